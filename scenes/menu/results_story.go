package menu

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// idStory names a sentence of the story.
func idStory(i int) ui.ID { return ui.ID{Name: "story", N: i} }

// leastStory is how high a sentence of the story is at least, and jumpWide what the sign
// at its end takes that leads to the replay, in units.
const (
	leastStory = 42
	jumpWide   = 34
)

// storyType returns how the sentences of the story are set.
func (r *told) storyType() ui.Type { return r.g.P.AtMost(ui.RowLabel, maxGrown) }

// measureStory measures the sentences of the story at a width, and returns the height of
// all with the gap below; 0 if there are none.
func (r *told) measureStory(wide float32) float32 {
	r.rows = r.rows[:0]
	if len(r.o.Story) == 0 {
		return 0
	}
	wide -= 4 * ui.GapTight
	if r.o.Record != "" {
		wide -= jumpWide
	}
	high := float32(2 * ui.GapTight)
	for i := range r.o.Story {
		h := max(leastStory+30*r.grown(), r.g.P.TextHeight(r.sentence(i), r.storyType(), wide)+ui.GapTight)
		r.rows = append(r.rows, h)
		high += h
	}
	return high + ui.Gap
}

// story paints the match in two sentences, each of which leads to its moment in the
// replay, in the height that measureStory found; it returns what is left of the
// area.
func (r *results) story(area ui.Rect, high float32) (rest ui.Rect) {
	if high == 0 {
		return area
	}
	g, p := r.g, r.g.P
	kind := r.storyType()
	box, rest := area.CutTop(min(area.H, high-ui.Gap), ui.Gap)
	p.Sheet(box, ui.Panel.Raised(0.1))
	in := box.Inset2(ui.GapTight, ui.GapTight)
	for i := range r.o.Story {
		s := &r.o.Story[i]
		open := r.open() && s.At >= 0
		row, low := in.CutTop(r.rows[i], 0)
		in = low
		u := g.Item(idStory(i), row, false)
		if u.Focus {
			p.Sheet(row, ui.Highlight.Of("story", i))
		}
		text := ui.Rect{X: row.X + ui.GapTight, Y: row.Y, W: row.W - 2*ui.GapTight, H: row.H}
		if open {
			text.W -= jumpWide
			ink := ui.Second
			if u.Focus {
				ink = ui.AccentInk
			}
			p.Icon("icons/film", ui.Centered(row.Right()-20, row.CY(), 22, 22), ink)
		}
		p.ParagraphMid(r.sentence(i), text, kind, ui.Left)
		if u.Clicked && open {
			r.m.watch(s.At)
			r.m.followPerson()
		}
	}
	return rest
}

// sentence returns a sentence of the story, with the names of those who played in the place of
// their letters.
func (r *told) sentence(i int) string {
	t := r.o.Story[i].Text
	if said := r.k.Say(t.Renamed(r.named)); r.article == "" || strings.HasPrefix(said, r.article) {
		return said
	}
	return r.k.Say(t.Renamed(r.amid))
}

// withArticle returns the name of an opponent whom the rules play, which begins with an article, and the same
// within a sentence; both are empty if there is none.
func (r *told) withArticle() (name, amid string) {
	chairs := r.o.Start.Chairs
	if n := r.o.Start.Setup.Seats; n > 0 && n < len(chairs) {
		name = chairs[n].Name
	}
	first, size := utf8.DecodeRuneInString(name)
	if size == 0 {
		return "", ""
	}
	return name, string(unicode.ToLower(first)) + name[size:]
}

// called returns the name of the person at the seat of a letter, or the letter if it is no
// seat's.
func (r *told) called(letter string) string {
	for s := range r.o.Start.Chairs {
		if rules.Seat(s).Letter() == letter {
			return r.name(rules.Seat(s))
		}
	}
	return letter
}

// asksPicture reports whether keys or a pad ask for the picture to share.
func asksPicture(in *input.Frame) bool {
	return in.Keys.Pressed.Has(ebiten.KeyI) || in.Menu.Pressed.Has(input.Y)
}
