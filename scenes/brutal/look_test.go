package brutal

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// steps is the first position of a game of computer players that passes.
func steps(t testing.TB, start play.Start, pass func(before, v *game.View) bool) int {
	t.Helper()
	sc, err := shot(newStage(t, "fr", 64, 64).Kit, start, 1<<30)
	if err != nil {
		t.Fatal(err)
	}
	s := sc.(*Scene)
	defer s.Close()
	tape, err := s.m.Replay()
	if err != nil {
		t.Fatal(err)
	}
	for at := 1; at <= tape.Len(); at++ {
		if pass(tape.View(at-1, rules.Spectator), tape.View(at, rules.Spectator)) {
			return at
		}
	}
	t.Fatal("it never comes to that")
	return 0
}

// moment is a scene that stands at something to be seen.
type moment struct {
	name string
	*Scene
}

// moments are what a game can show.
func moments(t testing.TB, k *play.App) []moment {
	t.Helper()
	start := people(1, 7)
	var all []moment
	add := func(name string, start play.Start, step int, then func(s *Scene)) {
		sc, err := shot(k, start, step)
		if err != nil {
			t.Fatal(err)
		}
		s := sc.(*Scene)
		if then != nil {
			then(s)
		}
		all = append(all, moment{name, s})
	}
	inMelee := steps(t, start, func(_, v *game.View) bool { return v.Melee == 2 && v.Tick == 7 })
	truce := steps(t, start, func(_, v *game.View) bool { return v.Phase == game.PhaseTruce && v.Melee == 2 })
	add("setup", start, 0, nil)
	add("templates", start, 0, func(s *Scene) {
		still(t, s)
		s.openTemplates()
		s.sheet.all = []template{{"Les Terribles", s.draft().team}, {"Équipe 2", s.draft().team}}
	})
	add("post", start, 1, nil)
	add("first", start, 1, func(s *Scene) { s.draft().posts = game.NoPosts() })
	add("melee", start, inMelee, nil)
	add("journal", start, inMelee, func(s *Scene) { s.log.open, s.log.seen = true, -1 })
	add("truce", start, truce, nil)
	first := steps(t, start, func(_, v *game.View) bool { return v.Phase == game.PhaseTruce && v.Melee == 1 })
	add("orders", start, first, func(s *Scene) { // to every reservist
		own := s.v.Own()
		for n := range own {
			if to := slices.IndexFunc(s.v.Zones[:], func(z game.Zone) bool { return z.Contested() }); own[n].Zone == game.Bench {
				s.draft().order(game.Order{Fighter: n, To: to})
			}
		}
	})
	add("sealed", start, truce, func(s *Scene) { s.draft().given, s.seal[0] = true, 2 })
	add("reveal", start, truce+1, nil)
	add("over", start, 1<<30, func(s *Scene) { s.posed = false; s.finish() })
	two := people(2, 7)
	add("handover", two, 0, func(s *Scene) { s.holder = rules.Spectator; s.turnTo() })
	devices := func(s *Scene) {
		for p := range s.chair {
			s.chair[p].Device = [...]input.Device{input.LeftHalf, input.RightHalf}[p]
		}
	}
	add("together", two, 0, func(s *Scene) { s.holder = rules.Spectator; s.turnTo(); devices(s) })
	add("carried", start, 1, func(s *Scene) { still(t, s); s.take(firstUp(s), 640, 360, true) })
	for i, step := range [...]int{0, 1, truce} {
		add([...]string{"blind", "blind-post", "blind-truce"}[i], two, step, func(s *Scene) {
			devices(s)
			s.beginBlind()
		})
	}
	return all
}

// firstUp is the first of the own cups that fights.
func firstUp(s *Scene) int {
	n := 0
	for s.draft().team[n].Reserve {
		n++
	}
	return n
}

// still makes a tick of a scene without letting time pass.
func still(t testing.TB, s *Scene) {
	t.Helper()
	in := s.k.Env.Hands.Tick()
	s.k.Begin(s.g, in)
	s.paint(in)
	s.k.End(s.g)
}

// Nothing is cut, in both languages, at both ends of the text sizes, in wide and
// narrow windows.
func TestNothingIsCut(t *testing.T) { looks(t) }

// BenchmarkContrast measures the least contrasts.
func BenchmarkContrast(b *testing.B) { kittest.Report(b, looks(b)) }

// otherwise is how keys and pads pause a mêlée: the ruler beside it takes left and
// right for itself.
var otherwise = map[string]kittest.Otherwise{"pause": {Key: ebiten.KeyP, Button: input.X}}

// inHand is what has to wait while keys or a pad hold a cup: it is laid somewhere
// or put back first.
var inHand = map[string]kittest.Otherwise{"menu": {}, "undo": {}, "fill": {}, "main": {}}

// TestKeysDoWhatButtonsDo tries it.
func TestKeysDoWhatButtonsDo(t *testing.T) {
	kittest.KeysDoIt(t, func() (*kittest.Stage, func() string) {
		th := newTheatre(t, people(0, 7))
		th.Until("a mêlée", func() bool { return th.page == pageMelee })
		return th.Stage, func() string { return fmt.Sprint(th.stage.paused) }
	}, otherwise)
}

func looks(t testing.TB) *kittest.Sight {
	on := newStage(t, "fr", 1280, 720)
	k := on.Kit
	all := moments(t, k)
	sight := on.Sight()
	sight.Drawn = []string{"post", "melee", "truce"}
	for _, m := range all {
		sight.Otherwise = otherwise
		if m.name == "carried" {
			sight.Otherwise = inHand
		}
		sight.All(m.name, m.Scene, func(kittest.Look) { still(t, m.Scene) })
	}
	for _, m := range all {
		m.Close()
	}
	return sight
}

// In the paper at the top of every screen of the campus the texts keep away from
// the flags and stay on it.
func TestTheHeadHasAir(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	k := on.Kit
	const air = 10
	var w ui.Witness
	w.Dry = true
	k.P.Witness = &w
	t.Cleanup(func() { k.P.Witness = nil })
	heads := map[string]bool{}
	for _, m := range moments(t, k) {
		for _, l := range kittest.Looks() {
			l.Set(k)
			still(t, m.Scene)
			mode := campus.Melee
			if m.page != pageMelee {
				mode = campus.Truce
			}
			head := m.plan(mode).Header
			var flags []ui.Rect
			var paper ui.Layer
			for i := range w.Marks {
				if mark := &w.Marks[i]; strings.HasPrefix(mark.Name, "brutal/pennant") {
					flags, paper = append(flags, mark.Bounds()), mark.Layer
				}
			}
			if len(flags) == 0 {
				continue // it has no such paper
			}
			heads[m.name] = true
			if len(flags) != game.Zones {
				t.Errorf("%s %s: %d flags", m.name, l, len(flags))
			}
			for i := range w.Letters {
				b := w.Letters[i].Bounds()
				if w.Letters[i].Layer != paper || b.X < head.X || b.Right() > head.Right() || b.CY() > head.H {
					continue // beside it, under it, or a banner on its way over it
				}
				if b.X < head.X+air || b.Right() > head.Right()-air || b.Y < 0 || b.Bottom() > head.Bottom() {
					t.Errorf("%s %s: %q at %v leaves the paper %v", m.name, l, w.Letters[i].Text, b, head)
				}
				for _, f := range flags {
					if b.X < f.Right()+air && b.Right() > f.X-air {
						t.Errorf("%s %s: %q at %v touches a flag at %v", m.name, l, w.Letters[i].Text, b, f)
					}
				}
			}
		}
		m.Close()
	}
	for _, name := range []string{"melee", "truce", "reveal"} {
		if !heads[name] {
			t.Errorf("%s shows no flags", name)
		}
	}
}

// What the results show of the battle is not cut either.
func TestThePortraitIsNotCut(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	k := on.Kit
	sc, err := shot(k, people(1, 7), 1<<30)
	if err != nil {
		t.Fatal(err)
	}
	s := sc.(*Scene)
	defer s.Close()
	o := s.outcome()
	k.P.Overflow = func(text string, box ui.Rect, w, h float32) {
		t.Errorf("%q is %.0f × %.0f in a box of %.0f × %.0f", text, w, h, box.W, box.H)
	}
	for _, lang := range words.Languages {
		k.Words.SetLanguage(lang)
		for _, scale := range [...]float32{1, 2} {
			k.Prefs.TextScale = scale
			k.Begin(s.g, k.Env.Hands.Tick())
			o.Extra(s.g, ui.Rect{X: 40, Y: 40, W: 690, H: 142 + 10*(scale-1)})
			k.End(s.g)
		}
	}
}

// TestB35_ReplayShowsEverythingAfterTheEnd: before the end a record is seen with
// the eyes of the person who plays it.
func TestB35_ReplayShowsEverythingAfterTheEnd(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	k := on.Kit
	sc, err := shot(k, people(1, 7), 1<<30)
	if err != nil {
		t.Fatal(err)
	}
	s := sc.(*Scene)
	defer s.Close()
	var b recorder
	if err := s.m.Save(&b); err != nil {
		t.Fatal(err)
	}
	opened, err := openReplay(k, b)
	if err != nil {
		t.Fatal(err)
	}
	r := opened.(*replay)
	defer r.Close()
	if v := r.view(3); v.Fighters[1][0].Sight != game.Full {
		t.Error("a game that is over hides something")
	}
	if r.Len() != s.m.Steps() || len(r.Marks()) == 0 || r.Outcome() == nil {
		t.Errorf("%d positions of %d, %d marks", r.Len(), s.m.Steps(), len(r.Marks()))
	}
	if got := r.Scores(r.Len()); got[0]+got[1] < game.Majority {
		t.Errorf("the scores at the end are %v", got)
	}
	said := 0
	for at := 0; at <= r.Len(); at++ {
		if r.Say(at) != "" {
			said++
		}
		k.Begin(s.g, k.Env.Hands.Tick())
		r.Paint(s.g, ui.Rect{X: 540, Y: 140, W: 684, H: 322}, at, 0.6, true)
		k.End(s.g)
	}
	if said < r.Len()/2 {
		t.Errorf("%d of %d positions are told", said, r.Len())
	}
	look(t, k, s.g.P.Flush, "brutal replay")
	// A record that breaks off hides what the other side hid.
	cut, err := shot(k, people(1, 7), 1)
	if err != nil {
		t.Fatal(err)
	}
	defer cut.(*Scene).Close()
	var c recorder
	if err := cut.(*Scene).m.Save(&c); err != nil {
		t.Fatal(err)
	}
	if opened, err = openReplay(k, c); err != nil {
		t.Fatal(err)
	}
	defer opened.(*replay).Close()
	if v := opened.(*replay).view(1); v.Fighters[1][0].Sight == game.Full {
		t.Error("a game that goes on shows the other side's team")
	}
}

// settled are the moments at rest: whoever decides takes his time, a mêlée is
// paused, and what would go on by itself stands still.
func settled(t testing.TB) []kittest.Settled {
	on := newStage(t, "fr", 1280, 720)
	var all []kittest.Settled
	for _, m := range moments(t, on.Kit) {
		t.Cleanup(m.Close)
		m.stage.paused = m.page == pageMelee
		m.posed = !m.stage.paused && !m.deciding()
		all = append(all, kittest.Settled{Name: m.name, Open: func(t testing.TB) func() {
			on.T = t
			on.Play(m.Scene)
			on.Wait(180)
			return func() { on.Wait(1) }
		}})
	}
	return all
}

func TestSettledAllocatesNothing(t *testing.T) { kittest.AllocateNothing(t, settled(t)) }

func BenchmarkSettled(b *testing.B) { kittest.BenchmarkSettled(b, settled(b)) }

// Every key of words in the sources of this package is there, in both languages.
func TestEveryWordIsThere(t *testing.T) { kittest.Words(t, "brutal|game|hint|notice|handover", 150) }

// Every value of every option has its words, in both languages.
func TestEveryOptionHasItsWords(t *testing.T) { kittest.Options(t, &game.Game.Info, Levels) }

// Every picture that the rule book names is drawn.
func TestBookPictures(t *testing.T) { kittest.Book(t, FrontEnd(), 19) }

// Every piece of the gallery has its words and fits its room.
func TestGallery(t *testing.T) {
	on := newStage(t, "fr", 1280, 1100)
	k := on.Kit
	pieces, leave := gallery(k)
	defer leave()
	g := ui.NewGui(k.P)
	k.P.Overflow = func(text string, box ui.Rect, w, h float32) {
		t.Errorf("%q is %.0f × %.0f in %.0f × %.0f", text, w, h, box.W, box.H)
	}
	g.Begin(ui.View{W: 1280, H: 1100, Scale: 1}, ui.Hands{})
	k.P.Fill(k.P.View().Rect(), ui.Paper)
	x, y, high := float32(10), float32(10), float32(0)
	for i := range pieces {
		e := &pieces[i]
		if x+e.W > 1270 {
			x, y, high = 10, y+high+10, 0
		}
		e.Paint(g, ui.Rect{X: x, Y: y, W: e.W, H: e.H})
		x, high = x+e.W+14, max(high, e.H)
	}
	g.End()
	look(t, k, k.P.Flush, "brutal gallery")
}

// Every reason of the rules to refuse has its words.
func TestRefusalsAreComplete(t *testing.T) {
	for _, err := range []error{game.ErrNotNow, game.ErrBudget, game.ErrCap, game.ErrBonus, game.ErrStrategy, game.ErrReservists,
		game.ErrNoSuchZone, game.ErrReservist, game.ErrUnposted, game.ErrEmptyZone, game.ErrNoSuchFighter, game.ErrTwice,
		game.ErrFallen, game.ErrFighting, game.ErrHeld, game.ErrLast} {
		if refusals[err] == "" {
			t.Errorf("no words for %v", err)
		}
	}
}

// Every effect of the game is played.
func TestSoundsAreComplete(t *testing.T) {
	kittest.Sounds(t, "brutal.", 20, "brutal.pick", "brutal.point", "brutal.place", "brutal.flip", "brutal.strategy", "brutal.seal",
		"brutal.reveal", "brutal.bell", "brutal.throw", "brutal.miss", "brutal.soak", "brutal.hit1", "brutal.hit2", "brutal.hit3",
		"brutal.heal", "brutal.ko", "brutal.zone.win", "brutal.zone.lose", "brutal.truce", "brutal.march", "brutal.frenzy")
}

// A game is heard: the bell, throws, a knock-out, a zone, the truce and its music.
func TestAGameIsHeard(t *testing.T) {
	th := newTheatre(t, people(0, 7))
	th.stage.speed = 3
	th.Until("the second truce", func() bool { return th.page == pageTruce && th.v.Melee == 2 })
	for _, name := range []string{"brutal.bell", "brutal.throw", "brutal.miss", "brutal.ko", "brutal.zone.win", "brutal.truce", "brutal.reveal"} {
		if th.Sound.Count(name) == 0 {
			t.Errorf("%s is not heard", name)
		}
	}
	if last := th.Sound.Tunes[len(th.Sound.Tunes)-1]; last != "brutal B" {
		t.Errorf("the music of a truce is %s", last)
	}
}

// Reduced motion plays as well, and nothing flies.
func TestReducedMotion(t *testing.T) {
	th := newTheatre(t, people(0, 7))
	th.k.Prefs.Motion = ui.Reduced
	th.stage.speed = 3
	th.Until("the first truce", func() bool { return th.page == pageTruce })
	if !th.frame.Still {
		t.Error("the campus moves")
	}
}

// Watched at any speed, a mêlée shows at its end what the rules say.
func TestTheStageFollowsTheRules(t *testing.T) {
	for _, speed := range [...]int{4, 5} {
		th := newTheatre(t, people(1, 7))
		th.stage.speed = speed
		th.submit(game.ComposeTeam(th.draft().team))
		th.Until("the posting", func() bool { return th.page == pagePost })
		th.draft().fill(game.Origin, rules.NewRand(3))
		th.submit(game.DeployPosts(th.draft().posts))
		if speed == len(speeds)-1 {
			th.Until("the mêlée", func() bool { return th.page == pageMelee })
			th.Press(ebiten.KeyPageDown) // to its end
		}
		th.Until("a truce", func() bool { return th.page == pageTruce })
		for z := range game.Zones {
			count, ects := th.stage.sums(z)
			for p := range count {
				if side := th.v.Zones[z].Sides[p]; side.Count != count[p] || side.ECTS != ects[p] {
					t.Errorf("at %v×, zone %d, side %d: %d with %d ECTS are shown, there are %+v", speeds[speed], z, p, count[p], ects[p], side)
				}
			}
		}
	}
}

// The log's filters leave what they say.
func TestFilters(t *testing.T) {
	k := newStage(t, "fr", 1280, 720).Kit
	sc, err := shot(k, people(1, 7), 1<<30)
	if err != nil {
		t.Fatal(err)
	}
	s := sc.(*Scene)
	defer s.Close()
	l := &s.log
	l.filter()
	all := len(l.hits)
	sum := 0
	for z := range game.Zones {
		l.zone, l.seen = z, -1
		l.filter()
		sum += len(l.hits)
		for _, i := range l.hits {
			if l.all[i].Zone != z {
				t.Errorf("a line of zone %d among those of %d", l.all[i].Zone, z)
			}
		}
	}
	if sum == 0 || sum > all {
		t.Errorf("%d lines in the zones, %d in all", sum, all)
	}
	l.zone, l.who, l.seen = nowhere, campus.Who{Seat: 0, N: 1}, -1
	l.filter()
	if len(l.hits) == 0 || len(l.hits) >= all {
		t.Errorf("%d of %d lines concern one fighter", len(l.hits), all)
	}
	for _, i := range l.hits {
		if !l.concerns(&l.all[i]) {
			t.Errorf("%+v does not concern the fighter", l.all[i])
		}
	}
}
