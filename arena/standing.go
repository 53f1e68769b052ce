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

// standing is the results of ladder for one variant of a game.
type standing struct {
	Game    string `json:"game"`
	Variant string `json:"variant"`
	Rules   string `json:"rules,omitempty"` // see catalog.Entry.RulesShown
	Seats   int    `json:"seats"`
	Games   int    `json:"games"`
	Seconds int    `json:"seconds"`
	// Players are the levels, the weakest first, then the guests.
	Players []player `json:"players"`
	Cells   []cell   `json:"cells"`
	// Steps are levels against the one below, measured separately and later than Cells.
	Steps []cell `json:"steps,omitempty"`
	// Firsts is the share of first places by seat, with all players equally often on each; nil for one
	// seat.
	Firsts []float64 `json:"firsts,omitempty"`
	// Characters compare a level's characters with the level itself; Equals are games of equal
	// players. Each is measured by a run of its own.
	Characters []cell   `json:"characters,omitempty"`
	Equals     []equals `json:"equals,omitempty"`
	// Native is the thinking time of the levels, and Browser that in a browser's engine, measured if
	// this command was built for one.
	Native  []thought `json:"native,omitempty"`
	Browser []thought `json:"browser,omitempty"`
}

// thought is the distribution of the thinking time of a level, in milliseconds of processor time.
type thought struct {
	Name      string  `json:"name"`
	Decisions int     `json:"decisions"`
	Half      float64 `json:"half"`
	Most      float64 `json:"most"` // 99th percentile
	Longest   float64 `json:"longest"`
	Budget    float64 `json:"budget"`
	Over      int     `json:"over,omitempty"` // longer than the budget
}

// row returns a row of a table.
func (t *thought) row(engine string) []string {
	return []string{t.Name, engine, fmt.Sprintf("%.2f ms", t.Half), fmt.Sprintf("%.2f ms", t.Most), fmt.Sprintf("%.2f ms", t.Longest), fmt.Sprint(t.Decisions), t.long()}
}

// long returns the number of decisions over the budget, and the budget.
func (t *thought) long() string {
	if t.Longest <= t.Budget {
		return fmt.Sprintf("none over %g ms", t.Budget)
	}
	return fmt.Sprintf("%d over %g ms", t.Over, t.Budget)
}

// equals is games of players of one level: the number of first places by seat; ties are shared.
type equals struct {
	Level  string    `json:"level"`
	Games  int       `json:"games"`
	Firsts []float64 `json:"firsts"`
}

// add adds the ranks of one more game.
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

// share formats the share of first places, with its 95 % interval.
func (e *equals) share(firsts float64) string {
	p := firsts / float64(e.Games)
	half := 1.96 * math.Sqrt(p*(1-p)/float64(e.Games))
	return fmt.Sprintf("%.1f ± %.1f %%", 100*p, 100*half)
}

// beside returns the additional measurements, as tables.
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

// thoughts returns the table of thinking times.
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

// found returns all results other than the ladder, as tables.
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

// player is one of the measured players.
type player struct {
	Name string  `json:"name"`
	Elo  float64 `json:"elo"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
}

// cell is the comparison of two players.
type cell struct {
	Game    string `json:"game"`
	Level   string `json:"level"`
	Against string `json:"against"`
	Seats   int    `json:"seats"`
	Games   int    `json:"games"`
	// The share of the comparisons that the first wins.
	ladder.Estimate
	// Seconds is the duration of those games, one after the other.
	Seconds float64 `json:"seconds,omitempty"`
	// First is its share of first places, for a guest alone among players of a level.
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

// thoughts returns the thinking times of the measured levels.
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
		c.Seconds = 0 // so that the same seed gives the same lines
		if err := a.json(c); err != nil {
			return err
		}
	}
	return nil
}

// title returns the variant, and the rules if it does not name them.
func (s *standing) title() string {
	if said := strings.Replace(s.Rules, " ", "=", 1); s.Rules == "" || strings.Contains(s.Variant, said) {
		return s.Variant
	}
	return s.Variant + ", " + s.Rules
}

// between returns the comparison of two players, from the first one's side.
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

// levels returns how many of the players are levels; the others are guests.
func (s *standing) levels() int {
	n := 0
	for _, p := range s.Players {
		if slices.Contains(ai.Levels(), ai.Level(p.Name)) {
			n++
		}
	}
	return n
}

// show prints the results as tables of less than 100 columns.
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

// ladderHead is the head of the table of players.
var ladderHead = []string{"", "Elo", "95 %", "over the one below", "games"}

func columns(w io.Writer, rows [][]string) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, r := range rows {
		fmt.Fprintln(t, strings.Join(r, "\t")+"\t")
	}
	return t.Flush()
}

// rows returns the table of players, without its head.
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

// fromNeighbours explains the table of chain.
var fromNeighbours = fmt.Sprintf("Elo from neighbours only, %s having %d, and 95 %% for the distance to it:\n\n", ai.Levels()[0], ladder.Base)

// chain returns the table of the levels derived from steps only, with its head; nil if a step is
// missing or not known well enough.
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

// brief returns a name shortened for a column.
func brief(name string) string {
	if name = strings.TrimPrefix(name, "cmd:"); len(name) > 12 {
		name = "…" + name[len(name)-11:]
	}
	return name
}

// grid returns the share of the comparisons that each player of a row wins against each of a column.
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

// remarks returns remarks on the tables, a line each.
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

// step returns the comparison of a level with the one below, by the latest games; nil if there is
// none.
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
