// Package packed serves the files of the browser version.
package packed

import (
	"errors"
	"io/fs"
	"net/http"
	"path"
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
			if strings.Contains(r.Header.Get("Accept-Encoding"), "zstd") {
				h.Set("Content-Encoding", "zstd")
				h.Set("Content-Type", "application/wasm")
			}
		}
		files.ServeHTTP(w, r)
	})
}
