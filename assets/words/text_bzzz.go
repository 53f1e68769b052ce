// Code generated from bzzz.fr.properties and bzzz.en.properties by assets/words/gen. DO NOT EDIT.

package words

// BzzzName is "Bzzz"
// or "Bzzz".
func BzzzName() Text { return Text{key: "bzzz.name"} }

// BzzzLine is "Menez vos abeilles aux fleurs, et rapportez le nectar à la ruche."
// or "Lead your bees to the flowers, and bring the nectar home.".
func BzzzLine() Text { return Text{key: "bzzz.line"} }

// BzzzFacts is "1 à 4 joueurs · 8 à 20 min · chacun son tour"
// or "1 to 4 players · 8–20 min · in turns".
func BzzzFacts() Text { return Text{key: "bzzz.facts"} }

// BzzzLobbyFirst is "Une petite prairie : on s'y rencontre dès les premiers tours."
// or "A small meadow: you meet within a few turns.".
func BzzzLobbyFirst() Text { return Text{key: "bzzz.lobby.first"} }

// BzzzOptionTurns is "Durée"
// or "Length".
func BzzzOptionTurns() Text { return Text{key: "bzzz.option.turns"} }

// BzzzOptionTurns120 is "Courte · 30 tours"
// or "Short · 30 turns".
func BzzzOptionTurns120() Text { return Text{key: "bzzz.option.turns.120"} }

// BzzzOptionTurns300 is "Normale · 75 tours"
// or "Normal · 75 turns".
func BzzzOptionTurns300() Text { return Text{key: "bzzz.option.turns.300"} }

// BzzzOptionTurnsN is "{n} tour" / "{n} tours"
// or "{n} turn" / "{n} turns".
func BzzzOptionTurnsN(n int) Text {
	return Text{key: "bzzz.option.turns.n", numbers: [maxNumbers]int64{int64(n)}}
}

// BzzzOptionMemory is "Notes automatiques"
// or "Automatic notes".
func BzzzOptionMemory() Text { return Text{key: "bzzz.option.memory"} }

// BzzzOptionMemoryOff is "Oui"
// or "Yes".
func BzzzOptionMemoryOff() Text { return Text{key: "bzzz.option.memory.off"} }

// BzzzOptionMemoryOn is "Non"
// or "No".
func BzzzOptionMemoryOn() Text { return Text{key: "bzzz.option.memory.on"} }

// BzzzOptionCells is "Cases par côté"
// or "Squares per side".
func BzzzOptionCells() Text { return Text{key: "bzzz.option.cells"} }

// BzzzOptionFlowers is "Fleurs par quart"
// or "Flowers per quarter".
func BzzzOptionFlowers() Text { return Text{key: "bzzz.option.flowers"} }

// BzzzOptionStart is "Nectars au départ"
// or "Nectar at the start".
func BzzzOptionStart() Text { return Text{key: "bzzz.option.start"} }

// BzzzOptionNectar is "Nectars d'une fleur, au plus"
// or "Most nectar in a flower".
func BzzzOptionNectar() Text { return Text{key: "bzzz.option.nectar"} }

// BzzzOptionCost is "Prix d'une abeille"
// or "Price of a bee".
func BzzzOptionCost() Text { return Text{key: "bzzz.option.cost"} }

// BzzzOptionKo is "Tours de KO"
// or "Turns knocked out".
func BzzzOptionKo() Text { return Text{key: "bzzz.option.ko"} }

// BzzzSetupRoom is "Trop de fleurs pour une prairie de ce côté : {cells}. Au plus par quart : {flowers}."
// or "Too many flowers for a meadow with a side of {cells}. At most per quarter: {flowers}.".
func BzzzSetupRoom(flowers, cells int) Text {
	return Text{key: "bzzz.setup.room", numbers: [maxNumbers]int64{int64(flowers), int64(cells)}}
}

// BzzzSetupBare is "Sans fleur, la partie serait finie avant de commencer : il en faut au moins 1 par quart."
// or "Without flowers the game would be over before it begins: give at least 1 per quarter.".
func BzzzSetupBare() Text { return Text{key: "bzzz.setup.bare"} }

// BzzzSetupPoor is "À moins que le prix d'une abeille, personne ne pourrait jamais pondre : donnez au moins {nectar} au départ."
// or "With less than the price of a bee nobody could ever lay one: give at least {nectar} at the start.".
func BzzzSetupPoor(nectar int) Text {
	return Text{key: "bzzz.setup.poor", numbers: [maxNumbers]int64{int64(nectar)}}
}

// BzzzSetupRich is "Avec plus de la moitié de ce que portent les fleurs, une ruche gagnerait avant le premier tour : donnez au plus {nectar} au départ."
// or "With more than half of what the flowers hold, a hive would win before the first turn: give at most {nectar} at the start.".
func BzzzSetupRich(nectar int) Text {
	return Text{key: "bzzz.setup.rich", numbers: [maxNumbers]int64{int64(nectar)}}
}

// BzzzLevelNovice is "Rentre trop tard, attaque plus fort"
// or "Goes home late, picks fights it loses".
func BzzzLevelNovice() Text { return Text{key: "bzzz.level.novice"} }

// BzzzLevelEasy is "Butine au plus près, chasse au plus près"
// or "Forages close by, chases what is near".
func BzzzLevelEasy() Text { return Text{key: "bzzz.level.easy"} }

// BzzzLevelNormal is "Récolte, puis défend ses fleurs"
// or "Harvests, then guards its flowers".
func BzzzLevelNormal() Text { return Text{key: "bzzz.level.normal"} }

// BzzzLevelHard is "Prévoit vos coups et ceux des autres"
// or "Foresees your moves and the others'".
func BzzzLevelHard() Text { return Text{key: "bzzz.level.hard"} }

// BzzzLevelMaster is "Ne gaspille rien, et reste imprévisible"
// or "Wastes nothing, and can't be read".
func BzzzLevelMaster() Text { return Text{key: "bzzz.level.master"} }

// BzzzCharacterMiser is "Amasse, et ne se bat pas"
// or "Hoards, and never fights".
func BzzzCharacterMiser() Text { return Text{key: "bzzz.character.miser"} }

// BzzzCharacterPirate is "Pourchasse la ruche en tête"
// or "Chases whoever leads".
func BzzzCharacterPirate() Text { return Text{key: "bzzz.character.pirate"} }

// BzzzCharacterDaredevil is "Frôle tout le monde"
// or "Brushes past everybody".
func BzzzCharacterDaredevil() Text { return Text{key: "bzzz.character.daredevil"} }

// BzzzTurn is "Tour"
// or "Turn".
func BzzzTurn() Text { return Text{key: "bzzz.turn"} }

// BzzzTurnSlash is "/ {turns}"
// or "/ {turns}".
func BzzzTurnSlash(turns int) Text {
	return Text{key: "bzzz.turn.slash", numbers: [maxNumbers]int64{int64(turns)}}
}

// BzzzPauseWhere is "tour {turn} sur {of}"
// or "turn {turn} of {of}".
func BzzzPauseWhere(turn, of int) Text {
	return Text{key: "bzzz.pause.where", numbers: [maxNumbers]int64{int64(turn), int64(of)}}
}

// BzzzPauseTip is "Mettre la partie en pause"
// or "Pause the game".
func BzzzPauseTip() Text { return Text{key: "bzzz.pause.tip"} }

// BzzzYours is "À vous"
// or "Your turn".
func BzzzYours() Text { return Text{key: "bzzz.yours"} }

// BzzzWatching is "Vous regardez"
// or "You're watching".
func BzzzWatching() Text { return Text{key: "bzzz.watching"} }

// BzzzSeat is "{sign}, place {letter}"
// or "{sign}, seat {letter}".
func BzzzSeat(sign, letter string) Text {
	return Text{key: "bzzz.seat", strings: [maxStrings]string{sign, letter}}
}

// BzzzStock is "nectar en stock" / "nectars en stock"
// or "nectar in stock" / "nectar in stock".
func BzzzStock(n int) Text { return Text{key: "bzzz.stock", numbers: [maxNumbers]int64{int64(n)}} }

// BzzzCarried is "{n} sur vos abeilles" / "{n} sur vos abeilles"
// or "{n} on your bees" / "{n} on your bees".
func BzzzCarried(n int) Text { return Text{key: "bzzz.carried", numbers: [maxNumbers]int64{int64(n)}} }

// BzzzStockTurn is "{n} nectar, tour {turn}" / "{n} nectars, tour {turn}"
// or "{n} nectar, turn {turn}" / "{n} nectar, turn {turn}".
func BzzzStockTurn(n, turn int) Text {
	return Text{key: "bzzz.stock.turn", numbers: [maxNumbers]int64{int64(n), int64(turn)}}
}

// BzzzLeads is "{name} mène, {span}"
// or "{name} leads, {span}".
func BzzzLeads(name, span string) Text {
	return Text{key: "bzzz.leads", strings: [maxStrings]string{name, span}}
}

// BzzzUnknown is "?"
// or "?".
func BzzzUnknown() Text { return Text{key: "bzzz.unknown"} }

// BzzzLeadsUnknown is "À vous de deviner qui mène"
// or "It's up to you to know who leads".
func BzzzLeadsUnknown() Text { return Text{key: "bzzz.leads.unknown"} }

// BzzzLeadsYou is "vous menez"
// or "you lead".
func BzzzLeadsYou() Text { return Text{key: "bzzz.leads.you"} }

// BzzzLeadsNobody is "Égalité en tête"
// or "Tied for the lead".
func BzzzLeadsNobody() Text { return Text{key: "bzzz.leads.nobody"} }

// BzzzPhaseLay is "Ponte"
// or "Laying".
func BzzzPhaseLay() Text { return Text{key: "bzzz.phase.lay"} }

// BzzzPhaseMove is "Mouvement"
// or "Moving".
func BzzzPhaseMove() Text { return Text{key: "bzzz.phase.move"} }

// BzzzPhaseForage is "Butinage"
// or "Foraging".
func BzzzPhaseForage() Text { return Text{key: "bzzz.phase.forage"} }

// BzzzPhaseSkirmish is "Escarmouche"
// or "Skirmish".
func BzzzPhaseSkirmish() Text { return Text{key: "bzzz.phase.skirmish"} }

// BzzzLayOptional is "facultative"
// or "optional".
func BzzzLayOptional() Text { return Text{key: "bzzz.lay.optional"} }

// BzzzLayAsk is "Choisissez une abeille à pondre."
// or "Choose a bee to lay.".
func BzzzLayAsk() Text { return Text{key: "bzzz.lay.ask"} }

// BzzzLayDone is "{bee} vient d'éclore"
// or "{bee} has hatched".
func BzzzLayDone(bee string) Text {
	return Text{key: "bzzz.lay.done", strings: [maxStrings]string{bee}}
}

// BzzzLayPoor is "il manque {n} nectar" / "il manque {n} nectars"
// or "{n} nectar short" / "{n} nectar short".
func BzzzLayPoor(n int) Text { return Text{key: "bzzz.lay.poor", numbers: [maxNumbers]int64{int64(n)}} }

// BzzzLayOccupied is "ruche occupée : au prochain tour"
// or "hive occupied: next turn".
func BzzzLayOccupied() Text { return Text{key: "bzzz.lay.occupied"} }

// BzzzLayMissed is "Ce mouvement clôt la ponte de ce tour. « {label} » la rouvre."
// or "This move ends laying for this turn. “{label}” brings it back.".
func BzzzLayMissed(label func() Text) Text {
	return Text{key: "bzzz.lay.missed", strings: [maxStrings]string{label().key}}
}

// BzzzLayClosed is "au prochain tour"
// or "next turn".
func BzzzLayClosed() Text { return Text{key: "bzzz.lay.closed"} }

// BzzzMoveCount is "{moved} / {of}"
// or "{moved} / {of}".
func BzzzMoveCount(moved, of int) Text {
	return Text{key: "bzzz.move.count", numbers: [maxNumbers]int64{int64(moved), int64(of)}}
}

// BzzzMoveAsk is "Choisissez une abeille."
// or "Choose a bee.".
func BzzzMoveAsk() Text { return Text{key: "bzzz.move.ask"} }

// BzzzMoveFirst is "Choisissez d'abord une de vos abeilles."
// or "Choose one of your bees first.".
func BzzzMoveFirst() Text { return Text{key: "bzzz.move.first"} }

// BzzzMoveSelected is "Envoyez {bee} vers une case ou une fleur."
// or "Send {bee} to a square or a flower.".
func BzzzMoveSelected(bee string) Text {
	return Text{key: "bzzz.move.selected", strings: [maxStrings]string{bee}}
}

// BzzzMoveThread is "{bee} suit son ordre.\nUne case ou une fleur le change."
// or "{bee} follows its order.\nA square or a flower changes it.".
func BzzzMoveThread(bee string) Text {
	return Text{key: "bzzz.move.thread", strings: [maxStrings]string{bee}}
}

// BzzzMoveStuck is "{bee} ne peut aller nulle part."
// or "{bee} can't go anywhere.".
func BzzzMoveStuck(bee string) Text {
	return Text{key: "bzzz.move.stuck", strings: [maxStrings]string{bee}}
}

// BzzzMoveBlocked is "{bee} attend : le passage est bloqué."
// or "{bee} waits: its way is blocked.".
func BzzzMoveBlocked(bee string) Text {
	return Text{key: "bzzz.move.blocked", strings: [maxStrings]string{bee}}
}

// BzzzMoveFar is "{bee} y sera au prochain tour." / "{bee} y sera dans {n} tours."
// or "{bee} gets there next turn." / "{bee} gets there in {n} turns.".
func BzzzMoveFar(n int, bee string) Text {
	return Text{key: "bzzz.move.far", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{bee}}
}

// BzzzMoveNone is "Tout le monde a bougé ou suit son chemin."
// or "Everybody has moved or follows a path.".
func BzzzMoveNone() Text { return Text{key: "bzzz.move.none"} }

// BzzzMoveLater is "{bee} a fini son tour."
// or "{bee} is done for this turn.".
func BzzzMoveLater(bee string) Text {
	return Text{key: "bzzz.move.later", strings: [maxStrings]string{bee}}
}

// BzzzForageAsk is "Choisissez une fleur voisine."
// or "Choose a flower next to it.".
func BzzzForageAsk() Text { return Text{key: "bzzz.forage.ask"} }

// BzzzForageNear is "{bees} près d'une fleur" / "{bees} près d'une fleur"
// or "{bees} next to a flower" / "{bees} next to a flower".
func BzzzForageNear(n int, bees string) Text {
	return Text{key: "bzzz.forage.near", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{bees}}
}

// BzzzForageNone is "aucune abeille près d'une fleur"
// or "no bee next to a flower".
func BzzzForageNone() Text { return Text{key: "bzzz.forage.none"} }

// BzzzForageNearTwo is "{bee} et {foe} près d'une fleur"
// or "{bee} and {foe} next to a flower".
func BzzzForageNearTwo(bee, foe string) Text {
	return Text{key: "bzzz.forage.near.two", strings: [maxStrings]string{bee, foe}}
}

// BzzzForageNearMany is "{n} abeille près d'une fleur" / "{n} abeilles près d'une fleur"
// or "{n} bee next to a flower" / "{n} bees next to a flower".
func BzzzForageNearMany(n int) Text {
	return Text{key: "bzzz.forage.near.many", numbers: [maxNumbers]int64{int64(n)}}
}

// BzzzSkirmishNone is "aucun contact"
// or "no contact".
func BzzzSkirmishNone() Text { return Text{key: "bzzz.skirmish.none"} }

// BzzzSkirmishPair is "{bee} contre {foe} : {chances} sur {of}"
// or "{bee} against {foe}: {chances} in {of}".
func BzzzSkirmishPair(chances, of int, bee, foe string) Text {
	return Text{key: "bzzz.skirmish.pair", numbers: [maxNumbers]int64{int64(chances), int64(of)}, strings: [maxStrings]string{bee, foe}}
}

// BzzzSkirmishMany is "{n} abeille au contact" / "{n} abeilles au contact"
// or "{n} bee in contact" / "{n} bees in contact".
func BzzzSkirmishMany(n int) Text {
	return Text{key: "bzzz.skirmish.many", numbers: [maxNumbers]int64{int64(n)}}
}

// BzzzEndTurn is "Terminer le tour"
// or "End turn".
func BzzzEndTurn() Text { return Text{key: "bzzz.end.turn"} }

// BzzzEndIdle is "Terminer le tour ? {n} sans ordre" / "Terminer le tour ? {n} sans ordre"
// or "End turn? {n} bee idle" / "End turn? {n} bees idle".
func BzzzEndIdle(n int) Text { return Text{key: "bzzz.end.idle", numbers: [maxNumbers]int64{int64(n)}} }

// BzzzEndEmpty is "Terminer le tour ? Rien pondu"
// or "End turn? No bee yet".
func BzzzEndEmpty() Text { return Text{key: "bzzz.end.empty"} }

// BzzzRest is "Faire le reste"
// or "Do the rest".
func BzzzRest() Text { return Text{key: "bzzz.rest"} }

// BzzzRestNote is "Suit les ordres, puis pond et bouge comme un joueur normal. Un second appui butine et termine le tour."
// or "Follows the orders, then lays and moves as a normal player would. Press again to forage and end the turn.".
func BzzzRestNote() Text { return Text{key: "bzzz.rest.note"} }

// BzzzAdvice is "Conseil"
// or "Hint".
func BzzzAdvice() Text { return Text{key: "bzzz.advice"} }

// BzzzFlow is "Tours auto"
// or "Auto turns".
func BzzzFlow() Text { return Text{key: "bzzz.flow"} }

// BzzzFlowNote is "Les tours se suivent jusqu'à un contact, une escarmouche, une fleur vide, de quoi pondre ou une abeille sans ordre."
// or "Turn follows turn until your bees touch a rival or fight, a flower is empty, you can lay, or a bee has no order.".
func BzzzFlowNote() Text { return Text{key: "bzzz.flow.note"} }

// BzzzFlowOn is "Les tours s'enchaînent.\nUne touche les arrête."
// or "Turn follows turn.\nAny key stops it.".
func BzzzFlowOn() Text { return Text{key: "bzzz.flow.on"} }

// BzzzFlowOnPointer is "Les tours s'enchaînent.\nPour arrêter : clic sur la prairie."
// or "Turn follows turn.\nClick the meadow to stop.".
func BzzzFlowOnPointer() Text { return Text{key: "bzzz.flow.on.pointer"} }

// BzzzFlowOnFinger is "Les tours s'enchaînent.\nPour arrêter : touchez la prairie."
// or "Turn follows turn.\nTap the meadow to stop.".
func BzzzFlowOnFinger() Text { return Text{key: "bzzz.flow.on.finger"} }

// BzzzFlowContact is "{bee} touche {foe}."
// or "{bee} touches {foe}.".
func BzzzFlowContact(bee, foe string) Text {
	return Text{key: "bzzz.flow.contact", strings: [maxStrings]string{bee, foe}}
}

// BzzzFlowEmpty is "Fleur vide : {bee} attend."
// or "{bee}'s flower is empty.".
func BzzzFlowEmpty(bee string) Text {
	return Text{key: "bzzz.flow.empty", strings: [maxStrings]string{bee}}
}

// BzzzFlowTasted is "{bee} a goûté sa fleur : {span}."
// or "{bee} tasted its flower: {span}.".
func BzzzFlowTasted(bee, span string) Text {
	return Text{key: "bzzz.flow.tasted", strings: [maxStrings]string{bee, span}}
}

// BzzzFlowLay is "Vous avez de quoi pondre."
// or "You can lay a bee.".
func BzzzFlowLay() Text { return Text{key: "bzzz.flow.lay"} }

// BzzzFlowIdle is "{bee} attend un ordre."
// or "{bee} is waiting for an order.".
func BzzzFlowIdle(bee string) Text {
	return Text{key: "bzzz.flow.idle", strings: [maxStrings]string{bee}}
}

// BzzzFlowKo is "{bee} est KO."
// or "{bee} is knocked out.".
func BzzzFlowKo(bee string) Text { return Text{key: "bzzz.flow.ko", strings: [maxStrings]string{bee}} }

// BzzzFlowLost is "{bee} est KO et a perdu {n} nectar." / "{bee} est KO et a perdu {n} nectars."
// or "{bee} is knocked out and has lost {n} nectar." / "{bee} is knocked out and has lost {n} nectar.".
func BzzzFlowLost(n int, bee string) Text {
	return Text{key: "bzzz.flow.lost", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{bee}}
}

// BzzzFlowWon is "{bee} a mis {foe} KO."
// or "{bee} has knocked out {foe}.".
func BzzzFlowWon(bee, foe string) Text {
	return Text{key: "bzzz.flow.won", strings: [maxStrings]string{bee, foe}}
}

// BzzzFlowDrawn is "{bee} contre {foe} : deux esquives."
// or "{bee} and {foe} have fought, and both dodged.".
func BzzzFlowDrawn(bee, foe string) Text {
	return Text{key: "bzzz.flow.drawn", strings: [maxStrings]string{bee, foe}}
}

// BzzzRunOn is "Exécution des ordres…"
// or "Carrying out orders…".
func BzzzRunOn() Text { return Text{key: "bzzz.run.on"} }

// BzzzRunRest is "Vos abeilles font le reste, ponte comprise."
// or "Your bees do the rest, laying included.".
func BzzzRunRest() Text { return Text{key: "bzzz.run.rest"} }

// BzzzLast is "Revoir ce qui vient de se passer"
// or "Watch again what has just happened".
func BzzzLast() Text { return Text{key: "bzzz.last"} }

// BzzzUndo is "Annuler"
// or "Undo".
func BzzzUndo() Text { return Text{key: "bzzz.undo"} }

// BzzzWhyTurn is "Attendez votre tour."
// or "Wait for your turn.".
func BzzzWhyTurn() Text { return Text{key: "bzzz.why.turn"} }

// BzzzWhyLast is "Il n'y a encore rien à revoir."
// or "There's nothing to watch again yet.".
func BzzzWhyLast() Text { return Text{key: "bzzz.why.last"} }

// BzzzWhyUndoOthers is "On n'annule un coup que pendant son propre tour."
// or "You can undo a move only in your own turn.".
func BzzzWhyUndoOthers() Text { return Text{key: "bzzz.why.undo.others"} }

// BzzzWhyUndoNothing is "Aucun coup à annuler dans ce tour."
// or "There's nothing to undo in this turn yet.".
func BzzzWhyUndoNothing() Text { return Text{key: "bzzz.why.undo.nothing"} }

// BzzzWhyUndoLearnt is "Ce coup vous a appris quelque chose : trop tard pour l'annuler."
// or "That move told you something: it's too late to undo it.".
func BzzzWhyUndoLearnt() Text { return Text{key: "bzzz.why.undo.learnt"} }

// BzzzFaster is "Accélérer"
// or "Faster".
func BzzzFaster() Text { return Text{key: "bzzz.faster"} }

// BzzzRace is "Course au nectar"
// or "Nectar race".
func BzzzRace() Text { return Text{key: "bzzz.race"} }

// BzzzRaceLine is "blitzkrieg {span}"
// or "blitzkrieg {span}".
func BzzzRaceLine(span string) Text {
	return Text{key: "bzzz.race.line", strings: [maxStrings]string{span}}
}

// BzzzRaceYou is "vous"
// or "you".
func BzzzRaceYou() Text { return Text{key: "bzzz.race.you"} }

// BzzzRaceLeader is "en tête"
// or "in the lead".
func BzzzRaceLeader() Text { return Text{key: "bzzz.race.leader"} }

// BzzzTab is "Course"
// or "Race".
func BzzzTab() Text { return Text{key: "bzzz.tab"} }

// BzzzBack is "revenir"
// or "come back".
func BzzzBack() Text { return Text{key: "bzzz.back"} }

// BzzzHintNext is "suivante"
// or "next bee".
func BzzzHintNext() Text { return Text{key: "bzzz.hint.next"} }

// BzzzHintOrders is "ordres"
// or "orders".
func BzzzHintOrders() Text { return Text{key: "bzzz.hint.orders"} }

// BzzzHintGather is "{bee} à cette fleur : environ {n} nectar à la ruche en {span}." / "{bee} à cette fleur : environ {n} nectars à la ruche en {span}."
// or "{bee} to this flower: about {n} nectar home in {span}." / "{bee} to this flower: about {n} nectar home in {span}.".
func BzzzHintGather(n int, bee, span string) Text {
	return Text{key: "bzzz.hint.gather", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{bee, span}}
}

// BzzzHintBring is "Ramenez {bee} à la ruche : {n} nectar en stock dans {span}." / "Ramenez {bee} à la ruche : {n} nectars en stock dans {span}."
// or "Send {bee} home: {n} nectar in stock in {span}." / "Send {bee} home: {n} nectar in stock in {span}.".
func BzzzHintBring(n int, bee, span string) Text {
	return Text{key: "bzzz.hint.bring", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{bee, span}}
}

// BzzzHintFight is "Attaquez {foe} avec {bee} : KO, {foe} perd {span}."
// or "Attack {foe} with {bee}: if knocked out, {foe} loses {span}.".
func BzzzHintFight(bee, foe, span string) Text {
	return Text{key: "bzzz.hint.fight", strings: [maxStrings]string{bee, foe, span}}
}

// BzzzHintGuard is "{bee} ici : butiner à côté devient risqué."
// or "{bee} here: foraging beside it becomes risky.".
func BzzzHintGuard(bee string) Text {
	return Text{key: "bzzz.hint.guard", strings: [maxStrings]string{bee}}
}

// BzzzHintStay is "{bee} est bien placée."
// or "{bee} is in a good place.".
func BzzzHintStay(bee string) Text {
	return Text{key: "bzzz.hint.stay", strings: [maxStrings]string{bee}}
}

// BzzzHintWorker is "Pondez une ouvrière : c'est elle qui rapporte le plus."
// or "Lay a worker: it brings home the most.".
func BzzzHintWorker() Text { return Text{key: "bzzz.hint.worker"} }

// BzzzHintDrone is "Pondez un bourdon : sur le chemin des autres, il leur fait perdre leur récolte."
// or "Lay a drone: in the way of the others, it costs them their harvest.".
func BzzzHintDrone() Text { return Text{key: "bzzz.hint.drone"} }

// BzzzHintScout is "Pondez une éclaireuse : ce qu'elle apprend d'une fleur vaut pour les trois fleurs symétriques."
// or "Lay a scout: what it learns of a flower holds for its three mirror images.".
func BzzzHintScout() Text { return Text{key: "bzzz.hint.scout"} }

// BzzzHintNothing is "Rien de mieux à faire ici pour l'instant."
// or "There's nothing better to do here for now.".
func BzzzHintNothing() Text { return Text{key: "bzzz.hint.nothing"} }

// BzzzHintRisk is "{bee} esquive {foe} : {odds}. Et {foe} esquive {bee} : {dodges}. En jeu pour vous : {n} nectar." / "{bee} esquive {foe} : {odds}. Et {foe} esquive {bee} : {dodges}. En jeu pour vous : {n} nectars."
// or "{bee} dodges {foe}: {odds}. And {foe} dodges {bee}: {dodges}. At stake for you: {n} nectar." / "{bee} dodges {foe}: {odds}. And {foe} dodges {bee}: {dodges}. At stake for you: {n} nectar.".
func BzzzHintRisk(n int, bee, foe, odds, dodges string) Text {
	return Text{key: "bzzz.hint.risk", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{bee, foe, odds, dodges}}
}

// BzzzLeave is "Laisser l'ordinateur jouer"
// or "Let the computer play".
func BzzzLeave() Text { return Text{key: "bzzz.leave"} }

// BzzzLeaveNote is "Vous pourrez revenir quand vous voudrez."
// or "You can come back whenever you like.".
func BzzzLeaveNote() Text { return Text{key: "bzzz.leave.note"} }

// BzzzRange is "{low}–{high}"
// or "{low}–{high}".
func BzzzRange(low, high int) Text {
	return Text{key: "bzzz.range", numbers: [maxNumbers]int64{int64(low), int64(high)}}
}

// BzzzEnding is "Fin de partie"
// or "Ways to end".
func BzzzEnding() Text { return Text{key: "bzzz.ending"} }

// BzzzEndingBlitzkrieg is "Blitzkrieg"
// or "Blitzkrieg".
func BzzzEndingBlitzkrieg() Text { return Text{key: "bzzz.ending.blitzkrieg"} }

// BzzzEndingBlitzkriegNote is "{name} : {span} sur {what}"
// or "{name}: {span} of {what}".
func BzzzEndingBlitzkriegNote(name, what, span string) Text {
	return Text{key: "bzzz.ending.blitzkrieg.note", strings: [maxStrings]string{name, what, span}}
}

// BzzzEndingCalm is "encore loin"
// or "far off".
func BzzzEndingCalm() Text { return Text{key: "bzzz.ending.calm"} }

// BzzzEndingExhausted is "Prairie épuisée"
// or "Empty meadow".
func BzzzEndingExhausted() Text { return Text{key: "bzzz.ending.exhausted"} }

// BzzzEndingExhaustedNote is "reste {span}"
// or "{span} left".
func BzzzEndingExhaustedNote(span string) Text {
	return Text{key: "bzzz.ending.exhausted.note", strings: [maxStrings]string{span}}
}

// BzzzEndingTime is "Temps"
// or "Time".
func BzzzEndingTime() Text { return Text{key: "bzzz.ending.time"} }

// BzzzEndingTimeNote is "{n} tour" / "{n} tours"
// or "{n} turn" / "{n} turns".
func BzzzEndingTimeNote(n int) Text {
	return Text{key: "bzzz.ending.time.note", numbers: [maxNumbers]int64{int64(n)}}
}

// BzzzEndingLast is "Dernier tour"
// or "Last turn".
func BzzzEndingLast() Text { return Text{key: "bzzz.ending.last"} }

// BzzzBeeWorker is "Ouvrière"
// or "Worker".
func BzzzBeeWorker() Text { return Text{key: "bzzz.bee.worker"} }

// BzzzBeeDrone is "Bourdon"
// or "Drone".
func BzzzBeeDrone() Text { return Text{key: "bzzz.bee.drone"} }

// BzzzBeeScout is "Éclaireuse"
// or "Scout".
func BzzzBeeScout() Text { return Text{key: "bzzz.bee.scout"} }

// BzzzWorkerNamed is "L'ouvrière {bee}"
// or "Worker {bee}".
func BzzzWorkerNamed(bee string) Text {
	return Text{key: "bzzz.worker.named", strings: [maxStrings]string{bee}}
}

// BzzzDroneNamed is "Le bourdon {bee}"
// or "Drone {bee}".
func BzzzDroneNamed(bee string) Text {
	return Text{key: "bzzz.drone.named", strings: [maxStrings]string{bee}}
}

// BzzzScoutNamed is "L'éclaireuse {bee}"
// or "Scout {bee}".
func BzzzScoutNamed(bee string) Text {
	return Text{key: "bzzz.scout.named", strings: [maxStrings]string{bee}}
}

// BzzzWorkerInline is "l'ouvrière {bee}"
// or "worker {bee}".
func BzzzWorkerInline(bee string) Text {
	return Text{key: "bzzz.worker.inline", strings: [maxStrings]string{bee}}
}

// BzzzDroneInline is "le bourdon {bee}"
// or "drone {bee}".
func BzzzDroneInline(bee string) Text {
	return Text{key: "bzzz.drone.inline", strings: [maxStrings]string{bee}}
}

// BzzzScoutInline is "l'éclaireuse {bee}"
// or "scout {bee}".
func BzzzScoutInline(bee string) Text {
	return Text{key: "bzzz.scout.inline", strings: [maxStrings]string{bee}}
}

// BzzzTipWorker is "Force 1. Porte 12 nectars. Va dans quatre directions."
// or "Strength 1. Carries 12 nectar. Moves in four directions.".
func BzzzTipWorker() Text { return Text{key: "bzzz.tip.worker"} }

// BzzzTipDrone is "Force 5. Porte 1 nectar. Va dans quatre directions."
// or "Strength 5. Carries 1 nectar. Moves in four directions.".
func BzzzTipDrone() Text { return Text{key: "bzzz.tip.drone"} }

// BzzzTipScout is "Force 1. Porte 3 nectars. Va aussi en diagonale."
// or "Strength 1. Carries 3 nectar. Moves diagonally too.".
func BzzzTipScout() Text { return Text{key: "bzzz.tip.scout"} }

// BzzzTipLoad is "Nectar : {nectar} sur {of}"
// or "Nectar: {nectar} of {of}".
func BzzzTipLoad(nectar, of int) Text {
	return Text{key: "bzzz.tip.load", numbers: [maxNumbers]int64{int64(nectar), int64(of)}}
}

// BzzzTipLoadHidden is "Nectar : {span}"
// or "Nectar: {span}".
func BzzzTipLoadHidden(span string) Text {
	return Text{key: "bzzz.tip.load.hidden", strings: [maxStrings]string{span}}
}

// BzzzTipKoLast is "KO jusqu'à son prochain tour"
// or "Knocked out until its next turn".
func BzzzTipKoLast() Text { return Text{key: "bzzz.tip.ko.last"} }

// BzzzTipKo is "KO, encore {n} tour" / "KO, encore {n} tours"
// or "Knocked out, {n} more turn" / "Knocked out, {n} more turns".
func BzzzTipKo(n int) Text { return Text{key: "bzzz.tip.ko", numbers: [maxNumbers]int64{int64(n)}} }

// BzzzTipFlower is "Nectar restant : de {low} à {high}. Butinez-la pour en savoir plus."
// or "Nectar left: {low} to {high}. Forage it to learn more.".
func BzzzTipFlower(low, high int) Text {
	return Text{key: "bzzz.tip.flower", numbers: [maxNumbers]int64{int64(low), int64(high)}}
}

// BzzzTipFlowerHidden is "Son contenu est caché : à vous de vous en souvenir."
// or "What it holds is hidden: it's up to you to remember.".
func BzzzTipFlowerHidden() Text { return Text{key: "bzzz.tip.flower.hidden"} }

// BzzzTipFlowerKnown is "Nectar : {nectar}"
// or "Nectar: {nectar}".
func BzzzTipFlowerKnown(nectar int) Text {
	return Text{key: "bzzz.tip.flower.known", numbers: [maxNumbers]int64{int64(nectar)}}
}

// BzzzTipFlowerEmpty is "Plus de nectar"
// or "No nectar left".
func BzzzTipFlowerEmpty() Text { return Text{key: "bzzz.tip.flower.empty"} }

// BzzzTipFlowerMirror is "Les trois fleurs symétriques ont commencé avec autant de nectar."
// or "Its three mirror images started with as much nectar.".
func BzzzTipFlowerMirror() Text { return Text{key: "bzzz.tip.flower.mirror"} }

// BzzzTipZone is "Zone protégée, {name} : les autres abeilles n'y entrent pas."
// or "{name}'s zone: no other bees may enter.".
func BzzzTipZone(name string) Text {
	return Text{key: "bzzz.tip.zone", strings: [maxStrings]string{name}}
}

// BzzzTipHome is "Vos abeilles y déposent leur nectar à la fin du butinage."
// or "Your bees store their nectar here at the end of foraging.".
func BzzzTipHome() Text { return Text{key: "bzzz.tip.home"} }

// BzzzTipKey is "{name} ({letter})"
// or "{name} ({letter})".
func BzzzTipKey(letter, name string) Text {
	return Text{key: "bzzz.tip.key", strings: [maxStrings]string{letter, name}}
}

// BzzzOrderGuard is "Garder"
// or "Guard".
func BzzzOrderGuard() Text { return Text{key: "bzzz.order.guard"} }

// BzzzOrderFollow is "Suivre"
// or "Follow".
func BzzzOrderFollow() Text { return Text{key: "bzzz.order.follow"} }

// BzzzOrderGather is "Butiner une fleur"
// or "Forage a flower".
func BzzzOrderGather() Text { return Text{key: "bzzz.order.gather"} }

// BzzzOrderHome is "Rentrer à la ruche"
// or "Go home to the hive".
func BzzzOrderHome() Text { return Text{key: "bzzz.order.home"} }

// BzzzAimForage is "Choisissez la fleur à butiner."
// or "Choose the flower to forage.".
func BzzzAimForage() Text { return Text{key: "bzzz.aim.forage"} }

// BzzzAimFollow is "Choisissez l'abeille à suivre."
// or "Choose the bee to follow.".
func BzzzAimFollow() Text { return Text{key: "bzzz.aim.follow"} }

// BzzzOrderCancel is "Annuler l'ordre"
// or "Cancel the order".
func BzzzOrderCancel() Text { return Text{key: "bzzz.order.cancel"} }

// BzzzOrderGivenGo is "{bee} y va."
// or "{bee} is on its way.".
func BzzzOrderGivenGo(bee string) Text {
	return Text{key: "bzzz.order.given.go", strings: [maxStrings]string{bee}}
}

// BzzzOrderGivenStay is "{bee} reste ici ce tour."
// or "{bee} stays here this turn.".
func BzzzOrderGivenStay(bee string) Text {
	return Text{key: "bzzz.order.given.stay", strings: [maxStrings]string{bee}}
}

// BzzzOrderGivenForage is "{bee} butinera ici (1) et rapportera le nectar (2)."
// or "{bee} will forage here (1) and bring the nectar home (2).".
func BzzzOrderGivenForage(bee string) Text {
	return Text{key: "bzzz.order.given.forage", strings: [maxStrings]string{bee}}
}

// BzzzOrderGivenUnload is "{bee} rapportera son nectar (1), puis butinera ici (2)."
// or "{bee} will unload at home (1), then forage here (2).".
func BzzzOrderGivenUnload(bee string) Text {
	return Text{key: "bzzz.order.given.unload", strings: [maxStrings]string{bee}}
}

// BzzzOrderGivenGuard is "{bee} monte la garde."
// or "{bee} stands guard.".
func BzzzOrderGivenGuard(bee string) Text {
	return Text{key: "bzzz.order.given.guard", strings: [maxStrings]string{bee}}
}

// BzzzOrderGivenFollow is "{bee} suit {target}."
// or "{bee} follows {target}.".
func BzzzOrderGivenFollow(bee, target string) Text {
	return Text{key: "bzzz.order.given.follow", strings: [maxStrings]string{bee, target}}
}

// BzzzOdds is "{n} chance sur {of}" / "{n} chances sur {of}"
// or "{n} chance in {of}" / "{n} chances in {of}".
func BzzzOdds(n, of int) Text {
	return Text{key: "bzzz.odds", numbers: [maxNumbers]int64{int64(n), int64(of)}}
}

// BzzzDodges is "esquive"
// or "dodges".
func BzzzDodges() Text { return Text{key: "bzzz.dodges"} }

// BzzzDodgesBegin is "Esquive"
// or "Dodges".
func BzzzDodgesBegin() Text { return Text{key: "bzzz.dodges.begin"} }

// BzzzHit is "KO"
// or "KO".
func BzzzHit() Text { return Text{key: "bzzz.hit"} }

// BzzzKo is "KO"
// or "KO".
func BzzzKo() Text { return Text{key: "bzzz.ko"} }

// BzzzKoTurns is "KO, {n} tour" / "KO, {n} tours"
// or "KO, {n} turn" / "KO, {n} turns".
func BzzzKoTurns(n int) Text { return Text{key: "bzzz.ko.turns", numbers: [maxNumbers]int64{int64(n)}} }

// BzzzDraws is "{bee} tire {draw}"
// or "{bee} draws {draw}".
func BzzzDraws(draw float64, bee string) Text {
	return Text{key: "bzzz.draws", numbers: [maxNumbers]int64{bits(draw)}, strings: [maxStrings]string{bee}}
}

// BzzzDrawsSoon is "{bee} va tirer"
// or "{bee} is about to draw".
func BzzzDrawsSoon(bee string) Text {
	return Text{key: "bzzz.draws.soon", strings: [maxStrings]string{bee}}
}

// BzzzDrawsNow is "tire"
// or "draws".
func BzzzDrawsNow() Text { return Text{key: "bzzz.draws.now"} }

// BzzzDrawsNext is "tire ensuite"
// or "draws next".
func BzzzDrawsNext() Text { return Text{key: "bzzz.draws.next"} }

// BzzzDrawsLater is "attend"
// or "waits".
func BzzzDrawsLater() Text { return Text{key: "bzzz.draws.later"} }

// BzzzDecimal is "{draw}"
// or "{draw}".
func BzzzDecimal(draw float64) Text {
	return Text{key: "bzzz.decimal", numbers: [maxNumbers]int64{bits(draw)}}
}

// BzzzAgainst is "contre {foes}"
// or "against {foes}".
func BzzzAgainst(foes string) Text {
	return Text{key: "bzzz.against", strings: [maxStrings]string{foes}}
}

// BzzzLost is "{n} nectar perdu" / "{n} nectars perdus"
// or "{n} nectar lost" / "{n} nectar lost".
func BzzzLost(n int) Text { return Text{key: "bzzz.lost", numbers: [maxNumbers]int64{int64(n)}} }

// BzzzSumDraws is "{n} tirage sur {of}" / "{n} tirages sur {of}"
// or "{n} of {of} draws" / "{n} of {of} draws".
func BzzzSumDraws(n, of int) Text {
	return Text{key: "bzzz.sum.draws", numbers: [maxNumbers]int64{int64(n), int64(of)}}
}

// BzzzSumLater is "Les KO comptent à la fin."
// or "Knock-outs count at the end.".
func BzzzSumLater() Text { return Text{key: "bzzz.sum.later"} }

// BzzzSumKo is "{n} KO" / "{n} KO"
// or "{n} KO" / "{n} KOs".
func BzzzSumKo(n int) Text { return Text{key: "bzzz.sum.ko", numbers: [maxNumbers]int64{int64(n)}} }

// BzzzSumDodge is "{n} esquive" / "{n} esquives"
// or "{n} dodge" / "{n} dodges".
func BzzzSumDodge(n int) Text {
	return Text{key: "bzzz.sum.dodge", numbers: [maxNumbers]int64{int64(n)}}
}

// BzzzSum is "{kos}, {dodges}"
// or "{kos}, {dodges}".
func BzzzSum(kos, dodges string) Text {
	return Text{key: "bzzz.sum", strings: [maxStrings]string{kos, dodges}}
}

// BzzzSumLost is "Vous perdez {n} nectar." / "Vous perdez {n} nectars."
// or "You lose {n} nectar." / "You lose {n} nectar.".
func BzzzSumLost(n int) Text { return Text{key: "bzzz.sum.lost", numbers: [maxNumbers]int64{int64(n)}} }

// BzzzSumKept is "Vous ne perdez pas de nectar."
// or "You lose no nectar.".
func BzzzSumKept() Text { return Text{key: "bzzz.sum.kept"} }

// BzzzNext is "Suivant"
// or "Next".
func BzzzNext() Text { return Text{key: "bzzz.next"} }

// BzzzAgain is "Revoir"
// or "Watch again".
func BzzzAgain() Text { return Text{key: "bzzz.again"} }

// BzzzLogTurnShort is "tour {turn}"
// or "turn {turn}".
func BzzzLogTurnShort(turn int) Text {
	return Text{key: "bzzz.log.turn.short", numbers: [maxNumbers]int64{int64(turn)}}
}

// BzzzLogAll is "tout lire"
// or "read all".
func BzzzLogAll() Text { return Text{key: "bzzz.log.all"} }

// BzzzLogLaidWorker is "{name} pond une ouvrière"
// or "{name} lays a worker".
func BzzzLogLaidWorker(name string) Text {
	return Text{key: "bzzz.log.laid.worker", strings: [maxStrings]string{name}}
}

// BzzzLogLaidDrone is "{name} pond un bourdon"
// or "{name} lays a drone".
func BzzzLogLaidDrone(name string) Text {
	return Text{key: "bzzz.log.laid.drone", strings: [maxStrings]string{name}}
}

// BzzzLogLaidScout is "{name} pond une éclaireuse"
// or "{name} lays a scout".
func BzzzLogLaidScout(name string) Text {
	return Text{key: "bzzz.log.laid.scout", strings: [maxStrings]string{name}}
}

// BzzzLogLaidNote is "stock : {span}"
// or "stock: {span}".
func BzzzLogLaidNote(span string) Text {
	return Text{key: "bzzz.log.laid.note", strings: [maxStrings]string{span}}
}

// BzzzPlace is "({x}, {y})"
// or "({x}, {y})".
func BzzzPlace(x, y int) Text {
	return Text{key: "bzzz.place", numbers: [maxNumbers]int64{int64(x), int64(y)}}
}

// BzzzLogPlaced is "{what} ({x}, {y})"
// or "{what} ({x}, {y})".
func BzzzLogPlaced(x, y int, what string) Text {
	return Text{key: "bzzz.log.placed", numbers: [maxNumbers]int64{int64(x), int64(y)}, strings: [maxStrings]string{what}}
}

// BzzzLogMoved is "{bee} se déplace"
// or "{bee} moves".
func BzzzLogMoved(bee string) Text {
	return Text{key: "bzzz.log.moved", strings: [maxStrings]string{bee}}
}

// BzzzLogForaged is "{bee} butine"
// or "{bee} forages".
func BzzzLogForaged(bee string) Text {
	return Text{key: "bzzz.log.foraged", strings: [maxStrings]string{bee}}
}

// BzzzLogForagedMany is "{name} butine avec {n} abeille" / "{name} butine avec {n} abeilles"
// or "{name} forages with {n} bee" / "{name} forages with {n} bees".
func BzzzLogForagedMany(n int, name string) Text {
	return Text{key: "bzzz.log.foraged.many", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{name}}
}

// BzzzLogForagedNote is "{n} nectar récolté" / "{n} nectars récoltés"
// or "{n} nectar taken" / "{n} nectar taken".
func BzzzLogForagedNote(n int) Text {
	return Text{key: "bzzz.log.foraged.note", numbers: [maxNumbers]int64{int64(n)}}
}

// BzzzLogForagedEmpty is "rien à récolter"
// or "nothing to take".
func BzzzLogForagedEmpty() Text { return Text{key: "bzzz.log.foraged.empty"} }

// BzzzLogForagedFull is "abeille pleine : rien n'y entre plus"
// or "bee full: nothing more goes in".
func BzzzLogForagedFull() Text { return Text{key: "bzzz.log.foraged.full"} }

// BzzzLogForagedHidden is "quantité cachée"
// or "amount hidden".
func BzzzLogForagedHidden() Text { return Text{key: "bzzz.log.foraged.hidden"} }

// BzzzLogStored is "{bee} dépose {n} nectar" / "{bee} dépose {n} nectars"
// or "{bee} stores {n} nectar" / "{bee} stores {n} nectar".
func BzzzLogStored(n int, bee string) Text {
	return Text{key: "bzzz.log.stored", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{bee}}
}

// BzzzLogDodged is "{bee} esquive"
// or "{bee} dodges".
func BzzzLogDodged(bee string) Text {
	return Text{key: "bzzz.log.dodged", strings: [maxStrings]string{bee}}
}

// BzzzLogKo is "{bee} est KO"
// or "{bee} is knocked out".
func BzzzLogKo(bee string) Text { return Text{key: "bzzz.log.ko", strings: [maxStrings]string{bee}} }

// BzzzLogKoBy is "{foe} met KO {bee}"
// or "{foe} knocks out {bee}".
func BzzzLogKoBy(bee, foe string) Text {
	return Text{key: "bzzz.log.ko.by", strings: [maxStrings]string{bee, foe}}
}

// BzzzLogKoOdds is "{foe} met KO {bee} : {n} chance sur {of}" / "{foe} met KO {bee} : {n} chances sur {of}"
// or "{foe} knocks out {bee}: {n} chance in {of}" / "{foe} knocks out {bee}: {n} chances in {of}".
func BzzzLogKoOdds(n, of int, bee, foe string) Text {
	return Text{key: "bzzz.log.ko.odds", numbers: [maxNumbers]int64{int64(n), int64(of)}, strings: [maxStrings]string{bee, foe}}
}

// BzzzLogKoLost is "{n} nectar perdu" / "{n} nectars perdus"
// or "{n} nectar lost" / "{n} nectar lost".
func BzzzLogKoLost(n int) Text {
	return Text{key: "bzzz.log.ko.lost", numbers: [maxNumbers]int64{int64(n)}}
}

// BzzzLogDrawNote is "{odds} d'esquiver"
// or "{odds} to dodge".
func BzzzLogDrawNote(odds string) Text {
	return Text{key: "bzzz.log.draw.note", strings: [maxStrings]string{odds}}
}

// BzzzLogLeads is "{name} passe en tête"
// or "{name} takes the lead".
func BzzzLogLeads(name string) Text {
	return Text{key: "bzzz.log.leads", strings: [maxStrings]string{name}}
}

// BzzzLogPassed is "{name} ne peut rien faire"
// or "{name} can't do anything".
func BzzzLogPassed(name string) Text {
	return Text{key: "bzzz.log.passed", strings: [maxStrings]string{name}}
}

// BzzzLogWoke is "{bee} se relève"
// or "{bee} is up again".
func BzzzLogWoke(bee string) Text {
	return Text{key: "bzzz.log.woke", strings: [maxStrings]string{bee}}
}

// BzzzRefusedOver is "La partie est finie."
// or "The game is over.".
func BzzzRefusedOver() Text { return Text{key: "bzzz.refused.over"} }

// BzzzRefusedNotYourTurn is "Ce n'est pas à vous de jouer."
// or "It isn't your turn.".
func BzzzRefusedNotYourTurn() Text { return Text{key: "bzzz.refused.not-your-turn"} }

// BzzzRefusedUnknown is "Ce coup n'existe pas."
// or "There's no such move.".
func BzzzRefusedUnknown() Text { return Text{key: "bzzz.refused.unknown"} }

// BzzzRefusedLayTooLate is "La ponte vient avant le mouvement et le butinage : pondez au prochain tour."
// or "Laying comes before moving and foraging: you can lay next turn.".
func BzzzRefusedLayTooLate() Text { return Text{key: "bzzz.refused.lay-too-late"} }

// BzzzRefusedAlreadyLaid is "Une seule ponte par tour."
// or "You can only lay one bee per turn.".
func BzzzRefusedAlreadyLaid() Text { return Text{key: "bzzz.refused.already-laid"} }

// BzzzRefusedTooPoor is "Pas assez de nectar en stock pour cette abeille."
// or "Not enough nectar in stock for this bee.".
func BzzzRefusedTooPoor() Text { return Text{key: "bzzz.refused.too-poor"} }

// BzzzRefusedHiveOccupied is "Une abeille est sur la ruche : libérez la case, et vous pondrez au prochain tour."
// or "A bee is on the hive: free its square, and you can lay next turn.".
func BzzzRefusedHiveOccupied() Text { return Text{key: "bzzz.refused.hive-occupied"} }

// BzzzRefusedNoSuchBee is "Cette abeille n'existe pas."
// or "There's no such bee.".
func BzzzRefusedNoSuchBee() Text { return Text{key: "bzzz.refused.no-such-bee"} }

// BzzzRefusedNotYourBee is "Cette abeille n'est pas à vous."
// or "This bee isn't yours.".
func BzzzRefusedNotYourBee() Text { return Text{key: "bzzz.refused.not-your-bee"} }

// BzzzRefusedKo is "Cette abeille est KO : elle attend de se relever."
// or "This bee is knocked out: it has to recover first.".
func BzzzRefusedKo() Text { return Text{key: "bzzz.refused.ko"} }

// BzzzRefusedMoveTooLate is "Le mouvement vient avant le butinage."
// or "Moving comes before foraging.".
func BzzzRefusedMoveTooLate() Text { return Text{key: "bzzz.refused.move-too-late"} }

// BzzzRefusedAlreadyMoved is "Cette abeille a déjà bougé ce tour-ci."
// or "This bee has already moved this turn.".
func BzzzRefusedAlreadyMoved() Text { return Text{key: "bzzz.refused.already-moved"} }

// BzzzRefusedTooFar is "Une abeille avance d'une case par tour."
// or "A bee moves one square per turn.".
func BzzzRefusedTooFar() Text { return Text{key: "bzzz.refused.too-far"} }

// BzzzRefusedDiagonal is "Seules les éclaireuses vont en diagonale."
// or "Only scouts move diagonally.".
func BzzzRefusedDiagonal() Text { return Text{key: "bzzz.refused.diagonal"} }

// BzzzRefusedOffBoard is "La prairie s'arrête ici."
// or "The meadow ends here.".
func BzzzRefusedOffBoard() Text { return Text{key: "bzzz.refused.off-board"} }

// BzzzRefusedEnemyZone is "On n'entre pas dans la zone d'une autre ruche."
// or "You can't enter another hive's zone.".
func BzzzRefusedEnemyZone() Text { return Text{key: "bzzz.refused.enemy-zone"} }

// BzzzRefusedCellOccupied is "Il y a déjà une abeille sur cette case."
// or "There's already a bee on this square.".
func BzzzRefusedCellOccupied() Text { return Text{key: "bzzz.refused.cell-occupied"} }

// BzzzRefusedNoSuchFlower is "Cette fleur n'existe pas."
// or "There's no such flower.".
func BzzzRefusedNoSuchFlower() Text { return Text{key: "bzzz.refused.no-such-flower"} }

// BzzzRefusedFlowerTooFar is "Cette fleur est trop loin : il faut être dessus ou à côté."
// or "This flower is too far away: you have to be on it or next to it.".
func BzzzRefusedFlowerTooFar() Text { return Text{key: "bzzz.refused.flower-too-far"} }

// BzzzRefusedMoved is "Une abeille qui a bougé ne butine pas dans le même tour."
// or "A bee that has moved can't forage in the same turn.".
func BzzzRefusedMoved() Text { return Text{key: "bzzz.refused.moved"} }

// BzzzRefusedAlreadyForaged is "Cette abeille a déjà butiné ce tour-ci."
// or "This bee has already foraged this turn.".
func BzzzRefusedAlreadyForaged() Text { return Text{key: "bzzz.refused.already-foraged"} }

// BzzzEndBlitzkrieg is "Blitzkrieg au tour {turn}."
// or "Blitzkrieg on turn {turn}.".
func BzzzEndBlitzkrieg(turn int) Text {
	return Text{key: "bzzz.end.blitzkrieg", numbers: [maxNumbers]int64{int64(turn)}}
}

// BzzzEndBlitzkriegWhy is "Une ruche a plus de la moitié du nectar que portaient les fleurs au départ."
// or "One hive has more than half of the nectar that the flowers held at the start.".
func BzzzEndBlitzkriegWhy() Text { return Text{key: "bzzz.end.blitzkrieg.why"} }

// BzzzEndExhausted is "Prairie épuisée au tour {turn}."
// or "Empty meadow on turn {turn}.".
func BzzzEndExhausted(turn int) Text {
	return Text{key: "bzzz.end.exhausted", numbers: [maxNumbers]int64{int64(turn)}}
}

// BzzzEndExhaustedWhy is "Fleurs et abeilles n'ont plus de nectar."
// or "No nectar is left on flowers or bees.".
func BzzzEndExhaustedWhy() Text { return Text{key: "bzzz.end.exhausted.why"} }

// BzzzEndTime is "Temps écoulé."
// or "Time's up.".
func BzzzEndTime() Text { return Text{key: "bzzz.end.time"} }

// BzzzEndTimeWhy is "Chacun a joué un tour." / "Chacun a joué {n} tours."
// or "Everybody has played one turn." / "Everybody has played {n} turns.".
func BzzzEndTimeWhy(n int) Text {
	return Text{key: "bzzz.end.time.why", numbers: [maxNumbers]int64{int64(n)}}
}

// BzzzEndBlitzkriegShort is "Blitzkrieg, tour {turn}"
// or "Blitzkrieg, turn {turn}".
func BzzzEndBlitzkriegShort(turn int) Text {
	return Text{key: "bzzz.end.blitzkrieg.short", numbers: [maxNumbers]int64{int64(turn)}}
}

// BzzzEndExhaustedShort is "Prairie vide, tour {turn}"
// or "No nectar, turn {turn}".
func BzzzEndExhaustedShort(turn int) Text {
	return Text{key: "bzzz.end.exhausted.short", numbers: [maxNumbers]int64{int64(turn)}}
}

// BzzzEndTimeShort is "Temps écoulé, tour {turn}"
// or "Time's up, turn {turn}".
func BzzzEndTimeShort(turn int) Text {
	return Text{key: "bzzz.end.time.short", numbers: [maxNumbers]int64{int64(turn)}}
}

// BzzzEndBannerBlitzkrieg is "Blitzkrieg !"
// or "Blitzkrieg!".
func BzzzEndBannerBlitzkrieg() Text { return Text{key: "bzzz.end.banner.blitzkrieg"} }

// BzzzEndBannerExhausted is "Prairie épuisée"
// or "Empty meadow".
func BzzzEndBannerExhausted() Text { return Text{key: "bzzz.end.banner.exhausted"} }

// BzzzEndBannerTime is "Temps écoulé"
// or "Time's up".
func BzzzEndBannerTime() Text { return Text{key: "bzzz.end.banner.time"} }

// BzzzEndBees is "{n} abeille" / "{n} abeilles"
// or "{n} bee" / "{n} bees".
func BzzzEndBees(n int) Text { return Text{key: "bzzz.end.bees", numbers: [maxNumbers]int64{int64(n)}} }

// BzzzPlotTitle is "Le nectar, tour après tour"
// or "The nectar, turn by turn".
func BzzzPlotTitle() Text { return Text{key: "bzzz.plot.title"} }

// BzzzPlotHalf is "La moitié des fleurs : {nectar}"
// or "Half of the flowers: {nectar}".
func BzzzPlotHalf(nectar int) Text {
	return Text{key: "bzzz.plot.half", numbers: [maxNumbers]int64{int64(nectar)}}
}

// BzzzPlotLast is "tour {turn}"
// or "turn {turn}".
func BzzzPlotLast(turn int) Text {
	return Text{key: "bzzz.plot.last", numbers: [maxNumbers]int64{int64(turn)}}
}

// BzzzLuckTitle is "Chance aux esquives"
// or "Luck in dodging".
func BzzzLuckTitle() Text { return Text{key: "bzzz.luck.title"} }

// BzzzLearnHive is "Bienvenue ! Cette ruche est la vôtre. À la fin, la plus riche en nectar gagne."
// or "Welcome! This hive is yours. When the game ends, the hive with the most nectar wins.".
func BzzzLearnHive() Text { return Text{key: "bzzz.learn.hive"} }

// BzzzLearnLay is "Pondez une ouvrière : elle coûte 5 nectars et en rapporte jusqu'à 12 par voyage."
// or "Lay a worker: she costs 5 nectar and brings home up to 12 a trip.".
func BzzzLearnLay() Text { return Text{key: "bzzz.learn.lay"} }

// BzzzLearnSend is "Montrez-lui cette fleur : c'est un ordre. Elle ira, butinera et rentrera toute seule."
// or "Show her this flower: that's an order. She flies there, forages and comes home by herself.".
func BzzzLearnSend() Text { return Text{key: "bzzz.learn.send"} }

// BzzzLearnTurn is "« {label} » : c'est aux autres de jouer."
// or "“{label}”: now the others play.".
func BzzzLearnTurn(label func() Text) Text {
	return Text{key: "bzzz.learn.turn", strings: [maxStrings]string{label().key}}
}

// BzzzLearnHome is "Une abeille qui finit son tour dans votre zone, fermée aux rivales, y dépose son nectar."
// or "A bee that ends her turn in your zone, closed to rivals, stores her nectar there.".
func BzzzLearnHome() Text { return Text{key: "bzzz.learn.home"} }

// BzzzLearnScout is "Et les fleurs du milieu ? Pondez une éclaireuse : elle porte peu, mais elle va aussi en biais, donc vite."
// or "And the flowers in the middle? Lay a scout: she carries little, but flies diagonally too, so she is fast.".
func BzzzLearnScout() Text { return Text{key: "bzzz.learn.scout"} }

// BzzzLearnTaste is "Envoyez-la goûter cette fleur. Une abeille qui bouge ne butine pas dans le même tour."
// or "Send her to taste this flower. A bee that moves can't forage in the same turn.".
func BzzzLearnTaste() Text { return Text{key: "bzzz.learn.taste"} }

// BzzzLearnFly is "« {label} » : les tours passent tout seuls, jusqu'à ce qu'il y ait quelque chose à décider."
// or "“{label}”: turns go by on their own, until there is something to decide.".
func BzzzLearnFly(label func() Text) Text {
	return Text{key: "bzzz.learn.fly", strings: [maxStrings]string{label().key}}
}

// BzzzLearnMirror is "Un seul nectar : cette fleur est pauvre, et les trois fleurs symétriques aussi. Inutile d'y envoyer une ouvrière."
// or "Only one nectar: this flower is poor, and so are its three mirror images. No need to send a worker there.".
func BzzzLearnMirror() Text { return Text{key: "bzzz.learn.mirror"} }

// BzzzLearnRace is "La course : votre stock, et ce que les autres ont peut-être. Plus de la moitié du nectar de la prairie, c'est le blitzkrieg : on gagne aussitôt."
// or "The race: your stock, and what the others may have. More than half of the meadow's nectar is a blitzkrieg: it wins at once.".
func BzzzLearnRace() Text { return Text{key: "bzzz.learn.race"} }

// BzzzLearnPlay is "Vous savez l'essentiel. La partie continue, à vous de jouer !"
// or "You know the essentials. The game goes on, and it's yours!".
func BzzzLearnPlay() Text { return Text{key: "bzzz.learn.play"} }

// BzzzLearnDrone is "Les rivales sont sorties. Pondez un bourdon : il est cinq fois plus fort qu'une ouvrière."
// or "The rivals are out. Lay a drone: it is five times as strong as a worker.".
func BzzzLearnDrone() Text { return Text{key: "bzzz.learn.drone"} }

// BzzzLearnFoe is "Montrez-lui cette fleur : une rivale y va aussi."
// or "Show it this flower: a rival is going there too.".
func BzzzLearnFoe() Text { return Text{key: "bzzz.learn.foe"} }

// BzzzLearnMeet is "« {label} » jusqu'à ce que votre bourdon touche la rivale."
// or "“{label}” until your drone touches the rival.".
func BzzzLearnMeet(label func() Text) Text {
	return Text{key: "bzzz.learn.meet", strings: [maxStrings]string{label().key}}
}

// BzzzLearnAnother is "Ce sera pour le tour suivant : « {label} »."
// or "That is for your next turn: “{label}”.".
func BzzzLearnAnother(label func() Text) Text {
	return Text{key: "bzzz.learn.another", strings: [maxStrings]string{label().key}}
}

// BzzzLearnDraw is "L'escarmouche ! Chaque abeille tire un nombre. Dans le miel, elle esquive. Au-delà, elle est KO : nectar perdu, {n} tour à terre. Plus elle est forte, plus le miel va loin." / "L'escarmouche ! Chaque abeille tire un nombre. Dans le miel, elle esquive. Au-delà, elle est KO : nectar perdu, {n} tours à terre. Plus elle est forte, plus le miel va loin."
// or "A skirmish! Each bee draws a number. Within the honey, she dodges. Beyond it she is knocked out: nectar lost, {n} turn on the ground. The stronger the bee, the farther the honey goes." / "A skirmish! Each bee draws a number. Within the honey, she dodges. Beyond it she is knocked out: nectar lost, {n} turns on the ground. The stronger the bee, the farther the honey goes.".
func BzzzLearnDraw(n int) Text {
	return Text{key: "bzzz.learn.draw", numbers: [maxNumbers]int64{int64(n)}}
}

// BzzzLearnForage is "« {label} » jusqu'à ce que votre ouvrière butine sa fleur."
// or "“{label}” until your worker forages at her flower.".
func BzzzLearnForage(label func() Text) Text {
	return Text{key: "bzzz.learn.forage", strings: [maxStrings]string{label().key}}
}

// BzzzLearnRange is "À côté de chaque fleur, le moins et le plus qu'elle peut encore contenir. Une fleur bien pleine donne 3 nectars à la fois, puis 2, puis 1 : c'est à cela qu'on la juge."
// or "Beside each flower: the least and the most it can still hold. A well-filled flower gives 3 nectar at a time, then 2, then 1: that's how to tell.".
func BzzzLearnRange() Text { return Text{key: "bzzz.learn.range"} }

// BzzzStoryLucky is "{letter} a eu de la chance : {n} esquive pour {expected} attendues." / "{letter} a eu de la chance : {n} esquives pour {expected} attendues."
// or "{letter} was lucky: {n} dodge, where {expected} were expected." / "{letter} was lucky: {n} dodges, where {expected} were expected.".
func BzzzStoryLucky(n int, expected float64, letter string) Text {
	return Text{key: "bzzz.story.lucky", numbers: [maxNumbers]int64{int64(n), bits(expected)}, strings: [maxStrings]string{letter}}
}

// BzzzStoryUnlucky is "Pas de chance pour {letter} : {n} esquive pour {expected} attendues." / "Pas de chance pour {letter} : {n} esquives pour {expected} attendues."
// or "Luck deserted {letter}: {n} dodge, where {expected} were expected." / "Luck deserted {letter}: {n} dodges, where {expected} were expected.".
func BzzzStoryUnlucky(n int, expected float64, letter string) Text {
	return Text{key: "bzzz.story.unlucky", numbers: [maxNumbers]int64{int64(n), bits(expected)}, strings: [maxStrings]string{letter}}
}

// BzzzStoryNear is "Il n'a manqué qu'un nectar à {letter}." / "Il a manqué {n} nectars à {letter}."
// or "{letter} fell only one nectar short." / "{letter} fell {n} nectar short.".
func BzzzStoryNear(n int, letter string) Text {
	return Text{key: "bzzz.story.near", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{letter}}
}

// BzzzStoryBehind is "{letter} rattrape {n} nectar de retard et prend la tête au tour {turn}." / "{letter} rattrape {n} nectars de retard et prend la tête au tour {turn}."
// or "{letter} comes back from {n} nectar down to lead on turn {turn}." / "{letter} comes back from {n} nectar down to lead on turn {turn}.".
func BzzzStoryBehind(n, turn int, letter string) Text {
	return Text{key: "bzzz.story.behind", numbers: [maxNumbers]int64{int64(n), int64(turn)}, strings: [maxStrings]string{letter}}
}
