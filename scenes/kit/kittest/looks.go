package kittest

import (
	"fmt"
	"slices"

	"ludotheque/assets/words"
	"ludotheque/scenes/play"
)

// A Look is one of the ways in which a screen is shown.
type Look struct {
	Lang string
	// Text is the size of texts, 1 to 2.
	Text float32
	W, H int
}

// Windows are the sizes of window, in pixels, in which every screen has to be
// readable: the design's own form small and large, a handheld's, the same in a
// corner of a desktop, a narrow window, and a phone.
var Windows = [...][2]int{{1280, 720}, {720, 1280}, {1280, 800}, {390, 844}, {1920, 1080}, {3840, 2160}, {960, 600}, {640, 400}}

// textSizes are the sizes of texts that the settings offer.
var textSizes = [...]float32{1, 1.25, 1.5, 1.75, 2}

// Looks are all the ways in which every screen has to be readable: every window, both
// languages, every size of texts. Those of one window and language follow each
// other, the usual size first.
func Looks() []Look {
	var all []Look
	for _, size := range Windows {
		for _, lang := range words.Languages {
			for _, text := range textSizes {
				all = append(all, Look{lang, text, size[0], size[1]})
			}
		}
	}
	return all
}

// HardLooks are those in which it is hardest to fit: texts of twice their size, in
// a wide and in a narrow window.
func HardLooks() []Look {
	return slices.DeleteFunc(Looks(), func(l Look) bool { return l.Text != 2 || !l.hard() })
}

// hard says whether a look's window is one of the two that differ most.
func (l Look) hard() bool { return [2]int{l.W, l.H} == Windows[0] || [2]int{l.W, l.H} == Windows[1] }

// looksOf are those in which an ordinary run shows the n-th screen: the usual size
// of texts and the largest, in both languages in the usual window, and by turns in one
// of them in the window that differs most from it; and by turns one more window and
// one more size.
func looksOf(n int) []Look {
	rest := Windows[2:]
	round := n / (len(rest) * len(words.Languages))
	window, lang := rest[n%len(rest)], words.Languages[n/len(rest)%len(words.Languages)]
	text := textSizes[1+(n+round)%(len(textSizes)-1)]
	return slices.DeleteFunc(Looks(), func(l Look) bool {
		if l.hard() {
			turn := [2]int{l.W, l.H} == Windows[0] || l.Lang == words.Languages[n%len(words.Languages)]
			return !turn || l.Text != 1 && l.Text != 2
		}
		return [2]int{l.W, l.H} != window || l.Lang != lang || l.Text != 1 && l.Text != text
	})
}

// String names the look in a test's message: "fr 200% 1280x720".
func (l Look) String() string { return fmt.Sprintf("%s %d%% %dx%d", l.Lang, int(l.Text*100), l.W, l.H) }

// Narrow says whether columns stack.
func (l Look) Narrow() bool { return l.W < l.H }

// Usual is the first look of a player whose system speaks French.
func (l Look) Usual() bool { return l.Lang == "fr" && l.Text == 1 && l.W == 1280 && l.H == 720 }

// Set makes a kit show its screens so.
func (l Look) Set(k *play.App) {
	k.Words.SetLanguage(l.Lang)
	k.Prefs.TextScale = l.Text
	k.Env.Width, k.Env.Height = l.W, l.H
}
