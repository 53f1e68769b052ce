package join

import (
	"context"
	"strings"
	"syscall/js"

	"ludotheque/assets/words"
	"ludotheque/scenes/play"
)

// pageServer returns the page's own scheme, host and folder: a server has the browser version at
// FOLDER/play/, beside its tables, at the root or below the folder of a proxy.
func pageServer() place {
	at := js.Global().Get("location")
	folder, _, _ := strings.Cut(at.Get("pathname").String(), "/play/")
	return place{scheme: strings.TrimSuffix(at.Get("protocol").String(), ":"), host: at.Get("host").String(), folder: folder}
}

// locate returns a place on the page's own server without a check; a code alone is one. Tables and
// servers elsewhere refuse the sockets of this page, so that it goes to theirs.
func locate(ctx context.Context, p place, _ findNearby) target {
	page := pageServer()
	if p.host == "" {
		p.host, p.folder = page.host, page.folder
	}
	if p.scheme == "" && p.host == page.host {
		p.scheme = page.scheme
	}
	switch {
	case p.host != page.host:
		js.Global().Get("location").Call("assign", p.link())
		<-ctx.Done() // the page ends, unless the person goes back first
		return target{why: words.NearbyUnreached(p.host)}
	case p.code != "":
		return target{link: p.link()}
	}
	return target{server: &play.Server{Address: p.host, Socket: "ws" + strings.TrimPrefix(p.scheme, "http") + "://" + p.host + page.folder + "/ws"}}
}

// setPageLink has the page's address name the table of a link, so that a page that is loaded again comes back
// to it, and has the server's first page lead there; "" names none.
func setPageLink(link string, watch bool) {
	location, history := js.Global().Get("location"), js.Global().Get("history")
	before := location.Get("search").String()
	query := js.Global().Get("URLSearchParams").New(before)
	query.Call("delete", "join")
	query.Call("delete", "watch")
	p, ok := parse(link)
	shareTable(p.code)
	if ok && p.code != "" {
		key := "join"
		if watch {
			key = "watch"
		}
		query.Call("set", key, p.code)
	}
	search := query.Call("toString").String()
	if search != "" {
		search = "?" + search
	}
	if search != before {
		history.Call("replaceState", history.Get("state"), "", location.Get("pathname").String()+search)
	}
}

// showPad leads to the phone's page of a table.
func showPad(link string) { js.Global().Get("location").Call("assign", link+"?pad") }
