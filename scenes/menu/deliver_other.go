//go:build !js

package menu

import (
	"path/filepath"

	"ludotheque/assets/words"
	"ludotheque/scenes/play"
)

// deliver keeps a file beside the records and says where it is.
func deliver(k *play.App, f *madeFile) error {
	name := "pictures/" + f.name
	if err := k.Env.Store.Write(name, f.data); err != nil {
		return err
	}
	k.Env.Say(words.ShareKept(filepath.Join(k.Env.Store.Where(), filepath.FromSlash(name))))
	return nil
}
