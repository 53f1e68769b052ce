package menu

import (
	"slices"
	"strings"

	"ludotheque/assets/words"
	"ludotheque/internal/text"
	"ludotheque/rules"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// typing reports that letters are being typed.
func (l *lobby) typing() bool { return l.naming >= 0 || l.writing }

// phoneName has a phone's keyboard type the name of the person at s.
func (l *lobby) phoneName(s rules.Seat, r ui.Rect) {
	pl := &l.places[s]
	if !pl.person || l.covered || l.writing {
		return
	}
	if l.k.Phone("name", int(s), r, &pl.name, settings.MaxName) {
		l.naming, l.phoned = s, true
	} else if l.phoned && l.naming == s {
		l.named()
	}
}

// paintNaming is the line into which a name is typed. A pad and a finger, which
// have no letters, leaf through names.
func (l *lobby) paintNaming(s rules.Seat, r ui.Rect) {
	g, pl := l.g, &l.places[s]
	id := typingID(s)
	if l.spells && !g.Spelling(id) {
		l.named() // the board of letters was put away
		return
	}
	if !g.Spelling(id) {
		g.Focus(id)
	}
	was := pl.name
	g.TextField(id, r, &pl.name, settings.MaxName)
	h := g.Input()
	if l.spells = g.Spelling(id); l.spells {
		if g.Offered() {
			pl.name = l.leaf(pl.name, 1)
		}
		return
	}
	switch {
	case h.DX != 0:
		pl.name = l.leaf(pl.name, h.DX)
	case h.Pressed && r.Contains(h.X, h.Y) && h.X < r.Right()-r.H && l.k.Env.Devices.Frame().Pointer.Touch:
		pl.name = l.leaf(pl.name, 1)
	}
	if h.Act && was == pl.name && l.ticks > 1 {
		l.named()
		return
	}
	if h.Tab != 0 || h.Pressed && !r.Contains(h.X, h.Y) {
		l.named()
	}
}

func typingID(s rules.Seat) ui.ID { return ui.ID{Name: "typing", N: int(s)} }

// name begins typing the name of the person at a seat; a gamepad gets a board of letters.
func (l *lobby) name(s rules.Seat) {
	l.naming = s
	if l.k.Env.Devices.Frame().Device.IsGamepad() {
		l.g.Spell(typingID(s), true)
		l.spells = true
	}
}

// leaf returns the next of the names that are offered: those kept from other evenings come
// before the usual ones. Where all of them are taken it returns name.
func (l *lobby) leaf(name string, step int) string {
	var names []string
	for _, n := range append(slices.Clone(l.k.Env.Settings.Names), strings.Fields(l.k.Say(words.LobbyNames()))...) {
		if n != "" && !slices.Contains(names, n) && !l.sits(n, l.naming) {
			names = append(names, n)
		}
	}
	if len(names) == 0 {
		return name
	}
	at := slices.Index(names, name)
	if at < 0 && step < 0 {
		at = 0
	}
	return names[((at+step)%len(names)+len(names))%len(names)]
}

// named ends the typing of a name.
func (l *lobby) named() {
	s := l.naming
	l.naming, l.phoned, l.spells = rules.Spectator, false, false
	if s < 0 {
		return
	}
	if l.places[s].name = settings.CleanName(l.places[s].name); text.Called(l.places[s].name) {
		l.places[s].name = "" // it would be taken for another
	}
	if l.grid() {
		l.g.Focus(chairID(s))
	} else {
		l.g.Focus(ui.ID{Name: "name", N: int(s)})
	}
	l.k.Play("ui.lay")
}

// maxSeed is the longest seed that can be typed.
const maxSeed = 40

var seedID = ui.ID{Name: "seed"}

// paintSeedField paints the seed's text. It takes letters only once it has been pressed: a
// mouse at rest on it must not take the letter by which another person joins.
func (l *lobby) paintSeedField(r ui.Rect) {
	p, g := l.g.P, l.g
	if l.naming < 0 {
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
		h := g.Input()
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
	p.Outline(r, 6)
	room := r.Inset2(16, 2)
	if u.Focus {
		p.Art("icons/pencil", r.Right()-22, r.CY(), ui.ArtStyle{Height: 20, Ink: ui.Second})
		room.W -= 24
	}
	p.Label(shown, room, ui.ButtonText, ui.Left)
	if u.Clicked {
		l.writing = true
		if l.k.Env.Devices.Frame().Device.IsGamepad() {
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

// whirl returns a text that passes by while the die rolls: the letters of the real
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
