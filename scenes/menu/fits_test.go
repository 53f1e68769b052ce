package menu

import (
	"fmt"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// sizes are the windows in which screens are opened one by one: both wide ones, a
// handheld's, and a narrow one.
var sizes = [...][2]int{{1280, 720}, {1920, 1080}, {1280, 800}, {720, 1100}}

// everywhere opens a screen, lets it settle, and holds it to everything that can be
// seen of it, in the looks that this run has.
func everywhere(t *testing.T, name string, open func(r *rig) scenes.Scene) {
	t.Helper()
	r, _ := newHands(t, 1280, 720, settings.French, 100, "Pad")
	r.run(1)
	r.scene = open(r)
	r.strict(name)
	r.sight.Otherwise = map[string]kittest.Otherwise{"typing": {}, "grip": {}} // Tab ends the name that is typed; a pad's shoulders and Shift with an arrow come to a chair's grip
	r.sight.Unplayed = []string{"gallery"}
	r.run(70)
	r.sight.All(name, r.scene, func(kittest.Look) { r.run(3) })
}

// A record that does not open, and a match for whose record there is no room.
func TestTroubleFitsEverywhere(t *testing.T) {
	everywhere(t, "refused", func(r *rig) scenes.Scene {
		return Refused(r.k, "bzzz-0001.txt", &match.RecordError{Err: match.ErrDamaged, Line: 1234})
	})
	everywhere(t, "room", func(r *rig) scenes.Scene { return newRoom(r.k, r.k.Title(), func(bool) {}) })
}

func TestTitleFitsEverywhere(t *testing.T) {
	everywhere(t, "title", func(r *rig) scenes.Scene { return r.k.Title() })
	everywhere(t, "title-third", func(r *rig) scenes.Scene { return newTitle(r.k, "made-up-2") })
	everywhere(t, "title-last", func(r *rig) scenes.Scene { return newTitle(r.k, "made-up-4") })
	everywhere(t, "title-unfinished", func(r *rig) scenes.Scene {
		r.k.FrontEnds[0].Open = func(*play.App, []byte) (play.Replay, error) { return underWay{tape{ended()}}, nil }
		finished(t, r.k.Env.Store, 0)
		data, err := r.k.Env.Store.Read("records/bzzz-0.record")
		for i := range 12 {
			if err == nil {
				err = r.k.Env.Store.Write(fmt.Sprintf("records/bzzz-%d.record", i), data)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
		s := newTitle(r.k, "bzzz")
		r.left()
		return s
	})
}

func TestLobbyFitsEverywhere(t *testing.T) {
	everywhere(t, "lobby", func(r *rig) scenes.Scene {
		l := newLobby(r.k, "bzzz")
		l.sit(0, input.LeftHalf)
		l.places[0].name = "Noé"
		l.sit(1, input.Gamepad(0))
		l.places[1].name = "Camille"
		l.places[3].level = 2
		return l
	})
	everywhere(t, "lobby-typing", func(r *rig) scenes.Scene {
		l := newLobby(r.k, "bzzz")
		l.sit(1, input.LeftHalf)
		l.places[1].name = "Maximilienne-Zoé"
		l.name(1)
		l.g.Focus(typingID(1))
		return l
	})
	everywhere(t, "lobby-more", func(r *rig) scenes.Scene {
		l := newLobby(r.k, "bzzz")
		l.openMore()
		return l
	})
}

func TestSettingsFitEverywhere(t *testing.T) {
	for at := range pages {
		everywhere(t, "settings-"+ui.Digits(at), func(r *rig) scenes.Scene {
			s := newSettings(r.k, r.scene)
			s.at = page(at)
			s.g.Focus(rowID([...]words.Text{words.SettingsMaster(), words.SettingsText(), words.SettingsMotion(), words.SettingsPress(), words.SettingsLanguage()}[at]))
			return s
		})
	}
	everywhere(t, "settings-reset", func(r *rig) scenes.Scene {
		s := newSettings(r.k, r.scene)
		s.at = languagePage
		s.ask(true)
		return s
	})
	everywhere(t, "settings-silent", func(r *rig) scenes.Scene {
		r.sound.silent = true
		return r.k.Settings(r.scene)
	})
	everywhere(t, "settings-keys", func(r *rig) scenes.Scene {
		s := newSettings(r.k, r.scene)
		s.openRemap()
		return s
	})
}

func TestPauseFitsEverywhere(t *testing.T) {
	where := words.BzzzPauseWhere(23, 75)
	everywhere(t, "pause", func(r *rig) scenes.Scene {
		return r.k.Pause(newLobby(r.k, "bzzz"), play.Paused{Where: where, Game: "bzzz", Lost: rules.Spectator, Abandon: r.k.Title})
	})
	everywhere(t, "pause-lost", func(r *rig) scenes.Scene {
		return r.k.Pause(newLobby(r.k, "bzzz"), play.Paused{Where: where, Game: "bzzz", Lost: 1, LostName: "Camille", Computer: func() {}})
	})
	everywhere(t, "pause-asking", func(r *rig) scenes.Scene {
		s := newPause(r.k, newLobby(r.k, "bzzz"), play.Paused{Where: where, Game: "bzzz", Lost: rules.Spectator, Abandon: r.k.Title})
		s.asking = "restart"
		return s
	})
}

func TestGalleryFitsEverywhere(t *testing.T) {
	everywhere(t, "gallery", func(r *rig) scenes.Scene { return newGallery(r.k) })
	for _, size := range sizes {
		r, hand := newHands(t, size[0], size[1], settings.French, 200)
		s := newGallery(r.k)
		r.scene = s
		hand.now.MouseX, hand.now.MouseY = float64(size[0]/2), float64(size[1]/2)
		r.strict(fmt.Sprintf("gallery at %v", size))
		r.run(1)
		for n, before := 0, float32(-1); s.up > before; n++ {
			r.shot(fmt.Sprintf("gallery-%dx%d-page%d", size[0], size[1], n))
			before = s.up
			hand.now.WheelY = -8
			r.run(1)
			hand.now.WheelY = 0
			r.run(12)
		}
		if s.up < s.high/2 {
			t.Errorf("%v: the wheel reached %.0f of %.0f", size, s.up, s.high)
		}
	}
}
