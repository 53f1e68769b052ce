// Nearest is an Aquar.iom bot in Go:
//
//	go run ./arena/aquanet/bots/nearest [HOST[:PORT]] [NAME]
//
// Each of its cells flees the nearest cell that could eat it, and otherwise
// swims to the nearest thing it can eat. Copy it and change decide.
package main

import (
	"context"
	"fmt"
	"math"
	"os"
	"os/signal"

	"ludotheque/arena/aquanet/client"
)

func main() {
	address, name := "127.0.0.1", "nearest"
	if len(os.Args) > 1 {
		address = os.Args[1]
	}
	if len(os.Args) > 2 {
		name = os.Args[2]
	}
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if err := play(ctx, address, name); err != nil {
		fmt.Fprintln(os.Stderr, "nearest:", err)
		os.Exit(1)
	}
}

// play plays one game.
func play(ctx context.Context, address, name string) error {
	bot, err := client.Connect(ctx, address)
	if err != nil {
		return err
	}
	defer bot.Close()
	if err := bot.Login(name); err != nil {
		return err
	}
	for turn := range bot.Turns() {
		answer := decide(bot, turn)
		if err := bot.Send(&answer); err != nil {
			return err
		}
	}
	end, err := bot.Result()
	if err != nil {
		return err
	}
	for _, s := range end.Scores {
		won := ""
		if s.ID == end.Winner {
			won = " wins"
		}
		fmt.Printf("%s: %d%s\n", s.Name, s.Score, won)
	}
	return nil
}

// place is somewhere a cell could go to, and how far that is.
type place struct{ x, y, distance float32 }

// decide says what each of our cells does.
func decide(bot *client.Client, turn *client.Turn) client.Answer {
	var answer client.Answer
	mine := bot.Mine(turn)
	for _, cell := range mine {
		none := place{cell.X, cell.Y, math.MaxFloat32}
		food, danger := none, none
		// nearer makes the place the nearest one, if it is.
		nearer := func(best *place, x, y float32) {
			if d := float32(math.Hypot(float64(x-cell.X), float64(y-cell.Y))); d < best.distance {
				*best = place{x, y, d}
			}
		}
		for i, p := range bot.Map.InitialNeutrals {
			if turn.State.Absent[i] == 0 { // it is there
				nearer(&food, p.X, p.Y)
			}
		}
		for _, n := range turn.State.Neutrals {
			nearer(&food, n.X, n.Y)
		}
		for _, other := range turn.State.Cells {
			switch {
			case other.Player == bot.ID:
			case cell.Mass > bot.Map.Ratio*other.Mass:
				nearer(&food, other.X, other.Y)
			case other.Mass > bot.Map.Ratio*cell.Mass:
				nearer(&danger, other.X, other.Y)
			}
		}
		if danger.distance < 4*bot.Map.BaseSpeed {
			answer.Move(cell.ID, 2*cell.X-danger.x, 2*cell.Y-danger.y) // straight away from it
		} else {
			answer.Move(cell.ID, food.x, food.y)
		}
	}
	answer.Surrender = len(mine) == 0 // eaten up: begin again
	return answer
}
