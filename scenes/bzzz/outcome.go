package bzzz

import (
	"ludotheque/scenes/history"
	"slices"

	"ludotheque/arena/match"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/bzzz"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
)

type tape = match.Replay[*game.State, game.Action, *game.View]

// chronicle is what a whole game tells: stocks over time and luck.
type chronicle struct {
	// stocks are the stocks at each position, by seat.
	stocks [][game.Players]int
	// turns is the number of player-turns that are over at each position.
	turns []int
	luck  [game.Players]history.Luck
	bees  [game.Players]int
	total int
	last  *game.View
}

// read plays a tape from its start to its end, without secrets.
func (c *chronicle) read(t *tape) {
	for at := 0; at <= t.Len(); at++ {
		v := t.State(at).Open()
		c.note(v)
		c.last = v
	}
}

func (c *chronicle) note(v *game.View) {
	var row [game.Players]int
	for p := range row {
		row[p] = v.Stocks[p].Lo
	}
	c.stocks = append(c.stocks, row)
	c.turns = append(c.turns, v.Turn)
	c.total = v.Total.Lo
	for i := range v.Events {
		switch e := &v.Events[i]; e.What {
		case game.EventDraw:
			l := &c.luck[e.Seat]
			l.Rolls++
			l.Expected += float64(e.Num) / float64(e.Den)
			if e.Dodged {
				l.Won++
			}
		case game.EventLaid:
			c.bees[e.Seat]++
		}
	}
}

// curves are the stocks at the start and after each round.
func (c *chronicle) curves(r *rules.Result) []history.Curve {
	all := make([]history.Curve, game.Players)
	for p := range all {
		all[p] = history.Curve{Seat: rules.Seat(p), Winner: r.Ranks[p] == 1}
	}
	round := -1
	for at := range c.stocks {
		if at > 0 && c.turns[at] == 0 {
			continue // the first turn is not over: it belongs to round 1
		}
		if n := (c.turns[at] + game.Players - 1) / game.Players; n > round || at == len(c.stocks)-1 {
			if n == round { // the last round, as it ended
				for p := range all {
					all[p].Values = all[p].Values[:len(all[p].Values)-1]
				}
			}
			round = n
			for p := range all {
				all[p].Values = append(all[p].Values, float32(c.stocks[at][p]))
			}
			continue
		}
		for p := range all {
			all[p].Values[len(all[p].Values)-1] = float32(c.stocks[at][p])
		}
	}
	return all
}

// outcomeOf is what the results screen shows of a game that is over.
func outcomeOf(start play.Start, c *chronicle, r *rules.Result, record string) *play.Outcome {
	turn := c.last.OwnTurn(c.last.Current)
	keys := reasonKeys[r.Reason]
	o := &play.Outcome{
		Game: game.Game.ID, Start: start, Result: r, Record: record,
		Outcome: history.Outcome{
			Title:     words.Old(keys[0], "n", turn),
			Short:     words.Old(keys[0]+".short", "n", turn),
			Why:       words.Old(keys[1], "n", c.last.Params.Turns/game.Players),
			PlotTitle: words.Old("bzzz.plot.title"),
			Curves:    c.curves(r),
			LimitAt:   float32(c.total) / 2,
			LimitName: words.Old("bzzz.plot.half", "n", c.total/2),
			Last:      words.Old("bzzz.plot.last", "n", turn),
		},
	}
	// Where nobody fought there is no luck to speak of.
	if slices.ContainsFunc(c.luck[:], func(l history.Luck) bool { return l.Rolls > 0 }) {
		o.LuckTitle = words.Old("bzzz.luck.title")
		o.Luck = slices.Clone(c.luck[:])
		for p := range o.Luck {
			o.Luck[p].Seat = rules.Seat(p)
		}
	}
	for p := range c.bees {
		o.Notes = append(o.Notes, words.Old("bzzz.end.bees", "n", c.bees[p]))
	}
	return o
}

// outcome is the outcome of the game that is over.
func (s *Scene) outcome() *play.Outcome {
	t, err := s.m.Replay()
	if err != nil { // the same set-up was accepted before
		s.k.Env.Say(words.Old("notice.store.failed"))
		return nil
	}
	var c chronicle
	c.read(t)
	o := outcomeOf(s.seats.Start, &c, s.m.Result(), s.seats.Keeper.Name)
	o.Again = func() scenes.Scene { return s.restart() }
	return o
}
