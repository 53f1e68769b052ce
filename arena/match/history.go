package match

import (
	"slices"

	"ludotheque/rules"
)

// history is the steps played: who acted and what each did. It is kept flat, so
// that a long game costs two slices.
type history[A any] struct {
	acting []rules.Seats
	ends   []int // in acts, where the actions of a step end
	acts   []A   // of the acting seats only, in seat order
	// brief keeps the latest step alone, and forgot is how many came before it.
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

// add appends a step, given one action a seat.
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

// at is who acted in step i and their actions, in seat order.
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

// cut forgets every step from n on.
func (h *history[A]) cut(n int) {
	end := 0
	if n > 0 {
		end = h.ends[n-1]
	}
	h.acting, h.ends, h.acts = h.acting[:n], h.ends[:n], h.acts[:end]
}

// spread puts the actions of acting seats into one entry a seat.
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
