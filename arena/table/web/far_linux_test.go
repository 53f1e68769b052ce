package web

import (
	"context"
	"fmt"
	"math/rand/v2"
	"net"
	"os"
	"runtime"
	"sync"
	"time"

	"golang.org/x/sys/unix"
)

// namespace is a network of its own, as that of another machine: it has one device,
// whose packets this process carries.
type namespace struct {
	device *os.File
	net    *os.File
}

// configure gives a network device its address, and switches it on.
func configure(name string, ip [4]byte) error {
	s, err := unix.Socket(unix.AF_INET, unix.SOCK_DGRAM, 0)
	if err != nil {
		return err
	}
	defer unix.Close(s)
	for _, set := range []struct {
		request uint
		value   [4]byte
	}{{unix.SIOCSIFADDR, ip}, {unix.SIOCSIFNETMASK, [4]byte{255, 255, 255, 0}}} {
		r, err := unix.NewIfreq(name)
		if err == nil {
			err = r.SetInet4Addr(set.value[:])
		}
		if err == nil {
			err = unix.IoctlIfreq(s, set.request, r)
		}
		if err != nil {
			return err
		}
	}
	r, err := unix.NewIfreq(name)
	if err != nil {
		return err
	}
	r.SetUint16(unix.IFF_UP | unix.IFF_RUNNING)
	return unix.IoctlIfreq(s, unix.SIOCSIFFLAGS, r)
}

// newNamespace makes a network with that address. It needs the rights of root.
func newNamespace(ip [4]byte) (n *namespace, err error) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		runtime.LockOSThread() // for good: the thread ends with the goroutine
		n, err = makeNamespace(ip)
	}()
	<-done
	return n, err
}

func makeNamespace(ip [4]byte) (*namespace, error) {
	if err := unix.Unshare(unix.CLONE_NEWNET); err != nil {
		return nil, fmt.Errorf("a network of its own: %w", err)
	}
	own, err := os.Open("/proc/thread-self/ns/net")
	if err != nil {
		return nil, err
	}
	fd, err := unix.Open("/dev/net/tun", unix.O_RDWR|unix.O_NONBLOCK|unix.O_CLOEXEC, 0)
	if err != nil {
		own.Close()
		return nil, fmt.Errorf("a network device: %w", err)
	}
	r, err := unix.NewIfreq("far0")
	if err == nil {
		r.SetUint16(unix.IFF_TUN | unix.IFF_NO_PI)
		err = unix.IoctlIfreq(fd, unix.TUNSETIFF, r)
	}
	if err == nil {
		err = configure("far0", ip)
	}
	if err != nil {
		own.Close()
		unix.Close(fd)
		return nil, err
	}
	return &namespace{os.NewFile(uintptr(fd), "far0"), own}, nil
}

// in does f as if on the machine of the namespace.
func (n *namespace) in(f func() error) (err error) {
	done := make(chan struct{})
	go func() {
		defer close(done)
		runtime.LockOSThread()
		if err = unix.Setns(int(n.net.Fd()), unix.CLONE_NEWNET); err == nil {
			err = f()
		}
	}()
	<-done
	return err
}

func (n *namespace) close() {
	n.device.Close()
	n.net.Close()
}

// distance is what a network does to packets, one way.
type distance struct {
	delay, jitter time.Duration
	loss          float64
}

// carry takes packets from one device to the other, later, in their order, and loses
// some. It ends with the device that it reads.
func (d distance) carry(to, from *namespace, seed uint64) {
	type packet struct {
		b   []byte
		due time.Time
	}
	queue := make(chan packet, 4096)
	var writing sync.WaitGroup
	writing.Go(func() {
		for p := range queue {
			time.Sleep(time.Until(p.due))
			_, _ = to.device.Write(p.b) // a device that is full drops it, as a network does
		}
	})
	r := rand.New(rand.NewPCG(seed, 1))
	var last time.Time
	for {
		b := make([]byte, 2048)
		n, err := from.device.Read(b)
		if err != nil {
			break
		}
		if r.Float64() < d.loss {
			continue
		}
		due := time.Now().Add(d.delay + time.Duration((2*r.Float64()-1)*float64(d.jitter)))
		if due.Before(last) {
			due = last
		}
		last = due
		select {
		case queue <- packet{b[:n], due}:
		default: // so long a queue has no router
		}
	}
	close(queue)
	writing.Wait()
}

// far is two machines with a network between them.
type far struct {
	here, there *namespace
	carrying    sync.WaitGroup
}

// here is where the host listens.
var hereIP, thereIP = [4]byte{10, 77, 0, 1}, [4]byte{10, 77, 0, 2}

// newFar makes two machines so far from each other. The error says why this one cannot.
func newFar(d distance) (*far, error) {
	here, err := newNamespace(hereIP)
	if err != nil {
		return nil, err
	}
	there, err := newNamespace(thereIP)
	if err != nil {
		here.close()
		return nil, err
	}
	f := &far{here: here, there: there}
	f.carrying.Go(func() { d.carry(there, here, 1) })
	f.carrying.Go(func() { d.carry(here, there, 2) })
	return f, nil
}

func (f *far) close() {
	f.here.close()
	f.there.close()
	f.carrying.Wait()
}

// listen listens on the machine of the host.
func (f *far) listen() (l net.Listener, err error) {
	err = f.here.in(func() error {
		l, err = net.Listen("tcp", net.IP(hereIP[:]).String()+":0")
		return err
	})
	return l, err
}

// dial connects from the machine of the guest.
func (f *far) dial(ctx context.Context, network, address string) (c net.Conn, err error) {
	err = f.there.in(func() error {
		var d net.Dialer
		c, err = d.DialContext(ctx, network, address)
		return err
	})
	return c, err
}
