package ui

import (
	"unicode"
	"unicode/utf8"
)

// Button is how a button looks.
type Button struct {
	Text string
	// Icon is the artwork's name, drawn before the text; "" for none.
	Icon string
	// Main is the one thing to do on the screen: accent paper, the largest.
	Main bool
	// Disabled cannot be used.
	Disabled bool
	// Quiet is flat: a word on the strip, a tab, a row of a list.
	Quiet bool
	// Chosen is dark, as the chosen one of a few.
	Chosen bool
	// Size is the text's size; 0 for the usual.
	Size float32
	// TextColor, when its alpha is over 0, replaces the usual ink or white.
	TextColor Color
	// Color, when its alpha is over 0, replaces the usual paper.
	Color Color
	// Leftward sets icon and text from the left edge instead of in the middle.
	Leftward bool
	// Tip is a sentence shown when the pointer or the focus rests on it.
	Tip string
}

// Button is a key of paper; true when it is used.
func (g *Gui) Button(id ID, r Rect, b Button) bool {
	p := g.P
	if b.Disabled {
		p.Sheet(r, Sheet{Color: Trough, Radius: 6, Waver: 0.7, Seed: seedOf(id), Lift: -1, NoRim: true})
		// Not its paler paper alone tells it from the others.
		p.DashedRect(r.Inset(1.5), 5, 2, 6, 5, Ink.Fade(0.4))
		p.Idle()
		g.face(r, b, Ink.Fade(0.55))
		p.Pop()
		return false
	}
	u := g.Item(id, r, false)
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
	}
	g.Tip(u, r, b.Tip)
	r = r.Move(u.Shake, 0)
	lift := u.Lift * 0.25
	if u.Held {
		lift = -1
		r = r.Move(0, 1)
	} else if !u.Focus && u.Over {
		r = r.Move(0, -2*u.Lift)
	}
	paper, ink := White, Ink
	gouache := float32(0)
	switch {
	case b.Main:
		paper, ink, gouache = Accent, White, 1
	case b.Chosen:
		paper, ink, gouache = Ink, White, 0.3
	}
	if b.Color.A > 0 {
		paper = b.Color
	}
	if b.TextColor.A > 0 {
		ink = b.TextColor
	}
	if !b.Quiet || u.Focus {
		p.Sheet(r, Sheet{Color: paper, Radius: 6, Waver: 0.7, Seed: seedOf(id), Lift: lift, Gouache: gouache})
	}
	g.face(r, b, ink)
	if u.Clicked {
		g.sound("press", 0)
	}
	return u.Clicked
}

// face paints a button's icon and text.
func (g *Gui) face(r Rect, b Button, ink Color) {
	p := g.P
	t := ButtonText
	if b.Main {
		t = MainText
	}
	if b.Size > 0 {
		t.Size = b.Size
	}
	t.Color = ink
	// Large letters still need paper above and below them.
	t.Size = min(t.Size, 0.66*r.H/p.TextScale)
	inner := r.Inset2(min(16, r.W*0.08), 2)
	if b.Icon == "" {
		align := Center
		if b.Leftward {
			align = Left
		}
		p.Label(b.Text, inner, t, align)
		return
	}
	is := min(t.Size*1.2, inner.H)
	grown := min(p.TextScale, 1.5) // beside a text that needs the room
	if b.Text == "" {
		is = max(is, min(t.Size*1.2*p.TextScale, 0.76*inner.W, inner.H)) // some are wider than high
		p.Art(b.Icon, r.CX(), r.CY(), ArtStyle{Height: is, Ink: ink, Alpha: ink.A})
		return
	}
	is = min(is*grown, inner.H)
	gap := t.Size * 0.5 * grown
	t = p.Fit(b.Text, t, inner.W-is-gap)
	w := p.Width(b.Text, t) + is + gap
	x := r.CX() - w/2
	if b.Leftward {
		x = inner.X
	}
	p.Art(b.Icon, x+is/2, r.CY(), ArtStyle{Height: is, Ink: ink, Alpha: ink.A})
	p.Label(b.Text, Rect{x + is + gap, r.Y, inner.Right() - x - is - gap, r.H}, t, Left)
}

// seedOf gives each thing its own unevenness.
func seedOf(id ID) int {
	n := id.N * 31
	for _, c := range id.Name {
		n = n*7 + int(c)
	}
	return n & 127
}

// Choice is a row of a few words in a trough, one of them chosen. It returns
// the chosen index, changed or not. Left and right change it while it has the
// focus.
func (g *Gui) Choice(id ID, r Rect, words []string, chosen int) (int, bool) {
	u := g.Item(id, r, true)
	was := chosen
	if u.Focus {
		g.Mat(6)
		defer g.P.Pop()
	}
	chosen = g.ChoiceFor(u, id, r, words, chosen)
	return chosen, chosen != was
}

// Cycle is a Choice that stands beside other things: left and right go on to
// them, and using it goes on to the next word, round and round.
func (g *Gui) Cycle(id ID, r Rect, words []string, chosen int) (int, bool) {
	u := g.Item(id, r, false)
	was := chosen
	if u.Focus {
		g.Mat(6)
		defer g.P.Pop()
	}
	chosen = g.ChoiceFor(u, id, r, words, chosen)
	return chosen, chosen != was
}

// ChoiceFor is a Choice in a Row, which has the focus as a whole: u is what Row
// returned. It returns the chosen index.
func (g *Gui) ChoiceFor(u Use, id ID, r Rect, words []string, chosen int) int {
	p := g.P
	p.Sheet(r, Sheet{Color: Trough, Radius: 5, Waver: 0.7, Seed: seedOf(id), Lift: -1, NoRim: true})
	was := chosen
	if u.DX != 0 {
		chosen = max(0, min(len(words)-1, chosen+u.DX))
	}
	// Cells as wide as their words ask, the rest shared.
	total := float32(0)
	for _, w := range words {
		total += p.Width(w, SmallStrong) + 24
	}
	spare := (r.W - total) / float32(len(words))
	if len(words) > 2 && total > crowded*r.W {
		chosen = g.pageChoice(u, id, r, words, chosen)
		g.choiceSound(was, chosen)
		return chosen
	}
	x := r.X
	for i, w := range words {
		cw := p.Width(w, SmallStrong) + 24 + spare
		if spare < 0 {
			cw = (p.Width(w, SmallStrong) + 24) * r.W / total
		}
		cell := Rect{x, r.Y, cw, r.H}
		x += cw
		if g.hands.Pressed && u.Pressed && cell.Contains(g.hands.X, g.hands.Y) {
			chosen = i
		}
		t := SmallStrong.Sized(17.5)
		if i == chosen {
			c := Rect{cell.X, cell.Y - 2, cell.W, cell.H + 4}
			p.Sheet(c, Sheet{Color: Ink, Radius: 6, Waver: 0.7, Seed: seedOf(id) + i, Lift: 0, Gouache: 0.3})
			p.Label(w, c.Inset2(6, 0), t.With(White), Center)
		} else {
			t.Face = Nunito600
			p.Label(w, cell.Inset2(6, 0), t, Center)
		}
	}
	if u.Clicked && g.hands.Act {
		chosen = (chosen + 1) % len(words)
	}
	g.choiceSound(was, chosen)
	return chosen
}

func (g *Gui) choiceSound(was, chosen int) {
	if chosen > was {
		g.sound("on", 0)
	} else if chosen < was {
		g.sound("off", 0)
	}
}

// crowded is how much wider than its row the words of a choice may be before
// only the chosen one is shown.
const crowded = 1.25

// pageChoice shows the chosen word alone, between two arrows that go through the
// others, round and round: for more words than a row has room for.
func (g *Gui) pageChoice(u Use, id ID, r Rect, words []string, chosen int) int {
	p := g.P
	n := len(words)
	left, rest := r.CutLeft(r.H, 0)
	right := Rect{rest.Right() - r.H, r.Y, r.H, r.H}
	mid := Rect{left.Right(), r.Y - 2, right.X - left.Right(), r.H + 4}
	if g.hands.Pressed && u.Pressed {
		switch {
		case left.Contains(g.hands.X, g.hands.Y):
			chosen = (chosen + n - 1) % n
		case right.Contains(g.hands.X, g.hands.Y), mid.Contains(g.hands.X, g.hands.Y):
			chosen = (chosen + 1) % n
		}
	} else if u.Clicked && g.hands.Act {
		chosen = (chosen + 1) % n
	}
	p.Art("icons/chevron-left", left.CX(), left.CY(), ArtStyle{Height: r.H * 0.4, Ink: Ink})
	p.Art("icons/chevron", right.CX(), right.CY(), ArtStyle{Height: r.H * 0.4, Ink: Ink})
	p.Sheet(mid, Sheet{Color: Ink, Radius: 6, Waver: 0.7, Seed: seedOf(id) + chosen, Lift: 0, Gouache: 0.3})
	word, count := SmallStrong.Sized(17.5).With(White), Small.With(White.Fade(0.7))
	in := mid.Inset2(10, 0)
	w := p.Width("00/00", count)
	if p.Width(words[chosen], word)+w+8 > in.W {
		p.Label(words[chosen], in, word, Center)
		return chosen
	}
	p.Label(words[chosen], Rect{in.X, in.Y, in.W - w, in.H}, word, Left)
	x := in.Right()
	for _, t := range [...]string{Digits(n), "/", Digits(chosen + 1)} {
		tw := p.Width(t, count)
		p.Label(t, Rect{x - tw - 1, in.Y, tw + 2, in.H}, count, Left)
		x -= tw
	}
	return chosen
}

// Slider is a handle on a trough, from 0 to 1 in the given number of steps
// (at least 1). It returns the value, changed or not.
func (g *Gui) Slider(id ID, r Rect, value float32, steps int) (float32, bool) {
	u := g.Item(id, r, true)
	return g.SliderFor(u, r, value, steps)
}

// SliderFor is a Slider in a Row, which has the focus as a whole: u is what Row
// returned.
func (g *Gui) SliderFor(u Use, r Rect, value float32, steps int) (float32, bool) {
	p := g.P
	was := value
	track := Rect{r.X + 14, r.CY() - 5, r.W - 28, 10}
	if u.DX != 0 {
		value += float32(u.DX) / float32(steps)
	}
	if u.Held {
		value = (g.hands.X - track.X) / track.W
	}
	value = max(0, min(1, float32(int(value*float32(steps)+0.5))/float32(steps)))
	fill := Ink
	if u.Focus {
		fill = Accent
	}
	p.Sheet(track, Sheet{Color: Trough, Radius: 5, Waver: 0.3, Lift: -1, NoRim: true})
	x := track.X + track.W*value
	if value > 0 {
		p.Sheet(Rect{track.X, track.Y, max(10, track.W*value), 10}, Sheet{Color: fill, Radius: 5, Waver: 0.3, Lift: -1, NoRim: true})
	}
	p.Disc(x, r.CY(), 14, 14, Sheet{Color: fill, Waver: 0.6, Lift: u.Lift * 0.4})
	p.Disc(x, r.CY(), 5.5, 5.5, Sheet{Color: White, Lift: -1, NoRim: true})
	if value != was {
		g.sound("slide", int(value*10+0.5))
	}
	return value, value != was
}

// Row is a labelled line of a form that has the focus as a whole. It paints the
// icon and the label and returns where the control goes and how it is used.
func (g *Gui) Row(id ID, r Rect, icon, label string, labelW float32) (Rect, Use) {
	u := g.Item(id, r, true)
	p := g.P
	if u.Focus {
		g.Mat(6)
		p.Sheet(r, Sheet{Color: Hex(0xFBEEDB), Radius: 6, Waver: 0.7, Seed: 9, Lift: -1, NoRim: true})
	}
	x := r.X + 20
	if icon != "" {
		p.Icon(icon, Centered(x+16, r.CY(), 34, 26), Ink)
		x += 46
	}
	p.ParagraphMid(label, Rect{x, r.Y + 4, labelW - (x - r.X) - 10, r.H - 8}, RowLabel, Left)
	return Rect{r.X + labelW, r.Y, r.W - labelW - 22, r.H}, u
}

// EndRow closes what Row opened; u is what Row returned.
func (g *Gui) EndRow(u Use) {
	if u.Focus {
		g.P.Pop()
	}
}

// RowChoice is a Row with a Choice.
func (g *Gui) RowChoice(id ID, r Rect, icon, label string, labelW float32, words []string, chosen int) (int, bool) {
	area, u := g.Row(id, r, icon, label, labelW)
	h := min(float32(44), area.H-8)
	was := chosen
	chosen = g.ChoiceFor(u, id, Rect{area.X, area.CY() - h/2, area.W, h}, words, chosen)
	g.EndRow(u)
	return chosen, chosen != was
}

// RowSlider is a Row with a Slider and its value in words.
func (g *Gui) RowSlider(id ID, r Rect, icon, label string, labelW float32, value float32, steps int, shown string) (float32, bool) {
	area, u := g.Row(id, r, icon, label, labelW)
	valueW := 70 * min(1.4, g.P.TextScale)
	value, changed := g.SliderFor(u, Rect{area.X, area.Y, area.W - valueW, area.H}, value, steps)
	g.P.Label(shown, Rect{area.Right() - valueW + 8, area.Y, valueW - 8, area.H}, Type{Face: Fredoka500, Size: 20, Color: Ink}, Right)
	g.EndRow(u)
	return value, changed
}

// TextField is a line that a person types into, of at most limit letters; true
// when it changed. Letters go to it while it has the focus. A pad that uses it,
// and a pointer on the sign at its end, get a board of letters.
func (g *Gui) TextField(id ID, r Rect, s *string, limit int) bool {
	u := g.Item(id, r, true)
	p := g.P
	if u.Focus {
		g.Mat(5)
		defer p.Pop()
		g.typing = true
	}
	board := Rect{r.Right() - r.H, r.Y, r.H, r.H}
	g.Spot(ID{"letters", id.N}, board)
	if u.Clicked && (g.hands.Act && g.hands.Padded || !g.hands.Act && board.Contains(g.hands.X, g.hands.Y)) {
		g.Spell(id, false)
	}
	changed := false
	if u.Focus || g.Spelling(id) {
		runes, erase := g.hands.Runes, g.hands.Erase
		if g.Spelling(id) {
			g.typing = true
			typed, erased := g.spelled(*s)
			runes, erase = append(typed, runes...), erase || erased
		}
		for _, c := range runes {
			if unicode.IsPrint(c) && utf8.RuneCountInString(*s) < limit {
				*s += string(c)
				changed = true
			}
		}
		if erase && *s != "" {
			_, n := utf8.DecodeLastRuneInString(*s)
			*s = (*s)[:len(*s)-n]
			changed = true
		}
	}
	p.Sheet(r, Sheet{Color: White, Radius: 5, Waver: 0.7, Seed: seedOf(id), Lift: 0})
	t := Type{Face: Fredoka500, Size: 22, Color: Ink}
	inner := r.Inset2(16, 2)
	inner.W = board.X - inner.X
	p.Art("icons/keyboard", board.CX(), board.CY(), ArtStyle{Height: min(20, r.H*0.4), Ink: Second})
	t = p.Fit(*s, t, inner.W-4)
	p.Label(*s, inner, t, Left)
	if u.Focus && g.tick/30%2 == 0 {
		x := inner.X + min(inner.W, p.Width(*s, t)+2)
		p.Line(x, r.CY()-12, x, r.CY()+12, 2, Accent)
	}
	return changed
}
