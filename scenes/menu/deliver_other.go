//go:build !js

package menu

import (
	"os/exec"
	"path/filepath"
	"runtime"

	"ludotheque/scenes/play"
)

// pickable reports whether there is a list of files to choose from: a window takes what is dropped on it.
var pickable = false

func pick(*play.App) {}

// clicked reports whether a file is given at a click alone, as a browser does.
const clicked = false

// deliver keeps a file beside the records, and notes where it is.
func deliver(k *play.App, f *madeFile) error {
	name := folderOf(f.kind) + f.name
	if err := k.Env.Store.Write(name, f.data); err != nil {
		return err
	}
	f.path = filepath.Join(k.Env.Store.Where(), filepath.FromSlash(name))
	return nil
}

// reveal shows a file in the system's folders; tests replace it.
var reveal = func(path string) error {
	c := exec.Command("xdg-open", filepath.Dir(path))
	switch runtime.GOOS {
	case "windows":
		c = exec.Command("explorer", "/select,"+path)
	case "darwin":
		c = exec.Command("open", "-R", path)
	}
	if err := c.Start(); err != nil {
		return err
	}
	go c.Wait() // Explorer ends with 1 when all is well
	return nil
}
