package empire

import (
	game "ludotheque/rules/empire"
)

// How long the automaton's turn takes, in ticks at normal speed.
const (
	flipTicks  = 11 // its card turns over
	stripTicks = 24 // a priority is told
	pauseTicks = 26 // what was decided is seen before it is done
)

// story is the automaton's turn as it is told: its card, then one priority after
// the other with the regions that it weighed.
type story struct {
	card   game.Card
	age    float32 // ticks since the card was drawn
	reason *game.Reason
	after  *game.View // what the decision leads to, nil once it is shown
	at     float32    // ticks since the decision began to be told
	laid   int        // strips that lie there
	void   bool       // nothing of the card could be done
	turn   bool       // the automaton's turn is on the screen
}

// telling says whether a decision is being told.
func (t *story) telling() bool { return t.after != nil }

// draw begins the automaton's turn with the card of a view.
func (t *story) draw(v *game.View) {
	*t = story{card: v.Card, turn: true}
	for i := range v.Events {
		if e := &v.Events[i]; e.Kind == game.Drawn {
			t.card = e.Card
		} else if e.Kind == game.Unplayable {
			t.void = true
		}
	}
}

// close ends the automaton's turn.
func (t *story) close() {
	t.turn, t.reason, t.after = false, nil, nil
}

// begin tells the decision that led to v, and says whether there is one to tell.
func (t *story) begin(s *Scene, v *game.View) bool {
	for i := range v.Events {
		if e := &v.Events[i]; e.Reason != nil {
			t.reason, t.after, t.at, t.laid, t.turn = e.Reason, v, 0, 0, true
			t.card = s.v.Card
			return true
		}
	}
	return false
}

// strips is how many strips a decision takes: what the card says, the
// priorities, and what came of them.
func (t *story) strips() int {
	if t.reason == nil {
		return 1
	}
	return 2 + len(t.reason.Steps)
}

// tick tells on and says whether the decision is told.
func (t *story) tick(s *Scene, dt float32) bool {
	t.at += dt
	for t.laid < t.strips() && t.at >= float32(t.laid)*stripTicks {
		t.laid++
		if dt < atOnce {
			s.k.PlayAt("emp.rule", 0, t.laid-1, false)
		}
	}
	return t.laid == t.strips() && t.at >= float32(t.strips()-1)*stripTicks+pauseTicks
}

// candidates are the regions that a decision began with.
func (t *story) candidates() game.Regions {
	if t.reason == nil || len(t.reason.Steps) == 0 {
		return 0
	}
	return t.reason.Steps[0].Kept
}

// kept is what the priorities told so far have left.
func (t *story) kept() game.Regions {
	kept := t.candidates()
	if t.reason == nil {
		return 0
	}
	for i := 1; i < len(t.reason.Steps) && i+1 < t.laid; i++ {
		kept = t.reason.Steps[i].Kept
	}
	return kept
}

// tied says whether the person is asked now.
func (s *Scene) tied() bool { return s.v.Phase == game.PhaseChoose && !s.story.telling() }
