package trichrome

import (
	"slices"
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// eachStep plays a match of persons and computers by itself and looks at the face after
// every tick, for that many.
func eachStep(t *testing.T, n int, ticks int, look func(th *theatre)) {
	t.Helper()
	th := newTheatre(t, people(n, 6, map[string]string{"rounds": "2"}))
	hands := []hand{keys(devices[0]), keys(devices[1]), keys(devices[2])}
	for range ticks {
		if th.card.up {
			th.Wait(1)
			if th.card.ticks > deafTicks {
				return
			}
			continue
		}
		for p := range n {
			hands[p](th, pilot(th.View, rules.Seat(p)))
		}
		if th.Wait(1); !th.card.up {
			look(th)
		}
	}
}

// The only person at the screen always has a mark that no other runner has, whatever goes
// on, and its name and rays before the start; several who share it have no such mark.
func TestOneFindsOneself(t *testing.T) {
	phases := map[game.Phase]bool{}
	eachStep(t, 1, 60*60, func(th *theatre) {
		phases[th.View.Phase] = true
		me, _ := th.alone()
		seen := 0
		for i := range th.frame.Tokens {
			if k := &th.frame.Tokens[i]; k.You {
				seen++
				if k.Seat != sign(me) {
					t.Fatalf("the white disc is %s's", k.Seat.Letter())
				}
			}
		}
		ready := th.View.Phase == game.PhaseReady
		if named := len(th.seen.sheets) > 0; seen != 1 || ready && !named {
			t.Fatalf("%d white discs, named %v, in %v", seen, named, th.View.Phase)
		}
		for i := range th.frame.Tokens {
			if th.frame.Tokens[i].Rays != ready {
				t.Fatalf("rays: %v, in %v", !ready, th.View.Phase)
			}
		}
	})
	if len(phases) < 4 {
		t.Errorf("only %v were seen", phases)
	}
	eachStep(t, 3, 20*60, func(th *theatre) {
		for i := range th.frame.Tokens {
			if th.frame.Tokens[i].You {
				t.Fatal("one of three has the white disc")
			}
		}
	})
}

// A person has one name everywhere: the one of the lobby, or else the letter of the
// sign.
func TestOneNameForOnePerson(t *testing.T) {
	th := newTheatre(t, people(2, 6, nil))
	for p := range rules.Seat(2) {
		want := th.Chairs[p].Name
		if c := th.colour(p); th.who(c) != want || th.title(c) != want || th.SeatName(p) != want {
			t.Errorf("seat %d is %q, %q and %q; want %q", p, th.who(c), th.title(c), th.SeatName(p), want)
		}
	}
	for _, lang := range []string{"fr", "en"} {
		s := kittest.NewStage(t, lang, 1280, 720)
		start := people(3, 6, nil)
		for i := range start.Chairs {
			start.Chairs[i].Name = ""
		}
		sc, err := onScreen.Open(s.Kit, start)
		if err != nil {
			t.Fatal(err)
		}
		f := sc.Face().(*face)
		for _, c := range colours {
			if got := f.who(c); got[len(got)-1:] != letter(c) {
				t.Errorf("%s: without a name %v is %q", lang, c, got)
			}
		}
		sc.Close()
	}
}

// What stands below "Vous" fits it: the verbs address the person, and are in the third person below other names.
func TestWhatIsSaidOfYou(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		th := newTheatre(t, people(1, 6, nil))
		th.Kit.Prefs.TextScale = scale
		th.Until("the chase", func() bool { return th.View.Phase == game.PhaseChase })
		me, _ := th.alone()
		witness := &ui.Witness{Dry: true}
		th.Kit.P.Witness = witness
		th.Wait(1)
		th.Kit.P.Witness = nil
		for i, c := range colours {
			for _, own := range []words.Text{words.TrichromeEat(), words.TrichromeFlee(), words.TrichromeEats(), words.TrichromeFlees()} {
				said, want := th.App.Say(own), (own == words.TrichromeEat() || own == words.TrichromeFlee()) == (c == me)
				seen := slices.ContainsFunc(witness.Letters, func(l ui.Letters) bool {
					at := l.Bounds()
					return strings.TrimSpace(l.Text) == said && th.lay.cards[i].Contains(at.CX(), at.CY())
				})
				if seen != want {
					t.Errorf("at %.0f times, the card of %v says %q: %v", scale, c, said, seen)
				}
			}
		}
	}
}

// The crown goes to the leader by the numbers that are shown.
func TestTheCrownComesWithTheNumber(t *testing.T) {
	eachStep(t, 1, 60*60, func(th *theatre) {
		for _, c := range colours {
			if th.leads(c) && th.shown(c) == 0 {
				t.Fatalf("%v has a crown and shows no point", c)
			}
		}
	})
}
