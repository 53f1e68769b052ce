package join

import (
	"context"
	"errors"
	"strings"
	"syscall/js"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/internal/socket"
)

const device = table.Browser

// dialer connects to an address as people are told it, by the page's own WebSocket.
func dialer(address string) (guest.Dial, error) {
	scheme, rest, ok := strings.Cut(address, "://")
	if !ok {
		scheme, rest = "http", address
	}
	host, code, _ := strings.Cut(strings.TrimRight(rest, "/"), "/")
	code = table.CleanCode(code)
	if host == "" || code == "" || scheme != "http" && scheme != "https" {
		return nil, errors.New("this is no table's address")
	}
	url := "ws" + strings.TrimPrefix(scheme, "http") + "://" + host + "/" + code + "/ws"
	return func(ctx context.Context) (guest.Conn, error) {
		s, err := socket.Open(ctx, url)
		if err != nil {
			return nil, err
		}
		return s, nil
	}, nil
}

// random is so many bytes that nobody can foretell, from the browser: Go's own way
// would cost the download a tenth of a megabyte.
func random(n int) []byte {
	b, array := make([]byte, n), js.Global().Get("Uint8Array").New(n)
	js.Global().Get("crypto").Call("getRandomValues", array)
	js.CopyBytesToGo(b, array)
	return b
}

// forHost is the secret itself: what a page keeps is known to no page of another address.
func forHost(secret, _ string) string { return secret }
