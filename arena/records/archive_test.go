package records

import (
	"archive/zip"
	"bytes"
	"errors"
	"fmt"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/internal/store"
)

// text is a record of a match that is over, told from others by its seed.
func text(seed int) []byte {
	return fmt.Appendf(nil, `{"record":1,"game":"null","version":1,"setup":{"seats":2,"seed":%d},"meta":{"date":"2026-01-01T20:00:00Z"}}`+"\n"+`{"step":1,"hash":"00","end":{"reason":"time"}}`+"\n", seed)
}

// All records go out as one file and come in again elsewhere, each once, however it is called and
// compressed there, and none in the place of another.
func TestAnArchiveHoldsAllAndAddsNothingTwice(t *testing.T) {
	from := store.Memory()
	packed, err := match.Pack(text(2))
	if err != nil {
		t.Fatal(err)
	}
	for name, data := range map[string][]byte{"null-0001": text(1), "null-0002": packed, "other/null-0003": text(3)} {
		if err := from.Write(Folder+name+match.Extension, data); err != nil {
			t.Fatal(err)
		}
	}
	var out bytes.Buffer
	if n, err := WriteArchive(from, &out); n != 3 || err != nil || !IsArchive(out.Bytes()) {
		t.Fatalf("%d records, %v", n, err)
	}
	to := store.Memory()
	// One is there under another name, and another one has a name of the archive.
	for name, data := range map[string][]byte{"mine": text(2), "null-0001": text(9)} {
		if err := to.Write(Folder+name+match.Extension, data); err != nil {
			t.Fatal(err)
		}
	}
	s := NewShelf(to, Folder)
	for i, want := range []Added{{New: 2, Known: 1}, {Known: 3}} {
		if a, err := s.AddArchive(out.Bytes()); a != want || err != nil {
			t.Errorf("time %d: %+v, %v, want %+v", i, a, err, want)
		}
	}
	seeds := map[uint64]int{}
	list, _ := s.Entries()
	for i := range list {
		seeds[list[i].Header.Setup.Seed]++
	}
	if want := map[uint64]int{1: 1, 2: 1, 3: 1, 9: 1}; fmt.Sprint(seeds) != fmt.Sprint(want) {
		t.Errorf("seeds %v, want %v", seeds, want)
	}
}

// What is no record is counted and left out, wherever its name leads, and what is no archive is an error.
func TestAnArchiveIsNotTrusted(t *testing.T) {
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for name, data := range map[string][]byte{"../../evil.record": text(1), "notes.txt": []byte("hello"), "broken.record": []byte("{"), "empty.record": nil, ".hidden.record": text(2)} {
		w, err := z.Create(name)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := w.Write(data); err != nil {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	s := NewShelf(store.Memory(), Folder)
	if a, err := s.AddArchive(out.Bytes()); a != (Added{New: 2, Refused: 2}) || err != nil {
		t.Errorf("%+v, %v", a, err)
	}
	names, err := s.Store.List("")
	if err != nil || len(names) != 3 { // with the index
		t.Errorf("%v, %v", names, err)
	}
	for _, cut := range []int{0, 4, out.Len() / 2} {
		if _, err := s.AddArchive(out.Bytes()[:cut]); !errors.Is(err, ErrNoArchive) {
			t.Errorf("%d bytes: %v", cut, err)
		}
	}
}
