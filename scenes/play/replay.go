package play

import (
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/history"
	"ludotheque/scenes/ui"
)

// replay is a record of any game, open at every step: without secrets when the
// match is over, else as the person who plays it may know it, who can still go on.
type replay[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	Reel[S, A, V]
	app     *App
	game    *Game[S, A, V]
	history history.History[V]
	board   Board[V]
	start   Start
	result  *rules.Result
}

// wide is a replay of a game that shows records on a screen of their own too.
type wide[S rules.State[S, A, V], A any, V rules.View[A]] struct{ *replay[S, A, V] }

func (w wide[S, A, V]) Wide(behind scenes.Scene, at int) scenes.Scene {
	return w.game.Wide(w.app, w.Tape, w.From, behind, at)
}

// replay opens a record for looking at. The error is that of [match.Load].
func (g *Game[S, A, V]) replay(a *App, record []byte) (Replay, error) {
	r := &replay[S, A, V]{app: a, game: g}
	eyes := func(rules.Seat) rules.Seat { return r.Eyes }
	view := func(at int) V { return g.views(r.Tape, at, eyes)(r.Eyes) }
	if err := r.Open(g.Rules, record, g.Levels, view); err != nil {
		return nil, err
	}
	r.history = g.fold(r.Tape, eyes)
	r.board = g.Board(a.Kit, r.history)
	r.start, r.result = shown(a.Kit, r.history, r.From, r.Tape.Result())
	if g.Wide != nil {
		return wide[S, A, V]{r}, nil
	}
	return r, nil
}

func (r *replay[S, A, V]) Start() Start          { return r.start }
func (r *replay[S, A, V]) Result() *rules.Result { return r.result }
func (r *replay[S, A, V]) Marks() []history.Mark { return r.history.Marks() }
func (r *replay[S, A, V]) Turn(at int) int       { return r.history.Turn(r.Clamp(at)) }
func (r *replay[S, A, V]) Scores(at int) []int   { return r.history.Scores(r.Clamp(at)) }
func (r *replay[S, A, V]) Say(at int) string     { return r.history.Say(r.app.Kit, r.Clamp(at)) }
func (r *replay[S, A, V]) Close()                { r.board.Close() }

func (r *replay[S, A, V]) Paint(g *ui.Gui, box ui.Rect, at int, t float32, follow bool) {
	r.Seek(at)
	r.board.Paint(g, box, r.Before, r.Now, t, follow)
}

func (r *replay[S, A, V]) Outcome() *Outcome {
	res := r.Tape.Result()
	if res == nil {
		return nil
	}
	o := r.game.outcome(r.app, r.history, r.From, res)
	o.Again = func() scenes.Scene { return r.game.again(r.app, r.From, nil) }
	return o
}
