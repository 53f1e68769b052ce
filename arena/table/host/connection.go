package host

import (
	"bytes"
	"context"
	"crypto/sha256"
	"crypto/subtle"
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"ludotheque/arena/table"
	"ludotheque/internal/text"
	"ludotheque/rules"
)

// Limits of one connection.
const (
	joinTime  = 10 * time.Second // for the first message of a guest
	writeTime = 10 * time.Second // for a guest to read a message
	byeTime   = 2 * time.Second  // for a guest who reads too slowly to read that it is disconnected
	burst     = 240              // messages in a burst
	maxBad    = 20               // refused messages until the guest is disconnected
	loadTime  = 2 * time.Minute  // for a guest to load the whole game
)

// Serve receives the messages of one guest until its connection ends, and closes it.
func (h *Host) Serve(ctx context.Context, conn Conn) {
	ctx, stop := context.WithCancel(ctx)
	defer stop()
	defer conn.Close()
	box := &outbox{conn: conn, wake: make(chan struct{}, 1), written: make(chan struct{}), rate: rate.NewLimiter(rate.Limit(h.o.PerSecond), burst)}
	first, cancel := context.WithTimeout(ctx, joinTime)
	b, err := conn.Read(first)
	cancel()
	if err != nil && !box.rejectUnreadable(err) {
		return
	}
	var g *guest
	if err == nil {
		g = h.join(box, b)
	}
	var writing sync.WaitGroup
	writing.Go(func() { h.write(ctx, box) })
	if g != nil {
		h.readMessages(ctx, g, box)
		h.disconnected(g, box)
		box.end()
	}
	writing.Wait()
}

// join accepts a guest or says why not.
func (h *Host) join(box *outbox, b []byte) *guest {
	var m table.ToHost
	if err := json.Unmarshal(b, &m); err != nil || m.Join == nil {
		box.bye(table.BadMessage, fmt.Sprintf(`say who you are first: {"join":{"protocol":%d,"secret":…,"name":…,"device":…}}`, table.Protocol))
		return nil
	}
	j := m.Join
	switch {
	case j.Protocol != table.Protocol:
		box.bye(table.Old, fmt.Sprintf("this table speaks version %d of the protocol: load the page again, or bring the older program up to date", table.Protocol))
		return nil
	case !table.CheckSecret(j.Secret) || !j.Device.Known():
		box.bye(table.BadMessage, "a secret has 16 to 64 letters, digits, - and _, and a device is phone, browser, window or program")
		return nil
	}
	if table.LongName(j.Name) {
		box.bye(table.BadMessage, tooLong)
		return nil
	}
	h.mu.Lock()
	defer h.mu.Unlock()
	switch {
	case h.resumes:
		box.end()
		return nil
	case h.closed:
		box.bye(table.Closed, "the table is closed")
		return nil
	}
	key := sha256.Sum256([]byte(j.Secret))
	g := h.guestByKey(key)
	if g == nil {
		if h.connected() >= h.o.MostGuests {
			box.bye(table.TooMany, "this table takes no more guests")
			return nil
		}
		h.lastOrder++
		g = &guest{key: key, seat: rules.Spectator, order: h.lastOrder}
		h.guests = append(h.guests, g)
	} else if g.outbox != nil {
		g.outbox.bye(table.Elsewhere, "this device has connected again elsewhere")
	}
	g.outbox, g.lastMessageAt, g.loadingUntil, g.needsHello = box, time.Now(), time.Time{}, true
	g.device, g.wantsEveryStep, g.spectates = j.Device, j.Screen, j.Watch
	if name := table.CleanName(j.Name); name != "" || g.name == "" {
		g.name = h.uniqueName(g, name)
	}
	switch {
	case g.spectates && g.seat >= 0 && h.phase == table.InLobby:
		h.unseat(g.seat)
	case !g.spectates && g.seat < 0:
		if p := h.returningSeat(g); p >= 0 {
			h.seatGuest(g, p)
		}
	}
	if g.seat < 0 && h.watchers() > maxWatchers {
		h.forget(g, table.TooMany, "this table takes no more spectators")
		return nil
	}
	h.broadcastState()
	return g
}

var tooLong = fmt.Sprintf("a name has %d characters at most", table.MaxName)

// returningSeat returns the chair for a guest who joins: the one that it left during this
// match, or the first free one.
func (h *Host) returningSeat(g *guest) rules.Seat {
	for i := range h.chairs {
		if c := &h.chairs[i]; c.guest == nil && c.left != nil && c.left.key == g.key {
			return rules.Seat(i)
		}
	}
	return h.firstFree()
}

func (h *Host) watchers() int {
	n := 0
	for _, g := range h.guests {
		if g.seat < 0 {
			n++
		}
	}
	return n
}

// guestByKey returns the guest with that key, or nil.
func (h *Host) guestByKey(key [sha256.Size]byte) *guest {
	for _, g := range h.guests {
		if subtle.ConstantTimeCompare(g.key[:], key[:]) == 1 {
			return g
		}
	}
	return nil
}

// uniqueName returns a name that looks like no other guest's, no player's at the host's screen and that of no
// guest for whom a computer player plays on: a second Ada is Ada 2, also in letters of another script.
func (h *Host) uniqueName(g *guest, name string) string {
	if name == "" {
		return ""
	}
	taken := func(s string) bool {
		look := text.Look(s)
		return slices.ContainsFunc(h.guests, func(o *guest) bool { return o != g && text.Look(o.name) == look }) ||
			slices.ContainsFunc(h.chairs, func(c chair) bool {
				return c.base.Kind == table.Here && text.Look(c.base.Name) == look || c.left != nil && c.left.key != g.key && text.Look(c.left.name) == look
			})
	}
	single := name
	for n := 2; taken(single); n++ {
		single = text.Name(name, table.MaxName-len(suffix(n))) + suffix(n)
	}
	return single
}

func suffix(n int) string { return " " + strconv.Itoa(n) }

// disconnected records that a connection ended.
func (h *Host) disconnected(g *guest, box *outbox) {
	h.mu.Lock()
	defer h.mu.Unlock()
	if g.outbox != box {
		return // it has another connection, or was removed
	}
	g.outbox = nil
	if g.seat < 0 {
		h.forget(g, "", "")
	} else {
		h.chairs[g.seat].queue = nil
	}
	h.broadcastState()
}

// stopLoading ends the loading of guests who should be back, and reports whether there were any.
func (h *Host) stopLoading(now time.Time) (changed bool) {
	for _, g := range h.guests {
		if !g.loadingUntil.IsZero() && now.After(g.loadingUntil) {
			g.loadingUntil, changed = time.Time{}, true
		}
	}
	return changed
}

// silentPings is after how many pings a guest who sends nothing is disconnected.
const silentPings = 6

// readMessages reads a guest's messages until the connection ends.
func (h *Host) readMessages(ctx context.Context, g *guest, box *outbox) {
	for {
		c, stop := context.WithTimeout(ctx, silentPings*h.o.Ping)
		b, err := box.conn.Read(c)
		stop()
		if err != nil {
			box.rejectUnreadable(err)
			return
		}
		if !h.receive(g, box, b) {
			return
		}
	}
}

// receive handles one message; false ends the connection.
func (h *Host) receive(g *guest, box *outbox, b []byte) bool {
	h.mu.Lock()
	defer h.mu.Unlock()
	if g.outbox != box {
		return false
	}
	now := time.Now()
	g.lastMessageAt = now
	if !box.rate.AllowN(now, 1) {
		return h.refuseMessage(box, table.TooOften, "too many messages: send fewer")
	}
	var m table.ToHost
	if err := json.Unmarshal(b, &m); err != nil {
		return h.refuseMessage(box, table.BadMessage, "this is not a valid message: docs/table-protocol.md lists them")
	}
	if m.Pong != 0 {
		h.pong(g, m.Pong, now)
		return true
	}
	return h.handle(g, box, &m)
}

// handle carries out the request of a guest; false ends the connection.
func (h *Host) handle(g *guest, box *outbox, m *table.ToHost) bool {
	switch {
	case m.Do != nil:
		return h.queueAction(g, box, m)
	case m.Undo:
		if g.seat >= 0 && !h.away.Has(g.seat) {
			h.chairs[g.seat].undo = true
			h.notify()
		}
	case m.Ready != nil:
		if g.ready != *m.Ready && g.seat >= 0 {
			g.ready = *m.Ready
			h.changed(g)
			h.maybeRestart(false)
		}
	case m.Name != nil:
		if table.LongName(*m.Name) {
			return h.refuseMessage(box, table.BadMessage, tooLong)
		}
		if name := table.CleanName(*m.Name); name != "" && name != g.name {
			g.name = h.uniqueName(g, name)
			h.changed(g)
		}
	case m.Sit != nil:
		if h.phase == table.Playing || !h.free(*m.Sit) {
			return h.refuseMessage(box, table.NoChair, "that chair is not free")
		}
		h.seatGuest(g, *m.Sit)
		g.spectates = false
		h.broadcastState()
	case m.Start:
		votes := h.o.Headless && h.phase == table.Ended
		if g.seat < 0 || h.leader() != g.seat && !votes || h.phase == table.Playing {
			return h.refuseMessage(box, table.NotHead, "somebody else starts the match")
		}
		if votes {
			if !g.ready {
				g.ready = true
				h.changed(g)
			}
			h.maybeRestart(h.leader() == g.seat)
			return true
		}
		h.start = true
		h.notify()
	case m.Public != nil:
		if g.seat < 0 || h.leader() != g.seat {
			return h.refuseMessage(box, table.NotHead, "somebody else leads the table")
		}
		if h.public != *m.Public {
			h.public = *m.Public
			h.changed(g)
		}
	case m.Away != nil:
		if g.seat < 0 || h.leader() != g.seat || *m.Away == g.seat || h.phase == table.Playing {
			return h.refuseMessage(box, table.NotHead, "only who leads the table sends others away, outside a match")
		}
		h.sendAway(*m.Away)
	case m.Loading:
		g.loadingUntil = time.Now().Add(loadTime)
		return false
	case m.Leave:
		if p := g.seat; p >= 0 {
			h.unseat(p)
			if h.phase == table.Playing {
				h.chairs[p].left = g
			}
		}
		h.forget(g, table.Left, "you left the table")
		h.broadcastState()
		return false
	default:
		return h.refuseMessage(box, table.BadMessage, "the message is empty: docs/table-protocol.md lists the messages")
	}
	return true
}

// changeTime is the shortest time between two messages to all about one guest who changes
// name or readiness.
const changeTime = 200 * time.Millisecond

// changed tells all guests what a guest changed. Changes that follow too soon are sent
// with the next ping, and those of a spectator not at all, since spectators' names are
// not shown.
func (h *Host) changed(g *guest) {
	switch now := time.Now(); {
	case g.seat < 0:
	case now.Sub(g.changed) < changeTime:
		h.stale = true
	default:
		g.changed = now
		h.broadcastState()
	}
}

// queueAction queues an action.
func (h *Host) queueAction(g *guest, box *outbox, m *table.ToHost) bool {
	if g.seat < 0 || h.match == nil {
		return h.refuseMessage(box, table.NotNow, "there is no match to act in from here")
	}
	if h.away.Has(g.seat) {
		if h.match.Info().RealTime() {
			// input of a returning guest whom the computer player still replaces: dropped silently
			return true
		}
		return h.refuseMessage(box, table.NotNow, "a computer player plays on this chair until you are back")
	}
	c := &h.chairs[g.seat]
	if n := len(c.queue); n > 0 && h.match.Info().RealTime() && bytes.Equal(c.queue[n-1].do, m.Do) {
		// A held key sends the same action in every step. If the network delivers several
		// together, a step for each would delay everything that follows for good.
		c.queue[n-1].ask = m.Ask
		return true
	}
	if len(c.queue) >= maxQueued {
		if h.match.Info().RealTime() && !h.match.Amends() {
			c.queue[maxQueued-1] = answer{m.Ask, m.Do} // only the newest steering counts
			return true
		}
		h.refuse(g.seat, m.Ask, table.TooOften, fmt.Sprintf("%d answers of this seat wait already: wait for the next question", maxQueued))
		return true
	}
	c.queue = append(c.queue, answer{m.Ask, m.Do})
	h.notify()
	return true
}

// refuseMessage sends the reason; a guest that is refused too often is disconnected.
func (h *Host) refuseMessage(box *outbox, why, text string) bool {
	if box.bad++; box.bad > maxBad {
		box.bye(why, text)
		return false
	}
	box.send(&table.ToGuest{Refused: &table.Refused{Why: why, Text: text}})
	return true
}

// pong records the round-trip time.
func (h *Host) pong(g *guest, sent int64, now time.Time) {
	d := time.Duration(now.UnixMicro()-sent) * time.Microsecond
	if d < 0 || d > time.Minute {
		return // not the number that was sent
	}
	before := g.delay
	if g.delay == 0 {
		g.delay = max(d, time.Millisecond)
	} else {
		g.delay = max((3*g.delay+d)/4, time.Millisecond)
	}
	h.stale = h.stale || before.Milliseconds() != g.delay.Milliseconds()
}
