package bzzz

import (
	"regexp"
	"slices"
	"strings"
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/bzzz/history"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// What the screen says of laying with a bee on the hive is the same before and after
// that bee has moved: the next turn.
func TestLayingIsForTheNextTurn(t *testing.T) {
	for _, lang := range words.Languages {
		k := kittest.NewStage(t, lang, 1280, 720).Kit
		next := map[string]string{"fr": "prochain tour", "en": "next turn"}[lang]
		for _, said := range []words.Text{refusals[game.ErrHiveOccupied], refusals[game.ErrLayTooLate], words.BzzzLayOccupied(), words.BzzzLayClosed()} {
			if s := k.Say(said); !strings.Contains(s, next) {
				t.Errorf("%s: %q does not say %q", lang, s, next)
			}
		}
	}
}

// Nectar is counted in nectars and in nothing else.
func TestNectarHasOneWord(t *testing.T) {
	mixed := regexp.MustCompile(`(?i)goutte|\bdrops?\b|[0-9}] de nectar|réserve`)
	for _, lang := range words.Languages {
		k := kittest.NewStage(t, lang, 1280, 720).Kit
		all := []string{kittest.BookOf(t, FrontEnd(), lang, rules.Setup{})}
		for _, s := range firstGame.Steps {
			all = append(all, k.Say(s.Words))
		}
		for _, tip := range kindTips {
			all = append(all, k.Say(tip))
		}
		all = append(all, k.Say(words.BzzzLayPoor(4)))
		for _, s := range all {
			if m := mixed.FindString(s); m != "" {
				t.Errorf("%s: %q in %q", lang, m, s)
			}
		}
	}
}

// The first X of a match asks before it ends a turn in which nothing was done.
func TestAnEmptyFirstTurnIsAskedFor(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Until("the own turn", th.mine)
	turn := th.v.Turn
	th.Press(ebiten.KeyX)
	th.Wait(10)
	if ask, ok := th.turn.asks(); th.v.Turn != turn || !ok || ask != words.BzzzEndEmpty() {
		t.Fatalf("X ends an empty first turn, or asks nothing: turn %d, %q", th.v.Turn, ask.Key())
	}
	th.Press(ebiten.KeyX)
	th.Until("the next turn", func() bool { return th.v.Turn != turn })
}

// While others play, what the cursor rests on is not explained: it would lie over
// what they do.
func TestNothingIsExplainedWhileOthersPlay(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Press(ebiten.KeyDigit1)
	f := wild(th.v, 0, map[int]int{})
	th.clickCell(th.v.Flowers[f].X, th.v.Flowers[f].Y)
	th.hands.keyed, th.hands.cursor = true, board.Cell{X: th.v.Flowers[f].X, Y: th.v.Flowers[f].Y}
	th.Press(ebiten.KeyEnter)
	th.Until("another's turn", func() bool { return th.v.Current != 0 })
	th.Wait(2)
	if th.pointer.tip != "" {
		t.Errorf("%q is said while seat %d plays", th.pointer.tip, th.v.Current)
	}
}

// The three bees to lay stand in the same place in every turn, and are not covered.
func TestLayingCardsStayWhereTheyAre(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Wait(2)
	want := th.lay.stack(true, 0).cards
	for now := range 4 {
		if got := th.lay.stack(true, now).cards; got != want {
			t.Errorf("in step %d the cards are at %v, else at %v", now, got, want)
		}
	}
}

// Turns follow each other by themselves while every bee has its order, and stop at
// news, which is shown.
func TestTurnsRunUntilSomethingHappens(t *testing.T) {
	th := newTheatre(t, people(1, 3, map[string]string{"cost": "10"}))
	th.on.Prefs.Speed = 4
	th.Press(ebiten.KeyDigit1)
	f := wild(th.v, 0, map[int]int{})
	th.clickCell(th.v.Flowers[f].X, th.v.Flowers[f].Y)
	th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
	turn := th.v.Turn
	th.Press(ebiten.KeyT)
	if !th.turn.flow.on {
		t.Fatal("T does not begin")
	}
	for range 3 { // hands are idle
		th.Until("news", func() bool { return !th.turn.flow.on })
	}
	if th.v.Turn < turn+8 {
		t.Errorf("only %d turns of all seats went by", th.v.Turn-turn)
	}
	if th.hands.refused.said.IsZero() || !th.mine() {
		t.Errorf("it stopped and said nothing: %s", th.Tell())
	}
	th.Press(ebiten.KeyT)
	th.Until("the next turn", func() bool { return th.v.Current != 0 || !th.turn.flow.on })
	th.Press(ebiten.KeySpace)
	if th.turn.flow.on {
		t.Error("a key does not stop it")
	}
}

// They stop after each skirmish of an own bee, and say how it went.
func TestTurnsStopAfterASkirmish(t *testing.T) {
	fights := 0
	for seed := uint64(1); fights < 3 && seed < 30; seed++ {
		th := newTheatre(t, people(1, seed, map[string]string{"cells": "10", "turns": "60"}))
		th.on.Prefs.Speed = 4
		th.Press(ebiten.KeyDigit2)
		f := th.rivalFlower()
		th.clickCell(th.v.Flowers[f].X, th.v.Flowers[f].Y)
		for range 12 {
			if th.Done() || th.v.Result != nil {
				break
			}
			th.Until("the own turn", func() bool { return th.v.Result != nil || th.mine() && th.turn.run == runNone })
			if th.turn.firstIdle() >= 0 {
				break
			}
			th.Press(ebiten.KeyT)
			own, bee, step := false, -1, th.on.Steps
			th.Until("news", func() bool {
				if k := th.again; k != nil && th.on.Steps != step && k.step == th.on.Steps {
					step = th.on.Steps
					for _, d := range k.draws {
						if d.Seat == 0 {
							own, bee = true, d.Bee
						}
					}
				}
				return !th.turn.flow.on || th.v.Result != nil || th.Done()
			})
			if !own || th.v.Result != nil {
				continue
			}
			fights++
			said := th.hands.refused.said
			foes := []words.Text{words.BzzzFlowKo(board.Name(&th.v.Bees[bee]))}
			for i := range th.v.Bees {
				a, b := board.Name(&th.v.Bees[bee]), board.Name(&th.v.Bees[i])
				foes = append(foes, words.BzzzFlowWon(a, b), words.BzzzFlowDrawn(a, b), words.BzzzFlowLost(i+1, a))
			}
			if !slices.Contains(foes, said) || !th.mine() {
				t.Errorf("seed %d: after a skirmish of an own bee it says %q", seed, th.on.Say(said))
			}
		}
		th.Close()
	}
	if fights == 0 {
		t.Error("there was no skirmish")
	}
}

// A skirmish among rivals, which is not seen as a close-up, stays to be seen on the meadow.
func TestASkirmishOfOthersStays(t *testing.T) {
	th := newTheatre(t, people(0, 3, map[string]string{"cells": "12", "turns": "300"}))
	th.on.Prefs.Speed = 4
	for range 20 {
		th.Until("a skirmish, or the next turn", func() bool { return th.again != nil || th.v.Turn > 0 && th.v.Turn%40 == 0 })
		if th.again != nil {
			break
		}
		th.Wait(30)
	}
	if th.again == nil || th.on.Rest < boutTicks/2 {
		t.Errorf("a skirmish among rivals stays for %v ticks, want some %d", th.on.Rest, boutTicks)
	}
}

// They stop once a scout has tasted the flower that it was sent to, and say what it found.
func TestTurnsStopWhenAScoutHasTasted(t *testing.T) {
	th := newTheatre(t, people(1, 3, map[string]string{"cost": "10"}))
	th.on.Prefs.Speed = 4
	th.Press(ebiten.KeyDigit3)
	f := wild(th.v, 0, map[int]int{})
	th.clickCell(th.v.Flowers[f].X, th.v.Flowers[f].Y)
	for range 8 { // other news may come first
		th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
		th.Press(ebiten.KeyT)
		th.Until("news", func() bool { return !th.turn.flow.on })
		if near := th.v.Flowers[f].Nectar; th.hands.refused.said == words.BzzzFlowTasted("A1", th.span(near)) {
			return
		}
	}
	t.Errorf("the scout's news never came: %s", th.Tell())
}

// The lines of the log that stand together are of one size, however long a name is.
func TestLogLinesAreOfOneSize(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	start := people(1, 3, nil)
	start.Chairs[0].Name = "Maximilienne"
	th := stageOn(on, start)
	th.on.Prefs.Speed = 4
	turn := th.v.Turn
	th.Press(ebiten.KeyDigit1)
	th.finish()
	th.Until("the next own turn", func() bool { return th.v.Turn > turn+3 && th.mine() })
	sight := on.Sight()
	sight.See("log", th.scene, false, func() { th.Wait(2) })
	box, sizes := th.lay.log, map[float32]string{}
	for _, l := range th.g.P.Witness.Letters {
		if b := l.Bounds(); b.X > box.X+40 && b.Y > box.Y+36 && b.Bottom() < box.Bottom() && strings.Contains(l.Text, "pond") {
			sizes[l.Em] = l.Text
		}
	}
	if len(sizes) != 1 {
		t.Errorf("lines of %d sizes: %v", len(sizes), sizes)
	}
}

// The meadow lives before the bees come, and is theirs after ten turns.
func TestTheMeadowLivesInItsFirstTurns(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Wait(2)
	if th.frame.Life != 1 {
		t.Errorf("in the first turn %.1f of the meadow lives", th.frame.Life)
	}
	v := *th.v
	v.Turn = 4 * 11
	if l := life(&v); l != 0 {
		t.Errorf("after eleven turns %.1f of it still does", l)
	}
}

// The sign of the pause key is seen against its key under the pointer and with the
// focus, which make other keys of the panel paper.
func TestThePauseKeyStaysToBeSeen(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Draws()
	th.Wait(2)
	r := ui.Rect{X: th.lay.head.Right() - 44, Y: th.lay.head.Y + 8, W: 36, H: 36}
	for name, reach := range map[string]func(){
		"pointer": func() { th.Point(mid(r)) },
		"focus":   func() { th.hands.aside = true; th.g.Focus(idPause) },
	} {
		reach()
		th.Wait(20)
		img := hidden.Plain(1280, 720, th.scene.Picture().Flush)
		dark, light := 255, 0
		for y := int(r.Y) + 6; y < int(r.Bottom())-6; y++ {
			for x := int(r.X) + 6; x < int(r.Right())-6; x++ {
				g := int(img.RGBAAt(x, y).G)
				dark, light = min(dark, g), max(light, g)
			}
		}
		if light-dark < 120 {
			t.Errorf("%s: the sign and its key differ by %d of 255", name, light-dark)
		}
	}
}

// The rule book says what holds in the match in hand, and not what holds as a rule.
func TestTheBookFollowsTheOptions(t *testing.T) {
	setup := rules.Setup{Seats: 4, Options: map[string]string{"nectar": "90", "cells": "20", "start": "1", "cost": "1", "turns": "120", "ko": "3", "flowers": "6"}}
	for _, lang := range words.Languages {
		usual, other := kittest.BookOf(t, FrontEnd(), lang, rules.Setup{}), kittest.BookOf(t, FrontEnd(), lang, setup)
		for _, said := range map[string][]string{
			"fr": {"de 1 à 90", "20 cases par côté, 24 fleurs", "avec 1 nectar et", "coûte 1 nectar à", "60 ou plus", "De 30 à 59", "De 1 à 29", "30 tours", "reste KO pendant 3 de"},
			"en": {"from 1 to 90", "20 squares per side, 24 flowers", "with 1 nectar and", "costs the hive 1 nectar", "60 or more", "From 30 to 59", "From 1 to 29", "30 turns", "is knocked out for 3 of"},
		}[lang] {
			if !strings.Contains(other, said) {
				t.Errorf("%s: the book of the match does not say %q", lang, said)
			}
			if strings.Contains(usual, said) {
				t.Errorf("%s: the usual book says %q", lang, said)
			}
		}
	}
}

// Who plays by memory is shown no interval and no leader, neither on the board nor beside
// it, in the log, at a flower or in the record; what the rules say is the same.
func TestByMemoryThereIsNoNotebook(t *testing.T) {
	interval := regexp.MustCompile(`\d+\x{202F}?–\x{202F}?\d+`)
	for _, memory := range []string{"off", "on"} {
		for _, text := range []float32{1, 2} {
			th := newTheatre(t, people(1, 7, map[string]string{"memory": memory}))
			th.Kit.Prefs.TextScale = text
			th.on.Prefs.Speed = 0
			for range 8 {
				th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
				turn := th.v.Turn
				th.finish()
				th.Until("the next turn", func() bool { return th.v.Turn != turn })
			}
			th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
			said := ""
			sight := th.Sight()
			sight.See("memory "+memory, th.scene, false, func() { th.Wait(30) })
			said += sight.Said()
			th.left.open = true
			sight.See("memory panels "+memory, th.scene, false, func() { th.Wait(1) })
			said += sight.Said()
			th.left.open = false
			if told := interval.FindString(said); (told != "") == (memory == "on") {
				t.Errorf("memory %s, text %v: %q is to be read in\n%s", memory, text, told, said)
			}
			if memory == "off" {
				continue
			}
			if lead := history.Crowned(th.v); lead >= 0 {
				t.Errorf("%d wears the crown", lead)
			}
			if v := th.on.View; v.Forgotten() || len(v.Flowers) != len(th.v.Flowers) {
				t.Error("the view that computer players and rules use is without notes too")
			}
			for i := range th.v.Flowers {
				if known, shown := th.on.View.Flowers[i].Nectar, th.v.Flowers[i].Nectar; (known.Hi == 0) != (shown.Hi == 0) || shown.Lo > known.Lo {
					t.Errorf("flower %d is %v, shown as %v", i, known, shown)
				}
			}
			if got := th.m.Setup().Options["memory"]; got != "on" {
				t.Errorf("the record says memory %q", got)
			}
		}
	}
}

// A key that is greyed while others play says why not when it is pressed.
func TestGreyedKeysSayWhyNot(t *testing.T) {
	th := newTheatre(t, people(1, 7, nil))
	th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
	th.Press(ebiten.KeyX)
	th.Press(ebiten.KeyX)
	th.Until("the turn of another", func() bool { return !th.mine() })
	sight := th.Sight()
	at := th.lay.foot().rest
	th.Click(at.CX(), at.CY())
	sight.See("rest", th.scene, false, func() { th.Wait(2) })
	if why := th.Kit.Say(words.BzzzWhyTurn()); !strings.Contains(strings.ReplaceAll(sight.Said(), "\n", " "), why) {
		t.Errorf("a press on the greyed key does not say %q, but\n%s", why, sight.Said())
	}
}

// Of a blitzkrieg that no seat is near no interval is shown, which would mean nothing.
func TestABlitzkriegThatIsFarOffHasNoInterval(t *testing.T) {
	th := newTheatre(t, people(1, 7, nil))
	th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
	sight := th.Sight()
	sight.See("first turn", th.scene, false, func() { th.Wait(2) })
	if said := sight.Said(); !strings.Contains(said, th.Kit.Say(words.BzzzEndingCalm())) {
		t.Errorf("in the first turn the end is told as %q", said)
	}
}

// The greyed key that takes back says why not when it is pressed.
func TestTheGreyedUndoSaysWhyNot(t *testing.T) {
	th := newTheatre(t, people(1, 7, nil))
	th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
	th.Wait(30)
	sight := th.Sight()
	at := th.lay.foot().undo
	th.Click(at.CX(), at.CY())
	sight.See("undo", th.scene, false, func() { th.Wait(12) })
	if why := th.Kit.Say(words.BzzzWhyUndoNothing()); !strings.Contains(strings.ReplaceAll(sight.Said(), "\n", " "), why) {
		t.Errorf("a press on the greyed key does not say %q, but\n%s", why, sight.Said())
	}
}
