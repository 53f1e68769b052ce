package brutal

import (
	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/ui"
)

// panel is the sheet at the right of the set-up: points, attributes, odds,
// strategy, reservists, and the way on.
func (s *setup) panel(plan *board.SetupPlan) {
	p, d := s.g.P, s.draft()
	s.list = d.chosen(s.list)
	mine := 0
	for _, i := range s.list {
		mine += d.team.Cost(i)
	}
	b := board.Budget{Seat: s.on.Eyes, Left: ui.Digits(d.team.Left()), Words: s.k.Say(words.BrutalPointsLeft(d.team.Left())),
		Spent: s.k.Say(words.BrutalPointsSpent(d.team.Spent(), game.Budget)), Share: float32(d.team.Spent()) / game.Budget}
	if len(s.list) > 0 {
		b.Mine, b.Picked = s.k.Say(words.BrutalPointsMine(mine)), float32(mine)/game.Budget
	}
	if plan.Points.W > 0 {
		board.PaintBudget(p, plan.Points, &b)
	}
	listed := len(s.list) == 0 && plan.Teams.W > 0
	if listed {
		s.readyTeams(plan)
	}
	if plan.Presets.W > 0 {
		s.presetRow(plan, listed)
		s.tools(plan)
	}
	if plan.Chosen.W > 0 && !listed {
		s.paintChosen(plan.Chosen)
	}
	if plan.Odds.W > 0 && !listed {
		s.worth(plan)
	}
	free := func(r ui.Rect) bool { return r.W > 0 && !(listed && plan.Teams.Contains(r.CX(), r.CY())) }
	if free(plan.Strategies) {
		s.strategies(plan.Strategies)
	}
	if free(plan.Reserve) {
		s.reserve(plan.Reserve)
	}
	m := board.Main{Title: s.k.Say(words.BrutalContinue()), Sub: s.k.Say(words.BrutalSetupReady()), Lit: true}
	if n := game.Reservists - d.reservists(); n > 0 {
		m.Sub = s.k.Say(words.BrutalSetupReserve(n))
	} else if d.team.Left() > 0 && d.preset < 0 {
		m.Sub = s.k.Say(words.BrutalSetupLeft(d.team.Left()))
	}
	if board.MainButton(s.g, ui.ID{Name: "main"}, plan.Main, &m) && s.on.Mine {
		s.on.Do(s.seal)
	}
	s.sealKey(plan.Main)
}

// worth is what the chosen ones are worth: their attributes, and the odds that these make.
func (s *setup) worth(plan *board.SetupPlan) {
	p, d := s.g.P, s.draft()
	for a := range game.Attribute(game.Attributes) {
		s.lines[a] = s.lineOf(a)
	}
	labels, effects := board.AttributeTypes(p, plan.Rows[0], s.lines[:])
	for a := range game.Attribute(game.Attributes) {
		s.lines[a].Labelled, s.lines[a].Told = labels, effects
		s.slider(plan.Rows[a], a)
	}
	lead := s.lead
	rank := game.RankOf(lead)
	given, bought := "", s.k.Say(words.BrutalLegendNobody())
	if rank != game.Student && len(s.list) > 0 {
		given = s.k.Say(words.BrutalLegendGiven())
	}
	if n := len(s.list); n > 0 {
		bought = s.k.Say(words.BrutalLegendBought(n))
	}
	if plan.Legend.W > 0 {
		board.PaintLegend(p, plan.Legend, s.on.Eyes, given, bought)
	}
	p.Label(s.k.Say(words.BrutalAgainst(history.Name(s.on.Eyes, lead))), plan.Against, ui.SmallStrong, ui.Left)
	hit := s.on.View.Dialect.AttackOdds(d.team[lead].Values, resistance)
	heal := s.on.View.Dialect.HealOdds(d.team[lead].Values, d.team[lead].Values[game.Constitution])
	odds := [4]board.Odd{
		{Value: s.k.Say(words.BrutalPercent(hit.Chance)), Words: s.k.Say(words.BrutalOddsHit())},
		{Value: s.k.Say(words.BrutalRange(hit.Least, hit.Most)), Words: s.k.Say(words.BrutalOddsDamage())},
		{Value: s.tenths(hit.Mean), Words: s.k.Say(words.BrutalOddsMean())},
		{Value: s.k.Say(words.BrutalPercent(heal.Chance)), Words: s.k.Say(words.BrutalOddsHeal())},
	}
	board.PaintOdds(p, plan.Odds, odds[:])
}

var chosenOf = [3]func(n int) words.Text{words.BrutalChosenMaster, words.BrutalChosenElite, words.BrutalChosenStudent}

// paintChosen says who is chosen.
func (s *setup) paintChosen(r ui.Rect) {
	p := s.g.P
	title := s.k.Say(words.BrutalChosenNone())
	rest := ""
	if d := s.k.Env.Devices.Asked(); !d.IsGamepad() && !d.IsKeyboard() {
		how := words.BrutalChosenHow()
		if s.k.TouchInUse() {
			how = words.BrutalChosenTap()
		}
		rest = s.k.Say(how) // keys have their slip
	}
	if n := len(s.list); n > 0 {
		same := true
		for _, i := range s.list {
			same = same && game.RankOf(i) == game.RankOf(s.list[0])
		}
		key := words.BrutalChosenMixed
		if same {
			key = chosenOf[game.RankOf(s.list[0])]
		}
		title, rest = s.k.Say(key(n)), ""
		for k, i := range s.list {
			if k == 3 {
				rest = s.k.Join(rest, "", "…")
				break
			}
			if k > 0 {
				rest = s.k.Join(rest, ", ", history.Name(s.on.Eyes, i))
			} else {
				rest = history.Name(s.on.Eyes, i)
			}
		}
	}
	t := ui.Heading
	w := min(r.W*0.55, p.Width(title, t))
	p.Label(title, ui.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, t, ui.Left)
	p.Label(rest, ui.Rect{X: r.X + w + 12, Y: r.Y, W: r.W - w - 12, H: r.H}, ui.SmallStrong.With(ui.Second), ui.Right)
}

// slider is one attribute of the chosen ones.
func (s *setup) slider(r ui.Rect, a game.Attribute) {
	n := board.AttributeSlider(s.g, ui.ID{Name: "attribute", N: int(a)}, r, &s.lines[a])
	if pressed := s.g.Input().Pressed; n.Step != 0 || n.Set >= 0 {
		s.on.Do(func() { s.nudge(a, n, pressed) })
	}
}

// lineOf returns what the line of an attribute shows.
func (s *setup) lineOf(a game.Attribute) board.Attribute {
	d := s.draft()
	at := board.Attribute{Icon: board.AttributeIcons[a], Label: s.k.Say(attributes[a]), Seat: s.on.Eyes, Cap: a.Cap()}
	who := s.list
	if len(who) == 0 {
		who = append(who, s.lead)
	}
	at.Low, at.High, at.Free = a.Cap(), 0, a.Cap()
	sum := 0
	for _, i := range who {
		v := d.team[i].Values[a]
		at.Low, at.High, at.Free = min(at.Low, v), max(at.High, v), min(at.Free, game.RankOf(i).Bonus()[a])
		sum += v
	}
	at.Room = min(a.Cap(), max(at.High, (sum+d.team.Left())/len(who)))
	at.Of = s.k.Say(words.BrutalOf(a.Cap()))
	at.Value = ui.Digits(at.Low)
	if at.Low != at.High {
		at.Value = s.k.Say(words.BrutalRange(at.Low, at.High))
	}
	at.Effect = s.effect(a, d.team[s.lead].Values[a])
	return at
}

// nudge changes an attribute of the chosen ones; begins says that a drag begins,
// which one undo takes back.
func (s *setup) nudge(a game.Attribute, n board.Nudge, begins bool) {
	d := s.draft()
	who := d.chosen(nil)
	if len(who) == 0 {
		if n.Step != 0 || begins {
			s.no(words.BrutalChosenNone())
		}
		return
	}
	was := d.team
	if n.Step != 0 || begins || len(d.teams) == 0 {
		d.change()
	}
	if n.Set >= 0 {
		d.team.Set(who, a, n.Set)
	} else {
		for i := range who {
			d.team.Set(who[i:i+1], a, d.team[who[i]].Values[a]+n.Step)
		}
	}
	if d.team == was {
		d.changed()
		if n.Step != 0 {
			s.g.Refuse(ui.ID{Name: "attribute", N: int(a)})
		}
		return
	}
	d.preset, d.mine, d.warned = noPreset, "", false
	s.k.PlayAt("brutal.point", 0, d.team[s.lead].Values[a]*10/a.Cap(), false)
	s.placed()
}

// placed tells the lesson when no point is left.
func (s *setup) placed() {
	if s.draft().team.Left() <= 0 {
	}
}

// effect returns what an attribute does, in odds.
func (s *setup) effect(a game.Attribute, v int) string {
	dialect := s.on.View.Dialect
	switch a {
	case game.Dexterity:
		v = dialect.Hit(v)
	case game.Strength:
		v *= 10
	case game.Resistance:
		if dialect == game.Balanced {
			return s.k.Say(words.BrutalEffectArmour(4 * v))
		}
		v *= 5
	case game.Constitution:
		v = dialect.MaxECTS(v)
	case game.Initiative:
		v = s.draft().team.Turn(s.lead)
	}
	return s.k.Say(effectsOf[a](v))
}

var strategyNames = [3]words.Text{words.BrutalOffensive(), words.BrutalDefensive(), words.BrutalErratic()}

// strategies is the strategy of the chosen ones.
func (s *setup) strategies(r ui.Rect) {
	d := s.draft()
	var said [3]string
	for i, st := range board.StrategyOrder {
		said[i] = s.k.Say(strategyNames[st])
	}
	chosen := -1
	for k, i := range s.list {
		if st := int(d.team[i].Strategy); k == 0 {
			chosen = st
		} else if st != chosen {
			chosen = -1
		}
	}
	st, used := board.StrategyRow(s.g, ui.ID{Name: "strategy"}, r, &said, chosen)
	if used {
		s.on.Do(func() { s.teach(game.Strategy(st)) })
	}
}

// teach gives the chosen ones a strategy.
func (s *setup) teach(st game.Strategy) {
	d := s.draft()
	who := d.chosen(nil)
	if len(who) == 0 {
		s.no(words.BrutalChosenNone())
		return
	}
	d.change()
	for _, i := range who {
		d.team[i].Strategy = st
	}
	d.changed()
	s.k.Play("brutal.strategy")
}

// reserve shows the reservists; using it turns the chosen ones over.
func (s *setup) reserve(r ui.Rect) {
	p, g, d := s.g.P, s.g, s.draft()
	u := g.Item(ui.ID{Name: "reserve"}, r, false)
	if u.Focus {
		g.Mat(8)
		p.Sheet(r, ui.Highlight.In(ui.Paper).Of("reserve", 0))
		defer p.Pop()
	}
	s.cups = s.cups[:0]
	for n := range d.team {
		if d.team[n].Reserve {
			s.cups = append(s.cups, cup(s.on.Eyes, n, d.team[n].Strategy))
		}
	}
	board.PaintReserve(p, r.Move(u.Shake, 0), s.k.Say(words.BrutalReserve()), s.k.Say(words.BrutalFraction(len(s.cups), game.Reservists)), s.cups, game.Reservists, s.tick, s.still())
	if u.Clicked {
		s.on.Do(s.turnOver)
	}
}

// turnOver turns the chosen ones over.
func (s *setup) turnOver() {
	who := s.draft().chosen(nil)
	if len(who) == 0 {
		s.no(words.BrutalChosenNone())
	}
	for _, n := range who {
		s.flip(n)
	}
}
