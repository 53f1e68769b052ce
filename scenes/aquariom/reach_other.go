//go:build !js

package aquariom

import (
	"context"
	"errors"
	"fmt"
	"net"

	"github.com/coder/websocket"

	"ludotheque/arena/aquanet/browser"
	"ludotheque/arena/aquanet/client"
	"ludotheque/scenes/play"
)

// reach connects to a server by its WebSocket, or by TCP.
func reach(ctx context.Context, at play.Server) (*client.Client, error) {
	if at.Socket == "" {
		return client.Connect(ctx, at.Address)
	}
	c, err := browser.Dial(ctx, at.Socket)
	if err != nil {
		return nil, fmt.Errorf("%w at %s: %w", client.ErrNoServer, at.Address, err)
	}
	return c, nil
}

// broken reports that an error is of the network.
func broken(err error) bool {
	var network *net.OpError
	var closed websocket.CloseError
	return errors.As(err, &network) || errors.As(err, &closed)
}
