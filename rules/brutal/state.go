package brutal

import (
	"slices"

	"ludotheque/rules"
)

// Fighter is a member of a team during the game, as far as one seat may know it.
type Fighter struct {
	Recruit
	// Sight says how much the viewer knows; the rest is zero, with Zone at Bench. A state knows
	// everything.
	Sight Sight `json:"sight"`
	// Zone is where the fighter stands, or fell: 0 to 4, or Bench (-1).
	Zone int `json:"zone"`
	// ECTS is what is left; 0 or less: fallen, once Max is known (B32).
	ECTS int `json:"ects"`
	// Max is what the fighter started with and healing stops at (B11); 0 before the team is composed.
	// It becomes public when the fighter, still unhurt, enters the field.
	Max int `json:"max"`
}

// Fallen reports whether the fighter is out for good (B32).
func (f *Fighter) Fallen() bool { return f.Max > 0 && f.ECTS <= 0 }

// Sight is how much of a fighter a viewer knows.
type Sight uint8

// The degrees of knowledge (B39).
const (
	// Full: everything; for the own side, and for all once the game is over.
	Full Sight = iota
	// Seen: zone, ECTS and Max, of fighters who are, or fell, on the field during a mêlée. The rank
	// follows from the number.
	Seen
	// Unseen: nothing; the other side's reservists, and in a truce, where only
	// the sums of the zones are known, all of the other side.
	Unseen
)

var sightWords = []string{"full", "seen", "unseen"}

// String is full, seen or unseen.
func (s Sight) String() string { return rules.WordOf(sightWords, s) }

// MarshalText writes String.
func (s Sight) MarshalText() ([]byte, error) { return rules.MarshalWord(sightWords, s) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (s *Sight) UnmarshalText(b []byte) error { return rules.UnmarshalWord(sightWords, s, b) }

// Side is what one player has in a zone.
type Side struct {
	Count int `json:"count"`
	ECTS  int `json:"ects"`
}

// Zone is one of the five, and public from the first mêlée on (B30, B39).
type Zone struct {
	// Owner holds the zone for good (B24); rules.Spectator while it is contested.
	Owner rules.Seat `json:"owner"`
	// Sides is what stands in the zone now.
	Sides [Players]Side `json:"sides"`
	// Start is what stood there when the latest mêlée began.
	Start [Players]Side `json:"start"`
}

// Contested reports whether no player holds the zone yet.
func (z *Zone) Contested() bool { return z.Owner == rules.Spectator }

// State is a game of « C'est du brutal ! » in progress. Everything but the events is held in place, so
// that a copy is one assignment.
type State struct {
	params   Params
	rng      rules.Rand
	phase    Phase
	melee    int // number of the latest mêlée, from 1; 0 before
	tick     int // ticks of that mêlée
	fighters [Players][Fighters]Fighter
	zones    [Zones]Zone
	queues   [Zones]queue
	conceded rules.Seats
	sealed   bool
	hushed   bool // records no events, see Rush
	events   []Event
}

var (
	_ rules.State[*State, Action, *View] = (*State)(nil)
	_ rules.View[Action]                 = (*View)(nil)
	_ rules.Guesser[*State]              = (*View)(nil)
	_ rules.Sealer                       = (*State)(nil)
)

// New begins a game. The error is a *rules.SetupError.
func New(setup rules.Setup) (*State, error) {
	s := &State{rng: rules.Rand{State: setup.Seed}}
	var err error
	if s.params, err = params(setup, &s.rng); err != nil {
		return nil, err
	}
	for seat := range s.fighters {
		for i, r := range NewTeam() {
			s.fighters[seat][i] = Fighter{Recruit: r, Zone: Bench}
		}
	}
	for z := range s.zones {
		s.zones[z].Owner = rules.Spectator
	}
	return s, nil
}

// Acting returns both players in a set-up, a posting and a truce, and none in a mêlée and at the end.
func (s *State) Acting() rules.Seats {
	if s.phase == PhaseMelee || s.phase == PhaseOver {
		return rules.Seats{}
	}
	return rules.AllSeats(Players)
}

// Check returns why seat may not do a, as one of the Err values of this package, or nil.
func (s *State) Check(seat rules.Seat, a Action) error {
	if !s.Acting().Has(seat) {
		return ErrNotNow
	}
	c := camp{phase: s.phase, seat: seat, own: &s.fighters[seat]}
	for z := range s.zones {
		c.owner[z] = s.zones[z].Owner
	}
	return c.check(a)
}

// Step fights a tick of a mêlée, or carries out the actions of both players. Unless both are legal it
// changes nothing, except when a player gives up.
func (s *State) Step(acts []Action) {
	s.events = s.events[:0]
	s.sealed = false
	switch s.phase {
	case PhaseOver:
		return
	case PhaseMelee:
		s.sealed = true
		s.fight()
		return
	}
	answers := 0
	for seat := range rules.Seat(Players) {
		if int(seat) >= len(acts) || s.Check(seat, acts[seat]) != nil {
			continue
		}
		if answers++; acts[seat].Do == Concede {
			s.conceded = s.conceded.With(seat)
		}
	}
	switch {
	case !s.conceded.Empty():
		s.sealed = true
		for seat := range rules.Seat(Players) {
			if s.conceded.Has(seat) {
				s.note(happening(EventConceded, seat, Bench))
			}
		}
		s.end()
	case answers < Players:
	case s.phase == PhaseSetup:
		for seat := range s.fighters {
			s.compose(seat, acts[seat].Team)
		}
		s.phase = PhasePost
		s.note(happening(EventReady, rules.Spectator, Bench))
	case s.phase == PhasePost:
		s.sealed = true
		for seat := range s.fighters {
			for i, zone := range acts[seat].Posts {
				if zone != Bench {
					s.arrive(seat, i, zone)
				}
			}
		}
		s.begin()
	case s.phase == PhaseTruce:
		s.sealed = true
		for seat := range s.fighters {
			for _, o := range acts[seat].Orders {
				s.fighters[seat][o.Fighter].Strategy = o.Strategy
				s.arrive(seat, o.Fighter, o.To)
			}
		}
		s.begin()
	}
}

func (s *State) compose(seat int, t *Team) {
	for i := range t {
		most := s.params.Dialect.MaxECTS(t[i].Values[Constitution])
		s.fighters[seat][i] = Fighter{Recruit: t[i], Zone: Bench, ECTS: most, Max: most}
	}
}

// arrive puts a fighter into a zone.
func (s *State) arrive(seat, fighter, zone int) {
	f := &s.fighters[seat][fighter]
	e := Event{What: EventArrived, Seat: rules.Seat(seat), Zone: zone, Fighter: fighter, Target: -1, From: f.Zone}
	if f.Zone != Bench {
		left := &s.zones[f.Zone].Sides[seat]
		left.Count--
		left.ECTS -= f.ECTS
	}
	f.Zone = zone
	side := &s.zones[zone].Sides[seat]
	side.Count++
	side.ECTS += f.ECTS
	s.note(e)
}

// held returns how many zones each seat holds.
func (s *State) held() [Players]int {
	var n [Players]int
	for z := range s.zones {
		if o := s.zones[z].Owner; o != rules.Spectator {
			n[o]++
		}
	}
	return n
}

// Scores returns the zones held so far (rules.Scorer).
func (s *State) Scores() []int {
	n := s.held()
	return n[:]
}

// end ends the game; Result names the winner.
func (s *State) end() {
	s.phase = PhaseOver
	winner := rules.Spectator
	if r := s.Result(); r.Ranks[0] != r.Ranks[1] {
		winner = rules.Seat(slices.Index(r.Ranks, 1))
	}
	s.note(happening(EventEnded, winner, Bench))
}

// Sealed reports whether the latest step used random draws or revealed positions. Until the teams
// meet, everything can be undone.
func (s *State) Sealed() bool { return s.sealed }

// Result is nil until a player holds three zones or gives up (B38). Scores are the zones held; a
// player who gave up ranks last regardless.
func (s *State) Result() *rules.Result {
	if s.phase != PhaseOver {
		return nil
	}
	n := s.Scores()
	r := &rules.Result{Reason: ReasonZones, Scores: n, Ranks: rules.RankByScore(n)}
	if !s.conceded.Empty() {
		r.Reason = ReasonConceded
		for seat := range r.Ranks {
			r.Ranks[seat] = 1
			if s.conceded.Len() == 1 && s.conceded.Has(rules.Seat(seat)) {
				r.Ranks[seat] = 2
			}
		}
	}
	return r
}

// Clone returns a state that shares nothing that a Step changes.
func (s *State) Clone() *State {
	c := new(State)
	s.CloneTo(c)
	return c
}

// CloneTo writes a Clone over c, whose memory it reuses. c must not be s, or in use elsewhere.
func (s *State) CloneTo(c *State) {
	events := append(c.events[:0], s.events...)
	*c = *s
	c.events = events
}

// Phase returns what the game waits for; it is public.
func (s *State) Phase() Phase { return s.phase }
