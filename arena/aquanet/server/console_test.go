package server

import (
	"bytes"
	"context"
	"net"
	"slices"
	"strings"
	"testing"

	"ludotheque/arena/aquanet/wire"
)

func TestConsole(t *testing.T) {
	m := &toyMap{min: 2, max: 2, turns: 9}
	b := serve(t, Options{Map: m, Load: func(name string) (Map, error) { return m, nil }})
	b.login("bob")
	b.enter(wire.LoginVisu, "eye")
	var out bytes.Buffer
	// All of it in one piece, the last line without an end.
	b.s.Console(context.Background(), strings.NewReader(
		"list\n\nlistp\nlistv\ntimer 20\ntimer x\nmax 9\nmaxp -1\nmaxp 7\nmaxv 0\nstart\npause\nfly to the moon\n"+strings.Repeat("x", 9999)+"\nload\nload some file.json\nlist now\nreset\nlist"), &out)
	got := out.String()
	for _, c := range b.s.Clients() {
		t.Errorf("%+v is still there", c)
	}
	var lines []string
	for line := range strings.Lines(got) {
		name, _, _ := strings.Cut(strings.TrimSpace(line), " [127.")
		lines = append(lines, name)
	}
	want := []string{
		"bob (0)", "eye (1), visu", "2 clients", "bob (0)", "1 player", "eye (1), visu", "1 visu",
		"a turn lasts 20 ms", "timer x: give a whole number from 0 to 3600000", "9 connections at most",
		"maxp -1: give a whole number from 0 to 1048576", "7 players at most", "0 visus at most",
		"only 1 of the 2 players that a game needs have logged in", "no game is running", `"fly to the moon" is not a command; help lists them`,
		"this line is too long for a command; help lists them", "load: say which map, as load FILE",
		"0 clients", "0 clients",
	}
	if !slices.Equal(lines, want) {
		t.Errorf("%s\nwant\n%s", strings.Join(lines, "\n"), strings.Join(want, "\n"))
	}
	text, err := b.s.Do("help")
	for _, word := range strings.Fields("help load timer max maxp maxv list listp listv reset start pause resume stop") {
		if err != nil || !strings.Contains(text, word+" ") {
			t.Errorf("help says nothing of %s (%v)", word, err)
		}
	}
}

func TestResetMovesToAnotherPort(t *testing.T) {
	m := &toyMap{min: 2, max: 2, turns: 9}
	b := serve(t, Options{Map: m})
	bob := b.login("bob")
	if _, err := b.s.Do("reset 99999"); err == nil {
		t.Error("port 99999")
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	_, taken, _ := net.SplitHostPort(l.Addr().String())
	if _, err := b.s.Do("reset " + taken); err == nil {
		t.Error("a port that is taken")
	}
	l.Close()
	if _, err := b.s.Do("reset " + taken); err != nil {
		t.Fatal(err)
	}
	bob.over("the server was reset")
	c := dial(t, "127.0.0.1:"+taken)
	c.say(wire.AppendLogin(nil, wire.LoginPlayer, "bob"))
	c.hear(wire.LoginAck)
}
