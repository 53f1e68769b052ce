package main

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"ludotheque/ai"
	bots "ludotheque/ai/aquariom"
	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/catalog"
	"ludotheque/rules/aquariom"
)

var botCommand = &command{
	name: "bot", args: "LEVEL ADDRESS", short: "a computer player on somebody's Aquar.iom server",
	long: `Plays one game on the server at ADDRESS, which is HOST or HOST:PORT, and prints the
scores. LEVEL is one of: ` + strings.Join(networkLevels(), ", ") + `.
`,
	run: (*app).bot,
}

// randomLevel is who proposes at random: somebody to beat.
const randomLevel = "random"

// networkLevels are the levels that bot knows.
func networkLevels() []string {
	var names []string
	for _, l := range bots.Levels {
		names = append(names, string(l))
	}
	return append(names, randomLevel)
}

// networkPlayer is the player of a level.
func networkPlayer(level string, seed uint64) aquanet.Player {
	if level == randomLevel {
		return aquanet.NewRandom(seed)
	}
	return bots.New(ai.Level(level), seed)
}

func (a *app) bot(ctx context.Context, c *command, args []string) error {
	f := c.flags()
	name := f.String("name", "", "the nickname, `NICK`; else the level's")
	dialect := f.String("rules", aquariom.Original.String(), "`original` or document: the dialect that the server plays")
	think := f.Duration("think", 60*time.Millisecond, "how long it may think about a turn, a `TIME` as 60ms")
	games := f.Int("games", 1, "play `N` games, on a server that plays several")
	seedText := f.String("seed", "", "the whole number `S` that its whims begin with; else the clock's")
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	if f.NArg() != 2 {
		return usage("bot takes a level and an address, as arena bot %s 127.0.0.1:4242", networkLevels()[0])
	}
	level, address := f.Arg(0), f.Arg(1)
	if !slices.Contains(networkLevels(), level) {
		return usage("%q is no level; the levels are: %s", level, strings.Join(networkLevels(), ", "))
	}
	if *name == "" {
		*name = level
	}
	if nick, ok := server.Nick(*name); !ok || nick != *name {
		return usage("--name %q: give 1 to 16 letters A-Z a-z 0-9 _ or spaces", *name)
	}
	seat := aquanet.Seat{Nick: *name, Think: *think, Say: func(text string) { fmt.Fprintln(a.err, "arena:", text) }}
	if seat.Dialect.UnmarshalText([]byte(*dialect)) != nil {
		return usage("--rules %q: give original or document", *dialect)
	}
	if *think <= 0 {
		return usage("--think %s: give a time such as 60ms", *think)
	}
	if *games < 1 {
		return usage("--games %d: give a number from 1", *games)
	}
	seed := uint64(time.Now().UnixNano())
	if *seedText != "" {
		var err error
		if seed, err = catalog.ParseSeed(*seedText); err != nil {
			return usage("%w", err)
		}
	}
	conn, err := client.Connect(ctx, address)
	if err != nil {
		return err
	}
	defer conn.Close()
	return a.botGames(ctx, conn, &seat, level, seed, *games)
}

// botGames plays so many games on a server, and prints how each ended.
func (a *app) botGames(ctx context.Context, conn *client.Client, seat *aquanet.Seat, level string, seed uint64, games int) error {
	for i := range games {
		end, err := seat.Play(ctx, conn, networkPlayer(level, seed+uint64(i)))
		if err != nil {
			return err
		}
		if end == nil {
			return errors.New("the server ended the game without a result")
		}
		for _, s := range end.Scores {
			won := ""
			if s.ID == end.Winner {
				won = " wins"
			}
			fmt.Fprintf(a.out, "%s: %d%s\n", s.Name, s.Score, won)
		}
	}
	return nil
}
