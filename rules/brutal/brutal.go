// Package brutal implements the rules of « C'est du brutal ! »: twenty students a side throw cups at
// each other for the five zones of a campus, and three zones win.
//
// Both players compose a team in secret ([Team]), post fifteen fighters on the zones ([Posts]), and
// watch: in a mêlée all fighters act by themselves. When a zone falls there is a truce, in which both
// players, in secret, move reservists and fighters of the zones they hold ([Order]). Then the mêlée
// goes on.
//
// A whole team, a whole posting and a whole list of orders are one action each, and the step is taken
// when both players have given theirs, so that neither sees the other's before. A step with an answer
// missing changes nothing. In a mêlée no seat acts, and a step is one tick: one action in every
// contested zone (B19).
//
// All arithmetic is in whole numbers. A chance in percent is compared with a random number below
// 10,000, and a power is a random number from 1 to 10,000. The order of the draws is part of the
// rules: ties of initiative at the start of a mêlée, zone after zone; then, in each action, the coin
// of a random strategy, a tie between targets, the roll, the power.
//
// Comments and tests cite the rulings B1 to B39 of docs/rulings/brutal.md. The dialect [Origin] takes
// the rule sheet's formulas literally; [Balanced] is our own variant, in which more than one team is
// worth playing.
package brutal

import (
	"errors"

	"ludotheque/rules"
)

// The sizes of the game.
const (
	// Players is the number of seats.
	Players = 2
	// Zones is the number of zones, and Majority how many of them win.
	Zones, Majority = 5, 3
	// Fighters is the size of a team: one maître, four élites, fifteen students.
	Fighters = 20
	// Reservists is how many fighters of a team start on the bench.
	Reservists = 5
	// Fielded is the number of fighters posted at the start.
	Fielded = Fighters - Reservists
	// Budget is how many points a team may buy in all (B7); it may buy fewer (B8).
	Budget = 400
	// BaseECTS is what a fighter without constitution starts with.
	BaseECTS = 30
	// Bench is the zone of fighters off the field: reservists, and all before the posting.
	Bench = -1
	// Rolls is the number of values of a roll and of a power.
	Rolls = 10_000
)

// Game is the game as the rest of the cabinet uses it.
var Game = rules.Game[*State, Action, *View]{Info: info, New: New}

// Keys of the options.
const (
	OptionDialect    = "dialect"
	OptionProgrammeA = "programme-a"
	OptionProgrammeB = "programme-b"
)

// info is separate from Game to avoid an initialisation cycle: New reads it, and Game holds New.
var info = rules.Info{
	// In version 1 the frenzy began earlier, see Dialect.firstLimit.
	ID: "brutal", Version: 2, Earlier: rules.AsThen, Min: Players, Max: Players,
	Refusals: refusals,
	Options: []rules.Option{
		{Key: OptionDialect, Values: dialectWords},
		{Key: OptionProgrammeA, Values: append([]string{drawn}, programmeWords...)},
		{Key: OptionProgrammeB, Values: append([]string{drawn}, programmeWords...)},
	},
}

// drawn is the value of a programme option that leaves the choice to the seed.
const drawn = "drawn"

// Dialect is a reading of the formulas.
type Dialect uint8

// The dialects.
const (
	// Origin is the rule sheet taken literally (B1, B2, B3).
	Origin Dialect = iota
	// Balanced makes strength and resistance factors of the damage, and a point
	// of constitution worth two ECTS; its frenzy begins sooner (B22).
	Balanced
)

var dialectWords = []string{"origine", "equilibre"}

// String returns "origine" or "equilibre", as the option has it.
func (d Dialect) String() string { return rules.WordOf(dialectWords, d) }

// MarshalText writes String.
func (d Dialect) MarshalText() ([]byte, error) { return rules.MarshalWord(dialectWords, d) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (d *Dialect) UnmarshalText(b []byte) error { return rules.UnmarshalWord(dialectWords, d, b) }

// Programme is what a team studies. It is a coat of arms without effect on the game.
type Programme uint8

// The seven programmes.
const (
	ISI Programme = iota
	RT
	A2I
	GI
	GM
	MTE
	MM
)

// Programmes is the number of programmes.
const Programmes = 7

var programmeWords = []string{"isi", "rt", "a2i", "gi", "gm", "mte", "mm"}

// String returns the programme in lower case: isi, rt, a2i, gi, gm, mte or mm.
func (p Programme) String() string { return rules.WordOf(programmeWords, p) }

// MarshalText writes String.
func (p Programme) MarshalText() ([]byte, error) { return rules.MarshalWord(programmeWords, p) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (p *Programme) UnmarshalText(b []byte) error { return rules.UnmarshalWord(programmeWords, p, b) }

// Params are the constants of a game.
type Params struct {
	Dialect Dialect `json:"dialect"`
	// Programmes are those of the two seats; they differ.
	Programmes [Players]Programme `json:"programmes"`
	// Limit is the last tick of a mêlée before the frenzy (B22).
	Limit int `json:"limit"`
}

// params reads a set-up. A programme left to the seed is drawn with r.
func params(s rules.Setup, r *rules.Rand) (Params, error) {
	if err := info.Check(s); err != nil {
		return Params{}, err
	}
	var p Params
	if err := p.Dialect.UnmarshalText([]byte(info.Value(s, OptionDialect))); err != nil {
		return Params{}, err
	}
	if p.Limit = p.Dialect.Limit(); s.Rules == 1 {
		p.Limit = p.Dialect.firstLimit()
	}
	first := r.Intn(Programmes)
	second := (first + 1 + r.Intn(Programmes-1)) % Programmes
	p.Programmes = [Players]Programme{Programme(first), Programme(second)}
	chosen := [Players]bool{}
	for seat, key := range []string{OptionProgrammeA, OptionProgrammeB} {
		if v := info.Value(s, key); v != drawn {
			if err := p.Programmes[seat].UnmarshalText([]byte(v)); err != nil {
				return Params{}, err
			}
			chosen[seat] = true
		}
	}
	if p.Programmes[0] == p.Programmes[1] {
		if chosen[0] && chosen[1] {
			return Params{}, &rules.SetupError{Field: OptionProgrammeB, Value: p.Programmes[1].String(),
				Want: "the other team studies that already; choose another programme, or " + drawn}
		}
		// A drawn programme differs from the other seat's.
		for seat := range chosen {
			if !chosen[seat] {
				p.Programmes[seat] = (p.Programmes[seat] + 1) % Programmes
			}
		}
	}
	return p, nil
}

// Phase is what the game waits for.
type Phase uint8

// The phases, in their order; a mêlée and a truce alternate.
const (
	// PhaseSetup: both players compose their teams.
	PhaseSetup Phase = iota
	// PhasePost: both post their fighters.
	PhasePost
	// PhaseMelee: no seat acts; each step is a tick.
	PhaseMelee
	// PhaseTruce: both give orders.
	PhaseTruce
	// PhaseOver: a player holds three zones, or gave up.
	PhaseOver
)

var phaseWords = []string{"setup", "post", "melee", "truce", "over"}

// String is setup, post, melee, truce or over.
func (p Phase) String() string { return rules.WordOf(phaseWords, p) }

// MarshalText writes String.
func (p Phase) MarshalText() ([]byte, error) { return rules.MarshalWord(phaseWords, p) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (p *Phase) UnmarshalText(b []byte) error { return rules.UnmarshalWord(phaseWords, p, b) }

// The reasons for the end, in Result.Reason. Scores are the zones held.
const (
	// ReasonZones: a player holds a majority of the zones.
	ReasonZones = "zones"
	// ReasonConceded: a player gave up (B38).
	ReasonConceded = "conceded"
)

// An error for each rule that an action can break; screens translate them.
var (
	// ErrNotNow: the phase needs another action, or none.
	ErrNotNow = errors.New("brutal: the phase needs another action")

	// Errors of a team.

	// ErrBudget: more than Budget points are bought (B7, B10).
	ErrBudget = errors.New("brutal: the team costs more than 400 points")
	// ErrCap: an attribute is above its cap, bonus included (B9).
	ErrCap = errors.New("brutal: an attribute is above its cap")
	// ErrBonus: an attribute is below the free bonus of the rank (B9, B10).
	ErrBonus = errors.New("brutal: an attribute is below the bonus of the rank")
	// ErrStrategy: there is no such strategy.
	ErrStrategy = errors.New("brutal: there is no such strategy")
	// ErrReservists: not exactly five are reservists.
	ErrReservists = errors.New("brutal: a team has exactly five reservists")

	// Errors of a posting.

	// ErrNoSuchZone: zones are counted from 0 to 4.
	ErrNoSuchZone = errors.New("brutal: there is no such zone")
	// ErrReservist: a reservist stays on the bench until a truce.
	ErrReservist = errors.New("brutal: a reservist cannot be posted before a truce")
	// ErrUnposted: all fighters but the reservists must be posted.
	ErrUnposted = errors.New("brutal: a fighter is not posted")
	// ErrEmptyZone: every zone needs a fighter.
	ErrEmptyZone = errors.New("brutal: every zone needs at least one fighter")

	// Errors of orders. ErrNoSuchZone is one too.

	// ErrNoSuchFighter: fighters are counted from 0 to 19.
	ErrNoSuchFighter = errors.New("brutal: there is no such fighter")
	// ErrTwice: a fighter gets at most one order.
	ErrTwice = errors.New("brutal: a fighter has two orders")
	// ErrFallen: the fallen do not come back (B32).
	ErrFallen = errors.New("brutal: the fighter has fallen")
	// ErrFighting: fighters in a contested zone cannot be moved or changed (B28).
	ErrFighting = errors.New("brutal: a fighter of a contested zone cannot be moved")
	// ErrHeld: fighters cannot move to a zone that is held already (B24, B25).
	ErrHeld = errors.New("brutal: the zone is held already")
	// ErrLast: at least one fighter must stay in each zone held (B26).
	ErrLast = errors.New("brutal: a fighter has to stay in a zone that is held")
)
