package menu

import (
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/match"
	kept "ludotheque/arena/records"
	"ludotheque/assets/words"
	"ludotheque/internal/store"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// matchScreen is the screen of a match, wherever it was opened from: its end, the list, a file. It has two
// pages, what came of the match and its board at every position, and sheets: its log, what there is to know
// about it, and the ways to pass it on.
type matchScreen struct {
	screen
	// behind is where it leads back to, nil at the end of a match, and wayBack the word for it.
	behind  scenes.Scene
	wayBack words.Text
	// list is the list that the match is in, or nil if it was not opened from there; bin says that it is that
	// of the deleted matches.
	list *records
	bin  bool
	// t is the record, nil if the match was not kept, or until it is needed.
	t *ticket
	// res is what came of the match, nil while it is unfinished or only its board was asked for.
	res *results
	// board says that the board is shown, and boardFirst that it was the first page.
	board, boardFirst bool
	deck              player
	// oldReplay is the replay before. The picture of the last tick may show it still.
	oldReplay play.Replay
	log       matchLog
	// sheet is the other sheet that is open.
	sheet matchSheet
	// aboutHigh is how high the text of the sheet about the match was in the last tick.
	aboutHigh float32
	// typed is the note on the match, and noted says that it was changed and is not kept yet.
	typed string
	noted bool
	table reopening
	now   time.Time
	snaps snapper
	// wanted says that the picture was ordered: it is made before the next tick.
	wanted bool
	// tuned says that the effects of the game are ready.
	tuned bool
}

// newMatch returns the screen of a record on its board; replay is nil if it cannot be read.
func newMatch(k *play.App, behind scenes.Scene, wayBack words.Text, t *ticket, replay play.Replay) *matchScreen {
	m := &matchScreen{screen: newScreen(k), behind: behind, wayBack: wayBack, t: t, board: true, boardFirst: true,
		deck: newDeck(replay), now: time.Now(), snaps: snapper{k: k}}
	m.g.Focus(m.resting())
	return m
}

// newResults returns the screen at the end of a match.
func newResults(k *play.App, o *play.Outcome) scenes.Scene {
	m := &matchScreen{screen: newScreen(k), wayBack: words.HintTitle(), now: time.Now(), snaps: snapper{k: k}}
	m.res = makeResults(m, o)
	if k.Sound != nil {
		k.Sound.MusicAt("title", "B")
	}
	k.Play(m.res.fanfare())
	if o.Record != "" {
		persist(k.Env.Store)
	}
	m.g.Focus(idAgain)
	return m
}

// openLive returns the screen of a match that is played in another window: it shows that match's latest step, and
// follows it.
func openLive(k *play.App, name string) scenes.Scene {
	t, err := saved(k, name)
	if err != nil {
		k.Env.Say(words.RecordsGone())
		return k.Title()
	}
	m := newMatch(k, k.Title(), words.HintTitle(), t, t.fetch(k, nil))
	if m.deck.replay != nil {
		m.deck.jump(m.deck.replay.Len())
	}
	return m
}

// saved returns the ticket of a saved match.
func saved(k *play.App, name string) (*ticket, error) {
	data, err := k.Env.Store.Read(name)
	if err != nil {
		return nil, err
	}
	e, err := kept.EntryOf(store.Info{Name: name}, data)
	if err != nil {
		return nil, err
	}
	return ticketOf(e), nil
}

// OpenRecord returns the screen of a record from outside the store: a file that somebody sent. It stands at
// step at, or at the end when at is beyond it; below 0 it stands at the beginning and plays. The error says what
// is wrong with the record.
func OpenRecord(k *play.App, data []byte, at int) (scenes.Scene, error) {
	h, _, err := match.Glance(data)
	if err != nil {
		return nil, err
	}
	f := k.FrontEnd(h.Game)
	if f == nil || f.Open == nil {
		return nil, match.ErrForeign
	}
	replay, err := f.Open(k, data)
	if err != nil {
		return nil, err
	}
	t := &ticket{data: data, header: h}
	t.date, _ = time.Parse(time.RFC3339, h.Meta.Date)
	t.name = keptAs(k, t)
	t.opened(replay)
	m := newMatch(k, k.Title(), words.HintTitle(), t, replay)
	if m.deck.playing = at < 0; at >= 0 {
		m.deck.jump(replay.Position(at))
	}
	return m, nil
}

// rereadTicks is after how many ticks a match that is played somewhere else is read again.
const rereadTicks = 3 * input.TicksPerSecond

// catchUp reads a match again that stands at its end and is played on somewhere else.
func (m *matchScreen) catchUp() {
	d, t := &m.deck, m.t
	if t == nil || t.name == "" || !t.unfinished() || d.replay == nil || d.playing || d.at < d.replay.Len() || m.ticks%rereadTicks != 0 {
		return
	}
	if _, open := kept.InUse(m.k.Env.Store, t.name); !open {
		return
	}
	replay := t.fetch(m.k, nil)
	if replay == nil || replay.Len() == d.replay.Len() {
		closeReplay(replay)
		t.broken = false
		return
	}
	t.opened(replay)
	at := d.at
	m.oldReplay = d.replay
	m.log.forget()
	m.deck = newDeck(replay)
	m.deck.jump(at)
	m.deck.playing = true
}

// Tell names the screen for tests.
func (m *matchScreen) Tell() string {
	if m.board {
		return "match"
	}
	return "results"
}

// Behind returns the scene it was opened from.
func (m *matchScreen) Behind() scenes.Scene { return m.behind }

// Close gives back what the replay holds.
func (m *matchScreen) Close() {
	m.keepNote()
	closeReplay(m.oldReplay)
	closeReplay(m.deck.replay)
	m.oldReplay, m.deck = nil, player{}
}

// closeReplay gives a replay back, and does nothing with nil.
func closeReplay(replay play.Replay) {
	if c, ok := replay.(scenes.Closer); ok {
		c.Close()
	}
}

// replayed reports whether there is a replay, and opens that of a match that has just ended. It says so if the
// record is gone.
func (m *matchScreen) replayed() bool {
	if m.t == nil && m.res.o.Record != "" {
		if t, err := saved(m.k, m.res.o.Record); err == nil {
			m.t = t
			m.deck = newDeck(t.fetch(m.k, nil))
		}
		if m.deck.replay == nil {
			m.t, m.res.o.Record = nil, ""
			m.k.Env.Say(words.RecordsGone())
		}
	}
	return m.deck.replay != nil
}

// leadPositions is how many positions before a moment of a match in real time it is played from: about 3 seconds. A
// still picture of it would say little.
const leadPositions = 3 * input.TicksPerSecond / stepTicks

// watch shows the board at a position as everybody sees it, or plays the match from its beginning if at is below 0.
// A match in real time is played from a moment before.
func (m *matchScreen) watch(at int) {
	if !m.replayed() {
		return
	}
	if m.deck.eyes >= 0 {
		m.deck.seeAs(rules.Spectator)
		m.log.forget()
	}
	f := m.k.FrontEnd(m.t.header.Game)
	timed := f != nil && f.Info.RealTime()
	if timed {
		at -= leadPositions
	}
	m.deck.jump(max(0, at))
	m.deck.playing = at < 0 || timed
	m.turn(true)
}

// followPerson follows the only person of a match, where the board can: the story tells of them.
func (m *matchScreen) followPerson() {
	if m.deck.replay == nil {
		return
	}
	e, ok := m.deck.replay.(play.Eyed)
	if p := play.Alone(m.deck.replay.Start().Chairs); ok && e.Follows() && p >= 0 {
		m.deck.seeAs(p)
	}
}

// turn shows the board, or what came of the match if it is over.
func (m *matchScreen) turn(board bool) {
	if !board && !m.over() {
		return
	}
	if board != m.board {
		m.k.Play("ui.page")
	}
	m.g.Withdraw()
	m.board, m.then = board, idReplay
	if board {
		m.then = m.resting()
	} else {
		m.deck.playing = false
	}
}

// over reports whether the match is over, and finds out what came of it.
func (m *matchScreen) over() bool {
	if m.res == nil && m.deck.replay != nil {
		o := m.deck.replay.Outcome()
		if o == nil {
			return false
		}
		o.Record = m.t.name
		m.res = makeResults(m, o)
		m.res.rest()
	}
	return m.res != nil
}

// leave returns the scene that B leads to: a sheet is closed, then the first page comes back, then the scene
// behind.
func (m *matchScreen) leave() scenes.Scene {
	switch {
	case m.log.Open:
		m.toggleLog()
		m.then = logID
	case m.sheet != noSheet:
		m.fold()
	case m.board != m.boardFirst:
		m.turn(m.boardFirst)
	case m.behind == nil:
		return m.res.leaves()
	default:
		return m.behind
	}
	return m
}

// Update implements [scenes.Scene].
func (m *matchScreen) Update(in *input.Frame) (scenes.Scene, error) {
	if m.snaps.tick() && m.sheet != shareSheet {
		m.unfold(shareSheet) // which says where the file is
	}
	if m.wanted && m.over() {
		m.res.share()
	}
	m.wanted = false
	if m.board && in.Keys.Pressed.Has(ebiten.KeySpace) && !in.Keys.Pressed.Has(ebiten.KeyEnter) && !m.g.Typing() {
		// Space plays, and uses nothing else.
		in.Menu.Pressed &^= input.Of(input.A)
		in.Menu.Repeat &^= input.Of(input.A)
	}
	if m.board && m.sheet == noSheet && !m.g.Typing() && !in.Keys.Pressed.Has(ebiten.KeyEnter) {
		// So do E and J, which a part of the keyboard has for A and the left.
		for i, b := range [...]input.Button{input.A, input.Left} {
			if in.Keys.Held.Has([...]ebiten.Key{ebiten.KeyE, ebiten.KeyJ}[i]) {
				in.Menu.Pressed &^= input.Of(b)
				in.Menu.Repeat &^= input.Of(b)
			}
		}
	}
	v := m.begin(in)
	closeReplay(m.oldReplay)
	m.oldReplay = nil
	m.catchUp()
	var next scenes.Scene = m
	to := func(s scenes.Scene) {
		if s != nil {
			next = s
		}
	}
	if m.back() {
		to(m.leave())
	}
	if m.board {
		to(m.paintBoardPage(v))
	} else {
		to(m.res.paint(v, in))
		m.res.strip(func() { next = m.leave() })
	}
	if m.deck.replay != nil && m.log.Open {
		m.paintLog()
	}
	switch {
	case m.sheet == shareSheet:
		to(m.paintShare(v))
	case m.sheet == detailsSheet:
		to(m.paintAbout(v))
	default:
		m.keepNote()
	}
	to(m.keys(in))
	if m.board {
		m.end(m.resting())
	} else {
		m.k.End(m.g)
	}
	to(given(m.k, in))
	return next, nil
}

// keys are the keys of the screen; it returns the scene that one leads to, or nil.
func (m *matchScreen) keys(in *input.Frame) scenes.Scene {
	pressed := &in.Keys.Pressed
	switch {
	case m.sheet != noSheet || m.g.Typing():
	case pressed.Has(ebiten.KeyR) && (m.board || m.res.open()):
		if m.board {
			m.turn(false)
		} else {
			m.turn(m.replayed())
		}
	case !m.board || m.deck.replay == nil:
	case pressed.Has(ebiten.KeyF):
		return m.film()
	case pressed.Has(ebiten.KeyE):
		m.seeAsNext()
	case pressed.Has(ebiten.KeyJ):
		m.toggleLog()
	default:
		m.deck.keys(in, m.g)
	}
	return nil
}

// idPlay is the key that plays the match, and idResume the one that resumes it.
var (
	idPlay   = ui.ID{Name: "play"}
	idResume = ui.ID{Name: "resume"}
)

// resting returns what has the focus where nothing else has it: the main key.
func (m *matchScreen) resting() ui.ID {
	if m.deck.replay != nil && m.resumable() {
		return idResume
	}
	return idPlay
}

// paintBoardPage paints the page with the board; it returns the scene that a key leads to, or nil.
func (m *matchScreen) paintBoardPage(v ui.View) (next scenes.Scene) {
	k, g, p := m.k, m.g, m.g.P
	k.PaperGround(g)
	p.Disc(v.W-90, 60, 300, 150, ui.Sheet{Color: ui.KeySand, Waver: 1.6, Gouache: 0.5, Lift: -1, NoRim: true})
	bottom := v.H - max(kit.StripTop, p.Thumb-14) // so that the strip's word has a thumb's room
	panel := ui.Rect{X: 24, Y: 20, W: v.W - 48, H: bottom - 34}
	p.Sheet(panel, ui.Slip.Raised(0.7))
	if m.deck.replay != nil {
		next = m.panel(panel)
	} else {
		p.Paragraph(k.Say(words.RecordsUnreadable(m.t.name)), panel.Inset(40), ui.Body, ui.Left)
		high := p.Control(48, 8)
		next = m.deletion(ui.Rect{X: panel.X + 40, Y: panel.Bottom() - 40 - high, W: min(panel.W-80, 360*p.TextScale), H: high})
	}
	said := k.Say(words.HintRun())
	if m.deck.playing {
		said = k.Say(words.HintPause())
	}
	wayBack := m.wayBack
	if !m.boardFirst {
		wayBack = words.HintBack()
	}
	k.Strip(g, &kit.Hint{Buttons: []input.Button{input.B}, Words: k.Say(wayBack), Click: func() { next = m.leave() }},
		kit.Hint{Key: ebiten.KeyN, Keyed: true, Words: k.Say(words.HintEvent())},
		kit.Hint{Key: ebiten.KeySpace, Keyed: true, Words: said})
	return next
}

// gone leads from a match that was deleted or restored to the list it is in; binned is its name in the bin, or "".
func (m *matchScreen) gone(binned string) scenes.Scene {
	r := m.list
	if r == nil {
		r = newRecords(m.k, m.k.Title())
	}
	r.without(m.t.name, binned)
	return r
}

// resume resumes the match, or shows it where it is open somewhere else.
func (m *matchScreen) resume() scenes.Scene {
	k, t := m.k, m.t
	if host, open := kept.InUse(k.Env.Store, t.name); open {
		k.Env.Say(play.OpenElsewhere(host))
		m.deck.jump(m.deck.replay.Len())
		return nil
	}
	name := t.name
	if t.sound != nil {
		// The damaged record stays as it is.
		var lock *store.Lock
		var err error
		if name, lock, err = k.Env.Store.CreateNext(kept.Of(k.Env.Store, t.header.Game), t.sound); err != nil {
			k.Env.Say(words.NoticeStoreFailed())
			return nil
		}
		lock.Unlock()
	}
	s, err := m.table.opens(k, t.header.Game, name)
	if err != nil {
		k.Env.Say(words.RecordsUnreadable(name))
		return nil
	}
	return s
}
