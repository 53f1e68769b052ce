package menu

import (
	"strconv"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// openMore opens the sheet with all options, the seed, and the speed of a game in real time.
func (l *lobby) openMore() {
	l.more = true
	clear(l.typed)
	l.g.Focus(seedID)
	l.k.Play("ui.page")
}

func (l *lobby) closeMore() {
	l.more = false
	l.k.Env.SaveSettings() // the speed
	l.g.Focus(ui.ID{Name: "more"})
	l.k.Play("ui.page")
}

// paintMore paints the sheet with all options over the lobby.
func (l *lobby) paintMore(v ui.View) {
	p, g, k := l.g.P, l.g, l.k
	g.Veil()
	defer g.EndVeil()
	options := l.further()
	rows := float32(len(options))
	if l.front.Info.RealTime() {
		rows++
	}
	rowH := max(52+14*(p.TextScale-1), p.Control(0, 0))
	keys := p.Control(46, ui.GapTight)
	foot, gap := keys+76, float32(ui.GapWide)
	if l.small() {
		gap = ui.GapTight
	}
	seed := max(float32(48), p.Control(42, 0))
	if l.small() && v.Narrow {
		seed += 44 // its name stands above
	}
	head := 78 + seed + ui.GapTight
	w := min(float32(820), v.W-64)
	const ring = 10 // around the row with the focus
	h := min(rows*rowH+2*ring+head+4+foot, v.H-48)
	sheet := ui.Centered(v.W/2, v.H/2, w, h)
	p.Sheet(sheet, ui.Dialog)
	p.Label(k.Say(words.LobbyMore()), ui.Rect{X: sheet.X + 32, Y: sheet.Y + 18, W: sheet.W - 64, H: 50}, ui.SheetTitle, ui.Left)

	l.paintSeed(ui.Rect{X: sheet.X + 48, Y: sheet.Y + 78, W: sheet.W - 96, H: seed})
	list := ui.Rect{X: sheet.X + 24, Y: sheet.Y + head, W: sheet.W - 48, H: h - head - foot}
	up := g.Scroll(ui.ID{Name: "options"}, list, rows*rowH+2*ring)
	row := ui.Rect{X: list.X + ring, Y: list.Y - up + ring, W: list.W - 2*ring - 6, H: rowH - ring}
	if l.front.Info.RealTime() {
		tempoRow(k, g, l.front.Info.ID, row, row.W*0.5)
		row.Y += rowH
	}
	for i, o := range options {
		if stepped(o) {
			l.paintStepper(o, i, row)
		} else {
			l.paintChoice(o, i, row)
		}
		row.Y += rowH
	}
	g.EndScroll()
	if why := l.refusal(l.set()); why != "" {
		p.ParagraphMid(why, ui.Rect{X: sheet.X + 32, Y: list.Bottom() + 2, W: sheet.W - 64, H: 46}, ui.SmallStrong.With(ui.AccentInk), ui.Left)
	}
	low := ui.Rect{X: sheet.X + 32, Y: sheet.Bottom() - 24 - keys, W: sheet.W - 64, H: keys}
	if g.Button(ui.ID{Name: "usual"}, low.Column(0, 2, gap), ui.Button{Text: k.Say(words.LobbyReset()), Icon: "icons/undo"}) {
		l.firstMatch = false
		clear(l.options)
		clear(l.typed)
	}
	if g.Button(ui.ID{Name: "close"}, low.Column(1, 2, gap), ui.Button{Text: k.Say(words.ButtonOk()), Icon: "icons/check", Main: true, Size: ui.SizeButton}) {
		l.closeMore()
	}
}

// paintChoice is an option of a few values in a row.
func (l *lobby) paintChoice(o *rules.Option, i int, r ui.Rect) {
	values := sorted(o)
	names := make([]string, len(values))
	chosen := 0
	for j, v := range values {
		names[j] = l.valueName(o, v)
		if v == l.value(o) {
			chosen = j
		}
	}
	if j, changed := l.g.RowChoice(ui.ID{Name: "stepper", N: i}, r, "", l.optionName(o), r.W*0.5, names, chosen); changed {
		l.choose(o.Key, values[j])
	}
}

// paintStepper is an option as a number: left and right step, digits type it.
func (l *lobby) paintStepper(o *rules.Option, i int, r ui.Rect) {
	p, g, k := l.g.P, l.g, l.k
	u := g.Item(ui.ID{Name: "stepper", N: i}, r, true)
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
		p.Sheet(r, ui.Highlight)
	}
	p.Caption(l.optionName(o), ui.Rect{X: r.X + 14, Y: r.Y, W: r.W*0.5 - 20, H: r.H}, ui.RowLabel, ui.Left)
	area := ui.Rect{X: r.X + r.W*0.5, Y: r.Y, W: r.W*0.5 - 12, H: r.H}
	rad := min(float32(18), r.H/2-2)
	apart := float32(150)
	if p.View().Narrow && l.small() {
		apart = area.W - 2*rad // nothing stands beside them
	}
	minus, plus := ui.Centered(area.X+rad, r.CY(), 2*rad, 2*rad), ui.Centered(area.X+rad+apart, r.CY(), 2*rad, 2*rad)
	field := ui.Rect{X: minus.Right() + 8, Y: r.Y + 4, W: plus.X - minus.Right() - 16, H: r.H - 8}
	step := max(o.Multiple, 1)
	h := g.Input()
	change := u.DX
	if less := g.Part(ui.ID{Name: "less", N: i}, minus, area.Column(0, 2, 0)); u.Clicked && !h.Act && less.Contains(h.X, h.Y) {
		change = -1
	}
	if more := g.Part(ui.ID{Name: "more of it", N: i}, plus, area.Column(1, 2, 0)); u.Clicked && !h.Act && more.Contains(h.X, h.Y) {
		change = 1
	}
	if change != 0 {
		l.step(o, change*step)
	} else if u.Focus {
		l.digits(o, h)
	}
	n, _ := strconv.Atoi(l.value(o))
	paintSteps(p, minus, plus, n > o.Min, n < o.Max)
	p.Sheet(field, ui.Key.Of("lobby", i))
	p.Label(l.value(o), field.Inset2(8, 0), ui.ButtonText, ui.Center)
	limits := ui.Rect{X: plus.Right() + 12, Y: r.Y, W: area.Right() - plus.Right() - 12, H: r.H}
	if p.View().Narrow && l.small() {
		return // the steps end where the limits are
	}
	p.Label(k.Say(words.SetupLimits(o.Min, o.Max)), limits, ui.Small, ui.Left)
}
