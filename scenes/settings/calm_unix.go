//go:build unix && !darwin

package settings

import (
	"os"
	"path/filepath"
	"strings"

	"ludotheque/internal/store"
)

func systemCalm() bool {
	dir, err := os.UserConfigDir()
	if err != nil {
		dir = "" // no home: only the desktop can be asked
	}
	return desktopCalm(os.Getenv("XDG_CURRENT_DESKTOP"), dir)
}

// desktopCalm asks the desktop of that name, whose files are in the folder dir.
// Programs are only asked where the desktop is one that answers through them:
// starting one costs time.
func desktopCalm(desktop, dir string) bool {
	for _, name := range strings.Split(desktop, ":") {
		switch name {
		case "KDE":
			if entry(filepath.Join(dir, "kdeglobals"), "KDE", "AnimationDurationFactor") == "0" {
				return true
			}
		case "GNOME", "Unity", "Budgie", "Pantheon":
			if said("gsettings", "get", "org.gnome.desktop.interface", "enable-animations") == "false" {
				return true
			}
		}
	}
	for _, gtk := range [...]string{"gtk-4.0", "gtk-3.0"} {
		switch entry(filepath.Join(dir, gtk, "settings.ini"), "Settings", "gtk-enable-animations") {
		case "0", "false":
			return true
		}
	}
	return false
}

// entry is the value of a key in a section of a desktop's file of settings; ""
// when there is none.
func entry(file, section, key string) string {
	data, err := store.ReadFile(file)
	if err != nil {
		return ""
	}
	in := false
	for line := range strings.Lines(string(data)) {
		line = strings.TrimSpace(line)
		if strings.HasPrefix(line, "[") {
			in = line == "["+section+"]"
			continue
		}
		if name, value, ok := strings.Cut(line, "="); in && ok && strings.TrimSpace(name) == key {
			return strings.ToLower(strings.TrimSpace(value))
		}
	}
	return ""
}
