package match_test

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules/null"
)

// All readers of records accept a packed record, and refuse a damaged one like any other.
func TestAPackedRecordIsReadLikeItsText(t *testing.T) {
	text, err := os.ReadFile("testdata/null.record")
	if err != nil {
		t.Fatal(err)
	}
	packed, err := match.Pack(text)
	if err != nil || !match.Packed(packed) || match.Packed(text) || len(packed) > len(text)*2/3 {
		t.Fatalf("%d bytes of %d, %v", len(packed), len(text), err)
	}
	if twice, err := match.Pack(packed); err != nil || !bytes.Equal(twice, packed) {
		t.Errorf("packed twice: %v", err)
	}
	if again, err := match.Unpack(packed); err != nil || !bytes.Equal(again, text) {
		t.Errorf("unpacked: %v", err)
	}
	want, end, err := match.Glance(text)
	if err != nil {
		t.Fatal(err)
	}
	h, e, err := match.Glance(packed)
	if err != nil || h.Setup.Seed != want.Setup.Seed || (e == nil) != (end == nil) {
		t.Errorf("a glance sees %+v %+v, %v", h, e, err)
	}
	a, err := match.Load(null.Game, bytes.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	b, err := match.Load(null.Game, bytes.NewReader(packed))
	if err != nil || a.Hash() != b.Hash() {
		t.Errorf("loaded it is another match: %v", err)
	}
	for what, data := range map[string][]byte{
		"a half": packed[:len(packed)/2], "a head": packed[:5], "a hole": append(append([]byte{}, packed[:30]...), packed[40:]...),
	} {
		if _, err := match.Load(null.Game, bytes.NewReader(data)); !errors.Is(err, match.ErrDamaged) {
			t.Errorf("%s: %v", what, err)
		}
	}
	// Sixty-five megabytes of zeros are a few kilobytes packed, and still too large.
	bomb, err := match.Pack([]byte(strings.Repeat(strings.Repeat(" ", 1<<20), 65)))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := match.Load(null.Game, bytes.NewReader(bomb)); !errors.Is(err, match.ErrTooLarge) {
		t.Errorf("a bomb: %v", err)
	}
}
