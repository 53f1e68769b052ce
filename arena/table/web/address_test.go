//go:build !js

package web

import (
	"net/http"
	"testing"
)

func TestANetworkOfIPv6IsOneVisitor(t *testing.T) {
	at := func(remote string) string {
		return new(Server).address(&http.Request{RemoteAddr: remote, Header: http.Header{}})
	}
	if a, b := at("[2001:db8:1:2::1]:99"), at("[2001:db8:1:2:ffff::7]:98"); a != b {
		t.Errorf("%s and %s are counted apart", a, b)
	}
	if a, b := at("[2001:db8:1:2::1]:99"), at("[2001:db8:1:3::1]:99"); a == b {
		t.Errorf("two networks are counted as %s", a)
	}
	if got := at("192.0.2.7:5"); got != "192.0.2.7" {
		t.Errorf("an address of IPv4 is counted as %s", got)
	}
	if got := at("[::1]:5"); got != "::1" {
		t.Errorf("this machine is counted as %s", got)
	}
}
