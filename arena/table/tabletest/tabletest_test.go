package tabletest_test

import (
	"testing"

	"ludotheque/arena/table/tabletest"
)

// TestWhatWasWrittenIsReadBeforeTheCut: a last word, as a host's reason to end a connection,
// is never lost to the end that follows it, however late it is read.
func TestWhatWasWrittenIsReadBeforeTheCut(t *testing.T) {
	for range 200000 {
		a, b := tabletest.Pipe(1)
		go func() {
			if b.Write(t.Context(), []byte("bye")) == nil {
				b.Close()
			}
		}()
		if m, err := a.Read(t.Context()); err != nil || string(m) != "bye" {
			t.Fatalf("the last message is wanted: %q, %v", m, err)
		}
		if m, err := a.Read(t.Context()); err == nil {
			t.Fatalf("%q after the cut", m)
		}
	}
}
