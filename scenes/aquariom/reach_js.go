package aquariom

import (
	"context"
	"fmt"
	"strings"
	"syscall/js"

	"ludotheque/arena/aquanet/client"
	"ludotheque/internal/socket"
)

// firstWay is the first of the ways out that are there: a page can be no server.
const firstWay = joins

// usualAddress is where a server is looked for when none was before: servers let in the
// pages that they serve themselves.
var usualAddress = js.Global().Get("location").Get("host").String()

// socketPath is where servers take pages in.
const socketPath = "/ws"

// reach connects to a server that lets browsers in, by the page's own WebSocket.
func reach(ctx context.Context, address string) (*client.Client, error) {
	scheme := "ws://"
	if js.Global().Get("location").Get("protocol").String() == "https:" {
		scheme = "wss://"
	}
	s, err := socket.OpenStream(ctx, scheme+strings.TrimRight(address, "/")+socketPath)
	if err != nil {
		return nil, fmt.Errorf("%w at %s: %w", client.ErrNobody, address, err)
	}
	return client.New(ctx, s), nil
}

// broken says that an error is of the network; a socket that has ended is an end of file.
func broken(error) bool { return false }
