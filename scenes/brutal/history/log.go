package history

import (
	"ludotheque/assets/words"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/history"
)

// Line is a line of the log: an event, and when it was.
type Line struct {
	game.Event
	Melee, Tick int
}

// weights say which of several events of a step is shown; what has none has no line.
var weights = map[game.EventKind]int{
	game.EventFell: 1, game.EventHeal: 1, game.EventAttack: 2, game.EventFrenzy: 4, game.EventHeld: 5,
}

// weight returns that of an event. An attack that knocks out says who fell too.
func weight(e *game.Event) int {
	if e.What == game.EventAttack && e.Hit && e.ECTS <= 0 {
		return 3
	}
	return weights[e.What]
}

// Zoned returns where it happened, in words.
func (l *Line) Zoned(say history.Speaker) string {
	if l.Zone < 0 {
		return say.Say(words.BrutalEverywhere())
	}
	return say.Say(Zone(l.Zone))
}

// Say returns what happened, in words, with the odds where they may be known.
func (l *Line) Say(say history.Speaker) string {
	text := say.Say(l.said())
	if (l.What == game.EventAttack || l.What == game.EventHeal) && l.Chance > 0 && l.Roll >= 0 {
		return say.Join(text, " ", say.Say(words.BrutalLogOdds(l.Chance, float64(l.Roll)/100)))
	}
	return text
}

// zoned is a line that says first where it happened.
type zoned struct{ Line }

// Say implements [history.Event].
func (z zoned) Say(say history.Speaker) string {
	return say.Join(z.Zoned(say), " · ", z.Line.Say(say))
}

// Brief returns what happened, without odds.
func (l *Line) Brief(say history.Speaker) string { return say.Say(l.said()) }

// said returns what happened, without odds.
func (l *Line) said() words.Text {
	who := Name(l.Seat, l.Fighter)
	switch l.What {
	case game.EventAttack:
		target := Name(1-l.Seat, l.Target)
		switch {
		case !l.Hit:
			return words.BrutalLogMiss(who, target)
		case l.Amount == 0:
			return words.BrutalLogSoak(who, target)
		case l.ECTS <= 0:
			return words.BrutalLogKo(l.Amount, who, target)
		}
		return words.BrutalLogHit(l.Amount, who, target)
	case game.EventHeal:
		target := Name(l.Seat, l.Target)
		switch {
		case !l.Hit:
			return words.BrutalLogHealMiss(who, target)
		case l.Amount == 0:
			return words.BrutalLogHealNone(who, target)
		}
		return words.BrutalLogHeal(l.Amount, who, target)
	case game.EventHeld:
		return words.BrutalLogHeld(l.Seat.Letter())
	case game.EventFrenzy:
		return words.BrutalFrenzyNote()
	case game.EventFell:
		return words.BrutalLogFell(who)
	}
	return words.Text{}
}
