package aquariom

import (
	"os"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// acts are how a device divides, lays an urchin and begins another life.
type acts struct {
	divide, lay func(th *theatre)
	reborn      []func(th *theatre)
}

func pressKeys(divide, lay ebiten.Key, more ...ebiten.Key) acts {
	press := func(k ebiten.Key) func(*theatre) { return func(th *theatre) { th.Press(k) } }
	all := acts{divide: press(divide), lay: press(lay)}
	for _, k := range append([]ebiten.Key{divide, lay}, more...) {
		all.reborn = append(all.reborn, press(k))
	}
	return all
}

func (th *theatre) clickOn(r ui.Rect) { th.mouse(int(input.MouseLeft), r.CX(), r.CY(), 4) }

// Each device alone plays a match to its end with every act that the game has.
func TestEveryDeviceAloneHasEveryAct(t *testing.T) {
	calm := pond(t, func(m *game.Map) {
		m.StartMass, m.Turns, m.Viruses = 200, 14, nil
		m.Width, m.Height, m.Pace = 3000, 2000, 1000
		m.Starts[0], m.Starts[1] = game.Point{X: 1500, Y: 1000}, game.Point{X: 100, Y: 100}
	})
	pad := func(b input.Button) func(*theatre) {
		return func(th *theatre) {
			th.Src.Now.Pads = []input.PadState{{Name: "Pad", Held: input.Of(b)}}
			th.Wait(3)
			th.Src.Now.Pads = []input.PadState{{Name: "Pad"}}
			th.Wait(2)
		}
	}
	for _, c := range []struct {
		name   string
		device input.Device
		acts   acts
	}{
		{"mouse", input.Mouse, acts{
			func(th *theatre) { th.mouse(int(input.MouseRight), 900, 300, 4) },
			func(th *theatre) { th.clickOn(th.lay.laying) },
			[]func(th *theatre){
				func(th *theatre) { th.clickOn(th.panes[0].reborn) },
				func(th *theatre) { th.mouse(int(input.MouseLeft), 500, 400, 2) },
				func(th *theatre) { th.mouse(int(input.MouseRight), 500, 400, 2) },
				func(th *theatre) { th.Press(ebiten.KeyEnter) },
			},
		}},
		{"keys", input.NoDevice, pressKeys(ebiten.KeySpace, ebiten.KeyV, ebiten.KeyEnter)},
		{"left half of the keyboard", input.LeftHalf, pressKeys(ebiten.KeyE, ebiten.KeyR)},
		{"pad", input.Gamepad(0), acts{pad(input.A), pad(input.X), []func(*theatre){pad(input.A), pad(input.X), pad(input.Y)}}},
		{"finger", input.NoDevice, acts{
			func(th *theatre) { th.Tap(700, 300); th.Tap(th.lay.divide.CX(), th.lay.divide.CY()) },
			func(th *theatre) { th.Tap(th.lay.virus.CX(), th.lay.virus.CY()) },
			[]func(th *theatre){func(th *theatre) { th.Tap(th.panes[0].reborn.CX(), th.panes[0].reborn.CY()) }},
		}},
	} {
		t.Run(c.name, func(t *testing.T) {
			on := kittest.NewStage(t, "fr", 1280, 720)
			if c.device.IsGamepad() {
				on.Src.Now.Pads = []input.PadState{{Name: "Pad"}}
			}
			start := people(2, 1, 5, calm)
			start.Chairs[0].Device = c.device
			th := stageOn(on, start)
			th.turnOver()
			c.acts.divide(th)
			th.Until("a daughter", func() bool { return th.now.Players[0].Cells == 2 })
			c.acts.lay(th)
			th.Until("an urchin", func() bool { return len(th.now.Viruses) == 1 })
			for i, reborn := range c.acts.reborn {
				eat(th)
				th.hands[0].giveUp = false
				th.Wait(2)
				reborn(th)
				if !th.hands[0].giveUp {
					t.Errorf("way %d: no cell is born again", i)
				}
			}
			th.Until("the results", func() bool { return th.Shown != nil })
		})
	}
}

// crowdedness is how much of a view cells cover that bear a mark.
func (th *theatre) crowdedness() (marked int) {
	for i := range th.panes[0].frame.Cells {
		c := &th.panes[0].frame.Cells[i]
		x, y := th.panes[0].frame.At(c.X, c.Y)
		if th.panes[0].area.Contains(x, y) {
			marked++
		}
	}
	return marked
}

// In the most crowded moments of a match among seven computers no panel hides the middle of a
// danger or of prey for longer than it takes to fade.
func TestCrowdedWaterIsSeen(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}} {
		on := kittest.NewStage(t, "fr", size[0], size[1])
		start := people(8, 1, 3, map[string]string{game.OptionMap: "basin", game.OptionTurns: "900"})
		for i := range start.Chairs[1:] {
			start.Chairs[i+1].Level = Levels[i%3]
		}
		th := stageOn(on, start)
		hidden, looks, shown, most := [fadingPanels]int{}, 0, 0, 0
		if os.Getenv("LUDOTHEQUE_PICTURES") != "" {
			th.Draws()
		}
		for th.Shown == nil {
			if to, ok := goal(th.now, 0); ok {
				byMouse(th, 0, to, th.now.Turn%80 < 6)
			} else if th.panes[0].gone > restTicks {
				th.hands[rules.Seat(0)].giveUp = true
			}
			th.Wait(1)
			if th.Shown != nil || th.eaten(0) {
				continue
			}
			v, l := &th.panes[0], &th.lay
			for i, r := range [...]ui.Rect{massPanel: l.mass, turnPanel: l.turn, rankingPanel: l.ranking, miniPanel: l.mini, actionPanel: l.action, burstPanel: l.burst, layingPanel: l.laying} {
				covers := false
				for j := range v.frame.Cells {
					c := &v.frame.Cells[j]
					x, y := v.frame.At(c.X, c.Y)
					if c.Mark >= board.Edible && r.Contains(x, y) && th.faded[i] < 0.5 {
						covers = true
					}
				}
				if hidden[i]++; !covers {
					hidden[i] = 0
				}
				if hidden[i] > 30 {
					t.Fatalf("%v: panel %d hides a danger or prey for half a second at turn %d", size, i, th.now.Turn)
				}
			}
			looks++
			if n := th.crowdedness(); n > most || n == most && shown < 12 && looks%120 == 0 {
				most = n
				if shown++; shown <= 12 {
					th.shown("crowd " + map[int]string{1280: "wide", 390: "high"}[size[0]] + " " + string(rune('a'+shown)))
				}
			}
		}
		if looks < 600 || most < 4 {
			t.Errorf("%v: %d looks, at most %d cells", size, looks, most)
		}
	}
}
