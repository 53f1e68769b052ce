package brutal

// Pass gives no orders in a truce. A team has to be composed, and posted.
func (v *View) Pass() (Action, bool) { return GiveOrders(), v.Phase == PhaseTruce }

// TimeFactor returns a higher factor for a whole team than for the orders of a truce.
func (v *View) TimeFactor() int {
	switch v.Phase {
	case PhaseSetup:
		return 5
	case PhasePost:
		return 3
	}
	return 1
}
