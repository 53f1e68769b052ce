package empire

import (
	"context"
	"slices"

	"ludotheque/ai"
	bots "ludotheque/ai/empire"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/history"
	"ludotheque/scenes/kit"
)

// advice is what a strong player would do, asked for by the person at the
// screen, and what is carried out of it.
type advice struct {
	f      *face
	hint   bots.Hint
	said   string // its reasons in words
	known  bool
	step   int // of the match, for which it was given
	asked  bool
	offers bool // it was asked for by the key that plays, which carries it out when pressed again
	played bool // it is being carried out, or was and that is to be said
	answer chan bots.Hint
	stop   context.CancelFunc
	todo   []game.Action
	// plan is what is left of the hint for the person to do, and planned the step for which. It is shown
	// on the map until all is done, or something else is.
	plan    []game.Action
	planned int
	// through is set when all that a computer player would do with the card is done.
	through bool
	// placing are the seats whose neutral armies are put down for them.
	placing rules.Seats
	wait    int // ticks before the next of them
}

// advise thinks of an advice. Tests that press keys at random take one that costs
// nothing.
var advise = bots.Advise

// betweenActs is how long the person sees each thing that is done for them, in
// ticks.
const betweenActs = 20

// ask asks for advice, or for a computer player to take over: for the whole turn it first shows
// what that would do.
func (a *advice) ask(play bool) {
	f, s := a.f, a.f.s
	if !f.mine() || len(a.todo) > 0 {
		return
	}
	switch f.v.Phase {
	case game.PhaseChoose:
		if play {
			f.hands.use(f.v.Choice.Suggested)
			return
		}
		f.hands.region = f.v.Choice.Suggested
		return
	case game.PhaseTake, game.PhaseAct:
	case game.PhaseNeutral:
		if play {
			a.place()
			return
		}
		f.hands.tell(words.EmpireRefusedNoHint())
		return
	default:
		f.hands.tell(words.EmpireRefusedNoHint())
		return
	}
	s.Play("ui.press")
	if a.here() {
		if play {
			a.begin()
		} else {
			a.known, a.plan = false, a.plan[:0] // the key hides it again
		}
		return
	}
	a.offers = play
	if a.asked {
		return
	}
	a.known, a.asked, a.step = false, true, s.Steps
	ctx, stop := context.WithCancel(context.Background())
	v, seed := f.v, s.Start.Setup.Seed
	if s.Env.Steady {
		a.stop = stop
		a.got(advise(ctx, v, seed))
		return
	}
	answer := make(chan bots.Hint, 1)
	a.answer, a.stop = answer, stop
	go func() { answer <- advise(ctx, v, seed) }()
}

// place puts down the neutral armies of the person from here on, where a computer player
// would.
func (a *advice) place() {
	a.placing = a.placing.With(a.f.s.Eyes)
	a.f.s.Play("ui.press")
}

// places reports whether the next thing to do is a neutral army that the person wants put
// down for them.
func (a *advice) places() bool {
	return a.f.v.Phase == game.PhaseNeutral && a.placing.Has(a.f.s.Eyes)
}

// neutral puts it down.
func (a *advice) neutral() {
	f := a.f
	if act, err := bots.New(ai.Normal, f.s.Start.Setup.Seed+uint64(f.s.Steps)).Choose(context.Background(), f.v); err == nil {
		f.act(act)
	}
}

// got takes the advice that has come.
func (a *advice) got(h bots.Hint) {
	a.asked, a.answer = false, nil
	if a.stop != nil {
		a.stop()
		a.stop = nil
	}
	if a.step != a.f.s.Steps || !a.f.mine() {
		return // something else was done meanwhile
	}
	a.hint, a.known = h, true
	a.plan, a.planned = append(a.plan[:0], h.Acts...), a.step
	a.through = len(h.Acts) == 0 && a.f.v.Phase == game.PhaseAct
	a.said = a.reasons()
	if len(h.Acts) > 0 && h.Acts[0].Do == game.DoTake {
		a.f.hands.aimCard(h.Acts[0].N)
	}
	if a.offers && a.f.v.Phase == game.PhaseAct {
		a.begin()
	}
}

// begin carries the advice out.
func (a *advice) begin() {
	if len(a.hint.Acts) == 0 {
		a.through = a.f.v.Phase == game.PhaseAct
		a.f.hands.tell(words.EmpireHintNothing())
		return
	}
	a.f.hands.refused.left = 0
	a.played = true
	a.todo, a.wait = append(a.todo[:0], a.hint.Acts...), 0
}

// tick takes the advice when it has come.
func (a *advice) tick() {
	select {
	case h := <-a.answer:
		a.got(h)
	default:
	}
}

// follow does the next thing that the person wants done for them.
func (a *advice) follow() {
	if len(a.todo) == 0 && !a.places() {
		if a.played {
			a.played = false
			a.f.motion.say(caption{side: a.f.me(), text: a.f.s.Say(words.EmpireCaptionPlayed(a.points())), stays: true})
		}
		return
	}
	if a.wait--; a.wait > 0 {
		return
	}
	a.wait = betweenActs
	if speed := a.f.s.Prefs.Speed; speed > 0 {
		a.wait = int(betweenActs / speed)
	}
	if a.places() {
		a.neutral()
		return
	}
	next := a.todo[0]
	a.todo = a.todo[1:]
	a.through = len(a.todo) == 0
	a.f.act(next)
}

// here reports that there is advice for the present step.
func (a *advice) here() bool { return a.known && a.step == a.f.s.Steps }

// left returns what is left of the plan for the present step.
func (a *advice) left() []game.Action {
	if a.planned != a.f.s.Steps {
		return nil
	}
	return a.plan
}

// did takes what the person does out of the plan, in whatever order. Anything else ends it.
func (a *advice) did(act game.Action) {
	i := slices.Index(a.left(), act)
	if i < 0 {
		a.plan = a.plan[:0]
		return
	}
	a.plan = slices.Delete(a.plan, i, i+1)
	a.planned++
	a.through = len(a.plan) == 0
}

// stale forgets what was to be done, since the person does something themselves.
func (a *advice) stale() { a.todo, a.through, a.played = a.todo[:0], false, false }

// forget forgets the advice.
func (a *advice) forget() {
	a.close()
	*a = advice{f: a.f, todo: a.todo[:0], plan: a.plan[:0], placing: a.placing}
}

// close stops the search.
func (a *advice) close() {
	if a.stop != nil {
		a.stop()
		a.stop = nil
	}
}

// points says what the advice changes for both sides, or for the person and the lead.
func (a *advice) points() string {
	f, h := a.f, &a.hint
	theirs := h.Points - h.Lead
	switch {
	case len(h.Acts) == 0:
		return f.s.Say(words.EmpireHintNothing())
	case h.Points == 0 && theirs == 0:
		return f.s.Say(words.EmpireHintLater())
	case history.Sides(&f.v.Board) == 2:
		return f.s.Say(words.EmpireHintBoth(f.named(1-f.v.Current), signed(h.Points), signed(theirs)))
	}
	return f.s.Say(words.EmpireHintLead(signed(h.Points), signed(h.Lead)))
}

// reasons are all that the advice promises, in one sentence; empty for nothing.
func (a *advice) reasons() string {
	k, all := a.f.s.Kit, ""
	for i := range a.hint.Gains {
		if said := gain(k, &a.hint.Gains[i]); all == "" {
			all = said
		} else {
			all = k.Say(words.EmpireGainAnd(all, said))
		}
	}
	if all == "" {
		return ""
	}
	return k.Say(words.EmpireGainList(all))
}

// gain puts a reason of an advice into words.
func gain(k *kit.Kit, g *bots.Gain) string {
	switch g.Why {
	case bots.TakesContinent:
		return k.Say(words.EmpireGainTakesContinent(flat(k, g.Continent)))
	case bots.TakesRegion:
		return k.Say(words.EmpireGainTakesRegion(region(k, g.Region)))
	case bots.FreesRegion:
		return k.Say(words.EmpireGainFreesRegion(region(k, g.Region)))
	case bots.NextStep:
		return k.Say(words.EmpireGainNextStep(g.Points, k.Say(history.GoodNames[g.Good]())))
	case bots.KeepsRegion:
		return k.Say(words.EmpireGainKeepsRegion(region(k, g.Region)))
	}
	return k.Say(words.EmpireGainSaves())
}
