package properties

import (
	"go/token"
	"strings"
	"testing"
)

func TestBadFilesNameTheLine(t *testing.T) {
	for in, want := range map[string]string{
		"a = b\nnonsense":          "x:2: write key",
		"= b":                      "x:1: write key",
		"a =":                      "x:1: a has no text",
		"a = 1\na = 2":             "x:2: a is there twice",
		"a[one] = 1\na[one] = 2":   "x:2: a[one] is there twice",
		"a = 1\n\n#x\na[one] = 2":  "x:4: a[one] is there twice",
		"a[other] = 1\na = 2":      "x:2: a is there twice",
		"a[one] = 1\na[other] =  ": "x:2: a[other] has no text",
		"a[two] = 1":               "x:1: a[two]: a form is written a[one] or a[other]",
		"a[one = 1":                "x:1: a[one: a form is written",
	} {
		if _, err := Parse("x", in); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", in, err, want)
		}
	}
}

func TestSlotsAreInTheOrderOfTheTable(t *testing.T) {
	all, err := Parse("x", "# none\n\na = {name}, {day} {min}\\n!\nb[one] = one {day}\nb[other] = {n} {day}\nc.one = 1\n")
	if err != nil || len(all) != 3 {
		t.Fatalf("%v, %v", all, err)
	}
	for i, want := range []struct {
		entry Entry
		slots string
	}{
		{Entry{Key: "a", Other: "{name}, {day} {min}\n!", Line: 3}, "min day name"},
		{Entry{Key: "b", One: "one {day}", Other: "{n} {day}", Counts: true, Line: 4}, "n day"},
		{Entry{Key: "c.one", Other: "1", Line: 6}, ""},
	} {
		slots, err := Slots(&all[i])
		var names []string
		for _, s := range slots {
			names = append(names, s.Name)
		}
		if got := strings.Join(names, " "); err != nil || all[i] != want.entry || got != want.slots {
			t.Errorf("read %+v with %q, %v", all[i], got, err)
		}
	}
	for in, want := range map[string]string{
		"a = {nothing}": "no slot is called {nothing}",
		"a = {name":     "a brace stands alone",
		"a = name}":     "a brace stands alone",
		"a = {na{n}":    "no slot is called {na{n}",
	} {
		all, err := Parse("x", in)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := Slots(&all[0]); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", in, err, want)
		}
	}
}

func TestSlotsAreNamedOnce(t *testing.T) {
	seen := map[string]bool{}
	for _, s := range slots {
		if seen[s.Name] || s.Name == "" || strings.ToLower(s.Name) != s.Name {
			t.Errorf("the slot %q is there twice, or its name is none", s.Name)
		}
		seen[s.Name] = true
	}
	if slots[0] != (Slot{"n", Number}) {
		t.Errorf("%v is first, and {n} has to be", slots[0])
	}
}

// A slot's name is the name of a parameter.
func TestSlotsAreNamesInGo(t *testing.T) {
	for _, s := range slots {
		if token.IsKeyword(s.Name) || !token.IsIdentifier(s.Name) {
			t.Errorf("{%s} cannot be a parameter", s.Name)
		}
	}
}
