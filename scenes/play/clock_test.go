//go:build !js

package play_test

import (
	"slices"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	bots "ludotheque/ai/null"
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/tables"
)

// counted is a table that notes the calls about its clock.
type counted struct {
	*tables.Posed
	left  time.Duration
	late  rules.Seats
	rests []bool // the calls about pauses
}

func (c *counted) SetPaused(paused bool) { c.rests = append(c.rests, paused) }

func (c *counted) SetLimits(_ rules.Seats, left time.Duration) { c.left = left }
func (c *counted) TimedOut(p rules.Seat)                       { c.late = c.late.With(p) }

// TestATurnIsCountedDown hosts a match whose turns have a minute. Somebody at this screen
// decides nothing: the last moments are counted down, a computer player decides once, since
// this game has no pass, and the person decides again at the next turn.
func TestATurnIsCountedDown(t *testing.T) {
	for _, seconds := range []int{0, 60} {
		s := kittest.NewStage(t, "en", 1280, 720)
		at := &counted{Posed: tables.Pose("null", 2)}
		at.Who.Seats[1].Kind = table.Guest
		s.Kit.Table, s.Kit.Env.Settings.Turn = at, seconds
		face := &bareFace{}
		start := kittest.People(2, 1, "easy", 3, map[string]string{"cards": "9"})
		start.Hosted, start.Chairs[1] = true, play.Chair{Name: "Noé", Guest: true}
		scene, err := bare(bots.New("easy", 1), face).Open(s.Kit, start)
		if err != nil {
			t.Fatal(err)
		}
		now := time.Unix(1000, 0)
		play.SetClock(scene, func() time.Time { return now })
		s.Play(scene)
		s.Until("A's turn", func() bool { return face.on.Waiting.Has(0) })
		for n := range 45 {
			now = now.Add(time.Second)
			s.Wait(1)
			if want := float32(59-n) / 60 * min(1, float32(seconds)); play.ShareLeft(scene) != want {
				t.Errorf("with %d seconds a turn, after %d: the bar shows %v of it, want %v", seconds, n+1, play.ShareLeft(scene), want)
			}
		}
		steps, on := face.on.Steps, face.on.Gui
		want := ""
		if seconds > 0 {
			want = "Your turn: 15 s left"
		}
		if got := on.Pinned(); got != want || (at.left > 0) != (seconds > 0) {
			t.Errorf("with %d seconds a turn, after 45: %q, want %q; guests count down from %v", seconds, got, want, at.left)
		}
		for range 20 {
			now = now.Add(time.Second)
			s.Wait(1)
		}
		if seconds == 0 {
			if face.on.Steps != steps {
				t.Error("without a limit a turn ended")
			}
			scene.Close()
			continue
		}
		s.Until("the decision", func() bool { return face.on.Steps > steps })
		if at.late != rules.Only(0) {
			t.Errorf("guests hear that the time of %v is over, want that of A", at.late)
		}
		s.Wait(2)
		if !face.on.Chairs.Person(0) {
			t.Error("who was late once does not decide any more")
		}
		if scene.Match().Notices()[0].Text != "took too long: the turn is over" {
			t.Errorf("the record says %+v", scene.Match().Notices())
		}
		scene.Close()
	}
}

// TestGuestsSeeAPause: a match stands still under the sheet of its host, and goes on after it.
func TestGuestsSeeAPause(t *testing.T) {
	s := kittest.NewStage(t, "en", 1280, 720)
	at := &counted{Posed: tables.Pose("null", 2)}
	at.Who.Seats[1].Kind = table.Guest
	s.Kit.Table = at
	face := &bareFace{}
	start := kittest.People(2, 1, "easy", 3, map[string]string{"cards": "9"})
	start.Hosted, start.Chairs[1] = true, play.Chair{Name: "Noé", Guest: true}
	scene, err := bare(bots.New("easy", 1), face).Open(s.Kit, start)
	if err != nil {
		t.Fatal(err)
	}
	s.Play(scene)
	s.Until("A's turn", func() bool { return face.on.Waiting.Has(0) })
	if len(at.rests) > 0 {
		t.Error("a match that goes on is shown as paused")
	}
	s.Press(ebiten.KeyEscape)
	s.Wait(1)
	if _, ok := s.Shown.(*kittest.Paused); !ok || !slices.Equal(at.rests, []bool{true, false}) {
		t.Errorf("Escape leads to %T, and guests got, then and after it: %v", s.Shown, at.rests)
	}
	scene.Close()
}

// TestAnAbsentFriendIsMarked: as long as a guest is absent, the screen says when the computer takes over, and then
// that it plays.
func TestAnAbsentFriendIsMarked(t *testing.T) {
	s := kittest.NewStage(t, "en", 1280, 720)
	at := &counted{Posed: tables.Pose("null", 2)}
	at.Who.Seats[1].Kind = table.Guest
	s.Kit.Table = at
	face := &bareFace{}
	start := kittest.People(2, 1, "easy", 3, map[string]string{"cards": "9"})
	start.Hosted, start.Chairs[1] = true, play.Chair{Name: "Noé", Guest: true}
	scene, err := bare(bots.New("easy", 1), face).Open(s.Kit, start)
	if err != nil {
		t.Fatal(err)
	}
	defer scene.Close()
	now := time.Unix(1000, 0)
	play.SetClock(scene, func() time.Time { return now })
	s.Play(scene)
	for _, c := range []struct {
		silent int
		want   words.Text
	}{
		{0, words.Text{}}, {20, words.TableUnheardUntil(40, "Noé")}, {50, words.TableUnheardUntil(10, "Noé")},
		{61, words.SeatStandin("Noé")}, {600, words.Text{}}, {0, words.Text{}},
	} {
		at.Who.Seats[1].Silent = c.silent
		for range 2 {
			now = now.Add(time.Second)
			s.Wait(1)
		}
		if got := face.on.Gui.Pinned(); got != s.Kit.Say(c.want) {
			t.Errorf("after %d s of silence the screen says %q, want %q", c.silent, got, s.Kit.Say(c.want))
		}
	}
}

// The own countdown leaves the mark of an absent friend to be read; on a phone a notice goes before the mark, and the
// countdown before both.
func TestTheOwnCountdownLeavesTheAbsentFriendsMark(t *testing.T) {
	for _, coarse := range []bool{false, true} {
		s := kittest.NewStage(t, "en", 390, 844)
		s.Kit.Env.Coarse = coarse
		at := &counted{Posed: tables.Pose("null", 2)}
		at.Who.Seats[1].Kind = table.Guest
		s.Kit.Table, s.Kit.Env.Settings.Turn = at, 60
		face := &bareFace{}
		start := kittest.People(2, 1, "easy", 3, map[string]string{"cards": "9"})
		start.Hosted, start.Chairs[1] = true, play.Chair{Name: "Noé", Guest: true}
		scene, err := bare(bots.New("easy", 1), face).Open(s.Kit, start)
		if err != nil {
			t.Fatal(err)
		}
		now := time.Unix(1000, 0)
		play.SetClock(scene, func() time.Time { return now })
		s.Play(scene)
		s.Until("A's turn", func() bool { return face.on.Waiting.Has(0) })
		at.Who.Seats[1].Silent = 20
		says := func(passed time.Duration, want string) {
			t.Helper()
			now = now.Add(passed)
			s.Wait(2)
			if got := face.on.Gui.Pinned(); got != want {
				t.Errorf("on a phone: %v; the screen says %q, want %q", coarse, got, want)
			}
		}
		mark := s.Kit.Say(words.TableUnheardUntil(40, "Noé"))
		says(time.Second, mark)
		s.Kit.Env.Say(words.TableFound())
		if coarse {
			says(0, "")
		} else {
			says(0, mark)
		}
		for range 43 {
			now = now.Add(time.Second)
			s.Wait(1)
		}
		says(time.Second, "Your turn: 15 s left · "+s.Kit.Say(words.TableUnheardUntil(40, "Noé")))
		scene.Close()
	}
}
