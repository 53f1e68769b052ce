package brutal

import (
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/ui"
)

// In one picture of a mêlée everybody tells the two teams' cups apart, whose
// flag, board and tag it is, and a zone that is held from one that is
// contested.
func TestEverybodySeesAMelee(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	on.Kit.Prefs.Motion = ui.Reduced
	s := pose(t, on, people(0, 7), 3)
	if s.page != pageMelee {
		t.Fatalf("page %d is not the mêlée", s.page)
	}
	s.banner.Age, s.melee.paused = board.BannerTicks, true
	s.melee.choose(3) // all zones alike
	const (
		ofA, ofB, open = 0, 1, 2
	)
	st := &s.melee.stage
	for z := range st.owner {
		st.owner[z] = rules.Spectator
	}
	st.owner[ofA], st.owner[ofB] = 0, 1
	// One cup of each kind of each team stands in the open zone.
	kinds := map[board.Kind]int{}
	for n := range game.Fighters {
		if _, ok := kinds[kindOf(n)]; !ok {
			kinds[kindOf(n)] = n
		}
	}
	for p := range st.lives {
		for n := range st.lives[p] {
			st.lives[p][n] = life{}
		}
		for _, n := range kinds {
			st.lives[p][n] = life{here: true, zone: open, ects: 30, most: 30, strategy: game.Offensive}
		}
	}
	on.Wait(80) // until nobody slides any more
	f := on.Print("brutal")
	f.Signs(game.Players)
	for k, n := range kinds {
		var cups [game.Players]ui.Rect
		for p := range cups {
			x, y, scale, ok := s.field.Where(board.Who{Seat: rules.Seat(p), N: n})
			if !ok {
				t.Fatalf("cup %d of seat %d is not in the picture", n, p)
			}
			h := board.Height(k) * scale
			cups[p] = ui.Centered(x, y-h/2, 34*scale, h)
		}
		f.Signed("the cups of A and B", cups[0], cups[1], 16)
	}
	plan := s.plan()
	board := func(z int) ui.Rect { b := plan.Nameplate(z); return ui.Rect{X: b.X, Y: b.Y, W: b.H + 14, H: b.H} }
	f.Signed("the boards of A and B", board(ofA), board(ofB), 20)
	f.Apart("the boards of A and nobody", board(ofA), board(open), 1.0/6)
	f.Apart("the boards of B and nobody", board(ofB), board(open), 1.0/6)
	flag := func(z int) ui.Rect {
		r := plan.Stage(z)
		return ui.Rect{X: r.X + 178*plan.Scale, Y: r.Y + 10*plan.Scale, W: 60 * plan.Scale, H: 44 * plan.Scale}
	}
	f.Signed("the flags of A and B", flag(ofA), flag(ofB), 34)
	f.Apart("the flag of A and none", flag(ofA), flag(open), 1.0/6)
	f.Apart("the flag of B and none", flag(ofB), flag(open), 1.0/6)
	for p, card := range plan.Cards {
		f.Bears("a card", card, rules.Seat(p))
	}
	// The tags hang over both ends of a contested zone's board.
	b := plan.Nameplate(open)
	f.Apart("the tags of A and B", ui.Centered(b.X+4, b.CY(), 30, 30), ui.Centered(b.Right()-4, b.CY(), 30, 30), 1.0/6)
}
