//go:build !js

package trace

import (
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestSayTellsEachChangeOnce(t *testing.T) {
	name := filepath.Join(t.TempDir(), "trace")
	t.Setenv(Variable, name)
	tr, err := Open()
	if err != nil || !tr.Asked() {
		t.Fatalf("Open: asked %v, %v", tr.Asked(), err)
	}
	tr.Say(1, "title")
	tr.Say(2, "title")
	tr.Say(9, "lobby «é»")
	got, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	want := `{"tick":1,"scene":"title"}` + "\n" + `{"tick":9,"scene":"lobby «é»"}` + "\n"
	if string(got) != want {
		t.Errorf("got %s, want %s", got, want)
	}
}

func TestNobodyAsked(t *testing.T) {
	t.Setenv(Variable, "")
	tr, err := Open()
	if err != nil || tr.Asked() {
		t.Fatalf("Open: asked %v, %v", tr.Asked(), err)
	}
	tr.Say(1, "title") // must not panic
	if tr.last != "" {
		t.Error("something was told to nobody")
	}
}

func TestUnwritableFile(t *testing.T) {
	t.Setenv(Variable, filepath.Join(t.TempDir(), "no", "such", "folder"))
	if _, err := Open(); err == nil || !strings.Contains(err.Error(), Variable) {
		t.Errorf("error %v, want one that names %s", err, Variable)
	}
}
