package bzzz

import (
	"encoding/json"
	"slices"
	"testing"

	"ludotheque/rules"
)

func TestActionText(t *testing.T) {
	for text, a := range map[string]Action{
		"end": {}, "lay drone": LayBee(Drone), "move 12 1 -1": MoveBee(12, 1, -1), "forage 3 15": ForageFlower(3, 15),
	} {
		if a.String() != text {
			t.Errorf("%+v is written %q, want %q", a, a, text)
		}
		var b Action
		if err := b.UnmarshalText([]byte(text)); err != nil || a != b {
			t.Errorf("%q reads as %+v: %v", text, b, err)
		}
	}
	for _, text := range []string{
		"", "End", "end 1", "lay", "lay queen", "lay worker drone", "move", "move 1 1", "move 1 1 1 1", "move a 0 1",
		"move  1 0 1", "forage 1", "forage 1 2 3", "forage 99999999999999999999 1", "dance",
		"move 1 1 111111111111111111111111111111111111111111111111111111111111",
	} {
		var b Action
		if err := b.UnmarshalText([]byte(text)); err == nil || b != (Action{}) {
			t.Errorf("%q reads as %+v", text, b)
		}
	}
	if _, err := json.Marshal(Action{Do: 9}); err == nil {
		t.Error("an unknown verb is written")
	}
	if _, err := json.Marshal(LayBee(9)); err == nil {
		t.Error("an unknown kind is written")
	}
}

func FuzzActionText(f *testing.F) {
	for _, s := range []string{"end", "lay scout", "move 1 0 1", "forage 3 4", "move -1 -1 -1"} {
		f.Add(s)
	}
	s := midgame(f)
	f.Fuzz(func(t *testing.T, text string) {
		var a, b Action
		if a.UnmarshalText([]byte(text)) != nil {
			return
		}
		again, err := a.MarshalText()
		if err != nil || b.UnmarshalText(again) != nil || a != b {
			t.Errorf("%q reads as %+v, writes %q", text, a, again)
		}
		acts := make([]Action, Players)
		acts[s.board.Current] = a
		c := s.Clone()
		c.Step(acts)
		if s.Check(s.board.Current, a) == nil && a != EndTurn && c.board.Turn != s.board.Turn {
			t.Errorf("%q ended the turn", text)
		}
	})
}

// Legal lists exactly what Check accepts, over everything that can be written.
func TestLegalIsWhatCheckAccepts(t *testing.T) {
	steps, seen := 0, 0
	play(begin(t, 8, "turns", "160"), 4, func(s *State) {
		if steps++; steps%17 != 0 || s.Acting().Empty() {
			return
		}
		v := s.View(s.board.Current)
		legal := v.Legal()
		all := []Action{EndTurn}
		for k := range Kind(4) {
			all = append(all, LayBee(k))
		}
		for bee := -1; bee <= len(v.Bees); bee++ {
			for dx := -2; dx <= 2; dx++ {
				for dy := -2; dy <= 2; dy++ {
					all = append(all, MoveBee(bee, dx, dy))
				}
			}
			for f := -1; f <= len(v.Flowers); f++ {
				all = append(all, ForageFlower(bee, f))
			}
		}
		for _, a := range all {
			err := s.Check(v.Seat, a)
			if (err == nil) != slices.Contains(legal, a) || err != v.Check(a) {
				t.Fatalf("%v: the state says %v, the view %v, listed %t", a, err, v.Check(a), slices.Contains(legal, a))
			}
			if other := s.View((v.Seat + 1) % Players); other.Check(a) == nil {
				t.Fatalf("%v is open to a seat whose turn it is not", a)
			}
		}
		seen += len(legal)
	})
	if seen < 100 {
		t.Errorf("only %d legal actions seen", seen)
	}
}

func TestEveryRefusalHasItsReason(t *testing.T) {
	s := scene(t, `
		.  Aw .  .
		.  .  .  .
		.  .  .  .
		Aw .  .  .  Bw`)
	for a, want := range map[Action]error{
		MoveBee(9, 0, 1):   ErrNoSuchBee,
		MoveBee(-1, 0, 1):  ErrNoSuchBee,
		MoveBee(2, 0, 1):   ErrNotYourBee,
		MoveBee(0, 0, -1):  ErrOffBoard,
		MoveBee(0, 2, 0):   ErrTooFar,
		MoveBee(0, 0, 0):   ErrTooFar,
		MoveBee(0, 1, 1):   ErrDiagonal,
		ForageFlower(0, 9): ErrNoSuchFlower,
		ForageFlower(0, 0): ErrFlowerTooFar,
		LayBee(7):          ErrUnknownAction,
		{Do: 9}:            ErrUnknownAction,
	} {
		s.refuses(t, a, want)
	}
	if err := s.Check(1, EndTurn); err != ErrNotYourTurn {
		t.Errorf("another seat should not end the turn: %v", err)
	}
	if err := s.Check(rules.Spectator, LayBee(Worker)); err != ErrNotYourTurn {
		t.Errorf("a spectator should not lay a bee: %v", err)
	}
	s.ledger.stocks[0][truth] = 4
	s.refuses(t, LayBee(Worker), ErrTooPoor)
}
