package play

import (
	"context"
	"encoding/json"
	"errors"
	"testing"
	"time"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/tabletest"
	"ludotheque/rules"
)

// course is a direction to swim in.
type course struct{ X int }

// Amend is the newer course.
func (c course) Amend(course) course { return c }

// TestAGuestsChangesAreSentAtOnce steers on a screen far away in a game whose answers amend each other: each change is told
// when it comes, before the next turn is shown, and what has not changed is not said again.
func TestAGuestsChangesAreSentAtOnce(t *testing.T) {
	near, far := tabletest.Pipe(64)
	link := guest.Begin(tabletest.Join("Ada"), func(context.Context) (guest.Conn, error) { return near, nil })
	t.Cleanup(link.Close)
	hear := func() (m table.ToHost) {
		t.Helper()
		ctx, stop := context.WithTimeout(t.Context(), 10*time.Second)
		defer stop()
		b, err := far.Read(ctx)
		if err == nil {
			err = json.Unmarshal(b, &m)
		}
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	if hear().Join == nil {
		t.Fatal("nobody joins")
	}
	if err := far.Write(t.Context(), []byte(`{"table":{}}`)); err != nil {
		t.Fatal(err)
	}
	for phase := guest.Connecting; phase != guest.Connected; phase, _, _ = link.Status() {
		<-link.Wake()
	}
	r := &remote[course, *struct{}]{
		table: &Remote{Link: link}, info: &rules.Info{Rate: 20}, ask: 5, amends: rules.Amends[course](),
	}
	for ok := true; ok; { // nothing waits to be shown
		_, ok = link.Next()
	}
	if !r.Due() {
		t.Fatal("what hands want is not asked for before the next turn is shown")
	}
	if r.amends = false; r.Due() {
		t.Error("what hands want is asked for in a game whose answers do not amend each other, before a step has come")
	}
	r.amends = true
	for _, x := range []int{1, 1, 1, 2, 2, 1} {
		if err := r.Submit(0, course{x}); err != nil {
			t.Fatal(err)
		}
	}
	r.ask++ // another turn is a question of its own
	if err := r.Submit(0, course{1}); err != nil {
		t.Fatal(err)
	}
	for i, want := range []struct {
		ask int
		x   int
	}{{5, 1}, {5, 2}, {5, 1}, {6, 1}} {
		m := hear()
		var a course
		if err := json.Unmarshal(m.Do, &a); err != nil {
			t.Fatal(err)
		}
		if m.Ask != want.ask || a.X != want.x {
			t.Errorf("word %d: %+v to question %d, want %+v", i, a, m.Ask, want)
		}
	}
	far.Close()
	for phase := guest.Connected; phase == guest.Connected; phase, _, _ = link.Status() {
		<-link.Wake()
	}
	if err := r.Submit(0, course{3}); !errors.Is(err, ErrLost) {
		t.Errorf("without a connection an action gives %v", err)
	}
	if r.undo = true; !errors.Is(r.Undo(), ErrLost) || !r.undo {
		t.Error("without a connection an undo is taken for asked")
	}
}

// TestAnUndoToBeforeTheFirstViewIsOne: after an undo to a step that this screen was never shown, each further
// step is a new one.
func TestAnUndoToBeforeTheFirstViewIsOne(t *testing.T) {
	r := &remote[course, int]{
		info: &rules.Info{}, hello: table.Hello{Seats: 2},
		read: func(text []byte, _ rules.Setup, _ rules.Seat) (v int, err error) {
			err = json.Unmarshal(text, &v)
			return v, err
		},
	}
	for _, s := range []struct {
		step          int
		undone, isNew bool
		views         int
	}{{5, false, true, 1}, {6, false, true, 2}, {2, true, false, 1}, {3, false, true, 2}, {4, false, true, 3}} {
		r.undone = false
		isNew := r.store(&table.ToGuest{Step: s.step, View: json.RawMessage("1")})
		if r.err != nil {
			t.Fatal(r.err)
		}
		if isNew != s.isNew || r.undone != s.undone || len(r.ownViews) != s.views {
			t.Errorf("step %d: new %v, undone %v, %d views; want %v, %v, %d", s.step, isNew, r.undone, len(r.ownViews), s.isNew, s.undone, s.views)
		}
	}
}

// TestTheTimeOfATurnRunsWhileAMessageWaits: a view that waited, under the settings for example, says when the
// turn ends by the time at which it came.
func TestTheTimeOfATurnRunsWhileAMessageWaits(t *testing.T) {
	r := &remote[course, int]{
		info: &rules.Info{}, hello: table.Hello{Seats: 2},
		read: func([]byte, rules.Setup, rules.Seat) (int, error) { return 1, nil },
	}
	came := time.Now().Add(-20 * time.Second)
	r.store(&table.ToGuest{Step: 1, View: json.RawMessage("1"), Left: 60000, At: came})
	if want := came.Add(time.Minute); !r.ends.Equal(want) {
		t.Errorf("the turn ends %v after the view came, want a minute", r.ends.Sub(came))
	}
}

// TestARefusalAfterTheTurnOpensNothing: an answer that came after the time of the turn does not give the
// turn back.
func TestARefusalAfterTheTurnOpensNothing(t *testing.T) {
	for why, want := range map[string]bool{table.NotNow: false, table.Late: false, table.BadAction: true, table.TooOften: true, "a-rule": true} {
		r := &remote[course, int]{info: &rules.Info{}, hello: table.Hello{Seats: 2}, waiting: rules.Only(1)}
		r.storeRefusal(&table.Refused{Ask: 7, Why: why})
		if got := r.Waiting().Has(0) && r.ask == 7; got != want || len(r.refused) != 1 {
			t.Errorf("after %q the question is open: %v, want %v; %d refusals are shown", why, got, want, len(r.refused))
		}
	}
}
