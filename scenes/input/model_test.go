package input

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
)

func TestKindOfPads(t *testing.T) {
	for _, c := range []struct {
		guid, name string
		want       Kind
	}{
		{"030000005e0400008e02000010010000", "Xbox 360 Controller", Xbox},
		{"78696e70757401000000000000000000", "Gamepad", Xbox},
		{"050000004c050000cc09000000810000", "Wireless Controller", PlayStation},
		{"030000004c050000e60c000011810000", "DualSense Wireless Controller", PlayStation},
		{"050000007e0500000920000001800000", "Pro Controller", Nintendo},
		{"03000000de280000051200001f010000", "Steam Deck", Deck},
		{"03000000de280000ff11000001000000", "Steam Virtual Gamepad", Xbox},
		// Browsers: the id is the name's letters, and the numbers are in the name.
		{"576972656c65737320436f6e74726f6c", "Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 09cc)", PlayStation},
		{"303537652d323030392d50726f20436f", "057e-2009-Pro Controller", Nintendo},
		{"58626f78203336302028585874616e64", "Xbox 360 (XX)", Xbox},
		{"53777569636820506164", "Switch Pad", Nintendo},
		// Unrecognised.
		{"03000000c82d00000161000010010000", "8BitDo", Generic},
		{"", "", Generic},
		{"not hex", "Arcade Stick", Generic},
		{"0300", "Arcade Stick", Generic},
		{"", "ffffff-1-", Generic},
	} {
		if got := KindOf(c.guid, c.name); got != c.want {
			t.Errorf("%q %q: kind %d, want %d", c.guid, c.name, got, c.want)
		}
	}
}

// The confirm button has the label of the lowest button.
func TestLabelsByKind(t *testing.T) {
	for k, want := range map[Kind][4]string{
		Xbox: {"A", "B", "X", "Y"}, Deck: {"A", "B", "X", "Y"}, Nintendo: {"B", "A", "Y", "X"}, Unknown: {"1", "2", "3", "4"},
		PlayStation: {"pad-cross", "pad-circle", "pad-square", "pad-triangle"}, Generic: {"place-down", "place-right", "place-left", "place-up"},
	} {
		for i, b := range [...]Button{A, B, X, Y} {
			if l := PadLabel(k, b); l.Text+l.Icon != want[i] {
				t.Errorf("kind %d: %v is labelled %q, want %q", k, b, l.Text+l.Icon, want[i])
			}
		}
		seen := map[Label]Button{}
		for b := range buttonCount {
			l := PadLabel(k, b)
			if other, twice := seen[l]; twice {
				t.Errorf("kind %d: %v and %v are both labelled %+v", k, b, other, l)
			}
			seen[l] = b
		}
	}
	if l := PadLabel(Kind(200), A); l != (Label{}) {
		t.Errorf("a kind that is none is labelled %+v", l)
	}
}

func TestPadButtonsChangePlaces(t *testing.T) {
	b := DefaultBindings()
	moved, err := b.Swap(A, B)
	if err != nil || moved != B || b.Place(A) != B || b.Place(B) != A {
		t.Fatalf("A at B: moved %v, %v; A is at %v, B at %v", moved, err, b.Place(A), b.Place(B))
	}
	if moved, err = b.Swap(A, X); err != nil || moved != X || b.Place(X) != B || b.Place(B) != A {
		t.Fatalf("A at X: moved %v, %v; X is at %v, B at %v", moved, err, b.Place(X), b.Place(B))
	}
	if moved, err = b.Swap(A, X); err != nil || moved != A {
		t.Errorf("the same again moves %v, %v", moved, err)
	}
	before := b
	for _, c := range [][2]Button{{A, Start}, {Start, A}, {Up, A}, {A, Back}, {A, buttonCount}} {
		if _, err := b.Swap(c[0], c[1]); err == nil || b != before {
			t.Errorf("%v at %v: %v", c[0], c[1], err)
		}
	}
	// Every position has a function, and no two the same.
	if got := b.byPlace(Of(PadBound[:]...)); got != Of(PadBound[:]...) {
		t.Errorf("all places hold %b", got)
	}
	data, err := json.Marshal(b)
	if err != nil {
		t.Fatal(err)
	}
	var read Bindings
	if err := json.Unmarshal(data, &read); err != nil || read != b {
		t.Errorf("read back %v: %+v, want %+v", err, read, b)
	}
	b.ResetPad()
	if b != DefaultBindings() {
		t.Error("the usual places are not back")
	}
}

func TestDamagedPadBindingsAreRefused(t *testing.T) {
	for _, c := range []struct{ file, want string }{
		{`{"pad":{"a":"b"}}`, "two buttons of a gamepad are at b"},
		{`{"pad":{"a":"start","start":"a"}}`, "use [a b x y l r zl zr]"},
		{`{"pad":{"up":"down","down":"up"}}`, "cannot be at"},
		{`{"pad":{"a":7}}`, "cannot be read"},
		{`{"pad":[]}`, "cannot be read"},
		{`{"pad":{"q":"a"}}`, "there is no button"},
	} {
		b := DefaultBindings()
		err := json.Unmarshal([]byte(c.file), &b)
		if err == nil || !strings.Contains(err.Error(), c.want) || b != DefaultBindings() {
			t.Errorf("%s: %v, want %q and nothing changed", c.file, err, c.want)
		}
	}
	var b Bindings
	if err := json.Unmarshal([]byte(`{"left":{"up":"T"}}`), &b); err != nil || b.Place(A) != A {
		t.Errorf("a file of before: %v, A is at %v", err, b.Place(A))
	}
}

// A moved button has its bound function, is reported by its position, and its label follows.
func TestMovedButtonsInAFrame(t *testing.T) {
	s := &Script{}
	h := NewDevices(s)
	b := DefaultBindings()
	if _, err := b.Swap(A, Y); err != nil {
		t.Fatal(err)
	}
	h.SetBindings(b)
	src := &still{Snapshot{Pads: []PadState{{GUID: "030000004c050000e60c000011810000", Held: Of(Y, Left)}}}}
	h.src = src
	f := h.Tick()
	p := f.Pad(Gamepad(0))
	if p.Pressed != Of(A, Left) || p.Places != Of(Y, Left) || !f.Menu.Pressed.Has(A) {
		t.Errorf("pressed %b at %b", p.Pressed, p.Places)
	}
	if f = h.Tick(); f.Pad(Gamepad(0)).Places != 0 {
		t.Error("a button that is held is pressed again")
	}
	if l, _ := h.Hint(A); l.Icon != "pad-triangle" {
		t.Errorf("A is labelled %+v", l)
	}
	if h.Kind(Gamepad(0)) != PlayStation || h.Kind(Mouse) != Generic {
		t.Error("the kinds are wrong")
	}
	src.now.Pads[0].GUID, src.now.Pads[0].Name, src.now.Pads[0].Odd = "x", "Odd", true
	h.Tick()
	if h.Kind(Gamepad(1)) != Unknown || h.GUID(Gamepad(1)) != "x" || h.GUID(Mouse) != "" {
		t.Errorf("a pad without a layout is of kind %d", h.Kind(Gamepad(1)))
	}
}

// Half a keyboard with a seat of its own has its own arrows in hints.
func TestHintsForOneHalf(t *testing.T) {
	h := NewDevices(&still{})
	h.Tick()
	h.Ask(LeftHalf)
	if l, _ := h.Hint(Up); l != keyLabel(ebiten.KeyW) {
		t.Errorf("up is %+v", l)
	}
	if l, _ := h.Hint(A); l != keyLabel(ebiten.KeyE) {
		t.Errorf("A is %+v", l)
	}
	if l, _ := h.Hint(Start); l.Word != words.KeyEscape() {
		t.Errorf("Start is %+v", l)
	}
	h.Ask(NoDevice)
	if l, _ := h.Hint(Up); l.Icon != "key-up" {
		t.Errorf("up is %+v for everybody", l)
	}
}
