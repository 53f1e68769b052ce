package trichrome

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes"
	"ludotheque/scenes/history"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/garden"
	"ludotheque/scenes/ui"
)

// stride is how many steps a position of the replay has: as many as the deck
// gives a position at normal speed, so that a game is seen in its own time.
const stride = 14

// told is for how many positions an event is told.
const told = 7

// replay is a record of Trichrome, open at every quarter of a second.
type replay struct {
	play.Reel[*game.State, game.Dir, *game.View]
	chronicle
	turns  []int
	scores [][game.Players]int
	news   []news
	speech
	garden *garden.Garden
	maze   *garden.Maze
	of     *game.Maze
	frame  garden.Frame
	camera ui.Point
	zoom   float32
}

// news is an event and the step that it happened in.
type news struct {
	step  int
	event game.Event
	run   *run
}

// openReplay opens a record for looking at. The error is that of match.Load.
func openReplay(k *play.App, record []byte) (play.Replay, error) {
	r := &replay{garden: garden.New()}
	r.speech.k = k
	if err := r.Open(game.Game, record, Levels, nil); err != nil {
		return nil, err
	}
	for at := 0; at <= r.Tape.Len(); at++ {
		v := r.Tape.View(at, rules.Spectator)
		r.note(v)
		for i := range v.Events {
			r.mark(at, v, &v.Events[i])
		}
		if at%stride == 0 || at == r.Tape.Len() {
			r.turns = append(r.turns, v.Round.Number)
			var row [game.Players]int
			for i := range v.Runners {
				row[v.Runners[i].Colour] = v.Runners[i].Points
			}
			r.scores = append(r.scores, row)
		}
	}
	return r, nil
}

// position is the first position that shows a step.
func position(step int) int { return (step + stride - 1) / stride }

// mark notes what the timeline shows of an event.
func (r *replay) mark(step int, v *game.View, e *game.Event) {
	icon := ""
	switch e.What {
	case game.EventBite:
		icon = "icons/cross"
	case game.EventEnd:
		icon = "icons/star"
		if e.How == game.Escaped {
			icon = "icons/door"
		}
	case game.EventReversal, game.EventFrenzy, game.EventJump:
	default:
		return
	}
	r.news = append(r.news, news{step, *e, r.now()})
	if icon != "" {
		r.Mark(history.Mark{At: position(step), Icon: icon, Seat: sign(v.Runners[e.Seat].Colour), Big: true})
	}
}

func (r *replay) Len() int              { return position(r.Tape.Len()) }
func (r *replay) Start() play.Start     { return byColour(r.From, r.now()) }
func (r *replay) Result() *rules.Result { return resultByColour(r.Tape.Result(), r.now()) }

func (r *replay) clamp(at int) int { return min(max(at, 0), len(r.turns)-1) }

// Turn is the round at a position.
func (r *replay) Turn(at int) int { return r.turns[r.clamp(at)] }

func (r *replay) Scores(at int) []int { return r.scores[r.clamp(at)][:] }

// Close gives the garden back.
func (r *replay) Close() { r.garden.Close() }

// Say puts the latest event that is not long past into words.
func (r *replay) Say(at int) string {
	for i := len(r.news) - 1; i >= 0; i-- {
		n := &r.news[i]
		p := position(n.step)
		if p > at || n.event.What == game.EventReversal {
			continue
		}
		if p < at-told {
			return ""
		}
		name := func(s rules.Seat) string {
			c, ok := n.run.of(s)
			if !ok {
				return ""
			}
			return r.k.Say(colourNames[c])
		}
		a, b := name(n.event.Seat), name(n.event.Other)
		switch n.event.What {
		case game.EventBite:
			return r.k.Say(words.TrichromeLogEats(a, b))
		case game.EventFrenzy:
			return r.k.Say(words.TrichromeFrenzy())
		case game.EventJump:
			return r.k.Say(words.TrichromeLogJump())
		}
		switch n.event.How {
		case game.Escaped:
			return r.k.Say(words.TrichromeLogEscapes(a))
		case game.Clock:
			return r.k.Say(words.TrichromeLogClock(a))
		}
		return r.k.Say(words.TrichromeLogCatches(a, b))
	}
	return ""
}

// seek makes a step the one that is shown.
func (r *replay) seek(step int) {
	r.Seek(step)
	if r.of != r.Now.Maze {
		// A replay makes its mazes anew at every seek; the seed tells them.
		if r.maze == nil || r.maze.Key != mazeKey(r.Now.Maze, r.Now.Round.Seed) {
			r.maze = hedges(r.Now.Maze, r.Now.Round.Seed)
		}
		r.of = r.Now.Maze
	}
}

// Paint paints the garden as it is at a position, t of the way from the one
// before; follow brings it nearer to what happens.
func (r *replay) Paint(g *ui.Gui, box ui.Rect, at int, t float32, follow bool) {
	r.seek((at-1)*stride + int(t*stride+0.5))
	p, v := g.P, r.Now
	f := &r.frame
	*f = garden.Frame{Maze: r.maze, Area: box.Inset(8), Tokens: f.Tokens[:0], Arrows: f.Arrows[:0], Dark: chaseDark, Tick: f.Tick + 1, Still: g.Motion == ui.Reduced}
	for _, c := range colours {
		seat := v.Board.Seat(c)
		k := garden.Token{Seat: sign(c), Ring: garden.Ring{Solid: sign(c.Hunter()), Dashed: sign(c.Prey())}}
		q := cells(v.Runners[seat].Place())
		k.X, k.Y = q.X, q.Y
		if seat == v.Round.Eaten || v.Phase >= game.PhaseResult {
			k.Ring = garden.Ring{Solid: rules.Spectator, Dashed: rules.Spectator}
		}
		k.Ghost = seat == v.Round.Eaten
		k.Hide = v.Phase >= game.PhaseResult && seat == v.Round.Eater && v.Round.End == game.Escaped
		if v.Phase >= game.PhaseResult && seat == v.Round.Eater && v.Round.End == game.Touched {
			k.Tear, k.Dark = 1, true
		}
		if v.Phase == game.PhaseReversal && seat == v.Round.Hunter {
			k.Wait = float32(v.Left()) / game.ReversalTicks
		}
		f.Tokens = append(f.Tokens, k)
	}
	if door, ok := v.Door(); ok {
		x, y := v.Maze.XY(door)
		f.Door = garden.Door{X: float32(x), Y: float32(y), Open: 1, Show: true}
		f.Dark = duelDark
	}
	p.Clip(box)
	defer p.Pop()
	p.Fill(box, night)
	r.lead(g, box, follow)
	p.Transform(box.CX(), box.CY(), 0, r.zoom)
	defer p.Pop()
	f.Area = f.Area.Move(-box.CX(), -box.CY())
	cx, cy := r.garden.At(f, r.camera.X, r.camera.Y)
	// The garden stays under the window.
	w, h := f.Area.W/2, f.Area.H/2
	limX, limY := w*(1-1/r.zoom), h*(1-1/r.zoom)
	cx, cy = max(-limX, min(limX, cx)), max(-limY, min(limY, cy))
	p.Transform(-cx, -cy, 0, 1)
	defer p.Pop()
	r.garden.Paint(g, f)
}

// lead moves the camera to those who may meet.
func (r *replay) lead(g *ui.Gui, box ui.Rect, follow bool) {
	v := r.Now
	want, zoom := ui.Point{X: float32(v.Maze.W-1) / 2, Y: float32(v.Maze.H-1) / 2}, float32(1)
	if follow {
		zoom = 1.5
		a, b := v.Round.Eater, v.Round.Hunter
		if a < 0 {
			a, b = nearest(v)
		}
		p, q := cells(v.Runners[a].Place()), cells(v.Runners[b].Place())
		want = ui.Point{X: (p.X + q.X) / 2, Y: (p.Y + q.Y) / 2}
	}
	const ease = 0.05
	if r.zoom == 0 || g.Motion == ui.Reduced {
		r.camera, r.zoom = want, zoom
	}
	r.camera.X += (want.X - r.camera.X) * ease
	r.camera.Y += (want.Y - r.camera.Y) * ease
	r.zoom += (zoom - r.zoom) * ease
}

// nearest are the two players that are nearest to each other.
func nearest(v *game.View) (a, b rules.Seat) {
	best := float32(1e9)
	for i := range rules.Seat(game.Players) {
		j := (i + 1) % game.Players
		p, q := cells(v.Runners[i].Place()), cells(v.Runners[j].Place())
		if d := abs(p.X-q.X) + abs(p.Y-q.Y); d < best {
			best, a, b = d, i, j
		}
	}
	return a, b
}

func (r *replay) Outcome() *play.Outcome {
	res := r.Tape.Result()
	if res == nil {
		return nil
	}
	o := outcomeOf(r.k, r.From, &r.chronicle, res, "")
	o.Again = func() scenes.Scene { return rematch(r.k, r.From) }
	return o
}
