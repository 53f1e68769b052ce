package bzzz

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes/bzzz/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// speech puts what the rules say into words; the kit keeps them.
type speech struct{ k *kit.Kit }

// drawn returns a number drawn, with two decimals, as the language writes it.
func (w *speech) drawn(x float64) string {
	return w.k.Say(words.BzzzDecimal(history.Hundredths(x)))
}

// turns returns a number of turns: "1 turn", "4 turns".
func (w *speech) turns(n int) string { return w.k.Say(words.BzzzEndingTimeNote(n)) }

// span returns an interval as text: "38–55", or one number when it is known.
func (w *speech) span(r game.Range) string {
	if r.Hi == game.Hidden {
		return w.k.Say(words.BzzzUnknown())
	}
	if r.Known() {
		return ui.Digits(r.Lo)
	}
	return w.k.Say(words.BzzzRange(r.Lo, r.Hi))
}

// The words for each kind of bee.
var (
	kindNames = [...]words.Text{words.BzzzBeeWorker(), words.BzzzBeeDrone(), words.BzzzBeeScout()}
	namedBy   = [...]func(bee string) words.Text{words.BzzzWorkerNamed, words.BzzzDroneNamed, words.BzzzScoutNamed}
	kindTips  = [...]words.Text{words.BzzzTipWorker(), words.BzzzTipDrone(), words.BzzzTipScout()}
)

// refusals are the words for each reason of the rules to refuse an action.
var refusals = map[error]words.Text{
	play.ErrLost:           words.TableUnsent(),
	game.ErrOver:           words.BzzzRefusedOver(),
	game.ErrNotYourTurn:    words.BzzzRefusedNotYourTurn(),
	game.ErrUnknownAction:  words.BzzzRefusedUnknown(),
	game.ErrLayTooLate:     words.BzzzRefusedLayTooLate(),
	game.ErrAlreadyLaid:    words.BzzzRefusedAlreadyLaid(),
	game.ErrTooPoor:        words.BzzzRefusedTooPoor(),
	game.ErrHiveOccupied:   words.BzzzRefusedHiveOccupied(),
	game.ErrNoSuchBee:      words.BzzzRefusedNoSuchBee(),
	game.ErrNotYourBee:     words.BzzzRefusedNotYourBee(),
	game.ErrKO:             words.BzzzRefusedKo(),
	game.ErrMoveTooLate:    words.BzzzRefusedMoveTooLate(),
	game.ErrAlreadyMoved:   words.BzzzRefusedAlreadyMoved(),
	game.ErrTooFar:         words.BzzzRefusedTooFar(),
	game.ErrDiagonal:       words.BzzzRefusedDiagonal(),
	game.ErrOffBoard:       words.BzzzRefusedOffBoard(),
	game.ErrEnemyZone:      words.BzzzRefusedEnemyZone(),
	game.ErrCellOccupied:   words.BzzzRefusedCellOccupied(),
	game.ErrNoSuchFlower:   words.BzzzRefusedNoSuchFlower(),
	game.ErrFlowerTooFar:   words.BzzzRefusedFlowerTooFar(),
	game.ErrMovedThisTurn:  words.BzzzRefusedMoved(),
	game.ErrAlreadyForaged: words.BzzzRefusedAlreadyForaged(),
}

// lettered returns the short name of a seat.
func (f *face) lettered(p rules.Seat) string {
	if c := &f.on.Chairs[p]; c.Chair.Person() && c.Name != "" {
		return f.k.PersonName(c.Name, p)
	}
	return p.Letter()
}

// players returns the names of the players at a table of several screens, by seat; this screen's own seat is
// "you".
func (f *face) players() (names [game.Players]string) {
	shared := false
	for p := range names {
		seat := rules.Seat(p)
		shared = shared || f.on.Chairs[p].Elsewhere
		if names[p] = f.on.Name(seat); seat == f.v.Seat {
			names[p] = f.k.Say(words.BzzzRaceYou())
		}
	}
	if !shared {
		names = [game.Players]string{}
	}
	return names
}
