package cli

import (
	"errors"
	"io"
	"reflect"
	"slices"
	"strings"
	"testing"

	"ludotheque/rules"
)

func TestParse(t *testing.T) {
	none := Options{Width: 1280, Height: 720, At: AtEnd}
	with := func(change func(*Options)) Options { o := none; change(&o); return o }
	tests := []struct {
		line string
		want Options
	}{
		{"", none},
		{"--game null", with(func(o *Options) {
			o.Game, o.Seats, o.Setup.Seats = "null", []string{"human", "normal", "normal", "normal"}, 4
		})},
		{"--game null --shot a.png", with(func(o *Options) {
			o.Game, o.Shot, o.Seats, o.Setup.Seats = "null", "a.png", []string{"human", "normal", "normal", "normal"}, 4
		})},
		{"--game null --seats human,hard --seed 18446744073709551615 --option cards=5", with(func(o *Options) {
			o.Game, o.Seats, o.Seeded = "null", []string{"human", "hard"}, true
			o.SeedText = "18446744073709551615"
			o.Setup = rules.Setup{Seats: 2, Seed: 1<<64 - 1, Options: map[string]string{"cards": "5"}}
		})},
		{"--game=null --seats=easy,easy --seed=0", with(func(o *Options) {
			o.Game, o.Seats, o.Setup.Seats, o.Seeded = "null", []string{"easy", "easy"}, 2, true
			o.SeedText = "0"
		})},
		{"--game null --seats human,easy*2,hard", with(func(o *Options) {
			o.Game, o.Seats, o.Setup.Seats = "null", []string{"human", "easy", "easy", "hard"}, 4
		})},
		{"--game null --seats hard", with(func(o *Options) {
			o.Game, o.Seats, o.Setup.Seats = "null", []string{"hard", "normal"}, 2
		})},
		{"--game trichrome --seats human", with(func(o *Options) {
			o.Game, o.Seats, o.Setup.Seats = "trichrome", []string{"human", "normal", "normal"}, 3
		})},
		{"--watch localhost:4242", with(func(o *Options) { o.Watch = "localhost:4242" })},
		{"--join [::1]:4242 --name Zoé", with(func(o *Options) { o.Join, o.Nick = "[::1]:4242", "Zoé" })},
		{"--game null --learn", with(func(o *Options) {
			o.Game, o.Learn, o.Seats, o.Setup.Seats = "null", true, []string{"human", "normal", "normal", "normal"}, 4
		})},
		{"evenings.ZIP", with(func(o *Options) { o.Replay, o.Clicked = "evenings.ZIP", true })},
		{"a/b.record", with(func(o *Options) { o.Replay, o.Clicked = "a/b.record", true })},
		{"--replay a.rec --at 12", with(func(o *Options) { o.Replay, o.At = "a.rec", 12 })},
		{"--shot a.png --screen title --size 1920x1080 --lang en --text 150", with(func(o *Options) {
			o.Shot, o.Screen, o.Width, o.Height, o.Sized, o.Lang, o.Text = "a.png", "title", 1920, 1080, true, "en", 150
		})},
		{"--shot A.JPG --replay r --at 0", with(func(o *Options) { o.Shot, o.Replay, o.At = "A.JPG", "r", 0 })},
		{"--fullscreen --mute --data d --script s.jsonl", with(func(o *Options) {
			o.Fullscreen, o.Mute, o.Data, o.Script = true, true, "d", "s.jsonl"
		})},
		{"--version", with(func(o *Options) { o.Version = true })},
	}
	for _, tt := range tests {
		got, err := Parse(strings.Fields(tt.line), io.Discard)
		if err != nil {
			t.Errorf("%q: %v", tt.line, err)
		} else if !reflect.DeepEqual(got, tt.want) {
			t.Errorf("%q:\n got %+v\nwant %+v", tt.line, got, tt.want)
		}
	}
}

// Each wrong command line is answered by a sentence that names the argument and
// what would be right.
func TestParseRefuses(t *testing.T) {
	tests := []struct {
		args []string
		want []string
	}{
		{[]string{"--gmae", "bzzz"}, []string{"--gmae", "--help"}},
		{[]string{"bzzz"}, []string{`"bzzz"`, "--game"}},
		{[]string{"--game"}, []string{"--game", "--help"}},
		{[]string{"--game", ""}, []string{"--game", "empty"}},
		{[]string{"--game", "null", "--replay", "a"}, []string{"--game", "--replay"}},
		{[]string{"--learn"}, []string{"--learn", "--game"}},
		{[]string{"--game", "null", "--learn", "--seed", "1"}, []string{"--learn", "--seed"}},
		{[]string{"--seed", "1"}, []string{"--seed", "--game"}},
		{[]string{"--seats", "easy"}, []string{"--seats", "--game"}},
		{[]string{"--option", "a=1"}, []string{"--option", "--game"}},
		{[]string{"--game", "null", "--seed", "7trefle"}, []string{"7trefle", "whole number"}},
		{[]string{"--game", "null", "--seed", "-1"}, []string{"-1", "whole number"}},
		{[]string{"--game", "null", "--seed", "18446744073709551616"}, []string{"18446744073709551615"}},
		{[]string{"--game", "null", "--seed", ""}, []string{"--seed", "whole number"}},
		{[]string{"--game", "null", "--seats", "human,,easy"}, []string{"--seats", "empty"}},
		{[]string{"--game", "null", "--option", "turns"}, []string{"turns", "KEY=VALUE"}},
		{[]string{"--game", "null", "--option", "=4"}, []string{"KEY=VALUE"}},
		{[]string{"--game", "null", "--option", "a=1", "--option", "a=2"}, []string{"twice"}},
		{[]string{"--game", "chess"}, []string{"chess", "the games are"}},
		{[]string{"--game", "null", "--seats", "human,strong"}, []string{"place 2", "strong", "easy", "human"}},
		{[]string{"--game", "null", "--seats", ""}, []string{"seats", "0", "takes"}},
		{[]string{"--game", "null", "--seats", "human,easy*12"}, []string{"seats", "13", "takes"}},
		{[]string{"--game", "null", "--seats", "human,easy*0"}, []string{"place 2", "easy*0", "hard*3"}},
		{[]string{"--game", "null", "--seats", "human,easy*999999999"}, []string{"place 2", "hard*3"}},
		{[]string{"--game", "null", "--seats", "*2"}, []string{"place 1", "*2", "hard*3"}},
		{[]string{"--game", "null", "--seats", "human,strong*2"}, []string{"place 2", "strong"}},
		{[]string{"--game", "null", "--option", "wings=4"}, []string{"wings", "the options of null are"}},
		{[]string{"--game", "null", "--option", "cards=1000"}, []string{"cards", "1000"}},
		{[]string{"--lang", "de"}, []string{"de", "fr or en"}},
		{[]string{"--size", "1280"}, []string{"1280x720"}},
		{[]string{"--size", "x"}, []string{"1280x720"}},
		{[]string{"--size", "1280xx720"}, []string{"1280x720"}},
		{[]string{"--size", "10x10"}, []string{"320x240"}},
		{[]string{"--size", "99999x720"}, []string{"7680x4320"}},
		{[]string{"--shot", "a.png", "--screen", "title", "--text", "110"}, []string{"110", "100, 125, 150"}},
		{[]string{"--shot", "a.png", "--screen", "title", "--text", "big"}, []string{"big", "--text"}},
		{[]string{"--text", "200"}, []string{"--text needs --shot"}},
		{[]string{"--screen", "title"}, []string{"--screen", "--shot"}},
		{[]string{"--shot", "a.png"}, []string{"--shot", "--screen"}},
		{[]string{"--shot", "a.gif", "--screen", "title"}, []string{"a.gif", ".png"}},
		{[]string{"--shot", "a.png", "--screen", "titel"}, []string{"titel", "title, lobby"}},
		{[]string{"--shot", "a.png", "--screen", "title", "--at", "4"}, []string{"--screen", "--at"}},
		{[]string{"--shot", "a.png", "--screen", "title", "--replay", "a"}, []string{"--screen", "--replay"}},
		{[]string{"--shot", "a.png", "--screen", "title", "--script", "a"}, []string{"--shot", "--script"}},
		{[]string{"--at", "3"}, []string{"--at", "--game"}},
		{[]string{"--game", "null", "--at", "3"}, []string{"--at", "--shot"}},
		{[]string{"--replay", "a", "--at", "-3"}, []string{"-3", "whole number"}},
		{[]string{"--replay", "a", "--at", "end"}, []string{"end", "whole number"}},
		{[]string{"--watch", "a", "--join", "b"}, []string{"--watch and --join exclude each other"}},
		{[]string{"--watch", "a", "--name", "ada"}, []string{"--name needs --join"}},
		{[]string{"--name", "ada"}, []string{"--name needs --join"}},
		{[]string{"--join", ""}, []string{"--join is empty"}},
		{[]string{"--watch", "a", "--game", "null"}, []string{"--game excludes --watch"}},
		{[]string{"--join", "a", "--replay", "r"}, []string{"--replay excludes"}},
		{[]string{"--watch", "a", "--shot", "a.png"}, []string{"--shot excludes"}},
	}
	for _, tt := range tests {
		_, err := Parse(tt.args, io.Discard)
		if err == nil {
			t.Errorf("%q is accepted", tt.args)
			continue
		}
		for _, want := range tt.want {
			if !strings.Contains(err.Error(), want) {
				t.Errorf("%q: %q does not say %q", tt.args, err, want)
			}
		}
	}
}

func TestHelpNamesEveryArgument(t *testing.T) {
	var b strings.Builder
	if _, err := Parse([]string{"--help"}, &b); !errors.Is(err, ErrHelp) {
		t.Fatalf("error %v, want ErrHelp", err)
	}
	for _, name := range strings.Fields("game seats seed option replay shot screen at text script lang size fullscreen mute data version help") {
		if !strings.Contains(b.String(), "--"+name) {
			t.Errorf("the help does not name --%s:\n%s", name, b.String())
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("--game bzzz --seats human,hard --seed 3")
	f.Add("--shot a.png --screen title --size 1920x1080")
	f.Add("--option = --at 99999999999999999999")
	f.Fuzz(func(t *testing.T, line string) {
		o, err := Parse(strings.Split(line, " "), io.Discard)
		if err != nil {
			return
		}
		if o.Width < MinWidth || o.Width > MaxWidth || o.Height < MinHeight || o.Height > MaxHeight || o.At < AtEnd {
			t.Errorf("%q gives %+v", line, o)
		}
	})
}

// What services that pass links on add to an address is not for the program.
func TestForeignArgumentsOfAPage(t *testing.T) {
	got := PageArguments([]string{"--utm_source=x", "--game=bzzz", "--fbclid", "--", "--version=2", "--h", "seed=3", "--seed=3", "--mute", "--=", "--data=/", "--option=turns=40"})
	if want := []string{"--game=bzzz", "--seed=3", "--mute", "--option=turns=40"}; !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}
