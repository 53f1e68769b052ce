package host_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/tabletest"
	"ludotheque/rules"
)

// TestMove: two chairs change places with their guests, who are notified. In a match nothing
// moves.
func TestMove(t *testing.T) {
	h := open(t, host.Options{}, 2)
	h.Arrange("null", nil, []table.Chair{{Kind: table.Open}, {Kind: table.Open}, {Kind: table.Computer, Level: "hard"}})
	ada := connect(t, h)
	ada.join(tabletest.Join("Ada"))
	ada.until("the first chair", func(m *table.ToGuest) bool { return m.Table != nil && m.Table.You == 0 })
	h.Move(0, 2)
	told := ada.until("the third chair", func(m *table.ToGuest) bool { return m.Table != nil && m.Table.You == 2 }).Table
	if told.Seats[0].Kind != table.Computer || told.Seats[0].Level != "hard" || told.Seats[2].Name != "Ada" {
		t.Errorf("the chairs are %+v", told.Seats)
	}
	for _, wrong := range [][2]rules.Seat{{-1, 2}, {2, 3}, {3, 2}, {2, -1}, {2, 2}} {
		h.Move(wrong[0], wrong[1])
		if s := h.State(); s.Seats[2].Name != "Ada" {
			t.Fatalf("moved from %d to %d the chairs are %+v", wrong[0], wrong[1], s.Seats)
		}
	}
	m := begin(t, "null", rules.Setup{Seats: 3, Seed: 3})
	h.Begin(m)
	if h.Move(2, 1); h.State().Seats[2].Name != "Ada" {
		t.Error("a guest is moved in a match")
	}
}

// TestMoveTakesAlongWhoLeft: after a match the name of a guest who left it moves with the chair.
func TestMoveTakesAlongWhoLeft(t *testing.T) {
	h := open(t, host.Options{Ping: time.Hour}, 3)
	ada, bo := seated(t, h, "Ada"), seated(t, h, "Bo")
	m := begin(t, "null", rules.Setup{Seats: 3, Seed: 3})
	h.Begin(m)
	ada.say(`{"leave":true}`)
	bo.until("Ada leave", func(m *table.ToGuest) bool { return m.Table != nil && m.Table.Seats[0].Kind != table.Guest })
	for p := range rules.AllSeats(3).All() {
		if err := m.Sit(p, "novice", 1, 0); err != nil {
			t.Fatal(err)
		}
	}
	if err := m.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	h.SendViews()
	h.Move(0, 1)
	if s := h.State(); s.Phase != table.Ended || s.Seats[0].Name != "Bo" || s.Seats[1].Name != "Ada" {
		t.Errorf("the chairs are %+v", s.Seats)
	}
}

// TestReadyEndsWithWhatItWasFor: other options and another game end what a guest has agreed to;
// another computer player's level does not.
func TestReadyEndsWithWhatItWasFor(t *testing.T) {
	h := open(t, host.Options{}, 2)
	ada := seated(t, h, "Ada")
	chairs := func(level string) []table.Chair {
		return []table.Chair{{Kind: table.Open}, {Kind: table.Computer, Level: level}}
	}
	h.Arrange("null", map[string]string{"cards": "5"}, chairs("easy"))
	for _, change := range []struct {
		what, game, cards, level string
		stays                    bool
	}{{"another level", "null", "5", "hard", true}, {"other options", "null", "3", "hard", false}, {"another game", "brutal", "3", "hard", false}} {
		ada.say(`{"ready":true}`)
		ada.until("ready", func(m *table.ToGuest) bool { return m.Table != nil && m.Table.Seats[0].Ready })
		h.Arrange(change.game, map[string]string{"cards": change.cards}, chairs(change.level))
		m := ada.until(change.what, func(m *table.ToGuest) bool {
			return m.Table != nil && m.Table.Game == change.game && m.Table.Options["cards"] == change.cards && m.Table.Seats[1].Level == change.level
		})
		if m.Table.Seats[0].Ready != change.stays {
			t.Errorf("%s: the guest is ready: %v", change.what, m.Table.Seats[0].Ready)
		}
		if !change.stays {
			continue
		}
		ada.say(`{"ready":false}`)
		ada.until("not ready", func(m *table.ToGuest) bool { return m.Table != nil && !m.Table.Seats[0].Ready })
	}
}

// TestSilentSecondsAreSent: since when nothing was heard of a guest who is gone is said of its chair,
// and nothing of one who is there.
func TestSilentSecondsAreSent(t *testing.T) {
	h := open(t, host.Options{}, 2)
	ada, bob := connect(t, h), connect(t, h)
	ada.join(tabletest.Join("Ada"))
	ada.until("a chair", sits)
	bob.join(tabletest.Join("Bob"))
	bob.until("a chair", sits)
	if s := h.State().Seats; s[0].Silent != 0 || s[1].Silent != 0 {
		t.Errorf("two guests are present: %+v", s)
	}
	ada.Close()
	gone := bob.until("Ada is gone", func(m *table.ToGuest) bool { return m.Table != nil && m.Table.Seats[0].Silent > 0 })
	if s := gone.Table.Seats; s[0].Silent != 1 || s[1].Silent != 0 {
		t.Errorf("of one who has just gone, and one who is there: %+v", s)
	}
	if d := h.Silent(0); d <= 0 || d > time.Minute || h.Silent(1) != 0 || h.Silent(2) != 0 || h.Silent(-1) != 0 {
		t.Errorf("silent for %v, %v", d, h.Silent(1))
	}
}

// TestWhoLoadsTheGameIsNotAbsent: a guest who leaves the page to load the whole game is said to do so until it is
// back, and keeps the chair meanwhile, also from a guest who wants it.
func TestWhoLoadsTheGameIsNotAbsent(t *testing.T) {
	h := open(t, host.Options{Ping: 10 * time.Millisecond}, 1)
	ada, bob := connect(t, h), connect(t, h)
	ada.join(tabletest.Join("Ada"))
	ada.until("a chair", sits)
	bob.join(tabletest.Join("Bob"))
	ada.say(`{"loading":true}`)
	bob.until("Ada loads", func(m *table.ToGuest) bool {
		return m.Table != nil && m.Table.Seats[0].Silent > 0 && m.Table.Seats[0].Loading
	})
	for range 20 { // more than a chair is kept for a guest who is gone
		ping := bob.until("a ping", func(m *table.ToGuest) bool { return m.Ping != 0 })
		bob.say(fmt.Sprintf(`{"pong":%d}`, ping.Ping))
	}
	if c := h.State().Seats[0]; c.Name != "Ada" || !c.Loading {
		t.Errorf("the chair of one who loads is %+v", c)
	}
	ada = connect(t, h)
	ada.join(tabletest.Join("Ada"))
	ada.until("the chair", sits)
	if c := h.State().Seats[0]; c.Silent != 0 || c.Loading {
		t.Errorf("the chair of one who is back is %+v", c)
	}
}

// TestNoTwoGuestsHaveOneName, however long it is, and whether they come with it or take it.
func TestNoTwoGuestsHaveOneName(t *testing.T) {
	long := strings.Repeat("é", table.MaxName)
	h := open(t, host.Options{}, 3)
	var guests [3]*raw
	for i := range guests {
		guests[i] = connect(t, h)
		j := tabletest.Join(fmt.Sprint("guest", i))
		j.Name = "Ada"
		guests[i].join(j)
		guests[i].until("a chair", sits)
	}
	names := func(want ...string) {
		t.Helper()
		for i, c := range h.State().Seats {
			if c.Name != want[i] {
				t.Errorf("the name on chair %d is %q, want %q", i, c.Name, want[i])
			}
		}
	}
	names("Ada", "Ada 2", "Ada 3")
	for i, g := range guests {
		g.say(fmt.Sprintf(`{"name":%q}`, long))
		g.say(`{"sit":99}`) // is answered when the name was heard
		if why := g.why(); why != table.NoChair {
			t.Fatalf("guest %d: %s", i, why)
		}
	}
	short := strings.Repeat("é", table.MaxName-2)
	names(long, short+" 2", short+" 3")
}

// Names that look the same are made different, also from those of people at the host's screen.
func TestNamesThatLookTheSameGetANumber(t *testing.T) {
	h := open(t, host.Options{}, 0)
	h.Arrange("null", nil, []table.Chair{{Kind: table.Here, Name: "Anna"}, {Kind: table.Open}, {Kind: table.Open}, {Kind: table.Open}})
	for i, name := range []string{"Аnnа", "anna", "Анна"} { // in Cyrillic letters, as far as they look Latin
		g := connect(t, h)
		j := tabletest.Join(fmt.Sprint("guest", i))
		j.Name = name
		g.join(j)
		g.until("a chair", sits)
	}
	for i, want := range []string{"Anna", "Аnnа 2", "anna 3", "Анна"} {
		if got := h.State().Seats[i].Name; got != want {
			t.Errorf("the name on chair %d is %q, want %q", i, got, want)
		}
	}
}

// Who comes to a match in which a computer player plays on for a guest of the same name gets a number, and the
// guest who left comes back under their own.
func TestAnotherOfTheNameOfOneWhoLeftGetsANumber(t *testing.T) {
	h := open(t, host.Options{}, 3)
	ada := seated(t, h, "Ada")
	h.Begin(begin(t, "null", rules.Setup{Seats: 3, Seed: 3}))
	h.SendViews()
	ada.say(`{"leave":true}`)
	ada.until("the end", func(m *table.ToGuest) bool { return m.Bye != nil })
	other := connect(t, h)
	j := tabletest.Join("somebody else")
	j.Name = "Ada"
	other.join(j)
	other.until("a chair", sits)
	names := map[string]int{}
	for _, c := range h.State().Seats {
		names[c.Name]++
	}
	if names["Ada"] != 1 || names["Ada 2"] != 1 {
		t.Errorf("the chairs have the names %v", names)
	}
}

// TestRemainingTimeIsSent: guests are sent the time left while it is limited, and not after.
func TestRemainingTimeIsSent(t *testing.T) {
	h := open(t, host.Options{}, 2)
	ada := seated(t, h, "Ada")
	m := begin(t, "null", rules.Setup{Seats: 2, Seed: 3})
	h.Begin(m)
	for _, left := range []time.Duration{time.Minute, 0} {
		h.SetLimits(rules.Seats{}, left)
		h.SendViews()
		v := ada.until("a view", func(m *table.ToGuest) bool { return m.View != nil })
		if got := time.Duration(v.Left) * time.Millisecond; got > left || left > 0 && got < left/2 {
			t.Errorf("%v became %v", left, got)
		}
	}
}

// TestGuestsSeeAPause: until the match goes on, or there is another or none.
func TestGuestsSeeAPause(t *testing.T) {
	h := open(t, host.Options{}, 2)
	ada := seated(t, h, "Ada")
	e, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	for what, end := range map[string]func(m catalog.Match){
		"the match goes on": func(catalog.Match) { h.SetPaused(false) }, "another match": func(m catalog.Match) { h.Begin(m) }, "the lobby": func(catalog.Match) { h.Lobby() },
	} {
		m, err := e.New(rules.Setup{Seats: 2, Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		h.Begin(m)
		h.SetPaused(true)
		ada.until("the pause", func(m *table.ToGuest) bool { return m.Table != nil && m.Table.Paused })
		end(m)
		ada.until(what, func(m *table.ToGuest) bool { return m.Table != nil && !m.Table.Paused })
	}
}

// TestAnOnlookerSeesTheTableChange: who has no chair stays when the person at the host changes the
// table, and is sent it.
func TestAnOnlookerSeesTheTableChange(t *testing.T) {
	h := open(t, host.Options{}, 1)
	seated(t, h, "ada")
	bob := connect(t, h)
	bob.join(tabletest.Join("bob"))
	bob.until("no chair", func(m *table.ToGuest) bool { return m.Table != nil && m.Table.You < 0 })
	h.Arrange("null", map[string]string{"cards": "7"}, []table.Chair{{Kind: table.Open}})
	bob.until("the change", func(m *table.ToGuest) bool { return m.Table != nil && m.Table.Options["cards"] == "7" })
	if s := h.State(); s.Watchers != 1 || s.Seats[0].Name != "ada" {
		t.Errorf("ada should have the first chair, and one guest watch: %+v", s)
	}
}

// TestAFalsePongTellsNoDelay: only the number of a ping is taken for an answer to one.
func TestAFalsePongTellsNoDelay(t *testing.T) {
	h := open(t, host.Options{Ping: time.Hour}, 1)
	ada := seated(t, h, "ada")
	for _, pong := range []int64{1, time.Now().Add(-time.Hour).UnixMicro(), time.Now().Add(time.Hour).UnixMicro()} {
		ada.say(fmt.Sprintf(`{"pong":%d}`, pong))
	}
	ada.say(`{"name":"eve"}`)
	m := ada.until("the name", func(m *table.ToGuest) bool { return m.Table != nil && m.Table.Seats[0].Name == "eve" })
	if d := m.Table.Seats[0].Delay; d != 0 {
		t.Errorf("the delay is %d ms", d)
	}
}

// TestGuestsAreSentTheLimitOfATurn as soon as it is set.
func TestGuestsAreSentTheLimitOfATurn(t *testing.T) {
	h := open(t, host.Options{}, 1)
	ada := seated(t, h, "ada")
	h.SetTurnLimit(30 * time.Second)
	ada.until("the limit", func(m *table.ToGuest) bool { return m.Table != nil && m.Table.Turn == 30 })
}

// TestASilenceIsCountedToItsLimit: guests are sent for how long another one is silent again and again, beside the
// limit, although nothing else changes.
func TestASilenceIsCountedToItsLimit(t *testing.T) {
	h := open(t, host.Options{Ping: 10 * time.Millisecond}, 2)
	h.SetSilenceLimit(time.Minute)
	noe := seated(t, h, "noe")
	ada := seated(t, h, "ada")
	noe.Close()
	for range 5 {
		ada.until("the silence", func(m *table.ToGuest) bool {
			if m.Ping != 0 {
				ada.say(`{"ready":false}`) // which changes no delay
			}
			return m.Table != nil && m.Table.Seats[0].Silent > 0 && m.Table.Patience == 60
		})
	}
}
