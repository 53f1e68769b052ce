package input

import (
	"strings"
	"testing"
)

func TestScriptErrorsNameTheLine(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{"{}\n# note\n\n{\"ticks\":0}", "line 4: ticks is 0"},
		{`{"ticks":99999999}`, "line 1: ticks is 99999999"},
		{`{"keys":["Banana"]}`, "line 1:"},
		{`{"keys":["Shift"]}`, "has two sides"},
		{`{"jump":true}`, `unknown field "jump"`},
		{`{} {}`, "one object a line"},
		{`{"held":["paw"]}`, `no button "paw"`},
		{`{"pads":[{"held":["jump"]}]}`, `no button "jump"`},
		{`{"pads":[{"slot":1},{"slot":1}]}`, "two pads in slot 1"},
		{`nonsense`, "line 1:"},
		{"{}\n" + strings.Repeat("x", maxScriptLine+1), "line 2:"},
		{`{"pads":[` + strings.Repeat(`{},`, maxScriptPads) + `{}]}`, "17 pads"},
	} {
		_, err := ReadScript(strings.NewReader(c.in))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%.40q: %v, want %q", c.in, err, c.want)
		}
	}
}

func TestScriptIsDoneAfterItsLastTick(t *testing.T) {
	s, err := ReadScript(strings.NewReader("{\"ticks\":2}\n{\"text\":\"é\"}"))
	if err != nil {
		t.Fatal(err)
	}
	h := NewDevices(s)
	for i := range 3 {
		if s.Done() {
			t.Fatalf("done before tick %d", i+1)
		}
		h.Tick()
	}
	if !s.Done() || string(h.Frame().Runes) != "é" {
		t.Errorf("done %v, last runes %q", s.Done(), string(h.Frame().Runes))
	}
	if f := h.Tick(); !f.Focused || len(f.Runes) != 0 {
		t.Errorf("after the end: %+v", f)
	}
}

func TestPadsStayPluggedIn(t *testing.T) {
	h := play(t, `{"pads":[{"slot":0,"held":["a"]}],"ticks":2}`, `{}`, `{"keys":["W"]}`)
	for i, want := range []Buttons{Of(A), Of(A), 0, 0} {
		f := h.Tick()
		p := f.Pad(Gamepad(0))
		if p == nil || !p.Connected || p.Held != want {
			t.Errorf("tick %d: %+v, want connected and %b held", i+1, p, want)
		}
	}
}

func FuzzReadScript(f *testing.F) {
	f.Add(`{"ticks":3,"keys":["W"],"pads":[{"slot":0,"held":["a"],"stick":[1,0]}],"touches":[{"id":1,"x":2,"y":3}],"text":"é","mouse":[1,2],"held":["left"]}`)
	f.Add("# only a comment")
	f.Fuzz(func(t *testing.T, in string) {
		s, err := ReadScript(strings.NewReader(in))
		if err != nil {
			if s != nil {
				t.Error("an error and a script")
			}
			return
		}
		h := NewDevices(s)
		for range 50 {
			for _, p := range h.Tick().Pads {
				if !(p.Stick.X >= -1 && p.Stick.X <= 1) {
					t.Fatalf("stick %v", p.Stick)
				}
			}
		}
	})
}
