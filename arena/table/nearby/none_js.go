package nearby

import (
	"fmt"
	"net"
)

// Announcement is none: a browser lets nobody speak to its network.
type Announcement struct{}

// Close does nothing.
func (*Announcement) Close() {}

// Announce fails with [ErrNoNetwork].
func Announce(net.IP, int, func() Table) (*Announcement, error) {
	return nil, fmt.Errorf("the table cannot be announced: %w", ErrNoNetwork)
}

// Own is nil: a browser tells nobody its address.
func Own() net.IP { return nil }
