package kittest

import (
	"regexp"
	"slices"
	"strings"

	"ludotheque/scenes/lesson"
	"ludotheque/scenes/ui"
)

// quoted are the words in quotation marks of a card, in either language.
var quoted = regexp.MustCompile(`«\x{a0}([^»]*)\x{a0}»|“([^”]*)”`)

// labels holds the card of a lesson to what stands on the keys of its screen.
type labels struct {
	stage *Stage
	sight *Sight
}

// labels reads what a stage shows until the test ends.
func (s *Stage) labels() *labels {
	l := &labels{stage: s, sight: NewSight(s.T, s.Kit, nil)}
	s.Kit.P.Overflow = nil // whether all fits is for LessonsFit
	return l
}

// read fails when the card says another word than the key has: what it quotes can be
// read beside it, the key that it points at has the step's label, and the place in the
// ring is pressed only where there is a ring.
func (l *labels) read(front string, p lesson.Progress) {
	l.stage.T.Helper()
	if p.Away || p.Done || p.Shown || p.Card.W == 0 {
		return
	}
	k := l.stage.Kit
	card, label := k.Say(p.Said), k.Say(p.Label)
	if p.Rings && !p.Points {
		l.tell("%s, step %d: the card tells to press what is in the ring, and there is none", front, p.Step+1)
	}
	if label != "" && !slices.ContainsFunc(quoted.FindAllStringSubmatch(card, -1), func(m []string) bool { return m[1]+m[2] == label }) {
		l.tell("%s, step %d: %q does not name the key %q", front, p.Step+1, card, label)
	}
	if !p.Points {
		return
	}
	for _, m := range quoted.FindAllStringSubmatch(card, -1) {
		if word := m[1] + m[2]; !l.shows(word, ui.Rect{}, p.Card) {
			l.tell("%s, step %d: the card names %q, and no key says so", front, p.Step+1, word)
		}
	}
	if label != "" && !l.shows(label, p.Spot, p.Card) {
		l.tell("%s, step %d: the key in the ring does not say %q", front, p.Step+1, label)
	}
}

func (l *labels) tell(format string, args ...any) {
	l.stage.T.Helper()
	l.sight.tell(format, args...)
}

// shows says whether a word can be read, in a place if that is not empty, and not on
// the card.
func (l *labels) shows(word string, in, card ui.Rect) bool {
	return slices.ContainsFunc(l.sight.readable(), func(t *ui.Letters) bool {
		b := t.Bounds()
		return strings.Contains(t.Text, word) && !card.Contains(b.CX(), b.CY()) && (in.W == 0 || in.Contains(b.CX(), b.CY()))
	})
}
