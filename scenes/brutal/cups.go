package brutal

import (
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
)

// kinds and strategies are in the order of the rules on both sides.
func kindOf(n int) board.Kind { return board.Kind(game.RankOf(n)) }

// motifOf is the motif that tells a fighter apart.
func motifOf(n int) board.Motif { return board.Motif((n*5 + 1) % int(board.Motifs)) }

// cup is a fighter as it is shown, standing.
func cup(seat rules.Seat, n int, st game.Strategy) board.Cup {
	return board.Cup{
		Who: board.Who{Seat: seat, N: n}, Kind: kindOf(n), Motif: motifOf(n), Strategy: board.Strategy(st % game.Strategies),
		Name: history.Name(seat, n),
	}
}

// shadow is one of the other side of whom nothing is known: the i-th of a zone.
func shadow(seat rules.Seat, i int) board.Cup {
	return board.Cup{Who: board.Who{Seat: seat, N: i % game.Fighters}, Kind: board.Student, Silhouette: true}
}

// clear makes the zones of a frame empty of everything but their names.
func (w *speech) clear(f *board.Frame) {
	for z := range f.Zones {
		cups, effects := f.Zones[z].Cups[:0], f.Zones[z].Effects[:0]
		f.Zones[z] = board.Zone{Name: w.zone(z), Short: w.k.Say(shortZones[z]), Cups: cups, Effects: effects}
	}
}

// whole is a mean of ten-thousandths in whole ECTS, for a plinth.
func whole(x int) int { return (x + game.Rolls/2) / game.Rolls }
