package brutal

import (
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
)

// kinds and strategies are in the order of the rules on both sides.
func kindOf(n int) board.Kind { return board.Kind(game.RankOf(n)) }

// motifOf returns the motif that tells a fighter apart.
func motifOf(n int) board.Motif { return board.Motif((n*5 + 1) % int(board.Motifs)) }

// cup returns a fighter as it is shown, standing.
func cup(seat rules.Seat, n int, st game.Strategy) board.Cup {
	return board.Cup{
		Who: board.Who{Seat: seat, N: n}, Kind: kindOf(n), Motif: motifOf(n), Strategy: board.Strategy(st % game.Strategies),
		Name: history.Name(seat, n),
	}
}

// left returns the share of its ECTS that a fighter has left.
func left(f *game.Fighter) float32 { return max(0, float32(f.ECTS)/float32(max(1, f.Max))) }

// barOf puts the bar over one of the own cups that orders may move; before the first brawl
// no cup is hurt, and there is none.
func (f *face) barOf(c *board.Cup) {
	if own := f.on.View.Own(); f.page == pageTruce && own != nil {
		c.Bar, c.Share = true, left(&own[c.N])
	}
}

// shadow returns the i-th cup in a zone of the other side, of which nothing is known.
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

// whole returns a mean of ten-thousandths in whole ECTS, for a plinth.
func whole(x int) int { return (x + game.Rolls/2) / game.Rolls }
