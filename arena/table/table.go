// Package table is what a host and its guests tell each other: one match, whose
// seats are taken from other screens. docs/table-protocol.md describes it for those
// who write a guest of their own.
//
// A message is one JSON object. The words are those of docs/bots.md (hello, ask,
// view, do, over), and what a table needs besides. There is no socket in here: see
// packages host, guest and web.
package table

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode"

	"ludotheque/rules"
)

// Protocol is the version of the messages. It grows when a guest written before
// would no longer understand them.
const Protocol = 1

// Game is a match as a host shows it to guests, with views and actions in JSON: a match.Plain,
// or a catalog.Match.
type Game interface {
	Info() *rules.Info
	Setup() rules.Setup
	Waiting() rules.Seats
	Steps() int
	Result() *rules.Result
	View(seat rules.Seat) []byte
	Past(seat rules.Seat) [][]byte
	Submit(seat rules.Seat, action []byte) error
	Amends() bool
	CanUndo() bool
	Undo() error
}

// MaxName is the longest name of a guest, in characters.
const MaxName = 16

// Join is the first message of a guest.
type Join struct {
	// Protocol is the version that the guest speaks.
	Protocol int `json:"protocol"`
	// Secret is 16 to 64 letters and digits that the device made up, and keeps: who
	// comes back with it gets the same chair. It is told to nobody.
	Secret string `json:"secret"`
	// Name is what the person is called, 16 characters at most; "" leaves it to the
	// host.
	Name string `json:"name,omitempty"`
	// Device says what the guest is.
	Device Device `json:"device"`
	// Watch is to look on without a chair.
	Watch bool `json:"watch,omitempty"`
	// Screen asks for all that a whole screen shows: each step in order, those before
	// it came too, and what everybody sees beside the own view.
	Screen bool `json:"screen,omitempty"`
}

// Device is what a guest sits at.
type Device string

// The devices.
const (
	Phone   Device = "phone"   // the page of a phone: buttons, a stick, secrets
	Browser Device = "browser" // the whole program, in a browser
	Window  Device = "window"  // the whole program, in a window
	Program Device = "program" // a program that plays
)

// Known says whether there is such a device.
func (d Device) Known() bool { return d == Phone || d == Browser || d == Window || d == Program }

// ToHost is a message of a guest: one field is set, or Ask and Do.
type ToHost struct {
	Join *Join `json:"join,omitempty"`
	// Sit moves to another chair, before the match.
	Sit *rules.Seat `json:"sit,omitempty"`
	// Name changes the name.
	Name *string `json:"name,omitempty"`
	// Ready says that the guest is ready, or not any more.
	Ready *bool `json:"ready,omitempty"`
	// Ask is the number of the question that Do answers.
	Ask int `json:"ask,omitempty"`
	// Do is an action of the game; docs/schema/GAME.action.json has it.
	Do json.RawMessage `json:"do,omitempty"`
	// Undo asks for the guest's latest action back.
	Undo bool `json:"undo,omitempty"`
	// Start asks for the match to begin, or for another one. Only the guest whose
	// seat is Head is heard, at a table that has no window.
	Start bool `json:"start,omitempty"`
	// Pong repeats the number of a ping.
	Pong int64 `json:"pong,omitempty"`
	// Leave gives the chair up.
	Leave bool `json:"leave,omitempty"`
}

// Hello begins a match for one guest, and again when it comes back. It lacks the
// seed, from which every secret could be worked out.
type Hello struct {
	Protocol int        `json:"protocol"`
	Game     string     `json:"game"`
	Version  int        `json:"version"`
	Seat     rules.Seat `json:"seat"`
	Seats    int        `json:"seats"`
	// Options holds what differs from the defaults.
	Options map[string]string `json:"options,omitempty"`
	// Rules is the version of the rules that is played: that of an older match which is
	// gone on with; 0 is Version, the newest.
	Rules int `json:"rules,omitempty"`
	// Match counts the matches of this table, from 1.
	Match int `json:"match"`
	// From is the step of the first view that follows.
	From int `json:"from"`
}

// State is who sits at the table.
type State struct {
	// Code is the word with which the table is found.
	Code string `json:"code,omitempty"`
	Game string `json:"game"`
	// Options holds what differs from the defaults.
	Options map[string]string `json:"options,omitempty"`
	// Phase is how far the table is.
	Phase Phase   `json:"phase"`
	Seats []Chair `json:"seats"`
	// Unkept says that the host cannot keep the match, as on a full disk: it is lost when
	// the host ends. Without a match it says that none begins until that is mended.
	Unkept bool `json:"unkept,omitempty"`
	// Watchers is how many look on without a chair.
	Watchers int `json:"watchers,omitempty"`
	// You is the seat of the guest who is told, -1 for one who watches.
	You rules.Seat `json:"you"`
	// Head is the seat of the guest who may start a table that has no window, -1 where
	// nobody may.
	Head rules.Seat `json:"head"`
	// Turn is how many seconds there are for a turn; 0: as many as one likes.
	Turn int `json:"turn,omitempty"`
}

// Check is nil for what a host can say of its table: the chairs are few, the names short,
// and whoever is named has a chair.
func (s *State) Check() error {
	if len(s.Seats) > rules.MaxSeats {
		return fmt.Errorf("a table with %d chairs", len(s.Seats))
	}
	for _, p := range []rules.Seat{s.You, s.Head} {
		if p < rules.Spectator || int(p) >= max(1, len(s.Seats)) {
			return fmt.Errorf("chair %d of %d", p, len(s.Seats))
		}
	}
	if s.Watchers < 0 || s.Turn < 0 || s.Turn > mostCount || s.Watchers > mostCount {
		return fmt.Errorf("%d look on, and a turn lasts %d s", s.Watchers, s.Turn)
	}
	for i := range s.Seats {
		c := &s.Seats[i]
		if len(c.Name) > mostBytes || c.Delay < 0 || c.Delay > mostCount || c.Silent < 0 || c.Silent > mostCount {
			return fmt.Errorf("chair %d is %+.200v", i, *c)
		}
	}
	return nil
}

// Bounds of what a host says of its table: seconds, milliseconds and people; a name.
const (
	mostCount = 1 << 30
	mostBytes = 1 << 10
)

// Phase is how far a table is.
type Phase string

// The phases.
const (
	InLobby Phase = "lobby"   // people sit down
	Playing Phase = "playing" // a match goes on
	Ended   Phase = "over"    // it has ended
)

// Kind is who has a chair.
type Kind string

// The kinds.
const (
	Open     Kind = "open"     // nobody yet: whoever comes next
	Here     Kind = "here"     // somebody at the host's own screen
	Computer Kind = "computer" // a computer player
	Guest    Kind = "guest"    // somebody at another screen
)

// Chair is a seat of the table as everybody sees it.
type Chair struct {
	Kind Kind   `json:"kind"`
	Name string `json:"name,omitempty"`
	// Level is the computer player's: who plays there, or would play in an open chair.
	Level string `json:"level,omitempty"`
	// Device is what a guest sits at.
	Device Device `json:"device,omitempty"`
	// Delay is how long a message takes to the guest and back, in milliseconds; 0
	// while that is not known.
	Delay int `json:"delay,omitempty"`
	// Ready says that the guest is ready.
	Ready bool `json:"ready,omitempty"`
	// Silent is for how many seconds nothing was heard of the guest, from 1; 0 for
	// one who is here.
	Silent int `json:"silent,omitempty"`
	// Away says that a computer player plays for the guest, who was silent for too long
	// or left.
	Away bool `json:"away,omitempty"`
}

// Refused says that what a guest asked for was refused.
type Refused struct {
	// Ask is the number of the question whose answer was refused; 0 for anything
	// else.
	Ask int `json:"ask,omitempty"`
	// Why is the name of the reason: one of the game's, or of this package.
	Why string `json:"why"`
	// Text says it in English, for logs.
	Text string `json:"text"`
}

// Why a host refuses what is no action of a game.
const (
	BadMessage = "bad-message" // no JSON, or not what docs/table-protocol.md says
	BadAction  = "bad-action"  // no JSON of the game's actions
	TooOften   = "too-often"   // more messages than a person can send
	TooSlow    = "too-slow"    // the guest reads too slowly
	TooMany    = "too-many"    // more guests than a host takes
	NotNow     = "not-now"     // the seat does not decide, or the table is in another phase
	Late       = "late"        // the question was another one
	NoChair    = "no-chair"    // a chair that is taken, or none
	NotHead    = "not-head"    // somebody else starts the match
	Stopping   = "stopping"    // the host is being stopped: no match begins any more
	Unkept     = "unkept"      // the match cannot be kept, and does not begin
	Elsewhere  = "elsewhere"   // the same device is at the table again, by another connection
	SentAway   = "sent-away"   // the host wants somebody else there
	Left       = "left"        // the guest has left, as it said
	Closed     = "closed"      // the host closed the table
	Old        = "protocol"    // another version of the protocol
	NoUndo     = "no-undo"     // there is nothing of the guest's to take back
	Nowhere    = "nowhere"     // there is no table of the code: the guest's own side says it
)

// Over is how a match ended, as docs/bots.md has it.
type Over struct {
	Reason string `json:"reason"`
	Scores []int  `json:"scores"`
	Ranks  []int  `json:"ranks"`
}

// ToGuest is a message of a host.
type ToGuest struct {
	Table *State `json:"table,omitempty"`
	Hello *Hello `json:"hello,omitempty"`
	// Ask is the number of the question: the seat decides now. 0: it does not.
	Ask int `json:"ask,omitempty"`
	// View is what the seat may know after Step steps; docs/schema/GAME.view.json has it.
	View json.RawMessage `json:"view,omitempty"`
	// Public is what everybody may know, for a screen whose seat knows more.
	Public json.RawMessage `json:"public,omitempty"`
	// Step is how many steps were made and not taken back.
	Step int `json:"step,omitempty"`
	// Waiting are the seats that decide now.
	Waiting []rules.Seat `json:"waiting,omitempty"`
	// Undo says that the guest's latest action can be taken back.
	Undo bool `json:"undo,omitempty"`
	// Left is how many milliseconds the seats that decide now have left, where a turn has
	// a time; then the host passes for them, or a computer player decides. 0: it is not
	// counted.
	Left int64 `json:"left,omitempty"`
	// Past says that more views follow at once: the guest came late.
	Past    bool     `json:"past,omitempty"`
	Refused *Refused `json:"refused,omitempty"`
	Over    *Over    `json:"over,omitempty"`
	// Ping is to be answered by a pong of the same number.
	Ping int64 `json:"ping,omitempty"`
	// Bye says why the connection ends.
	Bye *Refused `json:"bye,omitempty"`
}

// CleanName is a name as tables show it: no control characters, single spaces,
// MaxName characters at most.
func CleanName(s string) string {
	var b strings.Builder
	n := 0
	for _, word := range strings.FieldsFunc(s, unicode.IsSpace) {
		gap := n > 0
		for _, r := range word {
			if !unicode.IsPrint(r) || r == unicode.ReplacementChar || n == MaxName {
				continue
			}
			if gap {
				if n+1 >= MaxName {
					break
				}
				b.WriteByte(' ')
				n, gap = n+1, false
			}
			b.WriteRune(r)
			n++
		}
	}
	return b.String()
}

// CheckSecret says whether a device's secret is one: 16 to 64 letters, digits, - and _.
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
