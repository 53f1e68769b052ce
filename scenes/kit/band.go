package kit

// Band is a sound engine whose music can follow a game. With others, pieces are played without
// changes.
type Band interface {
	// Intensity sets the intensity of the music, 0 to 1.
	Intensity(x float64)
	// MusicStop stops the music at once.
	MusicStop()
}

// Intensity sets the intensity of the music, 0 to 1.
func (k *Kit) Intensity(x float64) {
	if b, ok := k.Sound.(Band); ok {
		b.Intensity(x)
	}
}

// MusicStop stops the music at once, for a dramatic silence; MusicAt starts it again.
func (k *Kit) MusicStop() {
	if b, ok := k.Sound.(Band); ok {
		b.MusicStop()
	}
}
