package trichrome

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome/history"
	"ludotheque/scenes/ui"
)

// hand is a way to say a direction: a device in a test's hands.
type hand func(th *theatre, d game.Dir)

var arrowKeys = map[input.Device]map[game.Dir]ebiten.Key{
	input.RightHalf:  {game.Up: ebiten.KeyArrowUp, game.Right: ebiten.KeyArrowRight, game.Down: ebiten.KeyArrowDown, game.Left: ebiten.KeyArrowLeft},
	input.LeftHalf:   {game.Up: ebiten.KeyW, game.Right: ebiten.KeyD, game.Down: ebiten.KeyS, game.Left: ebiten.KeyA},
	input.MiddleHalf: {game.Up: ebiten.KeyI, game.Right: ebiten.KeyL, game.Down: ebiten.KeyK, game.Left: ebiten.KeyJ},
}

// keys holds the key of a direction on a part of the keyboard.
func keys(half input.Device) hand {
	return func(th *theatre, d game.Dir) {
		for dir, k := range arrowKeys[half] {
			th.Hold(k, dir == d)
		}
	}
}

// pad holds the cross of the nth gamepad.
func pad(n int) hand {
	return func(th *theatre, d game.Dir) {
		var held input.Buttons
		for _, k := range directions {
			if k.d == d {
				held = input.Of(k.b)
			}
		}
		th.Src.Now.Pads[n].Held = held
	}
}

// swipe draws a finger over the screen without lifting it.
func swipe(th *theatre, d game.Dir) {
	if d == game.None {
		th.Src.Now.Touches = nil
		return
	}
	if len(th.Src.Now.Touches) == 0 {
		th.Src.Now.Touches = []input.TouchPoint{{ID: 4, X: 640, Y: 360}}
		return // it comes down first
	}
	dx, dy := d.Vector()
	p := &th.Src.Now.Touches[0]
	p.X, p.Y = p.X+30*float64(dx), p.Y+30*float64(dy)
	if p.X < 40 || p.Y < 40 || p.X > 1240 || p.Y > 680 {
		th.Src.Now.Touches = nil
	}
}

// pilot returns where a seat should go: to its prey or to the door, and away from a
// hunter that is near.
func pilot(v *game.View, seat rules.Seat) game.Dir {
	if v.Runners[seat].Eaten || v.Phase > game.PhaseDuel {
		return game.None
	}
	me := v.Cell(seat)
	target := v.Cell(v.PreyOf(seat))
	if door, ok := v.Door(); ok && seat == v.Round.Eater {
		target = door
	}
	var dist [game.MaxCells]int16
	v.Maze.Flood(target, dist[:v.Maze.Cells()])
	return v.Maze.Toward(me, dist[:v.Maze.Cells()])
}

// steerAll lets every person steer for a tick.
func (th *theatre) steerAll(hands map[rules.Seat]hand) {
	for seat, h := range hands {
		if th.Person(seat) && th.View.Ticks%4 == 0 {
			h(th, pilot(th.View, seat))
		}
	}
	th.Wait(1)
}

// playOut plays until another screen is asked for.
func (th *theatre) playOut(hands map[rules.Seat]hand) {
	th.T.Helper()
	for range 3 * 60 * 120 {
		if th.Shown != nil {
			return
		}
		if th.card.up {
			for _, h := range hands {
				h(th, game.None)
			}
			if th.card.ticks > deafTicks {
				th.Press(ebiten.KeyEnter)
			}
		}
		th.steerAll(hands)
	}
	th.T.Fatalf("the match does not end: %s", th.Tell())
}

// Whole matches are played by three people on one keyboard, by pads, and by one
// finger, down to the results.
func TestWholeMatches(t *testing.T) {
	for _, c := range []struct {
		name    string
		devices []input.Device
		hands   map[rules.Seat]hand
	}{
		{"keyboard", []input.Device{input.RightHalf, input.LeftHalf, input.MiddleHalf},
			map[rules.Seat]hand{0: keys(input.RightHalf), 1: keys(input.LeftHalf), 2: keys(input.MiddleHalf)}},
		{"pads", []input.Device{input.Gamepad(0), input.Gamepad(1)}, map[rules.Seat]hand{0: pad(0), 1: pad(1)}},
		{"touch", []input.Device{input.Mouse}, map[rules.Seat]hand{0: swipe}},
	} {
		t.Run(c.name, func(t *testing.T) {
			start := people(len(c.devices), 11, map[string]string{"rounds": "2", "maze": "17x11"})
			for i, d := range c.devices {
				start.Chairs[i].Device = d
			}
			th := newTheatre(t, start)
			for i := range c.devices {
				th.Src.Now.Pads = append(th.Src.Now.Pads, input.PadState{Slot: i, Name: "pad"})
			}
			th.playOut(c.hands)
			r, ok := th.Shown.(*kittest.Results)
			if !ok {
				t.Fatalf("%T is shown", th.Shown)
			}
			sum := 0
			for _, n := range r.Result.Scores {
				sum += n
			}
			if sum != 6 {
				t.Errorf("two rounds gave %d points", sum)
			}
			for i, seat := range th.Chairs {
				want := seat.Name
				if !seat.Chair.Person() { // a computer player goes by its colour everywhere
					want = th.name(rules.Seat(i))
				}
				if got := r.Start.Chairs[th.colour(rules.Seat(i))]; got.Name != want {
					t.Errorf("%q sits where %q is", got.Name, want)
				}
			}
			if len(r.Curves) != game.Players || len(r.Curves[0].Values) != 3 || r.Extra == nil {
				t.Errorf("the outcome's plot: %+v", r.Curves)
			}
			m := th.scene.Match()
			moved := 0
			tape, err := m.Replay()
			if err != nil {
				t.Fatal(err)
			}
			for at := range tape.Len() {
				acting, acts := tape.Acts(at)
				for j, n := 0, rules.Seat(0); n < game.Players; n++ {
					if acting.Has(n) {
						if acts[j] != game.None && c.hands[n] != nil {
							moved++
						}
						j++
					}
				}
			}
			if moved < 100 {
				t.Errorf("the hands steered %d times", moved)
			}
		})
	}
}

// A runner moves in the second frame at the latest.
func TestInputIsMotionInTwoFrames(t *testing.T) {
	th := newTheatre(t, people(1, 11, short))
	th.Until("the chase", func() bool { return th.View.Phase == game.PhaseChase })
	me := th.View.Runners[0]
	var open game.Dir
	for _, d := range game.Dirs {
		if th.View.Maze.Open(th.View.Cell(0), d) {
			open = d
		}
	}
	keys(input.RightHalf)(th, open)
	th.Wait(2)
	if now := th.View.Runners[0]; now.X == me.X && now.Y == me.Y {
		t.Error("nothing moved within two frames")
	}
}

// A pad pulled out in the duel pauses the match; a computer player takes the
// seat at once, and the person is back with the next round.
func TestPadPulledOutInTheDuel(t *testing.T) {
	start := people(2, 11, map[string]string{"rounds": "3", "maze": "17x11"})
	for i := range 2 {
		start.Chairs[i].Device = input.Gamepad(i)
	}
	th := newTheatre(t, start)
	th.Src.Now.Pads = []input.PadState{{Slot: 0, Name: "one"}, {Slot: 1, Name: "two"}}
	hands := map[rules.Seat]hand{0: pad(0), 1: pad(1)}
	th.Until("a duel", func() bool {
		th.steerAll(hands)
		return th.View.Phase == game.PhaseDuel || th.View.Phase == game.PhaseReversal
	})
	th.Src.Now.Pads = th.Src.Now.Pads[:1]
	th.Wait(1)
	p, ok := th.Shown.(*kittest.Paused)
	if !ok {
		t.Fatalf("%T is shown", th.Shown)
	}
	if p.Lost != 1 || p.Sign(1) != sign(th.colour(1)) || p.LostName != "Noé" || p.Computer == nil {
		t.Errorf("the pause says %+v", p.Paused)
	}
	step := th.scene.Match().Steps()
	p.Computer()
	th.Shown = nil
	th.Until("the duel to go on", func() bool { return th.scene.Match().Steps() > step })
	if th.Person(1) {
		t.Error("the computer player does not take over at once")
	}
	// The pad is there again: nothing changes before the round is over.
	th.Src.Now.Pads = []input.PadState{{Slot: 0, Name: "one"}, {Slot: 1, Name: "two", Held: input.Of(input.A)}}
	th.Wait(1)
	if th.Person(1) {
		t.Error("the person is back in the middle of a round")
	}
	th.Src.Now.Pads[1].Held = 0
	th.Until("the card", func() bool {
		th.steerAll(map[rules.Seat]hand{0: pad(0)})
		return th.card.up
	})
	th.Src.Now.Pads[0].Held = 0
	th.Wait(deafTicks)
	th.Until("the next round", func() bool {
		th.Press(ebiten.KeyEnter)
		return th.View.Round.Number == 2
	})
	if !th.Person(1) {
		t.Error("the person is not back at the next round")
	}
	th.playOut(hands)
	if _, ok := th.Shown.(*kittest.Results); !ok {
		t.Errorf("%T is shown", th.Shown)
	}
}

// A press that was meant for the round does not leave its card, also where the card shows everything at once.
func TestTheCardIgnoresEarlyPresses(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.Kit.Prefs.Motion = ui.Reduced
	th := stageOn(on, people(1, 11, short))
	th.Until("the card", func() bool {
		th.steerAll(map[rules.Seat]hand{0: keys(input.RightHalf)})
		return th.card.up
	})
	for th.card.ticks < deafTicks-1 {
		th.Press(ebiten.KeyEnter)
		if !th.card.up {
			t.Fatal("a press just after the round leaves the card")
		}
	}
	th.Wait(3)
	if th.Press(ebiten.KeyEnter); th.card.up {
		t.Error("a later press does not leave the card")
	}
}

// A window that is left, Escape and the key on the screen pause; a player who comes
// back has a moment to get ready.
func TestPause(t *testing.T) {
	th := newTheatre(t, people(1, 11, short))
	th.Until("the chase", func() bool { return th.View.Phase == game.PhaseChase })
	for _, c := range []struct {
		name     string
		do, undo func()
	}{
		{"escape", func() { th.Src.Now.Keys.Add(ebiten.KeyEscape) }, func() { th.Src.Now.Keys = input.KeySet{} }},
		{"away", func() { th.Src.Now.Focused = false }, func() { th.Src.Now.Focused = true }},
		{"touch", func() {
			r := th.lay.pause // a fingertip is wider than the sign
			th.Src.Now.Touches = []input.TouchPoint{{ID: 1, X: float64(r.CX() - 21), Y: float64(r.CY() - 21)}}
			th.Wait(1)
			th.Src.Now.Touches = nil
		}, func() {}},
	} {
		th.Until("the chase to go on", func() bool { return th.GetReady == 0 })
		th.Shown = nil
		c.do()
		th.Wait(1)
		if _, ok := th.Shown.(*kittest.Paused); !ok {
			t.Errorf("%s: %T is shown", c.name, th.Shown)
		}
		c.undo()
		th.Shown = nil
		step := th.scene.Match().Steps()
		th.Wait(20)
		if th.scene.Match().Steps() != step {
			t.Errorf("%s: the chase goes on at once", c.name)
		}
	}
}

// A record is kept from the start of the chase, and resumed where it
// stopped, with the ways of the round so far.
func TestResume(t *testing.T) {
	th := newTheatre(t, people(2, 11, short))
	th.Until("some of a chase", func() bool { return th.View.Phase == game.PhaseChase && th.View.Ticks > 90 })
	k, name := th.App, kept(t, th)
	want := th.scene.Match().Hash()
	th.scene.Close()
	s, err := onScreen.Open(k, play.Start{Resume: name})
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	f := s.Face().(*face)
	if got := s.Match().Hash(); got != want {
		t.Errorf("resumed %s, left at %s", got, want)
	}
	if f.history().Now().Ways[0].Len() < 2 && f.history().Now().Ways[1].Len() < 2 {
		t.Error("the ways of the round are forgotten")
	}
	if f.Chairs[0].Device != input.RightHalf || f.Chairs[1].Device != input.LeftHalf {
		t.Errorf("they hold %v and %v", f.Chairs[0].Device, f.Chairs[1].Device)
	}
}

// kept returns the name of the only record that is kept.
func kept(t *testing.T, th *theatre) string {
	t.Helper()
	all, err := th.screen.Env.Store.List("records/")
	if err != nil || len(all) != 1 {
		t.Fatalf("kept: %v, %v", all, err)
	}
	return all[0]
}

// A match of which nothing was played leaves no record.
func TestNothingPlayedIsNotKept(t *testing.T) {
	th := newTheatre(t, people(1, 11, short))
	th.Wait(10)
	th.scene.Close()
	if all, err := th.screen.Env.Store.List("records/"); err != nil || len(all) != 0 {
		t.Errorf("%v, %v", all, err)
	}
}

// A table without persons plays on by itself, to its end.
func TestDemo(t *testing.T) {
	th := newTheatre(t, people(0, 11, map[string]string{"rounds": "1", "maze": "17x11"}))
	th.Until("the results", func() bool { return th.Shown != nil })
	if _, ok := th.Shown.(*kittest.Results); !ok {
		t.Errorf("%T is shown", th.Shown)
	}
}

// What was pressed last counts; what is still held comes back; a direction that
// is held stays wanted.
func TestWishes(t *testing.T) {
	b := func(bs ...input.Button) input.Buttons { return input.Of(bs...) }
	for _, c := range []struct {
		name          string
		held, pressed input.Buttons
		before        game.Dir
		want          game.Dir
		fresh, keeps  bool
	}{
		{"pressed", b(input.Up), b(input.Up), game.Left, game.Up, true, true},
		{"the turn of two", b(input.Right, input.Up), b(input.Right, input.Up), game.Right, game.Up, true, true},
		{"the last of two", b(input.Left, input.Down), b(input.Down), game.Left, game.Down, true, true},
		{"still held", b(input.Down), 0, game.Down, game.Down, false, true},
		{"back to what is held", b(input.Right), 0, game.Up, game.Right, false, true},
		{"let go", 0, 0, game.Up, game.Up, false, false},
	} {
		w := wish{dir: c.before}
		w.push(&input.Pad{Held: c.held, Pressed: c.pressed}, game.Right)
		if w.dir != c.want || w.fresh != c.fresh || w.held != c.keeps {
			t.Errorf("%s: %v, fresh %v, held %v", c.name, w.dir, w.fresh, w.held)
		}
	}
}

// A finger turns again without being lifted, and the mouse swipes too.
func TestSwipes(t *testing.T) {
	var w wish
	f := &input.Frame{}
	at := func(x, y float64, pressed bool) {
		f.Touches = []input.Touch{{ID: 2, X: x, Y: y, StartX: 100, StartY: 100, Pressed: pressed}}
		w.held = false
		w.swipe(f, 20)
	}
	at(100, 100, true)
	if w.fresh || w.held {
		t.Error("a finger that only came down is a direction")
	}
	at(125, 104, false)
	if w.dir != game.Right || !w.fresh || !w.held {
		t.Errorf("right: %+v", w)
	}
	at(127, 80, false)
	if w.dir != game.Up {
		t.Errorf("up: %+v", w)
	}
	f.Touches[0].Released = true
	w.held = false
	w.swipe(f, 20)
	if w.held {
		t.Error("a finger that left still steers")
	}
	f.Touches = nil
	f.Pointer = input.Pointer{X: 50, Y: 50, Held: 1 << input.MouseLeft}
	w.swipe(f, 20)
	f.Pointer.X = 10
	w.swipe(f, 20)
	if w.dir != game.Left {
		t.Errorf("left by the mouse: %+v", w)
	}
}

// The three who share a keyboard are named by their keys.
func TestKeyTest(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	k, src := on.Kit, on.Src
	kt := newKeyTest(k, &kittest.Results{})
	tick := func() scenes.Scene {
		next, err := kt.Update(k.Env.Devices.Tick())
		if err != nil {
			t.Fatal(err)
		}
		return next
	}
	for _, key := range []ebiten.Key{ebiten.KeyW, ebiten.KeyArrowLeft, ebiten.KeyL} {
		src.Now.Keys.Add(key)
	}
	tick()
	src.Now.Keys = input.KeySet{}
	tick()
	if n := popcount(kt.most); n != 3 {
		t.Errorf("%d keys were held together", n)
	}
	if kt.trios == 0 || kt.trios&(kt.trios-1) != 0 {
		t.Errorf("the ways of three: %b", kt.trios)
	}
	src.Now.Keys.Add(ebiten.KeyEscape)
	if next := tick(); next != kt.behind {
		t.Errorf("Escape leads to %T", next)
	}
}

func popcount(n uint16) (c int) {
	for ; n != 0; n &= n - 1 {
		c++
	}
	return c
}

// A person who plays alone reads what to do with the names of the other two; on a shared
// screen it is said who runs from whom.
func TestALonePlayerReadsTheTask(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	me := th.lone()
	prey, hunter := th.View.PreyOf(me), th.View.HunterOf(me)
	if note := (column{th.face}).chaseNote(); !strings.Contains(note, th.name(prey)) || !strings.Contains(note, th.name(hunter)) {
		t.Errorf("the chase says %q", note)
	}
	for _, c := range []struct {
		eater, hunter rules.Seat
		want          words.Text
	}{
		{me, hunter, words.TrichromeDuelNote()},
		{prey, me, words.TrichromeDuelNoteHunter(th.name(prey))},
		{hunter, prey, words.TrichromeDuelNoteSeen(th.name(hunter), th.name(prey))},
	} {
		v := *th.View
		v.Round.Eater, v.Round.Hunter = c.eater, c.hunter
		th.View = &v
		if note, want := (column{th.face}).duelNote(), th.screen.Say(c.want); note != want {
			t.Errorf("the duel of %v and %v says %q, want %q", c.eater, c.hunter, note, want)
		}
	}
	both := newTheatre(t, people(2, 3, nil))
	if note, want := (column{both.face}).chaseNote(), both.screen.Say(words.TrichromeChaseNote()); note != want {
		t.Errorf("to two the chase says %q, want %q", note, want)
	}
}

// TestARoundIsToldWithNames: the sentence about a round names persons; computer players have the name of their
// colour, and all the letter of their sign where names are too long.
func TestARoundIsToldWithNames(t *testing.T) {
	start := people(2, 3, map[string]string{"rounds": "2"})
	start.Chairs[0].Name, start.Chairs[1].Name = "Inès", "Maximilien-Marie"
	th := newTheatre(t, start)
	for p, want := range []string{"Inès", "Maximilien-Marie", th.screen.Say(history.Names[th.colour(2)])} {
		if got := th.brief(th.colour(rules.Seat(p))); got != want {
			t.Errorf("seat %d is called %q, want %q", p, got, want)
		}
	}
	for n := 0; !th.card.up; n++ {
		if n > 5*60*60 {
			t.Fatal("no round ends")
		}
		th.Wait(1)
	}
	if _, note := th.verdictWithin(10000, ui.RowLabel); !strings.Contains(note, "Inès") || !strings.Contains(note, "Maximilien-Marie") {
		t.Errorf("the round reads %q", note)
	}
	if _, note := th.verdictWithin(10, ui.RowLabel); strings.Contains(note, "Inès") {
		t.Errorf("without room the round reads %q", note)
	}
}

// When the duel is over its clock stands, and no player is sent to the door any more.
func TestTheClockStandsWhenTheDuelIsOver(t *testing.T) {
	th := newTheatre(t, people(1, 3, nil))
	v := *th.View
	v.Phase, v.Ticks = game.PhaseResult, 12
	v.Round.BiteAt = 5 * game.Second
	v.Round.EndAt = v.Round.BiteAt + 4*game.ReversalTicks + 3*game.Second
	v.Round.Eater, v.Round.Hunter = 0, 1
	th.View = &v
	_, note, left, full := column{th.face}.phaseSays()
	if want := game.DuelTicks - 3*game.Game.Rate; left != want || full != game.DuelTicks {
		t.Errorf("after three seconds of duel %d of %v steps are left, want %d", left, full, want)
	}
	if note != th.screen.Say(words.TrichromeDoneNote()) {
		t.Errorf("after the duel it says %q", note)
	}
}

// Colours drawn by lot are spoken of before the first round alone, to a person whose colour is not
// that of the lobby.
func TestDrawnColoursAreSaidOnce(t *testing.T) {
	others := 0
	for seed := range uint64(6) {
		th := newTheatre(t, people(1, seed, nil))
		th.Until("the first round", func() bool { return th.View.Round.Number == 1 })
		want := ""
		if me := th.colour(0); sign(me) != 0 {
			others++
			want = th.Say(words.TrichromeReadyNoteYou(th.Say(history.Names[me])))
		}
		if got := th.drawnNote(); got != want {
			t.Errorf("seed %d: before the first round it says %q, want %q", seed, got, want)
		}
		v := *th.View
		v.Board.Round.Number = 2
		th.View = &v
		if got := th.drawnNote(); got != "" {
			t.Errorf("seed %d: before the second round it says %q", seed, got)
		}
	}
	if others == 0 {
		t.Error("in no match the colour is another one than in the lobby")
	}
}

// A direction that is held or pressed as a round ends does not move the focus of the card that comes after it;
// pressed anew a moment later it does.
func TestSteeringDoesNotMoveTheFocus(t *testing.T) {
	th := newTheatre(t, people(1, 11, short))
	th.Until("the end of the round", func() bool { return th.View.Phase == game.PhaseResult })
	th.Hold(ebiten.KeyArrowRight, true)
	th.Until("the card", func() bool { return th.card.up })
	th.Wait(2 * input.TicksPerSecond)
	th.Hold(ebiten.KeyArrowRight, false)
	th.Wait(5)
	if got, _ := th.Gui.Focused(); got != nextID {
		t.Errorf("a direction that was held moves the focus to %v", got)
	}
	for range 2 { // the first one shows the focus
		th.Press(ebiten.KeyArrowRight)
		th.Wait(5)
	}
	if got, _ := th.Gui.Focused(); got == nextID {
		t.Error("a direction that is pressed later does not move the focus")
	}
}
