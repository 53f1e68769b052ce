package menu

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/scenes/ui"
)

// optionPanel shows the set-up of the match and lets it be changed: the panel with the
// first option and the seed, and the sheet with all options.
type optionPanel struct {
	*screen
	*players
	*setup
	*textEntry
	// more says that the sheet with all options is open.
	more   bool
	copied chan error
}

// paintOptions paints the panel with the game's first option and the seed.
func (l *optionPanel) paintOptions(r ui.Rect) {
	p := l.g.P
	p.Sheet(r, ui.Key.In(ui.Paper))
	in := ui.Rect{X: r.X + ui.Padding, Y: r.Y + 24, W: r.W - ui.Padding - 18, H: 102}
	gap := float32(18)
	if l.small() {
		in.Y, in.H, gap = r.Y+ui.Gap, r.H-2*ui.Gap, ui.Gap
	}
	label, narrow := float32(100), p.View().Narrow
	switch {
	case l.largeText():
		most := in.W * 0.3
		if l.small() {
			most = in.W * 0.27
		}
		label = min(most, p.Width(l.k.Say(words.LobbySeed()), ui.RowLabel)+16)
		if o := l.first(); o != nil {
			label = max(label, min(most, p.Width(l.optionName(o), ui.RowLabel)+16))
		}
	case narrow:
		label = 110
	}
	option, first := in.Row(0, 2, gap).CutLeft(label, 0)
	if l.small() {
		label = p.Width(l.k.Say(words.LobbySeed()), ui.RowLabel) + 16
	}
	seed, second := in.Row(1, 2, gap).CutLeft(label, 0)
	first, more := first.CutRight(p.Control(38, ui.Gap), 0)
	var minutes, note ui.Rect
	switch {
	case narrow && l.small():
		first.W -= ui.Gap
	case narrow:
		first.W -= 26
		second.W -= 10
	case l.largeText():
		// The note gives way to the minutes, and the choice has the whole line.
		first.W -= ui.Gap
		second, minutes = second.CutRight(second.W*0.32, ui.Gap)
	default:
		first, minutes = first.CutRight(138, 22)
		minutes = ui.Rect{X: minutes.X, Y: minutes.Y - 2, W: minutes.W - 6, H: minutes.H + 4}
		second, note = second.CutRight(176, 22)
		note = ui.Rect{X: note.X, Y: note.Y - 8, W: note.W - 10, H: note.H + 16}
	}
	l.paintFirstOption(option, first)
	if minutes.W > 0 && l.front.Minutes != nil {
		p.ParagraphMid(l.k.Say(words.LobbyMinutes(l.takes())), minutes, ui.Small.Carrying(), ui.Left)
	}
	l.paintMoreKey(more)
	l.paintSeed(seed, second, note)
}

// paintFirstOption paints the first option that is not for experts, after its name.
func (l *optionPanel) paintFirstOption(name, field ui.Rect) {
	p, o := l.g.P, l.first()
	if o == nil {
		return
	}
	name.W -= 10
	p.Label(l.optionName(o), name, ui.RowLabel, ui.Left)
	if l.offers != o {
		l.offers, l.offered = o, sorted(o)
	}
	names := make([]string, 0, usualChoice)
	for _, v := range l.offered {
		names = append(names, l.valueName(o, v))
	}
	chosen := slices.Index(l.offered, l.value(o))
	if chosen < 0 { // chosen among all options
		chosen = len(names)
		names = append(names, l.valueName(o, l.value(o)))
	}
	if i, changed := l.g.Choice(ui.ID{Name: "option"}, field, names, chosen); changed {
		l.options[o.Key] = l.offered[i]
	}
}

// paintMoreKey is the key to all options.
func (l *optionPanel) paintMoreKey(r ui.Rect) {
	if l.g.Button(ui.ID{Name: "more"}, r, ui.Button{Icon: "icons/sliders", Tip: l.k.Say(words.LobbyMore()), Color: ui.KeySand}) {
		l.openMore()
	}
}

// paintSeed paints the seed after its name: a text that is typed, rolled by the die,
// copied; and a note on it where there is room.
func (l *optionPanel) paintSeed(name, row, note ui.Rect) {
	p, k := l.g.P, l.k
	name.W -= 10
	p.Label(k.Say(words.LobbySeed()), name, ui.RowLabel, ui.Left)
	die := max(float32(130), min(190, p.Width(k.Say(words.LobbySeedChange()), ui.SmallStrong)+56))
	if l.largeText() {
		die = p.Control(54, ui.Gap) // the die alone says it
	}
	row, dieKey := row.CutRight(die, ui.Gap)
	row, share := row.CutRight(p.Control(42, 10), 6)
	l.paintSeedField(row)
	if l.g.Button(ui.ID{Name: "share"}, share, ui.Button{Icon: "icons/copy", Tip: k.Say(words.LobbySeedHint()), Color: ui.KeySand}) {
		copyText(l.seed, l.copied)
	}
	l.paintDie(dieKey)
	if note.W > 0 {
		text := k.Say(words.LobbySeedNote())
		if own := k.Named(l.front.Info.ID + ".seed.note"); own != "" {
			text = own
		}
		p.ParagraphMid(text, note, ui.Small, ui.Left)
	}
}

// paintDie is the key that rolls another seed.
func (l *optionPanel) paintDie(r ui.Rect) {
	p, g := l.g.P, l.g
	u := g.Item(ui.ID{Name: "die"}, r, false)
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
	}
	paper := ui.KeySand
	if u.Focus {
		paper = ui.White
	}
	p.Sheet(r, ui.Key.In(paper).Raised(0.2*u.Lift))
	t := float32(l.roll) / rollTicks
	hop := 9 * t * (1 - t) * 4
	x := r.X + 26
	if l.small() {
		x = r.CX()
	}
	p.Art("icons/die", x, r.CY()-hop, ui.ArtStyle{Height: 23, Angle: -9.42 * t * t, Ink: ui.Ink, Moving: t > 0})
	said := l.k.Say(words.LobbySeedChange())
	if l.largeText() {
		g.Tip(u, r, said)
	} else {
		p.Label(said, ui.Rect{X: r.X + 46, Y: r.Y, W: r.W - 54, H: r.H}, ui.SmallStrong, ui.Left)
	}
	if u.Clicked {
		l.k.Play("ui.press")
		l.newSeed()
	}
}
