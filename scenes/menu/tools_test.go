package menu

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/play"
	"ludotheque/scenes/settings"
	"ludotheque/scenes/ui"
)

// chaseInfo has what Bzzz has not: options of words beside the first.
var chaseInfo = rules.Info{ID: "trichrome", Version: 1, Min: 3, Max: 3, Rate: 60, Options: []rules.Option{
	{Key: "maze", Values: []string{"21x15", "17x11", "27x19"}},
	{Key: "rounds", Values: []string{"10", "5", "3"}, Min: 1, Max: 30},
	{Key: "door", Values: []string{"still", "moving"}},
}}

// chaseLobby is the lobby of a game with choices, and with a screen of its own.
func chaseLobby(t *testing.T, lang settings.Language, size int) (*rig, *hand, *lobby) {
	r, h := newHands(t, 1280, 720, lang, size)
	r.k.FrontEnds = append(r.k.FrontEnds, &play.FrontEnd{
		Info: &chaseInfo, Levels: []string{"easy", "normal", "hard"}, New: r.k.FrontEnds[0].New,
		Tools: []play.Tool{{Name: words.SettingsKeys(), Icon: "icons/keyboard",
			Open: func(k *play.App, behind scenes.Scene) scenes.Scene { return k.Rules(behind, "bzzz", rules.Setup{}) }}},
	})
	l := newLobby(r.k, "trichrome")
	r.scene = l
	r.run(2)
	return r, h, l
}

// The sheet with all options has choices of words too, and not the one that is
// in view anyway.
func TestChoicesAmongAllOptions(t *testing.T) {
	_, h, l := chaseLobby(t, settings.French, 100)
	var keys []string
	for _, o := range l.further() {
		keys = append(keys, o.Key)
	}
	if len(keys) != 2 || keys[0] != "rounds" || keys[1] != "door" {
		t.Errorf("the sheet offers %v", keys)
	}
	l.openMore()
	h.r.run(2)
	h.reach(&l.screen, "stepper", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyArrowDown)
	h.key(ebiten.KeyArrowRight)
	if got := l.set().Options["door"]; got != "moving" {
		t.Errorf("the set-up has the door %q", got)
	}
	h.key(ebiten.KeyArrowLeft)
	if got := l.set().Options; len(got) != 0 {
		t.Errorf("put back, the set-up has %v", got)
	}
}

// An option that changes nothing with the chosen number of seats is not offered and not played with;
// what was chosen comes back with the seats.
func TestLobbyOffersWhatTheSeatsLeaveAChoice(t *testing.T) {
	r, _ := newHands(t, 1280, 720, settings.French, 100)
	info := &rules.Info{ID: "empire", Version: 1, Min: 1, Max: 3, Usual: 1, Options: []rules.Option{
		{Key: "automaton", Values: []string{"normal", "expert"}, MaxSeats: 1},
		{Key: "layout", Values: []string{"a", "b"}},
		{Key: "neutrals", Values: []string{"place", "quick"}, MinSeats: 2, MaxSeats: 2},
		{Key: "tokens", Values: []string{"on", "off"}, MinSeats: 2},
	}}
	r.k.FrontEnds = append(r.k.FrontEnds, &play.FrontEnd{Info: info, Levels: []string{"easy"}, New: r.k.FrontEnds[0].New})
	l := newLobby(r.k, "empire")
	r.scene = l
	r.run(2)
	for _, o := range info.Options {
		l.options[o.Key] = o.Values[1]
	}
	for _, c := range []struct {
		seats                int
		first, sheet, played string
	}{
		{1, "automaton", "layout", "automaton layout"},
		{2, "layout", "neutrals tokens", "layout neutrals tokens"},
		{3, "layout", "tokens", "layout tokens"},
		{1, "automaton", "layout", "automaton layout"},
	} {
		l.setCount(c.seats)
		r.run(2)
		var sheet []string
		for _, o := range l.further() {
			sheet = append(sheet, o.Key)
		}
		played := strings.Join(slices.Sorted(maps.Keys(l.set().Options)), " ")
		if l.first().Key != c.first || strings.Join(sheet, " ") != c.sheet || played != c.played {
			t.Errorf("with %d seats %s is on the panel, %v on the sheet, and %q is played with", c.seats, l.first().Key, sheet, played)
		}
		if why := l.refusal(l.set()); why != "" {
			t.Errorf("with %d seats: %s", c.seats, why)
		}
	}
}

// A game's own screen is opened from its lobby, and leads back to it.
func TestToolsOfAGame(t *testing.T) {
	r, h, l := chaseLobby(t, settings.French, 100)
	h.reach(&l.screen, "tool", func() { h.key(ebiten.KeyTab) })
	h.key(ebiten.KeyEnter)
	if scenes.Tell(r.scene) != "rules" {
		t.Fatalf("went %q", r.went())
	}
	h.key(ebiten.KeyEscape)
	if r.scene != l {
		t.Errorf("went %q", r.went())
	}
}

// A lobby with tools and choices fits, in both languages and sizes.
func TestLobbyWithToolsFits(t *testing.T) {
	for _, lang := range []settings.Language{settings.French, settings.English} {
		for _, size := range []int{100, 200} {
			r, _, l := chaseLobby(t, lang, size)
			r.strict(string(lang))
			r.run(60)
			r.shot("lobby-tools-" + string(lang) + ui.Digits(size))
			l.openMore()
			r.run(3)
			r.shot("lobby-choices-" + string(lang) + ui.Digits(size))
		}
	}
}
