// Package packed serves the files of the browser version.
package packed

import (
	"errors"
	"io/fs"
	"net/http"
	"path"
	"strconv"
	"strings"

	"ludotheque/internal/guard"
)

// Handler serves the files of a folder that build/web has made. To a browser that unpacks
// Zstandard it declares game.wasm.zst as a packed WebAssembly module: the browser then
// keeps the compiled code between visits. The page unpacks the file for other browsers.
// Files are revalidated at each visit, since a newer version takes the same names.
func Handler(game fs.FS) http.Handler {
	files := http.FileServerFS(game)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if _, err := fs.Stat(game, strings.Trim(path.Clean("/"+r.URL.Path), "/")); errors.Is(err, fs.ErrNotExist) && strings.Trim(r.URL.Path, "/") != "" {
			guard.NotFound(w)
			return
		}
		h := w.Header()
		h.Set("Cache-Control", "no-cache")
		if strings.HasSuffix(r.URL.Path, ".zst") {
			h.Add("Vary", "Accept-Encoding")
			if accepts(strings.Join(r.Header.Values("Accept-Encoding"), ","), "zstd") {
				h.Set("Content-Encoding", "zstd")
				h.Set("Content-Type", "application/wasm")
			}
		}
		files.ServeHTTP(w, r)
	})
}

// accepts reports whether an Accept-Encoding header allows a coding: by its name in any case, or else by
// "*", with a weight that is not 0 (RFC 9110, 12.5.3).
func accepts(header, coding string) bool {
	rest := false
	for _, entry := range strings.Split(header, ",") {
		name, weight, _ := strings.Cut(entry, ";")
		key, value, _ := strings.Cut(strings.TrimSpace(weight), "=")
		q, err := strconv.ParseFloat(strings.TrimSpace(value), 64)
		allowed := !(strings.EqualFold(strings.TrimSpace(key), "q") && err == nil && q == 0)
		switch name = strings.TrimSpace(name); {
		case strings.EqualFold(name, coding):
			return allowed
		case name == "*":
			rest = allowed
		}
	}
	return rest
}
