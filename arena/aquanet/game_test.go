package aquanet_test

import (
	"bytes"
	"context"
	"encoding/json"
	"math"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ludotheque/ai"
	bots "ludotheque/ai/aquariom"
	"ludotheque/arena/aquanet"
	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/exchange"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/arena/match"
	"ludotheque/assets/maps"
	"ludotheque/internal/store"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

func TestMapsAreFoundOrRefused(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"bad.json": `{"map_width": -1}`, "long.json": strings.Repeat(" ", 2<<20)} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for name, want := range map[string]string{
		"nowhere":                       "neither a file nor one of our maps, which are: reef",
		filepath.Join(dir, "bad.json"):  "map_width is -1: give",
		filepath.Join(dir, "long.json"): "longer than any map",
		dir:                             "it is a folder",
	} {
		if _, err := aquanet.FindHostedMap(name); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%s: %v, want %q", name, err, want)
		}
	}
	table, err := aquanet.FindHostedMap("original-4p")
	if err != nil {
		t.Fatal(err)
	}
	// A15: what a map says of the fewest players counts in one dialect only.
	for _, says := range []int{1, 3} {
		table.Map().MinPlayers = says
		for dialect, want := range map[aquariom.Dialect]int{aquariom.Original: 2, aquariom.Document: says} {
			table.Dialect = dialect
			if least, most := table.Players(); least != want || most != 4 {
				t.Errorf("%s: %d to %d players, the map says %d", dialect, least, most, says)
			}
		}
	}
}

func TestA13_ADocumentGameShowsTheBeginningFirst(t *testing.T) {
	for dialect, steps := range map[aquariom.Dialect]int{aquariom.Document: 30, aquariom.Original: 31} {
		table, err := aquanet.FindHostedMap("testdata/traces/01_move_neutrals/map.json")
		if err != nil {
			t.Fatal(err)
		}
		table.Dialect, table.Record = dialect, opened(t, t.TempDir())
		board, err := table.New([]string{"a (0)", "b (1)"})
		if err != nil {
			t.Fatal(err)
		}
		var start, first, later wire.State
		board.State(&start)
		if turn, over := board.Next(); turn != 0 || over {
			t.Fatalf("%s: turn %d, %v", dialect, turn, over)
		}
		board.State(&first)
		if same := bytes.Equal(start.AppendPayload(nil), first.AppendPayload(nil)); same != (dialect == aquariom.Document) {
			t.Errorf("%s: turn 0 is the beginning: %v", dialect, same)
		}
		for turn := uint32(1); ; turn++ {
			got, over := board.Next()
			if over {
				if turn != 30 {
					t.Errorf("%s: over after %d turns", dialect, turn)
				}
				break
			}
			if got != turn {
				t.Fatalf("%s: turn %d, want %d", dialect, got, turn)
			}
			board.State(&later)
		}
		board.Left(1, "tired")
		var end wire.End
		board.End(&end)
		name, err := board.Close()
		if err != nil {
			t.Fatal(err)
		}
		r := reopen(t, table.Record, name)
		if r.Len() != steps || r.Result() == nil || r.Result().Scores[0] != int(end.Scores[0].Score) {
			t.Errorf("%s: the record has %d steps and ends with %+v", dialect, r.Len(), r.Result())
		}
		if n := r.Notices(); len(n) != 1 || n[0].Seat != 1 || n[0].Text != "b (1) left: tired" {
			t.Errorf("the record should say that b left: %+v", n)
		}
	}
}

// opened is the store of a folder.
func opened(t *testing.T, dir string) *store.Store {
	t.Helper()
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	return st
}

func reopen(t *testing.T, st *store.Store, name string) *match.Replay[*aquariom.State, aquariom.Action, *aquariom.View] {
	t.Helper()
	data, err := st.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	r, err := match.OpenReplay(aquariom.Game, bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// A game over sockets, in which random players look through an Observer, is
// recorded as it was played.
func TestWhatEyesSeeIsWhatIsPlayed(t *testing.T) {
	for _, dialect := range []aquariom.Dialect{aquariom.Original, aquariom.Document} {
		table, err := aquanet.FindHostedMap("testdata/traces/10_fuzz_4p/map.json")
		if err != nil {
			t.Fatal(err)
		}
		table.Dialect, table.Record = dialect, opened(t, t.TempDir())
		results := make(chan server.Result, 1)
		s, clock, events := run(t, server.Options{Map: table, Result: func(r server.Result) { results <- r }})
		const players = 3
		done := make(chan error, players)
		for i := range players {
			ctx, stop := context.WithTimeout(context.Background(), patience)
			defer stop()
			bot, err := client.Connect(ctx, s.Addrs()[0].String())
			if err != nil {
				t.Fatal(err)
			}
			defer bot.Close()
			if err := bot.Login("random"); err != nil {
				t.Fatal(err)
			}
			go func() { done <- random(t, bot, dialect, uint64(i)) }()
		}
		if err := s.Start(); err != nil {
			t.Fatal(err)
		}
		for range table.Map().Turns {
			clock.tick(t)
			for range players {
				await(t, events, server.Answered)
			}
		}
		clock.tick(t)
		for range players {
			if err := <-done; err != nil {
				t.Fatal(err)
			}
		}
		result := <-results
		r := reopen(t, table.Record, result.Record)
		if r.Cut() || r.Result() == nil {
			t.Fatalf("the record is cut: %v", r.Result())
		}
		for i, p := range result.Players {
			if r.Result().Scores[i] != int(p.Score) {
				t.Errorf("player %d: %d points, %d in the record", i, p.Score, r.Result().Scores[i])
			}
		}
	}
}

// random plays what views propose, and holds the views to the messages they
// come from.
func random(t *testing.T, bot *client.Client, dialect aquariom.Dialect, seed uint64) error {
	eye, err := aquanet.NewObserver(&bot.Map)
	if err != nil {
		return err
	}
	if eye.Dialect != dialect || !eye.Told {
		t.Errorf("the server plays %v, and its client knows of %v (told: %v)", dialect, eye.Dialect, eye.Told)
	}
	r := rules.NewRand(seed)
	var again wire.State
	var answer wire.Answer
	for turn := range bot.Turns() {
		if turn.Number == 0 {
			v, err := eye.Start(&wire.Start{Player: bot.ID, State: bot.Start})
			if err != nil {
				return err
			}
			exchange.State(v, eye.Names, &again)
			if !bytes.Equal(again.AppendPayload(nil), bot.Start.AppendPayload(nil)) {
				t.Error("the beginning is seen otherwise than it was sent")
			}
		}
		v, err := eye.Turn(turn)
		if err != nil {
			return err
		}
		exchange.State(v, eye.Names, &again)
		if !bytes.Equal(again.AppendPayload(nil), turn.State.AppendPayload(nil)) {
			t.Errorf("turn %d is seen otherwise than it was sent", turn.Number)
		}
		if v.Seat != rules.Seat(bot.ID) || v.Turn != int(turn.Number) {
			t.Errorf("seat %d, turn %d", v.Seat, v.Turn)
		}
		// Who plans ahead needs a state that goes on.
		guess := v.Guess(r)
		guess.Step(make([]aquariom.Action, len(v.Players)))
		act := v.Sample(r)
		exchange.Reply(&act, &answer)
		if err := bot.Send(&answer); err != nil {
			return err
		}
	}
	_, err = bot.Result()
	return err
}

// Whatever numbers answers hold, the game goes on, and its record plays again.
func TestNonsenseInAnswersIsRecordedAndPlaysAgain(t *testing.T) {
	odd := []float32{
		float32(math.NaN()), float32(math.Inf(1)), float32(math.Inf(-1)), math.MaxFloat32, -math.MaxFloat32,
		math.SmallestNonzeroFloat32, float32(math.Copysign(0, -1)), -1, 0, 1, 150, 1e9,
	}
	for _, dialect := range []aquariom.Dialect{aquariom.Original, aquariom.Document} {
		table, err := aquanet.FindHostedMap("testdata/traces/10_fuzz_4p/map.json")
		if err != nil {
			t.Fatal(err)
		}
		table.Dialect, table.Record = dialect, opened(t, t.TempDir())
		board, err := table.New([]string{"a (0)", "b (1)", "c (2)", "d (3)"})
		if err != nil {
			t.Fatal(err)
		}
		r := rand.New(rand.NewPCG(5, 6))
		pick := func() float32 { return odd[r.IntN(len(odd))] }
		var s wire.State
		for over := false; !over; _, over = board.Next() {
			board.State(&s)
			for player := range 4 {
				for range r.IntN(3) { // two answers are as many as the protocol lets through
					var a wire.Answer
					for range r.IntN(12) {
						cell := uint32(r.IntN(400))
						if len(s.Cells) > 0 && r.IntN(8) > 0 {
							cell = s.Cells[r.IntN(len(s.Cells))].ID
						}
						switch r.IntN(3) {
						case 0:
							a.Move(cell, pick(), pick())
						case 1:
							a.Divide(cell, pick(), pick(), pick())
						default:
							a.Virus(cell, pick(), pick())
						}
					}
					a.Surrender = r.IntN(30) == 0
					board.Receive(player, &a)
				}
			}
		}
		var end wire.End
		board.End(&end)
		name, err := board.Close()
		if err != nil {
			t.Fatal(err)
		}
		again := reopen(t, table.Record, name)
		for i := range end.Scores {
			if got := again.Result().Scores[i]; got != int(end.Scores[i].Score) {
				t.Errorf("%s: player %d has %d points, and %d when the record is played", dialect, i, end.Scores[i].Score, got)
			}
		}
	}
}

func TestAnEyeRefusesWhatCannotBe(t *testing.T) {
	table, err := aquanet.FindHostedMap("original-2p")
	if err != nil {
		t.Fatal(err)
	}
	whole := table.Welcome()
	if _, err := aquanet.NewObserver(whole); err != nil {
		t.Fatal(err)
	}
	for what, spoil := range map[string]func(p *wire.Parameters){
		"no neutral cells": func(p *wire.Parameters) { p.Plankton = nil },
		"no grid":          func(p *wire.Parameters) { p.Plankton = p.Plankton[:7499] },
		"another place":    func(p *wire.Parameters) { p.Plankton[200].X++ },
		"no width":         func(p *wire.Parameters) { p.Width = 0 },
		"a crowd":          func(p *wire.Parameters) { p.MaxPlayers = 1 << 31 },
	} {
		p := *whole
		p.Plankton = append([]wire.Point(nil), whole.Plankton...)
		spoil(&p)
		if _, err := aquanet.NewObserver(&p); err == nil {
			t.Errorf("%s: no error", what)
		}
	}
	eye, err := aquanet.NewObserver(whole)
	if err != nil {
		t.Fatal(err)
	}
	absent := make([]uint32, 7500)
	for what, s := range map[string]wire.State{
		"too few neutral cells":   {},
		"a cell without an owner": {Absent: absent, Cells: []wire.Cell{{ID: 9000, Player: 3}}},
		"cells out of order":      {Absent: absent, Players: []wire.Player{{}}, Cells: []wire.Cell{{ID: 9001}, {ID: 9000}}},
		"a cell off the map":      {Absent: absent, Players: []wire.Player{{}}, Cells: []wire.Cell{{ID: 9000, X: -1, Mass: 20}}},
		"a cell of no mass":       {Absent: absent, Players: []wire.Player{{}}, Cells: []wire.Cell{{ID: 9000, Mass: float32(math.NaN())}}},
		"a virus nowhere":         {Absent: absent, Viruses: []wire.Virus{{X: float32(math.NaN())}}},
		"an endless remain":       {Absent: absent, Neutrals: []wire.Neutral{{Mass: float32(math.Inf(1))}}},
		"players out of order":    {Absent: absent, Players: []wire.Player{{ID: 1}}},
	} {
		if _, err := eye.Turn(&wire.Turn{State: s}); err == nil {
			t.Errorf("%s: no error", what)
		}
	}
}

// Whatever a server says of a turn is refused or can be played from.
func FuzzObserver(f *testing.F) {
	table, err := aquanet.FindHostedMap("testdata/traces/10_fuzz_4p/map.json")
	if err != nil {
		f.Fatal(err)
	}
	welcome := table.Welcome()
	board, err := table.New([]string{"a (0)", "b (1)", "c (2)", "d (3)"})
	if err != nil {
		f.Fatal(err)
	}
	for range 3 {
		var s wire.State
		board.State(&s)
		f.Add(s.AppendPayload(nil), uint32(1))
		board.Next()
	}
	stream, err := os.ReadFile("testdata/traces/10_fuzz_4p/raw_p0.bin")
	if err != nil {
		f.Fatal(err)
	}
	for r := wire.NewReader(bytes.NewReader(stream)); ; {
		m, err := r.Next()
		if err != nil {
			break
		}
		if m.Type == wire.TurnState && m.Number%40 == 0 {
			f.Add(bytes.Clone(m.Content), m.Number%5)
		}
	}
	f.Fuzz(func(t *testing.T, payload []byte, player uint32) {
		for _, dialect := range []aquariom.Dialect{aquariom.Original, aquariom.Document} {
			var s wire.State
			if s.Decode(payload) != nil || len(s.Cells) > 200 {
				return
			}
			welcome.Rules = exchange.Rules(table.Map(), dialect)
			eye, err := aquanet.NewObserver(welcome)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := eye.Start(&wire.Start{Player: player, State: s}); err != nil {
				return
			}
			v, err := eye.Turn(&wire.Turn{Number: 3, State: s})
			if err != nil {
				return
			}
			if _, err := bots.New(ai.Hard, 1).Choose(context.Background(), v); err != nil {
				t.Error(err)
			}
			g := v.Guess(rules.NewRand(1))
			acts := make([]aquariom.Action, len(v.Players))
			if v.Seat >= 0 {
				acts[v.Seat] = v.Sample(rules.NewRand(2))
			}
			g.Step(acts)
		}
	})
}

// crowdTable is the 16-player map with room for more.
func crowdTable(t testing.TB, players int) *aquanet.HostedMap {
	t.Helper()
	data, ok := maps.Find("original-16p")
	if !ok {
		t.Fatal("no map original-16p")
	}
	var m map[string]any
	if err := json.Unmarshal(data, &m); err != nil {
		t.Fatal(err)
	}
	starts := m["players_starting_positions"].([]any)
	for i := 0; len(starts) < players; i++ {
		at := starts[i].([]any)
		next := func(from any, side string) float64 { return math.Mod(from.(float64)+90, m[side].(float64)) }
		starts = append(starts, []any{next(at[0], "map_width"), next(at[1], "map_height")})
	}
	m["players_starting_positions"], m["max_nb_players"], m["nb_turns"] = starts, players, 1_000_000
	data, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	table, err := aquanet.NewHostedMap("crowd", data)
	if err != nil {
		t.Fatal(err)
	}
	return table
}

// TestTheLargestTable plays a game of as many as there can be, writes it down and
// reads it again: seats beyond 64 and 128 play as the first ones do.
func TestTheLargestTable(t *testing.T) {
	table := crowdTable(t, aquariom.MaxSeats)
	table.Dialect, table.Record = aquariom.Original, opened(t, t.TempDir())
	if least, most := table.Players(); least != 2 || most != aquariom.MaxSeats {
		t.Fatalf("it takes %d to %d", least, most)
	}
	board, err := table.New(make([]string, aquariom.MaxSeats))
	if err != nil {
		t.Fatal(err)
	}
	var first, state wire.State
	var answer wire.Answer
	board.State(&first)
	for range 3 {
		board.Next()
		for i := range first.Cells {
			c := &first.Cells[i]
			answer.Reset()
			answer.Move(c.ID, c.X+400, c.Y)
			board.Receive(int(c.Player), &answer)
		}
	}
	board.State(&state)
	moved := map[uint32]bool{}
	for _, c := range state.Cells {
		for _, before := range first.Cells {
			if c.ID == before.ID && c.X != before.X {
				moved[c.Player] = true
			}
		}
	}
	if !moved[0] || !moved[64] || !moved[200] || !moved[255] {
		t.Errorf("only %d of %d players moved", len(moved), len(state.Players))
	}
	name, err := board.Close()
	if err != nil {
		t.Fatal(err)
	}
	data, err := table.Record.Read(name)
	if err != nil {
		t.Fatal(err)
	}
	p, err := match.OpenReplay(aquariom.Game, bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	v := p.View(p.Len(), rules.Spectator)
	for i, c := range v.Cells {
		if got := state.Cells[i]; got.ID != c.ID || got.X != c.At.X || got.Y != c.At.Y {
			t.Fatalf("cell %d is at %v in the record, and was at %g, %g", c.ID, c.At, got.X, got.Y)
		}
	}
}

// BenchmarkFullTurn is a turn of a full server without its sockets, from the
// answers of 32 players with 16 cells each to the bytes that everybody is sent.
func BenchmarkFullTurn(b *testing.B) {
	const fullPlayers = 32
	table := crowdTable(b, fullPlayers)
	names := make([]string, fullPlayers)
	board, err := table.New(names)
	if err != nil {
		b.Fatal(err)
	}
	var state wire.State
	var answers [fullPlayers]wire.Answer
	answer := func(divide bool) {
		for i := range answers {
			answers[i].Reset()
		}
		for _, c := range state.Cells {
			a := &answers[c.Player]
			if divide && len(a.Divisions) < 8 {
				a.Divide(c.ID, float32(c.ID%4000), float32(c.ID%3000), c.Mass/2)
			} else {
				a.Move(c.ID, float32(c.ID*7%4000), float32(c.ID*13%3000))
			}
		}
		for i := range answers {
			board.Receive(i, &answers[i])
		}
	}
	var buf []byte
	next := func() {
		turn, over := board.Next()
		if over {
			b.Fatal("the game is over")
		}
		board.State(&state)
		buf = (&wire.Turn{Number: turn, State: state}).Append(buf[:0])
	}
	next()
	for range 4 {
		answer(true)
		next()
	}
	b.ReportAllocs()
	for b.Loop() {
		answer(false)
		next()
	}
	b.SetBytes(int64(len(buf)))
	b.ReportMetric(float64(len(state.Cells)), "cells")
}
