package join

import (
	"context"
	"errors"
	"strings"
	"syscall/js"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/internal/socket"
)

const device = table.Browser

// dialer returns a Dial that connects to a link by the browser's WebSocket.
func dialer(address string) (guest.Dial, error) {
	scheme, rest, ok := strings.Cut(address, "://")
	if !ok {
		scheme, rest = "http", address
	}
	host, path, _ := strings.Cut(rest, "/")
	folder, code := table.SplitPath(path)
	if host == "" || code == "" || scheme != "http" && scheme != "https" {
		return nil, errors.New("this is not a table's address")
	}
	page := scheme + "://" + host + folder + "/" + code
	been := false
	return func(ctx context.Context) (guest.Conn, error) {
		s, err := socket.Open(ctx, "ws"+strings.TrimPrefix(page, "http")+"/ws")
		if err == nil {
			been = true
			return s, nil
		}
		// Why a socket does not open a browser does not say. A server that has just been started again may
		// still have to read the tables that it had.
		if !been {
			err = guest.Refusal(status(ctx, page), err)
		}
		return nil, err
	}, nil
}

// status returns the status with which a server answers for a page, 0 without an answer.
func status(ctx context.Context, url string) int {
	answer := make(chan int, 1)
	go func() {
		n, _ := ask("HEAD", url, "")
		answer <- n
	}()
	select {
	case n := <-answer:
		return n
	case <-ctx.Done():
		return 0
	}
}

// call says in the title of the page's tab that the host waits for an action of this guest in a game of
// turns: a page in the background has no ticks that could say it.
func call(l *guest.Link, says string, turns func(game string) bool) {
	doc := js.Global().Get("document")
	if doc.IsUndefined() {
		return
	}
	plain := doc.Get("title").String()
	go func() {
		for on := true; on; {
			select {
			case <-l.Wake():
			case <-l.Done():
				on = false
			}
			title := plain
			if s := l.State(); on && s != nil && s.Phase == table.Playing && turns(s.Game) && l.Asked() {
				title = says + " · " + plain
			}
			if doc.Get("title").String() != title {
				doc.Set("title", title)
			}
		}
	}()
}

// random returns n bytes from the browser's cryptographic generator; Go's own would make the download
// a tenth of a megabyte larger.
func random(n int) []byte {
	b, array := make([]byte, n), js.Global().Get("Uint8Array").New(n)
	js.Global().Get("crypto").Call("getRandomValues", array)
	js.CopyBytesToGo(b, array)
	return b
}

// forHost returns the secret itself: browsers keep storage apart by origin.
func forHost(secret, _ string) string { return secret }

// sharedKey is the entry of the page's local storage in which the phone's page keeps its secret.
const sharedKey = "ludotheque.secret"

// shared returns the secret of the phone's page of the same origin, or "": who opens the whole game
// there keeps the chair.
func shared() (secret string) {
	defer func() { _ = recover() }() // a page without storage throws
	if v := js.Global().Get("localStorage").Call("getItem", sharedKey); v.Type() == js.TypeString {
		secret = v.String()
	}
	return secret
}

// nameKey is the entry in which the phone's page keeps the name of its person.
const nameKey = "ludotheque.name"

// sharedName returns the name that the phone's page of the same origin asked for, or "".
func sharedName() (name string) {
	defer func() { _ = recover() }() // a page without storage throws
	if v := js.Global().Get("localStorage").Call("getItem", nameKey); v.Type() == js.TypeString {
		name = v.String()
	}
	return table.CleanName(name)
}

// shareName has the phone's page use the name too.
func shareName(name string) {
	defer func() { _ = recover() }()
	js.Global().Get("localStorage").Call("setItem", nameKey, name)
}

// shareTable has the phone's page and the server's first page know the code of the table where this device is.
func shareTable(code string) {
	defer func() { _ = recover() }()
	js.Global().Get("localStorage").Call("setItem", "ludotheque.at", code)
}

// share has the phone's page use the secret too.
func share(secret string) {
	defer func() { _ = recover() }()
	js.Global().Get("localStorage").Call("setItem", sharedKey, secret)
}
