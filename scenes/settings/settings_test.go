package settings

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/internal/store"
	"ludotheque/scenes/input"
)

func TestDefaultsAreOffered(t *testing.T) {
	data, err := json.Marshal(Defaults())
	if err != nil {
		t.Fatal(err)
	}
	s, problems := Parse(data)
	if len(problems) != 0 || !reflect.DeepEqual(s, Defaults()) {
		t.Errorf("%s reads as %+v, %v", data, s, problems)
	}
}

// TestForeverSettingsAreUnderstood reads a file that the first version wrote, as
// players have it. The file is never made again and never changed: what is in it
// keeps its meaning, and a setting that came later has its default.
func TestForeverSettingsAreUnderstood(t *testing.T) {
	data, err := os.ReadFile("testdata/forever/settings-1.json")
	if err != nil {
		t.Fatal(err)
	}
	data = bytes.ReplaceAll(data, []byte("\r\n"), []byte("\n"))
	if sum := fmt.Sprintf("%x", sha256.Sum256(data)); sum != "f6c1227e2c10366c219a6741270e2245f1d5bb9a81e05f245ceb7bc9a600db0a" {
		t.Errorf("the file was changed: restore it")
	}
	want := Defaults()
	want.Language, want.TextSize, want.Motion, want.Speed = French, 150, Soft, Double
	want.Master, want.Music, want.Effects, want.Mute, want.Vibration, want.Fullscreen = 10, 20, 30, true, false, true
	want.Names, want.Offered = []string{"Ada", "", "Zoé"}, []string{"bzzz", "empire"}
	// Later versions bind no such key anew: it has a meaning in every game.
	if err := json.Unmarshal([]byte(`{"left":{"a":"T"}}`), &want.Keys); err != nil {
		t.Fatal(err)
	}
	if got, problems := Parse(data); len(problems) != 0 || !reflect.DeepEqual(got, want) {
		t.Errorf("it reads as\n%+v\nwant\n%+v\n%v", got, want, problems)
	}
}

func TestSettingsAreFoundAgain(t *testing.T) {
	st := store.Memory()
	var k Keeper
	if s, problems := k.Load(st); len(problems) != 0 || !reflect.DeepEqual(s, Defaults()) {
		t.Errorf("with no file: %+v, %v", s, problems)
	}
	want := Settings{Language: French, TextSize: 175, Motion: Reduced, Pictures: LightPictures, Speed: AtOnce, Tempo: 70, Tempos: map[string]int{"aquariom": 80}, Press: true, Coordinates: true,
		Master: 0, Music: 100, Effects: 7, Mute: true, Vibration: false, Fullscreen: true, Keys: input.DefaultBindings(), Offered: []string{"bzzz"}, Played: []string{"bzzz", "empire"}, Won: map[string]string{"empire": "hard"}}
	want.SetName(2, "  Noé\n")
	if err := want.Keys.Bind(input.LeftHalf, input.A, ebiten.KeyG); err != nil {
		t.Fatal(err)
	}
	if _, err := k.Save(st, &want); err != nil {
		t.Fatal(err)
	}
	got, problems := new(Keeper).Load(st)
	if len(problems) != 0 || !reflect.DeepEqual(got, want) {
		t.Errorf("saved %+v, loaded %+v, %v", want, got, problems)
	}
	if got.Name(2) != "Noé" || got.Name(0) != "" || got.Name(-1) != "" || got.Name(9) != "" {
		t.Errorf("names %q", got.Names)
	}
}

func TestOneWrongEntryCostsOnlyItself(t *testing.T) {
	good := `"motion":"soft","music":33`
	for _, c := range []struct{ entry, field string }{
		{`"language":"klingon"`, "language"},
		{`"language":7`, "language"},
		{`"textSize":130`, "textSize"},
		{`"speed":"3"`, "speed"},
		{`"tempo":49`, "tempo"},
		{`"tempo":"fast"`, "tempo"},
		{`"press":1`, "press"},
		{`"master":101`, "master"},
		{`"effects":-1`, "effects"},
		{`"effects":"loud"`, "effects"},
		{`"mute":"yes"`, "mute"},
		{`"near":5`, "near"},
		{`"newer":"no"`, "newer"},
		{`"oneView":[]`, "oneView"},
		{`"won":7`, "won"},
		{`"devices":[1]`, "devices"},
		{`"offered":"bzzz"`, "offered"},
		{`"keys":{"left":{"a":"W"}}`, "keys"},
		{`"names":"Ada"`, "names"},
	} {
		s, problems := Parse([]byte("{" + good + "," + c.entry + "}"))
		if len(problems) != 1 || problems[0].Field != c.field || problems[0].Err == nil {
			t.Errorf("%s: problems %+v, want %s", c.entry, problems, c.field)
		}
		want := Defaults()
		want.Motion, want.Music = Soft, 33
		if !reflect.DeepEqual(s, want) {
			t.Errorf("%s gives %+v", c.entry, s)
		}
	}
}

// TestAWrongPartCostsOnlyItself: of lists and of entries with parts all that is right counts, and what is
// wrong is named with its line.
func TestAWrongPartCostsOnlyItself(t *testing.T) {
	s, problems := Parse([]byte("\uFEFF" + `{
  "names": [
    "Ada",
    "a\u0000b",
    7, "Zoé"
  ],
  "devices": {"pad": "Ada", "other": "",
    "third": "Noé"},
  "played": ["bzzz", 7, "empire"],
  "won": {"bzzz": "hard",
    "empire": 1.0},
  "keys": {
    "left": {"a": "Banana",
      "b": "G"}},
  "turn": 60.0, "music": "loud" }`))
	want := Defaults()
	want.Names, want.Devices = []string{"Ada", "", "", "Zoé"}, map[string]string{"pad": "Ada", "third": "Noé"}
	want.Played, want.Won, want.Turn = []string{"bzzz", "empire"}, map[string]string{"bzzz": "hard"}, 60
	if err := want.Keys.Bind(input.LeftHalf, input.B, ebiten.KeyG); err != nil {
		t.Fatal(err)
	}
	if !reflect.DeepEqual(s, want) {
		t.Errorf("it reads as\n%+v, want\n%+v", s, want)
	}
	var told []string
	for _, p := range problems {
		told = append(told, fmt.Sprintf("%d %s %s %s", p.Line, p.Field, p.Part, p.Value))
	}
	if got := strings.Join(told, "\n"); got != `15 music  "loud"
13 keys left, a "Banana"
4 names 2 "a\u0000b"
5 names 3 7
7 devices other ""
9 played 2 7
11 won empire 1` {
		t.Errorf("told is\n%s", got)
	}
}

// saved is the file after somebody with these settings in it has changed one.
func saved(t *testing.T, st *store.Store, change func(s *Settings)) (string, *Problem) {
	t.Helper()
	var k Keeper
	s, _ := k.Load(st)
	change(&s)
	p, err := k.Save(st, &s)
	if err != nil {
		t.Fatal(err)
	}
	data, err := st.Read(File)
	if err != nil {
		t.Fatal(err)
	}
	return string(data), p
}

func with(t *testing.T, text string) *store.Store {
	t.Helper()
	st := store.Memory()
	if err := st.Write(File, []byte(text)); err != nil {
		t.Fatal(err)
	}
	return st
}

func louder(s *Settings) { s.Music = 99 }

func TestWhatIsNotUnderstoodStaysInTheFile(t *testing.T) {
	text, p := saved(t, with(t, `{"version":99,"smell":{"kind":"roses"},"speed":"2","near":5,"music":3}`), louder)
	if p != nil {
		t.Errorf("a file of a later version is called damaged: %+v", p)
	}
	for _, want := range []string{`"version": 99`, `"smell": {"kind":"roses"}`, `"speed": "2"`, `"near": 5`, `"music": 99`} {
		if !strings.Contains(text, want) {
			t.Errorf("the file lacks %s:\n%s", want, text)
		}
	}
}

func TestTwoWindowsKeepEachOthersChanges(t *testing.T) {
	st := with(t, `{"music":3,"language":"fr"}`)
	var first, second Keeper
	a, _ := first.Load(st)
	b, _ := second.Load(st)
	a.Language, b.Music, b.Mute = English, 77, true
	second.Overrule(&b) // mute for this run, as an argument has it, and the music
	b.Music = 88
	for _, save := range []func() (*Problem, error){
		func() (*Problem, error) { return first.Save(st, &a) },
		func() (*Problem, error) { return second.Save(st, &b) },
		func() (*Problem, error) { return first.Save(st, &a) },
	} {
		if _, err := save(); err != nil {
			t.Fatal(err)
		}
	}
	if got, _ := new(Keeper).Load(st); got.Language != English || got.Music != 88 || got.Mute {
		t.Errorf("kept are %s, music %d, mute %v; want en, 88 and no mute", got.Language, got.Music, got.Mute)
	}
}

func TestOfADamagedFileAllThatCanBeReadCounts(t *testing.T) {
	usual := Defaults().Music
	for text, music := range map[string]int{
		`{"language": "fr", "music": 3, "names": ["Noé`: 3,
		`{"language": "fr", "music": 3, "effects": 1}x`: 3,
		"{\"lan\x00uage\": \"fr\", \"music\": 3, ":      3,
		"":         usual,
		"[]":       usual,
		"null":     usual,
		"\x00\x01": usual,
	} {
		st := with(t, text)
		var k Keeper
		s, problems := k.Load(st)
		if len(problems) == 0 || problems[0].Field != "" || problems[0].Err == nil || s.Music != music {
			t.Errorf("%q: music %d, %+v", text, s.Music, problems)
		}
		if data, _ := st.Read(File); string(data) != text {
			t.Errorf("%q: reading made %q of it", text, data)
		}
		_, p := saved(t, st, louder)
		if p == nil {
			t.Errorf("%q: no copy was made", text)
			continue
		}
		if data, err := st.Read(p.Copy); err != nil || string(data) != text {
			t.Errorf("%q: the copy is %q, %v", text, data, err)
		}
		if s, problems := new(Keeper).Load(st); len(problems) != 0 || s.Music != 99 {
			t.Errorf("%q, written anew: music %d, %+v", text, s.Music, problems)
		}
	}
}

func TestAFlippedBitCostsOneEntry(t *testing.T) {
	whole := Defaults()
	whole.Language, whole.Music, whole.Names, whole.Won = French, 3, []string{"Noé", "Ada"}, map[string]string{"bzzz": ""}
	data, err := json.Marshal(whole)
	if err != nil {
		t.Fatal(err)
	}
	for i := range len(data) * 8 {
		bad := bytes.Clone(data)
		bad[i/8] ^= 1 << (i % 8)
		s, _ := Parse(bad)
		var lost []string
		for _, f := range fields {
			if s.entry(f) != whole.entry(f) {
				lost = append(lost, f.name)
			}
		}
		if len(lost) > 1 {
			t.Errorf("bit %d of %q, at %.40q, costs %v", i%8, data[i/8], data[i/8:], lost)
		}
	}
}

func TestWhatCannotBeReadIsNotWrittenOver(t *testing.T) {
	dir := t.TempDir()
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Mkdir(filepath.Join(dir, File), 0o700); err != nil {
		t.Fatal(err)
	}
	var k Keeper
	s, problems := k.Load(st)
	if len(problems) != 1 || !reflect.DeepEqual(s, Defaults()) {
		t.Errorf("a folder in the place of the file: %+v", problems)
	}
	louder(&s)
	if _, err := k.Save(st, &s); err == nil {
		t.Error("saving over what could not be read succeeds")
	}
	if i, err := os.Stat(filepath.Join(dir, File)); err != nil || !i.IsDir() {
		t.Errorf("it is gone: %v", err)
	}
}

// Whatever a program can come to keep can be read again.
func TestWhatIsSavedIsUnderstood(t *testing.T) {
	s := Defaults()
	for i := range 100 {
		s.NoteWin(fmt.Sprint("game", i), "easy", []string{"easy"})
		s.Offered = append(s.Offered, fmt.Sprint("game", i))
		s.Hold(fmt.Sprintf("pad \xff\xfe %d", i), "Noé \xff")
		s.SetName(i, "Zoé\xffx")
	}
	s.Hold("pad \xff", "Ada")
	if s.Holder("pad \xff") != "Ada" {
		t.Error("a device whose name is no text has no person")
	}
	data, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	if got, problems := Parse(data); len(problems) != 0 || !reflect.DeepEqual(got, s) {
		t.Errorf("it came back as %+v, %v", got, problems)
	}
}

func TestCleanName(t *testing.T) {
	for in, want := range map[string]string{
		"":                             "",
		"  Éloïse  de  Retz ":          "Éloïse de Retz",
		"a\tb\x07c":                    "a bc",
		"bad\xffutf8":                  "badutf8",
		strings.Repeat("é", 40):        strings.Repeat("é", MaxName),
		strings.Repeat("x", 15) + " y": strings.Repeat("x", 15),
	} {
		if got := CleanName(in); got != want {
			t.Errorf("%q: %q, want %q", in, got, want)
		}
		if got := CleanName(CleanName(in)); got != want {
			t.Errorf("%q, cleaned twice: %q", in, got)
		}
	}
}

func TestFactors(t *testing.T) {
	want := []float64{0.5, 1, 2, 4, 0}
	for i, s := range Speeds {
		if s.Factor() != want[i] {
			t.Errorf("%s: %v, want %v", s, s.Factor(), want[i])
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add([]byte(`{"version":1,"language":"fr","names":["Noé"],"keys":{"left":{"up":"W"}}}`))
	f.Fuzz(func(t *testing.T, data []byte) {
		s, _ := Parse(data)
		again, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		got, problems := Parse(again)
		if len(problems) != 0 || !reflect.DeepEqual(got, s) {
			t.Errorf("%+v came back as %+v, %v", s, got, problems)
		}
	})
}

// A device keeps its person; what cannot be kept is not.
func TestHold(t *testing.T) {
	s := Defaults()
	s.Hold("left", " Noé ")
	s.Hold("", "Ada")
	s.Hold(strings.Repeat("x", maxDevice+1), "Ada")
	if len(s.Devices) != 1 || s.Devices["left"] != "Noé" {
		t.Errorf("%v are kept", s.Devices)
	}
	if s.Hold("left", ""); len(s.Devices) != 0 {
		t.Errorf("%v are kept of a name that was taken back", s.Devices)
	}
	for i := range maxDevices + 1 {
		s.Hold(strings.Repeat("y", i+1), "Ada")
	}
	data, err := json.Marshal(s)
	if err != nil {
		t.Fatal(err)
	}
	if got, problems := Parse(data); len(problems) > 0 || len(got.Devices) != len(s.Devices) {
		t.Errorf("%v: what is kept cannot be read", problems)
	}
}

// What earlier versions noted as a list of the games that were won is still known.
func TestWonGamesOfEarlierVersions(t *testing.T) {
	s, problems := Parse([]byte(`{"version":1,"won":["bzzz","empire"]}`))
	if len(problems) > 0 {
		t.Fatal(problems)
	}
	for _, game := range [...]string{"bzzz", "empire"} {
		if level, won := s.Won[game]; !won || level != "" {
			t.Errorf("%s: level %q, won %v", game, level, won)
		}
	}
	levels := []string{"novice", "easy", "normal"}
	for _, c := range [...]struct {
		level string
		news  bool
		kept  string
	}{{"easy", true, "easy"}, {"novice", false, "easy"}, {"easy", false, "easy"}, {"normal", true, "normal"}} {
		if news := s.NoteWin("bzzz", c.level, levels); news != c.news || s.Won["bzzz"] != c.kept {
			t.Errorf("%s beaten: news %v, kept %q", c.level, news, s.Won["bzzz"])
		}
	}
}

// TestTooMuchIsRefusedInWords: lists and words beyond their bounds, and a file that is too
// large, are problems; the file keeps what it has.
func TestTooMuchIsRefusedInWords(t *testing.T) {
	long := strings.Repeat("x", 65)
	for field, text := range map[string]string{
		"offered": `["` + long + `"]`,
		"played":  `[` + strings.Repeat(`"a",`, 256) + `"a"]`,
		"won":     `{"bzzz":"` + long + `"}`,
		"names":   `["` + long + `"]`,
	} {
		_, problems := Parse([]byte(`{"version":1,"` + field + `":` + text + `}`))
		if len(problems) != 1 || problems[0].Field != field {
			t.Errorf("%s: %v", field, problems)
		}
	}
	st := store.Memory()
	large := []byte(`{"version":1,"of a later version":"` + strings.Repeat("x", 1<<20) + `"}`)
	if err := st.Write(File, large); err != nil {
		t.Fatal(err)
	}
	var k Keeper
	s, problems := k.Load(st)
	var e *store.Error
	if len(problems) != 1 || !errors.As(problems[0].Err, &e) || e.Reason != store.TooLarge {
		t.Errorf("a large file: %v", problems)
	}
	s.Mute = true
	if _, err := k.Save(st, &s); !errors.As(err, &e) {
		t.Errorf("saving: %v", err)
	}
	if data, err := st.Read(File); err != nil || len(data) != len(large) {
		t.Errorf("the file has %d bytes, %v", len(data), err)
	}
}

// Settings that another program saved are read whole: with a byte order mark, in UTF-16, and with whole
// numbers with a point.
func TestSettingsOfAnotherEditorAreRead(t *testing.T) {
	const file = `{"version":1.0,"language":"fr","textSize":150.0,"volume":{"all":70.0}}`
	wide := []byte{0xfe, 0xff}
	for _, u := range utf16.Encode([]rune(file)) {
		wide = append(wide, byte(u>>8), byte(u))
	}
	for what, data := range map[string][]byte{"plain": []byte(file), "a mark": []byte("\ufeff" + file), "UTF-16": wide} {
		s, problems := Parse(data)
		if len(problems) > 0 || s.Language != French || s.TextSize != 150 {
			t.Errorf("%s: language %q, text %v, problems %v", what, s.Language, s.TextSize, problems)
		}
	}
}

// Texts begin with the size of the menu that is nearest to what the browser is set to.
func TestTextsBeginAtTheSystemsSize(t *testing.T) {
	for percent, want := range map[float64]int{100: 100, 75: 100, 110: 100, 120: 125, 150: 150, 200: 200, 300: 200} {
		if got := nearestText(percent); got != want {
			t.Errorf("a system at %g %% has texts of %d %%, want %d %%", percent, got, want)
		}
	}
}
