package join

import (
	"context"
	"errors"
	"strings"
	"sync"
	"syscall/js"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
)

const device = table.Browser

// dialer connects to an address as people are told it, by the page's own WebSocket.
func dialer(address string) (guest.Dial, error) {
	scheme, rest, ok := strings.Cut(address, "://")
	if !ok {
		scheme, rest = "http", address
	}
	host, code, _ := strings.Cut(strings.TrimRight(rest, "/"), "/")
	code = table.CleanCode(code)
	if host == "" || code == "" || scheme != "http" && scheme != "https" {
		return nil, errors.New("this is no table's address")
	}
	url := "ws" + strings.TrimPrefix(scheme, "http") + "://" + host + "/" + code + "/ws"
	return func(ctx context.Context) (guest.Conn, error) { return open(ctx, url) }, nil
}

// socket is the page's WebSocket.
type socket struct {
	ws    js.Value
	ended chan struct{}
	once  sync.Once

	mu   sync.Mutex
	in   [][]byte
	wake chan struct{}
}

var errClosed = errors.New("the connection was closed")

// open waits until the socket is open. The error says that it does not open.
func open(ctx context.Context, url string) (guest.Conn, error) {
	s := &socket{ended: make(chan struct{}), wake: make(chan struct{}, 1)}
	opened := make(chan struct{}, 1)
	s.ws = js.Global().Get("WebSocket").New(url)
	s.on("open", func(js.Value) { opened <- struct{}{} })
	s.on("message", func(e js.Value) {
		data := e.Get("data")
		if data.Type() != js.TypeString {
			return // messages are text
		}
		s.mu.Lock()
		s.in = append(s.in, []byte(data.String()))
		s.mu.Unlock()
		s.woken()
	})
	s.on("close", func(js.Value) { s.once.Do(func() { close(s.ended) }) })
	select {
	case <-opened:
		return s, nil
	case <-s.ended:
		s.Close()
		return nil, errClosed
	case <-ctx.Done():
		s.Close()
		return nil, ctx.Err()
	}
}

func (s *socket) on(event string, f func(e js.Value)) {
	fn := js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	})
	s.ws.Call("addEventListener", event, fn)
}

func (s *socket) woken() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// Read waits for a message.
func (s *socket) Read(ctx context.Context) ([]byte, error) {
	for {
		s.mu.Lock()
		if len(s.in) > 0 {
			b := s.in[0]
			s.in = s.in[1:]
			s.mu.Unlock()
			return b, nil
		}
		s.mu.Unlock()
		select {
		case <-s.wake:
		case <-s.ended:
			return nil, errClosed
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// isOpen is what readyState says of a socket that is open.
const isOpen = 1

// Write hands a message to the browser, which does not make it wait.
func (s *socket) Write(_ context.Context, b []byte) error {
	if s.ws.Get("readyState").Int() != isOpen {
		return errClosed
	}
	s.ws.Call("send", string(b))
	return nil
}

// Close lets go of the socket.
func (s *socket) Close() {
	s.once.Do(func() { close(s.ended) })
	s.ws.Call("close")
}

// random is so many bytes that nobody can foretell, from the browser: Go's own way
// would cost the download a tenth of a megabyte.
func random(n int) []byte {
	b, array := make([]byte, n), js.Global().Get("Uint8Array").New(n)
	js.Global().Get("crypto").Call("getRandomValues", array)
	js.CopyBytesToGo(b, array)
	return b
}
