package rulestest

import (
	"bytes"
	"flag"
	"fmt"
	"math/big"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules"
)

var update = flag.Bool("update", false, "rewrite the goldens in testdata with what the program does now")

// Update reports whether the test was run with -update, which rewrites goldens.
func Update() bool { return *update }

// Playthrough checks recorded games: each testdata/*.record of the game's package must
// load, play to its end, and give the golden text beside it. So a change in what a game
// does or shows is seen in a diff, and a record that plays differently calls for a new
// Version. To begin with:
//
//	go run ./arena play GAME --seats hard,easy --record rules/GAME/testdata
//	go test ./rules/GAME -run Playthrough -update
func Playthrough[S rules.State[S, A, V], A any, V rules.View[A]](t *testing.T, game rules.Game[S, A, V]) {
	t.Helper()
	records, err := filepath.Glob("testdata/*.record")
	if err != nil {
		t.Fatal(err)
	}
	if len(records) == 0 {
		t.Fatalf("there is no testdata/*.record: make one with go run ./arena play %s --record rules/%s/testdata", game.ID, game.ID)
	}
	for _, name := range records {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		p, err := match.OpenReplay(game, bytes.NewReader(data))
		if err != nil {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if p.Cut() || p.Result() == nil {
			t.Errorf("%s: a golden record has an end", name)
			continue
		}
		golden := strings.TrimSuffix(name, ".record") + ".txt"
		got := tell(t, p)
		if Update() {
			if err := os.WriteFile(golden, []byte(got), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		want, err := os.ReadFile(golden)
		if err != nil {
			t.Errorf("%v: make it with -update, and read it", err)
			continue
		}
		if line, a, b := differ(got, strings.ReplaceAll(string(want), "\r\n", "\n")); line > 0 {
			t.Errorf("%s:%d: the game now tells\n%s\nwhere it told\n%s\nif that is meant, run with -update and read the diff", golden, line, a, b)
		}
	}
}

// tell formats a game as text: some states at growing intervals, with what one seat sees in each,
// seats taking turns, and the end. It is short enough to read.
func tell[S rules.State[S, A, V], A any, V rules.View[A]](t *testing.T, p *match.Replay[S, A, V]) string {
	var b strings.Builder
	h := p.Header()
	if h.Setup.Rules > 0 { // a record of an earlier version, with the version it names
		h.Version, h.Setup.Rules = h.Setup.Rules, 0
	}
	fmt.Fprintf(&b, "%s version %d, %s, %d steps\n", h.Game, h.Version, asJSON(t, h.Setup), p.Len())
	seat := rules.Spectator
	for at := 0; ; at = min(max(at+1, at*2), p.Len()) {
		s := p.State(at)
		fmt.Fprintf(&b, "\nstep %d, acting %s, hash %s\n%s\n", at, bits(s.Acting()), match.Hash(s), strings.TrimRight(s.String(), "\n"))
		fmt.Fprintf(&b, "%s sees %s\n", seat.Letter(), asJSON(t, p.View(at, seat)))
		if seat++; int(seat) == h.Setup.Seats {
			seat = rules.Spectator
		}
		if at == p.Len() {
			break
		}
	}
	fmt.Fprintf(&b, "\n%s\n", asJSON(t, p.Result()))
	return b.String()
}

// differ returns the first line, counted from 1, in which two texts differ, or 0.
func differ(a, b string) (line int, inA, inB string) {
	as, bs := strings.Split(a, "\n"), strings.Split(b, "\n")
	for i := range max(len(as), len(bs)) {
		var x, y string
		if i < len(as) {
			x = as[i]
		}
		if i < len(bs) {
			y = bs[i]
		}
		if x != y || i >= len(as) || i >= len(bs) {
			return i + 1, x, y
		}
	}
	return 0, "", ""
}

// bits formats a set of seats as in the files: a binary digit per seat, the first seat
// last.
func bits(ss rules.Seats) string {
	n := new(big.Int)
	for seat := range ss.All() {
		n.SetBit(n, int(seat), 1)
	}
	return n.Text(2)
}
