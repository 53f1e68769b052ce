//go:build !js

package store

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// lockFolder holds a file for each text that is locked now. Its name is hidden, so
// that no list shows it.
const lockFolder = ".locks"

// lockPath is the file that stands for a text that is locked.
func (f folder) lockPath(name string) string {
	name = strings.NewReplacer("%", "%25", "+", "%2b", "/", "+").Replace(name)
	if len(name) > maxPart {
		name = fmt.Sprintf("%x", sha256.Sum256([]byte(name)))
	}
	return filepath.Join(string(f), lockFolder, name)
}

// holder is the machine that a lock's file names, or "" when it is this one.
func holder(said []byte) string {
	host := strings.TrimSpace(string(said))
	if mine, err := os.Hostname(); err == nil && host == mine {
		return ""
	}
	return host
}

// claim says in a lock's file which machine holds it.
func claim(h *os.File) {
	if host, err := os.Hostname(); err == nil && h.Truncate(0) == nil {
		_, _ = h.WriteAt([]byte(host+"\n"), 0) // the lock holds without its name
	}
}
