package ui

import (
	"strings"
	"unicode"
)

// speller is an on-screen keyboard for gamepads, fingers and mice. It is above everything else and
// writes into the text field that it was opened for.
type speller struct {
	open bool
	id   ID
	// offers reports that the caller has texts to suggest.
	offers bool
	small  bool
	met    bool // the field has passed its text
	// text is the present text of the field.
	text string
	// typed and erased wait for the field, offered for the caller.
	typed   []rune
	erased  bool
	offered bool
	age     int
}

// spellRows are the rows of capital letters.
var spellRows = [...][]rune{[]rune("ABCDEFGHIJKLM"), []rune("NOPQRSTUVWXYZ"), []rune("0123456789.:-"), []rune("ÉÈÊËÀÂÇÎÏÔÙÛ'")}

// Spell opens the on-screen keyboard for a text field; offers adds a key for another suggestion: see
// [Gui.Offered].
func (g *Gui) Spell(id ID, offers bool) {
	g.speller = speller{open: true, id: id, offers: offers}
	g.sound("press", 0)
	g.Focus(spellID('A'))
}

// Spelling reports whether the on-screen keyboard is open for a text field.
func (g *Gui) Spelling(id ID) bool { return g.speller.open && g.speller.id == id }

// Offered reports whether another suggestion was requested since the last call.
func (g *Gui) Offered() bool {
	was := g.speller.offered
	g.speller.offered = false
	return was
}

func spellID(r rune) ID { return ID{Name: "letter", N: int(r)} }

// Keys that are not letters.
var (
	spellCase  = ID{Name: "letter.case"}
	spellErase = ID{Name: "letter.erase"}
	spellOffer = ID{Name: "letter.offer"}
	spellDone  = ID{Name: "letter.done"}
)

// unspell closes the keyboard and returns the focus to the field.
func (g *Gui) unspell() {
	g.speller.open = false
	g.sound("press", 0)
	g.Focus(g.speller.id)
}

// spelled passes the field what was pressed on the keyboard.
func (g *Gui) spelled(text string) (typed []rune, erase bool) {
	b := &g.speller
	if !b.met {
		b.met, b.small = true, text != "" && !strings.HasSuffix(text, " ")
	}
	b.text, b.age = text, 0
	typed, erase = b.typed, b.erased
	b.typed, b.erased = b.typed[:0], false
	return typed, erase
}

// paintSpeller paints the keyboard over everything else.
func (g *Gui) paintSpeller() {
	b := &g.speller
	if !b.open {
		return
	}
	if b.age++; b.age > 2 { // its field is gone
		b.open = false
		return
	}
	g.modal = Top
	p := g.P
	p.On(OverTop)
	defer p.Pop()
	v := p.View()
	columns := float32(len(spellRows[0]))
	w := min(v.W-32, 800)
	key := (w - 40 - spellGap*(columns-1)) / columns
	high := min(key, 50)
	rows := float32(len(spellRows) + 2)
	sheet := Rect{X: (v.W - w) / 2, Y: v.H - 64 - 36 - rows*(high+spellGap), W: w, H: 36 + rows*(high+spellGap)}
	p.Fill(v.Rect().Inset(-4), Ink.Fade(0.45))
	p.Sheet(sheet, Dialog)
	in := sheet.Inset2(20, 18)
	line := Rect{X: in.X, Y: in.Y, W: in.W, H: high}
	p.Sheet(line, Key)
	t := p.Fit(b.text, ButtonText.Sized(SizeHeading), line.W-40)
	p.Label(b.text, line.Inset2(16, 2), t, Left)
	if g.tick/30%2 == 0 {
		x := line.X + 18 + p.Width(b.text, t)
		p.Line(x, line.CY()-13, x, line.CY()+13, 2, Accent)
	}
	keys := spellKeys{in, key, high}
	for i, letters := range spellRows {
		g.spellRow(keys, i, letters)
	}
	g.spellFoot(keys)
	if f, ok := g.Focused(); b.open && (!ok || g.find(g.items, f) == nil || g.find(g.items, f).layer < Top) {
		g.Focus(spellDone)
	}
}

// spellGap is the space between keys.
const spellGap = 6

// spellKeys is the geometry of the keyboard: its area, under the line of text, and the size of a key.
type spellKeys struct {
	area       Rect
	wide, high float32
}

// at returns the key in a row and a column, span columns wide.
func (k *spellKeys) at(row, column, span float32) Rect {
	return Rect{k.area.X + column*(k.wide+spellGap), k.area.Y + (row+1)*(k.high+spellGap), span*k.wide + (span-1)*spellGap, k.high}
}

// spellRow runs a row of letters.
func (g *Gui) spellRow(keys spellKeys, row int, letters []rune) {
	b := &g.speller
	for i, r := range letters {
		shown := r
		if b.small {
			shown = unicode.ToLower(r)
		}
		if g.Button(spellID(r), keys.at(float32(row), float32(i), 1), Button{Text: letter(shown)}) {
			b.typed = append(b.typed, shown)
			// The first letter of a name is a capital.
			b.small = b.small || b.text == ""
		}
	}
}

// spellFoot runs the row of keys that are not letters.
func (g *Gui) spellFoot(keys spellKeys) {
	b, p, foot := &g.speller, g.P, float32(len(spellRows))
	if g.Button(spellCase, keys.at(foot, 0, 2), Button{Text: "Aa", Size: SizeStrong, Chosen: !b.small}) {
		b.small = !b.small
	}
	bar := keys.at(foot, 2, 4)
	if g.Button(spellID(' '), bar, Button{}) {
		b.typed = append(b.typed, ' ')
		b.small = false
	}
	p.Line(bar.CX()-40, bar.CY()+6, bar.CX()+40, bar.CY()+6, 3, Ink)
	if g.Button(spellErase, keys.at(foot, 6, 2), Button{Icon: "icons/arrow-left", Disabled: b.text == ""}) {
		b.erased = true
	}
	done := float32(8)
	if b.offers {
		done = 10
		if g.Button(spellOffer, keys.at(foot, 8, 2), Button{Icon: "icons/die"}) {
			b.offered = true
		}
	}
	if g.Button(spellDone, keys.at(foot, done, float32(len(spellRows[0]))-done), Button{Icon: "icons/check", Main: true}) {
		g.unspell()
	}
}

// letters caches texts of one letter each.
var letters = map[rune]string{}

func letter(r rune) string {
	s, ok := letters[r]
	if !ok {
		s = string(r)
		letters[r] = s
	}
	return s
}
