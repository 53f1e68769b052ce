package ui

import (
	"ludotheque/assets/art"
	"ludotheque/rules"
)

// SeatStyle is the look of a seat; colour, shape and letter always go together.
type SeatStyle struct {
	// Color is the sign's colour on paper; Ground is the background of text in TextOn.
	Color, Ground, TextOn Color
	// Tint is the pale paper of the seat's possessions.
	Tint Color
	// Water is the sign's colour in deep water, where paper hues are too dark.
	Water Color
	// Sign is the artwork's name.
	Sign string
	// Edge is the outline of a pale sign; none if A is 0.
	Edge Color
}

// Depth is the dark end of the water, mixed into the middle of a cell.
var Depth = Hex(0x0B1D3A)

// Nucleus returns the colour of the middle of a seat's cell in water: its paper, darkened so that its
// shape can be shown on it in paper white.
func (s *SeatStyle) Nucleus() Color { return s.Color.Mix(Depth, 0.45) }

// Rim returns the colour of the line around a seat's cell in water: its water hue, half white, visible
// on the brightest water.
func (s *SeatStyle) Rim() Color { return s.Water.Mix(Color{1, 1, 1, 1}, 0.5) }

// Seats are the looks of the sixteen seats. Hues repeat with other shapes: no two seats share a shape
// or a letter. Games for two to four players use the first four.
var Seats = [16]SeatStyle{
	{Color: Hex(0x2B59C3), Ground: Hex(0x2B59C3), TextOn: Paper, Tint: Hex(0xCBD8F6), Water: Hex(0x6C97FF), Sign: "signs/drop"},
	{Color: Hex(0xCD3C25), Ground: Hex(0xC23A22), TextOn: Paper, Tint: Hex(0xF7CDBD), Water: Hex(0xFF7A58), Sign: "signs/flame"},
	{Color: Hex(0x378039), Ground: Hex(0x2F7834), TextOn: Paper, Tint: Hex(0xCBE0B6), Water: Hex(0x6CC964), Sign: "signs/leaf"},
	{Color: Hex(0xF2B632), Ground: Hex(0xF2B632), TextOn: Ink, Tint: Hex(0xF9E4A6), Water: Hex(0xFFCB45), Sign: "signs/star", Edge: Ink},
	{Color: Hex(0x6F46A8), Ground: Hex(0x6F46A8), TextOn: Paper, Tint: Hex(0xDCCFDF), Water: Hex(0xB08CF5), Sign: "signs/moon"},
	{Color: Hex(0xCF5F80), Ground: Hex(0xA94B6A), TextOn: Paper, Tint: Hex(0xF3D5D5), Water: Hex(0xFFA0BC), Sign: "signs/flower"},
	{Color: Hex(0x178A86), Ground: Hex(0x177774), TextOn: Paper, Tint: Hex(0xC7DFD7), Water: Hex(0x35D0C2), Sign: "signs/fish"},
	{Color: Hex(0xD4640F), Ground: Hex(0xAC500F), TextOn: Paper, Tint: Hex(0xF5D6BA), Water: Hex(0xFF9A3D), Sign: "signs/shell"},
	{Color: Hex(0x8B8778), Ground: Hex(0x6E6B60), TextOn: Paper, Tint: Hex(0xE3DED3), Water: Hex(0xF4EEDD), Sign: "signs/hourglass"},
	{Color: Hex(0xB0246F), Ground: Hex(0xB0246F), TextOn: Paper, Tint: Hex(0xECC7D1), Water: Hex(0xFF78C2), Sign: "signs/heart"},
	{Color: Hex(0x7F8E17), Ground: Hex(0x667017), TextOn: Paper, Tint: Hex(0xE0E0BC), Water: Hex(0xD3E34A), Sign: "signs/bolt"},
	{Color: Hex(0x3F8DBB), Ground: Hex(0x347197), TextOn: Paper, Tint: Hex(0xD1E0E3), Water: Hex(0x9FDDFF), Sign: "signs/cloud"},
	{Color: Hex(0x84553A), Ground: Hex(0x84553A), TextOn: Paper, Tint: Hex(0xE1D2C4), Water: Hex(0xD3A078), Sign: "signs/mushroom"},
	{Color: Hex(0x4E9678), Ground: Hex(0x407560), TextOn: Paper, Tint: Hex(0xD5E2D3), Water: Hex(0xB2F0CE), Sign: "signs/cross"},
	{Color: Hex(0x5B6478), Ground: Hex(0x5B6478), TextOn: Paper, Tint: Hex(0xD8D6D3), Water: Hex(0xAEBBD6), Sign: "signs/ring"},
	{Color: Hex(0x8C2F39), Ground: Hex(0x8C2F39), TextOn: Paper, Tint: Hex(0xE3C9C4), Water: Hex(0xE5808A), Sign: "signs/mountain"},
}

// SeatLook returns the look of a seat. Spectators and seats from the seventeenth on share one with a
// seat: no game has more.
func SeatLook(s rules.Seat) *SeatStyle { return &Seats[int(s)&15] }

// lettered are the looks of signs with a letter.
var lettered = func() [len(Seats)]SeatStyle {
	all := Seats
	for i := range all {
		all[i].Color = all[i].Ground
	}
	return all
}()

// Sign paints a seat's shape, h units high, with its letter inside if asked; the letter is legible
// from 32 units on, and left out where it cannot be made so.
func (p *Painter) Sign(s rules.Seat, cx, cy, h float32, letter bool) {
	look := SeatLook(s)
	if letter {
		// Under a letter the paper has enough contrast for text.
		look = &lettered[int(s)&15]
	}
	p.Art(look.Sign, cx, cy, ArtStyle{Height: h, Seat: look})
	if letter && h >= 20 {
		ink := White
		if look.Edge.A > 0 {
			ink = Ink
		}
		p.SignLetter(s, cx, cy, h, ink, look.Color)
	}
}

// Shape paints a seat's shape, h units high and flat in one colour, for water and dark grounds.
func (p *Painter) Shape(s rules.Seat, cx, cy, h float32, c Color) {
	flat := SeatStyle{Color: c, TextOn: c, Sign: SeatLook(s).Sign}
	p.Art(flat.Sign, cx, cy, ArtStyle{Height: h, Seat: &flat, Ink: c, Alpha: c.A})
}

// maxLetter is how many times larger than its usual share of a sign a letter may be.
const maxLetter = 1.5

// SignLetter paints only the letter of a sign that is h units high, in ink for a shape of that colour.
func (p *Painter) SignLetter(s rules.Seat, cx, cy, h float32, ink, shape Color) {
	box, err := art.Size(SeatLook(s).Sign)
	if err != nil {
		return
	}
	m, unit := art.LetterOf(int(s)), h/float32(box.H)
	x, y := cx+float32(m.X)*unit, cy+float32(m.Y)*unit
	size := float32(m.Size) * unit
	// In a small sign the letter is larger than its share; in a very small one it is left out.
	if floor := p.Legible(Type{}).Size * p.TextScale; size < floor {
		if size*maxLetter < floor {
			return
		}
		unit *= floor / size
		size = floor
		m.Disc = max(m.Disc, m.Size/2) // it may extend over the shape's edge
	}
	if m.Disc > 0 {
		if m.Paper {
			shape, ink = White, Ink
		}
		r := float32(m.Disc) * unit
		p.Disc(x, y, r, r, Sheet{Color: shape, Lift: -1, NoRim: true})
	}
	p.Text(s.Letter(), x, y+size*0.35, Type{Face: Fredoka700, Size: size / p.TextScale, Color: ink}, Center)
}

// SignDisc paints a sign on a white disc of radius r, as at the head of a seat's sheet.
func (p *Painter) SignDisc(s rules.Seat, cx, cy, r float32) {
	p.Disc(cx, cy, r, r, Slip.Of("seat", int(s)))
	p.Sign(s, cx, cy, r*1.28, true)
}
