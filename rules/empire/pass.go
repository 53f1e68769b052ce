package empire

// Pass bids nothing, or ends the turn once a card was taken. A card has to be taken, and
// what nobody else settles has to be chosen.
func (v *View) Pass() (Action, bool) {
	switch v.Phase {
	case PhaseBid:
		return Pick(DoBid, 0), true
	case PhaseAct:
		return Done, true
	}
	return Action{}, false
}
