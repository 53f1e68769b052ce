package kittest

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
)

const (
	// hintsOften is how often a hint is tried in a match.
	hintsOften = 4
	// askedFor is after how many ticks a second press answers a question that the first one asked.
	askedFor = 45
)

// does holds a match by keys or a pad to its hints: whatever a key or button that is
// shown has words, pressing it changes the screen, and nothing refuses it.
func (c *conformity[S, A, V]) does(t *testing.T, device string) {
	start := c.Start(1)
	if device == "pad" {
		start.Chairs[0].Device = input.Gamepad(0)
	}
	b := c.sit(t, start, func(s *Stage) {
		s.Kit.Prefs.Speed = 0
		if device == "pad" {
			plug(s, 1)
		}
	})
	tried := map[string]int{}
	b.beat(device, func() bool {
		for b.scene.Screen().Mine && b.tryHint(device, tried) {
		}
		return false
	})
	if _, over := b.Shown.(*Results); !over {
		t.Errorf("the match led to %T: %s", b.Shown, b.stand())
	}
	for hint, n := range tried {
		t.Logf("%s: tried %d times", hint, n)
	}
}

// tryHint tries a hint that was tried least, and reports whether there was one.
func (b *sitting[S, A, V]) tryHint(device string, tried map[string]int) bool {
	was, ok := b.settled()
	if !ok {
		return false
	}
	var hints []kit.Hint
	b.Kit.Hinted = func(h kit.Hint) { hints = append(hints, h) }
	b.Wait(1)
	b.Kit.Hinted = nil
	slices.SortStableFunc(hints, func(x, y kit.Hint) int { return tried[x.Words] - tried[y.Words] })
	if len(hints) == 0 || tried[hints[0].Words] >= hintsOften {
		return false
	}
	h, stood, hash, refused := hints[0], b.stand(), b.match.Hash(), b.Sound.Count("ui.refuse")
	tried[h.Words]++
	pressed := pressHint(b.Stage, device, h)
	for range 60 {
		if b.Shown != nil || b.shows() != was {
			break
		}
		b.Wait(1)
	}
	switch {
	case b.Shown != nil: // the pause, which the match goes on from
		b.Shown = nil
		return true
	case b.Sound.Count("ui.refuse") > refused && b.match.Hash() == hash:
		// It may have come too soon after another press, and then ask whether it is meant.
		for range 2 {
			b.Wait(askedFor)
			pressHint(b.Stage, device, h)
		}
		if b.match.Hash() != hash || b.Shown != nil {
			b.Shown = nil
			break
		}
		b.T.Errorf("by %s: %s is said to be %q, and is refused: %s", device, pressed, h.Words, stood)
	case b.shows() == was:
		b.T.Errorf("by %s: %s is said to be %q, and does nothing: %s", device, pressed, h.Words, stood)
	}
	if b.match.Hash() == hash { // what was opened or taken into the hand would be in the way
		pressHint(b.Stage, device, kit.Hint{Buttons: []input.Button{input.B}})
		b.Shown = nil
	}
	return true
}

// pressHint presses what a hint shows, and returns its name.
func pressHint(s *Stage, device string, h kit.Hint) string {
	s.T.Helper()
	var names []string
	switch {
	case device == "pad":
		for _, button := range h.Buttons {
			names = append(names, button.String())
			s.Button(button)
		}
	case h.Keyed:
		names = append(names, h.Key.String())
		s.Press(h.Key)
	case len(h.Chord) > 0:
		for _, k := range h.Chord {
			names = append(names, k.String())
			s.Hold(k, true)
		}
		s.Wait(1)
		for _, k := range h.Chord {
			s.Hold(k, false)
		}
		s.Wait(1)
	default:
		for _, button := range h.Buttons {
			k, ok := s.Kit.Env.Devices.HintKey(button)
			if !ok {
				s.T.Fatalf("%v, %q, has no key", button, h.Words)
			}
			names = append(names, k.String())
			s.Press(k)
		}
	}
	return strings.Join(names, " ")
}

// settled waits until what the screen shows rests, and returns it; ok is false where it
// does not.
func (b *sitting[S, A, V]) settled() (shown string, ok bool) {
	shown = b.shows()
	for still, n := 0, 0; still < 12; still++ {
		b.Wait(1)
		if n++; b.Shown != nil || n > 300 {
			return "", false
		}
		if now := b.shows(); now != shown {
			shown, still = now, 0
		}
	}
	return shown, true
}

// shows is all that can be read on the screen and what has the focus, as a text to compare.
func (b *sitting[S, A, V]) shows() string {
	var s strings.Builder
	fmt.Fprintln(&s, b.stand(), b.match.Hash())
	g := b.scene.Screen().Gui
	id, ok := g.Focused()
	fmt.Fprintln(&s, id, ok)
	for _, th := range g.Controls(nil) {
		fmt.Fprint(&s, th.ID, " ")
	}
	w := b.Kit.P.Witness
	for i := range w.Letters {
		r := w.Letters[i].Bounds()
		fmt.Fprintf(&s, "%s %.0f %.0f\n", w.Letters[i].Text, r.X, r.Y)
	}
	return s.String()
}
