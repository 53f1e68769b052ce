package conform

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"

	"ludotheque/arena/aquanet/exchange"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/internal/text"
	"ludotheque/rules/aquariom"
)

// recording is the contents of a folder.
type recording struct {
	dir     string
	mapFile string
	meta    struct {
		Players int      `json:"players"`
		Names   []string `json:"names"`
	}
	answers []answer
}

// answer is a line of actions.jsonl.
type answer struct {
	line, turn, player int
	answer             aquariom.Answer
	kick               string // why the server kicked the player for it
}

func open(dir string) (*recording, error) {
	r := &recording{dir: dir}
	m, err := r.read("map.json", false)
	if err != nil {
		return nil, err
	}
	r.mapFile = string(m)
	meta, err := r.read("meta.json", false)
	if err != nil {
		return nil, err
	}
	if err := json.Unmarshal(meta, &r.meta); err != nil {
		return nil, fmt.Errorf("%s: %w", r.path("meta.json"), text.Wrong(meta, err))
	}
	if r.meta.Players < 1 || r.meta.Players > aquariom.MaxSeats {
		return nil, fmt.Errorf("%s: players is %d: a recording has 1 to %d", r.path("meta.json"), r.meta.Players, aquariom.MaxSeats)
	}
	for i := len(r.meta.Names); i < r.meta.Players; i++ {
		r.meta.Names = append(r.meta.Names, fmt.Sprintf("p%d", i))
	}
	lines, err := r.read("actions.jsonl", false)
	if err != nil {
		return nil, err
	}
	for i, line := range bytes.Split(lines, []byte{'\n'}) {
		if line = bytes.TrimSpace(line); len(line) == 0 {
			continue
		}
		a, err := parse(line, r.meta.Players)
		if err != nil {
			return nil, fmt.Errorf("%s: line %d: %w", r.path("actions.jsonl"), i+1, err)
		}
		a.line = i + 1
		r.answers = append(r.answers, a)
	}
	return r, nil
}

func parse(line []byte, players int) (a answer, err error) {
	var l struct {
		Turn   int    `json:"turn"`
		Player int    `json:"player"`
		Raw    string `json:"raw"`
		aquariom.Answer
	}
	if err := json.Unmarshal(line, &l); err != nil {
		return a, text.Wrong(line, err)
	}
	if l.Player < 0 || l.Player >= players || l.Turn < 0 {
		return a, fmt.Errorf("there is no player %d or no turn %d", l.Player, l.Turn)
	}
	a = answer{turn: l.Turn, player: l.Player, answer: l.Answer}
	if l.Raw == "" {
		return a, nil
	}
	payload, err := hex.DecodeString(l.Raw)
	if err != nil {
		return a, err
	}
	// The part before the truncation is carried out.
	var w wire.Answer
	var short *wire.ShortError
	if err := w.Decode(uint32(l.Turn), payload); errors.As(err, &short) {
		a.kick = short.Kick()
	}
	exchange.Answer(&w, 0, &a.answer)
	return a, nil
}
