package main

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"text/tabwriter"

	"ludotheque/arena/bout"
	"ludotheque/internal/store"
	"ludotheque/rules"
)

var playCommand = &command{
	name: "play", args: "GAME [--seats …]", short: "plays games between levels and bots",
	long: `Plays games with the seeds S, S+1 and so on, on all cores, and prints them in
that order. A seat is a level (arena games lists them), or cmd:PROGRAM for a
program that speaks JSON lines (docs/bots.md), or tcp:PROGRAM for one that speaks
a game's network protocol, and is started with an address and a name; a program and
its arguments are cut at spaces. A map of your own is --option map=FILE. Where a
game has dialects, that of contests is played, as by league and serve, unless an
--option says otherwise, and the first line says which. The same arguments play the
same games.

--json also prints as tiebreaks what decides between equal scores, where a game has
such a number: the higher one is ahead.
`,
	run: (*app).play,
}

func (a *app) play(ctx context.Context, c *command, args []string) error {
	k := contest{stderr: a.err}
	f := c.flags()
	seats := f.StringSlice("seats", nil, "the players of the seats, in `ORDER`, such as hard,easy (default: normal on every seat); normal players take the seats that are left")
	common := k.flags(f, 1)
	rotate := f.Bool("rotate", false, "turn the seats by one from game to game")
	asJSON := f.Bool("json", false, "one JSON line a game, and nothing else")
	records := f.String("record", "", "write the record of each game into the folder `DIR`, to GAME-SEED.record, or GAME-SEED-2.record and so on if there is one")
	k.programFlags(f)
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	var err error
	if k.entry, err = find(c, f); err != nil {
		return err
	}
	seed, err := k.ready(common)
	if err != nil {
		return err
	}
	if !f.Changed("seats") {
		*seats = k.entry.FillUp(nil, k.entry.UsualSeats())
	} else if len(*seats) > 0 {
		*seats = k.entry.FillUp(*seats, k.entry.Min)
	}
	who, err := contestants(k.entry, "seats", *seats)
	if err != nil {
		return err
	}
	if f.Changed("record") {
		if *records == "" {
			return usage("--record is empty: give it a folder, or leave it out")
		}
		if k.records, err = store.Open(*records); err != nil {
			return unwritable(*records, err)
		}
	}
	if k.options, err = k.entry.ReadFiles(k.entry.Contest(k.options), ""); err != nil {
		return usage("%w", err)
	}
	// Check the set-up once, before anything is played.
	if err := k.entry.Check(k.setup(seed, len(who))); err != nil {
		return usage("%w", err)
	}

	tally, err := a.series(ctx, common.games, k.jobs, a.writer(&k, *asJSON), func(ctx context.Context, i int) (*outcome, error) {
		turned := who
		if *rotate {
			turned = turn(who, i)
		}
		return k.play(ctx, seed+uint64(i), turned)
	})
	if err == nil && !*asJSON && common.games > 1 {
		err = a.table(tally)
	}
	return err
}

// writer returns a function that writes each game, after a line with the rules they share.
func (a *app) writer(k *contest, asJSON bool) func(*outcome) error {
	if asJSON {
		return func(o *outcome) error { return a.json(o) }
	}
	if shown := k.entry.RulesShown(k.options); shown != "" {
		fmt.Fprintf(a.out, "%s, %s\n", k.entry.ID, shown)
	}
	return func(o *outcome) error {
		_, err := fmt.Fprintln(a.out, line(o))
		return err
	}
}

// series plays n games, writes each in order, and counts them.
func (a *app) series(ctx context.Context, n, jobs int, write func(*outcome) error, play func(context.Context, int) (*outcome, error)) (*tally, error) {
	t := new(tally)
	err := inOrder(ctx, n, jobs, play, func(i int, o *outcome) error {
		a.wipe()
		a.report(o)
		t.add(o)
		err := write(o)
		a.progress(i+1, n, "games")
		return err
	})
	a.wipe()
	return t, err
}

// turn moves all players by n seats.
func turn(who []bout.Guest, n int) []bout.Guest {
	turned := make([]bout.Guest, len(who))
	for i, c := range who {
		turned[(i+n)%len(who)] = c
	}
	return turned
}

// line formats a game for people.
func line(o *outcome) string {
	var b strings.Builder
	fmt.Fprintf(&b, "seed %d:", o.Seed)
	for i, s := range o.Seats {
		if i > 0 {
			b.WriteByte(',')
		}
		rank := ordinal(o.Ranks[i])
		if slices.Contains(o.Forfeit, rules.Seat(i)) {
			rank += ", did not play"
		}
		fmt.Fprintf(&b, " %s %s %d (%s)", rules.Seat(i).Letter(), s, o.Scores[i], rank)
	}
	fmt.Fprintf(&b, "; %s after %d steps, hash %s, %.2f s", o.Reason, o.Steps, o.Hash, o.Seconds)
	return b.String()
}

func ordinal(n int) string {
	suffix := "th"
	switch {
	case n%100 >= 11 && n%100 <= 13:
	case n%10 == 1:
		suffix = "st"
	case n%10 == 2:
		suffix = "nd"
	case n%10 == 3:
		suffix = "rd"
	}
	return fmt.Sprint(n, suffix)
}

// table prints the results of each contestant over all games.
func (a *app) table(t *tally) error {
	w := tabwriter.NewWriter(a.out, 0, 0, 3, ' ', tabwriter.AlignRight)
	fmt.Fprintf(w, "\nplayer\tseats\twins\trate\t95 %%\tmean score\t\n")
	for _, r := range t.rows {
		lo, hi := wilson(r.wins, r.seats)
		fmt.Fprintf(w, "%s\t%d\t%d\t%.1f %%\t%.1f to %.1f %%\t%.1f\t\n",
			r.label, r.seats, r.wins, 100*float64(r.wins)/float64(r.seats), 100*lo, 100*hi, float64(r.score)/float64(r.seats))
	}
	if err := w.Flush(); err != nil {
		return err
	}
	_, err := fmt.Fprintln(a.out, "A win is a first rank, shared or not.")
	return err
}
