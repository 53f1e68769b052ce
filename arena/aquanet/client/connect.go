//go:build !page

package client

import (
	"context"
	"fmt"
	"net"
	"strings"
	"time"
)

// DefaultPort is the default port of servers.
const DefaultPort = "4242"

// Connect connects to a server at host:port by IPv4 or IPv6; the port may be omitted.
// When ctx ends the connection is closed and pending calls return.
func Connect(ctx context.Context, address string) (*Client, error) {
	if _, _, err := net.SplitHostPort(address); err != nil {
		address = net.JoinHostPort(strings.Trim(address, "[]"), DefaultPort)
	}
	// An idle connection whose other end is gone ends within eight seconds.
	d := net.Dialer{KeepAliveConfig: net.KeepAliveConfig{Enable: true, Idle: 4 * time.Second, Interval: 2 * time.Second, Count: 2}}
	conn, err := d.DialContext(ctx, "tcp", address)
	if err != nil {
		return nil, fmt.Errorf("%w at %s: %w", ErrNoServer, address, err)
	}
	return New(ctx, conn), nil
}
