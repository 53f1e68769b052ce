package match

import (
	"bytes"
	"errors"
	"testing"
)

// What loading would refuse is not written, and is an error of the match.
func TestARecordIsNoLongerThanLoads(t *testing.T) {
	var b bytes.Buffer
	w := newWriter(&b, 0)
	w.size = maxFile - 3
	w.put([]byte("[]"))
	if w.err != nil || b.String() != "[]\n" {
		t.Fatalf("a short line should be written: %q, %v", b.String(), w.err)
	}
	w.put([]byte("[]"))
	if !errors.Is(w.err, errSize) || b.String() != "[]\n" {
		t.Errorf("beyond the bound: %q, %v", b.String(), w.err)
	}
}
