package aquariom

import (
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/aquariom/tank"
	"ludotheque/scenes/history"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

type tape = match.Replay[*game.State, game.Action, *game.View]

// stride is how many turns a position of the replay has: about as many as the
// deck gives a position at normal speed, so that a match is seen in its time.
const stride = 2

// told is for how many positions an event is told.
const told = 9

// replay is a record of Aquar.iom, open at every fifth of a second. What swims
// is shown by a scene that has no match.
type replay struct {
	play.Reel[*game.State, game.Action, *game.View]
	k    *play.App
	s    *Scene
	row  []int
	step int
}

// openReplay opens a record for looking at. The error is that of match.Load.
func openReplay(k *play.App, record []byte) (play.Replay, error) {
	r := &replay{k: k, step: -1}
	if err := r.Open(game.Game, record, Levels, nil); err != nil {
		return nil, err
	}
	r.s = watching(k, r.From)
	for at := 0; at <= r.Tape.Len(); at++ {
		r.s.note(r.Tape.View(at, rules.Spectator))
	}
	for i := range r.s.news {
		n := &r.s.news[i]
		icon, big := "", true
		switch n.kind {
		case newsDies:
			icon = "icons/cross"
		case newsBursts:
			icon = "icons/star"
		case newsLeads:
			icon = "icons/crown"
		default:
			continue
		}
		seat := n.seat
		if n.kind == newsDies {
			seat = n.whose
		}
		r.Mark(history.Mark{At: position(r.stepOf(n.turn)), Icon: icon, Seat: seat, Big: big})
	}
	r.row = make([]int, len(r.s.chair))
	return r, nil
}

// watching is a scene that shows a match of which it is told, and plays none.
func watching(k *play.App, start play.Start) *Scene {
	s := &Scene{k: k, g: k.Gui()}
	s.seats.Start = start
	s.chair = make(play.Chairs, len(start.Chairs))
	for p := range s.chair {
		s.chair[p] = play.Seated{Chair: start.Chairs[p], Away: true}
	}
	s.helms = make([]helm, len(s.chair))
	s.chronicle = newChronicle(len(s.chair))
	s.shoal.tank = tank.New()
	s.cut()
	return s
}

// stepOf is the step after which a turn is shown.
func (r *replay) stepOf(turn int) int {
	return max(0, min(r.Tape.Len(), turn-r.s.turnOf[0]))
}

// position is the first position that shows a step.
func position(step int) int { return (step + stride - 1) / stride }

func (r *replay) Len() int { return position(r.Tape.Len()) }

// at is the step that a position shows.
func (r *replay) at(position int) int { return min(max(0, position*stride), r.Tape.Len()) }

// Turn is the turn at a position.
func (r *replay) Turn(at int) int { return max(0, r.s.turnOf[r.at(at)]) }

func (r *replay) Scores(at int) []int {
	step := r.at(at)
	for p := range r.row {
		r.row[p] = r.s.score(step, rules.Seat(p))
	}
	return r.row
}

// Close gives the water back.
func (r *replay) Close() { r.s.shoal.tank.Close() }

// Say puts the latest event that is not long past into words.
func (r *replay) Say(at int) string {
	turn := r.Turn(at)
	for i := len(r.s.news) - 1; i >= 0; i-- {
		n := &r.s.news[i]
		if n.turn > turn || n.kind == newsDivides || n.kind == newsEats {
			continue
		}
		if n.turn < turn-told*stride {
			return ""
		}
		whose := ""
		if n.whose >= 0 {
			whose = r.s.nameOf(n.whose)
		}
		return r.k.Say(sentence(n.kind, r.s.nameOf(n.seat), whose))
	}
	return ""
}

// sentence says what happened; other is who it happened to, or who did it.
func sentence(kind newsKind, name, other string) words.Text {
	switch kind {
	case newsEats:
		return words.AquariomSayEats(name, other)
	case newsDies:
		return words.AquariomSayDies(name, other)
	case newsBursts:
		return words.AquariomSayBursts(name)
	case newsReborn:
		return words.AquariomSayReborn(name)
	case newsDivides:
		return words.AquariomSayDivides(name)
	case newsVirus:
		return words.AquariomSayVirus(name)
	}
	return words.AquariomSayLeads(name)
}

// show makes a step the one that is shown, by a scene that watches.
func (s *Scene) show(t *tape, from, step int) {
	switch {
	case step == from:
		return
	case step == from+1 && from >= 0:
	case step == 0:
		v := t.View(0, rules.Spectator)
		s.shoal.enter(v)
		s.rank(v)
		return
	default:
		s.shoal.enter(t.View(step-1, rules.Spectator))
		s.moments = moments{}
	}
	v := t.View(step, rules.Spectator)
	s.shoal.step(v)
	for i := range v.Events {
		s.moment(&v.Events[i])
	}
	s.rank(v)
}

// Paint paints the water as it is at a position, t of the way from the one
// before; follow leads the camera to whoever leads.
func (r *replay) Paint(g *ui.Gui, box ui.Rect, at int, t float32, follow bool) {
	s := r.s
	s.g = g
	sub := max(0, float32(at-1)*stride+t*stride)
	step := min(r.Tape.Len(), int(sub)+1)
	if at == 0 || sub == 0 && t == 0 {
		step = 0
	}
	if sub > 0 && sub == float32(int(sub)) {
		step = min(r.Tape.Len(), int(sub))
	}
	s.show(r.Tape, r.step, step)
	r.step = step
	s.phase = 1
	if d := float32(step) - sub; d > 0 && d < 1 {
		s.phase = 1 - d
	}
	s.shoal.tick()
	s.tickMoments()
	s.measure()
	s.pour()
	v := &s.panes[0]
	v.area = box
	m := s.now.Map
	want := frame(0, 0, m.Width, m.Height, box.W/max(1, box.H))
	if lead := s.core(s.ranking[0]); follow && lead.n > 0 {
		aspect := box.W / max(1, box.H)
		want = within(lead.hold(m.RadiusFactor, aspect, lead.x, lead.y), m.Width, m.Height, aspect)
	}
	v.cam.follow(want, g.Motion == ui.Reduced)
	s.cast(v)
	v.frame.Whole = !follow
	s.frameMoments(v)
	s.tank.Paint(g, &v.frame)
}

func (r *replay) Outcome() *play.Outcome {
	res := r.Tape.Result()
	if res == nil {
		return nil
	}
	o := outcomeOf(r.k, r.From, &r.s.chronicle, res, "")
	o.Again = func() scenes.Scene { return rematch(r.k, r.From) }
	return o
}
