package cabinet

import (
	"bytes"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"ludotheque/rules"
	"ludotheque/scenes/cli"
	"ludotheque/scenes/kit/kittest"
	"ludotheque/scenes/play"
)

// christened returns a record in whose header every seat has a person's name.
func christened(t *testing.T, record []byte, names []string) []byte {
	t.Helper()
	line, rest, _ := bytes.Cut(record, []byte("\n"))
	var header map[string]json.RawMessage
	if err := json.Unmarshal(line, &header); err != nil {
		t.Fatal(err)
	}
	meta, err := json.Marshal(map[string]any{"players": slices.Repeat([]string{"human"}, len(names)), "names": names})
	if err != nil {
		t.Fatal(err)
	}
	header["meta"] = meta
	if line, err = json.Marshal(header); err != nil {
		t.Fatal(err)
	}
	return append(append(line, '\n'), rest...)
}

// The sign beside a caption of a record is that of a player whom the caption names, and captions call
// players by their names, not by the letters of their seats.
func TestCaptionsNameWhoseSignTheyBear(t *testing.T) {
	everyGame(t, func(t *testing.T, on *kittest.Stage, f *play.FrontEnd) {
		on.Kit.Words.SetLanguage("fr")
		options := cli.Options{Game: f.Info.ID, Setup: rules.Setup{Seed: 7}}
		if err := options.Seat(); err != nil {
			t.Fatal(err)
		}
		record, err := playOut(options)
		if err != nil {
			t.Fatal(err)
		}
		names := make([]string, len(options.Seats))
		for s := range names {
			names[s] = fmt.Sprintf("Zoé%dx", s)
		}
		replay, err := f.Open(on.Kit, christened(t, record, names))
		if err != nil {
			t.Fatal(err)
		}
		chairs := replay.Start().Chairs
		letter := regexp.MustCompile(`(^|\s)[A-` + rules.Seat(len(names)-1).Letter() + `]([\s.,:]|$)`)
		said, named, wrong := 0, 0, 0
		for at := range replay.Len() + 1 {
			text, seat := replay.Say(at), replay.Subject(at)
			if text == "" {
				continue
			}
			said++
			if !slices.ContainsFunc(names, func(n string) bool { return strings.Contains(text, n) }) {
				if letter.MatchString(text) && wrong < 3 {
					wrong++
					t.Errorf("position %d has a letter for a name: %q", at, text)
				}
				continue
			}
			named++
			if seat >= 0 && int(seat) < len(names) && !strings.Contains(text, chairs[seat].Name) && wrong < 3 {
				wrong++
				t.Errorf("position %d says %q beside the sign of %s", at, text, chairs[seat].Name)
			}
		}
		if said == 0 {
			t.Error("the record says nothing")
		}
		t.Logf("%d of %d captions name a player", named, said)
	})
}

// Captions call an opponent that the rules play by its name, not by the letter of a seat that it has not.
func TestCaptionsNameTheAutomaton(t *testing.T) {
	on := furnished(t)
	on.Kit.Words.SetLanguage("fr")
	record, err := playOut(cli.Options{Game: "empire", Setup: rules.Setup{Seats: 1, Seed: 7}, Seats: []string{"normal"}})
	if err != nil {
		t.Fatal(err)
	}
	replay, err := on.Kit.FrontEnd("empire").Open(on.Kit, record)
	if err != nil {
		t.Fatal(err)
	}
	name := play.Called(on.Kit, replay.Start().Chairs, 1)
	named := 0
	for at := range replay.Len() + 1 {
		said := replay.Say(at)
		if strings.Contains(said, name) {
			named++
		}
		if strings.Index(said, name) > 0 || regexp.MustCompile(`(^|\s)B([\s.,:]|$)`).MatchString(said) {
			t.Errorf("the caption at %d is %q", at, said)
		}
	}
	if named == 0 {
		t.Errorf("no caption names %s", name)
	}
}
