//go:build !js

package main

import (
	"context"
	"encoding/json"
	"io"
	"log/slog"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/room"
	"ludotheque/arena/table/tabletest"
	"ludotheque/internal/store"
	"ludotheque/rules"
)

// TestHostGoesOnAfterItWasStopped stops a table in the middle of a match and starts it again: the same
// guest gets its seat back in the same match.
func TestHostGoesOnAfterItWasStopped(t *testing.T) {
	dir := t.TempDir()
	args := []string{"bzzz", "--record", dir, "--seed", "7", "--level", "novice"}
	address, _, end := openTables(t, args...)
	ada := starts(t, address)
	m := until(t, ada, func(m *table.ToGuest) bool { return m.Ask != 0 })
	ada.Say(table.ToHost{Ask: m.Ask, Do: json.RawMessage(`"lay worker"`)})
	m = until(t, ada, func(m *table.ToGuest) bool { return m.Ask != 0 && m.Step > 0 })
	if code := end(); code != 0 {
		t.Fatalf("exit code %d", code)
	}
	ada.Close()
	list, err := filepath.Glob(filepath.Join(dir, "*.record"))
	if err != nil || len(list) != 1 {
		t.Fatalf("one record is wanted: %v, %v", list, err)
	}
	if text, _ := os.ReadFile(list[0]); strings.Contains(string(text), "secret-of") {
		t.Error("a secret is in the record")
	}
	again, _, end := openTables(t, args...)
	if got, want := again[strings.LastIndex(again, "/"):], address[strings.LastIndex(address, "/"):]; got != want {
		t.Errorf("the table is found at %s, and was at %s", got, want)
	}
	back := meet(t, again, "ada")
	if got := until(t, back, func(m *table.ToGuest) bool { return m.View != nil }); got.Step != m.Step || string(got.View) != string(m.View) {
		t.Errorf("step %d, was %d", got.Step, m.Step)
	}
	end()
}

// TestGuestsComeBackByThemselves: a guest of a host that is stopped and started again at the same
// address does not hear that the table is closed, and its match continues.
func TestGuestsComeBackByThemselves(t *testing.T) {
	dir := t.TempDir()
	args := []string{"null", "--record", dir, "--level", "novice"}
	address, out, end := openTables(t, args...)
	ada := starts(t, address)
	m := until(t, ada, func(m *table.ToGuest) bool { return m.Ask != 0 })
	end()
	for _, what := range []string{"stopping: 1 match in progress may end first, for 1s at most", "stopped: 1 match in progress saved in " + dir} {
		if !strings.Contains(out.String(), what) {
			t.Errorf("%q is not printed: %s", what, out)
		}
	}
	until(t, ada, func(m *table.ToGuest) bool { return m.Table != nil && m.Table.Restarting })
	at, _, _ := strings.Cut(strings.TrimPrefix(address, "http://"), "/")
	_, _, end = openTables(t, append(args, "--listen", at)...)
	until(t, ada, func(m *table.ToGuest) bool { return m.Hello != nil })
	if again := until(t, ada, func(m *table.ToGuest) bool { return m.Ask != 0 }); string(again.View) != string(m.View) {
		t.Errorf("it resumes %s, and was at %s", again.View, m.View)
	}
	end()
}

// A copy of a match that another program is playing is not resumed under the same code.
func TestACopyOfAMatchUnderWayIsLeft(t *testing.T) {
	dir := t.TempDir()
	address, _, end := openTables(t, "null", "--record", dir, "--code", "TREFLE")
	ada := starts(t, address)
	until(t, ada, func(m *table.ToGuest) bool { return m.Ask != 0 })
	end()
	ada.Close()
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	text, err := st.Read("TREFLE-1.record")
	if err == nil {
		err = st.Write("TREFLE-1 (copy).record", text)
	}
	if err != nil {
		t.Fatal(err)
	}
	lock, err := st.Lock("TREFLE-1.record")
	if err != nil {
		t.Fatal(err)
	}
	defer lock.Unlock()
	address, _, end = openTables(t, "null", "--record", dir, "--code", "OLIVE")
	if !strings.HasSuffix(address, "/OLIVE") {
		t.Errorf("the table is at %s: a copy of a match under way is resumed", address)
	}
	end()
	if after, err := st.Read("TREFLE-1 (copy).record"); err != nil || string(after) != string(text) {
		t.Errorf("the copy is another: %v", err)
	}
}

// A copy of a match that has ended since is not resumed.
func TestACopyOfAMatchThatIsOverIsLeft(t *testing.T) {
	dir := t.TempDir()
	args := []string{"null", "--seats", "2", "--record", dir, "--code", "TREFLE"}
	address, _, end := openTables(t, args...)
	ada := starts(t, address)
	e, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	st, err := store.Open(dir)
	if err != nil {
		t.Fatal(err)
	}
	var half []byte
	until(t, ada, func(m *table.ToGuest) bool {
		if m.Ask != 0 && m.Step > 2 && half == nil {
			if half, err = st.Read("TREFLE-1.record"); err != nil {
				t.Fatal(err)
			}
		}
		if m.Ask != 0 {
			ada.Say(table.ToHost{Ask: m.Ask, Do: tabletest.Propose(e, m.View)})
		}
		return m.Over != nil
	})
	end()
	if err := st.Write("TREFLE-1 (copy).record", half); err != nil || half == nil {
		t.Fatal(err)
	}
	_, out, end := openTables(t, args...)
	end()
	if !strings.Contains(out.String(), "a copy of one that is over") {
		t.Errorf("said was: %s", out)
	}
	if after, err := st.Read("TREFLE-1 (copy).record"); err != nil || string(after) != string(half) {
		t.Errorf("the copy is another: %v", err)
	}
}

// A record whose table has no valid code is not resumed.
func TestARecordOfNoCodeIsLeft(t *testing.T) {
	dir := t.TempDir()
	address, _, end := openTables(t, "null", "--record", dir, "--code", "TREFLE")
	ada := starts(t, address)
	until(t, ada, func(m *table.ToGuest) bool { return m.Ask != 0 })
	end()
	ada.Close()
	name := filepath.Join(dir, "TREFLE-1.record")
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	edited := strings.Replace(string(text), `"TREFLE"`, `"../a\nb"`, 1)
	if err := store.WriteFile(name, []byte(edited), 0o600); err != nil {
		t.Fatal(err)
	}
	address, out, end := openTables(t, "null", "--record", dir, "--code", "OLIVE")
	if !strings.HasSuffix(address, "/OLIVE") || !strings.Contains(out.String(), "code") {
		t.Errorf("the table is at %s; said was: %s", address, out)
	}
	end()
	if after, err := os.ReadFile(name); err != nil || string(after) != edited {
		t.Errorf("the record is another: %v", err)
	}
}

// TestTablesAreOpenAfterARestart: guests who wait in a lobby when the host is stopped come back to
// their table by themselves, and find the game and options that it was opened with. A table that
// was closed is not opened again, and a file that cannot be read is logged.
func TestTablesAreOpenAfterARestart(t *testing.T) {
	dir := t.TempDir()
	args := []string{"--record", dir, "--idle", "1s"}
	address, _, end := openTables(t, args...)
	code := order(t, address, `{"game":"bzzz","seats":4,"level":"hard","public":true,"options":{"turns":"60"}}`)
	ada := meet(t, address+code, "ada")
	was := until(t, ada, func(m *table.ToGuest) bool { return m.Table != nil && m.Table.You == 0 }).Table
	left := order(t, address, `{"game":"empire"}`)
	bob := meet(t, address+left, "bob")
	until(t, bob, func(m *table.ToGuest) bool { return m.Table != nil && m.Table.You == 0 })
	bob.Leave()
	played := order(t, address, `{"game":"empire"}`)
	carol := meet(t, address+played, "carol")
	until(t, carol, func(m *table.ToGuest) bool { return m.Table != nil && m.Table.You == 0 })
	carol.Say(table.ToHost{Start: true})
	until(t, carol, func(m *table.ToGuest) bool { return m.View != nil })
	carol.Close() // and does not come back
	for late := time.Now().Add(patience); ; time.Sleep(5 * time.Millisecond) {
		if names, _ := filepath.Glob(filepath.Join(dir, "*.table")); len(names) == 1 {
			break
		} else if time.Now().After(late) {
			t.Fatalf("files of tables: %v", names)
		}
	}
	end()
	if err := os.WriteFile(filepath.Join(dir, "OLIVE.table"), []byte(`{"game":`), 0o600); err != nil {
		t.Fatal(err)
	}
	_, out, end := openTables(t, append(args, "--listen", strings.Trim(strings.TrimPrefix(address, "http:"), "/"))...)
	defer end()
	is := until(t, ada, func(m *table.ToGuest) bool { return m.Table != nil && m.Table.You == 0 }).Table
	if is.Game != was.Game || is.Phase != table.InLobby || len(is.Seats) != len(was.Seats) || is.Options["turns"] != "60" || !is.Public || is.Seats[1] != was.Seats[1] {
		t.Errorf("the table is %+v, was %+v", is, was)
	}
	for late := time.Now().Add(patience); !strings.Contains(out.String(), "file=OLIVE.table"); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(late) {
			t.Fatalf("said was: %s", out)
		}
	}
	for _, code := range []string{left, played} {
		if res, err := http.Get(address + code); err != nil || res.StatusCode != http.StatusNotFound {
			t.Errorf("the table %s that was left: %v, %v", code, res.Status, err)
		}
	}
}

// order opens a table and returns its code.
func order(t *testing.T, address, text string) string {
	t.Helper()
	res, err := http.Post(address+"new", "application/json", strings.NewReader(text))
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	var o table.Opened
	if err := json.NewDecoder(res.Body).Decode(&o); err != nil {
		t.Fatalf("%s: %v", res.Status, err)
	}
	return o.Code
}

// eventually waits until something holds.
func eventually(t *testing.T, what string, is func() bool) {
	t.Helper()
	for late := time.Now().Add(patience); !is(); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(late) {
			t.Fatal(what)
		}
	}
}

// TestAProcessTakesOverWhatAnotherLeaves: a process that starts while another still has the folder of
// records leaves its tables alone, and opens them, with their matches, once the other has ended; also
// those that were opened, and the matches that began, meanwhile.
func TestAProcessTakesOverWhatAnotherLeaves(t *testing.T) {
	dir := t.TempDir()
	first, _, end := openTables(t, "null", "--rooms", "5", "--record", dir)
	lobby := order(t, first, `{}`)
	ada := meet(t, first+lobby, "ada")
	until(t, ada, func(m *table.ToGuest) bool { return m.Table != nil && m.Table.You == 0 })
	second, _, endSecond := openTables(t, "null", "--rooms", "5", "--record", dir, "--idle", "20s")
	defer endSecond()
	played := order(t, first, `{}`)
	bob := meet(t, first+played, "bob")
	until(t, bob, func(m *table.ToGuest) bool { return m.Table != nil && m.Table.Head == m.Table.You })
	bob.Say(table.ToHost{Start: true})
	m := until(t, bob, func(m *table.ToGuest) bool { return m.Ask != 0 })
	has := func(code string) bool {
		res, err := http.Get(second + code)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		return res.StatusCode == http.StatusOK
	}
	if has(lobby) || has(played) {
		t.Error("two processes have one table")
	}
	end()
	eventually(t, "the table is gone", func() bool { return has(lobby) && has(played) })
	back := meet(t, second+played, "bob")
	if got := until(t, back, func(m *table.ToGuest) bool { return m.View != nil }); got.Step != m.Step || string(got.View) != string(m.View) {
		t.Errorf("the match goes on at step %d, was at %d", got.Step, m.Step)
	}
	if _, err := os.Stat(filepath.Join(dir, lobby+".table")); err != nil {
		t.Error(err)
	}
}

// TestATableIsWrittenOnceThereIsRoom: the file of a table that could not be written is in /health, and
// is written when that is possible again; also one that was removed.
func TestATableIsWrittenOnceThereIsRoom(t *testing.T) {
	dir := t.TempDir()
	address, _, end := openTables(t, "--record", dir)
	defer end()
	mend := store.InjectFault(func(op, name string, size int) (int, error) {
		if op == "create" {
			return 0, syscall.ENOSPC
		}
		return size, nil
	})
	code := order(t, address, `{"game":"bzzz"}`)
	res, err := http.Get(address + "health")
	if err != nil {
		t.Fatal(err)
	}
	health, _ := io.ReadAll(res.Body)
	res.Body.Close()
	mend()
	if !strings.Contains(string(health), `"unkept":1`) {
		t.Errorf("/health says %s", health)
	}
	file := filepath.Join(dir, code+".table")
	written := func() bool { _, err := os.Stat(file); return err == nil }
	eventually(t, "the file is not written", written)
	if err := os.Remove(file); err != nil {
		t.Fatal(err)
	}
	eventually(t, "the file is not written again", written)
}

// While a record is read, the other tables of the process are found.
func TestReadingARecordDelaysNoTable(t *testing.T) {
	dir := t.TempDir()
	address, _, end := openTables(t, "null", "--record", dir, "--code", "TREFLE")
	ada := starts(t, address)
	until(t, ada, func(m *table.ToGuest) bool { return m.Ask != 0 })
	end()
	ada.Close()

	v := &hostFlags{listen: "127.0.0.1:0", record: dir, rooms: 2, level: "normal"}
	if err := v.prepare("null"); err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithCancel(t.Context())
	k := &tables{v: v, ctx: ctx, rooms: map[string]*opened{}, log: slog.New(slog.DiscardHandler)}
	defer k.running.Wait()
	defer stop()
	other, err := k.open("OLIVE", k.plain(v.entry, v.setup), "", false)
	if err != nil {
		t.Fatal(err)
	}
	reads, goes := make(chan bool, 1), make(chan bool)
	var stopped atomic.Bool
	mend := store.InjectFault(func(_, _ string, size int) (int, error) {
		if stopped.CompareAndSwap(false, true) {
			reads <- true
			<-goes
		}
		return size, nil
	})
	defer mend()
	done := make(chan []string)
	go func() { done <- k.resume(k.records()) }()
	<-reads
	found := make(chan bool)
	go func() {
		h := k.find(other)
		_, ready := k.health()
		found <- h != nil && ready
	}()
	select {
	case ok := <-found:
		if !ok {
			t.Error("the other table is not found")
		}
	case <-time.After(patience):
		t.Error("the other table waits for a record")
	}
	if code, err := k.order(table.Order{}); err != nil || code == "TREFLE" {
		t.Errorf("a table beside the one that is read has the code %q: %v", code, err)
	}
	close(goes)
	<-done
	if k.find("TREFLE") == nil {
		t.Error("the match is not resumed")
	}
}

// A guest may leave out the hyphen of a code.
func TestACodeIsFoundWithoutItsHyphen(t *testing.T) {
	e, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	k := &tables{rooms: map[string]*opened{}}
	for _, code := range []string{"PANDA-9601", "B-OLIVE-1234", "FETE2026"} {
		r, err := newRoom(code, room.Options{Entry: e, Setup: rules.Setup{Seats: 2}, Level: "normal"}, false)
		if err != nil {
			t.Fatal(err)
		}
		k.rooms[code] = &opened{Room: r}
	}
	for typed, want := range map[string]string{
		"PANDA-9601": "PANDA-9601", "PANDA9601": "PANDA-9601", "B-OLIVE1234": "B-OLIVE-1234", "FETE2026": "FETE2026",
		"PANDA": "", "9601": "", "PANDA-": "", "PANDA960": "", "": "",
	} {
		if h := k.find(typed); (h != nil) != (want != "") || h != nil && h.Code() != want {
			t.Errorf("%q finds %v, want the table %q", typed, h, want)
		}
	}
}
