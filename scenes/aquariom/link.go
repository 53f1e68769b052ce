package aquariom

import (
	"context"
	"errors"
	"io"
	"strings"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/play"
)

// link is a connection to a server: by TCP, or by the WebSocket of a page.
type link struct{ *aquanet.Link }

// dial calls a server; it returns at once.
func dial(at play.Server) connection {
	return link{aquanet.Begin(func(ctx context.Context) (*client.Client, error) { return reach(ctx, at) }, aquanet.Guest{Nick: at.Nick, Watch: at.Watch})}
}

func (l link) next() *game.View                { return l.Next() }
func (l link) act(v *game.View, a game.Action) { l.Act(v, a) }
func (l link) basin() *game.Map                { return l.Map() }
func (l link) dialect() (game.Dialect, bool)   { return l.Dialect() }
func (l link) names() []string                 { return l.Names() }
func (l link) close()                          { l.Close() }

func (l link) state() (connectionState, *trouble) {
	phase, err := l.Status()
	switch phase {
	case aquanet.PhaseWaiting:
		return connectionWaiting, nil
	case aquanet.PhasePlaying:
		return connectionPlaying, nil
	case aquanet.PhaseOver:
		return connectionOver, nil
	case aquanet.PhaseFailed:
		return connectionBroken, troubleOf(err)
	}
	return connectionCalling, nil
}

func (l link) scores() (scores []int, winner rules.Seat) {
	end := l.End()
	if end == nil {
		return nil, rules.Spectator
	}
	scores = make([]int, len(end.Scores))
	for i, s := range end.Scores {
		scores[i] = int(min(s.Score, 1<<53))
	}
	return scores, rules.Seat(min(end.Winner, 1<<20))
}

// running is what servers of both kinds say to who comes during a game.
const running = "running"

// troubleOf says what an error of a connection means.
func troubleOf(err error) *trouble {
	var kicked *client.KickedError
	switch {
	case errors.As(err, &kicked) && strings.Contains(kicked.Why, running):
		return &trouble{kind: troubleBusy, said: printable(kicked.Why), passing: true}
	case errors.As(err, &kicked):
		return &trouble{kind: troubleKicked, said: printable(kicked.Why)}
	case errors.Is(err, client.ErrNobody):
		return &trouble{kind: troubleNobody, said: err.Error(), passing: true}
	case broken(err), errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return &trouble{kind: troubleLost, said: err.Error()}
	}
	return &trouble{kind: troubleStrange, said: printable(err.Error())}
}

// printable is a text of somebody else's without what cannot be seen.
func printable(s string) string {
	const most = 160
	s = strings.Join(strings.Fields(strings.ToValidUTF8(s, "?")), " ")
	if r := []rune(s); len(r) > most {
		s = string(r[:most]) + "…"
	}
	return s
}
