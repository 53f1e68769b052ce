package kittest

import (
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"math"
	"testing"

	"ludotheque/ai"
	"ludotheque/arena/match"
	"ludotheque/arena/twins"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// Bounds of what is shown of a pair of worlds, in ticks.
const (
	afterTicks = 40   // after the last step
	maxTicks   = 2500 // in all
)

// keepsSecrets shows pairs of worlds at a screen, in which a person has one seat and all
// others are computer players: every tick has to be the same in both, as long as the
// rules tell the person the same.
func (c *conformity[S, A, V]) keepsSecrets(t *testing.T) {
	found, err := twins.Find(c.game.Rules.ID)
	if err != nil {
		t.Fatal(err)
	}
	worlds, ok := found.(*twins.Game[S, A, V])
	if !ok {
		t.Fatalf("arena/twins tells of %T", found)
	}
	if worlds.Open {
		t.Skip("nothing is hidden in this game")
	}
	left := 10
	switch {
	case c.timed():
		left = 3 // nothing but random numbers is hidden there
	case testing.Short():
		left = 5
	}
	for seed := uint64(1); seed < 20 && left > 0; seed++ {
		worlds.Each(t, worlds.Setup(seed), func(a, b twins.World[S, A, V]) {
			if left == 0 || t.Failed() || c.timed() && a.Seat >= 0 {
				return // in real time everybody sees the same
			}
			left--
			if told := twins.Difference(a.Plain(t), b.Plain(t), c.shows(t, &a), c.shows(t, &b)); told != "" {
				t.Error(told)
			}
		})
	}
	if left > 0 && !t.Failed() {
		t.Errorf("%d pairs of worlds were not found", left)
	}
}

// begins puts a match in a world on a new stage, with a person at the seat of the world.
func (c *conformity[S, A, V]) begins(t *testing.T, w *twins.World[S, A, V]) (*Stage, *play.Scene[S, A, V]) {
	t.Helper()
	s := NewStage(t, "fr", 1280, 720)
	s.Kit.P.Witness, s.Kit.P.Unseen = &ui.Witness{Whole: true}, true
	if !c.timed() {
		// In real time it would be several beats a tick, as long as no player thinks: a matter of the
		// machine's speed.
		s.Kit.Prefs.Speed = 4
	}
	game := *c.game
	game.Rules = w.Game
	game.Player = func(string, uint64) match.Player[A, V] { return twins.Silent[A, V]{} }
	people := min(1, int(w.Seat)+1)
	start := People(w.Setup.Seats, people, string(ai.Novice), 5, w.Setup.Options)
	if people > 0 {
		start.Chairs[0], start.Chairs[w.Seat] = start.Chairs[w.Seat], start.Chairs[0]
	}
	scene, err := game.Open(s.Kit, start)
	if err != nil {
		t.Fatal(err)
	}
	return s, scene
}

// shows is what a screen shows and sounds of a world, tick by tick.
func (c *conformity[S, A, V]) shows(t *testing.T, w *twins.World[S, A, V]) (ticks []string) {
	t.Helper()
	s, scene := c.begins(t, w)
	defer scene.Close()
	on, m := scene.Screen(), scene.Match()
	sounds := 0
	s.Meanwhile = func() {
		if m.Steps() > len(w.Acts) {
			return // what is seen now may differ
		}
		ticks = append(ticks, fmt.Sprintf("tick %d, step %d: %s; waiting for %s, mine %v, undo %v, rest %v, marks %v, scores %v, said %q, heard %v, music %v, picture %x",
			len(ticks), on.Steps, scenes.Tell(scene), on.Waiting, on.Mine, on.CanUndo, on.Rest, on.History.Marks(), on.History.Scores(on.Steps), on.History.Say(s.Kit, on.Steps),
			s.Sound.Names[sounds:], s.Sound.Strength, picture(on.Gui.P.Laid(nil))))
		sounds = len(s.Sound.Names)
	}
	s.Play(scene)
	answer := func(acts []A) {
		for p := range m.Waiting().Without(w.Seat).All() {
			if int(p) < len(acts) {
				if err := m.Submit(p, acts[p]); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
	for rest := afterTicks; rest > 0 && len(ticks) < maxTicks && s.Shown == nil && m.Steps() <= len(w.Acts); s.Wait(1) {
		if c.Reads != nil {
			c.Reads(s, scene.Face())
		}
		switch at := m.Steps(); {
		case at == len(w.Acts):
			answer(w.Last)
			rest--
		case on.HandOver:
			on.Take(on.To)
		default:
			answer(w.Acts[at])
			if on.Mine {
				on.Act(w.Seat, w.Acts[at][w.Seat])
			}
		}
	}
	if s.Shown == nil && m.Steps() < min(len(w.Acts), maxTicks/100) {
		t.Errorf("seat %s: only %d steps of %d were shown in %d ticks: %s", w.Seat.Letter(), m.Steps(), len(w.Acts), len(ticks), scenes.Tell(scene))
	}
	return ticks
}

// picture is a number for what a picture is made of.
func picture(laid []ui.Laid) uint64 {
	h, b := fnv.New64a(), []byte(nil)
	for i := range laid {
		l := &laid[i]
		b = append(b[:0], byte(l.Layer))
		for _, x := range [...]float32{l.X, l.Y, l.W, l.H, l.Alpha, l.Look[0], l.Look[1], l.Look[2], l.Look[3], l.Look[4], l.Look[5]} {
			b = binary.LittleEndian.AppendUint32(b, math.Float32bits(x))
		}
		h.Write(b)
	}
	return h.Sum64()
}
