//go:build !js

package join

import (
	"slices"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/table"
	"ludotheque/arena/table/nearby"
	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// Finder looks for tables: a [nearby.Search], or what a picture poses.
type Finder interface {
	Tables() (tables []nearby.Table, rounds int)
	Err() error
	Close()
}

var _ Finder = (*nearby.Search)(nil)

// The things of the screen.
var (
	idAddress = ui.ID{Name: "nearby.address"}
	idText    = ui.ID{Name: "nearby.text"}
	idGo      = ui.ID{Name: "nearby.go"}
)

func idTable(i int) ui.ID { return ui.ID{Name: "nearby.table", N: i} }

// The measures of the screen, in units.
const (
	listWide = 760
	rowHigh  = 92
	askWide  = 640
	askHigh  = 420
	titleTop = 40
	titleLow = 118
	mostText = 80 // letters of an address that are typed
)

// example is an address as the host's screen shows it.
const example = "192.168.1.20:7070/TREFLE"

// browse is the list of the tables nearby, and the question for the code of the one that
// was chosen, or for an address.
type browse struct {
	k    *play.App
	g    *ui.Gui
	find Finder
	next scenes.Scene
	then ui.ID

	// chosen is the table whose code is asked for; asks without one asks for an address.
	asks   bool
	chosen *nearby.Table
	text   string
	wrong  words.Text
	// met says that tables were there once: the first of them had the focus then.
	met bool
}

var _ scenes.Closer = (*browse)(nil)

// Nearby is the way to the tables of this network, which looks for them until it is left.
func Nearby(k *play.App) func() scenes.Scene {
	return func() scenes.Scene { return Browse(k, nearby.Look()) }
}

// Browse shows what a finder finds.
func Browse(k *play.App, find Finder) scenes.Scene {
	b := &browse{k: k, g: k.Gui(), find: find}
	b.g.Focus(idAddress)
	return b
}

// Close ends the search.
func (b *browse) Close() { b.find.Close() }

// Tell says what is shown, for those who watch from outside.
func (b *browse) Tell() string {
	tables, rounds := b.others()
	switch {
	case b.asks && b.wrong != (words.Text{}):
		return "nearby " + b.wrong.Key()
	case b.asks:
		return "nearby asks"
	case len(tables) > 0:
		return "nearby found"
	case rounds > 0:
		return "nearby none"
	}
	return "nearby looking"
}

// others are the tables that were found, without the own one.
func (b *browse) others() (tables []nearby.Table, rounds int) {
	tables, rounds = b.find.Tables()
	if own := b.k.Table; own != nil {
		tables = slices.DeleteFunc(slices.Clone(tables), func(t nearby.Table) bool { return t.Address == own.Address() })
	}
	return tables, rounds
}

// Draw shows what Update painted.
func (b *browse) Draw(dst *ebiten.Image) { b.g.P.Flush(dst) }

// Update makes one tick.
func (b *browse) Update(in *input.Frame) (scenes.Scene, error) {
	b.next = b
	b.k.Begin(b.g, in)
	if b.then != (ui.ID{}) {
		b.g.Focus(b.then)
		b.then = ui.ID{}
	}
	b.k.PaperGround(b.g)
	if b.asks {
		b.paintQuestion()
	} else {
		b.paintList()
	}
	if b.g.Hands().Back {
		b.goBack()
	}
	b.paintStrip()
	b.k.End(b.g)
	if _, ok := b.g.Focused(); !ok && b.then == (ui.ID{}) {
		b.then = idAddress
		if b.asks {
			b.then = idText
		}
	}
	return b.next, nil
}

// goBack leaves the question, or the screen.
func (b *browse) goBack() {
	b.k.Play("ui.page")
	if b.asks {
		b.asks, b.chosen, b.wrong = false, nil, words.Text{}
		b.then = idAddress
		return
	}
	b.next = b.k.Title()
}

// paintStrip says by which keys what is done.
func (b *browse) paintStrip() {
	k := b.k
	does := words.HintChoose()
	if b.asks {
		does = words.NearbyGo()
	}
	k.Strip(b.g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintBack()), Click: b.goBack},
		kit.Hint{Buttons: []input.Button{input.A}, Words: k.Say(does)})
}

// paintList paints the tables that are there, or why there are none, and the key for those
// who were told an address.
func (b *browse) paintList() {
	k, g, p := b.k, b.g, b.g.P
	v := p.View()
	side := min(float32(ui.MarginSide), v.W*0.04)
	area := ui.Rect{X: side, Y: titleTop, W: v.W - 2*side, H: v.H - b.footHigh() - titleTop}
	if w := listWide * min(p.TextScale, 1.4); area.W > w {
		area = ui.Rect{X: (v.W - w) / 2, Y: area.Y, W: w, H: area.H}
	}
	title, area := area.CutTop(min(titleLow-titleTop, v.H*0.14), ui.Gap)
	said := k.Say(words.NearbyTitle())
	p.Label(said, title, p.Fit(said, p.AtMost(ui.ScreenTitle, 1.2), title.W), ui.Left)
	rest, key := area.CutBottom(b.keyHigh(), ui.Gap)
	tables, rounds := b.others()
	if len(tables) == 0 {
		b.paintNone(rest, rounds)
	} else {
		b.paintTables(rest, tables)
		if !b.met {
			b.met, b.then = true, idTable(0)
		}
	}
	if g.Button(idAddress, key, ui.Button{Text: k.Say(words.NearbyAddress()), Icon: "icons/pencil"}) {
		b.ask(nil)
	}
}

// footHigh is the room that the strip takes, with what a thumb needs on it.
func (b *browse) footHigh() float32 { return max(kit.StripTop+ui.Gap, b.g.P.Thumb+ui.Gap) }

// keyHigh is how high a key is.
func (b *browse) keyHigh() float32 {
	return b.g.P.Control(ui.ControlHigh*min(1.5, b.g.P.TextScale), ui.Gap)
}

// paintNone says why there is no table in the list.
func (b *browse) paintNone(r ui.Rect, rounds int) {
	p, k := b.g.P, b.k
	said := words.NearbyLooking()
	switch {
	case b.find.Err() != nil:
		said = words.NearbyFailed()
	case rounds > 0:
		said = words.NearbyNone()
	}
	box := ui.Centered(r.CX(), r.CY(), r.W, min(r.H, p.TextHeight(k.Say(said), ui.Body, r.W-2*ui.Padding)+2*ui.Padding))
	p.DashedRect(box, 10, 2, 7, 5, ui.Ink.Fade(0.38))
	p.ParagraphMid(k.Say(said), box.Inset2(ui.Padding, ui.Gap), ui.Body, ui.Center)
}

// paintTables paints a row for each table.
func (b *browse) paintTables(r ui.Rect, tables []nearby.Table) {
	p := b.g.P
	high := max(rowHigh, p.Lead(ui.Heading)+2*p.Lead(ui.Body)+2*ui.GapTight)
	step := high + ui.Gap
	// The frame of the focus goes around a row, and is cut off nowhere.
	r = ui.Rect{X: r.X - ui.Gap, Y: r.Y - ui.Gap, W: r.W + 2*ui.Gap, H: r.H + ui.Gap}
	all, wide := ui.Gap+float32(len(tables))*step, r.W-2*ui.Gap
	if all > r.H {
		wide -= ui.Gap // for the bar that says how far down the list is
	}
	off := b.g.Scroll(ui.ID{Name: "tables"}, r, all)
	for i := range tables {
		row := ui.Rect{X: r.X + ui.Gap, Y: r.Y + ui.Gap + float32(i)*step - off, W: wide, H: high}
		if row.Bottom() < r.Y-2*step || row.Y > r.Bottom()+2*step {
			continue // out of sight and out of reach of the focus
		}
		if b.paintTable(idTable(i), row, &tables[i]) {
			t := tables[i]
			b.ask(&t)
		}
	}
	b.g.EndScroll()
}

// paintTable paints the row of a table; true when it is chosen.
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
		said, kind := k.Say(words.NearbyHost(t.Host)), ui.RowLabel
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

// ask asks for the code of a table, or for an address.
func (b *browse) ask(t *nearby.Table) {
	b.k.Play("ui.page")
	b.asks, b.chosen, b.text, b.wrong = true, t, "", words.Text{}
	b.then = idText
}

// paintQuestion paints the sheet with the question, the line for its answer, and the keys.
func (b *browse) paintQuestion() {
	k, g, p := b.k, b.g, b.g.P
	v := p.View()
	grow := min(p.TextScale, 1.6)
	foot := b.footHigh()
	sheet := ui.Centered(v.W/2, (v.H-foot)/2, min(v.W-2*ui.Gap, askWide*grow), min(v.H-foot-2*ui.Gap, askHigh*grow))
	p.Sheet(sheet, ui.Dialog.In(ui.White).Of("nearby", 0))
	in := sheet.Inset2(min(ui.Padding, sheet.W*0.05), min(22, sheet.H*0.05))
	title, line := words.NearbyCode(), words.NearbyCodeLine()
	if b.chosen == nil {
		title, line = words.NearbyWhere(), words.NearbyWhereLine(example)
	}
	type_ := p.AtMost(ui.SheetTitle, 1.4)
	head, in := in.CutTop(p.Lead(type_), ui.GapTight)
	p.Label(k.Say(title), head, p.Fit(k.Say(title), type_, head.W), ui.Left)
	high := b.keyHigh()
	in, keys := in.CutBottom(high, ui.Gap)
	said, field := in.CutBottom(high*1.15, ui.Gap)
	kind := ui.Body
	text := k.Say(line)
	if b.wrong != (words.Text{}) {
		text, kind = k.Say(b.wrong), kind.With(ui.AccentInk)
	}
	p.Paragraph(text, said, kind, ui.Left)
	if g.TextField(idText, field, &b.text, mostText) {
		b.wrong = words.Text{}
	}
	if id, _ := g.Focused(); id == idText && !g.Spelling(idText) && g.Hands().Act && !g.Hands().Padded && b.text != "" {
		b.goIn()
	}
	if g.Button(idBack, keys.Column(0, 2, ui.Gap), ui.Button{Text: k.Say(words.HintBack())}) {
		b.goBack()
		return
	}
	if g.Button(idGo, keys.Column(1, 2, ui.Gap), ui.Button{Text: k.Say(words.NearbyGo()), Main: true, Disabled: strings.TrimSpace(b.text) == ""}) {
		b.goIn()
	}
}

// goIn joins the table, if what was typed can lead to one.
func (b *browse) goIn() {
	link, wrong := strings.TrimSpace(b.text), words.TableNowhere()
	if b.chosen != nil {
		link, wrong = "", words.NearbyWrong()
		if code := table.CleanCode(b.text); code != "" {
			link = b.chosen.Link(code)
		}
	} else {
		// The board of letters has no stroke: a gap does between the address and the code.
		link = strings.ReplaceAll(link, " ", "/")
	}
	if _, err := dialer(link); err != nil {
		b.wrong = wrong
		b.k.Play("ui.refuse")
		b.then = idText
		return
	}
	l := Open(b.k, link, "", false).(*lobby)
	l.back = b.again(wrong)
	b.next = l
}

// again is the way back to the question when there was no table; else to a new list.
func (b *browse) again(wrong words.Text) func(why words.Text) scenes.Scene {
	text, chosen := b.text, b.chosen
	return func(why words.Text) scenes.Scene {
		n := Browse(b.k, nearby.Look()).(*browse)
		if why == words.TableNowhere() || why == words.TableGuessed() {
			n.asks, n.chosen, n.text, n.wrong, n.then = true, chosen, text, wrong, idText
			if why != words.TableNowhere() {
				n.wrong = why
			}
		}
		return n
	}
}
