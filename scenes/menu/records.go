package menu

import (
	"bytes"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// records is the list of the matches that were kept, and one of them open with
// its timeline.
type records struct {
	screen
	behind scenes.Scene
	// wayBack is the word for what is behind.
	wayBack words.Text
	filter  int // 0: all games, else the game's number in FrontEnds plus one
	all     []*ticket
	shown   []*ticket
	open    *ticket
	deck    deck // with the one replay that is kept: that of open
	// spent is the replay before. The picture of the last tick may show it still.
	spent play.Replay
	table reopening
	now   time.Time
	snaps snapper
	// tuned is the game whose effects are ready.
	tuned string
}

// newRecords is the list, with the record of that name open when there is one.
func newRecords(k *play.App, behind scenes.Scene, name string) *records {
	r := &records{screen: newScreen(k), behind: behind, wayBack: words.HintTitle(), now: time.Now(), snaps: snapper{k: k}}
	r.load()
	r.choose(name)
	r.g.Focus(r.resting())
	return r
}

// watched is the list over the results of a match, whose record plays at once: it
// goes back to them, and to their rematch.
func watched(k *play.App, results scenes.Scene, name string) scenes.Scene {
	r := newRecords(k, results, name)
	if r.open == nil || r.open.name != name {
		k.Env.Say(words.RecordsGone())
		r.Close()
		return results
	}
	r.wayBack = words.HintBack()
	r.deck.toggle()
	return r
}

// looked is the list with a match that somebody plays in another window: it stands
// where that match is, and follows it.
func looked(k *play.App, name string) scenes.Scene {
	r := newRecords(k, k.Title(), name)
	if r.deck.replay != nil {
		r.deck.jump(r.deck.replay.Len())
	}
	return r
}

// lookAgain is after how many ticks a match that is played somewhere else is read
// again.
const lookAgain = 3 * input.TicksPerSecond

// catchUp reads a match again that stands at its end and is played on somewhere else.
func (r *records) catchUp() {
	d, t := &r.deck, r.open
	if t == nil || t.name == "" || !t.unfinished || d.replay == nil || d.playing || d.at < d.replay.Len() || r.ticks%lookAgain != 0 {
		return
	}
	if _, open := kept.InUse(r.k.Env.Store, t.name); !open {
		return
	}
	replay := r.fetch(t)
	if replay == nil || replay.Len() == d.replay.Len() {
		dismiss(replay)
		t.broken = false
		return
	}
	t.opened(replay)
	at := d.at
	r.put(t, replay)
	r.deck.jump(at)
	r.deck.playing = true
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
	names, err := st.List(kept.Folder)
	if err != nil {
		r.k.Env.Say(words.NoticeStoreMissing())
		return
	}
	for _, name := range names {
		data, err := st.Read(name)
		if err != nil {
			continue
		}
		h, err := match.ReadHeader(bytes.NewReader(data))
		if err != nil && h.Game == "" && !strings.HasSuffix(name, match.Extension) {
			continue // not a record
		}
		// What no header says is found out when it is opened: it may be of a version to come.
		t := &ticket{name: name, header: h}
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
func (r *records) show(t *ticket) { r.put(t, r.fetch(t)) }

// put lays a record and its replay beside the list, in place of the one there;
// the replay of a record that cannot be read is nil.
func (r *records) put(t *ticket, replay play.Replay) {
	r.shut()
	r.open, r.deck = t, newDeck(replay)
}

// shut lays the open record aside.
func (r *records) shut() {
	r.snaps.stop()
	dismiss(r.spent)
	r.g.Withdraw() // what was asked was about this record
	r.open, r.spent, r.deck = nil, r.deck.replay, deck{}
}

// Close gives back what the open record holds.
func (r *records) Close() {
	r.shut()
	dismiss(r.spent)
	r.spent = nil
}

// dismiss gives a replay back, and does nothing with nil.
func dismiss(replay play.Replay) {
	if c, ok := replay.(scenes.Closer); ok {
		c.Close()
	}
}

// fetch opens a record's replay and notes what its ticket says; nil when it
// cannot be read. A replay holds all of a match, and a list may be long: the
// caller keeps it, or gives it back.
func (r *records) fetch(t *ticket) play.Replay {
	data, known := t.data, t.tried
	t.tried = true
	if t.name != "" {
		var err error
		if data, err = r.k.Env.Store.Read(t.name); err != nil {
			t.broken = true
			return nil
		}
	}
	f := r.k.FrontEnd(t.header.Game)
	if f == nil || f.Open == nil {
		t.broken = true
		return nil
	}
	replay, err := f.Open(r.k, data)
	for err != nil {
		if data = match.Before(data, err); data == nil {
			t.broken = true
			return nil
		}
		t.sound = data
		replay, err = f.Open(r.k, data)
	}
	if !known {
		t.opened(replay)
	}
	return replay
}

func (r *records) Update(in *input.Frame) (scenes.Scene, error) {
	r.snaps.tick()
	if in.Keys.Pressed.Has(ebiten.KeySpace) && !in.Keys.Pressed.Has(ebiten.KeyEnter) && !r.g.Typing() {
		// Space plays, and uses nothing else.
		in.Menu.Pressed &^= input.Of(input.A)
		in.Menu.Repeat &^= input.Of(input.A)
	}
	v := r.begin(in)
	k, g, p := r.k, r.g, r.g.P
	dismiss(r.spent)
	r.spent = nil
	r.catchUp()
	var next scenes.Scene = r
	if r.back() {
		next = r.behind
	}
	k.PaperGround(g)
	p.Disc(v.W-90, 60, 300, 150, ui.Sheet{Color: ui.KeySand, Waver: 1.6, Gouache: 0.5, Lift: -1, NoRim: true})
	tabs, list, panel := r.layOut(v)
	p.Label(k.Say(words.RecordsTitle()), titleOver(panel), ui.ScreenTitle, ui.Left)
	r.tabs(tabs)
	if r.open != nil {
		p.Sheet(panel, ui.Slip.Raised(0.7))
	}
	if s := r.list(list, v.Narrow); s != nil {
		next = s
	}
	switch {
	case len(r.shown) == 0:
		r.empty(v, panel)
	case r.deck.replay != nil:
		if s := r.panel(panel); s != nil {
			next = s
		}
	case r.open != nil:
		p.Paragraph(k.Say(words.RecordsUnreadable(r.open.name)), panel.Inset(40), ui.Body, ui.Left)
		high := g.P.Control(48, 8)
		bin := ui.Rect{X: panel.Right() - 40 - high, Y: panel.Bottom() - 40 - high, W: high, H: high}
		if g.Asking(deleteID) {
			r.askDeletion(ui.Rect{X: panel.X + 40, Y: bin.Y, W: bin.X - panel.X - 56, H: bin.H})
		}
		r.deletion(bin)
	}
	play := k.Say(words.HintRun())
	if r.deck.playing {
		play = k.Say(words.HintPause())
	}
	k.Strip(g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(r.wayBack), Click: func() { next = r.behind }},
		kit.Hint{Buttons: upDown[:], Words: k.Say(words.HintGame())},
		kit.Hint{Key: ebiten.KeyN, Keyed: true, Words: k.Say(words.HintEvent())},
		kit.Hint{Key: ebiten.KeySpace, Keyed: true, Words: play})
	if r.deck.replay != nil {
		r.deck.keys(in, g)
		if in.Keys.Pressed.Has(ebiten.KeyF) && !g.Typing() {
			r.film()
		}
	}
	r.end(r.resting())
	return next, nil
}

// resting is what has the focus where nothing else has it: the open record's ticket.
func (r *records) resting() ui.ID {
	for i, t := range r.shown {
		if t == r.open {
			return ui.ID{Name: "ticket", N: i}
		}
	}
	return ui.ID{Name: "filter"}
}

// layOut is where the games to choose from, the list and the open record lie.
func (r *records) layOut(v ui.View) (tabs, list, panel ui.Rect) {
	bottom := v.H - max(kit.StripTop, r.g.P.Thumb-14) // so that the strip's word has a thumb's room
	list = ui.Rect{X: 56, Y: 118, W: 440, H: bottom - 118 - 4}
	panel = ui.Rect{X: 500, Y: 113, W: v.W - 500 - 56, H: bottom - 113 - 14}
	tabs = ui.Rect{X: 502, Y: 50, W: min(v.W-502-156, 700), H: 44}
	if v.Narrow {
		list = ui.Rect{X: 36, Y: 170, W: v.W - 72, H: 330}
		panel = ui.Rect{X: 24, Y: 514, W: v.W - 48, H: bottom - 514 - 14}
		tabs = ui.Rect{X: 36, Y: 112, W: v.W - 72, H: 44}
		if r.small() { // two tickets: the controls need two rows
			list.H = 2*r.ticketStep() + 10
			panel.Y, panel.H = list.Bottom()+14, bottom-list.Bottom()-28
		}
	} else if r.small() {
		list.X, list.W = 24, 408
		panel.X, panel.W = 436, v.W-436-24
		tabs = ui.Rect{X: 24, Y: 112, W: 408, H: 44}
		list.Y, list.H = 170, bottom-170-34
		panel.Y, panel.H = 20, bottom-34
	}
	return tabs, list, panel
}

// titleOver is where the screen's title stands, beside the open record or above it.
func titleOver(panel ui.Rect) ui.Rect {
	title := ui.Rect{X: 56, Y: 40, W: 410, H: 70}
	if panel.Y < title.Bottom() {
		title.X = 30
		title.W = panel.X - 10 - title.X
	}
	return title
}

func (r *records) empty(v ui.View, panel ui.Rect) {
	p, k := r.g.P, r.k
	box := ui.Centered(panel.CX(), panel.CY()-20, min(panel.W, 560), 150)
	p.DashedRect(box, 10, 2, 7, 5, ui.Ink.Fade(ui.Edge))
	p.ParagraphMid(k.Join(k.Say(words.RecordsNone()), "\n", k.Say(words.RecordsNoneLine())), box.Inset(24), ui.Body, ui.Center)
}

func (r *records) tabs(area ui.Rect) {
	k := r.k
	names := append(make([]string, 0, usualChoice), k.Say(words.RecordsAll()))
	for _, f := range k.FrontEnds {
		names = append(names, k.Words.Say(f.Look.Name))
	}
	if n, changed := r.g.Choice(ui.ID{Name: "filter"}, area, names, r.filter); changed {
		r.filter = n
		r.refilter()
		r.shut()
		r.choose("")
	}
}

const ticketStep, ticketHigh = 104, 94

// ticketStep is how far one ticket is below the other.
func (r *records) ticketStep() float32 {
	return ticketHigh*(1+(r.g.P.TextScale-1)*0.35) + ticketStep - ticketHigh
}

// list paints the tickets and is the scene that one of them leads to, or nil.
func (r *records) list(area ui.Rect, narrow bool) scenes.Scene {
	g := r.g
	step := r.ticketStep()
	high := step - ticketStep + ticketHigh
	off := g.Scroll(ui.ID{Name: "list"}, area, float32(len(r.shown))*step+12)
	defer g.EndScroll()
	var unread *ticket
	for i, t := range r.shown {
		row := ui.Rect{X: area.X, Y: area.Y + 10 + float32(i)*step - off, W: min(420, area.W-20), H: high}
		if narrow {
			row.W = area.W - 20
		}
		if row.Bottom() < area.Y-40 || row.Y > area.Bottom()+40 {
			// Out of sight, but within reach of the focus.
			if row.Bottom() < area.Y-3*step || row.Y > area.Bottom()+3*step {
				continue
			}
		}
		if unread == nil && !t.tried {
			unread = t
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
		if t.unfinished && t.name != "" {
			return r.resume(t)
		}
		r.deck.toggle()
	}
	if unread != nil {
		dismiss(r.fetch(unread)) // one a tick: a long list must not hold up a frame
	}
	return nil
}

func (r *records) resume(t *ticket) scenes.Scene {
	if host, open := kept.InUse(r.k.Env.Store, t.name); open {
		r.k.Env.Say(play.OpenElsewhere(host))
		if r.deck.replay != nil {
			r.deck.jump(r.deck.replay.Len())
		}
		return nil
	}
	name := t.name
	if t.sound != nil {
		// The damaged record stays as it is.
		var lock *store.Lock
		var err error
		if name, lock, err = r.k.Env.Store.CreateNext(kept.Of(r.k.Env.Store, t.header.Game), t.sound); err != nil {
			r.k.Env.Say(words.NoticeStoreFailed())
			return nil
		}
		lock.Unlock()
	}
	s, err := r.table.opens(r.k, t.header.Game, name)
	if err != nil {
		r.k.Env.Say(words.RecordsUnreadable(name))
		return nil
	}
	return s
}
