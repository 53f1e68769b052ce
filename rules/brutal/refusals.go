package brutal

// refusals are the errors of Check by the names that other programs get. A name never changes.
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
