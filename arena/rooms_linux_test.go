package main

import (
	"bufio"
	"fmt"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"sync"
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

// The number of tables of BenchmarkRooms, the people at each, how long to wait until every first match
// is over, and how long to measure after that.
//
// The tables start together, and the memory of their matches grows together until these end: before
// that, memory only shows how far the first match is. A match takes a minute and a half; each half of
// roomTime is as long.
const (
	manyRooms  = 500
	manySeats  = 4
	roomWarm   = 5 * time.Minute // at most
	roomTime   = 3 * time.Minute
	roomsBeat  = time.Second // between actions at a table
	roomSample = time.Second
)

// BenchmarkRooms runs arena host with 500 tables in a process of its own, with four guests each over
// sockets, who act once a second at each table. It measures the time until an actor is shown the
// result, and whether the host's memory grows.
func BenchmarkRooms(b *testing.B) {
	e, err := catalog.Find("bzzz")
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		base, pid := hostRooms(b, "bzzz", "--rooms", fmt.Sprint(manyRooms), "--option", "turns=24")
		crowd := &crowd{entry: e, seats: manySeats, beat: roomsBeat}
		for range manyRooms {
			crowd.open(b, base)
		}
		for end := time.Now().Add(roomWarm); crowd.ended.Load() < int64(len(crowd.links)); time.Sleep(roomSample) {
			if time.Now().After(end) {
				b.Fatalf("only %d of %d have seen the end of a match", crowd.ended.Load(), len(crowd.links))
			}
		}
		crowd.clear()
		var resident []uint64
		before := processorOf(b, pid)
		for range int(roomTime / roomSample) {
			time.Sleep(roomSample) // the duration of the measurement
			resident = append(resident, residentOf(b, pid))
		}
		spent := processorOf(b, pid) - before
		times := crowd.clear()
		if len(times) < manyRooms*int(roomTime/roomsBeat)/2 {
			b.Fatalf("only %d actions were answered", len(times))
		}
		slices.Sort(times)
		at := func(thousandths int) float64 {
			return float64(times[len(times)*thousandths/1000].Microseconds()) / 1000
		}
		first, last := resident[:len(resident)/2], resident[len(resident)/2:]
		slices.Sort(first)
		slices.Sort(last)
		b.ReportMetric(float64(len(times)), "actions")
		b.ReportMetric(at(500), "median-ms")
		b.ReportMetric(at(990), "p99-ms")
		b.ReportMetric(float64(last[len(last)/2])/1e6, "resident-MB")
		b.ReportMetric(float64(last[len(last)/2])/float64(first[len(first)/2]), "growth")
		b.ReportMetric(100*spent.Seconds()/roomTime.Seconds(), "processor-%")
		crowd.leave()
	}
}

// The number of tables of a game in BenchmarkTables, how long they are played at before they are measured,
// and for how long.
const (
	costRooms = 20
	costWarm  = 20 * time.Second
	costTime  = time.Minute
	quickBeat = 100 * time.Millisecond // between actions of a person in real time
)

// BenchmarkTables measures what a table of each game costs a server, with all its usual chairs taken by
// people with whole screens who play briskly: memory, milliseconds of a processor and bytes sent in a
// minute.
func BenchmarkTables(b *testing.B) {
	for _, e := range catalog.Games() {
		b.Run(e.ID, func(b *testing.B) {
			for b.Loop() {
				base, pid := hostRooms(b, e.ID, "--rooms", fmt.Sprint(costRooms))
				crowd := &crowd{entry: e, seats: together(e), beat: roomsBeat, screens: true}
				if e.RealTime() {
					crowd.beat = quickBeat
				}
				empty := residentOf(b, pid)
				for range costRooms {
					crowd.open(b, base)
				}
				time.Sleep(costWarm)
				processor, sent := processorOf(b, pid), sentBy(b, pid)
				time.Sleep(costTime)
				b.ReportMetric(float64(residentOf(b, pid)-empty)/costRooms/1e3, "kB/table")
				b.ReportMetric((processorOf(b, pid)-processor).Seconds()*1000/costRooms/costTime.Minutes(), "processor-ms/minute")
				b.ReportMetric(float64(sentBy(b, pid)-sent)/costRooms/1e3/costTime.Minutes(), "sent-kB/minute")
				b.ReportMetric(float64(crowd.seats), "guests")
				crowd.leave()
			}
		})
	}
}

// hostRooms starts arena host with arguments in a process of its own, and returns its first page and
// process id.
func hostRooms(b *testing.B, args ...string) (base string, pid int) {
	program := filepath.Join(b.TempDir(), "arena")
	if out, err := exec.Command("go", "build", "-o", program, ".").CombinedOutput(); err != nil {
		b.Fatalf("%v: %s", err, out)
	}
	c := exec.CommandContext(b.Context(), program, append([]string{"host", "--listen", "127.0.0.1:0", "--level", "novice", "--drain", "1ms"}, args...)...)
	said, err := c.StderrPipe()
	if err != nil {
		b.Fatal(err)
	}
	if err := c.Start(); err != nil {
		b.Fatal(err)
	}
	b.Cleanup(func() {
		_ = c.Process.Signal(syscall.SIGTERM) // it may have ended
		_ = c.Wait()
	})
	lines := bufio.NewScanner(said)
	for lines.Scan() {
		if _, at, ok := strings.Cut(lines.Text(), "open tables at "); ok {
			go func() {
				for lines.Scan() { // discard the log
				}
			}()
			return strings.TrimRight(at, "/"), c.Process.Pid
		}
	}
	b.Fatal("arena host says nothing")
	return "", 0
}

// crowd is the people at all tables.
type crowd struct {
	entry   *catalog.Entry
	seats   int           // people at a table
	beat    time.Duration // between a question and its answer
	screens bool          // they have whole screens
	links   []*guest.Link

	mu    sync.Mutex
	times []time.Duration
	// ended counts the ends of matches, once for each person there.
	ended atomic.Int64
}

// open opens a table for as many people; the first of them starts each match.
func (c *crowd) open(b *testing.B, base string) {
	client := &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	res, err := client.Post(base+"/new", "text/plain", nil)
	if err != nil {
		b.Fatal(err)
	}
	res.Body.Close()
	at, err := web.Address(base + "/" + res.Header.Get("Location"))
	if err != nil {
		b.Fatal(err)
	}
	for range c.seats {
		join := tabletest.Join(fmt.Sprint("guest", len(c.links)))
		if join.Screen = c.screens; c.screens {
			join.Device = table.Browser
		}
		l := guest.Begin(join, web.Dialer(at))
		c.links = append(c.links, l)
		go c.play(l)
	}
}

// play answers each question after a beat, and records the time until the answer's step is shown.
func (c *crowd) play(l *guest.Link) {
	var asked table.ToGuest
	var sent time.Time
	pause := time.NewTimer(time.Hour)
	defer pause.Stop()
	for {
		m, ok := l.Next()
		if !ok {
			select {
			case <-l.Wake():
			case <-l.Done():
				return
			case <-pause.C:
				if asked.Ask != 0 {
					sent = time.Now()
					l.Say(table.ToHost{Ask: asked.Ask, Do: tabletest.Propose(c.entry, asked.View)})
				}
				if c.entry.RealTime() { // questions come all the time
					pause.Reset(c.beat)
				}
			}
			continue
		}
		if t := m.Table; t != nil && (t.Phase == table.Ended || t.Phase == table.InLobby && t.You == t.Head && full(t)) {
			l.Say(table.ToHost{Start: true})
		}
		if m.Over != nil {
			c.ended.Add(1)
		}
		if m.View == nil {
			m.View = m.Public // in real time
		}
		if m.View == nil {
			continue
		}
		if !sent.IsZero() && m.Step > asked.Step {
			c.note(time.Since(sent))
			sent = time.Time{}
		}
		if m.Ask != 0 && sent.IsZero() && (!c.entry.RealTime() || asked.Ask == 0) {
			pause.Reset(c.beat)
		}
		asked = m
	}
}

// full reports whether guests have all seats.
func full(t *table.State) bool {
	return !slices.ContainsFunc(t.Seats, func(c table.Chair) bool { return c.Kind != table.Guest })
}

func (c *crowd) note(d time.Duration) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.times = append(c.times, d)
}

// clear returns and resets the recorded times.
func (c *crowd) clear() []time.Duration {
	c.mu.Lock()
	defer c.mu.Unlock()
	t := c.times
	c.times = nil
	return t
}

func (c *crowd) leave() {
	for _, l := range c.links {
		l.Close()
	}
	for _, l := range c.links {
		<-l.Done()
	}
}

// residentOf returns the resident memory of a process, in bytes.
func residentOf(b *testing.B, pid int) uint64 {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/statm", pid))
	var size, pages uint64
	if err == nil {
		_, err = fmt.Sscan(string(text), &size, &pages)
	}
	if err != nil {
		b.Fatal(err)
	}
	return pages * uint64(os.Getpagesize())
}

// sentBy returns how many bytes a process has written, to sockets for the most part.
func sentBy(b *testing.B, pid int) (n uint64) {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/io", pid))
	_, after, _ := strings.Cut(string(text), "wchar: ")
	if err == nil {
		_, err = fmt.Sscan(after, &n)
	}
	if err != nil {
		b.Fatal(err)
	}
	return n
}

// processorOf returns the processor time of a process.
func processorOf(b *testing.B, pid int) time.Duration {
	text, err := os.ReadFile(fmt.Sprintf("/proc/%d/stat", pid))
	if err != nil {
		b.Fatal(err)
	}
	f := strings.Fields(string(text[strings.LastIndexByte(string(text), ')')+1:]))
	var user, system int64
	if _, err := fmt.Sscan(f[11]+" "+f[12], &user, &system); err != nil {
		b.Fatal(err)
	}
	return time.Duration(user+system) * 10 * time.Millisecond // hundredths of a second, on every Linux
}
