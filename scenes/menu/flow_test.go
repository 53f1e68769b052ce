package menu

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// way is what every device has to be able to do: title, lobby, a game, its
// pause, and back to the title.
const way = "lobby bzzz, table, pause bzzz, title"

func (r *rig) went() string { return strings.Join(r.told, ", ") }

func (r *rig) want(way string) {
	r.t.Helper()
	if r.went() != way {
		r.t.Fatalf("went %q, want %q", r.went(), way)
	}
}

func TestTheWholeWayByKeysAlone(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyEscape)
	h.reach(&r.scene.(*pause).screen, "quit", func() { h.key(ebiten.KeyArrowDown) }, func() { h.key(ebiten.KeyArrowRight) })
	h.key(ebiten.KeyEnter)
	r.want(way)
	if c := r.scene.(*title); c.games[c.chosen].Info.ID != "bzzz" {
		t.Errorf("the title opens at %q", c.games[c.chosen].Info.ID)
	}
}

func TestTheWholeWayByHalfAKeyboard(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	h.key(ebiten.KeyE)
	if d := r.scene.(*lobby).places[0].device; d != input.LeftHalf {
		t.Errorf("the first seat has device %v, want the half that pressed", d)
	}
	h.key(ebiten.KeyE)
	h.key(ebiten.KeyQ)
	h.reach(&r.scene.(*pause).screen, "quit", func() { h.key(ebiten.KeyS) }, func() { h.key(ebiten.KeyD) })
	h.key(ebiten.KeyE)
	r.want(way)
}

func TestTheWholeWayByAPadAlone(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100, "Pad")
	h.pad(0, input.A)
	if d := r.scene.(*lobby).places[0].device; d != input.Gamepad(0) {
		t.Errorf("the first seat has device %v, want the pad that pressed", d)
	}
	h.pad(0, input.Start)
	h.pad(0, input.Start)
	h.reach(&r.scene.(*pause).screen, "quit", func() { h.pad(0, input.Down) }, func() { h.pad(0, input.Right) })
	h.pad(0, input.A)
	r.want(way)
}

// pointed is the way by what points: clicking or tapping.
func pointed(t *testing.T, point func(h *hand, box ui.Rect)) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	r.run(60)
	v := ui.NewView(1280, 720)
	tt := r.scene.(*title)
	point(h, tt.buttonRect(v, tt.layout(v)))
	l := r.scene.(*lobby)
	if d := l.places[0].device; d != input.Mouse {
		t.Errorf("the first seat has device %v, want the mouse", d)
	}
	_, _, button := l.layout(v)
	point(h, button)
	r.scene.(*tableScene).start.Resume = "pause" // a game has a key for it
	r.run(40)
	p := r.scene.(*pause)
	for _, it := range p.g.Controls(nil) {
		if it.Name == "quit" {
			point(h, it.Rect)
			break
		}
	}
	r.want(way)
}

func TestTheWholeWayByMouse(t *testing.T) { pointed(t, func(h *hand, box ui.Rect) { h.click(box) }) }

func TestTheWholeWayByTouch(t *testing.T) { pointed(t, func(h *hand, box ui.Rect) { h.tap(box) }) }

func TestEscapeLeavesTheTitleOnlyTwice(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	h.key(ebiten.KeyEscape)
	if focus(&r.scene.(*title).screen) != "quit" || len(r.told) != 0 {
		t.Fatalf("once: the focus is on %q, went %q", focus(&r.scene.(*title).screen), r.went())
	}
	h.now.Keys.Add(ebiten.KeyEscape)
	if r.run(1) {
		t.Error("the second time does not quit")
	}
}

// Down from any game leads over its rules to the beginning of the strip, never to its end,
// where one quits; and one press resumes the game that was left.
func TestDownFromAGameLeadsToItsRules(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	for i := range r.k.FrontEnds {
		s := newTitle(r.k, r.k.FrontEnds[i].Info.ID)
		r.scene = s
		r.run(90) // they come one after the other
		h.key(ebiten.KeyArrowDown)
		if focus(&s.screen) != "book" {
			t.Errorf("down from game %d leads to %q", i, focus(&s.screen))
		}
		h.key(ebiten.KeyArrowDown)
		if focus(&s.screen) != "join" {
			t.Errorf("and then to %q", focus(&s.screen))
		}
		h.key(ebiten.KeyArrowUp)
		h.key(ebiten.KeyArrowUp)
		if focus(&s.screen) != "poster" || s.chosen != i {
			t.Errorf("and up to game %d, from %d", s.chosen, i)
		}
	}
	r.scene = newTitle(r.k, "")
	r.run(90)
	h.key(ebiten.KeyArrowDown)
	h.key(ebiten.KeyEnter)
	if r.went() != "rules" {
		t.Errorf("the key to the rules leads to %q", r.went())
	}
}

func TestTheTitleSpeaksTheOtherLanguageAtOnce(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	h.reach(&r.scene.(*title).screen, "language", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	if got := r.k.Say(words.TitlePlay()); got != "Play" {
		t.Errorf("the key to play says %q", got)
	}
	if kept, _ := new(settings.Keeper).Load(r.k.Env.Store); kept.Language != settings.English {
		t.Errorf("kept %q", kept.Language)
	}
}

// halfway is a replay of which only the turn is asked.
type halfway struct{ play.Replay }

func (halfway) Len() int              { return 40 }
func (halfway) Turn(at int) int       { return at * 3 / 10 }
func (halfway) Result() *rules.Result { return nil }

func TestAGameCutShortIsOfferedAgain(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	st := r.k.Env.Store
	header := `{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"%"}}` + "\n"
	for _, file := range [][2]string{ // the one that was played last is written last
		{"records/bzzz-3.txt", strings.Replace(header, "%", "2026-01-01T20:00:00Z", 1)},
		{"records/bzzz-1.record", strings.Replace(header, "%", "2026-01-03T20:00:00Z", 1) + "{\"step\":1,\"hash\":\"00\",\"end\":{\"reason\":\"time\"}}\n"},
		{"records/bzzz-4.record", "no record at all\n"},
		{"records/bzzz-2.txt", strings.Replace(header, "%", "2026-01-02T20:00:00Z", 1) + "[{}]\n[{}"},
	} {
		if err := st.Write(file[0], []byte(file[1])); err != nil {
			t.Fatal(err)
		}
	}
	r.k.FrontEnds[0].Open = func(k *play.App, record []byte) (play.Replay, error) { return halfway{}, nil }
	r.scene = r.k.Title()
	r.run(3)
	tt := r.scene.(*title)
	if tt.resume == nil || tt.resume.name != "records/bzzz-2.txt" {
		t.Fatalf("offered %+v, want the latest that has no end", tt.resume)
	}
	if got := r.k.Say(tt.resume.where(r.k)); got != "Bzzz, tour 12" {
		t.Errorf("it says %q", got)
	}
	switchLanguage(r.k)
	r.run(1)
	if got := r.k.Say(tt.resume.where(r.k)); got != "Bzzz, turn 12" {
		t.Errorf("in English it says %q", got)
	}
	if n := tt.resume.others; n != 1 {
		t.Errorf("%d others are offered, want 1", n)
	}
	h.reach(&tt.screen, othersID.Name, func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	if l, ok := r.scene.(*records); !ok || r.k.Sought.Order != play.Unfinished {
		t.Errorf("the key to the others leads to %T, in order %v", l, r.k.Sought.Order)
	}
	r.scene = tt
	r.run(1)
	h.reach(&tt.screen, "resume", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	if g, ok := r.scene.(*tableScene); !ok || g.start.Resume != "records/bzzz-2.txt" {
		t.Errorf("went %q", r.went())
	}
}

// A lesson that was left is no match: the title resumes the match before it, and the list leaves it
// out. Once the lesson has ended and is played on, its match is one like others.
func TestALessonThatWasLeftIsNoMatch(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100)
	st := r.k.Env.Store
	const match, lesson, where = "records/bzzz-1.record", "records/bzzz-2.record", "lessons/bzzz.json"
	header := `{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"%"}}` + "\n[{}]\n"
	for _, file := range [][2]string{
		{match, strings.Replace(header, "%", "2026-01-01T20:00:00Z", 1)},
		{lesson, strings.Replace(header, "%", "2026-01-02T20:00:00Z", 1)},
		{where, `{"record":"` + lesson + `","step":"posts"}`},
	} {
		if err := st.Write(file[0], []byte(file[1])); err != nil {
			t.Fatal(err)
		}
	}
	offers := func(want string, listed int) {
		t.Helper()
		r.k.FrontEnds[0].Open = func(*play.App, []byte) (play.Replay, error) { return halfway{}, nil }
		r.scene = r.k.Title()
		r.run(3)
		if u := r.scene.(*title).resume; u == nil || u.name != want {
			t.Errorf("the title offers %+v, want %s", u, want)
		}
		r.k.FrontEnds[0].Open = new(reels).open
		if n := len(r.k.Records().(*records).shown); n != listed {
			t.Errorf("%d matches are listed, want %d", n, listed)
		}
	}
	offers(match, 1)
	if err := st.Remove(where); err != nil {
		t.Fatal(err)
	}
	offers(lesson, 2)
}

// clocked is a replay of a game in real time, of four minutes.
type clocked struct{ tape }

func (clocked) Elapsed(at int) int      { return 2 * at }
func (clocked) Where(at int) words.Text { return words.AquariomPlotLast(ui.Digits(2*at) + " s") }

// The timeline of a game in real time is numbered by minutes and seconds, as everything else says when something was.
func TestTheTimelineOfRealTimeShowsTime(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.English, 100)
	d := player{replay: clocked{}}
	witness := &ui.Witness{}
	r.k.P.Witness = witness
	g := r.k.Gui()
	g.Begin(ui.NewView(1280, 720), ui.Input{})
	d.timeline(r.k, g, ui.Rect{X: 40, Y: 600, W: 1000, H: 80})
	g.End()
	r.k.P.Witness = nil
	var said []string
	for _, l := range witness.Letters {
		said = append(said, l.Text)
	}
	if !slices.Contains(said, "1:30") || slices.Contains(said, "15") || slices.Contains(said, "30") {
		t.Errorf("the timeline says %q", said)
	}
}
