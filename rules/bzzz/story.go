package bzzz

import "ludotheque/rules"

// Story gathers what a results screen tells of a finished game. Feed it the
// open view ([State.Open]) of the start and of every step of a replay, in
// order, with Add; the zero Story is ready.
type Story struct {
	// Stocks is the nectar in each stock after every player-turn, beginning
	// with the start: one row a seat.
	Stocks [Players][]int
	// Bees are the bees laid by each seat, by Kind.
	Bees [Players][len(Kinds)]int
	// Dice are the skirmishes of each seat.
	Dice [Players]Dice
	// Foraged is what each seat's bees took on, Lost what they spilled.
	Foraged, Lost [Players]int
}

// Dice counts dodges.
type Dice struct {
	// Draws is how often a bee was in a skirmish, Dodged how often it came
	// through.
	Draws, Dodged int
	// Expected is the sum of the chances to dodge; Variance, the sum of
	// p·(1-p), says how far from it luck usually strays (its square root).
	Expected, Variance float64
}

// Add takes the next view of the replay into account.
func (st *Story) Add(v *View) {
	for len(st.Stocks[0]) <= v.Turn {
		for p := range st.Stocks {
			st.Stocks[p] = append(st.Stocks[p], v.Stocks[p].Lo)
		}
	}
	for _, e := range v.Events {
		if e.Seat < 0 || e.Seat >= Players {
			continue
		}
		switch e.What {
		case EventLaid:
			if e.Kind.Known() {
				st.Bees[e.Seat][e.Kind]++
			}
		case EventForaged:
			st.Foraged[e.Seat] += max(0, e.Amount)
		case EventKO:
			st.Lost[e.Seat] += max(0, e.Amount)
		case EventDraw:
			st.Dice[e.Seat].add(e)
		}
	}
}

func (d *Dice) add(e Event) {
	d.Draws++
	if e.Dodged {
		d.Dodged++
	}
	p := float64(e.Num) / float64(e.Den)
	d.Expected += p
	d.Variance += float64(p * (1 - p))
}

// Luck is by how many dodges a seat did better than expected.
func (st *Story) Luck(p rules.Seat) float64 {
	return float64(st.Dice[p].Dodged) - st.Dice[p].Expected
}
