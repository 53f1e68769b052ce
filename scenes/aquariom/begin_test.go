package aquariom

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// A match of one person waits, after a moment to look, until that person does something, and says how to begin in the
// words of the device in hand; a match that is watched, taught or played by several begins at once.
func TestAMatchWaitsForItsOnlyPerson(t *testing.T) {
	for _, c := range []struct {
		name   string
		asked  func(th *theatre) // what was used to get here
		begins words.Text
		act    func(th *theatre)
	}{
		{"a mouse", func(th *theatre) { th.mouse(-1, 64, 44, 1) }, words.AquariomIdleMouse(), func(th *theatre) { th.mouse(-1, 900, 360, 1) }},
		{"a mouse that crept", func(th *theatre) { th.mouse(-1, 64, 44, 1) }, words.AquariomIdleMouse(), func(th *theatre) {
			for x := range 6 {
				th.mouse(-1, 64+float32(x), 44, 1)
			}
		}},
		{"keys", func(th *theatre) { th.Press(ebiten.KeyArrowUp) }, words.AquariomIdleKeys(), func(th *theatre) { th.Press(ebiten.KeyArrowRight) }},
		{"a key that acts", func(th *theatre) { th.Press(ebiten.KeyArrowUp) }, words.AquariomIdleKeys(), func(th *theatre) { th.Press(ebiten.KeySpace) }},
		{"a finger", func(th *theatre) { th.Tap(1000, 600) }, words.AquariomIdleTouch(), func(th *theatre) { th.Tap(900, 360) }},
	} {
		t.Run(c.name, func(t *testing.T) {
			on := kittest.NewStage(t, "fr", 1280, 720)
			on.Src.Now.MouseX, on.Src.Now.MouseY = 60, 40 // where the button was
			on.Kit.Env.Devices.Tick()
			th := stageOn(on, people(4, 1, 5, nil))
			th.unmoved()
			at := th.now.Cells[0].At
			c.asked(th)
			th.Wait(5 * play.ReadyTicks)
			if th.match().Steps() > 0 || th.now.Cells[0].At != at {
				t.Errorf("%d turns are played before the person has done anything", th.match().Steps())
			}
			witness := &ui.Witness{}
			th.Kit.P.Witness = witness
			th.Wait(1)
			th.Kit.P.Witness = nil
			if !slices.ContainsFunc(witness.Letters, func(l ui.Letters) bool { return l.Text == th.Say(c.begins) }) {
				t.Errorf("it is not said: %q", th.Say(c.begins))
			}
			c.act(th)
			th.Until("ten turns", func() bool { return th.now.Turn >= 10 })
		})
	}
	for name, start := range map[string]play.Start{"a contest": people(4, 0, 5, nil), "a match of two": people(4, 2, 5, nil), "a lesson": firstGame().Start} {
		th := newTheatre(t, start)
		th.unmoved()
		th.Until(name+" to begin", func() bool { return th.match().Steps() > 0 })
	}
}

// unmoved has the match be one that just opened, in which no hand has done anything.
func (th *theatre) unmoved() {
	for i := range th.hands {
		th.hands[i] = hand{}
	}
}

// A panel goes while a danger is under it, and is seen through over prey and a cell of one's own; no number of a
// cell lies on it.
func TestPanelsGiveWayToDangers(t *testing.T) {
	th := newTheatre(t, people(2, 1, 5, nil))
	th.turnOver()
	th.Posed = false
	for _, c := range []struct {
		name  string
		owner rules.Seat
		mass  float32
		want  float32
	}{{"a danger", 1, 200, 1}, {"prey", 1, 30, through}, {"a cell of one's own", 0, 70, through}} {
		v := *th.now
		v.Cells = append([]game.Cell(nil), v.Cells...)
		for i := range v.Cells {
			v.Cells[i].Mass = 70
			v.Cells[i].At = game.Point{X: 1200, Y: 800}
		}
		th.begin(&v)
		th.arrange()
		th.moveCameras()
		th.draw()
		r := th.lay.ranking
		x, y := th.panes[0].frame.Map(r.CX(), r.CY())
		for i := range v.Cells {
			if v.Cells[i].Owner == c.owner {
				v.Cells[i].Mass, v.Cells[i].At = c.mass, game.Point{X: x, Y: y}
			}
		}
		cam := th.panes[0].cam
		th.begin(&v)
		th.panes[0].cam, th.panes[0].area = cam, ui.Rect{W: 1280, H: 720}
		th.draw()
		for range 60 {
			th.fadePanels()
		}
		th.draw()
		witness := &ui.Witness{Dry: true}
		th.Kit.P.Witness = witness
		th.Gui.Begin(th.window(), ui.Input{})
		th.draw()
		th.Gui.End()
		th.Kit.P.Witness = nil
		name, number := false, false
		for _, l := range witness.Letters {
			name = name || l.Text == th.who(1)
			number = number || l.Text == ui.Digits(int(c.mass))
		}
		if got := th.faded[rankingPanel]; abs(got-c.want) > 0.01 || name == (c.want == 1) || c.owner > 0 && number != (c.want == 1) {
			t.Errorf("over %s the ranking fades by %v, want %v; it is read: %v, and the number of the cell: %v", c.name, got, c.want, name, number)
		}
	}
}

// The eater swims beside what says who it was, also at the edge of the map.
func TestTheEaterSwimsBesideItsCard(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		th := stageOn(kittest.NewStage(t, "fr", size[0], size[1]), people(4, 1, 3, map[string]string{game.OptionMap: "reef"}))
		th.Until("some turns", func() bool { return th.now.Turn > 10 })
		m := th.now.Map
		for _, at := range []game.Point{{}, {X: m.Width}, {Y: m.Height}, {X: m.Width, Y: m.Height}, {X: m.Width / 2, Y: m.Height / 2}} {
			eat(th)
			v := *th.now
			v.Cells = append([]game.Cell(nil), v.Cells...)
			for i := range v.Cells {
				if c := &v.Cells[i]; c.Owner == 1 {
					c.At = at
				}
			}
			th.enter(&v)
			th.arrange()
			th.panes[0].gone = rerunTicks + stayTicks + 1
			th.moveCameras()
			th.draw()
			f := th.flockOf(1)
			x, y := th.panes[0].frame.At(f.heaviestX, f.heaviestY)
			_, side, _ := th.aside(&th.panes[0])
			r := f.heaviestR * th.panes[0].frame.Scale()
			if overlap(ui.Centered(x, y, 2*r, 2*r), side) {
				t.Errorf("%v: an eater at %v swims at %v, %v, under its card in %v", size, at, x, y, side)
			}
		}
	}
}

// Who is born again sees the new cell at once, and no panel over it, also at the edge of the map.
func TestANewCellIsSeenAtOnce(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		th := stageOn(kittest.NewStage(t, "fr", size[0], size[1]), people(4, 1, 3, map[string]string{game.OptionMap: "reef"}))
		th.Until("some turns", func() bool { return th.now.Turn > 10 })
		m, born := th.now.Map, *th.now
		for _, at := range []game.Point{{X: 30, Y: 30}, {X: m.Width - 30, Y: 30}, {X: 30, Y: m.Height - 30}, {X: m.Width - 30, Y: m.Height - 30}} {
			eat(th)
			th.moveCameras()
			v := born
			v.Cells = append([]game.Cell(nil), v.Cells...)
			for i := range v.Cells {
				if v.Cells[i].Owner == 0 {
					v.Cells[i].At = at
				}
			}
			th.enter(&v)
			th.arrange()
			th.moveCameras()
			th.draw()
			x, y := th.panes[0].frame.At(at.X, at.Y)
			if th.beneath(ui.Centered(x, y, 4, 4)) || !th.inside(ui.Centered(x, y, 4, 4)) {
				t.Errorf("%v: a new cell at %v is at %v, %v, under a panel or out of sight", size, at, x, y)
			}
		}
	}
}

// The hint of a beginning stands off the speed.
func TestTheHintStandsOffTheSpeed(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		on := kittest.NewStage(t, "fr", size[0], size[1])
		on.Kit.Prefs.Tempo = 150
		th := stageOn(on, people(4, 1, 5, nil))
		th.Until("the first turn", func() bool { return th.now.Turn > 0 })
		if r := th.lay.tempo; r.W == 0 || th.lay.hint.W == 0 || overlap(r, th.lay.hint) {
			t.Errorf("%v: the hint at %v lies on the speed at %v", size, th.lay.hint, r)
		}
	}
}

// The crown covers no daughter that a division would make, and no other cell.
func TestTheCrownCoversNoOtherCell(t *testing.T) {
	for _, r := range []float32{24, 48, 90, 180} {
		on := kittest.NewStage(t, "fr", 1280, 720)
		g := ui.NewGui(on.Kit.P)
		b := board.New()
		for name, f := range map[string]board.Frame{
			"a daughter": {Ghosts: []board.Ghost{{X: 640, Y: 360 - r, R: r / 2, Mass: 12}}},
			"prey":       {Cells: []board.Cell{{ID: 2, Seat: 2, X: 640, Y: 360 - r - 10, R: 14, Mass: 12, Alpha: 1}}},
		} {
			f.Area, f.MapW, f.MapH, f.Camera, f.Seconds = ui.Rect{W: 1280, H: 720}, 1280, 720, board.Camera{X: 640, Y: 360, Height: 720}, 8
			f.Cells = append(f.Cells, board.Cell{ID: 1, Seat: 1, X: 640, Y: 360, R: r, Mass: 123, Own: true, Crown: true, Alpha: 1})
			witness := &ui.Witness{}
			on.Kit.P.Witness = witness
			g.Begin(ui.NewView(1280, 720), ui.Input{})
			b.Paint(g, &f)
			g.End()
			on.Kit.P.Witness = nil
			found := false
			for _, m := range witness.Marks {
				if m.Name != "aquariom/crown" {
					continue
				}
				found = true
				if overlap(m.Bounds(), ui.Centered(640, 360-r, 20, 20)) {
					t.Errorf("at radius %v the crown lies on %s", r, name)
				}
			}
			if !found {
				t.Errorf("at radius %v with %s there is no crown", r, name)
			}
		}
		b.Close()
	}
}

// Where a person plays the clock shows time, and in a contest turns.
func TestTheClockShowsTime(t *testing.T) {
	th := newTheatre(t, people(4, 1, 5, nil)) // 2400 turns of 50 ms
	if got := th.timeLeft(); got != "2:00" {
		t.Errorf("at the beginning %q is left", got)
	}
	if got, want := th.Where(), words.AquariomPauseWhere("2:00", "0:00"); got != want {
		t.Errorf("the pause says %v", got)
	}
	th.Prefs.Tempo = 150
	if got := th.timeLeft(); got != "1:20" {
		t.Errorf("at 150 %% %q is left", got)
	}
}

// As the last minute begins, the only person reads by how much to outweigh the next one in the ranking to pass by
// the end, or to hold on.
func TestTheLastMinuteSaysWhatAPlaceTakes(t *testing.T) {
	for _, c := range []struct {
		mine, others uint64
		says         func(rival string) words.Text
	}{
		{9_000, 10_000, func(rival string) words.Text { return words.AquariomSpur(1, rival) }},
		{900_000, 946_000, func(rival string) words.Text { return words.AquariomSpur(39, rival) }}, // of 1200 turns
		{20_000, 10_000, func(string) words.Text { return words.AquariomSpurLeads() }},
		{0, 5_000_000, func(string) words.Text { return words.Text{} }},
	} {
		th := newTheatre(t, people(2, 1, 5, map[string]string{game.OptionTurns: "6000"}))
		th.turnOver()
		v := *th.now
		left := lastMinute / v.Pace
		v.Turn, v.Events = v.Turns-left, nil
		v.Players = slices.Clone(v.Players)
		v.Players[0].Score, v.Players[1].Score = c.mine, c.others
		th.see(&v)
		if got, want := th.stage.lastWords, th.Say(c.says(th.who(1))); got != want {
			t.Errorf("with %d points against %d it says %q, want %q", c.mine, c.others, got, want)
		}
	}
}

// Notices keep off the arcs of a danger, which reach as far as a half of it leaps.
func TestNoticesKeepOffArcs(t *testing.T) {
	th := newTheatre(t, people(2, 1, 5, nil))
	th.turnOver()
	v := *th.now
	v.Cells = slices.Clone(v.Cells)
	for i := range v.Cells {
		c := &v.Cells[i]
		c.At, c.Mass = game.Point{X: 1200, Y: 800}, 60
		if c.Owner == 1 {
			c.At.X, c.Mass = 1500, 240
		}
	}
	th.begin(&v)
	th.Posed = true
	th.Wait(2)
	f := th.flockOf(1)
	x, y := th.panes[0].frame.At(f.heaviestX, f.heaviestY)
	r := f.heaviestR * th.panes[0].frame.Scale()
	if at := ui.Centered(x-1.4*r, y, 10, 10); th.Gui.Free(at) {
		t.Errorf("the arcs at %v are free for a notice", at)
	}
}
