package empire

// Pass bids nothing, or ends the turn once a card was taken. Taking a card and breaking a tie cannot
// be passed.
func (v *View) Pass() (Action, bool) {
	switch v.Phase {
	case PhaseBid:
		return Pick(DoBid, 0), true
	case PhaseAct:
		return Done, true
	}
	return Action{}, false
}
