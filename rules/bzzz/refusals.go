package bzzz

// refusals are the errors of Check by the names that other programs get. A name never changes.
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
