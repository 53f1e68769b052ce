package board

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/empire"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// All players can tell on the map whose each army, city, region and continent is,
// which regions can be chosen and which are marked.
func TestEverybodySeesAMap(t *testing.T) {
	a, g := NewMap(), desk()
	defer a.Close()
	v := ui.NewView(1280, 720)
	base := Frame{Plan: NewPlan(v, 0), Names: french, Grounds: &[empire.RegionCount]empire.Ground{}, Under: empire.NoRegion, From: empire.NoRegion, Still: true}
	for r := range base.Grounds {
		// Every side in turn, the neutral one last.
		if base.Grounds[r].Armies[r%sides] = 1; r%sides < empire.MostSeats {
			base.Grounds[r].Cities[r%sides] = 1
		}
		base.Power[r] = 2
	}
	base.Continents = [empire.ContinentCount]empire.Side{0, 1, 2, 3, 4}
	fr, _ := words(true)
	score := manyScore(fr)
	prints := 0
	print := func(f Frame) *kittest.Print {
		prints++
		return kittest.PrintOf(t, "map-"+ui.Digits(prints), g.P, 1280, 720, func() {
			g.Begin(v, ui.Input{})
			a.Paint(g, &f)
			PaintBanner(g.P, f.Plan, &Banner{Seat: 3})
			new(Numbers).PaintScore(g.P, f.Plan, score)
			new(Numbers).PaintHand(g.P, f.Plan, "", score)
			g.End()
		}, g.P.Flush)
	}
	plain := print(base)
	plain.Signs(empire.MostSeats)
	plain.Bears("whose turn it is", base.Plan.Banner, 3)
	for s := range rules.Seat(empire.MostSeats) {
		plain.Bears("the score", base.Plan.Score, s)
		plain.Bears("what is in hand", base.Plan.Hand, s)
	}
	k := base.Plan.k()
	var fronts, tops [sides]ui.Rect
	for s := range sides {
		var laid rows
		a.lay(&base, empire.Region(s), &laid)
		if q, ok := laid.goal(empire.Side(s), false); ok {
			fronts[s] = ui.Rect{X: q.X - 8*k, Y: q.Y - 7*k, W: 14 * k, H: 15 * k}
		}
		if q, ok := laid.goal(empire.Side(s), true); ok {
			tops[s] = ui.Centered(q.X, q.Y-4*k, 24*k, 14*k)
		}
	}
	for s := range sides {
		for o := range s {
			plain.Signed("the armies of two sides", fronts[s], fronts[o], 10)
			if s < empire.MostSeats {
				plain.Signed("the cities of two sides", tops[s], tops[o], 11)
			}
		}
	}
	// In the smallest region, with more than there is room for.
	full := at('A')
	crowded := base
	crowded.Grounds = &[empire.RegionCount]empire.Ground{}
	crowded.Grounds[full].Token, crowded.Plus = empire.Wood, set("A")
	for s := range sides {
		if crowded.Grounds[full].Armies[s] = 4; s < empire.MostSeats {
			crowded.Grounds[full].Cities[s] = 2
		}
	}
	var laid rows
	a.lay(&crowded, full, &laid)
	if laid.size != crowding[len(crowding)-1] {
		t.Errorf("pieces are %v times their size where many lie in a region", laid.size)
	}
	most := print(crowded)
	for s := range sides {
		for o := range s {
			piece := func(side int, city bool) ui.Rect {
				q, _ := laid.goal(empire.Side(side), city)
				return ui.Centered(q.X-0.5*k, q.Y, 9*k, 9*k)
			}
			most.Signed("the smallest armies of two sides", piece(s, false), piece(o, false), 8)
			if s < empire.MostSeats {
				most.Signed("the smallest cities of two sides", piece(s, true).Move(0, -3*k), piece(o, true).Move(0, -3*k), 8)
			}
		}
	}

	const under, from, tie, plus, pointed, lit, dim = 1, 2, 3, 4, 6, 7, 8
	only := func(r empire.Region) empire.Regions { return empire.Regions(0).With(r) }
	f := base
	f.Under, f.From, f.Pulse, f.Plus, f.Pointed = under, from, only(tie), only(plus), only(pointed)
	f.Dim, f.Lit = 1, f.Pulse.With(under).With(from).With(plus).With(pointed).With(lit)
	f.Numbers[under], f.Numbers[from], f.Numbers[tie] = Number{N: 3}, Number{N: 3, Out: true}, Number{N: 3, Tied: true}
	marked := print(f)
	whole := func(r empire.Region) ui.Rect { return a.Bounds(base.Plan, r).Inset(-12) }
	for what, r := range map[string]empire.Region{"the region under the hand": under, "the region that is left": from, "a region of a tie": tie, "a region that the log points at": pointed} {
		marked.Changed(what+" and another", plain, whole(r), 1.0/24)
	}
	marked.Changed("a region where something can be done and another", plain, whole(plus), 1.0/48)
	marked.Changed("a region that steps back and another", plain, whole(dim), 1.0/12)
	disc := func(r empire.Region) ui.Rect { q := a.discs[r]; return ui.Centered(q.X, q.Y, 26, 26) }
	marked.Apart("a candidate and one that is out", disc(under), disc(from), 1.0/6)
	marked.Apart("a candidate of a tie and one that is out", disc(tie), disc(from), 1.0/6)
	f.Under, f.From = from, under
	print(f).Changed("the region that is left and the one under the hand", marked, whole(under), 1.0/24)
}

// All players can tell on a small map, as in a film, whose each region is,
// which armies are neutral and what is free.
func TestEverybodySeesAFilm(t *testing.T) {
	a, g := NewMap(), desk()
	defer a.Close()
	var h Holders
	for r := range h {
		h[r] = empire.Side(r%(sides+1)) - 1 // from free to the neutral side
	}
	box := ui.Rect{X: 40, Y: 40, W: 176, H: 97} // a picture of six
	f := kittest.PrintOf(t, "film", g.P, 1280, 720, func() {
		g.Begin(ui.NewView(1280, 720), ui.Input{})
		g.P.Fill(g.P.View().Rect(), parchment)
		a.PaintSmallMap(g.P, box, &h)
		g.End()
	}, g.P.Flush)
	f.Signs(empire.MostSeats)
	small := smallMap(box)
	region := func(r int) ui.Rect {
		q := a.middles[r]
		return ui.Centered(small.x+q.X*small.cell, small.y+q.Y*small.cell, 15, 15)
	}
	for r := range h {
		for o := range r {
			switch {
			case h[r] == h[o]:
			case h[r] >= 0 && h[o] >= 0 && h[r] < empire.Neutral && h[o] < empire.Neutral:
				f.Signed("two sides' regions", region(r), region(o), 14)
			default:
				f.Apart("a region of somebody, nobody or nobody's armies", region(r), region(o), 1.0/12)
			}
		}
	}
}

// All players can tell the goods, and on cards what cannot be paid or is not played.
func TestEverybodySeesCards(t *testing.T) {
	a, g := NewMap(), desk()
	defer a.Close()
	card := func(i int) ui.Rect { return ui.Rect{X: 20 + 170*float32(i), Y: 200, W: cardW, H: cardH} }
	good := func(g empire.Good) ui.Rect { return ui.Centered(40*float32(g), 60, 30, 30) }
	token := func(g empire.Good) ui.Rect { return good(g).Move(0, 60) }
	var split empire.Card
	for split = 1; len(split.Face().Acts) != 2; split++ {
	}
	f := kittest.PrintOf(t, "cards", g.P, 1280, 720, func() {
		g.Begin(ui.NewView(1280, 720), ui.Input{})
		g.P.Fill(g.P.View().Rect(), parchment)
		for kind := empire.NoGood + 1; kind <= empire.Wild; kind++ {
			paintGood(g.P, kind, good(kind).CX(), good(kind).CY(), 26)
			paintToken(g.P, kind, token(kind).CX(), token(kind).CY(), 0.86)
		}
		for i, c := range []Card{{}, {Dear: true}, {Struck: 1}, {Struck: 2}} {
			c.Card, c.Price = split, 2
			PaintCard(g.P, card(i), 0, french, &c)
		}
		g.End()
	}, g.P.Flush)
	for kind := empire.NoGood + 1; kind <= empire.Wild; kind++ {
		for o := empire.NoGood + 1; o < kind; o++ {
			f.Signed("two goods", good(kind), good(o), 24)
			f.Signed("two tokens", token(kind), token(o), 14)
		}
	}
	upper := func(i int) ui.Rect { return ui.Rect{X: card(i).X, Y: card(i).Y + 50, W: cardW, H: 36} }
	f.Apart("a card that can be paid and one that cannot", card(0), card(1), 1.0/12)
	f.Apart("what is played and what is not", upper(0), upper(2), 1.0/12)
	f.Apart("the two sides of a card", upper(3), upper(2), 1.0/12)
}
