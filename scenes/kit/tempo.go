package kit

import (
	"ludotheque/assets/words"
	"ludotheque/scenes/ui"
)

// Speeds are the factors at which replays and brawls can be watched, and SpeedTexts what they are called.
var (
	Speeds     = [...]float32{0.5, 1, 2, 4, 8, 16}
	SpeedTexts = [len(Speeds)]words.Text{
		words.SettingsSpeedHalf(), words.SettingsSpeedNormal(), words.SettingsSpeedDouble(),
		words.SettingsSpeedFour(), words.SettingsSpeedEight(), words.SettingsSpeedSixteen(),
	}
)

// NormalTempo is the normal game speed, in per cent.
const NormalTempo = 100

// Tempo returns the speed of a game in real time, in per cent of the normal one: 50 to 150. In a lesson
// it is at most the normal one.
func (k *Kit) Tempo(game string) int {
	tempo := k.Prefs.Tempo
	if own, ok := k.Prefs.Tempos[game]; ok {
		tempo = own
	}
	if tempo == 0 || k.Learning && tempo > NormalTempo {
		return NormalTempo
	}
	return tempo
}

// TempoNote paints a discreet note in r if the speed is not the normal one.
func (k *Kit) TempoNote(p *ui.Painter, r ui.Rect, percent int, ink ui.Color) {
	if percent == NormalTempo {
		return
	}
	h := min(r.H, 20)
	p.Art("icons/clock", r.X+h/2, r.CY(), ui.ArtStyle{Height: h * 0.8, Ink: ink})
	p.Label(k.Say(words.SettingsPercent(percent)), ui.Rect{X: r.X + h + 4, Y: r.Y, W: r.W - h - 4, H: r.H}, p.AtMost(ui.SmallStrong.With(ink), 1.25), ui.Left)
}
