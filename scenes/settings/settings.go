// Package settings is what a player sets once and finds again: language, sizes,
// sound, motion, keys. Values are typed and checked; one that a file has wrong
// falls back to its default alone and is reported, so that a slip of the pen in
// one line never costs the others. Saving changes in the file what the player changed,
// and nothing else: what another window or another version wrote stays.
package settings

import (
	"cmp"
	"maps"
	"math"
	"slices"
	"strings"

	"golang.org/x/text/unicode/norm"

	"ludotheque/internal/text"
	"ludotheque/scenes/input"
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

// Pictures is how much is drawn: light pictures spare a slow machine.
type Pictures string

const (
	AutoPictures  Pictures = "auto"
	FinePictures  Pictures = "fine"
	LightPictures Pictures = "light"
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
	Languages   = []Language{Auto, French, English}
	TextSizes   = []int{100, 125, 150, 175, 200}
	Motions     = []Motion{System, Full, Soft, Reduced}
	AllPictures = []Pictures{AutoPictures, FinePictures, LightPictures}
	Speeds      = []Speed{Half, Normal, Double, Four, AtOnce}
	Tempos      = []int{50, 60, 70, 80, 90, 100, 110, 120, 130, 140, 150}
	Turns       = []int{0, 60, 120}
)

// MaxName is the longest name of a player, in characters.
const MaxName = 16

// maxDevices is how many devices' persons are kept, and maxDevice how long the name of
// a device is at most, in bytes.
const maxDevices, maxDevice = 32, 80

// MaxNames is how many players' names are kept.
const MaxNames = 16

// maxGames is how many games are noted, and maxID how long a word for a game or a level is
// at most, in bytes.
const maxGames, maxID = 256, 64

// maxFile is the largest size of a file of settings in bytes, the entries included that only
// another version knows.
const maxFile = 1 << 20

// Settings are all settings. The zero value is none: begin with [Defaults].
type Settings struct {
	Language Language
	// TextSize is in percent.
	TextSize int
	Motion   Motion
	Pictures Pictures
	// Speed is that of computer players where people take turns, Tempo that of
	// games in real time, in percent. Tempos are those of games, by id, whose players have set it in the game.
	Speed  Speed
	Tempo  int
	Tempos map[string]int
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
	// Network is the name of the network whose address a table shows; "" for the likeliest.
	Network string
	// Turn is how many seconds there are for a turn at a table with other screens; 0: as
	// many as one likes.
	Turn int
	// Newer says that the program may look whether there is a newer version.
	Newer bool
	Keys  input.Bindings
	// Names are what the players called themselves, by seat; "" is not a name.
	Names []string
	// Devices are the names of those who held a device last, by what the device is
	// called: a gamepad or a part of the keyboard remembers its person.
	Devices map[string]string
	// Offered are the games, by id, whose lesson, or a match instead of it, was begun here.
	Offered []string
	// Played are the games, by id, of which a match was played to its end here.
	Played []string
	// Won is, for each game by its id in which somebody here has won against computer
	// players, the strongest level that was beaten; "" where none was noted.
	Won map[string]string
}

// Defaults are the settings of somebody who has never set anything.
func Defaults() Settings {
	return Settings{
		Language: Auto, TextSize: nearestText(systemText()), Motion: System, Pictures: AutoPictures, Speed: Normal, Tempo: 100,
		Master: 80, Music: 60, Effects: 80,
		Vibration: true,
		Keys:      input.DefaultBindings(),
	}
}

// nearestText returns the size of texts in the menu that is nearest to one in per cent.
func nearestText(percent float64) int {
	return slices.MinFunc(TextSizes, func(a, b int) int {
		return cmp.Compare(math.Abs(float64(a)-percent), math.Abs(float64(b)-percent))
	})
}

// Problem is something in a file of settings that could not be used. It is no
// error: the settings are complete in any case.
type Problem struct {
	// Field is the entry that fell back to its default; "" when it is the file
	// as a whole.
	Field string
	// Part is what is wrong in a list or in entries of their own, as "3" of names or "left, a" of keys: the
	// others count. It is "" when it is the field.
	Part string
	// Line is the line of the file, from 1; 0 when it is not known.
	Line int
	// Value is what the file has there, shortened.
	Value string
	// Copy is the name of the copy of a damaged file that was made before it was
	// written anew.
	Copy string
	// Err says more, in English.
	Err error
}

// Name is what the file calls the entry and its part, as "keys, left, a".
func (p *Problem) Name() string {
	if p.Part == "" {
		return p.Field
	}
	return p.Field + ", " + p.Part
}

// TempoOf returns the speed of a game in real time, in percent.
func (s *Settings) TempoOf(game string) int {
	if v, own := s.Tempos[game]; own {
		return v
	}
	return s.Tempo
}

// SetTempo sets the speed of one game in real time.
func (s *Settings) SetTempo(game string, percent int) {
	tempos := maps.Clone(s.Tempos)
	if tempos == nil {
		tempos = map[string]int{}
	}
	tempos[game] = percent
	s.Tempos = tempos
}

// setWon records a level that was beaten in a game.
func (s *Settings) setWon(game, level string) {
	won := maps.Clone(s.Won)
	if won == nil {
		won = map[string]string{}
	}
	won[game] = level
	s.Won = won
}

// NoteWin records that computer players were beaten in a game; levels are the game's, from the
// weakest, and level is that of the strongest of them. It says whether that is news.
func (s *Settings) NoteWin(game, level string, levels []string) bool {
	before, won := s.Won[game]
	if won && slices.Index(levels, level) <= slices.Index(levels, before) {
		return false
	}
	s.setWon(game, level)
	return true
}

// CleanName makes a name that can be kept and shown out of what was typed: see [text.Name]; MaxName
// characters at most.
func CleanName(name string) string { return text.Name(name, MaxName) }

// spaced is a name as CleanName writes it, with whatever CleanName leaves out.
func spaced(name string) string { return strings.Join(strings.Fields(norm.NFC.String(name)), " ") }

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

// deviceKey is the name of a device as a file can hold it: some pads call themselves by
// bytes that are no text. "" is no device whose person is kept.
func deviceKey(device string) string {
	device = strings.ToValidUTF8(device, "\uFFFD")
	if len(device) > maxDevice {
		return ""
	}
	return device
}

// Holder is the name kept for the person who holds a device, or "".
func (s *Settings) Holder(device string) string { return s.Devices[deviceKey(device)] }

// Hold keeps the name of the person who holds a device; a name of "" is forgotten, and so are all
// when there are too many.
func (s *Settings) Hold(device, name string) {
	name, device = CleanName(name), deviceKey(device)
	if device == "" {
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
