package match_test

import (
	"bytes"
	"errors"
	"os"
	"strings"
	"testing"
	"unicode/utf16"

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

// A record that an editor or another program has saved is the same match: with a byte order mark, in
// UTF-16, with the ends of lines of Windows, blank lines at the end, and whole numbers with a point.
func TestARecordOfAnotherEditorIsReadAlike(t *testing.T) {
	data, err := os.ReadFile("testdata/null.record")
	if err != nil {
		t.Fatal(err)
	}
	want, err := match.Load(null.Game, bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	const mark = "\ufeff"
	wide := []byte{0xff, 0xfe}
	for _, u := range utf16.Encode([]rune(string(data))) {
		wide = append(wide, byte(u), byte(u>>8))
	}
	points := strings.NewReplacer(`"record":1`, `"record":1.0`, `"seats":2`, `"seats":2.0`, `"lay":3`, `"lay":3.0`, `"step":20`, `"step":2e1`)
	for what, data := range map[string][]byte{
		"a mark":         []byte(mark + string(data)),
		"UTF-16":         wide,
		"Windows":        []byte(strings.ReplaceAll(string(data), "\n", "\r\n")),
		"blank lines":    []byte(string(data) + "\n \r\n\n"),
		"decimal points": []byte(points.Replace(string(data))),
	} {
		got, err := match.Load(null.Game, bytes.NewReader(data))
		if err != nil {
			t.Errorf("%s: %v", what, err)
			continue
		}
		if got.Hash() != want.Hash() {
			t.Errorf("%s: another match", what)
		}
		if _, end, err := match.Glance(data); err != nil || end == nil {
			t.Errorf("%s: a glance finds the end %v, %v", what, end, err)
		}
		packed, err := match.Pack(data)
		if err != nil {
			t.Fatal(err)
		}
		if got, err := match.Load(null.Game, bytes.NewReader(packed)); err != nil || got.Hash() != want.Hash() {
			t.Errorf("%s, packed: %v", what, err)
		}
	}
}
