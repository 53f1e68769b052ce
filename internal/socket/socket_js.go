package socket

import (
	"context"
	"errors"
	"io"
	"sync"
	"syscall/js"
	"time"
)

// Socket is a WebSocket that carries messages.
type Socket struct {
	ws       js.Value
	ended    chan struct{}
	once     sync.Once
	handlers []js.Func

	mu   sync.Mutex
	in   [][]byte
	wake chan struct{}
}

var errClosed = errors.New("the connection was closed")

// Open connects to an address that begins with ws, and waits until the socket is open.
func Open(ctx context.Context, url string) (*Socket, error) {
	s := &Socket{ended: make(chan struct{}), wake: make(chan struct{}, 1)}
	opened := make(chan struct{}, 1)
	socket := js.Global().Get("WebSocket")
	if _, wrong := try(func() { s.ws = socket.New(url) }); wrong {
		return nil, errClosed // a page that came by TLS may open no other
	}
	s.ws.Set("binaryType", "arraybuffer")
	s.on("open", func(js.Value) { opened <- struct{}{} })
	s.on("message", func(e js.Value) {
		b := bytesOf(e.Get("data"))
		s.mu.Lock()
		s.in = append(s.in, b)
		s.mu.Unlock()
		s.notify()
	})
	s.on("close", func(js.Value) {
		s.end()
		for _, f := range s.handlers { // no event follows
			f.Release()
		}
	})
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

// try calls f and reports whether the browser threw an exception.
func try(f func()) (err any, wrong bool) {
	defer func() {
		if err = recover(); err != nil {
			wrong = true
		}
	}()
	f()
	return nil, false
}

// bytesOf returns the bytes of a text or binary message.
func bytesOf(data js.Value) []byte {
	if data.Type() == js.TypeString {
		return []byte(data.String())
	}
	array := js.Global().Get("Uint8Array").New(data)
	b := make([]byte, array.Length())
	js.CopyBytesToGo(b, array)
	return b
}

func (s *Socket) on(event string, f func(e js.Value)) {
	fn := js.FuncOf(func(_ js.Value, args []js.Value) any {
		f(args[0])
		return nil
	})
	s.handlers = append(s.handlers, fn)
	s.ws.Call("addEventListener", event, fn)
}

func (s *Socket) end() { s.once.Do(func() { close(s.ended) }) }

func (s *Socket) notify() {
	select {
	case s.wake <- struct{}{}:
	default:
	}
}

// Read waits for a message. Messages that arrived before the connection ended can still
// be read.
func (s *Socket) Read(ctx context.Context) ([]byte, error) {
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
			s.mu.Lock()
			left := len(s.in)
			s.mu.Unlock()
			if left == 0 {
				return nil, errClosed
			}
		case <-ctx.Done():
			return nil, ctx.Err()
		}
	}
}

// isOpen is the readyState of an open socket.
const isOpen = 1

// Write hands a text message to the browser. It does not block.
func (s *Socket) Write(_ context.Context, b []byte) error { return s.send(string(b)) }

func (s *Socket) send(data any) error {
	if s.ws.Get("readyState").Int() != isOpen {
		return errClosed
	}
	s.ws.Call("send", data)
	return nil
}

// Close closes the socket.
func (s *Socket) Close() {
	s.end()
	s.ws.Call("close")
}

// Stream is a socket that carries a stream of bytes, regardless of message boundaries. If the
// other end sends empty messages as signs of life, it counts as lost after a silence.
type Stream struct {
	*Socket
	left  []byte
	beats bool
}

// silence is how long nothing may come.
const silence = 8 * time.Second

// OpenStream is Open for a stream of bytes.
func OpenStream(ctx context.Context, url string) (*Stream, error) {
	s, err := Open(ctx, url)
	if err != nil {
		return nil, err
	}
	return &Stream{Socket: s}, nil
}

// Read waits for bytes. It returns io.EOF after the last one.
func (s *Stream) Read(p []byte) (int, error) {
	for len(s.left) == 0 {
		ctx, stop := context.Background(), func() {}
		if s.beats {
			ctx, stop = context.WithTimeout(context.Background(), silence)
		}
		b, err := s.Socket.Read(ctx)
		stop()
		if err != nil {
			s.Socket.Close()
			return 0, io.EOF
		}
		s.left, s.beats = b, s.beats || len(b) == 0
	}
	n := copy(p, s.left)
	s.left = s.left[n:]
	return n, nil
}

// Write hands bytes to the browser in a message of their own. It does not block.
func (s *Stream) Write(p []byte) (int, error) {
	array := js.Global().Get("Uint8Array").New(len(p))
	js.CopyBytesToJS(array, p)
	if err := s.send(array); err != nil {
		return 0, io.ErrUnexpectedEOF
	}
	return len(p), nil
}

// SetReadDeadline does nothing: reading ends by itself when the socket is closed.
func (s *Stream) SetReadDeadline(time.Time) error { return nil }

// Close closes the socket.
func (s *Stream) Close() error {
	s.Socket.Close()
	return nil
}
