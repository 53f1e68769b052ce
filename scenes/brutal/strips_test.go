package brutal

import (
	"testing"

	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

// strips are the moments that C'est du brutal ! is played for.
var strips = []kittest.Moment{
	{Name: "brawl", Ticks: 600, Steps: hurried, Kept: logged, Open: func(s *kittest.Stage) {
		th := brawl(s)
		th.melee.choose(1)
	}},
	{Name: "truce", Ticks: 540, Pages: []int{tellTicks}, Steps: hurried, Kept: logged, Open: again(func(m *history.Moment, _ int) bool { return m.Kind == history.Capture }), Act: func(s *kittest.Stage, tick int) {
		m := &faceOf(s.On()).moments
		switch tick {
		case 0:
			m.end() // what is seen again is shown first
			m.begin()
		case tellTicks:
			m.again(len(m.list) - 1)
		}
	}},
	{Name: "knock-out", Ticks: reelTicks, Open: again(func(m *history.Moment, left int) bool { return m.Kind == history.Fallen && left > 1 })},
	{Name: "last-stand", Ticks: reelTicks, Open: again(func(m *history.Moment, left int) bool { return m.Kind == history.Fallen && left == 1 })},
	{Name: "rescue", Ticks: reelTicks, Open: again(func(m *history.Moment, _ int) bool { return m.Kind == history.Rescue })},
	{Name: "capture", Ticks: reelTicks, Open: again(func(m *history.Moment, _ int) bool { return m.Kind == history.Capture })},
}

// hurried is what only goes along with the blows of a brawl: sounds, which at once would
// all be one, and the director's words on how a zone stands. Who takes it stands in the
// log as well.
var hurried = []string{"brutal.hit", "brutal.miss", " défend encore l", " prend l"}

// logged returns the lines of the log.
func logged(s *kittest.Stage) (lines []string) {
	f := faceOf(s.On())
	for i := range f.matchHistory().Lines {
		lines = append(lines, f.matchHistory().Lines[i].Say(f.k))
	}
	return lines
}

// tellTicks is how long the moments before a truce lie there before one is seen again.
const tellTicks = 120

// reelTicks is how long a moment that is seen again lasts, and a little of the page after.
const reelTicks = 440

// again opens a match of computer players where a moment that fits is about visible
// again; left is how many stand then on the side that it was done to.
func again(fits func(m *history.Moment, left int) bool) func(s *kittest.Stage) {
	var found *opening // by the first who looked
	return func(s *kittest.Stage) {
		s.T.Helper()
		if found != nil {
			th := seatAt(s, found.start, found.at)
			th.melee.end()
			th.moments.again(found.moment)
			return
		}
		for seed := uint64(1); seed < 60; seed++ {
			level := Levels[seed%uint64(len(Levels))] // healers are in the teams of the strongest
			start := kittest.People(game.Players, 0, level, seed, map[string]string{game.OptionDialect: game.Balanced.String()})
			for _, at := range truces(s, start) {
				th := seatAt(s, start, at)
				th.melee.end()
				for i := range th.moments.list {
					m := &th.moments.list[i]
					if left, known := th.left(m); known && fits(m, left) {
						found = &opening{start, at, i}
						th.moments.again(i)
						return
					}
				}
			}
		}
		s.T.Fatal("no match has such a moment")
	}
}

// opening is where a moment of a match is.
type opening struct {
	start      play.Start
	at, moment int
}

// left returns how many stand after a moment on the side that it was done to, where it can be
// seen again.
func (th *theatre) left(m *history.Moment) (left int, known bool) {
	from, events := th.matchHistory().Reel(m, reelActions)
	if from == nil {
		return 0, false
	}
	left = from.Zones[m.Zone].Sides[m.Foe].Count
	for _, e := range events {
		if e.What == game.EventAttack && e.Seat != m.Foe && e.Hit && e.ECTS <= 0 {
			left--
		}
	}
	return left, true
}

// truces returns the positions of a match of computer players at which a truce begins.
func truces(s *kittest.Stage, start play.Start) (at []int) {
	s.T.Helper()
	th := pose(s.T, s, start, -1)
	tape, err := th.scene.Match().Replay()
	if err != nil {
		s.T.Fatal(err)
	}
	th.scene.Close()
	melee := 0
	for i := range tape.Len() {
		if v := tape.View(i, rules.Spectator); v.Phase == game.PhaseTruce && v.Melee > melee {
			at, melee = append(at, i), v.Melee
		}
	}
	return at
}

// seatAt returns a match on the tests' stage as it is after this many steps, and goes on.
func seatAt(s *kittest.Stage, start play.Start, step int) *theatre {
	s.T.Helper()
	th := pose(s.T, s, start, step)
	th.on.Posed = false
	return th
}

// With -short two moments are filmed, of which the first is the brawl, unless strips are
// drawn.
func TestMoments(t *testing.T) {
	all := strips
	if !kittest.Long() && !hidden.Wanted() {
		all = all[:2]
	}
	kittest.Moments(t, "brutal", all)
}

func BenchmarkFlashes(b *testing.B) { kittest.BenchmarkFlashes(b, strips) }

func BenchmarkMoments(b *testing.B) { kittest.BenchmarkMoments(b, strips) }
