package empire

import (
	"strconv"

	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/empire/history"
	"ludotheque/scenes/kit"
)

// Keys by their kind, whole, so that none is put together at run time.
var (
	continentKeys = [game.ContinentCount]string{
		game.Plateau: "empire.continent.plateau", game.Mist: "empire.continent.mist", game.Amber: "empire.continent.amber",
		game.Levant: "empire.continent.levant", game.Woods: "empire.continent.woods",
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
	flatKeys = [game.ContinentCount]string{
		game.Plateau: "empire.continent.plateau.flat", game.Mist: "empire.continent.mist.flat", game.Amber: "empire.continent.amber.flat",
		game.Levant: "empire.continent.levant.flat", game.Woods: "empire.continent.woods.flat",
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

// namesIn are the words of the map and the cards in the language of the moment.
func namesIn(k *kit.Kit, n *board.Names) {
	for r, key := range history.RegionKeys {
		n.Regions[r] = k.T(key)
	}
	for c, key := range continentKeys {
		n.Continents[c] = k.T(key)
	}
	for g := game.Crystal; g <= game.Wild; g++ {
		n.Goods[g] = k.T(history.GoodKeys[g])
	}
	for v := game.Place; v <= game.Destroy; v++ {
		n.Verbs[v] = k.T(verbKeys[v])
	}
	n.Or, n.And = k.T("empire.or"), k.T("empire.and")
}

// region is a region's name.
func region(k *kit.Kit, r game.Region) string {
	if !r.Known() {
		return "–"
	}
	return k.T(history.RegionKeys[r])
}

// flat is a continent's name on one line.
func flat(k *kit.Kit, c game.Continent) string { return k.T(flatKeys[c]) }

// does is what a side of a card does: "place 3 armies".
func does(k *kit.Kit, a game.Act) string { return k.T(doKeys[a.Verb], "n", a.N) }

// sides is what a card does, both its sides.
func sides(k *kit.Kit, f *game.Face) string {
	switch {
	case len(f.Acts) == 0:
		return ""
	case len(f.Acts) == 1:
		return does(k, f.Acts[0])
	case f.Join == game.And:
		return k.T("empire.face.and", "what", does(k, f.Acts[0]), "other", does(k, f.Acts[1]))
	}
	return k.T("empire.face.or", "what", does(k, f.Acts[0]), "other", does(k, f.Acts[1]))
}

// powers are powers as they are compared: "+2", "−1".
var powers = func() (all [41]string) {
	for i := range all {
		switch n := i - 20; {
		case n > 0:
			all[i] = "+" + strconv.Itoa(n)
		case n < 0:
			all[i] = "−" + strconv.Itoa(-n)
		default:
			all[i] = "0"
		}
	}
	return all
}()

// signed is a number with its sign.
func signed(n int) string { return powers[max(0, min(len(powers)-1, n+20))] }
