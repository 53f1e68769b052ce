package aquariom

import (
	"ludotheque/arena/aquanet"
	"ludotheque/assets/words"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// waiting is the screen before a game on a server begins. It shows what is wrong, and
// reconnects.
type waiting struct {
	k          *play.App
	g          *ui.Gui
	at         play.Server
	connection connection
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

// newWaiting connects to a server.
func newWaiting(k *play.App, at play.Server) *waiting {
	if at.Nick = nickname(at.Nick); at.Nick == "" {
		at.Nick = ownNick(k)
	}
	if at.Watch {
		at.Nick = watcher
	}
	q := &waiting{k: k, g: k.Gui(), at: at}
	q.dial()
	q.g.Focus(idWaitingBack)
	return q
}

// failedWaiting returns the screen of a failed connection. It reconnects on demand, or by
// itself if the failure may pass.
func failedWaiting(k *play.App, at play.Server, why *trouble) *waiting {
	q := &waiting{k: k, g: k.Gui(), at: at}
	q.fail(why)
	return q
}

var (
	idWaitingAgain = ui.ID{Name: "waiting.again"}
	idWaitingBack  = ui.ID{Name: "waiting.back"}
)

func (q *waiting) dial() {
	q.why, q.ticks, q.retry = nil, 0, 0
	q.connection = dial(q.at)
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
		q.connection.Close()
		q.connection = nil
	}
}

// Tell says what is waited for, for tests that drive the program.
func (q *waiting) Tell() string {
	if q.why != nil {
		return "aquariom waiting " + q.why.text("").Key()
	}
	if q.connection != nil {
		if state, _ := q.connection.Status(); state == aquanet.PhaseWaiting {
			return "aquariom waiting let in " + q.at.Address
		}
	}
	return "aquariom waiting calling " + q.at.Address
}

// Close closes the connection.
func (q *waiting) Close() { q.hangUp() }

// Picture implements [scenes.Scene]: it returns what Update painted.
func (q *waiting) Picture() *ui.Painter { return q.g.P }

// Update runs one tick.
func (q *waiting) Update(in *input.Frame) (scenes.Scene, error) {
	q.goTo = q
	q.k.Begin(q.g, in)
	q.ticks++
	q.listen()
	if q.goTo == q {
		if q.g.Input().Back {
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

// listen handles the connection's messages, and reconnects.
func (q *waiting) listen() {
	if q.connection == nil {
		if q.retry > 0 {
			if q.retry--; q.retry == 0 {
				q.dial()
			}
		}
		return
	}
	if v := q.connection.Next(); v != nil {
		q.goTo = goOnline(q.k, q.at, q.connection, v)
		q.connection = nil // it is the game's now
		q.k.Play("ui.go")
		return
	}
	if phase, err := q.connection.Status(); phase == aquanet.PhaseFailed {
		q.fail(troubleOf(err))
	}
}

func (q *waiting) leave() {
	q.k.Play("ui.page")
	q.goTo = q.at.Back()
}

// paint paints the sheet.
func (q *waiting) paint() {
	k, p, v := q.k, q.g.P, q.g.P.View()
	k.GameGround(q.g, game.Game.ID)
	grow := 1 + 0.45*(p.TextScale-1)
	const h = 330
	strip := max(kit.StripTop, p.Thumb-14) // with a thumb's room for its word
	sheet := ui.Centered(v.W/2, (v.H-strip)/2, min(v.W-48, 860*grow), min(v.H-strip-36, h*grow))
	p.Sheet(sheet, ui.Dialog.Raised(0.8))
	in := sheet.Inset2(36, 24)
	head, in := in.CutTop(54*min(1.3, grow), 6)
	p.Label(k.Say(q.title()), head, ui.SheetTitle, ui.Left)
	in, foot := in.CutBottom(p.Control(52, 28), 14)
	where, in := in.CutTop(36*min(1.4, grow), 8)
	p.Label(q.at.Address, where, ui.Type{Face: ui.Fredoka500, Size: ui.SizeHeading, Color: ui.Second}, ui.Left)
	t := ui.Body
	if q.why != nil {
		t = t.With(ui.AccentInk)
	}
	p.Paragraph(q.status(), in, t, ui.Left)
	q.paintButtons(foot)
	k.Strip(q.g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintBack()), Click: q.leave})
}

func (q *waiting) title() words.Text {
	if q.at.Watch {
		return words.AquariomNetWatching()
	}
	return words.AquariomNetJoining()
}

// status returns the text of what the screen waits for, or of what is wrong and what to do.
func (q *waiting) status() string {
	k := q.k
	switch {
	case q.why != nil && q.retry > 0:
		n := (q.retry + input.TicksPerSecond - 1) / input.TicksPerSecond
		return k.Join(k.Say(q.why.text(q.at.Address)), " ", k.Say(words.AquariomNetRetry(n)))
	case q.why != nil:
		return k.Say(q.why.text(q.at.Address))
	}
	if state, _ := q.connection.Status(); state == aquanet.PhaseWaiting {
		if m := q.connection.Map(); m != nil {
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
	d, told := q.connection.Dialect()
	switch {
	case !told:
		return q.k.Say(words.AquariomNetRulesUntold())
	case d == game.Original:
		return q.k.Say(words.AquariomNetRulesOriginal())
	}
	return q.k.Say(words.AquariomNetRulesDocument())
}

// paintButtons paints the buttons.
func (q *waiting) paintButtons(r ui.Rect) {
	k, g := q.k, q.g
	left, right := r.Column(0, 2, 20), r.Column(1, 2, 20)
	if g.Button(idWaitingBack, left, ui.Button{Text: k.Say(words.ButtonBack()), Icon: "icons/chevron-left"}) {
		q.leave()
	}
	if q.why != nil && g.Button(idWaitingAgain, right, ui.Button{Text: k.Say(words.AquariomNetAgain()), Icon: "icons/reload", Main: true, Size: ui.SizeButton}) {
		q.dial()
		q.g.Focus(idWaitingBack)
	}
}
