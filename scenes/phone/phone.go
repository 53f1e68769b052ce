// Package phone lets the on-screen keyboard of a phone or a tablet write into a game's text fields.
//
// A browser shows that keyboard only when a finger touches a text field of the page itself, in the
// page's own handling of the touch. So the page gets an invisible input wherever the game shows an
// editable text: the finger touches the input, the keyboard opens, and the game shows what is written.
// While it is being written the input is visible at the top of the page, where the keyboard does not
// hide it. Outside browsers, and as long as no finger is used, the package does nothing.
package phone

// Field is an editable text, at a place of the window in this tick.
type Field struct {
	// Name and N identify it.
	Name string
	N    int
	// X, Y, W and H are its place in parts of the window, 0 to 1.
	X, Y, W, H float64
	// Text is its content, Limit the largest number of letters.
	Text  string
	Limit int
}
