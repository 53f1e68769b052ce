package empire

import (
	"ludotheque/assets/words"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/empire/history"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// How long the automaton's turn takes, in ticks at normal speed, where it is explained.
const (
	flipTicks  = 11 // its card turns over
	stripTicks = 13 // a priority is explained
	againTicks = 5  // the same, where it was explained before for this card
	pauseTicks = 16 // what was decided is seen before it is done
	longAgo    = 1000
)

// How long it takes where nothing is explained, in ticks at normal speed: a second and a half in all.
const (
	briefDraw  = 45 // its card is seen
	briefActs  = 38 // all that it does is seen, each thing for a part of it
	briefEnd   = 4
	briefEmpty = 150 // nothing of its card can be done, which costs both a turn
)

// automaton is the automaton's turn: its card and what it does. Why it does so is explained
// on request, and in a lesson: one priority after the other with the regions that it
// weighed.
type automaton struct {
	f *face
	// Automaton is the turn as far as it is explained.
	history.Automaton
	// telling reports that a decision is being explained: its results are shown after.
	telling bool
	age     float32 // ticks since the card was drawn
	at      float32 // ticks since the decision began to be explained
	laid    int     // strips that lie there
	// again says that a decision of this card was explained before: its strips are known.
	again bool
	// aloud says that the decisions of this turn are explained as they are made.
	aloud bool
	// made are the decisions of its latest turn; review is which of them is explained again,
	// from 1, 0 for none.
	made   []made
	review int
	// back is by how many strips the person has gone back to earlier ones of it.
	back int

	steps []board.Step // written anew by each painting
}

// made is a decision that the automaton has made: its turn up to it, and the map that it
// looked at.
type made struct {
	history.Automaton
	view *game.View
}

// now takes the turn as it is, with nothing left to tell.
func (t *automaton) now() {
	t.Automaton, t.telling = historyOf(t.f.s.History).Automaton(), false
	t.age, t.at, t.laid = longAgo, longAgo, t.strips()
}

// pose shows the turn for a picture: a decision that was just made as it was explained,
// unless the person's turn has begun.
func (t *automaton) pose() {
	t.now()
	d, ok := historyOf(t.f.s.History).Decided()
	if v := t.f.s.View; ok && v.Phase != game.PhaseTake && v.Phase != game.PhaseChoose && v.Over == nil {
		t.f.v = t.f.s.Before
		t.Automaton, t.telling, t.laid = d, true, 0
		t.laid = t.strips()
	}
}

// begin notes the decision that led to the present step, and says whether it begins to
// be told.
func (t *automaton) begin() bool {
	d, ok := historyOf(t.f.s.History).Decided()
	if !ok {
		return false
	}
	if n := len(t.made); n > 0 && t.made[n-1].view.Turn != t.f.v.Turn {
		t.made = t.made[:0]
	}
	t.made = append(t.made, made{d, t.f.v})
	if ok = t.aloud || t.taught(); ok {
		t.again = t.telling || t.Reason != nil && t.Card == d.Card
		t.Automaton, t.telling, t.at, t.laid = d, true, 0, 0
	}
	return ok
}

// taught reports whether a lesson goes on, which explains how the automaton thinks.
func (t *automaton) taught() bool { return t.f.s.App.Teacher(t.f.s.Scene()) != nil }

// brief is for how many ticks of the show the next step waits after an event of the
// automaton's turn that is not explained.
func (t *automaton) brief(k game.Kind) float32 {
	switch k {
	case game.Drawn:
		return briefDraw
	case game.Unplayable:
		return briefEmpty
	case game.TurnEnded:
		return briefEnd
	case game.Placed, game.Moved, game.Founded, game.Destroyed:
		face := t.Card.Face()
		n := max(1, t.act().N)
		if face.Join == game.And {
			n = face.Acts[0].N + face.Acts[1].N
		}
		return briefActs / float32(n)
	}
	return rests[k]
}

// why tells the decisions of the automaton: of the turn that it is at, or those of its
// latest one again.
func (t *automaton) why() {
	f := t.f
	switch {
	case t.review > 0:
		t.next()
	case f.v.Solo() && f.v.Current == game.Automaton && !f.tied():
		t.aloud = true
	case len(t.made) > 0 && f.mine():
		t.tell(1)
	default:
		return
	}
	f.s.Play("ui.page")
}

// canTell reports whether there are decisions to be explained again.
func (t *automaton) canTell() bool { return len(t.made) > 0 && !t.taught() }

// tell tells one of the decisions of its latest turn again, from 1.
func (t *automaton) tell(n int) {
	d := &t.made[n-1]
	t.again = n > 1 && t.made[n-2].Card == d.Card
	t.back = 0
	t.review, t.Automaton, t.telling, t.at, t.laid, t.age = n, d.Automaton, true, 0, 0, longAgo
	t.f.v = d.view
	t.f.refresh()
}

// next goes on to the next decision that is explained again, or back to the match.
func (t *automaton) next() {
	if t.review < len(t.made) {
		t.tell(t.review + 1)
		return
	}
	t.enough()
}

// enough goes back to the match.
func (t *automaton) enough() {
	t.review, t.back = 0, 0
	t.now()
	t.f.v = t.f.s.View
	t.f.refresh()
}

// follow goes on to a view that is shown now.
func (t *automaton) follow(v *game.View) {
	t.Automaton = historyOf(t.f.s.History).Automaton()
	for i := range v.Events {
		switch v.Events[i].Kind {
		case game.Drawn:
			t.age, t.laid = 0, 0
		case game.TurnEnded:
			t.aloud = t.aloud && v.Events[i].Side != game.Automaton
		}
	}
}

// pace is for how many ticks a strip is seen before the next.
func (t *automaton) pace() float32 {
	if t.again {
		return againTicks
	}
	return stripTicks
}

// strips is how many strips a decision takes: what the card says, the
// priorities, and what came of them.
func (t *automaton) strips() int {
	if t.Reason == nil {
		return 1
	}
	return 2 + len(t.Reason.Steps)
}

// tick continues the explanation and reports whether the decision is explained.
func (t *automaton) tick(dt float32) bool {
	t.at += dt
	for t.laid < t.strips() && t.at >= float32(t.laid)*t.pace() {
		t.laid++
		if dt < play.AtOnce {
			t.f.s.PlayAt("emp.rule", 0, t.laid-1, false)
		}
	}
	return t.laid == t.strips() && t.at >= t.ticks()
}

// ticks is how long a decision is explained, in ticks.
func (t *automaton) ticks() float32 { return float32(t.strips()-1)*t.pace() + pauseTicks }

// candidates are the regions that a decision began with.
func (t *automaton) candidates() game.Regions {
	if t.Reason == nil || len(t.Reason.Steps) == 0 {
		return 0
	}
	return t.Reason.Steps[0].Kept
}

// kept is what the priorities explained so far have left.
func (t *automaton) kept() game.Regions {
	kept := t.candidates()
	if t.Reason == nil {
		return 0
	}
	for i := 1; i < len(t.Reason.Steps) && i+1 < t.laid; i++ {
		kept = t.Reason.Steps[i].Kept
	}
	return kept
}

// paint paints the automaton's turn: its deck, its card, its reasons.
func (t *automaton) paint() {
	f, p, still := t.f, t.f.s.Gui.P, t.f.still()
	board.PaintShelf(p, f.plan)
	d := board.Deck{Side: game.Automaton, Left: f.v.AutoDeck, Words: f.s.Say(words.EmpireDeckLeft(f.v.AutoDeck)), Flip: 1}
	if t.On {
		d.Drawn = board.Card{Card: t.Card, Price: board.NoPrice, Wide: f.plan.Large}
		if t.Card.Face().Join == game.Or {
			d.Drawn.Struck = 1
		}
		d.Flip = min(1, t.age/flipTicks)
		d.Says = t.outcome()
	}
	board.PaintDeck(p, f.plan, &f.names, &d, still)
	t.steps = t.steps[:0]
	t.layCard()
	if t.telling || f.tied() || f.s.Posed {
		t.layReason()
	} else if t.Reason != nil {
		t.layOutcome()
	}
	if f.plan.Large && f.tied() && f.mine() {
		return // the answers take their place
	}
	board.PaintSteps(p, f.plan, t.steps[:max(0, len(t.steps)-t.back)], still)
}

// earlier goes back to an earlier strip of the decision that is explained again, and from the
// first ones to the last.
func (t *automaton) earlier() {
	if t.back++; len(t.steps)-t.back < min(len(t.steps), t.f.plan.StepsShown()) {
		t.back = 0
	}
	t.f.s.Play("ui.focus")
}

// strip is the next strip, empty, as far as it is laid.
func (t *automaton) strip() *board.Step {
	n := len(t.steps)
	if n < cap(t.steps) {
		t.steps = t.steps[:n+1]
	} else {
		t.steps = append(t.steps, board.Step{})
	}
	st := &t.steps[n]
	*st = board.Step{Chips: st.Chips[:0], Shown: 1}
	if t.telling {
		st.Shown = max(0, min(1, (t.at-float32(n)*t.pace())/board.StepTicks))
	}
	return st
}

// act is the side of the card that is played; none where the screen did not see it drawn:
// steps may be passed over after a lost connection.
func (t *automaton) act() game.Act {
	acts := t.Card.Face().Acts
	if len(acts) == 0 {
		return game.Act{}
	}
	return acts[min(len(acts)-1, int(t.Act))]
}

// layCard lays the strip of what the card says, and that nothing of it can be done.
func (t *automaton) layCard() {
	f := t.f
	if t.On && t.Card != 0 {
		st := t.strip()
		verb := t.act().Verb
		st.Title, st.Act, st.Words = f.s.Say(words.EmpireStripCard()), verb, f.names.Verbs[verb]
		if t.Card.Face().Join == game.Or {
			st.Title = f.s.Say(words.EmpireStripRight())
		}
		if t.Reason == nil {
			st.Shown = max(0, min(1, (t.age-flipTicks)/board.StepTicks))
		}
	}
	if t.Void {
		t.strip().Title = f.s.Say(words.EmpireStripVoid())
	}
}

// layReason lays a strip for each priority, and one for what came of them.
func (t *automaton) layReason() {
	w := t.Reason
	if w == nil {
		return
	}
	before := t.candidates()
	for i := range w.Steps {
		t.layPriority(t.strip(), i, before)
		before = w.Steps[i].Kept
	}
	t.layOutcome()
}

// layOutcome lays the strip of what came of the priorities.
func (t *automaton) layOutcome() {
	f, w := t.f, t.Reason
	before := t.candidates()
	if n := len(w.Steps); n > 0 {
		before = w.Steps[n-1].Kept
	}
	st := t.strip()
	switch {
	case w.Chosen.Known() && t.Yours:
		st.Title, st.Words, st.Act = f.s.Say(words.EmpireStripYours()), region(f.s.Kit, w.Chosen), t.act().Verb
	case w.Chosen.Known() && w.Settled && w.What == game.WhatLoss:
		st.Title, st.Words, st.Act = f.s.Say(words.EmpireStripLossSettled()), region(f.s.Kit, w.Chosen), t.act().Verb
	case w.Chosen.Known() && w.Settled:
		st.Title, st.Words, st.Act = f.s.Say(words.EmpireStripSettled()), region(f.s.Kit, w.Chosen), t.act().Verb
	case w.Chosen.Known():
		st.Title, st.Words, st.Act = f.s.Say(outcomes[w.What]), region(f.s.Kit, w.Chosen), t.act().Verb
	default:
		st.Title, st.Tie, st.Words = f.s.Say(words.EmpireStripTie()), true, f.s.Say(words.EmpireStripTieSub())
		if st.Free = w.What == game.WhatLoss; st.Free {
			st.Title, st.Words = f.s.Say(words.EmpireStripLoss()), f.s.Say(words.EmpireStripLossSub())
		}
		if says := t.outcome(); says != "" {
			st.Words = says
		}
		k := 0
		for r := range t.candidates().All {
			k++
			if before.Has(r) {
				st.Chips = append(st.Chips, board.Chip{Number: board.Number{N: k, Tied: true}})
			}
		}
	}
}

// outcome says what the region under the hand changes for both sides, where the
// person at the screen is asked; else "".
func (t *automaton) outcome() string {
	f := t.f
	if r := f.hands.region; f.tied() && f.mine() && f.v.Choice.Among.Has(r) {
		person, it := f.v.Outcome(r)
		return f.s.Say(words.EmpireHintBoth(history.Letter(game.Automaton), signed(person), signed(it)))
	}
	return ""
}

// layPriority makes the strip of one priority, among the regions that were left
// before it.
func (t *automaton) layPriority(st *board.Step, i int, before game.Regions) {
	f, w := t.f, t.Reason
	step, grounds := &w.Steps[i], &f.v.Grounds
	switch {
	case step.Rule == game.RuleAllowed:
		st.Title = f.s.Say(allowed[w.What])
	case step.Rule == game.RuleEmpty && !grounds[step.Kept.First()].Empty():
		st.Title = f.s.Say(words.EmpireRuleNone())
	default:
		st.Title = f.s.Say(priorities[step.Rule])
	}
	k, at := 0, 0
	for r := range t.candidates().All {
		k++
		if !before.Has(r) {
			continue
		}
		c := board.Chip{Number: board.Number{N: k, Out: !step.Kept.Has(r)}}
		if at < len(step.Values) {
			if step.Rule == game.RuleWeak {
				c.Value = signed(step.Values[at])
			} else {
				c.Value = ui.Digits(step.Values[at])
			}
		}
		at++
		if step.Rule == game.RuleMarked {
			c.Token, c.Coin = grounds[r].Token, grounds[r].Coin
		}
		st.Chips = append(st.Chips, c)
	}
}
