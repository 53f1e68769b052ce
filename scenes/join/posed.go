package join

import (
	"ludotheque/arena/table/nearby"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
)

// posed is a network for pictures: nothing listens, and what is there stays.
type posed []nearby.Table

// Tables as in [Finder], as all that follows.
func (p posed) Tables() ([]nearby.Table, int) { return p, 1 }
func (p posed) Err() error                    { return nil }
func (p posed) Close()                        {}

// Posed is the list of the tables of a network that is made up for pictures.
func Posed(k *play.App) scenes.Scene {
	tables := posed{
		{Address: "192.168.1.20:7070", Host: "Inès", Chairs: 4, Free: 2},
		{Address: "192.168.1.31:7070", Host: "Camille", Chairs: 3, Free: 1},
		{Address: "192.168.1.44:7070", Host: "Maximilienne-Ann", Chairs: 2, Playing: true},
		{Address: "192.168.1.52:7070", Host: "Salle 3", Chairs: 16},
	}
	for i := range tables {
		tables[i].ID, tables[i].Game = tables[i].Address, k.FrontEnds[i%len(k.FrontEnds)].Info.ID
	}
	return Browse(k, tables)
}
