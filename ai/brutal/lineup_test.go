package brutal

import (
	"strings"
	"testing"

	"ludotheque/rules"
	"ludotheque/rules/brutal"
)

func TestALineupIsReadAsItIsWritten(t *testing.T) {
	r := rules.NewRand(1)
	for d := range brutal.Dialect(2) {
		for _, p := range brutal.Presets() {
			team := brutal.RandomTeam(r)
			for _, l := range []*Lineup{NewLineup(p.Recipes[d]), {team, brutal.RandomPosts(&team, r)}} {
				b, err := l.MarshalText()
				if err != nil {
					t.Fatal(err)
				}
				var read Lineup
				if err := read.UnmarshalText(b); err != nil || read != *l {
					t.Errorf("%s: %v, %+v", b, err, read)
				}
			}
		}
	}
}

func TestWhatIsNoLineup(t *testing.T) {
	b, _ := NewLineup(brutal.Presets()[0].Recipes[0]).MarshalText()
	good := string(b)
	for name, text := range map[string]string{
		"19 fighters":       good[strings.Index(good, " ")+1:],
		"a sixth zone":      "5" + good[1:],
		"no group":          "x" + good[1:],
		"four attributes":   strings.Replace(good, "/", ":", 1),
		"above a cap":       strings.Replace(good, "10/", "11/", 1),
		"beyond 400 points": strings.ReplaceAll(good, "/0/", "/9/"),
	} {
		if err := new(Lineup).UnmarshalText([]byte(text)); err == nil {
			t.Errorf("%s: %s is taken", name, text)
		}
	}
}
