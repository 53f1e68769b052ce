package life

import (
	"bytes"

	"ludotheque/arena/match"
	"ludotheque/rules"
)

// plain counts decisions alone, of any game.
func plain[S rules.State[S, A, V], A any, V rules.View[A]](game rules.Game[S, A, V], record []byte) (*Report, error) {
	p, err := match.OpenReplay(game, bytes.NewReader(record))
	if err != nil {
		return nil, err
	}
	r := New("step", p.Header().Setup.Seats)
	r.Length = float64(p.Len())
	for at := range p.Len() {
		acting, _ := p.Acts(at)
		for seat := range acting.All() {
			r.Seats[seat].Chances++
			r.Act(int(seat), "decision", float64(at+1))
		}
	}
	return r, nil
}
