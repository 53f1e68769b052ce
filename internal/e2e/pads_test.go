//go:build linux && amd64

package e2e

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ludotheque/internal/e2e/guest"
	"ludotheque/rules"
)

// padTables are the games, and how many people with a gamepad each play them.
var padTables = []struct {
	game   string
	poster int
	people int
}{{"bzzz", 0, 4}, {"trichrome", 1, 3}, {"brutal", 2, 2}, {"aquariom", 3, 4}, {"empire", 4, 4}}

// All players join in the lobby with a gamepad. Each pad that goes is asked for by
// the seat of the one who held it, and is its own again in another slot; one too
// many changes nothing; one that goes under the pause is asked for after it; and
// when all went, pads of one model get back to their players by a press of A.
func TestPadsComeAndGo(t *testing.T) {
	t.Parallel()
	for _, table := range padTables {
		t.Run(table.game, func(t *testing.T) {
			if table.game != "bzzz" && table.game != "aquariom" { // one of turns, one of real time
				guest.Long(t)
			}
			c := sit(t, pad, `{"version":1,"speed":"once","motion":"reduced","offered":["bzzz","trichrome","brutal","aquariom","empire"]}`)
			g, n := c.g.(*guest.Guest), table.people
			for range n - 1 {
				g.Plug()
			}
			c.to("lobby "+table.game, "poster", table.poster)
			for i := 1; i < n; i++ {
				g.Press(i, padA)
				g.Ticks(4)
			}
			// One that goes and comes back in the lobby keeps its place there.
			g.Pull(1)
			g.Return(1, 7)
			c.use("start", 0)
			c.wait(table.game)
			lost := func(seat int) string { return "pause " + table.game + " lost " + rules.Seat(seat).Letter() }
			for i := range n {
				g.Pull(i)
				c.wait(lost(i))
				g.Return(i, 10+i)
				c.wait(table.game)
			}
			spare := g.Plug()
			g.Ticks(20)
			if s := g.Scene(); !strings.HasPrefix(s, table.game) {
				t.Fatalf("a pad that nobody misses leads to %q", s)
			}
			g.Pull(spare)
			g.Ticks(20)
			g.Press(0, padStart)
			c.wait("pause " + table.game)
			g.Pull(1)
			g.Ticks(20)
			if s := g.Scene(); s != "pause "+table.game {
				t.Fatalf("under the pause a lost pad leads to %q", s)
			}
			g.Press(0, padStart)
			c.wait(lost(1))
			g.Return(1, 20)
			c.wait(table.game)
			for i := range n {
				g.Pull(i)
			}
			c.wait(lost(0))
			for i := range n {
				g.Return(i, 30+n-i)
			}
			g.Ticks(30)
			for i := range n {
				c.wait(lost(i))
				g.Press(n-1-i, padA)
			}
			c.wait(table.game)
			g.Ticks(30)
			if s := g.Scene(); !strings.HasPrefix(s, table.game) {
				t.Errorf("with a pad each again: %q", s)
			}
			// The first seat has the last pad now.
			g.Pull(n - 1)
			c.wait(lost(0))
		})
	}
}

// A player's own file of layouts that is damaged, and bindings that are, stop
// nothing: the program starts, and a pad works as usual.
func TestDamagedBindingsAndLayouts(t *testing.T) {
	t.Parallel()
	data := t.TempDir()
	for name, text := range map[string]string{
		"settings.json":        `{"version":1,"offered":["bzzz"],"keys":{"left":{"up":"T","down":"T"},"pad":{"a":"b"}}}`,
		"gamecontrollerdb.txt": "# mine\nquark\n",
	} {
		if err := os.WriteFile(filepath.Join(data, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	g := guest.Start(t, 1280, 720, "--data", data)
	g.Title()
	g.Plug()
	g.Press(0, padA)
	g.WaitFor("the lobby", 300, func(s string) bool { return strings.HasPrefix(s, "lobby") })
}
