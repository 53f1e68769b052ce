package empire

import (
	"context"

	bots "ludotheque/ai/empire"
	game "ludotheque/rules/empire"
)

// advice is what a strong player would do, asked for by the person at the
// screen, and what is carried out of it.
type advice struct {
	hint   bots.Hint
	known  bool
	step   int // of the match, for which it was given
	asked  bool
	play   bool // it is carried out when it comes
	answer chan bots.Hint
	stop   context.CancelFunc
	todo   []game.Action
	wait   int // ticks before the next of them
}

// betweenActs is how long the person sees each thing that is done for him, in
// ticks.
const betweenActs = 20

// ask asks what to do, or for somebody to do it.
func (a *advice) ask(s *Scene, play bool) {
	if !s.mine() || len(a.todo) > 0 {
		return
	}
	switch s.v.Phase {
	case game.PhaseChoose:
		if play {
			s.use(s.v.Choice.Suggested)
			return
		}
		s.hands.region = s.v.Choice.Suggested
		return
	case game.PhaseTake, game.PhaseAct:
	default:
		s.refuse("empire.refused.no-hint")
		return
	}
	s.k.Play("ui.press")
	if a.known && a.step == s.m.Steps() {
		if play {
			a.begin(s)
		} else {
			a.known = false // the key hides it again
		}
		return
	}
	if a.asked {
		a.play = a.play || play
		return
	}
	a.known, a.asked, a.play, a.step = false, true, play, s.m.Steps()
	ctx, stop := context.WithCancel(context.Background())
	v, seed := s.v, s.seats.Start.Setup.Seed
	if s.k.Env.Steady {
		a.stop = stop
		a.got(s, bots.Advise(ctx, v, seed))
		return
	}
	answer := make(chan bots.Hint, 1)
	a.answer, a.stop = answer, stop
	go func() { answer <- bots.Advise(ctx, v, seed) }()
}

// got takes the advice that has come.
func (a *advice) got(s *Scene, h bots.Hint) {
	a.asked, a.answer = false, nil
	if a.stop != nil {
		a.stop()
		a.stop = nil
	}
	if a.step != s.m.Steps() || !s.mine() {
		return // something else was done meanwhile
	}
	a.hint, a.known = h, true
	if len(h.Acts) > 0 && h.Acts[0].Do == game.DoTake {
		s.aimCard(h.Acts[0].N)
	}
	if a.play {
		a.begin(s)
	}
}

// begin carries the advice out.
func (a *advice) begin(s *Scene) {
	if len(a.hint.Acts) == 0 {
		s.refuse("empire.hint.nothing")
		return
	}
	a.todo, a.wait = append(a.todo[:0], a.hint.Acts...), 0
}

// tick takes the advice when it has come.
func (a *advice) tick(s *Scene) {
	select {
	case h := <-a.answer:
		a.got(s, h)
	default:
	}
}

// follow does the next thing that the person wants done for him.
func (s *Scene) follow() {
	a := &s.advice
	if len(a.todo) == 0 {
		return
	}
	if a.wait--; a.wait > 0 {
		return
	}
	a.wait = betweenActs
	if s.speed > 0 {
		a.wait = int(betweenActs / s.speed)
	}
	next := a.todo[0]
	a.todo = a.todo[1:]
	if err := s.submit(next); err != nil {
		s.refuseErr(err)
		a.todo = a.todo[:0]
	}
}

// stale forgets what was to be done, since the person does something himself.
func (a *advice) stale() { a.todo = a.todo[:0] }

// forget forgets the advice.
func (a *advice) forget() {
	a.close()
	*a = advice{todo: a.todo[:0]}
}

// close stops whoever thinks.
func (a *advice) close() {
	if a.stop != nil {
		a.stop()
		a.stop = nil
	}
}

// gainKeys are the words for the reasons of an advice.
var gainKeys = [...]string{
	bots.TakesContinent: "empire.gain.takes-continent", bots.TakesRegion: "empire.gain.takes-region", bots.FreesRegion: "empire.gain.frees-region",
	bots.NextStep: "empire.gain.next-step", bots.KeepsRegion: "empire.gain.keeps-region", bots.Saves: "empire.gain.saves",
}

// gain puts a reason of an advice into words.
func (w *speech) gain(g *bots.Gain) string {
	what := ""
	switch g.Why {
	case bots.TakesContinent:
		what = w.flat(g.Continent)
	case bots.NextStep:
		what = w.word(goodKeys[g.Good])
	case bots.Saves:
	default:
		what = w.region(g.Region)
	}
	return w.say(phrase{key: gainKeys[g.Why], x: what, n: g.Points})
}
