package main

import (
	"os"
	"path/filepath"
	"testing"
)

// A program that opens tables brings the browser version along, packed alone, for the
// browsers that come.
func TestHostsBringTheBrowserVersion(t *testing.T) {
	y := &yard{pages: t.TempDir()}
	for _, name := range []string{"index.html", "game.wasm", "game.wasm.zst"} {
		if err := os.WriteFile(filepath.Join(y.pages, name), []byte(name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	product := tree{}
	if err := product.hosts(y, "usr/share/ludotheque/web"); err != nil {
		t.Fatal(err)
	}
	if len(product) != 2 || string(product["usr/share/ludotheque/web/index.html"].data) != "index.html" || product["usr/share/ludotheque/web/game.wasm.zst"].data == nil {
		t.Errorf("the page and the packed program are wanted: %v", product)
	}
	if page, err := browser(y); err != nil || len(page) != 3 {
		t.Errorf("the browser's own download has %v (%v)", page, err)
	}
}
