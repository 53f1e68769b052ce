package brutal

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
)

// notices are the notices on show.
func (th *theatre) notices() []string { return th.g.Toasts.Texts(nil) }

// Enter on the curtain, pressed twice, seals nothing unseen: not a team,
// not a posting, not the orders of a truce.
func TestTakingTheScreenSealsNothing(t *testing.T) {
	th := newTheatre(t, people(2, 8))
	th.k.Prefs.Speed = 0
	seen := map[page]bool{}
	for range 400 {
		th.Until("the curtain", func() bool {
			return th.Done() || th.page == pageMoments || th.on.HandOver && th.page != pageMelee
		})
		if th.Done() || len(seen) == 3 {
			break
		}
		if th.page == pageMoments {
			th.melee.goOn()
			th.Wait(2)
			continue
		}
		seen[th.page] = true
		th.Wait(3)
		th.Press(ebiten.KeyEnter)
		seat := th.on.Eyes
		if seat < 0 {
			t.Fatalf("nobody has the screen: %s", th.Tell())
		}
		for range 2 {
			th.Press(ebiten.KeyEnter)
		}
		if th.given(seat) {
			t.Fatalf("Enter on the curtain sealed what %s decides on %s", seat.Letter(), th.Tell())
		}
		th.carry.drop()
		switch th.page {
		case pageSetup:
			th.setup.seal()
		case pagePost:
			th.post.fill()
			th.post.seal()
		case pageTruce:
			th.truce.seal()
		}
		th.Wait(2)
	}
	if len(seen) != 3 {
		t.Errorf("only the pages %v came", seen)
	}
}

// What was refused is no longer told once it has been done.
func TestARefusalGoesWithItsCause(t *testing.T) {
	th := newTheatre(t, people(1, 5))
	th.k.Prefs.Speed = 0
	th.setup.seal()
	th.Until("the posting", func() bool { return th.page == pagePost })
	th.Refused(0, play.ErrLost)
	th.Enter(play.Undone) // the table is there again
	th.Wait(2)
	if lost := th.k.Say(words.TableUnsent()); slices.Contains(th.notices(), lost) {
		t.Errorf("%q is still told", lost)
	}
	th.draft().posts = game.NoPosts()
	th.Wait(2)
	th.post.seal()
	th.Wait(1)
	text := th.k.Say(words.BrutalRefusedUnposted())
	if !slices.Contains(th.notices(), text) {
		t.Fatalf("%q is not told: %q", text, th.notices())
	}
	th.post.fill()
	th.post.seal()
	th.Wait(2)
	if slices.Contains(th.notices(), text) {
		t.Errorf("%q is still told after it was done, on %s", text, th.Tell())
	}
}

// After a look at the ready-made teams, two presses take the first and continue.
func TestAReadyTeamIsTwoPressesAway(t *testing.T) {
	th := newTheatre(t, people(2, 8))
	th.Until("the curtain", func() bool { return th.on.HandOver })
	th.Wait(3)
	th.Press(ebiten.KeyEnter)
	seat := th.on.Eyes
	th.Wait(2 * glance)
	for range 2 {
		th.Press(ebiten.KeyEnter)
	}
	th.Wait(2)
	if !th.given(seat) {
		t.Errorf("two presses lead to %s", th.Tell())
	}
}

// What the slip says that a key does to a brawl is what the key does then.
func TestTheSlipOfABrawlFollowsIt(t *testing.T) {
	th := newTheatre(t, people(1, 5))
	th.Until("the brawl", func() bool {
		if th.on.Mine {
			beat(th.Stage, th.face, "keys")
		}
		return th.page == pageMelee && th.melee.stage.speed > 0
	})
	said := func(b input.Button) (words string) {
		th.k.Hinted = func(h kit.Hint) {
			if len(h.Buttons) == 1 && h.Buttons[0] == b && h.Words != "badge" { // on the button is no slip
				words = h.Words
			}
		}
		th.Wait(1)
		th.k.Hinted = nil
		return words
	}
	th.Press(ebiten.KeyShiftLeft) // the keyboard is in use
	for range 2 {
		want := words.HintPause()
		if th.melee.paused {
			want = words.HintResume()
		}
		if got := said(input.X); got != th.k.Say(want) {
			t.Errorf("paused %v, and the slip says %q", th.melee.paused, got)
		}
		was := th.melee.paused
		th.Press(ebiten.KeyR)
		if th.melee.paused == was {
			t.Errorf("R does nothing to a brawl, paused %v", was)
		}
	}
}

// A page asks before it is left once a person has placed somebody, and not for what was given.
func TestPlacesAreDrafts(t *testing.T) {
	th := newTheatre(t, people(1, 5))
	th.k.Prefs.Speed = 0
	if th.Drafted() {
		t.Error("before anything was changed there is something to lose")
	}
	th.setup.seal()
	th.Until("the posting", func() bool { return th.page == pagePost })
	if th.Drafted() {
		t.Error("the team was given, and would be lost")
	}
	if th.draft().post(0, 1); !th.Drafted() {
		t.Error("a place would be lost unasked")
	}
}
