package match

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"
	"unicode/utf8"

	"ludotheque/internal/text"
	"ludotheque/rules"
)

// The reasons for refusing a record, for errors.Is on a *RecordError.
var (
	ErrNoRecord = errors.New("no record")           // not a record at all, or an empty file
	ErrForeign  = errors.New("another game")        // a record of another game than requested
	ErrVersion  = errors.New("another version")     // made by rules or a program that play differently
	ErrDamaged  = errors.New("damaged")             // a line that cannot be read
	ErrDoctored = errors.New("does not play again") // an action that the rules refuse, or a state that differs
	ErrTooLarge = errors.New("too large")           // over the bounds
)

// RecordError says why a record is refused and what to do about it.
type RecordError struct {
	// Err is one of the sentinels above.
	Err error
	// Line is the line of the file, from 1; 0 for the whole file.
	Line int
	// Step is the first step that differs or cannot be played, from 1; 0 if it is not about a step.
	Step int
	// Text is the whole message, in English.
	Text string
}

// Error returns Text.
func (e *RecordError) Error() string { return e.Text }

// Unwrap returns the sentinel, for errors.Is.
func (e *RecordError) Unwrap() error { return e.Err }

func refuse(err error, line, step int, text string, args ...any) error {
	return &RecordError{err, line, step, fmt.Sprintf(text, args...)}
}

// mark is a hash that a record holds.
type mark struct {
	step int // number of steps before it
	line int
	hash string
	end  *Ending
}

// script is a record that was read but not played; undone steps are left out.
type script[A any] struct {
	header  Header
	acts    [][]A // one per step, of the acting seats
	lines   []int // one per step
	marks   []mark
	notices []Notice
	cut     bool
}

// read returns the whole of a record, within the bounds.
func read(r io.Reader) ([]byte, error) {
	plain, err := unpacked(r)
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(io.LimitReader(plain, maxFile+1))
	if err != nil {
		return nil, unread(err)
	}
	if len(data) > maxFile {
		return nil, refuse(ErrTooLarge, 0, 0, "this file has more than %d MB, which no record has: choose another", maxFile>>20)
	}
	return data, nil
}

// unread returns err as a problem of reading, or what is wrong with the record.
func unread(err error) error {
	var e *RecordError
	if errors.As(err, &e) {
		return err
	}
	return fmt.Errorf("the record cannot be read: %w", err)
}

// ReadHeader reads the first line of a record of any game, and no more than needed. The error is the
// reader's or a *RecordError.
func ReadHeader(r io.Reader) (Header, error) {
	plain, err := unpacked(r)
	if err != nil {
		return Header{}, err
	}
	first, err := bufio.NewReaderSize(io.LimitReader(plain, maxLine+1), 4<<10).ReadBytes('\n')
	if err != nil && err != io.EOF {
		return Header{}, unread(err)
	}
	return parseHeader(bytes.TrimRight(first, "\r\n"))
}

func parseHeader(b []byte) (h Header, err error) {
	if len(b) > maxLine || text.Unmarshal(b, &h) != nil || h.Record < 1 || h.Game == "" || h.Version < 1 {
		return h, refuse(ErrNoRecord, 1, 0, "this is not a record of a game, its first line is not what a record begins with: choose a file that this program wrote")
	}
	if h.Record != format {
		return h, refuse(ErrVersion, 1, 0, "this record is in form %d and this program reads form %d: open it with the version of the program that made it", h.Record, format)
	}
	big := len(h.Game) > MaxText || len(h.Setup.Options) > maxEntries || h.Meta.check() != nil
	for k, v := range h.Setup.Options {
		big = big || len(k) > MaxText || len(v) > maxOption
	}
	if big {
		return h, refuse(ErrTooLarge, 1, 0, "the first line of this record holds longer lists or texts than any record does: the file was edited; restore it from a copy")
	}
	return h, nil
}

// lines calls f with each complete line after the header and its number, and reports whether a partial
// last line was dropped.
func lines(data []byte, f func(n int, b []byte) error) (cut bool, err error) {
	_, data, _ = bytes.Cut(data, []byte{'\n'})
	for n := 2; len(data) > 0; n++ {
		b, rest, ended := bytes.Cut(data, []byte{'\n'})
		if len(bytes.TrimSpace(b)) == 0 && len(bytes.TrimSpace(rest)) == 0 { // as editors leave at the end
			return false, nil
		}
		// A line is an array or an object, so a partial line is not valid JSON.
		if !ended && !json.Valid(b) {
			return true, nil
		}
		if len(b) > maxLine {
			return false, refuse(ErrTooLarge, n, 0, "line %d has more than %d kB, which no record has: the file was edited; restore it from a copy", n, maxLine>>10)
		}
		if err := f(n, bytes.TrimSuffix(b, []byte{'\r'})); err != nil {
			return false, err
		}
		data = rest
	}
	return false, nil
}

func damaged(n int, why string) error {
	return refuse(ErrDamaged, n, 0, "line %d of this record cannot be read (%s): the file was damaged or edited; restore it from a copy", n, why)
}

// strict decodes JSON and refuses unknown fields.
func strict(b []byte, v any) error {
	b = text.Whole(b)
	d := json.NewDecoder(bytes.NewReader(b))
	d.DisallowUnknownFields()
	if err := d.Decode(v); err != nil {
		return text.Wrong(b, err)
	}
	if _, err := d.Token(); err != io.EOF {
		return errors.New("something follows the value")
	}
	return nil
}

// parse reads a record of the game and applies its undos.
func parse[A any](info *rules.Info, data []byte) (*script[A], error) {
	first, _, _ := bytes.Cut(data, []byte{'\n'})
	h, err := parseHeader(bytes.TrimSuffix(first, []byte{'\r'}))
	if err != nil {
		return nil, err
	}
	if h.Game != info.ID {
		return nil, refuse(ErrForeign, 1, 0, "this is a record of %q, not of %q: open it as what it is", h.Game, info.ID)
	}
	if h.Setup, h.Version = info.Today(h.Setup, h.Version); h.Version != info.Version {
		what := "use the version of the program that made it"
		if h.Version > info.Version {
			what = "bring this program up to date"
		}
		return nil, refuse(ErrVersion, 1, 0, "this record was made by version %d of the rules of %s, and this program plays version %d: %s", h.Version, h.Game, info.Version, what)
	}
	s := &script[A]{header: h}
	cut, err := lines(data, func(n int, b []byte) error {
		if len(b) > 0 && b[0] == '[' {
			var raw []json.RawMessage
			if err := strict(b, &raw); err != nil {
				return damaged(n, err.Error())
			}
			return s.add(n, 1, raw)
		}
		var l line
		if err := strict(b, &l); err != nil {
			return damaged(n, err.Error())
		}
		return s.apply(info, n, &l)
	})
	if err != nil {
		return nil, err
	}
	s.cut = cut || len(s.marks) == 0 || s.marks[len(s.marks)-1].step != len(s.acts)
	return s, nil
}

// add appends equal steps.
func (s *script[A]) add(n, times int, raw []json.RawMessage) error {
	if len(s.acts)+times > maxSteps {
		return refuse(ErrTooLarge, n, 0, "this record has more than %d steps, which no game has: the file was edited; restore it from a copy", maxSteps)
	}
	acts := make([]A, len(raw))
	for i := range raw {
		if err := strict(raw[i], &acts[i]); err != nil {
			return damaged(n, fmt.Sprintf("action %d, %v", i+1, err))
		}
	}
	for range times {
		s.acts, s.lines = append(s.acts, acts), append(s.lines, n)
	}
	return nil
}

// apply processes a line that is not a plain step.
func (s *script[A]) apply(info *rules.Info, n int, l *line) error {
	switch {
	case l.Times != 0:
		if l.Times < 2 || l.Times > info.Rate {
			return damaged(n, fmt.Sprintf("%d equal steps", l.Times))
		}
		return s.add(n, l.Times, l.Acts)
	case l.Undo != nil:
		if *l.Undo < 0 || *l.Undo >= len(s.acts) {
			return damaged(n, fmt.Sprintf("back to step %d of %d", *l.Undo, len(s.acts)))
		}
		s.acts, s.lines = s.acts[:*l.Undo], s.lines[:*l.Undo]
		for len(s.marks) > 0 && s.marks[len(s.marks)-1].step > *l.Undo {
			s.marks = s.marks[:len(s.marks)-1]
		}
		return nil
	case l.Step != nil:
		if *l.Step != len(s.acts) {
			return damaged(n, fmt.Sprintf("the hash of step %d stands after step %d", *l.Step, len(s.acts)))
		}
		s.marks = append(s.marks, mark{*l.Step, n, l.Hash, l.End})
		return nil
	case l.Notice != nil:
		if len(s.notices) == maxNotices || utf8.RuneCountInString(l.Notice.Text) > MaxText || len(l.Notice.Kind) > MaxText {
			return refuse(ErrTooLarge, n, 0, "line %d holds more remarks or a longer one than any record does: the file was edited; restore it from a copy", n)
		}
		s.notices = append(s.notices, *l.Notice)
		return nil
	}
	return damaged(n, "it says nothing")
}

// Load replays a record and returns the match at its end, without players, so that a killed game can
// go on. A partial last line is dropped (see Cut). The error is the reader's, the game's
// *rules.SetupError, or a *RecordError.
func Load[S rules.State[S, A, V], A any, V rules.View[A]](game rules.Game[S, A, V], r io.Reader) (*Match[S, A, V], error) {
	m, _, err := load(game, r)
	return m, err
}

func load[S rules.State[S, A, V], A any, V rules.View[A]](game rules.Game[S, A, V], r io.Reader) (*Match[S, A, V], *script[A], error) {
	data, err := read(r)
	if err != nil {
		return nil, nil, err
	}
	s, err := parse[A](&game.Info, data)
	if err != nil {
		return nil, nil, err
	}
	m, err := New(game, s.header.Setup)
	if err != nil {
		return nil, nil, err
	}
	m.Meta, m.notices, m.cut = s.header.Meta, s.notices, s.cut
	for i := range m.notices {
		m.noted += m.notices[i].size()
	}
	m.full = len(m.notices) > maxNoted || m.noted > maxRemark
	agreed := 0
	marks := s.marks
	for i := 0; ; i++ {
		for ; len(marks) > 0 && marks[0].step == i; marks = marks[1:] {
			if err := m.compare(marks[0], agreed); err != nil {
				return nil, nil, err
			}
			agreed = i
		}
		if i == len(s.acts) {
			break
		}
		if err := m.replay(s, i); err != nil {
			return nil, nil, err
		}
	}
	return m, s, nil
}

// replay takes recorded step i, if the rules allow it.
func (m *Match[S, A, V]) replay(s *script[A], i int) error {
	n, acts := s.lines[i], s.acts[i]
	if m.result != nil {
		return refuse(ErrDoctored, n, i+1, "line %d plays on after the game was over at step %d: the file was edited; restore it from a copy", n, i)
	}
	acting := m.state.Acting()
	if len(acts) != acting.And(rules.AllSeats(m.setup.Seats)).Len() {
		return refuse(ErrDoctored, n, i+1, "line %d (step %d) has %d actions where %d seats decide: the file was edited, or the rules changed without a new version", n, i+1, len(acts), acting.Len())
	}
	spread(m.acts, acting, acts)
	for seat := range m.acts {
		a := m.acts[seat]
		if !acting.Has(rules.Seat(seat)) || m.game.RealTime() && isZero(a) {
			continue
		}
		if err := m.state.Check(rules.Seat(seat), a); err != nil {
			return refuse(ErrDoctored, n, i+1, "line %d (step %d) holds an action that the rules refuse to seat %s (%v): the file was edited, or the rules changed without a new version", n, i+1, rules.Seat(seat).Letter(), err)
		}
	}
	m.step(acting)
	return nil
}

// isZero reports whether a is the zero action, which stands for a missing answer.
func isZero[A any](a A) bool {
	var zero A
	x, err := json.Marshal(a)
	y, err2 := json.Marshal(zero)
	return err == nil && err2 == nil && bytes.Equal(x, y)
}

// compare compares the state with a recorded hash; agreed is the last step whose hash was right.
func (m *Match[S, A, V]) compare(k mark, agreed int) error {
	if got := m.Hash(); got != k.hash && k.step == 0 {
		return refuse(ErrDoctored, k.line, 0, "the game does not begin as it was recorded (hash %s, recorded %s): the file was edited, or the rules changed without a new version", got, clip(k.hash, 100))
	} else if got != k.hash {
		return refuse(ErrDoctored, k.line, agreed+1, "steps %d to %d do not play again as they were recorded (hash %s after step %d, recorded %s): the file was edited, or the rules changed without a new version",
			agreed+1, k.step, got, k.step, clip(k.hash, 100))
	}
	if e := k.end; e != nil {
		if r := m.result; r == nil || r.Reason != e.Reason || !slices.Equal(r.Scores, e.Scores) || !slices.Equal(r.Ranks, e.Ranks) {
			return refuse(ErrDoctored, k.line, k.step, "line %d says that the game ended otherwise than it plays: the file was edited; restore it from a copy", k.line)
		}
	}
	return nil
}

// Before returns the part of a record before the line that err, an error of Load, names: a record that
// was broken off there. It is nil if err names no line or the first, or the record cannot be unpacked.
func Before(data []byte, err error) []byte {
	var e *RecordError
	if !errors.As(err, &e) || e.Line < 2 || errors.Is(err, ErrVersion) {
		return nil
	}
	if data, err = Unpack(data); err != nil {
		return nil
	}
	end := 0
	for range e.Line - 1 {
		n := bytes.IndexByte(data[end:], '\n')
		if n < 0 {
			return nil
		}
		end += n + 1
	}
	return data[:end]
}

// Glance returns what a list of records shows without replaying them: the header and, if the record
// ends with one, the ending. It reads only the first line and the last, so it does not verify the
// record; Load does. An unfinished game, which can be resumed, has no ending. The error is a
// *RecordError.
func Glance(data []byte) (Header, *Ending, error) {
	data, err := Unpack(data)
	if err != nil {
		return Header{}, nil, err
	}
	h, err := ReadHeader(bytes.NewReader(data))
	if err != nil {
		return h, nil, err
	}
	last := bytes.TrimSpace(data)
	last = last[bytes.LastIndexByte(last, '\n')+1:]
	var l line
	if len(last) > maxLine || text.Unmarshal(last, &l) != nil {
		return h, nil, nil
	}
	return h, l.End, nil
}
