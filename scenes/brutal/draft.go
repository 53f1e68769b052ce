package brutal

import (
	"slices"

	"ludotheque/rules"
	game "ludotheque/rules/brutal"
)

// draft is what a seat is about to decide. It stays while the screen is in
// other hands, and is given whole.
type draft struct {
	team   game.Team
	teams  []game.Team // as it was, for undo
	preset int         // the ready-made team that it still is, or -1
	mine   string      // the template that it came from, or ""
	picked [game.Fighters]bool
	warned bool // that points are left over

	posts  game.Posts
	posted []game.Posts

	orders  []game.Order
	ordered [][]game.Order
	drawn   [game.Fighters]float32 // how far the arrow of an order is drawn, 0 to 1
	moves   int                    // counts the changes of the orders
	free    []int                  // who may still get one, after this many of them
	freeAt  int
}

// maxUndo bounds what can be taken back.
const maxUndo = 100

// noPreset is for a team of one's own.
const noPreset = -1

// newDraft starts from the first ready-made team, so that going on is possible
// at once.
func newDraft(d game.Dialect) draft {
	return draft{posts: game.NoPosts(), team: presets[0].Recipes[d].Team()}
}

// presets are the ready-made teams; they never change.
var presets = game.Presets()

// change remembers the team before it is changed.
func (d *draft) change() {
	if len(d.teams) == maxUndo {
		d.teams = slices.Delete(d.teams, 0, 1)
	}
	d.teams = append(d.teams, d.team)
	d.warned = false
}

// changed is called after a change: a team that is still the same needs no undo.
func (d *draft) changed() bool {
	last := len(d.teams) - 1
	if last >= 0 && d.teams[last] == d.team {
		d.teams = d.teams[:last]
		return false
	}
	d.preset, d.mine = noPreset, ""
	return true
}

// chosen returns the numbers of those who are picked.
func (d *draft) chosen(to []int) []int {
	to = to[:0]
	for i, p := range d.picked {
		if p {
			to = append(to, i)
		}
	}
	return to
}

// only picks one fighter alone.
func (d *draft) only(n int) {
	d.picked = [game.Fighters]bool{}
	d.picked[n] = true
}

// reservists returns how many are turned over.
func (d *draft) reservists() (n int) {
	for i := range d.team {
		if d.team[i].Reserve {
			n++
		}
	}
	return n
}

// flip turns a fighter over. It says no when there would be six reservists.
func (d *draft) flip(n int) bool {
	r := &d.team[n].Reserve
	if !*r && d.reservists() >= game.Reservists {
		return false
	}
	d.change()
	*r = !*r
	d.changed()
	return true
}

// post puts a fighter into a zone, or back on the shelf.
func (d *draft) post(n, zone int) {
	if d.posts[n] == zone {
		return
	}
	d.posted = append(d.posted, d.posts)
	d.posts[n] = zone
}

// placed returns how many stand somewhere, and how many zones are empty.
func (d *draft) placed() (n, empty int) {
	var count [game.Zones]int
	for i, z := range d.posts {
		if z >= 0 && z < game.Zones && !d.team[i].Reserve {
			n++
			count[z]++
		}
	}
	for _, c := range count {
		if c == 0 {
			empty++
		}
	}
	return n, empty
}

// fill posts all that are left, as the ready-made team means it if it still is one.
func (d *draft) fill(dialect game.Dialect, r *rules.Rand) {
	d.posted = append(d.posted, d.posts)
	if d.preset >= 0 {
		if p, ok := d.asMeant(&presets[d.preset].Recipes[dialect], r); ok {
			d.posts = p
			return
		}
	}
	d.posts = d.posts.Fill(&d.team, r)
}

// asMeant returns the posting of a recipe in which those who are posted stay where they are. Its groups go to
// the zones where most of those already stand in theirs, among equal ones by chance.
func (d *draft) asMeant(recipe *game.Recipe, r *rules.Rand) (best game.Posts, ok bool) {
	zones := [game.Zones]int{0, 1, 2, 3, 4}
	r.Shuffle(game.Zones, func(i, j int) { zones[i], zones[j] = zones[j], zones[i] })
	most := -1
	var try func(from int)
	try = func(from int) {
		if from < game.Zones {
			for i := from; i < game.Zones; i++ {
				zones[from], zones[i] = zones[i], zones[from]
				try(from + 1)
				zones[from], zones[i] = zones[i], zones[from]
			}
			return
		}
		p, meant := recipe.Posts(zones), 0
		for n, z := range d.posts {
			if z == game.Bench {
				continue
			}
			if p[n] == z {
				meant++
			}
			p[n] = z
		}
		if meant > most && p.Check(&d.team) == nil {
			best, most = p, meant
		}
	}
	try(0)
	return best, most >= 0
}

// set gives a fighter an order, in the place of the one it had. It is undone with what was remembered last.
func (d *draft) set(o game.Order) {
	for i := range d.orders {
		if d.orders[i].Fighter == o.Fighter {
			d.orders[i] = o
			d.drawn[o.Fighter] = 0
			return
		}
	}
	d.orders = append(d.orders, o)
	d.drawn[o.Fighter] = 0
}

// cancel takes a fighter's order back.
func (d *draft) cancel(n int) bool {
	i := slices.IndexFunc(d.orders, func(o game.Order) bool { return o.Fighter == n })
	if i < 0 {
		return false
	}
	d.remember()
	d.orders = slices.Delete(d.orders, i, i+1)
	d.invalidateFree()
	return true
}

func (d *draft) remember() {
	d.ordered = append(d.ordered, slices.Clone(d.orders))
	d.moves++
}

// invalidateFree asks again who may get an order.
func (d *draft) invalidateFree() { d.moves++ }

// freeFor returns who may get an order on top of those given; it asks the rules only
// after a change.
func (d *draft) freeFor(v *game.View) []int {
	if d.freeAt != d.moves+1 {
		d.free, d.freeAt = v.Free(d.orders), d.moves+1
	}
	return d.free
}

// orderOf returns the order of a fighter, or nil.
func (d *draft) orderOf(n int) *game.Order {
	for i := range d.orders {
		if d.orders[i].Fighter == n {
			return &d.orders[i]
		}
	}
	return nil
}

// truce makes room for the orders of another truce.
func (d *draft) truce() {
	d.orders, d.ordered = nil, nil
	d.invalidateFree()
}

// KeepDrafts implements [play.Drafter].
func (f *face) KeepDrafts() (restore func()) {
	drafts := f.drafts
	for p := range drafts {
		drafts[p].orders, drafts[p].free = slices.Clone(drafts[p].orders), slices.Clone(drafts[p].free)
	}
	return func() { f.drafts = drafts }
}

// Drafted implements [play.Drafter].
func (f *face) Drafted() bool {
	if f.on.Eyes < 0 || f.given(f.on.Eyes) {
		return false
	}
	d := f.draft()
	switch f.page {
	case pageSetup:
		return len(d.teams) > 0
	case pagePost:
		return len(d.posted) > 0
	case pageTruce:
		return len(d.orders) > 0
	}
	return false
}
