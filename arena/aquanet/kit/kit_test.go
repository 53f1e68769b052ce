// Package kit_test tries the client libraries for bots in each language as a
// contestant has them: on a server of ours, and with one that breaks off in every
// way there is.
package kit_test

import (
	"bytes"
	"context"
	"encoding/json"
	"io"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/servertest"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/assets/maps"
	"ludotheque/rules/aquariom"
)

const patience = 4 * time.Minute

// bots are the commands of the example bots, by language.
func bots(t *testing.T) map[string][]string {
	t.Helper()
	return programs(t, "python/nearest.py", "cpp/nearest.cpp", "java/Nearest.java", "../bots/nearest")
}

// probes are those of programs that try what the examples have no use for.
func probes(t *testing.T) map[string][]string {
	t.Helper()
	t.Setenv("PYTHONPATH", "python")
	return programs(t, "testdata/probe.py", "testdata/probe.cpp", "testdata/Probe.java", "")
}

// programs are the commands of a program in each language; "" for none. What has no
// compiler here is left out, and said; where CI is set, it has to be there.
func programs(t *testing.T, python, cpp, java, golang string) map[string][]string {
	t.Helper()
	dir := t.TempDir()
	build := func(words ...string) {
		if out, err := exec.Command(words[0], words[1:]...).CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", strings.Join(words, " "), err, out)
		}
	}
	commands := map[string][]string{}
	for language, c := range map[string]struct {
		need string
		make func() []string
	}{
		"python": {"python3", func() []string { return []string{"python3", python} }},
		"c++": {"g++", func() []string {
			program := filepath.Join(dir, "nearest")
			words := []string{"g++", "-std=c++17", "-Wall", "-Wextra", "-Werror", "-O1", "-Icpp", "-o", program, cpp}
			if runtime.GOOS == "windows" {
				words = append(words, "-lws2_32")
			}
			build(words...)
			return []string{program}
		}},
		"java": {"javac", func() []string {
			// A virtual machine that lives seconds has no use for its second compiler, nor for
			// threads that collect garbage.
			build("javac", "-J-XX:TieredStopAtLevel=1", "-J-XX:+UseSerialGC", "--release", "17", "-Xlint:all,-serial", "-Werror", "-d", dir, "java/Aquariom.java", java)
			return []string{"java", "-Xshare:auto", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-cp", dir, strings.TrimSuffix(filepath.Base(java), ".java")}
		}},
		"go": {"go", func() []string {
			program := filepath.Join(dir, "nearest-go.exe") // elsewhere the ending means nothing
			build("go", "build", "-o", program, golang)
			return []string{program}
		}},
	} {
		if language == "go" && golang == "" {
			continue
		}
		if _, err := exec.LookPath(c.need); err != nil {
			if os.Getenv("CI") != "" {
				t.Fatalf("%s is missing: build/setup installs it", c.need)
			}
			t.Logf("%s is missing, so that the bot in %s is not tried: build/setup installs it", c.need, language)
			continue
		}
		commands[language] = c.make()
	}
	if len(commands) == 0 {
		t.Skip("nothing here compiles any of the bots")
	}
	return commands
}

// table is a map of 600 turns, of few enough neutral cells for a test.
func table(t *testing.T) *aquanet.HostedMap {
	t.Helper()
	data, ok := maps.Find("original-8p")
	if !ok {
		t.Fatal("no map original-8p")
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	m["nb_turns"], m["initial_neutral_cells_matrix_width"], m["initial_neutral_cells_matrix_height"] = 600, 20, 15
	data, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	made, err := aquanet.NewHostedMap("kit", data)
	if err != nil {
		t.Fatal(err)
	}
	return made
}

func TestEachLanguagePlaysAWholeGame(t *testing.T) {
	commands := bots(t)
	logins := make(chan struct{}, 9)
	o := server.Options{
		Map: table(t), Listen: []string{"127.0.0.1:0"}, Once: true,
		Observe: func(e server.Event) {
			switch e.Kind {
			case server.LoggedIn:
				logins <- struct{}{}
			case server.Kicked:
				t.Error(e)
			}
		},
	}
	results := make(chan server.Result, 1)
	o.Result = func(r server.Result) { results <- r }
	// The last player stands still, and every turn waits for all.
	servertest.InStep(&o, len(commands)+1)
	s, err := server.New(o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithTimeout(t.Context(), patience)
	defer stop()
	go s.Run(ctx)
	address := s.Addrs()[0].String()
	var wait sync.WaitGroup
	for language, words := range commands {
		wait.Go(func() {
			out, err := exec.CommandContext(ctx, words[0], append(words[1:], address, "bot")...).CombinedOutput()
			if err != nil || strings.Count(string(out), "\n") != len(commands)+2 || !strings.HasPrefix(string(out), "map: ") || strings.Count(string(out), " wins") != 1 {
				t.Errorf("%s: %v\n%s", language, err, out)
			}
		})
	}
	wait.Go(func() { idle(t, address) })
	for range len(commands) + 1 {
		select {
		case <-logins:
		case <-ctx.Done():
			t.Fatal("not all have logged in")
		}
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	wait.Wait()
	r := <-results
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
	if r.Turns != 600 {
		t.Errorf("%d turns", r.Turns)
	}
}

// idle plays a game by standing still.
func idle(t *testing.T, address string) {
	c, err := net.Dial("tcp", address)
	if err != nil {
		t.Error(err)
		return
	}
	defer c.Close()
	c.Write(wire.AppendLogin(nil, wire.LoginPlayer, "idle"))
	for r := wire.NewReader(c); ; {
		f, err := r.Next()
		if err != nil || f.Type == wire.Logout {
			return
		}
		if f.Type == wire.TurnState {
			c.Write((&wire.Answer{Turn: f.Number}).Append(nil))
		}
	}
}

// Each library tells the rules that the server told, sends as many actions as the map
// makes possible, and has no turns after the end, however often it is asked.
func TestEachLanguageKnowsTheRulesAndTheEnd(t *testing.T) {
	const cells = 400
	data, ok := maps.Find("reef")
	if !ok {
		t.Fatal("no map reef")
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	var starts [][2]int
	for i := range cells {
		starts = append(starts, [2]int{20 + i%20*200, 20 + i/20*150})
	}
	m["nb_starting_cells_per_player"], m["max_cells_per_player"], m["players_starting_positions"] = cells, cells, starts
	m["min_nb_players"], m["max_nb_players"], m["nb_turns"], m["virus_isolation_duration"] = 1, 1, 3, 77
	data, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	for language, words := range probes(t) {
		table, err := aquanet.NewHostedMap("crowd", data)
		if err != nil {
			t.Fatal(err)
		}
		table.Dialect = aquariom.Document
		o := server.Options{Map: table, Listen: []string{"127.0.0.1:0"}, Once: true, Start: server.Start{Full: true}}
		servertest.InStep(&o, 1)
		s, err := server.New(o)
		if err != nil {
			t.Fatal(err)
		}
		ctx, stop := context.WithTimeout(t.Context(), patience)
		defer stop()
		go s.Run(ctx)
		out, err := exec.CommandContext(ctx, words[0], append(words[1:], s.Addrs()[0].String())...).CombinedOutput()
		said := strings.ReplaceAll(strings.ToLower(strings.ReplaceAll(string(out), "\r", "")), ".0\n", "\n")
		no := "false false"
		if language == "c++" {
			no = "0 0"
		}
		if want := "document 64 77 600\n400 2 " + no + "\n"; err != nil || said != want {
			t.Errorf("%s: %v, says %q, want %q", language, err, said, want)
		}
	}
}

// Each example moves, divides, lays an urchin, flees and surrenders when there is reason to.
func TestEachExampleDoesAllThatCanBeDone(t *testing.T) {
	me := func(mass float32) wire.Cell { return wire.Cell{ID: 400, X: 1000, Y: 1500, Mass: mass} }
	them := func(x, mass float32) wire.Cell { return wire.Cell{ID: 401, X: x, Y: 1500, Player: 1, Mass: mass} }
	turns := []struct {
		cells []wire.Cell
		want  wire.Answer
	}{
		{[]wire.Cell{me(20)}, wire.Answer{Moves: []wire.Action{{Cell: 400, X: 1100, Y: 1500}}}},
		{[]wire.Cell{me(90)}, wire.Answer{Divisions: []wire.Division{{Cell: 400, X: 1100, Y: 1500, Mass: 45}}}},
		{[]wire.Cell{me(180), them(1900, 300)}, wire.Answer{Viruses: []wire.Action{{Cell: 400, X: 1900, Y: 1500}}}},
		{[]wire.Cell{me(20), them(1200, 100)}, wire.Answer{Moves: []wire.Action{{Cell: 400, X: 800, Y: 1500}}}},
		{[]wire.Cell{them(1200, 100)}, wire.Answer{Surrender: true}},
	}
	sent := wire.AppendEmpty(nil, wire.LoginAck)
	sent = table(t).Welcome().Append(sent)
	// One grain is left, the others are away.
	absent := make([]uint32, 300)
	for i, p := range table(t).Welcome().Plankton {
		if p != (wire.Point{X: 1100, Y: 1500}) {
			absent[i] = 9
		}
	}
	var want []byte
	for i, turn := range turns {
		state := wire.State{Absent: absent, Cells: turn.cells, Players: []wire.Player{{Name: "bot (0)"}, {ID: 1, Name: "eve (1)"}}}
		if i == 0 {
			sent = (&wire.Start{State: state}).Append(sent)
		}
		sent = (&wire.Turn{Number: uint32(i), State: state}).Append(sent)
		turn.want.Turn = uint32(i)
		want = turn.want.Append(want)
	}
	sent = wire.AppendEmpty((&wire.End{Scores: []wire.Score{{Name: "bot (0)"}}}).Append(sent), wire.Logout)
	for language, words := range bots(t) {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		defer l.Close()
		heard := make(chan []byte, 1)
		go func() {
			c, err := l.Accept()
			if err != nil {
				heard <- nil
				return
			}
			defer c.Close()
			c.Write(sent)
			all, _ := io.ReadAll(c)
			heard <- all
		}()
		ctx, stop := context.WithTimeout(t.Context(), patience)
		defer stop()
		out, err := exec.CommandContext(ctx, words[0], append(words[1:], l.Addr().String(), "bot")...).CombinedOutput()
		login := wire.AppendLogin(nil, wire.LoginPlayer, "bot"+wire.AskRules)
		if got := <-heard; err != nil || !bytes.Equal(got, append(login, want...)) {
			t.Errorf("%s: %v, %s\nsent %x\nwant %x", language, err, out, got, append(login, want...))
		}
	}
}

// An IPv6 address without a port is one.
func TestABareIPv6Address(t *testing.T) {
	l, err := net.Listen("tcp", "[::1]:4242")
	if err != nil {
		t.Skipf("the usual port is not free here: %v", err)
	}
	defer l.Close()
	kick := wire.AppendKick(nil, "because")
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			wire.NewReader(c).Next()
			c.Write(kick)
			c.Close()
		}
	}()
	for language, words := range bots(t) {
		for _, address := range []string{"::1", "[::1]", "[::1]:4242"} {
			says(t, language+" at "+address, words, address, "kicked: because")
		}
	}
}

// A bot ends with one clear line, whenever and however the server leaves it.
func TestEveryKickAndDisconnectionIsLogged(t *testing.T) {
	commands := bots(t)
	welcome := table(t).Welcome().Append(nil)
	state := wire.State{Absent: make([]uint32, 300), Cells: []wire.Cell{{ID: 400, Mass: 20}}, Players: []wire.Player{{Name: "bot (0)", Cells: 1}}}
	ack := wire.AppendEmpty(nil, wire.LoginAck)
	start := (&wire.Start{State: state}).Append(nil)
	turn := (&wire.Turn{State: state}).Append(nil)
	end := (&wire.End{Scores: []wire.Score{{Name: "bot (0)"}}}).Append(nil)
	kick := wire.AppendKick(nil, "because")
	join := func(list ...[]byte) []byte { return bytes.Join(list, nil) }
	const because = "kicked: because"
	for what, c := range map[string]struct {
		sent []byte
		says string
	}{
		"kicked at the door":            {kick, because},
		"kicked after LOGIN_ACK":        {join(ack, kick), because},
		"kicked instead of GAME_STARTS": {join(ack, welcome, kick), because},
		"kicked instead of TURN":        {join(ack, welcome, start, kick), because},
		"kicked after a turn":           {join(ack, welcome, start, turn, kick), because},
		"closed at the door":            {nil, "gone"},
		"closed after LOGIN_ACK":        {ack, "gone"},
		"closed within WELCOME":         {join(ack, welcome[:len(welcome)/2]), "gone"},
		"closed after WELCOME":          {join(ack, welcome), "gone"},
		"closed after GAME_STARTS":      {join(ack, welcome, start), "gone"},
		"closed within TURN":            {join(ack, welcome, start, turn[:20]), "gone"},
		"closed after TURN":             {join(ack, welcome, start, turn), "gone"},
		"closed before LOGOUT":          {join(ack, welcome, start, turn, end), "gone"},
		"a message out of place":        {join(ack, welcome, turn), "instead of"},
		"a message of no type":          {join(ack, []byte{77}), ""},
		"a WELCOME that is too short":   {join(ack, []byte{5, 4, 0, 0, 0, 1, 2, 3, 4}), ""},
		"a list without an end":         {join(ack, welcome, []byte{6, 8, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF}), ""},
	} {
		t.Run(what, func(t *testing.T) {
			t.Parallel()
			address := breaksOff(t, c.sent)
			for language, words := range commands {
				says(t, language, words, address, c.says)
			}
		})
	}
	t.Run("nobody listens", func(t *testing.T) {
		l, err := net.Listen("tcp", "127.0.0.1:0")
		if err != nil {
			t.Fatal(err)
		}
		l.Close()
		for language, words := range commands {
			says(t, language, words, l.Addr().String(), "no server answers at")
		}
	})
}

// says runs a bot that has to fail with a line that holds a text.
func says(t *testing.T, language string, words []string, address, text string) {
	t.Helper()
	ctx, stop := context.WithTimeout(t.Context(), patience)
	defer stop()
	cmd := exec.CommandContext(ctx, words[0], append(words[1:], address, "bot")...)
	var errs bytes.Buffer
	cmd.Stderr = &errs
	err := cmd.Run()
	said := strings.TrimSpace(errs.String())
	if err == nil || said == "" || strings.Contains(said, "\n") || !strings.Contains(said, text) {
		t.Errorf("%s: %v, says %q, want one line with %q", language, err, said, text)
	}
}

// breaksOff is the address of a server that says something, and then closes the
// connection.
func breaksOff(t *testing.T, sent []byte) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { l.Close() })
	go func() {
		for {
			c, err := l.Accept()
			if err != nil {
				return
			}
			go func() {
				defer c.Close()
				// The login is read, or closing would destroy what is sent.
				if _, err := wire.NewReader(c).Next(); err != nil {
					return
				}
				c.Write(sent)
				c.(*net.TCPConn).CloseWrite()
				c.SetReadDeadline(time.Now().Add(time.Second))
				for b := make([]byte, 512); ; {
					if _, err := c.Read(b); err != nil {
						return
					}
				}
			}()
		}
	}()
	return l.Addr().String()
}
