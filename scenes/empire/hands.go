package empire

import game "ludotheque/rules/empire"

// spot is where keys and pads are.
type spot uint8

const (
	onRow spot = iota // on a card of the row
	onMap             // on a region
	onEnd             // on the end of the turn
)

// hands is what lies in the hands of the person who plays.
type hands struct {
	at     spot
	card   int         // of the row, from 0
	region game.Region // under the hand
	from   game.Region // that an army is about to leave
	half   int         // the side of the card that is used
	keyed  bool        // keys or a pad were used last

	// ask is the region in which several sides could lose an army, foes those
	// sides and foe which of them is chosen.
	ask  game.Region
	foes []game.Side
	foe  int

	plus  game.Regions // where something can be done
	legal []game.Action
	left  [2]int // points of the sides of the card that can still be used

	press    game.Region // where the pointer went down
	pressing bool
	fresh    bool // a card that this press points at for the first time

	refused struct {
		key  string
		left int
	}
}

// refusedTicks is how long a refusal is shown.
const refusedTicks = 200

func (h *hands) tick() {
	if h.refused.left > 0 {
		h.refused.left--
	}
}

// refresh works out again what hangs on the view: what can be done, and where
// the hand goes by itself.
func (s *Scene) refresh() {
	s.sums.watch(s.v, s.watched())
	h, v := &s.hands, s.v
	h.plus, h.ask, h.foes = 0, game.NoRegion, h.foes[:0]
	h.legal = h.legal[:0]
	h.left = [2]int{}
	if !s.mine() {
		h.from = game.NoRegion
		return
	}
	h.legal = v.Board.Legal(s.eyes, h.legal)
	switch v.Phase {
	case game.PhaseTake:
		if h.at != onRow || v.Row[h.card] == 0 {
			h.at, h.card = onRow, s.nextCard(-1, 1)
		}
		h.from = game.NoRegion
		h.half = 0
		s.preview()
	case game.PhaseAct:
		s.refreshAct()
	case game.PhaseChoose:
		h.plus = v.Choice.Among
		if h.at != onMap || !h.plus.Has(h.region) {
			h.at, h.region = onMap, v.Choice.Suggested
		}
	case game.PhaseNeutral:
		for i := range h.legal {
			h.plus = h.plus.With(h.legal[i].To)
		}
		if h.at != onMap {
			h.at, h.region = onMap, 1
		}
	}
}

// refreshAct chooses the side of the card and marks its regions.
func (s *Scene) refreshAct() {
	h, v := &s.hands, s.v
	f := v.Card.Face()
	for i := range h.legal {
		for j := range f.Acts {
			if suits(&h.legal[i], f.Acts[j].Verb) {
				h.left[j] = v.Left(j)
			}
		}
	}
	if h.half >= len(f.Acts) {
		h.half = 0
	}
	if h.left[h.half] == 0 && h.left[1-h.half] > 0 {
		h.half, h.from = 1-h.half, game.NoRegion
	}
	if h.from.Known() && (!s.verb().Moves() || v.Grounds[h.from].Armies[v.Current] == 0) {
		h.from = game.NoRegion
	}
	s.mark()
	switch {
	case h.plus == 0:
		h.at = onEnd
	case h.at == onRow:
		h.at, h.region = onMap, s.likely()
	case h.at == onEnd && h.keyed:
		h.at = onMap
		fallthrough
	default:
		if !h.plus.Has(h.region) && h.region != h.from {
			h.region = s.likely()
		}
	}
}

// likely is the region that keys begin at.
func (s *Scene) likely() game.Region {
	h := &s.hands
	if h.plus.Has(h.region) {
		return h.region
	}
	if h.from.Known() {
		return h.from
	}
	return h.plus.First()
}

// verb is what the side of the card in use does.
func (s *Scene) verb() game.Verb {
	f := s.v.Card.Face()
	if s.hands.half < len(f.Acts) {
		return f.Acts[s.hands.half].Verb
	}
	return game.NoVerb
}

// suits says whether an action uses such a side of a card.
func suits(a *game.Action, v game.Verb) bool {
	switch a.Do {
	case game.DoPlace:
		return v == game.Place
	case game.DoMove:
		return v.Moves()
	case game.DoFound:
		return v == game.Found
	case game.DoDestroy:
		return v == game.Destroy
	}
	return false
}

// mark marks the regions in which the side of the card in use does something.
func (s *Scene) mark() {
	h := &s.hands
	h.plus = 0
	verb := s.verb()
	for i := range h.legal {
		a := &h.legal[i]
		switch {
		case !suits(a, verb):
		case a.Do != game.DoMove:
			h.plus = h.plus.With(a.To)
		case !h.from.Known():
			h.plus = h.plus.With(a.From)
		case a.From == h.from:
			h.plus = h.plus.With(a.To)
		}
	}
}

// preview marks the regions that the card under the hand could use.
func (s *Scene) preview() {
	h, v := &s.hands, s.v
	h.plus = 0
	if v.Row[h.card] == 0 {
		return
	}
	b := v.Board
	b.Card, b.Used, b.Phase = b.Row[h.card], [2]int8{}, game.PhaseAct
	h.legal = b.Legal(s.eyes, h.legal[:0])
	for i := range h.legal {
		switch a := &h.legal[i]; a.Do {
		case game.DoMove:
			h.plus = h.plus.With(a.From)
		case game.DoDone:
		default:
			h.plus = h.plus.With(a.To)
		}
	}
}

// nextCard is the next place of the row with a card, from one on.
func (s *Scene) nextCard(from, step int) int {
	for i := from + step; i >= 0 && i < game.RowLength; i += step {
		if s.v.Row[i] != 0 {
			return i
		}
	}
	return max(0, from)
}

// aimCard lays the hand on a card of the row.
func (s *Scene) aimCard(i int) {
	if i == s.hands.card || i < 0 || i >= game.RowLength || s.v.Row[i] == 0 {
		return
	}
	s.hands.card = i
	s.preview()
}

// take takes the card under the hand.
func (s *Scene) take() {
	if !s.mine() || s.v.Phase != game.PhaseTake {
		return
	}
	s.advice.stale()
	if err := s.submit(game.Pick(game.DoTake, s.hands.card)); err != nil {
		s.refuseErr(err)
	}
}

// use is a press on a region, by whatever hand.
func (s *Scene) use(r game.Region) {
	if !s.mine() || !r.Known() {
		return
	}
	h, v := &s.hands, s.v
	h.region = r
	switch v.Phase {
	case game.PhaseTake:
		s.refuseErr(game.ErrTakeFirst)
	case game.PhaseNeutral:
		s.try(game.In(game.DoNeutral, r))
	case game.PhaseChoose:
		s.try(game.In(game.DoChoose, r))
	case game.PhaseAct:
		s.advice.stale()
		h.at = onMap
		switch verb := s.verb(); verb {
		case game.Place:
			s.try(game.In(game.DoPlace, r))
		case game.Found:
			s.try(game.In(game.DoFound, r))
		case game.Destroy:
			s.destroy(r)
		default:
			s.march(r)
		}
	}
}

// try submits an action or says why not.
func (s *Scene) try(a game.Action) bool {
	if err := s.submit(a); err != nil {
		s.refuseErr(err)
		return false
	}
	return true
}

// march chooses the region that an army leaves, then the one it goes to.
func (s *Scene) march(r game.Region) {
	h, v := &s.hands, s.v
	own := v.Grounds[r].Armies[v.Current] > 0
	switch {
	case h.left[h.half] == 0:
		s.refuseErr(game.ErrUsedUp)
	case !h.from.Known() && own:
		s.leaveFrom(r)
	case !h.from.Known():
		s.refuseErr(game.ErrNoArmy)
	case r == h.from:
		s.leaveFrom(game.NoRegion)
	default:
		err := s.v.Check(game.MoveArmy(h.from, r))
		if err != nil && own {
			s.leaveFrom(r) // another of one's own is meant
			return
		}
		from := h.from
		if err != nil {
			s.refuseErr(err)
			return
		}
		s.try(game.MoveArmy(from, r))
		if s.mine() && s.v.Phase == game.PhaseAct && s.verb().Moves() && s.v.Grounds[from].Armies[s.v.Current] > 0 && s.hands.left[s.hands.half] > 0 {
			s.hands.from = from
			s.mark()
		}
	}
}

func (s *Scene) leaveFrom(r game.Region) {
	s.hands.from = r
	s.mark()
	s.k.Play("ui.lift")
}

// destroy removes an army of the only other side there, or asks whose.
func (s *Scene) destroy(r game.Region) {
	h := &s.hands
	h.foes = h.foes[:0]
	for i := range h.legal {
		if a := &h.legal[i]; a.Do == game.DoDestroy && a.To == r {
			h.foes = append(h.foes, game.Side(a.N))
		}
	}
	switch len(h.foes) {
	case 0:
		s.refuseErr(game.ErrNoArmy)
	case 1:
		s.try(game.DestroyArmy(r, h.foes[0]))
	default:
		h.ask, h.foe = r, 0
		s.k.Play("ui.lift")
	}
}

// strike removes an army of the side that was asked for.
func (s *Scene) strike(i int) {
	h := &s.hands
	if i < len(h.foes) && h.ask.Known() {
		s.try(game.DestroyArmy(h.ask, h.foes[i]))
	}
}

// turnOver uses the other side of the card.
func (s *Scene) turnOver(half int) {
	h := &s.hands
	if !s.mine() || s.v.Phase != game.PhaseAct || half == h.half || half >= len(s.v.Card.Face().Acts) {
		return
	}
	if h.left[half] == 0 {
		key := game.ErrUsedUp
		if s.v.Card.Face().Join == game.Or {
			key = game.ErrOtherHalf
		}
		s.refuseErr(key)
		return
	}
	h.half, h.from, h.at = half, game.NoRegion, onMap
	s.k.Play("ui.on")
	s.mark()
	h.region = s.likely()
}

// endTurn ends the turn of the person at the screen.
func (s *Scene) endTurn() {
	if !s.mine() {
		return
	}
	if s.v.Phase != game.PhaseAct {
		s.refuseErr(game.ErrTakeFirst)
		return
	}
	s.k.Play("ui.press")
	s.advice.forget()
	s.try(game.Done)
}

// refuse says in words why something cannot be done.
func (s *Scene) refuse(key string) {
	s.hands.refused.key, s.hands.refused.left = key, refusedTicks
	s.k.Play("ui.refuse")
}

func (s *Scene) refuseErr(err error) {
	key, ok := refusals[err]
	if !ok {
		key = "empire.refused.not-now"
	}
	s.refuse(key)
}

// pointer lets the pointer play on the map and the row: a press on a region, or
// an army drawn from one to another.
func (s *Scene) pointer() {
	h := &s.hands
	hands := s.g.Hands()
	if hands.Moved || hands.Pressed {
		h.keyed = false
	}
	over := game.NoRegion
	if s.plan.Board.Contains(hands.X, hands.Y) && !s.covered(hands.X, hands.Y) {
		over = s.ground.At(s.plan, hands.X, hands.Y)
	}
	if (hands.Moved || hands.Pressed) && over.Known() && s.mine() && s.v.Phase != game.PhaseTake {
		h.region = over
		if h.at == onEnd && h.plus != 0 {
			h.at = onMap
		}
	}
	if hands.Pressed {
		h.pressing, h.press = over.Known(), over
	}
	if !hands.Released || !h.pressing {
		return
	}
	h.pressing = false
	switch {
	case over == h.press:
		if s.mine() {
			s.use(over)
		}
	case over.Known() && s.mine() && s.v.Phase == game.PhaseAct && s.verb().Moves() && s.v.Grounds[h.press].Armies[s.v.Current] > 0:
		if h.from != h.press {
			s.leaveFrom(h.press)
		}
		s.march(over)
	}
}

// covered says whether a paper lies over the map there.
func (s *Scene) covered(x, y float32) bool {
	if s.plan.Banner.Contains(x, y) || s.bubbleUp() && s.plan.Bubble.Contains(x, y) {
		return true
	}
	for i := range s.v.Row {
		if s.plan.Row[i].Contains(x, y) {
			return true
		}
	}
	return false
}
