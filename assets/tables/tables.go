// Package tables holds the data of Eight Minutes: the atlas, the cards and the values of goods, each
// in a text file that describes its format. Package rules/empire reads and checks them.
package tables

import _ "embed"

// Atlas is the map of the Five Shores: its picture, regions and layouts.
//
//go:embed atlas.txt
var Atlas string

// Cards is the list of the 42 cards.
//
//go:embed cards.txt
var Cards string

// Goods is what goods are worth.
//
//go:embed goods.txt
var Goods string
