package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/ui"
)

// hud is what several pages show around the campus.
type hud struct{ *face }

// menuButton is the way to the pause sheet for pointers.
func (s *hud) menuButton(r ui.Rect) {
	r = s.cornered(r)
	if r.W > 0 {
		s.on.PausesAt(s.g.Finger(r))
	}
	if r.W > 0 && s.g.Button(ui.ID{Name: "menu"}, r, ui.Button{Icon: "icons/pause", Tip: s.k.Say(words.BrutalMenu())}) {
		s.on.Pause()
	}
}

// cornered returns a button in a corner of the window, wide enough for a thumb.
func (s *hud) cornered(r ui.Rect) ui.Rect {
	p := s.g.P
	if p.Thumb == 0 || r.W == 0 {
		return r
	}
	wide := max(r.W, p.Thumb-12)
	if r.CX() > p.View().W/2 {
		r.X = r.Right() - wide
	}
	return ui.Rect{X: r.X, Y: max(4, r.Y-4), W: wide, H: max(r.H, 52)}
}

// envelope returns how the envelope of a seat looks now.
func (s *hud) envelope(p rules.Seat) board.Envelope {
	return board.Envelope{Fold: min(1, s.seals[p]), Seal: max(0, s.seals[p]-1)}
}

// programme returns the name of a team within a sentence.
func (s *hud) programme(p rules.Seat) string {
	return programmes[s.on.View.Programmes[p]%game.Programmes]
}

// team returns what the team of a seat is called: its programme, and whose it is.
func (s *hud) team(p rules.Seat) string {
	t := s.programme(p)
	if s.on.People() == 1 && s.on.Person(p) {
		return s.k.Say(words.BrutalTeamYours(t))
	}
	return t
}

// versus returns "ISI against MTE".
func (s *hud) versus() string {
	v := s.on.View
	return s.k.Say(words.BrutalVersus(programmes[v.Programmes[0]], programmes[v.Programmes[1]]))
}

// cardOf returns a side's paper with what is the same on all pages.
func (s *hud) cardOf(p rules.Seat) board.Card {
	c := board.Card{Seat: p, Title: s.team(p), Crest: board.Crests[s.on.View.Programmes[p]%game.Programmes]}
	c.Sub = s.on.Name(p)
	if s.on.People() == 1 && s.on.Person(p) {
		c.Sub = s.k.Say(words.SeatPlayer(p.Letter()))
	}
	return c
}

// readyNote reports whether the other side has decided.
func (s *hud) readyNote(r ui.Rect, ready, busy func(team string) words.Text) {
	if r.W <= 0 {
		return
	}
	other := 1 - s.on.Eyes
	done := !s.on.Waiting.Has(other)
	says := busy
	if done {
		says = ready
	}
	who := programmes[s.on.View.Programmes[other]]
	if s.on.Chairs[other].Elsewhere && s.on.Human(other) {
		who = s.on.Name(other)
	}
	board.ReadyNote(s.g.P, r, other, s.k.Say(says(who)), done)
}

// header is the paper at the top with the five pennants.
func (s *hud) header(plan *board.Plan, title, sub string) {
	h := board.Header{Title: title, Sub: sub, Note: s.k.Say(words.BrutalNeeded(game.Majority))}
	i := 0
	st := &s.melee.stage
	for p := range rules.Seat(game.Players) {
		for z := range game.Zones {
			if st.owner[z] == p && st.falling[z] == 0 {
				h.Pennants[i] = board.Pennant{Taken: true, Seat: p, Fresh: st.fresh[z]}
				i++
			}
		}
	}
	board.PaintHeader(s.g.P, plan.Header, &h, s.still())
}

// corner is the name of the game or what the keys do, who plays, and the menu.
func (s *hud) corner(plan *board.Plan) {
	p := s.g.P
	small := ui.Heading.With(brickInk)
	if plan.Title.W > 0 {
		w := min(plan.Title.W, plan.Header.X-plan.Title.X-10)
		if s.paintHints(ui.Rect{X: plan.Title.X - 16, Y: plan.Title.Y - 4, W: w + 16, H: plan.Title.H}) {
			w = 0
		}
		if w > 0 {
			p.Label(s.k.Say(words.BrutalName()), ui.Rect{X: plan.Title.X, Y: plan.Title.Y, W: w, H: plan.Title.H}, small, ui.Left)
		}
	}
	if plan.Status.W > 0 {
		p.Label(s.versus(), plan.Status, ui.SmallStrong.With(brickInk), ui.Right)
	}
	s.menuButton(plan.Menu)
}
