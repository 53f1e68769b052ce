package league

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"ludotheque/rules"
)

// Names in the folder of a league.
const (
	resultsFile = "results.jsonl" // what arena league FILE plays
	resultsDir  = "results"       // what single matches and shards play, a file each
	recordsDir  = "records"
	stderrDir   = "stderr"
	reportFile  = "report.html"
)

// Result is a match that was played: a line of a file of results. Bots, scores
// and ranks are in seat order.
type Result struct {
	Key     string            `json:"match"`
	Game    string            `json:"game"`
	Version int               `json:"version"`
	Map     string            `json:"map,omitempty"`
	Options map[string]string `json:"options,omitempty"`
	Seed    uint64            `json:"seed"`
	Bots    []string          `json:"bots"`
	Scores  []int             `json:"scores"`
	Ranks   []int             `json:"ranks"`
	// Forfeit are the seats of bots that did not play, and are last for that.
	Forfeit []rules.Seat `json:"forfeit,omitempty"`
	Reason  string       `json:"reason"`
	Steps   int          `json:"steps"`
	Hash    string       `json:"hash"`
	Seconds float64      `json:"seconds"`
	// Record is the file of the record, from the folder of the league.
	Record string `json:"record"`
	// Faults are the bots that failed.
	Faults []Fault `json:"faults,omitempty"`
	// Meals is how often the first seat ate a cell of the second, in Aquar.iom.
	Meals []Meals `json:"meals,omitempty"`
	// Track is where everybody was, in Aquar.iom.
	Track *Track `json:"track,omitempty"`
	// Curve is the scores at equally distant moments of the game.
	Curve [][]int `json:"curve,omitempty"`
}

// Meals are how many cells a seat ate of another's.
type Meals struct {
	Eater int `json:"eater"`
	Eaten int `json:"eaten"`
	Cells int `json:"cells"`
}

// Fault is a bot that failed in a match, and was answered for.
type Fault struct {
	Seat int    `json:"seat"`
	Bot  string `json:"bot"`
	// Count is how often something new went wrong, Step when it began.
	Count int `json:"count"`
	Step  int `json:"step"`
	// Text is what went wrong first, Last what went wrong last.
	Text string `json:"text"`
	Last string `json:"last,omitempty"`
	// Stderr is the file of what it wrote to its standard error, from the
	// folder of the league; "" when it wrote nothing.
	Stderr string `json:"stderr,omitempty"`
}

// fits says whether a line is a result of this match, whole.
func (r *Result) fits(l *League, m *Match) bool {
	n := l.Seats
	if r.Key != m.Key || len(r.Bots) != n || len(r.Scores) != n || len(r.Ranks) != n {
		return false
	}
	for i, bot := range m.Seats {
		if r.Bots[i] != l.name(bot) || r.Ranks[i] < 1 || r.Ranks[i] > n {
			return false
		}
	}
	for _, f := range r.Faults {
		if f.Seat < 0 || f.Seat >= n {
			return false
		}
	}
	for _, m := range r.Meals {
		if min(m.Eater, m.Eaten) < 0 || max(m.Eater, m.Eaten) >= n {
			return false
		}
	}
	for _, c := range r.Curve {
		if len(c) != n {
			return false
		}
	}
	return r.Track.fits(n)
}

// Results is what has been played of a league.
type Results struct {
	// ByKey holds the results by Result.Key.
	ByKey map[string]*Result
	// Broken counts lines that are no result: half written by a program that
	// was killed, or damaged.
	Broken int
}

// Load reads every file of results in the folder of a league: results.jsonl
// and results/*.jsonl. Of two lines about the same match the first counts. A
// folder that is not there has none.
func Load(dir string) (*Results, error) {
	rs := &Results{ByKey: map[string]*Result{}}
	names, err := filepath.Glob(filepath.Join(dir, resultsDir, "*.jsonl"))
	if err != nil {
		return nil, fmt.Errorf("the folder %q cannot be searched: %w", dir, err)
	}
	slices.Sort(names)
	for _, name := range append([]string{filepath.Join(dir, resultsFile)}, names...) {
		if err := rs.read(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, err
		}
	}
	return rs, nil
}

func (rs *Results) read(name string) error {
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	b := bufio.NewReader(f)
	for {
		line, err := b.ReadBytes('\n')
		if text := bytes.TrimSpace(line); len(text) > 0 {
			var r Result
			if json.Unmarshal(text, &r) != nil || r.Key == "" {
				rs.Broken++
			} else if rs.ByKey[r.Key] == nil {
				rs.ByKey[r.Key] = &r
			}
		}
		if err == io.EOF {
			return nil
		}
		if err != nil {
			return err
		}
	}
}

// of gives the results of a league's own matches, by number less one; nil
// where a match is to be played. A result that does not fit is played again.
func (rs *Results) of(l *League, schedule []Match) []*Result {
	list := make([]*Result, len(schedule))
	for i := range schedule {
		if r := rs.ByKey[schedule[i].Key]; r != nil && r.fits(l, &schedule[i]) {
			list[i] = r
		}
	}
	return list
}

// appender adds lines to a file of results, each in one write.
type appender struct{ f *os.File }

// openResults opens a file of results to add to it. A line that a killed
// program left half written is closed, so that the next one is whole.
func openResults(name string) (*appender, error) {
	if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
		return nil, err
	}
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE|os.O_APPEND, 0o644)
	if err != nil {
		return nil, err
	}
	end, err := f.Seek(0, io.SeekEnd)
	if err == nil && end > 0 {
		last := []byte{0}
		if _, err = f.ReadAt(last, end-1); err == nil && last[0] != '\n' {
			_, err = f.Write([]byte{'\n'})
		}
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return &appender{f}, nil
}

// add writes a line, and sees it to the disk.
func (a *appender) add(r *Result) error {
	text, err := json.Marshal(r)
	if err != nil {
		return err
	}
	if _, err := a.f.Write(append(text, '\n')); err != nil {
		return err
	}
	return a.f.Sync()
}

func (a *appender) close() error { return a.f.Close() }
