package room_test

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/room"
	"ludotheque/arena/table/tabletest"
	"ludotheque/rules"
)

// begin opens a room that keeps its records in dir.
func begin(t *testing.T, e *catalog.Entry, dir string) *room.Room {
	t.Helper()
	h := host.New(host.Options{Code: "TREFLE", Headless: true})
	r, err := room.New(h, room.Options{
		Entry: e, Setup: rules.Setup{Seats: max(2, e.Min)}, Level: "novice", Dir: dir, Patience: -1,
		Seed: func() uint64 { return 7 },
	})
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// TestAHostThatWasKilledGoesOn breaks a room off in the middle of a match, begins
// another from its record, and lets the same guests come back: the record at the end
// is that of a match where nothing happened.
func TestAHostThatWasKilledGoesOn(t *testing.T) {
	e, err := catalog.Find("bzzz")
	if err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	run := func(steps int, resume string) {
		r := begin(t, e, dir)
		if resume != "" {
			if err := r.Resume(resume); err != nil {
				t.Fatal(err)
			}
		}
		ctx, stop := context.WithCancel(t.Context())
		defer stop()
		var wait sync.WaitGroup
		done := make(chan struct{}, 1)
		end := func() {
			select {
			case done <- struct{}{}:
			default:
			}
		}
		for i := range 2 {
			l := guest.Begin(tabletest.Join(fmt.Sprint("guest", i)), tabletest.Dial(ctx, r.Host))
			defer l.Close()
			wait.Go(func() {
				tabletest.Play(e, l, func(m table.ToGuest) {
					if m.Step > steps || m.Over != nil {
						end()
					}
					if m.Table != nil && m.Table.Phase == table.InLobby && m.Table.Head == m.Table.You && m.Table.Seats[0].Kind == table.Guest && m.Table.Seats[1].Kind == table.Guest {
						l.Say(table.ToHost{Start: true})
					}
				})
			})
			for r.Host.Connected() <= i {
				<-r.Host.Wake()
			}
		}
		wait.Go(func() { r.Run(ctx) })
		<-done
		if steps == 1<<20 {
			for r.Playing() {
				<-r.Host.Wake()
			}
		}
		stop()
		wait.Wait()
	}
	run(40, "")
	name := filepath.Join(dir, "TREFLE-1"+match.Extension)
	killed, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	// As if the plug had been pulled: half of a line is left.
	if err := os.WriteFile(name, killed[:len(killed)-9], 0o600); err != nil {
		t.Fatal(err)
	}
	run(1<<20, name)
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	got, err := e.Load(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	calm, err := e.New(rules.Setup{Seats: 4, Seed: 7})
	if err != nil {
		t.Fatal(err)
	}
	if got.Result() == nil || got.Cut() {
		t.Fatalf("the record ends after %d steps", got.Steps())
	}
	// The chairs of the two who did not come are played by computer players, which
	// are other ones after a new start: what the two did has to be their own.
	record, err := e.Open(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for at := 0; calm.Result() == nil; at++ {
		seats, acts := record.Acts(at)
		for rest := seats; !rest.Empty(); rest = rest.Without(rest.First()) {
			p := rest.First()
			do := acts[seats.And(rules.AllSeats(int(p))).Len()]
			if own := tabletest.Propose(e, calm.View(p)); p < 2 && !bytes.Equal(own, do) {
				t.Fatalf("step %d: seat %s did %s, and wanted %s", at, p.Letter(), do, own)
			}
			if err := calm.Submit(p, do); err != nil {
				t.Fatal(err)
			}
		}
		calm.Tick()
	}
	if calm.Hash() != got.Hash() {
		t.Error("the match ended otherwise")
	}
}

// TestAChairWaits lets a guest go in the middle of a match: a computer player plays
// on after a while, and the guest gets the chair back.
func TestAChairWaits(t *testing.T) {
	e, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	h := host.New(host.Options{Code: "TREFLE", Headless: true})
	r, err := room.New(h, room.Options{Entry: e, Setup: rules.Setup{Seats: 2}, Level: "novice", Patience: 20 * time.Millisecond, Seed: func() uint64 { return 3 }})
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	defer stop()
	go r.Run(ctx)
	join := tabletest.Join("ada")
	l := guest.Begin(join, tabletest.Dial(ctx, h))
	l2 := l
	asked := 0
	for {
		m, ok := l.Next()
		if !ok {
			<-l.Wake()
			continue
		}
		switch {
		case m.Table != nil && m.Table.Phase == table.InLobby && m.Table.You == m.Table.Head && m.Table.You >= 0:
			l.Say(table.ToHost{Start: true})
		case m.Ask != 0 && asked == 0:
			// Gone without an answer: the match can only end by a computer player.
			asked++
			l.Close()
			for h.State().Phase == table.Playing {
				<-h.Wake()
			}
			l2 = guest.Begin(join, tabletest.Dial(ctx, h))
			l = l2
		case m.Over != nil:
			if s := l.State(); s.You != 0 || s.Phase != table.Ended {
				t.Errorf("who came back is told %+v", s)
			}
			l2.Close()
			return
		}
	}
}
