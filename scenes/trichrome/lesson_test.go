package trichrome

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
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
	if f.View.Ticks%4 == 0 {
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

// A demonstrated hunt succeeds: the runner goes to its prey, and eats it.
func TestTheLessonShowsTheHunt(t *testing.T) {
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
	s.Wait(2 * input.TicksPerSecond)
	s.Press(ebiten.KeyF6)
	for range 40 * input.TicksPerSecond {
		if f.View.Round.Eater != rules.Spectator {
			break
		}
		s.Wait(1)
	}
	if f.View.Round.Eater != 0 {
		t.Errorf("after %d s of the chase the eater is %d", f.View.Ticks/input.TicksPerSecond, f.View.Round.Eater)
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

// Who loses the duel of the lesson may try it again, in a new round; after some the lesson goes on.
func TestALostDuelIsRepeated(t *testing.T) {
	s := kittest.NewStage(t, "en", 1280, 720)
	s.Kit.FrontEnds = []*play.FrontEnd{FrontEnd()}
	opened, err := s.Kit.Learn(game.Game.ID)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(opened.(*scene).Close)
	s.Play(opened)
	f := opened.(*scene).Face().(*face)
	duel := slices.IndexFunc(firstGame.Steps, func(s lesson.Step) bool { return slices.Contains(s.Until, newsWon) })
	s.Kit.Teacher(opened).Turn(duel)
	end := func(winner rules.Seat) {
		v := *f.View
		v.Round.Eater, v.Round.Winner = 0, winner
		f.View = &v
		f.event(&game.Event{What: game.EventEnd})
		s.Wait(2)
	}
	step := func() lesson.Progress { p, _ := s.Kit.Lesson(opened); return p }
	end(1)
	if p := step(); p.Done || p.Step != duel || p.Said != again.Words {
		t.Errorf("after a lost duel the lesson is at step %d, done %v, and says %v", p.Step+1, p.Done, p.Said)
	}
	for range maxDuels - 1 {
		end(1)
	}
	if p := step(); !p.Done && p.Step == duel {
		t.Errorf("after %d lost duels the lesson is still at step %d", maxDuels, p.Step+1)
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

// The prey of a person who stands still leaves the hunter alone.
func TestTheLessonsPreyDoesNotBite(t *testing.T) {
	th := chaseOfLesson(t)
	for i := range 40 * input.TicksPerSecond {
		if i%60 == 0 {
			th.Press(ebiten.KeyArrowRight) // into the hedge
		}
		if th.View.Round.Eater > 0 {
			t.Fatalf("player %d has the bite after %d steps of the chase", th.View.Round.Eater, th.View.Round.BiteAt/4)
		}
		th.Wait(1)
	}
	if th.View.Phase == game.PhaseReady {
		t.Error("the chase has not begun")
	}
}
