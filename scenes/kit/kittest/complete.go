package kittest

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// effectList is where the effects are, from the folder of a game's scene.
const effectList = "../../assets/sound/effects.fx"

// Effects are the effects that there are.
func Effects(t testing.TB) map[string]bool {
	t.Helper()
	data, err := os.ReadFile(effectList)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]bool{}
	for _, l := range strings.Split(string(data), "\n") {
		if f := strings.Fields(l); len(f) > 1 && !strings.HasPrefix(l, "#") {
			all[f[0]] = true
		}
	}
	return all
}

// Sounds checks that what is used are effects, and that every effect whose name
// begins with prefix is used; there is a minimum number of them.
func Sounds(t testing.TB, prefix string, least int, used ...string) {
	t.Helper()
	effects := Effects(t)
	has := map[string]bool{}
	for _, name := range used {
		has[name] = true
		if !effects[name] {
			t.Errorf("%q is played, and is no effect", name)
		}
	}
	n := 0
	for name := range effects {
		if strings.HasPrefix(name, prefix) {
			n++
			if !has[name] {
				t.Errorf("nothing sounds %s", name)
			}
		}
	}
	if n < least {
		t.Errorf("only %d effects were found: the search is broken", n)
	}
}

// Options checks that every value of every option and every level has its
// words.
func Options(t testing.TB, info *rules.Info, levels []string) {
	t.Helper()
	w := words.New("en")
	named := func(key string) bool {
		_, ok := w.Named(key)
		return ok
	}
	for i := range info.Options {
		o := &info.Options[i]
		key := info.ID + ".option." + o.Key
		if !named(key) {
			t.Errorf("no words for the option %s", o.Key)
		}
		for _, v := range o.Values {
			if _, err := strconv.Atoi(v); err != nil && !named(key+"."+v) {
				t.Errorf("no words for %s of the option %s", v, o.Key)
			}
		}
	}
	for _, l := range levels {
		if !named(info.ID + ".level." + l) {
			t.Errorf("no words for the level %s", l)
		}
	}
}

// Book checks that every picture that a game's rule book names is drawn, in
// every language; each book shows that many. It reads the book for each value that the
// lobby offers of each option: all that it names is known.
func Book(t testing.TB, f *play.FrontEnd, pictures int) {
	t.Helper()
	n := 0
	for _, lang := range words.Languages {
		for _, o := range f.Info.Options {
			for _, v := range o.Values {
				if _, err := f.Book(lang, rules.Setup{Seats: f.Info.Max, Options: map[string]string{o.Key: v}}); err != nil {
					t.Errorf("%s=%s: %v", o.Key, v, err)
				}
			}
		}
		chapters, err := f.Book(lang, rules.Setup{})
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range chapters {
			for _, p := range c.Pages {
				for _, b := range p.Blocks {
					if b.Name == "" {
						continue
					}
					h, _ := f.IllustrationHeight(b.Name)
					if h == 0 && b.Name == words.Document {
						continue // the book draws it
					}
					n++
					if h == 0 {
						t.Errorf("%s: nothing is drawn for %q on %q", lang, b.Name, p.Title)
					}
				}
			}
		}
	}
	if n != len(words.Languages)*pictures {
		t.Errorf("the books show %d pictures, %d are drawn", n, len(words.Languages)*pictures)
	}
	g := ui.NewGui(ui.NewPainter())
	g.Begin(ui.NewView(1280, 720), ui.Input{})
	if f.Illustrate(g, "none", ui.Rect{W: 100, H: 100}, "", "") {
		t.Error("a picture of nothing was painted")
	}
}
