// Package page is the page for a phone at a table: a gamepad for a match that is played at
// a screen, and what only its player may see. It is one small page that a host serves
// itself, without resources from elsewhere.
//
// fredoka.woff2 is assets/fonts/Fredoka_600SemiBold.ttf with the letters of French and
// English alone, as pyftsubset of fonttools writes it with --flavor=woff2, --no-hinting and
// --layout-features=kern.
package page

import (
	"embed"
	"net/http"
	"path"
)

//go:embed index.html pad.css *.js *.svg *.woff2
var files embed.FS

// kinds are the content types of the files, which do not depend on the system.
var kinds = map[string]string{
	".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8",
	".js": "text/javascript; charset=utf-8", ".svg": "image/svg+xml", ".woff2": "font/woff2",
}

// policy allows the page what its own host serves, and nothing else.
const policy = "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"

// Serve answers with a file of the page.
func Serve(w http.ResponseWriter, r *http.Request, name string) {
	b, err := files.ReadFile(name)
	if err != nil || path.Dir(name) != "." {
		http.NotFound(w, r)
		return
	}
	head := w.Header()
	head.Set("Content-Type", kinds[path.Ext(name)])
	head.Set("Content-Security-Policy", policy)
	head.Set("Cache-Control", "no-cache")
	_, _ = w.Write(b) // the client may be gone
}
