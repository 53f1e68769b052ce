package board

import (
	"ludotheque/rules/empire"
	"ludotheque/scenes/ui"
)

// boardScore is the score of the target picture empire-board.
func boardScore() *Score {
	const no = NoPoints
	return &Score{
		Sides: []SideScore{
			{Seat: 0, Name: "vous", Total: 22, Turn: true, Points: [maxLines]int{5, 1, 13, 3, no, no, no}, Armies: 3, Cities: 1, Coins: 9},
			{Seat: 1, Name: "automate", Total: 23, Lead: true, Points: [maxLines]int{5, 1, 9, 2, 3, 3, 0}, Armies: 6, Cities: 2, Coins: 3},
		},
		Lead:  "B mène d’un point",
		Lines: []string{"Régions", "Continents", "Puissance", "Biens", "Pions", "Pièces reçues", "Captures"},
		Lit:   -1,
	}
}

var (
	boardCards  = [empire.RowLength]Card{{Card: 33, Price: 0}, {Card: 3, Price: 1}, {Card: 22, Price: 1}, {Card: 36, Price: 2}, {Card: 13, Price: 2}, {Card: 41, Price: 3}}
	boardBubble = Bubble{Title: "Placer 3 armées", More: "ou en déplacer 4", Lines: [2]BubbleLine{
		{Good: empire.Tools, Text: "Outils 3", To: "4 :", Strong: "+1 point"}, {Coin: true, Text: "1 pièce : +1 pour B"}}}
	boardStocks = Stocks{Title: "Vos biens", Goods: [empire.Kinds]Stock{{Good: empire.Tools, Have: 3, Next: 4, Lit: true}, {Good: empire.Wood, Have: 2, Next: 4},
		{Good: empire.Crystal, Have: 1, Next: 2}, {Good: empire.Food, Have: 1, Next: 3}, {Good: empire.Ore, Have: 0, Next: 2}}}
	boardBanner = Banner{Seat: 0, Title: "À vous de jouer", Sub: "Prenez une carte.", Count: "7/13", Word: "carte"}
)

// cardID names a card of the row.
func cardID(i int) ui.ID { return ui.ID{Name: "card", N: i} }

// boardScene paints the target picture empire-board.
func boardScene(a *Map, g *ui.Gui, f *Frame, s *Score) {
	p := g.P
	a.Paint(g, f)
	PaintBanner(p, f.Plan, &boardBanner)
	new(Numbers).PaintScore(p, f.Plan, s)
	PaintGoods(p, f.Plan, &boardStocks)
	new(Numbers).PaintHand(p, f.Plan, "En réserve", s)
	p.Label("U annuler", f.Plan.Keys, ui.Type{Face: ui.Nunito600, Size: 16, Color: ui.Ink}, ui.Center)
	PaintBubble(p, f.Plan, &boardBubble)
	g.Button(ui.ID{Name: "take"}, f.Plan.BubbleButton(0), ui.Button{Text: "Prendre", Icon: "empire/enter", Main: true, Size: 23})
	for i := range boardCards {
		CardButton(g, cardID(i), f.Plan.Row[i], f.Names, &boardCards[i])
	}
}

// autoFrame is the map of the target picture empire-automaton.
func autoFrame(v ui.View) *Frame {
	f := boardFrame(v)
	const a = 0
	ground(f, 'A', a, 1, 0)
	ground(f, 'B', a, 1, 0)
	ground(f, 'D', a, 1, 0)
	f.Power[at('A')], f.Power[at('B')], f.Power[at('D')] = 3, 4, 5
	f.Plus = 0
	f.Dim, f.Lit = 1, set("EFRT")
	f.Pulse = set("FT")
	f.Numbers[at('E')] = Number{N: 1}
	f.Numbers[at('F')] = Number{N: 2, Tied: true}
	f.Numbers[at('R')] = Number{N: 3}
	f.Numbers[at('T')] = Number{N: 4, Tied: true}
	f.Ghosts, f.GhostSide, f.GhostCity = set("FT"), empire.Automaton, true
	f.Answers = autoAnswers[:]
	return f
}

var (
	autoDeck    = Deck{Side: empire.Automaton, Left: 6, Words: "à venir", Drawn: Card{Card: 4, Price: NoPrice, Struck: 1}, Flip: 1}
	autoBanner  = Banner{Seat: 1, Title: "À l’automate", Sub: "Égalité : à vous !", Count: "7/13", Word: "carte", Alarm: true}
	autoAnswers = [2]Answer{{Region: 5, Text: "Longsaules", Icon: "icons/arrow-right"}, {Region: 19, Text: "Palmeraie", Key: "Entrée", Main: true}}
	autoSteps   = []Step{
		{Title: "Côté droit\nde la carte", Act: empire.Found, Words: "Fonder", Shown: 1},
		{Title: "Une armée,\npas de ville", Chips: []Chip{{Number: Number{N: 1}}, {Number: Number{N: 2}}, {Number: Number{N: 3}}, {Number: Number{N: 4}}}, Shown: 1},
		{Title: "La puissance\nla plus basse", Chips: []Chip{{Number: Number{N: 1, Out: true}, Value: "+2"}, {Number: Number{N: 2}, Value: "+1"}, {Number: Number{N: 3, Out: true}, Value: "+2"}, {Number: Number{N: 4}, Value: "+1"}}, Shown: 1},
		{Title: "Un pion ou\nune pièce", Chips: []Chip{{Number: Number{N: 2}, Token: empire.Wood}, {Number: Number{N: 4}, Token: empire.Wood}}, Shown: 1},
		{Title: "Égalité", Words: "À vous de trancher", Chips: []Chip{{Number: Number{N: 2, Tied: true}}, {Number: Number{N: 4, Tied: true}}}, Tie: true, Shown: 1},
	}
	autoLog = []LogLine{{Seat: 0, Text: "A prend Outils (1 pièce)"}, {Seat: 0, Text: "A place 3 armées"}, {Seat: 1, Text: "B retourne Bois"}, {Seat: 1, Text: "B fonde une ville…", Strong: true}}
	speeds  = []string{"½×", "1×", "2×", "4×"}
)

// autoScore is the score of the target picture empire-automaton.
func autoScore() *Score {
	s := boardScore()
	s.Sides[0] = SideScore{Seat: 0, Name: "vous", Total: 26, Lead: true, Points: [maxLines]int{5, 1, 16, 4, NoPoints, NoPoints, NoPoints}, Armies: 0, Cities: 1, Coins: 8}
	s.Sides[1] = SideScore{Seat: 1, Name: "automate", Total: 24, Turn: true, Points: [maxLines]int{5, 1, 9, 2, 3, 4, 0}, Armies: 6, Cities: 2, Coins: 4}
	s.Lead, s.Short = "A mène de 2 points", true
	return s
}

// autoScene paints the target picture empire-automaton.
func autoScene(a *Map, g *ui.Gui, f *Frame, s *Score) {
	p := g.P
	a.Paint(g, f)
	PaintBanner(p, f.Plan, &autoBanner)
	new(Numbers).PaintScore(p, f.Plan, s)
	foot := PaintLog(p, f.Plan, "Journal", autoLog, 38)
	p.Label("Vitesse", ui.Rect{X: foot.X, Y: foot.Y, W: 60, H: foot.H}, ui.Type{Face: ui.Nunito800, Size: 16, Color: ui.Ink}, ui.Left)
	g.Choice(ui.ID{Name: "speed"}, ui.Rect{X: foot.X + 66, Y: foot.Y + 2, W: foot.W - 66, H: foot.H - 4}, speeds, 1)
	PaintShelf(p, f.Plan)
	PaintDeck(p, f.Plan, f.Names, &autoDeck, f.Still)
	PaintSteps(p, f.Plan, autoSteps, f.Still)
	for i := range autoAnswers {
		a.AnswerButton(g, ui.ID{Name: "answer", N: i}, &autoAnswers[i])
	}
}
