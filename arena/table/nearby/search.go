//go:build !js

package nearby

import (
	"context"
	"fmt"
	"net"
	"sync"
	"time"

	"github.com/hashicorp/mdns"
)

// Times of a search: a round lasts listenTime, and the next one begins after pauseTime.
const (
	listenTime = time.Second
	pauseTime  = 1500 * time.Millisecond
)

// Search looks for tables until it is closed. Its methods may be called from any
// goroutine and never block.
type Search struct {
	stop context.CancelFunc
	done chan struct{}

	mu     sync.Mutex
	tables []Table
	rounds int
	err    error
}

// Look starts to look for tables in this machine's network.
func Look() *Search { return look(Own, pauseTime) }

// look starts to look in the network of an address, which may change, with a pause
// between two rounds.
func look(own func() net.IP, pause time.Duration) *Search {
	ctx, stop := context.WithCancel(context.Background())
	s := &Search{stop: stop, done: make(chan struct{})}
	go func() {
		defer close(s.done)
		s.run(ctx, own, pause)
	}()
	return s
}

// run runs rounds until ctx ends.
func (s *Search) run(ctx context.Context, own func() net.IP, pause time.Duration) {
	var known list
	for ctx.Err() == nil {
		found, err := ask(ctx, own())
		known = known.round(found)
		s.mu.Lock()
		s.tables, s.err = known.tables(), err
		s.rounds++
		s.mu.Unlock()
		t := time.NewTimer(pause)
		select {
		case <-ctx.Done():
		case <-t.C:
		}
		t.Stop()
	}
}

// ask sends one query and collects the answers.
func ask(ctx context.Context, ip net.IP) ([]Table, error) {
	at, network, err := through(ip)
	if err != nil {
		return nil, err
	}
	// Entries are read when the library is done, since it writes to an entry even after
	// it has sent it. More than the channel holds are dropped.
	entries := make(chan *mdns.ServiceEntry, 4*maxTables)
	if err := mdns.QueryContext(ctx, &mdns.QueryParam{
		Service: service, Domain: domain, Timeout: listenTime, Interface: at, Entries: entries, DisableIPv6: true, Logger: quiet,
	}); err != nil {
		return nil, fmt.Errorf("this network cannot be asked for tables: %w", err)
	}
	close(entries)
	var tables []Table
	for e := range entries {
		// An address outside the local network is not accepted.
		if t, ok := heard(e.Name, e.AddrV4, e.Port, e.InfoFields); ok && network.Contains(e.AddrV4) {
			tables = append(tables, t)
		}
	}
	return tables, nil
}

// Tables returns the tables that are there now; rounds is the number of queries so far.
func (s *Search) Tables() (tables []Table, rounds int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.tables, s.rounds
}

// Err says why nothing can be found, or returns nil.
func (s *Search) Err() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err
}

// Close ends the search. It does not block.
func (s *Search) Close() { s.stop() }
