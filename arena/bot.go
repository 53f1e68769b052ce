package main

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"slices"
	"strings"
	"time"

	"ludotheque/ai"
	bots "ludotheque/ai/aquariom"
	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/catalog"
	"ludotheque/arena/pipe"
	"ludotheque/internal/text"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

var botCommand = &command{
	name: "bot", args: "LEVEL ADDRESS", short: "a computer, or a bot that reads lines, on an Aquar.iom server",
	long: `Plays one game on the server at ADDRESS, which is HOST or HOST:PORT, and prints the
scores. LEVEL is one of: ` + strings.Join(networkLevels(), ", ") + `;
or "cmd:PROGRAM", a program that reads and writes lines (docs/bots.md), with its
arguments, cut at spaces: it plays on the original's server too.
`,
	run: (*app).bot,
}

// randomLevel is a player of random proposals, as an opponent to beat.
const randomLevel = "random"

// networkLevels returns the levels that bot accepts.
func networkLevels() []string {
	var names []string
	for _, l := range bots.Levels {
		names = append(names, string(l))
	}
	return append(names, randomLevel)
}

// networkPlayer returns the player of a level.
func networkPlayer(level string, seed uint64) aquanet.Player {
	if level == randomLevel {
		return aquanet.NewRandom(seed)
	}
	return bots.New(ai.Level(level), seed)
}

// networkWho parses the player, a level or a program, for which words is not empty, and returns its
// default nickname.
func networkWho(text string) (words []string, nick string, err error) {
	line, program := strings.CutPrefix(text, "cmd:")
	switch {
	case program && strings.TrimSpace(line) == "":
		return nil, "", usage("cmd: names no program: write cmd:PROGRAM")
	case !program && !slices.Contains(networkLevels(), text):
		return nil, "", usage("%q is not a level; the levels are: %s; or write cmd:PROGRAM", text, strings.Join(networkLevels(), ", "))
	}
	if program {
		return strings.Fields(line), "bot", nil
	}
	return nil, text, nil
}

func (a *app) bot(ctx context.Context, c *command, args []string) error {
	f := c.flags()
	name := f.String("name", "", "the nickname, `NICK` (default: the level's)")
	think := f.Duration("think", 60*time.Millisecond, "how long it may think about a turn, a `TIME` such as 60ms")
	start := f.Duration("start", 10*time.Second, "how much longer the first answer of a program may take, a `TIME`")
	games := f.Int("games", 1, "play `N` games, on a server that plays several")
	seedText := f.String("seed", "", "the seed of its random numbers, a whole number `S` (default: from the clock)")
	if err := c.parse(a, f, args); err != nil {
		return err
	}
	if f.NArg() != 2 {
		return usage("bot takes a level and an address, as arena bot %s 127.0.0.1:4242", networkLevels()[0])
	}
	level, address := f.Arg(0), f.Arg(1)
	words, usual, err := networkWho(level)
	if err != nil {
		return err
	}
	if *name == "" {
		*name = usual
	}
	if nick, ok := server.Nick(*name); !ok || nick != *name {
		return usage("--name %q: give 1 to 16 letters A-Z a-z 0-9 _ or spaces", *name)
	}
	seat := aquanet.Seat{Nick: *name, Think: *think, Say: func(text string) { fmt.Fprintln(a.err, "arena:", text) }}
	program := words != nil
	if program {
		seat.Think = 0 // the program's own
	}
	if *think <= 0 {
		return usage("--think %s: give a time such as 60ms", *think)
	}
	if *games < 1 {
		return usage("--games %d: give a number from 1", *games)
	}
	seed := uint64(time.Now().UnixNano())
	if *seedText != "" {
		if seed, err = catalog.ParseSeed(*seedText); err != nil {
			return usage("%w", err)
		}
	}
	conn, err := client.Connect(ctx, address)
	if err != nil {
		return err
	}
	defer conn.Close()
	return a.botGames(ctx, conn, &seat, *games, func(i int) (aquanet.Player, func(*client.End)) {
		if program {
			p := &lineBot{program: pipe.Program{Args: words, Stderr: a.err}, think: *think, start: *start}
			return p, p.close
		}
		return networkPlayer(level, seed+uint64(i)), func(*client.End) {}
	})
}

// botGames plays that many games on a server, and prints their results. sit returns the player of a
// game, and a function to call with its end.
func (a *app) botGames(ctx context.Context, conn *client.Client, seat *aquanet.Seat, games int, sit func(i int) (aquanet.Player, func(*client.End))) error {
	for i := range games {
		player, over := sit(i)
		end, err := seat.Play(ctx, conn, player)
		over(end)
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

// lineBot makes a program that reads and writes JSON lines a player of a server.
type lineBot struct {
	program      pipe.Program
	think, start time.Duration
	bot          *pipe.Bot
}

// Choose asks the program. The program is started at the first question, since the seat is unknown
// before. After an error that keeps the program from playing it returns the same error.
func (l *lineBot) Choose(ctx context.Context, v *aquariom.View) (act aquariom.Action, err error) {
	think := l.think
	if l.bot == nil {
		think += l.start
		l.bot, err = pipe.Start(l.program, pipe.Hello{
			Game: aquariom.Game.ID, Version: aquariom.Game.Version, Seat: v.Seat, Seats: len(v.Players),
			Options: map[string]string{aquariom.OptionDialect: v.Dialect.String()},
		})
		if err != nil {
			return act, err
		}
	}
	view, err := json.Marshal(v)
	if err != nil {
		return act, err
	}
	ctx, stop := context.WithTimeout(ctx, think)
	defer stop()
	do, err := l.bot.Ask(ctx, view)
	if err != nil {
		return act, err
	}
	if err := json.Unmarshal(do, &act); err != nil {
		return aquariom.Action{}, fmt.Errorf("%.200q is not an action: %w", do, text.Wrong(do, err))
	}
	return act, nil
}

// close sends the program the result; nil if the game was aborted.
func (l *lineBot) close(end *client.End) {
	if l.bot == nil {
		return
	}
	if end == nil {
		l.bot.Close(nil)
		return
	}
	r := &rules.Result{Reason: aquariom.ReasonTurns, Scores: make([]int, len(end.Scores)), Ranks: make([]int, len(end.Scores))}
	for i, s := range end.Scores {
		r.Scores[i] = int(min(s.Score, math.MaxInt32))
		r.Ranks[i] = 1
		for _, o := range end.Scores {
			if o.Score > s.Score || o.Score == s.Score && o.ID == end.Winner && s.ID != end.Winner {
				r.Ranks[i]++
			}
		}
	}
	l.bot.Close(r)
}
