package brutal

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// music begins the game's piece at a section.
func (s *Scene) music(section string) {
	if s.k.Sound != nil {
		s.k.Sound.MusicAt(game.Game.ID, section)
	}
}

// beginMelee shows the field: the bell rings, those who came are set down.
func (s *Scene) beginMelee() {
	s.page = pageMelee
	s.card = false
	s.blind.next()
	s.carry.drop()
	s.stage.begin(s.v, s.posed)
	s.hold = 64
	if s.k.Prefs.Speed == 0 {
		s.hold = 0
	}
	s.music("A")
	s.k.Play("brutal.bell")
	if s.v.Melee > 1 {
		s.k.Play("brutal.march")
	}
	s.banner = campus.Banner{Title: s.say("brutal.melee", s.v.Melee, "", ""), Sub: s.word("brutal.melee.note")}
	s.g.Focus(ui.ID{Name: "pause"})
}

// brawl lets the mêlée go on at its speed.
func (s *Scene) brawl() {
	st := &s.stage
	st.tick(s.still, s.landed, s.zoneFell)
	if s.log.open || s.v.Result != nil && !st.over && s.ended > 0 {
		if !s.log.open {
			s.finish()
		}
		return
	}
	if st.paused && !st.one {
		return
	}
	if st.over {
		if st.busy() && s.k.Prefs.Speed > 0 {
			return
		}
		if s.hold--; s.hold <= 0 {
			s.afterMelee()
		}
		return
	}
	if s.v.Phase == game.PhaseOver {
		s.finish()
		return
	}
	if s.hold > 0 && !st.one {
		s.hold -= max(1, speeds[st.speed]/2)
		return
	}
	st.acc += speeds[st.speed]
	if st.one {
		st.acc, st.one = period, false
	}
	for st.acc >= period && s.v.Phase == game.PhaseMelee && s.page == pageMelee {
		st.acc -= period
		if !s.m.Tick() {
			break
		}
		s.took()
	}
}

// skip plays the mêlée out at once.
func (s *Scene) skip() {
	st := &s.stage
	st.paused, st.one, s.hold = false, false, 0
	s.banner.Age = campus.BannerTicks
	for s.v.Phase == game.PhaseMelee {
		if !s.m.Tick() {
			break
		}
		s.took()
		st.settle()
	}
	s.hold = min(s.hold, 12)
	for p := range st.lives {
		for n := range st.lives[p] {
			if l := &st.lives[p][n]; l.falls {
				l.here = false
			}
		}
	}
}

// happened shows what a tick of the rules did.
func (s *Scene) happened() {
	st := &s.stage
	for i := range s.v.Events {
		e := &s.v.Events[i]
		switch e.What {
		case game.EventAttack:
			switch {
			case !e.Hit:
				st.throw(e, campus.Miss, s.word("brutal.burst.miss"))
			case e.Amount == 0:
				st.throw(e, campus.Absorbed, s.word("brutal.burst.soak"))
			case e.ECTS <= 0:
				st.throw(e, campus.KO, s.word("brutal.burst.ko"))
			default:
				st.throw(e, campus.Hit, minus(e.Amount))
			}
			s.sound("brutal.throw", 3, e.Zone, 0, e.Seat)
		case game.EventHeal:
			if e.Hit {
				st.throw(e, campus.Heal, plus(e.Amount))
			} else {
				st.throw(e, campus.Miss, s.word("brutal.burst.miss"))
			}
		case game.EventHeld:
			st.falling[e.Zone] = campus.FlightTicks + 6
			st.owner[e.Zone] = e.Seat
		case game.EventFrenzy:
			st.frenzy = 1
			s.k.Play("brutal.frenzy")
			s.sayBanner("brutal.title.frenzy", s.word("brutal.frenzy.note"), true)
		}
	}
	if s.v.Phase != game.PhaseMelee {
		st.over, s.hold = true, 46
		if s.k.Prefs.Speed == 0 {
			s.hold = 0
		}
	}
}

// afterMelee goes on to the truce, or to the end.
func (s *Scene) afterMelee() {
	s.stage.over = false
	if s.v.Result != nil {
		s.stage.paused = false
		s.ended = 0
		s.finish()
		return
	}
	s.page = pageTruce
	for p := range s.drafts {
		s.drafts[p].truce()
		if s.person(rules.Seat(p)) {
			s.drafts[p].team = s.m.View(rules.Seat(p)).Team()
		}
	}
	s.blind.next()
	s.turnTo()
	s.v = s.m.View(s.eyes)
	s.fronts()
	s.k.Play("brutal.truce")
	s.music("B")
	s.hold = s.waitForSpectators()
	s.banner = campus.Banner{Title: s.word("brutal.title.truce"), Sub: s.say("brutal.truce.after", s.v.Melee, "", "")}
	s.g.Focus(ui.ID{Name: "main"})
}

// landed is what is heard when a throw arrives.
func (s *Scene) landed(e *effect) {
	ev := &e.event
	switch {
	case ev.What == game.EventHeal && ev.Hit:
		s.sound("brutal.heal", 2, ev.Zone, 0, ev.Seat)
	case !ev.Hit:
		s.sound("brutal.miss", 2, ev.Zone, 0, ev.Seat)
	case ev.ECTS <= 0:
		s.sound("brutal.ko", 0, ev.Zone, 0, ev.Seat)
	case ev.Amount == 0:
		s.sound("brutal.soak", 2, ev.Zone, 0, ev.Seat)
	case ev.Amount < 7:
		s.sound("brutal.hit1", 2, ev.Zone, 0, ev.Seat)
	case ev.Amount < 14:
		s.sound("brutal.hit2", 1, ev.Zone, 0, ev.Seat)
	default:
		s.sound("brutal.hit3", 1, ev.Zone, 0, ev.Seat)
	}
}

// zoneFell is what is heard when a flag rises: a victory for whoever is not one
// of the two who play against each other alone.
func (s *Scene) zoneFell(z int) {
	name := "brutal.zone.win"
	if s.people() == 1 && !s.person(s.stage.owner[z]) {
		name = "brutal.zone.lose"
	}
	s.k.PlayAt(name, s.panOf(z), 0, false)
}

// sound plays an effect of a priority at a zone, unless the mêlée is too fast
// for it to be told from the others.
func (s *Scene) sound(name string, priority, zone, arg int, by rules.Seat) {
	st, speed := &s.stage, speeds[s.stage.speed]
	switch {
	case speed >= 16 && (priority > 0 || st.loud > 0), speed > 4 && (priority > 1 || st.loud > 0):
		return
	case speed >= 16:
		st.loud = 20
	case speed > 4:
		st.loud = 10
	}
	s.k.PlayAt(name, s.panOf(zone), arg, s.people() == 1 && !s.person(by))
}

// paintMelee is the screen of a mêlée.
func (s *Scene) paintMelee(in *input.Frame) {
	p, g, st := s.g.P, s.g, &s.stage
	plan := s.plan(campus.Melee)
	s.clearZones()
	s.frame.Names = false
	for z := range game.Zones {
		s.meleeZone(z)
	}
	st.ringed = nowhere
	s.ground.Paint(g, &s.frame)
	s.header(plan, s.say("brutal.melee", max(1, s.v.Melee), "", ""), "")
	s.meleeCards(plan)
	s.corner(plan)
	s.paintLog(in, plan.Log)
	s.paintSpeed(in, plan.Speed)
	campus.PaintBanner(p, plan, &s.banner, s.still)
	s.paintJournal(in)
}

// meleeZone is one stage.
func (s *Scene) meleeZone(z int) {
	st, f := &s.stage, &s.frame.Zones[z]
	_, ects := st.sums(z)
	held := st.owner[z] != rules.Spectator && st.falling[z] == 0
	f.Held, f.Owner, f.Fresh = held, st.owner[z], st.fresh[z]
	if held {
		f.HeldText = s.k.T("brutal.held", "letter", st.owner[z].Letter())
	}
	f.Share = share(ects[0], ects[1])
	f.Left = campus.Tag{Show: !held, Sign: true, Figure: ui.Digits(ects[0])}
	f.Right = campus.Tag{Show: !held, Seat: 1, Sign: true, Figure: ui.Digits(ects[1])}
	f.Frenzy, f.Ringed = st.frenzy, st.ringed == z
	if held {
		f.Frenzy = 0
	}
	for p := range st.lives {
		for n := range st.lives[p] {
			l := &st.lives[p][n]
			if !l.here || l.zone != z {
				continue
			}
			c := cup(rules.Seat(p), n, l.strategy)
			c.Bar = l.fallen == 0
			if l.most > 0 {
				c.Share = max(0, float32(l.ects)/float32(l.most))
			}
			c.Pale, c.Hit, c.Fallen, c.Fade, c.Arrive = l.pale, l.hit, l.fallen, l.fade, min(1, l.arrive)
			c.Acting = st.acts[z] && st.acting[z] == c.Who && !held
			f.Cups = append(f.Cups, c)
		}
	}
	if speeds[st.speed] >= 16 && !st.paused {
		return // bars and fronts only
	}
	for i := range st.effects[z] {
		f.Effects = append(f.Effects, st.effects[z][i].Effect)
	}
}

// header is the paper at the top with the five pennants.
func (s *Scene) header(plan *campus.Plan, title, sub string) {
	h := campus.Header{Title: title, Sub: sub, Note: s.say("brutal.needed", game.Majority, "", "")}
	i := 0
	for p := range rules.Seat(game.Players) {
		for z := range game.Zones {
			if s.stage.owner[z] == p && s.stage.falling[z] == 0 {
				h.Pennants[i] = campus.Pennant{Taken: true, Seat: p, Fresh: s.stage.fresh[z]}
				i++
			}
		}
	}
	campus.PaintHeader(s.g.P, plan.Header, &h, s.still)
}

// corner is the name of the game, who plays and the menu.
func (s *Scene) corner(plan *campus.Plan) {
	p := s.g.P
	small := ui.Type{Face: ui.Fredoka700, Size: 23, Color: ui.Hex(0x6C3326)}
	if plan.Title.W > 0 {
		w := min(plan.Title.W, plan.Header.X-plan.Title.X-10)
		slips := truceHints[:]
		switch {
		case s.page == pageMelee:
			slips = brawlHints[:]
		case s.carry.keyed:
			slips = laidHints[:]
		}
		if s.page != pageReveal && s.paintHints(ui.Rect{X: plan.Title.X - 16, Y: plan.Title.Y - 4, W: w + 16, H: plan.Title.H}, slips) {
			w = 0
		}
		if w > 0 {
			p.Label(s.word("brutal.name"), ui.Rect{X: plan.Title.X, Y: plan.Title.Y, W: w, H: plan.Title.H}, small, ui.Left)
		}
	}
	if plan.Status.W > 0 {
		p.Label(s.versus(), plan.Status, ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Hex(0x6C3326)}, ui.Right)
	}
	s.menuButton(plan.Menu)
}

// meleeCards are the sides' papers: zones, cups, ECTS.
func (s *Scene) meleeCards(plan *campus.Plan) {
	var up, sum, zones [game.Players]int
	for z := range game.Zones {
		count, ects := s.stage.sums(z)
		for p := range up {
			up[p] += count[p]
			sum[p] += ects[p]
			if s.stage.owner[z] == rules.Seat(p) && s.stage.falling[z] == 0 {
				zones[p]++
			}
		}
	}
	for p := range rules.Seat(game.Players) {
		c := s.cardOf(p)
		c.Score = ui.Digits(zones[p])
		if zones[p] > zones[1-p] {
			c.Lead = s.word("brutal.leads")
		}
		c.Cups, c.Up = max(game.Fielded, up[p]), up[p]
		c.Figure, c.Words = ui.Digits(up[p]), s.say("brutal.standing", up[p], "", "")
		c.Figure2, c.Words2 = ui.Digits(sum[p]), s.word("brutal.ects.all")
		campus.PaintCard(s.g.P, plan.Cards[p], &c, s.tick, s.still)
	}
}

var speedWords = [...]string{"brutal.speed.0", "brutal.speed.1", "brutal.speed.2", "brutal.speed.3", "brutal.speed.4", "brutal.speed.5"}

// paintSpeed is the ruler, pause, one step, and the way to the truce.
func (s *Scene) paintSpeed(in *input.Frame, r ui.Rect) {
	p, g, st := s.g.P, s.g, &s.stage
	p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 10, Waver: 1.1, Seed: 4, Lift: 0.3})
	icon := "icons/pause"
	if st.paused {
		icon = "icons/play"
	}
	m := in.Menu.Pressed
	keys := !s.modal()
	if campus.RoundButton(g, ui.ID{Name: "pause"}, ui.Rect{X: r.X + 14, Y: r.CY() - 25, W: 50, H: 50}, icon) || keys && (m.Has(input.X) || in.Keys.Pressed.Has(ebiten.KeyP)) {
		st.paused = !st.paused
	}
	end := ui.Rect{X: r.Right() - 96, Y: r.CY() - 23, W: 84, H: 46}
	step := ui.Rect{X: end.X - 58, Y: end.Y, W: 50, H: 46}
	if campus.KeyButton(g, ui.ID{Name: "step"}, step, &campus.Key{Icon: "icons/forward", Color: ui.Ink, Flat: true}) || keys && m.Has(input.Y) {
		st.paused, st.one = true, true
	}
	if campus.KeyButton(g, ui.ID{Name: "end"}, end, &campus.Key{Icon: "icons/last", Text: s.word("brutal.skip"), Color: ui.Ink, Flat: true}) || keys && m.Has(input.ZR) {
		s.skip()
	}
	var words [len(speeds)]string
	for i := range words {
		words[i] = s.word(speedWords[i])
	}
	ruler := ui.Rect{X: r.X + 72, Y: r.Y + 6, W: step.X - r.X - 80, H: r.H - 12}
	if i, changed := campus.SpeedRuler(g, ui.ID{Name: "speed"}, ruler, words[:], st.speed); changed {
		st.speed = i
	}
	if keys && in.Keys.Pressed.Has(ebiten.KeyEqual) {
		st.speed = min(len(speeds)-1, st.speed+1)
	}
	if keys && in.Keys.Pressed.Has(ebiten.KeyMinus) {
		st.speed = max(0, st.speed-1)
	}
}
