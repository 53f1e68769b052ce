package menu

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/arena/table"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// withFirst gives the only game of a cabinet a first match.
func withFirst(r *rig) *rules.Info {
	info := r.k.FrontEnds[0].Info
	info.First = &rules.Setup{Seats: 4, Options: map[string]string{"turns": "120", "cells": "12"}}
	return info
}

// began is the match that Start begins in a lobby.
func began(t *testing.T, r *rig, h *hand) *tableScene {
	t.Helper()
	h.pad(0, input.Start)
	g, ok := r.scene.(*tableScene)
	if !ok {
		t.Fatalf("went %q", r.went())
	}
	return g
}

// The first match is chosen by itself until one was played to its end; a usual one is one
// key away, and what was chosen comes back with the lobby.
func TestTheFirstMatchIsProposedUntilOneWasPlayed(t *testing.T) {
	r, h := newHands(t, 1280, 720, settings.English, 100, "First")
	info := withFirst(r)
	open := func() *lobby {
		l := newLobby(r.k, "bzzz")
		r.scene = l
		r.run(2)
		return l
	}
	open()
	if s := began(t, r, h).start.Setup; s.Options["turns"] != "120" || s.Options["cells"] != "12" {
		t.Errorf("the first match is played with %v", s.Options)
	}
	l := open()
	if !l.firstMatch {
		t.Error("a first match that was left is not proposed again")
	}
	h.reach(&l.screen, "match", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyArrowRight)
	if s := began(t, r, h).start.Setup; len(s.Options) > 0 {
		t.Errorf("a usual match is played with %v", s.Options)
	}
	if open().firstMatch {
		t.Error("a usual match was chosen, and the first one is proposed again")
	}
	r.k.Last, r.k.Env.Settings.Played = nil, []string{info.ID}
	if l = open(); l.firstMatch || len(l.set().Options) > 0 {
		t.Errorf("once it was played, the first match is proposed, with %v", l.set().Options)
	}
	h.reach(&l.screen, "match", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyArrowLeft)
	began(t, r, h)
	if l = open(); l.firstMatch || len(l.set().Options) > 0 {
		t.Errorf("after the first match was played again, the lobby has %v", l.set().Options)
	}
}

// A first match brings its seats, people keep theirs, and a usual one after it keeps those. With another
// option it is a usual match.
func TestTheFirstMatchAndSeats(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.English, 100)
	info := rules.Info{ID: "empire", Version: 1, Min: 1, Max: 8, Usual: 6, Options: []rules.Option{
		{Key: "games", Values: []string{"1", "3"}}, {Key: "layout", Values: []string{"a", "b"}},
	}, First: &rules.Setup{Seats: 3, Options: map[string]string{"games": "3"}}}
	front := *r.k.FrontEnds[0]
	front.Info, front.Minutes = &info, nil
	r.k.FrontEnds = append(r.k.FrontEnds, &front)
	l := newLobby(r.k, "empire")
	if l.count != 3 {
		t.Errorf("the first match has %d seats", l.count)
	}
	for _, s := range []rules.Seat{1, 2} {
		l.sit(s, input.NoDevice)
	}
	l.setCount(5)
	l.sit(3, input.NoDevice)
	l.chooseFirst(false)
	if l.count != 5 {
		t.Errorf("the usual match has %d seats", l.count)
	}
	l.chooseFirst(true)
	if l.count != 4 || l.people() != 4 {
		t.Errorf("four people have %d seats in the first match", l.count)
	}
	l.choose("layout", "b")
	if got := l.set().Options; l.firstMatch || got["games"] != "3" || got["layout"] != "b" {
		t.Errorf("changed, the first match is %v, still first: %v", got, l.firstMatch)
	}
	want := r.k.Say(words.LobbyMatchChanged(l.usualName()))
	r.scene = l
	r.strict("lobby")
	r.sight.See("lobby", l, false, func() { r.run(1) })
	if said := r.sight.Said(); !strings.Contains(said, want) {
		t.Errorf("that it is no longer the first match is not said: %q", said)
	}
}

// Beside the key to start stands the next step: a usual match, a win, the next level,
// somebody else.
func TestTheLobbySaysTheNextStep(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.English, 100)
	info := withFirst(r)
	set := &r.k.Env.Settings
	for _, c := range []struct {
		name string
		do   func()
		want string
		at   int // the level that is proposed
	}{
		{"new here", func() {}, r.k.Say(words.LobbyNextUsual()), 0},
		{"the first match was played", func() { set.Played = []string{info.ID} }, r.k.Say(words.LobbyNextWin("Easy")), 0},
		{"and won", func() { set.Won = map[string]string{info.ID: "easy"} }, r.k.Say(words.LobbyNextFriend()), 1},
	} {
		c.do()
		l := newLobby(r.k, "bzzz")
		if got := l.nextStep(); got != c.want || l.places[1].level != c.at {
			t.Errorf("%s: %q at level %d, want %q at level %d", c.name, got, l.places[1].level, c.want, c.at)
		}
	}
	l := newLobby(r.k, "bzzz")
	l.setLevels(0)
	if got, want := l.nextStep(), r.k.Say(words.LobbyNextLevel("Normal")); got != want {
		t.Errorf("against those who were beaten: %q, want %q", got, want)
	}
	l.sit(1, input.NoDevice)
	if got := l.nextStep(); got != "" {
		t.Errorf("two people read %q", got)
	}
}

// A game whose first match is the usual one announces no other, and has the same next
// steps once it was played.
func TestTheNextStepWithoutAFirstMatch(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.English, 100)
	l := newLobby(r.k, "bzzz")
	if got := l.nextStep(); got != "" || l.firstMatch {
		t.Errorf("new here: %q, first match %v", got, l.firstMatch)
	}
	r.k.Env.Settings.Played = []string{l.front.Info.ID}
	if got, want := newLobby(r.k, "bzzz").nextStep(), r.k.Say(words.LobbyNextWin("Easy")); got != want {
		t.Errorf("once it was played: %q, want %q", got, want)
	}
}

// The lobby with a first match fits, in both languages and sizes, at a desk and on a phone.
func TestFirstMatchFits(t *testing.T) {
	for _, lang := range []settings.Language{settings.French, settings.English} {
		for _, size := range []int{100, 150, 200} {
			for _, wide := range [][2]int{{1280, 720}, {390, 844}} {
				r, _ := newHands(t, wide[0], wide[1], lang, size)
				withFirst(r)
				l := newLobby(r.k, "bzzz")
				r.scene = l
				name := string(lang) + ui.Digits(size) + "-" + ui.Digits(wide[0])
				r.strict(name)
				r.run(40)
				r.shot("lobby-first-" + name)
				l.chooseFirst(false)
				r.run(3)
				r.shot("lobby-usual-" + name)
				l.openMore()
				r.run(3)
				r.shot("lobby-house-" + name)
			}
		}
	}
}

// TestATableForFriendsHasTwoChairs: who is alone in a lobby and opens a table of the page's server gets one that the
// server accepts, without the options of a match alone.
func TestATableForFriendsHasTwoChairs(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100)
	var got table.Order
	r.k.Together = func(o table.Order) scenes.Scene { got = o; return r.k.Title() }
	info := rules.Info{ID: "empire", Version: 1, Min: 1, Max: 5, Usual: 1, Options: []rules.Option{
		{Key: "alone", Values: []string{"a", "b"}, MaxSeats: 1}, {Key: "games", Values: []string{"1", "3"}},
	}, First: &rules.Setup{Seats: 1, Options: map[string]string{"alone": "b", "games": "3"}}}
	front := *r.k.FrontEnds[0]
	front.Info, front.Minutes = &info, nil
	r.k.FrontEnds = append(r.k.FrontEnds, &front)
	newLobby(r.k, "empire").together()
	if got.Game != "empire" || got.Seats != 2 || len(got.Options) != 1 || got.Options["games"] != "3" {
		t.Errorf("the order is %+v", got)
	}
}

// A long name of a game and the ways from its lobby stand side by side, also on a phone.
func TestALongNameLeavesRoom(t *testing.T) {
	for _, size := range [...][2]int{{1280, 720}, {720, 1100}, {390, 844}, {320, 568}} {
		for _, text := range [...]int{100, 200} {
			r, _ := newHands(t, size[0], size[1], settings.French, text)
			taught(r)
			r.k.FrontEnds[0].Look.Name = words.BrutalName()
			r.k.Together = func(table.Order) scenes.Scene { return r.k.Title() }
			l := newLobby(r.k, "bzzz")
			r.scene = l
			r.run(2)
			name := r.k.Words.Say(words.BrutalName())
			if end, left := 56+l.g.P.Width(name, l.nameType()), l.toolsLeft(); end > left {
				t.Errorf("%v at %d %%: the name ends at %.0f, the keys begin at %.0f", size, text, end, left)
			}
		}
	}
}
