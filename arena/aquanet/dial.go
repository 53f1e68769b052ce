//go:build !page

package aquanet

import (
	"context"

	"ludotheque/arena/aquanet/client"
)

// Dial is Begin by TCP, to a server at host:port.
func Dial(address string, guest Guest) *Link {
	return Begin(func(ctx context.Context) (*client.Client, error) { return client.Connect(ctx, address) }, guest)
}
