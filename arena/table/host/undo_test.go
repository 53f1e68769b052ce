package host_test

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

// A guest takes back its own latest action until another guest has the turn, and never that of another.
func TestNoGuestUndoesAnothersMove(t *testing.T) {
	m := begin(t, "null", rules.Setup{Seats: 3, Seed: 5})
	if err := m.Sit(2, "novice", 1, 0); err != nil {
		t.Fatal(err)
	}
	h := open(t, host.Options{Ping: time.Hour, Headless: true}, 3)
	var guests [2]*raw
	for i, name := range []string{"Ada", "Bo"} {
		guests[i] = seated(t, h, name)
	}
	h.Begin(m)
	turn := func(of rules.Seat) int {
		t.Helper()
		for range 10 {
			if m.Waiting() == rules.Only(of) {
				h.SendViews()
				ask := guests[of].until("a question", func(m *table.ToGuest) bool { return m.Ask != 0 }).Ask
				return ask
			}
			m.Tick()
		}
		t.Fatalf("seat %d is not asked", of)
		return 0
	}
	// wake waits until there is something to take.
	wake := func() {
		t.Helper()
		select {
		case <-h.Wake():
		case <-time.After(time.Minute):
			t.Fatal("nothing comes from the guests")
		}
	}
	// settle carries out what a guest said last.
	settle := func(done func() bool) {
		t.Helper()
		for !done() {
			wake()
			h.SubmitAnswers()
			m.Tick()
			h.SendViews()
		}
	}
	ask := turn(0)
	guests[0].say(fmt.Sprintf(`{"ask":%d,"do":{"lay":3}}`, ask))
	settle(func() bool { return m.Waiting() == rules.Only(1) })
	steps := m.Steps()

	refuses := func(p int) {
		t.Helper()
		guests[p].say(`{"undo":true}`)
		refused := make(chan string, 1)
		go func() {
			defer close(refused) // also if it fails
			refused <- guests[p].why()
		}()
		for {
			select {
			case <-h.Wake():
				if h.SubmitAnswers(); m.Waiting() != rules.Only(1) {
					t.Fatalf("guest %d took back Ada's card while it is Bo's turn", p)
				}
			case why := <-refused:
				if why != table.NoUndo || m.Steps() != steps {
					t.Errorf("guest %d takes back Ada's card in Bo's turn: %q, %d steps of %d", p, why, m.Steps(), steps)
				}
				return
			}
		}
	}
	ask = turn(1)
	refuses(1)
	refuses(0)
	guests[1].say(fmt.Sprintf(`{"ask":%d,"do":{"lay":2}}`, ask))
	settle(func() bool { return m.Waiting() == rules.Only(2) })
	guests[1].say(`{"undo":true}`) // of the others only a computer player has the turn
	for m.Waiting() != rules.Only(1) {
		wake()
		h.SubmitAnswers()
	}
	if m.Steps() != steps {
		t.Errorf("Bo's own card is not taken back: %d steps of %d", m.Steps(), steps)
	}
}

// Who decides at the same time as others takes an action back while they still think, and not once all
// have decided: that would take back theirs.
func TestNoGuestUndoesWhatSeveralDecided(t *testing.T) {
	m := begin(t, "brutal", rules.Setup{Seats: 2, Seed: 5})
	h := open(t, host.Options{Ping: time.Hour, Headless: true}, 2)
	var guests [2]*raw
	for i, name := range []string{"Ada", "Bo"} {
		guests[i] = seated(t, h, name)
	}
	h.Begin(m)
	team, err := json.Marshal(brutal.ComposeTeam(brutal.RandomTeam(rules.NewRand(1))))
	if err != nil {
		t.Fatal(err)
	}
	var asked [2]int
	question := func(p int) {
		t.Helper()
		h.SendViews()
		asked[p] = guests[p].until("a question", func(m *table.ToGuest) bool { return m.Ask != 0 && m.Ask != asked[p] }).Ask
	}
	gives := func(p int) {
		t.Helper()
		guests[p].say(fmt.Sprintf(`{"ask":%d,"do":%s}`, asked[p], team))
	}
	takes := func(what string, done func() bool) {
		t.Helper()
		for !done() {
			select {
			case <-h.Wake():
			case <-time.After(time.Minute):
				t.Fatalf("nothing comes from the guests: %s", what)
			}
			h.SubmitAnswers()
			m.Tick()
			h.SendViews()
		}
	}
	undoes := func(p int, want bool) {
		t.Helper()
		h.SendViews()
		guests[p].until(fmt.Sprintf("undo offered: %v", want), func(m *table.ToGuest) bool { return m.View != nil && m.Undo == want })
	}
	question(0)
	question(1)
	gives(0)
	takes("Ada's team", func() bool { return !m.Undoes().Empty() })
	undoes(0, true)
	guests[0].say(`{"undo":true}`)
	takes("Ada has it back", func() bool { return m.Undoes().Empty() })
	question(0)
	gives(0)
	takes("Ada's team again", func() bool { return !m.Undoes().Empty() })
	question(1)
	gives(1)
	takes("both teams", func() bool { return m.Steps() > 0 })
	steps := m.Steps()
	undoes(1, false)
	guests[1].say(`{"undo":true}`)
	refused := make(chan string, 1)
	go func() {
		defer close(refused) // also if it fails
		refused <- guests[1].why()
	}()
	why, answered := "", false
	for !answered {
		select {
		case <-h.Wake():
			h.SubmitAnswers()
		case why = <-refused:
			answered = true
		}
	}
	if why != table.NoUndo || m.Steps() != steps {
		t.Errorf("Bo takes back both teams: %q, %d steps of %d", why, m.Steps(), steps)
	}
}
