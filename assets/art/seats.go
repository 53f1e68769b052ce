package art

import "image/color"

// Mark says where a seat's letter goes in its sign, in units of the sign's own
// drawing: the middle of the letter, and the size of the type (Fredoka 700).
type Mark struct{ X, Y, Size float64 }

// ForSeat returns the look of one of the four seats of the board games, from 0;
// further seats begin again. Its colours are those of the placeholders and of
// nothing else.
func ForSeat(seat int) Look {
	s := &seats[(seat%len(seats)+len(seats))%len(seats)]
	return Look{
		Sign: s.sign,
		Colours: map[color.RGBA]color.Color{
			Seat: s.seat, Sign: s.on, Zone: s.zone, Comb: s.comb, CombPale: s.pale,
		},
	}
}

// LetterOf returns where the letter of a seat's sign goes. The sign's name is
// ForSeat(seat).Sign.
func LetterOf(seat int) Mark { return seats[(seat%len(seats)+len(seats))%len(seats)].letter }

var seats = [...]struct {
	sign                       string
	letter                     Mark
	seat, on, zone, comb, pale color.RGBA
}{
	{"signs/drop", Mark{0, 3.9, 13.4}, rgb(0x2B59C3), Paper, rgb(0xCBD8F6), rgb(0xA6BCEE), rgb(0xBACBF2)},
	{"signs/flame", Mark{0, 4.6, 13.8}, rgb(0xD8432B), Paper, rgb(0xF7CDBD), rgb(0xF0A890), rgb(0xF4BCA9)},
	{"signs/leaf", Mark{0.6, 0.4, 13.4}, rgb(0x3E8E41), Paper, rgb(0xCBE0B6), rgb(0x9FCB93), rgb(0xB7D7A6)},
	{"signs/star", Mark{0, 0.8, 11}, rgb(0xF2B632), Ink, rgb(0xF9E4A6), rgb(0xF1CB60), rgb(0xF5D986)},
}

func rgb(v uint32) color.RGBA { return color.RGBA{uint8(v >> 16), uint8(v >> 8), uint8(v), 0xFF} }
