// Package files takes files from people, dropped on the window or chosen from the system's list, and
// delivers those that they ask for: to their folders, or to the browser.
package files

import (
	"io"
	"io/fs"
	"path"

	"ludotheque/scenes/play"
)

// File is a file for a person.
type File struct {
	// Kind is its media type.
	Name, Kind string
	Data       []byte
	// Err is why it could not be made or delivered.
	Err error
	// Path is where it was delivered, "" in a browser.
	Path string
}

// Max is the largest number of files taken at once, largest that of bytes in a file, as store.MaxSize.
const Max, largest = 100, 64 << 20

// Read reads the files that were dropped and sends them to files; it is called beside the ticks.
func Read(files chan<- play.File, dropped fs.FS) {
	n := 0
	err := fs.WalkDir(dropped, ".", func(name string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		if n++; n > Max {
			return fs.SkipAll
		}
		f := play.File{Name: path.Base(name)}
		var r fs.File
		if r, f.Err = dropped.Open(name); f.Err == nil {
			f.Data, f.Err = io.ReadAll(io.LimitReader(r, largest+1))
			r.Close()
		}
		files <- f
		return nil
	})
	if err != nil {
		files <- play.File{Err: err}
	}
}
