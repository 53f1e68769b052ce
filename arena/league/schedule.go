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
	// Number counts from 1 in the order of the schedule. It changes when the
	// file does.
	Number int
	// Key is a text of 16 hexadecimal digits that follows from all that the
	// match is made of: game, options, seed, time, and who sits where. The same
	// match of a longer league, or on another machine, has the same key.
	Key string
	Map *Map
	// Seed of the game.
	Seed uint64
	// Seats is who sits where, as indices of League.Bots; negative: the fill.
	Seats []int
	// Deal is the same for the matches that differ in the seats only.
	Deal int
}

// Len returns the number of matches.
func (l *League) Len() int {
	n := len(l.Seeds) * len(l.Maps) * l.turns()
	for i := range l.Group { // times the number of groups
		n = n * (len(l.Bots) - i) / (i + 1)
		if n > maxMatches*l.Group*maxBots {
			return n // more than enough to be refused
		}
	}
	return n
}

// turns returns how often a group plays the same deal.
func (l *League) turns() int {
	switch {
	case !l.Rotate:
		return 1
	case l.Fill != "":
		return l.Seats
	}
	return l.Group
}

// Schedule returns every match, round after round: whatever part of it has been played, everybody has
// played about as much.
func (l *League) Schedule() []Match {
	var all []Match
	deal := 0
	for round := range l.Seeds {
		for m := range l.Maps {
			groups(len(l.Bots), l.Group, func(group []int) {
				seed := l.seed(round, &l.Maps[m], group)
				for turn := range l.turns() {
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

// taken is who of a group sits on a seat.
func (l *League) taken(group []int, seat, turn int) int {
	if l.Fill == "" {
		return group[(seat+turn)%len(group)]
	}
	if i := (seat + turn) % l.Seats; i < len(group) {
		return group[i]
	}
	return fill
}

// groups calls do with every choice of k out of n, in order. do keeps nothing
// of what it is given.
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

// Setup returns what the game of a match starts from.
func (l *League) Setup(m *Match) rules.Setup {
	return rules.Setup{Seats: l.Seats, Seed: m.Seed, Options: m.Map.Options}
}

// name returns what sits on a seat of a match.
func (l *League) name(bot int) string {
	if bot == fill {
		return "(" + string(l.Fill) + ")"
	}
	return l.Bots[bot].Name
}

// key is Match.Key. Where a bot's folder is and what the map is called make no
// difference to the game.
func (l *League) key(m *Match) string {
	type player struct {
		Name  string   `json:"name"`
		Level string   `json:"level,omitempty"`
		Words []string `json:"cmd,omitempty"`
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
		what.Players = append(what.Players, player{b.Name, string(b.Level), b.Words, b.TCP})
	}
	text, err := json.Marshal(what)
	if err != nil {
		panic(fmt.Sprintf("league: a match has no JSON: %v", err)) // texts and numbers only
	}
	sum := sha256.Sum256(text)
	return hex.EncodeToString(sum[:8])
}
