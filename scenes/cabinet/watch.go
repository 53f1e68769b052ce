package cabinet

import (
	"ludotheque/scenes/play"
	"ludotheque/scenes/trace"
	"ludotheque/scenes/ui"
)

// watch lets tests outside the program see what can be used on the screen, when
// they asked for it.
func watch(k *play.App) error {
	tell, err := trace.OpenThings()
	if err != nil || tell == nil {
		return err
	}
	var told trace.Things
	var list []ui.Control
	k.Watch = func(g *ui.Gui) {
		list = g.Controls(list[:0])
		focus, focused := g.Focused()
		scale := g.P.View().Scale
		box := func(r ui.Rect) trace.Box {
			return trace.Box{X: r.X * scale, Y: r.Y * scale, W: r.W * scale, H: r.H * scale}
		}
		told.Focus, told.List, told.Said = -1, told.List[:0], g.Toasts.Texts(told.Said[:0])
		for i, t := range list {
			if focused && !t.Spot && t.ID == focus {
				told.Focus = i
			}
			told.List = append(told.List, trace.Thing{Name: t.Name, N: t.N, X: t.X * scale, Y: t.Y * scale,
				W: t.W * scale, H: t.H * scale, Seen: box(t.Seen), Area: box(t.Area), List: t.List.Name, ListN: t.List.N, Entry: t.Entry.Name, EntryN: t.Entry.N, Slides: t.Slides, Spot: t.Spot})
		}
		tell(&told)
	}
	return nil
}
