// Package phone lets the keyboard that a phone or a tablet shows on its screen
// write into a game's text fields.
//
// A browser shows that keyboard only when a finger touches a text field of the
// page itself, in the page's own handling of the touch. So the page gets an
// input, unseen, wherever the game shows a text that can be written: the finger
// touches the input, the keyboard opens, and the game shows what is written.
// While it is written the input is seen at the top of the page, where no
// keyboard hides it. Elsewhere than in a browser, and as long as no finger is
// used, there is nothing of all this.
package phone

// Field is a text that can be written, at a place of the window in this tick.
type Field struct {
	// Name and N tell it from others.
	Name string
	N    int
	// X, Y, W and H are its place in parts of the window, 0 to 1.
	X, Y, W, H float64
	// Text is what stands there, Limit the most letters it takes.
	Text  string
	Limit int
}
