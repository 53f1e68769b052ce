package bzzz

import "ludotheque/rules"

// View is what one seat may know: the board, its own nectar, and for every hidden amount the interval
// that is left by its observations, the symmetry of the flowers and its own foraging. The interval
// always contains the truth. When the game is over every interval is exact and nothing is hidden
// (Z31).
type View struct {
	Board
	// Seat is the viewer; rules.Spectator sees only what is public.
	Seat rules.Seat `json:"seat"`
	// Stocks are exact for the viewer's own seat.
	Stocks [Players]Range `json:"stocks"`
	// Initial is, by mirror group, what each of its four flowers started with.
	Initial []Range `json:"initial"`
	// Total is all the nectar that the flowers started with.
	Total Range `json:"total"`
	// Line is the least stock that wins at once (blitzkrieg).
	Line Range `json:"line"`
	// Left is the nectar on flowers and bees.
	Left Range `json:"left"`
	// Events is the news of the latest step, in order.
	Events []Event `json:"events"`
	// Result is nil until the game is over.
	Result *rules.Result `json:"result,omitempty"`
}

// View returns what seat may know; any other seat number is a spectator.
func (s *State) View(seat rules.Seat) *View {
	p := new(paper)
	v := &p.View
	v.Flowers, v.Initial, v.Events = p.flowers[:0], p.initial[:0], p.events[:0]
	s.Look(seat, v)
	return v
}

// paper is the memory of a view in one allocation, for the usual number of flowers and of events.
type paper struct {
	View
	flowers [16]Flower
	initial [4]Range
	events  [2]Event
}

// Look is View written over v, whose memory it reuses. It saves allocations in searches; slices
// obtained from v before are overwritten.
func (s *State) Look(seat rules.Seat, v *View) {
	row := viewer(seat)
	if row == Players {
		seat = rules.Spectator
	}
	s.look(v, seat, row, s.result != nil)
}

// Open returns a view without secrets, for replays: every interval is exact and every event complete.
// It must not reach a player before the end.
func (s *State) Open() *View {
	v := new(View)
	s.look(v, rules.Spectator, Players, true)
	return v
}

func (s *State) look(v *View, seat rules.Seat, viewer int, open bool) {
	l := &s.ledger
	bees, flowers, initial, events := v.Bees, v.Flowers, v.Initial, v.Events
	v.Board = s.board
	v.Bees, v.Flowers = copied(bees, s.board.Bees), copied(flowers, s.board.Flowers)
	v.Initial = sized(initial, len(l.groups))
	v.Seat, v.Result, v.Left = seat, s.result, Range{}
	for i := range v.Flowers {
		r := l.flower(viewer, i)
		if open {
			r = Exactly(int(l.flowers[i][truth]))
		}
		v.Flowers[i].Nectar = r
		v.Left.Lo += r.Lo
		v.Left.Hi += r.Hi
	}
	for i := range v.Bees {
		r := l.bee(viewer, i)
		if open || v.Bees[i].Owner == seat {
			r = Exactly(int(l.bees[i][truth]))
		}
		v.Bees[i].Nectar = r
		v.Left.Lo += r.Lo
		v.Left.Hi += r.Hi
	}
	for p := range v.Stocks {
		v.Stocks[p] = l.stock(viewer, p)
		if open || rules.Seat(p) == seat {
			v.Stocks[p] = Exactly(s.stock(rules.Seat(p)))
		}
	}
	for g := range v.Initial {
		v.Initial[g] = l.group(viewer, g)
		if open {
			v.Initial[g] = Exactly(int(l.groups[g][truth]))
		}
	}
	v.Total = l.total(viewer)
	if open {
		v.Total = Exactly(l.sum(truth))
	}
	v.Line = Range{v.Total.Lo/2 + 1, v.Total.Hi/2 + 1}
	v.Events = sized(events, len(s.events))[:0]
	for _, e := range s.events {
		if !open && e.secret(seat) {
			if e.What == EventStored {
				continue // a bee that carried nothing has no such event either
			}
			e.Amount = Hidden
		}
		v.Events = append(v.Events, e)
	}
}

// Forget returns the view without what was deduced, for people who play by memory: flowers are only
// known to be empty or not, and stocks of others have [Hidden] as their upper end. A view of a
// finished match, or one without secrets, is returned unchanged.
func (v *View) Forget() *View {
	open := v.Seat == rules.Spectator
	for i := range v.Flowers {
		open = open && v.Flowers[i].Nectar.Known()
	}
	if v.Result != nil || open {
		return v
	}
	w := *v
	w.Flowers, w.Bees = copied(nil, v.Flowers), copied(nil, v.Bees)
	for i := range w.Flowers {
		if w.Flowers[i].Nectar.Hi > 0 {
			w.Flowers[i].Nectar = Range{0, v.Params.Nectar}
		}
	}
	for i := range w.Bees {
		if b := &w.Bees[i]; b.Owner != v.Seat && !b.KO() {
			b.Nectar = Range{0, b.Kind.Capacity()}
		}
	}
	w.Initial = copied(nil, v.Initial)
	for i := range w.Initial {
		w.Initial[i] = Range{1, v.Params.Nectar}
	}
	for p := range w.Stocks {
		if rules.Seat(p) != v.Seat {
			w.Stocks[p] = Range{0, Hidden}
		}
	}
	w.Total = Range{len(w.Flowers), len(w.Flowers) * v.Params.Nectar}
	w.Line = Range{w.Total.Lo/2 + 1, w.Total.Hi/2 + 1}
	w.Left = Range{0, w.Total.Hi}
	return &w
}

// Forgotten reports whether the view was made by [View.Forget].
func (v *View) Forgotten() bool {
	for p := range v.Stocks {
		if v.Stocks[p].Hi == Hidden {
			return true
		}
	}
	return false
}

// sized returns a slice of n elements, reusing the memory of s if it is large enough; never nil.
func sized[T any](s []T, n int) []T {
	if s == nil || cap(s) < n {
		return make([]T, n)
	}
	return s[:n]
}

func copied[T any](into, from []T) []T {
	into = sized(into, len(from))
	copy(into, from)
	return into
}

// Check returns why the seat of the view may not do a, or nil. It agrees with State.Check.
func (v *View) Check(a Action) error {
	stock := 0
	if v.Seat >= 0 {
		stock = v.Stocks[v.Seat].Lo
	}
	return v.check(v.Seat, stock, a)
}

// Legal returns everything that the seat of the view may do now: layings, moves, foragings, and ending
// the turn last; nil if it is not its turn.
func (v *View) Legal() []Action {
	return v.AppendLegal(nil)
}

// AppendLegal appends Legal to all.
func (v *View) AppendLegal(all []Action) []Action {
	if v.Check(EndTurn) != nil {
		return all
	}
	try := func(a Action) {
		if v.Check(a) == nil {
			all = append(all, a)
		}
	}
	for _, k := range Kinds {
		try(LayBee(k))
	}
	for i := range v.Bees {
		if v.Bees[i].Owner == v.Seat {
			all = v.appendMoves(all, i)
		}
	}
	for i := range v.Bees {
		x := &v.Bees[i]
		if x.Owner != v.Seat || x.KO() || x.Moved || x.Foraged {
			continue
		}
		for f := range v.Flowers {
			if v.reach(x, f) {
				try(ForageFlower(i, f))
			}
		}
	}
	return append(all, EndTurn)
}

// Moves lists the moves that the seat of the view may make now with one bee.
func (v *View) Moves(bee int) []Action { return v.appendMoves(nil, bee) }

func (v *View) appendMoves(all []Action, bee int) []Action {
	for _, d := range Steps {
		if a := MoveBee(bee, d[0], d[1]); v.Check(a) == nil {
			all = append(all, a)
		}
	}
	return all
}

// Steps are the eight steps of a scout, the four of the other bees first.
var Steps = [8][2]int{{1, 0}, {0, 1}, {-1, 0}, {0, -1}, {1, 1}, {-1, 1}, {-1, -1}, {1, -1}}

// Sample proposes a legal action: a few tries of laying, moving or foraging at random, or else ending
// the turn. It is the zero Action if it is not the seat's turn.
func (v *View) Sample(r *rules.Rand) Action {
	if v.Check(EndTurn) != nil || r.Intn(16) == 0 {
		return EndTurn
	}
	if v.Phase == PhaseLay && !v.Laid && r.Intn(2) == 0 {
		if a := LayBee(Kinds[r.Intn(len(Kinds))]); v.Check(a) == nil {
			return a
		}
	}
	var own [64]int16
	n := 0
	for i := range v.Bees {
		x := &v.Bees[i]
		if x.Owner == v.Seat && !x.KO() && !x.Moved && !x.Foraged && n < len(own) {
			own[n] = int16(i)
			n++
		}
	}
	for try := 0; n > 0 && try < 6; try++ {
		bee := int(own[r.Intn(n)])
		d := Steps[r.Intn(len(Steps))]
		a := MoveBee(bee, d[0], d[1])
		if v.Phase == PhaseForage || r.Intn(4) == 0 {
			if f := v.within(&v.Bees[bee]); f >= 0 {
				a = ForageFlower(bee, f)
			}
		}
		if v.Check(a) == nil {
			return a
		}
	}
	return EndTurn
}

// within returns a flower in reach of a bee, or -1.
func (v *View) within(x *Bee) int {
	for f := range v.Flowers {
		if v.reach(x, f) {
			return f
		}
	}
	return -1
}
