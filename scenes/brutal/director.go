package brutal

import (
	"ludotheque/assets/words"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/brutal/history"
	"ludotheque/scenes/kit"
	"ludotheque/scenes/ui"
)

// Times of the director at usual speed, in ticks of the screen.
const (
	// riseTicks is how long a cup is raised before it throws.
	riseTicks = 10
	// frontTicks is how long an action takes in the zone in front, quietTicks in
	// another one.
	frontTicks = riseTicks + board.FlightTicks + 12 + 27 + 7
	quietTicks = 12
	// comingTicks is how long a zone takes to come forward.
	comingTicks = 19
	// captionTicks is the least time that a caption stays, unless something that
	// matters more happens.
	captionTicks = 108
	captionRise  = 10
	// captionMost is how long a caption stays if nothing replaces it.
	captionMost = 300
)

// A zone stays in front for this many actions, and then gives way only to one that is so
// much more in danger, or that falls.
const (
	frontActions = 6
	moreDanger   = 0.8
)

// How many ECTS against each opponent a side has left that weakens, and that totters.
const (
	weakens = 20
	totters = 10
)

// The weights of captions: what matters more takes the place of what matters less.
const (
	saysFront = iota
	saysTurn
	saysRescue
	saysLow
	saysKo
	saysLast
	saysCapture
)

// hardlyStands is the number of ECTS below which a fighter is about to fall.
const hardlyStands = 5

// director shows a brawl as a story: zones act in turn, the one that is about to fall
// is in front, and one caption says what just mattered. The ticks of the rules are as
// they are; only their showing is parted.
type director struct {
	*face
	// queue are the events of the tick of the rules that are still to be shown.
	queue []game.Event
	// stepping reports whether a paused brawl shows this tick alone.
	stepping bool
	// wait is how many ticks pass before the next of them, coming those before the
	// zone in front has come forward.
	wait, coming float32
	front        int
	// chosen is the zone that the viewer wants to see, or noZone.
	chosen int
	// reel reports whether a moment is shown again: all events are those of one zone.
	reel bool
	// acted counts the actions that the zone in front has had there.
	acted int
	// falls is who gets a zone in this tick of the rules, or Spectator.
	falls [game.Zones]rules.Seat
	// ahead is which side was ahead in a zone, alone who was seen to be the last.
	ahead [game.Zones]rules.Seat
	alone [game.Players][game.Zones]bool
	// actor and target are who is named in front.
	actor, target board.Who

	// said is the caption, about the zone in front; of is whom it says something of that
	// changes with the next hit.
	said    string
	of      board.Who
	speaker rules.Seat
	weight  int
	age     float32

	plan board.DirectorPlan
	show board.Director
}

// noWho is no fighter.
var noWho = board.Who{N: noCup}

// begin chooses the zone in front for a brawl.
func (d *director) begin() {
	*d = director{face: d.face, queue: d.queue[:0], front: noZone, chosen: noZone, actor: noWho, target: noWho, speaker: rules.Spectator}
	for z := range d.ahead {
		d.ahead[z], d.falls[z] = d.leads(z), rules.Spectator
	}
	d.front = d.worst()
}

// directs reports whether the brawl is shown by the director now.
func (d *director) directs() bool {
	return d.front >= 0 && kit.Speeds[d.melee.speed()] <= 2 && !d.atOnce() && !d.melee.skipping
}

// take begins to show what a tick of the rules did.
func (d *director) take(events []game.Event) {
	for z := range d.falls {
		d.falls[z] = rules.Spectator
	}
	d.queue = d.queue[:0]
	for i := range events {
		switch e := &events[i]; e.What {
		case game.EventAttack, game.EventHeal:
			d.queue = append(d.queue, *e)
		case game.EventHeld:
			d.falls[e.Zone] = e.Seat
		}
	}
	if d.reel {
		return
	}
	d.choose()
}

// watch brings a zone forward that the viewer chose. It stays there until it falls; another one comes forward
// only to fall.
func (d *director) watch(z int) {
	d.hurry()
	d.chosen = z
	d.bring(z)
}

// choose brings the zone forward that the viewer chose, else another one when it is much more in danger.
func (d *director) choose() {
	if d.chosen != noZone && d.open(d.chosen) {
		if d.front != d.chosen {
			d.bring(d.chosen)
		}
		return
	}
	switch worst := d.worst(); {
	case worst == noZone || worst == d.front:
	case d.front >= 0 && d.open(d.front) && (d.acted < frontActions || d.danger(worst) > moreDanger*d.danger(d.front)):
	default:
		d.bring(worst)
	}
}

// bring brings a zone forward.
func (d *director) bring(z int) {
	d.front, d.acted, d.coming = z, 0, comingTicks
	d.actor, d.target = noWho, noWho
	d.said, d.of = "", noWho // it was about another zone
	d.tell(saysFront, rules.Spectator, d.k.Say(words.BrutalCaptionFront(d.at(z))))
}

// open reports whether a zone is still fought for on the stage.
func (d *director) open(z int) bool {
	return d.melee.stage.owner[z] == rules.Spectator || d.melee.stage.falling[z] > 0
}

// worst returns the zone that is most in danger, the first of several; noZone when none is
// fought for.
func (d *director) worst() int {
	worst, least := noZone, float32(0)
	for z := range game.Zones {
		if !d.open(z) {
			continue
		}
		if at := d.danger(z); worst == noZone || at < least {
			worst, least = z, at
		}
	}
	return worst
}

// danger returns how many ECTS the weaker side of a zone has for each opponent: less is more
// danger.
func (d *director) danger(z int) float32 {
	count, ects := d.melee.stage.sums(z)
	least := float32(1e6)
	for p := range ects {
		if count[1-p] > 0 {
			least = min(least, float32(ects[p])/float32(count[1-p]))
		}
	}
	return least
}

// leads returns which side has more ECTS in a zone, or Spectator.
func (d *director) leads(z int) rules.Seat {
	_, ects := d.melee.stage.sums(z)
	switch {
	case ects[0] > ects[1]:
		return 0
	case ects[1] > ects[0]:
		return 1
	}
	return rules.Spectator
}

// busy reports whether the tick of the rules is not shown whole yet.
func (d *director) busy() bool { return len(d.queue) > 0 || d.wait > 0 || d.coming > 0 }

// advance shows the next of it when its time has come; more says that another action
// may begin.
func (d *director) advance(rate float32, more bool) {
	if d.age += rate; d.age > captionMost {
		d.said, d.of = "", noWho
	}
	switch {
	case d.coming > 0:
		d.coming = max(0, d.coming-rate)
		return
	case d.wait > 0:
		d.wait = max(0, d.wait-rate)
		if d.wait > 0 {
			return
		}
	}
	if len(d.queue) == 0 || !more {
		return
	}
	e := d.queue[0]
	if d.falls[e.Zone] != rules.Spectator && d.front != e.Zone {
		d.bring(e.Zone) // a zone falls before everybody's eyes
		return
	}
	d.queue = d.queue[1:]
	d.act(&e)
}

// act shows one action.
func (d *director) act(e *game.Event) {
	st := &d.melee.stage
	if e.Zone != d.front {
		d.actQuietly(e)
		return
	}
	kind, text := d.burst(e)
	st.throw(e, kind, text)
	list := st.effects[e.Zone]
	list[len(list)-1].Age = -riseTicks
	if e.What == game.EventAttack {
		d.melee.sound("brutal.throw", 3, e.Zone, 0, e.Seat)
	}
	d.actor, d.target = board.Who{Seat: e.Seat, N: e.Fighter}, aimed(e)
	d.acted++
	d.wait = frontTicks
	if d.falls[e.Zone] != rules.Spectator && (!d.reel || len(d.queue) == 0) {
		st.owner[e.Zone], st.falling[e.Zone] = d.falls[e.Zone], riseTicks+board.FlightTicks+6
		d.wait += board.FlightTicks
	}
}

// actQuietly shows one action of a zone that waits: its figures roll, and no more.
func (d *director) actQuietly(e *game.Event) {
	st := &d.melee.stage
	done := effect{Effect: board.Effect{To: aimed(e)}, event: *e}
	st.land(&done)
	if l := &st.lives[done.To.Seat][done.To.N]; l.falls {
		l.fallen, l.fade = 1, 1
		d.melee.sound("brutal.ko", 0, e.Zone, 0, e.Seat)
	}
	d.comment(e)
	d.wait = quietTicks
}

// flush shows the rest of the tick at once.
func (d *director) flush() {
	st := &d.melee.stage
	for i := range d.queue {
		e := &d.queue[i]
		kind, text := d.burst(e)
		st.throw(e, kind, text)
		if d.falls[e.Zone] != rules.Spectator {
			st.owner[e.Zone], st.falling[e.Zone] = d.falls[e.Zone], board.FlightTicks+6
		}
	}
	d.queue, d.wait, d.coming = d.queue[:0], 0, 0
}

// hurry ends the move in hand.
func (d *director) hurry() {
	for d.coming > 0 || d.wait > 0 {
		d.coming, d.wait = 0, 0
		d.melee.stage.settleZone(d.front, d.melee.landed, d.melee.zoneFell)
	}
}

// showFall brings the zone forward that fell in the events of a brawl that was skipped, and
// says who took it.
func (d *director) showFall(events []game.Event) {
	for i := range events {
		if e := &events[i]; e.What == game.EventHeld {
			d.front, d.coming, d.said = e.Zone, 0, ""
			d.captured(e.Zone)
			return
		}
	}
}

// behind returns how many of the last lines of the log are about what is not shown yet.
func (d *director) behind() int {
	if len(d.queue) == 0 {
		return 0
	}
	lines, next := d.matchHistory().Lines, &d.queue[0]
	for i := len(lines) - 1; i >= 0; i-- {
		if lines[i].Event == *next {
			return len(lines) - i
		}
	}
	return 0
}

// tell puts a sentence on the caption, unless what it says still matters more.
func (d *director) tell(weight int, who rules.Seat, text string) {
	if d.said != "" && d.age < captionTicks && weight < d.weight {
		return
	}
	d.said, d.speaker, d.weight, d.age, d.of = text, who, weight, 0, noWho
}

// captionIn is tell of a zone, where it is in front: a caption is of the scene over it.
func (d *director) captionIn(zone, weight int, who rules.Seat, text string) {
	if zone == d.front {
		d.tell(weight, who, text)
	}
}

// captionOf is captionIn about the state of a fighter, until that changes.
func (d *director) captionOf(zone, weight int, of board.Who, text string) {
	if d.captionIn(zone, weight, of.Seat, text); d.said == text {
		d.of = of
	}
}

// at says where something is.
func (d *director) at(z int) string { return d.k.Say(history.AtZone(z)) }

// rescues reports whether an event saves a fighter that is about to fall.
func rescues(e *game.Event) bool {
	return e.What == game.EventHeal && e.Hit && e.Amount > 0 && e.ECTS-e.Amount < hardlyStands+1
}

// comment says what an action that has landed meant, if it matters.
func (d *director) comment(e *game.Event) {
	st := &d.melee.stage
	to := aimed(e)
	who, whom := history.Name(e.Seat, e.Fighter), history.Name(to.Seat, to.N)
	count, _ := st.sums(e.Zone)
	if e.Hit && to == d.of {
		d.said, d.of = "", noWho
	}
	switch {
	case e.What == game.EventHeal:
		if rescues(e) {
			d.k.PlayAt("brutal.rescue", d.panOf(e.Zone), 0, d.on.People() == 1 && !d.on.Person(e.Seat))
			d.captionIn(e.Zone, saysRescue, e.Seat, d.k.Say(words.BrutalCaptionRescue(e.Amount, who, whom, d.at(e.Zone))))
		}
	case e.Hit && e.ECTS <= 0 && count[to.Seat] == 0:
		// The zone's new holder is announced as soon as it falls, which says this too.
	case e.Hit && e.ECTS <= 0:
		d.captionIn(e.Zone, saysKo, e.Seat, d.k.Say(words.BrutalCaptionKo(who, whom, d.at(e.Zone))))
	case count[to.Seat] > 1 && e.Hit && e.Amount > 0 && e.ECTS < hardlyStands:
		d.captionOf(e.Zone, saysLow, to, d.k.Say(words.BrutalCaptionLow(e.ECTS, whom, d.at(e.Zone))))
	}
	d.last(e.Zone, count)
	if now := d.leads(e.Zone); now != d.ahead[e.Zone] && now != rules.Spectator {
		if d.ahead[e.Zone] != rules.Spectator {
			d.captionIn(e.Zone, saysTurn, now, d.k.Say(words.BrutalCaptionTurns(d.hud.programme(now), d.at(e.Zone))))
		}
		d.ahead[e.Zone] = now
	}
}

// last says who stands alone against others in a zone.
func (d *director) last(zone int, count [game.Players]int) {
	st := &d.melee.stage
	for p := range rules.Seat(game.Players) {
		if count[p] != 1 || count[1-p] == 0 {
			continue
		}
		for n := range st.lives[p] {
			l := &st.lives[p][n]
			if !l.here || l.falls || l.zone != zone {
				continue
			}
			if !d.alone[p][zone] {
				d.k.PlayAt("brutal.stand", d.panOf(zone), 0, d.on.People() == 1 && !d.on.Person(p))
			}
			d.alone[p][zone] = true
			d.captionOf(zone, saysLast, board.Who{Seat: p, N: n}, d.k.Say(words.BrutalCaptionLast(max(1, l.ects), history.Name(p, n), d.k.Say(history.TheZone(zone)))))
		}
	}
}

// captured says who took a zone.
func (d *director) captured(z int) {
	if owner := d.melee.stage.owner[z]; owner != rules.Spectator && z == d.front {
		d.tell(saysCapture, owner, d.k.Say(words.BrutalCaptionCapture(d.hud.programme(owner), d.k.Say(history.TheZone(z)))))
	}
}

// paint paints the brawl as it is directed.
func (d *director) paint() {
	m := &d.melee
	m.frame.Plan, d.plan = board.NewDirectorPlan(d.g.P.View(), d.front, d.g.P.TextScale, d.g.P.Thumb)
	plan := &m.frame.Plan
	d.clearZones()
	d.frame.Names = false
	for z := range game.Zones {
		m.zoneOf(z, noZone)
		d.frame.Zones[z].Ringed = false
	}
	d.fill()
	if z := d.field.PaintDirected(d.g, &d.frame, &d.plan, &d.show); z >= 0 {
		d.on.Do(func() { d.watch(z) })
	}
	d.hud.header(plan, d.k.Say(words.BrutalMelee(max(1, d.on.View.Melee))), "")
	m.cards(plan)
	d.hud.corner(plan)
	d.journal.paintLast(plan.Log)
	m.paintSpeed(plan.Speed)
}

// fill says what the board shows of the director.
func (d *director) fill() {
	st, show := &d.melee.stage, &d.show
	show.Front, show.Grown = d.front, 1-d.coming/comingTicks
	show.Said, show.Speaker, show.Came = d.said, d.speaker, min(1, d.age/captionRise)
	if d.on.Posed || d.atOnce() {
		show.Came = 1
	}
	show.Choice, show.Chosen = "", d.front == d.chosen
	if !d.reel {
		show.Choice = d.k.Say(words.BrutalMeleeWatch())
	}
	show.Next, show.NextWord = noZone, d.k.Say(words.BrutalStateNext())
	if d.wait > 0 && len(d.queue) > 0 && d.queue[0].Zone != d.front {
		show.Next = d.queue[0].Zone
	}
	show.Actor, show.Target = d.actor, d.target
	show.ActorName, show.TargetName = history.Name(d.actor.Seat, d.actor.N), history.Name(d.target.Seat, d.target.N)
	for z := range game.Zones {
		q := &show.Quiet[z]
		*q = board.Quiet{}
		count, ects := st.sums(z)
		q.Count = count
		if f := &d.frame.Zones[z]; f.Held {
			q.Word = f.HeldText
			continue
		}
		q.Word = d.k.Say(words.BrutalStateEven())
		for p := range rules.Seat(game.Players) {
			if count[1-p] == 0 {
				continue
			}
			switch at := float32(ects[p]) / float32(count[1-p]); {
			case at < totters && (q.Danger < 2 || ects[p] < ects[1-p]):
				q.Danger, q.Weak, q.Word = 2, p, d.k.Say(words.BrutalStateFalls(p.Letter()))
			case at < weakens && q.Danger < 2 && (q.Danger == 0 || ects[p] < ects[1-p]):
				q.Danger, q.Weak, q.Word = 1, p, d.k.Say(words.BrutalStateWeak(p.Letter()))
			}
		}
	}
	// The one who acts is raised until the throw leaves, the last of a side stands in a
	// light.
	f := &d.frame.Zones[d.front]
	count, _ := st.sums(d.front)
	for i := range f.Cups {
		c := &f.Cups[i]
		c.Last = count[c.Seat&1] == 1 && count[1-c.Seat&1] > 0 && !c.Gone && c.Fallen == 0
		if !c.Acting || d.wait <= 0 {
			continue
		}
		c.Raised = ui.EaseOut(min(1, (frontTicks-d.wait)/riseTicks))
		if back := d.wait - 12; back < 0 {
			c.Raised *= max(0, 1+back/12)
		}
	}
}
