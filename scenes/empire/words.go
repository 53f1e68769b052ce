package empire

import (
	"strconv"

	"ludotheque/assets/words"
	game "ludotheque/rules/empire"
	"ludotheque/scenes/empire/board"
	"ludotheque/scenes/empire/history"
	"ludotheque/scenes/kit"
)

// Words by the kind of what they say.
var (
	continentNames = [game.ContinentCount]words.Text{
		game.Plateau: words.EmpireContinentPlateau(), game.Mist: words.EmpireContinentMist(), game.Amber: words.EmpireContinentAmber(),
		game.Levant: words.EmpireContinentLevant(), game.Woods: words.EmpireContinentWoods(),
	}
	verbNames = [game.Destroy + 1]words.Text{
		game.Place: words.EmpireVerbPlace(), game.March: words.EmpireVerbMove(), game.Sail: words.EmpireVerbSail(),
		game.Found: words.EmpireVerbCity(), game.Destroy: words.EmpireVerbDestroy(),
	}
	// doing tell what a side of a card does, with its number.
	doing = [game.Destroy + 1]func(n int) words.Text{
		game.Place: words.EmpireDoPlace, game.March: words.EmpireDoMove, game.Sail: words.EmpireDoSail,
		game.Found: words.EmpireDoCity, game.Destroy: words.EmpireDoDestroy,
	}
	// doingShort tell it after what the other side does.
	doingShort = [game.Destroy + 1]func(n int) words.Text{
		game.Place: words.EmpireShortPlace, game.March: words.EmpireShortMove, game.Sail: words.EmpireShortSail,
		game.Found: func(int) words.Text { return words.EmpireShortCity() }, game.Destroy: words.EmpireShortDestroy,
	}
	// asking tell what to do with a point of a side.
	asking = [game.Destroy + 1]words.Text{
		game.Place: words.EmpireAskPlace(), game.March: words.EmpireAskMove(), game.Sail: words.EmpireAskSail(),
		game.Found: words.EmpireAskCity(), game.Destroy: words.EmpireAskDestroy(),
	}
	// explanations are of what the lesson does not show.
	explanations = [game.Destroy + 1]words.Text{game.Found: words.EmpireCaptionCity(), game.Destroy: words.EmpireCaptionDestroy()}
	outcomes     = [...]words.Text{
		game.WhatPlace: words.EmpireWhatPlace(), game.WhatFrom: words.EmpireWhatFrom(), game.WhatTo: words.EmpireWhatTo(),
		game.WhatCity: words.EmpireWhatCity(), game.WhatLoss: words.EmpireWhatLoss(),
	}
	flatNames = [game.ContinentCount]words.Text{
		game.Plateau: words.EmpireContinentPlateauFlat(), game.Mist: words.EmpireContinentMistFlat(), game.Amber: words.EmpireContinentAmberFlat(),
		game.Levant: words.EmpireContinentLevantFlat(), game.Woods: words.EmpireContinentWoodsFlat(),
	}
	allowed = [...]words.Text{
		game.WhatPlace: words.EmpireAllowedPlace(), game.WhatFrom: words.EmpireAllowedFrom(), game.WhatTo: words.EmpireAllowedTo(),
		game.WhatCity: words.EmpireAllowedCity(), game.WhatLoss: words.EmpireAllowedLoss(),
	}
	priorities = [...]words.Text{
		game.RuleNear: words.EmpireRuleNear(), game.RuleEmpty: words.EmpireRuleEmpty(), game.RuleWeak: words.EmpireRuleWeak(), game.RuleMarked: words.EmpireRuleMarked(),
	}
	choices = [...]words.Text{
		game.WhatPlace: words.EmpireChoosePlace(), game.WhatFrom: words.EmpireChooseFrom(), game.WhatTo: words.EmpireChooseTo(),
		game.WhatCity: words.EmpireChooseCity(), game.WhatLoss: words.EmpireChooseLoss(),
	}
)

// namesIn are the words of the map and the cards in the language of the moment.
func namesIn(k *kit.Kit, n *board.Names) {
	for r, name := range history.RegionNames {
		n.Regions[r] = k.Say(name())
	}
	for c, name := range continentNames {
		n.Continents[c] = k.Say(name)
	}
	for g := game.Crystal; g <= game.Wild; g++ {
		n.Goods[g] = k.Say(history.GoodNames[g]())
	}
	for v := game.Place; v <= game.Destroy; v++ {
		n.Verbs[v] = k.Say(verbNames[v])
	}
	n.Or, n.And = k.Say(words.EmpireOr()), k.Say(words.EmpireAnd())
}

// region is a region's name.
func region(k *kit.Kit, r game.Region) string {
	if !r.Known() {
		return "–"
	}
	return k.Say(history.RegionNames[r]())
}

// flat is a continent's name on one line.
func flat(k *kit.Kit, c game.Continent) string { return k.Say(flatNames[c]) }

// does is what a side of a card does: "place 3 armies".
func does(k *kit.Kit, a game.Act) string { return k.Say(doing[a.Verb](a.N)) }

// sides is what a card does, both its sides.
func sides(k *kit.Kit, f *game.Face) string {
	switch {
	case len(f.Acts) == 0:
		return ""
	case len(f.Acts) == 1:
		return does(k, f.Acts[0])
	case f.Join == game.And:
		return k.Say(words.EmpireFaceAnd(does(k, f.Acts[0]), does(k, f.Acts[1])))
	}
	return k.Say(words.EmpireFaceOr(does(k, f.Acts[0]), does(k, f.Acts[1])))
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
