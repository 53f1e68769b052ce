package records

import (
	"testing"

	"ludotheque/arena/match"
	"ludotheque/internal/store"
)

// TestRemarksInADamagedFile: a file that holds none, in whatever way, takes new ones.
func TestRemarksInADamagedFile(t *testing.T) {
	h := &match.Header{Game: "null"}
	for _, text := range []string{"", "null", "[]", "{", `{"a":null}`} {
		st, err := store.Open(t.TempDir())
		if err != nil {
			t.Fatal(err)
		}
		if err := st.Write(remarksName, []byte(text)); err != nil {
			t.Fatal(err)
		}
		if err := NewRemarks(st).Set(h, Remark{Favourite: true}); err != nil {
			t.Errorf("%q: %v", text, err)
		}
		if !NewRemarks(st).Of(h).Favourite {
			t.Errorf("%q: the remark is lost", text)
		}
	}
}
