package trichrome

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/trichrome/board"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// Where texts are large the column says less and says it larger: names, points, the
// clock, who eats whom. How long each survived stands on the card between two rounds.

// largeFrom is the size of texts from which that is so, and largeNarrow the same in a
// narrow window, where cards stand side by side with the usual texts.
const (
	largeFrom   = 1.4
	largeNarrow = 1.2
)

// isLarge reports whether a view with texts of a size has that layout.
func isLarge(v ui.View, textScale float32) bool {
	return textScale >= largeFrom || v.Narrow && textScale >= largeNarrow
}

// arrangeLarge computes the layout where texts are large. The whole maze stays visible: a
// runner has to see all others.
func arrangeLarge(v ui.View, phone, turn, duel bool, ratio float32) layout {
	l := layout{narrow: v.Narrow, large: true, grow: 1}
	said, part := float32(118), float32(0.27) // of the column, for what is going on
	if phone {
		said, part = 158, 0.34 // two lines of letters that a phone shows legibly
	}
	if v.Narrow {
		// What a higher window has to spare goes to the panels, unless the maze has use for it.
		spare := min(40, max(0, v.H-1200)*0.2)
		rest := l.stack(v, said, 0, duel)
		if l.turned = turn && turns(l.title.W, rest, ratio); l.turned {
			ratio, spare = 1/ratio, 0
		}
		rest = l.stack(v, said, spare, duel)
		l.maze.H = min(l.title.W*ratio, rest)
		if !duel {
			l.legend = ui.Rect{X: l.maze.X, Y: l.maze.Bottom() + 2*ui.GapTight + 6, W: l.maze.W, H: 62}
		}
	} else {
		w, foot := float32(372), float32(0.18)
		if phone && v.W > 2.3*v.H { // beside the card of a lesson
			w, foot = v.W/4, 0.25
		}
		col := ui.Rect{X: v.W - margin - w, Y: margin, W: w, H: v.H - 2*margin}
		l.maze = ui.Rect{X: 21, Y: 22, W: col.X - 22 - 21, H: v.H - 45}
		l.title, col = col.CutTop(44, ui.GapTight)
		l.phase, col = col.CutTop(col.H*part, 12)
		rows := col.Rows(ui.GapTight)
		if !duel {
			l.legend = rows.Last(col.H * foot)
		}
		high := rows.Share(len(l.cards))
		for i := range l.cards {
			l.cards[i] = rows.Next(high)
		}
	}
	_, l.pause = l.title.CutRight(48, 0)
	l.tempo = ui.Rect{X: l.pause.X - 78, Y: l.pause.Y, W: 76, H: l.pause.H}
	return l
}

// stack lays out the panels one below the other, with the spare height shared, and the maze
// under them. It returns the height of the maze.
func (l *layout) stack(v ui.View, said, spare float32, duel bool) (rest float32) {
	all := ui.Rect{X: margin, Y: 10, W: v.W - 2*margin, H: v.H - 10 - margin}.Rows(ui.GapTight)
	l.title = all.Next(48)
	l.phase = all.Next(said + spare)
	high := 78 + spare*0.7
	if duel {
		high = 92 + spare*0.5
	}
	for i := range l.cards {
		l.cards[i] = all.Next(high)
	}
	all.Next(6) // the wavering edge of the maze
	rest = all.Room() - 16
	if !duel {
		rest -= 62
	}
	l.maze = all.Next(0)
	return rest
}

// paintLarge paints the column where texts are large.
func (s column) paintLarge() {
	s.paintStrip(s.lay.title)
	s.paintPause()
	s.paintPhaseLarge(s.lay.phase)
	names := s.Gui.P.Group(bigName)
	all := [game.Players]plateParts{}
	if s.duelling() {
		roles := s.Gui.P.Group(bigRole)
		for i := range all {
			all[i] = s.parts(s.lay.cards[i], true)
			seat := s.roles()[i]
			if seat < 0 {
				continue
			}
			names.Line(s.title(s.colour(seat)), all[i].nameWide(i))
			if i < 2 {
				roles.Line(s.Say(roleNames[i]), all[i].head.W)
			}
		}
		for i, seat := range s.roles() {
			if seat < 0 {
				continue
			}
			if i == 2 {
				s.paintWatcherLarge(&all[i], s.colour(seat), names.Type)
			} else {
				s.paintRoleLarge(&all[i], i, s.colour(seat), roles.Type, names.Type)
			}
		}
		return
	}
	for i, c := range colours {
		all[i] = s.parts(s.lay.cards[i], false)
		names.Line(s.title(c), all[i].head.W)
	}
	for i, c := range colours {
		s.paintScoreLarge(&all[i], c, names.Type)
	}
	s.paintLegendLarge(s.lay.legend)
}

// paintStrip paints the number of the round where texts are large.
func (s column) paintStrip(r ui.Rect) {
	room := float32(56)
	if s.Tempo(game.Game.ID) != kit.NormalTempo {
		room += 84
	}
	s.paintRound(ui.Rect{X: r.X, Y: r.Y, W: r.W - room, H: r.H}, 1.7)
}

// paintPhaseLarge is paintPhase where texts are large.
func (s column) paintPhaseLarge(r ui.Rect) {
	p := s.Gui.P
	p.Sheet(r, moonSheet.Of("phase", 0))
	title, note, _, _ := s.phaseSays()
	kind := p.AtMost(bigClock, 1.65)
	in, bar := r.Inset2(16, 10).CutBottom(10, 4)
	head := p.AtMost(phaseName, 1.25)
	wide := p.Width("0:00", kind) + 14
	if s.lay.narrow {
		clock, text := in.CutLeft(wide, 10)
		s.paintClock(clock, kind, bar)
		top, low := text.Split(true, 0.44, 2)
		p.Label(s.Say(title), top, head, ui.Left)
		p.ParagraphMid(note, low, p.AtMost(ui.SmallStrong, 1.45), ui.Left)
		return
	}
	top, low := in.Split(true, 0.56, 2)
	clock, text := top.CutLeft(wide, 6)
	s.paintClock(clock, kind, bar)
	p.ParagraphMid(s.Say(title), text, head, ui.Left)
	p.ParagraphMid(note, low, p.AtMost(ui.SmallStrong, 1.45), ui.Left)
}

// plateParts is the layout of a player's card where texts are large.
type plateParts struct {
	all        ui.Rect
	x, y, rad  float32 // of the sign
	head, low  ui.Rect
	mid        ui.Rect // of a role: its name
	score      ui.Rect
	crown, gap ui.Rect
}

// parts lays out a card. A role has one more line.
func (s column) parts(r ui.Rect, role bool) plateParts {
	k := plateParts{all: r, rad: min(34, r.H*0.4), y: r.CY()}
	k.x = r.X + 16 + k.rad
	if s.Gui.P.Thumb > 0 {
		k.x -= 6
	}
	in := r.Inset2(0, 6)
	in.X, in.W = k.x+k.rad+10, r.Right()-12-k.x-k.rad-10
	const points, crown = 80, 30 // two figures
	switch {
	case s.lay.narrow:
		in, k.score = in.CutRight(points, 6)
		if role {
			in, k.gap = in.CutRight(66, 4)
			k.crown, k.gap = k.gap.Split(true, 0.5, 0)
			k.head, k.low = in.CutLeft(in.W*0.46, 8)
			k.head, k.mid = k.head.Split(true, 0.54, 0)
			break
		}
		in, k.crown = in.CutRight(crown, 2)
		in, k.gap = in.CutRight(66, 6)
		k.head, k.low = in.CutLeft(in.W*0.5, 8)
	case role:
		k.head, in = in.CutTop(in.H*0.36, 2)
		k.head, k.gap = k.head.CutRight(0, 0)
		in, k.score = in.CutRight(54, 4)
		k.mid, k.low = in.Split(true, 0.5, 0)
		k.mid, k.crown = k.mid.CutRight(crown, 2)
	default:
		top, low := in.Split(true, 0.56, 0)
		top, k.score = top.CutRight(points, 2)
		k.head, k.crown = top.CutRight(crown, 2)
		k.low, k.gap = low.CutRight(62, 4)
		k.score = k.score.Inset2(0, -10) // figures have no tails
	}
	return k
}

// nameWide returns how wide the name on the i-th card of a duel may be.
func (k *plateParts) nameWide(i int) float32 {
	if i == 2 {
		return k.head.W
	}
	return k.mid.W
}

// paintPoints paints a colour's points, with a crown if it leads.
func (s column) paintPoints(k *plateParts, c game.Colour) {
	p := s.Gui.P
	p.Label(ui.Digits(s.shown(c)), k.score, p.AtMost(bigScore, 1.65), ui.Right)
	if s.leads(c) {
		p.Art("icons/crown", k.crown.CX(), k.crown.CY(), ui.ArtStyle{Height: 22, Ink: ui.White})
	}
}

// paintGap paints the distance of the hunter of a colour.
func (s column) paintGap(r ui.Rect, c game.Colour) {
	if gap := s.gapOf(c); gap >= 0 {
		p := s.Gui.P
		t := strong.Carrying()
		w := p.Width("88", t)
		heart(p, r.Right()-w-18, r.CY(), 22, ui.White)
		p.Label(ui.Digits(gap), ui.Rect{X: r.Right() - w, Y: r.Y, W: w, H: r.H}, t, ui.Left)
	}
}

// paintScoreLarge paints a colour's card in the chase.
func (s column) paintScoreLarge(k *plateParts, c game.Colour, name ui.Type) {
	p := s.Gui.P
	if me, alone := s.alone(); alone && c == me {
		p.Sheet(k.all.Inset(-4), ui.Slip.In(ui.White).Of("own", 0).Raised(0.3))
	}
	p.Sheet(k.all, plate.In(ui.SeatLook(sign(c)).Ground.Mix(night, 0.52)).Of("score", int(c)))
	p.Sheet(ui.Rect{X: k.all.X, Y: k.all.Y + 1, W: 10, H: k.all.H - 2}, stripe.In(board.Night[c]).Of("stripe", int(c)))
	disc(p, c, k.x, k.y, k.rad)
	s.paintPoints(k, c)
	p.Label(s.title(c), k.head, name, ui.Left)
	eats, flees := s.aims(c)
	x := s.pair(k.low.X, k.low, eats, c.Prey())
	s.pair(x+8, k.low, flees, c.Hunter())
	s.paintGap(k.gap, c)
}

// roles returns the seats of prey, hunter and spectator, in the order of the cards of a duel.
func (s column) roles() [game.Players]rules.Seat {
	r := &s.View.Round
	return [game.Players]rules.Seat{r.Eater, r.Hunter, r.Eaten}
}

// What a role is called, and what it can win.
var (
	roleNames  = [2]words.Text{words.TrichromePrey(), words.TrichromeHunter()}
	roleBonus  = [2]words.Text{words.TrichromeBonusDoor(), words.TrichromeBonusBite()}
	roleSpoken = strong.Carrying()
)

// paintRoleLarge paints the card of prey or hunter.
func (s column) paintRoleLarge(k *plateParts, i int, c game.Colour, role, name ui.Type) {
	p := s.Gui.P
	p.Sheet(k.all, plate.In(ui.SeatLook(sign(c)).Ground.Mix(night, 0.12)).Painted(0.9).Of("role", int(c)))
	p.Disc(k.x, k.y, k.rad, k.rad, ui.Slip.Of("role", int(c)))
	p.Sign(sign(c), k.x, k.y, k.rad*1.3, true)
	s.paintPoints(k, c)
	p.Label(s.Say(roleNames[i]), k.head, role, ui.Left)
	p.Label(s.title(c), k.mid, name, ui.Left)
	p.Label(s.Say(roleBonus[i]), k.low, roleSpoken, ui.Left)
	if i == 0 {
		s.paintGap(k.gap, c)
	}
}

// paintWatcherLarge paints the card of the eaten player.
func (s column) paintWatcherLarge(k *plateParts, c game.Colour, name ui.Type) {
	p := s.Gui.P
	p.Sheet(k.all, plate.In(ghostCard).Of("ghost", 0))
	board.Ghost(p, sign(c), k.x, k.y-4, 1.6*k.rad)
	badge := k.rad * 0.36
	p.Disc(k.x+k.rad*0.7, k.y+k.rad*0.6, badge, badge, dot.In(ui.SeatLook(sign(c)).Color))
	p.Label(letter(c), ui.Centered(k.x+k.rad*0.7, k.y+k.rad*0.6, 2*badge, 2*badge), ui.Number.Sized(badge*1.5/p.TextScale).With(ui.White), ui.Center)
	s.paintPoints(k, c)
	p.Label(s.title(c), k.head, name, ui.Left)
	said := s.watches()
	room := k.low
	if s.lay.narrow {
		k.mid = ui.Rect{X: k.mid.X, Y: k.mid.Y, W: k.mid.W, H: k.mid.H}
	} else {
		room = ui.Rect{X: k.mid.X, Y: k.mid.Y, W: k.low.W, H: k.low.Bottom() - k.mid.Y}
	}
	how := p.AtMost(strong, 1.3).With(lavender)
	if s.lay.narrow {
		p.Label(said, k.mid, how, ui.Left)
	}
	p.ParagraphMid(s.eatenBy(), room, how, ui.Left)
}

// paintLegendLarge explains the rings, and says to one person who it is.
func (s column) paintLegendLarge(r ui.Rect) {
	p := s.Gui.P
	p.Sheet(r, quiet.Of("legend", 0))
	in := r.Inset2(14, 6)
	me, alone := s.alone()
	said, ink := s.Say(words.TrichromeLegend()), ui.White
	keys := [2]words.Text{words.TrichromeToEat(), words.TrichromeToFlee()}
	if alone {
		said, ink = s.Say(words.TrichromeLegendYou(s.Say(history.Names[me]))), board.Night[me]
		keys = [2]words.Text{words.TrichromeEat(), words.TrichromeFlee()}
	}
	head, row := in.Split(!s.lay.narrow, 0.46, 4)
	heads := p.AtMost(strong, 1.35)
	if s.lay.narrow {
		p.ParagraphMid(said, head, heads, ui.Left)
	} else {
		p.Label(said, head, heads, ui.Left)
	}
	lines := p.Group(p.AtMost(strong, 1.5))
	rad := min(16, row.H*0.4)
	for i := range keys {
		lines.Line(s.Say(keys[i]), row.Column(i, 2, 6).W-2*rad-12)
	}
	for i := range keys {
		col := row.Column(i, 2, 6)
		x, y := col.X+rad+2, col.CY()
		if i == 0 {
			p.Ring(x, y, rad, rad, 4.4, ink)
		} else {
			dashes(p, x, y, rad, 4.4, ink)
		}
		p.Label(s.Say(keys[i]), ui.Rect{X: x + rad + 8, Y: col.Y, W: col.Right() - x - rad - 8, H: col.H}, lines.Type, ui.Left)
	}
}
