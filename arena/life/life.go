// Package life counts what players do in a match: how often they act, how soon, what
// they do, and to each other. It reads records, so that matches of computer players and
// of people are counted alike.
//
// Each game says in a file of its own what an act is, when something useful could have
// been done, and what a meeting is.
package life

import (
	"bytes"
	"fmt"
	"slices"

	"ludotheque/arena/match"
)

// Report is what happened in one match, or in its course so far.
type Report struct {
	// Unit is what the game's time is counted in: "turn" for turns of one's own,
	// "second" in real time, "truce" and so on.
	Unit string `json:"unit"`
	// Length is how many units the match took.
	Length float64 `json:"length"`
	Seats  []Seat  `json:"seats"`
	// Firsts is when something first happened in the match, in units, by what it is; what
	// did not happen is missing.
	Firsts map[string]float64 `json:"firsts,omitempty"`
	// Counts is how often something happened between players, by what it is.
	Counts map[string]int `json:"counts,omitempty"`
}

// Seat is what one seat did.
type Seat struct {
	// Chances is the number of units in which something useful could have been done, and
	// Idle those of them in which nothing was.
	Chances int `json:"chances"`
	Idle    int `json:"idle"`
	// First is the unit of its first act, from 1; 0 when it never acted.
	First float64 `json:"first"`
	// Acts is how often it did each kind of thing.
	Acts map[string]int `json:"acts,omitempty"`
	// Attacks is how often it attacked each seat.
	Attacks []int `json:"attacks,omitempty"`
}

// New is an empty report for seats.
func New(unit string, seats int) *Report {
	r := &Report{Unit: unit, Seats: make([]Seat, seats), Firsts: map[string]float64{}, Counts: map[string]int{}}
	for i := range r.Seats {
		r.Seats[i] = Seat{Acts: map[string]int{}, Attacks: make([]int, seats)}
	}
	return r
}

// Act notes what a seat did in a unit, from 1.
func (r *Report) Act(seat int, what string, unit float64) {
	s := &r.Seats[seat]
	s.Acts[what]++
	if s.First == 0 {
		s.First = unit
	}
}

// Happened notes what came about between players in a unit, from 1.
func (r *Report) Happened(what string, unit float64) {
	r.Counts[what]++
	if _, ok := r.Firsts[what]; !ok {
		r.Firsts[what] = unit
	}
}

// counters counts the record of a match of each game, by its id.
var counters = map[string]func(record []byte) (*Report, error){
	"bzzz":      bzzzLife,
	"trichrome": trichromeLife,
	"brutal":    brutalLife,
	"aquariom":  aquariomLife,
	"empire":    empireLife,
}

// Games is the ids of the games that can be counted, in order.
func Games() []string {
	var ids []string
	for id := range counters {
		ids = append(ids, id)
	}
	slices.Sort(ids)
	return ids
}

// Of counts what happened in the match of a record. The error is a *match.RecordError,
// or says that the game cannot be counted.
func Of(record []byte) (*Report, error) {
	h, err := match.ReadHeader(bytes.NewReader(record))
	if err != nil {
		return nil, err
	}
	count := counters[h.Game]
	if count == nil {
		return nil, fmt.Errorf("what happens in a match of %q is not counted; the games are: %v", h.Game, Games())
	}
	return count(record)
}
