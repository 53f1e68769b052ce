package empire

import (
	"fmt"
	"strconv"

	"ludotheque/assets/tables"
	"ludotheque/rules"
)

// Good is what a card or a token brings.
type Good uint8

// The goods. Wild is a joker: at the end it counts as a good that its owner has
// already.
const (
	NoGood Good = iota
	Crystal
	Ore
	Wood
	Tools
	Food
	Wild
)

// Kinds is the number of goods that score, from [Crystal] to [Food].
const Kinds = 5

var goodNames = []string{"none", "crystal", "ore", "wood", "tools", "food", "wild"}

// String returns the good's word.
func (g Good) String() string { return rules.WordOf(goodNames, g) }

// MarshalText writes String.
func (g Good) MarshalText() ([]byte, error) { return rules.MarshalWord(goodNames, g) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (g *Good) UnmarshalText(b []byte) error { return rules.UnmarshalWord(goodNames, g, b) }

// Verb is what one side of a card does.
type Verb uint8

// The verbs of a card; NoVerb is the zero Verb, which is on no card.
const (
	NoVerb Verb = iota
	// Place puts armies from the supply on the start or on one's own cities.
	Place
	// March moves armies over land, a point a border.
	March
	// Sail moves armies over land and sea.
	Sail
	// Found builds a city where the player has an army.
	Found
	// Destroy removes armies of others.
	Destroy
)

var verbNames = []string{"none", "place", "move", "sail", "city", "destroy"}

// String returns the verb's word in the list of cards.
func (v Verb) String() string { return rules.WordOf(verbNames, v) }

// MarshalText writes String.
func (v Verb) MarshalText() ([]byte, error) { return rules.MarshalWord(verbNames, v) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (v *Verb) UnmarshalText(b []byte) error { return rules.UnmarshalWord(verbNames, v, b) }

// Moves reports whether the verb moves armies.
func (v Verb) Moves() bool { return v == March || v == Sail }

// Act is one side of a card: a verb and how often it is done.
type Act struct {
	Verb Verb `json:"verb"`
	N    int  `json:"n"`
}

// Join is the relation of the two sides of a card.
type Join uint8

// The relations.
const (
	// Single: the card has one side.
	Single Join = iota
	// Or: exactly one of the two.
	Or
	// And: both, one or none.
	And
)

// Face is what is printed on a card.
type Face struct {
	Good  Good
	Count int
	Join  Join
	// Acts has one side, or two if Join is not Single.
	Acts []Act
	// Five marks a card that is only used in games of five.
	Five bool
}

// Card is a card's number in the list, from 1; 0 is none.
type Card uint8

// CardCount is the number of cards in the list.
const CardCount = 42

// Face returns what is printed on c; for card 0, an empty Face.
func (c Card) Face() *Face {
	if c < 1 || int(c) > CardCount {
		return &Face{}
	}
	return &Cards[c-1]
}

// Cards are the faces of all cards, in the order of their numbers.
var Cards = must(ParseCards(tables.Cards))

// ParseCards reads a list of cards in the format of assets/tables/cards.txt. The error names the line.
func ParseCards(text string) ([]Face, error) {
	var faces []Face
	err := records("cards", text, func(w []string) error {
		n := len(faces) + 1
		if len(w) < 4 || w[0] != strconv.Itoa(n) {
			return fmt.Errorf("expected card %d: its number, good, how many, and what it does", n)
		}
		var f Face
		if err := f.Good.UnmarshalText([]byte(w[1])); err != nil {
			return err
		}
		count, err := strconv.Atoi(w[2])
		if err != nil || count < 1 || count > 9 || f.Good == NoGood {
			return fmt.Errorf("%s %s: a card brings 1 to 9 of a good", w[2], w[1])
		}
		f.Count = count
		rest := w[3:]
		if last := len(rest) - 1; rest[last] == "5p" {
			f.Five, rest = true, rest[:last]
		}
		for {
			var a Act
			if a, rest, err = parseAct(rest); err != nil {
				return err
			}
			f.Acts = append(f.Acts, a)
			if len(rest) == 0 {
				break
			}
			if len(f.Acts) == 2 {
				return fmt.Errorf("a card has two sides at most; then came %q", rest[0])
			}
			switch rest[0] {
			case "or":
				f.Join = Or
			case "and":
				f.Join = And
			default:
				return fmt.Errorf("expected or, and, or 5p, not %q", rest[0])
			}
			rest = rest[1:]
		}
		if len(f.Acts) == 2 && (f.Acts[0].Verb == f.Acts[1].Verb || f.Acts[0].Verb.Moves() && f.Acts[1].Verb.Moves()) {
			// An action would not identify its side.
			return fmt.Errorf("the two sides do the same")
		}
		faces = append(faces, f)
		return nil
	})
	if err == nil && len(faces) != CardCount {
		err = fmt.Errorf("empire: %d cards are listed, and %d are needed", len(faces), CardCount)
	}
	return faces, err
}

func parseAct(w []string) (Act, []string, error) {
	var a Act
	if len(w) == 0 {
		return a, nil, fmt.Errorf("an action is missing")
	}
	if err := a.Verb.UnmarshalText([]byte(w[0])); err != nil || a.Verb == NoVerb {
		return a, nil, fmt.Errorf("%q is not an action: place, move, sail, city or destroy", w[0])
	}
	w = w[1:]
	a.N = 1
	if a.Verb == Found {
		return a, w, nil
	}
	if len(w) == 0 {
		return a, nil, fmt.Errorf("%s needs a number", a.Verb)
	}
	n, err := strconv.Atoi(w[0])
	if err != nil || n < 1 || n > 9 {
		return a, nil, fmt.Errorf("%s %s: the number is from 1 to 9", a.Verb, w[0])
	}
	a.N = n
	return a, w[1:], nil
}

// steps is what a goods table pays: the points for each of the four thresholds.
var steps = [4]int{1, 2, 3, 5}

// Thresholds is how many of each good, from [Crystal], give 1, 2, 3 and 5 points.
var Thresholds = must(ParseGoods(tables.Goods))

// ParseGoods reads a table of goods in the format of assets/tables/goods.txt.
func ParseGoods(text string) (table [Kinds][4]int, err error) {
	seen := 0
	err = records("goods", text, func(w []string) error {
		var g Good
		if err := g.UnmarshalText([]byte(w[0])); err != nil || g == NoGood || g == Wild || len(w) != 5 {
			return fmt.Errorf("expected a good and four numbers")
		}
		row := &table[g-Crystal]
		if row[0] != 0 {
			return fmt.Errorf("%s is listed twice", g)
		}
		last := 0
		for i := range row {
			n, err := strconv.Atoi(w[1+i])
			if err != nil || n <= last || n > 99 {
				return fmt.Errorf("%s: %q does not go on upwards", g, w[1+i])
			}
			row[i], last = n, n
		}
		seen++
		return nil
	})
	if err == nil && seen != Kinds {
		err = fmt.Errorf("empire: the goods table has %d goods, and %d are needed", seen, Kinds)
	}
	return table, err
}

// Worth returns the points for n of a good.
func Worth(g Good, n int) int {
	if g < Crystal || g > Food {
		return 0
	}
	points := 0
	for i, at := range &Thresholds[g-Crystal] {
		if n >= at {
			points = steps[i]
		}
	}
	return points
}

// Goods counts goods by kind, from [Crystal]; the last entry counts jokers.
type Goods [Kinds + 1]int8

// Add adds n of a good.
func (c *Goods) Add(g Good, n int) {
	if g >= Crystal && g <= Wild {
		c[g-Crystal] += int8(n)
	}
}

// Of returns the number of a good.
func (c *Goods) Of(g Good) int {
	if g < Crystal || g > Wild {
		return 0
	}
	return int(c[g-Crystal])
}

// Settle assigns the jokers to goods that are present, such that the total points are highest; without
// any good they stay jokers and bring nothing. It returns the counts with the jokers assigned, and the
// points. Of equal ways it takes the one with earlier goods.
func (c Goods) Settle() (laid Goods, points int) {
	wild := int(c[Kinds])
	laid = c
	sum := 0
	for g := Crystal; g <= Food; g++ {
		sum += Worth(g, c.Of(g))
	}
	if wild == 0 || c.total() == 0 {
		return laid, sum
	}
	laid[Kinds] = 0
	points = -1
	var best Goods
	var try func(from Good, left, sum int)
	try = func(from Good, left, sum int) {
		if left == 0 {
			if sum > points {
				best, points = laid, sum
			}
			return
		}
		for g := from; g <= Food; g++ {
			if c.Of(g) == 0 {
				continue
			}
			n := laid.Of(g)
			laid.Add(g, 1)
			try(g, left-1, sum-Worth(g, n)+Worth(g, n+1))
			laid.Add(g, -1)
		}
	}
	try(Crystal, wild, sum)
	return best, points
}

// total returns the number of goods that score.
func (c *Goods) total() int {
	n := 0
	for _, k := range c[:Kinds] {
		n += int(k)
	}
	return n
}
