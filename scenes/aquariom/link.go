package aquariom

import (
	"context"
	"errors"
	"io"
	"strings"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/scenes/play"
)

// dial calls a server; it returns at once.
func dial(at play.Server) connection {
	return aquanet.Begin(func(ctx context.Context) (*client.Client, error) { return reach(ctx, at) }, aquanet.Guest{Nick: at.Nick, Watch: at.Watch})
}

// running is what servers of both kinds say to a player that connects during a game.
const running = "running"

// troubleOf says what an error of a connection means.
func troubleOf(err error) *trouble {
	var kicked *client.KickedError
	switch {
	case errors.As(err, &kicked) && strings.Contains(kicked.Why, running):
		return &trouble{kind: troubleBusy, said: printable(kicked.Why), passing: true}
	case errors.As(err, &kicked):
		return &trouble{kind: troubleKicked, said: printable(kicked.Why)}
	case errors.Is(err, client.ErrNoServer):
		return &trouble{kind: troubleNobody, said: err.Error(), passing: true}
	case broken(err), errors.Is(err, io.EOF), errors.Is(err, io.ErrUnexpectedEOF):
		return &trouble{kind: troubleLost, said: err.Error()}
	}
	return &trouble{kind: troubleStrange, said: printable(err.Error())}
}

// printable returns a text of another program without what cannot be seen.
func printable(s string) string {
	const most = 160
	s = strings.Join(strings.Fields(strings.ToValidUTF8(s, "?")), " ")
	if r := []rune(s); len(r) > most {
		s = string(r[:most]) + "…"
	}
	return s
}
