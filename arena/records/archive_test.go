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
		t.Errorf("two records should be new and two refused: %+v, %v", a, err)
	}
	names, err := s.Store.List("")
	if err != nil || len(names) != 3 { // with the index
		t.Errorf("two records and the index are wanted: %v, %v", names, err)
	}
	for _, cut := range []int{0, 4, out.Len() / 2} {
		if _, err := s.AddArchive(out.Bytes()[:cut]); !errors.Is(err, ErrNoArchive) {
			t.Errorf("%d bytes: %v", cut, err)
		}
	}
}

// What a person noted of a match stays with it in the bin and in an archive, comes over nothing that was noted
// elsewhere, and its record stays as it is.
func TestRemarksStayWithTheirMatch(t *testing.T) {
	st := store.Memory()
	const name = Folder + "null-0001" + match.Extension
	if err := st.Write(name, text(1)); err != nil {
		t.Fatal(err)
	}
	h, _, err := match.Glance(text(1))
	if err != nil {
		t.Fatal(err)
	}
	other, _, _ := match.Glance(text(2))
	remark := Remark{Favourite: true, Note: "with Zoé"}
	mine, theirs := NewRemarks(st), NewRemarks(st) // two windows
	for _, err := range []error{mine.Set(&h, remark), theirs.Set(&other, Remark{Note: "x"})} {
		if err != nil {
			t.Fatal(err)
		}
	}
	again := NewRemarks(st)
	if again.Of(&h) != remark || again.Of(&other).Note != "x" {
		t.Errorf("%+v and %+v were kept", again.Of(&h), again.Of(&other))
	}
	if data, err := st.Read(name); string(data) != string(text(1)) {
		t.Errorf("the record is %q, %v", data, err)
	}
	var out bytes.Buffer
	if n, err := WriteArchive(st, &out); n != 1 || err != nil {
		t.Fatal(n, err)
	}
	to := store.Memory()
	there := NewRemarks(to)
	if err := there.Set(&other, Remark{Note: "mine"}); err != nil {
		t.Fatal(err)
	}
	if _, err := NewShelf(to, Folder).AddArchive(out.Bytes()); err != nil {
		t.Fatal(err)
	}
	if r := NewRemarks(to); r.Of(&h) != remark || r.Of(&other).Note != "mine" {
		t.Errorf("after the archive %+v and %+v", r.Of(&h), r.Of(&other))
	}
	if err := again.Set(&h, Remark{}); err != nil || NewRemarks(st).Of(&h) != (Remark{}) {
		t.Errorf("a remark that was removed: %+v, %v", NewRemarks(st).Of(&h), err)
	}
}
