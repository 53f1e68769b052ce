package join

import (
	"strings"

	"ludotheque/arena/table"
	"ludotheque/arena/table/nearby"
	"ludotheque/assets/words"
	"ludotheque/scenes/play"
)

// place is where something is, as somebody typed it.
type place struct {
	scheme string // http or https, "" where none was typed
	host   string // HOST or HOST:PORT, "" for a code alone
	code   string // clean, "" for an address without one
}

// parse reads a code, a link or an address. The board of letters has no stroke: a gap takes
// its place.
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
	first, _, _ := strings.Cut(rest, "/")
	if first == "play" {
		first = "" // the page of a server that is no table
	}
	p.code = table.CleanCode(first)
	right := p.host != "" && !strings.ContainsFunc(p.host, func(r rune) bool { return r <= ' ' || strings.ContainsRune(`"<>\^{|}@%`+"`", r) })
	return p, right && (p.code != "" || first == "") && (p.scheme == "http" || p.scheme == "https" || !found)
}

// link is the address of a table, as a browser takes it.
func (p place) link() string {
	scheme := p.scheme
	if scheme == "" {
		scheme = "http"
	}
	return scheme + "://" + p.host + "/" + p.code
}

// target is what was found at a place: one of these.
type target struct {
	link   string       // a table
	tables string       // where there are tables, whose code is not known
	server *play.Server // a game's own server
	why    words.Text   // nothing, and why
}

// near are the tables of the network, as [Finder.Tables] has them.
type near = func() (tables []nearby.Table, rounds int)
