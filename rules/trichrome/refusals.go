package trichrome

// refusals are why Check refuses, by the names that other screens are told: a name
// stays what it is once it is written.
var refusals = map[string]error{
	"no-seat":      ErrNoSeat,
	"no-direction": ErrNoDirection,
	"eaten":        ErrEaten,
	"not-now":      ErrNotNow,
	"over":         ErrOver,
}
