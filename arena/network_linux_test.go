package main

import (
	"context"
	"io"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/table/tabletest"
)

// A host whose machine gets another address says it, once.
func TestANewAddressIsAnnounced(t *testing.T) {
	if !tabletest.InNamespace(t, "ip link set lo up") {
		return
	}
	ctx, stop := context.WithCancel(t.Context())
	var out sink
	a := &app{out: io.Discard, err: &out}
	code := make(chan int)
	go func() { code <- a.run(ctx, []string{"host", "null", "--listen", ":0", "--drain", "1s"}) }()
	defer func() {
		stop()
		<-code
	}()
	says := func(want string) {
		t.Helper()
		for end := time.Now().Add(patience); strings.Count(out.String(), want) != 1; time.Sleep(5 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("it does not say %s: %s", want, out.String())
			}
		}
	}
	says("the table is open at http://127.0.0.1:")
	tabletest.Shell(t, "link wlan0 192.168.1.20/24")
	says("the table is open at http://192.168.1.20:")
	tabletest.Shell(t, "ip addr del 192.168.1.20/24 dev wlan0; ip addr add 192.168.1.21/24 dev wlan0")
	says("the table is open at http://192.168.1.21:")
	says("the table is open at http://127.0.0.1:")
}
