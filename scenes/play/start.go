package play

import (
	"ludotheque/rules"
	"ludotheque/scenes/input"
)

// Chair is a seat of a match and who sits there.
type Chair struct {
	// Name is what the person is called; empty for a computer player.
	Name string `json:"name,omitempty"`
	// Level is the computer player's level; empty for a person.
	Level string `json:"level,omitempty"`
	// Guest says that the person sits at another screen of the table.
	Guest bool `json:"-"`
	// Device is what the person holds; 0 for any device.
	Device input.Device `json:"-"`
}

// Person says whether a person sits there.
func (c *Chair) Person() bool { return c.Level == "" }

// Start is what a lobby hands to a game.
type Start struct {
	Setup  rules.Setup
	Chairs []Chair
	// SeedText is the seed as the player knows it, for sharing.
	SeedText string
	// Hosted says that the program's table shows the match to other screens.
	Hosted bool `json:"-"`
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
