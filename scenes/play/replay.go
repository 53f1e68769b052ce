package play

import (
	"math"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/history"
	"ludotheque/scenes/ui"
)

// replay is a record of any game, open at every step: without secrets if the match is
// over, and otherwise as its only person may see it, who can still resume it.
type replay[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	Recording[S, A, V]
	app     *App
	game    *Game[S, A, V]
	history history.History[V]
	board   Board[V]
	start   Start
	result  *rules.Result
	// marks are those of the history, at positions that may hold more than one step.
	marks []history.Mark
	// chairs are the players, for the texts.
	chairs Chairs
	// viewer is the seat with whose eyes all is seen, or [rules.Spectator]: see [Eyed].
	viewer rules.Seat
	// spans are the texts of scores that are known in part only, made once.
	spans map[[2]int]string
}

// speaker puts a record into words with the players' names.
type speaker struct {
	*App
	chairs Chairs
	// seats is the number of seats; the chairs after them are those of opponents that the rules play.
	seats int
}

// Name implements [history.Namer].
func (s speaker) Name(p rules.Seat) string {
	if p < 0 || int(p) >= len(s.chairs) {
		return ""
	}
	if c := &s.chairs[p]; !c.Person() && c.Name == "" {
		return ""
	}
	return s.chairs.Name(s.App, p)
}

// Say returns a text in the player's language, with the names of players in the place of their letters. That of an
// opponent whom the rules play begins with an article, which has a capital at the beginning of a text only.
func (s speaker) Say(t words.Text) string {
	said := s.App.Say(t.Renamed(s.called))
	for _, c := range s.chairs[min(s.seats, len(s.chairs)):] {
		if first, n := utf8.DecodeRuneInString(c.Name); strings.Contains(said, c.Name) {
			said = strings.ReplaceAll(said, " "+c.Name, " "+string(unicode.ToLower(first))+c.Name[n:])
		}
	}
	return said
}

// called returns the name of the player at the seat of a letter, or the letter if there is none.
func (s speaker) called(letter string) string {
	for p := range s.chairs {
		if name := s.Name(rules.Seat(p)); name != "" && rules.Seat(p).Letter() == letter {
			return name
		}
	}
	return letter
}

// wide is a replay of a game that also has a screen of its own for records.
type wide[S rules.State[S, A, V], A any, V rules.View[A]] struct{ *replay[S, A, V] }

func (w wide[S, A, V]) Wide(behind scenes.Scene, at int) scenes.Scene {
	return w.game.Wide(w.app, w.history, w.Tape, w.From, behind, w.step(at))
}

// replay opens a record for replay. The error is that of [match.Load].
func (g *Game[S, A, V]) replay(a *App, record []byte) (Replay, error) {
	r := &replay[S, A, V]{app: a, game: g, viewer: rules.Spectator, spans: map[[2]int]string{}}
	view := func(at int) V { return r.views(at)(r.Eyes) }
	if err := r.Open(g.Rules, record, g.Levels, view); err != nil {
		return nil, err
	}
	for _, c := range r.From.Chairs {
		r.chairs = append(r.chairs, Seated{Chair: c})
	}
	r.fold()
	r.start, r.result = shown(a.Kit, r.history, r.From, r.Tape.Result())
	for _, c := range r.start.Chairs[min(len(r.chairs), len(r.start.Chairs)):] { // opponents played by the rules
		r.chairs = append(r.chairs, Seated{Chair: c})
	}
	if g.Wide != nil {
		return wide[S, A, V]{r}, nil
	}
	return r, nil
}

// views returns what may be seen at a position: by the seat with whose eyes all is seen, if there is one.
func (r *replay[S, A, V]) views(at int) history.Views[V] {
	if r.viewer != rules.Spectator {
		return func(rules.Seat) V { return r.Tape.View(at, r.viewer) }
	}
	return r.game.views(r.Tape, at, func(rules.Seat) rules.Seat { return r.Eyes })
}

// fold reads the history of what may be seen, and makes the board that shows it.
func (r *replay[S, A, V]) fold() {
	if r.board != nil {
		r.board.Close()
	}
	r.history = r.game.fold(r.Tape, r.views)
	r.board, r.marks = r.game.Board(r.app.Kit, r.history), nil
	r.Forget()
}

// secret reports whether players of the match knew less than is shown of it.
func (r *replay[S, A, V]) secret() bool { return r.game.Reveal != nil && r.Tape.Result() != nil }

// Eyed implements [Eyed].
func (r *replay[S, A, V]) Eyed() bool { return r.Follows() || r.secret() }

// Follows implements [Eyed].
func (r *replay[S, A, V]) Follows() bool {
	_, follows := r.board.(Follower)
	return follows
}

// SeeAs implements [Eyed].
func (r *replay[S, A, V]) SeeAs(seat rules.Seat) {
	if f, ok := r.board.(Follower); ok {
		f.Follow(seat)
	} else if r.secret() && seat != r.viewer {
		r.viewer = seat
		r.fold()
	}
}

// Shape implements [Shaped].
func (r *replay[S, A, V]) Shape() float32 {
	if b, ok := r.board.(Shaped); ok {
		return b.Shape()
	}
	return 0
}

// Len returns the last position.
func (r *replay[S, A, V]) Len() int { return r.position(r.Tape.Len()) }

// stride returns the number of steps in a position, and position the first one that shows
// a step.
func (r *replay[S, A, V]) stride() int           { return max(1, r.game.Stride) }
func (r *replay[S, A, V]) position(step int) int { return (step + r.stride() - 1) / r.stride() }

// step returns the step that a position shows.
func (r *replay[S, A, V]) step(at int) int { return r.Clamp(at * r.stride()) }

func (r *replay[S, A, V]) Start() Start          { return r.start }
func (r *replay[S, A, V]) Result() *rules.Result { return r.result }
func (r *replay[S, A, V]) Turn(at int) int       { return r.history.Turn(r.step(at)) }

// Where implements [Placed].
func (r *replay[S, A, V]) Where(at int) words.Text {
	if p, ok := r.history.(history.Placer); ok {
		return p.Where(r.step(at))
	}
	return words.Text{}
}

// Elapsed implements [Placed].
func (r *replay[S, A, V]) Elapsed(at int) int {
	if t, ok := r.history.(history.Timed); ok {
		return t.Elapsed(r.step(at))
	}
	return -1
}

func (r *replay[S, A, V]) Scores(at int) []int { return r.history.Scores(r.step(at)) }

// ScoreText implements [Replay].
func (r *replay[S, A, V]) ScoreText(at int, seat rules.Seat) string {
	h, ok := r.history.(history.Ranged)
	if !ok {
		return r.app.Say(words.ResultsScore(r.Scores(at)[seat]))
	}
	low, high := h.Range(r.step(at), seat)
	if low == high {
		return r.app.Say(words.ResultsScore(low))
	}
	span := [2]int{low, high}
	if r.spans[span] == "" {
		r.spans[span] = ui.Digits(low) + "–" + ui.Digits(high)
	}
	return r.spans[span]
}

func (r *replay[S, A, V]) Say(at int) string {
	return r.history.Say(speaker{r.app, r.chairs, len(r.From.Chairs)}, r.step(at))
}
func (r *replay[S, A, V]) Tell(m *history.Mark) string {
	if m.Event == nil {
		return r.Say(m.At)
	}
	return m.Event.Say(speaker{r.app, r.chairs, len(r.From.Chairs)})
}
func (r *replay[S, A, V]) Subject(at int) rules.Seat { return r.history.Subject(r.step(at)) }
func (r *replay[S, A, V]) Position(step int) int     { return r.position(max(0, step)) }
func (r *replay[S, A, V]) Close()                    { r.board.Close() }

// Marks returns the events on the timeline at the positions that show them.
func (r *replay[S, A, V]) Marks() []history.Mark {
	marks := r.history.Marks()
	if r.stride() == 1 {
		return marks
	}
	if len(r.marks) != len(marks) {
		r.marks = slices.Clone(marks)
		for i := range r.marks {
			r.marks[i].At = r.position(r.marks[i].At)
		}
	}
	return r.marks
}

// Paint paints the field at a position, t of the way from the one before.
func (r *replay[S, A, V]) Paint(g *ui.Gui, box ui.Rect, at int, t float32, follow bool) {
	step, part := at, t
	if n := r.stride(); n > 1 {
		way := max(0, min((float32(at-1)+t)*float32(n), float32(r.Tape.Len())))
		step = int(math.Ceil(float64(way)))
		part = 1 - (float32(step) - way)
	}
	r.Seek(step)
	r.board.Paint(g, box, r.Before, r.Now, part, follow)
}

// Hear implements [Audible].
func (r *replay[S, A, V]) Hear(at int) {
	if r.game.Heard == nil || at <= 0 {
		return
	}
	for step := r.step(at-1) + 1; step <= r.step(at); step++ {
		r.Seek(step)
		r.game.Heard(r.app.Kit, r.Now)
	}
}

func (r *replay[S, A, V]) Outcome() *Outcome {
	res := r.Tape.Result()
	if res == nil {
		return nil
	}
	h := r.history
	if r.viewer != rules.Spectator { // results tell all
		all := *r
		all.viewer = rules.Spectator
		h = r.game.fold(r.Tape, all.views)
	}
	o := r.game.outcome(r.app, h, r.From, res)
	o.Again = func() scenes.Scene { return r.game.rematch(r.app, r.From, nil) }
	return o
}
