//go:build !js

package web

import (
	"context"
	"net/http"

	"github.com/coder/websocket"

	"ludotheque/arena/table"
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
			return nil, refused(res, err)
		}
		c.SetReadLimit(maxFrame)
		return conn{c: c}, nil
	}
}

// refused returns why a host refuses a connection for good, or else the transient error.
func refused(res *http.Response, err error) error {
	switch {
	case res != nil && res.StatusCode == http.StatusNotFound:
		return &guest.Bye{Refused: table.Refused{Why: table.Nowhere, Text: "there is no table of this code: ask for the address again"}}
	case res != nil && res.StatusCode == http.StatusTooManyRequests:
		return &guest.Bye{Refused: table.Refused{Why: table.TooOften, Text: "too many wrong codes came from here: wait a minute"}}
	}
	return err
}
