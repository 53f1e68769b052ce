package input

import (
	"encoding/json"
	"errors"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestDefaultBindingsDoNotCollide(t *testing.T) {
	b := DefaultBindings()
	used := map[ebiten.Key]string{}
	for i, d := range Halves {
		for _, btn := range Bound {
			k, ok := b.Key(d, btn)
			name := halfNames[i] + " " + btn.String()
			if !ok || reserved(k) {
				t.Errorf("%s is %v", name, k)
			}
			if other, taken := used[k]; taken {
				t.Errorf("%v is both %s and %s", k, name, other)
			}
			used[k] = name
		}
	}
}

func TestBindRefusesConflicts(t *testing.T) {
	b := DefaultBindings()
	for _, c := range []struct {
		d    Device
		btn  Button
		k    ebiten.Key
		want *BindError
		text string
	}{
		{LeftHalf, A, ebiten.KeyArrowUp, &BindError{Key: ebiten.KeyArrowUp, Device: RightHalf, Button: Up}, "already is up of the right"},
		{LeftHalf, A, ebiten.KeyQ, &BindError{Key: ebiten.KeyQ, Device: LeftHalf, Button: B}, "already is b of the left"},
		{LeftHalf, A, ebiten.KeyEscape, &BindError{Key: ebiten.KeyEscape, Reserved: true}, "needed in menus"},
		{LeftHalf, A, 9999, &BindError{Key: 9999, Reserved: true}, "needed in menus"},
	} {
		before := b
		err := b.Bind(c.d, c.btn, c.k)
		var got *BindError
		if !errors.As(err, &got) || *got != *c.want || !strings.Contains(err.Error(), c.text) {
			t.Errorf("binding %v: %v, want %v", c.k, err, c.want)
		}
		if b != before {
			t.Errorf("binding %v was refused and yet changed something", c.k)
		}
	}
	if err := b.Bind(Gamepad(0), A, ebiten.KeyG); err == nil {
		t.Error("a gamepad's button got a key")
	}
	if err := b.Bind(LeftHalf, Start, ebiten.KeyG); err == nil {
		t.Error("a part of the keyboard got a Start")
	}
	if err := b.Bind(LeftHalf, A, ebiten.KeyE); err != nil {
		t.Errorf("the same key again: %v", err)
	}
}

func TestBoundKeysWork(t *testing.T) {
	h := play(t, `{"keys":["G"]}`, `{"keys":["E"]}`)
	b := h.Bindings()
	if err := b.Bind(LeftHalf, A, ebiten.KeyG); err != nil {
		t.Fatal(err)
	}
	h.SetBindings(b)
	if p := h.Tick().Pad(LeftHalf); p.Pressed != Of(A) {
		t.Errorf("the new key makes %b", p.Pressed)
	}
	if p := h.Tick().Pad(LeftHalf); p.Pressed != 0 {
		t.Errorf("the old key still makes %b", p.Pressed)
	}
}

func TestBindingsSurviveJSON(t *testing.T) {
	b := DefaultBindings()
	if err := b.Bind(MiddleHalf, Y, ebiten.KeyNumpad5); err != nil {
		t.Fatal(err)
	}
	data, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	var got Bindings
	if err := json.Unmarshal(data, &got); err != nil || got != b {
		t.Errorf("%s came back as %+v, %v", data, got, err)
	}
	if err := json.Unmarshal([]byte(`{"left":{"a":"G"}}`), &got); err != nil {
		t.Fatal(err)
	}
	if k, _ := got.Key(LeftHalf, A); k != ebiten.KeyG {
		t.Errorf("a partial file gives %v", k)
	}
	if k, _ := got.Key(LeftHalf, B); k != ebiten.KeyQ {
		t.Errorf("what a partial file leaves out is %v", k)
	}
}

func TestBadBindingsAreRefused(t *testing.T) {
	for _, c := range []struct{ in, want string }{
		{`[]`, "cannot be read"},
		{`{"top":{}}`, `no part "top"`},
		{`{"left":{"jump":"G"}}`, `no button "jump"`},
		{`{"left":{"start":"G"}}`, "cannot be bound"},
		{`{"left":{"a":"Banana"}}`, "left, a: "},
		{`{"left":7}`, "left: "},
		{`{"left":{"a":"I"},"middle":{"up":"E"},"right":{"b":"I"}}`, "right, b: the key I has two uses"},
		{`{"left":{"a":"W"}}`, "two uses"},
		{`{"left":{"a":"Escape"}}`, "needed in menus"},
	} {
		b := DefaultBindings()
		err := json.Unmarshal([]byte(c.in), &b)
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %q", c.in, err, c.want)
		}
		if b != DefaultBindings() {
			t.Errorf("%s was refused and yet changed something", c.in)
		}
	}
}

// A wrong entry leaves the others as they are.
func TestABadBindingCostsOnlyItself(t *testing.T) {
	b := DefaultBindings()
	err := json.Unmarshal([]byte(`{"left":{"a":"G","b":"Banana","x":7},"pad":7,"top":{},"right":{"up":"G","down":"T"},"middle":{"a":"Z"}}`), &b)
	want := DefaultBindings()
	for _, c := range []struct {
		device Device
		button Button
		key    ebiten.Key
	}{{LeftHalf, A, ebiten.KeyG}, {RightHalf, Down, ebiten.KeyT}, {MiddleHalf, A, ebiten.KeyZ}} {
		want.keys[c.device-LeftHalf][c.button] = c.key
	}
	want.keys[0][A] = DefaultBindings().keys[0][A] // the first of two uses is given up
	want.keys[1][Up] = ebiten.KeyG
	if list, ok := err.(interface{ Unwrap() []error }); b != want || !ok || len(list.Unwrap()) != 5 {
		t.Errorf("%+v, want %+v\n%v", b, want, err)
	}
}

// The keys that all games share cannot be bound to a half, except where they are by default.
func TestTheKeysOfActsAreNotBound(t *testing.T) {
	b := DefaultBindings()
	for _, a := range Acts() {
		var refused *BindError
		if err := b.Bind(LeftHalf, A, a.Key()); !errors.As(err, &refused) {
			t.Errorf("the key of %q was bound: %v", a, err)
		}
	}
	if err := b.Bind(MiddleHalf, Left, ebiten.KeyJ); err != nil {
		t.Errorf("a default key is refused: %v", err)
	}
}
