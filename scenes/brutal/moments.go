package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// Times of the page of moments, in ticks.
const (
	// laidTicks is how long a card takes to be laid, laidAfter how long after the one
	// before it begins.
	laidTicks = 11
	laidAfter = 6
	// movedTicks is how long the picture of a card moves when it gets the focus.
	movedTicks = 26
	// leastMoments is how long the page is there before a key goes on, for a person who
	// pressed it for something else; watchedTicks how long it stays where only computers play.
	leastMoments = 12
	watchedTicks = 300
	// reelActions is how many actions of a zone are shown again, reelRest how long the
	// last picture stays.
	reelActions = 4
	reelRest    = 40
)

// moments is the page after a brawl: what mattered, shown before the truce.
type moments struct {
	*face
	list  []history.Moment
	cards []board.MomentCard
	rects []ui.Rect
	age   float32
	moved [history.MostMoments]float32
	// reel is the moment that is shown again, or noZone; rest is how long its last
	// picture still stays, kept the stage as it was.
	reel int
	rest float32
	kept stage
}

// begin tells the moments of the brawl that is over.
func (s *moments) begin() {
	s.page, s.age, s.reel = pageMoments, 0, noZone
	s.moved = [history.MostMoments]float32{}
	s.list = s.matchHistory().Moments(s.on.View.Melee)
	s.on.Happened(newsMoments, false)
	s.g.Focus(ui.ID{Name: "main"})
}

// advance lets a tick pass.
func (s *moments) advance() {
	if s.reel != noZone {
		s.play()
		return
	}
	s.age++
	if f, ok := s.g.Focused(); ok && f.Name == "again" && f.N < len(s.moved) {
		s.moved[f.N] = min(1, s.moved[f.N]+1.0/movedTicks)
	}
	if s.on.People() == 0 && s.age*min(max(1, s.on.Pace), play.Fastest) > watchedTicks {
		s.melee.goOn()
	}
}

// hands notes the keys that need no focus.
func (s *moments) hands(in *input.Frame) {
	m := in.Menu.Pressed
	switch {
	case s.reel != noZone && (m != 0 || in.Pointer.Pressed.Has(input.MouseLeft)):
		s.on.Do(s.end)
		if m.Has(input.B) {
			s.on.UsedBack()
		}
	case s.reel == noZone && in.Asks(input.DoRest) && s.age > leastMoments:
		s.on.Do(s.melee.goOn)
	}
}

// again shows a moment once more, on the front stage.
func (s *moments) again(i int) {
	from, events := s.matchHistory().Reel(&s.list[i], reelActions)
	if from == nil {
		return
	}
	st, d := &s.melee.stage, &s.melee.director
	s.kept, s.reel, s.rest = *st, i, reelRest
	for z := range st.effects {
		st.effects[z] = nil // those of the stage that is kept are not written over
	}
	st.begin(from, true)
	st.speed = 1
	d.begin()
	d.front, d.reel = s.list[i].Zone, true
	d.take(events)
	d.coming = comingTicks
}

// play lets a tick of what is shown again pass.
func (s *moments) play() {
	st, d := &s.melee.stage, &s.melee.director
	st.tick(s.still(), s.melee.landed, func(z int) { d.captured(z) })
	d.advance(1, true)
	if d.busy() || st.busy() {
		return
	}
	if s.rest--; s.rest <= 0 {
		s.end()
	}
}

// end ends what is shown again.
func (s *moments) end() {
	if s.reel == noZone {
		return
	}
	s.melee.stage = s.kept
	s.melee.director.begin()
	s.g.Focus(ui.ID{Name: "again", N: s.reel})
	s.moved[s.reel] = 1
	s.reel = noZone
}

// paint paints the page.
func (s *moments) paint() {
	if s.reel != noZone {
		s.melee.director.paint()
		return
	}
	p, v := s.g.P, s.on.View
	if s.rects == nil {
		s.rects = make([]ui.Rect, 0, history.MostMoments)
	}
	plan := board.NewMomentsPlan(p.View(), len(s.list), p.TextScale, s.rects)
	campus := board.NewPlan(p.View(), board.Melee, p.Thumb)
	s.frame.Plan = campus
	title, note := s.k.Say(words.BrutalMomentsTitle()), s.k.Say(words.BrutalMomentsOrder(len(s.list)))
	if len(s.list) == 0 {
		note = s.k.Say(words.BrutalMomentsNone())
	}
	s.field.PaintMomentsGround(s.g, &plan, title, note)
	s.hud.header(&campus, s.k.Say(words.BrutalMomentsOver(v.Melee)), "")
	if plan.Bare() {
		campus.Title = ui.Rect{}
	}
	s.hud.corner(&campus)
	for len(s.cards) < len(s.list) {
		s.cards = append(s.cards, board.MomentCard{})
	}
	for i := range s.list {
		s.card(i)
		if board.PaintMoment(s.g, ui.ID{Name: "again", N: i}, &plan, &s.cards[i], s.tick, s.still()) {
			s.on.Do(func() { s.again(i) })
		}
	}
	var sides [game.Players]board.MomentScore
	for q := range rules.Seat(game.Players) {
		held := v.Held(q)
		sides[q] = board.MomentScore{Team: s.hud.team(q), Up: s.k.Say(words.BrutalMomentsUp(v.ECTS(q), v.Standing(q))),
			Figure: ui.Digits(held), Words: s.k.Say(words.BrutalMomentsZones(held))}
	}
	board.PaintMomentScore(p, plan.Score, &sides)
	b := board.Main{Title: s.k.Say(words.BrutalMomentsTruce()), Sub: s.k.Say(words.BrutalMomentsTruceNote()), Lit: true, Final: true}
	if v.Result != nil {
		b.Title, b.Sub = s.k.Say(words.BrutalMomentsResult()), s.k.Say(words.BrutalMomentsResultNote())
	}
	if board.MainButton(s.g, ui.ID{Name: "main"}, plan.Main, &b) {
		s.on.Do(s.melee.goOn)
	}
}

// card fills the i-th card.
func (s *moments) card(i int) {
	m, c := &s.list[i], &s.cards[i]
	cups := c.Cups[:0]
	*c = board.MomentCard{
		Look: board.MomentLook(m.Kind), Title: s.k.Say(m.Title()), Place: s.speech.zone(m.Zone), Said: m.Say(s.k, s.hud.programme(m.Seat)),
		Whose: s.hud.team(m.Seat), Again: s.k.Say(words.BrutalMomentsAgain()), Seat: m.Seat, Zone: m.Zone, Held: m.Kind == history.Capture,
		Laid: 1, Moved: 1,
	}
	switch m.Kind {
	case history.Fallen:
		c.Burst = s.k.Say(words.BrutalBurstKo())
	case history.Rescue:
		c.Burst = plus(m.Amount)
	case history.Blow:
		c.Burst = minus(m.Amount)
	}
	if !s.on.Posed && !s.atOnce() {
		c.Laid = max(0, min(1, (s.age-laidAfter*float32(i))/laidTicks))
	}
	if f, ok := s.g.Focused(); ok && f.Name == "again" && f.N == i && !s.on.Posed {
		c.Moved = s.moved[i]
	}
	for k := range m.Cast {
		a := &m.Cast[k]
		cup := cup(a.Seat, a.Fighter, a.Strategy)
		cup.Share = float32(a.ECTS) / float32(max(1, a.Max))
		cups = append(cups, cup)
	}
	c.Cups = cups
	if !c.Held && len(cups) > 0 {
		// Each cup of the picture stands on the ground of its side.
		left := 0
		for i := range cups {
			left += 1 - int(cups[i].Seat&1)
		}
		c.Share = float32(left) / float32(len(cups))
	}
}
