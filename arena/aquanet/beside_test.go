//go:build linux

package aquanet_test

import (
	"bufio"
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"golang.org/x/sys/unix"

	"ludotheque/arena/aquanet/wire"
	"ludotheque/assets/maps"
)

// TestBeside is skipped unless the environment names the original's server:
//
//	go test ./arena/aquanet -run TestBeside -v -timeout 30m -original /path/to/server
var (
	original   = flag.String("original", "", "the original's server, a `PROGRAM`, for TestBeside")
	besideTime = flag.Duration("beside", 10*time.Second, "how long TestBeside measures each server in each case")
)

// besideCases are the games that both servers play. least is how many times less
// ours has to take of processors a turn.
var besideCases = []struct {
	name                      string
	players, idle, spectators int
	columns, rows             int
	least                     float64
}{
	{"16 players, 7,500 initial neutral cells", 16, 0, 0, 100, 75, 25},
	{"16 players, 30,000", 16, 0, 0, 200, 150, 25},
	{"32 players, 7,500", 32, 0, 0, 100, 75, 25},
	{"32 players, 120,000", 32, 0, 0, 400, 300, 25},
	{"32 players, 480,000", 32, 0, 0, 800, 600, 25},
	{"2 idle players, 200 spectators", 0, 2, 200, 100, 75, 4},
	{"16 players, 200 spectators", 16, 0, 200, 100, 75, 4},
}

// TestBeside plays the same games on the original's server and on ours, one after
// the other on this machine, and compares what a turn takes of processors in the
// whole of each process.
func TestBeside(t *testing.T) {
	if *original == "" {
		t.Skip("the original's server is not given: -original PROGRAM")
	}
	ours := filepath.Join(t.TempDir(), "arena")
	if said, err := exec.Command("go", "build", "-o", ours, "ludotheque/arena").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, said)
	}
	for _, c := range besideCases {
		t.Run(c.name, func(t *testing.T) {
			table := besideMap(t, max(c.players, c.idle), c.columns, c.rows)
			theirs := measure(t, *original, "--map", table, c.players, c.idle, c.spectators)
			own := measure(t, ours, "serve --turn 100ms --quiet --max 4000 --max-visus 2000 --map", table, c.players, c.idle, c.spectators)
			ratio := theirs.turn / own.turn
			t.Logf("| %s | %.2f ms (%d turns) | %.2f ms (%d turns) | %.1f | %.0f MB | %.0f MB |",
				c.name, theirs.turn, theirs.turns, own.turn, own.turns, ratio, theirs.memory, own.memory)
			if ratio < c.least {
				t.Errorf("%s: ours takes %.1f times less; %.0f is the aim", c.name, ratio, c.least)
			}
		})
	}
}

// besideMap writes a map of the original's kind with a number of places and initial
// neutral cells.
func besideMap(t *testing.T, players, columns, rows int) string {
	t.Helper()
	data, _ := maps.Find("original-16p")
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	const cells = 16 // of each player, apart from each other
	players = max(players, 2)
	var starts [][2]int
	for i := range players * cells {
		// A row of 16 for each player; 3000 units hold 32 of them.
		starts = append(starts, [2]int{125 + i%cells*250, 3000/players*(i/cells) + 1500/players})
	}
	m["players_starting_positions"], m["max_nb_players"], m["nb_turns"] = starts, players, 100_000
	m["nb_starting_cells_per_player"] = cells
	m["initial_neutral_cells_matrix_width"], m["initial_neutral_cells_matrix_height"] = columns, rows
	data, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	name := filepath.Join(t.TempDir(), "map.json")
	if err := os.WriteFile(name, data, 0o600); err != nil {
		t.Fatal(err)
	}
	return name
}

// cost is what a server took.
type cost struct {
	turn   float64 // ms of processors
	turns  int
	memory float64 // MB at most
}

// measure plays a game on a server and watches what it takes. Turns are counted by
// a spectator of the test's own.
func measure(t *testing.T, program, arguments, table string, players, idle, spectators int) cost {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().String()
	_, port, _ := net.SplitHostPort(address)
	l.Close()
	c := exec.Command(program, append(strings.Fields(arguments), table, "--port", port)...)
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := c.Start(); err != nil {
		t.Fatal(err)
	}
	defer func() {
		c.Process.Kill()
		c.Wait()
	}()
	watcher := dialUntil(t, address)
	defer watcher.Close()
	// The original takes one order at a time.
	order := func(text string) {
		fmt.Fprintln(in, text)
		time.Sleep(300 * time.Millisecond)
	}
	order("max 4000")
	order("maxv 2000")
	watcher.Write(wire.AppendLogin(nil, wire.LoginVisu, "counter"))
	r := wire.NewReader(watcher)
	next := func(kind wire.Type) wire.Frame {
		for {
			f, err := r.Next()
			if err != nil || f.Type == wire.Kick {
				t.Fatalf("%s: %s %v", program, f.Text(), err)
			}
			if f.Type == wire.TurnState {
				watcher.Write((&wire.Answer{Turn: f.Number}).Append(nil))
			}
			if f.Type == kind {
				return f
			}
		}
	}
	next(wire.Welcome)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	crowd := exec.Command(self)
	crowd.Env = append(os.Environ(), fmt.Sprintf("%s=%s %d %d %d 0", crowdVariable, address, players, idle, spectators))
	crowd.Stderr = os.Stderr
	hold, err := crowd.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	defer hold.Close()
	out, err := crowd.StdoutPipe()
	if err == nil {
		err = crowd.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	defer func() {
		crowd.Process.Kill()
		crowd.Wait()
	}()
	if said, err := bufio.NewReader(io.LimitReader(out, 6)).ReadString('\n'); said != "ready\n" {
		t.Fatalf("the clients said %q, %v", said, err)
	}
	order("start")
	// Everybody has grown after some turns; the slowest servers take a second each.
	began := time.Now()
	from := next(wire.TurnState)
	for from.Number < 20 && time.Since(began) < *besideTime {
		from = next(wire.TurnState)
	}
	first, before, begin := from.Number, taken(t, c), time.Now()
	last := first
	for last == first || time.Since(begin) < *besideTime {
		last = next(wire.TurnState).Number
	}
	spent := taken(t, c) - before
	return cost{float64(spent.Microseconds()) / 1000 / float64(last-first), int(last - first), peak(t, c)}
}

// dialUntil connects to a server that is about to listen.
func dialUntil(t *testing.T, address string) net.Conn {
	t.Helper()
	for begin := time.Now(); ; time.Sleep(50 * time.Millisecond) {
		c, err := net.Dial("tcp", address)
		if err == nil {
			return c
		}
		if time.Since(begin) > 30*time.Second {
			t.Fatal(err)
		}
	}
}

// taken is what a process has taken of processors so far.
func taken(t *testing.T, c *exec.Cmd) time.Duration {
	t.Helper()
	var at unix.Timespec
	// The clock of a process, as clock_getcpuclockid makes its number.
	if err := unix.ClockGettime(int32(^c.Process.Pid<<3|2), &at); err != nil {
		t.Fatal(err)
	}
	return time.Duration(at.Nano())
}

// peak is the most memory that a process had, in MB.
func peak(t *testing.T, c *exec.Cmd) float64 {
	t.Helper()
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", c.Process.Pid))
	if err != nil {
		t.Fatal(err)
	}
	var kilobytes float64
	for line := range strings.Lines(string(text)) {
		fmt.Sscanf(line, "VmHWM: %f kB", &kilobytes)
	}
	return kilobytes / 1000
}
