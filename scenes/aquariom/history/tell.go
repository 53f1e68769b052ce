package history

import (
	"fmt"
	"math"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes/history"
)

// told is how many turns an event is reported for in a replay.
const told = 18

// sentence says what happened; other is who it happened to.
func sentence(kind Kind, name, other string) words.Text {
	switch kind {
	case Eats:
		return words.AquariomSayEats(name, other)
	case Dies:
		return words.AquariomSayDies(name, other)
	case Bursts:
		return words.AquariomSayBursts(name)
	case Reborn:
		return words.AquariomSayReborn(name)
	case Divides:
		return words.AquariomSayDivides(name)
	case Virus:
		return words.AquariomSayVirus(name)
	}
	return words.AquariomSayLeads(name)
}

// Say puts the latest event that is not long past into words.
func (c *History) Say(say history.Speaker, at int) string {
	if n := c.latest(at); n != nil {
		return n.Say(say)
	}
	return ""
}

// Say implements [history.Event].
func (n Line) Say(say history.Speaker) string {
	whose := ""
	if n.Whose >= 0 {
		whose = name(say, n.Whose)
	}
	return say.Say(sentence(n.Kind, name(say, n.Seat), whose))
}

// Subject returns whose event Say describes.
func (c *History) Subject(at int) rules.Seat {
	if n := c.latest(at); n != nil {
		return n.Seat
	}
	return rules.Spectator
}

// latest returns the latest event at a view that is worth a sentence and not long past, or nil.
func (c *History) latest(at int) *Line {
	turn := c.Turn(at)
	for i := len(c.lines) - 1; i >= 0; i-- {
		n := &c.lines[i]
		if n.Turn > turn || n.Kind == Divides || n.Kind == Eats {
			continue
		}
		if n.Turn < turn-told {
			return nil
		}
		return n
	}
	return nil
}

// name returns the name of the player at a seat.
func name(say history.Speaker, p rules.Seat) string {
	if n, ok := say.(history.Namer); ok {
		if name := n.Name(p); name != "" {
			return name
		}
	}
	return say.Say(NameOf(p))
}

// names are the words for what computer players are called, by seat.
var names = [...]words.Text{
	words.AquariomNameA(), words.AquariomNameB(), words.AquariomNameC(), words.AquariomNameD(), words.AquariomNameE(), words.AquariomNameF(),
	words.AquariomNameG(), words.AquariomNameH(), words.AquariomNameI(), words.AquariomNameJ(), words.AquariomNameK(), words.AquariomNameL(),
	words.AquariomNameM(), words.AquariomNameN(), words.AquariomNameO(), words.AquariomNameP(),
}

// NameOf returns what the computer player of a seat is called.
func NameOf(p rules.Seat) words.Text { return names[int(p)%len(names)] }

// NameOf returns what the computer player of a seat is called, see [history.Named].
func (c *History) NameOf(p rules.Seat) words.Text { return NameOf(p) }

// Shown says that seats are shown as they sat.
func (c *History) Shown(r *rules.Result) ([]history.Shown, *rules.Result) { return nil, r }

// Outcome returns what results report of a match that is over.
func (c *History) Outcome(r *rules.Result) *history.Outcome {
	long := c.Clock(c.Turn(c.Noted() - 1))
	o := &history.Outcome{
		Title:     words.AquariomOverTitle(long),
		Why:       words.AquariomOverWhy(),
		Short:     words.AquariomOverShort(long),
		PlotTitle: words.AquariomPlotScore(),
		Last:      c.Last(),
		Story:     c.story(r),
		Own:       c.own,
	}
	c.winners = rules.Seats{}
	for i := range c.seats {
		p := rules.Seat(i)
		winner := r.Ranks[i] == 1
		if winner {
			c.winners = c.winners.With(p)
		}
		score, every := c.curve(func(at int) float32 { return float32(c.score(at, p)) })
		o.Curves = append(o.Curves, history.Curve{Seat: p, Winner: winner, Values: score, Every: every})
		o.Notes = append(o.Notes, words.AquariomOverNote(c.meals[i], int(math.RoundToEven(float64(c.most[i])))))
	}
	return o
}

// Last returns what stands at the end of a plot.
func (c *History) Last() words.Text { return words.AquariomPlotLast(c.Clock(c.Turn(c.Noted() - 1))) }

// Clock returns how long that many turns of a pace in milliseconds last, in minutes and seconds: "4:05".
func Clock(turns, pace int) string {
	s := seconds(turns, pace)
	return fmt.Sprintf("%d:%02d", s/60, s%60)
}

func seconds(turns, pace int) int { return (max(0, turns)*pace + 999) / 1000 }
