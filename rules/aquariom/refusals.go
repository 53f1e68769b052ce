package aquariom

// refusals are the errors of Check and of single entries, by the names that other programs get. A name never changes.
var refusals = map[string]error{
	"no-seat":    ErrNoSeat,
	"over":       ErrOver,
	"not-yet":    ErrNotYet,
	"too-much":   ErrTooMuch,
	"no-cell":    ErrNoCell,
	"not-yours":  ErrNotYours,
	"place":      ErrPlace,
	"acted":      ErrActed,
	"mass":       ErrMass,
	"too-small":  ErrTooSmall,
	"too-light":  ErrTooLight,
	"half":       ErrHalf,
	"too-many":   ErrTooMany,
	"no-viruses": ErrNoViruses,
	"no-mass":    ErrNoMass,
	"neighbours": ErrNeighbours,
}
