package bzzz

import (
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/ui"
)

// In one picture of a meadow everybody tells whose each bee and each hive is,
// a bee that is not knocked out from one that is out, full from empty, and a cell that
// can be reached from one that cannot.
func TestEverybodySeesAMeadow(t *testing.T) {
	th := newTheatre(t, people(1, 9, nil))
	th.on.Prefs.Motion = ui.Reduced
	th.on.Posed = true
	type cell = board.Cell
	// All on cells of one kind of the meadow's chequer, with one free between.
	well := func(p rules.Seat, i int) cell { return cell{X: 1 + 2*i, Y: 5 + 2*int(p)} }
	out := func(p rules.Seat, i int) cell { return cell{X: 7 + 2*i, Y: 5 + 2*int(p)} }
	var (
		empty, full       = cell{X: 13, Y: 5}, cell{X: 13, Y: 7}
		legal, next, bare = cell{X: 5, Y: 13}, cell{X: 7, Y: 13}, cell{X: 9, Y: 13}
		cursor, held      = cell{X: 11, Y: 13}, cell{X: 13, Y: 9}
		flower, dry       = cell{X: 5, Y: 1}, cell{X: 9, Y: 1}
		near, step        = cell{X: 5, Y: 3}, cell{X: 9, Y: 3}
	)
	v := *th.v
	v.Bees, v.Flowers = nil, nil
	bee := func(c cell, b game.Bee) {
		b.X, b.Y = c.X, c.Y
		v.Bees = append(v.Bees, b)
	}
	for p := range rules.Seat(game.Players) {
		for i, k := range game.Kinds {
			bee(well(p, i), game.Bee{Owner: p, Number: 8, Kind: k})
			bee(out(p, i), game.Bee{Owner: p, Number: 8, Kind: k, Wake: v.OwnTurn(p) + 2})
		}
	}
	bee(empty, game.Bee{Number: 8, Nectar: game.Exactly(0)})
	bee(full, game.Bee{Number: 8, Nectar: game.Exactly(game.Worker.Capacity())})
	chosen := len(v.Bees)
	bee(held, game.Bee{Number: 8, Nectar: game.Exactly(0)})
	for _, c := range []cell{flower, dry, near, step} {
		f := game.Flower{X: c.X, Y: c.Y, Nectar: game.Exactly(3)}
		if c == dry {
			f.Nectar = game.Exactly(0)
		}
		// One flower of each group of four: all of one paper.
		for len(v.Flowers)%(4*game.Players) != 0 {
			v.Flowers = append(v.Flowers, game.Flower{X: -9, Y: -9})
		}
		v.Flowers = append(v.Flowers, f)
	}
	th.v = &v
	th.stage.follow(th.v, true)
	th.hands.sel, th.hands.legal, th.hands.next, th.hands.hasNext = chosen, []cell{legal, next, near, step}, step, true
	th.hands.keyed, th.hands.cursor = true, cursor
	f := th.Print("bzzz")
	f.Signs(game.Players)
	f.Bears("whose turn it is", th.lay.head, v.Current)
	for p := range rules.Seat(game.Players) {
		f.Bears("the race", th.lay.race, p)
	}
	body := func(c cell) ui.Rect {
		x, y := th.cell(c.X, c.Y)
		return ui.Rect{X: x - 14, Y: y - 17, W: 28, H: 27} // its name is left out
	}
	whole := func(c cell) ui.Rect {
		x, y := th.cell(c.X, c.Y)
		return ui.Centered(x, y, 41, 41)
	}
	for p := range rules.Seat(game.Players) {
		for i := range game.Kinds {
			for q := range p {
				f.Signed("bees of two seats", body(well(p, i)), body(well(q, i)), 16)
				f.Signed("bees of two seats that are out", body(out(p, i)), body(out(q, i)), 16)
			}
			f.Apart("bees well and out", whole(well(p, i)), whole(out(p, i)), 1.0/6)
			for j := range i {
				f.Apart("bees of two kinds", whole(well(p, i)), whole(well(p, j)), 1.0/6)
			}
		}
	}
	around := func(c cell) ui.Rect { return whole(c).Inset(-4) }
	pips := func(c cell) ui.Rect { b := body(c); b.X -= 10; b.W = 14; return b }
	f.Apart("a bee with nectar and without", pips(full), pips(empty), 1.0/6)
	f.Apart("a flower with nectar and without", body(flower), body(dry), 1.0/6)
	f.Apart("a bee in the hand and one on the meadow", whole(held), whole(empty), 1.0/6)
	f.Apart("a cell that can be reached and one that cannot", whole(legal), whole(bare), 1.0/6)
	f.Apart("a flower that can be reached and one that cannot", whole(near), whole(flower), 1.0/6)
	f.Apart("a flower that can be reached and the next step", whole(near), whole(step), 1.0/6)
	f.Apart("the cell of the keys and another", around(cursor), around(bare), 1.0/12)
	th.hands.next = next
	th.Print("bzzz-step").Apart("a cell that can be reached and the next step", whole(legal), whole(next), 1.0/6)
}
