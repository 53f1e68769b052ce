package menu

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// results returns the results of the open record, over the list; nil if the match is not over.
func (r *records) results() scenes.Scene {
	if r.deck.replay == nil {
		return nil
	}
	o := r.deck.replay.Outcome()
	if o == nil {
		return nil
	}
	r.deck.playing = false
	o.Record = r.open.name
	return resultsOf(r, o)
}

// logLine is a line of the log of the open record.
type logLine struct {
	at   int
	said string
	seat rules.Seat
}

// toggleLog opens the log, or closes it.
func (r *records) toggleLog() {
	if r.deck.replay == nil {
		return
	}
	if !r.log.Open && r.lines == nil {
		last := ""
		for at := range r.deck.replay.Len() + 1 {
			said := r.deck.replay.Say(at)
			if said != "" && said != last { // an event is said of for some positions
				r.lines = append(r.lines, logLine{at, said, r.deck.replay.Subject(at)})
			}
			last = said
		}
	}
	r.log.Toggle(r.k.Kit)
}

// paintLog paints the log; a line leads to its moment.
func (r *records) paintLog() {
	r.log.Tick()
	g, p, k := r.g, r.g.P, r.k
	high := p.Control(54*min(1.6, p.TextScale), 0)
	look := kit.LogLook{Edge: 14, Width: 480 * min(1.5, p.TextScale), Line: high, Gap: 6, Empty: ui.Small}
	closes := r.log.Paint(k.Kit, g, &look, len(r.lines), func(i int, row ui.Rect, _ bool) {
		l := &r.lines[i]
		if l.seat >= 0 {
			p.Sign(l.seat, row.X+15, row.CY(), 28, true)
		}
		text := ui.Rect{X: row.X + 38, Y: row.Y, W: row.W - 42, H: row.H}
		if l.at == r.deck.at {
			p.Fill(ui.Rect{X: row.X - 6, Y: row.Y + 4, W: 3, H: row.H - 8}, ui.Accent)
		}
		p.ParagraphMid(l.said, text, ui.Small.With(ui.Ink), ui.Left)
	})
	if i := r.log.Used; i >= 0 {
		r.deck.playing = false
		r.deck.jump(r.lines[i].at)
		closes = closes || p.View().Narrow || r.small()
	}
	if closes && r.log.Open {
		r.log.Toggle(k.Kit)
		r.then = logID
	}
}

// keepGuest puts the record of a file among the saved matches.
func (r *records) keepGuest() {
	t, st := r.open, r.k.Env.Store
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
		r.k.Env.Say(words.NoticeStoreFailed())
		return
	}
	lock.Unlock()
	t.name, t.data, r.guest = name, nil, nil
	persist(st)
	r.k.Env.Say(words.RecordsKept())
	r.k.Play("ui.on")
	at := r.deck.at
	r.load()
	for _, u := range r.all {
		if u.name == name {
			*t = *u // the ticket in the list is another
			r.put(u, r.fetch(u))
			r.deck.jump(at)
		}
	}
}

// saveCopy gives a copy of the open record to the person.
func (r *records) saveCopy() {
	t := r.open
	data, err := t.data, error(nil)
	if t.name != "" {
		data, err = r.k.Env.Store.Read(t.name)
	}
	if err != nil {
		r.k.Env.Say(words.RecordsGone())
		return
	}
	date := t.date
	if date.IsZero() {
		date = time.Now()
	}
	start := r.deck.replay.Start()
	name := shareName(t.header.Game, start.SeedText, date.Local()) + match.Extension
	r.snaps.give(madeFile{name: name, kind: "application/octet-stream", data: data})
	r.about = r.about && r.snaps.saved == "" // what was saved is told beside the list
}

// anew begins a match like the open one: the same people, options and seed.
func (r *records) anew() scenes.Scene {
	t := r.open
	data, err := t.data, error(nil)
	if t.name != "" {
		data, err = r.k.Env.Store.Read(t.name)
	}
	var h match.Header
	if err == nil {
		h, _, err = match.Glance(data)
	}
	f := r.k.FrontEnd(t.header.Game)
	var s scenes.Scene
	if err == nil {
		start := play.StartOf(&h, "", f.Levels)
		start.Code, start.Keys = "", nil
		s, err = f.New(r.k, start)
	}
	if err != nil {
		r.k.Env.Say(words.RecordsUnreadable(t.name))
		return nil
	}
	return s
}

// paintAbout paints the sheet about the open record: who sat where, the options, the seed and the date,
// and what can be done with it. It is the scene that a key leads to, or nil.
func (r *records) paintAbout(v ui.View) (next scenes.Scene) {
	k, g, p := r.k, r.g, r.g.P
	t, f := r.open, r.k.FrontEnd(r.open.header.Game)
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
	side := p.Control(46, 8)
	keys := 2*side + 10
	if v.Narrow {
		keys = 4*side + 30
	}
	in, low := in.CutBottom(keys, 14)
	star := p.Control(44, 0)
	head, in := in.CutTop(max(star, p.Lead(ui.SheetTitle)), 4)
	head, key := head.CutRight(star, 12)
	remark := r.remark(t)
	if g.Button(ui.ID{Name: "favourite"}, key, ui.Button{Icon: "icons/star", Tip: k.Say(words.RecordsFavourite()), Chosen: remark.Favourite}) {
		remark.Favourite = !remark.Favourite
		r.setRemark(remark)
	}
	p.Label(k.GameName(t.header.Game), head, ui.SheetTitle, ui.Left)
	when := k.Say(placeOf(r.deck.replay, r.deck.replay.Len()))
	if date := r.when(t.date); date != "" {
		when = k.Join(date, " · ", when)
	}
	row, in := in.CutTop(p.Lead(ui.Body)+4, 6)
	p.Label(when, row, p.Fit(when, ui.Body.With(ui.Second), row.W), ui.Left)
	field, in := in.CutTop(p.Control(44, 0), 10)
	if !r.noted {
		r.typed = remark.Note
	}
	if g.TextField(noteID, field, &r.typed, mostNoted) {
		r.noted = true
	}
	if id, _ := g.Focused(); r.typed == "" && id != noteID {
		inner := ui.Rect{X: field.X + 14, Y: field.Y, W: field.W - 18 - max(field.H, min(p.Thumb, field.W/2)), H: field.H}
		said := k.Say(words.RecordsNote())
		p.Label(said, inner, p.Fit(said, ui.Body.With(ui.Second), inner.W), ui.Left)
	}
	off := g.ScrollText(ui.ID{Name: "about"}, in, r.aboutHigh)
	facts := ui.Rect{X: in.X + 10, Y: in.Y - off, W: in.W - 32}
	top := facts.Y
	start := r.deck.replay.Start()
	for i := range start.Chairs {
		c, how := &start.Chairs[i], ""
		if !c.Person() {
			how = k.Named("level." + c.Strength() + ".note")
		}
		facts.Y = r.fact(facts, play.Called(k, start.Chairs, rules.Seat(i)), how, rules.Seat(i))
	}
	for i := range f.Info.Options {
		o := &f.Info.Options[i]
		if value := f.Info.Value(start.Setup, o.Key); len(value) < 40 {
			facts.Y = r.fact(facts, k.OptionName(f.Info.ID, o.Key), k.ValueName(f.Info.ID, o.Key, value), rules.Spectator)
		}
	}
	r.aboutHigh = r.fact(facts, k.Say(words.ShareSeed(start.SeedText)), "", rules.Spectator) - top
	g.EndScroll()
	cell := func(i int) ui.Rect {
		if v.Narrow {
			return low.Row(i, 4, 10)
		}
		return low.Row(i/2, 2, 10).Column(i%2, 2, 10)
	}
	if g.Button(ui.ID{Name: "copy"}, cell(0), ui.Button{Text: k.Say(words.RecordsCopy()), Icon: "icons/copy", Size: ui.SizeText}) {
		r.saveCopy()
	}
	if g.Button(ui.ID{Name: "film"}, cell(1), ui.Button{Text: k.Say(words.ShareFilm()), Icon: "icons/film", Size: ui.SizeText, Tip: r.keyed(words.ShareFilm(), ebiten.KeyF)}) {
		r.about = false
		next = r.film()
	}
	if g.Button(ui.ID{Name: "anew"}, cell(2), ui.Button{Text: k.Say(words.RecordsAnew()), Icon: "icons/reload", Size: ui.SizeText}) {
		next = r.anew()
	}
	if g.Button(ui.ID{Name: "close"}, cell(3), ui.Button{Text: k.Say(words.ButtonOk()), Icon: "icons/check", Main: true, Size: ui.SizeText}) {
		r.about = false
		r.then = moreID
	}
	return next
}

// noteID is the field for the person's own line about a match, and mostNoted how many letters it takes.
var noteID = ui.ID{Name: "note"}

const mostNoted = 80

// fact paints a line of the sheet about a record from the top of area: a name, with a seat's sign if it is one,
// and at the right what is said of it, which goes below it if there is no room beside it. It returns the
// ordinate where the next line begins.
func (r *records) fact(area ui.Rect, name, value string, seat rules.Seat) float32 {
	p := r.g.P
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
