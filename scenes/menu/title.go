package menu

import (
	"runtime"
	"slices"
	"strings"

	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// title is the first screen: a poster for each game, and everything else on the strip.
type title struct {
	screen
	games  []*play.FrontEnd
	chosen int
	grow   []spring
	// tagline is in the language taglineIn.
	tagline, taglineIn string
	// wall is the layout of the posters, rects their places: both are of this tick.
	wall  wall
	rects []ui.Rect
	// matFrom is the poster from which the focus mat moves, mat its progress from 0 to 1.
	matFrom int
	mat     float32
	// onPoster says that the focus is on a poster and not on the strip.
	onPoster bool
	// pressed says that the latest press of the pointer began on the key to play.
	pressed bool
	answer  spring // the sentence slides in when the choice changes
	// shown is the tick of the first picture, opened that in which fronds and posters begin to
	// appear: see open.
	shown, opened int
	hurried       bool // the opening is skipped
	drawn         int  // pictures of the painter before the first of the title
	// reading says that the records are being read.
	reading bool
	// first says that no match was played since the program started.
	first  bool
	resume *unfinished
	next   scenes.Scene
	quit   bool
}

// newTitle returns the title with a game's poster in front; an unknown game means
// the first one.
func newTitle(k *play.App, game string) *title {
	games := k.FrontEnds
	t := &title{screen: newScreen(k), games: games, grow: make([]spring, len(games)), rects: make([]ui.Rect, len(games)), mat: 1, onPoster: true, first: game == ""}
	t.chosen = max(0, slices.IndexFunc(games, func(f *play.FrontEnd) bool { return f.Info.ID == game }))
	t.matFrom = t.chosen
	t.grow[t.chosen].at = 1
	t.g.Focus(posterID(t.chosen))
	if k.Sound != nil {
		k.Sound.Game("")
		k.Sound.Music("title")
	}
	return t
}

// Tell names the screen for tests that watch from outside.
func (t *title) Tell() string { return "title" }

func posterID(i int) ui.ID { return ui.ID{Name: "poster", N: i} }

// Update implements [scenes.Scene].
func (t *title) Update(in *input.Frame) (scenes.Scene, error) {
	v := t.begin(in)
	t.lookForUnfinished()
	if t.ticks == 2 {
		if open := t.k.Table; open != nil {
			// Guests stay for another game.
			open.Lobby()
			t.k.Env.Say(words.InviteStill(table.SayCode(open.Code())))
		}
	}
	t.lookForNewer()
	t.open()
	t.next = t
	rects := t.layout(v)
	t.paintGround(v, rects)
	t.paintPosters(v, rects)
	t.paintStrip(v)
	if t.back() && canQuit {
		if id, ok := t.g.Focused(); ok && id == quitID {
			t.quit = true
		} else {
			t.g.Focus(quitID)
		}
	}
	t.end(posterID(t.chosen))
	if t.quit {
		return nil, nil
	}
	if s := given(t.k, in); s != nil {
		return s, nil
	}
	return t.next, nil
}

// lookForUnfinished finds the game that was left, which needs the records: they are read beside the
// ticks, and not before the first picture.
func (t *title) lookForUnfinished() {
	if t.k.Env.Store == nil {
		return
	}
	shelf, bin := shelves(t.k)
	if t.ticks == 2 {
		shelf.Begin()
		bin.Begin() // which removes what is in it too long
		t.reading = true
	}
	if !t.reading || t.ticks > 10 && t.ticks%reloadTicks != 0 {
		return
	}
	if done, _ := known(t.k, shelf, 0); !done {
		return
	}
	t.reading = false
	if t.resume = findUnfinished(t.k); t.resume != nil && t.first {
		t.proposes()
	}
}

// proposes puts the game that was left in front, so that one press resumes it.
func (t *title) proposes() {
	i := slices.IndexFunc(t.games, func(f *play.FrontEnd) bool { return f.Info.ID == t.resume.game })
	if id, ok := t.g.Focused(); !ok || id != posterID(t.chosen) || i < 0 {
		return // the person has chosen meanwhile
	}
	t.grow[t.chosen], t.grow[i] = spring{}, spring{at: 1}
	t.chosen, t.matFrom = i, i
	t.g.Focus(continueID)
}

// canQuit: a page in a browser is closed by the browser.
const canQuit = runtime.GOOS != "js"

func (t *title) paintGround(v ui.View, rects []ui.Rect) {
	p, k := t.g.P, t.k
	k.PaperGround(t.g)
	extra := (v.H - 720) / 2
	if v.Narrow {
		extra = (v.H - 1100) / 3
		for i, f := range [...]frond{{"menu/frond-sage", 640, 182, 150, 0.3}, {"menu/frond-coral", 560, 182, 96, 0.6}} {
			f.y += extra
			t.paintFrond(i, f)
		}
	} else {
		for i, f := range [...]frond{
			{"menu/frond-sand", 662, 262, 204, 0}, {"menu/frond-sage", 1007, 264, 174, 0.35}, {"menu/frond-coral", 779, 242, 124, 0.7},
		} {
			f.x, f.y = f.x+(v.W-1280)/2, f.y+extra
			if hides(rects, f.x, f.y) {
				t.paintFrond(i, f)
			}
		}
	}
	t.paintName(54, 108+extra/2)
	kind := ui.RowLabel.Sized(ui.SizeStrong).With(ui.Second)
	tagline := t.sayTagline()
	if v.Narrow {
		p.Label(strings.ReplaceAll(tagline, "\n", " "), ui.Rect{X: 56, Y: 124 + extra/2, W: 440, H: 36}, kind, ui.Left)
	} else {
		r := ui.Rect{X: v.W - 56 - 190, Y: 58 + extra/2, W: 190, H: 70}
		if t.small() {
			r = ui.Rect{X: v.W - 56 - 330, Y: 30, W: 330, H: 98}
		}
		p.Paragraph(tagline, r, kind, ui.Right)
	}
}

// sayTagline returns the line about the number of games, composed once for each language.
func (t *title) sayTagline() string {
	w := t.k.Words
	if t.taglineIn != w.Language() {
		n := len(t.games)
		count := w.Number(float64(n), 0)
		if n > 0 && n <= len(counts) {
			count = w.Say(counts[n-1])
		}
		t.tagline, t.taglineIn = w.Say(words.AppTagline(n, count)), w.Language()
	}
	return t.tagline
}

// counts are the numbers, from one on, as words at the beginning of a sentence.
var counts = [...]words.Text{
	words.AppCount1(), words.AppCount2(), words.AppCount3(), words.AppCount4(), words.AppCount5(), words.AppCount6(),
	words.AppCount7(), words.AppCount8(), words.AppCount9(), words.AppCount10(), words.AppCount11(), words.AppCount12(),
}

// paintName paints the cabinet's name; its accent is a snip of raspberry paper
// that falls into its place.
func (t *title) paintName(x, y float32) {
	p := t.g.P
	// A name is a picture: it has one size, whatever the size of texts.
	kind := ui.CabinetName.Sized(ui.SizeCabinet / p.TextScale)
	p.Text("Ludotheque", x, y, kind, ui.Left)
	at := x + p.Width("Ludoth", kind) + p.Width("e", kind)/2
	fall := float32(1)
	if !t.still() {
		fall = ui.Spring(t.arrived(20, 40))
	}
	p.Fade(min(1, t.arrived(20, 12)))
	p.Art("menu/accent", at+14, y-61-46*(1-fall), ui.ArtStyle{Angle: 0.9 * (1 - fall), Moving: fall != 1, Shadow: max(0.01, 1-fall)})
	p.Pop()
}

func (t *title) paintPosters(v ui.View, rects []ui.Rect) {
	g := t.g
	clicked, entry := -1, posterID(t.chosen)
	t.onPoster = false
	g.FocusGroup(entry) // a step back from elsewhere keeps the choice
	for i := range t.games {
		u := g.Item(posterID(i), rects[i], false)
		if u.Focus {
			t.onPoster = true
			if i != t.chosen {
				t.matFrom, t.mat, t.chosen = t.chosen, 0, i
				t.answer = spring{}
			}
		}
		if u.Clicked {
			clicked = i
		}
		target := float32(0)
		if i == t.chosen {
			target = 1
		}
		t.grow[i].to(target, t.still())
	}
	button := t.buttonRect(v, rects)
	if !t.wall.hangs {
		g.Spot(playID, button)
	}
	h := g.Input()
	over := button.Contains(h.X, h.Y)
	if h.Pressed {
		t.pressed = over
	}
	if h.Released && t.pressed && over {
		clicked = t.chosen
	}
	t.mat = min(1, t.mat+1/9.6)
	if t.opened > 0 {
		t.answer.to(1, t.still())
	}

	for i := range t.games {
		if i != t.chosen {
			t.enter(i, func() { t.paintPoster(i, rects[i], t.grow[i].at, 0) })
		}
	}
	g.P.On(ui.Raised)
	t.enter(t.chosen, func() {
		if t.onPoster {
			t.paintMat(rects)
		}
		t.paintPoster(t.chosen, rects[t.chosen], t.grow[t.chosen].at, 0.6)
		t.paintButton(button)
		if !t.small() && g.Button(bookID, bookRect(button), ui.Button{Icon: "icons/book", Tip: t.k.Say(words.PauseRules())}) {
			t.k.Play("ui.page")
			t.next = t.k.Rules(t, t.games[t.chosen].Info.ID, rules.Setup{})
		}
	})
	g.EndFocusGroup()
	g.P.Pop()
	t.paintWords(v, rects, button)
	if clicked >= 0 {
		t.choose(clicked)
	}
}

// paintMat paints the focus under the chosen poster, gliding from the one
// before.
func (t *title) paintMat(rects []ui.Rect) {
	p := t.g.P
	at := ui.EaseOut(t.mat)
	r := rects[t.chosen]
	if !t.still() {
		r = between(rects[t.matFrom], r, at)
		at = 1
	}
	p.Fade(at)
	p.Transform(r.CX(), r.CY(), -0.0175, 1)
	box := ui.Centered(0, 0, r.W, r.H)
	p.Sheet(box.Inset(-11.5), ui.Panel.In(ui.Accent).Raised(1).Painted(0.6))
	p.Sheet(box.Inset(-6), ui.Trench.In(ui.White))
	p.Pop()
	p.Pop()
}

// buttonRect returns where the key to press hangs: on the lower edge of the chosen
// poster, or under all posters at the left.
func (t *title) buttonRect(v ui.View, rects []ui.Rect) ui.Rect {
	r := rects[t.chosen]
	w := float32(182)
	if t.g.P.TextScale > 1.3 {
		w = 210
	}
	switch {
	case v.Narrow && !t.wall.hangs:
		return ui.Rect{X: 56, Y: lowest(rects) + 34, W: 168, H: 48}
	case v.Narrow && t.small():
		return ui.Centered(r.CX(), r.Bottom()+18, 168, 48)
	case v.Narrow:
		return ui.Rect{X: max(r.CX()-112, ui.Gap), Y: r.Bottom() - 6, W: 168, H: 48}
	case !t.wall.hangs:
		return ui.Rect{X: 56, Y: wordsTop(v) + 8, W: w, H: 54}
	}
	if t.small() {
		return ui.Centered(r.CX(), r.Bottom()+29, w, 54)
	}
	return ui.Centered(r.CX()-31, r.Bottom()+29, w, 54)
}

// bookID is the key to the rules of the chosen game, and bookRect where it is, beside the
// key to play.
var bookID = ui.ID{Name: "book"}

func bookRect(button ui.Rect) ui.Rect {
	return ui.Rect{X: button.Right() + 8, Y: button.Y, W: button.H, H: button.H}
}

func (t *title) paintButton(r ui.Rect) {
	p := t.g.P
	h := t.g.Input()
	if h.Down && r.Contains(h.X, h.Y) {
		r = r.Move(0, 1)
	}
	p.Sheet(r, ui.Slip.In(ui.Accent).Raised(0.5).Painted(1))
	kit.IconLabel(p, r, "icons/play", t.k.Say(words.TitlePlay()), p.AtMost(ui.MainText, 1.3))
}

// paintWords paints the sentence and the facts of the chosen game beside its
// key, on the side that has room, and the row of dots.
func (t *title) paintWords(v ui.View, rects []ui.Rect, button ui.Rect) {
	p, k := t.g.P, t.k
	look := &t.games[t.chosen].Look
	area, dotsX := t.wordsArea(v, rects, button)
	p.Fade(min(1, max(0, t.answer.at)))
	slide := float32(0)
	if !t.still() {
		slide = 14 * (1 - t.answer.at)
	}
	facts := k.Words.Say(look.Facts)
	small := ui.Body.Sized(ui.SizeText).With(ui.Second)
	line := k.Words.Say(look.Line)
	// The sentence is never smaller than with texts of 100 %: the facts take the rest.
	usual := p.TextHeight(line, ui.RowLabel.Sized(ui.SizeButton/p.TextScale), area.W)
	factsH := min(p.TextHeight(facts, small, area.W), area.H*0.36, max(area.H-usual-2, 24))
	if p.TextHeight(facts, small.Sized(small.Size/p.TextScale), area.W) > factsH {
		facts, factsH = "", 0 // the lobby has them
	}
	if t.small() {
		// On a phone both are as large as can be read, or the sentence is there alone.
		least := p.TextHeight(line, p.Legible(ui.RowLabel.Sized(1)), area.W)
		if factsH = p.TextHeight(facts, p.Legible(small.Sized(1)), area.W); least+factsH+2 > area.H {
			facts, factsH = "", 0
		}
	}
	low := p.Paragraph(line, ui.Rect{X: area.X + slide, Y: area.Y, W: area.W, H: area.H - factsH - 2}, ui.RowLabel.Sized(ui.SizeButton), ui.Left)
	if facts != "" {
		p.Paragraph(facts, ui.Rect{X: area.X + slide, Y: low + 1, W: area.W, H: factsH}, small, ui.Left)
	}
	p.Pop()
	t.paintDots(dotsX, v)
}

// dotStep is from one dot to the next, and dotRoom what the row of n dots takes with
// some room beside it.
const dotStep = 22

func dotRoom(n int) float32 { return dotStep*float32(n-1) + 42 }

// wordsTop returns where the words begin in a wide view, wherever posters stand.
func wordsTop(v ui.View) float32 { return 548 + (v.H-720)*0.75 }

// lowest returns the lower edge of all posters.
func lowest(rects []ui.Rect) float32 {
	low := float32(0)
	for _, r := range rects {
		low = max(low, r.Bottom())
	}
	return low
}

// wordsArea returns where the words of the chosen game stand, and where the row of dots
// ends.
func (t *title) wordsArea(v ui.View, rects []ui.Rect, button ui.Rect) (area ui.Rect, dotsX float32) {
	n, keys := len(t.games), button.Right()
	if !t.small() {
		keys = bookRect(button).Right()
	}
	if v.Narrow {
		top := lowest(rects) + 34
		if t.wall.hangs {
			top = lowest(rects) + 42
		}
		area = ui.Rect{X: 56, Y: top, W: v.W - 112, H: v.H - stripHeight(v, t.g.P.Thumb) - top - 26}
		if !t.wall.hangs {
			area.X, area.W = keys+28, v.W-56-keys-28
		}
		return area, v.W/2 + dotStep*float32(n-1)/2
	}
	top := wordsTop(v)
	high := v.H - stripHeight(v, t.g.P.Thumb) - top - 4
	if !t.wall.hangs || t.chosen < n/2 {
		x := keys + 31
		if t.small() {
			return ui.Rect{X: x, Y: top, W: v.W - 56 - x, H: high}, 0 // there is no room for dots
		}
		return ui.Rect{X: x, Y: top, W: v.W - 56 - dotRoom(n) - x, H: high}, v.W - 62
	}
	area = ui.Rect{X: 56, Y: top, W: button.X - 56 - 40, H: high}
	if t.small() {
		return area, 0 // there is no room for dots
	}
	if v.W-62-dotRoom(n) < keys {
		// The dots stand at the left of the key, too.
		area.W -= dotRoom(n)
		return area, button.X - 45
	}
	return area, v.W - 62
}

// paintDots paints the row of dots, one a game.
func (t *title) paintDots(right float32, v ui.View) {
	p := t.g.P
	y := 583 + (v.H-720)*0.75
	if v.Narrow {
		y = v.H - stripHeight(v, t.g.P.Thumb) - 20
	}
	if len(t.games) < 2 || right == 0 {
		return
	}
	for i := range t.games {
		c := ui.Dim
		r := 5 + 2*max(0, t.grow[i].at)
		if i == t.chosen {
			c = ui.Accent
		}
		p.Disc(right-dotStep*float32(len(t.games)-1-i), y, r, r, ui.Sheet{Color: c, Waver: 0.3, Lift: -1, NoRim: true})
	}
}

// choose opens the lobby of a poster's game.
func (t *title) choose(i int) {
	t.k.Play("ui.page")
	t.next = newLobby(t.k, t.games[i].Info.ID)
}

// The words on the strip.
var (
	playID     = ui.ID{Name: "play"}
	nearbyID   = ui.ID{Name: "join"}
	recordsID  = ui.ID{Name: "records"}
	settingsID = ui.ID{Name: "settings"}
	languageID = ui.ID{Name: "language"}
	quitID     = ui.ID{Name: "quit"}
)

// stripHeight returns the height of the title's strip: a second row in a narrow
// window, and both as high as a thumb needs them.
func stripHeight(v ui.View, thumb float32) float32 {
	if v.Narrow {
		return max(138, 2*thumb)
	}
	return 80
}

func (t *title) paintStrip(v ui.View) {
	p, g, k := t.g.P, t.g, t.k
	h := stripHeight(v, p.Thumb)
	y := v.H - h
	p.Sheet(ui.Rect{X: -8, Y: y, W: v.W + 16, H: h + 12}, ui.Strip)
	x, cy, low := float32(56), y+41, y+98 // the middles of both rows
	if v.Narrow && p.Thumb > 0 {
		cy, low = y+h/4, y+h*3/4
	}
	hints := []kit.Hint{
		{Buttons: []input.Button{input.Left, input.Right}, Words: k.Say(words.HintChoose())},
		t.acts(posterID(t.chosen), words.HintPlay()),
	}
	others := words.TitleJoin()
	if k.Together != nil {
		others = words.TogetherKey()
	}
	entries := []entry{
		{nearbyID, "icons/people", k.Say(others)}, {recordsID, "icons/folder", k.Say(words.TitleRecords())}, {settingsID, "icons/sliders", k.Say(words.TitleSettings())},
		{languageID, "icons/speech", k.Say(words.TitleLanguage())}, {quitID, "icons/door", k.Say(words.TitleQuit())},
	}
	if k.Records == nil {
		entries = slices.Delete(entries, 1, 2)
	}
	if !canQuit {
		entries = entries[:len(entries)-1]
	}
	switch {
	case k.Joining == nil, t.small() && k.Together == nil: // on a phone there is no room for its word
		entries = entries[1:]
	case t.small() && v.Narrow: // the settings have the language too
		entries = slices.DeleteFunc(entries, func(e entry) bool { return e.id == languageID })
	}
	first := entries[0].id
	if t.resume != nil {
		first = continueID
	}
	least := float32(340) // where the hints may begin in a narrow window
	g.FocusGroup(first)   // and not the word to quit, when it happens to be nearest
	x = t.paintEntries(v, x, cy, h, entries)
	if t.resume != nil {
		// It is found after the first picture: beside the words it moves none of them from
		// under a pointer.
		card := ui.Rect{X: x + 20, Y: cy - 36, W: 270, H: 72}
		if v.Narrow {
			card.X, card.Y = 48, low-36
		}
		right := t.paintResume(card)
		if least = max(least, right+20); !v.Narrow {
			x = right
		}
	}
	g.EndFocusGroup()
	if v.Narrow {
		k.Hints(g, v.W-40, low, least, hints...)
	} else {
		k.Hints(g, v.W-56, cy, x+20, hints...)
	}
}

// entry is a word on the strip.
type entry struct {
	id         ui.ID
	icon, text string
}

// paintEntries paints the words on the strip from x on, and is where they end.
func (t *title) paintEntries(v ui.View, x, cy, h float32, entries []entry) float32 {
	p, k := t.g.P, t.k
	kind := p.AtMost(ui.RowLabel.Sized(ui.SizeText), 1.2)
	if v.Narrow {
		x = 40
	}
	icon, all := kind.Size*p.TextScale*1.7, float32(0)
	for _, e := range entries {
		all += p.Width(e.text, kind) + icon + 38
	}
	signs := x+all <= v.W
	if !signs {
		icon = 0 // the words alone have room
	}
	high := min(h+ui.Gap, p.Control(46, 0))
	for i, e := range entries {
		w := p.Width(e.text, kind) + icon + 26
		r := ui.Rect{X: x, Y: cy - high/2, W: w, H: high}
		if !signs {
			e.icon = ""
		}
		if i > 0 {
			p.Fill(ui.Rect{X: x - 6, Y: cy - 17, W: 1.5, H: 34}, ui.White.Fade(0.25))
		}
		if e.id == quitID && t.g.Asking(quitID) {
			e.icon, e.text = "", k.Say(words.TitleQuitSure())
		}
		if t.stripButton(e.id, r, e.icon, e.text, kind) {
			k.Play("ui.page")
			t.use(e.id)
		}
		x += w + 12
	}
	return x
}

// use does what a word on the strip says.
func (t *title) use(id ui.ID) {
	switch id {
	case nearbyID:
		t.next = t.k.Joining()
	case recordsID:
		t.next = t.k.Records()
	case settingsID:
		t.next = t.k.Settings(t)
	case languageID:
		switchLanguage(t.k)
	case quitID:
		t.quit = true
	}
}

// stripButton returns a word on the strip, with its icon.
func (t *title) stripButton(id ui.ID, r ui.Rect, icon, text string, kind ui.Type) bool {
	p, g := t.g.P, t.g
	u := g.Item(id, r, false)
	if id == quitID {
		g.Finally(id, r, &u, "?")
	}
	ink := ui.Paper
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
		p.Sheet(r, ui.Trench.In(ui.White))
		ink = ui.Ink
	}
	if icon == "" {
		p.Label(text, r.Inset2(6, 0), kind.With(ink), ui.Center)
		return u.Clicked
	}
	h := kind.Size * p.TextScale * 1.35
	p.Icon(icon, ui.Rect{X: r.X + 14, Y: r.CY() - h/2, W: h, H: h}, ink) // some are wider than high
	p.Label(text, ui.Rect{X: r.X + 22 + h, Y: r.Y, W: r.W - h - 26, H: r.H}, kind.With(ink), ui.Left)
	return u.Clicked
}

// continueID is the card of the unfinished match, and othersID the key beside it to the list of all of them.
var continueID, othersID = ui.ID{Name: "resume"}, ui.ID{Name: "unfinished"}

// paintResume paints the card of the unfinished match and beside it a key to the others, and returns their
// right edge.
func (t *title) paintResume(r ui.Rect) (right float32) {
	p, g, k := t.g.P, t.g, t.k
	if right = r.Right(); t.resume.others > 0 {
		said, kind := k.Say(words.TitleOthers(t.resume.others)), p.AtMost(ui.RowLabel.Sized(ui.SizeText), 1.2)
		more := ui.Rect{X: right + 4, Y: r.Y, W: max(104, p.Width(said, kind)+20), H: r.H}
		right = more.Right()
		if t.stripButton(othersID, ui.Centered(more.CX(), more.CY(), more.W, p.Control(46, 0)), "", said, kind) {
			k.Play("ui.page")
			k.Sought = play.Sought{Order: play.Unfinished}
			t.next = k.Records()
		}
	}
	u := g.Item(continueID, ui.Centered(r.CX(), r.CY(), r.W, p.Control(r.H, 0)), false)
	ink, second := ui.Paper, ui.SecondOnInk
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
		p.Sheet(r, ui.Trench.In(ui.White))
		ink, second = ui.Ink, ui.Second
	}
	emblem := ui.Rect{X: r.X + 10, Y: r.Y + 5, W: 50, H: 62}
	p.Art(k.Look(t.resume.game).Poster, emblem.CX(), emblem.CY(), ui.ArtStyle{Height: 66, Angle: -0.035, Moving: true, Shadow: 0.2})
	x := r.X + 74
	small := max(16/p.TextScale*min(p.TextScale, 1.15), p.Least/p.TextScale)
	p.Label(k.Say(words.TitleContinue()), ui.Rect{X: x, Y: r.Y + 6, W: r.Right() - x - 6, H: 32}, p.AtMost(ui.Heading.Sized(ui.SizeButton).With(ink), 1.15), ui.Left)
	p.Label(k.Say(t.resume.where(k)), ui.Rect{X: x, Y: r.Y + 38, W: r.Right() - x - 6, H: 26}, ui.Body.Sized(small).With(second), ui.Left)
	if u.Clicked {
		k.Play("ui.page")
		s, err := t.resume.open(k)
		if err != nil {
			g.Toast(k.Say(words.ErrorRecordRead()))
			t.resume = nil
		} else if s != nil {
			t.next = s
		}
	}
	return right
}
