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
		bids, drawn := s.log.bids()
		bidden := v.Phase == game.PhaseFirst && bids != nil
		switch {
		case bidden:
		case v.Card != 0:
			b.Title, b.Lines[0].Text = s.lettered(rules.Seat(max(0, v.Current))), s.face(v.Card.Face())
		default:
			b.Title, b.Lines[0].Text = s.lettered(rules.Seat(max(0, v.Current))), s.word("empire.thinks")
		}
		s.ground.PaintBubble(s.g.P, s.plan, &b)
		if bidden {
			s.paintBids(bids, drawn)
		}
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
			return
		}
		s.k.Badge(g, s.plan.BubbleButton(0), ebiten.KeyEnter, input.A)
	case v.Phase == game.PhaseAct:
		if g.Button(idEnd, s.plan.BubbleButton(0), ui.Button{Text: s.word("empire.end"), Main: h.plus == 0, Chosen: h.plus != 0, Size: 19}) {
			s.endTurn()
			return
		}
		s.k.Badge(g, s.plan.BubbleButton(0), ebiten.KeyE, input.X)
		f := v.Card.Face()
		if other := 1 - h.half; len(f.Acts) == 2 && h.left[other] > 0 {
			text := s.say(phrase{key: "empire.rather", x: s.names.Verbs[f.Acts[other].Verb]})
			if g.Button(ui.ID{Name: "half"}, s.plan.BubbleButton(1), ui.Button{Text: text, Size: 16, Tip: s.withKey("empire.tool.half", ebiten.KeyTab, input.R)}) {
				s.turnOver(other)
			}
			s.k.Badge(g, s.plan.BubbleButton(1), ebiten.KeyTab, input.R)
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
				c.Value = ui.Digits(step.Values[at])
			}
		}
		at++
		if step.Rule == game.RuleMarked {
			c.Token, c.Coin = s.v.Grounds[r].Token, s.v.Grounds[r].Coin
		}
		st.Chips = append(st.Chips, c)
	}
}
