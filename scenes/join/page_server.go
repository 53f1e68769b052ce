package join

import (
	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// server is the Finder of a page: its own server, which may open tables.
type server interface {
	Finder
	// Offers returns the games whose tables it opens, by their ids.
	Offers() []string
}

// Together opens a table of the page's own server, and returns the screen that leads to it.
func Together(k *play.App, o table.Order) scenes.Scene {
	b := newBrowse(k, newFinder())
	b.order(o)
	return b
}

// order opens a table of the page's own server.
func (b *browse) order(o table.Order) {
	b.cancel()
	b.text, b.chosen = "", nil
	b.seek(words.NearbyCalling(), func() target { return opened(o) })
}

// answer returns what became of an order by the status of the answer; code is what it names.
func answer(status int, code string, at place) target {
	switch status {
	case 201:
		if at.code = table.CleanCode(code); at.code != "" {
			return target{link: at.link()}
		}
	case 400:
		return target{why: words.TogetherRefused()}
	case 429:
		return target{why: words.TogetherMany()}
	case 503:
		return target{why: words.TogetherFull()}
	case 0:
		return target{why: words.NearbyUnreached(at.host)}
	}
	return target{why: words.TogetherNowhere()}
}

func idOffer(i int) ui.ID { return ui.ID{Name: "nearby.offer", N: i} }

// paintOffers paints the games whose tables can be opened, and returns the rest of r. Where large
// texts leave no room for a list below, there are none: each lobby opens tables too.
func (b *browse) paintOffers(r ui.Rect, games []string, lists bool) ui.Rect {
	k, g, p, all := b.k, b.g, b.g.P, r
	label, r := r.CutTop(p.Lead(ui.RowLabel), ui.GapTight)
	wide := float32(0)
	for _, id := range games {
		wide = max(wide, p.Width(k.GameName(id), ui.ButtonText)+2*ui.Gap)
	}
	columns := max(1, min(len(games), int((r.W+ui.GapTight)/(wide+ui.GapTight))))
	rows := (len(games) + columns - 1) / columns
	columns = (len(games) + rows - 1) / rows
	high := p.Control(ui.ControlHigh*min(1.5, p.TextScale), ui.GapTight)
	keys, r := r.CutTop(float32(rows)*(high+ui.GapTight)-ui.GapTight, ui.GapWide)
	if lists && r.H < rowHeight(p)+2*ui.Gap {
		return all
	}
	p.Label(k.Say(words.TogetherOpen()), label, ui.RowLabel, ui.Left)
	cells := keys.Grid(len(games), columns, ui.GapTight)
	for i, id := range games {
		if g.Button(idOffer(i), cells.At(i), ui.Button{Text: k.GameName(id), Disabled: b.found != nil}) {
			k.Play("ui.page")
			b.order(table.Order{Game: id})
		}
	}
	return r
}
