//go:build !js

package join

import (
	"context"
	"encoding/json"
	"errors"
	"io"
	"net"
	"net/http"
	"strings"
	"time"

	"ludotheque/arena/aquanet/browser"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/scenes/play"
)

// Times of a search.
const (
	reachTime  = 4 * time.Second // to connect
	answerTime = 8 * time.Second // to connect and to answer
	roundTime  = 50 * time.Millisecond
)

// ports are the default ports of tables and servers.
var ports = [...]string{table.DefaultPort, client.DefaultPort}

// locate finds out what is at a place. A code alone is looked up at the tables nearby.
func locate(ctx context.Context, p place, nearby findNearby) target {
	asker := &http.Client{
		Timeout:       answerTime,
		Transport:     &http.Transport{Proxy: http.ProxyFromEnvironment, DialContext: (&net.Dialer{Timeout: reachTime}).DialContext, DisableKeepAlives: true},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	switch {
	case p.host != "" && p.code != "":
		t := atTable(ctx, asker, p)
		if p.scheme == "" && !hasPort(p.host) && t.why == words.NearbyUnreached(p.host) {
			if s := atTable(ctx, asker, place{host: withPort(p.host, ports[0]), folder: p.folder, code: p.code}); s.link != "" {
				return s
			}
		}
		return t
	case p.host != "":
		return atHost(ctx, asker, p)
	}
	t := amongTables(ctx, asker, p, nearby)
	if t.why == words.NearbyNocode() { // it may be the name of a machine
		if s := atHost(ctx, asker, place{host: strings.ToLower(p.code)}); s.why == (words.Text{}) {
			return s
		}
	}
	return t
}

// get requests a URL and returns the status and the beginning of the body.
func get(ctx context.Context, asker *http.Client, url string) (status int, b []byte, err error) {
	r, err := http.NewRequestWithContext(ctx, http.MethodGet, url, nil)
	if err != nil {
		return 0, nil, err
	}
	res, err := asker.Do(r)
	if err != nil {
		return 0, nil, err
	}
	defer res.Body.Close()
	b, err = io.ReadAll(io.LimitReader(res.Body, 1<<12))
	return res.StatusCode, b, err
}

// atTable checks that the table of a link is there: its socket then asks for an upgrade.
func atTable(ctx context.Context, asker *http.Client, p place) target {
	status, _, err := get(ctx, asker, p.link()+"/ws")
	switch {
	case unreached(err):
		return target{why: words.NearbyUnreached(p.host)}
	case status == http.StatusUpgradeRequired:
		return target{link: p.link()}
	case status == http.StatusNotFound:
		return target{why: words.TableNowhere()}
	case status == http.StatusGone:
		return target{why: words.TableClosed()}
	case status == http.StatusTooManyRequests:
		return target{why: words.TableGuessed()}
	}
	return target{why: words.NearbyStrange(p.host)}
}

// amongTables finds the table nearby with the code.
func amongTables(ctx context.Context, asker *http.Client, p place, nearby findNearby) target {
	tables, rounds := nearby()
	for ; rounds == 0 && ctx.Err() == nil; tables, rounds = nearby() {
		select {
		case <-ctx.Done():
		case <-time.After(roundTime):
		}
	}
	answers, asked := make(chan target), 0
	for _, t := range tables {
		if t.Server {
			continue
		}
		asked++
		go func() { answers <- atTable(ctx, asker, place{host: t.Address, code: p.code}) }()
	}
	found := target{why: words.NearbyNocode()}
	for range asked {
		switch t := <-answers; {
		case t.link == "":
		case found.link != "":
			found = target{why: words.NearbySeveral()}
		case found.why != words.NearbySeveral():
			found = t
		}
	}
	return found
}

// atHost finds out what listens at an address without a code: a host of tables, or a game's server,
// over HTTP or TCP. Without a port it tries the default ones.
func atHost(ctx context.Context, asker *http.Client, p place) (t target) {
	hosts := []string{p.host}
	if p.scheme == "" && !hasPort(p.host) {
		hosts = hosts[:0]
		for _, port := range ports {
			hosts = append(hosts, withPort(p.host, port))
		}
	}
	for _, host := range hosts {
		if t = atPort(ctx, asker, p.scheme, host); t.why != words.NearbyUnreached(host) {
			return t
		}
	}
	return target{why: words.NearbyUnreached(p.host)}
}

func hasPort(host string) bool {
	_, _, err := net.SplitHostPort(host)
	return err == nil
}

// withPort adds a port to a host, which may be an IPv6 address, with or without brackets.
func withPort(host, port string) string { return net.JoinHostPort(strings.Trim(host, "[]"), port) }

// atPort finds out what listens at HOST:PORT.
func atPort(ctx context.Context, asker *http.Client, scheme, host string) target {
	typed := scheme != ""
	if !typed {
		scheme = "http"
	}
	_, b, err := get(ctx, asker, scheme+"://"+host+browser.Health)
	var health struct {
		Server string `json:"server"`
	}
	switch {
	case unreached(err):
		return target{why: words.NearbyUnreached(host)}
	case err != nil && !typed: // it does not speak HTTP, as a game's server over TCP
		return target{server: &play.Server{Address: host}}
	case err != nil || json.Unmarshal(b, &health) != nil:
		return target{why: words.NearbyStrange(host)}
	case health.Server != "":
		return target{server: &play.Server{Address: host, Socket: "ws" + strings.TrimPrefix(scheme, "http") + "://" + host + browser.Socket}}
	}
	if typed {
		host = scheme + "://" + host
	}
	return target{tables: host}
}

// unreached reports whether an error means that no connection was made.
func unreached(err error) bool {
	var network *net.OpError
	return errors.As(err, &network) && network.Op == "dial"
}
