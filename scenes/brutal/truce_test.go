package brutal

import (
	"testing"

	game "ludotheque/rules/brutal"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// firstTruce is a match in its first truce, and a zone to which orders may send.
func firstTruce(t *testing.T) (th *theatre, to int) {
	t.Helper()
	start := people(1, 7)
	th = pose(t, newStage(t, "fr", 1280, 720), start, steps(t, start, func(_, v *game.View) bool { return v.Phase == game.PhaseTruce && v.Melee == 1 }))
	th.Wait(2)
	return th, th.on.View.Contested()[0]
}

// One click takes all reservists, another one sends them, one undo takes them back; the
// zone says before what its odds become.
func TestAllReservistsGoAtOnce(t *testing.T) {
	th, to := firstTruce(t)
	before := th.frame.Zones[to].Notes[0]
	if before.Text == "" || before.To != "" {
		t.Errorf("before any order the zone says %+v", before)
	}
	th.ClickOn("all")
	r := th.frame.Plan.Stage(to)
	th.Point(r.CX(), r.CY())
	th.Wait(2)
	if note := th.frame.Zones[to].Notes[0]; note.Text != before.Text || note.To == "" {
		t.Errorf("with five over it the zone says %+v, and %+v before", note, before)
	}
	th.click(r)
	if n := len(th.draft().orders); n != game.Reservists || th.carry.who != nobody {
		t.Fatalf("two clicks gave %d orders", n)
	}
	for _, o := range th.draft().orders {
		if o.To != to {
			t.Errorf("%+v goes elsewhere than to %d", o, to)
		}
	}
	th.truce.undo()
	if n := len(th.draft().orders); n != 0 {
		t.Errorf("one undo leaves %d orders", n)
	}
}

// A click on another cup, while one is in the hand, has it go along; keys mark those who go
// along first.
func TestSomeGoAtOnce(t *testing.T) {
	th, to := firstTruce(t)
	var bench []int
	for n, f := range th.on.View.Own() {
		if f.Zone == game.Bench {
			bench = append(bench, n)
		}
	}
	for _, n := range bench[:3] {
		for _, thing := range th.g.Things(nil) {
			if thing.ID == (ui.ID{Name: "cup", N: n}) {
				th.click(thing.Rect)
			}
		}
		th.Wait(2)
	}
	th.click(th.frame.Plan.Stage(to))
	if n := len(th.draft().orders); n != 3 {
		t.Fatalf("four clicks gave %d orders", n)
	}
	th.truce.callOff()
	for _, n := range bench[:2] {
		th.g.Focus(ui.ID{Name: "cup", N: n})
		th.Wait(1)
		th.Button(input.Y)
	}
	th.g.Focus(ui.ID{Name: "cup", N: bench[2]})
	th.Wait(1)
	th.Button(input.A)
	th.Wait(2)
	th.Button(input.A)
	if n := len(th.draft().orders); n != 3 {
		t.Errorf("a pad gave %d orders to three who were marked", n)
	}
}

// Who holds a zone alone cannot go along.
func TestTheLastStays(t *testing.T) {
	th, _ := firstTruce(t)
	v := th.on.View
	for z := range v.Zones {
		if v.Zones[z].Owner != th.on.Eyes {
			continue
		}
		last := nobody
		for n, f := range v.Own() {
			if f.Zone == z && f.ECTS > 0 {
				th.truce.join(n)
				last = n
			}
		}
		if last != nobody && th.carry.with[last] {
			t.Errorf("all of zone %d may leave it", z)
		}
	}
}
