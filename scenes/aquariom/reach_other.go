//go:build !js

package aquariom

import (
	"context"
	"errors"
	"net"

	"ludotheque/arena/aquanet/browser"
	"ludotheque/arena/aquanet/client"
)

// firstWay is the first of the ways out that are there.
const firstWay = hosts

// usualAddress is where a server is looked for when none was before.
const usualAddress = "127.0.0.1:" + client.DefaultPort

// reach connects to a server by its WebSocket, or else by TCP.
func reach(ctx context.Context, address string) (*client.Client, error) {
	if c, err := browser.Dial(ctx, address); err == nil {
		return c, nil
	}
	return client.Connect(ctx, address)
}

// broken says that an error is of the network.
func broken(err error) bool {
	var network *net.OpError
	return errors.As(err, &network)
}
