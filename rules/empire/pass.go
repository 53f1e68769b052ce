package empire

// Pass bids nothing, takes the free card, or ends the turn once a card was taken. Breaking a tie cannot
// be passed.
func (v *View) Pass() (Action, bool) {
	switch v.Phase {
	case PhaseBid:
		return Pick(DoBid, 0), true
	case PhaseTake:
		for i, c := range v.Row {
			if c != 0 && Prices[i] == 0 {
				return Pick(DoTake, i), true
			}
		}
	case PhaseAct:
		return Done, true
	}
	return Action{}, false
}
