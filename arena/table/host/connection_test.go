package host

import (
	"context"
	"errors"
	"strings"
	"testing"

	"ludotheque/arena/table"
)

// stuck is a connection whose other end reads nothing.
type stuck struct{ entered, cut chan struct{} }

func (s stuck) Read(context.Context) ([]byte, error) { return nil, errors.New("nothing is said") }

func (s stuck) Write(context.Context, []byte) error {
	s.entered <- struct{}{}
	<-s.cut
	return errors.New("cut")
}

func (s stuck) Close() {}

// What is being written to a guest who reads nothing takes memory like what waits behind it,
// and counts until the connection ends.
func TestWhatIsBeingWrittenCounts(t *testing.T) {
	s := stuck{make(chan struct{}), make(chan struct{})}
	l := &outbox{conn: s, wake: make(chan struct{}, 1), written: make(chan struct{})}
	before := waiting.Load()
	const size = 1000
	for range 3 {
		l.send(&table.ToGuest{Refused: &table.Refused{Text: strings.Repeat("x", size)}})
	}
	done := make(chan struct{})
	go func() {
		defer close(done)
		New(Options{}).write(t.Context(), l)
	}()
	<-s.entered
	if n := waiting.Load() - before; n < 3*size {
		t.Errorf("%d bytes of %d count while they are written", n, 3*size)
	}
	close(s.cut)
	<-done
	if n := waiting.Load() - before; n != 0 {
		t.Errorf("%d bytes count after the connection has ended", n)
	}
}

// When all guests of the process together let too much wait, the one for whom most waits is
// told that it reads too slowly.
func TestGuestsShareTheMemory(t *testing.T) {
	waiting.Add(maxWaiting)
	defer waiting.Add(-maxWaiting)
	l := &outbox{conn: stuck{}, wake: make(chan struct{}, 1), written: make(chan struct{})}
	for range 2 {
		l.send(&table.ToGuest{Refused: &table.Refused{Text: strings.Repeat("x", fewBytes/2)}})
	}
	m, ok, _ := l.take()
	if !ok || !strings.Contains(string(m.text), table.TooSlow) {
		t.Errorf("the guest is sent %.60s", m.text)
	}
	if _, ok, more := l.take(); ok || more {
		t.Error("something follows the reason")
	}
	l.count(-l.size)
}

// A view that comes after the end of the queue is not sent: the reason is the last message.
func TestNothingIsSentAfterBye(t *testing.T) {
	l := &outbox{conn: stuck{}, wake: make(chan struct{}, 1), written: make(chan struct{})}
	l.bye("closed", "the table is closed")
	l.sendLatest(&table.ToGuest{Refused: &table.Refused{Text: "late"}})
	if m, ok, more := l.take(); !ok || more || !strings.Contains(string(m.text), "the table is closed") {
		t.Errorf("the guest is sent %.60s", m.text)
	}
	if m, ok, _ := l.take(); ok {
		t.Errorf("after the reason the guest is sent %.60s", m.text)
	}
	l.count(-l.size)
}
