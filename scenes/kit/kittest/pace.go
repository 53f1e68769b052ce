package kittest

import (
	"testing"
	"time"

	"ludotheque/assets/words"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// The pace of a person who learns, in ticks.
const (
	// lineTicks is how long a line of a card is read, and deedTicks how long it takes
	// to do what it says where nobody is in a hurry.
	lineTicks, deedTicks = input.TicksPerSecond, 2 * input.TicksPerSecond
	// mostLesson is within what time a lesson meets its game's best moment.
	mostLesson = 180 * input.TicksPerSecond
)

// cardWide is how wide the text on the card of a lesson is, in units.
const cardWide = 308

// meets plays the lesson at a person's pace until its game's best moment is met, which
// has to be within three minutes: each line of a card is read for a second, each deed
// takes two, and others play as fast as they do for anybody. Every run of the tests
// has one language and device; with LUDOTHEQUE_SIGHT=all it has all of them.
func (c *conformity[S, A, V]) meets(t *testing.T) {
	all := len(words.Languages) * len(Devices)
	for i := range all {
		if !Whole() && i != time.Now().YearDay()%all {
			continue
		}
		lang, device := words.Languages[i%len(words.Languages)], Devices[i/len(words.Languages)]
		t.Run(device+" in "+lang, func(t *testing.T) {
			p := newPupil(t, c.front, lang, device)
			defer func() { closes(p.scene) }()
			p.Kit.Prefs.Speed = 1
			c.meet(p)
		})
	}
}

// meet plays the lesson until the step comes with which the best moment has been met.
func (c *conformity[S, A, V]) meet(p *pupilAt) {
	p.T.Helper()
	face := p.scene.(interface{ Face() play.Face }).Face()
	now := func() int64 { return p.Kit.Env.Hands.Frame().Tick }
	began, read, ready := now(), map[string]bool{}, 0
	for {
		at, ok := p.Kit.Lesson(p.scene)
		if !ok {
			p.T.Fatalf("by %s: after %d s the lesson ends, at %T, without %s\n%v", p.device, (now()-began)/input.TicksPerSecond, p.Shown, c.Met.Key(), p.told)
		}
		step := &c.front.Lesson.Steps[at.Step]
		took := now() - began
		if step.Words.Key() == c.Met.Key() && !at.Away {
			p.T.Logf("the best moment is met after %d s: %q", took/input.TicksPerSecond, p.told)
			return
		}
		if took > mostLesson {
			p.T.Fatalf("by %s: three minutes lead to step %d, %s, and not to %s\n%v", p.device, at.Step+1, step.Words.Key(), c.Met.Key(), p.told)
		}
		said := p.Kit.Say(at.Said)
		switch {
		case at.Done || at.Shown:
			p.Wait(1)
			continue
		case !read[said] && !at.Away:
			read[said] = true
			p.told.step(p.Stage, c.front, at)
			p.Wait(p.lines(said) * lineTicks)
			continue // meanwhile something else may have come
		case len(step.Until) == 0 && step.Ticks == 0 && !at.Away:
			p.goOn(at)
		case !c.timed() && at.Points && !at.Away && ready < deedTicks:
			ready++
			p.Wait(1)
			continue
		default:
			ready = 0
			c.Obey(p.Stage, face, step, at, p.device)
		}
		if !p.Done() {
			p.Wait(1)
		}
	}
}

// lines is how many lines a text takes on the card.
func (p *pupilAt) lines(said string) int {
	kind := ui.Body.Sized(ui.SizeText)
	one := p.Kit.P.TextHeight("A", kind, cardWide)
	return max(1, int(p.Kit.P.TextHeight(said, kind, cardWide)/one+0.5))
}
