package host_test

import (
	"bytes"
	"context"
	"encoding/json"
	"os"
	"testing"
	"time"

	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/tabletest"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
	"ludotheque/rules/bzzz"
	"ludotheque/rules/empire"
)

// pretence is a match as its host sees it, whose state may be one that somebody made
// up.
type pretence[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	m     *match.Match[S, A, V]
	state S
	seed  uint64
	t     *testing.T
}

func (p *pretence[S, A, V]) Info() *rules.Info     { return p.m.Info() }
func (p *pretence[S, A, V]) Waiting() rules.Seats  { return p.m.Waiting() }
func (p *pretence[S, A, V]) Steps() int            { return p.m.Steps() }
func (p *pretence[S, A, V]) Result() *rules.Result { return p.m.Result() }
func (p *pretence[S, A, V]) CanUndo() bool         { return p.m.CanUndo() }
func (p *pretence[S, A, V]) Undo() error           { return p.m.Undo() }
func (p *pretence[S, A, V]) Setup() rules.Setup {
	s := p.m.Setup()
	s.Seed = p.seed
	return s
}

func (p *pretence[S, A, V]) View(seat rules.Seat) []byte {
	v := p.state.View(seat)
	if seat == rules.Spectator {
		// Everybody may see this by definition; what onlookers could have counted up
		// since the beginning, a guess from a seat need not make up.
		v = p.m.View(seat)
	}
	b, err := json.Marshal(v)
	if err != nil {
		p.t.Fatal(err)
	}
	return b
}

func (p *pretence[S, A, V]) Past(rules.Seat) [][]byte { return nil }

func (p *pretence[S, A, V]) Submit(seat rules.Seat, do []byte) error {
	return match.Plain[S, A, V]{Match: p.m}.Submit(seat, do)
}

// heard is all that a seat was sent at a table.
type heard struct {
	host *host.Host
	end  *tabletest.End
	all  []byte
	done chan struct{}
}

// listen seats a screen on a seat of a new table, which hears everything.
func listen(ctx context.Context, t *testing.T, id string, seats int, p rules.Seat) *heard {
	h := &heard{host: host.New(host.Options{Code: "TREFLE", Ping: time.Hour}), done: make(chan struct{})}
	chairs := make([]table.Chair, seats)
	for i := range chairs {
		chairs[i].Kind = table.Computer
	}
	chairs[p].Kind = table.Open
	h.host.Lay(id, nil, chairs)
	a, b := tabletest.Pipe(1 << 12)
	go h.host.Serve(ctx, b)
	j := tabletest.Join("ada")
	j.Screen = true
	first, err := json.Marshal(table.ToHost{Join: &j})
	if err != nil {
		t.Fatal(err)
	}
	if err := a.Write(ctx, first); err != nil {
		t.Fatal(err)
	}
	b0, err := a.Read(ctx) // the table: the guest sits
	if err != nil {
		t.Fatal(err)
	}
	h.end, h.all = a, b0
	go func() {
		defer close(h.done)
		for {
			m, err := a.Read(ctx)
			if err != nil {
				return
			}
			h.all = append(append(h.all, '\n'), m...)
		}
	}()
	return h
}

// close waits for all that was sent.
func (h *heard) close() []byte {
	h.host.Close()
	<-h.done
	return h.all
}

// keepsSecrets plays a match, and shows each seat every position twice: as it is, and
// as the seat's own guess has it. What was sent has to be the same, byte for byte.
func keepsSecrets[S rules.State[S, A, V], A any, V interface {
	rules.View[A]
	rules.Guesser[S]
}](t *testing.T, g rules.Game[S, A, V], seats int, seed uint64) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	m, err := match.New(g, rules.Setup{Seats: seats, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	type pair struct {
		as     [2]*pretence[S, A, V]
		tables [2]*heard
	}
	var pairs []*pair
	for i := range seats {
		q := &pair{}
		for j := range q.as {
			q.as[j] = &pretence[S, A, V]{m: m, state: m.State(), seed: seed + uint64(j), t: t}
			q.tables[j] = listen(ctx, t, g.ID, seats, rules.Seat(i))
			q.tables[j].host.Begin(q.as[j])
		}
		pairs = append(pairs, q)
	}
	r := rules.NewRand(seed)
	for {
		for i, q := range pairs {
			p := rules.Seat(i)
			q.as[0].state = m.State()
			q.as[1].state = m.View(p).Guess(r)
			for j := range q.as {
				q.tables[j].host.Show()
			}
		}
		if m.Result() != nil {
			break
		}
		for rest := m.Waiting(); !rest.Empty(); rest = rest.Without(rest.First()) {
			p := rest.First()
			if err := m.Submit(p, m.View(p).Sample(r)); err != nil {
				t.Fatal(err)
			}
		}
		m.Step()
	}
	text := []byte(`"seed"`)
	for i, q := range pairs {
		a, b := q.tables[0].close(), q.tables[1].close()
		if !bytes.Equal(a, b) {
			n := 0
			for n < min(len(a), len(b)) && a[n] == b[n] {
				n++
			}
			t.Errorf("%s %d: seat %s is told of what it may not know, at byte %d: …%.200s… and …%.200s…", g.ID, seed, rules.Seat(i).Letter(), n, a[max(0, n-80):], b[max(0, n-80):])
		}
		if len(a) < 1000 || bytes.Contains(a, text) {
			t.Errorf("%s %d: %d bytes were sent, the seed among them: %v", g.ID, seed, len(a), bytes.Contains(a, text))
		}
	}
}

// TestNoSecretIsSent plays a few matches of the games with secrets in each run, and
// two hundred of each with LUDOTHEQUE_TABLE=all.
func TestNoSecretIsSent(t *testing.T) {
	games := 1
	if os.Getenv("LUDOTHEQUE_TABLE") == "all" {
		games = 200
	}
	day := uint64(time.Now().Unix() / 3600) // other matches at another time
	for i := range uint64(games) {
		keepsSecrets(t, bzzz.Game, 4, day+i)
		keepsSecrets(t, brutal.Game, 2, day+i)
		keepsSecrets(t, empire.Game, 2+int((day+i)%4), day+i)
	}
}
