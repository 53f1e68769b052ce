package bzzz

import (
	"encoding/json"
	"fmt"
	"testing"

	"ludotheque/rules"
)

// Two games that differ only in an amount that only seat 0 or no seat knows look the same to all
// others: the same views and events, in the same number and order.
func TestHiddenAmountsChangeNothingForOthers(t *testing.T) {
	row := func(cells string) string { return "\n.\n.\n.\n.\n. . . . " + cells }
	meadow := func(n int) [][3]int { return [][3]int{{5, 5, n}, {7, 7, 40}} }
	rich, poor := meadow(45), meadow(1)
	stock := func(n int) func(*State) {
		return func(s *State) {
			for w := range s.ledger.stocks[0] {
				s.ledger.stocks[0][w] = []int32{0, 30}[w%2] // what others know of it
			}
			s.ledger.stocks[0][truth] = int32(n)
		}
	}
	for name, c := range map[string]struct {
		rows    [2]string
		flowers [2][][3]int
		set     [2]func(*State)
		acts    []Action // of seat 0; ending the turn is added
	}{
		"a bee comes home with nectar or with none": {
			rows: [2]string{". . . . Aw3", ". . . . Aw0"}, acts: []Action{MoveBee(0, -1, 0)},
		},
		"of two bees at home the first or the second stores": {
			rows: [2]string{"Aw3 Aw0", "Aw0 Aw3"},
		},
		"a bee stores, or does not, before it fights": {
			rows: [2]string{"\n.\n.\n.\n. . . Aw8 Bd", "\n.\n.\n.\n. . . Aw0 Bd"},
		},
		"a bee loses nectar or nothing in a skirmish": {
			rows: [2]string{row("Aw12 Bd"), row("Aw0 Bd")},
		},
		"a bee that is KO at home had stored or not": {
			rows: [2]string{"Aw! Aw5", "Aw! Aw0"},
		},
		"a flower is foraged that gives 3 or nothing": {
			rows: [2]string{row("Aw0 . Aw0"), row("Aw0 . Aw0")}, flowers: [2][][3]int{rich, poor},
			acts: []Action{ForageFlower(0, 0), ForageFlower(1, 0)},
		},
		"a bee forages that is full or empty": {
			rows: [2]string{row("Aw12"), row("Aw0")}, flowers: [2][][3]int{rich, rich},
			acts: []Action{ForageFlower(0, 0)},
		},
		"a foraging at home brings nectar or nothing": {
			rows: [2]string{"\n.\n.\n.\n. . . Aw0 . As0", "\n.\n.\n.\n. . . Aw0 . As0"}, flowers: [2][][3]int{{{4, 4, 40}, {7, 7, 40}}, {{4, 4, 1}, {7, 7, 40}}},
			acts: []Action{ForageFlower(1, 0), ForageFlower(0, 0)},
		},
		"a player who lays has just enough or plenty": {
			rows: [2]string{row("Aw0"), row("Aw0")}, set: [2]func(*State){stock(5), stock(25)},
			acts: []Action{LayBee(Drone)},
		},
		"a player does not lay who can or cannot pay": {
			rows: [2]string{row("Aw0"), row("Aw0")}, set: [2]func(*State){stock(25), stock(0)},
		},
	} {
		for dice := range uint64(8) {
			var worlds [2]*State
			for i := range worlds {
				s := scene(t, c.rows[i], c.flowers[i]...)
				if c.set[i] != nil {
					c.set[i](s)
				}
				s.rng = *rules.NewRand(dice)
				worlds[i] = s
			}
			compare := func(after string) {
				t.Helper()
				if worlds[0].Acting() != worlds[1].Acting() {
					t.Errorf("%s: after %s %v acts, or %v", name, after, worlds[0].Acting(), worlds[1].Acting())
				}
				for seat := rules.Spectator; seat < Players; seat++ {
					a, b := seen(t, worlds[0], seat), seen(t, worlds[1], seat)
					if seat != 0 && a != b {
						t.Fatalf("%s: after %s seat %s gets\n%s\nor\n%s", name, after, seat.Letter(), a, b)
					}
				}
			}
			compare("nothing")
			for _, a := range append(c.acts, EndTurn) {
				for _, s := range worlds {
					s.do(t, a)
				}
				compare(a.String())
			}
			for worlds[0].board.Current == 0 { // the skirmish
				for _, s := range worlds {
					s.Step(nil)
				}
				compare("the skirmish")
			}
			for range Players { // a round later nothing has been revealed
				for _, s := range worlds {
					s.finish(t)
				}
				compare("a turn more")
			}
			if a, b := seen(t, worlds[0], 0), seen(t, worlds[1], 0); a == b && c.rows[0] != c.rows[1] && worlds[0].stock(0) != worlds[1].stock(0) {
				t.Errorf("%s: the two worlds do not differ for their owner", name)
			}
		}
	}
}

// seen returns everything that a seat sees of a state.
func seen(t *testing.T, s *State, seat rules.Seat) string {
	t.Helper()
	v := s.View(seat)
	data, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprintf("%s %v", data, v.Legal())
}
