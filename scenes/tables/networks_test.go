//go:build linux

package tables

import (
	"os"
	"os/exec"
	"strings"
	"testing"
	"time"

	"ludotheque/scenes/play"
)

// inNamespace runs the rest of a test in a network of its own, made by commands of a shell, with
// link NAME ADDRESS... for a cable. It returns false in the process that only waits for the other.
func inNamespace(t *testing.T, commands string) bool {
	t.Helper()
	const inside = "LUDOTHEQUE_IN_NAMESPACE"
	if os.Getenv(inside) == t.Name() {
		shell(t, commands)
		return true
	}
	if out, err := exec.Command("unshare", "-rn", "ip", "link").CombinedOutput(); err != nil {
		t.Skipf("no network of its own can be made here: %v %s", err, out)
	}
	cmd := exec.Command("unshare", "-rn", os.Args[0], "-test.v", "-test.run", "^"+strings.ReplaceAll(t.Name(), "/", "$/^")+"$")
	cmd.Env = append(os.Environ(), inside+"="+t.Name())
	out, err := cmd.CombinedOutput()
	if err != nil || !strings.Contains(string(out), "--- PASS: "+t.Name()) {
		t.Errorf("%v\n%s", err, out)
	}
	return false
}

func shell(t *testing.T, commands string) {
	t.Helper()
	out, err := exec.Command("sh", "-ec", `link() { n=$1; ip link add $n type veth peer name p$n; ip link set p$n up; ip link set $n up; shift; for a; do ip addr add $a dev $n nodad 2>/dev/null || ip addr add $a dev $n; done; }
`+commands).CombinedOutput()
	if err != nil {
		t.Fatalf("%v %s", err, out)
	}
}

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
			if !inNamespace(t, "ip link set lo up\n"+c.commands) {
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
	if !inNamespace(t, "ip link set lo up") {
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
	shell(t, "link wlan0 192.168.1.20/24")
	waitAddress(t, at, "192.168.1.20")
	if at.Near() {
		t.Error("the table is still called near")
	}
	shell(t, "link eth0 10.0.0.5/24")
	at.Prefer("eth0")
	waitAddress(t, at, "10.0.0.5")
	shell(t, "ip addr del 10.0.0.5/24 dev eth0")
	waitAddress(t, at, "192.168.1.20")
	shell(t, "ip addr add 10.0.0.6/24 dev eth0")
	waitAddress(t, at, "10.0.0.6")
	shell(t, "ip link set eth0 down; ip link set wlan0 down")
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
