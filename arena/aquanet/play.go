package aquanet

import (
	"context"
	"fmt"
	"time"

	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/exchange"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// Player is a computer player of Aquar.iom.
type Player = match.Player[aquariom.Action, *aquariom.View]

// Seat is a computer player at a server.
type Seat struct {
	// Nick is its nickname.
	Nick string
	// Think is its time for a turn; 0: no limit.
	Think time.Duration
	// Say, if not nil, gets a line about each problem that does not end the game.
	Say func(string)
}

// Play logs in, plays one game and returns its result. A player that fails or is late
// does nothing in that turn. The error is the client's.
func (s *Seat) Play(ctx context.Context, c *client.Client, p Player) (*client.End, error) {
	if err := c.Login(s.Nick); err != nil {
		return nil, err
	}
	eye, err := NewObserver(&c.Map)
	if err != nil {
		return nil, err
	}
	var answer wire.Answer
	failing := ""
	for turn := range c.Turns() {
		if eye.Seat == rules.Spectator {
			if _, err := eye.Start(&wire.Start{Player: c.ID, State: c.Start}); err != nil {
				return nil, err
			}
		}
		v, err := eye.Turn(turn)
		if err != nil {
			return nil, err
		}
		answer.Reset()
		act, err := s.ask(ctx, p, v)
		if err == nil {
			exchange.Reply(&act, &answer)
			failing = ""
		} else if text := fmt.Sprintf("turn %d: %v", turn.Number, err); s.Say != nil && err.Error() != failing {
			failing = err.Error()
			s.Say(text)
		}
		if err := c.Send(&answer); err != nil {
			return nil, err
		}
	}
	return c.Result()
}

// ask asks the player, and returns a panic as an error.
func (s *Seat) ask(ctx context.Context, p Player, v *aquariom.View) (act aquariom.Action, err error) {
	defer func() {
		if r := recover(); r != nil {
			err = fmt.Errorf("panic: %v", r)
		}
	}()
	if s.Think > 0 {
		var stop context.CancelFunc
		ctx, stop = context.WithTimeout(ctx, s.Think)
		defer stop()
	}
	return p.Choose(ctx, v)
}

// Random is a player that acts at random.
type Random struct{ r *rules.Rand }

// NewRandom returns one; equal seeds play the same.
func NewRandom(seed uint64) *Random { return &Random{rules.NewRand(seed)} }

// Choose implements match.Player.
func (p *Random) Choose(_ context.Context, v *aquariom.View) (aquariom.Action, error) {
	return v.Sample(p.r), nil
}
