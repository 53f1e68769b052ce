package trichrome

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// arrowOf is the key of each direction.
var arrowOf = map[game.Dir]ebiten.Key{game.Up: ebiten.KeyArrowUp, game.Right: ebiten.KeyArrowRight, game.Down: ebiten.KeyArrowDown, game.Left: ebiten.KeyArrowLeft}

// What the lesson says happens to a person who runs where it points: to the prey, then
// to the door or after the one that runs there.
func TestLessonHolds(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	bites, duels, ticks, f := 0, 0, int64(0), (*face)(nil)
	kittest.LessonHolds(s, FrontEnd(), 40*60, func(pupil lesson.Pupil, step *lesson.Step, _ lesson.Progress) {
		sc := pupil.(*scene).Face().(*face)
		want := pilot(sc.View, 0)
		// In one order, or the same lesson would be run in different ways.
		for _, d := range [...]game.Dir{game.Up, game.Right, game.Down, game.Left} {
			s.Hold(arrowOf[d], d == want)
		}
		if sc.View.Round.Eater == 0 {
			bites++
		}
		f = sc
		if slices.Contains(step.Until, newsWon) {
			duels++
			ticks = s.Kit.Env.Devices.Frame().Tick
		}
	})
	if duels == 0 || ticks > 3*60*60 {
		t.Errorf("the duel at the door ends after %d ticks: within three minutes everybody has met it", ticks)
	}
	if won := f.View.Past[0].Winner == 0; bites == 0 || !won {
		t.Errorf("a person who follows the lesson has the first bite %v, the duel %v: give it another seed; %+v", bites > 0, won, f.View.Past[0])
	}
}

func TestLessonFits(t *testing.T) { kittest.LessonsFit(t, FrontEnd()) }

func TestLessonFitsPhones(t *testing.T) { kittest.LessonsFitPhones(t, FrontEnd()) }

func TestLessonIsLeft(t *testing.T)   { kittest.LessonsAreLeft(t, FrontEnd()) }
func TestLessonHasWords(t *testing.T) { kittest.LessonWords(t, FrontEnd()) }

// obey runs where the card points, by a device.
func obey(s *kittest.Stage, shown play.Face, _ *lesson.Step, _ lesson.Progress, device string) {
	f := shown.(*face)
	th := &theatre{face: f, Stage: s}
	by := map[string]hand{"keys": keys(devices[0]), "pad": pad(0), "mouse": drag, "touch": swipe}[device]
	if s.Kit.Env.Tick%4 == 0 { // the clock of the match may wait
		by(th, pilot(f.View, 0))
	}
}

// While the card speaks of the colours their cards and rings are to be seen, and in a narrow
// window the maze is too.
func TestTheLessonCoversNoColour(t *testing.T) {
	for _, l := range [...]kittest.Look{{Lang: "fr", Text: 1, W: 1280, H: 720}, {Lang: "fr", Text: 2, W: 1280, H: 720}, {Lang: "en", Text: 1, W: 720, H: 1280}, {Lang: "en", Text: 2, W: 390, H: 844}} {
		coversNoColour(t, l)
	}
}

func coversNoColour(t *testing.T, l kittest.Look) {
	s := kittest.NewStage(t, l.Lang, l.W, l.H)
	l.Set(s.Kit)
	s.Kit.FrontEnds = []*play.FrontEnd{FrontEnd()}
	opened, err := s.Kit.Learn(game.Game.ID)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(opened.(*scene).Close)
	s.Play(opened)
	f := opened.(*scene).Face().(*face)
	for step := range 3 {
		s.Wait(30)
		p, _ := s.Kit.Lesson(opened)
		for i := range f.lay.cards {
			if p.Step != step || overlap(p.Card, f.lay.cards[i]) {
				t.Errorf("%v, step %d: the card lies at %v, over card %d", l, p.Step+1, p.Card, i+1)
			}
		}
		if me := f.around(f.place(0).X, f.place(0).Y); overlap(p.Card, me) {
			t.Errorf("%v, step %d: the card lies at %v, over oneself", l, p.Step+1, p.Card)
		}
		if prey, hunter := f.ring(game.Red), f.ring(game.Green); prey.Solid != 0 || hunter.Dashed != 0 {
			t.Errorf("%v, step %d: the rings that the card tells of are not there: %+v, %+v", l, p.Step+1, prey, hunter)
		}
		s.Press(ebiten.KeyEnter)
	}
}

// A demonstrated hunt succeeds, also where the maze lies on its side: the runner goes to its prey, and eats it.
func TestTheLessonShowsTheHunt(t *testing.T) {
	for _, size := range [...][2]int{{1280, 720}, {390, 844}} {
		showsTheHunt(t, size[0], size[1])
	}
}

func showsTheHunt(t *testing.T, w, h int) {
	s := kittest.NewStage(t, "en", w, h)
	s.Kit.FrontEnds = []*play.FrontEnd{FrontEnd()}
	opened, err := s.Kit.Learn(game.Game.ID)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(opened.(*scene).Close)
	s.Play(opened)
	f := opened.(*scene).Face().(*face)
	for range 3 {
		s.Wait(30)
		s.Press(ebiten.KeyEnter)
	}
	s.Wait(2 * input.TicksPerSecond)
	s.Press(ebiten.KeyF6)
	for range 40 * input.TicksPerSecond {
		if f.View.Round.Eater != rules.Spectator {
			break
		}
		s.Wait(1)
	}
	if f.View.Round.Eater != 0 {
		t.Errorf("%d × %d: after %d s of the chase the eater is %d", w, h, f.View.Ticks/input.TicksPerSecond, f.View.Round.Eater)
	}
}

// The lesson's hunter is soon close behind, and does not bite in the chase.
func TestTheLessonsHunterStalks(t *testing.T) {
	s := kittest.NewStage(t, "en", 1280, 720)
	s.Kit.FrontEnds = []*play.FrontEnd{FrontEnd()}
	opened, err := s.Kit.Learn(game.Game.ID)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(opened.(*scene).Close)
	s.Play(opened)
	f := opened.(*scene).Face().(*face)
	if f.colour(0) != game.Blue {
		t.Errorf("the person is %s: the lobby shows the first seat as %s", f.colour(0), game.Blue)
	}
	for range 3 {
		s.Wait(30)
		s.Press(ebiten.KeyEnter)
	}
	s.Wait(30)
	s.Press(ebiten.KeyArrowRight)
	heard := 0
	for range 20 * input.TicksPerSecond {
		if f.View.Phase > game.PhaseChase {
			break
		}
		if f.View.Phase == game.PhaseChase && f.View.Runners[f.View.HunterOf(0)].Gap >= 0 && heard == 0 {
			heard = f.View.Ticks
		}
		s.Wait(1)
	}
	if heard == 0 || heard > 10*input.TicksPerSecond {
		t.Errorf("the hunter is first near after %d steps of the chase; want ten seconds at most", heard)
	}
	if f.View.Round.Eaten == 0 {
		t.Error("the person, who stands still, was eaten by the hunter in the chase")
	}
}

// A gamepad goes back to the cards before also within a task.
func TestAPadLooksBackInATask(t *testing.T) {
	s := kittest.NewStage(t, "en", 1280, 720)
	s.Kit.FrontEnds = []*play.FrontEnd{FrontEnd()}
	opened, err := s.Kit.Learn(game.Game.ID)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(opened.(*scene).Close)
	s.Play(opened)
	for range 3 {
		s.Wait(30)
		s.Button(input.A)
	}
	s.Wait(30)
	s.Button(input.L)
	if p, _ := s.Kit.Lesson(opened); p.Step != 3 || p.Back != 1 {
		t.Errorf("in step %d the card before is shown %d cards back, want one in step 4", p.Step+1, p.Back)
	}
}

// obedient plays the first round of the lesson: the person runs to its prey and the door, but hesitates for some
// steps of each second and goes wrong now and then. It returns the round.
func obedient(t *testing.T, seed uint64) game.Round {
	t.Helper()
	s, err := game.New(firstGame.Start.Setup)
	if err != nil {
		t.Fatal(err)
	}
	r, wrong := rules.NewRand(seed), game.None
	late := r.Intn(40)
	for s.View(0).Phase < game.PhaseResult {
		v := s.View(0)
		acts := make([]game.Dir, game.Players)
		var dist [game.MaxCells]int16
		route(v, 0, &dist)
		if v.Ticks%30 == 0 {
			if wrong = game.None; r.Intn(8) == 0 {
				wrong = game.Dirs[r.Intn(len(game.Dirs))]
			}
		}
		switch {
		case wrong != game.None:
			acts[0] = wrong
		case v.Ticks%input.TicksPerSecond >= late:
			acts[0] = v.Maze.Toward(v.Cell(0), dist[:v.Maze.Cells()])
		}
		for seat := 1; seat < game.Players; seat++ {
			acts[seat], _ = script(s.View(rules.Seat(seat)), &firstGame.Steps[3])
		}
		s.Step(acts)
	}
	return s.View(0).Past[0]
}

// A person who runs where the card points, though with stops and errors, has the bite and then the door.
func TestWhoObeysWins(t *testing.T) {
	missed, lost, longest := 0, 0, 0
	const all = 60
	for seed := range uint64(all) {
		r := obedient(t, seed)
		if longest = max(longest, r.BiteAt/game.Second); r.Eater != 0 {
			missed++
		} else if r.Winner != 0 {
			lost++
		}
	}
	if missed+lost > 1 || longest > 40 {
		t.Errorf("of %d first rounds %d are missed, %d lost, and a bite comes after %d s at most", all, missed, lost, longest)
	}
}

// duelOfLesson goes to the task to reach the door.
func duelOfLesson(t *testing.T) *theatre {
	t.Helper()
	th := chaseOfLesson(t)
	steer := keys(devices[0])
	th.Until("the bite", func() bool {
		var dist [game.MaxCells]int16
		route(th.View, 0, &dist)
		steer(th, th.View.Maze.Toward(th.View.Cell(0), dist[:th.View.Maze.Cells()]))
		return th.View.Round.Eater == 0
	})
	steer(th, game.None)
	th.Until("the card of the reversal", func() bool { return !th.lesson().Done && !th.lesson().Away && th.lesson().Step == 4 })
	th.Wait(input.TicksPerSecond + 1)
	th.Press(ebiten.KeyEnter)
	if l := th.lesson(); !duels(&firstGame.Steps[l.Step]) {
		t.Fatalf("after the card of the reversal the lesson is at step %d", l.Step+1)
	}
	th.Wait(30)
	return th
}

// lesson returns how far the lesson is.
func (th *theatre) lesson() lesson.Progress {
	l, _ := th.Stage.Kit.Lesson(th.scene)
	return l
}

// The duel waits for the person, whose mouse moves to where it will drag, and so it does after a while without input.
func TestTheDuelWaits(t *testing.T) {
	th := duelOfLesson(t)
	at := th.View.Ticks
	for i := range 20 * input.TicksPerSecond {
		th.Src.Now.MouseX = float64(600 + i%40)
		th.Wait(1)
	}
	if v := th.View; v.Phase != game.PhaseReversal || v.Ticks != at {
		t.Fatalf("before the person runs, %v goes from step %d to %d", v.Phase, at, v.Ticks)
	}
	th.Press(ebiten.KeyArrowUp)
	th.Wait(20 * input.TicksPerSecond)
	if l := th.lesson(); !l.Stopped || th.View.Phase >= game.PhaseResult {
		t.Errorf("without input the lesson is %+v, in %v", l, th.View.Phase)
	}
}

// lose has the person run into the hunter in the duel.
func (th *theatre) lose() {
	steer := keys(devices[0])
	th.Until("the hunter's bite", func() bool {
		var dist [game.MaxCells]int16
		th.View.Maze.Flood(th.View.Cell(th.View.HunterOf(0)), dist[:th.View.Maze.Cells()])
		steer(th, th.View.Maze.Toward(th.View.Cell(0), dist[:th.View.Maze.Cells()]))
		return th.View.Phase == game.PhaseResult
	})
	steer(th, game.None)
}

// A duel that was lost is tried again from the reversal as often as it takes, the card says why, and no results
// are shown between.
func TestALostDuelIsRepeated(t *testing.T) {
	th := duelOfLesson(t)
	for n := range 4 {
		said := again.Words
		if n > 0 {
			said = slower.Words
		}
		th.lose()
		th.Until("the reversal", func() bool {
			if th.card.up {
				t.Fatal("the results of a lost duel are shown")
			}
			if l := th.lesson(); l.Said != said || l.Step != 5 {
				t.Fatalf("after a lost duel the lesson is at step %d and says %v", l.Step+1, l.Said)
			}
			return th.View.Phase == game.PhaseReversal
		})
		th.Wait(10 * input.TicksPerSecond)
		if v, l := th.View, th.lesson(); v.Round.Number != 1 || v.Phase != game.PhaseReversal || v.Ticks < flagTicks || v.Ticks > flagTicks+1 || l.Said != said || l.Show.W == 0 {
			t.Fatalf("then round %d is in %v, step %d, and the lesson %+v", v.Round.Number, v.Phase, v.Ticks, l)
		}
	}
}

// The duel is demonstrated from the reversal, wherever the person has got to, and reaches the door; then it is
// the person's again from there. Skipped, it leads to the last two cards and on to the match.
func TestADemonstratedDuelReachesTheDoor(t *testing.T) {
	th := duelOfLesson(t)
	th.lose()
	th.Until("the reversal", func() bool { return th.View.Phase == game.PhaseReversal })
	for range 5 * input.TicksPerSecond { // into difficulties
		var dist [game.MaxCells]int16
		th.View.Maze.Flood(th.View.Cell(th.View.HunterOf(0)), dist[:th.View.Maze.Cells()])
		if d := th.View.Maze.Toward(th.View.Cell(0), dist[:th.View.Maze.Cells()]); th.View.Phase == game.PhaseReversal {
			keys(devices[0])(th, d)
		}
		th.Wait(1)
	}
	keys(devices[0])(th, game.None)
	th.Press(ebiten.KeyF6)
	th.Until("the end of the duel", func() bool { return th.View.Phase == game.PhaseResult })
	if r := th.View.Past[0]; r.Winner != 0 || r.End != game.Escaped {
		t.Errorf("the demonstration ends with %v, won by %d", r.End, r.Winner)
	}
	th.Until("the person's turn", func() bool { return th.lesson().GivenBack })
	th.Wait(10 * input.TicksPerSecond)
	if v, l := th.View, th.lesson(); v.Phase != game.PhaseReversal || v.Ticks < flagTicks || v.Ticks > flagTicks+1 || l.Step != 5 || th.card.up {
		t.Errorf("given back, the duel is in %v, step %d, and the lesson at step %d", v.Phase, v.Ticks, l.Step+1)
	}
	th.Press(ebiten.KeyF6)
	passed := th.Stage.Kit.Env.Devices.Frame().Tick
	for step := 6; step < len(firstGame.Steps); step++ {
		th.Until("the next card", func() bool { return th.lesson().Step == step })
		if n := th.Stage.Kit.Env.Devices.Frame().Tick - passed; step == 6 && n > 3*input.TicksPerSecond/2 {
			t.Errorf("a duel that is passed over is shown for %d ticks", n)
		}
		th.Wait(30)
		th.Press(ebiten.KeyEnter)
	}
	if _, ok := th.Stage.Kit.Lesson(th.scene); ok || th.View.Result != nil {
		t.Errorf("the lesson goes on: %v; the result is %v", ok, th.View.Result)
	}
}

// What was tried in the lesson decides nothing: after it the first match begins, without a point.
func TestTheLessonLeadsToAFreshMatch(t *testing.T) {
	th := duelOfLesson(t)
	first := people(1, 1, nil)
	th.Stage.Kit.First = func(string) scenes.Scene {
		s, err := onScreen.Open(th.Stage.Kit, first)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(s.Close)
		return s
	}
	th.Press(ebiten.KeyF6)
	th.Until("the person's turn", func() bool { return th.lesson().GivenBack })
	th.Press(ebiten.KeyF6)
	for step := 6; step < len(firstGame.Steps); step++ {
		th.Until("the next card", func() bool { return th.lesson().Step == step })
		th.Wait(30)
		th.Press(ebiten.KeyEnter)
	}
	th.Wait(2)
	match, ok := th.Shown.(*scene)
	if !ok || match == th.scene {
		t.Fatalf("after the lesson %T is shown, the lesson's match %v", th.Shown, match == th.scene)
	}
	for _, r := range match.Face().(*face).View.Runners {
		if r.Points != 0 || r.Survival != 0 {
			t.Errorf("it begins with %d points and %d sub-steps of life", r.Points, r.Survival)
		}
	}
}

// Who was caught on the way to the door is led there through the corridors.
func TestTheLessonShowsTheWay(t *testing.T) {
	th := duelOfLesson(t)
	th.lose()
	th.Until("the reversal", func() bool { return th.View.Phase == game.PhaseReversal })
	th.Wait(30)
	v := th.View
	if len(th.frame.Arrows) < 8 {
		t.Fatalf("%d arrows lead to the door", len(th.frame.Arrows))
	}
	at := v.Cell(0)
	for _, a := range th.frame.Arrows {
		x, y := int(math.Round(float64(a.X))), int(math.Round(float64(a.Y)))
		if abs(a.X-float32(x)) > 0.01 && abs(a.Y-float32(y)) > 0.01 {
			t.Errorf("an arrow lies at (%.2f, %.2f), in no corridor", a.X, a.Y)
		}
		cell, open := y*v.Maze.W+x, false
		for _, d := range game.Dirs {
			open = open || v.Maze.Open(at, d) && v.Maze.Next(at, d) == cell
		}
		if cell != at && !open {
			t.Errorf("the arrows pass from cell %d to %d through a hedge", at, cell)
		}
		at = cell
	}
	far := th.frame.Arrows[len(th.frame.Arrows)-1]
	if span(ui.Point{X: far.X, Y: far.Y}, ui.Point{X: th.frame.Door.X, Y: th.frame.Door.Y}) > 3 {
		t.Errorf("the last arrow is at (%.1f, %.1f), the door at (%.1f, %.1f)", far.X, far.Y, th.frame.Door.X, th.frame.Door.Y)
	}
}

// A press of the mouse that draws no way is no move: the clock goes on standing, and the card says so.
func TestAClickDoesNotStartTheClock(t *testing.T) {
	th := duelOfLesson(t)
	at := th.View.Ticks
	th.Src.Now.MouseX, th.Src.Now.MouseY = 640, 300
	th.Wait(1)
	th.Src.Now.Mouse = 1 << input.MouseLeft
	th.Wait(30)
	th.Src.Now.Mouse = 0
	witness := &ui.Witness{Dry: true}
	th.Kit.P.Witness = witness
	th.Wait(20)
	th.Kit.P.Witness = nil
	if th.View.Ticks != at {
		t.Errorf("after a click the reversal goes from step %d to %d", at, th.View.Ticks)
	}
	waits := th.App.Say(words.LearnWaits())
	if !slices.ContainsFunc(witness.Letters, func(l ui.Letters) bool { return strings.TrimSpace(l.Text) == waits }) {
		t.Errorf("the card does not say %q", waits)
	}
	for range 3 {
		drag(th, game.Up)
		th.Wait(2)
	}
	if th.View.Ticks == at {
		t.Error("after a drag the clock still stands")
	}
}

// While the person runs in a task, the lesson paints no ring over the hedges; it does while the clock stands.
func TestTheLessonsRingHidesNoHedge(t *testing.T) {
	th := duelOfLesson(t)
	if !th.lesson().Points {
		t.Error("the card does not point at the door before the person runs")
	}
	th.Press(ebiten.KeyArrowUp)
	th.Wait(3)
	if th.lesson().Points {
		t.Errorf("the ring lies at %v while the person runs", th.lesson().Spot)
	}
}

// The person can turn at the start of both rounds in which the lesson teaches.
func TestTheLessonBeginsAtACrossing(t *testing.T) {
	s, err := game.New(firstGame.Start.Setup)
	if err != nil {
		t.Fatal(err)
	}
	for round := 1; round <= 2; round++ {
		v := s.View(0)
		if n := v.Maze.Ways(v.Cell(0)); v.Round.Number != round || n < 2 {
			t.Errorf("round %d: the person starts with %d open ways", v.Round.Number, n)
		}
		for i := 0; i < 1e6 && s.View(0).Round.Number == round; i++ {
			s.Step(nil)
		}
	}
}

// A bite of another player is no success of the lesson's: the card says so, and the round begins again.
func TestAnothersBiteIsMissed(t *testing.T) {
	s := kittest.NewStage(t, "en", 1280, 720)
	s.Kit.FrontEnds = []*play.FrontEnd{FrontEnd()}
	opened, err := s.Kit.Learn(game.Game.ID)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(opened.(*scene).Close)
	s.Play(opened)
	f := opened.(*scene).Face().(*face)
	for range 3 {
		s.Wait(30)
		s.Press(ebiten.KeyEnter)
	}
	s.Wait(30)
	chase, _ := s.Kit.Lesson(opened)
	th := &theatre{face: f, Stage: s}
	s.Press(ebiten.KeyArrowRight)
	s.Until("the chase", func() bool { return f.View.Phase == game.PhaseChase })
	// The person runs to the hunter.
	s.Until("the hunter's bite", func() bool {
		var dist [game.MaxCells]int16
		f.View.Maze.Flood(f.View.Cell(f.View.HunterOf(0)), dist[:f.View.Maze.Cells()])
		keys(devices[0])(th, f.View.Maze.Toward(f.View.Cell(0), dist[:f.View.Maze.Cells()]))
		return f.View.Round.Eater > 0
	})
	keys(devices[0])(th, game.None)
	s.Wait(2)
	if p, _ := s.Kit.Lesson(opened); p.Done || p.Step != chase.Step || p.Said != missed.Words {
		t.Errorf("after the bite the lesson is at step %d, done %v, and says %v", p.Step+1, p.Done, p.Said)
	}
	s.Until("the round begins again", func() bool { return f.View.Phase == game.PhaseReady })
	if p, _ := s.Kit.Lesson(opened); f.View.Round.Number != 1 || f.View.Ticks > 10 || p.Step != chase.Step {
		t.Errorf("then it is round %d, tick %d, step %d of the lesson", f.View.Round.Number, f.View.Ticks, p.Step+1)
	}
}

// chaseOfLesson goes to the chase of the lesson.
func chaseOfLesson(t *testing.T) *theatre {
	t.Helper()
	s := kittest.NewStage(t, "fr", 1280, 800)
	s.Kit.FrontEnds = []*play.FrontEnd{FrontEnd()}
	opened, err := s.Kit.Learn(game.Game.ID)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(opened.(*scene).Close)
	s.Play(opened)
	for range 3 {
		s.Wait(30)
		s.Press(ebiten.KeyEnter)
	}
	s.Wait(30)
	return &theatre{face: opened.(*scene).Face().(*face), Stage: s, scene: opened.(*scene)}
}

// The first drag of a lesson into a hedge is answered, though the clock waited for it, and rays never
// cover the hedges.
func TestADragIntoAHedgeIsSeen(t *testing.T) {
	th := chaseOfLesson(t)
	c := th.colour(0)
	at := th.View.Cell(0)
	blocked := slices.IndexFunc(game.Dirs[:], func(d game.Dir) bool { return !th.View.Maze.Open(at, d) })
	if blocked < 0 {
		t.Skip("no hedge")
	}
	d := th.dirOnScreen(game.Dirs[blocked])
	drag(th, d)
	th.Wait(2)
	drag(th, d)
	th.Wait(4)
	for i := range th.frame.Tokens {
		k := &th.frame.Tokens[i]
		if k.You && (k.Refused == 0 || k.Hedge == ui.Point{}) {
			t.Errorf("a drag towards %v into the hedge marks %v of it, at %v; runner %+v", d, k.Refused, k.Hedge, th.View.Runners[0])
		}
		if k.Rays {
			t.Error("rays cover the hedges around the runner")
		}
	}
	if th.refused[c] == 0 {
		t.Error("the drag is not refused")
	}
}

// A demonstration shows a drag for each turn.
func TestADemonstrationShowsTheDrags(t *testing.T) {
	th := chaseOfLesson(t)
	th.Press(ebiten.KeyF6)
	seen := map[game.Dir]bool{}
	th.Until("the bite", func() bool {
		if th.pulled > 0 {
			seen[th.pull] = true
		}
		return th.View.Round.Eater >= 0
	})
	if len(seen) < 2 {
		t.Errorf("the drags of the demonstration: %v", seen)
	}
}

// The prey of a person who stands still neither bites the hunter nor comes to be eaten.
func TestTheLessonsPreyDoesNotBite(t *testing.T) {
	th := chaseOfLesson(t)
	for i := range 40 * input.TicksPerSecond {
		if i%60 == 0 {
			th.Press(ebiten.KeyArrowRight) // into the hedge
		}
		if th.View.Round.Eater >= 0 {
			t.Fatalf("player %d has the bite after %d steps of the chase", th.View.Round.Eater, th.View.Round.BiteAt/4)
		}
		th.Wait(1)
	}
	if th.View.Phase == game.PhaseReady {
		t.Error("the chase has not begun")
	}
}
