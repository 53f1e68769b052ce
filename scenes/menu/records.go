package menu

import (
	"bytes"
	"math"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// ticket is one record in the list. Its replay is opened when there is time.
type ticket struct {
	name   string // in the store; empty for a file from elsewhere
	data   []byte
	header match.Header
	date   time.Time
	tried  bool
	replay kit.Replay // nil until opened, and when it cannot be
	where  kit.Text   // how far the match got
	broken bool
	// signs are the seats that are shown and others how many are not; nil until
	// they are asked for.
	signs  []rules.Seat
	others int
}

// records is the list of the matches that were kept, and one of them open with
// its timeline.
type records struct {
	screen
	behind  scenes.Scene
	filter  int // 0: all games, else the game's number in FrontEnds plus one
	all     []*ticket
	shown   []*ticket
	open    *ticket
	deck    deck
	asking  string // the record whose deletion waits for a second yes
	askedAt int
	now     time.Time
}

// newRecords is the list, with the record of that name open when there is one.
func newRecords(k *kit.Kit, behind scenes.Scene, name string) scenes.Scene {
	r := &records{screen: newScreen(k), behind: behind, now: time.Now()}
	r.load()
	r.choose(name)
	return r
}

// Tell names the screen for tests.
func (r *records) Tell() string { return "records" }

// Behind is the scene the list was opened from.
func (r *records) Behind() scenes.Scene { return r.behind }

func (r *records) load() {
	r.all = nil
	st := r.k.Env.Store
	if st == nil {
		return
	}
	names, err := st.List(recordFolder)
	if err != nil {
		r.k.Env.Say("notice.store.missing")
		return
	}
	for _, name := range names {
		data, err := st.Read(name)
		if err != nil {
			continue
		}
		h, err := match.ReadHeader(bytes.NewReader(data))
		if err != nil {
			r.setAside(name)
			continue
		}
		t := &ticket{name: name, data: data, header: h}
		t.date, _ = time.Parse(time.RFC3339, h.Meta.Date)
		r.all = append(r.all, t)
	}
	// The latest first; insertion keeps equal dates in the order of names.
	for i := 1; i < len(r.all); i++ {
		for j := i; j > 0 && r.all[j].date.After(r.all[j-1].date); j-- {
			r.all[j], r.all[j-1] = r.all[j-1], r.all[j]
		}
	}
	r.refilter()
}

// setAside takes a record that cannot be read out of the list, and says so.
func (r *records) setAside(name string) {
	to, err := r.k.Env.Store.SetAside(name)
	if err == nil {
		r.k.Env.Say("records.damaged", "file", to)
	}
}

func (r *records) refilter() {
	r.shown = r.shown[:0]
	for _, t := range r.all {
		if r.filter == 0 || t.header.Game == r.k.FrontEnds[r.filter-1].Info.ID {
			r.shown = append(r.shown, t)
		}
	}
}

func (r *records) choose(name string) {
	for _, t := range r.all {
		if t.name == name && name != "" {
			r.show(t)
			return
		}
	}
	if len(r.shown) > 0 {
		r.show(r.shown[0])
	}
}

// show opens a record beside the list.
func (r *records) show(t *ticket) {
	r.open = t
	r.fetch(t)
	r.deck = newDeck(t.replay)
	r.asking = ""
}

// fetch opens a record's replay, once.
func (r *records) fetch(t *ticket) {
	if t.tried {
		return
	}
	t.tried = true
	f := r.k.FrontEnd(t.header.Game)
	if f == nil || f.Open == nil {
		t.broken = true
		return
	}
	replay, err := f.Open(r.k, t.data)
	if err != nil {
		t.broken = true
		return
	}
	t.opened(replay)
}

// opened notes a record's replay and how far its match got.
func (t *ticket) opened(replay kit.Replay) {
	t.replay, t.signs = replay, nil
	if o := replay.Outcome(); o != nil {
		t.where = o.Short
	} else {
		t.where = kit.Text{Key: "results.turn", Args: []any{"n", replay.Turn(replay.Len())}}
	}
}

func (r *records) Update(in *input.Frame) (scenes.Scene, error) {
	v := r.begin(in)
	k, g, p := r.k, r.g, r.g.P
	for _, t := range r.shown {
		if !t.tried {
			r.fetch(t) // one a tick: a long list must not hold up a frame
			break
		}
	}
	var next scenes.Scene = r
	if r.back() {
		next = r.behind
	}
	k.PaperGround(g)
	p.Disc(v.W-90, 60, 300, 150, ui.Sheet{Color: ui.Hex(0xE9DCC0), Waver: 1.6, Seed: 8, Gouache: 0.5, Lift: -1, NoRim: true})
	p.Label(k.T("records.title"), ui.Rect{X: 56, Y: 40, W: 410, H: 70}, ui.ScreenTitle, ui.Left)

	bottom := v.H - kit.StripTop
	list := ui.Rect{X: 56, Y: 118, W: 440, H: bottom - 118 - 4}
	panel := ui.Rect{X: 500, Y: 113, W: v.W - 500 - 56, H: bottom - 113 - 14}
	tabs := ui.Rect{X: 502, Y: 50, W: min(v.W-502-156, 700), H: 44}
	if v.Narrow {
		list = ui.Rect{X: 36, Y: 170, W: v.W - 72, H: 330}
		panel = ui.Rect{X: 24, Y: 514, W: v.W - 48, H: bottom - 514 - 14}
		tabs = ui.Rect{X: 36, Y: 112, W: v.W - 72, H: 44}
	}
	r.tabs(tabs)
	if r.open != nil {
		p.Sheet(panel, ui.Sheet{Color: ui.White, Radius: 7, Waver: 1.4, Seed: 71, Lift: 0.7})
	}
	if s := r.list(list, v.Narrow); s != nil {
		next = s
	}
	switch {
	case len(r.shown) == 0:
		r.empty(v, panel)
	case r.open != nil && r.open.replay != nil:
		if s := r.panel(panel); s != nil {
			next = s
		}
	case r.open != nil:
		p.Paragraph(k.T("records.unreadable"), panel.Inset(40), ui.Body, ui.Left)
	}
	play := k.T("hint.pause")
	k.Strip(g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.T("hint.title"), Click: func() { next = r.behind }},
		kit.Hint{Buttons: upDown[:], Words: k.T("hint.game")},
		kit.Hint{Key: ebiten.KeyN, Keyed: true, Words: k.T("hint.event")},
		kit.Hint{Key: ebiten.KeySpace, Keyed: true, Words: play})
	if r.deck.replay != nil {
		r.deck.keys(in, g)
	}
	k.End(g)
	return next, nil
}

func (r *records) empty(v ui.View, panel ui.Rect) {
	p, k := r.g.P, r.k
	box := ui.Centered(panel.CX(), panel.CY()-20, min(panel.W, 560), 150)
	p.DashedRect(box, 10, 2, 7, 5, ui.Ink.Fade(0.38))
	p.ParagraphMid(k.Join(k.T("records.none"), "\n", k.T("records.none.line")), box.Inset(24), ui.Body, ui.Center)
}

func (r *records) tabs(area ui.Rect) {
	k := r.k
	names := append(make([]string, 0, usualChoice), k.T("records.all"))
	for _, f := range k.FrontEnds {
		names = append(names, k.T("game."+f.Info.ID+".name"))
	}
	if n, changed := r.g.Choice(ui.ID{Name: "filter"}, area, names, r.filter); changed {
		r.filter = n
		r.refilter()
		r.open = nil
		r.choose("")
	}
}

const ticketStep, ticketHigh = 104, 94

// list paints the tickets and is the scene that one of them leads to, or nil.
func (r *records) list(area ui.Rect, narrow bool) scenes.Scene {
	g, p := r.g, r.g.P
	high := float32(ticketHigh) * (1 + (p.TextScale-1)*0.35)
	step := high + ticketStep - ticketHigh
	off := g.Scroll(ui.ID{Name: "list"}, area, float32(len(r.shown))*step+12)
	defer g.EndScroll()
	for i, t := range r.shown {
		row := ui.Rect{X: area.X, Y: area.Y + 10 + float32(i)*step - off, W: 420, H: high}
		if narrow {
			row.W = area.W - 20
		}
		if row.Bottom() < area.Y-40 || row.Y > area.Bottom()+40 {
			// Out of sight, but within reach of the focus.
			if row.Bottom() < area.Y-3*step || row.Y > area.Bottom()+3*step {
				continue
			}
		}
		id := ui.ID{Name: "ticket", N: i}
		u := g.Item(id, row, false)
		if t == r.open && !narrow {
			row.W += 24
		} else {
			row.X += 3 * u.Lift
		}
		r.ticket(t, row, u)
		if !u.Clicked {
			continue
		}
		if t != r.open {
			r.k.Play("ui.page")
			r.show(t)
			continue
		}
		if t.replay != nil && t.replay.Result() == nil && t.name != "" {
			return r.resume(t)
		}
		r.deck.toggle()
	}
	return nil
}

func (r *records) resume(t *ticket) scenes.Scene {
	s, err := r.k.FrontEnd(t.header.Game).New(r.k, kit.Start{Resume: t.name})
	if err != nil {
		r.k.Env.Say("records.unreadable")
		return nil
	}
	return s
}

// ticket paints one record: a stub in the game's ground with its emblem, a torn
// line, who played, when and how it ended.
func (r *records) ticket(t *ticket, row ui.Rect, u ui.Use) {
	p, k := r.g.P, r.k
	lift := u.Lift * 0.3
	if t == r.open {
		lift = 0.6
	}
	if u.Focus {
		p.Sheet(row.Inset(-4), ui.Sheet{Color: ui.Accent, Radius: 7, Waver: 0.8, Seed: 5, Lift: lift})
	}
	p.Sheet(row, ui.Sheet{Color: ui.White, Radius: 5, Waver: 1, Seed: int(row.W) + len(t.name), Lift: lift})
	stub := ui.Rect{X: row.X + 5, Y: row.Y + 5, W: 75, H: row.H - 10}
	emblem(p, t.header.Game, stub)
	pts := [2]ui.Point{{X: row.X + 84, Y: row.Y + 12}, {X: row.X + 84, Y: row.Bottom() - 12}}
	p.Dashed(pts[:], 2.2, 0.1, 7, 0, ui.Ink.Fade(0.7))
	for _, y := range [2]float32{row.Y, row.Bottom()} {
		p.Disc(row.X+84, y, 9, 9, ui.Sheet{Color: ui.Paper.Mix(ui.Ink, 0.06), Lift: -1, NoRim: true})
	}
	text := ui.Rect{X: row.X + 102, Y: row.Y + 8, W: row.W - 120, H: row.H - 16}
	if row.W > 430 {
		text.W -= 22
	}
	p.Label(k.T("game."+t.header.Game+".name"), ui.Rect{X: text.X, Y: text.Y, W: text.W * 0.46, H: text.H * 0.46}, ui.Type{Face: ui.Fredoka600, Size: 23, Color: ui.Ink}, ui.Left)
	x, cy := text.X+14, text.Bottom()-16
	seats, others := t.seats()
	for _, s := range seats {
		p.Sign(s, x, cy, 32, true)
		if t.won(s) {
			p.Art("icons/crown-tilted", x+8, cy-19, ui.ArtStyle{Height: 13})
		}
		x += 36
	}
	if others > 0 {
		p.Label(kit.More(others), ui.Rect{X: x - 12, Y: cy - 14, W: 36, H: 28}, ui.Type{Face: ui.Fredoka600, Size: 18 / p.TextScale, Color: ui.Second}, ui.Left)
	}
	right := ui.Rect{X: text.X + text.W*0.46, Y: text.Y, W: text.W * 0.54, H: text.H / 3}
	line := ui.SmallStrong.With(ui.Second)
	p.Label(r.when(t.date), right, line, ui.Right)
	right.Y += right.H
	p.Label(k.Say(t.where), right, ui.SmallStrong, ui.Right)
	right.Y += right.H
	word, icon := "records.replay", "icons/film"
	switch {
	case t.broken:
		word, icon = "records.broken", "icons/warning"
	case t == r.open:
		word, icon = "records.open", "icons/check"
		if t.replay != nil && t.replay.Result() == nil && t.name != "" {
			word, icon = "records.resume", "icons/play"
		}
	case t.replay != nil && t.replay.Result() == nil:
		word, icon = "records.resume", "icons/play"
	}
	w := p.Width(k.T(word), p.Fit(k.T(word), ui.SmallStrong, right.W-24))
	p.Art(icon, right.Right()-w-14, right.CY(), ui.ArtStyle{Height: 13, Ink: ui.Ink})
	p.Label(k.T(word), right, ui.SmallStrong, ui.Right)
}

// won says whether a seat is known to have won.
func (t *ticket) won(s rules.Seat) bool {
	if t.replay == nil {
		return false
	}
	res := t.replay.Result()
	return res != nil && int(s) < len(res.Ranks) && res.Ranks[s] == 1
}

// mostSigns is how many signs a ticket has room for.
const mostSigns = 4

// seats are the seats whose signs a ticket shows, in their order, and how many
// others there are: all that have room, else who won, then people, then the
// first ones.
func (t *ticket) seats() (shown []rules.Seat, others int) {
	if t.signs == nil {
		t.signs = t.choose(min(t.header.Setup.Seats, 32))
		t.others = t.header.Setup.Seats - len(t.signs)
	}
	return t.signs, t.others
}

func (t *ticket) choose(n int) []rules.Seat {
	shown := make([]rules.Seat, 0, mostSigns)
	if n <= mostSigns {
		for s := range rules.Seat(n) {
			shown = append(shown, s)
		}
		return shown
	}
	// The count of the others takes the room of one sign.
	for _, wanted := range [...]func(s rules.Seat) bool{
		t.won,
		func(s rules.Seat) bool {
			return int(s) < len(t.header.Meta.Players) && t.header.Meta.Players[s] == "human"
		},
		func(rules.Seat) bool { return true },
	} {
		for s := range rules.Seat(n) {
			if len(shown) < mostSigns-1 && wanted(s) && !slices.Contains(shown, s) {
				shown = append(shown, s)
			}
		}
	}
	slices.Sort(shown)
	return shown
}

// when is the date of a match as people say it.
func (r *records) when(d time.Time) string {
	k := r.k
	if d.IsZero() {
		return ""
	}
	d = d.Local()
	minute := ui.Digits(d.Minute())
	if d.Minute() < 10 {
		minute = k.Join("0", "", minute)
	}
	clock := words.Phrase{Key: "records.time", Args: []any{"h", d.Hour(), "m", minute}}
	day := func(t time.Time) int {
		return int(time.Date(t.Year(), t.Month(), t.Day(), 12, 0, 0, 0, time.UTC).Unix() / 86400)
	}
	switch ago := day(r.now) - day(d); {
	case ago == 0:
		return k.T("records.today", "time", clock)
	case ago == 1:
		return k.T("records.yesterday", "time", clock)
	case ago > 1 && ago < 7:
		return k.T("records.date", "weekday", words.Key("records.weekday."+ui.Digits(int(d.Weekday()))), "day", d.Day())
	case d.Year() == r.now.Year():
		return k.T("records.date.month", "day", d.Day(), "month", words.Key("records.month."+ui.Digits(int(d.Month()))))
	default:
		return k.T("records.date.year", "day", d.Day(), "month", words.Key("records.month."+ui.Digits(int(d.Month()))), "year", ui.Digits(d.Year()))
	}
}

// panel is the open record: its scores of the moment, the board, the timeline
// and the controls. It is the scene that a button leads to, or nil.
func (r *records) panel(area ui.Rect) scenes.Scene {
	k, g, p := r.k, r.g, r.g.P
	t, d := r.open, &r.deck
	d.advance(g.Motion == ui.Reduced)
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
	title := k.T("game." + t.header.Game + ".name")
	tt := ui.Type{Face: ui.Fredoka700, Size: 25, Color: ui.Ink}
	tw := min(p.Width(title, tt), (x-head.X)*0.5)
	p.Label(title, ui.Rect{X: head.X, Y: head.Y, W: tw + 2, H: head.H}, tt, ui.Left)
	p.Label(r.outcome(d.replay, &start), ui.Rect{X: head.X + tw + 14, Y: head.Y, W: x - head.X - tw - 20, H: head.H}, ui.SmallStrong.Sized(18), ui.Left)

	controls := ui.Rect{X: inner.X + 4, Y: inner.Bottom() - 52, W: inner.W - 8, H: 48}
	line := ui.Rect{X: inner.X + 12, Y: controls.Y - 104, W: inner.W - 36, H: 90}
	board := ui.Rect{X: inner.X - 2, Y: below + 4, W: inner.W + 4, H: line.Y - below - 12}
	p.Sheet(board.Inset(-2), ui.Sheet{Color: ui.Hex(0x5E7A45), Radius: 5, Waver: 0.7, Seed: 3, Lift: 0, NoRim: true})
	d.replay.Paint(g, board, d.at, d.part, d.follow)
	if s := d.replay.Say(d.at); s != "" {
		r.bubble(s, d.seat(), board)
	}
	words := []string{k.T("records.follow"), k.T("records.whole")}
	w := p.Width(words[0], ui.SmallStrong) + p.Width(words[1], ui.SmallStrong) + 60
	chosen := 1
	if d.follow {
		chosen = 0
	}
	chosen, _ = g.Choice(ui.ID{Name: "follow"}, ui.Rect{X: board.X + 14, Y: board.Bottom() - 54, W: min(w, board.W-28), H: 42}, words, chosen)
	d.follow = chosen == 0
	if wide, ok := d.replay.(kit.Wide); ok {
		if g.Button(ui.ID{Name: "wide"}, ui.Rect{X: board.Right() - 58, Y: board.Bottom() - 54, W: 44, H: 42}, ui.Button{Icon: "icons/screen", Tip: k.T("records.wide")}) {
			d.playing = false
			return wide.Wide(r, d.at)
		}
	}
	d.timeline(k, g, line)
	return r.controls(controls)
}

// outcome says in a few words how the match ended.
func (r *records) outcome(replay kit.Replay, start *kit.Start) string {
	res := replay.Result()
	if res == nil {
		return r.k.T("records.under.way")
	}
	first, n := rules.Spectator, 0
	for s, rank := range res.Ranks {
		if rank == 1 {
			first = rules.Seat(s)
			n++
		}
	}
	if n != 1 {
		return r.k.T("records.draw")
	}
	name := r.k.T("seat.player", "letter", first.Letter())
	if int(first) < len(start.Chairs) && start.Chairs[first].Name != "" {
		name = start.Chairs[first].Name
	}
	return r.k.T("records.victory", "name", name)
}

// bubble says what just happened, on paper, at the foot of the board.
func (r *records) bubble(s string, seat rules.Seat, board ui.Rect) {
	p := r.g.P
	t := ui.SmallStrong.Sized(18)
	w := min(board.W*0.56, p.Width(s, t)+76)
	h := max(40, p.TextHeight(s, t, w-66)+14)
	box := ui.Rect{X: board.Right() - w - 16, Y: board.Bottom() - h - 14, W: w, H: h}
	p.Sheet(box, ui.Sheet{Color: ui.White, Radius: 7, Waver: 0.8, Seed: 6, Lift: 0.4})
	if seat >= 0 {
		p.Sign(seat, box.X+26, box.CY(), 30, true)
	}
	p.ParagraphMid(s, ui.Rect{X: box.X + 50, Y: box.Y + 4, W: box.W - 62, H: box.H - 8}, t, ui.Left)
}

func (r *records) controls(area ui.Rect) scenes.Scene {
	k, g := r.k, r.g
	d := &r.deck
	x := area.X
	key := func(name string, w float32, b ui.Button) bool {
		rect := ui.Rect{X: x, Y: area.Y, W: w, H: area.H}
		if b.Main {
			rect = rect.Inset2(0, -5)
		}
		x += w + 8
		return g.Button(ui.ID{Name: name}, rect, b)
	}
	narrow := area.W < 640
	bw := float32(44)
	if key("first", bw, ui.Button{Icon: "icons/first", Tip: k.T("records.first")}) {
		d.jump(0)
	}
	if key("back", bw, ui.Button{Icon: "icons/rewind", Tip: k.T("records.back")}) {
		d.step(-1)
	}
	icon := "icons/play"
	if d.playing {
		icon = "icons/pause"
	}
	if key("play", 78, ui.Button{Icon: icon, Main: true, Tip: k.T("records.play")}) {
		d.toggle()
	}
	if key("forward", bw, ui.Button{Icon: "icons/forward", Tip: k.T("records.forward")}) {
		d.step(1)
	}
	if key("last", bw, ui.Button{Icon: "icons/last", Tip: k.T("records.last")}) {
		d.jump(d.replay.Len())
	}
	speeds := []string{k.T("settings.speed.half"), k.T("settings.speed.normal"), k.T("settings.speed.double"), k.T("settings.speed.four")}
	sw := float32(166)
	if narrow {
		sw = 150
	}
	d.speed, _ = g.Choice(ui.ID{Name: "speed"}, ui.Rect{X: x, Y: area.Y, W: sw, H: area.H}, speeds, d.speed)
	x += sw + 12
	rest := area.Right() - x
	if r.open.replay.Result() == nil && r.open.name != "" {
		if g.Button(ui.ID{Name: "resume"}, ui.Rect{X: x, Y: area.Y, W: rest - 56, H: area.H}, ui.Button{Text: k.T("records.resume"), Icon: "icons/play", Size: 19}) {
			return r.resume(r.open)
		}
	} else if g.Button(ui.ID{Name: "next"}, ui.Rect{X: x, Y: area.Y, W: rest - 56, H: area.H}, ui.Button{Text: k.T("records.next"), Icon: "icons/chevron", Size: 18, Tip: k.T("records.next.note")}) {
		d.next(1)
	}
	return r.deletion(ui.Rect{X: area.Right() - 48, Y: area.Y, W: 48, H: area.H})
}

// deletion asks twice before a record is gone.
func (r *records) deletion(rect ui.Rect) scenes.Scene {
	k, g := r.k, r.g
	if r.open.name == "" {
		return nil
	}
	sure := r.asking == r.open.name && r.ticks-r.askedAt < 240
	b := ui.Button{Icon: "icons/trash", Tip: k.T("records.delete")}
	if sure {
		b.Color, b.TextColor = ui.Seats[1].Ground, ui.White
	}
	if !g.Button(ui.ID{Name: "delete"}, rect, b) {
		return nil
	}
	if !sure {
		r.asking, r.askedAt = r.open.name, r.ticks
		g.Toast(k.T("records.delete.ask"))
		return nil
	}
	if err := k.Env.Store.Remove(r.open.name); err != nil {
		k.Env.Say("notice.store.denied")
		return nil
	}
	k.Play("ui.cut")
	r.open = nil
	r.load()
	r.choose("")
	return nil
}

// emblemArt are the pictures of the games on their tickets.
var emblemArt = map[string]string{
	"bzzz": "posters/emblem-bzzz", "trichrome": "posters/emblem-trichrome", "brutal": "posters/emblem-brutal",
	"aquariom": "posters/emblem-aquariom", "empire": "posters/emblem-empire",
}

// emblem paints a game's ground and sign on the stub of its ticket.
func emblem(p *ui.Painter, game string, r ui.Rect) {
	ground := map[string]ui.Color{
		"bzzz": ui.MeadowDark, "trichrome": ui.Hex(0x2A2C63), "brutal": ui.Hex(0xD9A441),
		"aquariom": ui.Hex(0x0F6C90), "empire": ui.Hex(0xE3D3A2),
	}[game]
	p.Sheet(r, ui.Sheet{Color: ground, Radius: 4, Waver: 0.8, Seed: 4, Gouache: 0.8, Lift: -1})
	p.Art(emblemArt[game], r.CX(), r.CY(), ui.ArtStyle{Height: min(r.H, r.W)})
}

// atOrAfter is the position of a fraction of a replay.
func atOrAfter(share float32, n int) int {
	return max(0, min(n, int(math.Round(float64(share)*float64(n)))))
}
