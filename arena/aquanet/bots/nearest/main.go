// Nearest is an Aquar.iom bot in Go:
//
//	go run ./arena/aquanet/bots/nearest [HOST[:PORT]] [NAME]
//
// Each of its cells flees the nearest cell that could eat it or lays an urchin in its
// way, and otherwise swims to the nearest thing it can eat; heavy ones divide. Copy it
// and change decide.
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
	m, told := bot.Map, bot.Map.Rules // nil: the server does not tell them
	m.Plankton, m.Rules = nil, nil
	fmt.Printf("map: %+v, rules %+v\n", m, told)
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

// place is somewhere a cell could go to, how far that is, and the mass of a cell there.
type place struct{ x, y, distance, mass float32 }

// decide says what each of our cells does.
func decide(bot *client.Client, turn *client.Turn) client.Answer {
	var answer client.Answer
	mine := bot.Mine(turn)
	for _, cell := range mine {
		none := place{cell.X, cell.Y, math.MaxFloat32, 0}
		food, danger := none, none
		// nearer makes the place the nearest one, if it is.
		nearer := func(best *place, x, y, mass float32) {
			if d := float32(math.Hypot(float64(x-cell.X), float64(y-cell.Y))); d < best.distance {
				*best = place{x, y, d, mass}
			}
		}
		for i, p := range bot.Map.Plankton {
			if turn.State.Absent[i] == 0 { // it is there
				nearer(&food, p.X, p.Y, 0)
			}
		}
		for _, n := range turn.State.Neutrals {
			nearer(&food, n.X, n.Y, n.Mass)
		}
		for _, other := range turn.State.Cells {
			switch {
			case other.Player == bot.ID:
			case cell.Mass > bot.Map.Ratio*other.Mass:
				nearer(&food, other.X, other.Y, other.Mass)
			case other.Mass > bot.Map.Ratio*cell.Mass:
				nearer(&danger, other.X, other.Y, other.Mass)
			}
		}
		m := &bot.Map
		left := cell.Mass - cell.Mass*m.VirusLoss - m.VirusMass // after an urchin
		// It stands beside this cell, three of its radii from the rim of the other or more.
		room := danger.distance - m.RadiusFactor*(danger.mass+left+4*m.VirusMass)
		allowed := m.Rules == nil || m.Rules.MaxViruses != 0
		switch {
		case allowed && danger.mass > m.VirusMass && left >= m.StartingMass && 0 < room && room < 4*m.BaseSpeed:
			answer.Virus(cell.ID, danger.x, danger.y)
		case danger.distance < 4*m.BaseSpeed:
			answer.Move(cell.ID, 2*cell.X-danger.x, 2*cell.Y-danger.y) // straight away from it
		case cell.Mass >= 4*m.StartingMass && len(mine) < min(4, int(m.MaxCells)):
			answer.Divide(cell.ID, food.x, food.y, cell.Mass/2)
		default:
			answer.Move(cell.ID, food.x, food.y)
		}
	}
	answer.Surrender = len(mine) == 0 // eaten up: begin again
	return answer
}
