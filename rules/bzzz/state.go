package bzzz

import (
	"fmt"
	"strconv"

	"ludotheque/rules"
)

// State is a game of Bzzz in progress.
type State struct {
	board  Board
	ledger ledger
	rng    rules.Rand
	events []Event
	result *rules.Result
	sealed bool
}

var (
	_ rules.State[*State, Action, *View] = (*State)(nil)
	_ rules.View[Action]                 = (*View)(nil)
	_ rules.Guesser[*State]              = (*View)(nil)
)

// New begins a game: flowers are drawn in the quarter of seat 0 outside the
// hive zone (Z27) and mirrored. The error is a *rules.SetupError.
func New(setup rules.Setup) (*State, error) {
	p, err := params(setup)
	if err != nil {
		return nil, err
	}
	s := &State{rng: *rules.NewRand(setup.Seed)}
	s.board.Params = p

	half, free := p.Cells/2, [][2]int{}
	for y := range half {
		for x := range half {
			if Zone(x, y, p.Cells) == rules.Spectator {
				free = append(free, [2]int{x, y})
			}
		}
	}
	s.rng.Shuffle(len(free), func(i, j int) { free[i], free[j] = free[j], free[i] })
	nectar := make([]int, p.Flowers)
	for sum, draws := 0, 0; draws == 0 || 2*p.Start > sum; draws++ { // Z39
		if draws >= redraws {
			if i := s.rng.Intn(p.Flowers); nectar[i] < p.Nectar {
				nectar[i]++
				sum += Players
			}
			continue
		}
		sum = 0
		for i := range nectar {
			nectar[i] = 1 + s.rng.Intn(p.Nectar)
			sum += Players * nectar[i]
		}
	}
	s.plant(free[:p.Flowers], nectar)
	s.ledger.least = 2 * p.Start
	for v := range viewers {
		s.ledger.tighten(v)
	}
	s.beginTurn()
	return s, nil
}

// redraws is how often all nectar is drawn while it is too little for the initial stocks. If that is
// not enough, as with stocks of nearly half of the possible total, flowers are made richer one by one.
const redraws = 100

// plant puts the flowers of the quarter of seat 0, and their mirrors, on an empty board and starts the
// ledger.
func (s *State) plant(cells [][2]int, nectar []int) {
	p := &s.board.Params
	last := p.Cells - 1
	l := &s.ledger
	l.rates = rates(p.Nectar)
	l.cost = int32(p.Cost)
	for i, c := range cells {
		x, y := c[0], c[1]
		for _, at := range [Players][2]int{{x, y}, {last - x, y}, {last - x, last - y}, {x, last - y}} {
			s.board.Flowers = append(s.board.Flowers, Flower{X: at[0], Y: at[1]})
		}
		var g nectars
		for w := range g {
			switch {
			case w == truth:
				g[w] = int16(nectar[i])
			case w%2 == 0:
				g[w] = 1
			default:
				g[w] = int16(p.Nectar)
			}
		}
		l.groups = append(l.groups, g)
		for range Players {
			l.flowers = append(l.flowers, g)
		}
	}
	for i := range l.stocks {
		for w := range l.stocks[i] {
			l.stocks[i][w] = int32(p.Start)
		}
	}
	l.countAll()
	l.start = &opening{acts: make([]int, len(l.flowers)), stocks: l.stocks}
}

// Acting returns the current player. It is empty in a skirmish, when a turn passes by itself (Z32),
// and when the game is over.
func (s *State) Acting() rules.Seats {
	if !s.board.Phase.Decided() {
		return rules.Seats{}
	}
	return rules.Only(s.board.Current)
}

// Check returns why seat may not do a, as one of the Err values of this package, or nil.
func (s *State) Check(seat rules.Seat, a Action) error {
	stock := 0
	if seat >= 0 && seat < Players {
		stock = s.stock(seat)
	}
	return s.board.check(seat, stock, a)
}

func (s *State) stock(seat rules.Seat) int { return int(s.ledger.stocks[seat][truth]) }

// Step carries out the current player's action, or the skirmish, or passes the turn of a player that
// can do nothing. A refused or missing action ends the turn.
func (s *State) Step(acts []Action) {
	s.events = s.events[:0]
	s.sealed = false
	b := &s.board
	switch b.Phase {
	case PhaseOver:
		return
	case PhaseSkirmish:
		s.sealed = true
		s.skirmish()
		s.endTurn()
		return
	case PhasePass:
		s.events = append(s.events, seatEvent(EventPassed, b.Current))
		s.ledger.add(entry{op: opBroke, seat: uint8(b.Current)})
		s.endTurn()
		return
	}
	var a Action
	if int(b.Current) < len(acts) && s.Check(b.Current, acts[b.Current]) == nil {
		a = acts[b.Current]
	}
	switch a.Do {
	case Lay:
		s.lay(a.Kind)
	case Move:
		e := b.beeEvent(EventMoved, a.Bee)
		e.FromX, e.FromY = e.X, e.Y
		b.move(a)
		e.X, e.Y = b.Bees[a.Bee].X, b.Bees[a.Bee].Y
		s.events = append(s.events, e)
	case Forage:
		s.forage(a.Bee, a.Flower)
	case End:
		s.store()
		if b.touching() {
			b.Phase = PhaseSkirmish
			return
		}
		s.endTurn()
	}
}

func (s *State) lay(k Kind) {
	b := &s.board
	number := 1
	for i := range b.Bees {
		if b.Bees[i].Owner == b.Current {
			number++
		}
	}
	x, y := b.Hive(b.Current)
	b.Bees = append(b.Bees, Bee{Owner: b.Current, Number: number, Kind: k, X: x, Y: y})
	b.Laid = true
	s.ledger.add(entry{op: opLay, seat: uint8(b.Current)})
	s.events = append(s.events, b.beeEvent(EventLaid, len(b.Bees)-1))
}

func (s *State) forage(bee, flower int) {
	b, l := &s.board, &s.ledger
	x := &b.Bees[bee]
	capacity := x.Kind.Capacity()
	before := int(l.bees[bee][truth])
	l.add(entry{op: opForage, bee: int16(bee), flower: uint8(flower), cap: uint8(capacity)})
	growth := int(l.bees[bee][truth]) - before
	x.Foraged = true
	b.Flowers[flower].Acts++
	b.Phase = PhaseForage
	s.sealed = l.learn(x.Owner, flower, b.Flowers[flower].Acts, capacity-before, growth)
	e := b.beeEvent(EventForaged, bee)
	e.Flower, e.Amount = flower, growth
	s.events = append(s.events, e)
}

// store ends phase 3: bees at home that are not KO store what they carry (Z20, Z21).
func (s *State) store() {
	b := &s.board
	for i := range b.Bees {
		x := &b.Bees[i]
		if x.Owner != b.Current || x.KO() || b.Zone(x.X, x.Y) != b.Current {
			continue
		}
		amount := int(s.ledger.bees[i][truth])
		// An entry is written even if there is nothing to store: others may not know that.
		s.ledger.add(entry{op: opStore, seat: uint8(b.Current), bee: int16(i)})
		if amount > 0 {
			e := b.beeEvent(EventStored, i)
			e.Amount = amount
			s.events = append(s.events, e)
		}
	}
}

// touching reports whether any bee of the current player would fight.
func (b *Board) touching() bool {
	for i := range b.Bees {
		if b.Bees[i].Owner != b.Current || b.Bees[i].KO() {
			continue
		}
		for j := range b.Bees {
			if contact(&b.Bees[i], &b.Bees[j], b.Current) {
				return true
			}
		}
	}
	return false
}

// endTurn tests for the end (Z25) and begins the next turn.
func (s *State) endTurn() {
	b := &s.board
	b.Turn++
	if reason := s.over(); reason != "" {
		b.Phase = PhaseOver
		scores := s.Scores()
		s.result = &rules.Result{Reason: reason, Scores: scores, Ranks: rules.RankByScore(scores)}
		e := seatEvent(EventEnded, rules.Spectator)
		e.Reason = reason
		s.events = append(s.events, e)
		return
	}
	s.ledger.add(entry{op: opTurn, seat: uint8(b.Current), amount: s.ledger.stocks[b.Current][truth]})
	s.beginTurn()
}

func (s *State) over() string {
	total := s.ledger.sum(truth)
	for p := range rules.Seat(Players) {
		if 2*s.stock(p) > total {
			return ReasonBlitzkrieg
		}
	}
	if s.left() == 0 {
		return ReasonExhausted
	}
	if s.board.Turn >= s.board.Params.Turns {
		return ReasonTime
	}
	return ""
}

// left returns the nectar on flowers and bees.
func (s *State) left() int {
	n := 0
	for i := range s.ledger.flowers {
		n += int(s.ledger.flowers[i][truth])
	}
	for i := range s.ledger.bees {
		n += int(s.ledger.bees[i][truth])
	}
	return n
}

func (s *State) beginTurn() {
	b := &s.board
	b.Current = rules.Seat(b.Turn % Players)
	b.Phase, b.Laid = PhaseLay, false
	s.events = append(s.events, seatEvent(EventTurn, b.Current))
	own, turn := 0, b.OwnTurn(b.Current)
	for i := range b.Bees {
		x := &b.Bees[i]
		if x.Owner != b.Current {
			continue
		}
		own++
		x.Moved, x.Foraged = false, false
		if x.KO() && x.Wake <= turn { // Z6
			x.Wake = 0
			s.events = append(s.events, b.beeEvent(EventWoke, i))
		}
	}
	if own == 0 && s.stock(b.Current) < b.Params.Cost { // Z32
		b.Phase = PhasePass
	}
}

// Scores returns the stocks, hidden amounts included (rules.Scorer).
func (s *State) Scores() []int {
	scores := make([]int, Players)
	for p := range scores {
		scores[p] = s.stock(rules.Seat(p))
	}
	return scores
}

// Sealed reports whether the latest step used dice, or foraged a flower that is not publicly known to
// be empty, so that it cannot be undone. It does not depend on whether the acting player learnt
// anything: the others would learn from what can be undone.
func (s *State) Sealed() bool {
	if len(s.events) == 0 || s.events[0].What != EventForaged {
		return s.sealed
	}
	f, l := s.events[0].Flower, &s.ledger
	most := l.groups[Group(f)][2*viewer(rules.Spectator)+1]
	return after(l.rates, most, s.board.Flowers[f].Acts-1) > 0
}

// Result is nil until the game is over. Scores are the stocks.
func (s *State) Result() *rules.Result { return s.result }

// Clone returns a copy that shares nothing that a Step changes.
func (s *State) Clone() *State {
	c := *s
	c.board = s.board.clone()
	c.ledger = s.ledger.clone()
	c.events = append([]Event(nil), s.events...)
	return &c
}

func (b *Board) clone() Board {
	c := *b
	c.Bees = append(make([]Bee, 0, len(b.Bees)), b.Bees...)
	c.Flowers = append(make([]Flower, 0, len(b.Flowers)), b.Flowers...)
	return c
}

// String returns the whole state. The history behind the players' knowledge is in it as a digest of 64
// bits, beside everything that follows from it.
func (s *State) String() string {
	// Long parts are formatted by hand, for speed: a record has a hash of this every 32 steps.
	t := make([]byte, 0, 8<<10)
	b, l := &s.board, &s.ledger
	t = fmt.Appendf(t, "bzzz %+v\nturn %d seat %d phase %s laid %t sealed %t rng %016x\n",
		b.Params, b.Turn, b.Current, b.Phase, b.Laid, s.sealed, s.rng.State)
	for i, f := range b.Flowers {
		t = fmt.Appendf(t, "flower %d at %d,%d acts %d nectar ", i, f.X, f.Y, f.Acts)
		t = append(appendList(t, 0, l.flowers[i][:]), '\n')
	}
	for i, x := range b.Bees {
		number := func(before string, n int) { t = strconv.AppendInt(append(t, before...), int64(n), 10) }
		number("bee ", i)
		t = append(append(t, ' '), x.Owner.Letter()...)
		number("", int(x.Number))
		t = append(append(t, ' '), x.Kind.String()...)
		number(" at ", int(x.X))
		number(",", int(x.Y))
		number(" wake ", int(x.Wake))
		t = strconv.AppendBool(append(t, " moved "...), x.Moved)
		t = strconv.AppendBool(append(t, " foraged "...), x.Foraged)
		t = append(appendList(append(t, " nectar "...), 0, l.bees[i][:]), '\n')
	}
	t = append(t, "groups ["...)
	for i := range l.groups {
		t = appendList(t, i, l.groups[i][:])
	}
	t = append(t, "]\nstocks ["...)
	for i := range l.stocks {
		t = appendList(t, i, l.stocks[i][:])
	}
	t = append(t, "] peaks "...)
	t = appendList(t, 0, l.peak[:])
	t = fmt.Appendf(t, "\nhistory %d %016x\n", len(l.log), l.digest)
	for _, e := range s.events {
		t = fmt.Appendf(t, "event %+v\n", e)
	}
	if s.result != nil {
		t = fmt.Appendf(t, "result %+v\n", *s.result)
	}
	return string(t)
}

// appendList appends the i-th list of several as fmt writes it: [1 2 3].
func appendList[N uint8 | int16 | int32](t []byte, i int, list []N) []byte {
	if i > 0 {
		t = append(t, ' ')
	}
	t = append(t, '[')
	for k, n := range list {
		if k > 0 {
			t = append(t, ' ')
		}
		t = strconv.AppendInt(t, int64(n), 10)
	}
	return append(t, ']')
}
