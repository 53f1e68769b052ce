package brutal

import (
	"ludotheque/ai"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
	"ludotheque/scenes/brutal/board"
	"ludotheque/scenes/kit"
)

// pose shows what the viewer would see, for a picture: nothing is decided yet.
// Right after a truce the reveal is seen.
func (f *face) pose() {
	v := f.on.View
	switch {
	case f.page == pageSetup && f.on.Eyes >= 0:
		f.setup.begun = true
	case f.page == pagePost && f.on.Eyes >= 0:
		f.draft().fill(v.Dialect, rules.NewRand(ai.Seed(f.on.Start.Setup.Seed, f.on.Eyes)))
	case f.page == pageMelee && v.Tick == 0 && f.on.Before.Phase == game.PhaseTruce:
		f.melee.stage.begin(f.on.Before, true)
		f.reveal.begin(f.on.Before)
		f.reveal.Age = board.RevealTicks - 20
	case f.page == pageMelee && v.Tick > 0:
		f.melee.pose()
	}
}

// pose stops a brawl while what the last step did is in the air.
func (m *melee) pose() {
	st := &m.stage
	st.begin(m.on.Before, true)
	m.ruler, m.under = 2, m.on.Prefs.Speed
	m.director.begin()
	m.happened()
	st.speed = kit.Speeds[m.speed()]
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
