package bzzz

import (
	"regexp"
	"strings"
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/bzzz/history"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

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
		t.Errorf("in the first turn the end reads %q", said)
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
