package pipe_test

import (
	"bytes"
	"os/exec"
	"strings"
	"testing"

	"ludotheque/arena/catalog"
	"ludotheque/arena/pipe"
	"ludotheque/arena/twins"
	"ludotheque/rules"
)

// TestAProgramIsSentNoSecret compares all lines that a program receives in states that look the same
// to its seat.
func TestAProgramIsSentNoSecret(t *testing.T) {
	tee, err := exec.LookPath("tee")
	if err != nil {
		t.Skip("there is no tee, which writes down what it is sent")
	}
	receives := func(t testing.TB, p *twins.Plain) []string {
		if p.Seat < 0 {
			return nil // programs are never spectators
		}
		m := p.Begin(t)
		var sent bytes.Buffer
		bot, err := pipe.Start(pipe.Program{Args: []string{tee, "/dev/stderr"}, Stderr: &sent}, pipe.Hello{
			Game: p.ID, Version: p.Version, Seat: p.Seat, Seats: p.Seats, Options: m.Setup().Options,
		})
		if err != nil {
			t.Fatal(err)
		}
		p.Play(t, m, func(by rules.Seat) {
			if m.Waiting().Has(p.Seat) {
				_, _ = bot.Ask(t.Context(), m.View(p.Seat)) // the question comes back, which is not an answer
			}
		})
		bot.Close(nil)
		return strings.Split(sent.String(), "\n")
	}
	template, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range append(catalog.Games(), template) {
		t.Run(e.ID, func(t *testing.T) { twins.Compare(t, e.ID, 1, 4, receives) })
	}
}
