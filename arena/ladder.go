package main

import (
	"context"
	"fmt"
	"text/tabwriter"

	"ludotheque/arena/bout"
)

var ladderCommand = &command{
	name: "ladder", args: "GAME", short: "measures every level against every other",
	long: `For each two levels, one player of the first sits against a table full of the
second, on each seat in turn. Prints how often it wins, that is comes first,
alone or not, with the interval that holds the true rate in 95 cases of 100.
With --with cmd:PROGRAM, a program (docs/bots.md) is measured beside the levels.
`,
	run: (*app).ladder,
}

// cell is one level against a table of another.
type cell struct {
	Game    string  `json:"game"`
	Level   string  `json:"level"`
	Against string  `json:"against"`
	Seats   int     `json:"seats"`
	Games   int     `json:"games"`
	Wins    int     `json:"wins"`
	Rate    float64 `json:"rate"`
	Low     float64 `json:"low"`
	High    float64 `json:"high"`

	one, many bout.Guest
}

func (a *app) ladder(ctx context.Context, c *command, args []string) error {
	k := contest{stderr: a.err}
	f := c.flags()
	common := k.flags(f, 40)
	seats := f.Int("players", 0, "how many sit at the table, `N` (default: as many as the game takes)")
	with := f.StringArray("with", nil, "measure `cmd:PROGRAM` beside the levels; may be repeated")
	k.programFlags(f)
	asJSON := f.Bool("json", false, "one JSON line for each two levels")
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	var err error
	if k.entry, err = find(c, f); err != nil {
		return err
	}
	seed, err := k.ready(common)
	if err != nil {
		return err
	}
	if !f.Changed("players") {
		*seats = k.entry.UsualSeats()
	}
	if err := k.entry.Check(k.setup(seed, *seats)); err != nil {
		return usage("%w", err)
	}
	if *seats < 2 {
		return usage("a ladder needs two players at the table: give --players 2 or more")
	}

	var names []string
	for _, l := range k.entry.Levels {
		names = append(names, string(l))
	}
	names = append(names, *with...)
	guests, err := contestants(k.entry, "with", names)
	if err != nil {
		return err
	}
	var cells []*cell
	for i, x := range guests {
		for j, y := range guests {
			if i != j {
				cells = append(cells, &cell{Game: k.entry.ID, Level: x.Label, Against: y.Label, Seats: *seats, Games: common.games, one: x, many: y})
			}
		}
	}
	n := common.games
	err = inOrder(ctx, len(cells)*n, k.jobs, func(ctx context.Context, i int) (*outcome, error) {
		x, game := cells[i/n], i%n
		who := make([]bout.Guest, *seats)
		for j := range who {
			who[j] = x.many
		}
		who[0] = x.one
		// The same seed on every seat: the luck of a deal falls on all alike.
		return k.play(ctx, seed+uint64(game / *seats), turn(who, game))
	}, func(i int, o *outcome) error {
		a.report(o)
		if x := cells[i/n]; o.Ranks[i%n%*seats] == 1 {
			x.Wins++
		}
		a.progress(i+1, len(cells)*n, "games")
		return nil
	})
	a.wipe()
	if err != nil {
		return err
	}
	for _, x := range cells {
		x.Rate = float64(x.Wins) / float64(x.Games)
		x.Low, x.High = wilson(x.Wins, x.Games)
		if *asJSON {
			if err := a.json(x); err != nil {
				return err
			}
		}
	}
	if *asJSON {
		return nil
	}
	return a.grid(names, cells)
}

// grid prints the ladder as a table.
func (a *app) grid(levels []string, cells []*cell) error {
	first := cells[0]
	fmt.Fprintf(a.out, "%s, %d seats, %d games a cell: how often one of the row wins against %d of the column\n(95 %% interval; equal players would win %.0f %% each, ties aside)\n\n",
		a.bold(first.Game), first.Seats, first.Games, first.Seats-1, 100/float64(first.Seats))
	w := tabwriter.NewWriter(a.out, 0, 0, 3, ' ', tabwriter.AlignRight)
	for _, y := range levels {
		fmt.Fprintf(w, "\t%s", y)
	}
	fmt.Fprintln(w, "\t")
	for _, x := range levels {
		fmt.Fprint(w, x)
		for _, y := range levels {
			text := "-"
			for _, c := range cells {
				if c.Level == x && c.Against == y {
					text = fmt.Sprintf("%.1f %% (%.0f to %.0f)", 100*c.Rate, 100*c.Low, 100*c.High)
				}
			}
			fmt.Fprintf(w, "\t%s", text)
		}
		fmt.Fprintln(w, "\t")
	}
	return w.Flush()
}
