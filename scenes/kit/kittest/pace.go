package kittest

import (
	"fmt"
	"strings"
	"testing"
	"unicode"

	"ludotheque/assets/words"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
)

// The pace of a person who learns.
const (
	// wordTicks is how long a word of a card is read: 200 words a minute.
	wordTicks = 60 * input.TicksPerSecond / 200
	// deedTicks is how long it takes to do what a card says without hurry.
	deedTicks = 2 * input.TicksPerSecond
	// maxLesson is how long a lesson takes, and maxHeart within what time it meets its
	// game's heart, in ticks.
	maxLesson, maxHeart = 180 * input.TicksPerSecond, 60 * input.TicksPerSecond
)

// meets plays the lesson at a person's pace: 200 words of its cards are read in a minute,
// each act takes two seconds, and others play as fast as they do for anybody. The game's
// heart is met within a minute, and the lesson is over after three. Printed with -v it is
// the script of the lesson. A run of the tests has one language and device; with
// LUDOTHEQUE_SIGHT=all it has all of them.
func (c *conformity[S, A, V]) meets(t *testing.T) {
	all := len(words.Languages) * len(Devices)
	for i := range all {
		lang, device := words.Languages[i%len(words.Languages)], Devices[i/len(words.Languages)]
		if !Whole() && i != len(c.front.Info.ID)%all {
			continue
		}
		t.Run(device+" in "+lang, func(t *testing.T) {
			p := newPupil(t, c.front, lang, device)
			defer func() { closes(p.scene) }()
			p.Kit.Prefs.Speed = 1
			c.meet(p)
		})
	}
}

// meet plays the lesson to its end, and notes when the step comes with which the heart has
// been met.
func (c *conformity[S, A, V]) meet(p *pupilAt) {
	p.T.Helper()
	face := p.scene.(interface{ Face() play.Face }).Face()
	now := func() int64 { return p.Kit.Env.Devices.Frame().Tick }
	began, read, ready, heart := now(), map[string]bool{}, 0, int64(-1)
	defer func() { p.T.Log("\n" + strings.Join(p.script, "\n")) }()
	for {
		at, ok := p.Kit.Lesson(p.scene)
		took := now() - began
		if !ok {
			p.script.add(p.Stage, "the lesson is over")
			if heart < 0 || heart > maxHeart || took > maxLesson || p.Shown != nil {
				p.T.Errorf("by %s: the lesson ends after %d s, at %T, and %s comes after %d s; want %d s and %d s at most", p.device, took/input.TicksPerSecond, p.Shown, c.Met.Key(), heart/input.TicksPerSecond, maxLesson/input.TicksPerSecond, maxHeart/input.TicksPerSecond)
			}
			return
		}
		step := &c.front.Lesson().Steps[at.Step]
		if step.Words.Key() == c.Met.Key() && !at.Away && heart < 0 {
			heart = took
		}
		if took > 2*maxLesson {
			p.T.Fatalf("by %s: six minutes lead to step %d, %s", p.device, at.Step+1, step.Words.Key())
		}
		said := p.Kit.Say(at.Said)
		switch {
		case at.Done || at.Shown:
			p.Wait(1)
			continue
		case !read[said] && !at.Away:
			read[said] = true
			p.script.add(p.Stage, "%d/%d %s", at.Step+1, at.All, said)
			p.Wait(wordsOf(said) * wordTicks)
			p.Picture(fmt.Sprintf("%s-%s-%s-%02d", c.front.Info.ID, p.device, p.Kit.Words.Language(), len(p.script)))
			continue // meanwhile something else may have come
		case at.Next.W > 0:
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

// wordsOf is how many words a text has that are read: marks alone are none.
func wordsOf(text string) int {
	return len(strings.FieldsFunc(text, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '\'' && r != '’' && r != '-'
	}))
}
