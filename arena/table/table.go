// Package table defines the messages between a host and its guests: one match, whose
// seats are taken from other screens. docs/table-protocol.md describes it for authors of
// guests.
//
// A message is one JSON object. The words are those of docs/bots.md (hello, ask, view,
// do, over), and what a table needs besides. There are no sockets here: see packages
// host, guest and web.
package table

import (
	"encoding/json"
	"fmt"
	"iter"
	"math"
	"time"

	"ludotheque/internal/text"
	"ludotheque/rules"
)

// Protocol is the version of the messages. It grows when an older guest would no longer
// understand them.
const Protocol = 1

// DefaultPort is the port at which tables are served unless another one is asked for.
const DefaultPort = "7070"

// Game is a match as a host shows it to guests, with views and actions in JSON: a match.Plain,
// or a catalog.Match.
type Game interface {
	Info() *rules.Info
	Setup() rules.Setup
	Waiting() rules.Seats
	Steps() int
	Result() *rules.Result
	View(seat rules.Seat) []byte
	Past(seats ...rules.Seat) iter.Seq[[][]byte]
	Submit(seat rules.Seat, action []byte) error
	Amends() bool
	MayUndo(seat rules.Seat) bool
	Undo() error
}

// MaxName is the longest name of a guest, in characters.
const MaxName = 16

// Join is the first message of a guest.
type Join struct {
	// Protocol is the version that the guest speaks.
	Protocol int `json:"protocol"`
	// Secret is 16 to 64 letters, digits, - and _ that the device makes up once and keeps: a
	// guest that reconnects with it gets the same chair. It is never passed on.
	Secret string `json:"secret"`
	// Name is the name of the person, 16 characters at most; "" leaves it to the host.
	Name string `json:"name,omitempty"`
	// Device is the kind of guest.
	Device Device `json:"device"`
	// Watch asks to watch without a chair.
	Watch bool `json:"watch,omitempty"`
	// Screen asks for everything that a whole screen needs: each step in order, earlier
	// steps too, and what a spectator sees beside the seat's own view.
	Screen bool `json:"screen,omitempty"`
}

// Device is a kind of guest.
type Device string

// The devices.
const (
	Phone   Device = "phone"   // the page of a phone: buttons, a stick, secrets
	Browser Device = "browser" // the whole program, in a browser
	Window  Device = "window"  // the whole program, in a window
	Program Device = "program" // a program that plays
)

// Known reports whether there is such a device.
func (d Device) Known() bool { return d == Phone || d == Browser || d == Window || d == Program }

// ToHost is a message of a guest: one field is set, or Ask and Do.
type ToHost struct {
	Join *Join `json:"join,omitempty"`
	// Sit moves to another chair, before the match.
	Sit *rules.Seat `json:"sit,omitempty"`
	// Name changes the name.
	Name *string `json:"name,omitempty"`
	// Ready says whether the guest is ready.
	Ready *bool `json:"ready,omitempty"`
	// Ask is the number of the question that Do answers.
	Ask int `json:"ask,omitempty"`
	// Do is an action of the game; docs/schema/GAME.action.json describes it.
	Do json.RawMessage `json:"do,omitempty"`
	// Undo asks to undo the guest's latest action.
	Undo bool `json:"undo,omitempty"`
	// Start asks for the match to begin. At a table without a window only the guest at seat
	// Head may ask; after a match there it also says that this guest is ready for another.
	Start bool `json:"start,omitempty"`
	// Public shows the table to everybody, or no longer. Only the guest at seat Head may.
	Public *bool `json:"public,omitempty"`
	// Away disconnects the guest of a chair and frees it, outside a match. Only the guest at seat Head may.
	Away *rules.Seat `json:"away,omitempty"`
	// Pong repeats the number of a ping.
	Pong int64 `json:"pong,omitempty"`
	// Loading says that the guest disconnects to load the whole game, and connects again with it.
	Loading bool `json:"loading,omitempty"`
	// Leave gives the chair up.
	Leave bool `json:"leave,omitempty"`
}

// Hello begins a match for one guest, and is sent again when it reconnects. It lacks the
// seed, from which every secret follows.
type Hello struct {
	Protocol int        `json:"protocol"`
	Game     string     `json:"game"`
	Version  int        `json:"version"`
	Seat     rules.Seat `json:"seat"`
	Seats    int        `json:"seats"`
	// Options holds what differs from the defaults.
	Options map[string]string `json:"options,omitempty"`
	// Rules is the version of the rules of a resumed older match; 0 is Version, the
	// newest.
	Rules int `json:"rules,omitempty"`
	// Match counts the matches of this table, from 1.
	Match int `json:"match"`
	// From is the step of the first view that follows.
	From int `json:"from"`
}

// State describes the table and its chairs.
type State struct {
	// Code is the word by which guests find the table.
	Code string `json:"code,omitempty"`
	Game string `json:"game"`
	// Options holds what differs from the defaults.
	Options map[string]string `json:"options,omitempty"`
	// Phase is the phase of the table.
	Phase Phase   `json:"phase"`
	Seats []Chair `json:"seats"`
	// Unsaved says that the host cannot save the match, for example on a full disk: it is
	// lost when the host ends. Without a match it says that none begins until that is
	// fixed.
	Unsaved bool `json:"unkept,omitempty"`
	// Paused says that the match stands still, because the person at the host's screen paused
	// it.
	Paused bool `json:"paused,omitempty"`
	// Restarting says that the host is being stopped and keeps the table: connections end, and guests who connect
	// again find the table and its match once the host is started again.
	Restarting bool `json:"restarting,omitempty"`
	// Watchers is the number of guests without a chair.
	Watchers int `json:"watchers,omitempty"`
	// You is the seat of the guest that gets the message, -1 for a spectator.
	You rules.Seat `json:"you"`
	// Head is the seat of the guest who may start at a table without a window; -1 if none
	// may.
	Head rules.Seat `json:"head"`
	// Turn is the time limit of a turn in seconds; 0: none.
	Turn int `json:"turn,omitempty"`
	// Patience is after how many seconds of silence a computer player stands in for a guest during a
	// match; 0: never.
	Patience int `json:"patience,omitempty"`
	// Public says that the table is shown to everybody.
	Public bool `json:"public,omitempty"`
	// Again is in how many milliseconds the guest at seat Head may begin another match for
	// which not all are ready; 0: now.
	Again int `json:"again,omitempty"`
}

// Check returns nil if the state is plausible: few chairs, short names, and a chair for
// every seat that is named.
func (s *State) Check() error {
	if len(s.Seats) > rules.MaxSeats {
		return fmt.Errorf("a table with %d chairs", len(s.Seats))
	}
	for _, p := range []rules.Seat{s.You, s.Head} {
		if p < rules.Spectator || int(p) >= max(1, len(s.Seats)) {
			return fmt.Errorf("chair %d of %d", p, len(s.Seats))
		}
	}
	if s.Watchers < 0 || s.Turn < 0 || s.Turn > maxCount || s.Patience < 0 || s.Patience > maxCount || s.Watchers > maxCount || s.Again < 0 || s.Again > maxCount {
		return fmt.Errorf("%d look on, and a turn lasts %d s", s.Watchers, s.Turn)
	}
	for i := range s.Seats {
		c := &s.Seats[i]
		if len(c.Name) > maxBytes || c.Delay < 0 || c.Delay > maxCount || c.Silent < 0 || c.Silent > maxCount {
			return fmt.Errorf("chair %d is %+.200v", i, *c)
		}
	}
	return nil
}

// Bounds of values in a State: seconds, milliseconds and people; a name.
const (
	maxCount = 1 << 30
	maxBytes = 1 << 10
)

// Phase is the phase of a table.
type Phase string

// The phases.
const (
	InLobby Phase = "lobby"   // before a match: people take chairs
	Playing Phase = "playing" // during a match
	Ended   Phase = "over"    // after a match
)

// Kind says who has a chair.
type Kind string

// The kinds.
const (
	Open     Kind = "open"     // free, for the next guest
	Here     Kind = "here"     // a person at the host's screen
	Computer Kind = "computer" // a computer player
	Guest    Kind = "guest"    // a person at another screen
)

// Chair is a seat of the table as everybody sees it.
type Chair struct {
	Kind Kind   `json:"kind"`
	Name string `json:"name,omitempty"`
	// Level is that of the computer player that plays there, or would play in an open
	// chair.
	Level string `json:"level,omitempty"`
	// Device is the kind of guest.
	Device Device `json:"device,omitempty"`
	// Delay is the round-trip time to the guest in milliseconds; 0 while it is unknown.
	Delay int `json:"delay,omitempty"`
	// Ready says that the guest is ready.
	Ready bool `json:"ready,omitempty"`
	// Silent is the number of seconds since the guest's last message, from 1; 0 while
	// it is connected.
	Silent int `json:"silent,omitempty"`
	// Loading says that the guest is silent because its device loads the whole game.
	Loading bool `json:"loading,omitempty"`
	// Away says that a computer player stands in for a guest who left or was silent for
	// too long.
	Away bool `json:"away,omitempty"`
}

// Refused says that a request was refused.
type Refused struct {
	// Ask is the number of the question whose answer was refused; 0 for anything else.
	Ask int `json:"ask,omitempty"`
	// Why is the name of the reason: one of the game's, or of this package.
	Why string `json:"why"`
	// Text is the reason in English, for logs.
	Text string `json:"text"`
}

// Reopens reports whether the question of the refused answer is still open: not where the turn is over, or
// another question was asked.
func (r *Refused) Reopens() bool { return r.Ask != 0 && r.Why != Late && r.Why != NotNow }

// Reasons for refusals other than those of a game.
const (
	BadMessage = "bad-message" // not JSON, or not a message of docs/table-protocol.md
	BadAction  = "bad-action"  // not an action of the game
	TooOften   = "too-often"   // more messages than a person can send
	TooSlow    = "too-slow"    // the guest reads too slowly
	TooMany    = "too-many"    // more guests than a host takes
	NotNow     = "not-now"     // the seat does not act, or the table is in another phase
	Late       = "late"        // an answer to an older question
	NoChair    = "no-chair"    // the chair is taken or does not exist
	NotHead    = "not-head"    // another guest starts the match
	Stopping   = "stopping"    // the host is shutting down: no match begins
	Unsaved    = "unkept"      // the match cannot be saved, so it does not begin
	Elsewhere  = "elsewhere"   // the same device has connected again
	SentAway   = "sent-away"   // the host has removed the guest
	Left       = "left"        // the guest has left
	Closed     = "closed"      // the host closed the table
	Old        = "protocol"    // another version of the protocol
	NoUndo     = "no-undo"     // the guest has no action to undo
	Nowhere    = "nowhere"     // no table has that code; made by the guest's side
)

// Over says how a match ended, as in docs/bots.md.
type Over struct {
	Reason string `json:"reason"`
	Scores []int  `json:"scores"`
	Ranks  []int  `json:"ranks"`
}

// ToGuest is a message of a host.
type ToGuest struct {
	Table *State `json:"table,omitempty"`
	Hello *Hello `json:"hello,omitempty"`
	// Ask is the number of the question if the seat has to act now, and otherwise 0.
	Ask int `json:"ask,omitempty"`
	// View is what the seat may know after Step steps; docs/schema/GAME.view.json
	// describes it.
	View json.RawMessage `json:"view,omitempty"`
	// Public is what a spectator may know, for a screen whose seat knows more.
	Public json.RawMessage `json:"public,omitempty"`
	// Step is the number of steps made and not undone.
	Step int `json:"step,omitempty"`
	// Waiting are the seats that act now.
	Waiting []rules.Seat `json:"waiting,omitempty"`
	// Undo says that the guest's latest action can be undone.
	Undo bool `json:"undo,omitempty"`
	// Left is how many milliseconds the seats that act now have left, if a turn has a
	// time limit; then the host passes for them, or a computer player decides. 0: no
	// limit.
	Left int64 `json:"left,omitempty"`
	// At is when the guest received the message; it is not sent.
	At time.Time `json:"-"`
	// Past says that more views follow at once, because the guest came late.
	Past    bool     `json:"past,omitempty"`
	Refused *Refused `json:"refused,omitempty"`
	// Late is a seat whose time was over: its turn ends.
	Late *rules.Seat `json:"late,omitempty"`
	Over *Over       `json:"over,omitempty"`
	// Ping is to be answered by a pong with the same number.
	Ping int64 `json:"ping,omitempty"`
	// Bye says why the connection ends.
	Bye *Refused `json:"bye,omitempty"`
}

// CleanName returns a name as tables show it: see [text.Name]; MaxName characters at most. What screens
// call a player without a name is none.
func CleanName(s string) string {
	if s = text.Name(s, MaxName); text.Called(s) {
		return ""
	}
	return s
}

// LongName reports whether a name has more than MaxName characters, so that CleanName would
// shorten it.
func LongName(s string) bool {
	return text.Name(s, MaxName) != text.Name(s, math.MaxInt)
}

// CheckSecret reports whether a device's secret is valid: 16 to 64 letters, digits, - and
// _.
func CheckSecret(s string) bool {
	if len(s) < 16 || len(s) > 64 {
		return false
	}
	for i := range len(s) {
		c := s[i]
		if !(c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '-' || c == '_') {
			return false
		}
	}
	return true
}
