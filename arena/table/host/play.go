package host

import (
	"iter"
	"slices"
	"time"

	"ludotheque/arena/table"
	"ludotheque/rules"
)

// Begin shows a match from now on, new or resumed.
func (h *Host) Begin(g table.Game) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.matches++
	h.match, h.phase, h.shown, h.last, h.start, h.paused = g, table.Playing, shown{}, rules.Spectator, false, false
	h.forgetAbsences()
	for i := range h.chairs {
		h.chairs[i].reset()
	}
	pings := h.o.Ping
	if g.Info().RealTime() {
		pings /= realTimePingFactor
	}
	h.pings.Store(int64(pings))
	for _, g := range h.guests {
		g.needsHello = true
		if g.outbox != nil {
			g.lastMessageAt = time.Now() // pings were rarer until now
		}
	}
	h.broadcastState()
}

// forgetAbsences forgets which guests were replaced or left, before another match or none.
func (h *Host) forgetAbsences() {
	h.away, h.ends = rules.Seats{}, time.Time{}
	for i := range h.chairs {
		h.chairs[i].left = nil
	}
}

// Lobby ends a match: people choose chairs again.
func (h *Host) Lobby() {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.phase == table.InLobby {
		return
	}
	h.match, h.phase, h.start, h.paused = nil, table.InLobby, false, false
	h.forgetAbsences()
	for _, g := range h.guests {
		g.ready = false
	}
	h.seatWaiting()
	h.broadcastState()
}

// SubmitAnswers submits the guests' answers to the match and carries out their undos. In a game in
// real time each seat's oldest answer counts, one per step, unless answers amend each
// other: then all of them count at once, since a backlog would delay them for good. It
// reports whether an action was undone.
func (h *Host) SubmitAnswers() (undone bool) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.match == nil {
		return false
	}
	for i := range h.chairs {
		c, p := &h.chairs[i], rules.Seat(i)
		switch {
		case len(c.queue) == 0:
		case h.match.Info().RealTime() && !h.match.Amends():
			h.submit(p, c.queue[0])
			c.queue = c.queue[1:]
		default:
			for _, a := range c.queue {
				h.accept(p, a)
			}
			c.queue = nil
		}
		if c.undo {
			c.undo = false
			undone = h.undo(p) || undone
		}
	}
	return undone
}

// accept accepts the answer to a question if that is the open one.
func (h *Host) accept(p rules.Seat, a answer) {
	c := &h.chairs[p]
	switch {
	case h.match.Info().RealTime(): // for the next step, whichever question it answers
		h.submit(p, a)
	case c.ask == 0 || !h.match.Waiting().Has(p):
		h.refuse(p, a.ask, table.NotNow, "the seat does not decide now")
	case a.ask != c.ask:
		h.refuse(p, a.ask, table.Late, "another question is open")
	default:
		h.submit(p, a)
	}
}

func (h *Host) submit(p rules.Seat, a answer) {
	if err := h.match.Submit(p, a.do); err != nil {
		if !h.match.Info().RealTime() || refusal(h.match.Info(), err) == table.BadAction {
			h.refuse(p, a.ask, refusal(h.match.Info(), err), err.Error())
		}
		return
	}
	h.last = p
}

// mayUndo reports whether the latest action is a seat's own, and no other person has the turn since.
func (h *Host) mayUndo(p rules.Seat) bool { return h.last == p && h.match.MayUndo(p) }

// undo undoes the latest action of a seat, if it may.
func (h *Host) undo(p rules.Seat) bool {
	if !h.mayUndo(p) || h.match.Undo() != nil {
		h.refuse(p, 0, table.NoUndo, "there is nothing of yours to take back")
		return false
	}
	h.undone++
	return true
}

// refuse tells the guest of a seat why something was refused; ask is 0 if it is not about an answer.
func (h *Host) refuse(p rules.Seat, ask int, why, text string) {
	if g := h.chairs[p].guest; g != nil && g.outbox != nil {
		g.outbox.send(&table.ToGuest{Refused: &table.Refused{Ask: ask, Why: why, Text: text}})
	}
}

// Acted records that a person at the owner's screen acted, for undo: nobody undoes
// another player's action.
func (h *Host) Acted(p rules.Seat) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.last = p
}

// TimedOut tells all guests that the time of a seat's turn is over. What is decided for it cannot be undone.
func (h *Host) TimedOut(p rules.Seat) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.last = rules.Spectator
	for _, g := range h.guests {
		if g.outbox != nil {
			g.outbox.send(&table.ToGuest{Late: &p})
		}
	}
}

// Last returns the seat that acted last, or Spectator.
func (h *Host) Last() rules.Seat {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.last
}

// Undone records that the owner undid something.
func (h *Host) Undone() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.undone++
}

// SendViews sends every guest what its seat may know now, if anything has changed since the
// last call. A guest who joined since is sent the match first.
func (h *Host) SendViews() {
	h.mu.Lock()
	defer h.mu.Unlock()
	m := h.match
	if m == nil {
		return
	}
	now := shown{m.Steps(), h.undone, m.Waiting(), h.away, h.ends, true}
	changed := now != h.shown
	stepped := now.steps != h.shown.steps || now.undone != h.shown.undone || !h.shown.begun
	h.shown = now
	if changed {
		h.numberQuestions(now.waiting, stepped)
	}
	s := broadcast{h: h, waiting: seats(now.waiting), views: map[rules.Seat][]byte{}}
	for _, g := range h.guests {
		switch {
		case g.outbox == nil:
		case g.needsHello:
			g.needsHello = false
			s.begin(g)
			s.show(g, true)
			s.over(g)
		case changed:
			s.show(g, stepped)
		}
	}
	if m.Result() != nil && h.phase == table.Playing {
		h.phase, h.over = table.Ended, time.Now()
		if h.o.Headless {
			for _, g := range h.guests {
				g.ready = false // for another match
			}
		}
		for _, g := range h.guests {
			if g.outbox != nil {
				s.over(g)
			}
		}
		h.broadcastState()
	}
}

// numberQuestions assigns a new question number to each seat that must decide again.
func (h *Host) numberQuestions(waiting rules.Seats, stepped bool) {
	for i := range h.chairs {
		c := &h.chairs[i]
		switch {
		case !waiting.Has(rules.Seat(i)) || h.away.Has(rules.Seat(i)):
			c.ask = 0
		case c.ask == 0 || stepped:
			c.asks++
			c.ask = c.asks
		}
	}
}

// seats returns a set as a list.
func seats(ss rules.Seats) []rules.Seat {
	return slices.AppendSeq(make([]rules.Seat, 0, ss.Len()), ss.All())
}

// broadcast is one call of SendViews: each view is encoded once for all guests that get it.
type broadcast struct {
	h       *Host
	waiting []rules.Seat
	views   map[rules.Seat][]byte
}

func (s *broadcast) view(p rules.Seat) []byte {
	v := s.views[p]
	if v == nil {
		v = s.h.match.View(p)
		s.views[p] = v
	}
	return v
}

// begin sends a guest the match and its past.
func (s *broadcast) begin(g *guest) {
	h, m := s.h, s.h.match
	setup := m.Setup()
	hello := &table.Hello{
		Protocol: table.Protocol, Game: m.Info().ID, Version: m.Info().Version,
		Seat: g.seat, Seats: setup.Seats, Options: setup.Options, Rules: setup.Rules, Match: h.matches, From: m.Steps(),
	}
	past := g.wantsEveryStep && !m.Info().RealTime() && m.Steps() > 0
	if past {
		hello.From = 0
	}
	g.outbox.send(&table.ToGuest{Hello: hello})
	if past {
		g.outbox.sendPast(pastOf(m, g.seat))
	}
}

// pastOf returns what a guest of a seat is sent about the steps so far, without the
// present one.
func pastOf(m table.Game, p rules.Seat) iter.Seq[*table.ToGuest] {
	seats := []rules.Seat{p}
	if p >= 0 {
		seats = append(seats, rules.Spectator)
	}
	steps, views := m.Steps(), m.Past(seats...)
	return func(yield func(*table.ToGuest) bool) {
		i := 0
		for v := range views {
			t := &table.ToGuest{View: v[0], Step: i, Past: true}
			if len(v) > 1 {
				t.Public = v[1]
			}
			if i == steps || !yield(t) {
				return
			}
			i++
		}
	}
}

// show sends a guest what it may know now. A guest that is not a whole screen gets no
// more views of a game in real time than it can follow.
func (s *broadcast) show(g *guest, stepped bool) {
	h := s.h
	t := &table.ToGuest{Step: h.match.Steps(), Waiting: s.waiting}
	if g.seat >= 0 {
		t.Ask = h.chairs[g.seat].ask
		t.Undo = h.mayUndo(g.seat)
	}
	if !h.ends.IsZero() {
		t.Left = max(1, time.Until(h.ends).Milliseconds())
	}
	timed := h.match.Info().RealTime()
	// A game in real time has no secrets, so a screen gets the spectator's view.
	t.View = s.view(g.seat)
	if g.wantsEveryStep && g.seat >= 0 {
		if timed {
			t.View = nil
		}
		t.Public = s.view(rules.Spectator)
	}
	if timed && !g.wantsEveryStep {
		g.outbox.sendLatest(t)
		return
	}
	g.outbox.send(t)
}

// over tells a guest how the match ended.
func (s *broadcast) over(g *guest) {
	if r := s.h.match.Result(); r != nil {
		g.outbox.send(&table.ToGuest{Over: &table.Over{Reason: r.Reason, Scores: r.Scores, Ranks: r.Ranks}})
	}
}
