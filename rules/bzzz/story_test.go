package bzzz

import (
	"math"
	"testing"
)

func TestStoryAddsUp(t *testing.T) {
	var st Story
	s := begin(t, 6)
	st.Add(s.Open())
	play(s, 2, func(s *State) { st.Add(s.Open()) })
	end := s.Open()
	draws := 0
	for p := range Players {
		bees, carried := 0, 0
		for _, n := range st.Bees[p] {
			bees += n
		}
		for _, b := range end.Bees {
			if int(b.Owner) == p {
				bees--
				carried += b.Nectar.Lo
			}
		}
		wantInt(t, "bees not told of", bees, 0)
		rows := st.Stocks[p]
		wantInt(t, "turns told of", len(rows), end.Turn+1)
		wantInt(t, "start", rows[0], 10)
		wantInt(t, "end", rows[end.Turn], s.Result().Scores[p])
		laid := 0
		for _, n := range st.Bees[p] {
			laid += n * 5
		}
		wantInt(t, "stock from what was foraged", 10-laid+st.Foraged[p]-st.Lost[p]-carried, s.Result().Scores[p])
		d := st.Dice[p]
		draws += d.Draws
		if d.Dodged > d.Draws || d.Expected > float64(d.Draws) || d.Variance > float64(d.Draws)/4 {
			t.Errorf("dice %+v", d)
		}
		if math.Abs(st.Luck(0)) > 5*math.Sqrt(st.Dice[0].Variance)+1 {
			t.Errorf("luck %v with %+v", st.Luck(0), st.Dice[0])
		}
	}
	if draws == 0 {
		t.Error("a game without skirmish tells nothing")
	}
}
