package conform

import (
	"bytes"
	"encoding/json"
	"fmt"
	"math"

	"ludotheque/arena/aquanet/wire"
	"ludotheque/internal/text"
)

// told is a line of turns.jsonl.
type told struct {
	Msg     string   `json:"msg"`
	Turn    int      `json:"turn"`
	Winner  uint32   `json:"winner"`
	Absent  []uint32 `json:"incells"`
	Neutral []struct {
		ID         uint32
		Mass, X, Y float32
	} `json:"ncells"`
	Viruses []wire.Virus `json:"viruses"`
	Cells   []struct {
		ID, Owner, Iso uint32
		X, Y, Mass     float32
	} `json:"pcells"`
	Players []wire.Player `json:"players"`
}

func (t *told) state() *wire.State {
	s := &wire.State{Absent: t.Absent, Viruses: t.Viruses, Players: t.Players}
	for _, n := range t.Neutral {
		s.Neutrals = append(s.Neutrals, wire.Neutral{ID: n.ID, Mass: n.Mass, X: n.X, Y: n.Y})
	}
	for _, c := range t.Cells {
		s.Cells = append(s.Cells, wire.Cell{ID: c.ID, X: c.X, Y: c.Y, Player: c.Owner, Mass: c.Mass, Isolated: c.Iso})
	}
	return s
}

// compareStates compares the states with turns.jsonl and returns their number.
func (r *recording) compareStates(g *game) (int, error) {
	const file = "turns.jsonl"
	data, err := r.read(file, true)
	if err != nil {
		return 0, err
	}
	n := 0
	for i, line := range bytes.Split(data, []byte{'\n'}) {
		if line = bytes.TrimSpace(line); len(line) == 0 {
			continue
		}
		var t told
		if err := json.Unmarshal(line, &t); err != nil {
			return n, fmt.Errorf("%s: line %d: %w", r.path(file), i+1, text.Wrong(line, err))
		}
		d := differ{}
		message := t.Msg
		switch t.Msg {
		case "GAME_STARTS":
			d.states(t.state(), &g.start)
		case "TURN":
			message = fmt.Sprintf("TURN %d", t.Turn)
			if t.Turn < 0 || t.Turn >= len(g.turns) {
				d.found("turn", t.Turn, fmt.Sprintf("none of the %d", len(g.turns)))
				break
			}
			d.states(t.state(), &g.turns[t.Turn])
		case "GAME_ENDS":
			end := wire.End{Winner: t.Winner}
			for _, p := range t.Players {
				end.Scores = append(end.Scores, wire.Score{ID: p.ID, Name: p.Name, Score: p.Score})
			}
			d.ends(&end, &g.end)
		default:
			return n, fmt.Errorf("%s: line %d: %q is not a message of a recording", r.path(file), i+1, t.Msg)
		}
		if d.field != "" {
			return n, &Difference{r.path(file), fmt.Sprintf("line %d, %s", i+1, message), d.field, d.recorded, d.played}
		}
		n++
	}
	if n > 0 && n != len(g.turns)+2 {
		return n, &Difference{r.path(file), "the whole file", "number of messages", fmt.Sprint(n), fmt.Sprint(len(g.turns) + 2)}
	}
	return n, nil
}

// differ finds the first field that differs.
type differ struct{ field, recorded, played string }

func (d *differ) found(field string, recorded, played any) {
	if d.field == "" {
		d.field, d.recorded, d.played = field, fmt.Sprint(recorded), fmt.Sprint(played)
	}
}

func (d *differ) whole(field string, recorded, played uint64) {
	if recorded != played {
		d.found(field, recorded, played)
	}
}

func (d *differ) float(field string, recorded, played float32) {
	if a, b := math.Float32bits(recorded), math.Float32bits(played); a != b {
		d.found(field, fmt.Sprintf("%v (%#08x)", recorded, a), fmt.Sprintf("%v (%#08x)", played, b))
	}
}

func (d *differ) text(field, recorded, played string) {
	if recorded != played {
		d.found(field, fmt.Sprintf("%q", recorded), fmt.Sprintf("%q", played))
	}
}

// states compares the most important fields first: a cell before counters that follow
// from it.
func (d *differ) states(a, b *wire.State) {
	for i := range min(len(a.Cells), len(b.Cells)) {
		x, y := &a.Cells[i], &b.Cells[i]
		name := fmt.Sprintf("player cell %d of the list: ", i)
		d.whole(name+"id", uint64(x.ID), uint64(y.ID))
		name = fmt.Sprintf("player cell %d: ", x.ID)
		d.whole(name+"player", uint64(x.Player), uint64(y.Player))
		d.float(name+"x", x.X, y.X)
		d.float(name+"y", x.Y, y.Y)
		d.float(name+"mass", x.Mass, y.Mass)
		d.whole(name+"isolation", uint64(x.Isolated), uint64(y.Isolated))
		if d.field != "" {
			return
		}
	}
	d.whole("number of player cells", uint64(len(a.Cells)), uint64(len(b.Cells)))
	for i := range min(len(a.Viruses), len(b.Viruses)) {
		x, y := &a.Viruses[i], &b.Viruses[i]
		name := fmt.Sprintf("virus %d of the list: ", i)
		d.whole(name+"id", uint64(x.ID), uint64(y.ID))
		d.float(name+"x", x.X, y.X)
		d.float(name+"y", x.Y, y.Y)
	}
	d.whole("number of viruses", uint64(len(a.Viruses)), uint64(len(b.Viruses)))
	for i := range min(len(a.Neutrals), len(b.Neutrals)) {
		x, y := &a.Neutrals[i], &b.Neutrals[i]
		name := fmt.Sprintf("non-initial neutral cell %d of the list: ", i)
		d.whole(name+"id", uint64(x.ID), uint64(y.ID))
		d.float(name+"x", x.X, y.X)
		d.float(name+"y", x.Y, y.Y)
		d.float(name+"mass", x.Mass, y.Mass)
	}
	d.whole("number of non-initial neutral cells", uint64(len(a.Neutrals)), uint64(len(b.Neutrals)))
	d.whole("number of initial neutral cells", uint64(len(a.Absent)), uint64(len(b.Absent)))
	for i := range min(len(a.Absent), len(b.Absent)) {
		if a.Absent[i] != b.Absent[i] {
			d.found(fmt.Sprintf("initial neutral cell %d: turns before it is back", i), a.Absent[i], b.Absent[i])
		}
	}
	d.whole("number of players", uint64(len(a.Players)), uint64(len(b.Players)))
	for i := range min(len(a.Players), len(b.Players)) {
		x, y := &a.Players[i], &b.Players[i]
		name := fmt.Sprintf("player %d: ", i)
		d.whole(name+"id", uint64(x.ID), uint64(y.ID))
		d.text(name+"name", x.Name, y.Name)
		d.whole(name+"number of cells", uint64(x.Cells), uint64(y.Cells))
		d.float(name+"mass", x.Mass, y.Mass)
		d.whole(name+"score", x.Score, y.Score)
	}
}

func (d *differ) ends(a, b *wire.End) {
	d.whole("number of players", uint64(len(a.Scores)), uint64(len(b.Scores)))
	for i := range min(len(a.Scores), len(b.Scores)) {
		name := fmt.Sprintf("player %d: ", i)
		d.whole(name+"id", uint64(a.Scores[i].ID), uint64(b.Scores[i].ID))
		d.text(name+"name", a.Scores[i].Name, b.Scores[i].Name)
		d.whole(name+"score", a.Scores[i].Score, b.Scores[i].Score)
	}
	d.whole("winner", uint64(a.Winner), uint64(b.Winner))
}
