package bzzz

import (
	"fmt"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	bots "ludotheque/ai/bzzz"
	"ludotheque/assets/words"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/input"
)

// hand is a way of playing: what a person does to the screen.
type hand interface {
	// lay lays a worker; it can be laid.
	lay()
	// send sends the bee that waits to a cell.
	send(bee int, c board.Cell)
	// end ends the turn.
	end()
	// acts is how many clicks or keys that took, the way of the pointer or of
	// the cursor not counted.
	acts() int
}

// keeper plays a plain game by hand: up to five workers, each sent once to a
// flower of its own, and the rest is orders.
func keeper(th *theatre, h hand) (turns, acts int) {
	th.T.Helper()
	taken := map[int]int{}
	for !th.Done() {
		th.Until("the own turn", func() bool { return th.Done() || th.mine() && th.turn.run == runNone })
		if th.Done() {
			break
		}
		turn := th.v.Turn
		turns++
		own := 0
		for i := range th.v.Bees {
			if th.v.Bees[i].Owner == th.v.Seat {
				own++
			}
		}
		if own < 5 && th.turn.canLay() {
			h.lay()
		}
		for th.mine() && th.v.Turn == turn && th.hands.sel >= 0 && th.turn.idle(th.hands.sel) {
			bee := th.hands.sel
			f := wild(th.v, bee, taken)
			if f < 0 {
				break
			}
			taken[f] = bee
			h.send(bee, board.Cell{X: th.v.Flowers[f].X, Y: th.v.Flowers[f].Y})
			if th.turn.idle(bee) {
				th.T.Fatalf("bee %d was sent to flower %d and still waits: %s", bee, f, th.Tell())
			}
		}
		if turns == 14 {
			th.Picture("orders-" + fmt.Sprintf("%T", h)[6:])
		}
		h.end()
		th.Until("the next turn", func() bool { return th.Done() || th.v.Turn != turn })
	}
	return turns, h.acts()
}

// wild returns the nearest flower that no bee was sent to and on which no bee is.
func wild(v *game.View, bee int, taken map[int]int) int {
	best, near := -1, 99
	for f := range v.Flowers {
		if _, ok := taken[f]; ok || v.Flowers[f].Nectar.Hi == 0 || v.BeeAt(v.Flowers[f].X, v.Flowers[f].Y) >= 0 {
			continue
		}
		if d := game.Chebyshev(v.Bees[bee].X, v.Bees[bee].Y, v.Flowers[f].X, v.Flowers[f].Y); d < near {
			best, near = f, d
		}
	}
	return best
}

type mouse struct {
	*theatre
	n int
}

func (m *mouse) lay() {
	m.n++
	m.Click(mid(m.face.lay.stack(true, m.turn.stepNow()).cards.Column(0, 3, 6)))
}
func (m *mouse) send(_ int, c board.Cell) { m.n++; m.clickCell(c.X, c.Y) }
func (m *mouse) end()                     { m.n++; m.Click(mid(m.face.lay.foot().end)) }
func (m *mouse) acts() int                { return m.n }

type finger struct{ mouse }

func (m *finger) lay() {
	m.n++
	m.Tap(mid(m.face.lay.stack(true, m.turn.stepNow()).cards.Column(0, 3, 6)))
}
func (m *finger) send(_ int, c board.Cell) { m.n++; m.Tap(m.cell(c.X, c.Y)) }
func (m *finger) end()                     { m.n++; m.Tap(mid(m.face.lay.foot().end)) }

type keyboard struct {
	*theatre
	n int
}

func (k *keyboard) key(key ebiten.Key) { k.n++; k.Press(key) }
func (k *keyboard) lay()               { k.key(ebiten.KeyDigit1) }
func (k *keyboard) send(_ int, c board.Cell) {
	steer(k.theatre, c, func(b input.Button) {
		k.Press(map[input.Button]ebiten.Key{input.Left: ebiten.KeyArrowLeft, input.Right: ebiten.KeyArrowRight, input.Up: ebiten.KeyArrowUp, input.Down: ebiten.KeyArrowDown}[b])
	})
	k.key(ebiten.KeySpace)
}
func (k *keyboard) end()      { k.key(ebiten.KeyEnter) }
func (k *keyboard) acts() int { return k.n }

type pad struct {
	*theatre
	n int
}

func (p *pad) tapped(b input.Button) { p.n++; p.Button(b) }
func (p *pad) lay() {
	x, y := p.v.Hive(p.v.Seat)
	steer(p.theatre, board.Cell{X: x, Y: y}, p.Button)
	p.tapped(input.A)
	p.Wait(2)
	p.tapped(input.A)
}
func (p *pad) send(_ int, c board.Cell) {
	steer(p.theatre, c, p.Button)
	p.tapped(input.A)
}
func (p *pad) end()      { p.tapped(input.X) }
func (p *pad) acts() int { return p.n }

// steer brings the cursor to a cell, a step at a time.
func steer(th *theatre, c board.Cell, press func(input.Button)) {
	for th.hands.cursor != c {
		switch {
		case th.hands.cursor.X < c.X:
			press(input.Right)
		case th.hands.cursor.X > c.X:
			press(input.Left)
		case th.hands.cursor.Y < c.Y:
			press(input.Down)
		default:
			press(input.Up)
		}
	}
}

// A bee that was just laid is sent to the nearest flower by one more press on it, and a press
// on the bare meadow says what comes first.
func TestASecondPressSendsABee(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Until("the own turn", th.mine)
	th.clickCell(8, 8)
	if th.hands.refused.left == 0 || th.hands.refused.said != words.BzzzLayAsk() {
		t.Errorf("a press on the meadow before a bee is laid says %q", th.hands.refused.said.Key())
	}
	th.Press(ebiten.KeyDigit1)
	x, y := th.v.Hive(0)
	nearest := th.turn.nearestFlower(0)
	th.clickCell(x, y)
	if o, ok := th.turn.orders[0]; !ok || o.Do != bots.OrderForage || o.Flower != nearest {
		t.Errorf("a second press gives the order %v, want to forage flower %d", o, nearest)
	}
}
