package play

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
)

// Seated is the player of a seat now: the person or computer player that the match
// started with, or a computer player that stands in for a person who left.
type Seated struct {
	Chair
	// Away says that a computer player stands in for the person.
	Away bool
	// Back says that the person wants the seat back; the game decides when.
	Back bool
	// Elsewhere says that the person plays at another screen.
	Elsewhere bool
	// late says that the time for the person's turn is over, so a computer player decides
	// this once.
	late bool
	// gone says that the gamepad of a person who left has been missing since.
	gone bool
}

// Chairs are the players of a match now, in seat order.
type Chairs []Seated

// Person reports whether a person at this screen decides for the seat now.
func (t Chairs) Person(p rules.Seat) bool { return t.Human(p) && !t[p].Elsewhere }

// Human reports whether a person decides for the seat now, at this screen or another.
func (t Chairs) Human(p rules.Seat) bool {
	return p >= 0 && int(p) < len(t) && t[p].Chair.Person() && !t[p].Away && !t[p].late
}

// awayHere reports whether a computer player stands in for a person at this screen.
func (t Chairs) awayHere(p rules.Seat) bool {
	return p >= 0 && int(p) < len(t) && t[p].Away && !t[p].Elsewhere
}

// Name returns the name of a seat's player for people: a first name, "Player B" or a
// computer player's; it is empty if there is no such seat.
func (t Chairs) Name(k *App, p rules.Seat) string {
	if p < 0 || int(p) >= len(t) {
		return ""
	}
	return called(k, len(t), func(i int) *Chair { return &t[i].Chair }, p)
}

// People returns the number of persons at the table now.
func (t Chairs) People() int {
	n := 0
	for p := range t {
		if t.Person(rules.Seat(p)) {
			n++
		}
	}
	return n
}

// Alone returns the seat of the only person, or [rules.Spectator].
func Alone(chairs []Chair) rules.Seat {
	seat := rules.Spectator
	for i := range chairs {
		switch {
		case !chairs[i].Person():
		case seat >= 0:
			return rules.Spectator
		default:
			seat = rules.Seat(i)
		}
	}
	return seat
}

// opener adapts a game's function that opens a match to [FrontEnd].New.
func opener[T scenes.Scene](open func(k *App, start Start) (T, error)) func(k *App, start Start) (scenes.Scene, error) {
	return func(k *App, start Start) (scenes.Scene, error) {
		s, err := open(k, start)
		if err != nil {
			return nil, err
		}
		return s, nil
	}
}

// Anew opens a new match with the set-up and people of another and a new seed; the lesson
// in stay begins again. If it cannot be opened a notice says so, and stay is shown.
func Anew[T scenes.Scene](k *App, open func(k *App, start Start) (T, error), start Start, seed uint64, stay scenes.Scene) scenes.Scene {
	start.Resume, start.Setup.Seed, start.Setup.Rules = "", seed, 0 // the newest, after an older match too
	taught := k.Teacher(stay)
	s, err := open(k, start)
	if err != nil { // the same set-up was accepted before
		k.Env.Say(words.NoticeStoreFailed())
		return stay
	}
	if taught != nil {
		k.teach(taught.Steps(), 0, s)
	}
	return s
}
