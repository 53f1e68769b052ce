//go:build !js

package store

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"
)

func TestAnUnusableFolderLeavesAStoreInMemory(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	s, err := Open(filepath.Join(file, "below"))
	var e *Error
	if !errors.As(err, &e) || e.Op != "open" || e.Reason != Denied || !strings.Contains(err.Error(), "another folder") || strings.Contains(err.Error(), "--") {
		t.Errorf("opening below a file: %v", err)
	}
	if err := s.Write("a", []byte("b")); err != nil {
		t.Errorf("the store in its place: %v", err)
	}
	if s.Where() != "" {
		t.Errorf("it says it is at %q", s.Where())
	}
}

func TestNoHomeIsNoEnd(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("each system finds its folder in another way")
	}
	t.Setenv("HOME", "")
	t.Setenv("XDG_CONFIG_HOME", "")
	if s, err := Open(""); err == nil || s == nil {
		t.Errorf("with no home: %v, %v", s, err)
	}
	dir := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", dir)
	if s, err := Open(""); err != nil || s.Where() != filepath.Join(dir, "ludotheque") {
		t.Errorf("with a folder: %v, %v", s, err)
	}
}

func TestAFullDiskSaysSo(t *testing.T) {
	if _, err := os.Stat("/dev/full"); err != nil {
		t.Skip("this system has no /dev/full")
	}
	dir := t.TempDir()
	if err := os.Symlink("/dev/full", filepath.Join(dir, "a")); err != nil {
		t.Fatal(err)
	}
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	w, err := s.Append("a")
	if err != nil {
		t.Fatal(err)
	}
	_, err = w.Write([]byte("x"))
	var e *Error
	if !errors.As(err, &e) || e.Reason != Full {
		t.Errorf("a full disk: %v", err)
	}
}

func TestLeftoversAreSwept(t *testing.T) {
	dir := t.TempDir()
	old := filepath.Join(dir, tempPrefix+"1")
	if err := os.WriteFile(old, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	fresh, err := createTemp(dir)
	if err != nil {
		t.Fatal(err)
	}
	defer fresh.Close()
	past := time.Now().Add(-2 * time.Hour)
	if err := os.Chtimes(old, past, past); err != nil {
		t.Fatal(err)
	}
	s, err := Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(old); !os.IsNotExist(err) {
		t.Errorf("the old leftover: %v", err)
	}
	if _, err := os.Stat(fresh.Name()); err != nil {
		t.Errorf("what another program writes just now: %v", err)
	}
	if names, err := s.List(""); err != nil || len(names) != 0 {
		t.Errorf("names %v, %v", names, err)
	}
	if err := s.Write("a", []byte("b")); err != nil {
		t.Fatal(err)
	}
	left, err := filepath.Glob(filepath.Join(dir, tempPrefix+"*"))
	if err != nil || len(left) != 1 {
		t.Errorf("a write leaves %v, %v", left, err)
	}
}

// Each program that opens a folder sweeps it, also of the files by which others are just
// finding out whether it can be written.
func TestAFolderIsOpenedByManyAtOnce(t *testing.T) {
	dir := t.TempDir()
	var all sync.WaitGroup
	for range 8 {
		all.Go(func() {
			for range 50 {
				if _, err := Open(dir); err != nil {
					t.Error(err)
					return
				}
			}
		})
	}
	all.Wait()
}
