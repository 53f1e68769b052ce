package aquanet

import (
	"context"
	"errors"
	"sync"

	"ludotheque/arena/aquanet/client"
	"ludotheque/arena/aquanet/exchange"
	"ludotheque/arena/aquanet/wire"
	"ludotheque/rules/aquariom"
)

// Phase is the state of a Link.
type Phase int

// The phases, in their order; after PhaseOver PhaseWaiting may come again.
const (
	PhaseConnecting Phase = iota
	PhaseWaiting          // logged in, for the game to begin
	PhasePlaying
	PhaseOver   // the game is over
	PhaseFailed // the connection failed; Status returns the error
)

// Guest says how a Link joins a server.
type Guest struct {
	// Nick is the nickname, see server.Nick.
	Nick string
	// Watch joins as a spectator.
	Watch bool
	// Stay logs in again after a game for the next one. The original's server plays only
	// one.
	Stay bool
}

// Link is a connection for a screen, which must never block: a goroutine of its own talks
// to the server. Its methods may be called from any goroutine.
type Link struct {
	guest Guest
	stop  context.CancelFunc
	ended chan struct{}
	acted chan struct{} // buffered
	views chan *aquariom.View

	mu     sync.Mutex
	phase  Phase
	err    error
	eye    *Observer // its Map, Dialect and Told do not change
	names  []string
	end    *client.End
	missed int
	// asked is the view that waits for an answer, and answer the argument of Act.
	asked  *aquariom.View
	answer *aquariom.Action
}

// Begin connects by connect and logs in, in the background.
func Begin(connect func(context.Context) (*client.Client, error), guest Guest) *Link {
	ctx, stop := context.WithCancel(context.Background())
	l := &Link{
		guest: guest, stop: stop, ended: make(chan struct{}),
		acted: make(chan struct{}, 1), views: make(chan *aquariom.View, 1),
	}
	go func() {
		defer close(l.ended)
		if err := l.run(ctx, connect); err != nil && ctx.Err() == nil {
			l.set(func() { l.phase, l.err = PhaseFailed, err })
		}
	}()
	return l
}

func (l *Link) set(f func()) {
	l.mu.Lock()
	defer l.mu.Unlock()
	f()
}

func (l *Link) run(ctx context.Context, connect func(context.Context) (*client.Client, error)) error {
	c, err := connect(ctx)
	if err != nil {
		return err
	}
	defer c.Close()
	for {
		if err := l.game(ctx, c); err != nil || !l.guest.Stay {
			return err
		}
	}
}

// game plays one game, from the login to the end.
func (l *Link) game(ctx context.Context, c *client.Client) error {
	login := c.Login
	if l.guest.Watch {
		login = c.Watch
	}
	if err := login(l.guest.Nick); err != nil {
		return err
	}
	eye, err := NewObserver(&c.Map)
	if err != nil {
		return err
	}
	l.set(func() {
		l.eye = eye
		if l.phase == PhaseConnecting { // the end of a game is shown until the next one
			l.phase = PhaseWaiting
		}
	})
	if err := l.turns(ctx, c, eye); err != nil {
		return err
	}
	end, err := c.Result()
	if err != nil {
		return err
	}
	if end == nil {
		return errors.New("the game has ended without a result")
	}
	l.set(func() { l.phase, l.end = PhaseOver, end })
	return nil
}

// turns publishes each turn of a game, and answers it unless the guest is a spectator.
func (l *Link) turns(ctx context.Context, c *client.Client, eye *Observer) error {
	begun := false
	for turn := range c.Turns() {
		if !begun {
			begun = true
			if _, err := eye.Start(&wire.Start{Player: c.ID, State: c.Start}); err != nil {
				return err
			}
		}
		v, err := eye.Turn(turn)
		if err != nil {
			return err
		}
		l.set(func() {
			l.phase, l.end = PhasePlaying, nil
			l.names = append([]string(nil), eye.Names...)
			l.missed += c.Skipped
			l.asked, l.answer = v, nil
		})
		select {
		case l.views <- v:
		case <-ctx.Done():
			return ctx.Err()
		}
		if l.guest.Watch {
			continue
		}
		act, err := l.wait(ctx)
		if err != nil {
			return err
		}
		var answer wire.Answer
		exchange.Reply(act, &answer)
		if err := c.Send(&answer); err != nil {
			return err
		}
	}
	return nil
}

// wait waits for the answer to the present turn.
func (l *Link) wait(ctx context.Context) (act *aquariom.Action, err error) {
	for {
		select {
		case <-l.acted:
		case <-ctx.Done():
			return nil, ctx.Err()
		}
		l.set(func() {
			if act = l.answer; act != nil {
				l.asked, l.answer = nil, nil
			}
		})
		if act != nil {
			return act, nil
		}
	}
}

// Next returns the next turn, or nil if none has come. A player must answer each with Act
// to get another.
func (l *Link) Next() *aquariom.View {
	select {
	case v := <-l.views:
		return v
	default:
		return nil
	}
}

// Act answers a turn that Next returned. A second answer, or one to an earlier turn, is
// dropped.
func (l *Link) Act(v *aquariom.View, a aquariom.Action) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.asked != v || l.answer != nil {
		return
	}
	l.answer = &a
	select {
	case l.acted <- struct{}{}:
	default:
	}
}

// Status returns the phase; the error is not nil only in PhaseFailed.
func (l *Link) Status() (Phase, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.phase, l.err
}

// Map returns the server's map, nil until the login. It has no starting places; see
// Observer for what else some servers do not send.
func (l *Link) Map() *aquariom.Map {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.eye == nil {
		return nil
	}
	return l.eye.Map
}

// Dialect returns the dialect of the server, and whether the server has sent it.
// Otherwise, and before the login, it is assumed to be the original's, and only the
// server knows which actions are allowed.
func (l *Link) Dialect() (d aquariom.Dialect, told bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.eye == nil {
		return aquariom.Original, false
	}
	return l.eye.Dialect, l.eye.Told
}

// Names returns the names of the players by seat, as of the latest turn.
func (l *Link) Names() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.names
}

// End returns the result of the latest game, or nil. Scores are whole numbers.
func (l *Link) End() *client.End {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.end
}

// Skipped returns the number of turns that were not sent because an earlier one had not
// been answered.
func (l *Link) Skipped() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.missed
}

// Close ends the connection. It does not block.
func (l *Link) Close() { l.stop() }
