//go:build !js

package join

import (
	"crypto/rand"
	"crypto/sha256"
	"encoding/hex"

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

// forHost is what a secret is at the tables of an address: who keeps a table hears none
// with which a chair is taken at another one.
func forHost(secret, host string) string {
	sum := sha256.Sum256([]byte(secret + " " + host))
	return hex.EncodeToString(sum[:16])
}
