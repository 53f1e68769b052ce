package catalog_test

import (
	"testing"

	"ludotheque/arena/catalog"
)

func TestVariantsCanBePlayed(t *testing.T) {
	for _, e := range catalog.Games() {
		seen := map[string]bool{}
		for _, v := range e.Variants() {
			if err := e.Check(v.Setup(1)); err != nil {
				t.Errorf("%s, %v: %v", e.ID, v, err)
			}
			if seen[v.String()] {
				t.Errorf("%s has %v twice", e.ID, v)
			}
			seen[v.String()] = true
		}
	}
	template, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	if v := template.Variants(); len(v) != 1 || v[0].String() != "4 seats" {
		t.Errorf("the template should have one variant of four seats: %v", v)
	}
}
