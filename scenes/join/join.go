// Package join is how one gets to a table or a server elsewhere: the screen with the field and
// the list of what is open nearby, the lobby of a table, and the way into its match.
package join

import (
	"encoding/hex"
	"errors"
	"slices"
	"strings"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/chairs"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// keyName is where the secret of this device is kept: with what follows from it a guest
// gets its chair back.
const keyName = "table-key"

var (
	idReady = ui.ID{Name: "table.ready"}
	idStart = ui.ID{Name: "table.start"}
	idBack  = ui.ID{Name: "table.back"}
)

// lobby is the table before the match.
type lobby struct {
	k     *play.App
	g     *ui.Gui
	table *play.Remote
	// opening is asked for the scene of the match that has begun.
	opening func() (scenes.Scene, error)
	why     words.Text
	next    scenes.Scene
	// row shows the chairs of state, which is what the host told last; then gets the
	// focus in the next tick.
	row   *chairs.Row
	state *table.State
	then  ui.ID
	// link is how the table was reached, as a browser takes it, or ""; code shows it.
	link string
	code chairs.Code
	// back is the screen from which the table was chosen; nil for the title.
	back func(why words.Text) scenes.Scene
	// match is what is played in short, as it is said of told.
	match string
	told  *table.State
}

// At joins the table to which dial leads; link is its address as a browser takes it, "" for
// one that nobody else reaches, and a name of "" is that of the settings.
func At(k *play.App, dial guest.Dial, link, name string, watch bool) scenes.Scene {
	if name == "" {
		name = k.Env.Settings.Name(0)
	}
	t := &play.Remote{Link: guest.Begin(table.Join{Secret: key(k, link), Name: name, Device: device, Screen: true, Watch: watch}, dial)}
	sit := func() scenes.Scene {
		l := newLobby(k, t)
		l.link = link
		return l
	}
	t.Back = sit
	t.Leave = func() scenes.Scene {
		t.Link.Leave()
		return k.Title()
	}
	return sit()
}

func newLobby(k *play.App, t *play.Remote) *lobby {
	l := &lobby{k: k, g: k.Gui(), table: t}
	l.row = chairs.New(k.Kit, l.g, &seats{l})
	l.g.Focus(idReady)
	return l
}

// key is the secret of this device at the table of a link, made up when there is none
// yet.
func key(k *play.App, link string) string {
	own, err := k.Env.Store.Read(keyName)
	if err != nil || !table.CheckSecret(string(own)) {
		own = []byte(hex.EncodeToString(random(16)))
		_ = k.Env.Store.Write(keyName, own) // where nothing is kept, it serves until the end
	}
	_, host, _ := strings.Cut(link, "://")
	host, _, _ = strings.Cut(host, "/")
	return forHost(string(own), strings.ToLower(host))
}

// Tell says what is waited for, for those who watch from outside.
func (l *lobby) Tell() string {
	if l.why != (words.Text{}) {
		return "table " + l.why.Key()
	}
	s := l.table.State()
	if s == nil {
		return "table calling"
	}
	return "table " + string(s.Phase) + " " + s.Game
}

// Draw shows what Update painted.
func (l *lobby) Picture() *ui.Painter { return l.g.P }

// Update makes one tick.
func (l *lobby) Update(in *input.Frame) (scenes.Scene, error) {
	l.next = l
	l.k.Begin(l.g, in)
	if l.then != (ui.ID{}) {
		l.g.Focus(l.then)
		l.then = ui.ID{}
	}
	l.listen()
	if l.next == l {
		l.row.Tick(in)
		if l.g.Hands().Back {
			l.goBack()
		}
		l.paint()
	}
	l.k.End(l.g)
	if _, ok := l.g.Focused(); !ok {
		l.g.Focus(idBack)
	}
	return l.next, nil
}

// listen takes in what the host says until a match begins.
func (l *lobby) listen() {
	if l.table == nil || l.why != (words.Text{}) {
		return
	}
	if h := l.table.Hello; h != nil {
		l.table.Hello = nil
		l.begins(*h)
	}
	for l.opening == nil {
		m, ok := l.table.Next()
		if !ok {
			break
		}
		if m.Hello != nil {
			l.begins(*m.Hello)
		}
	}
	if l.opening != nil {
		s, err := l.opening()
		switch {
		case err != nil:
			_, _, err = l.table.Status()
			l.why = reason(err, nil)
		case s != nil:
			l.k.Play("ui.go")
			l.next = s
		}
		return
	}
	if phase, _, err := l.table.Status(); phase == guest.Ended {
		l.why = reason(err, l.table.State())
	}
	l.see()
}

// see takes in who sits where, and says who came and who went.
func (l *lobby) see() {
	was, now := l.state, l.table.State()
	if l.state = now; was == nil && now != nil {
		l.then = idReady
	}
	if was == nil || now == nil || was == now {
		return
	}
	for i := range now.Seats {
		if c := &now.Seats[i]; c.Kind == table.Guest && c.Name != "" && !named(was, c.Name) {
			l.k.Env.Say(words.InviteSat(c.Name))
			l.k.PlayAt("ui.join", 0, i, false)
		}
	}
	for i := range was.Seats {
		if c := &was.Seats[i]; c.Kind == table.Guest && c.Name != "" && !named(now, c.Name) {
			l.k.Env.Say(words.InviteLeft(c.Name))
			l.k.PlayAt("ui.leave", 0, i, false)
		}
	}
}

// named says whether a guest of that name has a chair.
func named(s *table.State, name string) bool {
	return slices.ContainsFunc(s.Seats, func(c table.Chair) bool { return c.Kind == table.Guest && c.Name == name })
}

// begins shows a match that has begun, as soon as its first view is there.
func (l *lobby) begins(h table.Hello) {
	f := l.k.FrontEnd(h.Game)
	if f == nil || f.Table == nil {
		l.why = words.TableOlder()
		return
	}
	opening, err := f.Table(l.k, l.table, h)
	if err != nil {
		l.why = words.TableOlder()
		return
	}
	l.opening = opening
}

// reason puts into words why a link has ended, and who keeps the match that goes on at the
// table.
func reason(err error, at *table.State) words.Text {
	var bye *guest.Bye
	if errors.As(err, &bye) {
		switch bye.Why {
		case table.SentAway:
			return words.TableAway()
		case table.Left:
			return words.TableLeft()
		case table.TooMany:
			return words.TableFull()
		case table.Old:
			return words.TableOlder()
		case table.BadMessage:
			return words.TableUnsound()
		case table.Nowhere:
			return words.TableNowhere()
		case table.TooOften:
			return words.TableGuessed()
		}
	}
	if at != nil && at.Phase == table.Playing && !at.Unkept {
		return words.TableKept()
	}
	return words.TableClosed()
}

func (l *lobby) leave() {
	l.k.Play("ui.page")
	if l.table != nil {
		l.table.Link.Leave()
	}
	if l.next = nil; l.back != nil {
		l.next = l.back(l.why)
	}
	if l.next == nil {
		l.next = l.k.Title()
	}
}

// goBack puts back what is in the hand, or leaves the table.
func (l *lobby) goBack() {
	if l.row.Held >= 0 {
		l.row.PutBack()
		return
	}
	l.leave()
}
