package nearby

import (
	"fmt"
	"net"
	"net/url"
	"strings"
	"testing"

	"ludotheque/arena/table"
)

var here = net.IPv4(192, 168, 1, 20)

// What is announced is understood again, and the code is no part of it.
func TestAnAnnouncementIsUnderstood(t *testing.T) {
	s := table.State{Code: "TREFLE", Game: "bzzz", Phase: table.InLobby, Seats: []table.Chair{
		{Kind: table.Here, Name: "Inès"}, {Kind: table.Open}, {Kind: table.Guest, Name: "Lou"}, {Kind: table.Computer},
	}}
	for _, c := range []struct {
		phase table.Phase
		name  string
		want  Table
	}{
		{table.InLobby, "", Table{Game: "bzzz", Host: "Inès", Chairs: 4, Free: 1}},
		{table.Ended, "", Table{Game: "bzzz", Host: "Inès", Chairs: 4, Free: 1}},
		{table.Playing, "", Table{Game: "bzzz", Host: "Inès", Chairs: 4, Playing: true}},
		{table.InLobby, "Salle 3", Table{Game: "bzzz", Host: "Salle 3", Chairs: 4, Free: 2}},
	} {
		s.Phase = c.phase
		announced := Of(s, c.name)
		if strings.Contains(strings.ToUpper(fmt.Sprint(announced.fields())), s.Code) {
			t.Errorf("the code is announced: %q", announced.fields())
		}
		got, ok := heard("a1b2"+instance, here, 7070, announced.fields())
		c.want.ID, c.want.Address = "a1b2", "192.168.1.20:7070"
		if !ok || got != c.want {
			t.Errorf("%s at %q: heard %+v, want %+v", c.phase, c.name, got, c.want)
		}
	}
	server := Table{ID: "a1b2", Address: "192.168.1.20:4242", Game: "aquariom", Host: "Salle 3", Chairs: 256, Free: 200, Server: true}
	if got, ok := heard("a1b2"+instance, here, 4242, server.fields()); !ok || got != server {
		t.Errorf("heard %+v of a server, want %+v", got, server)
	}
}

// What somebody announces is a table or nothing at all, and never longer than a list shows.
func TestHostileAnnouncementsAreNone(t *testing.T) {
	good := func() []string { return (&Table{Game: "bzzz", Host: "Inès", Chairs: 4, Free: 1}).fields() }
	with := func(field string) []string { return append([]string{field}, good()...) }
	for what, c := range map[string]struct {
		name   string
		ip     net.IP
		port   int
		fields []string
	}{
		"another service":  {"a1._http._tcp.local.", here, 7070, good()},
		"no name":          {instance, here, 7070, good()},
		"a giant name":     {strings.Repeat("a", 64) + instance, here, 7070, good()},
		"no port":          {"a1" + instance, here, 0, good()},
		"a giant port":     {"a1" + instance, here, 70000, good()},
		"no address":       {"a1" + instance, nil, 7070, good()},
		"the other family": {"a1" + instance, net.ParseIP("fe80::1"), 7070, good()},
		"no fields":        {"a1" + instance, here, 7070, nil},
		"many fields":      {"a1" + instance, here, 7070, append(make([]string, maxFields), good()...)},
		"a later version":  {"a1" + instance, here, 7070, with("v=2")},
		"a game's markup":  {"a1" + instance, here, 7070, with("game=<b>")},
		"a giant game":     {"a1" + instance, here, 7070, with("game=" + strings.Repeat("a", 200))},
		"no chairs":        {"a1" + instance, here, 7070, with("chairs=0")},
		"a million chairs": {"a1" + instance, here, 7070, with("chairs=1000000")},
		"free ones beyond": {"a1" + instance, here, 7070, with("free=5")},
		"less than none":   {"a1" + instance, here, 7070, with("free=-1")},
		"words as figures": {"a1" + instance, here, 7070, with("free=many")},
		"a host escaped":   {"a1" + instance, here, 7070, with("host=%zz")},
		"binary":           {"a1" + instance, here, 7070, []string{"\x00\xff\x00", "=", "==="}},
	} {
		if got, ok := heard(c.name, c.ip, c.port, c.fields); ok {
			t.Errorf("%s is taken for a table: %+v", what, got)
		}
	}
	long, ok := heard("a1"+instance, here, 7070, with("host="+url.PathEscape(strings.Repeat("Maximilienne\x1b[31m\u202e ", 100))))
	if !ok || len([]rune(long.Host)) > table.MaxName || strings.ContainsAny(long.Host, "\x1b\u202e") {
		t.Errorf("a giant name of a host is shown as %q", long.Host)
	}
}

// FuzzHeard: whatever comes from the network is a table within its bounds, or none.
func FuzzHeard(f *testing.F) {
	f.Add("a1"+instance, 7070, strings.Join((&Table{Game: "bzzz", Host: "Inès", Chairs: 4, Free: 1}).fields(), "\n"))
	f.Add("", 0, "\x00=\n=")
	f.Fuzz(func(t *testing.T, name string, port int, text string) {
		got, ok := heard(name, here, port, strings.Split(text, "\n"))
		if ok && (got.ID == "" || len([]rune(got.Host)) > table.MaxName || len(got.Game) > maxGame || got.Free > got.Chairs || got.Chairs > maxChairs) {
			t.Errorf("a table out of bounds was accepted: %+v", got)
		}
	})
}

// A table stays where it is in the list while it answers, and some rounds longer; a
// flood of others neither moves it nor makes the list longer than it may be.
func TestTheListIsSteadyAndBounded(t *testing.T) {
	named := func(from, n int) (ts []Table) {
		for i := range n {
			ts = append(ts, Table{ID: fmt.Sprint(from + i)})
		}
		return ts
	}
	var l list
	l = l.round(named(1, 2))
	l = l.round([]Table{{ID: "9"}, {ID: "2", Free: 3}, {ID: "1"}})
	if ts := l.tables(); len(ts) != 3 || ts[0].ID != "1" || ts[1].Free != 3 || ts[2].ID != "9" {
		t.Errorf("the tables 1, 2 with three free chairs, and 9 are wanted: %+v", ts)
	}
	l = l.round(named(100, 5000))
	if ts := l.tables(); len(ts) != maxTables || ts[0].ID != "1" {
		t.Errorf("after a flood there are %d tables, %q the first", len(ts), ts[0].ID)
	}
	for round := 1; round <= maxMissed; round++ {
		l = l.round(named(1, 1))
		if len(l) == 1 != (round == maxMissed) {
			t.Errorf("%d tables are there after %d rounds in which one was heard", len(l), round)
		}
	}
	if l = l.round(nil).round(nil); len(l) != 1 {
		t.Error("a table that was silent for two rounds is gone")
	}
	if l = l.round(nil); len(l) != 0 {
		t.Error("a table that was silent for three rounds is there")
	}
}
