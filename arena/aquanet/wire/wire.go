// Package wire encodes and decodes the messages of Aquar.iom over TCP, as the
// original server, its client library and its bots speak them.
//
// A message is a type byte and its content: nothing, a string, or a payload
// behind its length. Every number is little-endian; docs/aquariom-protocol.md
// has the tables. The structs here hold what is on the wire and nothing else.
//
// Encoding appends to a buffer of the caller's, and decoding fills a struct of
// the caller's, lists included: neither allocates once both have grown. What is
// decoded shares nothing with the bytes it came from. No length is believed
// before the bytes are there, so memory grows with what was received and no
// faster.
package wire

import "fmt"

// Type is the first byte of a message.
type Type uint8

// The messages, in the order of their numbers.
const (
	LoginPlayer Type = iota // client to server: a nickname
	LoginVisu               // client to server: a nickname
	LoginAck                // server to client: nothing
	Logout                  // server to client: nothing
	Kick                    // server to client: why
	Welcome                 // server to client: Parameters
	GameStarts              // server to client: Start
	GameEnds                // server to client: End
	TurnState               // server to client: Turn
	TurnAck                 // client to server: Answer
	types
)

var typeNames = [types]string{"LOGIN_PLAYER", "LOGIN_VISU", "LOGIN_ACK", "LOGOUT", "KICK", "WELCOME", "GAME_STARTS", "GAME_ENDS", "TURN", "TURN_ACK"}

// String returns the name of the message in the protocol.
func (t Type) String() string {
	if t < types {
		return typeNames[t]
	}
	return fmt.Sprintf("message type %d", uint8(t))
}

// VisuID is the player id of spectators in GAME_STARTS.
const VisuID = 42

// MaxMessage is the largest message of a client in bytes, except for answers where
// AnswerLimit is more. It is the original server's limit for all.
const MaxMessage = 4096

// AnswerLimit returns the largest TURN_ACK in bytes on our servers: each of a player's
// cells may move, divide and make a virus.
func AnswerLimit(maxCells uint32) int {
	return max(MaxMessage, 22+(12+16+12)*int(min(maxCells, 1<<20)))
}

// AskRules after the nickname of a login asks for Rules, which the original's protocol
// lacks. The original's server reads a nickname up to the first NUL, so it does not see
// this.
const AskRules = "\x00rules"

// Never is the turn number before the first turn.
const Never = 0xFFFFFFFF

// Point is a place on the map, in map units from its upper left corner.
type Point struct{ X, Y float32 }

// Parameters is the content of WELCOME: the map's numbers, in the units of the
// map file, and where the initial neutral cells are.
type Parameters struct {
	Width, Height    float32
	MinPlayers       uint32
	MaxPlayers       uint32
	Absorption       float32 // share of the eaten mass that is gained
	Ratio            float32 // the eater has to weigh more than Ratio times the eaten
	MinMass, MaxMass float32 // of a player's cell
	RadiusFactor     float32 // radius = RadiusFactor * mass
	MaxCells         uint32  // of one player
	MassLoss         float32 // share lost each turn
	BaseSpeed        float32 // speed = max(0, BaseSpeed - SpeedLoss*mass)
	SpeedLoss        float32
	VirusMass        float32
	VirusLoss        float32 // share lost beside VirusMass by creating one
	VirusMaxSplit    uint32  // satellites of an explosion
	StartingCells    uint32  // of each player
	StartingMass     float32 // of each of them
	PlanktonMass     float32
	PlanktonAbsence  uint32 // turns before an eaten one is back
	Turns            uint32
	// Plankton are the initial neutral cells; their ids are 0, 1, 2…
	Plankton []Point
	// Rules is nil if the server does not send it.
	Rules *Rules
}

// Rules is what our servers add to WELCOME for a client that sent AskRules.
type Rules struct {
	// Dialect is DialectDocument, DialectOriginal or DialectUnknown.
	Dialect         uint32
	MaxViruses      uint32
	Isolation       uint32  // turns after an explosion in which cells do not merge
	RebirthDistance float32 // 0: twice the radius of a new cell
}

// The values of Rules.Dialect.
const (
	DialectUnknown  = 0
	DialectDocument = 1
	DialectOriginal = 2
)

// Neutral is a neutral cell that was not there initially.
type Neutral struct {
	ID   uint32
	Mass float32
	X, Y float32
}

// Virus is an urchin and its place.
type Virus struct {
	ID   uint32
	X, Y float32
}

// Cell is a player's cell. Isolated is the number of turns until it may merge.
type Cell struct {
	ID       uint32
	X, Y     float32
	Player   uint32
	Mass     float32
	Isolated uint32
}

// Player is the standing of a player. Score is its whole part.
type Player struct {
	ID    uint32
	Name  string
	Cells uint32
	Mass  float32
	Score uint64
}

// State is what is on the map, each list by ascending id.
type State struct {
	// Absent is, for each initial neutral cell, the number of turns until it is back; 0:
	// it is there.
	Absent   []uint32
	Neutrals []Neutral
	Viruses  []Virus
	Cells    []Cell
	Players  []Player
}

// Start is the content of GAME_STARTS. Player is the id of the receiver, VisuID for a
// spectator.
type Start struct {
	Player uint32
	State  State
}

// Turn is the content of TURN.
type Turn struct {
	Number uint32
	State  State
}

// Score is one player's line of GAME_ENDS.
type Score struct {
	ID    uint32
	Name  string
	Score uint64
}

// End is the content of GAME_ENDS.
type End struct {
	Winner uint32
	Scores []Score
}

// Action is a move towards a place, or the creation of a virus towards it.
type Action struct {
	Cell uint32
	X, Y float32
}

// Division is a division towards a place. Mass is the daughter's.
type Division struct {
	Cell uint32
	X, Y float32
	Mass float32
}

// Answer is the content of TURN_ACK: the actions of the sender's cells. It may hold
// anything, including NaN and cells of others; the rules validate it.
type Answer struct {
	// Turn is the number of the turn answered, the last received.
	Turn      uint32
	Moves     []Action
	Divisions []Division
	Viruses   []Action
	Surrender bool
}

// Reset empties the answer and keeps its memory.
func (a *Answer) Reset() {
	*a = Answer{Moves: a.Moves[:0], Divisions: a.Divisions[:0], Viruses: a.Viruses[:0]}
}

// Move moves a cell towards a place.
func (a *Answer) Move(cell uint32, x, y float32) {
	a.Moves = append(a.Moves, Action{cell, x, y})
}

// Divide divides a cell towards a place; the daughter gets mass.
func (a *Answer) Divide(cell uint32, x, y, mass float32) {
	a.Divisions = append(a.Divisions, Division{cell, x, y, mass})
}

// Virus makes a cell create a virus towards a place.
func (a *Answer) Virus(cell uint32, x, y float32) {
	a.Viruses = append(a.Viruses, Action{cell, x, y})
}
