package bzzz

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"ludotheque/assets/words"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
)

// The lesson meets a skirmish, which the person's drone wins, and ends with the person's
// hive ahead. Where the race ends is seen from the step that explains it on, and not before.
func TestLessonIsWon(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.Prefs.Speed = 4
	var f *face
	lost, early := false, false
	kittest.LessonHolds(s, FrontEnd(), 60*180, func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress) {
		f = seen(s, pupil).face
		if f.turn.due() && p.Label != words.BzzzEndTurn() {
			t.Errorf("step %d asks for %q, and the key that ends the turn is the main one", p.Step+1, step.At)
		}
		obeys(s, f, step, p, "mouse")
		if explained := slices.IndexFunc(firstGame.Steps, func(s lesson.Step) bool { return s.Words.Key() == words.BzzzLearnRace().Key() }) <= p.Step; f.told() != explained {
			t.Errorf("step %d: the finish of the race is shown: %v", p.Step+1, !explained)
		} else if !explained && 2*f.v.Line.Lo > f.v.Line.Hi {
			early = true
		}
		for i := range f.v.Bees {
			lost = lost || f.v.Bees[i].Owner == 0 && f.v.Bees[i].KO()
		}
	})
	if !early {
		t.Error("nothing is known of the finish before it is explained: the test looks at nothing")
	}
	if lost {
		t.Error("a bee of the person is knocked out: give the lesson another seed")
	}
	for seat, stock := range f.v.Stocks {
		if seat > 0 && stock.Hi >= f.v.Stocks[0].Lo {
			t.Errorf("the lesson ends with %d nectar, and hive %d may have %d", f.v.Stocks[0].Lo, seat, stock.Hi)
		}
	}
}

func TestLessonFits(t *testing.T) { kittest.LessonsFit(t, FrontEnd()) }

func TestLessonFitsPhones(t *testing.T) { kittest.LessonsFitPhones(t, FrontEnd()) }

func TestLessonIsLeft(t *testing.T)   { kittest.LessonsAreLeft(t, FrontEnd()) }
func TestLessonHasWords(t *testing.T) { kittest.LessonWords(t, FrontEnd()) }

// What the lesson says of a bee that is knocked out holds in it, and in the match that comes next.
func TestLessonMissesAsManyTurnsAsTheFirstMatch(t *testing.T) {
	info := &game.Game.Info
	n := info.Int(firstGame.Start.Setup, "ko")
	if first := info.Int(*info.First, "ko"); n != first {
		t.Errorf("a bee misses %d turns in the lesson, %d in the first match", n, first)
	}
	k := kittest.NewStage(t, "en", 1280, 720).Kit
	for _, step := range firstGame.Steps {
		if step.At == "ruler" && !strings.Contains(k.Say(step.Words), strconv.Itoa(n)+" turns") {
			t.Errorf("the lesson says %q, and a bee misses %d turns", k.Say(step.Words), n)
		}
	}
}

// The card that says where bees store points at the whole zone: a bee at its edge is in it.
func TestLessonPointsAtTheZone(t *testing.T) {
	th := newTheatre(t, people(1, 5, nil))
	th.Until("the own turn", th.mine)
	r, ok := th.Spot("zone")
	cells := 0
	for y := range th.v.Params.Cells {
		for x := range th.v.Params.Cells {
			px, py := th.cell(x, y)
			if in := ok && r.Contains(px, py); in != (th.v.Zone(x, y) == th.v.Seat) {
				t.Errorf("square %d %d is in the ring: %v", x, y, in)
			} else if in {
				cells++
			}
		}
	}
	if cells == 0 {
		t.Error("no square is in the ring")
	}
}
