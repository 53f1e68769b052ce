package menu

import (
	"maps"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/ai"
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/chairs"
	"ludotheque/scenes/clip"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// lobby is where people sit down before a match: who plays and with what, how
// long, and which seed.
//
// The other files of its name hold what it shows: the players and their seats, the set-up
// of the match, what is being typed, and a table that is open for other screens.
type lobby struct {
	screen
	front *play.FrontEnd
	// places are all the seats the game can have; the first count are open.
	places []place
	count  int
	// levels are the levels' names and what they do.
	levels []level
	// figures are the characters that computer players may have, none first.
	figures []figure

	// offered are the values of the option on the panel.
	option  *rules.Option
	offered []string
	// options holds what was chosen for a usual match, by key; what is missing is the
	// default. firstMatch says that the game's first match is to be played instead.
	options    map[string]string
	firstMatch bool
	// typed is what has been typed into an option of the sheet with all of them.
	typed map[string]string
	// minutes is how long a usual match takes with the options in timed.
	minutes    int
	timed      map[string]string
	timedSeats int
	seed       string
	// roll counts the ticks that the die still rolls.
	roll int

	// naming is the seat whose name is being typed, or none.
	naming rules.Seat
	// writing says that the seed is being typed.
	writing bool
	// spells says that the board of letters is open.
	spells bool
	// phoned says that what is typed comes from a phone's keyboard: it ends when
	// that is put away.
	phoned bool
	// covered says that a sheet lies over the lobby: a phone's keyboard writes no name
	// then.
	covered bool
	// fresh says that left or right was pressed in this tick, not held since.
	fresh bool
	// more says that the sheet with all options is open.
	more  bool
	names []string // of the choice of the match

	// shown says that the sheet of the open table is shown, from tick since on. sure says that closing was
	// asked once, so the next press closes it.
	shown bool
	since int
	sure  bool
	// row shows the chairs, and holds the one that is being moved.
	row *chairs.Row
	// state is that of the table, at version.
	version uint64
	state   table.State
	// laid is what the table got of this screen's chairs, and with which options.
	laid, chairs []table.Chair
	laidOptions  map[string]string
	// clip puts a text on the clipboard and sends on copied how that went; copying then tells that
	// it is there.
	clip    func(text string, done chan<- error)
	copied  chan error
	copying words.Text
	code    chairs.Code
	// said are the choices of paintReach.
	said []string
	// starts says that the key to start was used.
	starts bool

	tools     []tool
	seen      input.Frame
	moved     []input.Device // whose persons sat down or got up in this tick
	openRules func()         // opens the rule book
	plugged   string         // the latest notice of a pad that was plugged in
	// begun is set when the game's lesson was left.
	begun bool
	next  scenes.Scene
}

// startID is the main key; where it begins the lesson, the one beside it, playID, starts a match.
var startID = ui.ID{Name: "start"}

// newLobby opens the lobby of a game; who pressed last takes the first seat.
func newLobby(k *play.App, game string) *lobby {
	l := &lobby{screen: newScreen(k), front: k.FrontEnd(game), begun: k.LessonLeft(game), options: map[string]string{}, typed: map[string]string{},
		naming: rules.Spectator, copied: make(chan error, 1), clip: clip.Copy}
	l.row = chairs.New(l.k.Kit, l.g, l)
	for _, name := range l.front.Levels {
		short, _ := k.Words.Named("level." + name)
		note, _ := k.Words.Named(game + ".level." + name)
		l.levels = append(l.levels, level{short, note})
	}
	l.figures = []figure{{face: faces[""]}}
	for _, c := range ai.Characters() {
		name, _ := k.Words.Named("character." + string(c))
		note, ok := k.Words.Named(game + ".character." + string(c))
		if ok {
			l.figures = append(l.figures, figure{level{name, note}, c, faces[c]})
		}
	}
	n := l.front.Info.Max
	usual := l.proposed()
	for i := range n {
		// Neighbours are of several characters: none mirrors another.
		l.places = append(l.places, place{level: usual, figure: i % len(l.figures)})
	}
	l.count = l.front.Info.UsualSeats()
	last := k.Last[game]
	l.recall(last.Chairs)
	if !l.wasFirst(&last) {
		maps.Copy(l.options, last.Setup.Options)
	}
	seats := &k.Env.Devices.Seats
	seats.Open(rules.Seats{})
	seats.Open(rules.AllSeats(n))
	if !l.comeBack() {
		l.sit(0, k.Env.Devices.Frame().Device)
		l.places[0].drop.at = 1
	}
	l.openRules = func() { l.next = l.k.Rules(l, l.front.Info.ID, l.set()) }
	l.chooseFirst(l.proposes())
	l.seed = play.NewSeed(k, l.front.Signs, l.set())
	l.g.Focus(startID)
	return l
}

// Tell names the screen for tests from outside.
func (l *lobby) Tell() string {
	tell := "lobby " + l.front.Info.ID
	if l.k.Table != nil {
		tell += " at " + l.k.Table.Link()
	}
	return tell
}

// Update implements [scenes.Scene].
func (l *lobby) Update(in *input.Frame) (scenes.Scene, error) {
	l.next = l
	l.covered = l.more
	l.hands(in)
	in = l.lead(in)
	l.fresh = in.Menu.Pressed.Any(input.Of(input.Left, input.Right))
	if s := l.chosen(); s >= 0 && in.Menu.Pressed.Has(input.X) && !l.typing() && !l.more {
		l.another(s)
	}
	v := l.begin(in)
	l.tend(in)
	l.paintGround()
	l.layTools(v)
	l.paintHeader(v)
	l.paintSeats(v)
	l.paintStrip()
	switch {
	case l.shown && l.covers(v):
		l.g.Veil()
		l.paintOpen(v)
		l.g.EndVeil()
	case l.more:
		l.paintMore(v)
	}
	if !l.more && in.Menu.Pressed.Has(input.Start) && !l.typing() {
		l.startOrLearn()
	}
	if l.back() {
		l.goBack()
	}
	if l.shown {
		l.end(foldID)
	} else {
		l.end(startID)
	}
	return l.next, nil
}

// paintSeats paints the seats, the set-up and the start button, beside the sheet of the
// open table if there is one.
func (l *lobby) paintSeats(v ui.View) {
	seats, panel, button := l.layout(v)
	if l.shown && !l.covers(v) {
		l.paintBeside(v)
		if l.starts {
			l.start()
		}
		return
	}
	switch {
	case l.k.Table != nil:
		l.paintCards(seats)
	case l.grid():
		l.paintTable(v, seats)
	default:
		for i := range l.places {
			l.paintPlace(rules.Seat(i), seatRect(v, seats, i, len(l.places)))
		}
	}
	l.paintOptions(panel, button)
	l.paintStart(button)
	l.paintTools(v)
}

func (l *lobby) paintStrip() {
	k := l.k
	change := moves(k, l.g)
	done := kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintValidate()), Click: l.goBack}
	switch {
	case l.naming >= 0:
		k.Strip(l.g, &done, kit.Hint{Buttons: leftRight[:], Words: k.Say(words.HintChange())})
		return
	case l.writing:
		k.Strip(l.g, &done)
		return
	case l.row.Held >= 0:
		k.Strip(l.g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintPutback()), Click: l.row.PutBack},
			kit.Hint{Buttons: []input.Button{input.Left, input.Right}, Words: k.Say(words.HintPlace())},
			kit.Hint{Buttons: []input.Button{input.A}, Words: k.Say(words.HintSit())})
		return
	case l.shown:
		hints := []kit.Hint{{Buttons: []input.Button{input.R}, Words: k.Say(words.HintNext())}}
		if !k.PadInUse() {
			hints = []kit.Hint{
				{Chord: []ebiten.Key{ebiten.KeyShiftLeft, ebiten.KeyArrowLeft, ebiten.KeyArrowRight}, Words: k.Say(words.HintShift())},
				{Chord: []ebiten.Key{ebiten.KeyControlLeft, ebiten.KeyC}, Words: k.Say(words.HintCopy())},
			}
		}
		hints = append(hints, l.acts(startID, words.HintStart()))
		k.Strip(l.g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.InviteFold()), Click: l.fold}, hints...)
		return
	}
	if l.more {
		k.Strip(l.g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintBack()), Click: l.goBack}, change, l.acts(ui.ID{}, words.HintValidate()))
		return
	}
	if s := l.chosen(); s >= 0 {
		change = kit.Hint{Buttons: []input.Button{input.X}, Words: k.Say(words.HintCharacter()), Click: func() { l.another(s) }}
	}
	main := words.HintStart()
	if l.offers() {
		main = words.HintLearn()
	}
	k.Strip(l.g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(words.HintTitle()), Click: l.leaveLobby},
		kit.Hint{Buttons: []input.Button{input.R}, Words: k.Say(words.HintNext())}, change, l.acts(startID, main))
}

// goBack leaves what is open, the uppermost first.
func (l *lobby) goBack() {
	switch {
	case l.naming >= 0:
		l.named()
	case l.writing:
		l.written()
	case l.more:
		l.closeMore()
	case l.row.Held >= 0:
		l.row.PutBack()
	case l.shown:
		l.fold()
	default:
		l.leaveLobby()
	}
}

func (l *lobby) leaveLobby() {
	l.k.Play("ui.page")
	l.next = newTitle(l.k, l.front.Info.ID)
}

// layout returns where seats, options and the key to start stand.
func (l *lobby) layout(v ui.View) (seats, panel, button ui.Rect) {
	low := v.H - kit.StripTop
	seats = seatsArea(v)
	high := l.panelHigh()
	more := high - panelHigh
	if v.Narrow {
		panel = ui.Rect{X: 40, Y: low - 174 - high, W: v.W - 80, H: high}
		button = ui.Rect{X: 46, Y: low - 152, W: v.W - 92 - l.houseWide() - ui.GapWide, H: 82}
		if more > 0 {
			button.H -= 8 // for the thumb that goes back
		}
		if l.grid() {
			seats.Y, seats.H = seats.Y-12, seats.H+20-more
		}
		return seats, panel, button
	}
	extra := v.H - 720
	foot := 31 + extra*0.1
	if more > 0 {
		foot = ui.Gap // the seats have the rest
	}
	column := float32(392)
	if l.small() {
		column = 330
	}
	panel = ui.Rect{X: 56, Y: low - foot - high, W: v.W - 112 - column, H: high}
	button = ui.Rect{X: panel.Right() + 34, Y: panel.Y + 11 + more/4, W: column - 46, H: 96}
	if l.grid() {
		seats.Y = seats.Y - 18
		seats.H = min(seats.H+30, panel.Y-ui.Gap-seats.Y)
	}
	return seats, panel, button
}

// panelHigh is how high the panel of options is at a desk, of two lines.
const panelHigh = 148

// optionHigh returns how high a line of the panel of options is.
func (l *lobby) optionHigh() float32 { return l.g.P.Control(42, ui.Gap) }

// panelHigh returns how high the panel of options is.
func (l *lobby) panelHigh() float32 {
	if !l.small() {
		return panelHigh
	}
	return 2*l.optionHigh() + 3*ui.Gap
}

// seatsArea returns where large cards of seats stand.
func seatsArea(v ui.View) ui.Rect {
	if v.Narrow {
		low := v.H - kit.StripTop
		return ui.Rect{X: 40, Y: 130, W: v.W - 80, H: low - 130 - 340}
	}
	extra := v.H - 720
	return ui.Rect{X: 56, Y: 140 + extra*0.2, W: v.W - 112, H: 318 + extra*0.4}
}

// seatRect returns the card of the i-th of n seats.
func seatRect(v ui.View, area ui.Rect, i, n int) ui.Rect {
	if v.Narrow {
		return area.Row(i/2, (n+1)/2, 20).Column(i%2, 2, 20)
	}
	return area.Column(i, n, 24)
}

func (l *lobby) paintGround() {
	l.k.GameGround(l.g, l.front.Info.ID)
	if paint := l.front.Look.Decor; paint != nil {
		paint(l.g)
	}
}

// gameName returns how the name of a game heads its lobby: large enough at every size of
// texts.
func gameName(p *ui.Painter) ui.Type { return p.AtMost(ui.Number.Sized(ui.SizeGame), 1) }

// nameType returns how the game's name is written: it leaves room for the ways to other screens.
func (l *lobby) nameType() ui.Type {
	return l.g.P.Fit(l.k.Words.Say(l.front.Look.Name), gameName(l.g.P), l.toolsLeft()-16-56)
}

// toolsLeft returns where the ways from the header begin at the left.
func (l *lobby) toolsLeft() float32 { return l.tools[len(l.tools)-1].box.X }

// paintHeader paints the game's name and, behind what leads to it, its question.
func (l *lobby) paintHeader(v ui.View) {
	p, k := l.g.P, l.k
	right := l.toolsLeft() - 16
	name, kind := k.Words.Say(l.front.Look.Name), l.nameType()
	p.Text(name, 56, 96, kind, ui.Left)
	x := 56 + p.Width(name, kind) + 32
	if guide := l.front.Look.Guide; guide != nil {
		x += guide(l.g, x, l.arrived)
	}
	if l.shown && !l.covers(v) {
		right = l.sheet(v).X - 16
	}
	// Between a long name and large keys there may be no room for it.
	if question, t := k.Say(words.LobbyWho()), ui.ButtonText.Sized(ui.SizeMain); p.Width(question, t) <= right-x {
		p.Caption(question, ui.Rect{X: x, Y: 60, W: right - x, H: 50}, t, ui.Left)
	}
}

// paintTools paints the ways to the game's own screens, at the header's right.
func (l *lobby) paintTools(v ui.View) {
	for i, t := range l.tools {
		said := t.name
		if v.Narrow || l.small() {
			said = ""
		}
		if l.g.Button(ui.ID{Name: "tool", N: i}, t.box, ui.Button{Text: said, Icon: t.icon, Size: ui.SizeSmall, Tip: t.name}) {
			t.use()
		}
	}
}

// tool is a way from the header to another screen.
type tool struct {
	name, icon string
	use        func()
	box        ui.Rect
}

// layTools lays out the ways from the header, from the right: the game's own, then the first game that
// teaches, the rule book, and other screens.
func (l *lobby) layTools(v ui.View) {
	l.tools = l.tools[:0]
	add := func(name words.Text, icon string, use func()) {
		l.tools = append(l.tools, tool{name: l.k.Say(name), icon: icon, use: use})
	}
	for _, own := range l.front.Tools {
		add(own.Name, own.Icon, func() { l.next = own.Open(l.k, l) })
	}
	switch {
	case !l.learnsAbove():
	case l.begun:
		add(words.LearnAgain(), "icons/hint", l.learn)
	default:
		add(words.LearnName(), "icons/hint", l.learn)
	}
	add(words.PauseRules(), "icons/book", l.openRules)
	switch {
	case l.k.Together != nil:
		add(words.TogetherKey(), "icons/people", l.together)
	case l.k.OpenTable != nil:
		add(words.InviteKey(), "icons/phone", l.inviteAll)
	}
	// They take what the game's name leaves, and the question what they leave.
	p := l.g.P
	all, room := float32(0), v.W-112-32-p.Width(l.k.Words.Say(l.front.Look.Name), gameName(p))
	for _, t := range l.tools {
		all += p.Width(t.name, ui.SmallStrong) + 74 + 16
	}
	right, h := v.W-56, p.Control(46, ui.Gap)
	for i := range l.tools {
		w := (p.Width(l.tools[i].name, ui.SmallStrong) + 74) * min(1, room/all)
		if v.Narrow || l.small() {
			w = p.Control(54, 16)
		}
		l.tools[i].box = ui.Rect{X: right - w, Y: 108 - h, W: w, H: h}
		right -= w + 16
	}
}

// learnsAbove reports whether the lesson is in the header: on a first visit it is the main key.
func (l *lobby) learnsAbove() bool { return l.front.Lesson != nil && !l.offers() }

// together opens a table of what is set here on the server of the page. Computers take the seats that
// people leave free.
func (l *lobby) together() {
	s := l.setFor(max(l.count, min(2, l.front.Info.Max)))
	if why := l.refusal(s); why != "" {
		l.g.Toast(why)
		return
	}
	o := table.Order{Game: l.front.Info.ID, Seats: s.Seats, Level: l.front.Levels[l.places[len(l.places)-1].level], Options: s.Options}
	l.remember()
	l.k.Play("ui.go")
	l.next = l.k.Together(o)
}

// paintStart paints the key to start, and who will be at the table. On a first visit it begins the
// lesson, and a key beside it starts a match.
func (l *lobby) paintStart(r ui.Rect) {
	p, g, k := l.g.P, l.g, l.k
	word, icon := k.Say(words.LobbyStart()), "icons/play"
	if l.people() == 0 {
		word = k.Say(words.LobbyWatch())
	}
	table := l.whoPlays()
	if next := l.nextStep(); next != "" {
		table = next
	}
	key, foot := r, r.Bottom()+54
	if l.offers() {
		start := ui.Button{Text: word, Icon: icon}
		word, icon, table = k.Say(words.LearnName()), "icons/hint", k.Say(words.LobbyNextFirst())
		var beside ui.Rect
		switch {
		case p.View().Narrow:
			key, beside = r.CutLeft(r.W*0.56, ui.Gap)
		case p.Thumb > 0: // two thumbs leave no room for a line
			r.H, table = l.panelHigh()-2*ui.Gap, ""
			key, beside = r.CutTop((r.H-ui.Gap)/2, ui.Gap)
		default: // one line stands below
			r.H += ui.Gap
			key, beside = r.CutTop(r.H*0.54, ui.Gap)
		}
		if g.Button(playID, beside, start) {
			l.start()
		}
	}
	if l.mainKey(key, word, icon) {
		l.startOrLearn()
	}
	if missing := l.missing(); missing != "" {
		table = missing
	}
	low := ui.Rect{X: r.X, Y: r.Bottom() + 6, W: r.W, H: foot - r.Bottom() - 6}
	if p.View().Narrow {
		low.X, low.W = 46, p.View().W-92
	}
	if l.small() && !p.View().Narrow {
		low = ui.Rect{X: r.X, Y: r.Bottom() + 2, W: r.W, H: l.panelHigh() - r.H - ui.Gap}
	}
	if table != "" {
		p.ParagraphMid(table, low, ui.SmallStrong, ui.Center)
	}
}

// whoPlays returns how many people and computer players are at the table, in words.
func (l *lobby) whoPlays() string {
	people := l.people()
	said := l.k.Say(words.LobbyPeople(people))
	if n := l.count - people; n > 0 {
		return l.k.Say(words.LobbyTable(said, l.k.Say(words.LobbyComputers(n))))
	}
	return said
}

// mainKey paints the main key, and reports whether it was pressed.
func (l *lobby) mainKey(r ui.Rect, word, icon string) bool {
	p, g := l.g.P, l.g
	u := g.Item(startID, r, false)
	if u.Focus {
		g.Mat(6)
		defer p.Pop()
	}
	box := r.Move(u.Shake, 0)
	if u.Held {
		box = box.Move(0, 1)
	}
	p.Sheet(box, ui.Slip.In(ui.Accent).Raised(0.2+0.5*u.Lift).Painted(1))
	kind := p.Fit(word, ui.MainText.Sized(ui.SizeNumber), r.W-80)
	w := p.Width(word, kind) + 44
	x := box.CX() - w/2
	p.Art(icon, x+12, box.CY(), ui.ArtStyle{Height: 30, Ink: ui.White})
	p.Label(word, ui.Rect{X: x + 44, Y: box.Y, W: w, H: box.H}, kind, ui.Left)
	return u.Clicked
}

// startOrLearn does what the main key does: on a first visit it begins the lesson, and otherwise a match.
func (l *lobby) startOrLearn() {
	if l.offers() {
		l.learn()
	} else {
		l.start()
	}
}

// start starts a match, or says what keeps it from starting.
func (l *lobby) start() {
	s := play.Start{Setup: l.set(), SeedText: l.seed, Hosted: l.k.Table != nil}
	if why := l.refusal(s.Setup); why != "" {
		l.g.Refuse(startID)
		l.g.Toast(why)
		return
	}
	for i := range l.count {
		s.Chairs = append(s.Chairs, l.chair(rules.Seat(i)))
	}
	l.play(s)
}

// play begins a match.
func (l *lobby) play(s play.Start) {
	seated := s
	if l.front.Signs != nil && !s.Hosted { // a table knows its guests by their seats
		seated.Chairs = play.SeatBySign(s.Chairs, l.front.Signs(s.Setup))
	}
	next, err := l.front.New(l.k, seated)
	if err != nil {
		l.g.Refuse(startID)
		l.g.Toast(l.k.Say(words.LobbyFailed()))
		return
	}
	if l.offers() {
		l.answered()
	}
	l.remember()
	if l.k.Last == nil {
		l.k.Last = map[string]play.Start{}
	}
	l.k.Last[l.front.Info.ID] = s
	l.k.Play("ui.cut")
	l.next = next
}
