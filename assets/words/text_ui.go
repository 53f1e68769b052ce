// Code generated from ui.fr.properties and ui.en.properties by assets/words/gen. DO NOT EDIT.

package words

// AppTagline is "{spelled} jeu,\nune seule table" / "{spelled} jeux,\nune seule table"
// or "{spelled} game,\none table" / "{spelled} games,\none table".
func AppTagline(n int, spelled string) Text {
	return Text{key: "app.tagline", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{spelled}}
}

// AppCount1 is "Un"
// or "One".
func AppCount1() Text { return Text{key: "app.count.1"} }

// AppCount2 is "Deux"
// or "Two".
func AppCount2() Text { return Text{key: "app.count.2"} }

// AppCount3 is "Trois"
// or "Three".
func AppCount3() Text { return Text{key: "app.count.3"} }

// AppCount4 is "Quatre"
// or "Four".
func AppCount4() Text { return Text{key: "app.count.4"} }

// AppCount5 is "Cinq"
// or "Five".
func AppCount5() Text { return Text{key: "app.count.5"} }

// AppCount6 is "Six"
// or "Six".
func AppCount6() Text { return Text{key: "app.count.6"} }

// AppCount7 is "Sept"
// or "Seven".
func AppCount7() Text { return Text{key: "app.count.7"} }

// AppCount8 is "Huit"
// or "Eight".
func AppCount8() Text { return Text{key: "app.count.8"} }

// AppCount9 is "Neuf"
// or "Nine".
func AppCount9() Text { return Text{key: "app.count.9"} }

// AppCount10 is "Dix"
// or "Ten".
func AppCount10() Text { return Text{key: "app.count.10"} }

// AppCount11 is "Onze"
// or "Eleven".
func AppCount11() Text { return Text{key: "app.count.11"} }

// AppCount12 is "Douze"
// or "Twelve".
func AppCount12() Text { return Text{key: "app.count.12"} }

// TitlePlay is "Jouer"
// or "Play".
func TitlePlay() Text { return Text{key: "title.play"} }

// TitleContinue is "Continuer"
// or "Continue".
func TitleContinue() Text { return Text{key: "title.continue"} }

// TitleElsewhere is "Ouverte ailleurs : regarder"
// or "Open elsewhere: watch".
func TitleElsewhere() Text { return Text{key: "title.elsewhere"} }

// TitleOthers is "{n} autre" / "{n} autres"
// or "{n} more" / "{n} more".
func TitleOthers(n int) Text { return Text{key: "title.others", numbers: [maxNumbers]int64{int64(n)}} }

// TitlePlace is "{game}, {where}"
// or "{game}, {where}".
func TitlePlace(game, where string) Text {
	return Text{key: "title.place", strings: [maxStrings]string{game, where}}
}

// TitleJoin is "Rejoindre"
// or "Join".
func TitleJoin() Text { return Text{key: "title.join"} }

// TitleRecords is "Parties"
// or "Saved games".
func TitleRecords() Text { return Text{key: "title.records"} }

// TitleSettings is "Réglages"
// or "Settings".
func TitleSettings() Text { return Text{key: "title.settings"} }

// TitleLanguage is "Français"
// or "English".
func TitleLanguage() Text { return Text{key: "title.language"} }

// TitleQuit is "Quitter"
// or "Quit".
func TitleQuit() Text { return Text{key: "title.quit"} }

// TitleQuitSure is "Vraiment ?"
// or "Really?".
func TitleQuitSure() Text { return Text{key: "title.quit.sure"} }

// HintChoose is "choisir"
// or "choose".
func HintChoose() Text { return Text{key: "hint.choose"} }

// HintPlay is "jouer"
// or "play".
func HintPlay() Text { return Text{key: "hint.play"} }

// HintAdjust is "régler"
// or "adjust".
func HintAdjust() Text { return Text{key: "hint.adjust"} }

// HintBack is "retour"
// or "back".
func HintBack() Text { return Text{key: "hint.back"} }

// HintBackSaved is "retour, tout est enregistré"
// or "back, changes are saved".
func HintBackSaved() Text { return Text{key: "hint.back.saved"} }

// HintTitle is "menu principal"
// or "main menu".
func HintTitle() Text { return Text{key: "hint.title"} }

// HintNext is "suivant"
// or "next".
func HintNext() Text { return Text{key: "hint.next"} }

// HintCharacter is "autre personnalité"
// or "change personality".
func HintCharacter() Text { return Text{key: "hint.character"} }

// HintChange is "changer"
// or "change".
func HintChange() Text { return Text{key: "hint.change"} }

// HintStart is "commencer"
// or "start".
func HintStart() Text { return Text{key: "hint.start"} }

// HintLearn is "apprendre"
// or "learn".
func HintLearn() Text { return Text{key: "hint.learn"} }

// HintRematch is "revanche"
// or "rematch".
func HintRematch() Text { return Text{key: "hint.rematch"} }

// HintCloseBook is "fermer le livre"
// or "close the book".
func HintCloseBook() Text { return Text{key: "hint.close.book"} }

// HintChapter is "chapitre"
// or "chapter".
func HintChapter() Text { return Text{key: "hint.chapter"} }

// HintPage is "tourner la page"
// or "turn the page".
func HintPage() Text { return Text{key: "hint.page"} }

// HintGame is "partie"
// or "game".
func HintGame() Text { return Text{key: "hint.game"} }

// HintEvent is "événement"
// or "event".
func HintEvent() Text { return Text{key: "hint.event"} }

// HintPause is "pause"
// or "pause".
func HintPause() Text { return Text{key: "hint.pause"} }

// HintRun is "lecture"
// or "play".
func HintRun() Text { return Text{key: "hint.run"} }

// HintResume is "reprendre"
// or "resume".
func HintResume() Text { return Text{key: "hint.resume"} }

// HintKeepQuit is "enregistrer et quitter"
// or "save and quit".
func HintKeepQuit() Text { return Text{key: "hint.keep.quit"} }

// HintLeave is "quitter sans enregistrer"
// or "quit without saving".
func HintLeave() Text { return Text{key: "hint.leave"} }

// HintValidate is "valider"
// or "confirm".
func HintValidate() Text { return Text{key: "hint.validate"} }

// HintUndo is "annuler"
// or "undo".
func HintUndo() Text { return Text{key: "hint.undo"} }

// HintSkip is "passer"
// or "skip".
func HintSkip() Text { return Text{key: "hint.skip"} }

// KeyEscape is "Échap"
// or "Esc".
func KeyEscape() Text { return Text{key: "key.escape"} }

// KeyEnter is "Entrée"
// or "Enter".
func KeyEnter() Text { return Text{key: "key.enter"} }

// KeyTab is "Tab"
// or "Tab".
func KeyTab() Text { return Text{key: "key.tab"} }

// KeySpace is "Espace"
// or "Space".
func KeySpace() Text { return Text{key: "key.space"} }

// KeyBackspace is "Ret. arr."
// or "Backspace".
func KeyBackspace() Text { return Text{key: "key.backspace"} }

// KeyShift is "Maj"
// or "Shift".
func KeyShift() Text { return Text{key: "key.shift"} }

// KeyControl is "Ctrl"
// or "Ctrl".
func KeyControl() Text { return Text{key: "key.control"} }

// KeyAlt is "Alt"
// or "Alt".
func KeyAlt() Text { return Text{key: "key.alt"} }

// KeyDelete is "Suppr"
// or "Del".
func KeyDelete() Text { return Text{key: "key.delete"} }

// KeyInsert is "Inser"
// or "Ins".
func KeyInsert() Text { return Text{key: "key.insert"} }

// KeyHome is "Début"
// or "Home".
func KeyHome() Text { return Text{key: "key.home"} }

// KeyEnd is "Fin"
// or "End".
func KeyEnd() Text { return Text{key: "key.end"} }

// KeyPageup is "Page préc."
// or "Page up".
func KeyPageup() Text { return Text{key: "key.pageup"} }

// KeyPagedown is "Page suiv."
// or "Page down".
func KeyPagedown() Text { return Text{key: "key.pagedown"} }

// KeyUp is "Haut"
// or "Up".
func KeyUp() Text { return Text{key: "key.up"} }

// KeyDown is "Bas"
// or "Down".
func KeyDown() Text { return Text{key: "key.down"} }

// KeyLeft is "Gauche"
// or "Left".
func KeyLeft() Text { return Text{key: "key.left"} }

// KeyRight is "Droite"
// or "Right".
func KeyRight() Text { return Text{key: "key.right"} }

// KeyCross is "Croix"
// or "Cross".
func KeyCross() Text { return Text{key: "key.cross"} }

// KeyCircle is "Rond"
// or "Circle".
func KeyCircle() Text { return Text{key: "key.circle"} }

// KeySquare is "Carré"
// or "Square".
func KeySquare() Text { return Text{key: "key.square"} }

// KeyTriangle is "Triangle"
// or "Triangle".
func KeyTriangle() Text { return Text{key: "key.triangle"} }

// KeyPlaceDown is "Bouton du bas"
// or "Lower button".
func KeyPlaceDown() Text { return Text{key: "key.place.down"} }

// KeyPlaceRight is "Bouton de droite"
// or "Right button".
func KeyPlaceRight() Text { return Text{key: "key.place.right"} }

// KeyPlaceLeft is "Bouton de gauche"
// or "Left button".
func KeyPlaceLeft() Text { return Text{key: "key.place.left"} }

// KeyPlaceUp is "Bouton du haut"
// or "Upper button".
func KeyPlaceUp() Text { return Text{key: "key.place.up"} }

// KeyStart is "Menu"
// or "Menu".
func KeyStart() Text { return Text{key: "key.start"} }

// KeyView is "Vue"
// or "View".
func KeyView() Text { return Text{key: "key.view"} }

// KeyPlus is "Plus"
// or "Plus".
func KeyPlus() Text { return Text{key: "key.plus"} }

// KeyMinus is "Moins"
// or "Minus".
func KeyMinus() Text { return Text{key: "key.minus"} }

// DeviceMouse is "Souris"
// or "Mouse".
func DeviceMouse() Text { return Text{key: "device.mouse"} }

// DeviceTouch is "Écran tactile"
// or "Touch screen".
func DeviceTouch() Text { return Text{key: "device.touch"} }

// DeviceAny is "Clavier, souris ou manette"
// or "Keyboard, mouse or gamepad".
func DeviceAny() Text { return Text{key: "device.any"} }

// DeviceLeft is "Clavier, moitié gauche"
// or "Keyboard, left half".
func DeviceLeft() Text { return Text{key: "device.left"} }

// DeviceRight is "Clavier, moitié droite"
// or "Keyboard, right half".
func DeviceRight() Text { return Text{key: "device.right"} }

// DeviceMiddle is "Clavier, milieu"
// or "Keyboard, middle".
func DeviceMiddle() Text { return Text{key: "device.middle"} }

// DeviceLeftShort is "Moitié gauche"
// or "Left half".
func DeviceLeftShort() Text { return Text{key: "device.left.short"} }

// DeviceRightShort is "Moitié droite"
// or "Right half".
func DeviceRightShort() Text { return Text{key: "device.right.short"} }

// DeviceMiddleShort is "Clavier"
// or "Keyboard".
func DeviceMiddleShort() Text { return Text{key: "device.middle.short"} }

// DevicePad is "Manette {number}"
// or "Gamepad {number}".
func DevicePad(number int) Text {
	return Text{key: "device.pad", numbers: [maxNumbers]int64{int64(number)}}
}

// DeviceLost is "Manette {number} débranchée"
// or "Gamepad {number} unplugged".
func DeviceLost(number int) Text {
	return Text{key: "device.lost", numbers: [maxNumbers]int64{int64(number)}}
}

// DeviceConnected is "Manette {number} branchée : {name}."
// or "Gamepad {number} plugged in: {name}.".
func DeviceConnected(number int, name string) Text {
	return Text{key: "device.connected", numbers: [maxNumbers]int64{int64(number)}, strings: [maxStrings]string{name}}
}

// DeviceReturned is "Manette {number} rebranchée."
// or "Gamepad {number} is back.".
func DeviceReturned(number int) Text {
	return Text{key: "device.returned", numbers: [maxNumbers]int64{int64(number)}}
}

// DeviceGone is "Manette {number} débranchée."
// or "Gamepad {number} unplugged.".
func DeviceGone(number int) Text {
	return Text{key: "device.gone", numbers: [maxNumbers]int64{int64(number)}}
}

// DeviceOdd is "Manette {number} ({name}) : disposition inconnue. Ses boutons sont affichés par numéro ; voyez Réglages, « Changer une touche »."
// or "Gamepad {number} ({name}): unknown layout. Its buttons are shown as numbers; see Settings, “Change a key”.".
func DeviceOdd(number int, name string) Text {
	return Text{key: "device.odd", numbers: [maxNumbers]int64{int64(number)}, strings: [maxStrings]string{name}}
}

// SeatPlayer is "Joueur {letter}"
// or "Player {letter}".
func SeatPlayer(letter string) Text {
	return Text{key: "seat.player", strings: [maxStrings]string{letter}}
}

// SeatSign0 is "Goutte"
// or "Droplet".
func SeatSign0() Text { return Text{key: "seat.sign.0"} }

// SeatSign1 is "Flamme"
// or "Flame".
func SeatSign1() Text { return Text{key: "seat.sign.1"} }

// SeatSign2 is "Feuille"
// or "Leaf".
func SeatSign2() Text { return Text{key: "seat.sign.2"} }

// SeatSign3 is "Étoile"
// or "Star".
func SeatSign3() Text { return Text{key: "seat.sign.3"} }

// SeatSign4 is "Lune"
// or "Moon".
func SeatSign4() Text { return Text{key: "seat.sign.4"} }

// SeatSign5 is "Fleur"
// or "Flower".
func SeatSign5() Text { return Text{key: "seat.sign.5"} }

// SeatSign6 is "Poisson"
// or "Fish".
func SeatSign6() Text { return Text{key: "seat.sign.6"} }

// SeatSign7 is "Coquille"
// or "Shell".
func SeatSign7() Text { return Text{key: "seat.sign.7"} }

// SeatSign8 is "Sablier"
// or "Hourglass".
func SeatSign8() Text { return Text{key: "seat.sign.8"} }

// SeatSign9 is "Cœur"
// or "Heart".
func SeatSign9() Text { return Text{key: "seat.sign.9"} }

// SeatSign10 is "Éclair"
// or "Bolt".
func SeatSign10() Text { return Text{key: "seat.sign.10"} }

// SeatSign11 is "Nuage"
// or "Cloud".
func SeatSign11() Text { return Text{key: "seat.sign.11"} }

// SeatSign12 is "Cèpe"
// or "Mushroom".
func SeatSign12() Text { return Text{key: "seat.sign.12"} }

// SeatSign13 is "Croix"
// or "Cross".
func SeatSign13() Text { return Text{key: "seat.sign.13"} }

// SeatSign14 is "Anneau"
// or "Ring".
func SeatSign14() Text { return Text{key: "seat.sign.14"} }

// SeatSign15 is "Montagne"
// or "Mountain".
func SeatSign15() Text { return Text{key: "seat.sign.15"} }

// SeatComputer is "Ordinateur"
// or "Computer".
func SeatComputer() Text { return Text{key: "seat.computer"} }

// SeatStandin is "{name} · ordinateur"
// or "{name} · computer".
func SeatStandin(name string) Text {
	return Text{key: "seat.standin", strings: [maxStrings]string{name}}
}

// SeatYou is "vous"
// or "you".
func SeatYou() Text { return Text{key: "seat.you"} }

// LobbyWho is "Qui joue ?"
// or "Who's playing?".
func LobbyWho() Text { return Text{key: "lobby.who"} }

// LobbyReady is "Prêt"
// or "Ready".
func LobbyReady() Text { return Text{key: "lobby.ready"} }

// LobbyUnplugged is "Rebranchez-la"
// or "Plug it back in".
func LobbyUnplugged() Text { return Text{key: "lobby.unplugged"} }

// LobbyHost is "Vous avez déjà une place. {name} lance la partie."
// or "You already have a seat. {name} starts the game.".
func LobbyHost(name string) Text { return Text{key: "lobby.host", strings: [maxStrings]string{name}} }

// LobbyJoin is "Appuyez sur {button} pour rejoindre"
// or "Press {button} to join".
func LobbyJoin(button string) Text {
	return Text{key: "lobby.join", strings: [maxStrings]string{button}}
}

// LobbyJoinTouch is "Touchez pour rejoindre"
// or "Touch to join".
func LobbyJoinTouch() Text { return Text{key: "lobby.join.touch"} }

// LobbyHere is "Jouer ici"
// or "Play here".
func LobbyHere() Text { return Text{key: "lobby.here"} }

// LobbyFree is "Place libre"
// or "Free seat".
func LobbyFree() Text { return Text{key: "lobby.free"} }

// LobbyPlayers is "{n} joueur" / "{n} joueurs"
// or "{n} player" / "{n} players".
func LobbyPlayers(n int) Text {
	return Text{key: "lobby.players", numbers: [maxNumbers]int64{int64(n)}}
}

// LobbyOpen is "Ajouter un ordinateur"
// or "Add a computer".
func LobbyOpen() Text { return Text{key: "lobby.open"} }

// LobbyFull is "Toutes les places sont prises"
// or "Every seat is taken".
func LobbyFull() Text { return Text{key: "lobby.full"} }

// LobbyBots is "Ordinateurs"
// or "Computers".
func LobbyBots() Text { return Text{key: "lobby.bots"} }

// LobbyBotsMixed is "Variés"
// or "Mixed".
func LobbyBotsMixed() Text { return Text{key: "lobby.bots.mixed"} }

// LobbyLeave is "Quitter la place"
// or "Leave the seat".
func LobbyLeave() Text { return Text{key: "lobby.leave"} }

// LobbyNameAsk is "Votre nom ?"
// or "Your name?".
func LobbyNameAsk() Text { return Text{key: "lobby.name.ask"} }

// LobbyNames is "Alix Camille Charlie Dominique Lou Maël Noé Sacha"
// or "Alex Charlie Jamie Kim Lou Robin Sacha Sam".
func LobbyNames() Text { return Text{key: "lobby.names"} }

// LevelNovice is "Débutant"
// or "Novice".
func LevelNovice() Text { return Text{key: "level.novice"} }

// LevelEasy is "Facile"
// or "Easy".
func LevelEasy() Text { return Text{key: "level.easy"} }

// LevelNormal is "Normal"
// or "Normal".
func LevelNormal() Text { return Text{key: "level.normal"} }

// LevelHard is "Difficile"
// or "Hard".
func LevelHard() Text { return Text{key: "level.hard"} }

// LevelMaster is "Maître"
// or "Master".
func LevelMaster() Text { return Text{key: "level.master"} }

// LevelRemote is "En réseau"
// or "On the network".
func LevelRemote() Text { return Text{key: "level.remote"} }

// LevelLesson is "Ordinateur"
// or "Computer".
func LevelLesson() Text { return Text{key: "level.lesson"} }

// CharacterMiser is "Avare"
// or "Miser".
func CharacterMiser() Text { return Text{key: "character.miser"} }

// CharacterPirate is "Pirate"
// or "Pirate".
func CharacterPirate() Text { return Text{key: "character.pirate"} }

// CharacterDaredevil is "Casse-cou"
// or "Daredevil".
func CharacterDaredevil() Text { return Text{key: "character.daredevil"} }

// LevelNoviceNote is "débutant"
// or "novice".
func LevelNoviceNote() Text { return Text{key: "level.novice.note"} }

// LevelEasyNote is "facile"
// or "easy".
func LevelEasyNote() Text { return Text{key: "level.easy.note"} }

// LevelNormalNote is "normal"
// or "normal".
func LevelNormalNote() Text { return Text{key: "level.normal.note"} }

// LevelHardNote is "difficile"
// or "hard".
func LevelHardNote() Text { return Text{key: "level.hard.note"} }

// LevelMasterNote is "maître"
// or "master".
func LevelMasterNote() Text { return Text{key: "level.master.note"} }

// LevelRemoteNote is "en réseau"
// or "on the network".
func LevelRemoteNote() Text { return Text{key: "level.remote.note"} }

// LevelLessonNote is "ordinateur"
// or "computer".
func LevelLessonNote() Text { return Text{key: "level.lesson.note"} }

// LobbySeed is "Graine"
// or "Seed".
func LobbySeed() Text { return Text{key: "lobby.seed"} }

// LobbySeedChange is "Changer"
// or "Change".
func LobbySeedChange() Text { return Text{key: "lobby.seed.change"} }

// LobbySeedHint is "Un mot ou un nombre : donnez-le à un ami, il aura la même partie."
// or "A word or a number: give it to a friend to play the same game.".
func LobbySeedHint() Text { return Text{key: "lobby.seed.hint"} }

// LobbySeedCopied is "Graine copiée."
// or "Seed copied.".
func LobbySeedCopied() Text { return Text{key: "lobby.seed.copied"} }

// LobbyMatch is "Partie"
// or "Game".
func LobbyMatch() Text { return Text{key: "lobby.match"} }

// LobbyMatchFirst is "Première partie"
// or "First game".
func LobbyMatchFirst() Text { return Text{key: "lobby.match.first"} }

// LobbyMatchUsual is "Partie complète"
// or "Full game".
func LobbyMatchUsual() Text { return Text{key: "lobby.match.usual"} }

// LobbyMatchQuick is "Partie rapide"
// or "Quick game".
func LobbyMatchQuick() Text { return Text{key: "lobby.match.quick"} }

// LobbyMatchChanged is "Ce ne sont plus les règles de la première partie : « {what} » est choisi à la place."
// or "These are no longer the rules of the first game: “{what}” is chosen now.".
func LobbyMatchChanged(what string) Text {
	return Text{key: "lobby.match.changed", strings: [maxStrings]string{what}}
}

// LobbyMatchNote is "Plus courte : l'essentiel en quelques minutes."
// or "Shorter: the best of it in a few minutes.".
func LobbyMatchNote() Text { return Text{key: "lobby.match.note"} }

// LobbyNextFirst is "Leçon : trois minutes, puis une vraie partie"
// or "Lesson: three minutes, then a real game".
func LobbyNextFirst() Text { return Text{key: "lobby.next.first"} }

// LobbyNextLesson is "L'ampoule reprend la leçon"
// or "The bulb goes on with the lesson".
func LobbyNextLesson() Text { return Text{key: "lobby.next.lesson"} }

// LobbyNextUsual is "Ensuite : une partie complète"
// or "After this: a full game".
func LobbyNextUsual() Text { return Text{key: "lobby.next.usual"} }

// LobbyNextQuick is "Ensuite : une partie rapide"
// or "After this: a quick game".
func LobbyNextQuick() Text { return Text{key: "lobby.next.quick"} }

// LobbyNextWin is "Étape suivante : battez le niveau {level}"
// or "Next step: beat the level {level}".
func LobbyNextWin(level string) Text {
	return Text{key: "lobby.next.win", strings: [maxStrings]string{level}}
}

// LobbyNextLevel is "Vous avez gagné : essayez le niveau {level}"
// or "You won: try the level {level}".
func LobbyNextLevel(level string) Text {
	return Text{key: "lobby.next.level", strings: [maxStrings]string{level}}
}

// LobbyNextFriend is "Et à plusieurs ? Invitez quelqu'un !"
// or "How about together? Invite somebody!".
func LobbyNextFriend() Text { return Text{key: "lobby.next.friend"} }

// LobbyMore is "Règles maison"
// or "House rules".
func LobbyMore() Text { return Text{key: "lobby.more"} }

// LobbyReset is "Par défaut"
// or "Defaults".
func LobbyReset() Text { return Text{key: "lobby.reset"} }

// LobbyStart is "Commencer"
// or "Start".
func LobbyStart() Text { return Text{key: "lobby.start"} }

// LobbyMinutes is "{n} min" / "{n} min"
// or "{n} min" / "{n} min".
func LobbyMinutes(n int) Text {
	return Text{key: "lobby.minutes", numbers: [maxNumbers]int64{int64(n)}}
}

// LobbyPeople is "{n} personne" / "{n} personnes"
// or "{n} person" / "{n} people".
func LobbyPeople(n int) Text { return Text{key: "lobby.people", numbers: [maxNumbers]int64{int64(n)}} }

// LobbyComputers is "{n} ordinateur" / "{n} ordinateurs"
// or "{n} computer" / "{n} computers".
func LobbyComputers(n int) Text {
	return Text{key: "lobby.computers", numbers: [maxNumbers]int64{int64(n)}}
}

// LobbyTable is "{people}, {computers}"
// or "{people}, {computers}".
func LobbyTable(people, computers string) Text {
	return Text{key: "lobby.table", strings: [maxStrings]string{people, computers}}
}

// LobbyWatch is "Regarder la partie"
// or "Watch the game".
func LobbyWatch() Text { return Text{key: "lobby.watch"} }

// LobbyFailed is "La partie n'a pas pu commencer. Essayez une autre graine ou les valeurs par défaut."
// or "The game couldn't start. Try another seed or the defaults.".
func LobbyFailed() Text { return Text{key: "lobby.failed"} }

// LobbyOptionDefault is "Normale"
// or "Normal".
func LobbyOptionDefault() Text { return Text{key: "lobby.option.default"} }

// SetupRefused is "« {value} » n'est pas accepté pour « {option} »."
// or "“{value}” isn't accepted for “{option}”.".
func SetupRefused(option, value string) Text {
	return Text{key: "setup.refused", strings: [maxStrings]string{option, value}}
}

// SetupRange is "Donnez un nombre entier de {min} à {max}."
// or "Give a whole number from {min} to {max}.".
func SetupRange(min, max int) Text {
	return Text{key: "setup.range", numbers: [maxNumbers]int64{int64(min), int64(max)}}
}

// SetupLimits is "de {min} à {max}"
// or "{min} to {max}".
func SetupLimits(min, max int) Text {
	return Text{key: "setup.limits", numbers: [maxNumbers]int64{int64(min), int64(max)}}
}

// SetupMultiple is "Donnez un nombre entier de {min} à {max}, multiple de {step}."
// or "Give a whole number from {min} to {max}, a multiple of {step}.".
func SetupMultiple(step, min, max int) Text {
	return Text{key: "setup.multiple", numbers: [maxNumbers]int64{int64(step), int64(min), int64(max)}}
}

// SetupChoice is "Choisissez parmi : {values}."
// or "Choose one of: {values}.".
func SetupChoice(values string) Text {
	return Text{key: "setup.choice", strings: [maxStrings]string{values}}
}

// SetupSeats is "Nombre de places pour ce jeu : de {min} à {max}."
// or "Seats in this game: {min} to {max}.".
func SetupSeats(min, max int) Text {
	return Text{key: "setup.seats", numbers: [maxNumbers]int64{int64(min), int64(max)}}
}

// SettingsTitle is "Réglages"
// or "Settings".
func SettingsTitle() Text { return Text{key: "settings.title"} }

// SettingsPageSound is "Son"
// or "Sound".
func SettingsPageSound() Text { return Text{key: "settings.page.sound"} }

// SettingsPagePicture is "Image"
// or "Picture".
func SettingsPagePicture() Text { return Text{key: "settings.page.picture"} }

// SettingsPageComfort is "Confort"
// or "Comfort".
func SettingsPageComfort() Text { return Text{key: "settings.page.comfort"} }

// SettingsPageHands is "Commandes"
// or "Controls".
func SettingsPageHands() Text { return Text{key: "settings.page.hands"} }

// SettingsPageLanguage is "Langue"
// or "Language".
func SettingsPageLanguage() Text { return Text{key: "settings.page.language"} }

// SettingsLanguage is "Langue"
// or "Language".
func SettingsLanguage() Text { return Text{key: "settings.language"} }

// SettingsLanguageAutoNote is "La langue de votre système, si le jeu la connaît."
// or "The language of your system, if the game has it.".
func SettingsLanguageAutoNote() Text { return Text{key: "settings.language.auto.note"} }

// SettingsLanguageNote is "Tout change aussitôt, et rien n'est perdu."
// or "Everything changes at once, and nothing is lost.".
func SettingsLanguageNote() Text { return Text{key: "settings.language.note"} }

// SettingsLanguageAuto is "Système"
// or "System".
func SettingsLanguageAuto() Text { return Text{key: "settings.language.auto"} }

// SettingsLanguageFr is "Français"
// or "Français".
func SettingsLanguageFr() Text { return Text{key: "settings.language.fr"} }

// SettingsLanguageEn is "English"
// or "English".
func SettingsLanguageEn() Text { return Text{key: "settings.language.en"} }

// SettingsText is "Taille du texte"
// or "Text size".
func SettingsText() Text { return Text{key: "settings.text"} }

// SettingsTextNote is "Tous les textes grandissent, dans les menus et dans les jeux."
// or "All texts grow, in menus and in games.".
func SettingsTextNote() Text { return Text{key: "settings.text.note"} }

// SettingsPercent is "{percent} %"
// or "{percent}%".
func SettingsPercent(percent int) Text {
	return Text{key: "settings.percent", numbers: [maxNumbers]int64{int64(percent)}}
}

// SettingsMotion is "Mouvement"
// or "Motion".
func SettingsMotion() Text { return Text{key: "settings.motion"} }

// SettingsMotionAuto is "Système"
// or "System".
func SettingsMotionAuto() Text { return Text{key: "settings.motion.auto"} }

// SettingsMotionFull is "Vif"
// or "Lively".
func SettingsMotionFull() Text { return Text{key: "settings.motion.full"} }

// SettingsMotionSoft is "Doux"
// or "Gentle".
func SettingsMotionSoft() Text { return Text{key: "settings.motion.soft"} }

// SettingsMotionReduced is "Réduit"
// or "Reduced".
func SettingsMotionReduced() Text { return Text{key: "settings.motion.reduced"} }

// SettingsMotionAutoNote is "Comme le demande votre système : tout bouge."
// or "As your system asks: everything moves.".
func SettingsMotionAutoNote() Text { return Text{key: "settings.motion.auto.note"} }

// SettingsMotionAutoCalmNote is "Comme le demande votre système : rien ne bouge tout seul, tout arrive en fondu."
// or "As your system asks: nothing moves by itself, things fade.".
func SettingsMotionAutoCalmNote() Text { return Text{key: "settings.motion.auto.calm.note"} }

// SettingsMotionFullNote is "Le papier vole, rebondit et se balance."
// or "Paper flies, springs and sways.".
func SettingsMotionFullNote() Text { return Text{key: "settings.motion.full.note"} }

// SettingsMotionSoftNote is "Ni secousses, ni ralentis, ni balancements."
// or "No shaking, no slow motion, no swaying.".
func SettingsMotionSoftNote() Text { return Text{key: "settings.motion.soft.note"} }

// SettingsMotionReducedNote is "Rien ne bouge tout seul : tout paraît et disparaît en fondu."
// or "Nothing moves by itself: things fade in and out.".
func SettingsMotionReducedNote() Text { return Text{key: "settings.motion.reduced.note"} }

// SettingsSpeed is "Vitesse des ordinateurs"
// or "Computer speed".
func SettingsSpeed() Text { return Text{key: "settings.speed"} }

// SettingsSpeedNote is "À quelle vitesse les autres jouent, dans les jeux à tour de rôle."
// or "How fast the others play, in games where you take turns.".
func SettingsSpeedNote() Text { return Text{key: "settings.speed.note"} }

// SettingsSpeedHalf is "0,5×"
// or "0.5×".
func SettingsSpeedHalf() Text { return Text{key: "settings.speed.half"} }

// SettingsSpeedNormal is "1×"
// or "1×".
func SettingsSpeedNormal() Text { return Text{key: "settings.speed.normal"} }

// SettingsSpeedDouble is "2×"
// or "2×".
func SettingsSpeedDouble() Text { return Text{key: "settings.speed.double"} }

// SettingsSpeedFour is "4×"
// or "4×".
func SettingsSpeedFour() Text { return Text{key: "settings.speed.four"} }

// SettingsSpeedEight is "8×"
// or "8×".
func SettingsSpeedEight() Text { return Text{key: "settings.speed.eight"} }

// SettingsSpeedSixteen is "16×"
// or "16×".
func SettingsSpeedSixteen() Text { return Text{key: "settings.speed.sixteen"} }

// SettingsSpeedOnce is "D'un coup"
// or "At once".
func SettingsSpeedOnce() Text { return Text{key: "settings.speed.once"} }

// SettingsTempo is "Vitesse du jeu"
// or "Game speed".
func SettingsTempo() Text { return Text{key: "settings.tempo"} }

// SettingsTempoNote is "Trichrome et Aquar.iom : ralentissez pour réfléchir, accélérez pour corser."
// or "Trichrome and Aquar.iom: slow down to think, speed up for a challenge.".
func SettingsTempoNote() Text { return Text{key: "settings.tempo.note"} }

// SettingsTempoServer is "Ici, le serveur donne le rythme : votre vitesse ne compte pas."
// or "The server sets the pace here: your game speed doesn't count.".
func SettingsTempoServer() Text { return Text{key: "settings.tempo.server"} }

// SettingsPress is "Boutons à maintenir"
// or "Held buttons".
func SettingsPress() Text { return Text{key: "settings.press"} }

// SettingsPressHold is "Maintenir"
// or "Hold".
func SettingsPressHold() Text { return Text{key: "settings.press.hold"} }

// SettingsPressOnce is "Bascule"
// or "Toggle".
func SettingsPressOnce() Text { return Text{key: "settings.press.once"} }

// SettingsPressHoldNote is "Ce qui se maintient reste enfoncé sous votre doigt."
// or "What has to be held, you hold down.".
func SettingsPressHoldNote() Text { return Text{key: "settings.press.hold.note"} }

// SettingsPressOnceNote is "Un premier appui commence, le suivant termine : rien à maintenir."
// or "One press begins, the next one ends: nothing to hold down.".
func SettingsPressOnceNote() Text { return Text{key: "settings.press.once.note"} }

// SettingsVibrationNote is "Les manettes vibrent quand il se passe quelque chose."
// or "Gamepads vibrate when something happens.".
func SettingsVibrationNote() Text { return Text{key: "settings.vibration.note"} }

// SettingsVibration is "Vibrations"
// or "Vibration".
func SettingsVibration() Text { return Text{key: "settings.vibration"} }

// SettingsNewer is "Chercher une nouvelle version"
// or "Look for updates".
func SettingsNewer() Text { return Text{key: "settings.newer"} }

// SettingsNewerNote is "Vérifie au lancement ; rien n'est envoyé sur vous."
// or "Checks when the game starts; sends nothing about you.".
func SettingsNewerNote() Text { return Text{key: "settings.newer.note"} }

// SettingsNewerThere is "La version {name} est disponible : {address}"
// or "Version {name} is available: {address}".
func SettingsNewerThere(name, address string) Text {
	return Text{key: "settings.newer.there", strings: [maxStrings]string{name, address}}
}

// SettingsFullscreen is "Plein écran"
// or "Full screen".
func SettingsFullscreen() Text { return Text{key: "settings.fullscreen"} }

// SettingsFullscreenNote is "Le jeu remplit l'écran, sans fenêtre autour."
// or "The game fills the screen, with no window around it.".
func SettingsFullscreenNote() Text { return Text{key: "settings.fullscreen.note"} }

// SettingsPictures is "Images"
// or "Pictures".
func SettingsPictures() Text { return Text{key: "settings.pictures"} }

// SettingsPicturesAuto is "Automatique"
// or "Automatic".
func SettingsPicturesAuto() Text { return Text{key: "settings.pictures.auto"} }

// SettingsPicturesFine is "Soignées"
// or "Fine".
func SettingsPicturesFine() Text { return Text{key: "settings.pictures.fine"} }

// SettingsPicturesLight is "Légères"
// or "Light".
func SettingsPicturesLight() Text { return Text{key: "settings.pictures.light"} }

// SettingsPicturesAutoNote is "Soignées, tant que cet appareil les dessine sans ralentir."
// or "Fine, as long as this computer draws them smoothly.".
func SettingsPicturesAutoNote() Text { return Text{key: "settings.pictures.auto.note"} }

// SettingsPicturesAutoLightNote is "Allégées pour l’instant : cet appareil dessine lentement."
// or "Lighter now, because this computer draws slowly.".
func SettingsPicturesAutoLightNote() Text { return Text{key: "settings.pictures.auto.light.note"} }

// SettingsPicturesFineNote is "Tout est dessiné, même si le jeu ralentit."
// or "Everything is drawn, even if it becomes slow.".
func SettingsPicturesFineNote() Text { return Text{key: "settings.pictures.fine.note"} }

// SettingsPicturesLightNote is "Sans ornements et moins nettes : plus rapides, et la batterie dure plus longtemps."
// or "Without ornaments, and less sharp: quicker, and easier on the battery.".
func SettingsPicturesLightNote() Text { return Text{key: "settings.pictures.light.note"} }

// SettingsCoordinates is "Coordonnées"
// or "Coordinates".
func SettingsCoordinates() Text { return Text{key: "settings.coordinates"} }

// SettingsCoordinatesNote is "Bzzz : les cases ont des numéros, depuis (0, 0), au bord du plateau et dans le journal."
// or "Bzzz: squares have numbers, from (0, 0), at the edge of the board and in the log.".
func SettingsCoordinatesNote() Text { return Text{key: "settings.coordinates.note"} }

// SettingsMaster is "Général"
// or "Overall".
func SettingsMaster() Text { return Text{key: "settings.master"} }

// SettingsMasterNote is "Le volume de tout le jeu."
// or "The volume of the whole game.".
func SettingsMasterNote() Text { return Text{key: "settings.master.note"} }

// SettingsMusicNote is "La musique seule. À zéro, vous jouez sans elle."
// or "The music alone. At zero, you play without it.".
func SettingsMusicNote() Text { return Text{key: "settings.music.note"} }

// SettingsEffectsNote is "Les bruits du jeu. Tout ce qui s'entend se voit aussi."
// or "The sounds of the game. Everything you hear is shown as well.".
func SettingsEffectsNote() Text { return Text{key: "settings.effects.note"} }

// SettingsMusic is "Musique"
// or "Music".
func SettingsMusic() Text { return Text{key: "settings.music"} }

// SettingsEffects is "Effets"
// or "Effects".
func SettingsEffects() Text { return Text{key: "settings.effects"} }

// SettingsSoundNone is "Aucune sortie de son. Branchez un casque ou des enceintes, puis fermez le jeu et relancez-le : il ne les cherche qu'au démarrage. Votre partie est enregistrée."
// or "No sound output. Plug in headphones or speakers, then restart the game: it only looks for them when it starts. Your game is saved.".
func SettingsSoundNone() Text { return Text{key: "settings.sound.none"} }

// SettingsSoundMuted is "Le son est coupé : bougez « Général » pour le remettre."
// or "The sound is off: move “Overall” to turn it on.".
func SettingsSoundMuted() Text { return Text{key: "settings.sound.muted"} }

// SettingsSoundZero is "« Général » est à zéro : montez-le pour entendre le jeu."
// or "“Overall” is at zero: raise it to hear the game.".
func SettingsSoundZero() Text { return Text{key: "settings.sound.zero"} }

// SettingsSoundLost is "La sortie de son a disparu : le jeu continue en silence. Pour retrouver le son, fermez le jeu et relancez-le : votre partie est enregistrée."
// or "The sound output is gone: the game goes on in silence. To get the sound back, restart the game: your game is saved.".
func SettingsSoundLost() Text { return Text{key: "settings.sound.lost"} }

// SettingsSoundWeb is "Pas de son dans ce navigateur. Rechargez la page pour réessayer : votre partie est enregistrée."
// or "No sound in this browser. Reload the page to try again: your game is saved.".
func SettingsSoundWeb() Text { return Text{key: "settings.sound.web"} }

// SettingsKeys is "Touches"
// or "Keys".
func SettingsKeys() Text { return Text{key: "settings.keys"} }

// SettingsKeysLeft is "Moitié gauche"
// or "Left half".
func SettingsKeysLeft() Text { return Text{key: "settings.keys.left"} }

// SettingsKeysRight is "Moitié droite"
// or "Right half".
func SettingsKeysRight() Text { return Text{key: "settings.keys.right"} }

// SettingsKeysMiddle is "Milieu"
// or "Middle".
func SettingsKeysMiddle() Text { return Text{key: "settings.keys.middle"} }

// SettingsKeysAct is "Agir"
// or "Act".
func SettingsKeysAct() Text { return Text{key: "settings.keys.act"} }

// SettingsKeysBack is "Retour"
// or "Back".
func SettingsKeysBack() Text { return Text{key: "settings.keys.back"} }

// SettingsKeysUp is "Haut"
// or "Up".
func SettingsKeysUp() Text { return Text{key: "settings.keys.up"} }

// SettingsKeysDown is "Bas"
// or "Down".
func SettingsKeysDown() Text { return Text{key: "settings.keys.down"} }

// SettingsKeysLeftward is "Gauche"
// or "Left".
func SettingsKeysLeftward() Text { return Text{key: "settings.keys.leftward"} }

// SettingsKeysRightward is "Droite"
// or "Right".
func SettingsKeysRightward() Text { return Text{key: "settings.keys.rightward"} }

// SettingsKeysX is "Autre action"
// or "Other action".
func SettingsKeysX() Text { return Text{key: "settings.keys.x"} }

// SettingsKeysY is "Info"
// or "Info".
func SettingsKeysY() Text { return Text{key: "settings.keys.y"} }

// SettingsKeysChange is "Changer une touche"
// or "Change a key".
func SettingsKeysChange() Text { return Text{key: "settings.keys.change"} }

// SettingsKeysPressFor is "Nouvelle touche pour « {button} », {half}"
// or "New key for “{button}”, {half}".
func SettingsKeysPressFor(button, half string) Text {
	return Text{key: "settings.keys.press.for", strings: [maxStrings]string{button, half}}
}

// SettingsKeysDone is "Nouvelle touche : {key}."
// or "Set to {key}.".
func SettingsKeysDone(key string) Text {
	return Text{key: "settings.keys.done", strings: [maxStrings]string{key}}
}

// SettingsKeysTaken is "La touche {key} sert déjà : « {button} », {half}. Choisissez-en une autre."
// or "The key {key} is already used: “{button}”, {half}. Choose another.".
func SettingsKeysTaken(key, button, half string) Text {
	return Text{key: "settings.keys.taken", strings: [maxStrings]string{key, button, half}}
}

// SettingsKeysGames is "La touche {key} a déjà un rôle dans les jeux. Choisissez-en une autre."
// or "The key {key} has a meaning in every game. Choose another.".
func SettingsKeysGames(key string) Text {
	return Text{key: "settings.keys.games", strings: [maxStrings]string{key}}
}

// SettingsKeysReserved is "La touche {key} sert dans tous les menus. Choisissez-en une autre."
// or "The key {key} is used in every menu. Choose another.".
func SettingsKeysReserved(key string) Text {
	return Text{key: "settings.keys.reserved", strings: [maxStrings]string{key}}
}

// SettingsKeysReset is "Par défaut"
// or "Default keys".
func SettingsKeysReset() Text { return Text{key: "settings.keys.reset"} }

// SettingsPad is "Manette"
// or "Gamepad".
func SettingsPad() Text { return Text{key: "settings.pad"} }

// SettingsPadKeyboard is "Clavier"
// or "Keyboard".
func SettingsPadKeyboard() Text { return Text{key: "settings.pad.keyboard"} }

// SettingsPadChange is "Boutons de la manette"
// or "Gamepad buttons".
func SettingsPadChange() Text { return Text{key: "settings.pad.change"} }

// SettingsPadPrevious is "Précédent"
// or "Previous".
func SettingsPadPrevious() Text { return Text{key: "settings.pad.previous"} }

// SettingsPadNext is "Suivant"
// or "Next".
func SettingsPadNext() Text { return Text{key: "settings.pad.next"} }

// SettingsPadUndo is "Annuler"
// or "Undo".
func SettingsPadUndo() Text { return Text{key: "settings.pad.undo"} }

// SettingsPadRest is "Faire le reste"
// or "Do the rest".
func SettingsPadRest() Text { return Text{key: "settings.pad.rest"} }

// SettingsPadPressFor is "Nouveau bouton de la manette pour « {button} »"
// or "New gamepad button for “{button}”".
func SettingsPadPressFor(button string) Text {
	return Text{key: "settings.pad.press.for", strings: [maxStrings]string{button}}
}

// SettingsPadDone is "Rien à changer, c'était déjà ce bouton : {place}."
// or "Nothing to change, it was this button already: {place}.".
func SettingsPadDone(place string) Text {
	return Text{key: "settings.pad.done", strings: [maxStrings]string{place}}
}

// SettingsPadSwapped is "Échangés. « {button} » : {place}. « {other} » : {before}."
// or "Swapped. “{button}”: {place}. “{other}”: {before}.".
func SettingsPadSwapped(other, button, place, before string) Text {
	return Text{key: "settings.pad.swapped", strings: [maxStrings]string{other, button, place, before}}
}

// SettingsPadReset is "Par défaut"
// or "Default buttons".
func SettingsPadReset() Text { return Text{key: "settings.pad.reset"} }

// SettingsPadNone is "Aucune manette n'est branchée."
// or "No gamepad is plugged in.".
func SettingsPadNone() Text { return Text{key: "settings.pad.none"} }

// SettingsPadWhich is "Manette {number} : {name}. Réglage de toutes les manettes."
// or "Gamepad {number}: {name}. Applies to all gamepads.".
func SettingsPadWhich(number int, name string) Text {
	return Text{key: "settings.pad.which", numbers: [maxNumbers]int64{int64(number)}, strings: [maxStrings]string{name}}
}

// SettingsPadOdd is "{name} : boutons inconnus, affichés par numéro. Si la manette a un mode XInput, choisissez-le."
// or "{name}: unknown buttons, shown as numbers. If it has an XInput mode, choose that.".
func SettingsPadOdd(name string) Text {
	return Text{key: "settings.pad.odd", strings: [maxStrings]string{name}}
}

// SettingsPadOddFile is "Boutons inconnus : ajoutez la ligne SDL de {id} au fichier {file}, dans {where}, puis relancez le jeu."
// or "Unknown buttons: add the SDL line of {id} to the file {file}, in {where}, then restart the game.".
func SettingsPadOddFile(id, file, where string) Text {
	return Text{key: "settings.pad.odd.file", strings: [maxStrings]string{id, file, where}}
}

// SettingsYes is "Oui"
// or "Yes".
func SettingsYes() Text { return Text{key: "settings.yes"} }

// SettingsNo is "Non"
// or "No".
func SettingsNo() Text { return Text{key: "settings.no"} }

// SettingsReset is "Tout réinitialiser"
// or "Reset everything".
func SettingsReset() Text { return Text{key: "settings.reset"} }

// SettingsResetNote is "Remet tous les réglages par défaut. Vos parties et vos noms restent."
// or "Puts all settings back to default. Your games and names stay.".
func SettingsResetNote() Text { return Text{key: "settings.reset.note"} }

// SettingsResetDone is "Tous les réglages sont ceux par défaut."
// or "All settings are back to default.".
func SettingsResetDone() Text { return Text{key: "settings.reset.done"} }

// SettingsResetAsk is "Remettre tous les réglages par défaut ?"
// or "Reset all settings to default?".
func SettingsResetAsk() Text { return Text{key: "settings.reset.ask"} }

// PauseTitle is "En pause"
// or "Paused".
func PauseTitle() Text { return Text{key: "pause.title"} }

// PauseWhere is "En pause · {where}"
// or "Paused · {where}".
func PauseWhere(where string) Text {
	return Text{key: "pause.where", strings: [maxStrings]string{where}}
}

// PauseResume is "Reprendre"
// or "Resume".
func PauseResume() Text { return Text{key: "pause.resume"} }

// PauseRules is "Règles"
// or "Rules".
func PauseRules() Text { return Text{key: "pause.rules"} }

// PauseSettings is "Réglages"
// or "Settings".
func PauseSettings() Text { return Text{key: "pause.settings"} }

// PauseRestart is "Recommencer"
// or "Restart".
func PauseRestart() Text { return Text{key: "pause.restart"} }

// PauseRestartAsk is "Recommencer depuis le début ? La partie ira à la corbeille."
// or "Restart from the beginning? This game goes to the bin.".
func PauseRestartAsk() Text { return Text{key: "pause.restart.ask"} }

// PauseGiveup is "Abandonner"
// or "Give up".
func PauseGiveup() Text { return Text{key: "pause.giveup"} }

// PauseGiveupAsk is "Abandonner ? L'autre camp gagne aussitôt."
// or "Give up? The other side wins at once.".
func PauseGiveupAsk() Text { return Text{key: "pause.giveup.ask"} }

// PauseAbandonAsk is "Abandonner la partie ? Elle ira à la corbeille."
// or "Give up this game? It goes to the bin.".
func PauseAbandonAsk() Text { return Text{key: "pause.abandon.ask"} }

// PauseQuit is "Enregistrer, quitter"
// or "Save and quit".
func PauseQuit() Text { return Text{key: "pause.quit"} }

// PauseLeave is "Quitter la partie"
// or "Leave the game".
func PauseLeave() Text { return Text{key: "pause.leave"} }

// PauseLeaveAsk is "Quitter ? Un ordinateur vous remplace. Le code {name} vous ramène."
// or "Leave? A computer plays for you. The code {name} brings you back.".
func PauseLeaveAsk(name string) Text {
	return Text{key: "pause.leave.ask", strings: [maxStrings]string{name}}
}

// PauseLost is "Manette débranchée"
// or "Gamepad unplugged".
func PauseLost() Text { return Text{key: "pause.lost"} }

// PauseLostWho is "{name} ({player}), la partie vous attend."
// or "{name} ({player}), the game is waiting for you.".
func PauseLostWho(name, player string) Text {
	return Text{key: "pause.lost.who", strings: [maxStrings]string{name, player}}
}

// PauseLostPlayer is "{player}, la partie vous attend."
// or "{player}, the game is waiting for you.".
func PauseLostPlayer(player string) Text {
	return Text{key: "pause.lost.player", strings: [maxStrings]string{player}}
}

// PauseLostPress is "Appuyez sur {button}"
// or "Press {button}".
func PauseLostPress(button string) Text {
	return Text{key: "pause.lost.press", strings: [maxStrings]string{button}}
}

// PauseLostAny is "sur n'importe quelle manette"
// or "on any gamepad".
func PauseLostAny() Text { return Text{key: "pause.lost.any"} }

// PauseLostComputer is "L'ordinateur joue"
// or "A computer plays".
func PauseLostComputer() Text { return Text{key: "pause.lost.computer"} }

// PauseLive is "La partie continue"
// or "The game goes on".
func PauseLive() Text { return Text{key: "pause.live"} }

// PauseLiveWhere is "La partie continue · {where}"
// or "The game goes on · {where}".
func PauseLiveWhere(where string) Text {
	return Text{key: "pause.live.where", strings: [maxStrings]string{where}}
}

// PauseLiveLostWho is "{name} ({player}), les autres jouent sans vous."
// or "{name} ({player}), the others play on without you.".
func PauseLiveLostWho(name, player string) Text {
	return Text{key: "pause.live.lost.who", strings: [maxStrings]string{name, player}}
}

// PauseLiveLostPlayer is "{player}, les autres jouent sans vous."
// or "{player}, the others play on without you.".
func PauseLiveLostPlayer(player string) Text {
	return Text{key: "pause.live.lost.player", strings: [maxStrings]string{player}}
}

// HandoverTitle is "À vous, {name}"
// or "Your turn, {name}".
func HandoverTitle(name string) Text {
	return Text{key: "handover.title", strings: [maxStrings]string{name}}
}

// HandoverLine is "Passez la main, on ne regarde pas !"
// or "Hand over, and no peeking!".
func HandoverLine() Text { return Text{key: "handover.line"} }

// HandoverGo is "C'est moi"
// or "It's me".
func HandoverGo() Text { return Text{key: "handover.go"} }

// ResultsWins is "{name} l'emporte !"
// or "{name} wins!".
func ResultsWins(name string) Text {
	return Text{key: "results.wins", strings: [maxStrings]string{name}}
}

// ResultsYou is "Vous l'emportez !"
// or "You win!".
func ResultsYou() Text { return Text{key: "results.you"} }

// ResultsDraw is "Égalité !"
// or "A draw!".
func ResultsDraw() Text { return Text{key: "results.draw"} }

// ResultsDrawNames is "{names} à égalité !"
// or "A draw: {names}!".
func ResultsDrawNames(names string) Text {
	return Text{key: "results.draw.names", strings: [maxStrings]string{names}}
}

// ResultsDrawMany is "{names} et {n} de plus à égalité !" / "{names} et {n} autres à égalité !"
// or "A draw: {names} and {n} other!" / "A draw: {names} and {n} others!".
func ResultsDrawMany(n int, names string) Text {
	return Text{key: "results.draw.many", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{names}}
}

// ResultsComputerNote is "{level} · {note}"
// or "{level} · {note}".
func ResultsComputerNote(level, note string) Text {
	return Text{key: "results.computer.note", strings: [maxStrings]string{level, note}}
}

// ResultsPersonNote is "{device} · {note}"
// or "{device} · {note}".
func ResultsPersonNote(device, note string) Text {
	return Text{key: "results.person.note", strings: [maxStrings]string{device, note}}
}

// ResultsDeviceKeyboard is "clavier"
// or "keyboard".
func ResultsDeviceKeyboard() Text { return Text{key: "results.device.keyboard"} }

// ResultsDevicePad is "manette"
// or "gamepad".
func ResultsDevicePad() Text { return Text{key: "results.device.pad"} }

// ResultsDeviceMouse is "souris"
// or "mouse".
func ResultsDeviceMouse() Text { return Text{key: "results.device.mouse"} }

// ResultsDeviceTouch is "au doigt"
// or "touch".
func ResultsDeviceTouch() Text { return Text{key: "results.device.touch"} }

// ResultsDeviceElsewhere is "autre écran"
// or "another screen".
func ResultsDeviceElsewhere() Text { return Text{key: "results.device.elsewhere"} }

// ResultsDeviceComputer is "ordinateur à la fin"
// or "computer at the end".
func ResultsDeviceComputer() Text { return Text{key: "results.device.computer"} }

// ResultsRematch is "Revanche"
// or "Rematch".
func ResultsRematch() Text { return Text{key: "results.rematch"} }

// ResultsNextLevel is "Niveau {level}"
// or "Level {level}".
func ResultsNextLevel(level string) Text {
	return Text{key: "results.next.level", strings: [maxStrings]string{level}}
}

// ResultsScore is "{points}"
// or "{points}".
func ResultsScore(points int) Text {
	return Text{key: "results.score", numbers: [maxNumbers]int64{int64(points)}}
}

// ResultsReplay is "Revoir"
// or "Watch again".
func ResultsReplay() Text { return Text{key: "results.replay"} }

// ResultsLobby is "Autre partie"
// or "New game".
func ResultsLobby() Text { return Text{key: "results.lobby"} }

// ResultsTitle is "Menu principal"
// or "Main menu".
func ResultsTitle() Text { return Text{key: "results.title"} }

// ResultsTurn is "tour {turn}"
// or "turn {turn}".
func ResultsTurn(turn int) Text {
	return Text{key: "results.turn", numbers: [maxNumbers]int64{int64(turn)}}
}

// ResultsDodged is "esquive" / "esquives"
// or "dodged" / "dodged".
func ResultsDodged(n int) Text {
	return Text{key: "results.dodged", numbers: [maxNumbers]int64{int64(n)}}
}

// ResultsExpected is "{expected} prévues"
// or "{expected} expected".
func ResultsExpected(expected float64) Text {
	return Text{key: "results.expected", numbers: [maxNumbers]int64{bits(expected)}}
}

// ResultsLuckMore is "{name} : une de plus que prévu" / "{name} : {n} de plus que prévu"
// or "{name}: one more than expected" / "{name}: {n} more than expected".
func ResultsLuckMore(n int, name string) Text {
	return Text{key: "results.luck.more", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{name}}
}

// ResultsLuckLess is "{name} : une de moins que prévu" / "{name} : {n} de moins que prévu"
// or "{name}: one fewer than expected" / "{name}: {n} fewer than expected".
func ResultsLuckLess(n int, name string) Text {
	return Text{key: "results.luck.less", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{name}}
}

// ResultsLuckEven is "La chance a été la même pour tous"
// or "Luck was fair to everybody".
func ResultsLuckEven() Text { return Text{key: "results.luck.even"} }

// ResultsAnd is "{names} et {name}"
// or "{names} and {name}".
func ResultsAnd(names, name string) Text {
	return Text{key: "results.and", strings: [maxStrings]string{names, name}}
}

// ResultsList is "{names}, {name}"
// or "{names}, {name}".
func ResultsList(names, name string) Text {
	return Text{key: "results.list", strings: [maxStrings]string{names, name}}
}

// ShareTitle is "Partager"
// or "Share".
func ShareTitle() Text { return Text{key: "share.title"} }

// ShareTip is "Une copie de cette partie, un film ou une image"
// or "A copy of this game, a film or a picture".
func ShareTip() Text { return Text{key: "share.tip"} }

// ShareNote is "Une copie se regarde et se reprend sur un autre appareil ou dans un navigateur. Films et images sont pour tout le monde."
// or "A copy can be watched and continued on another device or in a browser. Films and pictures are for everybody.".
func ShareNote() Text { return Text{key: "share.note"} }

// ShareImage is "Image"
// or "Picture".
func ShareImage() Text { return Text{key: "share.image"} }

// ShareImageUnfinished is "L’image se fait une fois la partie finie."
// or "There is a picture once the game is over.".
func ShareImageUnfinished() Text { return Text{key: "share.image.unfinished"} }

// ShareFilm is "Film"
// or "Film".
func ShareFilm() Text { return Text{key: "share.film"} }

// FilmWhole is "Toute la partie, {count} s"
// or "Whole game, {count} s".
func FilmWhole(count int) Text {
	return Text{key: "film.whole", numbers: [maxNumbers]int64{int64(count)}}
}

// FilmMoment is "Ce moment ({where}), {count} s"
// or "This moment ({where}), {count} s".
func FilmMoment(count int, where string) Text {
	return Text{key: "film.moment", numbers: [maxNumbers]int64{int64(count)}, strings: [maxStrings]string{where}}
}

// FilmParts is "Toute la partie : environ {size} Mo ; ce moment : moins."
// or "Whole game: about {size} MB; this moment: less.".
func FilmParts(size float64) Text {
	return Text{key: "film.parts", numbers: [maxNumbers]int64{bits(size)}}
}

// FilmVideo is "Le film sera une vidéo ({what})."
// or "The film becomes a video ({what}).".
func FilmVideo(what string) Text { return Text{key: "film.video", strings: [maxStrings]string{what}} }

// FilmPicture is "Le film sera une image animée."
// or "The film becomes an animated picture.".
func FilmPicture() Text { return Text{key: "film.picture"} }

// FilmPictureFfmpeg is "Le film sera une image animée, ou une vidéo une fois ffmpeg (gratuit) installé."
// or "The film becomes an animated picture, or a video once ffmpeg (free) is installed.".
func FilmPictureFfmpeg() Text { return Text{key: "film.picture.ffmpeg"} }

// FilmMaking is "Le film se prépare : {percent} %, encore {count} s"
// or "Making the film: {percent}%, {count} s left".
func FilmMaking(count, percent int) Text {
	return Text{key: "film.making", numbers: [maxNumbers]int64{int64(count), int64(percent)}}
}

// FilmWriting is "Le fichier s'écrit…"
// or "Writing the file…".
func FilmWriting() Text { return Text{key: "film.writing"} }

// FilmReady is "Le film est prêt : {count} s, {size} Mo."
// or "The film is ready: {count} s, {size} MB.".
func FilmReady(count int, size float64) Text {
	return Text{key: "film.ready", numbers: [maxNumbers]int64{int64(count), bits(size)}}
}

// FilmStopped is "Le film est abandonné."
// or "The film was given up.".
func FilmStopped() Text { return Text{key: "film.stopped"} }

// FilmFailed is "Le film n'a pas pu être fait : {what}. Réessayez, ou filmez ce moment seul."
// or "The film couldn't be made: {what}. Try again, or film this moment alone.".
func FilmFailed(what string) Text { return Text{key: "film.failed", strings: [maxStrings]string{what}} }

// FilmUnsaved is "Le film n'a pas pu être enregistré : {what}. Vérifiez qu'il reste de la place, puis réessayez."
// or "The film couldn't be saved: {what}. Check that there is room for it, then try again.".
func FilmUnsaved(what string) Text {
	return Text{key: "film.unsaved", strings: [maxStrings]string{what}}
}

// FilmAnother is "Un autre film"
// or "Another film".
func FilmAnother() Text { return Text{key: "film.another"} }

// FilmKeep is "Enregistrer le film"
// or "Save the film".
func FilmKeep() Text { return Text{key: "film.keep"} }

// ShareKept is "Enregistré : {file}"
// or "Saved: {file}".
func ShareKept(file string) Text { return Text{key: "share.kept", strings: [maxStrings]string{file}} }

// ShareFailed is "Impossible d'enregistrer le fichier."
// or "The file couldn't be saved.".
func ShareFailed() Text { return Text{key: "share.failed"} }

// ShareSeed is "Graine : {what}"
// or "Seed: {what}".
func ShareSeed(what string) Text { return Text{key: "share.seed", strings: [maxStrings]string{what}} }

// ShareFrom is "Ludothèque"
// or "Ludothèque".
func ShareFrom() Text { return Text{key: "share.from"} }

// StoryAhead is "{letter} prend la tête au tour {turn} et la garde jusqu'à la fin."
// or "{letter} takes the lead on turn {turn} and keeps it to the end.".
func StoryAhead(turn int, letter string) Text {
	return Text{key: "story.ahead", numbers: [maxNumbers]int64{int64(turn)}, strings: [maxStrings]string{letter}}
}

// StoryBehind is "{letter} rattrape {n} point de retard et prend la tête au tour {turn}." / "{letter} rattrape {n} points de retard et prend la tête au tour {turn}."
// or "{letter} comes back from {n} point down to lead on turn {turn}." / "{letter} comes back from {n} points down to lead on turn {turn}.".
func StoryBehind(n, turn int, letter string) Text {
	return Text{key: "story.behind", numbers: [maxNumbers]int64{int64(n), int64(turn)}, strings: [maxStrings]string{letter}}
}

// StoryLevel is "Personne n'a creusé l'écart."
// or "Nobody pulled ahead.".
func StoryLevel() Text { return Text{key: "story.level"} }

// StoryEven is "À l'arrivée, rien ne sépare les premiers."
// or "Nothing separates the leaders at the end.".
func StoryEven() Text { return Text{key: "story.even"} }

// StoryNear is "Il n'a manqué qu'un point à {letter}." / "Il a manqué {n} points à {letter}."
// or "{letter} fell only one point short." / "{letter} fell {n} points short.".
func StoryNear(n int, letter string) Text {
	return Text{key: "story.near", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{letter}}
}

// RecordsTitle is "Parties"
// or "Saved games".
func RecordsTitle() Text { return Text{key: "records.title"} }

// RecordsAll is "Toutes"
// or "All".
func RecordsAll() Text { return Text{key: "records.all"} }

// RecordsNone is "Aucune partie enregistrée pour l'instant."
// or "No saved games yet.".
func RecordsNone() Text { return Text{key: "records.none"} }

// RecordsNoneLine is "Chaque partie est enregistrée au fur et à mesure."
// or "Every game is saved as you play.".
func RecordsNoneLine() Text { return Text{key: "records.none.line"} }

// RecordsCount is "{n} partie" / "{n} parties"
// or "{n} game" / "{n} games".
func RecordsCount(n int) Text {
	return Text{key: "records.count", numbers: [maxNumbers]int64{int64(n)}}
}

// RecordsCountOf is "{count} sur {all}"
// or "{count} of {all}".
func RecordsCountOf(count, all int) Text {
	return Text{key: "records.count.of", numbers: [maxNumbers]int64{int64(count), int64(all)}}
}

// RecordsReading is "{count} pour l'instant…"
// or "{count} so far…".
func RecordsReading(count int) Text {
	return Text{key: "records.reading", numbers: [maxNumbers]int64{int64(count)}}
}

// RecordsSearch is "Rechercher"
// or "Search".
func RecordsSearch() Text { return Text{key: "records.search"} }

// RecordsUnsought is "Vider le champ"
// or "Clear the search".
func RecordsUnsought() Text { return Text{key: "records.unsought"} }

// RecordsNewest is "Récentes d’abord"
// or "Newest first".
func RecordsNewest() Text { return Text{key: "records.newest"} }

// RecordsOldest is "Anciennes d’abord"
// or "Oldest first".
func RecordsOldest() Text { return Text{key: "records.oldest"} }

// RecordsUnfinished is "À reprendre d’abord"
// or "Unfinished first".
func RecordsUnfinished() Text { return Text{key: "records.unfinished"} }

// RecordsBest is "Meilleurs scores"
// or "Best scores first".
func RecordsBest() Text { return Text{key: "records.best"} }

// RecordsMonthOf is "{month} {year}"
// or "{month} {year}".
func RecordsMonthOf(month, year string) Text {
	return Text{key: "records.month.of", strings: [maxStrings]string{month, year}}
}

// RecordsMonthBack is "Remonter à un autre mois"
// or "Go up to another month".
func RecordsMonthBack() Text { return Text{key: "records.month.back"} }

// RecordsMonthOn is "Descendre à un autre mois"
// or "Go down to another month".
func RecordsMonthOn() Text { return Text{key: "records.month.on"} }

// RecordsNoneFound is "Aucune partie ne correspond."
// or "No saved game found.".
func RecordsNoneFound() Text { return Text{key: "records.none.found"} }

// RecordsBin is "Corbeille"
// or "Bin".
func RecordsBin() Text { return Text{key: "records.bin"} }

// RecordsBinNone is "La corbeille est vide."
// or "The bin is empty.".
func RecordsBinNone() Text { return Text{key: "records.bin.none"} }

// RecordsBinLeft is "encore {n} jour" / "encore {n} jours"
// or "{n} day left" / "{n} days left".
func RecordsBinLeft(n int) Text {
	return Text{key: "records.bin.left", numbers: [maxNumbers]int64{int64(n)}}
}

// RecordsDeleted is "À la corbeille pour {n} jour." / "À la corbeille pour {n} jours."
// or "In the bin for {n} day." / "In the bin for {n} days.".
func RecordsDeleted(n int) Text {
	return Text{key: "records.deleted", numbers: [maxNumbers]int64{int64(n)}}
}

// RecordsUndo is "Annuler"
// or "Undo".
func RecordsUndo() Text { return Text{key: "records.undo"} }

// RecordsRestore is "Restaurer"
// or "Restore".
func RecordsRestore() Text { return Text{key: "records.restore"} }

// RecordsRestored is "La partie est de retour parmi vos parties enregistrées."
// or "The game is back among your saved games.".
func RecordsRestored() Text { return Text{key: "records.restored"} }

// RecordsLog is "Journal"
// or "Log".
func RecordsLog() Text { return Text{key: "records.log"} }

// RecordsResults is "Résultats"
// or "Results".
func RecordsResults() Text { return Text{key: "records.results"} }

// RecordsAbout is "Détails"
// or "Details".
func RecordsAbout() Text { return Text{key: "records.about"} }

// RecordsCopy is "Enregistrer une copie"
// or "Save a copy".
func RecordsCopy() Text { return Text{key: "records.copy"} }

// RecordsCopyNote is "La partie elle-même, dans un fichier"
// or "The game itself, as a file".
func RecordsCopyNote() Text { return Text{key: "records.copy.note"} }

// RecordsAnew is "Rejouer, même départ"
// or "Play again, same start".
func RecordsAnew() Text { return Text{key: "records.anew"} }

// RecordsKeep is "Enregistrer"
// or "Save".
func RecordsKeep() Text { return Text{key: "records.keep"} }

// RecordsKeepNote is "L'ajouter à vos parties enregistrées"
// or "Put it among your saved games".
func RecordsKeepNote() Text { return Text{key: "records.keep.note"} }

// RecordsKept is "La partie est parmi vos parties enregistrées."
// or "The game is among your saved games.".
func RecordsKept() Text { return Text{key: "records.kept"} }

// RecordsFiles is "Fichiers…"
// or "Files…".
func RecordsFiles() Text { return Text{key: "records.files"} }

// RecordsFilesTip is "Ouvrir un fichier, ou réunir toutes les parties en un"
// or "Open a file, or save all games as one".
func RecordsFilesTip() Text { return Text{key: "records.files.tip"} }

// RecordsFilesNote is "Déposez sur cette fenêtre une partie enregistrée, ou le fichier de toutes les parties d’un autre appareil."
// or "Drop a saved game, or a file with all games of another machine, on this window.".
func RecordsFilesNote() Text { return Text{key: "records.files.note"} }

// RecordsFilesChoose is "Ouvrez une partie enregistrée, ou le fichier de toutes les parties d’un autre appareil : choisissez-le, ou déposez-le ici."
// or "Open a saved game, or a file with all games of another machine: choose it, or drop it here.".
func RecordsFilesChoose() Text { return Text{key: "records.files.choose"} }

// RecordsFilesOpen is "Ouvrir un fichier…"
// or "Open a file…".
func RecordsFilesOpen() Text { return Text{key: "records.files.open"} }

// RecordsFilesAll is "Toutes les parties en un fichier"
// or "All games as one file".
func RecordsFilesAll() Text { return Text{key: "records.files.all"} }

// RecordsPacking is "Les parties sont réunies en un fichier…"
// or "Putting all games into one file…".
func RecordsPacking() Text { return Text{key: "records.packing"} }

// RecordsAdding is "Lecture du fichier…"
// or "Reading the file…".
func RecordsAdding() Text { return Text{key: "records.adding"} }

// RecordsAdded is "{n} partie ajoutée." / "{n} parties ajoutées."
// or "{n} game added." / "{n} games added.".
func RecordsAdded(n int) Text {
	return Text{key: "records.added", numbers: [maxNumbers]int64{int64(n)}}
}

// RecordsAddedKnown is "{n} partie était déjà là." / "{n} parties étaient déjà là."
// or "{n} game was here already." / "{n} games were here already.".
func RecordsAddedKnown(n int) Text {
	return Text{key: "records.added.known", numbers: [maxNumbers]int64{int64(n)}}
}

// RecordsAddedRefused is "{n} fichier est illisible." / "{n} fichiers sont illisibles."
// or "{n} file can't be read." / "{n} files can't be read.".
func RecordsAddedRefused(n int) Text {
	return Text{key: "records.added.refused", numbers: [maxNumbers]int64{int64(n)}}
}

// RecordsFavourite is "Favorite"
// or "Favourite".
func RecordsFavourite() Text { return Text{key: "records.favourite"} }

// RecordsFavourites is "Favorites seulement"
// or "Favourites only".
func RecordsFavourites() Text { return Text{key: "records.favourites"} }

// RecordsNote is "Votre note"
// or "Your note".
func RecordsNote() Text { return Text{key: "records.note"} }

// RecordsPick is "En supprimer plusieurs…"
// or "Delete several…".
func RecordsPick() Text { return Text{key: "records.pick"} }

// RecordsPicked is "{n} choisie" / "{n} choisies"
// or "{n} chosen" / "{n} chosen".
func RecordsPicked(n int) Text {
	return Text{key: "records.picked", numbers: [maxNumbers]int64{int64(n)}}
}

// RecordsFolder is "Voir le dossier"
// or "Show folder".
func RecordsFolder() Text { return Text{key: "records.folder"} }

// RecordsBroken is "Illisible"
// or "Unreadable".
func RecordsBroken() Text { return Text{key: "records.broken"} }

// RecordsUnreadable is "Impossible de revoir {file} : autre version du jeu, ou fichier abîmé dès la première ligne."
// or "{file} can't be watched: it comes from another version of the game, or is damaged from its first line.".
func RecordsUnreadable(file string) Text {
	return Text{key: "records.unreadable", strings: [maxStrings]string{file}}
}

// RecordsResume is "Reprendre"
// or "Resume".
func RecordsResume() Text { return Text{key: "records.resume"} }

// RecordsDelete is "Supprimer"
// or "Delete".
func RecordsDelete() Text { return Text{key: "records.delete"} }

// RecordsDeleteAsk is "Supprimer pour de bon ?"
// or "Delete for good?".
func RecordsDeleteAsk() Text { return Text{key: "records.delete.ask"} }

// RecordsVictory is "{name} a gagné"
// or "{name} wins".
func RecordsVictory(name string) Text {
	return Text{key: "records.victory", strings: [maxStrings]string{name}}
}

// RecordsDraw is "égalité"
// or "draw".
func RecordsDraw() Text { return Text{key: "records.draw"} }

// RecordsUnderWay is "partie en cours"
// or "still being played".
func RecordsUnderWay() Text { return Text{key: "records.under.way"} }

// RecordsToday is "Aujourd'hui, {time}"
// or "Today, {time}".
func RecordsToday(time string) Text {
	return Text{key: "records.today", strings: [maxStrings]string{time}}
}

// RecordsYesterday is "Hier, {time}"
// or "Yesterday, {time}".
func RecordsYesterday(time string) Text {
	return Text{key: "records.yesterday", strings: [maxStrings]string{time}}
}

// RecordsTime is "{hour} h {minute}"
// or "{hour}:{minute}".
func RecordsTime(hour int, minute string) Text {
	return Text{key: "records.time", numbers: [maxNumbers]int64{int64(hour)}, strings: [maxStrings]string{minute}}
}

// RecordsDate is "{weekday} {day}"
// or "{weekday} {day}".
func RecordsDate(day int, weekday string) Text {
	return Text{key: "records.date", numbers: [maxNumbers]int64{int64(day)}, strings: [maxStrings]string{weekday}}
}

// RecordsDateMonth is "{day} {month}"
// or "{day} {month}".
func RecordsDateMonth(day int, month string) Text {
	return Text{key: "records.date.month", numbers: [maxNumbers]int64{int64(day)}, strings: [maxStrings]string{month}}
}

// RecordsDateYear is "{day} {month} {year}"
// or "{day} {month} {year}".
func RecordsDateYear(day int, month, year string) Text {
	return Text{key: "records.date.year", numbers: [maxNumbers]int64{int64(day)}, strings: [maxStrings]string{month, year}}
}

// RecordsWeekday0 is "Dimanche"
// or "Sunday".
func RecordsWeekday0() Text { return Text{key: "records.weekday.0"} }

// RecordsWeekday1 is "Lundi"
// or "Monday".
func RecordsWeekday1() Text { return Text{key: "records.weekday.1"} }

// RecordsWeekday2 is "Mardi"
// or "Tuesday".
func RecordsWeekday2() Text { return Text{key: "records.weekday.2"} }

// RecordsWeekday3 is "Mercredi"
// or "Wednesday".
func RecordsWeekday3() Text { return Text{key: "records.weekday.3"} }

// RecordsWeekday4 is "Jeudi"
// or "Thursday".
func RecordsWeekday4() Text { return Text{key: "records.weekday.4"} }

// RecordsWeekday5 is "Vendredi"
// or "Friday".
func RecordsWeekday5() Text { return Text{key: "records.weekday.5"} }

// RecordsWeekday6 is "Samedi"
// or "Saturday".
func RecordsWeekday6() Text { return Text{key: "records.weekday.6"} }

// RecordsMonth1 is "janvier"
// or "January".
func RecordsMonth1() Text { return Text{key: "records.month.1"} }

// RecordsMonth2 is "février"
// or "February".
func RecordsMonth2() Text { return Text{key: "records.month.2"} }

// RecordsMonth3 is "mars"
// or "March".
func RecordsMonth3() Text { return Text{key: "records.month.3"} }

// RecordsMonth4 is "avril"
// or "April".
func RecordsMonth4() Text { return Text{key: "records.month.4"} }

// RecordsMonth5 is "mai"
// or "May".
func RecordsMonth5() Text { return Text{key: "records.month.5"} }

// RecordsMonth6 is "juin"
// or "June".
func RecordsMonth6() Text { return Text{key: "records.month.6"} }

// RecordsMonth7 is "juillet"
// or "July".
func RecordsMonth7() Text { return Text{key: "records.month.7"} }

// RecordsMonth8 is "août"
// or "August".
func RecordsMonth8() Text { return Text{key: "records.month.8"} }

// RecordsMonth9 is "septembre"
// or "September".
func RecordsMonth9() Text { return Text{key: "records.month.9"} }

// RecordsMonth10 is "octobre"
// or "October".
func RecordsMonth10() Text { return Text{key: "records.month.10"} }

// RecordsMonth11 is "novembre"
// or "November".
func RecordsMonth11() Text { return Text{key: "records.month.11"} }

// RecordsMonth12 is "décembre"
// or "December".
func RecordsMonth12() Text { return Text{key: "records.month.12"} }

// RecordsEyes is "Voir avec les yeux d’un autre"
// or "See with another player’s eyes".
func RecordsEyes() Text { return Text{key: "records.eyes"} }

// RecordsEyesFollow is "Suivre un autre joueur"
// or "Follow another player".
func RecordsEyesFollow() Text { return Text{key: "records.eyes.follow"} }

// RecordsFollowed is "On suit {name}"
// or "Following {name}".
func RecordsFollowed(name string) Text {
	return Text{key: "records.followed", strings: [maxStrings]string{name}}
}

// RecordsSeen is "Vu par {name}"
// or "Seen as {name} saw it".
func RecordsSeen(name string) Text {
	return Text{key: "records.seen", strings: [maxStrings]string{name}}
}

// RecordsFollow is "Suivre"
// or "Follow".
func RecordsFollow() Text { return Text{key: "records.follow"} }

// RecordsWide is "Plein cadre"
// or "Full size".
func RecordsWide() Text { return Text{key: "records.wide"} }

// RecordsWhole is "Tout voir"
// or "See all".
func RecordsWhole() Text { return Text{key: "records.whole"} }

// RecordsPlay is "Lecture"
// or "Play".
func RecordsPlay() Text { return Text{key: "records.play"} }

// RecordsPause is "Pause"
// or "Pause".
func RecordsPause() Text { return Text{key: "records.pause"} }

// RecordsFirst is "Début"
// or "Beginning".
func RecordsFirst() Text { return Text{key: "records.first"} }

// RecordsLast is "Fin"
// or "End".
func RecordsLast() Text { return Text{key: "records.last"} }

// RecordsBack is "Pas en arrière"
// or "One step back".
func RecordsBack() Text { return Text{key: "records.back"} }

// RecordsForward is "Pas en avant"
// or "One step forward".
func RecordsForward() Text { return Text{key: "records.forward"} }

// RecordsNext is "Suivant"
// or "Next".
func RecordsNext() Text { return Text{key: "records.next"} }

// RecordsNextNote is "Aller au prochain moment fort"
// or "Go to the next big moment".
func RecordsNextNote() Text { return Text{key: "records.next.note"} }

// RecordsGone is "L'enregistrement de cette partie n'existe plus."
// or "The recording of this game is gone.".
func RecordsGone() Text { return Text{key: "records.gone"} }

// RecordsDamaged is "Abîmée"
// or "Damaged".
func RecordsDamaged() Text { return Text{key: "records.damaged"} }

// RecordsDamagedLine is "abîmée à partir d'ici : reprenez de là"
// or "damaged from here: resume from this point".
func RecordsDamagedLine() Text { return Text{key: "records.damaged.line"} }

// RefusedTitle is "Impossible d'ouvrir cette partie"
// or "This game can't be opened".
func RefusedTitle() Text { return Text{key: "refused.title"} }

// RefusedLine is "{file}, ligne {line}"
// or "{file}, line {line}".
func RefusedLine(line int, file string) Text {
	return Text{key: "refused.line", numbers: [maxNumbers]int64{int64(line)}, strings: [maxStrings]string{file}}
}

// RefusedNone is "Ce fichier n'est pas une partie de Ludothèque. Choisissez-en un que le jeu a enregistré."
// or "This file isn't a Ludothèque game. Choose one that the game has saved.".
func RefusedNone() Text { return Text{key: "refused.none"} }

// RefusedForeign is "Cette partie vient d'un jeu que cette version ne connaît pas."
// or "This saved game is of a game that this version doesn't know.".
func RefusedForeign() Text { return Text{key: "refused.foreign"} }

// RefusedVersion is "Cette partie vient d'une autre version du jeu, avec d'autres règles : ouvrez-la avec la même version."
// or "This saved game comes from another version, with other rules: open it with the same version.".
func RefusedVersion() Text { return Text{key: "refused.version"} }

// RefusedDamaged is "Cette partie est illisible : le fichier est abîmé. Prenez-en une copie, si vous en avez une."
// or "This saved game can't be read: the file is damaged. Use a copy, if you have one.".
func RefusedDamaged() Text { return Text{key: "refused.damaged"} }

// RefusedDoctored is "Quelqu'un a modifié cette partie : elle ne suit plus les règles."
// or "Somebody has changed this saved game: it doesn't follow the rules.".
func RefusedDoctored() Text { return Text{key: "refused.doctored"} }

// RefusedLarge is "Ce fichier est bien trop gros pour une partie."
// or "This file is far too large for a saved game.".
func RefusedLarge() Text { return Text{key: "refused.large"} }

// RefusedUnread is "Impossible de lire le fichier : il n'est plus là, ou le système l'interdit."
// or "The file couldn't be read: it's gone, or the system forbids it.".
func RefusedUnread() Text { return Text{key: "refused.unread"} }

// RoomTitle is "Plus assez de place"
// or "Not enough room".
func RoomTitle() Text { return Text{key: "room.title"} }

// RoomLine is "Plus assez de place pour enregistrer cette partie. Supprimer d'anciennes parties finies ? On ne pourra plus les revoir."
// or "Not enough room to save this game. Delete old finished games? They can't be watched again.".
func RoomLine() Text { return Text{key: "room.line"} }

// RoomWhat is "{n} partie finie serait supprimée : {names}." / "{n} parties finies seraient supprimées : {names}."
// or "{n} finished game would be deleted: {names}." / "{n} finished games would be deleted: {names}.".
func RoomWhat(n int, names string) Text {
	return Text{key: "room.what", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{names}}
}

// RoomYes is "Supprimer ces parties"
// or "Delete these games".
func RoomYes() Text { return Text{key: "room.yes"} }

// RoomNo is "Jouer sans enregistrer"
// or "Play without saving".
func RoomNo() Text { return Text{key: "room.no"} }

// RoomMade is "Il y a de nouveau de la place : la partie est enregistrée."
// or "There's room again: the game is saved.".
func RoomMade() Text { return Text{key: "room.made"} }

// RulesOpen is "Règles"
// or "Rules".
func RulesOpen() Text { return Text{key: "rules.open"} }

// RulesMissing is "Le livre de ce jeu n'est pas encore écrit."
// or "This game's rule book isn't written yet.".
func RulesMissing() Text { return Text{key: "rules.missing"} }

// ButtonOk is "D'accord"
// or "OK".
func ButtonOk() Text { return Text{key: "button.ok"} }

// ButtonYes is "Oui"
// or "Yes".
func ButtonYes() Text { return Text{key: "button.yes"} }

// ButtonNo is "Non"
// or "No".
func ButtonNo() Text { return Text{key: "button.no"} }

// ButtonCancel is "Annuler"
// or "Cancel".
func ButtonCancel() Text { return Text{key: "button.cancel"} }

// ButtonBack is "Retour"
// or "Back".
func ButtonBack() Text { return Text{key: "button.back"} }

// ButtonNext is "Suivant"
// or "Next".
func ButtonNext() Text { return Text{key: "button.next"} }

// ButtonSkip is "Passer"
// or "Skip".
func ButtonSkip() Text { return Text{key: "button.skip"} }

// ButtonUndo is "Annuler"
// or "Undo".
func ButtonUndo() Text { return Text{key: "button.undo"} }

// LogTitle is "Journal"
// or "Log".
func LogTitle() Text { return Text{key: "log.title"} }

// LogEmpty is "Rien pour l'instant."
// or "Nothing yet.".
func LogEmpty() Text { return Text{key: "log.empty"} }

// NoticeSlow is "Cet appareil peine à suivre : le jeu tourne au ralenti."
// or "This computer can't keep up: the game runs slower than it should.".
func NoticeSlow() Text { return Text{key: "notice.slow"} }

// NoticeSettingsDamaged is "{file}, abîmé à la ligne {line} : ce qui était lisible est conservé."
// or "{file} is damaged at line {line}: what could be read is used.".
func NoticeSettingsDamaged(line int, file string) Text {
	return Text{key: "notice.settings.damaged", numbers: [maxNumbers]int64{int64(line)}, strings: [maxStrings]string{file}}
}

// NoticeSettingsValue is "{file}, ligne {line} : « {setting} » ne peut pas valoir {value}. La valeur par défaut le remplace."
// or "{file}, line {line}: “{setting}” can't be {value}. The default is used.".
func NoticeSettingsValue(line int, setting, value, file string) Text {
	return Text{key: "notice.settings.value", numbers: [maxNumbers]int64{int64(line)}, strings: [maxStrings]string{setting, value, file}}
}

// NoticeSettingsMore is "{file} : {n} autre valeur incomprise, remplacée elle aussi." / "{file} : {n} autres valeurs incomprises, remplacées elles aussi."
// or "{file}: {n} more value makes no sense. Its default is used." / "{file}: {n} more values make no sense. Their defaults are used.".
func NoticeSettingsMore(n int, file string) Text {
	return Text{key: "notice.settings.more", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{file}}
}

// NoticeSettingsUnread is "Impossible de lire le fichier des réglages, laissé tel quel : cette fois, les réglages par défaut servent."
// or "The settings file couldn't be read and is left as it is: the defaults are used for now.".
func NoticeSettingsUnread() Text { return Text{key: "notice.settings.unread"} }

// NoticeSettingsCopy is "Copie du fichier des réglages abîmé : {file}."
// or "The damaged settings file was copied to {file}.".
func NoticeSettingsCopy(file string) Text {
	return Text{key: "notice.settings.copy", strings: [maxStrings]string{file}}
}

// NoticePadsLine is "{file}, ligne {line} : disposition de manette illisible. Corrigez-la ou retirez-la."
// or "{file}, line {line}: this gamepad layout can't be read. Correct it or remove it.".
func NoticePadsLine(line int, file string) Text {
	return Text{key: "notice.pads.line", numbers: [maxNumbers]int64{int64(line)}, strings: [maxStrings]string{file}}
}

// NoticePadsUnread is "Impossible de lire {file} : vos dispositions de manettes manquent."
// or "{file} couldn't be read: your gamepad layouts are missing.".
func NoticePadsUnread(file string) Text {
	return Text{key: "notice.pads.unread", strings: [maxStrings]string{file}}
}

// NoticeSettingsUnsaved is "Impossible d'enregistrer vos réglages."
// or "Your settings couldn't be saved.".
func NoticeSettingsUnsaved() Text { return Text{key: "notice.settings.unsaved"} }

// NoticeStoreOpen is "Impossible d'enregistrer ici : à la fermeture, tout sera perdu."
// or "Can't save here: everything is lost when you quit.".
func NoticeStoreOpen() Text { return Text{key: "notice.store.open"} }

// NoticeStoreFull is "Disque plein : libérez de la place, sinon cette partie sera perdue."
// or "Disk full: free some space, or this game will be lost.".
func NoticeStoreFull() Text { return Text{key: "notice.store.full"} }

// NoticeStoreDenied is "Écriture refusée : la suite de la partie n'est plus enregistrée."
// or "Writing isn't allowed: the rest of the game isn't saved.".
func NoticeStoreDenied() Text { return Text{key: "notice.store.denied"} }

// NoticeStoreFailed is "Écriture impossible : la suite de la partie n'est plus enregistrée."
// or "Writing failed: the rest of the game isn't saved.".
func NoticeStoreFailed() Text { return Text{key: "notice.store.failed"} }

// NoticeStoreMissing is "Cette partie n'est plus là."
// or "That saved game is gone.".
func NoticeStoreMissing() Text { return Text{key: "notice.store.missing"} }

// NoticeElsewhereWindow is "Cette partie est ouverte dans une autre fenêtre : continuez-la là-bas."
// or "This game is open in another window: continue it there.".
func NoticeElsewhereWindow() Text { return Text{key: "notice.elsewhere.window"} }

// NoticeElsewhereTab is "Cette partie est ouverte dans un autre onglet : continuez-la là-bas."
// or "This game is open in another tab: continue it there.".
func NoticeElsewhereTab() Text { return Text{key: "notice.elsewhere.tab"} }

// NoticeElsewhereHost is "Cette partie est ouverte sur la machine {address} : continuez-la là-bas."
// or "This game is open on the machine {address}: continue it there.".
func NoticeElsewhereHost(address string) Text {
	return Text{key: "notice.elsewhere.host", strings: [maxStrings]string{address}}
}

// NoticeMatchFailed is "{name} n'a pas su répondre : le tour passe, ou un coup permis est tiré au sort."
// or "{name} couldn't answer: the turn passes, or a legal move is drawn at random.".
func NoticeMatchFailed(name string) Text {
	return Text{key: "notice.match.failed", strings: [maxStrings]string{name}}
}

// NoticeMatchMute is "{name} n'a pas répondu à temps : le tour passe, ou un coup permis est tiré au sort."
// or "{name} didn't answer in time: the turn passes, or a legal move is drawn at random.".
func NoticeMatchMute(name string) Text {
	return Text{key: "notice.match.mute", strings: [maxStrings]string{name}}
}

// NoticeMatchComputer is "L'ordinateur joue pour {name}."
// or "The computer plays for {name}.".
func NoticeMatchComputer(name string) Text {
	return Text{key: "notice.match.computer", strings: [maxStrings]string{name}}
}

// NoticeMatchComputerYou is "L'ordinateur joue pour vous, jusqu'à votre retour dans la partie."
// or "The computer plays for you until you're back in the game.".
func NoticeMatchComputerYou() Text { return Text{key: "notice.match.computer.you"} }

// NoticeMatchLate is "Temps écoulé pour {name} : le tour s'arrête."
// or "{name} is out of time: the turn ends.".
func NoticeMatchLate(name string) Text {
	return Text{key: "notice.match.late", strings: [maxStrings]string{name}}
}

// NoticeMatchLateYou is "Temps écoulé : votre tour s'arrête."
// or "You are out of time: your turn ends.".
func NoticeMatchLateYou() Text { return Text{key: "notice.match.late.you"} }

// NoticeMatchUndone is "{name} annule son coup."
// or "{name} undid a move.".
func NoticeMatchUndone(name string) Text {
	return Text{key: "notice.match.undone", strings: [maxStrings]string{name}}
}

// NoticeMatchBack is "{name} reprend sa place."
// or "{name} is back.".
func NoticeMatchBack(name string) Text {
	return Text{key: "notice.match.back", strings: [maxStrings]string{name}}
}

// NoticeMatchBackYou is "Vous reprenez votre place."
// or "You have your seat back.".
func NoticeMatchBackYou() Text { return Text{key: "notice.match.back.you"} }

// ErrorRecordRead is "Impossible de lire cette partie."
// or "This saved game couldn't be read.".
func ErrorRecordRead() Text { return Text{key: "error.record.read"} }

// ErrorLevelUnknown is "Niveau inconnu : « {level} ». Les niveaux : {levels}."
// or "There's no level “{level}”. The levels: {levels}.".
func ErrorLevelUnknown(level, levels string) Text {
	return Text{key: "error.level.unknown", strings: [maxStrings]string{level, levels}}
}

// ErrorUndo is "Trop tard pour annuler : quelque chose a été tiré ou révélé."
// or "Too late to undo: something was drawn or revealed.".
func ErrorUndo() Text { return Text{key: "error.undo"} }

// GalleryTitle is "Galerie"
// or "Gallery".
func GalleryTitle() Text { return Text{key: "gallery.title"} }

// GalleryControls is "Commandes"
// or "Controls".
func GalleryControls() Text { return Text{key: "gallery.controls"} }

// GallerySeats is "Places"
// or "Seats".
func GallerySeats() Text { return Text{key: "gallery.seats"} }

// GalleryChairs is "Places d'une table"
// or "Seats at a table".
func GalleryChairs() Text { return Text{key: "gallery.chairs"} }

// GalleryColors is "Couleurs"
// or "Colours".
func GalleryColors() Text { return Text{key: "gallery.colors"} }

// GalleryPapers is "Papiers"
// or "Papers".
func GalleryPapers() Text { return Text{key: "gallery.papers"} }

// GalleryTypes is "Caractères"
// or "Type".
func GalleryTypes() Text { return Text{key: "gallery.types"} }

// GalleryKeys is "Touches"
// or "Keys".
func GalleryKeys() Text { return Text{key: "gallery.keys"} }

// GalleryPlot is "Courbes"
// or "Plots".
func GalleryPlot() Text { return Text{key: "gallery.plot"} }

// GalleryIcons is "Icônes"
// or "Icons".
func GalleryIcons() Text { return Text{key: "gallery.icons"} }

// GalleryPieces is "Pièces"
// or "Pieces".
func GalleryPieces() Text { return Text{key: "gallery.pieces"} }

// GallerySample is "Voix ambiguë d'un cœur qui préfère les jattes de kiwis, 0123456789"
// or "The quick brown fox jumps over the lazy dog, 0123456789".
func GallerySample() Text { return Text{key: "gallery.sample"} }

// GalleryAquariomCells is "Seize joueurs, trois tailles"
// or "Sixteen players, three sizes".
func GalleryAquariomCells() Text { return Text{key: "gallery.aquariom.cells"} }

// GalleryAquariomMoving is "En route, avec sa portée"
// or "On the move, with its reach".
func GalleryAquariomMoving() Text { return Text{key: "gallery.aquariom.moving"} }

// GalleryAquariomIsolated is "Séparées après un éclatement"
// or "Separated after an explosion".
func GalleryAquariomIsolated() Text { return Text{key: "gallery.aquariom.isolated"} }

// GalleryAquariomCrown is "En tête"
// or "The leader".
func GalleryAquariomCrown() Text { return Text{key: "gallery.aquariom.crown"} }

// GalleryAquariomEdible is "À manger"
// or "May be eaten".
func GalleryAquariomEdible() Text { return Text{key: "gallery.aquariom.edible"} }

// GalleryAquariomDanger is "Dangereuse"
// or "Dangerous".
func GalleryAquariomDanger() Text { return Text{key: "gallery.aquariom.danger"} }

// GalleryAquariomDangerSome is "Dangereuse pour certaines"
// or "Dangerous to some".
func GalleryAquariomDangerSome() Text { return Text{key: "gallery.aquariom.danger-some"} }

// GalleryAquariomLunge is "À fuir : sa moitié vous atteint"
// or "Flee: its half can reach you".
func GalleryAquariomLunge() Text { return Text{key: "gallery.aquariom.lunge"} }

// GalleryAquariomLungeSome is "Sa moitié en atteint certaines"
// or "Its half can reach some".
func GalleryAquariomLungeSome() Text { return Text{key: "gallery.aquariom.lunge-some"} }

// GalleryAquariomGhost is "La cellule lancée et la visée"
// or "Split cell and aim".
func GalleryAquariomGhost() Text { return Text{key: "gallery.aquariom.ghost"} }

// GalleryAquariomRefused is "Division refusée"
// or "Division refused".
func GalleryAquariomRefused() Text { return Text{key: "gallery.aquariom.refused"} }

// GalleryAquariomUrchin is "Oursin"
// or "Urchin".
func GalleryAquariomUrchin() Text { return Text{key: "gallery.aquariom.urchin"} }

// GalleryAquariomThreat is "Oursin qui vous ferait éclater"
// or "Urchin that would burst you".
func GalleryAquariomThreat() Text { return Text{key: "gallery.aquariom.threat"} }

// GalleryAquariomBurst is "Éclatement !"
// or "Explosion!".
func GalleryAquariomBurst() Text { return Text{key: "gallery.aquariom.burst"} }

// GalleryAquariomEaten is "Mangée"
// or "Eaten".
func GalleryAquariomEaten() Text { return Text{key: "gallery.aquariom.eaten"} }

// GalleryAquariomDivided is "Division"
// or "Division".
func GalleryAquariomDivided() Text { return Text{key: "gallery.aquariom.divided"} }

// GalleryAquariomReborn is "Retour en jeu"
// or "Respawn".
func GalleryAquariomReborn() Text { return Text{key: "gallery.aquariom.reborn"} }

// GalleryAquariomEdge is "Bord de la carte"
// or "Edge of the map".
func GalleryAquariomEdge() Text { return Text{key: "gallery.aquariom.edge"} }

// GalleryAquariomDimmed is "Vue d'un joueur mangé"
// or "View of an eaten player".
func GalleryAquariomDimmed() Text { return Text{key: "gallery.aquariom.dimmed"} }

// GalleryAquariomMinimap is "Carte"
// or "Map".
func GalleryAquariomMinimap() Text { return Text{key: "gallery.aquariom.minimap"} }

// GalleryAquariomSplit is "Cadre d’une vue partagée"
// or "Frame of a shared view".
func GalleryAquariomSplit() Text { return Text{key: "gallery.aquariom.split"} }

// GalleryAquariomSigns is "Signes"
// or "Signs".
func GalleryAquariomSigns() Text { return Text{key: "gallery.aquariom.signs"} }

// GalleryAquariomBar is "Parts de chacun"
// or "Everybody’s share".
func GalleryAquariomBar() Text { return Text{key: "gallery.aquariom.bar"} }

// GalleryAquariomBanner is "Bandeau"
// or "Banner".
func GalleryAquariomBanner() Text { return Text{key: "gallery.aquariom.banner"} }

// GalleryAquariomFlee is "À fuir"
// or "Flee".
func GalleryAquariomFlee() Text { return Text{key: "gallery.aquariom.flee"} }

// GalleryAquariomTooLight is "Trop légère pour se diviser"
// or "Too light to divide".
func GalleryAquariomTooLight() Text { return Text{key: "gallery.aquariom.too-light"} }

// GalleryAquariomMass is "Masse"
// or "Mass".
func GalleryAquariomMass() Text { return Text{key: "gallery.aquariom.mass"} }

// GalleryAquariomName is "Camille"
// or "Camille".
func GalleryAquariomName() Text { return Text{key: "gallery.aquariom.name"} }

// LearnName is "Apprendre en jouant"
// or "Learn by playing".
func LearnName() Text { return Text{key: "learn.name"} }

// LearnAgain is "Reprendre la leçon"
// or "Go on with the lesson".
func LearnAgain() Text { return Text{key: "learn.again"} }

// LearnProgress is "{step}/{of}"
// or "{step}/{of}".
func LearnProgress(step, of int) Text {
	return Text{key: "learn.progress", numbers: [maxNumbers]int64{int64(step), int64(of)}}
}

// LearnNext is "Suivant"
// or "Next".
func LearnNext() Text { return Text{key: "learn.next"} }

// LearnSkip is "Montrez-moi"
// or "Show me".
func LearnSkip() Text { return Text{key: "learn.skip"} }

// LearnMine is "À moi"
// or "My turn".
func LearnMine() Text { return Text{key: "learn.mine"} }

// LearnWatch is "Regardez ce qui se passe."
// or "Watch what happens.".
func LearnWatch() Text { return Text{key: "learn.watch"} }

// LearnDone is "C'est fait !"
// or "Well done!".
func LearnDone() Text { return Text{key: "learn.done"} }

// LearnAgo is "Carte relue : l'image a changé depuis."
// or "An earlier card: the picture has changed since.".
func LearnAgo() Text { return Text{key: "learn.ago"} }

// LearnShown is "Regardez : on vous montre."
// or "Watch: you're being shown.".
func LearnShown() Text { return Text{key: "learn.shown"} }

// LearnWaits is "On vous attend"
// or "Waiting for you".
func LearnWaits() Text { return Text{key: "learn.waits"} }

// LearnStop is "Finir la leçon"
// or "End the lesson".
func LearnStop() Text { return Text{key: "learn.stop"} }

// LearnStep is "Passer l'étape"
// or "Skip the step".
func LearnStep() Text { return Text{key: "learn.step"} }

// LearnBefore is "Étape précédente"
// or "Previous step".
func LearnBefore() Text { return Text{key: "learn.before"} }

// LearnPlay is "À vous !"
// or "Your turn!".
func LearnPlay() Text { return Text{key: "learn.play"} }

// LearnPass is "Passer"
// or "Skip".
func LearnPass() Text { return Text{key: "learn.pass"} }

// LearnYours is "À vous maintenant !"
// or "Now you!".
func LearnYours() Text { return Text{key: "learn.yours"} }

// LearnStopped is "La leçon est finie."
// or "The lesson is over.".
func LearnStopped() Text { return Text{key: "learn.stopped"} }

// LearnClick is "Cliquez à l'endroit entouré."
// or "Click the place in the ring.".
func LearnClick() Text { return Text{key: "learn.click"} }

// LearnTap is "Touchez l'endroit entouré."
// or "Tap the place in the ring.".
func LearnTap() Text { return Text{key: "learn.tap"} }

// LearnFailed is "Impossible d'ouvrir la leçon."
// or "The lesson can't be opened.".
func LearnFailed() Text { return Text{key: "learn.failed"} }

// TableTitle is "Table {name}"
// or "Table {name}".
func TableTitle(name string) Text { return Text{key: "table.title", strings: [maxStrings]string{name}} }

// TableCalling is "Connexion à la table…"
// or "Connecting to the table…".
func TableCalling() Text { return Text{key: "table.calling"} }

// TableWait is "L'hôte va lancer la partie…"
// or "Waiting for the host to start…".
func TableWait() Text { return Text{key: "table.wait"} }

// TableWaitName is "{name} va lancer la partie…"
// or "Waiting for {name} to start…".
func TableWaitName(name string) Text {
	return Text{key: "table.wait.name", strings: [maxStrings]string{name}}
}

// TableWaitYou is "{name} vous attend : appuyez sur « {label} »."
// or "{name} is waiting for you: press “{label}”.".
func TableWaitYou(label func() Text, name string) Text {
	return Text{key: "table.wait.you", strings: [maxStrings]string{label().key, name}}
}

// TableWaitYouAll is "La table vous attend : appuyez sur « {label} »."
// or "The table is waiting for you: press “{label}”.".
func TableWaitYouAll(label func() Text) Text {
	return Text{key: "table.wait.you.all", strings: [maxStrings]string{label().key}}
}

// TableWaitAnswer is "{name} n'a pas encore répondu"
// or "{name} hasn't answered yet".
func TableWaitAnswer(name string) Text {
	return Text{key: "table.wait.answer", strings: [maxStrings]string{name}}
}

// TableFar is "{count} ms jusqu'à la table : vous verrez les autres joueurs avec un peu de retard."
// or "{count} ms to the table and back: you will see the other players a little late.".
func TableFar(count int) Text {
	return Text{key: "table.far", numbers: [maxNumbers]int64{int64(count)}}
}

// TableHead is "Commencez quand tout le monde est là."
// or "Start when everybody is here.".
func TableHead() Text { return Text{key: "table.head"} }

// TableWatch is "Vous regardez."
// or "You're watching.".
func TableWatch() Text { return Text{key: "table.watch"} }

// TableFree is "Libre"
// or "Free".
func TableFree() Text { return Text{key: "table.free"} }

// TableSilent is "Sans réponse : {count} s"
// or "No reply for {count} s".
func TableSilent(count int) Text {
	return Text{key: "table.silent", numbers: [maxNumbers]int64{int64(count)}}
}

// TableLoading is "Charge le jeu…"
// or "Loading the game…".
func TableLoading() Text { return Text{key: "table.loading"} }

// TableLoadingName is "{name} charge le jeu…"
// or "{name} is loading the game…".
func TableLoadingName(name string) Text {
	return Text{key: "table.loading.name", strings: [maxStrings]string{name}}
}

// TableDelay is "{count} ms"
// or "{count} ms".
func TableDelay(count int) Text {
	return Text{key: "table.delay", numbers: [maxNumbers]int64{int64(count)}}
}

// TableReady is "Prêt"
// or "Ready".
func TableReady() Text { return Text{key: "table.ready"} }

// TableNotready is "Pas encore prêt"
// or "Not ready yet".
func TableNotready() Text { return Text{key: "table.notready"} }

// TableLost is "La table ne répond pas : nouvel essai…"
// or "The table isn't answering: trying again…".
func TableLost() Text { return Text{key: "table.lost"} }

// TableRestarts is "Le serveur va s'arrêter : continuez à jouer, la partie est enregistrée."
// or "The server is about to stop: play on, the game is saved.".
func TableRestarts() Text { return Text{key: "table.restarts"} }

// TableRestarting is "Le serveur s'est arrêté : la table reviendra d'elle-même dès qu'il tournera de nouveau."
// or "The server has stopped for now: the table comes back by itself once it runs again.".
func TableRestarting() Text { return Text{key: "table.restarting"} }

// TableFound is "La table répond de nouveau."
// or "The table is answering again.".
func TableFound() Text { return Text{key: "table.found"} }

// TableUnsent is "Pas de connexion : rien n'arrive à la table pour l'instant."
// or "Not connected: nothing reaches the table for now.".
func TableUnsent() Text { return Text{key: "table.unsent"} }

// TableClosed is "La table est fermée."
// or "The table is closed.".
func TableClosed() Text { return Text{key: "table.closed"} }

// TableKept is "La table est fermée. La partie est enregistrée chez l'hôte, qui peut la reprendre : revenez à la même adresse."
// or "The table is closed. The host has saved the game and can resume it: come back to the same address.".
func TableKept() Text { return Text{key: "table.kept"} }

// TableUnkept is "L'hôte ne peut plus enregistrer : s'il s'arrête, la partie est perdue."
// or "The host can't save any more: if it stops, the game is lost.".
func TableUnkept() Text { return Text{key: "table.unkept"} }

// TablePaused is "La partie est en pause chez l'hôte."
// or "The game is paused on the host's screen.".
func TablePaused() Text { return Text{key: "table.paused"} }

// TableAway is "L'hôte a repris votre place."
// or "The host took your seat back.".
func TableAway() Text { return Text{key: "table.away"} }

// TableFull is "La table est complète."
// or "The table is full.".
func TableFull() Text { return Text{key: "table.full"} }

// TableSlow is "La table vous a déconnecté : votre connexion est trop lente."
// or "The table had to let you go: your connection is too slow.".
func TableSlow() Text { return Text{key: "table.slow"} }

// TableAgain is "Revenir"
// or "Come back".
func TableAgain() Text { return Text{key: "table.again"} }

// TableRetry is "Réessayer"
// or "Try again".
func TableRetry() Text { return Text{key: "table.retry"} }

// TableElsewhere is "Vous jouez dans un autre onglet ou une autre fenêtre."
// or "You are playing in another tab or window.".
func TableElsewhere() Text { return Text{key: "table.elsewhere"} }

// TableHere is "Jouer ici"
// or "Play here".
func TableHere() Text { return Text{key: "table.here"} }

// TableOlder is "L'hôte a une autre version du jeu : il faut la même des deux côtés."
// or "The host has another version of the game: both sides need the same.".
func TableOlder() Text { return Text{key: "table.older"} }

// TableUnsound is "La table a envoyé quelque chose d'impossible dans ce jeu. La connexion est coupée."
// or "The table sent something impossible in this game. The connection is closed.".
func TableUnsound() Text { return Text{key: "table.unsound"} }

// TableNowhere is "Aucune table à cette adresse."
// or "There's no table at this address.".
func TableNowhere() Text { return Text{key: "table.nowhere"} }

// TableGuessed is "Trop de codes faux : attendez une minute."
// or "Too many wrong codes: wait a minute.".
func TableGuessed() Text { return Text{key: "table.guessed"} }

// TableTurn is "{count} s par tour : ensuite, il s'arrête."
// or "{count} s a turn: then it ends.".
func TableTurn(count int) Text {
	return Text{key: "table.turn", numbers: [maxNumbers]int64{int64(count)}}
}

// TableYours is "À vous de jouer"
// or "Your turn".
func TableYours() Text { return Text{key: "table.yours"} }

// TableUnheard is "{name} ne répond plus"
// or "{name} doesn't answer".
func TableUnheard(name string) Text {
	return Text{key: "table.unheard", strings: [maxStrings]string{name}}
}

// TableUnheardUntil is "{name} ne répond plus : l'ordinateur joue dans {count}\u00a0s"
// or "{name} doesn't answer: the computer takes over in {count}\u00a0s".
func TableUnheardUntil(count int, name string) Text {
	return Text{key: "table.unheard.until", numbers: [maxNumbers]int64{int64(count)}, strings: [maxStrings]string{name}}
}

// TableClock is "{name} : encore {count} s"
// or "{name}: {count} s left".
func TableClock(count int, name string) Text {
	return Text{key: "table.clock", numbers: [maxNumbers]int64{int64(count)}, strings: [maxStrings]string{name}}
}

// TableClockYou is "À vous : encore {count} s"
// or "Your turn: {count} s left".
func TableClockYou(count int) Text {
	return Text{key: "table.clock.you", numbers: [maxNumbers]int64{int64(count)}}
}

// TableClockAll is "Encore {count} s pour tous"
// or "{count} s left for everybody".
func TableClockAll(count int) Text {
	return Text{key: "table.clock.all", numbers: [maxNumbers]int64{int64(count)}}
}

// TableLeft is "Vous avez quitté la table."
// or "You left the table.".
func TableLeft() Text { return Text{key: "table.left"} }

// CopyFailed is "Presse-papiers inaccessible : rien n'a été copié. Sous Linux, il faut xclip, xsel ou wl-clipboard."
// or "The clipboard can't be written, so nothing was copied. On Linux this needs xclip, xsel or wl-clipboard.".
func CopyFailed() Text { return Text{key: "copy.failed"} }

// PasteFailed is "Le presse-papiers est illisible : rien n'a été collé. Sous Linux, il faut xclip, xsel ou wl-clipboard."
// or "The clipboard can't be read, so nothing was pasted. On Linux this needs xclip, xsel or wl-clipboard.".
func PasteFailed() Text { return Text{key: "paste.failed"} }

// NearbyLine is "Tapez ou collez un code, un lien ou une adresse, par exemple {what}."
// or "Type or paste a code, a link or an address, such as {what}.".
func NearbyLine(what string) Text { return Text{key: "nearby.line", strings: [maxStrings]string{what}} }

// NearbyCalling is "Connexion…"
// or "Connecting…".
func NearbyCalling() Text { return Text{key: "nearby.calling"} }

// NearbyLooking is "Recherche de tables sur ce réseau…"
// or "Looking for tables on this network…".
func NearbyLooking() Text { return Text{key: "nearby.looking"} }

// NearbyNone is "Aucune table à proximité.\nUne table ouverte par « Inviter » s'affiche ici."
// or "No tables nearby.\nA table opened with “Invite” shows up here.".
func NearbyNone() Text { return Text{key: "nearby.none"} }

// NearbyFailed is "Recherche impossible sur ce réseau : tapez l'adresse qui est sur l'écran de l'hôte."
// or "Can't search this network: type the address on the host's screen.".
func NearbyFailed() Text { return Text{key: "nearby.failed"} }

// NearbyHost is "Chez {name}"
// or "{name}'s table".
func NearbyHost(name string) Text { return Text{key: "nearby.host", strings: [maxStrings]string{name}} }

// NearbyHostServer is "Serveur : {name}"
// or "{name}'s server".
func NearbyHostServer(name string) Text {
	return Text{key: "nearby.host.server", strings: [maxStrings]string{name}}
}

// NearbyFree is "{n} place libre" / "{n} places libres"
// or "{n} free seat" / "{n} free seats".
func NearbyFree(n int) Text { return Text{key: "nearby.free", numbers: [maxNumbers]int64{int64(n)}} }

// NearbyFull is "Aucune place libre"
// or "No free seat".
func NearbyFull() Text { return Text{key: "nearby.full"} }

// NearbyPlaying is "Partie en cours"
// or "Game in progress".
func NearbyPlaying() Text { return Text{key: "nearby.playing"} }

// NearbyOlder is "Autre version du jeu"
// or "Another version of the game".
func NearbyOlder() Text { return Text{key: "nearby.older"} }

// NearbyCode is "Chez {name} : tapez le code qui est sur l'écran de l'hôte."
// or "{name}'s table: type its code, it's on the host's screen.".
func NearbyCode(name string) Text { return Text{key: "nearby.code", strings: [maxStrings]string{name}} }

// NearbyCodeAt is "Table trouvée : {address}. Tapez le code qui est sur l'écran de l'hôte."
// or "Table at {address}: type its code, it's on the host's screen.".
func NearbyCodeAt(address string) Text {
	return Text{key: "nearby.code.at", strings: [maxStrings]string{address}}
}

// NearbyServer is "Serveur {game} trouvé : {address}. Rejoignez-le pour jouer, ou regardez."
// or "{game} server at {address}: join to play, or watch.".
func NearbyServer(game, address string) Text {
	return Text{key: "nearby.server", strings: [maxStrings]string{game, address}}
}

// NearbyGo is "Rejoindre"
// or "Join".
func NearbyGo() Text { return Text{key: "nearby.go"} }

// NearbyWatch is "Regarder"
// or "Watch".
func NearbyWatch() Text { return Text{key: "nearby.watch"} }

// NearbyWrong is "Ce n'est pas le code de cette table."
// or "This isn't the code of this table.".
func NearbyWrong() Text { return Text{key: "nearby.wrong"} }

// NearbyNocode is "Aucune table à proximité n'a ce code. Tapez aussi l'adresse qui est sur l'écran de l'hôte."
// or "No table nearby has this code. Type the address on the host's screen, too.".
func NearbyNocode() Text { return Text{key: "nearby.nocode"} }

// NearbySeveral is "Plusieurs tables à proximité ont ce code : choisissez la vôtre dans la liste."
// or "Several tables nearby have this code: choose yours in the list.".
func NearbySeveral() Text { return Text{key: "nearby.several"} }

// NearbyUnreached is "Pas de réponse : {address}. Vérifiez l'adresse, et que l'hôte est lancé."
// or "No reply from {address}. Check the address, and that the host is running.".
func NearbyUnreached(address string) Text {
	return Text{key: "nearby.unreached", strings: [maxStrings]string{address}}
}

// NearbyStrange is "Ni une table ni un serveur de jeu : {address}. Vérifiez l'adresse."
// or "Neither a table nor a game server: {address}. Check the address.".
func NearbyStrange(address string) Text {
	return Text{key: "nearby.strange", strings: [maxStrings]string{address}}
}

// InviteKey is "Inviter"
// or "Invite".
func InviteKey() Text { return Text{key: "invite.key"} }

// InvitePlaying is "Donnez ce lien ou ce code : qui vient prend la place d'un ordinateur, ou regarde."
// or "Pass on this link or this code: who comes takes a computer's seat, or watches.".
func InvitePlaying() Text { return Text{key: "invite.playing"} }

// InviteTitle is "La table est ouverte"
// or "The table is open".
func InviteTitle() Text { return Text{key: "invite.title"} }

// InviteTitleFull is "La table est complète"
// or "The table is full".
func InviteTitleFull() Text { return Text{key: "invite.title.full"} }

// InviteReachNetwork is "sur ce réseau"
// or "on this network".
func InviteReachNetwork() Text { return Text{key: "invite.reach.network"} }

// InviteReachBy is "réseau {name}"
// or "network {name}".
func InviteReachBy(name string) Text {
	return Text{key: "invite.reach.by", strings: [maxStrings]string{name}}
}

// InviteReachNear is "sur cet ordinateur"
// or "on this computer".
func InviteReachNear() Text { return Text{key: "invite.reach.near"} }

// InviteTurnOff is "tours sans limite de temps"
// or "no time limit".
func InviteTurnOff() Text { return Text{key: "invite.turn.off"} }

// InviteTurn is "{count} s par tour"
// or "{count} s a turn".
func InviteTurn(count int) Text {
	return Text{key: "invite.turn", numbers: [maxNumbers]int64{int64(count)}}
}

// InviteTurnMinutes is "{count} min par tour"
// or "{count} min a turn".
func InviteTurnMinutes(count int) Text {
	return Text{key: "invite.turn.minutes", numbers: [maxNumbers]int64{int64(count)}}
}

// InviteAlone is "Seul cet ordinateur peut se connecter. Ouvrez cette adresse dans un navigateur, ou dans une autre fenêtre du jeu."
// or "Only this computer can connect. Open this address in a browser, or in another window of the game.".
func InviteAlone() Text { return Text{key: "invite.alone"} }

// InviteNearWhy is "Aucun réseau : seul cet ordinateur peut se connecter. Ouvrez cette adresse dans un navigateur, ou dans une autre fenêtre du jeu."
// or "No network: only this computer can connect. Open this address in a browser, or in another window of the game.".
func InviteNearWhy() Text { return Text{key: "invite.near.why"} }

// InviteCode is "code"
// or "code".
func InviteCode() Text { return Text{key: "invite.code"} }

// InviteWatchers is "{n} regarde" / "{n} regardent"
// or "{n} is watching" / "{n} are watching".
func InviteWatchers(n int) Text {
	return Text{key: "invite.watchers", numbers: [maxNumbers]int64{int64(n)}}
}

// InviteNobody is "Personne ne regarde"
// or "Nobody is watching".
func InviteNobody() Text { return Text{key: "invite.nobody"} }

// InviteClose is "Fermer la table"
// or "Close the table".
func InviteClose() Text { return Text{key: "invite.close"} }

// InviteCloseSure is "Fermer pour tous ?"
// or "Close for everybody?".
func InviteCloseSure() Text { return Text{key: "invite.close.sure"} }

// InviteFold is "replier"
// or "collapse".
func InviteFold() Text { return Text{key: "invite.fold"} }

// InviteCopy is "Copier l'adresse"
// or "Copy the address".
func InviteCopy() Text { return Text{key: "invite.copy"} }

// InviteCopied is "Adresse copiée."
// or "Address copied.".
func InviteCopied() Text { return Text{key: "invite.copied"} }

// InviteScan is "Scannez"
// or "Scan".
func InviteScan() Text { return Text{key: "invite.scan"} }

// InviteScanLine is "pour rejoindre"
// or "to join".
func InviteScanLine() Text { return Text{key: "invite.scan.line"} }

// InviteElse is "Ou un ordinateur"
// or "Or a computer".
func InviteElse() Text { return Text{key: "invite.else"} }

// InviteKept is "Ordinateur"
// or "Computer".
func InviteKept() Text { return Text{key: "invite.kept"} }

// InviteKeptLine is "garde cette place"
// or "keeps this seat".
func InviteKeptLine() Text { return Text{key: "invite.kept.line"} }

// InviteHere is "Sur cet écran"
// or "On this screen".
func InviteHere() Text { return Text{key: "invite.here"} }

// InviteThere is "Sur l'écran de l'hôte"
// or "On the host's screen".
func InviteThere() Text { return Text{key: "invite.there"} }

// InviteDevicePhone is "Téléphone"
// or "Phone".
func InviteDevicePhone() Text { return Text{key: "invite.device.phone"} }

// InviteDeviceBrowser is "Navigateur"
// or "Browser".
func InviteDeviceBrowser() Text { return Text{key: "invite.device.browser"} }

// InviteDeviceWindow is "Ordinateur"
// or "Computer".
func InviteDeviceWindow() Text { return Text{key: "invite.device.window"} }

// InviteDeviceProgram is "Bot"
// or "Bot".
func InviteDeviceProgram() Text { return Text{key: "invite.device.program"} }

// InvitePreparing is "Se prépare"
// or "Not ready".
func InvitePreparing() Text { return Text{key: "invite.preparing"} }

// InviteWaits is "Sa place l'attend"
// or "Seat reserved".
func InviteWaits() Text { return Text{key: "invite.waits"} }

// InviteAway is "Exclure"
// or "Remove".
func InviteAway() Text { return Text{key: "invite.away"} }

// InviteGrip is "Déplacer cette place"
// or "Move this seat".
func InviteGrip() Text { return Text{key: "invite.grip"} }

// InviteHost is "{name} · hôte"
// or "{name} · host".
func InviteHost(name string) Text { return Text{key: "invite.host", strings: [maxStrings]string{name}} }

// InviteYou is "{name} · vous"
// or "{name} · you".
func InviteYou(name string) Text { return Text{key: "invite.you", strings: [maxStrings]string{name}} }

// InviteFreeLine is "prenez cette place"
// or "take this seat".
func InviteFreeLine() Text { return Text{key: "invite.free.line"} }

// InviteSit is "Prendre cette place"
// or "Take this seat".
func InviteSit() Text { return Text{key: "invite.sit"} }

// InviteAbsent is "{name} · absent"
// or "{name} · away".
func InviteAbsent(name string) Text {
	return Text{key: "invite.absent", strings: [maxStrings]string{name}}
}

// InviteTowards is "{name}, vers {letter}"
// or "{name}, to {letter}".
func InviteTowards(letter, name string) Text {
	return Text{key: "invite.towards", strings: [maxStrings]string{letter, name}}
}

// InviteStartPreparing is "{name} se prépare encore"
// or "{name} isn't ready yet".
func InviteStartPreparing(name string) Text {
	return Text{key: "invite.start.preparing", strings: [maxStrings]string{name}}
}

// InviteStartAbsent is "{name} manque encore"
// or "{name} is missing".
func InviteStartAbsent(name string) Text {
	return Text{key: "invite.start.absent", strings: [maxStrings]string{name}}
}

// InviteSat is "{name} est à la table"
// or "{name} is at the table".
func InviteSat(name string) Text { return Text{key: "invite.sat", strings: [maxStrings]string{name}} }

// InviteLeft is "{name} a quitté la table"
// or "{name} has left".
func InviteLeft(name string) Text { return Text{key: "invite.left", strings: [maxStrings]string{name}} }

// InviteFailed is "Impossible d'ouvrir la table : le système bloque les connexions. Autorisez Ludothèque dans le pare-feu."
// or "Can't open the table: the system blocks connections. Allow Ludothèque in the firewall.".
func InviteFailed() Text { return Text{key: "invite.failed"} }

// InviteUnseen is "La table ne s'affichera pas chez les autres : donnez le code QR ou l'adresse."
// or "Others won't see the table listed: give them the QR code or the address.".
func InviteUnseen() Text { return Text{key: "invite.unseen"} }

// InviteAgain is "Des invités jouaient ici. Appuyez encore pour rouvrir la table {what}."
// or "Guests were playing. Press again to reopen table {what}.".
func InviteAgain(what string) Text {
	return Text{key: "invite.again", strings: [maxStrings]string{what}}
}

// InviteStill is "La table {name} reste ouverte."
// or "Table {name} stays open.".
func InviteStill(name string) Text {
	return Text{key: "invite.still", strings: [maxStrings]string{name}}
}

// HintPlace is "choisir la place"
// or "choose the place".
func HintPlace() Text { return Text{key: "hint.place"} }

// HintShift is "déplacer une place"
// or "move a seat".
func HintShift() Text { return Text{key: "hint.shift"} }

// HintCopy is "copier l'adresse"
// or "copy the address".
func HintCopy() Text { return Text{key: "hint.copy"} }

// HintMove is "changer de place"
// or "change seats".
func HintMove() Text { return Text{key: "hint.move"} }

// HintSit is "asseoir ici"
// or "seat here".
func HintSit() Text { return Text{key: "hint.sit"} }

// HintPutback is "reposer"
// or "put back".
func HintPutback() Text { return Text{key: "hint.putback"} }

// TogetherKey is "Jouer entre amis"
// or "Play with friends".
func TogetherKey() Text { return Text{key: "together.key"} }

// TogetherOpen is "Ouvrir une table :"
// or "Open a table:".
func TogetherOpen() Text { return Text{key: "together.open"} }

// TogetherNone is "Aucune table publique pour l'instant. Ouvrez-en une et envoyez son lien, ou tapez le code d'un ami."
// or "No public table right now. Open one and send its link, or type a friend's code.".
func TogetherNone() Text { return Text{key: "together.none"} }

// TogetherNowhere is "Cette page vient d'un serveur sans tables. Pour jouer entre amis, l'un de vous installe Ludothèque et choisit « Inviter », ou l'ouvre depuis un serveur où tourne « arena host »."
// or "This page comes from a server without tables. To play with friends, one of you installs Ludothèque and chooses “Invite”, or opens it from a server on which “arena host” runs.".
func TogetherNowhere() Text { return Text{key: "together.nowhere"} }

// TogetherFull is "Toutes les tables de ce serveur sont prises : réessayez plus tard."
// or "Every table of this server is taken: try again later.".
func TogetherFull() Text { return Text{key: "together.full"} }

// TogetherMany is "Vous avez ouvert trop de tables : quittez-en une, ou patientez une minute."
// or "Too many tables of yours are open: leave one, or wait a minute.".
func TogetherMany() Text { return Text{key: "together.many"} }

// TogetherRefused is "Le serveur ne peut pas ouvrir cette table : il a une autre version du jeu. Rechargez la page."
// or "The server can't open this table: it has another version of the game. Reload the page.".
func TogetherRefused() Text { return Text{key: "together.refused"} }

// TogetherPublic is "Dans la liste de tous"
// or "In everybody's list".
func TogetherPublic() Text { return Text{key: "together.public"} }

// TogetherPrivate is "Par lien seulement"
// or "By link only".
func TogetherPrivate() Text { return Text{key: "together.private"} }

// TogetherShare is "Partager"
// or "Share".
func TogetherShare() Text { return Text{key: "together.share"} }

// TogetherPad is "Servir de manette"
// or "Use as a gamepad".
func TogetherPad() Text { return Text{key: "together.pad"} }

// TogetherAnyway is "Sans attendre {name} ?"
// or "Without waiting for {name}?".
func TogetherAnyway(name string) Text {
	return Text{key: "together.anyway", strings: [maxStrings]string{name}}
}

// TogetherGrew is "{name} arrive aussi : la table passe à {n} place." / "{name} arrive aussi : la table passe à {n} places."
// or "{name} comes too: the table now has {n} seat." / "{name} comes too: the table now has {n} seats.".
func TogetherGrew(n int, name string) Text {
	return Text{key: "together.grew", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{name}}
}

// TogetherGrewHead is "Avec {name}, la table est passée à {n} place. Touchez sa place pour l'exclure." / "Avec {name}, la table est passée à {n} places. Touchez sa place pour l'exclure."
// or "With {name} the table has grown to {n} seat. Press their seat to remove them." / "With {name} the table has grown to {n} seats. Press their seat to remove them.".
func TogetherGrewHead(n int, name string) Text {
	return Text{key: "together.grew.head", numbers: [maxNumbers]int64{int64(n)}, strings: [maxStrings]string{name}}
}

// TogetherAwayAsk is "Exclure vraiment ?"
// or "Really remove?".
func TogetherAwayAsk() Text { return Text{key: "together.away.ask"} }

// TogetherSoon is "{count} s"
// or "{count} s".
func TogetherSoon(count int) Text {
	return Text{key: "together.soon", numbers: [maxNumbers]int64{int64(count)}}
}

// TogetherAgain is "{name} veut une revanche"
// or "{name} wants a rematch".
func TogetherAgain(name string) Text {
	return Text{key: "together.again", strings: [maxStrings]string{name}}
}

// TogetherLeave is "Quitter la table"
// or "Leave the table".
func TogetherLeave() Text { return Text{key: "together.leave"} }

// TogetherLeaveAsk is "Quitter vraiment ?"
// or "Really leave?".
func TogetherLeaveAsk() Text { return Text{key: "together.leave.ask"} }
