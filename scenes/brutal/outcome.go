package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/history"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// chronicle is what a whole game tells.
type chronicle struct {
	game.Story
	last *game.View
	held [][game.Players]int // zones at each position
}

// note takes the next position into account.
func (c *chronicle) note(v *game.View) {
	c.Add(v)
	c.last = v
	c.held = append(c.held, [game.Players]int{v.Held(0), v.Held(1)})
}

// curves are the ECTS of both sides on the field, tick after tick.
func (c *chronicle) curves(r *rules.Result) []history.Curve {
	var all []history.Curve
	for p := range rules.Seat(game.Players) {
		curve := history.Curve{Seat: p, Winner: r.Ranks[p] == 1 && r.Ranks[1-p] != 1}
		for at := range c.Course[0][0] {
			sum := 0
			for z := range c.Course {
				sum += c.Course[z][p][at]
			}
			curve.Values = append(curve.Values, float32(sum))
		}
		if len(curve.Values) == 0 { // somebody gave up before the first mêlée
			curve.Values = []float32{0}
		}
		all = append(all, curve)
	}
	return all
}

// outcomeOf is what the results screen shows of a game that is over.
func outcomeOf(k *play.App, start play.Start, c *chronicle, r *rules.Result, record string) *play.Outcome {
	title, why := "brutal.end.zones", "brutal.end.zones.why"
	if r.Reason == game.ReasonConceded {
		title, why = "brutal.end.conceded", "brutal.end.conceded.why"
	}
	n := max(1, c.last.Melee)
	o := &play.Outcome{
		Game: game.Game.ID, Start: start, Result: r, Record: record,
		Outcome: history.Outcome{
			Title: words.Old(title, "n", n), Why: words.Old(why),
			Short:      words.Old("brutal.end.short", "n", n),
			PlotTitle:  words.Old("brutal.plot"),
			Curves:     c.curves(r),
			Last:       words.Old("brutal.plot.last", "n", n),
			ExtraTitle: words.Old("brutal.end.story"),
		},
	}
	for p := range rules.Seat(game.Players) {
		d := c.Side(p)
		o.Notes = append(o.Notes, words.Old("brutal.end.felled", "n", d.Felled))
	}
	o.Extra = newPortrait(k, c).paint
	return o
}

// portrait is the story of a battle as a picture: where the front was in each
// zone, who was lucky, and who did most.
type portrait struct {
	speech
	c     *chronicle
	best  []campus.Best
	luck  [game.Players]campus.Luck
	ticks int
}

// bands is into how many strips the course of a zone is cut.
const bands = 60

func newPortrait(k *play.App, c *chronicle) *portrait {
	t := &portrait{speech: speech{k}, c: c}
	most := float32(0)
	for p := range rules.Seat(game.Players) {
		d := c.Side(p)
		t.luck[p] = campus.Luck{Seat: p, Real: float32(d.Dealt), Expected: float32(d.Expected)}
		most = max(most, t.luck[p].Real, t.luck[p].Expected)
	}
	for p := range t.luck {
		t.luck[p].Most = most * 1.05
	}
	// The three who did most, whichever side they are on.
	at := [game.Players]int{}
	lists := [game.Players][]int{c.Best(0), c.Best(1)}
	worth := func(p int) int {
		if at[p] >= len(lists[p]) {
			return -1
		}
		d := &c.Deeds[p][lists[p][at[p]]]
		return d.Damage + d.Healed
	}
	for len(t.best) < 3 {
		p := 0
		if worth(1) > worth(0) {
			p = 1
		}
		if worth(p) < 0 {
			break
		}
		n := lists[p][at[p]]
		at[p]++
		d := &c.Deeds[p][n]
		b := campus.Best{Cup: cup(rules.Seat(p), n, c.last.Fighters[p][n].Strategy)}
		b.Figure = ui.Digits(d.Damage + d.Healed)
		t.best = append(t.best, b)
	}
	return t
}

func (t *portrait) paint(g *ui.Gui, r ui.Rect) {
	p := g.P
	t.ticks++
	// The place is of a fixed height: its words grow by an eighth at most.
	was := p.TextScale
	p.TextScale = min(was, 1.12)
	defer func() { p.TextScale = was }()
	left, rest := r.CutLeft(r.W*0.42, 16)
	mid, right := rest.CutLeft(rest.W*0.55, 14)
	if r.H > r.W*0.3 {
		// In a narrow window there is more room below than beside.
		left, rest = r.CutLeft(r.W*0.5, 16)
		mid, right = rest.CutTop(rest.H*0.36, 10)
	}
	for z := range game.Zones {
		t.zoneBand(p, left.Row(z, game.Zones, 3), z)
	}
	for i := range t.luck {
		l := t.luck[i]
		more := int(l.Real) - int(l.Expected+0.5)
		l.Label = t.say("brutal.luck.diff", 0, plus(more), "")
		if more < 0 {
			l.Label = t.say("brutal.luck.diff", 0, minus(-more), "")
		}
		l.Words = t.k.T("brutal.luck.of", "n", int(l.Real), "all", int(l.Expected+0.5))
		campus.PaintLuck(p, mid.Row(i, 2, 6), &l)
	}
	for i := range t.best {
		t.best[i].Words = t.word("brutal.best")
	}
	if len(t.best) > 0 {
		campus.PaintBest(p, right, t.best, t.ticks, g.Motion == ui.Reduced)
	}
}

// zoneBand is where the front stood in a zone, from the first mêlée to the end.
func (t *portrait) zoneBand(p *ui.Painter, r ui.Rect, z int) {
	label, band := r.CutLeft(r.W*0.46, 8)
	p.Label(t.zone(z), label, ui.Type{Face: ui.Nunito800, Size: 15.5, Color: ui.Ink}, ui.Right)
	course := &t.c.Course[z]
	n := len(course[0])
	p.Sheet(band.Inset(-1.5), ui.Sheet{Color: ui.Ink.Fade(0.5), Radius: 4, Lift: -1, NoRim: true})
	if n == 0 {
		p.Fill(band, ui.Trough)
		return
	}
	blue, red := ui.SeatLook(0), ui.SeatLook(1)
	fall, to := n, rules.Spectator
	for _, f := range t.c.Falls {
		if f.Zone == z {
			fall, to = f.At, f.To
		}
	}
	w := band.W / bands
	for i := range bands {
		at := min(n-1, i*n/bands)
		x := band.X + w*float32(i)
		if at >= fall {
			rest := ui.Rect{X: x, Y: band.Y, W: band.Right() - x, H: band.H}
			p.Fill(rest, ui.SeatLook(to).Ground)
			p.Label(t.k.T("brutal.held.short", "letter", to.Letter()), rest.Inset2(3, 0), ui.Type{Face: ui.Fredoka600, Size: 15, Color: ui.SeatLook(to).TextOn}, ui.Center)
			return
		}
		h := band.H * share(course[0][at], course[1][at])
		p.Fill(ui.Rect{X: x, Y: band.Bottom() - h, W: w + 0.3, H: h}, blue.Color)
		p.Fill(ui.Rect{X: x, Y: band.Y, W: w + 0.3, H: band.H - h}, red.Tint)
	}
}

// outcome is the outcome of the game that is over.
func (s *Scene) outcome() *play.Outcome {
	t, err := s.m.Replay()
	if err != nil { // the same set-up was accepted before
		s.k.Env.Say(words.Old("notice.store.failed"))
		return nil
	}
	var c chronicle
	for at := 0; at <= t.Len(); at++ {
		c.note(t.State(at).Open())
	}
	o := outcomeOf(s.k, s.seats.Start, &c, s.m.Result(), s.seats.Keeper.Name)
	o.Again = func() scenes.Scene { return s.rematch() }
	return o
}

// rematch is the same match with other dice, in which everybody has the team of
// the last one to start from.
func (s *Scene) rematch() scenes.Scene {
	start := s.seats.Start
	start.SeedText = words.SeedText(s.k.Words.Language(), s.k.Env.Seed())
	return s.withTeams(play.Anew(s.k, open, start, rules.SeedFromText(start.SeedText), s))
}

// withTeams gives the people of a new match the teams of this one.
func (s *Scene) withTeams(next scenes.Scene) scenes.Scene {
	if again, ok := next.(*Scene); ok && again != s {
		for p := range s.drafts {
			if s.person(rules.Seat(p)) {
				again.drafts[p].team, again.drafts[p].preset, again.drafts[p].mine = s.drafts[p].team, s.drafts[p].preset, s.drafts[p].mine
				if t := s.firstTeam(rules.Seat(p)); t != nil {
					again.drafts[p].team = *t
				}
			}
		}
	}
	return next
}

// firstTeam is the team as it was composed, before orders changed strategies.
func (s *Scene) firstTeam(p rules.Seat) *game.Team {
	t, err := s.m.Replay()
	if err != nil || t.Len() == 0 {
		return nil
	}
	acting, acts := t.Acts(0)
	if !acting.Has(p) || int(p) >= len(acts) {
		return nil
	}
	return acts[p].Team
}
