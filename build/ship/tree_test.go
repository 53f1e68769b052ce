package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io"
	"io/fs"
	"slices"
	"testing"
	"time"
)

var noon = time.Date(2026, 11, 21, 12, 0, 1, 0, time.UTC)

// sample is a small tree, filled in the order given.
func sample(names ...string) tree {
	all := map[string]file{
		"README.txt":              {data: []byte("words")},
		"bin/program":             {data: bytes.Repeat([]byte("code"), 1000), run: true},
		"bin/Ludothèque.app/icon": {data: []byte{1, 2, 3}},
		"game.wasm.zst":           {data: bytes.Repeat([]byte{7}, 100)},
	}
	t := tree{}
	for _, name := range names {
		t[name] = all[name]
	}
	return t
}

var sampleNames = []string{"README.txt", "bin/program", "bin/Ludothèque.app/icon", "game.wasm.zst"}

func packs(t *testing.T, from tree, when time.Time) (zipped, tarred []byte) {
	t.Helper()
	zipped, err := from.zip(when)
	if err != nil {
		t.Fatal(err)
	}
	tarred, err = from.tarGz(when)
	if err != nil {
		t.Fatal(err)
	}
	return zipped, tarred
}

func TestSameTreeGivesSameBytes(t *testing.T) {
	backwards := slices.Clone(sampleNames)
	slices.Reverse(backwards)
	z1, t1 := packs(t, sample(sampleNames...), noon)
	// Another zone, and half a second that no archive keeps in the same way.
	elsewhere := noon.In(time.FixedZone("elsewhere", -5*3600))
	z2, t2 := packs(t, sample(backwards...), elsewhere)
	if !bytes.Equal(z1, z2) || !bytes.Equal(t1, t2) {
		t.Error("the order or the time zone shows in an archive")
	}
	z3, t3 := packs(t, sample(sampleNames...), noon.Add(time.Hour))
	if bytes.Equal(z1, z3) || bytes.Equal(t1, t3) {
		t.Error("the time of the commit does not show in an archive")
	}
	other := sample(sampleNames...)
	other.add("bin/program", other["bin/program"].data) // no program any more
	z4, t4 := packs(t, other, noon)
	if bytes.Equal(z1, z4) || bytes.Equal(t1, t4) {
		t.Error("the mode of a file does not show in an archive")
	}
}

func TestZipUnpacks(t *testing.T) {
	from := sample(sampleNames...)
	data, _ := packs(t, from, noon)
	r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, f := range r.File {
		names = append(names, f.Name)
		rc, err := f.Open()
		if err != nil {
			t.Fatal(err)
		}
		got, err := io.ReadAll(rc)
		if err != nil || !bytes.Equal(got, from[f.Name].data) {
			t.Errorf("%s holds something else (%v)", f.Name, err)
		}
		if f.Mode() != from[f.Name].mode() {
			t.Errorf("%s has mode %v", f.Name, f.Mode())
		}
		if f.NonUTF8 {
			t.Errorf("%s is not marked as UTF-8", f.Name)
		}
	}
	if !slices.IsSorted(names) || len(names) != len(from) {
		t.Errorf("the entries are %q", names)
	}
}

func TestTarUnpacks(t *testing.T) {
	from := sample(sampleNames...)
	_, data := packs(t, from, noon)
	z, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	if !z.ModTime.IsZero() || z.Name != "" {
		t.Errorf("gzip keeps %v and %q", z.ModTime, z.Name)
	}
	seen := map[string]bool{}
	r := tar.NewReader(z)
	files := 0
	for {
		h, err := r.Next()
		if err == io.EOF {
			break
		}
		if err != nil {
			t.Fatal(err)
		}
		if h.Uid != 0 || h.Gid != 0 || h.Uname != "" || h.Gname != "" || !h.ModTime.Equal(noon) {
			t.Errorf("%s belongs to %d %q and is of %v", h.Name, h.Uid, h.Uname, h.ModTime)
		}
		if seen[h.Name] {
			t.Errorf("%s is there twice", h.Name)
		}
		seen[h.Name] = true
		if h.Typeflag == tar.TypeDir {
			continue
		}
		files++
		got, err := io.ReadAll(r)
		if err != nil || !bytes.Equal(got, from[h.Name].data) || fs.FileMode(h.Mode) != from[h.Name].mode() {
			t.Errorf("%s, of mode %o, holds something else (%v)", h.Name, h.Mode, err)
		}
	}
	if files != len(from) || !seen["bin/Ludothèque.app/"] {
		t.Errorf("the entries are %v", seen)
	}
}

func TestPathsThatLeaveAnArchive(t *testing.T) {
	for _, name := range []string{"/etc/passwd", "../up", "a/../b", "", ".", `a\b`, "a//b"} {
		bad := tree{}
		bad.add(name, nil)
		if _, err := bad.zip(noon); err == nil {
			t.Errorf("zip takes %q", name)
		}
		if _, err := bad.tarGz(noon); err == nil {
			t.Errorf("tar takes %q", name)
		}
	}
}
