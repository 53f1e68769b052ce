package join_test

import (
	"context"
	"errors"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/room"
	"ludotheque/arena/table/tabletest"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/trichrome"
	"ludotheque/scenes"
	"ludotheque/scenes/aquariom"
	"ludotheque/scenes/brutal"
	"ludotheque/scenes/bzzz"
	"ludotheque/scenes/empire"
	"ludotheque/scenes/input"
	"ludotheque/scenes/join"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/null"
	"ludotheque/scenes/play"
	"ludotheque/scenes/trichrome"
	"ludotheque/scenes/ui"
)

func TestMain(m *testing.M) { kittest.Main(m) }

// open begins a table of a game; without people its match begins at once.
func open(t *testing.T, id string, seats int, options map[string]string, people bool) *host.Host {
	t.Helper()
	e, err := catalog.Find(id)
	if err != nil {
		t.Fatal(err)
	}
	h := host.New(host.Options{Code: "TREFLE", Headless: true, Ping: 200 * time.Millisecond})
	r, err := room.New(h, room.Options{
		Entry: e, Setup: rules.Setup{Seats: seats, Options: options}, Level: "novice", Silence: -1, Seed: func() uint64 { return 3 },
	})
	if err != nil {
		t.Fatal(err)
	}
	if !people {
		if err := r.Begin(3); err != nil {
			t.Fatal(err)
		}
	}
	ctx, stop := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		r.Run(ctx)
	}()
	t.Cleanup(func() {
		stop()
		<-done
	})
	return h
}

// stage is a stage with all games, on which a table is joined.
func stage(t *testing.T, h *host.Host, watch bool) *kittest.Stage {
	t.Helper()
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.FrontEnds = []*play.FrontEnd{bzzz.FrontEnd(), trichrome.FrontEnd(), brutal.FrontEnd(), aquariom.FrontEnd(), empire.FrontEnd()}
	s.Kit.Template = null.FrontEnd()
	s.Kit.Title = func() scenes.Scene { t.Fatal("the title is shown"); return nil }
	s.Kit.Rules = func(behind scenes.Scene, _ string, _ rules.Setup) scenes.Scene { return behind }
	s.Kit.Env.Settings.SetName(0, "Camille")
	s.Play(join.At(s.Kit, tabletest.Dial(t.Context(), h), "http://192.168.1.20:7070/TREFLE", "", watch))
	return s
}

// hangs is how long something is waited for: only a hang takes so long, even on a busy machine.
const hangs = 2 * time.Minute

// soon lets ticks pass, as fast as a host answers, until something holds.
func soon(t *testing.T, s *kittest.Stage, what string, f func() bool) {
	t.Helper()
	for end := time.Now().Add(hangs); !f(); time.Sleep(time.Millisecond) {
		if s.Wait(1); s.Shown != nil && !s.Done() {
			next := s.Shown
			s.Shown = nil
			s.Play(next)
		}
		if time.Now().After(end) {
			t.Fatalf("waiting for %s: %s", what, scenes.Tell(s.On()))
		}
	}
}

func tells(s *kittest.Stage, prefix string) func() bool {
	return func() bool { return strings.HasPrefix(scenes.Tell(s.On()), prefix) }
}

// playOn plays the template game by keys to its results, and returns them.
func playOn(t *testing.T, s *kittest.Stage) *play.Outcome {
	t.Helper()
	for n := 0; !s.Done(); n++ {
		if n > 20000 {
			t.Fatal("no results: " + scenes.Tell(s.On()))
		}
		s.Press(ebiten.KeyEnter)
		time.Sleep(time.Millisecond)
	}
	return s.Shown.(*kittest.Results).Outcome
}

// TestAMatchAtAHostsTable sits down, starts, and plays the template game by keys to
// its results; then there is another match at the same table.
func TestAMatchAtAHostsTable(t *testing.T) {
	h := open(t, "null", 2, map[string]string{"cards": "5"}, true)
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby null"))
	if st := h.State(); st.Seats[0].Name != "Camille" || st.Seats[0].Device == "" {
		t.Errorf("Camille and her device should be on the first chair: %+v", st.Seats[0])
	}
	s.ClickOn("table.start")
	soon(t, s, "the match", tells(s, "null "))
	o := playOn(t, s)
	if len(o.Result.Ranks) != 2 || o.Start.Chairs[0].Name != "Camille" || len(o.Curves) != 2 || len(o.Curves[0].Values) != 6 {
		t.Errorf("the results tell %+v of %+v", o.Outcome, o.Start)
	}
	s.Shown = nil
	s.Play(o.Again())
	soon(t, s, "another match, which all who are there agree to", tells(s, "null "))
}

// TestEveryGameIsShownFromAHostsTable looks on while computer players play at a host:
// what is seen goes on from step to step, and games that go fast come to their end.
func TestEveryGameIsShownFromAHostsTable(t *testing.T) {
	for _, g := range []struct {
		id      string
		seats   int
		options map[string]string
		ends    bool
	}{
		{"bzzz", 4, map[string]string{"turns": "8"}, true},
		{"trichrome", 3, nil, false},
		{"brutal", 2, nil, false},
		{"aquariom", 4, nil, false},
		{"empire", 2, nil, true},
	} {
		t.Run(g.id, func(t *testing.T) {
			h := open(t, g.id, g.seats, g.options, false)
			s := stage(t, h, true)
			s.Kit.Prefs.Speed = 0 // nothing is waited for
			soon(t, s, "the match", tells(s, g.id+" "))
			if g.ends {
				soon(t, s, "the results", func() bool {
					if !s.Done() {
						s.Press(ebiten.KeyEnter) // some count up first
					}
					return s.Done()
				})
				return
			}
			steps := s.On().(interface{ Steps() int }).Steps
			soon(t, s, "twenty more steps", func() bool { return steps() > 20 })
		})
	}
}

// TestATableThatIsNotThere says so.
func TestATableThatIsNotThere(t *testing.T) {
	h := host.New(host.Options{Code: "TREFLE"})
	h.Arrange("null", nil, []table.Chair{{Kind: table.Open}})
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby"))
	h.SendAway(0)
	soon(t, s, "the reason", tells(s, "table table.away"))
}

// A table that does not answer at first is tried again and again, by a key at once, and found when it answers:
// that no table is there only a host says.
func TestATableThatAnswersLate(t *testing.T) {
	h := open(t, "null", 2, nil, true)
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.FrontEnds, s.Kit.Template = []*play.FrontEnd{bzzz.FrontEnd()}, null.FrontEnd()
	var answers atomic.Bool
	var dials atomic.Int32
	s.Play(join.At(s.Kit, func(ctx context.Context) (guest.Conn, error) {
		dials.Add(1)
		if answers.Load() {
			return tabletest.Dial(t.Context(), h)(ctx)
		}
		return nil, errors.New("no route")
	}, "http://192.0.2.1:7070/TREFLE", "Noé", false))
	s.Wait(60)
	if got := scenes.Tell(s.On()); got != "table calling" {
		t.Fatalf("%q at the beginning", got)
	}
	soon(t, s, "that it does not answer", tells(s, "table table.lost"))
	s.Sight().All("table unanswered", s.On(), func(kittest.Look) { s.Wait(1) })
	tried := dials.Load()
	soon(t, s, "another try", func() bool { return dials.Load() > tried })
	tried = dials.Load()
	s.ClickOn("table.again")
	soon(t, s, "a try at once", func() bool { return dials.Load() > tried })
	soon(t, s, "a new beginning", tells(s, "table calling"))
	answers.Store(true)
	soon(t, s, "the table", tells(s, "table lobby null"))
}

// A table that its host does not know is not tried again.
func TestATableThatIsUnknown(t *testing.T) {
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.FrontEnds = []*play.FrontEnd{null.FrontEnd()}
	s.Play(join.At(s.Kit, func(context.Context) (guest.Conn, error) {
		return nil, guest.Refusal(http.StatusNotFound, nil)
	}, "http://192.0.2.1:7070/TREFLE", "", false))
	soon(t, s, "the reason", tells(s, "table table.nowhere"))
}

// A device that is at the table in a second window reads so in the first, in the lobby and in a match, and
// comes back there by the only key.
func TestASecondWindowIsNamed(t *testing.T) {
	h := open(t, "null", 2, map[string]string{"cards": "5"}, true)
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby null"))
	second := func() *guest.Link {
		j := tabletest.Join("Camille")
		j.Secret = join.Key(s.Kit, "http://192.168.1.20:7070/TREFLE")
		l := guest.Begin(j, tabletest.Dial(t.Context(), h))
		t.Cleanup(l.Close)
		return l
	}
	l := second()
	soon(t, s, "the reason", tells(s, "table table.elsewhere"))
	s.Sight().All("table elsewhere", s.On(), func(kittest.Look) { s.Wait(1) })
	s.Press(ebiten.KeyEnter)
	soon(t, s, "the table", tells(s, "table lobby null"))
	seen(t, func() bool { phase, _, _ := l.Status(); return phase == guest.Ended })
	s.ClickOn("table.start")
	soon(t, s, "the match", tells(s, "null "))
	second()
	soon(t, s, "the reason", tells(s, "table table.elsewhere"))
	s.Wait(2) // the focus
	s.Press(ebiten.KeyEnter)
	soon(t, s, "the match", tells(s, "null "))
}

// TestTheKeeperOfTheMatchIsNamed: whose host closes the table in the middle of a match reads
// who has it, and how to come back.
func TestTheKeeperOfTheMatchIsNamed(t *testing.T) {
	h := open(t, "null", 2, map[string]string{"cards": "5"}, true)
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby null"))
	s.ClickOn("table.start")
	soon(t, s, "the match", tells(s, "null "))
	h.Close()
	soon(t, s, "the reason", tells(s, "table table.kept"))
}

// byeConn is a connection that the host ends at once, with a reason.
type byeConn struct{ guest.Conn }

func (byeConn) Read(context.Context) ([]byte, error) {
	return []byte(`{"bye":{"why":"` + table.TooSlow + `","text":"this guest reads too slowly"}}`), nil
}
func (byeConn) Write(context.Context, []byte) error { return nil }
func (byeConn) Close()                              {}

// TestATooSlowGuestMayComeBack: a guest who is disconnected for reading too slowly reads so,
// in every look, and is back at the table by one press.
func TestATooSlowGuestMayComeBack(t *testing.T) {
	h := open(t, "null", 2, nil, true)
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.FrontEnds, s.Kit.Template = []*play.FrontEnd{bzzz.FrontEnd()}, null.FrontEnd()
	slow := true
	s.Play(join.At(s.Kit, func(ctx context.Context) (guest.Conn, error) {
		if slow {
			return byeConn{}, nil
		}
		return tabletest.Dial(t.Context(), h)(ctx)
	}, "", "Noé", false))
	soon(t, s, "the reason", tells(s, "table table.slow"))
	s.Sight().All("table slow", s.On(), func(kittest.Look) { s.Wait(1) })
	slow = false
	s.Press(ebiten.KeyEnter)
	soon(t, s, "the table", tells(s, "table lobby null"))
}

// seen waits until something holds.
func seen(t *testing.T, f func() bool) {
	t.Helper()
	for end := time.Now().Add(hangs); !f(); time.Sleep(time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("waited for nothing")
		}
	}
}

// laid is a table whose host sits at a window, with a guest who is ready, one who gets
// ready and one who was lost; who joins next finds a chair.
func laid(t *testing.T) *host.Host {
	t.Helper()
	h := host.New(host.Options{Code: "TREFLE", Ping: 200 * time.Millisecond})
	open := table.Chair{Kind: table.Open, Level: "normal"}
	h.Arrange("bzzz", nil, []table.Chair{{Kind: table.Here, Name: "Inès"}, open, open, open})
	for i, name := range []string{"Camille", "Lou"} {
		j := tabletest.Join(name)
		j.Device = []table.Device{table.Phone, table.Browser}[i]
		l := guest.Begin(j, tabletest.Dial(t.Context(), h))
		t.Cleanup(l.Close)
		seen(t, func() bool { return h.Guests().Has(rules.Seat(1 + i)) })
		if i == 1 {
			l.Close()
			continue
		}
		now := true
		l.Say(table.ToHost{Ready: &now})
		seen(t, func() bool { return h.State().Seats[1].Ready })
	}
	return h
}

// focused gives the focus to a thing as soon as it is there.
func focused(t *testing.T, s *kittest.Stage, id ui.ID) {
	t.Helper()
	soon(t, s, id.Name, func() bool { return join.Focus(s.On(), id) })
	s.Wait(2)
}

// TestAGuestSeesTheHostsLobby: who came, from what, who is ready and who is away; the
// own chair is moved by Shift and an arrow, by its grip, and by a press on a free one.
func TestAGuestSeesTheHostsLobby(t *testing.T) {
	h := laid(t)
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby bzzz"))
	sits := func(p rules.Seat) func() bool {
		return func() bool { s.Wait(3); return h.State().Seats[p].Name == "Camille 2" }
	}
	soon(t, s, "a chair", sits(3))
	sight := s.Sight()
	sight.See("lobby", s.On(), false, func() { s.Wait(1) })
	for _, text := range []string{"192.168.1.20:7070/TREFLE", "Normale · 75 tours", "Sur l’écran de l’hôte", "Bzzz"} {
		if !strings.Contains(sight.Said(), text) {
			t.Errorf("%q is not said: %q", text, sight.Said())
		}
	}
	soon(t, s, "the lost one", func() bool { return h.State().Seats[2].Silent > 0 })
	h.SendAway(2)
	soon(t, s, "a free chair", func() bool { return h.State().Seats[2].Kind == table.Open })
	focused(t, s, ui.ID{Name: "place", N: 2}) // the screen knows of it now
	focused(t, s, ui.ID{Name: "place", N: 3})
	s.Hold(ebiten.KeyShiftLeft, true)
	s.Press(ebiten.KeyArrowLeft)
	s.Hold(ebiten.KeyShiftLeft, false)
	soon(t, s, "Shift and the arrow", sits(2))
	s.Wait(3)
	focused(t, s, ui.ID{Name: "grip", N: 2})
	s.Press(ebiten.KeyEnter)
	s.Press(ebiten.KeyArrowRight)
	s.Press(ebiten.KeyEnter)
	soon(t, s, "the grip", sits(3))
	focused(t, s, ui.ID{Name: "grip", N: 3}) // the own chair's only: the screen knows of the move
	focused(t, s, ui.ID{Name: "place", N: 2})
	s.Press(ebiten.KeyEnter)
	soon(t, s, "the free chair", sits(2))
	focused(t, s, ui.ID{Name: "grip", N: 2})
	focused(t, s, ui.ID{Name: "place", N: 2})
	s.Press(ebiten.KeyEnter)
	soon(t, s, "the ready mark", func() bool { return h.State().Seats[2].Ready })
	focused(t, s, ui.ID{Name: "grip", N: 2})
	s.Press(ebiten.KeyEnter)
	s.Press(ebiten.KeyArrowLeft)
	s.Press(ebiten.KeyEnter)
	s.Wait(30)
	if st := h.State(); st.Seats[1].Name != "Camille" || st.Seats[2].Name != "Camille 2" {
		t.Errorf("a chair that is taken was left: %+v", st.Seats)
	}
}

// Who opened a table is told, in words and for as long as it is so, that it has grown for one who came beyond its
// chairs, and can send that one away; the key to start says for whom it does not wait.
func TestWhoOpenedATableSeesItGrow(t *testing.T) {
	h := host.New(host.Options{Code: "TREFLE", Headless: true, Ping: 200 * time.Millisecond})
	seat := table.Chair{Kind: table.Computer, Level: "normal"}
	h.Arrange("bzzz", nil, []table.Chair{seat, seat})
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby bzzz"))
	says := func(what, text string) {
		t.Helper()
		sight := s.Sight()
		soon(t, s, what, func() bool {
			sight.See("lobby", s.On(), false, func() { s.Wait(1) })
			return strings.Contains(sight.Said(), text)
		})
	}
	noé := tabletest.Join("second")
	noé.Name = "Noé"
	second := guest.Begin(noé, tabletest.Dial(t.Context(), h))
	t.Cleanup(second.Close)
	says("who is not ready", "Noé se prépare encore")
	s.ClickOn("table.start")
	says("for whom the start does not wait", "Sans attendre Noé")
	yes := true
	second.Say(table.ToHost{Ready: &yes})
	lou := guest.Begin(tabletest.Join("Lou"), tabletest.Dial(t.Context(), h))
	t.Cleanup(lou.Close)
	soon(t, s, "a guest without a chair", h.Crowded)
	h.Arrange("bzzz", nil, []table.Chair{seat, seat, seat})
	says("that the table grows", "la table passe à 3 places")
	lou.Say(table.ToHost{Ready: &yes})
	says("that the table has grown", "Avec Lou, la table est passée à 3 places")
	for _, key := range []string{"Exclure", "Exclure vraiment"} {
		if h.State().Seats[2].Name != "Lou" {
			t.Fatal("one press sends a guest away")
		}
		focused(t, s, ui.ID{Name: "place", N: 2})
		says("the key on the chair", key)
		s.Press(ebiten.KeyEnter)
	}
	soon(t, s, "the chair to be free", func() bool { return h.State().Seats[2].Kind == table.Computer })
}

// TestTheTableFits looks at the table in every look: alone at its head, and with a
// reason why there is none.
func TestTheTableFits(t *testing.T) {
	h := open(t, "bzzz", 4, nil, true)
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby"))
	s.Sight().All("table", s.On(), func(kittest.Look) { s.Wait(1) })
	h.SendAway(0)
	soon(t, s, "the reason", tells(s, "table table.away"))
	s.Sight().All("table away", s.On(), func(kittest.Look) { s.Wait(1) })
}

// TestTheGuestsLobbyFits looks at the chairs as a guest sees them, in every look: one
// ready, one lost, the own one, and one in the hand.
func TestTheGuestsLobbyFits(t *testing.T) {
	h := laid(t)
	s := stage(t, h, false)
	soon(t, s, "a chair", func() bool { s.Wait(3); return h.State().Seats[3].Kind == table.Guest })
	s.Wait(10)
	s.Sight().All("guest lobby", s.On(), func(kittest.Look) { s.Wait(1) })
	watch := stage(t, h, true)
	soon(t, watch, "the table", tells(watch, "table lobby bzzz"))
	watch.Sight().All("watch lobby", watch.On(), func(kittest.Look) { watch.Wait(1) })
}

// TestTheLobbyOfAPageFits looks at what a lobby has in a page: a sheet for sharing, the
// leader's switch for the public list, the way to the phone's page, and a name being typed.
func TestTheLobbyOfAPageFits(t *testing.T) {
	h := open(t, "trichrome", 3, nil, true)
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby trichrome"))
	join.OnPage(s.On())
	s.Wait(2)
	s.Sight().All("page lobby", s.On(), func(kittest.Look) { s.Wait(1) })

	s = kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.FrontEnds = []*play.FrontEnd{bzzz.FrontEnd()}
	s.Play(join.At(s.Kit, tabletest.Dial(t.Context(), open(t, "bzzz", 4, nil, true)), "", "", false))
	soon(t, s, "the question for a name", tells(s, "table lobby bzzz naming"))
	s.Sight().See("page naming", s.On(), false, func() { s.Wait(1) })
}

// TestAGuestGetsTheGameAndItsOptions says what differs from what is usual, once each.
func TestAGuestGetsTheGameAndItsOptions(t *testing.T) {
	h := open(t, "trichrome", 3, map[string]string{"rounds": "3"}, true)
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby trichrome"))
	sight := s.Sight()
	sight.See("lobby", s.On(), false, func() { s.Wait(1) })
	if said := sight.Said(); !strings.Contains(said, " · 3 manches\n") {
		t.Errorf("the match reads %q", said)
	}
}

// TestTheLobbySaysTheLimitOfATurn: who sits down knows how long a turn lasts before it begins.
func TestTheLobbySaysTheLimitOfATurn(t *testing.T) {
	h := open(t, "empire", 2, nil, true)
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby empire"))
	sight := s.Sight()
	for limit, said := range map[time.Duration]string{10 * time.Minute: "10 min par tour", 90 * time.Second: "90 s par tour"} {
		h.SetTurnLimit(limit)
		soon(t, s, "the limit", func() bool {
			sight.See("lobby", s.On(), false, func() { s.Wait(1) })
			return strings.Contains(sight.Said(), said)
		})
	}
}

// TestTheRulesAreReadInTheLobby: a key opens the rule book, behind which the table goes on: a match that begins
// is shown at once.
func TestTheRulesAreReadInTheLobby(t *testing.T) {
	h := open(t, "null", 2, map[string]string{"cards": "5"}, true)
	s := stage(t, h, false)
	page := &sheet{k: s.Kit, g: s.Kit.Gui()}
	s.Kit.Rules = func(behind scenes.Scene, game string, set rules.Setup) scenes.Scene {
		if game != "null" || set.Options["cards"] != "5" {
			t.Errorf("the rules of %s, %+v", game, set)
		}
		page.next, page.behind = page, behind
		return page
	}
	soon(t, s, "the table", tells(s, "table lobby null"))
	s.ClickOn("table.rules")
	soon(t, s, "the book", tells(s, "the book"))
	s.Sight().See("rules", s.On(), true, func() { s.Wait(1) })
	page.next = page.behind
	soon(t, s, "the table again", tells(s, "table lobby null"))
	page.next = page
	s.ClickOn("table.rules")
	soon(t, s, "the book", tells(s, "the book"))
	l := page.behind.(interface{ Start() })
	l.Start()
	soon(t, s, "the match", tells(s, "null "))
}

// sheet is a rule book that leads to next.
type sheet struct {
	k            *play.App
	g            *ui.Gui
	next, behind scenes.Scene
}

func (s *sheet) Update(in *input.Frame) (scenes.Scene, error) {
	s.k.Begin(s.g, in)
	s.k.PaperGround(s.g)
	s.k.End(s.g)
	return s.next, nil
}
func (s *sheet) Picture() *ui.Painter { return s.g.P }
func (s *sheet) Tell() string         { return "the book" }

// TestTheTableIsRemembered: after leaving a match the way back to its table is in the field.
func TestTheTableIsRemembered(t *testing.T) {
	h := open(t, "null", 2, map[string]string{"cards": "5"}, true)
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby null"))
	s.ClickOn("table.start")
	soon(t, s, "the match", tells(s, "null "))
	s.Play(join.Browse(s.Kit, join.PageServer(nil)))
	s.Wait(2)
	sight := s.Sight()
	sight.See("field", s.On(), false, func() { s.Wait(1) })
	if said := sight.Said(); !strings.Contains(said, "192.168.1.20:7070/TREFLE") {
		t.Errorf("the screen says %q", said)
	}
}

// The link that a guest passes on has the table's code as it is, also where it was typed without its hyphen.
func TestTheLinkHasTheTrueCode(t *testing.T) {
	h := host.New(host.Options{Code: "PANDA-4821"})
	h.Arrange("bzzz", nil, []table.Chair{{Kind: table.Open}, {Kind: table.Open}})
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.FrontEnds = []*play.FrontEnd{bzzz.FrontEnd()}
	s.Play(join.At(s.Kit, tabletest.Dial(t.Context(), h), "http://192.168.1.20:7070/ludo/PANDA4821", "Camille", false))
	soon(t, s, "the table", tells(s, "table lobby bzzz"))
	sight := s.Sight()
	sight.See("lobby", s.On(), false, func() { s.Wait(1) })
	if said := sight.Said(); !strings.Contains(said, "192.168.1.20:7070/ludo/PANDA-4821") {
		t.Errorf("the link is not said: %q", said)
	}
}

// From the pause of a match others are invited: the sheet has the link and its code, and who sits there; it leads back
// to the pause, and nobody leaves the table by it.
func TestOthersAreInvitedDuringAMatch(t *testing.T) {
	h := open(t, "null", 2, map[string]string{"cards": "9"}, true)
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby null"))
	s.ClickOn("table.start")
	soon(t, s, "the match", tells(s, "null "))
	s.Press(ebiten.KeyEscape)
	paused, ok := s.Shown.(*kittest.Paused)
	if !ok || paused.Invite == nil {
		t.Fatalf("the pause is %+v", s.Shown)
	}
	behind := s.On()
	s.Play(paused.Invite(behind))
	s.Wait(2)
	sight := s.Sight()
	sight.See("invite", s.On(), true, func() { s.Wait(1) })
	for _, text := range []string{"192.168.1.20:7070/TREFLE", "TRÈFLE", "Camille", "Ordinateur", "qui vient prend la place"} {
		if !strings.Contains(strings.ReplaceAll(sight.Said(), "\n", " "), text) {
			t.Errorf("%q is not said: %q", text, sight.Said())
		}
	}
	s.Sight().All("invite", s.On(), func(kittest.Look) { s.Wait(1) })
	s.Press(ebiten.KeyEscape)
	if s.Shown != behind {
		t.Errorf("Esc leads to %s", scenes.Tell(s.Shown))
	}
	if c := h.State().Seats[0]; c.Name != "Camille" || c.Silent > 0 {
		t.Errorf("the chair is %+v", c)
	}
}

// TestAFarHandIsSeenAtOnce presses a key in Trichrome while the network carries nothing: the
// own runner shows it all the same.
func TestAFarHandIsSeenAtOnce(t *testing.T) {
	h := open(t, "trichrome", 3, nil, true)
	s := kittest.NewStage(t, "fr", 1280, 720)
	s.Kit.FrontEnds = []*play.FrontEnd{trichrome.FrontEnd()}
	net := &stuck{}
	s.Play(join.At(s.Kit, func(ctx context.Context) (guest.Conn, error) {
		c, err := tabletest.Dial(t.Context(), h)(ctx)
		return stuckConn{c, net}, err
	}, "", "Noé", false))
	soon(t, s, "the table", tells(s, "table lobby trichrome"))
	s.ClickOn("table.start")
	soon(t, s, "the chase", tells(s, "trichrome round 1 phase chase"))
	on := s.On().(interface {
		Screen() *play.Screen[game.Dir, *game.View]
	}).Screen()
	me := func() *game.Runner { return &on.View.Runners[on.Chairs.Sole()] }
	soon(t, s, "a runner of its own", func() bool { return on.Chairs.Sole() >= 0 && !me().Eaten })
	net.held.Lock()
	defer net.held.Unlock()
	s.Wait(2) // what has come already is shown
	for _, k := range []struct {
		key ebiten.Key
		dir game.Dir
	}{{ebiten.KeyArrowUp, game.Up}, {ebiten.KeyArrowLeft, game.Left}, {ebiten.KeyArrowDown, game.Down}} {
		s.Hold(k.key, true)
		s.Wait(1)
		if r := me(); r.Want != k.dir && r.Facing != k.dir {
			t.Errorf("towards %v: the runner faces %v and wants %v", k.dir, r.Facing, r.Want)
		}
		s.Hold(k.key, false)
		s.Wait(1)
	}
}

// stuck is a network that carries nothing while it is held.
type stuck struct{ held sync.RWMutex }

type stuckConn struct {
	guest.Conn
	net *stuck
}

// Read gives what came once the network is free.
func (c stuckConn) Read(ctx context.Context) ([]byte, error) {
	b, err := c.Conn.Read(ctx)
	c.net.held.RLock()
	defer c.net.held.RUnlock()
	return b, err
}

// TestTheResultsLeadToTheNextMatch: the results know how many want another match, and lead to it once it
// begins.
func TestTheResultsLeadToTheNextMatch(t *testing.T) {
	h := open(t, "null", 2, map[string]string{"cards": "5"}, true)
	first := guest.Begin(tabletest.Join("Ada"), tabletest.Dial(t.Context(), h))
	t.Cleanup(first.Close)
	e, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	for leads := false; !leads; { // who sits down first leads, and starts the match
		m, ok := first.Next()
		if !ok {
			<-first.Wake()
		}
		leads = m.Table != nil && m.Table.You >= 0
	}
	go tabletest.Play(e, first, nil)
	s := stage(t, h, false)
	soon(t, s, "two chairs", func() bool { return h.Guests().Len() == 2 })
	first.Say(table.ToHost{Start: true})
	soon(t, s, "the match", tells(s, "null "))
	o := playOn(t, s)
	follow := o.Follow
	if next, agreed, guests := follow(); next != nil || agreed != 0 || guests != 2 {
		t.Errorf("at first %d of %d agree, and %v is shown", agreed, guests, next)
	}
	yes := true
	first.Say(table.ToHost{Ready: &yes})
	soon(t, s, "Ada's answer", func() bool { _, agreed, _ := follow(); return agreed == 1 })
	o.Again() // its lobby is not shown, as if nothing had been pressed
	s.Shown = nil
	var next scenes.Scene
	soon(t, s, "the next match", func() bool { next, _, _ = follow(); return next != nil })
	s.Play(next)
	soon(t, s, "its view", tells(s, "null "))
}

// TestTheResultsTellOfAStandIn: where the computer played to the end for a guest who left, the results say so.
func TestTheResultsTellOfAStandIn(t *testing.T) {
	h := open(t, "null", 2, map[string]string{"cards": "5"}, true)
	s := stage(t, h, false)
	soon(t, s, "the table", tells(s, "table lobby null"))
	left := others(t, h, "Noé")[0]
	soon(t, s, "Noé is ready", func() bool { st := join.State(s.On()); return st != nil && st.Seats[1].Ready })
	s.ClickOn("table.start")
	soon(t, s, "the match", tells(s, "null "))
	left.Leave()
	seen(t, func() bool { return h.State().Seats[1].Away })
	o := playOn(t, s)
	if c := o.Start.Chairs[1]; c.Name != "Noé" || c.Held.Text() != words.ResultsDeviceComputer() {
		t.Errorf("the results tell %+v of who left", c)
	}
	if c := o.Start.Chairs[0]; c.Held.Text() == words.ResultsDeviceComputer() {
		t.Errorf("the results tell %+v of who played", c)
	}
}

// late is a connection on which what the guest says comes late.
type late struct{ guest.Conn }

func (l late) Write(ctx context.Context, b []byte) error {
	time.Sleep(farAway) // what a network takes
	return l.Conn.Write(ctx, b)
}

const farAway = 200 * time.Millisecond

// TestADistantGuestReadsTheDelay: in a game in real time a guest far from the table reads what that means.
func TestADistantGuestReadsTheDelay(t *testing.T) {
	for game, told := range map[string]bool{"trichrome": true, "bzzz": false} {
		h := open(t, game, max(3, map[string]int{"bzzz": 4}[game]), nil, true)
		s := kittest.NewStage(t, "fr", 1280, 720)
		s.Kit.FrontEnds = []*play.FrontEnd{bzzz.FrontEnd(), trichrome.FrontEnd()}
		s.Kit.Env.Settings.SetName(0, "Camille")
		dial := tabletest.Dial(t.Context(), h)
		s.Play(join.At(s.Kit, func(ctx context.Context) (guest.Conn, error) {
			c, err := dial(ctx)
			return late{c}, err
		}, "http://192.168.1.20:7070/TREFLE", "", false))
		soon(t, s, "the distance", func() bool {
			seats := h.State().Seats
			return len(seats) > 0 && seats[0].Delay >= int(farAway.Milliseconds())
		})
		said := ""
		soon(t, s, "what it means", func() bool {
			sight := s.Sight()
			sight.See("lobby", s.On(), false, func() { s.Wait(1) })
			said = sight.Said()
			return strings.Contains(said, "jusqu’à la table") || !told
		})
		if strings.Contains(said, "jusqu’à la table") != told {
			t.Errorf("%s: %s", game, said)
		}
	}
}
