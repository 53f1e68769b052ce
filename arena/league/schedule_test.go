package league

import (
	"fmt"
	"slices"
	"strings"
	"testing"
)

// table returns a league of levels whose names need not exist: only its schedule is used.
func table(t *testing.T, bots, group, seats int, fill string, rotate bool, rounds int) *League {
	t.Helper()
	var b strings.Builder
	fmt.Fprintf(&b, "game = \"null\"\ngroup = %d\nseats = %d\nfill = %q\nrotate = %v\nseed = 1\nrounds = %d\n", group, seats, fill, rotate, rounds)
	for i := range bots {
		fmt.Fprintf(&b, "[[bot]]\nname = \"%c\"\ncmd = \"x\"\n", 'a'+i)
	}
	return league(t, b.String())
}

func TestTheSeatsOfTheLobby(t *testing.T) {
	for _, c := range []struct {
		bots, group, seats int
		fill               string
		rotate             bool
		want               string
	}{
		{3, 2, 2, "", true, "ab ba ac ca bc cb"},
		{3, 2, 2, "", false, "ab ac bc"},
		{2, 2, 4, "", true, "abab baba"},
		{2, 2, 3, "", true, "aba bab"},
		{2, 2, 3, "easy", true, "ab. b.a .ab"},
		{3, 3, 3, "", true, "abc bca cab"},
		{4, 3, 3, "", false, "abc abd acd bcd"},
	} {
		l := table(t, c.bots, c.group, c.seats, c.fill, c.rotate, 1)
		var got []string
		for _, m := range l.Schedule() {
			text := ""
			for _, bot := range m.Seats {
				if bot == fill {
					text += "."
				} else {
					text += l.Bots[bot].Name
				}
			}
			got = append(got, text)
		}
		if s := strings.Join(got, " "); s != c.want || l.Len() != len(got) {
			t.Errorf("%+v: %s (%d)", c, s, l.Len())
		}
	}
}

// TestEverybodySitsEverywhere checks that with rotation each bot has each seat equally often.
func TestEverybodySitsEverywhere(t *testing.T) {
	for _, c := range []struct {
		bots, group, seats int
		fill               string
	}{{5, 2, 2, ""}, {5, 3, 3, ""}, {5, 4, 4, ""}, {5, 2, 4, ""}, {5, 2, 4, "easy"}, {5, 3, 4, "hard"}} {
		l := table(t, c.bots, c.group, c.seats, c.fill, true, 2)
		count := map[[2]int]int{}
		for _, m := range l.Schedule() {
			for seat, bot := range m.Seats {
				count[[2]int{bot, seat}]++
			}
		}
		for at, n := range count {
			if at[0] != fill && n != count[[2]int{0, 0}] {
				t.Errorf("%+v: bot %d has seat %d %d times, bot 0 seat 0 %d times", c, at[0], at[1], n, count[[2]int{0, 0}])
			}
		}
	}
}

func TestKeysFollowFromTheMatch(t *testing.T) {
	l := table(t, 3, 2, 2, "", true, 2)
	keys := map[string]bool{}
	for i, m := range l.Schedule() {
		if keys[m.Key] || len(m.Key) != 16 || m.Number != i+1 {
			t.Errorf("match %d: key %s", m.Number, m.Key)
		}
		keys[m.Key] = true
	}
	// A longer league has the same matches, and more.
	longer := table(t, 4, 2, 2, "", true, 3)
	found := 0
	for _, m := range longer.Schedule() {
		if keys[m.Key] {
			found++
		}
	}
	if found != len(keys) {
		t.Errorf("of %d matches, a longer league has %d", len(keys), found)
	}
	// A change of anything that affects the match changes its key; names of maps and folders do not.
	first := l.Schedule()[0].Key
	for name, change := range map[string]func(*League){
		"think":   func(l *League) { l.Think++ },
		"options": func(l *League) { l.Maps[0].Options = map[string]string{"cards": "9"} },
		"program": func(l *League) { l.Bots[0].Args = []string{"y"} },
		"name":    func(l *League) { l.Bots[0].Name = "z" },
		"seed":    func(l *League) { l.Seeds[0] = 99 },
		"":        func(l *League) { l.Maps[0].Name, l.Bots[0].Dir, l.Name = "other", "elsewhere", "other" },
	} {
		l := table(t, 3, 2, 2, "", true, 2)
		change(l)
		if got := l.Schedule()[0].Key; (got == first) != (name == "") {
			t.Errorf("%s: %s and %s", name, first, got)
		}
	}
}

func TestDeals(t *testing.T) {
	l := table(t, 3, 2, 2, "", true, 2)
	deals := map[int][]string{}
	for _, m := range l.Schedule() {
		who := slices.Sorted(slices.Values(m.Seats))
		deals[m.Deal] = append(deals[m.Deal], fmt.Sprint(m.Seed, who))
	}
	for deal, list := range deals {
		if len(list) != 2 || list[0] != list[1] {
			t.Errorf("deal %d: %v", deal, list)
		}
	}
	if len(deals) != 6 {
		t.Errorf("%d deals", len(deals))
	}
}
