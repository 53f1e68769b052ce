package soak

import (
	"bytes"
	"context"
	"fmt"
	"runtime/debug"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/internal/version"
	"ludotheque/rules"
)

// maxSteps is the number of steps by which a game has to be over; a record holds no more.
const maxSteps = 1 << 20

// Played is statistics of one game.
type Played struct {
	// Steps is the number of steps, undone ones included.
	Steps int
	// Sounded counts the states whose views and clones were checked, Reloads those that were saved and
	// loaded, Undone the undone steps, and Kills the killed processes.
	Sounded, Reloads, Undone, Kills int
	// Hash is that of the final state, Length the number of steps to it.
	Hash   string
	Length int

	record []byte // as written by Follow
}

// seat seats all players. Forgetful ones are created anew for each decision, so that another process
// can continue the game.
func (g *Game) seat(t catalog.Match, forgetful bool) error {
	for i, who := range g.Seats {
		if who == Random {
			continue
		}
		seat := rules.Seat(i)
		seed := ai.Seed(g.Setup.Seed, seat)
		var err error
		if forgetful {
			err = t.SitForgetful(seat, ai.Level(who), seed)
		} else {
			err = t.Sit(seat, ai.Level(who), seed, 0)
		}
		if err != nil {
			return err
		}
	}
	t.SetMeta(match.Meta{Program: version.String("arena"), Players: g.Seats})
	return nil
}

// propose submits for the random seats, seeded by the number of the step.
func (g *Game) propose(t catalog.Match) error {
	for seat := range t.Waiting().And(t.Hands()).All() {
		if err := t.Propose(seat, rules.NewRand(catalog.AtStep(g.Setup.Seed, seat, t.Steps()))); err != nil {
			return err
		}
	}
	return nil
}

// problems returns an error for any notice of the match: computer players neither fail nor break
// rules.
func problems(t catalog.Match) error {
	if list := t.Notices(); len(list) > 0 {
		n := list[0]
		return fmt.Errorf("step %d, seat %s: %s %s", n.Step, n.Seat.Letter(), n.Kind, n.Text)
	}
	return nil
}

// play plays a game to its end and checks every promise. With heavy, each state is saved and loaded
// again. A forgetful game has no undo: its players would decide the same again for ever.
func (g *Game) play(ctx context.Context, heavy, forgetful bool) (p *Played, err error) {
	p = &Played{}
	var record bytes.Buffer
	defer func() {
		p.record = record.Bytes()
		if broken := recover(); broken != nil {
			err = fmt.Errorf("panic: %v\n%s", broken, debug.Stack())
		}
	}()
	t, err := g.Entry.New(g.Setup)
	if err != nil {
		return p, err
	}
	defer t.Close()
	if err := g.seat(t, forgetful); err != nil {
		return p, err
	}
	if err := t.Save(&record); err != nil {
		return p, err
	}
	t.Follow(&record)
	r := rules.NewRand(g.Setup.Seed + 1)
	for t.Result() == nil {
		if p.Steps++; p.Steps > maxSteps {
			return p, fmt.Errorf("not over after %d steps", maxSteps)
		}
		if err := g.step(ctx, t, p, r, heavy, !forgetful); err != nil {
			return p, fmt.Errorf("after %d steps: %w", t.Steps(), err)
		}
	}
	if _, err := t.CheckViews(r); err != nil {
		return p, err
	}
	if err := t.Over(); err != nil {
		return p, err
	}
	t.Close()
	p.Hash, p.Length = t.Hash(), t.Steps()
	return p, g.again(t, p, record.Bytes())
}

// step takes one step with all checks.
func (g *Game) step(ctx context.Context, t catalog.Match, p *Played, r *rules.Rand, heavy, undo bool) error {
	if err := t.Lawful(); err != nil {
		return err
	}
	if undo && p.Undone < 40 && r.Intn(24) == 0 && t.CanUndo() {
		if err := t.Undo(); err != nil {
			return err
		}
		p.Undone++
	}
	unchanged := func() error { return nil }
	if r.Intn(g.rarely(heavy)) == 0 {
		p.Sounded++
		var err error
		if unchanged, err = t.CheckViews(r); err != nil {
			return err
		}
	}
	if err := g.propose(t); err != nil {
		return err
	}
	if err := t.RunStep(ctx); err != nil {
		return err
	}
	if err := unchanged(); err != nil {
		return err
	}
	if err := problems(t); err != nil {
		return err
	}
	if heavy {
		p.Reloads++
		return g.reload(t)
	}
	return nil
}

// rarely returns the mean number of steps between checks of all views and clones, which cost as much
// as hundreds of steps.
func (g *Game) rarely(heavy bool) int {
	n := 24
	if g.Entry.RealTime() {
		n = 8 * g.Entry.Rate
	}
	if heavy {
		n /= 4
	}
	return n
}

// reload saves the game, loads it and compares.
func (g *Game) reload(t catalog.Match) error {
	var b bytes.Buffer
	if err := t.Save(&b); err != nil {
		return err
	}
	again, err := g.Entry.Load(&b)
	if err != nil {
		return fmt.Errorf("what was saved does not load: %w", err)
	}
	if again.Hash() != t.Hash() || again.Steps() != t.Steps() || again.Cut() || again.Waiting() != t.Waiting() {
		return fmt.Errorf("saved with hash %s after %d steps, %s to decide; loaded with hash %s after %d steps, cut %t, %s to decide",
			t.Hash(), t.Steps(), t.Waiting(), again.Hash(), again.Steps(), again.Cut(), again.Waiting())
	}
	return nil
}

// again loads the record that Follow wrote, and one saved now, and compares.
func (g *Game) again(t catalog.Match, p *Played, followed []byte) error {
	var saved bytes.Buffer
	if err := t.Save(&saved); err != nil {
		return err
	}
	for i, text := range [][]byte{followed, saved.Bytes()} {
		how := []string{"followed", "saved"}[i]
		replay, err := g.Entry.Open(bytes.NewReader(text))
		if err != nil {
			return fmt.Errorf("the record that was %s: %w", how, err)
		}
		if hash := replay.Hash(replay.Len()); hash != p.Hash || replay.Len() != p.Length || replay.Cut() || replay.Result() == nil {
			return fmt.Errorf("the record that was %s has hash %s after %d steps, cut %t; played: %s after %d",
				how, hash, replay.Len(), replay.Cut(), p.Hash, p.Length)
		}
	}
	return nil
}
