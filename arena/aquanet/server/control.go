package server

import (
	"errors"
	"fmt"
	"net"
	"slices"
	"time"
)

// Why an order is refused.
var (
	errRunning   = errors.New("a game is running")
	errNoGame    = errors.New("no game is running")
	errNoMap     = errors.New("no map is loaded: load one first")
	errPaused    = errors.New("the game is paused already")
	errNotPaused = errors.New("the game is not paused")
	errNoLoad    = errors.New("this server loads no other map")
)

// Start begins a game. It is refused while one runs, without a map, and with
// too few players.
func (s *Server) Start() error { return s.ask(s.begin) }

// Stop ends the game with the scores as they stand.
func (s *Server) Stop() error {
	return s.ask(func() error {
		if s.game == nil {
			return errNoGame
		}
		s.end()
		return nil
	})
}

// Pause stops time. Answers are taken all the same.
func (s *Server) Pause() error {
	return s.ask(func() error {
		switch {
		case s.game == nil:
			return errNoGame
		case s.game.paused:
			return errPaused
		}
		s.game.paused = true
		s.halt()
		s.observe(Event{Kind: Paused})
		return nil
	})
}

// Resume lets time go on: the next turn is one period away.
func (s *Server) Resume() error {
	return s.ask(func() error {
		switch {
		case s.game == nil:
			return errNoGame
		case !s.game.paused:
			return errNotPaused
		}
		s.game.paused = false
		s.run()
		s.observe(Event{Kind: Resumed})
		return nil
	})
}

// Load takes another map, found by Options.Load. It is refused while a game
// runs; a map that is refused leaves the one there was. Players who were
// welcomed to the former are kicked.
func (s *Server) Load(name string) error {
	if s.o.Load == nil {
		return errNoLoad
	}
	// Reading a file is slow and must not hold up the game.
	m, err := s.o.Load(name)
	if err != nil {
		return err
	}
	return s.ask(func() error {
		if s.game != nil {
			return errRunning
		}
		s.load(m)
		return nil
	})
}

// SetTurn changes the time from turn to turn, during a game too, and whatever maps
// that are loaded later say. 0 is as fast as it goes.
func (s *Server) SetTurn(d time.Duration) error {
	return s.ask(func() error {
		s.o.Turn, s.paced = max(d, 0), false
		if s.game != nil && !s.game.paused {
			s.run()
		}
		return nil
	})
}

// SetMax bounds the connections, SetMaxPlayers the players (until the next
// map) and SetMaxVisus the spectators. Those who are there stay.
func (s *Server) SetMax(n int) error {
	return s.ask(func() error { s.limits.setMax(n); return nil })
}

// SetMaxPlayers is documented at SetMax.
func (s *Server) SetMaxPlayers(n int) error {
	return s.ask(func() error {
		s.maxPlayers = n
		s.reconsider()
		return nil
	})
}

// SetMaxVisus is documented at SetMax.
func (s *Server) SetMaxVisus(n int) error {
	return s.ask(func() error { s.o.MaxVisus = n; return nil })
}

// Client is a connected player or spectator.
type Client struct {
	Number int
	Addr   string
	Name   string // "" before the login
	Player bool
	Visu   bool
}

// Clients returns the connected clients by number; none once the
// server has ended.
func (s *Server) Clients() []Client {
	var list []Client
	s.ask(func() error {
		for p := range s.peers {
			list = append(list, Client{p.k, p.addr, p.name(), p.role == player, p.role == visu})
		}
		return nil
	})
	slices.SortFunc(list, func(a, b Client) int { return a.Number - b.Number })
	return list
}

// Seats is how many players the next game takes, how many have logged in, and whether a game
// runs.
func (s *Server) Seats() (most, players int, running bool) {
	s.ask(func() error {
		most, players, running = s.maxPlayers, s.count(player), s.game != nil
		return nil
	})
	return most, players, running
}

// Reset kicks everybody. A running game continues without them.
func (s *Server) Reset() error {
	return s.ask(func() error {
		for p := range s.peers {
			s.drop(p, "the server was reset")
		}
		return nil
	})
}

// ResetPort kicks everybody and listens on another port of the same addresses.
// When that cannot be, it keeps its listeners and its clients.
func (s *Server) ResetPort(port int) error {
	if port < 1 || port > 65535 {
		return fmt.Errorf("%d is not a port: give a number from 1 to 65535", port)
	}
	return s.ask(func() error {
		var where []string
		for _, l := range s.listeners {
			host, _, err := net.SplitHostPort(l.Addr().String())
			if err != nil {
				return err
			}
			where = append(where, net.JoinHostPort(host, fmt.Sprint(port)))
		}
		opened, err := listen(where)
		if err != nil {
			return err
		}
		for _, l := range s.listeners {
			l.Close()
		}
		s.listenMu.Lock()
		s.listeners = opened
		s.listenMu.Unlock()
		for p := range s.peers {
			s.drop(p, "the server was reset")
		}
		for _, l := range opened {
			s.observe(Event{Kind: Listening, Addr: l.Addr().String()})
			s.accept(l)
		}
		return nil
	})
}
