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
	p, k := l.g.P, l.k
	p.Sheet(r, ui.Key.In(ui.Paper))
	noteW := float32(180)
	if k.P.View().Narrow {
		noteW = 0
	}
	labelW := float32(100)
	if k.P.View().Narrow {
		labelW = 110
	}
	field := ui.Rect{X: r.X + 28 + labelW, Y: r.Y + 24, W: r.W - 28 - labelW - noteW - 36, H: 42}
	if p.View().Narrow {
		field.W = r.W - 56 - labelW
	}
	l.paintFirstOption(r, field)
	if noteW > 0 {
		note := ui.Rect{X: field.Right() + 22, Y: field.Y - 2, W: noteW - 48, H: field.H + 4}
		if l.front.Minutes != nil {
			p.ParagraphMid(k.Say(words.LobbyMinutes(l.takes())), note, ui.Small, ui.Left)
		}
	}
	l.paintMoreKey(ui.Rect{X: r.Right() - 18 - 38, Y: field.Y, W: 38, H: field.H})
	l.paintSeed(r, ui.Rect{X: field.X, Y: r.Bottom() - 42 - 22, W: field.W, H: 42}, noteW)
}

// paintFirstOption paints the first option that is not for experts.
func (l *optionPanel) paintFirstOption(r, field ui.Rect) {
	p, o := l.g.P, l.first
	if o == nil {
		return
	}
	p.Label(l.optionName(o), ui.Rect{X: r.X + 28, Y: field.Y, W: field.X - r.X - 38, H: field.H}, ui.RowLabel, ui.Left)
	names := make([]string, 0, usualChoice)
	for _, v := range l.offered {
		names = append(names, l.valueName(o, v))
	}
	chosen := slices.Index(l.offered, l.value(o))
	if chosen < 0 { // chosen among all options
		chosen = len(names)
		names = append(names, l.valueName(o, l.value(o)))
	}
	if p.View().Narrow {
		field.W -= 54
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

// paintSeed paints the seed: a text that is typed, rolled by the die, copied.
func (l *optionPanel) paintSeed(r, row ui.Rect, noteW float32) {
	p, k := l.g.P, l.k
	p.Label(k.Say(words.LobbySeed()), ui.Rect{X: r.X + 28, Y: row.Y, W: row.X - r.X - 38, H: row.H}, ui.RowLabel, ui.Left)
	dieW := max(float32(130), min(190, p.Width(k.Say(words.LobbySeedChange()), ui.SmallStrong)+56))
	die := ui.Rect{X: row.Right() - dieW, Y: row.Y, W: dieW, H: row.H}
	field := ui.Rect{X: row.X, Y: row.Y, W: row.W - dieW - 14 - 48, H: row.H}
	share := ui.Rect{X: field.Right() + 6, Y: row.Y, W: 42, H: row.H}

	l.paintSeedField(field)
	if l.shareKey(share) {
		copyText(l.seed, l.copied)
	}
	l.paintDie(die)
	if noteW > 0 {
		note := k.Say(words.LobbySeedNote())
		if own := k.Named(l.front.Info.ID + ".seed.note"); own != "" {
			note = own
		}
		p.ParagraphMid(note, ui.Rect{X: row.Right() + 22, Y: row.Y - 8, W: noteW - 14, H: row.H + 16}, ui.Small, ui.Left)
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
	p.Art("icons/die", r.X+26, r.CY()-hop, ui.ArtStyle{Height: 23, Angle: -9.42 * t * t, Ink: ui.Ink, Moving: t > 0})
	p.Label(l.k.Say(words.LobbySeedChange()), ui.Rect{X: r.X + 46, Y: r.Y, W: r.W - 54, H: r.H}, ui.SmallStrong, ui.Left)
	if u.Clicked {
		l.k.Play("ui.press")
		l.newSeed()
	}
}

// shareKey is the key that copies the seed, with two sheets on it.
func (l *optionPanel) shareKey(r ui.Rect) bool {
	g, p := l.g, l.g.P
	u := g.Item(ui.ID{Name: "share"}, r, false)
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
	}
	g.Tip(u, r, l.k.Say(words.LobbySeedHint()))
	p.Sheet(r, ui.Key.In(ui.KeySand).Raised(0.2*u.Lift))
	back, front := ui.Centered(r.CX()+4, r.CY()-4, 16, 20), ui.Centered(r.CX()-3, r.CY()+3, 16, 20)
	p.Sheet(back, ui.Trench.In(ui.Ink))
	p.Sheet(front.Inset(-2), ui.Trench.In(ui.KeySand))
	p.Sheet(front, ui.Trench.In(ui.Ink))
	if u.Clicked {
		l.k.Play("ui.press")
	}
	return u.Clicked
}
