package brutal

import (
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// setup is what hands are doing on the set-up screen.
type setup struct {
	lead     int // who was picked first: whose odds are shown, who is copied
	last, at int // the last cup that was clicked, and when
	sweeping bool
	// copying is set while clicks paste the leader's values.
	copying bool
	bounce  [game.Fighters]float32
	begun   bool
}

// twice is within how many ticks a second click turns a cup over.
const twice = 22

// resistance is what an attack is reckoned against where the other side is not
// known.
const resistance = 4

func (e *setup) forget() { *e = setup{last: nobody} }

// paintSetup is the screen on which a team is composed.
func (s *Scene) paintSetup(in *input.Frame) {
	p, g, d := s.g.P, s.g, s.draft()
	plan := campus.NewSetupPlan(p.View())
	if !s.setup.begun {
		s.setup.forget()
		s.setup.begun = true
		g.Focus(ui.ID{Name: "main"})
	}
	campus.PaintSetup(p, &plan)
	p.Label(s.word("brutal.setup.title"), ui.Rect{X: plan.Title.X, Y: plan.Title.Y, W: plan.Title.W - 50, H: plan.Title.H}, ui.Type{Face: ui.Fredoka700, Size: 36, Color: ui.Ink}, ui.Left)
	p.Sign(s.eyes, plan.Title.Right()-26, plan.Title.CY(), 38, true)
	s.menuButton(plan.Menu)
	if !s.paintHints(plan.Subtitle.Move(-4, 4), setupHints[:]) {
		p.Label(s.subtitle(), plan.Subtitle, ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Ink.Mix(ui.Paper, 0.1)}, ui.Left)
	}
	s.readyNote(plan.Status, "brutal.ready.setup", "brutal.busy.setup")
	s.shelves(in, &plan)
	s.presetRow(plan.Presets)
	s.tools(plan.Tools)
	s.panel(&plan)
	s.shortcuts(in)
	s.paintTemplates(in)
	s.list = d.chosen(s.list)
}

// subtitle is the sides and the dialect.
func (s *Scene) subtitle() string {
	return s.say("brutal.setup.subtitle", 0, s.versus(), s.word(dialectKeys[s.v.Dialect]))
}

// versus is "ISI against MTE".
func (s *Scene) versus() string {
	return s.say("brutal.versus", 0, programmes[s.v.Programmes[0]], programmes[s.v.Programmes[1]])
}

// readyNote says whether the other side has decided.
func (s *Scene) readyNote(r ui.Rect, ready, busy string) {
	if r.W <= 0 {
		return
	}
	other := 1 - s.eyes
	t := programmes[s.v.Programmes[other]]
	done := !s.m.Waiting().Has(other)
	key := busy
	if done {
		key = ready
	}
	campus.ReadyNote(s.g.P, r, other, s.say(key, 0, t, ""), done)
}

// shelves paints the three planks; their cups are picked, swept over and turned.
func (s *Scene) shelves(in *input.Frame, plan *campus.SetupPlan) {
	p, g, d, e := s.g.P, s.g, s.draft(), &s.setup
	s.cups = s.cups[:0]
	for _, n := range campus.OnShelves {
		c := cup(s.eyes, n, d.team[n].Strategy)
		c.Sign = true
		if d.team[n].Reserve {
			c.Posture = campus.Down
		}
		c.Selected, c.Ticked = d.picked[n], d.picked[n]
		e.bounce[n] = max(0, e.bounce[n]-1.0/50)
		c.Bounce = e.bounce[n]
		s.cups = append(s.cups, c)
	}
	rows := plan.Shelves(s.cups)
	h := g.Hands()
	if !h.Down {
		e.sweeping = false
	}
	i := 0
	for r := range rows {
		for k := range rows[r].Cups {
			n := campus.OnShelves[i]
			i++
			x, y, scale := rows[r].Slot(k)
			high := campus.Height(rows[r].Cups[k].Kind) * scale
			area := ui.Rect{X: x - 26*scale, Y: y - high - 6, W: 52 * scale, H: high + 34}
			u := g.Item(ui.ID{Name: "cup", N: n}, area, false)
			rows[r].Cups[k].Hot = u.Focus
			s.pick(in, n, u, area)
		}
		s.ground.PaintShelf(p, &rows[r], s.tick, s.still)
	}
	x := campus.PaperLabel(p, s.word("brutal.elites"), plan.Niche.X+16, plan.Niche.Y+24, plan.Niche.W*0.2)
	campus.PaperLabel(p, s.word("brutal.master"), x+14, plan.Niche.Y+24, plan.Niche.W*0.2)
	if plan.Roomy {
		campus.PaperLabel(p, s.word("brutal.students"), plan.Niche.X+16, plan.Planks[0].Bottom()+22, 170)
	}
}

// pick is what hands do to a cup on the shelf.
func (s *Scene) pick(in *input.Frame, n int, u ui.Use, area ui.Rect) {
	d, e, h := s.draft(), &s.setup, s.g.Hands()
	// Who holds nothing adds and takes away by every click, and looks into one cup
	// by the keys that always mean that one alone.
	more := in.Keys.Held.Has(ebiten.KeyShiftLeft) || in.Keys.Control() || s.k.Prefs.Press && !h.Act
	switch {
	case u.Pressed && e.copying:
		s.paste(n)
	case u.Pressed && e.last == n && s.tick-e.at < twice:
		s.flip(n)
		e.last = nobody
	case u.Pressed && more:
		s.toggle(n)
		e.last, e.at = n, s.tick
	case u.Pressed:
		s.alone(n)
		e.last, e.at, e.sweeping = n, s.tick, true
	case u.Clicked && h.Act && e.copying:
		s.paste(n)
	case u.Clicked && h.Act && more:
		s.toggle(n)
	case u.Clicked && h.Act:
		s.alone(n)
	case e.sweeping && h.Down && area.Contains(h.X, h.Y) && !d.picked[n]:
		d.picked[n] = true
		s.k.Play("brutal.pick")
	case u.Focus && in.Menu.Pressed.Has(input.Y):
		s.toggle(n)
	case u.Focus && in.Menu.Pressed.Has(input.X):
		s.flip(n)
	}
}

func (s *Scene) alone(n int) {
	s.draft().only(n)
	s.setup.lead = n
	s.k.Play("brutal.pick")
}

func (s *Scene) toggle(n int) {
	d := s.draft()
	d.picked[n] = !d.picked[n]
	if !d.picked[s.setup.lead] {
		s.setup.lead = n
		for i, p := range d.picked {
			if p {
				s.setup.lead = i
				break
			}
		}
	}
	s.k.Play("brutal.pick")
}

// flip turns a cup over: a reservist, or no longer.
func (s *Scene) flip(n int) {
	if !s.draft().flip(n) {
		s.g.Refuse(ui.ID{Name: "reserve"})
		s.g.Toast(s.word("brutal.refused.reservists"))
		return
	}
	s.k.Play("brutal.flip")
}

// paste gives a fighter what the leader has.
func (s *Scene) paste(n int) {
	d := s.draft()
	if n == s.setup.lead {
		s.setup.copying = false
		return
	}
	d.change()
	s.list = append(s.list[:0], n)
	if d.team.Copy(s.setup.lead, s.list) == 0 {
		d.teams = d.teams[:len(d.teams)-1]
		s.no("brutal.refused.budget")
		return
	}
	d.changed()
	s.setup.bounce[n] = 1
	s.k.Play("brutal.place")
}

// presetRow is the ready-made teams and a random one.
func (s *Scene) presetRow(r ui.Rect) {
	p, g, d, e := s.g.P, s.g, s.draft(), &s.setup
	label, row := r.CutLeft(r.W*0.25, 8)
	n := len(presets) + 1
	shown := s.word("brutal.preset.own")
	if d.mine != "" {
		shown = p.Ellipsis(d.mine, ui.Type{Face: ui.Fredoka600, Size: 18}, label.W)
	}
	if d.preset >= 0 {
		shown = s.word(presetKeys[presets[d.preset].ID])
	}
	for i := range n {
		k := campus.Key{Icon: "brutal/random", Tip: s.word("brutal.tip.random")}
		key := "brutal.preset.random"
		if i < len(presets) {
			k.Icon, key = presetIcons[presets[i].ID], presetKeys[presets[i].ID]
			k.Chosen, k.Tip = i == d.preset, s.word(presetTips[presets[i].ID])
		}
		id := ui.ID{Name: "preset", N: i}
		cell := row.Column(i, n, 8)
		if f, ok := g.Focused(); ok && f == id {
			shown = s.word(key)
		}
		if !campus.KeyButton(g, id, cell, &k) {
			continue
		}
		d.change()
		if i < len(presets) {
			d.team = presets[i].Recipes[s.v.Dialect].Team()
			d.changed()
			d.preset = i
			s.k.News(taughtTeam)
		} else {
			d.team = game.RandomTeam(rules.NewRand(s.k.Env.Seed()))
			d.changed()
		}
		for c := range e.bounce {
			e.bounce[c] = 0.4 + 0.03*float32(c)
		}
	}
	p.Label(shown, label, ui.Type{Face: ui.Fredoka600, Size: 19, Color: ui.Ink}, ui.Left)
}

// tools is what is done to the chosen ones, and the way back.
func (s *Scene) tools(r ui.Rect) {
	g, d := s.g, s.draft()
	s.list = d.chosen(s.list)
	one := func(i int, name, icon, key, tip string, off, on bool) bool {
		return campus.KeyButton(g, ui.ID{Name: name}, r.Column(i, 5, 8),
			&campus.Key{Icon: icon, Text: s.word(key), Color: ui.Ink, Disabled: off, Chosen: on, Tip: s.word(tip)})
	}
	if one(0, "undo", "icons/undo", "brutal.undo", "brutal.tip.undo", len(d.teams) == 0, false) {
		s.undoTeam()
	}
	if one(1, "all", "icons/people", "brutal.tool.all", "brutal.tip.all", false, false) {
		s.pickAll()
	}
	if one(2, "spread", "brutal/balance", "brutal.tool.spread", "brutal.tip.spread", d.team.Left() <= 0, false) {
		s.spread()
	}
	if one(3, "copy", "icons/people", "brutal.tool.copy", "brutal.tip.copy", len(s.list) == 0, s.setup.copying) {
		s.copyTo()
	}
	if one(4, "templates", "icons/list", "brutal.tool.templates", "brutal.tip.templates", false, false) {
		s.openTemplates()
	}
}

// pickAll picks everybody, or nobody when everybody is picked.
func (s *Scene) pickAll() {
	d := s.draft()
	on := slices.Contains(d.picked[:], false)
	for i := range d.picked {
		d.picked[i] = on
	}
	if on {
		s.setup.lead = 5
	}
}

// spread buys what is left for the chosen ones, or for everybody.
func (s *Scene) spread() {
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
}

// copyTo gives the other chosen ones what the leader has; when the leader is
// alone, the next cups that are clicked get it.
func (s *Scene) copyTo() {
	d, e := s.draft(), &s.setup
	s.list = d.chosen(s.list)
	if len(s.list) == 1 {
		e.lead, e.copying = s.list[0], !e.copying
		if e.copying {
			s.g.Toast(s.say("brutal.copy.to", 0, name(s.eyes, e.lead), ""))
		}
		return
	}
	d.change()
	done := d.team.Copy(e.lead, s.list)
	d.changed()
	if done < len(s.list) {
		s.no("brutal.refused.budget")
	}
	for _, n := range s.list {
		e.bounce[n] = 1
	}
	s.k.Play("brutal.place")
}

func (s *Scene) undoTeam() {
	d := s.draft()
	if len(d.teams) == 0 {
		s.no("error.undo")
		return
	}
	last := len(d.teams) - 1
	d.team, d.teams = d.teams[last], d.teams[:last]
	d.preset, d.warned, d.mine = noPreset, false, ""
	for i := range presets {
		if presets[i].Recipes[s.v.Dialect].Team() == d.team {
			d.preset = i
		}
	}
	s.k.Play("ui.undo")
}

// shortcuts are the keys that need no focus.
func (s *Scene) shortcuts(in *input.Frame) {
	if s.modal() || s.g.Typing() {
		return
	}
	m := in.Menu.Pressed
	switch {
	case m.Has(input.ZL) || in.Keys.Pressed.Has(ebiten.KeyBackspace) || in.Keys.Control() && in.Keys.Pressed.Has(ebiten.KeyZ):
		s.undoTeam()
	case m.Has(input.ZR):
		s.spread()
	case m.Has(input.B) && s.setup.copying:
		s.setup.copying, s.backed = false, s.tick
	case in.Keys.Control() && in.Keys.Pressed.Has(ebiten.KeyA):
		s.pickAll()
	}
}

// missing goes to what is missing, or gives the team.
func (s *Scene) giveTeam() {
	d := s.draft()
	if n := d.reservists(); n < game.Reservists {
		for i := range d.team {
			if !d.team[i].Reserve {
				s.setup.bounce[i] = 1
			}
		}
		s.g.Focus(ui.ID{Name: "cup", N: game.Fighters - 1})
		s.no("brutal.refused.reservists")
		return
	}
	if d.team.Left() > 0 && !d.warned && d.preset < 0 {
		d.warned = true
		s.k.Play("ui.refuse")
		s.g.Toast(s.say("brutal.setup.left", d.team.Left(), "", ""))
		return
	}
	s.submit(game.ComposeTeam(d.team))
}
