package menu

import (
	"math"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/kit"
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
	head = m.paintStar(head)
	start := d.replay.Start()
	scores := d.replay.Scores(d.at)
	x := head.Right()
	below := head.Bottom()
	if len(scores) <= maxScores {
		x = m.scoreLine(head, scores)
	} else {
		below = m.scoreGrid(ui.Rect{X: inner.X + 6, Y: head.Bottom(), W: inner.W - 12}, scores)
	}
	m.paintTitle(ui.Rect{X: head.X, Y: head.Y, W: x - head.X, H: head.H}, &start)
	high := g.P.Control(48, 8)
	if m.twoRows(inner.W) {
		high = 2*high + 8
	}
	controls := ui.Rect{X: inner.X + 4, Y: inner.Bottom() - 4 - high, W: inner.W - 8, H: high}
	under := timelineGrown(g.P)
	line := ui.Rect{X: inner.X + 12, Y: controls.Y - 104 - under, W: inner.W - 36, H: 90 + under}
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
// it, and at its end how it ended, before that when it was played.
func (m *matchScreen) paintTitle(head ui.Rect, start *play.Start) {
	k, p, d := m.k, m.g.P, &m.deck
	title := k.GameName(m.t.header.Game)
	tt := ui.Number.Sized(ui.SizeHeading)
	tw := min(p.Width(title, tt), head.W*0.5)
	room := ui.Rect{X: head.X + tw + 14, Y: head.Y, W: head.W - tw - 20, H: head.H}
	said, st := m.outcome(d.replay, start), ui.SmallStrong.Sized(ui.SizeText)
	if m.t.sound == nil && d.replay.Result() != nil && d.at < d.replay.Len() {
		said = when(k, m.now, m.t.date)
	}
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
	} else if !d.follow || p.Thumb == 0 && !m.largeText() {
		field.H -= 62 // the caption and the buttons cover nothing of it
	}
	p.Sheet(field.Inset(-2), ui.Sheet{Color: ui.BookGreen, Radius: 5, Waver: 0.7, Lift: 0, NoRim: true})
	d.replay.Paint(g, field, d.at, d.progress(g.Motion == ui.Reduced), d.follow)
	views := []string{k.Say(words.RecordsFollow()), k.Say(words.RecordsWhole())}
	w := p.Width(views[0], ui.SmallStrong) + p.Width(views[1], ui.SmallStrong) + 60
	view := ui.Rect{X: board.X + 14, Y: board.Bottom() - 54, W: min(w, board.W-28), H: 42}
	keys := m.layOutKeys(board, field, &view)
	if field.X > board.X {
		view.X = max(board.X, min(view.X, field.X-view.W-ui.GapTight)) // beside the board if it can
	}
	if s := d.replay.Say(d.at); s != "" {
		// Between the buttons, or above them where there is hardly room.
		room := ui.Rect{X: view.Right() + 12, Y: board.Y, W: keys.left - view.Right() - 28, H: board.H}
		if beside := field.X - board.X; beside > 240 {
			room = ui.Rect{X: board.X, Y: board.Y, W: beside - ui.Gap, H: view.Y - board.Y}
		} else if room.W < 240 || p.TextHeight(s, bubbleText, room.W-66) > 2.5*p.Lead(bubbleText) {
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
	switch m.paintKeys(&keys) {
	case resultsID:
		m.turn(false)
	case logID:
		m.toggleLog()
	case moreID:
		m.unfold(detailsSheet)
	case wideID:
		d.playing = false
		return d.replay.(play.Wide).Wide(m, d.at)
	}
	return nil
}

var (
	resultsID = ui.ID{Name: "results"}
	logID     = ui.ID{Name: "log"}
	moreID    = ui.ID{Name: "more"}
	wideID    = ui.ID{Name: "wide"}
)

// boardKeys are the keys beside the board, and where they lie.
type boardKeys struct {
	keys [4]boardKey
	n    int
	// left is where they begin, and worded says that they have their words.
	left   float32
	worded bool
}

// boardKey is a key beside the board; key is that of the keyboard which does the same, or -1.
type boardKey struct {
	id   ui.ID
	icon string
	said string
	does ebiten.Key
	at   ui.Rect
}

// layOutKeys gives the keys beside the board their room: with their words below each other beside the board or in a
// row below it, or else as signs. The choice of the view at the left end of that row gives way to them.
func (m *matchScreen) layOutKeys(board, field ui.Rect, view *ui.Rect) (l boardKeys) {
	k, p := m.k, m.g.P
	add := func(id ui.ID, icon string, said words.Text, does ebiten.Key) {
		l.keys[l.n] = boardKey{id: id, icon: icon, said: k.Say(said), does: does}
		l.n++
	}
	if m.deck.replay.Result() != nil {
		add(resultsID, "icons/trophy", words.RecordsResults(), ebiten.KeyR)
	}
	add(logID, "icons/list", words.RecordsLog(), ebiten.KeyJ)
	add(moreID, "icons/info", words.RecordsAbout(), -1)
	if _, watched := m.deck.replay.(play.Wide); watched {
		add(wideID, "icons/screen", words.RecordsWide(), -1)
	}
	const high, gap, least = 42, 8, 260 // least is what a caption wants between them
	widest, all := float32(0), float32(0)
	for i := range l.keys[:l.n] {
		w := p.Width(l.keys[i].said, keyText) + 62
		widest, all = max(widest, w), all+w+gap
	}
	l.worded = p.Thumb == 0
	switch beside := board.Right() - field.Right(); {
	case l.worded && beside >= widest+ui.Gap:
		l.left = board.Right() - 14 - widest
		for i := range l.keys[:l.n] {
			l.keys[i].at = ui.Rect{X: l.left, Y: view.Y - float32(l.n-1-i)*(high+gap), W: widest, H: high}
		}
	case l.worded && field.Bottom() < board.Bottom() && view.W+all+28+least <= board.W:
		l.left = board.Right() - 14 - all + gap
		x := l.left
		for i := range l.keys[:l.n] {
			l.keys[i].at = ui.Rect{X: x, Y: view.Y, W: p.Width(l.keys[i].said, keyText) + 62, H: high}
			x = l.keys[i].at.Right() + gap
		}
	default:
		pitch := p.Control(52, 0)
		l.worded, l.left = false, board.Right()-58-pitch*float32(l.n-1)
		for i := range l.keys[:l.n] {
			l.keys[i].at = ui.Rect{X: l.left + pitch*float32(i), Y: view.Y, W: 44, H: high}
		}
		if p.Thumb > 0 {
			view.W = min(view.W, board.W-28-pitch*float32(l.n)-ui.GapTight)
		}
	}
	return l
}

// keyText is how the words of the keys beside the board are set.
var keyText = ui.ButtonText.Sized(ui.SizeText)

// paintKeys paints the keys beside the board, and returns the one that is used.
func (m *matchScreen) paintKeys(l *boardKeys) (used ui.ID) {
	for i := range l.keys[:l.n] {
		key := &l.keys[i]
		b := ui.Button{Icon: key.icon, Text: key.said, Size: ui.SizeText}
		if !l.worded {
			b.Text, b.Tip, b.Size = "", m.keyed(key.said, key.does), 0
		}
		if m.g.Button(key.id, key.at, b) {
			used = key.id
		}
	}
	return used
}

// seeAsNext shows the open record with the next pair of eyes.
func (m *matchScreen) seeAsNext() {
	m.deck.seeAsNext()
	m.log.forget() // it tells what they saw
	m.k.Play("ui.page")
}

// paintStar is the key for a favourite, at the left end of the title's row; it returns what is left of that.
func (m *matchScreen) paintStar(head ui.Rect) (rest ui.Rect) {
	if m.bin {
		return head
	}
	remark := m.t.noted(m.k)
	key, rest := head.CutLeft(head.H, 12)
	if m.g.Button(favouriteID, key, ui.Button{Icon: "icons/star", Tip: m.k.Say(words.RecordsFavourite()), Chosen: remark.Favourite}) {
		remark.Favourite = !remark.Favourite
		m.setRemark(remark)
	}
	return rest
}

// paintEyes is the key for other eyes, at the top of the board, and says with whose eyes the record is seen.
func (m *matchScreen) paintEyes(board ui.Rect) {
	d, k, p := &m.deck, m.k, m.g.P
	if !d.eyed() {
		return
	}
	key := ui.Rect{X: board.Right() - 58, Y: board.Y + 10, W: 44, H: 42}
	tip, seen := words.RecordsEyes(), words.RecordsSeen
	if d.replay.(play.Eyed).Follows() { // nothing is hidden there
		tip, seen = words.RecordsEyesFollow(), words.RecordsFollowed
	}
	if m.g.Button(ui.ID{Name: "eyes"}, key, ui.Button{Icon: "icons/eye", Tip: m.keyed(k.Say(tip), ebiten.KeyE), Chosen: d.eyes >= 0}) {
		m.seeAsNext()
	}
	if d.eyes < 0 {
		return
	}
	said := m.k.Say(seen(play.Called(m.k, d.replay.Start().Chairs, d.eyes)))
	t := ui.SmallStrong
	w := min(key.X-board.X-24, p.Width(said, t)+60)
	box := ui.Rect{X: board.X + 14, Y: board.Y + 10, W: w, H: max(38, p.Lead(t)+8)}
	p.Sheet(box, ui.Slip.Raised(0.4))
	p.Sign(d.eyes, box.X+24, box.CY(), 28, true)
	box.X, box.W = box.X+46, box.W-54
	t = p.Fit(said, t, box.W)
	p.Label(p.Ellipsis(said, t, box.W), box, t, ui.Left)
}

var favouriteID = ui.ID{Name: "favourite"}

// keyed returns what a key of the screen does, with the key of the keyboard that does the same, which may be -1.
func (m *matchScreen) keyed(said string, key ebiten.Key) string {
	k := m.k
	if key < 0 || k.P.Thumb > 0 {
		return said
	}
	label := k.Env.Devices.KeyLabel(key)
	name := label.Text
	if name == "" {
		name = k.Say(label.Word)
	}
	if name == "" {
		return said
	}
	return k.Join(said, " · ", name)
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

// bubbleText is how the caption of the board is set.
var bubbleText = ui.SmallStrong.Sized(ui.SizeText)

// bubble says what just happened, on paper, at the right foot of the room for it.
func (m *matchScreen) bubble(s string, seat rules.Seat, room ui.Rect) {
	p := m.g.P
	t := bubbleText
	w := min(room.W, p.Width(s, t)+76)
	h := max(40, p.TextHeight(s, t, w-66)+14)
	box := ui.Rect{X: room.Right() - w, Y: room.Bottom() - h - 14, W: w, H: h}
	p.Sheet(box, ui.Slip.Raised(0.4))
	if seat >= 0 {
		p.Sign(seat, box.X+26, box.CY(), 30, true)
	}
	p.ParagraphMid(s, ui.Rect{X: box.X + 50, Y: box.Y + 4, W: box.W - 62, H: box.H - 8}, t, ui.Left)
}

// twoRows reports that the controls of a record take two rows in the given room: a thumb, large letters and the key
// that resumes the match need more of it.
func (m *matchScreen) twoRows(wide float32) bool {
	return m.small() && wide < 9*m.g.P.Thumb || (m.largeText() || m.resumable()) && wide < 700
}

// controls paints the keys below the timeline. It is the scene that a key leads to, or nil.
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
	main, air := max(84, wide), float32(8) // for the mark of its focus
	if g.P.Thumb > 0 {
		air = 0
	}
	if two {
		wide = flow.Share(5)
		main = wide
	}
	key := func(name string, b ui.Button, tip words.Text, does ebiten.Key) bool {
		b.Tip = m.keyed(k.Say(tip), does)
		switch {
		case b.Main:
			b.Tip = "" // the strip says it, and here it would lie on the timeline
			return g.Button(ui.ID{Name: name}, flow.Next(main).Inset2(air, -5*ui.ControlHigh/max(ui.ControlHigh, g.P.Thumb)), b)
		case b.Text != "":
			b.Tip = ""
			return g.Button(ui.ID{Name: name}, flow.Next(main), b)
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
	watch, tip := ui.Button{Icon: "icons/play", Main: true}, words.RecordsPlay()
	if d.playing {
		watch.Icon, tip = "icons/pause", words.RecordsPause()
	}
	if m.resumable() {
		watch.Main = false // the main thing is to resume it
		if said := k.Say(words.ResultsReplay()); !d.playing && !two && g.P.Thumb == 0 {
			watch.Text, watch.Size = said, ui.SizeText
			main = g.P.Width(said, keyText) + 62
		}
	}
	if key("play", watch, tip, ebiten.KeySpace) {
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
	share := ui.Button{Icon: "icons/share", Tip: k.Say(words.ShareTitle())}
	side := g.P.Control(48, 8)
	if said := k.Say(words.ShareTitle()); g.P.Thumb == 0 && g.P.Width(said, keyText)+62 < 0.4*flow.Room() {
		share.Text, share.Tip, share.Size = said, "", ui.SizeText
		side = g.P.Width(said, keyText) + 62
	}
	if g.Button(idShare, flow.Last(side), share) {
		m.unfold(shareSheet)
	}
	_, rest := flow.Rest.CutRight(min(flow.Rest.W-4, 420*max(1, g.P.TextScale)), 0)
	switch {
	case m.bin:
		if g.Button(ui.ID{Name: "restore"}, rest, ui.Button{Text: k.Say(words.RecordsRestore()), Icon: "icons/undo", Size: ui.SizeRow}) {
			return m.restore()
		}
	case m.t.name == "":
		if g.Button(ui.ID{Name: "keep"}, rest, ui.Button{Text: k.Say(words.RecordsKeep()), Icon: "icons/folder", Size: ui.SizeRow, Tip: k.Say(words.RecordsKeepNote())}) {
			m.keep()
		}
	case m.resumable():
		if g.Button(idResume, rest, ui.Button{Text: k.Say(words.RecordsResume()), Main: true, Size: ui.SizeRow}) {
			return m.resume()
		}
	case g.Button(ui.ID{Name: "next"}, rest, ui.Button{Text: k.Say(words.RecordsNext()), Icon: "icons/chevron", Size: ui.SizeText, Tip: m.keyed(k.Say(words.RecordsNextNote()), ebiten.KeyN)}):
		d.next(1)
	}
	return nil
}

// resumable reports whether the match can be resumed.
func (m *matchScreen) resumable() bool { return !m.bin && m.t.name != "" && m.t.unfinished() }

// speed is how fast the record plays.
func (m *matchScreen) speed(flow *ui.Flow, narrow bool) {
	k, g := m.k, m.g
	var texts [len(kit.Speeds)]string
	for i := range texts {
		texts[i] = k.Say(kit.SpeedTexts[i])
	}
	wide := float32(166)
	if narrow {
		wide = 150
	}
	m.deck.speed, _ = g.Cycle(ui.ID{Name: "speed"}, flow.Next(max(wide, 2*g.P.Thumb)), texts[:], m.deck.speed)
}

// deleteID is the bin of the open record.
var deleteID = ui.ID{Name: "delete"}

// deletion is the key that puts the match into the bin; in the bin it asks before it removes it for good. It returns
// the list if it did, else nil.
func (m *matchScreen) deletion(rect ui.Rect) scenes.Scene {
	k, g := m.k, m.g
	if m.t.name == "" {
		return nil
	}
	b := ui.Button{Text: k.Say(words.RecordsDelete()), Icon: "icons/trash", Size: ui.SizeText, Final: true}
	if m.bin {
		b.Ask = k.Say(words.RecordsDeleteAsk())
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

// maxScores is how many scores stand beside a replay's title; more go under it.
const maxScores = 5

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
		wide += p.Width(m.deck.scoreText(i), num) + p.Width(play.Called(m.k, chairs, rules.Seat(i)), small) + 8 + gap
	}
	x := head.Right()
	for i := len(scores) - 1; i >= 0; i-- {
		score := m.deck.scoreText(i)
		w := p.Width(score, num)
		p.Label(score, ui.Rect{X: x - w, Y: head.Y, W: w + 2, H: head.H}, num, ui.Left)
		if wide < head.W*maxNamed {
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

// maxNamed is how much of a replay's title names and scores take at most.
const maxNamed = 0.66

// scoreGrid paints the scores of many seats in rows of eight, from the top of r,
// and is where they end.
func (m *matchScreen) scoreGrid(area ui.Rect, scores []int) float32 {
	p := m.g.P
	const high, between = 28, 4
	perRow := 8
	num := p.AtMost(ui.Heading.Sized(ui.SizeText), 1.2)
	if p.Thumb > 0 { // as many as can be read beside each other
		widest := float32(0) // the highest score may have narrower figures than another
		for i := range scores {
			widest = max(widest, p.Width(m.deck.scoreText(i), p.Legible(num)))
		}
		perRow = max(4, min(perRow, int((area.W+between)/(30+between+widest))))
	}
	rows := (len(scores) + perRow - 1) / perRow
	area.H = float32(rows) * high
	for i := range scores {
		c := area.Row(i/perRow, rows, 0).Column(i%perRow, perRow, between)
		p.Sign(rules.Seat(i), c.X+13, c.CY(), 27, true)
		p.Label(m.deck.scoreText(i), ui.Rect{X: c.X + 29, Y: c.Y, W: c.W - 29, H: c.H}, num, ui.Left)
	}
	return area.Bottom()
}
