package play

import (
	"slices"

	"ludotheque/ai"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/input"
)

// Chair is a seat of a match and who sits there.
type Chair struct {
	// Name is what the person is called; empty for a computer player.
	Name string `json:"name,omitempty"`
	// Level is the computer player's level, with its character if it has one; empty
	// for a person.
	Level string `json:"level,omitempty"`
	// Guest says that the person sits at another screen of the table.
	Guest bool `json:"-"`
	// Device is what the person holds; 0 for any device.
	Device input.Device `json:"-"`
}

// Person says whether a person sits there.
func (c *Chair) Person() bool { return c.Level == "" }

// Called is what who sits on one of the chairs is called: a first name, "Player B", and a
// computer player by its character, with the letter of its seat where another is called
// the same.
func Called(k *App, chairs []Chair, p rules.Seat) string {
	return called(k, len(chairs), func(i int) *Chair { return &chairs[i] }, p)
}

// called is [Called] for n chairs.
func called(k *App, n int, at func(i int) *Chair, p rules.Seat) string {
	c := at(int(p))
	switch {
	case c.Name != "":
		return c.Name
	case c.Person():
		return k.Say(words.SeatPlayer(p.Letter()))
	}
	name := c.Computer(k)
	for i := range n {
		if o := at(i); i != int(p) && !o.Person() && o.Name == "" && o.Computer(k) == name {
			return k.Join(name, " ", p.Letter())
		}
	}
	return name
}

// Computer is what the computer player there is called, without its letter: by its character, if it has
// one.
func (c *Chair) Computer(k *App) string {
	if _, character := ai.Level(c.Level).Parts(); character != "" {
		return k.Named("character." + string(character))
	}
	return k.Say(words.SeatComputer())
}

// Strength is the computer player's level without its character.
func (c *Chair) Strength() string {
	level, _ := ai.Level(c.Level).Parts()
	return string(level)
}

// SeatBySign gives chairs in the order of the signs chosen in a lobby the seats that have
// these signs in a match; signs is what [Game].Signs answers for it.
func SeatBySign(chairs []Chair, signs []rules.Seat) []Chair {
	out := slices.Clone(chairs)
	for p, sign := range signs {
		if p < len(out) && int(sign) < len(chairs) {
			out[p] = chairs[sign]
		}
	}
	return out
}

// OrderBySign undoes [SeatBySign].
func OrderBySign(chairs []Chair, signs []rules.Seat) []Chair {
	out := slices.Clone(chairs)
	for p, sign := range signs {
		if p < len(chairs) && int(sign) < len(out) {
			out[sign] = chairs[p]
		}
	}
	return out
}

// Start is what a lobby hands to a game.
type Start struct {
	Setup  rules.Setup
	Chairs []Chair
	// SeedText is the seed as the player knows it, for sharing.
	SeedText string
	// Hosted says that the program's table shows the match to other screens.
	Hosted bool `json:"-"`
	// Code is that of the table, and Keys are what the guests' devices are known by: see
	// host.Host.Keys. A record keeps both.
	Code string                `json:"-"`
	Keys map[rules.Seat]string `json:"-"`
	// Resume is the name of a record to go on with; empty for a new match.
	// Setup and Chairs come from it then.
	Resume string
}

// People is the number of persons at the table.
func (s *Start) People() int {
	n := 0
	for i := range s.Chairs {
		if s.Chairs[i].Person() {
			n++
		}
	}
	return n
}

// person says whether a person of this screen began at a seat, whoever plays there now:
// what guests know of their own is never read here.
func (s *Start) person(p rules.Seat) bool {
	return p >= 0 && int(p) < len(s.Chairs) && s.Chairs[p].Person() && !s.Chairs[p].Guest
}
