package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"ludotheque/arena/ladder"
)

// wasStopped says that somebody, or a time limit, stopped a run: what it found until
// then holds, and hours of it are not to be lost.
func wasStopped(err error) bool { return errors.Is(err, context.Canceled) }

// told is what is to be told of a run: all of it, or when it was stopped what is known
// well enough to be told. The rest is noted in m.missing.
func (m *measuring) told(stopped bool) {
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
			m.steps = everyLevel // no ladder without all of its rungs: what is known of neighbours is told
		}
		return !known && !m.enough(p)
	})
	if m.steps == everyLevel {
		m.ladder.Pairs = slices.DeleteFunc(m.ladder.Pairs, func(p *ladder.Pair) bool { return !p.Steps })
	}
}

// whole reports whether every two levels are measured.
func (m *measuring) whole() bool { return m.of == "" && m.steps == "" }

// enough reports whether no more games of a pair are to be played.
func (m *measuring) enough(p *ladder.Pair) bool { return m.ladder.Known(p) || p.Games >= m.most }

// sayMissing says what a run that was stopped leaves out: the rest of one variant, and
// the variants that were not begun.
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

// empty reports whether nothing at all was found out.
func (s *standing) empty() bool {
	return len(s.Cells)+len(s.Steps)+len(s.Characters)+len(s.Equals) == 0
}
