package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// The times of a reveal, in ticks from when both envelopes are sealed.
const (
	revealSlide = 24
	revealOpen  = 16
	revealDraw  = 24
	revealHold  = 66
	// RevealRead is from when the lists can be read.
	RevealRead = revealSlide + revealOpen + revealDraw/2
	// RevealTicks is when a reveal without orders is over.
	RevealTicks = revealSlide + revealOpen + revealDraw + revealHold
)

// Reveal is the moment when both sides' envelopes open together. Age is in
// ticks; a key that skips it sets Age to Last, when the brawl begins.
type Reveal struct {
	Age, Last float32
	// Orders are both sides' arrows; Drawn and Fade are set here.
	Orders []Order
}

// RevealList is what the orders of one side come to, on a sheet of paper.
type RevealList struct {
	// Team is what the side is called, Come how many come, Count says that, None says
	// that nobody does.
	Team, Count, None string
	Come              int
	Lines             []RevealLine
}

// RevealLine says who comes to a zone: At is its number, Zone its name, Come how many
// come, and Count says that. Who is their names, and empty where they are not told.
type RevealLine struct {
	At, Come         int
	Zone, Count, Who string
}

// said returns who comes, or how many where the names are not told or have no room.
func (l *RevealLine) said(p *ui.Painter, r ui.Rect) string {
	if t := p.Fit(l.Who, revealWho, r.W); l.Who == "" || p.Width(l.Who, t) > r.W || t.Size < revealWho.Size*0.7 {
		return l.Count
	}
	return l.Who
}

// Told returns how far what both sides ordered can be read, 0 to 1: from when the letters
// are open.
func (r *Reveal) Told() float32 {
	return max(0, min(1, (r.Age-revealSlide-revealOpen)/(revealDraw*0.5)))
}

// Done reports whether the reveal is over.
func (r *Reveal) Done() bool { return r.Age >= r.Last }

// Draw sets how far the arrows are drawn at the reveal's age: all at once while
// they draw, and as a whole in reduced motion.
func (r *Reveal) Draw(still bool) {
	t := max(0, min(1, (r.Age-revealSlide-revealOpen)/revealDraw))
	for i := range r.Orders {
		o := &r.Orders[i]
		o.Drawn, o.Fade = t, 0
		if still && t > 0 {
			o.Drawn, o.Fade = 1, 1-t
		}
	}
}

var (
	revealTeam  = ui.Type{Face: ui.Fredoka700, Size: 24, Color: ui.Ink}
	revealCount = ui.Type{Face: ui.Nunito800, Size: 18, Color: ui.Hex(0x5B5668)}
	revealZone  = ui.Type{Face: ui.Nunito800, Size: 19, Color: ui.Ink}
	revealWho   = ui.Type{Face: ui.Nunito600, Size: 19, Color: ui.Ink}
)

// PaintRevealLists paints what both sides ordered under the buildings: which cups go where.
func PaintRevealLists(p *ui.Painter, plan *Plan, lists *[2]RevealList, told float32) {
	if told <= 0 {
		return
	}
	p.Fade(told)
	defer p.Pop()
	foot := plan.Foot()
	team, zone := p.Group(revealTeam), p.Group(revealZone)
	var rows [2]ui.Rect
	for s := range lists {
		if plan.View.Narrow {
			rows[s] = foot.Row(s, 2, 14)
			rows[s].H = min(rows[s].H, 250)
			rows[s].Y = foot.Y + (rows[s].H+14)*float32(s)
		} else {
			rows[s] = foot.Column(s, 2, 16)
		}
		team.Label(lists[s].Team, ui.Rect{W: rows[s].W*0.6 - 70, H: 40})
		for i := range lists[s].Lines {
			l := &lists[s].Lines[i]
			at, who := revealRow(p, rows[s], i, len(lists[s].Lines))
			zone.Label(l.Zone, at)
			zone.Label(l.said(p, who), who)
		}
	}
	for s := range lists {
		l, r := &lists[s], rows[s]
		p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 10, Waver: 1.1, Seed: 87 + s, Lift: 0.3})
		head := revealHead(p, r)
		p.Sign(rules.Seat(s), head.X+16, head.CY(), min(34, head.H), true)
		_, head = head.CutLeft(42, 0)
		name, count := head.CutLeft(head.W*0.6, 8)
		p.Label(l.Team, name, team.Type, ui.Left)
		if len(l.Lines) == 0 {
			p.ParagraphMid(l.None, revealLine(p, r, 0, 1), revealZone, ui.Left)
			continue
		}
		p.Label(l.Count, count, revealCount, ui.Right)
		for i := range l.Lines {
			at, who := revealRow(p, r, i, len(l.Lines))
			p.Label(l.Lines[i].Zone, at, zone.Type, ui.Left)
			p.Label(l.Lines[i].said(p, who), who, revealWho.Sized(zone.Size), ui.Left)
		}
	}
}

// revealHead returns the first line of a list, revealBody what is under it, revealLine its
// i-th line of n, and revealRow where that has the zone and the students who come.
func revealHead(p *ui.Painter, r ui.Rect) ui.Rect {
	head, _ := r.Inset2(18, 8).CutTop(min(36*max(1, min(1.3, p.TextScale)), r.H*0.3), 0)
	return head
}

func revealBody(p *ui.Painter, r ui.Rect) ui.Rect {
	_, body := r.Inset2(18, 8).CutTop(revealHead(p, r).H, 4)
	return body
}

func revealRow(p *ui.Painter, r ui.Rect, i, n int) (at, who ui.Rect) {
	line := revealLine(p, r, i, n)
	return line.CutLeft(line.W*0.34, 10)
}

func revealLine(p *ui.Painter, r ui.Rect, i, n int) ui.Rect {
	body := revealBody(p, r)
	body.H = min(body.H, float32(n)*44*max(1, p.TextScale*0.7))
	return body.Row(i, n, 0)
}

// PaintReveal paints the two envelopes on their way from the cards to the
// middle, opening there and making room for the arrows.
func PaintReveal(p *ui.Painter, plan *Plan, r *Reveal, still bool) {
	if r.Done() {
		return
	}
	p.On(ui.Raised)
	defer p.Pop()
	slide := ui.EaseInOut(r.Age / revealSlide)
	open := max(0, min(1, (r.Age-revealSlide)/revealOpen))
	gone := max(0, min(1, (r.Age-revealSlide-revealOpen)/(revealDraw*0.7)))
	if still {
		slide = 1
	}
	if gone >= 1 {
		return
	}
	p.Fade(1 - gone)
	defer p.Pop()
	mid := plan.View.W / 2
	y := (plan.Buildings[0].Bottom() + plan.Buildings[3].Y + roofH*plan.Scale) / 2
	for s := range plan.Cards {
		card := plan.Cards[s]
		x0, y0 := card.CX(), card.CY()+20
		x1 := mid - 78
		if s == 1 {
			x1 = mid + 78
		}
		e := Envelope{Fold: 1, Seal: 1, Opened: open}
		PaintEnvelope(p, &e, rules.Seat(s), x0+(x1-x0)*slide, y0+(y-y0)*slide-40*slide*(1-slide), 1+0.25*slide)
	}
}
