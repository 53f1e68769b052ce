package brutal

// refusals are why Check refuses, by the names that other screens are told: a name
// stays what it is once it is written.
var refusals = map[string]error{
	"not-now":         ErrNotNow,
	"budget":          ErrBudget,
	"cap":             ErrCap,
	"bonus":           ErrBonus,
	"strategy":        ErrStrategy,
	"reservists":      ErrReservists,
	"no-such-zone":    ErrNoSuchZone,
	"reservist":       ErrReservist,
	"unposted":        ErrUnposted,
	"empty-zone":      ErrEmptyZone,
	"no-such-fighter": ErrNoSuchFighter,
	"twice":           ErrTwice,
	"fallen":          ErrFallen,
	"fighting":        ErrFighting,
	"held":            ErrHeld,
	"last":            ErrLast,
}
