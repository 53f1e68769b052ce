package aquariom

import (
	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes/aquariom/history"
	shared "ludotheque/scenes/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

type tape = match.Replay[*game.State, game.Action, *game.View]

// record paints the water of a record. It swims as it is looked at: what moves between
// two turns moves with the pictures.
type record struct {
	*view
	// followed is the player who is kept in view, or [rules.Spectator] for the leader.
	followed rules.Seat
}

// beyondEdge is how much of a view's height may lie beyond the map's edge on each side, so that a cell at the edge is
// seen whole.
const beyondEdge = 0.18

func newRecord(k *kit.Kit, h shared.History[*game.View]) play.Board[*game.View] {
	on := &screen{Kit: k}
	on.History = h
	return &record{newView(on, len(h.Scores(0))), rules.Spectator}
}

// Follow implements [play.Follower].
func (r *record) Follow(seat rules.Seat) { r.followed = seat }

// Paint paints the water t of the way from a turn to the next one; follow leads the
// camera to whom it follows, or while that one is out to the leader.
func (r *record) Paint(g *ui.Gui, box ui.Rect, before, now *game.View, t float32, follow bool) {
	s := r.view
	s.Gui = g
	s.show(before, now)
	s.phase = t
	s.shoal.tick()
	s.tickMoments()
	s.measure()
	s.pour()
	v := &s.panes[0]
	v.area = box
	m := s.now.Map
	want := frame(0, 0, m.Width, m.Height, box.W/max(1, box.H))
	lead := s.core(s.order.Seats[0])
	if r.followed >= 0 {
		if c := s.core(r.followed); c.n > 0 {
			lead = c
		}
	}
	if follow && lead.n > 0 {
		sc := lead.whole(s.now, box, box.Inset(beyondEdge*box.H))
		want = sc.within(lead.hold(&sc, lead.x, lead.y), m.Width, m.Height)
	}
	seen := abs(want.Y-v.cam.Y) < v.cam.Height/2 && abs(want.X-v.cam.X) < v.cam.Height/2*box.W/max(1, box.H)
	v.cam.follow(want, g.Motion == ui.Reduced || !seen)
	s.cast(v)
	v.frame.Whole = !follow
	s.frameMoments(v)
	s.board.Paint(g, &v.frame)
}

// Close gives the water back.
func (r *record) Close() { r.board.Close() }

// show makes a turn of a record the one that is shown; before is the turn before it, or
// the same one for the first.
func (s *view) show(before, now *game.View) {
	switch {
	case now == s.now:
		return
	case before.Turn == now.Turn:
		s.enter(now)
		s.cut()
		s.order.Sort(now)
		return
	case before != s.now:
		s.enter(before)
		s.moments = moments{}
	}
	if len(s.panes) == 0 {
		s.cut()
	}
	s.shoal.step(now)
	for i := range now.Events {
		s.moment(&now.Events[i])
	}
	s.order.Sort(now)
}

// watching returns a view of a match that is only watched here.
func watching(a *play.App, start play.Start, h *history.History) *view {
	on := &screen{Kit: a.Kit, App: a, Gui: a.Gui()}
	on.Start, on.History = start, h
	on.Chairs = make(play.Chairs, len(start.Chairs))
	for p := range on.Chairs {
		on.Chairs[p] = play.Seated{Chair: start.Chairs[p], Away: true}
	}
	return newView(on, len(on.Chairs))
}
