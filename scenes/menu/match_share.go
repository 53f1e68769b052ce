package menu

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/files"
	"ludotheque/scenes/ui"
)

// matchSheet is a sheet over the screen of a match.
type matchSheet int

// The sheets: what there is to know about the match, and the ways to pass it on.
const (
	noSheet matchSheet = iota
	detailsSheet
	shareSheet
)

// unfold opens a sheet; the match stands still under it.
func (m *matchScreen) unfold(sheet matchSheet) {
	m.sheet, m.deck.playing = sheet, false
	m.k.Play("ui.page")
}

// fold closes the sheet that is open.
func (m *matchScreen) fold() {
	m.then = moreID
	if m.sheet == shareSheet {
		m.then, m.snaps.saved = idShare, ""
	}
	m.sheet = noSheet
}

// saveCopy gives a copy of the open record to the person.
func (m *matchScreen) saveCopy() {
	t := m.t
	data, err := t.data, error(nil)
	if t.name != "" {
		data, err = m.k.Env.Store.Read(t.name)
	}
	if err != nil {
		m.k.Env.Say(words.RecordsGone())
		return
	}
	date := t.date
	if date.IsZero() {
		date = time.Now()
	}
	start := m.deck.replay.Start()
	name := shareName(t.header.Game, start.SeedText, date.Local()) + match.Extension
	m.snaps.give(files.File{Name: name, Kind: "application/octet-stream", Data: data})
}

// paintShare paints the sheet with the ways to pass the match on. It is the scene that a key leads to, or nil.
func (m *matchScreen) paintShare(v ui.View) (next scenes.Scene) {
	k, g, p := m.k, m.g, m.g.P
	g.Veil()
	defer g.EndVeil()
	kept := m.deck.replay != nil
	n := 2
	if kept {
		n = 4
	}
	note := k.Say(words.ShareNote())
	if m.snaps.saved != "" {
		n++
		note = k.Say(words.ShareKept(m.snaps.saved))
	}
	columns, gap, side := 2, float32(10), p.Control(50, 10)
	if v.Narrow {
		columns = 1
	}
	wide := min(v.W-40, 700*min(1.5, p.TextScale))
	rows := float32((n + columns - 1) / columns)
	text, title := p.TextHeight(note, ui.Body, wide-64), p.Lead(ui.SheetTitle)
	high := min(v.H-20, 48+title+12+text+20+rows*(side+gap)-gap)
	sheet := v.Rect().Middle(wide, high)
	p.Sheet(sheet, ui.Dialog)
	in, keys := sheet.Inset2(32, 24).CutBottom(rows*(side+gap)-gap, 14)
	head, in := in.CutTop(title, 8)
	p.Label(k.Say(words.ShareTitle()), head, ui.SheetTitle, ui.Left)
	p.Paragraph(note, in, ui.Body, ui.Left)
	grid, at := keys.Grid(n, columns, gap), 0
	key := func(id ui.ID, said words.Text, b ui.Button) bool {
		b.Text, b.Size = k.Say(said), ui.SizeText
		at++
		return g.Button(id, grid.At(at-1), b)
	}
	if kept && key(ui.ID{Name: "copy"}, words.RecordsCopy(), ui.Button{Icon: "icons/copy", Tip: k.Say(words.RecordsCopyNote())}) {
		m.saveCopy()
	}
	if kept && key(ui.ID{Name: "film"}, words.ShareFilm(), ui.Button{Icon: "icons/film", Tip: m.keyed(k.Say(words.ShareFilm()), ebiten.KeyF)}) {
		m.fold()
		next = m.film()
	}
	if key(ui.ID{Name: "picture"}, words.ShareImage(), ui.Button{Icon: "icons/screen", Disabled: !m.over(), Why: k.Say(words.ShareImageUnfinished())}) {
		m.wanted = true
	}
	if m.snaps.saved != "" && key(folderID, words.RecordsFolder(), ui.Button{Icon: "icons/folder"}) {
		m.snaps.reveal()
	}
	if key(ui.ID{Name: "close"}, words.ButtonOk(), ui.Button{Icon: "icons/check", Main: true}) {
		m.fold()
	}
	return next
}
