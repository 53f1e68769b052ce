package main

import (
	"fmt"
	"path/filepath"
)

// portalFiles are the most files that a portal takes in one game.
const portalFiles = 1000

// browser is what a portal of games unpacks and serves: build/web's folder, with
// index.html at the root.
func browser(y *yard) (tree, error) {
	page, err := y.page()
	if err != nil {
		return nil, err
	}
	for _, name := range []string{"index.html", "game.wasm", "game.wasm.zst"} {
		if _, there := page[name]; !there {
			return nil, fmt.Errorf("build/web made no %s", name)
		}
	}
	if len(page) >= portalFiles {
		return nil, fmt.Errorf("build/web made %d files; a portal takes fewer than %d", len(page), portalFiles)
	}
	return page, nil
}

// page is the browser version, which is built once.
func (y *yard) page() (tree, error) {
	if y.pages == "" {
		folder := filepath.Join(y.work, "web")
		if err := y.run([]string{"LUDOTHEQUE_STAMP=" + y.stamp(), "LUDOTHEQUE_HOME=" + y.home}, "build/web", folder); err != nil {
			return nil, err
		}
		y.pages = folder
	}
	page := tree{}
	return page, page.copy(y.pages, ".")
}

// hosts adds the browser version to a program that opens tables: it gives it to browsers
// that come. They unpack it themselves, so that it need not be there plain as well. The
// bundle of macOS has none: with a program for each of two processors, it would weigh more
// than a download may.
func (t tree) hosts(y *yard, folder string) error {
	page, err := y.page()
	if err != nil {
		return err
	}
	if _, packed := page["game.wasm.zst"]; packed {
		delete(page, "game.wasm")
	}
	for name, f := range page {
		t.add(folder+"/"+name, f.data)
	}
	return nil
}
