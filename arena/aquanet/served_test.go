//go:build unix

package aquanet_test

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"os"
	"os/exec"
	"runtime"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/assets/maps"
)

// crowdVariable makes a process of this test the clients of a server: its value
// is the server's address, and how many players, idle players, spectators and
// hostile players.
const crowdVariable = "LUDOTHEQUE_CROWD"

func TestMain(m *testing.M) {
	if told := os.Getenv(crowdVariable); told != "" {
		if err := crowd(told); err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(1)
		}
		os.Exit(0)
	}
	os.Exit(m.Run())
}

// crowd plays and watches until the server ends or this process is killed. It
// writes a line when everybody has logged in.
func crowd(told string) error {
	var address string
	var players, idle, spectators, hostile int
	if _, err := fmt.Sscan(told, &address, &players, &idle, &spectators, &hostile); err != nil {
		return err
	}
	if hostile > 0 {
		tease(address, func() { fmt.Println("ready") })
		return nil
	}
	var times arrivals
	for i := range players {
		c, err := client.Connect(context.Background(), address)
		if err == nil {
			err = c.Login("player")
		}
		if err != nil {
			return err
		}
		came := times.client()
		if c.Map.StartingCells > 1 {
			go patrol(c, came)
		} else {
			go roam(c, uint64(i), came)
		}
	}
	var watching watchers
	for i := range idle + spectators {
		kind := wire.LoginPlayer
		if i >= idle {
			kind = wire.LoginVisu
		}
		c, err := net.Dial("tcp", address)
		if err != nil {
			return err
		}
		c.Write(wire.AppendLogin(nil, kind, "idle"))
		r := wire.NewReader(c)
		for range 2 {
			if f, err := r.Next(); err != nil || f.Type == wire.Kick {
				return fmt.Errorf("client %d: %s %w", i, f.Text(), err)
			}
		}
		if err := watching.add(c, times.client()); err != nil {
			return err
		}
	}
	go watching.watch()
	fmt.Println("ready")
	var began int64
	var turns int
	if _, err := fmt.Scan(&began, &turns); err != nil {
		return err
	}
	return json.NewEncoder(os.Stdout).Encode(times.judge(time.Unix(0, began), turns))
}

// roam has a player's cells divide and swim about.
func roam(c *client.Client, seed uint64, came func(turn uint32)) {
	random := rand.New(rand.NewPCG(1, seed))
	var a client.Answer
	for turn := range c.Turns() {
		came(turn.Number)
		a.Reset()
		for _, cell := range c.Mine(turn) {
			x, y := random.Float32()*c.Map.Width, random.Float32()*c.Map.Height
			if cell.Mass > 12 && random.IntN(4) == 0 {
				a.Divide(cell.ID, x, y, cell.Mass/2)
			} else {
				a.Move(cell.ID, x, y)
			}
		}
		c.Send(&a)
	}
}

// patrol has a player's cells swim to and fro about where they began, so that they
// stay as many.
func patrol(c *client.Client, came func(turn uint32)) {
	home := map[uint32]wire.Point{}
	var a client.Answer
	for turn := range c.Turns() {
		came(turn.Number)
		a.Reset()
		for _, cell := range c.Mine(turn) {
			at, ok := home[cell.ID]
			if !ok {
				at = wire.Point{X: cell.X, Y: cell.Y}
				home[cell.ID] = at
			}
			if turn.Number/4%2 == 0 {
				at.X += 90
			}
			a.Move(cell.ID, at.X, at.Y)
		}
		c.Send(&a)
	}
}

// served is a server in this process whose clients are in others, so that what
// they cost is not counted.
type served struct {
	s      *server.Server
	turns  chan int
	stop   context.CancelFunc
	ended  chan struct{}
	crowds []*exec.Cmd
	// in and out are the first crowd's.
	in  io.WriteCloser
	out io.Reader

	mu     sync.Mutex
	counts map[server.Kind]int
	began  time.Time
}

// serveCrowd begins a game. Each turn is sent to turns, when there is room.
func serveCrowd(t testing.TB, table *aquanet.HostedMap, pace time.Duration, players, idle, spectators, hostile int) *served {
	t.Helper()
	g := &served{turns: make(chan int, 1), ended: make(chan struct{}), counts: map[server.Kind]int{}}
	o := server.Options{
		Map: table, Listen: []string{"127.0.0.1:0"}, Turn: pace, MaxConnections: 4000, MaxVisus: spectators + 2*hostile + 1,
		Ticker: func(period time.Duration) server.Ticker {
			g.began = time.Now()
			return clock{time.NewTicker(period)}
		},
		Observe: func(e server.Event) {
			g.mu.Lock()
			g.counts[e.Kind]++
			g.mu.Unlock()
			if e.Kind == server.Turned {
				select {
				case g.turns <- e.Turn:
				default:
				}
			}
		},
	}
	s, err := server.New(o)
	if err != nil {
		t.Fatal(err)
	}
	g.s = s
	ctx, stop := context.WithCancel(context.Background())
	g.stop = stop
	go func() {
		s.Run(ctx)
		close(g.ended)
	}()
	g.in, g.out = g.start(t, players, idle, spectators, 0)
	if hostile > 0 {
		g.start(t, 0, 0, 0, hostile)
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	return g
}

// start starts the process of a crowd, and waits until it is there.
func (g *served) start(t testing.TB, players, idle, spectators, hostile int) (io.WriteCloser, io.Reader) {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	c := exec.Command(self)
	c.Env = append(os.Environ(), fmt.Sprintf("%s=%s %d %d %d %d", crowdVariable, g.s.Addrs()[0], players, idle, spectators, hostile))
	c.Stderr = os.Stderr
	in, err := c.StdinPipe()
	if err != nil {
		t.Fatal(err)
	}
	out, err := c.StdoutPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		t.Fatal(err)
	}
	g.crowds = append(g.crowds, c)
	if said, err := io.ReadAll(io.LimitReader(out, 6)); err != nil || strings.TrimSpace(string(said)) != "ready" {
		t.Fatalf("the clients said %q, %v", said, err)
	}
	return in, out
}

// judge stops the game and asks the clients when turns came.
func (g *served) judge(t testing.TB) (d delivered) {
	t.Helper()
	stopped := time.Now()
	if err := g.s.Stop(); err != nil {
		t.Fatal(err)
	}
	// A turn whose time was about to come need not have.
	fmt.Fprintln(g.in, g.began.UnixNano(), min(g.count(server.Turned), int(stopped.Sub(g.began)/server.DefaultTurn)-1))
	if err := json.NewDecoder(g.out).Decode(&d); err != nil {
		t.Fatal(err)
	}
	return d
}

func (g *served) count(k server.Kind) int {
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.counts[k]
}

func (g *served) close() {
	for _, c := range g.crowds {
		c.Process.Kill()
		c.Wait()
	}
	g.stop()
	<-g.ended
}

// clock is the usual one.
type clock struct{ *time.Ticker }

// C is when turns are due.
func (c clock) C() <-chan time.Time { return c.Ticker.C }

// processor is what this process has taken of processors so far.
func processor() time.Duration {
	var u syscall.Rusage
	syscall.Getrusage(syscall.RUSAGE_SELF, &u)
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}

// BenchmarkServedTurn is a turn of a whole server, sockets and all, on a map of
// 7,500 initial neutral cells: the time of processors that it takes, and not
// what passes, which is the clock's. "few" is 16 players of up to 16 cells; the
// others are two idle players and a number of spectators.
func BenchmarkServedTurn(b *testing.B) {
	for _, c := range []struct {
		name                      string
		players, idle, spectators int
	}{{"few", 16, 0, 0}, {"spectators=0", 0, 2, 0}, {"spectators=200", 0, 2, 200}, {"spectators=1000", 0, 2, 1000}} {
		b.Run(c.name, func(b *testing.B) {
			g := serveCrowd(b, crowdTable(b, 16), server.DefaultTurn, c.players, c.idle, c.spectators, 0)
			defer g.close()
			for <-g.turns < 10 { // everybody has grown
			}
			b.ReportAllocs()
			b.ResetTimer()
			before, first, last := processor(), <-g.turns, 0
			for range b.N {
				last = <-g.turns
			}
			b.ReportMetric(float64((processor()-before).Microseconds())/1000/float64(last-first), "cpu-ms/turn")
		})
	}
}

// 480,000 initial neutral cells, of which the first turns eat a good part.
func TestABigMapInLittleMemory(t *testing.T) {
	table := bigTable(t)
	g := serveCrowd(t, table, 20*time.Millisecond, 4, 0, 0, 0)
	defer g.close()
	for <-g.turns < 40 {
	}
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	// What the program is beside, and what the collector leaves lying, is 35 MB.
	if m.HeapAlloc > 25<<20 {
		t.Errorf("%d bytes on the heap: a server is to take less than 60 MB in all", m.HeapAlloc)
	}
}

// bigTable is a map of 480,000 initial neutral cells.
func bigTable(t testing.TB) *aquanet.HostedMap {
	t.Helper()
	data, _ := maps.Find("original-16p")
	text := strings.NewReplacer(`"initial_neutral_cells_matrix_width": 100`, `"initial_neutral_cells_matrix_width": 800`,
		`"initial_neutral_cells_matrix_height": 75`, `"initial_neutral_cells_matrix_height": 600`).Replace(string(data))
	table, err := aquanet.NewHostedMap("big", []byte(text))
	if err != nil {
		t.Fatal(err)
	}
	if n := table.Map().PlanktonCount(); n != 480_000 {
		t.Fatalf("%d initial neutral cells", n)
	}
	return table
}
