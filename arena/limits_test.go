package main

import (
	"fmt"
	"os"
	"strings"
	"testing"
)

func TestTheDocumentListsTheLimits(t *testing.T) {
	doc, err := os.ReadFile("../docs/aquariom-protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	for _, l := range limits() {
		if row := fmt.Sprintf("| %s | %s | %s |", l.what, l.most, l.change); !strings.Contains(string(doc), row) {
			t.Errorf("docs/aquariom-protocol.md lacks the line %q", row)
		}
	}
}
