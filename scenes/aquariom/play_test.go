package aquariom

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
)

// player steers a seat to a place of the map, for a tick, and acts when asked.
type player func(th *theatre, seat rules.Seat, to game.Point, act bool)

// pane returns the view of a seat.
func (th *theatre) pane(seat rules.Seat) *pane {
	for i := range th.panes {
		if th.panes[i].mine(seat) {
			return &th.panes[i]
		}
	}
	th.T.Fatalf("seat %d has no view", seat)
	return nil
}

func byMouse(th *theatre, seat rules.Seat, to game.Point, act bool) {
	v := th.pane(seat)
	x, y := v.frame.At(to.X, to.Y)
	x, y = max(v.area.X+2, min(v.area.Right()-2, x)), max(v.area.Y+2, min(v.area.Bottom()-2, y))
	k := float64(th.Gui.P.View().Scale)
	th.Src.Now.MouseX, th.Src.Now.MouseY = float64(x)*k, float64(y)*k
	th.Hold(ebiten.KeySpace, act)
}

var fourKeys = map[input.Device][5]ebiten.Key{ // up, left, down, right, act
	input.RightHalf:  {ebiten.KeyArrowUp, ebiten.KeyArrowLeft, ebiten.KeyArrowDown, ebiten.KeyArrowRight, ebiten.KeyShiftRight},
	input.LeftHalf:   {ebiten.KeyW, ebiten.KeyA, ebiten.KeyS, ebiten.KeyD, ebiten.KeyE},
	input.MiddleHalf: {ebiten.KeyI, ebiten.KeyJ, ebiten.KeyK, ebiten.KeyL, ebiten.KeyO},
}

func byKeys(d input.Device) player {
	return func(th *theatre, seat rules.Seat, to game.Point, act bool) {
		f := th.flockOf(seat)
		k := fourKeys[d]
		dx, dy := to.X-f.x, to.Y-f.y
		th.Hold(k[0], dy < -4)
		th.Hold(k[1], dx < -4)
		th.Hold(k[2], dy > 4)
		th.Hold(k[3], dx > 4)
		th.Hold(k[4], act)
	}
}

func byPad(th *theatre, seat rules.Seat, to game.Point, act bool) {
	f := th.flockOf(seat)
	dx, dy := float64(to.X-f.x), float64(to.Y-f.y)
	p := input.PadState{Name: "Pad"}
	if l := float64(hypot(float32(dx), float32(dy))); l > 4 {
		p.Stick = input.Vec{X: dx / l, Y: dy / l}
	}
	if act {
		p.Held = input.Of(input.A)
	}
	th.Src.Now.Pads = []input.PadState{p}
}

func byFinger(th *theatre, seat rules.Seat, to game.Point, act bool) {
	v := th.pane(seat)
	x, y := v.frame.At(to.X, to.Y)
	x, y = max(30, min(960, x)), max(160, min(560, y))
	k := float64(th.Gui.P.View().Scale)
	if th.eaten(seat) {
		// A tap on the paper that leads to the next life.
		th.Src.Now.Touches = nil
		if act {
			th.Src.Now.Touches = []input.TouchPoint{{ID: 5, X: float64(v.reborn.CX()) * k, Y: float64(v.reborn.CY()) * k}}
		}
		return
	}
	th.Src.Now.Touches = []input.TouchPoint{{ID: 3, X: float64(x) * k, Y: float64(y) * k}}
	if act {
		b := th.lay.divide
		th.Src.Now.Touches = append(th.Src.Now.Touches, input.TouchPoint{ID: 4, X: float64(b.CX()) * k, Y: float64(b.CY()) * k})
	}
}

// swim plays to the results: every person swims to plankton, and divides now and
// then; an eaten player presses to be born again.
func (th *theatre) swim(hands map[rules.Seat]player) {
	th.T.Helper()
	for tick := range 60 * 60 {
		if th.Shown != nil {
			return
		}
		act := tick%90 > 60 && tick%90 < 80
		for seat, h := range hands {
			if !th.Person(seat) {
				continue
			}
			to, ok := goal(th.now, seat)
			if !ok {
				act = tick%20 < 10
			}
			h(th, seat, to, act)
		}
		th.Wait(1)
	}
	th.T.Fatalf("the match does not end: %s", th.scene.Tell())
}

// done is what the hands of a seat did in a match.
func (th *theatre) acted(seat rules.Seat) (moves, divisions int) {
	th.T.Helper()
	tape, err := th.match().Replay()
	if err != nil {
		th.T.Fatal(err)
	}
	for at := range tape.Len() {
		acting, acts := tape.Acts(at)
		i := 0
		for p := rules.Seat(0); int(p) < len(th.Chairs); p++ {
			if !acting.Has(p) {
				continue
			}
			if p == seat {
				moves += len(acts[i].Moves)
				divisions += len(acts[i].Divisions)
			}
			i++
		}
	}
	return moves, divisions
}

// Whole matches are played by the mouse, by keys alone, by a pad alone, by
// fingers, and by four people in a split window, down to the results.
func TestWholeGames(t *testing.T) {
	for _, c := range []struct {
		name  string
		hands map[rules.Seat]player
		hold  []input.Device
	}{
		{"mouse", map[rules.Seat]player{0: byMouse}, []input.Device{input.Mouse}},
		{"keys", map[rules.Seat]player{0: byKeys(input.RightHalf)}, []input.Device{input.NoDevice}},
		{"pad", map[rules.Seat]player{0: byPad}, []input.Device{input.Gamepad(0)}},
		{"fingers", map[rules.Seat]player{0: byFinger}, []input.Device{input.NoDevice}},
		{"four", map[rules.Seat]player{0: byMouse, 1: byKeys(input.RightHalf), 2: byKeys(input.LeftHalf), 3: byKeys(input.MiddleHalf)},
			[]input.Device{input.Mouse, input.RightHalf, input.LeftHalf, input.MiddleHalf}},
	} {
		t.Run(c.name, func(t *testing.T) {
			start := people(5, len(c.hands), 11, short)
			for i, d := range c.hold {
				start.Chairs[i].Device = d
			}
			on := kittest.NewStage(t, "fr", 1280, 720)
			if c.name == "pad" {
				on.Src.Now.Pads = []input.PadState{{Name: "Pad"}}
			}
			th := stageOn(on, start)
			if want := len(c.hands); len(th.panes) != want {
				t.Fatalf("%d views for %d people", len(th.panes), want)
			}
			th.swim(c.hands)
			r, ok := th.Shown.(*kittest.Results)
			if !ok {
				t.Fatalf("%T is shown", th.Shown)
			}
			if r.Record == "" {
				t.Error("the match was not kept")
			}
			for seat := range c.hands {
				moves, divisions := th.acted(seat)
				if moves < 40 || divisions == 0 {
					t.Errorf("seat %d made %d moves and %d divisions", seat, moves, divisions)
				}
				if score := r.Result.Scores[seat]; score < 80*15 {
					t.Errorf("seat %d has %d points after eighty turns", seat, score)
				}
			}
			if len(r.Curves) != 5 || len(r.Curves[0].Values) < 20 || r.Ceremony == nil || len(r.Notes) != 5 {
				t.Errorf("the outcome: %d curves, %d notes", len(r.Curves), len(r.Notes))
			}
			last := r.Curves[0].Values
			if got := int(last[len(last)-1]); got != r.Result.Scores[0] {
				t.Errorf("the curve ends with %d, the score is %d", got, r.Result.Scores[0])
			}
		})
	}
}

// What is shown lies between the latest two views, and reaches the latest one
// before the next comes: never more than one turn late.
func TestNeverMoreThanATurnLate(t *testing.T) {
	th := newTheatre(t, people(3, 1, 5, short))
	th.Until("some turns", func() bool { return th.now.Turn == 5 })
	seen := map[float32]bool{}
	for range 60 {
		byMouse(th, 0, game.Point{X: 1600, Y: 1000}, false)
		th.Wait(1)
		if th.phase < 0 || th.phase >= 1 {
			t.Fatalf("phase %v", th.phase)
		}
		seen[th.phase] = true
		for i := range th.actors {
			a := &th.actors[i]
			x, y := th.spot(a)
			lo, hi := min(a.from.X, a.cell.At.X)-0.01, max(a.from.X, a.cell.At.X)+0.01
			if x < lo || x > hi || y < min(a.from.Y, a.cell.At.Y)-0.01 || y > max(a.from.Y, a.cell.At.Y)+0.01 {
				t.Fatalf("cell %d is shown at %v, %v: it goes from %v to %v", a.cell.ID, x, y, a.from, a.cell.At)
			}
			if c := th.now.Cell(a.cell.ID); c == nil || c.At != a.cell.At {
				t.Fatalf("cell %d is not where the match has it", a.cell.ID)
			}
		}
	}
	if len(seen) < 5 {
		t.Errorf("turns are drawn in %d steps", len(seen))
	}
}

// A hand reaches the match in the turn after it moved.
func TestInputCountsInTheNextTurn(t *testing.T) {
	th := newTheatre(t, people(3, 1, 5, short))
	th.Until("some turns", func() bool { return th.now.Turn == 3 })
	before := th.now.Cells[0].At
	byMouse(th, 0, game.Point{X: before.X + 200, Y: before.Y}, false)
	th.turnOver()
	if now := th.now.Cell(th.now.Cells[0].ID).At; now.X <= before.X {
		t.Errorf("the cell went from %v to %v", before, now)
	}
}

// Holding the key makes the daughter bigger, up to half; what is shown before is
// what happens.
func TestHoldingMakesTheDaughterBigger(t *testing.T) {
	th := newTheatre(t, people(2, 1, 5, short))
	th.Until("some turns", func() bool { return th.now.Turn == 8 })
	mother := th.now.Cells[0]
	to := game.Point{X: mother.At.X + 300, Y: mother.At.Y}
	for range growTicks + 4 {
		byMouse(th, 0, to, true)
		th.Wait(1)
	}
	if got := th.hands[0].charge(); got != maxShare {
		t.Fatalf("held for long, the daughter has a share of %v", got)
	}
	if len(th.panes[0].ghosts) != 1 {
		t.Fatalf("%d daughters are shown", len(th.panes[0].ghosts))
	}
	byMouse(th, 0, to, false)
	th.Wait(1)
	mother = *th.now.Cell(mother.ID)
	var d *game.Event
	th.Until("the division", func() bool {
		for i := range th.now.Events {
			if e := &th.now.Events[i]; e.What == game.EventDivide && e.Seat == 0 {
				d = e
			}
		}
		return d != nil
	})
	if c := th.now.Cell(d.First); c != nil && (c.Mass < mother.Mass*0.4 || c.Mass > mother.Mass*0.51) {
		t.Errorf("a mother of %v has a daughter of %v", mother.Mass, c.Mass)
	}
	if th.Sound.Count("aqua.divide") != 1 {
		t.Errorf("the division sounds %d times", th.Sound.Count("aqua.divide"))
	}
}

// What the rules refuse is refused at the hand, in words, and never sent.
func TestRefusals(t *testing.T) {
	th := newTheatre(t, people(2, 1, 5, map[string]string{game.OptionMap: "lagoon"}))
	th.Until("some turns", func() bool { return th.now.Turn == 3 })
	th.Press(ebiten.KeyV)
	if th.hands[0].refused != th.App.Say(refusals[game.ErrNoMass]) {
		t.Errorf("an urchin of a small cell: %q", th.hands[0].refused)
	}
	if th.Sound.Count("ui.refuse") != 1 {
		t.Error("a refusal is not heard")
	}
	moves, _ := th.acted(0)
	th.turnOver()
	for i := range th.now.Events {
		if th.now.Events[i].What == game.EventRefuse {
			t.Errorf("the match refused %+v after %d moves", th.now.Events[i], moves)
		}
	}
}

// Giving up is asked twice; the next life begins elsewhere, and the score stays.
func TestGivingUp(t *testing.T) {
	th := newTheatre(t, people(2, 1, 5, short))
	th.Until("some turns", func() bool { return th.now.Turn == 5 })
	first := th.now.Cells[0].ID
	th.Press(ebiten.KeyN)
	for range 65 { // however long it takes to answer
		th.turnOver()
	}
	if th.now.Cell(first) == nil || !th.hands[0].asks {
		t.Fatal("one press is enough to give up")
	}
	th.Press(ebiten.KeyV)
	if th.hands[0].asks {
		t.Error("another key does not take the question away")
	}
	th.Press(ebiten.KeyN)
	score := th.now.Players[0].Score
	th.Press(ebiten.KeyN)
	th.Until("a new life", func() bool { return th.now.Cell(first) == nil })
	if th.now.Players[0].Cells == 0 || th.now.Players[0].Score < score {
		t.Errorf("after giving up: %+v", th.now.Players[0])
	}
	if th.Sound.Count("aqua.respawn") != 1 {
		t.Error("the new life is not heard")
	}
}

// An own cell that is clicked, then a place: it goes there by itself, until it
// is clicked again.
func TestOneCellGoesItsOwnWay(t *testing.T) {
	th := newTheatre(t, people(2, 1, 5, map[string]string{game.OptionMap: "lagoon"}))
	th.Until("some mass", func() bool {
		to, _ := goal(th.now, 0)
		byMouse(th, 0, to, false)
		return th.now.Players[0].Mass > 40
	})
	start := th.now.Cells[0]
	byMouse(th, 0, game.Point{X: start.At.X + 300, Y: start.At.Y}, true)
	th.Wait(growTicks)
	byMouse(th, 0, game.Point{X: start.At.X + 300, Y: start.At.Y}, false)
	th.Until("two cells", func() bool { return th.now.Players[0].Cells == 2 })
	v := &th.panes[0]
	mine := &th.actors[th.flockOf(0).heaviest]
	x, y := v.frame.At(th.spot(mine))
	at := mine.cell.At
	th.Click(x, y)
	id := th.hands[0].picked
	if c := th.now.Cell(id); !th.hands[0].picks || c == nil || c.Owner != 0 {
		t.Fatalf("no cell was picked: %+v", th.hands[0])
	}
	to := th.onMap(at.X, at.Y+110)
	th.Click(v.frame.At(to.X, to.Y))
	if got, ok := th.hands[0].order(id); !ok || got.Y < at.Y+50 {
		t.Fatalf("it was sent to %v, %v", got, ok)
	}
	th.Press(ebiten.KeyBackspace)
	if _, ok := th.hands[0].order(id); ok {
		t.Error("it was not called back")
	}
}

// Who may eat whom is marked by the rules' own arithmetic.
func TestMarks(t *testing.T) {
	th := newTheatre(t, people(3, 1, 5, short))
	v := &th.panes[0]
	for _, c := range []struct {
		name        string
		mine, other float32
		want        board.Mark
	}{
		{"half", 40, 20, board.Edible}, {"equal", 40, 40, board.Neutral}, {"ratio", 40, 32, board.Neutral}, {"just", 40, 31.9, board.Edible},
		{"danger", 40, 60, board.Danger}, {"lunge", 40, 110, board.Lunge},
	} {
		for i := range th.actors {
			at := game.Point{X: 1600 + 300*float32(i), Y: 1000}
			th.actors[i].cell.At, th.actors[i].from = at, at
			th.actors[i].cell.Mass = c.mine
			if th.actors[i].cell.Owner != 0 {
				th.actors[i].cell.Mass = c.other
			}
		}
		th.measure()
		th.cast(v)
		for _, cell := range v.cells {
			if !cell.Own && cell.Mark != c.want {
				t.Errorf("%s: marked %v, want %v", c.name, cell.Mark, c.want)
			}
		}
	}
	// Who is far bears no mark.
	for i := range th.actors {
		if a := &th.actors[i]; a.cell.Owner != 0 {
			a.cell.At.X += 2000
			a.from = a.cell.At
		}
	}
	th.cast(v)
	for _, cell := range v.cells {
		if cell.Mark != board.Neutral {
			t.Errorf("a cell that is far is marked %v", cell.Mark)
		}
	}
}
