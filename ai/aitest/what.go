package aitest

import (
	_ "embed"
	"encoding/json"
	"sync"
)

//go:embed attackers.json
var descriptions []byte

// attackers describes each attacker, by game and name. "Master's way" is how master thinks.
var attackers = sync.OnceValue(func() (by map[string]map[string]string) {
	if err := json.Unmarshal(descriptions, &by); err != nil {
		panic("aitest: attackers.json: " + err.Error())
	}
	return by
})

// what describes an attacker, without a subject and a full stop; "" for other players.
func what(game, guest string) string { return attackers()[game][guest] }
