//go:build unix && !darwin

package settings

import (
	"os"
	"path/filepath"
	"testing"
)

// Desktops say in files of theirs that nothing should move; a file that is not
// there, or not theirs, says nothing.
func TestTheDesktopIsAsked(t *testing.T) {
	for _, c := range []struct {
		desktop, file, text string
		calm                bool
	}{
		{"KDE", "kdeglobals", "[General]\nAnimationDurationFactor=1\n[KDE]\nAnimationDurationFactor = 0\n", true},
		{"KDE", "kdeglobals", "[KDE]\nAnimationDurationFactor=0.5\n", false},
		{"KDE", "kdeglobals", "[General]\nAnimationDurationFactor=0\n", false},
		{"XFCE", "kdeglobals", "[KDE]\nAnimationDurationFactor=0\n", false},
		{"XFCE", "gtk-3.0/settings.ini", "[Settings]\r\ngtk-enable-animations=0\r\n", true},
		{"", "gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=False", true},
		{"", "gtk-4.0/settings.ini", "[Settings]\ngtk-enable-animations=1\n", false},
		{"", "gtk-4.0/settings.ini", "\x00\xff[[[=", false},
		{"", "other", "", false},
	} {
		dir := t.TempDir()
		file := filepath.Join(dir, filepath.FromSlash(c.file))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(file, []byte(c.text), 0o644); err != nil {
			t.Fatal(err)
		}
		if got := desktopCalm(c.desktop, dir); got != c.calm {
			t.Errorf("%s, %s %q: calm %v", c.desktop, c.file, c.text, got)
		}
	}
}

// A program that is asked is believed; one that is missing says nothing.
func TestAProgramIsAsked(t *testing.T) {
	dir := t.TempDir()
	t.Setenv("PATH", dir)
	if desktopCalm("ubuntu:GNOME", dir) {
		t.Error("a desktop without gsettings asks for calm")
	}
	if err := os.WriteFile(filepath.Join(dir, "gsettings"), []byte("#!/bin/sh\necho false\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	if !desktopCalm("ubuntu:GNOME", dir) {
		t.Error("gsettings says that nothing should move, and is not heard")
	}
	if desktopCalm("XFCE", dir) {
		t.Error("gsettings is asked on another desktop")
	}
}
