package trichrome

import (
	"bytes"
	"slices"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// The ways of a game end where the rules say that everybody was, and points and
// lives add up.
func TestHistory(t *testing.T) {
	h := history.New(rules.Setup{})
	all := played(t, people(0, 5, short))
	for at, v := range all {
		h.Note(at, func(rules.Seat) *game.View { return v })
	}
	c := h.(*history.History)
	last := all[len(all)-1]
	if len(c.Runs) != 3 {
		t.Fatalf("%d rounds", len(c.Runs))
	}
	var points, lives [game.Players]int
	for _, r := range c.Runs {
		for _, k := range colours {
			seat := r.Seat(k)
			points[k] += r.Points(k)
			lives[k] += r.Survived(k)
			_, end := r.Ways[k].Until(float32(r.Steps), nil)
			at := r.Round.EndPlaces[seat]
			if seat == r.Round.Eaten {
				at = r.Round.BitePlaces[seat]
			}
			if q := history.Cells(at); abs(q.X-end.X)+abs(q.Y-end.Y) > 0.01 {
				t.Errorf("round %d: %v ends at %v, not at %v", r.Round.Number, k, end, q)
			}
		}
	}
	for _, k := range colours {
		r := &last.Runners[last.Board.Seat(k)]
		if points[k] != r.Points || lives[k] != r.Survival {
			t.Errorf("%v: %d points and %d sub-steps, not %d and %d", k, points[k], lives[k], r.Points, r.Survival)
		}
	}
}

// The story tells how the last duel ended: by a bite, through the door, or as time ran out.
func TestStoryTellsTheLastDuel(t *testing.T) {
	all := played(t, people(0, 5, short))
	var end *game.Event
	for _, v := range all {
		for i := range v.Events {
			if v.Events[i].What == game.EventEnd {
				end = &v.Events[i]
			}
		}
	}
	if end == nil {
		t.Fatal("no duel ends")
	}
	for how, want := range map[game.How]string{
		game.Touched: words.TrichromeStoryCaught(1, words.TrichromeDrop).Key(),
		game.Escaped: words.TrichromeStoryEscape(1, words.TrichromeDrop).Key(),
		game.Clock:   words.TrichromeStoryClock(1, words.TrichromeDrop).Key(),
	} {
		end.How = how
		h := history.New(rules.Setup{})
		for at, v := range all {
			h.Note(at, func(rules.Seat) *game.View { return v })
		}
		story := h.Outcome(all[len(all)-1].Result).Story
		if got := story[len(story)-1].Text.Key(); got != want {
			t.Errorf("a duel that ended by %v reads %s, want %s", how, got, want)
		}
	}
}

// A replay shows a game in its own time, by colour, with its bites and ends.
func TestReplay(t *testing.T) {
	k := kittest.NewStage(t, "fr", 1280, 720).Kit
	sc, err := onScreen.Shot(k, people(1, 5, short), -1)
	if err != nil {
		t.Fatal(err)
	}
	s := sc.(*scene)
	defer s.Close()
	var record bytes.Buffer
	if err := s.Match().Save(&record); err != nil {
		t.Fatal(err)
	}
	r, err := FrontEnd().Open(k, record.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	defer r.(scenes.Closer).Close()
	if n := s.Match().Steps(); r.Len() != (n+stride-1)/stride {
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
	if who := r.Start().Chairs[s.Face().(*face).colour(0)]; who.Name != "Camille" {
		t.Errorf("%q sits at the colour of seat A", who.Name)
	}
	said := 0
	for _, m := range r.Marks() {
		if r.Say(m.At) != "" {
			said++
		}
	}
	if said != 6 || r.Say(0) != "" {
		t.Errorf("%d of 6 marks are shown, and at the start %q", said, r.Say(0))
	}
	g := k.Gui()
	for i, at := range []int{0, r.Len() / 2, r.Len() / 3, r.Len()} {
		g.Begin(ui.NewView(1280, 720), ui.Input{})
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

// A rematch draws the seats' colours and mazes anew, and the same people keep the
// colours that they have.
func TestRematch(t *testing.T) {
	k := kittest.NewStage(t, "fr", 1280, 720).Kit
	seed := uint64(40)
	k.Env.Seed = func() uint64 { seed++; return seed }
	start := people(2, 7, map[string]string{"rounds": "1"})
	mazes := map[string]bool{}
	var seen [game.Players]bool
	var kept [game.Players]string // who has which colour
	// The results of a match that was over lead to the next.
	again := func(start play.Start) scenes.Scene {
		over, err := onScreen.Shot(k, start, -1)
		if err != nil {
			t.Fatal(err)
		}
		defer over.(*scene).Close()
		var record bytes.Buffer
		if err := over.(*scene).Match().Save(&record); err != nil {
			t.Fatal(err)
		}
		r, err := FrontEnd().Open(k, record.Bytes())
		if err != nil {
			t.Fatal(err)
		}
		return r.Outcome().Again()
	}
	for range 8 {
		s, ok := again(start).(*scene)
		if !ok {
			t.Fatal("no match")
		}
		f := s.Face().(*face)
		mazes[f.View.Maze.String()] = true
		seen[f.colour(0)] = true
		var by [game.Players]string
		for p := range f.Chairs {
			by[f.colour(rules.Seat(p))] = f.Chairs[p].Name + f.Chairs[p].Level
		}
		if kept == [game.Players]string{} {
			kept = by
		}
		if by != kept {
			t.Errorf("by colour %v sit at the table, and before %v", by, kept)
		}
		s.Close()
	}
	if len(mazes) != 8 || seen == [game.Players]bool{true} {
		t.Errorf("%d mazes, colours %v", len(mazes), seen)
	}
}
