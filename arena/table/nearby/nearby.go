// Package nearby lets the tables of one network find each other, by multicast DNS: a host
// announces that it has a table, and who wants to join sees a list instead of typing an
// address.
//
// What is announced is what everybody in the room sees on the host's screen: the game, who
// keeps the table, how many chairs are free, and where it listens. The code that opens the
// table is never announced: who joins is told it by the people there. Everybody in the
// network can announce anything, so nothing of it is trusted: what is no announcement is
// passed over, and as many as a list shows are kept.
package nearby

import (
	"errors"
	"net"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"ludotheque/arena/table"
)

// ErrNoNetwork is why nothing can be announced or found: this machine is in no network.
var ErrNoNetwork = errors.New("this machine is in no network")

// service is the kind of service that tables announce, and instance what ends their names.
const (
	service  = "_ludotheque._tcp"
	domain   = "local."
	instance = "." + service + "." + domain
)

// Bounds of an announcement.
const (
	mostTables = 32  // in a list
	mostGame   = 24  // letters of a game's name
	mostChairs = 256 // as many as a server of Aquar.iom has players
	mostFields = 12
)

// Table is a table that was announced.
type Table struct {
	// ID tells it from others, for as long as it is open.
	ID string
	// Address is where it listens, HOST:PORT.
	Address string
	// Game is the id of the game, and Host the name of who keeps the table, "" where
	// nobody said.
	Game, Host string
	// Chairs is how many it has, Free how many of them a guest can take now.
	Chairs, Free int
	// Playing says that a match goes on.
	Playing bool
	// Server says that it is no table but a server of the game's own protocol, which asks for
	// no code.
	Server bool
}

// Of is what a table announces of itself; name is who keeps one that has no window, where
// guests may take the computer players' chairs too. At a window, "", it is the first person
// there.
func Of(s table.State, name string) Table {
	t := Table{Game: s.Game, Host: name, Chairs: len(s.Seats), Playing: s.Phase == table.Playing}
	for i := range s.Seats {
		c := &s.Seats[i]
		if t.Host == "" && c.Kind == table.Here {
			t.Host = c.Name
		}
		if !t.Playing && (c.Kind == table.Open || c.Kind == table.Computer && name != "") {
			t.Free++
		}
	}
	return t
}

// fields are an announcement as text records carry it.
func (t *Table) fields() []string {
	phase := table.InLobby
	if t.Playing {
		phase = table.Playing
	}
	fields := []string{
		"v=" + strconv.Itoa(table.Protocol), "game=" + t.Game, "host=" + url.PathEscape(t.Host), // records are ASCII
		"chairs=" + strconv.Itoa(t.Chairs), "free=" + strconv.Itoa(t.Free), "phase=" + string(phase),
	}
	if t.Server {
		fields = append(fields, "kind=server")
	}
	return fields
}

// heard is what somebody announced, as it came from the network; false where that is no
// table that this program could join.
func heard(name string, ip net.IP, port int, fields []string) (t Table, ok bool) {
	id, ok := strings.CutSuffix(name, instance)
	if !ok || id == "" || len(id) > 63 || len(fields) > mostFields || port < 1 || port > 65535 || ip.To4() == nil {
		return t, false
	}
	t = Table{ID: id, Address: net.JoinHostPort(ip.String(), strconv.Itoa(port))}
	said := map[string]string{}
	for _, f := range fields {
		key, value, _ := strings.Cut(f, "=")
		if _, twice := said[key]; !twice { // only the first one counts, as RFC 6763 has it
			said[key] = value
		}
	}
	if said["v"] != strconv.Itoa(table.Protocol) || !isGame(said["game"]) {
		return t, false
	}
	host, err := url.PathUnescape(said["host"])
	if err != nil {
		return t, false
	}
	t.Game, t.Host, t.Playing = said["game"], table.CleanName(host), said["phase"] == string(table.Playing)
	t.Server = said["kind"] == "server"
	if t.Chairs, err = strconv.Atoi(said["chairs"]); err != nil || t.Chairs < 1 || t.Chairs > mostChairs {
		return t, false
	}
	if t.Free, err = strconv.Atoi(said["free"]); err != nil || t.Free < 0 || t.Free > t.Chairs {
		return t, false
	}
	return t, true
}

// isGame says whether a text can be the id of a game.
func isGame(s string) bool {
	if s == "" || len(s) > mostGame {
		return false
	}
	for i := range len(s) {
		if c := s[i]; !(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-') {
			return false
		}
	}
	return true
}

// list are the tables that were heard of, in the order in which they came, so that none
// moves away under a finger.
type list []sighting

type sighting struct {
	Table
	// missed is how many rounds nothing was heard of it.
	missed int
}

// patience is after how many rounds without a word a table is gone: an announcement may be
// lost on its way.
const patience = 3

// round takes in what a round heard: known tables stay where they are, new ones come to
// the end, and those that were silent too long go.
func (l list) round(found []Table) list {
	for i := range l {
		l[i].missed++
	}
	for _, t := range found {
		i := slices.IndexFunc(l, func(s sighting) bool { return s.ID == t.ID })
		switch {
		case i >= 0:
			l[i] = sighting{Table: t}
		case len(l) < mostTables:
			l = append(l, sighting{Table: t})
		}
	}
	return slices.DeleteFunc(l, func(s sighting) bool { return s.missed >= patience })
}

// tables are the tables of the list.
func (l list) tables() []Table {
	ts := make([]Table, len(l))
	for i := range l {
		ts[i] = l[i].Table
	}
	return ts
}
