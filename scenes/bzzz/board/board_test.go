package board

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/rules/bzzz"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

func TestMain(m *testing.M) { hidden.Main(m) }

// played returns a game after some steps of random play.
func played(t testing.TB, seed uint64, steps int) *bzzz.View {
	s, err := bzzz.Game.New(rules.Setup{Seats: 4, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	r := rules.NewRand(seed)
	acts := make([]bzzz.Action, 4)
	for range steps {
		if s.Result() != nil {
			break
		}
		clear(acts)
		if seat := s.Acting().First(); seat >= 0 {
			acts[seat] = s.View(seat).Sample(r)
		}
		s.Step(acts)
	}
	return s.View(0)
}

// frameOf shows a view with every bee at rest.
func frameOf(v *bzzz.View) *Frame {
	f := &Frame{Board: ui.Rect{X: 280, Y: 16, W: 688, H: 688}, View: v, Selected: -1, Hot: -1, Names: true}
	for i := range v.Bees {
		b := &v.Bees[i]
		p := Pose{X: float32(b.X), Y: float32(b.Y)}
		if b.KO() {
			p.KO, p.Count = 1, v.KOLeft(i)
		}
		f.Bees = append(f.Bees, p)
	}
	return f
}

func paint(g *ui.Gui, d *Field, f *Frame, w, h int) {
	g.Begin(ui.NewView(w, h), ui.Input{})
	Around(g.P)
	d.Paint(g, f)
	g.End()
}

func TestBoardShowsWhatIsOnIt(t *testing.T) {
	v := played(t, 5, 260)
	g, d := ui.NewGui(ui.NewPainter()), New()
	f := frameOf(v)
	paint(g, d, f, 1280, 720)
	img := hidden.Picture(t, 1280, 720, "board-board", g.P.Flush)
	if len(v.Bees) == 0 {
		t.Fatal("no bees to show")
	}
	// Each bee at rest covers the meadow under it.
	f.Bees = make([]Pose, len(f.Bees))
	for i := range f.Bees {
		f.Bees[i].Hide = true
	}
	paint(g, d, f, 1280, 720)
	bare := hidden.Picture(t, 1280, 720, "board-bare", g.P.Flush)
	for i := range v.Bees {
		x, y := d.At(f, float32(v.Bees[i].X), float32(v.Bees[i].Y))
		changed := 0
		for dy := -6; dy <= 6; dy++ {
			for dx := -6; dx <= 6; dx++ {
				if img.RGBAAt(int(x)+dx, int(y)+dy) != bare.RGBAAt(int(x)+dx, int(y)+dy) {
					changed++
				}
			}
		}
		if changed < 80 {
			t.Errorf("bee %d: %d of 169 pixels changed", i, changed)
		}
	}
}

// What is known of two flowers side by side can be read of both, at every size of
// texts; a flower that stands alone has its tag below it.
func TestTagsOfNeighboursKeepApart(t *testing.T) {
	p := ui.NewPainter()
	v := played(t, 5, 0)
	near := bzzz.Range{Lo: 30, Hi: 32}
	for i, at := range [...][2]int{{7, 3}, {8, 3}, {8, 5}} {
		v.Flowers[i].X, v.Flowers[i].Y, v.Flowers[i].Nectar = at[0], at[1], near
	}
	v.Flowers = v.Flowers[:3]
	for _, scale := range []float32{1, 2} {
		p.TextScale = scale
		ax, aw := tagAt(p, v, 0, tagType(p))
		bx, bw := tagAt(p, v, 1, tagType(p))
		if ax+aw/2 > bx-bw/2 {
			t.Errorf("at %v times: one tag ends at %v, the next begins at %v", scale, ax+aw/2, bx-bw/2)
		}
		if x, _ := tagAt(p, v, 2, tagType(p)); x != mid(8) {
			t.Errorf("at %v times: the tag of a flower alone is at %v, not %v", scale, x, mid(8))
		}
	}
}

func TestCellAndPlaceAreInverse(t *testing.T) {
	v := played(t, 1, 0)
	d := New()
	for _, cam := range []Camera{{}, {X: 4, Y: 9, Cells: 8}} {
		f := frameOf(v)
		f.Camera = cam
		for _, c := range []Cell{{4, 9}, {6, 8}, {2, 10}} {
			x, y := d.At(f, float32(c.X), float32(c.Y))
			if got, ok := d.CellAt(f, x, y); !ok || got != c {
				t.Errorf("camera %v, cell %v: %v %v", cam, c, got, ok)
			}
		}
		if _, ok := d.CellAt(f, f.Board.X-5, f.Board.Y); ok {
			t.Error("a place outside the board has a cell")
		}
	}
}

// From near, a duel in the light lies in a clearing, and all else in the shade.
func TestCloseUp(t *testing.T) {
	v := played(t, 5, 260)
	g, d := ui.NewGui(ui.NewPainter()), New()
	f := frameOf(v)
	b := &v.Bees[0]
	v.Bees[1].X, v.Bees[1].Y = b.X+1, b.Y
	f.Bees[1].X, f.Bees[1].Y = float32(b.X+1), float32(b.Y)
	f.Board = ui.Rect{W: 966, H: 720}
	f.Camera = Camera{float32(b.X), float32(b.Y), 966.0 / NearCell}
	f.Bees[0].Hide, f.Bees[1].Hide = true, true
	f.Bees[0].GhostX, f.Bees[0].GhostAlpha = 0.2, 1
	f.Bees[1].KO = 1
	f.Skirmish = &Skirmish{Dim: 1, Foot: 150, Duels: []Duel{{A: 0, B: 1, Ticket: 1, State: Now, Bright: 1, Drawn: 1}}, Fighters: []Fighter{
		{Bee: 0, Num: 5, Den: 6, Words: "5 chances sur 6", Note: "Esquive", Settled: true, Bright: 1, Open: 1, Stake: 4},
		{Bee: 1, Num: 1, Den: 6, Words: "1 chance sur 6", Note: "KO, 5 tours", Settled: true, Hit: true, Bright: 1, Open: 1, Stake: -1, Struck: 1, Turns: 5, Spilt: 1, Loss: "9 nectars perdus"},
	}}
	paint(g, d, f, 1280, 720)
	img := hidden.Picture(t, 1280, 720, "board-close", g.P.Flush)
	// Outside the clearing it is darker than inside.
	in, out := img.RGBAAt(420, 400), img.RGBAAt(60, 600)
	if int(in.R)+int(in.G) <= int(out.R)+int(out.G) {
		t.Errorf("inside %v, outside %v", in, out)
	}
}

func TestHandsMarks(t *testing.T) {
	v := played(t, 5, 260)
	g, d := ui.NewGui(ui.NewPainter()), New()
	f := frameOf(v)
	b := &v.Bees[0]
	f.Selected = 0
	f.Legal = []Cell{{b.X + 1, b.Y}, {b.X - 1, b.Y}, {b.X, b.Y + 1}}
	f.Next = &f.Legal[0]
	f.Cursor = &Cell{8, 8}
	f.Marked = []Cell{{10, 10}}
	f.Threads = []Thread{{Seat: 0, Points: []ui.Point{{X: float32(b.X), Y: float32(b.Y)}, {X: 7, Y: 9}, {X: 6, Y: 5}, {X: 2, Y: 3}}, Knots: []int{1, 3}}}
	f.Odds = []Odds{{Bee: 0, Num: 5, Den: 6, Words: "5 chances sur 6"}}
	paint(g, d, f, 1920, 1080)
	img := hidden.Picture(t, 1920, 1080, "board-marks", g.P.Flush)
	x, y := d.At(f, 8, 8)
	x, y = x*1.5, y*1.5
	accent := 0
	for dy := -45; dy <= 45; dy++ {
		for dx := -45; dx <= 45; dx++ {
			if c := img.RGBAAt(int(x)+dx, int(y)+dy); c.R > 150 && c.G < 80 && c.B < 130 {
				accent++
			}
		}
	}
	if accent < 200 {
		t.Errorf("the cursor shows %d pixels of accent", accent)
	}
}

// A settled board allocates nothing of ours: words, glyphs and artwork are kept.
func BenchmarkSettledBoard(b *testing.B) {
	v := played(b, 5, 260)
	g, d := ui.NewGui(ui.NewPainter()), New()
	f := frameOf(v)
	dst := ebiten.NewImage(1280, 720)
	for range 3 {
		paint(g, d, f, 1280, 720)
	}
	g.P.Flush(dst)
	b.ReportAllocs()
	for b.Loop() {
		paint(g, d, f, 1280, 720)
	}
}

// Everybody tells the chances of dodging from the others.
func TestEverybodySeesOdds(t *testing.T) {
	g := ui.NewGui(ui.NewPainter())
	r := ui.Centered(640, 360, 176, 60)
	f := kittest.PrintOf(t, "odds", g.P, 1280, 720, func() {
		g.Begin(ui.NewView(1280, 720), ui.Input{})
		paintComb12(g.P, 1, 2, r, 1)
		g.End()
	}, g.P.Flush)
	first := ui.Centered(r.CX()-12.5, r.CY(), 12, 12)
	f.Apart("a chance of dodging and one of a KO", first, first.Move(25, 0), 2.0/3)
}

// Of two bees that fight one above the other, neither the turns of KO nor the number of
// the duel cover a name, at any size of texts.
func TestDiscsLeaveNamesToBeRead(t *testing.T) {
	for _, text := range [...]float32{1, 1.6, 2} {
		v := played(t, 5, 260)
		v.Bees = append(v.Bees[:0:0], bzzz.Bee{Owner: 0, Number: 1, X: 7, Y: 7}, bzzz.Bee{Owner: 1, Number: 2, X: 7, Y: 8})
		f := frameOf(v)
		f.Camera = Camera{X: 7, Y: 7.5, Cells: 6}
		f.Skirmish = &Skirmish{Dim: 1, Duels: []Duel{{A: 0, B: 1, Ticket: 1, State: Now, Bright: 1, Drawn: 1}}}
		for i := range v.Bees {
			f.Skirmish.Fighters = append(f.Skirmish.Fighters, Fighter{Bee: i, Num: 1, Den: 2, Open: 1, Bright: 1, Struck: 1, Turns: 5, Stake: -1})
		}
		k := skirmish{Skirmish: f.Skirmish, d: New(), f: f, grown: min(1.6, text), size: 2, half: 2 * beeHalf}
		k.lay()
		for i, tag := range k.tags {
			for _, over := range append(append([]ui.Rect{k.tags[1-i]}, k.discs...), k.tickets...) {
				if shared := overlap(tag, over); shared > 0.03*tag.W*tag.H {
					t.Errorf("text %.1f: %v lies over %.0f of the name at %v", text, over, shared, tag)
				}
			}
		}
	}
}

// In the shade of a skirmish names, figures of flowers and turns of KO are there at the
// usual size of texts, and make room for what is shown where letters are large.
func TestLargeTextsLeaveAFightAlone(t *testing.T) {
	for _, c := range [...]struct {
		text, dim float32
		shown     bool
	}{{1, 1, true}, {2, 0, true}, {2, 1, false}} {
		v := played(t, 5, 260)
		v.Bees = append(v.Bees[:0:0], bzzz.Bee{Owner: 2, Number: 3, X: 7, Y: 7}, bzzz.Bee{Owner: 1, Number: 2, X: 8, Y: 7, Wake: v.Turn + 3})
		v.Flowers = append(v.Flowers[:0:0], bzzz.Flower{X: 7, Y: 9, Nectar: bzzz.Range{Lo: 61, Hi: 61}})
		f := frameOf(v)
		f.Camera = Camera{X: 7, Y: 7.5, Cells: 8}
		f.Skirmish = &Skirmish{Dim: c.dim}
		g, d := ui.NewGui(ui.NewPainter()), New()
		g.P.TextScale = c.text
		seen := ui.Witness{Dry: true}
		g.P.Witness = &seen
		paint(g, d, f, 1280, 720)
		for _, want := range []string{"C3", "61", ui.Digits(v.KOLeft(1))} {
			has := slices.ContainsFunc(seen.Letters, func(l ui.Letters) bool { return l.Text == want })
			if has != c.shown {
				t.Errorf("texts of %.0f times, shade %.0f: %q is shown: %v", c.text, c.dim, want, has)
			}
		}
	}
}
