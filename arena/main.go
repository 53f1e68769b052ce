// Arena runs the games without a window: it lists them, lets computer players and programs play them,
// replays records, and measures levels against each other. See "arena --help".
//
// The package is both the command and the parent folder of its libraries. Moving it would change the
// path in all documents, downloads and users' scripts.
package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"
	"sync"
	"syscall"

	"github.com/spf13/pflag"

	"ludotheque/internal/text"
	"ludotheque/internal/version"
)

// Exit codes.
const (
	exitDone   = 0
	exitFailed = 1 // a requested check failed, or something broke
	exitUsage  = 2 // it was called wrongly
)

// SIGHUP and SIGPIPE, which package syscall does not name for js.
const (
	hangup     = syscall.Signal(1)
	brokenPipe = syscall.Signal(13)
)

func main() {
	ends := []os.Signal{os.Interrupt, syscall.SIGTERM}
	if !signal.Ignored(hangup) { // as under nohup
		ends = append(ends, hangup)
	}
	ctx, stop := signal.NotifyContext(context.Background(), ends...)
	context.AfterFunc(ctx, stop) // a second interruption kills
	// A closed output pipe must give a write error, not end the program silently.
	signal.Notify(make(chan os.Signal, 1), brokenPipe)
	a := &app{in: os.Stdin, out: os.Stdout, err: os.Stderr, live: isTerminal(os.Stderr), color: isTerminal(os.Stdout) && os.Getenv("NO_COLOR") == ""}
	code := a.run(ctx, os.Args[1:])
	stop()
	os.Exit(code)
}

// isTerminal reports whether f is a terminal.
func isTerminal(f *os.File) bool {
	info, err := f.Stat()
	return err == nil && info.Mode()&os.ModeCharDevice != 0 && os.Getenv("TERM") != "dumb"
}

// app is the program's input, output and settings.
type app struct {
	// Programs that play also write to err, concurrently, which a file supports.
	out, err io.Writer
	// bar is the unfiltered err, for progress; run sets it, and removes control characters from out and err.
	bar io.Writer
	// in is the input of commands with a console; nil for none.
	in    io.Reader
	live  bool // err is a terminal: progress may be shown
	color bool // out is a terminal that supports colours
}

// command is a subcommand.
type command struct {
	name  string
	args  string // as in the usage line
	short string
	long  string
	run   func(a *app, ctx context.Context, c *command, args []string) error
}

func commands() []*command {
	return []*command{gamesCommand, playCommand, replayCommand, lifeCommand, ladderCommand, leagueCommand, soakCommand, conformCommand, serveCommand, hostCommand, botCommand}
}

// usageError is wrong usage; its text says what was wrong and what is right.
type usageError struct{ error }

func usage(format string, args ...any) error { return usageError{fmt.Errorf(format, args...)} }

// errChecked makes the program exit with exitFailed after the failure has been printed.
var errChecked = errors.New("a check failed")

// errHelp reports that help was requested and printed.
var errHelp = errors.New("help was asked for")

func (a *app) run(ctx context.Context, args []string) int {
	out := &output{to: text.NewWriter(a.out)}
	a.out, a.err, a.bar = out, text.NewWriter(a.err), a.err
	err := a.dispatch(ctx, args)
	if errors.Is(err, errHelp) {
		err = nil
	}
	if lost := out.lost(); lost != nil && (err == nil || errors.Is(err, errChecked)) {
		err = lost
	}
	var wrong usageError
	switch {
	case err == nil:
		return exitDone
	case errors.Is(err, errChecked):
		return exitFailed
	case errors.As(err, &wrong):
		fmt.Fprintln(a.err, "arena:", err)
		return exitUsage
	case errors.Is(err, context.Canceled):
		fmt.Fprintln(a.err, "arena: stopped")
		return exitFailed
	}
	fmt.Fprintln(a.err, "arena:", err)
	return exitFailed
}

// output writes the results of a command, and remembers write errors, so that lost output gives a
// failing exit code.
type output struct {
	mu  sync.Mutex
	to  io.Writer
	err error
}

// Write does nothing after the first error.
func (o *output) Write(p []byte) (int, error) {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.err != nil {
		return 0, o.err
	}
	n, err := o.to.Write(p)
	if err != nil {
		o.err = fmt.Errorf("the output could not be written: %w; what is missing has to be printed again", err)
	}
	return n, o.err
}

// lost returns the first error.
func (o *output) lost() error {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.err
}

func (a *app) dispatch(ctx context.Context, args []string) error {
	if len(args) == 0 {
		a.help(a.err)
		return usage("say what to do: one of %s", names())
	}
	switch args[0] {
	case "-h", "--help", "help":
		a.help(a.out)
		return nil
	case "--version":
		fmt.Fprintln(a.out, version.String("arena"))
		return nil
	}
	for _, c := range commands() {
		if c.name == args[0] {
			return c.run(a, ctx, c, args[1:])
		}
	}
	return usage("%q is not a command; the commands are: %s", args[0], names())
}

func names() string {
	var list []string
	for _, c := range commands() {
		list = append(list, c.name)
	}
	return strings.Join(list, ", ")
}

func (a *app) help(w io.Writer) {
	fmt.Fprint(w, "Arena plays the games of Ludothèque without a window.\n\n")
	for _, c := range commands() {
		fmt.Fprintf(w, "    arena %-22s %s\n", c.name+" "+c.args, c.short)
	}
	fmt.Fprint(w, `    arena --version              says version and commit

Bots of your own: docs/bots.md; for arena serve the kit with libraries, docs/kit.md.

Each command has --help. It exits with 0 when it did its job, 1 when a check
failed or something broke, 2 when it was called wrongly.
`)
}

// flags returns the flags of a command, with --help.
func (c *command) flags() *pflag.FlagSet {
	f := pflag.NewFlagSet(c.name, pflag.ContinueOnError)
	f.SortFlags = false
	f.Usage = func() {}
	f.SetOutput(io.Discard)
	f.BoolP("help", "h", false, "print this, and quit")
	return f
}

// parse parses the arguments of a command. The error is errHelp, or a usageError.
func (c *command) parse(a *app, f *pflag.FlagSet, args []string) error {
	if err := f.Parse(args); err != nil {
		return usage("%s: %w; arena %s --help lists the arguments", c.name, err, c.name)
	}
	if help, _ := f.GetBool("help"); help {
		fmt.Fprintf(a.out, "arena %s %s\n    %s\n\n%s\n%s", c.name, c.args, c.short, c.long, f.FlagUsagesWrapped(100))
		return errHelp
	}
	return nil
}
