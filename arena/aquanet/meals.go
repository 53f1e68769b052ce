package aquanet

import (
	"fmt"
	"io"

	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// Meal is a cell that was eaten by another player's.
type Meal struct {
	// Turn is the turn of the view that reports it.
	Turn int
	// Eater ate with Cell, whose mass is Mass afterwards; Eaten lost the cell Lost.
	Eater, Eaten rules.Seat
	Cell, Lost   uint32
	Mass         float32
	At           aquariom.Point
}

// Meals returns the meals of the latest step in order.
func Meals(v *aquariom.View) []Meal {
	var list []Meal
	for _, e := range v.Events {
		if e.What == aquariom.EventEat {
			list = append(list, Meal{v.Turn, e.Seat, e.Whose, e.Cell, e.Other, e.Mass, e.Place})
		}
	}
	return list
}

// Text formats the meal as a line of English. names has one entry a seat.
func (m Meal) Text(names []string) string {
	name := func(s rules.Seat) string {
		if s >= 0 && int(s) < len(names) {
			return names[s]
		}
		return "seat " + s.Letter()
	}
	return fmt.Sprintf("turn %d: cell %d of %s eats cell %d of %s at %.0f, %.0f, and weighs %.1f", m.Turn, m.Cell, name(m.Eater), m.Lost, name(m.Eaten), m.At.X, m.At.Y, m.Mass)
}

// RecordedMeals returns the meals in a record, and the players' names. The error is that
// of match.OpenReplay.
func RecordedMeals(r io.Reader) (meals []Meal, names []string, err error) {
	p, err := match.OpenReplay(aquariom.Game, r)
	if err != nil {
		return nil, nil, err
	}
	meta := p.Header().Meta
	if names = meta.Names; len(names) == 0 {
		names = meta.Players
	}
	for position := range p.Len() {
		meals = append(meals, Meals(p.View(position+1, rules.Spectator))...)
	}
	return meals, names, nil
}
