package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"
	"strings"

	"ludotheque/ai"
	"ludotheque/ai/guests"
	"ludotheque/arena/catalog"
	"ludotheque/arena/ladder"
	"ludotheque/internal/store"
)

// keep puts a standing into players.json of a folder, in the place of an older
// one, and writes players.md anew. It names what stays as it was, as join does.
func keep(dir string, s *standing) (left []string, err error) {
	all, err := kept(dir)
	if err != nil {
		return nil, err
	}
	same := func(o *standing) bool { return o.Game == s.Game && o.Variant == s.Variant }
	if i := slices.IndexFunc(all, same); i >= 0 {
		all[i], left = all[i].join(s)
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
	text, err := json.MarshalIndent(all, "", "") // a line for each figure, without the tabs
	if err == nil {
		err = store.WriteFile(filepath.Join(dir, dataFile), append(text, '\n'), 0o644)
	}
	if err == nil {
		err = writePage(dir)
	}
	return left, err
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
	text, err := store.ReadFile(name)
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
	seen, err := store.ReadFile(filepath.Join(dir, seenFile))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	text := page(all, found)
	if len(seen) > 0 {
		text += "\n## Replays, read as text\n\n" + string(seen)
	}
	return store.WriteFile(filepath.Join(dir, "players.md"), []byte(text), 0o644)
}

// page is players.md.
func page(all []*standing, found []guests.Found) string {
	var b strings.Builder
	b.WriteString(`# Computer players, measured

Made by ` + "`go run ./arena ladder [GAME] --all --docs docs`" + `, which replaces what it measures
anew and keeps the rest, and what was measured with more games than a run that was cut short. Every two levels fill tables by half, each on every seat in
turn with the same deal; a comparison is of two seats of one game, shared ranks count
half. Alone, two games of the same deal are compared: who beats the automaton does
better than who does not, otherwise who is further ahead of it or less far behind; own points
by themselves decide nothing in that game. Intervals hold the true value in about 95 cases of 100, deals being the samples.
Playing stops when it is clear at 99 % on which side of its mark a rate lies (65 % for
a level over the one below), at 400 games a pair otherwise. ` + "`--steps`" + ` measures every
level over the one below only. Thoughts are decisions in processor time on the machine
that measured; a browser's engine is the same command built for GOOS=js and run by node,
without what the engine does while a player has given it the thread. The level that
plays first has the engine's first compiling in its longest thoughts: 17 to 35 ms where
it was looked at, and 10 at most in the same games played once more. What else is too long
there is told in the documents of the games.
Budgets stand in ai/budget.go.

A person is a program of human means: it sees what its screen shows, 250 to 300 ms late
where that counts, and does something else one time in ten. It is to take its fair share
among novices, and half of that among easy players; attackers, who have read how master
plays, are to take no more than theirs and five points. Both sit alone at a table; where a
game is played alone, an attacker and master play the same deals, and half of the better games
would be fair. They are measured by ` + "`LUDOTHEQUE_GUESTS=400 go test ./ai/... -run 'TestPeopleWin|TestMasterHolds'`" + `;
` + "`go run ./arena ladder --docs docs`" + ` then writes this page anew.
`)
	b.WriteString(overview(all))
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
			if rows := s.chain(); rows != nil {
				b.WriteString("\n" + fromNeighbours)
				markdown(&b, rows)
			}
			continue
		}
		if s.Steps != nil {
			b.WriteString("\nThe table of all steps has later games than those that follow.\n")
		}
		fmt.Fprintf(&b, "\n%d games in %d s.\n\n", s.Games, s.Seconds)
		markdown(&b, append([][]string{ladderHead}, s.rows()...))
		b.WriteByte('\n')
		markdown(&b, s.grid())
		fmt.Fprintf(&b, "\n%s\n", strings.ReplaceAll(s.remarks(), "\n", "\n\n"))
	}
	return b.String()
}

// overview is the table of how much each level wins over the one below, in each variant.
func overview(all []*standing) string {
	head := []string{"", ""}
	for i, l := range ai.Levels()[1:] {
		head = append(head, fmt.Sprintf("%s over %s", l, ai.Levels()[i]))
	}
	rows := [][]string{head}
	good, count := 0, 0
	for _, s := range all {
		row := []string{s.Game, s.title()}
		known := false
		for i, l := range ai.Levels()[1:] {
			c := s.step(string(l), string(ai.Levels()[i]))
			if c == nil {
				row = append(row, "-")
				continue
			}
			known = true
			count++
			text := fmt.Sprintf("%s, %d games", rate(c.Estimate), c.Games)
			if c.Low >= ladder.Step {
				good++
			} else {
				text = "**" + text + "**"
			}
			row = append(row, text)
		}
		if known {
			rows = append(rows, row)
		}
	}
	if count == 0 {
		return ""
	}
	var b strings.Builder
	fmt.Fprintf(&b, "\n## Steps\n\nOf %d steps %d are at least %.0f %% at the lower end of their interval; the others stand out.\n\n", count, good, 100*ladder.Step)
	markdown(&b, rows)
	return b.String()
}

// step is what a level has against the one below, by the latest games; nil where nothing
// is known.
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
	b.WriteString(whatTheyDo(game, found))
	return b.String()
}

// whatTheyDo is what each attacker of a game does, a line each, in the order of found, which
// is that of their names.
func whatTheyDo(game string, found []guests.Found) string {
	var lines []string
	for i := range found {
		if what := guests.What(game, found[i].Guest); found[i].Game == game && what != "" {
			lines = append(lines, fmt.Sprintf("* %s: %s.\n", found[i].Guest, what))
		}
	}
	if lines = slices.Compact(lines); len(lines) == 0 {
		return ""
	}
	return "\n" + strings.Join(lines, "")
}

func markdown(b *strings.Builder, rows [][]string) {
	for i, r := range rows {
		fmt.Fprintf(b, "| %s |\n", strings.Join(r, " | "))
		if i == 0 {
			b.WriteString("|" + strings.Repeat(" --- |", len(r)) + "\n")
		}
	}
}
