//go:build !js

package trace

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// still is a game that does nothing.
type still struct{}

func (still) Update() error              { return nil }
func (still) Draw(*ebiten.Image)         {}
func (still) Layout(int, int) (int, int) { return 3, 2 }

func TestEachChangeIsReportedOnce(t *testing.T) {
	name := filepath.Join(t.TempDir(), "trace")
	t.Setenv(Variable, name)
	scene := "title"
	g, err := Watch(still{}, func() string { return scene })
	if err != nil {
		t.Fatal(err)
	}
	for _, scene = range []string{"title", "title", "lobby «é»"} {
		if err := g.Update(); err != nil {
			t.Fatal(err)
		}
		g.Draw(nil)
	}
	got, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	want := `{"tick":1,"scene":"title"}` + "\n" +
		`{"tick":1,"scene":"title","shown":true}` + "\n" +
		`{"tick":3,"scene":"lobby «é»"}` + "\n"
	if string(got) != want {
		t.Errorf("got\n%swant\n%s", got, want)
	}
	if w, h := g.(*Game).LayoutF(9, 9); w != 3 || h != 2 {
		t.Errorf("layout %v × %v, want the game's 3 × 2", w, h)
	}
}

func TestVitalsArePrintedOnRequest(t *testing.T) {
	name := filepath.Join(t.TempDir(), "trace")
	t.Setenv(Variable, name)
	t.Setenv(PulseVariable, "2")
	g, err := Watch(still{}, func() string { return "title" })
	if err != nil {
		t.Fatal(err)
	}
	for range 5 {
		if err := g.Update(); err != nil {
			t.Fatal(err)
		}
	}
	got, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for i, line := range strings.Split(strings.TrimSpace(string(got)), "\n") {
		if i > 0 && (!strings.HasPrefix(line, fmt.Sprintf(`{"tick":%d,"scene":"title","vitals":{"heap":`, 2*i)) || !strings.Contains(line, `"goroutines":`)) {
			t.Errorf("line %d: %s", i, line)
		}
	}
	if n := strings.Count(string(got), "\n"); n != 3 {
		t.Errorf("%d lines, want the screen and two looks", n)
	}
	t.Setenv(PulseVariable, "often")
	if _, err := Watch(still{}, nil); err == nil || !strings.Contains(err.Error(), PulseVariable) {
		t.Errorf("error %v, want one that names %s", err, PulseVariable)
	}
}

// paints is a game that says how many pictures it has painted.
type paints struct {
	still
	n *int
}

func (p paints) Pictures() int { return *p.n }

func TestThePaceIsToldEachSecond(t *testing.T) {
	name := filepath.Join(t.TempDir(), "pace")
	t.Setenv(PaceVariable, name)
	n := 0
	for _, game := range []ebiten.Game{paints{n: &n}, still{}} {
		g, err := Watch(game, func() string { return "title" })
		if err != nil {
			t.Fatal(err)
		}
		for i := range 2 * ebiten.DefaultTPS {
			if err := g.Update(); err != nil {
				t.Fatal(err)
			}
			if g.Draw(nil); i%20 == 0 {
				n++
			}
		}
	}
	got, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	lines := strings.Split(strings.TrimSpace(string(got)), "\n")
	if len(lines) != 4 {
		t.Fatalf("%d lines, want one a second:\n%s", len(lines), got)
	}
	// A game that does not say paints each frame; the first second ends before its last frame.
	for i, want := range []int{3, 3, 59, 60} {
		if !strings.Contains(lines[i], fmt.Sprintf(`"pace":{"pictures":%d,"update":`, want)) {
			t.Errorf("second %d: %s, want %d pictures", i, lines[i], want)
		}
	}
}

func TestWithoutARequestNothingIsTraced(t *testing.T) {
	t.Setenv(Variable, "")
	g, err := Watch(still{}, func() string { return "" })
	if err != nil || g != ebiten.Game(still{}) {
		t.Errorf("Watch gives %T, %v; want the game as it is", g, err)
	}
}

func TestUnwritableFile(t *testing.T) {
	t.Setenv(Variable, filepath.Join(t.TempDir(), "no", "such", "folder"))
	if _, err := Watch(still{}, nil); err == nil || !strings.Contains(err.Error(), Variable) {
		t.Errorf("error %v, want one that names %s", err, Variable)
	}
}
