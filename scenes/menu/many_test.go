package menu

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"ludotheque/scenes/history"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
)

// crowded is a match of n seats, three of them people, that the last seats won:
// as many as share the first rank.
func crowded(n, winners int) *play.Outcome {
	o := &play.Outcome{
		Game: "aquariom", Start: play.Start{Setup: rules.Setup{Seats: n}}, Result: &rules.Result{Reason: "time"},
		Outcome: history.Outcome{
			Title: words.BzzzEndTime(), Why: words.BzzzEndTimeWhy(75), PlotTitle: words.BzzzPlotTitle(),
			Last: words.ResultsTurn(1200),
		},
		Record: "records/x",
	}
	for s := range n {
		c := play.Chair{Level: []string{"easy", "normal", "hard"}[s%3]}
		if s%6 == 1 {
			c = play.Chair{Name: "Maximilienne-Zoé"}
		}
		score := 120 + 937*s
		if s >= n-winners {
			score = 20000
		}
		o.Start.Chairs = append(o.Start.Chairs, c)
		o.Result.Scores = append(o.Result.Scores, score)
		o.Result.Ranks = append(o.Result.Ranks, max(1, n-winners-s+1))
		curve := history.Curve{Seat: rules.Seat(s), Winner: s >= n-winners}
		for i := range 121 {
			curve.Values = append(curve.Values, float32(score*i/120))
		}
		o.Curves = append(o.Curves, curve)
	}
	return o
}

func TestResultsOfManyFit(t *testing.T) {
	for _, size := range sizes {
		for _, lang := range []settings.Language{settings.French, settings.English} {
			for _, text := range []int{100, 200} {
				for _, c := range []struct{ seats, winners int }{{6, 5}, {16, 13}} {
					where := fmt.Sprintf("results-%d-%d-%dx%d-%s-%d", c.seats, c.winners, size[0], size[1], lang, text)
					r, _ := newHands(t, size[0], size[1], lang, text)
					r.scene = r.k.Results(crowded(c.seats, c.winners))
					r.strict(where)
					r.run(3)
					r.shot(where)
				}
			}
		}
	}
}

func TestManyWinnersAreNamedAndCounted(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	for _, c := range []struct {
		seats, winners int
		want           string
	}{
		{7, 3, "Ordinateur E, Ordinateur F et Ordinateur G à égalité !"},
		{16, 13, "Ordinateur D, Ordinateur E, Ordinateur F et 10 autres à égalité !"},
		{4, 4, "Égalité !"},
	} {
		o := crowded(c.seats, c.winners)
		for i := range o.Start.Chairs {
			o.Start.Chairs[i] = play.Chair{Level: "easy"}
		}
		if got := newResults(r.k, o).(*matchScreen).res.headline(); squash(got) != c.want {
			t.Errorf("%d of %d: %q, want %q", c.winners, c.seats, got, c.want)
		}
	}
}

// A ticket shows who won, then people, and counts the rest.
func TestATicketChoosesItsSigns(t *testing.T) {
	for _, c := range []struct {
		name    string
		seats   int
		players []string
		ranks   []int
		want    []rules.Seat
		others  int
	}{
		{"all have room", 4, nil, []int{2, 1, 3, 4}, []rules.Seat{0, 1, 2, 3}, 0},
		{"nothing is known", 5, nil, nil, []rules.Seat{0, 1, 2}, 2},
		{"the winner", 16, nil, []int{2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 1}, []rules.Seat{0, 1, 15}, 13},
		{"people before computers", 6, []string{"easy", "easy", "easy", "human", "human", "easy"}, []int{2, 3, 4, 5, 6, 1}, []rules.Seat{3, 4, 5}, 3},
	} {
		tk := &ticket{header: match.Header{Setup: rules.Setup{Seats: c.seats}, Meta: match.Meta{Players: c.players}}}
		if c.ranks != nil {
			tk.opened(tape{&play.Outcome{Result: &rules.Result{Ranks: c.ranks, Scores: make([]int, c.seats)}}})
		}
		shown, others := tk.seats()
		if !slices.Equal(shown, c.want) || others != c.others {
			t.Errorf("%s: %v and %d others, want %v and %d", c.name, shown, others, c.want, c.others)
		}
	}
}

// wide is a replay with a screen of its own, which is not entered.
type wide struct{ tape }

func (wide) Wide(behind scenes.Scene, _ int) scenes.Scene { return behind }

func TestRecordsAndPauseOfManyFit(t *testing.T) {
	everywhere(t, "records-many", func(r *rig) scenes.Scene {
		r.k.FrontEnds = append(r.k.FrontEnds, &play.FrontEnd{Info: &poolInfo, Levels: []string{"easy", "normal", "hard"}})
		s := r.k.Records().(*records)
		for i, n := range []int{16, 5, 9, 2, 1} {
			o := crowded(n, 1)
			o.Short = words.ResultsTurn(1200)
			tk := &ticket{name: "records/x", header: match.Header{Game: "aquariom", Setup: rules.Setup{Seats: n}}, date: s.now.Add(-time.Duration(i*30) * time.Hour)}
			tk.opened(tape{o})
			s.all = append(s.all, tk)
		}
		s.refilter()
		return s
	})
	everywhere(t, "match-many", func(r *rig) scenes.Scene {
		r.k.FrontEnds = append(r.k.FrontEnds, &play.FrontEnd{Info: &poolInfo, Levels: []string{"easy", "normal", "hard"}})
		long := crowded(16, 1)
		for i := range long.Result.Scores { // the sums of a contest
			long.Result.Scores[i] = 1_200_699 - i
		}
		tk := &ticket{name: "records/x", header: match.Header{Game: "aquariom", Setup: rules.Setup{Seats: 16}}}
		tk.opened(tape{long})
		m := newMatch(r.k, r.scene, words.HintTitle(), tk, wide{tape{long}})
		m.deck.jump(60)
		return m
	})
	everywhere(t, "pause-lost-many", func(r *rig) scenes.Scene {
		return r.k.Pause(newLobby(r.k, "bzzz"), play.Paused{Where: words.BzzzPauseWhere(23, 75), Game: "aquariom", Lost: 15, LostName: "Maximilienne-Zoé", Computer: func() {}})
	})
}
