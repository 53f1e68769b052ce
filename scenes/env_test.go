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
	b := e.Hands.Bindings()
	if k, _ := b.Key(input.LeftHalf, input.A); k != ebiten.KeyG || e.Settings.Speed != settings.Four {
		t.Errorf("at the next start: %v, %v", k, e.Settings.Speed)
	}
}

func TestWhatCannotBeReadOrKeptIsSaid(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		name, dir, settings string
		want                []string
	}{
		{"no folder", filepath.Join(file, "below"), "", []string{"Rien ne peut être gardé ici\u00a0: réglages et parties dureront jusqu’à la fermeture."}},
		{"damaged", t.TempDir(), "{", []string{"Le fichier des réglages est abîmé\u00a0: ce qui s’y lit encore est repris."}},
		{"one entry", t.TempDir(), `{"speed":"9"}`, []string{"Une ligne du fichier des réglages n’a pas été comprise, speed\u00a0: sa valeur habituelle la remplace."}},
		{"a folder in its place", t.TempDir(), "/", []string{"Le fichier des réglages n’a pas pu être lu, il reste tel quel\u00a0: les réglages habituels servent pour cette fois."}},
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
		if got := said(e); !slices.Equal(got, c.want) {
			t.Errorf("%s: said %q, want %q", c.name, got, c.want)
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
