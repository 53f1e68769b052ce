//go:build !js

package menu

import (
	"bytes"
	"encoding/json"
	"errors"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/web"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/chairs"
	"ludotheque/scenes/hidden"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/tables"
	"ludotheque/scenes/ui"
)

// invited is the lobby of a game with a table that is open, in a picture.
func invited(r *rig, game string, seats int, change func(p *tables.Posed)) *lobby {
	p := tables.Pose(game, seats)
	if change != nil {
		change(p)
	}
	r.k.Table = p
	return newLobby(r.k, game)
}

// The sheet of the table and its chairs, with who comes, is away or is moved, can be
// read and used in every look.
func TestInvitationFitsEverywhere(t *testing.T) {
	everywhere(t, "invite", func(r *rig) scenes.Scene { return invited(r, "bzzz", 4, nil) })
	everywhere(t, "invite-long", func(r *rig) scenes.Scene {
		return invited(r, "bzzz", 4, func(p *tables.Posed) {
			p.At, p.Who.Code, p.Who.Watchers = "[2001:db8:85a3::8a2e:370:7334]:50770", "COQUELICOT", 0
			p.Who.Seats[1].Name, p.Who.Seats[1].Silent = "Maximilienne-Zoé", 3599
			p.Who.Seats[2].Device, p.Who.Seats[2].Delay = table.Window, 1480
			p.Who.Seats[3] = table.Chair{Kind: table.Guest, Name: "Bot", Device: table.Program, Ready: true}
		})
	})
	everywhere(t, "invite-near", func(r *rig) scenes.Scene {
		return invited(r, "bzzz", 4, func(p *tables.Posed) { p.At, p.Alone = "127.0.0.1:7070", true })
	})
	everywhere(t, "invite-folded", func(r *rig) scenes.Scene {
		l := invited(r, "bzzz", 4, nil)
		l.places[3].kept = true
		l.fold()
		return l
	})
	everywhere(t, "invite-move", func(r *rig) scenes.Scene {
		l := invited(r, "bzzz", 4, nil)
		l.row.Take(2)
		l.row.Carry(3)
		return l
	})
}

// What the host does with the chairs of a table: one is kept for a computer player, a
// guest is sent away, and two change.
func TestTheHostKeepsSendsAwayAndMoves(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100, "Pad")
	r.run(1)
	l := invited(r, "bzzz", 4, nil)
	r.scene = l
	r.run(3)
	p := r.k.Table.(*tables.Posed)
	if got, want := l.missing(), r.k.Say(words.InviteStartPreparing("Noé")); got != want {
		t.Errorf("%q is missing, want %q", got, want)
	}
	if got := l.people(); got != 3 {
		t.Errorf("%d people, want 3", got)
	}
	l.g.Focus(chairs.State(3))
	h.key(ebiten.KeyEnter)
	r.run(2)
	if p.Who.Seats[3].Kind != table.Computer {
		t.Errorf("the chair that is kept is %+v, want a computer player's", p.Who.Seats[3])
	}
	l.places[3].level, l.places[3].figure = 2, 1
	l.g.Focus(chairs.Grip(2))
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyArrowRight)
	if l.row.Over() != 3 {
		t.Errorf("the seat is over %d, want 3", l.row.Over())
	}
	h.key(ebiten.KeyEnter)
	r.run(2)
	if p.Who.Seats[3].Name != "Noé" || !l.places[3].elsewhere() || l.places[2].taken() || !l.places[2].kept {
		t.Errorf("%+v after a move, want Noé's seat moved from 2 to 3 and a kept chair at 2 (at 2 taken %v, kept %v)", p.Who.Seats, l.places[2].taken(), l.places[2].kept)
	}
	if pl := l.places[2]; pl.level != 2 || pl.figure != 1 || l.places[3].level == 2 {
		t.Errorf("the computer player that moved has level %d and character %d, want 2 and 1", pl.level, pl.figure)
	}
	l.g.Focus(chairs.Grip(0))
	h.key(ebiten.KeyEnter)
	h.key(ebiten.KeyArrowRight)
	h.key(ebiten.KeyEscape)
	r.run(2)
	if l.row.Held >= 0 || p.Who.Seats[0].Name != "Inès" || !l.shown {
		t.Errorf("a seat that was put back: %+v", p.Who.Seats)
	}
	l.g.Focus(chairs.State(1))
	h.key(ebiten.KeyEnter)
	r.run(2)
	if !p.Sent.Has(1) || l.places[1].taken() {
		t.Errorf("sent away: %v, %+v", p.Sent, p.Who.Seats)
	}
	l.shut()
	if r.k.Table == nil || !l.sure {
		t.Error("the table is closed without a question while somebody sits there")
	}
	l.shut()
	if r.k.Table != nil || l.shown || l.places[3].taken() {
		t.Error("the table is still open")
	}
	r.run(2)
}

// Shift and an arrow move the chair in focus at once, and Control and C copy the address.
func TestShiftMovesASeatAndControlCCopies(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100, "Pad")
	r.run(1)
	l := invited(r, "bzzz", 4, nil)
	r.scene = l
	r.run(3)
	l.g.Focus(chairs.State(2))
	r.run(2)
	h.now.Keys.Add(ebiten.KeyShiftLeft)
	h.now.Keys.Add(ebiten.KeyArrowRight)
	r.run(1)
	h.now.Keys = input.KeySet{}
	r.run(3)
	if s := r.k.Table.State().Seats; s[3].Name != "Noé" || l.places[2].taken() {
		t.Errorf("Noé should sit on the fourth chair and the third be free: %+v", s)
	}
	if at, _ := l.g.Focused(); at != chairs.Grip(3) {
		t.Errorf("%v has the focus", at)
	}
	copied := make(chan string, 1)
	l.clip = func(text string, done chan<- error) {
		copied <- text
		done <- errors.New("no clipboard")
	}
	h.now.Keys.Add(ebiten.KeyControlLeft)
	h.now.Keys.Add(ebiten.KeyC)
	r.run(2)
	if len(copied) != 1 || <-copied != r.k.Table.Link() {
		t.Error("the address was not copied once")
	}
	h.now.Keys = input.KeySet{}
	r.strict("lobby")
	r.sight.See("lobby", l, false, func() { r.run(5) })
	if said, want := strings.ReplaceAll(r.sight.Said(), "\n", " "), r.k.Say(words.CopyFailed()); !strings.Contains(said, want) {
		t.Errorf("of a copy that fails %q is said", said)
	}
}

// A pad takes a seat by its grip, carries it and puts it down.
func TestASeatIsMovedByAPad(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100, "Pad")
	r.run(1)
	l := invited(r, "bzzz", 4, nil)
	r.scene = l
	r.run(3)
	r.k.Env.Devices.Seats.Sit(input.Gamepad(0), 0)
	l.places[0].device = input.Gamepad(0)
	l.g.Focus(chairs.Grip(2))
	h.pad(0, input.A)
	if l.row.Held != 2 {
		t.Fatalf("the pad holds seat %d", l.row.Held)
	}
	h.pad(0, input.Right)
	var seen ui.Witness
	r.k.P.Witness = &seen
	r.run(1)
	r.k.P.Witness = nil
	if !slices.ContainsFunc(seen.Letters, func(l ui.Letters) bool { return l.Text == "Joueur C, vers D" }) {
		t.Errorf("nothing says where the seat goes: %v", seen.Letters)
	}
	h.pad(0, input.A)
	r.run(2)
	if s := r.k.Table.State().Seats; s[3].Name != "Noé" || l.places[2].taken() || l.row.Held >= 0 {
		t.Errorf("%+v, and seat %d is held", s, l.row.Held)
	}
}

// A seat is pulled to another by the pointer.
func TestASeatIsPulledByThePointer(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100, "Pad")
	r.run(1)
	l := invited(r, "bzzz", 4, nil)
	r.scene = l
	r.run(20)
	at := func(b ui.Rect, x, y float32) { h.now.MouseX, h.now.MouseY = float64(b.X+x), float64(b.Y+y) }
	a, b := l.row.Stand()[1], l.row.Stand()[3]
	at(a, a.W-20, 38)
	r.run(1)
	h.now.Mouse = 1 << input.MouseLeft
	r.run(2)
	if l.row.Held != 1 || !l.row.Pulled() {
		t.Fatalf("seat %d is in the hand", l.row.Held)
	}
	at(b, 60, 60)
	r.run(2)
	h.now.Mouse = 0
	r.run(2)
	if s := r.k.Table.State().Seats; s[3].Name != "Camille" || l.row.Held >= 0 {
		t.Errorf("Camille should sit on the fourth chair, and no player be held: %+v", s)
	}
}

// A guest comes by the address that the sheet shows, over a socket; the match that the
// host starts knows it, and the lobby after it still does.
func TestAGuestComesToTheTableOfAWindow(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100, "Pad")
	r.run(1)
	opened := 0
	r.k.OpenTable = func(string, bool) (play.Table, error) { opened++; return tables.Open("127.0.0.1:0", false) }
	l := newLobby(r.k, "bzzz")
	r.scene = l
	r.run(20)
	if opened != 0 {
		t.Error("the lobby listens before anybody asks")
	}
	l.inviteAll()
	t.Cleanup(r.k.CloseTable)
	if !l.shown || r.k.Table == nil || !r.k.Table.Near() {
		t.Fatal("no table is open")
	}
	at, err := web.Address(r.k.Table.Link())
	if err != nil {
		t.Fatal(err)
	}
	link := guest.Begin(table.Join{Secret: "c2VjcmV0LW9mLWFkYQ", Name: "Ada", Device: table.Phone}, web.Dialer(at))
	defer link.Close()
	until := func(what string, f func() bool) {
		t.Helper()
		for end := time.Now().Add(10 * time.Second); !f(); time.Sleep(time.Millisecond) {
			if r.run(1); time.Now().After(end) {
				t.Fatalf("waiting until %s: %+v", what, r.k.Table.State())
			}
		}
	}
	until("the guest sits", func() bool { return l.places[1].elsewhere() && l.places[1].guest.Name == "Ada" })
	now := true
	link.Say(table.ToHost{Ready: &now})
	until("the guest is ready", func() bool { return l.missing() == "" })
	l.start()
	g, ok := l.next.(*tableScene)
	if !ok || !g.start.Hosted || !g.start.Chairs[1].Guest || g.start.Chairs[1].Name != "Ada" || g.start.Chairs[2].Person() {
		t.Fatalf("a hosted match with the guest Ada and a computer player is wanted: %+v", g)
	}
	l = newLobby(r.k, "bzzz")
	r.scene = l
	r.run(3)
	if !l.places[0].person || !l.places[1].elsewhere() || !l.shown {
		t.Errorf("back in the lobby: %+v", l.places)
	}
	if r.k.Env.Devices.Seats.Device(0) != l.places[0].device && l.places[0].device != input.NoDevice {
		t.Error("the host's device does not sit")
	}
}

// Whom a table is open to is chosen in the invitation, by the pointer, by keys and by a pad;
// the next table is opened like that.
func TestWhomATableIsOpenToIsChosen(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100, "Pad")
	r.run(1)
	var near []bool
	r.k.OpenTable = func(_ string, only bool) (play.Table, error) {
		near = append(near, only)
		p := tables.Pose("bzzz", 4)
		p.Alone = only
		return p, nil
	}
	l := newLobby(r.k, "bzzz")
	r.scene = l
	r.run(3)
	l.inviteAll()
	r.run(20)
	is := func(how string, want bool) {
		t.Helper()
		r.run(2)
		if p := r.k.Table.(*tables.Posed); p.Alone != want || r.k.Env.Settings.Near != want {
			t.Errorf("%s: open to this computer alone %v, kept %v", how, p.Alone, r.k.Env.Settings.Near)
		}
	}
	is("at first", false)
	var box ui.Rect
	for _, thing := range l.g.Controls(nil) {
		if thing.ID == reachID {
			box = thing.Rect
		}
	}
	h.now.MouseX, h.now.MouseY = float64(box.X+box.W*3/4), float64(box.CY())
	r.run(1)
	h.now.Mouse = 1 << input.MouseLeft
	r.run(1)
	h.now.Mouse = 0
	is("the pointer", true)
	l.g.Focus(reachID)
	h.key(ebiten.KeyEnter)
	is("a key", false)
	r.k.Env.Devices.Seats.Sit(input.Gamepad(0), 0)
	l.places[0].device = input.Gamepad(0)
	l.g.Focus(reachID)
	h.pad(0, input.A)
	is("a pad", true)
	set, _ := new(settings.Keeper).Load(r.k.Env.Store)
	if !set.Near {
		t.Error("it is not kept for the next time")
	}
	l.shut()
	l.shut()
	r.run(2)
	l.inviteAll()
	r.run(2)
	if !slices.Equal(near, []bool{false, true}) {
		t.Errorf("tables were opened to this computer alone: %v", near)
	}
}

// A machine in several networks offers the address of each, one after the other, by the pointer, keys, a
// pad and a finger; the one that was chosen is that of the next table.
func TestEachNetworkIsOffered(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.French, 100, "Pad")
	r.run(1)
	r.k.OpenTable = func(string, bool) (play.Table, error) {
		p := tables.Pose("bzzz", 4)
		p.In = []string{"wlan0", "vEthernet (Default Switch)", "tun0"}
		return p, nil
	}
	l := newLobby(r.k, "bzzz")
	r.scene = l
	r.run(3)
	l.inviteAll()
	r.run(20)
	is := func(how, want string) {
		t.Helper()
		r.run(2)
		if p := r.k.Table.(*tables.Posed); p.Preferred != want || r.k.Env.Settings.Network != want || p.Alone {
			t.Errorf("%s: %q is shown, %q kept, near %v; want %q", how, p.Preferred, r.k.Env.Settings.Network, p.Alone, want)
		}
	}
	is("at first", "")
	box := ui.Rect{}
	for _, thing := range l.g.Controls(nil) {
		if thing.ID == reachID {
			box = thing.Rect
		}
	}
	h.now.MouseX, h.now.MouseY = float64(box.Right()-12), float64(box.CY())
	r.run(1)
	h.now.Mouse = 1 << input.MouseLeft
	r.run(1)
	h.now.Mouse = 0
	is("the pointer", "vEthernet (Default Switch)")
	l.g.Focus(reachID)
	h.key(ebiten.KeyEnter)
	is("a key", "tun0")
	h.tap(ui.Rect{X: box.X, Y: box.Y, W: 32, H: box.H})
	is("a finger", "vEthernet (Default Switch)")
	r.k.Env.Devices.Seats.Sit(input.Gamepad(0), 0)
	l.places[0].device = input.Gamepad(0)
	l.g.Focus(reachID)
	h.pad(0, input.A)
	is("a pad", "tun0")
	l.shut()
	l.shut()
	r.run(2)
	l.inviteAll()
	is("the next table", "tun0")
	if set, _ := new(settings.Keeper).Load(r.k.Env.Store); set.Network != "tun0" {
		t.Errorf("%q is kept", set.Network)
	}
	r.k.P.Witness = nil
	if hidden.Wanted() {
		r.run(20)
		hidden.Picture(t, 1280, 720, "networks", r.scene.Picture().Flush)
	}
}

// Where nothing can listen, as in a browser, no key offers it.
func TestNoInvitationWhereNothingListens(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100, "Pad")
	r.run(1)
	keys := func() int {
		l := newLobby(r.k, "bzzz")
		l.layTools(r.k.P.View())
		return len(l.tools)
	}
	without := keys()
	r.k.OpenTable = tables.Open
	if with := keys(); with != without+1 {
		t.Errorf("%d keys without, %d with", without, with)
	}
}

// The results say by what people played as far as that is known, and nothing where it is not, as in old
// records.
func TestResultsSayByWhatPeoplePlayed(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100, "Pad")
	r.run(1)
	o := ended()
	for held, want := range map[play.Held]string{"elsewhere": "autre écran · 5 abeilles", "pad": "manette · 5 abeilles", "": "5 abeilles"} {
		o.Start.Chairs[0] = play.Chair{Name: "Ada", Held: held}
		if got := newResults(r.k, o).(*matchScreen).res.note(0); got != want {
			t.Errorf("of %q the note says %q, want %q", held, got, want)
		}
	}
}

// A match in which guests played resumes at a table: nothing listens before
// somebody has said so twice.
func TestATableOpensAgainForAMatchThatGuestsPlayed(t *testing.T) {
	r := newRig(t, 1280, 720, settings.French, 100, "")
	opened, news := 0, 0
	front := r.k.FrontEnds[0]
	front.Open = func(*play.App, []byte) (play.Replay, error) { return underWay{tape{ended()}}, nil }
	front.New = func(*play.App, play.Start) (scenes.Scene, error) { news++; return newLobby(r.k, "bzzz"), nil }
	r.k.OpenTable = func(string, bool) (play.Table, error) { opened++; return tables.Pose("bzzz", 4), nil }
	finished(t, r.k.Env.Store, 0)
	u := r.left()
	if s, err := u.open(r.k); s == nil || err != nil || opened != 0 || news != 1 {
		t.Errorf("a match without guests leads to %T, %v; %d tables", s, err, opened)
	}
	data, err := r.k.Env.Store.Read(u.name)
	if err != nil {
		t.Fatal(err)
	}
	more := map[string]string{}
	table.Keep(more, "TREFLE", map[rules.Seat]string{1: strings.Repeat("ab", 32)})
	said, err := json.Marshal(map[string]any{"date": "2026-01-01T20:00:00Z", "more": more})
	if err != nil {
		t.Fatal(err)
	}
	if err := r.k.Env.Store.Write(u.name, bytes.Replace(data, []byte(`{"date":"2026-01-01T20:00:00Z"}`), said, 1)); err != nil {
		t.Fatal(err)
	}
	if s, err := u.open(r.k); s != nil || err != nil || opened != 0 {
		t.Errorf("it leads to %T, %v, and %d tables are open before anybody said so twice", s, err, opened)
	}
	if n, ok := r.k.Env.TakeNotice(); !ok || n != words.InviteAgain("TRÈFLE") {
		t.Errorf("the notice says %q", r.k.Say(n))
	}
	if s, err := u.open(r.k); s == nil || err != nil || opened != 1 || news != 2 {
		t.Errorf("it leads to %T, %v, and %d tables are open", s, err, opened)
	}
}

// A guest who changes the name neither comes nor goes; another one on another chair does.
func TestAGuestMayChangeTheName(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100, "Pad")
	l := invited(r, "bzzz", 4, nil)
	state := func(names ...string) table.State {
		s := table.State{Game: "bzzz", Seats: []table.Chair{{Kind: table.Here, Name: "Inès"}}}
		for _, n := range names {
			c := table.Chair{Kind: table.Open}
			if n != "" {
				c = table.Chair{Kind: table.Guest, Name: n}
			}
			s.Seats = append(s.Seats, c)
		}
		return s
	}
	l.see(state("Noé", "Ada", ""))
	for _, c := range []struct {
		what  string
		state table.State
		want  string
	}{
		{"another name", state("Noël", "Ada", ""), ""},
		{"an exchange", state("Ada", "Noël", ""), ""},
		{"one comes", state("Ada", "Noël", "Bo"), "ui.join"},
		{"one goes and another moves", state("Noël", "", "Bo"), "ui.leave"},
	} {
		r.sound.effects = nil
		l.see(c.state)
		if got := strings.Join(r.sound.effects, " "); got != c.want {
			t.Errorf("%s: %q is heard, want %q", c.what, got, c.want)
		}
	}
}

// The guests get the options of the first match when it is chosen, and of a usual one after it.
func TestGuestsGetTheOptionsOfTheFirstMatch(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100, "Pad")
	l := invited(r, "bzzz", 4, nil)
	front, info := *l.front, *l.front.Info
	info.First = &rules.Setup{Options: map[string]string{"turns": "120"}}
	front.Info, l.front = &info, &front
	r.scene = l
	r.run(1)
	p := r.k.Table.(*tables.Posed)
	for _, first := range []bool{true, false} {
		l.chooseFirst(first)
		r.run(1)
		if got, want := p.Who.Options, l.set().Options; !maps.Equal(got, want) {
			t.Errorf("first match %v: the guests have the options %v, want %v", first, got, want)
		}
	}
}
