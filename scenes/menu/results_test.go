package menu

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"ludotheque/scenes/history"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// ended is a match that Camille won.
func ended() *play.Outcome {
	o := &play.Outcome{
		Game: "bzzz",
		Start: play.Start{Setup: rules.Setup{Seats: 4}, Chairs: []play.Chair{
			{Name: "Noé"}, {Name: "Camille"}, {Level: "normal"}, {Level: "hard"}}},
		Result: &rules.Result{Reason: "blitzkrieg", Scores: []int{85, 187, 34, 57}, Ranks: []int{2, 1, 4, 3}},
		Outcome: history.Outcome{
			Title:     words.BzzzEndBlitzkrieg(58),
			Why:       words.BzzzEndBlitzkriegWhy(),
			Story:     []history.Sentence{{At: 41, Text: words.BzzzStoryBehind(23, 41, "B")}, {At: 77, Text: words.BzzzStoryLucky(18, 13.8, "B")}},
			PlotTitle: words.BzzzPlotTitle(),
			LimitAt:   184, LimitName: words.BzzzPlotHalf(184),
			Last:      words.ResultsTurn(58),
			LuckTitle: words.BzzzLuckTitle(),
			Luck:      []history.Luck{{Seat: 0, Won: 9, Rolls: 14, Expected: 11.2}, {Seat: 1, Won: 18, Rolls: 20, Expected: 13.8}, {Seat: 2, Won: 6, Rolls: 9, Expected: 6.5}, {Seat: 3, Won: 9, Rolls: 11, Expected: 8.4}},
		},
	}
	for s, last := range o.Result.Scores {
		c := history.Curve{Seat: rules.Seat(s), Winner: last == 187}
		for i := range 59 {
			c.Values = append(c.Values, float32(10+(last-10)*i/58))
		}
		o.Curves = append(o.Curves, c)
		o.Notes = append(o.Notes, words.BzzzEndBees(5+s))
	}
	return o
}

func TestResultsFit(t *testing.T) {
	for _, lang := range []settings.Language{settings.French, settings.English} {
		for _, size := range []int{100, 200} {
			for _, w := range []struct{ w, h int }{{1280, 720}, {1280, 800}, {720, 1280}} {
				r := newRig(t, w.w, w.h, lang, size, "")
				o := ended()
				if size == 200 { // with the match that leads on
					first := withFirst(r).First
					o.Start.Chairs[1].Level, o.Start.Setup.Options = "easy", first.Options
				}
				o.Again = func() scenes.Scene { return r.scene }
				r.scene = r.k.Results(o)
				r.strict("results")
				r.run(3)
				if w.h == 720 {
					r.run(117)
				}
				r.shot("results-" + string(lang) + ui.Digits(size) + "-" + ui.Digits(w.h))
			}
		}
	}
}

// The winner's name is as large as a heading, however long the scores are.
func TestTheWinnersNameIsLarge(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	o := ended()
	o.Result.Scores = []int{1_408_211, 1_414_084, 1_202_300, 987_654}
	o.Start.Chairs[1].Name = "Maximilien"
	r.scene = r.k.Results(o)
	r.run(120)
	var seen ui.Witness
	r.k.P.Witness = &seen
	r.run(1)
	r.k.P.Witness = nil
	most := float32(0)
	for i := range seen.Letters {
		if l := &seen.Letters[i]; l.Text == "Maximilien" {
			most = max(most, l.Em)
		}
	}
	if most < 0.9*ui.SizeHeading {
		t.Errorf("the winner's name has %v units, want %v", most, ui.SizeHeading)
	}
}

// TestTheOwnRowSaysYou: the only person at this screen of several at a table finds the own row; people who share a
// screen are all named alike.
func TestTheOwnRowSaysYou(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	for _, far := range []bool{true, false} {
		o := ended()
		o.Start.Chairs[1].Guest = far
		res := newResults(r.k, o).(*matchScreen).res
		want := []string{"Noé", "Camille"}
		if far {
			want[0] = "Noé · vous"
		}
		for s := range want {
			if got := squash(res.rowName(rules.Seat(s))); got != want[s] {
				t.Errorf("the row says %q, want %q", got, want[s])
			}
		}
	}
}

// The article of an opponent whom the rules play is small within a sentence, and large where it begins one.
func TestAnArticleIsSmallWithinASentence(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	o := ended()
	o.Start.Setup.Seats, o.Start.Chairs = 2, []play.Chair{{Name: "Zoé"}, {Name: "Noé"}, {Name: "L'automate", Level: "normal"}}
	o.Result.Scores, o.Result.Ranks = []int{24, 3, 24}, []int{1, 3, 1}
	o.Story = []history.Sentence{{Text: words.EmpireStoryTakes(3, "A", "C", words.EmpireAutomatonFull)}, {Text: words.EmpireStoryTakes(3, "C", "A", words.EmpireAutomatonFull)}}
	res := newResults(r.k, o).(*matchScreen).res
	said := []string{res.sentence(0), res.sentence(1), res.headline()}
	for i, want := range []string{"à l'automate", "L'automate prend", "Zoé et l'automate"} {
		if !strings.Contains(said[i], want) {
			t.Errorf("%q is said, want %q", said[i], want)
		}
	}
}

// Of an opponent whom the rules play, the line below its name is the game's alone: no level of a chair.
func TestTheNoteOfAnOpponentPlayedByTheRules(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	o := ended()
	o.Start.Setup.Seats, o.Start.Chairs = 1, []play.Chair{{Name: "Zoé"}, {Name: "L'automate", Level: "normal"}}
	o.Result.Scores, o.Result.Ranks = []int{24, 3}, []int{1, 2}
	o.Notes = []words.Text{words.EmpireEndRegions(6), words.EmpireEndAutomaton(3, words.EmpireOptionAutomatonNormal)}
	res := newResults(r.k, o).(*matchScreen).res
	if got, want := res.note(1), r.k.Say(o.Notes[1]); got != want {
		t.Errorf("the note is %q, want %q", got, want)
	}
}

// A match that is watched again plays at once, and its results are still there
// behind it, with their rematch.
func TestWatchingAgainGoesBackToTheResults(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	const name = "records/bzzz-1.record"
	record := `{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-01-03T20:00:00Z"}}` + "\n" + `{"step":1,"hash":"00","end":{"reason":"time"}}` + "\n"
	if err := r.k.Env.Store.Write(name, []byte(record)); err != nil {
		t.Fatal(err)
	}
	r.k.FrontEnds[0].Open = func(*play.App, []byte) (play.Replay, error) { return tape{ended()}, nil }
	o := ended()
	o.Record, o.Again = name, func() scenes.Scene { return r.k.Title() }
	results := newResults(r.k, o).(*matchScreen).res
	r.scene = results.m
	r.run(3)
	h.key(ebiten.KeyArrowDown)
	h.key(ebiten.KeyEnter)
	s := results.m
	if r.scene != s || !s.board {
		t.Fatalf("went %q", r.went())
	}
	r.run(60)
	if s.t == nil || s.t.name != name || s.deck.at == 0 {
		t.Errorf("after a second the record is at %d", s.deck.at)
	}
	h.key(ebiten.KeyEscape)
	if r.scene != s || s.board {
		t.Errorf("back leads to %T", r.scene)
	}
}

// Paper falls for a person who won, and for nobody else; and it does not where
// nothing may move.
func TestConfettiFallsForAWinner(t *testing.T) {
	for _, c := range []struct {
		what   string
		ranks  []int
		motion settings.Motion
		falls  bool
	}{
		{"a person won", []int{2, 1, 4, 3}, settings.Full, true},
		{"a computer player won", []int{2, 3, 1, 4}, settings.Full, false},
		{"two people share", []int{1, 1, 3, 4}, settings.Full, false},
		{"nothing may move", []int{2, 1, 4, 3}, settings.Reduced, false},
	} {
		r := newRig(t, 1280, 720, settings.French, 100, "")
		r.k.Env.Settings.Motion = c.motion
		Apply(r.k)
		o := ended()
		o.Result.Ranks = c.ranks
		s := newResults(r.k, o).(*matchScreen).res
		r.scene = s.m
		r.run(60)
		if s.rejoices() != c.falls {
			t.Errorf("%s: paper falls is %v", c.what, s.rejoices())
		}
		r.run(showerTicks)
		if s.rejoices() {
			t.Errorf("%s: paper falls for ever", c.what)
		}
	}
}

// Somebody on this machine won, lost or shared: the fanfare and the headline
// say which.
func TestResultsNameTheWinner(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	for _, c := range []struct {
		name            string
		ranks           []int
		people          int
		sound, headline string
	}{
		{"a person among two", []int{2, 1, 4, 3}, 2, "ui.win", "Camille l’emporte !"},
		{"the only person", []int{1, 2, 3, 4}, 1, "ui.win", "Vous l’emportez !"},
		{"a computer", []int{2, 3, 1, 4}, 2, "ui.lose", "Ordinateur C l’emporte !"},
		{"shared", []int{1, 1, 3, 4}, 2, "ui.draw", "Noé et Camille à égalité !"},
		{"computers only", []int{1, 2, 3, 4}, 0, "ui.draw", "Ordinateur A l’emporte !"},
	} {
		o := ended()
		o.Result.Ranks = c.ranks
		for i := c.people; i < 2; i++ {
			o.Start.Chairs[i] = play.Chair{Level: "easy"}
		}
		r.sound.effects = nil
		s := newResults(r.k, o).(*matchScreen).res
		if !r.sound.heard(c.sound) {
			t.Errorf("%s: sounds %v, want %s", c.name, r.sound.effects, c.sound)
		}
		if got := s.headline(); got != c.headline {
			t.Errorf("%s: %q, want %q", c.name, got, c.headline)
		}
	}
}

// Enter on the first screen asks for the same match again.
func TestResultsRematch(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "{\"ticks\":30}\n{\"ticks\":2,\"keys\":[\"Enter\"]}\n{\"ticks\":30}")
	again := 0
	o := ended()
	o.Again = func() scenes.Scene { again++; return r.k.Title() }
	r.scene = r.k.Results(o)
	r.run(60)
	if again != 1 {
		t.Errorf("asked %d times", again)
	}
}

// After a lesson's match the same key begins the game's first match.
func TestResultsOfALessonBeginTheFirstMatch(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "{\"ticks\":30}\n{\"ticks\":2,\"keys\":[\"Enter\"]}\n{\"ticks\":30}")
	withFirst(r)
	o := ended()
	o.Game, o.Lesson = r.k.FrontEnds[0].Info.ID, true
	o.Again = func() scenes.Scene { t.Error("the lesson is offered again"); return r.k.Title() }
	r.scene = r.k.Results(o)
	r.run(60)
	began, ok := r.k.Last[o.Game]
	if _, waits := r.scene.(*lobby); waits || !ok || !maps.Equal(began.Setup.Options, r.k.FrontEnds[0].Info.First.Options) {
		t.Errorf("it leads to %s, began %v %v", scenes.Tell(r.scene), ok, began.Setup.Options)
	}
}

// After the first match one key begins a usual one, and after a win one against the next level, with the
// same match again beside it; among friends, at a table and after a loss it is the same match again.
func TestResultsLeadOn(t *testing.T) {
	for _, c := range []struct {
		name    string
		change  func(r *rig, o *play.Outcome)
		options map[string]string
		level   string // of all computer players; "" where the same match begins again
	}{
		{"the first match", func(r *rig, o *play.Outcome) { o.Start.Setup.Options = withFirst(r).First.Options }, nil, "easy"},
		{"a loss", func(*rig, *play.Outcome) {}, nil, ""},
		{"a win", func(r *rig, o *play.Outcome) { r.k.Env.Settings.Won = map[string]string{o.Game: "normal"} }, nil, "hard"},
		{"a win against the strongest that was beaten and a stronger one", func(r *rig, o *play.Outcome) {
			r.k.Env.Settings.Won = map[string]string{o.Game: "easy"}
		}, nil, ""},
		{"two people", func(r *rig, o *play.Outcome) {
			o.Start.Setup.Options, o.Start.Chairs[1].Level = withFirst(r).First.Options, ""
		}, nil, ""},
		{"another screen's match", func(r *rig, o *play.Outcome) {
			o.Start.Setup.Options, o.Elsewhere = withFirst(r).First.Options, true
		}, nil, ""},
	} {
		r := newRig(t, 1280, 720, settings.French, 100, "{\"ticks\":30}\n{\"ticks\":2,\"keys\":[\"Enter\"]}\n{\"ticks\":30}")
		o := ended()
		o.Game = r.k.FrontEnds[0].Info.ID
		o.Start.Chairs = []play.Chair{{Name: "Noé"}, {Level: "novice"}, {Level: "normal"}, {Level: "novice"}}
		c.change(r, o)
		same := false
		o.Again = func() scenes.Scene { same = true; return r.k.Title() }
		r.scene = r.k.Results(o)
		r.run(60)
		if c.level == "" {
			if !same {
				t.Errorf("%s: the same match does not begin again but %s", c.name, scenes.Tell(r.scene))
			}
			continue
		}
		began, ok := r.k.Last[o.Game]
		if same || !ok || len(began.Chairs) < 2 || !maps.Equal(began.Setup.Options, c.options) {
			t.Errorf("%s: it leads to %s, began %v with %v", c.name, scenes.Tell(r.scene), ok, began.Setup.Options)
			continue
		}
		for _, chair := range began.Chairs[1:] {
			if chair.Strength() != c.level {
				t.Errorf("%s: it leads on to the level %s, want %s", c.name, chair.Strength(), c.level)
			}
		}
	}
}

// The results have the keys of what can be done: a guest of another's table, who has no record of it,
// cannot watch it, and reaches the lobby by playing again.
func TestResultsHaveNoDeadKeys(t *testing.T) {
	for _, c := range []struct {
		elsewhere bool
		record    string
		want      []ui.ID
	}{
		{false, "records/1", []ui.ID{idAgain, idLobby, idShare, idReplay, idTitle}},
		{true, "records/1", []ui.ID{idAgain, idShare, idReplay, idTitle}},
		{true, "", []ui.ID{idAgain, idShare, idTitle}},
	} {
		r := newRig(t, 390, 844, settings.French, 200, "")
		o := ended()
		o.Elsewhere, o.Record = c.elsewhere, c.record
		o.Start.Chairs = []play.Chair{{Name: "Noé"}, {Name: "Inès"}, {Name: "Camille"}, {Name: "Ada"}}
		o.Again = func() scenes.Scene { return r.k.Title() }
		s := r.k.Results(o).(*matchScreen)
		r.scene = s
		r.run(60)
		var keys []ui.ID
		for _, it := range s.g.Controls(nil) {
			if slices.Contains([]string{"again", "lobby", "share", "replay", "title"}, it.Name) {
				keys = append(keys, ui.ID{Name: it.Name})
			}
		}
		if !slices.Equal(keys, c.want) {
			t.Errorf("at another's table %v, record %q: keys %v, want %v", c.elsewhere, c.record, keys, c.want)
		}
	}
}

// Who has a chair at a table is asked once before the results leave it, by the key and by Back; who thinks better
// of it is asked again.
func TestLeavingATableFromItsResultsIsAsked(t *testing.T) {
	for _, by := range []string{"key", "Back"} {
		for _, onlooker := range []bool{false, true} {
			left := 0
			r, h := newHands(t, 390, 844, settings.French, 100)
			r.strict("results-leave")
			o := ended()
			o.Elsewhere = true
			for i := range o.Start.Chairs {
				o.Start.Chairs[i].Guest = o.Start.Chairs[i].Person() && (onlooker || i > 0)
			}
			o.Again = func() scenes.Scene { return r.k.Title() }
			o.Leave = func() scenes.Scene { left++; return r.k.Title() }
			s := newResults(r.k, o).(*matchScreen)
			r.scene = s
			r.run(60)
			press := func() {
				t.Helper()
				if by == "Back" {
					h.key(ebiten.KeyEscape)
				} else {
					h.reach(&s.screen, idTitle.Name, func() { h.key(ebiten.KeyTab) })
					h.key(ebiten.KeyEnter)
				}
				r.run(2)
			}
			press()
			if onlooker {
				if left != 1 {
					t.Errorf("%s: an onlooker is asked", by)
				}
				continue
			}
			asks := func() bool {
				r.sight.See("results-leave", s, false, func() { r.run(1) })
				return strings.Contains(squash(r.sight.Said()), "Quitter vraiment")
			}
			if left != 0 || !asks() {
				t.Fatalf("%s: left %d times, and said %q", by, left, r.sight.Said())
			}
			h.key(ebiten.KeyTab) // on to another key
			if r.run(2); asks() {
				t.Errorf("%s: it still asks", by)
			}
			if press(); left != 0 {
				t.Errorf("%s: it asks only once", by)
			}
			if press(); left != 1 {
				t.Errorf("%s: left %d times", by, left)
			}
		}
	}
}

func TestTheTitleHasWhatWasPlayedInFront(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	inFront := func() string {
		front := r.k.Title().(*title)
		return front.games[front.chosen].Info.ID
	}
	if got := inFront(); got != r.k.FrontEnds[0].Info.ID {
		t.Errorf("before any match %s is in front", got)
	}
	o := ended()
	o.Game = "made-up-4"
	r.k.Results(o)
	if got := inFront(); got != o.Game {
		t.Errorf("after a match of %s %s is in front", o.Game, got)
	}
	r.k.Pause(r.scene, play.Paused{Game: "made-up-2", Lost: rules.Spectator})
	if got := inFront(); got != "made-up-2" {
		t.Errorf("after a match that was left %s is in front", got)
	}
}

// A ceremony has the room of the target picture, beside the ranking and below the story:
// what does not fit beside it is on another page, and the key that turns it lies on no card.
func TestACeremonyHasRoom(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1280, 800}, {960, 600}, {390, 844}} {
		r := newRig(t, size[0], size[1], settings.French, 100, "")
		o := ended()
		var room, course ui.Rect
		o.Ceremony = func(_ *ui.Gui, area ui.Rect, _ bool) int { room = area; return -1 }
		o.Course = func(_ *ui.Gui, area ui.Rect) { course = area }
		s := newResults(r.k, o).(*matchScreen).res
		r.scene = s.m
		r.run(3)
		if room.H < 340 {
			t.Errorf("%v: the ceremony is %v", size, room)
		}
		l := s.layOut(s.g.P.View())
		if l.paged {
			if l.turn.Bottom() > room.Y && l.turn.X < room.Right() {
				t.Errorf("%v: the key that turns the page, at %v, lies on the ceremony at %v", size, l.turn, room)
			}
			if course.H != 0 {
				t.Errorf("%v: both are on one page", size)
			}
			s.second, room = true, ui.Rect{}
			r.run(1)
			if room.H != 0 {
				t.Errorf("%v: the ceremony is on both pages", size)
			}
		}
		if course.H < 2*leastPlot/3 {
			t.Errorf("%v: the course of the match is %v", size, course)
		}
	}
}
