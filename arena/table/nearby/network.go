//go:build !js

package nearby

import (
	"io"
	"log"
	"net"
)

// quiet drops the library's messages about malformed packets.
var quiet = log.New(io.Discard, "", 0)

// Own returns this machine's address in its network, or nil if there is none. Nothing is
// sent to find it.
func Own() net.IP {
	if c, err := net.Dial("udp4", "192.0.2.1:9"); err == nil {
		defer c.Close()
		if a, ok := c.LocalAddr().(*net.UDPAddr); ok && !a.IP.IsLoopback() && !a.IP.IsUnspecified() {
			return a.IP
		}
	}
	addresses, _ := net.InterfaceAddrs() // without any, this machine is all there is
	for _, a := range addresses {
		if n, ok := a.(*net.IPNet); ok && n.IP.To4() != nil && n.IP.IsPrivate() {
			return n.IP
		}
	}
	return nil
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
