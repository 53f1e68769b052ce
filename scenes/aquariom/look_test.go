package aquariom

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// moment is something that a match can show; it makes one tick.
type moment struct {
	name          string
	seats, people int
	set           func(th *theatre)
	drawn         bool // in every run
}

var shownMoments = []moment{
	{"swim", 8, 1, func(*theatre) {}, false},
	{"charge", 8, 1, func(th *theatre) { th.hands[0].hold = growTicks }, false},
	{"refused", 3, 1, func(th *theatre) { th.hands[0].refuse(th.App.Say(words.AquariomRefusedEdge())) }, false},
	{"sure", 16, 1, func(th *theatre) { th.hands[0].asks = true }, false},
	{"burst", 8, 1, func(th *theatre) {
		b := &th.stage.burst
		b.left, b.seat, b.less = bannerTicks-20, 0, 100
	}, false},
	{"eaten", 8, 1, eat, false},
	{"two", 4, 2, func(*theatre) {}, false},
	{"three", 8, 3, eat, true},
	{"four", 8, 4, eat, false},
	{"shared", 5, 3, func(th *theatre) { th.shared = true; th.cut(); th.arrange(); th.moveCameras() }, false},
	{"contest", 16, 0, func(*theatre) {}, true},
	{"log", 8, 1, func(th *theatre) { th.logged = true }, false},
	{"again", 4, 1, func(th *theatre) { th.GetReady = play.ReadyTicks / 2 }, false},
	{"full", 4, 1, func(th *theatre) {
		v := *th.now
		v.Cells = append([]game.Cell(nil), v.Cells...)
		v.Cells[0].Mass, v.Cells[0].At = v.Map.MaxMass, game.Point{X: th.panes[0].cam.X, Y: th.panes[0].cam.Y - 60}
		th.hands[0].aim = v.Cells[0].At
		th.begin(&v)
		th.stage.full = v.Turn
	}, false},
	{"end", 6, 1, func(th *theatre) { th.ended = 40 }, false},
}

// eat takes seat 0's cells away, as if it had been eaten by the next.
func eat(th *theatre) {
	v := *th.now
	v.Players = append([]game.Player(nil), v.Players...)
	v.Players[0].Cells, v.Players[0].Mass = 0, 0
	v.Cells = nil
	for _, c := range th.now.Cells {
		if c.Owner != 0 {
			v.Cells = append(v.Cells, c)
		}
	}
	th.shoal.step(&v)
	d := &th.stage.deaths[0]
	d.eater, d.times, d.lately = 1, 2, th.lately
	for i := range th.before.Cells {
		if c := &th.before.Cells[i]; c.Owner == 0 {
			d.prey = c.ID
		} else if c.Owner == 1 {
			d.cell = c.ID
		}
	}
	th.panes[0].gone = 60
}

// Nothing is cut, in both languages, at both ends of the text sizes, in wide and
// narrow windows.
func TestNothingIsCut(t *testing.T) {
	for _, m := range shownMoments {
		t.Run(m.name, func(t *testing.T) { looks(t, m) })
	}
}

// On a low phone the word for how to steer stands between the panels, and covers none.
func TestHowToSteerCoversNoPanel(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.With(brush)
	on.Kit.Env.Coarse = true
	th := stageOn(on, people(8, 1, 3, map[string]string{game.OptionMap: "reef"}))
	for _, lang := range words.Languages {
		for _, size := range kittest.Phones {
			kittest.Look{Lang: lang, Text: 1, W: size[0], H: size[1]}.Set(on.Kit)
			th.Wait(1)
			place := th.lay.hintPlace(th.Gui.P, on.Kit.Say(words.AquariomBeginTouch()), on.Kit.P.AtMost(rowText.Sized(ui.SizeText), 1.4))
			for name, r := range map[string]ui.Rect{"mass": th.lay.mass, "turn": th.lay.turn, "ranking": th.lay.ranking, "map": th.lay.mini} {
				if overlap(place, r) || place.W < 100 {
					t.Errorf("%s, %v: the word at %v lies over the %s at %v", lang, size, place, name, r)
				}
			}
		}
	}
}

// BenchmarkContrast measures the least contrasts.
func BenchmarkContrast(b *testing.B) {
	var worst []*kittest.Sight
	for _, m := range shownMoments {
		worst = append(worst, looks(b, m))
	}
	kittest.Report(b, worst...)
}

func looks(t testing.TB, m moment) *kittest.Sight {
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.With(brush)
	th := stageOn(on, people(m.seats, m.people, 3, map[string]string{game.OptionMap: "reef"}))
	for range 10 {
		th.turnOver()
	}
	m.set(th)
	th.Posed = true
	sight := on.Sight()
	sight.Typed = []string{"Camille"} // in a quarter of a narrow window, at the largest size
	if m.drawn {
		sight.Drawn = []string{"aqua " + m.name}
	}
	sight.All("aqua "+m.name, th.scene, func(kittest.Look) { th.Wait(1) })
	return sight
}

// Every value of every option has its words, in both languages.
func TestEveryOptionHasItsWords(t *testing.T) { kittest.Options(t, &game.Game.Info, Levels) }

// Every picture that the rule book names is drawn.
func TestBookPictures(t *testing.T) { kittest.Book(t, FrontEnd(), len(illustrations)) }

// The rule book describes the current match: its turns, its pace, its map and whose rules.
func TestBookFollowsTheMatch(t *testing.T) {
	read := func(options map[string]string) string {
		chapters, err := FrontEnd().Book("fr", rules.Setup{Seats: 5, Options: options})
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprint(chapters)
	}
	usual := read(nil)
	other := read(map[string]string{game.OptionMap: "original-4p", game.OptionTurns: "300", game.OptionTurn: "200", game.OptionDialect: game.Original.String()})
	for said, want := range map[string][2]bool{
		"300 tours, 5 par seconde": {false, true}, "20 par seconde": {true, false},
		"suit le document": {true, false}, "suit le premier serveur": {false, true},
		"Une partie à 5": {true, true},
	} {
		if got := [2]bool{strings.Contains(usual, said), strings.Contains(other, said)}; got != want {
			t.Errorf("%q is in the books %v, want %v", said, got, want)
		}
	}
	bare := pond(t, func(m *game.Map) { m.MaxViruses = 0 })
	if said := "Poser un oursin"; strings.Contains(read(bare), said) || !strings.Contains(usual, said) {
		t.Error("the book tells how to lay an urchin where none may be laid, or does not where one may")
	}
}

// Every event has an effect that exists, or silence, and every effect of
// Aquar.iom a use.
func TestSoundsAreComplete(t *testing.T) {
	used := []string{"aqua.eaten", "aqua.danger", "aqua.rejoin", "aqua.lead", "aqua.leadlost", "aqua.last"}
	for k := game.EventGraze; k <= game.EventRefuse; k++ {
		name, ok := voices[k]
		if !ok {
			t.Errorf("%s has neither an effect nor a reason for silence", k)
		}
		if name != "" {
			used = append(used, name)
		}
	}
	kittest.Sounds(t, "aqua.", 12, used...)
}

// The music is as thick as the leader is big.
func TestMusicFollowsTheLeader(t *testing.T) {
	th := newTheatre(t, people(4, 1, 3, short))
	th.Until("some turns", func() bool { return th.now.Turn == 2 })
	even := th.Sound.Strength
	v := *th.now
	v.Players = append([]game.Player(nil), v.Players...)
	v.Players[2].Mass = 5000
	th.now = &v
	var st stage
	for range 60 * 30 {
		st.music(th.view)
	}
	if even > 0.1 || th.Sound.Strength < 0.9 {
		t.Errorf("the music has an intensity of %v among equals and %v under a giant", even, th.Sound.Strength)
	}
}

// The same picture is made twice of the same arguments.
func TestShot(t *testing.T) {
	var hashes [2]string
	for i := range hashes {
		k := kittest.NewStage(t, "en", 1280, 720).Kit
		sc, err := onScreen.Shot(k, people(4, 1, 7, short), 30)
		if err != nil {
			t.Fatal(err)
		}
		s := sc.(*full)
		hashes[i] = s.Tell() + s.Match().Hash()
		if f := s.Face().(*face); f.now.Turn != 30 || !f.Person(0) {
			t.Errorf("turn %d", f.now.Turn)
		}
		s.Close()
	}
	if hashes[0] != hashes[1] {
		t.Errorf("two pictures differ: %v", hashes)
	}
}

// A replay is open at every position, tells what happened, and ends as the match
// did.
func TestReplay(t *testing.T) {
	th := newTheatre(t, people(4, 0, 7, short))
	th.Until("the results", func() bool { return th.Shown != nil })
	o := th.Shown.(*kittest.Results).Outcome
	data, err := th.Kit.Env.Store.Read(th.kept())
	if err != nil {
		t.Fatal(err)
	}
	r, err := FrontEnd().Open(th.Stage.Kit, data)
	if err != nil {
		t.Fatal(err)
	}
	defer r.(scenes.Closer).Close()
	if r.Len() != 40 || r.Turn(0) != 0 || r.Turn(r.Len()) != 80 || r.Result() == nil {
		t.Errorf("%d positions, from turn %d to %d", r.Len(), r.Turn(0), r.Turn(r.Len()))
	}
	for p, n := range r.Scores(r.Len()) {
		if n != o.Result.Scores[p] {
			t.Errorf("seat %d ends with %d, and %d in the replay", p, o.Result.Scores[p], n)
		}
	}
	g := ui.NewGui(th.App.P)
	for _, c := range [...]struct {
		at int
		t  float32
	}{{0, 0}, {1, 0.5}, {1, 1}, {2, 0.25}, {20, 0.75}, {19, 1}, {40, 1}, {3, 0.5}} {
		g.Begin(ui.NewView(1280, 720), ui.Input{})
		r.Paint(g, ui.Rect{X: 520, Y: 168, W: 684, H: 322}, c.at, c.t, c.at%2 == 0)
		g.End()
		r.Say(c.at)
	}
	wide := r.(play.Wide).Wide(th.scene, 5).(*screening)
	defer wide.Close()
	if wide.now.Turn != 10 || wide.Behind() != th.scene {
		t.Errorf("in large it begins at turn %d", wide.now.Turn)
	}
	on := kittest.NewStage(t, "fr", 1280, 720)
	wide.Kit, wide.App, wide.Gui = on.Kit.Kit, on.Kit, on.Kit.Gui()
	on.Play(wide)
	on.Wait(60)
	if turn := wide.now.Turn; turn < 18 || turn > 22 {
		t.Errorf("after a second it shows turn %d", turn)
	}
	if wide.order.Seats[0] != wide.now.Winner() {
		t.Errorf("the ranking is not that of turn %d", wide.now.Turn)
	}
	on.Press(ebiten.KeyEnd)
	if wide.now.Turn != 80 {
		t.Errorf("the end is turn %d", wide.now.Turn)
	}
	c := &wide.contest
	on.Click(c.time.X+c.time.W/2, c.time.CY())
	if turn := wide.now.Turn; turn < 36 || turn > 44 {
		t.Errorf("the middle of the timeline is turn %d", turn)
	}
	on.Picture("aqua-screening")
	sight := on.Sight()
	sight.All("aqua screening", wide, func(kittest.Look) { on.Wait(1) })
	on.Press(ebiten.KeyEscape)
	if on.Shown != th.scene {
		t.Errorf("Escape leads to %T", on.Shown)
	}
	if again := r.Outcome(); again == nil || again.Result.Scores[0] != o.Result.Scores[0] || again.Again == nil {
		t.Error("the replay has another outcome than the match")
	}
}

// settled returns seas that stand still, with a thousand cells.
func settled() []kittest.Settled {
	var all []kittest.Settled
	for _, c := range []struct {
		name   string
		people int
	}{{"one", 1}, {"four", 4}, {"contest", 0}} {
		all = append(all, kittest.Settled{Name: c.name, Open: func(t testing.TB) func() {
			th := stageOn(kittest.NewStage(t, "fr", 1280, 720), people(16, c.people, 3, map[string]string{game.OptionMap: "original-16p"}))
			for range 20 {
				th.turnOver()
			}
			th.Posed = true
			th.Wait(3)
			return func() { th.Wait(1) }
		}})
	}
	return all
}

func TestSettledAllocatesNothing(t *testing.T) { kittest.AllocateNothing(t, settled()) }

func BenchmarkSettled(b *testing.B) { kittest.BenchmarkSettled(b, settled()) }
