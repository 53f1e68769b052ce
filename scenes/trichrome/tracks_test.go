package trichrome

import (
	"bytes"
	"slices"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// A way keeps its corners and its stops, and knows where it was when.
func TestTrack(t *testing.T) {
	var w track
	for i, p := range []ui.Point{{X: 0}, {X: 1}, {X: 2}, {X: 2}, {X: 2}, {X: 2, Y: 1}, {X: 2, Y: 2}, {X: 2, Y: 1}} {
		w.add(p, int32(i))
	}
	want := []ui.Point{{X: 0}, {X: 2}, {X: 2}, {X: 2, Y: 2}, {X: 2, Y: 1}}
	if !slices.Equal(w.pts, want) || !slices.Equal(w.at, []int32{0, 2, 4, 6, 7}) {
		t.Fatalf("%v at %v", w.pts, w.at)
	}
	for _, c := range []struct {
		step float32
		head ui.Point
		pts  int
	}{{0, ui.Point{}, 1}, {1, ui.Point{X: 1}, 2}, {3, ui.Point{X: 2}, 2}, {5, ui.Point{X: 2, Y: 1}, 3}, {9, ui.Point{X: 2, Y: 1}, 4}} {
		pts, head := w.until(c.step, nil)
		if head != c.head || len(pts) != c.pts || pts[len(pts)-1] != c.head {
			t.Errorf("at %v it is at %v, by %v", c.step, head, pts)
		}
	}
	var marks []ui.Point
	w.every(1.5, 6, func(p ui.Point) { marks = append(marks, p) })
	if !slices.Equal(marks, []ui.Point{{X: 1.5}, {X: 2, Y: 1}}) {
		t.Errorf("marks at %v", marks)
	}
}

// The ways of a game end where the rules say that everybody was, and points and
// lives add up.
func TestChronicle(t *testing.T) {
	var c chronicle
	all := played(t, people(0, 5, short))
	for _, v := range all {
		c.note(v)
	}
	last := all[len(all)-1]
	if len(c.runs) != 3 {
		t.Fatalf("%d rounds", len(c.runs))
	}
	var points, lives [game.Players]int
	for _, r := range c.runs {
		for _, k := range colours {
			seat := r.seat(k)
			points[k] += r.points(k)
			lives[k] += r.survived(k)
			_, end := r.ways[k].until(float32(r.steps), nil)
			at := r.round.EndPlaces[seat]
			if seat == r.round.Eaten {
				at = r.round.BitePlaces[seat]
			}
			if q := cells(at); abs(q.X-end.X)+abs(q.Y-end.Y) > 0.01 {
				t.Errorf("round %d: %v ends at %v, not at %v", r.round.Number, k, end, q)
			}
		}
	}
	for _, k := range colours {
		r := &last.Runners[last.Board.Seat(k)]
		if points[k] != r.Points || lives[k] != r.Survival {
			t.Errorf("%v: %d points and %d ms, not %d and %d", k, points[k], lives[k], r.Points, r.Survival)
		}
	}
}

// A replay shows a game in its own time, by colour, with its bites and ends.
func TestReplay(t *testing.T) {
	k := kittest.NewStage(t, "fr", 1280, 720).Kit
	sc, err := shot(k, people(1, 5, short), -1)
	if err != nil {
		t.Fatal(err)
	}
	s := sc.(*Scene)
	defer s.Close()
	var record bytes.Buffer
	if err := s.m.Save(&record); err != nil {
		t.Fatal(err)
	}
	r, err := openReplay(k, record.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	defer r.(*replay).Close()
	if n := s.m.Steps(); r.Len() != (n+stride-1)/stride {
		t.Errorf("%d positions for %d steps", r.Len(), n)
	}
	if len(r.Marks()) != 6 {
		t.Errorf("%d marks in three rounds", len(r.Marks()))
	}
	sum := 0
	for _, n := range r.Scores(r.Len()) {
		sum += n
	}
	if sum != 9 || !slices.Equal(r.Scores(r.Len()), r.Result().Scores) || r.Turn(r.Len()) != 3 || r.Turn(0) != 1 {
		t.Errorf("scores %v, result %v, round %d", r.Scores(r.Len()), r.Result().Scores, r.Turn(r.Len()))
	}
	if who := r.Start().Chairs[s.colour(0)]; who.Name != "Camille" {
		t.Errorf("%q sits at the colour of seat A", who.Name)
	}
	said := 0
	for _, m := range r.Marks() {
		if r.Say(m.At) != "" {
			said++
		}
	}
	if said != 6 || r.Say(0) != "" {
		t.Errorf("%d of 6 marks are told, and at the start %q", said, r.Say(0))
	}
	g := k.Gui()
	for i, at := range []int{0, r.Len() / 2, r.Len() / 3, r.Len()} {
		g.Begin(ui.NewView(1280, 720), ui.Hands{})
		r.Paint(g, ui.Rect{X: 100, Y: 100, W: 684, H: 322}, at, 1, i%2 == 0)
		g.End()
	}
	o := r.Outcome()
	if o == nil || o.Again == nil || len(o.Notes) != game.Players {
		t.Fatalf("the outcome: %+v", o)
	}
	first := slices.Index(o.Result.Ranks, 1)
	if o.Curves[first].Values[3] != float32(o.Result.Scores[first]) || !o.Curves[first].Winner {
		t.Errorf("the winner's curve: %+v", o.Curves[first])
	}
}

// What decided is said: points, survival, or nothing.
func TestWhy(t *testing.T) {
	for _, c := range []struct {
		scores, ranks []int
		want          words.Text
	}{
		{[]int{5, 3, 1}, []int{1, 2, 3}, words.TrichromeOverPoints()},
		{[]int{4, 4, 1}, []int{2, 1, 3}, words.TrichromeOverTied()},
		{[]int{4, 4, 1}, []int{1, 2, 3}, words.TrichromeOverTied()},
		{[]int{4, 4, 1}, []int{1, 1, 3}, words.TrichromeOverShared()},
	} {
		if got := why(&rules.Result{Scores: c.scores, Ranks: c.ranks}); got != c.want {
			t.Errorf("%v %v: %s, want %s", c.scores, c.ranks, got.Key(), c.want.Key())
		}
	}
}

// A rematch draws colours and mazes anew, with the same people.
func TestRematch(t *testing.T) {
	k := kittest.NewStage(t, "fr", 1280, 720).Kit
	seed := uint64(40)
	k.Env.Seed = func() uint64 { seed++; return seed }
	start := people(2, 7, nil)
	mazes := map[string]bool{}
	var seen [game.Players]bool
	for range 8 {
		s, ok := rematch(k, start).(*Scene)
		if !ok {
			t.Fatal("no match")
		}
		mazes[s.v.Maze.String()] = true
		seen[s.colour(0)] = true
		if s.chair[0].Name != "Camille" || s.chair[2].Level != Levels[2] {
			t.Errorf("at the table: %+v", s.chair)
		}
		s.Close()
	}
	if len(mazes) != 8 || seen == [game.Players]bool{true} {
		t.Errorf("%d mazes, colours %v", len(mazes), seen)
	}
}
