package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"runtime"
	"strconv"
	"strings"
	"text/tabwriter"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/soak"
)

var soakCommand = &command{
	name: "soak", args: "[GAME…]", short: "plays games by the thousand, and checks that nothing breaks",
	long: `Plays random games and games of computers, of the games named or of all,
with seats, options and levels drawn, and checks every state against what rules promise
and against the laws of the game: nectar, pieces and points add up, what a view
proposes is allowed, a guess looks like what was seen, clones share nothing, the
record plays again. Some steps are undone.

--heavy saves and loads after every step, in short games. --kill plays each short
game once more in processes that are killed without warning, each going on with
the file that the last one left, now and then with half of its last line.

A game that fails is saved in the folder of --keep with what broke, and the exit
code is 1 at the end. The same seed plays the same game.
`,
	run: (*app).soak,
}

// soakFlags are the arguments of soak.
type soakFlags struct {
	soak.Soak
	seed, child string
	asJSON      bool
}

func (a *app) soak(ctx context.Context, c *command, args []string) error {
	var o soakFlags
	f := c.flags()
	f.IntVar(&o.Games, "games", 100, "how many games of each, `N`")
	f.DurationVar(&o.For, "for", 0, "play for a `TIME` in all instead, such as 10m")
	f.StringVar(&o.seed, "seed", "1", "the seed of the first game of each, a whole number `S`; the next games take S+1 and so on")
	f.BoolVar(&o.Heavy, "heavy", false, "save and load after every step")
	f.BoolVar(&o.Kill, "kill", false, "kill the games and resume them")
	f.IntVar(&o.Jobs, "jobs", runtime.GOMAXPROCS(0), "play `N` games at the same time")
	f.StringVar(&o.Keep, "keep", "soak-failures", "the `FOLDER` for games that fail")
	f.BoolVar(&o.asJSON, "json", false, "one JSON line a game at the end, one for all of them, and nothing else")
	f.StringVar(&o.child, "child", "", "for arena itself")
	if err := f.MarkHidden("child"); err != nil {
		return err
	}
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	if o.Games < 1 || o.Games > 1_000_000_000 {
		return usage("--games %d: give a number from 1 to 1000000000", o.Games)
	}
	if o.For < 0 || o.For > 0 && f.Changed("games") {
		return usage("--for %v: give a time such as 10m, and no --games with it", o.For)
	}
	if o.Jobs < 1 || o.Jobs > 1024 {
		return usage("--jobs %d: give a number from 1 to 1024", o.Jobs)
	}
	if o.Keep == "" {
		return usage("--keep is empty: give it a folder, or leave it out")
	}
	var err error
	if o.Seed, err = catalog.ParseSeed(o.seed); err != nil {
		return usage("%w", err)
	}
	if o.Entries, err = entries(f.Args()); err != nil {
		return err
	}
	if o.child != "" {
		return soak.PlayOn(ctx, soak.Draw(o.Entries[0], o.Seed, true), o.child, a.out, a.in)
	}
	return a.soakAll(ctx, &o)
}

// entries returns the games of these ids, or all games.
func entries(ids []string) ([]*catalog.Entry, error) {
	if len(ids) == 0 {
		return catalog.Games(), nil
	}
	var list []*catalog.Entry
	for _, id := range ids {
		e, err := catalog.Find(id)
		if err != nil {
			return nil, usage("%w", err)
		}
		list = append(list, e)
	}
	return list, nil
}

func (a *app) soakAll(ctx context.Context, o *soakFlags) error {
	self, err := os.Executable()
	if err != nil {
		return err
	}
	o.Command = func(ctx context.Context, e *catalog.Entry, seed uint64, file string) *exec.Cmd {
		return exec.CommandContext(ctx, self, "soak", e.ID, "--seed", strconv.FormatUint(seed, 10), "--child", file)
	}
	failed := false
	o.Failed = func(f *soak.Failure) {
		failed = true
		a.wipe()
		a.soakFailed(o, f)
	}
	shown := time.Time{}
	o.Done = func(t *soak.Tally) {
		if time.Since(shown) > 100*time.Millisecond { // limit the rate of progress output
			shown = time.Now()
			a.soakProgress(t)
		}
	}
	tallies, err := o.Run(ctx)
	a.wipe()
	if e := a.soakTable(tallies, o.asJSON); e != nil {
		return e
	}
	if failed && err == nil {
		return errChecked
	}
	return err
}

func (a *app) soakProgress(t *soak.Tally) {
	if a.live {
		fmt.Fprintf(a.bar, "\r%s: %d games, %d failed ", t.Game, t.Games, t.Failed)
	}
}

// soakFailed prints in one line what failed and how to replay it.
func (a *app) soakFailed(o *soakFlags, f *soak.Failure) {
	gist, _, _ := strings.Cut(f.Err.Error(), "\n")
	again := fmt.Sprintf("arena soak %s --games 1 --seed %d", f.Game.Entry.ID, f.Game.Setup.Seed)
	if o.Heavy {
		again += " --heavy"
	}
	if o.Kill {
		again += " --kill"
	}
	kept := f.Record
	if f.Unsaved != nil {
		kept = fmt.Sprintf("not kept: %v", f.Unsaved)
	}
	fmt.Fprintf(a.err, "arena: %s, seed %d: %s; again: %s; record: %s\n", f.Game.Entry.ID, f.Game.Setup.Seed, gist, again, kept)
}

// soakTable prints the tallies of all games.
func (a *app) soakTable(tallies []soak.Tally, asJSON bool) error {
	if asJSON {
		var errs []error
		for i := range tallies {
			errs = append(errs, a.json(&tallies[i]))
		}
		if len(tallies) > 1 {
			errs = append(errs, a.json(soak.Sum(tallies)))
		}
		return errors.Join(errs...)
	}
	w := tabwriter.NewWriter(a.out, 0, 0, 3, ' ', tabwriter.AlignRight)
	fmt.Fprintf(w, "game\tgames\tfailed\tsteps\tlooked at\treloads\ttaken back\tkills\tseconds\theap, MB\tresident, MB\t\n")
	for _, t := range tallies {
		fmt.Fprintf(w, "%s\t%d\t%d\t%d\t%d\t%d\t%d\t%d\t%.1f\t%.1f to %.1f\t%.0f to %.0f\t\n",
			t.Game, t.Games, t.Failed, t.Steps, t.Sounded, t.Reloads, t.Undone, t.Kills, t.Seconds,
			mega(t.Begin.Heap), mega(t.End.Heap), mega(t.Begin.Resident), mega(t.End.Resident))
	}
	return w.Flush()
}

func mega(bytes uint64) float64 { return float64(bytes) / (1 << 20) }
