package table

// Order asks a host of many tables to open one. What is missing is left to the host.
type Order struct {
	// Game is the id of the game.
	Game string `json:"game,omitempty"`
	// Seats is the number of chairs; those that people leave free are computer players'.
	Seats int `json:"seats,omitempty"`
	// Level is the level of the computer players.
	Level string `json:"level,omitempty"`
	// Options holds what differs from the defaults of the game.
	Options map[string]string `json:"options,omitempty"`
	// Public shows the table to everybody; the leader may change that.
	Public bool `json:"public,omitempty"`
	// Address is where the order comes from, for limits by address.
	Address string `json:"-"`
}

// Opened answers an Order.
type Opened struct {
	Code string `json:"code"`
}

// Offer is a game whose tables a host opens, with its numbers of chairs.
type Offer struct {
	Game  string `json:"game"`
	Min   int    `json:"min"`
	Max   int    `json:"max"`
	Usual int    `json:"usual"`
}

// Listed describes a table before one joins it: at its link, and to everybody where it is public.
type Listed struct {
	Code    string `json:"code"`
	Game    string `json:"game"`
	Host    string `json:"host,omitempty"` // the name of the leader, or of the first person at the host's screen
	Chairs  int    `json:"chairs"`
	Free    int    `json:"free"` // chairs that a guest may take
	Playing bool   `json:"playing,omitempty"`
}

// Listed describes the table. At a headless one, without a screen of the host, guests may take the chairs of
// computer players.
func (s *State) Listed(headless bool) Listed {
	l := Listed{Code: s.Code, Game: s.Game, Chairs: len(s.Seats), Playing: s.Phase == Playing}
	if s.Head >= 0 {
		l.Host = s.Seats[s.Head].Name
	}
	for i := range s.Seats {
		c := &s.Seats[i]
		if l.Host == "" && c.Kind == Here {
			l.Host = c.Name
		}
		if c.Kind == Open || c.Kind == Computer && headless {
			l.Free++
		}
	}
	return l
}

// Hall is what a host of many tables has to offer.
type Hall struct {
	Offers []Offer  `json:"offers"`
	Tables []Listed `json:"tables"`
}
