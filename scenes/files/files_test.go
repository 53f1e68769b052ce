package files

import (
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"github.com/adrg/xdg"

	"ludotheque/internal/store"
	"ludotheque/scenes"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
)

func app(env *scenes.Env) *play.App { return &play.App{Kit: &kit.Kit{Env: env}} }

// Files go to the person's folders where they are seen, by their kind, or to the downloads; beside the records only
// where the command line names a folder for all.
func TestFilesGoWherePeopleLook(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("other systems know their folders by other means")
	}
	home := t.TempDir()
	for _, name := range []string{"DOWNLOAD", "PICTURES", "VIDEOS"} {
		t.Setenv("XDG_"+name+"_DIR", filepath.Join(home, name))
	}
	defer xdg.Reload()
	xdg.Reload()
	if err := os.Mkdir(filepath.Join(home, "VIDEOS"), 0o700); err != nil {
		t.Fatal(err)
	}
	k := app(&scenes.Env{Hidden: true})
	for kind, want := range map[string]string{"video/mp4": "VIDEOS", "image/png": "DOWNLOAD", "application/zip": "DOWNLOAD"} {
		f := File{Name: strings.ReplaceAll(kind, "/", "."), Kind: kind, Data: []byte("x")}
		if err := Deliver(k, &f); err != nil {
			t.Fatal(err)
		}
		data, err := os.ReadFile(filepath.Join(home, want, f.Name))
		if string(data) != "x" || f.Path != filepath.Join(home, want, f.Name) {
			t.Errorf("%s is reported at %s: %q, %v", kind, f.Path, data, err)
		}
	}
}

// A file for people is beside the store's records, and in its own folder by its kind.
func TestACopyIsNotAmongThePictures(t *testing.T) {
	k := app(&scenes.Env{Store: store.Memory()})
	for kind, name := range map[string]string{"image/png": "pictures/a", "application/zip": "copies/a"} {
		if err := Deliver(k, &File{Name: "a", Kind: kind, Data: []byte("x")}); err != nil {
			t.Fatal(err)
		}
		if data, err := k.Env.Store.Read(name); string(data) != "x" {
			t.Errorf("%s: %q, %v", name, data, err)
		}
	}
}
