package soak

import (
	"hash/fnv"
	"maps"
	"strconv"

	"ludotheque/arena/catalog"
	"ludotheque/rules"
)

// Random is the player of a seat that plays at random what its view proposes.
const Random = "random"

// Game is one game of a soak test. It is determined by the entry, the seed and whether it is short.
type Game struct {
	Entry *catalog.Entry
	Setup rules.Setup
	// Seats has the player of each seat: a level, or Random.
	Seats []string
}

// brief bounds the options for the length of a game, in short games.
var brief = map[string]int{"turns": 60, "rounds": 1, "games": 1}

// tries is how many set-ups are drawn before the default one is used: options may exclude each other.
const tries = 64

// Draw draws seats, options and players. Half of the games are random ones, in the others all levels
// are mixed. Three games of four are short even if short is false.
func Draw(e *catalog.Entry, seed uint64, short bool) Game {
	h := fnv.New64a()
	h.Write([]byte(e.ID))
	r := rules.NewRand(seed ^ h.Sum64())
	r.State = r.Uint64() // make neighbouring seeds unrelated
	g := Game{Entry: e, Setup: rules.Setup{Seats: e.UsualSeats(), Seed: seed}}
	short = r.Intn(4) > 0 || short
	for try, list := 0, map[string]string(nil); try < tries; try++ {
		if try%8 == 0 { // draw the seats again: a map may be for few
			list = options(e, short, r)
		}
		setup := rules.Setup{Seats: e.Min + r.Intn(e.Max-e.Min+1), Seed: seed, Options: maps.Clone(list)}
		maps.DeleteFunc(setup.Options, func(key, _ string) bool { return !e.Option(key).Serves(setup.Seats) })
		if _, err := e.New(setup); err == nil {
			g.Setup = setup
			break
		}
	}
	bots := r.Intn(2) == 0
	for range g.Setup.Seats {
		who := Random
		if n := r.Intn(len(e.Levels) + 1); bots && n < len(e.Levels) {
			who = string(e.Levels[n])
		}
		g.Seats = append(g.Seats, who)
	}
	return g
}

// options returns random values for about half of the options.
func options(e *catalog.Entry, short bool, r *rules.Rand) map[string]string {
	list := map[string]string{}
	for i := range e.Options {
		o := &e.Options[i]
		most, lasts := brief[o.Key]
		switch {
		case short && lasts && o.Max > 0:
			list[o.Key] = strconv.Itoa(within(o, min(most, o.Max), r))
		case short && lasts, r.Intn(2) == 0:
			// Keep the default.
		case o.Min < o.Max && r.Intn(2) == 0:
			list[o.Key] = strconv.Itoa(within(o, top(o), r))
		default:
			list[o.Key] = o.Values[r.Intn(len(o.Values))]
		}
	}
	return list
}

// within returns a number that the option accepts, at most most.
func within(o *rules.Option, most int, r *rules.Rand) int {
	step := max(1, o.Multiple)
	least := (o.Min + step - 1) / step
	return step * (least + r.Intn(max(1, most/step-least+1)))
}

// top returns twice the largest value on offer: beyond it games only get longer.
func top(o *rules.Option) int {
	most := 0
	for _, v := range o.Values {
		if n, err := strconv.Atoi(v); err == nil {
			most = max(most, 2*n)
		}
	}
	return min(max(most, o.Min+1), o.Max)
}
