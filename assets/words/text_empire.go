// Code generated from empire.fr.properties and empire.en.properties by assets/words/gen. DO NOT EDIT.

package words

// EmpireName is "Huit minutes"
// or "Eight minutes".
func EmpireName() Text { return Text{key: "empire.name"} }

// EmpireLine is "Des cartes, des cubes et quelques pièces pour bâtir un empire."
// or "A handful of cards, some cubes and a few coins to build an empire.".
func EmpireLine() Text { return Text{key: "empire.line"} }

// EmpireFacts is "1 à 5 joueurs · 8 min · chacun son tour"
// or "1 to 5 players · 8 min · in turns".
func EmpireFacts() Text { return Text{key: "empire.facts"} }

// EmpireLobbyFirst is "L'automate est un apprenti : on lui retire 4 points à la fin."
// or "The automaton is an apprentice: 4 points come off its total at the end.".
func EmpireLobbyFirst() Text { return Text{key: "empire.lobby.first"} }

// EmpireLobbyUsual is "Automate normal"
// or "Normal automaton".
func EmpireLobbyUsual() Text { return Text{key: "empire.lobby.usual"} }

// EmpireLobbyNext is "Ensuite : sans handicap"
// or "After this: no handicap".
func EmpireLobbyNext() Text { return Text{key: "empire.lobby.next"} }

// EmpireOptionAutomaton is "Automate"
// or "Automaton".
func EmpireOptionAutomaton() Text { return Text{key: "empire.option.automaton"} }

// EmpireOptionAutomatonNormal is "Normal"
// or "Normal".
func EmpireOptionAutomatonNormal() Text { return Text{key: "empire.option.automaton.normal"} }

// EmpireOptionAutomatonApprentice is "Apprenti · −4 points"
// or "Apprentice · −4 points".
func EmpireOptionAutomatonApprentice() Text { return Text{key: "empire.option.automaton.apprentice"} }

// EmpireOptionAutomatonExpert is "Expert · +3 points"
// or "Expert · +3 points".
func EmpireOptionAutomatonExpert() Text { return Text{key: "empire.option.automaton.expert"} }

// EmpireOptionLayout is "Mise en place"
// or "Layout".
func EmpireOptionLayout() Text { return Text{key: "empire.option.layout"} }

// EmpireOptionLayoutA is "A"
// or "A".
func EmpireOptionLayoutA() Text { return Text{key: "empire.option.layout.a"} }

// EmpireOptionLayoutB is "B"
// or "B".
func EmpireOptionLayoutB() Text { return Text{key: "empire.option.layout.b"} }

// EmpireOptionLayoutC is "C"
// or "C".
func EmpireOptionLayoutC() Text { return Text{key: "empire.option.layout.c"} }

// EmpireOptionTies is "Si l'automate hésite"
// or "If the automaton wavers".
func EmpireOptionTies() Text { return Text{key: "empire.option.ties"} }

// EmpireOptionTiesAsk is "Vous choisissez"
// or "You decide".
func EmpireOptionTiesAsk() Text { return Text{key: "empire.option.ties.ask"} }

// EmpireOptionTiesAuto is "Il choisit"
// or "It decides".
func EmpireOptionTiesAuto() Text { return Text{key: "empire.option.ties.auto"} }

// EmpireOptionTokens is "Pions de biens"
// or "Goods tokens".
func EmpireOptionTokens() Text { return Text{key: "empire.option.tokens"} }

// EmpireOptionTokensOn is "Avec"
// or "With".
func EmpireOptionTokensOn() Text { return Text{key: "empire.option.tokens.on"} }

// EmpireOptionTokensOff is "Sans"
// or "Without".
func EmpireOptionTokensOff() Text { return Text{key: "empire.option.tokens.off"} }

// EmpireOptionNeutrals is "Armées neutres, à deux"
// or "Neutral armies, for two".
func EmpireOptionNeutrals() Text { return Text{key: "empire.option.neutrals"} }

// EmpireOptionNeutralsPlace is "Posées par vous"
// or "Placed by you".
func EmpireOptionNeutralsPlace() Text { return Text{key: "empire.option.neutrals.place"} }

// EmpireOptionNeutralsQuick is "Déjà posées"
// or "Already placed".
func EmpireOptionNeutralsQuick() Text { return Text{key: "empire.option.neutrals.quick"} }

// EmpireOptionGames is "Parties"
// or "Games".
func EmpireOptionGames() Text { return Text{key: "empire.option.games"} }

// EmpireOptionGames1 is "1 partie"
// or "1 game".
func EmpireOptionGames1() Text { return Text{key: "empire.option.games.1"} }

// EmpireOptionGames3 is "3 parties"
// or "3 games".
func EmpireOptionGames3() Text { return Text{key: "empire.option.games.3"} }

// EmpireOptionDestroyed is "Armée détruite"
// or "Destroyed army".
func EmpireOptionDestroyed() Text { return Text{key: "empire.option.destroyed"} }

// EmpireOptionDestroyedSupply is "Retourne en réserve"
// or "Back to the supply".
func EmpireOptionDestroyedSupply() Text { return Text{key: "empire.option.destroyed.supply"} }

// EmpireOptionDestroyedGone is "Quitte la partie"
// or "Leaves the game".
func EmpireOptionDestroyedGone() Text { return Text{key: "empire.option.destroyed.gone"} }

// EmpireLobbyAlone is "Seul, vous jouez contre l'automate."
// or "Alone, you play against the automaton.".
func EmpireLobbyAlone() Text { return Text{key: "empire.lobby.alone"} }

// EmpireLevelNovice is "Prend ce qui brille, et oublie le reste"
// or "Takes what shines, and forgets the rest".
func EmpireLevelNovice() Text { return Text{key: "empire.level.novice"} }

// EmpireLevelEasy is "Prend ce qui passe, sans voir loin"
// or "Takes what comes, without looking far".
func EmpireLevelEasy() Text { return Text{key: "empire.level.easy"} }

// EmpireLevelNormal is "Choisit bien son tour"
// or "Plans its turn well".
func EmpireLevelNormal() Text { return Text{key: "empire.level.normal"} }

// EmpireLevelHard is "Prévoit les tours qui suivent"
// or "Looks at the turns to come".
func EmpireLevelHard() Text { return Text{key: "empire.level.hard"} }

// EmpireLevelMaster is "Pèse chaque tour, longtemps"
// or "Weighs every turn, at length".
func EmpireLevelMaster() Text { return Text{key: "empire.level.master"} }

// EmpireCharacterMiser is "Garde ses pièces"
// or "Keeps its coins".
func EmpireCharacterMiser() Text { return Text{key: "empire.character.miser"} }

// EmpireCharacterPirate is "Aligne les armées"
// or "Musters armies".
func EmpireCharacterPirate() Text { return Text{key: "empire.character.pirate"} }

// EmpireCharacterDaredevil is "Va partout, léger"
// or "Goes everywhere, lightly".
func EmpireCharacterDaredevil() Text { return Text{key: "empire.character.daredevil"} }

// EmpireRegionA is "Carrefour"
// or "Crossways".
func EmpireRegionA() Text { return Text{key: "empire.region.a"} }

// EmpireRegionB is "Houlque"
// or "Velvetgrass".
func EmpireRegionB() Text { return Text{key: "empire.region.b"} }

// EmpireRegionC is "Aubépine"
// or "Hawthorn".
func EmpireRegionC() Text { return Text{key: "empire.region.c"} }

// EmpireRegionD is "Crêtelune"
// or "Mooncrest".
func EmpireRegionD() Text { return Text{key: "empire.region.d"} }

// EmpireRegionE is "Bas-Guet"
// or "Low Watch".
func EmpireRegionE() Text { return Text{key: "empire.region.e"} }

// EmpireRegionF is "Longsaules"
// or "Longwillows".
func EmpireRegionF() Text { return Text{key: "empire.region.f"} }

// EmpireRegionG is "Tourbière"
// or "Peat Moor".
func EmpireRegionG() Text { return Text{key: "empire.region.g"} }

// EmpireRegionH is "Pointe-Grise"
// or "Grey Point".
func EmpireRegionH() Text { return Text{key: "empire.region.h"} }

// EmpireRegionI is "Phare-Perdu"
// or "Lost Light".
func EmpireRegionI() Text { return Text{key: "empire.region.i"} }

// EmpireRegionJ is "Algueraie"
// or "Kelpmead".
func EmpireRegionJ() Text { return Text{key: "empire.region.j"} }

// EmpireRegionK is "Noirgalet"
// or "Blackpebble".
func EmpireRegionK() Text { return Text{key: "empire.region.k"} }

// EmpireRegionL is "Brisants"
// or "Breakers".
func EmpireRegionL() Text { return Text{key: "empire.region.l"} }

// EmpireRegionM is "Résine"
// or "Resin".
func EmpireRegionM() Text { return Text{key: "empire.region.m"} }

// EmpireRegionN is "Hautepierre"
// or "Highstone".
func EmpireRegionN() Text { return Text{key: "empire.region.n"} }

// EmpireRegionO is "Falaises"
// or "The Cliffs".
func EmpireRegionO() Text { return Text{key: "empire.region.o"} }

// EmpireRegionP is "Champ-d'Or"
// or "Goldfield".
func EmpireRegionP() Text { return Text{key: "empire.region.p"} }

// EmpireRegionQ is "Guêpier"
// or "Waspnest".
func EmpireRegionQ() Text { return Text{key: "empire.region.q"} }

// EmpireRegionR is "Ocreport"
// or "Ochreport".
func EmpireRegionR() Text { return Text{key: "empire.region.r"} }

// EmpireRegionS is "Sablonne"
// or "Sandmere".
func EmpireRegionS() Text { return Text{key: "empire.region.s"} }

// EmpireRegionT is "Palmeraie"
// or "Palmgrove".
func EmpireRegionT() Text { return Text{key: "empire.region.t"} }

// EmpireRegionU is "Deux-Dunes"
// or "Twodunes".
func EmpireRegionU() Text { return Text{key: "empire.region.u"} }

// EmpireRegionV is "Fougeraie"
// or "Fernholt".
func EmpireRegionV() Text { return Text{key: "empire.region.v"} }

// EmpireRegionW is "Grand-Chêne"
// or "Great Oak".
func EmpireRegionW() Text { return Text{key: "empire.region.w"} }

// EmpireRegionX is "Sous-Bois"
// or "Underwood".
func EmpireRegionX() Text { return Text{key: "empire.region.x"} }

// EmpireRegionY is "Clairmare"
// or "Clearmere".
func EmpireRegionY() Text { return Text{key: "empire.region.y"} }

// EmpireContinentPlateau is "Grand-Plateau"
// or "Great Plateau".
func EmpireContinentPlateau() Text { return Text{key: "empire.continent.plateau"} }

// EmpireContinentMist is "Îles\nde Brume"
// or "Isles\nof Mist".
func EmpireContinentMist() Text { return Text{key: "empire.continent.mist"} }

// EmpireContinentAmber is "Terres\nd'Ambre"
// or "Amber\nLands".
func EmpireContinentAmber() Text { return Text{key: "empire.continent.amber"} }

// EmpireContinentLevant is "Côte du Levant"
// or "Sunrise Coast".
func EmpireContinentLevant() Text { return Text{key: "empire.continent.levant"} }

// EmpireContinentWoods is "Bois-Profonds"
// or "Deepwoods".
func EmpireContinentWoods() Text { return Text{key: "empire.continent.woods"} }

// EmpireContinentPlateauFlat is "Grand-Plateau"
// or "Great Plateau".
func EmpireContinentPlateauFlat() Text { return Text{key: "empire.continent.plateau.flat"} }

// EmpireContinentMistFlat is "Îles de Brume"
// or "Isles of Mist".
func EmpireContinentMistFlat() Text { return Text{key: "empire.continent.mist.flat"} }

// EmpireContinentAmberFlat is "Terres d'Ambre"
// or "Amber Lands".
func EmpireContinentAmberFlat() Text { return Text{key: "empire.continent.amber.flat"} }

// EmpireContinentLevantFlat is "Côte du Levant"
// or "Sunrise Coast".
func EmpireContinentLevantFlat() Text { return Text{key: "empire.continent.levant.flat"} }

// EmpireContinentWoodsFlat is "Bois-Profonds"
// or "Deepwoods".
func EmpireContinentWoodsFlat() Text { return Text{key: "empire.continent.woods.flat"} }

// EmpireGoodCrystal is "Cristal"
// or "Crystal".
func EmpireGoodCrystal() Text { return Text{key: "empire.good.crystal"} }

// EmpireGoodOre is "Minerai"
// or "Ore".
func EmpireGoodOre() Text { return Text{key: "empire.good.ore"} }

// EmpireGoodWood is "Bois"
// or "Wood".
func EmpireGoodWood() Text { return Text{key: "empire.good.wood"} }

// EmpireGoodTools is "Outils"
// or "Tools".
func EmpireGoodTools() Text { return Text{key: "empire.good.tools"} }

// EmpireGoodFood is "Vivres"
// or "Food".
func EmpireGoodFood() Text { return Text{key: "empire.good.food"} }

// EmpireGoodWild is "Joker"
// or "Wild".
func EmpireGoodWild() Text { return Text{key: "empire.good.wild"} }

// EmpireVerbPlace is "Placer"
// or "Place".
func EmpireVerbPlace() Text { return Text{key: "empire.verb.place"} }

// EmpireVerbMove is "Déplacer"
// or "Move".
func EmpireVerbMove() Text { return Text{key: "empire.verb.move"} }

// EmpireVerbSail is "Naviguer"
// or "Sail".
func EmpireVerbSail() Text { return Text{key: "empire.verb.sail"} }

// EmpireVerbCity is "Ville"
// or "City".
func EmpireVerbCity() Text { return Text{key: "empire.verb.city"} }

// EmpireVerbDestroy is "Détruire"
// or "Destroy".
func EmpireVerbDestroy() Text { return Text{key: "empire.verb.destroy"} }

// EmpireOr is "ou"
// or "or".
func EmpireOr() Text { return Text{key: "empire.or"} }

// EmpireAnd is "et"
// or "and".
func EmpireAnd() Text { return Text{key: "empire.and"} }

// EmpireDoPlace is "Placer {n} armée" / "Placer {n} armées"
// or "Place {n} army" / "Place {n} armies".
func EmpireDoPlace(n int) Text {
	return Text{key: "empire.do.place", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireDoMove is "Déplacer {n} armée" / "Déplacer {n} armées"
// or "Move {n} army" / "Move {n} armies".
func EmpireDoMove(n int) Text {
	return Text{key: "empire.do.move", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireDoSail is "Naviguer avec {n} armée" / "Naviguer avec {n} armées"
// or "Sail {n} army" / "Sail {n} armies".
func EmpireDoSail(n int) Text {
	return Text{key: "empire.do.sail", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireDoCity is "Fonder {n} ville" / "Fonder {n} villes"
// or "Found {n} city" / "Found {n} cities".
func EmpireDoCity(n int) Text {
	return Text{key: "empire.do.city", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireDoDestroy is "Détruire {n} armée" / "Détruire {n} armées"
// or "Destroy {n} army" / "Destroy {n} armies".
func EmpireDoDestroy(n int) Text {
	return Text{key: "empire.do.destroy", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireFaceOr is "{what} ou {other}"
// or "{what} or {other}".
func EmpireFaceOr(what, other string) Text {
	return Text{key: "empire.face.or", strings: [maxStrings]string{what, other}}
}

// EmpireFaceAnd is "{what} et {other}"
// or "{what} and {other}".
func EmpireFaceAnd(what, other string) Text {
	return Text{key: "empire.face.and", strings: [maxStrings]string{what, other}}
}

// EmpireMoreOr is "ou {what}"
// or "or {what}".
func EmpireMoreOr(what string) Text {
	return Text{key: "empire.more.or", strings: [maxStrings]string{what}}
}

// EmpireMoreAnd is "et {what}"
// or "and {what}".
func EmpireMoreAnd(what string) Text {
	return Text{key: "empire.more.and", strings: [maxStrings]string{what}}
}

// EmpireShortPlace is "placer {armies}"
// or "place {armies}".
func EmpireShortPlace(armies int) Text {
	return Text{key: "empire.short.place", numbers: [maxNumbers]int64{int64(armies)}}
}

// EmpireShortMove is "en déplacer {armies}"
// or "move {armies}".
func EmpireShortMove(armies int) Text {
	return Text{key: "empire.short.move", numbers: [maxNumbers]int64{int64(armies)}}
}

// EmpireShortSail is "naviguer {armies}"
// or "sail {armies}".
func EmpireShortSail(armies int) Text {
	return Text{key: "empire.short.sail", numbers: [maxNumbers]int64{int64(armies)}}
}

// EmpireShortCity is "fonder"
// or "found".
func EmpireShortCity() Text { return Text{key: "empire.short.city"} }

// EmpireShortDestroy is "détruire {armies}"
// or "destroy {armies}".
func EmpireShortDestroy(armies int) Text {
	return Text{key: "empire.short.destroy", numbers: [maxNumbers]int64{int64(armies)}}
}

// EmpireTake is "Prendre"
// or "Take".
func EmpireTake() Text { return Text{key: "empire.take"} }

// EmpireEnd is "Terminer le tour"
// or "End turn".
func EmpireEnd() Text { return Text{key: "empire.end"} }

// EmpireEndAsk is "Terminer quand même ? Encore {n} action" / "Terminer quand même ? Encore {n} actions"
// or "End anyway? {n} action left" / "End anyway? {n} actions left".
func EmpireEndAsk(n int) Text {
	return Text{key: "empire.end.ask", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireRather is "Ou {what}"
// or "Or {what}".
func EmpireRather(what string) Text {
	return Text{key: "empire.rather", strings: [maxStrings]string{what}}
}

// EmpireBrings is "{good} : {n}"
// or "{good}: {n}".
func EmpireBrings(n int, good string) Text {
	return Text{key: "empire.brings", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{good}}
}

// EmpireBringsWild is "Un bien au choix"
// or "A good of your choice".
func EmpireBringsWild() Text { return Text{key: "empire.brings.wild"} }

// EmpireShortNoArmies is "Aucune armée à placer"
// or "No army left to place".
func EmpireShortNoArmies() Text { return Text{key: "empire.short.no-armies"} }

// EmpireShortNoCities is "Aucune ville à fonder"
// or "No city left to found".
func EmpireShortNoCities() Text { return Text{key: "empire.short.no-cities"} }

// EmpireShortInstead is "Réserve vide : déplacez"
// or "Supply empty: move".
func EmpireShortInstead() Text { return Text{key: "empire.short.instead"} }

// EmpireShortArmies is "Plus que {n} à placer" / "Plus que {n} à placer"
// or "Only {n} left to place" / "Only {n} left to place".
func EmpireShortArmies(n int) Text {
	return Text{key: "empire.short.armies", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpirePointsMore is "+{n} point" / "+{n} points"
// or "+{n} point" / "+{n} points".
func EmpirePointsMore(n int) Text {
	return Text{key: "empire.points.more", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpirePriceFree is "Gratuite"
// or "Free".
func EmpirePriceFree() Text { return Text{key: "empire.price.free"} }

// EmpirePrice is "{n} pièce" / "{n} pièces"
// or "{n} coin" / "{n} coins".
func EmpirePrice(n int) Text { return Text{key: "empire.price", numbers: [maxNumbers]int64{int64(n)}} }

// EmpirePriceSolo is "{n} pièce : +{n} pour B" / "{n} pièces : +{n} pour B"
// or "{n} coin: +{n} for B" / "{n} coins: +{n} for B".
func EmpirePriceSolo(n int) Text {
	return Text{key: "empire.price.solo", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireAutomatonShort is "automate"
// or "automaton".
func EmpireAutomatonShort() Text { return Text{key: "empire.automaton.short"} }

// EmpireAutomatonFull is "L'automate"
// or "The automaton".
func EmpireAutomatonFull() Text { return Text{key: "empire.automaton.full"} }

// EmpireNeutralShort is "neutre"
// or "neutral".
func EmpireNeutralShort() Text { return Text{key: "empire.neutral.short"} }

// EmpireTurnYou is "À vous de jouer"
// or "Your turn".
func EmpireTurnYou() Text { return Text{key: "empire.turn.you"} }

// EmpireTurnName is "Tour de jeu : {name}"
// or "{name}'s turn".
func EmpireTurnName(name string) Text {
	return Text{key: "empire.turn.name", strings: [maxStrings]string{name}}
}

// EmpireTurnTheirs is "Tour de jeu : {name}"
// or "{name}'s turn".
func EmpireTurnTheirs(name string) Text {
	return Text{key: "empire.turn.theirs", strings: [maxStrings]string{name}}
}

// EmpireTurnBidding is "{name} mise" / "{name} misent"
// or "{name} is bidding" / "{name} are bidding".
func EmpireTurnBidding(n int, name string) Text {
	return Text{key: "empire.turn.bidding", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{name}}
}

// EmpireTurnAutomaton is "Tour de l'automate"
// or "The automaton's turn".
func EmpireTurnAutomaton() Text { return Text{key: "empire.turn.automaton"} }

// EmpireTurnAutomatonSub is "Il suit ses priorités."
// or "It follows its priorities.".
func EmpireTurnAutomatonSub() Text { return Text{key: "empire.turn.automaton.sub"} }

// EmpireTurnVoid is "Un tour de moins"
// or "One turn fewer".
func EmpireTurnVoid() Text { return Text{key: "empire.turn.void"} }

// EmpireTurnVoidSub is "Pour lui et pour vous."
// or "For it and for you.".
func EmpireTurnVoidSub() Text { return Text{key: "empire.turn.void.sub"} }

// EmpireThinks is "réfléchit…" / "réfléchissent…"
// or "is thinking…" / "are thinking…".
func EmpireThinks(n int) Text {
	return Text{key: "empire.thinks", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireWhoTwo is "{name} et {other}"
// or "{name} and {other}".
func EmpireWhoTwo(name, other string) Text {
	return Text{key: "empire.who.two", strings: [maxStrings]string{name, other}}
}

// EmpireWhoMore is "{name} et {n} autre" / "{name} et {n} autres"
// or "{name} and {n} other" / "{name} and {n} others".
func EmpireWhoMore(n int, name string) Text {
	return Text{key: "empire.who.more", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{name}}
}

// EmpireSkip is "Passer"
// or "Skip".
func EmpireSkip() Text { return Text{key: "empire.skip"} }

// EmpireOver is "Fin de la partie"
// or "Game over".
func EmpireOver() Text { return Text{key: "empire.over"} }

// EmpireCardOf is "{part}/{of}"
// or "{part}/{of}".
func EmpireCardOf(part, of int) Text {
	return Text{key: "empire.card.of", numbers: [maxNumbers]int64{int64(part), int64(of)}}
}

// EmpireCardWord is "carte"
// or "card".
func EmpireCardWord() Text { return Text{key: "empire.card.word"} }

// EmpireToolEnd is "Jusqu'à vous"
// or "To your turn".
func EmpireToolEnd() Text { return Text{key: "empire.tool.end"} }

// EmpireHand is "En réserve"
// or "Supply".
func EmpireHand() Text { return Text{key: "empire.hand"} }

// EmpireGoodsYours is "Vos biens"
// or "Your goods".
func EmpireGoodsYours() Text { return Text{key: "empire.goods.yours"} }

// EmpireGoodsOf is "Biens : {letter}"
// or "{letter}'s goods".
func EmpireGoodsOf(letter string) Text {
	return Text{key: "empire.goods.of", strings: [maxStrings]string{letter}}
}

// EmpireLeadsYou is "Vous menez d'un point" / "Vous menez de {n} points"
// or "You lead by a point" / "You lead by {n} points".
func EmpireLeadsYou(n int) Text {
	return Text{key: "empire.leads.you", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireLeads is "{letter} mène d'un point" / "{letter} mène de {n} points"
// or "{letter} leads by a point" / "{letter} leads by {n} points".
func EmpireLeads(n int, letter string) Text {
	return Text{key: "empire.leads", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{letter}}
}

// EmpireLevelPoints is "Égalité"
// or "All square".
func EmpireLevelPoints() Text { return Text{key: "empire.level.points"} }

// EmpireLevelSome is "En tête : {list}"
// or "Ahead: {list}".
func EmpireLevelSome(list string) Text {
	return Text{key: "empire.level.some", strings: [maxStrings]string{list}}
}

// EmpirePauseWhere is "carte {part} sur {of}"
// or "card {part} of {of}".
func EmpirePauseWhere(part, of int) Text {
	return Text{key: "empire.pause.where", numbers: [maxNumbers]int64{int64(part), int64(of)}}
}

// EmpireAskTake is "Prenez une carte."
// or "Take a card.".
func EmpireAskTake() Text { return Text{key: "empire.ask.take"} }

// EmpireAskPlace is "Où placer une armée ?"
// or "Where do you place an army?".
func EmpireAskPlace() Text { return Text{key: "empire.ask.place"} }

// EmpireAskMove is "Quelle armée déplacer ?"
// or "Which army moves?".
func EmpireAskMove() Text { return Text{key: "empire.ask.move"} }

// EmpireAskSail is "Quelle armée embarque ?"
// or "Which army sails?".
func EmpireAskSail() Text { return Text{key: "empire.ask.sail"} }

// EmpireAskCity is "Où fonder une ville ?"
// or "Where do you found a city?".
func EmpireAskCity() Text { return Text{key: "empire.ask.city"} }

// EmpireAskDestroy is "Où détruire une armée ?"
// or "Where do you destroy an army?".
func EmpireAskDestroy() Text { return Text{key: "empire.ask.destroy"} }

// EmpireAskWhere is "Depuis {region}, vers où ?"
// or "From {region}, to where?".
func EmpireAskWhere(region string) Text {
	return Text{key: "empire.ask.where", strings: [maxStrings]string{region}}
}

// EmpireAskFoe is "{region} : l'armée de qui ?"
// or "{region}: whose army?".
func EmpireAskFoe(region string) Text {
	return Text{key: "empire.ask.foe", strings: [maxStrings]string{region}}
}

// EmpireMoveStays is "Le départ n'est plus {region}. Choisissez une armée à déplacer."
// or "No longer moving from {region}. Choose an army to move.".
func EmpireMoveStays(region string) Text {
	return Text{key: "empire.move.stays", strings: [maxStrings]string{region}}
}

// EmpireAskDone is "Terminez votre tour."
// or "End your turn.".
func EmpireAskDone() Text { return Text{key: "empire.ask.done"} }

// EmpireAskNeutral is "{n} armée neutre à poser" / "{n} armées neutres à poser"
// or "{n} neutral army to place" / "{n} neutral armies to place".
func EmpireAskNeutral(n int) Text {
	return Text{key: "empire.ask.neutral", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireAskBid is "Chacun mise en secret."
// or "Everybody bids in secret.".
func EmpireAskBid() Text { return Text{key: "empire.ask.bid"} }

// EmpireAskFirst is "Le plus offrant choisit qui commence."
// or "The highest bidder says who begins.".
func EmpireAskFirst() Text { return Text{key: "empire.ask.first"} }

// EmpireChoosePlace is "Égalité : où la placer ?"
// or "A tie: where to place it?".
func EmpireChoosePlace() Text { return Text{key: "empire.choose.place"} }

// EmpireChooseFrom is "Égalité : d'où partir ?"
// or "A tie: which one leaves?".
func EmpireChooseFrom() Text { return Text{key: "empire.choose.from"} }

// EmpireChooseTo is "Égalité : où aller ?"
// or "A tie: where to go?".
func EmpireChooseTo() Text { return Text{key: "empire.choose.to"} }

// EmpireChooseCity is "Égalité : où fonder ?"
// or "A tie: where to found it?".
func EmpireChooseCity() Text { return Text{key: "empire.choose.city"} }

// EmpireChooseLoss is "Où perdez-vous une armée ?"
// or "Where do you lose an army?".
func EmpireChooseLoss() Text { return Text{key: "empire.choose.loss"} }

// EmpireToolUndo is "Annuler"
// or "Undo".
func EmpireToolUndo() Text { return Text{key: "empire.tool.undo"} }

// EmpireToolHint is "Conseil"
// or "Hint".
func EmpireToolHint() Text { return Text{key: "empire.tool.hint"} }

// EmpireToolPlay is "Jouer pour moi"
// or "Play for me".
func EmpireToolPlay() Text { return Text{key: "empire.tool.play"} }

// EmpireToolHalf is "L'autre action de la carte"
// or "The card's other action".
func EmpireToolHalf() Text { return Text{key: "empire.tool.half"} }

// EmpireToolPause is "Pause"
// or "Pause".
func EmpireToolPause() Text { return Text{key: "empire.tool.pause"} }

// EmpireToolKey is "{what} ({key})"
// or "{what} ({key})".
func EmpireToolKey(what, key string) Text {
	return Text{key: "empire.tool.key", strings: [maxStrings]string{what, key}}
}

// EmpireWhyMove is "Pourquoi ce coup ?"
// or "Why that move?".
func EmpireWhyMove() Text { return Text{key: "empire.why.move"} }

// EmpireWhyMoveTip is "Comment l'automate en est venu à son dernier tour."
// or "How the automaton came to its last turn.".
func EmpireWhyMoveTip() Text { return Text{key: "empire.why.move.tip"} }

// EmpireWhyTitle is "Décision {part} sur {of}"
// or "Decision {part} of {of}".
func EmpireWhyTitle(part, of int) Text {
	return Text{key: "empire.why.title", numbers: [maxNumbers]int64{int64(part), int64(of)}}
}

// EmpireWhyShut is "Fermer"
// or "Close".
func EmpireWhyShut() Text { return Text{key: "empire.why.shut"} }

// EmpireWhyEarlier is "Étapes précédentes"
// or "Earlier steps".
func EmpireWhyEarlier() Text { return Text{key: "empire.why.earlier"} }

// EmpireNeutralForme is "Les placer pour moi"
// or "Place them for me".
func EmpireNeutralForme() Text { return Text{key: "empire.neutral.forme"} }

// EmpireWhyUndo is "Aucun coup à annuler dans ce tour."
// or "There's nothing to undo in this turn yet.".
func EmpireWhyUndo() Text { return Text{key: "empire.why.undo"} }

// EmpireWhyTurn is "Attendez votre tour."
// or "Wait for your turn.".
func EmpireWhyTurn() Text { return Text{key: "empire.why.turn"} }

// EmpireHintBoth is "Points : vous {what}, {letter} {other}"
// or "Points: you {what}, {letter} {other}".
func EmpireHintBoth(letter, what, other string) Text {
	return Text{key: "empire.hint.both", strings: [maxStrings]string{letter, what, other}}
}

// EmpireHintLead is "Vous {what} · avance {other}"
// or "You {what} · lead {other}".
func EmpireHintLead(what, other string) Text {
	return Text{key: "empire.hint.lead", strings: [maxStrings]string{what, other}}
}

// EmpireHintLater is "Prépare la suite"
// or "Prepares what comes next".
func EmpireHintLater() Text { return Text{key: "empire.hint.later"} }

// EmpireHintNothing is "Rien de mieux à faire."
// or "There's nothing better to do.".
func EmpireHintNothing() Text { return Text{key: "empire.hint.nothing"} }

// EmpireHintPlay is "Encore une fois, et ce tour est joué pour vous"
// or "Press again to have this turn played for you".
func EmpireHintPlay() Text { return Text{key: "empire.hint.play"} }

// EmpireGainTakesContinent is "prend {what}"
// or "takes {what}".
func EmpireGainTakesContinent(what string) Text {
	return Text{key: "empire.gain.takes-continent", strings: [maxStrings]string{what}}
}

// EmpireGainTakesRegion is "prend {what}"
// or "takes {what}".
func EmpireGainTakesRegion(what string) Text {
	return Text{key: "empire.gain.takes-region", strings: [maxStrings]string{what}}
}

// EmpireGainFreesRegion is "libère {what}"
// or "frees {what}".
func EmpireGainFreesRegion(what string) Text {
	return Text{key: "empire.gain.frees-region", strings: [maxStrings]string{what}}
}

// EmpireGainAnd is "{what}, {other}"
// or "{what}, {other}".
func EmpireGainAnd(what, other string) Text {
	return Text{key: "empire.gain.and", strings: [maxStrings]string{what, other}}
}

// EmpireGainList is "{what}."
// or "{what}.".
func EmpireGainList(what string) Text {
	return Text{key: "empire.gain.list", strings: [maxStrings]string{what}}
}

// EmpireGainKeepsRegion is "garde {what}"
// or "keeps {what}".
func EmpireGainKeepsRegion(what string) Text {
	return Text{key: "empire.gain.keeps-region", strings: [maxStrings]string{what}}
}

// EmpireGainNextStep is "{what} : +{n} point" / "{what} : +{n} points"
// or "{what}: +{n} point" / "{what}: +{n} points".
func EmpireGainNextStep(n int, what string) Text {
	return Text{key: "empire.gain.next-step", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{what}}
}

// EmpireGainSaves is "ne coûte rien"
// or "costs nothing".
func EmpireGainSaves() Text { return Text{key: "empire.gain.saves"} }

// EmpireDeckLeft is "carte à venir" / "cartes à venir"
// or "card to come" / "cards to come".
func EmpireDeckLeft(n int) Text {
	return Text{key: "empire.deck.left", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireStripCard is "Sa carte"
// or "Its card".
func EmpireStripCard() Text { return Text{key: "empire.strip.card"} }

// EmpireStripRight is "Action du bas\nde la carte"
// or "Lower action\nof the card".
func EmpireStripRight() Text { return Text{key: "empire.strip.right"} }

// EmpireStripVoid is "Rien n'est possible :\nune autre carte suit"
// or "Nothing possible:\nanother card follows".
func EmpireStripVoid() Text { return Text{key: "empire.strip.void"} }

// EmpireStripSettled is "Départagée\npour vous"
// or "Tie decided\nfor you".
func EmpireStripSettled() Text { return Text{key: "empire.strip.settled"} }

// EmpireStripTie is "Égalité"
// or "A tie".
func EmpireStripTie() Text { return Text{key: "empire.strip.tie"} }

// EmpireStripTieSub is "À vous de choisir"
// or "You decide".
func EmpireStripTieSub() Text { return Text{key: "empire.strip.tie.sub"} }

// EmpireStripYours is "Vous avez\nchoisi"
// or "You have\ndecided".
func EmpireStripYours() Text { return Text{key: "empire.strip.yours"} }

// EmpireStripLoss is "Une des vôtres"
// or "One of yours".
func EmpireStripLoss() Text { return Text{key: "empire.strip.loss"} }

// EmpireStripLossSub is "À vous de choisir"
// or "You choose".
func EmpireStripLossSub() Text { return Text{key: "empire.strip.loss.sub"} }

// EmpireStripLossSettled is "Celle qui vous\ncoûte le moins"
// or "The one that\ncosts you least".
func EmpireStripLossSettled() Text { return Text{key: "empire.strip.loss.settled"} }

// EmpireAllowedPlace is "Au Carrefour\nou dans une ville"
// or "At Crossways\nor in a city".
func EmpireAllowedPlace() Text { return Text{key: "empire.allowed.place"} }

// EmpireAllowedFrom is "Une armée\nqui peut partir"
// or "An army\nthat can leave".
func EmpireAllowedFrom() Text { return Text{key: "empire.allowed.from"} }

// EmpireAllowedTo is "Ce qu'elle\npeut atteindre"
// or "What it\ncan reach".
func EmpireAllowedTo() Text { return Text{key: "empire.allowed.to"} }

// EmpireAllowedCity is "Une armée,\npas de ville"
// or "An army\nand no city".
func EmpireAllowedCity() Text { return Text{key: "empire.allowed.city"} }

// EmpireAllowedLoss is "Vos armées"
// or "Your armies".
func EmpireAllowedLoss() Text { return Text{key: "empire.allowed.loss"} }

// EmpireRuleNear is "Le plus près\ndu Carrefour"
// or "Nearest to\nCrossways".
func EmpireRuleNear() Text { return Text{key: "empire.rule.near"} }

// EmpireRuleEmpty is "Une région\ninoccupée"
// or "An empty\nregion".
func EmpireRuleEmpty() Text { return Text{key: "empire.rule.empty"} }

// EmpireRuleNone is "Aucune région\nn'est inoccupée"
// or "No region\nis empty".
func EmpireRuleNone() Text { return Text{key: "empire.rule.none"} }

// EmpireRuleWeak is "La puissance\nla plus basse"
// or "The lowest\npower".
func EmpireRuleWeak() Text { return Text{key: "empire.rule.weak"} }

// EmpireRuleMarked is "Un pion ou\nune pièce"
// or "A token or\na coin".
func EmpireRuleMarked() Text { return Text{key: "empire.rule.marked"} }

// EmpireWhatPlace is "Il place\nune armée"
// or "It places\nan army".
func EmpireWhatPlace() Text { return Text{key: "empire.what.place"} }

// EmpireWhatFrom is "Une armée\npart de là"
// or "An army\nleaves there".
func EmpireWhatFrom() Text { return Text{key: "empire.what.from"} }

// EmpireWhatTo is "Elle va là"
// or "It goes there".
func EmpireWhatTo() Text { return Text{key: "empire.what.to"} }

// EmpireWhatCity is "Il fonde\nune ville"
// or "It founds\na city".
func EmpireWhatCity() Text { return Text{key: "empire.what.city"} }

// EmpireWhatLoss is "Il capture\nune armée"
// or "It captures\nan army".
func EmpireWhatLoss() Text { return Text{key: "empire.what.loss"} }

// EmpireLogBid is "Mise la plus haute : {letter}, {coins}"
// or "Highest bid: {letter}, {coins}".
func EmpireLogBid(coins int, letter string) Text {
	return Text{key: "empire.log.bid", numbers: [maxNumbers]int64{int64(coins)}, strings: [maxStrings]string{letter}}
}

// EmpireLogFirst is "{letter} commence"
// or "{letter} begins".
func EmpireLogFirst(letter string) Text {
	return Text{key: "empire.log.first", strings: [maxStrings]string{letter}}
}

// EmpireLogNeutral is "{letter} pose un neutre : {to}"
// or "{letter} places a neutral: {to}".
func EmpireLogNeutral(letter string, to func() Text) Text {
	return Text{key: "empire.log.neutral", strings: [maxStrings]string{letter, to().key}}
}

// EmpireLogFree is "{letter} prend {card} (gratuite)"
// or "{letter} takes {card} (free)".
func EmpireLogFree(letter string, card func() Text) Text {
	return Text{key: "empire.log.free", strings: [maxStrings]string{letter, card().key}}
}

// EmpireLogTaken is "{letter} prend {card} ({n} pièce)" / "{letter} prend {card} ({n} pièces)"
// or "{letter} takes {card} ({n} coin)" / "{letter} takes {card} ({n} coins)".
func EmpireLogTaken(n int, letter string, card func() Text) Text {
	return Text{key: "empire.log.taken", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{letter, card().key}}
}

// EmpireLogPlaced is "{letter} place : {to}" / "{letter} place {n} : {to}"
// or "{letter} places: {to}" / "{letter} places {n}: {to}".
func EmpireLogPlaced(n int, letter string, to func() Text) Text {
	return Text{key: "empire.log.placed", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{letter, to().key}}
}

// EmpireLogMoved is "{letter} déplace : {from} vers {to}" / "{letter} déplace {n} : {from} vers {to}"
// or "{letter} moves: {from} to {to}" / "{letter} moves {n}: {from} to {to}".
func EmpireLogMoved(n int, letter string, to, from func() Text) Text {
	return Text{key: "empire.log.moved", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{letter, to().key, from().key}}
}

// EmpireLogFounded is "{letter} fonde : {to}"
// or "{letter} founds: {to}".
func EmpireLogFounded(letter string, to func() Text) Text {
	return Text{key: "empire.log.founded", strings: [maxStrings]string{letter, to().key}}
}

// EmpireLogDestroyed is "Armée détruite par {letter}, chez {foe} : {to}"
// or "{letter} destroys an army, {foe}'s: {to}".
func EmpireLogDestroyed(letter, foe string, to func() Text) Text {
	return Text{key: "empire.log.destroyed", strings: [maxStrings]string{letter, foe, to().key}}
}

// EmpireLogNeutralDestroyed is "{letter} détruit une armée neutre : {to}"
// or "{letter} destroys a neutral army: {to}".
func EmpireLogNeutralDestroyed(letter string, to func() Text) Text {
	return Text{key: "empire.log.neutral.destroyed", strings: [maxStrings]string{letter, to().key}}
}

// EmpireLogCaptured is "Armée capturée par {letter}, chez {foe} : {to}"
// or "{letter} captures an army, {foe}'s: {to}".
func EmpireLogCaptured(letter, foe string, to func() Text) Text {
	return Text{key: "empire.log.captured", strings: [maxStrings]string{letter, foe, to().key}}
}

// EmpireLogDrawn is "{letter} retourne {card} : {verb} {number}"
// or "{letter} turns over {card}: {verb} {number}".
func EmpireLogDrawn(number int, letter string, card, verb func() Text) Text {
	return Text{key: "empire.log.drawn", numbers: [maxNumbers]int64{int64(number)}, strings: [maxStrings]string{letter, card().key, verb().key}}
}

// EmpireLogDrawnCity is "{letter} retourne {card} : {verb}"
// or "{letter} turns over {card}: {verb}".
func EmpireLogDrawnCity(letter string, card, verb func() Text) Text {
	return Text{key: "empire.log.drawn.city", strings: [maxStrings]string{letter, card().key, verb().key}}
}

// EmpireLogDrawnAnd is "{letter} retourne {card} : {verb} et {next}"
// or "{letter} turns over {card}: {verb} and {next}".
func EmpireLogDrawnAnd(letter string, card, verb, next func() Text) Text {
	return Text{key: "empire.log.drawn.and", strings: [maxStrings]string{letter, card().key, verb().key, next().key}}
}

// EmpireLogUnplayable is "{letter} ne peut rien en faire et la garde"
// or "{letter} can't use it, and keeps it".
func EmpireLogUnplayable(letter string) Text {
	return Text{key: "empire.log.unplayable", strings: [maxStrings]string{letter}}
}

// EmpireLogDecided is "{letter} fait partir une armée : {to}"
// or "{letter} sends an army out: {to}".
func EmpireLogDecided(letter string, to func() Text) Text {
	return Text{key: "empire.log.decided", strings: [maxStrings]string{letter, to().key}}
}

// EmpireWhySole is "la seule possible"
// or "the only one possible".
func EmpireWhySole() Text { return Text{key: "empire.why.sole"} }

// EmpireWhyOne is "parmi {number} : {rule}"
// or "of {number}: {rule}".
func EmpireWhyOne(number int, rule func() Text) Text {
	return Text{key: "empire.why.one", numbers: [maxNumbers]int64{int64(number)}, strings: [maxStrings]string{rule().key}}
}

// EmpireWhyTwo is "parmi {number} : {rule}, puis {next}"
// or "of {number}: {rule}, then {next}".
func EmpireWhyTwo(number int, rule, next func() Text) Text {
	return Text{key: "empire.why.two", numbers: [maxNumbers]int64{int64(number)}, strings: [maxStrings]string{rule().key, next().key}}
}

// EmpireWhyThree is "parmi {number} : {rule}, puis {next}, puis {last}"
// or "of {number}: {rule}, then {next}, then {last}".
func EmpireWhyThree(number int, rule, next, last func() Text) Text {
	return Text{key: "empire.why.three", numbers: [maxNumbers]int64{int64(number)}, strings: [maxStrings]string{rule().key, next().key, last().key}}
}

// EmpireWhyNear is "la plus proche du Carrefour"
// or "the nearest to Crossways".
func EmpireWhyNear() Text { return Text{key: "empire.why.near"} }

// EmpireWhyEmpty is "une région inoccupée"
// or "an empty region".
func EmpireWhyEmpty() Text { return Text{key: "empire.why.empty"} }

// EmpireWhyWeak is "sa puissance la plus basse"
// or "its lowest power".
func EmpireWhyWeak() Text { return Text{key: "empire.why.weak"} }

// EmpireWhyMarked is "un pion ou une pièce"
// or "a token or a coin".
func EmpireWhyMarked() Text { return Text{key: "empire.why.marked"} }

// EmpireWhyChoice is "votre choix"
// or "your choice".
func EmpireWhyChoice() Text { return Text{key: "empire.why.choice"} }

// EmpireWhySettled is "départagée automatiquement"
// or "decided automatically".
func EmpireWhySettled() Text { return Text{key: "empire.why.settled"} }

// EmpireWhyLoss is "parmi {number} : vous choisissez"
// or "of {number}: you choose".
func EmpireWhyLoss(number int) Text {
	return Text{key: "empire.why.loss", numbers: [maxNumbers]int64{int64(number)}}
}

// EmpireWhyRight is "carte « ou » : seule compte l'action du bas"
// or "“or” card: only the lower action counts".
func EmpireWhyRight() Text { return Text{key: "empire.why.right"} }

// EmpireWhyKept is "la carte compte : la partie finit un tour plus tôt"
// or "the card counts: the game ends a turn sooner".
func EmpireWhyKept() Text { return Text{key: "empire.why.kept"} }

// EmpireLogEnded is "Fin de la partie {number}"
// or "End of game {number}".
func EmpireLogEnded(number int) Text {
	return Text{key: "empire.log.ended", numbers: [maxNumbers]int64{int64(number)}}
}

// EmpireBidTitle is "Votre mise"
// or "Your bid".
func EmpireBidTitle() Text { return Text{key: "empire.bid.title"} }

// EmpireBidAbout is "La plus haute mise est payée et décide qui commence ; les autres gardent tout. Égalité : tirage au sort. Vous avez {n} pièce." / "La plus haute mise est payée et décide qui commence ; les autres gardent tout. Égalité : tirage au sort. Vous avez {n} pièces."
// or "The highest bid is paid and says who begins; the others keep everything. A tie is decided by a draw. You have {n} coin." / "The highest bid is paid and says who begins; the others keep everything. A tie is decided by a draw. You have {n} coins.".
func EmpireBidAbout(n int) Text {
	return Text{key: "empire.bid.about", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireBidOffer is "Miser {n} pièce" / "Miser {n} pièces"
// or "Bid {n} coin" / "Bid {n} coins".
func EmpireBidOffer(n int) Text {
	return Text{key: "empire.bid.offer", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireBidWon is "{letter} a misé le plus"
// or "{letter} bid the most".
func EmpireBidWon(letter string) Text {
	return Text{key: "empire.bid.won", strings: [maxStrings]string{letter}}
}

// EmpireBidWonYou is "Vous avez misé le plus"
// or "You bid the most".
func EmpireBidWonYou() Text { return Text{key: "empire.bid.won.you"} }

// EmpireBidDrawnYou is "Vous, par tirage au sort"
// or "You, by a draw".
func EmpireBidDrawnYou() Text { return Text{key: "empire.bid.drawn.you"} }

// EmpireBidDrawn is "{letter}, par tirage au sort"
// or "{letter}, by a draw".
func EmpireBidDrawn(letter string) Text {
	return Text{key: "empire.bid.drawn", strings: [maxStrings]string{letter}}
}

// EmpireFirstTitle is "Qui commence ?"
// or "Who begins?".
func EmpireFirstTitle() Text { return Text{key: "empire.first.title"} }

// EmpireFirstAbout is "Votre mise est la plus haute : choisissez."
// or "Your bid is the highest: choose.".
func EmpireFirstAbout() Text { return Text{key: "empire.first.about"} }

// EmpireFirstDrawn is "Égalité : le sort vous désigne, choisissez."
// or "The highest bids tied, and the draw chose you: choose.".
func EmpireFirstDrawn() Text { return Text{key: "empire.first.drawn"} }

// EmpireScoreRegions is "Régions"
// or "Regions".
func EmpireScoreRegions() Text { return Text{key: "empire.score.regions"} }

// EmpireScoreContinents is "Continents"
// or "Continents".
func EmpireScoreContinents() Text { return Text{key: "empire.score.continents"} }

// EmpireScorePower is "Puissance"
// or "Power".
func EmpireScorePower() Text { return Text{key: "empire.score.power"} }

// EmpireScoreGoods is "Biens"
// or "Goods".
func EmpireScoreGoods() Text { return Text{key: "empire.score.goods"} }

// EmpireScoreJokers is "Jokers"
// or "Wilds".
func EmpireScoreJokers() Text { return Text{key: "empire.score.jokers"} }

// EmpireScoreTokens is "Pions"
// or "Tokens".
func EmpireScoreTokens() Text { return Text{key: "empire.score.tokens"} }

// EmpireScoreCoins is "Pièces"
// or "Coins".
func EmpireScoreCoins() Text { return Text{key: "empire.score.coins"} }

// EmpireScoreCaptured is "Captures"
// or "Captures".
func EmpireScoreCaptured() Text { return Text{key: "empire.score.captured"} }

// EmpireScoreHandicap is "Niveau"
// or "Level".
func EmpireScoreHandicap() Text { return Text{key: "empire.score.handicap"} }

// EmpireScoreBefore is "Avant"
// or "Before".
func EmpireScoreBefore() Text { return Text{key: "empire.score.before"} }

// EmpireScoreTotal is "Total"
// or "Total".
func EmpireScoreTotal() Text { return Text{key: "empire.score.total"} }

// EmpireAuditTitle is "Le décompte"
// or "Scoring".
func EmpireAuditTitle() Text { return Text{key: "empire.audit.title"} }

// EmpireAuditGame is "Partie {number} sur {of}"
// or "Game {number} of {of}".
func EmpireAuditGame(number, of int) Text {
	return Text{key: "empire.audit.game", numbers: [maxNumbers]int64{int64(number), int64(of)}}
}

// EmpireAuditResults is "Résultats"
// or "Results".
func EmpireAuditResults() Text { return Text{key: "empire.audit.results"} }

// EmpireAuditNext is "Partie suivante"
// or "Next game".
func EmpireAuditNext() Text { return Text{key: "empire.audit.next"} }

// EmpireAuditSkip is "Tout compter"
// or "Count everything".
func EmpireAuditSkip() Text { return Text{key: "empire.audit.skip"} }

// EmpireAuditOf is "D'où viennent les points : {name}"
// or "Where the points come from: {name}".
func EmpireAuditOf(name string) Text {
	return Text{key: "empire.audit.of", strings: [maxStrings]string{name}}
}

// EmpireAuditRegions is "Régions : {list}."
// or "Regions: {list}.".
func EmpireAuditRegions(list string) Text {
	return Text{key: "empire.audit.regions", strings: [maxStrings]string{list}}
}

// EmpireAuditPower is "Puissance par région : {list}."
// or "Power by region: {list}.".
func EmpireAuditPower(list string) Text {
	return Text{key: "empire.audit.power", strings: [maxStrings]string{list}}
}

// EmpireAuditNoregion is "Aucune région."
// or "No regions.".
func EmpireAuditNoregion() Text { return Text{key: "empire.audit.noregion"} }

// EmpireAuditContinents is "Continents : {list}."
// or "Continents: {list}.".
func EmpireAuditContinents(list string) Text {
	return Text{key: "empire.audit.continents", strings: [maxStrings]string{list}}
}

// EmpireAuditNocontinent is "Aucun continent."
// or "No continents.".
func EmpireAuditNocontinent() Text { return Text{key: "empire.audit.nocontinent"} }

// EmpireEndWon is "L'automate est battu"
// or "The automaton is beaten".
func EmpireEndWon() Text { return Text{key: "empire.end.won"} }

// EmpireEndWonShort is "{points} à {theirs}"
// or "{points} to {theirs}".
func EmpireEndWonShort(points, theirs int) Text {
	return Text{key: "empire.end.won.short", numbers: [maxNumbers]int64{int64(points), int64(theirs)}}
}

// EmpireEndWonWhy is "{points} à {theirs}."
// or "{points} to {theirs}.".
func EmpireEndWonWhy(points, theirs int) Text {
	return Text{key: "empire.end.won.why", numbers: [maxNumbers]int64{int64(points), int64(theirs)}}
}

// EmpireEndLost is "L'automate gagne"
// or "The automaton wins".
func EmpireEndLost() Text { return Text{key: "empire.end.lost"} }

// EmpireEndLostShort is "{theirs} à {points}"
// or "{theirs} to {points}".
func EmpireEndLostShort(points, theirs int) Text {
	return Text{key: "empire.end.lost.short", numbers: [maxNumbers]int64{int64(points), int64(theirs)}}
}

// EmpireEndLostWhy is "{theirs} à {points}."
// or "{theirs} to {points}.".
func EmpireEndLostWhy(points, theirs int) Text {
	return Text{key: "empire.end.lost.why", numbers: [maxNumbers]int64{int64(points), int64(theirs)}}
}

// EmpireEndDrawn is "Égalité parfaite"
// or "A perfect tie".
func EmpireEndDrawn() Text { return Text{key: "empire.end.drawn"} }

// EmpireEndDrawnShort is "{points} à {theirs}"
// or "{points} to {theirs}".
func EmpireEndDrawnShort(points, theirs int) Text {
	return Text{key: "empire.end.drawn.short", numbers: [maxNumbers]int64{int64(points), int64(theirs)}}
}

// EmpireEndDrawnWhy is "{points} à {theirs}, et tout le reste est égal."
// or "{points} to {theirs}, and everything else is equal.".
func EmpireEndDrawnWhy(points, theirs int) Text {
	return Text{key: "empire.end.drawn.why", numbers: [maxNumbers]int64{int64(points), int64(theirs)}}
}

// EmpireEndBit is "{points} à {theirs} : un peu de tout fait la différence."
// or "{points} to {theirs}: a bit of everything.".
func EmpireEndBit(points, theirs int) Text {
	return Text{key: "empire.end.bit", numbers: [maxNumbers]int64{int64(points), int64(theirs)}}
}

// EmpireEndBy is "{points} à {theirs} : la différence vient surtout de « {label} », +{number}."
// or "{points} to {theirs}: mostly from “{label}”, by {number}.".
func EmpireEndBy(number, points, theirs int, label func() Text) Text {
	return Text{key: "empire.end.by", numbers: [maxNumbers]int64{int64(number), int64(points), int64(theirs)}, strings: [maxStrings]string{label().key}}
}

// EmpireEndTieCoins is "{points} partout : départagés aux pièces."
// or "{points} each: decided by coins.".
func EmpireEndTieCoins(points int) Text {
	return Text{key: "empire.end.tie.coins", numbers: [maxNumbers]int64{int64(points)}}
}

// EmpireEndTieArmies is "{points} partout : départagés aux armées sur la carte."
// or "{points} each: decided by armies on the map.".
func EmpireEndTieArmies(points int) Text {
	return Text{key: "empire.end.tie.armies", numbers: [maxNumbers]int64{int64(points)}}
}

// EmpireEndTieRegions is "{points} partout : départagés aux régions."
// or "{points} each: decided by regions.".
func EmpireEndTieRegions(points int) Text {
	return Text{key: "empire.end.tie.regions", numbers: [maxNumbers]int64{int64(points)}}
}

// EmpireEndFinal is "Score final"
// or "Final score".
func EmpireEndFinal() Text { return Text{key: "empire.end.final"} }

// EmpireEndCards is "Dernière carte"
// or "Last card".
func EmpireEndCards() Text { return Text{key: "empire.end.cards"} }

// EmpireEndCardsShort is "Dernière carte"
// or "Last card".
func EmpireEndCardsShort() Text { return Text{key: "empire.end.cards.short"} }

// EmpireEndCardsWhy is "Chacun a pris toutes ses cartes."
// or "Everybody has taken all their cards.".
func EmpireEndCardsWhy() Text { return Text{key: "empire.end.cards.why"} }

// EmpireEndRegions is "{n} région" / "{n} régions"
// or "{n} region" / "{n} regions".
func EmpireEndRegions(n int) Text {
	return Text{key: "empire.end.regions", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireEndAutomaton is "{label} · {n} région" / "{label} · {n} régions"
// or "{label} · {n} region" / "{label} · {n} regions".
func EmpireEndAutomaton(n int, label func() Text) Text {
	return Text{key: "empire.end.automaton", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{label().key}}
}

// EmpirePlotTitle is "Les points, tour après tour"
// or "Points, turn by turn".
func EmpirePlotTitle() Text { return Text{key: "empire.plot.title"} }

// EmpirePlotLast is "fin"
// or "end".
func EmpirePlotLast() Text { return Text{key: "empire.plot.last"} }

// EmpireRefusedOver is "La partie est finie."
// or "The game is over.".
func EmpireRefusedOver() Text { return Text{key: "empire.refused.over"} }

// EmpireRefusedNotYourTurn is "Ce n'est pas à vous de jouer."
// or "It isn't your turn.".
func EmpireRefusedNotYourTurn() Text { return Text{key: "empire.refused.not-your-turn"} }

// EmpireRefusedNotNow is "Ce n'est pas le moment."
// or "Not now.".
func EmpireRefusedNotNow() Text { return Text{key: "empire.refused.not-now"} }

// EmpireRefusedNoRegion is "Il n'y a pas de région ici."
// or "There's no region here.".
func EmpireRefusedNoRegion() Text { return Text{key: "empire.refused.no-region"} }

// EmpireRefusedBid is "Misez au plus toutes vos pièces."
// or "Bid at most all of your coins.".
func EmpireRefusedBid() Text { return Text{key: "empire.refused.bid"} }

// EmpireRefusedFirst is "Personne à cette place."
// or "There's no one in that seat.".
func EmpireRefusedFirst() Text { return Text{key: "empire.refused.first"} }

// EmpireRefusedNoCard is "Il n'y a pas de carte ici."
// or "There's no card here.".
func EmpireRefusedNoCard() Text { return Text{key: "empire.refused.no-card"} }

// EmpireRefusedTooDear is "Vous n'avez pas assez de pièces."
// or "You don't have enough coins.".
func EmpireRefusedTooDear() Text { return Text{key: "empire.refused.too-dear"} }

// EmpireRefusedTakeFirst is "Prenez d'abord une carte."
// or "Take a card first.".
func EmpireRefusedTakeFirst() Text { return Text{key: "empire.refused.take-first"} }

// EmpireRefusedTaken is "Vous avez déjà pris une carte."
// or "You've already taken a card.".
func EmpireRefusedTaken() Text { return Text{key: "empire.refused.taken"} }

// EmpireRefusedNotOnCard is "Votre carte ne le permet pas."
// or "Your card doesn't allow it.".
func EmpireRefusedNotOnCard() Text { return Text{key: "empire.refused.not-on-card"} }

// EmpireRefusedOtherHalf is "Vous jouez l'autre action de la carte."
// or "You're using the card's other action.".
func EmpireRefusedOtherHalf() Text { return Text{key: "empire.refused.other-half"} }

// EmpireRefusedUsedUp is "La carte n'a plus rien à donner."
// or "The card has nothing left to give.".
func EmpireRefusedUsedUp() Text { return Text{key: "empire.refused.used-up"} }

// EmpireRefusedNoSupply is "Votre réserve est vide."
// or "Your supply is empty.".
func EmpireRefusedNoSupply() Text { return Text{key: "empire.refused.no-supply"} }

// EmpireRefusedNoBase is "On place au Carrefour, ou dans une de ses villes."
// or "Armies are placed at Crossways, or in one of your cities.".
func EmpireRefusedNoBase() Text { return Text{key: "empire.refused.no-base"} }

// EmpireRefusedNoArmy is "Aucune armée d'ici ne convient."
// or "No army here will do.".
func EmpireRefusedNoArmy() Text { return Text{key: "empire.refused.no-army"} }

// EmpireRefusedNoBorder is "Ces deux régions ne se touchent pas."
// or "These two regions don't touch.".
func EmpireRefusedNoBorder() Text { return Text{key: "empire.refused.no-border"} }

// EmpireRefusedNeedsSail is "On n'y va que par mer : il faut une carte Naviguer."
// or "You can only get there by sea: you need a Sail card.".
func EmpireRefusedNeedsSail() Text { return Text{key: "empire.refused.needs-sail"} }

// EmpireRefusedOwnArmy is "On ne détruit pas ses propres armées."
// or "You can't destroy your own armies.".
func EmpireRefusedOwnArmy() Text { return Text{key: "empire.refused.own-army"} }

// EmpireRefusedNotOffered is "Choisissez l'une des régions entourées."
// or "Choose one of the ringed regions.".
func EmpireRefusedNotOffered() Text { return Text{key: "empire.refused.not-offered"} }

// EmpireRefusedNoHint is "Pas de conseil à donner ici."
// or "There's no hint to give here.".
func EmpireRefusedNoHint() Text { return Text{key: "empire.refused.no-hint"} }

// EmpireLearnGoal is "Bienvenue aux Cinq Rives ! L'automate et vous jouez treize cartes chacun. Qui finit avec le plus de points gagne : ils sont ici."
// or "Welcome to the Five Shores! You and the automaton play thirteen cards each. Whoever has more points up here in the end wins.".
func EmpireLearnGoal() Text { return Text{key: "empire.learn.goal"} }

// EmpireLearnHome is "Vous partez tous deux du Carrefour, avec trois armées chacun : pour l'instant, personne ne le tient."
// or "You both begin at Crossways, with three armies each: for now nobody holds it.".
func EmpireLearnHome() Text { return Text{key: "empire.learn.home"} }

// EmpireLearnScore is "La région vaut un point ; chaque armée d'avance sur l'automate aussi : c'est sa puissance. Une armée de plus, un point de plus."
// or "The region is a point; so is each army of your lead there over the automaton: its power. One more army, one more point.".
func EmpireLearnScore() Text { return Text{key: "empire.learn.score"} }

// EmpireLearnNeutral is "Les armées grises ne sont à personne, mais tiennent des régions. Le plus de régions d'un continent : un point de plus. Un triangle est un bien, à qui tient la région."
// or "Grey armies are nobody's, but hold regions. Most regions of a continent are one more point. A triangle is a good, for whoever holds the region.".
func EmpireLearnNeutral() Text { return Text{key: "empire.learn.neutral"} }

// EmpireLearnCard is "Prenez une carte : elle dit quoi faire, et apporte un bien. La première est gratuite ; chaque pièce payée est un point pour l'automate."
// or "Take a card: it says what you may do, and adds a good. The first is free; each coin that you pay is a point for the automaton.".
func EmpireLearnCard() Text { return Text{key: "empire.learn.card"} }

// EmpireLearnAct is "Jouez-la dans une région marquée d'un chiffre : votre avance change d'autant. Ayez-y le plus d'armées : elle est à vous."
// or "Play it in a region marked with a figure: your lead changes by that much. Have the most armies there, and it is yours.".
func EmpireLearnAct() Text { return Text{key: "empire.learn.act"} }

// EmpireLearnEnd is "Utilisez ce qui reste, si vous voulez. Puis « {label} »."
// or "Use what is left, if you like. Then “{label}”.".
func EmpireLearnEnd(label func() Text) Text {
	return Text{key: "empire.learn.end", strings: [maxStrings]string{label().key}}
}

// EmpireLearnAutomaton is "L'automate retourne une carte et suit ses priorités. Si rien n'est possible, il en retourne une autre : un tour de moins, pour lui et pour vous."
// or "The automaton turns over a card and follows its priorities. If nothing is possible, it turns over another: one turn fewer, for it and for you.".
func EmpireLearnAutomaton() Text { return Text{key: "empire.learn.automaton"} }

// EmpireLearnWait is "L'automate termine son tour. Ensuite, c'est à vous."
// or "The automaton is finishing its turn. Then it is yours.".
func EmpireLearnWait() Text { return Text{key: "empire.learn.wait"} }

// EmpireLearnTie is "Égalité : pour lui, ces régions se valent. À vous de choisir ; chaque nombre dit de combien change votre avance."
// or "A tie: to the automaton, these regions are all the same. You choose; each figure says how your lead changes.".
func EmpireLearnTie() Text { return Text{key: "empire.learn.tie"} }

// EmpireLearnLoss is "Il vous prend une armée, et c'est vous qui choisissez où. Chaque nombre dit de combien change votre avance."
// or "It takes one of your armies, and you choose where. Each figure says how your lead changes.".
func EmpireLearnLoss() Text { return Text{key: "empire.learn.loss"} }

// EmpireLearnAgain is "À vous ! Prenez une carte Déplacer : elle mène vos armées d'une région à l'autre."
// or "Your turn! Take a Move card: it leads your armies from one region to another.".
func EmpireLearnAgain() Text { return Text{key: "empire.learn.again"} }

// EmpireLearnMove is "Choisissez d'où part une armée, puis où elle va : dans une région voisine. Seul Naviguer passe aussi par mer."
// or "Choose where an army leaves, then where it goes: a region next to it. Only Sail crosses the sea too.".
func EmpireLearnMove() Text { return Text{key: "empire.learn.move"} }

// EmpireLearnGoods is "Chaque carte laisse un bien. Plus vous en avez d'une sorte, plus elle rapporte à la fin ; 1/3 : vous en avez 1, le palier suivant est à 3. Une pièce gardée ne fait que départager."
// or "Each card leaves a good. The more you have of one kind, the more it is worth in the end; 1/3 means one, with the next step at 3. A coin kept only breaks ties.".
func EmpireLearnGoods() Text { return Text{key: "empire.learn.goods"} }

// EmpireLearnSupply is "Vos armées viennent d'ici, et il n'y en a pas d'autres. Réserve vide, plus rien à placer : déplacez celles de la carte, ou fondez des villes."
// or "Your armies come from here, and this is all there are. Once they run out, Place brings none: move those on the map, or found cities.".
func EmpireLearnSupply() Text { return Text{key: "empire.learn.supply"} }

// EmpireLearnPlay is "Un doute ? L'ampoule donne un conseil et dit pourquoi. La partie continue, à vous !"
// or "Not sure? The bulb gives a hint and says why. The game goes on: over to you!".
func EmpireLearnPlay() Text { return Text{key: "empire.learn.play"} }

// EmpireStoryTakes is "{letter} prend {to} à {foe} au tour {turn}."
// or "{letter} takes {to} from {foe} on turn {turn}.".
func EmpireStoryTakes(turn int, letter, foe string, to func() Text) Text {
	return Text{key: "empire.story.takes", numbers: [maxNumbers]int64{int64(turn)}, strings: [maxStrings]string{letter, foe, to().key}}
}

// EmpireStoryLast is "{letter} prend {to} au dernier moment, au tour {turn}."
// or "{letter} takes {to} at the last moment, on turn {turn}.".
func EmpireStoryLast(turn int, letter string, to func() Text) Text {
	return Text{key: "empire.story.last", numbers: [maxNumbers]int64{int64(turn)}, strings: [maxStrings]string{letter, to().key}}
}

// EmpireCaptionFrom is "{name} prend {region} à {foe}"
// or "{name} takes {region} from {foe}".
func EmpireCaptionFrom(name, foe, region string) Text {
	return Text{key: "empire.caption.from", strings: [maxStrings]string{name, foe, region}}
}

// EmpireCaptionFromYou is "{name} vous prend {region}"
// or "{name} takes {region} from you".
func EmpireCaptionFromYou(name, region string) Text {
	return Text{key: "empire.caption.from-you", strings: [maxStrings]string{name, region}}
}

// EmpireCaptionYou is "Vous prenez {region}"
// or "You take {region}".
func EmpireCaptionYou(region string) Text {
	return Text{key: "empire.caption.you", strings: [maxStrings]string{region}}
}

// EmpireCaptionTakes is "{name} prend {region}"
// or "{name} takes {region}".
func EmpireCaptionTakes(name, region string) Text {
	return Text{key: "empire.caption.takes", strings: [maxStrings]string{name, region}}
}

// EmpireCaptionAutomaton is "l'automate"
// or "the automaton".
func EmpireCaptionAutomaton() Text { return Text{key: "empire.caption.automaton"} }

// EmpireCaptionLose is "Vous perdez {region}"
// or "You lose {region}".
func EmpireCaptionLose(region string) Text {
	return Text{key: "empire.caption.lose", strings: [maxStrings]string{region}}
}

// EmpireCaptionLoses is "{name} perd {region}"
// or "{name} loses {region}".
func EmpireCaptionLoses(name, region string) Text {
	return Text{key: "empire.caption.loses", strings: [maxStrings]string{name, region}}
}

// EmpireCaptionNone is "L'automate ne prend rien : {what}"
// or "The automaton takes nothing: {what}".
func EmpireCaptionNone(what string) Text {
	return Text{key: "empire.caption.none", strings: [maxStrings]string{what}}
}

// EmpireCaptionOne is "L'automate prend {region} : {what}"
// or "The automaton takes {region}: {what}".
func EmpireCaptionOne(what, region string) Text {
	return Text{key: "empire.caption.one", strings: [maxStrings]string{what, region}}
}

// EmpireCaptionTwo is "L'automate prend {region} et {to} : {what}"
// or "The automaton takes {region} and {to}: {what}".
func EmpireCaptionTwo(what, region string, to func() Text) Text {
	return Text{key: "empire.caption.two", strings: [maxStrings]string{what, region, to().key}}
}

// EmpireCaptionMany is "L'automate prend {n} région : {what}" / "L'automate prend {n} régions : {what}"
// or "The automaton takes {n} region: {what}" / "The automaton takes {n} regions: {what}".
func EmpireCaptionMany(n int, what string) Text {
	return Text{key: "empire.caption.many", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{what}}
}

// EmpireCaptionBoth is "lui {what}, vous {other}"
// or "it {what}, you {other}".
func EmpireCaptionBoth(what, other string) Text {
	return Text{key: "empire.caption.both", strings: [maxStrings]string{what, other}}
}

// EmpireCaptionVoid is "{what}\nCarte inutile : un tour de moins pour chacun" / "{what}\nCartes inutiles : {n} tours de moins pour chacun"
// or "{what}\nUnusable card: one turn fewer for both" / "{what}\nUnusable cards: {n} turns fewer for both".
func EmpireCaptionVoid(n int, what string) Text {
	return Text{key: "empire.caption.void", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{what}}
}

// EmpireCaptionPlayed is "Joué pour vous. {what}"
// or "Played for you. {what}".
func EmpireCaptionPlayed(what string) Text {
	return Text{key: "empire.caption.played", strings: [maxStrings]string{what}}
}

// EmpireCaptionReserve is "Plus que {n} armée en réserve,\nensuite il n'y en a plus à placer" / "Plus que {n} armées en réserve,\nensuite il n'y en a plus à placer"
// or "Only {n} army left in your supply,\nand then there are no more to place" / "Only {n} armies left in your supply,\nand then there are no more to place".
func EmpireCaptionReserve(n int) Text {
	return Text{key: "empire.caption.reserve", numbers: [maxNumbers]int64{int64(n)}}
}

// EmpireCaptionCity is "Une ville compte comme une armée,\net l'on y place les suivantes"
// or "A city counts as an army,\nand more can be placed there".
func EmpireCaptionCity() Text { return Text{key: "empire.caption.city"} }

// EmpireCaptionDestroy is "Ôtez une armée adverse ou neutre,\nlà où elle vous gêne"
// or "Remove a rival or neutral army,\nwherever it is in your way".
func EmpireCaptionDestroy() Text { return Text{key: "empire.caption.destroy"} }
