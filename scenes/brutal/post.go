package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

// pageTitle is the title of a page on the ground of the campus.
var pageTitle = ui.Number.With(titleInk)

// fewOnShelf is how many cups have room for their names on the shelf.
const fewOnShelf = 7

// largestOnShelf returns how large those who are to be placed are where there is room.
func largestOnShelf(plan *board.Plan) float32 { return max(1.25, min(2, plan.Shelf.H/190)) }

// waitingOrder is the order of those who are still to be placed: students and
// élites first, the maître, who is tall, last.
var waitingOrder = [game.Fighters]int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 0}

// post is the screen on which fifteen cups are posted.
type post struct{ *face }

// begin shows the empty zones.
func (s *post) begin() {
	s.page = pagePost
	for p := range s.drafts {
		d := &s.drafts[p]
		if d.posts = game.NoPosts(); d.preset >= 0 && !s.learning() { // it stands ready, and may be changed
			d.fill(s.on.View.Dialect, rules.NewRand(s.k.Env.Seed()+uint64(p)))
		}
		d.posted = nil
	}
	s.blind.next()
	if s.on.Eyes >= 0 {
		s.goOn(s.firstWaiting())
	}
}

// firstWaiting returns the first who is still to be placed, or noCup.
func (s *post) firstWaiting() int {
	d := s.draft()
	for _, n := range waitingOrder {
		if !d.team[n].Reserve && d.posts[n] == game.Bench {
			return n
		}
	}
	return noCup
}

// goOn gives the focus to a cup, or to the way on when there is none.
func (s *post) goOn(n int) {
	id := ui.ID{Name: "main"}
	if n != noCup {
		id = ui.ID{Name: "cup", N: n}
	}
	s.g.Focus(id)
}

// hands notes the keys that need no focus.
func (s *post) hands(in *input.Frame) {
	switch {
	case in.Asks(input.Undo):
		s.on.Do(s.undo)
	case s.carry.who != noCup:
	case in.Asks(input.DoRest):
		s.on.Do(s.fill)
	case in.Asks(input.EndTurn):
		s.on.Do(s.seal)
	}
}

// paint paints the page.
func (s *post) paint() {
	p, d := s.g.P, s.draft()
	plan := s.plan()
	s.clearZones()
	s.carry.rests = noCup
	shelves := s.waitingShelves(plan)
	hot := noCup
	if s.carry.who == noCup && s.on.Mine {
		hot = s.carry.places(func(n int) (x, y, scale float32, ok bool) {
			if d.posts[n] != game.Bench {
				return s.field.Where(board.Who{Seat: s.on.Eyes, N: n})
			}
			return slotOf(shelves[:], n)
		}, func(n int) error {
			if d.team[n].Reserve {
				return game.ErrReservist
			}
			return nil
		})
	}
	a := s.carry.aim(func(int) bool { return true }, plan.Shelf)
	if a.laid != noZone {
		s.lays(a)
	}
	for z := range game.Zones {
		s.zoneOf(z, hot, a.over)
	}
	s.carry.paintHand(a, strategyOf(&d.team, s.carry.who))
	s.field.Paint(s.g, &s.frame)
	w := min(plan.Title.W-60, p.Width(s.k.Say(words.BrutalPostTitle()), pageTitle))
	p.Label(s.k.Say(words.BrutalPostTitle()), ui.Rect{X: plan.Title.X, Y: plan.Title.Y, W: w, H: plan.Title.H}, pageTitle, ui.Left)
	p.Sign(s.on.Eyes, plan.Title.X+w+32, plan.Title.CY()-2, 38, true)
	if x := plan.Title.X + w + 66; plan.Status.X-x > 120 {
		s.hud.paintHints(ui.Rect{X: x, Y: plan.Title.Y, W: plan.Status.X - 16 - x, H: plan.Title.H})
	}
	s.cards(plan)
	s.shelves(plan, shelves[:], hot)
	s.carry.factsInHand(plan)
	s.hud.readyNote(plan.Status, words.BrutalReadyPost, words.BrutalBusyPost)
	s.hud.menuButton(plan.Menu)
	s.buttons(plan)
}

// strategyOf returns the strategy of a fighter of a team, and the first for noCup.
func strategyOf(t *game.Team, n int) game.Strategy {
	if n == noCup {
		return game.Offensive
	}
	return t[n].Strategy
}

// waitingShelves returns the planks with those who are still to be placed: one, or
// two small ones while there are many.
func (s *post) waitingShelves(plan *board.Plan) [3]board.Shelf {
	d := s.draft()
	s.cups = s.cups[:0]
	for _, n := range waitingOrder {
		if d.team[n].Reserve || d.posts[n] != game.Bench {
			continue
		}
		c := cup(s.on.Eyes, n, d.team[n].Strategy)
		if s.carry.who == n {
			c.Posture = board.Leaving
		}
		s.cups = append(s.cups, c)
	}
	waiting := len(s.cups)
	for n := range d.team {
		if d.team[n].Reserve {
			c := cup(s.on.Eyes, n, d.team[n].Strategy)
			c.Posture = board.Down
			s.cups = append(s.cups, c)
		}
	}
	var out [3]board.Shelf
	out[2] = board.Shelf{Plank: board.ShelfIn(plan.Bench), Gap: 60, Size: 0.6, Fit: true, Cups: s.cups[waiting:]}
	if waiting <= fewOnShelf {
		out[0] = board.Shelf{Plank: board.ShelfIn(plan.Shelf), Gap: 100, Size: largestOnShelf(plan), Fit: true, High: plan.Shelf.H - 52, Cups: s.cups[:waiting]}
		for i := range out[0].Cups {
			out[0].Cups[i].Sign = true
		}
		return out
	}
	// Two planks, as high as the niche allows under its label; a low one leaves no room
	// for names on them.
	const label, named = 18, 250
	thick := float32(12)
	if plan.Shelf.H >= named {
		thick = 30
	}
	half := (waiting + 1) / 2
	row := (plan.Shelf.H - label - 2*thick) / 2
	low := board.ShelfIn(plan.Shelf)
	low.Y, low.H = plan.Shelf.Bottom()-thick, thick
	high := low
	high.Y -= row + thick
	for i, plank := range [2]ui.Rect{high, low} {
		cups := s.cups[:half]
		if i == 1 {
			cups = s.cups[half:waiting]
		}
		out[i] = board.Shelf{Plank: plank, Gap: 60, Size: largestOnShelf(plan), Fit: true, High: row - 4, Cups: cups}
	}
	for i := range waiting {
		if plan.Shelf.H < named {
			s.cups[i].Name = ""
		}
	}
	return out
}

// slotOf returns where a fighter stands on the planks.
func slotOf(shelves []board.Shelf, n int) (x, y, scale float32, ok bool) {
	for i := range shelves {
		for k := range shelves[i].Cups {
			if shelves[i].Cups[k].N == n {
				x, y, scale = shelves[i].Slot(k)
				return x, y, scale, true
			}
		}
	}
	return 0, 0, 0, false
}

// lays requests that the carried cup is laid.
func (s *post) lays(a aim) { s.on.Do(func() { s.lay(a) }) }

// lay lays the carried cups.
func (s *post) lay(a aim) {
	d, c := s.draft(), &s.carry
	n, keyed := c.who, c.keyed
	if a.laid < 0 {
		if a.laid == shelf {
			d.post(n, game.Bench)
		}
		c.flyHome(cup(s.on.Eyes, n, d.team[n].Strategy), a.x, a.y)
	} else {
		d.post(n, a.laid)
		c.drop()
		s.on.Happened(newsPosted, false)
		s.k.PlayAt("brutal.place", s.panOf(a.laid), 0, false)
	}
	if keyed { // the next cup, so that a key after the other posts everybody
		s.goOn(s.firstWaiting())
	}
}

// group returns the fighters of a zone as they are posted, without the one in the
// hand.
func (s *post) group(z int) []int {
	d := s.draft()
	s.list = s.list[:0]
	for n := range d.posts {
		if d.posts[n] == z && !d.team[n].Reserve && n != s.carry.who {
			s.list = append(s.list, n)
		}
	}
	return s.list
}

// zoneOf is a zone of the plan: who stands there, and what they can do. Hot is the
// cup that has the focus, over the zone that the carried cup is over.
func (s *post) zoneOf(z, hot, over int) {
	d, f := s.draft(), &s.frame.Zones[z]
	f.Paper = board.Own
	if s.on.Eyes != 0 {
		f.Paper = board.Theirs
	}
	f.Shake = s.carry.shake[z]
	who := s.group(z)
	for _, n := range who {
		c := cup(s.on.Eyes, n, d.team[n].Strategy)
		c.Sign, c.Hot = true, n == hot
		f.Cups = append(f.Cups, c)
	}
	b := d.team.BriefOf(s.on.View.Dialect, who, resistance)
	after := b
	lit := s.carry.who != noCup && over == z
	if lit {
		who = append(who, s.carry.who)
		s.list = who
		after = d.team.BriefOf(s.on.View.Dialect, who, resistance)
		c := cup(s.on.Eyes, s.carry.who, d.team[s.carry.who].Strategy)
		c.Posture = board.Ghost
		f.Cups = append(f.Cups, c)
	} else if s.carry.who != noCup && d.posts[s.carry.who] == z {
		c := cup(s.on.Eyes, s.carry.who, d.team[s.carry.who].Strategy)
		c.Posture = board.Leaving
		f.Cups = append(f.Cups, c)
	}
	f.Lit = lit
	f.Left = board.Tag{Show: true, Seat: s.on.Eyes, Sign: true, Figure: ui.Digits(b.Count)}
	f.Right = board.Tag{Show: true, Seat: s.on.Eyes, Figure: ui.Digits(after.ECTS), Unit: s.k.Say(words.BrutalEcts()), Look: board.PaperTag}
	if len(f.Cups) == 0 {
		f.Paper, f.Empty = board.Straw, s.k.Say(words.BrutalPostEmpty())
		f.Left.Look, f.Right.Show = board.DashedTag, false
		f.Notes[0] = board.Note{Icon: "icons/arrow-right", Color: sun, Text: s.k.Say(words.BrutalPostWanted())}
		return
	}
	if lit {
		f.Left.To, f.Left.Look, f.Right.Look = ui.Digits(after.Count), board.AccentTag, board.AccentTag
	}
	f.Notes[0] = board.Note{Icon: "brutal/offensive", Color: sun, Text: s.k.Say(words.BrutalBriefStrike(whole(b.Strike))), Short: ui.Digits(whole(b.Strike))}
	f.Notes[1] = board.Note{Icon: "brutal/defensive", Color: paleGreen, Text: s.k.Say(words.BrutalBriefHeal(whole(b.Heal))), Short: ui.Digits(whole(b.Heal))}
	f.Notes[2] = board.Note{Icon: "brutal/initiative", Color: sun, Text: s.k.Say(words.BrutalBriefInitiative(b.Initiative)), Short: ui.Digits(b.Initiative)}
	if lit && whole(after.Strike) != whole(b.Strike) {
		f.Notes[0].To = ui.Digits(whole(after.Strike))
	}
	if lit && whole(after.Heal) != whole(b.Heal) {
		f.Notes[1].To = ui.Digits(whole(after.Heal))
	}
}

// cards are the two sides' papers.
func (s *post) cards(plan *board.Plan) {
	d := s.draft()
	n, _ := d.placed()
	for seat := range rules.Seat(game.Players) {
		c := s.hud.cardOf(seat)
		if seat == s.on.Eyes {
			c.Cups, c.Up, c.Held = game.Fielded, n, s.carry.who != noCup
			if c.Held && d.posts[s.carry.who] != game.Bench {
				c.Up--
			}
			c.Figure, c.Words = ui.Digits(n), s.k.Say(words.BrutalPostPlaced(n, game.Fielded))
			c.Facts = s.carry.onPaper()
		} else {
			e := s.hud.envelope(seat)
			c.Envelope, c.Caption = &e, s.k.Say(words.BrutalPostSecret())
		}
		board.PaintCard(s.g.P, plan.Cards[seat], &c, s.tick, s.still())
	}
}

// shelves are the cups still to be placed and the reservists.
func (s *post) shelves(plan *board.Plan, shelves []board.Shelf, hot int) {
	p := s.g.P
	board.Niche(p, plan.Shelf.Inset2(8, 0), 0, 12)
	board.Niche(p, plan.Bench.Inset2(8, 0), 0, 13)
	label := s.k.Say(words.BrutalPostWaiting())
	for i := range shelves {
		for k := range shelves[i].Cups {
			if shelves[i].Cups[k].N == hot {
				shelves[i].Cups[k].Hot = true
				label = history.Name(s.on.Eyes, hot)
			}
		}
		if len(shelves[i].Cups) > 0 || i != 1 {
			if shelves[i].Plank.W > 0 {
				s.field.PaintShelf(p, &shelves[i], s.tick, s.still())
			}
		}
	}
	board.PaperLabel(p, label, plan.Shelf.X+20, plan.Shelf.Y+4, 180)
	board.PaperLabel(p, s.k.Say(words.BrutalReserve()), plan.Bench.X+20, plan.Bench.Y+4, 200)
}

// buttons are undo, "place the rest", and the way on.
func (s *post) buttons(plan *board.Plan) {
	g, d, mine := s.g, s.draft(), s.on.Mine
	n, empty := d.placed()
	full := n == game.Fielded && empty == 0
	if board.KeyButton(g, ui.ID{Name: "undo"}, plan.Undo, &board.Key{Icon: "icons/undo", Text: s.k.Say(words.BrutalUndo()), Color: ui.Ink, Disabled: !s.mayUndo() || !mine, Why: s.why(words.BrutalWhyUndo())}) {
		s.on.Do(s.undo)
	}
	if board.KeyButton(g, ui.ID{Name: "fill"}, plan.Other, &board.Key{Icon: "brutal/random", Text: s.k.Say(words.BrutalPostFill()), Disabled: full || !mine, Why: s.why(words.BrutalWhyFull())}) && s.carry.who == noCup {
		s.on.Do(s.fill)
	}
	button := board.Main{Title: s.k.Say(words.BrutalPostGive()), Sub: s.k.Say(words.BrutalPostReady()), Lit: full && s.carry.who == noCup}
	switch {
	case !mine:
		button.Title, button.Sub, button.Lit = s.k.Say(words.BrutalGiven()), s.k.Say(words.BrutalGivenWait()), false
	case n < game.Fielded && empty > 0:
		button.Sub = s.k.Say(words.BrutalPostMissing(game.Fielded-n, empty))
	case n < game.Fielded:
		button.Sub = s.k.Say(words.BrutalPostCups(game.Fielded - n))
	case empty > 0:
		button.Sub = s.k.Say(words.BrutalPostZones(empty))
	}
	if board.MainButton(g, ui.ID{Name: "main"}, plan.Main, &button) && s.carry.who == noCup && mine {
		s.on.Do(s.seal)
	}
	s.sealKey(plan.Main)
	if _, ok := g.Focused(); !ok {
		g.Focus(ui.ID{Name: "fill"})
	}
}

// mayUndo reports whether a posting can be taken back, or the team.
func (s *post) mayUndo() bool {
	return len(s.draft().posted) > 0 || s.on.People() == 1 && s.on.CanUndo
}

// fill places those who are left.
func (s *post) fill() {
	seed := s.k.Env.Seed()
	if s.learning() {
		seed = lessonSeed
	}
	s.draft().fill(s.on.View.Dialect, rules.NewRand(seed))
	s.on.Happened(newsPosted, false)
	s.k.Play("brutal.march")
	s.g.Focus(ui.ID{Name: "main"})
}

// seal gives the posting, or goes to what is missing.
func (s *post) seal() {
	d := s.draft()
	if err := d.posts.Check(&d.team); err != nil {
		for z := range game.Zones {
			if len(s.group(z)) == 0 {
				s.carry.shake[z] = 1
			}
		}
		if n := s.firstWaiting(); n != noCup {
			s.goOn(n)
		}
		s.refuse(err)
		return
	}
	s.give(game.DeployPosts(d.posts))
}

// undo takes the last posting back; before the first, back to the team.
func (s *post) undo() {
	d := s.draft()
	s.carry.drop()
	switch {
	case len(d.posted) > 0:
		last := len(d.posted) - 1
		d.posts, d.posted = d.posted[last], d.posted[:last]
		s.k.Play("ui.undo")
	case s.on.People() == 1 && s.on.CanUndo:
		s.on.Undo()
	default:
		s.no(words.ErrorUndo())
	}
}
