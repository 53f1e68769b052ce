package brutal

import (
	"ludotheque/ai"
	bots "ludotheque/ai/brutal"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
)

// pose makes the person who looks do something, for a picture. Right after a truce
// the reveal is seen.
func (f *face) pose() {
	d, v, eyes := f.draft(), f.on.View, f.on.Eyes
	switch {
	case f.page == pageSetup && eyes >= 0:
		f.setup.begun, f.setup.lead = true, 1
		d.picked[1], d.picked[2], d.picked[3] = true, true, true
	case f.page == pagePost && eyes >= 0:
		d.fill(v.Dialect, rules.NewRand(ai.Seed(f.on.Start.Setup.Seed, eyes)))
		for n, left := game.Fighters-1, 4; n > 4 && left > 0; n-- {
			if !d.team[n].Reserve {
				d.posts[n] = game.Bench
				left--
			}
		}
	case f.page == pageTruce && eyes >= 0:
		d.orders = bots.Orders(v)
		d.unfree()
	case f.page == pageMelee && v.Tick == 0 && f.on.Before.Phase == game.PhaseTruce:
		f.melee.stage.begin(f.on.Before, true)
		f.reveal.begin(f.on.Before)
		f.reveal.Age = board.RevealTicks - 20
	case f.page == pageMelee && v.Tick > 0:
		f.melee.pose()
	}
}

// pose stops a mêlée while what the last step did is in the air.
func (m *melee) pose() {
	st := &m.stage
	st.begin(m.on.Before, true)
	m.choose(1)
	m.director.begin()
	m.happened()
	st.speed = speeds[m.speed()]
	for range board.FlightTicks/2 + 5 {
		st.tick(true, func(*effect) {}, func(int) {})
	}
	if m.director.directs() {
		m.director.pose()
	}
}

// pose shows the zone in front while its action is in the air.
func (d *director) pose() {
	d.coming = 0
	for len(d.queue) > 0 && d.queue[0].Zone != d.front {
		d.wait, d.coming = 0, 0
		d.advance(1, true)
	}
	d.wait, d.coming = 0, 0
	d.advance(1, true)
	d.coming = 0
	st := &d.melee.stage
	for range riseTicks + board.FlightTicks + 4 {
		st.tick(true, d.melee.landed, d.melee.zoneFell)
		d.advance(1, true)
	}
}
