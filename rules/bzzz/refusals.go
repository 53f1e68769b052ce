package bzzz

// refusals are why Check refuses, by the names that other screens are told: a name
// stays what it is once it is written.
var refusals = map[string]error{
	"over":            ErrOver,
	"not-your-turn":   ErrNotYourTurn,
	"unknown-action":  ErrUnknownAction,
	"lay-too-late":    ErrLayTooLate,
	"already-laid":    ErrAlreadyLaid,
	"too-poor":        ErrTooPoor,
	"hive-occupied":   ErrHiveOccupied,
	"no-such-bee":     ErrNoSuchBee,
	"not-your-bee":    ErrNotYourBee,
	"ko":              ErrKO,
	"move-too-late":   ErrMoveTooLate,
	"already-moved":   ErrAlreadyMoved,
	"too-far":         ErrTooFar,
	"diagonal":        ErrDiagonal,
	"off-board":       ErrOffBoard,
	"enemy-zone":      ErrEnemyZone,
	"cell-occupied":   ErrCellOccupied,
	"no-such-flower":  ErrNoSuchFlower,
	"flower-too-far":  ErrFlowerTooFar,
	"moved-this-turn": ErrMovedThisTurn,
	"already-foraged": ErrAlreadyForaged,
}
