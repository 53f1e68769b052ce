package board

import (
	"fmt"
	"image"
	"math"
	"slices"
	"strings"
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/empire"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// windows are the sizes that the screens must hold.
var windows = [][2]int{{1280, 720}, {1280, 800}, {1920, 1080}, {2560, 1080}, {720, 1100}, {600, 1300}}

func words(fr bool) (func(fr, en string) string, *Names) {
	if fr {
		return func(fr, _ string) string { return fr }, french
	}
	return func(_, en string) string { return en }, english
}

// crowd is a map with five seats, regions full of pieces, and every mark.
func crowd(v ui.View, names *Names) *Frame {
	f := boardFrame(v)
	f.Names = names
	for s := range empire.Side(5) {
		ground(f, 'A', s, 2+int(s), 1)
		ground(f, 'E', s, int(s), 0)
		ground(f, 'N', s, 1, int(s)&1)
	}
	ground(f, 'Q', 2, 3, 0)
	ground(f, 'O', 3, 1, 1)
	ground(f, 'V', 4, 2, 0)
	ground(f, 'X', 3, 7, 2)
	ground(f, 'I', 2, 4, 0)
	for r := range f.Grounds {
		f.Power[r] = 2
	}
	f.Continents = [empire.ContinentCount]empire.Side{0, 2, 3, 1, 4}
	f.Under, f.From = at('Q'), at('V')
	f.Pointed = set("J")
	f.Effects = []Effect{{Kind: Slide, Side: 0, From: at('A'), To: at('D'), Age: 8}, {Kind: Put, Side: 1, To: at('S'), Age: 6},
		{Kind: Build, Side: 3, To: at('O'), Age: 7}, {Kind: Remove, Side: 1, To: at('U'), Age: 9}}
	return f
}

// galleries are pages of everything that is painted, with words in both
// languages.
var galleries = map[string]func(a *Map, g *ui.Gui, fr, still bool){
	"crowd": func(a *Map, g *ui.Gui, fr, still bool) {
		w, names := words(fr)
		f := crowd(g.P.View(), names)
		f.Still = still
		a.Paint(g, f)
		s := manyScore(w)
		PaintBanner(g.P, f.Plan, &Banner{Seat: 3, Title: w("À Ségolène", "Ségolène’s turn"), Sub: w("Déplacez vos armées.", "Move your armies."), Count: "3/7", Word: w("carte", "card")})
		new(Numbers).PaintScore(g.P, f.Plan, s)
		PaintGoods(g.P, f.Plan, &Stocks{Title: w("Vos biens", "Your goods"), Goods: boardStocks.Goods, Jokers: 2})
		new(Numbers).PaintHand(g.P, f.Plan, w("En réserve", "Supply"), s)
		PaintBubble(g.P, f.Plan, &Bubble{Title: w("Naviguer", "Sail"), More: w("sur terre et sur mer", "over land and sea"), Total: 6, Left: 4, Act: empire.Sail, Two: true, Ends: true})
		g.Button(ui.ID{Name: "end"}, f.Plan.EndButton(), ui.Button{Text: w("Finir le tour", "End the turn"), Main: true, Size: 21})
		g.Button(ui.ID{Name: "undo"}, f.Plan.BubbleButton(1), ui.Button{Text: w("Reprendre", "Take back"), Size: 17})
		for i, c := range []Card{{Card: 11, Price: 0, Chosen: true}, {Card: 7, Price: 1}, {Card: 4, Price: 1}, {Card: 27, Price: 2, Dear: true}, {Card: 38, Price: 2}, {Card: 26, Price: 3}} {
			CardButton(g, cardID(i), f.Plan.Row[i], names, &c)
		}
	},
	"auto": func(a *Map, g *ui.Gui, fr, still bool) {
		w, names := words(fr)
		f := autoFrame(g.P.View())
		f.Names, f.Still = names, still
		f.Answers = slices.Clone(autoAnswers[:])
		for i := range f.Answers {
			n := &f.Answers[i]
			if n.Text = names.Regions[n.Region]; n.Key != "" {
				n.Key = w("Entrée", "Enter")
			}
		}
		s := autoScore()
		s.Lead = w("A mène de 2 points", "A leads by 2 points")
		s.Lines = lines(w)
		a.Paint(g, f)
		new(Numbers).PaintScore(g.P, f.Plan, s)
		PaintBanner(g.P, f.Plan, &Banner{Seat: 1, Title: w("À l’automate", "The automaton"), Sub: w("Égalité : à vous !", "A tie: you decide!"), Count: "12/13", Word: w("carte", "card"), Alarm: true})
		PaintLog(g.P, f.Plan, w("Journal", "Log"), []LogLine{{Seat: 0, Text: w("A prend Outils (1 pièce)", "A takes Tools (1 coin)")}, {Seat: 1, Text: w("B fonde une ville…", "B founds a city…"), Strong: true}}, 38)
		PaintShelf(g.P, f.Plan)
		d := autoDeck
		d.Words = w("à venir", "ahead")
		PaintDeck(g.P, f.Plan, names, &d, still)
		steps := append([]Step(nil), autoSteps...)
		for i, t := range [][2]string{{"Côté droit\nde la carte", "Right side\nof the card"}, {"Une armée,\npas de ville", "An army,\nno city"}, {"La puissance\nla plus basse", "The lowest\npower"}, {"Un pion ou\nune pièce", "A token\nor a coin"}, {"Égalité", "A tie"}} {
			steps[i].Title = w(t[0], t[1])
		}
		steps[0].Words, steps[4].Words = w("Fonder", "Found"), w("À vous de trancher", "You decide")
		steps[1].Chips = nil
		for n := range 9 {
			steps[1].Chips = append(steps[1].Chips, Chip{Number: Number{N: n + 1, Out: n%3 == 0}})
		}
		PaintSteps(g.P, f.Plan, steps, still)
		for i := range f.Answers {
			a.AnswerButton(g, ui.ID{Name: "answer", N: i}, &f.Answers[i])
		}
	},
	"papers": func(a *Map, g *ui.Gui, fr, still bool) {
		w, names := words(fr)
		p := g.P
		plan := NewPlan(p.View(), 0)
		p.Fill(p.View().Rect(), parchment)
		var film []Picture
		for i := range 14 {
			var h Holders
			for r := range h {
				h[r] = empire.Nobody
				if r <= i*2 {
					h[r] = empire.Side((r*7 + i) % 6)
				}
			}
			film = append(film, Picture{Holders: h, Caption: ui.Digits(i)})
		}
		a.FilmStrip(g, ui.ID{Name: "film"}, ui.Rect{X: 20, Y: 270, W: 700, H: 130}, film, 6)
		PaintSets(p, ui.Rect{X: 740, Y: 20, W: 500, H: 230}, 0, []Set{{Good: empire.Crystal, Have: 4, Jokers: 2, Points: 5}, {Good: empire.Ore, Have: 1}, {Good: empire.Wood, Have: 6, Points: 5}, {Good: empire.Tools, Have: 2, Points: 1}, {Good: empire.Food, Have: 8, Points: 5}})
		a.PaintSmallMap(p, ui.Rect{X: 740, Y: 260, W: 260, H: 150}, &film[13].Holders)
		for i := range 6 {
			c := Card{Card: empire.Card(1 + 7*i), Price: i % 4}
			PaintCard(p, ui.Rect{X: 24 + 168*float32(i), Y: 420, W: cardW, H: cardH}, 0, names, &c)
		}
		d := Deck{Side: empire.Automaton, Left: 9, Words: w("à venir", "ahead"), Drawn: Card{Card: 19, Price: NoPrice}, Flip: 0.4}
		PaintDeck(p, plan, names, &d, still)
	},
}

func lines(w func(fr, en string) string) []string {
	return []string{w("Régions", "Regions"), w("Continents", "Continents"), w("Puissance", "Power"), w("Biens", "Goods"), w("Pions", "Tokens"), w("Pièces reçues", "Coins got"), w("Captures", "Captured")}
}

// manyScore is the score of a base game of five.
func manyScore(w func(fr, en string) string) *Score {
	s := &Score{Lead: w("C mène d’un point", "C leads by one point"), Lines: []string{w("Régions", "Regions"), w("Continents", "Continents"), w("Biens", "Goods")}, Lit: 2}
	for i := range 5 {
		s.Sides = append(s.Sides, SideScore{Seat: rules.Seat(i), Name: "Ségolène", Total: 9 + i*3%7, Turn: i == 3, Lead: i == 2,
			Points: [maxLines]int{4 + i*2%5, i % 2, 5 - i}, Armies: 14 - i, Cities: i % 4, Coins: 8 - i})
	}
	return s
}

// Every text of the gallery fits its place, in both languages and at double
// size. With LUDOTHEQUE_PICTURES set the pages are written.
func TestGalleryFits(t *testing.T) {
	a := NewMap()
	defer a.Close()
	for name, page := range galleries {
		for _, fr := range []bool{true, false} {
			for _, scale := range []float32{1, 2} {
				g := desk()
				g.P.TextScale = scale
				g.P.Overflow = func(text string, box ui.Rect, w, h float32) {
					t.Errorf("%s, text at %v: %q of %.0f × %.0f does not fit %.0f × %.0f", name, scale, text, w, h, box.W, box.H)
				}
				for range 2 {
					g.Begin(ui.NewView(1280, 720), ui.Input{})
					page(a, g, fr, false)
					g.End()
				}
				if hidden.Wanted() && (fr || scale == 1) {
					hidden.Picture(t, 1280, 720, fmt.Sprintf("empire-%s-%v-%v", name, fr, scale), g.P.Flush)
				}
			}
		}
	}
}

// The screens hold their texts in every window; pictures only when asked.
func TestScreensFitEveryWindow(t *testing.T) {
	a := NewMap()
	defer a.Close()
	for _, w := range windows {
		for name, page := range galleries {
			if name == "papers" {
				continue
			}
			g := desk()
			g.P.Overflow = func(text string, box ui.Rect, tw, th float32) {
				t.Errorf("%v, %s: %q of %.0f × %.0f does not fit %.0f × %.0f", w, name, text, tw, th, box.W, box.H)
			}
			g.Begin(ui.NewView(w[0], w[1]), ui.Input{})
			page(a, g, true, false)
			g.End()
			if hidden.Wanted() && w[0] != 2560 {
				hidden.Picture(t, w[0], w[1], fmt.Sprintf("empire-%s-%d×%d", name, w[0], w[1]), g.P.Flush)
			}
		}
	}
}

// The papers of a plan do not lie on each other, and lie in the window.
func TestPlanKeepsPapersApart(t *testing.T) {
	for _, w := range windows {
		v := ui.NewView(w[0], w[1])
		p := NewPlan(v, 0)
		lay := map[string]ui.Rect{"score": p.Score, "hand": p.Hand, "banner": p.Banner, "bubble": p.Bubble, "row": p.Row[0], "end of the row": p.Row[5]}
		for n, r := range lay {
			if r.X < 0 || r.Y < 0 || r.Right() > v.W+0.5 || r.Bottom() > v.H+0.5 || r.W < 60 || r.H < 60 {
				t.Errorf("%v: %s is at %v in %v × %v", w, n, r, v.W, v.H)
			}
			for m, o := range lay {
				if n < m && r.X < o.Right() && o.X < r.Right() && r.Y < o.Bottom() && o.Y < r.Bottom() {
					t.Errorf("%v: %s at %v lies on %s at %v", w, n, r, m, o)
				}
			}
		}
	}
}

// In reduced motion two ticks look the same.
func TestStillStands(t *testing.T) {
	a, shots := NewMap(), [2]*image.RGBA{}
	defer a.Close()
	for i := range shots {
		g := desk()
		f := autoFrame(ui.NewView(1280, 720))
		f.Still, f.From, f.Tick = true, at('C'), 100+173*i
		for again := true; again; again = g.P.Late() { // drawings that move are made a few in a tick
			g.Begin(f.Plan.View, ui.Input{})
			a.Paint(g, f)
			g.End()
		}
		shots[i] = hidden.Picture(t, 1280, 720, fmt.Sprintf("empire-still-%d", i), g.P.Flush)
	}
	if err := hidden.Same(shots[0], shots[1]); err != nil {
		t.Errorf("something moves although nothing should: %v", err)
	}
}

// TestALongNameStaysInItsTile: a name of sixteen letters is written smaller, or cut with an ellipsis.
func TestALongNameStaysInItsTile(t *testing.T) {
	for _, scale := range []float32{1, 2} {
		g := ui.NewGui(ui.NewPainter())
		p := g.P
		seen := &ui.Witness{Whole: true}
		p.Unseen, p.Witness = true, seen
		g.Begin(ui.NewView(1280, 720), ui.Input{})
		p.TextScale = scale
		tile := ui.Rect{X: 100, Y: 100, W: 118, H: 92}
		new(Numbers).paintTile(p, tile, 0, &SideScore{Name: "WWWWWWWWWWWWWWWW", Total: 9}, false)
		g.End()
		for i := range seen.Letters {
			if l := &seen.Letters[i]; strings.HasPrefix(l.Text, "W") && l.Bounds().Right() > tile.Right() {
				t.Errorf("at %v the name %q ends at %v, its tile at %v", scale, l.Text, l.Bounds().Right(), tile.Right())
			}
		}
		if len(seen.Letters) < 2 {
			t.Errorf("only %d texts were seen", len(seen.Letters))
		}
	}
}

// A number that changes goes through the numbers between; in reduced motion it
// stands at once.
func TestNumbersRoll(t *testing.T) {
	var q Numbers
	next := func(value int, still bool) int {
		q.ticks++
		q.roll(1, 2, value, still)
		n, _ := q.show(1, 2, value)
		return n
	}
	if got := next(7, false); got != 7 {
		t.Fatalf("a new number begins at %d", got)
	}
	last, seen := 7, map[int]bool{}
	for range 200 {
		n := next(11, false)
		if n < last || n > 11 {
			t.Fatalf("from %d to %d on the way to 11", last, n)
		}
		last, seen[n] = n, true
	}
	if last != 11 || !seen[9] {
		t.Errorf("it came to %d by %v", last, seen)
	}
	if at := rollAlpha(0); at < 0.5 {
		t.Errorf("a number that begins to roll in is all but gone: %.2f", at)
	}
	if got := next(2, true); got != 2 {
		t.Errorf("in reduced motion it shows %d", got)
	}
}

// A piece on its way is not on the ground yet, and all pieces are painted once
// it is there.
func TestPiecesArrive(t *testing.T) {
	f := boardFrame(ui.NewView(1280, 720))
	for _, c := range []struct {
		e    Effect
		city bool
		want int
	}{
		{Effect{Kind: Slide, To: at('D'), Age: 3}, false, 1},
		{Effect{Kind: Build, To: at('D'), Age: 3}, true, 1},
		{Effect{Kind: Build, To: at('D'), Age: 3}, false, 0},
		{Effect{Kind: Put, To: at('D'), Age: Put.Ticks()}, false, 0},
		{Effect{Kind: Remove, To: at('D'), Age: 3}, false, 0},
		{Effect{Kind: Slide, Side: 1, To: at('D'), Age: 3}, false, 0},
	} {
		f.Effects = []Effect{c.e}
		if got := f.arriving(at('D'), 0, c.city); got != c.want {
			t.Errorf("%+v: %d pieces on their way, want %d", c.e, got, c.want)
		}
	}
}

// The rows of a region count its pieces, however many there are.
func TestRowsCountThePieces(t *testing.T) {
	a := NewMap()
	defer a.Close()
	f := crowd(ui.NewView(1280, 720), french)
	for r := range empire.Region(empire.RegionCount) {
		var o rows
		a.lay(f, r, &o)
		var armies, cities [sides]int
		for _, s := range o.slots[:o.n] {
			n := max(1, s.times)
			if s.city {
				cities[s.side] += n
			} else {
				armies[s.side] += n
			}
		}
		g := &f.Grounds[r]
		for s := range sides {
			if armies[s] != int(g.Armies[s]) || cities[s] != int(g.Cities[s]) {
				t.Errorf("%s shows %d armies and %d cities of side %d, and has %d and %d", r, armies[s], cities[s], s, g.Armies[s], g.Cities[s])
			}
		}
	}
}

// A picture in which nothing is new allocates nothing.
func TestSettledFrameAllocatesNothing(t *testing.T) {
	board, boardPoints := boardFrame(ui.NewView(1280, 720)), boardScore()
	auto, autoPoints := autoFrame(ui.NewView(1280, 720)), autoScore()
	for name, paint := range map[string]func(a *Map, g *ui.Gui){
		"board":     func(a *Map, g *ui.Gui) { board.Tick++; boardScene(a, g, board, boardPoints) },
		"automaton": func(a *Map, g *ui.Gui) { auto.Tick++; autoScene(a, g, auto, autoPoints) },
	} {
		a, g := NewMap(), desk()
		one := func() {
			g.Begin(board.Plan.View, ui.Input{})
			paint(a, g)
			g.End()
		}
		for range 260 {
			one()
		}
		if n := testing.AllocsPerRun(40, one); n > 0 {
			t.Errorf("%s: %v allocations a frame", name, n)
		}
		a.Close()
	}
}

func BenchmarkBoard(b *testing.B) {
	a, g := NewMap(), desk()
	defer a.Close()
	f, s := boardFrame(ui.NewView(1280, 720)), boardScore()
	one := func() {
		g.Begin(f.Plan.View, ui.Input{})
		f.Tick++
		boardScene(a, g, f, s)
		g.End()
	}
	one()
	b.ReportAllocs()
	for b.Loop() {
		one()
	}
}

// BenchmarkAutomaton is a tick while the automaton tells what it weighs: the numbers of
// the regions are not looked for anew.
func BenchmarkAutomaton(b *testing.B) {
	a, g := NewMap(), desk()
	defer a.Close()
	f, s := autoFrame(ui.NewView(1280, 720)), autoScore()
	one := func() {
		g.Begin(f.Plan.View, ui.Input{})
		f.Tick++
		autoScene(a, g, f, s)
		g.End()
	}
	one()
	b.ReportAllocs()
	for b.Loop() {
		one()
	}
}

// contrast is the ratio of two colours' luminances, from 1 to 21.
func contrast(a, b ui.Color) float64 {
	lum := func(c ui.Color) float64 {
		lin := func(v float32) float64 {
			if v <= 0.03928 {
				return float64(v) / 12.92
			}
			return math.Pow((float64(v)+0.055)/1.055, 2.4)
		}
		return 0.2126*lin(c.R) + 0.7152*lin(c.G) + 0.0722*lin(c.B)
	}
	x, y := lum(a), lum(b)
	return (max(x, y) + 0.05) / (min(x, y) + 0.05)
}

// Text stands out by 4.5, signs by 3.
func TestContrast(t *testing.T) {
	worst := 21.0
	check := func(what string, ink, on ui.Color, least float64) {
		if got := contrast(ink, on); got < least {
			t.Errorf("%s: %.2f, want %.1f", what, got, least)
		}
		for name, eye := range kittest.Visions {
			light := func(c ui.Color) float64 {
				return eye.Luminance(uint8(c.R*255+0.5), uint8(c.G*255+0.5), uint8(c.B*255+0.5))
			}
			got := kittest.Ratio(light(ink), light(on))
			if worst = min(worst, got); got < 3 {
				t.Errorf("%s, %s: %.2f, want 3", what, name, got)
			}
		}
	}
	defer func() { t.Logf("the least contrast to any eye is %.2f", worst) }()
	for r := range empire.Region(empire.RegionCount) {
		check("the name of "+r.String(), ui.Ink, tint(r), 4.5)
		back := tint(r).Mix(parchment, 0.42)
		check("the name of "+r.String()+" stepping back", back.Mix(ui.Ink, 0.72), back, 4.5)
	}
	check("continents on the sea", seaInk, parchment, 4.5)
	check("the coast beside the sea", shore, parchment, 3)
	check("the coast beside its shallows", shore, shallows, 3)
	check("the coast beside the paper of the land", shore, paper, 3)
	for s := range empire.Side(empire.MostSeats) {
		look := lookOf(s)
		name := rules.Seat(s).Letter()
		check("pill of "+name, look.TextOn, look.Ground, 4.5)
		letter := pointsInk(look)
		if look.Edge.A > 0 {
			letter = look.Ground
		}
		check("letter in the head of "+name, letter, look.TextOn, 4.5)
		edge := look.Color
		if look.Edge.A > 0 {
			edge = look.Edge
		}
		check("outline of "+name+" beside its paper", edge, paper, 3)
		for r := range empire.Region(empire.RegionCount) {
			// A new holder's colour washes over a region, under its name.
			check("the name of "+r.String()+" in the colour of "+name, ui.Ink, tint(r).Mix(look.Color, washed), 3)
		}
		if look.Edge.A == 0 {
			check("points of "+name, pointsInk(look), ui.Hex(0xE9E3D6), 4.5)
			check("back of the deck of "+name, paper, look.Ground.Mix(ui.Ink, 0.25), 4.5)
		}
	}
	for g := empire.Crystal; g <= empire.Wild; g++ {
		check("head of "+g.String(), ui.Ink, heads[g].Color, 4.5)
	}
	check("a gain", ui.Hex(0x256629), paper, 4.5)
	check("a number put aside", ui.Hex(0x4C4B5C), ui.Hex(0xD4CEC6), 4.5)
	check("a tied number", ui.White, ui.Accent, 4.5)
	check("or", ui.Hex(0x4C4B5C), paper, 4.5)
	check("a good that is missing", ui.Hex(0x5D5B69), paper, 4.5)
	check("strips on the shelf", paper, shelfBrown, 3)
	check("routes", brick, paper, 3)
	check("a number on the map", ui.White, ui.Ink, 4.5)
	check("a plus", ui.White, ui.Accent, 4.5)
	check("a mat", ui.Accent, ui.White, 3)
	check("neutral armies", neutralLook.Color, paper, 3)
}

// BenchmarkGround is what a new size of the window costs.
func BenchmarkGround(b *testing.B) {
	a, g := NewMap(), desk()
	defer a.Close()
	f := boardFrame(ui.NewView(1280, 720))
	for b.Loop() {
		a.key = bakeKey{}
		g.Begin(f.Plan.View, ui.Input{})
		a.paintGround(g.P, f.Plan)
		g.End()
	}
}
