package board

import (
	"math"

	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// Kind is a fighter's rank; the cup says it by its shape. The ranks and the
// strategies are in the order of the rules.
type Kind uint8

// The ranks.
const (
	Master Kind = iota
	Elite
	Student
)

// Motif is the pattern painted on a cup: it tells the fighters of a side apart.
type Motif uint8

// What can be painted around a cup; Motifs is how many there are.
const (
	Stripe Motif = iota
	Dots
	Zigzag
	Bars
	Wave
	Slant
	Motifs
)

// Strategy is what the brows and the sign say.
type Strategy uint8

// The strategies.
const (
	Offensive Strategy = iota
	Defensive
	Random
)

// Posture is how a cup stands; each is recognisable without colour.
type Posture uint8

// The postures.
const (
	// Standing is a fighter on the field, Down a reservist: upside-down.
	Standing Posture = iota
	Down
	// Leaving is the dashed outline of one who has an order to go elsewhere,
	// Ghost that of one who would stand here.
	Leaving
	Ghost
)

// Cup is a fighter as it is shown.
type Cup struct {
	Who
	Kind     Kind
	Motif    Motif
	Strategy Strategy
	Posture  Posture
	// Name stands under the cup where names are shown.
	Name string
	// Silhouette hides face, motif and sign: of the other side only the number
	// and the rank are known.
	Silhouette bool
	// Bar shows the ECTS bar: Share is what is left, 0 to 1, Pale what was there
	// before the last hit.
	Bar         bool
	Share, Pale float32
	// bar is how wide the bar may be where many stand; 0 is the usual 40.
	bar float32
	// Sign shows the strategy at the upper right.
	Sign bool
	// Acting puts it on a plate of sun. Selected lifts it on a mat; Ticked adds a
	// tick. Hot is the one under the pointer.
	Acting, Selected, Ticked, Hot bool
	// Fallen is how far it has fallen, from 0 (standing) to 1 (on its side, grey,
	// in a puddle). Fade takes it away afterwards, 0 to 1.
	Fallen, Fade float32
	// Raised is how high it is held before it throws, 0 to 1.
	Raised float32
	// Last is the last one of its side in a zone that is not lost yet: it stands in a
	// light.
	Last bool
	// Gone keeps the place of one who has fallen empty, so that the others do not move while
	// one looks.
	Gone bool
	// Hit goes from 1, when it is struck, to 0.
	Hit float32
	// Bounce goes from 1 to 0: "this one still needs something".
	Bounce float32
	// Arrive goes from 1 to 0 as the cup is set down from above.
	Arrive float32
}

// looking returns the side that a cup of a seat looks to: the left side looks right.
func looking(s rules.Seat) int {
	if s == 0 {
		return 0
	}
	return 1
}

var kindNames = [...]string{Student: "student", Elite: "elite", Master: "master"}

// The names of the pictures are put together once: a name that is put together
// in a frame is an allocation.
var (
	bodies      [3][Motifs][2]string
	silhouettes = [3]string{"brutal/master-silhouette", "brutal/elite-silhouette", "brutal/student-silhouette"}
	mats        = [3][2]string{{"brutal/master-mat", "brutal/master-mat-down"}, {"brutal/elite-mat", "brutal/elite-mat-down"}, {"brutal/student-mat", "brutal/student-mat-down"}}
	outlines    = [3][2]string{{"brutal/master-outline", "brutal/master-outline-down"}, {"brutal/elite-outline", "brutal/elite-outline-down"}, {"brutal/student-outline", "brutal/student-outline-down"}}
	blanks      = [3][2]string{{"brutal/master-blank", "brutal/master-blank-down"}, {"brutal/elite-blank", "brutal/elite-blank-down"}, {"brutal/student-blank", "brutal/student-blank-down"}}
	faces       = [3][2]string{{"brutal/face-offensive-right", "brutal/face-offensive-left"}, {"brutal/face-defensive-right", "brutal/face-defensive-left"}, {"brutal/face-random-right", "brutal/face-random-left"}}
)

func init() {
	motifs := [Motifs]string{"stripe", "dots", "zigzag", "bars", "wave", "slant"}
	for k, kind := range kindNames {
		for m, motif := range motifs {
			bodies[k][m] = [2]string{"brutal/" + kind + "-" + motif, "brutal/" + kind + "-" + motif + "-down"}
		}
	}
}

// StrategyIcon returns the artwork of a strategy, in ink, and the colour it is
// painted in on paper.
func StrategyIcon(s Strategy) (icon string, c ui.Color) {
	switch s {
	case Defensive:
		return "brutal/defensive", leafGreen
	case Random:
		return "brutal/random", violet
	}
	return "brutal/offensive", brickMark
}

// The colours of the campus.
var (
	brick     = ui.Hex(0xA5502F)
	brickDark = ui.Hex(0x84391F)
	brickMark = ui.Hex(0xA34A31)
	leafGreen = ui.Hex(0x3E8E41)
	violet    = ui.Hex(0x6B4E8E)
	sun       = ui.Hex(0xF2B632)
	straw     = ui.Hex(0xE3D2A5)
	boardPale = ui.Hex(0xF1D9A2)
	ochre     = ui.Hex(0xE6BE72)
	plinthInk = ui.Hex(0xFBEBD0)
	barEmpty  = ui.Hex(0xCBC3B7)
	titleInk  = ui.Hex(0x472B30)
	shelfEdge = ui.Hex(0x97714A)
	niche     = ui.Hex(0xD69B52)
	plankLow  = ui.Hex(0x8C3F2B)
	plankTop  = ui.Hex(0xA9553A)
)

// eyes is the height of the eyes over the foot, rim that of the rim, and wide
// the half width of the shadow, in units of a cup at scale 1.
var (
	eyes = [3]float32{54, 35, 31}
	rim  = [3]float32{88, 50, 47}
	wide = [3]float32{22, 20, 20}
)

// Height returns how high a cup of a kind is at scale 1, in units.
func Height(k Kind) float32 { return rim[k%3] }

// signAt is where the strategy's disc goes, from the foot, at scale 1.
var signAt = [3]ui.Point{{X: 31, Y: -54}, {X: 30, Y: -49}, {X: 21, Y: -44}}

// PaintCup paints a cup with its foot at (x, y). Its parts are those of a cup at
// scale 1: 42 to 84 units wide and 47 to 87 high. A tick moves what lives in
// it; still stops that.
func PaintCup(p *ui.Painter, c *Cup, x, y, scale float32, tick int, still bool) {
	k := c.Kind % 3
	down := 0
	if c.Posture == Down {
		down = 1
	}
	if c.Fade > 0 {
		p.Fade(1 - c.Fade)
		defer p.Pop()
	}
	if c.Posture == Leaving || c.Posture == Ghost {
		paintOutline(p, c, x, y, scale)
		return
	}
	lift := c.lift(still)
	if c.Arrive > 0 {
		p.Fade(1 - c.Arrive)
		defer p.Pop()
	}
	paintUnderCup(p, c, x, y, scale, tick, still)
	y -= lift
	if c.Fallen > 0 {
		paintFallen(p, c, x, y, scale)
		return
	}
	if c.Hit > 0 && !still {
		side := float32(-1)
		if c.Seat != 0 {
			side = 1
		}
		p.Transform(x+side*5*c.Hit, y, side*0.22*c.Hit, 1)
		defer p.Pop()
		x, y = 0, 0
	}
	if c.Selected || c.Hot {
		p.Art(mats[k][down], x, y, ui.ArtStyle{Scale: scale, Shadow: 0.3})
	}
	if c.Silhouette {
		p.Art(silhouettes[k], x, y, ui.ArtStyle{Scale: scale, Seat: ui.SeatLook(c.Seat), Shadow: 0.05})
	} else {
		p.Art(bodies[k][c.Motif%Motifs][down], x, y, ui.ArtStyle{Scale: scale, Seat: ui.SeatLook(c.Seat), Shadow: 0.05})
		if down == 0 {
			paintFace(p, c, x, y, scale, tick, still)
		}
	}
	if c.Bar {
		over := float32(15)
		switch size := scale / rankScale[k]; {
		case size < 0.5:
			over = 8
		case size < 0.8:
			over = 10
		}
		paintBar(p, c, x, y-rim[k]*scale-over)
	}
	paintMarks(p, c, x, y, scale)
}

// paintUnderCup paints what lies on the floor under a cup: the light of a student who
// stands alone, the plate of the one to act, its shadow.
func paintUnderCup(p *ui.Painter, c *Cup, x, y, scale float32, tick int, still bool) {
	k := c.Kind % 3
	if c.Last {
		beat := float32(0)
		if !still {
			beat = 0.12 * float32(math.Sin(float64(tick)*2*math.Pi/70))
		}
		p.SoftDisc(x, y-rim[k]*scale*0.45, 38*scale*(1+beat), 40*scale*(1+beat), 18, sun.Fade(0.75))
	}
	if c.Acting {
		p.Disc(x, y+1, 34*scale/1.16, 10*scale/1.16, ui.Sheet{Color: ui.Ink, Lift: -1, NoRim: true})
		p.Disc(x, y+1, 34*scale/1.16-2.2, 10*scale/1.16-2.2, ui.Sheet{Color: sun, Lift: -1})
	}
	if c.Fallen < 1 {
		p.SoftDisc(x, y+1, wide[k]*1.05*scale, 4.2*scale, 1.6, ui.Ink.Fade(0.26*(1-c.Fallen)))
	}
}

// lift returns how high over its place a cup is painted.
func (c *Cup) lift(still bool) float32 {
	lift := float32(0)
	if !still {
		lift = 9 * c.Raised
	}
	if c.Selected {
		lift = 10
	}
	if c.Bounce > 0 && !still {
		lift += 12 * float32(math.Abs(math.Sin(float64(c.Bounce)*2*math.Pi))) * c.Bounce
	}
	if c.Arrive > 0 && !still {
		lift += 54 * c.Arrive * c.Arrive
	}
	return lift
}

// paintOutline paints the dashed outline of a cup that leaves or would stand here.
func paintOutline(p *ui.Painter, c *Cup, x, y, scale float32) {
	k := c.Kind % 3
	look := ui.SeatLook(c.Seat)
	fill, line := look.Tint.Mix(ui.White, 0.4).Fade(0.9), look.Color
	if c.Posture == Ghost {
		fill, line = ui.White, ui.Accent
	}
	p.Art(blanks[k][0], x, y, ui.ArtStyle{Scale: scale, Ink: fill, Alpha: fill.A, Moving: true})
	p.Art(outlines[k][0], x, y, ui.ArtStyle{Scale: scale, Ink: line, Moving: true})
}

// paintMarks paints the sign of the strategy and the tick of a picked student.
func paintMarks(p *ui.Painter, c *Cup, x, y, scale float32) {
	k := c.Kind % 3
	if c.Sign && !c.Silhouette && c.Posture != Down {
		at := signAt[k]
		SignDisc(p, c.Strategy, x+at.X*scale, y+at.Y*scale, 10.5*min(1.2, scale/1.28))
	}
	if c.Ticked {
		tx, ty := x-31*scale, y-rim[k]*scale+6
		p.Disc(tx, ty, 13.5, 13.5, ui.Sheet{Color: ui.White, Lift: 0, NoRim: true})
		p.Disc(tx, ty, 11.5, 11.5, ui.Sheet{Color: ui.Accent, Lift: -1, NoRim: true})
		p.Art("icons/check", tx, ty, ui.ArtStyle{Height: 12, Ink: ui.White})
	}
}

// paintFace paints eyes and brows; now and then a cup blinks.
func paintFace(p *ui.Painter, c *Cup, x, y, scale float32, tick int, still bool) {
	k := c.Kind % 3
	ey := y - eyes[k]*scale
	size := scale
	if k == Master {
		size *= 1.12
	}
	if c.Hit > 0.35 {
		p.Art("brutal/face-hit", x, ey, ui.ArtStyle{Scale: size})
		return
	}
	p.Art(faces[c.Strategy%3][looking(c.Seat)], x, ey, ui.ArtStyle{Scale: size})
	n := c.N*53 + int(c.Seat)*131
	if !still && (tick+n)%(233+n%97) < 6 {
		p.Art("brutal/face-blink", x, ey, ui.ArtStyle{Scale: size, Seat: ui.SeatLook(c.Seat)})
	}
}

// paintFallen tilts a cup over its foot: away from the enemy, into a puddle.
func paintFallen(p *ui.Painter, c *Cup, x, y, scale float32) {
	k := c.Kind % 3
	t := ui.EaseOut(c.Fallen)
	side := float32(1)
	if c.Seat != 0 {
		side = -1
	}
	p.SoftDisc(x+side*26*scale*t, y+4, 30*scale*t, 4*scale, 1.6, ui.Ink.Fade(0.25*t))
	look := *ui.SeatLook(c.Seat)
	look.Color = look.Color.Mix(ui.Hex(0x8A8794), 0.42*t)
	if c.Fallen >= 0.6 {
		s := (c.Fallen - 0.6) / 0.4
		p.Art("brutal/puddle", x+side*(rim[k]*scale+16), y+4, ui.ArtStyle{Scale: scale * (0.4 + 0.6*s), Seat: ui.SeatLook(c.Seat), Moving: true})
	}
	angle := side * t * 94 * math.Pi / 180
	p.Transform(x-side*14*scale*t, y-16*scale*t, angle, 1)
	p.Art(bodies[k][c.Motif%Motifs][0], 0, 0, ui.ArtStyle{Scale: scale, Seat: &look, Moving: true})
	p.Art("brutal/face-ko", 0, -eyes[k]*scale, ui.ArtStyle{Scale: scale, Moving: true})
	p.Pop()
}

// paintBar paints an ECTS bar 40 by 9 with its lower edge's middle at (x, y+9).
func paintBar(p *ui.Painter, c *Cup, x, y float32) {
	w := c.bar
	if w == 0 {
		w = barW
	}
	r := ui.Rect{X: x - w/2, Y: y - 5, W: w, H: 9}
	p.Sheet(r.Inset(-1.5), ui.Sheet{Color: ui.Ink, Radius: 5, Lift: -1, NoRim: true})
	p.Sheet(r, ui.Sheet{Color: barEmpty, Radius: 3.5, Lift: -1, NoRim: true})
	if c.Pale > c.Share {
		p.Sheet(ui.Rect{X: r.X, Y: r.Y, W: r.W * min(1, c.Pale), H: r.H}, ui.Sheet{Color: ui.White, Radius: 3.5, Lift: -1, NoRim: true})
	}
	if c.Share > 0 {
		full := ui.SeatLook(c.Seat).Color
		if c.Share < 0.3 {
			full = sun
		}
		left := max(3, r.W*min(1, c.Share))
		p.Sheet(ui.Rect{X: r.X, Y: r.Y, W: left, H: r.H}, ui.Sheet{Color: full, Radius: 3.5, Lift: -1, NoRim: true})
		if left < r.W-2 {
			// Where it ends is seen in any colour.
			p.Fill(ui.Rect{X: r.X + left - 0.5, Y: r.Y, W: 1.8, H: r.H}, ui.Ink)
		}
	}
}

// SignDisc paints a strategy's sign on its disc of paper, r units around (x, y).
func SignDisc(p *ui.Painter, s Strategy, x, y, r float32) {
	p.Disc(x, y, r, r, ui.Sheet{Color: ui.Paper, Lift: 0, NoRim: true})
	icon, c := StrategyIcon(s)
	p.Art(icon, x, y, ui.ArtStyle{Scale: 0.054 * r, Ink: c})
}
