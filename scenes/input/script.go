package input

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/internal/text"
)

// Script is a Source that plays a script: one JSON object per line, with what is held for a number of
// ticks.
//
//	# a comment
//	{"ticks":30}
//	{"keys":["Enter"]}
//	{"mouse":[640,360],"held":["left"],"ticks":2}
//	{"text":"Noé"}
//	{"touches":[{"id":1,"x":10,"y":20}]}
//	{"pads":[{"slot":0,"name":"Pad","held":["a"],"stick":[0.9,0]}]}
//	{"close":true}
//
// A line holds only what it names, but the mouse stays where it was, and pads stay plugged in (and
// idle) until another line has "pads". Text, wheel and close act in the first tick of their line.
// After the last line nothing is held.
type Script struct {
	lines []scriptLine
	next  int
	spent int
	mouse Vec
	pads  []PadState
}

type scriptLine struct {
	Ticks   int           `json:"ticks"`
	Keys    []ebiten.Key  `json:"keys"`
	Pads    []scriptPad   `json:"pads"`
	Mouse   *[2]float64   `json:"mouse"`
	Held    []MouseButton `json:"held"`
	Wheel   [2]float64    `json:"wheel"`
	Touches []scriptTouch `json:"touches"`
	Text    string        `json:"text"`
	Close   bool          `json:"close"`
	Away    bool          `json:"away"` // another window has the keyboard

	pads  []PadState
	runes []rune
}

type scriptPad struct {
	Slot   int        `json:"slot"`
	GUID   string     `json:"guid"`
	Name   string     `json:"name"`
	Held   []Button   `json:"held"`
	Stick  [2]float64 `json:"stick"`
	Stick2 [2]float64 `json:"stick2"`
}

type scriptTouch struct {
	ID int     `json:"id"`
	X  float64 `json:"x"`
	Y  float64 `json:"y"`
	// Cancelled: the system takes the finger away.
	Cancelled bool `json:"cancelled"`
}

// Limits of a script, to detect wrong files.
const (
	maxScriptLine  = 1 << 16
	maxScriptTicks = 1 << 20
	maxScriptPads  = 16
)

// ReadScript reads a whole script. The error names the line and what is wrong.
func ReadScript(r io.Reader) (*Script, error) {
	in := bufio.NewScanner(text.NewReader(r))
	in.Buffer(make([]byte, 0, 4096), maxScriptLine)
	s := &Script{}
	n := 0
	for in.Scan() {
		n++
		text := bytes.TrimSpace(in.Bytes())
		if len(text) == 0 || text[0] == '#' {
			continue
		}
		l, err := parseLine(text)
		if err != nil {
			return nil, fmt.Errorf("script, line %d: %w", n, err)
		}
		s.lines = append(s.lines, l)
	}
	if err := in.Err(); err != nil {
		return nil, fmt.Errorf("script, line %d: %w", n+1, err)
	}
	return s, nil
}

func parseLine(text []byte) (scriptLine, error) {
	l := scriptLine{Ticks: 1}
	dec := json.NewDecoder(bytes.NewReader(text))
	dec.DisallowUnknownFields()
	if err := dec.Decode(&l); err != nil {
		return l, err
	}
	if _, err := dec.Token(); err != io.EOF {
		return l, fmt.Errorf("something follows the object: write one object a line")
	}
	if l.Ticks < 1 || l.Ticks > maxScriptTicks {
		return l, fmt.Errorf("ticks is %d: give 1 to %d", l.Ticks, maxScriptTicks)
	}
	for _, k := range l.Keys {
		switch k {
		case ebiten.KeyShift, ebiten.KeyControl, ebiten.KeyAlt, ebiten.KeyMeta:
			return l, fmt.Errorf("key %v has two sides: write %vLeft or %vRight", k, k, k)
		}
	}
	if len(l.Pads) > maxScriptPads {
		return l, fmt.Errorf("%d pads: give %d at most", len(l.Pads), maxScriptPads)
	}
	if l.Pads != nil {
		l.pads = []PadState{}
	}
	slots := map[int]bool{}
	for _, p := range l.Pads {
		if slots[p.Slot] {
			return l, fmt.Errorf("two pads in slot %d: give each its own", p.Slot)
		}
		slots[p.Slot] = true
		l.pads = append(l.pads, PadState{Slot: p.Slot, GUID: p.GUID, Name: p.Name, Held: Of(p.Held...),
			Stick: Vec{p.Stick[0], p.Stick[1]}, Stick2: Vec{p.Stick2[0], p.Stick2[1]}})
	}
	l.runes = []rune(l.Text)
	return l, nil
}

// Done reports whether every line has been played.
func (s *Script) Done() bool { return s.next >= len(s.lines) }

// Read plays the next tick.
func (s *Script) Read(to *Snapshot) {
	to.Focused = true
	to.MouseX, to.MouseY = s.mouse.X, s.mouse.Y
	if s.Done() {
		to.Pads = append(to.Pads, s.pads...)
		return
	}
	l := &s.lines[s.next]
	if s.spent == 0 {
		if l.Mouse != nil {
			s.mouse = Vec{l.Mouse[0], l.Mouse[1]}
			to.MouseX, to.MouseY = s.mouse.X, s.mouse.Y
		}
		to.WheelX, to.WheelY = l.Wheel[0], l.Wheel[1]
		to.Runes = append(to.Runes, l.runes...)
		to.Closing = l.Close
		if l.pads != nil {
			s.pads = append(s.pads[:0], l.pads...)
		}
	}
	if l.pads != nil {
		to.Pads = append(to.Pads, l.pads...)
	} else {
		to.Pads = append(to.Pads, s.pads...)
	}
	to.Focused = !l.Away
	for _, k := range l.Keys {
		to.Keys.Add(k)
	}
	for _, b := range l.Held {
		to.Mouse |= 1 << b
	}
	for _, t := range l.Touches {
		to.Touches = append(to.Touches, TouchPoint(t))
	}
	if s.spent++; s.spent >= l.Ticks {
		s.spent = 0
		s.next++
		for i := range s.pads {
			p := &s.pads[i]
			*p = PadState{Slot: p.Slot, GUID: p.GUID, Name: p.Name}
		}
	}
}
