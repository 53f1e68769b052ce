package web

import (
	"context"
	"encoding/json"
	"fmt"
	"math"
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

// share is the time within which that percentage of them arrived.
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
	h.Arrange("trichrome", nil, []table.Chair{{Kind: table.Open}, {Kind: table.Computer}, {Kind: table.Computer}})
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
			h.SubmitAnswers()
			m.Step()
		}
		h.SendViews()
		return who.shows(m.View(0))
	}
	var times []time.Duration
	for b.Loop() {
		for who.lost() {
			passes()
		}
		who.press()
		do, err := json.Marshal(who.want)
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
const farTime = 40 * time.Second

// steered is a match in real time, as a player far away sees it: with what the own
// hand does foreseen, as a whole screen shows it.
type steered interface {
	// saw takes in the view of a step.
	saw(step int, view []byte, now time.Time)
	// press has the hand want something new; false when nothing can be wanted now.
	press() bool
	// wants is what the hand wants, as it is said; nil for nothing.
	wants() any
	// frame lets a frame pass, with or without news, and says whether it is the first that
	// shows what was pressed last, and how far the own figure jumped in it, beyond what it
	// moves.
	frame(news bool, now time.Time, delay time.Duration) (shows bool, jump float64)
	// amends says whether the host takes a further word in the same step.
	amends() bool
	// lost says that it cannot be shown any more: who plays was eaten.
	lost() bool
}

// runner is a player of Trichrome.
type runner struct {
	v    *trichrome.View
	want trichrome.Dir
	fore *guest.Foresight[trichrome.Dir, *trichrome.View]
	was  *trichrome.Runner // as the frame before showed it
}

func newRunner() steered {
	return &runner{fore: guest.NewForesight[trichrome.Dir, *trichrome.View](0, frame)}
}

func (r *runner) self() *trichrome.Runner { return &r.v.Runners[0] }

func (r *runner) lost() bool {
	return r.v == nil || r.self().Eaten || r.v.Phase != trichrome.PhaseChase && r.v.Phase != trichrome.PhaseDuel
}

// press is another way; who holds a key says it in every step, until there is another one.
func (r *runner) press() bool {
	if r.lost() {
		return false
	}
	ways := slices.DeleteFunc([]trichrome.Dir{trichrome.Right, trichrome.Down, trichrome.Left, trichrome.Up}, func(d trichrome.Dir) bool {
		return d == r.self().Facing || d == r.self().Want || d == r.want
	})
	r.want = ways[rand.N(len(ways))]
	return true
}

func (r *runner) wants() any {
	if r.lost() || r.want == trichrome.None {
		return nil
	}
	return r.want
}

func (r *runner) amends() bool { return rules.Amends[trichrome.Dir]() }

func (r *runner) saw(step int, view []byte, now time.Time) {
	v := new(trichrome.View)
	if json.Unmarshal(view, v) == nil {
		r.v = v
		r.fore.Saw(step, now)
	}
}

// frame shows the runner that turns, or that has noted where it will.
func (r *runner) frame(_ bool, now time.Time, delay time.Duration) (shows bool, jump float64) {
	if r.lost() {
		r.was = nil
		return false, 0
	}
	r.fore.Want(r.want, now, delay)
	seen := r.fore.See(r.v)
	at := seen.Runners[0]
	if r.was != nil {
		far := max(at.X-r.was.X, r.was.X-at.X) + max(at.Y-r.was.Y, r.was.Y-at.Y)
		jump = float64(max(0, far-seen.Speed(0))) / trichrome.Cell
	}
	r.was = &at
	return at.Facing == r.want || at.Want == r.want, jump
}

// shows says whether a view of the host shows what was pressed last.
func (r *runner) shows(view []byte) bool {
	r.v = new(trichrome.View)
	return json.Unmarshal(view, r.v) == nil && (r.self().Facing == r.want || r.self().Want == r.want)
}

// swimmer is a player of Aquar.iom who swims to and fro.
type swimmer struct {
	v     *aquariom.View
	right bool
	fore  *guest.Foresight[aquariom.Action, *aquariom.View]
	was   *aquariom.Cell
}

func newSwimmer() steered {
	return &swimmer{fore: guest.NewForesight[aquariom.Action, *aquariom.View](0, aquariomTurn)}
}

// aquariomTurn is how long a turn lasts on the map that is usual.
const aquariomTurn = 50 * time.Millisecond

// mine is the first cell of the seat in a view.
func mine(v *aquariom.View) *aquariom.Cell {
	if v == nil {
		return nil
	}
	for i := range v.Cells {
		if v.Cells[i].Owner == 0 {
			return &v.Cells[i]
		}
	}
	return nil
}

func (s *swimmer) lost() bool { return mine(s.v) == nil }

func (s *swimmer) amends() bool { return rules.Amends[aquariom.Action]() }

func (s *swimmer) press() bool {
	s.right = !s.right
	return !s.lost()
}

func (s *swimmer) wants() any {
	if s.lost() {
		return nil
	}
	return s.action()
}

func (s *swimmer) action() aquariom.Action {
	c := mine(s.v)
	x := c.At.X - 1000
	if s.right {
		x += 2000
	}
	return aquariom.Action{Answer: aquariom.Answer{Moves: []aquariom.Move{{Cell: c.ID, Target: aquariom.Point{X: x, Y: c.At.Y}}}}}
}

func (s *swimmer) saw(step int, view []byte, now time.Time) {
	v := new(aquariom.View)
	if json.Unmarshal(view, v) == nil {
		s.v = v
		s.fore.Saw(step, now)
	}
}

// frame shows where the cell swims in the turn that has begun on this screen.
func (s *swimmer) frame(news bool, now time.Time, delay time.Duration) (shows bool, jump float64) {
	if s.lost() {
		s.was = nil
		return false, 0
	}
	if !news {
		return false, 0
	}
	s.fore.Want(s.action(), now, delay)
	at := mine(s.fore.See(s.v))
	if s.was != nil && s.was.ID == at.ID {
		dx, dy := float64(at.At.X-s.was.At.X), float64(at.At.Y-s.was.At.Y)
		speed := float64(s.v.Laws().Speed(at.Mass))
		jump = max(0, math.Hypot(dx, dy)/speed-1)
		shows = s.right && dx > 0 || !s.right && dx < 0
	}
	s.was = at
	return shows, jump
}

// distances are those at which play is measured, there and back: 40 ms, 100 and 200, give or take a
// quarter, and one packet of a hundred lost each way.
var distances = []time.Duration{40 * time.Millisecond, 100 * time.Millisecond, 200 * time.Millisecond}

// there returns the way there of a distance.
func there(d time.Duration) distance { return distance{d / 2, d / 8, 0.01} }

// BenchmarkFar is how long a press on a whole screen far away takes to be shown there,
// and how long that screen stands still. In a game of turns it is how long an action takes until the
// host's answer shows. Host and guest are two networks of this machine, between which a program
// carries the packets; this needs the rights of root.
func BenchmarkFar(b *testing.B) {
	for _, d := range distances {
		for id, who := range map[string]func() steered{"trichrome": newRunner, "aquariom": newSwimmer} {
			b.Run(fmt.Sprint(id, "/", d), func(b *testing.B) { benchmarkSteered(b, d, id, who) })
		}
		for _, id := range []string{"bzzz", "brutal", "empire"} {
			b.Run(fmt.Sprint(id, "/", d), func(b *testing.B) {
				var times []time.Duration
				for b.Loop() {
					if times == nil {
						playFar(b, d, id, func(l *guest.Link) { times = answered(b, id, l) })
					}
				}
				b.ReportMetric(ms(share(times, 50)), "median-ms")
				b.ReportMetric(ms(share(times, 95)), "p95-ms")
				b.ReportMetric(float64(len(times)), "actions")
			})
		}
	}
}

// answered is how long each of a hundred actions took until the guest had the view of what it did.
func answered(b *testing.B, id string, l *guest.Link) (times []time.Duration) {
	e, err := catalog.Find(id)
	if err != nil {
		b.Fatal(err)
	}
	var said time.Time
	step := 0 // in which it was said
	for len(times) < 100 {
		m, ok := l.Next()
		if !ok {
			<-l.Wake()
			continue
		}
		if m.Table != nil && m.Table.Phase != table.Playing {
			l.Say(table.ToHost{Start: true})
		}
		if !said.IsZero() && (m.Step > step || m.Refused != nil) {
			times, said = append(times, time.Since(said)), time.Time{}
		}
		if m.Ask != 0 && m.View != nil {
			said, step = time.Now(), m.Step
			l.Say(table.ToHost{Ask: m.Ask, Do: tabletest.Propose(e, m.View)})
		}
	}
	return times
}

// benchmarkSteered measures a game in real time.
func benchmarkSteered(b *testing.B, d time.Duration, id string, who func() steered) {
	// One match, however often the benchmark is asked to be done.
	var m *measured
	for b.Loop() {
		if m == nil {
			playFar(b, d, id, func(l *guest.Link) { m = look(b, l, who()) })
		}
	}
	if len(m.shown) < 20 {
		b.Fatalf("%d presses were shown", len(m.shown))
	}
	slices.Sort(m.jumps)
	b.ReportMetric(ms(share(m.shown, 50)), "median-ms")
	b.ReportMetric(ms(share(m.shown, 95)), "p95-ms")
	b.ReportMetric(ms(share(m.still, 99)), "still-p99-ms")
	b.ReportMetric(ms(slices.Max(m.still)), "still-ms")
	b.ReportMetric(m.jumps[len(m.jumps)*99/100], "jump-p99")
	b.ReportMetric(m.jumps[len(m.jumps)-1], "jump")
	b.ReportMetric(float64(len(m.shown)), "presses")
}

// measured is what a match far away is like: how long each press took, how long it was from
// each frame with something new of the host to the next, and how far the own figure jumped
// in each, beyond what it moves: in cells of the maze, or in what it swims in a turn.
type measured struct {
	shown, still []time.Duration
	jumps        []float64
}

// playFar has a guest so far away play at a table of a game.
func playFar(b *testing.B, d time.Duration, id string, play func(l *guest.Link)) {
	f, err := newFar(there(d))
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
	play(l)
}

// look is a screen that looks sixty times a second at what has come, and at what its
// person does, as a window does.
func look(b *testing.B, l *guest.Link, who steered) *measured {
	m := &measured{}
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
		for said, ok := l.Next(); ok; said, ok = l.Next() {
			if said.Table != nil && said.Table.Phase != table.Playing && !started {
				started = true
				l.Say(table.ToHost{Start: true})
				begin, fresh = now, time.Time{}
			}
			view := said.View
			if view == nil {
				view = said.Public
			}
			if view == nil {
				continue
			}
			ask, news = said.Ask, true
			who.saw(said.Step, view, now)
		}
		warm := now.Sub(begin) > time.Second
		if news && !fresh.IsZero() && warm {
			m.still = append(m.still, now.Sub(fresh))
		}
		if news {
			fresh = now
		}
		if who.lost() {
			pressed = time.Time{}
		}
		if fresh.IsZero() {
			continue
		}
		last := before
		before = now
		fell := warm && !last.IsZero() && pressed.IsZero() && now.After(next) && who.press()
		if fell {
			// The finger fell since the frame in which hands were looked at last.
			pressed = last.Add(rand.N(now.Sub(last) + 1))
			next = now.Add(250*time.Millisecond + rand.N(200*time.Millisecond))
		}
		// A window answers a question in the frame in which it comes, and says at once what
		// is new.
		if act := who.wants(); act != nil && (news || fell) {
			say(act)
		}
		shows, jump := who.frame(news, now, delay(l))
		if shows && !pressed.IsZero() {
			m.shown = append(m.shown, now.Sub(pressed))
			pressed = time.Time{}
		}
		if warm {
			m.jumps = append(m.jumps, jump)
		}
	}
	return m
}

// delay is how long a message takes to the host and back, as that measured it.
func delay(l *guest.Link) time.Duration {
	s := l.State()
	if s == nil || s.You < 0 {
		return 0
	}
	return time.Duration(s.Seats[s.You].Delay) * time.Millisecond
}
