package web

import (
	"context"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"strings"
	"time"

	"github.com/coder/websocket"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
)

// quiet drops what net/http has to say of connections that break off.
var quiet = log.New(io.Discard, "", 0)

// Bounds of a guest.
const (
	dialTime  = 10 * time.Second
	mostFrame = 8 << 20
)

// Address is where the messages of a table go, for the address that people are told:
// http://HOST:PORT/CODE, with or without the beginning. The error says what an address
// looks like.
func Address(text string) (string, error) {
	wrong := fmt.Errorf("%q is no table's address: write it as http://192.168.1.20:7070/TREFLE", text)
	if !strings.Contains(text, "://") {
		text = "http://" + text
	}
	u, err := url.Parse(text)
	if err != nil || u.Host == "" || u.User != nil {
		return "", wrong
	}
	switch u.Scheme {
	case "http":
		u.Scheme = "ws"
	case "https":
		u.Scheme = "wss"
	case "ws", "wss":
	default:
		return "", wrong
	}
	code := table.CleanCode(strings.SplitN(strings.Trim(u.Path, "/"), "/", 2)[0])
	if code == "" {
		return "", wrong
	}
	u.Path, u.RawQuery, u.Fragment = "/"+code+"/ws", "", ""
	return u.String(), nil
}

// Dialer connects to an address that Address made.
func Dialer(address string) guest.Dial {
	client := &http.Client{Transport: &http.Transport{Proxy: http.ProxyFromEnvironment}}
	return func(ctx context.Context) (guest.Conn, error) {
		ctx, stop := context.WithTimeout(ctx, dialTime)
		defer stop()
		c, res, err := websocket.Dial(ctx, address, &websocket.DialOptions{HTTPClient: client, CompressionMode: websocket.CompressionNoContextTakeover})
		if err != nil {
			if res != nil && res.StatusCode == http.StatusNotFound {
				return nil, &guest.Bye{Refused: table.Refused{Why: table.Closed, Text: "there is no table of this code: ask for the address again"}}
			}
			return nil, err
		}
		c.SetReadLimit(mostFrame)
		return conn{c}, nil
	}
}
