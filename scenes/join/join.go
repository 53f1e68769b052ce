// Package join is where one sits down at a table that a host keeps elsewhere: who is
// there, whether they are ready, and the way into the match once it begins.
package join

import (
	"encoding/hex"
	"errors"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// keyName is where the secret of this device is kept: with it a guest gets its chair
// back.
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
}

// Open joins the table at an address, under a name, or only looks on.
func Open(k *play.App, address, name string, watch bool) scenes.Scene {
	dial, err := dialer(address)
	if err != nil {
		return &lobby{k: k, g: k.Gui(), why: words.TableNowhere()}
	}
	return At(k, dial, name, watch)
}

// At joins the table to which dial leads; "" is the name of the settings.
func At(k *play.App, dial guest.Dial, name string, watch bool) scenes.Scene {
	if name == "" {
		name = k.Env.Settings.Name(0)
	}
	t := &play.Remote{Link: guest.Begin(table.Join{Secret: key(k), Name: name, Device: device, Screen: true, Watch: watch}, dial)}
	t.Back = func() scenes.Scene { return newLobby(k, t) }
	t.Leave = func() scenes.Scene {
		t.Close()
		return k.Title()
	}
	return newLobby(k, t)
}

func newLobby(k *play.App, t *play.Remote) *lobby {
	l := &lobby{k: k, g: k.Gui(), table: t}
	l.g.Focus(idReady)
	return l
}

// key is the secret of this device, made up when there is none yet.
func key(k *play.App) string {
	if b, err := k.Env.Store.Read(keyName); err == nil && table.CheckSecret(string(b)) {
		return string(b)
	}
	s := hex.EncodeToString(random(16))
	_ = k.Env.Store.Write(keyName, []byte(s)) // where nothing is kept, it serves until the end
	return s
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
func (l *lobby) Draw(dst *ebiten.Image) { l.g.P.Flush(dst) }

// Update makes one tick.
func (l *lobby) Update(in *input.Frame) (scenes.Scene, error) {
	l.next = l
	l.k.Begin(l.g, in)
	l.listen()
	if l.next == l {
		if l.g.Hands().Back {
			l.leave()
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
			l.why = words.TableOlder()
		case s != nil:
			l.k.Play("ui.go")
			l.next = s
		}
		return
	}
	if phase, _, err := l.table.Status(); phase == guest.Ended {
		l.why = reason(err)
	}
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

// reason puts into words why a link has ended.
func reason(err error) words.Text {
	var bye *guest.Bye
	if errors.As(err, &bye) {
		switch bye.Why {
		case table.SentAway:
			return words.TableAway()
		case table.TooMany:
			return words.TableFull()
		case table.Old:
			return words.TableOlder()
		}
	}
	return words.TableClosed()
}

func (l *lobby) leave() {
	l.k.Play("ui.page")
	if l.table != nil {
		l.table.Close()
	}
	l.next = l.k.Title()
}

// paint paints the sheet: who sits where, and what there is to do.
func (l *lobby) paint() {
	k, p, v := l.k, l.g.P, l.g.P.View()
	var state *table.State
	if l.table != nil {
		state = l.table.State()
	}
	if state != nil && k.FrontEnd(state.Game) != nil {
		k.GameGround(l.g, state.Game)
	} else {
		k.GameGround(l.g, k.FrontEnds[0].Info.ID)
	}
	grow := 1 + 0.45*(p.TextScale-1)
	sheet := ui.Centered(v.W/2, (v.H-kit.StripTop)/2, min(v.W-48, 860*grow), min(v.H-kit.StripTop-36, 560*grow))
	p.Sheet(sheet, ui.Sheet{Color: ui.Paper, Radius: 8, Waver: 1.4, Lift: 0.8}.Of("table.sheet", 0))
	in := sheet.Inset2(36, 24)
	head, in := in.CutTop(54*min(1.3, grow), 6)
	title := words.TableCalling()
	if state != nil {
		title = words.TableTitle(state.Code)
	}
	p.Label(k.Say(title), head, p.Fit(k.Say(title), ui.SheetTitle, head.W), ui.Left)
	in, foot := ui.Rect{X: in.X, Y: in.Y, W: in.W, H: in.H - 72}, ui.Rect{X: in.X, Y: in.Bottom() - 58, W: in.W, H: 58}
	say, line := ui.Body, l.status(state)
	if l.why != (words.Text{}) {
		say = say.With(ui.AccentInk)
	}
	told, in := in.CutTop(56*min(1.5, grow), 8)
	p.Paragraph(k.Say(line), told, say, ui.Left)
	if state != nil {
		l.paintChairs(state, in)
	}
	l.paintButtons(state, foot)
	k.Strip(l.g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintBack()), Click: l.leave})
}

// status is what is waited for, or what is wrong.
func (l *lobby) status(s *table.State) words.Text {
	switch {
	case l.why != (words.Text{}):
		return l.why
	case s == nil:
		return words.TableCalling()
	case s.You < 0:
		return words.TableWatch()
	case s.Head == s.You:
		return words.TableHead()
	}
	return words.TableWait()
}

// paintChairs paints who sits where.
func (l *lobby) paintChairs(s *table.State, r ui.Rect) {
	p, n := l.g.P, len(s.Seats)
	columns := 2
	if n > 8 {
		columns = 4
	}
	rows := (n + columns - 1) / columns
	for i := range s.Seats {
		c, seat := &s.Seats[i], rules.Seat(i)
		box := r.Row(i/columns, rows, 10).Column(i%columns, columns, 12)
		box.H = min(box.H, 84)
		look := ui.SeatLook(seat)
		ground := ui.Sheet{Color: ui.Paper, Radius: 6, Waver: 1, Lift: -1}.Of("table.chair", i)
		if seat == s.You {
			ground.Color, ground.Lift = look.Tint, 0.6
		}
		p.Sheet(box, ground)
		p.Sign(seat, box.X+34, box.CY(), min(40, box.H-12), true)
		text := ui.Rect{X: box.X + 64, Y: box.Y, W: box.W - 74, H: box.H}
		name, note := l.chair(c, seat)
		if box.H < 56 || note == "" {
			p.Label(name, text, p.Fit(name, ui.RowLabel, text.W), ui.Left)
			continue
		}
		top := ui.Rect{X: text.X, Y: text.Y + 6, W: text.W, H: text.H/2 - 6}
		p.Label(name, top, p.Fit(name, ui.RowLabel, top.W), ui.Left)
		low := ui.Rect{X: text.X, Y: text.CY(), W: text.W, H: text.H/2 - 6}
		p.Label(note, low, p.Fit(note, ui.Small, low.W), ui.Left)
	}
}

// chair is who sits on a chair, and how they are.
func (l *lobby) chair(c *table.Chair, p rules.Seat) (name, note string) {
	k := l.k
	name = c.Name
	switch {
	case c.Kind == table.Computer:
		return k.Say(words.SeatComputer()), ""
	case c.Kind == table.Open:
		return k.Say(words.TableFree()), ""
	case name == "":
		name = k.Say(words.SeatPlayer(p.Letter()))
	}
	switch {
	case c.Silent > 0:
		note = k.Say(words.TableSilent(c.Silent))
	case c.Ready && c.Delay > 0:
		note = k.Join(k.Say(words.TableReady()), " · ", k.Say(words.TableDelay(c.Delay)))
	case c.Ready:
		note = k.Say(words.TableReady())
	case c.Delay > 0:
		note = k.Say(words.TableDelay(c.Delay))
	}
	return name, note
}

// paintButtons paints what there is to do.
func (l *lobby) paintButtons(s *table.State, r ui.Rect) {
	k := l.k
	n := 1
	sits := s != nil && s.You >= 0 && int(s.You) < len(s.Seats) && l.why == (words.Text{})
	if sits {
		n = 2
	}
	starts := sits && s.Head == s.You
	if starts {
		n = 3
	}
	if l.g.Button(idBack, r.Column(0, n, 14), ui.Button{Text: k.Say(words.HintBack())}) {
		l.leave()
	}
	if sits {
		ready := s.Seats[s.You].Ready
		said := words.TableReady()
		if ready {
			said = words.TableNotready()
		}
		if l.g.Button(idReady, r.Column(1, n, 14), ui.Button{Text: k.Say(said), Main: !ready && !starts}) {
			now := !ready
			l.table.Say(table.ToHost{Ready: &now})
		}
	}
	if starts && l.g.Button(idStart, r.Column(2, n, 14), ui.Button{Text: k.Say(words.LobbyStart()), Main: true}) {
		l.table.Say(table.ToHost{Start: true})
	}
}
