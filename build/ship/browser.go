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
	folder := filepath.Join(y.work, "web")
	if err := y.run([]string{"LUDOTHEQUE_STAMP=" + y.stamp(), "LUDOTHEQUE_HOME=" + y.home}, "build/web", folder); err != nil {
		return nil, err
	}
	page := tree{}
	if err := page.copy(folder, "."); err != nil {
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
