package kittest

import (
	"fmt"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// follows is how many ticks a list may take to bring into view what has the
// focus.
const follows = 30

// nearly is how much of the end of a list may stay out of view, in units: less
// than a line.
const nearly = 24

// Walk goes through the screen that is on show by keys alone and comes back to
// where it began: Tab, which a pad's shoulders are too, reaches everything that
// can have the focus and scrolls every list to its end, arrows lead to whatever can
// be had by Tab, and what has the focus is in view.
func (s *Sight) Walk(where string, tick func()) {
	if s.hold == nil {
		s.t.Fatalf("%s: nobody is there to walk", where)
	}
	s.where, s.witness.Dry = where, true
	s.gui = nil
	tick()
	if s.gui == nil {
		return // it is made without widgets
	}
	if s.Board != nil && s.Board() {
		tick()
		s.arrows()
		for _, id := range s.handles(nil) {
			s.inView(id, tick)
		}
		return
	}
	missing := s.handles(nil)
	s.arrows()
	reached, scrolled := map[ui.ID]bool{}, map[ui.ID]ui.List{}
	for _, back := range [...]bool{false, true} {
		missing = s.tabs(back, missing, reached, scrolled, tick)
	}
	for id, l := range scrolled {
		s.toTheEnd(id, l, tick)
	}
	for _, id := range missing {
		if _, other := s.Otherwise[id.Name]; !reached[id] && !other {
			s.tell("Tab does not come to %v", id)
		}
	}
}

// tabs steps through the screen by Tab, or back, until nothing new comes. It notes
// what it reached and how far lists scrolled, and gives what is to be reached.
func (s *Sight) tabs(back bool, missing []ui.ID, reached map[ui.ID]bool, scrolled map[ui.ID]ui.List, tick func()) []ui.ID {
	// A long list has only those lines that are in view, so there is no telling how
	// many steps it takes until nothing new comes.
	for old := 0; old <= len(missing); {
		s.hold(ebiten.KeyShiftLeft, back)
		s.press(ebiten.KeyTab, tick)
		s.hold(ebiten.KeyShiftLeft, false)
		id, ok := s.gui.Focused()
		if !ok {
			break
		}
		if old++; !reached[id] {
			old = 0
		}
		reached[id] = true
		s.inView(id, tick)
		missing = s.handles(missing)
		for _, l := range s.witness.Lists {
			if l.At >= scrolled[l.ID].At {
				scrolled[l.ID] = l
			}
		}
	}
	return missing
}

// toTheEnd scrolls a list on by keys and fails where its end does not come.
func (s *Sight) toTheEnd(id ui.ID, l ui.List, tick func()) {
	for try := 0; l.Limit-l.At > nearly; try++ {
		if try == 60 {
			s.tell("keys scroll the list %v to %.0f of %.0f", id, l.At, l.Limit)
			return
		}
		s.press(ebiten.KeyArrowDown, tick)
		for range follows {
			tick()
		}
		if i := slices.IndexFunc(s.witness.Lists, func(l ui.List) bool { return l.ID == id }); i >= 0 {
			l = s.witness.Lists[i]
		}
	}
}

// Otherwise is how hands without a pointer use something on a screen that gives
// Tab and arrows to its board: by a key and by a button of a pad. Both 0 says that
// it is a part of the board, which the arrows come to and [input.A] uses.
type Otherwise struct {
	Key    ebiten.Key
	Button input.Button
}

// KeysDoIt holds a screen to what its other ways promise: used by the pointer, by
// the key and by the pad's button, a thing does the same, and does something.
// open puts the screen on a new stage every time, and gives what tells how it
// stands.
func KeysDoIt(t *testing.T, open func() (*Stage, func() string), ways map[string]Otherwise) {
	t.Helper()
	// after is what is on the stage a moment after something was done there.
	after := func(name string, do func(s *Stage, at ui.Rect)) string {
		s, tell := open()
		var things []ui.Control
		s.Kit.Watch = func(g *ui.Gui) { things = g.Controls(things[:0]) }
		s.Wait(2)
		i := slices.IndexFunc(things, func(th ui.Control) bool { return th.Name == name })
		if i < 0 {
			t.Fatalf("%q is not on the screen", name)
		}
		do(s, things[i].Rect)
		s.Wait(30)
		return fmt.Sprintf("%T %s %s", s.Shown, scenes.Tell(s.On()), tell())
	}
	for name, way := range ways {
		if way == (Otherwise{}) {
			continue
		}
		idle := after(name, func(s *Stage, _ ui.Rect) { s.Wait(2) })
		click := after(name, func(s *Stage, r ui.Rect) { s.Click(r.CX(), r.CY()) })
		key := after(name, func(s *Stage, _ ui.Rect) { s.Press(way.Key) })
		button := after(name, func(s *Stage, _ ui.Rect) { s.Button(way.Button) })
		if click == idle || key != click || button != click {
			t.Errorf("%s: nothing does\n%s\na click\n%s\nthe key\n%s\nthe button\n%s", name, idle, click, key, button)
		}
	}
}

// press presses a key for a tick.
func (s *Sight) press(key ebiten.Key, tick func()) {
	s.hold(key, true)
	tick()
	s.hold(key, false)
	tick()
}

// handles adds what can have the focus now to a list that does not have it yet.
func (s *Sight) handles(list []ui.ID) []ui.ID {
	for _, th := range s.gui.Controls(nil) {
		if !th.Spot && !slices.Contains(list, th.ID) {
			list = append(list, th.ID)
		}
	}
	return list
}

// arrows reports things that no arrow key reaches from any other.
func (s *Sight) arrows() {
	var list []ui.Control
	for _, th := range s.gui.Controls(nil) {
		if !th.Spot {
			list = append(list, th)
		}
	}
	if len(list) == 0 {
		return
	}
	from := 0
	if id, ok := s.gui.Focused(); ok {
		from = max(0, slices.IndexFunc(list, func(th ui.Control) bool { return th.ID == id }))
	}
	reached := map[int]bool{from: true}
	for way := []int{from}; len(way) > 0; way = way[1:] {
		for _, d := range [...][2]int{{-1, 0}, {1, 0}, {0, -1}, {0, 1}} {
			if to := ui.Neighbour(list, way[0], d[0], d[1]); !reached[to] {
				reached[to] = true
				way = append(way, to)
			}
		}
	}
	for i := range list {
		if _, other := s.Otherwise[list[i].Name]; !reached[i] && !other {
			s.tell("arrows do not lead to %v from %v", list[i].ID, list[from].ID)
		}
	}
}

// inView waits until what has the focus lies in the window and in its list.
func (s *Sight) inView(id ui.ID, tick func()) {
	var out ui.Rect
	for range follows {
		i := slices.IndexFunc(s.witness.Handles, func(h ui.Handle) bool { return h.ID == id })
		if i < 0 {
			s.tell("%v has the focus and is not there", id)
			return
		}
		h := &s.witness.Handles[i]
		frame := s.p.View().Rect()
		if h.Clipped {
			frame = common(frame, h.Clip)
		}
		if out = h.Bounds(); out.X >= frame.X-1 && out.Y >= frame.Y-1 && out.Right() <= frame.Right()+1 && out.Bottom() <= frame.Bottom()+1 {
			return
		}
		tick()
	}
	s.tell("%v has the focus and lies at %.0f–%.0f, %.0f–%.0f, out of view", id, out.X, out.Right(), out.Y, out.Bottom())
}
