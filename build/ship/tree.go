package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/flate"
	"compress/gzip"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"time"
)

// A tree is what an archive holds: files by their path, which has slashes and
// begins with no slash. Folders are implied. The same tree and time give the same
// archive, byte for byte, whatever machine packs it and in which order it grew.
type tree map[string]file

type file struct {
	data []byte
	// run marks a program: its mode is 0755, and otherwise 0644.
	run bool
}

func (t tree) add(name string, data []byte)     { t[name] = file{data: data} }
func (t tree) program(name string, data []byte) { t[name] = file{data: data, run: true} }

// under is the tree in a folder of its own.
func (t tree) under(folder string) tree {
	out := tree{}
	for name, f := range t {
		out[path.Join(folder, name)] = f
	}
	return out
}

// names are the paths in the order they are packed in.
func (t tree) names() ([]string, error) {
	var names []string
	for name := range t {
		if !fs.ValidPath(name) || name == "." || strings.Contains(name, `\`) {
			return nil, fmt.Errorf("%q is not a path inside an archive", name)
		}
		names = append(names, name)
	}
	slices.Sort(names)
	return names, nil
}

func (f file) mode() fs.FileMode {
	if f.run {
		return 0o755
	}
	return 0o644
}

// zip packs the tree as Windows, macOS and portals unpack it. Executable bits are
// kept; times are UTC, to two seconds.
func (t tree) zip(when time.Time) ([]byte, error) {
	names, err := t.names()
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	w := zip.NewWriter(&out)
	w.RegisterCompressor(zip.Deflate, func(w io.Writer) (io.WriteCloser, error) {
		return flate.NewWriter(w, flate.BestCompression)
	})
	for _, name := range names {
		h := &zip.FileHeader{Name: name, Method: zip.Deflate, Modified: when.UTC().Truncate(2 * time.Second)}
		if packed(name) {
			h.Method = zip.Store
		}
		h.SetMode(t[name].mode())
		entry, err := w.CreateHeader(h)
		if err != nil {
			return nil, err
		}
		if _, err := entry.Write(t[name].data); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// packed says of a file that it is compressed already.
func packed(name string) bool {
	return slices.Contains([]string{".gz", ".zst", ".png", ".jpg", ".icns"}, path.Ext(name))
}

// tarGz packs the tree as Linux and macOS unpack it, owned by no user in
// particular, with its folders.
func (t tree) tarGz(when time.Time) ([]byte, error) {
	names, err := t.names()
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	z, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	w := tar.NewWriter(z)
	done := map[string]bool{".": true}
	var folder func(name string) error
	folder = func(name string) error {
		if done[name] {
			return nil
		}
		if err := folder(path.Dir(name)); err != nil {
			return err
		}
		done[name] = true
		return w.WriteHeader(&tar.Header{Typeflag: tar.TypeDir, Name: name + "/", Mode: 0o755, ModTime: when.UTC(), Format: tar.FormatPAX})
	}
	for _, name := range names {
		if err := folder(path.Dir(name)); err != nil {
			return nil, err
		}
		f := t[name]
		h := &tar.Header{Typeflag: tar.TypeReg, Name: name, Size: int64(len(f.data)), Mode: int64(f.mode()), ModTime: when.UTC(), Format: tar.FormatPAX}
		if err := w.WriteHeader(h); err != nil {
			return nil, err
		}
		if _, err := w.Write(f.data); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	if err := z.Close(); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}
