package brutal

import (
	"encoding/json"
	"fmt"
	"slices"

	"ludotheque/rules"
)

// Attribute is one of the five things that points buy.
type Attribute uint8

// The attributes, in the order in which screens show them.
const (
	// Dexterity raises the chance to hit by 3 % and to heal by 6 % a point.
	Dexterity Attribute = iota
	// Strength raises the damage by 10 % a point.
	Strength
	// Resistance lowers the damage received: see Dialect.
	Resistance
	// Constitution raises the ECTS at the start and the most that healing gives
	// back: 1 a point, 2 in Balanced.
	Constitution
	// Initiative decides the order of action.
	Initiative
)

// Attributes is the number of attributes.
const Attributes = 5

var attributeWords = []string{"dexterity", "strength", "resistance", "constitution", "initiative"}

// String returns dexterity, strength, resistance, constitution or initiative.
func (a Attribute) String() string { return rules.WordOf(attributeWords, a) }

// Cap returns the most an attribute can be, bonus included (B9).
func (a Attribute) Cap() int {
	if a == Constitution {
		return 30
	}
	return 10
}

// Values is a value for each Attribute.
type Values [Attributes]int

// Sum returns the values added up.
func (v Values) Sum() int {
	n := 0
	for _, x := range v {
		n += x
	}
	return n
}

// Rank is the rank of a fighter.
type Rank uint8

// The ranks.
const (
	Master Rank = iota
	Elite
	Student
)

var rankWords = []string{"master", "elite", "student"}

// String returns master, elite or student.
func (r Rank) String() string { return rules.WordOf(rankWords, r) }

// Bonus returns what the rank gives for free (B10).
func (r Rank) Bonus() Values {
	switch r {
	case Master:
		return Values{2, 2, 2, 10, 2}
	case Elite:
		return Values{1, 1, 1, 5, 1}
	}
	return Values{}
}

// RankOf returns the rank of a fighter by its number: 0 is the maître, 1 to 4 are the élites, the rest
// are students.
func RankOf(fighter int) Rank {
	switch {
	case fighter == 0:
		return Master
	case fighter < 5:
		return Elite
	}
	return Student
}

// Strategy is what a fighter does by itself.
type Strategy uint8

// The strategies.
const (
	// Offensive attacks the enemy in the zone with the fewest ECTS.
	Offensive Strategy = iota
	// Defensive heals the other wounded ally in the zone with the fewest ECTS, or attacks if there is
	// none (B14, B15, B16).
	Defensive
	// Erratic tosses a coin for each action (B17): the rule sheet's "aléatoire".
	Erratic
)

// Strategies is the number of strategies.
const Strategies = 3

var strategyWords = []string{"offensive", "defensive", "erratic"}

// String returns offensive, defensive or erratic.
func (s Strategy) String() string { return rules.WordOf(strategyWords, s) }

// MarshalText writes String.
func (s Strategy) MarshalText() ([]byte, error) { return rules.MarshalWord(strategyWords, s) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (s *Strategy) UnmarshalText(b []byte) error { return rules.UnmarshalWord(strategyWords, s, b) }

// Recruit is a fighter as it is composed.
type Recruit struct {
	// Values are the attributes, the bonus of the rank included.
	Values   Values   `json:"v"`
	Strategy Strategy `json:"s"`
	// Reserve reports whether the fighter starts on the bench.
	Reserve bool `json:"r,omitempty"`
}

// Team is the twenty fighters of a player: number 0 is the gobi master, 1 to 4 are the
// élites, 5 to 19 students (see [RankOf]). Its JSON is what a saved template holds.
type Team [Fighters]Recruit

// UnmarshalJSON reads a list of twenty fighters. The error gives the number of entries if it differs;
// decoding into an array would accept that silently.
func (t *Team) UnmarshalJSON(b []byte) error { return readTwenty(b, t[:], "a team") }

// UnmarshalJSON reads a list of twenty zones, like that of [Team].
func (p *Posts) UnmarshalJSON(b []byte) error { return readTwenty(b, p[:], "a posting") }

// readTwenty reads a list with an entry for each fighter.
func readTwenty[E any](b []byte, to []E, what string) error {
	var list []E
	if err := json.Unmarshal(b, &list); err != nil {
		return err
	}
	if len(list) != len(to) {
		return fmt.Errorf("%s has %d entries: one for each of the %d fighters is needed", what, len(list), len(to))
	}
	copy(to, list)
	return nil
}

// NewTeam returns a team without bought points: every fighter has the bonus of its rank and attacks,
// and none is a reservist. It is not legal yet.
func NewTeam() Team {
	var t Team
	for i := range t {
		t[i].Values = RankOf(i).Bonus()
	}
	return t
}

// Cost returns how many points are bought for one fighter; the bonus of the rank is free (B10). It is
// negative for a fighter below its bonus.
func (t *Team) Cost(fighter int) int {
	return t[fighter].Values.Sum() - RankOf(fighter).Bonus().Sum()
}

// Spent returns how many points are bought in all.
func (t *Team) Spent() int {
	n := 0
	for i := range t {
		n += t.Cost(i)
	}
	return n
}

// Left returns the points that are left; negative if too many are spent.
func (t *Team) Left() int { return Budget - t.Spent() }

// Reserve returns the numbers of the reservists, in order.
func (t *Team) Reserve() []int {
	var list []int
	for i := range t {
		if t[i].Reserve {
			list = append(list, i)
		}
	}
	return list
}

// Fault is one reason why a team is illegal.
type Fault struct {
	// Err is one of the Err values of a team.
	Err error
	// Fighter is the fighter concerned, or -1 for the whole team.
	Fighter int
	// Attribute is the attribute concerned, with ErrCap and ErrBonus.
	Attribute Attribute
	// Amount is the excess: points above a cap, below a bonus or over the budget; or the number of
	// reservists, from 0 to 20.
	Amount int
}

// Faults returns everything that makes the team illegal, fighter after fighter; nil if it is legal.
// Unspent points are no fault (B8).
func (t *Team) Faults() []Fault {
	var list []Fault
	for i := range t {
		bonus := RankOf(i).Bonus()
		for a := range Attribute(Attributes) {
			switch v := t[i].Values[a]; {
			case v > a.Cap():
				list = append(list, Fault{ErrCap, i, a, v - a.Cap()})
			case v < bonus[a]:
				// Avoid overflow with absurd numbers.
				list = append(list, Fault{ErrBonus, i, a, bonus[a] - max(v, -1<<30)})
			}
		}
		if t[i].Strategy >= Strategies {
			list = append(list, Fault{Err: ErrStrategy, Fighter: i})
		}
	}
	if len(list) == 0 { // the sum may overflow too
		if over := -t.Left(); over > 0 {
			list = append(list, Fault{Err: ErrBudget, Fighter: -1, Amount: over})
		}
	}
	if n := len(t.Reserve()); n != Reservists {
		list = append(list, Fault{Err: ErrReservists, Fighter: -1, Amount: n})
	}
	return list
}

// Check returns nil if the team is legal, or else the error of the first fault.
func (t *Team) Check() error {
	if faults := t.Faults(); faults != nil {
		return faults[0].Err
	}
	return nil
}

// Posts is where each fighter starts: a zone from 0 to 4, or Bench (-1) for the reservists.
type Posts [Fighters]int

// NoPosts returns a posting with all fighters on the bench.
func NoPosts() Posts {
	var p Posts
	for i := range p {
		p[i] = Bench
	}
	return p
}

// Check returns nil if the team may be posted like this, or else one of the Err values of a posting.
func (p *Posts) Check(t *Team) error {
	var manned [Zones]bool
	for i, zone := range p {
		switch {
		case zone < Bench || zone >= Zones:
			return ErrNoSuchZone
		case t[i].Reserve && zone != Bench:
			return ErrReservist
		case !t[i].Reserve && zone == Bench:
			return ErrUnposted
		case zone != Bench:
			manned[zone] = true
		}
	}
	if slices.Contains(manned[:], false) {
		return ErrEmptyZone
	}
	return nil
}

// Order moves a fighter in a truce.
type Order struct {
	// Fighter is a reservist on the bench, or stands in a zone held by its own side.
	Fighter int `json:"f"`
	// To is a contested zone.
	To int `json:"to"`
	// Strategy is the fighter's strategy from then on; it may be the old one (B29).
	Strategy Strategy `json:"s"`
}
