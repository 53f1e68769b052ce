package empire

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/atlas"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// idCard names a card of the row, idAnswer a region of a tie.
func idCard(i int) ui.ID { return ui.ID{Name: "card", N: i} }

func idAnswer(r game.Region) ui.ID { return ui.ID{Name: "answer", N: int(r)} }

var (
	idTake = ui.ID{Name: "take"}
	idEnd  = ui.ID{Name: "end"}
)

// still says that what lives on the screen stands.
func (s *Scene) still() bool { return s.k.Prefs.Motion == ui.Reduced }

// thinking says whether the shelf of the automaton lies over the row.
func (s *Scene) thinking() bool {
	v := s.v
	if !v.Solo() || v.Over != nil {
		return false
	}
	return s.story.turn || v.Phase == game.PhaseDraw || v.Phase == game.PhaseAuto || v.Phase == game.PhaseChoose
}

// paint paints the screen and lets the pointer play on it.
func (s *Scene) paint() {
	s.focus()
	s.fill()
	s.pose()
	s.ground.Paint(s.g, &s.frame)
	s.paintBanner()
	if s.thinking() {
		s.paintThinking()
	} else {
		s.paintPapers()
		s.paintRow()
	}
	s.paintBubble()
	s.paintAnswers()
	s.paintModal()
	s.frame.Pointed = 0
	s.log.paint(s)
	s.audit.paint(s)
	if !s.modal() {
		s.spots()
		s.pointer()
	}
}

// spots notes where a pointer finds the regions in which something can be done.
func (s *Scene) spots() {
	if !s.mine() || s.v.Phase == game.PhaseTake {
		return
	}
	for r := range game.Region(game.RegionCount) {
		if m := s.ground.Middle(s.plan, r); s.hands.plus.Has(r) {
			s.g.Spot(ui.ID{Name: "region", N: int(r)}, ui.Centered(m.X, m.Y, 8, 8))
		}
	}
}

// focus lays the focus of the widgets where keys are.
func (s *Scene) focus() {
	h := &s.hands
	if !h.keyed || s.modal() {
		return
	}
	switch {
	case !s.mine():
	case h.at == onRow && s.v.Phase == game.PhaseTake:
		s.g.Focus(idCard(h.card))
	case h.at == onEnd:
		s.g.Focus(idEnd)
	case s.v.Phase == game.PhaseChoose:
		s.g.Focus(idAnswer(h.region))
	default:
		s.g.Focus(ui.ID{})
	}
}

// paintBanner says whose turn it is and what to do.
func (s *Scene) paintBanner() {
	v := s.v
	n, all := s.cardOf()
	b := atlas.Banner{Seat: rules.Seat(max(0, v.Current)), Count: s.say(phrase{key: "empire.card.of", n: n, m: all}), Word: s.word("empire.card.word")}
	mine := s.mine()
	switch {
	case v.Over != nil:
		b.Title, b.Sub = s.word("empire.over"), ""
	case v.Phase == game.PhaseChoose && mine:
		b.Seat, b.Alarm = rules.Seat(game.Automaton), true
		b.Title, b.Sub = s.word("empire.turn.automaton"), s.word(chooseKeys[v.Choice.What])
	case v.Solo() && (v.Current == game.Automaton || s.story.telling()):
		b.Seat = rules.Seat(game.Automaton)
		b.Title, b.Sub = s.word("empire.turn.automaton"), s.word("empire.turn.automaton.sub")
	case mine && s.people() == 1:
		b.Seat = s.eyes
		b.Title = s.word("empire.turn.you")
	case mine:
		b.Seat = s.eyes
		b.Title = s.say(phrase{key: "empire.turn.name", x: s.seated(s.eyes)})
	default:
		b.Title = s.say(phrase{key: "empire.turn.theirs", x: s.lettered(b.Seat)})
	}
	if b.Sub == "" {
		b.Sub = s.what()
	}
	if v.Phase == game.PhaseNeutral || v.Phase == game.PhaseBid || v.Phase == game.PhaseFirst {
		b.Count = ""
	}
	s.ground.PaintBanner(s.g.P, s.plan, &b)
}

// what is what there is to do now, in words.
func (s *Scene) what() string {
	v, h := s.v, &s.hands
	switch v.Phase {
	case game.PhaseNeutral:
		return s.say(phrase{key: "empire.ask.neutral", n: v.NeutralLeft})
	case game.PhaseBid:
		return s.word("empire.ask.bid")
	case game.PhaseFirst:
		return s.word("empire.ask.first")
	case game.PhaseTake:
		if !s.mine() {
			return s.word("empire.thinks")
		}
		return s.word("empire.ask.take")
	case game.PhaseAct:
		if !s.mine() {
			return s.face(v.Card.Face())
		}
		if h.plus == 0 {
			return s.word("empire.ask.done")
		}
		if h.from.Known() {
			return s.say(phrase{key: "empire.ask.where", x: s.region(h.from)})
		}
		return s.word(askKeys[s.verb()])
	}
	return ""
}

// paintTools paints the small buttons: undo, advice, play for me, the log, pause.
func (s *Scene) paintTools() {
	g := s.g
	mine := s.mine()
	plays := mine && (s.v.Phase == game.PhaseTake || s.v.Phase == game.PhaseAct)
	r := s.plan.Keys
	n := 4
	cell := func(i int) ui.Rect { return r.Column(i, n, 5) }
	if g.Button(ui.ID{Name: "undo"}, cell(0), ui.Button{Icon: "icons/undo", Disabled: !s.canUndo(), Size: 17, Tip: s.withKey("empire.tool.undo", ebiten.KeyU, input.ZL)}) {
		s.undo()
	}
	if g.Button(ui.ID{Name: "hint"}, cell(1), ui.Button{Icon: "icons/hint", Disabled: !plays, Size: 17, Tip: s.withKey("empire.tool.hint", ebiten.KeyH, input.Y)}) {
		s.advice.ask(s, false)
	}
	if g.Button(ui.ID{Name: "auto"}, cell(2), ui.Button{Icon: "icons/robot", Disabled: !plays, Size: 17, Tip: s.withKey("empire.tool.play", ebiten.KeyP, input.ZR)}) {
		s.advice.ask(s, true)
	}
	if g.Button(ui.ID{Name: "log"}, cell(3), ui.Button{Icon: "icons/list", Size: 17, Tip: s.withKey("log.title", ebiten.KeyJ, input.Back)}) {
		s.log.sheet.Toggle(s.k.Kit)
	}
	s.paintMenu(s.plan.Menu)
	if s.canUndo() {
		s.k.Badge(g, cell(0), ebiten.KeyU, input.ZL)
	}
	if plays {
		s.k.Badge(g, cell(1), ebiten.KeyH, input.Y)
		s.k.Badge(g, cell(2), ebiten.KeyP, input.ZR)
	}
}

func (s *Scene) paintMenu(r ui.Rect) {
	if s.g.Button(ui.ID{Name: "menu"}, r, ui.Button{Icon: "icons/pause", Size: 17, Tip: s.word("empire.tool.pause")}) {
		s.pause(-1)
	}
}

// withKey is a tip with the key, or the pad's button, that does the same.
func (s *Scene) withKey(key string, k ebiten.Key, b input.Button) string {
	l := s.k.Env.Hands.KeyLabel(k)
	if s.k.Env.Hands.Asked().IsGamepad() {
		var ok bool
		if l, ok = s.k.Env.Hands.Hint(b); !ok {
			return s.word(key)
		}
	}
	return s.say(phrase{key: "empire.tool.key", x: s.word(key), y: s.k.Spoken(l)})
}

// paintRow paints the row of cards.
func (s *Scene) paintRow() {
	v, h := s.v, &s.hands
	taking := s.mine() && v.Phase == game.PhaseTake
	played := v.Card
	for i := range v.Row {
		c := atlas.Card{Card: v.Row[i], Price: game.Prices[i]}
		r := s.plan.Row[i]
		if c.Card == 0 {
			if played != 0 && v.Phase == game.PhaseAct {
				c.Card, c.Price, c.Chosen = played, atlas.NoPrice, true
				if f := played.Face(); f.Join == game.Or && (v.Used[0] > 0 || v.Used[1] > 0) {
					c.Struck = 1
					if v.Used[0] > 0 {
						c.Struck = 2
					}
				}
				played = 0
				s.ground.PaintCard(s.g.P, r.Move(0, -8), 0, &s.names, &c)
			}
			continue
		}
		if !taking || s.modal() {
			s.ground.PaintCard(s.g.P, r, 0, &s.names, &c)
			continue
		}
		c.Dear = c.Price > v.Players[v.Current].Coins
		c.Chosen = h.card == i
		u := s.ground.CardButton(s.g, idCard(i), r, &s.names, &c)
		touch := s.k.Env.Hands.Frame().Pointer.Touch
		if u.Pressed {
			h.fresh = h.card != i
		}
		if u.Focus {
			s.aimCard(i)
		}
		if u.Clicked && (!touch || !h.fresh) {
			s.take()
			return
		}
	}
}

// paintSpeed lets the pace of the others be chosen.
func (s *Scene) paintSpeed(r ui.Rect) {
	at := len(speeds) - 1
	for i, x := range speeds {
		if s.speed != 0 && s.speed <= x {
			at = i
			break
		}
	}
	if n, changed := s.g.Choice(ui.ID{Name: "speed"}, r, speedWords[:], at); changed {
		s.setSpeed(n)
	}
}

// speedWords are the paces as they are written.
var speedWords = [...]string{"½×", "1×", "2×", "4×"}

// paintThinking paints the automaton's turn: its deck, its card, its reasons.
func (s *Scene) paintThinking() {
	p, v, t := s.g.P, s.v, &s.story
	if s.quiet.View != s.plan.View {
		s.quiet = *s.plan
		s.quiet.Goods.H = 0
	}
	s.ground.PaintScore(p, &s.quiet, &s.sums.score, s.still())
	s.paintJournal()
	s.ground.PaintShelf(p, s.plan)
	d := atlas.Deck{Side: game.Automaton, Left: v.AutoDeck, Words: s.word("empire.deck.left"), Flip: 1}
	if t.turn {
		d.Drawn = atlas.Card{Card: t.card, Price: atlas.NoPrice}
		if t.card.Face().Join == game.Or {
			d.Drawn.Struck = 1
		}
		d.Flip = min(1, t.age/flipTicks)
	}
	s.ground.PaintDeck(p, s.plan, &s.names, &d, s.still())
	s.buildSteps()
	s.ground.PaintSteps(p, s.plan, s.steps, s.still())
}

// poseAnswers hangs a button from each region of a tie.
func (s *Scene) poseAnswers() {
	h, among := &s.hands, s.v.Choice.Among
	word := s.k.Spoken(s.k.Env.Hands.KeyLabel(ebiten.KeyEnter))
	pad := s.k.Env.Hands.Asked().IsGamepad()
	if pad {
		if l, ok := s.k.Env.Hands.Hint(input.A); ok {
			word = s.k.Spoken(l)
		}
	}
	s.answers = s.answers[:0]
	for r := range among.All {
		n := atlas.Answer{Region: r, Text: s.region(r), Main: r == h.region}
		switch {
		case r == h.region:
			n.Key = word
		case s.ground.Walk(h.region, 1, 0, among) == r:
			n.Icon = "icons/key-right"
		case s.ground.Walk(h.region, -1, 0, among) == r:
			n.Icon = "icons/key-left"
		case s.ground.Walk(h.region, 0, -1, among) == r:
			n.Icon = "icons/key-up"
		case s.ground.Walk(h.region, 0, 1, among) == r:
			n.Icon = "icons/key-down"
		}
		s.answers = append(s.answers, n)
	}
	s.frame.Answers = s.answers
}

// paintAnswers paints the buttons of a tie.
func (s *Scene) paintAnswers() {
	for i := range s.frame.Answers {
		n := &s.frame.Answers[i]
		if s.ground.AnswerButton(s.g, idAnswer(n.Region), s.plan, n) {
			s.use(n.Region)
			return
		}
	}
}
