package kittest

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

func (c *conformity[S, A, V]) losesAPad(t *testing.T) {
	start := c.Start(1)
	start.Chairs[0].Device = input.Gamepad(0)
	b := c.sit(t, start, func(s *Stage) { plug(s, 1) })
	b.mine()
	b.Src.Now.Pads = nil
	b.Wait(2)
	p, ok := b.Shown.(*Paused)
	if !ok {
		t.Fatalf("a lost pad led to %T: %s", b.Shown, b.stand())
	}
	if p.Lost != 0 || p.LostName != b.scene.Screen().Name(0) && p.LostName == "" || p.Device != input.Gamepad(0) || p.Computer == nil {
		t.Errorf("the pause says %+v", p.Paused)
	}
	steps := b.match.Steps()
	p.Computer()
	b.Shown = nil
	if b.scene.Screen().Person(0) {
		t.Error("a computer player was given the seat, and the person still has it")
	}
	b.Until("the computer player plays on", func() bool { return b.Shown != nil || b.match.Steps() > steps })
}

func (c *conformity[S, A, V]) ignoresOthers(t *testing.T) {
	people := 1
	start := c.Start(people)
	if c.game.Rules.Max > 1 {
		people = 2
		start = c.Start(people)
	}
	for i := range people {
		start.Chairs[i].Device = input.Gamepad(i)
	}
	b := c.sit(t, start, func(s *Stage) { plug(s, people+1) })
	b.mine()
	on := b.scene.Screen()
	other := people // an unused pad
	if people == 2 && !c.timed() && on.Eyes >= 0 {
		other = 1 - int(on.Eyes)
	}
	eyes, hash := on.Eyes, b.match.Hash()
	buttons := []input.Button{input.A, input.X, input.Right, input.A, input.Down, input.A, input.R, input.A}
	for i := range 6 * len(buttons) {
		b.Src.Now.Pads[other].Held = input.Of(buttons[i%len(buttons)])
		b.Wait(1)
		b.Src.Now.Pads[other].Held = 0
		b.Wait(1)
		if !c.timed() && (b.match.Hash() != hash || on.Eyes != eyes) || b.Shown != nil {
			t.Fatalf("pad %d, whose turn it is not, does something: %s", other, b.stand())
		}
	}
}

func (c *conformity[S, A, V]) refuses(t *testing.T) {
	said := map[string]map[string]error{}
	key := regexp.MustCompile(`\b` + c.game.Rules.ID + `\.\pL`) // of a text without words
	languages, refusals := words.Languages, c.Refusals
	if c.away { // it is the reason that comes from elsewhere, not the words
		languages, refusals = languages[:1], refusals[:min(2, len(refusals))]
	}
	for _, lang := range languages {
		said[lang] = map[string]error{}
		s := NewStage(t, lang, 1280, 720)
		b := c.open(s, c.Start(1))
		sight := s.Sight()
		for _, err := range refusals {
			for range 400 { // what was said before goes first
				s.Wait(1)
			}
			var before, after string
			sight.See(err.Error(), b.scene, false, func() { s.Wait(1) })
			before = sight.Said()
			b.refuse(err)
			sight.See(err.Error(), b.scene, false, func() { s.Wait(1 + b.answered()) })
			after = news(before, sight.Said())
			if after == "" || key.MatchString(after) || strings.Contains(after, "{") {
				t.Errorf("%s: %v is told by %q", lang, err, after)
			}
			said[lang][after] = err
		}
	}
	for text := range said["fr"] {
		if _, same := said["en"][text]; same {
			t.Errorf("%q is said in French and in English", text)
		}
	}
}

// news are the lines of now that were not there before.
func news(before, now string) string {
	was := strings.Split(before, "\n")
	var fresh []string
	for _, line := range strings.Split(now, "\n") {
		if !slices.Contains(was, line) {
			fresh = append(fresh, line)
		}
	}
	return strings.Join(fresh, "\n")
}

func (c *conformity[S, A, V]) prefers(t *testing.T) {
	// Without people a match goes at the pace of the preferences alone.
	b := c.sit(t, c.Start(0), nil)
	b.Wait(30)
	pace := func(ticks int) int {
		from := b.match.Steps()
		b.Wait(ticks)
		return b.match.Steps() - from
	}
	on := b.scene.Screen()
	b.Until("some steps without people", func() bool { return b.Shown != nil || on.Steps > c.game.Rules.Rate })
	if names, err := b.Kit.Env.Store.List("records/"); err != nil || len(names) != 1 {
		t.Errorf("of a match that is only watched %v is kept, %v", names, err)
	}
	for _, speed := range []float32{0.5, 4, 0} {
		b.Kit.Prefs.Speed = speed
		b.Wait(1)
		want := speed
		if speed == 0 {
			want = play.AtOnce
		}
		if !c.timed() && on.Pace != want {
			t.Errorf("with speed %g the show goes at %g", speed, on.Pace)
		}
	}
	if c.timed() {
		person := c.sit(t, c.Start(1), nil)
		person.beat("keys", func() bool { return person.match.Steps() > c.game.Rules.Rate })
		b, on = person, person.scene.Screen()
		b.Kit.Prefs.Tempo = 50
		slow := pace(120)
		b.Kit.Prefs.Tempo = 150
		if fast := pace(120); fast < 2*slow {
			t.Errorf("in 120 ticks %d steps at half speed, %d at one and a half", slow, fast)
		}
	} else if b.Shown == nil {
		b.Kit.Prefs.Speed = 0.5
		b.Wait(1)
		slow := pace(60)
		b.Kit.Prefs.Speed = 0
		if fast := pace(60); b.Shown == nil && fast <= slow {
			t.Errorf("in 60 ticks %d steps at half speed, %d at once", slow, fast)
		}
	}
	b.Kit.Prefs.TextScale, b.Kit.Prefs.Motion = 2, ui.Reduced
	b.Shown = nil
	b.Wait(1)
	if on.Gui.P.TextScale != 2 || on.Gui.Motion != ui.Reduced {
		t.Error("the size of texts or the amount of motion counts later only")
	}
}
