// Code generated from aquariom.fr.properties and aquariom.en.properties by assets/words/gen. DO NOT EDIT.

package words

// AquariomName is "Aquar.iom"
// or "Aquar.iom".
func AquariomName() Text { return Text{key: "aquariom.name"} }

// AquariomLine is "Mangez plus petit que vous, et gardez-vous des plus gros."
// or "Eat what is smaller, and beware of what is bigger.".
func AquariomLine() Text { return Text{key: "aquariom.line"} }

// AquariomFacts is "1 à 16 joueurs · 2 min · tous à la fois"
// or "1 to 16 players · 2 min · all at once".
func AquariomFacts() Text { return Text{key: "aquariom.facts"} }

// AquariomOptionMap is "Bassin"
// or "Basin".
func AquariomOptionMap() Text { return Text{key: "aquariom.option.map"} }

// AquariomOptionMapBasin is "Premier bassin"
// or "First basin".
func AquariomOptionMapBasin() Text { return Text{key: "aquariom.option.map.basin"} }

// AquariomOptionMapLagoon is "Lagon"
// or "Lagoon".
func AquariomOptionMapLagoon() Text { return Text{key: "aquariom.option.map.lagoon"} }

// AquariomOptionMapReef is "Récif"
// or "Reef".
func AquariomOptionMapReef() Text { return Text{key: "aquariom.option.map.reef"} }

// AquariomOptionMapLagoon1 is "Lagon, comme avant"
// or "Lagoon, as it was".
func AquariomOptionMapLagoon1() Text { return Text{key: "aquariom.option.map.lagoon-1"} }

// AquariomOptionMapReef1 is "Récif, comme avant"
// or "Reef, as it was".
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

// AquariomOptionDialectDocument is "Écrites"
// or "As written".
func AquariomOptionDialectDocument() Text { return Text{key: "aquariom.option.dialect.document"} }

// AquariomOptionDialectOriginal is "Du premier serveur"
// or "Of the first server".
func AquariomOptionDialectOriginal() Text { return Text{key: "aquariom.option.dialect.original"} }

// AquariomOptionTurns is "Durée"
// or "Length".
func AquariomOptionTurns() Text { return Text{key: "aquariom.option.turns"} }

// AquariomOptionTurnsMap is "Celle du bassin"
// or "The basin's own".
func AquariomOptionTurnsMap() Text { return Text{key: "aquariom.option.turns.map"} }

// AquariomOptionTurnsN is "{turns} tours"
// or "{turns} turns".
func AquariomOptionTurnsN(turns int) Text {
	return Text{key: "aquariom.option.turns.n", numbers: [mostNumbers]int64{int64(turns)}}
}

// AquariomOptionTurn is "Tour"
// or "Turn".
func AquariomOptionTurn() Text { return Text{key: "aquariom.option.turn"} }

// AquariomOptionTurnMap is "Celui du bassin"
// or "The basin's own".
func AquariomOptionTurnMap() Text { return Text{key: "aquariom.option.turn.map"} }

// AquariomOptionTurnN is "{ms} ms"
// or "{ms} ms".
func AquariomOptionTurnN(ms int) Text {
	return Text{key: "aquariom.option.turn.n", numbers: [mostNumbers]int64{int64(ms)}}
}

// AquariomSetupSeats is "Ce bassin se joue de {min} à {max}. Changez le nombre de places, ou de bassin."
// or "This basin takes {min} to {max} players. Change their number, or the basin.".
func AquariomSetupSeats(min, max int) Text {
	return Text{key: "aquariom.setup.seats", numbers: [mostNumbers]int64{int64(min), int64(max)}}
}

// AquariomMapOwn is "Bassin à vous"
// or "A basin of yours".
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
// or "Looks further ahead than all others".
func AquariomLevelMaster() Text { return Text{key: "aquariom.level.master"} }

// AquariomCharacterMiser is "Broute, et ne chasse pas"
// or "Grazes, and hunts nobody".
func AquariomCharacterMiser() Text { return Text{key: "aquariom.character.miser"} }

// AquariomCharacterPirate is "Se jette sur qui passe"
// or "Pounces on whoever passes".
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
	return Text{key: "aquariom.number", numbers: [mostNumbers]int64{int64(number)}}
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

// AquariomMass is "Votre masse"
// or "Your mass".
func AquariomMass() Text { return Text{key: "aquariom.mass"} }

// AquariomMassShort is "Masse"
// or "Mass".
func AquariomMassShort() Text { return Text{key: "aquariom.mass.short"} }

// AquariomOf is "sur {of}"
// or "of {of}".
func AquariomOf(of int) Text { return Text{key: "aquariom.of", numbers: [mostNumbers]int64{int64(of)}} }

// AquariomPoints is "{points} points"
// or "{points} points".
func AquariomPoints(points int) Text {
	return Text{key: "aquariom.points", numbers: [mostNumbers]int64{int64(points)}}
}

// AquariomTurn is "Tour"
// or "Turn".
func AquariomTurn() Text { return Text{key: "aquariom.turn"} }

// AquariomTurnOf is "/ {turns}"
// or "/ {turns}".
func AquariomTurnOf(turns int) Text {
	return Text{key: "aquariom.turn.of", numbers: [mostNumbers]int64{int64(turns)}}
}

// AquariomPauseWhere is "tour {turn} sur {of}"
// or "turn {turn} of {of}".
func AquariomPauseWhere(turn, of int) Text {
	return Text{key: "aquariom.pause.where", numbers: [mostNumbers]int64{int64(turn), int64(of)}}
}

// AquariomSteer is "nager"
// or "swim".
func AquariomSteer() Text { return Text{key: "aquariom.steer"} }

// AquariomDivideWord is "diviser"
// or "divide".
func AquariomDivideWord() Text { return Text{key: "aquariom.divide.word"} }

// AquariomBeginMouse is "Pointez : vos cellules suivent · clic droit : division"
// or "Point: your cells follow · right button: divide".
func AquariomBeginMouse() Text { return Text{key: "aquariom.begin.mouse"} }

// AquariomBeginTouch is "Gardez un doigt dans l'eau : vos cellules suivent"
// or "Keep a finger in the water: your cells follow".
func AquariomBeginTouch() Text { return Text{key: "aquariom.begin.touch"} }

// AquariomBeginKeys is "Les touches de direction mènent vos cellules"
// or "The direction keys lead your cells".
func AquariomBeginKeys() Text { return Text{key: "aquariom.begin.keys"} }

// AquariomBeginPad is "Le manche mène vos cellules"
// or "The stick leads your cells".
func AquariomBeginPad() Text { return Text{key: "aquariom.begin.pad"} }

// AquariomFlee is "À fuir"
// or "Flee".
func AquariomFlee() Text { return Text{key: "aquariom.flee"} }

// AquariomDivide is "Diviser : une fille de {mass}"
// or "Divide: a daughter of {mass}".
func AquariomDivide(mass int) Text {
	return Text{key: "aquariom.divide", numbers: [mostNumbers]int64{int64(mass)}}
}

// AquariomDivideShort is "Diviser {mass}"
// or "Divide {mass}".
func AquariomDivideShort(mass int) Text {
	return Text{key: "aquariom.divide.short", numbers: [mostNumbers]int64{int64(mass)}}
}

// AquariomLay is "Poser un oursin : −{mass}"
// or "Lay an urchin: −{mass}".
func AquariomLay(mass int) Text {
	return Text{key: "aquariom.lay", numbers: [mostNumbers]int64{int64(mass)}}
}

// AquariomLayShort is "Oursin −{mass}"
// or "Urchin −{mass}".
func AquariomLayShort(mass int) Text {
	return Text{key: "aquariom.lay.short", numbers: [mostNumbers]int64{int64(mass)}}
}

// AquariomGiveupShort is "Renaître"
// or "Reborn".
func AquariomGiveupShort() Text { return Text{key: "aquariom.giveup.short"} }

// AquariomGiveupSure is "Encore une fois pour renaître ailleurs"
// or "Once more to be born elsewhere".
func AquariomGiveupSure() Text { return Text{key: "aquariom.giveup.sure"} }

// AquariomPick is "Touchez un endroit : elle y va seule"
// or "Touch a place: it goes there by itself".
func AquariomPick() Text { return Text{key: "aquariom.pick"} }

// AquariomBurst is "Éclatement !"
// or "Burst!".
func AquariomBurst() Text { return Text{key: "aquariom.burst"} }

// AquariomLess is "−{mass}"
// or "−{mass}".
func AquariomLess(mass int) Text {
	return Text{key: "aquariom.less", numbers: [mostNumbers]int64{int64(mass)}}
}

// AquariomApart is "Séparées pendant {n} tour" / "Séparées pendant {n} tours"
// or "Apart for {n} turn" / "Apart for {n} turns".
func AquariomApart(n int) Text {
	return Text{key: "aquariom.apart", numbers: [mostNumbers]int64{int64(n)}}
}

// AquariomApartShort is "Fusion dans {turns}"
// or "Merging in {turns}".
func AquariomApartShort(turns int) Text {
	return Text{key: "aquariom.apart.short", numbers: [mostNumbers]int64{int64(turns)}}
}

// AquariomEaten is "Vous avez été mangé"
// or "You were eaten".
func AquariomEaten() Text { return Text{key: "aquariom.eaten"} }

// AquariomEatenBy is "{name} vous a mangé"
// or "{name} ate you".
func AquariomEatenBy(name string) Text {
	return Text{key: "aquariom.eaten.by", strings: [mostStrings]string{name}}
}

// AquariomEatenByAgain is "{name} vous a mangé, encore"
// or "{name} ate you, again".
func AquariomEatenByAgain(name string) Text {
	return Text{key: "aquariom.eaten.by-again", strings: [mostStrings]string{name}}
}

// AquariomEatenShort is "mangé"
// or "eaten".
func AquariomEatenShort() Text { return Text{key: "aquariom.eaten.short"} }

// AquariomDeath is "{name} a mangé {other}"
// or "{name} ate {other}".
func AquariomDeath(name, other string) Text {
	return Text{key: "aquariom.death", strings: [mostStrings]string{name, other}}
}

// AquariomDeathAgain is "{name} a mangé {other}, encore"
// or "{name} ate {other}, again".
func AquariomDeathAgain(name, other string) Text {
	return Text{key: "aquariom.death.again", strings: [mostStrings]string{name, other}}
}

// AquariomDeathWhy is "{first} contre {then}"
// or "{first} against {then}".
func AquariomDeathWhy(first, then int) Text {
	return Text{key: "aquariom.death.why", numbers: [mostNumbers]int64{int64(first), int64(then)}}
}

// AquariomDeathTimes is "{place} fois"
// or "{place} time".
func AquariomDeathTimes(place string) Text {
	return Text{key: "aquariom.death.times", strings: [mostStrings]string{place}}
}

// AquariomSlowly is "Ralenti × 0,3"
// or "Slow × 0.3".
func AquariomSlowly() Text { return Text{key: "aquariom.slowly"} }

// AquariomReborn is "Renaître ailleurs"
// or "Be born elsewhere".
func AquariomReborn() Text { return Text{key: "aquariom.reborn"} }

// AquariomRebornWho is "Renaître ailleurs – {name}"
// or "Be born elsewhere – {name}".
func AquariomRebornWho(name string) Text {
	return Text{key: "aquariom.reborn.who", strings: [mostStrings]string{name}}
}

// AquariomRebornSoon is "Vous renaissez…"
// or "On your way…".
func AquariomRebornSoon() Text { return Text{key: "aquariom.reborn.soon"} }

// AquariomAgain is "On reprend"
// or "Here we go again".
func AquariomAgain() Text { return Text{key: "aquariom.again"} }

// AquariomAgainNote is "Tenez-vous prêts…"
// or "Get ready…".
func AquariomAgainNote() Text { return Text{key: "aquariom.again.note"} }

// AquariomViewShared is "une seule vue"
// or "one view for all".
func AquariomViewShared() Text { return Text{key: "aquariom.view.shared"} }

// AquariomViewEach is "une vue chacun"
// or "a view for each".
func AquariomViewEach() Text { return Text{key: "aquariom.view.each"} }

// AquariomEnd is "Fin de la baignade"
// or "The swim is over".
func AquariomEnd() Text { return Text{key: "aquariom.end"} }

// AquariomEndNote is "{name} l'emporte avec {points} points"
// or "{name} wins with {points} points".
func AquariomEndNote(points int, name string) Text {
	return Text{key: "aquariom.end.note", numbers: [mostNumbers]int64{int64(points)}, strings: [mostStrings]string{name}}
}

// AquariomEndYou is "Vous l'emportez avec {points} points"
// or "You win with {points} points".
func AquariomEndYou(points int) Text {
	return Text{key: "aquariom.end.you", numbers: [mostNumbers]int64{int64(points)}}
}

// AquariomRefusedSmall is "La fille serait trop petite"
// or "The daughter would be too small".
func AquariomRefusedSmall() Text { return Text{key: "aquariom.refused.small"} }

// AquariomRefusedLight is "Trop légère pour se diviser"
// or "Too light to divide".
func AquariomRefusedLight() Text { return Text{key: "aquariom.refused.light"} }

// AquariomRefusedHalf is "Pas plus de la moitié"
// or "Not more than half".
func AquariomRefusedHalf() Text { return Text{key: "aquariom.refused.half"} }

// AquariomRefusedMany is "Plus assez de place pour une cellule de plus"
// or "No room for one more cell".
func AquariomRefusedMany() Text { return Text{key: "aquariom.refused.many"} }

// AquariomRefusedEdge is "Au-delà du bord, elle serait perdue"
// or "Beyond the edge it would be lost".
func AquariomRefusedEdge() Text { return Text{key: "aquariom.refused.edge"} }

// AquariomRefusedViruses is "Pas d'oursin dans ce bassin"
// or "No urchins in this basin".
func AquariomRefusedViruses() Text { return Text{key: "aquariom.refused.viruses"} }

// AquariomRefusedVirusmass is "Trop légère pour un oursin"
// or "Too light for an urchin".
func AquariomRefusedVirusmass() Text { return Text{key: "aquariom.refused.virusmass"} }

// AquariomRefusedNeighbours is "Trop près d'un rival"
// or "Too near to a rival".
func AquariomRefusedNeighbours() Text { return Text{key: "aquariom.refused.neighbours"} }

// AquariomContest is "{n} ordinateur" / "{n} ordinateurs"
// or "{n} computer" / "{n} computers".
func AquariomContest(n int) Text {
	return Text{key: "aquariom.contest", numbers: [mostNumbers]int64{int64(n)}}
}

// AquariomBarScores is "Scores"
// or "Scores".
func AquariomBarScores() Text { return Text{key: "aquariom.bar.scores"} }

// AquariomBarMasses is "Masses"
// or "Masses".
func AquariomBarMasses() Text { return Text{key: "aquariom.bar.masses"} }

// AquariomLog is "Au fil de l'eau"
// or "Along the current".
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

// AquariomLogReborn is "renaît"
// or "is reborn".
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
	return Text{key: "aquariom.say.eats", strings: [mostStrings]string{name, other}}
}

// AquariomSayDies is "{name} mange {other}"
// or "{name} eats {other}".
func AquariomSayDies(name, other string) Text {
	return Text{key: "aquariom.say.dies", strings: [mostStrings]string{name, other}}
}

// AquariomSayBursts is "{name} éclate sur un oursin"
// or "{name} bursts on an urchin".
func AquariomSayBursts(name string) Text {
	return Text{key: "aquariom.say.bursts", strings: [mostStrings]string{name}}
}

// AquariomSayReborn is "{name} renaît ailleurs"
// or "{name} is born elsewhere".
func AquariomSayReborn(name string) Text {
	return Text{key: "aquariom.say.reborn", strings: [mostStrings]string{name}}
}

// AquariomSayDivides is "{name} se divise"
// or "{name} divides".
func AquariomSayDivides(name string) Text {
	return Text{key: "aquariom.say.divides", strings: [mostStrings]string{name}}
}

// AquariomSayVirus is "{name} pose un oursin"
// or "{name} lays an urchin".
func AquariomSayVirus(name string) Text {
	return Text{key: "aquariom.say.virus", strings: [mostStrings]string{name}}
}

// AquariomSayLeads is "{name} prend la tête"
// or "{name} takes the lead".
func AquariomSayLeads(name string) Text {
	return Text{key: "aquariom.say.leads", strings: [mostStrings]string{name}}
}

// AquariomOverTitle is "Fin après {n} tour." / "Fin après {n} tours."
// or "The end after {n} turn." / "The end after {n} turns.".
func AquariomOverTitle(n int) Text {
	return Text{key: "aquariom.over.title", numbers: [mostNumbers]int64{int64(n)}}
}

// AquariomOverShort is "{n} tour" / "{n} tours"
// or "{n} turn" / "{n} turns".
func AquariomOverShort(n int) Text {
	return Text{key: "aquariom.over.short", numbers: [mostNumbers]int64{int64(n)}}
}

// AquariomOverWhy is "Le plus grand score gagne."
// or "The highest score wins.".
func AquariomOverWhy() Text { return Text{key: "aquariom.over.why"} }

// AquariomOverNote is "{n} cellule mangée, {mass} au plus gros" / "{n} cellules mangées, {mass} au plus gros"
// or "{n} cell eaten, {mass} at its biggest" / "{n} cells eaten, {mass} at its biggest".
func AquariomOverNote(n, mass int) Text {
	return Text{key: "aquariom.over.note", numbers: [mostNumbers]int64{int64(n), int64(mass)}}
}

// AquariomPlotScore is "Score, tour après tour"
// or "Score, turn by turn".
func AquariomPlotScore() Text { return Text{key: "aquariom.plot.score"} }

// AquariomAwardMost is "Le plus gourmand"
// or "The greediest".
func AquariomAwardMost() Text { return Text{key: "aquariom.award.most"} }

// AquariomAwardMostCount is "cellule mangée" / "cellules mangées"
// or "cell eaten" / "cells eaten".
func AquariomAwardMostCount(n int) Text {
	return Text{key: "aquariom.award.most.count", numbers: [mostNumbers]int64{int64(n)}}
}

// AquariomAwardMostNote is "dont {other}, {count} fois"
// or "{other} among them, × {count}".
func AquariomAwardMostNote(count int, other string) Text {
	return Text{key: "aquariom.award.most.note", numbers: [mostNumbers]int64{int64(count)}, strings: [mostStrings]string{other}}
}

// AquariomAwardBite is "La morsure cruelle"
// or "The cruel bite".
func AquariomAwardBite() Text { return Text{key: "aquariom.award.bite"} }

// AquariomAwardBiteCount is "de masse d'une bouchée"
// or "of mass in one bite".
func AquariomAwardBiteCount() Text { return Text{key: "aquariom.award.bite.count"} }

// AquariomAwardBiteNote is "{percent} % de {other}, tour {turn}"
// or "{percent}% of {other}, turn {turn}".
func AquariomAwardBiteNote(turn, percent int, other string) Text {
	return Text{key: "aquariom.award.bite.note", numbers: [mostNumbers]int64{int64(turn), int64(percent)}, strings: [mostStrings]string{other}}
}

// AquariomAwardFlight is "La plus longue fuite"
// or "The longest flight".
func AquariomAwardFlight() Text { return Text{key: "aquariom.award.flight"} }

// AquariomAwardFlightCount is "tours devant {other}"
// or "turns before {other}".
func AquariomAwardFlightCount(other string) Text {
	return Text{key: "aquariom.award.flight.count", strings: [mostStrings]string{other}}
}

// AquariomAwardFlightCaught is "mangé au tour {turn}"
// or "eaten on turn {turn}".
func AquariomAwardFlightCaught(turn int) Text {
	return Text{key: "aquariom.award.flight.caught", numbers: [mostNumbers]int64{int64(turn)}}
}

// AquariomAwardFlightFree is "sauf au tour {turn}"
// or "safe on turn {turn}".
func AquariomAwardFlightFree(turn int) Text {
	return Text{key: "aquariom.award.flight.free", numbers: [mostNumbers]int64{int64(turn)}}
}

// AquariomAwardDaring is "La division osée"
// or "The daring division".
func AquariomAwardDaring() Text { return Text{key: "aquariom.award.daring"} }

// AquariomAwardDaringCount is "de masse d'un lancer"
// or "of mass by one throw".
func AquariomAwardDaringCount() Text { return Text{key: "aquariom.award.daring.count"} }

// AquariomAwardDaringNote is "{other}, au tour {turn}"
// or "{other}, on turn {turn}".
func AquariomAwardDaringNote(turn int, other string) Text {
	return Text{key: "aquariom.award.daring.note", numbers: [mostNumbers]int64{int64(turn)}, strings: [mostStrings]string{other}}
}

// AquariomAwardSea is "La mer, du premier tour au dernier"
// or "The sea, from the first turn to the last".
func AquariomAwardSea() Text { return Text{key: "aquariom.award.sea"} }

// AquariomPlotFirst is "tour 1"
// or "turn 1".
func AquariomPlotFirst() Text { return Text{key: "aquariom.plot.first"} }

// AquariomPlotLast is "tour {turn}"
// or "turn {turn}".
func AquariomPlotLast(turn int) Text {
	return Text{key: "aquariom.plot.last", numbers: [mostNumbers]int64{int64(turn)}}
}

// AquariomNetTool is "Réseau"
// or "Network".
func AquariomNetTool() Text { return Text{key: "aquariom.net.tool"} }

// AquariomNetTitle is "Aquar.iom à plusieurs"
// or "Aquar.iom with others".
func AquariomNetTitle() Text { return Text{key: "aquariom.net.title"} }

// AquariomNetPage is "Un serveur ouvert par « arena serve --web » laisse entrer cette page si elle vient de lui : ouvrez son adresse et choisissez-y le cabinet entier. Venez avant le début de la partie : ensuite, personne n'entre plus."
// or "A server that was opened with “arena serve --web” lets this page in if the page came from it: open its address and choose the whole cabinet there. Come before the game begins: nobody comes in during it.".
func AquariomNetPage() Text { return Text{key: "aquariom.net.page"} }

// AquariomNetWay is "Que faire"
// or "What to do".
func AquariomNetWay() Text { return Text{key: "aquariom.net.way"} }

// AquariomNetHost is "Héberger"
// or "Host".
func AquariomNetHost() Text { return Text{key: "aquariom.net.host"} }

// AquariomNetJoin is "Rejoindre"
// or "Join".
func AquariomNetJoin() Text { return Text{key: "aquariom.net.join"} }

// AquariomNetWatch is "Regarder"
// or "Watch".
func AquariomNetWatch() Text { return Text{key: "aquariom.net.watch"} }

// AquariomNetPlay is "Jouer"
// or "Play".
func AquariomNetPlay() Text { return Text{key: "aquariom.net.play"} }

// AquariomNetYou is "Vous"
// or "You".
func AquariomNetYou() Text { return Text{key: "aquariom.net.you"} }

// AquariomNetReach is "Qui peut venir"
// or "Who may come".
func AquariomNetReach() Text { return Text{key: "aquariom.net.reach"} }

// AquariomNetHereOnly is "Cet ordinateur"
// or "This computer".
func AquariomNetHereOnly() Text { return Text{key: "aquariom.net.here.only"} }

// AquariomNetWide is "Le réseau"
// or "The network".
func AquariomNetWide() Text { return Text{key: "aquariom.net.wide"} }

// AquariomNetName is "Votre nom là-bas"
// or "Your name there".
func AquariomNetName() Text { return Text{key: "aquariom.net.name"} }

// AquariomNetComputers is "Ordinateurs"
// or "Computers".
func AquariomNetComputers() Text { return Text{key: "aquariom.net.computers"} }

// AquariomNetLevel is "Leur niveau"
// or "Their level".
func AquariomNetLevel() Text { return Text{key: "aquariom.net.level"} }

// AquariomNetAddress is "Adresse du serveur"
// or "Address of the server".
func AquariomNetAddress() Text { return Text{key: "aquariom.net.address"} }

// AquariomNetHostGo is "Ouvrir le bassin"
// or "Open the basin".
func AquariomNetHostGo() Text { return Text{key: "aquariom.net.host.go"} }

// AquariomNetJoinGo is "Rejoindre"
// or "Join".
func AquariomNetJoinGo() Text { return Text{key: "aquariom.net.join.go"} }

// AquariomNetWatchGo is "Regarder"
// or "Watch".
func AquariomNetWatchGo() Text { return Text{key: "aquariom.net.watch.go"} }

// AquariomNetJoinNote is "Un serveur du cabinet, d'« arena serve » ou du premier Aquar.iom : son adresse ressemble à {example} ; qui héberge la voit à l'écran. Vous nagez parmi ceux qui sont là, programmes compris."
// or "A server of the cabinet, of “arena serve” or of the first Aquar.iom: its address looks like {example}; whoever hosts sees it on the screen. You swim among whoever is there, bots included.".
func AquariomNetJoinNote(example string) Text {
	return Text{key: "aquariom.net.join.note", strings: [mostStrings]string{example}}
}

// AquariomNetWatchNote is "Venez avant le début de la partie : ensuite, les serveurs ne laissent plus entrer. Vous voyez tout ce que montre la visualisation d'origine : scores, masses, le bassin entier, et de près qui vous voulez."
// or "Come before the game begins: during it, servers let nobody in. You see all that the first game's viewer shows: scores, masses, the whole basin, and whom you like from near.".
func AquariomNetWatchNote() Text { return Text{key: "aquariom.net.watch.note"} }

// AquariomNetNoname is "Les serveurs prennent des noms en lettres sans accent, chiffres, _ et espaces : tapez-en un."
// or "Servers take names of letters without accents, digits, _ and spaces: type one.".
func AquariomNetNoname() Text { return Text{key: "aquariom.net.noname"} }

// AquariomNetNoaddress is "Tapez l'adresse du serveur, comme {example}."
// or "Type the server's address, as {example}.".
func AquariomNetNoaddress(example string) Text {
	return Text{key: "aquariom.net.noaddress", strings: [mostStrings]string{example}}
}

// AquariomNetMany is "Ce bassin se joue à {max} au plus : choisissez moins d'ordinateurs."
// or "This basin takes {max} players: choose fewer computers.".
func AquariomNetMany(max int) Text {
	return Text{key: "aquariom.net.many", numbers: [mostNumbers]int64{int64(max)}}
}

// AquariomNetOpen is "Votre bassin est ouvert"
// or "Your basin is open".
func AquariomNetOpen() Text { return Text{key: "aquariom.net.open"} }

// AquariomNetJoining is "Rejoindre"
// or "Joining".
func AquariomNetJoining() Text { return Text{key: "aquariom.net.joining"} }

// AquariomNetWatching is "Regarder"
// or "Watching".
func AquariomNetWatching() Text { return Text{key: "aquariom.net.watching"} }

// AquariomNetWhere is "Joueurs, programmes et curieux se connectent à"
// or "Players, bots and viewers connect to".
func AquariomNetWhere() Text { return Text{key: "aquariom.net.where"} }

// AquariomNetGuests is "Déjà là : {guests} sur {max}"
// or "Come so far: {guests} of {max}".
func AquariomNetGuests(guests, max int) Text {
	return Text{key: "aquariom.net.guests", numbers: [mostNumbers]int64{int64(guests), int64(max)}}
}

// AquariomNetNeed is "Il manque {n} joueur pour commencer." / "Il manque {n} joueurs pour commencer."
// or "{n} player more is needed to begin." / "{n} players more are needed to begin.".
func AquariomNetNeed(n int) Text {
	return Text{key: "aquariom.net.need", numbers: [mostNumbers]int64{int64(n)}}
}

// AquariomNetReady is "Commencez quand tout le monde est là : personne n'entre plus après."
// or "Begin when everybody is there: nobody can come in later.".
func AquariomNetReady() Text { return Text{key: "aquariom.net.ready"} }

// AquariomNetWaiting is "Connecté. La partie commence quand le serveur le veut : jusqu'à {max} joueurs, {turns} tours."
// or "Connected. The game begins when the server wants it: up to {max} players, {turns} turns.".
func AquariomNetWaiting(turns, max int) Text {
	return Text{key: "aquariom.net.waiting", numbers: [mostNumbers]int64{int64(turns), int64(max)}}
}

// AquariomNetRulesDocument is "Règles : celles du document."
// or "Rules: as the document says.".
func AquariomNetRulesDocument() Text { return Text{key: "aquariom.net.rules.document"} }

// AquariomNetRulesOriginal is "Règles : celles du premier serveur."
// or "Rules: those of the first server.".
func AquariomNetRulesOriginal() Text { return Text{key: "aquariom.net.rules.original"} }

// AquariomNetRulesUntold is "Ce serveur ne dit pas quelles règles il suit."
// or "This server does not say whose rules it plays.".
func AquariomNetRulesUntold() Text { return Text{key: "aquariom.net.rules.untold"} }

// AquariomNetCalling is "Appel du serveur…"
// or "Calling the server…".
func AquariomNetCalling() Text { return Text{key: "aquariom.net.calling"} }

// AquariomNetRinging is "Toujours pas de réponse. L'adresse est-elle la bonne, le serveur tourne-t-il, rien ne fait-il barrage ?"
// or "No answer so far. Is the address right, is the server running, does nothing stand between?".
func AquariomNetRinging() Text { return Text{key: "aquariom.net.ringing"} }

// AquariomNetNobody is "Personne ne répond à {address}. Vérifiez l'adresse, et que le serveur tourne."
// or "Nobody answers at {address}. Check the address, and that the server is running.".
func AquariomNetNobody(address string) Text {
	return Text{key: "aquariom.net.nobody", strings: [mostStrings]string{address}}
}

// AquariomNetBusy is "Une partie s'y joue, et personne n'entre avant la fin."
// or "A game is being played there, and nobody comes in before its end.".
func AquariomNetBusy() Text { return Text{key: "aquariom.net.busy"} }

// AquariomNetKicked is "Le serveur nous renvoie, et dit : « {words} ». Changez ce qui lui déplaît, ou demandez à qui s'en occupe."
// or "The server sent us away, saying: “{words}”. Change what it does not like, or ask whoever runs it.".
func AquariomNetKicked(words string) Text {
	return Text{key: "aquariom.net.kicked", strings: [mostStrings]string{words}}
}

// AquariomNetLost is "La connexion est rompue : le serveur est parti, ou le réseau. La partie continue peut-être sans vous."
// or "The connection has broken: the server has gone, or the network. The game may go on without you.".
func AquariomNetLost() Text { return Text{key: "aquariom.net.lost"} }

// AquariomNetStrange is "Ce qui répond là n'est pas un serveur d'Aquar.iom, ou déraisonne : « {words} ». Vérifiez l'adresse et le port."
// or "What answers there is no server of Aquar.iom, or speaks nonsense: “{words}”. Check the address and the port.".
func AquariomNetStrange(words string) Text {
	return Text{key: "aquariom.net.strange", strings: [mostStrings]string{words}}
}

// AquariomNetHere is "Aucun serveur ne peut s'ouvrir ici : « {words} ». Changez ses réglages, ou fermez ce qui le gêne."
// or "No server can be opened here: “{words}”. Change its settings, or end what stands in its way.".
func AquariomNetHere(words string) Text {
	return Text{key: "aquariom.net.here", strings: [mostStrings]string{words}}
}

// AquariomNetRetry is "Nouvel essai dans {n} seconde." / "Nouvel essai dans {n} secondes."
// or "Next try in {n} second." / "Next try in {n} seconds.".
func AquariomNetRetry(n int) Text {
	return Text{key: "aquariom.net.retry", numbers: [mostNumbers]int64{int64(n)}}
}

// AquariomNetAgain is "Réessayer"
// or "Try again".
func AquariomNetAgain() Text { return Text{key: "aquariom.net.again"} }

// AquariomNetSilence is "Rien ne vient du serveur depuis un moment…"
// or "Nothing has come from the server for a while…".
func AquariomNetSilence() Text { return Text{key: "aquariom.net.silence"} }

// AquariomNetPause is "tour {turn} sur {of} : la mer n'attend pas"
// or "turn {turn} of {of}: the sea does not wait".
func AquariomNetPause(turn, of int) Text {
	return Text{key: "aquariom.net.pause", numbers: [mostNumbers]int64{int64(turn), int64(of)}}
}

// AquariomNetPlayers is "{n} joueur" / "{n} joueurs"
// or "{n} player" / "{n} players".
func AquariomNetPlayers(n int) Text {
	return Text{key: "aquariom.net.players", numbers: [mostNumbers]int64{int64(n)}}
}

// AquariomLearnYou is "Bienvenue dans l'eau ! Cette cellule est la vôtre ; sa masse est en haut. Elle mange une cellule d'autrui en couvrant son centre, si elle pèse plus de {percent} % de sa masse."
// or "Welcome to the water! This cell is yours; its mass stands at the top. It eats somebody else's cell by covering its centre, if it weighs more than {percent}% of that cell's mass.".
func AquariomLearnYou(percent int) Text {
	return Text{key: "aquariom.learn.you", numbers: [mostNumbers]int64{int64(percent)}}
}

// AquariomLearnGraze is "Nagez vers le plancton : chaque grain vous nourrit un peu. Chaque tour, on perd un peu de masse, même à l'arrêt : mangez !"
// or "Swim to the plankton: each grain feeds you a little. Every turn costs a little mass, even at rest, so eat!".
func AquariomLearnGraze() Text { return Text{key: "aquariom.learn.graze"} }

// AquariomLearnUrchin is "Voici un oursin. Jusqu'à {mass}, on passe dessus sans risque. Plus lourd, on le mange : il vous prend {mass}, puis la moitié du reste s'envole."
// or "This is an urchin. Up to {mass} you pass over it safely. Heavier, you eat it: it takes {mass} off you, then half of the rest flies away.".
func AquariomLearnUrchin(mass int) Text {
	return Text{key: "aquariom.learn.urchin", numbers: [mostNumbers]int64{int64(mass)}}
}

// AquariomLearnGrow is "Mangez du plancton jusqu'à peser {mass}, sans toucher d'oursin. Plus on est lourd, plus on est lent."
// or "Eat plankton until you weigh {mass}, and touch no urchin. The heavier you are, the slower you swim.".
func AquariomLearnGrow(mass int) Text {
	return Text{key: "aquariom.learn.grow", numbers: [mostNumbers]int64{int64(mass)}}
}

// AquariomLearnDivide is "Le cercle montre une cellule bien plus petite, dans l'eau ou sur la petite carte : une proie ! Approchez-la, visez-la et divisez-vous : la fille bondit et l'avale."
// or "The ring shows a much smaller cell, in the water or on the small map: prey! Swim near, aim at it and divide: the daughter leaps and swallows it.".
func AquariomLearnDivide() Text { return Text{key: "aquariom.learn.divide"} }

// AquariomLearnApart is "Vos cellules vont ensemble vers le même point, et fusionnent dès que l'une couvre le centre de l'autre. Petites, elles vont plus vite, mais on les mange."
// or "Your cells swim to the same place, and merge as soon as one covers the other's centre. Small ones are faster, but they get eaten.".
func AquariomLearnApart() Text { return Text{key: "aquariom.learn.apart"} }

// AquariomLearnMerge is "Continuez à manger, et laissez-les se retrouver."
// or "Go on eating, and let them find each other.".
func AquariomLearnMerge() Text { return Text{key: "aquariom.learn.merge"} }

// AquariomLearnBurst is "Le cercle montre un oursin, dans l'eau ou sur la petite carte. Vous voilà assez lourd : nagez droit dessus, et vous éclatez en morceaux !"
// or "The ring shows an urchin, in the water or on the small map. You are heavy enough now: swim right over it, and you burst into pieces!".
func AquariomLearnBurst() Text { return Text{key: "aquariom.learn.burst"} }

// AquariomLearnRanking is "Le classement se fait aux points : à chaque tour, votre masse s'ajoute à votre score."
// or "The ranking goes by points: every turn, your mass is added to your score.".
func AquariomLearnRanking() Text { return Text{key: "aquariom.learn.ranking"} }

// AquariomLearnPlay is "Des dents rouges : fuyez. Un cercle blanc : mangez ! La partie continue ; quittez-la quand vous voulez."
// or "Red teeth: flee. A white ring: eat! The game goes on; leave it whenever you like.".
func AquariomLearnPlay() Text { return Text{key: "aquariom.learn.play"} }

// AquariomLearnPoint is "Montrez où aller avec la souris."
// or "Point where to go with the mouse.".
func AquariomLearnPoint() Text { return Text{key: "aquariom.learn.point"} }

// AquariomLearnDivideOnce is "Le cercle montre une cellule bien plus petite, dans l'eau ou sur la petite carte : une proie ! Approchez-la et visez-la. Un appui commence la division, le suivant lance la fille."
// or "The ring shows a much smaller cell, in the water or on the small map: prey! Swim near and aim at it. One press begins the division, the next lets the daughter go.".
func AquariomLearnDivideOnce() Text { return Text{key: "aquariom.learn.divide.once"} }

// AquariomLearnDrag is "Glissez le doigt vers où aller."
// or "Drag a finger to where to go.".
func AquariomLearnDrag() Text { return Text{key: "aquariom.learn.drag"} }

// AquariomLearnButton is "Touchez le bouton rond."
// or "Tap the round button.".
func AquariomLearnButton() Text { return Text{key: "aquariom.learn.button"} }

// AquariomLearnHungry is "Personne n'est encore assez petit pour vous. Mangez du plancton en attendant : vos proies maigrissent."
// or "Nobody is small enough for you yet. Eat plankton meanwhile: your prey is wasting away.".
func AquariomLearnHungry() Text { return Text{key: "aquariom.learn.hungry"} }

// AquariomLearnEaten is "On vous a mangé ! Renaissez ailleurs : vous repartez petit, votre score reste, et la leçon continue."
// or "You were eaten! Be born elsewhere: you start small, keep your score, and the lesson goes on.".
func AquariomLearnEaten() Text { return Text{key: "aquariom.learn.eaten"} }

// AquariomLearnIsolated is "Après un éclatement, vos cellules restent séparées {turns} tours : leurs tirets raccourcissent, et le compte est au-dessus de votre masse. Elles mangent et se font manger, mais ne fusionnent pas."
// or "After a burst your cells stay apart for {turns} turns: the dashes around them shrink, and the count stands above your mass. They eat and get eaten, but do not merge.".
func AquariomLearnIsolated(turns int) Text {
	return Text{key: "aquariom.learn.isolated", numbers: [mostNumbers]int64{int64(turns)}}
}

// AquariomLearnLay is "Vous pouvez aussi poser un oursin devant vous, loin des rivaux. Il coûte {mass}, plus {percent} % de la masse de la cellule, et blesse quiconque est plus lourd que lui, vous compris."
// or "You can lay an urchin in front of you too, away from rivals. It costs {mass}, and {percent}% of the cell's mass, and hurts whoever is heavier than it, you as well.".
func AquariomLearnLay(mass, percent int) Text {
	return Text{key: "aquariom.learn.lay", numbers: [mostNumbers]int64{int64(mass), int64(percent)}}
}

// AquariomLearnLayButton is "Le bouton « Oursin »."
// or "The “Urchin” button.".
func AquariomLearnLayButton() Text { return Text{key: "aquariom.learn.lay.button"} }

// AquariomLearnGiveup is "Mal placé ? Abandonnez : vos cellules restent là, à manger pour tous, et vous renaissez ailleurs, petit. Deux appuis, pour être sûr."
// or "In a bad spot? Give up: your cells stay behind as food for all, and you are born elsewhere, small. Press twice, to be sure.".
func AquariomLearnGiveup() Text { return Text{key: "aquariom.learn.giveup"} }

// AquariomLearnGiveupButton is "Le bouton « Renaître », deux fois."
// or "The “Reborn” button, twice.".
func AquariomLearnGiveupButton() Text { return Text{key: "aquariom.learn.giveup.button"} }

// AquariomStoryEats is "Au tour {turn}, {letter} avale {foe} jusqu'à la dernière cellule."
// or "On turn {turn}, {letter} swallows the last cell of {foe}.".
func AquariomStoryEats(turn int, letter, foe string) Text {
	return Text{key: "aquariom.story.eats", numbers: [mostNumbers]int64{int64(turn)}, strings: [mostStrings]string{letter, foe}}
}

// AquariomStoryBursts is "Au tour {turn}, {letter} éclate."
// or "On turn {turn}, {letter} bursts.".
func AquariomStoryBursts(turn int, letter string) Text {
	return Text{key: "aquariom.story.bursts", numbers: [mostNumbers]int64{int64(turn)}, strings: [mostStrings]string{letter}}
}

// AquariomStoryCalm is "Personne n'a avalé personne."
// or "Nobody swallowed anybody.".
func AquariomStoryCalm() Text { return Text{key: "aquariom.story.calm"} }
