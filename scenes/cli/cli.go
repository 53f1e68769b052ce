// Package cli reads the command line of the window: what to open, how large, in
// which language, and the pictures and scripts that tests and tools ask for.
//
// It opens nothing and reaches no screen, so that every wrong argument can be
// tested as a table. Parse checks what can be known from the arguments alone;
// the code that opens a file or starts a match reports what is wrong with it.
package cli

import (
	"errors"
	"fmt"
	"io"
	"net"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"

	"github.com/spf13/pflag"

	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/records"
	"ludotheque/rules"
)

// ErrHelp is returned when the help was asked for and has been printed.
var ErrHelp = errors.New("help was asked for")

// Screens are the names that --screen takes.
var Screens = []string{"title", "lobby", "settings", "rules", "results", "records", "pause", "gallery", "invite", "nearby"}

// Limits of the size of a window or of a picture, in pixels: below the first
// nothing can be read, above the second a picture no longer fits in memory.
const (
	MinWidth, MinHeight = 320, 240
	MaxWidth, MaxHeight = 7680, 4320
)

// AtEnd is Options.At when no step was named: the last one.
const AtEnd = -1

// Options is what the command line asks for. Its zero value, with a size and
// At, is what no argument at all means: the title in a window.
type Options struct {
	// Game is the game to start at once; Seats is who sits in it, for every
	// seat [match.Human] or the name of a level; Setup is what it begins with.
	Game  string
	Seats []string
	Setup rules.Setup
	// Learn asks for the first game that teaches Game, in place of Seats and Setup.
	Learn bool
	// Seeded says that Setup.Seed was given, as SeedText; when it is false one is drawn.
	Seeded   bool
	SeedText string
	// Watch and Join are the code, the link or the address of a table or a server that is
	// watched or joined; Nick is what the person is called there, "" for the settings' name.
	Watch, Join, Nick string
	// Host opens a table for other screens, in the lobby of Game; Listen is where, ""
	// for the usual address.
	Host   bool
	Listen string
	// Replay is a record to open. Clicked says that it was given without a flag, as a
	// desktop does whose user opens one: the window says what is wrong with it.
	Replay  string
	Clicked bool
	// Shot is a picture to write before quitting: of Screen, or of Game or
	// Replay at step At (AtEnd: the last one).
	Shot   string
	Screen string
	At     int
	// Script is a file of frames to play instead of hands.
	Script string
	// Lang is "fr", "en", or empty for the system's language.
	Lang string
	// Text is the size of texts in a picture, in per cent; 0 is 100.
	Text int
	// Width and Height are in pixels; Sized says that they were asked for.
	Width, Height int
	Sized         bool
	Fullscreen    bool
	Mute          bool
	// Data is the folder of settings and records; empty: the user's own.
	Data string
	// Version asks for the version instead of a window.
	Version bool
}

const usage = `Ludothèque, a cabinet of board games.

    ludotheque                                        the title
    ludotheque --game ID [--seats human,hard,easy] [--seed N] [--option key=value]…
                                                      straight into a game
    ludotheque --game ID --learn                      a first game that teaches by playing
    ludotheque --replay FILE                          opens a saved game, or all those of a .zip file, as FILE alone does
    ludotheque --host [--game ID] [--listen :7070]    opens a table for phones, browsers and other windows
    ludotheque --join ADDRESS [--name NAME]           joins a table of any game, or an Aquar.iom server
    ludotheque --watch ADDRESS                        watches there
    ludotheque --shot FILE.png --screen NAME          draws a screen into a picture, and quits
    ludotheque --shot FILE.png --game ID [--at STEP]  draws that step of a game, computers on all seats

Flags:
%s
The program arena, a download of its own, plays without a window; "arena games" lists the
games, their seats, their levels and their options.
`

// written are arguments as they were written, before they are understood.
type written struct {
	at, size, seed string
	options        []string
	help           *bool
}

// declare names the arguments to f, which puts them into o and what it returns.
func (o *Options) declare(f *pflag.FlagSet) *written {
	w := &written{}
	f.StringVar(&o.Game, "game", "", "start the game `ID`")
	f.StringSliceVar(&o.Seats, "seats", nil, "who sits where, in `ORDER`: human, or a level (novice, easy, normal, hard, master; hard*3 for three; hard:pirate, hard:miser, hard:daredevil for a personality); computers of the middle level take the other seats that the game needs")
	f.StringVar(&w.seed, "seed", "", "the `NUMBER` or words that the game begins with (default: drawn at random)")
	f.BoolVar(&o.Learn, "learn", false, "with --game: a first game that teaches by playing")
	f.StringArrayVar(&w.options, "option", nil, "an option of the game, `KEY=VALUE`; may be repeated")
	f.StringVar(&o.Replay, "replay", "", "open the saved game in `FILE`, or the list with those of an archive")
	f.StringVar(&o.Watch, "watch", "", "watch what is at `ADDRESS`, as --join takes it")
	f.StringVar(&o.Join, "join", "", "join what is at `ADDRESS`: a table by its link, such as http://192.168.1.20:7070/TREFLE, or by its code alone in the same network, or an Aquar.iom server, such as 192.168.1.20:4242")
	f.StringVar(&o.Nick, "name", "", "with --join: the `NAME` to be known by there (default: the settings' name)")
	f.BoolVar(&o.Host, "host", false, "open a table for phones, browsers and other windows, in the lobby of --game")
	f.StringVar(&o.Listen, "listen", "", "with --host: listen on `HOST:PORT`, such as 127.0.0.1:7070 for this machine alone (default: :7070)")
	f.StringVar(&o.Shot, "shot", "", "write a picture into `FILE.png` (or .jpg) and quit; the same arguments give the same picture")
	f.StringVar(&o.Screen, "screen", "", "with --shot: the screen `NAME` ("+strings.Join(Screens, ", ")+")")
	f.StringVar(&w.at, "at", "", "with --game or --replay: the `STEP` to show (default: the last)")
	f.IntVar(&o.Text, "text", 0, "with --shot: the size of texts in `PERCENT`: "+textSizes()+" (default: 100)")
	f.StringVar(&o.Script, "script", "", "play the frames in `FILE`, JSON lines, instead of hands")
	f.StringVar(&o.Lang, "lang", "", "language, `fr|en` (default: the settings', then the system's)")
	f.StringVar(&w.size, "size", "", "size of the window or the picture, such as `1280x720`")
	f.BoolVar(&o.Fullscreen, "fullscreen", false, "fill the screen")
	f.BoolVar(&o.Mute, "mute", false, "no sound")
	f.StringVar(&o.Data, "data", "", "keep settings and records in the folder `DIR`")
	f.BoolVar(&o.Version, "version", false, "print the version, and quit")
	w.help = f.BoolP("help", "h", false, "print this, and quit")
	return w
}

// ofPage are the arguments that the address of a page may have.
var ofPage = []string{"game", "seats", "seed", "learn", "option", "replay", "watch", "join", "name", "at", "text", "lang", "mute"}

// PageArguments returns the arguments of a page's address that are meant for the program: services that
// pass links on add others.
func PageArguments(args []string) []string {
	var out []string
	for _, a := range args {
		name, _, _ := strings.Cut(strings.TrimPrefix(a, "--"), "=")
		if strings.HasPrefix(a, "--") && slices.Contains(ofPage, name) {
			out = append(out, a)
		}
	}
	return out
}

// Parse reads the arguments, without the program's name. Help goes to out, and
// then the error is ErrHelp. Any other error is one sentence that says what is
// wrong and what would be right.
func Parse(args []string, out io.Writer) (Options, error) {
	o := Options{Width: 1280, Height: 720, At: AtEnd}
	f := pflag.NewFlagSet("ludotheque", pflag.ContinueOnError)
	f.SortFlags = false
	f.Usage = func() {}
	f.SetOutput(io.Discard)
	w := o.declare(f)
	if runtime.GOOS == "js" {
		args = PageArguments(args)
	}
	if err := f.Parse(args); err != nil {
		return o, fmt.Errorf("%w; --help lists the arguments", err)
	}
	if *w.help {
		fmt.Fprintf(out, usage, f.FlagUsagesWrapped(100))
		return o, ErrHelp
	}
	if f.NArg() == 1 && o.Replay == "" && savedGames(f.Arg(0)) {
		o.Replay, o.Clicked = f.Arg(0), true
	} else if f.NArg() > 0 {
		return o, fmt.Errorf("%q is not an argument that ludotheque takes; a record is opened by --replay FILE, a game by --game ID", f.Arg(0))
	}
	o.Clicked = o.Clicked || runtime.GOOS == "js" // a link was followed
	if err := o.understand(w, f); err != nil {
		return o, err
	}
	if err := o.check(f); err != nil {
		return o, err
	}
	return o, o.Seat()
}

// savedGames reports whether a file has a saved game or several, by its name.
func savedGames(file string) bool {
	switch strings.ToLower(filepath.Ext(file)) {
	case match.Extension, records.ArchiveExtension:
		return true
	}
	return false
}

// understand reads what is more than a word.
func (o *Options) understand(w *written, f *pflag.FlagSet) (err error) {
	if f.Changed("seed") {
		if o.Setup.Seed, err = catalog.ParseSeed(w.seed); err != nil {
			return err
		}
		o.Seeded, o.SeedText = true, w.seed
	}
	if f.Changed("at") {
		if o.At, err = strconv.Atoi(w.at); err != nil || o.At < 0 {
			return fmt.Errorf("--at %q is not a step: give a whole number, 0 for the beginning", w.at)
		}
	}
	if f.Changed("size") {
		if o.Width, o.Height, err = parseSize(w.size); err != nil {
			return err
		}
		o.Sized = true
	}
	if o.Setup.Options, err = catalog.ParseOptions(w.options); err != nil {
		return err
	}
	for _, name := range []string{"game", "replay", "watch", "join", "name", "listen", "shot", "screen", "script", "lang", "data"} {
		if f.Changed(name) && f.Lookup(name).Value.String() == "" {
			return fmt.Errorf("--%s is empty: give it a value or leave it out", name)
		}
	}
	return nil
}

// Seat settles who sits where in Game: a person against computer players of the
// middle level, unless Seats says otherwise. Where Seats names fewer than the game
// needs, such computer players take the other places. Parse has done it when Game
// was given.
func (o *Options) Seat() error {
	if o.Game == "" {
		return nil
	}
	game, err := catalog.Find(o.Game)
	if err != nil {
		return fmt.Errorf("--game %w", err)
	}
	if o.Seats, err = repeated(o.Seats); err != nil {
		return err
	}
	for i, s := range o.Seats {
		if s == match.Human {
			continue
		}
		if _, err := game.Level(s); err != nil {
			return fmt.Errorf("--seats, place %d: %w; a person is %s", i+1, err, match.Human)
		}
	}
	if o.Seats == nil {
		o.Seats = game.FillUp([]string{match.Human}, game.UsualSeats())
	} else if len(o.Seats) > 0 {
		o.Seats = game.FillUp(o.Seats, game.Min)
	}
	o.Setup.Seats = len(o.Seats)
	if err := game.Check(o.Setup); err != nil {
		return fmt.Errorf("--game %s: %w", o.Game, err)
	}
	return nil
}

// repeated writes out what stands for several seats: "hard*3" is hard, hard,
// hard.
func repeated(seats []string) ([]string, error) {
	if !slices.ContainsFunc(seats, func(s string) bool { return strings.Contains(s, "*") }) {
		return seats, nil
	}
	var out []string
	for i, s := range seats {
		who, times, several := strings.Cut(s, "*")
		n := 1
		if several {
			var err error
			if n, err = strconv.Atoi(times); err != nil || n < 1 || n > maxSeats || who == "" {
				return nil, fmt.Errorf("--seats, place %d: %q says not how often: give a level and a number, as hard*3", i+1, s)
			}
		}
		for range n {
			out = append(out, who)
		}
	}
	return out, nil
}

// maxSeats is more seats than any game has.
const maxSeats = 32

// check relates the arguments to each other.
func (o *Options) check(f *pflag.FlagSet) error {
	if o.Lang != "" && o.Lang != "fr" && o.Lang != "en" {
		return fmt.Errorf("--lang %q is not a language of the cabinet: give fr or en", o.Lang)
	}
	for _, part := range [...]func(*pflag.FlagSet) error{o.checkNetwork, o.checkScreen, o.checkGame, o.checkPicture} {
		if err := part(f); err != nil {
			return err
		}
	}
	return nil
}

// checkGame relates what is about a match.
func (o *Options) checkGame(f *pflag.FlagSet) error {
	if o.Game != "" && o.Replay != "" {
		return errors.New("--game and --replay exclude each other: a record says itself which game it is")
	}
	if o.Game == "" {
		for _, name := range []string{"seats", "seed", "option", "learn"} {
			if f.Changed(name) {
				return fmt.Errorf("--%s needs --game: say which game it is for", name)
			}
		}
		if f.Changed("at") && o.Replay == "" {
			return errors.New("--at needs --game or --replay: say which game's step it is")
		}
		return nil
	}
	if o.Learn {
		for _, name := range []string{"seats", "seed", "option", "at", "screen"} {
			if f.Changed(name) {
				return fmt.Errorf("--learn excludes --%s: the first game of each kind is always the same", name)
			}
		}
	}
	if slices.Contains(o.Seats, "") {
		return errors.New("--seats has an empty place: give human or a level for each seat, as human,hard,easy")
	}
	if f.Changed("at") && o.Shot == "" {
		return errors.New("--at with --game needs --shot: a match that is played begins at its beginning")
	}
	return nil
}

// checkScreen relates what is about one screen.
func (o *Options) checkScreen(f *pflag.FlagSet) error {
	switch {
	case o.Screen == "":
		return nil
	case !slices.Contains(Screens, o.Screen):
		return fmt.Errorf("--screen %q is unknown: give one of %s", o.Screen, strings.Join(Screens, ", "))
	case o.Shot == "":
		return errors.New("--screen needs --shot: it says what to draw into a picture")
	case o.Replay != "" || f.Changed("at") && o.Screen != "pause":
		return errors.New("--screen excludes --replay and --at: a picture shows a screen or a step of a game")
	}
	return nil
}

// TextSizes are the sizes of texts that there are, in per cent: the settings offer
// the same.
var TextSizes = []int{100, 125, 150, 175, 200}

func textSizes() string {
	var all []string
	for _, n := range TextSizes {
		all = append(all, strconv.Itoa(n))
	}
	return strings.Join(all, ", ")
}

// checkPicture relates what is about a picture.
func (o *Options) checkPicture(f *pflag.FlagSet) error {
	if f.Changed("text") {
		if !slices.Contains(TextSizes, o.Text) {
			return fmt.Errorf("--text %d is not a size of texts: give one of %s", o.Text, textSizes())
		}
		if o.Shot == "" {
			return errors.New("--text needs --shot: in the window the settings say how large texts are")
		}
	}
	if o.Shot == "" {
		return nil
	}
	if ext := strings.ToLower(filepath.Ext(o.Shot)); ext != ".png" && ext != ".jpg" {
		return fmt.Errorf("--shot %q is not the name of a picture: it must end in .png or .jpg", o.Shot)
	}
	if o.Screen == "" && o.Game == "" && o.Replay == "" {
		return errors.New("--shot needs --screen, --game or --replay: say what to draw")
	}
	if o.Script != "" || o.Fullscreen {
		return errors.New("--shot excludes --script and --fullscreen: a picture has no hands and no window")
	}
	return nil
}

// checkHost relates what is about a table for other screens.
func (o *Options) checkHost(f *pflag.FlagSet) error {
	if !o.Host {
		if o.Listen != "" {
			return errors.New("--listen needs --host: it is where a table for other screens is found")
		}
		return nil
	}
	for _, name := range []string{"replay", "watch", "join", "shot", "screen", "learn", "seed"} {
		if f.Changed(name) {
			return fmt.Errorf("--host excludes --%s: people sit down in the lobby, and choose there what they play", name)
		}
	}
	if o.Listen != "" {
		if _, _, err := net.SplitHostPort(o.Listen); err != nil {
			return fmt.Errorf("--listen %q is not an address: give HOST:PORT, or :PORT for all of this machine's", o.Listen)
		}
	}
	return nil
}

// checkNetwork relates what is about tables and servers to each other.
func (o *Options) checkNetwork(f *pflag.FlagSet) error {
	if err := o.checkHost(f); err != nil {
		return err
	}
	if o.Watch == "" && o.Join == "" {
		if o.Nick != "" {
			return errors.New("--name needs --join: it is what you are called there")
		}
		return nil
	}
	for _, excluded := range [...]struct{ name, value string }{
		{"--game", o.Game}, {"--replay", o.Replay}, {"--shot", o.Shot}, {"--screen", o.Screen},
	} {
		if excluded.value != "" {
			return fmt.Errorf("%s excludes --watch and --join: a game elsewhere is neither begun nor opened here", excluded.name)
		}
	}
	switch {
	case o.Watch != "" && o.Join != "":
		return errors.New("--watch and --join exclude each other: say whether to watch or to play")
	case o.Watch != "" && o.Nick != "":
		return errors.New("--name needs --join: who watches has no name")
	}
	return nil
}

func parseSize(s string) (w, h int, err error) {
	before, after, ok := strings.Cut(s, "x")
	if ok {
		var errW, errH error
		w, errW = strconv.Atoi(before)
		h, errH = strconv.Atoi(after)
		ok = errW == nil && errH == nil
	}
	if !ok {
		return 0, 0, fmt.Errorf("--size %q is not a size: give width and height in pixels, such as 1280x720", s)
	}
	if w < MinWidth || h < MinHeight || w > MaxWidth || h > MaxHeight {
		return 0, 0, fmt.Errorf("--size %s is out of bounds: give from %dx%d to %dx%d", s, MinWidth, MinHeight, MaxWidth, MaxHeight)
	}
	return w, h, nil
}
