package empire

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/empire/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// hud is what lies around the map: whose turn it is, the row of cards, what is
// being done, small buttons, the last lines of the log.
type hud struct {
	f     *face
	lines []board.LogLine // written anew by each painting
}

// idCard names a card of the row.
func idCard(i int) ui.ID { return ui.ID{Name: "card", N: i} }

// badgeLift is by how much the sign of a key lies higher on a low button, so that it leaves its
// words to be read.
const badgeLift = 10

var (
	idTake  = ui.ID{Name: "take"}
	idEnd   = ui.ID{Name: "end"}
	idPlace = ui.ID{Name: "place"}
	idHalf  = ui.ID{Name: "half"}
	idWhy   = ui.ID{Name: "why"}
	idNext  = ui.ID{Name: "why.next"}
	idShut  = ui.ID{Name: "why.shut"}
)

// paintBanner says whose turn it is and what to do.
func (a *hud) paintBanner() {
	f, s := a.f, a.f.s
	v := f.v
	n, all := f.cardOf()
	b := board.Banner{Seat: rules.Seat(max(0, v.Current)), Count: s.Say(words.EmpireCardOf(n, all)), Word: s.Say(words.EmpireCardWord())}
	mine := f.mine()
	switch {
	case v.Over != nil:
		b.Title, b.Sub = s.Say(words.EmpireOver()), ""
	case v.Phase == game.PhaseChoose && mine:
		b.Seat, b.Alarm = rules.Seat(game.Automaton), true
		b.Title, b.Sub = s.Say(words.EmpireTurnAutomaton()), s.Say(choices[v.Choice.What])
	case v.Solo() && (v.Current == game.Automaton || f.automaton.telling):
		b.Seat = rules.Seat(game.Automaton)
		b.Title, b.Sub = s.Say(words.EmpireTurnAutomaton()), s.Say(words.EmpireTurnAutomatonSub())
		if t := &f.automaton; t.On && t.Card != 0 && !t.telling { // what it does, where it is not explained
			b.Sub = does(s.Kit, t.act())
			if t.Void {
				b.Alarm = true
				b.Title, b.Sub = s.Say(words.EmpireTurnVoid()), s.Say(words.EmpireTurnVoidSub())
			}
		}
	case mine && s.People() == 1:
		b.Seat = s.Eyes
		b.Title = s.Say(words.EmpireTurnYou())
	case mine:
		b.Seat = s.Eyes
		b.Title = s.Say(words.EmpireTurnName(s.Name(s.Eyes)))
	case v.Phase == game.PhaseBid:
		who, n := a.deciders()
		b.Seat, b.Title = a.decider(), s.Say(words.EmpireTurnBidding(n, who))
	default:
		b.Title = s.Say(words.EmpireTurnTheirs(f.lettered(b.Seat)))
	}
	if b.Sub == "" {
		b.Sub = a.what()
	}
	if v.Phase == game.PhaseNeutral || v.Phase == game.PhaseBid || v.Phase == game.PhaseFirst {
		b.Count = ""
	}
	if f.captioned() {
		b.Sub = "" // the caption lies there
	}
	board.PaintBanner(s.Gui.P, f.plan, &b)
}

// decider is the first seat that the match waits for, or the one whose turn it is.
func (a *hud) decider() rules.Seat {
	f := a.f
	if f.s.Waiting.Empty() {
		return rules.Seat(max(0, f.v.Current))
	}
	return f.s.Waiting.First()
}

// deciders are the names of the players the match waits for, and how many they are:
// where all bid at the same time, several.
func (a *hud) deciders() (who string, n int) {
	f, s, first := a.f, a.f.s, a.decider()
	n = max(1, s.Waiting.Len())
	switch who = f.lettered(first); n {
	case 1:
		return who, n
	case 2:
		return s.Say(words.EmpireWhoTwo(who, f.lettered(s.Waiting.Without(first).First()))), n
	}
	return s.Say(words.EmpireWhoMore(n-1, who)), n
}

// what is what there is to do now, in words.
func (a *hud) what() string {
	f, s := a.f, a.f.s
	v, h := f.v, &f.hands
	switch v.Phase {
	case game.PhaseNeutral:
		return s.Say(words.EmpireAskNeutral(v.NeutralLeft))
	case game.PhaseBid:
		return s.Say(words.EmpireAskBid())
	case game.PhaseFirst:
		return s.Say(words.EmpireAskFirst())
	case game.PhaseTake:
		if !f.mine() {
			return s.Say(words.EmpireThinks(1))
		}
		return s.Say(words.EmpireAskTake())
	case game.PhaseAct:
		if !f.mine() {
			return sides(s.Kit, v.Card.Face())
		}
		if h.plus == 0 {
			return s.Say(words.EmpireAskDone())
		}
		if h.from.Known() {
			return s.Say(words.EmpireAskWhere(region(s.Kit, h.from)))
		}
		return s.Say(asking[h.verb()])
	}
	return ""
}

// why says why a small button cannot be used: another player's turn, or what a person whose
// turn it is cannot do.
func (a *hud) why(mine words.Text) string {
	if !a.f.mine() {
		return a.f.s.Say(words.EmpireWhyTurn())
	}
	return a.f.s.Say(mine)
}

// paintTools paints the small buttons: undo, advice, play for me, the log.
func (a *hud) paintTools() {
	f, s := a.f, a.f.s
	g := s.Gui
	mine := f.mine()
	advised := mine && (f.v.Phase == game.PhaseTake || f.v.Phase == game.PhaseAct)
	plays := advised || mine && f.v.Phase == game.PhaseNeutral
	r := f.plan.Keys
	n := 4
	cell := func(i int) ui.Rect { return r.Column(i, n, 5) }
	if g.Button(ui.ID{Name: "undo"}, cell(0), ui.Button{Icon: "icons/undo", Disabled: !s.CanUndo, Why: a.why(words.EmpireWhyUndo()), Size: ui.SizeSmall, Tip: a.withAct(words.EmpireToolUndo(), input.Undo)}) {
		s.Undo()
	}
	if g.Button(ui.ID{Name: "hint"}, cell(1), ui.Button{Icon: "icons/hint", Disabled: !advised, Why: a.why(words.EmpireRefusedNoHint()), Size: ui.SizeSmall, Tip: a.withAct(words.EmpireToolHint(), input.AskHint)}) {
		s.Do(func() { f.advice.ask(false) })
	}
	if g.Button(ui.ID{Name: "auto"}, cell(2), ui.Button{Icon: "icons/robot", Disabled: !plays, Why: a.why(words.EmpireRefusedNoHint()), Size: ui.SizeSmall, Tip: a.withAct(words.EmpireToolPlay(), input.DoRest)}) {
		s.Do(func() { f.advice.ask(true) })
	}
	if g.Button(ui.ID{Name: "log"}, cell(3), ui.Button{Icon: "icons/list", Size: ui.SizeSmall, Tip: a.withAct(words.LogTitle(), input.ShowLog)}) {
		s.Do(f.log.toggle)
	}
	if s.CanUndo {
		s.ActBadge(g, cell(0).Move(0, -badgeLift), input.Undo)
	}
	if advised {
		s.ActBadge(g, cell(1), input.AskHint)
	}
	if plays {
		s.ActBadge(g, cell(2), input.DoRest)
	}
	s.ActBadge(g, cell(3), input.ShowLog)
}

// paintPause paints the key of the pause.
func (a *hud) paintPause() {
	s, r := a.f.s, a.f.plan.Menu
	s.PausesAt(s.Gui.Finger(r))
	if s.Gui.Button(ui.ID{Name: "menu"}, r, ui.Button{Icon: "icons/pause", Size: ui.SizeSmall, Tip: s.Say(words.EmpireToolPause())}) {
		s.Pause()
	}
	s.Badge(s.Gui, r.Move(0, max(-badgeLift, 11-r.Y)), ebiten.KeyEscape, input.Start) // not beyond the window's edge
}

// withAct is a tip with the key, or the pad's button, of an act.
func (a *hud) withAct(tip words.Text, act input.Act) string {
	s := a.f.s
	if l, ok := s.Env.Devices.ActLabel(act); ok {
		return s.Say(words.EmpireToolKey(s.Say(tip), s.Spoken(l)))
	}
	return s.Say(tip)
}

// withKey is a tip with the key, or the pad's button, that does the same.
func (a *hud) withKey(tip words.Text, k ebiten.Key, b input.Button) string {
	s := a.f.s
	l := s.Env.Devices.KeyLabel(k)
	if s.Env.Devices.Asked().IsGamepad() {
		var ok bool
		if l, ok = s.Env.Devices.Hint(b); !ok {
			return s.Say(tip)
		}
	}
	return s.Say(words.EmpireToolKey(s.Say(tip), s.Spoken(l)))
}

// paintRow paints the row of cards.
func (a *hud) paintRow() {
	f, s := a.f, a.f.s
	v, h := f.v, &f.hands
	taking := f.mine() && v.Phase == game.PhaseTake
	played := v.Card
	for i := range v.Row {
		c := board.Card{Card: v.Row[i], Price: game.Prices[i], Wide: f.plan.Large}
		r := f.plan.Row[i]
		if c.Card == 0 {
			if played != 0 && v.Phase == game.PhaseAct {
				c.Card, c.Price, c.Chosen = played, board.NoPrice, true
				if played.Face().Join == game.Or && (v.Used[0] > 0 || v.Used[1] > 0) {
					c.Struck = 1
					if v.Used[0] > 0 {
						c.Struck = 2
					}
				}
				played = 0
				if !c.Wide {
					r = r.Move(0, -8)
				}
				board.PaintCard(s.Gui.P, r, 0, &f.names, &c)
			}
			continue
		}
		if !taking || f.modal() {
			board.PaintCard(s.Gui.P, r, 0, &f.names, &c)
			continue
		}
		c.Dear = c.Price > v.Players[v.Current].Coins
		c.Chosen = h.card == i
		u := board.CardButton(s.Gui, idCard(i), r, &f.names, &c)
		touch := s.Env.Devices.Frame().Pointer.Touch
		if u.Pressed || u.Focus && h.card != i {
			s.Do(func() { h.pointAt(i, u.Pressed) })
		}
		if u.Clicked && (!touch || !h.fresh) {
			s.Do(h.take)
			return
		}
	}
}

// paintSpeed lets the pace of the others be chosen.
func (a *hud) paintSpeed(r ui.Rect) {
	f, s := a.f, a.f.s
	if n, changed := s.Gui.Choice(ui.ID{Name: "speed"}, r, speedWords[:], f.hud.speed()); changed {
		s.Do(func() { f.hud.setSpeed(n) })
	}
}

// bubbleUp reports whether the paper above the row is shown.
func (a *hud) bubbleUp() bool {
	f := a.f
	if f.automaton.review > 0 {
		return true
	}
	if f.v.Over != nil || f.modal() || f.thinking() && f.hands.refused.left == 0 {
		return false
	}
	return true
}

// paintBubble tells what the card under the hand brings, what is being done, or
// why something cannot be.
func (a *hud) paintBubble() {
	f, s := a.f, a.f.s
	if !a.bubbleUp() {
		return
	}
	v, h := f.v, &f.hands
	var b board.Bubble
	switch {
	case f.automaton.review > 0:
		a.paintReview()
		return
	case h.refused.left > 0:
		board.PaintBubble(s.Gui.P, f.plan, &b)
		r := f.plan.Bubble.Inset2(18, 10)
		if !f.thinking() && f.mine() {
			if v.Phase == game.PhaseAct {
				end := f.plan.EndButton().Right() + 10
				r = ui.Rect{X: end, Y: r.Y, W: r.Right() - end, H: r.H}
			}
			if v.Phase != game.PhaseAct || a.half() >= 0 {
				r.W = f.plan.BubbleButton(0).X - 10 - r.X
			}
		}
		s.Gui.P.ParagraphMid(s.Say(h.refused.text), r, ui.RowLabel, ui.Left)
		if f.thinking() {
			return
		}
	case !f.mine():
		bids, drawn := historyOf(s.History).Bids()
		bidden := v.Phase == game.PhaseFirst && bids != nil
		switch {
		case bidden:
		case v.Card != 0:
			b.Title, b.Lines[0].Text = f.lettered(rules.Seat(max(0, v.Current))), sides(s.Kit, v.Card.Face())
		default:
			who, n := a.deciders()
			b.Title, b.Lines[0].Text = who, s.Say(words.EmpireThinks(n))
		}
		board.PaintBubble(s.Gui.P, f.plan, &b)
		if bidden {
			f.auction.paintBids(bids, drawn)
		}
		if f.plan.Large || s.Elsewhere() {
			return // pace and skipping stand below the list, or hurry nobody
		}
		if s.Gui.Button(ui.ID{Name: "skip"}, f.plan.BubbleButton(0), ui.Button{Text: s.Say(words.EmpireSkip()), Icon: "icons/forward", Size: ui.SizeRow, Disabled: s.Hurried}) {
			s.Do(f.hurry)
		}
		a.paintSpeed(f.plan.BubbleButton(1))
		return
	case h.ask.Known():
		a.paintFoes()
		return
	case f.advice.here():
		a.fillAdvice(&b)
		b.Why = v.Phase == game.PhaseTake && f.automaton.canTell()
		b.Ends = v.Phase == game.PhaseAct
		board.PaintBubble(s.Gui.P, f.plan, &b)
	case v.Phase == game.PhaseTake:
		a.fillCard(&b)
		b.Why = f.automaton.canTell()
		board.PaintBubble(s.Gui.P, f.plan, &b)
	case v.Phase == game.PhaseAct:
		a.fillAct(&b)
		board.PaintBubble(s.Gui.P, f.plan, &b)
	default:
		b.Title = a.what()
		board.PaintBubble(s.Gui.P, f.plan, &b)
		if v.Phase == game.PhaseNeutral {
			a.paintPlacing()
		}
		return
	}
	a.paintDoing()
}

// paintDoing paints the buttons of the bubble: take, end the turn, the other side
// of the card.
func (a *hud) paintDoing() {
	f, s := a.f, a.f.s
	v, h, g := f.v, &f.hands, s.Gui
	switch {
	case !f.mine():
	case v.Phase == game.PhaseTake:
		if g.Button(idTake, f.plan.BubbleButton(0), ui.Button{Text: s.Say(words.EmpireTake()), Main: true, Size: ui.SizeButton}) {
			s.Do(h.take)
			return
		}
		take := f.plan.BubbleButton(0)
		if f.automaton.canTell() {
			take = take.Move(0, take.H-4) // off the words above
		}
		if !s.App.Reading() { // else it turns the lesson's card
			s.Badge(g, take, ebiten.KeyEnter, input.A)
		}
		if f.automaton.canTell() {
			r, why := f.plan.WhyButton(), s.Say(words.EmpireWhyMove())
			if r.W < 120 {
				why = "?"
			}
			if g.Button(idWhy, r, ui.Button{Text: why, Size: ui.SizeSmall, Tip: a.withKey(words.EmpireWhyMoveTip(), ebiten.KeyY, input.X)}) {
				s.Do(f.automaton.why)
			}
			s.Badge(g, r.Move(0, -badgeLift), ebiten.KeyY, input.X)
		}
	case v.Phase == game.PhaseAct:
		end := f.plan.EndButton()
		b := ui.Button{Text: s.Say(words.EmpireEnd()), Main: h.plus == 0, Chosen: h.plus != 0, Size: ui.SizeRow, Final: true}
		if n := h.unused(); n > 0 && !f.advice.through && s.App.Teacher(s.Scene()) == nil { // a lesson says itself when to end it
			b.Ask = s.Say(words.EmpireEndAsk(n))
		}
		if g.Button(idEnd, end, b) {
			s.Do(h.endTurn)
			return
		}
		s.ActBadge(g, end.Move(0, -badgeLift), input.EndTurn)
		if other := a.half(); other >= 0 {
			text := s.Say(words.EmpireRather(f.names.Verbs[v.Card.Face().Acts[other].Verb]))
			if g.Button(idHalf, f.plan.HalfButton(), ui.Button{Text: text, Size: ui.SizeSmall, Tip: a.withKey(words.EmpireToolHalf(), ebiten.KeyTab, input.R)}) {
				s.Do(func() { h.turnOver(other) })
			}
			s.Badge(g, f.plan.HalfButton().Move(0, -badgeLift), ebiten.KeyTab, input.R)
		}
	}
}

// paintPlacing offers to put the neutral armies down for the person.
func (a *hud) paintPlacing() {
	f, s := a.f, a.f.s
	r := f.plan.BubbleButton(0)
	r.X, r.W = f.plan.Bubble.X+16, f.plan.Bubble.W-32
	if s.Gui.Button(idPlace, r, ui.Button{Text: s.Say(words.EmpireNeutralForme()), Icon: "icons/robot", Size: ui.SizeRow}) {
		s.Do(f.advice.place)
	}
	s.ActBadge(s.Gui, r, input.DoRest)
}

// paintReview goes through the decisions of the automaton's latest turn.
func (a *hud) paintReview() {
	f, s := a.f, a.f.s
	g, t := s.Gui, &f.automaton
	b := board.Bubble{Title: s.Say(words.EmpireWhyTitle(t.review, len(t.made))), Two: true}
	next, shut := f.plan.BubbleButton(0), f.plan.BubbleButton(1)
	if f.plan.Large { // its strips lie where the bubble is
		next, shut = f.plan.Keys.Column(0, 3, 6), f.plan.Keys.Column(1, 3, 6)
	} else {
		board.PaintBubble(g.P, f.plan, &b)
	}
	if t.review < len(t.made) {
		if g.Button(idNext, next, ui.Button{Text: s.Say(words.ButtonNext()), Main: true, Size: ui.SizeRow}) {
			s.Do(t.next)
		}
		s.Badge(g, next, ebiten.KeyEnter, input.A)
	}
	if len(t.steps) > f.plan.StepsShown() {
		up := f.plan.EndButton()
		up.W = 60
		if f.plan.Large {
			up = f.plan.Keys.Column(2, 3, 6)
		}
		if g.Button(ui.ID{Name: "why.up"}, up, ui.Button{Icon: "icons/key-up", Size: ui.SizeRow, Tip: s.Say(words.EmpireWhyEarlier())}) {
			s.Do(t.earlier)
		}
	}
	if g.Button(idShut, shut, ui.Button{Text: s.Say(words.EmpireWhyShut()), Size: ui.SizeSmall}) {
		s.Do(t.enough)
	}
	s.Badge(g, shut, ebiten.KeyEscape, input.B)
}

// half is the other side of the card, where something can still be done with it, or -1.
func (a *hud) half() int {
	h := &a.f.hands
	if other := 1 - h.half; len(a.f.v.Card.Face().Acts) == 2 && h.left[other] > 0 {
		return other
	}
	return -1
}

// fillCard tells what the card under the hand does and brings.
func (a *hud) fillCard(b *board.Bubble) {
	f, s := a.f, a.f.s
	v, h := f.v, &f.hands
	card := v.Row[h.card].Face()
	if len(card.Acts) == 0 {
		return
	}
	b.Title = does(s.Kit, card.Acts[0])
	if short := a.short(card); short != "" {
		b.Title = short
	} else if len(card.Acts) == 2 {
		more := s.Say(doingShort[card.Acts[1].Verb](card.Acts[1].N))
		b.More = s.Say(words.EmpireMoreOr(more))
		if card.Join == game.And {
			b.More = s.Say(words.EmpireMoreAnd(more))
		}
		const strong, soft = 19, 17 // as the bubble writes them
		p := s.Gui.P
		room := f.plan.Bubble.W - 48
		if f.automaton.canTell() && !f.plan.Large {
			room = f.plan.WhyButton().X - f.plan.Bubble.X - 31
		}
		if p.Width(b.Title, ui.Subheading.Sized(strong))+p.Width(b.More, ui.SmallStrong.Sized(soft)) > room {
			b.More = "" // the card says it too
		}
	}
	l := &b.Lines[0]
	l.Good = card.Good
	good := s.Say(history.GoodNames[card.Good]())
	if card.Good == game.Wild {
		l.Text = s.Say(words.EmpireBringsWild())
	} else {
		have := f.scores.stock.Of(card.Good)
		l.Text, l.Short, l.To = s.Say(words.EmpireBrings(have, good)), ui.Digits(have), ui.Digits(have+card.Count)
	}
	if n := f.scores.gains[h.card]; n > 0 {
		l.Strong = s.Say(words.EmpirePointsMore(n))
	}
	l = &b.Lines[1]
	l.Coin = true
	price := game.Prices[h.card]
	switch {
	case price == 0:
		l.Text = s.Say(words.EmpirePriceFree())
	case price > v.Players[v.Current].Coins:
		l.Text = s.Say(words.EmpireRefusedTooDear())
	case v.Solo():
		l.Text = s.Say(words.EmpirePriceSolo(price))
	default:
		l.Text = s.Say(words.EmpirePrice(price))
	}
}

// short says that the supply is not enough for what a card does; "" where it is.
func (a *hud) short(card *game.Face) string {
	act, p := card.Acts[0], &a.f.v.Players[a.f.v.Current]
	switch {
	case act.Verb == game.Place && p.Armies == 0 && card.Join == game.Or:
		return a.f.s.Say(words.EmpireShortInstead())
	case act.Verb == game.Place && p.Armies == 0:
		return a.f.s.Say(words.EmpireShortNoArmies())
	case act.Verb == game.Place && p.Armies < act.N:
		return a.f.s.Say(words.EmpireShortArmies(p.Armies))
	case act.Verb == game.Found && p.Cities == 0:
		return a.f.s.Say(words.EmpireShortNoCities())
	}
	return ""
}

// fillAct shows the points of the side of the card in use.
func (a *hud) fillAct(b *board.Bubble) {
	f, s := a.f, a.f.s
	v, h := f.v, &f.hands
	act := v.Card.Face().Acts[h.half]
	b.Title = does(s.Kit, act)
	b.Act, b.Total, b.Left = act.Verb, act.N, v.Left(h.half)
	b.Two, b.Ends = a.half() >= 0, true
}

// fillAdvice shows the advice.
func (a *hud) fillAdvice(b *board.Bubble) {
	t := &a.f.advice
	b.Title, b.Text = t.points(), t.said
	if t.offers && len(t.hint.Acts) > 0 {
		b.Text = a.withAct(words.EmpireHintPlay(), input.DoRest)
	}
}

// paintFoes asks whose army is destroyed where several sides have some.
func (a *hud) paintFoes() {
	f, s := a.f, a.f.s
	h, g, p := &f.hands, s.Gui, s.Gui.P
	b := board.Bubble{Title: s.Say(words.EmpireAskFoe(region(s.Kit, h.ask)))}
	board.PaintBubble(p, f.plan, &b)
	row := f.plan.Bubble.Inset2(16, 10)
	_, row = row.CutTop(min(row.H*0.45, max(row.H-p.Thumb, row.H*0.3)), 4)
	for i, foe := range h.foes {
		r := row.Column(i, len(h.foes), 10)
		name := s.Say(words.EmpireNeutralShort())
		if foe != game.Neutral {
			name = f.named(foe)
		}
		if g.Button(ui.ID{Name: "foe", N: i}, r, ui.Button{Text: name, Main: h.foe == i, Size: ui.SizeStrong}) {
			s.Do(func() { h.strike(i) })
			return
		}
	}
}

// paintJournal paints the last lines of the log, the pace, and the way to the own turn.
func (a *hud) paintJournal() {
	f, s := a.f, a.f.s
	const most = 12
	lines := f.log.lines()
	lines = lines[max(0, len(lines)-most):]
	a.lines = a.lines[:0]
	for i := range lines {
		n := &lines[i]
		a.lines = append(a.lines, board.LogLine{Seat: rules.Seat(n.Event.Side), Text: s.Say(n.Text), Strong: i == len(lines)-1})
	}
	foot := board.PaintLog(s.Gui.P, f.plan, s.Say(words.LogTitle()), a.lines, 38)
	const small = 34
	a.paintSpeed(ui.Rect{X: foot.X - 4, Y: foot.Y + 3, W: foot.W - small - 3, H: 33})
	a.paintSkip(ui.Rect{X: foot.Right() - small + 2, Y: foot.Y + 2, W: small, H: 35})
}
