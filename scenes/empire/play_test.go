package empire

import (
	"bytes"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// hand is a way of playing: what a person does to the screen.
type hand interface {
	// card takes a card of the row, region presses on one; half goes over to the
	// card's other side, end ends the turn, on goes on where a paper has a
	// main button, bid bids some coins.
	card(i int)
	region(r game.Region)
	half()
	end()
	on()
	bid(n int)
}

// through plays a whole match: the first cards that can be paid, and every point
// of them, by the screen alone.
func through(th *theatre, h hand) {
	th.T.Helper()
	for n := 0; !th.Done(); n++ {
		if n > 4000 {
			th.T.Fatalf("no end: %s", th.Tell())
		}
		th.Until("the own turn", func() bool { return th.Done() || th.s.HandOver || th.reckoning.open || th.mine() })
		v := th.v
		switch {
		case th.Done():
		case th.s.HandOver, th.reckoning.open:
			h.on()
		case v.Phase == game.PhaseBid:
			h.bid(1)
		case v.Phase == game.PhaseFirst:
			h.on()
		case v.Phase == game.PhaseNeutral:
			h.region(game.Region(1 + int(v.NeutralLeft)%24))
		case v.Phase == game.PhaseChoose:
			h.region(v.Choice.Suggested)
		case v.Phase == game.PhaseTake:
			i := 0
			if v.Row[2] != 0 && v.Players[v.Current].Coins >= 4 && n%3 == 0 {
				i = 2
			}
			h.card(i)
			if th.v.Phase != game.PhaseAct {
				th.T.Fatalf("card %d was not taken: %s", i, th.Tell())
			}
		case v.Phase == game.PhaseAct:
			was := th.m.Steps()
			if other := th.hud.half(); other >= 0 && th.v.Used == [2]int8{} && th.v.Turn%2 == 0 {
				if h.half(); th.hands.half != other {
					th.T.Fatalf("the other side of the card is not used: %s", th.Tell())
				}
			}
			use(th, h)
			if th.m.Steps() == was {
				h.end()
			}
			if th.m.Steps() == was {
				th.T.Fatalf("nothing happens: %s, %+v", th.Tell(), th.hands)
			}
		}
	}
}

// use uses one point of the card, when there is one.
func use(th *theatre, h hand) {
	for _, a := range th.v.Legal() {
		if !suits(&a, th.hands.verb()) {
			continue
		}
		if a.Do == game.DoMove {
			if th.v.Grounds[a.To].Armies[th.v.Current] > 0 {
				continue // where no player is yet
			}
			if th.hands.from.Known() && th.hands.from != a.From {
				th.Wait(doublePress + 1)
				h.region(th.hands.from)
			}
			if !th.hands.from.Known() {
				h.region(a.From)
			}
		}
		was := th.m.Steps()
		h.region(a.To)
		if th.hands.ask.Known() {
			th.Press(ebiten.KeyEnter)
		}
		if th.m.Steps() != was+1 {
			th.T.Fatalf("%s was not done: %s, %+v", a, th.Tell(), th.hands)
		}
		return
	}
}

type mouse struct {
	*theatre
	tap bool
}

func (m *mouse) click(x, y float32) {
	if m.tap {
		m.Tap(x, y)
	} else {
		m.Click(x, y)
	}
}
func (m *mouse) card(i int) {
	m.click(mid(m.plan.Row[i]))
	if m.tap && m.v.Phase == game.PhaseTake { // a finger points first
		m.click(mid(m.plan.Row[i]))
	}
}
func (m *mouse) region(r game.Region) {
	q := m.board.Middle(m.plan, r)
	m.click(q.X, q.Y)
}
func (m *mouse) half() { m.click(mid(m.plan.BubbleButton(1))) }
func (m *mouse) end()  { m.ending(func() { m.click(mid(m.plan.EndButton())) }) }
func (m *mouse) on() {
	switch {
	case m.reckoning.open:
		m.click(1100, 60)
	case m.s.HandOver:
		m.click(640, 400)
	default:
		m.click(640, 360)
	}
}
func (m *mouse) bid(int) {
	m.click(640+140, 340)
	m.Wait(60) // until the offer takes a press
	m.click(640, 470)
}

// buttons is a pad or the keys of a keyboard.
type buttons struct {
	*theatre
	press func(b input.Button)
}

func (b *buttons) card(i int) {
	for b.hands.card < i {
		b.press(input.Right)
	}
	for b.hands.card > i {
		b.press(input.Left)
	}
	b.press(input.A)
}
func (b *buttons) region(r game.Region) {
	b.steer(r)
	b.press(input.A)
}

// steer walks to a region: the shortest way by the arrows.
func (b *buttons) steer(to game.Region) {
	b.T.Helper()
	among := b.hands.plus.With(b.hands.from)
	dirs := [...]input.Button{input.Right, input.Left, input.Down, input.Up}
	steps := [...][2]int{{1, 0}, {-1, 0}, {0, 1}, {0, -1}}
	type way struct {
		at  game.Region
		via []input.Button
	}
	seen := game.Regions(0).With(b.hands.region)
	for queue := []way{{b.hands.region, nil}}; len(queue) > 0; queue = queue[1:] {
		w := queue[0]
		if w.at == to {
			for _, d := range w.via {
				b.press(d)
			}
			return
		}
		for i, d := range dirs {
			if next := b.board.Walk(w.at, steps[i][0], steps[i][1], among); !seen.Has(next) {
				seen = seen.With(next)
				queue = append(queue, way{next, append(append([]input.Button(nil), w.via...), d)})
			}
		}
	}
	b.T.Fatalf("no arrows lead from %s to %s among %s", b.hands.region, to, among)
}
func (b *buttons) half() { b.press(input.R) }
func (b *buttons) end()  { b.ending(func() { b.press(input.X) }) }
func (b *buttons) on()   { b.Wait(2); b.press(input.A) }
func (b *buttons) bid(n int) {
	b.Wait(60) // until the offer takes a press
	for range n {
		b.press(input.Right)
	}
	b.press(input.A)
}

var keysOf = map[input.Button]ebiten.Key{input.Left: ebiten.KeyArrowLeft, input.Right: ebiten.KeyArrowRight, input.Up: ebiten.KeyArrowUp,
	input.Down: ebiten.KeyArrowDown, input.A: ebiten.KeyEnter, input.X: ebiten.KeyR, input.R: ebiten.KeyTab}

// TestWholeGames plays solo games and a base game of two to the results by each
// kind of hand alone.
func TestWholeGames(t *testing.T) {
	hands := map[string]func(*theatre) hand{
		"mouse":    func(th *theatre) hand { return &mouse{th, false} },
		"finger":   func(th *theatre) hand { return &mouse{th, true} },
		"keyboard": func(th *theatre) hand { return &buttons{th, func(b input.Button) { th.Press(keysOf[b]) }} },
		"pad":      func(th *theatre) hand { return &buttons{th, th.Button} },
	}
	for name, by := range hands {
		did := map[game.Kind]int{} // what this kind of hand has done
		for _, seats := range []int{1, 2} {
			t.Run(fmt.Sprintf("%s-%d", name, seats), func(t *testing.T) {
				th := newTheatre(t, kittest.People(seats, seats, Levels[2], 5, nil))
				th.pace(0)
				through(th, by(th))
				o := th.Shown.(*kittest.Results).Outcome
				if o.Record == "" || len(o.Result.Ranks) != 2 || len(o.Curves) != 2 {
					t.Errorf("the outcome has record %q, ranks %v and %d curves", o.Record, o.Result.Ranks, len(o.Curves))
				}
				for _, l := range historyOf(th.s.History).Lines() {
					if seats > 1 || l.Event.Side == 0 {
						did[l.Event.Kind]++
					}
				}
			})
		}
		for _, kind := range []game.Kind{game.Placed, game.Moved, game.Founded, game.Destroyed, game.NeutralPut, game.BidsShown} {
			if did[kind] == 0 {
				t.Errorf("no %s by %s in two whole games", kind, name)
			}
		}
	}
}

// TestUndo takes back everything of a turn, and nothing before it.
func TestUndo(t *testing.T) {
	th := newTheatre(t, solo(3, map[string]string{"ties": "auto"}))
	th.Until("the own turn", func() bool { return th.mine() })
	start := th.m.Hash()
	h := &mouse{th, false}
	h.card(1)
	use(th, h)
	use(th, h)
	if th.m.Steps() != 3 {
		t.Fatalf("%d steps instead of 3", th.m.Steps())
	}
	for th.s.CanUndo {
		th.Press(ebiten.KeyBackspace)
	}
	if th.m.Hash() != start || th.m.Steps() != 0 {
		t.Errorf("%d steps are left", th.m.Steps())
	}
	h.card(0)
	h.end()
	th.pace(0)
	th.Until("the next turn", func() bool { return th.mine() && th.v.Phase == game.PhaseTake })
	steps := th.m.Steps()
	th.Press(ebiten.KeyBackspace)
	if th.m.Steps() != steps || th.hands.refused.left == 0 {
		t.Error("a turn that was ended was taken back, or without a reason")
	}
}

// TestAdvice asks for advice, sees it, and has it carried out, which ends no turn.
func TestAdvice(t *testing.T) {
	th := newTheatre(t, solo(3, nil))
	th.pace(0)
	th.Press(input.AskHint.Key())
	if !th.advice.known || len(th.advice.hint.Acts) == 0 {
		t.Fatal("no advice comes")
	}
	if th.m.Steps() != 0 {
		t.Error("advice does something by itself")
	}
	th.Picture("advice")
	all := len(th.advice.hint.Acts)
	th.Press(ebiten.KeyT)
	th.Until("all to be done", func() bool { return th.m.Steps() == all })
	th.Wait(60)
	if th.m.Steps() != all || th.v.Current != 0 {
		t.Errorf("%d of %d things are done, side %d is on", th.m.Steps(), all, th.v.Current)
	}
}

// What is left of an advice stays on the map while the person does it, and goes when they do something else.
func TestTheAdviceStaysUntilItIsDone(t *testing.T) {
	moved := 0
	for seed := range uint64(4) {
		th := newTheatre(t, solo(seed+1, map[string]string{"ties": "auto"}))
		th.Until("the own turn", func() bool { return th.mine() })
		th.Press(input.AskHint.Key())
		plan := slices.Clone(th.advice.hint.Acts)
		shown := func() int { th.field.pose(); return len(th.field.frame.Moves) }
		for i, a := range plan {
			switch a.Do {
			case game.DoTake:
				th.hands.aimCard(a.N)
				th.hands.take()
			case game.DoMove:
				moved++
				th.hands.use(a.From)
				th.hands.use(a.To)
			default:
				th.hands.use(a.To)
			}
			th.Until("it to be done", func() bool { return th.m.Steps() == i+1 })
			th.Wait(2)
			if got, want := shown(), len(plan)-i-1; got != want {
				t.Errorf("seed %d: after %d of %d things %d are shown", seed, i+1, len(plan), got)
			}
		}
		if th.hands.unused() > 0 && !th.advice.through {
			t.Error("all of the advice is done, and the end of the turn asks")
		}
	}
	if moved == 0 {
		t.Error("nothing was moved")
	}
	th := newTheatre(t, solo(3, map[string]string{"ties": "auto"}))
	th.Until("the own turn", func() bool { return th.mine() })
	th.Press(input.AskHint.Key())
	for n := range th.v.Row {
		if th.v.Row[n] != 0 && n != th.advice.plan[0].N {
			th.hands.aimCard(n)
		}
	}
	th.hands.take()
	th.Wait(2)
	if n := len(th.advice.left()); n > 0 {
		t.Errorf("another card was taken, and %d things of the advice are left", n)
	}
}

// TestTheAutomatonExplainsItself sees each decision before it is done, at every speed,
// and none of them waits when the person does not.
func TestTheAutomatonExplainsItself(t *testing.T) {
	var ticks [2]int
	for i, speed := range []float32{1, 4} {
		th := newTheatre(t, solo(5, map[string]string{"ties": "auto"}))
		h := &mouse{th, false}
		th.pace(speed)
		h.card(0)
		h.end()
		th.automaton.aloud = true
		told := 0
		for !th.mine() {
			ticks[i]++
			if ticks[i] > 6000 {
				t.Fatal(th.Tell())
			}
			if th.automaton.telling && th.automaton.laid == 1 && th.automaton.at < 6 {
				told++
				if th.v.Phase != game.PhaseAuto && th.v.Phase != game.PhaseDraw {
					t.Errorf("a decision of phase %s is told", th.v.Phase)
				}
			}
			th.Wait(1)
		}
		if told == 0 {
			t.Error("nothing was shown")
		}
		if n := th.Sound.Count("emp.rule"); n == 0 || th.Sound.Count("emp.deck") != 1 {
			t.Errorf("%d strips were heard, and %d decks", n, th.Sound.Count("emp.deck"))
		}
	}
	if ticks[0] < 2*ticks[1] {
		t.Errorf("the automaton takes %d ticks, and %d at four times the speed", ticks[0], ticks[1])
	}
	th := newTheatre(t, solo(5, map[string]string{"ties": "auto"}))
	h := &mouse{th, false}
	h.card(0)
	h.end()
	th.Wait(20)
	th.Press(ebiten.KeyEnter)
	th.Wait(60)
	if !th.mine() {
		t.Errorf("skipping takes longer than a second: %s", th.Tell())
	}
}

// asks has the person settle ties.
var asks = map[string]string{"ties": "ask"}

// TestTies come to a question that the keys settle, the suggestion on Enter.
func TestTies(t *testing.T) {
	asked := 0
	for seed := uint64(0); seed < 12 && asked < 2; seed++ {
		th := newTheatre(t, solo(seed, asks))
		th.pace(0)
		h := &buttons{th, func(b input.Button) { th.Press(keysOf[b]) }}
		for range 3 {
			th.Until("a turn", func() bool { return th.mine() })
			if th.v.Phase == game.PhaseChoose {
				asked++
				if th.hands.region != th.v.Choice.Suggested || th.hands.plus != th.v.Choice.Among {
					t.Errorf("the hand lies on %s of %s, suggested is %s", th.hands.region, th.hands.plus, th.v.Choice.Suggested)
				}
				steps := th.m.Steps()
				th.Press(ebiten.KeyEnter)
				if th.m.Steps() == steps {
					t.Errorf("Enter settles nothing: %s", th.Tell())
				}
				continue
			}
			h.card(0)
			h.end()
		}
	}
	if asked == 0 {
		t.Error("no tie in twelve games")
	}
}

// TestMatchOfThree comes to a reckoning after each game, and to one result.
func TestMatchOfThree(t *testing.T) {
	th := newTheatre(t, kittest.People(2, 1, Levels[1], 5, map[string]string{"games": "3", "neutrals": "quick"}))
	th.pace(0)
	h := &buttons{th, func(b input.Button) { th.Press(keysOf[b]) }}
	audits := 0
	for !th.Done() {
		th.Until("something to do", func() bool { return th.Done() || th.reckoning.open || th.mine() })
		switch {
		case th.Done():
		case th.reckoning.open:
			audits++
			if len(th.reckoning.film) < 5 {
				t.Errorf("the film of game %d has %d pictures", audits, len(th.reckoning.film))
			}
			h.on()
		case th.v.Phase == game.PhaseBid:
			h.bid(0)
		case th.v.Phase == game.PhaseFirst:
			h.on()
		case th.v.Phase == game.PhaseTake:
			h.card(0)
		default:
			h.end()
		}
	}
	if audits != 3 {
		t.Errorf("%d reckonings of three games", audits)
	}
}

// TestBidsAreSecret asks each of two people for the screen before his bid.
func TestBidsAreSecret(t *testing.T) {
	th := newTheatre(t, kittest.People(2, 2, Levels[1], 5, map[string]string{"neutrals": "quick"}))
	h := &buttons{th, func(b input.Button) { th.Press(keysOf[b]) }}
	for p := range rules.Seat(2) {
		th.Until("the card", func() bool { return th.s.HandOver })
		if th.s.To != p || th.s.Eyes >= 0 || th.mine() {
			t.Fatalf("the card is for seat %d, and seat %d looks", th.s.To, th.s.Eyes)
		}
		th.Picture("handover")
		h.on()
		th.Until("the bid", func() bool { return th.mine() && th.v.Phase == game.PhaseBid })
		if th.auction.bid != 0 {
			t.Errorf("the bid of the one before is seen: %d", th.auction.bid)
		}
		h.bid(2 - int(p))
	}
	th.Until("who begins", func() bool { return th.v.Phase == game.PhaseFirst && th.mine() })
	if th.s.Eyes != 0 {
		t.Errorf("seat %d bid less and says who begins", th.s.Eyes)
	}
}

// TestResume resumes a game where it was left.
func TestResume(t *testing.T) {
	th := newTheatre(t, solo(3, nil))
	h := &mouse{th, false}
	h.card(1)
	use(th, h)
	hash := th.m.Hash()
	th.scene.Close()
	names, err := th.Stage.Kit.Env.Store.List("records/")
	if err != nil || len(names) != 1 {
		t.Fatalf("records %v, %v", names, err)
	}
	again := stageOn(th.Stage, play.Start{Resume: names[0]})
	if again.m.Hash() != hash || again.v.Phase != game.PhaseAct || len(historyOf(again.s.History).Lines()) == 0 {
		t.Errorf("resumed at another place: %s", again.Tell())
	}
}

// TestMonkey presses whatever there is, in any order, and nothing breaks: what
// the screen shows is what the match says, and the record plays again.
func TestMonkey(t *testing.T) {
	keys := []ebiten.Key{ebiten.KeyEnter, ebiten.KeyEnter, ebiten.KeySpace, ebiten.KeyTab, ebiten.KeyArrowLeft, ebiten.KeyArrowRight,
		ebiten.KeyArrowUp, ebiten.KeyArrowDown, ebiten.KeyBackspace, ebiten.KeyR, ebiten.KeyR, ebiten.KeyH, ebiten.KeyT}
	steps := 0
	for seed := range uint64(3) {
		r := rules.NewRand(seed)
		th := newTheatre(t, kittest.People(1+int(seed)%3, 1+int(seed)%2, Levels[1], seed, nil))
		th.Stage.Kit.Pause = nil
		th.pace([]float32{0, 4}[r.Intn(2)])
		for range 400 {
			if th.Done() {
				break
			}
			switch r.Intn(3) {
			case 0, 1:
				th.Press(keys[r.Intn(len(keys))])
			default:
				th.Click(float32(r.Intn(1280)), float32(r.Intn(720)))
			}
			th.Wait(r.Intn(4))
			steps = max(steps, th.m.Steps())
			if want := th.m.View(th.s.Eyes); !th.automaton.telling && (th.v.Turn != want.Turn || th.v.Grounds != want.Grounds || th.v.Phase != want.Phase) {
				t.Fatalf("seed %d: the screen shows turn %d in %s, the match turn %d in %s", seed, th.v.Turn, th.v.Phase, want.Turn, want.Phase)
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

// TestBidsAreShown reads all bids while a computer player that bid more
// says who begins, and that a draw settled it when bids tied.
func TestBidsAreShown(t *testing.T) {
	th := newTheatre(t, kittest.People(3, 1, Levels[1], 5, nil))
	sight := th.Sight()
	th.Until("the bid", func() bool { return th.mine() })
	bids, seen := [][]int{{0, 3, 1}, {0, 2, 2}}, []string{"B a misé le plus", "B, par tirage au sort"}
	for i, all := range bids {
		v := *th.v
		v.Phase, v.Current = game.PhaseFirst, 1
		v.Events = []game.Event{{Kind: game.BidsShown, Side: 1, N: all[1], Bids: all}}
		th.s.History.Note(1+i, func(rules.Seat) *game.View { return &v })
		th.v, th.s.Posed, th.s.Eyes = &v, true, rules.Spectator
		sight.See("bids", th.scene, false, func() { th.Wait(1) })
		th.Picture("bids")
		said := sight.Said()
		if !strings.Contains(said, seen[i]) {
			t.Errorf("bids of %v do not say %q but %q", all, seen[i], said)
		}
	}
}

// TestTheLeaderIsNamed names one side, those that share the lead, or none.
func TestTheLeaderIsNamed(t *testing.T) {
	th := newTheatre(t, kittest.People(5, 1, Levels[1], 5, nil))
	for want, totals := range map[string][game.MostSeats]int{
		"D mène de 2 points": {0, 1, 1, 4, 2}, "En tête\u00a0: B, D": {0, 3, 1, 3, 2}, "Égalité": {2, 2, 2, 2, 2},
	} {
		th.scores.totals = totals
		th.scores.fill()
		if got := th.scores.score.Lead; got != want {
			t.Errorf("points of %v say %q instead of %q", totals, got, want)
		}
	}
}

// A press too many on "Take", or on the card, ends no turn, by whatever hand; and with
// points of the card left, ending the turn asks in its own button.
func TestNoTurnEndsByAccident(t *testing.T) {
	for _, c := range []struct {
		name      string
		take, end func(th *theatre)
	}{
		{"mouse", func(th *theatre) { th.Click(mid(th.plan.BubbleButton(0))) }, func(th *theatre) { th.Click(mid(th.plan.EndButton())) }},
		{"finger", func(th *theatre) { th.Tap(mid(th.plan.BubbleButton(0))) }, func(th *theatre) { th.Tap(mid(th.plan.EndButton())) }},
		{"keys", func(th *theatre) { th.Press(ebiten.KeyEnter) }, func(th *theatre) { th.Press(ebiten.KeyR) }},
		{"pad", func(th *theatre) { th.Button(input.A) }, func(th *theatre) { th.Button(input.X) }},
	} {
		for _, phone := range []bool{false, true} {
			th := newTheatre(t, solo(3, nil))
			if phone {
				on := kittest.NewStage(t, "fr", 390, 844)
				on.Kit.Env.Coarse, on.Kit.Env.Scale = true, 1
				th = stageOn(on, solo(3, nil))
			}
			at := fmt.Sprintf("%s, phone %v", c.name, phone)
			ended := func() bool { return th.v.Phase != game.PhaseAct }
			th.Wait(70)
			for range 4 {
				c.take(th)
			}
			if ended() {
				t.Fatalf("%s: four presses on Take lead to %s", at, th.Tell())
			}
			for th.s.CanUndo {
				th.Press(ebiten.KeyBackspace) // keys have used the card
			}
			c.take(th)
			c.end(th)
			if ended() {
				t.Errorf("%s: one press ends the turn right after the card was taken: %s", at, th.Tell())
			}
			th.Wait(310)
			for range 3 {
				c.end(th)
			}
			if ended() || !th.s.Gui.Asking(idEnd) {
				t.Errorf("%s: %d points are left, and it does not ask: %s", at, th.hands.unused(), th.Tell())
			}
			th.Wait(40)
			th.Picture("end anyway " + c.name)
			c.end(th)
			if !ended() {
				t.Errorf("%s: said twice, the turn does not end: %s", at, th.Tell())
			}
		}
	}
}

// The card's last point used, the turn ends at the first press.
func TestAUsedCardIsNotAskedAbout(t *testing.T) {
	th := newTheatre(t, solo(3, nil))
	h := &mouse{th, false}
	h.card(0)
	for n := 0; th.hands.unused() > 0; n++ {
		use(th, h)
	}
	th.Wait(70)
	th.Press(ebiten.KeyR)
	if th.v.Phase == game.PhaseAct {
		t.Errorf("it asks: %v", th.s.Gui.Asking(idEnd))
	}
}

// A second press on where an army comes from gives the move up and says so; that of a
// double click does nothing.
func TestGivingUpAMoveIsReported(t *testing.T) {
	th := newTheatre(t, solo(3, nil))
	h := &mouse{th, false}
	for i := range th.v.Row {
		if th.v.Row[i].Face().Acts[0].Verb.Moves() {
			h.card(i)
			break
		}
	}
	if !th.hands.verb().Moves() {
		t.Fatal("no card moves armies")
	}
	h.region(game.Start)
	h.region(game.Start)
	if th.hands.from != game.Start || th.hands.refused.left > 0 {
		t.Errorf("a double click leaves %v, says %v", th.hands.from, th.hands.refused.left > 0)
	}
	th.Wait(doublePress)
	h.region(game.Start)
	want := words.EmpireMoveStays(region(th.s.Kit, game.Start))
	if th.hands.from.Known() || th.hands.refused.left == 0 || th.hands.refused.text != want {
		t.Errorf("after a press on it %v is left from, and %q is said", th.hands.from, th.s.Say(th.hands.refused.text))
	}
	th.Picture("move given up")
}

// Ten neutral armies are put down before the first card of two people: who does not want
// to has it done by one press, by any hand, and no turn of theirs asks again.
func TestNeutralArmiesArePlacedOnRequest(t *testing.T) {
	for name, press := range map[string]func(th *theatre){
		"mouse": func(th *theatre) { th.Click(th.plan.Bubble.CX(), th.plan.BubbleButton(0).CY()) },
		"keys":  func(th *theatre) { th.Press(ebiten.KeyT) },
		"pad":   func(th *theatre) { th.Button(input.ZR) },
		"A":     func(th *theatre) { th.Button(input.A) },
		"Enter": func(th *theatre) { th.Press(ebiten.KeyEnter) },
	} {
		th := newTheatre(t, kittest.People(2, 1, Levels[1], 5, nil))
		th.pace(0)
		th.Until("the first army", func() bool { return th.mine() && th.v.Phase == game.PhaseNeutral })
		press(th)
		th.Until("the bids", func() bool { return th.v.Phase == game.PhaseBid })
		n := 0
		for r := range th.v.Grounds {
			n += int(th.v.Grounds[r].Armies[game.Neutral])
		}
		if n != 10 {
			t.Errorf("%s: %d neutral armies are placed", name, n)
		}
	}
}

// The papers of the bid, whose veil covers the screen, can be left by a finger and by the mouse.
func TestPapersOfTheBidLeadToThePause(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	th := stageOn(on, kittest.People(3, 1, Levels[1], 5, nil))
	for what, press := range map[string]func(...string){"mouse": on.ClickOn, "finger": on.TapOn} {
		th.Wait(24)
		if !th.auction.open() {
			t.Fatalf("no paper lies over the map in phase %v", th.v.Phase)
		}
		press("menu")
		if _, ok := on.Shown.(*kittest.Paused); !ok {
			t.Errorf("the %s leads to %T; want the pause", what, on.Shown)
		}
		on.Shown = nil
		on.Play(th.scene)
	}
}

// "Play for me" shows what it would do with a turn that is not begun, does it when pressed again, and
// says what that came to; a turn that is begun it finishes at once.
func TestAWholeTurnIsPlayedWhenAskedTwice(t *testing.T) {
	th := newTheatre(t, solo(3, nil))
	th.pace(4)
	th.Press(ebiten.KeyT)
	th.Wait(120)
	if th.m.Steps() != 0 || !th.advice.known {
		t.Fatalf("one press has done %d things", th.m.Steps())
	}
	th.Picture("play for me")
	points := th.advice.points()
	th.Press(ebiten.KeyT)
	all := len(th.advice.hint.Acts)
	said := func() bool {
		for _, c := range th.motion.said {
			if strings.Contains(c.text, points) {
				return true
			}
		}
		return false
	}
	th.Until("all to be done and said", func() bool { return th.m.Steps() == all && said() })
	for th.s.CanUndo {
		th.Press(ebiten.KeyBackspace)
	}
	th.hands.take()
	th.Wait(2)
	was := th.m.Steps()
	th.Press(ebiten.KeyT)
	th.Until("the rest to be done", func() bool { return th.m.Steps() > was })
}

// The key that ends the turn, pressed too often, does not hurry the automaton; nor does the one that
// does, right after the person has acted.
func TestEndingATurnDoesNotHurryTheAutomaton(t *testing.T) {
	for _, key := range []ebiten.Key{input.EndTurn.Key(), ebiten.KeyEnter} {
		th := newTheatre(t, solo(3, map[string]string{"ties": "auto"}))
		th.pace(1)
		th.hands.take()
		th.Wait(60)
		th.hands.endTurn()
		for range 5 {
			th.Wait(5)
			th.Press(key)
		}
		if th.s.Hurried || th.mine() {
			t.Errorf("%v hurries the automaton: %s", key, th.Tell())
		}
	}
	th := newTheatre(t, solo(3, map[string]string{"ties": "auto"}))
	th.pace(0.5)
	th.hands.take()
	th.hands.endTurn()
	th.Wait(hurryTicks + 2)
	if th.Press(ebiten.KeyEnter); !th.s.Hurried && !th.mine() {
		t.Error("Enter hurries nobody later either")
	}
}

// A last point of the card that brings nothing does not have the end of the turn ask.
func TestAWorthlessPointIsNotAskedAbout(t *testing.T) {
	worthless, worthy := 0, 0
	for seed := range uint64(24) {
		th := newTheatre(t, solo(seed, map[string]string{"ties": "auto"}))
		th.hands.aimCard(th.mover())
		th.hands.take()
		th.Wait(2)
		for th.hands.left[0]+th.hands.left[1] > 1 {
			a, _ := th.best()
			th.act(a)
			th.Wait(2)
		}
		if th.v.Phase != game.PhaseAct || th.hands.left[0]+th.hands.left[1] != 1 {
			continue
		}
		most := -100
		for _, a := range th.hands.legal {
			if a.Do != game.DoDone {
				own, rival := th.v.Change(a, 0, 1)
				most = max(most, own-rival)
			}
		}
		th.Wait(70)
		th.Press(ebiten.KeyR)
		th.Wait(2)
		if asks := th.s.Gui.Asking(idEnd); asks != (most > 0) {
			t.Errorf("seed %d: the last point brings %d, and the end of the turn asks: %v", seed, most, asks)
		}
		if most > 0 {
			worthy++
		} else {
			worthless++
		}
	}
	if worthless == 0 || worthy == 0 {
		t.Errorf("%d worthless points, %d others", worthless, worthy)
	}
}

// Keys begin where the card changes most.
func TestKeysBeginAtTheBestRegion(t *testing.T) {
	differ := 0
	for seed := range uint64(6) {
		th := newTheatre(t, solo(seed, map[string]string{"ties": "auto"}))
		th.pace(0)
		destroys := func(c game.Card) bool { return len(c.Face().Acts) > 0 && c.Face().Acts[0].Verb == game.Destroy }
		for range 60 {
			th.Until("the own turn", func() bool { return th.reckoning.open || th.Done() || th.mine() })
			a, ok := th.best()
			switch {
			case !th.mine():
			case th.tied():
				th.hands.use(th.v.Choice.Suggested)
			case th.v.Phase == game.PhaseTake:
				for i, c := range th.v.Row {
					if c != 0 && destroys(c) && th.v.Check(game.Pick(game.DoTake, i)) == nil {
						th.hands.aimCard(i)
					}
				}
				th.Press(ebiten.KeyEnter)
				th.Wait(2)
				if !destroys(th.v.Card) || th.hands.plus == 0 {
					break
				}
				least, most := 100, -100
				for _, a := range th.hands.legal {
					if a.Do == game.DoDestroy {
						least, most = min(least, th.hands.worth(a)), max(most, th.hands.worth(a))
					}
				}
				if least < most {
					differ++
				}
				if got := th.hands.gains[th.hands.region]; got != "" && got != signed(most) {
					t.Errorf("seed %d: keys begin in %v with %s, and %d is to be had", seed, th.hands.region, got, most)
				}
			case ok:
				th.act(a)
			default:
				th.hands.endTurn()
			}
			th.Wait(1)
		}
	}
	if differ == 0 {
		t.Error("no card destroys here more than there")
	}
}

// The answer of a tie under the hand has its name and every other one the arrow that leads there, which
// is that of the way in which it lies more if both lead there.
func TestAnAnswerShowsItsNameAndItsArrow(t *testing.T) {
	seen := 0
	for seed := range uint64(6) {
		th := newTheatre(t, solo(seed, map[string]string{"ties": "ask"}))
		th.pace(0)
		for n := 0; n < 300 && !th.reckoning.open && !th.Done(); n++ {
			th.Until("the own turn", func() bool { return th.reckoning.open || th.Done() || th.mine() })
			switch {
			case !th.mine():
			case th.tied():
				th.Press(ebiten.KeyShiftLeft) // keys are in use
				th.Wait(2)
				for i := range th.field.answers {
					a := &th.field.answers[i]
					seen++
					if a.Main && !slices.ContainsFunc(th.Stage.Kit.P.Witness.Letters, func(l ui.Letters) bool { return l.Text == a.Text }) {
						t.Errorf("seed %d: the answer under the hand does not say %q", seed, a.Text)
					}
					from, to := th.board.Square(th.hands.region), th.board.Square(a.Region)
					dx, dy := to.X-from.X, to.Y-from.Y
					if dy > 2*max(dx, -dx) && a.Icon != "icons/key-down" || -dy > 2*max(dx, -dx) && a.Icon != "icons/key-up" {
						t.Errorf("seed %d: from %v to %v leads %q", seed, th.hands.region, a.Region, a.Icon)
					}
				}
				th.hands.use(th.v.Choice.Suggested)
			case th.v.Phase == game.PhaseTake:
				th.hands.take()
			case len(th.hands.legal) > 1:
				th.act(th.hands.legal[0])
			default:
				th.hands.endTurn()
			}
			th.Wait(1)
		}
	}
	if seen == 0 {
		t.Error("no tie")
	}
}
