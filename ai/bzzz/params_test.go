package bzzz

import (
	"fmt"
	"testing"

	"ludotheque/ai"
	"ludotheque/rules"
	"ludotheque/rules/bzzz"
)

// Computer players of all levels play games of every size that the rules accept, and only legal
// actions.
func TestPlayersPlayTheExtremes(t *testing.T) {
	for _, options := range []map[string]string{
		{"cost": "0", "start": "0"},
		{"cost": "0", "start": "0", "ko": "0", "cells": "10", "flowers": "1"},
		{"ko": "0"},
		{"ko": "50", "cost": "100", "start": "100"},
		{"nectar": "3"},
		{"nectar": "3", "start": "24", "cost": "24"},
		{"nectar": "9", "flowers": "1"},
		{"nectar": "9", "flowers": "1", "start": "18"},
		{"nectar": "300", "flowers": "9", "cells": "10"},
		{"cells": "40", "flowers": "20"},
		{"turns": "4"},
	} {
		t.Run(fmt.Sprint(options), func(t *testing.T) {
			t.Parallel()
			if options["turns"] == "" {
				options["turns"] = "120"
			}
			for seed := range uint64(2) {
				s, err := bzzz.New(rules.Setup{Seats: bzzz.Players, Seed: seed, Options: options})
				if err != nil {
					t.Fatal(err)
				}
				levels := ai.Names(Levels)
				var players [bzzz.Players]chooser
				for p := range players {
					players[p] = New(ai.Level(levels[(int(seed)*3+p)%len(levels)]), seed)
				}
				finish(t, s, players, nil)
				if err := s.Invariant(); err != nil {
					t.Error(err)
				}
			}
		})
	}
}
