// Package page is the page for a phone at a table: a gamepad for a match that is played at
// a screen, and what only its player may see. It is one small page that a host serves
// itself, without resources from elsewhere.
//
// fredoka.woff2 is assets/fonts/Fredoka_600SemiBold.ttf with the letters of French and
// English alone, as pyftsubset of fonttools writes it with --flavor=woff2, --no-hinting and
// --layout-features=kern.
package page

import (
	"bytes"
	"embed"
	"encoding/json"
	"html/template"
	"net/http"
	"path"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/text/language"

	"ludotheque/arena/table"
	"ludotheque/internal/guard"
)

//go:embed index.html *.css *.js *.svg *.woff2
var files embed.FS

//go:embed front.html
var front string

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
		guard.NotFound(w)
		return
	}
	serve(w, http.StatusOK, path.Ext(name), b)
}

// ServeTable answers with the page of a table. picture is the whole address of a picture that programs
// show with the link, or "".
func ServeTable(w http.ResponseWriter, at table.Listed, picture string) {
	b, err := files.ReadFile("index.html")
	if err != nil { // it is embedded
		http.Error(w, err.Error(), http.StatusInternalServerError)
		return
	}
	about, err := json.Marshal(at)
	if err != nil {
		panic(err) // it is plain data
	}
	meta := `<meta name="table" content="` + template.HTMLEscapeString(string(about)) + `">`
	if picture != "" {
		meta += `<meta property="og:image" content="` + template.HTMLEscapeString(picture) + `">`
	}
	serve(w, http.StatusOK, ".html", bytes.Replace(b, []byte("<!-- table -->"), []byte(meta), 1))
}

// serve answers with a file of a kind.
func serve(w http.ResponseWriter, status int, kind string, b []byte) {
	head := w.Header()
	head.Set("Content-Type", kinds[kind])
	head.Set("Content-Security-Policy", policy)
	head.Set("Cache-Control", "no-cache")
	w.WriteHeader(status)
	_, _ = w.Write(b) // the client may be gone
}

// Front is the first page of a host: a field for the code of a table and, where people may open
// some, the games. It works without scripts.
type Front struct {
	// Unknown says that no table has the code that was asked for, Closed that one had it until lately; Code is that
	// code as it was typed.
	Unknown bool
	Closed  bool
	Code    string
	// Whole says that the host has the browser version.
	Whole bool
	// Picture is the whole address of a picture that programs show with the link, or "".
	Picture string
	// Offers are the games whose tables people open.
	Offers []table.Offer
}

// Serve answers with the page in the language of the browser.
func (f *Front) Serve(w http.ResponseWriter, r *http.Request, status int) {
	v := &view{Front: f, Lang: spoken(r)}
	var b bytes.Buffer
	if err := parsed().Execute(&b, v); err != nil {
		http.Error(w, err.Error(), http.StatusInternalServerError) // a mistake in the page
		return
	}
	w.Header().Set("Vary", "Accept-Language")
	serve(w, status, ".html", b.Bytes())
}

// spoken returns the language of a request as the scripts of the pages choose it: the one of its
// languages that the reader prefers.
func spoken(r *http.Request) string {
	if asked := r.URL.Query().Get("lang"); asked == "fr" || asked == "en" {
		return asked
	}
	header := strings.Join(r.Header.Values("Accept-Language"), ",")
	if header == "" {
		return "fr"
	}
	wants, _, err := language.ParseAcceptLanguage(header)
	if err != nil {
		return "en"
	}
	for _, tag := range wants {
		if base, _ := tag.Base(); base.String() == "fr" || base.String() == "en" {
			return base.String()
		}
	}
	return "en"
}

var parsed = sync.OnceValue(func() *template.Template { return template.Must(template.New("front").Parse(front)) })

// view is what the page shows.
type view struct {
	*Front
	Lang string
}

// Say returns a text in the language of the page; of one that counts, the form for n.
func (v *view) Say(key string, n ...int) string {
	t := texts()[v.Lang][key]
	if forms, ok := t.([]any); ok && len(n) == 1 {
		form := forms[1]
		if n[0] == 1 || n[0] == 0 && v.Lang == "fr" {
			form = forms[0]
		}
		return strings.ReplaceAll(form.(string), "{n}", strconv.Itoa(n[0]))
	}
	said, _ := t.(string)
	return said
}

// Name returns the name of a game.
func (v *view) Name(game string) string {
	if name := v.Say(game + ".name"); name != "" {
		return name
	}
	return game
}

// Counts returns the numbers of chairs of a game.
func (v *view) Counts(o table.Offer) []int {
	var list []int
	for n := o.Min; n <= o.Max; n++ {
		list = append(list, n)
	}
	return list
}

// texts returns the texts of the scripts by language and key.
var texts = sync.OnceValue(func() map[string]map[string]any {
	all := map[string]map[string]any{}
	for _, lang := range []string{"fr", "en"} {
		b, err := files.ReadFile("texts." + lang + ".js")
		_, b, _ = bytes.Cut(b, []byte("texts = "))
		var list map[string]any
		if err == nil {
			err = json.Unmarshal(bytes.TrimSuffix(bytes.TrimSpace(b), []byte(";")), &list)
		}
		if err != nil {
			panic(err) // the files are generated
		}
		all[lang] = list
	}
	return all
})
