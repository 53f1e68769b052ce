package guests

import (
	_ "embed"
	"encoding/json"
	"sync"
)

//go:embed attackers.json
var told []byte

// attackers is what each attacker does, by game and name, so that who reads the tables
// needs no code. "Master's way" is the way that master thinks.
var attackers = sync.OnceValue(func() (by map[string]map[string]string) {
	if err := json.Unmarshal(told, &by); err != nil {
		panic("ai/guests: attackers.json: " + err.Error())
	}
	return by
})

// What is what an attacker does, in a sentence without its subject and its stop; "" when
// nobody has said it.
func What(game, guest string) string { return attackers()[game][guest] }
