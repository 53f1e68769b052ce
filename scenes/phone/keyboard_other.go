//go:build !js

package phone

// Keyboard is the keyboard of this machine's screen: none.
type Keyboard struct{}

// New is nil: what is no browser needs no help.
func New() *Keyboard { return nil }

// Offer does nothing.
func (k *Keyboard) Offer(Field) (text string, writing bool) { return "", false }

// Flush does nothing.
func (k *Keyboard) Flush() {}

// Coarse reports whether the first pointer is a finger: where there is no page nobody knows.
func Coarse() bool { return false }
