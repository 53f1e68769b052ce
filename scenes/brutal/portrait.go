package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	shared "ludotheque/scenes/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// portrait is the story of a battle as a picture: where the front was in each
// zone, who was lucky, and who did most.
type portrait struct {
	speech
	history *history.History
	best    []board.Best
	luck    [game.Players]board.Luck
}

// heldAir is between the word on a zone that is held and the edges of its ground, in units.
const heldAir = 4

// bands is into how many strips the course of a zone is cut.
const bands = 60

// newPortrait returns the picture of a match that is over.
func newPortrait(k *kit.Kit, of shared.History[*game.View]) func(g *ui.Gui, r ui.Rect) {
	h := of.(*history.History)
	t := &portrait{speech: speech{k}, history: h}
	most := float32(0)
	for p := range rules.Seat(game.Players) {
		d := h.Side(p)
		t.luck[p] = board.Luck{Seat: p, Real: float32(d.Dealt), Expected: float32(d.Expected)}
		most = max(most, t.luck[p].Real, t.luck[p].Expected)
	}
	for p := range t.luck {
		t.luck[p].Most = most * 1.05
	}
	for _, d := range h.Most(3) {
		t.best = append(t.best, board.Best{Cup: cup(d.Seat, d.Fighter, d.Strategy), Figure: ui.Digits(d.ECTS)})
	}
	return t.paint
}

// The gap between two parts of the picture, and the least width of a zone's strip, in
// units.
const (
	portraitGap = 16
	leastBand   = 90
)

func (t *portrait) paint(g *ui.Gui, r ui.Rect) {
	p := g.P
	names := float32(0)
	for z := range game.Zones {
		names = max(names, p.Width(t.zone(z), ui.SmallStrong))
	}
	var left, mid, right ui.Rect
	switch {
	case r.H > r.W*0.9:
		// There is room below the zones.
		left, mid = r.CutTop(game.Zones*(p.Lead(ui.SmallStrong)+ui.GapTight), portraitGap)
		mid, right = mid.CutLeft(mid.W*0.52, portraitGap)
	case r.H > r.W*0.3:
		// There is more room below than beside.
		left, mid = r.CutLeft(r.W*0.5, portraitGap)
		mid, right = mid.CutTop(mid.H*0.36, 10)
	default:
		left, mid = r.CutLeft(max(r.W*0.42, names+leastBand), portraitGap)
		mid, right = mid.CutLeft(mid.W*0.55, portraitGap)
	}
	mid, _ = mid.CutTop(min(mid.H, 2*board.LuckHigh(p)), 0)
	right, _ = right.CutTop(min(right.H, mid.H+leastBand), 0)
	group := p.Group(ui.SmallStrong)
	names = max(left.W*0.46, min(names, left.W-leastBand))
	for z := range game.Zones {
		label, _ := left.Row(z, game.Zones, 3).CutLeft(names, 0)
		group.Label(t.zone(z), label)
	}
	for z := range game.Zones {
		t.zoneBand(p, left.Row(z, game.Zones, 3), z, names, group.Type)
	}
	for i := range t.luck {
		l := t.luck[i]
		more := int(l.Real) - int(l.Expected+0.5)
		l.Label = t.k.Say(words.BrutalLuckDiff(plus(more)))
		if more < 0 {
			l.Label = t.k.Say(words.BrutalLuckDiff(minus(-more)))
		}
		l.Words = t.k.Say(words.BrutalLuckOf(int(l.Real), int(l.Expected+0.5)))
		board.PaintLuck(p, mid.Row(i, 2, 6), &l)
	}
	for i := range t.best {
		t.best[i].Words = t.k.Say(words.BrutalBest())
	}
	if len(t.best) > 0 {
		board.PaintBest(p, right, t.best, g.Tick(), g.Motion == ui.Reduced)
	}
}

// zoneBand is where the front stood in a zone, from the first brawl to the end; its
// name is so wide and set in kind.
func (t *portrait) zoneBand(p *ui.Painter, r ui.Rect, z int, names float32, kind ui.Type) {
	label, band := r.CutLeft(names, 8)
	p.Label(t.zone(z), label, kind, ui.Right)
	course := &t.history.Course[z]
	n := len(course[0])
	p.Sheet(band.Inset(-1.5), ui.Sheet{Color: ui.Ink.Fade(0.5), Radius: 4, Lift: -1, NoRim: true})
	if n == 0 {
		p.Fill(band, ui.Trough)
		return
	}
	blue, red := ui.SeatLook(0), ui.SeatLook(1)
	fall, to := n, rules.Spectator
	for _, f := range t.history.Falls {
		if f.Zone == z {
			fall, to = f.At, f.To
		}
	}
	w := band.W / bands
	for i := range bands {
		at := min(n-1, i*n/bands)
		x := band.X + w*float32(i)
		if at >= fall {
			// Where a zone fell at the very end, its owner still has room for a word.
			says, of := t.k.Say(words.BrutalHeldShort(to.Letter())), ui.Figure.Sized(ui.SizeFine).With(ui.SeatLook(to).TextOn)
			wide := min(band.W, max(band.Right()-x, p.Width(says, of)+2*heldAir))
			rest := ui.Rect{X: band.Right() - wide, Y: band.Y, W: wide, H: band.H}
			p.Fill(rest, ui.SeatLook(to).Ground)
			p.Label(says, rest.Inset2(heldAir, 0), of, ui.Center)
			return
		}
		h := band.H * share(course[0][at], course[1][at])
		p.Fill(ui.Rect{X: x, Y: band.Bottom() - h, W: w + 0.3, H: h}, blue.Color)
		p.Fill(ui.Rect{X: x, Y: band.Y, W: w + 0.3, H: band.H - h}, red.Tint)
	}
}
