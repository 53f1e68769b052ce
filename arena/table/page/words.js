// What the page says, in two languages.
const asked = new URLSearchParams(location.search).get("lang");
export const french = asked === "fr" || asked !== "en" && (navigator.language || "fr").startsWith("fr");

export const words = french ? {
	code: "Le code de la table", enter: "Entrer", open: "Ouvrir une table", noTable: "Il n’y a pas de table de ce nom. Vérifiez le code.",
	name: "Votre prénom", sit: "S’asseoir", watch: "Regarder seulement", connecting: "On cherche la table…",
	ready: "Prêt", preparing: "Se prépare", table: c => "La table " + c, notReady: "Je ne suis pas prêt", start: "Commencer", waitStart: "La partie commence quand l’hôte le décide.",
	free: "Libre", computer: "Ordinateur", here: "À l’écran", you: "Vous", silent: s => `Muet depuis ${s} s`, watching: "Vous regardez",
	player: l => `Joueur ${l}`, screen: "Ouvrir tout le jeu sur cet appareil", leave: "Quitter la table", leaveNow: "Quitter la table ? L’ordinateur jouera à votre place.",
	yours: "À vous", nextYou: "Ensuite, c’est à vous.", next: n => `Ensuite : ${n}.`, turnOf: n => `À ${words.list(n)} de jouer`, list: n => n.length < 2 ? n.join("") : n.length > 2 ? `${n[0]} et ${n.length - 1} autres` : n.join(" et "), buzz: "Vibrer à mon tour", covers: "Couvrir mes abeilles", own: "vos abeilles", over: "La partie est finie", rank: n => n === 1 ? "1er" : n + "e", again: "Rejouer", points: "points",
	hold: "Tenir pour voir", left: "Pouce à gauche", right: "Pouce à droite", gone: "La table ne répond plus. On réessaie…", undo: "Reprendre",
	bye: { "sent-away": "L’hôte a repris votre chaise.", left: "Vous avez quitté la table.", closed: "La table est fermée.", elsewhere: "Cet appareil est à la table dans un autre onglet.", "too-many": "La table est pleine.", protocol: "Rechargez la page : la table a changé de version." },
	kept: "La table est fermée. L’hôte garde la partie et peut la reprendre : revenez à la même adresse.",
	unkept: "L’hôte ne peut plus enregistrer : la partie serait perdue s’il s’arrêtait.",
	noScreen: "Tout le jeu ne s’ouvre pas ici : l’hôte n’a pas la version pour navigateurs. Installez le jeu, puis « Rejoindre ».",
	refused: "Ce n’est pas permis maintenant.",
	turn: s => `${s} s par tour`, playsYou: "L’ordinateur joue encore pour vous.", plays: n => `L’ordinateur joue pour ${n}.`, back: n => `${n} reprend sa place.`,
} : {
	code: "The table’s code", enter: "Enter", open: "Open a table", noTable: "There is no table of that name. Check the code.",
	name: "Your first name", sit: "Sit down", watch: "Only watch", connecting: "Looking for the table…",
	ready: "Ready", preparing: "Getting ready", table: c => "The table " + c, notReady: "I am not ready", start: "Start", waitStart: "The match begins when the host wants it to.",
	free: "Free", computer: "Computer", here: "At the screen", you: "You", silent: s => `Silent for ${s} s`, watching: "You are watching",
	player: l => `Player ${l}`, screen: "Open the whole game on this device", leave: "Leave the table", leaveNow: "Leave the table? The computer will play in your place.",
	yours: "Your turn", nextYou: "Then it is your turn.", next: n => `Then: ${n}.`, turnOf: n => `${words.list(n)} ${n.length > 1 ? "play" : "plays"}`, list: n => n.length < 2 ? n.join("") : n.length > 2 ? `${n[0]} and ${n.length - 1} others` : n.join(" and "), buzz: "Vibrate on my turn", covers: "Cover my bees", own: "your bees", over: "The match is over", rank: n => "#" + n, again: "Play again", points: "points",
	hold: "Hold to see", left: "Thumb on the left", right: "Thumb on the right", gone: "The table does not answer. Trying again…", undo: "Take back",
	bye: { "sent-away": "The host took your chair back.", left: "You left the table.", closed: "The table is closed.", elsewhere: "This device is at the table in another tab.", "too-many": "The table is full.", protocol: "Load the page again: the table has another version." },
	kept: "The table is closed. The host keeps the match and can go on with it: come back to the same address.",
	unkept: "The host cannot save any more: the match would be lost if it stopped.",
	noScreen: "The whole game does not open here: the host lacks the version for browsers. Install the game, then “Join”.",
	refused: "That is not allowed now.",
	turn: s => `${s} s a turn`, playsYou: "The computer still plays for you.", plays: n => `The computer plays for ${n}.`, back: n => `${n} is back.`,
};
