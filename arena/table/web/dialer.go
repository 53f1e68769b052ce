//go:build !js

package web

import (
	"context"
	"net/http"

	"github.com/coder/websocket"

	"ludotheque/arena/table/guest"
)

// maxFrame is the largest size of a host's message in bytes.
const maxFrame = 8 << 20

// Dialer connects to an address made by Address.
func Dialer(address string) guest.Dial {
	return dialer(address, &http.Transport{Proxy: http.ProxyFromEnvironment})
}

// dialer connects through a given transport.
func dialer(address string, way *http.Transport) guest.Dial {
	client := &http.Client{Transport: way}
	return func(ctx context.Context) (guest.Conn, error) {
		c, res, err := websocket.Dial(ctx, address, &websocket.DialOptions{HTTPClient: client, CompressionMode: websocket.CompressionNoContextTakeover})
		if err != nil {
			if res != nil {
				err = guest.Refusal(res.StatusCode, err)
			}
			return nil, err
		}
		c.SetReadLimit(maxFrame)
		return conn{c: c}, nil
	}
}
