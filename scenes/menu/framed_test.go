package menu

import (
	"testing"

	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// square is a replay whose board is a square, that notes where it is painted.
type square struct {
	tape
	at     ui.Rect
	follow bool
}

func (s *square) Shape() float32 { return 1 }
func (s *square) Paint(_ *ui.Gui, r ui.Rect, _ int, _ float32, follow bool) {
	s.at, s.follow = r, follow
}

// A replay opens on the whole board, and what is painted of it has the board's shape, in
// the list and on the picture to share.
func TestAReplayIsFramed(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	replay := &square{tape: tape{ended()}}
	r.k.FrontEnds[0].Open = func(*play.App, []byte) (play.Replay, error) { return replay, nil }
	s, err := OpenRecord(r.k, []byte(`{"record":1,"game":"bzzz","version":1,"setup":{"seats":4,"seed":7},"meta":{"date":"2026-01-01T20:00:00Z"}}`+"\n"), 1)
	if err != nil {
		t.Fatal(err)
	}
	r.scene = s
	r.run(3)
	if d := replay.at.W - replay.at.H; replay.follow || d < -1 || d > 1 || replay.at.H < 200 {
		t.Errorf("the screen shows the board in %v, following: %v", replay.at, replay.follow)
	}
	o := r.k.Results(ended()).(*matchScreen).res
	g := r.k.Gui()
	g.Begin(ui.NewView(shareW, shareH), ui.Input{})
	card(g, r.k, o, replay)
	if d := replay.at.W - replay.at.H; d < -1 || d > 1 || replay.at.H < 200 {
		t.Errorf("the picture to share shows the board in %v", replay.at)
	}
}
