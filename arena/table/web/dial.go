package web

import (
	"fmt"
	"io"
	"log"
	"net/url"
	"strings"

	"ludotheque/arena/table"
)

// quiet drops net/http's messages about broken connections.
var quiet = log.New(io.Discard, "", 0)

// Address returns the WebSocket address of a table from the one that people type:
// http://HOST:PORT/CODE, with or without the scheme, also in a folder of a proxy. The error says what an address looks
// like.
func Address(text string) (string, error) {
	wrong := fmt.Errorf("%q is not a table's address: write it as http://192.168.1.20:7070/TREFLE", text)
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
	folder, code := table.SplitPath(u.Path)
	if code == "" {
		return "", wrong
	}
	u.Path, u.RawPath, u.RawQuery, u.Fragment = folder+"/"+code+"/ws", "", "", ""
	return u.String(), nil
}
