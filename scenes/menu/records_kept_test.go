package menu

import (
	"context"
	"errors"
	"image"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
	"ludotheque/scenes/video"
)

// cutShort opens a match that can be resumed.
func cutShort(t *testing.T, w, h int, coarse bool) (*rig, *matchScreen) {
	r := newRig(t, w, h, settings.French, 100, "")
	r.k.Env.Coarse = coarse
	r.k.FrontEnds[0].Open = func(*play.App, []byte) (play.Replay, error) { return broken{tape{ended()}}, nil }
	const text = `{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-01-01T20:00:00Z"}}` + "\n"
	if err := r.k.Env.Store.Write("records/bzzz-1.record", []byte(text)); err != nil {
		t.Fatal(err)
	}
	s := r.k.Records().(*records)
	m := s.show(s.shown[0]).(*matchScreen)
	r.scene = m
	r.run(2)
	return r, m
}

// broken is a replay that stops before the end of its match.
type broken struct{ tape }

func (broken) Result() *rules.Result  { return nil }
func (broken) Outcome() *play.Outcome { return nil }

// The key that resumes a match has the focus, and on a narrow screen room for its word.
func TestAMatchResumesOnAPhone(t *testing.T) {
	for _, coarse := range []bool{false, true} {
		r, m := cutShort(t, 390, 844, coarse)
		if id, _ := m.g.Focused(); id != idResume {
			t.Errorf("the focus is on %v", id)
		}
		var box, play ui.Rect
		for _, c := range m.g.Controls(nil) {
			switch c.ID {
			case idResume:
				box = c.Rect
			case idPlay:
				play = c.Rect
			}
		}
		if word := m.g.P.Width(r.k.Say(words.RecordsResume()), keyText); box.W < word+20 || box.W < play.W {
			t.Errorf("on a phone %v the key is %v wide, its word %v, the key beside it %v", coarse, box.W, word, play.W)
		}
	}
}

// A sentence of the story opens the view of all seats.
func TestASentenceLeadsToWhatEverybodySees(t *testing.T) {
	r, h, m := opened(t)
	h.key(ebiten.KeyE)
	if m.deck.eyes != 0 {
		t.Fatalf("the eyes are those of %v", m.deck.eyes)
	}
	h.key(ebiten.KeyR)
	r.run(5)
	m.g.Focus(idStory(0))
	r.run(1)
	h.key(ebiten.KeyEnter)
	if !m.board || m.deck.eyes != rules.Spectator {
		t.Errorf("the board is shown: %v, with the eyes of %v", m.board, m.deck.eyes)
	}
}

// A film that cannot be made says what failed.
func TestAFilmSaysWhatFailed(t *testing.T) {
	r, h, _ := opened(t)
	h.key(ebiten.KeyF)
	f := r.scene.(*film)
	r.strict("film")
	f.form = &video.Format{W: 64, H: 36, Rate: 8, Note: video.NoVideo, Encode: func(context.Context, <-chan *image.RGBA) ([]byte, error) {
		return nil, errors.New("at first\nthe disk is full")
	}}
	f.start(f.cut(false))
	f.made <- <-f.made // the film is over
	r.run(2)
	r.sight.See("film", f, false, func() { r.run(1) })
	if said := r.sight.Said(); f.stop != nil || !strings.Contains(said, "the disk is full") || strings.Contains(said, "at first") {
		t.Errorf("a film that failed says %q", said)
	}
}

// The words of a card are found.
func TestTheWordsOfACardAreFound(t *testing.T) {
	_, _, s := shelf(t)
	for _, other := range s.all {
		other.Chairs, other.searched = nil, ""
	}
	tk := s.all[0]
	tk.Chairs = []play.Chair{{Level: "hard"}, {Level: "easy"}}
	tk.Scores, tk.Where, tk.searched = []int{417, 3}, words.ResultsTurn(33), ""
	for _, word := range []string{s.k.Named("level.hard"), "417", "33"} {
		s.k.Sought.Text = word
		s.refilter()
		if len(s.shown) != 1 || s.shown[0] != tk {
			t.Errorf("%q finds %d matches", word, len(s.shown))
		}
	}
}

// Where roles change hands a card has no scores until its replay was read.
func TestACardOfRolesWaitsForItsReplay(t *testing.T) {
	r, _, s := shelf(t)
	r.k.FrontEnds[0].Roles = true
	r.strict("list")
	tk := s.all[0]
	tk.Scores = []int{417, 3, 2, 1}
	s.reading = true // nothing is read meanwhile
	for _, tried := range []bool{false, true} {
		tk.tried = tried
		r.sight.See("list", s, false, func() { r.run(1) })
		if said := r.sight.Said(); strings.Contains(said, "417") != tried {
			t.Errorf("with its replay known %v the list says %q", tried, said)
		}
	}
}
