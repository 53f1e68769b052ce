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
func (r *records) panel(area ui.Rect) scenes.Scene {
	k, g := r.k, r.g
	d := &r.deck
	d.advance()
	r.tune()
	inner := area.Inset2(22, 14)
	head := ui.Rect{X: inner.X + 6, Y: inner.Y, W: inner.W - 12, H: 38}
	start := d.replay.Start()
	scores := d.replay.Scores(d.at)
	x := head.Right()
	below := head.Bottom()
	if len(scores) <= mostScores {
		x = r.scoreLine(head, scores)
	} else {
		below = r.scoreGrid(ui.Rect{X: head.X, Y: head.Bottom(), W: head.W}, scores)
	}
	r.paintTitle(ui.Rect{X: head.X, Y: head.Y, W: x - head.X, H: head.H}, &start)
	high := g.P.Control(48, 8)
	if r.twoRows(inner.W) {
		high = 2*high + 8
	}
	controls := ui.Rect{X: inner.X + 4, Y: inner.Bottom() - 4 - high, W: inner.W - 8, H: high}
	line := ui.Rect{X: inner.X + 12, Y: controls.Y - 104, W: inner.W - 36, H: 90}
	board := ui.Rect{X: inner.X - 2, Y: below + 4, W: inner.W + 4, H: line.Y - below - 12}
	if wide := r.paintBoard(board); wide != nil {
		return wide
	}
	d.timeline(k, g, line)
	return r.controls(controls)
}

// tune makes the effects of the game ready whose record is played.
func (r *records) tune() {
	id := r.open.header.Game
	if _, ok := r.deck.replay.(play.Audible); !ok || !r.deck.playing || r.tuned == id || r.k.Sound == nil {
		return
	}
	r.tuned = id
	r.k.Sound.Game(id)
}

// paintTitle paints which game the record in view is of, where there is room for
// it, and how it ended.
func (r *records) paintTitle(head ui.Rect, start *play.Start) {
	k, p, d := r.k, r.g.P, &r.deck
	title := k.GameName(r.open.header.Game)
	tt := ui.Number.Sized(ui.SizeHeading)
	tw := min(p.Width(title, tt), head.W*0.5)
	room := ui.Rect{X: head.X + tw + 14, Y: head.Y, W: head.W - tw - 20, H: head.H}
	said, st := r.outcome(d.replay, start), ui.SmallStrong.Sized(ui.SizeText)
	if p.Width(said, p.Fit(said, st, room.W)) > room.W || p.Thumb > 0 && p.Width(title, p.Legible(tt.Sized(1))) > tw {
		// The list says which game it is.
		room = ui.Rect{X: head.X, Y: head.Y, W: head.W - 6, H: head.H}
	} else {
		p.Label(title, ui.Rect{X: head.X, Y: head.Y, W: tw + 2, H: head.H}, tt, ui.Left)
	}
	p.Caption(said, room, st, ui.Left)
}

// paintBoard paints the position in view, its caption, and the other ways to see it. It
// returns the scene that fills the window when that was asked for, else nil.
func (r *records) paintBoard(board ui.Rect) scenes.Scene {
	k, g, p, d := r.k, r.g, r.g.P, &r.deck
	if !d.chosen {
		// A whole board has no room for large letters, but one of a shape of its own on a
		// phone, where a part of it has none for its figures.
		d.follow = r.largeText() && !(r.small() && shapeOf(d.replay) > 0)
	}
	field := board
	if shape := shapeOf(d.replay); shape > 0 && !d.follow && board.H*shape < board.W {
		field = ui.Centered(board.CX(), board.CY(), board.H*shape, board.H)
	}
	p.Sheet(field.Inset(-2), ui.Sheet{Color: ui.BookGreen, Radius: 5, Waver: 0.7, Lift: 0, NoRim: true})
	d.replay.Paint(g, field, d.at, d.way(g.Motion == ui.Reduced), d.follow)
	views := []string{k.Say(words.RecordsFollow()), k.Say(words.RecordsWhole())}
	w := p.Width(views[0], ui.SmallStrong) + p.Width(views[1], ui.SmallStrong) + 60
	view := ui.Rect{X: board.X + 14, Y: board.Bottom() - 54, W: min(w, board.W-28), H: 42}
	wide, watched := d.replay.(play.Wide)
	pitch := p.Control(52, 0)
	if p.Thumb > 0 {
		view.W = min(view.W, board.W-28-float32(r.corners(watched))*pitch-ui.GapTight)
	}
	if field.X > board.X {
		view.X = max(board.X, min(view.X, field.X-view.W-ui.GapTight)) // beside the board if it can
	}
	if s := d.replay.Say(d.at); s != "" {
		// Between the buttons, or above them where there is hardly room.
		room := ui.Rect{X: view.Right() + 12, Y: board.Y, W: board.Right() - view.Right() - 28, H: board.H}
		room.W -= float32(r.corners(watched)) * pitch
		if room.W < 240 {
			room = ui.Rect{X: board.X + 14, Y: board.Y, W: board.W - 28, H: view.Y - board.Y}
		}
		r.bubble(s, d.replay.Subject(d.at), room)
	}
	r.paintEyes(board)
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
			return wide.Wide(r, d.at)
		}
		corner.X -= pitch
	}
	if g.Button(moreID, corner, ui.Button{Icon: "icons/sliders", Tip: k.Say(words.RecordsAbout())}) {
		r.about = true
	}
	corner.X -= pitch
	if g.Button(logID, corner, ui.Button{Icon: "icons/list", Tip: r.keyed(words.RecordsLog(), ebiten.KeyJ)}) {
		r.toggleLog()
	}
	corner.X -= pitch
	if d.replay.Result() != nil && g.Button(ui.ID{Name: "results"}, corner, ui.Button{Icon: "icons/trophy", Tip: r.keyed(words.RecordsResults(), ebiten.KeyR)}) {
		return r.results()
	}
	return nil
}

var (
	logID  = ui.ID{Name: "log"}
	moreID = ui.ID{Name: "more"}
)

// look shows the open record with the next pair of eyes.
func (r *records) look() {
	r.deck.look()
	r.lines = nil // the log tells what they saw
	r.k.Play("ui.page")
}

// paintEyes is the key for other eyes, at the top of the board, and says with whose eyes the record is seen.
func (r *records) paintEyes(board ui.Rect) {
	d, p := &r.deck, r.g.P
	if !d.eyed() {
		return
	}
	key := ui.Rect{X: board.Right() - 58, Y: board.Y + 10, W: 44, H: 42}
	if r.g.Button(ui.ID{Name: "eyes"}, key, ui.Button{Icon: "icons/eye", Tip: r.keyed(words.RecordsEyes(), ebiten.KeyE), Chosen: d.eyes >= 0}) {
		r.look()
	}
	if d.eyes < 0 {
		return
	}
	said := r.k.Say(words.RecordsSeen(play.Called(r.k, d.replay.Start().Chairs, d.eyes)))
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
func (r *records) corners(watched bool) int {
	n := 2
	if watched {
		n++
	}
	if r.deck.replay.Result() != nil {
		n++
	}
	return n
}

// keyed returns what a key of the screen does, with the key of the keyboard that does the same.
func (r *records) keyed(t words.Text, key ebiten.Key) string {
	k := r.k
	label := k.Env.Hands.KeyLabel(key)
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
func (r *records) outcome(replay play.Replay, start *play.Start) string {
	res := replay.Result()
	if r.open.sound != nil {
		return r.k.Say(words.RecordsDamagedLine())
	}
	if res == nil {
		return r.k.Say(words.RecordsUnderWay())
	}
	first, n := rules.Spectator, 0
	for s, rank := range res.Ranks {
		if rank == 1 {
			first = rules.Seat(s)
			n++
		}
	}
	if n != 1 {
		return r.k.Say(words.RecordsDraw())
	}
	name := r.k.Say(words.SeatPlayer(first.Letter()))
	if int(first) < len(start.Chairs) {
		name = play.Called(r.k, start.Chairs, first)
	}
	return r.k.Say(words.RecordsVictory(name))
}

// bubble says what just happened, on paper, at the right foot of the room for it.
func (r *records) bubble(s string, seat rules.Seat, room ui.Rect) {
	p := r.g.P
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
func (r *records) twoRows(wide float32) bool { return r.small() && wide < 7.6*r.g.P.Thumb }

func (r *records) controls(area ui.Rect) scenes.Scene {
	k, g := r.k, r.g
	d := &r.deck
	row, low := area, area
	two := r.twoRows(area.W)
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
		b.Tip = r.keyed(tip, does)
		if b.Main {
			return g.Button(ui.ID{Name: name}, flow.Next(main).Inset2(0, -5*ui.ControlHigh/max(ui.ControlHigh, g.P.Thumb)), b)
		}
		return g.Button(ui.ID{Name: name}, flow.Next(wide), b)
	}
	ends := two || !r.small() // else the timeline leads there
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
	r.speed(&flow, area.W < 640)
	bin := flow.Last(g.P.Control(48, 8))
	rest := flow.Rest
	rest.X, rest.W = rest.X+4, rest.W-4
	if g.Asking(deleteID) {
		r.askDeletion(rest)
	} else if r.bin {
		if g.Button(ui.ID{Name: "restore"}, rest, ui.Button{Text: k.Say(words.RecordsRestore()), Icon: "icons/undo", Size: ui.SizeRow}) {
			r.restore()
			return nil
		}
	} else if r.open.name == "" {
		if g.Button(ui.ID{Name: "keep"}, rest, ui.Button{Text: k.Say(words.RecordsKeep()), Icon: "icons/plus", Size: ui.SizeRow, Tip: k.Say(words.RecordsKeepNote())}) {
			r.keepGuest()
		}
	} else if r.open.unfinished() {
		if g.Button(ui.ID{Name: "resume"}, rest, ui.Button{Text: k.Say(words.RecordsResume()), Icon: "icons/play", Size: ui.SizeRow}) {
			return r.resume(r.open)
		}
	} else if g.Button(ui.ID{Name: "next"}, rest, ui.Button{Text: k.Say(words.RecordsNext()), Icon: "icons/chevron", Size: ui.SizeText, Tip: r.keyed(words.RecordsNextNote(), ebiten.KeyN)}) {
		d.next(1)
	}
	r.deletion(bin)
	return nil
}

// speed is how fast the record plays.
func (r *records) speed(flow *ui.Flow, narrow bool) {
	k, g := r.k, r.g
	words := []string{k.Say(words.SettingsSpeedHalf()), k.Say(words.SettingsSpeedNormal()), k.Say(words.SettingsSpeedDouble()), k.Say(words.SettingsSpeedFour()), k.Say(words.RecordsSpeed(8)), k.Say(words.RecordsSpeed(16))}
	wide := float32(166)
	if narrow {
		wide = 150
	}
	r.deck.speed, _ = g.Cycle(ui.ID{Name: "speed"}, flow.Next(max(wide, 2*g.P.Thumb)), words, r.deck.speed)
}

// deleteID is the bin of the open record.
var deleteID = ui.ID{Name: "delete"}

// askDeletion paints the question beside the bin that asks it.
func (r *records) askDeletion(room ui.Rect) {
	r.g.P.ParagraphMid(r.k.Say(words.RecordsDeleteAsk()), room, ui.SmallStrong.With(ui.AccentInk), ui.Right)
}

// deletion is the key that puts the open record into the bin; in the bin it asks before it removes it
// for good.
func (r *records) deletion(rect ui.Rect) {
	k, g := r.k, r.g
	if r.open.name == "" {
		return
	}
	b := ui.Button{Icon: "icons/trash", Tip: k.Say(words.RecordsDelete()), Final: true}
	if r.bin {
		b.Ask = "?"
	}
	if g.Asking(deleteID) {
		b.Color, b.TextColor, b.Tip = ui.Seats[1].Ground, ui.White, ""
	}
	if !g.Button(deleteID, rect, b) {
		return
	}
	if host, open := kept.InUse(k.Env.Store, r.open.name); open {
		k.Env.Say(play.OpenElsewhere(host))
		return
	}
	if r.bin {
		if err := kept.Remove(k.Env.Store, r.open.name); err != nil {
			k.Env.Say(words.NoticeStoreDenied())
			return
		}
	} else {
		binned, err := kept.ToBin(k.Env.Store, r.open.name, time.Now())
		if err != nil {
			k.Env.Say(words.NoticeStoreDenied())
			return
		}
		_, bin := shelves(k)
		bin.Begin()
		r.undos = append(r.undos, []string{binned})
	}
	k.Play("ui.cut")
	r.leaveOut()
}

// atOrAfter returns the position of a fraction of a replay.
func atOrAfter(share float32, n int) int {
	return max(0, min(n, int(math.Round(float64(share)*float64(n)))))
}
