//go:build !js

package join

import (
	"crypto/rand"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/web"
)

const device = table.Window

// dialer connects to an address as people are told it.
func dialer(address string) (guest.Dial, error) {
	at, err := web.Address(address)
	if err != nil {
		return nil, err
	}
	return web.Dialer(at), nil
}

// random is so many bytes that nobody can foretell.
func random(n int) []byte {
	b := make([]byte, n)
	_, _ = rand.Read(b) // it never fails
	return b
}
