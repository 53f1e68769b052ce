// Package trace tells tests outside the program what is on its screen: one line
// of words each time it changes, into the file that LUDOTHEQUE_TRACE names, or
// in the browser into window.ludotheque.
//
// It only tells, and only when asked; nothing in the program reads it back.
package trace

// Line is what is told: the tick at which the screen changed, and what it shows
// now, in words that the scene chose ("title", "lobby bzzz").
type Line struct {
	Tick  int64  `json:"tick"`
	Scene string `json:"scene"`
}

// Trace tells lines to whoever asked at the start of the program.
type Trace struct {
	last string
	sink func(Line) // nil: nobody asked
}

// Open looks whether somebody asked, and says why it cannot answer them.
func Open() (*Trace, error) {
	sink, err := open()
	return &Trace{sink: sink}, err
}

// Asked says whether anybody listens, so that nothing need be put into words
// when nobody does.
func (t *Trace) Asked() bool { return t.sink != nil }

// Say tells what is on the screen at that tick, if it is not what was last told.
func (t *Trace) Say(tick int64, scene string) {
	if t.sink == nil || scene == t.last {
		return
	}
	t.last = scene
	t.sink(Line{tick, scene})
}
