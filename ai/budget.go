package ai

import "time"

// budgets is how long a level may think about one decision, by the pace of the
// game, wherever it plays. Levels count thoughts, not time, so that the same seed
// gives the same game, and stay well below; a window, where somebody waits, cuts
// them off when a machine is held up, and the arena tells how many took longer.
var budgets = []struct {
	rate          int // up to so many steps a second; 0: the game waits
	lower, master time.Duration
}{
	{0, 50 * time.Millisecond, time.Second},
	{30, 20 * time.Millisecond, 20 * time.Millisecond},
	{60, 4 * time.Millisecond, 4 * time.Millisecond},
}

// Budget returns how long a level may think about one decision of a game of so many steps a second, 0
// for a game that waits: the rate of rules.Info.
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
