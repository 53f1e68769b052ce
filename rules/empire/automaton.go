package empire

import "ludotheque/rules"

// Auto is the automaton's progress with the card it drew.
type Auto struct {
	// Act is the current side of the card, Left how often that is still to be done.
	Act  int8 `json:"act"`
	Left int8 `json:"left"`
	// Did reports whether anything of the card was done; otherwise the automaton draws another.
	Did bool `json:"did,omitempty"`
	// From is the region that the next army leaves, once decided.
	From Region `json:"from"`
	// Arrived counts the armies that moved into each region this turn: they move no more (S11).
	Arrived [RegionCount]uint8 `json:"arrived"`
}

// What is the kind of a decision of the automaton.
type What uint8

// The kinds of decisions.
const (
	NoWhat What = iota
	// WhatPlace: where an army is placed.
	WhatPlace
	// WhatFrom and WhatTo: where an army leaves and where it arrives.
	WhatFrom
	WhatTo
	// WhatCity: where a city is built.
	WhatCity
	// WhatLoss: which region loses an army of the person's. The person always chooses.
	WhatLoss
)

var whatNames = []string{"none", "place", "from", "to", "city", "loss"}

// String returns its word.
func (w What) String() string { return rules.WordOf(whatNames, w) }

// MarshalText writes String.
func (w What) MarshalText() ([]byte, error) { return rules.MarshalWord(whatNames, w) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (w *What) UnmarshalText(b []byte) error { return rules.UnmarshalWord(whatNames, w, b) }

// Rule is a priority of the automaton.
type Rule uint8

// The priorities, in the order in which they are applied.
const (
	// RuleAllowed: where it is legal.
	RuleAllowed Rule = iota
	// RuleNear: the fewest moves from the start.
	RuleNear
	// RuleEmpty: where no side has a piece, if there is such a region.
	RuleEmpty
	// RuleWeak: where the automaton's power is lowest.
	RuleWeak
	// RuleMarked: where a token or a coin lies, if there is such a region.
	RuleMarked
)

var ruleNames = []string{"allowed", "near", "empty", "weak", "marked"}

// String returns its word.
func (r Rule) String() string { return rules.WordOf(ruleNames, r) }

// MarshalText writes String.
func (r Rule) MarshalText() ([]byte, error) { return rules.MarshalWord(ruleNames, r) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (r *Rule) UnmarshalText(b []byte) error { return rules.UnmarshalWord(ruleNames, r, b) }

// Weighed is the result of applying one priority.
type Weighed struct {
	Rule Rule    `json:"rule"`
	Kept Regions `json:"kept"`
	// Values are what was compared, one for each region in question, in order: distances for RuleNear,
	// powers for RuleWeak; nil for others.
	Values []int `json:"values,omitempty"`
}

// Reason explains a decision of the automaton.
type Reason struct {
	What What `json:"what"`
	// Steps are the priorities in the order in which they were applied, until one region or no
	// priority was left.
	Steps []Weighed `json:"steps"`
	// Chosen is the region, NoRegion if the person is asked.
	Chosen Region `json:"chosen"`
	// Settled reports whether the person, or the suggestion in their place, broke a tie.
	Settled bool `json:"settled,omitempty"`
}

// Choice is a tie of the automaton's that the person breaks.
type Choice struct {
	What  What    `json:"what"`
	Among Regions `json:"among"`
	// Suggested is the region that is best for the person by points right after it; of equal ones the
	// first of the atlas.
	Suggested Region `json:"suggested"`
}

// allowed returns the kind of the automaton's next decision and the legal regions; NoWhat if nothing
// of this side of the card can be done any more.
func (b *Board) allowed() (What, Regions) {
	a, p := &b.Auto, &b.Players[Automaton]
	if a.Left == 0 {
		return NoWhat, 0
	}
	verb := b.Card.Face().Acts[a.Act].Verb
	var what What
	var set Regions
	switch {
	case verb == Place && p.Armies > 0:
		what = WhatPlace
		set = every.keep(func(r Region) bool { return r == Start || b.Grounds[r].Cities[Automaton] > 0 })
	case verb.Moves() && a.From != NoRegion:
		what, set = WhatTo, b.destinations(a.From, verb)
	case verb.Moves():
		what = WhatFrom
		set = every.keep(func(r Region) bool {
			return b.Grounds[r].Armies[Automaton] > a.Arrived[r] && b.destinations(r, verb) != 0
		})
	case verb == Found && p.Cities > 0:
		what = WhatCity
		set = every.keep(func(r Region) bool {
			g := &b.Grounds[r]
			return g.Armies[Automaton] > 0 && g.Cities == [sides]uint8{}
		})
	case verb == Destroy:
		what = WhatLoss
		set = every.keep(func(r Region) bool { return b.Grounds[r].Armies[0] > 0 })
	}
	if set == 0 {
		return NoWhat, 0
	}
	return what, set
}

// destinations returns where an army of the automaton may go from r: never back into the start.
func (b *Board) destinations(r Region, verb Verb) Regions {
	return Atlas.Around(r, verb == Sail) &^ Regions(0).With(Start)
}

// priorities are applied to each kind of decision, after RuleAllowed. The person breaks remaining
// ties.
var priorities = [...][]Rule{
	WhatPlace: {RuleWeak, RuleMarked},
	WhatFrom:  {RuleNear, RuleWeak},
	WhatTo:    {RuleEmpty, RuleWeak, RuleMarked},
	WhatCity:  {RuleWeak, RuleMarked},
	WhatLoss:  {},
}

// weigh applies one priority to the regions in question.
func (b *Board) weigh(rule Rule, set Regions, values bool) Weighed {
	w := Weighed{Rule: rule}
	value := func(r Region) int {
		switch rule {
		case RuleNear:
			return Atlas.Lands[r].Distance
		case RuleWeak:
			return b.Power(Automaton, r)
		case RuleEmpty:
			if b.Grounds[r].Empty() {
				return 0
			}
			return 1
		default:
			if b.Grounds[r].Marked() {
				return 0
			}
			return 1
		}
	}
	first := true
	best := 0
	for r := range set.All {
		v := value(r)
		if values && (rule == RuleNear || rule == RuleWeak) {
			w.Values = append(w.Values, v)
		}
		switch {
		case first || v < best:
			w.Kept, best, first = Regions(0).With(r), v, false
		case v == best:
			w.Kept = w.Kept.With(r)
		}
	}
	return w
}

// narrow returns the regions that are left after all priorities. It appends each priority applied to
// steps, unless that is nil.
func (b *Board) narrow(what What, set Regions, steps *[]Weighed) Regions {
	if steps != nil {
		*steps = append(*steps, Weighed{Rule: RuleAllowed, Kept: set})
	}
	empty := false
	for _, rule := range priorities[what] {
		if set.Len() == 1 {
			break
		}
		if rule == RuleWeak && empty {
			// Unoccupied destinations all have the power 0 (S15).
			continue
		}
		w := b.weigh(rule, set, steps != nil)
		set = w.Kept
		empty = empty || rule == RuleEmpty && b.Grounds[set.First()].Empty()
		if steps != nil {
			*steps = append(*steps, w)
		}
	}
	return set
}

// settle carries out a decision.
func (b *Board) settle(what What, r Region) {
	a, p := &b.Auto, &b.Players[Automaton]
	g := &b.Grounds[r]
	switch what {
	case WhatPlace:
		g.Armies[Automaton]++
		p.Armies--
	case WhatFrom:
		a.From = r
		return // the move is not made yet
	case WhatTo:
		b.Grounds[a.From].Armies[Automaton]--
		g.Armies[Automaton]++
		a.Arrived[r]++
		a.From = NoRegion
	case WhatCity:
		g.Cities[Automaton]++
		p.Cities--
	case WhatLoss:
		g.Armies[0]--
		p.Trophies++
	}
	a.Left--
	a.Did = true
}

// suggest returns the region that is best for the person: by the difference in points right after the
// decision, for a departure including the arrival that follows.
func (b *Board) suggest(what What, among Regions) Region {
	best, most := NoRegion, 0
	for r := range among.All {
		if n := b.after(what, r); best == NoRegion || n > most {
			best, most = r, n
		}
	}
	return best
}

// after returns the person's lead right after a decision.
func (b *Board) after(what What, r Region) int {
	c := *b
	c.come(what, r)
	return c.Lead()
}

// come makes a decision; if an army leaves it also makes the arrival that follows, of equal ones the
// best for the person.
func (b *Board) come(what What, r Region) {
	b.settle(what, r)
	if what == WhatFrom {
		arrival, set := b.allowed()
		b.settle(arrival, b.suggest(arrival, b.narrow(arrival, set, nil)))
	}
}

// Outcome returns by how many points the person and the automaton change if the person answers the
// present Choice with r. An army that leaves counts where it arrives, of equal regions in the one best
// for the person.
func (b *Board) Outcome(r Region) (person, automaton int) {
	c := *b
	c.come(b.Choice.What, r)
	return c.Score(0).Total() - b.Score(0).Total(), c.Score(Automaton).Total() - b.Score(Automaton).Total()
}
