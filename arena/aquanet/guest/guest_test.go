package guest_test

import (
	"context"
	"net"
	"os"
	"strings"
	"testing"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/guest"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/arena/bout"
	"ludotheque/arena/catalog"
	"ludotheque/arena/pipe"
	"ludotheque/rules"
)

// playVariable makes a process of this test a bot of that kind.
const playVariable = "LUDOTHEQUE_GUEST"

func TestMain(m *testing.M) {
	if kind := os.Getenv(playVariable); kind != "" {
		play(kind, os.Args[1], os.Args[2])
		return
	}
	os.Exit(m.Run())
}

// play is a bot that sends its cells to the corner, ends after five turns, answers
// what it was not asked, or says nothing.
func play(kind, address, name string) {
	c, err := client.Connect(context.Background(), address)
	if err != nil {
		os.Exit(3)
	}
	defer c.Close()
	if c.Login(name) != nil {
		os.Exit(4)
	}
	for turn := range c.Turns() {
		switch {
		case kind == "mute":
			time.Sleep(time.Hour) // a process in which nobody waits for a clock ends by itself
		case kind == "ends" && turn.Number == 5:
			os.Exit(7)
		}
		var a client.Answer
		for _, cell := range c.Mine(turn) {
			a.Move(cell.ID, 0, 0)
		}
		c.Send(&a)
	}
	if end, err := c.Result(); err != nil || end == nil || len(end.Scores) != 2 {
		os.Exit(5)
	}
}

// playBout has such a bot play two dozen turns against one that stands still.
func playBout(t *testing.T, kind string) *bout.Outcome {
	t.Helper()
	t.Setenv(playVariable, kind)
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	e, err := catalog.Find("aquariom")
	if err != nil {
		t.Fatal(err)
	}
	b := bout.Bout{
		Entry: e, Setup: rules.Setup{Seats: 2, Seed: 1, Options: map[string]string{"map": "original-2p", "turns": "24", "dialect": "original"}},
		Guests: []bout.Guest{
			{Label: "Zoé!", TCP: true, Program: pipe.Program{Args: []string{self}}},
			{Label: "easy", Level: ai.Easy},
		},
		Think: time.Minute,
	}
	if kind == "mute" {
		b.Think = time.Millisecond
		b.Start = time.Second
	}
	o, err := b.Play(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestABotOfTheNetworkPlaysAMatch(t *testing.T) {
	o := playBout(t, "corner")
	if len(o.Notices) > 0 {
		t.Errorf("the bot has faults: %v", o.Notices)
	}
	idle := playBout(t, "ends")
	if o.Steps != idle.Steps || o.Hash == idle.Hash {
		t.Errorf("%d and %d steps, %s", o.Steps, idle.Steps, o.Hash)
	}
	if len(idle.Notices) != 1 || !strings.Contains(idle.Notices[0].Text, "ended") {
		t.Errorf("one fault about the end of the program is wanted: %v", idle.Notices)
	}
	if again := playBout(t, "corner"); again.Hash != o.Hash {
		t.Errorf("the same match ends as %s and %s", o.Hash, again.Hash)
	}
}

// A message that a client must not send is reported, and the match continues.
func TestAClientThatSpeaksOutOfTurnIsKicked(t *testing.T) {
	for what, c := range map[string]struct {
		sent []byte
		why  string
	}{
		"no login":       {(&wire.Answer{}).Append(nil), "unexpected message type"},
		"a nickname":     {wire.AppendLogin(nil, wire.LoginPlayer, "\x01"), "a nickname has"},
		"two logins":     {wire.AppendLogin(wire.AppendLogin(nil, wire.LoginPlayer, "a"), wire.LoginPlayer, "a"), "unexpected message type"},
		"half an answer": {append(wire.AppendLogin(nil, wire.LoginPlayer, "a"), 9, 1, 0, 0, 0, 0, 0, 0, 0, 7), "cannot read"},
		"another turn":   {(&wire.Answer{Turn: 99}).Append(wire.AppendLogin(nil, wire.LoginPlayer, "a")), "turn 99"},
	} {
		t.Run(what, func(t *testing.T) {
			setup := rules.Setup{Seats: 2, Options: map[string]string{"map": "original-2p"}}
			// The program prints the address it waits for, and this test connects.
			told, err := os.CreateTemp(t.TempDir(), "")
			if err != nil {
				t.Fatal(err)
			}
			defer told.Close()
			p := pipe.Program{Args: []string{"sh", "-c", "echo {address}; cat /dev/zero > /dev/null"}, Stderr: told}
			b, err := guest.Start(p, setup, 0, []string{"a", "b"})
			if err != nil {
				t.Skip("there is no shell here: ", err)
			}
			defer b.Close(nil)
			var address string
			for limit := time.Now().Add(time.Minute); !strings.HasSuffix(address, "\n") && time.Now().Before(limit); {
				text, _ := os.ReadFile(told.Name())
				address = string(text)
			}
			conn, err := net.Dial("tcp", strings.TrimSpace(address))
			if err != nil {
				t.Fatal(err)
			}
			defer conn.Close()
			conn.Write(c.sent)
			e, err := catalog.Find("aquariom")
			if err != nil {
				t.Fatal(err)
			}
			table, err := e.New(setup)
			if err != nil {
				t.Fatal(err)
			}
			defer table.Close()
			for range 2 { // the error stays
				if _, err := b.Ask(t.Context(), table.View(0)); err == nil || !strings.Contains(err.Error(), c.why) {
					t.Errorf("%v, want %q", err, c.why)
				}
			}
		})
	}
}

func TestAHangingProgramIsAskedNoMore(t *testing.T) {
	o := playBout(t, "mute")
	if n := len(o.Notices); n == 0 || !strings.Contains(o.Notices[n-1].Text, "no answer in time") {
		t.Errorf("the last fault should be about an answer that did not come in time: %v", o.Notices)
	}
}

func TestNicknamesOfBots(t *testing.T) {
	for name, want := range map[string]string{"Ada": "Ada", "Zoé!": "Zo__", "a name that is rather long": "a name that is r", "   ": "bot", "": "bot"} {
		if got := guest.Nick(name); got != want {
			t.Errorf("%q: %q, want %q", name, got, want)
		}
	}
}
