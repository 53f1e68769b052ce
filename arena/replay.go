package main

import (
	"bytes"
	"context"
	"errors"
	"fmt"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/internal/store"
	"ludotheque/rules"
)

var replayCommand = &command{
	name: "replay", args: "FILE…", short: "plays records again and compares",
	long: `Plays each record again and prints the final hash. If a record does not play again,
or is not whole, it prints the first step that differs, and the exit code is 1. With --step, prints a position instead: the state, or what a seat sees;
with --meals, who ate whom in a game of Aquar.iom, a line each.
`,
	run: (*app).replay,
}

// replayLine is a line of replay --json for a record.
type replayLine struct {
	File string  `json:"file"`
	Game string  `json:"game,omitempty"`
	Seed *uint64 `json:"seed,omitempty"`
	// SeedText is rules.SeedText of it.
	SeedText string `json:"seedText,omitempty"`
	Steps    int    `json:"steps"`
	Reason   string `json:"reason,omitempty"`
	Hash     string `json:"hash,omitempty"`
	// Error says why the check failed; Step is the first step that differs.
	Error string `json:"error,omitempty"`
	Step  int    `json:"step,omitempty"`
}

func (a *app) replay(ctx context.Context, c *command, args []string) error {
	f := c.flags()
	asJSON := f.Bool("json", false, "one JSON line a record")
	step := f.Int("step", -1, "print the state after `N` steps")
	seat := f.Int("seat", -1, "with --step: print what seat `K` sees (0 is A, -1 a spectator), as JSON")
	meals := f.Bool("meals", false, "print who ate whom in a game of Aquar.iom")
	f.Lookup("step").DefValue, f.Lookup("seat").DefValue = "0", "0" // do not show -1 as a default
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return usage("replay: say which records to play again, as arena replay FILE")
	}
	if f.Changed("step") && *step < 0 {
		return usage("--step %d: give a whole number, 0 for the beginning", *step)
	}
	if f.Changed("seat") && *step < 0 {
		return usage("--seat needs --step: say at which step to look")
	}
	switch {
	case *meals:
		return each(f.Args(), a.meals)
	case *step >= 0:
		return each(f.Args(), func(name string) error { return a.position(name, *step, rules.Seat(*seat), f.Changed("seat")) })
	}
	failed := false
	for i, name := range f.Args() {
		if err := ctx.Err(); err != nil {
			return err
		}
		a.progress(i, f.NArg(), "records")
		l := check(name)
		failed = failed || l.Error != ""
		a.wipe()
		switch {
		case *asJSON:
			if err := a.json(l); err != nil {
				return err
			}
		case l.Error != "":
			fmt.Fprintf(a.err, "arena: %s: %s\n", l.File, l.Error)
		case l.Reason == "":
			fmt.Fprintf(a.out, "%s: %s, seed %d, unfinished after %d steps, plays the same again, hash %s\n", l.File, l.Game, *l.Seed, l.Steps, l.Hash)
		default:
			fmt.Fprintf(a.out, "%s: %s, seed %d, %s after %d steps, plays the same again, hash %s\n", l.File, l.Game, *l.Seed, l.Reason, l.Steps, l.Hash)
		}
	}
	if failed {
		return errChecked
	}
	return nil
}

// each calls f with each record, up to the first error.
func each(names []string, f func(string) error) error {
	for _, name := range names {
		if err := f(name); err != nil {
			return err
		}
	}
	return nil
}

// check replays a record.
func check(name string) replayLine {
	l := replayLine{File: name}
	p, err := open(name)
	if err != nil {
		var re *match.RecordError
		if errors.As(err, &re) {
			l.Step = re.Step
		}
		l.Error = err.Error()
		return l
	}
	h := p.Header()
	l.Game, l.Seed, l.SeedText, l.Steps, l.Hash = h.Game, &h.Setup.Seed, rules.SeedText(h.Setup.Seed), p.Len(), p.Hash(p.Len())
	if r := p.Result(); r != nil {
		l.Reason = r.Reason
	}
	if p.Cut() {
		l.Error = fmt.Sprintf("the record is cut off after step %d (hash %s), with no hash of its own to compare: the program was killed or the file was shortened; the window can resume it from there", l.Steps, l.Hash)
	}
	return l
}

// open opens the record in a file, of any game.
func open(name string) (catalog.Replay, error) {
	text, err := store.ReadFile(name)
	if err != nil {
		return nil, err
	}
	e, r, err := catalog.Identify(bytes.NewReader(text))
	if err != nil {
		return nil, err
	}
	return e.Open(r)
}

// meals prints which seats ate which.
func (a *app) meals(name string) error {
	text, err := store.ReadFile(name)
	if err != nil {
		return err
	}
	list, names, err := aquanet.RecordedMeals(bytes.NewReader(text))
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	for _, m := range list {
		if _, err := fmt.Fprintln(a.out, m.Text(names)); err != nil {
			return err
		}
	}
	return nil
}

// position prints a step of a record.
func (a *app) position(name string, step int, seat rules.Seat, seen bool) error {
	p, err := open(name)
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	if step > p.Len() {
		return usage("--step %d: %s has %d steps", step, name, p.Len())
	}
	if !seen {
		_, err = fmt.Fprint(a.out, p.Text(step))
		return err
	}
	if seats := p.Header().Setup.Seats; int(seat) >= seats || seat < rules.Spectator {
		return usage("--seat %d: give a number from 0 to %d, or -1 for a spectator", seat, seats-1)
	}
	_, err = fmt.Fprintf(a.out, "%s\n", p.View(step, seat))
	return err
}
