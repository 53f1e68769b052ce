package kittest

import (
	"fmt"
	"slices"
	"strings"

	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/ui"
)

// Phones are the sizes of phones and tablets, upright and lying, in their own pixels,
// on which every screen is measured with a finger in use.
var Phones = [...][2]int{{320, 568}, {568, 320}, {375, 667}, {667, 375}, {412, 915}, {915, 412}, {768, 1024}, {1024, 768}}

// narrowest is how many of the first Phones every run measures: what has room there has it
// on the others.
const narrowest = 2

// What is wanted of a phone, in its own pixels.
const (
	fingertip  = 44
	legible    = 12
	roundedOff = 0.5
)

// onPhones shows a screen as a phone does, to a finger, upright and lying: its texts are
// of [legible] pixels and fit, and everything that a finger presses has a [fingertip].
// Every run tries the narrowest phones, see [phoneLooks].
func (s *Sight) onPhones(name string, scene scenes.Scene, tick func(l Look)) {
	if slices.Contains(s.Unplayed, name) {
		return
	}
	s.witness.Dry = !hidden.Wanted()
	s.k.Env.Coarse = true
	w, h, prefs, lang := s.k.Env.Width, s.k.Env.Height, s.k.Prefs, s.k.Words.Language()
	was, pointer := s.k.Env.Devices.Frame().Device, s.k.Env.Devices.Frame().Pointer
	s.k.Env.Devices.TouchFirst()
	s.phone = true
	defer func() {
		s.k.Env.Coarse, s.quiet, s.phone = false, true, false
		s.k.Env.Width, s.k.Env.Height, s.k.Prefs = w, h, prefs
		s.k.Words.SetLanguage(lang)
		f := s.k.Env.Devices.Frame()
		f.Device, f.Pointer = was, pointer
		tick(Look{lang, prefs.TextScale, w, h}) // what a test reads next is as it was
		s.quiet = false
	}()
	for _, l := range phoneLooks() {
		size := [2]int{l.W, l.H}
		l.Set(s.k)
		s.where = name + " on a phone, " + l.String()
		s.quiet = true
		tick(l)
		s.quiet = false
		tick(l) // what a finger hits is known from the tick before
		s.read(scene)
		if hidden.Wanted() && l.plain() {
			hidden.Picture(s.t, size[0], size[1], fmt.Sprintf("%s-%dx%d", strings.ReplaceAll(name, " ", "-"), size[0], size[1]), s.p.Flush)
		}
		s.targetsFit()
	}
}

// phoneLooks are the ways in which a run shows a screen on phones: in both languages on
// the narrowest of them, and with LUDOTHEQUE_SIGHT=all on all, at twice the size of texts
// too.
func phoneLooks() []Look {
	sizes, texts := Phones[:narrowest], []float32{1}
	if Whole() {
		sizes, texts = Phones[:], []float32{1, 2}
	}
	var looks []Look
	for _, size := range sizes {
		for _, lang := range words.Languages {
			for _, text := range texts {
				looks = append(looks, Look{lang, text, size[0], size[1]})
			}
		}
	}
	return looks
}

// plain says whether a look is in French, with texts of the usual size.
func (l Look) plain() bool { return l.Lang == words.Languages[0] && l.Text == 1 }

// targetsFit holds each target of the latest tick to a [fingertip].
func (s *Sight) targetsFit() {
	if s.gui == nil {
		return
	}
	v := s.p.View()
	for _, th := range s.gui.Controls(nil) {
		// What is scrolled half away comes into view; where a scene takes fingers by itself,
		// a spot is a sign for a place that it watches over.
		if th.Taken || th.Seen != th.Rect || th.Seen.W <= 0 || th.Seen.H <= 0 {
			continue
		}
		px := s.room(th, v)
		if px == 0 || slices.Contains(s.Heaped, th.Name) {
			continue // something else lies over it, as far as it shows at all
		}
		if px < fingertip-roundedOff {
			s.t.Errorf("%s: a finger has %.0f pixels for %v, at least %d are wanted", s.where, px, th.ID, fingertip)
		}
	}
}

// room is how many pixels of a phone press a thing, across the narrower way.
func (s *Sight) room(th ui.Control, v ui.View) float32 {
	best := float32(0)
	mine := func(x, y float32) bool {
		if !v.Rect().Contains(x, y) {
			return false
		}
		id, ok := s.gui.Aimed(x, y, fingertip/2/v.Scale)
		return ok && id == th.ID
	}
	for _, part := range [...]float32{0.5, 0.2, 0.8} {
		x, y := th.X+part*th.W, th.CY()
		if !mine(x, y) {
			continue
		}
		run := func(dx, dy float32) (n float32) {
			for n < fingertip && mine(x+dx*(n+0.5)/v.Scale, y+dy*(n+0.5)/v.Scale) {
				n++
			}
			return n
		}
		best = max(best, min(run(1, 0)+run(-1, 0), run(0, 1)+run(0, -1)))
	}
	return best
}
