package bzzz

import (
	"github.com/hajimehoshi/ebiten/v2"

	bots "ludotheque/ai/bzzz"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/meadow"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// What in the panels can have the focus.
var (
	idEnd  = ui.ID{Name: "end"}
	idRest = ui.ID{Name: "rest"}
	idUndo = ui.ID{Name: "undo"}
	idLast = ui.ID{Name: "last"}
	idLog  = ui.ID{Name: "log"}
	idTab  = ui.ID{Name: "tab"}
	// idPause is the way to the pause for pointers.
	idPause = ui.ID{Name: "pause"}
)

func idLay(k game.Kind) ui.ID { return ui.ID{Name: "lay", N: int(k)} }

// panel is what the panels remember between two ticks.
type panel struct {
	stock, carried roller
	lo, hi         [game.Players]roller
	tab            bool // narrow windows: the left column is shown
	wasFocus       ui.ID
	near           [game.Players]bool // surely passed 80 % of the line
	glow           float32

	rail [2]ui.Point // of the dots that join the steps

	// contacts are who would fight now, worked out for contactOf.
	contacts  []game.Fight
	contactOf *game.View
}

func (p *panel) forget() {
	p.stock, p.carried = roller{}, roller{}
	p.lo, p.hi = [game.Players]roller{}, [game.Players]roller{}
}

// tick lets the numbers roll towards what the view says.
func (p *panel) tick(s *Scene) {
	v := s.v
	once := s.k.Prefs.Motion == ui.Reduced
	for i := range v.Stocks {
		p.lo[i].to(v.Stocks[i].Lo, once)
		p.hi[i].to(v.Stocks[i].Hi, once)
		p.lo[i].tick()
		p.hi[i].tick()
	}
	if s.eyes >= 0 {
		p.stock.to(v.Stocks[s.eyes].Lo, once)
		up := p.stock.want > p.stock.value()
		if p.stock.tick() && up {
			s.k.Play("ui.score")
		}
		p.carried.to(s.load(), once)
		p.carried.tick()
	}
	p.glow = max(0, p.glow-1.0/90)
}

// load is what the bees of the person who looks carry.
func (s *Scene) load() int {
	n := 0
	for i := range s.v.Bees {
		if s.v.Bees[i].Owner == s.eyes {
			n += s.v.Bees[i].Nectar.Lo
		}
	}
	return n
}

// raced sounds and glows when somebody comes near the finish, as far as the
// person who looks can know: his own stock, or what another surely has.
func (s *Scene) raced() {
	for p := range s.v.Stocks {
		near := s.v.Result == nil && 10*s.v.Stocks[p].Lo >= 8*s.v.Line.Hi
		if near && !s.near[p] {
			s.glow = 1
			s.sound(raceNears, nil)
		}
		s.near[p] = near
	}
}

// paint paints the whole screen.
func (s *Scene) paint() {
	s.backdrop.paint(s.g.P, &s.lay)
	s.board()
	switch {
	case s.fight != nil:
		s.fight.paint(s)
	default:
		s.paintHead()
		s.paintSteps()
		s.paintLeft()
	}
	s.paintBanner()
	s.log.paint(s)
	s.paintHandover()
}

// paintHead says whose turn it is and what is in his hive.
func (s *Scene) paintHead() {
	p, v := s.g.P, s.v
	r := s.lay.head
	if s.lay.narrow {
		r.H = 149
	}
	look := ui.SeatLook(v.Current)
	p.Sheet(r, ui.Sheet{Color: look.Ground, Radius: 12, Waver: 1.2, Seed: 31 + int(v.Current), Gouache: 1, Lift: 0.3})
	p.SignDisc(v.Current, r.X+52, r.Y+48, 37)
	pause := ui.Rect{X: r.Right() - 44, Y: r.Y + 8, W: 36, H: 36}
	if s.g.Button(idPause, pause, ui.Button{Icon: "icons/pause", Quiet: true, Size: 16, TextColor: look.TextOn, Tip: s.word("pause.title")}) {
		s.pause(rules.Spectator)
	}
	text := ui.Rect{X: r.X + 103, Y: r.Y + 10, W: pause.X - r.X - 107, H: 40}
	title, sub := s.headline()
	p.Label(title, text, ui.Type{Face: ui.Fredoka600, Size: 32, Color: look.TextOn}, ui.Left)
	p.Label(sub, ui.Rect{X: text.X, Y: r.Y + 50, W: text.W, H: 24}, ui.Type{Face: ui.Nunito800, Size: 17, Color: look.TextOn}, ui.Left)

	strip := ui.Rect{X: r.X + 12, Y: r.Y + 91, W: r.W - 24, H: 48}
	p.Sheet(strip, ui.Sheet{Color: ui.Ink.Fade(0.52), Radius: 8, Waver: 0.9, Seed: 8, Lift: -1, NoRim: true})
	p.Art("bzzz/pot", strip.X+23, strip.CY(), ui.ArtStyle{Height: 34})
	ink := look.TextOn
	if v.Current == 3 {
		ink = ui.White
	}
	own := v.Current == s.eyes
	number := s.w2(game.Range{Lo: s.lo[v.Current].value(), Hi: s.hi[v.Current].value()})
	big := ui.Type{Face: ui.Fredoka700, Size: 36, Color: ink}
	big = p.Fit(number, big, strip.W*0.36)
	x := strip.X + 48
	w := p.Width(number, big)
	p.Label(number, ui.Rect{X: x, Y: strip.Y, W: w + 1, H: strip.H}, big, ui.Left)
	x += w + 12
	rest := ui.Rect{X: x, Y: strip.Y, W: strip.Right() - x - 8, H: strip.H}
	small := ui.Type{Face: ui.Nunito800, Size: 16, Color: ink}
	if own {
		top, low := rest.CutTop(rest.H/2, 0)
		p.Label(s.say(phrase{key: "bzzz.stock", n: s.stock.want}), top.Move(0, 2), small, ui.Left)
		p.Label(s.say(phrase{key: "bzzz.carried", n: s.carried.value()}), low.Move(0, -2), small, ui.Left)
	} else {
		p.Label(s.say(phrase{key: "bzzz.stock", n: v.Stocks[v.Current].Hi}), rest, small, ui.Left)
	}
}

// w2 is an interval whose ends may still be rolling.
func (s *Scene) w2(r game.Range) string {
	if r.Hi <= r.Lo {
		return ui.Digits(r.Lo)
	}
	return s.span(r)
}

// headline is the title and the line under it.
func (s *Scene) headline() (title, sub string) {
	p := s.v.Current
	sub = s.say(phrase{key: "bzzz.seat", x: s.k.Say(kit.SignName(p)), y: p.Letter()})
	switch {
	case p == s.eyes && s.people() > 1 && s.chair[p].Name != "":
		return s.chair[p].Name, sub
	case p == s.eyes:
		return s.word("bzzz.yours"), sub
	}
	if s.people() == 0 {
		sub = s.word("bzzz.watching")
	}
	return s.who(p), sub
}

// paintSteps paints the four steps of the turn and what ends it.
func (s *Scene) paintSteps() {
	p := s.g.P
	mine := s.mine()
	lays, now := mine && s.canLay(), s.stepNow()
	at := s.lay.stack(lays, now)
	x := at.lay.X + 16
	s.rail = [2]ui.Point{{X: x, Y: at.lay.Y + 30}, {X: x, Y: at.fight.Bottom() - 20}}
	p.Dashed(s.rail[:], 3, 0.1, 8, 0, ui.Ink.Fade(0.28))
	if now == 1 {
		s.paintAccent(at.lay, 1, "bzzz.phase.lay", "")
	} else {
		s.paintLine(at.lay, 1, "bzzz.phase.lay", s.layNote(lays), !lays)
	}
	if lays {
		s.paintCards(at.cards)
	}
	if now == 2 {
		s.paintAccent(at.move, 2, "bzzz.phase.move", s.moveNote())
	} else {
		s.paintLine(at.move, 2, "bzzz.phase.move", s.moveNote(), true)
	}
	if now == 3 {
		s.paintAccent(at.forage, 3, "bzzz.phase.forage", s.moveNote())
	} else {
		s.paintLine(at.forage, 3, "bzzz.phase.forage", s.forageNote(), true)
	}
	s.paintLine(at.fight, 4, "bzzz.phase.skirmish", s.contactNote(), true)
	s.paintFoot(s.lay.foot(), mine)
}

// stepNow is the step that is the thing to do: 2 or 3, 1 when there is nobody to
// move but somebody to lay, or 0 when it is not the turn of who looks, or when all
// is done.
func (s *Scene) stepNow() int {
	switch {
	case !s.mine() || s.ready():
		return 0
	case s.layFirst():
		return 1
	case s.v.Phase == game.PhaseForage:
		return 3
	}
	return 2
}

// ready says that every bee has its word, so that ending the turn is what is
// left to do.
func (s *Scene) ready() bool {
	return s.sel < 0 && s.run == runNone && s.anyWell() && !s.anyIdle()
}

// layFirst says that a bee can be laid, and that there is none to move.
func (s *Scene) layFirst() bool {
	return s.sel < 0 && s.run == runNone && s.canLay() && !s.anyWell()
}

// canLay says whether a bee can be laid now.
func (s *Scene) canLay() bool { return s.v.Check(game.LayBee(game.Worker)) == nil }

// paintLine is a step shrunk to a line, its note under it or beside it.
func (s *Scene) paintLine(r ui.Rect, n int, key, note string, under bool) {
	p := s.g.P
	cy := r.Y + 16
	if !under || note == "" {
		cy = r.CY()
	}
	p.Disc(r.X+16, cy, 15, 15, ui.Sheet{Color: ui.Hex(0xDCD5CB), Waver: 0.7, Seed: n, Lift: -1})
	p.Label(ui.Digits(n), ui.Rect{X: r.X + 2, Y: cy - 14, W: 28, H: 28}, panelNum, ui.Center)
	text := ui.Rect{X: r.X + 42, Y: cy - 14, W: r.W - 46, H: 28}
	if under {
		p.Label(s.word(key), text, panelTitle, ui.Left)
		p.Label(note, ui.Rect{X: text.X, Y: cy + 11, W: text.W, H: min(26, r.Bottom()-cy-11)}, panelNote.Sized(15.5), ui.Left)
		return
	}
	t := p.Fit(s.word(key), panelTitle, text.W*0.55)
	p.Label(s.word(key), ui.Rect{X: text.X, Y: text.Y, W: text.W * 0.55, H: text.H}, t, ui.Left)
	x := text.X + p.Width(s.word(key), t) + 12
	p.Label(note, ui.Rect{X: x, Y: text.Y, W: text.Right() - x, H: text.H}, panelNote, ui.Right)
}

// paintAccent is the step that is to be done now, with its sentence, and how many
// bees have done it.
func (s *Scene) paintAccent(r ui.Rect, n int, key, count string) {
	p := s.g.P
	p.Sheet(r.Inset2(-6, 0), ui.Sheet{Color: ui.Accent, Radius: 12, Waver: 1.2, Seed: 40, Gouache: 0.7, Lift: 0.4})
	p.Disc(r.X+16, r.Y+28, 15, 15, ui.Sheet{Color: ui.White, Waver: 0.7, Seed: n, Lift: -1})
	p.Label(ui.Digits(n), ui.Rect{X: r.X + 2, Y: r.Y + 14, W: 28, H: 28}, panelNum, ui.Center)
	white := panelTitle.With(ui.White)
	w := p.Width(count, white)
	p.Label(count, ui.Rect{X: r.Right() - w - 6, Y: r.Y + 14, W: w, H: 28}, white, ui.Right)
	p.Label(s.word(key), ui.Rect{X: r.X + 42, Y: r.Y + 14, W: r.W - 54 - w, H: 28}, white, ui.Left)
	p.ParagraphMid(s.asked(), ui.Rect{X: r.X + 8, Y: r.Y + 44, W: r.W - 14, H: r.H - 50}, ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.White}, ui.Left)
}

// counts is how many of the own bees that can act have acted.
func (s *Scene) counts() (done, all int) {
	for i := range s.v.Bees {
		b := &s.v.Bees[i]
		if b.Owner != s.v.Current || b.KO() {
			continue
		}
		all++
		if b.Moved || b.Foraged {
			done++
		}
	}
	return done, all
}

// asked is the sentence of the accent card.
func (s *Scene) asked() string {
	switch {
	case s.run != runNone:
		return s.word("bzzz.run.on")
	case s.aim == bots.OrderForage:
		return s.word("bzzz.aim.forage")
	case s.aim == bots.OrderFollow:
		return s.word("bzzz.aim.follow")
	case s.sel < 0 && s.v.Phase == game.PhaseForage:
		return s.word("bzzz.forage.ask")
	case s.sel < 0 && s.anyIdle():
		return s.word("bzzz.move.ask")
	case s.layFirst():
		return s.word("bzzz.lay.ask")
	case s.sel < 0:
		return s.word("bzzz.move.none")
	}
	name := meadow.Name(&s.v.Bees[s.sel])
	switch {
	case s.v.Bees[s.sel].KO():
		return s.word("bzzz.refused.ko")
	case s.v.Phase == game.PhaseForage && s.bestFlower(s.sel) >= 0:
		return s.word("bzzz.forage.ask")
	case s.v.Bees[s.sel].Moved || s.v.Bees[s.sel].Foraged || s.v.Phase == game.PhaseForage:
		return s.say(phrase{key: "bzzz.move.later", x: name})
	case len(s.legal) == 0:
		return s.say(phrase{key: "bzzz.move.stuck", x: name})
	case s.ordered(s.sel):
		return s.say(phrase{key: "bzzz.move.thread", x: name})
	}
	return s.say(phrase{key: "bzzz.move.selected", x: name})
}

func (s *Scene) anyIdle() bool {
	for i := range s.v.Bees {
		if s.v.Bees[i].Owner == s.eyes && s.idle(i) {
			return true
		}
	}
	return false
}

// anyWell says whether a bee of the person who looks can act at all.
func (s *Scene) anyWell() bool {
	_, all := s.counts()
	return all > 0
}

func (s *Scene) layNote(open bool) string {
	v := s.v
	switch {
	case open:
		return s.word("bzzz.lay.optional")
	case v.Current != s.eyes:
		return ""
	case v.Laid:
		return s.say(phrase{key: "bzzz.lay.done", x: meadow.Name(&v.Bees[len(v.Bees)-1])})
	case v.Phase != game.PhaseLay:
		return s.word("bzzz.lay.closed")
	case v.Stocks[s.eyes].Lo < v.Params.Cost:
		return s.say(phrase{key: "bzzz.lay.poor", n: v.Params.Cost - v.Stocks[s.eyes].Lo})
	}
	return s.word("bzzz.lay.occupied")
}

func (s *Scene) moveNote() string {
	if s.v.Result != nil {
		return ""
	}
	done, all := s.counts()
	return s.say(phrase{key: "bzzz.move.count", n: done, m: all})
}

// forageNote names the bees next to a flower that may hold something.
func (s *Scene) forageNote() string {
	if s.v.Current != s.eyes || s.eyes < 0 {
		return ""
	}
	n, first, second := 0, -1, -1
	for i := range s.v.Bees {
		b := &s.v.Bees[i]
		if b.Owner != s.eyes || b.KO() || b.Moved || b.Foraged || s.bestFlower(i) < 0 {
			continue
		}
		switch n++; n {
		case 1:
			first = i
		case 2:
			second = i
		}
	}
	switch n {
	case 0:
		return s.word("bzzz.forage.none")
	case 1:
		return s.say(phrase{key: "bzzz.forage.near", n: 1, x: meadow.Name(&s.v.Bees[first])})
	case 2:
		return s.say(phrase{key: "bzzz.forage.near.two", x: meadow.Name(&s.v.Bees[first]), y: meadow.Name(&s.v.Bees[second])})
	}
	return s.say(phrase{key: "bzzz.forage.near.many", n: n})
}

// contactNote says who would fight if the turn ended now. It is worked out
// again when the board changes.
func (s *Scene) contactNote() string {
	if s.v.Current != s.eyes && s.eyes >= 0 || s.v.Result != nil {
		return ""
	}
	if s.contactOf != s.v {
		s.contactOf, s.contacts = s.v, s.v.Fights()
	}
	switch n := len(s.contacts); n {
	case 0:
		return s.word("bzzz.skirmish.none")
	case 2:
		f := &s.contacts[0]
		if s.v.Bees[f.Bee].Owner != s.v.Current {
			f = &s.contacts[1]
		}
		return s.say(phrase{key: "bzzz.skirmish.pair", x: meadow.Name(&s.v.Bees[f.Bee]), y: meadow.Name(&s.v.Bees[f.Foes[0]]), n: f.Num, m: f.Den})
	default:
		return s.say(phrase{key: "bzzz.skirmish.many", n: n})
	}
}

// paintCards are the three bees that can be laid, with their price.
func (s *Scene) paintCards(r ui.Rect) {
	p, g := s.g.P, s.g
	look := ui.SeatLook(s.eyes)
	for i, k := range game.Kinds {
		c := r.Column(i, 3, 6)
		u := g.Item(idLay(k), c, false)
		if u.Focus {
			g.Mat(7)
		}
		lift := float32(0)
		if u.Over {
			lift = -3 * u.Lift
		}
		g.Tip(u, c, s.word(tipKeys[k]))
		c = c.Move(u.Shake, lift)
		p.Sheet(c, ui.Sheet{Color: look.Color, Radius: 9, Waver: 0.8, Seed: 60 + i, Lift: 0.1 + 0.3*u.Lift})
		p.Sheet(c.Inset(2.2), ui.Sheet{Color: look.Tint.Mix(ui.White, 0.45), Radius: 7, Waver: 0.7, Seed: 60 + i, Lift: -1, NoRim: true})
		meadow.PaintBee(p, k, look, c.CX(), c.Y+c.H*0.30, c.H/106, ui.ArtStyle{Shadow: 0.05})
		p.Label(s.word(kindKeys[k]), ui.Rect{X: c.X + 4, Y: c.Y + c.H*0.55, W: c.W - 8, H: c.H * 0.2}, ui.Type{Face: ui.Nunito800, Size: 16, Color: ui.Ink}, ui.Center)
		p.Art("bzzz/drop-price", c.CX()-11, c.Bottom()-c.H*0.14, ui.ArtStyle{Height: 16})
		p.Label(ui.Digits(s.v.Params.Cost), ui.Rect{X: c.CX() - 1, Y: c.Bottom() - c.H*0.26, W: 30, H: c.H * 0.24}, panelNum, ui.Left)
		if s.k.Env.Hands.Asked().IsKeyboard() {
			p.Label(ui.Digits(i+1), ui.Rect{X: c.X + 5, Y: c.Y + 4, W: 18, H: 18}, panelNum.Sized(14).With(ui.Second), ui.Left)
		}
		if u.Focus {
			p.Pop()
		}
		if u.Clicked {
			s.layBee(k)
		}
	}
}

// paintFoot is what ends the turn, and what helps on the way.
func (s *Scene) paintFoot(at foot, mine bool) {
	g, rest, undo, last, end := s.g, at.rest, at.undo, at.last, at.end
	if g.Button(idRest, rest, ui.Button{Text: s.word("bzzz.rest"), Icon: "icons/forward", Size: 18, Disabled: !mine || s.run != runNone, Tip: s.withKey("bzzz.rest.note", ebiten.KeyT, input.ZR)}) {
		s.begin(runRest)
	}
	if g.Button(idUndo, undo, ui.Button{Icon: "icons/undo", Size: 18, Disabled: !s.canUndo() || s.card, Tip: s.withKey("bzzz.undo", ebiten.KeyBackspace, input.ZL)}) {
		s.undo()
	}
	if g.Button(idLast, last, ui.Button{Icon: "icons/reload", Size: 18, Disabled: !s.canReplay(), Tip: s.withKey("bzzz.last", ebiten.KeyV, input.Start)}) {
		s.replayLast()
	}
	b := ui.Button{Text: s.word("bzzz.end.turn"), Chosen: true, Main: mine && s.ready(), Size: 24, Disabled: !mine || s.run != runNone}
	others := !mine && s.v.Current != s.eyes && s.v.Result == nil && !s.card
	if others {
		b.Text, b.Icon, b.Disabled = s.word("bzzz.faster"), "icons/forward", s.rush
	}
	if g.Button(idEnd, end, b) {
		if others {
			s.rush = true
		} else {
			s.begin(runEnd)
		}
	}
	if mine && s.run == runNone && s.g.P.TextScale < 1.3 {
		s.k.Badge(g, end, ebiten.KeyEnter, input.X)
		s.k.Badge(g, rest, ebiten.KeyT, input.ZR)
	}
}

// withKey is a tip with the key, or the pad's button, that does the same; a pad
// has none when it is Start.
func (s *Scene) withKey(key string, k ebiten.Key, b input.Button) string {
	if s.k.Env.Hands.Asked().IsGamepad() {
		l, ok := s.k.Env.Hands.Hint(b)
		if !ok || b == input.Start {
			return s.word(key)
		}
		return s.say(phrase{key: "bzzz.tip.key", x: s.word(key), y: s.k.Spoken(l)})
	}
	return s.say(phrase{key: "bzzz.tip.key", x: s.word(key), y: s.k.Spoken(s.k.Env.Hands.KeyLabel(k))})
}
