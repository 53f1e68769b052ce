package aquanet_test

import (
	"strings"
	"testing"
	"time"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/server"
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
				t.Errorf("%+v", end)
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

func TestALinkToNobodyFails(t *testing.T) {
	l := aquanet.Dial("127.0.0.1:1", aquanet.Guest{Nick: "ada"})
	defer l.Close()
	until(t, "fails", func() bool {
		p, err := l.Status()
		return p == aquanet.PhaseFailed && err != nil
	})
}
