// Package catalog lists the games with their computer players. It hides the types of each game behind
// closures, so that commands, menus and tools handle every game alike; code for one particular game
// uses its packages directly.
//
// A game is registered by one line in games.go.
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

// Entry is one game of the catalog.
type Entry struct {
	rules.Info
	// Levels of its computer players, the weakest first.
	Levels []ai.Level
	// ActionType and ViewType are the types behind the JSON, for generating schemas.
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

// Identify returns the game of a record, and a reader for loading it that starts from the beginning.
// The error is the reader's, a *match.RecordError, or wraps ErrUnknownGame.
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

// New starts a match without players. The error is a *rules.SetupError.
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

// Asker is a player that uses JSON, such as a program at the other end of a pipe.
type Asker interface {
	// Ask returns the JSON of an action for the JSON of a view, at the latest when ctx ends.
	Ask(ctx context.Context, view []byte) ([]byte, error)
}

// Match is a match of any game. The methods it shares with match.Match are documented there; views and
// actions are JSON.
type Match interface {
	Info() *rules.Info
	Setup() rules.Setup
	Acting() rules.Seats
	Waiting() rules.Seats
	Hands() rules.Seats
	Rounds() int
	TimeFactor() int
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
	Undoes() rules.Seats
	MayUndo(seat rules.Seat) bool
	Undo() error
	Save(w io.Writer) error
	Follow(w io.Writer)
	Close()

	// Sit seats a computer player of the game. The error wraps ErrUnknownLevel.
	Sit(seat rules.Seat, level ai.Level, seed uint64, think time.Duration) error
	// SitForgetful seats a computer player that is created anew for each decision: what it does
	// depends only on the seed, the number of the step and the view, so that an interrupted game
	// continues identically. The error is that of Sit.
	SitForgetful(seat rules.Seat, level ai.Level, seed uint64) error
	// Time enables timing for the computer players seated from now on. It is off by default, because
	// reading the clock takes as long as a step of a quick game.
	Time()
	// Thought is how long those who are timed have thought so far, by level, in
	// processor time where the system tells it: a machine that has other work too
	// must not make them look slow.
	Thought() map[ai.Level]*Times
	// SitAsker seats a player that uses JSON.
	SitAsker(seat rules.Seat, a Asker, think time.Duration)
	// Submit is match.Match.Submit; text that is not an action of the game is an error too.
	Submit(seat rules.Seat, action []byte) error
	// Amends is match.Match.Amends.
	Amends() bool
	// Propose submits what the view of a seat proposes with these random numbers. An error means that
	// the game broke a promise.
	Propose(seat rules.Seat, r *rules.Rand) error
	// Lawful, CheckViews and Over return which promise of package rules the present state breaks, as in
	// package promise. Lawful costs about as much as a step; CheckViews, which checks all views and clones,
	// some hundreds of times that; Over is for the end. The function that CheckViews returns checks, after
	// more was played, that this did not change earlier views and clones.
	Lawful() error
	CheckViews(r *rules.Rand) (unchanged func() error, err error)
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
	// Acts returns the acting seats of the step after a position, and the JSON of their actions.
	Acts(position int) (rules.Seats, [][]byte)
	// Text is the whole state at a position, secrets included.
	Text(position int) string
	// Hash is the hash of the state at a position.
	Hash(position int) string
}
