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
	// Slides: left and right are its own. Spot: only pointers press it.
	Slides bool `json:"slides,omitempty"`
	Spot   bool `json:"spot,omitempty"`
}
