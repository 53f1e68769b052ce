package match_test

import (
	"context"
	"strings"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/rules"
	game "ludotheque/rules/brutal"
)

// badTeams answers with a team over its budget.
type badTeams struct{}

func (badTeams) Choose(context.Context, *game.View) (game.Action, error) {
	t := game.Team{}
	for i := range t {
		for a := range t[i].Values {
			t[i].Values[a] = 10
		}
	}
	return game.ComposeTeam(t), nil
}

// A refusal contains the line that was sent, no pointer values, and the reason, however long the line
// is.
func TestARefusalQuotesTheAction(t *testing.T) {
	m, err := match.New(game.Game, rules.Setup{Seats: game.Players, Seed: 3})
	if err != nil {
		t.Fatal(err)
	}
	defer m.Close()
	for seat := range rules.Seat(game.Players) {
		m.Sit(seat, badTeams{}, 0)
	}
	until(t, m.Tick, func() bool { return len(m.Notices()) > 0 })
	text := m.Notices()[0].Text
	if strings.Contains(text, "0x") || strings.Contains(text, "<nil>") || !strings.Contains(text, `"do":"compose"`) || !strings.Contains(text, "the team costs more than 400 points") {
		t.Errorf("the refusal is %q", text)
	}
}
