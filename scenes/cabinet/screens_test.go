package cabinet

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/cli"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/join"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/menu"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
)

func TestMain(m *testing.M) { hidden.Main(m) }

// furnished is a stage with the games and the shared screens of the program.
func furnished(t testing.TB) *kittest.Stage {
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.Kit.FrontEnds = frontEnds()
	on.Kit.Joining = func() scenes.Scene { return join.Posed(on.Kit) }
	menu.Open(on.Kit)
	return on
}

// recordPlaces are where in a match its record is looked at.
var recordPlaces = [...]string{" in the middle", " at the beginning", " at the end"}

// everyGame runs a test for each game.
func everyGame(t *testing.T, test func(t *testing.T, on *kittest.Stage, f *play.FrontEnd)) {
	for _, f := range frontEnds() {
		t.Run(f.Info.ID, func(t *testing.T) {
			on := furnished(t)
			test(t, on, on.Kit.FrontEnd(f.Info.ID))
		})
	}
}

// see shows a screen that has come to rest in every look, and on phones to a thumb.
func see(on *kittest.Stage, sight *kittest.Sight, name string, scene scenes.Scene) {
	on.Play(scene)
	on.Wait(settled)
	sight.All(name, scene, func(kittest.Look) { on.Wait(1) })
}

// What the lobby and the title say of each game fits, in a browser, which cannot invite, and in a
// window.
func TestEveryLobbyFits(t *testing.T) {
	everyGame(t, func(t *testing.T, on *kittest.Stage, f *play.FrontEnd) {
		sight := on.Sight()
		for _, name := range []string{"title", "lobby"} {
			see(on, sight, name+" "+f.Info.ID, menu.Screen(on.Kit, name, f.Info.ID))
		}
		on.Kit.OpenTable = func(string, bool) (play.Table, error) { return nil, errors.ErrUnsupported }
		see(on, sight, "lobby "+f.Info.ID+" with invitations", menu.Screen(on.Kit, "lobby", f.Info.ID))
	})
}

// Every page of every book fits, with the pictures that its game draws.
func TestEveryBookFits(t *testing.T) {
	everyGame(t, func(t *testing.T, on *kittest.Stage, f *play.FrontEnd) {
		sight := on.Sight()
		looks := kittest.HardLooks()
		if kittest.Whole() {
			looks = kittest.Looks()
		}
		for _, l := range looks {
			l.Set(on.Kit)
			book := on.Kit.Rules(on.Kit.Title(), f.Info.ID, rules.Setup{})
			on.Play(book)
			pages := map[string]bool{}
			for {
				sight.See(fmt.Sprintf("%s book %s, page %d", f.Info.ID, l, len(pages)), book, false, func() { on.Wait(20) })
				page := sight.Said()
				if pages[page] {
					break // the last one stays
				}
				pages[page] = true
				on.Press(ebiten.KeyArrowRight)
			}
			if len(pages) < 2 {
				t.Errorf("the book of %s has %d pages in %s", f.Info.ID, len(pages), l)
			}
		}
	})
}

// The results of a match of each game fit, and its record, open at several places.
func TestEveryResultAndRecordFits(t *testing.T) {
	everyGame(t, func(t *testing.T, on *kittest.Stage, f *play.FrontEnd) {
		options := cli.Options{Game: f.Info.ID, Setup: rules.Setup{Seed: 7}}
		if err := options.Seat(); err != nil {
			t.Fatal(err)
		}
		record, err := playOut(options)
		if err != nil {
			t.Fatal(err)
		}
		replay, err := f.Open(on.Kit, record)
		if err != nil {
			t.Fatal(err)
		}
		sight := on.Sight()
		sight.Roams = f.Info.RealTime()
		o := replay.Outcome()
		if o == nil {
			t.Fatal("a record that goes to the end has no outcome")
		}
		results := on.Kit.Results(o)
		see(on, sight, "results "+f.Info.ID, results)
		first := sight.Said()
		kittest.Look{Lang: "fr", Text: 2, W: 1280, H: 720}.Set(on.Kit)
		on.Wait(1)
		on.ClickOn("turn")
		see(on, sight, "results "+f.Info.ID+", second page", results)
		if sight.Said() == first {
			t.Error("the key that turns the page of the results shows nothing else")
		}
		places := []int{replay.Len() / 2, 0, replay.Len()}
		if !kittest.Whole() {
			places = places[:1]
		}
		for i, at := range places {
			scene, err := menu.OpenRecord(on.Kit, record, at)
			if err != nil {
				t.Fatal(err)
			}
			see(on, sight, "record "+f.Info.ID+recordPlaces[i], scene)
		}
	})
}

// The title and the lobby tell the same length of a match: that of the seats and options that a lobby
// begins with and, where it differs by more than two minutes, that of a first match.
func TestTitleAndLobbyTellTheSameTime(t *testing.T) {
	everyGame(t, func(t *testing.T, on *kittest.Stage, f *play.FrontEnd) {
		usual := f.Minutes(rules.Setup{Seats: f.Info.UsualSeats()})
		low, high := usual, usual
		if f.Info.First != nil {
			first := f.Minutes(*f.Info.First)
			low, high = min(usual, first), max(usual, first)
		}
		want := fmt.Sprintf(" %d min", usual)
		if high-low > 2 {
			want = fmt.Sprintf(" %d–%d min", low, high)
		}
		if got := on.Kit.Words.Say(f.Look.Facts); !strings.Contains(got, want) {
			t.Errorf("the title says %q, the lobby%s", got, want)
		}
	})
}

// Pictures can be taken at the sizes of texts that the settings offer.
func TestPicturesHaveTheTextSizesOfTheSettings(t *testing.T) {
	if !slices.Equal(cli.TextSizes, settings.TextSizes) {
		t.Errorf("--text takes %v, and the settings offer %v", cli.TextSizes, settings.TextSizes)
	}
}
