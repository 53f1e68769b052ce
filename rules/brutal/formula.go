package brutal

// Hit returns the chance of an attack in percent, by the attacker's dexterity: 40 to 70 (B3, B4).
func (d Dialect) Hit(dexterity int) int { return 40 + 3*dexterity }

// Heal returns the chance of a healing in percent, by the healer's dexterity: 20 to 80.
func (d Dialect) Heal(dexterity int) int { return 20 + 6*dexterity }

// MaxECTS returns what a fighter starts with and healing stops at (B11).
func (d Dialect) MaxECTS(constitution int) int { return BaseECTS + d.perPoint()*constitution }

func (d Dialect) perPoint() int {
	if d == Balanced {
		return 2
	}
	return 1
}

// Coefficient returns the damage coefficient of Origin in percent, 0 to 100: what strength adds to the
// damage once resistance has offset it (B1, B2).
func Coefficient(strength, resistance int) int {
	return max(0, min(100, 10*strength-5*resistance))
}

// factor returns what a power is multiplied with to give damage, over factorUnit. In Origin it is 1 +
// coefficient, in Balanced a product of two factors; both are at most 2. Frenzy multiplies it (B22).
func (d Dialect) factor(strength, resistance, frenzy int) int64 {
	f := int64(10_000+100*Coefficient(strength, resistance)) * 10
	if d == Balanced {
		f = int64((100+10*strength)*(100-4*resistance)) * 10
	}
	return f * int64(10+frenzy) / 10
}

// factorUnit turns power × factor into ECTS: 10,000 powers, 10,000 in a factor.
const factorUnit = 100_000_000

// Damage returns the damage of an attack that hits: 0 to 20, by a power from 1 to 10,000 (B5, B6).
// frenzy is 0, or the n of B22.
func (d Dialect) Damage(strength, resistance, frenzy, power int) int {
	return int(int64(power) * d.factor(strength, resistance, frenzy) / factorUnit)
}

// Healing returns the effect of a healing that succeeds, by a power from 1 to 10,000: 0 to 24, in
// Balanced 0 to 42. The excess over the target's maximum is lost (B11).
func (d Dialect) Healing(constitution, power int) int {
	return int(int64(power) * d.healFactor(constitution) / factorUnit)
}

func (d Dialect) healFactor(constitution int) int64 {
	return int64(10+d.perPoint()*constitution) * 6_000
}

// Limit returns the last tick of a mêlée before the frenzy in a game of the current rules (B22). It
// bounds mêlées that healing would prolong for thousands of ticks. In Origin it is passed by 0 to 12
// of 1,000 battles of a team against its like, for 30 kinds of teams, most often if all heal and all
// points are in dexterity and constitution. In Balanced such teams would fight for tens of thousands
// of ticks, and half of their battles pass it; without healers none do, and with up to a quarter of
// healers 16 at most.
func (d Dialect) Limit() int {
	if d == Balanced {
		return 1000
	}
	return 3000
}

// firstLimit is Limit in version 1 of the rules.
func (d Dialect) firstLimit() int {
	if d == Balanced {
		return 300
	}
	return 1000
}

// Frenzy returns the n of B22 at a tick of a mêlée, and whether there is frenzy.
func (p *Params) Frenzy(tick int) (n int, on bool) {
	if tick <= p.Limit {
		return 0, false
	}
	return (tick - p.Limit) / 20, true
}

// Odds describes the outcomes of an action.
type Odds struct {
	// Chance is that of success, in percent.
	Chance int
	// Least and Most bound the ECTS taken or given by a success.
	Least, Most int
	// Mean is that of a success, in ten-thousandths of an ECTS, exact: 65,000 means 6.5.
	Mean int
}

// Expected returns the mean of the action, failures included, in ten-thousandths of an ECTS, rounded
// down.
func (o Odds) Expected() int { return o.Mean * o.Chance / 100 }

// AttackOdds returns the odds of an attack on a target of a resistance, without frenzy, such as "hits
// 55 %, 0 to 14, mean 6.5".
func (d Dialect) AttackOdds(attacker Values, resistance int) Odds {
	return d.attackOdds(attacker, resistance, 0)
}

func (d Dialect) attackOdds(attacker Values, resistance, frenzy int) Odds {
	return odds(d.Hit(attacker[Dexterity]), d.factor(attacker[Strength], resistance, frenzy))
}

// HealOdds returns the odds of healing a target of a constitution that is far below its maximum.
func (d Dialect) HealOdds(healer Values, constitution int) Odds {
	return odds(d.Heal(healer[Dexterity]), d.healFactor(constitution))
}

// odds counts the powers that give at least 1, at least 2 and so on: their sum is Rolls times the
// mean.
func odds(chance int, factor int64) Odds {
	o := Odds{Chance: chance, Least: int(factor / factorUnit), Most: int(Rolls * factor / factorUnit)}
	for n := int64(1); n <= int64(o.Most); n++ {
		least := (n*factorUnit + factor - 1) / factor // the least power that gives n
		o.Mean += Rolls - int(least) + 1
	}
	return o
}
