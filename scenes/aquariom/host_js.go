package aquariom

import (
	"errors"

	"ludotheque/scenes/play"
)

// host is what a page cannot be.
type host struct {
	settings    hosting
	local       string
	addresses   []string
	least, most int
}

var errNoNetwork = errors.New("a page can be no server")

func openHost(*play.App, hosting) (*host, error) { return nil, errNoNetwork }

func (*host) guests() []guest { return nil }
func (*host) start()          {}
func (*host) ended() bool     { return true }
func (*host) kept() string    { return "" }
func (*host) close()          {}
