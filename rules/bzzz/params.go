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
	// Flowers is the number of flowers in each quarter of the board, at least 1.
	Flowers int `json:"flowers"`
	// Start is the nectar in each stock at the start, at least Cost.
	Start int `json:"start"`
	// Nectar is the most a flower starts with: a multiple of 3.
	Nectar int `json:"nectar"`
	// Turns is the longest game, in player-turns: a multiple of 4.
	Turns int `json:"turns"`
	// Cost is the price of a bee.
	Cost int `json:"cost"`
	// KO is the number of own turns that a hit bee misses. With 0 it lies still until
	// its owner's next turn begins.
	KO int `json:"ko"`
}

// Game is the game.
var Game = rules.Game[*State, Action, *View]{Info: info, New: New}

var info = rules.Info{
	ID: "bzzz", Version: 1, Min: Players, Max: Players,
	Refusals: refusals,
	Options: []rules.Option{
		{Key: "turns", Values: []string{"300", "120"}, Min: 4, Max: 2000, Multiple: 4},
		{Key: "cells", Values: []string{"16"}, Min: 10, Max: 40, Multiple: 2, Advanced: true},
		{Key: "flowers", Values: []string{"4"}, Min: 0, Max: 20, Advanced: true},
		{Key: "start", Values: []string{"10"}, Min: 0, Max: 500, Advanced: true},
		{Key: "nectar", Values: []string{"45"}, Min: 3, Max: 300, Multiple: 3, Advanced: true},
		{Key: "cost", Values: []string{"5"}, Min: 0, Max: 100, Advanced: true},
		{Key: "ko", Values: []string{"5"}, Min: 0, Max: 50, Advanced: true},
		// With memory on, people see no notebook; the rules and the views are the same.
		{Key: "memory", Values: []string{"off", "on"}},
	},
	// A small meadow, where bees meet within six turns; stock for four bees, and fewer missed turns.
	First: &rules.Setup{Seats: Players, Options: map[string]string{"cells": "12", "turns": "120", "start": "20", "ko": "3"}},
}

// params reads a set-up and checks how its options relate to each other.
func params(s rules.Setup) (Params, error) {
	if err := info.Check(s); err != nil {
		return Params{}, err
	}
	n := func(key string) int { return info.Int(s, key) }
	p := Params{n("cells"), n("flowers"), n("start"), n("nectar"), n("turns"), n("cost"), n("ko")}
	refuse := func(key string, n int, want string, args ...any) (Params, error) {
		return Params{}, &rules.SetupError{Field: key, Value: strconv.Itoa(n), Want: fmt.Sprintf(want, args...)}
	}
	flowers := "1 flower"
	if p.Flowers != 1 {
		flowers = strconv.Itoa(p.Flowers) + " flowers"
	}
	switch room, most := p.Cells*p.Cells/4-ZoneSide*ZoneSide, MostStart(p.Flowers, p.Nectar); {
	case p.Flowers == 0:
		return refuse("flowers", p.Flowers, "give at least 1 flower a quarter: without nectar the game would be over before it begins")
	case p.Flowers > room:
		return refuse("flowers", p.Flowers, "a board of %d cells a side has room for at most %d flowers a quarter outside the hive zones", p.Cells, room)
	case p.Start < p.Cost:
		return refuse("start", p.Start, "give at least the cost of a bee (%d): no bee could ever be laid, and every turn would pass by itself", p.Cost)
	case p.Start > most:
		return refuse("start", p.Start, "with %s a quarter of at most %d nectar, give at most %d: more is over half of all there can be, and would win before the first turn", flowers, p.Nectar, most)
	}
	return p, nil
}

// MostStart returns the most nectar that a stock may begin with, such that that many flowers a
// quarter, of at most that much nectar, can hold enough for no seat to have won yet (Z39).
func MostStart(flowers, nectar int) int { return Players * flowers * nectar / 2 }
