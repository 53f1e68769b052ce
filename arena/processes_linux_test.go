package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"sync/atomic"
	"syscall"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/tabletest"
	"ludotheque/arena/table/web"
)

// TestFourProcessesBehindOneDoor runs docs/hosting/processes.conf in nginx, before four processes
// with the flags of docs/hosting/ludotheque@.service. Tables are opened and played through the one
// address. A process that is killed and started again has its matches and guests back, and guests
// at the tables of the others stay connected; while one is about to end, new tables are opened by the others;
// all are started anew, one after the other, and every match goes on.
func TestFourProcessesBehindOneDoor(t *testing.T) {
	if testing.Short() {
		t.Skip("it starts nine processes and nginx")
	}
	if _, err := exec.LookPath("nginx"); err != nil {
		if os.Getenv("CI") != "" {
			t.Fatal(err)
		}
		t.Skip(err)
	}
	d := newDoor(t)
	for i := range d.processes {
		d.start(i)
	}
	for i := 0; i < 50 && d.lonely(); i++ {
		d.open()
	}
	if d.lonely() {
		t.Fatal("nginx gives all tables to some of the processes")
	}
	d.playOn()

	d.kill(1, syscall.SIGKILL)
	others := d.connections(1)
	d.playOn(1)
	d.start(1)
	d.playOn()
	if now := d.connections(1); now != others {
		t.Errorf("guests of the other processes have connected %d times, %d before one was killed", now, others)
	}

	for i := range d.processes {
		if err := d.processes[i].Process.Signal(syscall.SIGTERM); err != nil {
			t.Fatal(err)
		}
		for ready(d.at[i]) {
			d.wait("a process does not end")
		}
		for range 8 {
			if code := d.open(); code[0] == byte('1'+i) {
				t.Errorf("%s was opened by a process that was about to end", code)
			}
		}
		_ = d.processes[i].Wait()
		d.start(i)
		d.playOn()
	}
}

// door is an nginx before four processes, and the people who play there.
type door struct {
	t         *testing.T
	program   string
	dir       string
	entry     *catalog.Entry
	base      string
	at        [4]string // addresses
	processes [4]*exec.Cmd
	tables    map[string]*seatedTable // by code
	end       <-chan struct{}         // closed when the test has taken too long
}

// seatedTable is a table at which two guests play.
type seatedTable struct{ steps, connections atomic.Int64 }

func newDoor(t *testing.T) *door {
	t.Helper()
	e, err := catalog.Find("null")
	if err != nil {
		t.Fatal(err)
	}
	ctx, stop := context.WithTimeout(t.Context(), 3*time.Minute)
	t.Cleanup(stop)
	d := &door{t: t, dir: t.TempDir(), entry: e, tables: map[string]*seatedTable{}, end: ctx.Done()}
	d.program = filepath.Join(d.dir, "arena")
	if out, err := exec.Command("go", "build", "-o", d.program, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	text, err := os.ReadFile("../docs/hosting/processes.conf")
	if err != nil {
		t.Fatal(err)
	}
	config, door := string(text), unusedAddress(t)
	for i := range d.at {
		d.at[i] = unusedAddress(t)
		config = strings.ReplaceAll(config, fmt.Sprintf("127.0.0.1:707%d", i+1), d.at[i])
	}
	config = strings.Replace(config, "listen 80;", "listen "+door+";", 1)
	config = "daemon off; pid DIR/pid; error_log stderr; events {} http { access_log off; client_body_temp_path DIR/a; proxy_temp_path DIR/b; fastcgi_temp_path DIR/c; uwsgi_temp_path DIR/d; scgi_temp_path DIR/e;\n" + config + "}"
	if err := os.WriteFile(filepath.Join(d.dir, "nginx.conf"), []byte(strings.ReplaceAll(config, "DIR", d.dir)), 0o600); err != nil {
		t.Fatal(err)
	}
	d.base = "http://" + door
	d.run("nginx", "-p", d.dir, "-e", "stderr", "-c", filepath.Join(d.dir, "nginx.conf"))
	for {
		c, err := net.Dial("tcp", door)
		if err == nil {
			c.Close()
			return d
		}
		d.wait("nginx: " + err.Error())
	}
}

// wait pauses, and fails with what is waited for when the test has taken too long.
func (d *door) wait(what string) {
	d.t.Helper()
	select {
	case <-d.end:
		d.t.Fatal(what)
	case <-time.After(5 * time.Millisecond):
	}
}

// unusedAddress returns an address of this machine on which nothing listens.
func unusedAddress(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().String()
}

// run starts a program that ends with the test, which shows what it said if it fails.
func (d *door) run(program string, args ...string) *exec.Cmd {
	c := exec.Command(program, args...)
	said := &strings.Builder{}
	c.Stderr = said
	if err := c.Start(); err != nil {
		d.t.Fatal(err)
	}
	d.t.Cleanup(func() {
		_ = c.Process.Signal(syscall.SIGTERM) // it may have ended
		_ = c.Wait()
		if d.t.Failed() {
			d.t.Log(program, args, said)
		}
	})
	return c
}

// start starts a process as the unit of the document does, and waits until it answers.
func (d *door) start(i int) {
	d.t.Helper()
	unit, err := os.ReadFile("../docs/hosting/ludotheque@.service")
	if err != nil {
		d.t.Fatal(err)
	}
	line := regexp.MustCompile(`(?m)^ExecStart=\S+ host (.*)$`).FindSubmatch(unit)
	if line == nil {
		d.t.Fatal("the unit starts nothing")
	}
	instance := fmt.Sprint(i + 1)
	args := strings.NewReplacer("127.0.0.1:707%i", d.at[i], "%i", instance, "/var/lib", d.dir, "--pages /opt/ludotheque/web", "").Replace(string(line[1]))
	d.processes[i] = d.run(d.program, append([]string{"host", "null", "--rooms", "50", "--seats", "2", "--option", "cards=9", "--drain", "3s"}, strings.Fields(args)...)...)
	for !ready(d.at[i]) {
		d.wait(fmt.Sprintf("process %d does not answer", i+1))
	}
}

// ready reports whether a process takes new tables.
func ready(at string) bool {
	res, err := http.Get("http://" + at + "/health")
	if err != nil {
		return false
	}
	res.Body.Close()
	return res.StatusCode == http.StatusOK
}

func (d *door) kill(i int, by syscall.Signal) {
	_ = d.processes[i].Process.Signal(by) // it runs
	_ = d.processes[i].Wait()
}

// open opens a table through the door and seats two guests, who play match after match.
func (d *door) open() (code string) {
	d.t.Helper()
	res, err := http.Post(d.base+"/new", "application/json", strings.NewReader("{}"))
	if err != nil {
		d.t.Fatal(err)
	}
	defer res.Body.Close()
	var o table.Opened
	if err := json.NewDecoder(res.Body).Decode(&o); err != nil || res.StatusCode != http.StatusCreated {
		d.t.Fatalf("a new table: %s, %v", res.Status, err)
	}
	address, err := web.Address(d.base + "/" + o.Code)
	if err != nil {
		d.t.Fatal(err)
	}
	s := &seatedTable{}
	d.tables[o.Code] = s
	dial := web.Dialer(address)
	for _, name := range []string{"Ada", "Bob"} {
		l := guest.Begin(tabletest.Join(name), func(ctx context.Context) (guest.Conn, error) {
			c, err := dial(ctx)
			if err == nil {
				s.connections.Add(1)
			}
			return c, err
		})
		d.t.Cleanup(func() { l.Close(); <-l.Done() })
		go d.play(s, l)
	}
	return o.Code
}

// play answers each question, and starts the next match.
func (d *door) play(s *seatedTable, l *guest.Link) {
	tabletest.Play(d.entry, l, func(m table.ToGuest) {
		if t := m.Table; t != nil && (t.Phase == table.Ended || t.Phase == table.InLobby && t.You == t.Head && full(t)) {
			l.Say(table.ToHost{Start: true})
		}
		if m.View != nil && !m.Past {
			s.steps.Add(1)
		}
		if m.Ask != 0 && m.View != nil {
			time.Sleep(20 * time.Millisecond) // the pace of the players
		}
	})
}

// lonely reports whether a process has no table.
func (d *door) lonely() bool {
	has := [len(d.at)]bool{}
	for code := range d.tables {
		has[code[0]-'1'] = true
	}
	return has != [len(d.at)]bool{true, true, true, true}
}

// of reports whether a table belongs to one of the processes.
func of(code string, processes []int) bool {
	for _, i := range processes {
		if code[0] == byte('1'+i) {
			return true
		}
	}
	return false
}

// playOn waits until every table has made ten more steps, but those of the processes that are down.
func (d *door) playOn(down ...int) {
	d.t.Helper()
	before := map[string]int64{}
	for code, s := range d.tables {
		before[code] = s.steps.Load()
	}
	for code, s := range d.tables {
		for !of(code, down) && s.steps.Load() < before[code]+10 {
			d.wait("a table stands still: " + code)
		}
	}
}

// connections counts how often the guests of the other processes have connected.
func (d *door) connections(but ...int) (n int64) {
	for code, s := range d.tables {
		if !of(code, but) {
			n += s.connections.Load()
		}
	}
	return n
}
