package brutal

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// setup is the screen on which a team is composed.
type setup struct {
	*face
	lead     int // who was picked first: whose odds are shown, who is copied
	last, at int // the last cup that was clicked, and when
	sweeping bool
	// copying is set while clicks paste the leader's values.
	copying bool
	bounce  [game.Fighters]float32
	begun   bool
	since   int                              // the tick in which a person took the screen
	half    board.SetupHalf                  // of the panel, on a phone
	lines   [game.Attributes]board.Attribute // filled by each Paint, as the next are
	ready   []board.TeamLine
	told    string  // what the team is good at that hands rest on, where its line has no room for that
	example ui.Rect // where the cup is that the lesson has opened
}

// twice is within how many ticks a second click turns a cup over.
const twice = 22

// resistance is what an attack is reckoned against where the other side is not
// known.
const resistance = 4

// forget lets go of what hands were doing.
func (s *setup) forget() { *s = setup{face: s.face, last: noCup, ready: s.ready} }

// advance lets a tick pass for what moves.
func (s *setup) advance() {
	for n := range s.bounce {
		s.bounce[n] = max(0, s.bounce[n]-1.0/50)
	}
	if s.page != pageSetup {
		s.on.Happened(newsPicked, false) // no cup is to be chosen any more: nothing waits for it
	}
	if s.page == pageSetup && s.on.Mine && !s.begun {
		s.begun = true
		id := ui.ID{Name: "main"}
		if s.learning() {
			id.Name = "preset"
		}
		s.g.Focus(id)
	}
}

// paint paints the page.
func (s *setup) paint() {
	p := s.g.P
	plan := board.NewSetupPlan(p, s.half)
	board.PaintSetup(p, &plan)
	p.Label(s.k.Say(words.BrutalSetupTitle()), ui.Rect{X: plan.Title.X, Y: plan.Title.Y, W: plan.Title.W - 50, H: plan.Title.H}, ui.Number, ui.Left)
	p.Sign(s.on.Eyes, plan.Title.Right()-26, plan.Title.CY(), 38, true)
	s.hud.menuButton(plan.Menu)
	if plan.Subtitle.W > 0 && !s.hud.paintHints(plan.Subtitle.Move(-4, 2)) {
		subtitle := s.k.Say(words.BrutalSetupSubtitle(s.hud.versus(), s.k.Say(dialects[s.on.View.Dialect])))
		p.Label(subtitle, plan.Subtitle, ui.SmallStrong, ui.Left)
	}
	s.hud.readyNote(plan.Status, words.BrutalReadySetup, words.BrutalBusySetup)
	s.shelves(&plan)
	s.tabs(plan.Tabs)
	s.panel(&plan)
}

// tabs turn on a phone from one half of the panel to the other.
func (s *setup) tabs(r ui.Rect) {
	if r.W == 0 {
		return
	}
	for i, said := range [...]words.Text{words.BrutalSetupTeam(), words.BrutalSetupValues()} {
		half := board.SetupHalf(i)
		if board.KeyButton(s.g, ui.ID{Name: "half", N: i}, r.Column(i, 2, 8), &board.Key{Text: s.k.Say(said), Chosen: s.half == half}) {
			s.on.Do(func() { s.half = half })
		}
	}
}

// shelves paints the three planks; their cups are picked, swept over and turned.
func (s *setup) shelves(plan *board.SetupPlan) {
	p, g, d := s.g.P, s.g, s.draft()
	s.cups = s.cups[:0]
	most := 1
	for n := range d.team {
		most = max(most, d.team.Cost(n))
	}
	for _, n := range board.OnShelves {
		c := cup(s.on.Eyes, n, d.team[n].Strategy)
		c.Sign = true
		c.Bar, c.Share = true, float32(d.team.Cost(n))/float32(most)
		if d.team[n].Reserve {
			c.Posture = board.Down
		}
		c.Selected, c.Ticked = d.picked[n], d.picked[n]
		c.Bounce = s.bounce[n]
		s.cups = append(s.cups, c)
	}
	rows := plan.Shelves(s.cups)
	i := 0
	for r := range rows {
		for k := range rows[r].Cups {
			n := board.OnShelves[i]
			i++
			x, y, scale := rows[r].Slot(k)
			high := board.Height(rows[r].Cups[k].Kind) * scale
			area := ui.Rect{X: x - 26*scale, Y: y - high - 6, W: 52 * scale, H: high + 34}
			u := g.Item(ui.ID{Name: "cup", N: n}, area, false)
			rows[r].Cups[k].Hot = u.Focus
			if n == example {
				s.example = area
			}
			s.use(n, u, area)
		}
		if len(rows[r].Cups) > 0 {
			s.field.PaintShelf(p, &rows[r], s.tick, s.still())
		}
	}
	if plan.Large {
		return
	}
	x := board.PaperLabel(p, s.k.Say(words.BrutalElites()), plan.Niche.X+16, plan.Niche.Y+24, plan.Niche.W*0.2)
	board.PaperLabel(p, s.k.Say(words.BrutalMaster()), x+14, plan.Niche.Y+24, plan.Niche.W*0.2)
	if plan.Roomy {
		board.PaperLabel(p, s.k.Say(words.BrutalStudents()), plan.Niche.X+16, plan.Planks[0].Bottom()+22, 170)
	}
}

// use is what hands do to a cup on the shelf.
func (s *setup) use(n int, u ui.Use, area ui.Rect) {
	h := s.g.Input()
	// Who holds nothing adds and takes away by every click, and looks into one cup
	// by the keys that always mean that one alone.
	more := s.in.Keys.Held.Has(ebiten.KeyShiftLeft) || s.in.Keys.Control() || s.on.Prefs.Press && !h.Act
	switch {
	case u.Pressed:
		s.on.Do(func() { s.press(n, more) })
	case u.Clicked && h.Act:
		s.on.Do(func() { s.press(n, more) })
	case s.sweeping && h.Down && area.Contains(h.X, h.Y) && !s.draft().picked[n]:
		s.on.Do(func() { s.sweep(n) })
	case u.Focus && adds(s.in):
		s.on.Do(func() { s.toggle(n) })
	}
}

// press is what a press does to a cup: twice in a row turns it over.
func (s *setup) press(n int, more bool) {
	if !s.copying && s.last == n && s.tick-s.at < twice {
		s.flip(n)
		s.last = noCup
		return
	}
	copies := s.copying
	s.pick(n, more)
	if !copies {
		s.last, s.at, s.sweeping = n, s.tick, !more
	}
}

// pick picks a cup alone, or more of them; while copying it gets the leader's values.
func (s *setup) pick(n int, more bool) {
	switch {
	case s.copying:
		s.paste(n)
	case more:
		s.toggle(n)
	default:
		s.alone(n)
	}
}

// sweep picks a cup that the pointer is drawn over.
func (s *setup) sweep(n int) {
	s.draft().picked[n] = true
	s.k.Play("brutal.pick")
}

// alone picks a cup alone.
func (s *setup) alone(n int) {
	s.draft().only(n)
	s.lead = n
	s.picked()
}

// picked says that cups were chosen.
func (s *setup) picked() {
	s.on.Happened(newsPicked, false)
	s.k.Play("brutal.pick")
}

// toggle picks a cup besides others, or no longer.
func (s *setup) toggle(n int) {
	d := s.draft()
	d.picked[n] = !d.picked[n]
	if !d.picked[s.lead] {
		s.lead = n
		for i, p := range d.picked {
			if p {
				s.lead = i
				break
			}
		}
	}
	s.picked()
}

// flip turns a cup over: a reservist, or no longer.
func (s *setup) flip(n int) {
	if !s.draft().flip(n) {
		s.g.Refuse(ui.ID{Name: "reserve"})
		s.g.Toast(s.k.Say(words.BrutalRefusedReservists()))
		return
	}
	s.k.Play("brutal.flip")
}

// paste gives a fighter what the leader has.
func (s *setup) paste(n int) {
	d := s.draft()
	if n == s.lead {
		s.copying = false
		return
	}
	d.change()
	s.list = append(s.list[:0], n)
	if d.team.Copy(s.lead, s.list) == 0 {
		d.teams = d.teams[:len(d.teams)-1]
		s.no(words.BrutalRefusedBudget())
		return
	}
	d.changed()
	s.bounce[n] = 1
	s.k.Play("brutal.place")
}

// presetRow names the team, with the way back to the ready-made ones; while these are
// listed it says what can be done instead.
func (s *setup) presetRow(plan *board.SetupPlan, listed bool) {
	p, d := s.g.P, s.draft()
	label, row := plan.PresetRow()
	if listed {
		if !plan.Large {
			how := s.k.Say(words.BrutalSetupHow())
			if s.told != "" {
				how = s.told
			}
			p.ParagraphMid(how, plan.Presets, ui.SmallStrong, ui.Left)
		}
		return
	}
	shown := s.k.Say(words.BrutalPresetOwn())
	if d.mine != "" {
		shown = p.Ellipsis(d.mine, ui.Subheading, label.W)
	}
	if d.preset >= 0 {
		shown = s.k.Say(presetNames[presets[d.preset].ID])
	}
	p.Label(shown, label, ui.Subheading, ui.Left)
	if board.KeyButton(s.g, ui.ID{Name: "teams"}, row, &board.Key{Icon: "icons/people", Text: s.k.Say(words.BrutalSetupTeams())}) {
		s.on.Do(s.unpick)
	}
}

// unpick lets go of the chosen cups, so that the ready-made teams are listed.
func (s *setup) unpick() {
	d := s.draft()
	d.picked, s.copying = [game.Fighters]bool{}, false
	s.g.Focus(ui.ID{Name: "preset", N: max(0, d.preset)})
}

// readyTeams lists the ready-made teams, and a random one.
func (s *setup) readyTeams(plan *board.SetupPlan) {
	d := s.draft()
	s.ready = s.ready[:0]
	for i := range presets {
		id := presets[i].ID
		s.ready = append(s.ready, board.TeamLine{Icon: presetIcons[id], Name: s.k.Say(presetNames[id]), Said: s.k.Say(presetTips[id]), Chosen: i == d.preset})
	}
	s.ready = append(s.ready, board.TeamLine{Icon: "brutal/random", Name: s.k.Say(words.BrutalPresetRandom()), Said: s.k.Say(words.BrutalTipRandom())})
	i, at := plan.TeamButtons(s.g, "preset", s.ready)
	s.told = ""
	if at >= 0 {
		s.told = s.ready[at].Said
	}
	if i >= 0 {
		again := s.g.Input().Act && i == s.draft().preset && s.tick-s.since > glance
		s.on.Do(func() {
			s.take(i)
			switch {
			case s.learning():
				s.g.Focus(ui.ID{Name: "cup", N: example})
			case again: // it is chosen already: keys go on
				s.g.Focus(ui.ID{Name: "main"})
			}
		})
	}
}

// glance is for how many ticks keys that choose what is chosen already do not go on:
// who has just got the screen has not seen it yet.
const glance = 60

// take takes a ready-made team, or a random one.
func (s *setup) take(i int) {
	d := s.draft()
	d.change()
	if i < len(presets) {
		d.team = presets[i].Recipes[s.on.View.Dialect].Team()
		d.changed()
		d.preset = i
	} else {
		d.team = game.RandomTeam(rules.NewRand(s.k.Env.Seed()))
		d.changed()
	}
	s.on.Happened(newsTeam, false)
	for c := range s.bounce {
		s.bounce[c] = 0.4 + 0.03*float32(c)
	}
}

// tools is what is done to the chosen ones, and the way back.
func (s *setup) tools(plan *board.SetupPlan) {
	g, d := s.g, s.draft()
	s.list = d.chosen(s.list)
	r, key := plan.ToolRow()
	s.face.hint.key(key)
	one := func(i int, name, icon string, text, tip, why words.Text, on bool) bool {
		said := s.k.Say(text)
		if plan.Large {
			said = "" // the tip says it
		}
		return board.KeyButton(g, ui.ID{Name: name}, r.Column(i, 5, 8),
			&board.Key{Icon: icon, Text: said, Color: ui.Ink, Disabled: !why.IsZero(), Why: s.why(why), Chosen: on, Tip: s.k.Say(tip)})
	}
	if one(0, "undo", "icons/undo", words.BrutalUndo(), words.BrutalTipUndo(), whyNot(len(d.teams) == 0, words.BrutalWhyUndo()), false) {
		s.on.Do(s.undo)
	}
	if one(1, "all", "icons/people", words.BrutalToolAll(), words.BrutalTipAll(), words.Text{}, false) {
		s.on.Do(s.pickAll)
	}
	if one(2, "spread", "brutal/balance", words.BrutalToolSpread(), words.BrutalTipSpread(), whyNot(d.team.Left() <= 0, words.BrutalWhySpread()), false) {
		s.on.Do(s.spread)
	}
	if one(3, "copy", "icons/copy", words.BrutalToolCopy(), words.BrutalTipCopy(), whyNot(len(s.list) == 0, words.BrutalWhyCopy()), s.copying) {
		s.on.Do(s.copyTo)
	}
	if one(4, "templates", "icons/list", words.BrutalToolTemplates(), words.BrutalTipTemplates(), words.Text{}, false) {
		s.on.Do(s.templates.open)
	}
}

// whyNot returns why a key cannot be used, or nothing.
func whyNot(off bool, why words.Text) words.Text {
	if off {
		return why
	}
	return words.Text{}
}

// pickAll picks all cups, or none if all are picked.
func (s *setup) pickAll() {
	d := s.draft()
	on := slices.Contains(d.picked[:], false)
	for i := range d.picked {
		d.picked[i] = on
	}
	if on {
		s.lead = 5
	}
}

// spread buys what is left for the chosen ones, or for everybody.
func (s *setup) spread() {
	d := s.draft()
	s.list = d.chosen(s.list)
	if len(s.list) == 0 {
		for i := range game.Fighters {
			s.list = append(s.list, i)
		}
	}
	d.change()
	d.team.Spread(s.list)
	if d.changed() {
		s.k.PlayAt("brutal.point", 0, 10, false)
	}
	s.placed()
}

// copyTo gives the other chosen ones what the leader has; when the leader is
// alone, the next cups that are clicked get it.
func (s *setup) copyTo() {
	d := s.draft()
	s.list = d.chosen(s.list)
	if len(s.list) == 1 {
		s.lead, s.copying = s.list[0], !s.copying
		if s.copying {
			s.g.Toast(s.k.Say(words.BrutalCopyTo(history.Name(s.on.Eyes, s.lead))))
		}
		return
	}
	d.change()
	done := d.team.Copy(s.lead, s.list)
	d.changed()
	if done < len(s.list) {
		s.no(words.BrutalRefusedBudget())
	}
	for _, n := range s.list {
		s.bounce[n] = 1
	}
	s.k.Play("brutal.place")
}

// undo takes the latest change of the team back.
func (s *setup) undo() {
	d := s.draft()
	if len(d.teams) == 0 {
		s.no(words.ErrorUndo())
		return
	}
	last := len(d.teams) - 1
	d.team, d.teams = d.teams[last], d.teams[:last]
	d.preset, d.warned, d.mine = noPreset, false, ""
	for i := range presets {
		if presets[i].Recipes[s.on.View.Dialect].Team() == d.team {
			d.preset = i
		}
	}
	s.k.Play("ui.undo")
}

// hands notes the keys that need no focus.
func (s *setup) hands(in *input.Frame) {
	if !in.Pointer.Held.Has(input.MouseLeft) {
		s.sweeping = false
	}
	if s.page != pageSetup || !s.on.Mine || s.blind.begun || s.modal() || s.g.Typing() {
		return
	}
	m := in.Menu.Pressed
	switch {
	case in.Asks(input.Undo):
		s.on.Do(s.undo)
	case in.Asks(input.DoRest):
		s.on.Do(s.spread)
	case in.Asks(input.EndTurn):
		s.on.Do(s.seal)
	case m.Has(input.B) && s.copying:
		s.copying = false
	case in.Keys.Control() && in.Keys.Pressed.Has(ebiten.KeyA):
		s.on.Do(s.pickAll)
	}
}

// seal gives the team, or goes to what is missing.
func (s *setup) seal() {
	d := s.draft()
	if n := d.reservists(); n < game.Reservists {
		for i := range d.team {
			if !d.team[i].Reserve {
				s.bounce[i] = 1
			}
		}
		s.g.Focus(ui.ID{Name: "cup", N: game.Fighters - 1})
		s.no(words.BrutalRefusedReservists())
		return
	}
	if d.team.Left() > 0 && !d.warned && d.preset < 0 {
		d.warned = true
		s.k.Play("ui.refuse")
		s.g.Toast(s.k.Say(words.BrutalSetupLeft(d.team.Left())))
		return
	}
	s.on.Happened(newsTeam, false) // who gives the team that stands ready has taken it
	s.give(game.ComposeTeam(d.team))
}
