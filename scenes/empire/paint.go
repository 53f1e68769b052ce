package empire

import (
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/atlas"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// idCard names a card of the row, idAnswer a region of a tie.
func idCard(i int) ui.ID           { return ui.ID{Name: "card", N: i} }
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
		s.pointer()
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

// pose makes the picture of the map.
func (s *Scene) pose() {
	f, v, h := &s.frame, s.v, &s.hands
	pointed := f.Pointed
	*f = atlas.Frame{Plan: s.plan, Names: &s.names, Grounds: &v.Grounds, Under: game.NoRegion, From: game.NoRegion,
		Effects: s.motion, Tick: f.Tick + 1, Still: s.still(), Pointed: pointed}
	for c := range f.Continents {
		f.Continents[c] = v.ContinentHolder(game.Continent(c))
	}
	for r := range f.Power {
		f.Power[r] = -1
		if side := v.Grounds[r].Holder(); side >= 0 && side < game.MostSeats {
			f.Power[r] = int8(lead(&v.Board, side, game.Region(r)))
		}
	}
	switch {
	case s.story.telling():
		s.poseStory()
	case s.tied():
		s.poseStory()
		f.Pulse, f.Under = v.Choice.Among, h.region
		f.GhostSide, f.GhostCity = game.Automaton, v.Choice.What == game.WhatCity
		if v.Choice.What == game.WhatPlace || v.Choice.What == game.WhatCity || v.Choice.What == game.WhatTo {
			f.Ghosts = v.Choice.Among
		}
	case s.mine():
		f.Plus, f.From = h.plus, h.from
		if v.Phase != game.PhaseTake && h.at == onMap {
			f.Under = h.region
		}
		if s.advice.known && s.advice.step == s.m.Steps() {
			for _, a := range s.advice.hint.Acts {
				switch a.Do {
				case game.DoPlace, game.DoMove, game.DoFound, game.DoDestroy:
					f.Pointed = f.Pointed.With(a.To)
				}
			}
		}
	}
}

// lead is the number on a held region: the military power of a solo game, else
// by how many pieces it is held.
func lead(b *game.Board, side game.Side, r game.Region) int {
	if b.Solo() {
		return b.Power(side, r)
	}
	g := &b.Grounds[r]
	most := 0
	for o := range g.Armies {
		if game.Side(o) != side {
			most = max(most, g.Pieces(game.Side(o)))
		}
	}
	return g.Pieces(side) - most
}

// poseStory lights the regions that the automaton weighs, with their numbers.
func (s *Scene) poseStory() {
	f, t := &s.frame, &s.story
	f.Dim, f.Lit = 1, t.candidates()
	kept := t.kept()
	n := 0
	for r := range t.candidates().All {
		n++
		if t.laid < 2 && t.telling() {
			continue
		}
		f.Numbers[r] = atlas.Number{N: n, Out: !kept.Has(r), Tied: s.tied() && kept.Has(r)}
	}
	if t.reason != nil && t.reason.What == game.WhatTo && s.v.Auto.From.Known() {
		f.From = s.v.Auto.From
	}
	if t.reason != nil && t.laid == t.strips() && t.reason.Chosen.Known() {
		f.Under = t.reason.Chosen
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

// paintPapers paints points, goods and what everybody has in hand, with the small
// buttons.
func (s *Scene) paintPapers() {
	p := s.g.P
	t := &s.sums
	s.ground.PaintScore(p, s.plan, &t.score, s.still())
	s.ground.PaintGoods(p, s.plan, &t.stocks)
	s.ground.PaintHand(p, s.plan, s.word("empire.hand"), &t.score, s.still())
	s.paintTools()
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
		s.log.toggle(s)
	}
	s.paintMenu(s.plan.Menu)
}

func (s *Scene) paintMenu(r ui.Rect) {
	if s.g.Button(ui.ID{Name: "menu"}, r, ui.Button{Icon: "icons/pause", Size: 17, Tip: s.word("empire.tool.pause")}) {
		s.pause(-1)
	}
}

// withKey is a tip with the key, or the pad's button, that does the same.
func (s *Scene) withKey(key string, k ebiten.Key, b input.Button) string {
	l := s.k.KeyLabel(k)
	if s.k.Env.Hands.Frame().Device.IsGamepad() {
		var ok bool
		if l, ok = s.k.Env.Hands.Hint(b); !ok || l.Text == "" {
			return s.word(key)
		}
	}
	return s.say(phrase{key: "empire.tool.key", x: s.word(key), y: l.Text})
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

// bubbleUp says whether the paper above the row is shown.
func (s *Scene) bubbleUp() bool {
	if s.v.Over != nil || s.modal() || s.thinking() && s.hands.refused.left == 0 {
		return false
	}
	return true
}

// paintBubble tells what the card under the hand brings, what is being done, or
// why something cannot be.
func (s *Scene) paintBubble() {
	if !s.bubbleUp() {
		return
	}
	v, h := s.v, &s.hands
	var b atlas.Bubble
	switch {
	case h.refused.left > 0:
		s.ground.PaintBubble(s.g.P, s.plan, &b)
		r := s.plan.Bubble.Inset2(18, 10)
		if !s.thinking() && s.mine() {
			r.W -= 136
		}
		s.g.P.ParagraphMid(s.word(h.refused.key), r, ui.RowLabel, ui.Left)
		if s.thinking() {
			return
		}
	case !s.mine():
		b.Title = s.lettered(rules.Seat(max(0, v.Current)))
		if v.Card != 0 {
			b.Lines[0].Text = s.face(v.Card.Face())
		} else {
			b.Lines[0].Text = s.word("empire.thinks")
		}
		s.ground.PaintBubble(s.g.P, s.plan, &b)
		if s.g.Button(ui.ID{Name: "skip"}, s.plan.BubbleButton(0), ui.Button{Text: s.word("empire.skip"), Icon: "icons/forward", Size: 19, Disabled: s.rush}) {
			s.hurry()
		}
		s.paintSpeed(s.plan.BubbleButton(1))
		return
	case h.ask.Known():
		s.paintFoes()
		return
	case s.advice.known && s.advice.step == s.m.Steps():
		s.fillAdvice(&b)
		s.ground.PaintBubble(s.g.P, s.plan, &b)
	case v.Phase == game.PhaseTake:
		s.fillCard(&b)
		s.ground.PaintBubble(s.g.P, s.plan, &b)
	case v.Phase == game.PhaseAct:
		s.fillAct(&b)
		s.ground.PaintBubble(s.g.P, s.plan, &b)
	default:
		b.Title = s.what()
		s.ground.PaintBubble(s.g.P, s.plan, &b)
		return
	}
	s.paintDoing()
}

// paintDoing paints the buttons of the bubble: take, end the turn, the other side
// of the card.
func (s *Scene) paintDoing() {
	v, h, g := s.v, &s.hands, s.g
	switch {
	case !s.mine():
	case v.Phase == game.PhaseTake:
		if g.Button(idTake, s.plan.BubbleButton(0), ui.Button{Text: s.word("empire.take"), Main: true, Size: 22}) {
			s.take()
		}
	case v.Phase == game.PhaseAct:
		if g.Button(idEnd, s.plan.BubbleButton(0), ui.Button{Text: s.word("empire.end"), Main: h.plus == 0, Chosen: h.plus != 0, Size: 19}) {
			s.endTurn()
			return
		}
		f := v.Card.Face()
		if other := 1 - h.half; len(f.Acts) == 2 && h.left[other] > 0 {
			text := s.say(phrase{key: "empire.rather", x: s.names.Verbs[f.Acts[other].Verb]})
			if g.Button(ui.ID{Name: "half"}, s.plan.BubbleButton(1), ui.Button{Text: text, Size: 16, Tip: s.withKey("empire.tool.half", ebiten.KeyTab, input.R)}) {
				s.turnOver(other)
			}
		}
	}
}

// fillCard tells what the card under the hand does and brings.
func (s *Scene) fillCard(b *atlas.Bubble) {
	v, h := s.v, &s.hands
	f := v.Row[h.card].Face()
	if len(f.Acts) == 0 {
		return
	}
	b.Title = s.does(f.Acts[0])
	if len(f.Acts) == 2 {
		key := "empire.more.or"
		if f.Join == game.And {
			key = "empire.more.and"
		}
		b.More = s.say(phrase{key: key, x: s.say(phrase{key: shortKeys[f.Acts[1].Verb], n: f.Acts[1].N})})
		const strong, soft = 19, 17 // as the bubble writes them
		p := s.g.P
		if p.Width(b.Title, ui.Subheading.Sized(strong))+p.Width(b.More, ui.SmallStrong.Sized(soft)) > s.plan.Bubble.W-48 {
			b.More = "" // the card says it too
		}
	}
	l := &b.Lines[0]
	l.Good = f.Good
	good := s.word(goodKeys[f.Good])
	if f.Good == game.Wild {
		l.Text = s.word("empire.brings.wild")
	} else {
		have := s.sums.stock.Of(f.Good)
		l.Text = s.say(phrase{key: "empire.brings", x: good, n: have, m: have + f.Count})
	}
	if n := s.sums.gains[h.card]; n > 0 {
		l.Strong = s.say(phrase{key: "empire.points.more", n: n})
	}
	l = &b.Lines[1]
	l.Coin = true
	price := game.Prices[h.card]
	switch {
	case price == 0:
		l.Text = s.word("empire.price.free")
	case price > v.Players[v.Current].Coins:
		l.Text = s.word("empire.refused.too-dear")
	case v.Solo():
		l.Text = s.say(phrase{key: "empire.price.solo", n: price})
	default:
		l.Text = s.say(phrase{key: "empire.price", n: price})
	}
}

// fillAct shows the points of the side of the card in use.
func (s *Scene) fillAct(b *atlas.Bubble) {
	v, h := s.v, &s.hands
	f := v.Card.Face()
	a := f.Acts[h.half]
	b.Title = s.does(a)
	b.Act, b.Total, b.Left = a.Verb, a.N, v.Left(h.half)
}

// fillAdvice shows the advice.
func (s *Scene) fillAdvice(b *atlas.Bubble) {
	h := &s.advice.hint
	b.Title = s.word("empire.hint.nothing")
	if len(h.Acts) == 0 {
		return
	}
	b.Title = s.word("empire.hint.later")
	if h.Points > 0 {
		b.Title = s.say(phrase{key: "empire.hint.points", n: h.Points})
	}
	for i := range min(2, len(h.Gains)) {
		b.Lines[i].Text = s.gain(&h.Gains[i])
	}
}

// paintFoes asks whose army is destroyed where several sides have some.
func (s *Scene) paintFoes() {
	h, g, p := &s.hands, s.g, s.g.P
	b := atlas.Bubble{Title: s.say(phrase{key: "empire.ask.foe", x: s.region(h.ask)})}
	s.ground.PaintBubble(p, s.plan, &b)
	row := s.plan.Bubble.Inset2(16, 10)
	_, row = row.CutTop(row.H*0.45, 4)
	for i, foe := range h.foes {
		r := row.Column(i, len(h.foes), 10)
		name := s.word("empire.neutral.short")
		if foe != game.Neutral {
			name = letter(foe)
		}
		if g.Button(ui.ID{Name: "foe", N: i}, r, ui.Button{Text: name, Main: h.foe == i, Size: 20}) {
			s.strike(i)
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

// paintJournal paints the last lines of the log, the pace, and the way out.
func (s *Scene) paintJournal() {
	s.lines = s.lines[:0]
	const most = 12
	for i := max(0, len(s.log.lines)-most); i < len(s.log.lines); i++ {
		n := &s.log.lines[i]
		s.lines = append(s.lines, atlas.LogLine{Seat: rules.Seat(n.event.Side), Text: s.words(n), Strong: i == len(s.log.lines)-1})
	}
	foot := s.ground.PaintLog(s.g.P, s.plan, s.word("log.title"), s.lines, 38)
	const small = 34
	s.paintSpeed(ui.Rect{X: foot.X - 4, Y: foot.Y + 3, W: foot.W - 2*small - 6, H: 33})
	if s.g.Button(ui.ID{Name: "skip"}, ui.Rect{X: foot.Right() - 2*small - 4, Y: foot.Y + 2, W: small, H: 35}, ui.Button{Icon: "icons/forward", Size: 16, Disabled: s.rush || s.tied(), Tip: s.word("empire.skip")}) {
		s.hurry()
	}
	s.paintMenu(ui.Rect{X: foot.Right() - small + 2, Y: foot.Y + 2, W: small, H: 35})
}

// signed are powers as they are compared: "+2", "−1".
var signed = func() (all [41]string) {
	for i := range all {
		switch n := i - 20; {
		case n > 0:
			all[i] = "+" + strconv.Itoa(n)
		case n < 0:
			all[i] = "−" + strconv.Itoa(-n)
		default:
			all[i] = "0"
		}
	}
	return all
}()

func sign(n int) string { return signed[max(0, min(len(signed)-1, n+20))] }

// buildSteps makes the strips of the decision being told.
func (s *Scene) buildSteps() {
	t := &s.story
	n := 0
	next := func() *atlas.Step {
		if n == len(s.steps) {
			s.steps = append(s.steps, atlas.Step{})
		}
		st := &s.steps[n]
		chips := st.Chips[:0]
		*st = atlas.Step{Chips: chips, Shown: 1}
		if t.telling() {
			st.Shown = max(0, min(1, (t.at-float32(n)*stripTicks)/atlas.StepTicks))
		}
		n++
		return st
	}
	f := t.card.Face()
	if t.turn && t.card != 0 {
		st := next()
		act := f.Acts[min(len(f.Acts)-1, int(s.v.Auto.Act))]
		st.Title, st.Act, st.Words = s.word("empire.strip.card"), act.Verb, s.names.Verbs[act.Verb]
		if f.Join == game.Or {
			st.Title = s.word("empire.strip.right")
		}
		if t.reason == nil {
			st.Shown = max(0, min(1, (t.age-flipTicks)/atlas.StepTicks))
		}
	}
	if t.void {
		st := next()
		st.Title, st.Words, st.Act = s.word("empire.strip.void"), "", game.NoVerb
	}
	if w := t.reason; w != nil {
		before := t.candidates()
		for i := range w.Steps {
			s.fillStep(next(), w, i, before)
			before = w.Steps[i].Kept
		}
		st := next()
		switch {
		case w.Chosen.Known() && w.Settled:
			st.Title, st.Words, st.Act = s.word("empire.strip.settled"), s.region(w.Chosen), f.Acts[min(len(f.Acts)-1, int(s.v.Auto.Act))].Verb
		case w.Chosen.Known():
			st.Title, st.Words, st.Act = s.word(whatKeys[w.What]), s.region(w.Chosen), f.Acts[min(len(f.Acts)-1, int(s.v.Auto.Act))].Verb
		default:
			st.Title, st.Tie, st.Words = s.word("empire.strip.tie"), true, s.word("empire.strip.tie.sub")
			k := 0
			for r := range t.candidates().All {
				k++
				if before.Has(r) {
					st.Chips = append(st.Chips, atlas.Chip{Number: atlas.Number{N: k, Tied: true}})
				}
			}
		}
	}
	s.steps = s.steps[:n]
}

// fillStep makes the strip of one priority.
func (s *Scene) fillStep(st *atlas.Step, w *game.Reason, i int, before game.Regions) {
	step := &w.Steps[i]
	if step.Rule == game.RuleAllowed {
		st.Title = s.word(allowedKeys[w.What])
	} else {
		st.Title = s.word(ruleKeys[step.Rule])
		if step.Rule == game.RuleEmpty && !s.v.Grounds[step.Kept.First()].Empty() {
			st.Title = s.word("empire.rule.none")
		}
	}
	k, at := 0, 0
	for r := range s.story.candidates().All {
		k++
		if !before.Has(r) {
			continue
		}
		c := atlas.Chip{Number: atlas.Number{N: k, Out: !step.Kept.Has(r)}}
		if at < len(step.Values) {
			if step.Rule == game.RuleWeak {
				c.Value = sign(step.Values[at])
			} else {
				c.Value = num(step.Values[at])
			}
		}
		at++
		if step.Rule == game.RuleMarked {
			c.Token, c.Coin = s.v.Grounds[r].Token, s.v.Grounds[r].Coin
		}
		st.Chips = append(st.Chips, c)
	}
}

// paintAnswers hangs a button from each region of a tie.
func (s *Scene) paintAnswers() {
	if !s.tied() || !s.mine() || s.modal() {
		return
	}
	h, among := &s.hands, s.v.Choice.Among
	enter := s.k.KeyLabel(ebiten.KeyEnter)
	word := enter.Text
	if enter.Word != "" {
		word = s.word(enter.Word)
	}
	pad := s.k.Env.Hands.Frame().Device.IsGamepad()
	if pad {
		if l, ok := s.k.Env.Hands.Hint(input.A); ok {
			word = l.Text
		}
	}
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
		if s.ground.AnswerButton(s.g, idAnswer(r), s.plan, &n) {
			s.use(r)
			return
		}
	}
}
