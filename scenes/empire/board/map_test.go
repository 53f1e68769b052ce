package board

import (
	"sync"
	"testing"

	"ludotheque/rules/empire"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/ui"
)

// painter is shared by the tests: each new one has an atlas to fill.
var painter = sync.OnceValue(ui.NewPainter)

// desk is a Gui for one test.
func desk() *ui.Gui {
	p := painter()
	p.TextScale, p.Overflow = 1, nil
	return ui.NewGui(p)
}

func TestMain(m *testing.M) { hidden.Main(m) }

var french = &Names{
	Regions: [empire.RegionCount]string{"Carrefour", "Houlque", "Aubépine", "Crêtelune", "Bas-Guet", "Longsaules", "Tourbière", "Pointe-Grise",
		"Phare-Perdu", "Algueraie", "Noirgalet", "Brisants", "Résine", "Hautepierre", "Falaises", "Champ-d’Or", "Guêpier",
		"Ocreport", "Sablonne", "Palmeraie", "Deux-Dunes", "Fougeraie", "Grand-Chêne", "Sous-Bois", "Clairmare"},
	Continents: [empire.ContinentCount]string{"Grand-Plateau", "Îles\nde Brume", "Terres\nd’Ambre", "Côte du Levant", "Bois-Profonds"},
	Goods:      [empire.Wild + 1]string{"", "Cristal", "Minerai", "Bois", "Outils", "Vivres", "Joker"},
	Verbs:      [empire.Destroy + 1]string{"", "Placer", "Déplacer", "Naviguer", "Ville", "Détruire"},
	Or:         "ou", And: "et",
}

var english = &Names{
	Regions: [empire.RegionCount]string{"Crossroads", "Softgrass", "Hawthorn", "Moonridge", "Low Ford", "Longwillows", "Peatmoor", "Grey Point",
		"Lost Lighthouse", "Kelpfield", "Blackpebble", "Breakers", "Resin", "Highstone", "The Cliffs", "Goldfield", "Wasps’ Nest",
		"Ochreport", "Sandhaven", "Palm Grove", "Two Dunes", "Fernwood", "Great Oak", "Underwood", "Clearmere"},
	Continents: [empire.ContinentCount]string{"Great Plateau", "Isles\nof Mist", "Amber\nLands", "Levant Coast", "Deepwoods"},
	Goods:      [empire.Wild + 1]string{"", "Crystal", "Ore", "Wood", "Tools", "Food", "Wild"},
	Verbs:      [empire.Destroy + 1]string{"", "Place", "Move", "Sail", "City", "Destroy"},
	Or:         "or", And: "and",
}

// at is the region of a letter.
func at(letter byte) empire.Region { return empire.Region(letter - 'A') }

// set is the regions of letters.
func set(letters string) (s empire.Regions) {
	for i := range letters {
		s = s.With(at(letters[i]))
	}
	return s
}

// ground lays armies and cities down: "C 2 0" is two armies of seat 0 in C.
func ground(f *Frame, letter byte, side empire.Side, armies, cities int) {
	g := &f.Grounds[at(letter)]
	g.Armies[side] += uint8(armies)
	g.Cities[side] += uint8(cities)
}

// boardFrame is the map of the target picture empire-board.
func boardFrame(v ui.View) *Frame {
	f := &Frame{Plan: NewPlan(v, 0), Names: french, Grounds: new([empire.RegionCount]empire.Ground), Under: empire.NoRegion, From: empire.NoRegion, Tick: 100}
	const a, b, n = 0, empire.Automaton, empire.Neutral
	ground(f, 'A', a, 2, 0)
	ground(f, 'B', a, 2, 1)
	ground(f, 'C', a, 2, 0)
	ground(f, 'C', n, 1, 0)
	ground(f, 'D', a, 3, 1)
	ground(f, 'E', b, 2, 0)
	ground(f, 'E', n, 1, 0)
	ground(f, 'F', b, 1, 0)
	ground(f, 'G', n, 1, 0)
	ground(f, 'L', n, 2, 0)
	ground(f, 'M', a, 2, 0)
	ground(f, 'P', n, 2, 0)
	ground(f, 'R', b, 2, 0)
	ground(f, 'S', b, 2, 1)
	ground(f, 'T', b, 1, 0)
	ground(f, 'U', n, 1, 0)
	ground(f, 'W', n, 2, 0)
	f.Continents = [empire.ContinentCount]empire.Side{a, empire.Nobody, empire.Nobody, b, empire.Nobody}
	for r, good := range map[byte]empire.Good{'D': empire.Tools, 'F': empire.Wood, 'J': empire.Crystal, 'K': empire.Ore, 'O': empire.Food,
		'Q': empire.Crystal, 'R': empire.Food, 'T': empire.Wood, 'X': empire.Ore, 'Y': empire.Tools} {
		f.Grounds[at(r)].Token = good
	}
	f.Grounds[at('H')].Coin, f.Grounds[at('M')].Coin = true, true
	for r := range f.Grounds {
		f.Power[r] = -1
		if s := f.Grounds[r].Holder(); s == a || s == b {
			f.Power[r] = int8(f.Grounds[r].Pieces(s) - f.Grounds[r].Pieces(1-s))
		}
	}
	f.Plus = set("ABD")
	return f
}

func TestBoardIsPainted(t *testing.T) {
	a, g := NewMap(), desk()
	defer a.Close()
	f, s := boardFrame(ui.NewView(1280, 720)), boardScore()
	g.Focus(cardID(2))
	for range 30 {
		g.Begin(f.Plan.View, ui.Input{})
		boardScene(a, g, f, s)
		g.End()
	}
	img := hidden.Picture(t, 1280, 720, "empire-board", g.P.Flush)
	for _, c := range []struct {
		what string
		x, y int
		want ui.Color
	}{
		{"the sea", 430, 100, parchment}, {"the outline of A's region", 349, 232, ui.Seats[0].Color},
		{"the outline of B's region", 573, 300, ui.Seats[1].Color}, {"the accent around the card", 345, 640, ui.Accent},
	} {
		got := img.RGBAAt(c.x, c.y)
		near := func(a uint8, b float32) bool { d := float32(a)/255 - b; return d < 0.14 && d > -0.14 }
		if !near(got.R, c.want.R) || !near(got.G, c.want.G) || !near(got.B, c.want.B) {
			t.Errorf("%s is %v, want about %v", c.what, got, c.want)
		}
	}
}

func TestAutomatonIsPainted(t *testing.T) {
	a, g := NewMap(), desk()
	defer a.Close()
	f, s := autoFrame(ui.NewView(1280, 720)), autoScore()
	for range 3 {
		g.Begin(f.Plan.View, ui.Input{})
		autoScene(a, g, f, s)
		g.End()
	}
	img := hidden.Picture(t, 1280, 720, "empire-automaton", g.P.Flush)
	if got := img.RGBAAt(700, 715); got.R < got.B+20 || got.R > 130 {
		t.Errorf("the shelf is %v, want brown", got)
	}
}
