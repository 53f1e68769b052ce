package brutal

import (
	"cmp"
	"strings"

	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
)

// reveal is the moment when both sides' envelopes open together. One sees one's own orders
// carried out, and of the other side what is seen in the brawl anyhow: how many have come
// to which zone.
type reveal struct {
	*face
	board.Reveal
	// before is the truce that is revealed, as it may be shown, and eyes whose it is.
	before *game.View
	eyes   rules.Seat
	moved  []game.Event // who went where
	lists  [game.Players]board.RevealList
}

// seenTicks is for how long a reveal is seen before a key ends it.
const seenTicks = 20

// begin shows which cups go where as one picture, on the field as it was.
func (s *reveal) begin(was *game.View) {
	s.page, s.before, s.eyes, s.moved = pageReveal, was, was.Seat, s.on.View.Events
	if s.on.People() != 1 { // neither person's cups are shown to the other
		closed := *was
		closed.Seat = rules.Spectator
		s.before, s.eyes = &closed, rules.Spectator
	}
	s.Reveal = board.Reveal{}
	var lanes [game.Zones]int
	for _, e := range s.moved {
		if s.mine(&e) {
			s.Orders = append(s.Orders, board.Order{Seat: e.Seat, To: e.Zone, Lane: lanes[e.Zone]})
			lanes[e.Zone]++
		}
	}
	for i := range s.Orders {
		s.Orders[i].Slim = slim(len(s.Orders))
	}
	s.list()
	for p := range s.lists {
		for _, l := range s.lists[p].Lines {
			if l.Who == "" {
				s.Orders = append(s.Orders, board.Order{Seat: rules.Seat(p), To: l.At, Number: l.Come, Drops: true})
			}
		}
	}
	s.Last = board.RevealTicks
	if s.on.People() > 0 {
		s.name()
		s.Last = max(s.Last, board.RevealRead+s.reading())
	}
	s.k.Play("brutal.reveal")
}

// mine reports whether an event carries out one of one's own orders.
func (s *reveal) mine(e *game.Event) bool { return e.What == game.EventArrived && e.Seat == s.eyes }

// list says of each zone who of one's own side comes to it, and how many of the other.
func (s *reveal) list() {
	s.lists = [game.Players]board.RevealList{}
	for z := range game.Zones {
		for p := range rules.Seat(game.Players) {
			var who []string
			for _, e := range s.moved {
				if e.What == game.EventArrived && e.Seat == p && e.Zone == z {
					who = append(who, history.Name(p, e.Fighter))
				}
			}
			if len(who) == 0 {
				continue
			}
			line := board.RevealLine{At: z, Come: len(who)}
			if p == s.eyes {
				line.Who = strings.Join(who, ", ")
			}
			l := &s.lists[p]
			l.Lines, l.Come = append(l.Lines, line), l.Come+len(who)
		}
	}
}

// hands notes that enough was seen.
func (s *reveal) hands(in *input.Frame) {
	m := in.Menu.Pressed
	if s.Age > seenTicks && (m.Has(input.A) || in.Asks(input.DoRest) || in.Pointer.Pressed.Has(input.MouseLeft)) && !s.on.Posed {
		s.on.Do(s.end)
	}
}

// end ends the reveal.
func (s *reveal) end() { s.Age = s.Last }

// wordTicks is how long a word is read, at 200 a minute.
const wordTicks = 60 * input.TicksPerSecond / 200

// reading returns how many ticks the lists take to be read.
func (s *reveal) reading() float32 {
	n := 0
	for p := range s.lists {
		l := &s.lists[p]
		n += len(strings.Fields(s.k.Join(l.Team, " ", l.Count)))
		for i := range l.Lines {
			line := &l.Lines[i]
			n += len(strings.Fields(s.k.Join(line.Zone, " ", cmp.Or(line.Who, line.Count))))
		}
	}
	return float32(n * wordTicks)
}

// advance lets a tick pass; then the brawl begins.
func (s *reveal) advance() {
	if s.Age += min(max(1, s.on.Pace), play.Fastest); s.Done() {
		s.melee.begin()
	}
}

// paint paints the page.
func (s *reveal) paint() {
	p := s.g.P
	plan := s.plan()
	s.clearZones()
	for z := range game.Zones {
		s.truce.zone(zoneLook{v: s.before, eyes: s.eyes, hot: noCup, over: noZone, moved: s.moved}, z)
		s.frame.Zones[z].Moved = false
	}
	s.starts(plan)
	s.Draw(s.still())
	s.frame.Orders = append(s.frame.Orders, s.Orders...)
	s.field.Paint(s.g, &s.frame)
	s.hud.header(plan, s.k.Say(words.BrutalTitleReveal()), "")
	s.truce.cards(plan, s.before)
	s.hud.corner(plan)
	board.PaintReveal(p, plan, &s.Reveal, s.still())
	s.name()
	board.PaintRevealLists(p, plan, &s.lists, s.Reveal.Told())
}

// name says in the lists who comes and where, in the language in use.
func (s *reveal) name() {
	p := s.g.P
	for q := range rules.Seat(game.Players) {
		l := &s.lists[q]
		l.Team, l.Count, l.None = s.hud.team(q), s.k.Say(words.BrutalRevealCome(l.Come)), s.k.Say(words.BrutalRevealNobody())
		if q == s.eyes {
			l.Count, l.None = s.k.Say(words.BrutalRevealOrders(l.Come)), s.k.Say(words.BrutalRevealNone())
		}
		for i := range l.Lines {
			line := &l.Lines[i]
			line.Zone, line.Count = s.speech.zone(line.At), s.k.Say(words.BrutalRevealCups(line.Come))
			if p.TextScale > 1.1 || p.Thumb > 0 {
				line.Zone = s.k.Say(shortZones[line.At])
			}
		}
	}
}

// starts says where the arrows of one's own orders begin: at the cup, or at the side's
// paper for the bench.
func (s *reveal) starts(plan *board.Plan) {
	i := 0
	for _, e := range s.moved {
		if !s.mine(&e) || i >= len(s.Orders) {
			continue
		}
		o := &s.Orders[i]
		i++
		leave := plan.Leave(e.Seat)
		o.X0, o.Y0 = leave.X, leave.Y
		if e.From < 0 {
			continue
		}
		r := plan.Stage(e.From)
		o.X0, o.Y0 = r.CX(), r.CY()
		if x, y, scale, ok := s.field.Where(board.Who{Seat: e.Seat, N: e.Fighter}); ok {
			o.X0, o.Y0 = x, y-board.Height(kindOf(e.Fighter))*scale/2
		}
	}
}
