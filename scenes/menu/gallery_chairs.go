package menu

import (
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/chairs"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// The sizes of the pieces of a table, in units: a chair as a card, and as a row.
const (
	cardBroad = 324
	cardTall  = 188
	rowTall   = 64
)

// exhibit is the lobby of a table of one chair, on which nothing can be done.
type exhibit struct {
	chair chairs.Chair
}

var _ chairs.Owner = (*exhibit)(nil)

// Count implements [chairs.Owner], as do the methods below.
func (e *exhibit) Count() int                    { return 1 }
func (e *exhibit) Chair(rules.Seat) chairs.Chair { return e.chair }
func (e *exhibit) Use(rules.Seat)                {}
func (e *exhibit) Level(rules.Seat, int)         {}
func (e *exhibit) Move(_, _ rules.Seat)          {}
func (e *exhibit) Rename(rules.Seat)             {}
func (e *exhibit) Naming(rules.Seat, ui.Rect)    {}
func (e *exhibit) Covers(rules.Seat, ui.Rect)    {}
func (e *exhibit) Focus(ui.ID)                   {}

// chairPieces returns the chairs of a table in every state, as cards and as rows.
func (s *gallery) chairPieces() []play.GalleryPiece {
	level := s.k.Named("level." + s.k.FrontEnds[0].Levels[0])
	guest := func(c table.Chair) chairs.Chair { c.Kind = table.Guest; return chairs.Chair{Chair: c} }
	held := func(c chairs.Chair, change func(c *chairs.Chair)) chairs.Chair { change(&c); return c }
	free := chairs.Chair{Chair: table.Chair{Kind: table.Open}, Level: level, Free: words.InviteScan(), FreeLine: words.InviteScanLine()}
	var pieces []play.GalleryPiece
	for _, c := range []struct {
		name  words.Text
		chair chairs.Chair
	}{
		{words.InviteHere(), chairs.Chair{Chair: table.Chair{Kind: table.Here, Name: "Inès"}, Moves: true}},
		{words.InviteThere(), chairs.Chair{Chair: table.Chair{Kind: table.Here, Name: "Inès"}, Host: true, Far: true}},
		{words.InviteDevicePhone(), guest(table.Chair{Name: "Camille", Device: table.Phone, Delay: 12, Ready: true})},
		{words.InviteDeviceBrowser(), guest(table.Chair{Name: "Noé", Device: table.Browser, Delay: 60})},
		{words.InviteDeviceWindow(), held(guest(table.Chair{Name: "Sacha", Device: table.Window, Delay: 140, Ready: true}), func(c *chairs.Chair) { c.Mine = true })},
		{words.InviteDeviceProgram(), guest(table.Chair{Name: "Maximilienne-Anne", Device: table.Program})},
		{words.InviteWaits(), guest(table.Chair{Name: "Lou", Device: table.Phone, Silent: 12})},
		{words.InviteScan(), held(free, func(c *chairs.Chair) { c.Next = true })},
		{words.TableFree(), free},
		{words.InviteKept(), chairs.Chair{Chair: table.Chair{Kind: table.Computer}, Level: level}},
	} {
		for range 2 { // as a card and as a row
			row := chairs.New(s.k.Kit, s.g, &exhibit{chair: c.chair})
			pieces = append(pieces, play.GalleryPiece{Name: c.name, Paint: func(_ *ui.Gui, r ui.Rect) { row.Paint(r) }})
		}
	}
	return pieces
}

// paintChairs hangs the chairs, as large as their texts need.
func (s *gallery) paintChairs(r ui.Rect) {
	for i := range s.chairs {
		c, scale := &s.chairs[i], s.g.P.TextScale
		c.W, c.H = cardBroad*scale, [...]float32{cardTall, rowTall}[i%2]*scale
	}
	s.paintShow(r, s.chairs)
}
