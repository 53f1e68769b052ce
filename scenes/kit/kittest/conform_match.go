package kittest

import (
	"bytes"
	"fmt"
	"runtime"
	"slices"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
)

// replayed is the hash of the record under a name, played again.
func (b *sitting[S, A, V]) replayed(name string) string {
	b.T.Helper()
	data, err := b.Kit.Env.Store.Read(name)
	if err != nil {
		b.T.Fatal(err)
	}
	m, err := match.Load(b.c.game.Rules, bytes.NewReader(data))
	if err != nil {
		b.T.Fatal(err)
	}
	defer m.Close()
	return m.Hash()
}

// heardAgain plays the record under a name as the list of records does: it is heard, by
// effects that there are.
func (b *sitting[S, A, V]) heardAgain(name string) {
	b.T.Helper()
	data, err := b.Kit.Env.Store.Read(name)
	if err != nil {
		b.T.Fatal(err)
	}
	replay, err := b.c.front.Open(b.Kit, data)
	if err != nil {
		b.T.Fatal(err)
	}
	defer replay.(scenes.Closer).Close()
	b.Sound.Names = nil
	for at := range replay.Len() + 1 {
		replay.(play.Audible).Hear(at)
	}
	for _, name := range b.Sound.Names {
		if effects.Index(name) < 0 {
			b.T.Errorf("a record sounds by %q, which there is not", name)
		}
	}
	if len(b.Sound.Names) == 0 && b.c.game.Heard != nil {
		b.T.Error("nothing is heard of a record that is played")
	}
}

// halfKeyboard is a device of wholeMatch: the left part of the keyboard, used as a pad is.
const halfKeyboard = "half a keyboard"

func (c *conformity[S, A, V]) wholeMatch(t *testing.T, device string) {
	start := c.Start(1)
	switch device {
	case "pad":
		start.Chairs[0].Device = input.Gamepad(0)
	case halfKeyboard:
		start.Chairs[0].Device = input.LeftHalf
	}
	b := c.sit(t, start, func(s *Stage) {
		s.Kit.Prefs.Speed = 0
		switch device {
		case "pad":
			plug(s, 1)
		case halfKeyboard:
			s.Half, device = input.LeftHalf, "pad"
		}
	})
	if !slices.ContainsFunc(b.Sound.Tunes, func(tune string) bool { return strings.HasPrefix(tune, c.game.Rules.ID) }) {
		t.Errorf("the tune does not play: %v", b.Sound.Tunes)
	}
	b.beat(device, b.never)
	r, ok := b.Shown.(*Results)
	if !ok {
		t.Fatalf("the match led to %T: %s", b.Shown, b.stand())
	}
	if r.Outcome.Result == nil || r.Again == nil || len(r.Curves) == 0 || b.Kit.Say(r.Title) == "" {
		t.Errorf("the results lack something: %+v", r.Outcome)
	}
	for _, s := range r.Story {
		if said := b.Kit.Say(s.Text); said == "" || strings.ContainsAny(said, "{}") || s.At < -1 || s.At > b.match.Steps() {
			t.Errorf("the story says %q of position %d", said, s.At)
		}
	}
	if n := len(r.Story); n != 2 && (n != 3 || r.Own == nil) {
		t.Errorf("the story has %d sentences", n)
	}
	if b.host != nil {
		b.host.ended(r)
		return
	}
	if r.Record == "" {
		t.Fatal("the match was not kept")
	}
	if got, want := b.replayed(r.Record), b.match.Hash(); got != want {
		t.Errorf("the record plays to %s, the match to %s", got, want)
	}
	if device == Devices[0] {
		b.heardAgain(r.Record)
	}
	again := r.Again()
	if again == nil || again == scenes.Scene(b.scene) || b.Kit.Env.Store == nil {
		t.Fatal("no match again")
	}
	if a, ok := again.(*play.Scene[S, A, V]); !ok || a.Match().Steps() != 0 {
		t.Error("a match again does not begin at its beginning")
	} else {
		a.Close()
	}
}

func (c *conformity[S, A, V]) goesOn(t *testing.T) {
	b := c.sit(t, c.Start(1), func(s *Stage) { s.Kit.Prefs.Speed = 0 })
	b.half()
	b.mine() // else what does not wait goes on in the first tick
	want, steps := b.match.Hash(), b.match.Steps()
	levels := b.scene.Screen().Start.Chairs
	b.scene.Close()
	names, err := b.Kit.Env.Store.List("records/")
	if err != nil || len(names) != 1 {
		t.Fatalf("records %v, %v", names, err)
	}
	again := c.on(b.Stage, play.Start{Resume: names[0]})
	if m := again.match; m.Hash() != want || m.Steps() != steps {
		t.Errorf("gone on with at step %d of %d, %s", m.Steps(), steps, again.stand())
	}
	for i, chair := range again.scene.Screen().Start.Chairs {
		if chair.Level != levels[i].Level || chair.Name != levels[i].Name {
			t.Errorf("seat %d was %+v and is %+v", i, levels[i], chair)
		}
	}
	again.beat("keys", again.never)
	r, ok := again.Shown.(*Results)
	if !ok || r.Record != names[0] {
		t.Fatalf("gone on with, the match led to %T", again.Shown)
	}
	if got := again.replayed(names[0]); got != again.match.Hash() {
		t.Error("the record of a match gone on with does not play again")
	}
	fresh := play.Anew(b.Kit, c.game.Open, again.scene.Screen().Start, 3, nil).(*play.Scene[S, A, V])
	defer fresh.Close()
	if fresh.Match().Steps() != 0 {
		t.Error("a match anew goes on with the record of the one before")
	}
}

func (c *conformity[S, A, V]) undoes(t *testing.T) {
	if c.timed() {
		t.Skip("a game in real time takes nothing back")
	}
	b := c.sit(t, c.Start(1), func(s *Stage) { s.Kit.Prefs.Speed = 0 })
	on := b.scene.Screen()
	for range 40 {
		b.mine()
		before, told := b.match.Hash(), fmt.Sprint(on.History.Marks())
		on.Act(on.Eyes, on.View.Sample(rules.NewRand(1)))
		b.Wait(b.answered())
		if b.match.Hash() == before || !on.CanUndo || b.scene.Steps() != b.match.Steps() {
			continue
		}
		on.Undo()
		b.Wait(b.answered())
		if b.match.Hash() != before || fmt.Sprint(on.History.Marks()) != told {
			t.Errorf("taken back to %s, not to where it was", b.stand())
		}
		turn := on.History.Turn(on.Steps)
		b.beat("keys", func() bool { return on.History.Turn(on.Steps) != turn })
		b.retold()
		return
	}
	t.Log("nothing that was tried can be taken back")
}

// retold fails unless the match has told what its record tells.
func (b *sitting[S, A, V]) retold() {
	b.T.Helper()
	if b.host != nil {
		b.Until("the host's step", func() bool { return b.scene.Steps() == b.match.Steps() })
	}
	r := b.record()
	h := b.scene.Screen().History
	for at := range b.match.Steps() + 1 {
		if r.Turn(at) != h.Turn(at) || !slices.Equal(r.Scores(at), h.Scores(at)) {
			b.T.Fatalf("at step %d the match tells turn %d and %v, its record %d and %v", at, h.Turn(at), h.Scores(at), r.Turn(at), r.Scores(at))
		}
	}
}

func (c *conformity[S, A, V]) closes(t *testing.T) {
	before := runtime.NumGoroutine()
	b := c.sit(t, c.Start(1), nil)
	b.half()
	b.scene.Close()
	names, err := b.Kit.Env.Store.List("records/")
	if err != nil || len(names) != 1 || b.replayed(names[0]) != b.match.Hash() {
		t.Errorf("of a match that was left, %v is kept, %v", names, err)
	}
	for range 200 { // computer players end by themselves, and nothing tells when
		if runtime.NumGoroutine() <= before {
			return
		}
		time.Sleep(5 * time.Millisecond)
	}
	t.Errorf("%d goroutines before the match, %d after it was closed", before, runtime.NumGoroutine())
}
