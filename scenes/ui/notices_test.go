package ui

import (
	"math"
	"testing"
)

// A notice is placed where it covers neither text nor controls, and stays there while it is read; it
// moves out of the way of the focus.
func TestNoticesCoverNothingInUse(t *testing.T) {
	g := NewGui(NewPainter())
	v := NewView(1280, 720)
	banner := Rect{300, 10, 680, 60}
	at := func(h Input, things ...Rect) Rect {
		g.Begin(v, h)
		g.P.Label("A banner as wide as this one is, over the board", banner, Heading, Center)
		for i, r := range things {
			g.Item(ID{"thing", i}, r, false)
		}
		g.End()
		if len(g.Toasts.list) == 0 {
			t.Fatal("no notice is on show")
		}
		return g.Toasts.list[0].at
	}
	clear := func(what string, place Rect, off ...Rect) {
		t.Helper()
		for _, r := range off {
			if shared(place, r) > 0 {
				t.Errorf("%s: the notice at %v covers %v", what, place, r)
			}
		}
		if place.X < 0 || place.Y < 0 || place.Right() > v.W || place.Bottom() > v.H {
			t.Errorf("%s: the notice at %v leaves the screen", what, place)
		}
	}
	hands := Input{X: -1000, Y: -1000}
	top, low := Rect{0, 0, 1280, 120}, Rect{0, 600, 1280, 120}
	g.Toast("Gamepad 2 is plugged in")
	clear("a banner", at(hands), banner)
	g.Toasts.Drop("Gamepad 2 is plugged in")
	g.Toast("Nothing can be saved here: free some room on the disk")
	first := at(hands, top, low)
	clear("keys at the top and at the bottom", first, banner, top, low)
	if again := at(hands, top, low, Rect{900, 300, 100, 50}); again != first {
		t.Errorf("the notice moves from %v to %v while it is read", first, again)
	}
	g.Focus(ID{"thing", 2})
	clear("a focus under it", at(hands, top, low, first), first)
	// What comes under it later, such as an entry of a menu, moves it as well, within a second.
	g.Focus(ID{"thing", 0})
	second := at(hands, top, low)
	moved := second
	for range 60 {
		moved = at(hands, top, low, second)
	}
	clear("a control that came later", moved, second)
}

// A wide notice takes two lines where one line would cover something.
func TestANoticeFindsANarrowPlace(t *testing.T) {
	g := NewGui(NewPainter())
	g.Toast("A notice that is so long that it is wider in one line than what is free of this screen")
	g.Begin(NewView(1280, 720), Input{X: -1000, Y: -1000})
	left, right := Rect{0, 0, 400, 720}, Rect{900, 0, 380, 720}
	g.Item(ID{Name: "left"}, left, false)
	g.Guard(right) // a panel that cannot be pressed
	g.End()
	if at := g.Toasts.list[0].at; shared(at, left) > 0 || shared(at, right) > 0 {
		t.Errorf("it is at %v, over %v or %v", at, left, right)
	}
}

// The pinned notice gets a card of the height of its text when the text changes, and stays where it is while
// a number in it does.
func TestThePinnedNoticeFitsItsCard(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}, {320, 568}} {
		g := NewGui(NewPainter())
		pin := func(text string) Rect {
			g.Begin(NewView(size[0], size[1]), Input{X: -1000, Y: -1000})
			g.Pin(text)
			g.End()
			return g.pins[0].at
		}
		first := pin("Your turn: 12 s left")
		if again := pin("Your turn: 11 s left"); again != first {
			t.Errorf("%v: a countdown moves from %v to %v", size, first, again)
		}
		const long = "The server is restarting: the table will be back by itself in a moment, and so is the match that is being played"
		if at := pin(long); at.H < g.P.TextHeight(long, Body, at.W-48) {
			t.Errorf("%v: a text %g high has a card %g high", size, g.P.TextHeight(long, Body, at.W-48), at.H)
		}
		line := pin("Marie does not answer: the computer takes over soon")
		if at := pin("Marie"); at.W >= line.W {
			t.Errorf("%v: a short text has the card of a long one, of %v", size, at)
		}
	}
}

// No notice lies over another one: where there is no room it waits.
func TestNoticesLieBesideEachOther(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {390, 844}, {320, 568}} {
		for _, scale := range []float32{1, 2} {
			g := NewGui(NewPainter())
			g.P.TextScale = scale
			v := NewView(size[0], size[1])
			tick := func(pin string, texts ...string) {
				t.Helper()
				g.Begin(v, Input{X: -1000, Y: -1000})
				g.Item(ID{Name: "all"}, v.Rect(), false) // nowhere is free
				g.P.Paragraph("Text over text, over text", Rect{0, 0, v.W, v.H / 2}, Heading, Left)
				for _, text := range texts {
					g.Toast(text)
				}
				if pin != "" {
					g.Pin(pin)
				}
				g.End()
				all := append([]toast(nil), g.Toasts.list...)
				if pin != "" {
					all = append(all, g.pins[0])
					if g.pins[0].at.W <= 0 {
						t.Errorf("%v at %g: what is pinned has no place", size, scale)
					}
				}
				for i := range all {
					for k := range i {
						if shared(all[i].at, all[k].at) > 0 {
							t.Errorf("%v at %g: %q at %v lies over %q at %v", size, scale, all[i].text, all[i].at, all[k].text, all[k].at)
						}
					}
				}
			}
			tick("12 s left")
			tick("")
			tick("", "Noé is back", "The computer plays for a person of a long name until that one is back in the game")
			tick("12 s left")
			tick("The server is restarting: the table will be back by itself in a moment, and so is the match", "Inès is back")
			for range 3000 {
				tick("")
			}
			if len(g.Toasts.list) != 0 {
				t.Errorf("%v at %g: %d notices are still there", size, scale, len(g.Toasts.list))
			}
		}
	}
}

// A notice is there for as many seconds on a machine that makes one tick in ten.
func TestNoticesCountMissedTicks(t *testing.T) {
	for _, missed := range []int{0, 9} {
		g := NewGui(NewPainter())
		g.Toast("Noé is back")
		ticks := 0
		for ; !g.Toasts.None(); ticks++ {
			g.Begin(NewView(1280, 720), Input{X: -1000, Y: -1000, Missed: missed})
			g.End()
		}
		if want := reading("Noé is back") / (1 + missed); ticks < want-3 || ticks > want+3 {
			t.Errorf("%d missed before each tick: on show for %d ticks, want %d", missed, ticks, want)
		}
	}
}

// Over the screen of a phone there is one notice at a time; each is shown in the end.
func TestAPhoneShowsOneNoticeAtATime(t *testing.T) {
	g := NewGui(NewPainter())
	g.P.Thumb = 80
	texts := []string{"Noé is back", "Inès is back", "Your turn: 9 s left"}
	g.Toast(texts[0])
	g.Toast(texts[1])
	seen := map[string]bool{}
	for tick := 0; !g.Toasts.None(); tick++ {
		g.Begin(NewView(390, 844), Input{X: -1000, Y: -1000})
		if tick < 60 {
			g.Pin(texts[2])
		}
		g.End()
		shown := 0
		for _, one := range append(append([]toast(nil), g.Toasts.list...), toast{text: g.Pinned(), at: g.pins[0].at}) {
			if one.text != "" && one.at.W > 0 {
				shown++
				seen[one.text] = true
			}
		}
		if shown > 1 {
			t.Fatalf("%d notices in tick %d", shown, tick)
		}
	}
	if len(seen) != len(texts) {
		t.Errorf("shown were only %v", seen)
	}
}

// A notice that could be noticed goes with its screen; one that has just come is still seen in the next.
func TestNoticesGoWithTheirScreen(t *testing.T) {
	first, second := NewGui(NewPainter()), NewGui(NewPainter())
	second.Toasts = first.Toasts
	tick := func(g *Gui) {
		g.Begin(NewView(1280, 720), Input{X: -1000, Y: -1000})
		g.End()
	}
	first.Toast("Old")
	for range noticed + 1 {
		tick(first)
	}
	first.Toast("New")
	tick(first)
	tick(second)
	if got := first.Toasts.Texts(nil); len(got) != 1 || got[0] != "New" {
		t.Errorf("the next screen shows %q, want what has just come", got)
	}
}

// A pointer at rest shows a tip until keys or a gamepad are used.
func TestAParkedMouseKeepsNoTip(t *testing.T) {
	g := NewGui(NewPainter())
	r := Rect{100, 100, 200, 60}
	wait := func(h Input) {
		h.X, h.Y = 150, 120
		for range 90 {
			g.Begin(NewView(1280, 720), h)
			u := g.Item(ID{Name: "thing"}, r, false)
			u.Focus = false
			g.Tip(u, r, "What it does")
			g.End()
			h.Moved, h.Keyed = false, false
		}
	}
	wait(Input{Moved: true})
	if g.tip.text == "" {
		t.Error("under the pointer there is no tip")
	}
	wait(Input{Keyed: true})
	if g.tip.text != "" {
		t.Errorf("while a pad plays the tip says %q", g.tip.text)
	}
}

// A control that was pressed, and has changed since, explains itself to the pointer that still lies there only once
// it has been elsewhere.
func TestAChangedControlIsSilent(t *testing.T) {
	g := NewGui(NewPainter())
	r := Rect{100, 100, 200, 60}
	wait := func(text string, h Input) {
		for range 90 {
			g.Begin(NewView(1280, 720), h)
			g.Tip(g.Item(ID{Name: "thing"}, r, false), r, text)
			g.End()
			h.Moved, h.Pressed, h.Released, h.Down = false, false, h.Pressed, false
		}
	}
	there, away := Input{X: 150, Y: 120}, Input{X: 600, Y: 600, Moved: true}
	press := Input{X: 150, Y: 120, Moved: true, Pressed: true, Down: true}
	wait("Do this", Input{X: 150, Y: 120, Moved: true})
	wait("Do this", press)
	if wait("Do that", there); g.tip.seen > 0 {
		t.Errorf("unasked it says %q", g.tip.text)
	}
	wait("Do that", away)
	if wait("Do that", Input{X: 150, Y: 120, Moved: true}); g.tip.text != "Do that" || g.tip.seen == 0 {
		t.Errorf("asked it says %q", g.tip.text)
	}
}

// Where a finger plays, a button on which the screen has set the focus shows no tip.
func TestTheFocusTellsAFingerNothing(t *testing.T) {
	g := NewGui(NewPainter())
	r := Rect{100, 100, 200, 60}
	wait := func(h Input) {
		for range 90 {
			g.Begin(NewView(1280, 720), h)
			g.Focus(ID{Name: "thing"})
			g.Button(ID{Name: "thing"}, r, Button{Text: "Thing", Tip: "What it does"})
			g.End()
			h.Pressed, h.Keyed = false, false
		}
	}
	wait(Input{X: -1, Y: -1, Pressed: true})
	if g.tip.text != "" {
		t.Errorf("to a finger the focus says %q", g.tip.text)
	}
	disabled := Button{Text: "Thing", Disabled: true, Why: "Why not"}
	for range 90 {
		g.Begin(NewView(1280, 720), Input{X: -1, Y: -1})
		g.Focus(ID{Name: "thing"})
		g.Button(ID{Name: "thing"}, r, disabled)
		g.End()
	}
	if g.tip.text != "" {
		t.Errorf("to a finger the focus on a disabled button says %q", g.tip.text)
	}
	wait(Input{X: -1, Y: -1, Keyed: true})
	if g.tip.text == "" {
		t.Error("to keys the focus says nothing")
	}
}

// A tip covers neither the controls beside its own nor words, where there is another place.
func TestATipCoversNothing(t *testing.T) {
	for _, c := range []struct {
		name string
		at   Rect // of the first of three lines
	}{{"at the upper edge", Rect{100, 10, 200, 44}}, {"in the middle", Rect{500, 300, 200, 44}}, {"at the right edge", Rect{1070, 10, 200, 44}}} {
		g := NewGui(NewPainter())
		var lines [4]Rect
		for i := range lines {
			lines[i] = c.at.Move(0, 50*float32(i-1))
		}
		h := Input{X: c.at.CX(), Y: c.at.CY(), Moved: true}
		for range 90 {
			g.Begin(NewView(1280, 720), h)
			for i, r := range lines {
				if r.Y > 0 {
					g.Button(ID{Name: "line", N: i}, r, Button{Text: "Line", Tip: "What it does"})
				}
			}
			g.End()
			h.Moved = false
		}
		tip := g.beside(200, 60)
		for i, r := range lines {
			if g.tip.text == "" || r.Y > 0 && shared(tip, r) > 0 {
				t.Errorf("%s the tip %q at %v covers line %d at %v", c.name, g.tip.text, tip, i, r)
			}
		}
	}
}

// A tip goes when its thing is used, and does not come back before the pointer does: not by the focus that
// the press has left on the thing either.
func TestWhatWasUsedKeepsNoTip(t *testing.T) {
	g := NewGui(NewPainter())
	r := Rect{100, 100, 200, 60}
	wait := func(ticks int, h Input) {
		for range ticks {
			g.Begin(NewView(1280, 720), h)
			g.Tip(g.Item(ID{Name: "thing"}, r, false), r, "What it does")
			g.End()
			h.Moved, h.Pressed, h.Released = false, false, false
		}
	}
	there, away := Input{X: 150, Y: 120, Moved: true}, Input{X: 600, Y: 400, Moved: true}
	tells := func(when string, want bool) {
		t.Helper()
		if got := g.tip.seen >= tipAfter; got != want {
			t.Errorf("%s a tip is seen: %v, want %v", when, got, want)
		}
	}
	wait(90, there)
	tells("under the pointer", true)
	press, release := there, there
	press.Pressed, press.Down, release.Released = true, true, true
	wait(1, press)
	wait(90, release)
	tells("after the press", false)
	wait(90, away)
	tells("beside the pointer, with the focus,", false)
	wait(90, there)
	tells("when the pointer is back", true)
	wait(tipFades+1, away)
	tells("when the pointer has left", false)
}

// A thing whose place is no number, such as one of a group of nothing, keeps no notice from its place.
func TestANoticeIsPlacedBesideWhatHasNoPlace(t *testing.T) {
	g := NewGui(NewPainter())
	v, none := NewView(1280, 720), float32(math.NaN())
	g.Toast("This computer can't keep up: the game is slower than it should be")
	g.Begin(v, Input{X: -1000, Y: -1000})
	g.Guard(Rect{none, none, 40, 20})
	g.End()
	if at := g.Toasts.list[0].at; !(at.W >= 300 && at.X >= 0 && at.Right() <= v.W) {
		t.Errorf("the notice is at %v", at)
	}
}
