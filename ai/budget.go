package ai

import "time"

// budgets is the time that a level may take for one decision, by the rate of the game. Levels count
// thoughts, not time, so that the same seed gives the same game, and stay well below; a window cuts
// them off if the machine is slow, and the arena reports how many decisions took longer.
var budgets = []struct {
	rate          int // up to this many steps a second; 0: the game waits
	lower, master time.Duration
}{
	{0, 50 * time.Millisecond, time.Second},
	{30, 20 * time.Millisecond, 20 * time.Millisecond},
	{60, 4 * time.Millisecond, 4 * time.Millisecond},
}

// Budget returns the time that a level may take for one decision of a game with that rules.Info.Rate.
func Budget(rate int, l Level) time.Duration {
	b := budgets[len(budgets)-1]
	for i := range budgets {
		if rate <= budgets[i].rate {
			b = budgets[i]
			break
		}
	}
	if l, _ := l.Parts(); l == Master {
		return b.master
	}
	return b.lower
}
