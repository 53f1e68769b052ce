//go:build !js

package aquariom

import (
	"context"
	"errors"
	"net"

	"ludotheque/arena/aquanet/client"
)

// firstWay is the first of the ways out that are there.
const firstWay = hosts

// usualAddress is where a server is looked for when none was before.
const usualAddress = "127.0.0.1:" + client.DefaultPort

// reach connects to a server by TCP.
func reach(ctx context.Context, address string) (*client.Client, error) {
	return client.Connect(ctx, address)
}

// broken says that an error is of the network.
func broken(err error) bool {
	var network *net.OpError
	return errors.As(err, &network)
}
