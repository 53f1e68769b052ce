package conform

import (
	"bytes"
	"fmt"
	"math"
	"slices"

	"ludotheque/arena/aquanet/wire"
)

// visu is the seat of a spectator.
const visu = -1

// client is one that received bytes.
type client struct {
	seat int
	acks bool // a spectator that answers
}

// stream returns every byte that a client receives (§3, §5).
func (g *game) stream(c client) []byte {
	b := g.welcome.Append(wire.AppendEmpty(nil, wire.LoginAck))
	start := wire.Start{Player: wire.VisuID, State: g.start}
	if c.seat != visu {
		start.Player = uint32(c.seat)
	}
	b = start.Append(b)
	for turn, sent := 0, 0; turn < len(g.turns); turn++ {
		if sent < turn && !g.answered(c, sent) { // one unanswered turn at most
			continue
		}
		t := wire.Turn{Number: uint32(turn), State: g.turns[turn]}
		b, sent = t.Append(b), turn
		if c.seat != visu && g.kicks[c.seat].turn == turn {
			return wire.AppendKick(b, g.kicks[c.seat].text)
		}
	}
	return wire.AppendEmpty(g.end.Append(b), wire.Logout)
}

// answered reports whether a client answered a turn.
func (g *game) answered(c client, turn int) bool {
	if c.seat == visu {
		return c.acks
	}
	return g.acks[c.seat][turn]
}

// compareStream compares a client's bytes with its file, if there is one, and returns
// their number.
func (r *recording) compareStream(file string, g *game, c client) (int, error) {
	data, err := r.read(file, true)
	if err != nil || len(data) == 0 {
		return 0, err
	}
	if c.seat == visu {
		// No file says whether a spectator answered; the number of its turns shows it.
		turns := 0
		for _, m := range cut(data) {
			if m.Type == wire.TurnState {
				turns++
			}
		}
		c.acks = turns > 1
	}
	played := g.stream(c)
	if bytes.Equal(data, played) {
		return len(data), nil
	}
	return 0, r.place(file, data, played)
}

// cut returns the complete messages of a stream.
func cut(b []byte) (list []wire.Frame) {
	for {
		f, n, err := wire.Cut(b, math.MaxInt32)
		if n == 0 || err != nil {
			return list
		}
		f.Content = slices.Clone(f.Content)
		list, b = append(list, f), b[n:]
	}
}

// place returns where two streams differ.
func (r *recording) place(file string, recorded, played []byte) error {
	a, b := cut(recorded), cut(played)
	for i := range max(len(a), len(b)) {
		d := differ{}
		message := fmt.Sprintf("message %d", i+1)
		switch {
		case i >= len(a):
			d.found("what follows", "nothing", title(b[i]))
		case i >= len(b):
			d.found("what follows", title(a[i]), "nothing")
		case title(a[i]) != title(b[i]):
			d.found("the message", title(a[i]), title(b[i]))
		case !bytes.Equal(a[i].Content, b[i].Content):
			message += ", " + title(a[i])
			d.frames(a[i], b[i])
		default:
			continue
		}
		return &Difference{r.path(file), message, d.field, d.recorded, d.played}
	}
	return &Difference{r.path(file), "the end", "number of bytes", fmt.Sprint(len(recorded)), fmt.Sprint(len(played))}
}

func title(f wire.Frame) string {
	if f.Type == wire.TurnState {
		return fmt.Sprintf("TURN %d", f.Number)
	}
	return f.Type.String()
}

// frames finds the field in which two messages of a type differ.
func (d *differ) frames(a, b wire.Frame) {
	switch a.Type {
	case wire.Kick:
		d.text("text", a.Text(), b.Text())
	case wire.GameStarts:
		var x, y wire.Start
		if x.Decode(a.Content) == nil && y.Decode(b.Content) == nil {
			d.whole("player id", uint64(x.Player), uint64(y.Player))
			d.states(&x.State, &y.State)
		}
	case wire.TurnState:
		var x, y wire.State
		if x.Decode(a.Content) == nil && y.Decode(b.Content) == nil {
			d.states(&x, &y)
		}
	case wire.GameEnds:
		var x, y wire.End
		if x.Decode(a.Content) == nil && y.Decode(b.Content) == nil {
			d.ends(&x, &y)
		}
	}
	at := 0
	for at < len(a.Content) && at < len(b.Content) && a.Content[at] == b.Content[at] {
		at++
	}
	rest := func(b []byte) string { return fmt.Sprintf("% x", b[at:min(at+8, len(b))]) }
	d.found(fmt.Sprintf("the payload from byte %d on", at), rest(a.Content), rest(b.Content))
}
