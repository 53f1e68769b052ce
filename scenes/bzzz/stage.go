package bzzz

import (
	"math"

	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/meadow"
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
	meadow.Spark
	length float32
}

// stage is what moves on the board. The rules are always ahead of it: it
// follows the view that the scene shows and never holds anything up by itself.
type stage struct {
	walks  []walk
	poses  []meadow.Pose
	sparks []spark
	out    []meadow.Spark
	motion ui.Motion
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

// tick moves everything on by so many ticks.
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

func (st *stage) spark(k meadow.SparkKind, x, y float32, n int, words string) {
	if len(st.sparks) == maxSparks {
		copy(st.sparks, st.sparks[1:])
		st.sparks = st.sparks[:maxSparks-1]
	}
	length := float32(sparkTicks)
	switch k {
	case meadow.Burst, meadow.Drops:
		length = burstTicks
	case meadow.Puff:
		length = puffTicks
	}
	st.sparks = append(st.sparks, spark{meadow.Spark{Kind: k, X: x, Y: y, N: n, Words: words}, length})
}

// paint fills in the poses and effects of a frame.
func (st *stage) paint(f *meadow.Frame, v *game.View) {
	for len(st.poses) < len(v.Bees) {
		st.poses = append(st.poses, meadow.Pose{})
	}
	st.poses = st.poses[:len(v.Bees)]
	for i := range st.poses {
		w := &st.walks[i]
		p := &st.poses[i]
		*p = meadow.Pose{KO: w.ko}
		p.X, p.Y = w.place()
		if v.Bees[i].KO() {
			p.Count = v.KOLeft(i)
		}
		if st.motion == ui.Reduced && w.ko > 0 && w.ko < 1 {
			// It does not roll over: it fades, and lies there when it is back.
			p.KO = float32(math.Floor(float64(w.ko) + 0.5))
			p.Alpha = max(0.05, float32(math.Abs(float64(2*w.ko-1))))
		}
		if w.at < 1 {
			w.airborne(p, st.motion)
		}
		if w.shake > 0 && st.motion != ui.Reduced {
			p.X += 0.09 * float32(math.Sin(float64(w.shake)*1.1)) * float32(w.shake) / shakeTicks
		}
	}
	st.out = st.out[:0]
	for i := range st.sparks {
		if st.motion == ui.Reduced && (st.sparks[i].Kind == meadow.Drops || st.sparks[i].Kind == meadow.Puff) {
			continue
		}
		st.out = append(st.out, st.sparks[i].Spark)
	}
	f.Bees, f.Sparks = st.poses, st.out
}

// airborne is how a bee on its way looks; with reduced motion it fades in
// where it goes instead.
func (w *walk) airborne(p *meadow.Pose, m ui.Motion) {
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

// roller is a number that is seen changing.
type roller struct {
	shown float32
	want  int
	set   bool
}

// to sets where the number goes; the first time it is there at once.
func (r *roller) to(n int, once bool) {
	r.want = n
	if !r.set || once {
		r.shown, r.set = float32(n), true
	}
}

// tick moves the number on and says whether the shown digits changed.
func (r *roller) tick() bool {
	was := r.value()
	d := float32(r.want) - r.shown
	step := max(0.2, float32(math.Abs(float64(d)))*0.12)
	r.shown += max(-step, min(step, d))
	return r.value() != was
}

func (r *roller) value() int { return int(math.Round(float64(r.shown))) }
