// Package league plays many matches between bots, every pair or group of them, and rates them.
//
// A match is played by a worker process; its result is one JSON line. The lines of a league may come
// from one machine or from many: a match is identified by its contents, not by the machine or the
// time. docs/contest.md shows how to hold a contest.
package league

import (
	"cmp"
	"errors"
	"fmt"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"slices"
	"strings"
	"time"

	"github.com/BurntSushi/toml"
	"golang.org/x/text/unicode/norm"

	"ludotheque/ai"
	"ludotheque/arena/bout"
	"ludotheque/arena/catalog"
	"ludotheque/arena/pipe"
	"ludotheque/internal/store"
	"ludotheque/internal/text"
	"ludotheque/rules"
)

// Bounds of a league.
const (
	maxBots    = 200
	maxMatches = 1_000_000
	maxName    = 40 // letters
)

// Bot is a contestant.
type Bot struct {
	// Name is its name in tables.
	Name string
	// Level is that of a computer player, if Args is empty.
	Level ai.Level
	// Args are a command and its arguments, started in the folder Dir.
	Args []string
	Dir  string
	// TCP reports that it speaks Aquar.iom's network protocol, and is started with an address and a
	// nickname.
	TCP bool
}

// Map is a set of options with which every group plays.
type Map struct {
	Name string
	// Options are the game's, with the contents of map files; Said has their names instead.
	Options, Said map[string]string
}

// League is a validated league file.
type League struct {
	Name string
	Game *catalog.Entry
	Bots []Bot
	Maps []Map
	// Seeds has one per round. If deals are drawn these are just numbers of rounds.
	Seeds []uint64
	// Drawn reports that the file has no seeds: they are drawn when the league begins, and published
	// when it is over.
	Drawn  bool
	secret []byte // the source of drawn seeds; nil until the folder is opened
	// Group is the number of bots in a match, Seats its number of seats.
	Group, Seats int
	// Rotate plays each deal on every seat.
	Rotate bool
	// Fill plays the seats that a group leaves empty; "": the bots of the group take them in turn.
	Fill ai.Level
	// Think is the time of a program for each decision.
	Think time.Duration
	// Start is additional time for its first decision.
	Start time.Duration
	// Limit is the longest duration of a match.
	Limit time.Duration
	// Memory limits a program's memory in bytes; 0 is no limit.
	Memory uint64
	// Live is the address at which browsers watch the contest's server, see arena serve --web; "" if
	// it has none.
	Live string
}

// file is the TOML of a league.
type file struct {
	Name    string         `toml:"name"`
	Game    string         `toml:"game"`
	Think   string         `toml:"think"`
	Start   string         `toml:"start"`
	Limit   string         `toml:"limit"`
	Memory  string         `toml:"memory"`
	Group   int            `toml:"group"`
	Seats   int            `toml:"seats"`
	Rotate  *bool          `toml:"rotate"`
	Fill    string         `toml:"fill"`
	Live    string         `toml:"live"`
	Seed    *fileSeed      `toml:"seed"`
	Rounds  *int           `toml:"rounds"`
	Seeds   []fileSeed     `toml:"seeds"`
	Options map[string]any `toml:"options"`
	Maps    []fileMap      `toml:"map"`
	Bots    []fileBot      `toml:"bot"`
}

// fileSeed is a seed in a league file: a whole number, or what catalog.ParseSeed reads.
type fileSeed uint64

func (s *fileSeed) UnmarshalTOML(v any) error {
	switch v := v.(type) {
	case int64:
		*s = fileSeed(v)
		return nil
	case string:
		seed, err := catalog.ParseSeed(v)
		*s = fileSeed(seed)
		return err
	}
	return fmt.Errorf("seed = %v: give a whole number, or words in quotes", v)
}

type fileMap struct {
	Name    string         `toml:"name"`
	Options map[string]any `toml:"options"`
}

type fileBot struct {
	Name  string `toml:"name"`
	Level string `toml:"level"`
	Cmd   any    `toml:"cmd"`
	TCP   bool   `toml:"tcp"`
	Dir   string `toml:"dir"`
}

// Read reads a league file. The error names the file and says what is wrong and what is accepted.
func Read(name string) (*League, error) {
	data, err := store.ReadFile(name)
	if err != nil {
		return nil, err
	}
	l, err := parse(string(text.UTF8(data)), filepath.Dir(name))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	if l.Name == "" {
		base := filepath.Base(name)
		l.Name = strings.TrimSuffix(base, filepath.Ext(base))
	}
	return l, nil
}

// otherType is how package toml says that a value has not the type of its key.
var otherType = regexp.MustCompile(`^toml: (line \d+) \(last key "(.+)"\): incompatible types: TOML value has type (.+); destination has type (.+)$`)

// typeNames are what people call the types of values.
var typeNames = map[string]string{"string": "a text", "integer": "a whole number", "int64": "a whole number", "float64": "a number", "bool": "true or false", "slice": "a table in [[…]]", "map[string]any": "a table in […]", "map": "a table in […]"}

// wrong returns an error of package toml in words for people who do not know Go.
func wrong(err error) error {
	var syntax toml.ParseError
	if errors.As(err, &syntax) {
		return fmt.Errorf("line %d, column %d: %s", syntax.Position.Line, syntax.Position.Col, syntax.Message)
	}
	if m := otherType.FindStringSubmatch(err.Error()); m != nil {
		return fmt.Errorf("%s: %s: give %s, not %s", m[1], m[2], cmp.Or(typeNames[m[4]], m[4]), cmp.Or(typeNames[m[3]], m[3]))
	}
	return err
}

// parse reads the text of a league file; the folders of bots are relative to dir.
func parse(text, dir string) (*League, error) {
	var f file
	meta, err := toml.Decode(text, &f)
	if err != nil {
		return nil, wrong(err)
	}
	if extra := meta.Undecoded(); len(extra) > 0 {
		return nil, fmt.Errorf("%q is not a key of a league: the keys are name, game, think, start, limit, memory, group, seats, rotate, fill, live, seed and rounds or seeds, [options], [[map]] with name and options, [[bot]] with name and level or cmd, tcp and dir", extra[0])
	}
	l := &League{Name: f.Name, Group: f.Group, Seats: f.Seats, Rotate: f.Rotate == nil || *f.Rotate}
	if l.Game, err = catalog.Find(f.Game); err != nil {
		return nil, fmt.Errorf("game = %w", err)
	}
	for _, step := range []func(*file, string) error{l.readBounds, l.readSeeds, l.readBots, l.readSeats, l.readMaps, l.readLive} {
		if err := step(&f, dir); err != nil {
			return nil, err
		}
	}
	if n := l.Len(); n > maxMatches {
		return nil, fmt.Errorf("these are %d matches, more than %d: take fewer rounds, maps or bots, or a group of 2", n, maxMatches)
	}
	return l, nil
}

func (l *League) readBounds(f *file, _ string) error {
	for _, d := range []struct {
		key, text string
		to        *time.Duration
		otherwise time.Duration
	}{{"think", f.Think, &l.Think, time.Second}, {"start", f.Start, &l.Start, 10 * time.Second}, {"limit", f.Limit, &l.Limit, time.Hour}} {
		if *d.to = d.otherwise; d.text == "" {
			continue
		}
		var err error
		if *d.to, err = time.ParseDuration(d.text); err != nil || *d.to < 0 || *d.to == 0 && d.key != "start" {
			return fmt.Errorf("%s = %q: give a time such as \"500ms\" or \"2s\"", d.key, d.text)
		}
	}
	if f.Memory == "" {
		return nil
	}
	var err error
	if l.Memory, err = pipe.ParseSize(f.Memory); err != nil {
		return fmt.Errorf("memory = %w", err)
	}
	return nil
}

func (l *League) readSeeds(f *file, _ string) error {
	if f.Seeds != nil {
		if f.Seed != nil || f.Rounds != nil {
			return errors.New("seeds = […] is there, so seed and rounds have no meaning: leave them out")
		}
		for i, s := range f.Seeds {
			if slices.Contains(f.Seeds[:i], s) {
				return fmt.Errorf("seeds: %d is there twice, and the same match is played once", s)
			}
			l.Seeds = append(l.Seeds, uint64(s))
		}
		if len(l.Seeds) == 0 {
			return errors.New("seeds = []: give one at least")
		}
		return nil
	}
	l.Drawn = f.Seed == nil
	seed, rounds := fileSeed(1), 1
	if f.Seed != nil {
		seed = *f.Seed
	}
	if f.Rounds != nil {
		rounds = *f.Rounds
	}
	if rounds < 1 || rounds > maxMatches {
		return fmt.Errorf("rounds = %d: give a number from 1 to %d", rounds, maxMatches)
	}
	for i := range rounds {
		l.Seeds = append(l.Seeds, uint64(seed)+uint64(i))
	}
	return nil
}

func (l *League) readBots(f *file, dir string) error {
	if len(f.Bots) < 2 || len(f.Bots) > maxBots {
		return fmt.Errorf("a league has 2 to %d bots, and this one %d: add a [[bot]] with name and cmd or level", maxBots, len(f.Bots))
	}
	for i, b := range f.Bots {
		name, err := printable(b.Name)
		if err != nil {
			return fmt.Errorf("bot %d: %w", i+1, err)
		}
		bot := Bot{Name: name, Dir: dir}
		where := fmt.Sprintf("bot %d (%s)", i+1, name)
		if (b.Level == "") == (b.Cmd == nil) {
			return fmt.Errorf("%s: give it either a level or a cmd", where)
		}
		if bot.TCP = b.TCP; bot.TCP {
			if b.Level != "" {
				return fmt.Errorf("%s: tcp is for bots with a cmd, and this is a level", where)
			}
			if err := bout.CanTCP(l.Game); err != nil {
				return fmt.Errorf("%s: tcp: %w", where, err)
			}
		}
		if b.Level != "" {
			var err error
			if bot.Level, err = l.Game.Level(b.Level); err != nil {
				return fmt.Errorf("%s: level = %w", where, err)
			}
			if bot.Name == "" {
				bot.Name = b.Level
			}
		} else {
			var err error
			if bot.Args, err = command(b.Cmd); err != nil {
				return fmt.Errorf("%s: %w", where, err)
			}
			if b.Dir != "" {
				bot.Dir = filepath.Join(dir, b.Dir)
				if filepath.IsAbs(b.Dir) {
					bot.Dir = b.Dir
				}
			}
		}
		if n := len([]rune(bot.Name)); n == 0 || n > maxName {
			return fmt.Errorf("%s: give it a name of 1 to %d letters", where, maxName)
		}
		if slices.ContainsFunc(l.Bots, func(o Bot) bool { return text.Look(o.Name) == text.Look(bot.Name) }) {
			return fmt.Errorf("%s: another bot has that name, or one that looks the same", where)
		}
		l.Bots = append(l.Bots, bot)
	}
	return nil
}

// command returns the words of cmd: a text, split at spaces, or a list.
func command(v any) ([]string, error) {
	var words []string
	switch v := v.(type) {
	case string:
		words = strings.Fields(v)
	case []any:
		for _, w := range v {
			s, ok := w.(string)
			if !ok {
				return nil, fmt.Errorf("cmd: %v is not text", w)
			}
			words = append(words, s)
		}
	}
	if len(words) == 0 || words[0] == "" {
		return nil, errors.New(`cmd: write "python3 bot.py", or ["python3", "my bot.py"]`)
	}
	return words, nil
}

func (l *League) readSeats(f *file, _ string) error {
	e := l.Game
	if l.Group == 0 {
		l.Group = 2
	}
	if l.Group < 2 || l.Group > min(e.Max, len(l.Bots)) {
		return fmt.Errorf("group = %d: the number of bots in a match is from 2 to %d", l.Group, min(e.Max, len(l.Bots)))
	}
	if l.Seats == 0 {
		l.Seats = max(l.Group, e.Min)
	}
	if l.Seats < max(l.Group, e.Min) || l.Seats > e.Max {
		return fmt.Errorf("seats = %d: give a number from %d to %d", l.Seats, max(l.Group, e.Min), e.Max)
	}
	if f.Fill != "" {
		var err error
		if l.Fill, err = e.Level(f.Fill); err != nil {
			return fmt.Errorf("fill = %w", err)
		}
	}
	return nil
}

// readLive reads the address of the contest's server.
func (l *League) readLive(f *file, _ string) error {
	if f.Live == "" {
		return nil
	}
	u, err := url.Parse(f.Live)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" {
		return fmt.Errorf("live = %q: give the address that arena serve --web says, as http://192.168.1.20:4243/", f.Live)
	}
	if err := bout.CanTCP(l.Game); err != nil { // only that game has servers
		return fmt.Errorf("live = %q: %w", f.Live, err)
	}
	l.Live = f.Live
	return nil
}

// printable returns a name in Unicode's form NFC. The error refuses one that would break a table or the
// sentence around it.
func printable(name string) (string, error) {
	clean := text.Name(name, len(name))
	if name = norm.NFC.String(name); clean != name {
		return "", fmt.Errorf("the name %+q has characters that show nothing, break a line or turn the text around: write %q", name, clean)
	}
	return name, nil
}

func (l *League) readMaps(f *file, dir string) error {
	maps := f.Maps
	if len(maps) == 0 {
		maps = []fileMap{{}}
	}
	for i, m := range maps {
		if m.Name == "" && len(maps) > 1 {
			return fmt.Errorf("map %d has no name: give it one for the report", i+1)
		}
		var err error
		if m.Name, err = printable(m.Name); err != nil {
			return fmt.Errorf("map %d: %w", i+1, err)
		}
		if slices.ContainsFunc(l.Maps, func(o Map) bool { return strings.EqualFold(o.Name, m.Name) }) {
			return fmt.Errorf("map %d: another one is called %q", i+1, m.Name)
		}
		options := map[string]string{}
		for _, list := range []map[string]any{f.Options, m.Options} {
			for k, v := range list {
				switch v.(type) {
				case string, int64, bool:
					options[k] = fmt.Sprint(v)
				default:
					return fmt.Errorf("option %s = %v: give a text or a whole number", k, v)
				}
			}
		}
		if options = l.Game.Contest(options); len(options) == 0 {
			options = nil
		}
		said := options
		options, err = l.Game.ReadFiles(options, dir)
		if err != nil {
			return fmt.Errorf("map %q: %w", m.Name, err)
		}
		if err := l.Game.Check(rules.Setup{Seats: l.Seats, Seed: l.Seeds[0], Options: options}); err != nil {
			return fmt.Errorf("map %q: %w", m.Name, err)
		}
		// Only the game can check how options relate to each other.
		t, err := l.Game.New(rules.Setup{Seats: l.Seats, Seed: l.Seeds[0], Options: options})
		if err != nil {
			return fmt.Errorf("map %q: %w", m.Name, err)
		}
		t.Close()
		l.Maps = append(l.Maps, Map{m.Name, options, said})
	}
	return nil
}

// Check returns an error if a bot's program is not on this machine, so that it does not lose all its
// matches.
func (l *League) Check() error {
	if l.Memory > 0 && runtime.GOOS != "linux" {
		return fmt.Errorf("memory: %w", pipe.ErrNoLimit)
	}
	for _, b := range l.Bots {
		if len(b.Args) == 0 {
			continue
		}
		program := b.Args[0]
		if filepath.Base(program) != program && !filepath.IsAbs(program) {
			program = filepath.Join(b.Dir, program) // resolved as it will be started
			if !filepath.IsAbs(program) && filepath.Base(program) == program {
				program = "." + string(filepath.Separator) + program
			}
		}
		if _, err := exec.LookPath(program); err != nil {
			return fmt.Errorf("the bot %s cannot be started here: %w; put its program there, or mend its cmd", b.Name, err)
		}
		if info, err := os.Stat(b.Dir); err != nil || !info.IsDir() {
			return fmt.Errorf("the bot %s cannot be started here: its dir %q is not a folder", b.Name, b.Dir)
		}
	}
	return nil
}
