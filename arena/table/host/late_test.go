package host_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/tabletest"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// TestAnswersThatComeTogetherAreNotLate holds a host in Aquar.iom to the newest of the
// answers that a network brought at once, with the division that an earlier one held.
// One answer a step would have that guest steer as many turns late for ever after.
func TestAnswersThatComeTogetherAreNotLate(t *testing.T) {
	e, err := catalog.Find("aquariom")
	if err != nil {
		t.Fatal(err)
	}
	m, err := e.New(rules.Setup{Seats: 2, Seed: 3, Options: map[string]string{"map": "lagoon"}})
	if err != nil {
		t.Fatal(err)
	}
	h := open(t, host.Options{}, 2)
	h.Lay("aquariom", nil, []table.Chair{{Kind: table.Open}, {Kind: table.Computer}})
	ada := connect(t, h)
	ada.join(tabletest.Join("Ada"))
	ada.until("a chair", sits)
	h.Begin(m)
	h.Show()
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
			h.Take()
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
