package empire

import (
	"slices"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// spot is where keys and pads are.
type spot uint8

const (
	onRow spot = iota // on a card of the row
	onMap             // on a region
	onEnd             // on the end of the turn, or on what places all neutral armies
)

// hands is what lies in the hands of the person who plays.
type hands struct {
	f      *face
	at     spot
	card   int         // of the row, from 0
	region game.Region // under the hand
	from   game.Region // that an army is about to leave
	chosen int         // the age of the face when it was chosen
	half   int         // the side of the card that is used
	keyed  bool        // keys or a pad were used last
	placer rules.Seat  // who put down the last neutral army

	// ask is the region in which several sides could lose an army, foes those
	// sides and foe which of them is chosen.
	ask  game.Region
	foes []game.Side
	foe  int

	plus  game.Regions             // where something can be done
	gains [game.RegionCount]string // by how much that changes the lead: see [hands.gain]
	legal []game.Action
	left  [2]int // points of the sides of the card that can still be used

	press    game.Region // where the pointer went down
	pressing bool
	fresh    bool // a card that this press points at for the first time

	refused struct {
		text words.Text
		left int // ticks for which it is shown
	}

	rest input.Frame // what is left for the widgets
}

// doublePress is up to how many ticks after the first a second press on the same region
// is part of it.
const doublePress = 30

// refusedTicks is how long a refusal is shown.
const refusedTicks = 200

func (h *hands) tick() {
	if h.refused.left > 0 {
		h.refused.left--
	}
}

// refresh works out again what hangs on the view: what can be done, and where
// the hand goes by itself.
func (h *hands) refresh() {
	v := h.f.v
	h.f.s.Gui.Withdraw()
	h.plus, h.gains, h.ask, h.foes = 0, [game.RegionCount]string{}, game.NoRegion, h.foes[:0]
	h.legal = h.legal[:0]
	h.left = [2]int{}
	if !h.f.mine() {
		h.from = game.NoRegion
		return
	}
	h.legal = v.Board.Legal(h.f.s.Eyes, h.legal)
	switch v.Phase {
	case game.PhaseTake:
		if h.at != onRow || v.Row[h.card] == 0 {
			h.at, h.card = onRow, h.nextCard(-1, 1)
		}
		h.from = game.NoRegion
		h.half = 0
		h.preview()
	case game.PhaseAct:
		h.refreshAct()
	case game.PhaseChoose:
		h.plus = v.Choice.Among
		if h.at != onMap || !h.plus.Has(h.region) {
			h.at, h.region = onMap, v.Choice.Suggested
		}
	case game.PhaseNeutral:
		for i := range h.legal {
			h.plus = h.plus.With(h.legal[i].To)
		}
		if h.at != onMap || h.placer != h.f.s.Eyes { // "Place for me" comes first
			h.at, h.region = onEnd, 1
		}
		h.placer = h.f.s.Eyes
	}
}

// refreshAct chooses the side of the card and marks its regions.
func (h *hands) refreshAct() {
	v := h.f.v
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
	if other := 1 - h.half; other < len(f.Acts) && h.left[other] > 0 {
		if plan := h.f.advice.left(); len(plan) > 0 && !suits(&plan[0], h.verb()) && suits(&plan[0], f.Acts[other].Verb) {
			h.half, h.from = other, game.NoRegion
		}
	}
	if h.from.Known() && (!h.verb().Moves() || v.Grounds[h.from].Armies[v.Current] == 0) {
		h.from = game.NoRegion
	}
	h.mark()
	switch {
	case h.plus == 0:
		h.at = onEnd
	case h.at == onRow:
		h.at, h.region = onMap, h.likely()
	case h.at == onEnd && h.keyed:
		h.at = onMap
		fallthrough
	default:
		if !h.plus.Has(h.region) && h.region != h.from {
			h.region = h.likely()
		}
	}
}

// likely is the region that keys begin at: where the card changes most.
func (h *hands) likely() game.Region {
	a, ok := h.f.best()
	switch {
	case ok && a.Do == game.DoMove && !h.from.Known():
		return a.From
	case ok:
		return a.To
	case h.from.Known():
		return h.from
	}
	return h.plus.First()
}

// verb is what the side of the card in use does.
func (h *hands) verb() game.Verb {
	f := h.f.v.Card.Face()
	if h.half < len(f.Acts) {
		return f.Acts[h.half].Verb
	}
	return game.NoVerb
}

// suits reports whether an action uses such a side of a card.
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

// mark marks the regions in which the side of the card in use does something, and what that changes.
func (h *hands) mark() {
	h.plus, h.gains = 0, [game.RegionCount]string{}
	verb := h.verb()
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
	for r := range h.plus.All {
		h.gains[r] = h.gain(r)
	}
}

// gain is by how much using the card in a region changes the lead, of three sides and more the person's
// points; "" where it is not yet clear what is done there.
func (h *hands) gain(r game.Region) string {
	var what game.Action
	n := 0
	for _, a := range h.legal {
		if suits(&a, h.verb()) && a.To == r && (a.Do != game.DoMove || a.From == h.from) {
			what = a
			n++
		}
	}
	if n != 1 {
		return ""
	}
	return signed(h.worth(what))
}

// worth is by how much an action changes the lead, of three sides and more the person's points.
func (h *hands) worth(a game.Action) int {
	v := h.f.v
	if history.Sides(&v.Board) > 2 {
		own, _ := v.Change(a, v.Current, v.Current)
		return own
	}
	own, rival := v.Change(a, v.Current, 1-v.Current)
	return own - rival
}

// preview marks the regions that the card under the hand could use.
func (h *hands) preview() {
	v := h.f.v
	h.plus = 0
	if v.Row[h.card] == 0 {
		return
	}
	b := v.Board
	b.Card, b.Used, b.Phase = b.Row[h.card], [2]int8{}, game.PhaseAct
	h.legal = b.Legal(h.f.s.Eyes, h.legal[:0])
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
func (h *hands) nextCard(from, step int) int {
	for i := from + step; i >= 0 && i < game.RowLength; i += step {
		if h.f.v.Row[i] != 0 {
			return i
		}
	}
	return max(0, from)
}

// aimCard lays the hand on a card of the row.
func (h *hands) aimCard(i int) {
	if i == h.card || i < 0 || i >= game.RowLength || h.f.v.Row[i] == 0 {
		return
	}
	h.card = i
	h.preview()
}

// pointAt lays the hand on a card of the row that a widget has the focus of, and
// notes with a press whether the card was under the hand before.
func (h *hands) pointAt(i int, pressed bool) {
	if pressed {
		h.fresh = h.card != i
	}
	h.aimCard(i)
}

// take takes the card under the hand.
func (h *hands) take() {
	if !h.f.mine() || h.f.v.Phase != game.PhaseTake {
		return
	}
	h.f.advice.stale()
	h.f.act(game.Pick(game.DoTake, h.card))
}

// use is a press on a region, by whatever hand.
func (h *hands) use(r game.Region) {
	if !h.f.mine() || !r.Known() {
		return
	}
	v := h.f.v
	h.region = r
	switch v.Phase {
	case game.PhaseTake:
		h.refuse(game.ErrTakeFirst)
	case game.PhaseNeutral:
		h.f.act(game.In(game.DoNeutral, r))
	case game.PhaseChoose:
		h.f.act(game.In(game.DoChoose, r))
	case game.PhaseAct:
		h.f.advice.stale()
		h.at = onMap
		switch verb := h.verb(); verb {
		case game.Place:
			h.f.act(game.In(game.DoPlace, r))
		case game.Found:
			h.f.act(game.In(game.DoFound, r))
		case game.Destroy:
			h.destroy(r)
		default:
			h.march(r)
		}
	}
}

// march chooses the region that an army leaves, then the one it goes to.
func (h *hands) march(r game.Region) {
	v := h.f.v
	own := v.Grounds[r].Armies[v.Current] > 0
	switch {
	case h.left[h.half] == 0:
		h.refuse(game.ErrUsedUp)
	case !h.from.Known() && own:
		h.leaveFrom(r)
	case !h.from.Known():
		h.refuse(game.ErrNoArmy)
	case r == h.from:
		if h.f.age-h.chosen > doublePress {
			h.stay()
		}
	default:
		err := v.Check(game.MoveArmy(h.from, r))
		switch {
		case err == nil:
			h.f.act(game.MoveArmy(h.from, r))
		case own:
			h.leaveFrom(r) // another of one's own is meant
		default:
			h.refuse(err)
		}
	}
}

func (h *hands) leaveFrom(r game.Region) {
	h.from, h.chosen = r, h.f.age
	h.refused.left = 0
	h.mark()
	h.f.s.Play("ui.lift")
}

// stay gives up the move that was begun, and says so.
func (h *hands) stay() {
	from := h.from
	h.leaveFrom(game.NoRegion)
	h.refused.text, h.refused.left = words.EmpireMoveStays(region(h.f.s.Kit, from)), refusedTicks
}

// destroy removes an army of the only other side there, or asks whose.
func (h *hands) destroy(r game.Region) {
	h.foes = h.foes[:0]
	for i := range h.legal {
		if a := &h.legal[i]; a.Do == game.DoDestroy && a.To == r {
			h.foes = append(h.foes, game.Side(a.N))
		}
	}
	switch len(h.foes) {
	case 0:
		h.refuse(game.ErrNoArmy)
	case 1:
		h.f.act(game.DestroyArmy(r, h.foes[0]))
	default:
		h.ask, h.foe = r, 0
		h.f.s.Play("ui.lift")
	}
}

// strike removes an army of the side that was asked for.
func (h *hands) strike(i int) {
	if i < len(h.foes) && h.ask.Known() {
		h.f.act(game.DestroyArmy(h.ask, h.foes[i]))
	}
}

// turnOver uses the other side of the card.
func (h *hands) turnOver(half int) {
	if !h.f.mine() || h.f.v.Phase != game.PhaseAct || half == h.half || half >= len(h.f.v.Card.Face().Acts) {
		return
	}
	if h.left[half] == 0 {
		why := game.ErrUsedUp
		if h.f.v.Card.Face().Join == game.Or {
			why = game.ErrOtherHalf
		}
		h.refuse(why)
		return
	}
	h.half, h.from, h.at = half, game.NoRegion, onMap
	h.f.s.Play("ui.on")
	h.mark()
	h.region = h.likely()
}

// askEnd does what the button that ends the turn does, for keys and pads.
func (h *hands) askEnd() {
	switch h.f.v.Phase {
	case game.PhaseAct:
		h.f.s.Gui.Press(idEnd)
	case game.PhaseTake:
		h.refuse(game.ErrTakeFirst)
	case game.PhaseChoose:
		h.refuse(game.ErrNotOffered)
	default:
		h.refuse(game.ErrNotNow)
	}
}

// endTurn ends the turn of the person at the screen.
func (h *hands) endTurn() {
	if !h.f.mine() || h.f.v.Phase != game.PhaseAct {
		return
	}
	h.f.advice.forget()
	h.refused.left = 0
	h.f.act(game.Done)
}

// unused is how many points of the card could still be used: of both its sides, or of
// the one in use where it gives a choice of them. A last point that brings no lead is none.
func (h *hands) unused() int {
	n := h.left[h.half]
	if h.f.v.Card.Face().Join == game.And {
		n = h.left[0] + h.left[1]
	}
	brings := func(a game.Action) bool { return a.Do != game.DoDone && h.worth(a) > 0 }
	if n == 1 && history.Sides(&h.f.v.Board) == 2 && !slices.ContainsFunc(h.legal, brings) {
		return 0
	}
	return n
}

// refuse says in words why something cannot be done.
func (h *hands) refuse(err error) {
	text, ok := refusals[err]
	if !ok {
		text = words.EmpireRefusedNotNow()
	}
	h.tell(text)
}

// tell shows words of refusal.
func (h *hands) tell(text words.Text) {
	h.refused.text, h.refused.left = text, refusedTicks
	h.f.s.Play("ui.refuse")
}

// pointer lets the pointer play on the map: a press on a region, or an army drawn
// from one to another.
func (h *hands) pointer(hands ui.Input) {
	if hands.Moved || hands.Pressed {
		h.keyed = false
	}
	over := game.NoRegion
	if h.f.plan.Board.Contains(hands.X, hands.Y) && !h.covered(hands.X, hands.Y) {
		over = h.f.board.At(h.f.plan, hands.X, hands.Y)
	}
	mine := h.f.mine()
	if h.f.camera.pointer(hands, h.army(over)) {
		h.pressing = false
		return
	}
	if (hands.Moved || hands.Pressed) && over.Known() && mine && h.f.v.Phase != game.PhaseTake {
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
	case !mine:
	case over == h.press:
		h.use(over)
	case over.Known() && h.army(h.press):
		if h.from != h.press {
			h.leaveFrom(h.press)
		}
		h.march(over)
	}
}

// army reports whether an army of the person can be drawn from a region.
func (h *hands) army(r game.Region) bool {
	v := h.f.v
	return r.Known() && h.f.mine() && v.Phase == game.PhaseAct && h.verb().Moves() && v.Grounds[r].Armies[v.Current] > 0
}

// covered reports whether a paper lies over the map there.
func (h *hands) covered(x, y float32) bool {
	plan := h.f.plan
	if plan.Large && (!plan.Board.Contains(x, y) || plan.Mini.Contains(x, y)) {
		return true
	}
	if plan.Banner.Contains(x, y) || h.f.hud.bubbleUp() && plan.Bubble.Contains(x, y) || h.f.board.Covers(x, y) {
		return true
	}
	for i := range plan.Row {
		if plan.Row[i].Contains(x, y) {
			return true
		}
	}
	return false
}

// backOut lets go of what is in hand; it answers false where that is nothing.
func (h *hands) backOut() bool {
	switch {
	case h.f.s.Gui.Withdraw():
	case h.ask.Known():
		h.ask, h.foes = game.NoRegion, h.foes[:0]
	case h.from.Known():
		h.stay()
	default:
		return false
	}
	return true
}

// drive moves the hand and acts with it.
func (h *hands) drive(in *input.Frame) {
	dx, dy := in.Menu.Steps()
	act := in.Menu.Pressed.Has(input.A)
	switch {
	case h.ask.Known():
		if dx != 0 {
			h.foe = max(0, min(len(h.foes)-1, h.foe+dx))
			h.f.s.Play("ui.focus")
		} else if act {
			h.strike(h.foe)
		}
	case h.at == onRow:
		if dx != 0 {
			h.aimCard(h.nextCard(h.card, dx))
		} else if act {
			h.f.s.Gui.Press(idTake)
		}
	case h.at == onEnd:
		switch {
		case act && h.f.v.Phase == game.PhaseNeutral:
			h.f.advice.place()
		case act:
			h.askEnd()
		case dx|dy != 0 && h.plus != 0:
			h.f.s.Gui.Withdraw()
			h.at = onMap
		}
	default:
		if dx|dy != 0 {
			h.walk(dx, dy)
		} else if act {
			h.use(h.region)
		}
	}
}

// walk brings the hand to the next region that means something, or down to the
// end of the turn.
func (h *hands) walk(dx, dy int) {
	among := h.plus.With(h.from)
	to := h.f.board.Walk(h.region, dx, dy, among)
	switch {
	case to == h.region && dy > 0 && (h.f.v.Phase == game.PhaseAct || h.f.v.Phase == game.PhaseNeutral):
		h.at = onEnd
		h.f.s.Play("ui.focus")
	case to != h.region:
		h.region = to
		h.f.s.Play("ui.focus")
	}
}

// refusals are the words for each reason of the rules to refuse an action.
var refusals = map[error]words.Text{
	play.ErrLost:        words.TableUnsent(),
	match.ErrNoUndo:     words.ErrorUndo(),
	game.ErrOver:        words.EmpireRefusedOver(),
	game.ErrNotYourTurn: words.EmpireRefusedNotYourTurn(),
	game.ErrNotNow:      words.EmpireRefusedNotNow(),
	game.ErrNoRegion:    words.EmpireRefusedNoRegion(),
	game.ErrBid:         words.EmpireRefusedBid(),
	game.ErrFirst:       words.EmpireRefusedFirst(),
	game.ErrNoCard:      words.EmpireRefusedNoCard(),
	game.ErrTooDear:     words.EmpireRefusedTooDear(),
	game.ErrTakeFirst:   words.EmpireRefusedTakeFirst(),
	game.ErrTaken:       words.EmpireRefusedTaken(),
	game.ErrNotOnCard:   words.EmpireRefusedNotOnCard(),
	game.ErrOtherHalf:   words.EmpireRefusedOtherHalf(),
	game.ErrUsedUp:      words.EmpireRefusedUsedUp(),
	game.ErrNoSupply:    words.EmpireRefusedNoSupply(),
	game.ErrNoBase:      words.EmpireRefusedNoBase(),
	game.ErrNoArmy:      words.EmpireRefusedNoArmy(),
	game.ErrNoBorder:    words.EmpireRefusedNoBorder(),
	game.ErrNeedsSail:   words.EmpireRefusedNeedsSail(),
	game.ErrOwnArmy:     words.EmpireRefusedOwnArmy(),
	game.ErrNotOffered:  words.EmpireRefusedNotOffered(),
}
