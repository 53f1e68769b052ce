package trichrome

import (
	"fmt"
	"slices"
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

// moments are what a match can show.
var moments = []struct {
	name  string
	phase game.Phase
	ticks int
}{
	{"ready", game.PhaseReady, 40},
	{"chase", game.PhaseChase, 100},
	{"reversal", game.PhaseReversal, 40},
	{"duel", game.PhaseDuel, 20},
	{"result", game.PhaseResult, 0},
}

// moment returns a scene in one of the moments of the second round.
func moment(t testing.TB, k *play.App, start play.Start, tape []*game.View, phase game.Phase, ticks int) *scene {
	t.Helper()
	for at, v := range tape {
		if v.Round.Number == 2 && v.Phase == phase && v.Ticks == ticks {
			sc, err := onScreen.Shot(k, start, at)
			if err != nil {
				t.Fatal(err)
			}
			return sc.(*scene)
		}
	}
	t.Fatalf("it never comes to %v", phase)
	return nil
}

// played returns every view of a match of computer players.
func played(t testing.TB, start play.Start) []*game.View {
	t.Helper()
	k := kittest.NewStage(t, "fr", 64, 64).Kit
	sc, err := onScreen.Shot(k, start, -1)
	if err != nil {
		t.Fatal(err)
	}
	s := sc.(*scene)
	defer s.Close()
	tape, err := s.Match().Replay()
	if err != nil {
		t.Fatal(err)
	}
	var all []*game.View
	for at := range tape.Len() + 1 {
		all = append(all, tape.View(at, rules.Spectator))
	}
	return all
}

// short is a match of three rounds in the small maze.
var short = map[string]string{"rounds": "3", "maze": "17x11"}

// Nothing is cut, in both languages, at both ends of the text sizes, in wide
// and narrow windows.
func TestNothingIsCut(t *testing.T) { looks(t) }

// BenchmarkContrast measures the least contrasts.
func BenchmarkContrast(b *testing.B) { kittest.Report(b, looks(b)) }

func looks(t testing.TB) *kittest.Sight {
	start := people(2, 3, map[string]string{"rounds": "3"})
	tape := played(t, start)
	var scenes []*scene
	on := kittest.NewStage(t, "fr", 1280, 720)
	k := on.Kit
	for i, m := range moments {
		s := moment(t, k, start, tape, m.phase, m.ticks)
		if i == 0 {
			defer s.Close()
		} else {
			s.Face().(*face).board = scenes[0].Face().(*face).board // the same round: one set of pictures will do
		}
		scenes = append(scenes, s)
	}
	sight := on.Sight()
	sight.Drawn = []string{"chase", "duel", "result"}
	for i, s := range scenes {
		sight.All(moments[i].name, s, func(kittest.Look) {
			s.Face().(*face).stage.sheets = sheets{}
			ticks := 1
			if moments[i].phase == game.PhaseResult {
				ticks = 20 // what has the focus slides to its place
			}
			for range ticks {
				if _, err := s.Update(k.Env.Devices.Tick()); err != nil {
					t.Fatal(err)
				}
			}
		})
	}
	for _, n := range [...]int{1, 3} {
		start := people(n, 3, map[string]string{"rounds": "3"})
		tape := played(t, start)
		for _, m := range moments[:4] {
			if n == 1 == (m.phase == game.PhaseReady || m.phase == game.PhaseReversal) {
				continue // names are for several, the mark of oneself is for one
			}
			s := moment(t, k, start, tape, m.phase, m.ticks)
			s.Face().(*face).board = scenes[0].Face().(*face).board
			sight.All(fmt.Sprint(m.name, " of ", n), s, func(kittest.Look) {
				s.Face().(*face).stage.sheets = sheets{}
				if _, err := s.Update(k.Env.Devices.Tick()); err != nil {
					t.Fatal(err)
				}
			})
		}
	}
	keys := newKeyTest(k, nil)
	sight.All("keys", keys, func(kittest.Look) {
		if _, err := keys.Update(k.Env.Devices.Tick()); err != nil {
			t.Fatal(err)
		}
	})
	return sight
}

// Every value of every option has its words, in both languages.
func TestEveryOptionHasItsWords(t *testing.T) { kittest.Options(t, &game.Game.Info, Levels) }

// Every picture that the rule book names is drawn.
func TestBookPictures(t *testing.T) {
	kittest.Book(t, FrontEnd(), len(illustrations)+1) // the door is shown twice
}

// settled returns moments of a match that stands still.
func settled(t testing.TB) []kittest.Settled {
	start := people(1, 3, short)
	tape := played(t, start)
	var all []kittest.Settled
	for _, m := range moments {
		for _, text := range [...]float32{1, 2} {
			all = append(all, kittest.Settled{Name: fmt.Sprint(m.name, " ", text), Open: func(t testing.TB) func() {
				on := kittest.NewStage(t, "fr", 1280, 720)
				on.Kit.Prefs.TextScale = text
				s := moment(t, on.Kit, start, tape, m.phase, m.ticks)
				t.Cleanup(s.Close)
				on.Play(s)
				on.Wait(3)
				return func() { on.Wait(1) }
			}})
		}
	}
	return all
}

func TestSettledAllocatesNothing(t *testing.T) { kittest.AllocateNothing(t, settled(t)) }

func BenchmarkSettled(b *testing.B) { kittest.BenchmarkSettled(b, settled(b)) }

// TestNewSeedsKeepTheLobbysColours draws seeds: each seat of the match has the colour that the lobby
// shows for it, so that guests keep theirs.
func TestNewSeedsKeepTheLobbysColours(t *testing.T) {
	s := kittest.NewStage(t, "en", 1280, 720)
	n := uint64(0)
	s.Kit.Env.Seed = func() uint64 { n++; return n }
	for range 20 {
		setup := rules.Setup{Seats: game.Players, Options: map[string]string{"rounds": "7"}}
		setup.Seed = rules.SeedFromText(play.NewSeed(s.Kit, signs, setup))
		if got := signs(setup); !slices.Equal(got, []rules.Seat{0, 1, 2}) {
			t.Fatalf("with seed %d the seats have the signs %v", setup.Seed, got)
		}
	}
}
