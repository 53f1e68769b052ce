package art

// Mark is the place of a seat's letter in its sign, in units of the sign's drawing: the middle of the
// letter, and the size of the type (Fredoka 700).
type Mark struct {
	X, Y, Size float64
	// Disc is the radius of a disc under the letter where the sign has a hole, in the sign's colour; 0
	// for none.
	Disc float64
	// Paper reports that the disc is white paper, with the letter in ink.
	Paper bool
}

// LetterOf returns the place of the letter in the sign of one of the sixteen seats, from 0: drop,
// flame, leaf, star, moon, flower, fish, shell, hourglass, heart, bolt, cloud, mushroom, cross, ring
// and mountain. Further seats repeat.
func LetterOf(seat int) Mark { return marks[(seat%len(marks)+len(marks))%len(marks)] }

var marks = [...]Mark{
	{X: 0, Y: 3.9, Size: 13.4}, {X: 0, Y: 4.6, Size: 13.8}, {X: 0.6, Y: 0.4, Size: 13.4}, {X: 0, Y: 0.8, Size: 11},
	{X: -4.3, Y: 1.6, Size: 13}, {X: 0, Y: 0.2, Size: 11.5, Disc: 4}, {X: 0.4, Y: 0.2, Size: 12}, {X: 0, Y: -0.6, Size: 13, Disc: 7},
	{X: 0, Y: -7.4, Size: 10}, {X: 0, Y: -1, Size: 14}, {X: 0.2, Y: -0.5, Size: 9.4}, {X: 0, Y: 2.2, Size: 13.4},
	{X: 0, Y: -4.6, Size: 11.6}, {X: 0, Y: 0.2, Size: 10.5}, {X: 0, Y: 0, Size: 9.5, Disc: 6.2, Paper: true}, {X: -3.4, Y: 4, Size: 13},
}
