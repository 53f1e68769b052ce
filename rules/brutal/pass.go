package brutal

// Pass gives no orders in a truce, so that everybody stays where and as they are. A team
// has to be composed, and posted.
func (v *View) Pass() (Action, bool) { return GiveOrders(), v.Phase == PhaseTruce }

// Leisure is more for a whole team than for the orders of a truce.
func (v *View) Leisure() int {
	switch v.Phase {
	case PhaseSetup:
		return 5
	case PhasePost:
		return 3
	}
	return 1
}
