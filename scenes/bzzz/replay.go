package bzzz

import (
	"ludotheque/scenes/history"
	"slices"

	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes"
	"ludotheque/scenes/bzzz/meadow"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// replay is a record of Bzzz, open at every step: without secrets when the game
// is over, else as the person who plays it may know it, who can still go on.
type replay struct {
	play.Reel[*game.State, game.Action, *game.View]
	chronicle
	found  []weighed
	ground *meadow.Meadow
	speech
	frame  meadow.Frame
	poses  []meadow.Pose
	sparks []meadow.Spark
	camera meadow.Camera
}

// openReplay opens a record for looking at. The error is that of match.Load.
func openReplay(k *play.App, record []byte) (play.Replay, error) {
	r := &replay{ground: meadow.New()}
	r.speech.k = k
	if err := r.Open(game.Game, record, Levels, r.view); err != nil {
		return nil, err
	}
	lead := rules.Seat(0)
	for at := 0; at <= r.Len(); at++ {
		v := r.view(at)
		r.note(v)
		r.last = v
		r.mark(at, v, &lead)
	}
	r.choose()
	return r, nil
}

// view is what is shown of a position.
func (r *replay) view(at int) *game.View {
	if r.Tape.Result() == nil {
		return r.Tape.View(at, r.Eyes)
	}
	return r.Tape.State(at).Open()
}

// harvest is how much nectar brought home at once is an event.
const harvest = 6

// weighed is a mark with how much it matters.
type weighed struct {
	history.Mark
	weight int
}

// mark notes what the timeline may show of a position.
func (r *replay) mark(at int, v *game.View, lead *rules.Seat) {
	add := func(icon string, s rules.Seat, weight int) {
		r.found = append(r.found, weighed{history.Mark{At: at, Icon: icon, Seat: s}, weight})
	}
	for i := range v.Events {
		switch e := &v.Events[i]; e.What {
		case game.EventLaid:
			if e.Kind == game.Worker {
				add("icons/egg", e.Seat, 4)
			} else {
				add("icons/egg", e.Seat, 9)
			}
		case game.EventStored:
			if e.Amount >= harvest {
				add("icons/nectar", e.Seat, e.Amount)
			}
		case game.EventKO:
			add("icons/cross", e.Seat, 12+max(0, e.Amount))
		case game.EventEnded:
			add("icons/crown", leader(v), 1000)
		}
	}
	if now := leader(v); now != *lead && v.Stocks[now].Lo > v.Stocks[*lead].Lo {
		*lead = now
		if v.Result == nil {
			add("icons/crown", now, 10)
		}
	}
}

// mostStops is about how many events find room on a timeline.
const mostStops = 22

// choose makes stops of the events that matter most, apart from each other, and
// puts all of them in order.
func (r *replay) choose() {
	order := make([]int, len(r.found))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return r.found[b].weight - r.found[a].weight })
	apart := r.Len() / mostStops
	var stops []int
	for _, i := range order {
		at := r.found[i].At
		near := slices.ContainsFunc(stops, func(s int) bool { return max(s-at, at-s) < apart })
		if !near {
			stops = append(stops, at)
			r.found[i].Big = true
		}
	}
	for _, f := range r.found {
		r.Mark(f.Mark)
	}
	r.found = nil
}

// Turn is the number of the round that a position is in.
func (r *replay) Turn(at int) int {
	over := r.turns[r.Clamp(at)]
	if r.Clamp(at) == r.Len() && r.Result() != nil {
		return (over + game.Players - 1) / game.Players
	}
	return over/game.Players + 1
}

func (r *replay) Scores(at int) []int { return r.stocks[r.Clamp(at)][:] }

// Close gives the ground back.
func (r *replay) Close() { r.ground.Close() }

func (r *replay) Outcome() *play.Outcome {
	res := r.Tape.Result()
	if res == nil {
		return nil
	}
	o := outcomeOf(r.From, &r.chronicle, res, "")
	o.Again = func() scenes.Scene { return play.Anew(r.k, open, r.From, r.From.Setup.Seed, nil) }
	return o
}

// Say puts the event that led to a position into words.
func (r *replay) Say(at int) string {
	r.Seek(at)
	best, words := -1, ""
	for i := range r.Now.Events {
		e := &r.Now.Events[i]
		if w, weight := r.tell(e), tellWeight[e.What]; w != "" && weight > best {
			best, words = weight, w
		}
	}
	return words
}

// tellWeight says which of several events of a step is told.
var tellWeight = map[game.EventKind]int{
	game.EventMoved: 1, game.EventWoke: 2, game.EventPassed: 2, game.EventForaged: 3, game.EventLaid: 4,
	game.EventStored: 5, game.EventDraw: 6, game.EventKO: 7, game.EventEnded: 8,
}

func (r *replay) tell(e *game.Event) string {
	name := ""
	if e.Bee >= 0 {
		name = meadow.Name(&r.Now.Bees[e.Bee])
	}
	switch e.What {
	case game.EventLaid:
		return r.say(phrase{key: laidKeys[e.Kind], x: e.Seat.Letter()})
	case game.EventMoved:
		return r.say(phrase{key: "bzzz.log.moved", x: name})
	case game.EventForaged:
		return r.say(phrase{key: "bzzz.log.foraged", x: name})
	case game.EventStored:
		return r.say(phrase{key: "bzzz.log.stored", x: name, n: e.Amount})
	case game.EventDraw:
		return r.say(phrase{key: "bzzz.log.dodged", x: name})
	case game.EventKO:
		for i := range r.Now.Events {
			if d := &r.Now.Events[i]; d.What == game.EventDraw && d.Bee == e.Bee && len(d.Foes) == 1 {
				return r.say(phrase{key: "bzzz.log.ko.odds", x: name, y: meadow.Name(&r.Now.Bees[d.Foes[0]]), n: d.Den - d.Num, m: d.Den})
			}
		}
		return r.say(phrase{key: "bzzz.log.ko", x: name})
	case game.EventPassed:
		return r.say(phrase{key: "bzzz.log.passed", x: e.Seat.Letter()})
	case game.EventWoke:
		return r.say(phrase{key: "bzzz.log.woke", x: name})
	case game.EventEnded:
		return r.word(endedKeys[e.Reason])
	}
	return ""
}

// Paint paints the board as it is at a position, t of the way from the one
// before; follow leads the camera to what happens.
func (r *replay) Paint(g *ui.Gui, box ui.Rect, at int, t float32, follow bool) {
	r.Seek(at)
	f := &r.frame
	*f = meadow.Frame{View: r.Now, Selected: -1, Hot: -1, Owner: rules.Spectator, Open: true, Tick: f.Tick + 1,
		Still: g.Motion == ui.Reduced, Names: follow}
	f.Board = box
	all := float32(r.Now.Params.Cells)
	want := meadow.Camera{X: (all - 1) / 2, Y: (all - 1) / 2, Cells: all * max(1, box.W/box.H)}
	if follow {
		want.Cells = min(want.Cells, 16)
		for i := range r.Now.Events {
			if e := &r.Now.Events[i]; e.Bee >= 0 {
				want.X, want.Y = float32(e.X), float32(e.Y)
			}
		}
		// The camera stays over the board.
		hw, hh := want.Cells/2-0.5, want.Cells*box.H/box.W/2-0.5
		want.X = max(hw, min(all-1-hw, want.X))
		want.Y = max(hh, min(all-1-hh, want.Y))
	}
	if r.camera.Cells == 0 || g.Motion == ui.Reduced {
		r.camera = want
	}
	// 300 ms to go nine tenths of the way.
	const ease = 0.12
	r.camera.X += (want.X - r.camera.X) * ease
	r.camera.Y += (want.Y - r.camera.Y) * ease
	r.camera.Cells += (want.Cells - r.camera.Cells) * ease
	const close = 0.02
	if d := (meadow.Camera{X: want.X - r.camera.X, Y: want.Y - r.camera.Y, Cells: want.Cells - r.camera.Cells}); max(d.X, -d.X, d.Y, -d.Y, d.Cells, -d.Cells) < close {
		r.camera = want
	}
	f.Camera = r.camera
	r.act(t, g.Motion)
	f.Bees, f.Sparks = r.poses, r.sparks
	r.ground.Paint(g, f)
}

// act poses the bees and the effects t of the way to the position.
func (r *replay) act(t float32, motion ui.Motion) {
	r.poses, r.sparks = r.poses[:0], r.sparks[:0]
	t = max(0, min(1, t))
	u := ui.EaseOut(t)
	for i := range r.Now.Bees {
		b := &r.Now.Bees[i]
		p := meadow.Pose{X: float32(b.X), Y: float32(b.Y)}
		if i < len(r.Before.Bees) && motion != ui.Reduced {
			o := &r.Before.Bees[i]
			p.X = float32(o.X) + float32(b.X-o.X)*u
			p.Y = float32(o.Y) + float32(b.Y-o.Y)*u
		}
		if b.KO() {
			p.KO = 1
			if i < len(r.Before.Bees) && !r.Before.Bees[i].KO() {
				p.KO = u
			}
			if p.KO == 1 {
				p.Count = r.Now.KOLeft(i)
			}
		}
		r.poses = append(r.poses, p)
	}
	if t >= 1 {
		return
	}
	for i := range r.Now.Events {
		e := &r.Now.Events[i]
		x, y := float32(e.X), float32(e.Y)
		switch e.What {
		case game.EventKO:
			r.sparks = append(r.sparks, meadow.Spark{Kind: meadow.Burst, X: x, Y: y, T: t})
		case game.EventForaged, game.EventStored:
			k := meadow.Gain
			if e.Amount == 0 {
				k = meadow.Nothing
			}
			r.sparks = append(r.sparks, meadow.Spark{Kind: k, X: x, Y: y, T: t, N: e.Amount})
		case game.EventLaid:
			r.sparks = append(r.sparks, meadow.Spark{Kind: meadow.Puff, X: x, Y: y, T: t})
		}
	}
}
