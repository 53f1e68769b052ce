package trichrome

// Rounds returns the number of the round under way: who left is back at the next one (M18).
func (s *State) Rounds() int { return s.board.Round.Number }
