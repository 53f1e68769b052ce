package rules

import (
	"errors"
	"strings"
	"testing"
)

func TestRandIsSplitmix64(t *testing.T) {
	// First outputs of splitmix64 for seed 1234567, from the reference code's published vector.
	r := NewRand(1234567)
	for i, want := range []uint64{6457827717110365317, 3203168211198807973, 9817491932198370423} {
		if got := r.Uint64(); got != want {
			t.Errorf("draw %d: %d, want %d", i, got, want)
		}
	}
}

func TestIntnIsInRangeAndReachesEverything(t *testing.T) {
	r := NewRand(1)
	var seen [7]int
	for range 7000 {
		seen[r.Intn(7)]++
	}
	for i, n := range seen {
		if n < 800 || n > 1200 {
			t.Errorf("%d came %d times of 7000", i, n)
		}
	}
}

func TestSeats(t *testing.T) {
	s := AllSeats(4).Without(2)
	if s.Len() != 3 || s.Has(2) || !s.Has(3) || s.First() != 0 || s.Has(Spectator) {
		t.Errorf("seats A, B and D are wanted: %s", s)
	}
	if (Seats{}).First() != Spectator || AllSeats(MaxSeats+1).Len() != MaxSeats || !Only(MaxSeats).Empty() || !Only(Spectator).Empty() {
		t.Error("edges")
	}
	// Sets that reach over several words.
	for _, n := range []int{0, 1, 63, 64, 65, 130, MaxSeats} {
		all, next := AllSeats(n), Seat(0)
		for s := range all.All() {
			if s != next {
				t.Fatalf("%d seats: %d comes after %d", n, s, next-1)
			}
			next++
		}
		if int(next) != n || all.Len() != n || all.Has(Seat(n)) || !all.Less(all).Empty() || all.And(all) != all {
			t.Errorf("%d seats: %d are walked through, %d counted: %s", n, next, all.Len(), all)
		}
	}
	if got := AllSeats(2).With(70).With(255).String(); got != "A B BS IV" {
		t.Errorf("the set is %q", got)
	}
}

func TestRankByScoreSharesRanks(t *testing.T) {
	got := RankByScore([]int{5, 9, 9, 1})
	for i, want := range []int{3, 1, 1, 4} {
		if got[i] != want {
			t.Errorf("seat %d: rank %d, want %d", i, got[i], want)
		}
	}
}

func TestInfoCheck(t *testing.T) {
	info := Info{ID: "toy", Min: 2, Max: 4, Options: []Option{
		{Key: "rounds", Values: []string{"300", "120"}, Min: 4, Max: 2000, Multiple: 4},
		{Key: "mode", Values: []string{"plain", "wild"}},
		{Key: "teams", Values: []string{"off", "on"}, MinSeats: 4},
		{Key: "duel", Values: []string{"plain", "odd"}, MaxSeats: 2},
		{Key: "third", Values: []string{"plain", "odd"}, MinSeats: 3, MaxSeats: 3},
	}}
	for _, c := range []struct {
		name  string
		setup Setup
		field string
	}{
		{"defaults", Setup{Seats: 2}, ""},
		{"in range", Setup{Seats: 2, Options: map[string]string{"rounds": "44"}}, ""},
		{"offered word", Setup{Seats: 4, Options: map[string]string{"mode": "wild"}}, ""},
		{"too few seats", Setup{Seats: 1}, "seats"},
		{"too many seats", Setup{Seats: 5}, "seats"},
		{"no multiple", Setup{Seats: 2, Options: map[string]string{"rounds": "45"}}, "rounds"},
		{"out of range", Setup{Seats: 2, Options: map[string]string{"rounds": "4000"}}, "rounds"},
		{"no number", Setup{Seats: 2, Options: map[string]string{"rounds": "ten"}}, "rounds"},
		{"unknown word", Setup{Seats: 2, Options: map[string]string{"mode": "odd"}}, "mode"},
		{"unknown key", Setup{Seats: 2, Options: map[string]string{"size": "1"}}, "size"},
		{"too few seats for an option", Setup{Seats: 3, Options: map[string]string{"teams": "on"}}, "teams"},
		{"enough", Setup{Seats: 4, Options: map[string]string{"teams": "on"}}, ""},
		{"too many", Setup{Seats: 3, Options: map[string]string{"duel": "odd"}}, "duel"},
		{"few enough", Setup{Seats: 2, Options: map[string]string{"duel": "odd"}}, ""},
		{"just so many", Setup{Seats: 3, Options: map[string]string{"third": "odd"}}, ""},
		{"one more", Setup{Seats: 4, Options: map[string]string{"third": "odd"}}, "third"},
		{"the default may always be given", Setup{Seats: 4, Options: map[string]string{"third": "plain"}}, ""},
	} {
		err := info.Check(c.setup)
		var se *SetupError
		if c.field == "" && err != nil || c.field != "" && (!errors.As(err, &se) || se.Field != c.field) {
			t.Errorf("%s: %v", c.name, err)
		}
	}
	info.Least, info.Limit = 1, 9 // New judges what is beyond Min and Max
	for seats, ok := range map[int]bool{0: false, 1: true, 2: true, 9: true, 10: false} {
		if err := info.Check(Setup{Seats: seats}); (err == nil) != ok {
			t.Errorf("%d seats with a map of somebody's own: %v", seats, err)
		}
	}
	if info.Int(Setup{}, "rounds") != 300 || info.Value(Setup{Options: map[string]string{"mode": "wild"}}, "mode") != "wild" {
		t.Error("values")
	}
}

// A refusal of an option that changes nothing says with how many seats it does.
func TestInfoCheckSaysForHowManySeatsAnOptionIs(t *testing.T) {
	for _, c := range []struct {
		min, max, seats int
		want            string
	}{
		{2, 0, 1, "with 1 seat it changes nothing; it is for 2 seats or more."},
		{0, 1, 3, "with 3 seats it changes nothing; it is for 1 seat."},
		{0, 2, 3, "with 3 seats it changes nothing; it is for 2 seats at most."},
		{2, 2, 3, "with 3 seats it changes nothing; it is for 2 seats."},
		{2, 4, 5, "with 5 seats it changes nothing; it is for 2 to 4 seats."},
	} {
		info := Info{ID: "toy", Min: 1, Max: 5, Options: []Option{{Key: "teams", Values: []string{"off", "on"}, MinSeats: c.min, MaxSeats: c.max}}}
		if err := info.Check(Setup{Seats: c.seats, Options: map[string]string{"teams": "on"}}); err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("for %d to %d seats: %v, want %q", c.min, c.max, err, c.want)
		}
	}
}

func TestUsualSeats(t *testing.T) {
	for _, c := range []struct{ min, max, usual, want int }{
		{2, 16, 0, 4}, {2, 16, 8, 8}, {1, 5, 1, 1}, {1, 3, 0, 3}, {4, 4, 0, 4}, {2, 2, 0, 2}, {6, 9, 0, 6}, {2, 4, 9, 4}, {2, 4, 1, 4},
	} {
		i := Info{Min: c.min, Max: c.max, Usual: c.usual}
		if got := i.UsualSeats(); got != c.want {
			t.Errorf("%+v: %d, want %d", c, got, c.want)
		}
	}
}

func TestRecordsOfEarlierVersionsKeepTheirRules(t *testing.T) {
	info := Info{ID: "toy", Version: 3, Earlier: AsThen, Min: 1, Max: 1}
	s, version := info.Today(Setup{Seats: 1, Seed: 7}, 2)
	if version != 3 || s.Rules != 2 || s.Seed != 7 {
		t.Errorf("a record of version 2 is played as version %d, rules %d, seed %d; want 3, 2, 7", version, s.Rules, s.Seed)
	}
	if s, _ := info.Today(Setup{Seats: 1, Rules: 1}, 3); s.Rules != 1 {
		t.Errorf("a record written anew is played by rules %d; want 1, as its set-up says", s.Rules)
	}
	for _, bad := range []int{-1, 4} {
		var e *SetupError
		if err := info.Check(Setup{Seats: 1, Rules: bad}); !errors.As(err, &e) || e.Field != "rules" {
			t.Errorf("rules %d: %v; want a refusal of the field rules", bad, err)
		}
	}
}
