package brutal

import (
	"encoding/json"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/input"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// period is how many ticks of the screen a tick of the rules takes at 1×.
const period = 36

// How long a brawl waits at its beginning and at its end, in ticks, and no longer
// than that at its end when it was skipped.
const (
	beginTicks = 64
	endTicks   = 46
	skipTicks  = 12
)

// melee is the screen on which a brawl is watched, and its pace.
type melee struct {
	*face
	stage stage
	// director shows it one zone after the other, where it is slow enough for that.
	director director
	// hold is how many ticks it still waits, acc how much of a period has passed.
	hold, acc   float32
	paused, one bool // one takes a step although paused
	// over: the brawl is over, and its last throws are in the air.
	over bool
	// skipping: the steps that come are skipped.
	skipping bool
	// ruler is the stop that was chosen, counted from 1, or 0. It holds as long as the
	// preferences are what they were then: under.
	ruler int
	under float32
}

// speed returns the stop that the brawl goes at: that of the preferences, unless the ruler
// was moved since they were changed.
func (m *melee) speed() int {
	if m.ruler > 0 && m.under == m.on.Prefs.Speed {
		return m.ruler - 1
	}
	for i, x := range kit.Speeds {
		if m.on.Prefs.Speed > 0 && x >= m.on.Prefs.Speed {
			return i
		}
	}
	return len(kit.Speeds) - 1
}

// choose moves the ruler to a stop, which other matches begin with, unless a lesson goes on.
func (m *melee) choose(stop int) {
	m.ruler, m.under = max(0, min(len(kit.Speeds)-1, stop))+1, m.on.Prefs.Speed
	if m.learning() {
		return // it was tried out
	}
	if data, err := json.Marshal(keptSpeed{m.ruler, m.under}); err == nil {
		_ = m.k.Env.Store.Write(speedFile, data) // a ruler that is forgotten does no harm
	}
}

// speedFile is where the ruler's stop is kept.
const speedFile = "brutal/speed.json"

// keptSpeed is the stop of the ruler, from 1, and the speed of the preferences that it
// was chosen under.
type keptSpeed struct {
	Stop  int     `json:"stop"`
	Under float32 `json:"under"`
}

// remember moves the ruler to where it was left in another match.
func (m *melee) remember() {
	var k keptSpeed
	data, err := m.k.Env.Store.Read(speedFile)
	if err == nil && json.Unmarshal(data, &k) == nil && k.Stop > 0 && k.Stop <= len(kit.Speeds) {
		m.ruler, m.under = k.Stop, k.Under
	}
}

// pause stops the brawl, or lets it go on.
func (m *melee) pause() { m.paused = !m.paused }

// step takes one step, and then none.
func (m *melee) step() {
	m.paused = true
	if m.director.directs() && m.director.busy() {
		m.director.stepping = true // the rest of the tick in hand
		return
	}
	m.one = true
}

// skip requests the brawl over at once.
func (m *melee) skip() {
	m.on.Do(func() {
		m.paused, m.one, m.hold, m.skipping = false, false, 0, true
		m.banner.Age = board.BannerTicks
	})
	m.on.Skip()
}

// busy reports whether the rules are not to go on yet.
func (m *melee) busy() bool {
	switch {
	case m.journal.shown || m.over || m.paused && !m.one:
		return true
	case m.on.View.Phase != game.PhaseMelee:
		return false
	}
	if m.director.directs() {
		return m.hold > 0 && !m.one || m.director.busy()
	}
	return m.hold > 0 && !m.one || m.acc < period
}

// begin shows the field: the bell rings, those who came are set down.
func (m *melee) begin() {
	m.page = pageMelee
	m.blind.next()
	m.carry.drop()
	m.stage.begin(m.on.View, m.on.Posed)
	m.director.begin()
	m.hold, m.acc, m.over = beginTicks, 0, false
	m.music("A")
	m.on.Happened(newsBell, false)
	m.k.Play("brutal.bell")
	if m.on.View.Melee > 1 {
		m.k.Play("brutal.march")
	}
	m.banner = board.Banner{Title: m.k.Say(words.BrutalMelee(m.on.View.Melee)), Sub: m.k.Say(words.BrutalMeleeNote())}
	m.g.Focus(ui.ID{Name: "pause"})
}

// fronts remembers where the fronts stood when the latest brawl began.
func (m *melee) fronts() {
	for z := range m.stage.front {
		start := &m.on.View.Zones[z].Start
		m.stage.front[z] = share(start[0].ECTS, start[1].ECTS)
	}
}

// music begins the game's piece at a section.
func (m *melee) music(section string) {
	if m.k.Sound != nil {
		m.k.Sound.MusicAt(game.Game.ID, section)
	}
}

// advance lets a tick pass.
func (m *melee) advance() {
	st := &m.stage
	m.skipping = false
	st.speed = kit.Speeds[m.speed()]
	st.tick(m.still(), m.landed, m.zoneFell)
	if m.atOnce() {
		m.hold = 0
	}
	if m.director.directs() {
		if !m.journal.shown && !m.arriving() {
			m.director.advance(st.speed, !m.paused || m.director.stepping)
		}
	} else if m.director.busy() {
		m.director.flush()
	}
	switch {
	case m.journal.shown || m.paused && !m.one:
	case m.over:
		if (st.busy() || m.director.busy()) && !m.atOnce() {
			return
		}
		if m.hold--; m.hold <= 0 {
			m.end()
		}
	case m.on.View.Phase != game.PhaseMelee:
	case m.one:
		m.acc = period
	case m.hold > 0:
		m.hold -= max(1, st.speed/2)
	default:
		m.acc += st.speed
	}
}

// happened shows what a tick of the rules did.
func (m *melee) happened() {
	st, v := &m.stage, m.on.View
	m.acc, m.director.stepping, m.one = max(0, m.acc-period), m.one, false
	directs := m.director.directs()
	if directs {
		m.director.take(v.Events)
	}
	for i := range v.Events {
		e := &v.Events[i]
		switch e.What {
		case game.EventAttack, game.EventHeal:
			if directs {
				continue
			}
			kind, text := m.burst(e)
			st.throw(e, kind, text)
			if e.What == game.EventAttack {
				m.sound("brutal.throw", 3, e.Zone, 0, e.Seat)
			}
		case game.EventHeld:
			if directs {
				continue
			}
			st.falling[e.Zone] = board.FlightTicks + 6
			st.owner[e.Zone] = e.Seat
		case game.EventFrenzy:
			st.frenzy = 1
			m.k.Play("brutal.frenzy")
			m.sayBanner(words.BrutalTitleFrenzy(), m.k.Say(words.BrutalFrenzyNote()), true)
		}
	}
	switch {
	case m.skipping:
		m.director.flush()
		st.settle()
		m.director.showFall(v.Events)
	case m.atOnce(): // nothing flies, and what it meant is heard
		for z := range st.effects {
			st.settleZone(z, m.landed, m.zoneFell)
		}
	}
	if v.Phase == game.PhaseMelee {
		return
	}
	m.over, m.hold = true, endTicks
	if m.skipping {
		m.hold = skipTicks
		st.clear()
	}
}

// end tells what mattered in it.
func (m *melee) end() {
	m.over = false
	m.moments.begin()
}

// goOn goes on to the truce, or to the end.
func (m *melee) goOn() {
	m.moments.end()
	if m.on.View.Result != nil {
		m.page, m.paused = pageMelee, false
		m.announce()
		return
	}
	m.page = pageTruce
	for p := range m.drafts {
		m.drafts[p].truce()
		if m.on.Person(rules.Seat(p)) {
			m.drafts[p].team = m.on.See(rules.Seat(p)).Team()
		}
	}
	m.blind.next()
	m.fronts()
	m.on.Happened(newsTruce, false)
	m.k.Play("brutal.truce")
	m.music("B")
	m.banner = board.Banner{Title: m.k.Say(words.BrutalTitleTruce()), Sub: m.k.Say(words.BrutalTruceAfter(m.on.View.Melee))}
}

// arriving reports whether those who came are still being set down.
func (m *melee) arriving() bool { return m.stage.arriving() && !m.still() }

// landed is what is heard when a throw arrives.
func (m *melee) landed(e *effect) {
	ev := &e.event
	if m.director.reel || m.director.directs() || m.atOnce() {
		m.director.comment(ev)
	}
	name, priority := landing(ev)
	m.sound(name, priority, ev.Zone, 0, ev.Seat)
}

// landing returns what an attack or a healing sounds like where it arrives, and how much that
// matters: 0 is most.
func landing(e *game.Event) (name string, priority int) {
	switch {
	case e.What == game.EventHeal && e.Hit:
		return "brutal.heal", 2
	case !e.Hit:
		return "brutal.miss", 2
	case e.ECTS <= 0:
		return "brutal.ko", 0
	case e.Amount == 0:
		return "brutal.soak", 2
	case e.Amount < 7:
		return "brutal.hit1", 2
	case e.Amount < 14:
		return "brutal.hit2", 1
	}
	return "brutal.hit3", 1
}

// zoneFell is what is heard when a flag rises: a victory, except for one
// of the two who play against each other alone.
func (m *melee) zoneFell(z int) {
	name := "brutal.zone.win"
	if m.on.People() == 1 && !m.on.Person(m.stage.owner[z]) {
		name = "brutal.zone.lose"
	}
	m.k.PlayAt(name, m.panOf(z), 0, false)
	m.director.captured(z)
}

// sound plays an effect of a priority at a zone, unless the brawl is too fast
// for it to be distinguished.
func (m *melee) sound(name string, priority, zone, arg int, by rules.Seat) {
	st, speed := &m.stage, m.stage.speed
	switch {
	case speed >= 16 && (priority > 0 || st.loud > 0), speed > 4 && (priority > 1 || st.loud > 0):
		return
	case speed >= 16:
		st.loud = 20
	case speed > 4:
		st.loud = 10
	}
	m.k.PlayAt(name, m.panOf(zone), arg, m.on.People() == 1 && !m.on.Person(by))
}

// pauseKey pauses a brawl; a pad has X.
const pauseKey = ebiten.KeyP

// hands notes the keys that need no focus.
func (m *melee) hands(in *input.Frame) {
	pressed, keys := in.Menu.Pressed, &in.Keys.Pressed
	switch {
	case pressed.Has(input.X) || keys.Has(pauseKey):
		m.on.Do(m.pause)
	case pressed.Has(input.Y):
		m.on.Do(m.step)
	case in.Asks(input.DoRest):
		m.skip()
	case in.Asks(input.Faster):
		m.on.Do(func() { m.choose(m.speed() + 1) })
	case in.Asks(input.Slower):
		m.on.Do(func() { m.choose(m.speed() - 1) })
	}
}

// hurriesDirector reports whether the space bar, or a click on the stage in front, ends the move that
// the director shows.
func (m *melee) hurriesDirector(in *input.Frame) bool {
	d := &m.director
	if !d.directs() || d.wait <= 0 && d.coming <= 0 || m.paused {
		return false
	}
	h := m.g.Input()
	key := in.Keys.Pressed.Has(ebiten.KeySpace)
	if key || in.Pointer.Pressed.Has(input.MouseLeft) && d.plan.Stage.Contains(h.X, h.Y) {
		m.on.Do(d.hurry)
	}
	return key
}

// paint paints the page.
func (m *melee) paint() {
	if m.director.directs() {
		m.director.paint()
		return
	}
	plan := m.plan()
	m.clearZones()
	m.frame.Names = false
	ringed := m.journal.pointed(plan.Log)
	for z := range game.Zones {
		m.zoneOf(z, ringed)
	}
	m.field.Paint(m.g, &m.frame)
	m.hud.header(plan, m.k.Say(words.BrutalMelee(max(1, m.on.View.Melee))), "")
	m.cards(plan)
	m.hud.corner(plan)
	m.journal.paintLast(plan.Log)
	m.paintSpeed(plan.Speed)
}

// zoneOf is one stage; ringed is the zone that is pointed at.
func (m *melee) zoneOf(z, ringed int) {
	st, f := &m.stage, &m.frame.Zones[z]
	_, ects := st.sums(z)
	held := st.owner[z] != rules.Spectator && st.falling[z] == 0
	f.Held, f.Owner, f.Fresh = held, st.owner[z], st.fresh[z]
	if held {
		f.HeldText = m.k.Say(words.BrutalHeld(st.owner[z].Letter()))
	}
	f.Share = share(ects[0], ects[1])
	f.Left = board.Tag{Show: !held, Sign: true, Figure: ui.Digits(ects[0])}
	f.Right = board.Tag{Show: !held, Seat: 1, Sign: true, Figure: ui.Digits(ects[1])}
	f.Frenzy, f.Ringed = st.frenzy, z == ringed
	if held {
		f.Frenzy = 0
	}
	for p := range st.lives {
		for n := range st.lives[p] {
			l := &st.lives[p][n]
			if !l.here && !l.gone || l.zone != z {
				continue
			}
			c := cup(rules.Seat(p), n, l.strategy)
			c.Gone = l.gone
			c.Bar = l.fallen == 0
			if l.most > 0 {
				c.Share = max(0, float32(l.ects)/float32(l.most))
			}
			c.Pale, c.Hit, c.Fallen, c.Fade, c.Arrive = l.pale, l.hit, l.fallen, l.fade, min(1, l.arrive)
			c.Acting = st.acts[z] && st.acting[z] == c.Who && !held
			f.Cups = append(f.Cups, c)
		}
	}
	if st.speed >= 16 && !m.paused {
		return // bars and fronts only
	}
	for i := range st.effects[z] {
		f.Effects = append(f.Effects, st.effects[z][i].Effect)
	}
}

// cards are the sides' papers: zones, cups, ECTS.
func (m *melee) cards(plan *board.Plan) {
	var up, sum, zones [game.Players]int
	for z := range game.Zones {
		count, ects := m.stage.sums(z)
		for p := range up {
			up[p] += count[p]
			sum[p] += ects[p]
			if m.stage.owner[z] == rules.Seat(p) && m.stage.falling[z] == 0 {
				zones[p]++
			}
		}
	}
	for p := range rules.Seat(game.Players) {
		c := m.hud.cardOf(p)
		c.Score = ui.Digits(zones[p])
		if zones[p] > zones[1-p] {
			c.Lead = m.k.Say(words.BrutalLeads())
		}
		c.Cups, c.Up = max(game.Fielded, up[p]), up[p]
		c.Figure, c.Words = ui.Digits(up[p]), m.k.Say(words.BrutalStanding(up[p]))
		c.Figure2, c.Words2 = ui.Digits(sum[p]), m.k.Say(words.BrutalEctsAll())
		board.PaintCard(m.g.P, plan.Cards[p], &c, m.tick, m.still())
	}
}

// paintSpeed is the ruler, pause, one step, and the way to the truce.
func (m *melee) paintSpeed(r ui.Rect) {
	p, g := m.g.P, m.g
	p.Sheet(r, ui.Panel.In(ui.Paper).Raised(0.3).Of("speed", 0))
	icon := "icons/pause"
	if m.paused {
		icon = "icons/play"
	}
	disc := min(p.Control(50, 20), r.H-8)
	pause := ui.Rect{X: r.X + 14, Y: r.CY() - disc/2, W: disc, H: disc}
	if board.RoundButton(g, ui.ID{Name: "pause"}, pause, icon) {
		m.on.Do(m.pause)
	}
	key, gap := ui.Rect{Y: r.CY() - 23, H: 46}, float32(8)
	if p.Thumb > 0 {
		key, gap = r.Inset2(0, 12), 18
	}
	end := ui.Rect{X: r.Right() - 12 - p.Control(84, 8), Y: key.Y, W: p.Control(84, 8), H: key.H}
	step := ui.Rect{X: end.X - 8 - p.Control(50, 8), Y: key.Y, W: p.Control(50, 8), H: key.H}
	if board.KeyButton(g, ui.ID{Name: "step"}, step, &board.Key{Icon: "icons/forward", Color: ui.Ink, Flat: true}) {
		m.on.Do(m.step)
	}
	if board.KeyButton(g, ui.ID{Name: "end"}, end, &board.Key{Icon: "icons/last", Text: m.k.Say(words.BrutalSkip()), Color: ui.Ink, Flat: true}) {
		m.skip()
	}
	var said [len(kit.Speeds)]string
	for i := range said {
		said[i] = m.k.Say(kit.SpeedTexts[i])
	}
	ruler := ui.Rect{X: pause.Right() + gap, Y: r.Y + 6, W: step.X - pause.Right() - 8 - gap, H: r.H - 12}
	if i, changed := board.SpeedRuler(g, ui.ID{Name: "speed"}, ruler, said[:], m.speed()); changed {
		m.on.Do(func() { m.choose(i) })
	}
	m.k.Badge(g, pause, pauseKey, input.X)
	m.k.ActBadge(g, end, input.DoRest)
	m.k.ActBadge(g, ui.Rect{X: ruler.X, Y: r.Y, W: 24, H: r.H}, input.Slower)
	m.k.ActBadge(g, ui.Rect{X: ruler.Right() - 24, Y: r.Y, W: 24, H: r.H}, input.Faster)
}
