package trichrome

// refusals are the errors of Check by the names that other programs get. A name never changes.
var refusals = map[string]error{
	"no-seat":      ErrNoSeat,
	"no-direction": ErrNoDirection,
	"eaten":        ErrEaten,
	"not-now":      ErrNotNow,
	"over":         ErrOver,
}
