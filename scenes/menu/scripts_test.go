//go:build !js

package menu

import (
	"fmt"
	"slices"
	"testing"

	"ludotheque/arena/table"
	"ludotheque/internal/text/texttest"
	"ludotheque/scenes"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/tables"
	"ludotheque/scenes/ui"
)

// No screen paints a name with letters that no font has: who has no others is called by the chair.
func TestNamesOfAllScriptsCanBeRead(t *testing.T) {
	for _, size := range []struct{ w, h, text int }{{1280, 720, 100}, {320, 568, 200}, {568, 320, 200}} {
		t.Run(fmt.Sprint(size), func(t *testing.T) { namesCanBeRead(t, size.w, size.h, size.text) })
	}
}

func namesCanBeRead(t *testing.T, w, h, textSize int) {
	t.Helper()
	r, _ := newHands(t, w, h, settings.English, textSize)
	for i, names := range slices.Collect(slices.Chunk(texttest.Names, 4)) {
		o := ended()
		o.Start.Chairs = make([]play.Chair, 4)
		for s := range o.Start.Chairs {
			o.Start.Chairs[s].Name = names[s%len(names)]
		}
		for name, screen := range map[string]func() scenes.Scene{
			"lobby": func() scenes.Scene {
				l := newLobby(r.k, "bzzz")
				for s := range 4 {
					l.places[s].person, l.places[s].name = true, names[s%len(names)]
				}
				return l
			},
			"invite": func() scenes.Scene {
				return invited(r, "bzzz", 4, func(p *tables.Posed) {
					for s := range p.Who.Seats {
						p.Who.Seats[s] = table.Chair{Kind: table.Guest, Name: names[s%len(names)], Ready: s > 0}
					}
				})
			},
			"results": func() scenes.Scene { return newResults(r.k, o) },
		} {
			r.scene = screen()
			r.run(3)
			ui.AwaitNames()
			var seen ui.Witness
			r.k.P.Witness = &seen
			r.run(3)
			if len(seen.Letters) == 0 || len(seen.Missing) > 0 {
				t.Errorf("%s: of %q, painted with letters that no font has: %q", name, names, seen.Missing)
			}
			r.k.P.Witness = nil
			if hidden.Wanted() {
				r.run(1)
				hidden.Picture(t, w, h, fmt.Sprintf("names-%s-%dx%d-%d", name, w, h, i), r.scene.Picture().Flush)
			}
			r.k.Table = nil
		}
	}
}
