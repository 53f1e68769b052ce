package brutal

import (
	"image"
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// In one picture of a brawl everybody tells the two teams' cups apart, whose
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
	on.Wait(80) // until no cup slides any more
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

// In the battle that stands in front every cup, its face and its bar stand out from the
// stage by 3 to 1, full or nearly empty, on either paper, in colour, in grey and for the
// three deficiencies; and so do the plate of the student who acts, the rings of the target and
// both sides' figures.
func TestTheBattleStandsOutForEveryEye(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	on.Kit.Prefs.Motion = ui.Reduced
	on.Draws()
	s := pose(t, on, people(0, 7), 3)
	s.banner.Age, s.melee.paused = board.BannerTicks, true
	s.melee.choose(1)
	d, st := &s.melee.director, &s.melee.stage
	full := crowd(s)
	d.actor, d.target = board.Who{N: 1}, board.Who{Seat: 1, N: 1}
	st.acting[d.front], st.acts[d.front] = d.actor, true
	on.Wait(80)
	var parts []part
	for _, w := range full {
		x, y, scale, ok := s.field.Where(w)
		if !ok {
			t.Fatalf("%v is not in the picture", w)
		}
		h := board.Height(kindOf(w.N)) * scale
		parts = append(parts,
			part{"the cup " + history.Name(w.Seat, w.N) + " of " + w.Seat.Letter(), ui.Rect{X: x - 18*scale, Y: y - h, W: 36 * scale, H: h}, 0.25},
			part{"a bar of " + w.Seat.Letter(), ui.Rect{X: x - 16*scale, Y: y - h - 17*scale, W: 32 * scale, H: 14 * scale}, 0.12})
		switch w {
		case d.actor:
			parts = append(parts, part{"the plate of who acts", ui.Rect{X: x - 30*scale, Y: y - 2, W: 60 * scale, H: 9 * scale}, 0.1})
		case d.target:
			parts = append(parts, part{"the rings of who is aimed at", ui.Rect{X: x - 32*scale, Y: y - 2, W: 64 * scale, H: 9 * scale}, 0.1})
		}
	}
	with := hidden.Picture(t, 1280, 720, "brutal-battle", s.scene.Picture().Flush)
	for p := range st.lives {
		for n := range st.lives[p] {
			st.lives[p][n] = life{}
		}
	}
	st.acts[d.front] = false
	d.actor, d.target = noWho, noWho
	on.Wait(80)
	without := hidden.Plain(1280, 720, s.scene.Picture().Flush)
	worst := 1.0
	for _, part := range parts {
		for name, eye := range kittest.Visions {
			got := standsOut(with, without, part.r, eye)
			if worst = min(worst, got/part.least); got < part.least {
				t.Errorf("%s, %s: %.0f %% of it stand out by 3 to 1, want %.0f", part.what, name, 100*got, 100*part.least)
			}
		}
	}
	t.Logf("%d parts; the least stands out by %.2f of what is wanted", len(parts), worst)
}

// part is something in a picture of which a share has to stand out from what is behind.
type part struct {
	what  string
	r     ui.Rect
	least float64
}

// crowd puts one of each kind of both sides into the zone in front, some of them hardly
// standing.
func crowd(s *theatre) (who []board.Who) {
	st := &s.melee.stage
	for p := range st.lives {
		kinds := map[board.Kind]bool{}
		for n := range st.lives[p] {
			st.lives[p][n] = life{}
			if k := kindOf(n); !kinds[k] || n == game.Fighters-1 {
				kinds[k] = true
				ects := 30
				if n == game.Fighters-1 {
					ects = 4
				}
				st.lives[p][n] = life{here: true, zone: s.melee.director.front, ects: ects, most: 30, strategy: game.Offensive}
				who = append(who, board.Who{Seat: rules.Seat(p), N: n})
			}
		}
	}
	return who
}

// standsOut returns the share of a part that differs from what is behind it by 3 to 1 for an
// eye; what is the same in both pictures is no part of it.
func standsOut(with, without *image.RGBA, r ui.Rect, eye kittest.Vision) float64 {
	all, out := 0, 0
	for y := int(r.Y); y < int(r.Bottom()); y++ {
		for x := int(r.X); x < int(r.Right()); x++ {
			a, b := with.RGBAAt(x, y), without.RGBAAt(x, y)
			if a == b {
				continue
			}
			all++
			if kittest.Ratio(eye.Luminance(a.R, a.G, a.B), eye.Luminance(b.R, b.G, b.B)) >= 3 {
				out++
			}
		}
	}
	return float64(out) / float64(max(1, all))
}
