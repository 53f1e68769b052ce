package menu

import (
	"slices"
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// A device remembers its person: taken on another evening, on another seat,
// has the name that was typed once. Nobody is called as somebody who sits already.
func TestDevicesRememberTheirPersons(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100)
	r.run(1)
	first := newLobby(r.k, "bzzz")
	first.sit(1, input.RightHalf)
	first.places[1].name = "Camille"
	first.remember()

	next := newLobby(r.k, "bzzz")
	next.sit(2, input.RightHalf)
	if got := next.places[2].name; got != "Camille" {
		t.Errorf("the right half's person is called %q on another seat", got)
	}
	next.sit(1, input.LeftHalf)
	if got := next.places[1].name; got != "" {
		t.Errorf("somebody else is called %q, too", got)
	}
	// The names that are kept are offered before any others, save those in use.
	r.k.Env.Settings.SetName(5, "Zoé")
	next.naming = 1
	if got := next.leaf("", 1); got != "Zoé" {
		t.Errorf("%q is offered to the next seat", got)
	}
	if kept, _ := new(settings.Keeper).Load(r.k.Env.Store); kept.Devices["right"] != "Camille" {
		t.Errorf("kept are %v", kept.Devices)
	}
}

// Where more people sit than there are names to offer, the name that is there stays.
func TestNamesRunOut(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100)
	r.run(1)
	l := newLobby(r.k, "bzzz")
	usual := strings.Fields(r.k.Say(words.LobbyNames()))
	l.places = make([]place, len(usual)+1)
	for i, name := range usual {
		l.places[i].name, l.places[i].person = name, true
	}
	l.count = len(l.places)
	l.naming = rules.Seat(len(usual))
	for _, step := range []int{1, -1} {
		if got := l.leaf("Ada", step); got != "Ada" {
			t.Errorf("with all names taken, %q is offered", got)
		}
	}
}

// Who has no name is asked for it, on the key by which it is typed; letters stay for who
// wants them.
func TestAPlayerWithoutANameIsAsked(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100)
	r.run(1)
	l := newLobby(r.k, "bzzz")
	r.scene = l
	var seen ui.Witness
	r.k.P.Witness = &seen
	defer func() { r.k.P.Witness = nil }()
	for _, c := range []struct {
		name string
		asks bool
	}{{"", true}, {"Noé", false}} {
		l.places[0].name = c.name
		r.run(2)
		asked := l.k.Say(words.LobbyNameAsk())
		if got := slices.ContainsFunc(seen.Letters, func(w ui.Letters) bool { return w.Text == asked }); got != c.asks {
			t.Errorf("of %q the name is asked: %v", c.name, got)
		}
	}
	if l.chair(rules.Seat(0)).Name != "Noé" {
		t.Error("the name did not reach the chair")
	}
}

// In a lobby with free seats only who sat down first starts with a device: an A of
// somebody else who sits already is mostly meant to join.
func TestTheLastPersonSeatedDoesNotStart(t *testing.T) {
	r, h, l := lobbyOf(t, 1280, 720, settings.French, 100, &poolInfo)
	press := func(pad int) {
		h.now.Pads[pad].Held = input.Of(input.A)
		r.run(1)
		h.now.Pads[pad].Held = 0
		r.run(2)
	}
	press(1)
	if l.host() != 0 || l.people() != 2 {
		t.Fatalf("%s sit after the second one joined", laidOut(l))
	}
	l.g.Focus(startID)
	r.run(2)
	if press(1); r.scene != l {
		t.Fatal("the second one's A started the match of the first")
	}
	if said := l.g.Toasts.Texts(nil); len(said) == 0 {
		t.Error("nobody says who starts")
	}
	if press(0); r.scene == l {
		t.Error("the first one's A does not start")
	}
}

// In a game that draws the signs of its seats, people get the seats that have the signs
// under which they sat down, with their names and devices; the lobby opens again as it was.
func TestPeopleKeepTheirSignsFromTheLobby(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100, "First", "Second")
	front := *r.k.FrontEnds[0]
	front.Signs = func(rules.Setup) []rules.Seat { return []rules.Seat{2, 0, 3, 1} }
	r.k.FrontEnds[0] = &front
	l := newLobby(r.k, "bzzz")
	r.scene = l
	r.run(2)
	l.leave(0)
	l.sit(0, input.Gamepad(0))
	l.places[0].name = "Ada"
	l.sit(1, input.Gamepad(1))
	l.places[1].name = "Bo"
	h.pad(0, input.Start)
	g, ok := r.scene.(*tableScene)
	if !ok {
		t.Fatalf("went %q", r.went())
	}
	if c := g.start.Chairs; c[1].Name != "Ada" || c[1].Device != input.Gamepad(0) || c[3].Name != "Bo" || c[3].Device != input.Gamepad(1) || c[0].Person() || c[2].Person() {
		t.Errorf("seated %+v", c)
	}
	if c := r.k.Last["bzzz"].Chairs; c[0].Name != "Ada" || c[1].Name != "Bo" {
		t.Errorf("the lobby remembers %+v", c)
	}
}
