//go:build !js

package phone

// Keyboard is unused outside browsers.
type Keyboard struct{}

// New returns nil: only browsers need it.
func New() *Keyboard { return nil }

// Offer does nothing.
func (k *Keyboard) Offer(Field) (text string, writing bool) { return "", false }

// Flush does nothing.
func (k *Keyboard) Flush() {}

// Coarse returns false: without a page the primary pointer is unknown.
func Coarse() bool { return false }
