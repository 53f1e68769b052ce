package settings

import (
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"fmt"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/scenes/input"
	"ludotheque/scenes/store"
)

func TestDefaultsAreOffered(t *testing.T) {
	data, err := json.Marshal(Defaults())
	if err != nil {
		t.Fatal(err)
	}
	s, problems, err := Parse(data)
	if err != nil || len(problems) != 0 || !reflect.DeepEqual(s, Defaults()) {
		t.Errorf("%s reads as %+v, %v, %v", data, s, problems, err)
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
	if err := want.Keys.Bind(input.LeftHalf, input.A, ebiten.KeyT); err != nil {
		t.Fatal(err)
	}
	if got, problems, err := Parse(data); err != nil || len(problems) != 0 || !reflect.DeepEqual(got, want) {
		t.Errorf("it reads as\n%+v\nwant\n%+v\n%v, %v", got, want, problems, err)
	}
}

func TestSettingsAreFoundAgain(t *testing.T) {
	st := store.Memory()
	if s, problems := Load(st); len(problems) != 0 || !reflect.DeepEqual(s, Defaults()) {
		t.Errorf("with no file: %+v, %v", s, problems)
	}
	want := Settings{Language: French, TextSize: 175, Motion: Reduced, Speed: AtOnce, Tempo: 70, Press: true, Coordinates: true,
		Master: 0, Music: 100, Effects: 7, Mute: true, Vibration: false, Fullscreen: true, Keys: input.DefaultBindings(), Offered: []string{"bzzz"}, Won: []string{"empire"}}
	want.SetName(2, "  Noé\n")
	if err := want.Keys.Bind(input.LeftHalf, input.A, ebiten.KeyG); err != nil {
		t.Fatal(err)
	}
	if err := want.Save(st); err != nil {
		t.Fatal(err)
	}
	got, problems := Load(st)
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
		{`"offered":"bzzz"`, "offered"},
		{`"keys":{"left":{"a":"W"}}`, "keys"},
		{`"names":["a\u0000b"]`, "names"},
		{`"names":[` + strings.Repeat(`"",`, MaxNames) + `""]`, "names"},
	} {
		s, problems, err := Parse([]byte("{" + good + "," + c.entry + "}"))
		if err != nil {
			t.Errorf("%s: %v", c.entry, err)
			continue
		}
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

func TestWhatALaterVersionAddsIsNoProblem(t *testing.T) {
	s, problems, err := Parse([]byte(`{"version":99,"smell":"roses","speed":"2"}`))
	if err != nil || len(problems) != 0 || s.Speed != Double {
		t.Errorf("%+v, %v, %v", s, problems, err)
	}
}

func TestADamagedFileIsSetAside(t *testing.T) {
	for _, text := range []string{`{"music":`, "", "[]", "null", "\x00\x01"} {
		st := store.Memory()
		if err := st.Write(File, []byte(text)); err != nil {
			t.Fatal(err)
		}
		s, problems := Load(st)
		if len(problems) != 1 || problems[0].SetAside != File+".damaged-1" || problems[0].Err == nil {
			t.Errorf("%q: %+v", text, problems)
		}
		if !reflect.DeepEqual(s, Defaults()) {
			t.Errorf("%q gives %+v", text, s)
		}
		if s, problems = Load(st); len(problems) != 0 {
			t.Errorf("%q, the second time: %+v, %v", text, s, problems)
		}
	}
}

func TestCleanName(t *testing.T) {
	for in, want := range map[string]string{
		"":                             "",
		"  Éloïse  de  Retz ":          "Éloïse  de  Retz",
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
		s, _, err := Parse(data)
		if err != nil {
			return
		}
		again, err := json.Marshal(s)
		if err != nil {
			t.Fatal(err)
		}
		got, problems, err := Parse(again)
		if err != nil || len(problems) != 0 || !reflect.DeepEqual(got, s) {
			t.Errorf("%+v came back as %+v, %v, %v", s, got, problems, err)
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
	if got, problems, err := Parse(data); err != nil || len(problems) > 0 || len(got.Devices) != len(s.Devices) {
		t.Errorf("%v, %v: what is kept cannot be read", problems, err)
	}
}
