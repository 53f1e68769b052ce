package menu

import (
	"bytes"
	"image"
	"image/png"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/files"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// The size of a picture to share, in pixels.
const shareW, shareH = 1280, 720

// snapper makes pictures for people to keep, beside what the window shows.
type snapper struct {
	k *play.App
	// made is where files come from when they are written.
	made chan files.File
	// saved is where the latest file is, until its folder was opened or the person moved on; "" in a browser.
	saved string
}

// snap draws what paint paints onto an image, beside what the window shows. It is called before the tick's own
// painting begins, with the same painter.
func snap(k *play.App, img *ebiten.Image, paint func(g *ui.Gui)) {
	p := k.P
	scale := p.TextScale
	p.TextScale = 1
	g := ui.NewGui(p)
	g.Motion = ui.Reduced
	size := img.Bounds().Size()
	g.Begin(ui.NewView(size.X, size.Y), ui.Input{})
	p.Bake(img, p.View().Rect(), func() { paint(g) })
	p.Finish()
	p.TextScale = scale
}

// picture makes a picture and hands it over.
func (s *snapper) picture(name string, paint func(g *ui.Gui)) {
	drawn, img := ebiten.NewImage(shareW, shareH), image.NewRGBA(image.Rect(0, 0, shareW, shareH))
	snap(s.k, drawn, paint)
	drawn.ReadPixels(img.Pix)
	drawn.Deallocate()
	s.write(name+".png", "image/png", func(b *bytes.Buffer) error { return png.Encode(b, img) })
}

// tick hands over what has become a file, and reports whether there is one that a folder shows.
func (s *snapper) tick() bool {
	select {
	case f := <-s.made:
		return s.give(f)
	default:
	}
	return false
}

// write has a file made beside the game.
func (s *snapper) write(name, kind string, encode func(b *bytes.Buffer) error) {
	if s.made == nil {
		s.made = make(chan files.File, 4)
	}
	made := s.made
	go func() {
		var b bytes.Buffer
		err := encode(&b)
		made <- files.File{Name: name, Kind: kind, Data: b.Bytes(), Err: err}
	}()
}

// give gives a file to the person, and reports whether saved is where it is: the screen says so.
func (s *snapper) give(f files.File) bool {
	env := s.k.Env
	if f.Err == nil {
		f.Err = files.Deliver(s.k, &f)
	}
	if f.Err != nil {
		env.Say(words.ShareFailed())
		return false
	}
	s.saved = f.Path
	s.k.Play("ui.on")
	return s.saved != ""
}

// reveal shows the folder of the latest file.
func (s *snapper) reveal() {
	if files.Reveal(s.saved) != nil {
		s.k.Env.Say(words.ShareKept(s.saved)) // there is no program that shows folders
	}
	s.saved = ""
}

// shareName returns the name of a file for a match: its game, its seed if there is one, and the time, in
// the letters that a store takes.
func shareName(game, seed string, now time.Time) string {
	words := strings.FieldsFunc(plainLetters(seed), func(r rune) bool { return (r < 'a' || r > 'z') && (r < '0' || r > '9') })
	return strings.Join(append(append([]string{game}, words...), now.Format("20060102-150405")), "-")
}

// card paints the picture to share of a match: who won, the names with their points,
// the story, the board as it is at the end, and the seed.
func card(g *ui.Gui, k *play.App, r *results, replay play.Replay) {
	p, v := g.P, g.P.View()
	k.GameGround(g, r.o.Game)
	in := v.Rect().Inset(ui.GapPart)
	head, in := in.CutTop(64, ui.GapTight)
	p.Label(r.headline(), ui.Rect{X: head.X, Y: head.Y, W: head.W * 0.68, H: head.H}, ui.ScreenTitle, ui.Left)
	p.Label(k.GameName(r.o.Game), ui.Rect{X: head.X + head.W*0.7, Y: head.Y, W: head.W * 0.3, H: head.H}, ui.SheetTitle, ui.Right)
	foot := ui.Rect{X: in.X, Y: in.Bottom() - 40, W: in.W, H: 40}
	in.H -= foot.H + ui.GapTight
	story := ui.Rect{X: in.X, Y: in.Bottom() - 92, W: in.W, H: 92}
	in.H -= story.H + ui.Gap
	left, right := in.CutLeft(in.W*0.3, ui.GapWide)
	if shape := shapeOf(replay); shape > 0 && right.H*shape < right.W {
		left, right = in.CutRight(right.H*shape, ui.GapWide)
	}
	for i, s := range r.order[:min(len(r.order), 8)] {
		row := left.Row(i, max(4, min(len(r.order), 8)), ui.GapTight)
		p.Sheet(row, ui.Slip.In(ui.Paper).Of("share", i).Raised(0.1))
		p.Sign(s, row.X+34, row.CY(), min(44, row.H*0.7), true)
		num := ui.Rect{X: row.Right() - 100, Y: row.Y, W: 88, H: row.H}
		p.Label(r.scored(r.o.Result.Scores[s]), num, ui.Number, ui.Right)
		who := ui.Rect{X: row.X + 66, Y: row.Y, W: row.W - 170, H: row.H}
		t := p.Fit(r.name(s), ui.Heading, who.W)
		p.Label(p.Ellipsis(r.name(s), t, who.W), who, t, ui.Left)
	}
	p.Sheet(right.Inset(-4), ui.Panel.In(ui.Paper).Raised(0.2))
	if replay != nil {
		replay.Paint(g, right, replay.Len(), 1, false)
	} else {
		g.Plot(right.Inset(ui.Gap), r.o.Curves, nil, k.Say(r.o.Last), 1)
	}
	p.Sheet(story, ui.Panel.Raised(0.1))
	for i := range r.o.Story {
		p.Label(r.sentence(i), story.Inset2(ui.GapWide, ui.GapTight).Row(i, max(1, len(r.o.Story)), 0), ui.Heading, ui.Left)
	}
	p.Label(k.Say(words.ShareSeed(r.o.Start.SeedText)), foot, ui.RowLabel, ui.Left)
	p.Label(k.Say(words.ShareFrom()), foot, ui.RowLabel, ui.Right)
}

// shapeOf returns the shape of a replay's whole board, or 0.
func shapeOf(replay play.Replay) float32 {
	if s, ok := replay.(play.Shaped); ok {
		return s.Shape()
	}
	return 0
}

// share makes the picture of the match.
func (r *results) share() {
	if r.open() {
		r.m.replayed()
	}
	r.m.snaps.picture(shareName(r.o.Game, r.o.Start.SeedText, time.Now()), func(g *ui.Gui) { card(g, r.k, r, r.m.deck.replay) })
}
