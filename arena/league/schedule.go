package league

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"

	"ludotheque/rules"
)

// fill is the index in Match.Seats of a seat that no bot of the group takes.
const fill = -1

// Match is one game of a league.
type Match struct {
	// Number counts from 1 in the order of the schedule. It may change when the file changes.
	Number int
	// Key is 16 hexadecimal digits derived from all that the match consists of: game, options, seed,
	// time, and the bots of the seats. The same match of a longer league, or on another machine, has
	// the same key.
	Key string
	Map *Map
	// Seed of the game.
	Seed uint64
	// Seats has the bot of each seat, as an index of League.Bots; negative: the fill.
	Seats []int
	// Deal is the same for matches that differ only in the seats.
	Deal int
}

// Len returns the number of matches.
func (l *League) Len() int {
	n := len(l.Seeds) * len(l.Maps) * l.rotations()
	for i := range l.Group { // times the number of groups
		n = n * (len(l.Bots) - i) / (i + 1)
		if n > maxMatches*l.Group*maxBots {
			return n // too many anyway
		}
	}
	return n
}

// rotations returns how often a group plays the same deal.
func (l *League) rotations() int {
	switch {
	case !l.Rotate:
		return 1
	case l.Fill != "":
		return l.Seats
	}
	return l.Group
}

// Schedule returns every match, round after round, so that at any time all bots have played about as
// much.
func (l *League) Schedule() []Match {
	var all []Match
	deal := 0
	for round := range l.Seeds {
		for m := range l.Maps {
			groups(len(l.Bots), l.Group, func(group []int) {
				seed := l.seed(round, &l.Maps[m], group)
				for turn := range l.rotations() {
					match := Match{Number: len(all) + 1, Map: &l.Maps[m], Seed: seed, Deal: deal, Seats: make([]int, l.Seats)}
					for i := range match.Seats {
						match.Seats[i] = l.taken(group, i, turn)
					}
					match.Key = l.key(&match)
					all = append(all, match)
				}
				deal++
			})
		}
	}
	return all
}

// taken returns the bot of a group on a seat.
func (l *League) taken(group []int, seat, turn int) int {
	if l.Fill == "" {
		return group[(seat+turn)%len(group)]
	}
	if i := (seat + turn) % l.Seats; i < len(group) {
		return group[i]
	}
	return fill
}

// groups calls do with every combination of k out of n, in order. The slice is reused.
func groups(n, k int, do func([]int)) {
	group := make([]int, k)
	var choose func(at, from int)
	choose = func(at, from int) {
		if at == k {
			do(group)
			return
		}
		for i := from; i <= n-k+at; i++ {
			group[at] = i
			choose(at+1, i+1)
		}
	}
	choose(0, 0)
}

// Setup returns the set-up of a match.
func (l *League) Setup(m *Match) rules.Setup {
	return rules.Setup{Seats: l.Seats, Seed: m.Seed, Options: m.Map.Options}
}

// name returns the name of the player of a seat.
func (l *League) name(bot int) string {
	if bot == fill {
		return "(" + string(l.Fill) + ")"
	}
	return l.Bots[bot].Name
}

// key returns Match.Key. A bot's folder and a map's name are not part of it.
func (l *League) key(m *Match) string {
	type player struct {
		Name  string   `json:"name"`
		Level string   `json:"level,omitempty"`
		Args  []string `json:"cmd,omitempty"`
		TCP   bool     `json:"tcp,omitempty"`
	}
	what := struct {
		Game    string      `json:"game"`
		Version int         `json:"version"`
		Setup   rules.Setup `json:"setup"`
		Think   string      `json:"think"`
		Players []player    `json:"players"`
	}{l.Game.ID, l.Game.Version, l.Setup(m), l.Think.String(), nil}
	for _, i := range m.Seats {
		if i == fill {
			what.Players = append(what.Players, player{Level: string(l.Fill)})
			continue
		}
		b := &l.Bots[i]
		what.Players = append(what.Players, player{b.Name, string(b.Level), b.Args, b.TCP})
	}
	text, err := json.Marshal(what)
	if err != nil {
		panic(fmt.Sprintf("league: a match has no JSON: %v", err)) // cannot fail: only texts and numbers
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}
