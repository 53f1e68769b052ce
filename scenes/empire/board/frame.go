package board

import (
	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// sides is how many sides have pieces: five seats and the neutral one.
const sides = int(empire.Neutral) + 1

// Names are the words of the map and of the cards, in the language shown.
type Names struct {
	// Regions are the names by region, Continents by continent; a newline in a
	// continent's name breaks it.
	Regions    [empire.RegionCount]string
	Continents [empire.ContinentCount]string
	// Goods are by [empire.Good], Verbs by [empire.Verb], as they stand on cards.
	Goods [empire.Wild + 1]string
	Verbs [empire.Destroy + 1]string
	// Or and And join the two sides of a card.
	Or, And string
}

// EffectKind is what a piece does.
type EffectKind uint8

// The kinds of effects.
const (
	// Slide: an army goes From, To.
	Slide EffectKind = iota
	// Put: an army is laid down in To, out of the supply.
	Put
	// Build: a city is founded in To.
	Build
	// Remove: an army leaves To, by force.
	Remove
)

// Ticks is how long an effect lasts, in ticks of a sixtieth of a second.
func (k EffectKind) Ticks() float32 { return effectTicks[k&3] }

var effectTicks = [4]float32{Slide: 16, Put: 13, Build: 15, Remove: 26}

// Effect is a piece that moves at this moment. The ground is described as it is
// afterwards: the painter leaves out the piece at its goal until it is there.
type Effect struct {
	Kind     EffectKind
	Side     empire.Side
	From, To empire.Region
	// Age is in ticks; nothing is shown before 0 and from Kind.Ticks() on.
	Age float32
}

// Number is a disc with a candidate's number on the map.
type Number struct {
	// N is the number from 1; 0 for none.
	N int
	// Tied is painted in the accent, Out in grey: a rule has put it aside.
	Tied, Out bool
}

// Change is a region that has changed hands: its new holder's colour washes over
// it, and the holder's sign with it.
type Change struct {
	Region empire.Region
	// Side holds it now; Nobody where it is free.
	Side empire.Side
	// Age is in ticks, up to ChangeTicks.
	Age float32
}

// ChangeTicks is how long a change is seen, SweepTicks how long its colour takes to
// cross the region.
const (
	ChangeTicks = 108
	SweepTicks  = 22
)

// Caption is a sentence that says which region has just changed hands.
type Caption struct {
	// Text is the sentence, empty for none; Side is who gained or lost the region.
	Text string
	Side empire.Side
	// Came goes from 0 to 1 as it comes, and back as it goes.
	Came float32
}

// Move is what an advice would do in its place N, from 1: an army goes From, To, or
// something is done in To.
type Move struct {
	N        int
	From, To empire.Region
}

// Answer is a button that hangs from a region in question.
type Answer struct {
	Region empire.Region
	// Text is the region's name, and what the answer changes.
	Text string
	// Key is what stands on the key's cap; Icon, an artwork's name, goes before it.
	Key, Icon string
	// Main is the suggested answer, painted in the accent.
	Main bool
}

// Frame is one picture of the map.
type Frame struct {
	Plan  *Plan
	Names *Names
	// Grounds is what lies on the map; the painter only reads it.
	Grounds *[empire.RegionCount]empire.Ground
	// Continents is who holds each, Nobody for none.
	Continents [empire.ContinentCount]empire.Side
	// Power is the number on the pill of a held region: the military power of a
	// solo game, or by how many pieces it is held. Negative for no number.
	Power [empire.RegionCount]int8

	// Dim is how far regions that are not Lit step back, from 0 to 1.
	Dim float32
	Lit empire.Regions
	// Plus are the regions that get an accent plus: something can be done there.
	Plus empire.Regions
	// Under is the region under the hand: a mat of white and accent. From is the
	// region that an army is about to leave: a dashed mat. NoRegion for none.
	Under, From empire.Region
	// Gains, where not empty, take the place of a plus: by how much what can be done changes the lead.
	Gains [empire.RegionCount]string
	// Pulse are regions of a tie: rings of white and accent that breathe.
	Pulse empire.Regions
	// Pointed is what a line of the log points at.
	Pointed empire.Regions
	Numbers [empire.RegionCount]Number
	// Ghosts are regions where a dashed piece floats: a city when GhostCity, of
	// side GhostSide.
	Ghosts    empire.Regions
	GhostSide empire.Side
	GhostCity bool
	Effects   []Effect
	// Changes are regions that have just changed hands, Moves what an advice would
	// do, in its order.
	Changes []Change
	Moves   []Move
	Caption Caption
	// Answers hang from regions; [Map.AnswerButton] paints them.
	Answers []Answer

	// Tick moves what lives. Still stops it: reduced motion, rings stand and
	// pieces fade.
	Tick  int
	Still bool
}

// hold is who a region is outlined for.
func (f *Frame) hold(r empire.Region) empire.Side { return f.Grounds[r].Holder() }

// neutralLook is the look of neutral pieces, woodLook that of those
// drawn on cards.
var (
	neutralLook = ui.SeatStyle{Color: ui.Hex(0x7B7264), TextOn: ui.Paper}
	woodLook    = ui.SeatStyle{Color: ui.Hex(0xB98A57), TextOn: ui.Paper}
)

// lookOf is the look of a side's pieces.
func lookOf(s empire.Side) *ui.SeatStyle {
	if s >= 0 && s < empire.Neutral {
		return &ui.Seats[s]
	}
	return &neutralLook
}
