package brutal

import (
	"testing"

	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// The fifteen who are to be placed are the large ones, larger than the reservists who
// cannot be, and none covers another.
func TestThoseToBePlacedAreTheLargeOnes(t *testing.T) {
	th := pose(t, newStage(t, "fr", 1280, 720), people(1, 7), 1)
	for left := game.Fielded; left > 0; left-- {
		d := th.draft()
		d.posts = game.NoPosts()
		keep := left
		for _, n := range waitingOrder {
			if !d.team[n].Reserve {
				if keep--; keep < 0 {
					d.posts[n] = 0
				}
			}
		}
		shelves := th.post.waitingShelves(th.plan())
		reservist := float32(0)
		for i := range shelves[2].Cups {
			_, _, s := shelves[2].Slot(i)
			if k := shelves[2].Cups[i].Kind; k == board.Student {
				reservist = s
			}
		}
		boxes, waiting := []ui.Rect{}, 0
		for k := range shelves {
			for i := range shelves[k].Cups {
				c := &shelves[k].Cups[i]
				x, y, s := shelves[k].Slot(i)
				h := board.Height(c.Kind) * s
				box := ui.Rect{X: x - 21*s, Y: y - h, W: 42 * s, H: h}
				for _, other := range boxes {
					if box.X < other.Right()-0.5 && other.X < box.Right()-0.5 && box.Y < other.Bottom()-2 && other.Y < box.Bottom()-2 {
						t.Errorf("%d left: a cup at %v covers one at %v", left, box, other)
					}
				}
				boxes = append(boxes, box)
				if k == 2 {
					continue
				}
				waiting++
				if c.Kind == board.Student && (s <= reservist || h < 50) {
					t.Errorf("%d left: one to be placed is %.0f high, of scale %.2f beside a reservist's %.2f", left, h, s, reservist)
				}
			}
		}
		if waiting != left {
			t.Errorf("%d wait, want %d", waiting, left)
		}
	}
}

// A finger that pulls a cup sees it above itself, and lays it where the finger is.
func TestAFingerSeesTheCupItPulls(t *testing.T) {
	th := pose(t, newStage(t, "fr", 1280, 720), people(1, 7), 1)
	th.draft().posts = game.NoPosts()
	th.Wait(2)
	n := firstUp(th)
	x, y, ok := th.middle(n)
	if !ok {
		t.Fatal("the cup is not to be seen")
	}
	to := th.frame.Plan.Stage(3)
	finger := func(x, y float32) {
		th.Src.Now.Touches = []input.TouchPoint{{ID: 1, X: float64(x), Y: float64(y)}}
		th.Wait(2)
	}
	finger(x, y)
	finger((x+to.CX())/2, (y+to.CY())/2)
	finger(to.CX(), to.CY())
	if hand := th.frame.Hand; hand == nil || hand.Y > to.CY()-board.HandHigh(hand.Cup.Kind)/2 {
		t.Errorf("the finger is at %v, %v, and what it pulls is %+v", to.CX(), to.CY(), hand)
	}
	th.Src.Now.Touches = nil
	th.Wait(2)
	if got := th.draft().posts[n]; got != 3 {
		t.Errorf("it was laid in zone %d, want 3", got)
	}
}
