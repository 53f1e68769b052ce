package host_test

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"strconv"
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

// pretence is a match as its host sees it, whose states may be some that somebody made
// up: what a seat knows is shown of own, what everybody knows of all.
type pretence[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	m        *match.Match[S, A, V]
	own, all S
	seed     uint64
	t        *testing.T
	// past is what was shown of each position so far.
	past map[rules.Seat][][]byte
	// leaks is what a host does wrong: "" is nothing.
	leaks leak
}

// leak is a way in which a host would tell what it may not.
type leak string

const (
	leakPublic leak = "everybody is shown what a seat sees"
	leakPast   leak = "who comes anew is told what another seat saw"
	leakSeed   leak = "the options hold the seed"
)

// stands makes the states of a new position those that are shown.
func (p *pretence[S, A, V]) stands(seat rules.Seat, own, all S) {
	p.own, p.all = own, all
	for _, q := range []rules.Seat{seat, rules.Spectator} {
		from := q
		if p.leaks == leakPast {
			from = 1 - min(1, seat)
		}
		p.past[q] = append(p.past[q], p.View(from))
	}
}

func (p *pretence[S, A, V]) Info() *rules.Info     { return p.m.Info() }
func (p *pretence[S, A, V]) Waiting() rules.Seats  { return p.m.Waiting() }
func (p *pretence[S, A, V]) Steps() int            { return p.m.Steps() }
func (p *pretence[S, A, V]) Result() *rules.Result { return p.m.Result() }
func (p *pretence[S, A, V]) Amends() bool          { return p.m.Amends() }
func (p *pretence[S, A, V]) CanUndo() bool         { return p.m.CanUndo() }
func (p *pretence[S, A, V]) Undo() error           { return p.m.Undo() }
func (p *pretence[S, A, V]) Setup() rules.Setup {
	s := p.m.Setup()
	s.Seed = p.seed
	if p.leaks == leakSeed {
		s.Options = map[string]string{"more": strconv.FormatUint(p.seed, 10)}
	}
	return s
}

func (p *pretence[S, A, V]) View(seat rules.Seat) []byte {
	state := p.own
	if seat == rules.Spectator {
		if state = p.all; p.leaks == leakPublic {
			state, seat = p.own, 0
		}
	}
	b, err := json.Marshal(state.View(seat))
	if err != nil {
		p.t.Fatal(err)
	}
	return b
}

func (p *pretence[S, A, V]) Past(seat rules.Seat) [][]byte { return p.past[seat] }

func (p *pretence[S, A, V]) Submit(seat rules.Seat, do []byte) error {
	return match.Plain[S, A, V]{Match: p.m}.Submit(seat, do)
}

// heard is all that a seat was sent at a table.
type heard struct {
	host *host.Host
	all  []byte
	done chan struct{}
}

// listen seats a screen on a seat of a new table, which hears everything.
func listen(ctx context.Context, t *testing.T, id string, seats int, p rules.Seat) *heard {
	h := &heard{host: host.New(host.Options{Code: "TREFLE", Ping: time.Hour})}
	chairs := make([]table.Chair, seats)
	for i := range chairs {
		chairs[i].Kind = table.Computer
	}
	chairs[p].Kind = table.Open
	h.host.Lay(id, nil, chairs)
	h.comes(ctx, t)
	return h
}

// comes connects the screen, whose earlier connection ends; all of it is heard first.
func (h *heard) comes(ctx context.Context, t *testing.T) {
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
	if h.done != nil {
		<-h.done
	}
	h.all, h.done = append(append(h.all, '\n'), b0...), make(chan struct{})
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
}

// close waits for all that was sent.
func (h *heard) close() []byte {
	h.host.Close()
	<-h.done
	return h.all
}

// keepsSecrets plays a match, and shows each seat every position twice: as it is, and as
// guesses have it, the seat's own and, for what everybody may see, an onlooker's. Half way
// the seat's screen comes anew and is told all that was before. What was sent has to be
// the same, byte for byte. What was not is returned, a line each.
func keepsSecrets[S rules.State[S, A, V], A any, V interface {
	rules.View[A]
	rules.Guesser[S]
}](t *testing.T, g rules.Game[S, A, V], seats int, seed uint64, turns string, leaks leak) (told []string) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	setup := rules.Setup{Seats: seats, Seed: seed}
	if turns != "" {
		setup.Options = map[string]string{"turns": turns}
	}
	m, err := match.New(g, setup)
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
			q.as[j] = &pretence[S, A, V]{m: m, own: m.State(), all: m.State(), seed: seed + uint64(j), t: t, past: map[rules.Seat][][]byte{}, leaks: leaks}
			q.tables[j] = listen(ctx, t, g.ID, seats, rules.Seat(i))
			q.tables[j].host.Begin(q.as[j])
		}
		pairs = append(pairs, q)
	}
	r := rules.NewRand(seed)
	anew := 5 + int(seed%20)
	for {
		for i, q := range pairs {
			p := rules.Seat(i)
			q.as[0].stands(p, m.State(), m.State())
			q.as[1].stands(p, m.View(p).Guess(r), m.View(rules.Spectator).Guess(r))
			for j := range q.as {
				if m.Steps() == anew {
					q.tables[j].comes(ctx, t)
				}
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
			told = append(told, fmt.Sprintf("%s %d: seat %s is told of what it may not know, at byte %d: …%.200s… and …%.200s…", g.ID, seed, rules.Seat(i).Letter(), n, a[max(0, n-80):], b[max(0, n-80):]))
		}
		if len(a) < 1000 || bytes.Contains(a, text) {
			told = append(told, fmt.Sprintf("%s %d: %d bytes were sent, the seed among them: %v", g.ID, seed, len(a), bytes.Contains(a, text)))
		}
	}
	return told
}

// TestNoSecretIsSent plays a few matches of the games with secrets in each run, and
// two hundred of each with LUDOTHEQUE_TABLE=all: see [tabletest.Share].
func TestNoSecretIsSent(t *testing.T) {
	from, to := tabletest.Share(1, 200)
	day := uint64(time.Now().Unix() / 3600) // other matches at another time
	for i := from; i < to; i++ {
		told := keepsSecrets(t, bzzz.Game, 4, day+i, "", "")
		told = append(told, keepsSecrets(t, brutal.Game, 2, day+i, "", "")...)
		told = append(told, keepsSecrets(t, empire.Game, 2+int((day+i)%4), day+i, "", "")...)
		for _, line := range told {
			t.Error(line)
		}
	}
}

// TestASecretThatIsSentIsNoticed has a host tell what it may not, in each way: the test
// above sees it.
func TestASecretThatIsSentIsNoticed(t *testing.T) {
	for _, leaks := range []leak{leakPublic, leakPast, leakSeed} {
		if told := keepsSecrets(t, bzzz.Game, 4, 7, "16", leaks); len(told) == 0 {
			t.Errorf("nothing is noticed though %s", leaks)
		}
	}
}
