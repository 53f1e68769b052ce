//go:build !js

package join_test

import (
	"context"
	"errors"
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/browser"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/table"
	"ludotheque/arena/table/nearby"
	"ludotheque/scenes"
	"ludotheque/scenes/aquariom"
	"ludotheque/scenes/bzzz"
	"ludotheque/scenes/join"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
	"ludotheque/scenes/tables"
)

// found is a network in which a test says what is there.
type found struct {
	tables []nearby.Table
	rounds int
	err    error
}

func (f *found) Tables() ([]nearby.Table, int) { return f.tables, f.rounds }
func (f *found) Err() error                    { return f.err }
func (f *found) Close()                        {}

// at is a stage on which the tables of a network are listed.
func at(t *testing.T, f *found) *kittest.Stage {
	t.Helper()
	s := windowed(t)
	s.Kit.Title = func() scenes.Scene { return join.Posed(s.Kit) }
	s.Play(join.Browse(s.Kit, f))
	s.Wait(2)
	return s
}

// TestTheTablesNearbyFit looks at the list in every look: while it is looked for, with
// nothing there, where nothing can be found, with tables of every kind and with too many;
// then at both questions.
func TestTheTablesNearbyFit(t *testing.T) {
	f := &found{}
	s := at(t, f)
	sight := s.Sight()
	all := func(name string) {
		t.Helper()
		sight.All("nearby "+name, s.On(), func(kittest.Look) { s.Wait(1) })
	}
	all("looking")
	f.rounds = 1
	all("none")
	f.err = errors.New("no network")
	all("failed")
	f.err = nil
	for i := range 32 {
		f.tables = append(f.tables, nearby.Table{
			ID: fmt.Sprint(i), Address: "192.168.1.20:7070", Host: []string{"Inès", "Maximilienne-Ann", "Anne-Lise & Noé", ""}[i%4],
			Game: []string{"bzzz", "trichrome", "brutal", "aquariom", "empire", "penguins"}[i%6], Chairs: 16, Free: i % 3, Playing: i%5 == 4,
		})
	}
	all("found")
	for _, c := range []struct {
		name string
		t    nearby.Table
		text string
		tell string
	}{
		{"code", f.tables[1], "trèfle", "nearby asks"},
		{"wrong", f.tables[1], "!", "nearby nearby.wrong"},
		{"server", nearby.Table{Address: "192.168.100.100:42424", Host: "Maximilienne-Ann", Game: "aquariom", Chairs: 16, Free: 9, Server: true}, "", "nearby asks"},
	} {
		s := at(t, &found{tables: []nearby.Table{c.t}, rounds: 1})
		s.ClickOn("nearby.table")
		s.Wait(3)
		if s.Type(c.text); c.name == "wrong" {
			s.Press(ebiten.KeyEnter)
		}
		s.Sight().All("nearby "+c.name, s.On(), func(kittest.Look) { s.Wait(1) })
		if tell := scenes.Tell(s.On()); tell != c.tell {
			t.Errorf("%s leads to %q", c.name, tell)
		}
	}
}

// TestTheTablesOfAServerFit looks at the screen of a page: the games whose tables its server opens, and
// the tables that are public.
func TestTheTablesOfAServerFit(t *testing.T) {
	public := []nearby.Table{{ID: "TREFLE", Code: "TREFLE", Game: "bzzz", Host: "Maximilienne-Ann", Chairs: 4, Free: 2}}
	for name, f := range map[string]join.Finder{
		"tables": join.PageServer(public, "bzzz", "trichrome", "brutal", "aquariom", "empire"),
		"empty":  join.PageServer(nil, "bzzz", "trichrome", "brutal", "aquariom", "empire"),
	} {
		s := windowed(t)
		s.Play(join.Browse(s.Kit, f))
		s.Wait(2)
		s.Sight().All("server "+name, s.On(), func(kittest.Look) { s.Wait(1) })
	}
}

// TestATableNearbyIsJoined: the list shows the table that a window keeps open in its
// network; its row has the field ask for the code, a wrong one is refused with a reason, and the
// right one, as it is spoken, leads to a chair. Nothing of the list carries the code.
func TestATableNearbyIsJoined(t *testing.T) {
	f := &found{rounds: 1}
	s := at(t, f)
	host := s.Kit.Table
	host.Arrange("bzzz", nil, []table.Chair{{Kind: table.Here, Name: "Inès"}, {Kind: table.Open}})
	n := nearby.Of(host.State(), "")
	n.ID, n.Address = "1", host.Address()
	f.tables = []nearby.Table{n}
	s.Wait(2)
	if tell := scenes.Tell(s.On()); tell != "nearby none" {
		t.Errorf("the own table is listed: %s", tell)
	}
	s.Kit.Table = nil // as another program sees it
	t.Cleanup(host.Close)
	s.Wait(2)
	sight := s.Sight()
	sight.See("list", s.On(), false, func() { s.Wait(1) })
	if said := sight.Said(); !strings.Contains(said, "Chez Inès") || !strings.Contains(said, "1 place libre") || strings.Contains(said, table.SayCode(host.Code())) {
		t.Errorf("the list says %q", said)
	}
	s.ClickOn("nearby.table")
	s.Wait(3)
	typed := func(text string) {
		t.Helper()
		s.Type(text)
		s.Press(ebiten.KeyEnter)
	}
	typed("ceci n’est pas un code !")
	soon(t, s, "the refusal of what is no code", tells(s, "nearby nearby.wrong"))
	for range 30 {
		s.Press(ebiten.KeyBackspace)
	}
	typed("nimporte")
	soon(t, s, "the refusal of another code", tells(s, "nearby nearby.wrong"))
	for range 30 {
		s.Press(ebiten.KeyBackspace)
	}
	typed(strings.ToLower(table.SayCode(host.Code())))
	soon(t, s, "a chair", func() bool { return host.Guests().Has(1) })
	soon(t, s, "the lobby", tells(s, "table lobby bzzz"))
	soon(t, s, "the question for a name", tells(s, "table lobby bzzz naming"))
	s.Press(ebiten.KeyEscape) // without one
	s.Wait(2)
	s.Press(ebiten.KeyEscape) // asks
	s.Wait(2)
	if !host.Guests().Has(1) {
		t.Error("a guest leaves the table unasked")
	}
	s.Press(ebiten.KeyO) // a letter answers nothing
	s.Press(ebiten.KeyE)
	s.Wait(2)
	if tell := scenes.Tell(s.On()); !strings.HasPrefix(tell, "table lobby bzzz") {
		t.Errorf("a letter leads to %q", tell)
	}
	s.Press(ebiten.KeyEscape)
	soon(t, s, "the list again", tells(s, "nearby "))
}

// TestOneFieldFindsOutWhatItTalksTo types codes, links and addresses of tables, of servers of
// Aquar.iom by TCP and by WebSocket, and of what is neither, and goes on where they lead, or
// says why not.
func TestOneFieldFindsOutWhatItTalksTo(t *testing.T) {
	s := windowed(t)
	open := s.Kit.Table
	s.Kit.Table = nil // as another program sees it
	t.Cleanup(open.Close)
	open.Arrange("bzzz", nil, []table.Chair{{Kind: table.Here, Name: "Inès"}, {Kind: table.Open}})
	code, sayCode := open.Code(), strings.ToLower(table.SayCode(open.Code()))
	twin, err := tables.Open("127.0.0.1:0", false) // with another code
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(twin.Close)
	twin.Also("JUMEAUX")
	open.Also("JUMEAUX")
	twin.Arrange("bzzz", nil, []table.Chair{{Kind: table.Here, Name: "Lou"}})
	tcp, web := sea(t)
	other := httptest.NewServer(http.NotFoundHandler())
	t.Cleanup(other.Close)
	closed := httptest.NewServer(nil)
	closed.Close()
	host := func(url string) string { return strings.TrimPrefix(url, "http://") }
	chair := "table lobby bzzz"
	for _, c := range []struct{ name, text, then, tell string }{
		{"a code", sayCode, "", chair},
		{"a link", open.Link(), "", chair},
		{"an address in a browser", open.Link() + "/play/?lang=fr#x", "", chair},
		{"an address with a gap", open.Address() + " " + sayCode, "", chair},
		{"an address without the code", open.Address(), code, chair},
		{"a page without the code", "http://" + open.Address() + "/", code, chair},
		{"a server by TCP", tcp, "", "aquariom waiting let in " + tcp},
		{"a server by WebSocket", web, "", "aquariom waiting let in " + web},
		{"a server's page", "http://" + web + "/play/?watch=" + web, "", "aquariom waiting let in " + web},
		{"no code", "nimporte", "", "nearby nearby.nocode"},
		{"a code that two tables have", "jumeaux", "", "nearby nearby.several"},
		{"no table's link", "http://" + open.Address() + "/NIMPORTE", "", "nearby table.nowhere"},
		{"a machine that is off", host(closed.URL), "", "nearby nearby.unreached"},
		{"a link to a machine that is off", closed.URL + "/TREFLE", "", "nearby nearby.unreached"},
		{"another page", other.URL, "", "nearby nearby.strange"},
		{"another link", other.URL + "/a/b", "", "nearby table.nowhere"},
		{"no address", "ftp://x", "", "nearby nearby.strange"},
	} {
		t.Run(c.name, func(t *testing.T) {
			s := kittest.NewStage(t, "fr", 1280, 720)
			s.Kit.FrontEnds = []*play.FrontEnd{bzzz.FrontEnd(), aquariom.FrontEnd()}
			s.Kit.Env.Settings.SetName(0, "Zoé") // or the table would ask for one
			near := &found{rounds: 1}
			for i, at := range []play.Table{open, twin} {
				n := nearby.Of(at.State(), "")
				n.ID, n.Address = fmt.Sprint(i), at.Address()
				near.tables = append(near.tables, n)
			}
			near.tables = append(near.tables, nearby.Table{ID: "sea", Address: web, Game: "aquariom", Chairs: 2, Server: true})
			s.Play(join.Browse(s.Kit, near))
			s.ClickOn("nearby.text")
			s.Type(c.text)
			s.Press(ebiten.KeyEnter)
			if c.then != "" {
				soon(t, s, "the question for the code", tells(s, "nearby asks"))
				s.Wait(2)
				s.Type(c.then)
				s.Press(ebiten.KeyEnter)
			}
			soon(t, s, c.tell, tells(s, c.tell))
			if on, ok := s.On().(scenes.Closer); ok {
				defer on.Close()
			}
			if c.tell == chair {
				s.Press(ebiten.KeyEscape)
				s.Wait(2)
				s.Press(ebiten.KeyEscape) // the chair is free for the next
				soon(t, s, "the screen again", tells(s, "nearby "))
				seen(t, func() bool { return open.State().Seats[1].Kind == table.Open })
			}
		})
	}
}

// TestAServerNearbyIsJoined: the row of a server asks for no code, and it is watched as well
// as played on.
func TestAServerNearbyIsJoined(t *testing.T) {
	_, web := sea(t)
	for _, way := range []string{"nearby.go", "nearby.watch"} {
		s := at(t, &found{rounds: 1, tables: []nearby.Table{{ID: "sea", Address: web, Game: "aquariom", Host: "Salle 3", Chairs: 2, Free: 2, Server: true}}})
		s.ClickOn("nearby.table")
		s.Wait(3)
		s.ClickOn(way)
		soon(t, s, "the server", tells(s, "aquariom waiting let in "+web))
		s.On().(scenes.Closer).Close()
	}
}

// sea is a server of Aquar.iom, by TCP and for browsers.
func sea(t *testing.T) (tcp, web string) {
	t.Helper()
	m, err := aquanet.FindHostedMap("original-16p")
	if err != nil {
		t.Fatal(err)
	}
	d, err := browser.Open("127.0.0.1:0", nil)
	if err != nil {
		t.Fatal(err)
	}
	s, err := server.New(server.Options{Listen: []string{"127.0.0.1:0"}, Listeners: []net.Listener{d}, Map: m})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	done := make(chan struct{})
	go func() {
		defer close(done)
		s.Run(ctx)
	}()
	t.Cleanup(func() {
		stop()
		<-done
	})
	return s.Addrs()[0].String(), d.Addr().String()
}

// TestNoHostLearnsTheSecretForAnother: at one address a device has the same secret every
// time, whatever the code, and at another address another one, none of which is what it
// keeps: who announces a table under somebody's name learns no way to that one's chairs.
func TestNoHostLearnsTheSecretForAnother(t *testing.T) {
	k := kittest.NewStage(t, "fr", 1280, 720).Kit
	first := join.Key(k, "http://192.168.1.20:7070/TREFLE")
	if again := join.Key(k, "http://192.168.1.20:7070/BRUME"); again != first || !table.CheckSecret(first) {
		t.Errorf("a returning guest says %q, and said %q", again, first)
	}
	kept, err := k.Env.Store.Read("table-key")
	if other := join.Key(k, "http://192.168.1.21:7070/TREFLE"); err != nil || other == first || other == string(kept) || first == string(kept) {
		t.Errorf("two hosts hear %q and %q of the secret %q (%v)", first, other, kept, err)
	}
}
