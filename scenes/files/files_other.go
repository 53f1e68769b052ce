//go:build !js

package files

import (
	"context"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"slices"
	"strings"

	"github.com/adrg/xdg"

	"ludotheque/internal/store"
	"ludotheque/scenes/play"
)

// Pickable reports whether there is a list of files to choose from: that of the system, if a program shows it. Any
// window takes what is dropped on it.
func Pickable() bool { return chooser(context.Background()) != nil }

// chooser returns the program that shows the system's list of files, at first the downloads, and prints the names of
// those that are chosen, a line each, or nil if there is none.
func chooser(ctx context.Context) *exec.Cmd {
	programs := [][]string{
		{"zenity", "--file-selection", "--multiple", "--separator=\n", "--file-filter=*.record *.zip", "--filename=" + xdg.UserDirs.Download + "/"},
		{"kdialog", "--getopenfilename", xdg.UserDirs.Download, "*.record *.zip", "--multiple", "--separate-output"},
	}
	switch runtime.GOOS {
	case "windows":
		programs = [][]string{{"powershell", "-NoProfile", "-STA", "-Command", "[Console]::OutputEncoding = [Text.Encoding]::UTF8; " +
			"Add-Type -AssemblyName System.Windows.Forms; $d = New-Object System.Windows.Forms.OpenFileDialog; $d.Multiselect = $true; " +
			"if ($d.ShowDialog() -eq 'OK') { $d.FileNames }"}}
	case "darwin":
		programs = [][]string{{"osascript", "-e", "POSIX path of (choose file)"}}
	}
	for _, p := range programs {
		if name, err := exec.LookPath(p[0]); err == nil {
			return exec.CommandContext(ctx, name, p[1:]...)
		}
	}
	return nil
}

// Pick shows the system's list of files beside the ticks, and sends those that are chosen to k.Files.
func Pick(k *play.App) {
	c, files := chooser(context.Background()), k.Files
	Quiet(c)
	go func() {
		out, _ := c.Output() // fails when nothing is chosen
		for i, name := range strings.FieldsFunc(string(out), func(c rune) bool { return c == '\n' || c == '\r' }) {
			if i >= Max {
				break
			}
			data, err := store.ReadFile(name)
			files <- play.File{Name: filepath.Base(name), Data: data, Err: err}
		}
	}()
}

// AtClick reports whether a file is delivered only in response to a click, as a browser does.
const AtClick = false

// Deliver keeps a file in the person's folder for its kind, else in that for downloads, else beside the records, and
// notes where it is. Where the command line names a folder, all goes there.
func Deliver(k *play.App, f *File) error {
	if k.Env.Hidden {
		for _, dir := range foldersFor(f.Kind) {
			path := filepath.Join(dir, f.Name)
			if store.WriteFile(path, f.Data, 0o644) == nil {
				f.Path = path
				return nil
			}
		}
	}
	name := folderOf(f.Kind) + f.Name
	if err := k.Env.Store.Write(name, f.Data); err != nil {
		return err
	}
	f.Path = filepath.Join(k.Env.Store.Where(), filepath.FromSlash(name))
	return nil
}

// foldersFor returns the person's folders for a kind of file, the best first: the one for its kind if there is one.
func foldersFor(kind string) []string {
	all := []string{xdg.UserDirs.Download}
	own := ""
	switch {
	case strings.HasPrefix(kind, "image/"):
		own = xdg.UserDirs.Pictures
	case strings.HasPrefix(kind, "video/"):
		own = xdg.UserDirs.Videos
	}
	if info, err := os.Stat(own); err == nil && info.IsDir() {
		all = slices.Insert(all, 0, own)
	}
	return all
}

// Reveal shows a file in the system's folders; tests replace it.
var Reveal = func(path string) error {
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

// folderOf returns the folder of a store that a file for people is put in, by its kind.
func folderOf(kind string) string {
	switch {
	case strings.HasPrefix(kind, "image/"):
		return "pictures/"
	case strings.HasPrefix(kind, "video/"):
		return "films/"
	}
	return "copies/"
}

// Quiet keeps the console of a program from being seen, on Windows.
var Quiet = func(*exec.Cmd) {}
