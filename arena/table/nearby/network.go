//go:build !js

package nearby

import (
	"io"
	"log"
	"net"
	"slices"
	"strings"
)

// quiet drops the library's messages about malformed packets.
var quiet = log.New(io.Discard, "", 0)

// Own returns the address by which other machines most likely reach this one, or nil if there
// is none. Nothing is sent to find it.
func Own() net.IP {
	if all := Addresses(); len(all) > 0 {
		return all[0].IP
	}
	return nil
}

// Address is an address of this machine.
type Address struct {
	IP net.IP
	// Network names the network that it is in, by its interface: "wlan0", "Wi-Fi". No two addresses of
	// a machine have the same.
	Network string
}

// Addresses returns the addresses by which other machines may reach this one, the likeliest
// first: that of a private network before others, and those of VPNs, containers and virtual
// machines last.
func Addresses() []Address {
	var list []candidate
	interfaces, _ := net.Interfaces() // without any, this machine is all there is
	route := defaultRoute()
	for i := range interfaces {
		n := &interfaces[i]
		if n.Flags&net.FlagUp == 0 || n.Flags&net.FlagLoopback != 0 {
			continue
		}
		addresses, _ := n.Addrs()
		for _, a := range addresses {
			if a, ok := a.(*net.IPNet); ok && (a.IP.To4() != nil || a.IP.IsGlobalUnicast()) {
				list = append(list, candidate{a.IP, n.Name, n.Flags, a.IP.Equal(route)})
			}
		}
	}
	return ranked(list)
}

// defaultRoute returns the address from which this machine would send to the internet by IPv4,
// or nil.
func defaultRoute() net.IP {
	c, err := net.Dial("udp4", "192.0.2.1:9")
	if err != nil {
		return nil
	}
	defer c.Close()
	return c.LocalAddr().(*net.UDPAddr).IP
}

// candidate is an address of an interface.
type candidate struct {
	ip    net.IP
	name  string // of the interface
	flags net.Flags
	route bool // the default route begins there
}

// virtual are what the names of interfaces begin with that lead to no network of people: VPNs,
// containers, virtual machines, and links between two devices.
var virtual = []string{
	"docker", "br-", "veth", "virbr", "vnet", "lxc", "lxd", "podman", "cni", "flannel", "cali", "tun", "tap", "wg", "tailscale", "zt", "ppp",
	"utun", "bridge", "vmnet", "vboxnet", "awdl", "llw", "anpi", "ipsec", "vethernet", "virtualbox", "vmware", "ham", "nordlynx", "proton",
}

// carrier is the network that providers use behind their own translation of addresses.
var carrier = net.IPNet{IP: net.IPv4(100, 64, 0, 0), Mask: net.CIDRMask(10, 32)}

// rank is the less, the likelier other machines reach an address.
func (c *candidate) rank() int {
	rank := 0
	switch {
	case c.ip.To4() == nil:
		rank = 6
	case c.ip.IsLinkLocalUnicast():
		rank = 4
	case !c.ip.IsPrivate() || carrier.Contains(c.ip):
		rank = 2
	}
	name := strings.ToLower(c.name)
	if c.flags&net.FlagPointToPoint != 0 || slices.ContainsFunc(virtual, func(v string) bool { return strings.HasPrefix(name, v) }) {
		rank += 8
	}
	if !c.route {
		rank++
	}
	return rank
}

func ranked(list []candidate) []Address {
	slices.SortStableFunc(list, func(a, b candidate) int { return a.rank() - b.rank() })
	all := make([]Address, len(list))
	for i := range list {
		a := Address{list[i].ip, list[i].name}
		if a.IP.To4() == nil {
			a.Network += " IPv6"
		}
		if slices.ContainsFunc(all[:i], func(b Address) bool { return b.Network == a.Network }) {
			a.Network += " " + a.IP.String()
		}
		all[i] = a
	}
	return all
}

// through returns the interface with an address, and its network.
func through(ip net.IP) (*net.Interface, *net.IPNet, error) {
	if ip == nil {
		return nil, nil, ErrNoNetwork
	}
	interfaces, err := net.Interfaces()
	if err != nil {
		return nil, nil, err
	}
	for i := range interfaces {
		addresses, err := interfaces[i].Addrs()
		if err != nil {
			continue
		}
		for _, a := range addresses {
			if n, ok := a.(*net.IPNet); ok && n.IP.Equal(ip) {
				return &interfaces[i], n, nil
			}
		}
	}
	return nil, nil, ErrNoNetwork
}
