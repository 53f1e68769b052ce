package bzzz

import (
	"bytes"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	bots "ludotheque/ai/bzzz"
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

// TestWholeGames plays a short game to the results by each kind of hand alone,
// and counts what a turn costs.
func TestWholeGames(t *testing.T) {
	for name, by := range map[string]func(*theatre) hand{
		"mouse":    func(th *theatre) hand { return &mouse{theatre: th} },
		"finger":   func(th *theatre) hand { return &finger{mouse{theatre: th}} },
		"keyboard": func(th *theatre) hand { return &keyboard{theatre: th} },
		"pad":      func(th *theatre) hand { return &pad{theatre: th} },
	} {
		t.Run(name, func(t *testing.T) {
			th := newTheatre(t, people(1, 5, map[string]string{"turns": "120"}))
			th.on.Prefs.Speed = 0
			turns, acts := keeper(th, by(th))
			if !th.Done() {
				t.Fatalf("no results: %s", th.Tell())
			}
			if turns < 20 {
				t.Errorf("only %d turns were played", turns)
			}
			if mean := float64(acts) / float64(turns); mean > 4 {
				t.Errorf("a turn took %.1f acts, and at most 4 are bearable", mean)
			} else {
				t.Logf("%d turns, %.2f acts each", turns, mean)
			}
			o := th.Shown.(*kittest.Results).Outcome
			if o.Result.Scores[0] < 20 {
				t.Errorf("orders brought home %d nectar only", o.Result.Scores[0])
			}
			if o.Record == "" {
				t.Error("the game was not kept")
			}
		})
	}
}

// A turn begins with what can be done: where there is no bee to move, with laying one.
func TestFirstStepIsToLay(t *testing.T) {
	th := newTheatre(t, people(1, 7, nil))
	th.Until("the own turn", th.mine)
	if th.turn.stepNow() != 1 || th.right.asked() != th.k.Say(words.BzzzLayAsk()) {
		t.Errorf("the step of the first turn is %d: %q", th.turn.stepNow(), th.right.asked())
	}
	(&mouse{theatre: th}).lay()
	th.Wait(1)
	if th.turn.stepNow() != 2 {
		t.Errorf("with a bee in the hand the step is %d", th.turn.stepNow())
	}
}

// TestSkirmishFromNear plays until the own bees fight, and looks at the whole of it.
func TestSkirmishFromNear(t *testing.T) {
	th := newTheatre(t, people(1, 9, nil))
	th.on.Prefs.Speed = 4
	th.Until("a skirmish", func() bool {
		if th.mine() && th.turn.run == runNone {
			th.Press(ebiten.KeyT)
		}
		return th.fight != nil
	})
	f := th.fight
	if th.v != f.before {
		t.Error("the board shows the outcome before the draws")
	}
	th.Wait(int(f.pinsAt()/4) + 2)
	th.Picture("fight-pins")
	th.Press(ebiten.KeyEscape)
	if !f.fallen || th.fight == nil {
		t.Error("the first key leads to the outcome, and no further")
	}
	th.Wait(10)
	th.Picture("fight-outcome")
	th.Press(ebiten.KeyV)
	if f.fallen {
		t.Error("V shows the draws again")
	}
	th.on.Prefs.Speed = 0.5 // the next step comes later than what is looked at
	th.Press(ebiten.KeyEscape)
	th.Press(ebiten.KeyEscape)
	th.Wait(1)
	if th.fight != nil {
		t.Error("the second key leads back to the board")
	}
	if th.v.Turn != f.after.Turn || len(th.v.Events) != len(f.after.Events) {
		t.Error("the board does not show what followed")
	}
}

// TestRecord kills a game in the middle and resumes it.
func TestRecord(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.on.Prefs.Speed = 0
	for range 6 {
		th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
		turn := th.v.Turn
		th.finish()
		th.Until("the next turn", func() bool { return th.v.Turn != turn })
	}
	th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
	data, err := th.Kit.Env.Store.Read(th.record())
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.Load(game.Game, bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if m.Hash() != th.m.Hash() {
		t.Errorf("the record is at %s, the game at %s", m.Hash(), th.m.Hash())
	}
	// The match itself is open here, and cannot be resumed anywhere else.
	const copied = "records/copied.record"
	if err := th.Kit.Env.Store.Write(copied, data); err != nil {
		t.Fatal(err)
	}
	again := stageOn(th.Stage, play.Start{Resume: copied})
	start := again.on.Start
	if again.m.Hash() != th.m.Hash() || start.SeedText != "test" || start.Chairs[0].Name != "Camille" || again.on.Person(1) {
		t.Errorf("the resumed game is another one: %s, %+v", again.Tell(), start)
	}
	if again.lines() != th.lines() {
		t.Errorf("%d lines of log, %d before", again.lines(), th.lines())
	}
	again.scene.Close()
	th.scene.Close()
}

// TestNothingPlayedIsNotKept leaves no record of a game that was only looked at.
func TestNothingPlayedIsNotKept(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Wait(30)
	th.scene.Close()
	if names, err := th.Kit.Env.Store.List("records/"); err != nil || len(names) != 0 {
		t.Errorf("%v is kept (%v)", names, err)
	}
}

// TestUndo takes a move back, and refuses beyond what was shown.
func TestUndo(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Press(ebiten.KeyBackspace)
	if th.hands.refused.said.IsZero() {
		t.Error("nothing to take back is said")
	}
	before := th.m.Hash()
	th.Press(ebiten.KeyDigit1)
	if len(th.v.Bees) != 1 {
		t.Fatal("no bee was laid")
	}
	th.Press(ebiten.KeyBackspace)
	if len(th.v.Bees) != 0 || th.m.Hash() != before || th.lines() != 0 {
		t.Errorf("the bee is still there: %d bees, %d lines", len(th.v.Bees), th.lines())
	}
}

// One click sends a bee and gives it an order: one undo takes both back, and the order that stood
// before stands again.
func TestUndoBringsBackTheOrder(t *testing.T) {
	for _, stood := range []bool{false, true} {
		th := newTheatre(t, people(1, 3, nil))
		th.Press(ebiten.KeyDigit1)
		if len(th.v.Bees) != 1 {
			t.Fatal("no bee was laid")
		}
		before := bots.Order{Do: bots.OrderForage, Flower: 3}
		if stood {
			th.turn.orders[0] = before
		}
		th.hands.pick(0)
		at := th.m.Hash()
		th.clickCell(th.v.Flowers[0].X, th.v.Flowers[0].Y)
		if o := th.turn.orders[0]; o.Flower != 0 || th.m.Hash() == at {
			t.Fatalf("a click on a flower gives the order %+v", o)
		}
		th.Press(ebiten.KeyBackspace)
		o, ordered := th.turn.orders[0]
		if th.m.Hash() != at || ordered != stood || stood && o != before {
			t.Errorf("an order stood before: %v; after the undo there is %+v, %v", stood, o, ordered)
		}
	}
}

// TestRefusals has words for every reason of the rules, shown where it was tried.
func TestRefusals(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Press(ebiten.KeyDigit1)
	th.Press(ebiten.KeyDigit2)
	if th.hands.refused.said != refusals[game.ErrAlreadyLaid] || th.hands.refused.left == 0 {
		t.Errorf("a second bee: %q", th.hands.refused.said.Key())
	}
	// An enemy hive, from afar.
	th.clickCell(15, 0)
	if th.hands.refused.said != refusals[game.ErrEnemyZone] || th.hands.refused.cell != (board.Cell{X: 15, Y: 0}) {
		t.Errorf("the zone of another: %q at %v", th.hands.refused.said.Key(), th.hands.refused.cell)
	}
	if th.Sound.Names[len(th.Sound.Names)-1] != "ui.refuse" {
		t.Error("a refusal is not heard")
	}
}

// TestDrag drags a bee to the next cell.
func TestDrag(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Press(ebiten.KeyDigit1)
	x, y := th.cell(0, 0)
	th.Point(x, y)
	th.Src.Now.Mouse = 1 << input.MouseLeft
	th.Wait(2)
	tx, ty := th.cell(1, 0)
	th.Point((x+tx)/2, y)
	th.Point(tx, ty)
	th.Src.Now.Mouse = 0
	th.Wait(2)
	if b := th.v.Bees[0]; b.X != 1 || b.Y != 0 {
		t.Errorf("the bee is at %d,%d", b.X, b.Y)
	}
}

// TestPeopleShareAScreen shows each person his own secrets only in his turn.
func TestPeopleShareAScreen(t *testing.T) {
	th := newTheatre(t, people(2, 4, nil))
	th.on.Prefs.Speed = 0
	if !th.card() || th.v.Seat != rules.Spectator {
		t.Fatal("the first turn begins with a hand-over")
	}
	th.Wait(2)
	th.Press(ebiten.KeyEnter)
	if th.card() || th.on.Eyes != 0 || th.v.Seat != 0 {
		t.Fatalf("after the card: eyes %d, view %d", th.on.Eyes, th.v.Seat)
	}
	for round := range 24 {
		th.Until("an own turn", func() bool { return th.mine() || th.card() })
		if th.card() {
			if th.v.Seat != rules.Spectator {
				t.Fatalf("round %d: the card shows the view of %d", round, th.v.Seat)
			}
			th.Wait(2)
			th.Press(ebiten.KeyEnter)
		}
		if th.on.Eyes != th.v.Current || th.v.Seat != th.on.Eyes {
			t.Fatalf("round %d: eyes %d, view %d, turn of %d", round, th.on.Eyes, th.v.Seat, th.v.Current)
		}
		for _, i := range th.log.readableLines() {
			switch l := &th.log.lines()[i]; {
			case l.Seat == th.v.Seat:
			case l.What == game.EventForaged && th.log.words(i).note != th.k.Say(words.BzzzLogForagedHidden()):
				t.Errorf("the log tells %d what %d gathered: %v", th.v.Seat, l.Seat, th.log.words(i))
			case l.What == game.EventStored:
				t.Errorf("the log tells %d that %d stored something", th.v.Seat, l.Seat)
			}
		}
		turn := th.v.Turn
		th.finish()
		th.Until("the next turn", func() bool { return th.v.Turn != turn })
	}
}

// TestLostPad pauses, names the person, seats a computer player and gives the
// seat back.
func TestLostPad(t *testing.T) {
	start := people(1, 4, nil)
	start.Chairs[0].Device = input.Gamepad(0)
	th := newTheatre(t, start)
	th.Src.Now.Pads = []input.PadState{{Name: "Pad"}}
	th.Wait(2)
	th.Src.Now.Pads = nil
	th.Wait(1)
	p, ok := th.Shown.(*kittest.Paused)
	if !ok || p.Lost != 0 || p.LostName != "Camille" {
		t.Fatalf("a lost pad leads to %T", th.Shown)
	}
	p.Computer()
	if th.on.Person(0) || th.m.Hands().Has(0) {
		t.Error("nobody plays for the one who left")
	}
	th.Shown = nil
	th.Src.Now.Pads = []input.PadState{{Name: "Pad"}}
	th.Wait(2)
	if !th.on.Person(0) || !th.m.Hands().Has(0) {
		t.Error("the player who came back has no seat")
	}
}

// TestOdds shows the exact odds before a move that leads to contact.
func TestOdds(t *testing.T) {
	th := newTheatre(t, people(1, 9, nil))
	th.on.Prefs.Speed = 0
	th.Until("a move to contact", func() bool {
		if !th.mine() || th.turn.run != runNone {
			return false
		}
		for i := range th.v.Bees {
			if th.v.Bees[i].Owner != 0 || !th.turn.idle(i) {
				continue
			}
			for _, a := range th.v.Moves(i) {
				x, y := th.v.Bees[i].X+a.DX, th.v.Bees[i].Y+a.DY
				want := th.v.FightsAfter(i, x, y)
				if len(want) == 0 || th.v.FlowerAt(x, y) >= 0 {
					continue
				}
				th.hands.pick(i)
				th.Point(th.cell(x, y))
				th.Wait(1)
				th.Picture("odds")
				if len(th.frame.Odds) != len(want) {
					t.Fatalf("%d bubbles for %d fights", len(th.frame.Odds), len(want))
				}
				for k, o := range th.frame.Odds {
					if o.Bee != want[k].Bee || o.Num != want[k].Num || o.Den != want[k].Den || o.Words == "" {
						t.Errorf("bubble %+v for %+v", o, want[k])
					}
				}
				return true
			}
		}
		th.Press(ebiten.KeyT)
		return false
	})
}

// TestPanelByPad reaches the buttons beside the board with a pad, and comes back.
func TestPanelByPad(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Press(ebiten.KeyDigit1)
	for range th.v.Params.Cells {
		th.Button(input.Right)
	}
	if id, ok := th.g.Focused(); !ok || id != idEnd || !th.hands.aside {
		t.Fatalf("to the right of the board is %v", id)
	}
	th.Button(input.Up)
	if id, _ := th.g.Focused(); id == idEnd {
		t.Error("nothing is above the end of the turn")
	}
	th.Button(input.B)
	if th.hands.aside {
		t.Error("B does not lead back to the board")
	}
	th.Button(input.Right)
	turn := th.v.Turn
	th.Button(input.A)
	if ask, ok := th.turn.asks(); !ok || th.v.Turn != turn {
		t.Fatalf("a turn ends while a bee has nothing to do, or nothing is asked: %q", ask.Key())
	}
	th.Button(input.A)
	th.Until("the next turn", func() bool { return th.v.Turn != turn })
}

// TestLastShownAgain shows again what the others did.
func TestLastShownAgain(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	for range 5 {
		th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
		turn := th.v.Turn
		th.finish()
		th.Until("the next turn", func() bool { return th.v.Turn != turn })
	}
	th.Until("the own turn", func() bool { return th.mine() && !th.stage.walking() })
	moved := 0
	for _, e := range th.recent {
		if e.Seat == th.v.Seat {
			t.Errorf("an own %s is among what the others did", e.What)
		}
		if e.What == game.EventMoved {
			moved++
		}
	}
	if moved == 0 {
		t.Fatal("nobody has moved in five rounds")
	}
	th.Press(ebiten.KeyV)
	if !th.stage.walking() {
		t.Error("nothing moves")
	}
	th.Until("all to be where they are", func() bool { return !th.stage.walking() })
}

// TestTheTurnEndsOnceAllBeesHaveOrders ends a turn with one key when every bee has its order.
func TestTheTurnEndsOnceAllBeesHaveOrders(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	th.Press(ebiten.KeyDigit1)
	f := wild(th.v, 0, map[int]int{})
	th.clickCell(th.v.Flowers[f].X, th.v.Flowers[f].Y)
	for range 4 {
		th.Until("the own turn", func() bool { return th.mine() && th.turn.run == runNone })
		if !th.turn.ready() {
			t.Fatalf("bee in hand %d, orders %v", th.hands.sel, th.turn.orders)
		}
		x, y, turn, moved := th.v.Bees[0].X, th.v.Bees[0].Y, th.v.Turn, th.v.Bees[0].Moved
		th.Press(ebiten.KeyEnter)
		th.Until("the next turn", func() bool { return th.v.Turn != turn })
		if b := &th.v.Bees[0]; b.X == x && b.Y == y && !moved && th.v.Flowers[f].Acts == 0 {
			t.Error("the bee neither walks nor forages")
		}
	}
}

// TestMonkey presses whatever there is, in any order, and nothing breaks: what
// the screen shows is what the match says, and the record plays again.
func TestMonkey(t *testing.T) {
	keys := []ebiten.Key{ebiten.KeyDigit1, ebiten.KeyDigit2, ebiten.KeyDigit3, ebiten.KeySpace, ebiten.KeyEnter, ebiten.KeyTab,
		ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyBackspace, ebiten.KeyT, ebiten.KeyV,
		ebiten.KeyH, ebiten.KeyF, ebiten.KeyQ, ebiten.KeyR, ebiten.KeyPageUp, ebiten.KeyPageDown}
	steps := 0
	for seed := range uint64(4) {
		r := rules.NewRand(seed)
		th := newTheatre(t, people(1+int(seed)%2, seed, map[string]string{"turns": "40"}))
		th.Kit.Pause = nil
		th.on.Prefs.Speed = []float32{0, 4}[r.Intn(2)]
		for range 900 {
			if th.Done() {
				break
			}
			switch r.Intn(4) {
			case 0, 1:
				th.Press(keys[r.Intn(len(keys))])
			case 2:
				th.clickCell(r.Intn(16), r.Intn(16))
			default:
				th.Click(float32(r.Intn(1280)), float32(r.Intn(720)))
			}
			th.Wait(r.Intn(4))
			steps = max(steps, th.m.Steps())
			for bee := range th.turn.orders {
				if th.v.Seat >= 0 && (bee >= len(th.v.Bees) || !th.on.Chairs[th.v.Bees[bee].Owner].Person()) {
					t.Fatalf("seed %d: an order stands for bee %d", seed, bee)
				}
			}
			if th.hands.sel >= len(th.v.Bees) {
				t.Fatalf("seed %d: bee %d of %d is in the hand", seed, th.hands.sel, len(th.v.Bees))
			}
			if want := th.m.View(th.v.Seat); th.fight == nil && !th.card() && (th.v.Turn != want.Turn || len(th.v.Bees) != len(want.Bees) || th.v.Seat != want.Seat) {
				t.Fatalf("seed %d: the screen shows turn %d of seat %d, the match turn %d", seed, th.v.Turn, th.v.Seat, want.Turn)
			}
		}
		var b bytes.Buffer
		if err := th.m.Save(&b); err != nil {
			t.Fatal(err)
		}
		m, err := match.Load(game.Game, &b)
		if err != nil || m.Hash() != th.m.Hash() {
			t.Errorf("seed %d: the record does not play again: %v", seed, err)
		}
		th.scene.Close()
	}
	if steps < 40 {
		t.Errorf("no monkey came further than %d steps", steps)
	}
}

// TestOrdersOfTwo keeps what each of two people told his bees while the other plays.
func TestOrdersOfTwo(t *testing.T) {
	th := newTheatre(t, people(2, 4, nil))
	th.on.Prefs.Speed = 0
	for p := range 2 {
		th.Until("the card", func() bool { return th.card() })
		th.Wait(2)
		th.Press(ebiten.KeyEnter)
		th.Press(ebiten.KeyDigit1)
		th.clickCell(7+p, 7)
		th.Press(ebiten.KeyEnter)
	}
	th.Until("the card", func() bool { return th.card() && th.v.Turn >= 4 })
	th.Wait(2)
	th.Press(ebiten.KeyEnter)
	if len(th.turn.orders) != 2 {
		t.Fatalf("%d orders stand for two bees", len(th.turn.orders))
	}
	if len(th.hands.threads) != 1 || th.hands.threads[0].Seat != 0 {
		t.Errorf("one sees %d threads", len(th.hands.threads))
	}
}
