//go:build !js

package menu

import (
	"path/filepath"

	"ludotheque/assets/words"
	"ludotheque/scenes/play"
)

// pickable reports whether there is a list of files to choose from: a window takes what is dropped on it.
var pickable = false

func pick(*play.App) {}

// deliver keeps a file beside the records and says where it is.
func deliver(k *play.App, f *madeFile) error {
	name := folderOf(f.kind) + f.name
	if err := k.Env.Store.Write(name, f.data); err != nil {
		return err
	}
	k.Env.Say(words.ShareKept(filepath.Join(k.Env.Store.Where(), filepath.FromSlash(name))))
	return nil
}
