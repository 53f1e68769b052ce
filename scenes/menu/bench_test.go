package menu

import (
	"testing"
	"time"

	"ludotheque/scenes/history"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/bzzz/board"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// tape is a replay of a match of thirty turns that Camille won.
type tape struct{ o *play.Outcome }

func (t tape) Len() int                              { return 120 }
func (t tape) Turn(at int) int                       { return at/4 + 1 }
func (t tape) Start() play.Start                     { return t.o.Start }
func (t tape) Result() *rules.Result                 { return t.o.Result }
func (t tape) Scores(at int) []int                   { return t.o.Result.Scores }
func (t tape) ScoreText(at int, s rules.Seat) string { return ui.Digits(t.o.Result.Scores[s]) }
func (t tape) Marks() []history.Mark {
	return []history.Mark{{At: 20, Icon: "icons/cross", Seat: 1, Big: true}, {At: 60, Icon: "icons/egg"}, {At: 120, Icon: "icons/crown", Seat: 1, Big: true}}
}
func (t tape) Eyed() bool                { return true }
func (t tape) SeeAs(rules.Seat)          {}
func (t tape) Follows() bool             { return false }
func (t tape) Subject(at int) rules.Seat { return 1 }
func (t tape) Position(step int) int     { return step }
func (t tape) Say(at int) string         { return "Abeille" }
func (t tape) Tell(*history.Mark) string { return "Abeille" }
func (t tape) Paint(g *ui.Gui, r ui.Rect, at int, part float32, follow bool) {
	g.P.Fill(r, ui.Grass)
	g.P.Disc(r.X+r.W*(float32(at-1)+part)/120, r.CY(), 20, 20, ui.Slip)
}
func (t tape) Outcome() *play.Outcome { return t.o }

// settled are the shared screens as they stand when nothing happens.
var settled = []struct {
	name string
	open func(r *rig) scenes.Scene
}{
	{"title", func(r *rig) scenes.Scene { return r.k.Title() }},
	{"lobby", func(r *rig) scenes.Scene {
		l := newLobby(r.k, "bzzz")
		l.options["turns"] = "120"
		return l
	}},
	{"lobby of sixteen", func(r *rig) scenes.Scene {
		r.k.FrontEnds = append(r.k.FrontEnds, &play.FrontEnd{Info: &poolInfo, Levels: []string{"easy", "normal", "hard"}})
		l := newLobby(r.k, "aquariom")
		l.setCount(12)
		return l
	}},
	{"settings", func(r *rig) scenes.Scene { return r.k.Settings(r.scene) }},
	{"pause", func(r *rig) scenes.Scene {
		return r.k.Pause(r.scene, play.Paused{Game: "bzzz", Lost: rules.Spectator, Where: words.BzzzPauseWhere(23, 75)})
	}},
	{"lost pad", func(r *rig) scenes.Scene {
		return r.k.Pause(r.scene, play.Paused{Game: "bzzz", Lost: 1, LostName: "Camille", Where: words.BzzzPauseWhere(23, 75)})
	}},
	{"results", func(r *rig) scenes.Scene { return r.k.Results(ended()) }},
	{"results of sixteen", func(r *rig) scenes.Scene { return r.k.Results(crowded(16, 1)) }},
	{"rules", func(r *rig) scenes.Scene {
		f := r.k.FrontEnds[0]
		f.Illustrate, f.IllustrationHeight = board.Illustrate, board.IllustrationHeight
		return r.k.Rules(r.scene, "bzzz", rules.Setup{})
	}},
	{"no records", func(r *rig) scenes.Scene { return r.k.Records() }},
	{"records", func(r *rig) scenes.Scene {
		s := r.k.Records().(*records)
		for _, age := range []time.Duration{0, 24, 72, 24 * 40, 24 * 800} {
			t := &ticket{name: "records/x", header: match.Header{Game: "bzzz", Setup: rules.Setup{Seats: 4}}, date: s.now.Add(-age * time.Hour)}
			t.opened(tape{ended()})
			s.all = append(s.all, t)
		}
		s.refilter()
		return s
	}},
	{"match", func(r *rig) scenes.Scene {
		t := &ticket{name: "records/x", header: match.Header{Game: "bzzz", Setup: rules.Setup{Seats: 4}}}
		t.opened(tape{ended()})
		return newMatch(r.k, r.scene, words.HintTitle(), t, tape{ended()})
	}},
	{"gallery", func(r *rig) scenes.Scene { return newGallery(r.k) }},
}

// atRest are those screens, each from its opening on until nothing moves any more.
func atRest() []kittest.Settled {
	var all []kittest.Settled
	for _, c := range settled {
		all = append(all, kittest.Settled{Name: c.name, Open: func(t testing.TB) func() {
			r := newRig(t, 1280, 720, settings.French, 100, "")
			r.scene = c.open(r)
			tick := func() {
				if _, err := r.scene.Update(r.k.Env.Devices.Tick()); err != nil {
					t.Fatal(err)
				}
			}
			for range 150 {
				tick()
			}
			return tick
		}})
	}
	return all
}

func TestSettledAllocatesNothing(t *testing.T) { kittest.AllocateNothing(t, atRest()) }

func BenchmarkSettled(b *testing.B) { kittest.BenchmarkSettled(b, atRest()) }

// BenchmarkContrast measures the least contrasts.
func BenchmarkContrast(b *testing.B) {
	var sights []*kittest.Sight
	for _, c := range settled {
		r := newRig(b, 1280, 720, settings.French, 100, "")
		r.scene = c.open(r)
		r.strict(c.name)
		r.run(150)
		r.shot(c.name)
		sights = append(sights, r.sight)
	}
	kittest.Report(b, sights...)
}
