// Package conform plays recorded games of the original Aquar.iom server through
// the rules and compares: every state bit for bit, and every byte that a client
// received.
//
// A recording is a folder: map.json, meta.json, actions.jsonl (every answer in
// the order of its arrival), turns.jsonl (the states that player 0 was sent),
// raw_pN.bin and raw_visu.bin (what a client received). Of the last two kinds,
// what is there is compared.
package conform

import (
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"slices"

	"ludotheque/arena/aquanet/exchange"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/internal/store"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// Difference is the first thing in a recording that plays otherwise.
type Difference struct {
	// File of the recording, and the message in it.
	File, Message string
	// Field is what differs; Recorded and Played are its values.
	Field, Recorded, Played string
}

// Error says where the difference is, and both values.
func (d *Difference) Error() string {
	return fmt.Sprintf("%s: %s: %s is %s in the recording and %s when it is played again", d.File, d.Message, d.Field, d.Recorded, d.Played)
}

// Report is what a recording had to compare.
type Report struct {
	// Players, Turns and Answers of the recording; Streams is how many clients'
	// bytes were compared, Bytes how many in all; States how many states.
	Players, Turns, Answers, States, Streams, Bytes int
}

// Find lists the recordings under a folder, which may be one itself. The error
// is the file system's, or says that there is none.
func Find(dir string) ([]string, error) {
	var list []string
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && !d.IsDir() && d.Name() == "actions.jsonl" {
			list = append(list, filepath.Dir(path))
		}
		return err
	})
	if err != nil {
		return nil, err
	}
	if len(list) == 0 {
		return nil, fmt.Errorf("%s: there is no recording in it, which is a folder with map.json, meta.json and actions.jsonl", dir)
	}
	slices.Sort(list)
	return list, nil
}

// Run plays the recording in a folder. The error is a *Difference when it plays
// otherwise; anything else says what of the recording cannot be read.
func Run(dir string) (Report, error) {
	r, err := open(dir)
	if err != nil {
		return Report{}, err
	}
	g, err := r.play()
	if err != nil {
		return Report{}, err
	}
	report := Report{Players: r.meta.Players, Turns: len(g.turns), Answers: len(r.answers)}
	if report.States, err = r.compareStates(g); err != nil {
		return report, err
	}
	for i := range r.meta.Players {
		n, err := r.compareStream(fmt.Sprintf("raw_p%d.bin", i), g, client{seat: i})
		if err != nil {
			return report, err
		}
		report.add(n)
	}
	n, err := r.compareStream("raw_visu.bin", g, client{seat: visu})
	if err != nil {
		return report, err
	}
	report.add(n)
	if report.States == 0 && report.Streams == 0 {
		return report, fmt.Errorf("%s: there is nothing to compare with: a recording has turns.jsonl or raw_p0.bin", dir)
	}
	return report, nil
}

func (r *Report) add(bytes int) {
	if bytes > 0 {
		r.Streams++
		r.Bytes += bytes
	}
}

// game is a recording played again.
type game struct {
	welcome wire.Parameters
	start   wire.State
	turns   []wire.State
	end     wire.End
	// acks is, for each player and turn, whether the turn was answered well;
	// kicks why a player was thrown out, if it was, and after which turn.
	acks  [][]bool
	kicks []kick
}

type kick struct {
	turn int // -1: never
	text string
}

// play plays the recording.
func (r *recording) play() (*game, error) {
	s, err := aquariom.New(rules.Setup{Seats: r.meta.Players, Options: map[string]string{
		aquariom.OptionMap: r.mapFile, aquariom.OptionDialect: aquariom.Original.String(),
	}})
	if err != nil {
		return nil, fmt.Errorf("%s: %w", r.path("map.json"), err)
	}
	names := make([]string, r.meta.Players)
	for i := range names {
		names[i] = fmt.Sprintf("%s (%d)", r.meta.Names[i], i)
	}
	v := s.View(rules.Spectator)
	g := &game{acks: make([][]bool, r.meta.Players), kicks: make([]kick, r.meta.Players)}
	exchange.Parameters(v.Map, v.Turns, &g.welcome)
	exchange.State(v, names, &g.start)
	for i := range g.acks {
		g.acks[i], g.kicks[i].turn = make([]bool, v.Turns), -1
	}
	s.Step(nil) // the first resolution, for which no seat was asked
	answers := r.answers
	for turn := range v.Turns {
		var state wire.State
		exchange.State(s.View(rules.Spectator), names, &state)
		g.turns = append(g.turns, state)
		acts := make([]aquariom.Action, r.meta.Players)
		for rank := 0; len(answers) > 0 && answers[0].turn == turn; answers = answers[1:] {
			a := &answers[0]
			if g.kicks[a.player].turn >= 0 {
				return nil, fmt.Errorf("%s: line %d: player %d answers after it was kicked", r.path("actions.jsonl"), a.line, a.player)
			}
			if g.acks[a.player][turn] {
				return nil, fmt.Errorf("%s: line %d: player %d answers turn %d twice", r.path("actions.jsonl"), a.line, a.player, turn)
			}
			acts[a.player].Answer = a.answer
			acts[a.player].Rank = uint32(rank)
			if a.kick != "" {
				g.kicks[a.player] = kick{turn, a.kick}
			}
			g.acks[a.player][turn] = true
			rank++
		}
		s.Step(acts)
	}
	if len(answers) > 0 {
		return nil, fmt.Errorf("%s: line %d answers turn %d, which comes too late or not at all", r.path("actions.jsonl"), answers[0].line, answers[0].turn)
	}
	if s.Result() == nil {
		return nil, errors.New("the game is not over after its last turn") // a bug in the rules
	}
	exchange.End(s.View(rules.Spectator), names, &g.end)
	return g, nil
}

// path names a file of the recording.
func (r *recording) path(name string) string { return filepath.Join(r.dir, name) }

// read reads a file of the recording; missing ones are empty when they may be.
func (r *recording) read(name string, optional bool) ([]byte, error) {
	data, err := store.ReadFile(r.path(name))
	if optional && errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	return data, err
}
