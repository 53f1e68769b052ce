package aquanet_test

import (
	"bufio"
	"bytes"
	"context"
	"encoding/binary"
	"encoding/hex"
	"encoding/json"
	"io"
	"math"
	"net"
	"os"
	"path/filepath"
	"testing"
	"time"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/servertest"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/rules/aquariom"
)

// patience is how long a test waits for what has to come.
const patience = 2 * time.Minute

// manual is a clock that the test moves.
type manual struct{ servertest.Beats }

func (m manual) tick(t testing.TB) {
	t.Helper()
	select {
	case m.Beats <- time.Time{}:
	case <-time.After(patience):
		t.Fatal("no turn is waited for")
	}
}

// run runs a server with a clock of the test's, and gives what it observes.
func run(t testing.TB, o server.Options) (*server.Server, manual, <-chan server.Event) {
	t.Helper()
	clock := manual{make(servertest.Beats)}
	events := make(chan server.Event, 1<<16)
	if o.Ticker == nil {
		o.Ticker = clock.Ticker
	}
	o.Observe = func(e server.Event) { events <- e }
	o.Listen = []string{"127.0.0.1:0"}
	s, err := server.New(o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() {
		s.Run(ctx)
		close(ended)
	}()
	t.Cleanup(func() {
		stop()
		select {
		case <-ended:
		case <-time.After(patience):
			t.Error("the server does not end")
		}
	})
	return s, clock, events
}

// await drops events until one of a kind has come.
func await(t testing.TB, events <-chan server.Event, kind server.Kind) server.Event {
	t.Helper()
	limit := time.After(patience)
	for {
		select {
		case e := <-events:
			if e.Kind == kind {
				return e
			}
		case <-limit:
			t.Fatalf("no %s", kind)
		}
	}
}

// socket is a connection that keeps every byte it received.
type socket struct {
	net.Conn
	raw bytes.Buffer
	r   *wire.Reader
}

func dial(t testing.TB, s *server.Server) *socket {
	t.Helper()
	c, err := net.Dial("tcp", s.Addrs()[0].String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	c.SetDeadline(time.Now().Add(patience))
	p := &socket{Conn: c}
	p.r = wire.NewReader(io.TeeReader(c, &p.raw))
	return p
}

func (p *socket) say(t testing.TB, b []byte) {
	t.Helper()
	if _, err := p.Write(b); err != nil {
		t.Fatal(err)
	}
}

func (p *socket) hear(t testing.TB, want wire.Type) wire.Frame {
	t.Helper()
	f, err := p.r.Next()
	if err != nil || f.Type != want {
		t.Fatalf("%s %q (%v), want %s", f.Type, f.Text(), err, want)
	}
	return f
}

// number is a number of a recorded action, or its name when it is none.
type number float32

func (n *number) UnmarshalJSON(b []byte) error {
	switch string(b) {
	case `"NaN"`:
		*n = number(math.NaN())
	case `"Inf"`:
		*n = number(math.Inf(1))
	case `"-Inf"`:
		*n = number(math.Inf(-1))
	default:
		var f float64
		if err := json.Unmarshal(b, &f); err != nil {
			return err
		}
		*n = number(f)
	}
	return nil
}

// entry is cell, x, y and for divisions mass.
type entry struct {
	cell uint32
	at   [3]number
}

func (e *entry) UnmarshalJSON(b []byte) error {
	var raw []json.RawMessage
	err := json.Unmarshal(b, &raw)
	for i := 0; i < len(raw) && err == nil; i++ {
		if i == 0 {
			err = json.Unmarshal(raw[0], &e.cell)
		} else {
			err = json.Unmarshal(raw[i], &e.at[i-1])
		}
	}
	return err
}

// recordedAnswer is a line of actions.jsonl.
type recordedAnswer struct {
	Turn      uint32  `json:"turn"`
	Player    int     `json:"player"`
	Moves     []entry `json:"moves"`
	Divides   []entry `json:"divides"`
	Viruses   []entry `json:"viruses"`
	Surrender bool    `json:"surrender"`
	Raw       string  `json:"raw"`
	Kick      bool    `json:"kick"`
}

func (r *recordedAnswer) message(t testing.TB) []byte {
	if r.Raw != "" {
		payload, err := hex.DecodeString(r.Raw)
		if err != nil {
			t.Fatal(err)
		}
		b := binary.LittleEndian.AppendUint32([]byte{byte(wire.TurnAck)}, uint32(len(payload)))
		return append(binary.LittleEndian.AppendUint32(b, r.Turn), payload...)
	}
	a := wire.Answer{Turn: r.Turn, Surrender: r.Surrender}
	for _, e := range r.Moves {
		a.Move(e.cell, float32(e.at[0]), float32(e.at[1]))
	}
	for _, e := range r.Divides {
		a.Divide(e.cell, float32(e.at[0]), float32(e.at[1]), float32(e.at[2]))
	}
	for _, e := range r.Viruses {
		a.Virus(e.cell, float32(e.at[0]), float32(e.at[1]))
	}
	return a.Append(nil)
}

// recorded is a game of the original server.
type recorded struct {
	dir  string
	meta struct {
		Players int
		Names   []string
		Silent  []int
		Visu    bool
		Turns   int
	}
	table   *aquanet.HostedMap
	answers []recordedAnswer
}

func readTrace(t testing.TB, dir string) *recorded {
	t.Helper()
	r := &recorded{dir: dir}
	data, err := os.ReadFile(filepath.Join(dir, "meta.json"))
	if err == nil {
		err = json.Unmarshal(data, &r.meta)
	}
	if err != nil {
		t.Fatal(err)
	}
	if r.table, err = aquanet.FindHostedMap(filepath.Join(dir, "map.json")); err != nil {
		t.Fatal(err)
	}
	r.table.Dialect = aquariom.Original
	file, err := os.Open(filepath.Join(dir, "actions.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	defer file.Close()
	for lines := bufio.NewScanner(file); lines.Scan(); {
		var a recordedAnswer
		if err := json.Unmarshal(lines.Bytes(), &a); err != nil {
			t.Fatalf("%s: %v", lines.Bytes(), err)
		}
		r.answers = append(r.answers, a)
	}
	return r
}

// stream is what a player of the recorded game received. Where only the first
// player's was kept, the others' differ in the player of GAME_STARTS alone.
func (r *recorded) stream(t testing.TB, name string, player int) []byte {
	t.Helper()
	want, err := os.ReadFile(filepath.Join(r.dir, name))
	if err == nil {
		return want
	}
	if want, err = os.ReadFile(filepath.Join(r.dir, "raw_p0.bin")); err != nil {
		t.Fatal(err)
	}
	at := 0
	for {
		f, n, err := wire.Cut(want[at:], wire.MaxContent)
		if err != nil || n == 0 {
			t.Fatalf("no GAME_STARTS: %v", err)
		}
		if f.Type == wire.GameStarts {
			binary.LittleEndian.PutUint32(want[at+5:], uint32(player))
			return want
		}
		at += n
	}
}

func TestRecordedGamesOverSockets(t *testing.T) {
	dirs, err := filepath.Glob("testdata/traces/*")
	if err != nil || len(dirs) < 12 {
		t.Fatalf("%d recorded games, %v", len(dirs), err)
	}
	for _, dir := range dirs {
		t.Run(filepath.Base(dir), func(t *testing.T) {
			t.Parallel()
			replayTrace(t, readTrace(t, dir))
		})
	}
}

func replayTrace(t *testing.T, r *recorded) {
	s, clock, events := run(t, server.Options{Map: r.table})
	sockets := make([]*socket, r.meta.Players)
	away := map[int]bool{} // who is silent, or was kicked
	for i := range sockets {
		sockets[i] = dial(t, s)
		sockets[i].say(t, wire.AppendLogin(nil, wire.LoginPlayer, r.meta.Names[i]))
		sockets[i].hear(t, wire.LoginAck)
		sockets[i].hear(t, wire.Welcome)
	}
	var eye *socket
	if r.meta.Visu {
		eye = dial(t, s)
		eye.say(t, wire.AppendLogin(nil, wire.LoginVisu, "visu"))
		eye.hear(t, wire.LoginAck)
		eye.hear(t, wire.Welcome)
	}
	for _, i := range r.meta.Silent {
		away[i] = true
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	for _, p := range sockets {
		p.hear(t, wire.GameStarts)
	}
	answers := r.answers
	for turn := range uint32(r.meta.Turns) {
		clock.tick(t)
		for i, p := range sockets {
			if !away[i] || turn == 0 {
				if f := p.hear(t, wire.TurnState); f.Number != turn {
					t.Fatalf("player %d: turn %d, want %d", i, f.Number, turn)
				}
			}
		}
		for ; len(answers) > 0 && answers[0].Turn == turn; answers = answers[1:] {
			a := &answers[0]
			sockets[a.Player].say(t, a.message(t))
			await(t, events, server.Answered)
			if a.Kick {
				sockets[a.Player].hear(t, wire.Kick)
				away[a.Player] = true
				sockets[a.Player].Close()
			}
		}
	}
	clock.tick(t)
	compare := func(p *socket, name string, player int, kicked bool) {
		t.Helper()
		if !kicked {
			if p == eye {
				p.hear(t, wire.GameStarts)
				p.hear(t, wire.TurnState)
			}
			p.hear(t, wire.GameEnds)
			p.hear(t, wire.Logout)
		}
		got, want := p.raw.Bytes(), r.stream(t, name, player)
		if !bytes.Equal(got, want) {
			at := 0
			for at < min(len(got), len(want)) && got[at] == want[at] {
				at++
			}
			t.Errorf("%s: %d bytes, want %d; the first that differs is number %d", name, len(got), len(want), at)
		}
	}
	silent := map[int]bool{}
	for _, i := range r.meta.Silent {
		silent[i] = true
	}
	for i, p := range sockets {
		compare(p, "raw_p"+string(rune('0'+i))+".bin", i, away[i] && !silent[i])
	}
	if eye != nil {
		compare(eye, "raw_visu.bin", wire.VisuID, false)
	}
}
