package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"text/tabwriter"

	"github.com/spf13/pflag"

	"ludotheque/arena/league"
)

var leagueCommand = &command{
	name: "league", args: "FILE", short: "plays every bot against every other, and rates them",
	long: `Plays every match of the league that FILE describes (docs/contest.md), prints a
table of ratings and writes a report. What is played is saved in a folder beside
FILE: games that are there are not played again, so that a league that was stopped,
or was given more bots or rounds, continues.

Games are played by separate processes, --jobs of them, and one that fails spoils
only its own game. --match and --shard play a part, for a batch scheduler; --report makes the table and the report of what was played.
`,
	run: (*app).league,
}

// leagueFlags are the arguments of league.
type leagueFlags struct {
	file, dir             string
	jobs, match           int
	shard                 string
	worker                bool
	count, report, asJSON bool
}

// declare adds the flags.
func (o *leagueFlags) declare(f *pflag.FlagSet) error {
	f.StringVar(&o.dir, "dir", "", "the `FOLDER` of results, records and the report (default: FILE with the ending .league)")
	f.IntVar(&o.jobs, "jobs", runtime.GOMAXPROCS(0), "play `N` games at the same time")
	f.IntVar(&o.match, "match", 0, "play game `N` alone, print its result and save it")
	f.StringVar(&o.shard, "shard", "", "play the `I/N`th part only, such as 3/10")
	f.BoolVar(&o.count, "count", false, "print how many games there are, and quit")
	f.BoolVar(&o.report, "report", false, "play nothing; make the table and the report of what has been played")
	f.BoolVar(&o.asJSON, "json", false, "the table as JSON lines")
	f.BoolVar(&o.worker, "worker", false, "for arena itself")
	return f.MarkHidden("worker")
}

func (a *app) league(ctx context.Context, c *command, args []string) error {
	var o leagueFlags
	f := c.flags()
	if err := o.declare(f); err != nil {
		return err
	}
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	if f.NArg() != 1 {
		return usage("league takes one file and has %d; docs/contest.md shows one", f.NArg())
	}
	o.file = f.Arg(0)
	if o.jobs < 1 || o.jobs > 1024 {
		return usage("--jobs %d: give a number from 1 to 1024", o.jobs)
	}
	shard, shards, err := readShard(o.shard)
	if err != nil {
		return err
	}
	if o.dir == "" {
		o.dir = strings.TrimSuffix(o.file, filepath.Ext(o.file)) + ".league"
	}
	l, err := league.Read(o.file)
	if err != nil {
		return usage("%w", err)
	}
	if o.count {
		_, err := fmt.Fprintln(a.out, l.Len())
		return err
	}
	if f.Changed("match") && (o.match < 1 || o.match > l.Len()) {
		return usage("--match %d: this league has the matches 1 to %d", o.match, l.Len())
	}
	if !o.report {
		if err := l.Check(); err != nil {
			return usage("%w", err)
		}
	}
	s, err := league.Open(l, o.dir)
	if err != nil {
		return err
	}
	switch {
	case o.worker:
		return s.Work(ctx, a.in, a.out)
	case o.match > 0:
		return a.leagueMatch(ctx, s, o.match)
	}
	if s.Broken > 0 {
		fmt.Fprintf(a.err, "arena: lines of results in %s that are damaged or do not fit their match, and do not count: %d\n", s.Dir, s.Broken)
	}
	if s.Foreign > 0 {
		fmt.Fprintf(a.err, "arena: matches with results in %s that %s does not have, and that do not count: %d\n", s.Dir, o.file, s.Foreign)
	}
	if !o.report {
		if err := a.leaguePlay(ctx, s, &o, shard, shards); err != nil {
			return err
		}
		if shards > 1 {
			return nil // others take the rest
		}
	}
	return a.leagueTable(s, o.asJSON)
}

// readShard parses I/N; "" is 1/1.
func readShard(text string) (shard, shards int, err error) {
	if text == "" {
		return 1, 1, nil
	}
	i, n, ok := strings.Cut(text, "/")
	shard, errI := strconv.Atoi(i)
	shards, errN := strconv.Atoi(n)
	if !ok || errI != nil || errN != nil || shards < 1 || shard < 1 || shard > shards {
		return 0, 0, usage("--shard %q: write I/N, such as 3/10 for the third part of ten", text)
	}
	return shard, shards, nil
}

// leagueMatch plays one match in this process and writes its result.
func (a *app) leagueMatch(ctx context.Context, s *league.State, number int) error {
	if r := s.Results[number-1]; r != nil {
		fmt.Fprintf(a.err, "arena: match %d has been played\n", number)
		return a.json(r)
	}
	r, kept, err := s.Play(ctx, &s.Schedule[number-1], s.Dir)
	if err != nil {
		return err
	}
	defer kept()
	if err := s.WriteResult(r); err != nil {
		return err
	}
	return a.json(r)
}

// leaguePlay plays the remaining matches.
func (a *app) leaguePlay(ctx context.Context, s *league.State, o *leagueFlags, shard, shards int) error {
	left := s.Left(shard, shards)
	self, err := os.Executable()
	if err != nil {
		return err
	}
	done, lost := 0, 0
	named := map[string]bool{}
	r := league.Runner{
		League: s.League, Dir: s.Dir, File: league.ShardFile(shard, shards), Jobs: o.jobs,
		Command: func() *exec.Cmd { return exec.Command(self, "league", o.file, "--dir", s.Dir, "--worker") },
		Done: func(m *league.Match, r *league.Result, err error) {
			done++
			a.wipe()
			if err != nil {
				lost++
				fmt.Fprintf(a.err, "arena: match %d could not be played: %v\n", m.Number, err)
			} else {
				for _, f := range r.Faults {
					if !named[f.Bot] { // all faults are in the report
						named[f.Bot] = true
						fmt.Fprintf(a.err, "arena: match %d, step %d: %s failed: %s\n", m.Number, f.Step, f.Bot, f.Text)
					}
				}
			}
			a.progress(done, len(left), "matches")
		},
	}
	err = r.Run(ctx, left)
	a.wipe()
	switch {
	case errors.Is(err, context.Canceled):
		fmt.Fprintf(a.err, "arena: %d of %d matches were played; the same command goes on\n", done-lost, len(left))
		return err
	case err != nil:
		return err
	case lost > 0:
		fmt.Fprintf(a.err, "arena: %d of %d matches could not be played; the same command tries them again\n", lost, len(left))
		return errChecked
	}
	return s.Reload()
}

// ratingLine is a line of --json for a bot.
type ratingLine struct {
	Bot     string   `json:"bot"`
	Rating  *float64 `json:"rating"` // null if it has not played
	Low     *float64 `json:"low"`
	High    *float64 `json:"high"`
	Matches int      `json:"matches"`
	Wins    int      `json:"wins"`
	Shared  int      `json:"shared"` // first ranks
	Points  *float64 `json:"points"`
	Score   *float64 `json:"score"`
	Faults  int      `json:"faults"`
}

// leagueTable prints the ratings and writes the report.
func (a *app) leagueTable(s *league.State, asJSON bool) error {
	standing := s.Rate()
	name, err := s.WriteReport(standing)
	if err != nil {
		return fmt.Errorf("the report cannot be written: %w; give --dir a folder that can be written to", err)
	}
	known := func(x float64) *float64 {
		if math.IsNaN(x) {
			return nil
		}
		x = math.Round(x*1000) / 1000
		return &x
	}
	if asJSON {
		for _, r := range standing.Ratings {
			line := ratingLine{s.Bots[r.Bot].Name, known(r.Elo), known(r.Low), known(r.High), r.Matches, r.Wins, r.Shared, known(r.Share), known(r.Score), r.Faults}
			text, err := json.Marshal(line)
			if err != nil {
				return err
			}
			if _, err := fmt.Fprintf(a.out, "%s\n", text); err != nil {
				return err
			}
		}
		return nil
	}
	shown := s.Rules()
	if shown != "" {
		shown = ", " + shown
	}
	fmt.Fprintf(a.out, "%s: %s%s; %d of %d matches, %d deals\n\n", a.bold(s.Name), s.Game.ID, shown, standing.Played, len(s.Schedule), standing.Deals)
	w := tabwriter.NewWriter(a.out, 0, 0, 3, ' ', tabwriter.AlignRight)
	fmt.Fprintf(w, "place\tbot\trating\t95 %%\tmatches\twins\tshared\tpoints\tmean score\tfailed in\t\n")
	for i, r := range standing.Ratings {
		if math.IsNaN(r.Elo) {
			fmt.Fprintf(w, "-\t%s\t-\t-\t0\t-\t-\t-\t-\t-\t\n", s.Bots[r.Bot].Name)
			continue
		}
		fmt.Fprintf(w, "%d\t%s\t%.0f\t%.0f to %.0f\t%d\t%d\t%d\t%.1f %%\t%.1f\t%d\t\n",
			standing.Place(i), s.Bots[r.Bot].Name, r.Elo, r.Low, r.High, r.Matches, r.Wins, r.Shared, 100*r.Share, r.Score, r.Faults)
	}
	if err := w.Flush(); err != nil {
		return err
	}
	_, err = fmt.Fprintf(a.out, "\n%s\n\nThe report is %s\n", wrap(league.Method, 80), name)
	return err
}

// wrap breaks a text into lines.
func wrap(text string, width int) string {
	var b strings.Builder
	at := 0
	for i, word := range strings.Fields(text) {
		n := len([]rune(word))
		switch {
		case i == 0:
		case at+1+n > width:
			b.WriteByte('\n')
			at = 0
		default:
			b.WriteByte(' ')
			at++
		}
		b.WriteString(word)
		at += n
	}
	return b.String()
}
