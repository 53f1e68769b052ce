package empire

import (
	"ludotheque/rules"
	game "ludotheque/rules/empire"
	"ludotheque/scenes"
	"ludotheque/scenes/empire/atlas"
	"ludotheque/scenes/history"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// replay is a record of Huit minutes, open at every step. There is nothing to
// hide: bids are seen once they are made.
type replay struct {
	play.Reel[*game.State, game.Action, *game.View]
	// shown and result are the start and the result with the automaton as a seat
	// of its own, as lists of records show them.
	shown  play.Start
	result *rules.Result
	chronicle
	speech
	ground *atlas.Atlas
	frame  atlas.Frame
	plan   atlas.Plan
	names  atlas.Names
	motion []atlas.Effect
}

// openReplay opens a record for looking at. The error is that of match.Load.
func openReplay(k *play.App, record []byte) (play.Replay, error) {
	r := &replay{ground: atlas.New(), speech: speech{k}}
	if err := r.Open(game.Game, record, Levels, nil); err != nil {
		return nil, err
	}
	for at := 0; at <= r.Len(); at++ {
		v := r.Tape.View(at, rules.Spectator)
		r.note(v)
		r.mark(at, v)
	}
	b := &r.last.Board
	r.shown = seatAutomaton(k, r.From, b)
	if res := r.Tape.Result(); res != nil {
		r.result = ranked(b, res, b.Score(game.Automaton).Total())
	}
	return r, nil
}

// mark notes what the timeline shows of a position.
func (r *replay) mark(at int, v *game.View) {
	for i := range v.Events {
		e := &v.Events[i]
		add := func(icon string, s game.Side, big bool) {
			r.Mark(history.Mark{At: at, Icon: icon, Seat: rules.Seat(s), Big: big})
		}
		switch e.Kind {
		case game.Founded:
			add("icons/home", e.Side, true)
		case game.Destroyed:
			add("icons/cross", e.Side, true)
		case game.GameEnded:
			add("icons/crown", 0, true)
		}
	}
}

func (r *replay) Start() play.Start     { return r.shown }
func (r *replay) Result() *rules.Result { return r.result }

// Turn is the number of the round that a position is in, through all games of a
// match.
func (r *replay) Turn(at int) int {
	at = r.Clamp(at)
	limit := r.last.Limit()
	return r.games[at]*limit + min(limit, r.turns[at]+1)
}

// Scores are the points at a position, the automaton's among them.
func (r *replay) Scores(at int) []int { return r.points[r.Clamp(at)][:sidesOf(&r.last.Board)] }

// Close gives the ground back.
func (r *replay) Close() { r.ground.Close() }

func (r *replay) Outcome() *play.Outcome {
	res := r.Tape.Result()
	if res == nil {
		return nil
	}
	o := outcomeOf(r.k, r.From, &r.chronicle, res, "")
	o.Again = func() scenes.Scene { return play.Anew(r.k, open, r.From, r.From.Setup.Seed, nil) }
	return o
}

// Say puts the event that led to a position into words.
func (r *replay) Say(at int) string {
	r.Seek(at)
	words := ""
	for i := range r.Now.Events {
		e := &r.Now.Events[i]
		if e.Reason != nil && e.Reason.Chosen.Known() && words == "" {
			words = r.say(phrase{key: "empire.log.decided", x: letter(e.Side), y: r.region(e.Reason.Chosen)})
		}
		if logged[e.Kind] {
			words = r.telling(e, letter(e.Side), 1)
		}
	}
	return words
}

// Paint paints the map as it is at a position, t of the way from the one before.
// There is nothing to follow: the whole map is always seen.
func (r *replay) Paint(g *ui.Gui, box ui.Rect, at int, t float32, _ bool) {
	r.Seek(at)
	r.namesIn(&r.names)
	p := g.P
	cell := min((box.W-8)/game.PictureW, (box.H-8)/(game.PictureH+0.6))
	r.plan = atlas.Plan{View: p.View(), Cell: cell, X: box.CX() - cell*game.PictureW/2, Y: box.CY() - cell*game.PictureH/2, Board: box}
	b := &r.Now.Board
	f := &r.frame
	*f = atlas.Frame{Plan: &r.plan, Names: &r.names, Grounds: &b.Grounds, Under: game.NoRegion, From: game.NoRegion, Tick: f.Tick + 1, Still: g.Motion == ui.Reduced}
	for c := range f.Continents {
		f.Continents[c] = b.ContinentHolder(game.Continent(c))
	}
	for i := range f.Power {
		f.Power[i] = -1
		if side := b.Grounds[i].Holder(); side >= 0 && side < game.MostSeats {
			f.Power[i] = int8(lead(b, side, game.Region(i)))
		}
	}
	r.motion = r.motion[:0]
	for i := range r.Now.Events {
		if e, ok := moves(&r.Now.Events[i]); ok && t < 1 {
			e.Age = max(0, t) * e.Kind.Ticks()
			r.motion = append(r.motion, e)
		}
	}
	f.Effects = r.motion
	p.Clip(box)
	r.ground.Paint(g, f)
	p.Pop()
}
