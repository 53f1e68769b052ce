package trichrome

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// Flags and banners cover no runner and no other paper, at every size of texts: not on
// the player of another, either.
func TestPapersCoverNoRunner(t *testing.T) {
	sheets, over := 0, 0
	for _, n := range [...]int{1, 2, 3} {
		for seed := range uint64(4) {
			start := people(n, seed, map[string]string{"rounds": "2"})
			tape := played(t, start)
			for _, m := range [...]int{0, 2} {
				m := moments[m]
				for _, l := range [...]kittest.Look{{Lang: "fr", Text: 1, W: 1280, H: 720}, {Lang: "fr", Text: 2, W: 1280, H: 720}, {Lang: "en", Text: 2, W: 720, H: 1280}} {
					on := kittest.NewStage(t, l.Lang, l.W, l.H)
					l.Set(on.Kit)
					s := moment(t, on.Kit, start, tape, m.phase, m.ticks)
					on.Play(s)
					on.Wait(2)
					f := s.Face().(*face)
					f.needed() // the positions of all; the papers are laid anew
					discs := append([]ui.Rect(nil), f.seen.discs...)
					on.Wait(1)
					where := fmt.Sprintf("%s of %d people, seed %d, %v", m.name, n, seed, l)
					for i, r := range f.seen.sheets {
						sheets++
						for _, d := range discs {
							if overlap(r, d.Inset(0.1*d.W)) {
								t.Errorf("%s: a paper at %v lies on who is at %v", where, r, d)
							}
						}
						for _, o := range f.seen.sheets[:i] {
							if overlap(r, o) {
								over++
								t.Logf("%s: two papers lie on each other, at %v and %v", where, r, o)
							}
						}
					}
					if m.phase == game.PhaseReady && n > 1 && len(f.seen.sheets) < n {
						t.Errorf("%s: there are %d papers", where, len(f.seen.sheets))
					}
					s.Close()
				}
			}
		}
	}
	if sheets < 100 || over > 0 {
		t.Errorf("%d papers, of which %d lie on another", sheets, over)
	}
}

// A flag that comes under the banner makes way for it.
func TestFlagsMakeWayForTheBanner(t *testing.T) {
	start := people(1, 3, map[string]string{"rounds": "2"})
	on := kittest.NewStage(t, "fr", 1280, 720)
	s := moment(t, on.Kit, start, played(t, start), game.PhaseReversal, 20)
	on.Play(s)
	on.Wait(1)
	f := s.Face().(*face)
	if len(f.seen.sheets) != 3 {
		t.Fatalf("there are %d papers, want two flags and the banner", len(f.seen.sheets))
	}
	for i := range 2 {
		banner := f.seen.sheets[i]
		f.seen.banner = banner
		on.Wait(1)
		for _, r := range f.seen.sheets[:2] {
			if overlap(r, banner) {
				t.Errorf("flag %d stays at %v, under the banner at %v", i, r, banner)
			}
		}
	}
}

// While a person runs in the reversal, flags give way to the runners and the door, and to the ways that are
// planned.
func TestFlagsGiveWay(t *testing.T) {
	flags, reversals, ways := 0, 0, 0
	for seed := range uint64(6) {
		th := newTheatre(t, people(1, seed, map[string]string{"rounds": "2"}))
		steer := keys(devices[0])
		for range 90 * 60 {
			if th.View.Round.Number > 1 || th.card.up {
				break
			}
			steer(th, pilot(th.View, 0))
			th.Wait(1)
			if th.View.Phase != game.PhaseReversal || th.View.Ticks < flagTicks {
				continue
			}
			reversals++
			for _, r := range th.seen.sheets {
				flags++
				if r != th.seen.banner && slices.ContainsFunc(th.seen.ways, func(o ui.Rect) bool { return overlap(r, o) }) {
					ways++
				}
				for _, d := range th.seen.discs {
					if overlap(r, d.Inset(0.1*d.W)) {
						t.Errorf("seed %d, step %d of the reversal: the paper at %v lies on %v", seed, th.View.Ticks, r, d)
					}
				}
			}
		}
	}
	if ways*15 > flags { // in a winding maze there may be no other place
		t.Errorf("of %d papers %d lie on a way that is planned", flags, ways)
	}
	if reversals < 200 || flags < 3*reversals/2 {
		t.Errorf("%d papers in %d steps of reversals", flags, reversals)
	}
}

// A notice covers no runner of a person, wherever it runs in a chase or a duel.
func TestNoticesCoverNoPersonsRunner(t *testing.T) {
	for _, n := range [...]int{1, 3} {
		for _, l := range [...]kittest.Look{{Lang: "fr", Text: 1, W: 1280, H: 720}, {Lang: "fr", Text: 2, W: 1280, H: 720}, {Lang: "fr", Text: 1, W: 390, H: 844}} {
			on := kittest.NewStage(t, l.Lang, l.W, l.H)
			l.Set(on.Kit)
			th := stageOn(on, people(n, 3, nil))
			th.Until("the chase", func() bool { return th.View.Phase == game.PhaseChase })
			said := th.App.Say(words.NoticeSlow())
			hands := map[rules.Seat]hand{}
			for i := range n {
				hands[rules.Seat(i)] = keys(devices[i])
			}
			seen := 0
			for tick := range 1200 {
				if tick%300 == 0 {
					th.Gui.Toast(said)
				}
				witness := &ui.Witness{Dry: true}
				th.Kit.P.Witness = witness
				th.steerAll(hands)
				th.Kit.P.Witness = nil
				for _, letters := range witness.Letters {
					if th.View.Phase != game.PhaseChase && th.View.Phase != game.PhaseDuel || letters.Layer != ui.Top || !strings.Contains(said, strings.TrimSpace(letters.Text)) {
						continue
					}
					seen++
					for seat := range rules.Seat(n) {
						x, y := th.at(th.place(seat))
						if side := th.board.CellSide(&th.frame); overlap(letters.Bounds(), ui.Centered(x, y, side, side)) {
							t.Fatalf("%d people, %v, %v of phase %d, tick %d: %q lies on the runner of seat %d", n, l, th.View.Ticks, th.View.Phase, tick, letters.Text, seat)
						}
					}
				}
			}
			if seen == 0 {
				t.Errorf("%d people, %v: the notice is not shown", n, l)
			}
			th.scene.Close()
		}
	}
}
