//go:build !page

package aquanet

import (
	"errors"
	"slices"

	"ludotheque/arena/aquanet/exchange"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/arena/match"
	"ludotheque/internal/store"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// game is a match as a server plays it: time is the server's, and actions come by Submit
// with their rank of arrival (A22).
type game struct {
	m     *match.Match[*aquariom.State, aquariom.Action, *aquariom.View]
	names []string
	view  *aquariom.View
	begun bool

	heard    []aquariom.Action // since the last step, one a seat
	answered []bool
	rank     uint32
	// record is the name of the record in its store, lock the right to write it; file is
	// nil if the game is not recorded.
	record string
	lock   *store.Lock
	file   *lazy
}

var (
	_ server.Board  = (*game)(nil)
	_ server.Teller = (*game)(nil)
)

func (g *game) State(s *wire.State) { exchange.State(g.view, g.names, s) }

func (g *game) Receive(player int, a *wire.Answer) {
	g.rank++
	// The rules would drop these too. Dropping them here keeps a client from filling the
	// record with them.
	mine := func(id uint32) bool {
		c := g.view.Cell(id)
		return c != nil && int(c.Owner) == player
	}
	a.Moves = slices.DeleteFunc(a.Moves, func(m wire.Action) bool { return !mine(m.Cell) })
	a.Divisions = slices.DeleteFunc(a.Divisions, func(d wire.Division) bool { return !mine(d.Cell) })
	a.Viruses = slices.DeleteFunc(a.Viruses, func(v wire.Action) bool { return !mine(v.Cell) })
	act := &g.heard[player]
	switch {
	case !g.answered[player]:
		exchange.Answer(a, g.rank, &act.Answer)
	case len(act.Then) < aquariom.MaxAnswers-1: // the protocol lets two through
		var more aquariom.Answer
		exchange.Answer(a, g.rank, &more)
		act.Then = append(act.Then, more)
	}
	g.answered[player] = true
}

// Next makes the next step. In the dialect document the first turn shows the initial
// state (A13).
func (g *game) Next() (turn uint32, over bool) {
	if first := !g.begun; first {
		g.begun = true
		if g.view.Dialect == aquariom.Document && g.view.Result == nil {
			return 0, false
		}
	}
	for i := range g.heard {
		if !g.answered[i] {
			continue
		}
		// No message can contain what a whole action is refused for; entries are
		// validated in the step.
		_ = g.m.Submit(rules.Seat(i), g.heard[i])
	}
	g.rank = 0
	g.m.Step() // afterwards the memory of the answers may be reused
	for i := range g.heard {
		g.heard[i].Then, g.answered[i] = nil, false
	}
	g.view = g.m.Renew(rules.Spectator, g.view)
	return uint32(max(g.view.Turn, 0)), g.view.Result != nil
}

// News returns which player ate which.
func (g *game) News() (lines []string) {
	for _, m := range Meals(g.view) {
		lines = append(lines, m.Text(g.names))
	}
	return lines
}

func (g *game) End(e *wire.End) { exchange.End(g.view, g.names, e) }

func (g *game) Left(player int, why string) {
	g.m.Remark(rules.Seat(player), g.names[player]+" left: "+why)
}

func (g *game) Close() (string, error) {
	g.m.Close()
	if g.file == nil {
		return "", nil
	}
	err := g.file.Close()
	g.lock.Unlock()
	for _, n := range g.m.Notices() {
		if n.Kind == match.Unsaved {
			err = errors.Join(err, errors.New(n.Text))
		}
	}
	return g.record, err
}
