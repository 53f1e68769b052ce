package empire

import (
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/atlas"
	"ludotheque/scenes/play"
)

// phrase is words with what goes into them. A key has only some of the
// placeholders that say fills, so a few fields serve all of them.
type phrase struct {
	key  string
	n, m int
	x, y string
}

// speech puts phrases into words; the kit keeps them.
type speech struct{ k *play.App }

func (w *speech) say(p phrase) string {
	return w.k.T(p.key,
		"n", p.n, "all", p.m, "num", p.n,
		"name", p.x, "letter", p.x, "region", p.x, "good", p.x, "what", p.x, "list", p.x,
		"to", p.y, "other", p.y, "card", p.y, "key", p.y)
}

func (w *speech) word(key string) string { return w.k.T(key) }

// letter is a side's letter; none for neutral pieces.
func letter(s game.Side) string {
	if s < 0 || s >= game.MostSeats {
		return "–"
	}
	return rules.Seat(s).Letter()
}

// Keys by their kind, whole, so that none is put together at run time.
var (
	regionKeys = [game.RegionCount]string{
		"empire.region.a", "empire.region.b", "empire.region.c", "empire.region.d", "empire.region.e",
		"empire.region.f", "empire.region.g", "empire.region.h", "empire.region.i", "empire.region.j",
		"empire.region.k", "empire.region.l", "empire.region.m", "empire.region.n", "empire.region.o",
		"empire.region.p", "empire.region.q", "empire.region.r", "empire.region.s", "empire.region.t",
		"empire.region.u", "empire.region.v", "empire.region.w", "empire.region.x", "empire.region.y",
	}
	continentKeys = [game.ContinentCount]string{
		game.Plateau: "empire.continent.plateau", game.Mist: "empire.continent.mist", game.Amber: "empire.continent.amber",
		game.Levant: "empire.continent.levant", game.Woods: "empire.continent.woods",
	}
	goodKeys = [game.Wild + 1]string{
		game.Crystal: "empire.good.crystal", game.Ore: "empire.good.ore", game.Wood: "empire.good.wood",
		game.Tools: "empire.good.tools", game.Food: "empire.good.food", game.Wild: "empire.good.wild",
	}
	verbKeys = [game.Destroy + 1]string{
		game.Place: "empire.verb.place", game.March: "empire.verb.move", game.Sail: "empire.verb.sail",
		game.Found: "empire.verb.city", game.Destroy: "empire.verb.destroy",
	}
	// doKeys tell what a side of a card does, with its number.
	doKeys = [game.Destroy + 1]string{
		game.Place: "empire.do.place", game.March: "empire.do.move", game.Sail: "empire.do.sail",
		game.Found: "empire.do.city", game.Destroy: "empire.do.destroy",
	}
	// shortKeys tell it after what the other side does.
	shortKeys = [game.Destroy + 1]string{
		game.Place: "empire.short.place", game.March: "empire.short.move", game.Sail: "empire.short.sail",
		game.Found: "empire.short.city", game.Destroy: "empire.short.destroy",
	}
	// askKeys tell what to do with a point of a side.
	askKeys = [game.Destroy + 1]string{
		game.Place: "empire.ask.place", game.March: "empire.ask.move", game.Sail: "empire.ask.sail",
		game.Found: "empire.ask.city", game.Destroy: "empire.ask.destroy",
	}
	whatKeys = [...]string{
		game.WhatPlace: "empire.what.place", game.WhatFrom: "empire.what.from", game.WhatTo: "empire.what.to",
		game.WhatCity: "empire.what.city", game.WhatLoss: "empire.what.loss",
	}
	allowedKeys = [...]string{
		game.WhatPlace: "empire.allowed.place", game.WhatFrom: "empire.allowed.from", game.WhatTo: "empire.allowed.to",
		game.WhatCity: "empire.allowed.city", game.WhatLoss: "empire.allowed.loss",
	}
	ruleKeys = [...]string{
		game.RuleNear: "empire.rule.near", game.RuleEmpty: "empire.rule.empty", game.RuleWeak: "empire.rule.weak", game.RuleMarked: "empire.rule.marked",
	}
	chooseKeys = [...]string{
		game.WhatPlace: "empire.choose.place", game.WhatFrom: "empire.choose.from", game.WhatTo: "empire.choose.to",
		game.WhatCity: "empire.choose.city", game.WhatLoss: "empire.choose.loss",
	}
)

// refusals are the words for each reason of the rules to refuse an action.
var refusals = map[error]string{
	game.ErrOver:        "empire.refused.over",
	game.ErrNotYourTurn: "empire.refused.not-your-turn",
	game.ErrNotNow:      "empire.refused.not-now",
	game.ErrNoRegion:    "empire.refused.no-region",
	game.ErrBid:         "empire.refused.bid",
	game.ErrFirst:       "empire.refused.first",
	game.ErrNoCard:      "empire.refused.no-card",
	game.ErrTooDear:     "empire.refused.too-dear",
	game.ErrTakeFirst:   "empire.refused.take-first",
	game.ErrTaken:       "empire.refused.taken",
	game.ErrNotOnCard:   "empire.refused.not-on-card",
	game.ErrOtherHalf:   "empire.refused.other-half",
	game.ErrUsedUp:      "empire.refused.used-up",
	game.ErrNoSupply:    "empire.refused.no-supply",
	game.ErrNoBase:      "empire.refused.no-base",
	game.ErrNoArmy:      "empire.refused.no-army",
	game.ErrNoBorder:    "empire.refused.no-border",
	game.ErrNeedsSail:   "empire.refused.needs-sail",
	game.ErrOwnArmy:     "empire.refused.own-army",
	game.ErrNotOffered:  "empire.refused.not-offered",
}

// reasonKeys are the words for the reasons a game ends: the title and the whole.
var reasonKeys = map[string][2]string{
	game.ReasonWon:   {"empire.end.won", "empire.end.won.why"},
	game.ReasonLost:  {"empire.end.lost", "empire.end.lost.why"},
	game.ReasonDrawn: {"empire.end.drawn", "empire.end.drawn.why"},
	game.ReasonCards: {"empire.end.cards", "empire.end.cards.why"},
}

// namesIn are the words of the map and the cards in the language of the moment.
func (w *speech) namesIn(n *atlas.Names) {
	for r, key := range regionKeys {
		n.Regions[r] = w.word(key)
	}
	for c, key := range continentKeys {
		n.Continents[c] = w.word(key)
	}
	for g, key := range goodKeys {
		if key != "" {
			n.Goods[g] = w.word(key)
		}
	}
	for v, key := range verbKeys {
		if key != "" {
			n.Verbs[v] = w.word(key)
		}
	}
	n.Or, n.And = w.word("empire.or"), w.word("empire.and")
}

// region is a region's name.
func (w *speech) region(r game.Region) string {
	if !r.Known() {
		return "–"
	}
	return w.word(regionKeys[r])
}

// does is what a side of a card does: "place 3 armies".
func (w *speech) does(a game.Act) string { return w.say(phrase{key: doKeys[a.Verb], n: a.N}) }

// face is what a card does, both sides.
func (w *speech) face(f *game.Face) string {
	if len(f.Acts) == 0 {
		return ""
	}
	text := w.does(f.Acts[0])
	if len(f.Acts) == 2 {
		key := "empire.face.or"
		if f.Join == game.And {
			key = "empire.face.and"
		}
		text = w.say(phrase{key: key, x: text, y: w.does(f.Acts[1])})
	}
	return text
}

// who is the name of a side for people: "you", a first name, the automaton.
func (s *Scene) who(side game.Side) string {
	switch {
	case side == game.Neutral:
		return s.word("empire.neutral")
	case s.v.Solo() && side == game.Automaton:
		return s.word("empire.automaton")
	}
	return s.seated(rules.Seat(side))
}

// flatKeys are the continents' names on one line.
var flatKeys = [game.ContinentCount]string{
	game.Plateau: "empire.continent.plateau.flat", game.Mist: "empire.continent.mist.flat", game.Amber: "empire.continent.amber.flat",
	game.Levant: "empire.continent.levant.flat", game.Woods: "empire.continent.woods.flat",
}

// flat is a continent's name on one line.
func (w *speech) flat(c game.Continent) string { return w.word(flatKeys[c]) }
