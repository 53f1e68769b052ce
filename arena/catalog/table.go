package catalog

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"reflect"
	"runtime"
	"sync"
	"time"

	"ludotheque/ai"
	"ludotheque/ai/search"
	"ludotheque/arena/match"
	"ludotheque/rules"
)

// Register makes an entry of a game and its computer players: for games.go, and for tests with a game
// of their own.
func Register[S rules.State[S, A, V], A any, V rules.View[A], P match.Player[A, V]](game rules.Game[S, A, V], levels []ai.Level, player func(ai.Level, uint64) P) *Entry {
	e := &Entry{Info: game.Info, Levels: levels, ActionType: reflect.TypeFor[A](), ViewType: reflect.TypeFor[V]()}
	seated := func(m *match.Match[S, A, V], err error) (Match, error) {
		if err != nil {
			return nil, err
		}
		return &table[S, A, V]{
			Plain: match.Plain[S, A, V]{Match: m}, entry: e, times: map[ai.Level]*Times{},
			player: func(l ai.Level, seat rules.Seat, seed uint64) match.Player[A, V] {
				if l == search.Name {
					return search.New[S, A, V](seat, m.Setup().Seats, game.Rate, seed)
				}
				return player(l, seed)
			},
		}, nil
	}
	e.begin = func(s rules.Setup) (Match, error) { return seated(match.New(game, s)) }
	e.load = func(r io.Reader) (Match, error) { return seated(match.Load(game, r)) }
	e.open = func(r io.Reader) (Replay, error) {
		p, err := match.OpenReplay(game, r)
		if err != nil {
			return nil, err
		}
		return &replay[S, A, V]{p}, nil
	}
	return e
}

type table[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	match.Plain[S, A, V]
	entry  *Entry
	player func(ai.Level, rules.Seat, uint64) match.Player[A, V]

	timed  bool
	clocks sync.Mutex // players may be asked in several goroutines
	times  map[ai.Level]*Times
}

func (t *table[S, A, V]) Time() { t.timed = true }

func (t *table[S, A, V]) Sit(seat rules.Seat, level ai.Level, seed uint64, think time.Duration) error {
	l, err := t.entry.Level(string(level))
	if err != nil {
		return err
	}
	player := t.player(l, seat, seed)
	if t.timed {
		player = clocked[A, V]{player, t, l}
	}
	t.Match.Sit(seat, player, think)
	return nil
}

// clocked is a computer player whose decisions are timed.
type clocked[A, V any] struct {
	match.Player[A, V]
	clock interface{ clock(ai.Level, time.Duration) }
	level ai.Level
}

func (p clocked[A, V]) Choose(ctx context.Context, v V) (A, error) {
	runtime.LockOSThread() // the clock is per thread
	defer runtime.UnlockOSThread()
	begin := now()
	defer func() { p.clock.clock(p.level, begin.took()) }()
	return p.Player.Choose(ctx, v)
}

func (t *table[S, A, V]) clock(l ai.Level, d time.Duration) {
	t.clocks.Lock()
	defer t.clocks.Unlock()
	k := t.times[l]
	if k == nil {
		k = new(Times)
		k.Limit(ai.Budget(t.entry.Rate, l))
		t.times[l] = k
	}
	k.Add(d)
}

func (t *table[S, A, V]) Thought() map[ai.Level]*Times {
	t.clocks.Lock()
	defer t.clocks.Unlock()
	all := map[ai.Level]*Times{}
	for l, k := range t.times {
		c := *k
		all[l] = &c
	}
	return all
}

func (t *table[S, A, V]) SitAsker(seat rules.Seat, a Asker, think time.Duration) {
	t.Match.Sit(seat, asked[A, V]{a}, think)
}

// asked makes an Asker a player.
type asked[A, V any] struct{ Asker }

func (p asked[A, V]) Choose(ctx context.Context, v V) (a A, err error) {
	view, err := json.Marshal(v)
	if err != nil {
		return a, err
	}
	b, err := p.Ask(ctx, view)
	if err != nil {
		return a, err
	}
	return match.ReadAction[A](b)
}

func (t *table[S, A, V]) SetMeta(m match.Meta) { t.Meta = m }
func (t *table[S, A, V]) Text() string         { return t.State().String() }

// mustJSON formats a view or an action; rulestest tests that it works.
func mustJSON(v any) []byte {
	b, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("catalog: %T has no JSON: %v", v, err))
	}
	return b
}

type replay[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	*match.Replay[S, A, V]
}

func (p *replay[S, A, V]) View(position int, seat rules.Seat) []byte {
	return mustJSON(p.Replay.View(position, seat))
}

func (p *replay[S, A, V]) Acts(position int) (rules.Seats, [][]byte) {
	seats, acts := p.Replay.Acts(position)
	texts := make([][]byte, len(acts))
	for i, a := range acts {
		texts[i] = mustJSON(a)
	}
	return seats, texts
}

func (p *replay[S, A, V]) Text(position int) string { return p.State(position).String() }
func (p *replay[S, A, V]) Hash(position int) string { return match.Hash(p.State(position)) }
