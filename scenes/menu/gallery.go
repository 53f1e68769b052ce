package menu

import (
	"math"
	"strings"

	"ludotheque/scenes/history"

	"ludotheque/assets/art"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// gallery is the page on which everything that screens are made of hangs side
// by side, in every state: where the look is judged and kept.
type gallery struct {
	screen
	choice int
	slide  float32
	typed  string
	// y is where the next thing hangs, in units from the top of the page;
	// up is how far the page is scrolled.
	y, up float32
	// high is the height of the page as it was painted last.
	high float32
	// folders are the drawings by their folder, curves what the plot shows.
	folders map[string][]string
	curves  []history.Curve
	// drawn are the folders that are shown as pieces.
	drawn []string
	next  scenes.Scene
	// shows are what the games bring along, leave ends them.
	shows  []show
	chairs []play.GalleryPiece // of a table
	leaves []func()
}

// show is a game's own part of the gallery.
type show struct {
	game   string
	pieces []play.GalleryPiece
}

// newGallery opens the page.
func newGallery(k *play.App) *gallery {
	s := &gallery{screen: newScreen(k), slide: 0.6, typed: "trèfle-midi-27", high: 4000, folders: map[string][]string{}}
	for _, n := range art.Names() {
		folder := n[:strings.IndexByte(n, '/')+1]
		s.folders[folder] = append(s.folders[folder], n)
	}
	s.chairs = s.chairPieces()
	s.drawn = append(s.drawn, "signs/")
	for _, f := range k.FrontEnds {
		s.drawn = append(s.drawn, f.Info.ID+"/")
		if f.Gallery != nil {
			pieces, leave := f.Gallery(k)
			s.shows = append(s.shows, show{f.Info.ID, pieces})
			s.leaves = append(s.leaves, leave)
		}
	}
	s.drawn = append(s.drawn, "menu/", "posters/")
	for i := range 4 {
		c := history.Curve{Seat: rules.Seat(i), Winner: i == 1}
		for x := range 40 {
			y := 10 + float64(x)*(1+0.3*float64(i%3)) + 4*math.Sin(float64(x)/3+float64(i))
			c.Values = append(c.Values, float32(y))
		}
		s.curves = append(s.curves, c)
	}
	return s
}

// Close implements [scenes.Closer].
func (s *gallery) Close() {
	for _, leave := range s.leaves {
		leave()
	}
	s.leaves, s.shows = nil, nil
}

// Tell names the screen for tests from outside.
func (s *gallery) Tell() string { return "gallery" }

// Update implements [scenes.Scene].
func (s *gallery) Update(in *input.Frame) (scenes.Scene, error) {
	v := s.begin(in)
	k, g := s.k, s.g
	s.next = s
	k.PaperGround(g)
	heading(k, g, k.Say(words.GalleryTitle()), v.W-420)
	if g.Button(ui.ID{Name: "language"}, ui.Rect{X: v.W - 56 - 210, Y: 50, W: 210, H: 46}, ui.Button{Text: k.Say(words.TitleLanguage()), Icon: "icons/speech"}) {
		switchLanguage(k)
	}
	area := ui.Rect{X: 40, Y: 120, W: v.W - 80, H: v.H - kit.StripTop - 126}
	s.up = g.Scroll(ui.ID{Name: "page"}, area, s.high)
	s.y = 12
	for i, part := range []part{
		{words.GalleryControls(), s.paintControls}, {words.GallerySeats(), s.paintSeats}, {words.GalleryChairs(), s.paintChairs}, {words.GalleryColors(), s.paintColors}, {words.GalleryPapers(), s.paintPapers}, {words.GalleryTypes(), s.paintTypes},
		{words.GalleryKeys(), s.paintCaps}, {words.GalleryPlot(), s.paintPlot}, {words.GalleryIcons(), func(r ui.Rect) { s.paintArt(r, "icons/", 44, 118) }}, {words.GalleryPieces(), s.paintPieces},
	} {
		s.paintPart(area, i, k.Say(part.name), part.paint)
	}
	for i := range s.shows {
		s.paintPart(area, 100+i, k.GameName(s.shows[i].game), func(r ui.Rect) { s.paintShow(r, s.shows[i].pieces) })
	}
	s.high = s.y
	g.EndScroll()
	k.Strip(g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintTitle()), Click: s.leave},
		kit.Hint{Buttons: []input.Button{input.Up, input.Down}, Words: k.Say(words.HintChoose())})
	if s.back() {
		s.leave()
	}
	k.End(g)
	return s.next, nil
}

// part is a part of the page: the end of its words' key, and how it is painted.
type part struct {
	name  words.Text
	paint func(r ui.Rect)
}

// paintPart paints a part under its heading, which the focus can rest on.
func (s *gallery) paintPart(area ui.Rect, i int, name string, paint func(r ui.Rect)) {
	g := s.g
	head := s.place(area, 48)
	u := g.Item(ui.ID{Name: "part", N: i}, ui.Rect{X: head.X, Y: head.Y, W: 320, H: 44}, false)
	if u.Focus {
		g.Mat(6)
		g.P.Sheet(ui.Rect{X: head.X, Y: head.Y, W: 320, H: 44}, ui.Sheet{Color: ui.White, Radius: 6, Lift: -1, NoRim: true})
	}
	g.P.Label(name, ui.Rect{X: head.X + 14, Y: head.Y, W: 292, H: 44}, ui.Heading, ui.Left)
	if u.Focus {
		g.P.Pop()
	}
	s.y += 8
	paint(area)
	s.y += 24
}

// paintShow hangs a game's own pieces in rows, each named.
func (s *gallery) paintShow(area ui.Rect, pieces []play.GalleryPiece) {
	const gap = 16
	for first := 0; first < len(pieces); {
		wide, high, n := float32(0), float32(0), first
		for n < len(pieces) && (n == first || wide+pieces[n].W <= area.W-40) {
			wide += pieces[n].W + gap
			high = max(high, pieces[n].H)
			n++
		}
		row := s.place(area, high+44)
		if s.seen(row) {
			x := row.X
			for i := first; i < n; i++ {
				e := &pieces[i]
				w := min(e.W, row.W)
				e.Paint(s.g, ui.Rect{X: x, Y: row.Y, W: w, H: e.H})
				s.note(s.k.Say(e.Name), ui.Rect{X: x, Y: row.Y + e.H + 4, W: w, H: 26})
				x += w + gap
			}
		}
		first = n
	}
}

func (s *gallery) leave() {
	s.k.Play("ui.page")
	s.next = s.k.Title()
}

// place returns the next strip of the page, h units high, where it is on the screen.
func (s *gallery) place(area ui.Rect, h float32) ui.Rect {
	r := ui.Rect{X: area.X + 16, Y: area.Y - s.up + s.y, W: area.W - 40, H: h}
	s.y += h
	return r
}

// seen reports whether anything of a strip is on the screen.
func (s *gallery) seen(r ui.Rect) bool {
	v := s.g.P.View()
	return r.Bottom() > 60 && r.Y < v.H
}

// note paints a small caption.
func (s *gallery) note(text string, r ui.Rect) {
	s.g.P.Label(text, r, ui.Small.Sized(ui.SizeFine), ui.Center)
}

func (s *gallery) paintControls(area ui.Rect) {
	g, k := s.g, s.k
	narrow := g.P.View().Narrow
	cols, wide := 5, 3
	if narrow {
		cols, wide = 2, 1
	}
	lines := 10 / cols
	r := s.place(area, float32(lines)*76-22)
	cell := func(i int) ui.Rect { return r.Column(i%cols, cols, 18).Row(i/cols, lines, 22) }
	for i, b := range []ui.Button{
		{Text: k.Say(words.ButtonOk()), Main: true}, {Text: k.Say(words.ButtonCancel())}, {Text: k.Say(words.ButtonUndo()), Icon: "icons/undo"}, {Text: k.Say(words.ButtonNext()), Disabled: true},
		{Text: k.Say(words.ButtonYes()), Chosen: true}, {Text: k.Say(words.ButtonNo()), Quiet: true}, {Icon: "icons/sliders", Tip: k.Say(words.LobbyMore())},
		{Text: k.Say(words.TitlePlay()), Icon: "icons/play", Main: true}, {Text: k.Say(words.RulesOpen()), Icon: "icons/book", Leftward: true}, {Text: k.Say(words.ButtonSkip()), Icon: "icons/forward", Disabled: true},
	} {
		g.Button(ui.ID{Name: "button", N: i}, cell(i), b)
	}
	s.y += 22
	// The rest stands side by side where there is room.
	var row ui.Rect
	next := func(i, n int, h float32) ui.Rect {
		n = min(n, wide)
		if i%n == 0 {
			row = s.place(area, h)
			s.y += 20
		}
		return row.Column(i%n, n, 24)
	}
	said := []string{k.Say(words.LevelNovice()), k.Say(words.LevelNormal()), k.Say(words.LevelMaster())}
	s.choice, _ = g.Choice(ui.ID{Name: "choice"}, next(0, 3, 46), said, s.choice)
	s.slide, _ = g.Slider(ui.ID{Name: "slider"}, next(1, 3, 46), s.slide, 20)
	g.TextField(ui.ID{Name: "field"}, next(2, 3, 46), &s.typed, maxSeed)
	s.slide, _ = g.RowSlider(ui.ID{Name: "row"}, next(0, 2, 72), "icons/speaker", k.Say(words.SettingsMaster()), 200, s.slide, 20, "60")
	s.choice, _ = g.RowChoice(ui.ID{Name: "rowchoice"}, next(1, 2, 72), "icons/motion", k.Say(words.SettingsMotion()), 200, said, s.choice)
}

func (s *gallery) paintColors(area ui.Rect) {
	colors := []struct {
		name string
		c    ui.Color
	}{
		{"Paper", ui.Paper}, {"White", ui.White}, {"Ink", ui.Ink}, {"Accent", ui.Accent}, {"Second", ui.Second}, {"Trough", ui.Trough}, {"KeySand", ui.KeySand},
		{"Grass", ui.Grass}, {"GrassDark", ui.GrassDark}, {"GrassPale", ui.GrassPale}, {"Honey", ui.Honey}, {"HoneyDark", ui.HoneyDark}, {"BookGreen", ui.BookGreen},
		{"Sand", ui.Sand}, {"Sage", ui.Sage}, {"Coral", ui.Coral},
	}
	s.grid(area, len(colors), 140, 92, func(i int, r ui.Rect) {
		s.g.P.Sheet(ui.Rect{X: r.X, Y: r.Y, W: r.W - 14, H: 58}, ui.Key.In(colors[i].c).Of("gallery", i).Painted(0.6))
		s.note(colors[i].name, ui.Rect{X: r.X, Y: r.Y + 62, W: r.W - 14, H: 24})
	})
}

// paintPapers paints sheets from laid to lifted, plain and in gouache, and what
// lines there are.
func (s *gallery) paintPapers(area ui.Rect) {
	p := s.g.P
	s.grid(area, 8, 145, 120, func(i int, r ui.Rect) {
		box := ui.Rect{X: r.X + 6, Y: r.Y + 10, W: r.W - 34, H: 84}
		switch {
		case i < 4:
			p.Sheet(box, ui.Slip.Of("gallery", i).Raised(float32(i)/3))
		case i == 4:
			p.Sheet(box, ui.Slip.In(ui.Accent).Of("gallery", i).Raised(0.5).Painted(1))
		case i == 5:
			p.Sheet(box, ui.Sheet{Color: ui.Honey, Radius: 7, Waver: 1.1, Seed: i, Lift: 0, Hatch: true})
		case i == 6:
			p.Disc(box.CX(), box.CY(), 42, 42, ui.Sheet{Color: ui.Sage, Waver: 1, Lift: 0.4, Gouache: 1}.Of("gallery", i))
			p.Ring(box.CX(), box.CY(), 30, 30, 3, ui.White)
			p.Arc(box.CX(), box.CY(), 20, 5, 2.0/3, ui.Ink)
		default:
			p.DashedRect(box, 6, 2, 7, 5, ui.Ink)
			p.Hexagon(box.CX(), box.CY(), 32, ui.Sheet{Color: ui.Honey, Radius: 4, Lift: 0}.Of("gallery", i))
		}
	})
}

func (s *gallery) paintTypes(area ui.Rect) {
	for _, t := range []struct {
		name string
		t    ui.Type
	}{
		{"ScreenTitle", ui.ScreenTitle}, {"Heading", ui.Heading}, {"Subheading", ui.Subheading}, {"RowLabel", ui.RowLabel}, {"Body", ui.Body},
		{"Small", ui.Small}, {"SmallStrong", ui.SmallStrong}, {"ButtonText", ui.ButtonText}, {"MainText", ui.MainText.With(ui.Accent)}, {"Number", ui.Number},
	} {
		r := s.place(area, t.t.Size*s.g.P.TextScale*1.5)
		if !s.seen(r) {
			continue
		}
		s.g.P.Label(t.name, ui.Rect{X: r.X, Y: r.Y, W: 170, H: r.H}, ui.Small.Sized(ui.SizeFine), ui.Left)
		s.g.P.Label(s.k.Say(words.GallerySample()), ui.Rect{X: r.X + 180, Y: r.Y, W: r.W - 180, H: r.H}, t.t, ui.Left)
	}
}

func (s *gallery) paintCaps(area ui.Rect) {
	labels := make([]input.Label, 0, 64)
	for _, d := range []input.Device{input.LeftHalf, input.RightHalf, input.MiddleHalf} {
		for _, b := range input.Bound {
			if l, ok := s.k.Env.Devices.Label(d, b); ok {
				labels = append(labels, l)
			}
		}
	}
	s.grid(area, len(labels), 70, 48, func(i int, r ui.Rect) { s.k.Cap(s.g, labels[i], r.X, r.CY(), 34, true) })
	for _, kind := range input.Kinds {
		s.grid(area, int(input.Back-input.A)+1, 56, 48, func(i int, r ui.Rect) {
			s.k.Cap(s.g, input.PadLabel(kind, input.A+input.Button(i)), r.X, r.CY(), 34, i%2 == 0)
		})
	}
}

func (s *gallery) paintPlot(area ui.Rect) {
	r := s.place(area, 330)
	if !s.seen(r) {
		return
	}
	panel(s.g.P, r, 5)
	s.g.Plot(r.Inset(18), s.curves, &ui.Limit{At: 62, Name: s.k.Say(words.GalleryPlot())}, s.k.Say(words.ResultsTurn(40)), 1)
}

// grid hangs n things in rows, w by h units each, and paints those that can be
// seen.
func (s *gallery) grid(area ui.Rect, n int, w, h float32, paint func(i int, r ui.Rect)) {
	cols := max(1, int((area.W-40)/w))
	for i := 0; i < n; i += cols {
		row := s.place(area, h)
		if !s.seen(row) {
			continue
		}
		for j := i; j < min(n, i+cols); j++ {
			paint(j, ui.Rect{X: row.X + float32(j-i)*w, Y: row.Y, W: w, H: h})
		}
	}
}

// paintArt hangs all drawings of a folder, each named.
func (s *gallery) paintArt(area ui.Rect, folder string, size, cell float32) {
	names := s.folders[folder]
	s.grid(area, len(names), cell, size+40, func(i int, r ui.Rect) {
		box, err := art.Size(names[i])
		if err != nil {
			return
		}
		f := min(size/float32(box.H), (cell-16)/float32(box.W))
		// The middle of the drawing, wherever its origin is, goes to the middle
		// of the place.
		x := r.CX() - float32(box.X+box.W/2)*f
		y := r.Y + size/2 - float32(box.Y+box.H/2)*f
		s.g.P.Idle() // it has the colour of any seat
		s.g.P.Art(names[i], x, y, ui.ArtStyle{Scale: f, Seat: &ui.Seats[i%len(ui.Seats)]})
		s.g.P.Pop()
		s.note(strings.TrimPrefix(names[i], folder), ui.Rect{X: r.X + 2, Y: r.Y + size + 4, W: r.W - 4, H: 24})
	})
}

func (s *gallery) paintPieces(area ui.Rect) {
	for _, f := range s.drawn {
		s.paintArt(area, f, 104, 148)
	}
}

// switchLanguage changes to the other one of the two languages.
func switchLanguage(k *play.App) {
	set := &k.Env.Settings
	if k.Words.Language() == string(settings.French) {
		set.Language = settings.English
	} else {
		set.Language = settings.French
	}
	keep(k)
}
