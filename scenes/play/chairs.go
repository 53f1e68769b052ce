package play

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
)

// Seated is who sits at a seat now: the person or computer player of the start,
// or a computer player in the place of a person who left.
type Seated struct {
	Chair
	// Away says that a computer player plays for the person.
	Away bool
	// Back says that the person wants the seat again; when is for the game to say.
	Back bool
	// Elsewhere says that the person sits at another screen.
	Elsewhere bool
	// late says that the time of the person's turn is over, and a computer player decides
	// this once.
	late bool
	// gone says that the pad of a person who left was missing since.
	gone bool
}

// Chairs is who sits at the seats of a match now, in seat order.
type Chairs []Seated

// Person says whether a person decides for the seat now.
func (t Chairs) Person(p rules.Seat) bool {
	return p >= 0 && int(p) < len(t) && t[p].Chair.Person() && !t[p].Away && !t[p].late && !t[p].Elsewhere
}

// Name is the name of who sits at a seat, for people: a first name, "Player B",
// a computer; empty where there is no such seat.
func (t Chairs) Name(k *App, p rules.Seat) string {
	if p < 0 || int(p) >= len(t) {
		return ""
	}
	return called(k, len(t), func(i int) *Chair { return &t[i].Chair }, p)
}

// People is the number of persons at the table now.
func (t Chairs) People() int {
	n := 0
	for p := range t {
		if t.Person(rules.Seat(p)) {
			n++
		}
	}
	return n
}

// Opens is a game's way to open a match as [FrontEnd].New has it.
func Opens[T scenes.Scene](open func(k *App, start Start) (T, error)) func(k *App, start Start) (scenes.Scene, error) {
	return func(k *App, start Start) (scenes.Scene, error) {
		s, err := open(k, start)
		if err != nil {
			return nil, err
		}
		return s, nil
	}
}

// Anew is a new match with the set-up and the people of another, and a seed; the
// lesson that went on in stay begins again. When it cannot be opened a notice
// says so and stay is shown.
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
