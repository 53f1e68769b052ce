package bzzz

import (
	"slices"

	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/ui"
)

// draw is one bee of a skirmish.
type draw struct {
	game.Event
	ko    bool
	lost  int    // game.Hidden when it is not to be known
	named string // its foes
	duel  int    // the duel in which it draws
}

// duel is two opponents, and the draws that are made for it: those of its bees that
// have not drawn before.
type duel struct {
	a, b        int // bees
	first, next int // of draws; equal where both have drawn before
}

// sequence is what a skirmish tells, one draw after the other, and how far the telling
// has come.
type sequence struct {
	draws       []draw // in the order in which they are shown
	duels       []duel
	t           float32
	pins        int  // draws whose pin has begun to slide
	settledPins int  // draws that are shown
	fallen      bool // what followed from all of them has begun
}

// rank puts duels in which a bee draws before the others.
func (u *duel) rank() int {
	if u.first == u.next {
		return 1
	}
	return 0
}

// pair parts the skirmish into duels and puts the draws into their order: a chain is
// told from one end to the other, each bee with the first opponent of whom it is shown.
func (s *sequence) pair() {
	at := map[int]int{}
	for i := range s.draws {
		at[s.draws[i].Bee] = i
	}
	told := map[int]bool{}
	var order []draw
	tell := func(bee, duel int) {
		if !told[bee] {
			told[bee] = true
			d := s.draws[at[bee]]
			d.duel = duel
			order = append(order, d)
		}
	}
	paired := map[[2]int]bool{}
	var from func(bee int)
	from = func(bee int) {
		for _, foe := range s.draws[at[bee]].Foes {
			link := [2]int{min(bee, foe), max(bee, foe)}
			if paired[link] {
				continue
			}
			paired[link] = true
			n := len(s.duels)
			u := duel{a: bee, b: foe, first: len(order)}
			tell(bee, n)
			tell(foe, n)
			u.next = len(order)
			s.duels = append(s.duels, u)
			from(foe)
		}
	}
	// Ends of chains begin: a bee with one opponent before those with several.
	ends := make([]int, len(s.draws))
	for i := range ends {
		ends[i] = i
	}
	slices.SortStableFunc(ends, func(a, b int) int { return len(s.draws[a].Foes) - len(s.draws[b].Foes) })
	for _, i := range ends {
		from(s.draws[i].Bee)
	}
	s.draws = order
	// Those where nothing is drawn come last: they only wait for others.
	moved := make([]int, len(s.duels))
	for i := range moved {
		moved[i] = i
	}
	slices.SortStableFunc(moved, func(a, b int) int { return s.duels[a].rank() - s.duels[b].rank() })
	sorted, to := make([]duel, len(s.duels)), make([]int, len(s.duels))
	for i, was := range moved {
		sorted[i], to[was] = s.duels[was], i
	}
	s.duels = sorted
	for i := range s.draws {
		s.draws[i].duel = to[s.draws[i].duel]
	}
}

// The moments of a skirmish, in ticks at normal speed.
func (s *sequence) pinsAt() float32 { return closeTicks + linkTicks + bubbleTicks }

func (s *sequence) pinAt(i int) float32 { return s.pinsAt() + float32(i)*(pinTicks+restTicks) }

func (s *sequence) fallAt() float32 { return s.pinAt(len(s.draws)) }

func (s *sequence) doneAt() float32 { return s.fallAt() + afterTicks }

func (s *sequence) stamped(i int) float32 {
	return min(1, max(0, (s.t-s.pinAt(i)-pinTicks)/stampTicks))
}

// settled reports whether the pin of a draw has come to rest.
func (s *sequence) settled(i int) bool { return s.t >= s.pinAt(i)+pinTicks }

// duelNow returns the current duel: the one whose draws are being made.
func (s *sequence) duelNow() int {
	i := min(len(s.draws)-1, max(0, s.pins-1))
	return s.draws[i].duel
}

// bright returns how far a duel lies in the light: the one in hand and the one just done.
func (s *sequence) bright(n int) float32 {
	now := s.duelNow()
	since := (s.t - s.pinAt(s.duels[now].first)) / growTicks
	if now == 0 {
		since = (s.t - closeTicks) / growTicks
	}
	since = max(0, min(1, since))
	switch n {
	case now:
		return since
	case now - 1:
		return 1
	case now - 2:
		return 1 - since // the oldest goes into the shade
	}
	return 0
}

// slide returns how far a pin has slid, 0 to 1.
func (s *sequence) slide(i int) float32 {
	return ui.EaseOut((s.t - s.pinAt(i)) / pinTicks)
}
