//go:build !js

package records

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"ludotheque/arena/match"
	"ludotheque/internal/store"
	"ludotheque/rules"
	"ludotheque/rules/null"
)

type game = match.Match[*null.State, null.Action, null.View]

// begin is a match of the template game, named after when it began.
func begin(t testing.TB, seed uint64, date string) *game {
	t.Helper()
	m, err := match.New(null.Game, rules.Setup{Seats: 2, Seed: seed})
	if err != nil {
		t.Fatal(err)
	}
	m.Meta.Date = date
	return m
}

// play plays up to n steps of a match.
func play(t testing.TB, m *game, r *rules.Rand, n int) {
	t.Helper()
	for ; n > 0 && m.Result() == nil; n-- {
		for seat := range rules.Seat(2) {
			if m.State().Acting().Has(seat) {
				if err := m.Submit(seat, m.View(seat).Sample(r)); err != nil {
					t.Fatal(err)
				}
			}
		}
		if !m.Step() {
			t.Fatal("the match stands still")
		}
	}
}

// unfinished are the records that can be resumed.
func unfinished(t testing.TB, st *store.Store) []*Entry {
	t.Helper()
	shelf := NewShelf(st, Folder)
	if err := shelf.Refresh(); err != nil {
		t.Fatal(err)
	}
	return shelf.Unfinished(func(*match.Header) bool { return true })
}

// quick is a folder on which writing costs nothing, where the system has one.
func quick(t testing.TB) string {
	dir, err := os.MkdirTemp("/dev/shm", "records")
	if err != nil {
		return t.TempDir()
	}
	t.Cleanup(func() { _ = os.RemoveAll(dir) })
	return dir
}

// window is one of two programs with the same folder open.
type window struct {
	t      testing.TB
	st     *store.Store
	keeper *Keeper
	m      *game
	r      *rules.Rand
	date   int
	// least is how many steps the record of each name has to hold.
	least map[string]int
}

func (w *window) open(resume bool) {
	if w.m != nil {
		return
	}
	k := &Keeper{}
	name := ""
	if resume {
		if left := unfinished(w.t, w.st); len(left) > 0 {
			name = left[0].Name
		}
	}
	if name == "" {
		w.date++
		w.m, w.keeper = begin(w.t, uint64(w.date), fmt.Sprintf("2026-01-01T00:00:%02dZ", w.date)), k
		return
	}
	err := k.GoOn(w.st, name)
	var e *store.Error
	switch {
	case errors.As(err, &e) && e.Reason == store.InUse:
		return // the other window has it
	case err != nil:
		w.t.Fatal(err)
	}
	data, err := w.st.Read(name)
	if errors.Is(err, os.ErrNotExist) {
		_ = k.Close(w.st, true, false)
		return // it was let go between the list and the lock
	}
	if err != nil {
		w.t.Fatal(err)
	}
	m, err := match.Load(null.Game, bytes.NewReader(data))
	if err != nil {
		w.t.Fatalf("%s: %v", name, err)
	}
	w.m, w.keeper = m, k
}

func (w *window) play(n int) {
	if w.m == nil {
		return
	}
	if err := w.keeper.Keep(w.st, Of(w.st, "null"), w.m); err != nil {
		w.t.Fatal(err)
	}
	play(w.t, w.m, w.r, n)
	w.least[w.keeper.Name] = w.m.Steps()
}

func (w *window) close() {
	if w.m == nil {
		return
	}
	w.m.Close()
	played := w.m.Steps() > 0
	if !played {
		delete(w.least, w.keeper.Name)
	}
	if err := w.keeper.Close(w.st, played, w.m.Result() != nil); err != nil {
		w.t.Fatal(err)
	}
	w.m = nil
}

// kill ends the program in the middle of a line: the system closes its files and gives
// its locks back.
func (w *window) kill() {
	if w.m == nil {
		return
	}
	if w.keeper.file != nil {
		_, _ = w.keeper.file.Write([]byte(`[{"lay`)) // as much as was written
		_ = w.keeper.file.Close()
	}
	w.keeper.lock.Unlock()
	w.m = nil
}

// letGo makes room.
func (w *window) letGo() {
	old := Oldest(w.st)
	if len(old) == 0 {
		return
	}
	if _, err := Delete(w.st, old[:1]); err != nil {
		var e *store.Error
		if !errors.As(err, &e) || e.Reason != store.InUse {
			w.t.Fatal(err)
		}
		return
	}
	delete(w.least, old[0].Name)
}

// Two windows on one folder do what they like, in any order: every match is whole at
// the end, and holds all that was played of it.
func TestTwoWindowsNeverSpoilAMatch(t *testing.T) {
	const schedules = 1000
	dir := quick(t)
	for seed := range uint64(schedules) {
		schedule(t, filepath.Join(dir, fmt.Sprint(seed)), seed)
		if t.Failed() {
			t.Fatalf("schedule %d", seed)
		}
	}
}

func schedule(t *testing.T, dir string, seed uint64) {
	r := rand.New(rand.NewPCG(seed, 1))
	least := map[string]int{}
	var windows [2]*window
	for i := range windows {
		st, err := store.Open(dir)
		if err != nil {
			t.Fatal(err)
		}
		windows[i] = &window{t: t, st: st, r: rules.NewRand(seed), date: 30 * i, least: least}
	}
	for range 14 {
		w := windows[r.IntN(2)]
		switch r.IntN(12) {
		case 0, 1, 2:
			w.open(true)
		case 3:
			w.open(false)
		case 4, 5, 6, 7:
			w.play(1 + r.IntN(3))
		case 8, 9:
			w.close()
		case 10:
			w.kill()
		case 11:
			w.letGo()
		}
	}
	windows[0].kill()
	windows[1].close()
	whole(t, windows[0].st, least)
}

// whole says of each record of a store what is wrong with it.
func whole(t *testing.T, st *store.Store, least map[string]int) {
	t.Helper()
	names, err := st.List(Folder)
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range names {
		data, err := st.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.Load(null.Game, bytes.NewReader(data))
		if err != nil {
			t.Errorf("%s is spoilt: %v", name, err)
			continue
		}
		if m.Steps() < least[name] {
			t.Errorf("%s holds %d steps of %d", name, m.Steps(), least[name])
		}
		delete(least, name)
		m.Close()
	}
	for name := range least {
		t.Errorf("%s is gone", name)
	}
}

// A match for whose record no room is left is in the store, whole, if there is some when
// it ends.
func TestRoomThatIsMadeBeforeTheEndKeepsTheMatch(t *testing.T) {
	for _, made := range []bool{true, false} {
		const room = 4000
		st := store.LimitedMemory(room)
		w := &window{t: t, st: st, r: rules.NewRand(5), least: map[string]int{}}
		w.open(false)
		w.play(1)
		begun, err := st.Read(w.keeper.Name)
		if err != nil {
			t.Fatal(err)
		}
		const other = "other"
		if err := st.Write(other, make([]byte, room-len(w.keeper.Name)-len(begun)-len(other)-60)); err != nil {
			t.Fatal(err)
		}
		for n := len(w.m.Notices()); len(w.m.Notices()) == n; play(t, w.m, w.r, 1) {
			if w.m.Result() != nil {
				t.Fatal("the match ends before the store is full")
			}
		}
		full := w.m.Notices()[len(w.m.Notices())-1].Err
		if err := w.keeper.Repair(st, full); !errors.Is(err, full) || !w.keeper.Unsaved() {
			t.Fatalf("the keeper says %v of %v", err, full)
		}
		play(t, w.m, w.r, 2)
		if made {
			if err := st.Remove(other); err != nil {
				t.Fatal(err)
			}
		}
		name, steps := w.keeper.Name, w.m.Steps()
		w.close()
		data, err := st.Read(name)
		if err != nil {
			t.Fatal(err)
		}
		m, err := match.Load(null.Game, bytes.NewReader(data))
		if err != nil {
			t.Fatal(err)
		}
		if whole := m.Steps() == steps; whole != made {
			t.Errorf("room was made: %v; the record holds %d of %d steps", made, m.Steps(), steps)
		}
	}
}

// A match that is over is packed, and one that an older version left unpacked is when
// the store is looked through. Both are read as they were.
func TestWhatIsOverIsPacked(t *testing.T) {
	st := store.Memory()
	r := rules.NewRand(3)
	m := begin(t, 3, "2026-01-01T00:00:00Z")
	k := &Keeper{}
	play(t, m, r, 1)
	if err := k.Keep(st, Of(st, "null"), m); err != nil {
		t.Fatal(err)
	}
	play(t, m, r, 1000)
	m.Close()
	text, err := st.Read(k.Name)
	if err != nil || match.Packed(text) {
		t.Fatalf("a match that is played is packed: %v", err)
	}
	if err := k.Close(st, true, true); err != nil {
		t.Fatal(err)
	}
	packed, err := st.Read(k.Name)
	if err != nil || !match.Packed(packed) || len(packed) > len(text)*2/3 {
		t.Errorf("a match that is over: %d bytes of %d, %v", len(packed), len(text), err)
	}
	if again, err := match.Unpack(packed); err != nil || !bytes.Equal(again, text) {
		t.Errorf("unpacked it is another text, %v", err)
	}
	if err := st.Write(Folder+"old.record", text); err != nil {
		t.Fatal(err)
	}
	if left := unfinished(t, st); len(left) > 0 {
		t.Errorf("%s is offered to be resumed", left[0].Name)
	}
	if old, err := st.Read(Folder + "old.record"); err != nil || !bytes.Equal(old, packed) {
		t.Errorf("an old record is not packed: %d bytes, %v", len(old), err)
	}
}

// Only what is over and open nowhere is let go, the oldest first.
func TestTheOldestIsDeleted(t *testing.T) {
	st := store.Memory()
	r := rules.NewRand(3)
	var keepers []*Keeper
	for i := range 6 {
		m := begin(t, uint64(i), fmt.Sprintf("2026-01-%02dT00:00:00Z", 20-i))
		k := &Keeper{}
		play(t, m, r, 1)
		if err := k.Keep(st, Of(st, "null"), m); err != nil {
			t.Fatal(err)
		}
		if i > 0 {
			play(t, m, r, 1000)
		}
		m.Close()
		if i < 5 {
			if err := k.Close(st, true, i > 0); err != nil {
				t.Fatal(err)
			}
		}
		keepers = append(keepers, k)
	}
	var names []string
	old := Oldest(st)
	for i := range old {
		names = append(names, old[i].Name)
	}
	want := []string{keepers[4].Name, keepers[3].Name, keepers[2].Name, keepers[1].Name}
	if strings.Join(names, " ") != strings.Join(want, " ") {
		t.Fatalf("to be let go: %v, want %v", names, want)
	}
	if freed, err := Delete(st, old[:2]); err != nil || freed != old[0].Size+old[1].Size {
		t.Errorf("freed %d, %v", freed, err)
	}
	if left, err := st.List(Folder); err != nil || len(left) != 4 {
		t.Errorf("left: %v, %v", left, err)
	}
	var e *store.Error
	if err := Remove(st, keepers[5].Name); !errors.As(err, &e) || e.Reason != store.InUse {
		t.Errorf("removing what is played: %v", err)
	}
}

// As many records are let go at once as make a megabyte, and no more.
func TestAMegabyteIsLetGo(t *testing.T) {
	st := store.Memory()
	m := begin(t, 1, "2026-01-01T00:00:00Z")
	defer m.Close()
	play(t, m, rules.NewRand(3), 1000)
	var whole bytes.Buffer
	if err := m.Save(&whole); err != nil {
		t.Fatal(err)
	}
	pad := bytes.Repeat([]byte("\n"), 400<<10)
	for i := range 5 {
		if err := st.Write(fmt.Sprintf("%snull-%d.record", Folder, i), append(whole.Bytes(), pad...)); err != nil {
			t.Fatal(err)
		}
	}
	if old := Oldest(st); len(old) != 3 || old[2].Name != Folder+"null-2.record" {
		t.Errorf("to be let go of 5 of 400 kB: %+v, want 3", old)
	}
}

// Finished records of one's own take no more room than they may: the oldest go, and what is
// open, unfinished, or somebody else's stays.
func TestFinishedRecordsAreBounded(t *testing.T) {
	st := store.Memory()
	r := rules.NewRand(3)
	size := 0
	for i, name := range []string{"new", "open", "unfinished", "oldest", "other", "older"} {
		m := begin(t, uint64(i), fmt.Sprintf("2026-01-%02dT00:00:00Z", 20-i))
		k := &Keeper{}
		if err := k.Keep(st, func(int) string { return name + match.Extension }, m); err != nil {
			t.Fatal(err)
		}
		play(t, m, r, 1)
		if name != "unfinished" {
			play(t, m, r, 1000)
		}
		m.Close()
		if name != "open" {
			if err := k.Close(st, true, false); err != nil {
				t.Fatal(err)
			}
		}
		text, err := st.Read(name + match.Extension)
		if err != nil {
			t.Fatal(err)
		}
		size = max(size, len(text))
	}
	b := &Bound{Store: st, Most: 3 * size, Own: func(name string, _ *match.Header) bool { return name != "other.record" }}
	for _, c := range []struct {
		most int
		left string
	}{{3, "new older oldest open other unfinished"}, {2, "new oldest open other unfinished"}, {0, "open other unfinished"}} {
		b.Most = c.most * size
		deleted, err := b.Prune()
		if err != nil {
			t.Fatal(err)
		}
		left, _ := st.Files()
		if got := strings.ReplaceAll(strings.Join(left, " "), match.Extension, ""); got != c.left {
			t.Errorf("room for %d records: %q are left, want %q; %d deleted", c.most, got, c.left, len(deleted))
		}
	}
}

// A record whose text was taken away meanwhile is written again, whole, and so is one
// that another program writes now.
func TestAMatchIsKeptAnew(t *testing.T) {
	for _, reason := range []store.Reason{store.Lost, store.InUse, store.Full} {
		st := store.Memory()
		r := rules.NewRand(3)
		m := begin(t, 3, "2026-01-01T00:00:00Z")
		k := &Keeper{}
		if err := k.Keep(st, Of(st, "null"), m); err != nil {
			t.Fatal(err)
		}
		play(t, m, r, 2)
		if err := st.Remove(k.Name); err != nil {
			t.Fatal(err)
		}
		problem := &store.Error{Reason: reason}
		err := k.Repair(st, problem)
		if reason == store.Full {
			if !errors.Is(err, problem) || !k.Unsaved() {
				t.Errorf("a full store: %v", err)
			}
			err = k.Retry(st)
		}
		if err != nil || k.Unsaved() {
			t.Fatalf("%s: %v", reason, err)
		}
		play(t, m, r, 1)
		m.Close()
		if err := k.Close(st, true, false); err != nil {
			t.Fatal(err)
		}
		whole(t, st, map[string]int{k.Name: 3})
	}
}

// A record whose folder is taken away in mid-match is written anew, whole.
func TestARecordThatWasTakenAwayIsWrittenAnew(t *testing.T) {
	dir := t.TempDir()
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	m := begin(t, 1, "2026-01-01T00:00:00Z")
	var k Keeper
	if err := k.Keep(st, Of(st, "null"), m); err != nil {
		t.Fatal(err)
	}
	if err := k.Check(); err != nil {
		t.Fatal(err)
	}
	if err := os.RemoveAll(filepath.Join(dir, "records")); err != nil {
		t.Fatal(err)
	}
	err = k.Check()
	if err == nil {
		t.Fatal("no problem is reported for a record that is gone")
	}
	if err := k.Repair(st, err); err != nil || k.Unsaved() {
		t.Fatalf("it is not kept again: %v", err)
	}
	data, err := st.Read(k.Name)
	if err != nil {
		t.Fatal(err)
	}
	var want bytes.Buffer
	if err := m.Save(&want); err != nil || !bytes.Equal(data, want.Bytes()) {
		t.Errorf("the record holds\n%s\nwant\n%s", data, &want)
	}
	if err := k.Close(st, true, false); err != nil {
		t.Error(err)
	}
}
