package menu

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/newer"
	"ludotheque/scenes/settings"
)

// A newer version is announced once, by a line; no server is asked while the setting is off,
// as it is at first.
func TestANewerVersionIsAnnouncedQuietly(t *testing.T) {
	var asked atomic.Int32
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		asked.Add(1)
		w.Write([]byte("999.0.0\n"))
	}))
	defer server.Close()
	old, oldHome := look, home
	t.Cleanup(func() { look, home = old, oldHome })
	look, home = new(newer.Look), func() string { return server.URL }

	r, _ := newHands(t, 1280, 720, settings.English, 100)
	told := func() (all string) {
		for n, ok := r.k.Env.TakeNotice(); ok; n, ok = r.k.Env.TakeNotice() {
			all += r.k.Say(n) + "\n"
		}
		return all
	}
	r.run(30)
	if n := asked.Load(); n > 0 || r.k.Env.Settings.Newer || told() != "" {
		t.Errorf("it asks %d times without being let to", n)
	}
	r.k.Env.Settings.Newer = true
	said := ""
	for end := time.Now().Add(5 * time.Second); said == "" && time.Now().Before(end); time.Sleep(time.Millisecond) {
		r.run(1)
		said = told()
	}
	if !strings.Contains(said, "999.0.0") || !strings.Contains(said, server.URL) {
		t.Errorf("it says %q", said)
	}
	r.run(30)
	if again := told(); again != "" || asked.Load() != 1 {
		t.Errorf("it says %q as well, and asked %d times", again, asked.Load())
	}
}

func TestLookingForANewerVersionIsASetting(t *testing.T) {
	r, h, s := inSettings(t)
	s.at = languagePage
	r.run(1)
	for _, want := range []bool{true, false} {
		s.g.Focus(rowID(words.SettingsNewer()))
		r.run(1)
		if want {
			h.key(ebiten.KeyArrowLeft)
		} else {
			h.key(ebiten.KeyArrowRight)
		}
		if got := r.k.Env.Settings.Newer; got != want {
			t.Errorf("the setting is %v, want %v", got, want)
		}
	}
}

// A notice in the language of before goes when the language changes.
func TestNoticesSpeakTheLanguage(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100)
	r.k.Env.Say(words.RecordsGone())
	r.run(3)
	s := &r.scene.(*title).screen
	if s.g.Toasts.None() {
		t.Fatal("no notice is shown")
	}
	h.reach(s, "language", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	r.run(2)
	if !s.g.Toasts.None() {
		t.Error("a French notice stays in English")
	}
}
