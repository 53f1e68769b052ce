// Command oracle computes the set-ups that the level Master of « C'est du
// brutal ! » draws from, and says how well the best fixed set-up that it can
// find does against them. docs/brutal.md says how and why.
//
//	go run ./ai/brutal/oracle                     both dialects, into ai/brutal/mixture.json
//	go run ./ai/brutal/oracle --dialect origine   one of them
//	go run ./ai/brutal/oracle --resume            go on from what is in the file
//	go run ./ai/brutal/oracle --check             only look for the best response
//	go run ./ai/brutal/oracle --check --think 20000   the same with the truces of master
//	go run ./ai/brutal/oracle --measure --think 100000   how well that response does
//
// It is a double oracle: a table of pay-offs between set-ups, simulated; its
// equilibrium; a search for the best response to that; and again with the
// response in the table. The same arguments, and with the last two the same
// file, give the same result, after some minutes.
package main

import (
	"encoding/json"
	"fmt"
	"math"
	"os"
	"slices"
	"time"

	"github.com/spf13/pflag"

	bots "ludotheque/ai/brutal"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

const file = "ai/brutal/mixture.json"

type settings struct {
	race
	rounds, pairs, final, think int
	seed                        uint64
	resume, measure             bool
}

func main() {
	f := pflag.NewFlagSet("oracle", pflag.ContinueOnError)
	var c settings
	dialect := f.String("dialect", "", "origine or equilibre; both when left out")
	check := f.Bool("check", false, "keep the mixture that there is, and look for the best response again")
	f.BoolVar(&c.measure, "measure", false, "keep what there is, and only measure how the best response does against the mixture")
	f.BoolVar(&c.resume, "resume", false, "begin with what there is instead of with the presets")
	f.IntVar(&c.rounds, "rounds", 12, "best responses to add")
	f.IntVar(&c.generations, "generations", 12, "how often the best candidates for each of them have children")
	f.IntVar(&c.children, "children", 40, "candidates of a generation")
	f.IntVar(&c.battles, "battles", 60, "battles of a candidate before the worse half is dropped")
	f.IntVar(&c.pairs, "pairs", 1000, "battles for each pay-off of the table")
	f.IntVar(&c.final, "final", 20000, "battles for each figure of the report")
	f.IntVar(&c.think, "think", 0, "steps of battles that both sides play in their heads in a truce, as master does; 0: they give the sensible orders")
	f.Uint64Var(&c.seed, "seed", 1, "of all that is drawn")
	if err := f.Parse(os.Args[1:]); err == pflag.ErrHelp {
		return
	} else if err != nil || f.NArg() > 0 {
		fmt.Fprintf(os.Stderr, "oracle: %v %v: see --help\n", err, f.Args())
		os.Exit(2)
	}
	if err := run(c, *dialect, *check); err != nil {
		fmt.Fprintln(os.Stderr, "oracle:", err)
		os.Exit(1)
	}
}

func run(c settings, dialect string, check bool) error {
	dialects := []brutal.Dialect{brutal.Origin, brutal.Balanced}
	if dialect != "" {
		var d brutal.Dialect
		if err := d.UnmarshalText([]byte(dialect)); err != nil {
			return err
		}
		dialects = []brutal.Dialect{d}
	}
	out := map[string]*bots.Solution{}
	for d := range brutal.Dialect(2) {
		out[d.String()] = bots.Solved(d)
	}
	for _, d := range dialects {
		found := out[d.String()]
		if !check && !c.measure {
			err := compute(c, d, func(m bots.Mixture, best *bots.Lineup) error {
				found.Mixture = m
				if best != nil {
					*c.answer(found) = *best
				}
				return save(out)
			})
			if err != nil {
				return err
			}
		}
		if c.measure {
			measure(c, d, found)
			continue
		}
		if len(found.Mixture) == 0 {
			return fmt.Errorf("there is no mixture for %s yet: run without --check", d)
		}
		found.Mixture = compact(found.Mixture)
		*c.answer(found) = report(c, d, found.Mixture)
		if err := save(out); err != nil {
			return err
		}
	}
	return nil
}

// answer returns where the best response of a solution is stored.
func (c *settings) answer(found *bots.Solution) *bots.Lineup {
	if c.think > 0 {
		return &found.ThinkingResponse
	}
	return &found.Response
}

// save writes the results for both dialects.
func save(out map[string]*bots.Solution) error {
	b, err := json.MarshalIndent(out, "", "\t")
	if err != nil {
		return err
	}
	return os.WriteFile(file, append(b, '\n'), 0o644)
}

// compute is the double oracle algorithm. It calls keep after each round, so that an interrupted run
// can be resumed.
func compute(c settings, d brutal.Dialect, keep func(m bots.Mixture, best *bots.Lineup) error) error {
	r := rules.NewRand(c.seed)
	l := &league{dialect: d, think: c.think}
	if c.resume {
		found := bots.Solved(d)
		for i := range found.Mixture {
			l.lineups = append(l.lineups, &found.Mixture[i].Lineup)
		}
		for _, x := range []bots.Lineup{found.Response, found.ThinkingResponse} {
			if x.Check() == nil {
				l.lineups = append(l.lineups, &x)
			}
		}
	} else {
		for _, p := range brutal.Presets() {
			l.lineups = append(l.lineups, bots.NewLineup(p.Recipes[d]))
		}
	}
	var pay [][]float64
	var best *bots.Lineup
	began := time.Now()
	for round := 0; ; round++ {
		pay = l.table(pay, c.pairs, r)
		l.weights = solve(pay, 200_000)
		if err := keep(l.mixture(), best); err != nil || round == c.rounds {
			return err
		}
		var top float64
		best, top = l.respond(c.race, r)
		fmt.Fprintf(os.Stderr, "%s round %d after %s: a response wins %.1f %%: %s\n", d, round, time.Since(began).Round(time.Second), 100*top, best.Brief())
		l.lineups = append(l.lineups, best)
	}
}

// mixture returns the lineups of the league with a weight above one in a hundred.
func (l *league) mixture() bots.Mixture {
	var m bots.Mixture
	for i, w := range l.weights {
		n := int(float64(1000*w) + 0.5)
		if n >= 10 {
			m = append(m, bots.Choice{Weight: n, Lineup: *l.lineups[i]})
		}
	}
	return compact(m)
}

// compact joins equal lineups, which searches may produce, and sorts by decreasing weight.
func compact(mixture bots.Mixture) bots.Mixture {
	var m bots.Mixture
	for _, x := range mixture {
		same := slices.IndexFunc(m, func(y bots.Choice) bool { return x.Lineup == y.Lineup })
		if same < 0 {
			m = append(m, x)
		} else {
			m[same].Weight += x.Weight
		}
	}
	slices.SortStableFunc(m, func(a, b bots.Choice) int { return b.Weight - a.Weight })
	return m
}

// table returns the pay-offs between all lineups, reusing old ones.
func (l *league) table(old [][]float64, battles int, r *rules.Rand) [][]float64 {
	n := len(l.lineups)
	pay := make([][]float64, n)
	for i := range pay {
		pay[i] = make([]float64, n)
		pay[i][i] = 0.5
	}
	for i := range n {
		for j := range i {
			if i < len(old) {
				pay[i][j] = old[i][j]
			} else {
				one := league{l.dialect, l.think, l.lineups[j : j+1], []float64{1}}
				pay[i][j] = one.rate(l.lineups[i], battles, r.Uint64())
			}
			pay[j][i] = 1 - pay[i][j]
		}
	}
	return pay
}

// measure prints how many of c.final battles with a seed the response wins against the mixture.
// Several processes may play parts of a larger number.
func measure(c settings, d brutal.Dialect, found *bots.Solution) {
	l := against(d, c.think, found.Mixture)
	e := entrant{lineup: c.answer(found)}
	e.play(l, l.fixtures(c.final, rules.NewRand(c.seed)))
	fmt.Printf("%s, seed %d: the best response wins %d of %d battles\n", d, c.seed, e.won, e.played)
}

// against returns the league of a mixture.
func against(d brutal.Dialect, think int, m bots.Mixture) *league {
	l := &league{dialect: d, think: think}
	sum := 0
	for i := range m {
		sum += m[i].Weight
	}
	for i := range m {
		l.lineups = append(l.lineups, &m[i].Lineup)
		l.weights = append(l.weights, float64(m[i].Weight)/float64(sum))
	}
	return l
}

// report prints the mixture, and the results of the presets, its own lineups and the best response
// against it, as a table for docs/brutal.md.
func report(c settings, d brutal.Dialect, m bots.Mixture) bots.Lineup {
	l := against(d, c.think, m)
	r := rules.NewRand(c.seed + 1000)
	half := func(n int) float64 { return 98 / math.Sqrt(float64(n)) }
	fmt.Printf("\n%s: the mixture (%d battles a line, ± %.1f)\n\n| weight | zones and reserve | wins against the mixture |\n| --- | --- | --- |\n", d, c.final, half(c.final))
	for i := range m {
		fmt.Printf("| %.1f %% | %s | %.1f %% |\n", 100*l.weights[i], m[i].Lineup.Brief(), 100*l.rate(l.lineups[i], c.final, r.Uint64()))
	}
	fmt.Printf("\n| against it | zones and reserve | wins |\n| --- | --- | --- |\n")
	for _, p := range brutal.Presets() {
		fmt.Printf("| preset %s | %s | %.1f %% |\n", p.ID, bots.NewLineup(p.Recipes[d]).Brief(), 100*l.rate(bots.NewLineup(p.Recipes[d]), c.final, r.Uint64()))
	}
	for _, p := range brutal.Presets() {
		// Never met, but a starting point.
		l.lineups, l.weights = append(l.lineups, bots.NewLineup(p.Recipes[d])), append(l.weights, 0)
	}
	best, _ := l.respond(c.race, r)
	fmt.Printf("| the best response found | %s | %.1f %% |\n", best.Brief(), 100*l.rate(best, c.final, r.Uint64()))
	return *best
}
