package bzzz

import (
	"fmt"
	"strconv"

	"ludotheque/rules"
)

// Params are the constants of a game; nectar is counted in points.
type Params struct {
	// Cells is the side of the board: even, at least 10.
	Cells int `json:"cells"`
	// Flowers is the number of flowers in each quarter of the board.
	Flowers int `json:"flowers"`
	// Start is the nectar in each stock at the start.
	Start int `json:"start"`
	// Nectar is the most a flower starts with: a multiple of 3.
	Nectar int `json:"nectar"`
	// Turns is the longest game, in player-turns: a multiple of 4.
	Turns int `json:"turns"`
	// Cost is the price of a bee.
	Cost int `json:"cost"`
	// KO is the number of own turns that a hit bee misses.
	KO int `json:"ko"`
}

// Game is the game of Bzzz.
var Game = rules.Game[*State, Action, *View]{Info: info, New: New}

var info = rules.Info{
	ID: "bzzz", Version: 1, Min: Players, Max: Players,
	Refusals: refusals,
	Options: []rules.Option{
		{Key: "turns", Values: []string{"300", "120"}, Min: 4, Max: 2000, Multiple: 4},
		{Key: "cells", Values: []string{"16"}, Min: 10, Max: 40, Multiple: 2, Advanced: true},
		{Key: "flowers", Values: []string{"4"}, Min: 1, Max: 20, Advanced: true},
		{Key: "start", Values: []string{"10"}, Min: 1, Max: 500, Advanced: true},
		{Key: "nectar", Values: []string{"45"}, Min: 3, Max: 300, Multiple: 3, Advanced: true},
		{Key: "cost", Values: []string{"5"}, Min: 1, Max: 100, Advanced: true},
		{Key: "ko", Values: []string{"5"}, Min: 1, Max: 50, Advanced: true},
		// By memory, people are shown no notebook; the rules and the views are the same.
		{Key: "memory", Values: []string{"off", "on"}},
	},
}

// params reads a set-up and makes the checks that relate options to each other.
func params(s rules.Setup) (Params, error) {
	if err := info.Check(s); err != nil {
		return Params{}, err
	}
	n := func(key string) int { return info.Int(s, key) }
	p := Params{n("cells"), n("flowers"), n("start"), n("nectar"), n("turns"), n("cost"), n("ko")}
	refuse := func(key string, n int, want string, args ...any) (Params, error) {
		return Params{}, &rules.SetupError{Field: key, Value: strconv.Itoa(n), Want: fmt.Sprintf(want, args...)}
	}
	if room := p.Cells*p.Cells/4 - ZoneSide*ZoneSide; p.Flowers > room {
		return refuse("flowers", p.Flowers, "a board of %d cells a side has room for at most %d flowers a quarter outside the hive zones", p.Cells, room)
	}
	if p.Start < p.Cost {
		return refuse("start", p.Start, "give at least the cost of a bee (%d), or nobody could ever lay one", p.Cost)
	}
	if most := p.Flowers * p.Nectar / 2; p.Start > most {
		return refuse("start", p.Start, "with %d flowers a quarter of at most %d nectar, give at most %d, or a stock could win before the first turn", p.Flowers, p.Nectar, most)
	}
	return p, nil
}
