//go:build !js

package join

import (
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
