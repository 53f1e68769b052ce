package board

import "ludotheque/scenes/ui"

// The measures of the set-up on a phone, in units.
const (
	phoneGap   = 8
	phonePad   = 6
	phoneNiche = 560
	// phoneElse is what the values need beside their lines: points, whose odds, odds.
	phoneElse = 96 + 32 + 80
	// leastNiche is how high the team stands at least where there is room for its values.
	leastNiche = 120
	// phonePoints is how high what is left to spend is at most.
	phonePoints = 112
)

// phone lays the set-up out for a thumb, of this many units: the team and the way on stay,
// and two tabs turn from what a team is made of to what its cups are worth. Each row is
// as high as a thumb, its gap counted.
func (s *SetupPlan) phone(thumb float32, half SetupHalf) {
	v := s.View
	key := thumb - phoneGap
	s.Large, s.Phone, s.stacked = true, true, v.Narrow
	left, rest := ui.Rect{X: 24, Y: 12, W: v.W - 48, H: v.H - 20}, ui.Rect{}
	if s.stacked {
		left = ui.Rect{X: 16, Y: 12, W: v.W - 32, H: v.H - 20}
	} else {
		left, rest = left.CutLeft(left.W*0.39, 22)
	}
	team := left.Rows(phoneGap)
	const name, chosen = 40, 44
	teams := 4*key + name + chosen + 5*phoneGap // the half of the team, without its points
	head, status := float32(46), float32(43)
	if !s.stacked {
		head, status = 40, 37 // four planks are as high as a thumb
	}
	// Both halves leave as much to the team.
	niche := min(phoneNiche, left.H-70-key-3*phoneGap-2*phonePad-6*thumb-phoneElse)
	low := niche < leastNiche
	if !s.stacked {
		low = rest.H-2*phonePad < 5*thumb+phoneElse/2
	}
	if low {
		half = TeamHalf
	}
	if s.stacked && half == ValuesHalf {
		head = 70 // the team is near
	}
	s.Title = team.Next(head)
	if s.stacked {
		s.Title, s.Menu = s.Title.CutRight(thumb-12, 10)
	}
	s.Main = team.Last(key)
	if s.stacked {
		if half == TeamHalf {
			s.Status = team.Next(status)
		}
		if low {
			niche = team.Room() - phoneGap - teams - 2*phonePad
		}
		s.Niche = team.Next(niche)
		if !low {
			s.Tabs = team.Next(key)
		}
		rest = team.Rest
	} else {
		s.Status = team.Next(status)
		if !low {
			s.Tabs = team.Last(key)
		}
		s.Niche = team.Rest
	}
	s.onPlanks()
	s.Panel = rest
	side := float32(22)
	if s.stacked {
		side = 12
	}
	in := s.Panel.Inset2(side, phonePad)
	if half == ValuesHalf {
		s.values(in, thumb)
		return
	}
	in.H = min(in.H, max(6*thumb+4*phoneGap, teams+phoneGap+phonePoints))
	flow := in.Rows(phoneGap)
	s.Reserve, s.Strategies, s.Chosen = flow.Last(key), flow.Last(key), flow.Last(chosen)
	s.Presets, s.Name, s.Tools = flow.Last(key), flow.Last(name), flow.Last(key)
	// Six keys beside each other want the whole width.
	s.Tools.X, s.Tools.W = s.Panel.X, s.Panel.W
	s.Teams = from(s.Name, s.Reserve)
	if !low {
		s.Points = flow.Rest
		s.Points.H = min(phonePoints, s.Points.H)
	}
}

// values lays out the half of the panel that says what the chosen cups are worth.
func (s *SetupPlan) values(in ui.Rect, thumb float32) {
	flow := in.Rows(0)
	rows := float32(len(s.Rows)) * thumb
	points := 96 * (flow.Room() - rows) / phoneElse
	if !s.stacked { // the key of the pause is beside them
		points = max(points, thumb-in.Y+4)
	}
	k := (flow.Room() - rows - points) / (phoneElse - 96)
	s.Points = flow.Next(points)
	for i := range s.Rows {
		s.Rows[i] = flow.Next(thumb)
	}
	s.Against, s.Odds = flow.Next(32*k), flow.Next(80*k)
}
