//go:build !page

// Package aquanet connects the rules of Aquar.iom to the network: a [HostedMap] is what a
// server plays on, and an [Observer] converts a server's messages for screens and
// computer players.
//
// The packages below it are what each side needs: wire, the messages; exchange,
// conversion between messages and rules; server, which does not know the rules; client,
// the library for bots, which does not either; conform, which compares recorded games.
package aquanet

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"path/filepath"
	"strconv"
	"strings"
	"time"

	"ludotheque/arena/aquanet/exchange"
	"ludotheque/arena/aquanet/server"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/arena/match"
	"ludotheque/assets/maps"
	"ludotheque/internal/store"
	"ludotheque/internal/text"
	"ludotheque/rules"
	"ludotheque/rules/aquariom"
)

// HostedMap is a map, with how games on it are played and recorded: a server.Map.
type HostedMap struct {
	// Dialect of the rules.
	Dialect aquariom.Dialect
	// Turn is the length of a turn in records, 0: that of the map. It has no other
	// effect.
	Turn time.Duration
	// Seed returns the seed of a game; nil: 0 for all. The dialect original needs none.
	Seed func() uint64
	// Record is where games are recorded, below Folder; nil: nowhere.
	Record *store.Store
	// Folder is "", or a folder of Record with a slash after it.
	Folder string
	// Program is the program that records name as their author.
	Program string

	name   string
	option string // as the set-up has it
	m      *aquariom.Map
}

var (
	_ server.Map   = (*HostedMap)(nil)
	_ server.Pacer = (*HostedMap)(nil)
)

// maxMapFile is the largest size of a map file.
const maxMapFile = 1 << 20

// FindHostedMap returns one of our maps by name, or a file. The error is the system's, or
// says what is wrong with the map.
func FindHostedMap(name string) (*HostedMap, error) {
	if data, ok := maps.Find(name); ok {
		m, err := aquariom.ParseMap(data)
		return &HostedMap{name: name, option: name, m: m}, err
	}
	data, err := store.ReadFile(name)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, fmt.Errorf("%q is neither a file nor one of our maps, which are: %s", name, strings.Join(maps.Names(), ", "))
	}
	if err != nil {
		return nil, err
	}
	if len(data) > maxMapFile {
		return nil, fmt.Errorf("%s: the file is longer than any map: is it another file?", name)
	}
	t, err := NewHostedMap(filepath.Base(name), text.UTF8(data))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	return t, nil
}

// NewHostedMap parses a map file. The error is an *aquariom.MapError.
func NewHostedMap(name string, data []byte) (*HostedMap, error) {
	m, err := aquariom.ParseMap(data)
	if err != nil {
		return nil, err
	}
	compact, err := m.MarshalJSON()
	if err != nil {
		return nil, err
	}
	return &HostedMap{name: name, option: string(compact), m: m}, nil
}

// Name returns the name of the map or its file.
func (t *HostedMap) Name() string { return t.name }

// Map returns the map for the rules; it is shared and must not be changed.
func (t *HostedMap) Map() *aquariom.Map { return t.m }

// Players returns the smallest and largest number of players. The original needs two,
// whatever its map says (A15).
func (t *HostedMap) Players() (least, most int) {
	least = 2
	if t.Dialect == aquariom.Document {
		least = t.m.MinPlayers
	}
	return least, min(t.m.MaxPlayers, aquariom.MaxSeats)
}

// Pace returns the map's length of a turn, or 0 if it has none.
func (t *HostedMap) Pace() time.Duration { return time.Duration(t.m.Pace) * time.Millisecond }

// Welcome returns the content of WELCOME, including Rules.
func (t *HostedMap) Welcome() *wire.Parameters {
	var p wire.Parameters
	exchange.Parameters(t.m, t.m.Turns, &p)
	p.Rules = exchange.Rules(t.m, t.Dialect)
	return &p
}

// setup returns the set-up of a game.
func (t *HostedMap) setup(seats int) rules.Setup {
	s := rules.Setup{Seats: seats, Options: map[string]string{
		aquariom.OptionMap: t.option, aquariom.OptionDialect: t.Dialect.String(),
	}}
	if ms := t.Turn.Milliseconds(); ms > 0 {
		s.Options[aquariom.OptionTurn] = strconv.FormatInt(min(max(ms, 50), 1000), 10)
	}
	if t.Seed != nil {
		s.Seed = t.Seed()
	}
	return s
}

// New begins a game.
func (t *HostedMap) New(names []string) (server.Board, error) {
	m, err := match.New(aquariom.Game, t.setup(len(names)))
	if err != nil {
		return nil, err
	}
	g := &game{m: m, names: names, heard: make([]aquariom.Action, len(names)), answered: make([]bool, len(names))}
	g.view = m.Renew(rules.Spectator, new(aquariom.View))
	if t.Record == nil {
		m.Forget() // a server may play for days
		return g, nil
	}
	m.Meta = match.Meta{Date: time.Now().Format(time.RFC3339), Program: t.Program, Names: names}
	var begun bytes.Buffer
	if err := m.Save(&begun); err != nil {
		return nil, err
	}
	base := t.Folder + "aquariom-" + time.Now().UTC().Format("20060102-150405")
	name, lock, err := t.Record.CreateNext(func(n int) string {
		if n == 1 {
			return base + match.Extension
		}
		return fmt.Sprintf("%s-%d%s", base, n, match.Extension)
	}, begun.Bytes())
	if err != nil {
		return nil, err
	}
	file, err := t.Record.Append(name)
	if err != nil {
		lock.Unlock()
		return nil, err
	}
	g.record, g.lock, g.file = name, lock, newLazy(file)
	m.Follow(g.file)
	m.Forget()
	return g, nil
}
