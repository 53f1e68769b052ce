package aquariom

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode/utf8"
)

// Bounds of a map beyond those of §7, to keep files from exhausting memory or filling records. The
// original's own maps are far below them.
const (
	MaxMapBytes = 1 << 20 // of a map file
	MaxSide     = 1e6     // of a map's width and height
	MaxMass     = 1e9     // of any mass
	MaxPlankton = 1 << 20 // initial neutral cells
	MaxCells    = 1 << 16 // cells of a player
	MaxTurns    = 1_000_000
	maxPlayers  = 1024
	maxPlaces   = 1 << 12
	maxRegrowth = 1 << 30
)

// MapProblem is one rule that a map file breaks.
type MapProblem struct {
	// Key is the key of the file, or "" for the whole file.
	Key string
	// Rule is the requirement, in English: "over 0".
	Rule string
	// Got is the value in the file, shortened; "" if the key is missing.
	Got string
}

// String returns the problem as a part of a sentence: "width is 0: give over 0".
func (p MapProblem) String() string {
	switch {
	case p.Key == "":
		return p.Rule
	case p.Got == "":
		return p.Key + " is missing: give " + p.Rule
	}
	return p.Key + " is " + p.Got + ": give " + p.Rule
}

// MapError lists everything that is wrong with a map file.
type MapError struct {
	// Problems are in the order of the keys in §7. There is at least one.
	Problems []MapProblem
}

// Error returns one English sentence with all problems.
func (e *MapError) Error() string {
	list := make([]string, len(e.Problems))
	for i, p := range e.Problems {
		list[i] = p.String()
	}
	return "this map cannot be played: " + strings.Join(list, "; ")
}

// key is one of the 27 keys of a map file, or one of our optional additions, with the requirement for
// it alone.
type key struct {
	name   string
	float  func(*Map) *float32
	whole  func(*Map) *int
	points func(*Map) *[]Point
	rule   string // in words
	ok     func(v float64) bool
	ours   bool // may be missing, and is left out if 0
}

// absent reports whether a map file leaves the key out.
func (k *key) absent(m *Map) bool {
	return k.ours && (k.float == nil || *k.float(m) == 0) && (k.whole == nil || *k.whole(m) == 0)
}

func between(low, high float64) func(float64) bool {
	return func(v float64) bool { return v >= low && v <= high }
}

func within(low, high float64) func(float64) bool { // the interval ]low, high]
	return func(v float64) bool { return v > low && v <= high }
}

// keys are the keys in the order of §7, then our additions.
var keys = []key{
	{name: "map_width", float: func(m *Map) *float32 { return &m.Width }, rule: "a number over 0, up to 1000000", ok: within(0, MaxSide)},
	{name: "map_height", float: func(m *Map) *float32 { return &m.Height }, rule: "a number over 0, up to 1000000", ok: within(0, MaxSide)},
	{name: "min_nb_players", whole: func(m *Map) *int { return &m.MinPlayers }, rule: "a whole number from 1 to 1024", ok: between(1, maxPlayers)},
	{name: "max_nb_players", whole: func(m *Map) *int { return &m.MaxPlayers }, rule: "a whole number from 1 to 1024", ok: between(1, maxPlayers)},
	{name: "nb_starting_cells_per_player", whole: func(m *Map) *int { return &m.StartCells }, rule: "a whole number from 1 to 4096", ok: between(1, maxPlaces)},
	{name: "players_starting_positions", points: func(m *Map) *[]Point { return &m.Starts }},
	{name: "max_cells_per_player", whole: func(m *Map) *int { return &m.MaxCells }, rule: "a whole number from 1 to 65536", ok: between(1, MaxCells)},
	{name: "mass_absorption", float: func(m *Map) *float32 { return &m.Absorption }, rule: "a number over 0, up to 2", ok: within(0, 2)},
	{name: "minimum_mass_ratio_to_absorb", float: func(m *Map) *float32 { return &m.Ratio }, rule: "a number over 1, up to 3", ok: within(1, 3)},
	{name: "radius_factor", float: func(m *Map) *float32 { return &m.RadiusFactor }, rule: "a number over 0, up to 2", ok: within(0, 2)},
	{name: "player_cells_starting_mass", float: func(m *Map) *float32 { return &m.StartMass }, rule: "a number up to 1000000000", ok: between(-MaxMass, MaxMass)},
	{name: "mass_loss_per_frame", float: func(m *Map) *float32 { return &m.MassLoss }, rule: "a number from 0, under 1", ok: func(v float64) bool { return v >= 0 && v < 1 }},
	{name: "base_cell_speed", float: func(m *Map) *float32 { return &m.BaseSpeed }, rule: "a number over 0, up to 1000", ok: within(0, 1000)},
	{name: "speed_loss_factor", float: func(m *Map) *float32 { return &m.SpeedLoss }, rule: "a number from 0 to 100", ok: between(0, 100)},
	{name: "minimum_player_cell_mass", float: func(m *Map) *float32 { return &m.MinMass }, rule: "a number from -1000000000 to 1000000000", ok: between(-MaxMass, MaxMass)},
	{name: "maximum_player_cell_mass", float: func(m *Map) *float32 { return &m.MaxMass }, rule: "a number from -1000000000 to 1000000000", ok: between(-MaxMass, MaxMass)},
	{name: "initial_neutral_cells_matrix_width", whole: func(m *Map) *int { return &m.Columns }, rule: "a whole number from 1 to 1048576", ok: between(1, MaxPlankton)},
	{name: "initial_neutral_cells_matrix_height", whole: func(m *Map) *int { return &m.Rows }, rule: "a whole number from 1 to 1048576", ok: between(1, MaxPlankton)},
	{name: "initial_neutral_cells_mass", float: func(m *Map) *float32 { return &m.PlanktonMass }, rule: "a number from 0 to 1000000000", ok: between(0, MaxMass)},
	{name: "initial_neutral_cells_repop_time", whole: func(m *Map) *int { return &m.Regrowth }, rule: "a whole number from 1 to 1073741824", ok: between(1, maxRegrowth)},
	{name: "max_viruses", whole: func(m *Map) *int { return &m.MaxViruses }, rule: "a whole number from 0 to 128", ok: between(0, 128)},
	{name: "virus_mass", float: func(m *Map) *float32 { return &m.VirusMass }, rule: "a number from 0 to 1000000000", ok: between(0, MaxMass)},
	{name: "virus_creation_mass_loss", float: func(m *Map) *float32 { return &m.VirusLoss }, rule: "a number from 0, under 1", ok: func(v float64) bool { return v >= 0 && v < 1 }},
	{name: "virus_max_split", whole: func(m *Map) *int { return &m.MaxSplit }, rule: "a whole number from 0 to 64", ok: between(0, 64)},
	{name: "virus_isolation_duration", whole: func(m *Map) *int { return &m.Isolation }, rule: "a whole number from 0 to 1000000", ok: between(0, 1_000_000)},
	{name: "viruses_starting_positions", points: func(m *Map) *[]Point { return &m.Viruses }},
	{name: "nb_turns", whole: func(m *Map) *int { return &m.Turns }, rule: "a whole number from 0 to 1000000", ok: between(0, MaxTurns)},
	{name: "rebirth_distance", float: func(m *Map) *float32 { return &m.Rebirth }, rule: "a number from 0 to 1000000, or leave it out", ok: between(0, MaxSide), ours: true},
	{name: "turn_duration", whole: func(m *Map) *int { return &m.Pace }, rule: "a whole number from 50 to 1000, or leave it out", ok: between(leastPace, maxPace), ours: true},
}

// Bounds of the length of a turn, in milliseconds.
const (
	leastPace = 50
	maxPace   = 1000
)

// ParseMap reads a map file (§7): a JSON object with all 27 keys, and perhaps our two additions;
// others are ignored. Numbers are rounded to float32; whole numbers must be written as such, since
// reading 2.5 as 2 would silently be another game.
//
// Beyond §7, numbers are bounded so that no file exhausts memory, places have to be on the map (the
// original does not check x), and a map may be higher than wide. The error is a *MapError that names
// every broken rule.
func ParseMap(data []byte) (*Map, error) {
	p := parser{m: &Map{}, bad: map[string]bool{}}
	if len(data) > MaxMapBytes {
		p.refuse("", fmt.Sprintf("the file has %d bytes, and a map has %d at most: is it another file?", len(data), MaxMapBytes), "")
		return nil, &MapError{p.problems}
	}
	var fields map[string]json.RawMessage
	if err := json.Unmarshal(data, &fields); err != nil || fields == nil {
		p.refuse("", "the file is no JSON object"+where(data, err)+": give {\"map_width\": …} with the 27 keys of a map", "")
		return nil, &MapError{p.problems}
	}
	for i := range keys {
		p.key(&keys[i], fields)
	}
	p.relations(fields)
	if len(p.problems) > 0 {
		return nil, &MapError{p.problems}
	}
	p.m.derive()
	return p.m, nil
}

// where says where data is no JSON.
func where(data []byte, err error) string {
	var syntax *json.SyntaxError
	if !errors.As(err, &syntax) {
		return ""
	}
	before := data[:max(0, min(int(syntax.Offset)-1, len(data)))]
	line, column := 1+bytes.Count(before, []byte{'\n'}), 1+utf8.RuneCount(before[1+bytes.LastIndexByte(before, '\n'):])
	return fmt.Sprintf(" (line %d, column %d)", line, column)
}

type parser struct {
	m        *Map
	problems []MapProblem
	bad      map[string]bool // the keys that have a problem
}

func (p *parser) refuse(key, rule, got string) {
	p.problems = append(p.problems, MapProblem{key, rule, clip(got, 40)})
	p.bad[key] = true
}

// key reads one key and checks its own rule.
func (p *parser) key(k *key, fields map[string]json.RawMessage) {
	raw := bytes.TrimSpace(fields[k.name])
	rule := k.rule
	if k.points != nil {
		rule = fmt.Sprintf("a list of up to %d places [x, y]", maxPlaces)
	}
	if missing := len(raw) == 0 || bytes.Equal(raw, []byte("null")); missing && k.ours {
		return
	} else if missing {
		p.refuse(k.name, rule, "")
		return
	}
	if k.points != nil {
		list, problem := places(raw)
		if problem != "" {
			p.refuse(k.name, rule, problem)
		}
		*k.points(p.m) = list
		return
	}
	v, ok := number(raw)
	if k.float != nil {
		f := float32(v)
		if !ok || math.IsInf(float64(f), 0) || !k.ok(float64(f)) {
			p.refuse(k.name, rule, string(raw))
			return
		}
		*k.float(p.m) = f
		return
	}
	if !ok || v != math.Trunc(v) || !k.ok(v) {
		p.refuse(k.name, rule, string(raw))
		return
	}
	*k.whole(p.m) = int(v)
}

// number reads a JSON number, and nothing else.
func number(raw []byte) (float64, bool) {
	if raw[0] != '-' && (raw[0] < '0' || raw[0] > '9') {
		return 0, false
	}
	v, err := strconv.ParseFloat(string(raw), 64)
	return v, err == nil
}

// places reads a list of places. problem is empty if it is valid.
func places(raw []byte) (list []Point, problem string) {
	var entries []json.RawMessage
	if json.Unmarshal(raw, &entries) != nil {
		return nil, string(raw)
	}
	if len(entries) > maxPlaces {
		return nil, fmt.Sprintf("a list of %d", len(entries))
	}
	for _, e := range entries {
		var at Point
		if json.Unmarshal(e, &at) != nil {
			return nil, "a list with " + string(e)
		}
		list = append(list, at)
	}
	return list, ""
}

// relations checks the rules between keys, except those about a key that is invalid by itself.
func (p *parser) relations(fields map[string]json.RawMessage) {
	m := p.m
	rule := func(ok bool, key, rule string, others ...string) {
		for _, k := range append(others, key) {
			ok = ok || p.bad[k]
		}
		if !ok {
			p.problems = append(p.problems, MapProblem{key, rule, clip(string(bytes.TrimSpace(fields[key])), 40)})
		}
	}
	rule(m.MinPlayers <= m.MaxPlayers, "min_nb_players", "max_nb_players at most", "max_nb_players")
	rule(m.StartCells <= m.MaxCells, "nb_starting_cells_per_player", "max_cells_per_player at most", "max_cells_per_player")
	if want := m.StartCells * m.MaxPlayers; want != len(m.Starts) {
		rule(false, "players_starting_positions", fmt.Sprintf("%d places, nb_starting_cells_per_player for each of max_nb_players, not %d", want, len(m.Starts)),
			"nb_starting_cells_per_player", "max_nb_players")
	}
	p.onMap(rule, "players_starting_positions", m.Starts)
	rule(m.StartMass > float32(m.PlanktonMass*m.Ratio), "player_cells_starting_mass",
		"more than initial_neutral_cells_mass times minimum_mass_ratio_to_absorb", "initial_neutral_cells_mass", "minimum_mass_ratio_to_absorb")
	rule(m.MinMass <= m.MaxMass, "minimum_player_cell_mass", "maximum_player_cell_mass at most", "maximum_player_cell_mass")
	rule(int64(m.Columns)*int64(m.Rows) <= MaxPlankton, "initial_neutral_cells_matrix_width",
		fmt.Sprintf("no more than %d cells in all, initial_neutral_cells_matrix_height rows of them", MaxPlankton), "initial_neutral_cells_matrix_height")
	p.onMap(rule, "viruses_starting_positions", m.Viruses)
}

// onMap checks that places are on the map.
func (p *parser) onMap(rule func(ok bool, key, rule string, others ...string), key string, list []Point) {
	for i, at := range list {
		if !(at.X >= 0 && at.Y >= 0 && at.X < p.m.Width && at.Y < p.m.Height) {
			rule(false, key, fmt.Sprintf("places from 0 up to, not including, map_width and map_height; the one numbered %d is not", i+1), "map_width", "map_height")
			return
		}
	}
}
