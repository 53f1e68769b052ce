package bout

import (
	"fmt"

	"ludotheque/arena/aquanet/guest"
	"ludotheque/arena/catalog"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// CanTCP returns why programs with a network protocol cannot play a game, or nil if they
// can.
func CanTCP(e *catalog.Entry) error {
	if e.ID == aquariom.Game.ID {
		return nil
	}
	return fmt.Errorf("only %s is played over TCP, and this is %s: take a program that reads lines (docs/bots.md)", aquariom.Game.ID, e.ID)
}

// startTCP starts the program of a seat that speaks the protocol.
func (b *Bout) startTCP(seat rules.Seat) (program, error) {
	names := b.Meta.Names
	if len(names) == 0 {
		for _, g := range b.Guests {
			names = append(names, g.Label)
		}
	}
	return guest.Start(b.Guests[seat].Program, b.Setup, seat, names)
}
