package brutal

import (
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/lesson"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// Each truce begins with the focus on a cup that Enter picks up, one of the bench while there is one, and
// the key that ends a turn gives the orders from there.
func TestATruceBeginsAtACupThatMayGo(t *testing.T) {
	var seen [2]int // truces with a bench, and without
	for seed := uint64(1); seed < 9 && (seen[0] == 0 || seen[1] == 0); seed++ {
		th := newTheatre(t, people(1, seed))
		th.k.Prefs.Speed = 0
		th.setup.seal()
		th.Until("the posting", func() bool { return th.page == pagePost })
		th.post.fill()
		th.Wait(3)
		th.Press(ebiten.KeyX)
		for th.on.View.Result == nil {
			th.Until("a truce", func() bool {
				if th.page == pageMoments {
					th.Press(ebiten.KeyEnter)
				}
				return th.page == pageTruce && th.on.Mine || th.on.View.Result != nil
			})
			if th.on.View.Result != nil {
				break
			}
			th.Wait(5)
			free, without := th.draft().freeFor(th.on.View), 0
			if th.truce.waiting() == 0 {
				without = 1
			}
			if len(free) > 0 {
				seen[without]++
				id, ok := th.g.Focused()
				if !ok || id.Name != "cup" || without == 0 && th.on.View.Own()[id.N].Zone != game.Bench {
					t.Fatalf("seed %d, truce %d: the focus is on %v, %v", seed, th.on.View.Melee, id, ok)
				}
				if th.Press(ebiten.KeyEnter); th.carry.who != id.N {
					t.Fatalf("seed %d, truce %d: Enter takes %d and not %d", seed, th.on.View.Melee, th.carry.who, id.N)
				}
				th.Press(ebiten.KeyEnter)
				th.Wait(3)
				if th.truce.takeAll(true); th.carry.who != noCup {
					if err := th.truce.send(th.on.View.Contested()[0]); err != nil {
						t.Fatal(err)
					}
					th.carry.drop()
				}
				th.Wait(3)
			}
			th.Press(ebiten.KeyX)
			th.Until("the brawl", func() bool { return th.page != pageTruce })
		}
	}
	if seen[0] == 0 || seen[1] == 0 {
		t.Errorf("truces with free cups: %d with a bench and %d without", seen[0], seen[1])
	}
}

// By keys and by a pad alone the lesson is done by what its cards show, from the focus that each page gives.
func TestTheKeysOfTheLessonsCardsDoIt(t *testing.T) {
	for _, device := range []string{"keys", "pad"} {
		s := kittest.NewStage(t, "fr", 1280, 720)
		s.Kit.Prefs.Speed = 4
		tasks := 0
		press := func(b input.Button) {
			keys := map[input.Button]ebiten.Key{input.A: ebiten.KeyEnter, input.Left: ebiten.KeyArrowLeft, input.Right: ebiten.KeyArrowRight}
			if device == "pad" {
				s.Button(b)
			} else {
				s.Press(keys[b])
			}
			s.Wait(4)
		}
		kittest.LessonHolds(s, FrontEnd(), 6000, func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress) {
			f := faceOf(pupil)
			if p.Away || step.At == "speed" {
				if p.Away && f.page == pageMoments {
					press(input.A)
				}
				return
			}
			how := &step.How
			if now := f.Detour(step); now != nil {
				how = &now.How
			}
			switch {
			case how.Keyed && device == "keys":
				s.Press(how.Key)
			case step.At == "moments":
				press(input.A)
			default:
				for _, b := range how.Buttons {
					press(b)
				}
			}
			tasks++
			s.Wait(20)
		})
		if tasks > 12 {
			t.Errorf("by %s the tasks of the lesson took %d attempts", device, tasks)
		}
	}
}

// The lesson opens a cup, with all that it has, and a card for reading shows no other key that goes on.
func TestTheLessonOpensACup(t *testing.T) {
	s := kittest.NewStage(t, "en", 1280, 720)
	opened := false
	kittest.LessonHolds(s, FrontEnd(), 6000, func(pupil lesson.Pupil, step *lesson.Step, p lesson.Progress) {
		f := faceOf(pupil)
		if step.Words == words.BrutalLearnStrategy() && !p.Away {
			for _, thing := range f.g.Controls(nil) {
				if thing.ID == (ui.ID{Name: "cup", N: example}) {
					s.Click(thing.Rect.CX(), thing.Rect.CY())
					s.Wait(2)
				}
			}
			for _, thing := range f.g.Controls(nil) {
				opened = opened || thing.ID.Name == "attribute"
			}
			s.Wait(20)
			return
		}
		if step.At != "speed" || p.Away {
			obey(s, f, step, p, "mouse")
			s.Wait(10)
		}
	})
	if !opened {
		t.Error("the lesson shows no attribute of any cup")
	}
}

// "Place all" keeps to what the ready-made team is meant to do, around a cup that was placed by hand.
func TestPlacingTheRestKeepsToTheTeam(t *testing.T) {
	th := newTheatre(t, people(1, 5))
	for i := range presets {
		d := newDraft(game.Origin)
		d.team, d.preset = presets[i].Recipes[game.Origin].Team(), i
		want := shape(presets[i].Recipes[game.Origin].Posts([game.Zones]int{0, 1, 2, 3, 4}))
		for n := range d.team {
			if d.team[n].Reserve {
				continue
			}
			d.posts = game.NoPosts()
			d.post(n, n%game.Zones)
			d.fill(game.Origin, rules.NewRand(th.k.Env.Seed()))
			if got := shape(d.posts); got != want || d.posts[n] != n%game.Zones {
				t.Errorf("%s with %d in zone %d: %v stand in the zones, want %v", presets[i].ID, n, n%game.Zones, got, want)
			}
		}
	}
}

// shape returns how many stand in the zones, in order of size.
func shape(p game.Posts) (count [game.Zones]int) {
	for _, z := range p {
		if z != game.Bench {
			count[z]++
		}
	}
	slices.Sort(count[:])
	return count
}

// A reveal stays until its lists can have been read, at 200 words a minute, and a key ends it.
func TestARevealCanBeRead(t *testing.T) {
	for _, key := range []bool{false, true} {
		th := newTheatre(t, people(1, 7))
		th.setup.seal()
		th.Until("the posting", func() bool { return th.page == pagePost })
		th.post.fill()
		th.post.seal()
		th.Until("the brawl", func() bool { return th.page == pageMelee })
		th.melee.skip()
		th.Until("a truce", func() bool {
			if th.page == pageMoments {
				th.Press(ebiten.KeyEnter)
			}
			return th.page == pageTruce && th.on.Mine
		})
		th.truce.takeAll(true)
		if err := th.truce.send(th.on.View.Contested()[0]); err != nil {
			t.Fatal(err)
		}
		th.carry.drop()
		th.truce.seal()
		th.Until("the reveal", func() bool { return th.page == pageReveal })
		th.Until("its lists", func() bool { return th.reveal.Told() == 1 })
		n, ticks := 0, 0
		for p := range th.reveal.lists {
			for _, l := range th.reveal.lists[p].Lines {
				n += len(strings.Fields(l.Zone)) + len(strings.Fields(l.Who+l.Count))
			}
		}
		if key {
			th.Press(ebiten.KeyEnter)
			th.Wait(2)
			if th.page == pageReveal {
				t.Error("Enter does not end the reveal")
			}
			continue
		}
		for ; th.page == pageReveal && ticks < 6000; ticks++ {
			th.Wait(1)
		}
		if least := n * 60 * input.TicksPerSecond / 250; ticks < least {
			t.Errorf("%d words are seen for %d ticks, want %d", n, ticks, least)
		}
	}
}

// Who plays alone keeps their programme: the first one, then the one that they chose last.
func TestAPersonKeepsTheirProgramme(t *testing.T) {
	on := newStage(t, "fr", 1280, 720)
	own := func(seed uint64, at rules.Seat, options map[string]string) game.Programme {
		start := people(2, seed)
		start.Chairs[1-at] = play.Chair{Level: Levels[0]}
		start.Setup.Options = options
		return seat(t, on, start).on.View.Programmes[at]
	}
	for seed := range uint64(4) {
		for at := range rules.Seat(game.Players) {
			if got := own(seed, at, nil); got != game.ISI {
				t.Errorf("seed %d, seat %v: %v, want the first", seed, at, got)
			}
		}
	}
	own(5, 1, map[string]string{game.OptionProgrammeB: game.GM.String()})
	for seed := range uint64(4) {
		if got := own(seed, 0, nil); got != game.GM {
			t.Errorf("seed %d: %v, want the one that was chosen", seed, got)
		}
	}
	if got := own(6, 0, map[string]string{game.OptionProgrammeB: game.GM.String()}); got == game.GM {
		t.Error("both study the same")
	}
}

// The log says who holds a zone once its flag is there.
func TestTheLogDoesNotRunAhead(t *testing.T) {
	for seed := uint64(1); seed < 5; seed++ {
		th := newTheatre(t, people(1, seed))
		th.setup.seal()
		th.Until("the posting", func() bool { return th.page == pagePost })
		th.post.fill()
		th.post.seal()
		th.Until("the brawl", func() bool { return th.page == pageMelee })
		for n := range 60000 {
			if n == 600 && seed%2 == 0 {
				th.Press(ebiten.KeyT)
			}
			if th.Wait(1); th.page != pageMelee {
				break
			}
			for _, i := range th.journal.last() {
				if i < 0 {
					continue
				}
				l := th.matchHistory().Lines[i]
				if st := &th.melee.stage; l.What == game.EventHeld && (st.owner[l.Zone] == rules.Spectator || st.falling[l.Zone] > 0) {
					t.Errorf("seed %d, tick %d: the log says that %v holds zone %d, which is fought for", seed, l.Tick, l.Seat, l.Zone)
				}
			}
		}
	}
}

// The list of ready-made teams says of each what it is good at, in a usual window.
func TestTheListTellsTeams(t *testing.T) {
	for _, lang := range []string{"fr", "en"} {
		th := seat(t, newStage(t, lang, 1280, 720), people(1, 5))
		w := &ui.Witness{}
		th.g.P.Witness = w
		th.Wait(2)
		th.g.P.Witness = nil
		var said []string
		for i := range w.Letters {
			said = append(said, w.Letters[i].Text)
		}
		for _, l := range th.setup.ready {
			if !strings.Contains(strings.Join(said, " "), l.Said) {
				t.Errorf("%s: nothing tells what %s are good at", lang, l.Name)
			}
		}
	}
}
