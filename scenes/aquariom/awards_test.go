package aquariom

import (
	"strings"
	"testing"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/aquariom/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// awardsOnly shows nothing but the awards of a match, where results do.
type awardsOnly struct {
	k *play.App
	o *play.Outcome
	g *ui.Gui
}

func (s *awardsOnly) Update(in *input.Frame) (scenes.Scene, error) {
	s.k.Begin(s.g, in)
	s.k.GameGround(s.g, s.o.Game)
	s.o.Ceremony(s.g, awardsPlace, true)
	s.k.End(s.g)
	return s, nil
}

func (s *awardsOnly) Picture() *ui.Painter { return s.g.P }

// awardsPlace is where results show the awards in a window of 1280×720.
var awardsPlace = ui.Rect{X: 450, Y: 168, W: 780, H: 460}

// allFallen is after how many ticks all awards have come.
const allFallen = 120

// crowded returns a match of four computer players in a small sea, in which much happens: hards hunt
// there, where masters graze with many small cells.
func crowded(t testing.TB) play.Start {
	t.Helper()
	start := people(4, 0, 11, pond(t, func(m *game.Map) {
		m.Turns, m.Viruses = 1000, nil
		m.Width, m.Height, m.Columns, m.Rows = 1600, 1000, 60, 38
		for i := range m.Starts {
			m.Starts[i] = game.Point{X: 200 + 160*float32(i%8), Y: 300}
		}
	}))
	start.Chairs[0].Level, start.Chairs[1].Level = Levels[3], Levels[3]
	return start
}

// Each award leads to its moment in the replay, a little before it; where nothing was
// kept it leads nowhere.
func TestAwardsLeadToTheirMoments(t *testing.T) {
	th := newTheatre(t, crowded(t))
	th.Until("the results", func() bool { return th.Shown != nil })
	o := th.Shown.(*kittest.Results).Outcome
	data, err := th.Kit.Env.Store.Read(th.kept())
	if err != nil {
		t.Fatal(err)
	}
	r, err := FrontEnd().Open(th.Stage.Kit, data)
	if err != nil {
		t.Fatal(err)
	}
	awards := th.matchHistory().Awards()
	if len(awards) < 3 {
		t.Fatalf("%d awards", len(awards))
	}
	g := ui.NewGui(th.App.P)
	used := func(i int, open bool) int {
		at := -1
		for _, act := range []bool{false, false, true, false} {
			g.Focus(idAward(i))
			g.Begin(ui.NewView(1280, 720), ui.Input{Act: act})
			if n := o.Ceremony(g, awardsPlace, open); n >= 0 {
				at = n
			}
			g.End()
		}
		return at
	}
	used(0, true)
	for range allFallen {
		g.Begin(ui.NewView(1280, 720), ui.Input{})
		o.Ceremony(g, awardsPlace, true)
		g.End()
	}
	for i := range awards {
		a := &awards[i]
		at := used(i, true)
		if at < 0 || at > r.Len() {
			t.Errorf("the award for %d leads to %d of %d", a.Kind, at, r.Len())
			continue
		}
		if before := a.Turn - r.Turn(at); before < 0 || before > beforeAward+2*stride {
			t.Errorf("the award for %d, of turn %d, leads to turn %d", a.Kind, a.Turn, r.Turn(at))
		}
		if at := used(i, false); at != -1 {
			t.Errorf("without a record the award for %d leads to %d", a.Kind, at)
		}
	}
	if awards[0].Kind != history.MostEaten {
		t.Errorf("the first award is for %d", awards[0].Kind)
	}
	shown := &awardsOnly{th.Kit, o, ui.NewGui(th.App.P)}
	th.Stage.Play(shown)
	th.Stage.Wait(allFallen)
	sight := th.Stage.Sight()
	sight.See("the awards", shown, false, func() { th.Stage.Wait(1) })
	if said := sight.Said(); !strings.Contains(said, th.Kit.Say(words.AquariomAwardMost())) {
		t.Errorf("the awards say %q", said)
	}
	fourAwards(t, th)
}

// The picture of an award shows the victim beside the author, and all of both:
// where a cell is eaten it would lie under its eater.
func TestAnAwardShowsBoth(t *testing.T) {
	on := kittest.NewStage(t, "fr", 1280, 720)
	g := ui.NewGui(on.Kit.P)
	m := &game.Map{Width: 2000, Height: 2000, RadiusFactor: 1}
	for _, at := range []game.Point{{X: 900, Y: 900}, {X: 905, Y: 910}, {X: 960, Y: 880}, {X: 1200, Y: 900}} {
		a := history.Award{Who: 1, Other: 1, Scene: []game.Cell{
			{ID: 1, Owner: 0, Mass: 120, At: game.Point{X: 900, Y: 900}}, {ID: 2, Owner: 1, Mass: 60, At: at}, {ID: 3, Owner: 1, Mass: 30, At: game.Point{X: 100, Y: 100}}}}
		c := &ceremony{k: on.Kit.Kit, m: m}
		place := ui.Rect{X: 100, Y: 100, W: 210, H: 132}
		g.Begin(ui.NewView(1280, 720), ui.Input{})
		c.scene(g, place, &a)
		g.End()
		who, other := &c.cells[0], &c.cells[1]
		if d := hypot(who.X-other.X, who.Y-other.Y); d < who.R || d > 300+1 {
			t.Errorf("at %v the one who is eaten is %v from its eater of %v", at, d, who.R)
		}
		f := board.Frame{Area: place}
		c.both(&f, &a)
		for _, n := range []*board.Cell{who, other} {
			half := f.Camera.Height / 2
			if wide := half * place.W / place.H; n.X-n.R < f.Camera.X-wide || n.X+n.R > f.Camera.X+wide || n.Y-n.R < f.Camera.Y-half || n.Y+n.R > f.Camera.Y+half {
				t.Errorf("at %v cell %d is cut: %v of %v", at, n.ID, n, f.Camera)
			}
		}
	}
}

// overlaps reports whether two rectangles have room in common.
func overlaps(a, b ui.Rect) bool {
	return a.X < b.Right() && b.X < a.Right() && a.Y < b.Bottom() && b.Y < a.Bottom()
}

// fourAwards shows all four, also where texts are large: each has its card, and none lies
// on another.
func fourAwards(t *testing.T, th *theatre) {
	t.Helper()
	four := &ceremony{k: th.Stage.Kit.Kit, told: th.matchHistory(), awards: th.matchHistory().Awards()[:2]}
	four.awards = append(four.awards[:2:2], four.awards[0], four.awards[1])
	four.awards[2].Kind, four.awards[3].Kind = history.LongestFlight, history.DaringDivision
	name := func(p rules.Seat) string { return th.Kit.Say(words.SeatPlayer(p.Letter())) }
	for _, text := range []float32{1, 1.25, 1.5} {
		th.Kit.Prefs.TextScale = text
		th.Stage.Wait(1)
		cards := four.places(th.App.P, awardsPlace, name)
		for i, a := range cards {
			for _, b := range cards[:i] {
				if overlaps(a, b) {
					t.Errorf("at %v an award lies on another", text)
				}
			}
			if a.W < leastAward*text || a.Bottom() > awardsPlace.Bottom()+1 {
				t.Errorf("at %v award %d is at %v", text, i, a)
			}
		}
		shown := &awardsOnly{th.Kit, &play.Outcome{Game: game.Game.ID, Ceremony: func(g *ui.Gui, r ui.Rect, open bool) int { return four.paint(g, r, name, open) }}, ui.NewGui(th.App.P)}
		th.Stage.Play(shown)
		th.Stage.Wait(allFallen + fallApart)
		th.shown("four awards " + ui.Digits(int(100*text)))
		var saw ui.Witness
		saw.Dry = true
		th.Kit.P.Witness = &saw
		th.Stage.Wait(1)
		th.Kit.P.Witness = nil
		for i := range saw.Letters {
			for j := range saw.Covers {
				l, c := &saw.Letters[i], &saw.Covers[j]
				if c.Round && c.Above(l.Layered) && overlaps(c.Bounds(), l.Bounds()) {
					t.Errorf("at %v a key lies over %q", text, l.Text)
				}
			}
		}
		sight := th.Stage.Sight()
		sight.See("four awards", shown, false, func() { th.Stage.Wait(1) })
		for _, title := range []words.Text{words.AquariomAwardMost(), words.AquariomAwardBite(), words.AquariomAwardFlight(), words.AquariomAwardDaring()} {
			if said := sight.Said(); !strings.Contains(said, th.Kit.Say(title)) {
				t.Errorf("at %v the awards say %q, and not %q", text, said, th.Kit.Say(title))
			}
		}
	}
	th.Kit.Prefs.TextScale = 1
}
