package menu

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// panel returns the open record: its scores of the moment, the board, the timeline
// and the controls. It is the scene that a button leads to, or nil.
func (m *matchScreen) panel(area ui.Rect) scenes.Scene {
	k, g := m.k, m.g
	d := &m.deck
	d.advance()
	m.tune()
	inner := area.Inset2(22, 14)
	head := ui.Rect{X: inner.X + 6, Y: inner.Y, W: inner.W - 12, H: 38}
	start := d.replay.Start()
	scores := d.replay.Scores(d.at)
	x := head.Right()
	below := head.Bottom()
	if len(scores) <= mostScores {
		x = m.scoreLine(head, scores)
	} else {
		below = m.scoreGrid(ui.Rect{X: head.X, Y: head.Bottom(), W: head.W}, scores)
	}
	m.paintTitle(ui.Rect{X: head.X, Y: head.Y, W: x - head.X, H: head.H}, &start)
	high := g.P.Control(48, 8)
	if m.twoRows(inner.W) {
		high = 2*high + 8
	}
	controls := ui.Rect{X: inner.X + 4, Y: inner.Bottom() - 4 - high, W: inner.W - 8, H: high}
	line := ui.Rect{X: inner.X + 12, Y: controls.Y - 104, W: inner.W - 36, H: 90}
	board := ui.Rect{X: inner.X - 2, Y: below + 4, W: inner.W + 4, H: line.Y - below - 12}
	if wide := m.paintBoard(board); wide != nil {
		return wide
	}
	d.timeline(k, g, line)
	return m.controls(controls)
}

// tune makes the effects of the game ready whose record is played.
func (m *matchScreen) tune() {
	if _, ok := m.deck.replay.(play.Audible); !ok || !m.deck.playing || m.tuned || m.k.Sound == nil {
		return
	}
	m.tuned = true
	m.k.Sound.Game(m.t.header.Game)
}

// paintTitle paints which game the record in view is of, where there is room for
// it, and how it ended.
func (m *matchScreen) paintTitle(head ui.Rect, start *play.Start) {
	k, p, d := m.k, m.g.P, &m.deck
	title := k.GameName(m.t.header.Game)
	tt := ui.Number.Sized(ui.SizeHeading)
	tw := min(p.Width(title, tt), head.W*0.5)
	room := ui.Rect{X: head.X + tw + 14, Y: head.Y, W: head.W - tw - 20, H: head.H}
	said, st := m.outcome(d.replay, start), ui.SmallStrong.Sized(ui.SizeText)
	fit := st
	if !m.largeText() { // large letters do not shrink for the name of the game
		fit = p.Fit(said, st, room.W)
	}
	if p.Width(said, fit) > room.W || p.Thumb > 0 && p.Width(title, p.Legible(tt.Sized(1))) > tw {
		// The list says which game it is.
		room = ui.Rect{X: head.X, Y: head.Y, W: head.W - 6, H: head.H}
	} else {
		p.Label(title, ui.Rect{X: head.X, Y: head.Y, W: tw + 2, H: head.H}, tt, ui.Left)
	}
	p.Caption(said, room, st, ui.Left)
}

// paintBoard paints the position in view, its caption, and the other ways to see it. It
// returns the scene that fills the window when that was asked for, else nil.
func (m *matchScreen) paintBoard(board ui.Rect) scenes.Scene {
	k, g, p, d := m.k, m.g, m.g.P, &m.deck
	if !d.chosen {
		// A whole board has no room for large letters, but one of a shape of its own on a
		// phone, where a part of it has none for its figures.
		d.follow = m.largeText() && !(m.small() && shapeOf(d.replay) > 0)
	}
	field := board
	if shape := shapeOf(d.replay); shape > 0 && !d.follow && board.H*shape < board.W {
		field = ui.Centered(board.CX(), board.CY(), board.H*shape, board.H)
	} else if shape == 0 && !d.follow {
		field.H -= 62 // the caption and the buttons cover nothing of the whole
	}
	p.Sheet(field.Inset(-2), ui.Sheet{Color: ui.BookGreen, Radius: 5, Waver: 0.7, Lift: 0, NoRim: true})
	d.replay.Paint(g, field, d.at, d.way(g.Motion == ui.Reduced), d.follow)
	views := []string{k.Say(words.RecordsFollow()), k.Say(words.RecordsWhole())}
	w := p.Width(views[0], ui.SmallStrong) + p.Width(views[1], ui.SmallStrong) + 60
	view := ui.Rect{X: board.X + 14, Y: board.Bottom() - 54, W: min(w, board.W-28), H: 42}
	wide, watched := d.replay.(play.Wide)
	pitch := p.Control(52, 0)
	if p.Thumb > 0 {
		view.W = min(view.W, board.W-28-float32(m.corners(watched))*pitch-ui.GapTight)
	}
	if field.X > board.X {
		view.X = max(board.X, min(view.X, field.X-view.W-ui.GapTight)) // beside the board if it can
	}
	if s := d.replay.Say(d.at); s != "" {
		// Between the buttons, or above them where there is hardly room.
		room := ui.Rect{X: view.Right() + 12, Y: board.Y, W: board.Right() - view.Right() - 28, H: board.H}
		room.W -= float32(m.corners(watched)) * pitch
		if room.W < 240 {
			room = ui.Rect{X: board.X + 14, Y: board.Y, W: board.W - 28, H: view.Y - board.Y}
		}
		m.bubble(s, d.replay.Subject(d.at), room)
	}
	m.paintEyes(board)
	chosen := 1
	if d.follow {
		chosen = 0
	}
	p.Sheet(view, ui.Sheet{Color: ui.Paper, Radius: 6, Lift: 0.2, NoRim: true})
	chosen, changed := g.Cycle(ui.ID{Name: "follow"}, view, views, chosen)
	d.follow, d.chosen = chosen == 0, d.chosen || changed
	// Beside what they belong to, where arrows come by.
	corner := ui.Rect{X: board.Right() - 58, Y: view.Y, W: 44, H: 42}
	if watched {
		if g.Button(ui.ID{Name: "wide"}, corner, ui.Button{Icon: "icons/screen", Tip: k.Say(words.RecordsWide())}) {
			d.playing = false
			return wide.Wide(m, d.at)
		}
		corner.X -= pitch
	}
	if g.Button(moreID, corner, ui.Button{Icon: "icons/sliders", Tip: k.Say(words.RecordsAbout())}) {
		m.about = true
	}
	corner.X -= pitch
	if g.Button(logID, corner, ui.Button{Icon: "icons/list", Tip: m.keyed(words.RecordsLog(), ebiten.KeyJ)}) {
		m.toggleLog()
	}
	corner.X -= pitch
	if d.replay.Result() != nil && g.Button(ui.ID{Name: "results"}, corner, ui.Button{Icon: "icons/trophy", Tip: m.keyed(words.RecordsResults(), ebiten.KeyR)}) {
		m.turn(false)
	}
	return nil
}

var (
	logID  = ui.ID{Name: "log"}
	moreID = ui.ID{Name: "more"}
)

// seeAsNext shows the open record with the next pair of eyes.
func (m *matchScreen) seeAsNext() {
	m.deck.seeAsNext()
	m.lines = nil // the log tells what they saw
	m.k.Play("ui.page")
}

// paintEyes is the key for other eyes, at the top of the board, and says with whose eyes the record is seen.
func (m *matchScreen) paintEyes(board ui.Rect) {
	d, p := &m.deck, m.g.P
	if !d.eyed() {
		return
	}
	key := ui.Rect{X: board.Right() - 58, Y: board.Y + 10, W: 44, H: 42}
	if m.g.Button(ui.ID{Name: "eyes"}, key, ui.Button{Icon: "icons/eye", Tip: m.keyed(words.RecordsEyes(), ebiten.KeyE), Chosen: d.eyes >= 0}) {
		m.seeAsNext()
	}
	if d.eyes < 0 {
		return
	}
	said := m.k.Say(words.RecordsSeen(play.Called(m.k, d.replay.Start().Chairs, d.eyes)))
	t := ui.SmallStrong
	w := min(key.X-board.X-24, p.Width(said, t)+60)
	box := ui.Rect{X: board.X + 14, Y: board.Y + 10, W: w, H: max(38, p.Lead(t)+8)}
	p.Sheet(box, ui.Slip.Raised(0.4))
	p.Sign(d.eyes, box.X+24, box.CY(), 28, true)
	box.X, box.W = box.X+46, box.W-54
	t = p.Fit(said, t, box.W)
	p.Label(p.Ellipsis(said, t, box.W), box, t, ui.Left)
}

// corners returns how many keys there are in the corner of the board.
func (m *matchScreen) corners(watched bool) int {
	n := 2
	if watched {
		n++
	}
	if m.deck.replay.Result() != nil {
		n++
	}
	return n
}

// keyed returns what a key of the screen does, with the key of the keyboard that does the same.
func (m *matchScreen) keyed(t words.Text, key ebiten.Key) string {
	k := m.k
	label := k.Env.Devices.KeyLabel(key)
	name := label.Text
	if name == "" {
		name = k.Say(label.Word)
	}
	if name == "" || k.P.Thumb > 0 {
		return k.Say(t)
	}
	return k.Join(k.Say(t), " · ", name)
}

// outcome says in a few words how the match ended.
func (m *matchScreen) outcome(replay play.Replay, start *play.Start) string {
	res := replay.Result()
	if m.t.sound != nil {
		return m.k.Say(words.RecordsDamagedLine())
	}
	if res == nil {
		return m.k.Say(words.RecordsUnderWay())
	}
	first, n := rules.Spectator, 0
	for s, rank := range res.Ranks {
		if rank == 1 {
			first = rules.Seat(s)
			n++
		}
	}
	if n != 1 {
		return m.k.Say(words.RecordsDraw())
	}
	name := m.k.Say(words.SeatPlayer(first.Letter()))
	if int(first) < len(start.Chairs) {
		name = play.Called(m.k, start.Chairs, first)
	}
	return m.k.Say(words.RecordsVictory(name))
}

// bubble says what just happened, on paper, at the right foot of the room for it.
func (m *matchScreen) bubble(s string, seat rules.Seat, room ui.Rect) {
	p := m.g.P
	t := ui.SmallStrong.Sized(ui.SizeText)
	w := min(room.W, p.Width(s, t)+76)
	h := max(40, p.TextHeight(s, t, w-66)+14)
	box := ui.Rect{X: room.Right() - w, Y: room.Bottom() - h - 14, W: w, H: h}
	p.Sheet(box, ui.Slip.Raised(0.4))
	if seat >= 0 {
		p.Sign(seat, box.X+26, box.CY(), 30, true)
	}
	p.ParagraphMid(s, ui.Rect{X: box.X + 50, Y: box.Y + 4, W: box.W - 62, H: box.H - 8}, t, ui.Left)
}

// twoRows reports that the controls of a record take two rows in so much room: a thumb needs
// more of it.
func (m *matchScreen) twoRows(wide float32) bool { return m.small() && wide < 7.6*m.g.P.Thumb }

func (m *matchScreen) controls(area ui.Rect) scenes.Scene {
	k, g := m.k, m.g
	d := &m.deck
	row, low := area, area
	two := m.twoRows(area.W)
	if two {
		row, low = area.Row(0, 2, 8), area.Row(1, 2, 8)
	}
	flow := row.Columns(8)
	wide := g.P.Control(44, 8)
	main := max(78, wide)
	if two {
		wide = flow.Share(5)
		main = wide
	}
	key := func(name string, b ui.Button, tip words.Text, does ebiten.Key) bool {
		b.Tip = m.keyed(tip, does)
		if b.Main {
			b.Tip = "" // the strip says it, and here it would lie on the timeline
			return g.Button(ui.ID{Name: name}, flow.Next(main).Inset2(0, -5*ui.ControlHigh/max(ui.ControlHigh, g.P.Thumb)), b)
		}
		return g.Button(ui.ID{Name: name}, flow.Next(wide), b)
	}
	ends := two || !m.small() // else the timeline leads there
	if ends && key("first", ui.Button{Icon: "icons/first"}, words.RecordsFirst(), ebiten.KeyHome) {
		d.jump(0)
	}
	if key("back", ui.Button{Icon: "icons/rewind"}, words.RecordsBack(), ebiten.KeyComma) {
		d.step(-1)
	}
	icon, tip := "icons/play", words.RecordsPlay()
	if d.playing {
		icon, tip = "icons/pause", words.RecordsPause()
	}
	if key("play", ui.Button{Icon: icon, Main: true}, tip, ebiten.KeySpace) {
		d.toggle()
	}
	if key("forward", ui.Button{Icon: "icons/forward"}, words.RecordsForward(), ebiten.KeyPeriod) {
		d.step(1)
	}
	if ends && key("last", ui.Button{Icon: "icons/last"}, words.RecordsLast(), ebiten.KeyEnd) {
		d.jump(d.replay.Len())
	}
	if two {
		flow = low.Columns(8)
	}
	m.speed(&flow, area.W < 640)
	bin := flow.Last(g.P.Control(48, 8))
	_, rest := flow.Rest.CutRight(min(flow.Rest.W-4, 420*max(1, g.P.TextScale)), 0)
	if g.Asking(deleteID) {
		m.askDeletion(rest)
	} else if m.bin {
		if g.Button(ui.ID{Name: "restore"}, rest, ui.Button{Text: k.Say(words.RecordsRestore()), Icon: "icons/undo", Size: ui.SizeRow}) {
			return m.restore()
		}
	} else if m.t.name == "" {
		if g.Button(ui.ID{Name: "keep"}, rest, ui.Button{Text: k.Say(words.RecordsKeep()), Icon: "icons/plus", Size: ui.SizeRow, Tip: k.Say(words.RecordsKeepNote())}) {
			m.keep()
		}
	} else if m.t.unfinished() {
		if g.Button(ui.ID{Name: "resume"}, rest, ui.Button{Text: k.Say(words.RecordsResume()), Icon: "icons/play", Size: ui.SizeRow}) {
			return m.resume()
		}
	} else if g.Button(ui.ID{Name: "next"}, rest, ui.Button{Text: k.Say(words.RecordsNext()), Icon: "icons/chevron", Size: ui.SizeText, Tip: m.keyed(words.RecordsNextNote(), ebiten.KeyN)}) {
		d.next(1)
	}
	return m.deletion(bin)
}

// speed is how fast the record plays.
func (m *matchScreen) speed(flow *ui.Flow, narrow bool) {
	k, g := m.k, m.g
	words := []string{k.Say(words.SettingsSpeedHalf()), k.Say(words.SettingsSpeedNormal()), k.Say(words.SettingsSpeedDouble()), k.Say(words.SettingsSpeedFour()), k.Say(words.RecordsSpeed(8)), k.Say(words.RecordsSpeed(16))}
	wide := float32(166)
	if narrow {
		wide = 150
	}
	m.deck.speed, _ = g.Cycle(ui.ID{Name: "speed"}, flow.Next(max(wide, 2*g.P.Thumb)), words, m.deck.speed)
}

// deleteID is the bin of the open record.
var deleteID = ui.ID{Name: "delete"}

// askDeletion paints the question beside the bin that asks it.
func (m *matchScreen) askDeletion(room ui.Rect) {
	m.g.P.ParagraphMid(m.k.Say(words.RecordsDeleteAsk()), room, ui.SmallStrong.With(ui.AccentInk), ui.Right)
}

// deletion is the key that puts the match into the bin; in the bin it asks before it removes it for good. It returns
// the list if it did, else nil.
func (m *matchScreen) deletion(rect ui.Rect) scenes.Scene {
	k, g := m.k, m.g
	if m.t.name == "" {
		return nil
	}
	b := ui.Button{Icon: "icons/trash", Tip: k.Say(words.RecordsDelete()), Final: true}
	if m.bin {
		b.Ask = "?"
	}
	if g.Asking(deleteID) {
		b.Color, b.TextColor, b.Tip = ui.Seats[1].Ground, ui.White, ""
	}
	if !g.Button(deleteID, rect, b) {
		return nil
	}
	if host, open := kept.InUse(k.Env.Store, m.t.name); open {
		k.Env.Say(play.OpenElsewhere(host))
		return nil
	}
	binned, err := "", error(nil)
	if m.bin {
		err = kept.Remove(k.Env.Store, m.t.name)
	} else {
		binned, err = kept.ToBin(k.Env.Store, m.t.name, time.Now())
	}
	if err != nil {
		k.Env.Say(words.NoticeStoreDenied())
		return nil
	}
	k.Play("ui.cut")
	return m.gone(binned)
}

// restore takes the match out of the bin, and returns the list; nil if it cannot.
func (m *matchScreen) restore() scenes.Scene {
	if _, err := kept.Restore(m.k.Env.Store, m.t.name); err != nil {
		m.k.Env.Say(words.NoticeStoreDenied())
		return nil
	}
	m.k.Env.Say(words.RecordsRestored())
	m.k.Play("ui.page")
	return m.gone("")
}

// atOrAfter returns the position of a fraction of a replay.
func atOrAfter(share float32, n int) int {
	return max(0, min(n, int(math.Round(float64(share)*float64(n)))))
}

// mostScores is how many scores stand beside a replay's title; more go under it.
const mostScores = 5

// scoreLine paints the scores at the right end of a replay's title, with names where there is room for them, and
// is where they begin.
func (m *matchScreen) scoreLine(head ui.Rect, scores []int) float32 {
	p := m.g.P
	// How it ended stands beside them.
	num, small := p.AtMost(ui.Heading.Sized(ui.SizeButton), 1.1), ui.Small.With(ui.Ink)
	sign, gap := float32(24), float32(58)
	if p.TextScale > 1 {
		sign, gap = 20, 46
	}
	chairs, wide := m.deck.replay.Start().Chairs, float32(0)
	for i := range scores {
		wide += p.Width(ui.Digits(scores[i]), num) + p.Width(play.Called(m.k, chairs, rules.Seat(i)), small) + 8 + gap
	}
	x := head.Right()
	for i := len(scores) - 1; i >= 0; i-- {
		w := p.Width(ui.Digits(scores[i]), num)
		p.Label(ui.Digits(scores[i]), ui.Rect{X: x - w, Y: head.Y, W: w + 2, H: head.H}, num, ui.Left)
		if wide < head.W*mostNamed {
			name := play.Called(m.k, chairs, rules.Seat(i))
			n := p.Width(name, small) + 1
			w += n + 8
			p.Label(name, ui.Rect{X: x - w, Y: head.Y, W: n, H: head.H}, small, ui.Left)
		}
		p.Sign(rules.Seat(i), x-w-sign, head.CY(), 36, true)
		x -= w + gap
	}
	return x
}

// mostNamed is how much of a replay's title names and scores take at most.
const mostNamed = 0.66

// scoreGrid paints the scores of many seats in rows of eight, from the top of r,
// and is where they end.
func (m *matchScreen) scoreGrid(area ui.Rect, scores []int) float32 {
	p := m.g.P
	const high, between = 28, 4
	perRow := 8
	num := p.AtMost(ui.Heading.Sized(ui.SizeText), 1.2)
	if p.Thumb > 0 { // as many as can be read beside each other
		widest := float32(0) // the highest score may have narrower figures than another
		for _, score := range scores {
			widest = max(widest, p.Width(ui.Digits(score), p.Legible(num)))
		}
		perRow = max(4, min(perRow, int((area.W+between)/(30+between+widest))))
	}
	rows := (len(scores) + perRow - 1) / perRow
	area.H = float32(rows) * high
	for i, score := range scores {
		c := area.Row(i/perRow, rows, 0).Column(i%perRow, perRow, between)
		p.Sign(rules.Seat(i), c.X+13, c.CY(), 27, true)
		p.Label(ui.Digits(score), ui.Rect{X: c.X + 29, Y: c.Y, W: c.W - 29, H: c.H}, num, ui.Left)
	}
	return area.Bottom()
}
