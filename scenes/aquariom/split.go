package aquariom

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// arrangeSplit fits what lies over several views.
func (s *panels) arrangeSplit() {
	p := s.Gui.P
	v := p.View()
	l := &s.lay
	w := 196 * l.grow
	// The turn is where the views meet.
	y := v.H / 2
	switch n := len(s.panes); {
	case n == 2 && !v.Narrow:
		y = 8 + 29
	case n == 3 && v.Narrow:
		y = s.panes[0].area.Bottom() + gap/2
	}
	x := v.W / 2
	if len(s.panes) == 3 && v.Narrow {
		x = v.W - w/2 - 64 // the tabs are at the left
	}
	l.turn = ui.Centered(x, y, w, 58*min(1.25, l.grow))
	l.pause = ui.Rect{X: l.turn.Right() + 8, Y: l.turn.CY() - 20, W: 40, H: 40}
}

// frameWidth is how much of a view's edge its frame covers.
const frameWidth = 8

// paintSplit paints frames, tabs and masses over several views.
func (s *panels) paintSplit() {
	p := s.Gui.P
	v := p.View()
	for i := range s.panes {
		s.paintPaneFrame(&s.panes[i])
	}
	if len(s.panes) == 3 && !v.Narrow {
		s.paintFourth(v.Rect().Row(1, 2, gap).Column(1, 2, gap))
	}
	s.paintTurn(s.panel(s.lay.turn), 4)
	s.paintPause(s.panel(s.lay.pause))
	s.paintViewKey()
}

// paintPaneFrame paints the frame of a view in its seat's hue, its tab and its
// mass, in the outer corners.
func (s *panels) paintPaneFrame(v *pane) {
	seat := v.seats[0]
	window := s.Gui.P.View()
	rank, ordinal := s.place(s.rankOf(seat))
	s.board.PaintSplit(s.Gui, &board.Split{
		Area: v.area, Seat: seat, Name: s.who(seat), Rank: rank, Ordinal: ordinal,
		Right: v.area.X > window.W*0.4, Low: v.area.Y > window.H*0.4 && v.area.Bottom() > window.H-2,
		Crown: s.crowns(seat), Danger: v.fled && !s.eaten(seat),
		MassName: s.Say(words.AquariomMassShort()), Mass: s.massOf(seat),
	})
	s.paintPaneState(v, seat)
}

// paintPaneState says what its person has to know now: eaten, burst, asked, or
// refused.
func (s *panels) paintPaneState(v *pane, seat rules.Seat) {
	s.paintBurst(v)
	h := &s.hands[seat]
	r := ui.Rect{W: min(v.area.W-60, 340*s.lay.grow), H: 50}
	r.X, r.Y = v.area.CX()-r.W/2, v.area.Bottom()-frameWidth-r.H-56
	switch {
	case s.eaten(seat):
		s.paintEaten(v, seat)
	case h.asks > 0:
		s.paintAction(r, s.keyOf(seat, input.Y), s.Say(words.AquariomGiveupSure()), 1-float32(h.asks)/askTicks)
	case h.hold > tapTicks:
		if d, said, ok := s.daughter(seat, h.charge()); ok {
			s.paintAction(r, s.keyOf(seat, input.A), s.Say(words.AquariomDivide(int(d.mass+0.5))), (h.charge()-leastShare)/(mostShare-leastShare))
		} else if said != "" {
			s.paintAction(r, key{}, said, 0)
		}
	case h.shown > 0:
		s.paintAction(r, key{}, h.refused, 0)
	case s.now.Turn < beginTurns:
		s.paintHolds(v, seat)
	}
}

// massRoom is how much of a view's foot its mass takes at a side.
const massRoom = 150

// beginTurns is for how many turns it is said how to steer.
const beginTurns = 50

var steerButtons = [...]input.Button{input.Up, input.Left, input.Down, input.Right}

// paintHolds says, as a match begins, with what somebody steers and divides.
func (s *panels) paintHolds(v *pane, seat rules.Seat) {
	p := s.Gui.P
	d := s.Chairs[seat].Device
	t := p.AtMost(caption, 1.2)
	said := s.Say(words.AquariomSteer())
	r := ui.Rect{W: 300 * s.lay.grow, H: 42 * min(1.2, p.TextScale)}
	r.W = min(r.W, v.area.W-40)
	r.X, r.Y = v.area.CX()-r.W/2, v.area.Bottom()-frameWidth-r.H-14
	switch {
	case v.area.Bottom() > p.View().H-2 && len(s.panes) > 2:
		r.Y -= 52 // the tab is below
	case v.area.W < r.W+2*massRoom:
		r.Y -= 20 + 22*p.TextScale // so is the mass
	}
	p.Fade(min(1, float32(beginTurns-s.now.Turn)/8))
	defer p.Pop()
	board.Panel(p, r, int(seat)+70)
	x, h := r.X+12, min(26, r.H*0.62)
	if !d.IsKeyboard() {
		icon := "icons/mouse"
		if d.IsGamepad() {
			icon = "icons/gamepad"
		}
		p.Art(icon, x+16, r.CY(), ui.ArtStyle{Height: h, Ink: foam})
		x += 40
	} else {
		for _, b := range steerButtons {
			if l, ok := s.Env.Hands.Label(d, b); ok {
				x += s.Cap(s.Gui, l, x, r.CY(), h, false) + 3
			}
		}
		x += 6
	}
	w := min(p.Width(said, t), r.Right()-12-x)
	p.Label(said, ui.Rect{X: x, Y: r.Y, W: w + 1, H: r.H}, t, ui.Left)
	x += w + 14
	if k := s.keyOf(seat, input.A); k.ok && x+60 < r.Right() {
		x += s.Cap(s.Gui, k.label, x, r.CY(), h, false) + 8
		p.Label(s.Say(words.AquariomDivideWord()), ui.Rect{X: x, Y: r.Y, W: r.Right() - 10 - x, H: r.H}, t, ui.Left)
	}
}

// paintFourth gives the place of a fourth view to the ranking and the map.
func (s *panels) paintFourth(r ui.Rect) {
	in := r.Inset(16)
	_, in = in.CutTop(s.viewKey(0).Bottom()+10-in.Y, 0) // under what stands where the views meet
	row := s.lay.row * 0.94
	list, mini := in.CutLeft(in.W*0.52, 14)
	n := float32(min(len(s.Chairs), int((list.H-16)/row)))
	list.H = n*row + 16
	s.paintRanking(s.panel(list), row)
	ratio := s.now.Map.Height / max(1, s.now.Map.Width)
	mini.H = min(mini.H, mini.W*ratio)
	s.paintMini(s.panel(mini), &s.panes[0])
}

// paintNames names the persons' cells where several share one view.
func (s *panels) paintNames(v *pane) {
	p := s.Gui.P
	for _, seat := range v.seats {
		f := s.flockOf(seat)
		if f.heaviest < 0 || !s.Person(seat) {
			continue
		}
		a := &s.actors[f.heaviest]
		x, y := s.spot(a)
		ux, uy := v.frame.At(x, y)
		r := s.laws.Radius(s.weight(a)) * v.frame.Scale()
		t := p.AtMost(ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink}, 1.3)
		name := s.who(seat)
		w := p.Width(name, t) + 20
		tag := ui.Rect{X: ux - w/2, Y: uy - r - 38, W: w, H: 28}
		p.Sheet(tag, ui.Sheet{Color: ui.SeatLook(seat).Water, Radius: 6, Waver: 0.8, Seed: int(seat), Lift: 0.2})
		p.Label(name, tag.Inset2(6, 0), t, ui.Center)
	}
}

// paintViewKey says how to change between one view and several.
func (s *panels) paintViewKey() {
	if n := s.People(); n < 2 || n > mostPanes {
		return
	}
	p := s.Gui.P
	said := s.Say(words.AquariomViewShared())
	if s.shared {
		said = s.Say(words.AquariomViewEach())
	}
	t := p.AtMost(caption, 1.2)
	k := s.Env.Hands.KeyLabel(shortcuts[input.Back])
	cap := s.LabelWidth(s.Gui, k, 22)
	w := cap + p.Width(said, t) + 30
	r := s.viewKey(w)
	board.Panel(p, r, 13)
	s.Cap(s.Gui, k, r.X+9, r.CY(), 22, false)
	p.Label(said, ui.Rect{X: r.X + cap + 16, Y: r.Y, W: r.W - cap - 22, H: r.H}, t, ui.Left)
	if s.tapped(s.panel(r)) {
		s.Do(func() { s.shareView(!s.shared) })
	}
}

// viewKey is where it is said, w wide, how to change between one view and several.
func (s *panels) viewKey(w float32) ui.Rect {
	return ui.Rect{X: s.lay.turn.CX() - w/2, Y: s.lay.turn.Bottom() + 6, W: w, H: 32}
}

// shareView gives people one view, or one each, and remembers it for the next
// match.
func (s *steering) shareView(on bool) {
	s.shared = on
	s.cut()
	s.Play("ui.page")
	s.Env.Settings.OneView = on
	s.Env.SaveSettings()
}

// paintEaten says that somebody was eaten, and the way back.
func (s *panels) paintEaten(v *pane, seat rules.Seat) {
	p := s.Gui.P
	if v.gone < 12 {
		return
	}
	u := ui.EaseOut(min(1, float32(v.gone-12)/12))
	k := max(0.72, min(1, v.area.H/500))
	p.Fade(u)
	defer p.Pop()
	x, y := v.area.CX(), v.area.CY()-56*k
	s.board.Dashed(s.Gui, seat, x, y-62*k, 84*k)
	title := s.Say(words.AquariomEaten())
	if e := s.stage.eater[seat]; e != seat && v.gone > 0 {
		title = s.Say(words.AquariomEatenBy(s.who(e)))
	}
	w := min(v.area.W-40, 560*s.lay.grow)
	p.Label(title, ui.Rect{X: x - w/2, Y: y - 4*k, W: w, H: 50 * k}, p.AtMost(headline.Sized(34*k), 1.25), ui.Center)
	s.paintReborn(v, seat, ui.Rect{X: x - min(w, 340)/2, Y: y + 56*k, W: min(w, 340), H: 58})
}

// paintReborn paints the way to the next life.
func (s *panels) paintReborn(v *pane, seat rules.Seat, r ui.Rect) {
	v.reborn = r
	s.Gui.Spot(ui.ID{Name: "reborn", N: int(seat)}, r)
	l := s.keyOf(seat, input.A)
	if s.touching() && s.alone() {
		l.ok = false
	}
	said := s.Say(words.AquariomReborn())
	if s.hands[seat].giveUp {
		said = s.Say(words.AquariomRebornSoon())
	}
	s.paintAction(r, l, said, 0)
}

// paintAgain says that the match goes on after a pause.
func (s *panels) paintAgain() {
	if s.GetReady == 0 {
		return
	}
	u := min(1, float32(play.ReadyTicks-s.GetReady)/8, float32(s.GetReady)/8)
	s.sheet(s.Say(words.AquariomAgain()), s.Say(words.AquariomAgainNote()), u)
}

// paintEnd announces the end.
func (s *panels) paintEnd() {
	if s.ended == 0 {
		return
	}
	leader := s.order.Seats[0]
	score := s.told().Scores(s.told().Noted() - 1)[leader]
	note := s.Say(words.AquariomEndNote(score, s.who(leader)))
	if s.Person(leader) && s.alone() {
		note = s.Say(words.AquariomEndYou(score))
	}
	s.sheet(s.Say(words.AquariomEnd()), note, min(1, float32(s.ended)/10))
}

// sheet paints an announcement in the middle of the window.
func (s *panels) sheet(title, note string, u float32) {
	if u <= 0 {
		return
	}
	p := s.Gui.P
	v := p.View()
	head := p.AtMost(ui.Type{Face: ui.Fredoka600, Size: 44, Color: ui.Ink}, 1.3)
	line := p.AtMost(ui.Type{Face: ui.Nunito800, Size: 19, Color: ui.Ink}, 1.5)
	w := min(v.W-48, max(p.Width(title, head), p.Width(note, line))+90)
	h := 116 * min(1.35, p.TextScale)
	e := ui.EaseOut(u)
	drop, tilt := -50*(1-e), float32(-1.6*3.14159/180)
	if s.Gui.Motion == ui.Reduced {
		drop, tilt = 0, 0
	}
	p.On(ui.Raised)
	p.Fade(e)
	p.Transform(v.W/2, v.H*0.34+drop, tilt, 1)
	r := ui.Centered(0, 0, w, h)
	p.Sheet(r, ui.Sheet{Color: foam, Radius: 9, Waver: 1.5, Seed: 61, Lift: 0.8})
	in := r.Inset2(24, 12)
	p.Label(title, ui.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H * 0.6}, head, ui.Center)
	p.Label(note, ui.Rect{X: in.X, Y: in.Y + in.H*0.64, W: in.W, H: in.H * 0.34}, line, ui.Center)
	p.Pop()
	p.Pop()
	p.Pop()
}
