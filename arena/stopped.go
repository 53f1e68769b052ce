package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ludotheque/arena/ladder"
)

// wasStopped reports whether a run was interrupted by a signal or a time limit: its results so far are
// printed.
func wasStopped(err error) bool { return errors.Is(err, context.Canceled) }

// settle selects the results to print: all of them, or after an interruption those known well enough.
// The rest is listed in m.missing.
func (m *measuring) settle(stopped bool) {
	if !stopped {
		return
	}
	m.ladder.Pairs = slices.DeleteFunc(m.ladder.Pairs, func(p *ladder.Pair) bool {
		played := "not begun"
		if p.Games > 0 {
			played = fmt.Sprintf("%d games", p.Games)
		}
		known := p.Deals() >= ladder.Least
		if known {
			played += ", told"
		}
		if !m.enough(p) {
			m.missing = append(m.missing, fmt.Sprintf("%s and %s (%s)", m.ladder.Names[p.A], m.ladder.Names[p.B], played))
		}
		if m.whole() && !known && !m.enough(p) {
			m.steps = everyLevel // an incomplete ladder is not printed, only the steps known
		}
		return !known && !m.enough(p)
	})
	if m.steps == everyLevel {
		m.ladder.Pairs = slices.DeleteFunc(m.ladder.Pairs, func(p *ladder.Pair) bool { return !p.Steps })
	}
}

// whole reports whether all pairs are measured.
func (m *measuring) whole() bool { return m.of == "" && m.steps == "" }

// enough reports whether no more games of a pair are needed.
func (m *measuring) enough(p *ladder.Pair) bool { return m.ladder.Known(p) || p.Games >= m.most }

// sayMissing prints what an interrupted run leaves out: the rest of one variant, and the variants not
// begun.
func (a *app) sayMissing(m *measuring, rest []*measuring) {
	a.wipe()
	fmt.Fprintln(a.err, "arena: stopped before the end")
	if len(m.missing) > 0 {
		fmt.Fprintf(a.err, "arena: not finished: %s, %s: %s\n", m.entry.ID, m.variant.String(), strings.Join(m.missing, "; "))
	}
	for _, o := range rest {
		fmt.Fprintf(a.err, "arena: not begun: %s, %s\n", o.entry.ID, o.variant.String())
	}
}

// empty reports whether there are no results.
func (s *standing) empty() bool {
	return len(s.Cells)+len(s.Steps)+len(s.Characters)+len(s.Equals) == 0
}
