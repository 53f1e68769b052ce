package empire

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// moment is a state of the screen in which every text has to fit.
type moment struct {
	name  string
	reach func(th *theatre)
}

var moments = []moment{
	{"take", func(th *theatre) { th.hands.aimCard(3) }},
	{"refused", func(th *theatre) { th.hands.tell(words.EmpireRefusedNeedsSail()) }},
	{"advice", func(th *theatre) {
		th.hands.refused.left = 0
		th.Press(input.AskHint.Key())
	}},
	{"act", func(th *theatre) { th.Press(ebiten.KeyEnter) }},
	{"log", func(th *theatre) { th.Press(input.ShowLog.Key()) }},
	{"standings", func(th *theatre) {
		th.Press(input.ShowLog.Key())
	}},
	{"story", func(th *theatre) {
		th.automaton.aloud = true
		th.ending(func() { th.Press(ebiten.KeyR) })
		th.Until("a reason", func() bool { return th.automaton.telling && th.automaton.laid == th.automaton.strips() })
	}},
	{"tie", func(th *theatre) {
		th.pace(0)
		th.Until("a tie", func() bool { return settle(th, true) })
	}},
	{"audit", func(th *theatre) {
		th.Until("the reckoning", func() bool { return settle(th, false) })
	}},
}

// settle plays on with whatever the keys offer, until there is a tie, when one is
// wanted, or the reckoning.
func settle(th *theatre, tie bool) bool {
	switch {
	case th.reckoning.open, tie && th.tied():
		return true
	case !th.mine():
	case th.v.Phase != game.PhaseAct:
		th.Press(ebiten.KeyEnter)
	default:
		th.ending(func() { th.Press(ebiten.KeyR) })
	}
	return false
}

// TestNothingIsCut goes through every moment in every look.
func TestNothingIsCut(t *testing.T) { looks(t) }

// BenchmarkContrast measures the least contrasts.
func BenchmarkContrast(b *testing.B) { kittest.Report(b, looks(b)) }

// otherwise is how keys and pads use what is beside the map, whose regions and
// cards have the arrows.
var otherwise = map[string]kittest.Otherwise{
	"card": {}, "take": {}, "answer": {}, "foe": {}, "half": {}, "skip": {}, "speed": {},
	"end":    {Key: ebiten.KeyR, Button: input.X},
	"undo":   {Key: ebiten.KeyBackspace, Button: input.ZL},
	"hint":   {Key: input.AskHint.Key(), Button: input.Y},
	"auto":   {Key: ebiten.KeyT, Button: input.ZR},
	"log":    {Key: input.ShowLog.Key(), Button: input.Back},
	"totals": {Key: ebiten.KeyV, Button: input.L},
	"menu":   {Key: ebiten.KeyEscape, Button: input.Start},
}

// TestKeysDoWhatButtonsDo tries them in the middle of a turn.
func TestKeysDoWhatButtonsDo(t *testing.T) {
	ways := maps.Clone(otherwise)
	delete(ways, "totals") // where texts are large
	kittest.KeysDoIt(t, func() (*kittest.Stage, func() string) {
		th := newTheatre(t, solo(9, nil))
		th.hands.aimCard(3)
		th.Press(ebiten.KeyEnter)
		th.Wait(60)
		return th.Stage, func() string {
			return fmt.Sprint(th.s.Gui.Asking(idEnd), th.advice.known, th.log.sheet.Open, th.m.Hash())
		}
	}, ways)
}

// TestKeysDoWhatLargeButtonsDo tries them where texts are large.
func TestKeysDoWhatLargeButtonsDo(t *testing.T) {
	kittest.KeysDoIt(t, func() (*kittest.Stage, func() string) {
		on := kittest.NewStage(t, "fr", 1280, 720)
		on.Kit.Prefs.TextScale = 2
		th := stageOn(on, solo(9, nil))
		return th.Stage, func() string { return fmt.Sprint(th.standings.open, th.log.sheet.Open, th.m.Hash()) }
	}, map[string]kittest.Otherwise{"totals": otherwise["totals"], "log": otherwise["log"], "menu": otherwise["menu"]})
}

func looks(t testing.TB) *kittest.Sight {
	on := kittest.NewStage(t, "fr", 1280, 720)
	th := stageOn(on, solo(9, asks))
	sight := on.Sight()
	sight.Otherwise = otherwise
	sight.Drawn = []string{"empire tie", "empire audit"}
	th.Wait(2)
	for _, m := range moments {
		m.reach(th)
		sees(sight, th, m.name)
	}
	return sight
}

// sees shows what is on the stage in every look.
func sees(sight *kittest.Sight, th *theatre, name string) {
	th.Wait(40)
	at := th.automaton.at
	stand := func() { // the explanation stands still, so that its looks can be compared
		th.automaton.at, th.standings.open = at, name == "standings"
		th.Wait(1)
	}
	for range 60 {
		stand()
	}
	sight.All("empire "+name, th.scene, func(kittest.Look) { stand() })
	kittest.Looks()[0].Set(th.Stage.Kit)
	th.Wait(1)
}

// TestPapersOfTheBaseGameFit goes through the bid and who begins.
func TestPapersOfTheBaseGameFit(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	th := stageOn(on, kittest.People(5, 2, Levels[1], 5, nil))
	sight := on.Sight()
	sight.Otherwise = otherwise
	sight.Drawn = []string{"empire bid"}
	th.pace(0)
	h := &buttons{th, func(b input.Button) { th.Press(keysOf[b]) }}
	for p := range 2 {
		sees(sight, th, "card")
		h.on()
		sees(sight, th, "bid")
		th.auction.bid = 1
		sees(sight, th, "bid more")
		h.bid(8 - p)
	}
	th.Until("who begins", func() bool { return th.v.Phase == game.PhaseFirst })
	sees(sight, th, "first")
	h.on()
	th.Until("the own turn", func() bool { return th.mine() && th.v.Phase == game.PhaseTake })
	sees(sight, th, "five")
}

// TestQuestionsOfATurnFit takes a card of two sides, and asks whose army is meant.
func TestQuestionsOfATurnFit(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	for seed := uint64(1); ; seed++ {
		th := stageOn(on, solo(seed, nil))
		th.Wait(2)
		th.hands.aimCard(slices.IndexFunc(th.v.Row[:], func(c game.Card) bool { return len(c.Face().Acts) == 2 }))
		th.Press(ebiten.KeyEnter)
		if th.v.Phase != game.PhaseAct || th.hands.left[0] == 0 || th.hands.left[1] == 0 {
			continue
		}
		sight := on.Sight()
		sight.Otherwise = otherwise
		sees(sight, th, "half")
		th.hands.ask, th.hands.foes = 1, append(th.hands.foes[:0], 1, game.Neutral)
		sees(sight, th, "foe")
		return
	}
}

// TestPlacingFits shows who puts neutral armies down the button that does it at once.
func TestPlacingFits(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	th := stageOn(on, kittest.People(2, 1, Levels[1], 5, nil))
	th.pace(0)
	th.Until("the first army", func() bool { return th.mine() && th.v.Phase == game.PhaseNeutral })
	sight := on.Sight()
	sight.Otherwise = with("place")
	sees(sight, th, "place")
}

// TestWhyFits asks for the reasons of the automaton's latest turn, and sees the first two.
func TestWhyFits(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	th := stageOn(on, solo(7, nil))
	th.pace(0)
	h := &mouse{th, false}
	h.card(0)
	h.end()
	th.Until("the own turn", func() bool { return th.mine() && th.v.Phase == game.PhaseTake })
	th.pace(1)
	th.Wait(300) // what the automaton did is no longer said
	sight := on.Sight()
	sight.Otherwise = with("why", "why.next", "why.shut", "why.up")
	sees(sight, th, "why")
	th.Press(ebiten.KeyY)
	n := 0
	for th.automaton.review > 0 { // the first has all room for its strips, later ones have earlier strips
		n++
		th.Until("a reason", func() bool { return th.automaton.telling && th.automaton.laid == th.automaton.strips() })
		sees(sight, th, fmt.Sprint("why ", n))
		th.Press(ebiten.KeyEnter)
		th.Wait(2)
	}
	if n < 3 {
		t.Errorf("only %d reasons were seen", n)
	}
}

// with are otherwise and other things, which a key and a button of a pad use as well.
func with(names ...string) map[string]kittest.Otherwise {
	all := maps.Clone(otherwise)
	for _, name := range names {
		all[name] = kittest.Otherwise{}
	}
	return all
}

// TestEveryRefusalFits shows each, with texts of twice their size.
func TestEveryRefusalFits(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	th := stageOn(on, solo(9, nil))
	th.Wait(40)
	on.Sight().Refusals(th.scene, refusals, th.hands.tell, func() { th.Wait(2) })
}

// TestEveryRefusalHasWords finds words for each error of the rules, and for options
// and levels.
func TestEveryRefusalHasWords(t *testing.T) {
	kittest.Options(t, &game.Game.Info, Levels)
	for err, text := range refusals {
		if err == nil || text.IsZero() {
			t.Errorf("%v has the words %q", err, text.Key())
		}
	}
	for _, err := range []error{game.ErrOver, game.ErrNotYourTurn, game.ErrNotNow, game.ErrNoRegion, game.ErrBid, game.ErrFirst,
		game.ErrNoCard, game.ErrTooDear, game.ErrTakeFirst, game.ErrTaken, game.ErrNotOnCard, game.ErrOtherHalf, game.ErrUsedUp,
		game.ErrNoSupply, game.ErrNoBase, game.ErrNoArmy, game.ErrNoBorder, game.ErrNeedsSail, game.ErrOwnArmy, game.ErrNotOffered} {
		if refusals[err].IsZero() {
			t.Errorf("no words for %v", err)
		}
	}
}

// TestBookIsComplete draws every picture of the rule book.
func TestBookIsComplete(t *testing.T) {
	f := FrontEnd()
	kittest.Book(t, f, len(illustrations))
	g := ui.NewGui(ui.NewPainter())
	g.Begin(ui.NewView(1280, 720), ui.Input{})
	for name := range illustrations {
		if !f.Illustrate(g, name, ui.Rect{X: 10, Y: 10, W: 160, H: 90}, "", "") {
			t.Errorf("no picture for %q", name)
		}
	}
}

// TestSoundsAreComplete gives every event an effect that exists, or silence, and
// every effect of the game a use.
func TestSoundsAreComplete(t *testing.T) {
	used := []string{"emp.sail", "emp.coin", "emp.lastcard", "emp.rule", "emp.gain", "emp.loss", "emp.continent", "emp.goods"}
	for k := game.Dealt; k <= game.GameEnded; k++ {
		if _, ok := voices[k]; !ok {
			t.Errorf("%s has neither an effect nor a reason for silence", k)
		}
	}
	for _, name := range voices {
		if name != "" {
			used = append(used, name)
		}
	}
	kittest.Sounds(t, "emp.", 15, used...)
}

// TestReplay opens a record at every position, and its outcome.
func TestReplay(t *testing.T) {
	th := newTheatre(t, solo(9, map[string]string{"ties": "auto"}))
	th.pace(0)
	through(th, &buttons{th, func(b input.Button) { th.Press(keysOf[b]) }})
	o := th.Shown.(*kittest.Results).Outcome
	data, err := th.Stage.Kit.Env.Store.Read(o.Record)
	if err != nil {
		t.Fatal(err)
	}
	r, err := FrontEnd().Open(th.Stage.Kit, data)
	if err != nil {
		t.Fatal(err)
	}
	defer r.(scenes.Closer).Close()
	if r.Len() != th.m.Steps() || r.Turn(0) != 1 || r.Turn(r.Len()) > 13 || r.Result() == nil {
		t.Errorf("%d steps of %d, from turn %d to %d", r.Len(), th.m.Steps(), r.Turn(0), r.Turn(r.Len()))
	}
	if got := r.Scores(r.Len()); len(got) != 2 || got[0] != o.Result.Scores[0] || got[1] != o.Result.Scores[1] {
		t.Errorf("the replay ends with %v, the game with %v", got, o.Result.Scores)
	}
	g := ui.NewGui(th.Stage.Kit.P)
	said := 0
	for at := 0; at <= r.Len(); at++ {
		if r.Say(at) != "" {
			said++
		}
		if at%16 == 0 {
			g.Begin(ui.NewView(1280, 720), ui.Input{})
			r.Paint(g, ui.Rect{X: 520, Y: 168, W: 684, H: 322}, at, 0.5, true)
			g.End()
		}
	}
	if said < r.Len()/2 {
		t.Errorf("%d of %d positions have a sentence", said, r.Len())
	}
	// What is followed is seen larger, and the card that is played lies beside it.
	names := func(follow bool) (large, cards int) {
		on := th.Stage
		sight := on.Sight()
		for at := 1; at < min(r.Len(), 40); at++ {
			sight.See("replay", th.scene, false, func() {
				g.Begin(ui.NewView(1280, 720), ui.Input{})
				r.Paint(g, ui.Rect{X: 520, Y: 168, W: 684, H: 322}, at, 1, follow)
				g.End()
			})
			for i := range on.Kit.P.Witness.Letters {
				switch l := &on.Kit.P.Witness.Letters[i]; {
				case l.Text == "Carrefour" && l.Em > 15:
					large++
				case l.Text == "Placer" || l.Text == "Déplacer" || l.Text == "Naviguer" || l.Text == "Ville":
					cards++
				}
			}
		}
		return large, cards
	}
	whole, shown := names(false)
	if followed, _ := names(true); whole != 0 || followed < 10 || shown < 10 {
		t.Errorf("the whole map has %d large names, the part that is followed %d; %d cards are shown", whole, followed, shown)
	}
	if r.Result().Ranks[0] != o.Result.Ranks[0] || len(r.Start().Chairs) != 2 {
		t.Errorf("the list of records shows %v among %d", r.Result().Ranks, len(r.Start().Chairs))
	}
	again := r.Outcome()
	if again == nil || again.Result.Scores[0] != o.Result.Scores[0] || again.Again == nil {
		t.Error("the replay has another outcome than the game")
	}
}

// TestShot takes the same picture twice.
func TestShot(t *testing.T) {
	k := kittest.NewStage(t, "en", 1280, 720).Kit
	for _, step := range []int{0, 16, -1} {
		var tells [2]string
		for i := range tells {
			s, err := onScreen.Shot(k, solo(7, nil), step)
			if err != nil {
				t.Fatal(err)
			}
			tells[i] = scenes.Tell(s) + s.(interface{ Match() *table }).Match().Hash()
		}
		if tells[0] != tells[1] {
			t.Errorf("two pictures of step %d differ: %v", step, tells)
		}
	}
}

// TestLeaveAndComeBack hands a seat to a computer player, who plays on.
func TestLeaveAndComeBack(t *testing.T) {
	th := newTheatre(t, solo(5, nil))
	th.pace(0)
	th.s.Leave(0)
	th.Wait(1)
	if th.s.Eyes != rules.Spectator {
		t.Errorf("nobody is left, and %d looks", th.s.Eyes)
	}
	th.Until("three turns", func() bool { return th.v.Turn >= 3 })
	th.s.ComeBack(0)
	th.Until("the own turn", func() bool { return th.mine() })
}

// settled is the board in the turn of a person who thinks.
var settled = []kittest.Settled{{Name: "board", Open: func(t testing.TB) func() {
	th := newTheatre(t, solo(7, nil))
	th.Wait(120)
	return func() { th.Wait(1) }
}}, {Name: "large", Open: func(t testing.TB) func() {
	th := largeTheatre(t, 1280, 720)
	th.Wait(120)
	return func() { th.Wait(1) }
}}}

func TestSettledAllocatesNothing(t *testing.T) { kittest.AllocateNothing(t, settled) }

func BenchmarkSettled(b *testing.B) { kittest.BenchmarkSettled(b, settled) }
