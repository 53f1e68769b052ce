// Package packed serves the files of the browser version.
package packed

import (
	"io/fs"
	"net/http"
	"strings"
)

// Handler serves the files of a folder that build/web has made. To a browser that unpacks
// Zstandard it declares game.wasm.zst as a packed WebAssembly module: the browser then
// keeps the compiled code between visits. The page unpacks the file for other browsers.
// Files are revalidated at each visit, since a newer version takes the same names.
func Handler(game fs.FS) http.Handler {
	files := http.FileServerFS(game)
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
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
