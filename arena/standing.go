package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"ludotheque/ai"
	"ludotheque/ai/guests"
	"ludotheque/arena/catalog"
	"ludotheque/arena/ladder"
	"ludotheque/rules"
)

// standing is what ladder found out about one variant of a game: a line of
// players.json.
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
	// Firsts is the part of the first places by seat, everybody having sat on
	// each equally often; nil alone.
	Firsts []float64 `json:"firsts,omitempty"`
	// Characters are a level's against the level itself, and Equals games of equal
	// players; either is measured by a run of its own.
	Characters []cell   `json:"characters,omitempty"`
	Equals     []equals `json:"equals,omitempty"`
	// Browser is the levels with what they took in a browser's engine: what this
	// command measures when it was built for one.
	Browser []player `json:"browser,omitempty"`
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

// beside is what was measured beside the levels, as tables.
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
				row = append(row, fmt.Sprintf("%.1f %%", 100*n/float64(e.Games)))
			}
			rows = append(rows, row)
		}
		if b.Len() > 0 {
			b.WriteByte('\n')
		}
		markdown(&b, rows)
	}
	if len(s.Browser) > 0 {
		rows := [][]string{{"in a browser's engine", "half of its thoughts", "99 %", "longest", "thoughts"}}
		for i := range s.Browser {
			p := &s.Browser[i]
			rows = append(rows, append(append([]string{p.Name}, p.took()...), fmt.Sprint(p.Decisions)))
		}
		if b.Len() > 0 {
			b.WriteByte('\n')
		}
		markdown(&b, rows)
	}
	return b.String()
}

// took is how long the thoughts of a player took: half of them, 99 of 100, the longest.
func (p *player) took() []string {
	return []string{fmt.Sprintf("%.2f ms", p.Half), fmt.Sprintf("%.2f ms", p.Most), fmt.Sprintf("%.2f ms", p.Longest)}
}

// join puts what was measured now into what was measured before: what this run did
// not measure stays.
func (s *standing) join(now *standing) *standing {
	all := *now
	if now.Cells == nil {
		all = *s
	}
	all.Characters, all.Equals, all.Browser = s.Characters, s.Equals, s.Browser
	if now.Browser != nil {
		all.Browser = now.Browser
	}
	if now.Characters != nil { // those of the other levels stay
		old := slices.DeleteFunc(slices.Clone(s.Characters), func(c cell) bool { return c.Against == now.Characters[0].Against })
		all.Characters = append(old, now.Characters...)
		slices.SortStableFunc(all.Characters, func(a, b cell) int {
			return slices.Index(ai.Levels(), ai.Level(a.Against)) - slices.Index(ai.Levels(), ai.Level(b.Against))
		})
	}
	if now.Equals != nil {
		all.Equals = now.Equals
	}
	return &all
}

// player is one of those who were measured.
type player struct {
	Name string  `json:"name"`
	Elo  float64 `json:"elo"`
	Low  float64 `json:"low"`
	High float64 `json:"high"`
	// Decisions and how long they took, in milliseconds of real time; guests
	// have none.
	Decisions int     `json:"decisions,omitempty"`
	Half      float64 `json:"half,omitempty"`
	Most      float64 `json:"most,omitempty"` // 99 of 100
	Longest   float64 `json:"longest,omitempty"`
	Budget    float64 `json:"budget,omitempty"`
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
	// First is its part of the first places, for a guest alone among a level.
	First *ladder.Estimate `json:"first,omitempty"`
}

func (m *measuring) report(took time.Duration) *standing {
	l := m.ladder
	s := &standing{Game: m.entry.ID, Variant: m.variant.String(), Rules: m.entry.Told(m.options), Seats: m.variant.Seats, Games: l.Games, Seconds: int(took.Seconds() + 0.5)}
	for i, r := range l.Ratings() {
		p := player{Name: l.Names[i], Elo: round(r.Elo), Low: round(r.Low), High: round(r.High)}
		if t := m.times[ai.Level(p.Name)]; t != nil {
			p.Decisions, p.Half, p.Most, p.Longest = t.Count(), millis(t.Within(0.5)), millis(t.Within(0.99)), millis(t.Longest())
			p.Budget = millis(ai.Budget(m.entry.Rate, ai.Level(p.Name)))
		}
		s.Players = append(s.Players, p)
	}
	for _, p := range l.Pairs {
		c := cell{Game: s.Game, Level: l.Names[p.A], Against: l.Names[p.B], Seats: s.Seats, Games: p.Games, Estimate: p.Won()}
		if p.Guest {
			e := p.First()
			c.First = &e
		}
		s.Cells = append(s.Cells, c)
	}
	if runtime.GOOS == "js" { // how strong they are is known from elsewhere
		return &standing{Game: s.Game, Variant: s.Variant, Rules: s.Rules, Seats: s.Seats, Browser: s.Players}
	}
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

func round(elo float64) float64 { return float64(int(elo + 0.5)) }

// millis is a time in milliseconds, to a hundredth.
func millis(d time.Duration) float64 { return float64(d.Round(10*time.Microsecond)) / 1e6 }

func (a *app) jsonLines(s *standing) error {
	for i := range s.Cells {
		if err := a.json(&s.Cells[i]); err != nil {
			return err
		}
	}
	return nil
}

// title is the variant, and the rules where there is a choice that it does not name.
func (s *standing) title() string {
	if said := strings.Replace(s.Rules, " ", "=", 1); s.Rules == "" || strings.Contains(s.Variant, said) {
		return s.Variant
	}
	return s.Variant + ", " + s.Rules
}

// between is what two players have with each other, from the first one's side.
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

// levels is how many of the players are levels: the others are guests.
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
	rows := append([][]string{{"", "Elo", "95 %", "over the one below", "games", "half of its thoughts", "99 %", "longest"}}, s.rows()...)
	if err := columns(a.out, rows); err != nil {
		return err
	}
	fmt.Fprintln(a.out)
	if err := columns(a.out, s.grid()); err != nil {
		return err
	}
	_, err := fmt.Fprintf(a.out, "\n%s\n\n", s.remarks())
	return err
}

func columns(w io.Writer, rows [][]string) error {
	t := tabwriter.NewWriter(w, 0, 0, 2, ' ', tabwriter.AlignRight)
	for _, r := range rows {
		fmt.Fprintln(t, strings.Join(r, "\t")+"\t")
	}
	return t.Flush()
}

// rows is the table of the players, without its head.
func (s *standing) rows() [][]string {
	var rows [][]string
	for i, p := range s.Players {
		row := []string{brief(p.Name), fmt.Sprintf("%.0f", p.Elo), fmt.Sprintf("%.0f to %.0f", p.Low, p.High), "", "", "", "", ""}
		if i > 0 && i < s.levels() {
			c, _ := s.between(p.Name, s.Players[i-1].Name)
			row[3], row[4] = rate(c.Estimate), fmt.Sprint(c.Games)
		}
		if p.Decisions > 0 {
			copy(row[5:], p.took())
		}
		rows = append(rows, row)
	}
	return rows
}

func rate(e ladder.Estimate) string {
	return fmt.Sprintf("%.1f %% (%.0f to %.0f)", 100*e.Rate, 100*e.Low, 100*e.High)
}

// brief is a name that fits into a column.
func brief(name string) string {
	if name = strings.TrimPrefix(name, "cmd:"); len(name) > 12 {
		name = "…" + name[len(name)-11:]
	}
	return name
}

// grid is how much of the comparisons each player of a row wins against each of
// a column.
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

// remarks is what is to be said beside the tables, a line each.
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
	for _, p := range s.Players {
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

// keep puts a standing into players.json of a folder, in the place of an older
// one, and writes players.md anew.
func keep(dir string, s *standing) error {
	all, err := kept(dir)
	if err != nil {
		return err
	}
	same := func(o *standing) bool { return o.Game == s.Game && o.Variant == s.Variant }
	if i := slices.IndexFunc(all, same); i >= 0 {
		all[i] = all[i].join(s)
	} else {
		all = append(all, s)
	}
	place := map[string]int{}
	for _, e := range catalog.Games() {
		for _, v := range e.Variants() {
			place[e.ID+v.String()] = len(place) + 1
		}
	}
	slices.SortStableFunc(all, func(a, b *standing) int { return place[a.Game+a.Variant] - place[b.Game+b.Variant] })
	text, err := json.MarshalIndent(all, "", "\t")
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, dataFile), append(text, '\n'), 0o644)
	}
	if err == nil {
		err = writePage(dir)
	}
	return err
}

// dataFile is what was measured, and seenFile what was seen in replays that were read:
// both are in the folder of players.md.
const (
	dataFile = "players.json"
	seenFile = "replays.txt"
)

// kept is what was measured before.
func kept(dir string) (all []*standing, err error) {
	name := filepath.Join(dir, dataFile)
	text, err := os.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err == nil {
		err = json.Unmarshal(text, &all)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w; mend it, or remove it to measure anew", name, err)
	}
	return all, nil
}

// writePage writes players.md of what was measured of levels and guests, and what was
// seen in replays.
func writePage(dir string) error {
	all, err := kept(dir)
	if err != nil {
		return err
	}
	found, err := guests.Read(dir)
	if err != nil {
		return err
	}
	seen, err := os.ReadFile(filepath.Join(dir, seenFile))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	text := page(all, found)
	if len(seen) > 0 {
		text += "\n## Replays, read as text\n\n" + string(seen)
	}
	return os.WriteFile(filepath.Join(dir, "players.md"), []byte(text), 0o644)
}

// page is players.md.
func page(all []*standing, found []guests.Found) string {
	var b strings.Builder
	b.WriteString(`# Computer players, measured

Made by ` + "`go run ./arena ladder [GAME] --all --docs docs`" + `, which replaces what it measures
anew and keeps the rest. Every two levels fill tables by half, each on every seat in
turn with the same deal; a comparison is of two seats of one game, shared ranks count
half. Intervals hold the true value in about 95 cases of 100, deals being the samples.
Playing stops when it is clear at 99 % on which side of its mark a rate lies (65 % for
a level over the one below), at 400 games a pair otherwise. Thoughts are decisions in
real time on the machine that measured, beside other work; a browser's engine is the
same command built for GOOS=js and run by node, the rests for the page included.
Budgets stand in ai/budget.go.

A person is a program of human means: it sees what its screen shows, 250 to 300 ms late
where that counts, and does something else one time in ten. It is to take its fair share
among novices, and half of that among easy players; attackers, who have read how master
plays, are to take no more than theirs and five points. Both sit alone at a table, and are
measured by ` + "`LUDOTHEQUE_GUESTS=400 go test ./ai/... -run 'TestPeopleWin|TestMasterHolds'`" + `;
` + "`go run ./arena ladder --docs docs`" + ` then writes this page anew.
`)
	game := ""
	for _, s := range all {
		if s.Game != game {
			game = s.Game
			fmt.Fprintf(&b, "\n## %s\n%s", game, guestsOf(game, found))
		}
		fmt.Fprintf(&b, "\n### %s\n", s.title())
		if beside := s.beside(); beside != "" {
			fmt.Fprintf(&b, "\n%s", beside)
		}
		if s.Cells == nil {
			continue
		}
		fmt.Fprintf(&b, "\n%d games in %d s.\n\n", s.Games, s.Seconds)
		markdown(&b, append([][]string{{"", "Elo", "95 %", "over the one below", "games", "half of its thoughts", "99 %", "longest"}}, s.rows()...))
		b.WriteByte('\n')
		markdown(&b, s.grid())
		fmt.Fprintf(&b, "\n%s\n", strings.ReplaceAll(s.remarks(), "\n", "\n\n"))
	}
	return b.String()
}

// guestsOf is the tables of who sat alone among the levels of a game: people and
// attackers.
func guestsOf(game string, found []guests.Found) string {
	var b strings.Builder
	for _, floor := range []bool{true, false} {
		rows := [][]string{{"a person", "of the first places", "at least", "games"}}
		if !floor {
			rows = [][]string{{"attackers", "of the first places", "at most", "games"}}
		}
		for i := range found {
			g := &found[i]
			if g.Game != game || g.Floor != floor {
				continue
			}
			name := fmt.Sprintf("among %s, %s", g.Level, g.Variant)
			if !floor {
				name = g.Guest + " " + name
			}
			share := rate(ladder.Estimate{Rate: g.First, Low: g.Low, High: g.High})
			if !g.Good() {
				share += ", **beyond the bar**"
			}
			rows = append(rows, []string{name, share, fmt.Sprintf("%.1f %%", 100*g.Bar), fmt.Sprint(g.Games)})
		}
		if len(rows) > 1 {
			b.WriteByte('\n')
			markdown(&b, rows)
		}
	}
	return b.String()
}

func markdown(b *strings.Builder, rows [][]string) {
	for i, r := range rows {
		fmt.Fprintf(b, "| %s |\n", strings.Join(r, " | "))
		if i == 0 {
			b.WriteString("|" + strings.Repeat(" --- |", len(r)) + "\n")
		}
	}
}
