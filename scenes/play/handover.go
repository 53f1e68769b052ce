package play

import (
	"ludotheque/assets/words"
	"ludotheque/scenes/ui"
)

// The widgets of the hand-over card.
var (
	idTake  = ui.ID{Name: "handover"}
	idShare = ui.ID{Name: "together"}
)

// paintHandOver paints the card between two people who share the screen: it hides what
// the other one knows and asks for the right person.
func (s *Scene[S, A, V]) paintHandOver() {
	on := &s.screen
	if !on.HandOver || s.face.Busy() || on.Posed {
		return
	}
	sharing, icon, share := "", "", false
	f, shares := s.face.(Sharer)
	if shares {
		sharing, icon, share = f.Sharing()
	}
	g, p := on.Gui, on.Gui.P
	g.Veil()
	defer g.EndVeil()
	grow := max(1, min(1.3, p.TextScale))
	high := 330 * grow
	if share {
		high += 86 * grow
	}
	v := p.View()
	r := ui.Centered(v.W/2, v.H/2, min(v.W-80, 560*grow), min(v.H-40, high))
	p.Sheet(r, ui.Dialog)
	rest := s.paintHandOverHead(r)
	keys := rest
	if share {
		keys = rest.Row(0, 2, 14)
	}
	keys.H = min(88, keys.H)
	if g.Button(idTake, keys, ui.Button{Text: on.Say(words.HandoverGo()), Main: true, Size: ui.SizeName}) {
		on.Take(on.To)
	}
	if share && g.Button(idShare, rest.Row(1, 2, 14), ui.Button{Text: sharing, Icon: icon}) {
		on.Do(f.Share)
	}
	if id, ok := g.Focused(); !ok || id != idTake && id != idShare {
		g.Focus(idTake)
	}
}

// paintHandOverHead paints whose turn it is into the head of the card, and returns the
// space below it.
func (s *Scene[S, A, V]) paintHandOverHead(r ui.Rect) ui.Rect {
	on, p := &s.screen, s.screen.Gui.P
	sign := s.sign(on.To)
	look := ui.SeatLook(sign)
	band, rest := r.CutTop(112, 14)
	p.Sheet(band, ui.Panel.In(look.Ground).Of("seat", int(sign)).Painted(1).Raised(-1))
	p.SignDisc(sign, band.X+76, band.CY(), 40)
	title := ui.Rect{X: band.X + 140, Y: band.Y, W: band.W - 160, H: band.H}
	p.Label(on.Say(words.HandoverTitle(s.name(on.To))), title, ui.Heading.Sized(ui.SizeNumber).With(look.TextOn), ui.Left)
	line, rest := rest.Inset2(32, 0).CutTop(54, 10)
	p.ParagraphMid(on.Say(words.HandoverLine()), line, ui.Body, ui.Center)
	rest.H -= 24
	return rest
}
