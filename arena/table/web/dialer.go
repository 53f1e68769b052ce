//go:build !js

package web

import (
	"context"
	"net/http"
	"time"

	"github.com/coder/websocket"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
)

// Bounds of a guest.
const (
	dialTime  = 10 * time.Second
	mostFrame = 8 << 20
)

// Dialer connects to an address that Address made.
func Dialer(address string) guest.Dial {
	return dialer(address, &http.Transport{Proxy: http.ProxyFromEnvironment})
}

// dialer connects by a way of its own.
func dialer(address string, way *http.Transport) guest.Dial {
	client := &http.Client{Transport: way}
	return func(ctx context.Context) (guest.Conn, error) {
		ctx, stop := context.WithTimeout(ctx, dialTime)
		defer stop()
		c, res, err := websocket.Dial(ctx, address, &websocket.DialOptions{HTTPClient: client, CompressionMode: websocket.CompressionNoContextTakeover})
		if err != nil {
			if res != nil && res.StatusCode == http.StatusNotFound {
				return nil, &guest.Bye{Refused: table.Refused{Why: table.Closed, Text: "there is no table of this code: ask for the address again"}}
			}
			return nil, err
		}
		c.SetReadLimit(mostFrame)
		return conn{c}, nil
	}
}
