package menu

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// poolInfo and landInfo are games of many and of few, but never of just as many
// seats.
var (
	poolInfo = rules.Info{ID: "aquariom", Version: 1, Min: 2, Max: 16, Rate: 10}
	landInfo = rules.Info{ID: "empire", Version: 1, Min: 1, Max: 5, Usual: 1}
)

// lobbyOf is the lobby of a game that only has a lobby, entered by the first of
// three pads.
func lobbyOf(t *testing.T, w, h int, lang settings.Language, size int, info *rules.Info) (*rig, *hand, *lobby) {
	t.Helper()
	r, hd := newHands(t, w, h, lang, size, "First", "Second", "Third")
	hd.now.Pads[0].Held = input.Of(input.Up)
	r.run(1)
	hd.now.Pads[0].Held = 0
	r.run(1)
	r.k.FrontEnds = append(r.k.FrontEnds, &play.FrontEnd{Info: info, Levels: []string{"easy", "normal", "hard"}, New: tableOf(r.k)})
	r.k.Env.Settings.Won = map[string]string{info.ID: ""} // nobody is new to it: the usual levels are proposed
	l := newLobby(r.k, info.ID)
	r.scene = l
	r.run(3)
	return r, hd, l
}

// laidOut is who sits where: P a person, e n h a computer player's level, . a
// closed chair.
func laidOut(l *lobby) string {
	out := ""
	for s := range l.places {
		out += string(".Penh"[l.occupant(rules.Seat(s))])
	}
	return out
}

func TestATableIsLaidForAnyNumber(t *testing.T) {
	r, h, l := lobbyOf(t, 1280, 720, settings.French, 100, &poolInfo)
	if got := laidOut(l); got != "Pnnn............" {
		t.Fatalf("opened with %s", got)
	}
	h.reach(&l.screen, "players", func() { h.key(ebiten.KeyTab) })
	for range 20 {
		h.key(ebiten.KeyArrowRight)
	}
	if got := laidOut(l); got != "Pnnnnnnnnnnnnnnn" {
		t.Fatalf("the most is %s", got)
	}
	for range 20 {
		h.key(ebiten.KeyArrowLeft)
	}
	if got := laidOut(l); got != "Pn.............." {
		t.Fatalf("the least is %s, want the smallest table of the game", got)
	}
	if !r.sound.heard("ui.refuse") {
		t.Error("the smallest table is made smaller in silence")
	}
	h.pad(0, input.Start)
	g, ok := r.scene.(*tableScene)
	if !ok {
		t.Fatalf("went %q", r.went())
	}
	if g.start.Setup.Seats != 2 || len(g.start.Chairs) != 2 || !g.start.Chairs[0].Person() || g.start.Chairs[1].Level != "normal:miser" {
		t.Errorf("start %+v, want 2 seats: a person and normal:miser", g.start)
	}
}

func TestATableForOne(t *testing.T) {
	r, h, l := lobbyOf(t, 1280, 720, settings.French, 100, &landInfo)
	if got := laidOut(l); got != "P...." {
		t.Fatalf("opened with %s, want the usual number", got)
	}
	h.pad(0, input.Start)
	if g, ok := r.scene.(*tableScene); !ok || g.start.Setup.Seats != 1 || len(g.start.Chairs) != 1 {
		t.Errorf("went %q", r.went())
	}
}

func TestAChairTakesAnyOccupantByArrows(t *testing.T) {
	_, h, l := lobbyOf(t, 1280, 720, settings.French, 100, &poolInfo)
	l.g.Focus(chairID(2))
	h.r.run(1)
	for _, step := range []struct {
		what string
		key  ebiten.Key
		want string
	}{
		{"stronger", ebiten.KeyArrowRight, "Pnhn............"},
		{"no stronger than hard", ebiten.KeyArrowRight, "Pnhn............"},
		{"weaker", ebiten.KeyArrowLeft, "Pnnn............"},
		{"weaker", ebiten.KeyArrowLeft, "Pnen............"},
		{"a person", ebiten.KeyArrowLeft, "PnPn............"},
		{"nobody: the next moves up", ebiten.KeyArrowLeft, "Pnn............."},
	} {
		h.key(step.key)
		if got := laidOut(l); got != step.want {
			t.Fatalf("%s: %s, want %s", step.what, got, step.want)
		}
	}
	l.g.Focus(chairID(7))
	h.r.run(1)
	h.key(ebiten.KeyEnter)
	if got := laidOut(l); got != "Pnnennnn........" {
		t.Errorf("a closed chair opens all up to it: %s", got)
	}
}

// A key that is held runs through the occupants, and stops before it takes
// chairs away, one after the other.
func TestAHeldKeyClosesNothing(t *testing.T) {
	r, h, l := lobbyOf(t, 1280, 720, settings.French, 100, &poolInfo)
	l.g.Focus(chairID(2))
	r.run(1)
	h.now.Keys.Add(ebiten.KeyArrowLeft)
	r.run(150)
	h.now.Keys = input.KeySet{}
	if got := laidOut(l); got != "PnPn............" {
		t.Errorf("held: %s", got)
	}
}

// A table without computer players says nothing of them, and of their levels.
func TestATableWithoutComputersIsSilentAboutThem(t *testing.T) {
	r, _, l := lobbyOf(t, 1280, 720, settings.French, 100, &landInfo)
	r.strict("lobby")
	for count, want := range map[int]bool{1: false, 2: true} {
		l.setCount(count)
		r.sight.See("lobby", l, false, func() { r.run(1) })
		said := strings.ToLower(r.sight.Said())
		if got := strings.Contains(said, "ordinateurs"); got != want || strings.Contains(said, "difficile") != want {
			t.Errorf("a table for %d says %q", count, said)
		}
	}
}

func TestAllComputersAtOnce(t *testing.T) {
	_, h, l := lobbyOf(t, 1280, 720, settings.French, 100, &poolInfo)
	l.setCount(8)
	h.reach(&l.screen, "bots", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyArrowRight)
	if got := laidOut(l); got != "Phhhhhhh........" {
		t.Fatalf("hard: %s", got)
	}
	h.key(ebiten.KeyArrowRight)
	if got := laidOut(l); got != "Penhenhe........" {
		t.Fatalf("mixed: %s", got)
	}
	l.setCount(10)
	if got := laidOut(l); got != "Penhenhenh......" {
		t.Errorf("a latecomer: %s", got)
	}
	h.key(ebiten.KeyArrowLeft)
	h.key(ebiten.KeyArrowLeft)
	h.key(ebiten.KeyArrowLeft)
	if got := laidOut(l); got != "Peeeeeeeee......" {
		t.Errorf("easy: %s", got)
	}
}

// Who sits keeps a seat and a device when another chair is taken away, and a
// full table makes room for one more device.
func TestPeopleKeepTheirDevices(t *testing.T) {
	r, h, l := lobbyOf(t, 1280, 720, settings.French, 100, &poolInfo)
	h.pad(1, input.A)
	h.pad(2, input.A)
	h.key(ebiten.KeyE)
	if got := laidOut(l); got != "PPPP............" {
		t.Fatalf("three joined: %s", got)
	}
	h.key(ebiten.KeyShiftRight)
	if got := laidOut(l); got != "PPPPP..........." {
		t.Fatalf("a full table: %s", got)
	}
	l.places[2].name = "Camille"
	l.closeSeat(1)
	seats := &r.k.Env.Devices.Seats
	for s, d := range []input.Device{input.Gamepad(0), input.Gamepad(2), input.LeftHalf, input.RightHalf, input.NoDevice} {
		if seats.Device(rules.Seat(s)) != d || l.places[s].device != d {
			t.Errorf("seat %d holds %v and shows %v, want %v", s, seats.Device(rules.Seat(s)), l.places[s].device, d)
		}
	}
	if l.places[1].name != "Camille" {
		t.Errorf("the name stayed behind: %q", l.places[1].name)
	}
	if _, sits := seats.Seat(input.Gamepad(1)); sits {
		t.Error("who lost a chair still sits")
	}
	// The stepper takes computer players before people.
	l.setCount(5)
	l.setCount(4)
	l.setCount(2)
	if got := laidOut(l); got != "PP.............." {
		t.Errorf("two are left as %s", got)
	}
}

func TestChairsByPointer(t *testing.T) {
	for name, point := range map[string]func(h *hand, r ui.Rect){"mouse": (*hand).click, "touch": (*hand).tap} {
		t.Run(name, func(t *testing.T) {
			_, h, l := lobbyOf(t, 1280, 720, settings.French, 100, &poolInfo)
			l.setLevels(1)
			v := ui.NewView(1280, 720)
			area, _, _ := l.layout(v)
			_, area = area.CutTop(l.tableRow(v), 12)
			cards, _ := chairGrid(v, area, 16, 1, 0)
			at := func(s int, share float32) ui.Rect {
				r := chairRect(cards, s)
				tab := chairTab(r)
				return ui.Centered(tab.Right()+8+(r.Right()-tab.Right()-16)*share, r.Bottom()-16, 6, 6)
			}
			point(h, at(5, 0.5))
			if got := laidOut(l); got != "Pnnnnn.........." {
				t.Fatalf("a closed chair: %s", got)
			}
			point(h, at(5, 0.97))
			point(h, at(3, 0.03))
			if got := laidOut(l); got != "Pnnenh.........." {
				t.Fatalf("arrows: %s", got)
			}
			point(h, at(1, 0.5))
			if got := laidOut(l); got != "PPnenh.........." {
				t.Fatalf("a seat is taken: %s", got)
			}
			if d := l.places[1].device; d != input.Mouse {
				t.Errorf("it holds %v", d)
			}
			point(h, at(1, 0.5))
			if l.naming != 1 {
				t.Error("pressing a person asks for no name")
			}
			h.write("Zoé")
			point(h, ui.Rect{X: 640, Y: 80, W: 4, H: 4})
			if l.naming >= 0 || name == "mouse" && l.places[1].name != "Zoé" {
				t.Errorf("named %q", l.places[1].name)
			}
		})
	}
}

func TestATableOpensAsItWasLeft(t *testing.T) {
	r, h, l := lobbyOf(t, 1280, 720, settings.French, 100, &poolInfo)
	l.setCount(9)
	l.setLevels(2)
	h.pad(0, input.Start)
	again := newLobby(r.k, "aquariom")
	if got := laidOut(again); got != "Phhhhhhhh......." {
		t.Errorf("opened with %s", got)
	}
}

// The lobby of many fits everywhere: closed chairs, people with every device,
// and a name being typed.
func TestLobbyOfManyFits(t *testing.T) {
	for _, size := range sizes {
		for _, lang := range []settings.Language{settings.French, settings.English} {
			for _, text := range []int{100, 200} {
				for _, c := range []struct {
					name  string
					info  *rules.Info
					count int
				}{{"usual", &poolInfo, 4}, {"full", &poolInfo, 16}, {"five", &landInfo, 5}, {"one", &landInfo, 1}} {
					where := fmt.Sprintf("many-%s-%dx%d-%s-%d", c.name, size[0], size[1], lang, text)
					r, _, l := lobbyOf(t, size[0], size[1], lang, text, c.info)
					r.strict(where)
					l.setCount(c.count)
					for i, d := range []input.Device{input.Gamepad(0), input.LeftHalf, input.RightHalf, input.Mouse, input.NoDevice} {
						if i < l.count {
							l.sit(rules.Seat(i), d)
							l.places[i].name = []string{"Maximilienne-Zoé", "Lou", "", "Camille", ""}[i]
						}
					}
					if c.count == 16 {
						l.setLevels(l.mixed())
						l.g.Focus(chairID(9))
					}
					r.run(30) // the mat has come to the chair
					r.shot(where)
				}
			}
		}
	}
}

// The names of seats and what plays there grow with texts: of a few seats on cards that
// stand otherwise, of many in a list that scrolls.
func TestSeatsGrowWithTexts(t *testing.T) {
	for _, info := range []*rules.Info{&bzzz.Game.Info, &poolInfo} {
		sizes := map[int]float32{}
		for _, text := range []int{100, 200} {
			r, _, l := lobbyOf(t, 1280, 720, settings.French, text, info)
			var seen ui.Witness
			r.k.P.Witness = &seen
			r.run(40)
			r.k.P.Witness = nil
			for _, letters := range seen.Letters {
				if letters.Text == l.k.Say(words.SeatPlayer("A")) && letters.Type.Face == ui.Fredoka600 {
					sizes[text] = letters.Em
				}
			}
		}
		if sizes[100] == 0 || sizes[200] < 1.6*sizes[100] {
			t.Errorf("%s: the first seat's name is %.1f high, and %.1f with texts of 200 %%", info.ID, sizes[100], sizes[200])
		}
	}
}

// What a list has scrolled out of sight is neither pressed nor stepped to from outside.
func TestHiddenSeatsAreNotPressed(t *testing.T) {
	_, h, l := lobbyOf(t, 1280, 720, settings.French, 200, &poolInfo)
	_, panel, _ := l.layout(ui.NewView(1280, 720))
	before := laidOut(l)
	for x := panel.X + 4; x < panel.Right(); x += 60 {
		h.click(ui.Centered(x, panel.Bottom()-6, 2, 2))
	}
	if after := laidOut(l); after != before {
		t.Errorf("a press on the panel under the list made %s of %s", after, before)
	}
}

// Only the leader's devices change a computer player: its character, and whether its chair stays.
func TestOnlyTheLeaderChangesComputers(t *testing.T) {
	r, h, l := lobbyOf(t, 1280, 720, settings.French, 100, &poolInfo)
	l.figures = append(l.figures[:1], figure{face: "icons/robot-miser"}, figure{face: "icons/robot-pirate"})
	for i := range l.places {
		l.places[i].figure = 0
	}
	h.pad(1, input.A)
	l.g.Focus(chairID(2))
	r.run(1)
	for pad, want := range []int{1, 0, 0} {
		l.places[2].figure = 0
		h.pad(pad, input.X)
		if got := l.places[2].figure; got != want {
			t.Errorf("X of pad %d makes character %d, want %d", pad, got, want)
		}
	}
	h.now.Pads[0].Held = input.Of(input.Left)
	for range 40 { // a held button stops before it takes chairs away
		h.pad(1, input.Left)
	}
	if got := laidOut(l); got != "PPPn............" {
		t.Errorf("held by the leader while another presses: %s", got)
	}
}

// The stepper takes computer players' chairs before those of guests.
func TestGuestsKeepTheirChairs(t *testing.T) {
	_, _, l := lobbyOf(t, 1280, 720, settings.French, 100, &poolInfo)
	l.setCount(5)
	l.places[4].guest = table.Chair{Kind: table.Guest, Name: "Noé"}
	l.setCount(3)
	if got := l.places[2].guest.Name; got != "Noé" || l.people() != 2 {
		t.Errorf("of three chairs the last is %q's, and %d people sit there; want Noé and 2", got, l.people())
	}
}
