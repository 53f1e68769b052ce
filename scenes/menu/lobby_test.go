package menu

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// inLobby is a rig whose first pad has opened the lobby of Bzzz.
func inLobby(t *testing.T, pads ...string) (*rig, *hand, *lobby) {
	t.Helper()
	r, h := newHands(t, 1280, 720, settings.French, 100, append([]string{"First"}, pads...)...)
	h.pad(0, input.A)
	l, ok := r.scene.(*lobby)
	if !ok {
		t.Fatalf("went %q", r.went())
	}
	return r, h, l
}

// sitting is who sits where, as letters: P a person, c a computer player.
func sitting(l *lobby) string {
	out := ""
	for i := range l.places {
		if l.places[i].person {
			out += "P"
		} else {
			out += "c"
		}
	}
	return out
}

func TestDevicesSitDownAndGetUp(t *testing.T) {
	r, h, l := inLobby(t, "Second")
	for _, step := range []struct {
		what string
		do   func()
		want string
		pads [4]input.Device
	}{
		{"the pad that came in sits", func() {}, "Pccc", [4]input.Device{input.Gamepad(0)}},
		{"Enter sits nobody down", func() { h.key(ebiten.KeyTab); h.key(ebiten.KeyArrowUp) }, "Pccc", [4]input.Device{input.Gamepad(0)}},
		{"another pad joins", func() { h.pad(1, input.A) }, "PPcc", [4]input.Device{input.Gamepad(0), input.Gamepad(1)}},
		{"the left half joins", func() { h.key(ebiten.KeyE) }, "PPPc", [4]input.Device{input.Gamepad(0), input.Gamepad(1), input.LeftHalf}},
		{"B gets up", func() { h.pad(1, input.B) }, "PcPc", [4]input.Device{input.Gamepad(0), input.NoDevice, input.LeftHalf}},
		{"the right half takes the free seat", func() { h.key(ebiten.KeyShiftRight) }, "PPPc", [4]input.Device{input.Gamepad(0), input.RightHalf, input.LeftHalf}},
	} {
		step.do()
		if got := sitting(l); got != step.want {
			t.Fatalf("%s: %s, want %s", step.what, got, step.want)
		}
		for s, d := range step.pads {
			if got := r.k.Env.Devices.Seats.Device(rules.Seat(s)); got != d {
				t.Fatalf("%s: seat %d holds %v, want %v", step.what, s, got, d)
			}
		}
	}
	if !r.sound.heard("ui.join") || !r.sound.heard("ui.leave") {
		t.Errorf("heard %v", r.sound.effects)
	}
	r.run(60)
	h.pad(0, input.B)
	if r.went() != "lobby bzzz, title" {
		t.Errorf("the first person's B went %q", r.went())
	}
}

func TestMouseTakesASeatWhereItIsInvited(t *testing.T) {
	r, h, l := inLobby(t)
	v := ui.NewView(1280, 720)
	seats, _, _ := l.layout(v)
	card := seatRect(v, seats, 2, 4)
	headH := headHeight(v)
	invitation := personKey(ui.Rect{X: card.X, Y: card.Y + headH, W: card.W, H: card.H - headH})
	h.click(invitation)
	if sitting(l) != "PcPc" || l.places[2].device != input.Mouse {
		t.Fatalf("%s, device %v", sitting(l), l.places[2].device)
	}
	r.run(60)
	h.click(invitation)
	if sitting(l) != "Pccc" || l.places[2].cut == 0 {
		t.Errorf("clicking again: %s, cut %d", sitting(l), l.places[2].cut)
	}
}

func TestANameIsTypedKeptAndPlayed(t *testing.T) {
	r, h, l := inLobby(t)
	h.reach(&l.screen, "name", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	if l.naming != 0 {
		t.Fatal("Enter on the name types none")
	}
	h.write("Zoé E")
	// A letter of the left half is a letter and no yes, Space is a space.
	h.key(ebiten.KeyE, ebiten.KeySpace)
	h.key(ebiten.KeyBackspace)
	if sitting(l) != "Pccc" || l.naming != 0 {
		t.Fatalf("typing did something else: %s", sitting(l))
	}
	h.key(ebiten.KeyEnter)
	if l.naming >= 0 || l.places[0].name != "Zoé" {
		t.Fatalf("named %q, still typing: %v", l.places[0].name, l.naming >= 0)
	}
	h.pad(0, input.Start)
	g, ok := r.scene.(*tableScene)
	if !ok {
		t.Fatalf("went %q", r.went())
	}
	if c := g.start.Chairs[0]; c.Name != "Zoé" || c.Device != input.Gamepad(0) || !c.Person() {
		t.Errorf("chair %+v", c)
	}
	if g.start.People() != 1 || g.start.Chairs[3].Level != "easy:daredevil" {
		t.Errorf("start %+v, want one person and easy:daredevil in the fourth seat", g.start)
	}
	if kept, _ := new(settings.Keeper).Load(r.k.Env.Store); kept.Name(0) != "Zoé" {
		t.Errorf("kept %v", kept.Names)
	}
}

func TestAPadLeafsThroughNamesAndSpellsOthers(t *testing.T) {
	_, h, l := inLobby(t)
	h.reach(&l.screen, "name", func() { h.pad(0, input.R) })
	h.pad(0, input.A)
	h.reach(&l.screen, "letter.offer", func() { h.pad(0, input.L) })
	h.pad(0, input.A)
	first := l.places[0].name
	h.pad(0, input.A)
	if second := l.places[0].name; first == "" || second == first {
		t.Errorf("%q, then %q; want one name after the other", first, second)
	}
	name := l.places[0].name
	h.reach(&l.screen, "letter", func() { h.pad(0, input.R) })
	h.pad(0, input.A)
	if len(l.places[0].name) != len(name)+1 {
		t.Errorf("a letter makes %q of %q", l.places[0].name, name)
	}
	h.pad(0, input.B)
	if l.naming >= 0 || len(l.places[0].name) != len(name)+1 {
		t.Errorf("B keeps %q, typing: %v", l.places[0].name, l.naming >= 0)
	}
}

func TestAFingerLeafsThroughNames(t *testing.T) {
	_, h, l := inLobby(t)
	v := ui.NewView(1280, 720)
	seats, _, _ := l.layout(v)
	card := seatRect(v, seats, 0, 4)
	head := ui.Rect{X: card.X + 112, Y: card.Y, W: 120, H: headHeight(v)}
	h.tap(head)
	h.tap(head)
	first := l.places[0].name
	h.tap(head)
	if first == "" || l.places[0].name == first || l.naming != 0 {
		t.Errorf("%q, then %q, typing %v", first, l.places[0].name, l.naming)
	}
	h.tap(ui.Rect{X: 640, Y: 60, W: 10, H: 10})
	if l.naming >= 0 {
		t.Error("touching elsewhere does not end the typing")
	}
}

func TestTheDieRollsAndASeedIsTyped(t *testing.T) {
	r, h, l := inLobby(t)
	before := l.seed
	l.openMore()
	h.reach(&l.screen, "die", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	if l.seed == before || l.roll == 0 {
		t.Fatalf("the die gives %q after %q", l.seed, before)
	}
	r.run(rollTicks + 1)
	h.reach(&l.screen, "seed", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	for range len([]rune(l.seed)) {
		h.key(ebiten.KeyBackspace)
	}
	h.write("Trèfle-Midi-27")
	// The act key of a free half is a letter now.
	h.key(ebiten.KeyE)
	if sitting(l) != "Pccc" {
		t.Errorf("typing seats somebody: %s", sitting(l))
	}
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyEscape)
	h.pad(0, input.Start)
	g, ok := r.scene.(*tableScene)
	if !ok {
		t.Fatalf("went %q", r.went())
	}
	if g.start.SeedText != "Trèfle-Midi-27" || g.start.Setup.Seed != rules.SeedFromText("trèfle-midi-27") {
		t.Errorf("start %+v, want the seed text Trèfle-Midi-27 and its seed %d", g.start, rules.SeedFromText("trèfle-midi-27"))
	}
}

func TestAnEmptySeedIsDrawnAgain(t *testing.T) {
	_, h, l := inLobby(t)
	l.openMore()
	h.reach(&l.screen, "seed", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	l.seed = " "
	h.key(ebiten.KeyEscape)
	if l.writing || len(l.seed) < 5 {
		t.Errorf("the seed is %q", l.seed)
	}
}

func TestOptionsAreChosenCheckedAndPutBack(t *testing.T) {
	r, h, l := inLobby(t)
	h.reach(&l.screen, "option", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyArrowLeft)
	if s := l.set(); s.Options["turns"] != "120" || l.refusal(s) != "" {
		t.Fatalf("options %v", s.Options)
	}
	h.reach(&l.screen, "more", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	if !l.more {
		t.Fatal("the sheet of all options stays folded")
	}
	h.reach(&l.screen, "stepper", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyArrowRight)
	if got := l.options["cells"]; got != "18" {
		t.Errorf("a step makes %q, want the next even number", got)
	}
	h.write("7")
	if got, want := l.refusal(l.set()), "« 7 » n’est pas accepté pour « Cases par côté ». Donnez un nombre entier de 10 à 40, multiple de 2."; squash(got) != squash(want) {
		t.Errorf("7 cells: %q", got)
	}
	h.key(ebiten.KeyEscape)
	h.pad(0, input.Start)
	if r.scene != l || !r.sound.heard("ui.refuse") {
		t.Fatalf("a refused set-up went %q", r.went())
	}
	l.openMore()
	h.reach(&l.screen, "usual", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyEscape)
	h.pad(0, input.Start)
	if g, ok := r.scene.(*tableScene); !ok || len(g.start.Setup.Options) != 0 {
		t.Errorf("went %q", r.went())
	}
}

// squash makes all spaces alike.
func squash(s string) string {
	out := []rune(s)
	for i, c := range out {
		if c == '\u00a0' {
			out[i] = ' '
		}
	}
	return string(out)
}

func TestLevelsAreChosenByArrows(t *testing.T) {
	r, h, l := inLobby(t)
	h.reach(&l.screen, "level", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyArrowRight)
	h.key(ebiten.KeyArrowRight)
	h.pad(0, input.Start)
	g, ok := r.scene.(*tableScene)
	if !ok || g.start.Chairs[1].Level != "hard:miser" || g.start.Chairs[2].Level != "easy:pirate" {
		t.Fatalf("went %q: %+v", r.went(), g)
	}
}

// Neighbours have other characters; a face that is pressed is another's.
func TestCharactersAreChosen(t *testing.T) {
	r, h, l := inLobby(t)
	said := func(s rules.Seat) string { return r.k.Say(l.computer(s)) }
	if said(1) != "Avare" || said(2) != "Pirate" || said(3) != "Casse-cou" {
		t.Errorf("%s, %s and %s sit there", said(1), said(2), said(3))
	}
	h.reach(&l.screen, "character", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	if said(1) != "Pirate" {
		t.Errorf("the face after the miser's is that of %s", said(1))
	}
	l.another(3)
	if said(3) != "Ordinateur" {
		t.Errorf("after the last character comes %s", said(3))
	}
	h.pad(0, input.Start)
	g, ok := r.scene.(*tableScene)
	if !ok || g.start.Chairs[1].Level != "easy:pirate" || g.start.Chairs[3].Level != "easy" {
		t.Fatalf("went %q: %+v", r.went(), g)
	}
	again := newLobby(r.k, "bzzz")
	if again.places[1].figure != 2 || again.places[3].figure != 0 {
		t.Errorf("the lobby opens with characters %d and %d", again.places[1].figure, again.places[3].figure)
	}
}

func TestALobbyOpensAsItWasLeft(t *testing.T) {
	r, h, l := inLobby(t)
	l.places[2].level = 2
	l.options["turns"] = "120"
	h.pad(0, input.Start)
	again := newLobby(r.k, "bzzz")
	if again.places[2].level != 2 || again.places[1].level != 0 || again.set().Options["turns"] != "120" {
		t.Errorf("levels %d %d, options %v", again.places[1].level, again.places[2].level, again.options)
	}
}

func TestNothingMovesWhenMotionIsReduced(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100, "First", "Second")
	r.k.Env.Settings.Motion = settings.Reduced
	Apply(r.k)
	h.key(ebiten.KeyArrowRight)
	tt := r.scene.(*title)
	if tt.grow[0].at != 0 || tt.grow[1].at != 1 {
		t.Errorf("posters grow: %v", tt.grow)
	}
	h.key(ebiten.KeyArrowLeft)
	h.pad(0, input.A)
	l := r.scene.(*lobby)
	h.pad(1, input.A)
	if l.places[1].drop.at != 1 {
		t.Errorf("a sheet is at %v of its way", l.places[1].drop.at)
	}
	l.newSeed()
	if l.roll != 0 {
		t.Error("the die rolls")
	}
}

func TestEverybodyMayLeaveAndWatch(t *testing.T) {
	r, h, l := inLobby(t)
	h.reach(&l.screen, "person", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	h.pad(0, input.Start)
	g, ok := r.scene.(*tableScene)
	if !ok || g.start.People() != 0 {
		t.Fatalf("went %q", r.went())
	}
}

// The weakest computer players are proposed until somebody has won, and the lobby says
// so; the usual ones after that.
func TestNewcomersMeetTheWeakest(t *testing.T) {
	r, _, l := inLobby(t)
	for i := range l.places {
		if l.places[i].level != 0 {
			t.Errorf("before the first win seat %d has level %d", i, l.places[i].level)
		}
	}
	if !l.newcomer() {
		t.Error("it is shown after the first win only")
	}
	r.k.Env.Settings.Won = map[string]string{"empire": "easy", "bzzz": ""}
	if again := newLobby(r.k, "bzzz"); again.newcomer() || again.places[1].level != len(again.levels)/2 {
		t.Errorf("after the first win seat 1 has level %d", again.places[1].level)
	}
}

// The speed of a game in real time is set with its house rules, and kept; a game that waits for
// people has none.
func TestHouseRulesSetTheSpeedOfTheGame(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	r.k.FrontEnds = append(r.k.FrontEnds, &play.FrontEnd{Info: &chaseInfo})
	for game, want := range map[string]int{"trichrome": 80, "bzzz": 100} {
		l := newLobby(r.k, game)
		r.scene = l
		l.openMore()
		r.run(2)
		l.g.Focus(rowID(words.SettingsTempo()))
		r.run(1)
		h.key(ebiten.KeyArrowLeft)
		h.key(ebiten.KeyArrowLeft)
		h.key(ebiten.KeyEscape)
		if kept, _ := new(settings.Keeper).Load(r.k.Env.Store); kept.TempoOf(game) != want {
			t.Errorf("%s: kept %d %%, want %d", game, kept.TempoOf(game), want)
		}
	}
}
