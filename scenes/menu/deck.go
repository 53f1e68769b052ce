package menu

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// player plays a replay: where it is, whether it runs, how fast, and its
// timeline.
type player struct {
	replay play.Replay
	// eyes are the seat as which the record is seen, or rules.Spectator.
	eyes    rules.Seat
	marks   []history.Mark
	at      int
	seen    int     // the last position that was reached
	part    float32 // of the way from the position before to at
	playing bool
	speed   int
	follow  bool
	chosen  bool     // the person has chosen the value of follow
	clocks  []string // minutes and seconds, by seconds
}

// stepTicks is how long one position lasts at normal speed.
const stepTicks = 14

// newDeck returns a deck at the beginning of a replay, which shows the whole board; replay may
// be nil.
func newDeck(replay play.Replay) player {
	d := player{replay: replay, eyes: rules.Spectator, speed: 1, part: 1}
	if replay != nil {
		d.marks = replay.Marks()
	}
	return d
}

// bigTicks is how long a big event lasts at normal speed.
const bigTicks = 3 * stepTicks

// eyed reports whether the record can be seen as one of its players.
func (d *player) eyed() bool {
	e, ok := d.replay.(play.Eyed)
	return ok && e.Eyed()
}

// scoreText returns the score of a seat at the position, as [play.Replay.ScoreText].
func (d *player) scoreText(seat int) string { return d.replay.ScoreText(d.at, rules.Seat(seat)) }

// seeAsNext shows the record as the next player saw it, and after the last as it is.
func (d *player) seeAsNext() {
	if !d.eyed() {
		return
	}
	eyes := d.eyes + 1
	if int(eyes) >= len(d.replay.Start().Chairs) {
		eyes = rules.Spectator
	}
	d.seeAs(eyes)
}

// seeAs shows the record as a player saw it, or as it is; the record is [deck.eyed].
func (d *player) seeAs(eyes rules.Seat) {
	e := d.replay.(play.Eyed)
	d.eyes = eyes
	e.SeeAs(eyes)
	d.marks = d.replay.Marks()
	if eyes >= 0 && e.Follows() {
		d.follow, d.chosen = true, true
	}
	d.jump(d.at)
}

// advance plays on by one tick.
func (d *player) advance() {
	left := kit.Speeds[d.speed] // of this tick
	for left > 0 {
		if d.part < 1 {
			ticks := float32(stepTicks)
			if d.atBigEvent() {
				ticks = bigTicks
			}
			used := min(left, (1-d.part)*ticks)
			d.part += used / ticks
			left -= used
		}
		if d.part < 1-1e-4 {
			return
		}
		d.part = 1
		if !d.playing {
			return
		}
		if d.at >= d.replay.Len() {
			d.playing = false
			return
		}
		d.at++
		d.seen = max(d.seen, d.at)
		d.part = 0
		d.hear()
		if d.speed < fast {
			return // each position is shown
		}
	}
}

// fast is the first speed at which a tick may pass several positions.
const fast = 4

// hear plays the sounds of the position that is reached, if the replay has sound
// and is not too fast for its sounds to be distinguished.
func (d *player) hear() {
	if a, ok := d.replay.(play.Audible); ok && kit.Speeds[d.speed] <= 2 {
		a.Hear(d.at)
	}
}

// atBigEvent reports that a atBigEvent event led to the present position.
func (d *player) atBigEvent() bool {
	for i := range d.marks {
		if m := &d.marks[i]; m.Big && m.At == d.at {
			return true
		}
	}
	return false
}

// progress returns how much of the progress to the present position is shown: all of it where nothing
// moves.
func (d *player) progress(still bool) float32 {
	if still {
		return 1
	}
	return d.part
}

func (d *player) toggle() {
	if d.replay == nil {
		return
	}
	d.playing = !d.playing
	if d.playing && d.at >= d.replay.Len() {
		d.at = 0
	}
}

// jump goes to a position at once.
func (d *player) jump(at int) {
	d.at, d.part = max(0, min(d.replay.Len(), at)), 1
	d.seen = max(d.seen, d.at)
}

// step goes one position forwards, in motion, or backwards.
func (d *player) step(by int) {
	d.playing = false
	d.jump(d.at + by)
	if by > 0 {
		d.part = 0
		d.hear()
	}
}

// next goes to the next big event, or the one before.
func (d *player) next(by int) {
	best := -1
	for _, m := range d.marks {
		if !m.Big || by > 0 && m.At <= d.at || by < 0 && m.At >= d.at {
			continue
		}
		if best < 0 || by > 0 && m.At < best || by < 0 && m.At > best {
			best = m.At
		}
	}
	if best >= 0 {
		d.jump(best)
	}
}

// keys are the deck's shortcuts: space, arrows with Shift, comma and full stop,
// Home and End; on a pad the shoulder buttons, X and Y.
func (d *player) keys(in *input.Frame, g *ui.Gui) {
	if g.Typing() {
		return
	}
	pressed := func(k ebiten.Key) bool { return in.Keys.Repeat.Has(k) }
	switch {
	case in.Keys.Pressed.Has(ebiten.KeySpace):
		d.toggle()
	case pressed(ebiten.KeyN):
		d.next(1)
	case pressed(ebiten.KeyP):
		d.next(-1)
	case pressed(ebiten.KeyPeriod):
		d.step(1)
	case pressed(ebiten.KeyComma):
		d.step(-1)
	case pressed(ebiten.KeyHome):
		d.jump(0)
	case pressed(ebiten.KeyEnd):
		d.jump(d.replay.Len())
	}
	for i := range in.Pads {
		p := &in.Pads[i]
		if !p.Device.IsGamepad() {
			continue
		}
		switch {
		case p.Pressed.Has(input.X):
			d.toggle()
		case p.Pressed.Has(input.Y):
			d.next(1)
		case p.Repeat.Has(input.ZR):
			d.step(1)
		case p.Repeat.Has(input.ZL):
			d.step(-1)
		}
	}
}

// timelineGrown returns how much higher a timeline is where texts are larger, in units.
func timelineGrown(p *ui.Painter) float32 { return 20 * (p.TextScale - 1) }

// timeline paints the events, the trough and the knob, and lets it be dragged.
func (d *player) timeline(k *play.App, g *ui.Gui, r ui.Rect) {
	p := g.P
	n := max(1, d.replay.Len())
	x := func(at int) float32 { return r.X + r.W*float32(at)/float32(n) }
	track := ui.Rect{X: r.X - 8, Y: r.Y + 44, W: r.W + 16, H: 12}
	id := ui.ID{Name: "timeline"}
	u := g.Item(id, heldBy(p, r, track), true)
	h := g.Input()
	if u.Held {
		d.playing = false
		d.jump(atOrAfter((h.X-r.X)/r.W, n))
	}
	if u.DX != 0 {
		d.step(u.DX)
	}
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
	}
	p.Sheet(track, ui.Trench)
	knob := x(d.at)
	p.Sheet(ui.Rect{X: track.X, Y: track.Y, W: max(12, knob-track.X), H: 12}, ui.Trench.In(ui.Ink))
	if at := d.paintMarks(k, g, r, track, x); at >= 0 {
		d.playing = false
		d.jump(at)
	}
	small := ui.RowLabel.Sized(ui.SizeFine).With(ui.Second)
	scale := d.scale()
	last := scale.number(d.replay.Len())
	step := scale.interval(last, r.W/(p.Width(scale.write(last), small)+16))
	lastText := k.Say(placeOf(d.replay, d.replay.Len()))
	lastW := p.Width(lastText, small)
	y := track.Bottom() + 8 + small.Size*p.TextScale
	turn := k.Say(placeOf(d.replay, d.at))
	tag := ui.Heading.Sized(ui.SizeText).With(ui.White)
	tw := p.Width(turn, tag) + 24
	tx := max(track.X, min(track.Right()-tw, knob-tw/2))
	clear := func(a, b float32) bool { return b < tx-4 || a > tx+tw+4 }
	seen := -1
	for at := 0; at <= n; at++ {
		t := scale.number(at)
		if t/step == seen || t < step && step > 1 {
			continue // positions may pass a number
		}
		seen = t / step
		w := p.Width(scale.write(t), small)
		if clear(x(at)-w/2, x(at)+w/2) && x(at)+w/2 < r.Right()-lastW {
			p.Fill(ui.Rect{X: x(at) - 0.75, Y: track.Bottom() + 1, W: 1.5, H: 5}, ui.Ink.Fade(0.5))
			p.Text(scale.write(t), x(at), y, small, ui.Center)
		}
	}
	if clear(r.Right()-lastW, r.Right()+8) {
		p.Text(lastText, r.Right()+8, y, small.With(ui.Ink), ui.Right)
	}
	size := float32(13)
	if u.Focus {
		size = 15.5
		p.Disc(knob, track.CY(), size+5, size+5, ui.Sheet{Color: ui.White, Waver: 0.3, Lift: 0.3, NoRim: true})
	}
	p.Disc(knob, track.CY(), size, size, ui.Sheet{Color: ui.Accent, Waver: 0.4, Lift: 0.3})
	p.Disc(knob, track.CY(), 4, 4, ui.Sheet{Color: ui.White, Lift: -1, NoRim: true})
	box := ui.Rect{X: tx, Y: track.Bottom() + 6, W: tw, H: 27 + timelineGrown(p)}
	p.Sheet(box, ui.Key.In(ui.Accent))
	p.Label(turn, box.Inset2(6, 0), tag, ui.Center)
}

// maxTold is how many events a tip of the timeline tells.
const maxTold = 4

// tell says what some events of the timeline are, a line each.
func (d *player) tell(k *play.App, marks []history.Mark) (said string) {
	n := 0
	for i := range marks {
		m := &marks[i]
		if !m.Big {
			continue
		}
		line := k.Join(k.Say(placeOf(d.replay, m.At)), " · ", d.replay.Tell(m))
		if n++; n == 1 {
			said = line
		} else if n <= maxTold {
			said = k.Join(said, "\n", line)
		}
	}
	if n > maxTold {
		said = k.Join(said, " ", kit.More(n-maxTold))
	}
	return said
}

// heldBy returns where hands take the timeline in r: around its track, a thumb anywhere.
func heldBy(p *ui.Painter, r, track ui.Rect) ui.Rect {
	if p.Thumb > 0 {
		return ui.Rect{X: track.X, Y: r.Y, W: track.W, H: r.H}
	}
	return ui.Rect{X: track.X, Y: r.Y + 30, W: track.W, H: 44}
}

// scale is what the timeline is numbered by: turns, or the seconds of a game in real time, which timed tells.
type scale struct {
	*player
	timed play.Placed
}

func (d *player) scale() scale {
	if p, ok := d.replay.(play.Placed); ok && p.Elapsed(0) >= 0 {
		return scale{d, p}
	}
	return scale{d, nil}
}

// number returns the number of a position.
func (s scale) number(at int) int {
	if s.timed != nil {
		return s.timed.Elapsed(at)
	}
	return s.replay.Turn(at)
}

// write returns a number as it is read; those of minutes and seconds are kept.
func (s scale) write(n int) string {
	if s.timed == nil {
		return ui.Digits(n)
	}
	for i := len(s.clocks); i <= n; i++ {
		s.clocks = append(s.clocks, fmt.Sprintf("%d:%02d", i/60, i%60))
	}
	return s.clocks[n]
}

var turnSteps, secondSteps = [...]int{5, 15, 30, 50, 100, 150, 200, 300, 500, 1000}, [...]int{15, 30, 60, 120, 300, 600}

// interval returns the steps between two numbers on the timeline, by the room for them.
func (s scale) interval(last int, room float32) int {
	steps := turnSteps[:]
	if s.timed != nil {
		steps = secondSteps[:]
	}
	for i, n := range steps {
		if float32(last) <= room*float32(n) && (i > 0 || last < 2*steps[1]) {
			return n
		}
	}
	return steps[len(steps)-1]
}

// paintMarks paints the events above the trough; those nearer than 30 to each
// other become one with their number. A tip says what they are. It returns the position of the event that the pointer presses, of
// several the next one, or -1.
func (d *player) paintMarks(k *play.App, g *ui.Gui, r, track ui.Rect, x func(int) float32) (pressed int) {
	pressed = -1
	h := g.Input()
	p := g.P
	const apart = 30
	for i := 0; i < len(d.marks); {
		m := d.marks[i]
		if !m.Big {
			i++
			continue
		}
		count, j, next := 1, i+1, m.At
		for ; j < len(d.marks) && x(d.marks[j].At)-x(m.At) < apart; j++ {
			if d.marks[j].Big {
				count++
				if at := d.marks[j].At; next <= d.at && at > next {
					next = at
				}
			}
		}
		if next <= d.at {
			next = m.At // after the last of them the first again
		}
		cx, cy := x(m.At), r.Y+14
		if spot := ui.Centered(cx, cy, 30, 28); p.Thumb == 0 {
			g.Spot(ui.ID{Name: "mark", N: i}, spot)
			if over := spot.Contains(h.X, h.Y); over {
				g.Tip(ui.Use{Over: true}, spot, d.tell(k, d.marks[i:j]))
				if h.Pressed {
					pressed = next
				}
			}
		}
		p.Line(cx, cy+13, cx, track.Y, 1.6, ui.Ink.Fade(0.5))
		p.Disc(cx, cy, 13.5, 13.5, ui.Sheet{Color: ui.White, Waver: 0.5, Lift: 0}.Of("deck", i))
		p.Ring(cx, cy, 13.5, 13.5, 1.2, ui.Ink.Fade(0.35))
		if count > 1 {
			p.Label(ui.Digits(count), ui.Centered(cx, cy, 22, 22), ui.Heading.Sized(ui.SizeFine), ui.Center)
		} else {
			p.Art(m.Icon, cx, cy, ui.ArtStyle{Height: 15, Ink: ui.Ink})
			if m.Seat >= 0 {
				p.Sign(m.Seat, cx+12, cy-11, 14, false)
			}
		}
		i = j
	}
	return pressed
}
