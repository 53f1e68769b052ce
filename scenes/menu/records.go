package menu

import (
	"slices"
	"sync/atomic"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// records is the list of the matches that were kept.
type records struct {
	screen
	behind scenes.Scene
	// bin says that the list is of the deleted matches.
	bin   bool
	all   []*ticket
	shown []*ticket
	// seeds counts the matches that began alike.
	seeds map[deal]int
	// last is the record that was opened last: it has the focus when its screen is left.
	last *ticket
	// version is that of the shelf that all is of, reading whether it is still being read, coming the matches
	// that have no ticket yet, before the tickets of the list before by name, and prepared how many of all are
	// ready for searching.
	version, prepared int
	reading           bool
	coming            []*kept.Entry
	before            map[string]*ticket
	// lacking is a ticket in view that is not complete, or nil, and held are those whose small boards are in memory,
	// the latest last.
	lacking *ticket
	held    []*ticket
	// seeking says that a phone shows the tools in the place of the games.
	seeking bool
	// first is the first ticket in view, and listed where the list is.
	first  int
	listed ui.Rect
	// files says that the sheet about files is open, pickable that it leads to the system's list of files, and added has what became of an archive, or is nil.
	files, pickable bool

	added chan addedFile
	// packed is how many matches the latest file of all of them has.
	packed atomic.Int64
	// undos are the names in the bin of what was deleted here at once, the latest last.
	undos [][]string
	// picking says that tickets are picked instead of opened, and picked are their names; deleted has what was
	// deleted of them, or is nil.
	picking bool
	picked  map[string]bool
	deleted chan binning
	now     time.Time
	snaps   snapper
}

// newRecords returns the list.
func newRecords(k *play.App, behind scenes.Scene) *records {
	r := &records{screen: newScreen(k), behind: behind, now: time.Now(), snaps: snapper{k: k}}
	r.load()
	r.g.Focus(r.resting())
	return r
}

// Tell names the screen for tests.
func (r *records) Tell() string { return "records" }

// Behind returns the scene the list was opened from.
func (r *records) Behind() scenes.Scene { return r.behind }

// show returns the screen of a match of the list; one that is not over stands where it was left.
func (r *records) show(t *ticket) scenes.Scene {
	r.k.Play("ui.page")
	r.g.Withdraw()
	r.snaps.saved = ""
	r.last = t
	m := newMatch(r.k, r, words.HintBack(), t, t.fetch(r.k, r.shelf()))
	m.list, m.bin = r, r.bin
	if t.unfinished() && m.deck.replay != nil {
		m.deck.jump(m.deck.replay.Len())
	}
	return m
}

func (r *records) Update(in *input.Frame) (scenes.Scene, error) {
	if r.snaps.tick() {
		r.k.Env.Unsay(words.RecordsPacking())
	}
	if r.lacking != nil {
		r.complete(r.lacking) // one a tick: a long list must not hold up a frame
		r.lacking = nil
	}
	v := r.begin(in)
	k, g, p := r.k, r.g, r.g.P
	r.keepUp()
	var next scenes.Scene = r
	switch {
	case !r.back():
	case r.files:
		r.closeFiles()
	case r.typing() && k.Sought.Text != "":
		r.unsought()
	default:
		next = r.leave()
	}
	k.PaperGround(g)
	p.Disc(v.W-90, 60, 300, 150, ui.Sheet{Color: ui.KeySand, Waver: 1.6, Gouache: 0.5, Lift: -1, NoRim: true})
	l := r.layOut(v)
	r.heading(l.title, l.keys)
	if !r.small() || !r.seeking {
		r.tabs(l.tabs)
	}
	if !r.small() || r.seeking {
		r.tools(l.tools)
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
	if len(r.shown) == 0 && !r.reading && len(r.coming) == 0 && r.added == nil {
		r.empty(l.list)
	}
	wayBack := words.HintTitle()
	if r.picking || r.bin {
		wayBack = words.HintBack()
	}
	k.Strip(g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(wayBack), Click: func() { next = r.leave() }},
		kit.Hint{Buttons: crossKeys[:], Words: k.Say(words.HintGame())})
	if r.files {
		r.paintFiles(v)
	}
	if in.Keys.Pressed.Has(ebiten.KeyZ) && !g.Typing() {
		r.undo()
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

// leave returns the scene that B leads to: picking ends, then the saved matches follow the bin, then the scene
// behind.
func (r *records) leave() scenes.Scene {
	switch {
	case r.picking:
		r.picking = false
	case r.bin:
		r.chooseBin(false)
		r.k.Play("ui.page")
	default:
		return r.behind
	}
	return r
}

// resting returns what has the focus where nothing else has it: the ticket of the match that was looked at, or the
// first in view.
func (r *records) resting() ui.ID {
	if len(r.shown) == 0 {
		return filterID
	}
	if i := slices.Index(r.shown, r.last); i >= 0 {
		return ui.ID{Name: "ticket", N: i}
	}
	return ui.ID{Name: "ticket", N: min(r.first, len(r.shown)-1)}
}

// recordsLaid is where the parts of the screen lie.
type recordsLaid struct {
	// title is the room of the screen's title, and keys that of the keys beside it.
	title, keys ui.Rect
	// tabs are the games to choose from, and tools the field for searching and what belongs to it: in
	// the place of the tabs on a phone.
	tabs, tools ui.Rect
	list        ui.Rect
}

// layOut gives the parts of the screen their room.
func (r *records) layOut(v ui.View) (l recordsLaid) {
	bottom := v.H - max(kit.StripTop, r.g.P.Thumb-14) // so that the strip's word has a thumb's room
	l.list = ui.Rect{X: 56, Y: 172, W: v.W - 112, H: bottom - 172 - 4}
	l.tabs = ui.Rect{X: 506, Y: 118, W: v.W - 506 - 56, H: 44}
	l.tools = ui.Rect{X: 56, Y: 118, W: 440, H: 44}
	keys := float32(4*44 + 3*8)
	if r.worded() {
		keys = 640 * r.g.P.TextScale
	}
	l.keys = ui.Rect{X: v.W - 56 - keys, Y: 52, W: keys, H: 44}
	l.title = ui.Rect{X: 56, Y: 40, W: l.keys.X - 20 - 56, H: 70}
	switch {
	case r.small():
		side, wide := r.g.P.Thumb, min(v.W-48, 640)
		l.keys = ui.Rect{X: v.W - 24 - side, Y: max(2, 106-side), W: side, H: min(side, 104)}
		l.title = ui.Rect{X: 30, Y: 40, W: l.keys.X - 10 - 30, H: 70}
		l.tabs = ui.Rect{X: 24, Y: 112, W: wide, H: 44}
		l.tools = ui.Rect{X: 24, Y: 110, W: wide, H: side}
		top := float32(170)
		if r.seeking {
			top = l.tools.Bottom() + 8
		}
		l.list = ui.Rect{X: 24, Y: top, W: v.W - 48, H: bottom - top - 58}
	case r.largeText() && !v.Narrow: // words have the room of the games, which turn like pages
		l.tools.W = 640
		l.tabs = ui.Rect{X: 706, Y: 118, W: v.W - 706 - 56, H: 44}
	case v.Narrow:
		l.list = ui.Rect{X: 36, Y: 224, W: v.W - 72, H: bottom - 224 - 14}
		l.tabs = ui.Rect{X: 36, Y: 112, W: v.W - 72, H: 44}
		l.tools = ui.Rect{X: 36, Y: 170, W: v.W - 72, H: 44}
		l.keys.X = v.W - 36 - keys
		l.title.W = l.keys.X - 20 - l.title.X
	}
	return l
}

// empty says why the list is empty.
func (r *records) empty(area ui.Rect) {
	p, k := r.g.P, r.k
	box := ui.Centered(area.CX(), area.CY()-20, min(area.W, 560), 150)
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
	return ticketHigh*r.grown() + ticketStep - ticketHigh
}

// grown returns how much larger tickets are where texts are.
func (r *records) grown() float32 { return 1 + (r.g.P.TextScale-1)*0.6 }

// columns returns the number of columns of tickets that fit the given room.
func (r *records) columns(wide float32) int {
	return max(1, int((wide-22+ticketGap)/(ticketWide*r.grown()+ticketGap)))
}

// ticketWide is how wide a ticket is at least that has another beside it, and ticketGap what parts them, in units.
const ticketWide, ticketGap = 500, 16

// rowOf returns the row of a ticket, by the latest layout.
func (r *records) rowOf(i int) float32 { return float32(i / r.columns(r.listed.W)) }

// list paints the tickets and is the scene that one of them leads to, or nil.
func (r *records) list(area ui.Rect) scenes.Scene {
	g := r.g
	step := r.ticketStep()
	high := step - ticketStep + ticketHigh
	r.listed = area
	columns := r.columns(area.W)
	rows := (len(r.shown) + columns - 1) / columns
	off := g.Scroll(ui.ID{Name: "list"}, area, float32(rows)*step+12)
	defer g.EndScroll()
	r.first = columns * max(0, int((off+step/2)/step))
	// Those out of sight are within reach of the focus.
	for i := columns * max(0, int(off/step)-3); i < len(r.shown); i++ {
		t := r.shown[i]
		row := ui.Rect{X: area.X, Y: area.Y + 10 + float32(i/columns)*step - off, W: area.W - 22, H: high}.Column(i%columns, columns, ticketGap)
		if row.Y > area.Bottom()+3*step {
			break
		}
		r.fill(t)
		if r.lacking == nil && r.lacks(t) {
			r.lacking = t
		}
		u := g.Item(ui.ID{Name: "ticket", N: i}, row, false)
		row.X += 3 * u.Lift
		r.ticket(t, row, u)
		if !u.Clicked {
			continue
		}
		if !r.picking {
			return r.show(t)
		}
		r.pickTicket(t)
	}
	return nil
}
