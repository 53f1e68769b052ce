package null

// refusals are why Check refuses, by the names that other screens are told: a name
// stays what it is once it is written.
var refusals = map[string]error{
	"not-your-turn": ErrNotYourTurn,
	"no-such-card":  ErrNoSuchCard,
}
