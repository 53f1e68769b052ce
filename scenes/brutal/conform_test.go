package brutal

import (
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

func TestConform(t *testing.T) {
	kittest.Conform(t, &onScreen, FrontEnd(), kittest.Driver{
		Start: func(n int) play.Start { return people(n, 5) },
		Beat:  beat,
		Obey:  obey,
		Met:   words.BrutalLearnMelee(),
		Reads: func(s *kittest.Stage, of play.Face) {
			if of.(*face).page == pageMoments {
				s.Press(ebiten.KeyEnter)
			}
		},
		Refusals: []error{game.ErrNotNow, game.ErrBudget, game.ErrReservists, game.ErrUnposted, game.ErrEmptyZone,
			game.ErrHeld, game.ErrFighting, game.ErrLast, match.ErrNoUndo},
	})
}

// obey follows the card of the lesson.
func obey(s *kittest.Stage, of play.Face, step *lesson.Step, p lesson.Progress, device string) {
	f := of.(*face)
	things := map[lesson.News]ui.ID{newsTeam: {Name: "preset"}, newsPicked: {Name: "cup", N: example},
		newsGiven: {Name: "main"}, newsPosted: {Name: "fill"}, newsBell: {Name: "main"}, newsMoments: {Name: "end"}, newsTruce: {Name: "main"}}
	id, ok := things[news(step)]
	if news(step) == newsSent {
		sendOne(s, f, p, device)
		return
	}
	if n, _ := f.draft().placed(); news(step) == newsBell && n < game.Fielded {
		id = ui.ID{Name: "fill"} // who came back places them again
	}
	switch {
	case p.Away && f.page == pageMelee && step.At == "helps":
		id, ok = ui.ID{Name: "end"}, true
	case p.Away && f.page == pageMoments:
		id, ok = ui.ID{Name: "main"}, true
	case p.Away:
		ok = false
	}
	box := ui.Rect{}
	for _, thing := range f.g.Controls(nil) {
		if thing.ID == id {
			box = thing.Rect
		}
	}
	if !ok || box.W == 0 {
		s.Wait(1)
		return
	}
	x, y := box.CX(), box.CY()
	switch device {
	case "mouse":
		s.Click(x, y)
	case "touch":
		s.Tap(x, y)
	case "pad":
		f.g.Focus(id)
		s.Wait(1)
		s.Button(input.A)
	default:
		f.g.Focus(id)
		s.Wait(1)
		s.Press(ebiten.KeyEnter)
	}
}

// sendOne drags a reservist to where the lesson points.
func sendOne(s *kittest.Stage, f *face, p lesson.Progress, device string) {
	if !p.Points || !f.on.Mine {
		s.Wait(1)
		return
	}
	if device != "mouse" {
		f.sendOne()
		s.Wait(2)
		return
	}
	n := f.truce.following(noCup)
	for _, thing := range f.g.Controls(nil) {
		if thing.ID == (ui.ID{Name: "cup", N: n}) {
			s.Point(thing.Rect.CX(), thing.Rect.CY())
			s.Src.Now.Mouse = 1 << input.MouseLeft
			s.Wait(2)
			s.Point(p.Spot.CX(), p.Spot.CY())
			s.Wait(8)
			s.Src.Now.Mouse = 0
			s.Wait(4)
			return
		}
	}
	s.T.Fatal("there is no cup of a reservist")
}

// news returns what a step waits for first.
func news(step *lesson.Step) lesson.News {
	if len(step.Until) == 0 {
		return ""
	}
	return step.Until[0]
}

// beat takes the screen, has the rest placed, and goes on.
func beat(s *kittest.Stage, of play.Face, device string) {
	f := of.(*face)
	if f.carry.who != noCup { // a press that came too late has taken a cup
		f.carry.drop()
	}
	next := []string{"handover", "main"}
	if n, _ := f.draft().placed(); f.page == pagePost && n < game.Fielded {
		next = []string{"handover", "fill"}
	}
	if f.page == pageMelee {
		next = []string{"end"}
	}
	switch device {
	case "keys", "pad":
		button, key := input.A, ebiten.KeyEnter
		if next[len(next)-1] != "main" && !f.on.HandOver {
			button, key = input.ZR, ebiten.KeyPageDown
		}
		press := func(key ebiten.Key, button input.Button) {
			if device == "pad" {
				s.Button(button)
			} else {
				s.Press(key)
			}
		}
		// The truce begins with the focus on a cup: the seal is below at the right.
		at := func() bool { id, _ := f.g.Focused(); return id.Name == "main" }
		for n := 0; f.page == pageTruce && f.on.Mine && !f.on.HandOver && !at() && n < 12; n++ {
			if n%3 == 2 {
				press(ebiten.KeyArrowDown, input.Down)
			} else {
				press(ebiten.KeyArrowRight, input.Right)
			}
		}
		press(key, button)
	case "mouse":
		s.ClickOn(next...)
	case "touch":
		s.TapOn(next...)
	}
}
