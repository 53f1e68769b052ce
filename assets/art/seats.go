package art

// Mark says where a seat's letter goes in its sign, in units of the sign's own
// drawing: the middle of the letter, and the size of the type (Fredoka 700).
type Mark struct{ X, Y, Size float64 }

// LetterOf returns where the letter goes in the sign of one of the four seats
// of the board games, from 0: drop, flame, leaf and star. Further seats begin
// again.
func LetterOf(seat int) Mark {
	marks := [...]Mark{{0, 3.9, 13.4}, {0, 4.6, 13.8}, {0.6, 0.4, 13.4}, {0, 0.8, 11}}
	return marks[(seat%len(marks)+len(marks))%len(marks)]
}
