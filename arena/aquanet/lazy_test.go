package aquanet

import (
	"bytes"
	"errors"
	"testing"
)

// disk is a file whose writes wait for a word.
type disk struct {
	bytes.Buffer
	begun   chan struct{}
	proceed chan error
}

func (d *disk) Write(b []byte) (int, error) {
	d.begun <- struct{}{}
	if err := <-d.proceed; err != nil {
		return 0, err
	}
	return d.Buffer.Write(b)
}

func (d *disk) Close() error { return nil }

func TestASlowDiskIsNotWaitedFor(t *testing.T) {
	d := &disk{begun: make(chan struct{}), proceed: make(chan error)}
	l := newLazy(d)
	for _, line := range []string{"a\n", "b\n", "c\n"} {
		if n, err := l.Write([]byte(line)); n != 2 || err != nil {
			t.Fatal(n, err)
		}
	}
	<-d.begun
	d.proceed <- nil
	if _, err := l.Write(make([]byte, maxUnwritten+1)); err != errSlowDisk {
		t.Errorf("a disk that is too slow should fail the writing: %v", err)
	}
	if _, err := l.Write([]byte("d\n")); err != errSlowDisk {
		t.Errorf("what comes after a hole is written: %v", err)
	}
	go func() {
		for range d.begun {
			d.proceed <- nil
		}
	}()
	if err := l.Close(); !errors.Is(err, errSlowDisk) {
		t.Errorf("a disk that was too slow should fail the closing: %v", err)
	}
	close(d.begun)
	if d.String() != "a\nb\nc\n" {
		t.Errorf("all three lines should be written: %q", d.String())
	}
}

func TestAFullDiskIsReported(t *testing.T) {
	d := &disk{begun: make(chan struct{}), proceed: make(chan error)}
	l := newLazy(d)
	if _, err := l.Write([]byte("a")); err != nil {
		t.Fatal(err)
	}
	full := errors.New("full")
	<-d.begun
	d.proceed <- full
	if err := l.Close(); !errors.Is(err, full) {
		t.Errorf("a full disk should fail the closing: %v", err)
	}
	if _, err := l.Write([]byte("b")); !errors.Is(err, full) {
		t.Errorf("a full disk should fail the next writing: %v", err)
	}
}
