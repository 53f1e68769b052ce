package empire

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	game "ludotheque/rules/empire"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// largeTheatre is a match against the automaton with texts of 200 %.
func largeTheatre(t testing.TB, w, h int) *theatre {
	t.Helper()
	on := kittest.NewStage(t, "fr", w, h)
	on.Kit.Prefs.TextScale = 2
	th := stageOn(on, solo(9, nil))
	th.Wait(2)
	return th
}

// seen reports whether all of a region is seen, with nothing over it.
func (th *theatre) seen(r game.Region) bool { return th.plan.Seen(th.board.Bounds(th.plan, r)) }

// Where texts are large the map goes to the region that the keys come to, and to every
// continent in turn before a card is taken.
func TestTheMapGoesWhereItMatters(t *testing.T) {
	for _, size := range [...][2]int{{1280, 720}, {640, 400}, {720, 1280}, {390, 844}} {
		th := largeTheatre(t, size[0], size[1])
		came := map[game.Continent]bool{}
		for range game.ContinentCount {
			th.Press(ebiten.KeyTab)
			th.Wait(60)
			for r := range game.Region(game.RegionCount) {
				if th.seen(r) {
					came[game.Atlas.Lands[r].Continent] = true
				}
			}
		}
		if len(came) < game.ContinentCount {
			t.Errorf("%v: keys bring only %v into sight", size, came)
		}
		th.Press(ebiten.KeyEnter)
		th.Wait(2)
		for r := range game.Region(game.RegionCount) {
			th.hands.at, th.hands.region, th.hands.keyed = onMap, r, true
			th.Wait(60)
			if !th.seen(r) {
				t.Errorf("%v: the keys are at %v, which is not in sight", size, r)
			}
		}
	}
}

// The pointer draws the map, and presses the small one to go there; neither is a press
// on a region.
func TestThePointerMovesTheMap(t *testing.T) {
	th := largeTheatre(t, 1280, 720)
	th.hands.aimCard(1)
	th.Press(ebiten.KeyEnter)
	th.Wait(2)
	before, at := th.m.Hash(), th.camera.to
	mini := th.plan.Mini
	th.Click(mini.Right()-50, mini.Bottom()-20)
	th.Wait(60)
	if th.camera.to == at || !th.seen(game.Atlas.Continents[game.Levant].First()) {
		t.Error("a press on the small map goes nowhere")
	}
	at = th.camera.to
	from := th.plan.Board
	th.Point(from.CX(), from.CY())
	th.Src.Now.Mouse = 1 << input.MouseLeft
	th.Wait(1)
	th.Point(from.CX()+200, from.CY()+80)
	th.Src.Now.Mouse = 0
	th.Wait(1)
	th.Wait(10)
	if th.camera.to.X >= at.X || th.m.Hash() != before {
		t.Errorf("drawn from %v to %v; the match has gone on: %v", at, th.camera.to, th.m.Hash() != before)
	}
}

// The paper of points opens and closes by a key, by a pad and by a press.
func TestStandingsAreShown(t *testing.T) {
	th := largeTheatre(t, 1280, 720)
	th.Press(ebiten.KeyV)
	if !th.standings.shown() {
		t.Error("the key does not open the paper")
	}
	th.Press(ebiten.KeyEscape)
	if th.standings.shown() {
		t.Error("Esc does not close it")
	}
	th.Click(mid(th.plan.Totals))
	if !th.standings.shown() {
		t.Error("a press does not open it")
	}
	th.Stage.Kit.Prefs.TextScale = 1
	th.Wait(2)
	if th.standings.shown() || th.modal() {
		t.Error("it is open where there is none")
	}
}

// With reduced motion the map is there at once.
func TestTheMapJumpsWithReducedMotion(t *testing.T) {
	th := largeTheatre(t, 1280, 720)
	th.Stage.Kit.Prefs.Motion = ui.Reduced
	th.camera.next()
	th.Wait(1)
	if th.camera.at != th.camera.to {
		t.Errorf("the map is at %v and goes to %v", th.camera.at, th.camera.to)
	}
}

// A region that is out of sight, under the list or the small map, is no place to press.
func TestNoRegionIsPressedUnderAPaper(t *testing.T) {
	th := largeTheatre(t, 667, 375)
	th.hands.aimCard(1)
	th.Press(ebiten.KeyEnter)
	th.Wait(2)
	n := 0
	th.Stage.Kit.Watch = func(g *ui.Gui) {
		for _, thing := range g.Controls(nil) {
			if thing.Name != "region" {
				continue
			}
			n++
			if x, y := thing.Rect.CX(), thing.Rect.CY(); !th.plan.Board.Contains(x, y) || th.plan.Mini.Contains(x, y) {
				t.Errorf("%v is pressed at %.0f, %.0f, where the map is not", game.Region(thing.N), x, y)
			}
		}
	}
	for range game.ContinentCount {
		th.camera.next()
		th.Wait(60)
	}
	if n == 0 {
		t.Error("no region can be pressed anywhere")
	}
}
