package ui

import (
	"strings"
	"unicode"
)

// speller is the board of letters for hands that have none: a pad, a finger, a
// mouse. It lies over everything, and what is pressed on it goes into the text
// field that it was opened for.
type speller struct {
	open bool
	id   ID
	// offers says that whoever opened it has texts to offer, one after the other.
	offers bool
	small  bool
	met    bool // the field has told its text
	// text is what stands in the field now.
	text string
	// typed and erased wait for the field, offered for whoever offers.
	typed   []rune
	erased  bool
	offered bool
	age     int
}

// spellRows are the letters in their rows, large.
var spellRows = [...][]rune{[]rune("ABCDEFGHIJKLM"), []rune("NOPQRSTUVWXYZ"), []rune("0123456789.:-"), []rune("ÉÈÊËÀÂÇÎÏÔÙÛ'")}

// Spell opens the board of letters for a text field; offers gives it a key for
// another text: see [Gui.Offered].
func (g *Gui) Spell(id ID, offers bool) {
	g.speller = speller{open: true, id: id, offers: offers}
	g.sound("press", 0)
	g.Focus(spellID('A'))
}

// Spelling reports whether the board of letters is open for a text field.
func (g *Gui) Spelling(id ID) bool { return g.speller.open && g.speller.id == id }

// Offered reports whether another text was asked for on the board since the last time.
func (g *Gui) Offered() bool {
	was := g.speller.offered
	g.speller.offered = false
	return was
}

func spellID(r rune) ID { return ID{Name: "letter", N: int(r)} }

// Keys of the board that are no letters.
var (
	spellCase  = ID{Name: "letter.case"}
	spellErase = ID{Name: "letter.erase"}
	spellOffer = ID{Name: "letter.offer"}
	spellDone  = ID{Name: "letter.done"}
)

// unspell closes the board and gives the focus back to the field.
func (g *Gui) unspell() {
	g.speller.open = false
	g.sound("press", 0)
	g.Focus(g.speller.id)
}

// spelled gives the field what was pressed on the board.
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

// paintSpeller paints the board over everything else.
func (g *Gui) paintSpeller() {
	b := &g.speller
	if !b.open {
		return
	}
	if b.age++; b.age > 2 { // its field is no longer there
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

// spellGap is between two keys of the board.
const spellGap = 6

// spellKeys is where the keys of the board lie: in an area, under the line that is
// written, so wide and so high.
type spellKeys struct {
	area       Rect
	wide, high float32
}

// at returns the key in a row and a column that is as wide as several.
func (k *spellKeys) at(row, column, span float32) Rect {
	return Rect{k.area.X + column*(k.wide+spellGap), k.area.Y + (row+1)*(k.high+spellGap), span*k.wide + (span-1)*spellGap, k.high}
}

// spellRow is a row of letters.
func (g *Gui) spellRow(keys spellKeys, row int, letters []rune) {
	b := &g.speller
	for i, r := range letters {
		shown := r
		if b.small {
			shown = unicode.ToLower(r)
		}
		if g.Button(spellID(r), keys.at(float32(row), float32(i), 1), Button{Text: letter(shown)}) {
			b.typed = append(b.typed, shown)
			// A name begins with a capital and goes on small.
			b.small = b.small || b.text == ""
		}
	}
}

// spellFoot is the row of keys that are no letters.
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

// letters are texts of one letter each, made once.
var letters = map[rune]string{}

func letter(r rune) string {
	s, ok := letters[r]
	if !ok {
		s = string(r)
		letters[r] = s
	}
	return s
}
