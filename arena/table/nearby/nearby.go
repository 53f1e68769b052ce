// Package nearby lets programs find tables in the local network by multicast DNS: a host
// announces its table, and people who want to join see a list instead of typing an
// address.
//
// An announcement holds what people in the room see on the host's screen: the game, the
// host's name, the number of free chairs, and the address. The code that opens the table
// is never announced: people there tell it to guests. Any program in the network can
// announce anything, so nothing is trusted: invalid announcements are skipped, and no
// more are kept than a list shows.
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

// ErrNoNetwork is the error of a machine without a network.
var ErrNoNetwork = errors.New("this machine is in no network")

// service is the type of service that tables announce, and instance the end of their
// names.
const (
	service  = "_ludotheque._tcp"
	domain   = "local."
	instance = "." + service + "." + domain
)

// Bounds of an announcement.
const (
	maxTables = 32  // in a list
	maxGame   = 24  // letters of a game's name
	maxChairs = 256 // as many as a server of Aquar.iom has players
	maxFields = 12
)

// Table is a table that was announced.
type Table struct {
	// ID distinguishes it from others for as long as it is open.
	ID string
	// Address is where it listens, HOST:PORT.
	Address string
	// Code leads to a table that a server shows to everybody; "" for those of a network, which never
	// announce it.
	Code string
	// Game is the id of the game, and Host the name of the host, "" if unknown.
	Game, Host string
	// Chairs is the number of chairs, and Free the number that guests can take now.
	Chairs, Free int
	// Playing says that a match is in progress.
	Playing bool
	// Server says that it is no table but a server of the game's own protocol, which asks for
	// no code.
	Server bool
}

// Of returns the announcement of a table. name is the host's name for a table without a
// window, where guests may take computer players' chairs too. For a window it is "", and
// the name is that of the first person there.
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

// fields returns the announcement as DNS text records.
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

// heard parses an announcement from the network; ok is false if this program could not
// join the table.
func heard(name string, ip net.IP, port int, fields []string) (t Table, ok bool) {
	id, ok := strings.CutSuffix(name, instance)
	if !ok || id == "" || len(id) > 63 || len(fields) > maxFields || port < 1 || port > 65535 || ip.To4() == nil {
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
	if t.Chairs, err = strconv.Atoi(said["chairs"]); err != nil || t.Chairs < 1 || t.Chairs > maxChairs {
		return t, false
	}
	if t.Free, err = strconv.Atoi(said["free"]); err != nil || t.Free < 0 || t.Free > t.Chairs {
		return t, false
	}
	return t, true
}

// isGame reports whether a text can be the id of a game.
func isGame(s string) bool {
	if s == "" || len(s) > maxGame {
		return false
	}
	for i := range len(s) {
		if c := s[i]; !(c >= 'a' && c <= 'z' || c >= '0' && c <= '9' || c == '-') {
			return false
		}
	}
	return true
}

// list are the tables found so far, in order of discovery, so that entries do not move
// while a person points at one.
type list []sighting

type sighting struct {
	Table
	// missed is the number of rounds in which it did not answer.
	missed int
}

// maxMissed is the number of missed rounds after which a table is removed; a packet may be
// lost.
const maxMissed = 3

// round merges the answers of a round: known tables keep their place, new ones are
// appended, and those that were silent too long are removed.
func (l list) round(found []Table) list {
	for i := range l {
		l[i].missed++
	}
	for _, t := range found {
		i := slices.IndexFunc(l, func(s sighting) bool { return s.ID == t.ID })
		switch {
		case i >= 0:
			l[i] = sighting{Table: t}
		case len(l) < maxTables:
			l = append(l, sighting{Table: t})
		}
	}
	return slices.DeleteFunc(l, func(s sighting) bool { return s.missed >= maxMissed })
}

// tables returns the tables of the list.
func (l list) tables() []Table {
	ts := make([]Table, len(l))
	for i := range l {
		ts[i] = l[i].Table
	}
	return ts
}
