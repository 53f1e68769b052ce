//go:build !js

package store

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// lockFolder holds a lock file for each locked file. It is hidden, so it appears in no list.
const lockFolder = ".locks"

// lockPath returns the lock file of a file.
func (f folder) lockPath(name string) string {
	name = strings.NewReplacer("%", "%25", "+", "%2b", "/", "+").Replace(name)
	if len(name) > maxPart {
		name = fmt.Sprintf("%x", sha256.Sum256([]byte(name)))
	}
	return filepath.Join(string(f), lockFolder, name)
}

// holder returns the machine that a lock file names, or "" if it is this one.
func holder(said []byte) string {
	host := strings.TrimSpace(string(said))
	if mine, err := os.Hostname(); err == nil && host == mine {
		return ""
	}
	return host
}

// claim writes this machine's name into a lock file.
func claim(h *os.File) {
	if host, err := os.Hostname(); err == nil && h.Truncate(0) == nil {
		_, _ = h.WriteAt([]byte(host+"\n"), 0) // the lock holds without its name
	}
}
