package input

import "syscall/js"

// readTouches appends the fingers on the page. Ebitengine hears no touchcancel, and what happens between
// two ticks is lost: so the page's own events are heard.
func (e *Ebitengine) readTouches(s *Snapshot) {
	if e.fingers == nil {
		canvas := js.Global().Get("document").Call("querySelector", "canvas")
		if !canvas.Truthy() {
			return
		}
		e.fingers = &touchQueue{}
		for name, kind := range map[string]touchKind{"touchstart": touchStart, "touchmove": touchMove, "touchend": touchEnd, "touchcancel": touchCancel} {
			canvas.Call("addEventListener", name, js.FuncOf(func(_ js.Value, args []js.Value) any {
				changed := args[0].Get("changedTouches")
				for i := range changed.Length() {
					t := changed.Index(i)
					e.fingers.push(touchEvent{kind, t.Get("identifier").Int(), t.Get("clientX").Float(), t.Get("clientY").Float()})
				}
				return nil
			}))
		}
	}
	s.Touches = e.fingers.appendTouches(s.Touches)
	scale := 1.0
	if e.Scale != nil {
		scale = e.Scale()
	}
	for i := range s.Touches {
		s.Touches[i].X *= scale
		s.Touches[i].Y *= scale
	}
}
