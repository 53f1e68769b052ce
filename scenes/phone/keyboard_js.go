package phone

import "syscall/js"

// Keyboard is the on-screen keyboard of a phone or tablet that shows the page. It is used only in the
// game's ticks; the page's events come between ticks.
type Keyboard struct {
	// touched reports that fingers are used.
	touched bool
	inputs  map[key]*element
	// writing is the input being written into, text its content.
	writing *element
	text    string
	// left is the input just left: the game has not seen its final text.
	left *element
	tick int
}

type key struct {
	name string
	n    int
}

// element is an input of the page and its latest values.
type element struct {
	js.Value
	last  Field
	tick  int
	shown bool
}

// Coarse reports whether the page's primary pointer is a finger, as on a phone.
func Coarse() bool {
	media := js.Global().Get("matchMedia")
	return media.Truthy() && js.Global().Call("matchMedia", "(pointer: coarse)").Get("matches").Bool()
}

// New returns the keyboard of the page; nil without a page.
func New() *Keyboard {
	doc := js.Global().Get("document")
	if doc.IsUndefined() {
		return nil
	}
	k := &Keyboard{inputs: map[key]*element{}, touched: Coarse()}
	doc.Call("addEventListener", "pointerdown", js.FuncOf(func(_ js.Value, args []js.Value) any {
		k.touched = args[0].Get("pointerType").String() != "mouse"
		return nil
	}), js.ValueOf(map[string]any{"capture": true, "passive": true}))
	return k
}

// Offer says in a tick that a text can be written. It returns what was written so far, and whether it
// is being written now.
func (k *Keyboard) Offer(f Field) (text string, writing bool) {
	if k == nil || !k.touched {
		return "", false
	}
	e := k.inputs[key{f.Name, f.N}]
	if e == nil {
		e = k.input()
		k.inputs[key{f.Name, f.N}] = e
	}
	e.tick = k.tick
	e.place(f)
	if k.writing == e || k.left == e {
		k.left = nil
		e.last.Text = k.text
		return k.text, true
	}
	if f.Text != e.last.Text {
		e.Set("value", f.Text)
		e.last.Text = f.Text
	}
	return "", false
}

// Flush ends a tick: fields that were not offered in it are removed.
func (k *Keyboard) Flush() {
	if k == nil {
		return
	}
	for _, e := range k.inputs {
		if e.shown && e.tick != k.tick {
			e.shown = false
			e.Call("blur")
			e.Get("style").Set("display", "none")
		}
	}
	k.tick++
}

// place positions the input over its text.
func (e *element) place(f Field) {
	style := e.Get("style")
	if l := &e.last; l.X != f.X || l.Y != f.Y || l.W != f.W || l.H != f.H {
		for side, part := range map[string]float64{"left": f.X, "top": f.Y, "width": f.W, "height": f.H} {
			style.Set(side, js.Global().Call("String", part*100).String()+"%")
		}
		l.X, l.Y, l.W, l.H = f.X, f.Y, f.W, f.H
	}
	if e.last.Limit != f.Limit {
		e.Set("maxLength", f.Limit)
		e.last.Limit = f.Limit
	}
	if !e.shown {
		e.shown = true
		style.Set("display", "")
	}
}

// input returns a new input of the page. The page's style sheet sets its look.
func (k *Keyboard) input() *element {
	doc := js.Global().Get("document")
	e := &element{Value: doc.Call("createElement", "input")}
	for name, value := range map[string]string{
		"type": "text", "class": "field", "autocomplete": "off", "spellcheck": "false", "enterkeyhint": "done", "tabindex": "-1",
	} {
		e.Call("setAttribute", name, value)
	}
	on := func(event string, do func(event js.Value)) {
		e.Call("addEventListener", event, js.FuncOf(func(_ js.Value, args []js.Value) any {
			do(args[0])
			return nil
		}))
	}
	on("focus", func(js.Value) {
		k.writing, k.text = e, e.Get("value").String()
		e.Get("classList").Call("add", "writing")
	})
	on("input", func(js.Value) {
		if k.writing == e {
			k.text = e.Get("value").String()
		}
	})
	on("blur", func(js.Value) {
		e.Get("classList").Call("remove", "writing")
		if k.writing == e {
			k.writing, k.left = nil, e
		}
	})
	on("keydown", func(event js.Value) {
		if name := event.Get("key").String(); name != "Enter" && name != "Escape" {
			return
		}
		e.Call("blur")
		if canvas := doc.Call("querySelector", "canvas"); canvas.Truthy() {
			canvas.Call("focus")
		}
	})
	doc.Get("body").Call("appendChild", e.Value)
	return e
}
