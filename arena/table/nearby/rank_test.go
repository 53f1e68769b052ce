//go:build !js

package nearby

import (
	"net"
	"strings"
	"testing"
)

// TestTheLikelyAddressComesFirst: what a phone in the same room reaches comes before VPNs and
// containers, whatever has the default route.
func TestTheLikelyAddressComesFirst(t *testing.T) {
	at := func(name, ip string, flags net.Flags, route bool) candidate {
		return candidate{net.ParseIP(ip), name, flags, route}
	}
	docker := at("docker0", "172.17.0.1", 0, false)
	for _, c := range []struct {
		what string
		list []candidate
		want string
	}{
		{"a VPN has the default route", []candidate{docker, at("tun0", "10.8.0.2", net.FlagPointToPoint, true), at("wlan0", "192.168.1.20", 0, false)}, "192.168.1.20 10.8.0.2 172.17.0.1"},
		{"Wi-Fi without a gateway", []candidate{docker, at("wlan0", "192.168.43.7", 0, false)}, "192.168.43.7 172.17.0.1"},
		{"cable and Wi-Fi", []candidate{at("wlan0", "192.168.1.20", 0, false), at("eth0", "192.168.1.21", 0, true)}, "192.168.1.21 192.168.1.20"},
		{"a private network and the internet", []candidate{at("eth0", "203.0.113.9", 0, true), at("eth1", "10.0.0.9", 0, false)}, "10.0.0.9 203.0.113.9"},
		{"a link without a server of addresses", []candidate{at("eth0", "169.254.77.3", 0, false)}, "169.254.77.3"},
		{"a provider's network", []candidate{docker, at("eth0", "100.64.3.9", 0, true)}, "100.64.3.9 172.17.0.1"},
		{"IPv6 alone", []candidate{docker, at("eth0", "fd00:1234::20", 0, false)}, "fd00:1234::20 172.17.0.1"},
		{"Windows", []candidate{at("vEthernet (WSL)", "172.29.0.1", 0, false), at("Wi-Fi", "192.168.1.20", 0, true)}, "192.168.1.20 172.29.0.1"},
		{"nothing", nil, ""},
	} {
		var ips []string
		for _, a := range ranked(c.list) {
			ips = append(ips, a.IP.String())
		}
		if got := strings.Join(ips, " "); got != c.want {
			t.Errorf("%s: %s, want %s", c.what, got, c.want)
		}
	}
}

// TestNetworksHaveNames: each address is chosen by a name of its own.
func TestNetworksHaveNames(t *testing.T) {
	var names []string
	for _, a := range ranked([]candidate{
		{net.ParseIP("192.168.1.20"), "wlan0", 0, true},
		{net.ParseIP("192.168.1.21"), "wlan0", 0, false},
		{net.ParseIP("fd00::20"), "wlan0", 0, false},
	}) {
		names = append(names, a.Network)
	}
	if got := strings.Join(names, ", "); got != "wlan0, wlan0 192.168.1.21, wlan0 IPv6" {
		t.Errorf("the networks are called %s", got)
	}
}
