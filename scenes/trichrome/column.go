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

// column paints what stands beside the board: the name, the phase, a card for each
// colour.
type column struct{ *face }

func (s column) paint() {
	if s.lay.large {
		s.paintLarge()
		return
	}
	s.paintTitle(s.lay.title)
	s.paintPause()
	s.paintPhase(s.lay.phase)
	if s.duelling() {
		s.paintRoles()
		return
	}
	for i, c := range colours {
		s.paintScore(s.lay.cards[i], c)
	}
	s.paintLegend(s.lay.legend)
}

// shape paints a colour's shape in its night colour, as icons are.
func shape(p *ui.Painter, c game.Colour, x, y, h float32) {
	p.Art(ui.SeatLook(sign(c)).Sign, x, y, ui.ArtStyle{Height: h, Seat: &nightShapes[c]})
}

var nightShapes = func() (all [game.Players]ui.SeatStyle) {
	for i := range all {
		all[i] = ui.SeatStyle{Color: board.Night[i], TextOn: ui.White, Sign: ui.Seats[i].Sign}
	}
	return all
}()

// paperShapes are the shapes in paper, for discs of the seat's colour.
var paperShapes = func() (all [game.Players]ui.SeatStyle) {
	for i := range all {
		all[i] = ui.Seats[i]
		all[i].Color = ui.White
	}
	return all
}()

// disc paints a colour's sign: a disc in its colour, the shape in paper, the
// letter in it.
func disc(p *ui.Painter, c game.Colour, x, y, r float32) {
	look := ui.SeatLook(sign(c))
	p.Disc(x, y, r, r, ui.Slip.In(look.Color).Of("sign", int(c)).Painted(0.4))
	p.Art(look.Sign, x, y, ui.ArtStyle{Height: r * 1.36, Seat: &paperShapes[c]})
	if r >= 15 {
		p.SignLetter(sign(c), x, y, r*1.36, look.Ground, paperShapes[c].Color)
	}
}

// paintTitle paints the game's name, the round and a lantern for each round.
func (s column) paintTitle(r ui.Rect) {
	p := s.Gui.P
	k := r.H / 104
	x := r.X + 12
	for _, c := range colours {
		shape(p, c, x, r.Y+24*k, 30*k)
		x += 27 * k
	}
	p.Label(s.Say(words.TrichromeName()), ui.Rect{X: x - 6*k, Y: r.Y, W: r.Right() - x, H: 48 * k}, p.AtMost(ui.Type{Face: ui.Fredoka600, Size: ui.SizeSheet, Color: ui.White}, 1.2), ui.Left)
	end := min(r.Right(), s.lay.pause.X-8)
	if s.Tempo(game.Game.ID) != kit.NormalTempo {
		end = s.lay.tempo.X - 2
	}
	round := ui.Rect{X: r.X, Y: r.Y + 50*k, W: end - r.X, H: 24 * k}
	s.paintRound(round, 1.2)
	if !s.trial() {
		s.paintLanterns(ui.Rect{X: r.X, Y: r.Y + 78*k, W: r.W - 8, H: 26 * k})
	}
}

// trial reports whether the round is that of a lesson, which counts for nothing.
func (s column) trial() bool { return s.App.Teacher(s.Scene()) != nil }

// paintRound paints the number of the round.
func (s column) paintRound(r ui.Rect, most float32) {
	p := s.Gui.P
	if s.trial() {
		p.Label(s.Say(words.TrichromeTrial()), r, p.AtMost(soft.Sized(ui.SizeText), most), ui.Left)
		return
	}
	before, after := s.Say(words.TrichromeRoundBefore()), s.Say(words.TrichromeRoundAfter(s.View.Params.Rounds))
	n := ui.Digits(s.View.Round.Number)
	t := p.Fit(s.Say(words.TrichromePauseWhere(s.View.Round.Number, s.View.Params.Rounds)), p.AtMost(soft.Sized(ui.SizeText), most), r.W-26)
	big := ui.Type{Face: ui.Fredoka700, Size: t.Size * 1.3, Color: moonText}
	x := r.X
	w := p.Width(before, t)
	p.Label(before, ui.Rect{X: x, Y: r.Y, W: w + 1, H: r.H}, t, ui.Left)
	x += w + 5
	w = p.Width(n, big)
	p.Label(n, ui.Rect{X: x, Y: r.Y, W: w + 1, H: r.H}, big, ui.Left)
	x += w + 5
	p.Label(after, ui.Rect{X: x, Y: r.Y, W: r.Right() - x, H: r.H}, t, ui.Left)
}

// paintLanterns paints a lantern for each round: one that is over wears its
// winner, the present one is lit.
func (s column) paintLanterns(r ui.Rect) {
	p, v := s.Gui.P, s.View
	n := v.Params.Rounds
	apart := min(26.2*s.lay.grow, (r.W-22)/float32(max(1, n-1)))
	rad := min(apart*0.36, 9.5*s.lay.grow)
	for i := range n {
		x, y := r.X+11+apart*float32(i), r.CY()
		switch {
		case i < len(v.Past):
			c, ok := s.roundWinner(&v.Past[i])
			if !ok {
				continue
			}
			p.Disc(x, y, rad, rad, dot.In(ui.SeatLook(sign(c)).Color))
			p.Art(ui.SeatLook(sign(c)).Sign, x, y, ui.ArtStyle{Height: rad * 1.4, Seat: &paperShapes[c]})
		case i == v.Round.Number-1:
			p.SoftDisc(x, y, rad, rad, 7, moonText.Fade(0.5))
			p.Disc(x, y, rad*1.18, rad*1.18, dot.In(moonText))
			p.Label(ui.Digits(i+1), ui.Centered(x, y, rad*2.2, rad*2.2), ui.Type{Face: ui.Fredoka700, Size: rad * 1.5 / p.TextScale, Color: ui.Ink}, ui.Center)
		default:
			p.Disc(x, y, rad*0.86, rad*0.86, dot.In(lantern))
		}
	}
}

// paintPause paints the pause button.
func (s column) paintPause() {
	p, r := s.Gui.P, s.Gui.Finger(s.lay.pause)
	s.Gui.Takes(p.View().Rect()) // a finger steers wherever it comes down
	s.Gui.Spot(ui.ID{Name: "pause"}, r)
	s.PausesAt(r)
	h := s.Gui.Input()
	c := lavender
	if r.Contains(h.X, h.Y) {
		c = ui.White
	}
	if h.Released && r.Contains(h.X, h.Y) {
		s.Pause()
	}
	edge := ui.Slip.In(c).Of("pause", 0).Raised(-1)
	p.Sheet(s.lay.pause, edge)
	p.Sheet(s.lay.pause.Inset(2.5), edge.In(night))
	p.Art("icons/pause", r.CX(), r.CY(), ui.ArtStyle{Height: 22, Ink: c})
	s.TempoNote(p, s.lay.tempo, s.Tempo(game.Game.ID), lavender)
}

// paintPhase paints the phase, its time, and what to do.
func (s column) paintPhase(r ui.Rect) {
	p := s.Gui.P
	p.Sheet(r, moonSheet.Of("phase", 0))
	in := r.Inset2(16, 8)
	title, note, _, _ := s.phaseSays()
	head, in := in.CutTop(in.H*0.34, 0)
	p.Label(s.Say(title), head, phaseName, ui.Left)
	bar := ui.Rect{X: in.X, Y: in.Bottom() - 12, W: in.W, H: 10}
	in.H -= 16
	clock := ui.Rect{X: in.X, Y: in.Y, W: in.W * 0.4, H: in.H}
	s.paintClock(clock, p.AtMost(bigClock, 1.15), bar)
	p.ParagraphMid(note, ui.Rect{X: clock.Right() + 4, Y: in.Y, W: in.Right() - clock.Right() - 4, H: in.H}, ui.SmallStrong, ui.Left)
}

// paintClock paints the time of the phase, in figures and as a bar.
func (s column) paintClock(r ui.Rect, kind ui.Type, bar ui.Rect) {
	p, v := s.Gui.P, s.View
	_, _, left, full := s.phaseSays()
	// The chase counts up, since it has no end that anybody waits for; the duel
	// counts down.
	shown := left
	share := float32(left) / max(1, full)
	if v.Phase <= game.PhaseChase {
		shown = v.Ticks
		if v.Phase == game.PhaseReady {
			shown = 0
		}
		share = float32(shown) / game.FrenzyTicks
	}
	if v.Phase <= game.PhaseChase {
		shown -= 59 // whole seconds that are over
	}
	p.Label(s.clock(max(0, shown)), r, kind, ui.Left)
	p.Sheet(bar, stripe.In(moonTrough).Of("clock", 0))
	if share = max(0, min(1, share)); share > 0.015 {
		bar.W = max(8, bar.W*share)
		c := ui.Ink
		if v.Frenzy() {
			c = alarm
		}
		p.Sheet(bar, stripe.In(c).Of("clock", 0))
	}
}

// phaseSays returns the phase's name, what to do in it, and how many of its steps are left.
func (s column) phaseSays() (title words.Text, note string, left int, full float32) {
	v := s.View
	left, full = v.Left(), float32(v.Left()+v.Ticks)
	switch v.Phase {
	case game.PhaseReady:
		return words.TrichromeReady(), s.drawnNote(), game.ChaseTicks, full
	case game.PhaseChase:
		if v.Frenzy() {
			return words.TrichromeFrenzy(), s.Say(words.TrichromeFrenzyNote()), left, full
		}
		return words.TrichromeChase(), s.chaseNote(), left, full
	case game.PhaseReversal:
		return words.TrichromeDuel(), s.Say(words.TrichromeStarts(countdown(left))), game.DuelTicks, game.DuelTicks
	case game.PhaseDuel:
		return words.TrichromeDuel(), s.duelNote(), left, full
	}
	// The clock stands where the duel ended.
	lasted := int(history.Steps(v.Round.EndAt-v.Round.BiteAt)) - game.ReversalTicks
	return words.TrichromeDuel(), s.Say(words.TrichromeDoneNote()), game.DuelTicks - max(0, lasted), game.DuelTicks
}

// chaseNote returns what is asked of those who chase: of one person by the names of the
// other two.
func (s column) chaseNote() string {
	me := s.lone()
	if me < 0 {
		return s.Say(words.TrichromeChaseNote())
	}
	return s.Say(words.TrichromeChaseNoteYou(s.name(s.View.PreyOf(me)), s.name(s.View.HunterOf(me))))
}

// duelNote returns what the duel is about: what one person has to do in it, or what is
// seen where several share the screen.
func (s column) duelNote() string {
	round := &s.View.Round
	switch me := s.lone(); {
	case me >= 0 && me == round.Eater:
		return s.Say(words.TrichromeDuelNote())
	case me >= 0 && me == round.Hunter:
		return s.Say(words.TrichromeDuelNoteHunter(s.name(round.Eater)))
	}
	return s.Say(words.TrichromeDuelNoteSeen(s.name(round.Eater), s.name(round.Hunter)))
}

// paintScore paints a colour's card in the chase.
func (s column) paintScore(r ui.Rect, c game.Colour) {
	p, v := s.Gui.P, s.View
	look := ui.SeatLook(sign(c))
	if me, alone := s.alone(); alone && c == me {
		p.Sheet(r.Inset(-5), ui.Slip.In(ui.White).Of("own", 0).Raised(0.3))
	}
	p.Sheet(r, plate.In(look.Ground.Mix(night, 0.52)).Of("score", int(c)))
	p.Sheet(ui.Rect{X: r.X, Y: r.Y + 1, W: 10, H: r.H - 2}, stripe.In(board.Night[c]).Of("stripe", int(c)))
	seat := v.Board.Seat(c)
	score := s.scoreLabel(ui.Rect{X: r.X, Y: r.Y + 6, W: r.W - 16, H: r.H * 0.46}, c)
	top := ui.Rect{X: r.X + 20, Y: r.Y + 8, W: score - r.X - 26, H: r.H*0.66 - 8}
	rad := min(29, top.H*0.46, r.W*0.11)
	disc(p, c, top.X+rad, top.CY()+2, rad)
	text := ui.Rect{X: top.X + 2*rad + 12, Y: top.Y, W: top.Right() - top.X - 2*rad - 12, H: top.H}
	p.Label(s.title(c), ui.Rect{X: text.X, Y: text.Y, W: text.W, H: text.H * 0.54}, bigName, ui.Left)
	line := s.Say(history.Names[c])
	switch {
	case v.Phase != game.PhaseReady:
		line = s.Say(words.TrichromeSurvival(history.Seconds(survived(v, seat))))
	case !s.Human(seat):
		line = s.Say(words.TrichromeComputer())
	}
	p.Label(line, ui.Rect{X: text.X, Y: text.Y + text.H*0.56, W: r.Right() - 14 - text.X, H: text.H * 0.42}, p.AtMost(strong, 1.4), ui.Left)
	if v.Phase != game.PhaseReady {
		s.tip(top, words.TrichromeTipSurvival())
	}
	left, apart := float32(22), float32(12)
	if s.lay.narrow {
		left, apart = 14, 4 // a heart has room beside
	}
	low := ui.Rect{X: r.X + left, Y: r.Bottom() - r.H*0.34, W: r.W - left - 16, H: r.H * 0.3}
	eats, flees := s.aims(c)
	x := s.pair(low.X, low, eats, c.Prey())
	x = s.pair(x+apart, low, flees, c.Hunter())
	if gap := s.gapOf(c); gap >= 0 {
		s.heartNote(ui.Rect{X: x + 10, Y: low.Y, W: low.Right() - x - 10, H: low.H}, gap)
	}
}

// survived returns how long a seat has lived in the round, in sub-steps.
func survived(v *game.View, seat rules.Seat) int {
	if v.Phase >= game.PhaseResult {
		return v.Round.Survival[seat]
	}
	return v.Survival(seat) - v.Runners[seat].Survival
}

// usualCard is the width of a card on which points have their whole size.
const usualCard = 250

// scoreLabel paints a colour's points, with a crown if it leads, and returns their left edge.
func (s column) scoreLabel(r ui.Rect, c game.Colour) (x float32) {
	p := s.Gui.P
	t := p.AtMost(bigScore.Sized(bigScore.Size*min(1, r.W/usualCard)), 1.2)
	n := ui.Digits(s.shown(c))
	w := p.Width(n, t)
	p.Label(n, ui.Rect{X: r.Right() - w - 1, Y: r.Y, W: w + 1, H: r.H}, t, ui.Right)
	x = r.Right() - w - 8
	if s.leads(c) {
		p.Art("icons/crown", x-14, r.CY()+2, ui.ArtStyle{Height: 17, Ink: ui.White})
		x -= 28
	}
	return x
}

// aims returns what is said of a colour's prey and of its hunter.
func (s column) aims(c game.Colour) (eats, flees words.Text) {
	if me, alone := s.alone(); alone && c == me {
		return words.TrichromeEat(), words.TrichromeFlee()
	}
	return words.TrichromeEats(), words.TrichromeFlees()
}

// pair paints "eats" or "flees" and a shape, and returns their right edge.
func (s column) pair(x float32, r ui.Rect, does words.Text, c game.Colour) float32 {
	p := s.Gui.P
	said := s.Say(does)
	t := p.AtMost(strong.With(lavender), 1.3)
	switch {
	case s.lay.large:
		t = p.AtMost(strong.With(lavender), 1.45)
	case s.lay.narrow:
		t = p.AtMost(strong.With(lavender), 1)
	}
	w := p.Width(said, t)
	p.Label(said, ui.Rect{X: x, Y: r.Y, W: w + 1, H: r.H}, t, ui.Left)
	shape(p, c, x+w+14, r.CY()-1, min(23, r.H*0.8))
	return x + w + 26
}

// tip explains a place under the pointer.
func (s column) tip(r ui.Rect, said words.Text) {
	if h := s.Gui.Input(); r.Contains(h.X, h.Y) {
		s.Gui.Tip(ui.Use{Over: true}, r, s.Say(said))
	}
}

// heartRoom is how wide a heart and a figure are at least.
const heartRoom = 44

// heartNote paints the distance of the hunter.
func (s column) heartNote(r ui.Rect, gap int) {
	p := s.Gui.P
	s.tip(r, words.TrichromeTipHeart())
	said, t := s.Say(words.TrichromeCells(gap)), p.AtMost(strong, 1.3)
	if p.Width(said, t) > r.W-24 {
		said = ui.Digits(gap)
	}
	w := p.Width(said, t)
	heart(p, r.Right()-w-14, r.CY(), 15, ui.White)
	p.Label(said, ui.Rect{X: r.Right() - w - 1, Y: r.Y, W: w + 1, H: r.H}, t, ui.Left)
}

// paintLegend explains the rings, and to one person the white disc.
func (s column) paintLegend(r ui.Rect) {
	p := s.Gui.P
	p.Sheet(r, quiet.Of("legend", 0))
	in := r.Inset2(16, 6)
	head, in := in.CutTop(in.H*0.3, 2)
	me, alone := s.alone()
	said, ink := s.Say(words.TrichromeLegend()), ui.White
	solid, dashed := words.TrichromeToEat(), words.TrichromeToFlee()
	if alone {
		said, ink = s.Say(words.TrichromeLegendYou(s.Say(history.Names[me]))), board.Night[me]
		solid, dashed = words.TrichromeEat(), words.TrichromeFlee()
	}
	p.Label(said, head, strong, ui.Left)
	if alone {
		var own ui.Rect
		own, in = in.CutLeft(46*min(1.2, p.TextScale), 6)
		r := min(17, own.W*0.4, own.H*0.4)
		p.Disc(own.CX(), own.CY(), r, r, ui.Sheet{Color: ui.White, Lift: -1, NoRim: true})
		p.Sign(sign(me), own.CX(), own.CY(), 1.5*r, false)
	}
	both := [2][2]words.Text{{words.TrichromeSolid(), solid}, {words.TrichromeDashed(), dashed}}
	rad := min(16, in.H*0.36, in.Column(0, 2, 8).W*0.16)
	if p.Thumb > 0 {
		rad = min(rad, 12) // its letters are larger
	}
	heads, lines := p.Group(strong), p.Group(soft)
	for _, keys := range both {
		heads.Line(s.Say(keys[0]), in.Column(0, 2, 8).W-2*rad-10)
		lines.Line(s.Say(keys[1]), in.Column(0, 2, 8).W-2*rad-10)
	}
	for i, keys := range both {
		col := in.Column(i, 2, 8)
		x, y := col.X+rad+2, col.CY()
		if i == 0 {
			p.Ring(x, y, rad, rad, 3.8, ink)
		} else {
			dashes(p, x, y, rad, 3.8, ink)
		}
		text := ui.Rect{X: x + rad + 8, Y: col.Y, W: col.Right() - x - rad - 8, H: col.H}
		p.Label(s.Say(keys[0]), text.Row(0, 2, 0), heads.Type, ui.Left)
		p.Label(s.Say(keys[1]), text.Row(1, 2, 0), lines.Type, ui.Left)
	}
}

// dashes paints a dashed ring.
func dashes(p *ui.Painter, x, y, r, width float32, c ui.Color) {
	var pts [4]ui.Point
	for i := range 8 {
		for k := range pts {
			a := 6.2832 * (float32(i)/8 + float32(k)*0.02)
			pts[k] = ui.Point{X: x + r*cos(a), Y: y + r*sin(a)}
		}
		p.Polyline(pts[:], width, c)
	}
}

// paintRoles paints the three cards of a duel: prey, hunter, and spectator.
func (s column) paintRoles() {
	v := s.View
	for i, seat := range [3]rules.Seat{v.Round.Eater, v.Round.Hunter, v.Round.Eaten} {
		if seat < 0 {
			continue
		}
		r, c := s.lay.cards[i], s.colour(seat)
		if i == 2 {
			s.paintWatcher(r, c)
			continue
		}
		p := s.Gui.P
		look := ui.SeatLook(sign(c))
		p.Sheet(r, plate.In(look.Ground.Mix(night, 0.12)).Painted(0.9).Of("role", int(c)))
		score := s.scoreLabel(ui.Rect{X: r.X, Y: r.Y + 8, W: r.W - 16, H: r.H * 0.48}, c)
		rad := min(33, r.H*0.27, r.W*0.13)
		x := r.X + 13 + rad
		p.Disc(x, r.CY()-2, rad, rad, ui.Slip.Of("role", int(c)))
		p.Sign(sign(c), x, r.CY()-2, rad*1.3, true)
		text := ui.Rect{X: x + rad + 11, Y: r.Y + 12, W: r.Right() - x - rad - 23, H: r.H - 22}
		key, bonus := words.TrichromePrey(), s.Say(words.TrichromeBonusDoor())
		if i == 1 {
			key, bonus = words.TrichromeHunter(), s.Say(words.TrichromeBonusBite())
		}
		p.Label(s.Say(key), ui.Rect{X: text.X, Y: text.Y, W: score - text.X - 4, H: text.H * 0.4}, bigRole, ui.Left)
		line := s.Say(history.Names[c])
		if s.leads(c) {
			line = s.Say(words.TrichromeAhead(line))
		}
		if s.Human(seat) {
			line = s.Say(words.TrichromeNamed(s.Say(history.Names[c]), s.player(c)))
		}
		p.Label(line, ui.Rect{X: text.X, Y: text.Y + text.H*0.4, W: text.W, H: text.H * 0.3}, strong, ui.Left)
		low := ui.Rect{X: text.X, Y: text.Y + text.H*0.69, W: text.W, H: text.H * 0.3}
		if gap := s.gapOf(c); gap >= 0 && i == 0 {
			said := min(max(low.W*0.5, p.Width(bonus, strong)+1), low.W-heartRoom)
			_, note := low.CutLeft(said, 0)
			s.heartNote(note, gap)
			low.W = said
		}
		p.Label(bonus, low, strong.With(ui.White), ui.Left)
	}
}

// paintWatcher paints the card of the eaten player.
func (s column) paintWatcher(r ui.Rect, c game.Colour) {
	p := s.Gui.P
	p.Sheet(r, plate.In(ghostCard).Of("ghost", 0))
	score := s.scoreLabel(ui.Rect{X: r.X, Y: r.Y + 6, W: r.W - 18, H: r.H * 0.36}, c)
	h := min(64, r.H*0.42)
	board.Ghost(p, sign(c), r.X+44, r.Y+r.H*0.37, h)
	badge := max(9.5, h*0.15)
	p.Disc(r.X+44+h*0.44, r.Y+r.H*0.37+h*0.36, badge, badge, dot.In(ui.SeatLook(sign(c)).Color))
	p.Label(letter(c), ui.Centered(r.X+44+h*0.44, r.Y+r.H*0.37+h*0.36, 2*badge, 2*badge), ui.Number.Sized(badge*1.3/p.TextScale).With(ui.White), ui.Center)
	text := ui.Rect{X: r.X + 44 + h*0.66, Y: r.Y + r.H*0.13, W: score - r.X - 48 - h*0.66, H: r.H * 0.5}
	p.Label(s.title(c), text.Row(0, 2, 0), bigName, ui.Left)
	p.Label(s.watches(), ui.Rect{X: text.X, Y: text.CY(), W: r.Right() - 12 - text.X, H: text.H / 2}, p.AtMost(strong, 1.4).With(lavender), ui.Left)
	y := r.Y + r.H*0.69
	line := [2]ui.Point{{X: r.X + 16, Y: y}, {X: r.Right() - 16, Y: y}}
	p.Dashed(line[:], 2, 0.1, 6, 0, lavender.Fade(0.7))
	p.Label(s.eatenBy(), ui.Rect{X: r.X + 16, Y: y + 3, W: r.W - 32, H: r.Bottom() - y - 8}, strong.With(lavender), ui.Left)
}

// watches returns what the eaten player does.
func (s column) watches() string {
	if s.Person(s.View.Round.Eaten) {
		return s.Say(words.TrichromeHaunts())
	}
	return s.Say(words.TrichromeWatches())
}

// eatenBy returns how the eaten player was caught.
func (s column) eatenBy() string {
	r := &s.View.Round
	by := s.name(r.Eater)
	if r.Bite == game.Clock {
		return s.Say(words.TrichromeRuled(by))
	}
	return s.Say(words.TrichromeEaten(history.Seconds(r.BiteAt), by))
}
