package join

import (
	"context"
	"strings"
	"syscall/js"

	"ludotheque/scenes/play"
)

// locate returns the place without a check, since a page can ask no server but its own, which it also
// takes for a code alone.
func locate(_ context.Context, p place, _ near) target {
	at := js.Global().Get("location")
	if p.scheme == "" {
		p.scheme = strings.TrimSuffix(at.Get("protocol").String(), ":")
	}
	if p.host == "" {
		p.host = at.Get("host").String()
	}
	if p.code != "" {
		return target{link: p.link()}
	}
	return target{server: &play.Server{Address: p.host, Socket: "ws" + strings.TrimPrefix(p.scheme, "http") + "://" + p.host + "/ws"}}
}
