package aquariom

import (
	"fmt"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// waiting is where one waits for a game on a server to begin: one's own, of which it
// says who has come, or somebody else's. It says what is wrong, and calls again.
type waiting struct {
	k          *play.App
	g          *ui.Gui
	call       call
	connection connection
	host       *host
	why        *trouble
	// ticks counts those since the call, and retry those until the next one.
	ticks, retry int
	goTo         scenes.Scene
}

// Times in ticks.
const (
	// retryTicks is how long it takes to call again by itself.
	retryTicks = 3 * input.TicksPerSecond
	// longCall is how long a call may ring before the address is doubted.
	longCall = 6 * input.TicksPerSecond
)

// newWaiting calls a server.
func newWaiting(k *play.App, c call) *waiting {
	q := &waiting{k: k, g: k.Gui(), call: c}
	q.dial()
	q.g.Focus(idWaitingBack)
	return q
}

// failedWaiting says why a call has ended; it is made again on demand, or by itself
// when what went wrong may pass.
func failedWaiting(k *play.App, c call, why *trouble) *waiting {
	q := &waiting{k: k, g: k.Gui(), call: c}
	q.fail(why)
	return q
}

// hostWaiting opens a server of one's own and calls it.
func hostWaiting(k *play.App, settings hosting) *waiting {
	q := &waiting{k: k, g: k.Gui(), call: call{nick: settings.nick, watch: !settings.play}}
	h, err := openHost(k, settings)
	if err != nil {
		q.fail(&trouble{kind: troubleHere, said: err.Error()})
		return q
	}
	q.host, q.call.address = h, h.local
	q.dial()
	q.g.Focus(idWaitingStart)
	return q
}

var (
	idWaitingStart = ui.ID{Name: "waiting.start"}
	idWaitingAgain = ui.ID{Name: "waiting.again"}
	idWaitingBack  = ui.ID{Name: "waiting.back"}
)

func (q *waiting) dial() {
	q.why, q.ticks, q.retry = nil, 0, 0
	q.connection = dial(q.call)
}

func (q *waiting) fail(why *trouble) {
	q.hangUp()
	q.why = why
	if why.passing {
		q.retry = retryTicks
	}
	q.g.Focus(idWaitingAgain)
}

func (q *waiting) hangUp() {
	if q.connection != nil {
		q.connection.close()
		q.connection = nil
	}
}

// Tell says what is waited for, for those who watch from outside.
func (q *waiting) Tell() string {
	switch {
	case q.why != nil:
		return "aquariom waiting " + q.why.text("").Key()
	case q.host != nil:
		return fmt.Sprintf("aquariom waiting host %s guests %d", q.call.address, len(q.host.guests()))
	}
	if q.connection != nil {
		if state, _ := q.connection.state(); state == connectionWaiting {
			return "aquariom waiting let in " + q.call.address
		}
	}
	return "aquariom waiting calling " + q.call.address
}

// Close hangs up, and closes the server.
func (q *waiting) Close() {
	q.hangUp()
	if q.host != nil {
		q.host.close()
	}
}

// Draw shows what Update painted.
func (q *waiting) Draw(dst *ebiten.Image) { q.g.P.Flush(dst) }

// Update makes one tick.
func (q *waiting) Update(in *input.Frame) (scenes.Scene, error) {
	q.goTo = q
	q.k.Begin(q.g, in)
	q.ticks++
	q.listen()
	if q.goTo == q {
		if q.g.Hands().Back {
			q.leave()
		}
		q.paint()
	}
	q.k.End(q.g)
	if _, ok := q.g.Focused(); !ok {
		q.g.Focus(idWaitingBack)
	}
	return q.goTo, nil
}

// listen takes in what the connection says, and calls again.
func (q *waiting) listen() {
	if q.connection == nil {
		if q.retry > 0 {
			if q.retry--; q.retry == 0 {
				q.dial()
			}
		}
		return
	}
	if v := q.connection.next(); v != nil {
		o := goOnline(q.k, q.call, q.connection, q.host, v)
		q.connection, q.host = nil, nil // they are the game's now
		q.goTo = o
		q.k.Play("ui.go")
		return
	}
	if state, why := q.connection.state(); state == connectionBroken {
		q.fail(why)
	}
}

func (q *waiting) leave() {
	q.k.Play("ui.page")
	q.goTo = newNetworkForm(q.k, q.k.Title())
}

// paint paints the sheet.
func (q *waiting) paint() {
	k, p, v := q.k, q.g.P, q.g.P.View()
	k.GameGround(q.g, game.Game.ID)
	grow := 1 + 0.45*(p.TextScale-1)
	h := float32(330)
	if q.host != nil {
		h = 520
	}
	strip := max(kit.StripTop, p.Thumb-14) // with a thumb's room for its word
	sheet := ui.Centered(v.W/2, (v.H-strip)/2, min(v.W-48, 860*grow), min(v.H-strip-36, h*grow))
	p.Sheet(sheet, ui.Dialog.Raised(0.8))
	in := sheet.Inset2(36, 24)
	head, in := in.CutTop(54*min(1.3, grow), 6)
	p.Label(k.Say(q.title()), head, ui.SheetTitle, ui.Left)
	in, foot := in.CutBottom(p.Control(52, 28), 14)
	if q.host != nil {
		in = q.paintHost(in, grow)
	} else {
		var where ui.Rect
		where, in = in.CutTop(36*min(1.4, grow), 8)
		p.Label(q.call.address, where, ui.Type{Face: ui.Fredoka500, Size: ui.SizeHeading, Color: ui.Second}, ui.Left)
	}
	t := ui.Body
	if q.why != nil {
		t = t.With(ui.AccentInk)
	}
	p.Paragraph(q.status(), in, t, ui.Left)
	q.paintButtons(foot)
	k.Strip(q.g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintBack()), Click: q.leave})
}

func (q *waiting) title() words.Text {
	switch {
	case q.host != nil:
		return words.AquariomNetOpen()
	case q.call.watch:
		return words.AquariomNetWatching()
	}
	return words.AquariomNetJoining()
}

// status is what is waited for, or what is wrong, and what to do.
func (q *waiting) status() string {
	k := q.k
	switch {
	case q.why != nil && q.retry > 0:
		n := (q.retry + input.TicksPerSecond - 1) / input.TicksPerSecond
		return k.Join(k.Say(q.why.text(q.call.address)), " ", k.Say(words.AquariomNetRetry(n)))
	case q.why != nil:
		return k.Say(q.why.text(q.call.address))
	case q.host != nil && q.missing() > 0:
		return k.Join(q.rules(), " ", k.Say(words.AquariomNetNeed(q.missing())))
	case q.host != nil:
		return k.Join(q.rules(), " ", k.Say(words.AquariomNetReady()))
	}
	if state, _ := q.connection.state(); state == connectionWaiting {
		if m := q.connection.basin(); m != nil {
			return k.Join(k.Say(words.AquariomNetWaiting(m.Turns, m.MaxPlayers)), " ", q.rules())
		}
	}
	if q.ticks > longCall {
		return k.Say(words.AquariomNetRinging())
	}
	return k.Say(words.AquariomNetCalling())
}

// rules says which dialect the server plays, or that it does not tell.
func (q *waiting) rules() string {
	var d game.Dialect
	told := true
	if q.host != nil {
		d = q.host.settings.dialect
	} else {
		d, told = q.connection.dialect()
	}
	switch {
	case !told:
		return q.k.Say(words.AquariomNetRulesUntold())
	case d == game.Original:
		return q.k.Say(words.AquariomNetRulesOriginal())
	}
	return q.k.Say(words.AquariomNetRulesDocument())
}

// missing is how many players are missing for a game on one's own server.
func (q *waiting) missing() int {
	n := 0
	for _, g := range q.host.guests() {
		if g.plays {
			n++
		}
	}
	return max(0, q.host.least-n)
}

// paintHost says where the server is and who has come, and gives back the rest
// of r.
func (q *waiting) paintHost(r ui.Rect, grow float32) ui.Rect {
	k, p := q.k, q.g.P
	big := ui.Type{Face: ui.Fredoka600, Size: ui.SizeName, Color: ui.Ink}
	where, t := k.Say(words.AquariomNetWhere()), ui.SmallStrong.Sized(ui.SizeText)
	high := 28 * min(1.5, grow)
	if p.Thumb > 0 {
		high = max(high, p.TextHeight(where, p.Legible(t), r.W))
	}
	line, r := r.CutTop(high, 2)
	p.Caption(where, line, t, ui.Left)
	for _, a := range q.host.addresses {
		line, r = r.CutTop(36*min(1.3, grow), 2)
		p.Label(a, line, big, ui.Left)
	}
	guests := q.host.guests()
	line, r = r.CutTop(30*min(1.5, grow), 4)
	players := 0
	for _, g := range guests {
		if g.plays {
			players++
		}
	}
	p.Label(k.Say(words.AquariomNetGuests(players, q.host.most)), line, ui.SmallStrong.Sized(ui.SizeText), ui.Left)
	high = 62 * min(1.3, grow)
	if p.Thumb > 0 {
		high = max(high, p.TextHeight(q.status(), p.Legible(ui.Body), r.W))
	}
	rest := ui.Rect{X: r.X, Y: r.Bottom() - high, W: r.W, H: high}
	list := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: max(0, rest.Y-r.Y-8)}
	const columns = 3
	high = 32 * min(1.4, grow)
	rows := max(1, int(list.H/high))
	for i, g := range guests {
		if i >= columns*rows {
			break
		}
		cell := list.Column(i%columns, columns, 14)
		cell.Y, cell.H = list.Y+float32(i/columns)*high, high
		icon := "icons/person"
		switch {
		case g.computer:
			icon = "icons/robot"
		case !g.plays:
			icon = "icons/eye"
		}
		p.Art(icon, cell.X+12, cell.CY(), ui.ArtStyle{Height: 20, Ink: ui.Ink})
		room := cell.W - 34
		p.Label(p.Ellipsis(g.name, ui.SmallStrong, room), ui.Rect{X: cell.X + 32, Y: cell.Y, W: room + 1, H: cell.H}, ui.SmallStrong, ui.Left)
	}
	return rest
}

// paintButtons paints what can be done.
func (q *waiting) paintButtons(r ui.Rect) {
	k, g := q.k, q.g
	left, right := r.Column(0, 2, 20), r.Column(1, 2, 20)
	if g.Button(idWaitingBack, left, ui.Button{Text: k.Say(words.ButtonBack()), Icon: "icons/chevron-left"}) {
		q.leave()
	}
	switch {
	case q.why != nil:
		if g.Button(idWaitingAgain, right, ui.Button{Text: k.Say(words.AquariomNetAgain()), Icon: "icons/reload", Main: true, Size: ui.SizeButton}) {
			q.again()
		}
	case q.host != nil:
		if g.Button(idWaitingStart, right, ui.Button{Text: k.Say(words.LobbyStart()), Icon: "icons/play", Main: true, Size: ui.SizeButton, Disabled: q.missing() > 0}) {
			q.host.start()
		}
	}
}

// again calls again, or opens the server again.
func (q *waiting) again() {
	switch {
	case q.host != nil:
		settings := q.host.settings
		q.host.close()
		q.host = nil
		q.goTo = hostWaiting(q.k, settings)
	case q.call.address == "":
		q.leave() // no server could be opened: its settings are there
	default:
		q.dial()
		q.g.Focus(idWaitingBack)
	}
}
