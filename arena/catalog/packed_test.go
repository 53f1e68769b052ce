package catalog_test

import (
	"bytes"
	"context"
	"testing"

	"ludotheque/ai"
	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/rules"
)

// A long match of Aquar.iom, more than a megabyte as text, packs small: a browser stores dozens of
// them.
func TestALongMatchPacksSmall(t *testing.T) {
	const turns, most = "1800", 150 << 10
	game, err := catalog.Find("aquariom")
	if err != nil {
		t.Fatal(err)
	}
	setup := rules.Setup{Seats: 4, Seed: 1, Options: map[string]string{"map": "reef", "turns": turns}}
	table, err := game.New(setup)
	if err != nil {
		t.Fatal(err)
	}
	defer table.Close()
	for seat := range rules.Seat(4) {
		if err := table.Sit(seat, ai.Easy, ai.Seed(1, seat), 0); err != nil {
			t.Fatal(err)
		}
	}
	if err := table.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	var text bytes.Buffer
	if err := table.Save(&text); err != nil {
		t.Fatal(err)
	}
	packed, err := match.Pack(text.Bytes())
	if err != nil || len(packed) > most {
		t.Errorf("%d bytes are %d packed, want at most %d; %v", text.Len(), len(packed), most, err)
	}
	if _, err := game.Open(bytes.NewReader(packed)); err != nil {
		t.Errorf("the packed record does not open: %v", err)
	}
	t.Logf("%d bytes are %d packed", text.Len(), len(packed))
}
