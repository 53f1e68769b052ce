package trace

// Things is what can be used on the screen, and what has the focus.
type Things struct {
	// Focus is the index in List of what has the focus, or -1.
	Focus int `json:"focus"`
	// List is in the order in which the focus steps through it.
	List []Thing `json:"list"`
	// Said are the notices on show.
	Said []string `json:"said,omitempty"`
}

// Thing is one of them; its place is in pixels.
type Thing struct {
	Name string  `json:"name"`
	N    int     `json:"n"`
	X    float32 `json:"x"`
	Y    float32 `json:"y"`
	W    float32 `json:"w"`
	H    float32 `json:"h"`
	// Seen is what shows of it where it lies in a scrolled area, else all of it; its
	// sides are not over 0 where nothing shows. List and ListN name that area, and Area is
	// where it shows.
	Seen  Box    `json:"seen"`
	Area  Box    `json:"area"`
	List  string `json:"list,omitempty"`
	ListN int    `json:"listN,omitempty"`
	// Entry and EntryN name where a step of the focus from outside its group leads.
	Entry  string `json:"entry,omitempty"`
	EntryN int    `json:"entryN,omitempty"`
	// Slides: left and right are its own. Spot: only pointers press it.
	Slides bool `json:"slides,omitempty"`
	Spot   bool `json:"spot,omitempty"`
}

// Box is a place in pixels.
type Box struct {
	X float32 `json:"x"`
	Y float32 `json:"y"`
	W float32 `json:"w"`
	H float32 `json:"h"`
}

// Shows says whether anything of the thing is to be seen, to be pressed.
func (t *Thing) Shows() bool { return t.Seen.W > 0 && t.Seen.H > 0 }

// At is a place of the thing to press: at a share of its width, in the middle of what
// shows of its height.
func (t *Thing) At(share float32) (x, y float32) {
	x = max(t.Seen.X, min(t.Seen.X+t.Seen.W, t.X+t.W*share))
	return x, t.Seen.Y + t.Seen.H/2
}
