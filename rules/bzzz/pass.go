package bzzz

// Pass ends the turn (Z37).
func (v *View) Pass() (Action, bool) { return EndTurn, true }
