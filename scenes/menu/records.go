package menu

import (
	"slices"
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
	// bin says that the list is of the deleted matches.
	bin   bool
	all   []*ticket
	shown []*ticket
	open  *ticket
	// guest is the record of a file from elsewhere, or nil.
	guest *ticket
	// version is that of the shelf that all is of, reading whether it is still being read, and prepared
	// how many of all are ready for searching.
	version, prepared int
	reading           bool
	// seeking says that a phone shows the tools in the place of the games.
	seeking bool
	// first is the first ticket in view, and listed where the list is.
	first  int
	listed ui.Rect
	// log and lines are the log of the open record, about says that the sheet about it is open.
	log   kit.LogSheet
	lines []logLine
	about bool
	// aboutHigh is how high the text of the sheet was in the last tick.
	aboutHigh float32
	// files says that the sheet about files is open, and added has what became of an archive, or is nil.
	files bool
	added chan addedFile
	// undos are the names in the bin of what was deleted here at once, the latest last.
	undos [][]string
	// picking says that tickets are picked instead of opened, and picked are their names; deleted has what was
	// deleted of them, or is nil.
	picking bool
	picked  map[string]bool
	deleted chan binning
	// typed is the note on the open record, and noted says that it was changed and is not kept yet.
	typed string
	noted bool
	deck  deck // with the one replay that is kept: that of open
	// spent is the replay before. The picture of the last tick may show it still.
	spent play.Replay
	table reopening
	now   time.Time
	snaps snapper
	// tuned is the game whose effects are ready.
	tuned string
}

// newRecords returns the list, with the record of that name open when there is one.
func newRecords(k *play.App, behind scenes.Scene, name string) *records {
	r := &records{screen: newScreen(k), behind: behind, wayBack: words.HintTitle(), now: time.Now(), snaps: snapper{k: k}}
	r.load()
	r.choose(name)
	r.g.Focus(r.resting())
	return r
}

// watched returns the list over the results of a match, whose record plays at once: it
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

// looked returns the list with a match that is played in another window: it shows that
// match's latest step, and follows it.
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
	if t == nil || t.name == "" || !t.unfinished() || d.replay == nil || d.playing || d.at < d.replay.Len() || r.ticks%lookAgain != 0 {
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

// Behind returns the scene the list was opened from.
func (r *records) Behind() scenes.Scene { return r.behind }

// choose opens the record of that name if there is one, also while the list is still being read, and otherwise
// the first in the list.
func (r *records) choose(name string) {
	if t := r.named(name); t != nil {
		r.show(t)
		return
	}
	if len(r.shown) > 0 {
		r.show(r.shown[0])
	}
}

// named returns the ticket of a record, or nil.
func (r *records) named(name string) *ticket {
	if name == "" {
		return nil
	}
	for _, t := range r.all {
		if t.name == name {
			return t
		}
	}
	if !r.reading {
		return nil
	}
	data, err := r.k.Env.Store.Read(name)
	if err != nil {
		return nil
	}
	e := kept.Entry{Info: store.Info{Name: name}}
	if e.Header, e.End, err = match.Glance(data); err != nil {
		return nil
	}
	t := ticketOf(&e) // the list finds it there and completes it
	r.all = append([]*ticket{t}, r.all...)
	r.refilter()
	return t
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
	r.keepNote()
	r.snaps.saved = ""
	dismiss(r.spent)
	r.g.Withdraw() // what was asked was about this record
	r.open, r.spent, r.deck = nil, r.deck.replay, deck{}
	r.log, r.lines, r.about, r.aboutHigh = kit.LogSheet{}, nil, false, 0
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
		r.note(t)
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
	r.keepUp()
	r.catchUp()
	var next scenes.Scene = r
	switch {
	case !r.back():
	case r.log.Open:
		r.toggleLog()
		r.then = logID
	case r.about:
		r.about, r.then = false, moreID
	case r.files:
		r.closeFiles()
	case r.picking:
		r.picking = false
	default:
		next = r.behind
	}
	k.PaperGround(g)
	p.Disc(v.W-90, 60, 300, 150, ui.Sheet{Color: ui.KeySand, Waver: 1.6, Gouache: 0.5, Lift: -1, NoRim: true})
	l := r.layOut(v)
	panel := l.panel
	r.heading(l.title, l.keys)
	if !r.small() || !r.seeking {
		r.tabs(l.tabs)
	}
	if !r.small() || r.seeking {
		r.tools(l.tools)
	}
	if r.open != nil {
		p.Sheet(panel, ui.Slip.Raised(0.7))
	}
	r.lookForDeleted()
	if r.picking {
		var slip ui.Rect
		l.list, slip = l.list.CutBottom(max(54, p.Thumb), 8)
		r.paintPicking(slip)
	} else if r.snaps.saved != "" || len(r.undos) > 0 && !r.bin {
		var slip ui.Rect
		l.list, slip = l.list.CutBottom(max(54, p.Thumb), 8)
		r.undoing(slip)
	}
	if s := r.list(l.list); s != nil {
		next = s
	}
	switch {
	case len(r.shown) == 0 && !r.reading:
		r.empty(v, panel)
	case r.deck.replay != nil:
		if s := r.panel(panel); s != nil {
			next = s
		}
	case r.open != nil:
		p.Paragraph(k.Say(words.RecordsUnreadable(r.open.name)), panel.Inset(40), ui.Body, ui.Left)
		high := g.P.Control(48, 8)
		low := ui.Rect{X: panel.X + 40, Y: panel.Bottom() - 40 - high, W: panel.W - 80, H: high}
		rest, bin := low.CutRight(high, 16)
		if g.Asking(deleteID) {
			r.askDeletion(rest)
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
	if r.deck.replay != nil && r.log.Open {
		r.paintLog()
	}
	if r.deck.replay != nil && r.about {
		if s := r.paintAbout(v); s != nil {
			next = s
		}
	}
	if r.files {
		r.paintFiles(v)
	}
	if !r.about {
		r.keepNote()
	}
	if in.Keys.Pressed.Has(ebiten.KeyZ) && !g.Typing() {
		r.undo()
	}
	if r.deck.replay != nil && !r.about && !r.files {
		if id, _ := g.Focused(); id.Name != "ticket" || !in.Keys.Pressed.Has(ebiten.KeyHome) && !in.Keys.Pressed.Has(ebiten.KeyEnd) {
			r.deck.keys(in, g) // in the list these keys lead to its ends
		}
		switch {
		case g.Typing():
		case in.Keys.Pressed.Has(ebiten.KeyF):
			next = r.film()
		case in.Keys.Pressed.Has(ebiten.KeyE):
			r.look()
		case in.Keys.Pressed.Has(ebiten.KeyJ):
			r.toggleLog()
		case in.Keys.Pressed.Has(ebiten.KeyR):
			if s := r.results(); s != nil {
				next = s
			}
		}
	}
	r.end(r.resting())
	if s := r.lookForAdded(); s != nil {
		next = s
	}
	if s := given(k, in); s != nil {
		next = s
	}
	return next, nil
}

// resting returns what has the focus where nothing else has it: the open record's ticket, or the first in
// view.
func (r *records) resting() ui.ID {
	if len(r.shown) == 0 {
		return ui.ID{Name: "filter"}
	}
	at := min(r.first, len(r.shown)-1)
	if i := slices.Index(r.shown, r.open); i >= 0 {
		at = max(r.first, min(i, r.first+int(r.listed.H/r.ticketStep())-1))
	}
	return ui.ID{Name: "ticket", N: min(at, len(r.shown)-1)}
}

// recordsLaid is where the parts of the screen lie.
type recordsLaid struct {
	// title is the room of the screen's title, and keys that of the keys beside it.
	title, keys ui.Rect
	// tabs are the games to choose from, and tools the field for searching and what belongs to it: in
	// the place of the tabs on a phone.
	tabs, tools ui.Rect
	list, panel ui.Rect
}

// layOut gives the parts of the screen their room.
func (r *records) layOut(v ui.View) (l recordsLaid) {
	bottom := v.H - max(kit.StripTop, r.g.P.Thumb-14) // so that the strip's word has a thumb's room
	l.list = ui.Rect{X: 56, Y: 172, W: 440, H: bottom - 172 - 4}
	l.panel = ui.Rect{X: 504, Y: 113, W: v.W - 504 - 52, H: bottom - 113 - 14}
	l.tabs = ui.Rect{X: 506, Y: 50, W: min(v.W-506-156, 700), H: 44}
	l.title = ui.Rect{X: 56, Y: 40, W: 280, H: 70}
	l.tools = ui.Rect{X: 56, Y: 118, W: 440, H: 44}
	l.keys = ui.Rect{X: 348, Y: 52, W: 148, H: 44}
	if v.Narrow {
		l.list = ui.Rect{X: 36, Y: 224, W: v.W - 72, H: 276}
		l.panel = ui.Rect{X: 24, Y: 514, W: v.W - 48, H: bottom - 514 - 14}
		l.tabs = ui.Rect{X: 36, Y: 112, W: v.W - 72, H: 44}
		l.tools = ui.Rect{X: 36, Y: 170, W: v.W - 72, H: 44}
		l.keys = ui.Rect{X: v.W - 36 - 148, Y: 52, W: 148, H: 44}
		l.title.W = l.keys.X - 20 - l.title.X
		if r.small() { // two tickets: the controls need two rows
			l.list.Y, l.list.H = 170, 2*r.ticketStep()+10
			l.panel.Y, l.panel.H = l.list.Bottom()+14, bottom-l.list.Bottom()-28
		}
	} else if r.small() {
		l.list.X, l.list.W = 24, 408
		l.panel.X, l.panel.W = 436, v.W-436-24
		l.tabs = ui.Rect{X: 24, Y: 112, W: 408, H: 44}
		l.list.Y, l.list.H = 170, bottom-170-34
		l.panel.Y, l.panel.H = 20, bottom-34
		l.title.X = 30
	}
	if r.small() {
		side := r.g.P.Thumb
		l.tools = ui.Rect{X: l.tabs.X, Y: 110, W: l.tabs.W, H: side}
		if top := l.tools.Bottom() + 8; r.seeking {
			l.list.Y, l.list.H = top, l.list.Bottom()-top
		}
		l.keys = ui.Rect{X: l.list.Right() - side, Y: max(2, 106-side), W: side, H: min(side, 104)}
		l.title.W = l.keys.X - 10 - l.title.X
	}
	return l
}

func (r *records) empty(v ui.View, panel ui.Rect) {
	p, k := r.g.P, r.k
	box := ui.Centered(panel.CX(), panel.CY()-20, min(panel.W, 560), 150)
	p.DashedRect(box, 10, 2, 7, 5, ui.Ink.Fade(ui.Edge))
	said := k.Join(k.Say(words.RecordsNone()), "\n", k.Say(words.RecordsNoneLine()))
	switch {
	case len(r.all) > 0:
		said = k.Say(words.RecordsNoneFound())
	case r.bin:
		said = k.Say(words.RecordsBinNone())
	}
	p.ParagraphMid(said, box.Inset(24), ui.Body, ui.Center)
}

const ticketStep, ticketHigh = 104, 94

// smallRecord is up to how many bytes a record is opened for what only its replay can tell its ticket:
// larger ones take longer than a tick.
const smallRecord = 24 << 10

// ticketStep returns how far one ticket is below the other.
func (r *records) ticketStep() float32 {
	return ticketHigh*(1+(r.g.P.TextScale-1)*0.35) + ticketStep - ticketHigh
}

// list paints the tickets and is the scene that one of them leads to, or nil.
func (r *records) list(area ui.Rect) scenes.Scene {
	g := r.g
	step := r.ticketStep()
	high := step - ticketStep + ticketHigh
	r.listed = area
	off := g.Scroll(ui.ID{Name: "list"}, area, float32(len(r.shown))*step+12)
	defer g.EndScroll()
	r.first = max(0, int((off+step/2)/step))
	var unread *ticket
	// Those out of sight are within reach of the focus.
	for i := max(0, int(off/step)-3); i < len(r.shown); i++ {
		t := r.shown[i]
		row := ui.Rect{X: area.X, Y: area.Y + 10 + float32(i)*step - off, W: area.W - 22, H: high}
		if row.Y > area.Bottom()+3*step {
			break
		}
		r.fill(t)
		if unread == nil && !t.tried && !r.reading && (t.unfinished() || t.info.Size < smallRecord) {
			unread = t
		}
		id := ui.ID{Name: "ticket", N: i}
		u := g.Item(id, row, false)
		if t != r.open {
			row.X += 3 * u.Lift
		}
		if r.picking && t.name != "" {
			if u.Clicked {
				r.pickTicket(t)
			}
			u.Clicked = false
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
		if t.unfinished() && t.name != "" && !r.bin {
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
