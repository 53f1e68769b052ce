package brutal

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// focus walks by Tab until a thing has the focus.
func (th *theatre) focus(id ui.ID) {
	th.T.Helper()
	th.focusBy(func() { th.Press(ebiten.KeyTab) }, id)
}

// focusBy walks by what leads to the next thing until one has the focus.
func (th *theatre) focusBy(next func(), id ui.ID) {
	th.T.Helper()
	th.Wait(2)
	for range 60 {
		if f, ok := th.g.Focused(); ok && f == id {
			return
		}
		next()
	}
	f, _ := th.g.Focused()
	th.T.Fatalf("%v is out of reach, %v has the focus: %s", id, f, th.Tell())
}

// reach waits for a truce in which somebody decides, or for the end; told goes on from
// what mattered in a brawl.
func (th *theatre) reach(told func()) {
	th.T.Helper()
	for range 200 {
		if th.Done() || th.page == pageTruce && (th.on.Mine || th.blind.begun) {
			return
		}
		th.Until("a truce", func() bool {
			return th.Done() || th.page == pageTruce && (th.on.Mine || th.blind.begun) || th.page == pageMoments
		})
		if th.page == pageMoments && !th.Done() {
			told()
			th.Wait(1)
		}
	}
	th.T.Fatalf("no truce comes: %s", th.Tell())
}

func (th *theatre) click(r ui.Rect) { th.Click(r.CX(), r.CY()) }

// drag takes what is at one place to another.
func (th *theatre) drag(x0, y0, x1, y1 float32) {
	th.T.Helper()
	th.Point(x0, y0)
	th.Src.Now.Mouse = 1 << input.MouseLeft
	th.Wait(1)
	th.Point((x0+x1)/2, (y0+y1)/2)
	th.Point(x1, y1)
	th.Src.Now.Mouse = 0
	th.Wait(2)
}

// middle returns the middle of a cup on the screen.
func (th *theatre) middle(n int) (x, y float32, ok bool) {
	x, y, scale, ok := th.field.Where(board.Who{Seat: th.on.Eyes, N: n})
	return x, y - board.Height(kindOf(n))*scale/2, ok
}

// pointer is how a mouse or a finger clicks, at a place or on a thing, and drags from a place to another.
type pointer struct {
	click func(x, y float32)
	on    func(names ...string)
	drag  func(x0, y0, x1, y1 float32)
}

// swipe drags with a finger.
func (th *theatre) swipe(x0, y0, x1, y1 float32) {
	th.T.Helper()
	k := float64(th.Kit.Env.Width) / float64(th.g.P.View().W)
	for _, share := range [...]float32{0, 0.5, 1} {
		x, y := x0+share*(x1-x0), y0+share*(y1-y0)
		th.Src.Now.Touches = []input.TouchPoint{{ID: 1, X: float64(x) * k, Y: float64(y) * k}}
		th.Wait(2)
	}
	th.Src.Now.Touches = nil
	th.Wait(2)
}

func byMouse(th *theatre)  { byPointer(th, pointer{th.Click, th.ClickOn, th.drag}) }
func byFinger(th *theatre) { byPointer(th, pointer{th.Tap, th.TapOn, th.swipe}) }

// byPointer plays a whole game with a mouse or a finger alone.
func byPointer(th *theatre, hand pointer) {
	click := func(r ui.Rect) { hand.click(r.CX(), r.CY()) }
	plan := board.NewSetupPlan(th.g.P, th.setup.half)
	click(plan.TeamKey(2, len(presets)+1)) // foxes
	click(plan.Main)
	th.Until("the posting", func() bool { return th.page == pagePost })
	if n, empty := th.drafts[0].placed(); n != game.Fielded || empty > 0 {
		th.T.Fatalf("of a ready-made team %d stand, and %d zones are empty", n, empty)
	}
	th.drafts[0].posts = game.NoPosts()
	th.Wait(2)
	at := 0
	for _, n := range waitingOrder {
		if th.drafts[0].team[n].Reserve || n == 0 {
			continue
		}
		x, y, ok := th.middle(n)
		if !ok {
			th.T.Fatalf("cup %d is not to be seen", n)
		}
		r := th.frame.Plan.Stage(at % game.Zones)
		hand.drag(x, y, r.CX(), r.CY())
		if th.drafts[0].posts[n] != at%game.Zones {
			th.T.Fatalf("cup %d was laid in zone %d and stands in %d", n, at%game.Zones, th.drafts[0].posts[n])
		}
		at++
	}
	// Picked up by a click, laid by another.
	x, y, _ := th.middle(0)
	hand.click(x, y)
	r := th.frame.Plan.Stage(4)
	hand.click(r.CX(), r.CY())
	if th.drafts[0].posts[0] != 4 {
		th.T.Fatalf("the master was laid in zone 4 and stands in %d", th.drafts[0].posts[0])
	}
	th.Picture("posted")
	click(th.frame.Plan.Main)
	for !th.Done() {
		th.reach(func() { th.Wait(3); hand.on("main") })
		if th.Done() {
			return
		}
		th.Wait(3)
		for _, n := range th.on.View.Free(nil) {
			if th.on.View.Own()[n].Zone == game.Bench {
				to := th.on.View.Contested()[0]
				x, y, ok := th.middle(n)
				if !ok {
					th.T.Fatalf("reservist %d is not to be seen", n)
				}
				r := th.frame.Plan.Stage(to)
				hand.drag(x, y, r.CX(), r.CY())
				if o := th.draft().orderOf(n); o == nil || o.To != to {
					th.T.Fatalf("reservist %d was sent to %d and has the orders %v", n, to, th.draft().orders)
				}
				th.Wait(1)
				if got, want := th.frame.Zones[to].Left.To, ui.Digits(th.on.View.Zones[to].Sides[0].ECTS+th.on.View.Own()[n].ECTS); got != want {
					th.T.Fatalf("with the reservist on the way the zone would have %q and not %q", want, got)
				}
				break
			}
		}
		click(th.frame.Plan.Main)
		th.Until("the mêlée", func() bool { return th.page != pageTruce || th.Done() })
	}
}

// buttons is how keys or a pad lead the focus to the next thing, use what has it, and make it less.
type buttons struct{ next, yes, less func() }

func byKeys(th *theatre) {
	press := func(k ebiten.Key) func() { return func() { th.Press(k) } }
	byButtons(th, buttons{press(ebiten.KeyTab), press(ebiten.KeyEnter), press(ebiten.KeyArrowLeft)})
}

func byPad(th *theatre) {
	press := func(b input.Button) func() { return func() { th.button(0, b) } }
	byButtons(th, buttons{press(input.R), press(input.A), press(input.Left)})
}

// byButtons plays a whole game with keys or a pad alone.
func byButtons(th *theatre, hand buttons) {
	th.focusBy(hand.next, ui.ID{Name: "preset", N: 1})
	hand.yes()
	th.focusBy(hand.next, ui.ID{Name: "cup", N: 7})
	hand.yes()
	th.focusBy(hand.next, ui.ID{Name: "attribute", N: 4})
	was := th.drafts[0].team[7].Values[game.Initiative]
	hand.less()
	th.focusBy(hand.next, ui.ID{Name: "main"})
	hand.yes()
	if was == 0 && th.drafts[0].team[7].Values[game.Initiative] != 0 {
		th.T.Fatal("an attribute went below its bonus")
	}
	th.Until("the posting", func() bool {
		if th.page == pageSetup {
			hand.yes() // points may be left over
		}
		return th.page == pagePost
	})
	th.focusBy(hand.next, ui.ID{Name: "cup", N: 5})
	hand.yes()
	th.Wait(2)
	if !th.carry.keyed {
		th.T.Fatal("Enter does not take a cup")
	}
	th.focusBy(hand.next, ui.ID{Name: "zone", N: 3})
	hand.yes()
	if th.drafts[0].posts[5] != 3 {
		th.T.Fatalf("cup 5 stands in %d", th.drafts[0].posts[5])
	}
	th.focusBy(hand.next, ui.ID{Name: "fill"})
	hand.yes()
	th.focusBy(hand.next, ui.ID{Name: "main"})
	hand.yes()
	for !th.Done() {
		th.reach(func() { th.focusBy(hand.next, ui.ID{Name: "main"}); hand.yes() })
		if th.Done() {
			return
		}
		if free := th.on.View.Free(nil); len(free) > 0 {
			th.focusBy(hand.next, ui.ID{Name: "cup", N: free[0]})
			hand.yes()
			to := th.on.View.Contested()[0]
			th.focusBy(hand.next, ui.ID{Name: "zone", N: to})
			hand.yes()
			if o := th.draft().orderOf(free[0]); o == nil || o.To != to {
				th.T.Fatalf("%d was sent to %d: %v", free[0], to, th.draft().orders)
			}
		}
		th.focusBy(hand.next, ui.ID{Name: "main"})
		hand.yes()
		th.Until("the mêlée", func() bool { return th.page != pageTruce || th.Done() })
	}
}

// TestWholeGames plays a game to the results by each kind of hand alone.
func TestWholeGames(t *testing.T) {
	for name, whole := range map[string]func(*theatre){"mouse": byMouse, "finger": byFinger, "keyboard": byKeys, "pad": byPad} {
		t.Run(name, func(t *testing.T) {
			start := people(1, 5)
			if name == "pad" {
				start.Chairs[0].Device = input.Gamepad(0)
			}
			th := newTheatre(t, start)
			if name == "pad" {
				th.Src.Now.Pads = []input.PadState{{Name: "Pad"}}
			}
			th.k.Prefs.Speed = 0
			whole(th)
			o := th.Shown.(*kittest.Results).Outcome
			if o.Record == "" {
				t.Error("the game was not kept")
			}
			if len(o.Curves) != 2 || len(o.Curves[0].Values) < 5 || o.Extra == nil || len(o.Notes) != 2 {
				t.Errorf("the outcome lacks something: %+v", o)
			}
			again := o.Again()
			defer again.(scenes.Closer).Close()
			if faceOf(again).drafts[0].team != *th.matchHistory().Team(0) {
				t.Error("the rematch forgets the team")
			}
		})
	}
}

// button presses a button of one of two pads.
func (th *theatre) button(p int, b input.Button) {
	th.T.Helper()
	th.Src.Now.Pads[p].Held = input.Of(b)
	th.Wait(1)
	th.Src.Now.Pads[p].Held = 0
	th.Wait(1)
}

// TestTwoPads plays a whole game by two people at once, who show nothing.
func TestTwoPads(t *testing.T) {
	start := people(2, 8)
	for p := range 2 {
		start.Chairs[p].Device = input.Gamepad(p)
	}
	th := newTheatre(t, start)
	th.k.Prefs.Speed = 0
	th.Src.Now.Pads = []input.PadState{{Slot: 0, Name: "one"}, {Slot: 1, Name: "two"}}
	th.Until("the card", func() bool { return th.on.HandOver })
	th.Wait(3)
	th.focus(ui.ID{Name: "together"})
	th.button(0, input.A)
	if !th.blind.begun {
		t.Fatalf("they do not decide together: %s", th.Tell())
	}
	before := th.scene.Match().Steps()
	th.button(0, input.Down)
	if th.blind.done(0) {
		t.Error("a side without a team is sealed")
	}
	th.button(0, spots[2]) // foxes
	th.Picture("blind")
	th.button(1, input.Left)
	th.button(1, input.B)
	th.button(1, input.X)
	th.button(0, input.Down)
	if th.scene.Match().Steps() != before {
		t.Error("one side alone decides")
	}
	th.button(1, input.Down)
	th.Until("the posting", func() bool { return th.page == pagePost })
	if got := th.scene.Match().View(0).Team(); got != presets[2].Recipes[0].Team() {
		t.Error("the first side did not get the foxes")
	}
	if got := th.scene.Match().View(1).Team(); got != presets[3].Recipes[0].Team() {
		t.Error("the second side did not get what it pressed last")
	}
	for i := range game.Fielded {
		for p := range 2 {
			th.button(p, spots[i%game.Zones])
		}
	}
	want := th.drafts[0].posts
	th.button(0, input.Down)
	th.button(1, input.Down)
	th.Until("the mêlée", func() bool { return th.page == pageMelee || th.page == pageTruce })
	if got := th.scene.Match().View(0).Own(); got[1].Zone != want[1] {
		t.Errorf("an élite was sent to %d and stands in %d", want[1], got[1].Zone)
	}
	sent := 0
	for !th.Done() {
		th.reach(func() { th.Wait(2); th.button(0, input.A) })
		if th.Done() {
			break
		}
		th.Wait(2)
		to := th.on.View.Contested()[0]
		if len(th.blind.queue[0]) > 0 {
			th.button(0, spots[to])
			if len(th.drafts[0].orders) == 1 {
				sent++
			}
		}
		th.button(1, input.Y)
		th.Picture("blind-truce")
		th.button(0, input.Down)
		th.button(1, input.Down)
		th.Until("the mêlée", func() bool { return th.page != pageTruce || th.Done() })
	}
	if sent == 0 {
		t.Error("nobody was sent anywhere")
	}
}

// TestB35_HandOver lets two people share the screen: neither sees the other's team.
func TestB35_HandOver(t *testing.T) {
	th := newTheatre(t, people(2, 8))
	th.k.Prefs.Speed = 0
	th.Wait(2)
	if !th.on.HandOver || th.on.To != 0 || th.on.Eyes != rules.Spectator {
		t.Fatalf("no card for the first: %s", th.Tell())
	}
	th.Press(ebiten.KeyEnter)
	if th.on.Eyes != 0 || th.on.HandOver {
		t.Fatalf("the first does not have the screen: %s", th.Tell())
	}
	th.focus(ui.ID{Name: "main"})
	th.Press(ebiten.KeyEnter)
	if !th.on.HandOver || th.on.To != 1 || th.on.Eyes != rules.Spectator {
		t.Fatalf("no card for the second: %s", th.Tell())
	}
	th.Wait(2)
	th.Picture("handover")
	th.Press(ebiten.KeyEnter)
	if th.on.Eyes != 1 {
		t.Fatalf("the second does not have the screen: %s", th.Tell())
	}
	th.focus(ui.ID{Name: "main"})
	th.Press(ebiten.KeyEnter)
	th.Until("the posting", func() bool { return th.page == pagePost && th.on.HandOver })
	if th.on.To != 0 {
		t.Error("the posting begins with the second")
	}
}

// Escape lets go of a cup and no more; with nothing carried it pauses. Before
// anything is placed, undo leads back to the team, as it was.
func TestEscapeAndUndo(t *testing.T) {
	th := newTheatre(t, people(1, 5))
	th.k.Prefs.Speed = 0
	mine := game.RandomTeam(rules.NewRand(4))
	th.draft().team, th.draft().preset = mine, noPreset
	th.give(game.ComposeTeam(mine))
	th.Until("the posting", func() bool { return th.page == pagePost })
	who := noCup
	for n := range mine {
		if !mine[n].Reserve {
			who = n
			break
		}
	}
	th.focus(ui.ID{Name: "cup", N: who})
	th.Press(ebiten.KeyEnter)
	th.Wait(2)
	if th.carry.who != who {
		t.Fatalf("%d is in the hand, not %d", th.carry.who, who)
	}
	th.Press(ebiten.KeyEscape)
	if th.carry.who != noCup || th.Shown != nil {
		t.Errorf("Escape leaves %d in the hand and shows %T", th.carry.who, th.Shown)
	}
	th.Press(ebiten.KeyPageUp)
	if th.page != pageSetup || th.draft().team != mine || th.given(0) {
		t.Errorf("undo leads to %s", th.Tell())
	}
	th.Wait(2)
	th.Press(ebiten.KeyEscape)
	if _, ok := th.Shown.(*kittest.Paused); !ok {
		t.Errorf("Escape shows %T", th.Shown)
	}
}

// Undo goes back over the person's own steps, the placing and the team that was given, until both sides
// have met.
func TestUndoEndsWhereBothSidesHaveMet(t *testing.T) {
	th := newTheatre(t, people(1, 5))
	th.k.Prefs.Speed = 0
	th.give(game.ComposeTeam(th.draft().team))
	th.Until("the posting", func() bool { return th.page == pagePost })
	th.draft().fill(game.Origin, rules.NewRand(3))
	for range game.Fielded + 2 {
		th.Press(ebiten.KeyBackspace)
	}
	if th.page != pageSetup {
		t.Fatalf("undo leads back from the placing to %s", th.Tell())
	}
	th.give(game.ComposeTeam(th.draft().team))
	th.Until("the posting", func() bool { return th.page == pagePost })
	th.draft().fill(game.Origin, rules.NewRand(3))
	th.give(game.DeployPosts(th.draft().posts))
	th.reach(func() { th.Wait(2); th.Press(ebiten.KeyEnter) })
	hash := th.scene.Match().Hash()
	th.Press(ebiten.KeyBackspace)
	th.Wait(2)
	if th.page != pageTruce || th.scene.Match().Hash() != hash || th.on.CanUndo {
		t.Errorf("after a brawl undo leads to %s", th.Tell())
	}
}

// TestResume resumes a record where it stopped.
func TestResume(t *testing.T) {
	th := newTheatre(t, people(1, 5))
	th.k.Prefs.Speed = 0
	th.give(game.ComposeTeam(th.draft().team))
	th.Until("the posting", func() bool { return th.page == pagePost })
	th.draft().fill(game.Origin, rules.NewRand(3))
	th.give(game.DeployPosts(th.draft().posts))
	th.reach(func() { th.Wait(2); th.Press(ebiten.KeyEnter) })
	want, lines, name := th.scene.Match().Hash(), len(th.matchHistory().Lines), th.record()
	th.scene.Close()
	again := seat(t, th.Stage, play.Start{Resume: name})
	if again.scene.Match().Hash() != want || again.page != pageTruce || again.on.Eyes != 0 || len(again.matchHistory().Lines) != lines {
		t.Errorf("gone on at %s with %d lines, left with %d", again.Tell(), len(again.matchHistory().Lines), lines)
	}
}

// A slider is dragged: all chosen ones get the value, no budget and no cap is
// ever broken, and one undo takes the whole drag back.
func TestB9_SlidersKeepTheTeamLegal(t *testing.T) {
	th := newTheatre(t, people(1, 5))
	th.Wait(2)
	plan := board.NewSetupPlan(th.g.P, th.setup.half)
	for _, n := range []int{5, 6, 7} {
		th.draft().picked[n] = true
	}
	th.setup.lead = 5
	before := th.draft().team
	r := plan.Rows[game.Dexterity]
	track := board.AttributeTrack(r)
	th.drag(track.Right(), r.CY(), track.X+track.W*0.4, r.CY())
	for _, n := range []int{5, 6, 7} {
		if v := th.draft().team[n].Values[game.Dexterity]; v != 4 {
			t.Errorf("cup %d has a dexterity of %d, want 4", n, v)
		}
	}
	r = plan.Rows[game.Constitution]
	th.drag(track.X+2, r.CY(), track.Right(), r.CY())
	if left := th.draft().team.Left(); left != 0 || th.draft().team.Check() != nil {
		t.Errorf("%d points are left, %v", left, th.draft().team.Check())
	}
	th.Press(ebiten.KeyPageUp)
	th.Press(ebiten.KeyPageUp)
	if th.draft().team != before {
		t.Error("two undos do not take two drags back")
	}
	// A sixth reservist is refused, a fifth is not.
	if th.draft().flip(5) {
		t.Error("a sixth reservist is taken")
	}
	for n := range th.draft().team {
		if th.draft().team[n].Reserve {
			th.draft().flip(n)
			break
		}
	}
	th.click(plan.Main)
	if th.page != pageSetup || th.setup.bounce[6] == 0 {
		t.Error("a team of four reservists goes on, or nothing bounces")
	}
	if !th.draft().flip(5) {
		t.Error("the fifth reservist is refused")
	}
	// A copy gives what was bought, and the strategy.
	th.draft().team.Set([]int{8}, game.Strength, 0)
	th.draft().team[8].Strategy = game.Defensive
	th.setup.alone(8)
	th.setup.copyTo()
	x, y, _ := th.middle(9)
	th.Click(x, y)
	if got := th.draft().team[9]; got.Values != th.draft().team[8].Values || got.Strategy != game.Defensive {
		t.Errorf("the copy is %+v", got)
	}
}

// Templates are kept under their names, loaded and thrown away; a file that
// cannot be read is set aside.
func TestTemplates(t *testing.T) {
	th := newTheatre(t, people(1, 5))
	th.Wait(2)
	mine := game.RandomTeam(rules.NewRand(9))
	th.draft().team = mine
	th.templates.open()
	th.templates.name = "Les Terribles"
	th.Wait(2)
	th.focus(ui.ID{Name: "save"})
	th.Press(ebiten.KeyEnter)
	if th.templates.shown || th.draft().mine != "Les Terribles" {
		t.Fatal("the team is not saved")
	}
	th.draft().team = presets[0].Recipes[0].Team()
	th.templates.open()
	th.Wait(2)
	th.focus(ui.ID{Name: "team", N: 0})
	th.Press(ebiten.KeyEnter)
	if th.draft().team != mine {
		t.Error("what was saved is not what is loaded")
	}
	// What another version wrote stays in the file.
	theirs := `{"name":"Of tomorrow","team":{"era":9}}`
	if err := th.Kit.Env.Store.Write(templatesFile, []byte("["+theirs+"]")); err != nil {
		t.Fatal(err)
	}
	th.templates.open()
	if len(th.templates.all) != 0 {
		t.Errorf("%d teams are offered of one that is none here", len(th.templates.all))
	}
	th.templates.name = "Les Terribles"
	th.templates.save()
	if data, err := th.Kit.Env.Store.Read(templatesFile); err != nil || !strings.Contains(string(data), theirs) || !strings.Contains(string(data), "Les Terribles") {
		t.Errorf("kept is %s, %v", data, err)
	}
	if err := th.Kit.Env.Store.Write(templatesFile, []byte("{nonsense")); err != nil {
		t.Fatal(err)
	}
	th.templates.open()
	th.Wait(1)
	if len(th.templates.all) != 0 {
		t.Error("nonsense is a team")
	}
	if left, err := th.Kit.Env.Store.List("brutal/"); err != nil || len(left) != 0 {
		t.Errorf("the file is not set aside: %v, %v", left, err)
	}
}

// A wrong entry of the file of teams, or damage in it, costs no other team, and is reported with its line.
func TestWrongTeamsCostOnlyThemselves(t *testing.T) {
	th := newTheatre(t, people(1, 5))
	good, err := json.Marshal(template{"Les Terribles", game.RandomTeam(rules.NewRand(9))})
	if err != nil {
		t.Fatal(err)
	}
	fr := words.New("fr")
	for _, c := range []struct {
		file string
		want []string
	}{
		{"[\n" + string(good) + "]", nil},
		{"[\n 7,\n" + string(good) + "]", []string{fr.Say(words.BrutalTemplatesOther(1, 2, "7", templatesFile))}},
		{"[\n7,\n{}," + string(good) + "]", []string{fr.Say(words.BrutalTemplatesOther(2, 2, "7", templatesFile))}},
		{"[" + string(good) + ",\n{]", []string{fr.Say(words.BrutalTemplatesBroken(2, templatesFile))}},
	} {
		if err := th.Kit.Env.Store.Write(templatesFile, []byte(c.file)); err != nil {
			t.Fatal(err)
		}
		for range 2 { // what is read once can be read again
			th.templates.open()
			if all := th.templates.all; len(all) != 1 || all[0].Name != "Les Terribles" {
				t.Errorf("of %.60q %d teams are read", c.file, len(all))
			}
			var said []string
			for n, ok := th.Kit.Env.TakeNotice(); ok; n, ok = th.Kit.Env.TakeNotice() {
				said = append(said, fr.Say(n))
			}
			if !slices.Equal(said, c.want) {
				t.Errorf("for %.60q: %q, want %q", c.file, said, c.want)
			}
			if strings.HasSuffix(c.file, "{]") {
				c.want = nil
			}
		}
	}
}
