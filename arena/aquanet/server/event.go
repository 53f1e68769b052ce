package server

import (
	"fmt"
	"strings"
)

// Kind is the kind of an event.
type Kind string

// What can happen.
const (
	Listening Kind = "listening" // at Addr
	Trouble   Kind = "trouble"   // Text says what failed
	Connected Kind = "connected" // a client
	LoggedIn  Kind = "login"     // a client, under Name
	Kicked    Kind = "kick"      // a client, Text is the reason
	Refused   Kind = "refused"   // more clients were refused, as Text says
	Gone      Kind = "gone"      // a client, Text says how
	Loaded    Kind = "map"       // Text is its name
	Soon      Kind = "soon"      // a game begins in Text
	Started   Kind = "start"     // a game on the map Text
	Turned    Kind = "turn"      // Turn was sent
	Answered  Kind = "answer"    // a player answered Turn
	News      Kind = "news"      // Text is something that happened in the step
	Paused    Kind = "pause"
	Resumed   Kind = "resume"
	Ended     Kind = "end" // Name has won; Text is the scores
)

// Event is something that happened. Only the fields that its kind names are set.
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

// String formats the event as a line of English. Text from clients is quoted if it could
// contain anything.
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

// Final is the result of one player. Equal scores share a rank; of these the player with
// the higher fraction is the winner.
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
