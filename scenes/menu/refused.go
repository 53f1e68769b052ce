package menu

import (
	"errors"

	"ludotheque/arena/match"
	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// refused says what is wrong with a record that was opened from the desktop, and leads to
// the records kept, or to the title.
type refused struct {
	screen
	file string
	line int // of the file, from 1; 0 for the whole of it
	why  words.Text
}

// Refused returns the screen that says why the record in a file does not open.
func Refused(k *play.App, file string, err error) scenes.Scene {
	r := &refused{screen: newScreen(k), file: file, why: why(err)}
	var at *match.RecordError
	if errors.As(err, &at) && at.Line > 1 { // the first line is what makes a file a record
		r.line = at.Line
	}
	r.g.Focus(recordsID)
	return r
}

// why returns what is wrong with a record, in words for its owner.
func why(err error) words.Text {
	for reason, said := range map[error]words.Text{
		match.ErrNoRecord: words.RefusedNone(), match.ErrForeign: words.RefusedForeign(), match.ErrVersion: words.RefusedVersion(),
		kept.ErrNoArchive: words.RefusedNone(), match.ErrDamaged: words.RefusedDamaged(), match.ErrDoctored: words.RefusedDoctored(), match.ErrTooLarge: words.RefusedLarge(),
	} {
		if errors.Is(err, reason) {
			return said
		}
	}
	return words.RefusedUnread()
}

// Tell names the screen for tests from outside.
func (r *refused) Tell() string { return "refused" }

// where returns the name of the file, with the line that is wrong.
func (r *refused) where() string {
	if r.line == 0 {
		return r.file
	}
	return r.k.Say(words.RefusedLine(r.line, r.file))
}

// Update implements [scenes.Scene].
func (r *refused) Update(in *input.Frame) (scenes.Scene, error) {
	v := r.begin(in)
	p, g, k := r.g.P, r.g, r.k
	var next scenes.Scene = r
	k.PaperGround(g)
	sheet := ui.Centered(v.W/2, (v.H-kit.StripTop)/2, min(777, v.W-48), 392)
	p.Sheet(sheet, ui.Sheet{Color: ui.Paper, Radius: 9, Waver: 1.5, Lift: 1})
	inner := sheet.Inset2(40, 30)
	p.Label(k.Say(words.RefusedTitle()), ui.Rect{X: inner.X, Y: inner.Y, W: inner.W, H: 54}, ui.SheetTitle, ui.Left)
	p.Label(r.where(), ui.Rect{X: inner.X, Y: inner.Y + 62, W: inner.W, H: 30}, ui.SmallStrong.With(ui.Second), ui.Left)
	p.Paragraph(k.Say(r.why), ui.Rect{X: inner.X, Y: inner.Y + 100, W: inner.W, H: inner.H - 250}, ui.Body, ui.Left)
	if g.Button(recordsID, ui.Rect{X: inner.X, Y: inner.Bottom() - 136, W: inner.W, H: 72}, ui.Button{Text: k.Say(words.RecordsTitle()), Icon: "icons/folder", Main: true}) {
		k.Play("ui.page")
		next = k.Records()
	}
	title := g.Button(ui.ID{Name: "title"}, ui.Rect{X: inner.X, Y: inner.Bottom() - 52, W: inner.W, H: 52}, ui.Button{Text: k.Say(words.HintTitle()), Icon: "icons/home"})
	if title || r.back() {
		next = k.Title()
	}
	k.Strip(g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintTitle()), Click: func() { next = k.Title() }})
	r.end(recordsID)
	if s := given(k, in); s != nil {
		next = s
	}
	return next, nil
}
