//go:build !js

package browser

import (
	"context"
	"io"
	"net"
	"sync"
	"time"

	"github.com/coder/websocket"

	"ludotheque/arena/aquanet/client"
)

// dialTime is how long a server of pages has to answer.
const dialTime = 5 * time.Second

// Dial connects as a page does, to a socket such as ws://HOST:PORT/ws. When ctx ends, or the
// server falls silent, the connection is closed.
func Dial(ctx context.Context, url string) (*client.Client, error) {
	soon, stop := context.WithTimeout(ctx, dialTime)
	defer stop()
	var c *websocket.Conn
	silent := time.AfterFunc(time.Hour, func() { _ = c.CloseNow() })
	silent.Stop() // until the first ping: older servers send none
	c, _, err := websocket.Dial(soon, url, &websocket.DialOptions{OnPingReceived: func(context.Context, []byte) bool {
		silent.Reset(silence)
		return true
	}})
	if err != nil {
		return nil, err
	}
	c.SetReadLimit(-1) // the client bounds its messages
	l := &live{Conn: websocket.NetConn(ctx, c, websocket.MessageBinary), in: make(chan []byte, readAhead), closed: make(chan struct{})}
	go l.receive()
	return client.New(ctx, l), nil
}

// readAhead is how many reads wait for a client, of readSize bytes at most.
const readAhead, readSize = 4096, 4096

// live is a connection that reads ahead, so that pings are answered while a client thinks.
type live struct {
	net.Conn
	in     chan []byte // closed at the end
	left   []byte
	closed chan struct{}
	once   sync.Once
}

func (l *live) receive() {
	defer close(l.in)
	for {
		b := make([]byte, readSize)
		n, err := l.Conn.Read(b)
		if err != nil {
			return
		}
		select {
		case l.in <- b[:n]:
		case <-l.closed:
			return
		}
	}
}

// Read waits for bytes. It returns io.EOF after the last one.
func (l *live) Read(p []byte) (int, error) {
	if len(l.left) == 0 {
		b, ok := <-l.in
		if !ok {
			return 0, io.EOF
		}
		l.left = b
	}
	n := copy(p, l.left)
	l.left = l.left[n:]
	return n, nil
}

func (l *live) Close() error {
	l.once.Do(func() { close(l.closed) })
	return l.Conn.Close()
}
