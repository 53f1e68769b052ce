package empire

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/empire/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// The log of the moment tells nothing that the automaton has not thought yet.
func TestTheLogDoesNotTellTheOutcomeFirst(t *testing.T) {
	th := newTheatre(t, solo(5, nil))
	th.pace(4)
	h := &mouse{th, false}
	h.card(0)
	h.end()
	th.automaton.aloud = true
	told := 0
	for !th.mine() {
		if th.automaton.telling {
			told++
			if lines := th.log.lines(); len(lines) > 0 && lines[len(lines)-1].At == th.s.Steps {
				t.Fatalf("while the automaton thinks the log says %q", th.s.Say(lines[len(lines)-1].Text))
			}
		}
		th.Wait(1)
	}
	if told == 0 {
		t.Error("nothing was shown")
	}
	if lines := th.log.lines(); len(lines) != len(all(th)) {
		t.Error("the log leaves something out for good")
	}
}

func all(th *theatre) []history.Line { return historyOf(th.s.History).Lines() }

// A loss of the person's is theirs to choose, not a tie; where the suggestion is
// taken in their place, that is not a tie that settled itself either.
func TestALossIsNoTie(t *testing.T) {
	th := newTheatre(t, solo(3, nil))
	a := &th.automaton
	among := game.Regions(0).With(1).With(2).With(5)
	for _, chosen := range []game.Region{game.NoRegion, 2} {
		a.On, a.Card, a.Act = true, 11, 0
		a.Reason = &game.Reason{What: game.WhatLoss, Steps: []game.Weighed{{Kept: among}}, Chosen: chosen, Settled: chosen.Known()}
		a.steps = a.steps[:0]
		a.layReason()
		last := &a.steps[len(a.steps)-1]
		if last.Tie != !chosen.Known() || last.Free != last.Tie || strings.Contains(last.Title, "galité") {
			t.Errorf("a loss of %v reads %+v", chosen, last)
		}
	}
}

// The player who is asked sees on each answer by how much it changes the lead, and of the one
// under the hand what it brings both sides.
func TestAnAnswerSaysWhatItChanges(t *testing.T) {
	th := newTheatre(t, solo(7, map[string]string{"ties": "auto"}))
	th.pace(0)
	lost := func() bool { return th.tied() && th.mine() && th.v.Choice.What == game.WhatLoss }
	th.Until("a loss", func() bool {
		switch {
		case lost() || !th.mine():
		case th.v.Phase == game.PhaseTake:
			th.hands.take()
		case len(th.hands.legal) > 1:
			th.act(th.hands.legal[0])
		default:
			th.hands.endTurn()
		}
		return lost()
	})
	th.Wait(2)
	among := th.v.Choice.Among
	if among.Len() < 2 || len(th.field.answers) != among.Len() {
		t.Fatalf("%d answers for %s", len(th.field.answers), among)
	}
	told := map[string]bool{}
	for _, a := range th.field.answers {
		th.hands.region = a.Region
		th.Wait(1)
		person, it := th.v.Outcome(a.Region)
		if want := region(th.s.Kit, a.Region) + " " + signed(person-it); a.Text != want {
			t.Errorf("the answer says %q, want %q", a.Text, want)
		}
		last := th.automaton.steps[len(th.automaton.steps)-1].Words
		if want := "Points\u00a0: vous " + signed(person) + ", B " + signed(it); last != want || th.automaton.outcome() != want {
			t.Errorf("with the hand on %s the strip says %q, want %q", a.Region, last, want)
		}
		told[last] = true
	}
	if len(told) < 2 {
		t.Errorf("all answers change the same: %v", told)
	}
}

// The cards that are counted are the automaton's: with the last one the game ends,
// also where some of them could not be played.
func TestCardsAreCountedToTheLast(t *testing.T) {
	short := 0
	for seed := range uint64(20) {
		s, err := game.New(rules.Setup{Seats: 1, Seed: seed, Options: map[string]string{"ties": "auto"}})
		if err != nil {
			t.Fatal(err)
		}
		r := rules.NewRand(seed)
		n, turns := 0, 0
		for s.Result() == nil {
			f := face{v: s.View(0)}
			now, all := f.cardOf()
			if now < n || now > all || now == 0 {
				t.Fatalf("card %d of %d after card %d", now, all, n)
			}
			if n = now; f.v.Phase == game.PhaseTake {
				turns++
			}
			acts := []game.Action{{}}
			if f.v.Acting().Has(0) {
				acts[0] = f.v.Sample(r)
			}
			s.Step(acts)
		}
		if n != 13 {
			t.Errorf("seed %d: the game ends with card %d", seed, n)
		}
		if turns < 13 {
			short++
		}
	}
	if short == 0 {
		t.Error("every game had thirteen turns: nothing was shown")
	}
}

// At normal speed a turn of the automaton takes about a second, however much it does.
func TestTheAutomatonTakesASecond(t *testing.T) {
	th := newTheatre(t, solo(5, nil))
	th.pace(1)
	h := &mouse{th, false}
	turns, all, longest := 0, 0, 0
	for turns < 6 {
		th.Until("the own turn", func() bool { return th.mine() })
		if th.tied() {
			h.region(th.v.Choice.Suggested)
			continue
		}
		h.card(0)
		h.end()
		n := 0
		for th.v.Current == game.Automaton && !th.tied() {
			th.Wait(1)
			n++
		}
		turns, all, longest = turns+1, all+n, max(longest, n)
	}
	t.Logf("%d turns, %d ticks on average, %d at most", turns, all/turns, longest)
	if average := all / turns; average < 40 || average > 80 || longest > 130 {
		t.Errorf("a turn of the automaton takes %d ticks on average and %d at most", average, longest)
	}
}

// The key Why explains every decision of the automaton's latest turn, one after the other,
// by each device, and comes back to the very match; the match does not move meanwhile.
func TestAskingWhyIsAnswered(t *testing.T) {
	for name, by := range map[string]struct{ why, next, shut func(th *theatre) }{
		"mouse": {func(th *theatre) { th.Click(mid(th.plan.BubbleButton(1))) }, func(th *theatre) { th.Click(mid(th.plan.BubbleButton(0))) }, func(th *theatre) { th.Click(mid(th.plan.BubbleButton(1))) }},
		"keys":  {func(th *theatre) { th.Press(ebiten.KeyY) }, func(th *theatre) { th.Press(ebiten.KeyEnter) }, func(th *theatre) { th.Press(ebiten.KeyEscape) }},
		"pad":   {func(th *theatre) { th.Button(input.X) }, func(th *theatre) { th.Button(input.A) }, func(th *theatre) { th.Button(input.B) }},
	} {
		th := newTheatre(t, solo(5, nil))
		h := &mouse{th, false}
		th.pace(0)
		h.card(0)
		h.end()
		th.Until("the own turn", func() bool { return th.mine() && th.v.Phase == game.PhaseTake })
		th.pace(1)
		th.Wait(2)
		n := len(th.automaton.made)
		if n == 0 {
			t.Fatalf("%s: the automaton has decided nothing", name)
		}
		at, row := th.m.Hash(), th.v.Row
		by.why(th)
		for i := 1; i <= n; i++ {
			if th.automaton.review != i || th.automaton.Reason == nil || !th.thinking() {
				t.Fatalf("%s: decision %d of %d is not told: %d", name, i, n, th.automaton.review)
			}
			th.Wait(200)
			if !th.automaton.telling || th.automaton.laid != th.automaton.strips() {
				t.Errorf("%s: decision %d is explained as far as strip %d of %d", name, i, th.automaton.laid, th.automaton.strips())
			}
			th.Picture(fmt.Sprintf("why %s %d", name, i))
			if i < n {
				by.next(th)
			}
		}
		by.shut(th)
		th.Wait(2)
		if th.automaton.review != 0 || !th.mine() || th.v.Row != row || th.m.Hash() != at {
			t.Errorf("%s: afterwards it is %s", name, th.Tell())
		}
	}
}

// An advice tells both sides' gains, all its reasons, and the order of what to do.
func TestAdviceTellsBothSides(t *testing.T) {
	moved, many := 0, 0
	for seed := uint64(1); seed < 3; seed++ {
		th := newTheatre(t, solo(seed, map[string]string{"ties": "auto"}))
		th.pace(0)
		for range 2 {
			th.Until("a turn", func() bool { return th.mine() })
			th.Press(input.AskHint.Key())
			th.Wait(2)
			h := &th.advice.hint
			for i := range h.Gains {
				if why := gain(th.s.Kit, &h.Gains[i]); !strings.Contains(th.advice.said, why) {
					t.Errorf("the reason %q is not in %q", why, th.advice.said)
				}
			}
			if len(h.Gains) > 2 {
				many++
			}
			acts := slices.DeleteFunc(slices.Clone(h.Acts), func(a game.Action) bool { return a.Do == game.DoTake })
			if len(th.field.frame.Moves) != len(acts) {
				t.Fatalf("%d moves are shown of %d", len(th.field.frame.Moves), len(acts))
			}
			for i, m := range th.field.frame.Moves {
				if m.N != i+1 || m.To != acts[i].To || acts[i].Do == game.DoMove && m.From != acts[i].From {
					t.Errorf("move %d is shown as %+v, it is %v", i, m, acts[i])
				}
				moved++
			}
			if many == 1 && len(h.Gains) > 2 {
				th.Picture("advice with reasons")
			}
			th.Press(ebiten.KeyT)
			th.Until("all to be done", func() bool { return len(th.advice.todo) == 0 && th.v.Phase == game.PhaseAct })
			th.ending(func() { th.Press(ebiten.KeyR) })
		}
	}
	if moved == 0 || many == 0 {
		t.Errorf("%d moves, %d advices with more than two reasons", moved, many)
	}
}

// A region that changes hands is seen for a while, and heard, for every new owner.
func TestAChangedDeviceIsShownAndPlaysASound(t *testing.T) {
	th := newTheatre(t, solo(3, nil))
	before := *th.v
	now := before
	now.Grounds[5].Armies[1]++
	now.Grounds[6].Armies[0] += 4
	th.motion.change(&before, &now)
	seen := map[game.Region]game.Side{}
	for _, c := range th.motion.changes {
		seen[c.Region] = c.Side
	}
	if len(seen) != 2 || seen[5] != game.Automaton || seen[6] != 0 {
		t.Errorf("changes are seen as %v", seen)
	}
	if n := th.Sound.Count("emp.gain"); n != 2 {
		t.Errorf("%d of two gains were heard", n)
	}
	th.Wait(1)
	if len(th.field.frame.Changes) != 2 {
		t.Error("the map does not show them")
	}
	first := th.field.frame.Caption
	if want := th.s.Say(words.EmpireCaptionTakes(th.s.Say(words.EmpireAutomatonFull()), region(th.s.Kit, 5))); first.Text != want || first.Side != game.Automaton {
		t.Errorf("the caption says %q of %d, it is %q", first.Text, first.Side, want)
	}
	th.Until("the other caption", func() bool { return th.field.frame.Caption.Side == 0 })
	th.Wait(captionFade)
	th.Picture("a region has changed hands")
	if second := th.field.frame.Caption.Text; second != th.s.Say(words.EmpireCaptionYou(region(th.s.Kit, 6))) {
		t.Errorf("the other caption says %q", second)
	}
	th.Wait(board.ChangeTicks + captionTicks)
	if len(th.motion.changes) != 0 || th.field.frame.Caption.Text != "" {
		t.Error("they are seen for ever")
	}
}

// A region that is taken from another side says from whom.
func TestACaptionSaysFromWhomARegionIsTaken(t *testing.T) {
	th := newTheatre(t, solo(3, nil))
	before := *th.v
	before.Grounds[5].Armies[0] += 1
	now := before
	now.Grounds[5].Armies[1] += 2
	th.motion.change(&before, &now)
	c := th.motion.caption()
	if want := "L’automate vous prend Longsaules"; c.Text != want {
		t.Errorf("the caption says %q, not %q", c.Text, want)
	}
	if th.Sound.Count("emp.loss") != 1 {
		t.Error("the loss is not heard")
	}
}

// Where both sides have as many points the reckoning says what decides, once they are counted.
func TestTheScoringSaysWhatDecidesATie(t *testing.T) {
	th := newTheatre(t, solo(7, map[string]string{"ties": "auto"}))
	th.pace(0)
	th.Until("the reckoning", func() bool { return settle(th, false) })
	a := &th.reckoning
	if said := a.decided(); said != "" {
		t.Errorf("where the points decide it says %q", said)
	}
	v, over := *a.v, *a.v.Over
	over.Reason = game.ReasonWon
	v.Over = &over
	v.Handicap += v.Score(0).Total() - v.Score(game.Automaton).Total()
	v.Players[0].Coins += 1 + v.Score(game.Automaton).Coins
	a.v = &v
	points := v.Score(0).Total()
	if said, want := a.decided(), th.s.Say(words.EmpireEndTieCoins(points)); points != v.Score(game.Automaton).Total() || said != want {
		t.Errorf("at %d to %d it says %q, want %q", points, v.Score(game.Automaton).Total(), said, want)
	}
	th.Wait(2)
	th.Picture("tie")
	a.counted = false
	if said := a.decided(); said != "" {
		t.Errorf("before the points are counted it says %q", said)
	}
}

// The points are counted line by line; one key shows them all, the next goes on. What
// nothing moves for stands counted at once.
func TestThePointsAreCounted(t *testing.T) {
	th := newTheatre(t, solo(7, map[string]string{"ties": "auto"}))
	th.pace(0)
	th.Until("the reckoning", func() bool { return settle(th, false) })
	if !th.reckoning.counted {
		t.Error("at once something is waited for")
	}
	th.pace(1)
	th.reckoning.begin()
	told := th.reckoning.shownCount()
	th.Until("half of it", func() bool { return th.reckoning.shownCount() >= th.reckoning.lines()/2 })
	if told != 0 || th.reckoning.counted {
		t.Error("all is counted at once")
	}
	th.Picture("counting")
	th.Press(ebiten.KeyEnter)
	if !th.reckoning.counted || !th.reckoning.open {
		t.Error("a key does not count the rest")
	}
	th.Press(ebiten.KeyEnter)
	if th.reckoning.open {
		t.Error("the next key does not go on")
	}
	th.Kit.Prefs.Motion = ui.Reduced
	th.reckoning.begin()
	if !th.reckoning.counted {
		t.Error("with reduced motion something is waited for")
	}
}

// Where several bid at the same time, the banner and the bubble name the players whose bid is
// still missing, at this screen or another.
func TestTheMissingBiddersAreNamed(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	start := kittest.People(4, 4, Levels[1], 5, nil)
	for i := range 3 {
		start.Chairs[i+1].Guest = true
	}
	th := stageOn(on, start)
	sight := on.Sight()
	th.Wait(2)
	for i, want := range [][2]string{{"Noé et 2 autres misent", "Noé et 2 autres"}, {"Inès et Sacha misent", "Inès et Sacha"}, {"Sacha mise", "Sacha"}} {
		if err := th.m.Submit(rules.Seat(i), game.Pick(game.DoBid, 0)); err != nil {
			t.Fatal(err)
		}
		sight.See("bids", th.scene, false, func() { th.Wait(2) })
		said := strings.Split(sight.Said(), "\n")
		thinks := "réfléchissent…"
		if i == 2 {
			thinks = "réfléchit…"
		}
		for _, text := range []string{want[0], want[1], thinks} {
			if !slices.Contains(said, text) {
				t.Errorf("after %d bids %q is not said: %q", i+1, text, said)
			}
		}
	}
}
