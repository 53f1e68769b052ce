package kit

import (
	"ludotheque/assets/words"
	"ludotheque/scenes/ui"
)

// Usual is the percentage of game speed at which a clock goes as it is meant to.
const Usual = 100

// Tempo returns the speed of games in real time, in per cent of what it is meant to be: 50 to 150.
func (k *Kit) Tempo() int {
	if k.Prefs.Tempo == 0 {
		return Usual
	}
	return k.Prefs.Tempo
}

// TempoNote says in r, softly, that the clock does not go at its own pace; it
// paints nothing when it does.
func (k *Kit) TempoNote(p *ui.Painter, r ui.Rect, percent int, ink ui.Color) {
	if percent == Usual {
		return
	}
	h := min(r.H, 20)
	p.Art("icons/clock", r.X+h/2, r.CY(), ui.ArtStyle{Height: h * 0.8, Ink: ink})
	p.Label(k.Say(words.SettingsPercent(percent)), ui.Rect{X: r.X + h + 4, Y: r.Y, W: r.W - h - 4, H: r.H}, p.AtMost(ui.SmallStrong.With(ink), 1.25), ui.Left)
}
