package history

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/history"
)

// MomentKind is what a moment of a brawl was.
type MomentKind uint8

// The kinds of moments.
const (
	// Fallen: a fighter was knocked out.
	Fallen MomentKind = iota
	// Rescue: a fighter was healed that had hardly any ECTS left, and lived to the end.
	Rescue
	// Blow: one throw took very much.
	Blow
	// Capture: a zone fell.
	Capture
)

// Moment is something of a brawl that is worth telling.
type Moment struct {
	Kind MomentKind
	// Weight says how much it matters: more is shown first.
	Weight int
	// At is the position right after it, Melee the brawl that it belongs to.
	At, Melee int
	// Seat did it, in Zone: Fighter to Target of Foe. A capture has no fighters.
	Seat, Foe       rules.Seat
	Zone            int
	Fighter, Target int
	// Was is what the target had before, Amount what it lost or got.
	Was, Amount int
	// Standing is how many of Seat stood in the zone then.
	Standing int
	// Sums is what both sides had there.
	Sums [game.Players]int
	// Cast is who is seen of it, at most MostCast: who did it, to whom, and others of
	// the zone.
	Cast []Actor
}

// Actor is a fighter in a picture of a moment.
type Actor struct {
	Seat     rules.Seat
	Fighter  int
	ECTS     int
	Max      int
	Strategy game.Strategy
}

const (
	// MostCast is how many fighters a moment shows.
	MostCast = 4
	// MostMoments is how many moments of a brawl are shown.
	MostMoments = 3
	// nearlyGone is the number of ECTS below which a fighter is about to fall.
	nearlyGone = 6
	// hardBlow is from how many ECTS on one throw is worth telling.
	hardBlow = 18
)

// The weights of moments.
const (
	weightBlow    = 3
	weightFallen  = 4
	weightRescue  = 5
	weightElite   = 6
	weightMaster  = 8
	weightCapture = 10
)

// weigh notes what of an event may be shown as a moment.
func (h *History) weigh(at int, v *game.View, e *game.Event) {
	m := Moment{At: at, Melee: v.Melee, Seat: e.Seat, Foe: 1 - e.Seat, Zone: e.Zone, Fighter: e.Fighter, Target: e.Target, Amount: e.Amount}
	switch e.What {
	case game.EventAttack:
		m.Was = e.ECTS + e.Lost
		switch {
		case !e.Hit:
			return
		case e.ECTS <= 0:
			m.Kind, m.Weight = Fallen, [...]int{game.Master: weightMaster, game.Elite: weightElite, game.Student: weightFallen}[game.RankOf(e.Target)]
		case e.Amount >= hardBlow:
			m.Kind, m.Weight = Blow, weightBlow
		default:
			return
		}
	case game.EventHeal:
		m.Foe, m.Was = e.Seat, e.ECTS-e.Amount
		if !e.Hit || e.Amount == 0 || m.Was >= nearlyGone {
			return
		}
		m.Kind, m.Weight = Rescue, weightRescue
	case game.EventFell:
		// Who falls after all was not rescued.
		h.moments = slices.DeleteFunc(h.moments, func(o Moment) bool {
			return o.Melee == v.Melee && o.Kind == Rescue && o.Seat == e.Seat && o.Target == e.Fighter
		})
		return
	case game.EventHeld:
		m.Kind, m.Weight = Capture, weightCapture
	default:
		return
	}
	before := v
	if n := len(h.tape); n > 1 {
		before = h.tape[n-2]
	}
	m.see(v, before)
	h.moments = append(h.moments, m)
}

// see notes who is visible in a moment. Once a brawl is over the other side is
// hidden: then it is as it was a tick before.
func (m *Moment) see(v, before *game.View) {
	zone := &v.Zones[m.Zone]
	m.Standing = zone.Sides[m.Seat].Count
	for p := range m.Sums {
		m.Sums[p] = zone.Sides[p].ECTS
	}
	add := func(seat rules.Seat, n int) {
		if n < 0 || len(m.Cast) == MostCast {
			return
		}
		for _, a := range m.Cast {
			if a.Seat == seat && a.Fighter == n {
				return
			}
		}
		f := sight(v, before, seat, n)
		m.Cast = append(m.Cast, Actor{seat, n, f.ECTS, f.Max, f.Strategy})
	}
	if m.Kind != Capture {
		add(m.Seat, m.Fighter)
		add(m.Foe, m.Target)
	}
	for _, p := range [game.Players]rules.Seat{m.Seat, 1 - m.Seat} {
		if m.Kind == Capture && p != m.Seat {
			break // none of theirs is left, even if one was seen a tick before
		}
		for n := range v.Fighters[p] {
			if f := sight(v, before, p, n); f.Sight != game.Unseen && f.Zone == m.Zone && f.ECTS > 0 {
				add(p, n)
				if m.Kind != Capture {
					break
				}
			}
		}
	}
}

// sight returns a fighter as it was seen last.
func sight(v, before *game.View, seat rules.Seat, n int) *game.Fighter {
	if f := &v.Fighters[seat][n]; f.Sight != game.Unseen {
		return f
	}
	return &before.Fighters[seat][n]
}

// Moments returns the moments of a brawl that mattered most, in the order in which they
// happened: at most [MostMoments], one capture and two of any other kind. The capture
// comes last.
func (h *History) Moments(melee int) []Moment {
	var all []Moment
	for i := range h.moments {
		if h.moments[i].Melee == melee {
			all = append(all, h.moments[i])
		}
	}
	slices.SortStableFunc(all, func(a, b Moment) int { return b.Weight - a.Weight })
	var count [Capture + 1]int
	told := all[:0]
	for _, m := range all {
		most := 2
		if m.Kind == Capture {
			most = 1
		}
		if count[m.Kind] < most && len(told) < MostMoments {
			count[m.Kind]++
			told = append(told, m)
		}
	}
	slices.SortStableFunc(told, func(a, b Moment) int {
		if last := int(b.Kind/Capture) - int(a.Kind/Capture); last != 0 {
			return -last
		}
		return a.At - b.At
	})
	return told
}

// Title returns what kind of moment it was, in a word.
func (m *Moment) Title() words.Text {
	return [...]words.Text{Fallen: words.BrutalMomentKo(), Rescue: words.BrutalMomentRescue(), Blow: words.BrutalMomentBlow(), Capture: words.BrutalMomentCapture()}[m.Kind]
}

// Say tells the moment in a sentence; team is what the side is called that took a
// zone.
func (m *Moment) Say(say history.Speaker, team string) string {
	who, whom := Name(m.Seat, m.Fighter), Name(m.Foe, m.Target)
	switch m.Kind {
	case Fallen:
		return say.Say(words.BrutalMomentKoSaid(m.Was, whom, who))
	case Rescue:
		return say.Say(words.BrutalMomentRescueSaid(m.Was, m.Amount, whom, who))
	case Blow:
		return say.Say(words.BrutalMomentBlowSaid(m.Amount, who, whom))
	}
	return say.Say(words.BrutalMomentCaptureSaid(m.Standing, team, say.Say(TheZone(m.Zone))))
}

// zonesAfter are the names of the zones inside a sentence, as "the library", zonesAt
// where something is, as "at the library".
var (
	zonesAfter = [game.Zones]words.Text{words.BrutalThe0(), words.BrutalThe1(), words.BrutalThe2(), words.BrutalThe3(), words.BrutalThe4()}
	zonesAt    = [game.Zones]words.Text{words.BrutalAt0(), words.BrutalAt1(), words.BrutalAt2(), words.BrutalAt3(), words.BrutalAt4()}
)

// TheZone returns the name of a zone inside a sentence.
func TheZone(z int) words.Text { return zonesAfter[max(0, min(game.Zones-1, z))] }

// AtZone says that something is in a zone.
func AtZone(z int) words.Text { return zonesAt[max(0, min(game.Zones-1, z))] }

// Reel returns what happened in a zone up to a moment: the view before the first of its
// latest actions there, and the events from then on. It is known for the brawl that
// was fought last; else the view is nil.
func (h *History) Reel(m *Moment, actions int) (from *game.View, events []game.Event) {
	if len(h.tape) == 0 || m.Melee != h.tape[len(h.tape)-1].Melee {
		return nil, nil
	}
	at := m.At - h.taped
	for at > 0 && actions > 0 {
		for _, e := range h.tape[at].Events {
			if e.Zone == m.Zone && (e.What == game.EventAttack || e.What == game.EventHeal) {
				actions--
			}
		}
		at--
	}
	for _, v := range h.tape[at+1 : m.At-h.taped+1] {
		for _, e := range v.Events {
			if e.Zone == m.Zone && e.What != game.EventArrived {
				events = append(events, e)
			}
		}
	}
	return h.tape[at], events
}

// keep keeps the views of the brawl that goes on, to show a moment again.
func (h *History) keep(at int, v *game.View) {
	if v.Melee == 0 {
		return
	}
	if len(h.tape) == 0 || h.tape[len(h.tape)-1].Melee != v.Melee {
		clear(h.tape)
		h.tape, h.taped = h.tape[:0], at
	}
	if h.taped+len(h.tape) == at {
		h.tape = append(h.tape, v)
	}
}
