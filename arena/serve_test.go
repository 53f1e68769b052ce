package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/servertest"
	"ludotheque/arena/table/nearby"
)

const smallMap = "aquanet/testdata/traces/01_move_neutrals/map.json"

// patience is how long a test waits for a server.
const patience = 4 * time.Minute

// serving is an arena serve under test.
type serving struct {
	t        *testing.T
	out, err sink
	stop     context.CancelFunc
	code     chan int
	address  string
}

// startServer runs arena serve on a free port, and waits until it listens.
func startServer(t *testing.T, in io.Reader, args ...string) *serving {
	t.Helper()
	ctx, stop := context.WithCancel(context.Background())
	s := &serving{t: t, stop: stop, code: make(chan int, 1)}
	a := &app{in: in, out: &s.out, err: &s.err}
	go func() { s.code <- a.run(ctx, append([]string{"serve", "--listen", "127.0.0.1:0"}, args...)) }()
	s.says("listening on ")
	_, rest, _ := strings.Cut(s.err.String(), "listening on ")
	s.address, _, _ = strings.Cut(rest, "\n")
	t.Cleanup(func() {
		stop()
		select {
		case s.code <- <-s.code:
		case <-time.After(patience):
			t.Error("the server does not end")
		}
	})
	return s
}

// says waits until standard error contains a text.
func (s *serving) says(what string) {
	s.t.Helper()
	for end := time.Now().Add(patience); !strings.Contains(s.err.String(), what); {
		if time.Now().After(end) {
			s.t.Fatalf("no %q in\n%s", what, s.err.String())
		}
		time.Sleep(time.Millisecond) // the writer sends no event
	}
}

// ends waits for the exit code.
func (s *serving) ends() int {
	s.t.Helper()
	select {
	case code := <-s.code:
		s.code <- code
		return code
	case <-time.After(patience):
		s.t.Fatalf("the server does not end:\n%s", s.err.String())
		return 0
	}
}

// idle plays a game without acting.
func idle(address, nick string) error {
	bot, err := client.Connect(context.Background(), address)
	if err != nil {
		return err
	}
	defer bot.Close()
	if err := bot.Login(nick); err != nil {
		return err
	}
	for range bot.Turns() {
	}
	_, err = bot.Result()
	return err
}

func TestServe(t *testing.T) {
	dir := t.TempDir()
	s := startServer(t, nil, "--map", smallMap, "--once", "--start", "full", "--turn", "2ms", "--record", dir, "--rules", "document", "--seed", "5")
	errs := make(chan error, 2)
	for _, nick := range []string{"a", "b"} {
		go func() { errs <- idle(s.address, nick) }()
	}
	for range 2 {
		if err := <-errs; err != nil {
			t.Error(err)
		}
	}
	if code := s.ends(); code != 0 {
		t.Fatalf("exit code %d:\n%s", code, s.err.String())
	}
	var r server.Result
	if err := json.Unmarshal([]byte(s.out.String()), &r); err != nil || r.Game != 1 || len(r.Players) != 2 || r.Map != "map.json" || r.Turns != 30 {
		t.Errorf("%v in %q", err, s.out.String())
	}
	if filepath.Dir(r.Record) != dir {
		t.Errorf("the record is %s", r.Record)
	}
	data, err := os.ReadFile(r.Record)
	if err != nil || !strings.Contains(string(data), `"seed":5`) || !strings.Contains(string(data), `"dialect":"document"`) {
		t.Errorf("%v in\n%.900s", err, data)
	}
	if out, errs, code := arena(t, "replay", r.Record); code != 0 || !strings.Contains(out, "turns after 30 steps, plays the same again") {
		t.Errorf("replay: exit code %d: %s%s", code, out, errs)
	}
	if said := s.err.String(); strings.Contains(said, "Turn ") || !strings.Contains(said, "game 1 is over") {
		t.Errorf("it said\n%s", said)
	}
}

func TestServeConsole(t *testing.T) {
	in, typed := io.Pipe()
	s := startServer(t, in, "--verbose", "--turn", "0")
	// All in one write.
	if _, err := io.WriteString(typed, "listv\nload "+smallMap+"\nstart\nlist"); err != nil {
		t.Fatal(err)
	}
	typed.Close()
	for _, want := range []string{"0 visus", "map loaded: map.json", "only 0 of the 2 players", "0 clients"} {
		s.says(want)
	}
	// The end of the input does not end the server.
	errs := make(chan error, 1)
	go func() { errs <- idle(s.address, "late") }()
	s.says("logged in as a player: late (0)")
	s.stop()
	if code := s.ends(); code != 0 {
		t.Errorf("exit code %d", code)
	}
	if err := <-errs; err == nil || !strings.Contains(err.Error(), "the server ends") {
		t.Errorf("the client should be told that the server ends: %v", err)
	}
}

// TestServeIsAnnounced: a server that is announced is found in its network, as a server.
func TestServeIsAnnounced(t *testing.T) {
	s := startServer(t, nil, "--map", smallMap, "--listen", ":0", "--announce", "Salle 3")
	if strings.Contains(s.err.String(), "cannot be announced") {
		t.Skip("multicast does not work here: ", s.err.String())
	}
	s.says("listening on [::]:")
	_, port, _ := strings.Cut(s.err.String(), "listening on [::]:")
	port, _, _ = strings.Cut(port, "\n")
	n := announced(t, net.JoinHostPort(nearby.Own().String(), port))
	if !n.Server || n.Host != "Salle 3" || n.Game != "aquariom" || n.Chairs != 2 || n.Free != 2 || n.Playing {
		t.Errorf("announced is %+v", n)
	}
}

func TestServeWrongCalls(t *testing.T) {
	taken, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer taken.Close()
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for args, want := range map[string]string{
		"map.json":                              "2 a map is named by --map",
		"--map nowhere":                         `2 "nowhere" is neither a file nor one of our maps`,
		"--map " + file:                         "2 no JSON object",
		"--turn 100":                            "2 time: missing unit",
		"--turn -1s":                            "2 give a time from 0",
		"--start soon":                          "2 give console, full, or a time",
		"--start -1s":                           "2 give console, full, or a time",
		"--rules house":                         "2 give original or document",
		"--port 70000":                          "2 give a number from 1 to 65535",
		"--port 1 --listen here":                "2 write it as",
		"--listen here":                         `1 "here" is not an address`,
		"--listen " + taken.Addr().String():     "1 choose another",
		"--announce x --listen 127.0.0.1:0":     "2 no other machine reaches",
		"--max 0":                               "2 --max 0: give",
		"--login-time 0s":                       "2 --login-time 0s: give",
		"--seed 7x":                             "2 is not a seed",
		"--record " + file + "/x --map " + file: "1 give --record a folder",
	} {
		out, errs, code := arena(t, append([]string{"serve"}, strings.Fields(args)...)...)
		wantCode, text, _ := strings.Cut(want, " ")
		if string(rune('0'+code)) != wantCode || !strings.Contains(errs, text) || out != "" {
			t.Errorf("serve %s: exit code %d, want %s, with %q in %q", args, code, wantCode, text, errs)
		}
	}
}

// TestNetworkBots plays a whole game between the example bots of every language.
func TestNetworkBots(t *testing.T) {
	bots := map[string][]string{"python3": {"aquanet/bots/nearest.py"}, "node": {"aquanet/bots/nearest.js"}, "go": {"run", "./aquanet/bots/nearest"}}
	names := []string{"python3", "node", "go"}
	for _, name := range names {
		if _, err := exec.LookPath(name); err != nil {
			if os.Getenv("CI") != "" {
				t.Fatalf("%s is missing: build/setup %s", name, name)
			}
			t.Skipf("%s is missing: build/setup %s installs it", name, name)
		}
	}
	// A map on which idle players score little.
	table, err := aquanet.FindHostedMap("aquanet/testdata/traces/10_fuzz_4p/map.json")
	if err != nil {
		t.Fatal(err)
	}
	logins, result := make(chan server.Event, 9), make(chan server.Result, 1)
	o := server.Options{
		Map: table, Listen: []string{"127.0.0.1:0"}, Once: true, Start: server.Start{Full: true},
		Result: func(r server.Result) { result <- r },
		Observe: func(e server.Event) {
			switch e.Kind {
			case server.LoggedIn:
				logins <- e
			case server.Kicked:
				t.Error(e)
			}
		},
	}
	servertest.InStep(&o, len(names)+1)
	s, err := server.New(o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithTimeout(context.Background(), patience)
	defer stop()
	over := make(chan struct{})
	go func() { s.Run(ctx); close(over) }()
	address := s.Addrs()[0].String()
	type ended struct {
		name string
		out  []byte
		err  error
	}
	done := make(chan ended, len(names)+1)
	for _, name := range names {
		go func() {
			cmd := exec.CommandContext(ctx, name, append(bots[name], address, name)...)
			out, err := cmd.CombinedOutput()
			done <- ended{name, out, err}
		}()
	}
	// The fourth player, who is idle, makes the map full.
	for range names {
		select {
		case <-logins:
		case e := <-done:
			t.Fatalf("%s: %v\n%s", e.name, e.err, e.out)
		}
	}
	go func() { done <- ended{name: "idle", err: idle(address, "idle")} }()
	for range len(names) + 1 {
		e := <-done
		if e.err != nil {
			t.Errorf("%s: %v\n%s", e.name, e.err, e.out)
		} else if e.out != nil && (strings.Count(string(e.out), ": ") < 4 || strings.Count(string(e.out), " wins") != 1) {
			t.Errorf("%s says\n%s", e.name, e.out)
		}
	}
	<-over
	r := <-result
	var still uint64
	for _, p := range r.Players {
		if strings.HasPrefix(p.Name, "idle") {
			still = p.Score
		}
	}
	for _, p := range r.Players {
		if !strings.HasPrefix(p.Name, "idle") && p.Score <= still {
			t.Errorf("%s has %d points, and who stands still %d", p.Name, p.Score, still)
		}
	}
}

func TestBot(t *testing.T) {
	s := startServer(t, nil, "--map", smallMap, "--start", "full", "--turn", "2ms", "--rules", "document")
	type ended struct {
		out, err string
		code     int
	}
	done := make(chan ended)
	for level, name := range map[string]string{"hard": "ada", "random": "bob"} {
		go func() {
			out, errs, code := arena(t, "bot", level, s.address, "--name", name, "--games", "2", "--seed", "3")
			done <- ended{out, errs, code}
		}()
	}
	for range 2 {
		e := <-done
		if e.code != 0 || e.err != "" || strings.Count(e.out, "\n") != 4 || strings.Count(e.out, " wins") != 2 || !strings.Contains(e.out, "ada (") {
			t.Errorf("exit code %d: %s%s", e.code, e.out, e.err)
		}
	}
	if said := s.err.String(); strings.Contains(said, "kicked") {
		t.Error(said)
	}
}

// A bot that reads JSON lines plays on a server, ours or the original's.
func TestABotOfLinesOnAServer(t *testing.T) {
	s := startServer(t, nil, "--map", smallMap, "--start", "full", "--turn", "2ms", "--once")
	done := make(chan string)
	go func() {
		out, errs, code := arena(t, "bot", "random", s.address)
		done <- fmt.Sprint(code, errs, out)
	}()
	out, errs, code := arena(t, "bot", cmd("swims"), s.address, "--name", "lines", "--think", "1m")
	if code != 0 || !strings.Contains(out, "lines (") || errs != "it is over: 2 players\n" {
		t.Errorf("exit code %d: %s%s", code, out, errs)
	}
	if other := <-done; !strings.HasPrefix(other, "0") || !strings.Contains(other, "random (") {
		t.Error(other)
	}
	if said := s.err.String(); strings.Contains(said, "kicked") || strings.Contains(said, "lost") {
		t.Error(said)
	}
	_, errs, code = arena(t, "bot", "cmd:", s.address)
	if code != 2 || !strings.Contains(errs, "cmd:PROGRAM") {
		t.Errorf("a bot without a program should be refused: %d %s", code, errs)
	}
}

func TestTheLogNeverBlocksTheServer(t *testing.T) {
	r, w := io.Pipe() // read only at the end
	tell := newAsyncLog()
	for range 3 * maxPending {
		tell.tell(w, "x")
	}
	tell.keep(w, []byte("result\n"))
	done := make(chan string)
	go func() {
		b, _ := io.ReadAll(r)
		done <- string(b)
	}()
	tell.close()
	w.Close()
	if got := <-done; strings.Count(got, "x\n") < maxPending || strings.Count(got, "x\n") > 2*maxPending || !strings.HasSuffix(got, "result\n") {
		t.Errorf("%d lines", strings.Count(got, "x\n"))
	}
}

// announced returns what the network announces of an address.
func announced(t *testing.T, address string) nearby.Table {
	t.Helper()
	s := nearby.Look()
	defer s.Close()
	for end := time.Now().Add(patience); ; time.Sleep(5 * time.Millisecond) {
		tables, rounds := s.Tables()
		if i := slices.IndexFunc(tables, func(n nearby.Table) bool { return n.Address == address }); i >= 0 {
			return tables[i]
		}
		if s.Err() != nil || rounds > 2 && len(tables) == 0 {
			t.Skip("multicast does not come back to this machine: ", s.Err())
		}
		if time.Now().After(end) {
			t.Fatalf("%s is not among %+v", address, tables)
		}
	}
}
