package kittest

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
)

// pupilKinds are the people for whom a lesson has to end well.
var pupilKinds = []string{"obeys", "presses at random", "does nothing", "skips all"}

// Times of pupils, in ticks.
const (
	// maxStep is how long a step takes a pupil.
	maxStep = 3 * 60 * input.TicksPerSecond
	// idle is how long a pupil does nothing, and wild is how many things a pupil
	// presses at random.
	idle = 60 * input.TicksPerSecond
	wild = 150
)

// teaches plays the lesson by four pupils in both languages by each device. A run of the
// tests has each pupil once, by another device in each game; with LUDOTHEQUE_SIGHT=all it
// has all of them.
func (c *conformity[S, A, V]) teaches(t *testing.T) {
	all := len(words.Languages) * len(Devices)
	for k, kind := range pupilKinds {
		for i := range all {
			if !Whole() && i != (len(c.front.Info.ID)+3*k)%all {
				continue
			}
			lang, device := words.Languages[i%len(words.Languages)], Devices[i/len(words.Languages)]
			t.Run(kind+" by "+device+" in "+lang, func(t *testing.T) {
				p := newPupil(t, c.front, lang, device)
				defer func() { closes(p.scene) }()
				p.learn(kind, c.Obey)
				if kind == "obeys" || kind == "skips all" {
					playsBack(p.Stage, p.front, p.scene)
				}
			})
		}
	}
	for i, device := range Devices[:2] {
		t.Run("presses what the card names by "+device, func(t *testing.T) {
			p := newPupil(t, c.front, words.Languages[i], device)
			defer func() { closes(p.scene) }()
			p.learn("presses what the card names", c.pressesNamed)
		})
	}
}

// pressesNamed presses the keys or buttons that the card names. Where directions are among them it has
// to know where to go, and does what Obey does.
func (c *conformity[S, A, V]) pressesNamed(s *Stage, face play.Face, step *lesson.Step, p lesson.Progress, device string) {
	var named *kit.Hint
	s.Kit.Hinted = func(h kit.Hint) {
		if h.Words == lesson.Named {
			named = &h
		}
	}
	s.Wait(1)
	s.Kit.Hinted = nil
	way := func(b input.Button) bool { return input.Directions.Has(b) }
	if named == nil || (device == "pad" || !named.Keyed) && slices.ContainsFunc(named.Buttons, way) {
		c.Obey(s, face, step, p, device)
		return
	}
	pressHint(s, device, *named)
	s.Wait(30)
}

// pupilAt is a person who learns a game, with a device.
type pupilAt struct {
	*Stage
	front  *play.FrontEnd
	scene  lesson.Pupil
	device string
	rand   rules.Rand
	// seen and done are the steps that came, and those that were ticked off.
	seen, done map[int]bool
	passed     int
	// left is the scene from which the pupil came back.
	left   lesson.Pupil
	script script
}

func newPupil(t *testing.T, front *play.FrontEnd, lang, device string) *pupilAt {
	s := NewStage(t, lang, 1280, 720)
	if hidden.Wanted() {
		s.Draws()
		if device == "touch" {
			s.Kit.Env.Width, s.Kit.Env.Height, s.Kit.Env.Coarse = 390, 844, true
			s.Kit.Env.Devices.TouchFirst()
		}
	}
	s.Kit.Prefs.Speed = 4
	if device == "pad" {
		plug(s, 1)
	}
	return &pupilAt{Stage: s, front: front, scene: learn(s, front), device: device, rand: rules.Rand{State: 7}, seen: map[int]bool{}, done: map[int]bool{}}
}

// learn is a lesson from its first step to its end.
func (p *pupilAt) learn(kind string, obey func(s *Stage, face play.Face, step *lesson.Step, p lesson.Progress, device string)) {
	p.T.Helper()
	face := p.scene.(interface{ Face() play.Face }).Face()
	switch kind {
	case "obeys", "presses what the card names":
		p.toTheEnd(func(step *lesson.Step, at lesson.Progress) {
			// In a game without a clock it is left where the person decides.
			if kind == "obeys" && p.left == nil && at.Step >= at.All/3 && at.Points && (p.front.Info.RealTime() || !at.Label.IsZero()) {
				face = p.leave()
			}
			if at.Next.W > 0 {
				p.goOn(at)
			} else if obey(p.Stage, face, step, at, p.device); !p.Done() {
				p.Wait(1)
			}
		})
	case "skips all":
		p.toTheEnd(func(_ *lesson.Step, at lesson.Progress) { p.skip(at) })
	case "does nothing":
		p.Wait(idle)
		at, ok := p.Kit.Lesson(p.scene)
		if !ok || p.Shown != nil {
			p.T.Fatalf("nothing was done for %d ticks, and the match led to %T, the lesson to %+v", idle, p.Shown, at)
		}
		p.toTheEnd(func(_ *lesson.Step, at lesson.Progress) { p.skip(at) })
	case "presses at random":
		p.wild()
		if _, ok := p.Kit.Lesson(p.scene); ok && p.Shown == nil {
			p.toTheEnd(func(_ *lesson.Step, at lesson.Progress) { p.skip(at) })
		}
		return // who plays as he likes need not see every step come true
	}
	for i := range p.front.Lesson().Steps {
		step := &p.front.Lesson().Steps[i]
		if task := len(step.Until) > 0; !p.seen[i] || task && !p.done[i] {
			p.T.Errorf("step %d, %s: it came %v, what it asks for happened %v", i+1, step.Words.Key(), p.seen[i], p.done[i])
		}
	}
	if p.passed > 0 || p.Shown != nil {
		p.T.Errorf("%d tasks were passed over; the lesson leads to %T", p.passed, p.Shown)
	}
	p.Wait(60)
}

// toTheEnd does something again and again until the lesson is over.
func (p *pupilAt) toTheEnd(do func(step *lesson.Step, at lesson.Progress)) {
	p.T.Helper()
	step, since, where := -1, p.Kit.Env.Devices.Frame().Tick, place{}
	labels := p.labels()
	for {
		at, ok := p.Kit.Lesson(p.scene)
		if !ok || p.Shown != nil {
			return
		}
		now := p.Kit.Env.Devices.Frame().Tick
		if at.Step != step {
			step, since = at.Step, now
		}
		p.seen[at.Step], p.passed = true, at.Passed
		p.done[at.Step] = p.done[at.Step] || at.Done
		where.hold(p.Stage, p.device, at)
		if now-since >= 24 {
			labels.read(p.device, at)
		}
		switch {
		case now-since > maxStep:
			p.T.Fatalf("by %s: step %d, %s, does not end: %+v", p.device, step+1, p.front.Lesson().Steps[step].Words.Key(), at)
		case at.Done || at.Shown || now-since < 24: // the card comes first
			p.Wait(1)
		default:
			do(&p.front.Lesson().Steps[at.Step], at)
		}
	}
}

// leave leaves the lesson and comes back to it: it is the same step of the same match.
func (p *pupilAt) leave() play.Face {
	p.T.Helper()
	before, _ := p.Kit.Lesson(p.scene)
	told := scenes.Tell(p.scene)
	closes(p.scene)
	p.left, p.scene = p.scene, learn(p.Stage, p.front)
	now, ok := p.Kit.Lesson(p.scene)
	if !ok || now.Step != before.Step || scenes.Tell(p.scene) != told {
		p.T.Fatalf("left at step %d, %s; back at step %d, %s", before.Step+1, told, now.Step+1, scenes.Tell(p.scene))
	}
	return p.scene.(interface{ Face() play.Face }).Face()
}

// goOn sends a card away.
func (p *pupilAt) goOn(at lesson.Progress) {
	switch p.device {
	case "keys":
		p.Press(ebiten.KeyEnter)
	case "pad":
		p.Button(input.A)
	case "mouse":
		p.Click(at.Next.CX(), at.Next.CY())
	default:
		p.Tap(at.Next.CX(), at.Next.CY())
	}
}

// skip skips a step: one to read by what sends it away, a task by having it played.
func (p *pupilAt) skip(at lesson.Progress) {
	key, box := ebiten.KeyEnter, at.Next
	if box.W == 0 {
		key, box = ebiten.KeyF6, at.Show
		p.Wait(40) // until the key takes a press
	}
	switch {
	case p.device == "keys":
		p.Press(key)
	case p.device == "pad":
		p.Kit.Teacher(p.scene).Skip() // as the pause sheet does
		p.Wait(1)
	case p.device == "mouse":
		p.Click(box.CX(), box.CY())
	default:
		p.Tap(box.CX(), box.CY())
	}
}

// wildKeys and wildButtons are what a careless pupil presses.
var (
	wildKeys = []ebiten.Key{ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyTab,
		ebiten.KeyBackspace, ebiten.KeyEscape, ebiten.KeyF2, ebiten.KeyF6, ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyA, ebiten.KeyE, ebiten.KeyT, ebiten.KeyX, ebiten.KeyPageDown}
	wildButtons = []input.Button{input.Up, input.Down, input.Left, input.Right, input.A, input.B, input.X, input.Y, input.L, input.R, input.ZL, input.ZR, input.Start}
)

// wild presses what comes to hand; from other screens it comes back.
func (p *pupilAt) wild() {
	v := p.Kit.P.View()
	for range wild {
		x, y := float32(p.rand.Intn(int(v.W))), float32(p.rand.Intn(int(v.H)))
		switch p.device {
		case "keys":
			p.Press(wildKeys[p.rand.Intn(len(wildKeys))])
		case "pad":
			p.Button(wildButtons[p.rand.Intn(len(wildButtons))])
		case "mouse":
			p.Click(x, y)
		default:
			p.Tap(x, y)
		}
		p.Wait(p.rand.Intn(20))
		if p.Done() {
			return // the match is over, and the lesson with it
		}
		p.Shown = nil
	}
}
