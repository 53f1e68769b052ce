package synth

var instruments = make(map[string]*Instrument)

func init() {
	for _, in := range []*Instrument{
		{"kora", Tuned, kora}, {"bass", Tuned, bass},
		{"kalimba", Tuned, kalimba}, {"marimba", Tuned, marimba}, {"bell", Tuned, bell}, {"coin", Tuned, coin},
		{"cup", Tuned, cup}, {"wood", Tuned, wood}, {"urchin", Tuned, urchin}, {"glass", Tuned, glass},
		{"flute", Tuned, flute}, {"reed", Tuned, reed}, {"pad", Tuned, pad}, {"buzz", Tuned, buzz}, {"gulp", Tuned, gulp},
		{"rustle", Paper, rustle}, {"tear", Paper, tear}, {"cut", Paper, cut}, {"lay", Paper, lay},
		{"flip", Paper, flip}, {"whoosh", Paper, whoosh}, {"wave", Paper, wave},
		{"kick", Drum, kick}, {"shaker", Drum, shaker}, {"brush", Drum, brush},
	} {
		instruments[in.Name] = in
	}
}
