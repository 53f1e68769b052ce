package match

import (
	"slices"

	"ludotheque/rules"
)

// history is the steps played: the acting seats and their actions. It is flat, so that a long game
// costs few slices.
type history[A any] struct {
	acting []rules.Seats
	ends   []int // end of each step in acts
	acts   []A   // of the acting seats only, in seat order
	// brief keeps only the latest step; forgot is the number of steps dropped.
	brief  bool
	forgot int
}

// clone is a copy: an undo of the match writes over what it took back.
func (h *history[A]) clone() history[A] {
	c := *h
	c.acting, c.ends, c.acts = slices.Clone(h.acting), slices.Clone(h.ends), slices.Clone(h.acts)
	return c
}

func (h *history[A]) len() int { return h.forgot + len(h.acting) }

// add appends a step, given one action per seat.
func (h *history[A]) add(acting rules.Seats, acts []A) {
	if h.brief {
		h.forgot = h.len()
		clear(h.acts)
		h.acting, h.ends, h.acts = h.acting[:0], h.ends[:0], h.acts[:0]
	}
	for i, a := range acts {
		if acting.Has(rules.Seat(i)) {
			h.acts = append(h.acts, a)
		}
	}
	h.acting = append(h.acting, acting)
	h.ends = append(h.ends, len(h.acts))
}

// at returns the acting seats of step i and their actions, in seat order.
func (h *history[A]) at(i int) (rules.Seats, []A) {
	i -= h.forgot
	start := 0
	if i > 0 {
		start = h.ends[i-1]
	}
	return h.acting[i], h.acts[start:h.ends[i]:h.ends[i]]
}

func (h *history[A]) last() []A {
	_, acts := h.at(h.len() - 1)
	return acts
}

// cut drops all steps from n on.
func (h *history[A]) cut(n int) {
	end := 0
	if n > 0 {
		end = h.ends[n-1]
	}
	h.acting, h.ends, h.acts = h.acting[:n], h.ends[:n], h.acts[:end]
}

// spread puts the actions of acting seats into one entry per seat.
func spread[A any](to []A, acting rules.Seats, acts []A) {
	clear(to)
	k := 0
	for i := range to {
		if acting.Has(rules.Seat(i)) {
			to[i] = acts[k]
			k++
		}
	}
}
