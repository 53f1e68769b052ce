package board

import (
	"fmt"
	"image"
	"maps"
	"os"
	"slices"
	"strings"
	"testing"

	"ludotheque/assets/art"
	"ludotheque/rules"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/ui"
)

// galleries are pages of pieces in all their states, in both languages.
var galleries = map[string]func(c *Field, g *ui.Gui, french, still bool){
	"cups": func(c *Field, g *ui.Gui, french, still bool) {
		p := g.P
		PaintSetup(p, &SetupPlan{View: p.View(), stacked: true})
		x, y := float32(60), float32(110)
		for k := range Kind(3) {
			for m := range Motifs {
				cup := cupOf(int(m)%2, int(m), "", k, m, Strategy(m%3))
				cup.Sign = true
				PaintCup(p, &cup, x, y, 1.1, 20, still)
				cup.Posture = Down
				PaintCup(p, &cup, x+80, y, 1.1, 20, still)
				x += 196
			}
			x, y = 60, y+126
		}
		for i, state := range []func(*Cup){
			func(c *Cup) { c.Selected, c.Ticked = true, true }, func(c *Cup) { c.Acting = true }, func(c *Cup) { c.Bar, c.Share, c.Pale = true, 0.4, 0.7 },
			func(c *Cup) { c.Bar, c.Share = true, 0.2 }, func(c *Cup) { c.Hit = 1 }, func(c *Cup) { c.Hit = 0.5 }, func(c *Cup) { c.Fallen = 0.4 }, func(c *Cup) { c.Fallen = 0.8 },
			func(c *Cup) { c.Fallen = 1 }, func(c *Cup) { c.Fallen, c.Fade = 1, 0.6 }, func(c *Cup) { c.Posture = Leaving }, func(c *Cup) { c.Posture = Ghost },
			func(c *Cup) { c.Silhouette = true }, func(c *Cup) { c.Bounce = 0.6 }, func(c *Cup) { c.Hot = true },
		} {
			for side := range 2 {
				cup := cupOf(side, i, "", Kind(2-i%3*side), Motif(i%6), Strategy(i%3))
				state(&cup)
				PaintCup(p, &cup, 50+84*float32(i), 530+130*float32(side), 1.1, 20, still)
			}
		}
	},
	"papers": func(c *Field, g *ui.Gui, french, still bool) {
		p := g.P
		c.Ground(g, p.View())
		w := words(french)
		for i, name := range Crests {
			Crest(p, name, rules.Seat(i%2), 50+70*float32(i), 60, 60)
			Crest(p, name, rules.Seat(1-i%2), 50+70*float32(i), 120, 40)
		}
		for i := range 6 {
			e := Envelope{Fold: float32(i) * 0.25, Seal: max(0, float32(i)-4)}
			PaintEnvelope(p, &e, rules.Seat(i%2), 590+116*float32(i), 70, 1)
		}
		for i := range 4 {
			e := Envelope{Fold: 1, Seal: 1, Opened: float32(i) / 3}
			PaintEnvelope(p, &e, 1, 590+116*float32(i), 170, 1)
		}
		for i := range 5 {
			SignDisc(p, Strategy(i%3), 1080+30*float32(i), 170, 12)
			OrderDisc(p, rules.Seat(i%2), i*4+1, 1080+36*float32(i), 210, 16)
		}
		for i, card := range []Card{
			{Title: "ISI · " + w("vous", "you"), Lead: w("mène", "leads"), Score: "2", Crest: "isi", Cups: 15, Up: 9, Figure: "9", Words: w("debout sur 15", "up out of 15"), Figure2: "268", Words2: w("ECTS en tout", "ECTS in all"), Turn: true},
			{Seat: 1, Title: "A2I", Sub: w("Muraille", "Wall"), Score: "1", Crest: "a2i", Cups: 15, Up: 13, Figure: "13", Words: w("debout sur 15", "up out of 15"), Figure2: "401", Words2: w("ECTS en tout", "ECTS in all")},
			{Title: "GM", Sub: w("Joueur A", "Player A"), Cups: 15, Up: 7, Held: true, Figure: "7", Words: w("placés\nsur quinze", "posted\nout of fifteen")},
			{Seat: 1, Title: "MM", Sub: w("11 debout", "11 up"), Score: "0", Envelope: &Envelope{Fold: 1, Seal: 1}, Caption: w("Secret jusqu’à la première mêlée", "Secret until the first mêlée")},
		} {
			PaintCard(p, ui.Rect{X: 24 + 212*float32(i), Y: 250, W: 196, H: 220}, &card, 20, still)
		}
		h := Header{Title: w("Trêve", "Truce"), Sub: w("après la mêlée 3", "after mêlée 3"), Note: w("il en faut 3", "3 are needed"), Pennants: [5]Pennant{{Taken: true}, {Taken: true, Seat: 1, Fresh: 0.6}}}
		PaintHeader(p, ui.Rect{X: 326, W: 628, H: 48}, &h, still)
		row := OrderLine{Number: 2, Name: "Basile", To: w("Quartier Administratif", "Administration"), Strategy: Random}
		p.Sheet(ui.Rect{X: 24, Y: 490, W: 500, H: 56}, ui.Sheet{Color: ui.Paper, Radius: 8, Waver: 1})
		OrderRow(g, ui.ID{Name: "row"}, ui.Rect{X: 36, Y: 494, W: 476, H: 48}, &row)
		MainButton(g, ui.ID{Name: "a"}, ui.Rect{X: 540, Y: 490, W: 340, H: 90}, &Main{Title: w("Valider", "Confirm"), Sub: w("Encore 3 gobelets et 1 zone vide", "3 cups left, 1 empty zone")})
		MainButton(g, ui.ID{Name: "b"}, ui.Rect{X: 900, Y: 490, W: 356, H: 90}, &Main{Title: w("Cacheter 3 ordres", "Seal 3 orders"), Sub: w("Les deux plis s’ouvriront ensemble", "Both letters open together"), Lit: true, Seal: true})
		KeyButton(g, ui.ID{Name: "k"}, ui.Rect{X: 540, Y: 600, W: 160, H: 46}, &Key{Icon: "brutal/turn-over", Text: w("Retourner", "Turn over")})
		KeyButton(g, ui.ID{Name: "l"}, ui.Rect{X: 716, Y: 600, W: 160, H: 46}, &Key{Icon: "brutal/cross", Text: w("Aucun ordre", "No orders"), Disabled: true})
		StrategyRow(g, ui.ID{Name: "s"}, ui.Rect{X: 900, Y: 600, W: 356, H: 46}, &[3]string{w("Défensive", "Defensive"), w("Offensive", "Offensive"), w("Aléatoire", "Random")}, -1)
		SpeedRuler(g, ui.ID{Name: "v"}, ui.Rect{X: 24, Y: 560, W: 500, H: 76}, []string{"0,5×", "1×", "2×", "4×", "8×", "16×"}, 4)
		RoundButton(g, ui.ID{Name: "p"}, ui.Rect{X: 30, Y: 650, W: 54, H: 54}, "icons/play")
		ReadyNote(p, ui.Rect{X: 100, Y: 655, W: 200, H: 46}, 1, w("MTE a placé", "MTE has posted"), true)
		LogLine(p, ui.Rect{X: 320, Y: 660, W: 900, H: 36}, 1, w("Bureau des Étudiants", "Students’ Office"), w("Paula soigne Léon : +9 ECTS (50 chances sur 100)", "Paula heals Léon: +9 ECTS (50 chances in 100)"), "", 0)
	},
	"moments": func(c *Field, g *ui.Gui, french, still bool) {
		w := words(french)
		f := &Frame{Plan: NewPlan(g.P.View(), Melee, 0), Tick: 33, Still: still}
		side := func(seat, from, n int) (cups []Cup) {
			for i := range n {
				kind := Student
				if from+i == 0 {
					kind = Master
				} else if from+i < 5 {
					kind = Elite
				}
				cup := cupOf(seat, from+i, "", kind, Motif(i%6), Strategy(i%3))
				cup.Bar, cup.Share = true, 1-0.07*float32(i)
				cups = append(cups, cup)
			}
			return cups
		}
		fresh := &f.Zones[0]
		fresh.Name, fresh.Held, fresh.Owner, fresh.Fresh, fresh.HeldText = w("Bibliothèque", "Library"), true, 1, 0.5, w("tenu par B", "held by B")
		fresh.Cups = side(1, 0, 3)
		crowd := &f.Zones[1]
		crowd.Name, crowd.Share, crowd.Cups = w("Bureau des Étudiants", "Students’ Office"), 0.7, append(side(0, 0, 11), side(1, 3, 4)...)
		crowd.Left, crowd.Right = Tag{Show: true, Sign: true, Figure: "412"}, Tag{Show: true, Seat: 1, Sign: true, Figure: "141"}
		mad := &f.Zones[2]
		mad.Name, mad.Share, mad.Frenzy, mad.Cups = w("Quartier Administratif", "Administration"), 0.5, 1, append(side(0, 11, 2), side(1, 7, 2)...)
		mad.Effects = []Effect{{Kind: Absorbed, From: Who{0, 11}, To: Who{1, 7}, Age: 20, Text: w("encaissé", "shrugged off")}}
		fly := &f.Zones[3]
		fly.Name, fly.Share, fly.Cups = w("Halles industrielles", "Workshops"), 0.45, append(side(0, 13, 3), side(1, 9, 3)...)
		fly.Effects = []Effect{{Kind: Hit, From: Who{0, 13}, To: Who{1, 10}, Age: 7, Text: "−14"}, {Kind: KO, From: Who{1, 9}, To: Who{0, 15}, Age: FlightTicks + 4, Text: "KO"}}
		fly.Cups[2].Fallen = 0.5
		fly.Ringed = true
		six := &f.Zones[4]
		six.Name, six.Share, six.Cups = w("Halle Sportive", "Sports Hall"), 0.5, append(side(0, 14, 6), side(1, 12, 8)...)
		c.Paint(g, f)
		PaintBanner(g.P, &f.Plan, &Banner{Title: w("Frénésie", "Frenzy"), Sub: w("Tout le monde attaque, de plus en plus fort", "Everybody attacks, harder and harder"), Age: 40, Loud: true}, still)
	},
	"story": func(c *Field, g *ui.Gui, french, still bool) {
		p, w := g.P, words(french)
		p.Fill(p.View().Rect(), ui.Paper)
		p.Sheet(ui.Rect{X: 40, Y: 40, W: 620, H: 150}, ui.Sheet{Color: ui.White, Radius: 8, Waver: 1})
		PaintLuck(p, ui.Rect{X: 60, Y: 56, W: 580, H: 54}, &Luck{Label: "ISI", Words: w("412 ECTS ôtés, 388 attendus", "412 ECTS taken, 388 expected"), Real: 412, Expected: 388, Most: 500})
		PaintLuck(p, ui.Rect{X: 60, Y: 122, W: 580, H: 54}, &Luck{Seat: 1, Label: "MTE", Words: w("301 ECTS ôtés, 365 attendus", "301 ECTS taken, 365 expected"), Real: 301, Expected: 365, Most: 500})
		var best []Best
		for i, k := range []Kind{Master, Student, Elite, Student} {
			best = append(best, Best{Cup: cupOf(i%2, i, []string{"Aglaé", "Léon", "Nour", "Zoé"}[i], k, Motif(i), Strategy(i%3)), Figure: []string{"87", "64", "61", "40"}[i], Words: w("ECTS ôtés", "ECTS taken")})
		}
		PaintBest(p, ui.Rect{X: 700, Y: 40, W: 520, H: 240}, best, 20, still)
		for i := range 6 {
			cup := cupOf(0, i, "", Kind(i%3), Motif(i), Offensive)
			cup.Arrive = float32(i) / 5
			PaintCup(p, &cup, 100+90*float32(i), 380, 1.1, 20, still)
		}
	},
	"truce": func(c *Field, g *ui.Gui, french, still bool) {
		f := truceFrame()
		f.Plan, f.Still = NewPlan(g.P.View(), Truce, 0), still
		r := &Reveal{Age: revealSlide + revealOpen + 18, Orders: []Order{
			{X0: 500, Y0: 222, To: 0}, {X0: 206, Y0: 612, Below: true, To: 4}, {X0: 270, Y0: 612, Below: true, To: 1}, {X0: 330, Y0: 612, Below: true, To: 4, Lane: 1},
			{Seat: 1, X0: 470, Y0: 460, To: 4}, {Seat: 1, X0: 530, Y0: 460, To: 1},
		}}
		r.Draw(still)
		f.Orders = r.Orders
		c.Paint(g, f)
		r.Age = revealSlide + revealOpen/2
		PaintReveal(g.P, &f.Plan, r, still)
	},
}

func words(french bool) func(fr, en string) string {
	return func(fr, en string) string {
		if french {
			return fr
		}
		return en
	}
}

// Every text of the gallery fits its place, in both languages and at double
// size. With LUDOTHEQUE_PICTURES set the pages are written.
func TestGalleryFits(t *testing.T) {
	c := New()
	defer c.Close()
	for name, page := range galleries {
		for _, french := range []bool{true, false} {
			for _, scale := range []float32{1, 2} {
				g := desk()
				g.P.TextScale = scale
				g.P.Overflow = func(text string, box ui.Rect, w, h float32) {
					t.Errorf("%s, text at %v: %q of %.0f × %.0f does not fit %.0f × %.0f", name, scale, text, w, h, box.W, box.H)
				}
				for range 2 {
					g.Begin(ui.NewView(1280, 720), ui.Input{})
					page(c, g, french, false)
					g.End()
				}
				if os.Getenv("LUDOTHEQUE_PICTURES") != "" && (french || scale == 1 && name != "cups") {
					hidden.Picture(t, 1280, 720, fmt.Sprintf("campus-%s-%v-%v", name, french, scale), g.P.Flush)
				}
			}
		}
	}
}

// In reduced motion two ticks look the same.
func TestStillStands(t *testing.T) {
	shots := [2]*image.RGBA{}
	for i := range shots {
		c, g := New(), desk()
		f := meleeFrame()
		f.Plan, f.Still, f.Tick = NewPlan(ui.NewView(480, 270), Melee, 0), true, 100+173*i
		for range 2 {
			g.Begin(f.Plan.View, ui.Input{})
			c.Paint(g, f)
			g.End()
		}
		shots[i] = hidden.Picture(t, 480, 270, fmt.Sprintf("campus-still-%d", i), g.P.Flush)
		c.Close()
	}
	if err := hidden.Same(shots[0], shots[1]); err != nil {
		t.Errorf("something moves although nothing should: %v", err)
	}
}

// The three screens hold their texts in every window; pictures only when asked.
func TestScreensFitEveryWindow(t *testing.T) {
	c := New()
	defer c.Close()
	for _, w := range windows {
		for m, f := range map[Mode]*Frame{Assign: assignFrame(), Melee: meleeFrame(), Truce: truceFrame()} {
			g := desk()
			f.Plan = NewPlan(ui.NewView(w[0], w[1]), m, 0)
			if m == Truce {
				f.Orders = f.Orders[:0]
				for i := range 3 {
					b := f.Plan.Bench
					f.Orders = append(f.Orders, Order{Number: i + 1, X0: b.X + 60 + 40*float32(i), Y0: b.CY(), Below: true, To: [3]int{0, 4, 1}[i], Drawn: 1})
				}
			}
			g.P.Overflow = func(text string, box ui.Rect, tw, th float32) {
				t.Errorf("%v, screen %d: %q of %.0f × %.0f does not fit %.0f × %.0f", w, m, text, tw, th, box.W, box.H)
			}
			for range 2 {
				g.Begin(f.Plan.View, ui.Input{})
				switch m {
				case Assign:
					assignScene(c, g, f)
				case Melee:
					meleeScene(c, g, f)
				case Truce:
					truceScene(c, g, f)
				}
				g.End()
			}
			if os.Getenv("LUDOTHEQUE_PICTURES") != "" && w[0] != 2560 && w[1] != 720 {
				hidden.Picture(t, w[0], w[1], fmt.Sprintf("campus-screen-%d-%d×%d", m, w[0], w[1]), g.P.Flush)
			}
		}
	}
}

// Every picture of the rule book paints something, and its words fit.
func TestIllustrations(t *testing.T) {
	g := desk()
	g.P.Overflow = func(text string, box ui.Rect, w, h float32) {
		t.Errorf("%q of %.0f × %.0f does not fit %.0f × %.0f", text, w, h, box.W, box.H)
	}
	if h, _ := IllustrationHeight("nothing"); h != 0 || Illustrate(g, "nothing", ui.Rect{W: 10, H: 10}, "", "") {
		t.Error("a picture that does not exist is painted")
	}
	names := slices.Sorted(maps.Keys(illustrations))
	for _, scale := range []float32{1, 2} {
		g.P.TextScale = scale
		g.Begin(ui.NewView(1280, 720), ui.Input{})
		g.P.Fill(g.P.View().Rect(), ui.Paper)
		x, y := float32(20), float32(20)
		for _, name := range names {
			h, wide := IllustrationHeight(name)
			w := float32(112)
			if wide {
				w = 446
			}
			if x+w > 1260 {
				x, y = 20, y+130
			}
			if h < 50 || !Illustrate(g, name, ui.Rect{X: x, Y: y, W: w, H: h}, "Cinq zones, il en faut trois", "Elles se battent toutes seules.") {
				t.Errorf("no picture %s", name)
			}
			x += w + 14
		}
		g.End()
		if scale == 1 && os.Getenv("LUDOTHEQUE_PICTURES") != "" {
			hidden.Picture(t, 1280, 720, "campus-book", g.P.Flush)
		}
	}
}

// Nothing is too large for the atlas on a screen of 3840 × 2160: what is not
// painted is said by its size.
func TestPiecesFitTheAtlas(t *testing.T) {
	const page, largest = 2048, 3.3636 // scale 3, rounded up to the next quarter of an octave
	for _, name := range art.Names() {
		if !strings.HasPrefix(name, "brutal/") {
			continue
		}
		box, err := art.Size(name)
		if err != nil {
			t.Fatal(err)
		}
		if box.W*largest+4 > page || box.H*largest+4 > page-520 {
			t.Errorf("%s is %.0f × %.0f units: cut it in two", name, box.W, box.H)
		}
	}
}
