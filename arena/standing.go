package main

import (
	"fmt"
	"io"
	"math"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"ludotheque/ai"
	"ludotheque/arena/ladder"
	"ludotheque/rules"
)

// standing is what ladder found out about one variant of a game.
type standing struct {
	Game    string `json:"game"`
	Variant string `json:"variant"`
	Rules   string `json:"rules,omitempty"` // as catalog.Entry.Told
	Seats   int    `json:"seats"`
	Games   int    `json:"games"`
	Seconds int    `json:"seconds"`
	// Players are the levels, the weakest first, then the guests.
	Players []player `json:"players"`
	Cells   []cell   `json:"cells"`
	// Steps are levels over the one below that were measured by themselves, later than
	// Cells.
	Steps []cell `json:"steps,omitempty"`
	// Firsts is the part of the first places by seat, everybody having sat on
	// each equally often; nil alone.
	Firsts []float64 `json:"firsts,omitempty"`
	// Characters are a level's against the level itself, and Equals games of equal
	// players; either is measured by a run of its own.
	Characters []cell   `json:"characters,omitempty"`
	Equals     []equals `json:"equals,omitempty"`
	// Native is how long the levels thought, and Browser how long in a browser's engine:
	// what this command measures when it was built for one.
	Native  []thought `json:"native,omitempty"`
	Browser []thought `json:"browser,omitempty"`
}

// thought is how long the decisions of a level took, in milliseconds of processor time.
type thought struct {
	Name      string  `json:"name"`
	Decisions int     `json:"decisions"`
	Half      float64 `json:"half"`
	Most      float64 `json:"most"` // 99 of 100
	Longest   float64 `json:"longest"`
	Budget    float64 `json:"budget"`
	Over      int     `json:"over,omitempty"` // longer than the budget
}

// row returns a thought in a table.
func (t *thought) row(engine string) []string {
	return []string{t.Name, engine, fmt.Sprintf("%.2f ms", t.Half), fmt.Sprintf("%.2f ms", t.Most), fmt.Sprintf("%.2f ms", t.Longest), fmt.Sprint(t.Decisions), t.long()}
}

// long returns how many were longer than the budget, and the budget.
func (t *thought) long() string {
	if t.Longest <= t.Budget {
		return fmt.Sprintf("none over %g ms", t.Budget)
	}
	return fmt.Sprintf("%d over %g ms", t.Over, t.Budget)
}

// equals is games of players of one level: how many first places fell on each seat,
// ties in parts.
type equals struct {
	Level  string    `json:"level"`
	Games  int       `json:"games"`
	Firsts []float64 `json:"firsts"`
}

// add takes the ranks of one more game.
func (e *equals) add(ranks []int) {
	first := 0.0
	for _, rank := range ranks {
		if rank == 1 {
			first++
		}
	}
	for p, rank := range ranks {
		if rank == 1 {
			e.Firsts[p] += 1 / first
		}
	}
	e.Games++
}

// share returns how much of the first places so many are, with the interval that holds the true part
// in 95 cases of 100.
func (e *equals) share(firsts float64) string {
	p := firsts / float64(e.Games)
	half := 1.96 * math.Sqrt(p*(1-p)/float64(e.Games))
	return fmt.Sprintf("%.1f ± %.1f %%", 100*p, 100*half)
}

// beside returns what was measured beside the levels, as tables.
func (s *standing) beside() string {
	var b strings.Builder
	if len(s.Characters) > 0 {
		rows := [][]string{{"character", "wins of its level's comparisons", "games"}}
		for _, c := range s.Characters {
			rows = append(rows, []string{c.Level, rate(c.Estimate), fmt.Sprint(c.Games)})
		}
		markdown(&b, rows)
	}
	if len(s.Equals) > 0 {
		head := []string{"equal players", "games"}
		for i := range s.Seats {
			head = append(head, rules.Seat(i).Letter())
		}
		rows := [][]string{head}
		for _, e := range s.Equals {
			row := []string{e.Level, fmt.Sprint(e.Games)}
			for _, n := range e.Firsts {
				row = append(row, e.share(n))
			}
			rows = append(rows, row)
		}
		if b.Len() > 0 {
			b.WriteByte('\n')
		}
		markdown(&b, rows)
	}
	if rows := s.thoughts(); len(rows) > 1 {
		if b.Len() > 0 {
			b.WriteByte('\n')
		}
		markdown(&b, rows)
	}
	return b.String()
}

// thoughts returns the table of how long the levels thought.
func (s *standing) thoughts() [][]string {
	rows := [][]string{{"thinks", "on", "half of its thoughts", "99 %", "longest", "thoughts", "too long"}}
	for i := range s.Native {
		rows = append(rows, s.Native[i].row("this machine"))
	}
	for i := range s.Browser {
		rows = append(rows, s.Browser[i].row("a browser's engine"))
	}
	return rows
}

// found returns all that was found out beside a whole ladder, as tables.
func (s *standing) found() string {
	if len(s.Steps) == 0 {
		return s.beside()
	}
	var b strings.Builder
	rows := [][]string{{"step", "wins of the comparisons", "games", "seconds"}}
	for _, c := range s.Steps {
		rows = append(rows, []string{c.Level + " over " + c.Against, rate(c.Estimate), fmt.Sprint(c.Games), fmt.Sprintf("%.0f", c.Seconds)})
	}
	markdown(&b, rows)
	b.WriteByte('\n')
	if rows := s.chain(); rows != nil {
		b.WriteString(fromNeighbours)
		markdown(&b, rows)
		b.WriteByte('\n')
	}
	return b.String() + s.beside()
}

// player is one of those who were measured.
type player struct {
	Name string  `json:"name"`
	Elo  float64 `json:"elo"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// cell is one player beside another.
type cell struct {
	Game    string `json:"game"`
	Level   string `json:"level"`
	Against string `json:"against"`
	Seats   int    `json:"seats"`
	Games   int    `json:"games"`
	// How much of the comparisons of the two the first wins.
	ladder.Estimate
	// Seconds is how long those games took, one after the other.
	Seconds float64 `json:"seconds,omitempty"`
	// First is its part of the first places, for a guest alone among a level.
	First *ladder.Estimate `json:"first,omitempty"`
}

func (m *measuring) report(took time.Duration) *standing {
	l := m.ladder
	s := m.standing()
	s.Games, s.Seconds = l.Games, int(took.Seconds()+0.5)
	for i, r := range l.Ratings() {
		s.Players = append(s.Players, player{Name: l.Names[i], Elo: round(r.Elo), Low: round(r.Low), High: round(r.High)})
	}
	s.Cells, s.Native = m.cells(), m.thoughts()
	sum := 0.0
	for _, n := range l.Firsts {
		sum += n
	}
	for _, n := range l.Firsts {
		if s.Seats > 1 && sum > 0 {
			s.Firsts = append(s.Firsts, float64(int(1000*n/sum+0.5))/1000)
		}
	}
	return s
}

// thoughts returns how long the levels thought that were measured.
func (m *measuring) thoughts() []thought {
	var all []thought
	for _, level := range m.entry.Levels {
		if t := m.times[level]; t != nil {
			all = append(all, thought{
				Name: string(level), Decisions: t.Count(), Half: millis(t.Within(0.5)), Most: millis(t.Within(0.99)), Longest: millis(t.Longest()),
				Budget: millis(ai.Budget(m.entry.Rate, level)), Over: t.Over(),
			})
		}
	}
	return all
}

func round(elo float64) float64 { return float64(int(elo + 0.5)) }

// millis returns a time in milliseconds, to a hundredth.
func millis(d time.Duration) float64 { return float64(d.Round(10*time.Microsecond)) / 1e6 }

func (a *app) jsonLines(s *standing) error {
	for _, c := range slices.Concat(s.Cells, s.Steps) {
		c.Seconds = 0 // the same seed gives the same lines
		if err := a.json(c); err != nil {
			return err
		}
	}
	return nil
}

// title returns the variant, and the rules where there is a choice that it does not name.
func (s *standing) title() string {
	if said := strings.Replace(s.Rules, " ", "=", 1); s.Rules == "" || strings.Contains(s.Variant, said) {
		return s.Variant
	}
	return s.Variant + ", " + s.Rules
}

// between returns what two players have with each other, from the first one's side.
func (s *standing) between(a, b string) (c *cell, turned bool) {
	for i := range s.Cells {
		switch c := &s.Cells[i]; {
		case c.Level == a && c.Against == b:
			return c, false
		case c.Level == b && c.Against == a:
			return c, true
		}
	}
	return nil, false
}

// levels returns how many of the players are levels: the others are guests.
func (s *standing) levels() int {
	n := 0
	for _, p := range s.Players {
		if slices.Contains(ai.Levels(), ai.Level(p.Name)) {
			n++
		}
	}
	return n
}

// show prints what was found out as tables of less than 100 columns.
func (a *app) show(s *standing) error {
	fmt.Fprintf(a.out, "%s, %s: %d games in %d s\n\n", a.bold(s.Game), s.title(), s.Games, s.Seconds)
	rows := append([][]string{ladderHead}, s.rows()...)
	if err := columns(a.out, rows); err != nil {
		return err
	}
	fmt.Fprintln(a.out)
	if err := columns(a.out, s.grid()); err != nil {
		return err
	}
	fmt.Fprintln(a.out)
	if err := columns(a.out, s.thoughts()); err != nil {
		return err
	}
	_, err := fmt.Fprintf(a.out, "\n%s\n\n", s.remarks())
	return err
}

// ladderHead is the head of the table of the players.
var ladderHead = []string{"", "Elo", "95 %", "over the one below", "games"}

func columns(w io.Writer, rows [][]string) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, r := range rows {
		fmt.Fprintln(t, strings.Join(r, "\t")+"\t")
	}
	return t.Flush()
}

// rows returns the table of the players, without its head.
func (s *standing) rows() [][]string {
	var rows [][]string
	for i, p := range s.Players {
		row := []string{brief(p.Name), fmt.Sprintf("%.0f", p.Elo), fmt.Sprintf("%.0f to %.0f", p.Low, p.High), "", ""}
		if i > 0 && i < s.levels() {
			c, _ := s.between(p.Name, s.Players[i-1].Name)
			row[3], row[4] = rate(c.Estimate), fmt.Sprint(c.Games)
		}
		rows = append(rows, row)
	}
	return rows
}

// fromNeighbours says what a table of chain is made of.
var fromNeighbours = fmt.Sprintf("Elo from neighbours only, %s having %d, and 95 %% for the distance to it:\n\n", ai.Levels()[0], ladder.Base)

// chain returns the table of the levels by their steps alone, with its head; nil where a step is
// missing, or too little known of one.
func (s *standing) chain() [][]string {
	levels := ai.Names(ai.Levels())
	rows := [][]string{ladderHead}
	var steps []ladder.Estimate
	for i := range levels {
		row := []string{levels[i], "", "", "", ""}
		if i > 0 {
			c := s.step(levels[i], levels[i-1])
			if c == nil {
				return nil
			}
			steps = append(steps, c.Estimate)
			row[3], row[4] = rate(c.Estimate), fmt.Sprint(c.Games)
		}
		rows = append(rows, row)
	}
	rungs := ladder.Chain(steps)
	if len(rungs) < len(levels) {
		return nil
	}
	for i, r := range rungs {
		row := rows[i+1]
		row[1], row[2] = fmt.Sprintf("%.0f", r.Elo), fmt.Sprintf("%.0f to %.0f", r.Low, r.High)
		switch {
		case i == 0:
			row[2] = ""
		case r.Open:
			row[1], row[2] = fmt.Sprintf("at least %.0f", r.Low), ""
		case math.IsInf(r.High, 1):
			row[2] = fmt.Sprintf("%.0f or more", r.Low)
		}
	}
	return rows
}

func rate(e ladder.Estimate) string {
	return fmt.Sprintf("%.1f %% (%.0f to %.0f)", 100*e.Rate, 100*e.Low, 100*e.High)
}

// brief returns a name that fits into a column.
func brief(name string) string {
	if name = strings.TrimPrefix(name, "cmd:"); len(name) > 12 {
		name = "…" + name[len(name)-11:]
	}
	return name
}

// grid returns how much of the comparisons each player of a row wins against each of a column.
func (s *standing) grid() [][]string {
	head := []string{"wins, %"}
	for _, p := range s.Players[:s.levels()] {
		head = append(head, brief(p.Name))
	}
	rows := [][]string{head}
	for _, x := range s.Players {
		row := []string{brief(x.Name)}
		for _, y := range s.Players[:s.levels()] {
			c, turned := s.between(x.Name, y.Name)
			switch {
			case x.Name == y.Name || c == nil:
				row = append(row, "-")
			case turned:
				row = append(row, fmt.Sprintf("%.0f (%.0f-%.0f)", 100-100*c.Rate, 100-100*c.High, 100-100*c.Low))
			default:
				row = append(row, fmt.Sprintf("%.0f (%.0f-%.0f)", 100*c.Rate, 100*c.Low, 100*c.High))
			}
		}
		rows = append(rows, row)
	}
	return rows
}

// remarks returns what is to be said beside the tables, a line each.
func (s *standing) remarks() string {
	var lines []string
	weak := 0
	for i := 1; i < s.levels(); i++ {
		if c, _ := s.between(s.Players[i].Name, s.Players[i-1].Name); c.Low < ladder.Step {
			weak++
		}
	}
	switch weak {
	case 0:
		lines = append(lines, fmt.Sprintf("Every level wins at least %.0f %% over the one below, with the lower end of its interval.", 100*ladder.Step))
	default:
		lines = append(lines, fmt.Sprintf("%d of %d steps are less than %.0f %% at the lower end.", weak, s.levels()-1, 100*ladder.Step))
	}
	for _, c := range s.Cells {
		if c.First != nil && s.Seats > 1 {
			lines = append(lines, fmt.Sprintf("%s alone among %s: %s of the first places, %.0f would be fair; %d games.", brief(c.Level), c.Against, rate(*c.First), 100/float64(s.Seats), c.Games))
		}
	}
	for _, p := range s.Native {
		if p.Most > p.Budget {
			lines = append(lines, fmt.Sprintf("%s has %.0f ms, and more than one thought of 100 takes longer here.", p.Name, p.Budget))
		}
	}
	if len(s.Firsts) > 0 {
		text := "First places by seat, everybody having sat on each:"
		for i, n := range s.Firsts {
			text += fmt.Sprintf(" %s %.1f", rules.Seat(i).Letter(), 100*n)
		}
		lines = append(lines, text+".")
	}
	return strings.Join(lines, "\n")
}

// step returns what a level has against the one below, by the latest games; nil where nothing is
// known.
func (s *standing) step(level, below string) *cell {
	for _, list := range [][]cell{s.Steps, s.Cells} {
		for i := range list {
			if list[i].Level == level && list[i].Against == below {
				return &list[i]
			}
		}
	}
	return nil
}

// markdown writes rows as a table, the first as its head.
func markdown(b *strings.Builder, rows [][]string) {
	for i, r := range rows {
		fmt.Fprintf(b, "| %s |\n", strings.Join(r, " | "))
		if i == 0 {
			b.WriteString("|" + strings.Repeat(" --- |", len(r)) + "\n")
		}
	}
}
