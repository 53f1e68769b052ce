package kittest

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"maps"
	"reflect"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"ludotheque/ai"
	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/tabletest"
	"ludotheque/assets/words"
	"ludotheque/rules"
	"ludotheque/scenes"
	"ludotheque/scenes/input"
	"ludotheque/scenes/play"
	"ludotheque/scenes/ui"
)

// keeper is a host of this process, whose match the screen on the stage has joined. Time
// passes for both by the ticks of the stage: in each of them all that was said arrives.
type keeper[S rules.State[S, A, V], A any, V rules.View[A]] struct {
	b    *sitting[S, A, V]
	host *host.Host
	link *guest.Link
	// wire is the latest connection, and wires tells of each; down says that no guest can
	// connect.
	wire  *wire
	wires chan *wire
	down  atomic.Bool
	pings int64
}

// wire is the host's end of a connection, which tells what has arrived.
type wire struct {
	*tabletest.End
	mu sync.Mutex
	// step and waiting are of the view that was sent last; news tells of each.
	step    int
	waiting rules.Seats
	news    chan struct{}
	// passing is the pong that the host looks at, passed tells those that it has seen.
	passing int64
	passed  chan int64
}

// Read gives the host the next message: it has seen the one before.
func (w *wire) Read(ctx context.Context) ([]byte, error) {
	if w.passing != 0 {
		w.passed <- w.passing
		w.passing = 0
	}
	b, err := w.End.Read(ctx)
	var m table.ToHost
	if err == nil && json.Unmarshal(b, &m) == nil {
		w.passing = m.Pong
	}
	return b, err
}

// Write notes what the guest is shown.
func (w *wire) Write(ctx context.Context, b []byte) error {
	err := w.End.Write(ctx, b)
	var m table.ToGuest
	if err != nil || json.Unmarshal(b, &m) != nil || m.View == nil && m.Public == nil {
		return err
	}
	w.mu.Lock()
	defer w.mu.Unlock()
	w.step, w.waiting = m.Step, rules.Seats{}
	for _, p := range m.Waiting {
		w.waiting = w.waiting.With(p)
	}
	select {
	case w.news <- struct{}{}:
	default:
	}
	return nil
}

// shows says whether the guest was shown a step, and for whom it waits.
func (w *wire) shows(step int, waiting rules.Seats) bool {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.step == step && w.waiting == waiting
}

// away stands for the screens to which a match of a host leads.
type away struct {
	*Results
	left bool
}

// Times of a match that a host keeps.
const (
	// answerTicks is within how many ticks an answer is there.
	answerTicks = 3
	// lostTicks is for how many ticks the host is lost.
	lostTicks = 30
	// arrivalTime is how long a message may take in this process.
	arrivalTime = 20 * time.Second
)

// elsewhere holds a match that a host keeps to what makes sense for it, and to what a
// network does to it. A whole match in real time is played by one device, and by all where
// the run is [Long].
func (c *conformity[S, A, V]) elsewhere(t *testing.T) {
	far := *c
	far.away = true
	for i, device := range Devices {
		if c.timed() && !Long() && i != len(c.front.Info.ID)%len(Devices) {
			continue // its many views take seconds
		}
		t.Run("a whole match by "+device, func(t *testing.T) { far.wholeMatch(t, device) })
	}
	if !c.timed() {
		t.Run("undo", far.undoes)
		t.Run("a picture rests", far.restsAway)
	}
	t.Run("refusals have words", far.refuses)
	t.Run("what comes is what is", far.sees)
	t.Run("a lost pad pauses", far.losesAPadAway)
	t.Run("a pause is left for the present", far.catchesUp)
	t.Run("the host is lost and found", far.comesBack)
	t.Run("the host shows what cannot be", far.doubts)
	t.Run("spoilt views", far.strange)
	t.Run("leave", far.leaves)
	t.Run("the host closes the table", far.closed)
}

// join sits down at a host of this process, at the seat of the first person of a start.
func (c *conformity[S, A, V]) join(s *Stage, start play.Start) *sitting[S, A, V] {
	s.T.Helper()
	maps.Copy(start.Setup.Options, c.Short)
	m, err := match.New(c.game.Rules, start.Setup)
	if err != nil {
		s.T.Fatal(err)
	}
	s.T.Cleanup(m.Close)
	m.Meta = play.MetaOf(&start)
	h := &keeper[S, A, V]{host: host.New(host.Options{Code: "TREFLE", Ping: time.Hour, PerSecond: 1 << 30}), wires: make(chan *wire, 1)}
	s.T.Cleanup(h.host.Close)
	chairs := make([]table.Chair, len(start.Chairs))
	for i := range start.Chairs {
		p, level := rules.Seat(i), start.Chairs[i].Level
		chairs[i] = table.Chair{Kind: table.Open}
		if level != "" {
			chairs[i] = table.Chair{Kind: table.Computer, Level: level}
			m.Sit(p, c.game.Player(level, ai.Seed(start.Setup.Seed, p)), ai.Budget(c.game.Rules.Rate, ai.Level(level)))
		}
	}
	h.host.Arrange(c.game.Rules.ID, start.Setup.Options, chairs)
	join := tabletest.Join(start.Chairs[0].Name)
	join.Screen = true
	h.link = guest.Begin(join, h.dial)
	s.T.Cleanup(h.link.Close)
	h.b = &sitting[S, A, V]{Stage: s, c: c, match: m, host: h}
	h.connected()
	h.host.Begin(match.Plain[S, A, V]{Match: m})
	h.show()
	h.passes()
	*h.b = *c.put(s, h.shown(s, c.front))
	h.b.match, h.b.host = m, h
	s.Meanwhile = h.tick
	return h.b
}

// dial connects the guest.
func (h *keeper[S, A, V]) dial(ctx context.Context) (guest.Conn, error) {
	if h.down.Load() {
		return nil, errors.New("the network is down")
	}
	near, far := tabletest.Pipe(64)
	w := &wire{End: far, step: -1, news: make(chan struct{}, 1), passed: make(chan int64, 1)}
	go h.host.Serve(context.WithoutCancel(ctx), w)
	h.wires <- w
	return near, nil
}

// until waits for one event after the other until something holds.
func (h *keeper[S, A, V]) until(what string, event <-chan struct{}, holds func() bool) {
	h.b.T.Helper()
	late := time.NewTimer(arrivalTime)
	defer late.Stop()
	for !holds() {
		select {
		case <-event:
		case <-late.C:
			h.b.T.Fatalf("waited for %s in vain", what)
		}
	}
}

// connected waits until the guest has its chair, or has it again.
func (h *keeper[S, A, V]) connected() {
	h.b.T.Helper()
	select {
	case h.wire = <-h.wires:
	case <-time.After(arrivalTime):
		h.b.T.Fatal("nobody comes")
	}
	h.until("the guest", h.host.Wake(), func() bool { return h.host.Guests().Has(0) && h.host.Silent(0) == 0 })
}

// show has the host show its match, and waits until that is on its way.
func (h *keeper[S, A, V]) show() {
	h.b.T.Helper()
	m := h.b.match
	h.host.SendViews()
	if !h.down.Load() {
		h.until("a view", h.wire.news, func() bool { return h.wire.shows(m.Steps(), m.Waiting()) })
	}
}

// passes waits until the guest has heard what was said to it, and the host what the guest
// has said: a ping goes after the one, its pong after the other.
func (h *keeper[S, A, V]) passes() {
	h.b.T.Helper()
	if h.down.Load() {
		return
	}
	h.pings++
	h.says(&table.ToGuest{Ping: h.pings})
	select {
	case <-h.wire.passed:
	case <-time.After(arrivalTime):
		h.b.T.Fatal("a ping is not answered")
	}
}

// shown is the scene of the match that the host has begun.
func (h *keeper[S, A, V]) shown(s *Stage, front *play.FrontEnd) scenes.Scene {
	s.T.Helper()
	remote := &play.Remote{Link: h.link}
	remote.Back = func() scenes.Scene { return &away{} }
	remote.Again = remote.Back
	remote.Leave = func() scenes.Scene {
		h.link.Close()
		return &away{left: true}
	}
	for {
		m, ok := h.link.Next()
		if !ok {
			s.T.Fatal("no match is told of")
		}
		if m.Hello == nil {
			continue
		}
		opening, err := front.Table(s.Kit, remote, *m.Hello)
		if err != nil {
			s.T.Fatal(err)
		}
		scene, err := opening()
		if err != nil || scene == nil {
			s.T.Fatalf("the match is shown by %v, %v", scene, err)
		}
		return scene
	}
}

// tick is what happens at the host, and on the way there and back, in the time of a tick.
func (h *keeper[S, A, V]) tick() {
	h.passes()
	m := h.b.match
	h.host.SubmitAnswers()
	m.Await()
	for m.Tick() && !h.b.c.timed() {
		h.show()
		m.Await()
	}
	h.show()
}

// says has the guest hear what a host does not say by itself.
func (h *keeper[S, A, V]) says(m *table.ToGuest) {
	h.b.T.Helper()
	b, err := json.Marshal(m)
	if err == nil {
		err = h.wire.End.Write(h.b.T.Context(), b)
	}
	if err != nil {
		h.b.T.Fatal(err)
	}
}

// answered is how many ticks pass until an answer shows.
func (b *sitting[S, A, V]) answered() int {
	if b.host != nil {
		return answerTicks
	}
	return 1
}

// refuse has the rules refuse what the first seat wished.
func (b *sitting[S, A, V]) refuse(err error) {
	if b.host == nil {
		b.scene.Face().Refused(0, err)
		return
	}
	why := b.c.game.Rules.Refusal(err)
	if errors.Is(err, match.ErrNoUndo) {
		why = table.NoUndo
	}
	b.host.says(&table.ToGuest{Refused: &table.Refused{Why: why, Text: err.Error()}})
}

// record is the match as its record tells it, open until the test ends.
func (b *sitting[S, A, V]) record() play.Replay {
	b.T.Helper()
	var kept bytes.Buffer
	if err := b.match.Save(&kept); err != nil {
		b.T.Fatal(err)
	}
	r, err := b.c.front.Open(b.Kit, kept.Bytes())
	if err != nil {
		b.T.Fatal(err)
	}
	if close, ok := r.(scenes.Closer); ok {
		b.T.Cleanup(close.Close)
	}
	return r
}

// ended fails unless the results are those of the host's match.
func (h *keeper[S, A, V]) ended(r *Results) {
	t := h.b.T
	t.Helper()
	if h.b.match.Result() == nil {
		t.Fatal("the host's match is not over")
	}
	if got, want := r.Outcome.Result, h.b.record().Outcome().Result; !reflect.DeepEqual(got, want) {
		t.Errorf("the results say %+v, the host's record %+v", got, want)
	}
	if names, err := h.b.Kit.Env.Store.List("records/"); r.Record != "" || err != nil || len(names) != 0 {
		t.Errorf("a match of the host is kept here as %q: %v, %v", r.Record, names, err)
	}
	if a, ok := r.Again().(*away); !ok || a.left {
		t.Errorf("after the results there is %T, and not the table", r.Again())
	}
}

// doubts has the host send what no game shows, as a broken or a hostile one does: the
// match is left, and the link says why.
func (c *conformity[S, A, V]) doubts(t *testing.T) {
	for name, spoil := range map[string]func(m *table.ToGuest){
		"another seat":   func(m *table.ToGuest) { m.View = spoilt(t, m.View, "seat", 77) },
		"no view":        func(m *table.ToGuest) { m.View = []byte("null") },
		"no JSON object": func(m *table.ToGuest) { m.View = []byte("[1]") },
		"a seat":         func(m *table.ToGuest) { m.Waiting = []rules.Seat{1 << 40} },
		"a step":         func(m *table.ToGuest) { m.Step = -1 },
		"a result":       func(m *table.ToGuest) { m.View, m.Over = nil, &table.Over{Reason: "?", Scores: []int{1}} },
		"a hello":        func(m *table.ToGuest) { m.View, m.Hello = nil, &table.Hello{Match: 1, Seats: 1 << 40} },
	} {
		t.Run(name, func(t *testing.T) {
			b := c.sit(t, c.Start(1), nil)
			b.Wait(1)
			own, err := json.Marshal(b.match.View(0))
			if err != nil {
				t.Fatal(err)
			}
			said := table.ToGuest{View: own, Step: b.match.Steps()}
			spoil(&said)
			b.host.says(&said)
			b.host.passes()
			b.Meanwhile = nil
			for range 10 * input.TicksPerSecond {
				if b.Wait(1); b.Shown != nil {
					break
				}
			}
			var bye *guest.Bye
			_, _, err = b.host.link.Status()
			if a, ok := b.Shown.(*away); !ok || a.left || !errors.As(err, &bye) || bye.Why != table.BadMessage {
				t.Errorf("the match leads to %T, and the link says %v", b.Shown, err)
			}
		})
	}
}

// spoilt is a JSON object with another value of a field.
func spoilt(t *testing.T, text []byte, field string, value any) []byte {
	t.Helper()
	var fields map[string]any
	err := json.Unmarshal(text, &fields)
	fields[field] = value
	b, wrong := json.Marshal(fields)
	if err = errors.Join(err, wrong); err != nil {
		t.Fatal(err)
	}
	return b
}

func (c *conformity[S, A, V]) restsAway(t *testing.T) {
	b := c.sit(t, c.Start(1), func(s *Stage) {
		s.Draws()
		s.Kit.Prefs.Motion = ui.Reduced
	})
	b.mine()
	b.Wait(240)
	seen := b.scene.Picture().Version()
	b.Wait(60)
	if b.scene.Picture().Version() != seen {
		t.Error("the picture of a moment goes on changing")
	}
	b.scene.Repaint()
	b.scene.Repaint()
	if b.scene.Picture().Version() != seen {
		t.Error("the same moment painted twice gives two pictures")
	}
	b.Meanwhile = nil // what a host allocates is its own
	allocateNothing(t, func() { b.Wait(1) })
}

// sees compares what a screen sees with what its host shows, from step to step.
func (c *conformity[S, A, V]) sees(t *testing.T) {
	b := c.sit(t, c.Start(1), func(s *Stage) { s.Kit.Prefs.Speed = 0 })
	on, tick := b.scene.Screen(), b.Meanwhile
	shown := map[int]string{}
	text := func(v any) string {
		j, err := json.Marshal(v)
		if err != nil {
			t.Fatal(err)
		}
		return string(j)
	}
	b.Meanwhile = func() {
		tick()
		shown[b.match.Steps()] = text(b.match.View(on.Eyes))
	}
	same := 0
	for range 40 {
		c.Beat(b.Stage, b.scene.Face(), "keys")
		if b.Shown != nil || b.match.Result() != nil {
			break
		}
		want, ok := shown[on.Steps]
		if !ok {
			continue
		}
		same++
		if got := text(on.See(on.Eyes)); got != want {
			t.Fatalf("%s: the screen sees %s, the host shows %s", b.stand(), got, want)
		}
	}
	if same == 0 {
		t.Errorf("the screen was never where its host was: %s", b.stand())
	}
}

func (c *conformity[S, A, V]) losesAPadAway(t *testing.T) {
	b := c.sit(t, c.Start(1), func(s *Stage) { plug(s, 1) })
	b.mine()
	b.Button(input.L) // the device used last
	b.Src.Now.Pads = nil
	b.Wait(2)
	p, ok := b.Shown.(*Paused)
	if !ok {
		t.Fatalf("a lost pad led to %T: %s", b.Shown, b.stand())
	}
	if p.Lost != 0 || p.Device != input.Gamepad(0) || !p.Elsewhere || p.Live == nil || p.Computer != nil || p.Restart != nil {
		t.Errorf("the pause says %+v", p.Paused)
	}
}

// catchesUp pauses while the host's match goes on: the sheet shows how far it is, and a guest who comes
// back sees it as it is then.
func (c *conformity[S, A, V]) catchesUp(t *testing.T) {
	b := c.sit(t, c.Start(1), func(s *Stage) { s.Kit.Prefs.Speed = 0 })
	b.mine()
	p := b.pause()
	for range 2 * input.TicksPerSecond {
		b.host.tick()
		if l := p.Live(); l.Next != nil || l.Where != b.scene.Face().(interface{ Where() words.Text }).Where() {
			t.Fatalf("under the sheet the match is at %+v: %s", l, b.stand())
		}
	}
	if behind := b.match.Steps() - b.scene.Steps(); behind > answerTicks {
		t.Errorf("the sheet is %d steps behind: %s", behind, b.stand())
	}
	b.host.host.SetPaused(true)
	b.host.until("the host's pause", b.host.link.Wake(), func() bool { s := b.host.link.State(); return s != nil && s.Paused })
	if l := p.Live(); !l.Paused || l.Clock != (words.Text{}) {
		t.Errorf("of the host's own pause the sheet says %+v", l)
	}
	b.Shown = nil
	b.Wait(1)
	if said := b.scene.Screen().Gui.Pinned(); said != b.Kit.Say(words.TablePaused()) {
		t.Errorf("of the host's own pause the board says %q", said)
	}
	b.host.host.SetPaused(false)
	for range 4 * input.TicksPerSecond {
		b.host.tick()
	}
	b.Wait(answerTicks)
	if behind := b.match.Steps() - b.scene.Steps(); behind > answerTicks {
		t.Errorf("%d steps behind after a pause: %s", behind, b.stand())
	}
	b.host.host.SetRestarting()
	b.host.until("the host's restart", b.host.link.Wake(), func() bool { s := b.host.link.State(); return s != nil && s.Restarting })
	if l := p.Live(); l.Clock != words.TableRestarts() {
		t.Errorf("of the host's restart the sheet says %+v", l)
	}
	b.Shown = nil
	b.Wait(1)
	if said := b.scene.Screen().Gui.Pinned(); said != b.Kit.Say(words.TableRestarts()) {
		t.Errorf("of the host's restart the board says %q", said)
	}
	b.host.down.Store(true)
	b.host.wire.Close()
	b.host.until("the loss", b.host.host.Wake(), func() bool { return b.host.host.Silent(0) > 0 })
	restarting := b.Kit.Say(words.TableRestarting())
	for late := time.Now().Add(arrivalTime); b.Shown == nil && b.scene.Screen().Gui.Pinned() != restarting && time.Now().Before(late); {
		b.Wait(1)
	}
	if b.Shown == nil && b.scene.Screen().Gui.Pinned() != restarting {
		t.Errorf("of a host that is gone for its restart the board says %q", b.scene.Screen().Gui.Pinned())
	}
}

// pause asks for the pause sheet by Escape.
func (b *sitting[S, A, V]) pause() *Paused {
	b.T.Helper()
	b.Wait(1)
	for range 10 { // the first ones may close what is open
		b.Press(ebiten.KeyEscape)
		if p, ok := b.Shown.(*Paused); ok {
			return p
		}
	}
	b.T.Fatalf("Escape led to %T: %s", b.Shown, b.stand())
	return nil
}

// comesBack loses the host for a while in the middle of a match, and plays on with it.
func (c *conformity[S, A, V]) comesBack(t *testing.T) {
	b := c.sit(t, c.Start(1), func(s *Stage) { s.Kit.Prefs.Speed = 0 })
	b.half()
	b.host.down.Store(true)
	b.host.wire.Close()
	b.host.until("the loss", b.host.host.Wake(), func() bool { return b.host.host.Silent(0) > 0 })
	lost := b.Kit.Say(words.TableLost())
	for late := time.Now().Add(arrivalTime); b.Shown == nil && b.scene.Screen().Gui.Pinned() != lost && time.Now().Before(late); {
		b.Wait(1)
	}
	if b.Shown == nil && b.scene.Screen().Gui.Pinned() != lost {
		t.Errorf("of the loss the board says %q", b.scene.Screen().Gui.Pinned())
	}
	b.Wait(lostTicks)
	for range 5 { // a hand does not know that yet
		c.Beat(b.Stage, b.scene.Face(), "keys")
	}
	if b.Shown != nil {
		t.Fatalf("without its host the match led to %T", b.Shown)
	}
	b.host.down.Store(false)
	b.host.connected()
	b.host.show()
	b.host.passes()
	if c.timed() {
		steps := b.scene.Steps()
		for n := 0; b.Shown == nil && b.scene.Steps() <= steps+c.game.Rules.Rate; n++ { // a card between rounds waits for a press
			if n > 60*input.TicksPerSecond {
				t.Fatalf("waited for more steps in vain: %s", b.stand())
			}
			c.Beat(b.Stage, b.scene.Face(), "keys")
		}
		return
	}
	b.mine()
	if b.scene.Steps() != b.match.Steps() {
		t.Errorf("back at %s, and the host is at step %d", b.stand(), b.match.Steps())
	}
	b.retold()
	b.beat("keys", b.never)
	r, ok := b.Shown.(*Results)
	if !ok {
		t.Fatalf("the match led to %T: %s", b.Shown, b.stand())
	}
	b.host.ended(r)
}

// leaves leaves a match by the pause sheet: its chair waits.
func (c *conformity[S, A, V]) leaves(t *testing.T) {
	b := c.sit(t, c.Start(1), nil)
	b.half()
	p := b.pause()
	if !p.Elsewhere || p.Quit == nil {
		t.Fatalf("the pause says %+v", p.Paused)
	}
	if a, ok := p.Quit().(*away); !ok || !a.left {
		t.Errorf("who leaves comes to %T", p.Quit())
	}
	h := b.host.host
	b.host.until("the empty chair", h.Wake(), func() bool { return h.Silent(0) > 0 })
	if !h.Guests().Has(0) {
		t.Errorf("the chair of who left is %+v", h.State().Seats[0])
	}
}

// closed closes the table in the middle of a match.
func (c *conformity[S, A, V]) closed(t *testing.T) {
	b := c.sit(t, c.Start(1), nil)
	b.half()
	b.mine()                // what is shown now is shown to its end
	b.host.down.Store(true) // there are no answers any more
	b.host.host.Close()
	<-b.host.link.Done()
	b.Until("the way back", func() bool { return b.Shown != nil })
	if a, ok := b.Shown.(*away); !ok || a.left {
		t.Errorf("a table that is closed leads to %T", b.Shown)
	}
}
