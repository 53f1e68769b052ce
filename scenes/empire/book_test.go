package empire

import (
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/kit/kittest"
)

// The rule book says all that the document says, and what it leaves open.
func TestTheBookSaysWhatTheDocumentSays(t *testing.T) {
	kittest.BookSays(t, FrontEnd(), rules.Setup{Seats: 1}, map[string][2]string{
		"the cards":            {"Il a 13 cartes", "It has 13 cards"},
		"that a person begins": {"Il joue après vous", "It plays after you"},
		"that it pays nothing and takes what is paid": {"Chaque pièce que vous payez lui vaut 1 point", "Every coin that you pay is 1 point for it"},
		"both halves of an and":                       {"il joue les deux côtés", "it plays both sides"},
		"the right half of an or":                     {"il joue toujours le côté droit", "it always plays the right side"},
		"a card that cannot be played":                {"reste devant lui, et il en tire une autre", "stays in front of it, and it draws another"},
		"the cards for five":                          {"Cinq cartes restent dans la boîte", "Five cards stay in the box"},
		"ten neutral armies":                          {"Dix armées neutres", "Ten neutral armies"},
		"the city from the start":                     {"Il a une ville posée d'avance", "One of its three cities is on the map from the start"},
		"tokens and coins":                            {"avec dix pions et deux pièces", "with ten tokens and two coins"},
		"twelve coins":                                {"Vous avez 12 pièces", "You have 12 coins"},
		"three armies in the middle":                  {"trois de ces armées sont déjà au Carrefour", "three of the armies stand at Crossways already"},
		"whose the two coins are":                     {"ne sont que pour lui", "are for it alone"},
		"power":                                       {"vos armées et vos villes moins les siennes", "your armies and cities minus its own"},
		"nearness":                                    {"se compte par terre et par mer", "is counted over land and sea"},
		"one move an army":                            {"ne bouge qu'une fois par tour", "moves only once a turn"},
		"where armies leave":                          {"le plus près du Carrefour, puis où sa puissance est la plus basse", "nearest to Crossways, then where its power is lowest"},
		"where armies arrive":                         {"une région inoccupée, sinon où sa puissance est la plus basse, puis un pion ou une pièce. Jamais le Carrefour", "a region with nobody in it, otherwise where its power is lowest, then a token or a coin. Never Crossways"},
		"where armies and cities come":                {"où sa puissance est la plus basse, puis où il y a un pion ou une pièce", "where its power is lowest, then where a token or a coin lies"},
		"no two cities":                               {"ne se fonde pas où il y en a déjà une", "is never founded where there is one already"},
		"who chooses a loss":                          {"vous choisissez quelle armée vous perdez", "you choose which army you lose"},
		"who destroys neutrals":                       {"Il ne détruit jamais de neutre ; vous, si", "It never destroys neutral armies; you may"},
		"what the automaton counts":                   {"1 point par joker, par pion et par pièce, et 2 par armée capturée", "1 point for each wild, token and coin, and 2 for each army captured"},
		"its goods":                                   {"viennent de ses cartes seulement", "come from its cards only"},
		"ties at the end":                             {"puis d'armées sur la carte, puis de régions", "then armies on the map, then regions"},
		"who decides ties of the automaton":           {"c'est vous qui tranchez", "you decide; one region is suggested"},
	})
	kittest.BookSays(t, FrontEnd(), rules.Setup{Seats: 3, Options: map[string]string{"destroyed": "gone"}}, map[string][2]string{
		"a tie of bids":              {"à égalité, on tire au sort", "a tie is settled by a draw"},
		"what is destroyed for good": {"n'importe où, quitte le jeu", "anywhere, leaves the game"},
	})
}
