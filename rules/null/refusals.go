package null

// refusals are the errors of Check by the names that other programs get. A name never
// changes.
var refusals = map[string]error{
	"not-your-turn": ErrNotYourTurn,
	"no-such-card":  ErrNoSuchCard,
}
