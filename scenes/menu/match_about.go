package menu

import (
	"ludotheque/arena/match"
	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// keep puts the record of a file among the saved matches.
func (m *matchScreen) keep() {
	t, st := m.t, m.k.Env.Store
	data := t.data
	if t.sound != nil {
		data = t.sound
	}
	if !t.unfinished() {
		if packed, err := match.Pack(data); err == nil {
			data = packed
		}
	}
	name, lock, err := st.CreateNext(kept.Of(st, t.header.Game), data)
	if err != nil {
		m.k.Env.Say(words.NoticeStoreFailed())
		return
	}
	lock.Unlock()
	t.name, t.data = name, nil
	persist(st)
	m.k.Env.Say(words.RecordsKept())
	m.k.Play("ui.on")
}

// anew begins a match like the open one: the same people, options and seed.
func (m *matchScreen) anew() scenes.Scene {
	t := m.t
	data, err := t.data, error(nil)
	if t.name != "" {
		data, err = m.k.Env.Store.Read(t.name)
	}
	var h match.Header
	if err == nil {
		h, _, err = match.Glance(data)
	}
	f := m.k.FrontEnd(t.header.Game)
	var s scenes.Scene
	if err == nil {
		start := play.StartOf(&h, "", f.Levels)
		start.Code, start.Keys = "", nil
		s, err = f.New(m.k, start)
	}
	if err != nil {
		m.k.Env.Say(words.RecordsUnreadable(t.name))
		return nil
	}
	return s
}

// paintAbout paints the sheet about the open record: who sat where, the options, the seed, the date and the
// person's note. It is the scene that a key leads to, or nil.
func (m *matchScreen) paintAbout(v ui.View) (next scenes.Scene) {
	k, g, p := m.k, m.g, m.g.P
	t, f := m.t, m.k.FrontEnd(m.t.header.Game)
	g.Veil()
	defer g.EndVeil()
	wide, high := 760*min(1.6, p.TextScale), float32(640)
	if p.Thumb > 0 || p.TextScale > 1 {
		high = v.H
	}
	if p.Thumb > 0 {
		wide = v.W
	}
	sheet := v.Rect().Middle(min(v.W-40, wide), min(v.H-40, high))
	p.Sheet(sheet, ui.Dialog)
	in := sheet.Inset2(32, 24)
	side, columns := p.Control(46, 8), 3
	if v.Narrow {
		columns = 1
	}
	grid := in.Grid(3, columns, 10)
	in, grid.Rect = in.CutBottom(float32(grid.Rows)*(side+10)-10, 14)
	head, in := in.CutTop(p.Lead(ui.SheetTitle), 4)
	remark := t.noted(k)
	p.Label(k.GameName(t.header.Game), head, ui.SheetTitle, ui.Left)
	said := k.Say(placeOf(m.deck.replay, m.deck.replay.Len()))
	if date := when(k, m.now, t.date); date != "" {
		said = k.Join(date, " · ", said)
	}
	row, in := in.CutTop(p.Lead(ui.Body)+4, 6)
	p.Label(said, row, p.Fit(said, ui.Body.With(ui.Second), row.W), ui.Left)
	field, in := in.CutTop(p.Control(44, 0), 10)
	if !m.noted {
		m.typed = remark.Note
	}
	if g.TextField(noteID, field, &m.typed, maxNoted) {
		m.noted = true
	}
	if id, _ := g.Focused(); m.typed == "" && id != noteID {
		inner := ui.Rect{X: field.X + 14, Y: field.Y, W: field.W - 18 - max(field.H, min(p.Thumb, field.W/2)), H: field.H}
		said := k.Say(words.RecordsNote())
		p.Label(said, inner, p.Fit(said, ui.Body.With(ui.Second), inner.W), ui.Left)
	}
	off := g.ScrollText(ui.ID{Name: "about"}, in, m.aboutHigh)
	facts := ui.Rect{X: in.X + 10, Y: in.Y - off, W: in.W - 32}
	top := facts.Y
	start := m.deck.replay.Start()
	for i := range start.Chairs {
		c := &start.Chairs[i]
		how := k.Say(c.Held.Text())
		if !c.Person() {
			how = k.Named("level." + c.Strength() + ".note")
		}
		facts.Y = m.fact(facts, play.Called(k, start.Chairs, rules.Seat(i)), how, rules.Seat(i))
	}
	for i := range f.Info.Options {
		o := &f.Info.Options[i]
		if !o.Serves(start.Setup.Seats) {
			continue
		}
		if value := f.Info.Value(start.Setup, o.Key); len(value) < 40 {
			facts.Y = m.fact(facts, k.OptionName(f.Info.ID, o.Key), k.ValueName(f.Info.ID, o.Key, value), rules.Spectator)
		}
	}
	m.aboutHigh = m.fact(facts, k.Say(words.ShareSeed(start.SeedText)), k.Say(words.LobbySeedHint()), rules.Spectator) - top
	g.EndScroll()
	if g.Button(ui.ID{Name: "anew"}, grid.At(0), ui.Button{Text: k.Say(words.RecordsAnew()), Icon: "icons/reload", Size: ui.SizeText}) {
		next = m.anew()
	}
	if s := m.deletion(grid.At(1)); s != nil {
		next = s
	}
	if g.Button(ui.ID{Name: "close"}, grid.At(2), ui.Button{Text: k.Say(words.ButtonOk()), Icon: "icons/check", Main: true, Size: ui.SizeText}) {
		m.fold()
	}
	return next
}

// noteID is the field for the person's own line about a match, and maxNoted how many letters it takes.
var noteID = ui.ID{Name: "note"}

const maxNoted = 80

// fact paints a line of the sheet about a record from the top of area: a name, with a seat's sign if it is one,
// and at the right what is said of it, which goes below it if there is no room beside it. It returns the
// ordinate where the next line begins.
func (m *matchScreen) fact(area ui.Rect, name, value string, seat rules.Seat) float32 {
	p := m.g.P
	left, worth, lead := ui.Body, ui.SmallStrong, p.Lead(ui.Body)
	text := area
	if seat >= 0 {
		lead = max(lead, 28)
		p.Sign(seat, area.X+14, area.Y+lead/2, 26, true)
		_, text = area.CutLeft(28, 8)
	}
	text.H = max(lead, p.TextHeight(name, left, text.W))
	wide := p.Width(value, worth)
	if p.Width(name, left)+24+wide <= text.W {
		p.Label(value, text, worth, ui.Right)
		p.Label(name, text, left, ui.Left)
		return text.Bottom() + 6
	}
	p.Paragraph(name, text, left, ui.Left)
	low := ui.Rect{X: text.X, Y: text.Bottom(), W: text.W, H: p.TextHeight(value, worth, text.W)}
	if value != "" {
		p.Paragraph(value, low, worth, ui.Right)
	}
	return low.Bottom() + 6
}

// setRemark keeps a remark on the match, and the match of a file with it.
func (m *matchScreen) setRemark(remark kept.Remark) {
	shelves(m.k) // no list was open if the match has just ended
	if m.t.name == "" && remark != (kept.Remark{}) {
		m.keep()
	}
	if err := m.k.Remarks.Set(&m.t.header, remark); err != nil {
		m.k.Env.Say(words.NoticeStoreFailed())
	}
	m.t.searched, m.t.remarked = "", false
}

// keepNote keeps the note that was typed.
func (m *matchScreen) keepNote() {
	if !m.noted {
		return
	}
	remark := m.t.noted(m.k)
	remark.Note, m.noted = m.typed, false
	m.setRemark(remark)
}
