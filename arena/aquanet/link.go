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

// Phase is how far a Link is.
type Phase int

// The phases, in their order; after PhaseOver PhaseWaiting may come again.
const (
	PhaseConnecting Phase = iota
	PhaseWaiting          // logged in, for the game to begin
	PhasePlaying
	PhaseOver   // the game is
	PhaseFailed // the connection is; Status gives the error
)

// Guest is how a Link sits at a server.
type Guest struct {
	// Nick is the nickname, see server.Nick.
	Nick string
	// Watch is to watch and not to play.
	Watch bool
	// Stay logs in again after a game, for the next. The original's server
	// plays only one.
	Stay bool
}

// Link is a connection for a screen, which must never wait: a goroutine of its
// own talks to the server. Its methods may be called from any goroutine.
type Link struct {
	guest Guest
	stop  context.CancelFunc
	ended chan struct{}
	acted chan struct{} // room for one
	views chan *aquariom.View

	mu     sync.Mutex
	phase  Phase
	err    error
	eye    *Observer // whose Map, Dialect and Told stay as they are
	names  []string
	end    *client.End
	missed int
	// asked is the view that waits for its answer, and answer what Act said.
	asked  *aquariom.View
	answer *aquariom.Action
}

// Begin connects by connect and logs in, later: it returns at once.
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

// game is one game, from the login to the end.
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
		if l.phase == PhaseConnecting { // the end of a game is shown until the next
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

// turns shows each turn of a game, and answers it unless the guest only looks on.
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

// wait waits for the answer to the turn that is asked.
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

// Next is the next turn, or nil when none has come. Who plays answers each with
// Act, or gets no other.
func (l *Link) Next() *aquariom.View {
	select {
	case v := <-l.views:
		return v
	default:
		return nil
	}
}

// Act answers a turn that Next gave. A second answer to it, and one to a turn
// that has passed, is dropped.
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

// Status is how far it is; the error is not nil in PhaseFailed alone.
func (l *Link) Status() (Phase, error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.phase, l.err
}

// Map is the server's, nil until the login. It has no starting places; see Observer for
// what some servers do not tell.
func (l *Link) Map() *aquariom.Map {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.eye == nil {
		return nil
	}
	return l.eye.Map
}

// Dialect is the one that the server plays, and whether it told so. Before the login,
// and of a server that does not tell, it is the original's for want of a better one:
// whether an action is allowed is then for the server to say.
func (l *Link) Dialect() (d aquariom.Dialect, told bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.eye == nil {
		return aquariom.Original, false
	}
	return l.eye.Dialect, l.eye.Told
}

// Names are the players', one a seat, as in the latest turn.
func (l *Link) Names() []string {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.names
}

// End is how the latest game ended, nil while none has. Scores are whole.
func (l *Link) End() *client.End {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.end
}

// Skipped is how many turns were not sent because one before them had not been
// answered.
func (l *Link) Skipped() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	return l.missed
}

// Close ends the connection. It does not wait.
func (l *Link) Close() { l.stop() }
