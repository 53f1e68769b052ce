//go:build !js

package join_test

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/tabletest"
	"ludotheque/rules/bzzz"
	"ludotheque/scenes/join"
	"ludotheque/scenes/ui"
)

// others join a table by the name of its leader.
func others(t *testing.T, h *host.Host, names ...string) (links []*guest.Link) {
	t.Helper()
	for i, name := range names {
		j := tabletest.Join([...]string{"first", "second", "third"}[i])
		j.Name = name
		l := guest.Begin(j, tabletest.Dial(t.Context(), h))
		t.Cleanup(l.Close)
		seen(t, func() bool { return h.State().Seats[1+i].Name == name })
		ready := true
		l.Say(table.ToHost{Ready: &ready})
		seen(t, func() bool { return h.State().Seats[1+i].Ready })
		links = append(links, l)
	}
	return links
}

// TestOthersAreCalledByName: in each game a guest's screen names the others, and says which seat is its
// own; a player whose connection is lost is named at once.
func TestOthersAreCalledByName(t *testing.T) {
	names := []string{"Noé", "Lou", "Inès"}
	for _, g := range []struct {
		id    string
		seats int
	}{{"bzzz", 4}, {"trichrome", 3}, {"brutal", 2}, {"aquariom", 4}, {"empire", 4}} {
		for _, size := range [][2]int{{1280, 720}, {390, 844}} {
			t.Run(g.id, func(t *testing.T) {
				h := open(t, g.id, g.seats, nil, true)
				s := stage(t, h, false)
				s.Kit.Env.Width, s.Kit.Env.Height = size[0], size[1]
				soon(t, s, "the table", tells(s, "table lobby"))
				links := others(t, h, names[:g.seats-1]...)
				soon(t, s, "all are ready", func() bool { return join.State(s.On()) != nil && join.State(s.On()).Seats[g.seats-1].Ready })
				s.ClickOn("table.start")
				soon(t, s, "the match", tells(s, g.id+" "))
				sight, said := s.Sight(), ""
				for range 20 {
					s.Wait(8)
					if g.id == "empire" { // a bid, which covers the map of a phone
						s.Press(ebiten.KeyEnter)
					}
					sight.See("names", s.On(), false, func() { s.Wait(1) })
					said += sight.Said()
				}
				for _, name := range names[:g.seats-1] {
					if !strings.Contains(said, name) {
						t.Errorf("%s is not named: %q", name, said)
					}
				}
				if you := strings.ToLower(said); !strings.Contains(you, "vous") && !strings.Contains(you, "votre équipe") {
					t.Errorf("the own seat is not told: %q", said)
				}
				links[0].Close()
				soon(t, s, "the one who is gone is told", func() bool {
					if e, err := catalog.Find(g.id); err == nil && e.RealTime() {
						time.Sleep(time.Second / 60) // a screen that ticks faster sends more than a host takes
					}
					sight.See("names", s.On(), false, func() { s.Wait(1) })
					return strings.Contains(sight.Said(), "Noé ne répond plus") || strings.Contains(sight.Said(), "L’ordinateur joue pour Noé")
				})
				if g.id != "bzzz" || size[0] < 1000 {
					return
				}
				links[1].Leave()
				soon(t, s, "a computer player keeps the name of who left", func() bool {
					sight.See("names", s.On(), false, func() { s.Wait(1) })
					return strings.Contains(sight.Said(), "Lou · ordinateur")
				})
			})
		}
	}
}

// TestAGuestWhoLoadsTheGameIsNotAbsent: of a guest whose device loads the whole game the lobby and the match say
// so.
func TestAGuestWhoLoadsTheGameIsNotAbsent(t *testing.T) {
	h := open(t, "bzzz", 4, nil, true)
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby"))
	loads := func(l *guest.Link, says string) {
		t.Helper()
		l.Say(table.ToHost{Loading: true})
		seen(t, func() bool { return h.State().Seats[1].Loading })
		l.Close()
		sight := s.Sight()
		soon(t, s, "the one who loads is named", func() bool {
			sight.See("loading", s.On(), false, func() { s.Wait(1) })
			return strings.Contains(sight.Said(), says)
		})
		for _, wrong := range []string{"absent", "ne répond plus", "Sans réponse"} {
			if strings.Contains(sight.Said(), wrong) {
				t.Errorf("of the one who loads is said %q: %q", wrong, sight.Said())
			}
		}
	}
	loads(others(t, h, "Noé")[0], "Charge le jeu…")
	back := others(t, h, "Noé")
	soon(t, s, "the one who is back", func() bool { return join.State(s.On()).Seats[1].Silent == 0 })
	s.ClickOn("table.start")
	soon(t, s, "the match", tells(s, "bzzz "))
	loads(back[0], "Noé charge le jeu…")
}

// TestAnotherPlayersUndoIsAnnounced: who else undoes a move is named.
func TestAnotherPlayersUndoIsAnnounced(t *testing.T) {
	h := open(t, "bzzz", bzzz.Players, nil, true)
	j := tabletest.Join("first")
	j.Name = "Noé"
	l := guest.Begin(j, tabletest.Dial(t.Context(), h))
	t.Cleanup(l.Close)
	seen(t, func() bool { return h.State().Seats[0].Name == "Noé" })
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby bzzz"))
	l.Say(table.ToHost{Start: true})
	soon(t, s, "the match", tells(s, "bzzz "))
	lay, err := json.Marshal(bzzz.LayBee(bzzz.Worker))
	if err != nil {
		t.Fatal(err)
	}
	for undone := false; !undone; {
		m, ok := l.Next()
		switch {
		case !ok:
			s.Wait(1)
			time.Sleep(time.Millisecond)
		case m.Undo:
			soon(t, s, "the move", func() bool { return s.On().(interface{ Steps() int }).Steps() == m.Step })
			l.Say(table.ToHost{Undo: true})
			undone = true
		case m.Ask != 0:
			l.Say(table.ToHost{Ask: m.Ask, Do: lay})
		}
	}
	sight := s.Sight()
	soon(t, s, "the notice", func() bool {
		sight.See("undo", s.On(), false, func() { s.Wait(1) })
		return strings.Contains(sight.Said(), "Noé annule son coup")
	})
}

// TestAfterAVoteTheFocusIsNotOnLeave: the one who leads has agreed to another match, and the key to start waits
// for the others: the focus is not on the key that leaves.
func TestAfterAVoteTheFocusIsNotOnLeave(t *testing.T) {
	h := open(t, "null", 2, map[string]string{"cards": "5"}, true)
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby null"))
	l := others(t, h, "Noé")[0]
	e, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	go tabletest.Play(e, l, nil)
	soon(t, s, "all are ready", func() bool { return join.State(s.On()) != nil && join.State(s.On()).Seats[1].Ready })
	s.ClickOn("table.start")
	soon(t, s, "the match", tells(s, "null "))
	o := playOn(t, s)
	s.Shown = nil
	s.Play(o.Again())
	soon(t, s, "the answer", func() bool { return join.State(s.On()) != nil && join.State(s.On()).Seats[0].Ready })
	s.Wait(5)
	if id := join.Focused(s.On()); id.Name == "table.back" || id == (ui.ID{}) {
		t.Errorf("the focus is on %v", id)
	}
}
