//go:build !js

package web

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math/rand/v2"
	"net"
	"net/http"
	"net/http/httptest"
	"runtime"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/coder/websocket"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	"ludotheque/arena/table/guest"
	"ludotheque/arena/table/host"
	"ludotheque/arena/table/tabletest"
	"ludotheque/rules"
)

// attack is a server under attack: where it listens, and where its table's messages go.
type attack struct {
	ctx         context.Context
	server, web string
}

// dials connects, as a page of an origin or as a program; nil where it is not let in.
func (a *attack) dials(origin string) *websocket.Conn {
	o := &websocket.DialOptions{}
	if origin != "" {
		o.HTTPHeader = http.Header{"Origin": {origin}}
	}
	c, _, err := websocket.Dial(a.ctx, a.web, o)
	if err != nil {
		return nil
	}
	return c
}

// joins connects and sits down or looks on, under a secret that is new every time.
func (a *attack) joins(screen bool) *websocket.Conn {
	c := a.dials("")
	if c == nil {
		return nil
	}
	j := table.Join{Protocol: 1, Secret: fmt.Sprintf("attacker-%032d", rand.Int64()), Name: "Ada", Device: table.Program, Screen: screen, Watch: rand.N(2) == 0}
	b, err := json.Marshal(table.ToHost{Join: &j})
	if err != nil || c.Write(a.ctx, websocket.MessageText, b) != nil {
		_ = c.CloseNow()
		return nil
	}
	return c
}

// says says a text until the connection is cut.
func (a *attack) says(c *websocket.Conn, text string) {
	if c == nil {
		return
	}
	defer func() { _ = c.CloseNow() }()
	heard := c.CloseRead(a.ctx)
	for heard.Err() == nil && c.Write(a.ctx, websocket.MessageText, []byte(text)) == nil {
	}
}

// attacks are what hostile guests do, over and over.
var attacks = []func(a *attack){
	func(a *attack) { a.says(a.joins(false), "}{") },
	func(a *attack) { a.says(a.joins(false), `{"pong":1}`) },
	func(a *attack) { a.says(a.joins(false), `{"ask":1,"do":{"moves":[[1,0,0]]}}`) },
	func(a *attack) { a.says(a.dials(""), strings.Repeat("[", MaxMessage)) },
	func(a *attack) { a.says(a.dials(""), strings.Repeat("a", MaxMessage+1)) },
	func(a *attack) { a.says(a.dials("https://elsewhere.example"), "{}") },
	func(a *attack) { // reads nothing of all that a screen is shown
		c := a.joins(true)
		if c == nil {
			return
		}
		select {
		case <-a.ctx.Done():
		case <-time.After(time.Second):
		}
		_ = c.CloseNow()
	},
	func(a *attack) { // begins a request, and says no more
		c, err := net.Dial("tcp", a.server)
		if err != nil {
			return
		}
		_, _ = io.WriteString(c, "GET /TREFLE/ws HTTP/1.1\r\nHost: x\r\n")
		select {
		case <-a.ctx.Done():
		case <-time.After(time.Second):
		}
		c.Close()
	},
}

// BenchmarkAttack is how many answers of a guest come late in Aquar.iom, twenty turns a
// second by the clock, while each kind of hostile guest does its worst to the table, and
// what of that stays in memory.
func BenchmarkAttack(b *testing.B) {
	h := host.New(host.Options{Code: "TREFLE"})
	h.Arrange("aquariom", nil, []table.Chair{{Kind: table.Open}, {Kind: table.Computer}})
	s := httptest.NewServer(&Server{Find: func(string) *host.Host { return h }})
	defer s.Close()
	defer h.Close()
	at, err := Address(s.URL + "/TREFLE")
	if err != nil {
		b.Fatal(err)
	}
	l := guest.Begin(tabletest.Join("Ada"), Dialer(at))
	defer l.Close()
	for h.Guests().Len() == 0 {
		<-h.Wake()
	}
	e, err := catalog.Find("aquariom")
	if err != nil {
		b.Fatal(err)
	}
	m, err := e.New(rules.Setup{Seats: 2, Seed: 7, Options: map[string]string{"turns": "2000"}})
	if err != nil {
		b.Fatal(err)
	}
	h.Begin(m)
	go tabletest.Play(e, l, nil)
	ctx, stop := context.WithCancel(b.Context())
	var attackers sync.WaitGroup
	turn := time.NewTicker(50 * time.Millisecond)
	defer turn.Stop()
	late, turns := 0, 0
	steps := func(n int) {
		for range n {
			<-turn.C
			if h.SubmitAnswers(); m.Waiting().Has(0) {
				late++
			}
			turns++
			m.Step()
			h.SendViews()
		}
	}
	steps(20) // the first answers come
	before := live()
	late, turns = 0, 0
	for _, f := range attacks {
		attackers.Go(func() {
			for a := (&attack{ctx, strings.TrimPrefix(s.URL, "http://"), at}); ctx.Err() == nil; {
				f(a)
			}
		})
	}
	for b.Loop() {
		steps(1)
	}
	stop()
	attackers.Wait()
	b.ReportMetric(100*float64(late)/float64(turns), "late-percent")
	b.ReportMetric(max(0, float64(live())-float64(before))/1e6, "kept-MB")
}

// live is how much memory is in use.
func live() uint64 {
	runtime.GC()
	var s runtime.MemStats
	runtime.ReadMemStats(&s)
	return s.HeapAlloc
}
