// Package history is what a whole match of C'est du brutal ! tells: the lines of its
// log, the marks of its timeline, where the fronts were, who was lucky, and the teams
// that were composed.
package history

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/history"
)

// History is the fold of a match: see package history of scenes. It is shown with the
// eyes of the only person at the match, or of a spectator.
type History struct {
	game.Story
	// Lines are the log, oldest first.
	Lines []Line
	// Last is the latest view that was noted; it is never written to.
	Last *game.View

	eyes  rules.Seat
	at    []position
	marks []history.Mark
	teams [game.Players]*game.Team
	// held is the latest zone that fell, at the position fell; 0 for none.
	held game.Event
	fell int
	// moments are those of all brawls, tape the views of the latest one from the
	// position taped on.
	moments []Moment
	tape    []*game.View
	taped   int
}

// position is what is kept of one.
type position struct {
	melee int
	phase game.Phase
	held  [game.Players]int
	// line is what the position tells first, if it tells a line; truce and over are
	// what else there is to say of it.
	line        Line
	truce, over bool
}

// New returns the history of a match of that set-up that has not begun.
func New(rules.Setup) history.History[*game.View] { return &History{eyes: rules.Spectator} }

// Note takes in a position.
func (h *History) Note(at int, views history.Views[*game.View]) {
	if len(h.at) == 0 {
		h.eyes = sole(views)
	}
	v := views(h.eyes)
	h.Add(v)
	h.Last = v
	h.keep(at, v)
	p := position{melee: v.Melee, phase: v.Phase, held: [game.Players]int{v.Held(0), v.Held(1)}, truce: v.Phase == game.PhaseTruce, over: v.Result != nil}
	for i := range v.Events {
		e := Line{Event: v.Events[i], Melee: v.Melee, Tick: v.Tick}
		h.mark(at, e)
		h.weigh(at, v, &e.Event)
		w := weight(&e.Event)
		if w == 0 {
			continue
		}
		h.Lines = append(h.Lines, e)
		if w > weight(&p.line.Event) {
			p.line = e
		}
	}
	h.at = append(h.at, p)
	if v.Phase > game.PhaseSetup {
		h.compose(views)
	}
}

// sole returns the only person whose views are given, or [rules.Spectator].
func sole(views history.Views[*game.View]) rules.Seat {
	eyes := rules.Spectator
	for p := range rules.Seat(game.Players) {
		if views(p).Seat != p {
			continue
		}
		if eyes != rules.Spectator {
			return rules.Spectator
		}
		eyes = p
	}
	return eyes
}

// compose remembers the teams, as far as they are seen, before orders change
// strategies.
func (h *History) compose(views history.Views[*game.View]) {
	for p := range h.teams {
		if h.teams[p] != nil {
			continue
		}
		team := &views(rules.Seat(p)).Fighters[p]
		if team[0].Sight != game.Full {
			continue
		}
		h.teams[p] = new(game.Team)
		for i := range team {
			h.teams[p][i] = team[i].Recruit
		}
	}
}

// Team returns the team of a seat as it was composed; nil while it is not, and where it
// may not be seen.
func (h *History) Team(p rules.Seat) *game.Team {
	if p < 0 || int(p) >= len(h.teams) {
		return nil
	}
	return h.teams[p]
}

// mark notes what the timeline shows of an event.
func (h *History) mark(at int, e Line) {
	m := history.Mark{At: at, Seat: e.Seat, Event: zoned{e}}
	switch e.What {
	case game.EventHeld:
		h.held, h.fell = e.Event, at
		m.Icon, m.Big = "icons/star", true
	case game.EventFell:
		m.Icon = "icons/cross"
	case game.EventEnded:
		if e.Seat == rules.Spectator {
			return
		}
		m.Icon, m.Big, m.Event = "icons/crown", true, history.Plain(words.BrutalOver())
	default:
		return
	}
	h.marks = append(h.marks, m)
}

// Marks returns the zones that fell, those who fell, and the end.
func (h *History) Marks() []history.Mark { return h.marks }

// Turn returns the number of the brawl at a position, from 1.
func (h *History) Turn(at int) int { return max(1, h.at[at].melee) }

// Noted returns how many positions were noted.
func (h *History) Noted() int { return len(h.at) }

// Where returns how far the match is: [history.Placer].
func (h *History) Where(at int) words.Text { return Where(h.at[at].phase, h.at[at].melee) }

// Where returns how far a match is in a phase of its latest brawl.
func Where(phase game.Phase, melee int) words.Text {
	switch phase {
	case game.PhaseSetup:
		return words.BrutalWhereSetup()
	case game.PhasePost:
		return words.BrutalWherePost()
	case game.PhaseTruce:
		return words.BrutalWhereTruce(melee)
	}
	return words.BrutalWhereMelee(max(1, melee))
}

// Scores returns the zones that both hold.
func (h *History) Scores(at int) []int { return h.at[at].held[:] }

// Say tells the most important event of a step.
func (h *History) Say(say history.Speaker, at int) string {
	p := &h.at[at]
	switch {
	case p.line.What != 0:
		return zoned{p.line}.Say(say)
	case p.truce:
		return say.Say(words.BrutalTruceAfter(p.melee))
	case p.over:
		return say.Say(words.BrutalOver())
	}
	return ""
}

// Subject returns whose event Say describes.
func (h *History) Subject(at int) rules.Seat {
	if l := &h.at[at].line; l.What != 0 {
		return l.Seat
	}
	return rules.Spectator
}

// Shown says that seats are shown as they sat.
func (h *History) Shown(r *rules.Result) ([]history.Shown, *rules.Result) { return nil, r }
