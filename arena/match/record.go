package match

import (
	"encoding/json"
	"fmt"
	"io"
	"iter"
	"unicode/utf8"

	"ludotheque/rules"
)

// A record serves as saved game, replay, bug report and test. It is JSON lines, appended during the
// game:
//
//	{"record":1,"game":"null","version":1,"setup":{"seats":2,"seed":7},"meta":{…}}
//	{"step":0,"hash":"0123456789abcdef"}     the state after that many steps
//	[]                                       a step without an acting seat
//	[{"lay":3}]                              a step: an action for each seat that acted, in seat order
//	{"times":9,"acts":[null,{"x":1}]}        nine equal steps (games with a rate); null is no action
//	{"undo":30}                              back to where 30 steps were played
//	{"notice":{"at":30,"seat":1,"kind":"mute"}}
//	{"step":80,"hash":"…","end":{"reason":"dry","scores":[3,9],"ranks":[2,1]}}
//
// A complete record ends with the hash of its last step.

// Extension is the suffix of the file name of a record. Files with other names can be opened too: the
// first releases wrote .txt.
const Extension = ".record"

// format is the version of this format, in the header.
const format = 1

// Bounds that writing keeps and loading enforces.
const (
	maxFile    = 64 << 20
	maxLine    = 1 << 20
	maxSteps   = 1 << 20
	maxNotices = 1 << 16
	maxNoted   = maxNotices - 1<<10 // for remarks; the rest is for other notices
	maxRemark  = 16 << 20           // bytes of all remarks
	maxEntries = 2 * rules.MaxSeats // of a list or a map in the header: a name and a key per seat
	maxOption  = 256 << 10          // bytes of an option's value, which may be a whole map
)

// MaxText is the largest number of letters in a text of a record: a name, a date, a remark.
const MaxText = 4096

// Header is the first line of a record.
type Header struct {
	Record  int         `json:"record"`
	Game    string      `json:"game"`
	Version int         `json:"version"`
	Setup   rules.Setup `json:"setup"`
	// SeedText is rules.SeedText of the seed.
	SeedText string `json:"seedText,omitempty"`
	Meta     Meta   `json:"meta"`
}

// Human stands for a person in Meta.Players.
const Human = "human"

// Meta is what a record says besides the game. All of it is optional. A record with a text of more
// than MaxText letters, or more than 512 entries in a list, is not written.
type Meta struct {
	// Date is when the game began, in RFC 3339 format.
	Date string `json:"date,omitempty"`
	// Program is the name and version of the program that wrote the record.
	Program string `json:"program,omitempty"`
	// Players lists the players of the seats at the start: Human, a level, "cmd:…".
	Players []string `json:"players,omitempty"`
	// Names lists their names, one per seat.
	Names []string `json:"names,omitempty"`
	// More is for the caller.
	More map[string]string `json:"more,omitempty"`
}

// Abandoned is the key in Meta.More of a match without an end that is not to be resumed.
const Abandoned = "abandoned"

// check returns an error for a meta beyond the bounds that loading enforces.
func (m *Meta) check() error {
	if n := max(len(m.Players), len(m.Names), len(m.More)); n > maxEntries {
		return fmt.Errorf("match: %d names or remarks for the header of a record, which holds %d", n, maxEntries)
	}
	for s := range m.texts() {
		if n := utf8.RuneCountInString(s); n > MaxText {
			return fmt.Errorf("match: a text of %d letters for the header of a record, which holds texts of %d: %s", n, MaxText, clip(s, 100))
		}
	}
	return nil
}

// texts returns all texts of the meta.
func (m *Meta) texts() iter.Seq[string] {
	return func(yield func(string) bool) {
		list := append([]string{m.Date, m.Program}, m.Players...)
		list = append(list, m.Names...)
		for k, v := range m.More {
			list = append(list, k, v)
		}
		for _, s := range list {
			if !yield(s) {
				return
			}
		}
	}
}

// Errors of records that could be written and not loaded.
var (
	errSize  = fmt.Errorf("match: the record has more than the %d MB that loading accepts: what follows is not in it", maxFile>>20)
	errSteps = fmt.Errorf("match: the record has more than the %d steps that loading accepts: what follows is not in it", maxSteps)
)

// clip returns a text of at most n letters; one that is cut says how long it was.
func clip(s string, n int) string {
	all := utf8.RuneCountInString(s)
	if all <= n {
		return s
	}
	end := fmt.Sprintf("… (%d letters in all)", all)
	return string([]rune(s)[:max(0, n-utf8.RuneCountInString(end))]) + end
}

// Ending is how a recorded game ended.
type Ending struct {
	Reason string `json:"reason"`
	Scores []int  `json:"scores"`
	Ranks  []int  `json:"ranks"`
}

// Result returns the ending as a rules.Result.
func (e *Ending) Result() *rules.Result {
	return &rules.Result{Reason: e.Reason, Scores: e.Scores, Ranks: e.Ranks}
}

// line is any line of a record except the header and plain steps.
type line struct {
	Times  int               `json:"times,omitempty"`
	Acts   []json.RawMessage `json:"acts,omitempty"`
	Step   *int              `json:"step,omitempty"`
	Hash   string            `json:"hash,omitempty"`
	End    *Ending           `json:"end,omitempty"`
	Undo   *int              `json:"undo,omitempty"`
	Notice *Notice           `json:"notice,omitempty"`
}

// markEvery returns the number of steps between hashes in a record.
func markEvery(rate int) int { return max(32, 4*rate) }

// writer writes the lines of a record, each in one Write, so that a program killed at any moment
// leaves complete lines and at most one partial one.
type writer struct {
	w      io.Writer
	rate   int
	run    []byte // the repeated step, not written yet
	times  int
	marked int // the step of the last hash written, or -1
	size   int // bytes written
	err    error
}

func newWriter(w io.Writer, rate int) *writer { return &writer{w: w, rate: rate, marked: -1} }

func (w *writer) put(b []byte) {
	if w.err != nil {
		return
	}
	if len(b) > maxLine {
		w.err = fmt.Errorf("match: a line of the record has %d bytes, more than the %d that loading accepts", len(b), maxLine)
		return
	}
	if w.size += len(b) + 1; w.size > maxFile {
		w.err = errSize
		return
	}
	_, w.err = w.w.Write(append(b, '\n'))
}

func (w *writer) json(v any) {
	b, err := json.Marshal(v)
	if err != nil && w.err == nil {
		w.err = err
	}
	w.put(b)
}

// writeStep writes a step. In a game with a rate, steps equal to the one before are held back until a
// different one comes, at most a second.
func writeStep[A any](w *writer, acts []A) {
	b := []byte{'['}
	var none []byte
	if w.rate > 0 {
		var zero A
		none, _ = json.Marshal(zero)
	}
	for i, a := range acts {
		if i > 0 {
			b = append(b, ',')
		}
		j, err := json.Marshal(a)
		if err != nil && w.err == nil {
			w.err = err
		}
		if w.rate > 0 && string(j) == string(none) {
			j = []byte("null")
		}
		b = append(b, j...)
	}
	b = append(b, ']')
	if w.rate == 0 {
		w.put(b)
		return
	}
	if w.times > 0 && string(w.run) != string(b) {
		w.flush()
	}
	w.run = b
	if w.times++; w.times >= w.rate {
		w.flush()
	}
}

// flush writes the steps held back.
func (w *writer) flush() {
	switch {
	case w.times == 1:
		w.put(w.run)
	case w.times > 1:
		w.put(fmt.Appendf(nil, `{"times":%d,"acts":%s}`, w.times, w.run))
	}
	w.run, w.times = nil, 0
}

// mark writes the hash of the state after a step, once.
func (w *writer) mark(step int, s fmt.Stringer, r *rules.Result) {
	w.flush()
	if w.marked == step {
		return
	}
	w.marked = step
	l := line{Step: &step, Hash: Hash(s)}
	if r != nil {
		l.End = &Ending{r.Reason, r.Scores, r.Ranks}
	}
	w.json(l)
}

func (w *writer) undo(step int) {
	w.flush()
	w.marked = -1
	w.json(line{Undo: &step})
}

func (w *writer) notice(n Notice) {
	w.flush()
	w.json(line{Notice: &n})
}

// Save writes the record of all steps played and not undone. The record is complete: it can be loaded,
// and the game can go on. Save replays the game for the hashes, so it costs about as much as the steps
// did. The error is the writer's, ErrForgotten, or says that the rules did not replay the same.
func (m *Match[S, A, V]) Save(w io.Writer) error {
	if m.log.brief {
		return ErrForgotten
	}
	if err := m.Meta.check(); err != nil {
		return err
	}
	if m.Steps() > maxSteps {
		return errSteps
	}
	out := newWriter(w, m.game.Rate)
	out.json(Header{format, m.game.ID, m.game.Version, m.setup, rules.SeedText(m.setup.Seed), m.Meta})
	s, err := m.game.New(m.setup)
	if err != nil {
		return err
	}
	out.mark(0, s, s.Result())
	acts := make([]A, m.setup.Seats)
	notices := m.notices
	var result *rules.Result
	for i := range m.log.len() {
		for ; len(notices) > 0 && notices[0].Step <= i; notices = notices[1:] {
			out.notice(notices[0])
		}
		acting, given := m.log.at(i)
		spread(acts, acting, given)
		s.Step(acts)
		result = s.Result()
		writeStep(out, given)
		if (i+1)%markEvery(m.game.Rate) == 0 {
			out.mark(i+1, s, result)
		}
		if out.err != nil {
			return out.err
		}
	}
	for _, n := range notices {
		out.notice(n)
	}
	out.mark(m.Steps(), s, result)
	m.saved = out.size
	if out.err == nil && Hash(s) != m.Hash() {
		return fmt.Errorf("match: %s version %d did not play the same again: this is a bug in its rules", m.game.ID, m.game.Version)
	}
	return out.err
}

// Follow appends each further line of the record to w, in one Write each. Earlier lines are not
// written: call Save on the same file first, also for a new game, since Save writes the header. If a
// write fails the game goes on, a notice of kind Unsaved reports it, and following ends. A nil w ends
// it too. w is never closed here.
func (m *Match[S, A, V]) Follow(w io.Writer) {
	m.follow = nil
	if w != nil {
		m.follow = newWriter(w, m.game.Rate)
		m.follow.marked, m.follow.size = m.Steps(), m.saved
	}
}

// followed handles an error of the last write.
func (m *Match[S, A, V]) followed() {
	if err := m.follow.err; err != nil {
		m.follow = nil
		m.notice(rules.Spectator, Unsaved, err.Error())
		m.notices[len(m.notices)-1].Err = err
	}
}
