package aquariom

import (
	"math"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// What the lesson says happens to a person who points the mouse where it points: within
// three minutes a division catches something, and an urchin bursts a cell.
func TestLessonHolds(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	began := s.Kit.Env.Devices.Frame().Tick
	last := began
	rings, crossed := 0, 0
	kittest.LessonHolds(s, FrontEnd(), 60*60, func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress) {
		f := pupil.(interface{ Face() play.Face }).Face().(*face)
		obey(s, f, step, p, "mouse")
		own := f.flockOf(0)
		if own.n == 0 {
			t.Fatalf("who does what %q says is eaten", p.Said.Key())
		}
		at := game.Point{X: own.heaviestX, Y: own.heaviestY}
		if _, gap := f.guide().threat(at, own.heaviestMass); gap < own.heaviestR && (step.At == "plankton" || step.At == "morsel") {
			t.Fatalf("a hunter is %v from the rim of a player who obeys %q", gap, p.Said.Key())
		}
		last = s.Kit.Env.Devices.Frame().Tick
		if ring := p.Spot; p.Points && step.At != "plankton" {
			rings++
			for _, sign := range f.board.Signs() {
				in := ring.Inset(-2)
				if overlap(sign, ring) && (sign.X < in.X || sign.Y < in.Y || sign.Right() > in.Right() || sign.Bottom() > in.Bottom()) {
					crossed++
					break
				}
			}
		}
		if f.lay.laying.W > 0 && p.Step < slices.IndexFunc(firstGame().Steps, func(s lesson.Step) bool { return s.At == "urchin" }) {
			t.Error("an urchin is offered before one is taught")
		}
	})
	if crossed > rings/10 {
		t.Errorf("in %d of %d pictures the ring crosses words", crossed, rings)
	}
	if took := last - began; took > 3*60*input.TicksPerSecond {
		t.Errorf("the last task was done after %d ticks; want three minutes at most", took)
	}
}

// After the last card the game's first match begins, and nothing is kept of the lesson's.
func TestTheFirstMatchFollowsTheLesson(t *testing.T) {
	for _, way := range []string{"the last card", "the end of the lesson"} {
		s := kittest.NewStage(t, "fr", 1280, 720)
		s.Kit.FrontEnds = []*play.FrontEnd{FrontEnd()}
		scene, err := s.Kit.Learn(game.Game.ID)
		if err != nil {
			t.Fatal(err)
		}
		var first scenes.Scene
		s.Kit.First = func(string) scenes.Scene { first = s.Kit.Results(nil); return first }
		s.Play(scene)
		s.Wait(30)
		if taught := s.Kit.Teacher(scene); way == "the last card" {
			taught.Turn(len(firstGame().Steps) - 1)
			s.Wait(30)
			s.Press(ebiten.KeyEnter)
		} else {
			taught.Stop()
		}
		s.Wait(2)
		if first == nil || s.Shown != first {
			t.Errorf("%s leads to %T", way, s.Shown)
		}
		scene.(scenes.Closer).Close()
		if kept, err := s.Kit.Env.Store.List("records/"); err != nil || len(kept) > 0 {
			t.Errorf("%s: %v is kept, %v", way, kept, err)
		}
	}
}

// obey steers where the card points, by a device, and divides before prey.
func obey(s *kittest.Stage, of play.Face, step *lesson.Step, p lesson.Progress, device string) {
	f := of.(*face)
	me := f.panes[0].seats[0]
	if f.eaten(me) {
		switch device {
		case "keys":
			s.Press(ebiten.KeySpace)
		case "pad":
			s.Button(input.A)
		case "mouse":
			s.ClickOn("reborn")
		default:
			s.TapOn("reborn")
		}
		return
	}
	to, _, ok := f.guide().goal(step.At)
	if !ok {
		to, _, ok = f.guide().goal("plankton")
	}
	if !ok {
		return
	}
	leaps := step.At == "prey" && f.guide().leaps(me, to)
	own := f.flockOf(me)
	if _, _, hunted := f.guide().goal(step.At); hunted && step.At == "hunter" {
		to = fleeing(f.now.Map, game.Point{X: own.heaviestX, Y: own.heaviestY}, to)
	}
	dx, dy := to.X-own.x, to.Y-own.y
	// Who points at what is out of view points that way.
	near := min(1, (40+1.3*own.heaviestR)/max(1, hypot(to.X-own.heaviestX, to.Y-own.heaviestY)))
	x, y := f.panes[0].frame.At(own.heaviestX+near*(to.X-own.heaviestX), own.heaviestY+near*(to.Y-own.heaviestY))
	for ; near > 0.01 && p.Card.Contains(x, y); near /= 2 { // nor does it touch the card
		x, y = f.panes[0].frame.At(own.heaviestX+near/2*(to.X-own.heaviestX), own.heaviestY+near/2*(to.Y-own.heaviestY))
	}
	switch device {
	case "keys":
		arrows := map[ebiten.Key]bool{ebiten.KeyArrowRight: dx > 0.4*max(abs(dx), abs(dy)), ebiten.KeyArrowLeft: -dx > 0.4*max(abs(dx), abs(dy)),
			ebiten.KeyArrowDown: dy > 0.4*max(abs(dx), abs(dy)), ebiten.KeyArrowUp: -dy > 0.4*max(abs(dx), abs(dy))}
		for key, down := range arrows {
			s.Hold(key, down)
		}
		if leaps {
			s.Press(ebiten.KeySpace)
		}
		s.Wait(4) // never just between the same two turns, at which nothing is held
		for key := range arrows {
			s.Hold(key, false)
		}
	case "pad":
		far := max(1, hypot(dx, dy))
		pad := input.PadState{Name: "Pad"}
		pad.Stick = input.Vec{X: float64(dx / far), Y: float64(dy / far)}
		if leaps {
			pad.Held = input.Of(input.A)
		}
		s.Src.Now.Pads = []input.PadState{pad}
		s.Wait(2)
		pad.Held = 0
		s.Src.Now.Pads = []input.PadState{pad}
		s.Wait(1)
	case "mouse":
		s.Point(x, y)
		if leaps {
			s.Press(ebiten.KeySpace)
		}
	default:
		scale := float64(f.Gui.P.View().Scale)
		s.Src.Now.Touches = []input.TouchPoint{{ID: 1, X: float64(x) * scale, Y: float64(y) * scale}}
		s.Wait(3)
		if leaps {
			d := f.lay.divide
			s.Src.Now.Touches = append(s.Src.Now.Touches, input.TouchPoint{ID: 2, X: float64(d.CX()) * scale, Y: float64(d.CY()) * scale})
			s.Wait(2)
			s.Src.Now.Touches = s.Src.Now.Touches[:1]
			s.Wait(1)
		}
		s.Src.Now.Touches = nil
		s.Wait(1)
	}
}

func TestLessonFits(t *testing.T) { kittest.LessonsFit(t, FrontEnd()) }

func TestLessonFitsPhones(t *testing.T) { kittest.LessonsFitPhones(t, FrontEnd()) }

func TestLessonIsLeft(t *testing.T)   { kittest.LessonsAreLeft(t, FrontEnd()) }
func TestLessonHasWords(t *testing.T) { kittest.LessonWords(t, FrontEnd()) }

// Whatever a card says can be done: without prey, or too light to burst, it says what
// leads there; what is out of view is pointed at on the small map.
func TestTheCardSaysWhatCanBeDone(t *testing.T) {
	th := newTheatre(t, people(5, 1, 7, map[string]string{game.OptionMap: "lagoon"}))
	th.turnOver()
	steps := map[string]*lesson.Step{}
	for i := range firstGame().Steps {
		steps[firstGame().Steps[i].At] = &firstGame().Steps[i]
	}
	weigh := func(mass, theirs float32) {
		v := *th.now
		v.Cells = slices.Clone(v.Cells)
		for i := range v.Cells {
			c := &v.Cells[i]
			if c.Mass, c.At = theirs, (game.Point{X: 1600 + 200*float32(c.Owner), Y: 900}); c.Owner == 0 {
				c.Mass = mass
			}
		}
		th.enter(&v)
		th.panes[0].cam.set = false
		th.moveCameras()
		th.draw()
	}
	bursts := float32(0)
	for m := th.now.Map.VirusMass; bursts == 0 && m < th.now.Map.MaxMass; m++ {
		if th.guide().shatters(m) {
			bursts = m
		}
	}
	for _, c := range []struct {
		mass, theirs float32
		at           string
		want         *lesson.Step
	}{
		{bursts, bursts, "prey", &firstGame().hungry},
		{bursts, bursts, "morsel", &firstGame().hungry},
		{bursts, 40, "prey", &firstGame().heavy}, // it can be eaten, but not by the part that splits off
		{bursts, 6, "prey", nil},
		{bursts - 1, 40, "target", &firstGame().light},
		{bursts, 40, "target", nil},
	} {
		weigh(c.mass, c.theirs)
		if got := th.Detour(steps[c.at]); got != c.want {
			t.Errorf("at mass %v among cells of %v, %s leads to %+v", c.mass, c.theirs, c.at, got)
		}
		if c.want != nil {
			continue
		}
		at, _, _ := th.guide().goal(c.at)
		r, ok := th.Spot(c.at)
		x, y := th.panes[0].frame.At(at.X, at.Y)
		mx, my := th.mini.At(at.X, at.Y)
		if !ok || !r.Contains(x, y) && !(r.Contains(mx, my) && th.lay.mini.Contains(mx, my)) {
			t.Errorf("%s at %v is pointed at in %v, %v", c.at, at, r, ok)
		}
	}
	if want := words.AquariomLearnGrow(int(bursts)); firstGame().light.Words != want {
		t.Errorf("the card says %q, one bursts from %v on", th.Say(firstGame().light.Words), bursts)
	}
	v := *th.now
	v.Cells, v.Players = nil, slices.Clone(v.Players)
	v.Players[0].Cells = 0
	th.enter(&v)
	if got := th.Detour(steps["plankton"]); got != &firstGame().eaten {
		t.Errorf("the eaten player gets %+v", got)
	}
}

// The match of the lesson outlasts its steps, however long somebody takes for them: it
// stands still while nothing is touched.
func TestTheLessonHasTime(t *testing.T) {
	m, err := game.New(firstGame().Start.Setup)
	if err != nil {
		t.Fatal(err)
	}
	if v := m.View(0); v.Turns*v.Pace < 6*60*1000 {
		t.Errorf("it ends after %d turns of %d ms; want six minutes", v.Turns, v.Pace)
	}
	for _, s := range firstGame().Steps {
		if len(s.Until) > 0 && s.Ticks == 0 && !s.Waits {
			t.Errorf("%q goes on while nothing is touched", s.Words.Key())
		}
	}
}

// Who divides at rest beside prey sends a part there, which is not called back at once.
func TestADivisionAtRestGoesToPrey(t *testing.T) {
	for _, still := range []bool{true, false} { // keys at rest, or the pointer on the cell
		th := newTheatre(t, people(2, 1, 7, map[string]string{game.OptionMap: "lagoon"}))
		th.turnOver()
		v := *th.now
		v.Cells = slices.Clone(v.Cells)
		at := game.Point{X: 1000, Y: 600}
		prey := game.Point{X: at.X - v.Laws().Radius(80) - 60, Y: at.Y}
		for i := range v.Cells {
			if c := &v.Cells[i]; c.Owner == 0 {
				c.Mass, c.At = 80, at
			} else {
				c.Mass, c.At = 8, prey
			}
		}
		th.enter(&v)
		th.draw()
		h := &th.hands[0]
		h.aim, h.still, h.byHand = at, still, still
		th.wantDivision(0)
		a, _ := th.action(0)
		if len(a.Divisions) != 1 || a.Divisions[0].Target.X >= at.X {
			t.Fatalf("at rest (%v) the division is %+v, want one towards the prey", still, a.Divisions)
		}
		if still {
			th.aimByDirection(&th.panes[0], 0)
		}
		if h.aim.X > prey.X {
			t.Errorf("at rest (%v) the cells are sent to %v, and not as far as the prey at %v", still, h.aim, prey)
		}
	}
}

// In the task about dividing, the card says why what was done does not count.
func TestTheCardSaysWhyADivisionDoesNotCount(t *testing.T) {
	s, scene, f := inLesson(t)
	steps := firstGame().Steps
	divide := slices.IndexFunc(steps, func(s lesson.Step) bool { return s.At == "prey" })
	teacher := s.Kit.Teacher(scene)
	teacher.Turn(divide)
	s.Wait(2)
	for _, c := range []struct {
		what string
		do   func()
		want *lesson.Step
	}{
		{"nothing", func() {}, nil},
		{"a meal by swimming", func() { f.learn(&game.Event{What: game.EventEat}) }, &firstGame().swum},
		{"a division beyond the edge", func() { f.balk(f.Say(words.AquariomRefusedEdge())) }, &firstGame().edge},
		{"a division of a light cell", func() { f.balk(f.Say(words.AquariomRefusedLight())) }, &firstGame().weak},
		{"a division under way", func() { f.learn(&game.Event{What: game.EventDivide}) }, nil},
		{"a division that caught nothing", func() { f.stage.leapt -= pounceTurns + 1 }, &firstGame().missed},
	} {
		c.do()
		s.Press(ebiten.KeyArrowUp) // the clock stands still before
		s.Wait(8)
		if f.stage.tried != c.want {
			t.Errorf("after %s the card says %+v", c.what, f.stage.tried)
		}
	}
}

// Prey of the task to divide keeps away from a cell that only swims, and waits for a part that can eat it.
func TestPreyIsForDividing(t *testing.T) {
	m, err := game.New(firstGame().Start.Setup)
	if err != nil {
		t.Fatal(err)
	}
	step := &firstGame().Steps[slices.IndexFunc(firstGame().Steps, func(s lesson.Step) bool { return s.At == "prey" })]
	v := *m.View(2)
	v.Turn = 10
	me := game.Cell{ID: 1, Owner: 0, Mass: 80, At: game.Point{X: 1600, Y: 300}}
	part := game.Cell{ID: 2, Owner: 0, Mass: 20, At: game.Point{X: 1600, Y: 250}}
	r := v.Laws().Radius(me.Mass)
	prey := game.Cell{ID: 3, Owner: 2, Mass: 8}
	move := func(gap float32, cells ...game.Cell) game.Point {
		prey.At = game.Point{X: me.At.X + r + gap, Y: me.At.Y}
		v.Cells = append([]game.Cell{me, prey}, cells...)
		a, _ := script(&v, step)
		for _, move := range a.Moves {
			if move.Cell == prey.ID {
				return move.Target
			}
		}
		return prey.At
	}
	if to := move(scare - 5); hypot(to.X-me.At.X, to.Y-me.At.Y) < r+scare {
		t.Errorf("prey that swimming nearly catches goes to %v", to)
	}
	if to := move(scare + 20); to != prey.At {
		t.Errorf("prey in reach of a division leaves for %v", to)
	}
	if to := move(scare-5, part); to != prey.At {
		t.Errorf("prey flees to %v from a part that can eat it", to)
	}
	if to := move(900); hypot(to.X-me.At.X, to.Y-me.At.Y) > r+rest {
		t.Errorf("prey that is far stays away, at %v", to)
	}
}

// A speed above the usual one, set for matches, is not that of a lesson; a slower one is.
func TestALessonIsNotFasterThanUsual(t *testing.T) {
	turns := func(percent int) int {
		s := kittest.NewStage(t, "en", 1280, 720)
		s.Kit.Prefs.Tempo = percent
		s.Kit.FrontEnds = []*play.FrontEnd{FrontEnd()}
		scene, err := s.Kit.Learn("aquariom")
		if err != nil {
			t.Fatal(err)
		}
		s.Play(scene)
		f := scene.(interface{ Face() play.Face }).Face().(*face)
		defer f.Close()
		s.Kit.Teacher(scene).Turn(1)
		s.Wait(24)
		s.Press(ebiten.KeyArrowUp)
		s.Wait(240)
		return f.now.Turn
	}
	usual := turns(100)
	if fast, slow := turns(150), turns(50); fast != usual || slow >= usual {
		t.Errorf("%d turns at 150 %% and %d at 50 %%, of %d at the usual speed", fast, slow, usual)
	}
}

// The lesson points at prey in view before prey out of it that is as the crow flies nearer, and a near cell
// becomes light enough for the task to divide before one that is far.
func TestPreyInViewComesFirst(t *testing.T) {
	th := newTheatre(t, people(3, 1, 7, map[string]string{game.OptionMap: "lagoon"}))
	th.turnOver()
	me := game.Cell{ID: 1, Owner: 0, Mass: 60, At: game.Point{X: 1600, Y: 900}}
	beside := game.Cell{ID: 2, Owner: 1, Mass: 8, At: game.Point{X: me.At.X + 560, Y: me.At.Y}}
	above := game.Cell{ID: 3, Owner: 2, Mass: 8, At: game.Point{X: me.At.X, Y: me.At.Y - 500}}
	v := *th.now
	v.Cells = []game.Cell{me, above, beside}
	th.enter(&v)
	th.draw()
	for _, name := range []string{"morsel", "prey"} {
		if at, _, _ := th.guide().goal(name); at != beside.At {
			t.Errorf("%s is the one at %v; want the one in view, at %v", name, at, beside.At)
		}
	}

	m, err := game.New(firstGame().Start.Setup)
	if err != nil {
		t.Fatal(err)
	}
	step := &firstGame().Steps[slices.IndexFunc(firstGame().Steps, func(s lesson.Step) bool { return s.At == "prey" })]
	w := *m.View(2)
	w.Turn, w.Players = 10, slices.Clone(w.Players)
	w.Players[2].Cells = 2
	me.Mass = 100
	near, far := game.Cell{ID: 2, Owner: 2, Mass: 27, At: beside.At}, game.Cell{ID: 3, Owner: 3, Mass: 10, At: game.Point{X: 100, Y: 100}}
	w.Cells = []game.Cell{me, far, near}
	if a, _ := script(&w, step); len(a.Divisions) != 1 || a.Divisions[0].Cell != near.ID {
		t.Errorf("the near cell is too heavy for a part, and does %+v; want it to divide", a)
	}
}

// inLesson opens the lesson on a stage.
func inLesson(t *testing.T) (*kittest.Stage, scenes.Scene, *face) { return inLessonAt(t, 1280, 720) }

// inLessonAt is inLesson in a window of a size.
func inLessonAt(t *testing.T, w, h int) (*kittest.Stage, scenes.Scene, *face) {
	t.Helper()
	s := kittest.NewStage(t, "en", w, h)
	s.Kit.FrontEnds = []*play.FrontEnd{FrontEnd()}
	scene, err := s.Kit.Learn("aquariom")
	if err != nil {
		t.Fatal(err)
	}
	s.Play(scene)
	return s, scene, scene.(interface{ Face() play.Face }).Face().(*face)
}

// A step that was demonstrated is given back with the sea around the person's cell, as before.
func TestTheSeaIsThereAfterADemonstration(t *testing.T) {
	s, scene, f := inLesson(t)
	defer f.Close()
	teacher := s.Kit.Teacher(scene)
	teacher.Turn(1)
	s.Wait(60)
	teacher.Skip()
	s.Until("the step to be given back", func() bool { return teacher.Progress().GivenBack })
	s.Wait(30)
	at, cam := f.now.Cells[0].At, f.panes[0].cam
	if !(cam.Height > 0 && math.Abs(float64(cam.X-at.X)) < float64(cam.Height) && math.Abs(float64(cam.Y-at.Y)) < float64(cam.Height)) {
		t.Errorf("the camera is at %v, the person's cell at %v", cam, at)
	}
}

// Who has caught something by a division reads about the cells while there are several: they do not merge
// while the card comes, and what they gained is seen.
func TestPartsWaitForTheirCard(t *testing.T) {
	s, scene, f := inLesson(t)
	defer f.Close()
	divide := slices.IndexFunc(firstGame().Steps, func(s lesson.Step) bool { return s.At == "prey" })
	teacher := s.Kit.Teacher(scene)
	teacher.Turn(divide)
	s.Wait(24)
	s.Press(ebiten.KeyArrowUp)
	s.Wait(24)
	f.Happened(newsCaught, false)
	f.stage.bites = append(f.stage.bites, bite{left: biteTicks, cell: f.now.Cells[0].ID, gain: 5})
	s.Wait(2)
	caught := f.now.Turn
	s.Until("the next card", func() bool { return teacher.Progress().Step > divide })
	if len(f.stage.bites) == 0 || f.stage.bites[0].left > biteTicks/2 {
		t.Errorf("what was gained is not shown before the next card: %v", f.stage.bites)
	}
	s.Wait(24)
	if f.now.Turn != caught {
		t.Errorf("the card about several cells comes %d turns after the catch; want none", f.now.Turn-caught)
	}
}

// The lesson points at prey and plankton away from cells that could eat the person's.
func TestTheLessonPointsWhereItIsSafe(t *testing.T) {
	th := newTheatre(t, people(4, 1, 7, map[string]string{game.OptionMap: "lagoon"}))
	th.turnOver()
	me := game.Cell{ID: 1, Owner: 0, Mass: 60, At: game.Point{X: 1600, Y: 900}}
	big := game.Cell{ID: 2, Owner: 1, Mass: 150, At: game.Point{X: me.At.X + 290, Y: me.At.Y}}
	lip := game.Cell{ID: 3, Owner: 2, Mass: 8, At: game.Point{X: me.At.X + 160, Y: me.At.Y}}
	free := game.Cell{ID: 5, Owner: 3, Mass: 8, At: game.Point{X: me.At.X - 350, Y: me.At.Y}}
	v := *th.now
	v.Cells = []game.Cell{me, big, lip, free}
	th.enter(&v)
	th.draw()
	for _, name := range []string{"morsel", "prey"} {
		if at, _, _ := th.guide().goal(name); at != free.At {
			t.Errorf("%s is the one at %v; want the one that is safe, at %v", name, at, free.At)
		}
	}
	at, _, ok := th.guide().goal("plankton")
	if _, gap := th.guide().threat(at, me.Mass); !ok || gap < berth {
		t.Errorf("the plankton at %v is %v from a hunter", at, gap)
	}
}

// Whatever a person has done before, soon after the task to flee begins there is a hunter in sight that is
// heavy enough.
func TestAHunterComes(t *testing.T) {
	step := func(at string) *lesson.Step {
		return &firstGame().Steps[slices.IndexFunc(firstGame().Steps, func(s lesson.Step) bool { return s.At == at })]
	}
	for _, c := range []struct {
		name           string
		graze, morsels int // turns spent in the tasks before
	}{{"a quick person", 60, 60}, {"a person who reads", 200, 300}, {"a slow person", 400, 500}} {
		m, err := game.New(firstGame().Start.Setup)
		if err != nil {
			t.Fatal(err)
		}
		came := -1
		for turn := 0; turn < c.graze+c.morsels+400 && came < 0; turn++ {
			now := step("hunter")
			switch {
			case turn < c.graze:
				now = step("plankton")
			case turn < c.graze+c.morsels:
				now = step("morsel")
			}
			acts := make([]game.Action, 5)
			for seat := 1; seat < 5; seat++ {
				acts[seat], _ = script(m.View(rules.Seat(seat)), now)
			}
			v := m.View(0)
			all := newCast(v, now.At)
			me := all.nearest(game.Point{}, func(c *game.Cell) bool { return c.Owner == 0 })
			if me == nil {
				t.Fatalf("%s is eaten on turn %d", c.name, turn)
			}
			big := all.nearest(me.At, func(c *game.Cell) bool { return c.Owner == hunter && v.Laws().Outweighs(c.Mass, me.Mass) })
			if now.At == "hunter" && big != nil && hypot(big.At.X-me.At.X, big.At.Y-me.At.Y)-v.Laws().Radius(big.Mass) < huntFrom {
				came = turn - c.graze - c.morsels
			}
			best, least := me.At, float32(1e6)
			for id := range uint32(v.Map.PlanktonCount()) {
				p := v.Map.Plankton(id)
				if d := hypot(p.X-me.At.X, p.Y-me.At.Y); v.Present(id) && d < least {
					best, least = p, d
				}
			}
			acts[0].Moves = []game.Move{{Cell: me.ID, Target: best}}
			m.Step(acts)
		}
		if came < 0 || came > 200 {
			t.Errorf("to %s a hunter comes after %d turns; want ten seconds at most", c.name, came)
		}
	}
}

// The task to flee ends when the person has swum away and left the hunter behind, not while it touches them.
func TestFleeingIsDoneBySwimmingAway(t *testing.T) {
	for _, far := range []float32{60, huntFrom - 50} {
		th := newTheatre(t, people(2, 1, 7, map[string]string{game.OptionMap: "lagoon"}))
		th.turnOver()
		flee := &firstGame().Steps[slices.IndexFunc(firstGame().Steps, func(s lesson.Step) bool { return s.At == "hunter" && len(s.Until) > 0 })]
		me := game.Point{X: 1200, Y: 900}
		for swum := 0; swum < 4*flownTurns && !th.stage.fled(); swum++ {
			me.X += 10
			v := *th.now
			v.Turn++
			v.Cells = slices.Clone(v.Cells)
			for i := range v.Cells {
				c := &v.Cells[i]
				c.Mass, c.At = 90, game.Point{X: me.X - far - v.Laws().Radius(90), Y: me.Y}
				if c.Owner == 0 {
					c.Mass, c.At = 40, me
				}
			}
			th.shoal.step(&v)
			th.judgeFlight(flee)
		}
		if got, want := th.stage.fled(), far > 60; got != want {
			t.Errorf("swimming away from a hunter that stays at %v ends the task: %v", far, got)
		}
	}
}

// hunted opens the lesson at the card about the hunter, which has come.
func hunted(t *testing.T, w, h int) (*kittest.Stage, *lesson.Teacher, *face) {
	t.Helper()
	s, scene, f := inLessonAt(t, w, h)
	teacher := s.Kit.Teacher(scene)
	teacher.Turn(slices.IndexFunc(firstGame().Steps, func(s lesson.Step) bool { return s.At == "hunter" }) - 1)
	s.Wait(24)
	f.Happened(newsAte, false)
	s.Until("the hunter's card", func() bool { p := teacher.Progress(); return teacher.Step().At == "hunter" && !p.Away })
	s.Wait(90)
	return s, teacher, f
}

// The hunter's card is read while the match stands still. Then the person has to flee: who does not is caught,
// reads what to do, and has another try.
func TestFleeingIsThePersonsDoing(t *testing.T) {
	s, teacher, f := hunted(t, 1280, 720)
	defer f.Close()
	if at, said := f.now.Turn, teacher.Progress().Said; said != words.AquariomLearnHunter(firstRatio()) {
		t.Fatalf("the card says %q", s.Kit.Say(said))
	} else if s.Wait(300); f.now.Turn != at {
		t.Fatalf("the match goes on for %d turns while the card is read", f.now.Turn-at)
	}
	s.Press(ebiten.KeyEnter)
	s.Wait(60)
	task := teacher.Progress().Step
	for tick := 0; !f.stage.caught; tick++ {
		own := f.flockOf(0)
		x, y := f.panes[0].frame.At(own.heaviestX, own.heaviestY)
		s.Point(x+float32(tick%2), y) // a hand that is there, and stays on the cell
		if tick > 40*input.TicksPerSecond {
			t.Fatal("a person at rest is not caught in 40 seconds")
		}
	}
	s.Wait(8)
	if p := teacher.Progress(); p.Step != task || p.Done || p.Said != words.AquariomLearnCaught() {
		t.Fatalf("to who is caught the card says %q at step %d, done %v", s.Kit.Say(p.Said), p.Step+1, p.Done)
	}
	s.Until("the flight", func() bool {
		obey(s, f, teacher.Step(), teacher.Progress(), "mouse")
		return teacher.Progress().Done
	})
}

// firstRatio returns the ratio of masses that the lesson names.
func firstRatio() int {
	facts := words.Facts{}
	bookFacts(firstGame().Start.Setup, facts)
	n, _ := strconv.Atoi(facts["ratio"])
	return n
}

// Who flees from a corner swims past the hunter in front of it, and not into it.
func TestFleeingFromACorner(t *testing.T) {
	m := &game.Map{Width: 4000, Height: 3000}
	for _, edge := range []float32{40, coast, coast + 60} {
		for _, far := range []float32{100, 300} {
			for corner := range 4 {
				from, hunter := game.Point{X: edge, Y: edge}, game.Point{X: edge + far, Y: edge + far}
				if corner&1 > 0 {
					from.X, hunter.X = m.Width-from.X, m.Width-hunter.X
				}
				if corner&2 > 0 {
					from.Y, hunter.Y = m.Height-from.Y, m.Height-hunter.Y
				}
				to := fleeing(m, from, hunter)
				dx, dy, hx, hy := to.X-from.X, to.Y-from.Y, hunter.X-from.X, hunter.Y-from.Y
				if toward := (dx*hx + dy*hy) / hypot(dx, dy) / hypot(hx, hy); toward > 0.85 || hypot(dx, dy) < 200 {
					t.Errorf("from %v one flees from %v to %v", from, hunter, to)
				}
			}
		}
	}
}

// What the cards about the hunter and the urchin speak of is seen whole, in any window.
func TestWhatTheCardSpeaksOfIsSeen(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		s, teacher, f := hunted(t, size[0], size[1])
		see := func(what string, at game.Point, r float32) {
			t.Helper()
			v := &f.panes[0]
			x, y := v.frame.At(at.X, at.Y)
			r *= v.frame.Scale()
			if there := ui.Centered(x, y, 2*r, 2*r); !f.inside(there) || f.beneath(there) {
				t.Errorf("%v: the %s at %v is not seen whole", size, what, there)
			}
		}
		big := f.flockOf(hunter)
		see("hunter", game.Point{X: big.heaviestX, Y: big.heaviestY}, big.heaviestR)
		own := f.flockOf(0)
		see("person's cell before the hunter", game.Point{X: own.heaviestX, Y: own.heaviestY}, own.heaviestR)

		teacher.Turn(slices.IndexFunc(firstGame().Steps, func(s lesson.Step) bool { return s.At == "urchin" }) - 1)
		s.Wait(24)
		s.Press(ebiten.KeyEnter)
		s.Until("the urchin's card", func() bool { return teacher.Step().At == "urchin" && !teacher.Progress().Away })
		s.Wait(90)
		big, own = f.flockOf(hunter), f.flockOf(0)
		at, _ := f.guide().nearUrchin(own.x, own.y)
		see("urchin", at, f.laws.Radius(f.now.Map.VirusMass))
		see("rival who laid it", game.Point{X: big.heaviestX, Y: big.heaviestY}, big.heaviestR)
		see("person's cell", game.Point{X: own.heaviestX, Y: own.heaviestY}, own.heaviestR)
		f.Close()
	}
}

// What is said as a match goes on after a pause covers no cell in the middle of the view; and a lesson shows no clock,
// as it ends with its steps.
func TestTheMiddleIsSeenAfterAPause(t *testing.T) {
	s, scene, f := inLesson(t)
	defer f.Close()
	s.Kit.Teacher(scene).Turn(1)
	s.Wait(30)
	f.GetReady = play.ReadyTicks / 2
	witness := &ui.Witness{Dry: true}
	s.Kit.P.Witness = witness
	s.Press(ebiten.KeyArrowUp)
	s.Kit.P.Witness = nil
	said := false
	for i := range witness.Letters {
		l := &witness.Letters[i]
		again := strings.Contains(s.Kit.Say(words.AquariomStart()), l.Text) // no turn was played
		said = said || again
		if b := l.Bounds(); again && overlap(b, ui.Centered(f.lay.safe.CX(), f.lay.safe.CY(), f.lay.safe.W, f.lay.safe.H*0.6)) {
			t.Errorf("%q is at %v, in the middle of %v", l.Text, b, f.lay.safe)
		}
		if l.Text == s.Kit.Say(words.AquariomLeft()) {
			t.Errorf("the lesson says %q", l.Text)
		}
	}
	if !said {
		t.Error("nothing is said as the match goes on")
	}
}

// The hunter of the task to flee does not stand still beside a person who does, and does not eat them either.
func TestTheHunterNeverRests(t *testing.T) {
	flee := &firstGame().Steps[slices.IndexFunc(firstGame().Steps, func(s lesson.Step) bool { return s.At == "hunter" })]
	m, err := game.New(firstGame().Start.Setup)
	if err != nil {
		t.Fatal(err)
	}
	still, near := 0, false
	var last game.Point
	for turn := range 400 {
		acts := make([]game.Action, 5)
		for seat := 1; seat < 5; seat++ {
			acts[seat], _ = script(m.View(rules.Seat(seat)), flee)
		}
		s := newCast(m.View(0), "hunter")
		if s.mass == 0 {
			t.Fatalf("a person at rest is eaten on turn %d", turn)
		}
		if s.big != nil && s.grown() && s.gap(s.big) < clearGap {
			near = true
			if still++; s.big.At != last {
				still = 0
			}
			if last = s.big.At; still > 3 {
				t.Fatalf("the hunter stands still at %v, %v from the person, on turn %d", last, s.gap(s.big), turn)
			}
		}
		m.Step(acts)
	}
	if !near {
		t.Error("no hunter comes close")
	}
}

// An urchin that would burst a cell of its own player in the same turn is not offered.
func TestAnUrchinUnderAnOwnCellIsRefused(t *testing.T) {
	for _, beside := range []float32{0, 2000} {
		th := newTheatre(t, people(2, 1, 7, map[string]string{game.OptionMap: "lagoon"}))
		th.turnOver()
		v := *th.now
		mother := game.Cell{ID: 1, Owner: 0, Mass: 200, At: game.Point{X: 800, Y: 900}}
		aim := game.Point{X: 2600, Y: 900}
		b, err := v.Laws().Virus(mother.At, mother.Mass, aim)
		if err != nil {
			t.Fatal(err)
		}
		other := game.Cell{ID: 2, Owner: 0, Mass: 100, At: game.Point{X: b.At.X + beside, Y: b.At.Y}}
		v.Cells = []game.Cell{mother, other, {ID: 3, Owner: 1, Mass: 10, At: game.Point{X: 100, Y: 100}}}
		th.enter(&v)
		th.draw()
		th.hands[0].aim = aim
		_, said, ok := th.virusOf(0)
		if want := beside > 0; ok != want || !want && said != th.Say(words.AquariomRefusedOwnBurst()) {
			t.Errorf("an urchin %v from an own heavy cell: %v, %q", beside, ok, said)
		}
	}
}

// A burst on an urchin before the mass that the task wants counts as done, and a card explains it
// while the pieces are apart.
func TestAnEarlyBurstCounts(t *testing.T) {
	target := slices.IndexFunc(firstGame().Steps, func(s lesson.Step) bool { return s.At == "target" })
	for _, c := range []struct {
		mass float32
		want *lesson.Step
	}{{75, &firstGame().whole}, {200, nil}} {
		s, scene, f := inLesson(t)
		defer f.Close()
		teacher := s.Kit.Teacher(scene)
		teacher.Turn(target)
		s.Wait(24)
		v := *f.now
		v.Turn++
		v.Cells = slices.Clone(v.Cells)
		left, n, _, _ := v.Laws().Blast(c.mass, 1)
		v.Events = []game.Event{{What: game.EventExplode, Cell: 1, Place: v.Cells[0].At, Count: n, Mass: left, First: 1000}}
		f.see(&v)
		s.Wait(2)
		if !teacher.Progress().Done {
			t.Errorf("a burst at mass %v does not do the task", c.mass)
		}
		if teacher.Reading() {
			t.Errorf("after a burst at mass %v the clock stands still before the pieces have flown", c.mass)
		}
		if got := f.Detour(&firstGame().Steps[target+1]); got != c.want {
			t.Errorf("after a burst at mass %v the card says %+v, want %+v", c.mass, got, c.want)
		}
	}
}

// No urchin is there before the step about it, in which a partner lays one near the person.
func TestAnUrchinComes(t *testing.T) {
	m, err := game.New(firstGame().Start.Setup)
	if err != nil {
		t.Fatal(err)
	}
	if n := len(m.View(0).Viruses); n > 0 {
		t.Errorf("the lesson begins with %d urchins", n)
	}
	step := &firstGame().Steps[slices.IndexFunc(firstGame().Steps, func(s lesson.Step) bool { return s.At == "urchin" })]
	for turn := range 300 {
		acts := make([]game.Action, 5)
		for seat := 1; seat < 5; seat++ {
			acts[seat], _ = script(m.View(rules.Seat(seat)), step)
		}
		m.Step(acts)
		v := m.View(0)
		me := newCast(v, step.At)
		if me.mass == 0 {
			t.Fatalf("the person is eaten on turn %d", turn)
		}
		if len(v.Viruses) == 0 {
			continue
		}
		if at := v.Viruses[0].At; hypot(at.X-me.at.X, at.Y-me.at.Y) > 700 {
			t.Errorf("the urchin is laid at %v, far from the person at %v", at, me.at)
		}
		return
	}
	t.Error("no urchin is laid in a quarter of a minute")
}

// A few seconds after the task to divide begins, there is prey for a part of the person's cell within reach of
// a division, with no danger near it, wherever the person is and whatever they did before.
func TestPreyComesToWhoHasToDivide(t *testing.T) {
	for _, to := range []game.Point{{X: 1000, Y: 600}, {X: 0, Y: 0}, {X: 0, Y: 800}, {X: 1000, Y: 0}, {X: 2400, Y: 1600}, {X: 2400, Y: 700}} {
		for _, turns := range [][3]int{{60, 60, 160}, {200, 300, 200}, {400, 500, 200}} {
			m, err := game.New(firstGame().Start.Setup)
			if err != nil {
				t.Fatal(err)
			}
			came, most := -1, turns[0]+turns[1]+turns[2]
			for turn := 0; turn < most+600 && came < 0; turn++ {
				at := "prey"
				switch {
				case turn < turns[0]:
					at = "plankton"
				case turn < turns[0]+turns[1]:
					at = "morsel"
				case turn < most:
					at = "hunter"
				}
				step := &firstGame().Steps[slices.IndexFunc(firstGame().Steps, func(s lesson.Step) bool { return s.At == at })]
				acts := make([]game.Action, 5)
				for seat := 1; seat < 5; seat++ {
					acts[seat], _ = script(m.View(rules.Seat(seat)), step)
				}
				v := m.View(0)
				s := newCast(v, at)
				me := s.nearest(s.at, func(c *game.Cell) bool { return c.Owner == 0 })
				if me == nil {
					acts[0].Surrender = true
					m.Step(acts)
					continue
				}
				target := to
				if at == "plankton" || at == "morsel" {
					least := float32(1e6)
					for id := range uint32(v.Map.PlanktonCount()) {
						p := v.Map.Plankton(id)
						if d := hypot(p.X-me.At.X, p.Y-me.At.Y); v.Present(id) && d < least {
							target, least = p, d
						}
					}
				}
				if at != "prey" {
					acts[0].Moves = []game.Move{{Cell: me.ID, Target: target}}
				}
				if q := s.nearest(s.at, func(c *game.Cell) bool {
					return c.Owner > 0 && s.laws.Outweighs(s.mass*leastShare, c.Mass)
				}); at == "prey" && q != nil && s.far(q) < s.r+leap && s.threat(s.at, q.At, s.mass, s.r+berth) == nil {
					came = turn - most
				}
				m.Step(acts)
			}
			if came < 0 || came > 140 {
				t.Errorf("at %v after %v prey comes after %d turns; want seven seconds at most", to, turns, came)
			}
		}
	}
}
