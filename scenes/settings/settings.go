// Package settings is what a player sets once and finds again: language, sizes,
// sound, motion, keys. Values are typed and checked; one that a file has wrong
// falls back to its default alone and is told, so that a slip of the pen in
// one line never costs the others.
package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"unicode"
	"unicode/utf8"

	"ludotheque/scenes/input"
	"ludotheque/scenes/store"
)

// File is the name under which the settings are stored.
const File = "settings.json"

// version grows when a value changes its meaning.
const version = 1

// Language is the language of the words.
type Language string

// The languages.
const (
	Auto    Language = "auto" // what the system speaks
	French  Language = "fr"
	English Language = "en"
)

// Motion is how much moves.
type Motion string

// The kinds of motion.
const (
	System  Motion = "auto" // what the system asks for
	Full    Motion = "full"
	Soft    Motion = "soft"    // no shake, no slow motion, fewer particles
	Reduced Motion = "reduced" // fades only
)

// Speed is how fast computer players are shown.
type Speed string

// The speeds.
const (
	Half   Speed = "0.5"
	Normal Speed = "1"
	Double Speed = "2"
	Four   Speed = "4"
	AtOnce Speed = "once"
)

// Factor is what to multiply a duration's speed by; 0 means at once.
func (s Speed) Factor() float64 {
	switch s {
	case Half:
		return 0.5
	case Double:
		return 2
	case Four:
		return 4
	case AtOnce:
		return 0
	}
	return 1
}

// The values that menus offer, in their order.
var (
	Languages = []Language{Auto, French, English}
	TextSizes = []int{100, 125, 150, 175, 200}
	Motions   = []Motion{System, Full, Soft, Reduced}
	Speeds    = []Speed{Half, Normal, Double, Four, AtOnce}
	Tempos    = []int{50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150}
	Turns     = []int{0, 60, 120}
)

// MaxName is the longest name of a player, in characters.
const MaxName = 16

// maxDevices is how many devices' persons are kept, and maxDevice how long the name of
// a device is at most, in bytes.
const maxDevices, maxDevice = 32, 80

// maxOffered is more games than the cabinet has.
const maxOffered = 64

// MaxNames is how many players' names are kept.
const MaxNames = 16

// Settings are all settings. The zero value is none: begin with [Defaults].
type Settings struct {
	Language Language
	// TextSize is in percent.
	TextSize int
	Motion   Motion
	// Speed is that of computer players where people take turns, Tempo that of
	// games in real time, in percent.
	Speed Speed
	Tempo int
	// Press says that what is held can be pressed once, and again to end it.
	Press bool
	// Master, Music and Effects are volumes from 0 to 100.
	Master, Music, Effects int
	Mute                   bool
	Vibration              bool
	Fullscreen             bool
	// OneView says that people at one screen share one view, in a game that can part it.
	OneView bool
	// Coordinates says that boards show them, in a game that names its cells by them.
	Coordinates bool
	// Near says that a table is opened to this computer alone.
	Near bool
	// Turn is how many seconds there are for a turn at a table with other screens; 0: as
	// many as one likes.
	Turn int
	// Newer says that the program may look whether there is a newer version.
	Newer bool
	Keys  input.Bindings
	// Names are what the players called themselves, by seat; "" is no name.
	Names []string
	// Devices are the names of those who held a device last, by what the device is
	// called: a gamepad or a part of the keyboard remembers its person.
	Devices map[string]string
	// Offered are the games, by id, of which the first game that teaches was
	// offered.
	Offered []string
	// Won are the games, by id, in which somebody here has won against a computer
	// player.
	Won []string
}

// Defaults are the settings of somebody who has never set anything.
func Defaults() Settings {
	return Settings{
		Language: Auto, TextSize: 100, Motion: System, Speed: Normal, Tempo: 100,
		Master: 80, Music: 60, Effects: 80,
		Vibration: true,
		Keys:      input.DefaultBindings(),
	}
}

// Problem is something in a file of settings that could not be used. It is no
// error: the settings are complete in any case.
type Problem struct {
	// Field is the entry that fell back to its default; "" when it is the file
	// as a whole.
	Field string
	// SetAside is the new name of a file that could not be read at all.
	SetAside string
	// Err says more, in English.
	Err error
}

// A field reads one entry of the file into s and checks it.
type field struct {
	name string
	read func(data []byte, s *Settings) error
	get  func(s *Settings) any
}

// games is a field with ids of games.
func games(name string, at func(*Settings) *[]string) field {
	return field{name,
		func(data []byte, s *Settings) error {
			var games []string
			if err := json.Unmarshal(data, &games); err != nil {
				return err
			}
			if len(games) > maxOffered {
				return fmt.Errorf("%d games: give %d at most", len(games), maxOffered)
			}
			*at(s) = games
			return nil
		},
		func(s *Settings) any { return *at(s) },
	}
}

func oneOf[T comparable](name string, at func(*Settings) *T, values []T) field {
	return field{name,
		func(data []byte, s *Settings) error {
			var v T
			if err := json.Unmarshal(data, &v); err != nil {
				return err
			}
			if !slices.Contains(values, v) {
				return fmt.Errorf("%s is %v: use one of %v", name, v, values)
			}
			*at(s) = v
			return nil
		},
		func(s *Settings) any { return *at(s) },
	}
}

func volume(name string, at func(*Settings) *int) field {
	return field{name,
		func(data []byte, s *Settings) error {
			var v int
			if err := json.Unmarshal(data, &v); err != nil {
				return err
			}
			if v < 0 || v > 100 {
				return fmt.Errorf("%s is %d: give 0 to 100", name, v)
			}
			*at(s) = v
			return nil
		},
		func(s *Settings) any { return *at(s) },
	}
}

var fields = []field{
	oneOf("language", func(s *Settings) *Language { return &s.Language }, Languages),
	oneOf("textSize", func(s *Settings) *int { return &s.TextSize }, TextSizes),
	oneOf("motion", func(s *Settings) *Motion { return &s.Motion }, Motions),
	oneOf("speed", func(s *Settings) *Speed { return &s.Speed }, Speeds),
	oneOf("tempo", func(s *Settings) *int { return &s.Tempo }, Tempos),
	oneOf("press", func(s *Settings) *bool { return &s.Press }, []bool{false, true}),
	volume("master", func(s *Settings) *int { return &s.Master }),
	volume("music", func(s *Settings) *int { return &s.Music }),
	volume("effects", func(s *Settings) *int { return &s.Effects }),
	oneOf("mute", func(s *Settings) *bool { return &s.Mute }, []bool{false, true}),
	oneOf("vibration", func(s *Settings) *bool { return &s.Vibration }, []bool{false, true}),
	oneOf("fullscreen", func(s *Settings) *bool { return &s.Fullscreen }, []bool{false, true}),
	oneOf("oneView", func(s *Settings) *bool { return &s.OneView }, []bool{false, true}),
	oneOf("coordinates", func(s *Settings) *bool { return &s.Coordinates }, []bool{false, true}),
	oneOf("near", func(s *Settings) *bool { return &s.Near }, []bool{false, true}),
	oneOf("turn", func(s *Settings) *int { return &s.Turn }, Turns),
	oneOf("newer", func(s *Settings) *bool { return &s.Newer }, []bool{false, true}),
	{"keys",
		func(data []byte, s *Settings) error { return json.Unmarshal(data, &s.Keys) },
		func(s *Settings) any { return s.Keys }},
	{"names",
		func(data []byte, s *Settings) error {
			var names []string
			if err := json.Unmarshal(data, &names); err != nil {
				return err
			}
			if len(names) > MaxNames {
				return fmt.Errorf("%d names: give %d at most", len(names), MaxNames)
			}
			for _, n := range names {
				if n != CleanName(n) {
					return fmt.Errorf("the name %q: use %d characters at most, and only such as can be seen", n, MaxName)
				}
			}
			s.Names = names
			return nil
		},
		func(s *Settings) any { return s.Names }},
	{"devices",
		func(data []byte, s *Settings) error {
			var names map[string]string
			if err := json.Unmarshal(data, &names); err != nil {
				return err
			}
			if len(names) > maxDevices {
				return fmt.Errorf("%d devices: give %d at most", len(names), maxDevices)
			}
			for d, n := range names {
				if n == "" || n != CleanName(n) || len(d) > maxDevice {
					return fmt.Errorf("the name %q of the device %q: use %d characters at most, and only such as can be seen", n, d, MaxName)
				}
			}
			s.Devices = names
			return nil
		},
		func(s *Settings) any { return s.Devices }},
	games("offered", func(s *Settings) *[]string { return &s.Offered }),
	games("won", func(s *Settings) *[]string { return &s.Won }),
}

// CleanName makes a name that can be kept and shown out of what was typed: no
// control characters, no spaces at the ends, MaxName characters at most.
func CleanName(name string) string {
	out := make([]rune, 0, MaxName)
	for _, r := range name {
		if unicode.IsSpace(r) {
			r = ' '
		}
		if r == utf8.RuneError || !unicode.IsPrint(r) || r == ' ' && len(out) == 0 {
			continue
		}
		if len(out) == MaxName {
			break
		}
		out = append(out, r)
	}
	for len(out) > 0 && out[len(out)-1] == ' ' {
		out = out[:len(out)-1]
	}
	return string(out)
}

// Name is the name kept for a seat, or "".
func (s *Settings) Name(seat int) string {
	if seat < 0 || seat >= len(s.Names) {
		return ""
	}
	return s.Names[seat]
}

// SetName keeps a name for a seat, cleaned; a seat beyond MaxNames has none.
func (s *Settings) SetName(seat int, name string) {
	if seat < 0 || seat >= MaxNames {
		return
	}
	for len(s.Names) <= seat {
		s.Names = append(s.Names, "")
	}
	s.Names[seat] = CleanName(name)
}

// Hold keeps the name of who holds a device; a name of "" is forgotten, and so are all
// when there are too many.
func (s *Settings) Hold(device, name string) {
	name = CleanName(name)
	if device == "" || len(device) > maxDevice {
		return
	}
	if name == "" {
		delete(s.Devices, device)
		return
	}
	if s.Devices == nil || len(s.Devices) >= maxDevices && s.Devices[device] == "" {
		s.Devices = map[string]string{}
	}
	s.Devices[device] = name
}

// MarshalJSON writes the file.
func (s Settings) MarshalJSON() ([]byte, error) {
	var b bytes.Buffer
	fmt.Fprintf(&b, "{\n  \"version\": %d", version)
	for _, f := range fields {
		v, err := json.Marshal(f.get(&s))
		if err != nil {
			return nil, err
		}
		fmt.Fprintf(&b, ",\n  %q: %s", f.name, v)
	}
	b.WriteString("\n}")
	return b.Bytes(), nil
}

// Parse reads a file of settings. The error is for what is no such file at
// all; entries that are wrong are problems, and entries that are missing, or
// that only a later version of the program knows, are none.
func Parse(data []byte) (Settings, []Problem, error) {
	s := Defaults()
	var raw map[string]json.RawMessage
	if err := json.Unmarshal(data, &raw); err != nil {
		return s, nil, err
	}
	if raw == nil {
		return s, nil, errors.New("the file holds no settings")
	}
	var problems []Problem
	for _, f := range fields {
		entry, ok := raw[f.name]
		if !ok {
			continue
		}
		before := s
		if err := f.read(entry, &s); err != nil {
			s = before
			problems = append(problems, Problem{Field: f.name, Err: err})
		}
	}
	return s, problems, nil
}

// Load reads the settings of a store. They are complete whatever happens: no
// file means the defaults, a file that cannot be read is set aside.
func Load(st *store.Store) (Settings, []Problem) {
	data, err := st.Read(File)
	if errors.Is(err, fs.ErrNotExist) {
		return Defaults(), nil
	}
	if err != nil {
		return Defaults(), []Problem{{Err: err}}
	}
	s, problems, err := Parse(data)
	if err == nil {
		return s, problems
	}
	p := Problem{Err: err}
	if p.SetAside, err = st.SetAside(File); err != nil {
		p.Err = errors.Join(p.Err, err)
	}
	return s, []Problem{p}
}

// Save writes the settings to a store.
func (s *Settings) Save(st *store.Store) error {
	data, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return err
	}
	return st.Write(File, append(data, '\n'))
}
