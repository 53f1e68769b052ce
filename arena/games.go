package main

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"ludotheque/arena/catalog"
	"ludotheque/rules"
)

var gamesCommand = &command{
	name: "games", args: "[--json]", short: "every game: seats, rate, options, levels",
	long: "With --json, one line a game. The template game is there with --all.\n",
	run:  (*app).games,
}

// gameLine is a line of games --json.
type gameLine struct {
	ID      string       `json:"id"`
	Version int          `json:"version"`
	Min     int          `json:"min"`
	Max     int          `json:"max"`
	Rate    int          `json:"rate"`
	Options []optionLine `json:"options"`
	Levels  []string     `json:"levels"`
}

type optionLine struct {
	Key      string   `json:"key"`
	Values   []string `json:"values"`
	Min      int      `json:"min,omitempty"`
	Max      int      `json:"max,omitempty"`
	Multiple int      `json:"multiple,omitempty"`
	Advanced bool     `json:"advanced,omitempty"`
	Contest  string   `json:"contest,omitempty"`
	Open     bool     `json:"open,omitempty"`
	MinSeats int      `json:"minSeats,omitempty"`
	MaxSeats int      `json:"maxSeats,omitempty"`
}

func describe(e *catalog.Entry) gameLine {
	g := gameLine{ID: e.ID, Version: e.Version, Min: e.Min, Max: e.Max, Rate: e.Rate, Options: []optionLine{}, Levels: []string{}}
	for _, o := range e.Options {
		g.Options = append(g.Options, optionLine(o))
	}
	for _, l := range e.Levels {
		g.Levels = append(g.Levels, string(l))
	}
	return g
}

func (a *app) games(_ context.Context, c *command, args []string) error {
	f := c.flags()
	asJSON := f.Bool("json", false, "one JSON line a game")
	all := f.Bool("all", false, "the template game too")
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	if f.NArg() > 0 {
		return usage("games takes no %q: it lists every game", f.Arg(0))
	}
	list := catalog.Games()
	if *all {
		template, err := catalog.Find("null")
		if err != nil {
			return err
		}
		list = append(list, template)
	}
	for _, e := range list {
		g := describe(e)
		if *asJSON {
			if err := a.json(g); err != nil {
				return err
			}
			continue
		}
		seats := fmt.Sprintf("%d to %d seats", g.Min, g.Max)
		if g.Min == g.Max {
			seats = fmt.Sprintf("%d seats", g.Min)
		}
		pace := "waits for everybody"
		if g.Rate > 0 {
			pace = fmt.Sprintf("%d steps a second", g.Rate)
		}
		fmt.Fprintf(a.out, "%s: %s, %s; levels %s\n", a.bold(g.ID), seats, pace, strings.Join(g.Levels, ", "))
		for _, o := range e.Options {
			text := values(o)
			if who := o.For(); who != "" {
				text += ", for " + who
			}
			fmt.Fprintf(a.out, "    --option %s=%s\n", o.Key, text)
		}
	}
	return nil
}

// values returns the values of an option, the default first.
func values(o rules.Option) string {
	text := strings.Join(o.Values, "|")
	if o.Open {
		text += "|…"
	}
	if o.Min < o.Max {
		text += fmt.Sprintf(" or a number from %d to %d", o.Min, o.Max)
		if o.Multiple > 1 {
			text += fmt.Sprintf(", a multiple of %d", o.Multiple)
		}
	}
	return text
}

// json writes a value on one line.
func (a *app) json(v any) error {
	e := json.NewEncoder(a.out)
	e.SetEscapeHTML(false)
	return e.Encode(v)
}

// bold returns s in bold if the terminal supports it.
func (a *app) bold(s string) string {
	if !a.color {
		return s
	}
	return "\x1b[1m" + s + "\x1b[0m"
}
