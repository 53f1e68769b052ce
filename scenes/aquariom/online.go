package aquariom

import (
	"cmp"
	"fmt"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/aquariom"
	"ludotheque/scenes"
	"ludotheque/scenes/aquariom/tank"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// online is a game on a server: played by one person of this machine, or watched
// as a contest is. Time is the server's: it goes on while somebody pauses here.
type online struct {
	*Scene
	call call
	line line
	host *host // whose server it is; nil for somebody else's
	seat rules.Seat
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
	// silence is after how long it is said that nothing comes.
	silence = 3 * input.TicksPerSecond
	// hostPatience is how long the results wait for the record of a game that was
	// played here.
	hostPatience = 3 * input.TicksPerSecond
)

// remote is the level of who plays elsewhere.
const remote = "remote"

// goOnline shows a game from its first turn on. The line and the host, which may
// be nil, are the scene's from now on.
func goOnline(k *play.App, c call, l line, h *host, first *game.View) *online {
	start := play.Start{Setup: rules.Setup{Seats: len(first.Players)}}
	for p, name := range shownNames(l.names()) {
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
	s := watching(k, start)
	for p := range s.chair {
		s.chair[p].Away = rules.Seat(p) != first.Seat
	}
	s.cut()
	o := &online{Scene: s, call: c, line: l, host: h, seat: first.Seat, pace: usualPace}
	s.contest.live = true
	s.contest.name = c.address
	if h != nil {
		s.contest.name = basinName(k, h.settings.basin)
	}
	s.note(first)
	s.shoal.enter(first)
	o.asked = first
	k.Tune(game.Game.ID)
	k.Intensity(0)
	return o
}

// Tell says where the game is, for those who play it from outside.
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

// Close hangs up, and closes the server if it is ours.
func (o *online) Close() {
	if o.line != nil {
		o.line.close()
	}
	if o.host != nil {
		o.host.close()
	}
	o.k.Intensity(0)
	o.tank.Close()
}

// Update makes one tick.
func (o *online) Update(in *input.Frame) (scenes.Scene, error) {
	s := o.Scene
	s.goTo = o
	s.k.Begin(s.g, s.steer(in))
	s.arrange()
	o.advance(in)
	s.paint()
	o.paintSilence()
	s.k.End(s.g)
	return s.goTo, nil
}

// advance takes in what the server says, and answers.
func (o *online) advance(in *input.Frame) {
	s := o.Scene
	for v := o.line.next(); v != nil && len(v.Players) == len(s.chair); v = o.line.next() {
		o.take(v)
	}
	o.since++
	s.phase = min(1, float32(o.since)/o.pace)
	s.views(in)
	s.stage.tick(s)
	if o.asked != nil && float32(o.since) >= answerAt*o.pace {
		o.answer()
	}
	switch state, why := o.line.state(); state {
	case lineOver:
		o.finish()
	case lineBroken:
		s.goTo = failedQuay(s.k, o.call, why)
		return
	}
	o.leaves(in)
}

// take makes a turn the present one.
func (o *online) take(v *game.View) {
	if ticks := float32(o.since) / float32(max(1, v.Turn-o.now.Turn)); ticks > 0 {
		o.pace += (max(1, min(slowest, ticks)) - o.pace) * 0.1
	}
	o.since, o.asked = 0, v
	o.see(v)
}

// answer says what the hand wants now.
func (o *online) answer() {
	if o.seat >= 0 {
		a, _ := o.action(o.seat) // to want nothing is an answer as well
		o.line.act(o.asked, a)
		o.helms[o.seat].done()
	}
	o.asked = nil
}

// leaves takes the wish to go: who plays is asked, since the sea does not wait.
func (o *online) leaves(in *input.Frame) {
	s := o.Scene
	if s.goTo != o {
		return
	}
	ask := in.Menu.Pressed.Has(input.Start) || in.Keys.Pressed.Has(escape) || s.tapped(s.lay.pause) ||
		o.seat < 0 && s.g.Hands().Back
	switch {
	case !ask:
	case s.k.Pause == nil:
		s.goTo = s.k.Title()
	default:
		s.k.Play("ui.pause")
		s.goTo = s.k.Pause(o, play.Paused{
			Where: words.AquariomNetPause(s.turn(), s.turns()),
			Game:  game.Game.ID, Lost: rules.Spectator, Quit: s.k.Title, Elsewhere: true,
		})
	}
}

// finish announces the end, then hands over to the results.
func (o *online) finish() {
	s := o.Scene
	if !o.over {
		o.over = true
		s.conclude(o.result())
	}
	s.ended++
	late := o.host != nil && !o.host.ended() && s.ended < endTicks+hostPatience
	if s.ended < endTicks || late || s.k.Results == nil {
		return
	}
	record := ""
	if o.host != nil {
		record = o.host.keep(s.k)
	}
	out := outcomeOf(s.k, s.seats.Start, &s.chronicle, o.result(), record)
	k, again, settings := s.k, o.call, (*hosting)(nil)
	if o.host != nil {
		settings = &o.host.settings
	}
	out.Again = func() scenes.Scene {
		if settings != nil {
			return openQuay(k, *settings)
		}
		return newQuay(k, again)
	}
	s.goTo = s.k.Results(out)
}

// result is how the game ended, by what the server said.
func (o *online) result() *rules.Result {
	scores, winner := o.line.scores()
	r := &rules.Result{Scores: make([]int, len(o.chair)), Ranks: make([]int, len(o.chair))}
	copy(r.Scores, scores)
	for p := range r.Ranks {
		r.Ranks[p] = 1
		for q := range r.Scores {
			// Who has won among equals is the server's to say: it knows fractions.
			c := cmp.Compare(r.Scores[q], r.Scores[p])
			if c > 0 || c == 0 && rules.Seat(q) == winner && q != p {
				r.Ranks[p]++
			}
		}
	}
	return r
}

// paintSilence says that no turn has come for a while.
func (o *online) paintSilence() {
	if o.over || o.since < silence {
		return
	}
	p := o.g.P
	area := o.panes[0].area
	t := p.AtMost(rowText.Sized(19), 1.3)
	said := o.k.Say(words.AquariomNetSilence())
	w := min(area.W-margin, p.Width(said, t)+60)
	r := ui.Centered(area.CX(), area.Y+area.H*0.3, w, 48*min(1.3, p.TextScale))
	p.On(ui.Raised)
	defer p.Pop()
	tank.Panel(p, r, 31)
	p.Label(said, r.Inset2(18, 4), t, ui.Center)
}
