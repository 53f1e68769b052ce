package league

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"sync"
	"time"

	"ludotheque/arena/bout"
	"ludotheque/arena/match"
	"ludotheque/arena/pipe"
	"ludotheque/internal/store"
	"ludotheque/internal/text"
	"ludotheque/rules"
)

// curvePoints is the number of positions of a curve.
const curvePoints = 41

// Play plays one match of the schedule, in this process, and keeps its record
// and what its bots said in dir. Bots that fail do not make it fail: they are
// among the result's faults. The error is about the disk, or ctx's.
//
// If another program is playing the match, another shard for example, Play waits; if that program
// finished it, Play returns its result. The match stays locked until the caller, having stored the
// result, calls release, which is nil on an error.
func (l *League) Play(ctx context.Context, m *Match, dir string) (r *Result, release func(), err error) {
	st, err := openFolder(dir)
	if err != nil {
		return nil, nil, err
	}
	record := path.Join(recordsDir, m.Key+match.Extension)
	lock, err := waitFor(ctx, st, record)
	if err != nil {
		return nil, nil, err
	}
	if _, err = st.Read(record); err == nil {
		r, err = l.played(m, dir)
	}
	if r == nil && (err == nil || errors.Is(err, fs.ErrNotExist)) {
		r, err = l.play(ctx, st, m, record)
	}
	if err != nil {
		lock.Unlock()
		return nil, nil, err
	}
	return r, lock.Unlock, nil
}

// heldFor is how long a match that another program plays is left alone before it is looked
// at again.
const heldFor = 200 * time.Millisecond

// waitFor locks a file that another program may have locked now.
func waitFor(ctx context.Context, st *store.Store, name string) (*store.Lock, error) {
	again := time.NewTicker(heldFor)
	defer again.Stop()
	for {
		lock, err := st.Lock(name)
		var e *store.Error
		if !errors.As(err, &e) || e.Reason != store.InUse {
			return lock, err
		}
		select {
		case <-again.C:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// played is the result of a match that is in the folder, or nil.
func (l *League) played(m *Match, dir string) (*Result, error) {
	rs, err := Load(dir)
	if err != nil {
		return nil, err
	}
	return rs.match(l, m), nil
}

// play plays a match that no other process plays.
func (l *League) play(ctx context.Context, st *store.Store, m *Match, name string) (*Result, error) {
	r := &Result{
		Key: m.Key, Game: l.Game.ID, Version: l.Game.Version, Map: m.Map.Name, Options: m.Map.Said, Seed: m.Seed, SeedText: rules.SeedText(m.Seed),
		Record: name,
	}
	b := bout.Bout{Entry: l.Game, Setup: l.Setup(m), Think: l.Think, Start: l.Start, Lenient: true, Curve: curvePoints}
	said := l.seat(m, &b)
	r.Bots = b.Meta.Names
	b.Meta.More = map[string]string{"league": l.Name, "match": m.Key, "map": m.Map.Name}
	var record bytes.Buffer
	b.Record = &record
	o, err := b.Play(ctx)
	if err != nil {
		return nil, err // an interrupted match leaves nothing
	}
	if err := st.Write(r.Record, record.Bytes()); err != nil {
		return nil, err
	}
	r.Scores, r.Ranks, r.Forfeit, r.Reason = o.Scores, o.Ranks, o.Forfeit, o.Reason
	r.Steps, r.Hash, r.Seconds, r.Curve = o.Steps, o.Hash, o.Seconds, o.Curve
	if r.Meals, r.Track, err = l.look(&record); err != nil {
		return nil, err
	}
	for i := range m.Seats {
		name, err := keepSaid(st, m.Key, rules.Seat(i), said[i].text())
		if err != nil {
			return nil, err
		}
		if f := fault(r.Bots[i], rules.Seat(i), o.Notices); f != nil {
			f.Stderr = name
			r.Faults = append(r.Faults, *f)
		}
	}
	return r, nil
}

// seat sets the players of a match, by their names, and returns the buffers for their standard error.
func (l *League) seat(m *Match, b *bout.Bout) []*stderrTail {
	said := make([]*stderrTail, len(m.Seats))
	for i, bot := range m.Seats {
		said[i] = &stderrTail{}
		name := l.name(bot)
		b.Meta.Names = append(b.Meta.Names, name)
		if bot == fill {
			b.Guests = append(b.Guests, bout.Guest{Label: name, Level: l.Fill})
			continue
		}
		x := &l.Bots[bot]
		b.Guests = append(b.Guests, bout.Guest{Label: name, Level: x.Level, TCP: x.TCP, Program: pipe.Program{Args: x.Args, Dir: x.Dir, Memory: l.Memory, Stderr: text.NewWriter(said[i])}})
	}
	return said
}

// keepSaid writes the standard error of a seat's bot into a file, and returns its name relative to
// dir, or "" if there was none.
func keepSaid(st *store.Store, key string, seat rules.Seat, text []byte) (name string, err error) {
	name = path.Join(stderrDir, fmt.Sprintf("%s-%s.txt", key, seat.Letter()))
	if len(text) > 0 {
		return name, st.Write(name, text)
	}
	return "", st.Remove(name) // left by an interrupted match
}

// fault returns the notices about a seat as a Fault, or nil.
func fault(bot string, seat rules.Seat, notices []match.Notice) *Fault {
	var f *Fault
	for _, n := range notices {
		if n.Seat != seat {
			continue
		}
		text := n.Text
		if text == "" {
			text = string(n.Kind)
		}
		if f == nil {
			f = &Fault{Seat: int(seat), Bot: bot, Step: n.Step, Text: text}
		} else if f.Last = text; f.Last == f.Text {
			f.Last = ""
		}
		f.Count++
	}
	return f
}

// A stderrTail keeps the beginning and the end of a bot's standard error: the end says why it crashed.
type stderrTail struct {
	mu      sync.Mutex
	head    []byte
	tail    []byte
	dropped int
}

const maxHead, maxTail = 16 << 10, 48 << 10

func (s *stderrTail) Write(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	n := len(b)
	room := min(maxHead-len(s.head), len(b))
	s.head = append(s.head, b[:room]...)
	s.tail = append(s.tail, b[room:]...)
	if extra := len(s.tail) - maxTail; extra > maxTail { // trim only now and then
		s.tail = append([]byte(nil), s.tail[extra:]...)
		s.dropped += extra
	}
	return n, nil
}

// text returns what was kept.
func (s *stderrTail) text() []byte {
	s.mu.Lock()
	defer s.mu.Unlock()
	tail, dropped := s.tail, s.dropped
	if extra := len(tail) - maxTail; extra > 0 {
		tail, dropped = tail[extra:], dropped+extra
	}
	text := append([]byte(nil), s.head...)
	if dropped > 0 {
		text = fmt.Appendf(text, "\n[%d bytes are left out]\n", dropped)
	}
	return append(text, tail...)
}
