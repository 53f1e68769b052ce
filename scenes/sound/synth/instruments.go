package synth

var instruments = make(map[string]*Instrument)

func init() {
	for _, in := range []*Instrument{
		{"kora", Tuned, kora, false}, {"bass", Tuned, bass, false},
		{"kalimba", Tuned, kalimba, false}, {"marimba", Tuned, marimba, false}, {"bell", Tuned, bell, false}, {"coin", Tuned, coin, false},
		{"cup", Tuned, cup, false}, {"wood", Tuned, wood, false}, {"urchin", Tuned, urchin, false}, {"glass", Tuned, glass, false},
		{"flute", Tuned, flute, true}, {"reed", Tuned, reed, true}, {"pad", Tuned, pad, false}, {"buzz", Tuned, buzz, false}, {"gulp", Tuned, gulp, false},
		{"rustle", Paper, rustle, false}, {"tear", Paper, tear, false}, {"cut", Paper, cut, false}, {"lay", Paper, lay, false},
		{"flip", Paper, flip, false}, {"whoosh", Paper, whoosh, false}, {"wave", Paper, wave, false},
		{"kick", Drum, kick, false}, {"shaker", Drum, shaker, false}, {"brush", Drum, brush, false}, {"handdrum", Drum, handdrum, false},
	} {
		instruments[in.Name] = in
	}
}
