package main

import (
	"bytes"
	"cmp"
	"context"
	"fmt"
	"maps"
	"os"
	"runtime"
	"slices"
	"strings"
	"text/tabwriter"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/arena/life"
	"ludotheque/internal/store"
	"ludotheque/rules"
)

var lifeCommand = &command{
	name: "life", args: "GAME|FILE…", short: "counts what players do: acts, idle turns, first acts, meetings",
	long: `Plays games of computers and prints what each level does: the
turns or seconds in which it did nothing although something useful could be done, when
it first acts, how often it does each kind of thing, and which levels it attacks; then when
something first happens between players, and how often. The match is the first match
that the menus propose, or with --usual one of the default options.

Given records instead of a game, it counts those.
`,
	run: (*app).life,
}

// lifeLine is a line of life --json for a match.
type lifeLine struct {
	Game string `json:"game"`
	Seed uint64 `json:"seed"`
	// SeedText is rules.SeedText of it.
	SeedText string       `json:"seedText,omitempty"`
	Seats    []string     `json:"seats"`
	Life     *life.Report `json:"life"`
}

func (a *app) life(ctx context.Context, c *command, args []string) error {
	f := c.flags()
	seats := f.StringSlice("seats", nil, "the levels of the seats, in `ORDER` (default: novice on every seat)")
	games := f.Int("games", 20, "how many games, `N`")
	seedText := f.String("seed", "1", "the seed of the first game, a whole number `S`; the next games take S+1 and so on")
	options := f.StringArray("option", nil, "an option of the game, `KEY=VALUE`; may be repeated")
	usual := f.Bool("usual", false, "play the default options instead of the first game of the menus")
	asJSON := f.Bool("json", false, "one JSON line a game, and nothing else")
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	if f.NArg() == 0 {
		return usage("life: name a game, or records, as arena life GAME")
	}
	if *games < 1 || *games > 100_000 {
		return usage("--games %d: give a number from 1 to 100000", *games)
	}
	e, err := catalog.Find(f.Arg(0))
	if _, missing := os.Stat(f.Arg(0)); missing == nil && err != nil {
		return a.lifeOf(f.Args(), *asJSON)
	}
	if err != nil || f.NArg() > 1 {
		return usage("%w", cmp.Or(err, fmt.Errorf("life takes one game and has %d", f.NArg())))
	}
	if !slices.Contains(life.Games(), e.ID) {
		return usage("what happens in a match of %s is not counted; choose one of %s", e.ID, strings.Join(life.Games(), ", "))
	}
	seed, err := catalog.ParseSeed(*seedText)
	if err != nil {
		return usage("%w", err)
	}
	setup := rules.Setup{Seats: e.UsualSeats(), Options: map[string]string{}}
	if e.First != nil && !*usual {
		setup.Seats = e.First.Seats
		maps.Copy(setup.Options, e.First.Options)
	}
	given, err := catalog.ParseOptions(*options)
	if err != nil {
		return usage("%w", err)
	}
	if given, err = e.ReadFiles(given, ""); err != nil {
		return usage("%w", err)
	}
	maps.Copy(setup.Options, given)
	levels := []ai.Level{e.Levels[0]}
	if len(*seats) > 0 {
		setup.Seats, levels = len(*seats), nil
		for _, name := range *seats {
			level, err := e.Level(name)
			if err != nil {
				return usage("--seats: %w", err)
			}
			levels = append(levels, level)
		}
	}
	if err := e.Check(setup); err != nil {
		return usage("%w", err)
	}
	t := lifeTally{}
	err = inOrder(ctx, *games, runtime.GOMAXPROCS(0), func(ctx context.Context, i int) (*lifeLine, error) {
		s := setup
		s.Seed = seed + uint64(i)
		return watched(ctx, e, s, levels)
	}, func(i int, l *lifeLine) error {
		a.progress(i+1, *games, "games")
		if *asJSON {
			a.wipe()
			return a.json(l)
		}
		t.add(l)
		return nil
	})
	a.wipe()
	if err != nil || *asJSON {
		return err
	}
	return a.lifeTable(&t)
}

// watched plays a match between levels, the last of which fills the remaining seats, and counts it.
func watched(ctx context.Context, e *catalog.Entry, s rules.Setup, levels []ai.Level) (*lifeLine, error) {
	m, err := e.New(s)
	if err != nil {
		return nil, err
	}
	defer m.Close()
	l := &lifeLine{Game: e.ID, Seed: s.Seed, SeedText: rules.SeedText(s.Seed)}
	for i := range s.Seats {
		level := levels[min(i, len(levels)-1)]
		l.Seats = append(l.Seats, string(level))
		if err := m.Sit(rules.Seat(i), level, ai.Seed(s.Seed, rules.Seat(i)), 0); err != nil {
			return nil, err
		}
	}
	if err := m.Run(ctx); err != nil {
		return nil, err
	}
	var record bytes.Buffer
	if err := m.Save(&record); err != nil {
		return nil, err
	}
	l.Life, err = life.Of(record.Bytes())
	return l, err
}

// lifeOf counts records.
func (a *app) lifeOf(names []string, asJSON bool) error {
	t := lifeTally{}
	for _, name := range names {
		p, err := open(name)
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		data, err := store.ReadFile(name)
		if err != nil {
			return err
		}
		l := &lifeLine{Game: p.Header().Game, Seed: p.Header().Setup.Seed, SeedText: rules.SeedText(p.Header().Setup.Seed)}
		if l.Life, err = life.Of(data); err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
		for i := range l.Life.Seats {
			l.Seats = append(l.Seats, rules.Seat(i).Letter())
		}
		if asJSON {
			if err := a.json(l); err != nil {
				return err
			}
			continue
		}
		t.add(l)
	}
	if asJSON {
		return nil
	}
	return a.lifeTable(&t)
}

// lifeTally adds up matches.
type lifeTally struct {
	unit    string
	lengths []float64
	who     map[string]*lifeOfLevel
	firsts  map[string][]float64
	counts  map[string]int
}

// lifeOfLevel is what the seats of a level did.
type lifeOfLevel struct {
	seats, chances, idle int
	firsts               []float64 // of seats that acted
	acts                 map[string]int
	attacks              map[string]int // on seats of each level
}

func (t *lifeTally) add(l *lifeLine) {
	if t.who == nil {
		*t = lifeTally{unit: l.Life.Unit, who: map[string]*lifeOfLevel{}, firsts: map[string][]float64{}, counts: map[string]int{}}
	}
	t.lengths = append(t.lengths, l.Life.Length)
	for i, s := range l.Life.Seats {
		w := t.who[l.Seats[i]]
		if w == nil {
			w = &lifeOfLevel{acts: map[string]int{}, attacks: map[string]int{}}
			t.who[l.Seats[i]] = w
		}
		w.seats++
		w.chances += s.Chances
		w.idle += s.Idle
		if s.First > 0 {
			w.firsts = append(w.firsts, s.First)
		}
		for what, n := range s.Acts {
			w.acts[what] += n
		}
		for victim, n := range s.Attacks {
			if n > 0 {
				w.attacks[l.Seats[victim]] += n
			}
		}
	}
	for what, at := range l.Life.Firsts {
		t.firsts[what] = append(t.firsts[what], at)
	}
	for what, n := range l.Life.Counts {
		t.counts[what] += n
	}
}

// middle returns the median; 0 for an empty list.
func middle(list []float64) float64 {
	if len(list) == 0 {
		return 0
	}
	list = slices.Sorted(slices.Values(list))
	return list[len(list)/2]
}

// lifeTable prints the sums.
func (a *app) lifeTable(t *lifeTally) error {
	games := len(t.lengths)
	fmt.Fprintf(a.out, "%d games, of %.0f %ss in the median\n\n", games, middle(t.lengths), t.unit)
	w := tabwriter.NewWriter(a.out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "player\tidle %ss\tfirst act\tnever acted\teach match\n", t.unit)
	for _, who := range slices.Sorted(maps.Keys(t.who)) {
		l := t.who[who]
		var acts []string
		for _, what := range slices.Sorted(maps.Keys(l.acts)) {
			acts = append(acts, fmt.Sprintf("%s %.1f", what, float64(l.acts[what])/float64(l.seats)))
		}
		for _, victim := range slices.Sorted(maps.Keys(l.attacks)) {
			acts = append(acts, fmt.Sprintf("attacks on %s %.1f", victim, float64(l.attacks[victim])/float64(l.seats)))
		}
		fmt.Fprintf(w, "%s\t%.1f %%\t%.0f\t%d of %d\t%s\n", who, 100*float64(l.idle)/float64(max(1, l.chances)), middle(l.firsts), l.seats-len(l.firsts), l.seats, strings.Join(acts, ", "))
	}
	fmt.Fprintf(w, "\nbetween players\tgames with one\tfirst %s\teach match\n", t.unit)
	for _, what := range slices.Sorted(maps.Keys(t.counts)) {
		fmt.Fprintf(w, "%s\t%.0f %%\t%.0f\t%.1f\n", what, 100*float64(len(t.firsts[what]))/float64(games), middle(t.firsts[what]), float64(t.counts[what])/float64(games))
	}
	return w.Flush()
}
