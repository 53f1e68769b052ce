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
	"ludotheque/assets/words"
	"ludotheque/scenes/play"
)

// Times of a search.
const (
	reachTime  = 4 * time.Second // to connect
	answerTime = 8 * time.Second // to connect and to answer
	roundTime  = 50 * time.Millisecond
)

// ports are those at which tables and servers listen unless they are told otherwise.
var ports = [...]string{"7070", client.DefaultPort}

// locate asks what there is at a place: a code alone is asked for at the tables nearby.
func locate(ctx context.Context, p place, near near) target {
	asker := &http.Client{
		Timeout:       answerTime,
		Transport:     &http.Transport{Proxy: http.ProxyFromEnvironment, DialContext: (&net.Dialer{Timeout: reachTime}).DialContext, DisableKeepAlives: true},
		CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse },
	}
	switch {
	case p.host != "" && p.code != "":
		return atTable(ctx, asker, p)
	case p.host != "":
		return atHost(ctx, asker, p)
	}
	t := amongTables(ctx, asker, p, near)
	if t.why == words.NearbyNocode() { // a machine's name alone looks the same
		if s := atHost(ctx, asker, place{host: strings.ToLower(p.code)}); s.why == (words.Text{}) {
			return s
		}
	}
	return t
}

// get asks for a page of a place, and gives its status and the beginning of what it says.
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

// atTable is the table of a link, if it is there: its socket asks for an upgrade.
func atTable(ctx context.Context, asker *http.Client, p place) target {
	status, _, err := get(ctx, asker, p.link()+"/ws")
	switch {
	case unreached(err):
		return target{why: words.NearbyUnreached(p.host)}
	case status == http.StatusUpgradeRequired:
		return target{link: p.link()}
	case status == http.StatusNotFound:
		return target{why: words.TableNowhere()}
	case status == http.StatusTooManyRequests:
		return target{why: words.TableGuessed()}
	}
	return target{why: words.NearbyStrange(p.host)}
}

// amongTables is the one table nearby that has a code.
func amongTables(ctx context.Context, asker *http.Client, p place, near near) target {
	tables, rounds := near()
	for ; rounds == 0 && ctx.Err() == nil; tables, rounds = near() {
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

// atHost is what listens at an address without a code: tables, a game's own server behind
// a page, or by TCP. Without a port the usual ones are tried.
func atHost(ctx context.Context, asker *http.Client, p place) (t target) {
	hosts := []string{p.host}
	if _, _, err := net.SplitHostPort(p.host); err != nil && p.scheme == "" {
		hosts = hosts[:0]
		for _, port := range ports {
			hosts = append(hosts, net.JoinHostPort(strings.Trim(p.host, "[]"), port))
		}
	}
	for _, host := range hosts {
		if t = atPort(ctx, asker, p.scheme, host); t.why != words.NearbyUnreached(host) {
			return t
		}
	}
	return target{why: words.NearbyUnreached(p.host)}
}

// atPort is what listens at HOST:PORT.
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
	case err != nil && !typed: // whatever answers does not speak HTTP
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

// unreached says that an error is of connecting: nothing listens there, or the network
// does not lead there.
func unreached(err error) bool {
	var network *net.OpError
	return errors.As(err, &network) && network.Op == "dial"
}
