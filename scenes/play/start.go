package play

import (
	"slices"

	"ludotheque/ai"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/input"
)

// Chair is a seat of a match with its player.
type Chair struct {
	// Name is the person's name; it is empty for a computer player.
	Name string `json:"name,omitempty"`
	// Level is the computer player's level, with its character if it has one; it is empty
	// for a person.
	Level string `json:"level,omitempty"`
	// Guest says that the person plays at another screen of the table.
	Guest bool `json:"-"`
	// Device is the person's device; 0 for any.
	Device input.Device `json:"-"`
	// Held says by what the person played when the match began, as a record keeps it, for
	// display only; it is "" for a computer player and where it is not known.
	Held Held `json:"-"`
}

// Held is a kind of device: a key of heldWords, or "".
type Held string

// Kinds of devices in a record.
const (
	heldMouse     Held = "mouse"
	heldTouch     Held = "touch"
	heldKeyboard  Held = "keyboard"
	heldPad       Held = "pad"
	heldElsewhere Held = "elsewhere"
	heldComputer  Held = "computer" // for the person, when the match ended
)

var heldWords = map[Held]words.Text{
	heldMouse:     words.ResultsDeviceMouse(),
	heldTouch:     words.ResultsDeviceTouch(),
	heldKeyboard:  words.ResultsDeviceKeyboard(),
	heldPad:       words.ResultsDevicePad(),
	heldElsewhere: words.ResultsDeviceElsewhere(),
	heldComputer:  words.ResultsDeviceComputer(),
}

// Text returns the kind in a word, and nothing if it is not known.
func (h Held) Text() words.Text { return heldWords[h] }

// hold notes by what a chair's person plays, as a frame says it of a person without a device.
func (c *Chair) hold(f *input.Frame) {
	d := c.Device
	if d == input.NoDevice {
		d = f.Device
	}
	switch {
	case !c.Person():
		c.Held = ""
	case c.Guest:
		c.Held = heldElsewhere
	case d.IsGamepad():
		c.Held = heldPad
	case d.IsKeyboard():
		c.Held = heldKeyboard
	case d == input.Mouse && f.Pointer.Touch:
		c.Held = heldTouch
	case d == input.Mouse:
		c.Held = heldMouse
	default:
		c.Held = ""
	}
}

// Person reports whether the player is a person.
func (c *Chair) Person() bool { return c.Level == "" }

// Called returns the name of the player of one of the chairs: a first name, "Player B",
// or a computer player's by its character, with the letter of its seat if another has the
// same.
func Called(k *App, chairs []Chair, p rules.Seat) string {
	return called(k, len(chairs), func(i int) *Chair { return &chairs[i] }, p)
}

// called is [Called] for n chairs.
func called(k *App, n int, at func(i int) *Chair, p rules.Seat) string {
	c := at(int(p))
	switch {
	case c.Name != "" || c.Person():
		return k.PersonName(c.Name, p)
	}
	name := c.Computer(k)
	for i := range n {
		if o := at(i); i != int(p) && !o.Person() && o.Name == "" && o.Computer(k) == name {
			return k.Join(name, " ", p.Letter())
		}
	}
	return name
}

// Computer returns the computer player's name without a letter: by its character, if it
// has one.
func (c *Chair) Computer(k *App) string {
	if _, character := ai.Level(c.Level).Parts(); character != "" {
		return k.Named("character." + string(character))
	}
	return k.Say(words.SeatComputer())
}

// Strength returns the computer player's level without its character.
func (c *Chair) Strength() string {
	level, _ := ai.Level(c.Level).Parts()
	return string(level)
}

// NewSeed returns the text of a new seed for a match like s. In a game that draws signs by lot, which
// [Game].Signs tells, it is one with which each seat has its own sign, so that a match shows the signs of
// its lobby on all screens of a table; signs is nil in other games.
func NewSeed(a *App, signs func(rules.Setup) []rules.Seat, s rules.Setup) (text string) {
	for range 60 { // one in six has
		text = words.SeedText(a.Words.Language(), a.Env.Seed())
		s.Seed = rules.SeedFromText(text)
		if signs == nil || inOrder(signs(s)) {
			break
		}
	}
	return text
}

// inOrder reports whether each seat has its own sign.
func inOrder(signs []rules.Seat) bool {
	for p, sign := range signs {
		if sign != rules.Seat(p) {
			return false
		}
	}
	return true
}

// SeatBySign reorders chairs from the order of the signs chosen in a lobby to the seats
// that have these signs in a match; signs is the result of [Game].Signs.
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

// Start is what a lobby passes to a game.
type Start struct {
	Setup  rules.Setup
	Chairs []Chair
	// SeedText is the seed as the player typed or read it, for sharing.
	SeedText string
	// Hosted says that the program's table shows the match to other screens.
	Hosted bool `json:"-"`
	// Code is that of the table, and Keys identify the guests' devices: see
	// host.Host.Keys. A record keeps both.
	Code string                `json:"-"`
	Keys map[rules.Seat]string `json:"-"`
	// Resume is the name of a record to resume, which then provides Setup and Chairs; it
	// is empty for a new match.
	Resume string
}

// People returns the number of persons at the table.
func (s *Start) People() int {
	n := 0
	for i := range s.Chairs {
		if s.Chairs[i].Person() {
			n++
		}
	}
	return n
}

// person reports whether a person at this screen started at a seat, regardless of who plays there
// now: what guests know is never read here.
func (s *Start) person(p rules.Seat) bool {
	return p >= 0 && int(p) < len(s.Chairs) && s.Chairs[p].Person() && !s.Chairs[p].Guest
}

// viewer returns the seat whose view may be shown here for p: p itself if a person at this screen
// started there, otherwise [rules.Spectator].
func (s *Start) viewer(p rules.Seat) rules.Seat {
	if s.person(p) {
		return p
	}
	return rules.Spectator
}
