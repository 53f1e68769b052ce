package join

import (
	"context"
	"strings"
	"syscall/js"

	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/scenes/play"
)

// locate returns a place on the page's own server without a check; a code alone is one. Tables and
// servers elsewhere refuse the sockets of this page, so that it goes to theirs.
func locate(ctx context.Context, p place, _ near) target {
	at := js.Global().Get("location")
	own := at.Get("host").String()
	path := at.Get("pathname").String()
	if p.host == "" {
		p.host = own
		p.folder, _ = table.SplitPath(path)
	}
	if p.scheme == "" && p.host == own {
		p.scheme = strings.TrimSuffix(at.Get("protocol").String(), ":")
	}
	switch {
	case p.host != own:
		at.Call("assign", p.link())
		<-ctx.Done() // the page ends, unless the person goes back first
		return target{why: words.NearbyUnreached(p.host)}
	case p.code != "":
		return target{link: p.link()}
	}
	// The page is at /play/ beside the server's socket, below the folder of a proxy or not.
	folder, _, _ := strings.Cut(path, "/play/")
	return target{server: &play.Server{Address: p.host, Socket: "ws" + strings.TrimPrefix(p.scheme, "http") + "://" + p.host + folder + "/ws"}}
}
