package league

import (
	"os"
	"path/filepath"
	"testing"

	"ludotheque/arena/bout"
)

// BenchmarkMatch plays a match of Bzzz among levels, directly and through a league: the second should
// take at most 1.15 times the first.
func BenchmarkMatch(b *testing.B) {
	file := filepath.Join(b.TempDir(), "meadow.toml")
	text := `name = "meadow"
game = "bzzz"
seats = 4
rounds = 1000
[[bot]]
level = "easy"
[[bot]]
level = "normal"
`
	if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
		b.Fatal(err)
	}
	l, err := Read(file)
	if err != nil {
		b.Fatal(err)
	}
	schedule := l.Schedule()
	b.Run("plain", func(b *testing.B) {
		for i := range b.N {
			m := &schedule[i%len(schedule)]
			alone := bout.Bout{Entry: l.Game, Setup: l.Setup(m)}
			for _, bot := range m.Seats {
				alone.Guests = append(alone.Guests, bout.Guest{Label: l.name(bot), Level: l.Bots[bot].Level})
			}
			if _, err := alone.Play(b.Context()); err != nil {
				b.Fatal(err)
			}
		}
	})
	b.Run("league", func(b *testing.B) {
		dir := b.TempDir()
		for i := range b.N {
			_, kept, err := l.Play(b.Context(), &schedule[i%len(schedule)], dir)
			if err != nil {
				b.Fatal(err)
			}
			kept()
		}
	})
}
