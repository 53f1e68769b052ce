package bzzz

import (
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	bots "ludotheque/ai/bzzz"
	"ludotheque/assets/words"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
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

// On a phone, where one step is seen at a time, a turn in which a bee can be laid begins with the
// bees to lay, also with others to move; the next step is shown once one was laid.
func TestAPhonesTurnBeginsWithLaying(t *testing.T) {
	th := stageOn(kittest.NewStage(t, "fr", 390, 844), people(1, 5, nil))
	th.on.Prefs.Speed = 4
	begun := -1
	th.Until("a turn with a bee to lay and one to move", func() bool {
		if !th.mine() || th.turn.run != runNone || th.fight != nil || th.v.Turn == begun {
			return false
		}
		begun = th.v.Turn
		if th.turn.canLay() && th.turn.anyWell() {
			return true
		}
		th.finish()
		return false
	})
	th.Wait(2)
	if got := th.right.tabShown(); got != 1 {
		t.Fatalf("the turn begins with step %d shown", got)
	}
	bees := len(th.v.Bees)
	th.Tap(mid(th.right.layCard(th.right.stepRest(), 0)))
	th.Until("the bee", func() bool { return len(th.v.Bees) > bees })
	th.Wait(2)
	if got := th.right.tabShown(); got != 2 {
		t.Errorf("after laying step %d is shown", got)
	}
}

// withABee returns a match at the second turn of a person who has a bee.
func withABee(t *testing.T) (th *theatre, bee int) {
	t.Helper()
	th = newTheatre(t, people(1, 5, nil))
	th.Until("the own turn", th.mine)
	th.turn.begin(runRest)
	th.Until("a bee", func() bool { return len(own(th.v)) > 0 && th.turn.run == runNone })
	turn := th.v.Turn
	th.turn.begin(runEnd)
	th.Until("the next own turn", func() bool { return th.mine() && th.v.Turn > turn })
	return th, own(th.v)[0]
}

// The orders that stand are carried out before the time of a limited turn is over, and not sooner.
func TestOrdersBeatTheClock(t *testing.T) {
	th, bee := withABee(t)
	turn := th.v.Turn
	flower := th.turn.nearestFlower(bee)
	th.turn.orders[bee] = bots.Order{Do: bots.OrderForage, Flower: flower}
	x, y := th.v.Bees[bee].X, th.v.Bees[bee].Y
	th.on.Left = time.Minute
	th.turn.beatTheClock()
	if th.turn.run != runNone {
		t.Fatal("orders are carried out although there is a minute left")
	}
	th.on.Left = time.Second
	th.turn.beatTheClock()
	th.Until("the end of the turn", func() bool { return th.v.Turn > turn })
	if b := &th.v.Bees[bee]; b.X == x && b.Y == y {
		t.Error("the bee did not follow its order")
	}
}

// An order whose first step is refused, as when the table does not answer, does not stand.
func TestARefusedOrderIsTakenBack(t *testing.T) {
	th, bee := withABee(t)
	delete(th.turn.orders, bee)
	th.hands.pick(bee)
	th.turn.give(bots.Order{Do: bots.OrderForage, Flower: th.turn.nearestFlower(bee)})
	if !th.turn.ordered(bee) {
		t.Fatal("the order does not stand")
	}
	th.Refused(th.v.Seat, play.ErrLost)
	if th.turn.ordered(bee) || th.turn.run != runNone {
		t.Error("an order whose step was refused stands")
	}
	says := func() bool {
		sight := th.Sight()
		sight.See("refused", th.scene, false, func() { th.Wait(2) })
		return strings.Contains(sight.Said(), "Pas de connexion")
	}
	if !says() {
		t.Fatal("it is not said that nothing reaches the table")
	}
	if th.Enter(play.Undone); says() { // the table is there again
		t.Error("it is still said that nothing reaches the table")
	}
}

// A page asks before it is left as long as orders are only entered, and not once they are taken back.
func TestOrdersAreDrafts(t *testing.T) {
	th, bee := withABee(t)
	th.turn.orders = bots.Orders{}
	if th.Drafted() {
		t.Error("without an order there is something to lose")
	}
	th.hands.pick(bee)
	th.turn.give(bots.Order{Do: bots.OrderForage, Flower: th.turn.nearestFlower(bee)})
	if !th.Drafted() {
		t.Error("an order would be lost unasked")
	}
}
