package brutal

import (
	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/campus"
	"ludotheque/scenes/input"
	"ludotheque/scenes/ui"
)

var (
	pageTitle = ui.Type{Face: ui.Fredoka700, Size: 34, Color: ui.Hex(0x472B30)}
	sun       = ui.Hex(0xF2B632)
	palegreen = ui.Hex(0xBBDDA0)
)

// fewOnShelf is how many cups have room for their names on the shelf.
const fewOnShelf = 6

// waitingOrder is the order of those who are still to be placed: students and
// élites first, the maître, who is tall, last.
var waitingOrder = [game.Fighters]int{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 0}

// paintPost is the screen on which fifteen cups are posted.
func (s *Scene) paintPost(in *input.Frame) {
	p, d := s.g.P, s.draft()
	plan := s.plan(campus.Assign)
	s.clearZones()
	if d.given {
		s.carry.drop()
	}
	shelves := s.waitingShelves(plan)
	hot := nobody
	if s.carry.who == nobody && !d.given {
		hot = s.places(func(n int) (x, y, scale float32, ok bool) {
			if d.team[n].Reserve {
				return 0, 0, 0, false
			}
			if d.posts[n] != game.Bench {
				return s.ground.Where(campus.Who{Seat: s.eyes, N: n})
			}
			return s.slotOf(shelves[:], n)
		})
	}
	if to := s.targets(func(int) bool { return true }, plan.Shelf); to != nowhere {
		s.layPost(to)
	}
	for z := range game.Zones {
		s.postZone(z, hot)
	}
	if s.carry.who != nobody || s.carry.flies > 0 {
		st := game.Offensive
		if s.carry.who != nobody {
			st = d.team[s.carry.who].Strategy
		}
		s.inHand(s.eyes, st)
	}
	s.ground.Paint(s.g, &s.frame)
	w := min(plan.Title.W-60, p.Width(s.word("brutal.post.title"), pageTitle))
	p.Label(s.word("brutal.post.title"), ui.Rect{X: plan.Title.X, Y: plan.Title.Y, W: w, H: plan.Title.H}, pageTitle, ui.Left)
	p.Sign(s.eyes, plan.Title.X+w+32, plan.Title.CY()-2, 38, true)
	slips := postHints[:]
	if s.carry.keyed {
		slips = laidHints[:]
	}
	if x := plan.Title.X + w + 66; plan.Status.X-x > 120 {
		s.paintHints(ui.Rect{X: x, Y: plan.Title.Y, W: plan.Status.X - 16 - x, H: plan.Title.H}, slips)
	}
	s.postCards(plan)
	s.postShelves(plan, shelves[:], hot)
	s.readyNote(plan.Status, "brutal.ready.post", "brutal.busy.post")
	s.menuButton(plan.Menu)
	s.postButtons(in, plan)
}

// waitingShelves are the planks with those who are still to be placed: one, or
// two small ones while there are many.
func (s *Scene) waitingShelves(plan *campus.Plan) [3]campus.Shelf {
	d := s.draft()
	s.cups = s.cups[:0]
	for _, n := range waitingOrder {
		if d.team[n].Reserve || d.posts[n] != game.Bench {
			continue
		}
		c := cup(s.eyes, n, d.team[n].Strategy)
		if s.carry.who == n {
			c.Posture = campus.Leaving
		}
		s.cups = append(s.cups, c)
	}
	waiting := len(s.cups)
	for n := range d.team {
		if d.team[n].Reserve {
			c := cup(s.eyes, n, d.team[n].Strategy)
			c.Posture = campus.Down
			s.cups = append(s.cups, c)
		}
	}
	var out [3]campus.Shelf
	out[2] = campus.Shelf{Plank: campus.ShelfIn(plan.Bench), Gap: 94, Size: 0.92, Cups: s.cups[waiting:]}
	if waiting <= fewOnShelf {
		out[0] = campus.Shelf{Plank: campus.ShelfIn(plan.Shelf), Gap: 100, Size: 0.84, Cups: s.cups[:waiting]}
		for i := range out[0].Cups {
			out[0].Cups[i].Sign = true
		}
		return out
	}
	half := (waiting + 1) / 2
	low := campus.ShelfIn(plan.Shelf)
	low.Y, low.H = low.Y+12, 20
	high := low
	high.Y, high.H = plan.Shelf.Y+plan.Shelf.H*0.54, 12
	out[0] = campus.Shelf{Plank: high, Places: half, Gap: 46, Size: 0.86, Cups: s.cups[:half]}
	out[1] = campus.Shelf{Plank: low, Places: half, Gap: 46, Size: 0.86, Cups: s.cups[half:waiting]}
	for i := range waiting {
		s.cups[i].Name = ""
	}
	return out
}

// slotOf is where a fighter stands on the planks.
func (s *Scene) slotOf(shelves []campus.Shelf, n int) (x, y, scale float32, ok bool) {
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

// layPost lays the cup in the hand.
func (s *Scene) layPost(to int) {
	d, c := s.draft(), &s.carry
	n, keyed := c.who, c.keyed
	gone := cup(s.eyes, n, d.team[n].Strategy)
	if to < 0 {
		if to == shelf {
			d.post(n, game.Bench)
		}
		s.flyHome(gone)
	} else {
		d.post(n, to)
		c.drop()
		s.k.PlayAt("brutal.place", s.panOf(to), 0, false)
	}
	if !keyed {
		return
	}
	// The next cup, so that a key after the other posts everybody.
	for _, i := range waitingOrder {
		if !d.team[i].Reserve && d.posts[i] == game.Bench {
			s.g.Focus(ui.ID{Name: "cup", N: i})
			return
		}
	}
	s.g.Focus(ui.ID{Name: "main"})
}

// panOf is where a zone is heard.
func (s *Scene) panOf(z int) float32 {
	v := s.frame.Plan.View
	if v.W == 0 || z < 0 {
		return 0
	}
	return 0.6 * (s.frame.Plan.Buildings[z].CX()/v.W*2 - 1)
}

// group is the fighters of a zone as they are posted, without the one in the
// hand.
func (s *Scene) group(z int) []int {
	d := s.draft()
	s.list = s.list[:0]
	for n := range d.posts {
		if d.posts[n] == z && !d.team[n].Reserve && n != s.carry.who {
			s.list = append(s.list, n)
		}
	}
	return s.list
}

// postZone is a zone of the plan: who stands there, and what they can do.
func (s *Scene) postZone(z, hot int) {
	d, f := s.draft(), &s.frame.Zones[z]
	f.Paper = campus.Own
	if s.eyes != 0 {
		f.Paper = campus.Theirs
	}
	f.Shake = s.carry.shake[z]
	who := s.group(z)
	for _, n := range who {
		c := cup(s.eyes, n, d.team[n].Strategy)
		c.Sign, c.Hot = true, n == hot
		f.Cups = append(f.Cups, c)
	}
	b := d.team.BriefOf(s.v.Dialect, who, resistance)
	after := b
	lit := s.carry.who != nobody && s.carry.over == z
	if lit {
		who = append(who, s.carry.who)
		s.list = who
		after = d.team.BriefOf(s.v.Dialect, who, resistance)
		c := cup(s.eyes, s.carry.who, d.team[s.carry.who].Strategy)
		c.Posture = campus.Ghost
		f.Cups = append(f.Cups, c)
	} else if s.carry.who != nobody && d.posts[s.carry.who] == z {
		c := cup(s.eyes, s.carry.who, d.team[s.carry.who].Strategy)
		c.Posture = campus.Leaving
		f.Cups = append(f.Cups, c)
	}
	f.Lit = lit
	f.Left = campus.Tag{Show: true, Seat: s.eyes, Sign: true, Figure: ui.Digits(b.Count)}
	f.Right = campus.Tag{Show: true, Seat: s.eyes, Figure: ui.Digits(after.ECTS), Unit: s.word("brutal.ects"), Look: campus.PaperTag}
	if len(f.Cups) == 0 {
		f.Paper, f.Empty = campus.Straw, s.word("brutal.post.empty")
		f.Left.Look, f.Right.Show = campus.DashedTag, false
		f.Notes[0] = campus.Note{Icon: "icons/arrow-right", Color: sun, Text: s.word("brutal.post.wanted")}
		return
	}
	if lit {
		f.Left.To, f.Left.Look, f.Right.Look = ui.Digits(after.Count), campus.AccentTag, campus.AccentTag
	}
	f.Notes[0] = campus.Note{Icon: "brutal/offensive", Color: sun, Text: s.say("brutal.brief.strike", whole(b.Strike), "", "")}
	f.Notes[1] = campus.Note{Icon: "brutal/defensive", Color: palegreen, Text: s.say("brutal.brief.heal", whole(b.Heal), "", "")}
	f.Notes[2] = campus.Note{Icon: "brutal/initiative", Color: sun, Text: s.say("brutal.brief.initiative", b.Initiative, "", "")}
	if lit && whole(after.Strike) != whole(b.Strike) {
		f.Notes[0].To = ui.Digits(whole(after.Strike))
	}
	if lit && whole(after.Heal) != whole(b.Heal) {
		f.Notes[1].To = ui.Digits(whole(after.Heal))
	}
}

// postCards are the two sides' papers.
func (s *Scene) postCards(plan *campus.Plan) {
	d := s.draft()
	n, _ := d.placed()
	for seat := range rules.Seat(game.Players) {
		c := s.cardOf(seat)
		if seat == s.eyes {
			c.Cups, c.Up, c.Held = game.Fielded, n, s.carry.who != nobody
			if c.Held && d.posts[s.carry.who] != game.Bench {
				c.Up--
			}
			c.Figure, c.Words = ui.Digits(n), s.of("brutal.post.placed", n, game.Fielded)
		} else {
			e := s.envelope(seat)
			c.Envelope, c.Caption = &e, s.word("brutal.post.secret")
		}
		campus.PaintCard(s.g.P, plan.Cards[seat], &c, s.tick, s.still)
	}
}

// postShelves are the cups still to be placed and the reservists.
func (s *Scene) postShelves(plan *campus.Plan, shelves []campus.Shelf, hot int) {
	p := s.g.P
	campus.Niche(p, plan.Shelf.Inset2(8, 0), 0, 12)
	campus.Niche(p, plan.Bench.Inset2(8, 0), 0, 13)
	label := s.word("brutal.post.waiting")
	for i := range shelves {
		for k := range shelves[i].Cups {
			if shelves[i].Cups[k].N == hot {
				shelves[i].Cups[k].Hot = true
				label = name(s.eyes, hot)
			}
		}
		if len(shelves[i].Cups) > 0 || i != 1 {
			if shelves[i].Plank.W > 0 {
				s.ground.PaintShelf(p, &shelves[i], s.tick, s.still)
			}
		}
	}
	campus.PaperLabel(p, label, plan.Shelf.X+20, plan.Shelf.Y+20, 180)
	campus.PaperLabel(p, s.word("brutal.reserve"), plan.Bench.X+20, plan.Bench.Y+20, 200)
}

// postButtons are undo, "place the rest", and the way on.
func (s *Scene) postButtons(in *input.Frame, plan *campus.Plan) {
	g, d := s.g, s.draft()
	m := in.Menu.Pressed
	n, empty := d.placed()
	back := len(d.posted) > 0 || s.people() == 1 && s.m.CanUndo()
	undo := campus.KeyButton(g, ui.ID{Name: "undo"}, plan.Undo, &campus.Key{Icon: "icons/undo", Text: s.word("brutal.undo"), Color: ui.Ink, Disabled: !back || d.given})
	if undo || !d.given && (m.Has(input.ZL) || in.Keys.Pressed.Has(ebiten.KeyBackspace) || in.Keys.Control() && in.Keys.Pressed.Has(ebiten.KeyZ)) {
		s.undoPost()
	}
	fill := campus.KeyButton(g, ui.ID{Name: "fill"}, plan.Other, &campus.Key{Icon: "brutal/random", Text: s.word("brutal.post.fill"), Tip: s.word("brutal.tip.fill"), Disabled: n == game.Fielded && empty == 0 || d.given})
	if (fill || m.Has(input.ZR)) && !d.given && s.carry.who == nobody {
		d.fill(s.v.Dialect, rules.NewRand(s.k.Env.Seed()))
		s.k.Play("brutal.march")
		g.Focus(ui.ID{Name: "main"})
	}
	button := campus.Main{Title: s.word("brutal.post.give"), Sub: s.word("brutal.post.ready"), Lit: n == game.Fielded && empty == 0 && s.carry.who == nobody}
	switch {
	case d.given:
		button.Title, button.Sub, button.Lit = s.word("brutal.given"), s.word("brutal.given.wait"), false
	case n < game.Fielded && empty > 0:
		button.Sub = s.k.T("brutal.post.missing", "n", game.Fielded-n, "all", empty)
	case n < game.Fielded:
		button.Sub = s.say("brutal.post.cups", game.Fielded-n, "", "")
	case empty > 0:
		button.Sub = s.say("brutal.post.zones", empty, "", "")
	}
	if campus.MainButton(g, ui.ID{Name: "main"}, plan.Main, &button) && s.carry.who == nobody && !d.given {
		s.givePosts()
	}
	if _, ok := g.Focused(); !ok {
		g.Focus(ui.ID{Name: "fill"})
	}
}

// givePosts gives the posting, or goes to what is missing.
func (s *Scene) givePosts() {
	d := s.draft()
	if err := d.posts.Check(&d.team); err != nil {
		for z := range game.Zones {
			if len(s.group(z)) == 0 {
				s.carry.shake[z] = 1
			}
		}
		for _, i := range waitingOrder {
			if !d.team[i].Reserve && d.posts[i] == game.Bench {
				s.g.Focus(ui.ID{Name: "cup", N: i})
				break
			}
		}
		s.refuse(err)
		return
	}
	s.submit(game.DeployPosts(d.posts))
}

// undoPost takes the last posting back; before the first, back to the team.
func (s *Scene) undoPost() {
	d := s.draft()
	s.carry.drop()
	switch {
	case len(d.posted) > 0:
		last := len(d.posted) - 1
		d.posts, d.posted = d.posted[last], d.posted[:last]
	case s.people() == 1 && s.m.Undo() == nil:
		d.given = false
		s.v = s.m.View(s.eyes)
		s.page = pageSetup
		s.setup.forget()
	default:
		s.no("error.undo")
		return
	}
	s.k.Play("ui.undo")
}
