package host_test

import (
	"encoding/json"
	"fmt"
	"iter"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/tabletest"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
	"ludotheque/rules/trichrome"
)

// TestAnswersThatComeTogetherAreNotLate holds a host in Aquar.iom to the newest of the
// answers that a network brought at once, with the division that an earlier one held.
// One answer a step would have that guest steer as many turns late for ever after.
func TestAnswersThatComeTogetherAreNotLate(t *testing.T) {
	m := begin(t, "aquariom", rules.Setup{Seats: 2, Seed: 3, Options: map[string]string{"map": "lagoon"}})
	h := open(t, host.Options{}, 2)
	h.Arrange("aquariom", nil, []table.Chair{{Kind: table.Open}, {Kind: table.Computer}})
	ada := seated(t, h, "Ada")
	h.Begin(m)
	h.SendViews()
	cells := func() (own []aquariom.Cell) {
		var v aquariom.View
		if err := json.Unmarshal(m.View(0), &v); err != nil {
			t.Fatal(err)
		}
		for _, c := range v.Cells {
			if c.Owner == 0 {
				own = append(own, c)
			}
		}
		return own
	}
	step := func() {
		for n := m.Steps(); m.Steps() == n; {
			h.SubmitAnswers()
			m.Tick()
		}
	}
	begin := cells()
	c := begin[0]
	swim := func(dx float32) string {
		return fmt.Sprintf(`{"ask":1,"do":{"moves":[[%d,%g,%g]]}}`, c.ID, c.At.X+dx, c.At.Y)
	}
	for range 5 {
		ada.say(swim(-40))
	}
	ada.say(swim(40))
	ada.say(`{}`)
	if why := ada.why(); why != table.BadMessage { // what was said before it has come
		t.Fatal(why)
	}
	step()
	after := cells()
	if after[0].At.X <= c.At.X {
		t.Errorf("the cell swam from %v to %v, not where the newest of six answers sent it", c.At, after[0].At)
	}
	step()
	if now := cells(); now[0].At != after[0].At {
		t.Errorf("with nothing said the cell swam on from %v to %v", after[0].At, now[0].At)
	}
}

// TestAKeyThatIsHeldIsNotLate: in Trichrome, where one answer counts a step, a network
// brings ten that say the same together and then another way: that one counts in the next
// step but one, and so do ways after it.
func TestAKeyThatIsHeldIsNotLate(t *testing.T) {
	m := begin(t, "trichrome", rules.Setup{Seats: 3, Seed: 3})
	h := open(t, host.Options{}, 2)
	h.Arrange("trichrome", nil, []table.Chair{{Kind: table.Open}, {Kind: table.Computer}, {Kind: table.Computer}})
	ada := seated(t, h, "Ada")
	h.Begin(m)
	self := func() *trichrome.Runner {
		var v trichrome.View
		if err := json.Unmarshal(m.View(0), &v); err != nil {
			t.Fatal(err)
		}
		if v.Phase != trichrome.PhaseChase {
			return nil
		}
		return &v.Runners[0]
	}
	for self() == nil {
		m.Step()
	}
	held := self().Facing
	way := held%4 + 1 // the next one clockwise
	for range 10 {
		ada.say(fmt.Sprintf(`{"ask":1,"do":%q}`, held))
	}
	ada.say(fmt.Sprintf(`{"ask":1,"do":%q}`, way))
	ada.say(`{}`)
	if why := ada.why(); why != table.BadMessage { // what was said before it has come
		t.Fatal(why)
	}
	for range 2 {
		h.SubmitAnswers()
		m.Step()
	}
	if r := self(); r == nil || r.Facing != way && r.Want != way {
		t.Errorf("two steps later %+v does not want %s", r, way)
	}
}

// A guest of a match of older rules, resumed from its record, reads which they are.
func TestAGuestReadsTheRulesOfAnOlderMatch(t *testing.T) {
	e, err := catalog.Find("brutal")
	if err != nil {
		t.Fatal(err)
	}
	for _, version := range []int{0, 1} {
		m, err := e.New(rules.Setup{Seats: 2, Seed: 3, Rules: version})
		if err != nil {
			t.Fatal(err)
		}
		h := open(t, host.Options{}, 2)
		h.Arrange("brutal", nil, []table.Chair{{Kind: table.Open}, {Kind: table.Computer}})
		ada := seated(t, h, "Ada")
		h.Begin(m)
		h.SendViews()
		told := -1
		ada.until("a hello", func(m *table.ToGuest) bool {
			if m.Hello != nil {
				told = m.Hello.Rules
			}
			return m.Hello != nil
		})
		if told != version {
			t.Errorf("a match of rules %d is announced as rules %d", version, told)
		}
	}
}

// held is a match whose past is not told before it is let go.
type held struct {
	catalog.Match
	begin chan struct{}
}

func (h *held) Past(seats ...rules.Seat) iter.Seq[[][]byte] {
	return func(yield func([][]byte) bool) {
		<-h.begin
		h.Match.Past(seats...)(yield)
	}
}

// TestALongPastDelaysNoGuest: while a late screen is sent the earlier steps, the
// match goes on and others come; then the screen has every step, in order.
func TestALongPastDelaysNoGuest(t *testing.T) {
	m := begin(t, "null", rules.Setup{Seats: 2, Seed: 3})
	h := open(t, host.Options{}, 2)
	seated(t, h, "Ada")
	game := &held{m, make(chan struct{})}
	h.Begin(game)
	play := func(n int) {
		for ; n > 0; n-- {
			for seat := range rules.Seat(2) {
				if m.Waiting().Has(seat) {
					var v struct{ Held [][]int }
					if err := json.Unmarshal(m.View(seat), &v); err != nil {
						t.Fatal(err)
					}
					if err := m.Submit(seat, fmt.Appendf(nil, `{"lay":%d}`, v.Held[seat][0])); err != nil {
						t.Fatal(err)
					}
				}
			}
			m.Tick()
			h.SendViews()
		}
	}
	play(3)
	screen := connect(t, h)
	j := tabletest.Join("Screen")
	j.Screen = true
	screen.join(j)
	screen.until("a chair", sits)
	play(3)
	bob := connect(t, h)
	bob.join(tabletest.Join("Bob"))
	bob.until("the table", func(m *table.ToGuest) bool { return m.Table != nil })
	close(game.begin)
	next := 0
	screen.until("the newest step", func(m *table.ToGuest) bool {
		if m.Hello != nil && m.Hello.From != 0 {
			t.Errorf("the screen gets the match from step %d on", m.Hello.From)
		}
		if m.View != nil {
			if m.Step != next {
				t.Errorf("step %d is shown after step %d", m.Step, next-1)
			}
			next++
		}
		return next > 6
	})
}

// TestAGoneGuestHoldsNoChair: guests who close their page without a word keep their chairs
// for a while, and then give them to those who wait or come; in a match they keep them.
func TestAGoneGuestHoldsNoChair(t *testing.T) {
	const ping = 20 * time.Millisecond
	h := open(t, host.Options{Ping: ping, Headless: true}, 2)
	var chairs [2]*raw
	for i := range chairs {
		chairs[i] = connect(t, h)
		chairs[i].join(tabletest.Join(fmt.Sprint("gone", i)))
		chairs[i].until("a chair", sits)
	}
	chairs[0].answer()
	waits := connect(t, h)
	waits.join(tabletest.Join("waits"))
	waits.until("no chair", func(m *table.ToGuest) bool { return m.Table != nil && m.Table.You < 0 })
	waits.answer()
	chairs[1].Close()
	for h.State().Seats[1].Name != "waits" {
		<-h.Wake()
	}

	m := begin(t, "null", rules.Setup{Seats: 2, Seed: 3})
	h.Begin(m)
	chairs[0].Close()
	for h.Silent(0) < 40*ping {
		time.Sleep(ping)
	}
	late := connect(t, h)
	late.join(tabletest.Join("late"))
	late.until("no chair", func(m *table.ToGuest) bool { return m.Table != nil && m.Table.You < 0 })
	if name := h.State().Seats[0].Name; name != "gone0" {
		t.Errorf("in a match the chair of somebody who is gone is that of %q", name)
	}
	h.Lobby()
	late.until("a chair", sits)
}

// answer answers pings, in another goroutine, until the connection ends.
func (r *raw) answer() {
	go func() {
		for {
			b, err := r.Read(r.t.Context())
			if err != nil {
				return
			}
			var m table.ToGuest
			if json.Unmarshal(b, &m) == nil && m.Ping != 0 {
				r.say(fmt.Sprintf(`{"pong":%d}`, m.Ping))
			}
		}
	}()
}
