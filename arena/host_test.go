//go:build !js

package main

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/tabletest"
	"ludotheque/arena/table/web"
	"ludotheque/rules/aquariom"
)

// openTables runs arena host on a free port, and returns its address and a function that ends it.
func openTables(t *testing.T, args ...string) (address string, out *sink, end func() int) {
	t.Helper()
	ctx, stop := context.WithCancel(t.Context())
	code := make(chan int, 1)
	out = &sink{}
	a := &app{out: io.Discard, err: out}
	go func() {
		code <- a.run(ctx, append([]string{"host", "--listen", "127.0.0.1:0", "--drain", "1s"}, args...))
	}()
	const open = "http://"
	for end := time.Now().Add(patience); !strings.Contains(out.String(), open); time.Sleep(5 * time.Millisecond) {
		if time.Now().After(end) || len(code) > 0 {
			t.Fatalf("arena host does not listen: %s", out)
		}
	}
	_, rest, _ := strings.Cut(out.String(), open)
	address, _, _ = strings.Cut(rest, "\n")
	address = open + address
	return address, out, func() int {
		stop()
		return <-code
	}
}

// meet takes a seat at an address, and starts the match if it may.
func meet(t *testing.T, address, name string) *guest.Link {
	t.Helper()
	at, err := web.Address(address)
	if err != nil {
		t.Fatal(err)
	}
	l := guest.Begin(tabletest.Join(name), web.Dialer(at))
	t.Cleanup(l.Close)
	return l
}

// starts is a guest, Ada, who leads the table at an address and has begun its match.
func starts(t *testing.T, address string) *guest.Link {
	t.Helper()
	ada := meet(t, address, "ada")
	until(t, ada, func(m *table.ToGuest) bool { return m.Table != nil && m.Table.Head == m.Table.You })
	ada.Say(table.ToHost{Start: true})
	return ada
}

// until waits for a message.
func until(t *testing.T, l *guest.Link, is func(*table.ToGuest) bool) table.ToGuest {
	t.Helper()
	late := time.After(patience)
	for {
		if m, ok := l.Next(); ok {
			if is(&m) {
				return m
			}
			continue
		}
		select {
		case <-l.Wake():
		case <-l.Done():
			_, _, err := l.Status()
			t.Fatal(err)
		case <-late:
			t.Fatal("nothing was said")
		}
	}
}

// TestHostKeepsManyTables opens tables by the first page, up to as many as allowed.
func TestHostKeepsManyTables(t *testing.T) {
	address, _, end := openTables(t, "null", "--rooms", "2", "--prefix", "B-")
	base := strings.TrimSuffix(address, "/")
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	open := func(origin string) *http.Response {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, base+"/new", strings.NewReader(url.Values{}.Encode()))
		if err != nil {
			t.Fatal(err)
		}
		if origin != "" {
			r.Header.Set("Origin", origin)
		}
		res, err := client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		res.Body.Close()
		return res
	}
	if res := open("https://elsewhere.example"); res.StatusCode != http.StatusForbidden {
		t.Errorf("another site opens a table: %s", res.Status)
	}
	for i, want := range []int{303, 303, 503} {
		res := open(base)
		if res.StatusCode != want {
			t.Errorf("table %d: %s", i, res.Status)
		}
		if want == 303 {
			at, err := res.Location()
			if err != nil || !strings.HasPrefix(at.Path, "/B-") {
				t.Fatalf("table %d is at %s, %v", i, at, err)
			}
			until(t, meet(t, at.String(), "ada"), func(m *table.ToGuest) bool { return m.Table != nil && m.Table.You == 0 })
		}
	}
	res, err := http.Get(base + "/health")
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if b, _ := io.ReadAll(res.Body); !strings.Contains(string(b), `{"rooms":2,"most":2,"guests":2,"unkept":0}`) {
		t.Errorf("two rooms with two guests are wanted: %s", b)
	}
	if code := end(); code != 0 {
		t.Errorf("exit code %d", code)
	}
}

// manyCells returns options with a map of one's own on which two players have 200 cells each.
func manyCells(t *testing.T) string {
	t.Helper()
	m, err := aquariom.FindMap("duel")
	if err != nil {
		t.Fatal(err)
	}
	m.StartCells, m.MaxCells, m.Starts = 200, 200, make([]aquariom.Point, 400)
	own, err := json.Marshal(m)
	if err != nil {
		t.Fatal(err)
	}
	options, err := json.Marshal(map[string]string{aquariom.OptionMap: string(own)})
	if err != nil {
		t.Fatal(err)
	}
	return string(options)
}

// TestHostHasAllGames: one process opens tables of all games, as a form and as JSON ask for them,
// refuses what no game allows, and resumes matches of all of them.
func TestHostHasAllGames(t *testing.T) {
	dir := t.TempDir()
	address, _, end := openTables(t, "--record", dir, "--level", "novice")
	base := strings.TrimSuffix(address, "/")
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	post := func(kind, body, from string) (int, string) {
		r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, base+"/new", strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("Content-Type", kind)
		r.Header.Set("X-Forwarded-For", from)
		res, err := client.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		b, err := io.ReadAll(res.Body)
		if err != nil {
			t.Fatal(err)
		}
		var o table.Opened
		if res.StatusCode == http.StatusCreated && json.Unmarshal(b, &o) == nil {
			return res.StatusCode, base + "/" + o.Code
		}
		at, _ := res.Location()
		if at == nil {
			return res.StatusCode, string(b)
		}
		return res.StatusCode, at.String()
	}
	const form, asJSON = "application/x-www-form-urlencoded", "application/json"
	for _, c := range []struct {
		kind, body string
		status     int
		game       string
		seats      int
		options    string
		level      string
	}{
		{form, "game=empire&seats=3", 303, "empire", 3, "", "novice"},
		{form, "game=trichrome", 303, "trichrome", 3, "", "novice"},
		{asJSON, `{"game":"bzzz","level":"master","options":{"turns":"24"}}`, 201, "bzzz", 4, "24", "master"},
		{asJSON, `{"game":"aquariom","seats":2}`, 201, "aquariom", 2, "", "novice"},
		{form, "game=brutal", 303, "brutal", 2, "", "novice"},
		{form, "game=chess", 400, "", 0, "", ""}, {form, "", 400, "", 0, "", ""}, {form, "game=bzzz&seats=x", 400, "", 0, "", ""}, {form, "game=bzzz&seats=99", 400, "", 0, "", ""},
		{asJSON, `{"game":"bzzz","options":{"turns":"7"}}`, 400, "", 0, "", ""}, {asJSON, `{"game":"bzzz","level":"search"}`, 400, "", 0, "", ""},
		{asJSON, `{"game":"bzzz","seed":7}`, 400, "", 0, "", ""}, {asJSON, `{"game":"bzzz","options":{"x":"` + strings.Repeat("y", 100<<10) + `"}}`, 400, "", 0, "", ""},
	} {
		status, at := post(c.kind, c.body, "203.0.113.7")
		if status != c.status {
			t.Errorf("%.80s is answered %d: %s", c.body, status, at)
			continue
		}
		if status == 400 {
			if !strings.Contains(at, "Cette table ne peut pas") || !strings.Contains(at, "this table cannot be opened") {
				t.Errorf("%.80s is refused in one language: %s", c.body, at)
			}
			continue
		}
		l := meet(t, at, "ada")
		s := until(t, l, func(m *table.ToGuest) bool { return m.Table != nil && m.Table.You == 0 }).Table
		if s.Game != c.game || len(s.Seats) != c.seats || s.Options["turns"] != c.options || s.Seats[1].Level != c.level {
			t.Errorf("%s opens %+v", c.body, s)
		}
		l.Say(table.ToHost{Start: true})
		until(t, l, func(m *table.ToGuest) bool { return m.Ask != 0 })
	}
	if status, said := post(asJSON, `{"game":"aquariom","seats":2,"options":`+manyCells(t)+`}`, "203.0.113.10"); status != 400 || !strings.Contains(said, "could take too long") {
		t.Errorf("a map whose turns take seconds is answered %d: %s", status, said)
	}
	// The number of open tables is limited for each address by itself.
	for range maxOpen {
		post(form, "game=bzzz", "203.0.113.8")
	}
	if status, said := post(form, "game=bzzz", "203.0.113.8"); status != http.StatusTooManyRequests {
		t.Errorf("one address opens more than %d tables: %d, %s", maxOpen, status, said)
	}
	if status, said := post(form, "game=bzzz", "203.0.113.9"); status != http.StatusSeeOther {
		t.Errorf("another address is answered %d: %s", status, said)
	}
	end()
	_, out, end := openTables(t, "bzzz", "--record", dir)
	end()
	if said := out.String(); strings.Count(said, "a match waits for a host of its game") != 4 {
		t.Errorf("a host of one game says of matches of others: %s", said)
	}
	address, _, end = openTables(t, "--record", dir, "--rooms", "1")
	defer end()
	base = strings.TrimSuffix(address, "/")
	var health struct{ Rooms int }
	res, err := http.Get(base + "/health")
	if err != nil {
		t.Fatal(err)
	}
	defer res.Body.Close()
	if err := json.NewDecoder(res.Body).Decode(&health); err != nil || health.Rooms != 5+maxOpen+1 {
		t.Errorf("%d tables are open again (%v)", health.Rooms, err)
	}
	if status, said := post(form, "game=bzzz", "203.0.113.7"); status != http.StatusSeeOther {
		t.Errorf("matches that wait for their guests keep a table from being opened: %d, %s", status, said)
	}
}

// TestHostIsAnnounced: an announced table is found in its network under its name, but its code is
// still required: the bare address leads to no seat.
func TestHostIsAnnounced(t *testing.T) {
	address, out, end := openTables(t, "null", "--seats", "2", "--listen", ":0", "--announce", "Salle 3")
	defer end()
	if strings.Contains(out.String(), "cannot be announced") {
		t.Skip("multicast does not work here: ", out)
	}
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	if n := announced(t, u.Host); n.Host != "Salle 3" || n.Game != "null" || n.Free != 2 || n.Chairs != 2 || n.Server {
		t.Errorf("announced is %+v", n)
	}
	r, err := http.Get("http://" + u.Host + "/")
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	b, err := io.ReadAll(r.Body)
	if code := strings.Trim(u.Path, "/"); err != nil || r.Request.URL.Path != "/" || code == "" || strings.Contains(string(b), code) {
		t.Errorf("the bare address leads to %s and tells %s (%v)", r.Request.URL, b, err)
	}
}

func TestHostIsCalledWrongly(t *testing.T) {
	for _, args := range [][]string{
		{"--seats", "2"}, {"--option", "x=y"}, {"--level", "genius"}, {"chess"}, {"--announce", "Salle 3", "--listen", ":0"}, {"null", "--seats", "9"}, {"null", "--rooms", "-1"}, {"null", "--code", "a/b"}, {"null", "--prefix", "é~"}, {"null", "--prefix", "A-NAME-OF-SEVENTEEN"},
		{"null", "--level", "genius"}, {"null", "--option", "x"}, {"null", "--seed", "7x"}, {"null", "extra"},
		{"null", "--announce", "Salle 3", "--rooms", "2"}, {"null", "--announce", "Salle 3", "--listen", "127.0.0.1:0"},
		{"null", "--announce", "A name of 17 runes", "--listen", ":0"}, {"null", "--keep", "7"},
		{"--https", "localhost"}, {"--https", "https://jeux.example"}, {"--https", "192.0.2.1"}, {"--metrics", "7071"}, {"--acme", "https://ca.example/dir"}, {"--certificates", "x"},
		{"--https", "jeux.example", "--acme", "ftp://x"}, {"--https", "jeux.example", "--certificates", "/dev/null"}, {"--idle", "-1s"},
	} {
		var out sink
		a := &app{out: io.Discard, err: &out}
		if code := a.run(t.Context(), append([]string{"host"}, args...)); code != 2 || out.String() == "" {
			t.Errorf("%q: %d, %s", args, code, out.String())
		}
	}
}
