package ladder

import (
	"slices"
	"testing"

	"ludotheque/rules"
)

// play plays a pair until Known or for that many deals; strong is the chance of A's seats to beat B's.
func play(l *Ladder, p *Pair, deals int, strong float64, r *rules.Rand) {
	for !l.Known(p) && p.Deals() < deals {
		var games []Played
		for g := range l.DealGames() {
			who := l.Seating(p, p.Deals(), g)
			scores := make([]int, len(who))
			for i, w := range who {
				scores[i] = 2 * r.Intn(1000)
				if w == p.A && float64(r.Intn(1000)) < 1000*strong {
					scores[i] += 2001
				}
			}
			games = append(games, Played{Ranks: rules.RankByScore(scores), Scores: scores})
		}
		l.Add(p, games)
	}
}

func TestEveryLevelMeetsEveryOther(t *testing.T) {
	l := New([]string{"a", "b", "c"}, []string{"x"}, 4)
	var steps, guests int
	for _, p := range l.Pairs {
		if p.Steps {
			steps++
		}
		if p.Guest {
			guests++
		}
	}
	if len(l.Pairs) != 6 || steps != 2 || guests != 3 {
		t.Errorf("%d pairs, %d of neighbours, %d of the guest", len(l.Pairs), steps, guests)
	}
}

func TestEverybodySitsEverywhereAlike(t *testing.T) {
	for seats := 2; seats <= 5; seats++ {
		l := New([]string{"a", "b"}, []string{"x"}, seats)
		for _, p := range l.Pairs {
			at := make([]int, seats)
			for deal := range 2 {
				for g := range l.DealGames() {
					for i, w := range l.Seating(p, deal, g) {
						if w == p.A {
							at[i]++
						}
					}
				}
			}
			if slices.Min(at) != slices.Max(at) {
				t.Errorf("%d seats: A sits on them %v times", seats, at)
			}
			want := seats
			if p.Guest {
				want = 2
			}
			if at[0] != want {
				t.Errorf("%d seats, guest %t: A has each seat %d times in two deals", seats, p.Guest, at[0])
			}
		}
	}
}

func TestItStopsWhenItKnowsEnough(t *testing.T) {
	r := rules.NewRand(1)
	l := New([]string{"a", "b"}, nil, 2)
	p := l.Pairs[0]
	play(l, p, 1000, 0.9, r)
	if p.Deals() > 60 || p.Won().Low < Step {
		t.Errorf("%d deals of a clear step, %+v", p.Deals(), p.Won())
	}
	l = New([]string{"a", "b"}, nil, 2)
	p = l.Pairs[0]
	play(l, p, 200, 0.3, r) // wins 65 games of 100, which is the mark
	if p.Deals() < 60 {
		t.Errorf("%d deals of a step that is in doubt, %+v", p.Deals(), p.Won())
	}
	if e := p.Won(); e.Low > e.Rate || e.High < e.Rate || e.Rate < 0.5 || e.Rate > 0.8 {
		t.Errorf("the rate should be about 0.65, within its interval: %+v", e)
	}
	if rating := l.Ratings(); rating[1].Elo <= rating[0].Elo || rating[1].Low > rating[1].Elo {
		t.Errorf("the winner should be rated higher, within its interval: %+v", rating)
	}
}

func TestAPlayerWhoAlwaysWonMayLose(t *testing.T) {
	l := New([]string{"a", "b"}, nil, 2)
	p := l.Pairs[0]
	play(l, p, 20, 1, rules.NewRand(1))
	if e := p.Won(); e.Rate != 1 || e.Low > 0.99 || e.Low < 0.5 || e.High != 1 {
		t.Errorf("a player who won 20 games of 20 may still be below 0.99: %+v", e)
	}
}

func TestAloneTheSameDealIsCompared(t *testing.T) {
	l := New([]string{"a", "b"}, nil, 1)
	p := l.Pairs[0]
	lost, won := Played{Ranks: []int{2}, Scores: []int{30}, Lead: -1}, Played{Ranks: []int{1}, Scores: []int{10}, Lead: 1}
	clear := Played{Ranks: []int{1}, Scores: []int{8}, Lead: 4}
	for range 5 {
		l.Add(p, []Played{lost, won})
		l.Add(p, []Played{won, clear}) // if both win, the lead counts, not the points
	}
	if p.Won().Rate != 1 || p.First().Rate != 1 || l.Games != 20 {
		t.Errorf("%+v %+v of %d games", p.Won(), p.First(), l.Games)
	}
	if r := l.Ratings(); r[1].Elo <= r[0].Elo {
		t.Errorf("the winner should be rated higher: %+v", r)
	}
}

// A character equals its level once it is clear that the loss is below Share.
func TestACharacterMeetsItsLevel(t *testing.T) {
	l := NewCharacters("hard", []string{"hard:miser"}, 2)
	if len(l.Pairs) != 1 || l.Names[l.Pairs[0].A] != "hard:miser" || l.Names[l.Pairs[0].B] != "hard" {
		t.Fatalf("pairs %+v of %v", l.Pairs, l.Names)
	}
	p := l.Pairs[0]
	for deal := 0; !l.Known(p) && deal < 1000; deal++ {
		// Each wins a game of a deal, as equals do, except now and then.
		won := []Played{{Ranks: []int{1, 2}, Scores: []int{1, 0}}, {Ranks: []int{1, 2}, Scores: []int{1, 0}}}
		if deal%5 == 0 {
			won[deal%2].Ranks = []int{2, 1}
		}
		l.Add(p, won)
	}
	if won := p.Won(); !l.Known(p) || won.Low < 0.45 || won.High > 0.55 {
		t.Errorf("equals: %+v after %d games", won, p.Games)
	}
	// One that is much stronger is detected too, and soon.
	q := NewCharacters("hard", []string{"hard:miser"}, 2).Pairs[0]
	for deal := 0; !l.Known(q) && deal < 1000; deal++ {
		l.Add(q, []Played{{Ranks: []int{2, 1}, Scores: []int{0, 1}}, {Ranks: []int{1, 2}, Scores: []int{1, 0}}})
	}
	if won := q.Won(); !l.Known(q) || q.Games > 40 {
		t.Errorf("one that wins each game: %+v after %d games", won, q.Games)
	}
}

// TestAgainst: the rank decides, then what a score is marked with.
func TestAgainst(t *testing.T) {
	for _, c := range []struct {
		rank, other, score, mark int
		want                     float64
	}{
		{1, 2, 5, 9, 1}, {2, 1, 9, 5, 0}, {1, 1, 9, 5, 1}, {1, 1, 5, 9, 0}, {1, 1, 5, 5, 0.5}, {2, 1, 5, 5, 0}, {1, 2, 5, 5, 1},
	} {
		if got := against(c.rank, c.other, c.score, c.mark); got != c.want {
			t.Errorf("%+v: %v", c, got)
		}
	}
}
