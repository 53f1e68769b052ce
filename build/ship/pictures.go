package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"ludotheque/internal/version"
)

// pictures is every screen of the program in one language, for people who write about
// it and for a portal's page. build/pictures draws those of all languages the
// first time, and the next language finds them there.
func pictures(y *yard, lang string) (tree, error) {
	folder := filepath.Join(y.work, "pictures")
	if _, err := os.Stat(folder); errors.Is(err, fs.ErrNotExist) {
		if err := y.run(nil, "build/pictures", folder); err != nil {
			return nil, err
		}
	}
	drawn := tree{}
	if err := drawn.copy(folder, "."); err != nil {
		return nil, err
	}
	t := tree{}
	for name, f := range drawn {
		if strings.Contains(name, "-"+lang+"-") {
			t[name] = f
		}
	}
	if len(t) == 0 {
		return nil, fmt.Errorf("build/pictures drew nothing in the language %q", lang)
	}
	return t.under("ludotheque-" + version.Number + "-pictures"), nil
}
