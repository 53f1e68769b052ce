package main

import (
	"context"
	"fmt"
	"math"
	"runtime"
	"slices"
	"time"

	"github.com/spf13/pflag"

	"ludotheque/ai"
	"ludotheque/arena/bout"
	"ludotheque/arena/catalog"
	"ludotheque/arena/ladder"
)

var ladderCommand = &command{
	name: "ladder", args: "[GAME…]", short: "measures every level against every other",
	long: `Every two levels fill tables by half, everybody on each seat in turn with the same
luck, until it is known on which side of its mark each comparison lies (65 % for a
level against the one below), and not longer than --games. Prints ratings on the
Elo scale, and how much of the comparisons each wins, with intervals that hold
the true value in 95 cases of 100; then how long each thought, in processor time, and
how the first places fall on the seats.

With --steps every level is measured against the one below only, which takes a third of
the time; --steps=LEVEL measures that level over the one below it. With --characters LEVEL that level is measured against itself played in the way of each
character; with --fair equal players fill the table, as many --games of each level (or
of --fair=LEVEL), and the first places are counted by seat.

With --with SEAT another player is measured, alone among each level: search, which
plays any game by its rules alone, or cmd:PROGRAM (docs/bots.md). With --all the
main variants of the game are measured, and without GAME all games. A map of your own is
--option map=FILE. Where a game has dialects the first line says which was played: that of
the menus, unless an --option says otherwise.

When it is interrupted, or ended by a time limit's signal, it prints what it measured so
far, and says what is missing.
`,
	run: (*app).ladder,
}

// measuring is one run of ladder for one variant of one game.
type measuring struct {
	contest
	app     *app
	variant catalog.Variant
	seed    uint64
	most    int // largest number of games of a pair
	guests  []bout.Guest
	of      ai.Level // the level whose characters are measured; "" for all levels
	steps   string   // the level to measure against the one below, or everyLevel; "" for all pairs
	fair    string   // the level for games of equal players, or everyLevel; "" for none
	ladder  *ladder.Ladder
	times   map[ai.Level]*catalog.Times
	took    map[*ladder.Pair]float64 // seconds of the games of a pair
	missing []string                 // what an interrupted run has not measured
}

// everyLevel is the value of --steps and of --fair without an argument.
const everyLevel = "all"

// ladderFlags are the flags of ladder that other contests lack.
type ladderFlags struct {
	*pflag.FlagSet
	players    int
	with       []string
	characters string
	steps      string
	fair       string
	all, json  bool
}

func (a *app) ladder(ctx context.Context, c *command, args []string) error {
	k := contest{stderr: a.err, timed: true}
	f := ladderFlags{FlagSet: c.flags()}
	common := k.flags(f.FlagSet, 400)
	f.Lookup("games").Usage = "at most `N` games for each two players"
	f.IntVar(&f.players, "players", 0, "how many sit at the table, `N` (default: as many as the game takes)")
	f.StringArrayVar(&f.with, "with", nil, "measure `SEAT`, search or cmd:PROGRAM, among each level; may be repeated")
	f.StringVar(&f.characters, "characters", "", "measure the personalities of `LEVEL` against the level")
	f.StringVar(&f.steps, "steps", "", "measure every level, or `LEVEL`, against the one below only")
	f.Lookup("steps").NoOptDefVal = everyLevel
	f.StringVar(&f.fair, "fair", "", "seat equal players of every level, or of `LEVEL`, and count first places by seat")
	f.Lookup("fair").NoOptDefVal = everyLevel
	f.BoolVar(&f.all, "all", false, "every main variant of the game")
	k.programFlags(f.FlagSet)
	f.BoolVar(&f.json, "json", false, "one JSON line for each two players")
	if err := c.parse(a, f.FlagSet, args); err != nil {
		return err
	}
	seed, err := k.ready(common)
	if err != nil {
		return err
	}
	list, err := f.variants(c, &k)
	if err != nil {
		return err
	}
	for _, m := range list {
		m.contest.stderr, m.app, m.seed, m.most = k.stderr, a, seed, common.games
		m.of, m.fair, m.steps = ai.Level(f.characters), f.fair, f.steps
		if err := m.ready(f.with); err != nil {
			return err
		}
	}
	for i, m := range list {
		err := a.measureVariant(ctx, m, &f)
		if wasStopped(err) {
			a.sayMissing(m, list[i+1:])
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// measureVariant measures one variant and prints the results, also if it is interrupted, which it then
// returns as its error.
func (a *app) measureVariant(ctx context.Context, m *measuring, f *ladderFlags) error {
	begin := time.Now()
	r, stopped := m.measure(ctx, begin)
	if stopped != nil && !wasStopped(stopped) {
		return stopped
	}
	if stopped != nil && r.empty() {
		return stopped
	}
	var err error
	switch {
	case f.json:
		err = a.jsonLines(r)
	case m.fair != "" || m.of != "" || m.steps != "" || r.Browser != nil:
		_, err = fmt.Fprintf(a.out, "%s, %s, in %.0f s\n\n%s", a.bold(r.Game), r.title(), time.Since(begin).Seconds(), r.found())
	default:
		err = a.show(r)
	}
	if err == nil {
		err = stopped
	}
	return err
}

// measure plays and returns the results. If it is interrupted it returns the results so far with an
// error.
func (m *measuring) measure(ctx context.Context, begin time.Time) (*standing, error) {
	if m.fair != "" {
		return m.equals(ctx)
	}
	err := m.run(ctx)
	if err != nil && !wasStopped(err) {
		return nil, err
	}
	m.settle(err != nil)
	switch {
	case m.of != "":
		return m.characters(), err
	case m.steps != "":
		return m.browser(m.oneByOne()), err
	}
	return m.browser(m.report(time.Since(begin))), err
}

// variants returns the variants to measure.
func (f *ladderFlags) variants(c *command, k *contest) ([]*measuring, error) {
	var entries []*catalog.Entry
	if f.all && f.NArg() == 0 {
		entries = catalog.Games()
	} else {
		e, err := find(c, f.FlagSet)
		if err != nil {
			return nil, err
		}
		entries = append(entries, e)
	}
	var list []*measuring
	for _, e := range entries {
		ways := e.Variants()
		if err := f.oneThing(); err != nil {
			return nil, err
		}
		if f.all && (f.Changed("players") || len(k.options) > 0) {
			return nil, usage("--all has its own tables: leave out --players and --option, or --all")
		}
		if !f.all {
			usual := e.UsualSeats()
			if f.Changed("players") {
				usual = f.players
			}
			options, err := e.ReadFiles(k.options, "")
			if err != nil {
				return nil, usage("%w", err)
			}
			ways = []catalog.Variant{{Seats: usual, Options: options, Said: k.options}}
		}
		for _, v := range ways {
			if err := e.Check(v.Setup(1)); err != nil {
				return nil, usage("%w", err)
			}
			m := &measuring{contest: *k, variant: v}
			m.entry, m.options = e, v.Options
			list = append(list, m)
		}
	}
	return list, nil
}

// oneThing checks that the flags ask for one kind of measurement. --all is only allowed with --steps.
func (f *ladderFlags) oneThing() error {
	n := 0
	for _, asked := range []bool{f.fair != "", f.characters != "", f.steps != "" || f.all, len(f.with) > 0 && !f.all} {
		if asked {
			n++
		}
	}
	if n > 1 || f.steps != "" && len(f.with) > 0 {
		return usage("--all or --steps, --fair, --characters and --with measure different things: give one of them")
	}
	return nil
}

// ready parses the players to measure.
func (m *measuring) ready(with []string) error {
	levels := ai.Names(m.entry.Levels)
	var err error
	if m.of != "" {
		if m.of, err = m.entry.Level(string(m.of)); err != nil {
			return usage("--characters: %w", err)
		}
		var names []string
		for _, c := range ai.Characters() {
			names = append(names, string(m.of.With(c)))
		}
		m.ladder = ladder.NewCharacters(string(m.of), names, m.variant.Seats)
		m.times, m.took = map[ai.Level]*catalog.Times{}, map[*ladder.Pair]float64{}
		m.guests, err = contestants(m.entry, "characters", m.ladder.Names)
		return err
	}
	if m.fair != "" && m.fair != everyLevel {
		if _, err := m.entry.Level(m.fair); err != nil {
			return usage("--fair: %w", err)
		}
	}
	if m.guests, err = contestants(m.entry, "with", append(ai.Names(m.entry.Levels), with...)); err != nil {
		return err
	}
	m.times, m.took = map[ai.Level]*catalog.Times{}, map[*ladder.Pair]float64{}
	if m.steps == "" {
		m.ladder = ladder.New(levels, with, m.variant.Seats)
		return nil
	}
	m.ladder = ladder.NewSteps(levels, m.variant.Seats)
	if m.steps == everyLevel {
		return nil
	}
	l, err := m.entry.Level(m.steps)
	if err != nil {
		return usage("--steps: %w", err)
	}
	pairs := slices.DeleteFunc(m.ladder.Pairs, func(p *ladder.Pair) bool { return m.ladder.Names[p.A] != string(l) })
	if len(pairs) == 0 {
		return usage("--steps: there is no level below %s", l)
	}
	m.ladder.Pairs = pairs
	return nil
}

// task is one game of a pair.
type task struct {
	pair       *ladder.Pair
	deal, game int
}

// batch is the number of deals of each pair between checks.
const batch = 4

// run plays until enough is known of every pair.
func (m *measuring) run(ctx context.Context) error {
	l := m.ladder
	for {
		var tasks []task
		for _, p := range l.Pairs {
			if m.enough(p) {
				continue
			}
			for d := range min(batch, (m.most-p.Games+l.DealGames()-1)/l.DealGames()) {
				for g := range l.DealGames() {
					tasks = append(tasks, task{p, p.Deals() + d, g})
				}
			}
		}
		if len(tasks) == 0 {
			m.app.wipe()
			return nil
		}
		if err := m.play(ctx, tasks); err != nil {
			return err
		}
	}
}

// play plays tasks and adds them to the ladder, a deal at a time.
func (m *measuring) play(ctx context.Context, tasks []task) error {
	l := m.ladder
	var deal []ladder.Played
	return inOrder(ctx, len(tasks), m.jobs, func(ctx context.Context, i int) (*outcome, error) {
		t := tasks[i]
		var who []bout.Guest
		for _, x := range l.Seating(t.pair, t.deal, t.game) {
			who = append(who, m.guests[x])
		}
		return m.contest.play(ctx, m.seed+uint64(t.deal), who)
	}, func(i int, o *outcome) error {
		m.app.report(o)
		for level, t := range o.thought {
			if m.times[level] == nil {
				m.times[level] = new(catalog.Times)
			}
			m.times[level].Join(t)
		}
		m.took[tasks[i].pair] += o.Seconds
		deal = append(deal, ladder.Played{Ranks: o.Ranks, Scores: o.Scores, Lead: o.lead})
		if len(deal) == l.DealGames() {
			l.Add(tasks[i].pair, deal)
			deal = nil
		}
		m.app.progress(l.Games, len(l.Pairs)*m.most, "games at most")
		return nil
	})
}

// equals plays games of equal players of each level.
func (m *measuring) equals(ctx context.Context) (*standing, error) {
	s := m.standing()
	if s.Seats < 2 {
		return nil, usage("--fair needs a table of two seats or more: add --players N")
	}
	for x, level := range m.entry.Levels {
		if m.fair != everyLevel && m.fair != string(level) {
			continue
		}
		who := make([]bout.Guest, s.Seats)
		for i := range who {
			who[i] = m.guests[x]
		}
		e := equals{Level: string(level), Firsts: make([]float64, s.Seats)}
		err := inOrder(ctx, m.most, m.jobs, func(ctx context.Context, i int) (*outcome, error) {
			return m.contest.play(ctx, m.seed+uint64(i), who)
		}, func(_ int, o *outcome) error {
			m.app.report(o)
			e.add(o.Ranks)
			m.app.progress(e.Games, m.most, "games of "+e.Level)
			return nil
		})
		m.app.wipe()
		if err != nil && !wasStopped(err) {
			return nil, err
		}
		if e.Games > 0 {
			s.Equals = append(s.Equals, e)
		}
		if err != nil {
			m.missing = append(m.missing, fmt.Sprintf("equal players of %s (%d games)", e.Level, e.Games))
			return s, err
		}
	}
	return s, nil
}

// standing returns an empty standing of the variant.
func (m *measuring) standing() *standing {
	return &standing{Game: m.entry.ID, Variant: m.variant.String(), Rules: m.entry.RulesShown(m.options), Seats: m.variant.Seats}
}

// cells returns the results of each pair.
func (m *measuring) cells() []cell {
	var all []cell
	for _, p := range m.ladder.Pairs {
		c := cell{Game: m.entry.ID, Level: m.ladder.Names[p.A], Against: m.ladder.Names[p.B], Seats: m.variant.Seats, Games: p.Games, Seconds: math.Round(m.took[p]), Estimate: p.Won()}
		if p.Guest {
			e := p.First()
			c.First = &e
		}
		all = append(all, c)
	}
	return all
}

// characters returns the results of a level's characters.
func (m *measuring) characters() *standing {
	s := m.standing()
	s.Characters = m.cells()
	return s
}

// oneByOne returns the results of levels against the one below.
func (m *measuring) oneByOne() *standing {
	s := m.standing()
	s.Steps, s.Native = m.cells(), m.thoughts()
	return s
}

// browser reduces the results to thinking times, for measurements in a browser's engine: strengths are
// the same everywhere.
func (m *measuring) browser(s *standing) *standing {
	if runtime.GOOS != "js" {
		return s
	}
	b := m.standing()
	b.Browser = s.Native
	return b
}
