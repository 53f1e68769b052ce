package scenes

import (
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/input"
	"ludotheque/scenes/settings"
)

// said are all notices of an Env, in French.
func said(e *Env) []string {
	w := words.New("fr")
	var out []string
	for {
		n, ok := e.TakeNotice()
		if !ok {
			return out
		}
		out = append(out, w.Say(n))
	}
}

func env() *Env { return NewEnv(&input.Script{}, func() uint64 { return 1 }) }

func TestSettingsAreAppliedAndKept(t *testing.T) {
	dir := t.TempDir()
	e := env()
	e.Open(dir)
	if err := e.Settings.Keys.Bind(input.LeftHalf, input.A, ebiten.KeyG); err != nil {
		t.Fatal(err)
	}
	e.Settings.Speed = settings.Four
	e.Apply()
	e.SaveSettings()
	if got := said(e); len(got) != 0 {
		t.Errorf("said %q", got)
	}
	e = env()
	e.Open(dir)
	b := e.Devices.Bindings()
	if k, _ := b.Key(input.LeftHalf, input.A); k != ebiten.KeyG || e.Settings.Speed != settings.Four {
		t.Errorf("at the next start: %v, %v", k, e.Settings.Speed)
	}
}

// Of many wrong values some are reported, with the number of the others.
func TestManyWrongSettingsAreReported(t *testing.T) {
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, settings.File), []byte(`{"names":[1,2,3,4,5],"music":3}`), 0o600); err != nil {
		t.Fatal(err)
	}
	e := env()
	e.Open(dir)
	got := said(e)
	if len(got) != maxWrong+1 || got[maxWrong] != words.New("fr").Say(words.NoticeSettingsMore(5-maxWrong, settings.File)) || e.Settings.Music != 3 {
		t.Errorf("music %d, said %q", e.Settings.Music, got)
	}
}

func TestWhatCannotBeReadOrKeptIsReported(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, dir, settings string
		want                words.Text
	}{
		{"no folder", filepath.Join(file, "below"), "", words.NoticeStoreOpen()},
		{"damaged", t.TempDir(), "{\n", words.NoticeSettingsDamaged(2, settings.File)},
		{"one entry", t.TempDir(), "{\n" + `"speed":"9"}`, words.NoticeSettingsValue(2, "speed", `"9"`, settings.File)},
		{"a part of an entry", t.TempDir(), `{"names":["Ada",` + "\n" + `7]}`, words.NoticeSettingsValue(2, "names, 2", "7", settings.File)},
		{"a folder in its place", t.TempDir(), "/", words.NoticeSettingsUnread()},
	} {
		path := filepath.Join(c.dir, settings.File)
		var err error
		switch c.settings {
		case "":
		case "/":
			err = os.Mkdir(path, 0o700)
		default:
			err = os.WriteFile(path, []byte(c.settings), 0o600)
		}
		if err != nil {
			t.Fatal(err)
		}
		e := env()
		e.Open(c.dir)
		if got, want := said(e), words.New("fr").Say(c.want); !slices.Equal(got, []string{want}) {
			t.Errorf("%s: said %q, want %q alone", c.name, got, want)
		}
		if c.settings == "/" {
			e.SaveSettings()
			e.SaveSettings()
			if got := said(e); len(got) != 1 {
				t.Errorf("saving twice in vain says %q", got)
			}
		}
	}
}
