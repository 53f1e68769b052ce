package board

import (
	"math"

	"ludotheque/scenes/ui"
)

// Skirmish is a fight as it is seen as a close-up: duels that are shown one after the
// other, of which two at most are bright.
type Skirmish struct {
	// Dim is how far all but the bright duels lies in the shade, 0 to 1.
	Dim float32
	// Duels are in the order in which they are shown.
	Duels []Duel
	// Fighters are the bees of all duels.
	Fighters []Fighter
	// Foot is how much of the lower edge is covered by something else, in units.
	Foot float32
}

// State is how far something has come that is shown in its turn.
type State uint8

// The states.
const (
	Waiting State = iota
	Now
	Done
)

// Duel is two opponents, joined by a link.
type Duel struct {
	// A and B are the bees.
	A, B int
	// Ticket is the number that the duel has in the list; 0 for a link of which both
	// bees draw in other duels.
	Ticket int
	State  State
	// Bright is how far its clearing has grown, 0 to 1; Drawn how far its link has.
	Bright, Drawn float32
}

// Fighter is a bee of a skirmish.
type Fighter struct {
	Bee int
	// Num of Den are its chances to dodge.
	Num, Den int
	// Words say them; Note is under them, as "draws next" or "dodges".
	Words, Note string
	// Settled reports whether its draw is made, Hit whether it failed.
	Settled, Hit bool
	// Bright is how far it stands in the light; Open how far its bubble has opened, 0
	// for a bee that shows its chances on its name alone.
	Bright, Open float32
	// Struck is how far what a failed draw looks like has come, 0 to 1, and Turns how
	// many it misses.
	Struck float32
	Turns  int
	// Stake is the nectar that it carries, as far as the viewer may know: below 0 is
	// not shown.
	Stake int
	// Spilt is how far its nectar has been lost, 0 to 1; Loss says how much where
	// that may be known.
	Spilt float32
	Loss  string
}

// The measures of a skirmish, in units.
const (
	// NearCell and FarCell are the largest and the smallest cell of a close-up.
	NearCell, FarCell = 178, 120
	nearBee           = 2.55 // how much larger than on the board a bee is at most
	beeOfCell         = 0.8  // the same, as a share of its cell
	beeHalf           = 21   // half of a bee at its usual size
	bubbleW, bubbleH  = 162, 90
	tagHigh, tagWide  = 32, 66
	stakeWide         = 110
	ticketSide        = 36
	flagW, flagH      = 184, 37
)

// skirmish is a close-up that is being painted.
type skirmish struct {
	*Skirmish
	d *Field
	f *Frame
	p *ui.Painter
	// size is that of a bee, half its half side, grown the scale of bubbles and names
	// for large texts.
	size, half, grown float32
	taken             []ui.Rect // what nothing may lie over
	// tags, discs and tickets are where names, turns of KO and numbers of duels lie.
	tags, discs, tickets []ui.Rect
}

// paintSkirmish paints what a fight looks like as a close-up, over the shaded board.
func (d *Field) paintSkirmish(g *ui.Gui, f *Frame) {
	var room [64]ui.Rect
	var tags, discs, tickets [24]ui.Rect
	k := skirmish{Skirmish: f.Skirmish, d: d, f: f, p: g.P, grown: min(1.6, g.P.TextScale), taken: room[:0], tags: tags[:0], discs: discs[:0], tickets: tickets[:0]}
	scale, _, _ := f.geometry()
	k.size = scale * f.pieceScale()
	k.half = beeHalf * k.size
	k.lay()
	k.p.Fill(f.Board.Inset(-2), dimGreen.Fade(0.48*k.Dim))
	for i := range k.Duels {
		k.clearing(&k.Duels[i])
	}
	for i := range k.Duels {
		k.link(&k.Duels[i])
	}
	for i := range k.Fighters {
		k.struck(&k.Fighters[i])
	}
	for i := range k.Fighters {
		k.fighter(&k.Fighters[i])
	}
	for i := range k.Duels {
		k.ticket(&k.Duels[i], k.tickets[i])
	}
	for i := range k.Fighters {
		k.name(&k.Fighters[i], k.tags[i])
	}
	for i := range k.Fighters {
		k.disc(&k.Fighters[i], k.discs[i])
	}
	for i := range k.Fighters {
		k.flag(&k.Fighters[i], k.tags[i])
	}
	for i := range k.Fighters {
		k.bubble(g, &k.Fighters[i])
	}
}

// at returns where a bee is on the screen.
func (k *skirmish) at(bee int) (x, y float32) {
	return k.d.At(k.f, k.f.Bees[bee].X, k.f.Bees[bee].Y)
}

// waitsUnseen reports whether a bee waits for its duel outside the part of the board that is
// visible.
func (k *skirmish) waitsUnseen(n *Fighter) bool {
	visible := k.f.Board
	visible.H -= k.Foot
	return n.Bright < 0.5 && !visible.Contains(k.at(n.Bee))
}

// clearing opens the shade around a bright duel: it grows from its first bee.
func (k *skirmish) clearing(u *Duel) {
	if u.Bright <= 0 {
		return
	}
	p := k.p
	t := ui.EaseOut(u.Bright)
	ax, ay := k.at(u.A)
	bx, by := k.at(u.B)
	if k.f.Still {
		p.Fade(u.Bright)
		t = 1
		defer p.Pop()
	}
	bx, by = ax+(bx-ax)*t, ay+(by-ay)*t
	r := k.half * 1.75 * (0.45 + 0.55*t)
	paper := ui.Sheet{Color: meadowPaper, Waver: 1.2, Seed: 50 + u.A&7, Lift: -1, NoRim: true}
	p.Line(ax, ay, bx, by, 1.8*r, meadowPaper)
	p.Disc(ax, ay, 1.12*r, r, paper)
	p.Disc(bx, by, 1.12*r, r, paper)
	pool := ui.Hex(0xE6EBBC)
	p.Line(ax, ay+4, bx, by+4, 1.15*r, pool)
	p.Disc(ax, ay+4, 0.74*r, 0.66*r, paper.In(pool))
	p.Disc(bx, by+4, 0.74*r, 0.66*r, paper.In(pool))
}

// The papers of what waits in the shade.
var (
	waitPaper = ui.Hex(0xB9C2AB)
	waitTag   = ui.Hex(0xB4BDA6)
)

// link joins two opponents.
func (k *skirmish) link(u *Duel) {
	if u.Drawn <= 0 {
		return
	}
	p := k.p
	ax, ay := k.at(u.A)
	bx, by := k.at(u.B)
	t := u.Drawn
	if k.f.Still {
		p.Fade(t)
		t = 1
		defer p.Pop()
	}
	casing, wide := ui.White, float32(17)
	if u.State == Waiting {
		casing, wide = waitPaper, 13
	}
	// From body to body: it begins where the bees end.
	dx, dy := bx-ax, by-ay
	n := max(1, float32(math.Hypot(float64(dx), float64(dy))))
	in := min(0.45*n, k.half*0.6)
	ax, ay = ax+dx/n*in, ay+dy/n*in
	bx, by = ax+dx/n*(n-2*in)*t, ay+dy/n*(n-2*in)*t
	p.Line(ax, ay, bx, by, wide, casing)
	pts := [2]ui.Point{{X: ax, Y: ay}, {X: bx, Y: by}}
	p.Dashed(pts[:], 6, 0.1, 11.4, 0, ui.Ink)
}

// ticket is the number of a duel.
func (k *skirmish) ticket(u *Duel, at ui.Rect) {
	if u.Drawn < 1 || u.Ticket == 0 {
		return
	}
	PaintTicket(k.p, at.CX(), at.CY(), k.grown, u.Ticket, u.State)
}

// TicketSide returns the side of a ticket whose number is scale times its usual size, in
// units: it grows less than the number.
func TicketSide(scale float32) float32 { return ticketSide * min(scale, 0.5+0.5*scale) }

// PaintTicket paints the square number of a duel, scale times its usual size: square
// because discs are turns of KO.
func PaintTicket(p *ui.Painter, x, y, scale float32, n int, s State) {
	side := TicketSide(scale)
	ink, paper, lift := ui.Ink, ui.White, float32(0.1)
	switch s {
	case Now:
		ink, paper, lift, side = ui.White, ui.Ink, 0.5, side*10/9
	case Waiting:
		paper, lift = waitPaper, -1
	}
	p.Transform(x, y, -4*math.Pi/180, 1)
	r := ui.Centered(0, 0, side, side)
	p.Sheet(r, ui.Sheet{Color: paper, Radius: 6, Waver: 0.5, Seed: n, Lift: lift, NoRim: s == Waiting})
	switch s {
	case Waiting:
		p.DashedRect(r.Inset(1), 5, 2, 6, 4.5, ui.Ink)
	case Done:
		edge := [...]ui.Point{{X: r.X, Y: r.Y}, {X: r.Right(), Y: r.Y}, {X: r.Right(), Y: r.Bottom()}, {X: r.X, Y: r.Bottom()}, {X: r.X, Y: r.Y}}
		p.Polyline(edge[:], 2.4, ui.Ink)
	}
	p.Label(ui.Digits(n), r.Inset(-4), ui.Type{Face: ui.Fredoka700, Size: 26 * scale / p.TextScale, Color: ink, Carries: true}, ui.Center)
	if scale = side / ticketSide; s == Done {
		p.Disc(r.Right(), r.Y, 10*scale, 10*scale, ui.Sheet{Color: ui.White, Lift: -1, NoRim: true})
		p.Disc(r.Right(), r.Y, 8.6*scale, 8.6*scale, ui.Sheet{Color: ui.Ink, Lift: -1, NoRim: true})
		p.Art("icons/check", r.Right(), r.Y, ui.ArtStyle{Height: 9 * scale, Ink: ui.White})
	}
	p.Pop()
}

// struck is what bursts under a bee whose draw failed.
func (k *skirmish) struck(n *Fighter) {
	if n.Struck <= 0 {
		return
	}
	p := k.p
	x, y := k.at(n.Bee)
	grown, puddle := ui.Spring(min(1, n.Struck*2)), max(0.05, ui.EaseOut(n.Spilt))
	if k.f.Still {
		p.Fade(n.Struck)
		grown, puddle = 1, 1
		defer p.Pop()
	}
	s := k.size / nearBee
	p.Art("bzzz/burst", x, y, ui.ArtStyle{Height: 136 * s * max(0.05, grown), Moving: true, Shadow: 0.1})
	if n.Spilt > 0 {
		p.Art("bzzz/splash", x, y+34*s, ui.ArtStyle{Scale: 1.35 * s * puddle, Moving: true})
	}
}

// fighter paints the bee itself.
func (k *skirmish) fighter(n *Fighter) {
	p := k.p
	bee, pose := &k.f.View.Bees[n.Bee], &k.f.Bees[n.Bee]
	look := ui.SeatLook(bee.Owner)
	x, y := k.at(n.Bee)
	style := ui.ArtStyle{Seat: look, Scale: k.size, Angle: pose.Angle, Moving: true, Shadow: 0.1}
	if pose.GhostAlpha > 0 {
		gx, gy := k.d.At(k.f, pose.X+pose.GhostX, pose.Y+pose.GhostY)
		p.Fade(pose.GhostAlpha * 0.4)
		p.Art(beeArt[bee.Kind].whole, gx, gy, style)
		p.Pop()
	}
	if pose.KO > 0 {
		style.Angle += pose.KO * 155 * math.Pi / 180
		if pose.KO >= 0.5 {
			style.Tint = straw.Fade(0.5)
		}
	}
	if n.Bright < 0.5 {
		style.Tint, style.Shadow = dimGreen.Fade(0.42), 0
	}
	alpha := pose.Alpha
	if alpha == 0 {
		alpha = 1
	}
	p.Fade(alpha)
	p.Art(beeArt[bee.Kind].whole, x, y-8*k.size*pose.Lift, style)
	p.Pop()
	if n.Struck >= 1 {
		for i := range 3 {
			a := float64(i)*0.5 - 2.7
			p.Art("bzzz/ko-star", x+k.half*1.2*float32(math.Cos(a)), y+k.half*1.2*float32(math.Sin(a)), ui.ArtStyle{Scale: 0.85 * k.size, Angle: float32(i) * 0.5, Moving: true})
		}
	}
	if n.Spilt > 0 {
		k.drops(x, y, n.Spilt)
	}
}

// drops are drops of nectar that fly apart, and lie there.
func (k *skirmish) drops(x, y, t float32) {
	if k.f.Still {
		k.p.Fade(t)
		t = 1
		defer k.p.Pop()
	}
	far := k.half * (0.4 + 0.9*ui.EaseOut(t))
	for _, a := range [4]float64{0.5, 1.1, 2.1, 2.8} {
		k.p.Art("bzzz/nectar", x+far*float32(math.Cos(a)), y+far*0.9*float32(math.Sin(a)), ui.ArtStyle{Height: 11 * k.size, Angle: float32(a - math.Pi/2), Moving: true})
	}
}

// disc is the turns that a struck bee misses.
func (k *skirmish) disc(n *Fighter, at ui.Rect) {
	if n.Struck < 1 || n.Turns <= 0 {
		return
	}
	p := k.p
	s := k.size / nearBee
	x, y, r := at.CX(), at.CY(), at.W/2
	p.Disc(x, y, r+1.5, r+1.5, ui.Sheet{Color: ui.White, Waver: 0.4, Seed: 3, Lift: 0, NoRim: true})
	p.Disc(x, y, r, r, ui.Sheet{Color: ui.Ink, Waver: 0.4, Seed: 3, Lift: -1, NoRim: true})
	p.Label(ui.Digits(n.Turns), ui.Centered(x, y, 2*r, 2*r), ui.Type{Face: ui.Fredoka700, Size: 26 * s * max(1, k.grown) / p.TextScale, Color: ui.White, Carries: true}, ui.Center)
}

// folds reports whether a bee shows its chances on its name: its bubble is closed, and
// names of large letters leave the room.
func (k *skirmish) folds(n *Fighter) bool { return n.Open <= 0 && k.grown < 1.3 }

// foldedWide is the room for chances on the name of a bee whose bubble is closed.
const foldedWide = 46

// name paints a fighter's name, and what is at stake for it where that may be known.
func (k *skirmish) name(n *Fighter, r ui.Rect) {
	if k.waitsUnseen(n) {
		return
	}
	p := k.p
	bee := &k.f.View.Bees[n.Bee]
	paper := ui.White
	if n.Bright < 0.5 {
		paper = waitTag
	}
	p.Sheet(r, ui.Sheet{Color: paper, Radius: 4 * k.grown, Waver: 0.5, Seed: n.Bee, Lift: 0.1})
	row := r.Inset2(6*k.grown, 0).Columns(3 * k.grown)
	sign := row.Next(19 * k.grown)
	p.Sign(bee.Owner, sign.CX(), sign.CY(), 21*k.grown, false)
	t := ui.Type{Face: ui.Fredoka700, Size: 24 * k.grown / p.TextScale, Color: ui.Ink, Carries: true}
	if k.folds(n) {
		folded := row.Last(foldedWide * k.grown)
		share := float32(n.Num) / float32(max(1, n.Den))
		bar := ui.Centered(folded.CX(), folded.CY(), folded.W-4, 12*k.grown)
		p.Sheet(bar, ui.Sheet{Color: ui.Hex(0xD5CEC6), Radius: 5, Lift: -1, NoRim: true})
		bar.W *= share
		p.Sheet(bar, ui.Sheet{Color: honey, Radius: 5, Lift: -1, NoRim: true})
		p.Fill(ui.Rect{X: bar.Right() - 1.2, Y: bar.Y - 2, W: 2.4, H: bar.H + 4}, ui.Ink)
	}
	if n.Stake >= 0 {
		stake := row.Last(21 * k.grown)
		pot := row.Last(20 * k.grown)
		p.Art("bzzz/pot", pot.CX(), pot.CY(), ui.ArtStyle{Height: 21 * k.grown})
		p.Label(ui.Digits(n.Stake), stake, t.Sized(21*k.grown/p.TextScale), ui.Left)
	}
	p.Label(Name(bee), row.Rest, t, ui.Left)
}

// flag says how much a bee of the viewer has lost.
func (k *skirmish) flag(n *Fighter, tag ui.Rect) {
	if n.Loss == "" || n.Spilt <= 0 {
		return
	}
	p := k.p
	grow := 0.7 + 0.3*ui.EaseOut(n.Spilt)
	if k.f.Still {
		grow = 1
	}
	p.Fade(n.Spilt)
	defer p.Pop()
	t := ui.Type{Face: ui.Fredoka600, Size: 20 * k.grown / p.TextScale, Color: ui.Ink, Carries: true}
	w := max(flagW*k.grown, p.Width(n.Loss, t)+38*k.grown)
	h := flagH * k.grown
	// It leaves the link alone.
	shift, x := float32(0), tag.CX()
	for i := range k.Duels {
		other := -1
		switch u := &k.Duels[i]; n.Bee {
		case u.A:
			other = u.B
		case u.B:
			other = u.A
		}
		if other < 0 {
			continue
		}
		if ox, _ := k.at(other); ox > x {
			shift = -w * 0.22
		} else if ox < x {
			shift = w * 0.22
		}
	}
	r := ui.Centered(x+shift, tag.Bottom()+6+h/2, w, h)
	r.X = max(k.f.Board.X+4, min(k.f.Board.Right()-w-4, r.X))
	r.Y = min(r.Y, k.f.Board.Bottom()-k.Foot-h-4)
	k.taken = append(k.taken, r)
	p.Transform(r.CX(), r.CY(), 0, grow)
	p.Stretch(w/(flagW*k.grown), 1)
	p.Art("bzzz/flag", 0, 0, ui.ArtStyle{Scale: k.grown, Moving: true, Shadow: 0.1})
	p.Pop()
	p.Label(n.Loss, ui.Centered(0, 0, w-30*k.grown, h), t, ui.Center)
	p.Pop()
}

// bubble says how likely a bee dodges, and how its draw ended.
func (k *skirmish) bubble(g *ui.Gui, n *Fighter) {
	if n.Open <= 0 {
		return
	}
	if k.waitsUnseen(n) {
		return
	}
	p := k.p
	x, y := k.at(n.Bee)
	r := k.place(x, y, bubbleW*k.grown, bubbleH*k.grown, n)
	k.taken = append(k.taken, r)
	paper := ui.White
	if n.Bright < 0.5 {
		paper = waitPaper
	}
	grow := 0.8 + 0.2*ui.EaseOut(n.Open)
	if g.Motion == ui.Reduced {
		grow = 1
	}
	p.Fade(ui.EaseOut(n.Open))
	p.Transform(r.CX(), r.CY(), 0, grow)
	b := ui.Rect{X: -r.W / 2, Y: -r.H / 2, W: r.W, H: r.H}
	tx, ty := x-r.CX(), y-r.CY()
	sx, sy := max(b.X+18, min(b.Right()-18, tx)), max(b.Y+8, min(b.Bottom()-8, ty))
	d := max(1, float32(math.Hypot(float64(tx-sx), float64(ty-sy))))
	reach := max(0, min(26*k.grown, d-k.half*0.8))
	for i := range 9 {
		u := float32(i) / 8
		w := 10 * k.grown * (1 - u)
		p.Disc(sx+(tx-sx)/d*reach*u, sy+(ty-sy)/d*reach*u, w, w, ui.Sheet{Color: paper, Lift: -1, NoRim: true})
	}
	p.Sheet(b, ui.Sheet{Color: paper, Radius: 10, Waver: 0.7, Seed: n.Bee, Lift: 0.3})
	in := b.Inset2(8*k.grown, 7*k.grown).Rows(1)
	paintComb12(p, n.Num, n.Den, in.Next(22*k.grown), k.grown)
	p.Label(n.Words, in.Next(26*k.grown), ui.Type{Face: ui.Fredoka600, Size: 20 * k.grown / p.TextScale, Color: ui.Ink, Carries: true}, ui.Center)
	t := ui.Type{Face: ui.Nunito800, Size: 17 * k.grown / p.TextScale, Color: ui.Ink, Carries: true}
	line := in.Rest
	switch {
	case n.Settled && n.Hit:
		w := min(line.W, p.Width(n.Note, t)+22*k.grown)
		p.Sheet(ui.Centered(line.CX(), line.CY(), w, min(line.H, 24*k.grown)), ui.Sheet{Color: ui.Ink, Radius: 7, Waver: 0.4, Seed: 3, Lift: -1, NoRim: true})
		p.Label(n.Note, line, t.With(ui.White), ui.Center)
	case n.Settled:
		w := p.Width(n.Note, t)
		p.Art("icons/check", line.CX()-w/2-6*k.grown, line.CY(), ui.ArtStyle{Height: 15 * k.grown, Ink: ui.Ink})
		p.Label(n.Note, line.Move(10*k.grown, 0), t, ui.Center)
	default:
		p.Label(n.Note, line, t, ui.Center)
	}
	p.Pop()
	p.Pop()
}

// paintComb12 paints chances as cells of comb to count, or a bar where there are more
// than twelve.
func paintComb12(p *ui.Painter, num, den int, r ui.Rect, scale float32) {
	if den > 12 {
		bar := ui.Centered(r.CX(), r.CY(), r.W-16*scale, 12*scale)
		p.Sheet(bar, ui.Sheet{Color: ui.Hex(0xD5CEC6), Radius: 5, Lift: -1, NoRim: true})
		bar.W *= float32(num) / float32(den)
		p.Sheet(bar, ui.Sheet{Color: honey, Radius: 5, Lift: -1, NoRim: true})
		p.Fill(ui.Rect{X: bar.Right() - 1.2, Y: bar.Y - 3, W: 2.4, H: bar.H + 6}, ui.Ink)
		return
	}
	cell := min(12*scale, (r.W/float32(den)-1)/2)
	step := 2*cell + scale
	x := r.CX() - step*float32(den-1)/2
	for i := range den {
		c := ui.White // in grey, too, it differs from honey
		if i < num {
			c = honey
		}
		p.Hexagon(x, r.CY(), cell, ui.Sheet{Color: ui.Ink, Lift: -1, NoRim: true})
		p.Hexagon(x, r.CY(), cell-1.4*scale, ui.Sheet{Color: c, Lift: -1, NoRim: true})
		x += step
	}
}
