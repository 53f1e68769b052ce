package brutal

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// Paint paints the page, and notes what its widgets want.
func (f *face) Paint() {
	switch {
	case f.blind.begun && f.deciding():
		f.blind.paint()
	case f.page == pageMelee:
		f.melee.paint()
	case f.page == pageMoments:
		f.moments.paint()
	case f.page == pageReveal:
		f.reveal.paint()
	case f.on.Eyes == rules.Spectator:
		f.paintBehind()
	case f.page == pageSetup:
		f.setup.paint()
	case f.page == pagePost:
		f.post.paint()
	case f.page == pageTruce:
		f.truce.paint()
	}
	if f.page != pageReveal && f.page != pageMoments {
		plan := board.NewPlan(f.g.P.View(), f.mode(), f.g.P.Thumb)
		board.PaintBanner(f.g.P, &plan, &f.banner, f.still())
	}
	f.hint.paint()
	f.journal.paint()
	f.templates.paint()
}

// canvas is what each painting of the campus fills again, and where things lie on it.
type canvas struct {
	*face
	frame board.Frame
	list  []int // of fighters
	cups  []board.Cup
	hints []kit.Hint
	slips []slip
}

// mode returns the layout mode of the page.
func (f *canvas) mode() board.Mode {
	switch f.page {
	case pageMelee, pageMoments:
		return board.Melee
	case pageTruce, pageReveal:
		return board.Truce
	}
	return board.Assign
}

// paintBehind is painted while the screen is handed over.
func (f *face) paintBehind() {
	f.field.Ground(f.g, f.g.P.View())
	if f.on.People() == 0 {
		board.PaintBanner(f.g.P, f.plan(), &board.Banner{Title: f.k.Say(words.BrutalPreparing()), Sub: f.k.Say(f.Where()), Age: 30}, true)
	}
}

// plan returns the plan of the page.
func (f *canvas) plan() *board.Plan {
	f.frame.Plan = board.NewPlan(f.g.P.View(), f.mode(), f.g.P.Thumb)
	if own := f.on.View.Own(); f.page == pageTruce && own != nil {
		waiting := slices.ContainsFunc(own[:], func(who game.Fighter) bool { return who.Zone == game.Bench })
		if !waiting {
			f.frame.Plan.FoldBench()
		}
	}
	return &f.frame.Plan
}

// clearZones makes the zones of the frame empty of everything but their names.
func (f *canvas) clearZones() {
	f.clear(&f.frame)
	f.frame.Hand, f.frame.Orders = nil, f.frame.Orders[:0]
	f.frame.Tick, f.frame.Still, f.frame.Calm, f.frame.Names = f.tick, f.still(), f.on.Prefs.Motion != ui.Lively, true
}

// panOf returns where a zone is heard.
func (f *canvas) panOf(z int) float32 {
	v := f.frame.Plan.View
	if v.W == 0 || z < 0 {
		return 0
	}
	return panIn(&f.frame.Plan, z)
}

// panIn returns where a zone is heard.
func panIn(plan *board.Plan, z int) float32 { return 0.6 * (plan.Buildings[z].CX()/plan.View.W*2 - 1) }
