package server

import (
	"context"
	"errors"
	"io"
	"net"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/aquanet/wire"
)

func TestSpec3_NicknamesAreTrimmedAndChecked(t *testing.T) {
	for sent, want := range map[string]string{
		"bob": "bob", " \t bob\n": "bob", "a": "a", "_A z_09_A z_09_A": "_A z_09_A z_09_A",
		"bob\x00<script>": "bob", "two  words": "two  words", "  \x00": "!", "": "!",
		"seventeen_letters": "!", "\x00bob": "!", "bob\x07": "!", "zo\u00e9": "!", "b\nb": "!", "\u00a0bob": "bob", "a-b": "!",
	} {
		nick, ok := Nick(sent)
		if ok != (want != "!") || ok && nick != want {
			t.Errorf("%q: %q, %v", sent, nick, ok)
		}
	}
}

func TestSpec3_LoginAndKicks(t *testing.T) {
	m := &toyMap{min: 2, max: 3, turns: 5}
	b := serve(t, Options{Map: m, MaxVisus: 1})
	b.enter(wire.LoginVisu, "eye")
	for _, c := range []struct {
		what string
		sent []byte
		why  string
	}{
		{"no such type", []byte{10}, "unexpected message type"},
		{"a server's type", []byte{5, 0, 0, 0, 0}, "unexpected message type"},
		{"an answer before the login", (&wire.Answer{}).Append(nil), "unexpected message type"},
		{"a name of 4096 bytes", []byte{0, 0, 16, 0, 0}, "message too long"},
		{"a name of 2^31 bytes", []byte{0, 0, 0, 0, 0x80}, "message too long"},
		{"a name of 2^32-1 bytes", []byte{0, 0xFF, 0xFF, 0xFF, 0xFF, 1}, "message too long"},
		{"control characters", wire.AppendLogin(nil, wire.LoginPlayer, "a\x1b[2Jb"), "a nickname has 1 to 16 letters (A-Z a-z 0-9 _ and spaces)"},
		{"a second spectator", wire.AppendLogin(nil, wire.LoginVisu, "eye"), "too many visus"},
		{"HTTP", []byte("GET / HTTP/1.1\r\n\r\n"), "unexpected message type"},
	} {
		t.Run(c.what, func(t *testing.T) {
			p := b.dial()
			p.t = t
			p.say(c.sent)
			p.over(c.why)
		})
	}
	twice := b.login("bob")
	twice.say(wire.AppendLogin(nil, wire.LoginPlayer, "bob"))
	twice.over("you have logged in already")
	b.login("bob")
	b.login("bob") // the same name again is fine
	b.login("bob")
	full := b.dial()
	full.say(wire.AppendLogin(nil, wire.LoginPlayer, "bob"))
	full.over("too many players")
	// Beyond what the map takes, the login is acknowledged first.
	if err := b.s.SetMaxPlayers(9); err != nil {
		t.Fatal(err)
	}
	full = b.dial()
	full.say(wire.AppendLogin(nil, wire.LoginPlayer, "bob"))
	full.hear(wire.LoginAck)
	full.over("too many players for this map")
}

func TestSpec3_FragmentsAndPipelinesAreTheSame(t *testing.T) {
	m := &toyMap{min: 2, max: 3, turns: 5}
	b := serve(t, Options{Map: m})
	slow, fast := b.dial(), b.dial()
	for _, x := range wire.AppendLogin(nil, wire.LoginPlayer, "slow") {
		slow.say([]byte{x})
	}
	slow.hear(wire.LoginAck)
	slow.hear(wire.Welcome)
	// A login and an answer at once: the second is heard too (and is wrong).
	fast.say((&wire.Answer{Turn: 0}).Append(wire.AppendLogin(nil, wire.LoginPlayer, "fast")))
	fast.hear(wire.LoginAck)
	fast.hear(wire.Welcome)
	fast.over("unexpected message type")
}

func TestSpec3_NumbersCountEveryConnection(t *testing.T) {
	m := &toyMap{min: 2, max: 4, turns: 5}
	b := serve(t, Options{Map: m})
	b.dial().say([]byte{10})
	b.wait(Kicked, 1, nil)
	b.login("a")
	b.dial() // does not log in: number 2
	b.wait(Connected, 3, nil)
	b.login("b")
	if err := b.s.Start(); err != nil {
		t.Fatal(err)
	}
	if got, want := m.board().names, []string{"a (1)", "b (3)"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	e := b.wait(Kicked, 2, nil)
	if e.Client != 2 || e.Text != "a game begins and you have not logged in" {
		t.Errorf("the second client should be removed since it has not logged in: %+v", e)
	}
	b.dial().over("a game is running")
}

func TestSpec5_OneTurnIsOutstanding(t *testing.T) {
	m := &toyMap{min: 2, max: 2, turns: 6}
	b := serve(t, Options{Map: m, Start: Start{Full: true}})
	quick, slow := b.login("quick"), b.login("slow")
	for i, c := range []*client{quick, slow} {
		var start wire.Start
		if err := start.Decode(c.hear(wire.GameStarts).Content); err != nil || start.Player != uint32(i) || len(start.State.Cells) != 2 {
			t.Fatalf("each player should be told its number and two cells: %+v, %v", start, err)
		}
	}
	b.tick()
	slow.turn(0)
	for n := range uint32(3) {
		quick.turn(n)
		quick.answer(n, 1)
		b.wait(Answered, int(n)+1, nil)
		b.tick()
	}
	// It answers turn 0 when turn 3 is there, gets 3 at once, and answers that
	// too before the next step: both are taken.
	slow.answer(0, 2)
	slow.turn(3)
	slow.answer(3, 3)
	b.wait(Answered, 5, nil)
	b.tick()
	slow.turn(4)
	want := []string{
		"0:0 moves 1 before 1", "0:1 moves 1 before 2", "0:2 moves 1 before 3",
		"1:0 moves 2 before 4", "1:3 moves 3 before 4",
	}
	if got := m.board().answers(); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
	b.tick()
	b.tick() // the last step: no turn comes of it
	for _, c := range []*client{quick, slow} {
		if c == quick {
			c.turn(3)
		}
		var end wire.End
		if err := end.Decode(c.hear(wire.GameEnds).Content); err != nil || end.Winner != 1 || len(end.Scores) != 2 {
			t.Fatalf("the second player should win: %+v, %v", end, err)
		}
		c.hear(wire.Logout)
	}
}

func TestSpec5_WrongAnswersAreKicked(t *testing.T) {
	long := wire.Answer{}
	for range 400 {
		long.Moves = append(long.Moves, wire.Action{})
	}
	for _, c := range []struct {
		what string
		sent []byte
		why  string
	}{
		{"the turn before", (&wire.Answer{Turn: 1}).Append(nil), errWrongTurn.Error()},
		{"the turn after", (&wire.Answer{Turn: 3}).Append(nil), errWrongTurn.Error()},
		{"the turn Never", (&wire.Answer{Turn: wire.Never}).Append(nil), errWrongTurn.Error()},
		{"twice", (&wire.Answer{Turn: 2}).Append((&wire.Answer{Turn: 2}).Append(nil)), errRepeated.Error()},
		{"empty", []byte{9, 0, 0, 0, 0, 2, 0, 0, 0}, "Invalid TURN_ACK GDC: cannot read number of move actions"},
		{"moves that are not there", []byte{9, 5, 0, 0, 0, 2, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 1}, "Invalid TURN_ACK GDC: cannot read move actions"},
		{"no surrender byte", []byte{9, 12, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0}, "Invalid TURN_ACK GDC: cannot read surrender action"},
		{"4097 bytes", long.Append(nil)[:4096], errTooLong.Error()},
		{"2^31 bytes", []byte{9, 0, 0, 0, 0x80, 2, 0, 0, 0}, errTooLong.Error()},
		{"a login", wire.AppendLogin(nil, wire.LoginPlayer, "x"), "you have logged in already"},
		{"garbage", []byte("\xde\xad\xbe\xef"), errUnexpected.Error()},
	} {
		t.Run(c.what, func(t *testing.T) {
			m := &toyMap{min: 2, max: 2, turns: 9}
			b := serve(t, Options{Map: m, Start: Start{Full: true}})
			bad, good := b.login("bad"), b.login("good")
			for i := range uint32(3) {
				b.tick()
				for _, p := range []*client{bad, good} {
					if i == 0 {
						p.hear(wire.GameStarts)
					}
					p.turn(i)
					if i < 2 {
						p.answer(i, 0)
					}
				}
				if i < 2 {
					b.wait(Answered, 2*int(i)+2, nil)
				}
			}
			bad.say(c.sent)
			bad.over(c.why)
			// The others play on, and the cells of the one that left stay.
			good.answer(2, 0)
			b.wait(Answered, 5, func(e Event) bool { return e.Turn < 2 || e.Name == "good (1)" })
			b.tick()
			good.turn(3)
			if got, want := m.board().gone(), []string{"0: " + c.why}; !slices.Equal(got, want) {
				t.Errorf("%q, want %q", got, want)
			}
		})
	}
}

// How long an answer may be follows the map, for players alone.
func TestLongAnswersOnAMapOfManyCells(t *testing.T) {
	m := &toyMap{min: 2, max: 2, turns: 9, cells: 120}
	b := serve(t, Options{Map: m, Start: Start{Full: true}})
	eye, long, longer := b.enter(wire.LoginVisu, "eye"), b.login("long"), b.login("longer")
	b.tick()
	for _, p := range []*client{long, longer, eye} {
		p.hear(wire.GameStarts)
		p.turn(0)
	}
	answer := wire.Answer{Moves: make([]wire.Action, 400)}
	whole := answer.Append(nil) // 4822 bytes, as many as the map takes
	for len(whole) > 0 {        // in pieces
		n := min(len(whole), 1000)
		long.say(whole[:n])
		whole = whole[n:]
	}
	b.wait(Answered, 1, nil)
	answer.Surrender = true
	answer.Moves = append(answer.Moves, wire.Action{})
	longer.say(answer.Append(nil))
	longer.over(errTooLong.Error())
	eye.say((&wire.Answer{Moves: make([]wire.Action, 350)}).Append(nil))
	eye.over(errTooLong.Error())
	long.answer(0, 0) // once more
	long.over(errRepeated.Error())
	if got := m.board().got; len(got) != 1 || !strings.Contains(got[0], "moves 400 before") {
		t.Errorf("the first answer alone should count: %q", got)
	}
}

func TestSpec5_AVisusAnswerIsAnything(t *testing.T) {
	m := &toyMap{min: 2, max: 2, turns: 9}
	b := serve(t, Options{Map: m})
	b.login("a")
	b.login("b")
	eye := b.enter(wire.LoginVisu, "eye")
	if err := b.s.Start(); err != nil {
		t.Fatal(err)
	}
	var start wire.Start
	if err := start.Decode(eye.hear(wire.GameStarts).Content); err != nil || start.Player != wire.VisuID {
		t.Fatalf("a spectator should have the spectator's number: %+v, %v", start, err)
	}
	b.tick()
	eye.turn(0)
	eye.say([]byte{9, 0, 0, 0, 0, 0, 0, 0, 0})
	b.tick()
	eye.turn(1)
	eye.say([]byte{9, 2, 0, 0, 0, 1, 0, 0, 0, 7, 7})
	b.tick()
	eye.turn(2)
	if got := m.board().answers(); len(got) != 0 {
		t.Errorf("a spectator played: %q", got)
	}
}

func TestSpec3_GameAfterGame(t *testing.T) {
	m := &toyMap{min: 2, max: 2, turns: 2}
	b := serve(t, Options{Map: m, Start: Start{Full: true}})
	a, late := b.login("a"), b.login("late")
	for round := range 3 {
		for _, c := range []*client{a, late} {
			c.hear(wire.GameStarts)
		}
		b.tick()
		a.turn(0)
		a.answer(0, 0)
		b.wait(Answered, round+1, func(e Event) bool { return e.Client == 0 })
		b.tick()
		a.turn(1)
		late.turn(0)
		b.tick()
		for _, c := range []*client{a, late} {
			c.hear(wire.GameEnds)
			c.hear(wire.Logout)
			// Both owe an answer: it is let pass, and both log in again.
			c.say(wire.AppendLogin((&wire.Answer{Turn: 0}).Append(nil), wire.LoginPlayer, "again"))
			c.hear(wire.LoginAck)
			c.hear(wire.Welcome)
		}
	}
	if n := len(b.s.Clients()); n != 2 {
		t.Errorf("%d clients", n)
	}
	b.close()
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.results) != 4 { // the one that was being played is broken off
		t.Fatalf("%d results", len(b.results))
	}
	want := Result{Game: 2, Map: "toy", Turns: 2, Winner: 1, Record: "toy.record", Players: []Final{{0, "again (0)", 2, 1}, {1, "again (1)", 2, 1}}}
	got := b.results[1]
	got.Seconds = 0
	if !reflect.DeepEqual(got, want) {
		t.Errorf("%+v, want %+v", got, want)
	}
}

func TestSpec3_OnlyOneLateAnswerIsLetPass(t *testing.T) {
	m := &toyMap{min: 2, max: 2, turns: 1}
	b := serve(t, Options{Map: m, Start: Start{Full: true}})
	a, idle := b.login("a"), b.login("idle")
	b.tick()
	b.tick()
	for _, c := range []*client{a, idle} {
		c.hear(wire.GameStarts)
		c.turn(0)
		c.hear(wire.GameEnds)
		c.hear(wire.Logout)
	}
	a.answer(0, 0)
	a.answer(0, 0)
	a.over("unexpected message type")
	idle.say([]byte{wireByte(wire.Logout)})
	idle.over("unexpected message type")
}

func wireByte(t wire.Type) byte { return byte(t) }

func TestPausedTimeTakesAnswers(t *testing.T) {
	m := &toyMap{min: 2, max: 2, turns: 9}
	b := serve(t, Options{Map: m})
	if err := b.s.Start(); err == nil || !strings.Contains(err.Error(), "only 0 of the 2 players") {
		t.Errorf("a game of nobody: %v", err)
	}
	a := b.login("a")
	b.login("b")
	for _, order := range []func() error{b.s.Pause, b.s.Resume, b.s.Stop} {
		if order() != errNoGame {
			t.Error("obeyed without a game")
		}
	}
	if err := b.s.Start(); err != nil {
		t.Fatal(err)
	}
	a.hear(wire.GameStarts)
	b.tick()
	a.turn(0)
	if err := b.s.Pause(); err != nil {
		t.Fatal(err)
	}
	a.answer(0, 1)
	b.wait(Answered, 1, nil)
	select {
	case b.clock.c <- time.Time{}:
		t.Error("time goes on in a pause")
	default:
	}
	if b.s.Pause() != errPaused || b.s.Start() != errRunning {
		t.Error("paused or started twice")
	}
	if err := b.s.Resume(); err != nil {
		t.Fatal(err)
	}
	if b.s.Resume() != errNotPaused {
		t.Error("resumed twice")
	}
	b.tick()
	a.turn(1)
	if err := b.s.Stop(); err != nil {
		t.Fatal(err)
	}
	a.hear(wire.GameEnds)
	a.hear(wire.Logout)
}

func TestAnotherMapMeansAnotherLogin(t *testing.T) {
	other := &toyMap{min: 2, max: 7, turns: 3}
	b := serve(t, Options{Load: func(name string) (Map, error) { return other, nil }})
	early := b.dial()
	early.say(wire.AppendLogin(nil, wire.LoginVisu, "x"))
	early.hear(wire.LoginAck)
	early.over("no map is loaded yet")
	if err := b.s.Load("x"); err != nil {
		t.Fatal(err)
	}
	a := b.login("a")
	if err := b.s.Load("y"); err != nil {
		t.Fatal(err)
	}
	a.over("another map is loaded: log in again")
	b.login("a")
	b.login("b")
	if err := b.s.Start(); err != nil {
		t.Fatal(err)
	}
	if err := b.s.Load("z"); err != errRunning {
		t.Errorf("a map should not be loaded during a game: %v", err)
	}
}

func TestGamesBeginByThemselves(t *testing.T) {
	m := &toyMap{min: 2, max: 3, turns: 1}
	b := serve(t, Options{Map: m, Start: Start{After: time.Millisecond}})
	a := b.login("a")
	second := b.login("b")
	a.hear(wire.GameStarts)
	second.hear(wire.GameStarts)
	if b.wait(Soon, 1, nil).Text != "1ms" {
		t.Error("no client was notified")
	}
	// Full: at once.
	b = serve(t, Options{Map: m, Start: Start{After: time.Hour}})
	for range 3 {
		b.login("a")
	}
	b.wait(Started, 1, nil)
}

// broken is a map on which no game can be begun.
type broken struct{ *toyMap }

func (broken) New([]string) (Board, error) { return nil, errors.New("the disk is full") }

func TestAGameThatCannotBeginIsReported(t *testing.T) {
	b := serve(t, Options{Map: broken{&toyMap{min: 2, max: 2, turns: 1}}, Start: Start{Full: true}})
	b.login("a")
	b.login("b")
	if e := b.wait(Trouble, 1, nil); e.String() != "trouble: no game begins: the disk is full" {
		t.Errorf("a full disk should be reported: %q", e)
	}
	if err := b.s.Start(); err == nil || err.Error() != "the disk is full" {
		t.Errorf("the game should not start on a full disk: %v", err)
	}
	if n := len(b.s.Clients()); n != 2 {
		t.Errorf("%d clients are left", n)
	}
}

func TestOnceEndsTheServer(t *testing.T) {
	m := &toyMap{min: 2, max: 2, turns: 1}
	b := serve(t, Options{Map: m, Once: true, Start: Start{Full: true}})
	a, c := b.login("a"), b.login("b")
	b.tick()
	b.tick()
	for _, c := range []*client{a, c} {
		c.hear(wire.GameStarts)
		c.turn(0)
		c.hear(wire.GameEnds)
		c.hear(wire.Logout)
		if f, err := c.r.Next(); err != io.EOF {
			t.Errorf("%v, %v after the last game", f, err)
		}
		c.Close()
	}
	select {
	case <-b.ended:
	case <-time.After(patience):
		t.Fatal("it goes on")
	}
	if b.s.Start() != ErrStopped {
		t.Error("a server that has ended starts a game")
	}
	if len(b.results) != 1 {
		t.Errorf("%d results", len(b.results))
	}
}

// The original's bot sleeper answers seconds late, the last turn too.
func TestLongThoughtAtTheEndHasASound(t *testing.T) {
	m := &toyMap{min: 2, max: 2, turns: 1}
	b := serve(t, Options{Map: m, Once: true, Start: Start{Full: true}})
	b.s.linger = time.Millisecond
	quick, sleeper := b.login("quick"), b.login("sleeper")
	b.tick()
	for _, c := range []*client{quick, sleeper} {
		c.hear(wire.GameStarts)
		c.turn(0)
	}
	quick.answer(0, 0)
	b.wait(Answered, 1, nil)
	b.tick()
	// Who owes nothing is waited for no longer: it finds the connection closed.
	for {
		if _, err := quick.Write([]byte{0}); err != nil {
			break
		}
	}
	sleeper.answer(0, 1)
	sleeper.hear(wire.GameEnds)
	sleeper.hear(wire.Logout)
	sleeper.Close()
	<-b.ended
}

func TestTurnsWithoutAPause(t *testing.T) {
	m := &toyMap{min: 2, max: 2, turns: 2000}
	b := serve(t, Options{Map: m, Ticker: newTicker})
	a := b.login("a")
	b.login("b")
	if err := b.s.SetTurn(0); err != nil {
		t.Fatal(err)
	}
	if err := b.s.Start(); err != nil {
		t.Fatal(err)
	}
	a.hear(wire.GameStarts)
	for {
		f, err := a.r.Next()
		if err != nil {
			t.Fatal(err)
		}
		if f.Type == wire.GameEnds {
			break
		}
	}
	b.wait(Turned, 2000, nil)
}

func TestBothFamiliesAndAllAddressesOfAName(t *testing.T) {
	m := &toyMap{min: 2, max: 2, turns: 1}
	s, err := New(Options{Map: m, Listen: []string{"localhost:0"}})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(context.Background())
	ended := make(chan struct{})
	go func() { s.Run(ctx); close(ended) }()
	defer func() { stop(); <-ended }()
	hosts, err := net.LookupHost("localhost")
	if err != nil {
		t.Fatal(err)
	}
	if len(s.Addrs()) != len(hosts) {
		t.Errorf("%d addresses of %v", len(s.Addrs()), hosts)
	}
	for _, a := range s.Addrs() {
		dial(t, a.String()).say([]byte{10})
	}
	if _, err := New(Options{Listen: []string{"4242"}}); err == nil || !strings.Contains(err.Error(), "127.0.0.1:4242") {
		t.Errorf("an address without a host should be refused with an example: %v", err)
	}
	if _, err := New(Options{Listen: []string{s.Addrs()[0].String()}}); err == nil || !strings.Contains(err.Error(), "choose another") {
		t.Errorf("an address in use should be refused: %v", err)
	}
}
