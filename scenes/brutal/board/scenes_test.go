package board

import (
	"testing"

	"ludotheque/scenes/hidden"
	"ludotheque/scenes/ui"
)

// assignFrame returns the target picture of the assignment.
func assignFrame() *Frame {
	f := &Frame{Plan: NewPlan(ui.NewView(1280, 720), Assign, 0), Tick: 100, Names: true}
	own := func(z int, name string, count, ects string, notes [3]Note, cups ...Cup) {
		q := &f.Zones[z]
		q.Name, q.Paper, q.Notes, q.Cups = name, Own, notes, cups
		q.Left = Tag{Show: true, Sign: true, Figure: count}
		q.Right = Tag{Show: true, Figure: ects, Unit: "ECTS", Look: PaperTag}
		for i := range q.Cups {
			q.Cups[i].Sign = true
		}
	}
	hits := func(s string) Note { return Note{Icon: "brutal/offensive", Color: sun, Text: s} }
	heals := func(s string) Note { return Note{Icon: "brutal/defensive", Color: ui.Hex(0xBBDDA0), Text: s} }
	acts := func(s string) Note { return Note{Icon: "brutal/initiative", Color: sun, Text: s} }
	own(0, "Bibliothèque", "4", "136", [3]Note{hits("frappe 14"), heals("soigne 3"), acts("agit 2e")},
		cupOf(0, 0, "Aline", Student, Stripe, Offensive), cupOf(0, 1, "Driss", Student, Dots, Offensive), cupOf(0, 2, "Nour", Elite, Zigzag, Offensive), cupOf(0, 3, "Chloé", Student, Wave, Defensive))
	own(2, "Quartier Administratif", "3", "102", [3]Note{hits("frappe 11"), heals("soigne 3"), acts("agit 1er")},
		cupOf(0, 4, "Hugo", Student, Bars, Offensive), cupOf(0, 5, "Basile", Elite, Dots, Offensive), cupOf(0, 6, "Inès", Student, Zigzag, Defensive))
	f.Zones[1] = Zone{Name: "Bureau des Étudiants", Paper: Straw, Empty: "Chaque zone veut au moins un combattant.",
		Left: Tag{Show: true, Sign: true, Figure: "0", Look: DashedTag}, Notes: [3]Note{{Icon: "icons/arrow-right", Color: sun, Text: "à pourvoir avant de valider"}}}
	own(3, "Halles industrielles", "3", "103", [3]Note{hits("frappe 12"), {Icon: "brutal/random", Color: sun, Text: "1 au hasard"}, acts("agit 3e")},
		cupOf(0, 7, "Théo", Student, Slant, Random), cupOf(0, 8, "Joris", Elite, Slant, Offensive), cupOf(0, 9, "Sacha", Student, Zigzag, Offensive))
	own(4, "Halle Sportive", "2", "118", [3]Note{hits("frappe 7"), {Icon: "brutal/defensive", Color: ui.Hex(0xBBDDA0), Text: "soigne 0", To: "5"}},
		cupOf(0, 10, "Rami", Student, Slant, Offensive), cupOf(0, 11, "Élise", Student, Stripe, Offensive), cupOf(0, 12, "Aglaé", Master, Bars, Defensive))
	gym := &f.Zones[4]
	gym.Cups[2].Posture, gym.Cups[2].Sign = Ghost, false
	gym.Lit = true
	gym.Left.To, gym.Left.Look, gym.Right.Look = "3", AccentTag, AccentTag
	aglae := cupOf(0, 12, "Aglaé", Master, Bars, Defensive)
	aglae.Sign = true
	f.Hand = &Hand{Cup: aglae, X: 966, Y: 452, HomeX: 284, HomeY: 556, Thread: true}
	return f
}

func assignScene(c *Field, g *ui.Gui, f *Frame) {
	c.Paint(g, f)
	p := g.P
	p.Text("Placez vos quinze gobelets", f.Plan.Title.X, 46, ui.Type{Face: ui.Fredoka700, Size: 36, Color: titleInk}, ui.Left)
	p.Sign(0, 506, 34, 38, true)
	PaintCard(p, f.Plan.Cards[0], &Card{Title: "ISI · vous", Sub: "Joueur A", Cups: 15, Up: 12, Held: true, Figure: "12", Words: "placés\nsur quinze"}, f.Tick, f.Still)
	PaintCard(p, f.Plan.Cards[1], &Card{Seat: 1, Title: "MTE", Sub: "Renard", Envelope: &Envelope{Fold: 1, Seal: 1}, Caption: "Secret jusqu’à\nla première mêlée"}, f.Tick, f.Still)
	Niche(p, f.Plan.Shelf.Inset2(8, 0), 0, 12)
	PaperLabel(p, "À placer", f.Plan.Shelf.X+20, f.Plan.Shelf.Y+22, 200)
	aglae := cupOf(0, 12, "Aglaé", Master, Bars, Defensive)
	aglae.Posture = Leaving
	lucie, omar := cupOf(0, 13, "Lucie", Student, Bars, Defensive), cupOf(0, 14, "Omar", Student, Dots, Offensive)
	lucie.Sign, omar.Sign = true, true
	plank := func(r ui.Rect) ui.Rect { return ui.Rect{X: r.X, Y: r.Bottom() - 30, W: r.W, H: 30} }
	c.PaintShelf(p, &Shelf{Plank: plank(f.Plan.Shelf), Gap: 100, Size: 0.84, Cups: []Cup{lucie, omar, aglae}}, f.Tick, f.Still)
	Niche(p, f.Plan.Bench.Inset2(8, 0), 0, 13)
	PaperLabel(p, "Réservistes", f.Plan.Bench.X+20, f.Plan.Bench.Y+22, 200)
	bench := []Cup{cupOf(0, 15, "Maud", Elite, Stripe, 0), cupOf(0, 16, "Zoé", Student, Dots, 0), cupOf(0, 17, "Jade", Student, Dots, 0), cupOf(0, 18, "Malo", Student, Stripe, 0), cupOf(0, 19, "Yann", Student, Zigzag, 0)}
	for i := range bench {
		bench[i].Posture = Down
	}
	c.PaintShelf(p, &Shelf{Plank: plank(f.Plan.Bench), Gap: 94, Size: 0.92, Cups: bench}, f.Tick, f.Still)
	ReadyNote(p, f.Plan.Status, 1, "MTE a placé", true)
	KeyButton(g, ui.ID{Name: "undo"}, f.Plan.Undo, &Key{Icon: "icons/undo", Text: "Annuler", Color: ui.Ink})
	KeyButton(g, ui.ID{Name: "fill"}, f.Plan.Other, &Key{Icon: "brutal/random", Text: "Compléter"})
	MainButton(g, ui.ID{Name: "main"}, f.Plan.Main, &Main{Title: "Valider", Sub: "Encore 3 gobelets et 1 zone vide"})
}

func TestAssignmentIsPainted(t *testing.T) {
	c, g := New(), desk()
	defer c.Close()
	f := assignFrame()
	for range 3 {
		g.Begin(f.Plan.View, ui.Input{})
		assignScene(c, g, f)
		g.End()
	}
	img := hidden.Picture(t, 1280, 720, "campus-assign", g.P.Flush)
	// The mat of the zone under the hand is the accent.
	if c := img.RGBAAt(642, 460); c.R < 0xA0 || c.G > 0x60 {
		t.Errorf("beside the zone under the hand is %v, want the accent", c)
	}
}

// truceFrame returns the target picture of a truce.
func truceFrame() *Frame {
	f := &Frame{Plan: NewPlan(ui.NewView(1280, 720), Truce, 0), Tick: 100, Names: true}
	hidden := func(n int, k Kind) Cup {
		c := cupOf(1, n, "", k, Stripe, Offensive)
		c.Silhouette = true
		return c
	}
	contested := func(z int, name, a, b string, was, now float32, before, lost, before2, lost2 string, cups ...Cup) {
		q := &f.Zones[z]
		q.Name, q.Share, q.Moved, q.Was, q.Cups = name, now, true, was, cups
		q.Left = Tag{Show: true, Sign: true, Figure: a}
		q.Right = Tag{Show: true, Seat: 1, Sign: true, Figure: b}
		q.Notes = [3]Note{{Sign: true, Text: before, Strong: lost}, {Sign: true, Seat: 1, Text: before2, Strong: lost2}}
		for i := range q.Cups {
			q.Cups[i].Sign = !q.Cups[i].Silhouette
		}
	}
	contested(0, "Bibliothèque", "58", "41", 0.51, 0.6, "avant 136 ECTS", "−78", "avant 129", "−88",
		cupOf(0, 0, "Aline", Student, Dots, Offensive), cupOf(0, 1, "Nour", Elite, Zigzag, Offensive), cupOf(0, 2, "Hugo", Student, Bars, Offensive), hidden(0, Student), hidden(1, Student))
	contested(1, "Bureau des Étudiants", "31", "52", 0.45, 0.37, "avant 94 ECTS", "−63", "avant 122", "−70",
		cupOf(0, 3, "Driss", Student, Wave, Offensive), cupOf(0, 4, "Basile", Elite, Slant, Offensive), hidden(2, Student), hidden(3, Elite), hidden(4, Student))
	contested(4, "Halle Sportive", "57", "64", 0.43, 0.48, "avant 118 ECTS", "−61", "avant 161", "−97",
		cupOf(0, 5, "Rami", Student, Stripe, Offensive), cupOf(0, 6, "Élise", Student, Dots, Offensive), cupOf(0, 7, "Zoé", Student, Wave, Offensive), hidden(5, Student), hidden(6, Student), hidden(7, Student))
	f.Zones[2] = Zone{Name: "Quartier Administratif", Held: true, HeldText: "tenu par A, Inès garde la place",
		Cups: []Cup{cupOf(0, 8, "Hugo", Student, Bars, 0), cupOf(0, 9, "Inès", Student, Zigzag, Defensive), cupOf(0, 10, "Basile", Elite, Slant, 0)}}
	f.Zones[2].Cups[0].Posture, f.Zones[2].Cups[2].Posture = Leaving, Leaving
	f.Zones[2].Cups[1].Sign = true
	f.Zones[3] = Zone{Name: "Halles industrielles", Held: true, Owner: 1, HeldText: "tenue par B, plus rien ne s’y joue",
		Cups: []Cup{hidden(8, Student), hidden(9, Elite), hidden(10, Student)}}
	f.Orders = []Order{
		{Number: 1, X0: 500, Y0: 222, To: 0, Drawn: 1},
		{Number: 2, X0: 778, Y0: 222, To: 1, Drawn: 1},
		{Number: 3, X0: 206, Y0: 612, Below: true, To: 4, Drawn: 1},
	}
	return f
}

func truceScene(c *Field, g *ui.Gui, f *Frame) {
	c.Paint(g, f)
	p := g.P
	PaintHeader(p, f.Plan.Header, &Header{Title: "Trêve", Sub: "après la mêlée 2", Note: "il en faut 3", Pennants: [5]Pennant{{Taken: true}, {Taken: true, Seat: 1}}}, false)
	PaintCard(p, f.Plan.Cards[0], &Card{Title: "ISI · vous", Sub: "8 debout", Score: "1", Envelope: &Envelope{}, Caption: "enveloppe ouverte"}, f.Tick, f.Still)
	PaintCard(p, f.Plan.Cards[1], &Card{Seat: 1, Title: "MTE", Sub: "11 debout", Score: "1", Envelope: &Envelope{Fold: 1, Seal: 1}, Caption: "ordres cachetés"}, f.Tick, f.Still)
	Niche(p, f.Plan.Bench.Inset2(8, 0), 0, 13)
	PaperLabel(p, "Réservistes", f.Plan.Bench.X+20, f.Plan.Bench.Y+22, 200)
	bench := []Cup{cupOf(0, 15, "Maud", Elite, Stripe, 0), cupOf(0, 17, "Jade", Student, Dots, 0), cupOf(0, 16, "Zoé", Student, Dots, 0), cupOf(0, 18, "Malo", Student, Stripe, 0), cupOf(0, 19, "Yann", Student, Zigzag, 0)}
	for i := range bench {
		bench[i].Posture = Down
	}
	bench[2].Posture = Leaving
	b := f.Plan.Bench
	c.PaintShelf(p, &Shelf{Plank: ui.Rect{X: b.X, Y: b.Bottom() - 30, W: b.W, H: 30}, Gap: 64, Size: 0.92, Cups: bench}, f.Tick, f.Still)
	p.Sheet(f.Plan.Orders, ui.Sheet{Color: ui.Paper, Radius: 10, Waver: 1, Seed: 3, Lift: 0.3})
	for i, o := range []OrderLine{{Number: 1, Name: "Hugo", To: "Bibliothèque"}, {Number: 2, Name: "Basile", To: "Bureau des Étudiants"}, {Number: 3, Name: "Zoé", To: "Halle Sportive"}} {
		OrderRow(g, ui.ID{Name: "order", N: i}, f.Plan.Orders.Inset2(16, 4).Row(i, 3, 0), &o)
	}
	KeyButton(g, ui.ID{Name: "undo"}, f.Plan.Undo, &Key{Icon: "icons/undo", Text: "Annuler", Color: ui.Ink})
	KeyButton(g, ui.ID{Name: "none"}, f.Plan.Other, &Key{Icon: "brutal/cross", Text: "Aucun ordre", Color: ui.Ink})
	MainButton(g, ui.ID{Name: "seal"}, f.Plan.Main, &Main{Title: "Cacheter 3 ordres", Sub: "Les deux plis s’ouvriront ensemble", Lit: true, Seal: true})
	if f.Plan.Status.W > 0 {
		p.Label("ISI contre MTE", f.Plan.Status, headSub, ui.Right)
	}
}

func TestTruceIsPainted(t *testing.T) {
	c, g := New(), desk()
	defer c.Close()
	f := truceFrame()
	for range 3 {
		g.Begin(f.Plan.View, ui.Input{})
		truceScene(c, g, f)
		g.End()
	}
	hidden.Picture(t, 1280, 720, "campus-truce", g.P.Flush)
}

// setupScene is the target picture of the set-up.
func setupScene(c *Field, g *ui.Gui, s *SetupPlan, tick int, still bool) {
	p := g.P
	PaintSetup(p, s)
	p.Label("Composez votre équipe", ui.Rect{X: s.Title.X, Y: s.Title.Y, W: s.Title.W - 50, H: s.Title.H}, ui.Type{Face: ui.Fredoka700, Size: 36, Color: ui.Ink}, ui.Left)
	p.Sign(0, s.Title.Right()-26, s.Title.CY(), 38, true)
	p.Label("C’est du brutal ! · ISI contre MTE · règles d’origine", s.Subtitle, ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink.Mix(ui.Paper, 0.1)}, ui.Left)
	ReadyNote(p, s.Status, 1, "MTE est prêt", true)
	names := [20]string{"Nour", "Basile", "Aglaé", "Joris", "Maud", "Aline", "Driss", "Chloé", "Hugo", "Inès", "Théo", "Zoé", "Malo", "Sacha", "Élise", "Rami", "Lucie", "Omar", "Jade", "Yann"}
	var cups [20]Cup
	for i, n := range OnShelves {
		kind, strategy := Student, Offensive
		switch {
		case n == 0:
			kind = Master
		case n < 5:
			kind = Elite
		}
		switch names[i] {
		case "Aglaé", "Chloé", "Inès", "Lucie":
			strategy = Defensive
		case "Théo":
			strategy = Random
		}
		cup := cupOf(0, n, names[i], kind, Motif(i%6), strategy)
		cup.Sign = true
		switch names[i] {
		case "Zoé", "Jade", "Maud":
			cup.Posture = Down
		case "Nour", "Basile", "Joris":
			cup.Selected, cup.Ticked = true, true
		}
		cups[i] = cup
	}
	shelves := s.Shelves(cups[:])
	for i := range shelves {
		c.PaintShelf(p, &shelves[i], tick, still)
	}
	x := PaperLabel(p, "4 élites", s.Niche.X+16, s.Niche.Y+26, 120)
	PaperLabel(p, "1 maître du gobi", x+24, s.Niche.Y+26, 180)
	if s.Roomy {
		PaperLabel(p, "15 étudiants", s.Niche.X+16, s.Planks[0].Bottom()+27, 160)
	}
	p.Label("Modèles", ui.Rect{X: s.Presets.X, Y: s.Presets.Y, W: 76, H: s.Presets.H}, ui.Type{Face: ui.Fredoka600, Size: 18, Color: ui.Ink}, ui.Left)
	_, row := s.Presets.CutLeft(82, 0)
	for i, k := range [5]Key{{Icon: "brutal/brutes", Text: "Brutes", Chosen: true}, {Icon: "brutal/wall", Text: "Muraille"}, {Icon: "brutal/fox", Text: "Renards"}, {Icon: "brutal/balance", Text: "Équilibré"}, {Icon: "brutal/random", Text: "Hasard"}} {
		KeyButton(g, ui.ID{Name: "preset", N: i}, row.Column(i, 5, 8), &k)
	}
	PaintBudget(p, s.Points, &Budget{Left: "46", Words: "points à placer", Spent: "354 sur 400 dépensés", Mine: "dont 42 pour ces trois", Share: 354.0 / 400, Picked: 42.0 / 400})
	p.Label("3 élites choisies", s.Chosen, ui.Type{Face: ui.Fredoka700, Size: 23, Color: ui.Ink}, ui.Left)
	p.Label("Nour, Basile, Joris", s.Chosen, ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Second}, ui.Right)
	for i, a := range [5]Attribute{
		{Label: "Dextérité", Cap: 10, Room: 10, Free: 1, Low: 5, High: 5, Value: "5", Of: "/10", Effect: "touche 55 %"},
		{Label: "Force", Cap: 10, Room: 10, Free: 1, Low: 6, High: 6, Value: "6", Of: "/10", Effect: "+60 % dégâts"},
		{Label: "Résistance", Cap: 10, Room: 10, Free: 1, Low: 2, High: 6, Value: "2 à 6", Of: "/10", Effect: "annule 1 à 3"},
		{Label: "Constitution", Cap: 30, Room: 24, Free: 5, Low: 9, High: 9, Value: "9", Of: "/30", Effect: "39 ECTS max"},
		{Label: "Initiative", Cap: 10, Room: 4, Free: 1, Low: 1, High: 1, Value: "1", Of: "/10", Effect: "agit 9e sur 15"},
	} {
		a.Icon = AttributeIcons[i]
		a.Labelled, a.Told = AttributeTypes(g.P, s.Rows[i], []Attribute{a})
		AttributeSlider(g, ui.ID{Name: "attribute", N: i}, s.Rows[i], &a)
	}
	PaintLegend(p, s.Legend, 0, "offert aux élites", "acheté : 1 cran × 3 gobelets = 3 points")
	p.Label("Face à une résistance de 4 :", s.Against, ui.Type{Face: ui.Nunito800, Size: 16, Color: ui.Ink}, ui.Left)
	PaintOdds(p, s.Odds, []Odd{{"55 %", "Touche"}, {"0 à 14", "Dégâts"}, {"6,5", "Moyenne"}, {"50 %", "Soin réussi"}})
	StrategyRow(g, ui.ID{Name: "strategy"}, s.Strategies, &[3]string{"Défensive", "Offensive", "Aléatoire"}, int(Offensive))
	PaintReserve(p, s.Reserve, "Réservistes", "3/5", []Cup{cups[4], cups[11], cups[18]}, 5, tick, still)
	MainButton(g, ui.ID{Name: "main"}, s.Main, &Main{Title: "Continuer", Sub: "Retournez encore 2 gobelets : il faut 5 réservistes", Lit: true})
}

func TestSetupIsPainted(t *testing.T) {
	c, g := New(), desk()
	defer c.Close()
	for _, size := range []struct {
		name string
		w, h int
	}{{"campus-setup", 1280, 720}, {"campus-setup-narrow", 720, 1100}, {"campus-setup-16-10", 1280, 800}} {
		painter().Begin(ui.NewView(size.w, size.h))
		s := NewSetupPlan(painter(), TeamHalf)
		for range 2 {
			g.Begin(s.View, ui.Input{})
			setupScene(c, g, &s, 100, false)
			g.End()
		}
		hidden.Picture(t, size.w, size.h, size.name, g.P.Flush)
	}
}
