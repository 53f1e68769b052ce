package history_test

import (
	"strings"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/history"
	shared "ludotheque/scenes/history"
)

// speaker speaks French, without keeping what it said.
type speaker struct{ *words.Words }

func (s speaker) Join(a, between, b string) string { return a + between + b }

// played returns a match of random decisions, to its end.
func played(t *testing.T, seed uint64) *match.Match[*game.State, game.Action, *game.View] {
	t.Helper()
	m, err := match.New(game.Game, rules.Setup{Seats: game.Players, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(m.Close)
	r := rules.NewRand(seed)
	for m.Result() == nil {
		for p := range rules.Seat(game.Players) {
			if m.Waiting().Has(p) {
				if err := m.Submit(p, m.View(p).Sample(r)); err != nil {
					t.Fatal(err)
				}
			}
		}
		m.Step()
	}
	return m
}

// fold folds a match as those may know it for whom eyes says so, up to a position.
func fold(t *testing.T, m *match.Match[*game.State, game.Action, *game.View], eyes func(p rules.Seat) rules.Seat, to int) *history.History {
	t.Helper()
	tape, err := m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	h := history.New(m.Setup()).(*history.History)
	for at := 0; at <= min(to, tape.Len()); at++ {
		h.Note(at, func(p rules.Seat) *game.View {
			if eyes == nil {
				return tape.State(at).Open()
			}
			return tape.View(at, eyes(p))
		})
	}
	return h
}

// only lets one seat see with its own eyes.
func only(seat rules.Seat) func(p rules.Seat) rules.Seat {
	return func(p rules.Seat) rules.Seat {
		if p == seat {
			return p
		}
		return rules.Spectator
	}
}

func both(p rules.Seat) rules.Seat { return p }

// A whole match is shown: lines, marks, scores, curves, notes and who did most.
func TestAWholeMatchHasItsLines(t *testing.T) {
	m := played(t, 7)
	h := fold(t, m, nil, m.Steps())
	say := speaker{words.New("fr")}
	said := 0
	for at := 0; at <= m.Steps(); at++ {
		if text := h.Say(say, at); text != "" {
			said++
			if strings.Contains(text, "brutal.") || strings.Contains(text, "{") {
				t.Fatalf("position %d reads %q", at, text)
			}
		}
	}
	if said < m.Steps()/2 || len(h.Lines) < said/2 {
		t.Errorf("%d of %d positions have a sentence, in %d lines", said, m.Steps(), len(h.Lines))
	}
	marks := h.Marks()
	if last := marks[len(marks)-1]; last.At != m.Steps() || last.Icon != "icons/crown" || !last.Big {
		t.Errorf("the last mark is %+v", last)
	}
	if got := h.Scores(m.Steps()); max(got[0], got[1]) < game.Majority {
		t.Errorf("the scores at the end are %v", got)
	}
	if h.Turn(0) != 1 || h.Turn(m.Steps()) < 1 {
		t.Errorf("turns go from %d to %d", h.Turn(0), h.Turn(m.Steps()))
	}
	o := h.Outcome(m.Result())
	if len(o.Curves) != game.Players || len(o.Curves[0].Values) < 5 || len(o.Notes) != game.Players {
		t.Errorf("the outcome lacks something: %+v", o)
	}
	most := h.Most(3)
	for i := range most {
		if most[i].ECTS <= 0 || i > 0 && most[i].ECTS > most[i-1].ECTS {
			t.Errorf("those who did most are %+v", most)
		}
	}
}

// The only person reads their own odds, two people at one screen none, and the
// teams are known to those who may know them.
func TestKnowledgeOfSeats(t *testing.T) {
	m := played(t, 7)
	odds := func(h *history.History) (own, others int) {
		for i := range h.Lines {
			if e := &h.Lines[i]; e.What == game.EventAttack && e.Roll >= 0 {
				if e.Seat == 0 {
					own++
				} else {
					others++
				}
			}
		}
		return own, others
	}
	before := m.Steps() - 1
	if own, others := odds(fold(t, m, only(0), before)); own == 0 || others != 0 {
		t.Errorf("the only person reads the odds of %d throws of their own and %d of the other's", own, others)
	}
	if own, others := odds(fold(t, m, both, before)); own+others != 0 {
		t.Errorf("two people at one screen read the odds of %d throws", own+others)
	}
	one, all := fold(t, m, only(0), before), fold(t, m, nil, m.Steps())
	if one.Team(0) == nil || one.Team(1) != nil || one.Team(-1) != nil {
		t.Error("the only person knows other teams than their own")
	}
	if all.Team(1) == nil || *all.Team(0) != *one.Team(0) {
		t.Error("at the end not all teams are known")
	}
}

// Folded again from the beginning, a match tells the same; one given up at once tells
// something too.
func TestFoldsAreAlike(t *testing.T) {
	m := played(t, 7)
	a, b := fold(t, m, only(1), m.Steps()), fold(t, m, only(1), m.Steps())
	if len(a.Lines) != len(b.Lines) || len(a.Marks()) != len(b.Marks()) {
		t.Error("two folds of one match differ")
	}
	early, err := match.New(game.Game, rules.Setup{Seats: game.Players, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	defer early.Close()
	for p := range rules.Seat(game.Players) {
		a := early.View(p).Sample(rules.NewRand(1))
		if p == 0 {
			a = game.GiveUp
		}
		if err := early.Submit(p, a); err != nil {
			t.Fatal(err)
		}
	}
	early.Step()
	o := fold(t, early, nil, 1).Outcome(early.Result())
	if len(o.Curves) != game.Players || len(o.Curves[0].Values) == 0 || !o.Curves[1].Winner {
		t.Errorf("given up at once, the results show %+v", o.Curves)
	}
	var _ shared.History[*game.View] = a
}

// The moments of each brawl are at most three, at most one capture, which is shown last,
// and two of any other kind; each says what its events say, in words, and can be seen
// again while its brawl is the latest one.
func TestMomentsAreWhatMattered(t *testing.T) {
	say := speaker{words.New("fr")}
	kinds := map[history.MomentKind]int{}
	for seed := uint64(1); seed < 30; seed++ {
		m := played(t, seed)
		h := fold(t, m, nil, m.Steps())
		last := h.Turn(m.Steps())
		for melee := 1; melee <= last; melee++ {
			told := h.Moments(melee)
			if len(told) == 0 || len(told) > history.MostMoments {
				t.Fatalf("seed %d: mêlée %d has %d moments", seed, melee, len(told))
			}
			count := map[history.MomentKind]int{}
			for i := range told {
				x := &told[i]
				kinds[x.Kind]++
				count[x.Kind]++
				if x.Melee != melee || i > 0 && x.At < told[i-1].At && x.Kind != history.Capture {
					t.Errorf("seed %d: moment %+v is out of order", seed, x)
				}
				if count[x.Kind] > 2 || x.Kind == history.Capture && (count[x.Kind] > 1 || i != len(told)-1) {
					t.Errorf("seed %d: moment %d of %d is a capture, or too many are alike", seed, i, len(told))
				}
				if x.Kind == history.Capture && x.Cast[0].ECTS <= 0 {
					t.Errorf("seed %d: a capture shows %+v", seed, x.Cast)
				}
				if len(x.Cast) == 0 || len(x.Cast) > history.MostCast {
					t.Errorf("seed %d: %d are seen of %+v", seed, len(x.Cast), x)
				}
				text := x.Say(say, "ISI")
				if text == "" || strings.Contains(text, "{") || strings.Contains(text, "brutal.") {
					t.Errorf("%+v reads %q", x, text)
				}
				from, events := h.Reel(x, 4)
				if (from != nil) != (melee == last) {
					t.Fatalf("seed %d: mêlée %d of %d is kept: %v", seed, melee, last, from != nil)
				}
				if from == nil {
					continue
				}
				acts := 0
				for _, e := range events {
					if e.Zone != x.Zone {
						t.Errorf("an event of zone %d in the reel of zone %d", e.Zone, x.Zone)
					}
					if e.What == game.EventAttack || e.What == game.EventHeal {
						acts++
					}
				}
				if acts == 0 || acts > 4 {
					t.Errorf("the reel shows %d actions", acts)
				}
			}
		}
	}
	for k := history.Fallen; k <= history.Capture; k++ {
		if kinds[k] == 0 {
			t.Errorf("no moment of kind %d in all the matches", k)
		}
	}
}

// Who fell after all is not told as rescued.
func TestARescueLivesToTheEnd(t *testing.T) {
	rescued := 0
	for seed := uint64(1); seed < 40; seed++ {
		m := played(t, seed)
		tape, err := m.Replay()
		if err != nil {
			t.Fatal(err)
		}
		h := fold(t, m, nil, m.Steps())
		for melee := 1; melee <= h.Turn(m.Steps()); melee++ {
			for _, x := range h.Moments(melee) {
				if x.Kind != history.Rescue {
					continue
				}
				rescued++
				for at := x.At + 1; at <= m.Steps() && tape.State(at).Open().Melee == melee; at++ {
					for _, e := range tape.State(at).Open().Events {
						if e.What == game.EventFell && e.Seat == x.Seat && e.Fighter == x.Target {
							t.Errorf("seed %d: %+v fell at %d", seed, x, at)
						}
					}
				}
			}
		}
	}
	if rescued == 0 {
		t.Error("nobody was rescued in any match")
	}
}

// With the eyes of one side too, everybody who is seen of a moment has what they had:
// the other side is hidden once the brawl is over.
func TestMomentsAreSeenByBothSides(t *testing.T) {
	for seed := uint64(1); seed < 12; seed++ {
		m := played(t, seed)
		for p := range rules.Seat(game.Players) {
			h := fold(t, m, only(p), m.Steps()-1)
			for melee := 1; melee < h.Turn(m.Steps()-1); melee++ {
				for _, x := range h.Moments(melee) {
					if len(x.Cast) == 0 {
						t.Errorf("seed %d: nobody is seen of %+v", seed, x)
					}
					for k, a := range x.Cast {
						if x.Kind == history.Capture && a.Seat != x.Seat {
							t.Errorf("seed %d: a zone falls to %d, and %+v of the other side is seen in it", seed, x.Seat, a)
						}
						if a.Max == 0 || a.ECTS <= 0 && (k != 1 || x.Kind != history.Fallen) {
							t.Errorf("seed %d: %+v of %+v has nothing", seed, a, x)
						}
					}
				}
			}
		}
	}
}

// In a truce a match says that it is in one, as the title shows it.
func TestWhereSaysTheTruce(t *testing.T) {
	h := fold(t, played(t, 3), nil, 1<<20)
	truces := 0
	for at := range h.Noted() {
		switch where := h.Where(at); where {
		case words.BrutalWhereTruce(h.Turn(at)):
			truces++
		case words.BrutalWhereSetup(), words.BrutalWherePost(), words.BrutalWhereMelee(h.Turn(at)):
		default:
			t.Errorf("at %d it says %v", at, where)
		}
	}
	if truces == 0 || h.Where(0) != words.BrutalWhereSetup() || h.Where(1) != words.BrutalWherePost() {
		t.Errorf("%d truces; it begins with %v and %v", truces, h.Where(0), h.Where(1))
	}
}
