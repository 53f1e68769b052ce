package bzzz

import (
	"strings"
	"testing"

	"ludotheque/assets/words"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// moment is a state of the screen in which every text has to fit.
type moment struct {
	name  string
	reach func(th *theatre)
}

var moments = []moment{
	{"turn", func(th *theatre) {}},
	{"laid", func(th *theatre) { th.Press(ebiten.KeyDigit1) }},
	{"selected", func(th *theatre) { th.clickCell(5, 5) }},
	{"refused", func(th *theatre) { th.hands.refuse(words.BzzzRefusedHiveOccupied(), -1) }},
	{"menu", func(th *theatre) {
		th.hands.pick(0)
		th.menu.show(th.hands.cursor)
	}},
	{"log", func(th *theatre) {
		th.Press(ebiten.KeyEscape)
		th.Press(input.ShowLog.Key())
	}},
	{"other", func(th *theatre) {
		th.Press(input.ShowLog.Key())
		th.turn.begin(runEnd) // asks, since a bee has nothing to do
		th.turn.begin(runEnd)
		th.Wait(20) // a tip that goes has gone
	}},
	{"fight", func(th *theatre) {
		th.on.Prefs.Speed = 4
		th.Until("a skirmish", func() bool {
			if th.mine() && th.turn.run == runNone {
				th.Press(ebiten.KeyT)
			}
			return th.fight != nil
		})
		th.Until("a pin", func() bool { return th.fight.pins > 0 })
		th.Press(ebiten.KeyEscape)
		th.Wait(4)
	}},
	{"lines", func(th *theatre) {
		th.Press(ebiten.KeyEscape)
		th.Press(input.ShowLog.Key())
	}},
	{"end", func(th *theatre) {
		th.Press(input.ShowLog.Key())
		th.on.Prefs.Speed = 0
		th.Until("the end", func() bool {
			th.read()
			if th.mine() && th.turn.run == runNone {
				th.Press(ebiten.KeyT)
			}
			return th.v.Result != nil
		})
		th.Wait(12)
	}},
}

// TestNothingIsCut goes through every moment in every look.
func TestNothingIsCut(t *testing.T) { looks(t) }

// BenchmarkContrast measures the least contrasts.
func BenchmarkContrast(b *testing.B) { kittest.Report(b, looks(b)) }

// toThePanels brings the arrows from the meadow to the panels beside it.
func toThePanels(th *theatre) func() bool {
	return func() bool {
		th.hands.aside = false
		if !th.hands.onBoard() {
			return false
		}
		for !th.hands.aside {
			th.Press(ebiten.KeyArrowRight)
		}
		return true
	}
}

func looks(t testing.TB) *kittest.Sight {
	on := kittest.NewStage(t, "fr", 1280, 720)
	k := on.Kit
	th := stageOn(on, kittest.People(game.Players, 1, Levels[0], 9, game.Game.Info.First.Options))
	sight := on.Sight()
	sight.Board = toThePanels(th)
	sight.Drawn = []string{"bzzz fight", "bzzz end"}
	sight.Turns = true
	th.Wait(2)
	for _, m := range moments {
		m.reach(th)
		th.Wait(30)
		sight.All("bzzz "+m.name, th.scene, func(kittest.Look) {
			if th.fight != nil {
				th.fight.t -= th.fight.pace() // it stays where it is
			}
			th.Wait(1)
		})
		if th.fight == nil && th.hands.onBoard() {
			th.left.open = true
			th.Wait(60) // what was shown about the board has faded
			sight.All("bzzz "+m.name+" tab", th.scene, func(l kittest.Look) {
				th.left.open = l.Narrow()
				th.Wait(1)
			})
			th.left.open = false
		}
		kittest.Looks()[0].Set(k)
		th.hands.aside = false
		th.Wait(1)
	}
	return sight
}

// TestSharedScreensAreNotCut shows the card between two people, and a seat whose
// person left.
func TestSharedScreensAreNotCut(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	th := stageOn(on, people(2, 4, nil))
	sight := on.Sight()
	th.Wait(2)
	sight.All("bzzz handover", th.scene, func(kittest.Look) { th.Wait(1) })
	th.Press(ebiten.KeyEnter)
	th.on.Leave(1)
	th.Wait(30)
	sight.Board = toThePanels(th)
	sight.All("bzzz away", th.scene, func(kittest.Look) { th.Wait(1) })
}

// TestEveryRefusalFits shows each, with texts of twice their size.
func TestEveryRefusalFits(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	th := stageOn(on, people(1, 9, nil))
	th.Wait(40)
	on.Sight().Refusals(th.scene, refusals, func(why words.Text) { th.hands.refuse(why, -1) }, func() { th.Wait(2) })
}

// TestEveryRefusalHasWords has words for every reason of the rules.
func TestEveryRefusalHasWords(t *testing.T) {
	for _, err := range []error{play.ErrLost, game.ErrOver, game.ErrNotYourTurn, game.ErrUnknownAction, game.ErrLayTooLate, game.ErrAlreadyLaid,
		game.ErrTooPoor, game.ErrHiveOccupied, game.ErrNoSuchBee, game.ErrNotYourBee, game.ErrKO, game.ErrMoveTooLate,
		game.ErrAlreadyMoved, game.ErrTooFar, game.ErrDiagonal, game.ErrOffBoard, game.ErrEnemyZone, game.ErrCellOccupied,
		game.ErrNoSuchFlower, game.ErrFlowerTooFar, game.ErrMovedThisTurn, game.ErrAlreadyForaged} {
		if refusals[err].IsZero() {
			t.Errorf("no words for %v", err)
		}
	}
}

// Every option and every picture of the rule book has what is shown of it.
func TestOptionsAndBookAreComplete(t *testing.T) {
	kittest.Options(t, &game.Game.Info, Levels)
	kittest.Book(t, FrontEnd(), 21)
}

// TestSoundsAreComplete gives every event an effect that exists, or silence,
// and every effect of Bzzz a use.
func TestSoundsAreComplete(t *testing.T) {
	used := []string{"bzzz.select", "bzzz.empty", "bzzz.spill"}
	for k := game.EventLaid; k <= game.EventEnded; k++ {
		if _, ok := voices[k]; !ok {
			t.Errorf("%s has neither an effect nor a reason for silence", k)
		}
	}
	for _, name := range voices {
		if name != "" {
			used = append(used, name)
		}
	}
	used = append(used, layVoices[:]...)
	kittest.Sounds(t, "bzzz.", 10, used...)
}

// TestSoundsBetrayNothing plays the events of another seat with every amount,
// and hears the same.
func TestSoundsBetrayNothing(t *testing.T) {
	th := newTheatre(t, people(1, 5, nil))
	th.Press(ebiten.KeyDigit1)
	var first []string
	for amount := range 4 {
		th.Sound.Names = nil
		for _, what := range []game.EventKind{game.EventForaged, game.EventStored, game.EventKO} {
			e := game.Event{What: what, Seat: 1, Bee: 0, Flower: 0, Amount: game.Hidden}
			if amount > 0 {
				// The rules never hand these out; were they to, nothing may be heard.
				e.Amount = amount - 1
			}
			th.face.sound(what, &e)
		}
		got := th.Sound.Names
		if first == nil {
			first = got
		}
		if strings.Join(got, " ") != strings.Join(first, " ") {
			t.Errorf("amount %d sounds %v, hidden %v", amount-1, got, first)
		}
	}
	if strings.Join(first, " ") != "bzzz.forage bzzz.ko" {
		t.Errorf("another seat sounds %v", first)
	}
}

// TestReplay opens a record at every position, and its outcome.
func TestReplay(t *testing.T) {
	th := newTheatre(t, people(1, 1, map[string]string{"turns": "120", "cells": "12"}))
	th.on.Prefs.Speed = 0
	th.Until("the results", func() bool {
		th.read()
		if th.mine() && th.turn.run == runNone {
			th.Press(ebiten.KeyT)
		}
		return th.Done()
	})
	o := th.Shown.(*kittest.Results).Outcome
	data, err := th.Kit.Env.Store.Read(th.record())
	if err != nil {
		t.Fatal(err)
	}
	r, err := FrontEnd().Open(th.Kit, data)
	if err != nil {
		t.Fatal(err)
	}
	if r.Len() != th.m.Steps() || r.Turn(0) != 1 || r.Result() == nil {
		t.Errorf("%d steps of %d, first turn %d", r.Len(), th.m.Steps(), r.Turn(0))
	}
	if o.Result.Reason == game.ReasonTime && r.Turn(r.Len()) != 30 {
		t.Errorf("a game of 30 rounds ends in round %d", r.Turn(r.Len()))
	}
	for p, n := range r.Scores(r.Len()) {
		if n != o.Result.Scores[p] {
			t.Errorf("seat %d ends with %d, and %d in the replay", p, o.Result.Scores[p], n)
		}
		c := o.Curves[p].Values
		if int(c[len(c)-1]) != n || int(c[0]) != 10 {
			t.Errorf("curve of seat %d goes from %v to %v, want 10 to %d", p, c[0], c[len(c)-1], n)
		}
	}
	if len(o.Curves[0].Values) != 31 && o.Result.Reason == game.ReasonTime {
		t.Errorf("%d points for 30 rounds", len(o.Curves[0].Values))
	}
	rolls := 0
	for _, l := range o.Luck {
		if l.Won > l.Rolls || l.Expected > float64(l.Rolls) {
			t.Errorf("luck %+v", l)
		}
		rolls += l.Rolls
	}
	if rolls == 0 {
		t.Error("nobody fought in thirty rounds")
	}
	big := 0
	g := ui.NewGui(th.Kit.P)
	for _, m := range r.Marks() {
		if m.Big {
			big++
			if r.Say(m.At) == "" {
				t.Errorf("no text for the mark at %d", m.At)
			}
			g.Begin(ui.NewView(1280, 720), ui.Input{})
			r.Paint(g, ui.Rect{X: 520, Y: 168, W: 684, H: 322}, m.At, 0.5, true)
			g.End()
		}
	}
	if big == 0 {
		t.Error("a timeline without events")
	}
	if again := r.Outcome(); again == nil || again.Result.Scores[0] != o.Result.Scores[0] || again.Again == nil {
		t.Error("the replay has another outcome than the game")
	}
}

// TestShot takes the same picture twice.
func TestShot(t *testing.T) {
	var tells [2]string
	for i := range tells {
		k := kittest.NewStage(t, "en", 1280, 720).Kit
		s, err := FrontEnd().Shot(k, people(1, 7, nil), 400)
		if err != nil {
			t.Fatal(err)
		}
		sc := s.(*scene)
		tells[i] = sc.Tell() + sc.Match().Hash()
		if eyes := sc.Screen().Eyes; eyes != 0 {
			t.Errorf("the picture is seen by %d", eyes)
		}
	}
	if tells[0] != tells[1] {
		t.Errorf("two pictures differ: %v", tells)
	}
}

// TestLeaveAndComeBack hands a seat to a computer player, who plays on.
func TestLeaveAndComeBack(t *testing.T) {
	th := newTheatre(t, people(1, 5, nil))
	th.on.Prefs.Speed = 0
	th.on.Leave(0)
	th.Wait(1)
	if th.v.Seat != rules.Spectator {
		t.Errorf("nobody is left, and %d looks", th.v.Seat)
	}
	th.Until("three turns", func() bool { return th.v.Turn > 9 })
	th.on.ComeBack(0)
	th.Wait(1)
	th.Until("the own turn", func() bool { return th.mine() })
	if th.v.Seat != 0 {
		t.Errorf("%d looks", th.v.Seat)
	}
}

// settled is the board after a few turns, in the turn of a person who thinks.
var settled = []kittest.Settled{{Name: "board", Open: func(t testing.TB) func() {
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.Kit.Prefs.Speed = 4
	th := stageOn(on, people(1, 7, nil))
	for range 12 {
		th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
		turn := th.v.Turn
		th.finish()
		th.Until("the next turn", func() bool { return th.v.Turn != turn })
		for th.fight != nil {
			th.Press(ebiten.KeyEscape)
		}
	}
	th.Until("the own turn", func() bool { return th.mine() })
	th.Wait(300)
	return func() { th.Wait(1) }
}}}

func TestSettledAllocatesNothing(t *testing.T) { kittest.AllocateNothing(t, settled) }

func BenchmarkSettled(b *testing.B) { kittest.BenchmarkSettled(b, settled) }
