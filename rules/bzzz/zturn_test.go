package bzzz

import (
	"strings"
	"testing"

	"ludotheque/rules"
)

// Rulings Z1 to Z21: what happens inside a turn.

const duel = `
	.  .  .  .
	.  .  .  .
	.  .  .  .
	.  .  .  .
	.  .  .  .  Aw Bw`

func TestZ1_SkirmishAfterTheMoves(t *testing.T) {
	s := scene(t, duel)
	s.do(t, MoveBee(0, -1, 0))
	wantInt(t, "draws after leaving", count(s.finish(t), EventDraw), 0)

	s = scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Aw . Bw`)
	s.do(t, MoveBee(0, 1, 0))
	wantInt(t, "draws after coming", count(s.finish(t), EventDraw), 2)
}

func TestZ2_OnlyBeesOfTheCurrentPlayerFight(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Bw Cw . . Aw`)
	wantInt(t, "draws on A's turn", count(s.finish(t), EventDraw), 0)
	wantInt(t, "draws on B's turn", count(s.finish(t), EventDraw), 2)

	// B and C do not fight either while A fights one of them or another.
	s = scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Bw Cw . . Aw Bw`)
	wantInt(t, "draws where A fights elsewhere", count(s.finish(t), EventDraw), 2)
	s = scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Aw Bw Cw`)
	for _, f := range s.board.Fights() {
		if f.Bee == 2 || f.Den != 2 {
			t.Errorf("C's bee touches B's alone, and it is A's turn: %+v", f)
		}
	}
}

func TestZ3_KOBeesDoNotFight(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  Bd! Aw Bw Aw!`)
	f := s.board.Fights()
	if len(f) != 2 || f[0].Bee != 1 || f[1].Bee != 2 || f[0].Den != 2 || f[1].Den != 2 {
		t.Errorf("want bees 1 and 2 at one half: %v", f)
	}
}

func TestZ4_KOBeesBlockTheirCell(t *testing.T) {
	s := scene(t, `
		Aw! As`)
	s.refuses(t, LayBee(Worker), ErrHiveOccupied)
	s.refuses(t, MoveBee(1, -1, 0), ErrCellOccupied)
	s.refuses(t, MoveBee(0, 0, 1), ErrKO)
	s.refuses(t, ForageFlower(0, 0), ErrKO)
}

// until ends turns until it is the turn of seat p.
func (s *State) until(t *testing.T, p rules.Seat) {
	t.Helper()
	for s.finish(t); s.board.Current != p; {
		s.finish(t)
	}
}

func TestZ5_KOLastsFiveOwnTurns(t *testing.T) {
	s := scene(t, duel)
	for s.board.OwnTurn(1) < 7 {
		s.board.Turn++
	}
	s.board.Turn += 3 // A's turn after B's seventh
	s.beginTurn()
	wantInt(t, "own turns of B begun", s.board.OwnTurn(1), 7)
	s.hit(t, 1)
	wantInt(t, "turns to miss", s.board.KOLeft(1), 5)
	for turn := 8; turn <= 12; turn++ {
		if turn > 8 {
			s.until(t, 1)
		}
		wantInt(t, "own turn of B", s.board.OwnTurn(1), turn)
		wantInt(t, "turns to miss", s.board.KOLeft(1), 13-turn)
		s.refuses(t, MoveBee(1, 1, 0), ErrKO)
	}
	s.until(t, 1)
	wantInt(t, "own turn of B", s.board.OwnTurn(1), 13)
	wantInt(t, "turns to miss", s.board.KOLeft(1), 0)
	s.do(t, MoveBee(1, 1, 0))
}

func TestZ6_WakesWhenItsTurnBegins(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Aw Bw . Ad`)
	s.hit(t, 1)
	s.do(t, EndTurn) // B misses its first turn
	for range 4 {
		s.until(t, 1)
	}
	s.finish(t)
	s.until(t, 0) // the last turn of A before B's bee wakes
	wantInt(t, "turns to miss", s.board.KOLeft(1), 0)
	s.do(t, MoveBee(2, -1, 0))
	if s.board.touching() {
		t.Error("a bee that has not begun its turn is touched")
	}
	s.do(t, EndTurn)
	if s.board.Bees[1].KO() || s.board.Current != 1 || count(s.events, EventWoke) != 1 {
		t.Errorf("not awake on its turn: %+v", s.events)
	}
	wantInt(t, "draws on B's turn", count(s.finish(t), EventDraw), 3)
}

func TestZ7_TheTurnOfTheHitDoesNotCount(t *testing.T) {
	s := scene(t, duel)
	s.hit(t, 0)
	wantInt(t, "turns to miss", s.board.KOLeft(0), 5)
	for range 5 {
		s.until(t, 0)
		s.refuses(t, MoveBee(0, -1, 0), ErrKO)
	}
	s.until(t, 0)
	s.do(t, MoveBee(0, -1, 0))
}

func TestZ8_KOBeeAtHomeStoresNothing(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  Aw9 Bw`).on(1)
	s.hit(t, 0)
	s.until(t, 0)
	s.finish(t)
	wantInt(t, "stock of A", s.stock(0), 10)
	wantInt(t, "load", s.load(0), 0)
}

func TestZ9_KOBeeIsNotHitAgain(t *testing.T) {
	s := scene(t, duel)
	s.hit(t, 1)
	wake := s.board.Bees[1].Wake
	s.until(t, 0)
	wantInt(t, "draws", count(s.finish(t), EventDraw), 0)
	wantInt(t, "wakes in own turn", s.board.Bees[1].Wake, wake)
}

func TestZ10_ZoneBarsEnemiesOnly(t *testing.T) {
	// Whose cells these are: the four corners of 4 by 4, and nothing more.
	for y, row := range strings.Fields(`
		AAAA....BBBB
		AAAA....BBBB
		AAAA....BBBB
		AAAA....BBBB
		............
		............
		............
		............
		DDDD....CCCC
		DDDD....CCCC
		DDDD....CCCC
		DDDD....CCCC`) {
		b := Board{Params: Params{Cells: 12}}
		for x, owner := range row {
			for p := range rules.Seat(Players) {
				barred := owner != '.' && owner != rune('A'+p)
				if err := b.Enter(p, x, y); (err == ErrEnemyZone) != barred || !barred && err != nil {
					t.Errorf("seat %s at %d,%d: %v", p.Letter(), x, y, err)
				}
			}
		}
	}
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  Aw Bs`, [3]int{4, 2, 30})
	s.do(t, ForageFlower(0, 0))
	if events := s.finish(t); count(events, EventStored) != 1 || count(events, EventDraw) != 2 {
		t.Errorf("a bee on the border forages outside, stores inside and fights across: %+v", events)
	}
	s = scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Bs Aw
		.  .  .  .  .`).on(1)
	s.refuses(t, MoveBee(0, -1, 0), ErrEnemyZone)
	s.refuses(t, MoveBee(0, -1, -1), ErrEnemyZone)
	s.on(0)
	s.refuses(t, MoveBee(1, 1, 1), ErrDiagonal)
	s.board.Bees[0].X = 9
	s.do(t, MoveBee(1, -1, 0), EndTurn)
	s.until(t, 0)
	s.do(t, MoveBee(1, -1, 0))
}

func TestZ11_HiveOccupied(t *testing.T) {
	s := scene(t, `Ad`)
	s.refuses(t, LayBee(Scout), ErrHiveOccupied)
	s.do(t, MoveBee(0, 1, 0))
	s.refuses(t, LayBee(Scout), ErrLayTooLate)
	s.until(t, 0)
	s.do(t, LayBee(Scout))
	s.refuses(t, LayBee(Scout), ErrAlreadyLaid)
}

func TestZ12_NewbornActsAtOnce(t *testing.T) {
	s := scene(t, `.`)
	s.do(t, LayBee(Worker), MoveBee(0, 1, 0))
	wantInt(t, "stock", s.stock(0), 5)
	wantInt(t, "x", s.board.Bees[0].X, 1)

	s = scene(t, `.`, [3]int{1, 1, 20}) // such a flower cannot be drawn (Z27)
	s.do(t, LayBee(Worker), ForageFlower(0, 0))
	wantInt(t, "load", s.load(0), 2)
}

func TestZ13_NoForagingAfterMoving(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  .  .  .  Aw Aw`)
	s.board.Bees[0].Y, s.board.Bees[1].Y = 6, 6
	s.do(t, MoveBee(0, -1, 0))
	s.refuses(t, ForageFlower(0, 0), ErrMovedThisTurn)
	s.refuses(t, MoveBee(0, -1, 0), ErrAlreadyMoved)
	// A refused move is no move: the bee may still forage.
	s.refuses(t, MoveBee(1, 1, 1), ErrDiagonal)
	s.do(t, ForageFlower(1, 0))
	s.refuses(t, ForageFlower(1, 0), ErrAlreadyForaged)
	s.refuses(t, MoveBee(1, 1, 0), ErrMoveTooLate)
	s.refuses(t, LayBee(Worker), ErrLayTooLate)
}

func TestZ14_ForagingInThePlayersOrder(t *testing.T) {
	rows := `
		.  .  .  .  .
		.  .  .  .  .
		.  .  .  .  .
		.  .  .  .  .
		.  .  .  .  Aw .  Aw`
	for _, first := range []int{0, 1} {
		s := scene(t, rows, [3]int{5, 5, 15})
		s.do(t, ForageFlower(first, 0), ForageFlower(1-first, 0))
		wantInt(t, "first", s.load(first), 2)
		wantInt(t, "second", s.load(1-first), 1)
		wantInt(t, "left", s.nectar(0), 12)
	}
}

func TestZ15_NoMoreThanTheFlowerHolds(t *testing.T) {
	want := [][]uint8{3: {0, 1, 2, 3}, 6: {0, 1, 2, 2, 3, 3, 3}, 9: {0, 1, 1, 2, 2, 2, 3, 3, 3, 3}}
	for m, w := range want {
		if w == nil {
			continue
		}
		for n, g := range rates(m) {
			wantInt(t, "taken", int(g), int(w[n]))
		}
	}
}

func TestZ16_AThirdExactlyGivesTwo(t *testing.T) {
	for n, want := range map[int]uint8{0: 0, 1: 1, 14: 1, 15: 2, 29: 2, 30: 3, 45: 3} {
		wantInt(t, "taken", int(rates(45)[n]), int(want))
	}
}

func TestZ17_RatesGoByTheGamesMaximum(t *testing.T) {
	rows := `
		.  .  .  .  .
		.  .  .  .  .
		.  .  .  .  .
		.  .  .  .  .
		.  .  .  .  Aw`
	s := scene(t, rows, [3]int{5, 5, 10}) // full, but with little nectar
	s.do(t, ForageFlower(0, 0))
	wantInt(t, "from a full flower of 10", s.load(0), 1)
}

func TestZ18_SurplusIsLost(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Aw11 . Ad1`, [3]int{5, 5, 40})
	s.do(t, ForageFlower(0, 0), ForageFlower(1, 0))
	wantInt(t, "worker", s.load(0), 12)
	wantInt(t, "drone", s.load(1), 1)
	wantInt(t, "flower", s.nectar(0), 34)
}

func TestZ19_EmptyFlowerMayBeForaged(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  .  Aw3 . Aw`, [3]int{5, 5, 1})
	s.do(t, ForageFlower(1, 0), ForageFlower(0, 0))
	wantInt(t, "load", s.load(0), 3)
	wantInt(t, "growth", s.events[0].Amount, 0)
	if n := s.View(0).Flowers[0].Nectar; n != Exactly(0) {
		t.Errorf("the flower is known to be empty, not %v", n)
	}
}

func TestZ20_StoredAnywhereInTheOwnZone(t *testing.T) {
	s := scene(t, `
		.  .  .  .  Aw7
		.  .  Bw .
		.  .  .  .
		.  .  Aw5 Aw6!`)
	wantInt(t, "stored", count(s.finish(t), EventStored), 1)
	wantInt(t, "stock of A", s.stock(0), 15)
	wantInt(t, "load outside", s.load(0), 7)
	// Only in the owner's turn.
	s.on(0)
	s.do(t, MoveBee(0, -1, 0))
	wantInt(t, "stock while moving", s.stock(0), 15)
	s.finish(t)
	wantInt(t, "stock after the turn", s.stock(0), 22)
}

func TestZ21_StoredBeforeTheSkirmish(t *testing.T) {
	s := scene(t, `
		.  .  .  .
		.  .  .  .
		.  .  .  .
		.  .  .  Aw8 Bd`)
	events := s.hit(t, 0)
	wantInt(t, "stock", s.stock(0), 18)
	for _, e := range events {
		if e.What == EventKO {
			wantInt(t, "lost", e.Amount, 0)
		}
	}
}
