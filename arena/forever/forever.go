// Package forever has no code. Its testdata holds records of every game that are
// kept for ever, and its tests hold every version of the program to them.
package forever
