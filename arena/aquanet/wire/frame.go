package wire

import (
	"errors"
	"fmt"
	"io"
)

// ErrType says that a message begins with an unknown type.
var ErrType = errors.New("no such message type")

// LengthError says that a message is longer than the receiver accepts. It is returned as
// soon as the length is known.
type LengthError struct {
	Type Type
	// Size is the announced length, Limit what is accepted.
	Size  uint32
	Limit int
}

// Error says in English how long the message is and what is accepted.
func (e *LengthError) Error() string {
	return fmt.Sprintf("a %s of %d bytes: more than the %d that are accepted", e.Type, e.Size, e.Limit)
}

// Frame is a message whose content is not decoded yet.
type Frame struct {
	Type Type
	// Number is the turn number of TURN and TURN_ACK.
	Number uint32
	// Content is the payload or the bytes of the string. It is part of the buffer that
	// the frame was cut from.
	Content []byte
}

// Text returns the content as text, for LOGIN_PLAYER, LOGIN_VISU and KICK.
func (f Frame) Text() string { return latin1(f.Content, "") }

// Cut cuts the first message off b and returns its size; 0 means that it is incomplete. A
// content of limit bytes or more is refused. The error is ErrType or a *LengthError;
// nothing can be cut after either.
func Cut(b []byte, limit int) (f Frame, n int, err error) {
	if len(b) == 0 {
		return f, 0, nil
	}
	f.Type = Type(b[0])
	head := 5
	switch {
	case f.Type >= types:
		return f, 0, fmt.Errorf("%w: %d", ErrType, b[0])
	case f.Type == LoginAck || f.Type == Logout:
		return f, 1, nil
	case f.Type == TurnState || f.Type == TurnAck:
		head = 9
	}
	if len(b) < 5 {
		return f, 0, nil
	}
	size := le.Uint32(b[1:])
	if uint64(size) >= uint64(max(limit, 0)) {
		return f, 0, &LengthError{f.Type, size, limit}
	}
	n = head + int(size)
	if len(b) < n {
		return f, 0, nil
	}
	if head == 9 {
		f.Number = le.Uint32(b[5:])
	}
	f.Content = b[head:n:n]
	return f, n, nil
}

// MaxContent is the default limit of Reader: what a state with some 1,000,000 initial
// neutral cells and as many player cells needs.
const MaxContent = 32 << 20

// Reader reads messages from a stream.
type Reader struct {
	// Limit is passed to Cut; 0 means MaxContent.
	Limit int

	r        io.Reader
	buf      []byte
	from, to int // what was read and not yet handed out
}

// NewReader returns a Reader for r, which reads ahead.
func NewReader(r io.Reader) *Reader { return &Reader{r: r, buf: make([]byte, 4<<10)} }

// Next returns the next message; its content is valid until the next call. The error is
// the stream's (io.EOF between two messages, io.ErrUnexpectedEOF within one), ErrType or
// a *LengthError. After an error of the stream, such as an expired deadline, Next may be
// called again and nothing is lost.
func (r *Reader) Next() (Frame, error) {
	limit := r.Limit
	if limit == 0 {
		limit = MaxContent
	}
	for {
		f, n, err := Cut(r.buf[r.from:r.to], limit)
		if err != nil {
			return f, err
		}
		if n > 0 {
			r.from += n
			return f, nil
		}
		if r.from > 0 {
			copy(r.buf, r.buf[r.from:r.to])
			r.from, r.to = 0, r.to-r.from
		}
		if r.to == len(r.buf) {
			// Twice what has arrived: an announced length reserves nothing.
			r.buf = append(r.buf, make([]byte, len(r.buf))...)
		}
		n, err = r.r.Read(r.buf[r.to:])
		r.to += n
		if n > 0 {
			continue
		}
		if err == io.EOF && r.to > 0 {
			err = io.ErrUnexpectedEOF
		}
		if err != nil {
			return Frame{}, err
		}
	}
}
