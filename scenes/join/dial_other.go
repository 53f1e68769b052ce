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

// dialer returns a Dial that connects to a link.
func dialer(address string) (guest.Dial, error) {
	at, err := web.Address(address)
	if err != nil {
		return nil, err
	}
	return web.Dialer(at), nil
}

// random returns n bytes from a cryptographic generator.
func random(n int) []byte {
	b := make([]byte, n)
	_, _ = rand.Read(b) // it never fails
	return b
}

// forHost derives the secret for one host, which could take the guest's chairs at others with the
// secret itself.
func forHost(secret, host string) string {
	sum := sha256.Sum256([]byte(secret + " " + host))
	return hex.EncodeToString(sum[:16])
}

// shared returns "": a window shares its secret with no page.
func shared() string { return "" }

func share(string) {}

// sharedName returns "", as shared does.
func sharedName() string { return "" }

func shareName(string) {}

// call does nothing: a window shows its match itself.
func call(*guest.Link, string, func(string) bool) {}
