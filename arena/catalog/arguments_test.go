package catalog_test

import (
	"maps"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"golang.org/x/text/unicode/norm"

	"ludotheque/arena/catalog"
	"ludotheque/assets/words"
	"ludotheque/rules"
)

func TestParseOptions(t *testing.T) {
	got, err := catalog.ParseOptions([]string{"turns=120", "map=a=b"})
	if want := map[string]string{"turns": "120", "map": "a=b"}; err != nil || !maps.Equal(got, want) {
		t.Errorf("%v, %v, want %v", got, err, want)
	}
	if got, err := catalog.ParseOptions(nil); got != nil || err != nil {
		t.Errorf("no options: %v, %v", got, err)
	}
	for says, list := range map[string][]string{
		"KEY=VALUE":   {"turns"},
		`"=120"`:      {"=120"},
		`"turns="`:    {"turns="},
		"given twice": {"turns=120", "turns=80"},
	} {
		if _, err := catalog.ParseOptions(list); err == nil || !strings.Contains(err.Error(), says) {
			t.Errorf("%q: %v, want %q", list, err, says)
		}
	}
}

func TestParseSeed(t *testing.T) {
	if seed, err := catalog.ParseSeed("18446744073709551615"); err != nil || seed != 1<<64-1 {
		t.Errorf("the largest seed: %d, %v", seed, err)
	}
	// What the program copies it also accepts, as a Mac may write it too.
	for _, lang := range []string{"en", "fr"} {
		text := words.SeedText(lang, 0)
		for _, form := range []string{text, norm.NFD.String(text), strings.ToUpper(text)} {
			if seed, err := catalog.ParseSeed(form); err != nil || seed != rules.SeedFromText(text) {
				t.Errorf("%q: %d, %v", form, seed, err)
			}
		}
	}
	for _, text := range []string{"", "-1", "1.5", "7seven", "18446744073709551616"} {
		if _, err := catalog.ParseSeed(text); err == nil || !strings.Contains(err.Error(), "whole number") {
			t.Errorf("%q: %v", text, err)
		}
	}
}

// A player that is created anew for each decision must get another seed at the next step and at
// another seat.
func TestSeedsAtStepsDiffer(t *testing.T) {
	seen := map[uint64]bool{}
	for seat := range rules.Seat(4) {
		for step := range 300 {
			seen[catalog.AtStep(7, seat, step)] = true
		}
	}
	if len(seen) != 4*300 {
		t.Errorf("%d seeds for %d decisions", len(seen), 4*300)
	}
	if catalog.AtStep(7, 1, 2) == catalog.AtStep(8, 1, 2) {
		t.Error("two games have the same seed")
	}
}

// The refusal of a file that is no JSON names its line.
func TestReadFilesNamesTheLine(t *testing.T) {
	e, err := catalog.Find("aquariom")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "sea.json"), []byte("{\n\"map_width\": 3,\n x}"), 0o600); err != nil {
		t.Fatal(err)
	}
	if _, err := e.ReadFiles(map[string]string{"map": "sea.json"}, dir); err == nil || !strings.Contains(err.Error(), "line 3, column 2: 'x' cannot stand there") {
		t.Errorf("%v, want line and column of the x", err)
	}
}
