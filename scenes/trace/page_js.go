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

// offerTicks lets the page call window.ludotheque.ticks for how many there have been:
// it draws frames without any, and several may come before one.
func (g *Game) offerTicks() {
	js.Global().Get("ludotheque").Set("ticks", js.FuncOf(func(js.Value, []js.Value) any { return g.last.Tick }))
}

// pulse is none: a page has no environment to ask in.
func pulse() (int64, error) { return 0, nil }

// Asked says whether a test drives the program from outside, tick by tick: not
// in a browser, whose ticks follow the clock.
func Asked() bool { return false }
