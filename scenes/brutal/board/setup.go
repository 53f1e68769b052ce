package board

import (
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// SetupPlan says where everything is on the set-up screen, in units of the view.
type SetupPlan struct {
	View ui.View
	// Title, Subtitle and Status are at the top of the left half, Menu is in the upper right corner.
	Title, Subtitle, Status, Menu ui.Rect
	// Niche holds three planks: élites and the master, then two rows of students; where
	// texts are large a fourth one.
	Niche  ui.Rect
	Planks [4]ui.Rect
	// Presets is the row that names the team and leads back to the ready-made ones, Tools
	// the row of what is done to the chosen ones, Main the button that goes on.
	Presets, Tools, Main ui.Rect
	// Teams is where the ready-made teams are listed while no cup is chosen, in the room of
	// what chosen ones are worth.
	Teams ui.Rect
	// Panel is the sheet at the right, and what it holds from top to bottom.
	Panel, Points, Chosen ui.Rect
	Rows                  [5]ui.Rect
	Legend, Against, Odds ui.Rect
	Strategies, Reserve   ui.Rect
	// Name is where the ready-made team is named on a phone; elsewhere it stands before
	// Presets. Tabs, on a phone, turns from one half of the panel to the other: what
	// lies on the other half is empty.
	Name, Tabs ui.Rect
	// Phone is set where a thumb takes its lines in little room. Beside the card of a lesson,
	// on the smallest ones, there is room neither for Tabs nor for Points.
	Phone bool
	// Roomy reports whether slips with words fit above the cups of a plank.
	Roomy bool
	// Large reports whether texts are large: the team is small then, and what is done to it
	// has the room.
	Large   bool
	stacked bool
}

// SetupHalf is which half of the panel a phone shows.
type SetupHalf uint8

// The halves: what a team is made of, and what its cups are worth.
const (
	TeamHalf SetupHalf = iota
	ValuesHalf
)

// NewSetupPlan lays the set-up screen out for a painter's view and its letters. Half
// matters on a phone alone.
func NewSetupPlan(p *ui.Painter, half SetupHalf) SetupPlan {
	s := SetupPlan{View: p.View()}
	switch {
	case isLarge(p) && p.Thumb > 0:
		s.phone(p.Thumb, half)
	case isLarge(p):
		s.large()
	default:
		s.usual(p)
	}
	if s.stacked {
		return s
	}
	// The key of the pause is at the right end of the panel's first line.
	first := &s.Points
	if first.W == 0 {
		first = &s.Tools
	}
	*first, s.Menu = first.CutRight(max(44, p.Thumb-12), 10)
	s.Menu.H = min(s.Menu.H, max(52, p.Thumb-20))
	return s
}

// usual lays the set-up out for texts of the usual size.
func (s *SetupPlan) usual(p *ui.Painter) {
	v := s.View
	if v.Narrow {
		s.stacked = true
		w, keys := v.W-32, p.Control(40, 8)
		s.Menu = ui.Rect{X: v.W - 60, Y: 16, W: 44, H: 42}
		s.Status = ui.Rect{X: s.Menu.X - 10 - w*0.32, Y: 16, W: w * 0.32, H: 42}
		s.Title = ui.Rect{X: 16, Y: 12, W: s.Status.X - 24, H: 42}
		s.Subtitle = ui.Rect{X: 16, Y: 54, W: s.Status.X - 24, H: 24}
		nicheH := (v.H - 200) * 0.4
		if p.Thumb > 0 {
			nicheH -= 5*p.Thumb - 185 + 2*(keys-40) // the lines of the panel take it
		}
		s.Niche = ui.Rect{X: 16, Y: 84, W: w, H: nicheH}
		s.Presets = ui.Rect{X: 16, Y: s.Niche.Bottom() + 12, W: w, H: keys}
		s.Tools = ui.Rect{X: 16, Y: s.Presets.Bottom() + 8, W: w, H: keys}
		s.Main = ui.Rect{X: 16, Y: v.H - 88, W: w, H: 74}
		top := s.Tools.Bottom() + 10
		s.Panel = ui.Rect{X: 16, Y: top, W: w, H: s.Main.Y - 12 - top}
	} else {
		ox, e := (v.W-1280)/2, v.H-720
		s.Title = ui.Rect{X: ox + 28, Y: 16, W: 420, H: 44}
		s.Subtitle = ui.Rect{X: ox + 29, Y: 58, W: 494, H: 28}
		s.Status = ui.Rect{X: ox + 536, Y: 28, W: 188, H: 46}
		keys := p.Control(38, 8)
		more := keys - 38
		s.Niche = ui.Rect{X: ox + 24, Y: 94, W: 700, H: 520 + e - 2*more}
		s.Presets = ui.Rect{X: ox + 28, Y: 626 + e - 2*more, W: 698, H: keys}
		s.Tools = ui.Rect{X: ox + 28, Y: 672 + e - more, W: 698, H: keys}
		s.Panel = ui.Rect{X: ox + 752, Y: 24, W: 504, H: 584 + e}
		s.Main = ui.Rect{X: ox + 752, Y: 622 + e, W: 504, H: 74}
	}
	s.Roomy = !v.Narrow
	n := s.Niche
	third := (n.H - 46) / 3
	for i := range 3 {
		s.Planks[i] = ui.Rect{X: n.X - 12, Y: n.Y + 10 + third*float32(i+1), W: n.W + 24, H: 30}
	}
	if v.Narrow {
		for i := range 3 {
			s.Planks[i] = ui.Rect{X: n.X - 8, Y: n.Y + 4 + third*float32(i+1), W: n.W + 16, H: 28}
		}
	}
	s.inside(p.Thumb)
}

// large lays the set-up out for large texts: the team on four planks, five by five, with
// the keys under it; the points and what they bring have the rest.
func (s *SetupPlan) large() {
	v := s.View
	s.Large, s.stacked = true, v.Narrow
	if v.Narrow {
		w := v.W - 32
		all := ui.Rect{X: 16, Y: 12, W: w, H: v.H - 26}
		all, s.Main = all.CutBottom(84, 8)
		s.headOf(&all)
		flow := all.Rows(8)
		s.Panel = flow.Last(min(panelLarge, all.H*0.51))
		s.Tools, s.Presets, s.Reserve, s.Strategies = flow.Last(42), flow.Last(42), flow.Last(50), flow.Last(48)
		s.Niche = flow.Rest
		s.Niche.H -= 4
	} else {
		const left = 470
		ox := (v.W - 1280) / 2
		all := ui.Rect{X: ox + 24, Y: 12, W: 1232, H: v.H - 24}
		team, rest := all.CutLeft(left, 22)
		s.headOf(&team)
		flow := team.Rows(8)
		s.Tools, s.Presets, s.Reserve, s.Strategies = flow.Last(42), flow.Last(42), flow.Last(54), flow.Last(46)
		s.Niche = flow.Rest
		s.Niche.H -= 8
		s.Panel, s.Main = rest.CutBottom(78, 10)
	}
	s.onPlanks()
	s.insideLarge()
}

// onPlanks lays the planks of a small team into their niche.
func (s *SetupPlan) onPlanks() {
	rows := s.rows()
	high := (s.Niche.H - 14) / float32(rows)
	for i := range rows {
		s.Planks[i] = ui.Rect{X: s.Niche.X - 8, Y: s.Niche.Y + high*float32(i+1) - 20, W: s.Niche.W + 16, H: 34}
	}
}

// headOf takes the title, the note on the other side and, in a narrow window, the menu from the
// top of a column.
func (s *SetupPlan) headOf(col *ui.Rect) {
	s.Title, *col = col.CutTop(46, 6)
	if s.stacked {
		s.Title, s.Menu = s.Title.CutRight(46, 10)
	}
	s.Status, *col = col.CutTop(43, 10)
}

// rows returns how many planks there are where texts are large.
func (s *SetupPlan) rows() int {
	if s.stacked {
		return 3
	}
	return len(s.Planks)
}

// panelLarge is the height of the panel where texts are large.
const panelLarge = 578

// insideLarge lays the panel out for large texts.
func (s *SetupPlan) insideLarge() {
	side := float32(22)
	if s.stacked {
		side = 16
	}
	in := s.Panel.Inset2(side, 6)
	k := min(1.2, in.H/(panelLarge-12))
	flow := in.Rows(6 * k)
	s.Points, s.Chosen = flow.Next(112*k), flow.Next(40*k)
	for i := range s.Rows {
		s.Rows[i] = flow.Next(43 * k)
	}
	s.Legend, s.Against, s.Odds = flow.Next(30*k), flow.Next(32*k), flow.Next(88*k)
	s.Teams = from(s.Chosen, s.Odds)
	s.Teams.H -= 4
}

// from returns what lies between the top of one rectangle and the foot of another one below.
func from(top, foot ui.Rect) ui.Rect {
	return ui.Rect{X: top.X, Y: top.Y, W: top.W, H: foot.Bottom() - top.Y}
}

// inside lays the panel out, from what 584 units hold; a thumb takes more for its lines.
func (s *SetupPlan) inside(thumb float32) {
	in := s.Panel.Inset2(26, 0)
	k := min(1.25, s.Panel.H/584)
	line, more := 37*k, float32(0)
	if thumb > line {
		k = min(1.25, (s.Panel.H-5*thumb)/(584-5*37))
		line, more = thumb, 5*(thumb-37*k)
	}
	at := func(y, h float32) ui.Rect { return ui.Rect{X: in.X, Y: in.Y + y*k, W: in.W, H: h * k} }
	s.Points = at(10, 92)
	s.Chosen = at(108, 34)
	for i := range s.Rows {
		s.Rows[i] = at(144.5, 0).Move(0, line*float32(i))
		s.Rows[i].H = line
	}
	in.Y += more
	s.Legend = at(332, 22)
	s.Against = at(362, 22)
	s.Odds = at(387, 62)
	s.Strategies = at(459, 44)
	s.Reserve = at(510, 58)
	s.Teams = from(s.Chosen, s.Strategies)
}

// PaintSetup paints the set-up screen's ground, its niche and the panel's sheet.
func PaintSetup(p *ui.Painter, s *SetupPlan) {
	r := p.View().Rect()
	p.Sheet(r.Inset(-8), ui.Sheet{Color: ui.Hex(0xEFD3A0), Seed: 2, Gouache: 0.4, Lift: -1, NoRim: true})
	left := ui.Rect{X: -40, Y: -40, W: s.Niche.Right() + 120, H: r.H + 80}
	if s.stacked {
		left = ui.Rect{X: -40, Y: -40, W: r.W + 80, H: s.Panel.Y + 40}
	}
	p.Sheet(left, ui.Sheet{Color: ui.Hex(0xE9C586), Radius: 60, Waver: 4, Seed: 3, Gouache: 0.8, Lift: -1, NoRim: true})
	Niche(p, s.Niche, 0, 14)
	top := ui.Rect{X: s.Niche.X + 14, Y: s.Niche.Y + 6, W: s.Niche.W - 28, H: s.Planks[0].Y - s.Niche.Y - 6}
	for i := range 5 {
		if s.Large {
			break
		}
		a := top.Column(i, 5, 6)
		p.Art("brutal/arch", a.CX(), top.Bottom(), ui.ArtStyle{Scale: min(a.W/134, top.H/164)})
	}
	p.Sheet(s.Panel, ui.Sheet{Color: ui.Paper, Radius: 12, Waver: 1.3, Seed: 16, Lift: 0.35})
	if s.Chosen.W == 0 {
		return
	}
	y := s.Chosen.Y - 4
	pts := [...]ui.Point{{X: s.Panel.X + 14, Y: y}, {X: s.Panel.Right() - 18, Y: y}}
	p.Dashed(pts[:], 2, 6, 6, 0, ui.Ink.Fade(0.24))
}

// OnShelves is the order in which a team stands on the planks of the set-up, by
// number in the team, where the master is 0 and the élites are 1 to 4: two
// élites, the master in the middle, two élites, then the students.
var OnShelves = [team]int{1, 2, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19}

// Shelves puts a team on the planks: élites and master, eight students, seven students;
// or as many on each where texts are large. Cups come in the order of OnShelves; the shelves
// share them.
func (s *SetupPlan) Shelves(cups []Cup) [4]Shelf {
	if s.Large {
		var out [4]Shelf
		rows := s.rows()
		row := (team + rows - 1) / rows
		most := float32(0.82)
		if s.Phone {
			most = 1.2
		}
		size := min(most, (s.Planks[1].Y-s.Planks[0].Y-44)/92)
		for i := range rows {
			out[i] = Shelf{Plank: s.Planks[i], Gap: s.Niche.W / float32(row), Size: size, High: s.Planks[0].Y - s.Niche.Y - 6}
			if len(cups) == team {
				out[i].Cups = cups[row*i : min(team, row*(i+1))]
			}
		}
		return out
	}
	size := float32(1)
	room := s.Planks[0].Y - s.Niche.Y
	size = min(size, room/168)
	size *= min(1, s.Niche.W/700)
	out := [4]Shelf{
		{Plank: s.Planks[0], Gap: 139 * s.Niche.W / 700, Size: size},
		{Plank: s.Planks[1], Gap: 86.9 * s.Niche.W / 700, Size: size},
		{Plank: s.Planks[2], Gap: 86.9 * s.Niche.W / 700, Size: size},
	}
	if len(cups) == team {
		out[0].Cups, out[1].Cups, out[2].Cups = cups[:5], cups[5:13], cups[13:]
	}
	return out
}

// Budget is what is left to spend.
type Budget struct {
	Seat rules.Seat
	// Left is the figure, Words what it counts, Spent a line under it, Mine the
	// part of the chosen ones.
	Left, Words, Spent, Mine string
	// Share is what is spent, Picked the part of it that the chosen ones have,
	// both from 0 to 1.
	Share, Picked float32
}

// PresetRow returns where the team is named, and the key that leads back to the ready-made ones.
func (s *SetupPlan) PresetRow() (name, key ui.Rect) {
	if s.Name.W > 0 {
		return s.Name, s.Presets
	}
	return s.Presets.CutLeft(s.Presets.W*0.5, 8)
}

// TeamKey returns where one of this many ready-made teams is listed: one under the other, or two
// side by side where a thumb takes them in little room.
func (s *SetupPlan) TeamKey(i, n int) ui.Rect {
	if s.Phone {
		rows := (n + 1) / 2
		return s.Teams.Row(i/2, rows, phoneGap).Column(i%2, 2, phoneGap)
	}
	return s.Teams.Row(i, n, 6)
}

// TeamLine is a ready-made team in the list: what it is called and what it is good at.
type TeamLine struct {
	Icon, Name, Said string
	Chosen           bool
}

// TeamButtons lists ready-made teams; used is the one that is used, or -1. Where there is no room for what all
// of them are good at, at is the one that hands rest on, or -1: that of it is said elsewhere, or in a tip where
// texts are large.
func (s *SetupPlan) TeamButtons(g *ui.Gui, name string, teams []TeamLine) (used, at int) {
	p := g.P
	called := p.AtMost(ui.Type{Face: ui.Fredoka600, Size: 20, Color: ui.Ink}, grown)
	said := ui.SmallStrong.With(ui.Second)
	parts := func(i int) (key, icon, left, right ui.Rect) {
		key = s.TeamKey(i, len(teams))
		icon, left = key.CutLeft(54, 4)
		left, right = left.CutLeft(left.W*0.29, 10)
		return key, icon, left, right.Inset2(4, 0)
	}
	room := true
	for i := range teams {
		key, _, left, right := parts(i)
		room = room && p.Width(teams[i].Name, called) <= left.W && p.TextHeight(teams[i].Said, said, right.W) <= key.H-4
	}
	used, at = -1, -1
	h, pointed := g.Input(), false
	for i := range teams {
		l := &teams[i]
		key, icon, left, right := parts(i)
		k := Key{Icon: l.Icon, Text: l.Name, Chosen: l.Chosen, Flat: true}
		if s.Large {
			k.Tip = l.Said
		}
		b := k.button()
		b.Leftward = true
		if room {
			b.Icon, b.Text, b.Tip = "", "", ""
		}
		id := ui.ID{Name: name, N: i}
		if g.Button(id, key, b) {
			used = i
		}
		if !room {
			over := key.Contains(h.X, h.Y)
			if f, ok := g.Focused(); over || ok && f == id && !pointed {
				at, pointed = i, over
			}
			continue
		}
		name, words := called, said
		if l.Chosen {
			name, words = name.With(ui.White), words.With(ui.White)
		}
		if f, ok := g.Focused(); ok && f == id {
			p.On(ui.Raised) // where the key is
		} else {
			p.On(ui.Ground)
		}
		p.Art(l.Icon, icon.CX(), icon.CY(), ui.ArtStyle{Scale: 1, Ink: b.IconColor})
		p.Label(l.Name, left, name, ui.Left)
		p.ParagraphMid(l.Said, right, words, ui.Left)
		p.Pop()
	}
	return used, at
}

// ToolRow returns where the five tools lie, and the key of hints.
func (s *SetupPlan) ToolRow() (tools, hint ui.Rect) {
	w := min(60, s.Tools.W/6)
	if s.Phone {
		w = (s.Tools.W - 5*8) / 6 // as wide as they are
	}
	return s.Tools.CutRight(w, 8)
}

// PaintBudget paints the points that are left and their bar.
func PaintBudget(p *ui.Painter, r ui.Rect, b *Budget) {
	look := ui.SeatLook(b.Seat)
	big := p.AtMost(ui.Type{Face: ui.Fredoka700, Size: 54, Color: look.Ground}, 1)
	k := r.H / 92
	w := min(r.W*0.3, p.Width(b.Left, big))
	p.Label(b.Left, ui.Rect{X: r.X, Y: r.Y, W: w, H: 56 * k}, big, ui.Left)
	x := r.X + w + 14
	p.Label(b.Words, ui.Rect{X: x, Y: r.Y + 4*k, W: r.Right() - x, H: 26 * k}, p.AtMost(ui.Type{Face: ui.Fredoka600, Size: 21, Color: ui.Ink}, 1.5), ui.Left)
	small := p.Group(p.AtMost(ui.Type{Face: ui.Nunito800, Size: ui.SizeSmall}, grown))
	small.Line(b.Mine, (r.Right()-x)*0.48)
	small.Line(b.Spent, (r.Right()-x)*0.52-12)
	mine := small.Type.With(look.Ground)
	mw := min((r.Right()-x)*0.48, p.Width(b.Mine, mine))
	p.Label(b.Mine, ui.Rect{X: r.Right() - mw, Y: r.Y + 30*k, W: mw, H: 24 * k}, mine, ui.Right)
	p.Label(b.Spent, ui.Rect{X: x, Y: r.Y + 30*k, W: r.Right() - x - mw - 12, H: 24 * k}, small.Type.With(ui.Second), ui.Left)
	bar := ui.Rect{X: r.X, Y: r.Y + 62*k, W: r.W, H: 14}
	p.Sheet(bar, ui.Sheet{Color: ui.Hex(0xD4CEC6), Radius: 7, Waver: 0.2, Lift: -1, NoRim: true})
	if b.Share > 0 {
		full := bar
		full.W *= min(1, b.Share)
		p.Sheet(full, ui.Sheet{Color: look.Color.Mix(ui.White, 0.4), Radius: 7, Waver: 0.2, Lift: -1, NoRim: true})
		full.W -= bar.W * min(b.Picked, b.Share)
		if full.W > 0 {
			p.Sheet(full, ui.Sheet{Color: look.Color, Radius: 7, Waver: 0.2, Lift: -1, NoRim: true})
			if b.Picked > 0 && full.W > 14 {
				p.Fill(ui.Rect{X: full.Right() - 8, Y: full.Y, W: 8, H: full.H}, look.Color)
			}
		}
	}
}

// PaintLegend says what the cells of a slider mean: those that were given, those
// that were bought and what one costs.
func PaintLegend(p *ui.Painter, r ui.Rect, seat rules.Seat, given, bought string) {
	t := p.AtMost(ui.Type{Face: ui.Nunito800, Size: ui.SizeFine, Color: ui.Ink.Mix(ui.Paper, 0.1), Carries: true}, grown)
	x := r.X + 3
	for i, words := range [2]string{given, bought} {
		if words == "" {
			continue
		}
		c := ui.Rect{X: x, Y: r.CY() - 6.5, W: 13, H: 13}
		paper := ui.SeatLook(seat).Color
		if i == 0 {
			p.Sheet(c, ui.Sheet{Color: ui.Ink, Radius: 3, Lift: -1, NoRim: true})
			c, paper = c.Inset(1.4), sun
		}
		p.Sheet(c, ui.Sheet{Color: paper, Radius: 2.5, Lift: -1, NoRim: true})
		w := r.Right() - x - 21
		if i == 0 && bought != "" {
			w = min(r.W*0.34, p.Width(words, t))
		}
		p.Label(words, ui.Rect{X: x + 21, Y: r.Y, W: w, H: r.H}, t, ui.Left)
		x += 21 + w + 28
	}
}

// Odd is one figure of what an attribute is worth.
type Odd struct{ Value, Words string }

// PaintOdds paints up to four figures on sheets of straw, all of one size.
func PaintOdds(p *ui.Painter, r ui.Rect, odds []Odd) {
	value := p.Group(p.AtMost(ui.Type{Face: ui.Fredoka700, Size: 29, Color: ui.Ink, Carries: true}, grown))
	said := p.Group(p.AtMost(ui.Type{Face: ui.Nunito800, Size: 15.5, Color: ui.Ink.Mix(ui.Paper, 0.06), Carries: true}, grown))
	for i := range odds {
		c := r.Column(i, len(odds), 6)
		value.Line(odds[i].Value, c.W-4)
		said.Line(odds[i].Words, c.W-10)
	}
	for i := range odds {
		c := r.Column(i, len(odds), 6)
		p.Sheet(c, ui.Sheet{Color: ui.Hex(0xF1D8A6), Radius: 8, Waver: 0.8, Seed: 20 + i, Lift: -1})
		up, low := c.CutTop(c.H*0.64, 0)
		p.Label(odds[i].Value, up.Inset2(2, 1), value.Type, ui.Center)
		low.Y -= 4
		p.Label(odds[i].Words, low.Inset2(5, 0), said.Type, ui.Center)
	}
}

// PaintReserve paints how many reservists there are: their cups turned over,
// dashed ones for those that are missing.
func PaintReserve(p *ui.Painter, r ui.Rect, label, count string, cups []Cup, of int, tick int, still bool) {
	lw, cw := r.W*0.27, r.W*0.16
	p.Label(label, ui.Rect{X: r.X, Y: r.Y, W: lw, H: r.H}, ui.Type{Face: ui.Fredoka600, Size: 20, Color: ui.Ink}, ui.Left)
	p.Label(count, ui.Rect{X: r.Right() - cw, Y: r.Y, W: cw, H: r.H}, ui.Type{Face: ui.Fredoka700, Size: 34, Color: ui.Ink}, ui.Right)
	mid := ui.Rect{X: r.X + lw, Y: r.Y, W: r.W - lw - cw - 8, H: r.H}
	n := max(of, len(cups))
	gap := min(50, mid.W/float32(max(1, n)))
	scale := min(0.84, min(gap/56, (r.H-8)/50))
	y := r.CY() + 24*scale
	for i := range n {
		x := mid.CX() + gap*(float32(i)-float32(n-1)/2)
		if i < len(cups) {
			cup := cups[i]
			cup.Posture, cup.Selected, cup.Ticked, cup.Hot = Down, false, false, false
			s := scale
			if cup.Kind == Master {
				s *= 0.6
			}
			PaintCup(p, &cup, x, y, s, tick, still)
			continue
		}
		p.Art("brutal/student-blank-down", x, y, ui.ArtStyle{Scale: scale, Ink: ui.Hex(0xF1D8A6)})
		p.Art("brutal/student-outline-down", x, y, ui.ArtStyle{Scale: scale})
	}
}
