package empire

import (
	"fmt"
	"strconv"
	"strings"

	"ludotheque/assets/tables"
)

// PictureW and PictureH are the size of the atlas's picture, in squares.
const (
	PictureW = 72
	PictureH = 40
)

// Land is a region of the atlas.
type Land struct {
	Continent Continent
	// Borders are the regions that an army reaches over land, Links those over
	// the sea.
	Borders, Links Regions
	// Distance is the number of moves from the start, over land and sea (S9).
	Distance int
	// X and Y are the square of the picture where its name is written.
	X, Y int
}

// Layout is what lies on the map at the start of a solo game.
type Layout struct {
	// Neutrals has an entry for each neutral army. City is the region of the automaton's city.
	Neutrals []Region
	City     Region
	// Coins and Tokens are the regions with a coin and with a token of goods; the base game uses only
	// the tokens.
	Coins, Tokens Regions
}

// Map is the atlas: everything that never changes during a game.
type Map struct {
	// Picture has PictureW × PictureH squares, row by row: the region that a
	// square belongs to, or NoRegion for the sea.
	Picture [PictureW * PictureH]Region
	Lands   [RegionCount]Land
	// Continents are the regions of each.
	Continents [ContinentCount]Regions
	// Layouts are by name: a, b and c.
	Layouts map[string]Layout
}

// Atlas is the map of the Five Shores.
var Atlas = must(ParseAtlas(tables.Atlas))

func must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

// records calls f with the words of each line of a data file that is neither empty nor a comment; an
// error names the line.
func records(file, text string, f func(words []string) error) error {
	for n, line := range strings.Split(text, "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if err := f(strings.Fields(line)); err != nil {
			return fmt.Errorf("empire: %s, line %d: %w", file, n+1, err)
		}
	}
	return nil
}

// ParseAtlas reads an atlas in the format of assets/tables/atlas.txt and validates it: borders are
// mutual, the picture agrees with the table of borders, distances are right, layouts have ten neutral
// armies, ten tokens and two coins in different regions.
func ParseAtlas(text string) (*Map, error) {
	m := &Map{Layouts: map[string]Layout{}}
	rows, regions := 0, 0
	err := records("atlas", text, func(w []string) error {
		switch w[0] {
		case "picture":
			if len(w) != 2 || len(w[1]) != PictureW || rows == PictureH {
				return fmt.Errorf("the picture has %d rows of %d squares", PictureH, PictureW)
			}
			for x := range PictureW {
				at := &m.Picture[rows*PictureW+x]
				*at = NoRegion
				if w[1][x] != '.' {
					if err := at.UnmarshalText([]byte{w[1][x]}); err != nil {
						return err
					}
				}
			}
			rows++
			return nil
		case "region":
			r := Region(regions)
			regions++
			return m.region(r, w[1:])
		case "layout":
			return m.layout(w[1:])
		}
		return fmt.Errorf("a line begins with picture, region or layout, not with %q", w[0])
	})
	if err == nil && (rows != PictureH || regions != RegionCount) {
		err = fmt.Errorf("empire: the atlas has %d rows and %d regions, and needs %d and %d", rows, regions, PictureH, RegionCount)
	}
	if err == nil {
		err = m.check()
	}
	if err != nil {
		return nil, err
	}
	return m, nil
}

func (m *Map) region(r Region, w []string) error {
	if len(w) != 7 || !r.Known() || w[0] != r.String() {
		return fmt.Errorf("expected region %s with its continent, land borders, sea links, distance and place of the name", r)
	}
	l := &m.Lands[r]
	if err := l.Continent.UnmarshalText([]byte(w[1])); err != nil {
		return err
	}
	if err := l.Borders.UnmarshalText([]byte(w[2])); err != nil {
		return err
	}
	if w[3] != "-" {
		if err := l.Links.UnmarshalText([]byte(w[3])); err != nil {
			return err
		}
	}
	for i, p := range []*int{&l.Distance, &l.X, &l.Y} {
		n, err := strconv.Atoi(w[4+i])
		if err != nil || n < 0 || n >= PictureW {
			return fmt.Errorf("%q is not a number from 0 to %d", w[4+i], PictureW-1)
		}
		*p = n
	}
	return nil
}

func (m *Map) layout(w []string) error {
	if len(w) != 9 || w[1] != "neutrals" || w[3] != "city" || w[5] != "coins" || w[7] != "tokens" {
		return fmt.Errorf("expected: layout NAME neutrals … city … coins … tokens …")
	}
	var l Layout
	for i := range len(w[2]) {
		var r Region
		if err := r.UnmarshalText([]byte(w[2][i : i+1])); err != nil {
			return err
		}
		l.Neutrals = append(l.Neutrals, r)
	}
	if err := l.City.UnmarshalText([]byte(w[4])); err != nil {
		return err
	}
	if err := l.Coins.UnmarshalText([]byte(w[6])); err != nil {
		return err
	}
	if err := l.Tokens.UnmarshalText([]byte(w[8])); err != nil {
		return err
	}
	switch {
	case len(l.Neutrals) != neutralArmies:
		return fmt.Errorf("layout %s has %d neutral armies instead of %d", w[0], len(l.Neutrals), neutralArmies)
	case l.Tokens.Len() != tokenCount || l.Coins.Len() != 2 || l.Tokens&l.Coins != 0 || l.Tokens.Has(Start):
		return fmt.Errorf("layout %s needs %d tokens and 2 coins, in regions of their own, none of the tokens in the start", w[0], tokenCount)
	case !l.City.Known():
		return fmt.Errorf("layout %s has no city", w[0])
	}
	m.Layouts[w[0]] = l
	return nil
}

// check validates the parts of the atlas against each other.
func (m *Map) check() error {
	seen := [RegionCount]Regions{}
	touch := func(a, b Region) {
		if a.Known() && b.Known() && a != b {
			seen[a] = seen[a].With(b)
			seen[b] = seen[b].With(a)
		}
	}
	for y := range PictureH {
		for x := range PictureW {
			at := m.Picture[y*PictureW+x]
			if x > 0 {
				touch(at, m.Picture[y*PictureW+x-1])
			}
			if y > 0 {
				touch(at, m.Picture[(y-1)*PictureW+x])
			}
		}
	}
	distance := m.distances(Start)
	for r := range Region(RegionCount) {
		l := &m.Lands[r]
		if l.Borders != seen[r] {
			return fmt.Errorf("empire: atlas: region %s borders on %s in the table and on %s in the picture", r, l.Borders, seen[r])
		}
		for o := range l.Links.All {
			if o == r || !m.Lands[o].Links.Has(r) {
				return fmt.Errorf("empire: atlas: the sea link from %s to %s does not lead back", r, o)
			}
		}
		if l.Distance != distance[r] {
			return fmt.Errorf("empire: atlas: region %s is %d moves from the start, not %d", r, distance[r], l.Distance)
		}
		if l.Y >= PictureH || m.Picture[l.Y*PictureW+l.X] != r {
			return fmt.Errorf("empire: atlas: the name of region %s stands outside of it", r)
		}
	}
	for r := range Region(RegionCount) {
		c := &m.Continents[m.Lands[r].Continent]
		*c = c.With(r)
	}
	if len(m.Layouts) == 0 {
		return fmt.Errorf("empire: atlas: there is no layout")
	}
	return nil
}

// distances returns how many moves over land and sea each region is from r.
func (m *Map) distances(r Region) (d [RegionCount]int) {
	for i := range d {
		d[i] = RegionCount
	}
	d[r] = 0
	reached := Regions(0).With(r)
	for step, edge := 1, reached; edge != 0; step++ {
		var next Regions
		for a := range edge.All {
			next |= m.Lands[a].Borders | m.Lands[a].Links
		}
		edge = next &^ reached
		for a := range edge.All {
			d[a] = step
		}
		reached |= edge
	}
	return d
}

// Around returns the regions one move away from r: over land, and over the sea too when sail is true.
func (m *Map) Around(r Region, sail bool) Regions {
	l := &m.Lands[r]
	if sail {
		return l.Borders | l.Links
	}
	return l.Borders
}
