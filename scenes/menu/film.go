package menu

import (
	"context"
	"image"
	"math"
	"strings"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/files"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
	"ludotheque/scenes/video"
)

// The size of a video at most, in pixels.
const filmW, filmH = 1280, 720

// How long a film moves at least and at most, how long it holds its last picture, in seconds, and how many
// positions that of a moment has before and after it.
const (
	filmLeast  = 3.5
	filmMost   = 28.5
	filmHold   = 1.5
	filmBefore = 13
	filmAfter  = 11
)

// film is the screen where a film of a match is made: of which part, how far it is, and where it went.
type film struct {
	screen
	behind scenes.Scene
	replay play.Replay
	// at is the position of the moment, game the id of the game, and name that of the file without its ending.
	at         int
	game, name string
	// date is that of the match, and won who won.
	date, won string
	form      *video.Format
	// of is the part that is filmed, and frame the next picture of it.
	of            filmCut
	frame, frames int
	// began is when the film began.
	began time.Time
	// pictures go to the encoder; nil without a film or once all were taken. stop gives the film up that is being
	// made, nil without one; made has its file.
	pictures chan *image.RGBA
	stop     context.CancelFunc
	made     chan files.File
	// ready is the film, or nil, and failed what the latest attempt failed of and what to do, the zero Text if it did
	// not.
	ready  *files.File
	failed words.Text
	// still is the latest picture, and painted says that it is still to be read. rolls is the memory of the last
	// ones: one that is being developed, one that waits, and one that is read.
	still   *ebiten.Image
	painted bool
	rolls   [3]*image.RGBA
	shots   int
}

// filmCut is the part of a match that is filmed.
type filmCut struct {
	// first and last are positions.
	first, last int
	// moves is for how many seconds it moves.
	moves float64
	// closely says that each event is brought near.
	closely bool
}

// seconds returns how long the film is.
func (c *filmCut) seconds() float64 { return c.moves + filmHold }

var (
	filmWholeID  = ui.ID{Name: "whole"}
	filmCancelID = ui.ID{Name: "cancel"}
	filmGiveID   = ui.ID{Name: "give"}
)

// film returns the screen for films of the match.
func (m *matchScreen) film() scenes.Scene {
	d := &m.deck
	d.playing = false
	start := d.replay.Start()
	f := &film{screen: newScreen(m.k), behind: m, replay: d.replay, at: d.at, game: m.t.header.Game, date: when(m.k, m.now, m.t.date), won: m.outcome(d.replay, &start)}
	f.name = shareName(f.game, start.SeedText, time.Now())
	if f.form = video.New(filmSize(m.g.P.View())); f.form == nil {
		f.form = video.Animation(filmW/2, filmH/2)
	}
	f.g.Focus(filmWholeID)
	return f
}

// filmSize returns the size of a video in pixels: no more of them than the screen has, so that a machine which
// draws the game can draw its film as well.
func filmSize(v ui.View) (w, h int) {
	share := math.Sqrt(float64(v.W*v.H*v.Scale*v.Scale) / (filmW * filmH))
	const unit = filmW / 40 // its height is even, as encoders want it
	w = max(unit, int(filmW*min(1, share))/unit*unit)
	return w, w * filmH / filmW
}

// Tell names the screen for tests.
func (f *film) Tell() string { return "film" }

// Behind returns the screen of the match.
func (f *film) Behind() scenes.Scene { return f.behind }

// Close gives up the film that is being made.
func (f *film) Close() {
	if f.stop != nil {
		f.stop()
	}
	if f.pictures != nil {
		close(f.pictures)
	}
	f.stop, f.pictures, f.painted = nil, nil, false
}

// cut returns the whole match, or the moment.
func (f *film) cut(whole bool) filmCut {
	c := filmCut{first: 0, last: f.replay.Len(), closely: !whole}
	if !whole {
		c.first, c.last = max(0, f.at-filmBefore), min(c.last, f.at+filmAfter)
	}
	c.moves = max(filmLeast, min(filmMost, float64((c.last-c.first)*stepTicks)/input.TicksPerSecond))
	return c
}

// start begins the film of a part of the match.
func (f *film) start(c filmCut) {
	f.of, f.frame, f.frames = c, 0, int(math.Ceil(c.seconds()*float64(f.form.Rate)))
	f.began, f.failed = time.Now(), words.Text{}
	ctx, stop := context.WithCancel(context.Background())
	pictures, made, form, name := make(chan *image.RGBA, 1), make(chan files.File, 1), f.form, f.name+f.form.Ext
	f.pictures, f.made, f.stop = pictures, made, stop
	go func() {
		data, err := form.Encode(ctx, pictures)
		made <- files.File{Name: name, Kind: form.MIME, Data: data, Err: err}
	}()
	f.then = filmCancelID
}

// giveUp gives up the film that is being made.
func (f *film) giveUp() {
	f.Close()
	f.k.Env.Say(words.FilmStopped())
	f.then = filmWholeID
}

// step makes the next picture of the film, if the last one was taken, and takes the film once it is made. A picture
// is read in a tick after that which paints it: reading waits until it is drawn, and nothing else can be done then.
func (f *film) step() {
	if f.still == nil {
		f.shoot(f.at, 1)
	}
	if f.pictures != nil && f.painted && len(f.pictures) == 0 {
		f.pictures <- f.read()
		f.painted = false
		if f.frame++; f.frame >= f.frames {
			close(f.pictures)
			f.pictures = nil
		}
	}
	if f.pictures != nil && !f.painted {
		due := f.frame
		if f.form.Live {
			// A machine that is late leaves pictures out, but not so many that nothing is seen.
			due = min(int(time.Since(f.began).Seconds()*float64(f.form.Rate)), f.frame+f.form.Rate/5)
		}
		if due >= f.frame {
			f.frame = due
			f.shoot(f.position())
			f.painted = true
		}
	}
	if f.stop == nil {
		return
	}
	select {
	case m := <-f.made:
		f.Close()
		failed := words.FilmFailed
		if m.Err == nil && !files.AtClick {
			m.Err, failed = files.Deliver(f.k, &m), words.FilmUnsaved
		}
		if m.Err != nil {
			f.failed, f.then = failed(cause(m.Err)), filmWholeID
			return
		}
		f.ready, f.then = &m, filmGiveID
		f.k.Play("ui.on")
	default:
	}
}

// cause returns an error's last line, of programs the one that says most, in at most so many letters as a note has
// room for.
func cause(err error) string {
	const most = 120
	lines := strings.Split(strings.TrimSpace(err.Error()), "\n")
	letters := []rune(lines[len(lines)-1])
	if len(letters) > most {
		return string(letters[:most-1]) + "…"
	}
	return string(letters)
}

// position returns the position that the next picture shows, and how far it is on its way there.
func (f *film) position() (at int, part float32) {
	way := float64(f.frame) / float64(f.form.Rate) / f.of.moves * float64(f.of.last-f.of.first)
	if at = f.of.first + int(way); at >= f.of.last {
		return f.of.last, 1
	}
	return at + 1, float32(way - math.Trunc(way))
}

// shoot paints a picture.
func (f *film) shoot(at int, part float32) {
	if f.still == nil {
		f.still = ebiten.NewImage(f.form.W, f.form.H)
	}
	snap(f.k, f.still, func(g *ui.Gui) { f.paintFrame(g, at, part) })
}

// read returns the latest picture.
func (f *film) read() *image.RGBA {
	roll := &f.rolls[f.shots%len(f.rolls)]
	f.shots++
	if *roll == nil {
		*roll = image.NewRGBA(image.Rect(0, 0, f.form.W, f.form.H))
	}
	f.still.ReadPixels((*roll).Pix)
	return *roll
}

// paintFrame paints a picture of the film: the players with their names and scores, the board, and what happens.
func (f *film) paintFrame(g *ui.Gui, at int, part float32) {
	k, p, v := f.k, g.P, g.P.View()
	start, scores := f.replay.Start(), f.replay.Scores(at)
	k.GameGround(g, f.game)
	players, board := v.Rect().Inset(ui.GapWide).CutLeft(v.W*0.28, ui.GapWide)
	head, players := players.CutTop(p.Lead(ui.SheetTitle), 0)
	p.Label(k.GameName(f.game), head, p.Fit(k.GameName(f.game), ui.SheetTitle, head.W), ui.Left)
	players, foot := players.CutBottom(p.Lead(ui.RowLabel), ui.GapTight)
	p.Label(k.Say(words.ShareFrom()), foot, ui.RowLabel, ui.Left)
	line, players := players.CutTop(p.Lead(ui.RowLabel), ui.Gap)
	p.Label(f.date, line, p.Fit(f.date, ui.RowLabel, line.W), ui.Left)
	said, seat := f.replay.Say(at), f.replay.Subject(at)
	if at == f.replay.Len() {
		said, seat = f.won, rules.Spectator
	}
	players, says := players.CutBottom(160, ui.Gap)
	const most = 8
	for s := range rules.Seat(min(most, len(scores))) {
		row := players.Row(int(s), max(5, min(most, len(scores))), ui.GapTight)
		p.Sheet(row, ui.Slip.In(ui.Paper).Of("film", int(s)).Raised(0.1))
		p.Sign(s, row.X+28, row.CY(), min(38, row.H*0.7), true)
		score := f.replay.ScoreText(at, s)
		name, figure := row.Inset2(12, 0).CutRight(p.Width(score, ui.Number)+4, 8)
		p.Label(score, figure, ui.Number, ui.Right)
		_, name = name.CutLeft(40, 8)
		called := play.Called(k, start.Chairs, s)
		t := p.Fit(called, ui.Heading, name.W)
		p.Label(p.Ellipsis(called, t, name.W), name, t, ui.Left)
	}
	if said != "" {
		p.Sheet(says, ui.Slip.In(ui.Paper).Raised(0.1))
		text := says.Inset2(14, 8)
		if seat >= 0 {
			var sign ui.Rect
			sign, text = text.CutLeft(36, 8)
			p.Sign(seat, sign.CX(), sign.CY(), 34, true)
		}
		p.ParagraphMid(said, text, ui.Heading, ui.Left)
	}
	if shape := shapeOf(f.replay); shape > 0 && board.H*shape < board.W {
		board = ui.Centered(board.CX(), board.CY(), board.H*shape, board.H)
	}
	p.Sheet(board.Inset(-4), ui.Panel.In(ui.Paper).Raised(0.2))
	p.Clip(board)
	f.replay.Paint(g, board, at, part, f.of.closely)
	p.Pop()
}

// Update implements [scenes.Scene].
func (f *film) Update(in *input.Frame) (scenes.Scene, error) {
	f.step()
	v := f.begin(in)
	k, g, p := f.k, f.g, f.g.P
	var next scenes.Scene = f
	leave := func() { next = f.behind }
	if f.stop != nil {
		leave = f.giveUp
	}
	if f.back() {
		leave()
	}
	k.PaperGround(g)
	area := ui.Rect{X: ui.MarginSide / 2, Y: ui.GapWide, W: v.W - ui.MarginSide, H: v.H - kit.StripTop - 2*ui.GapWide}
	head, area := area.CutTop(p.Lead(ui.ScreenTitle), ui.Gap)
	p.Label(k.Say(words.ShareFilm()), head, ui.ScreenTitle, ui.Left)
	side := p.Control(56, 8)
	picture, told := area.CutLeft(area.W*0.6, ui.GapWide)
	if v.Narrow {
		picture, told = area.CutTop(area.W*filmH/filmW, ui.GapWide)
	}
	scale := min(picture.W/filmW, picture.H/filmH)
	picture = ui.Rect{X: picture.X, Y: picture.Y, W: filmW * scale, H: filmH * scale}
	p.Sheet(picture.Inset(-6), ui.Panel.Raised(0.3))
	p.Picture(f.still, picture.X, picture.Y, picture.W*v.Scale/float32(f.form.W), 1)
	n := 3
	switch {
	case f.stop != nil:
		n = 1
	case f.ready != nil:
		n = 2
	}
	told, keys := told.CutBottom(float32(n)*(side+ui.Gap)-ui.Gap, ui.Gap)
	flow := keys.Rows(ui.Gap)
	key := func(id ui.ID, said, icon string, main bool) bool {
		return g.Button(id, flow.Next(side), ui.Button{Text: said, Icon: icon, Main: main, Size: ui.SizeText})
	}
	switch {
	case f.stop != nil:
		f.paintProgress(told)
		if key(filmCancelID, k.Say(words.ButtonCancel()), "icons/cross", false) {
			f.giveUp()
		}
	case f.ready != nil:
		f.paintReady(told)
		if files.AtClick {
			if key(filmGiveID, k.Say(words.FilmKeep()), "icons/copy", true) && files.Deliver(k, f.ready) != nil {
				k.Env.Say(words.ShareFailed())
			}
		} else if key(filmGiveID, k.Say(words.RecordsFolder()), "", true) && files.Reveal(f.ready.Path) != nil {
			k.Env.Say(words.ShareKept(f.ready.Path)) // there is no program that shows folders
		}
		var another ui.Rect
		another, flow.Rest = flow.Rest.CutLeft((flow.Rest.W-ui.Gap)/2, ui.Gap)
		another.H = side
		if g.Button(ui.ID{Name: "another"}, another, ui.Button{Text: k.Say(words.FilmAnother()), Icon: "icons/film", Size: ui.SizeText}) {
			f.ready, f.then = nil, filmWholeID
		}
		if key(ui.ID{Name: "back"}, k.Say(words.ButtonBack()), "icons/undo", false) {
			leave()
		}
	default:
		whole, moment := f.cut(true), f.cut(false)
		note := k.Join(k.Say(f.form.Note), " ", k.Say(words.FilmParts(f.size(whole))))
		if !f.failed.IsZero() {
			note = k.Say(f.failed)
		}
		p.ParagraphMid(note, told, ui.Body, ui.Left)
		if key(filmWholeID, k.Say(words.FilmWhole(int(math.Round(whole.seconds())))), "icons/film", true) {
			f.start(whole)
		}
		if key(ui.ID{Name: "moment"}, k.Say(words.FilmMoment(int(math.Round(moment.seconds())), k.Say(placeOf(f.replay, f.at)))), "icons/film", false) {
			f.start(moment)
		}
		if key(ui.ID{Name: "back"}, k.Say(words.ButtonBack()), "icons/undo", false) {
			leave()
		}
	}
	back := &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintBack()), Click: leave}
	if p.Thumb > 0 {
		back = nil // a key above it does the same, and a thumb needs the room
	}
	k.Strip(g, back)
	f.end(f.resting())
	return next, nil
}

// resting returns what has the focus where nothing else has it.
func (f *film) resting() ui.ID {
	switch {
	case f.stop != nil:
		return filmCancelID
	case f.ready != nil:
		return filmGiveID
	}
	return filmWholeID
}

// paintProgress paints how much of the film is made.
func (f *film) paintProgress(area ui.Rect) {
	k, p := f.k, f.g.P
	share := float32(f.frame) / float32(f.frames)
	left := 0 // seconds
	if f.frame > 0 {
		left = int(math.Ceil(time.Since(f.began).Seconds() / float64(f.frame) * float64(f.frames-f.frame)))
	}
	said := words.FilmMaking(left, int(100*share))
	if f.pictures == nil {
		said = words.FilmWriting()
	}
	area, bar := area.CutBottom(22, ui.Gap)
	p.ParagraphMid(k.Say(said), area, ui.Body, ui.Left)
	p.Sheet(bar, ui.Trench)
	bar.W *= max(0.03, share)
	p.Sheet(bar, ui.Trench.In(ui.Accent))
}

// size returns about how large the film of a part of the match will be, in megabytes.
func (f *film) size(c filmCut) float64 { return float64(f.form.BytesPerSecond) * c.seconds() / 1e6 }

// paintReady paints what became of the film.
func (f *film) paintReady(area ui.Rect) {
	said := f.k.Say(words.FilmReady(int(math.Round(f.of.seconds())), float64(len(f.ready.Data))/1e6))
	where := f.ready.Name
	if f.ready.Path != "" {
		where = f.k.Say(words.ShareKept(f.ready.Path))
	}
	f.g.P.ParagraphMid(f.k.Join(said, "\n", where), area, ui.Body, ui.Left)
}
