package host

import (
	"maps"
	"slices"
	"time"

	"ludotheque/arena/table"
	"ludotheque/rules"
)

// Arrange sets the game, its options and the chairs without guests: Here, Computer or Open.
// With another game or other options no guest is ready any more.
// Guests keep their chairs, unless a chair is Here now or there are fewer: those guests
// watch then.
func (h *Host) Arrange(game string, options map[string]string, chairs []table.Chair) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if h.same(game, options, chairs) {
		return
	}
	if h.game != game || !maps.Equal(h.options, options) {
		for _, g := range h.guests {
			g.ready = false // for another match than they were ready for
		}
	}
	h.game, h.options = game, options
	for i := len(chairs); i < len(h.chairs); i++ {
		h.unseat(rules.Seat(i))
	}
	h.chairs = slices.Grow(h.chairs[:min(len(h.chairs), len(chairs))], len(chairs))[:len(chairs)]
	for i := range chairs {
		h.chairs[i].base = chairs[i]
		if chairs[i].Kind == table.Here {
			h.unseat(rules.Seat(i))
		}
	}
	// A guest who is disconnected and has no chair is not waited for.
	h.guests = slices.DeleteFunc(h.guests, func(g *guest) bool { return g.outbox == nil && g.seat < 0 })
	h.seatWaiting()
	h.broadcastState()
}

// same reports whether the table is already set like this.
func (h *Host) same(game string, options map[string]string, chairs []table.Chair) bool {
	if h.game != game || len(h.chairs) != len(chairs) || !maps.Equal(h.options, options) {
		return false
	}
	for i := range chairs {
		if h.chairs[i].base != chairs[i] {
			return false
		}
	}
	return true
}

// unseat removes the guest of a seat from it, who watches from now on.
func (h *Host) unseat(p rules.Seat) {
	c := &h.chairs[p]
	if c.guest != nil {
		c.guest.seat, c.guest.ready, c.guest.needsHello = rules.Spectator, false, true
	}
	c.guest = nil
	c.reset()
}

// seatGuest gives a free chair to a guest. A guest who had it and is gone is forgotten.
func (h *Host) seatGuest(g *guest, p rules.Seat) {
	if g.seat >= 0 {
		h.unseat(g.seat)
	}
	c := &h.chairs[p]
	if gone := c.guest; gone != nil {
		h.unseat(p)
		h.forget(gone, "", "")
	}
	c.guest, c.left = g, nil
	c.reset()
	g.seat, g.needsHello = p, true
}

// free reports whether a guest may take a chair: an open one or, without a person at the
// host, a computer player's. Outside a match the chair of a guest who has been gone for long
// is free too.
func (h *Host) free(p rules.Seat) bool {
	if p < 0 || int(p) >= len(h.chairs) {
		return false
	}
	if g := h.chairs[p].guest; g != nil && !h.goneForLong(g) {
		return false
	}
	kind := h.chairs[p].base.Kind
	return kind == table.Open || kind == table.Computer && h.o.Headless
}

// goneForLong reports whether the guest of a chair has been disconnected for long, and not to load the game.
func (h *Host) goneForLong(g *guest) bool {
	return h.phase != table.Playing && g.outbox == nil && time.Since(g.lastMessageAt) > chairKeptPings*h.o.Ping && g.loadingUntil.IsZero()
}

// firstFree returns the chair for the next guest: an open one, or else, without a person at
// the host, a computer player's, or else that of a guest who is gone or left the match, or else
// Spectator.
func (h *Host) firstFree() rules.Seat {
	for _, taken := range []bool{false, true} {
		for _, kind := range []table.Kind{table.Open, table.Computer} {
			for i := range h.chairs {
				c := &h.chairs[i]
				if p := rules.Seat(i); c.base.Kind == kind && (c.guest != nil || c.left != nil) == taken && h.free(p) {
					return p
				}
			}
		}
	}
	return rules.Spectator
}

// seatWaiting seats guests without a chair who did not ask to watch, and reports whether
// that changed anything.
func (h *Host) seatWaiting() (changed bool) {
	if h.phase == table.Playing {
		return false
	}
	for _, g := range slices.Clone(h.guests) {
		if g.seat < 0 && !g.spectates && g.outbox != nil {
			if p := h.firstFree(); p >= 0 {
				h.seatGuest(g, p)
				changed = true
			}
		}
	}
	return changed
}

// Crowded reports whether a guest who wants a chair has none.
func (h *Host) Crowded() bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	return slices.ContainsFunc(h.guests, func(g *guest) bool { return g.seat < 0 && !g.spectates && g.outbox != nil })
}

// Move exchanges two chairs with their players, before the match.
func (h *Host) Move(from, to rules.Seat) {
	h.mu.Lock()
	defer h.mu.Unlock()
	n := rules.Seat(len(h.chairs))
	if h.phase == table.Playing || from < 0 || to < 0 || from >= n || to >= n || from == to {
		return
	}
	a, b := &h.chairs[from], &h.chairs[to]
	a.guest, b.guest = b.guest, a.guest
	a.left, b.left = b.left, a.left
	a.base, b.base = b.base, a.base
	for p := range h.chairs {
		if g := h.chairs[p].guest; g != nil {
			g.seat = rules.Seat(p)
		}
	}
	h.broadcastState()
}

// SendAway disconnects the guest of a seat and frees the chair. If that guest comes back
// it counts as a new one.
func (h *Host) SendAway(p rules.Seat) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.sendAway(p)
}

func (h *Host) sendAway(p rules.Seat) {
	if p < 0 || int(p) >= len(h.chairs) || h.chairs[p].guest == nil {
		return
	}
	g := h.chairs[p].guest
	h.unseat(p)
	h.forget(g, table.SentAway, "the host wants somebody else on this chair")
	h.broadcastState()
}

// forget disconnects a guest and deletes it.
func (h *Host) forget(g *guest, why, text string) {
	if g.outbox != nil {
		g.outbox.bye(why, text)
		g.outbox = nil
	}
	h.guests = slices.DeleteFunc(h.guests, func(o *guest) bool { return o == g })
}
