package empire

import (
	"ludotheque/assets/words"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/empire/history"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// How long the automaton's turn takes, in ticks at normal speed.
const (
	flipTicks  = 11 // its card turns over
	stripTicks = 13 // a priority is told
	againTicks = 5  // the same, where it was told before of this card
	pauseTicks = 16 // what was decided is seen before it is done
	longAgo    = 1000
)

// automaton is the automaton's turn as it is told: its card, then one priority
// after the other with the regions that it weighed.
type automaton struct {
	f *face
	// Automaton is the turn as far as it is told.
	history.Automaton
	// telling says that a decision is being told: what it leads to is shown after.
	telling bool
	age     float32 // ticks since the card was drawn
	at      float32 // ticks since the decision began to be told
	laid    int     // strips that lie there
	// again says that a decision of this card was told before: its strips are known.
	again bool

	steps []board.Step // written anew by each painting
}

// now takes the turn as it is, with nothing left to tell.
func (t *automaton) now() {
	t.Automaton, t.telling = told(t.f.s.History).Automaton(), false
	t.age, t.at, t.laid = longAgo, longAgo, t.strips()
}

// pose shows the turn for a picture: a decision that was just made as it was told,
// unless the person's turn has begun.
func (t *automaton) pose() {
	t.now()
	d, ok := told(t.f.s.History).Decided()
	if v := t.f.s.View; ok && v.Phase != game.PhaseTake && v.Phase != game.PhaseChoose && v.Over == nil {
		t.f.v = t.f.s.Before
		t.Automaton, t.telling, t.laid = d, true, 0
		t.laid = t.strips()
	}
}

// begin begins to tell the decision that led to the present step, and says whether
// there is one.
func (t *automaton) begin() bool {
	d, ok := told(t.f.s.History).Decided()
	if ok {
		t.again = t.telling || t.Reason != nil && t.Card == d.Card
		t.Automaton, t.telling, t.at, t.laid = d, true, 0, 0
	}
	return ok
}

// follow goes on to a view that is shown now.
func (t *automaton) follow(v *game.View) {
	t.Automaton = told(t.f.s.History).Automaton()
	for i := range v.Events {
		if v.Events[i].Kind == game.Drawn {
			t.age, t.laid = 0, 0
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

// tick tells on and says whether the decision is told.
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

// ticks is for how long a decision is told.
func (t *automaton) ticks() float32 { return float32(t.strips()-1)*t.pace() + pauseTicks }

// candidates are the regions that a decision began with.
func (t *automaton) candidates() game.Regions {
	if t.Reason == nil || len(t.Reason.Steps) == 0 {
		return 0
	}
	return t.Reason.Steps[0].Kept
}

// kept is what the priorities told so far have left.
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
	d := board.Deck{Side: game.Automaton, Left: f.v.AutoDeck, Words: f.s.Say(words.EmpireDeckLeft()), Flip: 1}
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
	t.layReason()
	if f.plan.Large && f.tied() && f.mine() {
		return // the answers take their place
	}
	board.PaintSteps(p, f.plan, t.steps, still)
}

// next is the next strip, empty, as far as it is laid.
func (t *automaton) next() *board.Step {
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
		st := t.next()
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
		t.next().Title = f.s.Say(words.EmpireStripVoid())
	}
}

// layReason lays a strip for each priority, and one for what came of them.
func (t *automaton) layReason() {
	f, w := t.f, t.Reason
	if w == nil {
		return
	}
	before := t.candidates()
	for i := range w.Steps {
		t.layPriority(t.next(), i, before)
		before = w.Steps[i].Kept
	}
	st := t.next()
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
