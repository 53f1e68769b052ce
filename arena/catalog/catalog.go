// Package catalog is the list of games with their computer players. The types
// of each game stay behind closures here, so that commands, menus and tools
// handle every game alike; what shows or plays one game in particular uses its
// packages directly.
//
// Registering a game is one line in games.go.
package catalog

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"iter"
	"reflect"
	"slices"
	"strings"
	"time"

	"ludotheque/ai"
	"ludotheque/ai/search"
	"ludotheque/arena/match"
	"ludotheque/rules"
)

// Entry is one game of the catalogue.
type Entry struct {
	rules.Info
	// Levels of its computer players, the weakest first.
	Levels []ai.Level
	// ActionType and ViewType are the types behind the JSON, for what writes
	// their documentation.
	ActionType, ViewType reflect.Type

	begin func(rules.Setup) (Match, error)
	load  func(io.Reader) (Match, error)
	open  func(io.Reader) (Replay, error)
}

// ErrUnknownGame is wrapped by the errors of Find and Identify.
var ErrUnknownGame = errors.New("there is no such game")

// ErrUnknownLevel is wrapped by the errors of Match.Sit and Entry.Level.
var ErrUnknownLevel = errors.New("there is no such level")

// Games is the games on offer, in the order of the cabinet. The template is
// not among them.
func Games() []*Entry { return append([]*Entry(nil), games...) }

// Find is the game of that id, the template included. The error wraps
// ErrUnknownGame and names the games there are.
func Find(id string) (*Entry, error) {
	ids := make([]string, len(games))
	for i, e := range games {
		if ids[i] = e.ID; e.ID == id {
			return e, nil
		}
	}
	if id == template.ID {
		return template, nil
	}
	return nil, fmt.Errorf("%q: %w; the games are: %s", id, ErrUnknownGame, strings.Join(ids, ", "))
}

// Identify says which game a record is of, and gives the reader to load it
// from, since its beginning has been read. The error is the reader's, a
// *match.RecordError, or wraps ErrUnknownGame.
func Identify(r io.Reader) (*Entry, io.Reader, error) {
	var read bytes.Buffer
	h, err := match.ReadHeader(io.TeeReader(r, &read))
	if err != nil {
		return nil, nil, err
	}
	e, err := Find(h.Game)
	if err != nil {
		return nil, nil, fmt.Errorf("this is a record of %w", err)
	}
	return e, io.MultiReader(&read, r), nil
}

// New begins a match with nobody seated. The error is a *rules.SetupError.
func (e *Entry) New(setup rules.Setup) (Match, error) { return e.begin(setup) }

// Load is match.Load.
func (e *Entry) Load(r io.Reader) (Match, error) { return e.load(r) }

// Open is match.OpenReplay.
func (e *Entry) Open(r io.Reader) (Replay, error) { return e.open(r) }

// Level is the level of that name, with a character after a colon or without;
// search.Name is taken for one, although no menu shows it. The error wraps
// ErrUnknownLevel and names the levels, or the characters, there are.
func (e *Entry) Level(name string) (ai.Level, error) {
	if name == string(search.Name) {
		return search.Name, nil
	}
	level, character := ai.Level(name).Parts()
	if !slices.Contains(e.Levels, level) {
		return "", fmt.Errorf("%q: %w; the levels of %s are: %s", name, ErrUnknownLevel, e.ID, strings.Join(ai.Names(e.Levels), ", "))
	}
	if full := level.With(character); full != ai.Level(name) || character != "" && !slices.Contains(ai.Characters(), character) {
		return "", fmt.Errorf("%q: %w; after the level and a colon may stand: %s", name, ErrUnknownLevel, strings.Join(ai.Names(ai.Characters()), ", "))
	}
	return ai.Level(name), nil
}

// Asker is a player that knows no types: a program at the other end of a pipe.
type Asker interface {
	// Ask gives the JSON of an action for the JSON of a view, when ctx ends at
	// the latest.
	Ask(ctx context.Context, view []byte) ([]byte, error)
}

// Match is a match of any game. What it shares with match.Match is documented
// there; views and actions are JSON.
type Match interface {
	Info() *rules.Info
	Setup() rules.Setup
	Acting() rules.Seats
	Waiting() rules.Seats
	Hands() rules.Seats
	Rounds() int
	Leisure() int
	Steps() int
	Result() *rules.Result
	Hash() string
	Scores() []int
	TieBreaks() []int
	Lead() int
	Answers(seat rules.Seat) (own, missed int)
	Notices() []match.Notice
	Remark(seat rules.Seat, text string)
	Cut() bool
	Stand(seat rules.Seat)
	Pass(seat rules.Seat) bool
	Tick() bool
	Run(ctx context.Context) error
	Step() bool
	RunStep(ctx context.Context) error
	CanUndo() bool
	Undo() error
	Save(w io.Writer) error
	Follow(w io.Writer)
	Close()

	// Sit seats a computer player of the game. The error wraps ErrUnknownLevel.
	Sit(seat rules.Seat, level ai.Level, seed uint64, think time.Duration) error
	// SitForgetful seats a computer player that is new for each decision: what it
	// does follows from the seed, the number of the step and what it sees, so
	// that a game that was broken off goes on as it would have. The error is
	// that of Sit.
	SitForgetful(seat rules.Seat, level ai.Level, seed uint64) error
	// Time has the computer players timed that Sit seats from now on: to ask for
	// the time takes as long as a step of a quick game.
	Time()
	// Thought is how long those who are timed have thought so far, by level, in
	// processor time where the system tells it: a machine that has other work too
	// must not make them look slow.
	Thought() map[ai.Level]*Times
	// SitAsker seats somebody who speaks JSON.
	SitAsker(seat rules.Seat, a Asker, think time.Duration)
	// Submit is match.Match.Submit; an action that is no JSON of the game's
	// actions is an error too.
	Submit(seat rules.Seat, action []byte) error
	// Amends is match.Match.Amends.
	Amends() bool
	// Propose submits what the view of a seat proposes with these random
	// numbers. The error, if there is one, is a promise that the game broke.
	Propose(seat rules.Seat, r *rules.Rand) error
	// Lawful, Sound and Over say which promise of package rules the state now
	// breaks, as package promise has them: Lawful costs about as much as a step,
	// Sound, which looks at every view and at clones, some hundreds of times
	// that; Over is for the end. What Sound gives besides says, once something
	// more was played, whether that changed what was taken from the state before.
	Lawful() error
	Sound(r *rules.Rand) (unchanged func() error, err error)
	Over() error
	// View returns what a seat may know, as JSON, and Past what seats might know at the
	// beginning and after each step so far: see match.Plain.
	View(seat rules.Seat) []byte
	Past(seats ...rules.Seat) iter.Seq[[][]byte]
	// SetMeta says what the header of the record holds beside the game.
	SetMeta(match.Meta)
	// Text is the whole state, secrets included.
	Text() string
}

// Replay is a match.Replay of any game; views and actions are JSON.
type Replay interface {
	Header() match.Header
	Len() int
	Result() *rules.Result
	Notices() []match.Notice
	Cut() bool
	// View is what a seat may know at a position, as JSON.
	View(position int, seat rules.Seat) []byte
	// Acts is who decides the step after a position, and the JSON of what each
	// of them does.
	Acts(position int) (rules.Seats, [][]byte)
	// Text is the whole state at a position, secrets included.
	Text(position int) string
	// Hash is the hash of the state at a position.
	Hash(position int) string
}
