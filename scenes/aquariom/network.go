package aquariom

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/maps"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// networkForm is the screen from which one goes out to play with others: with a
// server of one's own, or on somebody else's.
type networkForm struct {
	k      *play.App
	g      *ui.Gui
	behind scenes.Scene
	way    int // hosts, joins or watches

	address, name string
	basins        []string // by name
	basin         int
	dialect       int
	wide, play    int // 1 for yes
	computers     int
	level         int
	// problem is why it does not go on, in words.
	problem string
	goTo    scenes.Scene
}

// The ways out.
const (
	hosts = iota
	joins
	watches
)

// networkFile keeps what was asked for last: the address, in the store.
const networkFile = "aquariom-network.txt"

// example is an address as there are many.
const example = "192.168.1.20:4242"

// mostAddress is the length of the longest address.
const mostAddress = 80

func newNetworkForm(k *play.App, behind scenes.Scene) *networkForm {
	h := &networkForm{k: k, g: k.Gui(), behind: behind, basins: maps.Names(), play: 1, computers: 5, level: 1, address: usualAddress, way: firstWay}
	if k.Env.Store != nil {
		// Nothing was kept yet, most often, and the usual address will do.
		if b, err := k.Env.Store.Read(networkFile); err == nil && len(b) > 0 && len(b) <= mostAddress {
			h.address = printableLine(string(b))
		}
	}
	h.name = ownNick(k)
	h.g.Focus(idWay)
	return h
}

// printableLine is a text as a line to type in can have it.
func printableLine(s string) string {
	var out []rune
	for _, r := range s {
		if r > ' ' && r < 0x7f {
			out = append(out, r)
		}
	}
	return string(out)
}

var (
	idWay     = ui.ID{Name: "network.way"}
	idAddress = ui.ID{Name: "network.address"}
	idName    = ui.ID{Name: "network.name"}
	idBasin   = ui.ID{Name: "network.basin"}
	idDialect = ui.ID{Name: "network.dialect"}
	idWide    = ui.ID{Name: "network.wide"}
	idPlay    = ui.ID{Name: "network.play"}
	idNumber  = ui.ID{Name: "network.computers"}
	idLevel   = ui.ID{Name: "network.level"}
	idGo      = ui.ID{Name: "network.go"}
)

// Tell names the screen for those who watch from outside.
func (h *networkForm) Tell() string { return "aquariom network" }

// Behind is what it was opened over.
func (h *networkForm) Behind() scenes.Scene { return h.behind }

// Draw shows what Update painted.
func (h *networkForm) Draw(dst *ebiten.Image) { h.g.P.Flush(dst) }

// Update makes one tick.
func (h *networkForm) Update(in *input.Frame) (scenes.Scene, error) {
	h.goTo = h
	h.k.Begin(h.g, in)
	if h.g.Hands().Back {
		h.leave()
	}
	h.paint()
	h.k.End(h.g)
	if _, ok := h.g.Focused(); !ok {
		h.g.Focus(idWay)
	}
	return h.goTo, nil
}

func (h *networkForm) leave() {
	h.k.Play("ui.page")
	h.goTo = h.behind
}

// paint paints the form.
func (h *networkForm) paint() {
	k, p, v := h.k, h.g.P, h.g.P.View()
	k.GameGround(h.g, game.Game.ID)
	grow := 1 + 0.4*(p.TextScale-1)
	strip := max(kit.StripTop, p.Thumb-14) // with a thumb's room for its word
	height := min(v.H-strip-36, max(620, 10*p.Thumb))
	sheet := ui.Centered(v.W/2, (v.H-strip)/2, min(v.W-48, 900*grow), height)
	p.Sheet(sheet, ui.Dialog.Raised(0.8))
	in := sheet.Inset2(32, 20)
	head, in := in.CutTop(50, 12)
	p.Label(k.Say(words.AquariomNetTitle()), head, ui.SheetTitle, ui.Left)
	h.paintForm(in)
	k.Strip(h.g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintBack()), Click: h.leave},
		kit.Hint{Buttons: []input.Button{input.Up, input.Down}, Words: k.Say(words.HintChoose())},
		kit.Hint{Buttons: []input.Button{input.Left, input.Right}, Words: k.Say(words.HintAdjust())})
}

// rows is how many rows the longest form has, the way included.
const rows = 8

// formRows are the rows of the form: each is laid below the one before it.
type formRows struct {
	*networkForm
	in     ui.Rect
	at     int // how many are laid
	labelW float32
	// high is how high a row is that a thumb needs, off how far they are scrolled; 0 where
	// all of them have room.
	high, off float32
}

// next is where the next row is.
func (f *formRows) next() ui.Rect {
	f.at++
	if f.high > 0 {
		return ui.Rect{X: f.in.X, Y: f.in.Y + f.high*float32(f.at-1) - f.off, W: f.in.W - 14, H: f.high - 4}
	}
	return f.in.Row(f.at-1, rows, 4)
}

// choice is a row with one of several values.
func (f *formRows) choice(id ui.ID, label words.Text, values []string, chosen *int) {
	if n, changed := f.g.RowChoice(id, f.next(), "", f.k.Say(label), f.labelW, values, *chosen); changed {
		*chosen, f.problem = n, ""
	}
}

// field is a row with a text of at most limit letters.
func (f *formRows) field(id ui.ID, label words.Text, text *string, limit int) {
	box := f.next()
	f.g.P.ParagraphMid(f.k.Say(label), ui.Rect{X: box.X + 20, Y: box.Y + 4, W: f.labelW - 30, H: box.H - 8}, ui.RowLabel, ui.Left)
	r := ui.Rect{X: box.X + f.labelW, Y: box.Y + 6, W: box.W - f.labelW - 22, H: box.H - 12}
	if f.high > 0 {
		r.Y, r.H = box.Y, box.H
	}
	if f.g.TextField(id, r, text, limit) {
		f.problem = ""
	}
}

// either is the words of a choice between two.
func (f *formRows) either(no, yes words.Text) []string { return []string{f.k.Say(no), f.k.Say(yes)} }

// hosting are the rows for who opens a match to the network.
func (f *formRows) hosting() {
	k := f.k
	var names []string
	for _, b := range f.basins {
		names = append(names, basinName(k, b))
	}
	f.choice(idBasin, words.AquariomOptionMap(), names, &f.basin)
	var dialects []string
	for _, d := range game.Game.Option(game.OptionDialect).Values {
		dialects = append(dialects, dialectName(k, d))
	}
	f.choice(idDialect, words.AquariomOptionDialect(), dialects, &f.dialect)
	f.choice(idWide, words.AquariomNetReach(), f.either(words.AquariomNetHereOnly(), words.AquariomNetWide()), &f.wide)
	f.choice(idPlay, words.AquariomNetYou(), f.either(words.AquariomNetWatch(), words.AquariomNetPlay()), &f.play)
	if f.play == 1 {
		f.field(idName, words.AquariomNetName(), &f.name, mostNick)
	}
	var numbers []string
	for n := range game.Game.Max {
		numbers = append(numbers, ui.Digits(n))
	}
	f.choice(idNumber, words.AquariomNetComputers(), numbers, &f.computers)
	if f.computers > 0 {
		var levels []string
		for _, l := range Levels {
			levels = append(levels, k.Named("level."+l))
		}
		f.choice(idLevel, words.AquariomNetLevel(), levels, &f.level)
	}
}

func (h *networkForm) paintForm(r ui.Rect) {
	k, g, p := h.k, h.g, h.g.P
	in, foot := r.CutBottom(p.Control(58, 12), 12)
	t := ui.SmallStrong.With(ui.AccentInk)
	if p.Thumb > 0 && h.problem != "" {
		var said ui.Rect
		in, said = in.CutBottom(p.TextHeight(h.problem, t, in.W-40), 4)
		p.Paragraph(h.problem, said.Inset2(20, 0), t, ui.Left)
	}
	f := formRows{networkForm: h, in: in, labelW: in.W * 0.36}
	if p.Thumb > 0 {
		f.high = p.Thumb
		f.off = g.Scroll(ui.ID{Name: "network"}, in, f.high*float32(h.lines())+p.TextHeight(h.note(), ui.Small, in.W-54)+12)
	}
	ways, way := []string{k.Say(words.AquariomNetHost()), k.Say(words.AquariomNetJoin()), k.Say(words.AquariomNetWatch())}, h.way-firstWay
	f.choice(idWay, words.AquariomNetWay(), ways[firstWay:], &way)
	h.way = way + firstWay
	key, icon := words.AquariomNetHostGo(), "icons/globe"
	switch h.way {
	case hosts:
		f.hosting()
	case joins:
		f.field(idAddress, words.AquariomNetAddress(), &h.address, mostAddress)
		f.field(idName, words.AquariomNetName(), &h.name, mostNick)
		key, icon = words.AquariomNetJoinGo(), "icons/play"
	case watches:
		f.field(idAddress, words.AquariomNetAddress(), &h.address, mostAddress)
		key, icon = words.AquariomNetWatchGo(), "icons/eye"
	}
	if f.high > 0 {
		note := f.next()
		note.H = in.H + p.Thumb
		p.Paragraph(h.note(), note.Inset2(20, 6), ui.Small, ui.Left)
		g.EndScroll()
	} else if f.at < rows-1 {
		note := in.Row(f.at, rows, 4)
		note.H = in.Bottom() - note.Y
		p.Paragraph(h.note(), note.Inset2(20, 6), ui.Small, ui.Left)
	}
	button := foot
	if p.Thumb == 0 {
		var say ui.Rect
		say, button = foot.CutLeft(foot.W*0.5, 16)
		p.ParagraphMid(h.problem, say.Inset2(20, 0), t, ui.Left)
	}
	if g.Button(idGo, button, ui.Button{Text: k.Say(key), Icon: icon, Main: true}) {
		h.sail()
	}
}

// lines is how many rows the form has.
func (h *networkForm) lines() int {
	switch h.way {
	case joins:
		return 3
	case watches:
		return 2
	}
	n := rows
	if h.play == 0 {
		n--
	}
	if h.computers == 0 {
		n--
	}
	return n
}

// note explains the way.
func (h *networkForm) note() string {
	switch {
	case h.way == hosts:
		return "" // its rows say it
	case firstWay == joins:
		return h.k.Say(words.AquariomNetPage())
	case h.way == joins:
		return h.k.Say(words.AquariomNetJoinNote(example))
	}
	return h.k.Say(words.AquariomNetWatchNote())
}

// sail goes out, or says why not.
func (h *networkForm) sail() {
	k := h.k
	nick := nickname(h.name)
	address := printableLine(h.address)
	switch {
	case nick == "" && (h.way == joins || h.way == hosts && h.play == 1):
		h.refuse(idName, words.AquariomNetNoname())
		return
	case address == "" && h.way != hosts:
		h.refuse(idAddress, words.AquariomNetNoaddress(example))
		return
	}
	if h.way == hosts {
		settings := hosting{basin: h.basins[h.basin], dialect: game.Dialect(h.dialect), wide: h.wide == 1, play: h.play == 1, nick: nick, computers: h.computers, level: Levels[h.level]}
		if !settings.play {
			settings.nick = watcher
		}
		if m, err := game.FindMap(settings.basin); err == nil {
			seats := settings.computers
			if settings.play {
				seats++
			}
			if most := min(m.MaxPlayers, game.MaxSeats); seats > most {
				h.problem = k.Say(words.AquariomNetMany(most))
				h.g.Refuse(idNumber)
				return
			}
		}
		h.goTo = hostWaiting(k, settings)
		return
	}
	if k.Env.Store != nil {
		// An address that is not kept is typed again.
		_ = k.Env.Store.Write(networkFile, []byte(address))
	}
	c := call{address: address, nick: nick, watch: h.way == watches}
	if c.watch {
		c.nick = watcher
	}
	h.goTo = newWaiting(k, c)
}

// watcher is what servers are told that who watches is called.
const watcher = "ludotheque"

func (h *networkForm) refuse(id ui.ID, why words.Text) {
	h.problem = h.k.Say(why)
	h.g.Focus(id)
	h.g.Refuse(id)
}

// Watch is a game of the server at an address, as the command line asks for it.
func Watch(k *play.App, address string) scenes.Scene {
	return newWaiting(k, call{address: address, nick: watcher, watch: true})
}

// Join is a game of the server at an address, played as nick; "" takes the name
// of the settings.
func Join(k *play.App, address, nick string) scenes.Scene {
	if nick == "" {
		nick = ownNick(k)
	}
	return newWaiting(k, call{address: address, nick: nick})
}

// ownNick is the name of the first person of the settings, as servers take it.
func ownNick(k *play.App) string {
	if nick := nickname(k.Env.Settings.Name(0)); nick != "" {
		return nick
	}
	return nickname(k.Say(words.SeatPlayer(rules.Seat(0).Letter())))
}

// network is the way to the form from the lobby.
var network = play.Tool{
	Name: words.AquariomNetTool(), Icon: "icons/globe",
	Open: func(k *play.App, behind scenes.Scene) scenes.Scene { return newNetworkForm(k, behind) },
}
