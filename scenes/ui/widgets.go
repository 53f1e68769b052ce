package ui

import (
	"unicode"
	"unicode/utf8"
)

// Choice is a row of a few words, one of them chosen. It returns the chosen index. Left and right
// change it while it has the focus.
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

// Cycle is a Choice beside other things: left and right move the focus, and using it selects the next
// word, cyclically.
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

// ChoiceFor is a Choice in a Row, which has the focus as a whole: u is the result of Row. It returns
// the chosen index.
func (g *Gui) ChoiceFor(u Use, id ID, r Rect, words []string, chosen int) int {
	p := g.P
	p.Sheet(r, Trench.Of(id.Name, id.N))
	p.Outline(r, 5)
	was := chosen
	if u.DX != 0 {
		chosen = max(0, min(len(words)-1, chosen+u.DX))
	}
	// Cells as wide as their words need, sharing the rest.
	total := float32(0)
	for _, w := range words {
		total += p.Width(w, SmallStrong) + 24
	}
	spare := (r.W - total) / float32(len(words))
	if len(words) > 2 && (total > crowded*r.W || p.Thumb*float32(len(words)) > r.W) || p.TextScale > 1 && len(words) > 1 && total*grownLess > max(r.W, total/p.TextScale) {
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
		if g.input.Pressed && u.Pressed && cell.Contains(g.input.X, g.input.Y) {
			chosen = i
		}
		t := SmallStrong.Sized(SizeText)
		if i == chosen {
			c := Rect{cell.X, cell.Y - 2, cell.W, cell.H + 4}
			p.Sheet(c, Key.In(Ink).Of(id.Name, id.N+i).Painted(0.3))
			p.Label(w, c.Inset2(6, 0), t.With(White), Center)
		} else {
			t.Face = Nunito600
			p.Label(w, cell.Inset2(6, 0), t, Center)
		}
	}
	if u.Clicked && g.input.Act {
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

// crowded is how much wider than its row the words of a choice may be before only the chosen one is
// shown.
const crowded = 1.25

// grownLess is the least share of the player's text size at which the words of a choice are shown side
// by side; below it only the chosen one is shown.
const grownLess = 0.82

// pageChoice shows only the chosen word, between two arrows that cycle through the others.
func (g *Gui) pageChoice(u Use, id ID, r Rect, words []string, chosen int) int {
	p := g.P
	n := len(words)
	arrow := min(r.H, ControlHigh)
	left, rest := r.CutLeft(arrow, 0)
	_, right := rest.CutRight(arrow, 0)
	mid := Rect{left.Right(), r.Y - 2, right.X - left.Right(), r.H + 4}
	if g.input.Pressed && u.Pressed {
		// The word acts like the right arrow, except for what a thumb needs to go back.
		if g.input.X < r.X+max(arrow, min(p.Thumb, r.W/2)) {
			chosen = (chosen + n - 1) % n
		} else {
			chosen = (chosen + 1) % n
		}
	} else if u.Clicked && g.input.Act {
		chosen = (chosen + 1) % n
	}
	p.Art("icons/chevron-left", left.CX(), left.CY(), ArtStyle{Height: arrow * 0.4, Ink: Ink})
	p.Art("icons/chevron", right.CX(), right.CY(), ArtStyle{Height: arrow * 0.4, Ink: Ink})
	p.Sheet(mid, Key.In(Ink).Of(id.Name, id.N+chosen).Painted(0.3))
	word, count := SmallStrong.Sized(SizeText).With(White), Small.With(White.Fade(0.7))
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

// Slider is a handle on a bar, from 0 to 1 in the given number of steps (at least 1). It returns the
// value.
func (g *Gui) Slider(id ID, r Rect, value float32, steps int) (float32, bool) {
	u := g.Item(id, r, true)
	return g.SliderFor(u, r, value, steps)
}

// SliderFor is a Slider in a Row, which has the focus as a whole: u is the result of Row.
func (g *Gui) SliderFor(u Use, r Rect, value float32, steps int) (float32, bool) {
	p := g.P
	was := value
	track := Rect{r.X + 14, r.CY() - 5, r.W - 28, 10}
	if u.DX != 0 {
		value += float32(u.DX) / float32(steps)
	}
	if u.Held {
		value = (g.input.X - track.X) / track.W
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

// Row is a labelled line of a form that has the focus as a whole. It paints the icon and the label and
// returns the rectangle for the control and how it is used.
func (g *Gui) Row(id ID, r Rect, icon, label string, labelW float32) (Rect, Use) {
	u := g.Item(id, r, true)
	p := g.P
	if u.Focus {
		g.Mat(6)
		p.Sheet(r, Highlight)
	}
	x := r.X + 20
	if icon != "" {
		p.Icon(icon, Centered(x+16, r.CY(), 34, 26), Ink)
		x += 46
	}
	p.ParagraphMid(label, Rect{x, r.Y + 4, labelW - (x - r.X) - 10, r.H - 8}, RowLabel, Left)
	return Rect{r.X + labelW, r.Y, r.W - labelW - 22, r.H}, u
}

// EndRow ends what Row began; u is the result of Row.
func (g *Gui) EndRow(u Use) {
	if u.Focus {
		g.P.Pop()
	}
}

// RowChoice returns a Row with a Choice.
func (g *Gui) RowChoice(id ID, r Rect, icon, label string, labelW float32, words []string, chosen int) (int, bool) {
	area, u := g.Row(id, r, icon, label, labelW)
	h := min(float32(ControlHigh), area.H-8)
	was := chosen
	chosen = g.ChoiceFor(u, id, Rect{area.X, area.CY() - h/2, area.W, h}, words, chosen)
	g.EndRow(u)
	return chosen, chosen != was
}

// RowSlider returns a Row with a Slider and its value in words.
func (g *Gui) RowSlider(id ID, r Rect, icon, label string, labelW float32, value float32, steps int, shown string) (float32, bool) {
	area, u := g.Row(id, r, icon, label, labelW)
	valueW := 70 * min(1.4, g.P.TextScale)
	value, changed := g.SliderFor(u, Rect{area.X, area.Y, area.W - valueW, area.H}, value, steps)
	g.P.Label(shown, Rect{area.Right() - valueW + 8, area.Y, valueW - 8, area.H}, ButtonText.Sized(SizeStrong), Right)
	g.EndRow(u)
	return value, changed
}

// TextField is a line of text of at most limit letters; it reports whether the text changed. It gets
// typed and pasted letters while it has the focus; with [Input.All] they replace its text. A gamepad
// that uses it, and a press on the sign at its end, open an on-screen keyboard.
func (g *Gui) TextField(id ID, r Rect, s *string, limit int) bool {
	u := g.Item(id, r, true)
	p := g.P
	if u.Focus {
		g.Mat(5)
		defer p.Pop()
		g.typing = true
	}
	end := max(r.H, min(p.Thumb, r.W/2))
	board := Rect{r.Right() - end, r.Y, end, r.H}
	g.Spot(ID{"letters", id.N}, board)
	if u.Clicked && (g.input.Act && g.input.Padded || !g.input.Act && board.Contains(g.input.X, g.input.Y)) {
		g.Spell(id, false)
	}
	if h := &g.input; g.selected == id && (!u.Focus || h.Pressed || h.DX != 0 || h.DY != 0) {
		g.selected = ID{}
	}
	changed := false
	if u.Focus || g.Spelling(id) {
		runes, erase := g.input.Runes, g.input.Erase
		if g.Spelling(id) {
			g.typing = true
			typed, erased := g.spelled(*s)
			runes, erase = append(typed, runes...), erase || erased
		}
		if g.input.All {
			g.selected = id
		}
		if g.selected == id && (len(runes) > 0 || erase) {
			changed = *s != ""
			*s, erase = "", false
			g.selected = ID{}
		}
		full := false
		for _, c := range runes {
			switch {
			case !unicode.IsPrint(c):
			case utf8.RuneCountInString(*s) == limit:
				full = true
			default:
				*s += string(c)
				changed = true
			}
		}
		if full {
			g.Refuse(id)
		}
		if erase && *s != "" {
			_, n := utf8.DecodeLastRuneInString(*s)
			*s = (*s)[:len(*s)-n]
			changed = true
		}
	}
	p.Sheet(r.Move(u.Shake, 0), Key.Of(id.Name, id.N))
	t := ButtonText
	inner := r.Inset2(min(16, r.W*0.06), 2)
	inner.W = board.X - inner.X
	p.Art("icons/keyboard", board.CX(), board.CY(), ArtStyle{Height: min(20, r.H*0.4), Ink: Second})
	t = p.Fit(*s, t, inner.W-4)
	if g.selected == id {
		w := min(inner.W, p.Width(*s, t))
		p.Sheet(Rect{inner.X - 2, r.CY() - 14, w + 4, 28}, Sheet{Color: Honey, Radius: 4})
	}
	p.Label(*s, inner, t, Left)
	if u.Focus && g.tick/30%2 == 0 {
		x := inner.X + min(inner.W, p.Width(*s, t)+2)
		p.Line(x, r.CY()-12, x, r.CY()+12, 2, Accent)
	}
	return changed
}
