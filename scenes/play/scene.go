package play

import (
	"errors"
	"slices"

	"ludotheque/ai"
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/ui"
)

// Scene is a match at a screen, the same for all games: it seats people, handles input,
// takes steps, folds what happened into a history, has the face show it, and leads to the
// results.
//
// A tick has a fixed order. The face stores what input asks for, the scene carries it
// out, time passes, the face paints, and what widgets asked for is carried out after
// that.
type Scene[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	presenter[S, A, V]
	// waited counts the ticks that a match without people has waited for answers.
	waited int
	// shared says that people decide at the same time: see [Sharer].
	shared bool
	// away says that another scene was shown since the last tick.
	away  bool
	next  scenes.Scene
	shown bool // the results have been shown
	slow  bool // the notice about a slow game was shown
	// drafts are those that are kept beside the record, as they are in the store.
	drafts string
	// toldTurn is whose turn screen readers were given last.
	toldTurn turnOf
}

// Times in ticks.
const (
	// ReadyTicks is the pause for a person who comes back into a game in real time.
	ReadyTicks = 60
	// maxWait is how many ticks a match without people waits for an answer.
	maxWait = 30
	// demoSteps is the number of ticks of a game in real time in one of the program
	// while the lesson passes over a step, for a face that is no [Passer].
	demoSteps = 3
	// Fastest is the largest Pace at the end of a match and for a page between two others, so
	// that they can be seen.
	Fastest = 4
)

// Open begins a match or resumes a record. The errors are those of the store, [match.New]
// and [match.Load].
func (g *Game[S, A, V]) Open(a *App, start Start) (*Scene[S, A, V], error) {
	a.step.Store(nil)
	s := g.scene(a)
	err := s.seats.Open(a, g.Rules, start, g.Levels, g.players(a), SeatHooks{
		Name: s.name, Sign: s.sign, Where: func() words.Text { return s.face.Where() }, Lost: s.pause, Restart: s.restart,
		GiveUp: s.giveUp, Changed: func(rules.Seat) { s.enter(HandedOver) },
		Rounds: func() int { return s.seats.Match.Rounds() }})
	if err != nil {
		return nil, err
	}
	s.match = s.seats.Match
	s.seats.HandOut(g.Devices...)
	if err := s.show(); err != nil {
		s.Close()
		return nil, err
	}
	s.host()
	if s.timed() && (s.screen.Steps > 0 || g.Readies && s.screen.People() > 0 && s.guests == nil && !start.ofLesson()) {
		s.screen.GetReady = ReadyTicks
	}
	if start.Resume != "" {
		a.relearn(g.Rules.ID, start.Resume, s)
	}
	return s, nil
}

// scene returns a scene without a match.
func (g *Game[S, A, V]) scene(a *App) *Scene[S, A, V] {
	s := &Scene[S, A, V]{presenter: presenter[S, A, V]{app: a, game: g, holder: rules.Spectator}}
	s.screen = Screen[A, V]{Kit: a.Kit, App: a, Gui: a.Gui(), scene: s}
	s.screen.clear()
	return s
}

// show makes the face, has it show the match as it is, and starts the music.
func (s *Scene[S, A, V]) show() error {
	m := &s.screen.Model
	m.Chairs, m.Start, m.see, m.Pace = s.seats.Chairs, s.seats.Start, s.match.View, 1
	s.face = s.game.Face(&s.screen)
	if err := s.fold(); err != nil {
		return err
	}
	s.update()
	m.Before = m.View
	s.loadDrafts()
	s.face.Enter(Opened)
	s.model()
	if s.game.Tune != nil {
		s.game.Tune(s.app.Kit, m.Steps > 0)
	} else {
		s.app.Tune(s.game.Rules.ID)
	}
	return nil
}

// fold returns the history of a record of which views returns what may be seen.
func (g *Game[S, A, V]) fold(t *match.Replay[S, A, V], views func(at int) history.Views[V]) history.History[V] {
	h := g.History(t.Header().Setup)
	for at := 0; at <= t.Len(); at++ {
		h.Note(at, views(at))
	}
	return h
}

// views returns the views at a position of a record as the viewer may see it: seats whose view they
// may not see are shown as to a spectator. All of it is shown if the match is over and
// the game reveals it.
func (g *Game[S, A, V]) views(t *match.Replay[S, A, V], at int, eyes func(p rules.Seat) rules.Seat) history.Views[V] {
	if g.Reveal != nil && t.Result() != nil {
		return func(rules.Seat) V { return g.Reveal(t.State(at)) }
	}
	return func(p rules.Seat) V { return t.View(at, eyes(p)) }
}

// Update runs one tick.
func (s *Scene[S, A, V]) Update(in *input.Frame) (scenes.Scene, error) {
	s.next = s
	s.screen.back = false
	s.taught = s.taught || s.app.Teacher(s) != nil
	in = s.seats.Begin(s, in)
	s.startFirstMatchAfterLesson()
	s.screen.pauseAt = ui.Rect{}
	s.seats.count(in, s.decider())
	s.returned()
	s.model()
	rest := s.face.HandleInput(s.seats.Only(in, s.decider()))
	s.showStep()
	s.carryOutRequests()
	s.advance()
	s.app.Begin(s.screen.Gui, rest)
	s.face.Paint()
	s.tellTurn()
	s.paintHandOver()
	s.paintClock()
	s.app.End(s.screen.Gui)
	s.carryOutRequests()
	switch {
	case s.next != s:
	case s.seats.full:
		s.next = s.seats.makeRoom(s)
		s.notifyPaused()
	case !s.screen.back && s.seats.AsksPause(in):
		s.pause(rules.Spectator)
	}
	if s.guests != nil {
		s.guests.SendViews()
	}
	s.warnSlow()
	f, ok := s.face.(Drafter)
	scenes.AskBeforeLeaving(ok && s.match.Result() == nil && f.Drafted() && !s.keepsDrafts())
	if s.next != s || s.app.Env.Tick%input.TicksPerSecond == 0 {
		s.keepDrafts()
	}
	s.away = s.next != s
	return s.next, nil
}

// startFirstMatchAfterLesson begins the game's first match after a lesson whose match serves only to teach
// (Lesson.Alone); the record of that match is deleted.
func (s *Scene[S, A, V]) startFirstMatchAfterLesson() {
	if s.app.Teacher(s) != nil {
		s.learning = true
		return
	}
	if !s.learning {
		return
	}
	s.learning = false
	f := s.app.FrontEnd(s.game.Rules.ID)
	if s.app.First != nil && f != nil && f.Lesson().Alone && s.match.Result() == nil {
		s.seats.abandoned = true
		s.next = s.app.First(s.game.Rules.ID)
	}
}

// warnSlow tells once that a game in real time is slower than it should be.
func (s *Scene[S, A, V]) warnSlow() {
	if !s.slow && s.match.Info().RealTime() && s.app.Env.Slow() {
		s.slow = true
		s.app.Env.Say(words.NoticeSlow())
	}
}

// showStep has the face carry out a step of the lesson for a person who asks for it, and gives it back to
// the person afterwards. What others do is not waited for meanwhile.
func (s *Scene[S, A, V]) showStep() {
	step := s.app.Showing()
	switch t := s.app.Teacher(s); {
	case t == nil:
	case step != nil && (!s.showing || t.Progress().Away): // its moment may not have come yet
		s.shownFrom, s.redraft = s.match.Steps(), func() {}
		if f, ok := s.face.(Drafter); ok {
			s.redraft = f.KeepDrafts()
		}
		if f, ok := s.face.(Beginner); ok {
			if at := f.Begins(step); at >= 0 && at < s.shownFrom {
				s.rewind(at)
			}
		}
	case t.GivesBack():
		s.giveBack()
		t.Begin()
	}
	s.rush = step != nil || s.rush && !s.showing
	if step == nil {
		s.showing = false
		return
	}
	s.showing = true
	if s.screen.HandOver {
		s.screen.Take(s.screen.To)
	}
	if f, ok := s.face.(Doer); ok {
		f.Do(step)
	}
}

// giveBack goes back to where the demonstration of a step began.
func (s *Scene[S, A, V]) giveBack() {
	if !s.rewind(s.shownFrom) {
		return
	}
	s.rush = false
	if s.timed() && !s.app.Step().Waits {
		s.screen.GetReady = 3 * ReadyTicks
	}
	s.redraft()
	s.model()
}

// rewind goes back to where a lesson's match was after a number of steps.
func (s *Scene[S, A, V]) rewind(steps int) bool {
	if s.seats.Match.Rewind(steps) != nil || s.fold() != nil {
		return false // the same set-up was accepted before
	}
	s.shownFrom, s.screen.Rest = min(s.shownFrom, steps), 0
	s.app.Teacher(s).Again()
	s.enter(Undone)
	return true
}

// returned gives people who come back from another screen into a game in real time a
// moment.
func (s *Scene[S, A, V]) returned() {
	if s.away && s.guests != nil {
		s.guests.SetPaused(false)
	}
	if s.away && s.timed() && s.remote == nil && s.screen.People() > 0 {
		s.screen.GetReady = ReadyTicks
	}
	s.away = false
}

// carryOutRequests carries out requests. It is the only place that changes a match.
func (s *Scene[S, A, V]) carryOutRequests() {
	w := &s.screen.Requests
	for i := 0; i < len(w.local); i++ {
		w.local[i]()
	}
	for i := 0; i < len(w.acts); i++ {
		s.act(w.acts[i].seat, w.acts[i].act)
	}
	if w.undo {
		s.undo()
	}
	if w.rewind >= 0 && s.app.Teacher(s) != nil {
		s.rewind(w.rewind)
	}
	if w.take >= 0 {
		s.take(w.take)
	}
	if w.leave >= 0 {
		s.seats.Leave(w.leave)
	}
	if w.comeBack >= 0 && !s.screen.Chairs[w.comeBack].Elsewhere {
		s.seats.here(w.comeBack)
	}
	if s.rush = s.rush || w.hurry; w.hurry && s.match.Result() != nil {
		s.screen.Rest = 0
	}
	if w.skip {
		s.skip()
	}
	if w.pause {
		s.pause(rules.Spectator)
	}
	w.clear()
	if now := s.sharing(); now != s.shared {
		s.shared, s.holder = now, rules.Spectator
		s.enter(HandedOver)
	}
	s.model()
}

// act submits an action of a person's seat.
func (s *Scene[S, A, V]) act(seat rules.Seat, a A) {
	if !s.screen.Person(seat) {
		return
	}
	if err := s.match.Submit(seat, a); err != nil {
		s.face.Refused(seat, err)
		return
	}
	if s.timed() {
		return
	}
	if s.guests != nil {
		s.guests.Acted(seat)
	}
	s.seats.Keep()
	s.screen.Rest = 0
	if s.match.Tick() {
		s.stepped()
	} else {
		s.enter(Given)
	}
}

// undo undoes the latest action.
func (s *Scene[S, A, V]) undo() {
	err := match.ErrNoUndo
	if s.screen.CanUndo {
		err = s.match.Undo()
	}
	if err == nil && s.fold() == nil {
		if s.guests != nil {
			s.guests.Undone()
		}
		s.app.Play("ui.undo")
		s.screen.Rest = 0
		s.enter(Undone)
		return
	}
	if !errors.Is(err, ErrLost) {
		err = match.ErrNoUndo
	}
	s.face.Refused(s.screen.Eyes, err)
}

// take records that a person has the screen now.
func (s *Scene[S, A, V]) take(p rules.Seat) {
	s.holder = p
	s.app.PlayTurn(p)
	s.enter(HandedOver)
}

// advance lets time pass, for animations first and then for the match.
func (s *Scene[S, A, V]) advance() {
	if s.remote != nil {
		s.hostNews()
	} else {
		s.seats.Notices()
	}
	on := &s.screen.Model
	if s.guests != nil {
		s.applyLimits(on.Posed || on.Rest > 0 || s.next != s || s.app.Reading() || s.face.Busy())
	}
	s.face.Advance()
	if len(s.screen.acts)+len(s.screen.local) > 0 || s.screen.take >= 0 {
		s.carryOutRequests() // what the face does for the person, such as a standing order
	}
	if on.Posed || s.next != s || s.app.Reading() {
		return
	}
	if s.timed() {
		s.tickRealTime()
		return
	}
	if s.face.Busy() {
		return
	}
	if s.guests != nil {
		s.takeGuestActions()
	}
	over := s.match.Result() != nil
	dt := on.Pace
	if over {
		dt = min(dt, Fastest)
	}
	on.Rest = max(0, on.Rest-dt)
	switch {
	case on.Rest > 0 || on.HandOver:
	case over:
		s.finish()
	case s.match.Tick():
		s.stepped()
	}
}

// tickRealTime advances a game in real time by a tick.
func (s *Scene[S, A, V]) tickRealTime() {
	on, m := &s.screen.Model, s.match
	switch {
	case on.GetReady > 0 && s.screen.People() > 0:
		on.GetReady--
		return
	case on.Idle:
		return
	case on.Rest > 0:
		on.Rest = max(0, on.Rest-1)
		return
	case s.face.Busy():
		return
	case m.Result() != nil:
		s.finish()
		return
	}
	beats, tempo := 1, s.app.Tempo(s.game.Rules.ID)
	alone := s.screen.People() == 0 && !s.guestPlays()
	if b, ok := s.face.(Speeder); ok && alone {
		beats, tempo = b.StepsPerTick(), kit.NormalTempo // spectators choose their own speed
	}
	if t := s.app.Teacher(s); t != nil && t.Hurries() {
		beats = demoSteps
		if f, ok := s.face.(Passer); ok {
			beats = f.PassSteps()
		}
	}
	for i := range beats {
		if i > 0 && !alone {
			s.app.settle(m)
		}
		if alone && m.Thinking() && s.waited < maxWait {
			s.waited++ // without people there is time for all answers
			break
		}
		s.waited = 0
		s.app.Advance(m, tempo, s.steer, s.stepped)
		if on.Rest > 0 || m.Result() != nil {
			break
		}
	}
	on.Phase = float32(m.Phase())
	if s.remote != nil && s.remote.step <= frame {
		on.View = s.sees(on.Eyes) // the own input is predicted while steps are late
	}
}

// steer submits people's input right before a step.
func (s *Scene[S, A, V]) steer() {
	if f, ok := s.face.(Steerer); ok && !s.covered {
		f.Steer()
		s.carryOutRequests()
	}
	if s.guests != nil {
		s.guests.SubmitAnswers()
	}
}

// stepped stores and shows the step that the match has just made, and reports whether the
// next one can follow at once.
func (s *Scene[S, A, V]) stepped() bool {
	on := &s.screen.Model
	if at := s.match.Steps(); !s.timed() || at >= s.match.Info().Rate {
		s.seats.Keep() // a game in real time that is left at once is not kept
	}
	s.note()
	on.Before = on.View
	s.update()
	if s.remote == nil {
		s.seats.Return()
	}
	on.Rest += s.face.Show()
	s.model()
	if s.guests != nil && s.timed() {
		s.guests.SendViews()
	}
	return on.Rest == 0 && s.match.Result() == nil
}

// skip makes all steps at once in which no seat acts.
func (s *Scene[S, A, V]) skip() {
	f, stops := s.face.(Skipper)
	m := s.match
	for m.Result() == nil && m.Waiting().Empty() && m.Step() {
		s.stepped()
		if stops && f.Stop() {
			return
		}
	}
}

// finish leads to the results.
func (s *Scene[S, A, V]) finish() {
	if s.shown || s.app.Results == nil {
		return
	}
	s.shown = true
	if s.timed() {
		s.app.RestFocus()
	}
	s.keepPlayed()
	s.app.forgetLesson(s, s.game.Rules.ID)
	if err := s.fold(); err != nil { // the same set-up was accepted before
		s.app.Env.Say(words.NoticeStoreFailed())
		return
	}
	s.next = s.app.Results(s.outcome())
}

// outcome returns what the results show of the finished match.
func (s *Scene[S, A, V]) outcome() *Outcome {
	start := s.seats.Start
	start.Chairs = s.seats.held()
	o := s.game.outcome(s.app, s.screen.History, start, s.match.Result())
	if s.remote != nil {
		o.Again, o.Leave, o.Elsewhere = s.remote.table.Again, s.remote.table.Leave, true
		o.Follow = s.follow()
		return o
	}
	if !s.seats.Keeper.Unsaved() {
		o.Record = s.seats.Keeper.Name
	}
	o.Lesson = s.taught
	o.Again = func() scenes.Scene { return s.game.rematch(s.app, s.seats.Start, s) }
	return o
}

// outcome returns what the results show of a match, without its record and the way to a
// rematch.
func (g *Game[S, A, V]) outcome(a *App, h history.History[V], start Start, r *rules.Result) *Outcome {
	o := &Outcome{Outcome: *h.Outcome(r), Game: g.Rules.ID}
	o.Start, o.Result = shown(a.Kit, h, start, r)
	if p := Alone(o.Start.Chairs); o.Own != nil && p >= 0 { // in the place of what others went through
		o.Story = append(o.Story[:1], o.Own(p)...)
	}
	stride := max(1, g.Stride)
	for i := range o.Story {
		if s := &o.Story[i]; s.At >= 0 {
			s.At = (s.At + stride - 1) / stride
		}
	}
	if g.Extra != nil {
		o.Extra = g.Extra(a.Kit, h)
	}
	if g.Ceremony != nil {
		o.Ceremony, o.Course = g.Ceremony(a.Kit, h, o.Start)
	}
	return o
}

// shown returns a start and a result as lists and results show them.
func shown[V any](k *kit.Kit, h history.History[V], start Start, r *rules.Result) (Start, *rules.Result) {
	seats, r := h.Shown(r)
	if seats == nil {
		return named(k, h, start), r
	}
	start = named(k, h, start)
	chairs := make([]Chair, len(seats))
	for i, s := range seats {
		switch {
		case s.Seat < 0:
			chairs[i] = Chair{Name: k.Say(s.Name), Level: string(ai.Normal)}
		case int(s.Seat) < len(start.Chairs):
			chairs[i] = start.Chairs[s.Seat]
		}
	}
	start.Chairs = chairs
	return start, r
}

// named returns a start with the names that the game gives its computer players.
func named[V any](k *kit.Kit, h history.History[V], start Start) Start {
	n, ok := h.(history.Named)
	if !ok {
		return start
	}
	start.Chairs = slices.Clone(start.Chairs)
	for i := range start.Chairs {
		if c := &start.Chairs[i]; !c.Person() && c.Name == "" {
			c.Name = k.Say(n.NameOf(rules.Seat(i)))
		}
	}
	return start
}

// rematch returns a rematch with the same people: the same deal, or another.
func (g *Game[S, A, V]) rematch(a *App, start Start, stay scenes.Scene) scenes.Scene {
	if g.Reseeds {
		before := start.Setup
		signs := g.Signs
		if !start.Hosted {
			signs = nil // the chairs go with the signs
		}
		start.SeedText = NewSeed(a, signs, before)
		now := before
		now.Seed = rules.SeedFromText(start.SeedText)
		if g.Signs != nil && !start.Hosted { // a table knows its guests by their seats
			start.Chairs = SeatBySign(OrderBySign(start.Chairs, g.Signs(before)), g.Signs(now))
		}
		return g.anew(a, start, now.Seed, stay)
	}
	return g.anew(a, start, start.Setup.Seed, stay)
}

// anew is [Anew], with what people carry over from the match in stay.
func (g *Game[S, A, V]) anew(a *App, start Start, seed uint64, stay scenes.Scene) scenes.Scene {
	next := Anew(a, g.Open, start, seed, stay)
	s, opened := next.(*Scene[S, A, V])
	before, ok := stay.(*Scene[S, A, V])
	if opened && ok && s != before {
		if f, ok := s.face.(Successor); ok {
			f.Inherit(before.face)
		}
	}
	return next
}

// restart begins the same match again, from the pause sheet. The record of the one that it replaces goes to the bin:
// it is no match to resume.
func (s *Scene[S, A, V]) restart() scenes.Scene {
	next := s.game.anew(s.app, s.seats.Start, s.seats.Start.Setup.Seed, s)
	s.seats.abandoned = next != scenes.Scene(s) && s.match.Result() == nil
	return next
}

// pause shows the pause sheet over the match; lost is the seat whose gamepad is missing,
// or [rules.Spectator].
func (s *Scene[S, A, V]) pause(lost rules.Seat) {
	if s.next == s {
		s.next = s.seats.Pause(s, lost)
		s.notifyPaused()
	}
}

// notifyPaused tells guests that the match stands still under a sheet.
func (s *Scene[S, A, V]) notifyPaused() {
	if s.guests != nil && s.next != s {
		s.guests.SetPaused(true)
	}
}

// Shot returns the match after that number of steps, with computer players in the places
// of persons, who then get them back; a negative number means the end. It is for
// pictures: the match does not continue.
func (g *Game[S, A, V]) Shot(a *App, start Start, steps int) (scenes.Scene, error) {
	s, err := g.Open(a, start)
	if err != nil {
		return nil, err
	}
	m, on := s.seats.Match, &s.screen.Model
	s.holder = rules.Spectator
	before := on.View
	if err := s.seats.Rehearse(steps, func() { before = m.View(on.Eyes) }); err != nil {
		return nil, err
	}
	if err := s.fold(); err != nil {
		return nil, err
	}
	on.Posed, on.GetReady = true, 0
	s.holder = m.Waiting().First()
	s.update()
	on.Before = before
	s.face.Enter(Pose)
	s.model()
	return s, nil
}

// Picture implements [scenes.Scene].
func (s *Scene[S, A, V]) Picture() *ui.Painter { return s.screen.Gui.P }

// Tell describes the state of the match, for tests from outside.
func (s *Scene[S, A, V]) Tell() string {
	if s.screen.HandOver {
		return s.game.Rules.ID + " handover " + s.face.Tell()
	}
	return s.game.Rules.ID + " " + s.face.Tell()
}

// Close ends the match and its record.
func (s *Scene[S, A, V]) Close() {
	scenes.TellStatus("") // what was said is over
	scenes.AskBeforeLeaving(false)
	s.keepDrafts()
	s.seats.Close()
	s.face.Close()
}

// Spot returns a place that a lesson points at; ok is false if the face has none.
func (s *Scene[S, A, V]) Spot(name string) (ui.Rect, bool) {
	if f, ok := s.face.(Pupil); ok {
		return f.Spot(name)
	}
	return ui.Rect{}, false
}

// PauseAt returns where the pause button is, as [lesson.Pauser] has it.
func (s *Scene[S, A, V]) PauseAt() ui.Rect { return s.screen.pauseAt }

// Moving reports whether a card of a lesson would freeze something halfway, as [lesson.Mover] has it.
func (s *Scene[S, A, V]) Moving() bool {
	f, ok := s.face.(lesson.Mover)
	return ok && f.Moving()
}

// Detour returns what has to be done before the action that a step of a lesson asks for,
// or nil.
func (s *Scene[S, A, V]) Detour(step *lesson.Step) *lesson.Step {
	if f, ok := s.face.(lesson.Detourer); ok {
		return f.Detour(step)
	}
	return nil
}

// Face returns the face, for tests.
func (s *Scene[S, A, V]) Face() Face { return s.face }

// Match returns the match, for tests.
func (s *Scene[S, A, V]) Match() *match.Match[S, A, V] { return s.seats.Match }

// Repaint paints the present tick again, without input and without time: for the pause, where the
// language was changed, and for tests of the promise that painting changes nothing.
func (s *Scene[S, A, V]) Repaint() {
	s.screen.Gui.Again(func() {
		s.face.Paint()
		s.paintHandOver()
	})
	s.screen.clear()
}

// Screen returns what the face works with, for tests.
func (s *Scene[S, A, V]) Screen() *Screen[A, V] { return &s.screen }
