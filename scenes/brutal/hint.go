package brutal

import (
	bots "ludotheque/ai/brutal"
	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/ui"
)

// hint is what a strong player would say of a team that is composed, or of a truce, when
// the person asks: with what both sides gain by it.
type hint struct {
	*face
	open bool
	said string
	// page, team and orders are what it was said of: it goes when they change.
	page   page
	team   game.Team
	orders int
}

// idHint is the key that asks for a hint.
var idHint = ui.ID{Name: "hint"}

// here reports whether there is a hint for what is decided now.
func (h *hint) here() bool {
	if !h.open || !h.on.Mine || h.page != h.face.page || h.modal() {
		return false
	}
	d := h.draft()
	return h.page == pageSetup && h.team == d.team || h.page == pageTruce && h.orders == d.moves
}

// ask gives the hint, or takes it away again.
func (h *hint) ask() {
	asked := h.on.Mine && h.deciding() && h.carry.who == noCup
	switch {
	case h.here():
		h.open = false
		return
	case !asked || h.face.page == pagePost:
		h.no(words.BrutalHintLater())
		return
	}
	h.k.Play("ui.press")
	d := h.draft()
	h.open, h.page, h.team, h.orders = true, h.face.page, d.team, d.moves
	if h.page == pageSetup {
		h.said = h.ofTeam(&d.team)
	} else {
		h.said = h.ofTruce()
	}
}

// ofTeam says what a team lacks.
func (h *hint) ofTeam(team *game.Team) string {
	if team.Check() != nil {
		return h.k.Say(words.BrutalRefusedReservists())
	}
	if left := team.Left(); left > 0 {
		return h.k.Say(words.BrutalSetupLeft(left))
	}
	w := bots.WeaknessOf(h.on.View.Dialect, team)
	if w.Fix == bots.FixNothing {
		return h.k.Say(words.BrutalHintFine(h.zones(w.Before[0]), h.zones(w.Before[1])))
	}
	own, theirs := h.change(h.zones(w.Before[0]), h.zones(w.After[0])), h.change(h.zones(w.Before[1]), h.zones(w.After[1]))
	switch w.Fix {
	case bots.FixHealers:
		return h.k.Say(words.BrutalHintHealers(own, theirs))
	case bots.FixFighters:
		return h.k.Say(words.BrutalHintFighters(own, theirs))
	case bots.FixBench:
		return h.k.Say(words.BrutalHintBench(own, theirs))
	}
	return h.k.Say(words.BrutalHintAttribute(h.k.Say(attributes[w.To]), h.k.Say(attributes[w.From]), own, theirs))
}

// ofTruce says which order is worth giving.
func (h *hint) ofTruce() string {
	v := h.on.View
	a, ok := bots.Advise(v, h.draft().orders)
	if !ok {
		if _, battle, rush := bots.Odds(v, h.draft().orders); rush < battle {
			return h.k.Say(words.BrutalHintStayRush(battle, rush))
		}
		return h.k.Say(words.BrutalHintStay())
	}
	percent := func(n int) string { return h.k.Say(words.BrutalPercent(n)) }
	both := func(p [2]int) (own, theirs string) {
		return h.change(percent(p[0]), percent(p[1])), h.change(percent(100-p[0]), percent(100-p[1]))
	}
	zone, lost := both(a.Zone)
	battle, theirs := both(a.Battle)
	order := words.BrutalHintSend(history.Name(h.on.Eyes, a.Order.Fighter), zone, lost, h.k.Say(history.AtZone(a.Order.To)))
	said := h.k.Join(h.k.Say(order), "\n", h.k.Say(words.BrutalHintBattle(battle, theirs)))
	if a.Rush != a.Battle {
		rush, _ := both(a.Rush)
		said = h.k.Join(said, "\n", h.k.Say(words.BrutalHintRush(rush)))
	}
	return said
}

// zones returns a number of tenths of a zone.
func (h *hint) zones(tenths int) string { return h.k.Say(words.BrutalNumber(float64(tenths) / 10)) }

// change returns from what a figure goes to what.
func (h *hint) change(from, to string) string { return h.k.Say(words.BrutalHintChange(to, from)) }

// key is the key that asks for a hint.
func (h *hint) key(r ui.Rect) {
	if r.W <= 0 {
		return
	}
	if h.g.Button(idHint, r, ui.Button{Icon: "icons/hint", Chosen: h.here(), Tip: h.k.Say(words.BrutalHintTip())}) {
		h.on.Do(h.ask)
	}
}

// paint says the hint on a paper beside what it is about.
func (h *hint) paint() {
	if !h.here() {
		return
	}
	p := h.g.P
	v := p.View()
	at, wide := ui.Rect{}, min(v.W-32, 640)
	if h.page == pageSetup {
		plan := board.NewSetupPlan(p, h.setup.half)
		at, wide = plan.Niche, min(wide, plan.Niche.W-16)
	} else {
		at = h.frame.Plan.Orders
	}
	t := p.AtMost(ui.Body.Carrying(), 1.62)
	high := p.TextHeight(h.said, t, wide-84) + 28
	r := ui.Rect{X: max(16, min(at.Right()-wide, at.CX()-wide/2)), Y: max(16, at.Bottom()-high-6), W: wide, H: high}
	p.On(ui.Raised)
	defer p.Pop()
	p.Sheet(r, ui.Panel.In(ui.White).Raised(0.7).Of("hint", 0))
	p.Art("icons/hint", r.X+32, r.CY(), ui.ArtStyle{Height: 34, Ink: brick})
	p.ParagraphMid(h.said, ui.Rect{X: r.X + 62, Y: r.Y + 10, W: r.W - 80, H: r.H - 18}, t, ui.Left)
}
