//go:build linux && amd64

package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/vitals"
	"ludotheque/internal/e2e/guest"
	"ludotheque/scenes/trace"
)

// enduranceVariable is the environment variable that says how much time passes
// in the program of TestEndurance, as 1h. Without it one short lap does.
const enduranceVariable = "LUDOTHEQUE_ENDURANCE"

// walker goes round and round through the program, and counts.
type walker struct {
	*guest.Guest
	t     *testing.T
	ticks int
	drawn int
	laps  int
	games int // played to the results
	brief bool
}

// pass lets time pass, and draws now and then: what is drawn may leak as well.
func (w *walker) pass(n int) {
	w.t.Helper()
	if !w.Ticks(n) {
		w.t.Fatal("the program ended")
	}
	every := 60
	if w.brief {
		every = 240 // pictures cost the most
	}
	if w.ticks += n; w.ticks-w.drawn >= every {
		w.drawn = w.ticks
		w.Frame()
	}
}

// tap presses a key, and waits until a screen has come.
func (w *walker) tap(keys ...ebiten.Key) {
	w.t.Helper()
	for _, k := range keys {
		w.Tap(k)
		w.ticks += 4
		w.pass(8)
	}
}

// is reports whether the screen begins so.
func (w *walker) is(prefix string) bool { return strings.HasPrefix(w.Scene(), prefix) }

// to presses keys until a screen is there.
func (w *walker) to(prefix string, keys ...ebiten.Key) {
	w.t.Helper()
	for range 40 {
		if w.is(prefix) {
			w.pass(20)
			return
		}
		w.tap(keys...)
	}
	w.t.Fatalf("%v do not lead to %q; the screen says %q", keys, prefix, w.Scene())
}

// use clicks something on the screen, and says which screen has to come.
func (w *walker) use(name string, n int, opens string) {
	w.t.Helper()
	w.pass(15)
	i := find(w.Things().List, name, n)
	if i < 0 {
		w.t.Fatalf("there is no %q on %q", name, w.Scene())
	}
	th := w.Things().List[i]
	x, y := th.At(0.5)
	w.Click(float64(x), float64(y))
	w.pass(15)
	if !w.is(opens) {
		w.t.Fatalf("%q leads to %q, not to %q", name, w.Scene(), opens)
	}
}

// hand does the next thing in a game.
func (w *walker) hand(game *player, i int) {
	scene := w.Scene()
	switch {
	case strings.HasPrefix(scene, "pause"):
		w.tap(ebiten.KeyEscape) // a key that came too late for what it was to skip
	case strings.HasSuffix(scene, "phase card"), strings.HasSuffix(scene, "over"):
		w.tap(ebiten.KeyEnter)
	default:
		w.tap(game.keys(scene, i)...)
	}
	w.pass(6)
}

// play plays a game from its lobby to the results, or leaves it after a number of
// things done, by the pause, with the rule book and the settings read there.
func (w *walker) play(game *player, leave int) {
	w.t.Helper()
	w.to(game.id, ebiten.KeyEnter)
	told := map[string]bool{}
	for i, still := 0, 0; still <= stuckAfter; i, still = i+1, still+1 {
		if scene := w.Scene(); !told[scene] {
			told[scene], still = true, 0
		}
		if w.is("results") {
			w.games++
			w.use("replay", 0, "match")
			w.film()
			w.to("results", ebiten.KeyEscape)
			w.to("title", ebiten.KeyEscape)
			return
		}
		if leave > 0 && i == leave {
			w.to("pause", ebiten.KeyEscape)
			for _, name := range []string{"rules", "settings"} {
				w.use(name, 0, name)
				w.look()
				w.to("pause", ebiten.KeyEscape)
			}
			w.use("quit", 0, "title")
			return
		}
		w.hand(game, i)
	}
	w.t.Fatalf("the hand is stuck: %s told nothing new while it did %d things; the screen says %q", game.id, stuckAfter, w.Scene())
}

// look goes down a screen.
func (w *walker) look() {
	w.t.Helper()
	for range 6 {
		w.tap(ebiten.KeyDown)
	}
}

// film looks at the moments of a match.
func (w *walker) film() {
	w.t.Helper()
	w.tap(ebiten.KeyN, ebiten.KeyN, ebiten.KeyN)
	w.pass(30)
}

// films looks at saved matches, one after the other.
func (w *walker) films() {
	w.t.Helper()
	for range 3 {
		w.tap(ebiten.KeyDown)
		w.to("match", ebiten.KeyEnter)
		w.film()
		w.to("records", ebiten.KeyEscape)
	}
}

// lap goes once through everything.
func (w *walker) lap() {
	w.t.Helper()
	for i, game := range games() {
		w.to("title", ebiten.KeyEscape)
		w.use("poster", i, "lobby "+game.id)
		leave := 0
		if (w.laps+i)%2 == 1 || w.brief && !game.short {
			leave = 60
			if w.brief {
				leave = 8
			}
		}
		w.play(&game, leave)
		w.use("settings", 0, "settings")
		w.look()
		w.to("title", ebiten.KeyEscape)
		w.use("records", 0, "records")
		w.films()
		w.to("title", ebiten.KeyEscape)
	}
	w.laps++
}

// TestEndurance walks through menus and games for a while in one process, and
// holds what the program takes of the machine to what it took near the
// beginning. With LUDOTHEQUE_ENDURANCE=1h an hour passes in the program, and
// games are played to their ends; go test then wants -timeout 2h, and the last
// line but those of go test is what build/measure prints.
func TestEndurance(t *testing.T) {
	t.Parallel()
	long, pulse := time.Duration(0), 300
	text := os.Getenv(enduranceVariable)
	if text != "" {
		var err error
		if long, err = time.ParseDuration(text); err != nil || long <= 0 {
			t.Fatalf("%s=%q: give a time such as 1h", enduranceVariable, text)
		}
		pulse = 1800
	} else if testing.Short() {
		t.Skip("a lap through the whole program takes a minute")
	}
	// A small screen: pictures cost the most here.
	w := &walker{Guest: guest.StartWith(t, []string{trace.PulseVariable + "=" + fmt.Sprint(pulse)}, 640, 360, "--data", guest.Brisk(t), "--mute"), t: t, brief: long == 0}
	w.Title()
	for w.laps == 0 || w.ticks < int(long.Seconds()*60) {
		w.lap()
		signs := w.Signs()
		host := vitals.Take()
		t.Logf("lap %d: %d ticks, %d games to the end; %+v; the host of the pictures holds %d MB, %d of them Go's",
			w.laps, w.ticks, w.games, signs[len(signs)-1], host.Resident>>20, host.Heap>>20)
	}
	told := flat(t, w.Signs(), w.brief)
	told["minutes"], told["games"], told["laps"] = float64(w.ticks)/3600, float64(w.games), float64(w.laps)
	if text != "" {
		line, err := json.Marshal(told)
		if err != nil {
			t.Fatal(err)
		}
		fmt.Println(string(line))
	}
}

// middle is the median of a figure over some signs.
func middle(signs []vitals.Signs, of func(*vitals.Signs) uint64) float64 {
	var list []uint64
	for i := range signs {
		list = append(list, of(&signs[i]))
	}
	slices.Sort(list)
	return float64(list[len(list)/2])
}

// flat compares the last third with the first one after the warming up, and
// gives both. A match that is open holds two files, its record and its lock. A brief walk is all warming up, and shows only whether goroutines
// and files are left behind.
func flat(t *testing.T, signs []vitals.Signs, brief bool) map[string]float64 {
	t.Helper()
	signs = signs[len(signs)/4:]
	third := len(signs) / 3
	if third == 0 {
		t.Fatalf("only %d looks", len(signs))
	}
	told := map[string]float64{}
	for _, f := range []struct {
		name string
		// most is the last third over the first, more beside that.
		most, more float64
		of         func(*vitals.Signs) uint64
	}{
		{"heap", 1.1, 4 << 20, func(s *vitals.Signs) uint64 { return s.Heap }},
		{"resident", 1.1, 8 << 20, func(s *vitals.Signs) uint64 { return s.Resident }},
		{"goroutines", 1, 2, func(s *vitals.Signs) uint64 { return s.Goroutines }},
		{"files", 1, 2, func(s *vitals.Signs) uint64 { return uint64(s.Files) }},
	} {
		first, last := middle(signs[:third], f.of), middle(signs[len(signs)-third:], f.of)
		if brief && f.most > 1 {
			continue
		}
		told[f.name+"_first"], told[f.name+"_last"], told[f.name+"_growth"] = first, last, last/first
		t.Logf("%s: %.0f, then %.0f", f.name, first, last)
		if last > first*f.most+f.more {
			t.Errorf("%s grows: %.0f in the first third, %.0f in the last", f.name, first, last)
		}
	}
	return told
}
