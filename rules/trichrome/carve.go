package trichrome

import "ludotheque/rules"

// carve makes the maze of a seed: a perfect maze by depth-first search, of which half the dead ends
// are then opened. With all dead ends opened, chases would not end; with none, all would be cornered
// (both measured).
func carve(w, h int, seed uint32) *Maze {
	r := rules.NewRand(uint64(seed))
	m := &Maze{W: w, H: h, cells: make([]uint8, w*h)}
	m.grow(r)
	m.openEnds(r)
	return newMaze(w, h, m.cells)
}

// inside reports whether there is a cell beside c in a direction.
func (m *Maze) inside(c int, d Dir) bool {
	x, y := m.XY(c)
	dx, dy := d.Vector()
	return x+dx >= 0 && x+dx < m.W && y+dy >= 0 && y+dy < m.H
}

// open removes the wall between a cell and its neighbour.
func (m *Maze) open(c int, d Dir) {
	m.cells[c] |= d.bit()
	m.cells[m.Next(c, d)] |= d.Back().bit()
}

// grow opens walls until there is exactly one path between any two cells.
func (m *Maze) grow(r *rules.Rand) {
	start := r.Intn(m.W * m.H)
	seen := make([]bool, m.W*m.H)
	seen[start] = true
	for path := []int{start}; len(path) > 0; {
		c := path[len(path)-1]
		var ways [4]Dir
		n := 0
		for _, d := range Dirs {
			if m.inside(c, d) && !seen[m.Next(c, d)] {
				ways[n] = d
				n++
			}
		}
		if n == 0 {
			path = path[:len(path)-1]
			continue
		}
		d := ways[r.Intn(n)]
		m.open(c, d)
		seen[m.Next(c, d)] = true
		path = append(path, m.Next(c, d))
	}
}

// openEnds opens half the dead ends, into another dead end where there is one
// behind a wall.
func (m *Maze) openEnds(r *rules.Rand) {
	var ends []int
	for c := range m.cells {
		if m.Ways(c) == 1 {
			ends = append(ends, c)
		}
	}
	r.Shuffle(len(ends), func(i, j int) { ends[i], ends[j] = ends[j], ends[i] })
	left := len(ends)
	for _, c := range ends {
		if 2*left <= len(ends) {
			break
		}
		if m.Ways(c) != 1 {
			continue // opened from the other side
		}
		var walls, into [4]Dir
		n, k := 0, 0
		for _, d := range Dirs {
			if !m.inside(c, d) || m.Open(c, d) {
				continue
			}
			walls[n] = d
			n++
			if m.Ways(m.Next(c, d)) == 1 {
				into[k] = d
				k++
			}
		}
		left--
		if k > 0 {
			m.open(c, into[r.Intn(k)])
			left--
		} else {
			m.open(c, walls[r.Intn(n)])
		}
	}
}

// spawnSpread is by how much the three distances at the start may differ.
const spawnSpread = 3

// spawns returns where a round starts, by colour: pairwise at least apart cells of path from each
// other, and each about as far from its prey as the others (M24). Each draw chooses the second cell
// among those far enough from the first, and the third among those that suit both. If 200 draws fail,
// see leastUnfair.
func spawns(m *Maze, r *rules.Rand, apart int) [Players]int {
	n := m.Cells()
	var first, second [MaxCells]int16
	var fit [MaxCells]int
	for range 200 {
		a := r.Intn(n)
		m.Flood(a, first[:n])
		k := 0
		for c := range n {
			if int(first[c]) >= apart {
				fit[k] = c
				k++
			}
		}
		if k == 0 {
			continue
		}
		b := fit[r.Intn(k)]
		m.Flood(b, second[:n])
		k = 0
		for c := range n {
			ab, ac, bc := int(first[b]), int(first[c]), int(second[c])
			if min(ac, bc) >= apart && max(ab, ac, bc)-min(ab, ac, bc) <= spawnSpread {
				fit[k] = c
				k++
			}
		}
		if k > 0 {
			return [Players]int{a, b, fit[r.Intn(k)]}
		}
	}
	return leastUnfair(m, r)
}

// leastUnfair returns, of 200 random draws, those whose distances differ least, and of these the one
// with the largest smallest distance (M31).
func leastUnfair(m *Maze, r *rules.Rand) (best [Players]int) {
	near, spread := 0, m.Cells()
	var dist [MaxCells]int16
	for range 200 {
		var c [Players]int
		for i := range c {
			c[i] = r.Intn(m.Cells())
		}
		m.Flood(c[Blue], dist[:m.Cells()])
		red, green := int(dist[c[Red]]), int(dist[c[Green]])
		m.Flood(c[Red], dist[:m.Cells()])
		across := int(dist[c[Green]])
		least, wide := min(red, green, across), max(red, green, across)
		wide -= least
		if least > 0 && (wide < spread || wide == spread && least > near) {
			best, near, spread = c, least, wide
		}
	}
	return best
}

// doors returns where the door may open when the roles turn with prey and hunter on those cells: at
// least DoorAway cells from the prey (M12), and not where not is true; of those the fairest as
// measured by unfair.
func doors(m *Maze, prey, hunter int, not func(cell int) bool) (fairest []int) {
	var toPrey, toHunter [MaxCells]int16
	m.Flood(prey, toPrey[:m.Cells()])
	m.Flood(hunter, toHunter[:m.Cells()])
	least := 0
	for c := range m.Cells() {
		p, h := int(toPrey[c]), int(toHunter[c])
		if p < DoorAway || not(c) {
			continue
		}
		n := unfair(p, h, int(toPrey[hunter]))
		if n < least || len(fairest) == 0 {
			least, fairest = n, fairest[:0]
		}
		if n == least {
			fairest = append(fairest, c)
		}
	}
	return fairest
}

// unfair returns by how much a door deviates from a fair race, in hundredths of a cell; 0 is fair. The
// arguments are the distances of prey and hunter to the door and to each other. In a fair race the
// prey's way is at least DoorWide, the hunter's is DoorNear to DoorFar per cent of it, and the detour
// past the hunter would cost the prey at least DoorAside.
func unfair(prey, hunter, apart int) int {
	n := max(0, DoorNear*prey-100*hunter, 100*hunter-DoorFar*prey)
	return n + 200*max(0, DoorWide-prey) + 200*max(0, prey+DoorAside-hunter-apart)
}

// oldDoors is doors in versions 1 and 2 of the rules: fairness depends only on the hunter's way, and
// if no cell is fair the door is farthest from the hunter compared with the prey.
func oldDoors(m *Maze, prey, hunter int, not func(cell int) bool) []int {
	var toPrey, toHunter [MaxCells]int16
	m.Flood(prey, toPrey[:m.Cells()])
	m.Flood(hunter, toHunter[:m.Cells()])
	var fair, far []int
	most := -m.Cells()
	for c := range m.Cells() {
		p, h := int(toPrey[c]), int(toHunter[c])
		if p < DoorAway || not(c) {
			continue
		}
		if 100*h >= oldDoorNear*p && 100*h <= oldDoorFar*p {
			fair = append(fair, c)
		}
		if h-p > most {
			most, far = h-p, far[:0]
		}
		if h-p == most {
			far = append(far, c)
		}
	}
	if len(fair) > 0 {
		return fair
	}
	return far
}
