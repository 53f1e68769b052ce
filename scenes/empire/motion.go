package empire

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/empire/history"
	"ludotheque/scenes/kit"
)

// motion is what moves and sounds because of what happened.
type motion struct {
	f       *face
	effects []board.Effect
	changes []board.Change
	// said are the captions of regions that have changed hands: the first is shown, for
	// age ticks already, the others wait.
	said []caption
	age  float32
	// since is the map as the automaton's present turn began, nil before its first one.
	since *game.View
	// explained are the verbs that a caption has explained.
	explained [game.Destroy + 1]bool
}

// caption says that a side gained a region, or lost it.
type caption struct {
	side game.Side
	text string
	// stays says that it is to be read, longer than others, until the person does something.
	stays bool
}

// A caption stays for captionTicks, or for leastCaption where another one waits, one that
// stays for summaryTicks, or until the person does something; it comes and goes in captionFade. No more
// than maxCaptions wait.
const (
	captionTicks = 150
	summaryTicks = 600
	leastCaption = 54
	captionFade  = 10
	maxCaptions  = 4
)

// voices is the effect of each event of the rules; "" is silent, with the
// reason. A test holds it complete.
var voices = map[game.Kind]string{
	game.Dealt:       "", // a game begins with its music
	game.NeutralPut:  "emp.army",
	game.BidsShown:   "emp.bid",
	game.FirstChosen: "", // ui.press has sounded
	game.Taken:       "emp.card",
	game.Placed:      "emp.army",
	game.Moved:       "emp.move", // or emp.sail, see sound
	game.Founded:     "emp.city",
	game.Destroyed:   "emp.destroy",
	game.Refilled:    "", // the card that was taken has sounded
	game.Drawn:       "emp.deck",
	game.Unplayable:  "ui.off",
	game.Decided:     "", // each strip has sounded: emp.rule
	game.Asked:       "emp.tie",
	game.TurnEnded:   "", // ui.turn, and only where a person has to act
	game.GameEnded:   "", // the reckoning opens: ui.page
}

// pan is where a region is heard.
func pan(r game.Region) float32 {
	if !r.Known() {
		return 0
	}
	return 0.6 * (2*float32(game.Atlas.Lands[r].X)/game.PictureW - 1)
}

// heard plays the sounds of a step of a record.
func heard(k *kit.Kit, now *game.View) {
	for i := range now.Events {
		e := &now.Events[i]
		name := voices[e.Kind]
		if e.Kind == game.Moved && !game.Atlas.Lands[e.From].Borders.Has(e.To) {
			name = "emp.sail"
		}
		if name != "" && e.Kind != game.Asked {
			k.PlayAt(name, pan(e.To), 0, false)
		}
	}
}

// sound plays the sound of an event, and reports it to the lesson.
func (m *motion) sound(e *game.Event) {
	s := m.f.s
	other := !s.Person(s.Eyes) || e.Side != m.f.me()
	if news, ok := newsOf[e.Kind]; ok {
		s.Happened(news, other && e.Kind != game.Asked)
	}
	if e.Kind == game.Taken && moves(m.f.v.Card) {
		s.Happened(newsMover, other)
	}
	if s.Hurried && e.Kind != game.Destroyed && e.Kind != game.Asked {
		return // what is not waited for is not heard either
	}
	name := voices[e.Kind]
	switch e.Kind {
	case game.Moved:
		if !game.Atlas.Lands[e.From].Borders.Has(e.To) {
			name = "emp.sail"
		}
	case game.Taken:
		for i := range e.Price {
			s.PlayAt("emp.coin", 0, i, other)
		}
		if n, all := m.f.cardOf(); n == all {
			s.Play("emp.lastcard")
		}
	case game.Drawn:
		if m.f.v.AutoDeck == 0 {
			s.Play("emp.lastcard")
		}
	}
	if name != "" {
		s.PlayAt(name, pan(e.To), 0, other && e.Kind != game.Asked)
	}
}

// change shows and sounds the regions that have changed hands.
func (m *motion) change(before, now *game.View) {
	s := m.f.s
	if before.Game != now.Game {
		return
	}
	for r := range game.Region(game.RegionCount) {
		side := now.Grounds[r].Holder()
		if side == before.Grounds[r].Holder() {
			continue
		}
		m.changes = slices.DeleteFunc(m.changes, func(c board.Change) bool { return c.Region == r })
		m.changes = append(m.changes, board.Change{Region: r, Side: side})
		m.tell(r, before.Grounds[r].Holder(), side)
		if s.Person(s.Eyes) && side == m.f.me() {
			s.Happened(newsWon, false)
		}
		if other := !s.Person(rules.Seat(side)); other && side >= 0 && side < game.MostSeats && !s.Hurried {
			s.PlayAt("emp.gain", pan(r), 0, true)
		}
	}
	m.gains(before, now)
	m.reserve(before, now)
}

// lowReserve is with how many armies the reserve of a person is said to be low: two cards place them.
const lowReserve = 5

// reserve says when the reserve of the person at the screen becomes low.
func (m *motion) reserve(before, now *game.View) {
	s, me := m.f.s, m.f.me()
	if s.Person(s.Eyes) && before.Players[me].Armies > lowReserve && now.Players[me].Armies <= lowReserve {
		m.say(caption{side: me, text: s.Say(words.EmpireCaptionReserve(now.Players[me].Armies))})
	}
}

// tell puts a sentence about a region that has changed hands on the caption.
func (m *motion) tell(r game.Region, from, to game.Side) {
	plays := func(s game.Side) bool { return s >= 0 && s < game.MostSeats }
	s := m.f.s
	where := region(s.Kit, r)
	c := caption{side: to}
	switch {
	case m.f.alone(to):
		c.text = s.Say(words.EmpireCaptionYou(where))
	case plays(to) && m.f.alone(from):
		c.text = s.Say(words.EmpireCaptionFromYou(m.subject(to), where))
	case plays(to) && plays(from):
		c.text = s.Say(words.EmpireCaptionFrom(m.subject(to), m.object(from), where))
	case plays(to):
		c.text = s.Say(words.EmpireCaptionTakes(m.subject(to), where))
	case m.f.alone(from):
		c.side, c.text = from, s.Say(words.EmpireCaptionLose(where))
	case plays(from):
		c.side, c.text = from, s.Say(words.EmpireCaptionLoses(m.subject(from), where))
	default:
		return // the neutral armies' regions are no player's gain
	}
	m.say(c)
}

// say puts a sentence on the caption, behind those that wait.
func (m *motion) say(c caption) {
	if len(m.said) == 0 {
		m.age = 0
	}
	if len(m.said) == maxCaptions {
		copy(m.said[1:], m.said[2:])
		m.said = m.said[:maxCaptions-1]
	}
	m.said = append(m.said, c)
}

// explain says what a card of the person does that the lesson does not show, the first time that one is taken.
func (m *motion) explain(e *game.Event) {
	s := m.f.s
	if e.Kind != game.Taken || !s.Person(s.Eyes) || e.Side != m.f.me() {
		return
	}
	for _, a := range m.f.v.Card.Face().Acts {
		if text := explanations[a.Verb]; !text.IsZero() && !m.explained[a.Verb] {
			m.explained[a.Verb] = true
			m.say(caption{side: e.Side, text: s.Say(text), stays: true})
		}
	}
}

// sum notes the map as the automaton's turn begins, and puts what the turn has come to on the caption
// once it is over.
func (m *motion) sum(before, now *game.View) {
	if !now.Solo() || before.Game != now.Game {
		m.since = nil
		return
	}
	if before.Current != game.Automaton && now.Current == game.Automaton || m.since == nil && before.Current == game.Automaton {
		m.since = before
	}
	if m.since == nil || before.Current != game.Automaton || now.Current == game.Automaton || now.Over != nil {
		return
	}
	s := m.f.s
	won := now.Controlled(game.Automaton) &^ m.since.Controlled(game.Automaton)
	rise := func(side game.Side) string {
		return signed(now.Score(side).Total() - m.since.Score(side).Total())
	}
	points := s.Say(words.EmpireCaptionBoth(rise(game.Automaton), rise(0)))
	var text string
	switch first := won.First(); {
	case won == 0:
		text = s.Say(words.EmpireCaptionNone(points))
	case won.Len() == 1:
		text = s.Say(words.EmpireCaptionOne(points, region(s.Kit, first)))
	case won.Len() == 2:
		text = s.Say(words.EmpireCaptionTwo(points, region(s.Kit, first), history.RegionNames[(won&^game.Regions(0).With(first)).First()]))
	default:
		text = s.Say(words.EmpireCaptionMany(won.Len(), points))
	}
	if void := m.since.AutoDeck - now.AutoDeck - 1; void > 0 { // it drew again, from the cards that both have left
		text = s.Say(words.EmpireCaptionVoid(void, text))
	}
	m.said, m.age, m.since = append(m.said[:0], caption{side: game.Automaton, text: text, stays: true}), 0, nil
}

// read lets a caption go that stays until the person does something.
func (m *motion) read() {
	if len(m.said) == 1 && m.said[0].stays {
		m.age = max(m.age, summaryTicks-captionFade)
	}
}

// lasts returns for how many ticks the caption that is shown stays.
func (m *motion) lasts() float32 {
	if m.said[0].stays {
		return summaryTicks
	}
	return captionTicks
}

// subject and object are what a side is called in a sentence: who does it, and to whom
// it is done.
func (m *motion) subject(side game.Side) string {
	if m.f.v.Solo() && side == game.Automaton {
		return m.f.s.Say(words.EmpireAutomatonFull())
	}
	return m.f.s.Name(rules.Seat(side))
}

func (m *motion) object(side game.Side) string {
	if m.f.v.Solo() && side == game.Automaton {
		return m.f.s.Say(words.EmpireCaptionAutomaton())
	}
	return m.f.s.Name(rules.Seat(side))
}

// caption is the caption as it is shown now.
func (m *motion) caption() (c board.Caption) {
	if len(m.said) == 0 {
		return c
	}
	c.Text, c.Side, c.Came = m.said[0].text, m.said[0].side, min(1, m.age/captionFade)
	if len(m.said) == 1 {
		c.Came = max(0, min(c.Came, (m.lasts()-m.age)/captionFade))
	}
	return c
}

// captioned reports whether there is a caption: not while the person is asked about what lies under it.
func (f *face) captioned() bool { return len(f.motion.said) > 0 && !f.tied() }

// forget lets nothing move any more.
func (m *motion) forget() {
	m.effects, m.changes, m.said, m.since = m.effects[:0], m.changes[:0], m.said[:0], nil
}

// gains sounds what the map has changed for the person at the screen.
func (m *motion) gains(before, now *game.View) {
	s := m.f.s
	if s.Hurried || !s.Person(s.Eyes) {
		return
	}
	me := m.f.me()
	was, is := before.Controlled(me), now.Controlled(me)
	switch {
	case is&^was != 0:
		s.PlayAt("emp.gain", pan((is &^ was).First()), 0, false)
	case was&^is != 0:
		s.PlayAt("emp.loss", pan((was &^ is).First()), 0, false)
	}
	for c := range game.Continent(game.ContinentCount) {
		if now.ContinentHolder(c) == me && before.ContinentHolder(c) != me {
			s.Play("emp.continent")
		}
	}
	if a, b := before.Score(me).Goods, now.Score(me).Goods; b > a {
		s.PlayAt("emp.goods", 0, min(3, b-1), false)
	}
}

// effectOf is how a piece moves for an event; ok is false when none does.
func effectOf(e *game.Event) (f board.Effect, ok bool) {
	f = board.Effect{Side: e.Side, From: e.From, To: e.To}
	switch e.Kind {
	case game.NeutralPut:
		f.Kind, f.Side = board.Put, game.Neutral
	case game.Placed:
		f.Kind = board.Put
	case game.Moved:
		f.Kind = board.Slide
	case game.Founded:
		f.Kind = board.Build
	case game.Destroyed:
		f.Kind, f.Side = board.Remove, e.Of
	default:
		return f, false
	}
	return f, true
}

// move makes a piece move as an event says.
func (m *motion) move(e *game.Event) {
	effect, ok := effectOf(e)
	if !ok {
		return
	}
	const most = 24
	if len(m.effects) == most {
		copy(m.effects, m.effects[1:])
		m.effects = m.effects[:most-1]
	}
	m.effects = append(m.effects, effect)
}

// tick advances the animations by dt ticks.
func (m *motion) tick(dt float32) {
	kept := m.effects[:0]
	for _, e := range m.effects {
		if e.Age += dt; e.Age < e.Kind.Ticks() {
			kept = append(kept, e)
		}
	}
	m.effects = kept
	fading := m.changes[:0]
	for _, c := range m.changes {
		if c.Age += dt; c.Age < board.ChangeTicks {
			fading = append(fading, c)
		}
	}
	m.changes = fading
	m.age += min(1, dt) // reading does not get faster with the game speed
	if n := len(m.said); n > 0 && (m.age >= m.lasts() || n > 1 && m.age >= leastCaption) {
		copy(m.said, m.said[1:])
		m.said, m.age = m.said[:n-1], 0
	}
}
