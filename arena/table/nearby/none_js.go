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
