package menu

import (
	"slices"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// matchID is the choice between the game's first match and a usual one.
var matchID = ui.ID{Name: "match"}

// paintOptions paints the panel: which match, and of a usual one the game's first option.
// The key to the house rules is in it, or beside the key to start in a narrow view.
func (l *lobby) paintOptions(r, start ui.Rect) {
	p, k := l.g.P, l.k
	p.Sheet(r, ui.Key.In(ui.Paper))
	in := ui.Rect{X: r.X + ui.Padding, Y: r.Y + 24, W: r.W - ui.Padding - 18, H: 102}
	gap := float32(18)
	if l.small() {
		in.Y, in.H, gap = r.Y+ui.Gap, r.H-2*ui.Gap, ui.Gap
	}
	// Names are as wide as the longer of them, up to a third of the line.
	label := p.Width(k.Say(words.LobbyMatch()), ui.RowLabel)
	o := l.first()
	if o != nil && !l.firstMatch {
		label = max(label, p.Width(l.optionName(o), ui.RowLabel))
	}
	label = max(84, min(in.W*0.3, label)) + 16
	name, match := in.Row(0, 2, gap).CutLeft(label, 0)
	low := in.Row(1, 2, gap)
	house := ui.Rect{X: start.Right() + ui.GapWide, Y: start.Y, W: l.houseWide(), H: start.H}
	// Beside the choice of the match, arrows go from it to the seats above.
	switch wide := !p.View().Narrow; {
	case wide && l.front.Info.First != nil:
		match, house = match.CutRight(l.houseWide(), ui.GapWide)
	case wide:
		low, house = low.CutRight(l.houseWide(), ui.GapWide)
	}
	option, value := low.CutLeft(label, 0)
	l.paintMatch(name, match)
	switch {
	case l.firstMatch:
		p.ParagraphMid(l.firstNote(), low.Inset2(0, -6), ui.SmallStrong, ui.Left)
	case o != nil:
		l.paintFirstOption(o, option, value)
	}
	l.paintHouseKey(house)
}

// houseWide returns how wide the key to the house rules is.
func (l *lobby) houseWide() float32 {
	p := l.g.P
	if p.View().Narrow || l.small() || l.largeText() {
		return p.Control(ui.ControlHigh, ui.Gap)
	}
	return p.Width(l.k.Say(words.LobbyMore()), ui.SmallStrong) + 66
}

// paintMatch paints which match is played: the game's first one or a usual one, with about
// how long each takes.
func (l *lobby) paintMatch(name, field ui.Rect) {
	p, k := l.g.P, l.k
	name.W -= 10
	p.Label(k.Say(words.LobbyMatch()), name, ui.RowLabel, ui.Left)
	usual, first := l.usualName(), k.Say(words.LobbyMatchFirst())
	if l.front.Minutes != nil {
		usual = k.Join(usual, " · ", k.Say(words.LobbyMinutes(l.takes())))
	}
	if l.front.Info.First == nil {
		p.Label(usual, field, ui.SmallStrong.Sized(ui.SizeText), ui.Left)
		return
	}
	if l.front.Minutes != nil {
		first = k.Join(first, " · ", k.Say(words.LobbyMinutes(l.firstTakes())))
	}
	chosen := 1
	if l.firstMatch {
		chosen = 0
	}
	l.names = append(l.names[:0], first, usual)
	if i, changed := l.g.Choice(matchID, field, l.names, chosen); changed {
		l.chooseFirst(i == 0)
	}
}

// firstNote returns what is short in the game's first match.
func (l *lobby) firstNote() string {
	if own := l.k.Named(l.front.Info.ID + ".lobby.first"); own != "" {
		return own
	}
	return l.k.Say(words.LobbyMatchNote())
}

// paintFirstOption paints the first option that is not for experts, after its name.
func (l *lobby) paintFirstOption(o *rules.Option, name, field ui.Rect) {
	p := l.g.P
	name.W -= 10
	p.Label(l.optionName(o), name, ui.RowLabel, ui.Left)
	if l.option != o {
		l.option, l.offered = o, sorted(o)
	}
	names := make([]string, 0, usualChoice)
	for _, v := range l.offered {
		names = append(names, l.valueName(o, v))
	}
	chosen := slices.Index(l.offered, l.value(o))
	if chosen < 0 { // chosen elsewhere
		chosen = len(names)
		names = append(names, l.valueName(o, l.value(o)))
	}
	if i, changed := l.g.Choice(ui.ID{Name: "option"}, field, names, chosen); changed && i < len(l.offered) {
		l.choose(o.Key, l.offered[i])
	}
}

// paintHouseKey is the key to all options and the seed.
func (l *lobby) paintHouseKey(r ui.Rect) {
	b := ui.Button{Text: l.k.Say(words.LobbyMore()), Icon: "icons/sliders", Color: ui.KeySand, Size: ui.SizeSmall}
	if r.W <= l.g.P.Control(ui.ControlHigh, ui.Gap) {
		b.Text, b.Tip = "", b.Text
	}
	if l.g.Button(ui.ID{Name: "more"}, r, b) {
		l.openMore()
	}
}

// paintSeed paints the seed after its name, or under it where there is room above: a text that is typed, rolled by the die,
// copied.
func (l *lobby) paintSeed(r ui.Rect) {
	p, k := l.g.P, l.k
	name, row := r.CutTop(r.H-max(48, p.Control(42, 0)), 0)
	if name.H <= 0 {
		name, row = r.CutLeft(min(r.W*0.3, p.Width(k.Say(words.LobbySeed()), ui.RowLabel)+26), 0)
		name.W -= 10
	}
	p.Label(k.Say(words.LobbySeed()), name, ui.RowLabel, ui.Left)
	die := max(float32(130), min(190, p.Width(k.Say(words.LobbySeedChange()), ui.SmallStrong)+56))
	if l.largeText() || l.small() {
		die = p.Control(54, ui.Gap) // the die alone says it
	}
	row, dieKey := row.CutRight(die, ui.Gap)
	row, share := row.CutRight(p.Control(42, 10), 6)
	l.paintSeedField(row)
	if l.g.Button(ui.ID{Name: "share"}, share, ui.Button{Icon: "icons/copy", Tip: k.Say(words.LobbySeedHint()), Color: ui.KeySand}) {
		l.copy(l.seed, words.LobbySeedCopied())
	}
	l.paintDie(dieKey)
}

// paintDie is the key that rolls another seed.
func (l *lobby) paintDie(r ui.Rect) {
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
	if l.small() || l.largeText() {
		x = r.CX()
	}
	p.Art("icons/die", x, r.CY()-hop, ui.ArtStyle{Height: 23, Angle: -9.42 * t * t, Ink: ui.Ink, Moving: t > 0})
	said := l.k.Say(words.LobbySeedChange())
	if l.largeText() || l.small() {
		g.Tip(u, r, said)
	} else {
		p.Label(said, ui.Rect{X: r.X + 46, Y: r.Y, W: r.W - 54, H: r.H}, ui.SmallStrong, ui.Left)
	}
	if u.Clicked {
		l.k.Play("ui.press")
		l.newSeed()
	}
}
