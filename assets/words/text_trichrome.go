// Code generated from trichrome.fr.properties and trichrome.en.properties by assets/words/gen. DO NOT EDIT.

package words

// TrichromeName is "Trichrome"
// or "Trichrome".
func TrichromeName() Text { return Text{key: "trichrome.name"} }

// TrichromeLine is "Rattrapez votre proie dans le labyrinthe, sans vous faire rattraper."
// or "Catch your prey in the maze, and don't get caught.".
func TrichromeLine() Text { return Text{key: "trichrome.line"} }

// TrichromeFacts is "1 à 3 joueurs · 6 min · tous à la fois"
// or "1 to 3 players · 6 min · all at once".
func TrichromeFacts() Text { return Text{key: "trichrome.facts"} }

// TrichromeLobbyFirst is "Neuf manches, environ cinq minutes : rattrapez votre proie, puis courez à la porte."
// or "Nine rounds, about five minutes: catch your prey, then run for the door.".
func TrichromeLobbyFirst() Text { return Text{key: "trichrome.lobby.first"} }

// TrichromeOptionMaze is "Labyrinthe"
// or "Maze".
func TrichromeOptionMaze() Text { return Text{key: "trichrome.option.maze"} }

// TrichromeOptionMaze21x15 is "Normal · 21 × 15"
// or "Normal · 21 × 15".
func TrichromeOptionMaze21x15() Text { return Text{key: "trichrome.option.maze.21x15"} }

// TrichromeOptionMaze17x11 is "Petit · 17 × 11"
// or "Small · 17 × 11".
func TrichromeOptionMaze17x11() Text { return Text{key: "trichrome.option.maze.17x11"} }

// TrichromeOptionMaze27x19 is "Grand · 27 × 19"
// or "Large · 27 × 19".
func TrichromeOptionMaze27x19() Text { return Text{key: "trichrome.option.maze.27x19"} }

// TrichromeOptionRounds is "Manches"
// or "Rounds".
func TrichromeOptionRounds() Text { return Text{key: "trichrome.option.rounds"} }

// TrichromeOptionRoundsN is "{n} manche" / "{n} manches"
// or "{n} round" / "{n} rounds".
func TrichromeOptionRoundsN(n int) Text {
	return Text{key: "trichrome.option.rounds.n", numbers: [maxNumbers]int64{int64(n)}}
}

// TrichromeOptionBoost is "Élan près de la proie (%)"
// or "Boost near the prey (%)".
func TrichromeOptionBoost() Text { return Text{key: "trichrome.option.boost"} }

// TrichromeOptionDoor is "Porte"
// or "Door".
func TrichromeOptionDoor() Text { return Text{key: "trichrome.option.door"} }

// TrichromeOptionDoorStill is "Reste en place"
// or "Stays in place".
func TrichromeOptionDoorStill() Text { return Text{key: "trichrome.option.door.still"} }

// TrichromeOptionDoorMoving is "Change de place"
// or "Changes place".
func TrichromeOptionDoorMoving() Text { return Text{key: "trichrome.option.door.moving"} }

// TrichromeLevelNovice is "Regarde ailleurs, et se trompe souvent"
// or "Looks elsewhere, and often goes wrong".
func TrichromeLevelNovice() Text { return Text{key: "trichrome.level.novice"} }

// TrichromeLevelEasy is "Réagit tard et s'affole vite"
// or "Reacts late and panics early".
func TrichromeLevelEasy() Text { return Text{key: "trichrome.level.easy"} }

// TrichromeLevelNormal is "Chasse et fuit comme une personne"
// or "Hunts and flees like a person".
func TrichromeLevelNormal() Text { return Text{key: "trichrome.level.normal"} }

// TrichromeLevelHard is "Coupe la route et guette la porte"
// or "Cuts corners and guards the door".
func TrichromeLevelHard() Text { return Text{key: "trichrome.level.hard"} }

// TrichromeLevelMaster is "Calcule la poursuite et le duel"
// or "Works out the chase and the duel".
func TrichromeLevelMaster() Text { return Text{key: "trichrome.level.master"} }

// TrichromeCharacterMiser is "Se tient loin de son chasseur"
// or "Keeps well away from its hunter".
func TrichromeCharacterMiser() Text { return Text{key: "trichrome.character.miser"} }

// TrichromeCharacterPirate is "Ne lâche pas sa proie"
// or "Never lets its prey go".
func TrichromeCharacterPirate() Text { return Text{key: "trichrome.character.pirate"} }

// TrichromeCharacterDaredevil is "Frôle son chasseur"
// or "Slips past its hunter".
func TrichromeCharacterDaredevil() Text { return Text{key: "trichrome.character.daredevil"} }

// TrichromeDrop is "Goutte"
// or "Droplet".
func TrichromeDrop() Text { return Text{key: "trichrome.drop"} }

// TrichromeFlame is "Flamme"
// or "Flame".
func TrichromeFlame() Text { return Text{key: "trichrome.flame"} }

// TrichromeLeaf is "Feuille"
// or "Leaf".
func TrichromeLeaf() Text { return Text{key: "trichrome.leaf"} }

// TrichromeYou is "vous"
// or "you".
func TrichromeYou() Text { return Text{key: "trichrome.you"} }

// TrichromeComputer is "ordinateur"
// or "computer".
func TrichromeComputer() Text { return Text{key: "trichrome.computer"} }

// TrichromePrey is "PROIE"
// or "PREY".
func TrichromePrey() Text { return Text{key: "trichrome.prey"} }

// TrichromeHunter is "CHASSEUR"
// or "HUNTER".
func TrichromeHunter() Text { return Text{key: "trichrome.hunter"} }

// TrichromeEats is "mange"
// or "eats".
func TrichromeEats() Text { return Text{key: "trichrome.eats"} }

// TrichromeFlees is "fuit"
// or "flees".
func TrichromeFlees() Text { return Text{key: "trichrome.flees"} }

// TrichromeCells is "{n} case" / "{n} cases"
// or "{n} square" / "{n} squares".
func TrichromeCells(n int) Text {
	return Text{key: "trichrome.cells", numbers: [maxNumbers]int64{int64(n)}}
}

// TrichromeZero is "0 s"
// or "0 s".
func TrichromeZero() Text { return Text{key: "trichrome.zero"} }

// TrichromeSeconds is "{seconds} s"
// or "{seconds} s".
func TrichromeSeconds(seconds float64) Text {
	return Text{key: "trichrome.seconds", numbers: [maxNumbers]int64{bits(seconds)}}
}

// TrichromeSurvival is "en vie {seconds} s"
// or "alive {seconds} s".
func TrichromeSurvival(seconds float64) Text {
	return Text{key: "trichrome.survival", numbers: [maxNumbers]int64{bits(seconds)}}
}

// TrichromeSurvivalAll is "total {seconds} s"
// or "total {seconds} s".
func TrichromeSurvivalAll(seconds float64) Text {
	return Text{key: "trichrome.survival.all", numbers: [maxNumbers]int64{bits(seconds)}}
}

// TrichromeTipHeart is "Le chasseur approche : le nombre dit à combien de cases"
// or "The hunter is near: the number is how many squares away".
func TrichromeTipHeart() Text { return Text{key: "trichrome.tip.heart"} }

// TrichromeTipSurvival is "Temps passé en vie dans cette manche. À égalité de points à la fin, le plus long total l'emporte."
// or "Time alive in this round. On equal points at the end, the longest total wins.".
func TrichromeTipSurvival() Text { return Text{key: "trichrome.tip.survival"} }

// TrichromeLot is "{seconds} s\n{what}"
// or "{seconds} s\n{what}".
func TrichromeLot(seconds float64, what string) Text {
	return Text{key: "trichrome.lot", numbers: [maxNumbers]int64{bits(seconds)}, strings: [maxStrings]string{what}}
}

// TrichromeAhead is "{name}, en tête"
// or "{name}, in the lead".
func TrichromeAhead(name string) Text {
	return Text{key: "trichrome.ahead", strings: [maxStrings]string{name}}
}

// TrichromeNamed is "{name} · {other}"
// or "{name} · {other}".
func TrichromeNamed(name, other string) Text {
	return Text{key: "trichrome.named", strings: [maxStrings]string{name, other}}
}

// TrichromeWatches is "regarde le duel"
// or "is watching".
func TrichromeWatches() Text { return Text{key: "trichrome.watches"} }

// TrichromeHaunts is "en fantôme"
// or "haunting".
func TrichromeHaunts() Text { return Text{key: "trichrome.haunts"} }

// TrichromeTauntBoo is "Bouh !"
// or "Boo!".
func TrichromeTauntBoo() Text { return Text{key: "trichrome.taunt.boo"} }

// TrichromeTauntSlow is "Trop lentes !"
// or "Too slow!".
func TrichromeTauntSlow() Text { return Text{key: "trichrome.taunt.slow"} }

// TrichromeTauntHere is "Par ici, non ?"
// or "This way, maybe?".
func TrichromeTauntHere() Text { return Text{key: "trichrome.taunt.here"} }

// TrichromeTauntLost is "Vous êtes perdues ?"
// or "Lost, are you?".
func TrichromeTauntLost() Text { return Text{key: "trichrome.taunt.lost"} }

// TrichromeRound is "Manche {round}"
// or "Round {round}".
func TrichromeRound(round int) Text {
	return Text{key: "trichrome.round", numbers: [maxNumbers]int64{int64(round)}}
}

// TrichromeRoundBefore is "Manche"
// or "Round".
func TrichromeRoundBefore() Text { return Text{key: "trichrome.round.before"} }

// TrichromeTrial is "Manche d'essai"
// or "Practice round".
func TrichromeTrial() Text { return Text{key: "trichrome.trial"} }

// TrichromeRoundAfter is "sur {of}"
// or "of {of}".
func TrichromeRoundAfter(of int) Text {
	return Text{key: "trichrome.round.after", numbers: [maxNumbers]int64{int64(of)}}
}

// TrichromePauseWhere is "manche {round} sur {of}"
// or "round {round} of {of}".
func TrichromePauseWhere(round, of int) Text {
	return Text{key: "trichrome.pause.where", numbers: [maxNumbers]int64{int64(round), int64(of)}}
}

// TrichromeReady is "Prêts ?"
// or "Ready?".
func TrichromeReady() Text { return Text{key: "trichrome.ready"} }

// TrichromeReadyNote is "Couleurs au hasard !"
// or "Colours at random!".
func TrichromeReadyNote() Text { return Text{key: "trichrome.ready.note"} }

// TrichromeReadyNoteYou is "Cette fois, vous êtes la {name} !"
// or "This time you're the {name}!".
func TrichromeReadyNoteYou(name string) Text {
	return Text{key: "trichrome.ready.note.you", strings: [maxStrings]string{name}}
}

// TrichromeChase is "Première bouchée"
// or "First bite".
func TrichromeChase() Text { return Text{key: "trichrome.chase"} }

// TrichromeChaseNote is "Mangez la proie, fuyez l'autre."
// or "Eat your prey, flee the other.".
func TrichromeChaseNote() Text { return Text{key: "trichrome.chase.note"} }

// TrichromeChaseNoteYou is "Mangez la {name}, fuyez la {other}."
// or "Eat the {name}, flee the {other}.".
func TrichromeChaseNoteYou(name, other string) Text {
	return Text{key: "trichrome.chase.note.you", strings: [maxStrings]string{name, other}}
}

// TrichromeFrenzy is "Frénésie !"
// or "Frenzy!".
func TrichromeFrenzy() Text { return Text{key: "trichrome.frenzy"} }

// TrichromeFrenzyNote is "Près de la proie, de plus en plus vite."
// or "Near the prey, faster and faster.".
func TrichromeFrenzyNote() Text { return Text{key: "trichrome.frenzy.note"} }

// TrichromeDuel is "Duel final"
// or "Final duel".
func TrichromeDuel() Text { return Text{key: "trichrome.duel"} }

// TrichromeDuelNote is "À la porte, avant d'être rattrapée !"
// or "To the door, before you're caught!".
func TrichromeDuelNote() Text { return Text{key: "trichrome.duel.note"} }

// TrichromeDuelNoteHunter is "Rattrapez la {name} avant la porte !"
// or "Catch the {name} before the door!".
func TrichromeDuelNoteHunter(name string) Text {
	return Text{key: "trichrome.duel.note.hunter", strings: [maxStrings]string{name}}
}

// TrichromeDuelNoteSeen is "La {name} fuit, la {other} la poursuit."
// or "The {name} flees, the {other} gives chase.".
func TrichromeDuelNoteSeen(name, other string) Text {
	return Text{key: "trichrome.duel.note.seen", strings: [maxStrings]string{name, other}}
}

// TrichromeDoneNote is "La manche est finie."
// or "The round is over.".
func TrichromeDoneNote() Text { return Text{key: "trichrome.done.note"} }

// TrichromeStarts is "Le chasseur part dans {seconds} s"
// or "The hunter starts in {seconds} s".
func TrichromeStarts(seconds float64) Text {
	return Text{key: "trichrome.starts", numbers: [maxNumbers]int64{bits(seconds)}}
}

// TrichromeAgain is "C'est reparti"
// or "Here we go".
func TrichromeAgain() Text { return Text{key: "trichrome.again"} }

// TrichromeAgainNote is "Tenez-vous prêts…"
// or "Get ready…".
func TrichromeAgainNote() Text { return Text{key: "trichrome.again.note"} }

// TrichromeReversal is "Renversement !"
// or "Reversal!".
func TrichromeReversal() Text { return Text{key: "trichrome.reversal"} }

// TrichromeReversalEaten is "{name} vous mange !"
// or "{name} eats you!".
func TrichromeReversalEaten(name string) Text {
	return Text{key: "trichrome.reversal.eaten", strings: [maxStrings]string{name}}
}

// TrichromeReversalEatenNote is "Vous revenez à la manche suivante. Voyez comment finit le duel."
// or "You are back next round. See how the duel ends.".
func TrichromeReversalEatenNote() Text { return Text{key: "trichrome.reversal.eaten.note"} }

// TrichromeReversalNote is "Celle qui a mangé devient la proie."
// or "Whoever ate is now the prey.".
func TrichromeReversalNote() Text { return Text{key: "trichrome.reversal.note"} }

// TrichromeReversalDrawn is "À égalité, tirage au sort. Celle qui a mangé devient la proie."
// or "A tie, decided by a draw. Whoever ate is now the prey.".
func TrichromeReversalDrawn() Text { return Text{key: "trichrome.reversal.drawn"} }

// TrichromeReversalClock is "Temps écoulé : la plus proche l'emporte et devient la proie."
// or "Time's up: the nearest counts as having eaten, and is now the prey.".
func TrichromeReversalClock() Text { return Text{key: "trichrome.reversal.clock"} }

// TrichromeBonusDoor is "+1 à la porte"
// or "+1 at the door".
func TrichromeBonusDoor() Text { return Text{key: "trichrome.bonus.door"} }

// TrichromeBonusBite is "+1 à la bouchée"
// or "+1 for a bite".
func TrichromeBonusBite() Text { return Text{key: "trichrome.bonus.bite"} }

// TrichromeEaten is "Bouchée pour {name} à {seconds} s"
// or "Eaten by {name} at {seconds} s".
func TrichromeEaten(seconds float64, name string) Text {
	return Text{key: "trichrome.eaten", numbers: [maxNumbers]int64{bits(seconds)}, strings: [maxStrings]string{name}}
}

// TrichromeRuled is "Temps écoulé : bouchée pour {name}"
// or "Time's up: eaten by {name}".
func TrichromeRuled(name string) Text {
	return Text{key: "trichrome.ruled", strings: [maxStrings]string{name}}
}

// TrichromeLegend is "Cherchez votre signe"
// or "Look for your sign".
func TrichromeLegend() Text { return Text{key: "trichrome.legend"} }

// TrichromeLegendYou is "Vous êtes la {name}"
// or "You're the {name}".
func TrichromeLegendYou(name string) Text {
	return Text{key: "trichrome.legend.you", strings: [maxStrings]string{name}}
}

// TrichromePennant is "Vous"
// or "You".
func TrichromePennant() Text { return Text{key: "trichrome.pennant"} }

// TrichromeEat is "mangez"
// or "eat".
func TrichromeEat() Text { return Text{key: "trichrome.eat"} }

// TrichromeFlee is "fuyez"
// or "flee".
func TrichromeFlee() Text { return Text{key: "trichrome.flee"} }

// TrichromeSolid is "plein"
// or "solid".
func TrichromeSolid() Text { return Text{key: "trichrome.solid"} }

// TrichromeToEat is "à manger"
// or "eat it".
func TrichromeToEat() Text { return Text{key: "trichrome.to.eat"} }

// TrichromeDashed is "tirets"
// or "dashed".
func TrichromeDashed() Text { return Text{key: "trichrome.dashed"} }

// TrichromeToFlee is "à fuir"
// or "flee it".
func TrichromeToFlee() Text { return Text{key: "trichrome.to.flee"} }

// TrichromeEndCaught is "Rattrapée !"
// or "Caught!".
func TrichromeEndCaught() Text { return Text{key: "trichrome.end.caught"} }

// TrichromeEndCaughtNote is "{name} mange {other}, puis {third} mange {name} à {n} case de la porte." / "{name} mange {other}, puis {third} mange {name} à {n} cases de la porte."
// or "{name} eats {other}, then {third} eats {name} {n} square from the door." / "{name} eats {other}, then {third} eats {name} {n} squares from the door.".
func TrichromeEndCaughtNote(n int, name, other, third string) Text {
	return Text{key: "trichrome.end.caught.note", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{name, other, third}}
}

// TrichromeEndNear is "Rattrapée devant la porte !"
// or "Caught at the door!".
func TrichromeEndNear() Text { return Text{key: "trichrome.end.near"} }

// TrichromeEndNearNote is "{name} mange {other}, puis {third} mange {name} juste devant la porte."
// or "{name} eats {other}, then {third} eats {name} right at the door.".
func TrichromeEndNearNote(name, other, third string) Text {
	return Text{key: "trichrome.end.near.note", strings: [maxStrings]string{name, other, third}}
}

// TrichromeEndEscaped is "Évadée par la porte !"
// or "Out through the door!".
func TrichromeEndEscaped() Text { return Text{key: "trichrome.end.escaped"} }

// TrichromeEndEscapedNote is "{name} mange {other}, puis échappe à {third} par la porte."
// or "{name} eats {other}, then gets away from {third} through the door.".
func TrichromeEndEscapedNote(name, other, third string) Text {
	return Text{key: "trichrome.end.escaped.note", strings: [maxStrings]string{name, other, third}}
}

// TrichromeEndClock is "Insaisissable !"
// or "Too quick to catch!".
func TrichromeEndClock() Text { return Text{key: "trichrome.end.clock"} }

// TrichromeEndClockNote is "{name} mange {other}, puis échappe à {third} jusqu'au bout."
// or "{name} eats {other}, then gets away from {third} to the end.".
func TrichromeEndClockNote(name, other, third string) Text {
	return Text{key: "trichrome.end.clock.note", strings: [maxStrings]string{name, other, third}}
}

// TrichromeEndRuledNote is "Temps écoulé : {name}, la plus proche, est réputée avoir mangé {other}."
// or "Time's up: {name}, the nearest, counts as having eaten {other}.".
func TrichromeEndRuledNote(name, other string) Text {
	return Text{key: "trichrome.end.ruled.note", strings: [maxStrings]string{name, other}}
}

// TrichromeNext is "Manche suivante"
// or "Next round".
func TrichromeNext() Text { return Text{key: "trichrome.next"} }

// TrichromeNextNote is "manche {round} sur {of}"
// or "round {round} of {of}".
func TrichromeNextNote(round, of int) Text {
	return Text{key: "trichrome.next.note", numbers: [maxNumbers]int64{int64(round), int64(of)}}
}

// TrichromeResults is "Résultats"
// or "Results".
func TrichromeResults() Text { return Text{key: "trichrome.results"} }

// TrichromeResultsNote is "toutes les manches sont jouées"
// or "all rounds are played".
func TrichromeResultsNote() Text { return Text{key: "trichrome.results.note"} }

// TrichromeLookAgain is "Revoir"
// or "Watch again".
func TrichromeLookAgain() Text { return Text{key: "trichrome.look.again"} }

// TrichromeBefore is "avant {points}"
// or "was {points}".
func TrichromeBefore(points int) Text {
	return Text{key: "trichrome.before", numbers: [maxNumbers]int64{int64(points)}}
}

// TrichromeTagEaten is "mangée à {seconds} s"
// or "eaten at {seconds} s".
func TrichromeTagEaten(seconds float64) Text {
	return Text{key: "trichrome.tag.eaten", numbers: [maxNumbers]int64{bits(seconds)}}
}

// TrichromeTagCaught is "rattrapée à {seconds} s"
// or "caught at {seconds} s".
func TrichromeTagCaught(seconds float64) Text {
	return Text{key: "trichrome.tag.caught", numbers: [maxNumbers]int64{bits(seconds)}}
}

// TrichromeTagEscaped is "sortie à {seconds} s"
// or "out at {seconds} s".
func TrichromeTagEscaped(seconds float64) Text {
	return Text{key: "trichrome.tag.escaped", numbers: [maxNumbers]int64{bits(seconds)}}
}

// TrichromeTagClock is "sauvée à {seconds} s"
// or "safe at {seconds} s".
func TrichromeTagClock(seconds float64) Text {
	return Text{key: "trichrome.tag.clock", numbers: [maxNumbers]int64{bits(seconds)}}
}

// TrichromeTagDoor is "la porte"
// or "the door".
func TrichromeTagDoor() Text { return Text{key: "trichrome.tag.door"} }

// TrichromeFateEaten is "bouchée pour {name}"
// or "eaten by {name}".
func TrichromeFateEaten(name string) Text {
	return Text{key: "trichrome.fate.eaten", strings: [maxStrings]string{name}}
}

// TrichromeFateEats is "capture : {name}"
// or "ate {name}".
func TrichromeFateEats(name string) Text {
	return Text{key: "trichrome.fate.eats", strings: [maxStrings]string{name}}
}

// TrichromeFateNothing is "rien attrapé"
// or "caught nothing".
func TrichromeFateNothing() Text { return Text{key: "trichrome.fate.nothing"} }

// TrichromeFateCaught is "rattrapée"
// or "caught".
func TrichromeFateCaught() Text { return Text{key: "trichrome.fate.caught"} }

// TrichromeFateEscapes is "évasion réussie"
// or "escaped".
func TrichromeFateEscapes() Text { return Text{key: "trichrome.fate.escapes"} }

// TrichromeFateHolds is "insaisissable"
// or "never caught".
func TrichromeFateHolds() Text { return Text{key: "trichrome.fate.holds"} }

// TrichromeOpens is "la porte s'ouvre"
// or "the door opens".
func TrichromeOpens() Text { return Text{key: "trichrome.opens"} }

// TrichromeOver is "fin"
// or "end".
func TrichromeOver() Text { return Text{key: "trichrome.over"} }

// TrichromeOverTitle is "Fin après {n} manche." / "Fin après {n} manches."
// or "Over after {n} round." / "Over after {n} rounds.".
func TrichromeOverTitle(n int) Text {
	return Text{key: "trichrome.over.title", numbers: [maxNumbers]int64{int64(n)}}
}

// TrichromeOverShort is "{n} manche" / "{n} manches"
// or "{n} round" / "{n} rounds".
func TrichromeOverShort(n int) Text {
	return Text{key: "trichrome.over.short", numbers: [maxNumbers]int64{int64(n)}}
}

// TrichromeOverPoints is "Victoire aux points."
// or "Decided on points.".
func TrichromeOverPoints() Text { return Text{key: "trichrome.over.points"} }

// TrichromeOverTied is "À égalité de points : le plus long temps en vie l'emporte."
// or "Equal on points: the longest time alive wins.".
func TrichromeOverTied() Text { return Text{key: "trichrome.over.tied"} }

// TrichromeOverShared is "Mêmes points et même temps en vie : place partagée."
// or "Same points and same time alive: the place is shared.".
func TrichromeOverShared() Text { return Text{key: "trichrome.over.shared"} }

// TrichromeOverSurvival is "en vie {seconds} s"
// or "alive {seconds} s".
func TrichromeOverSurvival(seconds float64) Text {
	return Text{key: "trichrome.over.survival", numbers: [maxNumbers]int64{bits(seconds)}}
}

// TrichromeOverRuns is "La plus belle course de chacun"
// or "Everybody's finest run".
func TrichromeOverRuns() Text { return Text{key: "trichrome.over.runs"} }

// TrichromeOverRun is "Manche {round} · +{points}"
// or "Round {round} · +{points}".
func TrichromeOverRun(round, points int) Text {
	return Text{key: "trichrome.over.run", numbers: [maxNumbers]int64{int64(round), int64(points)}}
}

// TrichromePlot is "Points, manche après manche"
// or "Points, round by round".
func TrichromePlot() Text { return Text{key: "trichrome.plot"} }

// TrichromePlotLast is "manche {round}"
// or "round {round}".
func TrichromePlotLast(round int) Text {
	return Text{key: "trichrome.plot.last", numbers: [maxNumbers]int64{int64(round)}}
}

// TrichromeLogEats is "{name} mange {other} : +2"
// or "{name} eats {other}: +2".
func TrichromeLogEats(name, other string) Text {
	return Text{key: "trichrome.log.eats", strings: [maxStrings]string{name, other}}
}

// TrichromeLogCatches is "{name} rattrape {other} : +1"
// or "{name} catches {other}: +1".
func TrichromeLogCatches(name, other string) Text {
	return Text{key: "trichrome.log.catches", strings: [maxStrings]string{name, other}}
}

// TrichromeLogEscapes is "{name} s'évade par la porte : +1"
// or "{name} escapes through the door: +1".
func TrichromeLogEscapes(name string) Text {
	return Text{key: "trichrome.log.escapes", strings: [maxStrings]string{name}}
}

// TrichromeLogClock is "{name} tient jusqu'au bout : +1"
// or "{name} holds out to the end: +1".
func TrichromeLogClock(name string) Text {
	return Text{key: "trichrome.log.clock", strings: [maxStrings]string{name}}
}

// TrichromeLogJump is "La porte change de place"
// or "The door moves".
func TrichromeLogJump() Text { return Text{key: "trichrome.log.jump"} }

// TrichromeKeysOpen is "Tester le clavier"
// or "Test the keyboard".
func TrichromeKeysOpen() Text { return Text{key: "trichrome.keys.open"} }

// TrichromeKeysTitle is "Tester le clavier"
// or "Test the keyboard".
func TrichromeKeysTitle() Text { return Text{key: "trichrome.keys.title"} }

// TrichromeKeysLine is "À plusieurs sur un clavier : bien des claviers ratent des touches pressées ensemble. Tenez-en le plus possible à la fois."
// or "Sharing a keyboard? Many keyboards miss keys pressed together. Hold as many as you can at once.".
func TrichromeKeysLine() Text { return Text{key: "trichrome.keys.line"} }

// TrichromeKeysLeft is "À gauche"
// or "On the left".
func TrichromeKeysLeft() Text { return Text{key: "trichrome.keys.left"} }

// TrichromeKeysRight is "Les flèches"
// or "The arrows".
func TrichromeKeysRight() Text { return Text{key: "trichrome.keys.right"} }

// TrichromeKeysMiddle is "Au milieu"
// or "In the middle".
func TrichromeKeysMiddle() Text { return Text{key: "trichrome.keys.middle"} }

// TrichromeKeysMost is "touche tenue à la fois" / "touches tenues à la fois"
// or "key held at a time" / "keys held at a time".
func TrichromeKeysMost(n int) Text {
	return Text{key: "trichrome.keys.most", numbers: [maxNumbers]int64{int64(n)}}
}

// TrichromeKeysTry is "À trois : chacun tient une de ses touches, puis une autre. Ce qui s'allume passe."
// or "For three: each holds one of their keys, then another. What lights up gets through.".
func TrichromeKeysTry() Text { return Text{key: "trichrome.keys.try"} }

// TrichromeKeysTrios is "À trois, combinaisons reconnues : {part} sur {of}. Essayez les autres."
// or "For three, combinations that get through: {part} of {of}. Try the others.".
func TrichromeKeysTrios(part, of int) Text {
	return Text{key: "trichrome.keys.trios", numbers: [maxNumbers]int64{int64(part), int64(of)}}
}

// TrichromeKeysAll is "À trois, combinaisons reconnues : {of}, toutes. Ce clavier convient."
// or "For three, combinations that get through: {of}, all of them. This keyboard will do.".
func TrichromeKeysAll(of int) Text {
	return Text{key: "trichrome.keys.all", numbers: [maxNumbers]int64{int64(of)}}
}

// TrichromeLearnYou is "Bienvenue dans le labyrinthe ! Le disque blanc, c'est vous. Les trois courent à la même vitesse, un peu plus vite près de leur proie."
// or "Welcome to the maze! The white disc is you. All three run equally fast, and a little faster near their prey.".
func TrichromeLearnYou() Text { return Text{key: "trichrome.learn.you"} }

// TrichromeLearnPrey is "Voici votre proie, dans un anneau plein à votre couleur : l'eau éteint le feu, le feu brûle la feuille, la feuille boit l'eau. La première bouchée vaut 2 points."
// or "This is your prey, in a solid ring of your colour: water puts out fire, fire burns leaves, leaves drink water. The first bite is worth 2 points.".
func TrichromeLearnPrey() Text { return Text{key: "trichrome.learn.prey"} }

// TrichromeLearnHunter is "Et celle-ci, cerclée de tirets, vous mange. Quand elle est proche, un cœur bat sur elle, et votre carte dit à combien de cases elle est."
// or "And this one, in a dashed ring, eats you. When it is near, a heart beats on it, and your card says how many squares away it is.".
func TrichromeLearnHunter() Text { return Text{key: "trichrome.learn.hunter"} }

// TrichromeLearnChase is "Attrapez votre proie ! Le disque court tout seul : il suffit de tourner. Arrêté devant une haie, il repart par un passage ouvert."
// or "Catch your prey! You keep running by yourself; all you do is turn. Stopped by a hedge? Turn into an open path.".
func TrichromeLearnChase() Text { return Text{key: "trichrome.learn.chase"} }

// TrichromeLearnReversal is "Renversement ! Qui vient de manger devient la proie : +1 à la porte, ou si elle tient jusqu'à 0:00. La troisième la chasse : +1 si elle l'attrape avant."
// or "Reversal! Whoever has just eaten becomes the prey: +1 at the door, or for lasting until 0:00. The third gives chase: +1 for catching it first.".
func TrichromeLearnReversal() Text { return Text{key: "trichrome.learn.reversal"} }

// TrichromeLearnDuel is "La proie, c'est vous : courez à la porte !"
// or "You're the prey: run for the door!".
func TrichromeLearnDuel() Text { return Text{key: "trichrome.learn.duel"} }

// TrichromeLearnMissed is "Raté : vous n'avez pas attrapé votre proie à temps. La manche recommence."
// or "Missed: you didn't catch your prey in time. The round begins again.".
func TrichromeLearnMissed() Text { return Text{key: "trichrome.learn.missed"} }

// TrichromeLearnAgain is "Le chasseur a été plus rapide ! On reprend au renversement : suivez les flèches dans les couloirs."
// or "Your hunter caught you! Back to the reversal: follow the arrows through the paths.".
func TrichromeLearnAgain() Text { return Text{key: "trichrome.learn.again"} }

// TrichromeLearnSlower is "Rattrapée encore ! Suivez les flèches dans les couloirs. Trop rapide ? Dans la pause, baissez la vitesse du jeu."
// or "Caught again! Follow the arrows through the paths. Too fast? Lower the game speed in the pause menu.".
func TrichromeLearnSlower() Text { return Text{key: "trichrome.learn.slower"} }

// TrichromeLearnPoints is "Qui a le plus de points à la fin gagne ; à égalité, qui est resté en vie le plus longtemps. Si l'on vous mange, votre fantôme peut faire peur aux autres : leur lampe s'éteint."
// or "Whoever has the most points at the end wins; on a tie, whoever stayed alive longest. If you're eaten, your ghost can spook the others: their lamp goes out.".
func TrichromeLearnPoints() Text { return Text{key: "trichrome.learn.points"} }

// TrichromeLearnPlay is "Vous savez tout ! Cette manche était un essai : votre première partie commence, à zéro."
// or "Now you know it all! This round was for practice: your first game starts now, from zero.".
func TrichromeLearnPlay() Text { return Text{key: "trichrome.learn.play"} }

// TrichromeLearnDrag is "Glissez, bouton enfoncé."
// or "Drag with the button down.".
func TrichromeLearnDrag() Text { return Text{key: "trichrome.learn.drag"} }

// TrichromeLearnSwipe is "Glissez le doigt."
// or "Swipe with a finger.".
func TrichromeLearnSwipe() Text { return Text{key: "trichrome.learn.swipe"} }

// TrichromeStoryAhead is "{card} prend la tête à la manche {round} et la garde jusqu'à la fin."
// or "{card} takes the lead in round {round} and keeps it to the end.".
func TrichromeStoryAhead(round int, card func() Text) Text {
	return Text{key: "trichrome.story.ahead", numbers: [maxNumbers]int64{int64(round)}, strings: [maxStrings]string{card().key}}
}

// TrichromeStoryBehind is "{card} rattrape {n} point de retard et prend la tête à la manche {round}." / "{card} rattrape {n} points de retard et prend la tête à la manche {round}."
// or "{card} comes back from {n} point down to lead in round {round}." / "{card} comes back from {n} points down to lead in round {round}.".
func TrichromeStoryBehind(n, round int, card func() Text) Text {
	return Text{key: "trichrome.story.behind", numbers: [maxNumbers]int64{int64(n), int64(round)}, strings: [maxStrings]string{card().key}}
}

// TrichromeStoryNear is "Il n'a manqué qu'un point à {card}." / "Il a manqué {n} points à {card}."
// or "{card} fell only one point short." / "{card} fell {n} points short.".
func TrichromeStoryNear(n int, card func() Text) Text {
	return Text{key: "trichrome.story.near", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{card().key}}
}

// TrichromeStoryEscape is "À la manche {round}, {card} sort par la porte : c'était la dernière échappée."
// or "In round {round}, {card} leaves through the door: the last to escape.".
func TrichromeStoryEscape(round int, card func() Text) Text {
	return Text{key: "trichrome.story.escape", numbers: [maxNumbers]int64{int64(round)}, strings: [maxStrings]string{card().key}}
}

// TrichromeStoryClock is "Manche {round} : {card} tient bon jusqu'à la fin."
// or "Round {round}: {card} holds out to the end.".
func TrichromeStoryClock(round int, card func() Text) Text {
	return Text{key: "trichrome.story.clock", numbers: [maxNumbers]int64{int64(round)}, strings: [maxStrings]string{card().key}}
}

// TrichromeStoryCaught is "Manche {round} : {card} tient la dernière proie, personne ne sort."
// or "Round {round}: {card} holds the last prey, nobody gets out.".
func TrichromeStoryCaught(round int, card func() Text) Text {
	return Text{key: "trichrome.story.caught", numbers: [maxNumbers]int64{int64(round)}, strings: [maxStrings]string{card().key}}
}
