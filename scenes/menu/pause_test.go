package menu

import (
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// timedPause is a pause over a game in real time.
func timedPause(r *rig, elsewhere bool) *pause {
	r.k.FrontEnds = append(r.k.FrontEnds, &play.FrontEnd{Info: &chaseInfo})
	return newPause(r.k, newLobby(r.k, "bzzz"), play.Paused{Where: words.BzzzPauseWhere(23, 75),
		Game: "trichrome", Lost: rules.Spectator, Quit: r.k.Title, Abandon: r.k.Title, Elsewhere: elsewhere})
}

// The speed of a game in real time is set under its pause, counts at once and is
// kept.
func TestThePauseSetsTheSpeedOfTheGame(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	s := timedPause(r, false)
	r.scene = s
	r.run(2)
	h.reach(&s.screen, words.SettingsTempo().Key(), func() { h.key(ebiten.KeyArrowDown) })
	for range 4 {
		h.key(ebiten.KeyArrowLeft)
	}
	if own, other := r.k.Tempo("trichrome"), r.k.Tempo("aquariom"); own != 60 || other != 100 {
		t.Errorf("a game speed of %d %%, and %d %% of another game", own, other)
	}
	h.key(ebiten.KeyEscape)
	if r.scene != s.behind {
		t.Errorf("Esc: went %q", r.went())
	}
	if kept, problems := new(settings.Keeper).Load(r.k.Env.Store); kept.TempoOf("trichrome") != 60 || len(problems) > 0 {
		t.Errorf("kept %d %%, %v", kept.TempoOf("trichrome"), problems)
	}
}

// A game that waits for people has no such speed, and a server's is its own.
func TestOnlyGamesOfOnesOwnHaveASpeed(t *testing.T) {
	r, h, _ := paused(t, rules.Spectator)
	s := r.scene.(*pause)
	server, _ := newHands(t, 1280, 720, settings.French, 100)
	online := timedPause(server, true)
	server.scene = online
	server.run(2)
	for _, c := range []struct {
		h *hand
		s *pause
	}{{h, s}, {&hand{r: server}, online}} {
		for range 8 {
			c.h.r.run(1)
			c.s.g.Focus(rowID(words.SettingsTempo()))
			c.h.r.run(1)
			if _, ok := c.s.g.Focused(); ok {
				t.Fatalf("%s: the speed of the game can be set", scenes.Tell(c.s))
			}
		}
	}
}

func TestATimedPauseFitsEverywhere(t *testing.T) {
	everywhere(t, "pause-timed", func(r *rig) scenes.Scene {
		r.k.Env.Settings.Tempo = 70
		s := timedPause(r, false)
		s.g.Focus(rowID(words.SettingsTempo()))
		return s
	})
	everywhere(t, "pause-server", func(r *rig) scenes.Scene { return timedPause(r, true) })
}

// A match that a host or a server keeps goes on under the sheet, which says so, how far it is and whose turn
// ends when, and leads to what follows.
func TestTheSheetOverAMatchThatGoesOnSaysSo(t *testing.T) {
	turn, next, paused := 22, scenes.Scene(nil), false
	open := func(r *rig, lost rules.Seat) *pause {
		return newPause(r.k, newLobby(r.k, "bzzz"), play.Paused{Where: words.BzzzPauseWhere(22, 75), Game: "bzzz", Lost: lost,
			LostName: "Camille", Quit: r.k.Title, Elsewhere: true, Live: func() play.Live {
				turn++
				return play.Live{Where: words.BzzzPauseWhere(turn, 75), Clock: words.TableClockYou(12), Paused: paused, Next: next}
			}})
	}
	for lost, want := range map[rules.Seat][]string{
		rules.Spectator: {"La partie continue", "À vous : encore 12 s"}, 0: {"La partie continue · tour", "les autres jouent sans vous"},
	} {
		everywhere(t, "pause-live", func(r *rig) scenes.Scene { return open(r, lost) })
		r, _ := newHands(t, 1280, 720, settings.French, 100)
		r.strict("pause-live")
		s := open(r, lost)
		r.scene = s
		turn = 22
		r.run(2)
		r.sight.See("pause-live", s, false, func() { r.run(1) })
		said := strings.ReplaceAll(r.sight.Said(), "\u00a0", " ")
		for _, text := range append(want, fmt.Sprintf("tour %d sur 75", turn)) {
			if !strings.Contains(said, text) {
				t.Errorf("%q is not said: %q", text, said)
			}
		}
		if strings.Contains(said, "En pause") || strings.Contains(said, "vous attend") {
			t.Errorf("the sheet says that it waits: %q", said)
		}
		paused = true
		r.run(1)
		r.sight.See("pause-live", s, false, func() { r.run(1) })
		if said := r.sight.Said(); strings.Contains(said, "La partie continue") || lost < 0 && !strings.Contains(said, "en pause chez l'hôte") && !strings.Contains(said, "en pause chez l’hôte") {
			t.Errorf("of the host's own pause the sheet says %q", said)
		}
		paused, next = false, r.k.Title()
		if r.run(1); r.scene != next || r.sound.paused {
			t.Errorf("the end of the match leads to %s", scenes.Tell(r.scene))
		}
		next = nil
	}
}

// Whose turn it is hears so in the pause of a match that goes on, and in the settings and the rules over it, where the
// match goes on as well and leads to what follows.
func TestTheOwnTurnIsToldOverTheSheet(t *testing.T) {
	for key, title := range map[string]string{"": "À vous de jouer", settingsKey: "À vous : encore 12 s", rulesKey: "À vous : encore 12 s", inviteKey: "À vous : encore 12 s"} {
		turn, next := words.Text{}, scenes.Scene(nil)
		r, _ := newHands(t, 1280, 720, settings.French, 100)
		s := newPause(r.k, newLobby(r.k, "bzzz"), play.Paused{Where: words.BzzzPauseWhere(22, 75), Game: "bzzz", Setup: rules.Setup{Seats: 4},
			Lost: rules.Spectator, Quit: r.k.Title, Elsewhere: true, Live: func() play.Live {
				return play.Live{Where: words.BzzzPauseWhere(22, 75), Clock: turn, Turn: turn, Next: next}
			}, Invite: func(behind scenes.Scene) scenes.Scene { return r.k.Settings(behind) }})
		r.strict("turn")
		r.scene = s
		r.run(2)
		if key != "" {
			s.use(key)
			r.scene = s.next
			r.run(2)
		}
		says := func() bool {
			r.sight.See("turn", r.scene, true, func() { r.run(1) })
			return strings.Contains(strings.ReplaceAll(r.sight.Said(), "\u00a0", " "), title)
		}
		if says() {
			t.Errorf("%q: somebody else's turn is called one's own", key)
		}
		turn = words.TableClockYou(12)
		if r.run(2); !says() {
			t.Errorf("%q: %q is not said: %q", key, title, r.sight.Said())
		}
		if next = r.k.Title(); key != "" {
			if r.run(1); r.scene != next {
				t.Errorf("%q: the end of the match leads to %s", key, scenes.Tell(r.scene))
			}
		}
	}
}

// Who wants to leave a match in which a computer takes the seat is asked, and told that the way back is open;
// the key that does nothing has the focus.
func TestLeavingAMatchThatGoesOnIsAsked(t *testing.T) {
	open := func(r *rig, left *int) *pause {
		return newPause(r.k, newLobby(r.k, "bzzz"), play.Paused{Where: words.BzzzPauseWhere(22, 75), Game: "bzzz", Lost: rules.Spectator,
			Elsewhere: true, Rejoins: true, Live: func() play.Live { return play.Live{Where: words.BzzzPauseWhere(22, 75), Code: "TREFLE-9601"} }, Quit: func() scenes.Scene { *left++; return r.k.Title() }})
	}
	everywhere(t, "pause-leave", func(r *rig) scenes.Scene {
		s := open(r, new(int))
		s.use(quitKey)
		return s
	})
	r, h := newHands(t, 1280, 720, settings.French, 100)
	r.strict("pause-leave")
	left := 0
	s := open(r, &left)
	r.scene = s
	r.run(2)
	h.reach(&s.screen, quitKey, func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	r.run(2)
	r.sight.See("pause-leave", s, false, func() { r.run(1) })
	if said := r.sight.Said(); left != 0 || !strings.Contains(said, "Le code TREFLE-9601 vous ramène") {
		t.Errorf("left %d times, and asked %q", left, said)
	}
	h.key(ebiten.KeyEnter)
	r.run(2)
	if left != 0 || r.scene != s {
		t.Fatal("a second press by habit leaves")
	}
	s.use(quitKey)
	h.reach(&s.screen, resumeID.Name, func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	r.run(2)
	if left != 1 || r.scene == s {
		t.Errorf("left %d times", left)
	}
}

// A match that goes on under the sheet is seen to go on.
func TestTheMatchUnderTheSheetIsSeenToGoOn(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100)
	game := &painted{lobby: newLobby(r.k, "bzzz")}
	s := newPause(r.k, game, play.Paused{Where: words.BzzzPauseWhere(23, 75), Game: "bzzz", Lost: rules.Spectator, Quit: r.k.Title, Elsewhere: true,
		Live: func() play.Live { return play.Live{Where: words.BzzzPauseWhere(23, 75)} }})
	r.scene = s
	if r.run(2 * moveTicks); game.times < 1 || game.times > 3 {
		t.Errorf("painted %d times in %d ticks", game.times, 2*moveTicks)
	}
}

// painted is a game that counts how often it is painted for the pause.
type painted struct {
	*lobby
	times int
}

func (p *painted) Repaint() { p.times++ }

// A language that was changed in the settings of a pause is also that of the game behind it.
func TestThePauseShowsTheGameInTheNewLanguage(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100)
	game := &painted{lobby: newLobby(r.k, "bzzz")}
	s := newPause(r.k, game, play.Paused{Where: words.BzzzPauseWhere(23, 75), Game: "bzzz", Lost: rules.Spectator, Quit: r.k.Title})
	r.scene = s
	r.run(3)
	if game.times != 0 {
		t.Errorf("painted %d times without a change", game.times)
	}
	r.k.Words.SetLanguage("en")
	r.run(3)
	if game.times != 1 {
		t.Errorf("painted %d times after the language was changed, want once", game.times)
	}
}

// A pause leaves more than half of a wide window to the game behind it.
func TestThePauseLeavesTheGameToBeSeen(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100)
	r.scene = timedPause(r, false)
	r.run(30)
	r.k.P.Witness = &ui.Witness{Dry: true}
	r.run(1)
	letters := r.k.P.Witness.Letters
	r.k.P.Witness = nil
	said, right := 0, float32(0)
	for _, l := range letters {
		if b := l.Bounds(); l.Layer == ui.Over && b.Bottom() < 720-kit.StripTop {
			said, right = said+1, max(right, b.Right())
		}
	}
	if said < 8 || right > 640 {
		t.Errorf("%d texts of the pause reach to %.0f of 1280", said, right)
	}
}
