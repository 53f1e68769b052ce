package join

import (
	"context"
	"slices"
	"strings"

	"ludotheque/arena/table/nearby"
	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// Finder looks for tables: a [nearby.Search], or a posed one for pictures.
type Finder interface {
	Tables() (tables []nearby.Table, rounds int)
	Err() error
	Close()
}

var _ Finder = (*nearby.Search)(nil)

// The widgets of the screen.
var (
	idText  = ui.ID{Name: "nearby.text"}
	idGo    = ui.ID{Name: "nearby.go"}
	idWatch = ui.ID{Name: "nearby.watch"}
)

func idTable(i int) ui.ID { return ui.ID{Name: "nearby.table", N: i} }

// The measures of the screen, in units.
const (
	listWide = 860
	rowHigh  = 92
	keyWide  = 190
	titleTop = 40
	titleLow = 118
	maxText  = 80 // letters of the field
)

// example is an address in the form that the host's screen shows.
const example = "192.168.1.20:7070/PANDA"

// browse is the screen to join a table: a field for a code, a link or an address, and the list of
// tables and servers nearby.
type browse struct {
	k    *play.App
	g    *ui.Gui
	find Finder
	next scenes.Scene
	then ui.ID

	// text is the field's content, and name the player's name, "" for that of the settings.
	text, name string
	// chosen is the table whose code is asked for, or the server whose address is in text.
	chosen *nearby.Table
	// line is the message below the field, and wrong says that it is an error.
	line  words.Text
	wrong bool
	// While the place in text is being located, found will receive the result, stop cancels it,
	// and watch says that the player wants to watch.
	found chan target
	stop  context.CancelFunc
	watch bool
	// focusedList says that the first table of the list has had the focus.
	focusedList bool
}

var _ scenes.Closer = (*browse)(nil)

// Open returns the screen to join a table.
func Open(k *play.App) scenes.Scene { return Browse(k, newFinder()) }

// Go returns the screen while it joins, or watches, the table of a code, a link or an address, under a
// name.
func Go(k *play.App, text, name string, watch bool) scenes.Scene {
	b := newBrowse(k, newFinder())
	b.text, b.name = text, name
	b.join(watch)
	return b
}

// Browse returns the screen with the tables of a finder, and with the table that was joined last in the
// field.
func Browse(k *play.App, find Finder) scenes.Scene {
	b := newBrowse(k, find)
	b.text = k.Joined
	return b
}

func newBrowse(k *play.App, find Finder) *browse {
	b := &browse{k: k, g: k.Gui(), find: find, line: words.NearbyLine(example)}
	b.g.Focus(idText)
	return b
}

// Close implements [scenes.Closer].
func (b *browse) Close() {
	b.find.Close()
	b.cancel()
}

// cancel ends locating the place in the field.
func (b *browse) cancel() {
	if b.stop != nil {
		b.stop()
	}
	b.found, b.stop = nil, nil
}

// Tell describes the state for tests from outside.
func (b *browse) Tell() string {
	tables, rounds := b.others()
	switch {
	case b.wrong:
		return "nearby " + b.line.Key()
	case b.found != nil:
		return "nearby calling"
	case b.chosen != nil:
		return "nearby asks"
	case len(tables) > 0:
		return "nearby found"
	case rounds > 0:
		return "nearby none"
	}
	return "nearby looking"
}

// others returns the tables that were found, without this program's own.
func (b *browse) others() (tables []nearby.Table, rounds int) {
	return without(b.find, b.ownAddress())
}

// ownAddress returns the address of this program's table, or "".
func (b *browse) ownAddress() string {
	if b.k.Table == nil {
		return ""
	}
	return b.k.Table.Address()
}

// without returns the tables of a finder except those at an address.
func without(find Finder, own string) (tables []nearby.Table, rounds int) {
	tables, rounds = find.Tables()
	if slices.ContainsFunc(tables, func(t nearby.Table) bool { return t.Address == own }) {
		tables = slices.DeleteFunc(slices.Clone(tables), func(t nearby.Table) bool { return t.Address == own })
	}
	return tables, rounds
}

// Picture implements [scenes.Scene].
func (b *browse) Picture() *ui.Painter { return b.g.P }

// Update implements [scenes.Scene].
func (b *browse) Update(in *input.Frame) (scenes.Scene, error) {
	b.next = b
	b.k.Begin(b.g, in)
	if b.then != (ui.ID{}) {
		b.g.Focus(b.then)
		b.then = ui.ID{}
	}
	select {
	case t := <-b.found:
		b.cancel()
		b.open(t)
	default:
	}
	b.k.PaperGround(b.g)
	b.paint()
	if b.g.Input().Back {
		b.goBack()
	}
	b.paintStrip()
	b.k.End(b.g)
	if _, ok := b.g.Focused(); !ok && b.then == (ui.ID{}) {
		b.then = idText
	}
	return b.next, nil
}

// goBack drops the chosen table or the present search, or leaves the screen.
func (b *browse) goBack() {
	b.k.Play("ui.page")
	if b.chosen != nil || b.found != nil {
		b.cancel()
		b.choose(nil)
		return
	}
	b.next = b.k.Title()
}

// paintStrip paints the hints for keys and buttons.
func (b *browse) paintStrip() {
	k := b.k
	does := words.HintChoose()
	if id, _ := b.g.Focused(); id == idText || id == idGo {
		does = words.NearbyGo()
	}
	k.Strip(b.g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintBack()), Click: b.goBack},
		kit.Hint{Buttons: []input.Button{input.A}, Words: k.Say(does)})
}

// paint paints the field with its buttons, and the list of tables.
func (b *browse) paint() {
	k, p := b.k, b.g.P
	v := p.View()
	side := min(float32(ui.MarginSide), v.W*0.04)
	area := ui.Rect{X: side, Y: titleTop, W: v.W - 2*side, H: v.H - max(kit.StripTop+ui.Gap, p.Thumb+3*ui.Gap) - titleTop}
	if w := listWide * min(p.TextScale, 1.4); area.W > w {
		area = ui.Rect{X: (v.W - w) / 2, Y: area.Y, W: w, H: area.H}
	}
	title, area := area.CutTop(min(titleLow-titleTop, v.H*0.14), ui.Gap)
	said := k.Say(b.title())
	p.Label(said, title, p.Fit(said, p.AtMost(ui.ScreenTitle, 1.2), title.W), ui.Left)
	area = b.paintField(area)
	tables, rounds := b.others()
	if s, ok := b.find.(server); ok {
		if games := s.Offers(); len(games) > 0 {
			area = b.paintOffers(area, games, len(tables) > 0)
		}
	}
	if len(tables) == 0 {
		b.paintNone(area, rounds)
		return
	}
	b.paintTables(area, tables)
	if !b.focusedList {
		if b.focusedList = true; b.text == "" && b.chosen == nil {
			b.then = idTable(0)
		}
	}
}

// title returns what the screen is called.
func (b *browse) title() words.Text {
	if _, page := b.find.(server); page {
		return words.TogetherKey()
	}
	return words.TitleJoin()
}

// paintField paints the field, its buttons and the line below, and returns the rest of r.
func (b *browse) paintField(r ui.Rect) ui.Rect {
	k, g, p := b.k, b.g, b.g.P
	high := p.Control(ui.ControlHigh*min(1.5, p.TextScale), ui.Gap)
	wide := keyWide * min(1.5, p.TextScale)
	field, r := r.CutTop(high, ui.Gap)
	var keys ui.Rect
	if field.W > 4*wide {
		field, keys = field.CutRight(2*wide+ui.Gap, ui.GapWide)
	} else {
		keys, r = r.CutTop(high, ui.Gap)
	}
	if g.TextField(idText, field, &b.text, maxText) {
		b.cancel()
		if b.chosen != nil && b.chosen.Server {
			b.chosen = nil
		}
		b.line, b.wrong = b.prompt(), false
	}
	if id, _ := g.Focused(); id == idText && !g.Spelling(idText) && g.Input().Act && !g.Input().Padded && b.text != "" {
		b.join(false)
	}
	idle := strings.TrimSpace(b.text) == "" || b.found != nil
	if g.Button(idGo, keys.Column(0, 2, ui.Gap), ui.Button{Text: k.Say(words.NearbyGo()), Main: true, Disabled: idle}) {
		b.join(false)
	}
	if g.Button(idWatch, keys.Column(1, 2, ui.Gap), ui.Button{Text: k.Say(words.NearbyWatch()), Icon: "icons/eye", Disabled: idle}) {
		b.join(true)
	}
	text, kind := k.Say(b.line), ui.Body
	if b.wrong {
		kind = kind.With(ui.AccentInk)
	}
	line, r := r.CutTop(max(2*p.Lead(kind), p.TextHeight(text, kind, r.W)), ui.Gap)
	p.Paragraph(text, line, kind, ui.Left)
	return r
}

// prompt returns the line below the field while there is no error.
func (b *browse) prompt() words.Text {
	t := b.chosen
	switch {
	case t == nil:
		return words.NearbyLine(example)
	case t.Server:
		return words.NearbyServer(b.k.GameName(t.Game), t.Address)
	case t.Host != "":
		return words.NearbyCode(t.Host)
	}
	return words.NearbyCodeAt(t.Address)
}

// paintNone paints why the list is empty.
func (b *browse) paintNone(r ui.Rect, rounds int) {
	p, k := b.g.P, b.k
	said := words.NearbyLooking()
	_, page := b.find.(server)
	switch {
	case page && rounds > 0 && b.find.Err() != nil:
		said = words.TogetherNowhere()
	case page && rounds > 0:
		said = words.TogetherNone()
	case page:
	case b.find.Err() != nil:
		said = words.NearbyFailed()
	case rounds > 0:
		said = words.NearbyNone()
	}
	high := p.TextHeight(k.Say(said), ui.Body, r.W-2*ui.Padding) + 2*ui.Padding
	if r.H < high-ui.Padding {
		return // no room for it
	}
	box := ui.Centered(r.CX(), r.CY(), r.W, min(r.H, high))
	p.DashedRect(box, 10, 2, 7, 5, ui.Ink.Fade(0.38))
	p.ParagraphMid(k.Say(said), box.Inset2(ui.Padding, ui.Gap), ui.Body, ui.Center)
}

// paintTables paints a row for each table.
func (b *browse) paintTables(r ui.Rect, tables []nearby.Table) {
	high := rowHeight(b.g.P)
	step := high + ui.Gap
	// Leave room for the focus mat, which is larger than a row.
	r = ui.Rect{X: r.X - ui.Gap, Y: r.Y - ui.Gap, W: r.W + 2*ui.Gap, H: r.H + ui.Gap}
	all, wide := ui.Gap+float32(len(tables))*step, r.W-2*ui.Gap
	if all > r.H {
		wide -= ui.Gap // for the scroll bar
	}
	off := b.g.Scroll(ui.ID{Name: "tables"}, r, all)
	for i := range tables {
		row := ui.Rect{X: r.X + ui.Gap, Y: r.Y + ui.Gap + float32(i)*step - off, W: wide, H: high}
		if row.Bottom() < r.Y-2*step || row.Y > r.Bottom()+2*step {
			continue // out of view, and no neighbour of a visible row
		}
		if b.paintTable(idTable(i), row, &tables[i]) {
			b.k.Play("ui.page")
			t := tables[i]
			b.choose(&t)
		}
	}
	b.g.EndScroll()
}

// rowHeight returns the height of a table's row.
func rowHeight(p *ui.Painter) float32 {
	return max(rowHigh, p.Lead(ui.Heading)+2*p.Lead(ui.Body)+2*ui.GapTight)
}

// paintTable paints the row of a table and reports whether it was chosen.
func (b *browse) paintTable(id ui.ID, r ui.Rect, t *nearby.Table) bool {
	k, g, p := b.k, b.g, b.g.P
	u := g.Item(id, r, false)
	paper := ui.White
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
		paper = ui.Lit
	}
	p.Sheet(r.Move(u.Shake, 0), ui.Slip.In(paper).Of(id.Name, id.N).Raised(0.2+0.4*u.Lift))
	front, name := k.FrontEnd(t.Game), t.Game
	if front != nil && t.Server && front.Served == nil {
		front = nil
	}
	picture, text := r.Inset2(ui.Gap, ui.GapTight).CutLeft(r.H*0.7, ui.Gap)
	if front != nil {
		name = k.Say(front.Look.Name)
		p.Art(front.Look.Poster, picture.CX(), picture.CY(), ui.ArtStyle{Height: r.H * 0.72, Angle: -0.035, Shadow: 0.2})
	}
	how := words.NearbyFree(t.Free)
	switch {
	case front == nil:
		how = words.NearbyOlder()
	case t.Playing:
		how = words.NearbyPlaying()
	case t.Free == 0:
		how = words.NearbyFull()
	}
	top, low := text.CutTop(p.Lead(ui.Heading), 0)
	p.Label(name, top, ui.Heading, ui.Left)
	if t.Host != "" {
		keeper, rest := low.CutTop(p.Lead(ui.Body), 0)
		host := words.NearbyHost(t.Host)
		if t.Server {
			host = words.NearbyHostServer(t.Host)
		}
		said, kind := k.Say(host), ui.RowLabel
		kind = p.Fit(said, kind, keeper.W)
		p.Label(p.Ellipsis(said, kind, keeper.W), keeper, kind, ui.Left)
		low = rest
	}
	p.Label(k.Say(how), ui.Rect{X: low.X, Y: low.Y, W: low.W, H: p.Lead(ui.Body)}, ui.Body, ui.Left)
	if !u.Clicked {
		return false
	}
	if front == nil {
		g.Refuse(id)
		g.Toast(k.Say(words.TableOlder()))
		return false
	}
	return true
}

// choose asks for the code of a table, or whether to play at a server; nil clears the choice.
func (b *browse) choose(t *nearby.Table) {
	if t != nil && t.Code != "" { // of everybody's
		b.text = t.Code
		b.join(false)
		return
	}
	b.chosen, b.text, b.then = t, "", idText
	if t != nil && t.Server {
		b.text, b.then = t.Address, idGo
	}
	b.line, b.wrong = b.prompt(), false
}

// fail shows an error below the field.
func (b *browse) fail(why words.Text) {
	b.line, b.wrong, b.then = why, true, idText
	b.k.Play("ui.refuse")
}

// join locates the place in the field, to play or to watch there.
func (b *browse) join(watch bool) {
	b.cancel()
	p, ok := parse(b.text)
	if t := b.chosen; t != nil && !t.Server && p.scheme == "" && (p.host == "" || !ok) {
		if p.code == "" {
			b.fail(words.NearbyWrong())
			return
		}
		p, _ = parse(t.Address + "/" + p.code)
	} else if !ok {
		b.fail(words.NearbyStrange(printable(b.text)))
		return
	}
	b.watch = watch
	ctx, stop := context.WithCancel(context.Background())
	find, own := b.find, b.ownAddress()
	b.seek(words.NearbyCalling(), func() target {
		return locate(ctx, p, func() ([]nearby.Table, int) { return without(find, own) })
	})
	b.stop = stop
}

// seek says a line while a target is looked for, which opens when it is found.
func (b *browse) seek(line words.Text, find func() target) {
	b.line, b.wrong = line, false
	found := make(chan target, 1)
	go func() { found <- find() }()
	b.found, b.stop = found, func() {}
}

// open opens what was located.
func (b *browse) open(t target) {
	switch {
	case t.link != "":
		dial, err := dialer(t.link)
		if err != nil {
			b.fail(words.NearbyStrange(printable(t.link)))
			return
		}
		l := At(b.k, dial, t.link, b.name, b.watch).(*lobby)
		l.back = b.retry
		p, _ := parse(b.text)
		l.coded = p.host == ""
		b.next = l
	case t.server != nil:
		i := slices.IndexFunc(b.k.FrontEnds, func(f *play.FrontEnd) bool { return f.Served != nil })
		if i < 0 {
			b.fail(words.TableOlder())
			return
		}
		at := *t.server
		at.Nick, at.Watch, at.Back = b.name, b.watch, func() scenes.Scene { return b.retry(words.Text{}) }
		b.next = b.k.FrontEnds[i].Served(b.k, at)
	case t.tables != "":
		b.choose(&nearby.Table{Address: t.tables})
	default:
		b.fail(b.explain(t.why))
	}
}

// explain returns the reason why there is no table: a wrong code, if its table was chosen.
func (b *browse) explain(why words.Text) words.Text {
	if why == words.TableNowhere() && b.chosen != nil && !b.chosen.Server {
		return words.NearbyWrong()
	}
	return why
}

// retry returns the screen as it was, after the lobby ended for a reason.
func (b *browse) retry(why words.Text) scenes.Scene {
	n := newBrowse(b.k, newFinder())
	n.name, n.text, n.chosen = b.name, b.text, b.chosen
	if n.text == "" { // a table that was opened here
		n.text = b.k.Joined
	}
	n.line = n.prompt()
	if why == words.TableNowhere() || why == words.PhoneNoTable() || why == words.TableGuessed() {
		n.line, n.wrong = n.explain(why), true
	}
	return n
}

// printable returns what was typed, short enough for a sentence.
func printable(text string) string {
	const most = 40
	if r := []rune(strings.TrimSpace(text)); len(r) > most {
		return string(r[:most]) + "…"
	}
	return strings.TrimSpace(text)
}
