package empire

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/empire/history"
	"ludotheque/scenes/ui"
)

// Paint paints the screen, and notes what widgets and the pointer on the map want.
func (f *face) Paint() {
	g := f.s.Gui
	f.arrange()
	f.focus()
	f.scores.fill()
	text := g.P.TextScale
	g.P.TextScale = f.plan.Texts(text)
	f.field.paint()
	if f.plan.Large {
		f.paintLarge()
	} else {
		f.paintUsual()
	}
	if !f.auction.open() {
		f.hud.paintPause() // else over its veil
	}
	f.hud.paintBubble()
	board.PaintCaption(g.P, &f.field.frame)
	f.field.paintAnswers()
	if f.plan.Large {
		f.standings.paint()
	}
	g.P.TextScale = text
	f.auction.paint()
	f.log.paint()
	f.reckoning.paint()
	if f.modal() {
		return
	}
	g.Takes(f.plan.Board)
	f.spots()
	if now := g.Input(); now.Moved || now.Pressed || now.Released {
		hands := *now
		f.s.Do(func() { f.hands.pointer(hands) })
	}
}

// paintUsual paints the papers around the map.
func (f *face) paintUsual() {
	f.hud.paintBanner()
	if f.thinking() {
		f.scores.paintShort()
		f.hud.paintJournal()
		f.automaton.paint()
		return
	}
	f.scores.paint()
	f.hud.paintTools()
	f.hud.paintRow()
}

// paintLarge paints them where texts are large.
func (f *face) paintLarge() {
	board.PaintColumn(f.s.Gui.P, f.plan)
	f.hud.paintBanner()
	f.board.PaintMini(f.s.Gui.P, &f.field.frame, f.field.marked())
	switch {
	case f.thinking():
		f.automaton.paint()
	default:
		f.hud.paintRow()
	}
	f.hud.paintLargeTools()
}

// layout lays a view out for a size of texts, and what a thumb needs.
func layout(view ui.View, text, thumb float32) *board.Plan {
	if text >= board.LargeFrom {
		return board.NewLargePlan(view, text, thumb)
	}
	return board.NewPlan(view, thumb)
}

// arrange works out again what hangs on the window and the language.
func (f *face) arrange() {
	if p := f.s.Gui.P; f.plan.View != p.View() || f.text != p.TextScale || f.plan.Thumb != p.Thumb {
		f.plan, f.text = layout(p.View(), p.TextScale, p.Thumb), p.TextScale
	}
	if f.plan.Large {
		f.plan.Look(f.camera.at)
	}
	if now := f.s.Words.Language(); now != f.spoken {
		f.spoken = now
		namesIn(f.s.Kit, &f.names)
		f.advice.said = f.advice.reasons()
	}
}

// spots notes where a pointer finds the regions in which something can be done.
func (f *face) spots() {
	if !f.mine() || f.v.Phase == game.PhaseTake {
		return
	}
	for r := range f.hands.plus.All {
		m := f.board.Middle(f.plan, r)
		if f.plan.Large && (!f.plan.Board.Contains(m.X, m.Y) || f.plan.Mini.Contains(m.X, m.Y)) {
			continue // out of sight, or under a paper that takes the press
		}
		f.s.Gui.Spot(ui.ID{Name: "region", N: int(r)}, ui.Centered(m.X, m.Y, 8, 8))
	}
}

// focus lays the focus of the widgets where keys are.
func (f *face) focus() {
	h, g := &f.hands, f.s.Gui
	if !h.keyed || f.modal() || !f.mine() {
		return
	}
	switch {
	case h.at == onRow && f.v.Phase == game.PhaseTake:
		g.Focus(idCard(h.card))
	case h.at == onEnd && f.v.Phase == game.PhaseNeutral:
		g.Focus(idPlace)
	case h.at == onEnd:
		g.Focus(idEnd)
	case f.v.Phase == game.PhaseChoose:
		g.Focus(idAnswer(h.region))
	default:
		g.Focus(ui.ID{})
	}
}

// lettered is the name of the player of a seat, at this screen or another, with its letter
// where a computer player sits.
func (f *face) lettered(p rules.Seat) string {
	if c := f.s.Chairs; p >= 0 && int(p) < len(c) && c[p].Chair.Person() {
		return f.s.Name(p)
	}
	return f.s.Say(words.SeatPlayer(p.Letter()))
}

// named is the name of the person of a side, at this screen or another, and else the side's letter.
func (f *face) named(side game.Side) string {
	if p := rules.Seat(side); p >= 0 && int(p) < len(f.s.Chairs) && f.s.Chairs[p].Chair.Person() && f.s.Chairs[p].Name != "" {
		return f.s.Name(p)
	}
	return history.Letter(side)
}

// alone reports whether a side is the only person of the match, who is called "you".
func (f *face) alone(side game.Side) bool {
	return side >= 0 && side < game.MostSeats && f.s.People() == 1 && f.s.Person(rules.Seat(side))
}

// short is a side's name on its papers: you, the automaton, a first name.
func (f *face) short(side game.Side) string {
	switch {
	case f.v.Solo() && side == game.Automaton:
		return f.s.Say(words.EmpireAutomatonShort())
	case f.alone(side):
		return f.s.Say(words.SeatYou())
	}
	return f.s.Name(rules.Seat(side))
}
