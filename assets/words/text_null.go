// Code generated from null.fr.properties and null.en.properties by assets/words/gen. DO NOT EDIT.

package words

// NullName is "Null"
// or "Null".
func NullName() Text { return Text{key: "null.name"} }

// NullLine is "Misez vos cartes sur des lots, sans montrer laquelle."
// or "Bid your cards for prizes, without showing which.".
func NullLine() Text { return Text{key: "null.line"} }

// NullFacts is "2 à 4 joueurs · 1 min · en même temps"
// or "2 to 4 players · 1 min · all at once".
func NullFacts() Text { return Text{key: "null.facts"} }

// NullOptionCards is "Cartes"
// or "Cards".
func NullOptionCards() Text { return Text{key: "null.option.cards"} }

// NullOptionCardsN is "{cards} chacun"
// or "{cards} each".
func NullOptionCardsN(cards int) Text {
	return Text{key: "null.option.cards.n", numbers: [maxNumbers]int64{int64(cards)}}
}

// NullAsk is "Posez une carte pour le prix de {prize}"
// or "Lay a card for the prize of {prize}".
func NullAsk(prize int) Text { return Text{key: "null.ask", numbers: [maxNumbers]int64{int64(prize)}} }

// NullWait is "Les autres choisissent"
// or "The others are choosing".
func NullWait() Text { return Text{key: "null.wait"} }

// NullOver is "Toutes les cartes sont jouées"
// or "All cards are played".
func NullOver() Text { return Text{key: "null.over"} }

// NullPause is "Pause"
// or "Pause".
func NullPause() Text { return Text{key: "null.pause"} }

// NullUndo is "Annuler"
// or "Undo".
func NullUndo() Text { return Text{key: "null.undo"} }

// NullWhere is "Manche {round} sur {of}"
// or "Round {round} of {of}".
func NullWhere(round, of int) Text {
	return Text{key: "null.where", numbers: [maxNumbers]int64{int64(round), int64(of)}}
}

// NullErrorTurn is "Ce n'est pas à vous de jouer."
// or "It isn't your turn.".
func NullErrorTurn() Text { return Text{key: "null.error.turn"} }

// NullErrorCard is "Cette carte n’est pas dans votre main."
// or "This card isn't in your hand.".
func NullErrorCard() Text { return Text{key: "null.error.card"} }

// NullErrorUndo is "Trop tard pour annuler."
// or "Too late to undo.".
func NullErrorUndo() Text { return Text{key: "null.error.undo"} }

// NullLogRoll is "Le dé annonce un prix de {prize}."
// or "A prize of {prize} is rolled.".
func NullLogRoll(prize int) Text {
	return Text{key: "null.log.roll", numbers: [maxNumbers]int64{int64(prize)}}
}

// NullLogWon is "Prix de {prize} pour {name}."
// or "{name} wins the prize of {prize}.".
func NullLogWon(prize int, name string) Text {
	return Text{key: "null.log.won", numbers: [maxNumbers]int64{int64(prize)}, strings: [maxStrings]string{name}}
}

// NullLogNobody is "Personne ne gagne le prix."
// or "Nobody wins the prize.".
func NullLogNobody() Text { return Text{key: "null.log.nobody"} }

// NullEndTitle is "Toutes les cartes sont jouées"
// or "All cards are played".
func NullEndTitle() Text { return Text{key: "null.end.title"} }

// NullEndWhy is "Le plus grand total de prix gagne."
// or "The highest total of prizes wins.".
func NullEndWhy() Text { return Text{key: "null.end.why"} }

// NullEndShort is "{n} manche" / "{n} manches"
// or "{n} round" / "{n} rounds".
func NullEndShort(n int) Text {
	return Text{key: "null.end.short", numbers: [maxNumbers]int64{int64(n)}}
}

// NullEndPrizes is "{n} prix" / "{n} prix"
// or "{n} prize" / "{n} prizes".
func NullEndPrizes(n int) Text {
	return Text{key: "null.end.prizes", numbers: [maxNumbers]int64{int64(n)}}
}

// NullPlotTitle is "Prix"
// or "Prizes".
func NullPlotTitle() Text { return Text{key: "null.plot.title"} }

// NullPlotLast is "Manche {round}"
// or "Round {round}".
func NullPlotLast(round int) Text {
	return Text{key: "null.plot.last", numbers: [maxNumbers]int64{int64(round)}}
}

// NullLearnDie is "Le dé annonce un prix. Chacun pose une carte pour lui, face cachée."
// or "The die shows a prize. Everybody lays a card for it, face down.".
func NullLearnDie() Text { return Text{key: "null.learn.die"} }

// NullLearnLay is "Posez une carte. La plus haute que personne d’autre n’a posée gagne."
// or "Lay a card. The highest card that nobody else laid wins.".
func NullLearnLay() Text { return Text{key: "null.learn.lay"} }

// NullLearnShow is "Les cartes se retournent : qui a posé la même qu’un autre ne gagne rien."
// or "The cards are turned over: who laid the same card as another wins nothing.".
func NullLearnShow() Text { return Text{key: "null.learn.show"} }

// NullLevelNovice is "Pose n’importe quoi"
// or "Lays anything".
func NullLevelNovice() Text { return Text{key: "null.level.novice"} }

// NullLevelEasy is "Garde ses hautes cartes"
// or "Keeps its high cards".
func NullLevelEasy() Text { return Text{key: "null.level.easy"} }

// NullLevelNormal is "Hautes cartes pour hauts prix"
// or "High cards for high prizes".
func NullLevelNormal() Text { return Text{key: "null.level.normal"} }

// NullLevelHard is "Joue cent parties d’avance"
// or "Thinks a hundred games ahead".
func NullLevelHard() Text { return Text{key: "null.level.hard"} }

// NullLevelMaster is "Joue d’avance, et prend son temps"
// or "Thinks ahead, and takes its time".
func NullLevelMaster() Text { return Text{key: "null.level.master"} }
