package input

import "fmt"

// PadBound are the buttons of a gamepad that can change places with each other,
// in the order in which a settings page shows them. Directions, Start and Back
// stay where they are, so that no menu is ever without a way out.
var PadBound = [...]Button{A, B, X, Y, L, R, ZL, ZR}

func padBound(b Button) bool {
	for _, p := range PadBound {
		if p == b {
			return true
		}
	}
	return false
}

// usualPad returns every button at its own place.
func usualPad() (pad [buttonCount]Button) {
	for b := range buttonCount {
		pad[b] = b
	}
	return pad
}

// Place returns where the button lies that does what b does, named by place.
func (b *Bindings) Place(btn Button) Button {
	if btn >= buttonCount {
		return btn
	}
	return b.pad[btn]
}

// Swap makes the button at a place do what btn does; what it did before moves to
// where btn was, and is returned: btn itself when nothing changed. No button is
// ever without a place. What is not among [PadBound] is refused, and nothing
// changes.
func (b *Bindings) Swap(btn, place Button) (moved Button, err error) {
	if !padBound(btn) || !padBound(place) {
		return btn, fmt.Errorf("the buttons %v and %v of a gamepad cannot change places: use %v", btn, place, PadBound)
	}
	for _, other := range PadBound {
		if b.pad[other] == place {
			b.pad[other], b.pad[btn] = b.pad[btn], place
			return other, nil
		}
	}
	return btn, nil // each place has a button
}

// ResetPad puts every button of a gamepad back to its own place.
func (b *Bindings) ResetPad() { b.pad = usualPad() }

// KeepPad takes the places of a gamepad's buttons from other bindings.
func (b *Bindings) KeepPad(from *Bindings) { b.pad = from.pad }

// byPlace returns what those places hold.
func (b *Bindings) byPlace(places Buttons) Buttons {
	if b.pad == usualPad() {
		return places
	}
	var out Buttons
	for btn := range buttonCount {
		if places.Has(b.pad[btn]) {
			out |= 1 << btn
		}
	}
	return out
}

// padRow returns the places of [PadBound] for a file.
func (b *Bindings) padRow() map[string]Button {
	row := map[string]Button{}
	for _, btn := range PadBound {
		row[btn.String()] = b.pad[btn]
	}
	return row
}

// readPad takes the places out of a file. What is missing keeps its own place;
// two buttons at one place are refused.
func (b *Bindings) readPad(row map[Button]Button) error {
	pad := usualPad()
	for btn, place := range row {
		if !padBound(btn) || !padBound(place) {
			return fmt.Errorf("button %v of a gamepad cannot be at %v: use %v", btn, place, PadBound)
		}
		pad[btn] = place
	}
	used := map[Button]bool{}
	for _, place := range pad {
		if used[place] {
			return fmt.Errorf("two buttons of a gamepad are at %v", place)
		}
		used[place] = true
	}
	b.pad = pad
	return nil
}
