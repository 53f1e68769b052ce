package menu

import (
	"bytes"
	"encoding/binary"
	"errors"
	"image"
	"image/png"
	"strings"
	"time"

	"github.com/HugoSmits86/nativewebp"
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// The size of a picture to share, and of a film, in pixels.
const (
	shareW, shareH = 1280, 720
	filmW, filmH   = 480, 270
)

// Pictures a second of a film, and how long it lasts: before its moment, after it, and at
// its last picture.
const (
	filmRate   = 8
	filmBefore = 24
	filmAfter  = 20
	filmHold   = 1500 // milliseconds
)

// snapper makes pictures for people to keep, beside what the window shows. A picture is
// painted before the tick's own painting begins, with the same painter.
type snapper struct {
	k *play.App
	// reel takes the pictures of the film that is being made, nil without one; frame is the
	// number of the next.
	reel   chan image.Image
	frame  int
	frames int
	shoot  func(g *ui.Gui, frame int)
	// made is where files come from when they are written.
	made chan madeFile
	// saved is where the latest file is, until somebody saw its folder or went on; "" in a browser.
	saved string
}

// madeFile is a picture or a film as a file.
type madeFile struct {
	name, kind string
	data       []byte
	err        error
	// path is where the file is, "" in a browser.
	path string
}

// snap returns a picture of that size: what paint paints.
func (s *snapper) snap(w, h int, paint func(g *ui.Gui)) *image.RGBA {
	p := s.k.P
	scale := p.TextScale
	p.TextScale = 1
	g := ui.NewGui(p)
	g.Motion = ui.Reduced
	g.Begin(ui.NewView(w, h), ui.Hands{})
	img := ebiten.NewImage(w, h)
	p.Bake(img, p.View().Rect(), func() { paint(g) })
	p.Finish()
	out := image.NewRGBA(image.Rect(0, 0, w, h))
	img.ReadPixels(out.Pix)
	img.Deallocate()
	p.TextScale = scale
	return out
}

// picture makes a picture and hands it over.
func (s *snapper) picture(name string, paint func(g *ui.Gui)) {
	img := s.snap(shareW, shareH, paint)
	s.write(name+".png", "image/png", func(b *bytes.Buffer) error { return png.Encode(b, img) })
}

// begin begins a film of n pictures.
func (s *snapper) begin(name string, n int, shoot func(g *ui.Gui, frame int)) {
	reel := make(chan image.Image, 1)
	s.reel, s.frame, s.frames, s.shoot = reel, 0, n, shoot
	s.write(name+".webp", "image/webp", func(b *bytes.Buffer) error { return develop(b, reel, n) })
	s.k.Env.Say(words.ShareFilming())
}

// stop gives up the film that is being made.
func (s *snapper) stop() {
	if s.reel != nil {
		close(s.reel)
	}
	s.reel, s.shoot = nil, nil
}

// filming reports whether a film is being made.
func (s *snapper) filming() bool { return s.reel != nil }

// tick makes the next picture of a film, and hands over what has become a file. It is
// called before the tick's painting begins.
func (s *snapper) tick() {
	// A browser that is late makes several ticks before a frame, and what is written
	// between two frames would become more and more: no picture comes before the last
	// one is being written.
	if s.reel != nil && len(s.reel) == 0 {
		frame := s.frame
		s.reel <- s.snap(filmW, filmH, func(g *ui.Gui) { s.shoot(g, frame) })
		if s.frame++; s.frame == s.frames {
			s.stop()
		}
	}
	select {
	case f := <-s.made:
		s.give(f)
	default:
	}
}

// What stands before the pictures of an animation, in bytes, and where the number of all
// bytes after it and the flags of its features are.
const (
	webpHead  = 12 + 18 + 14 // the heads of the file, of its features and of the animation
	webpSize  = 4
	webpFlags = 20
)

// errUnfinished is that of a film that was given up.
var errUnfinished = errors.New("the film was given up")

// develop writes n pictures as an animation, each as it comes: in a browser the program has
// one thread, which would stand still for seconds if it wrote all of them at once.
func develop(b *bytes.Buffer, reel <-chan image.Image, n int) error {
	for i := range n {
		img, ok := <-reel
		if !ok {
			return errUnfinished
		}
		wait := uint(1000 / filmRate)
		if i == n-1 {
			wait = filmHold
		}
		var one bytes.Buffer
		if err := nativewebp.EncodeAll(&one, &nativewebp.Animation{Images: []image.Image{img}, Durations: []uint{wait}, Disposals: []uint{0}, BackgroundColor: 0xffffffff}, nil); err != nil {
			return err
		}
		if i == 0 {
			b.Write(one.Bytes()[:webpHead])
		}
		b.Bytes()[webpFlags] |= one.Bytes()[webpFlags]
		b.Write(one.Bytes()[webpHead:])
	}
	binary.LittleEndian.PutUint32(b.Bytes()[webpSize:], uint32(b.Len()-webpSize-4))
	return nil
}

// write has a file made beside the game.
func (s *snapper) write(name, kind string, encode func(b *bytes.Buffer) error) {
	if s.made == nil {
		s.made = make(chan madeFile, 4)
	}
	made := s.made
	go func() {
		var b bytes.Buffer
		err := encode(&b)
		made <- madeFile{name: name, kind: kind, data: b.Bytes(), err: err}
	}()
}

// give gives a file to the person, and says where it is.
func (s *snapper) give(f madeFile) {
	env := s.k.Env
	if f.err == errUnfinished {
		return
	}
	if f.err == nil {
		f.err = deliver(s.k, &f)
	}
	if f.err != nil {
		env.Say(words.ShareFailed())
		return
	}
	s.saved = f.path
	s.k.Play("ui.on")
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
	var replay play.Replay
	if f := r.k.FrontEnd(r.o.Game); f != nil && f.Open != nil && r.o.Record != "" {
		if data, err := r.k.Env.Store.Read(r.o.Record); err == nil {
			if opened, err := f.Open(r.k, data); err == nil {
				replay = opened
			}
		}
	}
	r.snaps.picture(shareName(r.o.Game, r.o.Start.SeedText, time.Now()), func(g *ui.Gui) { card(g, r.k, r, replay) })
	dismiss(replay)
}

// film begins the film of the moment that is open.
func (r *records) film() {
	d := &r.deck
	if d.replay == nil || r.snaps.filming() {
		return
	}
	d.playing = false
	first := max(0, d.at-filmBefore*60/stepTicks/filmRate)
	last := min(d.replay.Len(), d.at+filmAfter*60/stepTicks/filmRate)
	n := filmLength(first, last)
	replay, start := d.replay, d.replay.Start()
	title := r.k.GameName(r.open.header.Game)
	r.snaps.begin(shareName(r.open.header.Game, start.SeedText, time.Now()), n, func(g *ui.Gui, frame int) {
		at, part := filmAt(first, last, frame)
		paintFrame(g, r.k, replay, at, part, title)
	})
}

// filmLength returns how many pictures a film from one position to another has: from 5 to
// 10 seconds with its last picture.
func filmLength(first, last int) int {
	return max(5*filmRate-filmRate, min(8*filmRate, (last-first)*stepTicks*filmRate/60+1))
}

// filmAt returns the position of a picture of a film, and how far it is on its way there.
func filmAt(first, last, frame int) (at int, part float32) {
	way := float32(frame) * 60 / filmRate / stepTicks
	at = first + int(way)
	if at >= last {
		return last, 1
	}
	return at + 1, way - float32(int(way))
}

// paintFrame paints one picture of a film: the board, and what happens.
func paintFrame(g *ui.Gui, k *play.App, replay play.Replay, at int, part float32, title string) {
	p, v := g.P, g.P.View()
	p.Fill(v.Rect(), ui.Ink)
	board, foot := v.Rect().CutTop(v.H-v.H*0.13, 0)
	p.Clip(board)
	replay.Paint(g, board, at, part, true)
	p.Pop()
	foot = foot.Inset2(ui.GapWide, 4)
	said := replay.Say(at)
	t := ui.Heading.With(ui.White)
	if said == "" {
		said = title
	}
	p.Label(said, foot, p.Fit(said, t, foot.W), ui.Left)
}
