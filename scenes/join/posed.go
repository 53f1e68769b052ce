package join

import (
	"ludotheque/arena/table/nearby"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
)

// posed is a Finder with fixed tables, for pictures.
type posed []nearby.Table

// Tables implements [Finder], as do the methods below.
func (p posed) Tables() ([]nearby.Table, int) { return p, 1 }
func (p posed) Err() error                    { return nil }
func (p posed) Close()                        {}

// Posed returns the screen with made-up tables, for pictures.
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
