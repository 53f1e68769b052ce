package kit

// Band is a sound engine whose music follows a game. With one that is none,
// pieces are played as they are.
type Band interface {
	// Intensity tells the music how much is going on, 0 to 1.
	Intensity(x float64)
	// MusicStop stops the music dead.
	MusicStop()
}

// Intensity tells the music how much is going on, 0 to 1.
func (k *Kit) Intensity(x float64) {
	if b, ok := k.Sound.(Band); ok {
		b.Intensity(x)
	}
}

// MusicStop stops the music dead, for silence that says something; MusicAt
// begins it again.
func (k *Kit) MusicStop() {
	if b, ok := k.Sound.(Band); ok {
		b.MusicStop()
	}
}
