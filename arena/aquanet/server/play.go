package server

import (
	"cmp"
	"fmt"
	"slices"
	"time"

	"ludotheque/arena/aquanet/wire"
)

// game is the current game.
type game struct {
	number int // of the games of this server, from 1
	board  Board
	names  []string
	turns  int // how many there will be
	last   int // the turn sent last, or -1
	began  time.Time
	paused bool
	state  wire.State
	// audience are the connections that get turns, players first; some may be closed. It
	// never changes.
	audience []*peer
}

// load loads a map. Players who were welcomed to another one are kicked: WELCOME is never
// repeated, and they would play by wrong numbers.
func (s *Server) load(m Map) {
	_, s.maxPlayers = m.Players()
	s.gameMap = m
	welcome := m.Welcome()
	plain := *welcome
	plain.Rules = nil
	s.welcome, s.welcomeWithRules, s.gameTurns = plain.Append(nil), welcome.Append(nil), int(welcome.Turns)
	s.maxAnswer = wire.AnswerLimit(welcome.MaxCells)
	if s.paced {
		s.o.Turn = DefaultTurn
		if p, ok := m.(Pacer); ok && p.Pace() > 0 {
			s.o.Turn = p.Pace()
		}
	}
	for _, p := range s.loggedIn() {
		s.drop(p, "another map is loaded: log in again")
	}
	least, most := m.Players()
	text := fmt.Sprintf("%s, for %d to %d players", m.Name(), least, most)
	if said := int(welcome.MaxPlayers); said > most {
		text += fmt.Sprintf(" (the map says %d, and no game here has more than %d)", said, most)
	}
	s.observe(Event{Kind: Loaded, Text: text})
}

// loggedIn returns players and spectators in order of their logins.
func (s *Server) loggedIn() []*peer {
	var list []*peer
	for p := range s.peers {
		if p.role != noRole {
			list = append(list, p)
		}
	}
	slices.SortFunc(list, func(a, b *peer) int { return cmp.Compare(a.order, b.order) })
	return list
}

// reconsider checks whether a game begins by itself, after a client came or left.
func (s *Server) reconsider() {
	if s.game != nil || s.gameMap == nil || s.over {
		return
	}
	least, most := s.gameMap.Players()
	n := s.count(player)
	full := n >= min(most, s.maxPlayers) && n >= least
	switch {
	case full && (s.o.Start.Full || s.o.Start.After > 0):
		s.beginAlone()
	case s.o.Start.After > 0 && n >= least && s.countdown == nil:
		s.observe(Event{Kind: Soon, Text: s.o.Start.After.String()})
		s.countdown = time.NewTimer(s.o.Start.After)
		s.nudge()
	case s.countdown != nil && n < least:
		s.countdown.Stop()
		s.countdown = nil
	}
}

// retry is when a game that could not begin by itself is tried again.
const retry = 5 * time.Second

// beginAlone begins a game by the timer; errors are only logged.
func (s *Server) beginAlone() {
	if err := s.begin(); err != nil && s.countdown == nil {
		s.observe(Event{Kind: Trouble, Text: "no game begins: " + err.Error()})
		s.countdown = time.NewTimer(retry)
		s.nudge()
	}
}

// begin starts a game or returns why not.
func (s *Server) begin() error {
	switch {
	case s.game != nil:
		return errRunning
	case s.gameMap == nil:
		return errNoMap
	}
	least, _ := s.gameMap.Players()
	var players []*peer
	for _, p := range s.loggedIn() {
		if p.role == player {
			players = append(players, p)
		}
	}
	if len(players) < least {
		return fmt.Errorf("only %d of the %d players that a game needs have logged in", len(players), least)
	}
	if s.countdown != nil {
		s.countdown.Stop()
		s.countdown = nil
	}
	g := &game{number: s.games + 1, last: -1, began: time.Now(), turns: s.gameTurns}
	for i, p := range players {
		p.id = i
		g.names = append(g.names, p.name())
	}
	board, err := s.gameMap.New(g.names)
	if err != nil {
		return err
	}
	g.board = board
	s.games++
	s.game = g
	s.observe(Event{Kind: Started, Game: g.number, Text: s.gameMap.Name(), Turns: g.turns})
	s.announce(players)
	s.run()
	return nil
}

// announce sends the beginning and the first state of the game to players and spectators.
func (s *Server) announce(players []*peer) {
	g := s.game
	var start wire.Start
	g.board.State(&start.State)
	g.audience = players
	for _, p := range s.loggedIn() {
		if p.role == visu {
			g.audience = append(g.audience, p)
		}
	}
	state := start.State.AppendPayload(nil) // the same for all
	for _, p := range g.audience {
		p.inGame = true
		p.renew()
		start.Player = wire.VisuID
		if p.role == player {
			start.Player = uint32(p.id)
		}
		if !p.send(wire.AppendStartHead(nil, start.Player, len(state)), state) {
			s.drop(p, "does not read")
		}
	}
	for p := range s.peers {
		if p.role == noRole {
			s.drop(p, "a game begins and you have not logged in")
		}
	}
}

// run starts the clock of the turns.
func (s *Server) run() {
	s.halt()
	s.ticker = s.o.Ticker(s.o.Turn)
	s.due = s.ticker.C()
	s.nudge()
}

// halt stops the clock of the turns.
func (s *Server) halt() {
	if s.ticker != nil {
		s.ticker.Stop()
	}
	s.ticker, s.due = nil, nil
}

// turn makes a step and sends its state to all. It runs in Run's goroutine; answers are
// accepted while the state is sent.
func (s *Server) turn() {
	s.mu.Lock()
	number, packet, audience := s.step()
	s.mu.Unlock()
	if packet == nil {
		return
	}
	// Players first, then spectators.
	for _, p := range audience {
		p.offer(number, packet)
	}
	packet.release()
}

// step makes a step and returns its message, encoded once, with the audience; message is
// nil if the game is over.
func (s *Server) step() (number uint32, message *packet, audience []*peer) {
	g := s.game
	if g == nil {
		return 0, nil, nil
	}
	number, over := g.board.Next()
	if t, ok := g.board.(Teller); ok {
		for _, text := range t.News() {
			s.observe(Event{Kind: News, Game: g.number, Text: text})
		}
	}
	if over {
		s.end()
		return 0, nil, nil
	}
	g.last = int(number)
	g.board.State(&g.state)
	message = s.packets.take()
	message.bytes = (&wire.Turn{Number: number, State: g.state}).Append(message.bytes[:0])
	s.observe(Event{Kind: Turned, Game: g.number, Turn: g.last, Turns: g.turns})
	return number, message, g.audience
}

// end ends the game with the scores as they are.
func (s *Server) end() {
	s.halt()
	g := s.game
	var end wire.End
	g.board.End(&end)
	r := Result{
		Game: g.number, Map: s.gameMap.Name(), Turns: g.last + 1,
		Winner: int(end.Winner), Seconds: time.Since(g.began).Seconds(),
	}
	for _, score := range end.Scores {
		r.Players = append(r.Players, Final{int(score.ID), score.Name, score.Score, 1})
	}
	for i := range r.Players {
		for _, other := range r.Players {
			if other.Score > r.Players[i].Score {
				r.Players[i].Rank++
			}
		}
	}
	var err error
	if r.Record, err = g.board.Close(); err != nil {
		s.observe(Event{Kind: Trouble, Addr: r.Record, Text: err.Error()})
	}
	last := wire.AppendEmpty(end.Append(nil), wire.Logout)
	for p := range s.peers {
		if !p.inGame {
			continue
		}
		p.owes = p.withdraw()
		p.inGame, p.played, p.role, p.nick = false, true, noRole, ""
		if !p.send(last) {
			s.drop(p, "does not read")
		}
	}
	s.game = nil
	s.observe(Event{Kind: Ended, Game: g.number, Turns: g.turns, Name: winner(&end), Text: r.text()})
	if s.o.Result != nil {
		s.o.Result(r)
	}
	s.over = s.over || s.o.Once
}

func winner(e *wire.End) string {
	for _, s := range e.Scores {
		if s.ID == e.Winner {
			return s.Name
		}
	}
	return ""
}
