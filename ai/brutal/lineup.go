package brutal

import (
	"fmt"
	"strconv"
	"strings"

	"ludotheque/rules/brutal"
)

// Lineup is a whole set-up, fighter by fighter: a team, and its groups. Which group takes which zone
// is drawn when it is posted.
//
// Its text is a word for each fighter: its group from 0 to 4, or - on the bench, a colon, the five
// attributes separated by slashes, and h for a healer or e for the erratic strategy.
type Lineup struct {
	Team brutal.Team
	// Groups is the posting with group g in zone g.
	Groups brutal.Posts
}

// NewLineup returns the lineup of a recipe.
func NewLineup(r brutal.Recipe) *Lineup {
	return &Lineup{r.Team(), r.Posts([brutal.Zones]int{0, 1, 2, 3, 4})}
}

// Check returns nil if the lineup is legal.
func (l *Lineup) Check() error {
	if err := l.Team.Check(); err != nil {
		return err
	}
	return l.Groups.Check(&l.Team)
}

// Posts returns the posting with group g in zones[g].
func (l *Lineup) Posts(zones [brutal.Zones]int) brutal.Posts {
	p := l.Groups
	for i, g := range p {
		if g != brutal.Bench {
			p[i] = zones[g]
		}
	}
	return p
}

var strategyMarks = [brutal.Strategies]string{"", "h", "e"}

// MarshalText writes the lineup as text.
func (l Lineup) MarshalText() ([]byte, error) {
	var words []string
	for i := range l.Team {
		group := "-"
		if g := l.Groups[i]; g != brutal.Bench {
			group = strconv.Itoa(g)
		}
		v := l.Team[i].Values
		words = append(words, fmt.Sprintf("%s:%d/%d/%d/%d/%d%s", group, v[0], v[1], v[2], v[3], v[4], strategyMarks[l.Team[i].Strategy]))
	}
	return []byte(strings.Join(words, " ")), nil
}

// UnmarshalText reads what MarshalText wrote; it refuses illegal lineups.
func (l *Lineup) UnmarshalText(b []byte) error {
	words := strings.Fields(string(b))
	if len(words) != brutal.Fighters {
		return fmt.Errorf("brutal: a lineup has %d fighters, not %d", brutal.Fighters, len(words))
	}
	read := Lineup{}
	for i, w := range words {
		f := &read.Team[i]
		for s, mark := range strategyMarks {
			if rest, ok := strings.CutSuffix(w, mark); ok && mark != "" {
				w, f.Strategy = rest, brutal.Strategy(s)
			}
		}
		group, values, _ := strings.Cut(w, ":")
		if read.Groups[i] = brutal.Bench; group == "-" {
			f.Reserve = true
		} else {
			n, err := strconv.Atoi(group)
			if err != nil {
				return fmt.Errorf("brutal: fighter %d is in group %q: give 0 to 4, or -", i, group)
			}
			read.Groups[i] = n
		}
		parts := strings.Split(values, "/")
		ok := len(parts) == brutal.Attributes
		for k := 0; ok && k < len(parts); k++ {
			var err error
			f.Values[k], err = strconv.Atoi(parts[k])
			ok = err == nil
		}
		if !ok {
			return fmt.Errorf("brutal: fighter %d has %q: give five attributes parted by slashes", i, values)
		}
	}
	if err := read.Check(); err != nil {
		return err
	}
	*l = read
	return nil
}

// Brief returns the lineup in a line: for each group and the bench, its fighters, equal ones together,
// as number×dexterity/strength/resistance/constitution/initiative.
func (l *Lineup) Brief() string {
	var parts []string
	for g := range brutal.Zones + 1 {
		group := g
		if g == brutal.Zones {
			group = brutal.Bench
		}
		var kinds []string
		counts := map[string]int{}
		for i := range l.Team {
			if l.Groups[i] != group {
				continue
			}
			v := l.Team[i].Values
			kind := fmt.Sprintf("%d/%d/%d/%d/%d%s", v[0], v[1], v[2], v[3], v[4], strategyMarks[l.Team[i].Strategy])
			if counts[kind]++; counts[kind] == 1 {
				kinds = append(kinds, kind)
			}
		}
		for k, kind := range kinds {
			if n := counts[kind]; n > 1 {
				kinds[k] = fmt.Sprintf("%d×%s", n, kind)
			}
		}
		text := strings.Join(kinds, " + ")
		if g == brutal.Zones {
			text = "bench " + text
		}
		parts = append(parts, text)
	}
	return strings.Join(parts, ", ")
}
