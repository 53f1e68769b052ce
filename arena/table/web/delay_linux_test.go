package web

import (
	"context"
	"encoding/json"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"slices"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/room"
	"ludotheque/arena/table/tabletest"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
	"ludotheque/rules/trichrome"
)

// frame is how long a picture lasts on a screen.
const frame = time.Second / match.TPS

// share is the time within which so many hundredths of them were.
func share(times []time.Duration, hundredths int) time.Duration {
	slices.Sort(times)
	return times[min(len(times)*hundredths/100, len(times)-1)]
}

func ms(d time.Duration) float64 { return float64(d.Microseconds()) / 1000 }

// BenchmarkPress is how long a press on a phone takes to count in a frame of the window
// that keeps the match: a phone on this machine, by its socket, and a window that does what
// one does sixty times a second.
func BenchmarkPress(b *testing.B) {
	h := host.New(host.Options{Code: "TREFLE"})
	h.Lay("trichrome", nil, []table.Chair{{Kind: table.Open}, {Kind: table.Computer}, {Kind: table.Computer}})
	s := httptest.NewServer(&Server{Find: func(string) *host.Host { return h }})
	defer s.Close()
	defer h.Close()
	at, err := Address(s.URL + "/TREFLE")
	if err != nil {
		b.Fatal(err)
	}
	join := tabletest.Join("Ada")
	join.Device = table.Phone
	l := guest.Begin(join, Dialer(at))
	defer l.Close()
	for h.Guests().Len() == 0 || l.State() == nil {
		<-l.Wake()
	}
	e, err := catalog.Find("trichrome")
	if err != nil {
		b.Fatal(err)
	}
	m, err := e.New(rules.Setup{Seats: 3, Seed: 7}) // in which nobody else moves
	if err != nil {
		b.Fatal(err)
	}
	h.Begin(m)
	who := new(runner)
	clock := time.NewTicker(frame)
	defer clock.Stop()
	// passes has a frame pass, and says whether it shows what was pressed last.
	passes := func() bool {
		<-clock.C
		for range max(1, m.Info().Rate/match.TPS) {
			h.Take()
			m.Step()
		}
		h.Show()
		return who.shows(m.View(0))
	}
	var times []time.Duration
	for b.Loop() {
		for who.lost() {
			passes()
		}
		way := who.press()
		do, err := json.Marshal(way)
		if err != nil {
			b.Fatal(err)
		}
		sent := make(chan time.Time, 1)
		// A person presses whenever: not in step with the frames.
		time.AfterFunc(3*frame+rand.N(6*frame), func() {
			sent <- time.Now()
			l.Say(table.ToHost{Do: do})
		})
		for !passes() {
		}
		times = append(times, time.Since(<-sent))
	}
	b.ReportMetric(ms(share(times, 50)), "median-ms")
	b.ReportMetric(ms(share(times, 99)), "p99-ms")
}

// farTime is how long a match far away is looked at, warming up its first second.
const farTime = 100 * time.Second

// steered is a match in real time, as who plays it from far away sees it.
type steered interface {
	// press is something new to do, nil when nothing can be done now.
	press() any
	// again is what is said in each step, until something new is.
	again() any
	// shows says whether a view shows what was pressed last.
	shows(view []byte) bool
	// amends says whether the host takes a further word in the same step.
	amends() bool
	// lost says that it cannot be shown any more: who plays was eaten.
	lost() bool
}

// runner is somebody in Trichrome.
type runner struct {
	v    *trichrome.View
	want trichrome.Dir
}

func (r *runner) self() *trichrome.Runner { return &r.v.Runners[0] }

func (r *runner) lost() bool {
	return r.v == nil || r.self().Eaten || r.v.Phase != trichrome.PhaseChase && r.v.Phase != trichrome.PhaseDuel
}

func (r *runner) press() any {
	if r.lost() {
		return nil
	}
	ways := slices.DeleteFunc([]trichrome.Dir{trichrome.Right, trichrome.Down, trichrome.Left, trichrome.Up}, func(d trichrome.Dir) bool {
		return d == r.self().Facing || d == r.self().Want
	})
	r.want = ways[rand.N(len(ways))]
	return r.want
}

// again is the same way: who holds a key says it in every step, until there is another one.
func (r *runner) again() any {
	if r.lost() || r.want == trichrome.None {
		return nil
	}
	return r.want
}

func (r *runner) amends() bool { return rules.Amends[trichrome.Dir]() }

func (r *runner) shows(view []byte) bool {
	r.v = new(trichrome.View)
	return json.Unmarshal(view, r.v) == nil && (r.self().Facing == r.want || r.self().Want == r.want)
}

// swimmer is somebody in Aquar.iom, who swims to and fro.
type swimmer struct {
	v     *aquariom.View
	right bool
	x     float64
}

func (s *swimmer) mine() *aquariom.Cell {
	if s.v == nil {
		return nil
	}
	for i := range s.v.Cells {
		if s.v.Cells[i].Owner == 0 {
			return &s.v.Cells[i]
		}
	}
	return nil
}

func (s *swimmer) lost() bool { return s.mine() == nil }

func (s *swimmer) amends() bool { return rules.Amends[aquariom.Action]() }

func (s *swimmer) press() any {
	if s.lost() {
		return nil
	}
	s.right = !s.right
	return s.again()
}

func (s *swimmer) again() any {
	c := s.mine()
	if c == nil {
		return nil
	}
	x := float64(c.At.X) - 1000
	if s.right {
		x += 2000
	}
	return map[string]any{"moves": [][3]float64{{float64(c.ID), x, float64(c.At.Y)}}}
}

func (s *swimmer) shows(view []byte) bool {
	s.v = new(aquariom.View)
	if json.Unmarshal(view, s.v) != nil || s.mine() == nil {
		return false
	}
	was := s.x
	s.x = float64(s.mine().At.X)
	return s.right && s.x > was || !s.right && s.x < was
}

// BenchmarkFar is how long a press on a whole screen far away takes to be shown there,
// and how long that screen stands still: 40 ms there and back, give or take 10, and one
// packet of a hundred lost each way. Host and guest are two networks of this machine,
// between which a program carries the packets; this needs the rights of root.
func BenchmarkFar(b *testing.B) {
	for id, who := range map[string]func() steered{
		"trichrome": func() steered { return new(runner) },
		"aquariom":  func() steered { return &swimmer{} },
	} {
		b.Run(id, func(b *testing.B) {
			// One match, however often the benchmark is asked to be done.
			var shown, still []time.Duration
			for b.Loop() {
				if shown == nil {
					shown, still = playFar(b, id, who())
				}
			}
			if len(shown) < 20 {
				b.Fatalf("%d presses were shown", len(shown))
			}
			b.ReportMetric(ms(share(shown, 50)), "median-ms")
			b.ReportMetric(ms(share(shown, 95)), "p95-ms")
			b.ReportMetric(ms(share(still, 99)), "still-p99-ms")
			b.ReportMetric(ms(slices.Max(still)), "still-ms")
			b.ReportMetric(float64(len(shown)), "presses")
		})
	}
}

// playFar plays for a while, and gives how long presses took and how long it was from
// each frame with something new to the next.
func playFar(b *testing.B, id string, who steered) (shown, still []time.Duration) {
	f, err := newFar(distance{20 * time.Millisecond, 5 * time.Millisecond, 0.01})
	if err != nil {
		b.Skip(err)
	}
	defer f.close()
	e, err := catalog.Find(id)
	if err != nil {
		b.Fatal(err)
	}
	h := host.New(host.Options{Code: "TREFLE", Headless: true})
	r, err := room.New(h, room.Options{Entry: e, Setup: rules.Setup{Seats: max(2, e.Min)}, Level: "novice", Seed: func() uint64 { return 7 }})
	if err != nil {
		b.Fatal(err)
	}
	listener, err := f.listen()
	if err != nil {
		b.Fatal(err)
	}
	ctx, stop := context.WithCancel(b.Context())
	server := (&Server{Find: func(string) *host.Host { return h }}).HTTP()
	go server.Serve(listener)
	done := make(chan struct{})
	go func() {
		defer close(done)
		r.Run(ctx)
	}()
	defer func() {
		stop()
		<-done
		server.Close()
	}()
	at, err := Address("http://" + listener.Addr().String() + "/TREFLE")
	if err != nil {
		b.Fatal(err)
	}
	join := tabletest.Join("Ada")
	join.Screen, join.Device = true, table.Window
	l := guest.Begin(join, dialer(at, &http.Transport{DialContext: f.dial}))
	defer l.Close()
	return look(b, l, who)
}

// look is a screen that looks sixty times a second at what has come, and at what its
// person does, as a window does.
func look(b *testing.B, l *guest.Link, who steered) (shown, still []time.Duration) {
	clock := time.NewTicker(frame)
	defer clock.Stop()
	begin := time.Now()
	var fresh, before, pressed, next time.Time
	ask := 0
	say := func(act any) {
		if act == nil {
			return
		}
		do, err := json.Marshal(act)
		if err != nil {
			b.Fatal(err)
		}
		l.Say(table.ToHost{Ask: ask, Do: do})
	}
	for started := false; time.Since(begin) < farTime; {
		now := <-clock.C
		news := false
		for m, ok := l.Next(); ok; m, ok = l.Next() {
			if m.Table != nil && m.Table.Phase != table.Playing && !started {
				started = true
				l.Say(table.ToHost{Start: true})
				begin, fresh = now, time.Time{}
			}
			view := m.View
			if view == nil {
				view = m.Public
			}
			if view == nil {
				continue
			}
			ask, news = m.Ask, true
			if who.shows(view) && !pressed.IsZero() {
				shown = append(shown, now.Sub(pressed))
				pressed = time.Time{}
			}
		}
		warm := now.Sub(begin) > time.Second
		if news && !fresh.IsZero() && warm {
			still = append(still, now.Sub(fresh))
		}
		if news {
			fresh = now
		}
		if who.lost() {
			pressed = time.Time{}
		}
		// A window answers a question in the frame in which it comes, and once, unless the
		// rules let it amend what it said.
		if !news && !who.amends() || fresh.IsZero() {
			continue
		}
		var act any
		if news {
			act = who.again()
		}
		last := before
		before = now
		if warm && !last.IsZero() && pressed.IsZero() && now.After(next) {
			if turn := who.press(); turn != nil {
				// The finger fell since the frame in which the last word was said.
				act, pressed = turn, last.Add(rand.N(now.Sub(last)+1))
				next = now.Add(250*time.Millisecond + rand.N(200*time.Millisecond))
			}
		}
		say(act)
	}
	return shown, still
}
