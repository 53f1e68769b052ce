// Package settings is what a player sets once and finds again: language, sizes,
// sound, motion, keys. Values are typed and checked; one that a file has wrong
// falls back to its default alone and is told, so that a slip of the pen in
// one line never costs the others. Saving changes in the file what the player changed,
// and nothing else: what another window or another version wrote stays.
package settings

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"ludotheque/internal/store"
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
	// Network is the name of the network whose address a table shows; "" for the likeliest.
	Network string
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
	// Played are the games, by id, of which somebody here has played a match to its end.
	Played []string
	// Won is, for each game by its id in which somebody here has won against computer
	// players, the strongest level that was beaten; "" where none was noted.
	Won map[string]string
}

// Defaults are the settings of somebody who has never set anything.
func Defaults() Settings {
	return Settings{
		Language: Auto, TextSize: 100, Motion: System, Pictures: AutoPictures, Speed: Normal, Tempo: 100,
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

// A field reads one entry of the file into s and checks it. The errors of read are [*input.Entry] where other
// parts of the entry count; a single other one leaves s as it was.
type field struct {
	name string
	read func(data []byte, s *Settings) error
	get  func(s *Settings) any
}

// parts reads each of the first most entries of a list or an object by one, which checks it, and joins the errors.
func parts(data []byte, most int, one func(name string, value json.RawMessage) error) error {
	var list []json.RawMessage
	var all map[string]json.RawMessage
	var errs []error
	read := func(shown, name string, i int, value json.RawMessage) {
		err := error(nil)
		if i >= most {
			err = fmt.Errorf("there are %d at most", most)
		} else {
			err = one(name, value)
		}
		if err != nil {
			errs = append(errs, &input.Entry{Path: []string{name}, Name: shown, Err: err})
		}
	}
	if json.Unmarshal(data, &list) == nil {
		for i, value := range list {
			read(strconv.Itoa(i+1), strconv.Itoa(i), i, value)
		}
	} else if err := json.Unmarshal(data, &all); err != nil {
		return err
	}
	for i, name := range slices.Sorted(maps.Keys(all)) {
		read(name, name, i, all[name])
	}
	return errors.Join(errs...)
}

// games is a field with ids of games.
func games(name string, at func(*Settings) *[]string) field {
	return field{name,
		func(data []byte, s *Settings) error {
			games, err := idsOf(data)
			*at(s) = games
			return err
		},
		func(s *Settings) any { return *at(s) },
	}
}

// idsOf reads a list of ids.
func idsOf(data []byte) (list []string, err error) {
	if err := json.Unmarshal(data, &[]json.RawMessage{}); err != nil {
		return nil, err
	}
	err = parts(data, maxGames, func(_ string, value json.RawMessage) error {
		id, err := idOf(value)
		if err == nil {
			list = append(list, id)
		}
		return err
	})
	return list, err
}

// idOf reads an id of a game or a level.
func idOf(data []byte) (id string, err error) {
	if err = json.Unmarshal(data, &id); err == nil && len(id) > maxID {
		err = fmt.Errorf("use %d letters at most", maxID)
	}
	return id, err
}

// nameOf reads the name of a player, which may be empty.
func nameOf(data []byte) (string, error) {
	var n string
	if err := json.Unmarshal(data, &n); err != nil {
		return "", err
	}
	clean := CleanName(n)
	if spaced(n) != clean {
		return "", fmt.Errorf("the name %q: use %d characters at most, and only such as can be seen", n, MaxName)
	}
	return clean, nil
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
	oneOf("pictures", func(s *Settings) *Pictures { return &s.Pictures }, AllPictures),
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
	{"network",
		func(data []byte, s *Settings) error {
			var name string
			if err := json.Unmarshal(data, &name); err != nil {
				return err
			}
			if len(name) > maxDevice || !utf8.ValidString(name) {
				return fmt.Errorf("network is %.20q…: use %d bytes at most", name, maxDevice)
			}
			s.Network = name
			return nil
		},
		func(s *Settings) any { return s.Network }},
	oneOf("turn", func(s *Settings) *int { return &s.Turn }, Turns),
	oneOf("newer", func(s *Settings) *bool { return &s.Newer }, []bool{false, true}),
	{"keys",
		func(data []byte, s *Settings) error { return json.Unmarshal(data, &s.Keys) },
		func(s *Settings) any { return s.Keys }},
	{"names",
		func(data []byte, s *Settings) error {
			var names []string
			if err := json.Unmarshal(data, &[]json.RawMessage{}); err != nil {
				return err
			}
			err := parts(data, MaxNames, func(_ string, value json.RawMessage) error {
				n, err := nameOf(value)
				names = append(names, n) // a wrong one is none: the others stay at their seats
				return err
			})
			s.Names = names
			return err
		},
		func(s *Settings) any { return s.Names }},
	{"devices",
		func(data []byte, s *Settings) error {
			var names map[string]string
			if err := json.Unmarshal(data, &map[string]json.RawMessage{}); err != nil {
				return err
			}
			err := parts(data, maxDevices, func(device string, value json.RawMessage) error {
				n, err := nameOf(value)
				switch {
				case err != nil:
					return err
				case n == "":
					return errors.New("give a name")
				case device != deviceKey(device):
					return fmt.Errorf("use %d bytes at most for a device", maxDevice)
				}
				if names == nil {
					names = map[string]string{}
				}
				names[device] = n
				return nil
			})
			s.Devices = names
			return err
		},
		func(s *Settings) any { return s.Devices }},
	games("offered", func(s *Settings) *[]string { return &s.Offered }),
	games("played", func(s *Settings) *[]string { return &s.Played }),
	{"won",
		func(data []byte, s *Settings) error {
			if list, err := idsOf(data); err == nil || len(list) > 0 { // as earlier versions wrote it
				for _, game := range list {
					s.setWon(game, "")
				}
				return err
			}
			return parts(data, maxGames, func(game string, value json.RawMessage) error {
				level, err := idOf(value)
				if err == nil && len(game) > maxID {
					err = fmt.Errorf("use %d letters at most", maxID)
				}
				if err == nil {
					s.setWon(game, level)
				}
				return err
			})
		},
		func(s *Settings) any { return s.Won }},
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

// Hold keeps the name of who holds a device; a name of "" is forgotten, and so are all
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

// MarshalJSON writes the settings as a file without anything else.
func (s Settings) MarshalJSON() ([]byte, error) { return s.in(nil) }

// in is the text of a file in which the settings stand beside the other entries of a file
// that is there.
func (s *Settings) in(other map[string]json.RawMessage) ([]byte, error) {
	var b bytes.Buffer
	v := version
	if newer := 0; json.Unmarshal(other["version"], &newer) == nil && newer > version {
		v = newer
	}
	fmt.Fprintf(&b, "{\n  \"version\": %d", v)
	known := map[string]bool{"version": true}
	for _, f := range fields {
		known[f.name] = true
		v, kept := other[f.name]
		if !kept {
			var err error
			if v, err = json.Marshal(f.get(s)); err != nil {
				return nil, err
			}
		}
		fmt.Fprintf(&b, ",\n  %q: %s", f.name, v)
	}
	for _, name := range slices.Sorted(maps.Keys(other)) {
		if !known[name] {
			key, err := json.Marshal(name)
			if err != nil {
				return nil, err
			}
			fmt.Fprintf(&b, ",\n  %s: %s", key, other[name])
		}
	}
	b.WriteString("\n}\n")
	return b.Bytes(), nil
}

// entries are those of a file of settings. Of a file that is damaged they are those that
// can still be read where this program would write them, and line is where it is damaged.
func entries(data []byte) (raw map[string]json.RawMessage, line int) {
	err := json.Unmarshal(data, &raw)
	if err == nil && raw != nil {
		return raw, 0
	}
	raw = map[string]json.RawMessage{}
	for _, f := range fields {
		_, after, found := bytes.Cut(data, []byte(strconv.Quote(f.name)+":"))
		var v json.RawMessage
		if found && json.NewDecoder(bytes.NewReader(after)).Decode(&v) == nil {
			raw[f.name] = v
		}
	}
	return raw, max(1, text.WrongLine(data, err))
}

// errDamaged is the error of a file that is no file of settings as a whole.
var errDamaged = errors.New("the file is damaged")

// Parse reads a file of settings. The settings are complete whatever it holds: entries
// that are wrong, and a file that is damaged, are problems; entries that are missing, or
// that only a later version of the program knows, are none.
func Parse(data []byte) (Settings, []Problem) {
	s := Defaults()
	data = text.Whole(text.UTF8(data))
	raw, damaged := entries(data)
	var problems []Problem
	if damaged > 0 {
		problems = append(problems, Problem{Line: damaged, Err: errDamaged})
	}
	for _, f := range fields {
		entry, ok := raw[f.name]
		if !ok {
			continue
		}
		before := s
		err := f.read(entry, &s)
		if err == nil {
			continue
		}
		list, several := err.(interface{ Unwrap() []error })
		if !several {
			s = before
			problems = append(problems, Problem{Field: f.name, Line: line(data, f.name), Value: text.Short(entry), Err: err})
			continue
		}
		for _, err := range list.Unwrap() {
			p := Problem{Field: f.name, Err: err}
			var e *input.Entry
			if errors.As(err, &e) {
				p.Part, p.Line, p.Value = e.Name, line(data, append([]string{f.name}, e.Path...)...), text.Short(at(entry, e.Path))
			}
			problems = append(problems, p)
		}
	}
	return s, problems
}

// line is where the value of a path stands in the file; in a damaged one it is the line of its first step.
func line(data []byte, path ...string) int {
	if n := text.Line(data, path...); n > 0 {
		return n
	}
	before, _, _ := bytes.Cut(data, []byte(strconv.Quote(path[0])+":"))
	return 1 + bytes.Count(before, []byte{'\n'})
}

// at is the value of a path in an entry.
func at(data json.RawMessage, path []string) json.RawMessage {
	for _, step := range path {
		var list []json.RawMessage
		var all map[string]json.RawMessage
		if i, err := strconv.Atoi(step); err == nil && json.Unmarshal(data, &list) == nil && i < len(list) {
			data = list[i]
		} else if json.Unmarshal(data, &all) == nil {
			data = all[step]
		}
	}
	return data
}

// Keeper keeps settings in a store. It writes the entries that were changed since they
// were read or written; the zero value writes all that are not the defaults.
type Keeper struct {
	was map[string]string // the entries as they were read or written last
}

// read returns the file of a store.
func read(st *store.Store) ([]byte, error) {
	data, err := st.Read(File)
	if err == nil && len(data) > maxFile {
		return nil, &store.Error{Op: "read", Name: File, Reason: store.TooLarge, Err: fmt.Errorf("settings have %d kB at most", maxFile>>10)}
	}
	return data, err
}

// Load reads the settings of a store. They are complete whatever happens: no
// file means the defaults, and of a damaged one counts what can still be read.
func (k *Keeper) Load(st *store.Store) (s Settings, problems []Problem) {
	data, err := read(st)
	switch {
	case errors.Is(err, fs.ErrNotExist):
		s = Defaults()
	case err != nil:
		s, problems = Defaults(), []Problem{{Err: err}}
	default:
		s, problems = Parse(data)
	}
	k.Overrule(&s)
	return s, problems
}

// Overrule makes the settings those from which changes count: what was set for one run
// of the program is not kept.
func (k *Keeper) Overrule(s *Settings) {
	k.was = map[string]string{}
	for _, f := range fields {
		k.was[f.name] = s.entry(f)
	}
}

// entry is the text of an entry.
func (s *Settings) entry(f field) string {
	v, err := json.Marshal(f.get(s))
	if err != nil {
		return "" // of text, numbers and lists of them there is no error
	}
	return string(v)
}

// Save writes what was changed into the file of a store, as it is now. A file that cannot
// be read is not written over, and of a damaged one a copy is made first, whose name is
// that of the problem. The error is the store's.
func (k *Keeper) Save(st *store.Store, s *Settings) (*Problem, error) {
	if k.was == nil {
		d := Defaults()
		k.Overrule(&d)
	}
	// Another window that saves at this very moment ends in no time; without a lock what
	// it changes may be lost, and no more.
	lock, _ := st.Lock(File)
	defer lock.Unlock()
	data, err := read(st)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	var other map[string]json.RawMessage
	var problem *Problem
	if err == nil {
		var damaged int
		if other, damaged = entries(text.Whole(text.UTF8(data))); damaged > 0 {
			copied, err := aside(st, data)
			if err != nil {
				return nil, err
			}
			problem = &Problem{Copy: copied, Err: errDamaged}
		}
	}
	now := map[string]string{}
	for _, f := range fields {
		if now[f.name] = s.entry(f); now[f.name] != k.was[f.name] {
			delete(other, f.name)
		}
	}
	text, err := s.in(other)
	if err == nil {
		err = st.Write(File, text)
	}
	if err != nil {
		return nil, err
	}
	k.was = now
	return problem, nil
}

// aside keeps a copy of a damaged file, and gives its name.
func aside(st *store.Store, data []byte) (string, error) {
	name, lock, err := st.CreateNext(func(n int) string { return fmt.Sprintf("settings-damaged-%d.json", n) }, data)
	lock.Unlock()
	return name, err
}
