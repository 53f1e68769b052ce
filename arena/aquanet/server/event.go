package server

import (
	"fmt"
	"strings"
)

// Kind sorts events.
type Kind string

// What can happen.
const (
	Listening Kind = "listening" // at Addr
	Trouble   Kind = "trouble"   // Text says what does not work
	Connected Kind = "connected" // a client
	LoggedIn  Kind = "login"     // a client, as Name
	Kicked    Kind = "kick"      // a client, Text says why
	Refused   Kind = "refused"   // so many more clients at the door, as Text says
	Gone      Kind = "gone"      // a client, Text says how
	Loaded    Kind = "map"       // Text is its name
	Soon      Kind = "soon"      // a game begins after Text
	Started   Kind = "start"     // a game on the map Text
	Turned    Kind = "turn"      // Turn was sent
	Answered  Kind = "answer"    // a player answered Turn
	News      Kind = "news"      // Text says what happened in the step before a turn
	Paused    Kind = "pause"
	Resumed   Kind = "resume"
	Ended     Kind = "end" // Name has won; Text is the scores
)

// Event is something that happened. Only the fields that its kind names are
// filled in.
type Event struct {
	Kind   Kind
	Client int // number of the connection, in order of acceptance
	Addr   string
	Name   string // as others see it: nick (number)
	Visu   bool   // the login is a spectator's
	Game   int    // from 1
	Turn   int
	Turns  int // how many the game has
	Text   string
}

// String is the event in a line of English. What came from a client is quoted
// where it could hold anything.
func (e Event) String() string {
	who := fmt.Sprintf("client %d (%s)", e.Client, e.Addr)
	if e.Name != "" {
		who = fmt.Sprintf("%s [%s]", e.Name, e.Addr)
	}
	switch e.Kind {
	case Listening:
		return "listening on " + e.Addr
	case Trouble:
		if e.Addr != "" {
			return fmt.Sprintf("trouble with %s: %s", e.Addr, e.Text)
		}
		return "trouble: " + e.Text
	case Connected:
		return who + " connected"
	case LoggedIn:
		as := "a player"
		if e.Visu {
			as = "a visu"
		}
		return fmt.Sprintf("client %d logged in as %s: %s [%s]", e.Client, as, e.Name, e.Addr)
	case Kicked:
		return fmt.Sprintf("%s kicked: %s", who, e.Text)
	case Refused, News:
		return e.Text
	case Gone:
		return fmt.Sprintf("%s left: %s", who, e.Text)
	case Loaded:
		return "map loaded: " + e.Text
	case Soon:
		return "enough players: the game begins in " + e.Text
	case Started:
		return fmt.Sprintf("game %d begins on %s, %d turns", e.Game, e.Text, e.Turns)
	case Turned:
		return fmt.Sprintf("Turn %d/%d", e.Turn, e.Turns)
	case Answered:
		return fmt.Sprintf("%s answered turn %d", e.Name, e.Turn)
	case Paused, Resumed:
		return string(e.Kind)
	case Ended:
		return fmt.Sprintf("game %d is over: %s", e.Game, e.Text)
	}
	return string(e.Kind) + " " + e.Text
}

// Result is how a game ended.
type Result struct {
	Game    int     `json:"game"` // of this server, from 1
	Map     string  `json:"map"`
	Turns   int     `json:"turns"` // that were sent
	Winner  int     `json:"winner"`
	Players []Final `json:"players"`
	Record  string  `json:"record,omitempty"`
	Seconds float64 `json:"seconds"`
}

// Final is how one player ended. Equal scores share a rank; the winner among
// them is the one whose fraction is higher.
type Final struct {
	ID    int    `json:"id"`
	Name  string `json:"name"`
	Score uint64 `json:"score"`
	Rank  int    `json:"rank"`
}

func (r *Result) text() string {
	var parts []string
	for _, p := range r.Players {
		won := ""
		if p.ID == r.Winner {
			won = " (wins)"
		}
		parts = append(parts, fmt.Sprintf("%s %d%s", p.Name, p.Score, won))
	}
	return strings.Join(parts, ", ")
}
