// Package join connects to tables and servers elsewhere: the screen with the address field and the
// list of tables nearby, and the lobby of a remote table until its match begins.
package join

import (
	"cmp"
	"encoding/hex"
	"errors"
	"slices"
	"strings"
	"time"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/chairs"
	"ludotheque/scenes/clip"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// keyName is the file with the secret of this device, with which a guest gets its chair back.
const keyName = "table-key"

// firstAnswer is after how long without a first answer the lobby says so and has a key to try again. It is
// not counted in ticks, which slow browsers make slower.
const firstAnswer = 8 * time.Second

var (
	idReady = ui.ID{Name: "table.ready"}
	idStart = ui.ID{Name: "table.start"}
	idBack  = ui.ID{Name: "table.back"}
	idAgain = ui.ID{Name: "table.again"}

	idCopy   = ui.ID{Name: "table.copy"}
	idShare  = ui.ID{Name: "table.share"}
	idPublic = ui.ID{Name: "table.public"}
	idPad    = ui.ID{Name: "table.pad"}
	idRules  = ui.ID{Name: "table.rules"}
)

// lobby is a remote table before the match.
type lobby struct {
	k     *play.App
	g     *ui.Gui
	table *play.Remote
	// opening returns the scene of the match that has begun, nil while its first view is on its way.
	opening func() (scenes.Scene, error)
	// why is the reason why the link has ended, if it has.
	why  words.Text
	next scenes.Scene
	// coded says that the table was looked for by its code alone.
	coded bool
	frame input.Frame // of this tick, without letters
	// row shows the chairs of state, the latest from the host; then gets the focus in the next tick.
	row   *chairs.Row
	state *table.State
	then  ui.ID
	// link is the table's URL, or ""; code is its QR code.
	link string
	code chairs.Code
	// copies and shares tell how it went to copy the link and to share it.
	copies, shares chan error
	// page is what the lobby has in a browser alone.
	page pageOf
	// naming says that the own name is being typed into name, phoned that a phone's keyboard does so.
	naming, phoned bool
	name           string
	// sure says that the next press on the key to start starts although somebody is not ready, and
	// againAt is when that is possible after a match.
	sure    bool
	againAt time.Time
	// over is the pause of the match that goes on at the table, over which the lobby only says who sits there and how
	// others come; nil before and after a match.
	over scenes.Scene
	// back returns the screen from which the table was chosen; nil for the title.
	back func(why words.Text) scenes.Scene
	// leaving says that the next press on the key to leave leaves the table, sending the chair whose guest the next
	// press there sends away, or none.
	leaving bool
	sending rules.Seat
	// least is the least number of chairs that the table has had: more are those of guests who found none.
	least int
	// again joins the same table anew.
	again func() scenes.Scene
	// headed says that the game's name is over the chairs.
	headed bool
	// summary is the match in short, of summed.
	summary string
	summed  *table.State
}

// At joins the table that dial connects to. link is its URL, "" if others cannot reach it; a name of
// "" means that of the settings.
func At(k *play.App, dial guest.Dial, link, name string, watch bool) scenes.Scene {
	name = cmp.Or(name, sharedName(), k.Env.Settings.Name(0))
	t := &play.Remote{Link: guest.Begin(table.Join{Secret: key(k, link), Name: name, Device: device, Screen: true, Watch: watch}, dial)}
	sit := func() scenes.Scene {
		l := newLobby(k, t)
		l.link = link
		l.again = func() scenes.Scene { return At(k, dial, link, name, watch) }
		return l
	}
	t.Back = sit
	if link != "" {
		t.Invite = func(behind scenes.Scene) scenes.Scene {
			l := sit().(*lobby)
			l.over = behind
			l.updateSeats()
			l.page.pads = false
			return l
		}
	}
	t.Again = func() scenes.Scene {
		ready := true
		t.Say(table.ToHost{Ready: &ready})
		return sit()
	}
	t.Leave = func() scenes.Scene {
		setPageLink("", false)
		t.Link.Leave()
		return k.Title()
	}
	setPageLink(link, watch)
	call(t.Link, k.Say(words.TableYours()), func(game string) bool {
		f := k.FrontEnd(game)
		return f != nil && !f.Info.RealTime()
	})
	return sit()
}

// pageOf is what the lobby offers where it is shown by a page: a sheet for sharing, the list of the
// server, the phone's page.
type pageOf struct{ shares, lists, pads bool }

func newLobby(k *play.App, t *play.Remote) *lobby {
	l := &lobby{k: k, g: k.Gui(), table: t, copies: make(chan error, 1), shares: make(chan error, 1), sending: rules.Spectator}
	l.row = chairs.New(k.Kit, l.g, &seats{l})
	l.page = pageOf{shares: clip.Shares(), lists: CanOpen, pads: CanOpen && k.Env.Coarse}
	l.g.Focus(idReady)
	return l
}

// key returns the secret of this device for the table of a link, and makes one up if there is none
// yet.
func key(k *play.App, link string) string {
	own := shared()
	if !table.CheckSecret(own) {
		kept, _ := k.Env.Store.Read(keyName)
		own = string(kept)
	}
	if !table.CheckSecret(own) {
		own = hex.EncodeToString(random(16))
		_ = k.Env.Store.Write(keyName, []byte(own)) // where nothing is kept, it serves until the end
	}
	share(own)
	return forHost(own, strings.ToLower(hostOf(link)))
}

// hostOf returns the HOST:PORT of a link.
func hostOf(link string) string {
	_, host, _ := strings.Cut(link, "://")
	host, _, _ = strings.Cut(host, "/")
	return host
}

// typed returns the shortest text that leads to the table of a link.
func typed(link string) string {
	if p, _ := parse(link); CanOpen {
		return table.SayCode(p.code)
	}
	return strings.TrimPrefix(link, "http://")
}

// Tell describes the state for tests from outside.
func (l *lobby) Tell() string {
	if l.why != (words.Text{}) {
		return "table " + l.why.Key()
	}
	s := l.table.State()
	switch {
	case l.unanswered():
		return "table " + words.TableLost().Key()
	case s == nil:
		return "table calling"
	}
	tell := "table " + string(s.Phase) + " " + s.Game
	if l.naming {
		tell += " naming"
	}
	return tell
}

// Picture implements [scenes.Scene].
func (l *lobby) Picture() *ui.Painter { return l.g.P }

// Update implements [scenes.Scene].
func (l *lobby) Update(in *input.Frame) (scenes.Scene, error) {
	l.next = l
	if !l.naming { // letters are for names here: a part of the keyboard would press keys with them
		bound := l.k.Env.Devices.Bindings()
		l.frame.Without(in, &bound, true, func(d input.Device) bool { return d == input.LeftHalf || d == input.MiddleHalf })
		in = &l.frame
	}
	l.k.Begin(l.g, in)
	if l.then != (ui.ID{}) {
		l.g.Focus(l.then)
		l.then = ui.ID{}
	}
	l.receive()
	if l.next == l {
		if !l.naming {
			l.row.Tick(in)
		}
		if l.g.Input().Back {
			l.goBack()
		}
		l.paint()
	}
	l.k.End(l.g)
	if _, ok := l.g.Focused(); !ok {
		l.g.Focus(l.rests())
	}
	return l.next, nil
}

// rests returns where the focus goes when what had it is gone, as the key to start while the others are
// asked for another match: not to the key that leaves the table, where the own chair can have it.
func (l *lobby) rests() ui.ID {
	if l.sits() && l.state.Phase == table.Ended {
		return chairs.State(l.state.You)
	}
	if l.why == words.TableElsewhere() {
		return idAgain
	}
	if l.sits() {
		return l.main()
	}
	return idBack
}

// receive handles messages from the host until a match begins.
func (l *lobby) receive() {
	if l.over != nil {
		l.state = l.table.State()
		return
	}
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
		if l.coded && l.why == words.TableNowhere() {
			l.why = words.PhoneNoTable()
		}
		if l.returns() {
			l.then = idAgain
		}
	}
	l.updateSeats()
}

// updateSeats updates the chairs, and says who came and who left.
func (l *lobby) updateSeats() {
	was, now := l.state, l.table.State()
	led := was != nil && l.leads()
	l.state = now
	if was == nil && now != nil || led != l.leads() {
		l.then = l.main()
	}
	if was == nil && now != nil {
		if l.link != "" {
			if p, ok := parse(l.link); ok && now.Code != "" { // it may have been typed without its hyphen
				p.code = now.Code
				l.link = p.link()
			}
			l.k.Joined = typed(l.link)
		}
	}
	if now != nil && was != now {
		l.againAt = time.Now().Add(time.Duration(now.Again) * time.Millisecond)
		if late(now) < 0 {
			l.sure = false
		}
	}
	if now != nil && (was == nil || len(now.Seats) < l.least) {
		l.least = len(now.Seats)
	}
	if was == nil && l.sits() && now.Seats[now.You].Name == "" {
		l.rename()
	}
	if was == nil || now == nil || was == now {
		return
	}
	for i := range now.Seats {
		if c := &now.Seats[i]; c.Kind == table.Guest && c.Name != "" && !named(was, c.Name) {
			said := words.InviteSat(l.nameOf(rules.Seat(i)))
			if i >= len(was.Seats) {
				said = words.TogetherGrew(len(now.Seats), l.nameOf(rules.Seat(i)))
			}
			l.k.Env.Say(said)
			l.k.PlayAt("ui.join", 0, i, false)
		}
	}
	for i := range was.Seats {
		if c := &was.Seats[i]; c.Kind == table.Guest && c.Name != "" && !named(now, c.Name) {
			l.k.Env.Say(words.InviteLeft(l.k.PersonName(c.Name, rules.Seat(i))))
			l.k.PlayAt("ui.leave", 0, i, false)
		}
	}
}

// named reports whether a guest of that name has a chair.
func named(s *table.State, name string) bool {
	return slices.ContainsFunc(s.Seats, func(c table.Chair) bool { return c.Kind == table.Guest && c.Name == name })
}

// begins opens the match that has begun.
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

// returns reports whether the guest may well find the table again at once.
func (l *lobby) returns() bool {
	return l.again != nil && (l.unanswered() || l.why == words.TableElsewhere() ||
		l.why == words.TableSlow() || l.why == words.TableKept() || l.why == words.TableFull())
}

// unanswered reports whether the table should have given a first answer by now. The link goes on trying.
func (l *lobby) unanswered() bool {
	if l.table == nil || l.table.State() != nil { // the former in a picture of a lobby
		return false
	}
	phase, lasts, _ := l.table.Status()
	return phase == guest.Connecting && lasts > firstAnswer
}

// reason returns the text for the error that ended a link; at is the latest state, or nil.
func reason(err error, at *table.State) words.Text {
	var bye *guest.Bye
	if errors.As(err, &bye) {
		switch bye.Why {
		case table.SentAway:
			return words.TableAway()
		case table.Elsewhere:
			return words.TableElsewhere()
		case table.Left:
			return words.TableLeft()
		case table.TooMany:
			return words.TableFull()
		case table.TooSlow:
			return words.TableSlow()
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
	if at != nil && at.Phase == table.Playing && !at.Unsaved {
		return words.TableKept()
	}
	return words.TableClosed()
}

func (l *lobby) leave() {
	l.k.Play("ui.page")
	if l.over != nil {
		l.next = l.over
		return
	}
	setPageLink("", false)
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

// goBack puts back the chair that is being moved, or leaves the table.
func (l *lobby) goBack() {
	switch {
	case l.naming:
		l.named()
	case l.row.Held >= 0:
		l.row.PutBack()
	default:
		l.askLeave()
	}
}

// askLeave leaves the table; who has a chair is asked once, by the key to leave.
func (l *lobby) askLeave() {
	if l.leaving || !l.sits() {
		l.leave()
		return
	}
	l.leaving, l.then = true, ui.ID{}
	l.g.Focus(idBack)
	l.k.Play("ui.press")
}
