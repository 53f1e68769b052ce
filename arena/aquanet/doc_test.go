package aquanet_test

import (
	"encoding/hex"
	"os"
	"regexp"
	"strings"
	"testing"

	"ludotheque/arena/aquanet/wire"
)

// The bytes that docs/aquariom-protocol.md shows are what it says they are.
func TestTheProtocolPageShowsTrueBytes(t *testing.T) {
	page, err := os.ReadFile("../../docs/aquariom-protocol.md")
	if err != nil {
		t.Fatal(err)
	}
	var shown [][]byte
	block := regexp.MustCompile("(?s)```hex\n(.*?)```")
	digits := regexp.MustCompile(`^(?:[0-9a-f]{2} {1,2})+`)
	for _, m := range block.FindAllStringSubmatch(string(page), -1) {
		var b []byte
		for line := range strings.Lines(m[1]) {
			x, err := hex.DecodeString(strings.ReplaceAll(digits.FindString(line), " ", ""))
			if err != nil {
				t.Fatalf("%s: %v", line, err)
			}
			b = append(b, x...)
		}
		shown = append(shown, b)
	}
	turn := wire.Turn{Number: 7, State: wire.State{
		Absent:   []uint32{0, 29},
		Neutrals: []wire.Neutral{{ID: 3, Mass: 12.5, X: 30, Y: 40}},
		Viruses:  []wire.Virus{{ID: 2, X: 150, Y: 100}},
		Cells:    []wire.Cell{{ID: 4, X: 75, Y: 50, Mass: 20}, {ID: 5, X: 225, Y: 50.5, Player: 1, Mass: 31.25, Isolated: 12}},
		Players:  []wire.Player{{Name: "bob (1)", Cells: 1, Mass: 20, Score: 180}, {ID: 1, Name: "eve (3)", Cells: 1, Mass: 31.25, Score: 201}},
	}}
	answer := wire.Answer{Turn: 7}
	answer.Move(4, 80, 50)
	want := [][]byte{wire.AppendLogin(nil, wire.LoginPlayer, "bob"), turn.Append(nil), answer.Append(nil)}
	if len(shown) != len(want) {
		t.Fatalf("%d examples", len(shown))
	}
	for i := range want {
		if string(shown[i]) != string(want[i]) {
			t.Errorf("example %d is\n%x, want\n%x", i+1, shown[i], want[i])
		}
	}
}
