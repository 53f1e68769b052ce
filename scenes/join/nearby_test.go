//go:build !js

package join_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/table"
	"ludotheque/arena/table/nearby"
	"ludotheque/scenes"
	"ludotheque/scenes/join"
	"ludotheque/scenes/kit/kittest"
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
	for _, question := range []string{"nearby.table", "nearby.address"} {
		s := at(t, &found{tables: f.tables[:1], rounds: 1})
		s.ClickOn(question)
		s.Wait(3)
		s.Type("trèfle")
		s.Sight().All(question, s.On(), func(kittest.Look) { s.Wait(1) })
		if tell := scenes.Tell(s.On()); !strings.HasPrefix(tell, "nearby asks") {
			t.Errorf("%s leads to %q", question, tell)
		}
	}
}

// TestATableNearbyIsJoined: the list shows the table that a window keeps open in its
// network; its row asks for the code, a wrong one is said to be wrong, and the right one,
// as it is spoken, leads to a chair. Nothing of the list carries the code.
func TestATableNearbyIsJoined(t *testing.T) {
	f := &found{rounds: 1}
	s := at(t, f)
	host := s.Kit.Table
	host.Lay("bzzz", nil, []table.Chair{{Kind: table.Here, Name: "Inès"}, {Kind: table.Open}})
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
	soon(t, s, "the refusal of another code", tells(s, "table table.nowhere"))
	s.Press(ebiten.KeyEscape)
	soon(t, s, "the question again", tells(s, "nearby nearby.wrong"))
	for range 30 {
		s.Press(ebiten.KeyBackspace)
	}
	typed(strings.ToLower(table.SayCode(host.Code())))
	soon(t, s, "a chair", func() bool { return host.Guests().Has(1) })
	soon(t, s, "the lobby", tells(s, "table lobby bzzz"))
	s.Press(ebiten.KeyEscape)
	soon(t, s, "the list again", tells(s, "nearby "))
}

// TestAnAddressIsTyped: who was told where a table is types it, with a gap where the board
// of letters has no stroke; what is no address is said.
func TestAnAddressIsTyped(t *testing.T) {
	s := at(t, &found{rounds: 1})
	host := s.Kit.Table
	host.Lay("bzzz", nil, []table.Chair{{Kind: table.Here, Name: "Inès"}, {Kind: table.Open}})
	s.ClickOn("nearby.address")
	s.Wait(3)
	s.Type("nowhere")
	s.Press(ebiten.KeyEnter)
	soon(t, s, "the refusal", tells(s, "nearby table.nowhere"))
	for range 10 {
		s.Press(ebiten.KeyBackspace)
	}
	s.Type(host.Address() + " " + strings.ToLower(host.Code()))
	s.ClickOn("nearby.go")
	soon(t, s, "a chair", func() bool { return host.Guests().Has(1) })
}

// TestNoHostLearnsTheSecretForAnother: at one address a device has the same secret every
// time, whatever the code, and at another address another one, none of which is what it
// keeps: who announces a table under somebody's name learns no way to that one's chairs.
func TestNoHostLearnsTheSecretForAnother(t *testing.T) {
	k := kittest.NewStage(t, "fr", 1280, 720).Kit
	first := join.Key(k, "http://192.168.1.20:7070/TREFLE")
	if again := join.Key(k, "http://192.168.1.20:7070/BRUME"); again != first || !table.CheckSecret(first) {
		t.Errorf("who comes back says %q, and said %q", again, first)
	}
	kept, err := k.Env.Store.Read("table-key")
	if other := join.Key(k, "http://192.168.1.21:7070/TREFLE"); err != nil || other == first || other == string(kept) || first == string(kept) {
		t.Errorf("two hosts hear %q and %q of the secret %q (%v)", first, other, kept, err)
	}
}
