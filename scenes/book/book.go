// Package book is the screen that shows a game's rule book.
package book

import (
	"strings"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// book is the rule book of a game: two pages of a chapter side by side, or one
// where two would be too small to read, and a tab for each chapter.
type book struct {
	k        *play.App
	g        *ui.Gui
	front    *play.FrontEnd
	game     string
	setup    rules.Setup // of the match whose rules are shown
	behind   scenes.Scene
	learns   bool // the lesson can be begun from here
	lang     string
	chapters []words.Chapter
	chapter  int
	page     int // the left page of the spread, within the chapter
	turned   int // tick of the last turn of a page
	turn     int // its direction
	dragX    float32
}

// New opens the rule book of a game; closing it shows behind again. The lesson can be begun from it if learns is set.
func New(k *play.App, behind scenes.Scene, game string, s rules.Setup, learns bool) scenes.Scene {
	return &book{k: k, g: k.Gui(), front: k.FrontEnd(game), game: game, setup: s, behind: behind, learns: learns, turned: -100}
}

// Behind returns what the book was opened over.
func (b *book) Behind() scenes.Scene { return b.behind }

// Tell names the screen for tests.
func (b *book) Tell() string { return "rules" }

// tabColors are the papers of the tabs, in turn.
var tabColors = [...]ui.Color{ui.Pointed, ui.Coral, ui.Sage, ui.Coral, ui.Lilac, ui.GrassPale}

func (b *book) load() {
	lang := b.k.Words.Language()
	if lang == b.lang {
		return
	}
	b.lang = lang
	b.chapters = nil
	if b.front != nil {
		var err error
		if b.chapters, err = b.front.Book(lang, b.setup); err != nil {
			b.k.Env.Say(words.RulesMissing())
		}
	}
	b.chapter = min(b.chapter, max(0, len(b.chapters)-1))
	b.page = 0
}

func (b *book) Update(in *input.Frame) (scenes.Scene, error) {
	b.load()
	k, g := b.k, b.g
	k.Begin(g, in)
	p, v := g.P, g.P.View()
	h := g.Input()
	if h.Back || len(b.chapters) == 0 {
		k.End(g)
		k.Play("ui.page")
		return b.behind, nil
	}
	single := v.Narrow || p.TextScale > 1.25
	step := 2
	if single {
		step = 1
	}
	b.leaf(step)
	paper := b.paintCover(v)
	b.spread(paper, single)
	b.margins(paper)
	b.swipe(paper, step)
	var next scenes.Scene = b
	back := kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintCloseBook()), Click: func() { next = b.behind }}
	chapter, page := kit.Hint{Buttons: upDown[:], Words: k.Say(words.HintChapter())}, kit.Hint{Buttons: leftRight[:], Words: k.Say(words.HintPage())}
	if b.teaches() {
		k.Strip(g, &back, kit.Hint{Buttons: learn[:], Words: k.Say(words.LearnName()), Click: func() { next = b.learn() }}, chapter, page)
	} else {
		k.Strip(g, &back, chapter, page)
	}
	if b.teaches() && in.Menu.Pressed.Has(input.Y) {
		next = b.learn()
	}
	k.End(g)
	return next, nil
}

// leaf turns pages and chapters as keys and the wheel say.
func (b *book) leaf(step int) {
	h := b.g.Input()
	if h.DX != 0 || h.Wheel != 0 {
		d := h.DX
		if d == 0 && step > 1 {
			d = -int(h.Wheel)
		}
		b.flip(d, step)
	}
	if h.DY != 0 || h.Tab != 0 {
		b.open((b.chapter + h.DY + h.Tab + len(b.chapters)) % len(b.chapters))
	}
}

// paintCover paints the ground, the tabs and the cover of the open book, and is
// where its paper lies.
func (b *book) paintCover(v ui.View) (paper ui.Rect) {
	p := b.g.P
	p.Sheet(v.Rect().Inset(-6), ui.Sheet{Color: ui.BookGreen, Gouache: 1, Lift: -1, NoRim: true})
	for i, d := range [...][3]float32{{40, v.H * 0.3, -2.6}, {v.W - 30, 60, 2.5}, {v.W - 10, v.H * 0.72, 2.2}, {60, v.H + 20, 0.3}} {
		name := "menu/ground-frond-a"
		if i%2 == 1 {
			name = "menu/ground-frond-b"
		}
		p.Art(name, d[0], d[1], ui.ArtStyle{Angle: d[2], Scale: 0.8, Alpha: 0.55})
	}

	tabW := float32(106)
	if v.Narrow {
		tabW = 84
	}
	cover := ui.Rect{X: 54, Y: 36, W: v.W - 54 - tabW - 32, H: v.H - kit.StripTop - 36 - 22}
	if v.Narrow {
		cover.X, cover.W = 20, v.W-20-tabW-8
	} else if cover.W > 1240 {
		cover.X += (cover.W - 1240) / 2
		cover.W = 1240
	}
	b.tabs(cover, tabW)
	p.Sheet(cover.Inset(-3).Move(0, 3), ui.Slip.In(ui.Leather).Raised(1).Painted(0.6))
	for i := range 3 {
		d := float32(6 - 2*i)
		p.Sheet(cover.Inset2(d*0.4, 2).Move(0, d*0.6), ui.Sheet{Color: ui.KeySand.Mix(ui.White, float32(i)*0.3), Radius: 5, Waver: 1, Lift: 0, NoRim: true}.Of("book", i))
	}
	paper = ui.Rect{X: cover.X + 10, Y: cover.Y + 2, W: cover.W - 22, H: cover.H - 6}
	p.Sheet(paper, ui.Tag)
	return paper
}

// spread paints a page on the paper, or two with the fold between them.
func (b *book) spread(paper ui.Rect, single bool) {
	p := b.g.P
	pages := b.chapters[b.chapter].Pages
	b.page = min(b.page, max(0, len(pages)-1))
	if single {
		b.paint(paper.Inset2(34, 30), pages, b.page)
		return
	}
	fold := paper.CX()
	for i := range 18 {
		// The fold: the one place where paper shades softly.
		d := float32(i) * 3
		a := 0.10 * (1 - float32(i)/18) * (1 - float32(i)/18)
		p.Fill(ui.Rect{X: fold - d - 3, Y: paper.Y + 1, W: 3, H: paper.H - 2}, ui.Ink.Fade(a))
		p.Fill(ui.Rect{X: fold + d, Y: paper.Y + 1, W: 3, H: paper.H - 2}, ui.Ink.Fade(a*0.8))
	}
	left, right := paper, paper
	left.W = fold - paper.X
	right.X, right.W = fold, paper.Right()-fold
	b.paint(left.Inset2(46, 34), pages, b.page)
	b.paint(right.Inset2(46, 34), pages, b.page+1)
}

// swipe turns the page by a swipe, or by a click on the outer margins.
func (b *book) swipe(paper ui.Rect, step int) {
	h := b.g.Input()
	if h.Pressed && paper.Contains(h.X, h.Y) {
		b.dragX = h.X
	}
	if h.Released && b.dragX > 0 {
		switch d := h.X - b.dragX; {
		case d < -60, d > -6 && d < 6 && h.X > paper.Right()-marginWidth:
			b.flip(1, step)
		case d > 60, d > -6 && d < 6 && h.X < paper.X+marginWidth:
			b.flip(-1, step)
		}
		b.dragX = 0
	}
}

// marginWidth is how wide the outer margins are that turn the page.
const marginWidth = 60

// margins paints what a pointer presses to turn the page: an arrow in the middle
// of each outer margin that leads somewhere.
func (b *book) margins(paper ui.Rect) {
	p, h := b.g.P, b.g.Input()
	last := b.chapter == len(b.chapters)-1 && b.page+1 >= len(b.chapters[b.chapter].Pages)
	for i, at := range [...]struct {
		icon string
		x    float32
		off  bool
	}{{"icons/chevron-left", paper.X, b.chapter == 0 && b.page == 0}, {"icons/chevron", paper.Right() - marginWidth, last}} {
		if at.off {
			continue
		}
		r := ui.Rect{X: at.x, Y: paper.Y, W: marginWidth, H: paper.H}
		b.g.Spot(ui.ID{Name: "page", N: i}, r)
		alpha := float32(0.45)
		if r.Contains(h.X, h.Y) {
			alpha = 1
		}
		side := float32(i)*2 - 1
		p.Art(at.icon, r.CX()+side*14, r.CY(), ui.ArtStyle{Height: 22, Ink: ui.Accent, Alpha: alpha})
	}
}

var (
	upDown    = [...]input.Button{input.Up, input.Down}
	leftRight = [...]input.Button{input.Left, input.Right}
	learn     = [...]input.Button{input.Y}
)

// teaches reports whether the game has a first game that teaches, and it can begin now.
func (b *book) teaches() bool { return b.learns && b.front != nil && b.front.Lesson != nil }

// learn begins it.
func (b *book) learn() scenes.Scene {
	s, err := b.k.Learn(b.game)
	if err != nil {
		b.g.Toast(b.k.Say(words.LearnFailed()))
		return b
	}
	b.k.Play("ui.cut")
	return s
}

// flip turns by one spread of step pages, into the next chapter at the end.
func (b *book) flip(d, step int) {
	if d == 0 {
		return
	}
	page := b.page + d*step
	switch n := len(b.chapters[b.chapter].Pages); {
	case page < 0 && b.chapter > 0:
		b.open(b.chapter - 1)
		n = len(b.chapters[b.chapter].Pages)
		b.page = (n - 1) / step * step
	case page >= n && b.chapter+1 < len(b.chapters):
		b.open(b.chapter + 1)
	case page >= 0 && page < n:
		b.page = page
		b.turnPage(d)
	default:
		b.k.Play("ui.refuse")
	}
}

func (b *book) open(chapter int) {
	if chapter == b.chapter {
		return
	}
	d := 1
	if chapter < b.chapter {
		d = -1
	}
	b.chapter, b.page = chapter, 0
	b.turnPage(d)
}

func (b *book) turnPage(d int) {
	b.turn, b.turned = d, b.g.Tick()
	b.k.Play("ui.page")
}

func (b *book) tabs(cover ui.Rect, w float32) {
	g := b.g
	p := g.P
	for i, c := range b.chapters {
		r := ui.Rect{X: cover.Right() - 6, Y: cover.Y + 46 + 76*float32(i), W: w, H: 54}
		u := g.Item(ui.ID{Name: "tab", N: i}, r, false)
		if u.Clicked || u.Pressed {
			b.open(i)
		}
		t := ui.RowLabel.Sized(ui.SizeSmall)
		color := tabColors[i%len(tabColors)]
		if i == b.chapter {
			r.W += 12
			color, t.Color = ui.Accent, ui.White
		} else if u.Over {
			r.W += 6
		}
		p.Sheet(r, ui.Key.In(color).Of("book", i).Painted(0.8))
		p.Caption(c.Tab, ui.Rect{X: r.X + 12, Y: r.Y, W: r.W - 20, H: r.H}, t, ui.Center)
	}
}

// pageTypes returns the types of a page of a width at a scale. Titles are of one size in the
// whole book: the largest at which their longest word fits into a line.
func (b *book) pageTypes(w, scale float32) (title, lead, body, strong ui.Type) {
	titles := b.g.P.Group(ui.Number.Sized(ui.SizeScore * scale))
	for i := range b.chapters {
		for j := range b.chapters[i].Pages {
			for word := range strings.FieldsSeq(b.chapters[i].Pages[j].Title) {
				titles.Line(word, w)
			}
		}
	}
	return titles.Type,
		ui.Body.Sized(ui.SizeRow * scale),
		ui.Body.Sized(ui.SizeText * scale),
		ui.RowLabel.Sized(ui.SizeText * scale)
}

// paint paints one page, smaller where it would not fit, and its number.
func (b *book) paint(r ui.Rect, pages []words.Page, n int) {
	g := b.g
	p := g.P
	since := float32(g.Tick() - b.turned)
	if since < 12 {
		// The page comes in: slid by a thumb's width, or faded alone.
		t := ui.EaseOut(since / 12)
		p.Fade(t)
		defer p.Pop()
		if g.Motion != ui.Reduced {
			r.X += float32(b.turn) * 26 * (1 - t)
		}
	}
	if n >= len(pages) {
		return
	}
	page := &pages[n]
	number := b.pageNumber(n)
	bottom := r.Bottom() - 12
	at := ui.Left
	x := r.X
	if n%2 == 1 {
		at, x = ui.Right, r.Right()
	}
	p.Text(ui.Digits(number), x, r.Bottom()+6, p.AtMost(ui.Heading.Sized(ui.SizeSmall).With(ui.Second), 1), at)
	area := ui.Rect{X: r.X, Y: r.Y, W: r.W, H: bottom - r.Y}
	scale := float32(1)
	for scale > 0.5 && b.height(page, area, scale) > area.H {
		scale -= 0.03
	}
	b.blocks(page, area, scale)
}

func (b *book) pageNumber(n int) int {
	number := n + 1
	for i := range b.chapter {
		number += len(b.chapters[i].Pages)
	}
	return number
}

const blockGap = 14

// height returns how high a page is at a scale of its texts.
func (b *book) height(page *words.Page, r ui.Rect, scale float32) float32 {
	p := b.g.P
	title, lead, body, strong := b.pageTypes(r.W, scale)
	h := p.TextHeight(page.Title, title, r.W) + 4
	for i := range page.Blocks {
		h += b.blockHeight(&page.Blocks[i], r.W, scale, lead, body, strong) + blockGap*scale
	}
	return h
}

func (b *book) blockHeight(bl *words.Block, w, scale float32, lead, body, strong ui.Type) float32 {
	p := b.g.P
	both := func(w float32) float32 {
		h := float32(0)
		if bl.Title != "" {
			h += p.TextHeight(bl.Title, strong, w)
		}
		if bl.Text != "" {
			h += p.TextHeight(bl.Text, body, w)
		}
		return h
	}
	switch bl.Kind {
	case words.Item:
		return both(w - 26)
	case words.Box:
		return both(w-44) + 30*scale
	case words.Picture:
		ph, wide := b.illustration(bl.Name)
		if wide {
			return ph * scale * p.TextScale * min(1, 1/p.TextScale+0.25)
		}
		return max(ph*scale, both(w-pictureWidth-18))
	}
	return p.TextHeight(bl.Text, lead, w)
}

// pictureWidth is the width of a picture beside its words.
const pictureWidth = 112

// documentHigh is how high the picture of the document is.
const documentHigh = 96

// paintDocument paints the document that a game comes from: a written sheet with notes
// on its margin, and what was ruled of them.
func (b *book) paintDocument(r ui.Rect) {
	p, s := b.g.P, r.H/documentHigh
	p.Transform(r.CX(), r.CY(), -0.05, s)
	sheet := ui.Centered(-6, 0, 66, 88)
	p.Sheet(sheet, ui.Sheet{Color: ui.White, Radius: 3, Waver: 0.8, Lift: 0.2})
	for i := range 8 {
		wide := float32(46)
		if i%3 == 2 {
			wide = 28
		}
		p.Fill(ui.Rect{X: sheet.X + 10, Y: sheet.Y + 12 + 9*float32(i), W: wide, H: 2.4}, ui.Ink.Fade(0.6))
	}
	p.Ring(sheet.X+30, sheet.Y+41, 25, 10, 2.6, ui.Accent)
	p.Line(sheet.X+54, sheet.Y+36, sheet.Right()+6, sheet.Y+24, 2.6, ui.Accent)
	p.Disc(sheet.Right()+12, sheet.Y+22, 13, 13, ui.Sheet{Color: ui.Ink, Waver: 0.5, Lift: 0.1})
	p.Art("icons/check", sheet.Right()+12, sheet.Y+22, ui.ArtStyle{Height: 13, Ink: ui.White})
	p.Pop()
}

func (b *book) illustration(name string) (h float32, wide bool) {
	if b.front != nil && b.front.IllustrationHeight != nil {
		h, wide = b.front.IllustrationHeight(name)
	}
	if h == 0 && name == words.Document {
		return documentHigh, false
	}
	return h, wide
}

func (b *book) blocks(page *words.Page, r ui.Rect, scale float32) {
	p := b.g.P
	title, lead, body, strong := b.pageTypes(r.W, scale)
	y := p.Paragraph(page.Title, ui.Rect{X: r.X, Y: r.Y - 8, W: r.W}, title, ui.Left) + 4
	for i := range page.Blocks {
		bl := &page.Blocks[i]
		h := b.blockHeight(bl, r.W, scale, lead, body, strong)
		box := ui.Rect{X: r.X, Y: y, W: r.W, H: h}
		paintBoth := func(in ui.Rect) {
			y := in.Y
			if bl.Title != "" {
				y = p.Paragraph(bl.Title, ui.Rect{X: in.X, Y: y, W: in.W}, strong, ui.Left)
			}
			if bl.Text != "" {
				p.Paragraph(bl.Text, ui.Rect{X: in.X, Y: y, W: in.W}, body, ui.Left)
			}
		}
		switch bl.Kind {
		case words.Item:
			p.Hexagon(box.X+9, box.Y+body.Size*p.TextScale*0.68, 6.5, ui.Sheet{Color: ui.Honey, Lift: -1})
			paintBoth(ui.Rect{X: box.X + 26, Y: box.Y, W: box.W - 26, H: h})
		case words.Box:
			p.Sheet(box, ui.Key.In(ui.Lit).Of("book", i))
			paintBoth(ui.Rect{X: box.X + 22, Y: box.Y + 15*scale, W: box.W - 44})
		case words.Picture:
			_, wide := b.illustration(bl.Name)
			if wide {
				b.front.Illustrate(b.g, bl.Name, box, bl.Title, bl.Text)
				break
			}
			ph, _ := b.illustration(bl.Name)
			at := ui.Rect{X: box.X, Y: box.CY() - ph*scale/2, W: pictureWidth, H: ph * scale}
			if ph > 0 && (b.front.Illustrate == nil || !b.front.Illustrate(b.g, bl.Name, at, bl.Title, bl.Text)) && bl.Name == words.Document {
				b.paintDocument(at)
			}
			in := ui.Rect{X: box.X + pictureWidth + 18, W: box.W - pictureWidth - 18}
			th := p.TextHeight(bl.Title, strong, in.W)
			if bl.Text != "" {
				th += p.TextHeight(bl.Text, body, in.W)
			}
			in.Y = box.CY() - th/2
			paintBoth(in)
		default:
			p.Paragraph(bl.Text, box, lead, ui.Left)
		}
		y += h + blockGap*scale
	}
}

func (b *book) Picture() *ui.Painter { return b.g.P }
