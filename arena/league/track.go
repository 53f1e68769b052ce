package league

import (
	"cmp"
	"fmt"
	"html/template"
	"io"
	"slices"
	"strings"

	"ludotheque/arena/aquanet"
	"ludotheque/arena/match"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// trackPoints is the number of moments of a track.
const trackPoints = 25

// Track is the position of the heaviest cell of each seat at equally spaced moments of a game of
// Aquar.iom. Lengths are in thousandths of the map's width.
type Track struct {
	Height int `json:"height"` // of the map
	// Spots are x, y and radius, by moment and seat; the radius is 0 without cells.
	Spots [][][3]int `json:"spots"`
}

// fits reports whether the track has that number of seats.
func (t *Track) fits(seats int) bool {
	if t == nil {
		return true
	}
	return t.Height > 0 && len(t.Spots) > 0 && !slices.ContainsFunc(t.Spots, func(s [][3]int) bool { return len(s) != seats })
}

// look reads meals and the track from a complete record, if the game has them.
func (l *League) look(record io.Reader) (meals []Meals, track *Track, err error) {
	if l.Game.ID != aquariom.Game.ID {
		return nil, nil, nil
	}
	p, err := match.OpenReplay(aquariom.Game, record)
	if err != nil {
		return nil, nil, err
	}
	track = &Track{}
	for position := range p.Len() + 1 {
		v := p.View(position, rules.Spectator)
		if position > 0 {
			meals = addMeals(meals, aquanet.Meals(v))
		}
		if position >= len(track.Spots)*p.Len()/(trackPoints-1) {
			track.add(v)
		}
	}
	slices.SortFunc(meals, func(a, b Meals) int { return cmp.Or(a.Eater-b.Eater, a.Eaten-b.Eaten) })
	return meals, track, nil
}

// addMeals adds a list of meals to the counts.
func addMeals(counted []Meals, list []aquanet.Meal) []Meals {
	for _, m := range list {
		eater, eaten := int(m.Eater), int(m.Eaten)
		i := slices.IndexFunc(counted, func(c Meals) bool { return c.Eater == eater && c.Eaten == eaten })
		if i < 0 {
			i, counted = len(counted), append(counted, Meals{Eater: eater, Eaten: eaten})
		}
		counted[i].Cells++
	}
	return counted
}

// add adds a moment. A seat without cells keeps its last position.
func (t *Track) add(v *aquariom.View) {
	scale := 1000 / v.Map.Width
	t.Height = max(1, int(v.Map.Height*scale))
	spots := make([][3]int, len(v.Players))
	if n := len(t.Spots); n > 0 {
		copy(spots, t.Spots[n-1])
	}
	heaviest := make([]float32, len(spots))
	for i := range spots {
		spots[i][2] = 0
	}
	for _, c := range v.Cells {
		if c.Mass > heaviest[c.Owner] {
			heaviest[c.Owner] = c.Mass
			spots[c.Owner] = [3]int{int(c.At.X * scale), int(c.At.Y * scale), max(1, int(c.Mass*v.Map.RadiusFactor*scale))}
		}
	}
	t.Spots = append(t.Spots, spots)
}

// replay is an animated track: it plays when it is clicked or focused, and shows the end otherwise.
type replay struct {
	ID     string
	Height int
	Cells  []replayCell
}

// replayCell is a seat's cell: its path, and its positions and sizes as values of an animation.
type replayCell struct {
	Way        string
	Xs, Ys, Rs string
	X, Y, R    int // at the end
	Colour     template.CSS
	Dash       string
}

// leastSpot is the radius of the smallest cell drawn, in the track's units.
const leastSpot = 14

// replay returns the animation of a match; nil if it has no track.
func (t *Track) replay(number int, colours []seatColour) *replay {
	if t == nil {
		return nil
	}
	r := &replay{ID: fmt.Sprintf("match%d", number), Height: t.Height}
	for seat := range t.Spots[0] {
		c := replayCell{Colour: colours[seat].Colour, Dash: colours[seat].Dash}
		var way, xs, ys, rs []string
		for _, spots := range t.Spots {
			c.X, c.Y, c.R = spots[seat][0], spots[seat][1], spots[seat][2]
			if c.R > 0 {
				c.R = max(c.R, leastSpot)
			}
			way = append(way, fmt.Sprintf("%d,%d", c.X, c.Y))
			xs, ys, rs = append(xs, fmt.Sprint(c.X)), append(ys, fmt.Sprint(c.Y)), append(rs, fmt.Sprint(c.R))
		}
		c.Way, c.Xs, c.Ys, c.Rs = strings.Join(way, " "), strings.Join(xs, ";"), strings.Join(ys, ";"), strings.Join(rs, ";")
		r.Cells = append(r.Cells, c)
	}
	return r
}
