// Code generated from aquariom.fr.properties and aquariom.en.properties by assets/words/gen. DO NOT EDIT.

package words

// AquariomName is "Aquar.iom"
// or "Aquar.iom".
func AquariomName() Text { return Text{key: "aquariom.name"} }

// AquariomLine is "Mangez plus petit que vous, et fuyez plus gros."
// or "Eat what is smaller than you, and flee what is bigger.".
func AquariomLine() Text { return Text{key: "aquariom.line"} }

// AquariomFacts is "1 à 16 joueurs · 2 à 5 min · tous à la fois"
// or "1 to 16 players · 2–5 min · all at once".
func AquariomFacts() Text { return Text{key: "aquariom.facts"} }

// AquariomLobbyFirst is "Une petite carte, où les rencontres viennent vite."
// or "A small map, where you soon meet each other.".
func AquariomLobbyFirst() Text { return Text{key: "aquariom.lobby.first"} }

// AquariomOptionMap is "Carte"
// or "Map".
func AquariomOptionMap() Text { return Text{key: "aquariom.option.map"} }

// AquariomOptionMapBasin is "Première mer"
// or "First sea".
func AquariomOptionMapBasin() Text { return Text{key: "aquariom.option.map.basin"} }

// AquariomOptionMapLagoon is "Lagon"
// or "Lagoon".
func AquariomOptionMapLagoon() Text { return Text{key: "aquariom.option.map.lagoon"} }

// AquariomOptionMapReef is "Récif"
// or "Reef".
func AquariomOptionMapReef() Text { return Text{key: "aquariom.option.map.reef"} }

// AquariomOptionMapLagoon1 is "Lagon, d'origine"
// or "Lagoon, original".
func AquariomOptionMapLagoon1() Text { return Text{key: "aquariom.option.map.lagoon-1"} }

// AquariomOptionMapReef1 is "Récif, d'origine"
// or "Reef, original".
func AquariomOptionMapReef1() Text { return Text{key: "aquariom.option.map.reef-1"} }

// AquariomOptionMapLagoon2 is "Lagon, version 2"
// or "Lagoon, version 2".
func AquariomOptionMapLagoon2() Text { return Text{key: "aquariom.option.map.lagoon-2"} }

// AquariomOptionMapReef2 is "Récif, version 2"
// or "Reef, version 2".
func AquariomOptionMapReef2() Text { return Text{key: "aquariom.option.map.reef-2"} }

// AquariomOptionMapOriginal4p2 is "D’origine, 4, version 2"
// or "Original, 4, version 2".
func AquariomOptionMapOriginal4p2() Text { return Text{key: "aquariom.option.map.original-4p-2"} }

// AquariomOptionMapOriginal8p2 is "D’origine, 8, version 2"
// or "Original, 8, version 2".
func AquariomOptionMapOriginal8p2() Text { return Text{key: "aquariom.option.map.original-8p-2"} }

// AquariomOptionMapOriginal16p2 is "D’origine, 16, version 2"
// or "Original, 16, version 2".
func AquariomOptionMapOriginal16p2() Text { return Text{key: "aquariom.option.map.original-16p-2"} }

// AquariomOptionMapDuel is "Duel"
// or "Duel".
func AquariomOptionMapDuel() Text { return Text{key: "aquariom.option.map.duel"} }

// AquariomOptionMapOriginal2p is "D’origine, 2"
// or "Original, 2".
func AquariomOptionMapOriginal2p() Text { return Text{key: "aquariom.option.map.original-2p"} }

// AquariomOptionMapOriginal4p is "D’origine, 4"
// or "Original, 4".
func AquariomOptionMapOriginal4p() Text { return Text{key: "aquariom.option.map.original-4p"} }

// AquariomOptionMapOriginal8p is "D’origine, 8"
// or "Original, 8".
func AquariomOptionMapOriginal8p() Text { return Text{key: "aquariom.option.map.original-8p"} }

// AquariomOptionMapOriginal16p is "D’origine, 16"
// or "Original, 16".
func AquariomOptionMapOriginal16p() Text { return Text{key: "aquariom.option.map.original-16p"} }

// AquariomOptionDialect is "Règles"
// or "Rules".
func AquariomOptionDialect() Text { return Text{key: "aquariom.option.dialect"} }

// AquariomOptionDialectDocument is "Actuelles"
// or "Current".
func AquariomOptionDialectDocument() Text { return Text{key: "aquariom.option.dialect.document"} }

// AquariomOptionDialectOriginal is "D'origine"
// or "Original".
func AquariomOptionDialectOriginal() Text { return Text{key: "aquariom.option.dialect.original"} }

// AquariomOptionTurns is "Durée"
// or "Length".
func AquariomOptionTurns() Text { return Text{key: "aquariom.option.turns"} }

// AquariomOptionTurnsMap is "Celle de la carte"
// or "The map's own".
func AquariomOptionTurnsMap() Text { return Text{key: "aquariom.option.turns.map"} }

// AquariomOptionTurnsN is "{n} tour" / "{n} tours"
// or "{n} turn" / "{n} turns".
func AquariomOptionTurnsN(n int) Text {
	return Text{key: "aquariom.option.turns.n", numbers: [maxNumbers]int64{int64(n)}}
}

// AquariomOptionTurn is "Durée d'un tour"
// or "Length of a turn".
func AquariomOptionTurn() Text { return Text{key: "aquariom.option.turn"} }

// AquariomOptionTurnMap is "Celle de la carte"
// or "The map's own".
func AquariomOptionTurnMap() Text { return Text{key: "aquariom.option.turn.map"} }

// AquariomOptionTurnN is "{ms} ms"
// or "{ms} ms".
func AquariomOptionTurnN(ms int) Text {
	return Text{key: "aquariom.option.turn.n", numbers: [maxNumbers]int64{int64(ms)}}
}

// AquariomSetupSeats is "Joueurs sur cette carte : de {min} à {max}. Changez le nombre de places, ou de carte."
// or "Players on this map: {min} to {max}. Change the number of seats, or the map.".
func AquariomSetupSeats(min, max int) Text {
	return Text{key: "aquariom.setup.seats", numbers: [maxNumbers]int64{int64(min), int64(max)}}
}

// AquariomMapOwn is "Carte personnelle"
// or "Your own map".
func AquariomMapOwn() Text { return Text{key: "aquariom.map.own"} }

// AquariomLevelNovice is "Chasse ce qu’il n’attrape pas, voit le danger trop tard"
// or "Chases what it can't catch, sees danger too late".
func AquariomLevelNovice() Text { return Text{key: "aquariom.level.novice"} }

// AquariomLevelEasy is "Chasse de près, et regarde peu autour de lui"
// or "Hunts what is close, and looks around too little".
func AquariomLevelEasy() Text { return Text{key: "aquariom.level.easy"} }

// AquariomLevelNormal is "Chasse ce qui est près, fuit ce qui est gros"
// or "Hunts what is near, flees what is big".
func AquariomLevelNormal() Text { return Text{key: "aquariom.level.normal"} }

// AquariomLevelHard is "Prévoit, se divise et ruse avec les oursins"
// or "Looks ahead, divides, plays tricks with urchins".
func AquariomLevelHard() Text { return Text{key: "aquariom.level.hard"} }

// AquariomLevelMaster is "Voit plus loin que tous les autres"
// or "Looks further ahead than everyone else".
func AquariomLevelMaster() Text { return Text{key: "aquariom.level.master"} }

// AquariomCharacterMiser is "Broute, et ne chasse pas"
// or "Grazes, and hunts nobody".
func AquariomCharacterMiser() Text { return Text{key: "aquariom.character.miser"} }

// AquariomCharacterPirate is "Se jette sur ce qui passe"
// or "Pounces on whatever passes".
func AquariomCharacterPirate() Text { return Text{key: "aquariom.character.pirate"} }

// AquariomCharacterDaredevil is "Se divise, même près des forts"
// or "Divides, even near the strong".
func AquariomCharacterDaredevil() Text { return Text{key: "aquariom.character.daredevil"} }

// AquariomYou is "Vous"
// or "You".
func AquariomYou() Text { return Text{key: "aquariom.you"} }

// AquariomNameA is "Triton"
// or "Triton".
func AquariomNameA() Text { return Text{key: "aquariom.name.a"} }

// AquariomNameB is "Murène"
// or "Moray".
func AquariomNameB() Text { return Text{key: "aquariom.name.b"} }

// AquariomNameC is "Bernard"
// or "Hermit".
func AquariomNameC() Text { return Text{key: "aquariom.name.c"} }

// AquariomNameD is "Plume"
// or "Feather".
func AquariomNameD() Text { return Text{key: "aquariom.name.d"} }

// AquariomNameE is "Nautile"
// or "Nautilus".
func AquariomNameE() Text { return Text{key: "aquariom.name.e"} }

// AquariomNameF is "Ondine"
// or "Undine".
func AquariomNameF() Text { return Text{key: "aquariom.name.f"} }

// AquariomNameG is "Corail"
// or "Coral".
func AquariomNameG() Text { return Text{key: "aquariom.name.g"} }

// AquariomNameH is "Sépia"
// or "Cuttle".
func AquariomNameH() Text { return Text{key: "aquariom.name.h"} }

// AquariomNameI is "Bulot"
// or "Whelk".
func AquariomNameI() Text { return Text{key: "aquariom.name.i"} }

// AquariomNameJ is "Méduse"
// or "Medusa".
func AquariomNameJ() Text { return Text{key: "aquariom.name.j"} }

// AquariomNameK is "Gymnote"
// or "Eel".
func AquariomNameK() Text { return Text{key: "aquariom.name.k"} }

// AquariomNameL is "Rémora"
// or "Remora".
func AquariomNameL() Text { return Text{key: "aquariom.name.l"} }

// AquariomNameM is "Patelle"
// or "Limpet".
func AquariomNameM() Text { return Text{key: "aquariom.name.m"} }

// AquariomNameN is "Gobie"
// or "Goby".
func AquariomNameN() Text { return Text{key: "aquariom.name.n"} }

// AquariomNameO is "Atoll"
// or "Atoll".
func AquariomNameO() Text { return Text{key: "aquariom.name.o"} }

// AquariomNameP is "Marsouin"
// or "Porpoise".
func AquariomNameP() Text { return Text{key: "aquariom.name.p"} }

// AquariomNumber is "{number}"
// or "{number}".
func AquariomNumber(number int) Text {
	return Text{key: "aquariom.number", numbers: [maxNumbers]int64{int64(number)}}
}

// AquariomOrdinalFirst is "er"
// or "st".
func AquariomOrdinalFirst() Text { return Text{key: "aquariom.ordinal.first"} }

// AquariomOrdinalSecond is "e"
// or "nd".
func AquariomOrdinalSecond() Text { return Text{key: "aquariom.ordinal.second"} }

// AquariomOrdinalThird is "e"
// or "rd".
func AquariomOrdinalThird() Text { return Text{key: "aquariom.ordinal.third"} }

// AquariomOrdinalNth is "e"
// or "th".
func AquariomOrdinalNth() Text { return Text{key: "aquariom.ordinal.nth"} }

// AquariomOf is "sur {of}"
// or "of {of}".
func AquariomOf(of int) Text { return Text{key: "aquariom.of", numbers: [maxNumbers]int64{int64(of)}} }

// AquariomMass is "Votre masse"
// or "Your mass".
func AquariomMass() Text { return Text{key: "aquariom.mass"} }

// AquariomMassShort is "Masse"
// or "Mass".
func AquariomMassShort() Text { return Text{key: "aquariom.mass.short"} }

// AquariomPoints is "{n} point" / "{n} points"
// or "{n} point" / "{n} points".
func AquariomPoints(n int) Text {
	return Text{key: "aquariom.points", numbers: [maxNumbers]int64{int64(n)}}
}

// AquariomTurn is "Tour"
// or "Turn".
func AquariomTurn() Text { return Text{key: "aquariom.turn"} }

// AquariomTurnOf is "/ {turns}"
// or "/ {turns}".
func AquariomTurnOf(turns int) Text {
	return Text{key: "aquariom.turn.of", numbers: [maxNumbers]int64{int64(turns)}}
}

// AquariomLeft is "Reste"
// or "Left".
func AquariomLeft() Text { return Text{key: "aquariom.left"} }

// AquariomPauseWhere is "{time} sur {span}"
// or "{time} of {span}".
func AquariomPauseWhere(span, time string) Text {
	return Text{key: "aquariom.pause.where", strings: [maxStrings]string{span, time}}
}

// AquariomSteer is "nager"
// or "swim".
func AquariomSteer() Text { return Text{key: "aquariom.steer"} }

// AquariomRightButton is "clic droit"
// or "right button".
func AquariomRightButton() Text { return Text{key: "aquariom.right.button"} }

// AquariomDivideWord is "diviser"
// or "divide".
func AquariomDivideWord() Text { return Text{key: "aquariom.divide.word"} }

// AquariomBeginMouse is "Pointez : vos cellules suivent · clic droit : division"
// or "Point: your cells follow · right button: divide".
func AquariomBeginMouse() Text { return Text{key: "aquariom.begin.mouse"} }

// AquariomBeginTouch is "Gardez un doigt dans l'eau : vos cellules suivent"
// or "Keep a finger in the water: your cells follow".
func AquariomBeginTouch() Text { return Text{key: "aquariom.begin.touch"} }

// AquariomBeginKeys is "Vos cellules suivent les touches de direction"
// or "Your cells follow the direction keys".
func AquariomBeginKeys() Text { return Text{key: "aquariom.begin.keys"} }

// AquariomBeginPad is "Vos cellules suivent le manche"
// or "Your cells follow the stick".
func AquariomBeginPad() Text { return Text{key: "aquariom.begin.pad"} }

// AquariomIdleMouse is "La mer vous attend : bougez la souris"
// or "The sea waits for you: move the mouse".
func AquariomIdleMouse() Text { return Text{key: "aquariom.idle.mouse"} }

// AquariomIdleTouch is "La mer vous attend : posez un doigt dans l'eau"
// or "The sea waits for you: touch the water".
func AquariomIdleTouch() Text { return Text{key: "aquariom.idle.touch"} }

// AquariomIdleKeys is "La mer vous attend : appuyez sur une direction"
// or "The sea waits for you: press a direction".
func AquariomIdleKeys() Text { return Text{key: "aquariom.idle.keys"} }

// AquariomIdlePad is "La mer vous attend : poussez le manche"
// or "The sea waits for you: push the stick".
func AquariomIdlePad() Text { return Text{key: "aquariom.idle.pad"} }

// AquariomFull is "Une cellule ne dépasse pas {mass} : divisez-vous pour grandir encore"
// or "A cell never weighs more than {mass}: divide to grow further".
func AquariomFull(mass int) Text {
	return Text{key: "aquariom.full", numbers: [maxNumbers]int64{int64(mass)}}
}

// AquariomSpur is "Plus qu'une minute : face à {name}, pesez {mass} de plus jusqu'au bout pour passer devant !"
// or "One minute left: outweigh {name} by {mass} until the end, and you pass!".
func AquariomSpur(mass int, name string) Text {
	return Text{key: "aquariom.spur", numbers: [maxNumbers]int64{int64(mass)}, strings: [maxStrings]string{name}}
}

// AquariomSpurLeads is "Plus qu'une minute, et vous menez : tenez bon !"
// or "One minute left, and you lead: hold on!".
func AquariomSpurLeads() Text { return Text{key: "aquariom.spur.leads"} }

// AquariomFlee is "Fuyez"
// or "Flee".
func AquariomFlee() Text { return Text{key: "aquariom.flee"} }

// AquariomDivide is "Diviser : {mass} se détachent"
// or "Divide: {mass} split off".
func AquariomDivide(mass int) Text {
	return Text{key: "aquariom.divide", numbers: [maxNumbers]int64{int64(mass)}}
}

// AquariomDivideShort is "Diviser {mass}"
// or "Divide {mass}".
func AquariomDivideShort(mass int) Text {
	return Text{key: "aquariom.divide.short", numbers: [maxNumbers]int64{int64(mass)}}
}

// AquariomLay is "Poser un oursin : −{mass}"
// or "Lay an urchin: −{mass}".
func AquariomLay(mass int) Text {
	return Text{key: "aquariom.lay", numbers: [maxNumbers]int64{int64(mass)}}
}

// AquariomLayClick is "ou clic – poser un oursin : −{mass}"
// or "or click – lay an urchin: −{mass}".
func AquariomLayClick(mass int) Text {
	return Text{key: "aquariom.lay.click", numbers: [maxNumbers]int64{int64(mass)}}
}

// AquariomLayShort is "Oursin −{mass}"
// or "Urchin −{mass}".
func AquariomLayShort(mass int) Text {
	return Text{key: "aquariom.lay.short", numbers: [maxNumbers]int64{int64(mass)}}
}

// AquariomGiveupShort is "Repartir ailleurs"
// or "Respawn".
func AquariomGiveupShort() Text { return Text{key: "aquariom.giveup.short"} }

// AquariomGiveupSure is "Appuyez encore pour repartir ailleurs"
// or "Press again to respawn".
func AquariomGiveupSure() Text { return Text{key: "aquariom.giveup.sure"} }

// AquariomPick is "Touchez un endroit : la cellule y va seule"
// or "Tap a place: the cell goes there by itself".
func AquariomPick() Text { return Text{key: "aquariom.pick"} }

// AquariomBurst is "Éclatement !"
// or "Burst!".
func AquariomBurst() Text { return Text{key: "aquariom.burst"} }

// AquariomLess is "−{mass}"
// or "−{mass}".
func AquariomLess(mass int) Text {
	return Text{key: "aquariom.less", numbers: [maxNumbers]int64{int64(mass)}}
}

// AquariomApart is "Séparées pendant {count} s"
// or "Apart for {count} s".
func AquariomApart(count int) Text {
	return Text{key: "aquariom.apart", numbers: [maxNumbers]int64{int64(count)}}
}

// AquariomApartShort is "Fusion dans {count} s"
// or "Merging in {count} s".
func AquariomApartShort(count int) Text {
	return Text{key: "aquariom.apart.short", numbers: [maxNumbers]int64{int64(count)}}
}

// AquariomEaten is "Mangé !"
// or "You were eaten".
func AquariomEaten() Text { return Text{key: "aquariom.eaten"} }

// AquariomEatenBy is "{name} vous a mangé"
// or "{name} ate you".
func AquariomEatenBy(name string) Text {
	return Text{key: "aquariom.eaten.by", strings: [maxStrings]string{name}}
}

// AquariomEatenByAgain is "{name} vous a mangé, encore"
// or "{name} ate you, again".
func AquariomEatenByAgain(name string) Text {
	return Text{key: "aquariom.eaten.by-again", strings: [maxStrings]string{name}}
}

// AquariomEatenShort is "mangé"
// or "eaten".
func AquariomEatenShort() Text { return Text{key: "aquariom.eaten.short"} }

// AquariomDeath is "{name} a mangé {other}"
// or "{name} ate {other}".
func AquariomDeath(name, other string) Text {
	return Text{key: "aquariom.death", strings: [maxStrings]string{name, other}}
}

// AquariomDeathAgain is "{name} a mangé {other}, encore"
// or "{name} ate {other}, again".
func AquariomDeathAgain(name, other string) Text {
	return Text{key: "aquariom.death.again", strings: [maxStrings]string{name, other}}
}

// AquariomDeathWhy is "{first} contre {then}"
// or "{first} against {then}".
func AquariomDeathWhy(first, then int) Text {
	return Text{key: "aquariom.death.why", numbers: [maxNumbers]int64{int64(first), int64(then)}}
}

// AquariomDeathTimes is "{place} fois"
// or "{place} time".
func AquariomDeathTimes(place string) Text {
	return Text{key: "aquariom.death.times", strings: [maxStrings]string{place}}
}

// AquariomSlowly is "Ralenti × 0,3"
// or "Slow-mo × 0.3".
func AquariomSlowly() Text { return Text{key: "aquariom.slowly"} }

// AquariomReborn is "Repartir ailleurs"
// or "Respawn".
func AquariomReborn() Text { return Text{key: "aquariom.reborn"} }

// AquariomRebornWho is "Repartir ailleurs – {name}"
// or "Respawn – {name}".
func AquariomRebornWho(name string) Text {
	return Text{key: "aquariom.reborn.who", strings: [maxStrings]string{name}}
}

// AquariomRebornSoon is "Vous repartez…"
// or "Respawning…".
func AquariomRebornSoon() Text { return Text{key: "aquariom.reborn.soon"} }

// AquariomStart is "C'est parti, tenez-vous prêts…"
// or "Here we go, get ready…".
func AquariomStart() Text { return Text{key: "aquariom.start"} }

// AquariomAgain is "C'est reparti, tenez-vous prêts…"
// or "Here we go again, get ready…".
func AquariomAgain() Text { return Text{key: "aquariom.again"} }

// AquariomViewShared is "une seule vue"
// or "one view for all".
func AquariomViewShared() Text { return Text{key: "aquariom.view.shared"} }

// AquariomViewEach is "une vue chacun"
// or "a view for each".
func AquariomViewEach() Text { return Text{key: "aquariom.view.each"} }

// AquariomEnd is "Fin de la baignade"
// or "The swim is over".
func AquariomEnd() Text { return Text{key: "aquariom.end"} }

// AquariomEndNote is "{name} l'emporte avec {n} point" / "{name} l'emporte avec {n} points"
// or "{name} wins with {n} point" / "{name} wins with {n} points".
func AquariomEndNote(n int, name string) Text {
	return Text{key: "aquariom.end.note", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{name}}
}

// AquariomEndYou is "Vous l'emportez avec {n} point" / "Vous l'emportez avec {n} points"
// or "You win with {n} point" / "You win with {n} points".
func AquariomEndYou(n int) Text {
	return Text{key: "aquariom.end.you", numbers: [maxNumbers]int64{int64(n)}}
}

// AquariomRefusedSmall is "La cellule lancée serait trop petite"
// or "The piece split off would be too small".
func AquariomRefusedSmall() Text { return Text{key: "aquariom.refused.small"} }

// AquariomRefusedLight is "Trop légère pour se diviser"
// or "Too light to divide".
func AquariomRefusedLight() Text { return Text{key: "aquariom.refused.light"} }

// AquariomRefusedHalf is "Pas plus de la moitié"
// or "No more than half".
func AquariomRefusedHalf() Text { return Text{key: "aquariom.refused.half"} }

// AquariomRefusedMany is "Plus de place pour une cellule de plus"
// or "No room for one more cell".
func AquariomRefusedMany() Text { return Text{key: "aquariom.refused.many"} }

// AquariomRefusedEdge is "Au-delà du bord, tout serait perdu"
// or "Beyond the edge it would be lost".
func AquariomRefusedEdge() Text { return Text{key: "aquariom.refused.edge"} }

// AquariomRefusedViruses is "Pas d'oursins sur cette carte"
// or "No urchins on this map".
func AquariomRefusedViruses() Text { return Text{key: "aquariom.refused.viruses"} }

// AquariomRefusedVirusmass is "Trop légère pour un oursin"
// or "Too light for an urchin".
func AquariomRefusedVirusmass() Text { return Text{key: "aquariom.refused.virusmass"} }

// AquariomRefusedNeighbours is "Trop près d'un rival"
// or "Too close to a rival".
func AquariomRefusedNeighbours() Text { return Text{key: "aquariom.refused.neighbours"} }

// AquariomRefusedOwnBurst is "Oursin : vous éclateriez"
// or "Urchin: you'd burst".
func AquariomRefusedOwnBurst() Text { return Text{key: "aquariom.refused.own-burst"} }

// AquariomContest is "{n} ordinateur" / "{n} ordinateurs"
// or "{n} computer" / "{n} computers".
func AquariomContest(n int) Text {
	return Text{key: "aquariom.contest", numbers: [maxNumbers]int64{int64(n)}}
}

// AquariomBarScores is "Scores"
// or "Scores".
func AquariomBarScores() Text { return Text{key: "aquariom.bar.scores"} }

// AquariomBarMasses is "Masses"
// or "Masses".
func AquariomBarMasses() Text { return Text{key: "aquariom.bar.masses"} }

// AquariomLog is "Journal"
// or "Log".
func AquariomLog() Text { return Text{key: "aquariom.log"} }

// AquariomLogEats is "mord"
// or "bites".
func AquariomLogEats() Text { return Text{key: "aquariom.log.eats"} }

// AquariomLogDies is "mange"
// or "eats".
func AquariomLogDies() Text { return Text{key: "aquariom.log.dies"} }

// AquariomLogBursts is "éclate"
// or "bursts".
func AquariomLogBursts() Text { return Text{key: "aquariom.log.bursts"} }

// AquariomLogReborn is "repart ailleurs"
// or "respawns".
func AquariomLogReborn() Text { return Text{key: "aquariom.log.reborn"} }

// AquariomLogDivides is "se divise"
// or "divides".
func AquariomLogDivides() Text { return Text{key: "aquariom.log.divides"} }

// AquariomLogVirus is "pose un oursin"
// or "lays an urchin".
func AquariomLogVirus() Text { return Text{key: "aquariom.log.virus"} }

// AquariomLogLeads is "prend la tête"
// or "takes the lead".
func AquariomLogLeads() Text { return Text{key: "aquariom.log.leads"} }

// AquariomSayEats is "{name} mord {other}"
// or "{name} bites {other}".
func AquariomSayEats(name, other string) Text {
	return Text{key: "aquariom.say.eats", strings: [maxStrings]string{name, other}}
}

// AquariomSayDies is "{name} mange {other}"
// or "{name} eats {other}".
func AquariomSayDies(name, other string) Text {
	return Text{key: "aquariom.say.dies", strings: [maxStrings]string{name, other}}
}

// AquariomSayBursts is "{name} éclate sur un oursin"
// or "{name} bursts on an urchin".
func AquariomSayBursts(name string) Text {
	return Text{key: "aquariom.say.bursts", strings: [maxStrings]string{name}}
}

// AquariomSayReborn is "{name} repart ailleurs"
// or "{name} respawns".
func AquariomSayReborn(name string) Text {
	return Text{key: "aquariom.say.reborn", strings: [maxStrings]string{name}}
}

// AquariomSayDivides is "{name} se divise"
// or "{name} divides".
func AquariomSayDivides(name string) Text {
	return Text{key: "aquariom.say.divides", strings: [maxStrings]string{name}}
}

// AquariomSayVirus is "{name} pose un oursin"
// or "{name} lays an urchin".
func AquariomSayVirus(name string) Text {
	return Text{key: "aquariom.say.virus", strings: [maxStrings]string{name}}
}

// AquariomSayLeads is "{name} prend la tête"
// or "{name} takes the lead".
func AquariomSayLeads(name string) Text {
	return Text{key: "aquariom.say.leads", strings: [maxStrings]string{name}}
}

// AquariomOverTitle is "Fin après {time}."
// or "Over after {time}.".
func AquariomOverTitle(time string) Text {
	return Text{key: "aquariom.over.title", strings: [maxStrings]string{time}}
}

// AquariomOverShort is "{time}"
// or "{time}".
func AquariomOverShort(time string) Text {
	return Text{key: "aquariom.over.short", strings: [maxStrings]string{time}}
}

// AquariomOverWhy is "Le plus grand score gagne."
// or "The highest score wins.".
func AquariomOverWhy() Text { return Text{key: "aquariom.over.why"} }

// AquariomOverNote is "{n} cellule mangée · max. {mass}" / "{n} cellules mangées · max. {mass}"
// or "{n} cell eaten · peak {mass}" / "{n} cells eaten · peak {mass}".
func AquariomOverNote(n, mass int) Text {
	return Text{key: "aquariom.over.note", numbers: [maxNumbers]int64{int64(n), int64(mass)}}
}

// AquariomPlotScore is "Score au fil du temps"
// or "Score over time".
func AquariomPlotScore() Text { return Text{key: "aquariom.plot.score"} }

// AquariomAwardMost is "Le plus gourmand"
// or "The greediest".
func AquariomAwardMost() Text { return Text{key: "aquariom.award.most"} }

// AquariomAwardMostCount is "cellule mangée" / "cellules mangées"
// or "cell eaten" / "cells eaten".
func AquariomAwardMostCount(n int) Text {
	return Text{key: "aquariom.award.most.count", numbers: [maxNumbers]int64{int64(n)}}
}

// AquariomAwardMostNote is "dont {other} : {count} fois"
// or "{other} among them, × {count}".
func AquariomAwardMostNote(count int, other string) Text {
	return Text{key: "aquariom.award.most.note", numbers: [maxNumbers]int64{int64(count)}, strings: [maxStrings]string{other}}
}

// AquariomAwardBite is "La plus grosse bouchée"
// or "The biggest bite".
func AquariomAwardBite() Text { return Text{key: "aquariom.award.bite"} }

// AquariomAwardBiteCount is "avalés d'une bouchée"
// or "mass in one bite".
func AquariomAwardBiteCount() Text { return Text{key: "aquariom.award.bite.count"} }

// AquariomAwardBiteNote is "{other} : {percent} %, à {time}"
// or "{percent}% of {other}, at {time}".
func AquariomAwardBiteNote(percent int, other, time string) Text {
	return Text{key: "aquariom.award.bite.note", numbers: [maxNumbers]int64{int64(percent)}, strings: [maxStrings]string{other, time}}
}

// AquariomAwardFlight is "La plus longue fuite"
// or "The longest flight".
func AquariomAwardFlight() Text { return Text{key: "aquariom.award.flight"} }

// AquariomAwardFlightCount is "seconde à fuir {other}" / "secondes à fuir {other}"
// or "second fleeing {other}" / "seconds fleeing {other}".
func AquariomAwardFlightCount(n int, other string) Text {
	return Text{key: "aquariom.award.flight.count", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{other}}
}

// AquariomAwardFlightCaught is "mangé à {time}"
// or "eaten at {time}".
func AquariomAwardFlightCaught(time string) Text {
	return Text{key: "aquariom.award.flight.caught", strings: [maxStrings]string{time}}
}

// AquariomAwardFlightFree is "sauvé à {time}"
// or "safe at {time}".
func AquariomAwardFlightFree(time string) Text {
	return Text{key: "aquariom.award.flight.free", strings: [maxStrings]string{time}}
}

// AquariomAwardDaring is "Le bond le plus osé"
// or "The boldest leap".
func AquariomAwardDaring() Text { return Text{key: "aquariom.award.daring"} }

// AquariomAwardDaringCount is "avalés d'un bond"
// or "mass in one leap".
func AquariomAwardDaringCount() Text { return Text{key: "aquariom.award.daring.count"} }

// AquariomAwardDaringNote is "{other}, à {time}"
// or "{other}, at {time}".
func AquariomAwardDaringNote(other, time string) Text {
	return Text{key: "aquariom.award.daring.note", strings: [maxStrings]string{other, time}}
}

// AquariomAwardSea is "La mer, du début à la fin"
// or "The sea, from start to end".
func AquariomAwardSea() Text { return Text{key: "aquariom.award.sea"} }

// AquariomPlotLast is "{time}"
// or "{time}".
func AquariomPlotLast(time string) Text {
	return Text{key: "aquariom.plot.last", strings: [maxStrings]string{time}}
}

// AquariomNetJoining is "Connexion"
// or "Joining".
func AquariomNetJoining() Text { return Text{key: "aquariom.net.joining"} }

// AquariomNetWatching is "Regarder"
// or "Watching".
func AquariomNetWatching() Text { return Text{key: "aquariom.net.watching"} }

// AquariomNetWaiting is "Connecté. Le serveur va lancer la partie. Joueurs : {max} au plus. Tours : {turns}."
// or "Connected. Waiting for the server to start. Players: {max} at most. Turns: {turns}.".
func AquariomNetWaiting(turns, max int) Text {
	return Text{key: "aquariom.net.waiting", numbers: [maxNumbers]int64{int64(turns), int64(max)}}
}

// AquariomNetRulesDocument is "Règles : actuelles."
// or "Rules: current.".
func AquariomNetRulesDocument() Text { return Text{key: "aquariom.net.rules.document"} }

// AquariomNetRulesOriginal is "Règles : d'origine."
// or "Rules: original.".
func AquariomNetRulesOriginal() Text { return Text{key: "aquariom.net.rules.original"} }

// AquariomNetRulesUntold is "Ce serveur ne dit pas quelles règles il suit."
// or "This server doesn't say which rules it follows.".
func AquariomNetRulesUntold() Text { return Text{key: "aquariom.net.rules.untold"} }

// AquariomNetCalling is "Connexion au serveur…"
// or "Connecting to the server…".
func AquariomNetCalling() Text { return Text{key: "aquariom.net.calling"} }

// AquariomNetRinging is "Toujours pas de réponse. L'adresse est-elle la bonne ? Le serveur est-il lancé ? Un pare-feu bloque-t-il ?"
// or "No reply so far. Is the address right? Is the server running? Is a firewall blocking it?".
func AquariomNetRinging() Text { return Text{key: "aquariom.net.ringing"} }

// AquariomNetNobody is "Pas de réponse : {address}. Vérifiez l'adresse, et que le serveur est lancé."
// or "No reply from {address}. Check the address, and that the server is running.".
func AquariomNetNobody(address string) Text {
	return Text{key: "aquariom.net.nobody", strings: [maxStrings]string{address}}
}

// AquariomNetBusy is "Une partie est en cours : personne n'entre avant la fin."
// or "A game is in progress: nobody can join before it ends.".
func AquariomNetBusy() Text { return Text{key: "aquariom.net.busy"} }

// AquariomNetKicked is "Le serveur nous a exclus : « {words} ». Corrigez ce point, ou demandez à l'hôte."
// or "The server removed us: “{words}”. Put that right, or ask whoever runs it.".
func AquariomNetKicked(words string) Text {
	return Text{key: "aquariom.net.kicked", strings: [maxStrings]string{words}}
}

// AquariomNetLost is "La connexion est coupée : le serveur s'est arrêté, ou le réseau. La partie continue peut-être sans vous."
// or "Connection lost: the server has stopped, or the network has. The game may go on without you.".
func AquariomNetLost() Text { return Text{key: "aquariom.net.lost"} }

// AquariomNetStrange is "Cette machine n'est pas un serveur d'Aquar.iom, ou répond n'importe quoi : « {words} ». Vérifiez l'adresse et le port."
// or "This isn't an Aquar.iom server, or it sends gibberish: “{words}”. Check the address and the port.".
func AquariomNetStrange(words string) Text {
	return Text{key: "aquariom.net.strange", strings: [maxStrings]string{words}}
}

// AquariomNetRetry is "Nouvel essai dans {n} seconde." / "Nouvel essai dans {n} secondes."
// or "Next try in {n} second." / "Next try in {n} seconds.".
func AquariomNetRetry(n int) Text {
	return Text{key: "aquariom.net.retry", numbers: [maxNumbers]int64{int64(n)}}
}

// AquariomNetAgain is "Réessayer"
// or "Try again".
func AquariomNetAgain() Text { return Text{key: "aquariom.net.again"} }

// AquariomNetSilence is "Rien ne vient du serveur depuis un moment…"
// or "Nothing from the server for a while…".
func AquariomNetSilence() Text { return Text{key: "aquariom.net.silence"} }

// AquariomNetPause is "tour {turn} sur {of} : la mer n'attend pas"
// or "turn {turn} of {of}: the sea won't wait".
func AquariomNetPause(turn, of int) Text {
	return Text{key: "aquariom.net.pause", numbers: [maxNumbers]int64{int64(turn), int64(of)}}
}

// AquariomNetPlayers is "{n} joueur" / "{n} joueurs"
// or "{n} player" / "{n} players".
func AquariomNetPlayers(n int) Text {
	return Text{key: "aquariom.net.players", numbers: [maxNumbers]int64{int64(n)}}
}

// AquariomLearnYou is "Cette cellule, c'est vous. Le but : votre masse, le nombre en haut, s'ajoute sans cesse à votre score. Vous mangez plus léger que vous ; plus lourd vous mange."
// or "This cell is you. Your goal: your mass, the number at the top, is added to your score again and again. You eat whoever is lighter; whoever is heavier eats you.".
func AquariomLearnYou() Text { return Text{key: "aquariom.learn.you"} }

// AquariomLearnGraze is "Nagez sur le plancton, encadré ou non : chaque grain fait grossir. On maigrit sans cesse, même à l'arrêt, et d'autant plus vite qu'on est gros."
// or "Swim over the plankton, ringed or not: every grain adds mass. You keep losing mass, even at rest, and the faster the bigger you are.".
func AquariomLearnGraze() Text { return Text{key: "aquariom.learn.graze"} }

// AquariomLearnEat is "Des marques blanches autour d'une cellule : une proie ! Vous pesez plus de {percent} % de sa masse, et le nombre dit ce qu'elle vous apporte. Nagez sur son centre."
// or "White marks round a cell: prey! You weigh more than {percent}% of its mass, and the figure is what you would gain. Swim over its centre.".
func AquariomLearnEat(percent int) Text {
	return Text{key: "aquariom.learn.eat", numbers: [maxNumbers]int64{int64(percent)}}
}

// AquariomLearnNearing is "Quelqu'un d'assez lourd pour vous manger arrive. En l'attendant, mangez du plancton."
// or "Somebody heavy enough to eat you is on the way. Eat plankton while you wait.".
func AquariomLearnNearing() Text { return Text{key: "aquariom.learn.nearing"} }

// AquariomLearnHunter is "Un arc rouge : danger ! Celle-ci pèse plus de {percent} % de votre masse : elle peut vous manger. Deux arcs : sa moitié le pourrait aussi, d'un bond."
// or "A red arc: danger! This one weighs more than {percent}% of your mass, so it can eat you. With a second arc, half of it could, in one leap.".
func AquariomLearnHunter(percent int) Text {
	return Text{key: "aquariom.learn.hunter", numbers: [maxNumbers]int64{int64(percent)}}
}

// AquariomLearnFlee is "Fuyez ! Nagez à l'opposé d'elle, sans vous arrêter : plus on est léger, plus on est rapide."
// or "Flee! Swim away from it and don't stop: the lighter you are, the faster you swim.".
func AquariomLearnFlee() Text { return Text{key: "aquariom.learn.flee"} }

// AquariomLearnCaught is "Raté : elle vous avait presque ! Quand elle revient, nagez droit à l'opposé, et ne vous arrêtez qu'une fois loin."
// or "Too close: it almost had you! When it comes back, swim straight away from it, and don't stop until you're far off.".
func AquariomLearnCaught() Text { return Text{key: "aquariom.learn.caught"} }

// AquariomLearnDivide is "Attrapez celle-ci en vous divisant ! Visez-la : une part de vous jaillit et y nage, plus vite que vous. Maintenez pour une plus grosse part."
// or "Catch this one by dividing! Aim at it: a part of you leaps out and swims there, faster than you. Hold for a bigger part.".
func AquariomLearnDivide() Text { return Text{key: "aquariom.learn.divide"} }

// AquariomLearnDivideOnce is "Attrapez celle-ci en vous divisant ! Visez-la. Un appui commence la division, le suivant lance une part de vous, qui y nage."
// or "Catch this one by dividing! Aim at it. One press begins the division, the next lets a part of you leap out and swim there.".
func AquariomLearnDivideOnce() Text { return Text{key: "aquariom.learn.divide.once"} }

// AquariomLearnApart is "Chaque division vous laisse plusieurs cellules. Elles nagent vers le même point et fusionnent dès que l'une couvre le centre de l'autre. Petites, elles sont plus rapides, et plus faciles à manger."
// or "Each division makes more cells of you. They swim to the same place, and merge as soon as one covers the other's centre. Small ones are faster, and easier to eat.".
func AquariomLearnApart() Text { return Text{key: "aquariom.learn.apart"} }

// AquariomLearnUrchin is "Un oursin ! Un rival vient de le poser, un piège pour les plus lourds. Jusqu'à {mass} de masse, on nage dessus sans risque. Au-delà, on éclate."
// or "An urchin! A rival has just laid it, a trap for the heavy. Up to a mass of {mass} you swim over it safely. Beyond that, you burst.".
func AquariomLearnUrchin(mass int) Text {
	return Text{key: "aquariom.learn.urchin", numbers: [maxNumbers]int64{int64(mass)}}
}

// AquariomLearnGrow is "Mangez tout ce que vous pouvez, jusqu'à ce que votre plus grosse cellule pèse {mass}. Plus on est lourd, plus on est lent."
// or "Eat all you can until your biggest cell weighs {mass}. The heavier you are, the slower you swim.".
func AquariomLearnGrow(mass int) Text {
	return Text{key: "aquariom.learn.grow", numbers: [maxNumbers]int64{int64(mass)}}
}

// AquariomLearnBurst is "Vous voilà trop lourd pour un oursin : le nombre dit ce qu'il vous prendrait. Nagez droit sur celui-ci : vous éclatez en morceaux !"
// or "Now you are too heavy for an urchin: the figure is what it would take. Swim right over this one, and you burst into pieces!".
func AquariomLearnBurst() Text { return Text{key: "aquariom.learn.burst"} }

// AquariomLearnIsolated is "L'oursin vous a pris {mass}, le reste est en morceaux, qui fusionneront quand leurs tirets auront disparu. Une fois gros, vous pourrez poser des oursins vous aussi : un bouton le propose."
// or "The urchin took {mass} off you, and the rest is in pieces that merge once their dashes are gone. Once big, you can lay urchins too: a button offers it.".
func AquariomLearnIsolated(mass int) Text {
	return Text{key: "aquariom.learn.isolated", numbers: [maxNumbers]int64{int64(mass)}}
}

// AquariomLearnWhole is "L'oursin vous a presque tout pris, il ne restait rien à disperser. À partir de {mass} de masse, vous éclateriez en morceaux."
// or "The urchin took most of you, and nothing was left to fly off. From a mass of {mass} on, you would burst into pieces.".
func AquariomLearnWhole(mass int) Text {
	return Text{key: "aquariom.learn.whole", numbers: [maxNumbers]int64{int64(mass)}}
}

// AquariomLearnRanking is "Le classement se fait à ce score, pas à la masse du moment : rester gros longtemps rapporte plus qu'un seul gros repas. Place à votre première partie !"
// or "The ranking goes by that score, not by mass now: staying big for long is worth more than one big meal. Now for your first game!".
func AquariomLearnRanking() Text { return Text{key: "aquariom.learn.ranking"} }

// AquariomLearnPoint is "Montrez où aller avec la souris."
// or "Point where to go with the mouse.".
func AquariomLearnPoint() Text { return Text{key: "aquariom.learn.point"} }

// AquariomLearnRight is "Appuyez sur le bouton droit."
// or "Press the right button.".
func AquariomLearnRight() Text { return Text{key: "aquariom.learn.right"} }

// AquariomLearnDrag is "Glissez le doigt vers où aller."
// or "Drag a finger to where to go.".
func AquariomLearnDrag() Text { return Text{key: "aquariom.learn.drag"} }

// AquariomLearnButton is "Touchez le bouton rond."
// or "Tap the round button.".
func AquariomLearnButton() Text { return Text{key: "aquariom.learn.button"} }

// AquariomLearnHungry is "Aucune proie assez légère n'est encore près de vous. Mangez du plancton : un plus petit arrive."
// or "No prey light enough for you is near yet. Eat plankton meanwhile: somebody smaller is on the way.".
func AquariomLearnHungry() Text { return Text{key: "aquariom.learn.hungry"} }

// AquariomLearnHeavy is "Les proies en vue sont trop lourdes pour une simple part de vous. Une plus légère arrive : mangez du plancton en attendant."
// or "The prey you can see is too heavy for a mere part of you to eat. A lighter one is coming: eat plankton meanwhile.".
func AquariomLearnHeavy() Text { return Text{key: "aquariom.learn.heavy"} }

// AquariomLearnComing is "Une proie assez légère pour une part de vous arrive. Laissez-la approcher avant de vous diviser, et mangez du plancton en attendant."
// or "Prey light enough for part of you is coming. Let it get close before you divide, and eat plankton meanwhile.".
func AquariomLearnComing() Text { return Text{key: "aquariom.learn.coming"} }

// AquariomLearnEaten is "On vous a mangé ! Repartez ailleurs : vous recommencez petit, votre score reste, et la leçon continue."
// or "You were eaten! Respawn: you start small, keep your score, and the lesson goes on.".
func AquariomLearnEaten() Text { return Text{key: "aquariom.learn.eaten"} }

// AquariomLearnMissed is "Raté : cette part est passée à côté. Le disque en tirets montre où elle arrive : amenez-le sur la proie, divisez-vous, et visez-la toujours."
// or "Missed: that part went past. The dashed disc shows where it lands: bring it up to the prey, divide, and keep aiming at the prey.".
func AquariomLearnMissed() Text { return Text{key: "aquariom.learn.missed"} }

// AquariomLearnSwum is "Celle-là, vous l'avez attrapée à la nage. En voici une autre : cette fois, divisez-vous pour qu'une part de vous l'attrape."
// or "That one you caught by swimming alone. Here comes another: this time divide, so that a part of you does the catching.".
func AquariomLearnSwum() Text { return Text{key: "aquariom.learn.swum"} }

// AquariomLearnEdge is "Pas de division par là : cette part arriverait hors de l'eau et serait perdue. Visez la proie, loin du bord, et recommencez."
// or "No division there: that part would land beyond the edge, and be lost. Aim at the prey, away from the edge, and divide again.".
func AquariomLearnEdge() Text { return Text{key: "aquariom.learn.edge"} }

// AquariomLearnWeak is "Pas de division maintenant : trop peu de masse, ou trop de morceaux. Laissez vos cellules fusionner, mangez du plancton, puis recommencez."
// or "No division now: too little mass, or too many pieces. Let your cells merge, eat plankton, then divide again.".
func AquariomLearnWeak() Text { return Text{key: "aquariom.learn.weak"} }

// AquariomStoryAhead is "À {time}, {letter} prend la tête et la garde jusqu'à la fin."
// or "{letter} takes the lead at {time} and keeps it to the end.".
func AquariomStoryAhead(letter, time string) Text {
	return Text{key: "aquariom.story.ahead", strings: [maxStrings]string{letter, time}}
}

// AquariomStoryEats is "À {time}, {letter} avale {foe} jusqu'à la dernière cellule."
// or "At {time}, {letter} swallows the last cell of {foe}.".
func AquariomStoryEats(letter, foe, time string) Text {
	return Text{key: "aquariom.story.eats", strings: [maxStrings]string{letter, foe, time}}
}

// AquariomStoryBursts is "À {time}, {letter} éclate."
// or "At {time}, {letter} bursts.".
func AquariomStoryBursts(letter, time string) Text {
	return Text{key: "aquariom.story.bursts", strings: [maxStrings]string{letter, time}}
}

// AquariomStoryCalm is "Personne n'a avalé personne."
// or "Nobody swallowed anybody.".
func AquariomStoryCalm() Text { return Text{key: "aquariom.story.calm"} }

// AquariomOwnAte is "Vous avez mangé une cellule, chez {foe}." / "Vous avez mangé {n} cellules, surtout chez {foe}."
// or "You ate one cell, from {foe}." / "You ate {n} cells, mostly from {foe}.".
func AquariomOwnAte(n int, foe string) Text {
	return Text{key: "aquariom.own.ate", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{foe}}
}

// AquariomOwnGrazed is "Vous n'avez mangé personne."
// or "You ate nobody.".
func AquariomOwnGrazed() Text { return Text{key: "aquariom.own.grazed"} }

// AquariomOwnTrapped is "À {time}, votre oursin a fait éclater {foe}, qui pesait {mass}."
// or "At {time}, your urchin burst {foe}, who weighed {mass}.".
func AquariomOwnTrapped(mass int, foe, time string) Text {
	return Text{key: "aquariom.own.trapped", numbers: [maxNumbers]int64{int64(mass)}, strings: [maxStrings]string{foe, time}}
}

// AquariomOwnLost is "{foe} vous a mangé en entier à {time}." / "On vous a mangé en entier {n} fois ; {foe} en dernier, à {time}."
// or "{foe} ate all of you at {time}." / "You were eaten whole {n} times, last by {foe} at {time}.".
func AquariomOwnLost(n int, foe, time string) Text {
	return Text{key: "aquariom.own.lost", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{foe, time}}
}

// AquariomOwnSafe is "Personne ne vous a mangé en entier."
// or "Nobody ate all of you.".
func AquariomOwnSafe() Text { return Text{key: "aquariom.own.safe"} }
