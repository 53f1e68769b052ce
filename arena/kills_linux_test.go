package main

import (
	"bufio"
	"bytes"
	"context"
	"io"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/match"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/tabletest"
	"ludotheque/arena/table/web"
	"ludotheque/internal/store"
	"ludotheque/rules"
)

// kills is the number of kills of TestAHostKilledAtRandomLosesNothing: fewKills with -short.
const kills, fewKills = 1000, 25

// TestAHostKilledAtRandomLosesNothing kills arena host without warning while it starts, resumes a
// match, starts one and plays it with three guests. Afterwards each step that a guest was shown is in
// the record, with the same view; finished matches are unchanged; and the next host resumes.
func TestAHostKilledAtRandomLosesNothing(t *testing.T) {
	program := filepath.Join(t.TempDir(), "arena")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	e, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	v := &victim{t: t, e: e, program: program, dir: t.TempDir(), over: map[string][]byte{}}
	n := kills
	if testing.Short() {
		n = fewKills
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range n {
		v.round(time.Duration(r.IntN(40))*time.Millisecond, r.IntN(4) == 0)
		if v.check(); t.Failed() {
			return
		}
	}
	t.Logf("%d kills: %d steps were shown, %d matches are over", n, v.steps, len(v.over))
	if v.steps < n/2 || len(v.over) == 0 {
		t.Errorf("%d kills met only %d steps and %d ends", n, v.steps, len(v.over))
	}
}

// victim is a host that is killed again and again.
type victim struct {
	t            *testing.T
	e            *catalog.Entry
	program, dir string
	over         map[string][]byte // records of finished matches

	mu    sync.Mutex
	shown map[shown][]byte // views since the last kill
	steps int
}

// shown identifies a view: the match by its number in the life of the host, and the step.
type shown struct {
	match, step int
	seat        rules.Seat
}

// round starts the host, lets three guests play for a while, and kills it; with early, without waiting
// until it listens.
func (v *victim) round(while time.Duration, early bool) {
	v.shown = map[shown][]byte{}
	c := exec.Command(v.program, "host", "null", "--seats", "3", "--option", "cards=9", "--level", "novice",
		"--listen", "127.0.0.1:0", "--code", "TREFLE", "--record", v.dir)
	said, err := c.StderrPipe()
	if err == nil {
		err = c.Start()
	}
	if err != nil {
		v.t.Fatal(err)
	}
	kill := sync.OnceFunc(func() { _ = c.Process.Kill() }) // it may have ended
	defer func() {
		kill()
		_ = c.Wait() // killed
	}()
	if early {
		time.Sleep(while) // the moment of the kill is random
		return
	}
	lines := bufio.NewScanner(said)
	for lines.Scan() {
		_, at, ok := strings.Cut(lines.Text(), "the table is open at ")
		if !ok {
			continue
		}
		go func() { _, _ = io.Copy(io.Discard, said) }()
		address, err := web.Address(at)
		if err != nil {
			v.t.Fatal(err)
		}
		ctx, stop := context.WithCancel(v.t.Context())
		var playing sync.WaitGroup
		for _, name := range []string{"ada", "bob", "eve"} {
			playing.Go(func() { v.plays(ctx, web.Dialer(address), name) })
		}
		time.Sleep(3*while + 5*time.Millisecond)
		kill()
		stop()
		playing.Wait()
		return
	}
	v.t.Errorf("the host does not listen")
}

// plays takes a seat, starts matches and answers all questions.
func (v *victim) plays(ctx context.Context, dial guest.Dial, name string) {
	l := guest.Begin(tabletest.Join(name), dial)
	defer context.AfterFunc(ctx, l.Close)()
	match, seat := 0, rules.Spectator
	tabletest.Play(v.e, l, func(m table.ToGuest) {
		switch {
		case m.Hello != nil:
			match, seat = m.Hello.Match, m.Hello.Seat
		case m.View != nil && !m.Past && seat >= 0:
			v.mu.Lock()
			v.shown[shown{match, m.Step, seat}] = bytes.Clone(m.View)
			v.steps++
			v.mu.Unlock()
		}
		if t := m.Table; t != nil && t.Phase != table.Playing && t.You >= 0 && t.Head == t.You && len(t.Seats) == 3 && full(t) {
			l.Say(table.ToHost{Start: true})
		}
	})
}

// check examines what the host left.
func (v *victim) check() {
	st, err := store.Open(v.dir)
	if err != nil {
		v.t.Fatal(err)
	}
	names, err := st.Files()
	if err != nil {
		v.t.Fatal(err)
	}
	var open []catalog.Replay
	for _, name := range names {
		if !strings.HasSuffix(name, match.Extension) {
			continue
		}
		data, err := st.Read(name)
		if err != nil {
			v.t.Fatal(err)
		}
		if before := v.over[name]; before != nil {
			if !bytes.Equal(before, data) {
				v.t.Errorf("%s was over and has changed", name)
			}
			continue
		}
		p, err := v.e.Open(bytes.NewReader(data))
		if err != nil {
			v.t.Errorf("%s: %v\n%s", name, err, data)
			continue
		}
		if open = append(open, p); p.Result() != nil && !p.Cut() {
			v.over[name] = data
		}
	}
	for name := range v.over {
		if _, err := os.Stat(filepath.Join(v.dir, name)); err != nil {
			v.t.Error(err)
		}
	}
	// A match that was shown is one of those open at the time.
	byMatch := map[int]map[shown][]byte{}
	for at, view := range v.shown {
		if byMatch[at.match] == nil {
			byMatch[at.match] = map[shown][]byte{}
		}
		byMatch[at.match][at] = view
	}
	for number, views := range byMatch {
		found := false
		for _, p := range open {
			same := true
			for at, view := range views {
				same = same && at.step <= p.Len() && bytes.Equal(p.View(at.step, at.seat), view)
			}
			found = found || same
		}
		if !found {
			v.t.Errorf("match %d of the host, with %d views that were shown, is in none of %d records", number, len(views), len(open))
		}
	}
}
