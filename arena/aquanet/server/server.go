// Package server is an Aquar.iom server: TCP connections of players and spectators, who
// speak the original's protocol, around one game after the other.
//
// It knows the protocol and the clock, and of the game only what [Map] and [Board] offer.
// One goroutine keeps the time and carries out commands. Each connection has one
// goroutine that reads and handles its messages, under a lock that is never held while
// waiting, and one that writes while there is something to write. A turn is encoded once
// for all. So a client that does not read, floods or sends nonsense costs the others
// nothing: it is kicked, or misses the turns that it does not ask for.
//
// The original's bugs that no client can want are not reproduced: it hangs, trusts
// lengths over two gigabytes, reads one message per packet, and cannot play twice.
package server

import (
	"context"
	"errors"
	"fmt"
	"math"
	"net"
	"runtime"
	"strconv"
	"sync"
	"sync/atomic"
	"syscall"
	"time"

	"ludotheque/arena/aquanet/wire"
)

// Map is what games are played on.
type Map interface {
	// Name is for people.
	Name() string
	// Welcome returns the content of WELCOME. Its Rules go only to clients that ask for
	// them.
	Welcome() *wire.Parameters
	// Players returns the smallest and largest number of players: a start needs min, a
	// login beyond max is refused.
	Players() (min, max int)
	// New begins a game of players with these displayed names, in order of
	// their ids.
	New(names []string) (Board, error)
}

// Board is one game. The server calls it from one goroutine.
type Board interface {
	// State fills in the present state.
	State(*wire.State)
	// Receive takes a player's answer for the next step. It may contain anything. The
	// caller may reuse it afterwards.
	Receive(player int, a *wire.Answer)
	// Next makes the next step. It returns the number of the turn to be sent, or over if
	// the game has ended.
	Next() (turn uint32, over bool)
	// End fills in the result, or the present standing if the game is broken off.
	End(*wire.End)
	// Left says that a player has left, and why. Its cells stay.
	Left(player int, why string)
	// Close is called last. It returns the name of the game's record, if there is one,
	// and why it is incomplete.
	Close() (record string, err error)
}

// Teller is a Board with news of its latest step, such as which player ate which.
type Teller interface {
	// News returns a line of English for each.
	News() []string
}

// Pacer is a Map that sets the length of a turn; 0: the default.
type Pacer interface {
	Pace() time.Duration
}

// Options configure a server.
type Options struct {
	// Listen are addresses, as host:port; none: DefaultListen. A host with several
	// addresses, such as localhost, means all of them; an empty one every address of the
	// machine.
	Listen []string
	// Listeners are further listeners beside TCP, which the server closes when it ends.
	Listeners []net.Listener
	// Map is the map; nil: none until Load.
	Map Map
	// Load finds a map by the argument of the console's load; nil refuses.
	Load func(name string) (Map, error)
	// Turn is the length of a turn; 0: that of the map, see Pacer, or DefaultTurn.
	// SetTurn can set it to 0 for as fast as possible.
	Turn time.Duration
	// Start says when games begin by themselves.
	Start Start
	// Once ends Run after one game.
	Once bool

	// MaxConnections limits connections; 0: DefaultConnections.
	MaxConnections int
	// MaxPerAddress limits those of one address, this machine's excepted; 0:
	// DefaultPerAddress.
	MaxPerAddress int
	// MaxVisus limits spectators; 0: DefaultVisus.
	MaxVisus int
	// AcceptRate is the number of connections accepted per second after a burst of
	// MaxConnections; others wait. 0: DefaultAcceptRate.
	AcceptRate int
	// LoginTimeout is the time for a new connection to log in, and WriteTimeout that for
	// a client to read a message; 0: 30 and 10 s.
	LoginTimeout, WriteTimeout time.Duration

	// Observe, if not nil, gets every event, and Result the result of each game. They are
	// called one at a time, must not block, and must not call the server.
	Observe func(Event)
	Result  func(Result)
	// Ticker makes the clock of the turns, for tests; nil: a real one.
	Ticker func(period time.Duration) Ticker
}

// The defaults of Options.
const (
	DefaultListen      = "127.0.0.1:4242"
	DefaultTurn        = 100 * time.Millisecond
	DefaultConnections = 512
	DefaultPerAddress  = 64
	DefaultVisus       = 64
	DefaultAcceptRate  = 1000
	defaultLogin       = 30 * time.Second
	defaultWrite       = 10 * time.Second
)

// linger is how long a connection is kept after its last message, so that the
// other side reads it; maxLingering, how many are. lastAnswer is how long it is
// for clients that still owe an answer when a server ends with its game: closing while
// that comes in would destroy the scores.
const (
	linger       = time.Second
	maxLingering = 256
	lastAnswer   = 30 * time.Second
)

// Start says when games begin by themselves. The zero value means never: the caller uses
// Server.Start.
type Start struct {
	// Full begins when the map has all its players.
	Full bool
	// After begins that long after enough players have come, or when the map is full. 0:
	// not by time.
	After time.Duration
}

// Ticker is a clock that says when turns are due.
type Ticker interface {
	// C returns a channel with a value for each due turn; values that are not received are
	// dropped.
	C() <-chan time.Time
	// Stop ends it. It may be called twice.
	Stop()
}

type clock struct{ *time.Ticker }

func (c clock) C() <-chan time.Time { return c.Ticker.C }

// always is the clock of turns without pauses.
type always chan time.Time

func (a always) C() <-chan time.Time { return a }
func (a always) Stop()               {}

func newTicker(period time.Duration) Ticker {
	if period > 0 {
		return clock{time.NewTicker(period)}
	}
	c := make(always)
	close(c)
	return c
}

// ErrStopped is the error of commands to a server that has ended.
var ErrStopped = errors.New("the server has ended")

// Server is a server. New makes it and Run runs it; the other methods may be called from
// any goroutine while it runs.
type Server struct {
	o     Options
	calls chan func()   // run by Run's goroutine
	woken chan struct{} // buffered: Run has to look again at what it waits for
	done  chan struct{} // closed when Run ends
	tasks sync.WaitGroup

	packets packets // of turns

	listenMu  sync.Mutex // of listeners
	listeners []net.Listener
	limits    *limits
	accepting context.Context // ends when no more connections are accepted
	stop      context.CancelFunc
	lingering atomic.Int32
	linger    time.Duration // the constant, except in tests

	// mu protects the fields below.
	mu               sync.Mutex
	ended            bool // no more changes
	next             int  // number of the next connection
	logins           int
	peers            map[*peer]struct{}
	maxPlayers       int
	gameMap          Map
	welcome          []byte // WELCOME of table
	welcomeWithRules []byte // the same with Rules
	maxAnswer        int    // answer on table
	gameTurns        int    // of its games
	paced            bool   // the map says how long a turn lasts
	game             *game
	games            int
	due              <-chan time.Time // of the turn; nil when no game runs
	ticker           Ticker
	countdown        *time.Timer // nil when no game is about to begin
	over             bool
	refusals         refusals
}

// New validates the options and opens the listeners, so that Addrs is known before Run.
func New(o Options) (*Server, error) {
	fill := func(p *int, v int) {
		if *p <= 0 {
			*p = v
		}
	}
	fill(&o.MaxConnections, DefaultConnections)
	fill(&o.MaxPerAddress, DefaultPerAddress)
	fill(&o.MaxVisus, DefaultVisus)
	fill(&o.AcceptRate, DefaultAcceptRate)
	if o.LoginTimeout <= 0 {
		o.LoginTimeout = defaultLogin
	}
	if o.WriteTimeout <= 0 {
		o.WriteTimeout = defaultWrite
	}
	if len(o.Listen) == 0 {
		o.Listen = []string{DefaultListen}
	}
	if o.Ticker == nil {
		o.Ticker = newTicker
	}
	s := &Server{
		o: o, calls: make(chan func()), woken: make(chan struct{}, 1), done: make(chan struct{}),
		peers: map[*peer]struct{}{}, maxPlayers: math.MaxInt, linger: linger,
	}
	if s.paced = o.Turn <= 0; s.paced {
		s.o.Turn = DefaultTurn
	}
	s.limits = newLimits(o.MaxConnections, o.MaxPerAddress, o.AcceptRate)
	s.accepting, s.stop = context.WithCancel(context.Background())
	if o.Map != nil {
		s.load(o.Map)
	}
	var err error
	s.listeners, err = listen(o.Listen)
	if err != nil {
		return nil, err
	}
	s.listeners = append(s.listeners, o.Listeners...)
	return s, nil
}

// alive ends an idle connection whose other end is gone within eight seconds.
var alive = net.ListenConfig{KeepAliveConfig: net.KeepAliveConfig{Enable: true, Idle: 4 * time.Second, Interval: 2 * time.Second, Count: 2}}

// listen opens every address, or none.
func listen(addresses []string) (open []net.Listener, err error) {
	defer func() {
		if err != nil {
			for _, l := range open {
				l.Close()
			}
			open = nil
		}
	}()
	for _, address := range addresses {
		host, port, err := net.SplitHostPort(address)
		if err != nil {
			return open, fmt.Errorf("%q is not an address to listen on: write it as 127.0.0.1:4242, [::1]:4242 or :4242", address)
		}
		hosts := []string{host}
		if host != "" && net.ParseIP(host) == nil {
			if hosts, err = net.LookupHost(host); err != nil {
				return open, fmt.Errorf("%s has no address: %w", host, err)
			}
		}
		var failed error
		before := len(open)
		for _, h := range hosts {
			l, err := alive.Listen(context.Background(), "tcp", net.JoinHostPort(h, port))
			if err != nil {
				failed = fmt.Errorf("cannot listen on %s: %w; end what listens there, or choose another with --listen", net.JoinHostPort(h, port), err)
				continue
			}
			open = append(open, l)
			if port == "0" { // any port, but the same on every address
				port = strconv.Itoa(l.Addr().(*net.TCPAddr).Port)
			}
		}
		// A name may have addresses of a family that this machine lacks.
		if len(open) == before || errors.Is(failed, syscall.EADDRINUSE) {
			return open, failed
		}
	}
	return open, nil
}

// Addrs returns the addresses of the listeners.
func (s *Server) Addrs() []net.Addr {
	s.listenMu.Lock()
	defer s.listenMu.Unlock()
	var as []net.Addr
	for _, l := range s.listeners {
		as = append(as, l.Addr())
	}
	return as
}

// Run serves until ctx ends or, with Options.Once, after one game. A game in progress
// then ends with the present scores. It closes every connection and returns when all its
// goroutines have ended. It is called once.
func (s *Server) Run(ctx context.Context) {
	s.locked(func() {
		for _, l := range s.listeners {
			s.observe(Event{Kind: Listening, Addr: l.Addr().String()})
			s.accept(l)
		}
	})
	s.loop(ctx)
	s.mu.Lock()
	if s.game != nil {
		s.end()
	}
	s.over, s.ended = true, true
	for _, l := range s.listeners {
		l.Close()
	}
	s.stop()
	for p := range s.peers {
		switch {
		case p.role != noRole:
			s.drop(p, "the server ends")
		case p.owes && ctx.Err() == nil:
			s.forget(p, "")
			p.leave(lastAnswer)
			defer context.AfterFunc(ctx, p.cut)()
		default: // its game is over, most often
			s.forget(p, "")
			p.leave(s.linger)
		}
	}
	s.mu.Unlock()
	close(s.done)
	s.tasks.Wait()
}

// loop keeps the time and carries out commands. A due turn comes first.
func (s *Server) loop(ctx context.Context) {
	for {
		s.mu.Lock()
		over, due, soon := s.over, s.due, s.waiting()
		s.mu.Unlock()
		if over || ctx.Err() != nil {
			return
		}
		select {
		case <-due:
			s.turn()
			if s.o.Turn == 0 { // without a pause, but commands get their turn
				runtime.Gosched()
			}
			continue
		default:
		}
		select {
		case <-ctx.Done():
		case <-due:
			s.turn()
		case <-soon:
			s.locked(func() {
				s.countdown = nil
				s.beginAlone()
			})
		case order := <-s.calls:
			order()
		case <-s.woken:
		}
	}
}

// nudge makes Run's goroutine look again at what it waits for.
func (s *Server) nudge() {
	select {
	case s.woken <- struct{}{}:
	default:
	}
}

// waiting returns the timer of a game that is about to begin.
func (s *Server) waiting() <-chan time.Time {
	if s.countdown == nil {
		return nil
	}
	return s.countdown.C
}

// locked calls f under the lock unless the server has ended; it reports whether it did.
func (s *Server) locked(f func()) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ended {
		return false
	}
	f()
	return true
}

// ask calls f in Run's goroutine, between two turns, and returns its error.
func (s *Server) ask(f func() error) error {
	answer := make(chan error, 1)
	order := func() {
		s.mu.Lock()
		defer s.mu.Unlock()
		answer <- f()
	}
	select {
	case s.calls <- order:
		return <-answer
	case <-s.done:
		return ErrStopped
	}
}
