package join

import (
	"strings"

	"ludotheque/arena/table"
	"ludotheque/arena/table/nearby"
	"ludotheque/assets/words"
	"ludotheque/scenes/play"
)

// place is a parsed address.
type place struct {
	scheme string // http or https, or "" if none was typed
	host   string // HOST or HOST:PORT, or "" for a code alone
	folder string // of a proxy before the host, such as /ludo, or ""
	code   string // in its clean form, or ""
}

// parse parses a code, a link or an address. A space stands for a slash, which the on-screen keyboard
// lacks.
func parse(text string) (p place, ok bool) {
	text = strings.TrimSpace(text)
	if !strings.ContainsAny(text, ".:/") {
		p.code = table.CleanCode(text)
		return p, p.code != ""
	}
	scheme, rest, found := strings.Cut(text, "://")
	if !found {
		scheme, rest = "", text
	}
	p.scheme = strings.ToLower(scheme)
	rest, _, _ = strings.Cut(rest, "?")
	rest, _, _ = strings.Cut(rest, "#")
	p.host, rest, _ = strings.Cut(strings.ReplaceAll(rest, " ", "/"), "/")
	p.folder, p.code = table.SplitPath(rest)
	without := strings.Trim(rest, "/")
	none := without == "" || without == "play" // the latter is the page of a server that is no table
	right := p.host != "" && !strings.ContainsFunc(p.host, func(r rune) bool { return r <= ' ' || strings.ContainsRune(`"<>\^{|}@%`+"`", r) })
	return p, right && (p.code != "" || none) && (p.scheme == "http" || p.scheme == "https" || !found)
}

// link returns the URL of a table.
func (p place) link() string {
	scheme := p.scheme
	if scheme == "" {
		scheme = "http"
	}
	return scheme + "://" + p.host + p.folder + "/" + p.code
}

// target is what was located at a place; one field is set.
type target struct {
	link   string       // the URL of a table
	tables string       // the address of a host whose table codes are not known
	server *play.Server // a server of a game
	why    words.Text   // why there is nothing
}

// findNearby returns the tables nearby, as [Finder.Tables].
type findNearby = func() (tables []nearby.Table, rounds int)
