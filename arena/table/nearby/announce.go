//go:build !js

package nearby

import (
	"crypto/rand"
	"encoding/hex"
	"fmt"
	"net"
	"sync"
	"time"

	"github.com/hashicorp/mdns"
	"github.com/miekg/dns"
)

// Announcement answers queries for tables in the network until it is closed.
type Announcement struct{ server *mdns.Server }

// Announce announces a table that listens at this machine's address ip and a port;
// describe returns its present state, from any goroutine. If it fails, guests can still
// use the table's address.
func Announce(ip net.IP, port int, describe func() Table) (*Announcement, error) {
	at, _, err := through(ip)
	if err != nil {
		return nil, fmt.Errorf("the table cannot be announced: %w", err)
	}
	b := make([]byte, 8)
	_, _ = rand.Read(b) // it never fails
	id := hex.EncodeToString(b)
	s, err := mdns.NewMDNSService(id, service, domain, id+"."+domain, port, []net.IP{ip}, nil)
	if err != nil {
		return nil, fmt.Errorf("the table cannot be announced: %w", err)
	}
	server, err := mdns.NewServer(&mdns.Config{Zone: &zone{service: *s, describe: describe}, Iface: at, Logger: quiet})
	if err != nil {
		return nil, fmt.Errorf("the table cannot be announced: this system lets nobody listen for questions of the network: %w", err)
	}
	return &Announcement{server}, nil
}

// Close ends the announcement. It does not block.
func (a *Announcement) Close() {
	if a != nil {
		_ = a.server.Shutdown() // its sockets are gone either way
	}
}

// zone are the DNS records of a table in its present state.
type zone struct {
	describe func() Table

	mu      sync.Mutex
	service mdns.MDNSService
	asked   time.Time
}

// steady is how long a description is reused, so that frequent queries do not reach the
// table each time.
const steady = 200 * time.Millisecond

// Records implements [mdns.Zone]; it is called from several goroutines.
func (z *zone) Records(q dns.Question) []dns.RR {
	z.mu.Lock()
	defer z.mu.Unlock()
	if now := time.Now(); now.Sub(z.asked) > steady {
		t := z.describe()
		z.service.TXT, z.asked = t.fields(), now
	}
	return z.service.Records(q)
}
