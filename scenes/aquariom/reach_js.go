package aquariom

import (
	"context"
	"fmt"

	"ludotheque/arena/aquanet/client"
	"ludotheque/internal/socket"
	"ludotheque/scenes/play"
)

// reach connects to a server by the page's own WebSocket.
func reach(ctx context.Context, at play.Server) (*client.Client, error) {
	s, err := socket.OpenStream(ctx, at.Socket)
	if err != nil {
		return nil, fmt.Errorf("%w at %s: %w", client.ErrNoServer, at.Address, err)
	}
	return client.New(ctx, s), nil
}

// broken reports that an error is of the network; a socket that has ended is an end of file.
func broken(error) bool { return false }
