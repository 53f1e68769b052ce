//go:build linux

package tables

import (
	"strings"
	"testing"
	"time"

	"ludotheque/arena/table/tabletest"
	"ludotheque/scenes/play"
)

// waitAddress waits until a table shows an address.
func waitAddress(t *testing.T, at play.Table, want string) {
	t.Helper()
	for end := time.Now().Add(time.Minute); hostOf(at) != want; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("the table is at %s, want %s", at.Address(), want)
		}
	}
}

// hostOf is the address of a table without its port.
func hostOf(at play.Table) string {
	host := at.Address()
	return strings.Trim(host[:strings.LastIndex(host, ":")], "[]")
}

// Every address of a machine can be shown, the likeliest is the first, and one that was preferred comes
// before it.
func TestEveryAddressIsOffered(t *testing.T) {
	for _, c := range []struct{ name, commands, networks, first string }{
		{"VPN", `ip link add docker0 type bridge; ip addr add 172.17.0.1/16 dev docker0; ip link set docker0 up
			link wlan0 192.168.1.20/24
			ip tuntap add dev tun0 mode tun; ip addr add 10.8.0.2/24 dev tun0; ip link set tun0 up
			ip route add default via 192.168.1.1 dev wlan0 metric 600; ip route add default via 10.8.0.1 dev tun0 metric 50`, "wlan0, tun0, docker0", "192.168.1.20"},
		{"NoGateway", `ip link add docker0 type bridge; ip addr add 172.17.0.1/16 dev docker0; ip link set docker0 up; link wlan0 192.168.43.7/24`, "wlan0, docker0", "192.168.43.7"},
		{"LinkLocal", `link eth0 169.254.77.3/16`, "eth0", "169.254.77.3"},
		{"IPv6", `link eth0 fd00:1234::20/64; ip -6 route add default dev eth0`, "eth0 IPv6", "fd00:1234::20"},
		{"Provider", `link eth0 100.64.3.9/10`, "eth0", "100.64.3.9"},
		{"None", ``, "", "127.0.0.1"},
	} {
		t.Run(c.name, func(t *testing.T) {
			if !tabletest.InNamespace(t, "ip link set lo up\n"+c.commands) {
				return
			}
			at, err := Open("", false)
			if err != nil {
				t.Fatal(err)
			}
			defer at.Close()
			names, _ := at.Networks()
			if got := strings.Join(names, ", "); got != c.networks || hostOf(at) != c.first || at.Near() != (c.networks == "") {
				t.Fatalf("the networks are %s, want %s; the address is %s", got, c.networks, at.Address())
			}
			seen := map[string]bool{}
			for i, name := range names {
				at.Prefer(name)
				if _, now := at.Networks(); now != i {
					t.Errorf("%s is preferred, and %s shown", name, names[now])
				}
				if seen[at.Link()] {
					t.Errorf("%s has the link of another network: %s", name, at.Link())
				}
				seen[at.Link()] = true
			}
			if at.Prefer("gone"); hostOf(at) != c.first {
				t.Errorf("%s is shown where the preferred network is not there", at.Address())
			}
		})
	}
}

// The address follows the networks of the machine while a table is open: another Wi-Fi, a network that
// comes late or is gone, and the preferred one that is back.
func TestTheAddressFollowsTheNetwork(t *testing.T) {
	if !tabletest.InNamespace(t, "ip link set lo up") {
		return
	}
	at, err := Open("", false)
	if err != nil {
		t.Fatal(err)
	}
	defer at.Close()
	if !at.Near() {
		t.Errorf("without a network the table is at %s", at.Address())
	}
	tabletest.Shell(t, "link wlan0 192.168.1.20/24")
	waitAddress(t, at, "192.168.1.20")
	if at.Near() {
		t.Error("the table is still called near")
	}
	tabletest.Shell(t, "link eth0 10.0.0.5/24")
	at.Prefer("eth0")
	waitAddress(t, at, "10.0.0.5")
	tabletest.Shell(t, "ip addr del 10.0.0.5/24 dev eth0")
	waitAddress(t, at, "192.168.1.20")
	tabletest.Shell(t, "ip addr add 10.0.0.6/24 dev eth0")
	waitAddress(t, at, "10.0.0.6")
	tabletest.Shell(t, "ip link set eth0 down; ip link set wlan0 down")
	waitAddress(t, at, "127.0.0.1")
}

// Where --listen gives an address there is no other.
func TestAGivenAddressIsTheOnlyOne(t *testing.T) {
	at, err := Open("127.0.0.1:0", false)
	if err != nil {
		t.Fatal(err)
	}
	defer at.Close()
	if names, now := at.Networks(); len(names) > 0 || now != -1 || hostOf(at) != "127.0.0.1" {
		t.Errorf("%v, %d at %s", names, now, at.Address())
	}
}
