package nearby

import (
	"fmt"
	"net"
)

// Announcement is empty: a browser cannot announce anything.
type Announcement struct{}

// Close does nothing.
func (*Announcement) Close() {}

// Announce fails with [ErrNoNetwork].
func Announce(net.IP, int, func() Table) (*Announcement, error) {
	return nil, fmt.Errorf("the table cannot be announced: %w", ErrNoNetwork)
}

// Own returns nil: a browser does not reveal its address.
func Own() net.IP { return nil }

// Search finds nothing.
type Search struct{}

// Look begins no search.
func Look() *Search { return &Search{} }

// Tables as in the search of other systems, as all that follows.
func (*Search) Tables() (tables []Table, rounds int) { return nil, 1 }
func (*Search) Err() error                           { return ErrNoNetwork }
func (*Search) Close()                               {}

// Address is an address of this machine.
type Address struct {
	IP      net.IP
	Network string
}

// Addresses returns nothing: a page has no addresses.
func Addresses() []Address { return nil }
