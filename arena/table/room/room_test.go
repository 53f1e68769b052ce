package room_test

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"syscall"
	"testing"
	"testing/synctest"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/room"
	"ludotheque/arena/table/tabletest"
	"ludotheque/internal/store"
	"ludotheque/rules"
)

// entry returns a game of the catalogue.
func entry(t *testing.T, game string) *catalog.Entry {
	t.Helper()
	e, err := catalog.Find(game)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

// begin opens a room of a game that keeps its records in dir.
func begin(t *testing.T, e *catalog.Entry, dir string) *room.Room {
	t.Helper()
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	h := host.New(host.Options{Code: "TREFLE", Headless: true})
	r, err := room.New(h, room.Options{
		Entry: e, Setup: rules.Setup{Seats: max(2, e.Min)}, Level: "novice", Store: st, Silence: -1,
		Seed: func() uint64 { return 7 },
	})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// started begins a match of the template game in such a room.
func started(t *testing.T, dir string, seed uint64) *room.Room {
	t.Helper()
	r := begin(t, entry(t, "null"), dir)
	if err := r.Begin(seed); err != nil {
		t.Fatal(err)
	}
	return r
}

// evening is a table in one game with two guests, whose host is killed and begun again.
type evening struct {
	t    *testing.T
	e    *catalog.Entry
	dir  string
	name string // of the record
	// own counts the answers of each guest since the host last began.
	own [2]atomic.Int32
}

const (
	// long is the step that no match comes to: it is played to its end.
	long = 1 << 20
	// firstPart is after how many steps the host is killed.
	firstPart = 10
)

// host runs a room until its match has made a number of steps and both guests have acted in
// it, or is over. With resumed it resumes the record. The guests come in the other
// order then: it is their keys that give them their chairs.
func (v *evening) host(steps int, resumed bool) {
	t := v.t
	r := begin(t, v.e, v.dir)
	if resumed {
		if err := r.Resume(filepath.Base(v.name)); err != nil {
			t.Fatal(err)
		}
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	var wait sync.WaitGroup
	done, end := make(chan struct{}), new(sync.Once)
	var links []*guest.Link
	for n := range v.own {
		i := n
		if resumed {
			i = len(v.own) - 1 - n
		}
		v.own[i].Store(0)
		l := guest.Begin(tabletest.Join(fmt.Sprint("guest", i)), tabletest.Dial(ctx, r.Host))
		links = append(links, l)
		wait.Go(func() {
			tabletest.Play(v.e, l, func(m table.ToGuest) {
				if s := m.Table; s != nil {
					if int(s.You) != i {
						t.Errorf("guest %d is on chair %d", i, s.You)
					}
					if s.Phase == table.InLobby && s.Head == s.You && s.Seats[0].Kind == table.Guest && s.Seats[1].Kind == table.Guest {
						l.Say(table.ToHost{Start: true})
					}
				}
				if m.Ask != 0 {
					v.own[i].Add(1)
				}
				if m.Over != nil || m.Step > steps && v.own[0].Load() > 0 && v.own[1].Load() > 0 {
					end.Do(func() { close(done) })
					if steps < long {
						<-ctx.Done() // without its answers the match is not over before it is broken off
					}
				}
			})
		})
		for r.Host.Connected() <= n {
			<-r.Host.Wake()
		}
	}
	wait.Go(func() { r.Run(ctx) })
	<-done
	for steps == long && r.Playing() {
		<-r.Host.Wake()
	}
	stop()
	for _, l := range links {
		l.Close() // they would call for a host that is gone
	}
	wait.Wait()
}

// TestAHostThatWasKilledGoesOn breaks a room off in the middle of a match of each game,
// begins another from its record, and lets the same guests come back: to their own
// chairs, where they go on to be asked. The record at the end begins with what was kept,
// and holds for those two what they would have done in a match where nothing happened.
func TestAHostThatWasKilledGoesOn(t *testing.T) {
	for _, e := range catalog.Games() {
		t.Run(e.ID, func(t *testing.T) {
			t.Parallel()
			dir := t.TempDir()
			v := &evening{t: t, e: e, dir: dir, name: filepath.Join(dir, "TREFLE-1"+match.Extension)}
			v.host(firstPart, false)
			killed, err := os.ReadFile(v.name)
			if err != nil {
				t.Fatal(err)
			}
			// As if the plug had been pulled: half of a line is left.
			killed = killed[:len(killed)-9]
			if err := os.WriteFile(v.name, killed, 0o600); err != nil {
				t.Fatal(err)
			}
			before, err := e.Open(bytes.NewReader(killed))
			if err != nil {
				t.Fatal(err)
			}
			if before.Len() < firstPart {
				t.Fatalf("%d steps were kept", before.Len())
			}
			last := long
			if e.RealTime() { // a game that goes by a clock has enough after a second
				last = before.Len() + e.Rate
			}
			v.host(last, true)
			data, err := os.ReadFile(v.name)
			if err != nil {
				t.Fatal(err)
			}
			got, err := e.Load(bytes.NewReader(data))
			if err != nil {
				t.Fatal(err)
			}
			if got.Cut() || got.Steps() < last && got.Result() == nil {
				t.Fatalf("the record ends after %d steps", got.Steps())
			}
			v.agrees(data, before)
			if !t.Failed() && v.own[0].Load()*v.own[1].Load() == 0 {
				t.Error("the returning guest was not asked")
			}
		})
	}
}

// agrees holds the record at the end against what was kept when the host was killed and
// against an undisturbed match. The chairs of those who did not come are played by
// computer players, which are other ones after a new start: only what the two guests did
// has to be their own. In a game that goes by a clock it hangs on the clock what comes
// in time.
func (v *evening) agrees(data []byte, before catalog.Replay) {
	t := v.t
	record, err := v.e.Open(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	calm, err := v.e.New(record.Header().Setup)
	if err != nil {
		t.Fatal(err)
	}
	for at := range record.Len() {
		seats, acts := record.Acts(at)
		if at < before.Len() && calm.Hash() != before.Hash(at) {
			t.Fatalf("step %d is another than the one that was kept", at)
		}
		for p := range seats.All() {
			do := acts[seats.And(rules.AllSeats(int(p))).Len()]
			if !v.e.RealTime() && p < 2 {
				if own := tabletest.Propose(v.e, calm.View(p)); !bytes.Equal(own, do) {
					t.Fatalf("step %d: seat %s did %s, and wanted %s", at, p.Letter(), do, own)
				}
			}
			if err := calm.Submit(p, do); err != nil {
				t.Fatal(err)
			}
		}
		if v.e.RealTime() {
			calm.Step()
		} else {
			calm.Tick()
		}
	}
	if calm.Hash() != record.Hash(record.Len()) {
		t.Error("the match ended otherwise")
	}
}

// A computer player plays for a guest who is gone, but not when all are: then the match stands still
// until one of them is back, and has not been played out meanwhile.
func TestAChairWaits(t *testing.T) {
	const silence = 20 * time.Millisecond
	ctx, r, ada, bob := opened(t, "null", room.Options{Silence: silence})
	ada.Close()
	bob.hears("who plays for Ada", away(0, true))
	bob.Close()
	for quiet := time.After(10 * silence); ; {
		if r.Host.State().Phase != table.Playing {
			t.Fatal("the match was played to its end while no guest was there")
		}
		select {
		case <-quiet:
		case <-r.Host.Wake():
			continue
		}
		break
	}
	bob = come(t, ctx, r, "Bob")
	if s := bob.State(); s.You != 1 || s.Phase != table.Playing {
		t.Fatalf("the returning guest gets %+v", s)
	}
	bob.hears("his question", func(m *table.ToGuest) bool { return m.Ask != 0 })
}

// A guest for whom a computer player plays when the host is stopped is not waited for after its restart, and
// not said to be back until that is so.
func TestAnAbsentGuestStaysAbsentOverARestart(t *testing.T) {
	dir := t.TempDir()
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	e := entry(t, "null")
	run := func(begins func(r *room.Room) error) (*room.Room, func()) {
		r, err := room.New(host.New(host.Options{Code: "TREFLE", Headless: true}),
			room.Options{Entry: e, Setup: rules.Setup{Seats: 2, Options: map[string]string{"cards": "9"}}, Level: "novice",
				Seed: func() uint64 { return 3 }, Silence: time.Hour, Store: st})
		if err != nil {
			t.Fatal(err)
		}
		if err := begins(r); err != nil {
			t.Fatal(err)
		}
		ctx, stop := context.WithCancel(t.Context())
		done := make(chan struct{})
		go func() { r.Run(ctx); close(done) }()
		stopped := func() { stop(); <-done }
		t.Cleanup(stopped)
		return r, stopped
	}
	r, stopped := run(func(*room.Room) error { return nil })
	ada, bob := come(t, t.Context(), r, "Ada"), come(t, t.Context(), r, "Bob")
	ada.Say(table.ToHost{Start: true})
	bob.hears("the match", func(m *table.ToGuest) bool { return m.Hello != nil })
	bob.Say(table.ToHost{Leave: true})
	ada.hears("who plays for Bob", away(1, true))
	for range 2 { // restarts
		stopped()
		ada.Close()
		r, stopped = run(func(r *room.Room) error { return r.Resume("TREFLE-1.record") })
		ada = come(t, t.Context(), r, "Ada")
		if s := ada.State(); !s.Seats[1].Away || s.Seats[0].Away {
			t.Fatalf("after a restart: %+v", s.Seats)
		}
	}
	come(t, t.Context(), r, "Bob")
	ada.hears("Bob's return", away(1, false))
	stopped()
	ada.Close()
	r, _ = run(func(r *room.Room) error { return r.Resume("TREFLE-1.record") })
	if s := r.Host.State(); s.Seats[1].Away {
		t.Errorf("after another restart: %+v", s.Seats)
	}
}

// seat is a guest of a test, who does what the test says.
type seat struct {
	*guest.Link
	t *testing.T
}

// come has a guest come to a room.
func come(t *testing.T, ctx context.Context, r *room.Room, name string) seat {
	t.Helper()
	l := guest.Begin(tabletest.Join(name), tabletest.Dial(ctx, r.Host))
	t.Cleanup(l.Close)
	s := seat{l, t}
	s.hears("the table", func(m *table.ToGuest) bool { return m.Table != nil })
	return s
}

// hears waits for a message.
func (s seat) hears(what string, is func(m *table.ToGuest) bool) table.ToGuest {
	s.t.Helper()
	limit := time.After(3 * time.Minute)
	for {
		m, ok := s.Next()
		if ok && is(&m) {
			return m
		}
		if !ok {
			select {
			case <-s.Wake():
			case <-limit:
				s.t.Fatalf("%s does not come", what)
			}
		}
	}
}

// away says whether a computer player plays for the guest of a seat.
func away(p int, is bool) func(m *table.ToGuest) bool {
	return func(m *table.ToGuest) bool {
		return m.Table != nil && m.Table.Phase == table.Playing && m.Table.Seats[p].Away == is
	}
}

// opened is a room of a game that runs, with two guests whose match has begun.
func opened(t *testing.T, game string, o room.Options) (context.Context, *room.Room, seat, seat) {
	t.Helper()
	e, err := catalog.Find(game)
	if err != nil {
		t.Fatal(err)
	}
	o.Entry, o.Level, o.Setup.Seats, o.Seed = e, "novice", max(2, e.UsualSeats()), func() uint64 { return 3 }
	r, err := room.New(host.New(host.Options{Code: "TREFLE", Headless: true}), o)
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	var wait sync.WaitGroup
	t.Cleanup(func() { stop(); wait.Wait() })
	wait.Go(func() { r.Run(ctx) })
	ada, bob := come(t, ctx, r, "Ada"), come(t, ctx, r, "Bob")
	ada.Say(table.ToHost{Start: true})
	for _, g := range []seat{ada, bob} {
		g.hears("the match", func(m *table.ToGuest) bool { return m.Hello != nil })
	}
	return ctx, r, ada, bob
}

// TestM18_APlayerWhoLeftIsBackAtTheNextRound leaves a round of Trichrome and comes back: a
// computer player runs at once, and to the end of the round.
func TestM18_APlayerWhoLeftIsBackAtTheNextRound(t *testing.T) {
	t.Parallel()
	ctx, r, ada, bob := opened(t, "trichrome", room.Options{})
	round := func(m *table.ToGuest) int {
		var v struct{ Round struct{ Number int } }
		if m.View == nil || json.Unmarshal(m.View, &v) != nil {
			return 0
		}
		return v.Round.Number
	}
	bob.hears("the first round", func(m *table.ToGuest) bool { return round(m) == 1 })
	ada.Say(table.ToHost{Leave: true})
	bob.hears("who plays for Ada", away(0, true))
	ada = come(t, ctx, r, "Ada")
	if s := ada.State(); s.You != 0 || !s.Seats[0].Away {
		t.Errorf("a returning guest in the middle of a round gets %+v", s)
	}
	at := 1
	bob.hears("Ada's return", func(m *table.ToGuest) bool {
		at = max(at, round(m))
		return away(0, false)(m)
	})
	bob.hears("the next round", func(m *table.ToGuest) bool { at = max(at, round(m)); return round(m) > 0 })
	if at != 2 {
		t.Errorf("Ada is back in round %d", at)
	}
}

// TestZ38_APlayerWhoDoesNotPlayPasses has a guest answer pings and nothing else: the turn ends, and
// everybody sees before how much time is left. A decision without a pass is made by a
// computer player once.
func TestZ38_APlayerWhoDoesNotPlayPasses(t *testing.T) {
	for _, game := range []string{"bzzz", "empire", "null"} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			_, r, ada, bob := opened(t, game, room.Options{Turn: 300 * time.Millisecond})
			for _, g := range []seat{ada, bob} {
				g.hears("what is left", func(m *table.ToGuest) bool { return m.Left > 0 && m.Left <= 300 })
			}
			first := ada.hears("the first question", func(m *table.ToGuest) bool { return m.Ask != 0 })
			bob.hears("whose time is over", func(m *table.ToGuest) bool { return m.Late != nil && *m.Late <= 1 })
			next := ada.hears("the next one", func(m *table.ToGuest) bool { return m.Ask > first.Ask && m.Step > first.Step })
			if next.Undo {
				t.Error("what time decided can be taken back")
			}
			if s := r.Host.State(); s.Seats[0].Away || s.Seats[1].Away {
				t.Errorf("the table is %+v", s)
			}
		})
	}
}

// records are the files of a folder, by name.
func records(t *testing.T, dir string) map[string]string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	all := map[string]string{}
	for _, e := range entries {
		if e.IsDir() || strings.HasPrefix(e.Name(), ".") {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			t.Fatal(err)
		}
		all[e.Name()] = string(data)
	}
	return all
}

// A host is killed at each call that changes the disk, while it begins a match, goes on
// with one or plays it: what was kept stays, and what a later host finds plays on.
func TestAHostKilledAtAnyCallLosesNothing(t *testing.T) {
	e := entry(t, "null")
	// A folder with a match of an earlier evening and one that was broken off.
	first := t.TempDir()
	r := started(t, first, 5)
	ended(t, r)
	r = started(t, first, 6)
	ended(t, r)
	kept := records(t, first)
	if len(kept) != 2 || kept["TREFLE-1.record"] == "" || kept["TREFLE-2.record"] == "" {
		t.Fatalf("two evenings left %d records", len(kept))
	}
	gone := errors.New("killed")
	cases := 0
	for n := 1; ; n++ {
		dir := t.TempDir()
		for name, text := range kept {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		left, came := n, false
		mend := store.InjectFault(func(_, _ string, size int) (int, error) {
			if left--; left > 0 {
				return size, nil
			}
			half := 0
			if !came {
				half = size / 2
			}
			came = true
			return half, gone
		})
		st, _ := store.Open(dir)
		for _, resume := range []bool{true, false} {
			h := host.New(host.Options{Code: "TREFLE", Headless: true})
			r, err := room.New(h, room.Options{Entry: e, Setup: rules.Setup{Seats: 2}, Level: "novice", Store: st, Silence: -1, Seed: func() uint64 { return 7 }})
			if err != nil {
				t.Fatal(err)
			}
			if resume {
				err = r.Resume("TREFLE-2.record")
			} else {
				err = r.Begin(8)
			}
			if err == nil {
				ended(t, r)
			}
		}
		mend()
		cases++
		now := records(t, dir)
		for name, text := range kept {
			if name == "TREFLE-1.record" && now[name] != text {
				t.Errorf("call %d: the record of an earlier evening holds %d bytes of %d", n, len(now[name]), len(text))
			}
			steps := func(text string) int {
				m, err := e.Load(strings.NewReader(text))
				if err != nil {
					t.Errorf("call %d: %s: %v", n, name, err)
					return 0
				}
				return m.Steps()
			}
			if steps(now[name]) < steps(text) {
				t.Errorf("call %d: %s lost steps", n, name)
			}
		}
		if !came {
			break
		}
	}
	if cases < 10 {
		t.Errorf("only %d calls were broken", cases)
	}
}

// ended lets a room end at once, as when its process is stopped.
func ended(t *testing.T, r *room.Room) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	stop()
	r.Run(ctx)
}

// Two programs on one folder never write one record.
func TestARecordIsPlayedByOneProgram(t *testing.T) {
	dir := t.TempDir()
	r := started(t, dir, 5)
	other := begin(t, entry(t, "null"), dir)
	var held *store.Error
	if err := other.Resume("TREFLE-1.record"); !errors.As(err, &held) || held.Reason != store.InUse {
		t.Errorf("a match that is played is resumed: %v", err)
	}
	before := records(t, dir)["TREFLE-1.record"]
	ended(t, r)
	if err := other.Resume("TREFLE-1.record"); err != nil {
		t.Errorf("after its end elsewhere: %v", err)
	}
	if after := records(t, dir)["TREFLE-1.record"]; !strings.HasPrefix(after, strings.SplitAfter(before, "\n")[0]) {
		t.Errorf("going on changed the first line:\n%s\nwas\n%s", after, before)
	}
	ended(t, other)
}

// A record that cannot be resumed is left unlocked and unchanged.
func TestARecordThatIsNotResumedIsUnlocked(t *testing.T) {
	dir := t.TempDir()
	r := started(t, dir, 5)
	ended(t, r)
	whole := records(t, dir)["TREFLE-1.record"]
	first, _, _ := strings.Cut(whole, "\n")
	damaged := first[:len(first)/2] + "\n"
	file := filepath.Join(dir, "TREFLE-1.record")
	if err := os.WriteFile(file, []byte(damaged), 0o600); err != nil {
		t.Fatal(err)
	}
	other := begin(t, entry(t, "null"), dir)
	if err := other.Resume("TREFLE-1.record"); err == nil {
		t.Fatal("half a first line is resumed")
	}
	if got := records(t, dir)["TREFLE-1.record"]; got != damaged {
		t.Errorf("the record is now %q", got)
	}
	if err := os.WriteFile(file, []byte(whole), 0o600); err != nil {
		t.Fatal(err)
	}
	third := begin(t, entry(t, "null"), dir)
	if err := third.Resume("TREFLE-1.record"); err != nil {
		t.Errorf("once it is mended: %v", err)
	}
	ended(t, third)
}

// On a full disk no match begins, and one under way says that it is not kept, until there
// is room again.
func TestAMatchThatCannotBeKeptIsReported(t *testing.T) {
	r := begin(t, entry(t, "null"), t.TempDir())
	mend := store.InjectFault(func(_, _ string, _ int) (int, error) { return 0, syscall.ENOSPC })
	err := r.Begin(5)
	mend()
	var full *store.Error
	if !errors.As(err, &full) || full.Reason != store.Full || r.Playing() || !r.Host.State().Unsaved {
		t.Errorf("beginning on a full disk: %v; the table says unkept %v, playing %v", err, r.Host.State().Unsaved, r.Playing())
	}
	if err := r.Begin(5); err != nil || r.Host.State().Unsaved {
		t.Errorf("with room again: %v", err)
	}
	ended(t, r)
}

// A record that was created and cannot be written on is given back: another try, or another
// program, may have it.
func TestAMatchThatDoesNotBeginGivesItsRecordBack(t *testing.T) {
	dir := t.TempDir()
	r := begin(t, entry(t, "null"), dir)
	mend := store.InjectFault(func(op, _ string, n int) (int, error) {
		if op == "append" {
			return 0, syscall.EMFILE
		}
		return n, nil
	})
	err := r.Begin(5)
	mend()
	if err == nil {
		t.Fatal("the match begins")
	}
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	lock, err := st.Lock("TREFLE-1.record")
	if err != nil {
		t.Error(err)
	}
	lock.Unlock()
}

// A match that cannot begin is refused to the guest who asked for it, with the reason, each time.
func TestAStartThatFailsIsAnswered(t *testing.T) {
	e := entry(t, "null")
	st, err := store.Open(t.TempDir())
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		why string
		o   room.Options
	}{
		{table.Stopping, room.Options{Closing: func() bool { return true }, Level: "novice"}},
		{table.Unsaved, room.Options{Store: st, Level: "novice"}},
		{table.Unsaved, room.Options{Level: "genius"}},
	} {
		why, o := c.why, c.o
		o.Entry, o.Setup, o.Seed = e, rules.Setup{Seats: 2}, func() uint64 { return 3 }
		r, err := room.New(host.New(host.Options{Code: "TREFLE", Headless: true}), o)
		if err != nil {
			t.Fatal(err)
		}
		ctx, stop := context.WithCancel(t.Context())
		go r.Run(ctx)
		ada := come(t, ctx, r, "ada")
		mend := store.InjectFault(func(_, _ string, _ int) (int, error) { return 0, syscall.ENOSPC })
		for range 2 {
			ada.Say(table.ToHost{Start: true})
			m := ada.hears(why, func(m *table.ToGuest) bool { return m.Refused != nil })
			if m.Refused.Why != why {
				t.Errorf("refused for %q, want %q", m.Refused.Why, why)
			}
		}
		mend()
		stop()
	}
}

// A table is closed when it was empty for --idle, and a new one to which no guest comes
// to after a minute.
func TestAnEmptyRoomIsClosed(t *testing.T) {
	e := entry(t, "null")
	const idle = 10 * time.Minute
	for _, came := range []bool{false, true} {
		synctest.Test(t, func(t *testing.T) {
			ctx, stop := context.WithCancel(t.Context())
			defer stop()
			h := host.New(host.Options{Code: "TREFLE", Headless: true})
			r, err := room.New(h, room.Options{Entry: e, Setup: rules.Setup{Seats: 2}, Level: "novice", Idle: idle})
			if err != nil {
				t.Fatal(err)
			}
			begun := time.Now()
			want := time.Minute
			if came {
				want = idle
				ada, there := tabletest.Pipe(100)
				go h.Serve(ctx, there)
				text, err := json.Marshal(table.ToHost{Join: &table.Join{Protocol: table.Protocol, Secret: "secret-of-somebody", Device: table.Program}})
				if err != nil {
					t.Fatal(err)
				}
				if err := ada.Write(ctx, text); err != nil {
					t.Fatal(err)
				}
				time.AfterFunc(2*time.Second, func() { begun = time.Now(); ada.Close() })
			}
			r.Run(ctx)
			if open := time.Since(begun); open < want || open > want+5*time.Second {
				t.Errorf("somebody came: %v; the room is open for %v, want %v", came, open, want)
			}
		})
	}
}

// A match in real time goes by the clock: what a step costs the program delays none of the following ones, and
// after a pause, as of a laptop that was asleep, it does not hurry.
func TestRealTimeGoesByTheClock(t *testing.T) {
	const playing, asleep = 10 * time.Second, time.Minute
	for game, rate := range map[string]int{"trichrome": 60, "aquariom": 20} {
		synctest.Test(t, func(t *testing.T) {
			e, st := entry(t, game), store.Memory()
			started, slept := time.Now(), false
			cost := func() bool {
				time.Sleep(5 * time.Millisecond)
				if !slept && time.Since(started) > playing/2 {
					slept = true
					time.Sleep(asleep)
				}
				return false
			}
			r, err := room.New(host.New(host.Options{Code: "TREFLE", Headless: true}), room.Options{
				Entry: e, Setup: rules.Setup{Seats: e.UsualSeats()}, Level: "novice", Store: st, Closing: cost,
			})
			if err != nil {
				t.Fatal(err)
			}
			if err := r.Begin(7); err != nil {
				t.Fatal(err)
			}
			ctx, stop := context.WithTimeout(t.Context(), playing+asleep)
			defer stop()
			r.Run(ctx)
			data, err := st.Read("TREFLE-1.record")
			if err != nil {
				t.Fatal(err)
			}
			m, err := e.Load(bytes.NewReader(data))
			if err != nil {
				t.Fatal(err)
			}
			if want := rate * int(playing/time.Second); m.Steps() < want-1 || m.Steps() > want+1 {
				t.Errorf("%s: %d steps in %v, want %d", game, m.Steps(), playing, want)
			}
		})
	}
}

// After a resumed match by older rules the next one has the newest.
func TestTheNextMatchHasTheNewestRules(t *testing.T) {
	dir, e := t.TempDir(), entry(t, "trichrome")
	old, err := e.New(rules.Setup{Seats: e.Min, Rules: 1})
	if err != nil {
		t.Fatal(err)
	}
	var b bytes.Buffer
	if err := old.Save(&b); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(filepath.Join(dir, "TREFLE-1.record"), b.Bytes(), 0o600); err != nil {
		t.Fatal(err)
	}
	r := begin(t, e, dir)
	if err := r.Resume("TREFLE-1.record"); err != nil {
		t.Fatal(err)
	}
	if err := r.Begin(5); err != nil {
		t.Fatal(err)
	}
	ended(t, r)
	for name, want := range map[string]int{"TREFLE-1.record": 1, "TREFLE-2.record": 0} {
		h, err := match.ReadHeader(strings.NewReader(records(t, dir)[name]))
		if err != nil || h.Setup.Rules != want {
			t.Errorf("%s has rules %d, want %d; %v", name, h.Setup.Rules, want, err)
		}
	}
}

// A record that a person renamed or copied is no longer the room's to delete.
func TestWroteKnowsItsNames(t *testing.T) {
	h := &match.Header{Meta: match.Meta{More: map[string]string{"level": "easy"}}}
	table.Keep(h.Meta.More, "TREFLE", nil)
	for name, want := range map[string]bool{
		"TREFLE-1.record": true, "TREFLE-12.record": true, "TREFLE-01.record": false, "TREFLE-1": false, "TREFLE-.record": false,
		"TREFLE-1 (copy).record": false, "OLIVE-1.record": false, "1.record": false, "final.record": false,
	} {
		if got := room.Wrote(name, h); got != want {
			t.Errorf("%q: %v", name, got)
		}
	}
	if room.Wrote("TREFLE-1.record", &match.Header{}) {
		t.Error("a record of no room")
	}
}
