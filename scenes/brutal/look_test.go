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
	"ludotheque/scenes"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// steps returns the first position of a game of computer players that passes.
func steps(t testing.TB, start play.Start, pass func(before, v *game.View) bool) int {
	t.Helper()
	tape, err := pose(t, newStage(t, "fr", 64, 64), start, -1).scene.Match().Replay()
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

// screen is a match that stands at something visible.
type screen struct {
	name string
	*theatre
	// keep, when not nil, holds on to what goes by itself.
	keep func()
}

// tick shows the moment again.
func (m *screen) tick() {
	m.Play(m.scene)
	if m.keep != nil {
		m.keep()
		m.Wait(1)
	}
}

// screens returns what a game of a seed can show.
func screens(t testing.TB, on *kittest.Stage, seed uint64) []screen {
	t.Helper()
	start := people(1, seed)
	var all []screen
	add := func(name string, start play.Start, step int, then func(th *theatre)) *theatre {
		th := pose(t, on, start, step)
		if then != nil {
			then(th)
			on.Wait(1)
		}
		all = append(all, screen{name: name, theatre: th})
		return th
	}
	inMelee := steps(t, start, func(_, v *game.View) bool { return v.Melee == 2 && v.Tick == 7 })
	truce := steps(t, start, func(_, v *game.View) bool { return v.Phase == game.PhaseTruce && v.Melee == 2 })
	picks := func(th *theatre) {
		th.setup.lead = 1
		th.draft().picked[1], th.draft().picked[2], th.draft().picked[3] = true, true, true
	}
	add("teams", start, 0, nil)
	add("setup", start, 0, picks)
	add("values", start, 0, func(th *theatre) { picks(th); th.setup.half = board.ValuesHalf }) // a phone shows them alone
	add("templates", start, 0, func(th *theatre) {
		th.templates.open()
		th.templates.all = []template{{"Les Terribles", th.draft().team}, {"Équipe 2", th.draft().team}}
	})
	add("post", start, 1, nil)
	add("posting", start, 1, func(th *theatre) {
		for n, left := game.Fighters-1, 4; n > 4 && left > 0; n-- {
			if !th.draft().team[n].Reserve {
				th.draft().posts[n] = game.Bench
				left--
			}
		}
	})
	add("first", start, 1, func(th *theatre) { th.draft().posts = game.NoPosts() })
	add("melee", start, inMelee, nil)
	add("journal", start, inMelee, func(th *theatre) { th.journal.open() })
	add("truce", start, truce, nil)
	add("moments", start, truce, func(th *theatre) { th.melee.end() })
	first := steps(t, start, func(_, v *game.View) bool { return v.Phase == game.PhaseTruce && v.Melee == 1 })
	add("orders", start, first, func(th *theatre) { // to every reservist
		own := th.on.View.Own()
		for n := range own {
			if to := slices.IndexFunc(th.on.View.Zones[:], func(z game.Zone) bool { return z.Contested() }); own[n].Zone == game.Bench {
				th.draft().remember()
				th.draft().set(game.Order{Fighter: n, To: to})
			}
		}
	})
	add("sealed", start, truce, func(th *theatre) {
		if err := th.scene.Match().Submit(0, game.GiveOrders(th.draft().orders...)); err != nil {
			t.Fatal(err)
		}
		on.Wait(30)
	})
	add("reveal", start, truce+1, nil)
	add("over", start, -1, func(th *theatre) { th.announce() })
	over := &all[len(all)-1]
	over.keep = func() { over.banner.Age = board.BannerTicks / 2 }
	two := people(2, 7)
	all = append(all, screen{name: "handover", theatre: seat(t, on, two)})
	held := people(2, 7)
	for p := range held.Chairs {
		held.Chairs[p].Device = [...]input.Device{input.LeftHalf, input.RightHalf}[p]
	}
	all = append(all, screen{name: "together", theatre: seat(t, on, held)})
	add("carried", start, 1, func(th *theatre) {
		th.draft().posts = game.NoPosts()
		th.carry.take(firstUp(th), 640, 360, 640, 360, true)
	})
	for i, step := range [...]int{0, 1, truce} {
		add([...]string{"blind", "blind-post", "blind-truce"}[i], held, step, func(th *theatre) { th.Share() })
	}
	return all
}

// firstUp returns the first of the own cups that fights.
func firstUp(th *theatre) int {
	n := 0
	for th.draft().team[n].Reserve {
		n++
	}
	return n
}

// Nothing is cut, in both languages, at both ends of the text sizes, in wide and
// narrow windows.
func TestNothingIsCut(t *testing.T) { looks(t) }

// BenchmarkContrast measures the least contrasts.
func BenchmarkContrast(b *testing.B) { kittest.Report(b, looks(b)) }

// otherwise is how keys and pads pause a brawl: the ruler beside it takes left and
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
		return th.Stage, func() string { return fmt.Sprint(th.melee.paused) }
	}, otherwise)
}

func looks(t testing.TB) *kittest.Sight {
	on := newStage(t, "fr", 1280, 720)
	all := screens(t, on, 7)
	sight := on.Sight()
	sight.Heaped = []string{"cup"}
	sight.Drawn = []string{"post", "melee", "truce"}
	for _, m := range all {
		sight.Otherwise = otherwise
		if m.name == "carried" {
			sight.Otherwise = inHand
		}
		sight.All(m.name, m.scene, func(kittest.Look) { m.tick() })
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
	for _, m := range screens(t, on, 7) {
		for _, l := range kittest.HardLooks() {
			l.Set(k)
			m.tick()
			mode := board.Melee
			if m.page != pageMelee {
				mode = board.Truce
			}
			plan := board.NewPlan(k.P.View(), mode, 0)
			head := plan.Header
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
	s := pose(t, on, people(1, 7), -1)
	paint := newPortrait(k.Kit, s.matchHistory())
	k.P.Overflow = func(text string, box ui.Rect, w, h float32) {
		t.Errorf("%q is %.0f × %.0f in a box of %.0f × %.0f", text, w, h, box.W, box.H)
	}
	for _, lang := range words.Languages {
		k.Words.SetLanguage(lang)
		// The rooms that the results have in wide and in narrow windows.
		for _, room := range [...]struct{ scale, w, h float32 }{{1, 690, 142}, {1, 709, 380}, {1, 610, 190}, {2, 1112, 240}, {2, 592, 585}} {
			k.Prefs.TextScale = room.scale
			k.Begin(s.g, k.Env.Devices.Tick())
			paint(s.g, ui.Rect{X: 40, Y: 40, W: room.w, H: room.h})
			k.End(s.g)
		}
	}
}

// spy is a board that remembers what it was shown.
type spy struct {
	record
	now *game.View
}

func (s *spy) Paint(g *ui.Gui, r ui.Rect, before, now *game.View, t float32, follow bool) {
	s.now = now
	s.record.Paint(g, r, before, now, t, follow)
}

// replayed opens the record of a match, and what its board is shown.
func replayed(t *testing.T, th *theatre) (play.Replay, *spy) {
	t.Helper()
	var b recorder
	if err := th.scene.Match().Save(&b); err != nil {
		t.Fatal(err)
	}
	seen := &spy{record: record{speech: speech{th.k}, field: board.New()}}
	g := onScreen
	g.Board = func(*kit.Kit, history.History[*game.View]) play.Board[*game.View] { return seen }
	r, err := g.FrontEnd(play.FrontEnd{}).Open(th.Kit, b)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(r.(scenes.Closer).Close)
	return r, seen
}

// TestB35_ReplayShowsEverythingAfterTheEnd: before the end a record is seen with
// the eyes of the person who plays it.
func TestB35_ReplayShowsEverythingAfterTheEnd(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	k := on.Kit
	s := pose(t, on, people(1, 7), -1)
	r, seen := replayed(t, s)
	if r.Len() != s.scene.Match().Steps() || len(r.Marks()) == 0 || r.Outcome() == nil {
		t.Errorf("%d positions of %d, %d marks", r.Len(), s.scene.Match().Steps(), len(r.Marks()))
	}
	if got := r.Scores(r.Len()); got[0]+got[1] < game.Majority {
		t.Errorf("the scores at the end are %v", got)
	}
	said := 0
	for at := 0; at <= r.Len(); at++ {
		if r.Say(at) != "" {
			said++
		}
		k.Begin(s.g, k.Env.Devices.Tick())
		r.Paint(s.g, ui.Rect{X: 540, Y: 140, W: 684, H: 322}, at, 0.6, true)
		k.End(s.g)
		if seen.now.Fighters[1][0].Sight != game.Full {
			t.Errorf("a game that is over hides something at %d", at)
		}
	}
	if said < r.Len()/2 {
		t.Errorf("%d of %d positions have a sentence", said, r.Len())
	}
	look(t, k, s.g.P.Flush, "brutal replay")
	recordIsTold(t, s, r, seen)
	// A record that breaks off hides what the other side hid.
	cut := pose(t, on, people(1, 7), 1)
	r, seen = replayed(t, cut)
	k.Begin(cut.g, k.Env.Devices.Tick())
	r.Paint(cut.g, ui.Rect{X: 540, Y: 140, W: 684, H: 322}, 1, 1, true)
	k.End(cut.g)
	if seen.now.Fighters[1][0].Sight == game.Full {
		t.Error("a game that goes on shows the other side's team")
	}
}

// recordIsTold holds a record to what the match itself shows and sounds: in which zone
// something happens that matters, who stands there alone, who falls, whose flag rises.
func recordIsTold(t *testing.T, s *theatre, r play.Replay, seen *spy) {
	t.Helper()
	k := s.Stage.Kit
	paint := func(at int, part float32) {
		k.Begin(s.g, k.Env.Devices.Tick())
		r.Paint(s.g, ui.Rect{X: 540, Y: 140, W: 684, H: 322}, at, part, true)
		k.End(s.g)
	}
	var rises, falls, saves, alone, ringed int
	s.Stage.Sound.Names = nil
	for at := 1; at <= r.Len(); at++ {
		r.(play.Audible).Hear(at)
		paint(at, 0.5)
		for i := range seen.now.Events {
			e := &seen.now.Events[i]
			if e.Zone < 0 {
				continue
			}
			z := &seen.frame.Zones[e.Zone]
			switch {
			case e.What == game.EventHeld:
				rises++
				if z.Fresh != 0.5 {
					t.Errorf("at %d no flag rises over zone %d", at, e.Zone)
				}
			case e.What == game.EventAttack && e.Hit && e.ECTS <= 0:
				falls++
				if !slices.ContainsFunc(z.Cups, func(c board.Cup) bool { return c.Fallen > 0 }) {
					t.Errorf("at %d nobody falls in zone %d", at, e.Zone)
				}
			case rescues(e):
				saves++
			}
		}
		for i := range seen.frame.Zones {
			z := &seen.frame.Zones[i]
			if z.Waits > 0 {
				t.Errorf("at %d zone %d is veiled, but nothing waits in a record", at, i)
			}
			if z.Ringed {
				ringed++
			}
			if slices.ContainsFunc(z.Cups, func(c board.Cup) bool { return c.Last }) {
				alone++
			}
		}
	}
	if rises == 0 || falls == 0 || ringed == 0 || alone == 0 {
		t.Errorf("%d flags rise, %d fall, %d zones are ringed, %d stand alone", rises, falls, ringed, alone)
	}
	count := s.Stage.Sound.Count
	if count("brutal.zone.win") != rises || count("brutal.ko") < falls/2 || count("brutal.rescue") != saves {
		t.Errorf("%d of %d flags, %d of %d falls and %d of %d rescues are heard", count("brutal.zone.win"), rises, count("brutal.ko"), falls, count("brutal.rescue"), saves)
	}
}

// settled returns the moments at rest: the deciding player waits, a brawl is
// paused, and what would go on by itself stands still.
func settled(t testing.TB) []kittest.Settled {
	on := newStage(t, "fr", 1280, 720)
	var all []kittest.Settled
	for _, m := range screens(t, on, 7) {
		all = append(all, kittest.Settled{Name: m.name, Open: func(t testing.TB) func() {
			on.T = t
			on.Draws()
			on.Kit.P.Unseen = true
			on.Play(m.scene)
			on.Wait(180)
			return func() { on.Wait(1) }
		}})
	}
	return all
}

func TestSettledAllocatesNothing(t *testing.T) { kittest.AllocateNothing(t, settled(t)) }

func BenchmarkSettled(b *testing.B) { kittest.BenchmarkSettled(b, settled(b)) }

// Every value of every option has its words, in both languages.
func TestEveryOptionHasItsWords(t *testing.T) { kittest.Options(t, &game.Game.Info, Levels) }

// Every picture that the rule book names is drawn.
func TestBookPictures(t *testing.T) { kittest.Book(t, FrontEnd(), 22) }

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
	g.Begin(ui.View{W: 1280, H: 1100, Scale: 1}, ui.Input{})
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
		if refusals[err].IsZero() {
			t.Errorf("no words for %v", err)
		}
	}
}

// Every effect of the game is played.
func TestSoundsAreComplete(t *testing.T) {
	kittest.Sounds(t, "brutal.", 20, "brutal.pick", "brutal.point", "brutal.place", "brutal.flip", "brutal.strategy", "brutal.seal",
		"brutal.reveal", "brutal.bell", "brutal.throw", "brutal.miss", "brutal.soak", "brutal.hit1", "brutal.hit2", "brutal.hit3",
		"brutal.heal", "brutal.rescue", "brutal.stand", "brutal.ko", "brutal.zone.win", "brutal.zone.lose", "brutal.truce", "brutal.march", "brutal.frenzy")
}

// A game is heard: the bell, throws, a knock-out, a zone, the truce and its music.
func TestAGameHasItsSounds(t *testing.T) {
	th := newTheatre(t, people(0, 7))
	th.melee.choose(3)
	th.Until("the second truce", func() bool { return th.page == pageTruce && th.on.View.Melee == 2 })
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
	th.melee.choose(3)
	th.Until("the first truce", func() bool { return th.page == pageTruce })
	if !th.frame.Still {
		t.Error("the campus moves")
	}
}

// Watched at any speed, a brawl shows at its end what the rules say.
func TestTheStageFollowsTheRules(t *testing.T) {
	for _, speed := range [...]int{4, 5} {
		th := newTheatre(t, people(1, 7))
		th.melee.choose(speed)
		th.give(game.ComposeTeam(th.draft().team))
		th.Until("the posting", func() bool { return th.page == pagePost })
		th.draft().fill(game.Origin, rules.NewRand(3))
		th.give(game.DeployPosts(th.draft().posts))
		if speed == len(kit.Speeds)-1 {
			th.Until("the mêlée", func() bool { return th.page == pageMelee })
			th.Press(ebiten.KeyPageDown) // to its end
		}
		th.reach(func() { th.Wait(2); th.Press(ebiten.KeyEnter) })
		for z := range game.Zones {
			count, ects := th.melee.stage.sums(z)
			for p := range count {
				if side := th.on.View.Zones[z].Sides[p]; side.Count != count[p] || side.ECTS != ects[p] {
					t.Errorf("at %v×, zone %d, side %d: %d with %d ECTS are shown, there are %+v", kit.Speeds[speed], z, p, count[p], ects[p], side)
				}
			}
		}
	}
}

// The log's filters leave what they say.
func TestFilters(t *testing.T) {
	s := pose(t, newStage(t, "fr", 1280, 720), people(1, 7), -1)
	l, lines := &s.journal, s.matchHistory().Lines
	nobodys := board.Who{N: noCup}
	l.show(noZone, nobodys)
	all, fell := len(l.hits), 0
	for _, i := range l.hits {
		if lines[i].What == game.EventFell {
			t.Errorf("the fallen student is said a second time: %+v", lines[i])
		}
	}
	for i := range lines {
		if lines[i].What == game.EventFell {
			fell++
		}
	}
	if fell == 0 {
		t.Error("nobody falls")
	}
	sum := 0
	for z := range game.Zones {
		l.show(z, nobodys)
		sum += len(l.hits)
		for _, i := range l.hits {
			if lines[i].Zone != z {
				t.Errorf("a line of zone %d among those of %d", lines[i].Zone, z)
			}
		}
	}
	if sum == 0 || sum > all {
		t.Errorf("%d lines in the zones, %d in all", sum, all)
	}
	l.show(noZone, board.Who{Seat: 0, N: 1})
	if len(l.hits) == 0 || len(l.hits) >= all {
		t.Errorf("%d of %d lines concern one fighter", len(l.hits), all)
	}
	for _, i := range l.hits {
		if !l.concerns(&lines[i]) {
			t.Errorf("%+v does not concern the fighter", lines[i])
		}
	}
}
