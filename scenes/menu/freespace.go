package menu

import (
	"strings"

	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// freeSpace is the sheet over a match whose record finds no room: it offers to let the
// oldest records go, and names their games.
type freeSpace struct {
	pause
	old  []kept.Old
	what string
	done func(made bool)
}

// newRoom lays the sheet over a match.
func newRoom(k *play.App, behind scenes.Scene, done func(made bool)) *freeSpace {
	s := &freeSpace{old: kept.Oldest(k.Env.Store), done: done}
	s.pause = *newPause(k, behind, play.Paused{Lost: -1})
	s.what = k.Say(words.RoomWhat(len(s.old), s.games()))
	return s
}

// games returns the games of the records that would go, each once, in the order of the
// title.
func (s *freeSpace) games() string {
	var names []string
	for _, f := range s.k.FrontEnds {
		for i := range s.old {
			if s.old[i].Game == f.Info.ID {
				names = append(names, s.k.GameName(f.Info.ID))
				break
			}
		}
	}
	return strings.Join(names, ", ")
}

// Tell names the screen for tests from outside.
func (s *freeSpace) Tell() string { return "room" }

// Update implements [scenes.Scene].
func (s *freeSpace) Update(in *input.Frame) (scenes.Scene, error) {
	s.picture()
	s.next = s
	v := s.begin(in)
	s.paintBehind(v)
	s.g.Modal()
	s.g.P.On(ui.Over)
	s.paint(v)
	s.paintStrip()
	s.g.P.Pop()
	if s.next == s && s.back() {
		s.answer(false)
	}
	s.end(resumeID)
	return s.next, nil
}

// paint paints the sheet: what is the matter, what would go, and the two answers.
func (s *freeSpace) paint(v ui.View) {
	p, g, k := s.g.P, s.g, s.k
	high := float32(392)
	if s.small() {
		high = min(v.H-kit.StripTop-ui.GapWide, 560)
	}
	inner := s.sheet(v, high).Inset2(40, 30)
	p.Label(k.Say(words.RoomTitle()), ui.Rect{X: inner.X, Y: inner.Y, W: inner.W, H: 54}, ui.SheetTitle, ui.Left)
	low := p.Paragraph(k.Say(words.RoomLine()), ui.Rect{X: inner.X, Y: inner.Y + 64, W: inner.W, H: high - 308}, ui.Body, ui.Left)
	p.Paragraph(s.what, ui.Rect{X: inner.X, Y: low + 8, W: inner.W, H: inner.Bottom() - 152 - low}, ui.Body.With(ui.Second), ui.Left)
	main := ui.Rect{X: inner.X, Y: inner.Bottom() - 136, W: inner.W, H: 72}
	if s.mainKey(main, "icons/trash", k.Say(words.RoomYes())) {
		s.answer(true)
	}
	if g.Button(ui.ID{Name: "no"}, ui.Rect{X: inner.X, Y: inner.Bottom() - 52, W: inner.W, H: 52}, ui.Button{Text: k.Say(words.RoomNo())}) {
		s.answer(false)
	}
}

// answer goes back to the match, with more room or without.
func (s *freeSpace) answer(yes bool) {
	s.leave("ui.page")
	if yes {
		freed, err := kept.Delete(s.k.Env.Store, s.old)
		if yes = err == nil || freed > 0; yes {
			s.k.Env.Say(words.RoomMade())
		}
	}
	s.done(yes)
	s.next = s.behind
}
