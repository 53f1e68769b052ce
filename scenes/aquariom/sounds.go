package aquariom

import (
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/kit"
)

// voices is the effect of each event of the rules; "" is silent, with the
// reason. A test holds it complete.
var voices = map[game.EventKind]string{
	game.EventGraze:     "aqua.plankton", // one a turn at most, see settle
	game.EventScavenge:  "aqua.eat",
	game.EventEat:       "aqua.eat", // or aqua.eaten, see sound
	game.EventMerge:     "aqua.merge",
	game.EventExplode:   "aqua.burst",
	game.EventDivide:    "aqua.divide",
	game.EventVirus:     "aqua.virus",
	game.EventEvict:     "", // the new urchin is heard
	game.EventSurrender: "", // the new cell is heard
	game.EventReborn:    "aqua.respawn",
	game.EventRegrow:    "", // it grows all the time
	game.EventRefuse:    "", // refused at the hand, with ui.refuse, before it was sent
}

// others are the effects that are heard when another player does it in view.
var others = map[string]bool{"aqua.burst": true, "aqua.eat": true, "aqua.respawn": true}

// sound plays what an event sounds like: one's own doings, and of others what is
// large and in view.
func (s *view) sound(e *game.Event) {
	name := voices[e.What]
	if name == "" {
		return
	}
	at := e.At
	if e.What == game.EventEat && s.Person(e.Whose) {
		s.PlayAt("aqua.eaten", s.panAt(e.Place), 0, false)
		return
	}
	if s.Person(e.Seat) {
		if e.What == game.EventGraze {
			s.stage.grazed = true
			return
		}
		s.PlayAt(name, s.panAt(at), s.size(e), false)
		return
	}
	if others[name] && e.What != game.EventScavenge && s.inView(at) {
		s.PlayAt(name, s.panAt(at), s.size(e), true)
	}
}

// heard plays the sounds of a turn of a record: the large events, each kind once.
func heard(k *kit.Kit, now *game.View) {
	done := map[string]bool{}
	for i := range now.Events {
		e := &now.Events[i]
		name := voices[e.What]
		if !others[name] || e.What == game.EventScavenge || done[name] {
			continue
		}
		done[name] = true
		pan := 0.6 * unit(2*e.At.X/max(1, now.Map.Width)-1)
		k.PlayAt(name, pan, 0, true)
	}
}

// size returns the argument of a meal: 0 for a small one to -4 for a big one, which
// is low.
func (s *view) size(e *game.Event) int {
	if e.What != game.EventEat && e.What != game.EventScavenge {
		return 0
	}
	mass := float32(0)
	for i := range s.before.Cells {
		if s.before.Cells[i].ID == e.Other {
			mass = s.before.Cells[i].Mass
		}
	}
	return -max(0, min(4, int(4*mass/max(1, s.now.Map.MaxMass)*2)))
}

// inView reports whether a place is on the screen.
func (s *sea) inView(at game.Point) bool {
	for i := range s.panes {
		f := &s.panes[i].frame
		if f.Area.W > 0 {
			if x, y := f.At(at.X, at.Y); f.Area.Contains(x, y) {
				return true
			}
		}
	}
	return false
}

// panAt returns where a place is heard, from the left of the window to its right.
func (s *sea) panAt(at game.Point) float32 {
	for i := range s.panes {
		v := &s.panes[i]
		if v.frame.Area.W == 0 {
			continue
		}
		x, y := v.frame.At(at.X, at.Y)
		if !v.area.Contains(x, y) {
			continue
		}
		if len(s.panes) > 1 {
			return s.sideOf(v)
		}
		return 0.6 * unit((x-v.area.CX())/(v.area.W/2))
	}
	return 0
}

// sideOf returns where a view is heard, when there are several.
func (s *sea) sideOf(v *pane) float32 {
	if len(s.panes) < 2 {
		return 0
	}
	mid := s.Gui.P.View().W / 2
	switch {
	case v.area.Right() < mid+8:
		return -0.5
	case v.area.X > mid-8:
		return 0.5
	}
	return 0
}

// panOf returns where a seat's cells are heard.
func (s *sea) panOf(p rules.Seat) float32 {
	f := s.flockOf(p)
	return s.panAt(game.Point{X: f.x, Y: f.y})
}
