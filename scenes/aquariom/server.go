package aquariom

import (
	"cmp"
	"fmt"

	"ludotheque/arena/aquanet"
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/aquariom/board"
	"ludotheque/scenes/aquariom/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// online is a game on a server: played by one person of this machine, or watched
// as a contest is. Time is the server's: it goes on while a person pauses here.
type online struct {
	*view
	next       scenes.Scene
	at         play.Server
	connection connection
	seat       rules.Seat
	// since counts the ticks since the latest turn came, and pace is about how
	// many there are from one to the next.
	since int
	pace  float32
	// asked is the turn that is not answered yet.
	asked *game.View
	over  bool
}

// The times of a turn on a server, in ticks.
const (
	// usualPace is that of most servers: 100 ms.
	usualPace = 6
	// slowest is the longest pace that is believed.
	slowest = 120
	// answerAt is the share of a turn after which it is answered: late enough to
	// be what the hand wants now, and early enough to arrive.
	answerAt = 0.5
	// silence is the time without a message after which that is reported.
	silence = 3 * input.TicksPerSecond
)

// remote is the level of a player on another machine.
const remote = "remote"

// goOnline returns the scene of a game that begins. It owns the connection.
func goOnline(k *play.App, at play.Server, l connection, first *game.View) *online {
	_, told := l.Dialect()
	start := play.Start{Setup: served(first, told)}
	for p, name := range shownNames(l.Names()) {
		if p >= len(first.Players) {
			break
		}
		chair := play.Chair{Name: name, Level: remote}
		if rules.Seat(p) == first.Seat {
			chair.Level = "" // a person, who is here
		}
		start.Chairs = append(start.Chairs, chair)
	}
	for len(start.Chairs) < len(first.Players) {
		start.Chairs = append(start.Chairs, play.Chair{Level: remote})
	}
	s := watching(k, start, history.Of(len(start.Chairs)))
	for p := range s.Chairs {
		s.Chairs[p].Away = rules.Seat(p) != first.Seat
	}
	s.untold = !told
	o := &online{view: s, at: at, connection: l, seat: first.Seat, pace: usualPace}
	s.contest.live = true
	s.contest.name = at.Address
	s.matchHistory().See(0, first)
	s.begin(first)
	o.asked = first
	k.Tune(game.Game.ID)
	k.Intensity(0)
	return o
}

// served returns the set-up of a match on a server, as far as it is known: told says whether the
// server told its dialect. No match can be begun with it.
func served(first *game.View, told bool) rules.Setup {
	options := map[string]string{game.OptionDialect: unknown, game.OptionTurn: unknown}
	if told {
		options[game.OptionDialect] = first.Dialect.String()
	}
	// A map that cannot be written is none that could be read.
	if text, err := first.Map.MarshalJSON(); err == nil {
		options[game.OptionMap] = string(text)
	}
	return rules.Setup{Seats: len(first.Players), Options: options}
}

// Tell says where the game is, for tests that drive the program.
func (o *online) Tell() string {
	what := "watch"
	switch {
	case o.over:
		what = "over"
	case o.seat >= 0 && o.eaten(o.seat):
		what = "eaten"
	case o.seat >= 0:
		what = "swim"
	}
	return fmt.Sprintf("aquariom online turn %d %s", o.now.Turn, what)
}

// Close closes the connection.
func (o *online) Close() {
	if o.connection != nil {
		o.connection.Close()
	}
	o.Intensity(0)
	o.board.Close()
}

// Picture implements [scenes.Scene]: it returns what Update painted.
func (o *online) Picture() *ui.Painter { return o.Gui.P }

// Update runs one tick.
func (o *online) Update(in *input.Frame) (scenes.Scene, error) {
	o.next = o
	rest := o.listen(in)
	o.advance(in)
	o.App.Begin(o.Gui, rest)
	o.draw()
	o.paintSilence()
	o.App.End(o.Gui)
	o.Settle()
	return o.next, nil
}

// advance handles the server's messages, and answers.
func (o *online) advance(in *input.Frame) {
	o.receive()
	if o.asked != nil && float32(o.since) >= answerAt*o.pace {
		o.answer()
	}
	o.leaves(in)
}

// receive takes in the server's messages.
func (o *online) receive() {
	s := o.view
	for v := o.connection.Next(); v != nil && len(v.Players) == len(s.Chairs); v = o.connection.Next() {
		o.take(v)
	}
	o.since++
	s.phase = min(1, float32(o.since)/o.pace)
	s.moveCameras()
	s.stage.tick(s)
	switch phase, err := o.connection.Status(); phase {
	case aquanet.PhaseOver:
		o.finish()
	case aquanet.PhaseFailed:
		o.next = failedWaiting(s.App, o.at, troubleOf(err))
	}
}

// live takes in what happens under the pause sheet, where the person does nothing: that is an answer
// too, without which the server sends no further turns.
func (o *online) live() play.Live {
	o.next = o
	o.receive()
	if o.asked != nil && float32(o.since) >= answerAt*o.pace {
		if o.seat >= 0 {
			o.connection.Act(o.asked, game.Action{})
		}
		o.asked = nil
	}
	l := play.Live{Where: o.where()}
	if o.next != o {
		l.Next = o.next
	}
	return l
}

// where says how far the game is under the pause sheet.
func (o *online) where() words.Text { return words.AquariomNetPause(o.view.turn(), o.view.turns()) }

// take shows a turn.
func (o *online) take(v *game.View) {
	if ticks := float32(o.since) / float32(max(1, v.Turn-o.now.Turn)); ticks > 0 {
		o.pace += (max(1, min(slowest, ticks)) - o.pace) * 0.1
	}
	o.since, o.asked = 0, v
	o.matchHistory().See(o.matchHistory().Noted(), v)
	o.see(v)
}

// answer sends the person's action.
func (o *online) answer() {
	if o.seat >= 0 {
		a, _ := o.action(o.seat) // to want nothing is an answer as well
		o.connection.Act(o.asked, a)
		o.hands[o.seat].forget()
		o.hands[o.seat].turned()
	}
	o.asked = nil
}

// leaves handles the wish to leave: a player is asked first, since the server does not wait.
func (o *online) leaves(in *input.Frame) {
	s := o.view
	if o.next != o {
		return
	}
	ask := in.Menu.Pressed.Has(input.Start) || in.Keys.Pressed.Has(escape) || s.tapped(s.lay.pause) ||
		o.seat < 0 && s.pointer.Back
	switch {
	case !ask:
	case s.App.Pause == nil:
		o.next = s.App.Title()
	default:
		s.Play("ui.pause")
		o.next = s.App.Pause(o, play.Paused{
			Where: o.where(),
			Game:  game.Game.ID, Setup: s.Start.Setup, Lost: rules.Spectator, Quit: s.App.Title, Elsewhere: true, Live: o.live,
		})
	}
}

// finish announces the end, then hands over to the results.
func (o *online) finish() {
	s := o.view
	if !o.over {
		o.over = true
		s.matchHistory().Conclude(o.result())
		s.order.Conclude(o.result())
	}
	s.ended++
	if s.ended < endTicks || s.App.Results == nil {
		return
	}
	told, result := s.matchHistory(), o.result()
	out := &play.Outcome{
		Game: game.Game.ID, Start: s.Start, Result: result,
		Outcome: *told.Outcome(result),
	}
	out.Ceremony, out.Course = awarded(s.Kit, told, s.Start)
	k, again := s.App, o.at
	out.Again = func() scenes.Scene { return newWaiting(k, again) }
	o.next = s.App.Results(out)
}

// result returns how the game ended, by what the server said.
func (o *online) result() *rules.Result {
	scores, winner := scores(o.connection.End())
	r := &rules.Result{Scores: make([]int, len(o.Chairs)), Ranks: make([]int, len(o.Chairs))}
	copy(r.Scores, scores)
	for p := range r.Ranks {
		r.Ranks[p] = 1
		for q := range r.Scores {
			// The server decides between equal scores: it knows fractions.
			c := cmp.Compare(r.Scores[q], r.Scores[p])
			if c > 0 || c == 0 && rules.Seat(q) == winner && q != p {
				r.Ranks[p]++
			}
		}
	}
	return r
}

// paintSilence paints a notice that no turn has come for a while.
func (o *online) paintSilence() {
	if o.over || o.since < silence {
		return
	}
	p := o.Gui.P
	area := o.panes[0].area
	t := p.AtMost(rowText.Sized(ui.SizeRow), 1.3)
	said := o.Say(words.AquariomNetSilence())
	w := min(area.W-margin, p.Width(said, t)+60)
	high := 48 * min(1.3, p.TextScale)
	if p.Thumb > 0 {
		high = max(high, p.TextHeight(said, t, w-36)+8)
	}
	r := ui.Centered(area.CX(), area.Y+area.H*0.3, w, high)
	p.On(ui.Raised)
	defer p.Pop()
	board.Panel(p, r, 31)
	p.Caption(said, r.Inset2(18, 4), t, ui.Center)
}
