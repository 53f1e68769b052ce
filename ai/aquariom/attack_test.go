package aquariom

import (
	"context"
	"slices"
	"testing"

	"ludotheque/ai"
	"ludotheque/ai/aitest"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// The attackers know the motion of the rules and the behaviour of this package's players.

// farsighted looks eight turns ahead in sixteen directions, eats what is on the way, flees what is
// heavier, and divides whenever it is safe.
type farsighted struct{}

func (farsighted) Choose(_ context.Context, v *aquariom.View) (a aquariom.Action, err error) {
	if v.Seat < 0 || int(v.Seat) >= len(v.Players) || v.Result != nil {
		return a, nil
	}
	var d observation
	d.fill(v)
	if a.Surrender = len(d.mine) == 0; a.Surrender {
		return a, nil
	}
	m := v.Map
	count := len(d.mine)
	for i := range d.mine {
		c := &d.mine[i]
		if count < m.MaxCells && c.mass > m.StartMass && !d.danger(c, c.mass/2, 8) {
			count++
			a.Divisions = append(a.Divisions, aquariom.Division{Cell: c.id, Target: aquariom.Point{X: m.Width / 2, Y: m.Height / 2}, Mass: c.mass / 2})
			continue
		}
		best, most := c.at, float32(-1e9)
		for k := range 16 {
			dir := compass(k, 16)
			at, worth := c.at, float32(0)
			for turn := range 8 {
				at = d.laws.Move(at, c.mass, d.inside(aquariom.Point{X: at.X + float32(500*dir.X), Y: at.Y + float32(500*dir.Y)}))
				worth += d.graze(at, d.laws.Radius(c.mass)) * float32(9-turn) / 8
				for j := range d.others {
					o := &d.others[j]
					gap := distance(at, o.at)
					switch {
					case d.laws.Outweighs(o.mass, c.mass) && gap < d.laws.Radius(o.mass)+float32(turn+2)*d.laws.Speed(o.mass):
						worth -= c.mass / 4
					case d.laws.Outweighs(c.mass, o.mass) && gap < d.laws.Radius(c.mass):
						worth += o.mass
					}
				}
			}
			if worth > most {
				best, most = d.inside(aquariom.Point{X: c.at.X + float32(500*dir.X), Y: c.at.Y + float32(500*dir.Y)}), worth
			}
		}
		a.Moves = append(a.Moves, aquariom.Move{Cell: c.id, Target: best})
	}
	return a, nil
}

// wallCamper grazes along the nearest wall, which protects one side.
type wallCamper struct{ forth bool }

func (w *wallCamper) Choose(_ context.Context, v *aquariom.View) (a aquariom.Action, err error) {
	if v.Seat < 0 || int(v.Seat) >= len(v.Players) || v.Result != nil {
		return a, nil
	}
	if a.Surrender = v.Players[v.Seat].Cells == 0; a.Surrender {
		return a, nil
	}
	m, laws := v.Map, v.Laws()
	for i := range v.Cells {
		c := &v.Cells[i]
		if c.Owner != v.Seat {
			continue
		}
		y := laws.Radius(c.Mass) / 2
		if c.At.Y > m.Height/2 {
			y = m.Height - y
		}
		switch {
		case c.At.X > 0.95*m.Width:
			w.forth = false
		case c.At.X < 0.05*m.Width:
			w.forth = true
		}
		x := float32(0)
		if w.forth {
			x = m.Width
		}
		a.Moves = append(a.Moves, aquariom.Move{Cell: c.ID, Target: aquariom.Point{X: x, Y: y}})
	}
	return a, nil
}

// urchinBaiter grazes as master does, and puts a virus in the way of heavy cells.
type urchinBaiter struct{ *Player }

func (u urchinBaiter) Choose(ctx context.Context, v *aquariom.View) (aquariom.Action, error) {
	a, err := u.Player.Choose(ctx, v)
	d := &u.observation
	for i := range d.mine {
		c := &d.mine[i]
		for j := range d.others {
			o := &d.others[j]
			if o.mass < 1.2*v.Map.VirusMass || distance(c.at, o.at) > 6*v.Map.BaseSpeed {
				continue
			}
			if b, err := d.laws.Virus(c.at, c.mass, o.at); err == nil && !b.Lost && b.Left > v.Map.StartMass && !d.laws.Crowds(b.At, o.at, o.mass) {
				a.Viruses = append(a.Viruses, aquariom.Laying{Cell: c.id, Target: o.at})
				break
			}
		}
	}
	return a, err
}

// moulter surrenders that many times at once, which leaves a whole cell each time and costs a turn,
// and eats them later.
type moulter struct {
	*Player
	skins int
}

func (m *moulter) Choose(ctx context.Context, v *aquariom.View) (a aquariom.Action, err error) {
	if m.skins > 0 && v.Result == nil {
		m.skins--
		a.Surrender = true
		return a, nil
	}
	return m.Player.Choose(ctx, v)
}

// splitter plays as master does, but divides at once towards prey that half of it reaches, or a half
// of that half a turn later.
type splitter struct{ *Player }

func (s splitter) Choose(ctx context.Context, v *aquariom.View) (aquariom.Action, error) {
	a, err := s.Player.Choose(ctx, v)
	d := &s.observation
	room := v.Map.MaxCells - len(d.mine) - len(a.Divisions)
	for i := range d.mine {
		c := &d.mine[i]
		divides := slices.ContainsFunc(a.Divisions, func(x aquariom.Division) bool { return x.Cell == c.id })
		to, worth := s.prey(c)
		if divides || room <= 0 || worth < 0.2*c.mass || d.danger(c, c.mass/2, 1) {
			continue
		}
		d.around(c, v.Remains)
		b, err := d.laws.Divide(c.at, c.mass, to, c.mass/2)
		if err != nil || b.Lost || d.mined(b.At, c.mass/2) {
			continue
		}
		room--
		a.Moves = slices.DeleteFunc(a.Moves, func(m aquariom.Move) bool { return m.Cell == c.id })
		a.Divisions = append(a.Divisions, aquariom.Division{Cell: c.id, Target: to, Mass: c.mass / 2})
	}
	return a, err
}

// prey returns the heaviest that one throw or two reach, and its value.
func (s splitter) prey(c *swimmer) (to aquariom.Point, worth float32) {
	d := &s.observation
	half, quarter := c.mass/2, c.mass/4
	one := d.laws.Radius(c.mass) + 0.9*d.laws.Radius(half)
	two := d.laws.Radius(c.mass) + d.laws.Radius(half) + 0.7*d.laws.Radius(quarter)
	for j := range d.others {
		o := &d.others[j]
		gap, w := distance(c.at, o.at), float32(0)
		switch {
		case d.laws.Outweighs(half, o.mass) && gap < one:
			w = o.mass
		case d.laws.Outweighs(quarter, o.mass) && gap < two:
			w = 0.8 * o.mass
		}
		if w > worth {
			to, worth = o.at, w
		}
	}
	return to, worth
}

// lateHunter plays as master does until a cell weighs a hundred, which then chases the smallest near
// it that half of it could eat.
type lateHunter struct{ *Player }

func (h lateHunter) Choose(ctx context.Context, v *aquariom.View) (aquariom.Action, error) {
	a, err := h.Player.Choose(ctx, v)
	d := &h.observation
	for i := range a.Moves {
		c := v.Cell(a.Moves[i].Cell)
		if c.Mass < 100 || d.danger(&swimmer{at: c.At, mass: c.Mass}, c.Mass, 8) {
			continue
		}
		var prey *swimmer
		for j := range d.others {
			o := &d.others[j]
			if d.laws.Outweighs(c.Mass/2, o.mass) && distance(o.at, c.At) < 600 && (prey == nil || o.mass < prey.mass) {
				prey = o
			}
		}
		if prey != nil {
			a.Moves[i].Target = prey.at
		}
	}
	return a, err
}

// renewer plays as master does, and surrenders when it weighs less than four fifths of a new cell,
// which costs a turn.
type renewer struct{ *Player }

func (r renewer) Choose(ctx context.Context, v *aquariom.View) (a aquariom.Action, err error) {
	a, err = r.Player.Choose(ctx, v)
	if v.Result == nil && v.Turn >= 0 && v.Players[v.Seat].Mass < 0.8*v.Map.StartMass {
		a = aquariom.Action{Answer: aquariom.Answer{Surrender: true}}
	}
	return a, err
}

// earlyHalver returns a master that divides unless a predator is very near.
func earlyHalver(seed uint64) *Player {
	p := New(ai.Master, seed)
	p.care = 4
	return p
}

// sweeper returns a master that ignores the rows of plankton: it divides when two cells in any direction
// sweep more than one.
func sweeper(seed uint64) *Player {
	p := New(ai.Master, seed)
	p.rows, p.grow = false, 1.05
	return p
}

var attackers = map[string]func(seed uint64) chooser{
	"farsighted":    func(uint64) chooser { return farsighted{} },
	"wall camper":   func(uint64) chooser { return &wallCamper{} },
	"urchin baiter": func(seed uint64) chooser { return urchinBaiter{New(ai.Master, seed)} },
	"moulter":       func(seed uint64) chooser { return &moulter{New(ai.Master, seed), 40} },
	"splitter":      func(seed uint64) chooser { return splitter{New(ai.Master, seed)} },
	"late hunter":   func(seed uint64) chooser { return lateHunter{New(ai.Master, seed)} },
	"renewer":       func(seed uint64) chooser { return renewer{New(ai.Master, seed)} },
	"early halver":  func(seed uint64) chooser { return earlyHalver(seed) },
	"sweeper":       func(seed uint64) chooser { return sweeper(seed) },
}

// TestAttackersDoNotBeatMasters plays each attacker against three masters.
func TestAttackersDoNotBeatMasters(t *testing.T) {
	if testing.Short() {
		t.Skip("takes some seconds")
	}
	const n = 1
	for name, attacker := range attackers {
		for _, m := range []string{"reef", "original-4p"} {
			first, score, others := 0, 0, 0
			for i := range n {
				seats := make([]chooser, 4)
				for j := range seats {
					seats[j] = New(ai.Master, ai.Seed(uint64(i), rules.Seat(j)))
				}
				seats[i%4] = attacker(uint64(i))
				r, _ := sit(t, rules.Setup{Seed: uint64(i), Options: map[string]string{"map": m, "turns": "250"}}, seats)
				if r.Ranks[i%4] == 1 {
					first++
				}
				for j, s := range r.Scores {
					if j == i%4 {
						score += s
					} else {
						others += s
					}
				}
			}
			t.Logf("%s on %s: first in %d of %d, %d points, masters %d", name, m, first, n, score/n, others/n/3)
			// With few games only the points are meaningful.
			if 3*score > 2*others {
				t.Errorf("%s is first in %d of %d games on %s against three masters", name, first, n, m)
			}
		}
	}
}

// TestMasterHoldsAgainstAttackers counts the first places, over more games.
func TestMasterHoldsAgainstAttackers(t *testing.T) {
	if !aitest.Asked() {
		t.Skip("set LUDOTHEQUE_GUESTS to a number of games: one takes some seconds")
	}
	for name, attacker := range attackers {
		for _, m := range []string{"reef", "original-4p"} {
			setup := rules.Setup{Seats: 4, Options: map[string]string{"map": m}}
			aitest.Play(t, aquariom.Game, aitest.Contest{Guest: name, Level: ai.Master, Setup: setup, Bar: aitest.Fair(4) + aitest.Spare}, attacker, New)
		}
	}
}
