package league

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ludotheque/assets/maps"
)

// small is a league with all keys.
const small = `
name = "small"
game = "null"
think = "20ms"
start = "1m"
limit = "2m"
group = 2
seats = 3
fill = "easy"
seed = 7
rounds = 2
[options]
cards = 5
[[map]]
name = "five"
[[map]]
name = "nine"
options = { cards = "9" }
[[bot]]
level = "hard"
[[bot]]
name = "Zoé"
cmd = "python3 zoe.py -v"
dir = "zoe"
[[bot]]
name = "Ada"
cmd = ["python3", "my bot.py"]
`

func league(t *testing.T, text string) *League {
	t.Helper()
	l, err := parse(text, "contest")
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestAWholeFile(t *testing.T) {
	l := league(t, small)
	if l.Name != "small" || l.Game.ID != "null" || l.Think != 20*time.Millisecond || l.Start != time.Minute || l.Limit != 2*time.Minute ||
		l.Group != 2 || l.Seats != 3 || l.Fill != "easy" || !l.Rotate || !slices.Equal(l.Seeds, []uint64{7, 8}) {
		t.Errorf("the file was read as: %+v", l)
	}
	want := []Bot{
		{Name: "hard", Level: "hard", Dir: "contest"},
		{Name: "Zoé", Args: []string{"python3", "zoe.py", "-v"}, Dir: filepath.Join("contest", "zoe")},
		{Name: "Ada", Args: []string{"python3", "my bot.py"}, Dir: "contest"},
	}
	if fmt.Sprint(l.Bots) != fmt.Sprint(want) {
		t.Errorf("the bots were read as: %v", l.Bots)
	}
	if fmt.Sprint(l.Maps) != "[{five map[cards:5] map[cards:5]} {nine map[cards:9] map[cards:9]}]" {
		t.Errorf("the maps were read as: %v", l.Maps)
	}
}

func TestWhatAFileNeedNotSay(t *testing.T) {
	l := league(t, "game = \"bzzz\"\n[[bot]]\nlevel = \"easy\"\n[[bot]]\nlevel = \"hard\"\n")
	if l.Group != 2 || l.Seats != 4 || !l.Rotate || l.Think != time.Second || l.Limit != time.Hour || len(l.Maps) != 1 || !slices.Equal(l.Seeds, []uint64{1}) {
		t.Errorf("the defaults are: %+v", l)
	}
}

func TestWrongFiles(t *testing.T) {
	const bots = "[[bot]]\nlevel = \"easy\"\n[[bot]]\nlevel = \"hard\"\n"
	for text, want := range map[string]string{
		"game = ":                         "line 1, column 7: ",
		"game = \"null\"\nrounds = \"x\"": "line 2: rounds: give a whole number, not a text",
		"game = 7":                        "line 1: game: give a text, not a whole number",
		"bot = 3":                         "line 1: bot: give a table in [[…]], not a whole number",
		"":                                `game = "": there is no such game; the games are: `,
		"game = \"chess\"":                `game = "chess": there is no such game`,
		"game = \"null\"":                 "a league has 2 to 200 bots, and this one 0: add a [[bot]]",
		"game = \"null\"\ngames = 3":      `"games" is not a key of a league: the keys are name, game`,
		"game = \"null\"\nmemory = \"3\"\n" + bots:                                                                            `memory = "3" is not a size: give a whole number and kB, MB or GB`,
		"game = \"null\"\nthink = \"3\"\n" + bots:                                                                             `think = "3": give a time such as "500ms"`,
		"game = \"null\"\nlimit = \"-3s\"\n" + bots:                                                                           `limit = "-3s"`,
		"game = \"null\"\nrounds = 0\n" + bots:                                                                                "rounds = 0: give a number from 1",
		"game = \"null\"\nseeds = []\n" + bots:                                                                                "seeds = []: give one",
		"game = \"null\"\nseeds = [3, 3]\n" + bots:                                                                            "3 is there twice",
		"game = \"null\"\nseeds = [3]\nrounds = 2\n" + bots:                                                                   "leave them out",
		"game = \"null\"\ngroup = 1\n" + bots:                                                                                 "group = 1: the number of bots in a match is from 2 to 2",
		"game = \"null\"\nseats = 9\n" + bots:                                                                                 "seats = 9: give a number from 2 to 4",
		"game = \"aquariom\"\nlive = \"192.168.1.20:4243\"\n" + bots:                                                          `live = "192.168.1.20:4243": give the address`,
		"game = \"null\"\nlive = \"http://x/\"\n" + bots:                                                                      `live = "http://x/": `,
		"game = \"null\"\nfill = \"god\"\n" + bots:                                                                            `fill = "god": there is no such level`,
		"game = \"null\"\n" + bots + bots:                                                                                     "bot 3 (): another bot has that name",
		"game = \"null\"\n" + bots + "[[bot]]\nname = \"a\\u001b[31mb\"\nlevel = \"easy\"\n":                                  `bot 3: the name "a\x1b[31mb" has characters that show nothing`,
		"game = \"null\"\n" + bots + "[[bot]]\nname = \"a\\nb\"\nlevel = \"easy\"\n":                                          `write "a b"`,
		"game = \"null\"\n" + bots + "[[bot]]\nname = \"\\u202ea\"\nlevel = \"easy\"\n":                                       `write "a"`,
		"game = \"null\"\n" + "[[bot]]\nname = \"Zoe\\u0301\"\nlevel = \"easy\"\n[[bot]]\nname = \"ZOÉ\"\nlevel = \"easy\"\n": "bot 2 (ZOÉ): another bot has that name",
		"game = \"null\"\n" + bots + "[[bot]]\nname = \"x\"\n":                                                                "bot 3 (x): give it either a level or a cmd",
		"game = \"null\"\n" + bots + "[[bot]]\nlevel = \"god\"\n":                                                             `bot 3 (): level = "god": there is no such level`,
		"game = \"null\"\n" + bots + "[[bot]]\ncmd = \"x\"\n":                                                                 "bot 3 (): give it a name of 1 to 40 letters",
		"game = \"null\"\n" + bots + "[[bot]]\nname=\"x\"\ncmd = []\n":                                                        `bot 3 (x): cmd: write "python3 bot.py"`,
		"game = \"null\"\n" + bots + "[[bot]]\nname=\"x\"\ncmd = [7]\n":                                                       "cmd: 7 is not text",
		"game = \"null\"\n" + bots + "[options]\ncards = 77\n":                                                                `cards "77" is not accepted`,
		"game = \"null\"\n" + bots + "[options]\ncards = [1]\n":                                                               "option cards = [1]: give a text or a whole number",
		"game = \"null\"\n" + bots + "[[map]]\n[[map]]\n":                                                                     "map 1 has no name",
		"game = \"null\"\n" + bots + "[[map]]\nname=\"a\"\n[[map]]\nname=\"a\"":                                               `another one is called "a"`,
		"game = \"null\"\n" + bots + "[[bot]]\nname = \"" + strings.Repeat("x", 41) + "\"\nlevel = \"easy\"\n":                "give it a name of 1 to 40 letters",
		"game = \"null\"\n" + strings.Repeat("[[bot]]\nlevel = \"easy\"\n", 201):                                              "a league has 2 to 200 bots, and this one 201",
		"game = \"null\"\nrounds = 900000\n" + bots:                                                                           "these are 1800000 matches, more than 1000000",
	} {
		if _, err := parse(text, "."); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", text, err, want)
		}
	}
	if _, err := Read(filepath.Join(t.TempDir(), "none.toml")); err == nil {
		t.Error("a file that is not there is read")
	}
}

func TestReadNamesTheFile(t *testing.T) {
	name := filepath.Join(t.TempDir(), "summer.toml")
	if err := os.WriteFile(name, []byte("game = \"null\"\n[[bot]]\nlevel = \"easy\"\n[[bot]]\nlevel = \"hard\"\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	l, err := Read(name)
	if err != nil || l.Name != "summer" || l.Check() != nil {
		t.Errorf("a league without a name should have that of its file: %+v, %v", l, err)
	}
	if err := os.WriteFile(name, []byte("game = 3"), 0o644); err != nil {
		t.Fatal(err)
	}
	if _, err := Read(name); err == nil || !strings.HasPrefix(err.Error(), name+": ") {
		t.Errorf("the error should begin with the file's name: %v", err)
	}
}

func TestCheckFindsMissingPrograms(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "bot"), []byte("#!/bin/sh\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		words []string
		dir   string
		ok    bool
	}{
		{[]string{self}, dir, true},
		{[]string{"./bot"}, dir, true},
		{[]string{"./bot"}, filepath.Join(dir, "none"), false},
		{[]string{self}, filepath.Join(dir, "bot"), false},
		{[]string{"no-such-program-here"}, dir, false},
	} {
		if c.words[0] == "./bot" && filepath.Separator == '\\' {
			continue // Windows needs an extension
		}
		l := &League{Bots: []Bot{{Name: "x", Args: c.words, Dir: c.dir}}}
		if err := l.Check(); (err == nil) != c.ok {
			t.Errorf("%+v: %v", c, err)
		}
	}
}

// TestTheGuideIsRight reads the file that docs/contest.md shows.
func TestTheGuideIsRight(t *testing.T) {
	guide, err := os.ReadFile("../../docs/contest.md")
	if err != nil {
		t.Fatal(err)
	}
	_, text, _ := strings.Cut(string(guide), "```toml\n")
	text, _, ok := strings.Cut(text, "```")
	if !ok {
		t.Fatal("docs/contest.md shows no file")
	}
	l := league(t, text)
	if l.Name != "Bzzz tonight" || len(l.Bots) != 4 || len(l.Maps) != 2 || l.Bots[3].Dir != filepath.Join("contest", "zoe") || l.Maps[1].Options["start"] != "30" {
		t.Errorf("the example was read as: %+v", l)
	}
	for _, key := range []string{"seats", "fill", "rotate", "seeds", "start", "limit"} {
		if !strings.Contains(string(guide), "| `"+key+" = ") {
			t.Errorf("docs/contest.md does not speak of %s", key)
		}
	}
}

// A contest of Aquar.iom uses the original dialect by default, with any bots and on custom maps.
func TestLeaguesOfAquariom(t *testing.T) {
	dir := t.TempDir()
	data, ok := maps.Find("original-2p")
	if !ok {
		t.Fatal("no map")
	}
	if err := os.WriteFile(filepath.Join(dir, "mine.json"), data, 0o644); err != nil {
		t.Fatal(err)
	}
	const bots = "[[bot]]\nlevel = \"easy\"\n[[bot]]\nname = \"Ada\"\ncmd = \"ada\"\ntcp = true\n"
	l, err := parse("game = \"aquariom\"\n[options]\nmap = \"mine.json\"\n"+bots, dir)
	if err != nil {
		t.Fatal(err)
	}
	m := &l.Maps[0]
	if l.Rules() != "dialect original" || m.Said["map"] != "mine.json" || !strings.HasPrefix(m.Options["map"], "{") {
		t.Errorf("the map of a file should be read with its rules: %q, %v", l.Rules(), m)
	}
	if !l.Bots[1].TCP || l.Bots[0].TCP {
		t.Errorf("only the second bot should play over TCP: %+v", l.Bots)
	}
	lines, err := parse(strings.Replace("game = \"aquariom\"\n[options]\nmap = \"mine.json\"\n"+bots, "tcp = true", "", 1), dir)
	if err != nil || lines.Schedule()[0].Key == l.Schedule()[0].Key {
		t.Errorf("a bot of lines and one of the network play the same match (%v)", err)
	}
	for text, says := range map[string]string{
		"game = \"aquariom\"\n[options]\nmap = \"nowhere.json\"\n" + bots:                       "neither a file nor one of ours",
		"game = \"bzzz\"\n" + bots:                                                              "only aquariom is played over TCP",
		"game = \"aquariom\"\n" + strings.Replace(bots, "cmd = \"ada\"", "level = \"hard\"", 1): "tcp is for bots with a cmd",
	} {
		if _, err := parse(text, dir); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%v, want %q", err, says)
		}
	}
	l, err = parse("game = \"aquariom\"\n[[map]]\nname = \"a\"\n[[map]]\nname = \"b\"\noptions = { dialect = \"document\" }\n"+bots, dir)
	if err != nil || l.Rules() != "a: dialect original, b: dialect document" {
		t.Errorf("each map should have its dialect: %q, %v", l.Rules(), err)
	}
}

// Editors of Windows put a byte order mark before a file.
func TestALeagueOfAnotherEditorIsRead(t *testing.T) {
	name := filepath.Join(t.TempDir(), "l.toml")
	if err := os.WriteFile(name, []byte("\ufeff"+strings.ReplaceAll(small, "\n", "\r\n")), 0o600); err != nil {
		t.Fatal(err)
	}
	if l, err := Read(name); err != nil || l.Name != "small" || len(l.Bots) != 3 {
		t.Errorf("the file should be read with three bots: %+v, %v", l, err)
	}
}
