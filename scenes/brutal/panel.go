package brutal

import (
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/ui"
)

// panel is the sheet at the right of the set-up: points, attributes, odds,
// strategy, reservists, and the way on.
func (s *Scene) panel(plan *campus.SetupPlan) {
	p, d := s.g.P, s.draft()
	s.list = d.chosen(s.list)
	mine := 0
	for _, i := range s.list {
		mine += d.team.Cost(i)
	}
	b := campus.Budget{Seat: s.eyes, Left: ui.Digits(d.team.Left()), Words: s.say("brutal.points.left", d.team.Left(), "", ""),
		Spent: s.of("brutal.points.spent", d.team.Spent(), game.Budget), Share: float32(d.team.Spent()) / game.Budget}
	if len(s.list) > 0 {
		b.Mine, b.Picked = s.say("brutal.points.mine", mine, "", ""), float32(mine)/game.Budget
	}
	campus.PaintBudget(p, plan.Points, &b)
	s.paintChosen(plan.Chosen)
	for a := range game.Attribute(game.Attributes) {
		s.slider(plan.Rows[a], a)
	}
	lead := s.setup.lead
	rank := game.RankOf(lead)
	given, bought := "", s.word("brutal.legend.nobody")
	if rank != game.Student && len(s.list) > 0 {
		given = s.word("brutal.legend.given")
	}
	if n := len(s.list); n > 0 {
		bought = s.say("brutal.legend.bought", n, "", "")
	}
	campus.PaintLegend(p, plan.Legend, s.eyes, given, bought)
	p.Label(s.say("brutal.against", resistance, name(s.eyes, lead), ""), plan.Against, ui.Type{Face: ui.Nunito800, Size: 16, Color: ui.Ink}, ui.Left)
	hit := s.v.Dialect.AttackOdds(d.team[lead].Values, resistance)
	heal := s.v.Dialect.HealOdds(d.team[lead].Values, d.team[lead].Values[game.Constitution])
	odds := [4]campus.Odd{
		{Value: s.say("brutal.percent", hit.Chance, "", ""), Words: s.word("brutal.odds.hit")},
		{Value: s.of("brutal.range", hit.Least, hit.Most), Words: s.word("brutal.odds.damage")},
		{Value: s.tenths(hit.Mean), Words: s.word("brutal.odds.mean")},
		{Value: s.say("brutal.percent", heal.Chance, "", ""), Words: s.word("brutal.odds.heal")},
	}
	campus.PaintOdds(p, plan.Odds, odds[:])
	s.strategies(plan.Strategies)
	s.reserve(plan.Reserve)
	m := campus.Main{Title: s.word("brutal.continue"), Sub: s.word("brutal.setup.ready"), Lit: true}
	if n := game.Reservists - d.reservists(); n > 0 {
		m.Sub = s.say("brutal.setup.reserve", n, "", "")
	} else if d.team.Left() > 0 && d.preset < 0 {
		m.Sub = s.say("brutal.setup.left", d.team.Left(), "", "")
	}
	if campus.MainButton(s.g, ui.ID{Name: "main"}, plan.Main, &m) {
		s.giveTeam()
	}
}

var chosenKeys = [3]string{"brutal.chosen.master", "brutal.chosen.elite", "brutal.chosen.student"}

// paintChosen says who is chosen.
func (s *Scene) paintChosen(r ui.Rect) {
	p := s.g.P
	title := s.word("brutal.chosen.none")
	rest := ""
	if d := s.k.Env.Hands.Asked(); !d.IsGamepad() && !d.IsKeyboard() {
		rest = s.word("brutal.chosen.how") // keys have their slip
	}
	if n := len(s.list); n > 0 {
		same := true
		for _, i := range s.list {
			same = same && game.RankOf(i) == game.RankOf(s.list[0])
		}
		key := "brutal.chosen.mixed"
		if same {
			key = chosenKeys[game.RankOf(s.list[0])]
		}
		title, rest = s.say(key, n, "", ""), ""
		for k, i := range s.list {
			if k == 3 {
				rest = s.k.Join(rest, "", "…")
				break
			}
			if k > 0 {
				rest = s.k.Join(rest, ", ", name(s.eyes, i))
			} else {
				rest = name(s.eyes, i)
			}
		}
	}
	t := ui.Type{Face: ui.Fredoka700, Size: 23, Color: ui.Ink}
	w := min(r.W*0.55, p.Width(title, t))
	p.Label(title, ui.Rect{X: r.X, Y: r.Y, W: w, H: r.H}, t, ui.Left)
	p.Label(rest, ui.Rect{X: r.X + w + 12, Y: r.Y, W: r.W - w - 12, H: r.H}, ui.Type{Face: ui.Nunito800, Size: 17, Color: ui.Second}, ui.Right)
}

// slider is one attribute of the chosen ones.
func (s *Scene) slider(r ui.Rect, a game.Attribute) {
	g, d := s.g, s.draft()
	at := campus.Attribute{Icon: campus.AttributeIcons[a], Label: s.word(attributeKeys[a]), Seat: s.eyes, Cap: a.Cap()}
	who := s.list
	if len(who) == 0 {
		who = append(who, s.setup.lead)
	}
	at.Low, at.High, at.Free = a.Cap(), 0, a.Cap()
	sum := 0
	for _, i := range who {
		v := d.team[i].Values[a]
		at.Low, at.High, at.Free = min(at.Low, v), max(at.High, v), min(at.Free, game.RankOf(i).Bonus()[a])
		sum += v
	}
	at.Room = min(a.Cap(), max(at.High, (sum+d.team.Left())/len(who)))
	at.Of = s.say("brutal.of", a.Cap(), "", "")
	at.Value = ui.Digits(at.Low)
	if at.Low != at.High {
		at.Value = s.of("brutal.range", at.Low, at.High)
	}
	at.Effect = s.effect(a, d.team[s.setup.lead].Values[a])
	n := campus.AttributeSlider(g, ui.ID{Name: "attribute", N: int(a)}, r, &at)
	if len(s.list) == 0 || n.Set < 0 && n.Step == 0 {
		if n.Step != 0 || n.Set >= 0 && g.Hands().Pressed {
			s.no("brutal.chosen.none")
		}
		return
	}
	was := d.team
	if n.Step != 0 || g.Hands().Pressed || len(d.teams) == 0 {
		d.change()
	}
	if n.Set >= 0 {
		d.team.Set(s.list, a, n.Set)
	} else {
		for i := range s.list {
			d.team.Set(s.list[i:i+1], a, d.team[s.list[i]].Values[a]+n.Step)
		}
	}
	if d.team == was {
		d.changed()
		if n.Step != 0 {
			g.Refuse(ui.ID{Name: "attribute", N: int(a)})
		}
		return
	}
	d.preset, d.mine, d.warned = noPreset, "", false
	s.k.PlayAt("brutal.point", 0, d.team[s.setup.lead].Values[a]*10/a.Cap(), false)
}

// effect is what an attribute does, in odds.
func (s *Scene) effect(a game.Attribute, v int) string {
	dialect := s.v.Dialect
	switch a {
	case game.Dexterity:
		v = dialect.Hit(v)
	case game.Strength:
		v *= 10
	case game.Resistance:
		if dialect == game.Balanced {
			return s.say("brutal.effect.armour", 4*v, "", "")
		}
		v *= 5
	case game.Constitution:
		v = dialect.MaxECTS(v)
	case game.Initiative:
		v = s.draft().team.Turn(s.setup.lead)
	}
	return s.say(effectKeys[a], v, "", "")
}

var strategyKeys = [3]string{"brutal.offensive", "brutal.defensive", "brutal.erratic"}

// strategies is the strategy of the chosen ones.
func (s *Scene) strategies(r ui.Rect) {
	d := s.draft()
	var words [3]string
	for i, st := range campus.StrategyOrder {
		words[i] = s.word(strategyKeys[st])
	}
	chosen := -1
	for k, i := range s.list {
		if st := int(d.team[i].Strategy); k == 0 {
			chosen = st
		} else if st != chosen {
			chosen = -1
		}
	}
	st, used := campus.StrategyRow(s.g, ui.ID{Name: "strategy"}, r, &words, chosen)
	if !used {
		return
	}
	if len(s.list) == 0 {
		s.no("brutal.chosen.none")
		return
	}
	d.change()
	for _, i := range s.list {
		d.team[i].Strategy = game.Strategy(st)
	}
	d.changed()
	s.k.Play("brutal.strategy")
}

// reserve shows the reservists; using it turns the chosen ones over.
func (s *Scene) reserve(r ui.Rect) {
	p, g, d := s.g.P, s.g, s.draft()
	u := g.Item(ui.ID{Name: "reserve"}, r, false)
	if u.Focus {
		g.Mat(8)
		p.Sheet(r, ui.Sheet{Color: ui.Paper, Radius: 8, Waver: 0.6, Seed: 12, Lift: -1, NoRim: true})
		defer p.Pop()
	}
	s.cups = s.cups[:0]
	for n := range d.team {
		if d.team[n].Reserve {
			s.cups = append(s.cups, cup(s.eyes, n, d.team[n].Strategy))
		}
	}
	campus.PaintReserve(p, r.Move(u.Shake, 0), s.word("brutal.reserve"), s.of("brutal.fraction", len(s.cups), game.Reservists), s.cups, game.Reservists, s.tick, s.still)
	if !u.Clicked {
		return
	}
	if len(s.list) == 0 {
		s.no("brutal.chosen.none")
		return
	}
	for _, n := range s.list {
		s.flip(n)
	}
}
