package host_test

import (
	"context"
	"encoding/json"
	"iter"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/tabletest"
	"ludotheque/arena/twins"
	"ludotheque/rules"
)

// heard is all that one guest was sent, over one connection after the other.
type heard struct {
	join table.Join
	all  []string
	done chan struct{}
}

// comes connects the guest, whose earlier connection ends; all of it is heard first.
func (g *heard) comes(ctx context.Context, t testing.TB, h *host.Host) {
	t.Helper()
	a, b := tabletest.Pipe(1 << 12)
	go h.Serve(ctx, b)
	first, err := json.Marshal(table.ToHost{Join: &g.join})
	if err != nil {
		t.Fatal(err)
	}
	if err := a.Write(ctx, first); err != nil {
		t.Fatal(err)
	}
	m, err := a.Read(ctx) // the table: the guest is there
	if err != nil {
		t.Fatal(err)
	}
	if g.done != nil {
		<-g.done
	}
	done := make(chan struct{})
	g.all, g.done = append(g.all, string(m)), done
	go func() {
		defer close(done)
		for {
			m, err := a.Read(ctx)
			if err != nil {
				return
			}
			g.all = append(g.all, string(m))
		}
	}()
}

// atTables is what a guest receives at the table of a host: a screen, a program and a phone,
// each at a table of its own, with somebody who looks on. Half way everybody comes anew and
// is told all that was before. What leaks is what the host does wrong, nil is nothing.
func atTables(t testing.TB, p *twins.Plain, leaks func(twins.Match) twins.Match) (all []string) {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	defer stop()
	devices := []table.Device{table.Window, table.Program, table.Phone}
	if p.RealTime() {
		devices = devices[:1] // others are sent what they have time for
	}
	for _, device := range devices {
		m := p.Begin(t)
		if leaks != nil {
			m = leaks(m)
		}
		h := host.New(host.Options{Code: "TREFLE", Ping: time.Hour})
		chairs := make([]table.Chair, p.Seats)
		for i := range chairs {
			chairs[i].Kind = table.Computer
		}
		guests := []*heard{{join: tabletest.Join("bea")}}
		guests[0].join.Watch, guests[0].join.Screen = true, device == table.Window
		if p.Seat >= 0 {
			chairs[p.Seat].Kind = table.Open
			g := &heard{join: tabletest.Join("ada")}
			g.join.Device, g.join.Screen = device, device == table.Window
			guests = append(guests, g)
		}
		h.Arrange(p.ID, nil, chairs)
		for _, g := range guests {
			g.comes(ctx, t, h)
		}
		h.Begin(m)
		shown := 0
		p.Play(t, m, func(by rules.Seat) {
			if by >= 0 && by == p.Seat {
				h.Acted(by) // all others are computer players
			}
			if shown++; shown == 1+len(p.Acts) {
				for _, g := range guests {
					g.comes(ctx, t, h)
				}
			}
			h.SendViews()
		})
		h.Close()
		for _, g := range guests {
			<-g.done
			all = append(append(all, string(device)+" "+g.join.Name), g.all...)
		}
	}
	return all
}

// TestNoSecretIsSent compares all bytes that a seat and an onlooker receive in worlds that
// look the same to them, a few pairs of each game in each run and many with
// LUDOTHEQUE_TABLE=all: see [tabletest.Share].
func TestNoSecretIsSent(t *testing.T) {
	template, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range append(catalog.Games(), template) {
		t.Run(e.ID, func(t *testing.T) {
			from, to := tabletest.Share(2, 100)
			twins.Compare(t, e.ID, from, to, func(t testing.TB, p *twins.Plain) []string {
				return atTables(t, p, nil)
			})
		})
	}
}

// leak is a host's match that tells what it may not.
type leak struct {
	twins.Match
	what string
}

// Ways in which a host could tell what it may not.
const (
	leakPublic  = "everybody is shown what a seat sees"
	leakPast    = "who comes anew is told what another seat saw"
	leakSeed    = "the options hold the seed"
	leakSilence = "nothing is said where nothing is there"
)

func (l *leak) View(seat rules.Seat) []byte {
	if l.what == leakPublic && seat == rules.Spectator {
		return l.Match.View(0)
	}
	return l.Match.View(seat)
}

func (l *leak) Past(seats ...rules.Seat) iter.Seq[[][]byte] {
	if l.what == leakPast {
		seats = slices.Clone(seats)
		for i, seat := range seats {
			seats[i] = 1 - min(1, max(0, seat))
		}
	}
	return l.Match.Past(seats...)
}

func (l *leak) Setup() rules.Setup {
	s := l.Match.Setup()
	if l.what == leakSeed {
		s.Options = map[string]string{"more": strconv.FormatUint(s.Seed, 10)}
	}
	return s
}

// Waiting waits for nobody where the seats together have an odd number of nothings.
func (l *leak) Waiting() rules.Seats {
	nothings := 0
	for seat := range rules.Seat(l.Info().Max) {
		nothings += strings.Count(string(l.Match.View(seat)), `{"lo":0,"hi":0}`)
	}
	if l.what == leakSilence && nothings%2 == 1 {
		return rules.Seats{}
	}
	return l.Match.Waiting()
}

// TestASecretThatIsSentIsNoticed has a host tell what it may not, in each way: what two
// worlds receive differs then.
func TestASecretThatIsSentIsNoticed(t *testing.T) {
	g, err := twins.Find("bzzz")
	if err != nil {
		t.Fatal(err)
	}
	for _, what := range []string{leakPublic, leakPast, leakSeed, leakSilence} {
		receives := func(p *twins.Plain) []string {
			return atTables(t, p, func(m twins.Match) twins.Match { return &leak{m, what} })
		}
		noticed := 0
		g.EachPlain(t, 7, func(a, b *twins.Plain) {
			if noticed == 0 && twins.Difference(a, b, receives(a), receives(b)) != "" {
				noticed++
			}
		})
		if noticed == 0 {
			t.Errorf("nothing is noticed though %s", what)
		}
	}
}
