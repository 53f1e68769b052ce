package empire

// refusals are the errors of Check by the names that other programs get. A name never changes.
var refusals = map[string]error{
	"over":          ErrOver,
	"not-your-turn": ErrNotYourTurn,
	"not-now":       ErrNotNow,
	"no-region":     ErrNoRegion,
	"bid":           ErrBid,
	"first":         ErrFirst,
	"no-card":       ErrNoCard,
	"too-dear":      ErrTooDear,
	"take-first":    ErrTakeFirst,
	"taken":         ErrTaken,
	"not-on-card":   ErrNotOnCard,
	"other-half":    ErrOtherHalf,
	"used-up":       ErrUsedUp,
	"no-supply":     ErrNoSupply,
	"no-base":       ErrNoBase,
	"no-army":       ErrNoArmy,
	"no-border":     ErrNoBorder,
	"needs-sail":    ErrNeedsSail,
	"own-army":      ErrOwnArmy,
	"not-offered":   ErrNotOffered,
}
