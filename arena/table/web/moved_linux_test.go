package web_test

import (
	"net"
	"net/http"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/tabletest"
	"ludotheque/arena/table/web"
)

// TestAGuestWhoseAddressChangesHasItsChair: the network of a guest gives it another address, from which nothing
// that was sent to the old one comes. In the lobby, in a match and on its results the guest hears that the host is
// lost, connects from its new address, and has its chair.
func TestAGuestWhoseAddressChangesHasItsChair(t *testing.T) {
	// The host is at 10.9.0.1; guests connect from the address that they have at the moment.
	if !tabletest.InNamespace(t, "ip link set lo up; link lan 10.0.0.2/24; ip addr add 10.9.0.1/32 dev lo; "+from("10.0.0.2")) {
		return
	}
	h, s := serve(t, "null", 2)
	l, err := net.Listen("tcp", "10.9.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	callers := make(chan string, 64)
	server := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		caller, _, _ := net.SplitHostPort(r.RemoteAddr)
		callers <- caller
		s.Config.Handler.ServeHTTP(w, r)
	})}
	go func() { _ = server.Serve(l) }()
	t.Cleanup(func() { server.Close() })
	at, err := web.Address("http://" + l.Addr().String() + "/" + h.Code())
	if err != nil {
		t.Fatal(err)
	}
	ada := guest.Begin(tabletest.Join("Ada"), web.Dialer(at))
	defer ada.Close()
	until := func(what string, is func() bool) {
		t.Helper()
		for end := time.Now().Add(time.Minute); !is(); time.Sleep(5 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("waiting until %s", what)
			}
		}
	}
	sits := func() bool {
		phase, _, _ := ada.Status()
		return phase == guest.Connected && h.Connected() == 1 && h.State().Seats[0].Name == "Ada" && h.Silent(0) == 0
	}
	until("Ada sits", sits)
	<-callers
	was := "10.0.0.2"
	moves := func(where, to string) {
		t.Helper()
		tabletest.Shell(t, "ip addr del "+was+"/24 dev lan; ip addr add "+to+"/24 dev lan; "+from(to))
		was = to
		until(where+": Ada hears that the host is lost", func() bool { phase, _, _ := ada.Status(); return phase == guest.Connecting })
		until(where+": Ada has its chair", sits)
		if caller := <-callers; caller != to {
			t.Errorf("%s: the guest comes from %s, want %s", where, caller, to)
		}
	}
	if !testing.Short() {
		moves("lobby", "10.0.0.3")
	}
	ada.Say(table.ToHost{Start: true})
	until("the match begins", func() bool { return h.State().Phase == table.Playing })
	moves("match", "10.0.0.4")
	if testing.Short() {
		return
	}
	e, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	go tabletest.Play(e, ada, nil)
	until("the match is over", func() bool { return h.State().Phase == table.Ended })
	moves("results", "10.0.0.5")
}

// from is the command by which this machine calls 10.9.0.1 from an address of its own.
func from(address string) string {
	return "ip route replace local 10.9.0.1 dev lo table local src " + address
}
