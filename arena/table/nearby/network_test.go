//go:build !js

package nearby

import (
	"errors"
	"fmt"
	"net"
	"net/netip"
	"runtime"
	"slices"
	"sync/atomic"
	"testing"
	"time"

	"github.com/miekg/dns"

	"ludotheque/arena/table"
)

// shortPause is between two rounds of a test's search.
const shortPause = 10 * time.Millisecond

// network is an address of this machine over which multicast comes back to it: that of its
// network, else of itself. Where nothing does, the test is left out with the reason.
func network(t *testing.T) net.IP {
	t.Helper()
	var why error
	for _, ip := range []net.IP{Own(), net.IPv4(127, 0, 0, 1)} {
		if ip == nil {
			continue
		}
		a, err := Announce(ip, 7070, func() Table { return Table{Game: "null", Chairs: 1} })
		if err != nil {
			why = err
			continue
		}
		found, err := ask(t.Context(), ip)
		a.Close()
		if err == nil && len(found) > 0 {
			t.Logf("multicast goes over %s", ip)
			return ip
		}
		why = fmt.Errorf("nothing is heard over %s (%v)", ip, err)
	}
	t.Skip("multicast does not come back to this machine: ", why)
	return nil
}

// until waits until something holds.
func until(t *testing.T, what string, f func() bool) {
	t.Helper()
	for end := time.Now().Add(20 * time.Second); !f(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("waited in vain for " + what)
		}
	}
}

// TestTwoTablesAreFound: a search finds each table that is announced in its network, sees
// what changes there, and no longer shows one that is closed.
func TestTwoTablesAreFound(t *testing.T) {
	ip := network(t)
	var free atomic.Int32
	free.Store(3)
	first, err := Announce(ip, 7071, func() Table { return Table{Game: "bzzz", Host: "Inès", Chairs: 4, Free: int(free.Load())} })
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	second, err := Announce(ip, 7072, func() Table { return Table{Game: "empire", Host: "Lou", Chairs: 2, Playing: true} })
	if err != nil {
		t.Fatal(err)
	}
	defer second.Close()
	s := look(func() net.IP { return ip }, shortPause)
	defer s.Close()
	find := func(port int) *Table {
		all, _ := s.Tables()
		for i := range all {
			if all[i].Address == fmt.Sprintf("%s:%d", ip, port) {
				return &all[i]
			}
		}
		return nil
	}
	until(t, "both tables", func() bool { return find(7071) != nil && find(7072) != nil })
	if f := find(7071); f.Game != "bzzz" || f.Host != "Inès" || f.Free != 3 || f.Playing {
		t.Errorf("a table of Inès with three free chairs is wanted: %+v", f)
	}
	if f := find(7072); f.Game != "empire" || !f.Playing {
		t.Errorf("a table that plays empire is wanted: %+v", f)
	}
	free.Store(1)
	until(t, "the chair that was taken", func() bool { return find(7071).Free == 1 })
	second.Close()
	until(t, "the end of the one that closed", func() bool { return find(7072) == nil })
	if find(7071) == nil || s.Err() != nil {
		t.Errorf("the other one is gone, too (%v)", s.Err())
	}
}

// TestAFloodOfAnnouncementsIsBounded: while packets of garbage, giant names, bytes that are
// no text, tables in other networks and thousands of tables in this one come in, the list
// stays as short as it may be, and so does memory; nothing in it leads elsewhere, or is
// called what no name can be.
func TestAFloodOfAnnouncementsIsBounded(t *testing.T) {
	ip := network(t)
	c, err := net.ListenUDP("udp4", &net.UDPAddr{IP: ip})
	if err != nil {
		t.Fatal(err)
	}
	defer c.Close()
	group := &net.UDPAddr{IP: net.IPv4(224, 0, 0, 251), Port: 5353}
	stop, stopped, sent := make(chan struct{}), make(chan struct{}), 0
	go func() {
		defer close(stopped)
		for n := 0; ; n++ {
			select {
			case <-stop:
				return
			default:
			}
			b := garbage[n/4%len(garbage)]
			if n%4 != 0 {
				b = forged(n, ip)
			}
			if _, err := c.WriteToUDP(b, group); err == nil {
				sent++
			}
			if n%16 == 0 {
				time.Sleep(time.Millisecond)
			}
		}
	}()
	var before, after runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&before)
	s := look(func() net.IP { return ip }, shortPause)
	defer s.Close()
	until(t, "three rounds", func() bool {
		all, rounds := s.Tables()
		if len(all) > maxTables {
			t.Fatalf("%d tables are listed", len(all))
		}
		for i := range all {
			at, err := netip.ParseAddrPort(all[i].Address)
			if err != nil || slices.ContainsFunc(elsewhere, net.IP(at.Addr().AsSlice()).Equal) || all[i].Host != table.CleanName(all[i].Host) {
				t.Fatalf("%+v is listed", all[i])
			}
		}
		return rounds >= 3
	})
	close(stop)
	<-stopped
	all, _ := s.Tables()
	if len(all) == 0 {
		t.Error("no forged table was heard: the flood did not arrive")
	}
	until(t, "an empty list", func() bool { all, _ := s.Tables(); return len(all) == 0 })
	runtime.GC()
	runtime.ReadMemStats(&after)
	grown := int64(after.HeapAlloc) - int64(before.HeapAlloc)
	t.Logf("%d packets, %d kB kept", sent, grown>>10)
	if grown > 4<<20 {
		t.Errorf("%d kB are kept after %d packets", grown>>10, sent)
	}
}

// garbage is what no program that keeps to the rules sends: no message, the head of one with
// a million records, a name that refers to itself, and a text longer than its packet.
var garbage = [][]byte{
	[]byte("\x00garbage that is not a message at all"),
	[]byte("\x00\x00\x84\x00\x00\x00\xff\xff\xff\xff\xff\xff"),
	[]byte("\x00\x00\x84\x00\x00\x00\x00\x01\x00\x00\x00\x00\xc0\x0c\x00\x0c\x00\x01\x00\x00\x00\x78\x00\x02\xc0\x0c"),
	[]byte("\x00\x00\x84\x00\x00\x00\x00\x01\x00\x00\x00\x00\x01a\x00\x00\x10\x00\x01\x00\x00\x00\x78\xff\xff\xffv=1"),
}

// elsewhere are addresses of no machine in this network.
var elsewhere = []net.IP{net.IPv4(203, 0, 113, 7), net.IPv4zero, net.IPv4bcast, net.IPv4(224, 0, 0, 251)}

// forged is an answer about tables that do not exist: some of them with giant texts,
// some with names that are no text, some in other networks or on no machine.
func forged(n int, ip net.IP) []byte {
	name := fmt.Sprintf("forged-%d%s", n, instance)
	t := Table{Game: "bzzz", Host: "Mallory", Chairs: 4, Free: 4}
	txt := t.fields()
	if n%3 == 0 {
		for range 20 {
			txt = append(txt, fmt.Sprintf("host=%0240d", n))
		}
	}
	switch n % 5 {
	case 1:
		ip = elsewhere[n/5%len(elsewhere)]
	case 2:
		txt = append(txt, "host=%FF%FE%00%1B[31m%E2%80%AE", "host=\xff\xfe\x00")
	}
	head := func(kind uint16, name string) dns.RR_Header {
		return dns.RR_Header{Name: name, Rrtype: kind, Class: dns.ClassINET, Ttl: 120}
	}
	m := &dns.Msg{MsgHdr: dns.MsgHdr{Response: true, Authoritative: true}, Answer: []dns.RR{
		&dns.PTR{Hdr: head(dns.TypePTR, service+"."+domain), Ptr: name},
		&dns.SRV{Hdr: head(dns.TypeSRV, name), Port: 7070, Target: name},
		&dns.A{Hdr: head(dns.TypeA, name), A: ip.To4()},
		&dns.TXT{Hdr: head(dns.TypeTXT, name), Txt: txt},
	}}
	b, err := m.Pack()
	if err != nil {
		panic(err)
	}
	return b
}

// TestAMissingNetworkIsReported: without a network nothing is announced or found, and the reason is
// told.
func TestAMissingNetworkIsReported(t *testing.T) {
	for _, ip := range []net.IP{nil, net.IPv4(203, 0, 113, 7)} {
		if a, err := Announce(ip, 7070, func() Table { return Table{} }); !errors.Is(err, ErrNoNetwork) {
			t.Errorf("over %v: %v", ip, err)
			a.Close()
		}
		s := look(func() net.IP { return ip }, shortPause)
		until(t, "the reason", func() bool { return s.Err() != nil })
		if err := s.Err(); !errors.Is(err, ErrNoNetwork) {
			t.Errorf("over %v: %v", ip, err)
		}
		s.Close()
		<-s.done
	}
}
