package brutal

import (
	"fmt"
	"strings"
	"testing"

	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/ui"
)

// In a truce a bar over each of one's own cups says how much of its ECTS is left, on the
// bench too, and in both truces and postings hands that rest on a cup, or hold it, read the
// figures: what orders are decided on. The credits of a zone that is held are shown too.
func TestOwnCupsTellHowTheyAre(t *testing.T) {
	start := people(1, 8)
	truce := steps(t, start, func(_, v *game.View) bool {
		return v.Phase == game.PhaseTruce && v.Zones[0].Owner == 0 && v.Zones[0].Sides[0].Count > 1
	})
	for _, l := range []kittest.Look{{Lang: "fr", Text: 1, W: 1280, H: 720}, {Lang: "en", Text: 2, W: 1280, H: 720}, phone} {
		on := newStage(t, "fr", 1280, 720)
		for _, step := range []int{1, truce} {
			th := pose(t, on, start, step)
			l.Set(th.Kit)
			th.Play(th.scene)
			th.draft().orders = nil
			sight := th.Sight()
			own, hurt := th.on.View.Own(), 0
			for n := range own {
				f := &own[n]
				if f.Fallen() {
					continue
				}
				if f.ECTS < f.Max {
					hurt++
				}
				th.g.Focus(ui.ID{Name: "cup", N: n})
				th.Wait(45)
				if step == truce && f.Zone != game.Bench {
					bar := float32(-1)
					for i := range th.frame.Zones[f.Zone].Cups {
						if c := &th.frame.Zones[f.Zone].Cups[i]; c.Seat == th.on.Eyes && c.N == n && c.Bar {
							bar = c.Share
						}
					}
					if want := float32(f.ECTS) / float32(f.Max); bar != want {
						t.Errorf("%s: the bar of %d is %v, want %v", l, n, bar, want)
					}
				}
				if n%4 == 0 || f.ECTS < f.Max {
					facts(t, th, sight, l, n)
				}
			}
			if step != truce {
				continue
			}
			if hurt == 0 {
				t.Fatal("nobody is hurt")
			}
			if tag := &th.frame.Zones[0].Left; !tag.Show || tag.Figure != fmt.Sprint(th.on.View.Zones[0].Sides[0].ECTS) {
				t.Errorf("%s: the credits of a zone that is held are shown as %+v", l, tag)
			}
			n := th.on.View.Free(nil)[0]
			th.carry.take(n, 640, 360, 640, 360, true)
			th.Wait(45)
			facts(t, th, sight, l, n)
			th.carry.drop()
		}
	}
}

// facts compares the card of a cup on which hands rest with what is known of it.
func facts(t *testing.T, th *theatre, sight *kittest.Sight, l kittest.Look, n int) {
	t.Helper()
	f := &th.on.View.Own()[n]
	sight.See(fmt.Sprintf("cup %d %s", n, l), th.scene, false, func() { th.Wait(1) })
	said := strings.ReplaceAll(sight.Said(), "\n", " ")
	want := []string{fmt.Sprintf("%d/%d ECTS", f.ECTS, f.Max)}
	for a, v := range f.Values {
		want = append(want, th.k.Say(words.BrutalCupValue(v, th.k.Say(attributes[a]))))
	}
	for _, w := range want {
		if !strings.Contains(said, w) {
			t.Errorf("%s: nothing says %q of cup %d", l, w, n)
		}
	}
}
