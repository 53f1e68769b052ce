package host_test

import (
	"bytes"
	"context"
	"fmt"
	"strings"
	"sync"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/tabletest"
	"ludotheque/rules"
)

// fragile is a network that can be cut for each guest, and that freezes.
type fragile struct {
	mu    sync.Mutex
	ends  []*tabletest.End
	froze []chan struct{} // closed when it thaws
}

// dial connects a guest over the network.
func (f *fragile) dial(ctx context.Context, h *host.Host, i int) guest.Dial {
	return func(context.Context) (guest.Conn, error) {
		a, b := tabletest.Pipe(64)
		go h.Serve(ctx, b)
		f.mu.Lock()
		defer f.mu.Unlock()
		f.ends[i] = a
		return slow{a, f, i}, nil
	}
}

// slow is a connection that carries nothing while it is frozen.
type slow struct {
	*tabletest.End
	f *fragile
	i int
}

func (s slow) Write(ctx context.Context, b []byte) error {
	s.f.mu.Lock()
	thaw := s.f.froze[s.i]
	s.f.mu.Unlock()
	if thaw != nil {
		<-thaw
	}
	return s.End.Write(ctx, b)
}

// trouble cuts or freezes a guest, or kills it: it comes back as another program of
// the same device.
func (f *fragile) trouble(i, what int) {
	f.mu.Lock()
	defer f.mu.Unlock()
	switch {
	case f.froze[i] != nil:
		close(f.froze[i])
		f.froze[i] = nil
	case what == 0:
		f.froze[i] = make(chan struct{})
	case f.ends[i] != nil:
		f.ends[i].Close()
	}
}

func (f *fragile) thaw() {
	for i := range f.froze {
		f.mu.Lock()
		frozen := f.froze[i] != nil
		f.mu.Unlock()
		if frozen {
			f.trouble(i, 0)
		}
	}
}

// survives plays a match among guests who are cut, frozen and killed at random
// moments. Its record has to be that of the same actions in a match where nothing
// happens.
func survives(t *testing.T, e *catalog.Entry, seed uint64) {
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	seats := e.UsualSeats()
	if seats < 2 {
		seats = 3
	}
	setup := rules.Setup{Seats: min(seats, 4), Seed: seed}
	seats = setup.Seats
	m, err := e.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	h := host.New(host.Options{Code: "TREFLE", Ping: 50 * time.Millisecond})
	chairs := make([]table.Chair, seats)
	for i := range chairs {
		chairs[i].Kind = table.Open
	}
	h.Arrange(e.ID, nil, chairs)
	net := &fragile{ends: make([]*tabletest.End, seats), froze: make([]chan struct{}, seats)}
	links := make([]*guest.Link, seats)
	var players sync.WaitGroup
	sit := func(i int) {
		l := guest.Begin(tabletest.Join(fmt.Sprint("guest", i)), net.dial(ctx, h, i))
		links[i] = l
		players.Go(func() { tabletest.Play(e, l, nil) })
	}
	for i := range links {
		sit(i)
		for h.Guests().Len() <= i { // in this order, so that each has its own chair
			<-h.Wake()
		}
	}
	h.Begin(m)
	h.SendViews()
	r := rules.NewRand(seed)
	limit := 8 * e.Rate // a game that goes by a clock has enough after some seconds
	if limit == 0 {
		limit = 1 << 20
	}
	for m.Result() == nil && m.Steps() < limit && !t.Failed() {
		if e.RealTime() || r.Intn(40) == 0 {
			if i := r.Intn(seats * 6); i < seats {
				if what := r.Intn(3); what == 2 {
					links[i].Close() // killed: a new program on the same device
					sit(i)
				} else {
					net.trouble(i, what)
				}
			}
		}
		h.SubmitAnswers()
		stepped := false
		if e.RealTime() {
			stepped = m.Step()
		} else {
			stepped = m.Tick()
		}
		h.SendViews()
		switch {
		case e.RealTime():
			select { // answers come in time for some of the steps
			case <-h.Wake():
			case <-time.After(2 * time.Millisecond):
			}
		case !stepped:
			select {
			case <-h.Wake():
			case <-time.After(5 * time.Millisecond): // somebody is frozen
				net.thaw()
			}
		}
	}
	net.thaw()
	h.Close()
	for _, l := range links {
		l.Close()
	}
	players.Wait()
	same(t, e, m, setup, limit)
}

// same compares the record of a match with that of one in which the same actions are
// submitted, and nothing else happens; where guests answer by their view alone, with
// that of a match without a table.
func same(t *testing.T, e *catalog.Entry, m catalog.Match, setup rules.Setup, limit int) {
	var got, want bytes.Buffer
	if err := m.Save(&got); err != nil {
		t.Fatal(err)
	}
	calm, err := e.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	record, err := e.Open(bytes.NewReader(got.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	for at := 0; calm.Result() == nil && calm.Steps() < limit; at++ {
		seats, acts := record.Acts(at)
		for rest := calm.Waiting(); !rest.Empty(); rest = rest.Without(rest.First()) {
			p := rest.First()
			do := tabletest.Propose(e, calm.View(p))
			if e.RealTime() { // what came in time hangs on the clock
				do = acts[seats.And(rules.AllSeats(int(p))).Len()]
			}
			if err := calm.Submit(p, do); err != nil && !e.RealTime() {
				t.Fatalf("%s step %d: %v", e.ID, at, err)
			}
		}
		if e.RealTime() {
			calm.Step()
		} else {
			calm.Tick()
		}
	}
	if err := calm.Save(&want); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(got.Bytes(), want.Bytes()) {
		t.Errorf("%s %d: the record differs from that of an undisturbed match", e.ID, setup.Seed)
	}
	if e.RealTime() && strings.Count(got.String(), "null") > 9*strings.Count(got.String(), "[")*setup.Seats/10 {
		t.Logf("%s %d: nearly nothing came in time", e.ID, setup.Seed)
	}
}

// TestNothingIsLost plays four matches of each game, with -short one, and a thousand in all
// with LUDOTHEQUE_TABLE=all: see [tabletest.Share].
func TestNothingIsLost(t *testing.T) {
	few := 4
	if testing.Short() {
		few = 1
	}
	from, to := tabletest.Share(few, 200)
	for _, e := range catalog.Games() {
		t.Run(e.ID, func(t *testing.T) {
			t.Parallel()
			for i := from; i < to; i++ {
				survives(t, e, i)
			}
		})
	}
}
