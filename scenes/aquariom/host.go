package aquariom

import game "ludotheque/rules/aquariom"

// hosting is what a server of one's own is to be.
type hosting struct {
	// basin is the name of its map, dialect whose rules it plays.
	basin   string
	dialect game.Dialect
	// wide lets other machines connect; otherwise only this one.
	wide bool
	// play has the person of this window play, as nick; otherwise they watch.
	play bool
	nick string
	// computers is how many computer players come, of a level.
	computers int
	level     string
}

// guest is somebody who has logged in.
type guest struct {
	name     string
	plays    bool
	computer bool
}
