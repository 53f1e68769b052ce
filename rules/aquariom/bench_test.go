package aquariom

import (
	"fmt"
	"math"
	"slices"
	"testing"

	"ludotheque/rules"
)

// throng returns a game in which every player has the largest number of cells and keeps them, on a map
// of the original's size, and a step in which all of them move. Masses are limited such that no cell
// can eat another and own cells are isolated, so that cells only eat plankton.
func throng(b testing.TB, players, cells, columns, rows int, light, heavy float32) (*State, []Action) {
	b.Helper()
	// Four times as many players have a map four times as large.
	side := float32(math.Sqrt(float64(players*cells) / 256))
	m := &Map{
		Width: 4000 * side, Height: 3000 * side, MinPlayers: 2, MaxPlayers: players, StartCells: cells, MaxCells: cells,
		Absorption: 0.8, Ratio: 3, RadiusFactor: 1, StartMass: light, MassLoss: 0.012, BaseSpeed: 80, SpeedLoss: 0.15,
		MinMass: light, MaxMass: heavy, Columns: columns, Rows: rows, PlanktonMass: 0.5, Regrowth: 30,
		MaxViruses: 64, VirusMass: heavy, VirusLoss: 0.2, MaxSplit: 8, Isolation: 30, Turns: 1_000_000,
	}
	r := rules.NewRand(1)
	at := func() Point {
		return Point{m.Width * float32(r.Intn(1<<16)) / (1 << 16), m.Height * float32(r.Intn(1<<16)) / (1 << 16)}
	}
	for range players * cells {
		m.Starts = append(m.Starts, at())
	}
	for range 64 {
		m.Viruses = append(m.Viruses, at())
	}
	m.derive()
	s := &State{
		laws: Laws{Map: m, Dialect: Original}, turns: m.Turns, pace: 100, done: 5, absent: newBitset(m.PlanktonCount()),
		players: make([]Player, players), crand: newCRand(),
	}
	s.next = uint32(m.PlanktonCount())
	for _, p := range m.Viruses {
		s.viruses = append(s.viruses, Virus{s.id(), p})
	}
	for i, p := range m.Starts {
		mass := light + (heavy-light)*float32(r.Intn(100))/100
		s.cells = append(s.cells, Cell{ID: s.id(), Owner: rules.Seat(i / cells), At: p, Mass: mass, Isolated: 1 << 30})
	}
	s.account()
	acts := make([]Action, players)
	for i := range s.cells {
		a := &acts[s.cells[i].Owner]
		a.Moves = append(a.Moves, Move{s.cells[i].ID, at()})
	}
	return s, acts
}

// sizes are those of the original's own figures, further doublings, and one of cells so heavy that
// three of them overlap everywhere.
var sizes = []struct {
	players, cells, columns, rows int
	light, heavy                  float32
}{
	{16, 16, 100, 75, 25, 60}, {16, 16, 200, 150, 25, 60}, {32, 16, 400, 300, 25, 60},
	{32, 32, 566, 424, 25, 60}, {64, 32, 800, 600, 25, 60}, {16, 16, 100, 75, 120, 300},
}

func benchmarkStep(b *testing.B, step func(*State, []Action), skip ...int) {
	for i, z := range sizes {
		if slices.Contains(skip, i) {
			continue
		}
		b.Run(fmt.Sprintf("%dx%d cells of %v to %v, %d plankton", z.players, z.cells, z.light, z.heavy, z.columns*z.rows), func(b *testing.B) {
			s, acts := throng(b, z.players, z.cells, z.columns, z.rows, z.light, z.heavy)
			for range 60 { // neutral cells are eaten and come back
				s.Step(acts)
			}
			start, n, eaten := s.Clone(), 0, 0
			b.ReportAllocs()
			for b.Loop() {
				if n++; n%30 == 0 {
					start.CloneInto(s) // or all cells reach their targets
				}
				step(s, acts)
				eaten += len(s.events)
			}
			b.ReportMetric(float64(eaten)/float64(n), "events/op")
			if len(s.cells) != z.players*z.cells {
				b.Errorf("%d cells are left", len(s.cells))
			}
		})
	}
}

func BenchmarkStep(b *testing.B) { benchmarkStep(b, (*State).Step) }

// BenchmarkStepBruteForce measures the same rules without a broad phase.
func BenchmarkStepBruteForce(b *testing.B) { benchmarkStep(b, slowStep, 3, 4) }

func BenchmarkClone(b *testing.B) {
	s, acts := throng(b, 16, 16, 100, 75, 25, 60)
	for range 40 {
		s.Step(acts)
	}
	b.Run("new", func(b *testing.B) {
		b.ReportAllocs()
		for b.Loop() {
			s.Clone()
		}
	})
	b.Run("into", func(b *testing.B) {
		c := s.Clone()
		b.ReportAllocs()
		for b.Loop() {
			s.CloneInto(c)
		}
	})
	b.Run("into and step", func(b *testing.B) {
		c := s.Clone()
		b.ReportAllocs()
		for b.Loop() {
			s.CloneInto(c)
			c.Step(acts)
		}
	})
}

func BenchmarkView(b *testing.B) {
	s, acts := throng(b, 16, 16, 100, 75, 25, 60)
	for range 40 {
		s.Step(acts)
	}
	b.ReportAllocs()
	for b.Loop() {
		s.view = nil
		for seat := range s.players {
			s.View(rules.Seat(seat))
		}
	}
}
