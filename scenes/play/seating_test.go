package play_test

import (
	"math/bits"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/ai"
	bots "ludotheque/ai/null"
	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/null"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

var nullLevels = ai.Names(ai.Levels())

// sitting is a match of null at which people sit.
type sitting struct {
	play.Seating[*game.State, game.Action, game.View]
	t       *testing.T
	k       *play.App
	m       *match.Match[*game.State, game.Action, game.View]
	src     *kittest.Source
	changes []rules.Seat
	missing rules.Seat
}

// sit seats people with what they hold; who holds nothing is a computer player.
func sit(t *testing.T, pads []input.PadState, people ...play.Chair) *sitting {
	t.Helper()
	src := &kittest.Source{Now: input.Snapshot{Focused: true, Pads: pads}}
	k := &play.App{Kit: &kit.Kit{Env: scenes.NewEnv(src, nil), P: ui.NewPainter(), Words: words.New("en")},
		Pause: func(behind scenes.Scene, p play.Paused) scenes.Scene {
			return &kittest.Paused{Paused: p, Under: behind}
		}}
	k.Env.Devices.Tick()
	s := &sitting{t: t, k: k, src: src}
	start := play.Start{Setup: rules.Setup{Seats: len(people), Seed: 3}, Chairs: people}
	if err := s.Open(k, game.Game, start, nullLevels, func(level string, seed uint64) match.Player[game.Action, game.View] {
		return bots.New(ai.Level(level), seed)
	}, play.SeatHooks{Where: func() words.Text { return words.Text{} },
		Changed: func(p rules.Seat) { s.changes = append(s.changes, p) }}); err != nil {
		t.Fatal(err)
	}
	s.m = s.Match
	t.Cleanup(s.m.Close)
	return s
}

// tick makes a tick with these pads plugged in.
func (s *sitting) tick(pads ...input.PadState) *input.Frame {
	s.src.Now.Pads = pads
	in := s.k.Env.Devices.Tick()
	s.missing = s.Watch(in)
	return in
}

// is checks whose pad is missing.
func (s *sitting) is(what string, missing rules.Seat) {
	s.t.Helper()
	if s.missing != missing {
		s.t.Errorf("%s: %v is missing, want %v", what, s.missing, missing)
	}
}

// said takes the notices.
func (s *sitting) said() (all []words.Text) {
	for n, ok := s.k.Env.TakeNotice(); ok; n, ok = s.k.Env.TakeNotice() {
		all = append(all, n)
	}
	return all
}

func model(slot int, name string, held ...input.Button) input.PadState {
	return input.PadState{Slot: slot, GUID: "guid-" + name, Name: name, Held: input.Of(held...)}
}

func holding(d input.Device) play.Chair { return play.Chair{Device: d} }

// A pad that went is missing until it is there again, whatever its slot.
func TestAPadThatCameBackInAnotherSlotIsItsOwnersAgain(t *testing.T) {
	one, two := model(0, "one"), model(1, "two")
	s := sit(t, []input.PadState{one, two}, holding(input.Gamepad(0)), holding(input.Gamepad(1)))
	s.tick(one, two)
	s.is("both plugged", rules.Spectator)
	s.tick(one)
	s.is("the second went", 1)
	s.tick(one)
	s.is("it still is gone", 1)
	s.tick(one, model(7, "three"))
	s.is("another came", 1)
	s.tick(one, model(7, "three"), model(4, "two"))
	s.is("it is back in another slot", rules.Spectator)
	if in := s.k.Env.Devices.Frame(); in.Pad(input.Gamepad(1)) == nil || !in.Pad(input.Gamepad(1)).Connected {
		t.Error("the device of the second seat is not connected")
	}
}

// Everybody is asked for, one after the other, also when all went at once and
// while something else was on the screen.
func TestAllFourPadsGone(t *testing.T) {
	var pads []input.PadState
	var people []play.Chair
	for i := range 4 {
		pads = append(pads, model(i, string(rune('a'+i))))
		people = append(people, holding(input.Gamepad(i)))
	}
	s := sit(t, pads, people...)
	s.tick(pads...)
	s.src.Now.Pads = nil
	for range 5 { // a menu is over the game
		s.k.Env.Devices.Tick()
	}
	var spares []input.PadState
	for p := range rules.Seat(4) {
		s.tick(spares...)
		s.is("all gone", p)
		spares = append(spares, model(int(p), "spare"+p.Letter()))
		s.tick(spares...)
		s.is("a spare one is there", p)
		s.Hold(p, input.Gamepad(4+int(p)))
	}
	s.tick(spares...)
	s.is("everybody has a spare one", rules.Spectator)
}

// Two pads of one model that went: which one is back cannot be known, so it
// waits for a button.
func TestTwoLostPadsOfOneModelReturnByAPress(t *testing.T) {
	s := sit(t, []input.PadState{model(0, "x"), model(1, "x")}, holding(input.Gamepad(0)), holding(input.Gamepad(1)))
	s.tick(model(0, "x"), model(1, "x"))
	s.tick()
	in := s.tick(model(0, "x"))
	s.is("one is back", 0)
	fresh := input.NoDevice
	for i := range in.Pads {
		if p := &in.Pads[i]; p.Device.IsGamepad() && p.Connected {
			fresh = p.Device
		}
	}
	if _, sits := s.k.Env.Devices.Seats.Seat(fresh); sits || fresh == input.NoDevice {
		t.Fatalf("%v sits by itself", fresh)
	}
	// It was the second one's: A on it gives it the seat that is asked for, and
	// the other is no riddle any more.
	s.Hold(0, fresh)
	s.tick(model(0, "x"))
	s.is("one holds it", 1)
	s.tick(model(0, "x"), model(1, "x"))
	s.is("the other one is back", rules.Spectator)
}

// A new gamepad changes nothing while none is missing.
func TestAnUnusedPadIsNotMissed(t *testing.T) {
	one := model(0, "one")
	s := sit(t, []input.PadState{one}, holding(input.Gamepad(0)), holding(input.Mouse))
	s.tick(one)
	s.tick(one, model(1, "two"))
	s.tick(one, model(1, "two", input.A))
	s.is("a new pad", rules.Spectator)
	if len(s.changes) != 0 || s.Chairs[0].Device != input.Gamepad(0) || s.Chairs[1].Device != input.Mouse {
		t.Errorf("it took a seat: %v", s.Chairs)
	}
}

// Who let the computer play for want of a pad is back with it, or with any pad
// that has no seat.
func TestAPlayerIsBackWithThePadOrAnother(t *testing.T) {
	one, two := model(0, "one"), model(1, "two")
	for name, back := range map[string]input.PadState{"its own": model(3, "one"), "another": model(3, "three", input.A)} {
		s := sit(t, []input.PadState{one, two}, holding(input.Gamepad(0)), holding(input.Gamepad(1)))
		s.tick(one, two)
		s.tick(two)
		s.is("gone", 0)
		s.Leave(0)
		if s.Chairs.Person(0) || s.m.Hands().Has(0) {
			t.Fatal("nobody plays for the one who left")
		}
		s.tick(two)
		s.is("a computer plays", rules.Spectator)
		s.tick(model(1, "two", input.A))
		if s.Chairs.Person(0) {
			t.Fatalf("%s: the other person's A took the seat", name)
		}
		s.tick(two)
		in := s.tick(two, back)
		if !s.Chairs.Person(0) || !s.m.Hands().Has(0) {
			t.Errorf("%s: not back", name)
		}
		if in.Menu.Pressed.Has(input.A) {
			t.Errorf("%s: the A that took the seat does something else as well", name)
		}
		if got := s.said(); len(got) != 1 || got[0].Key() != "notice.match.back" {
			t.Errorf("%s: said %v, want only who is back", name, got)
		}
		if len(s.changes) != 2 {
			t.Errorf("%s: told of %v", name, s.changes)
		}
	}
}

// A person who shares all devices misses the pad that was used last, and goes on
// sharing.
func TestAPadThatWasShared(t *testing.T) {
	one := model(0, "one")
	s := sit(t, []input.PadState{one}, play.Chair{}, play.Chair{Level: "easy"})
	s.tick(one)
	s.tick()
	s.is("a pad that was never used went", rules.Spectator)
	s.tick(one)
	s.tick(model(0, "one", input.A))
	s.tick()
	s.is("the pad in use went", 0)
	s.Hold(0, input.LeftHalf)
	if d := s.Chairs[0].Device; d != input.NoDevice {
		t.Errorf("the chair holds %v alone, want none: the person goes on sharing all devices", d)
	}
}

// The pause sheet says whose pad it was, and of what kind.
func TestThePauseKnowsTheLostPad(t *testing.T) {
	one := model(0, "one")
	s := sit(t, []input.PadState{one}, play.Chair{Name: "Ada", Device: input.Gamepad(0)}, play.Chair{Level: "easy"})
	s.tick(one)
	s.tick()
	var under scenes.Scene = &kittest.Paused{}
	p, ok := s.Pause(under, s.missing).(*kittest.Paused)
	if !ok || p.Lost != 0 || p.LostName != "Ada" || p.Device != input.Gamepad(0) || p.Under != under || p.Game != "null" {
		t.Fatalf("the pause says %+v, want Ada's Gamepad 0 of seat 0, above the match, in the game null", p)
	}
	p.Hold(input.LeftHalf)
	if d, _ := s.k.Env.Devices.Seats.Seat(input.LeftHalf); s.Chairs[0].Device != input.LeftHalf || d != 0 {
		t.Errorf("the chair holds %v and the device has seat %d, want the left half and seat 0", s.Chairs[0].Device, d)
	}
	p.Computer()
	if s.Chairs.Person(0) {
		t.Error("no computer took over")
	}
	s.k.Pause = nil
	if s.Pause(under, rules.Spectator) != under {
		t.Error("there is a pause without a sheet")
	}
}

// A device that is handed out has one owner.
func TestHandingOut(t *testing.T) {
	s := sit(t, nil, holding(input.RightHalf), play.Chair{}, play.Chair{}, play.Chair{Level: "easy"})
	s.HandOut(input.RightHalf, input.LeftHalf, input.MiddleHalf)
	for p, want := range []input.Device{input.RightHalf, input.LeftHalf, input.MiddleHalf, input.NoDevice} {
		if s.Chairs[p].Device != want {
			t.Errorf("seat %d holds %v, want %v", p, s.Chairs[p].Device, want)
		}
	}
	alone := sit(t, nil, play.Chair{}, play.Chair{Level: "easy"})
	alone.HandOut(input.RightHalf)
	if alone.Chairs[0].Device != input.NoDevice {
		t.Error("who plays alone holds anything")
	}
}

func TestEyes(t *testing.T) {
	person, computer := play.Seated{}, play.Seated{Chair: play.Chair{Level: "easy"}}
	none := rules.Spectator
	for _, c := range []struct {
		name         string
		table        play.Chairs
		next, holder rules.Seat
		eyes         rules.Seat
		card         bool
	}{
		{"nobody", play.Chairs{computer, computer}, 0, none, none, false},
		{"alone", play.Chairs{computer, person}, 0, none, 1, false},
		{"a computer's turn", play.Chairs{person, person, computer}, 2, 0, none, false},
		{"the holder's turn", play.Chairs{person, person}, 1, 1, 1, false},
		{"the other's turn", play.Chairs{person, person}, 1, 0, none, true},
		{"nobody's turn", play.Chairs{person, person}, none, 0, none, false},
	} {
		if eyes, card := c.table.Eyes(c.next, c.holder); eyes != c.eyes || card != c.card {
			t.Errorf("%s: %v %v, want %v %v", c.name, eyes, card, c.eyes, c.card)
		}
	}
	if p := (play.Chairs{person, person}).Sole(); p != none {
		t.Errorf("the only one of two is %v", p)
	}
}

// Where several people have a device each, only the device of the one to decide counts; a
// pause is everybody's.
func TestOnlyTheDecidingPlayerMovesAnything(t *testing.T) {
	key := func(keys ...ebiten.Key) (set input.KeySet) {
		for _, k := range keys {
			set.Add(k)
		}
		return set
	}
	pads := func(held ...input.Button) []input.PadState {
		return []input.PadState{model(0, "one"), model(1, "two", held...)}
	}
	gamepads := []play.Chair{holding(input.Gamepad(0)), holding(input.Gamepad(1))}
	for _, c := range []struct {
		name   string
		people []play.Chair
		who    rules.Seat
		pads   []input.PadState
		keys   input.KeySet
		menu   input.Buttons
		left   int // keys that shortcuts see
	}{
		{"another's pad", gamepads, 0, pads(input.A, input.Left), input.KeySet{}, 0, 0},
		{"the own pad", gamepads, 1, pads(input.A, input.Left), input.KeySet{}, input.Of(input.A, input.Left), 0},
		{"another's pause", gamepads, 0, pads(input.Start), input.KeySet{}, input.Of(input.Start), 0},
		{"keys that nobody holds", gamepads, 0, pads(), key(ebiten.KeyEnter, ebiten.KeyT), input.Of(input.A), 2},
		{"arrows in the turn of the left half", []play.Chair{holding(input.LeftHalf), holding(input.RightHalf)}, 0, nil,
			key(ebiten.KeyArrowUp, ebiten.KeySlash), 0, 0},
		{"both halves at once", []play.Chair{holding(input.LeftHalf), holding(input.RightHalf)}, 0, nil,
			key(ebiten.KeyArrowUp, ebiten.KeyArrowLeft, ebiten.KeyW, ebiten.KeyE), input.Of(input.Up, input.A), 2},
		{"the right half in its own turn", []play.Chair{holding(input.LeftHalf), holding(input.RightHalf)}, 1, nil,
			key(ebiten.KeyArrowUp, ebiten.KeyA), input.Of(input.Up), 1},
		{"another's keyboard in the turn of a pad", []play.Chair{holding(input.Gamepad(0)), holding(input.LeftHalf)}, 0, pads(),
			key(ebiten.KeyEnter, ebiten.KeyT, ebiten.KeyEscape), input.Of(input.B), 1},
		{"a computer's turn", []play.Chair{{Level: "easy"}, holding(input.Gamepad(0)), holding(input.Gamepad(1))}, 0,
			pads(input.A), input.KeySet{}, input.Of(input.A), 0},
		{"who shares", []play.Chair{{}, holding(input.Gamepad(1))}, 0, pads(input.A), input.KeySet{}, input.Of(input.A), 0},
		{"alone", []play.Chair{holding(input.Gamepad(0)), {Level: "easy"}}, 0, pads(input.A), input.KeySet{}, input.Of(input.A), 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := sit(t, pads(), c.people...)
			s.tick(pads()...)
			s.src.Now.Keys = c.keys
			in := s.Only(s.tick(c.pads...), c.who)
			if in.Menu.Pressed != c.menu || in.Menu.Repeat != c.menu {
				t.Errorf("pressed %b, repeated %b, want %b", in.Menu.Pressed, in.Menu.Repeat, c.menu)
			}
			n := 0
			for _, w := range in.Keys.Pressed {
				n += bits.OnesCount64(w)
			}
			if n != c.left {
				t.Errorf("%d keys are left for shortcuts, want %d", n, c.left)
			}
		})
	}
}

// Hints are for the deciding seat, regardless of the last touch.
func TestHintsAreForTheDecidingPlayer(t *testing.T) {
	s := sit(t, []input.PadState{model(0, "one")}, holding(input.Gamepad(0)), holding(input.RightHalf))
	s.k.P = ui.NewPainter()
	g := s.k.Gui()
	for who, want := range []input.Device{input.Gamepad(0), input.RightHalf} {
		s.src.Now.Keys = input.KeySet{}
		s.src.Now.Keys.Add(ebiten.KeyW)
		s.Only(s.tick(model(0, "one")), rules.Seat(who))
		s.k.Begin(g, s.k.Env.Devices.Frame())
		if got := s.k.Env.Devices.Asked(); got != want {
			t.Errorf("seat %d: hints are for %v, want %v", who, got, want)
		}
		s.k.End(g)
	}
	s.k.Begin(g, s.k.Env.Devices.Frame())
	s.k.End(g)
	if got := s.k.Env.Devices.Asked(); got != input.LeftHalf {
		t.Errorf("in a menu hints are for %v, want who touched last", got)
	}
}

// In a game of rounds a pad that is there again gives its seat back by a press only.
func TestInAGameOfRoundsAReturningPlayerPresses(t *testing.T) {
	one, two := model(0, "one"), model(1, "two")
	s := sit(t, []input.PadState{one, two}, holding(input.Gamepad(0)), holding(input.Gamepad(1)))
	round := 1
	s.Rounds = func() int { return round }
	s.Return()
	s.tick(one)
	s.Leave(1)
	s.tick(one)
	s.tick(one, two)
	round++
	s.Return()
	if s.Chairs.Person(1) {
		t.Fatal("a pad that only is there again brings its person back")
	}
	s.tick(one, model(1, "two", input.A))
	s.Return()
	if s.Chairs.Person(1) {
		t.Error("who presses a button is back in the middle of a round")
	}
	round++
	s.Return()
	if !s.Chairs.Person(1) {
		t.Error("a player who presses a button is not back at the next round")
	}
}
