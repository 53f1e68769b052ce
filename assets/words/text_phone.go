// Code generated from phone.fr.properties and phone.en.properties by assets/words/gen. DO NOT EDIT.

package words

// PhoneCode is "Le code de la table"
// or "The table's code".
func PhoneCode() Text { return Text{key: "phone.code"} }

// PhoneOpen is "Ouvrir une table"
// or "Open a table".
func PhoneOpen() Text { return Text{key: "phone.open"} }

// PhoneOpenLine is "Jouez avec qui vous voulez, où que ce soit. L'ordinateur prend les places libres."
// or "Play with people anywhere. Computers take the seats that stay free.".
func PhoneOpenLine() Text { return Text{key: "phone.open.line"} }

// PhoneOpenSeats is "Combien de joueurs"
// or "How many players".
func PhoneOpenSeats() Text { return Text{key: "phone.open.seats"} }

// PhoneOpenGo is "Ouvrir"
// or "Open".
func PhoneOpenGo() Text { return Text{key: "phone.open.go"} }

// PhoneAll is "Tous les jeux et leurs options, sur cet appareil"
// or "All games with their options, on this device".
func PhoneAll() Text { return Text{key: "phone.all"} }

// PhoneNoTable is "Aucune table n'a ce code : vérifiez-le, ou redemandez le lien."
// or "No table has that code: check it, or ask for the link again.".
func PhoneNoTable() Text { return Text{key: "phone.no-table"} }

// PhoneClosed is "Cette table est fermée : demandez un nouveau lien."
// or "This table is closed: ask for a new link.".
func PhoneClosed() Text { return Text{key: "phone.closed"} }

// PhoneBack is "Revenir à votre table"
// or "Go back to your table".
func PhoneBack() Text { return Text{key: "phone.back"} }

// PhoneSeat is "Revenir à votre place"
// or "Back to your seat".
func PhoneSeat() Text { return Text{key: "phone.seat"} }

// PhoneName is "Votre prénom"
// or "Your first name".
func PhoneName() Text { return Text{key: "phone.name"} }

// PhoneNameLong is "16 lettres au plus"
// or "16 letters at most".
func PhoneNameLong() Text { return Text{key: "phone.name.long"} }

// PhoneDelayGood is "Bonne liaison ({n} ms)"
// or "Good connection ({n} ms)".
func PhoneDelayGood(n int) Text {
	return Text{key: "phone.delay.good", numbers: [maxNumbers]int64{int64(n)}}
}

// PhoneDelayFair is "Liaison moyenne ({n} ms)"
// or "Fair connection ({n} ms)".
func PhoneDelayFair(n int) Text {
	return Text{key: "phone.delay.fair", numbers: [maxNumbers]int64{int64(n)}}
}

// PhoneDelaySlow is "Liaison lente ({n} ms)"
// or "Slow connection ({n} ms)".
func PhoneDelaySlow(n int) Text {
	return Text{key: "phone.delay.slow", numbers: [maxNumbers]int64{int64(n)}}
}

// PhoneFar is "Vous êtes loin de la table : vous verrez les autres joueurs avec un peu de retard."
// or "You are far from the table: you will see the other players a little late.".
func PhoneFar() Text { return Text{key: "phone.far"} }

// PhoneWatch is "Regarder seulement"
// or "Only watch".
func PhoneWatch() Text { return Text{key: "phone.watch"} }

// PhoneNotReady is "Je ne suis pas prêt"
// or "I'm not ready".
func PhoneNotReady() Text { return Text{key: "phone.not-ready"} }

// PhoneHere is "À l'écran"
// or "At the screen".
func PhoneHere() Text { return Text{key: "phone.here"} }

// PhoneYou is "Vous"
// or "You".
func PhoneYou() Text { return Text{key: "phone.you"} }

// PhoneScreen is "Ouvrir tout le jeu sur cet appareil"
// or "Open the full game on this device".
func PhoneScreen() Text { return Text{key: "phone.screen"} }

// PhoneLeave is "Quitter la table"
// or "Leave the table".
func PhoneLeave() Text { return Text{key: "phone.leave"} }

// PhoneLeaveAsk is "Quitter la table ? L'ordinateur jouera à votre place."
// or "Leave the table? The computer will play in your place.".
func PhoneLeaveAsk() Text { return Text{key: "phone.leave.ask"} }

// PhoneNextYou is "C'est bientôt à vous."
// or "You're next.".
func PhoneNextYou() Text { return Text{key: "phone.next.you"} }

// PhoneNext is "Ensuite : {name}."
// or "Next: {name}.".
func PhoneNext(name string) Text { return Text{key: "phone.next", strings: [maxStrings]string{name}} }

// PhoneTurn is "C'est à {name}"
// or "{name} to play".
func PhoneTurn(name string) Text { return Text{key: "phone.turn", strings: [maxStrings]string{name}} }

// PhoneOthers is "{name} et {n} autre" / "{name} et {n} autres"
// or "{name} and {n} other" / "{name} and {n} others".
func PhoneOthers(n int, name string) Text {
	return Text{key: "phone.others", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{name}}
}

// PhoneBuzz is "Vibrer à mon tour"
// or "Vibrate on my turn".
func PhoneBuzz() Text { return Text{key: "phone.buzz"} }

// PhoneHide is "Cacher mes abeilles"
// or "Hide my bees".
func PhoneHide() Text { return Text{key: "phone.hide"} }

// PhoneOwn is "vos abeilles"
// or "your bees".
func PhoneOwn() Text { return Text{key: "phone.own"} }

// PhoneOver is "La partie est finie"
// or "The game is over".
func PhoneOver() Text { return Text{key: "phone.over"} }

// PhoneRankOne is "1er"
// or "1st".
func PhoneRankOne() Text { return Text{key: "phone.rank.one"} }

// PhoneRank is "{n}e"
// or "#{n}".
func PhoneRank(n int) Text { return Text{key: "phone.rank", numbers: [maxNumbers]int64{int64(n)}} }

// PhoneAgain is "Rejouer"
// or "Play again".
func PhoneAgain() Text { return Text{key: "phone.again"} }

// PhoneAgainWait is "Pas encore d'accord : {name}"
// or "Not agreed yet: {name}".
func PhoneAgainWait(name string) Text {
	return Text{key: "phone.again.wait", strings: [maxStrings]string{name}}
}

// PhoneHold is "Maintenir pour voir"
// or "Hold to see".
func PhoneHold() Text { return Text{key: "phone.hold"} }

// PhoneLeft is "Pouce à gauche"
// or "Thumb on the left".
func PhoneLeft() Text { return Text{key: "phone.left"} }

// PhoneRight is "Pouce à droite"
// or "Thumb on the right".
func PhoneRight() Text { return Text{key: "phone.right"} }

// PhoneReload is "Rechargez la page : le jeu a été mis à jour."
// or "Reload the page: the game was updated.".
func PhoneReload() Text { return Text{key: "phone.reload"} }

// PhoneNoScreen is "Impossible d'ouvrir tout le jeu ici : l'hôte n'a pas la version pour navigateurs. Installez le jeu, puis « Rejoindre »."
// or "The full game can't open here: the host doesn't have the version for browsers. Install the game, then “Join”.".
func PhoneNoScreen() Text { return Text{key: "phone.no-screen"} }

// PhoneNoGraphics is "Ce navigateur ne peut pas dessiner tout le jeu : WebGL 2 lui manque, ou est désactivé. Activez l'accélération graphique dans ses réglages, ou ouvrez ce lien dans un autre navigateur. D'ici là, cette page suffit pour ce qui se joue sans plateau."
// or "This browser can't draw the full game: WebGL 2 is missing or turned off. Turn on graphics acceleration in its settings, or open this link in another browser. Until then this page does for what is played without a board.".
func PhoneNoGraphics() Text { return Text{key: "phone.no-graphics"} }

// PhoneRefused is "Ce n'est pas possible maintenant."
// or "That isn't possible now.".
func PhoneRefused() Text { return Text{key: "phone.refused"} }

// PhonePlaysYou is "L'ordinateur joue encore pour vous."
// or "The computer is still playing for you.".
func PhonePlaysYou() Text { return Text{key: "phone.plays-you"} }

// PhoneTrichromeGhost is "Fantôme"
// or "Ghost".
func PhoneTrichromeGhost() Text { return Text{key: "phone.trichrome.ghost"} }

// PhoneTrichromeHunting is "En chasse"
// or "Hunting".
func PhoneTrichromeHunting() Text { return Text{key: "phone.trichrome.hunting"} }

// PhoneTrichromePrey is "Proie"
// or "Prey".
func PhoneTrichromePrey() Text { return Text{key: "phone.trichrome.prey"} }

// PhoneTrichromeDoor is "Courez à la porte"
// or "Run for the door".
func PhoneTrichromeDoor() Text { return Text{key: "phone.trichrome.door"} }

// PhoneTrichromeHunter is "Chasseur"
// or "Hunter".
func PhoneTrichromeHunter() Text { return Text{key: "phone.trichrome.hunter"} }

// PhoneTrichromeEat is "Mangez la {name}"
// or "Eat the {name}".
func PhoneTrichromeEat(name string) Text {
	return Text{key: "phone.trichrome.eat", strings: [maxStrings]string{name}}
}

// PhoneAquariomDivide is "Diviser"
// or "Divide".
func PhoneAquariomDivide() Text { return Text{key: "phone.aquariom.divide"} }

// PhoneAquariomLeft is "masse · encore {n} tour" / "masse · encore {n} tours"
// or "mass · {n} turn left" / "mass · {n} turns left".
func PhoneAquariomLeft(n int) Text {
	return Text{key: "phone.aquariom.left", numbers: [maxNumbers]int64{int64(n)}}
}

// PhoneBzzzLay is "{name} pond"
// or "{name} is laying".
func PhoneBzzzLay(name string) Text {
	return Text{key: "phone.bzzz.lay", strings: [maxStrings]string{name}}
}

// PhoneBzzzMove is "{name} déplace ses abeilles"
// or "{name} is moving bees".
func PhoneBzzzMove(name string) Text {
	return Text{key: "phone.bzzz.move", strings: [maxStrings]string{name}}
}

// PhoneBzzzForage is "{name} butine"
// or "{name} is foraging".
func PhoneBzzzForage(name string) Text {
	return Text{key: "phone.bzzz.forage", strings: [maxStrings]string{name}}
}

// PhoneBzzzSkirmish is "{name} esquive"
// or "{name} is dodging".
func PhoneBzzzSkirmish(name string) Text {
	return Text{key: "phone.bzzz.skirmish", strings: [maxStrings]string{name}}
}

// PhoneBzzzPlays is "{name} joue"
// or "{name} is playing".
func PhoneBzzzPlays(name string) Text {
	return Text{key: "phone.bzzz.plays", strings: [maxStrings]string{name}}
}

// PhoneBzzzStock is "votre stock de nectar"
// or "your stock of nectar".
func PhoneBzzzStock() Text { return Text{key: "phone.bzzz.stock"} }

// PhoneBzzzBees is "Vos abeilles"
// or "Your bees".
func PhoneBzzzBees() Text { return Text{key: "phone.bzzz.bees"} }

// PhoneBzzzNectar is "{n} nectar" / "{n} nectars"
// or "{n} nectar" / "{n} nectar".
func PhoneBzzzNectar(n int) Text {
	return Text{key: "phone.bzzz.nectar", numbers: [maxNumbers]int64{int64(n)}}
}

// PhoneBzzzGather is "Butiner"
// or "Forage".
func PhoneBzzzGather() Text { return Text{key: "phone.bzzz.gather"} }

// PhoneEmpireCoins is "vos pièces"
// or "your coins".
func PhoneEmpireCoins() Text { return Text{key: "phone.empire.coins"} }

// PhoneEmpireSupply is "{n} armée en réserve" / "{n} armées en réserve"
// or "{n} army in the supply" / "{n} armies in the supply".
func PhoneEmpireSupply(n int) Text {
	return Text{key: "phone.empire.supply", numbers: [maxNumbers]int64{int64(n)}}
}

// PhoneBrutalZones is "Les zones"
// or "The zones".
func PhoneBrutalZones() Text { return Text{key: "phone.brutal.zones"} }

// PhoneBrutalBench is "votre réserve"
// or "your bench".
func PhoneBrutalBench() Text { return Text{key: "phone.brutal.bench"} }

// PhoneBrutalUp is "{n} gobelet debout" / "{n} gobelets debout"
// or "{n} cup up" / "{n} cups up".
func PhoneBrutalUp(n int) Text {
	return Text{key: "phone.brutal.up", numbers: [maxNumbers]int64{int64(n)}}
}
