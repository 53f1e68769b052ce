package bzzz

import (
	"maps"
	"testing"

	bots "ludotheque/ai/bzzz"
	"ludotheque/internal/store"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

// Orders stand again when a match is resumed, whether it was left or the program was killed, and nothing of them
// is left over once there are none.
func TestOrdersOutliveTheProgram(t *testing.T) {
	for name, leave := range map[string]func(*theatre){
		"left":   func(th *theatre) { th.scene.Close() },
		"killed": func(th *theatre) { th.Wait(input.TicksPerSecond) },
	} {
		t.Run(name, func(t *testing.T) {
			th := twoIdle(t)
			f := th.nearFlower()
			th.clickCell(th.v.Flowers[f].X, th.v.Flowers[f].Y)
			th.Wait(4)
			orders := maps.Clone(th.turn.orders)
			if len(orders) != 1 {
				t.Fatalf("there are %d orders", len(orders))
			}
			leave(th)
			again := stageOn(copied(t, th), play.Start{Resume: th.record()})
			if !maps.Equal(again.turn.orders, orders) || len(again.hands.threads) != 1 {
				t.Errorf("of %v there are %v, %d of them to be seen", orders, again.turn.orders, len(again.hands.threads))
			}
			again.turn.orders = bots.Orders{}
			again.Wait(input.TicksPerSecond)
			if kept, err := again.Kit.Env.Store.List("drafts/"); err != nil || len(kept) > 0 {
				t.Errorf("without orders %v is kept (%v)", kept, err)
			}
		})
	}
}

// copied returns a stage with a copy of all that a program has stored.
func copied(t *testing.T, th *theatre) *kittest.Stage {
	t.Helper()
	on := kittest.NewStage(t, "fr", 1280, 720)
	on.Kit.Env.Store = store.Memory()
	for _, folder := range []string{"records/", "drafts/"} {
		names, err := th.Kit.Env.Store.List(folder)
		for _, name := range names {
			var data []byte
			if data, err = th.Kit.Env.Store.Read(name); err == nil {
				err = on.Kit.Env.Store.Write(name, data)
			}
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	return on
}
