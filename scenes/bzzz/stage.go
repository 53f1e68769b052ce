package bzzz

import (
	"math"

	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/ui"
)

// How long things take, in ticks at normal speed.
const (
	walkTicks  = 12
	layTicks   = 14
	turnTicks  = 15 // a bee turns on its back or stands up
	sparkTicks = 48
	burstTicks = 30
	puffTicks  = 24
	shakeTicks = 18
)

// walk is a bee on its way on the screen: where it comes from, where the rules
// say that it is, and how far it has come.
type walk struct {
	fromX, fromY, toX, toY float32
	at, length             float32
	drop                   bool // it is laid, not walking
	ko, koTo               float32
	shake                  int
	known                  bool
}

type spark struct {
	board.Spark
	length float32
}

// stage is what moves on the board. The rules are always ahead of it: it
// follows the view that the face shows and never holds anything up by itself.
type stage struct {
	walks  []walk
	poses  []board.Pose
	sparks []spark
	out    []board.Spark
}

// follow makes every bee go to where the view has it; at once sets it there.
func (st *stage) follow(v *game.View, once bool) {
	for len(st.walks) > len(v.Bees) { // taken back
		st.walks = st.walks[:len(st.walks)-1]
	}
	for i := range v.Bees {
		b := &v.Bees[i]
		if i == len(st.walks) {
			st.walks = append(st.walks, walk{})
		}
		w := &st.walks[i]
		x, y := float32(b.X), float32(b.Y)
		if !w.known {
			*w = walk{fromX: x, fromY: y, toX: x, toY: y, at: 1, length: layTicks, known: true}
			if !once {
				w.at, w.drop = 0, true
			}
		} else if w.toX != x || w.toY != y {
			w.fromX, w.fromY = w.place()
			w.toX, w.toY, w.at, w.length, w.drop = x, y, 0, walkTicks, false
		}
		w.koTo = 0
		if b.KO() {
			w.koTo = 1
		}
		if once {
			w.at, w.ko, w.drop = 1, w.koTo, false
		}
	}
}

func (w *walk) place() (x, y float32) {
	t := ui.EaseOut(w.at) // 0 while it has not begun
	return w.fromX + (w.toX-w.fromX)*t, w.fromY + (w.toY-w.fromY)*t
}

// tick moves everything on by this many ticks.
func (st *stage) tick(dt float32) {
	for i := range st.walks {
		w := &st.walks[i]
		w.at = min(1, w.at+dt/w.length)
		step := dt / turnTicks
		w.ko += max(-step, min(step, w.koTo-w.ko))
		if w.shake > 0 {
			w.shake--
		}
	}
	kept := st.sparks[:0]
	for _, s := range st.sparks {
		if s.T += dt / s.length; s.T < 1 {
			kept = append(kept, s)
		}
	}
	st.sparks = kept
}

// shake shakes a bee after a refusal.
func (st *stage) shake(bee int) {
	if bee >= 0 && bee < len(st.walks) {
		st.walks[bee].shake = shakeTicks
	}
}

// maxSparks bounds the effects on the board.
const maxSparks = 40

func (st *stage) spark(k board.SparkKind, x, y float32, n int, said string) {
	if len(st.sparks) == maxSparks {
		copy(st.sparks, st.sparks[1:])
		st.sparks = st.sparks[:maxSparks-1]
	}
	length := float32(sparkTicks)
	switch k {
	case board.Burst, board.Drops:
		length = burstTicks
	case board.Puff:
		length = puffTicks
	}
	st.sparks = append(st.sparks, spark{board.Spark{Kind: k, X: x, Y: y, N: n, Words: said}, length})
}

// pose fills in the poses and effects of a frame.
func (st *stage) pose(f *board.Frame, v *game.View, motion ui.Motion) {
	for len(st.poses) < len(v.Bees) {
		st.poses = append(st.poses, board.Pose{})
	}
	st.poses = st.poses[:len(v.Bees)]
	for i := range st.poses {
		w := &st.walks[i]
		p := &st.poses[i]
		*p = board.Pose{KO: w.ko}
		p.X, p.Y = w.place()
		if v.Bees[i].KO() {
			p.Count = v.KOLeft(i)
		}
		if motion == ui.Reduced && w.ko > 0 && w.ko < 1 {
			// It does not roll over: it fades, and lies there when it is back.
			p.KO = float32(math.Floor(float64(w.ko) + 0.5))
			p.Alpha = max(0.05, float32(math.Abs(float64(2*w.ko-1))))
		}
		if w.at < 1 {
			w.airborne(p, motion)
		}
		if w.shake > 0 && motion == ui.Lively {
			p.X += 0.09 * float32(math.Sin(float64(w.shake)*1.1)) * float32(w.shake) / shakeTicks
		}
	}
	st.out = st.out[:0]
	for i := range st.sparks {
		if motion == ui.Reduced && (st.sparks[i].Kind == board.Drops || st.sparks[i].Kind == board.Puff) {
			continue
		}
		st.out = append(st.out, st.sparks[i].Spark)
	}
	f.Bees, f.Sparks = st.poses, st.out
}

// airborne is how a bee on its way looks; with reduced motion it fades in
// where it goes instead.
func (w *walk) airborne(p *board.Pose, m ui.Motion) {
	if m == ui.Reduced {
		p.X, p.Y, p.Alpha = w.toX, w.toY, max(0.05, w.at)
		return
	}
	if w.drop {
		p.Lift = 1 - ui.EaseOut(w.at)
		p.Alpha = min(1, 0.1+w.at*3)
		return
	}
	p.Lift = 0.55 * float32(math.Sin(math.Pi*float64(w.at)))
	p.Flap = 0.5 + 0.5*float32(math.Sin(float64(w.at)*20))
	if dx := w.toX - w.fromX; dx != 0 {
		p.Angle = max(-0.35, min(0.35, 0.35*dx)) * (1 - w.at)
	}
}
