package trichrome

// Rounds returns the number of the current round: players who left are back in the next one (M18).
func (s *State) Rounds() int { return s.board.Round.Number }
