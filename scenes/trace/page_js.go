package trace

import "syscall/js"

func open() (func(Line), error) {
	told := js.Global().Get("Object").New()
	js.Global().Set("ludotheque", told)
	return func(l Line) {
		told.Set("tick", l.Tick)
		told.Set("scene", l.Scene)
		if l.Shown {
			told.Set("shown", true)
		}
	}, nil
}

// offer lets the page call window.ludotheque.ticks for how many there have been, since it draws frames
// without any and several may come before one, and pace for the pace since the last call.
func (g *Game) offer() {
	page := js.Global().Get("ludotheque")
	page.Set("ticks", js.FuncOf(func(js.Value, []js.Value) any { return g.last.Tick }))
	page.Set("pace", js.FuncOf(func(js.Value, []js.Value) any {
		p := g.takePace()
		return map[string]any{"pictures": p.Pictures, "update": p.Update, "gap": p.Gap}
	}))
}

// openPace gives none: the page asks for it.
func openPace() (func(Line), error) { return nil, nil }

// pulse is none: a page has no environment to ask in.
func pulse() (int64, error) { return 0, nil }

// Asked says whether a test drives the program from outside, tick by tick: not
// in a browser, whose ticks follow the clock.
func Asked() bool { return false }
