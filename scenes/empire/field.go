package empire

import (
	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// field is the picture of the map.
type field struct {
	f *face
	// pointed is the region that the line of the log under the pointer speaks of.
	pointed game.Regions

	// frame and answers are written anew by each painting.
	frame   board.Frame
	answers []board.Answer
	moves   []board.Move
	asked   []game.Region
}

// idAnswer names a region of a tie.
func idAnswer(r game.Region) ui.ID { return ui.ID{Name: "answer", N: int(r)} }

// paint paints the map.
func (m *field) paint() {
	m.pose()
	m.f.board.Paint(m.f.s.Gui, &m.frame)
}

// pose makes the picture of the map.
func (m *field) pose() {
	face, f, v, h := m.f, &m.frame, m.f.v, &m.f.hands
	*f = lie(&v.Board, face.plan, &face.names)
	if face.captioned() {
		f.Caption = face.motion.caption()
	}
	f.Effects, f.Changes, f.Tick, f.Still, f.Pointed = face.motion.effects, face.motion.changes, face.age, face.still(), m.pointed
	switch {
	case face.automaton.telling:
		m.poseReason()
	case face.tied():
		m.poseReason()
		f.Pulse, f.Under = v.Choice.Among, h.region
		f.GhostSide, f.GhostCity = game.Automaton, v.Choice.What == game.WhatCity
		if v.Choice.What == game.WhatPlace || v.Choice.What == game.WhatCity || v.Choice.What == game.WhatTo {
			f.Ghosts = v.Choice.Among
		}
		if face.mine() && !face.modal() && !face.plan.Large {
			m.poseAnswers()
		}
	case face.mine():
		f.Plus, f.Gains, f.From = h.plus, h.gains, h.from
		if v.Phase != game.PhaseTake && h.at == onMap {
			f.Under = h.region
		}
		m.poseAdvice()
	}
}

// lie is the map as it lies, with who holds what.
func lie(b *game.Board, plan *board.Plan, names *board.Names) board.Frame {
	f := board.Frame{Plan: plan, Names: names, Grounds: &b.Grounds, Under: game.NoRegion, From: game.NoRegion}
	for c := range f.Continents {
		f.Continents[c] = b.ContinentHolder(game.Continent(c))
	}
	for r := range f.Power {
		f.Power[r] = -1
		if side := b.Grounds[r].Holder(); side >= 0 && side < game.MostSeats {
			f.Power[r] = int8(lead(b, side, game.Region(r)))
		}
	}
	return f
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

// poseAdvice shows the regions of what is left of an advice, and the order of what it would do.
func (m *field) poseAdvice() {
	m.moves = m.moves[:0]
	for _, a := range m.f.advice.left() {
		from := game.NoRegion
		switch a.Do {
		case game.DoMove:
			from = a.From
		case game.DoPlace, game.DoFound, game.DoDestroy:
		default:
			continue
		}
		m.moves = append(m.moves, board.Move{N: len(m.moves) + 1, From: from, To: a.To})
		m.frame.Pointed = m.frame.Pointed.With(a.To)
	}
	m.frame.Moves = m.moves
}

// poseReason lights the regions that the automaton weighs, with their numbers.
func (m *field) poseReason() {
	f, t := &m.frame, &m.f.automaton
	f.Dim, f.Lit = 1, t.candidates()
	kept := t.kept()
	n := 0
	for r := range t.candidates().All {
		n++
		if t.laid < 2 && t.telling {
			continue
		}
		f.Numbers[r] = board.Number{N: n, Out: !kept.Has(r), Tied: m.f.tied() && kept.Has(r)}
	}
	if t.Reason != nil && t.Reason.What == game.WhatTo && m.f.v.Auto.From.Known() {
		f.From = m.f.v.Auto.From
	}
	if t.Reason != nil && t.laid == t.strips() && t.Reason.Chosen.Known() {
		f.Under = t.Reason.Chosen
	}
}

// answer is a region of a tie and by how much it changes the person's lead.
func (m *field) answer(r game.Region) string {
	person, it := m.f.v.Outcome(r)
	return m.f.s.Kit.Join(region(m.f.s.Kit, r), " ", signed(person-it))
}

// poseAnswers hangs a button from each region of a tie.
func (m *field) poseAnswers() {
	h, among, k := &m.f.hands, m.f.v.Choice.Among, m.f.s.Kit
	keyed := k.Env.Devices.Asked().IsKeyboard()
	word := k.Spoken(k.Env.Devices.KeyLabel(ebiten.KeyEnter))
	if k.Env.Devices.Asked().IsGamepad() {
		keyed = true
		if l, ok := k.Env.Devices.Hint(input.A); ok {
			word = k.Spoken(l)
		}
	}
	m.answers = m.answers[:0]
	for r := range among.All {
		n := board.Answer{Region: r, Text: m.answer(r), Main: r == h.region}
		switch {
		case !keyed: // who points needs no key
		case r == h.region && m.f.s.App.Reading(): // it turns the lesson's card
		case r == h.region:
			n.Key = word
		default:
			n.Icon = m.arrow(r)
		}
		m.answers = append(m.answers, n)
	}
	m.frame.Answers = m.answers
}

// arrow is the key that leads from the answer under the hand to another one, "" for none: of two
// keys that of the way in which it lies more.
func (m *field) arrow(r game.Region) string {
	f := m.f
	at, to := f.board.Square(f.hands.region), f.board.Square(r)
	icon, most := "", float32(0)
	for _, k := range [...]struct {
		dx, dy int
		icon   string
	}{{1, 0, "icons/key-right"}, {-1, 0, "icons/key-left"}, {0, -1, "icons/key-up"}, {0, 1, "icons/key-down"}} {
		far := (to.X-at.X)*float32(k.dx) + (to.Y-at.Y)*float32(k.dy)
		if far > most && f.board.Walk(f.hands.region, k.dx, k.dy, f.v.Choice.Among) == r {
			icon, most = k.icon, far
		}
	}
	return icon
}

// marked are the regions that the small map points at: what the frame marks.
func (m *field) marked() game.Regions {
	f := &m.frame
	all := f.Pulse | f.Plus
	for r := range f.Numbers {
		if n := &f.Numbers[r]; n.N > 0 && !n.Out {
			all = all.With(game.Region(r))
		}
	}
	return all
}

// paintAnswers paints the buttons of a tie.
func (m *field) paintAnswers() {
	if m.f.plan.Large {
		m.paintLargeAnswers()
		return
	}
	for i := range m.frame.Answers {
		n := &m.frame.Answers[i]
		if m.f.board.AnswerButton(m.f.s.Gui, idAnswer(n.Region), n) {
			r := n.Region
			m.f.s.Do(func() { m.f.hands.use(r) })
			return
		}
	}
}
