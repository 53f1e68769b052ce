package trace

import (
	"encoding/json"
	"syscall/js"
)

// OpenThings is where to tell what can be used, each tick; nil when not asked for.
// A page asks by window.ludothequeWatched, before the program starts, and calls
// window.ludotheque.things for the latest state as JSON.
func OpenThings() (func(*Things), error) {
	if !js.Global().Get("ludothequeWatched").Truthy() {
		return nil, nil
	}
	told := js.Global().Get("ludotheque")
	if told.IsUndefined() {
		return nil, nil
	}
	last := &Things{Focus: -1}
	told.Set("things", js.FuncOf(func(js.Value, []js.Value) any {
		text, err := json.Marshal(last)
		if err != nil {
			return js.Undefined()
		}
		return string(text)
	}))
	return func(t *Things) { last = t }, nil
}
