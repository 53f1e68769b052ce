package brutal

import "ludotheque/rules"

// EventKind is the kind of an event.
type EventKind uint8

// The kinds of events, with the fields of [Event] that they fill besides Seat and Zone.
const (
	// EventReady: both teams are composed (no seat, no zone).
	EventReady EventKind = iota
	// EventArrived: Fighter of Seat came from From, a zone, Bench (-1) or Unknown
	// (-2), to Zone.
	EventArrived
	// EventMelee: mêlée number Amount begins (no seat, no zone).
	EventMelee
	// EventFrenzy: from now on all fighters attack, harder and harder (B22).
	EventFrenzy
	// EventAttack: Fighter of Seat threw at Target of the other side, with Chance and Roll; Hit is the
	// outcome. Amount is the damage, 0 if the hit had no effect (B6); Lost is how much of it Target
	// had to lose, and ECTS what Target has left.
	EventAttack
	// EventHeal: Fighter of Seat healed Target of its own side, with Chance and Roll; Hit is the
	// outcome. Amount is the ECTS gained, 0 without effect; ECTS is what Target has now.
	EventHeal
	// EventFell: Fighter of Seat fell.
	EventFell
	// EventHeld: Zone is held by Seat from now on.
	EventHeld
	// EventTruce: a truce begins (no seat, no zone).
	EventTruce
	// EventConceded: Seat gave up.
	EventConceded
	// EventEnded: Seat won, or Spectator if both gave up.
	EventEnded
)

var eventWords = []string{"ready", "arrived", "melee", "frenzy", "attack", "heal", "fell", "held", "truce", "conceded", "ended"}

// String returns the kind in a word: ready, arrived, melee, frenzy, attack, heal, fell, held, truce,
// conceded or ended.
func (k EventKind) String() string { return rules.WordOf(eventWords, k) }

// MarshalText writes String.
func (k EventKind) MarshalText() ([]byte, error) { return rules.MarshalWord(eventWords, k) }

// UnmarshalText reads what MarshalText wrote and refuses everything else.
func (k *EventKind) UnmarshalText(b []byte) error { return rules.UnmarshalWord(eventWords, k, b) }

// Hidden stands for a number that the viewer may not know.
const Hidden = -1

// Unknown is the origin of arriving fighters of the other side: of its orders only the resulting
// positions are public.
const Unknown = -2

// Event is one thing that happened in the latest step, as far as one seat may know it. Events are in
// the order in which they happened; those of a tick, zone after zone (B19).
type Event struct {
	What EventKind `json:"what"`
	// Seat is the acting side, or rules.Spectator.
	Seat rules.Seat `json:"seat"`
	// Zone is the zone, or Bench (-1) if there is none.
	Zone int `json:"zone"`
	// Fighter is the number of the fighter in the team of Seat, or -1.
	Fighter int `json:"fighter"`
	// Target is the target of an attack or a healing, or -1.
	Target int `json:"target"`
	// From is where an arriving fighter came from; Unknown (-2) to other viewers until the game is
	// over.
	From int `json:"from,omitempty"`
	// Chance is that of success in percent; success is Roll < 100·Chance, with Roll from 0 to 9,999.
	// Both are Hidden to other viewers until the game is over: they reveal the dexterity.
	Chance int  `json:"chance,omitempty"`
	Roll   int  `json:"roll,omitempty"`
	Hit    bool `json:"hit,omitempty"`
	// Power is the draw behind Amount, from 1 to 10,000, and 0 without a hit. It is Hidden in attacks
	// until the game is over, since it reveals the target's resistance, and in everything that the
	// other side does.
	Power  int `json:"power,omitempty"`
	Amount int `json:"amount,omitempty"`
	// Lost is Amount, or less if the target had less.
	Lost int `json:"lost,omitempty"`
	// ECTS is what the target has after it.
	ECTS int `json:"ects,omitempty"`
}

// forSeat returns the event as seat may know it during the game.
func (e Event) forSeat(seat rules.Seat) Event {
	switch {
	case e.What == EventArrived && e.Seat != seat:
		e.From = Unknown
	case e.What != EventAttack && e.What != EventHeal:
	case e.Seat != seat:
		e.Chance, e.Roll, e.Power = Hidden, Hidden, Hidden
	case e.What == EventAttack:
		e.Power = Hidden
	}
	return e
}

// unordered sorts the arrivals of all but seat by the fighters' numbers: they happened in the order in
// which the orders were given, which is secret.
func unordered(events []Event, seat rules.Seat) {
	for i := range events {
		if events[i].What != EventArrived || events[i].Seat == seat {
			continue
		}
		for j := i; j > 0 && events[j-1].What == EventArrived && events[j-1].Seat == events[j].Seat && events[j-1].Fighter > events[j].Fighter; j-- {
			events[j-1], events[j] = events[j], events[j-1]
		}
	}
}

// note records an event, unless the state is hushed.
func (s *State) note(e Event) {
	if !s.hushed {
		*s.nextEvent() = e
	}
}

// nextEvent returns the place of the next event, to be filled at once: an event is large, and a tick has
// many.
func (s *State) nextEvent() *Event {
	if cap(s.events) == 0 {
		s.events = make([]Event, 0, 2*Fielded+1) // those of a posting: no step has more
	}
	s.events = append(s.events, Event{})
	return &s.events[len(s.events)-1]
}

// happening returns an event without fighters.
func happening(what EventKind, seat rules.Seat, zone int) Event {
	return Event{What: what, Seat: seat, Zone: zone, Fighter: -1, Target: -1}
}
