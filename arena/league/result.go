package league

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path"
	"path/filepath"

	"ludotheque/internal/store"
	"ludotheque/internal/text"
	"ludotheque/rules"
)

// Names in the folder of a league.
const (
	resultsFile = "results.jsonl" // of arena league FILE
	resultsDir  = "results"       // of single matches and shards, a file each
	recordsDir  = "records"
	stderrDir   = "stderr"
	reportFile  = "report.html"
)

// Result is a played match: a line of a file of results. Bots, scores and ranks are in seat order.
type Result struct {
	Key     string            `json:"match"`
	Game    string            `json:"game"`
	Version int               `json:"version"`
	Map     string            `json:"map,omitempty"`
	Options map[string]string `json:"options,omitempty"`
	Seed    uint64            `json:"seed"`
	// SeedText is rules.SeedText of it.
	SeedText string   `json:"seedText,omitempty"`
	Bots     []string `json:"bots"`
	Scores   []int    `json:"scores"`
	Ranks    []int    `json:"ranks"`
	// Forfeit lists the seats of bots that did not play and rank last for that.
	Forfeit []rules.Seat `json:"forfeit,omitempty"`
	Reason  string       `json:"reason"`
	Steps   int          `json:"steps"`
	Hash    string       `json:"hash"`
	Seconds float64      `json:"seconds"`
	// Record is the file of the record, relative to the folder of the league.
	Record string `json:"record"`
	// Faults are the bots that failed.
	Faults []Fault `json:"faults,omitempty"`
	// Meals is how often a seat ate cells of another, in Aquar.iom.
	Meals []Meals `json:"meals,omitempty"`
	// Track is the positions during the match, in Aquar.iom.
	Track *Track `json:"track,omitempty"`
	// Curve is the scores at equally spaced positions of the game.
	Curve [][]int `json:"curve,omitempty"`
}

// Meals is the number of cells that a seat ate of another's.
type Meals struct {
	Eater int `json:"eater"`
	Eaten int `json:"eaten"`
	Cells int `json:"cells"`
}

// Fault is a bot that failed in a match, so that the match answered for it.
type Fault struct {
	Seat int    `json:"seat"`
	Bot  string `json:"bot"`
	// Count is the number of failures, Step that of the first.
	Count int `json:"count"`
	Step  int `json:"step"`
	// Text describes the first failure, Last the last.
	Text string `json:"text"`
	Last string `json:"last,omitempty"`
	// Stderr is the file with its standard error, relative to the folder of the league; "" if it wrote
	// nothing.
	Stderr string `json:"stderr,omitempty"`
}

// fits reports whether a line is a complete result of this match.
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
	// ByKey holds the results by Result.Key, in the order in which they were read.
	ByKey map[string][]*Result
	// Broken counts lines that are not results: partial lines of a killed program, or damaged ones.
	Broken int
}

// Load reads all files of results in the folder of a league: results.jsonl and results/*.jsonl. Of the
// lines about one match the first that fits it counts. A missing folder is created.
func Load(dir string) (*Results, error) {
	rs := &Results{ByKey: map[string][]*Result{}}
	st, err := openFolder(dir)
	if err != nil {
		return nil, err
	}
	first, err := st.List(resultsFile)
	if err != nil {
		return nil, err
	}
	parts, err := st.List(resultsDir + "/")
	if err != nil {
		return nil, err
	}
	for _, name := range append(first, parts...) {
		if name != resultsFile && path.Dir(name) != resultsDir || path.Ext(name) != ".jsonl" {
			continue
		}
		if err := rs.read(filepath.Join(dir, filepath.FromSlash(name))); err != nil {
			return nil, err
		}
	}
	return rs, nil
}

func (rs *Results) read(name string) error {
	if i, err := os.Stat(name); err != nil {
		return err
	} else if !i.Mode().IsRegular() { // opening a pipe would wait for another program
		return fmt.Errorf("%s holds no results: it is not a file", name)
	}
	f, err := os.Open(name)
	if err != nil {
		return err
	}
	defer f.Close()
	lines := bufio.NewScanner(text.NewReader(f))
	lines.Buffer(nil, maxLine)
	for lines.Scan() {
		// Files that are put together keep their byte order marks.
		if line := bytes.TrimSpace(text.UTF8(lines.Bytes())); len(line) > 0 {
			var r Result
			if json.Unmarshal(line, &r) != nil || r.Key == "" {
				rs.Broken++
			} else {
				rs.ByKey[r.Key] = append(rs.ByKey[r.Key], &r)
			}
		}
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("%s holds no results: %w", name, err)
	}
	return nil
}

// maxLine is the largest length of a line of results, in bytes.
const maxLine = 16 << 20

// of returns the results of a league's matches, by number minus one; nil for matches still to be
// played. A result that does not fit is played again.
func (rs *Results) of(l *League, schedule []Match) []*Result {
	list := make([]*Result, len(schedule))
	for i := range schedule {
		list[i] = rs.match(l, &schedule[i])
	}
	return list
}

// match returns the result of one match, or nil.
func (rs *Results) match(l *League, m *Match) *Result {
	for _, r := range rs.ByKey[m.Key] {
		if r.fits(l, m) {
			return r
		}
	}
	return nil
}

// openFolder opens the folder of a league. Only the report is readable by other users.
func openFolder(dir string) (*store.Store, error) {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return nil, err
	}
	return store.Open(dir)
}

// appender appends lines to a file of results, each in one write.
type appender struct {
	to   io.WriteCloser
	lock *store.Lock
}

// openResults opens a file of results for appending, with a lock. A partial line of a killed program
// is terminated, so that the next one is complete.
func openResults(dir, name string) (*appender, error) {
	st, err := openFolder(dir)
	if err != nil {
		return nil, err
	}
	lock, err := st.Lock(name)
	if err != nil {
		return nil, playedElsewhere(name, err)
	}
	if err := asUTF8(st, dir, name); err != nil {
		lock.Unlock()
		return nil, err
	}
	to, err := st.Append(name)
	if err == nil && halfWritten(filepath.Join(dir, filepath.FromSlash(name))) {
		if _, err = to.Write([]byte{'\n'}); err != nil {
			to.Close()
		}
	}
	if err != nil {
		lock.Unlock()
		return nil, err
	}
	return &appender{to, lock}, nil
}

// asUTF8 writes a file of results anew that another program saved in UTF-16: what is appended is UTF-8.
func asUTF8(st *store.Store, dir, name string) error {
	f, err := os.Open(filepath.Join(dir, filepath.FromSlash(name)))
	if err != nil {
		return nil // there is none, or Append says what is wrong
	}
	head := make([]byte, 3)
	n, _ := io.ReadFull(f, head)
	f.Close()
	if !text.Marked(head[:n]) {
		return nil
	}
	data, err := st.Read(name)
	if err != nil {
		return err
	}
	return st.Write(name, text.UTF8(data))
}

// playedElsewhere explains that another program plays the same matches, if that is why the lock
// failed.
func playedElsewhere(name string, err error) error {
	var e *store.Error
	if !errors.As(err, &e) || e.Reason != store.InUse {
		return err
	}
	where := "on this machine"
	if e.Holder != "" {
		where = "on " + e.Holder
	}
	return fmt.Errorf("another arena plays this league %s and adds to %s: wait until it ends, or stop it", where, name)
}

// halfWritten reports whether a file does not end with a newline.
func halfWritten(name string) bool {
	f, err := os.Open(name)
	if err != nil {
		return false
	}
	defer f.Close()
	last := []byte{0}
	if _, err := f.Seek(-1, io.SeekEnd); err != nil {
		return false // it is empty
	}
	_, err = f.Read(last)
	return err == nil && last[0] != '\n'
}

// add writes a line.
func (a *appender) add(r *Result) error {
	line, err := json.Marshal(r)
	if err != nil {
		return err
	}
	_, err = a.to.Write(append(line, '\n'))
	return err
}

// close reports whether all lines were written.
func (a *appender) close() error {
	err := a.to.Close()
	a.lock.Unlock()
	return err
}
