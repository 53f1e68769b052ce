package client_test

import (
	"context"
	"errors"
	"io"
	"net"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/servertest"
	"ludotheque/arena/aquanet/wire"
)

// patience bounds what a test waits for.
const patience = 2 * time.Minute

// serve runs a server of ours on a map of ours.
func serve(t *testing.T, o server.Options) (s *server.Server, ended <-chan struct{}) {
	t.Helper()
	if o.Map == nil {
		table, err := aquanet.FindHostedMap("../testdata/traces/01_move_neutrals/map.json")
		if err != nil {
			t.Fatal(err)
		}
		o.Map = table
	}
	if o.Listen == nil {
		o.Listen = []string{"127.0.0.1:0"}
	}
	s, err := server.New(o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() {
		s.Run(ctx)
		close(done)
	}()
	t.Cleanup(func() {
		stop()
		<-done
	})
	return s, done
}

func connect(t *testing.T, s *server.Server) *client.Client {
	t.Helper()
	ctx, stop := context.WithTimeout(context.Background(), patience)
	t.Cleanup(stop)
	c, err := client.Connect(ctx, s.Addrs()[0].String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { c.Close() })
	return c
}

// middle is the bot of the package's documentation. It gives the turns it saw.
func middle(bot *client.Client, nick string) (turns []uint32, end *client.End, err error) {
	if err := bot.Login(nick); err != nil {
		return nil, nil, err
	}
	for turn := range bot.Turns() {
		turns = append(turns, turn.Number)
		var answer client.Answer
		for _, cell := range bot.Mine(turn) {
			answer.Move(cell.ID, bot.Map.Width/2, bot.Map.Height/2)
		}
		bot.Send(&answer)
	}
	end, err = bot.Result()
	return turns, end, err
}

func TestBotsPlayGameAfterGame(t *testing.T) {
	o := server.Options{Start: server.Start{Full: true}}
	servertest.InStep(&o, 2)
	s, _ := serve(t, o)
	var wait sync.WaitGroup
	for _, nick := range []string{"a", "b"} {
		bot := connect(t, s)
		wait.Go(func() {
			for range 2 {
				turns, end, err := middle(bot, nick)
				if err != nil || end == nil {
					t.Errorf("%s: %v, %v", nick, end, err)
					return
				}
				if !slices.IsSorted(turns) || len(turns) != 30 || turns[0] != 0 || len(end.Scores) != 2 {
					t.Errorf("%s: turns %v, %v", nick, turns, end)
				}
				// A player who moves to the middle ends there.
				if err := bot.Send(&client.Answer{}); err == nil {
					t.Error("an answer after the game was sent")
				}
			}
		})
	}
	wait.Wait()
}

func TestASpectatorSeesThePlayers(t *testing.T) {
	clock := make(servertest.Beats, 1)
	s, _ := serve(t, server.Options{Ticker: clock.Ticker})
	eye, a, b := connect(t, s), connect(t, s), connect(t, s)
	if err := eye.Watch("eye"); err != nil {
		t.Fatal(err)
	}
	for _, c := range []*client.Client{a, b} {
		if err := c.Login("bot"); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	seen := 0
	clock <- time.Time{}
	for turn := range eye.Turns() { // which are answered by themselves
		clock <- time.Time{}
		if eye.ID != wire.VisuID || len(turn.State.Players) != 2 || len(eye.Mine(turn)) != 0 || len(eye.Start.Cells) != 2 {
			t.Fatalf("%d sees %+v", eye.ID, turn.State.Players)
		}
		if seen++; seen == 5 {
			break
		}
	}
	// Breaking off the loop loses nothing: it goes on where it was.
	for range eye.Turns() {
		clock <- time.Time{}
		seen++
	}
	if end, err := eye.Result(); err != nil || end == nil || seen != 30 {
		t.Errorf("%d turns, %v, %v", seen, end, err)
	}
}

func TestAKickSaysWhy(t *testing.T) {
	s, _ := serve(t, server.Options{})
	var kicked *client.KickedError
	bot := connect(t, s)
	if err := bot.Login("no-such-nick"); !errors.As(err, &kicked) || !strings.HasPrefix(kicked.Why, "kicked: ") {
		t.Errorf("an unknown nick should be kicked: %v", err)
	}
	for range bot.Turns() {
		t.Error("a turn before the login")
	}
	if _, err := bot.Result(); err != client.ErrNoLogin {
		t.Errorf("a result without a login should fail: %v", err)
	}
	bot = connect(t, s)
	if err := bot.Login("bot"); err != nil {
		t.Fatal(err)
	}
	if err := s.Reset(); err != nil {
		t.Fatal(err)
	}
	for range bot.Turns() {
		t.Error("a turn after a kick")
	}
	if _, err := bot.Result(); !errors.As(err, &kicked) {
		t.Errorf("a client that was kicked should have no result: %v", err)
	}
}

func TestAContextEndsWhatWaits(t *testing.T) {
	s, _ := serve(t, server.Options{})
	ctx, stop := context.WithCancel(context.Background())
	bot, err := client.Connect(ctx, s.Addrs()[0].String())
	if err != nil {
		t.Fatal(err)
	}
	if err := bot.Login("bot"); err != nil {
		t.Fatal(err)
	}
	stop()
	for range bot.Turns() {
		t.Error("a turn after the end")
	}
	if _, err := bot.Result(); !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled game should have no result: %v", err)
	}
	if _, err := client.Connect(ctx, s.Addrs()[0].String()); !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled connection should fail: %v", err)
	}
}

// scripted is the other end of a connection, that sends b a byte at a time, as
// the original's server sends its numbers one by one. heard ends the connection
// and gives what was sent through it.
func scripted(t *testing.T, b []byte) (c *client.Client, heard func() []byte) {
	t.Helper()
	ours, theirs := net.Pipe()
	var sent []byte
	var wait sync.WaitGroup
	wait.Go(func() { sent, _ = io.ReadAll(theirs) })
	go func() {
		for i := range b {
			if _, err := theirs.Write(b[i : i+1]); err != nil {
				break
			}
		}
	}()
	ctx, stop := context.WithTimeout(context.Background(), patience)
	c = client.New(ctx, ours)
	heard = func() []byte {
		c.Close()
		wait.Wait()
		return sent
	}
	t.Cleanup(func() {
		heard()
		theirs.Close()
		stop()
	})
	return c, heard
}

func script(messages ...[]byte) []byte { return slices.Concat(messages...) }

func TestFragmentsSkippedTurnsAndAnswers(t *testing.T) {
	state := wire.State{Cells: []wire.Cell{{ID: 3, Player: 1}, {ID: 4, Player: 0}}, Players: []wire.Player{{Name: "a (0)"}, {ID: 1, Name: "b (1)"}}}
	b := script(
		wire.AppendEmpty(nil, wire.LoginAck), (&wire.Parameters{Width: 8}).Append(nil),
		(&wire.Start{Player: 1, State: state}).Append(nil),
		(&wire.Turn{Number: 0, State: state}).Append(nil), (&wire.Turn{Number: 4, State: state}).Append(nil),
		(&wire.End{Winner: 1}).Append(nil), wire.AppendEmpty(nil, wire.Logout),
	)
	bot, heard := scripted(t, b)
	if err := bot.Login("b"); err != nil || bot.Map.Width != 8 {
		t.Fatal(err)
	}
	var skipped []int
	for turn := range bot.Turns() {
		skipped = append(skipped, bot.Skipped)
		if mine := bot.Mine(turn); len(mine) != 1 || mine[0].ID != 3 {
			t.Errorf("the bot should have one cell, number 3: %+v", mine)
		}
		if turn.Number == 4 {
			var a client.Answer
			a.Divide(3, 1, 2, 9)
			long := client.Answer{Moves: make([]wire.Action, 400)}
			if err := bot.Send(&long); err == nil || !strings.Contains(err.Error(), "4096") {
				t.Errorf("a long answer: %v", err)
			}
			// A server that tells its rules takes what its map makes possible.
			bot.Map.Rules, bot.Map.MaxCells = new(wire.Rules), 119
			if err := bot.Send(&long); err == nil || !strings.Contains(err.Error(), "4782") {
				t.Errorf("a long answer: %v", err)
			}
			if err := bot.Send(&a); err != nil {
				t.Fatal(err)
			}
			if err := bot.Send(&a); err == nil {
				t.Error("answered twice")
			}
		}
	}
	if end, err := bot.Result(); err != nil || end.Winner != 1 || !slices.Equal(skipped, []int{0, 3}) {
		t.Errorf("%+v, %v, skipped %v", end, err, skipped)
	}
	want := script(
		wire.AppendLogin(nil, wire.LoginPlayer, "b"+wire.AskRules), (&wire.Answer{}).Append(nil),
		(&wire.Answer{Turn: 4, Divisions: []wire.Division{{Cell: 3, X: 1, Y: 2, Mass: 9}}}).Append(nil),
	)
	if got := heard(); !slices.Equal(got, want) {
		t.Errorf("it sent %x, want %x", got, want)
	}
}

func TestNonsenseIsAnError(t *testing.T) {
	for what, b := range map[string][]byte{
		"another message":     wire.AppendEmpty(nil, wire.Logout),
		"no message":          {99},
		"nothing":             {},
		"a long welcome":      {2, 5, 255, 255, 255, 255},
		"a welcome cut short": {2, 5, 4, 0, 0, 0, 1, 2, 3, 4},
	} {
		bot, _ := scripted(t, b)
		if what == "nothing" {
			bot.Close()
		}
		if err := bot.Login("x"); err == nil {
			t.Errorf("%s: no error", what)
		}
	}
	if _, err := client.Connect(context.Background(), "127.0.0.1:1"); err == nil || !strings.Contains(err.Error(), "no server answers at 127.0.0.1:1") {
		t.Errorf("a missing server should be named: %v", err)
	}
}

// What a server may send never makes a client panic or go on for ever.
func FuzzServer(f *testing.F) {
	state := wire.State{Absent: []uint32{0}, Cells: []wire.Cell{{ID: 3}}, Players: []wire.Player{{Name: "a (0)"}}}
	f.Add(script(
		wire.AppendEmpty(nil, wire.LoginAck), (&wire.Parameters{Plankton: make([]wire.Point, 1)}).Append(nil),
		(&wire.Start{State: state}).Append(nil), (&wire.Turn{Number: 0, State: state}).Append(nil),
		(&wire.End{}).Append(nil), wire.AppendEmpty(nil, wire.Logout),
	))
	f.Add(wire.AppendKick(nil, "you"))
	f.Fuzz(func(t *testing.T, b []byte) {
		bot := client.New(context.Background(), &replay{b: b})
		defer bot.Close()
		if bot.Login("x") != nil {
			return
		}
		for turn := range bot.Turns() {
			bot.Mine(turn)
		}
		if end, err := bot.Result(); end == nil && err == nil {
			t.Error("it ended without an end")
		}
	})
}

// replay is a connection that reads recorded bytes and drops what is written.
type replay struct {
	net.Conn
	b []byte
}

func (r *replay) Read(p []byte) (int, error) {
	if len(r.b) == 0 {
		return 0, io.EOF
	}
	n := copy(p, r.b)
	r.b = r.b[n:]
	return n, nil
}
func (r *replay) Write(p []byte) (int, error)     { return len(p), nil }
func (r *replay) Close() error                    { return nil }
func (r *replay) SetReadDeadline(time.Time) error { return nil }
