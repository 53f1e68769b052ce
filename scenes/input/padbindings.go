package input

import "fmt"

// PadBound are the buttons of a gamepad that can be exchanged, in the order of the settings page.
// Directions, Start and Back cannot, so that menus always remain usable.
var PadBound = [...]Button{A, B, X, Y, L, R, ZL, ZR}

func padBound(b Button) bool {
	for _, p := range PadBound {
		if p == b {
			return true
		}
	}
	return false
}

// usualPad returns every button at its own position.
func usualPad() (pad [buttonCount]Button) {
	for b := range buttonCount {
		pad[b] = b
	}
	return pad
}

// Place returns the button, named by position, that has the function of btn.
func (b *Bindings) Place(btn Button) Button {
	if btn >= buttonCount {
		return btn
	}
	return b.pad[btn]
}

// Swap gives the button at a position the function of btn; its former function moves to btn's former
// position, and is returned: btn itself if nothing changed. Every button keeps a position. Buttons not
// in [PadBound] are refused, and nothing changes.
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
	return btn, nil // each position has a button
}

// ResetPad puts every button of a gamepad back to its own position.
func (b *Bindings) ResetPad() { b.pad = usualPad() }

// KeepPad copies the gamepad's bindings from other bindings.
func (b *Bindings) KeepPad(from *Bindings) { b.pad = from.pad }

// byPlace returns the functions of positions.
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

// padRow returns the positions of [PadBound] for a file.
func (b *Bindings) padRow() map[string]Button {
	row := map[string]Button{}
	for _, btn := range PadBound {
		row[btn.String()] = b.pad[btn]
	}
	return row
}

// readPad reads the positions from a file. Missing buttons keep their own position; two buttons at one
// position are refused.
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
