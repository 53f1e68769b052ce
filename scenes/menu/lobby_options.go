package menu

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/ui"
)

// maxSeed is the longest seed that can be typed.
const maxSeed = 40

// paintOptions paints the panel with the game's first option and the seed.
func (l *lobby) paintOptions(r ui.Rect) {
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
func (l *lobby) paintFirstOption(r, field ui.Rect) {
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

// takes is about how many minutes the match will take.
func (l *lobby) takes() int {
	if l.timed == nil || l.timedSeats != l.count || !maps.Equal(l.timed, l.options) {
		l.timed, l.timedSeats = maps.Clone(l.options), l.count
		l.minutes = l.front.Minutes(l.set())
	}
	return l.minutes
}

// value is an option's value as it is chosen.
func (l *lobby) value(o *rules.Option) string {
	if v, ok := l.options[o.Key]; ok {
		return v
	}
	return o.Values[0]
}

func (l *lobby) optionName(o *rules.Option) string {
	return l.k.Named(l.front.Info.ID + ".option." + o.Key)
}

// valueName is a value in words where there are any, else the value itself.
func (l *lobby) valueName(o *rules.Option, v string) string {
	if name := l.k.Named(l.front.Info.ID + ".option." + o.Key + "." + v); name != "" {
		return name
	}
	if n, err := strconv.Atoi(v); err == nil {
		if name := l.k.Counted(l.front.Info.ID+".option."+o.Key+".n", n); name != "" {
			return name
		}
	}
	return v
}

// paintMoreKey is the key to all options.
func (l *lobby) paintMoreKey(r ui.Rect) {
	if l.g.Button(ui.ID{Name: "more"}, r, ui.Button{Icon: "icons/sliders", Tip: l.k.Say(words.LobbyMore()), Color: ui.KeySand}) {
		l.openMore()
	}
}

// paintSeed paints the seed: a text that is typed, rolled by the die, copied.
func (l *lobby) paintSeed(r, row ui.Rect, noteW float32) {
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

var seedID = ui.ID{Name: "seed"}

// paintSeedField is the seed's text. Letters go into it only once it has been
// pressed: a mouse that rests on it must not take the letter by which somebody
// else joins.
func (l *lobby) paintSeedField(r ui.Rect) {
	p, g := l.g.P, l.g
	if l.naming < 0 && !l.sheet() {
		if l.k.Phone("seed", 0, r, &l.seed, maxSeed) {
			l.writing, l.phoned = true, true
		} else if l.writing && l.phoned {
			l.written()
		}
	}
	if l.writing {
		if l.spells && !g.Spelling(seedID) {
			l.written()
			return
		}
		if !g.Spelling(seedID) {
			g.Focus(seedID)
		}
		was := l.seed
		g.TextField(seedID, r, &l.seed, maxSeed)
		h := g.Hands()
		if l.spells = g.Spelling(seedID); l.spells {
			return
		}
		if h.Act && was == l.seed || h.Tab != 0 || h.Pressed && !r.Contains(h.X, h.Y) {
			l.written()
		}
		return
	}
	shown := l.seed
	if l.roll > 0 {
		// The words whirl past until the die lies still.
		l.roll--
		shown = whirl(l.seed, l.roll)
	}
	u := g.Item(seedID, r, false)
	if u.Focus {
		g.Mat(5)
		defer p.Pop()
	}
	p.Sheet(r, ui.Key)
	room := r.Inset2(16, 2)
	if u.Focus {
		p.Art("icons/pencil", r.Right()-22, r.CY(), ui.ArtStyle{Height: 20, Ink: ui.Second})
		room.W -= 24
	}
	p.Label(shown, room, ui.ButtonText, ui.Left)
	if u.Clicked {
		l.writing = true
		if l.k.Env.Hands.Frame().Device.IsGamepad() {
			g.Spell(seedID, false)
			l.spells = true
		}
	}
}

// written ends the typing of a seed; nothing at all becomes a new one.
func (l *lobby) written() {
	l.writing, l.phoned, l.spells = false, false, false
	l.seed = strings.TrimSpace(l.seed)
	if l.seed == "" {
		l.newSeed()
	}
	l.k.Play("ui.lay")
}

// whirl is a text that passes by while the die rolls: the letters of the real
// one, turned around.
func whirl(seed string, roll int) string {
	letters := []rune(seed)
	n := len(letters)
	if n == 0 {
		return ""
	}
	out := make([]rune, n)
	for i := range letters {
		out[i] = letters[(i*7+roll/3*5)%n]
	}
	return string(out)
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
	p.Art("icons/die", r.X+26, r.CY()-hop, ui.ArtStyle{Height: 23, Angle: -9.42 * t * t, Ink: ui.Ink, Moving: t > 0})
	p.Label(l.k.Say(words.LobbySeedChange()), ui.Rect{X: r.X + 46, Y: r.Y, W: r.W - 54, H: r.H}, ui.SmallStrong, ui.Left)
	if u.Clicked {
		l.k.Play("ui.press")
		l.newSeed()
	}
}

// shareKey is the key that copies the seed, with two sheets on it.
func (l *lobby) shareKey(r ui.Rect) bool {
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
