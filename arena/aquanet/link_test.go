package aquanet_test

import (
	"bytes"
	"encoding/json"
	"net"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/exchange"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/assets/maps"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// until polls as a screen does.
func until(t *testing.T, what string, done func() bool) {
	t.Helper()
	for end := time.Now().Add(patience); !done(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("it never %s", what)
		}
	}
}

func TestAScreenPlaysAndWatchesGameAfterGame(t *testing.T) {
	table, err := aquanet.FindHostedMap("testdata/traces/01_move_neutrals/map.json")
	if err != nil {
		t.Fatal(err)
	}
	s, clock, events := run(t, server.Options{Map: table})
	address := s.Addrs()[0].String()
	eye := aquanet.Dial(address, aquanet.Guest{Nick: "eye", Watch: true, Stay: true})
	defer eye.Close()
	hands := []*aquanet.Link{
		aquanet.Dial(address, aquanet.Guest{Nick: "ada", Stay: true}),
		aquanet.Dial(address, aquanet.Guest{Nick: "bob", Stay: true}),
	}
	for range 3 {
		await(t, events, server.LoggedIn)
	}
	for _, l := range append(hands, eye) {
		defer l.Close()
		until(t, "waits", func() bool { p, err := l.Status(); return p == aquanet.PhaseWaiting && err == nil })
		if l.Map().Width != 300 || l.Next() != nil || l.End() != nil {
			t.Error("a game before the game")
		}
	}
	moved := false
	for round := range 2 {
		if err := s.Start(); err != nil {
			t.Fatal(err)
		}
		for turn := range table.Map().Turns {
			clock.tick(t)
			for _, l := range append(hands, eye) {
				var v *aquariom.View
				until(t, "sees a turn", func() bool { v = l.Next(); return v != nil })
				if v.Turn != turn {
					t.Fatalf("turn %d, want %d", v.Turn, turn)
				}
				if l == eye {
					if v.Seat != rules.Spectator {
						t.Errorf("the spectator has seat %d", v.Seat)
					}
					continue
				}
				if strings.Join(l.Names(), ",") == "" || !strings.HasPrefix(l.Names()[v.Seat], map[bool]string{true: "ada", false: "bob"}[l == hands[0]]) {
					t.Errorf("seat %d of %q", v.Seat, l.Names())
				}
				mine := v.Cells[v.Seat]
				moved = moved || turn > 2 && mine.At != table.Map().Starts[v.Seat]
				l.Act(v, aquariom.Action{Answer: aquariom.Answer{Moves: []aquariom.Move{{Cell: mine.ID, Target: aquariom.Point{X: 150, Y: 100}}}}})
				l.Act(v, aquariom.Action{}) // one too many
				await(t, events, server.Answered)
			}
		}
		clock.tick(t)
		for _, l := range append(hands, eye) {
			until(t, "ends", func() bool { return l.End() != nil })
			if end := l.End(); len(end.Scores) != 2 || end.Scores[0].Score == 0 {
				t.Errorf("two scores are wanted, the first above 0: %+v", end)
			}
		}
		for range 3 { // who stays logs in again
			await(t, events, server.LoggedIn)
		}
		if round == 1 {
			break
		}
	}
	if !moved {
		t.Error("nobody moved")
	}
	if n := hands[0].Skipped() + eye.Skipped(); n != 0 {
		t.Errorf("%d turns were skipped", n)
	}
	if err := s.Reset(); err != nil {
		t.Fatal(err)
	}
	for _, l := range append(hands, eye) {
		until(t, "fails", func() bool {
			p, err := l.Status()
			return p == aquanet.PhaseFailed && strings.Contains(err.Error(), "the server was reset")
		})
	}
}

// A server sends its dialect and the rest of its map to clients that ask for it, and to others nothing
// but what the original's protocol has. A server that does not tell is taken for the
// original's, and is known not to have told.
func TestTheDialectIsSentOnRequest(t *testing.T) {
	for _, dialect := range []aquariom.Dialect{aquariom.Document, aquariom.Original} {
		table, err := aquanet.FindHostedMap("reef")
		if err != nil {
			t.Fatal(err)
		}
		table.Dialect = dialect
		s, _, _ := run(t, server.Options{Map: table})
		l := aquanet.Dial(s.Addrs()[0].String(), aquanet.Guest{Nick: "ada"})
		defer l.Close()
		if d, told := l.Dialect(); told && d != dialect {
			t.Errorf("%v before the login, of a server that plays %v", d, dialect)
		}
		until(t, "waits", func() bool { p, err := l.Status(); return p == aquanet.PhaseWaiting && err == nil })
		if d, told := l.Dialect(); d != dialect || !told {
			t.Errorf("%v (told: %v) of a server that plays %v", d, told, dialect)
		}
		if m, want := l.Map(), table.Map(); m.MaxViruses != want.MaxViruses || m.Isolation != want.Isolation || m.Rebirth != want.Rebirth || m.Rebirth == 0 {
			t.Errorf("%d viruses, %d turns of isolation, %g to others at birth", m.MaxViruses, m.Isolation, m.Rebirth)
		}
		plain := *table.Welcome()
		plain.Rules = nil
		if got := welcomed(t, s.Addrs()[0].String(), "bob"); !bytes.Equal(got, plain.Append(nil)) {
			t.Error("a client that does not ask is sent another WELCOME than the original's")
		}
		if got := welcomed(t, s.Addrs()[0].String(), "eve"+wire.AskRules); !bytes.Equal(got, table.Welcome().Append(nil)) {
			t.Error("a client that asks is not told the rules")
		}
	}
	untold := wire.Rules{Dialect: wire.DialectUnknown}
	for _, r := range []*wire.Rules{nil, &untold, {Dialect: 77}} {
		if d, told := exchange.Dialect(r); d != aquariom.Original || told {
			t.Errorf("%+v: %v, told: %v", r, d, told)
		}
	}
}

// welcomed is the WELCOME that a player of that nickname is sent.
func welcomed(t *testing.T, address, nick string) []byte {
	t.Helper()
	c, err := net.Dial("tcp", address)
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	c.Write(wire.AppendLogin(nil, wire.LoginPlayer, nick))
	r := wire.NewReader(c)
	if f, err := r.Next(); err != nil || f.Type != wire.LoginAck {
		t.Fatalf("an acknowledgement of the login is wanted: %v, %v", f.Type, err)
	}
	f, err := r.Next()
	if err != nil || f.Type != wire.Welcome {
		t.Fatalf("a welcome is wanted: %v, %v", f.Type, err)
	}
	size := len(f.Content)
	return append([]byte{byte(wire.Welcome), byte(size), byte(size >> 8), byte(size >> 16), byte(size >> 24)}, f.Content...)
}

// On a map of 400 cells a player, each of them can move, divide and make
// a virus in one answer, and all of it is heard; one byte more is too long.
func TestAsManyActionsAsCells(t *testing.T) {
	const cells = 400
	table := crowdedMap(t, cells)
	s, clock, events := run(t, server.Options{Map: table})
	bots := [2]*client.Client{}
	for i := range bots {
		var err error
		if bots[i], err = client.Connect(t.Context(), s.Addrs()[0].String()); err != nil {
			t.Fatal(err)
		}
		defer bots[i].Close()
		if err := bots[i].Login("bot"); err != nil {
			t.Fatal(err)
		}
		await(t, events, server.LoggedIn)
	}
	if err := s.Start(); err != nil {
		t.Fatal(err)
	}
	next := func(c *client.Client) *client.Turn {
		t.Helper()
		for turn := range c.Turns() {
			return turn
		}
		_, err := c.Result()
		t.Fatalf("no turn: %v", err)
		return nil
	}
	clock.tick(t)
	turn := next(bots[0])
	var answer client.Answer
	at := map[uint32]float32{}
	for _, c := range bots[0].Mine(turn) {
		at[c.ID] = c.Y
		// All of it is possible but the division and the virus, which are refused.
		answer.Move(c.ID, c.X, c.Y+1)
		answer.Divide(c.ID, c.X, c.Y, 1e6)
		answer.Virus(c.ID, c.X, c.Y)
	}
	if len(at) != cells {
		t.Fatalf("%d cells", len(at))
	}
	if err := bots[0].Send(&answer); err != nil {
		t.Fatal(err)
	}
	await(t, events, server.Answered)
	clock.tick(t)
	turn = next(bots[0])
	moved := 0
	for _, c := range bots[0].Mine(turn) {
		if c.Y == at[c.ID]+1 {
			moved++
		}
	}
	if moved != cells {
		t.Errorf("%d of %d cells have moved", moved, cells)
	}
	answer.Move(1, 0, 0)
	if err := bots[0].Send(&answer); err == nil {
		t.Error("an answer that is longer than the server takes was sent")
	}
	if n := len(answer.Append(nil)); n != wire.AnswerLimit(cells)+12 {
		t.Errorf("the answer has %d bytes, and the limit is %d", n, wire.AnswerLimit(cells))
	}
}

// crowdedMap is a map on which two players begin with that many cells each, in rows and far
// enough apart that no cell eats another.
func crowdedMap(t *testing.T, cells int) *aquanet.HostedMap {
	t.Helper()
	data, ok := maps.Find("original-2p")
	if !ok {
		t.Fatal("no map original-2p")
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	var starts [][2]int
	for i := range 2 * cells {
		starts = append(starts, [2]int{50 + i%100*38, 50 + i/100*200})
	}
	m["nb_starting_cells_per_player"], m["max_cells_per_player"], m["players_starting_positions"] = cells, cells, starts
	m["radius_factor"], m["mass_loss_per_frame"] = 0.1, 0
	data, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	made, err := aquanet.NewHostedMap("crowd", data)
	if err != nil {
		t.Fatal(err)
	}
	made.Dialect = aquariom.Document
	return made
}

func TestALinkWithoutAServerFails(t *testing.T) {
	l := aquanet.Dial("127.0.0.1:1", aquanet.Guest{Nick: "ada"})
	defer l.Close()
	until(t, "fails", func() bool {
		p, err := l.Status()
		return p == aquanet.PhaseFailed && err != nil
	})
}
