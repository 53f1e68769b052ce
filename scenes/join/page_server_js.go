package join

import (
	"cmp"
	"encoding/json"
	"errors"
	"sync"
	"syscall/js"
	"time"

	"ludotheque/arena/table"
	"ludotheque/arena/table/nearby"
)

// CanOpen says that a server may open tables for this program: the one that served the page.
const CanOpen = true

// lookAgain is how long to wait between two questions for the tables of the server.
const lookAgain = 5 * time.Second

// serverTables asks the page's own server for its games and public tables until it is closed.
type serverTables struct {
	mu     sync.Mutex
	tables []nearby.Table
	games  []string
	rounds int
	err    error
	stop   chan struct{}
	once   sync.Once
}

func newFinder() Finder {
	h := &serverTables{stop: make(chan struct{})}
	go h.run()
	return h
}

func (s *serverTables) run() {
	for {
		s.take(ask("GET", pageServer().folderLink()+"tables", ""))
		select {
		case <-s.stop:
			return
		case <-time.After(lookAgain):
		}
	}
}

// take takes in an answer.
func (s *serverTables) take(status int, text string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.rounds++
	var there table.Hall
	if status != 200 || json.Unmarshal([]byte(text), &there) != nil {
		s.tables, s.err = nil, errNowhere
		return
	}
	s.err, s.tables, s.games = nil, listed(&there), s.games[:0]
	for _, o := range there.Offers {
		s.games = append(s.games, o.Game)
	}
}

func (s *serverTables) Tables() ([]nearby.Table, int) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.tables, s.rounds
}

func (s *serverTables) Offers() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.games
}

func (s *serverTables) Err() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.err
}

func (s *serverTables) Close() { s.once.Do(func() { close(s.stop) }) }

// opened opens a table.
func opened(o table.Order) target {
	body, err := json.Marshal(o)
	if err != nil {
		panic(err) // it is plain data
	}
	at := pageServer()
	status, text := ask("POST", at.folderLink()+"new", string(body))
	var there table.Opened
	_ = json.Unmarshal([]byte(text), &there) // the status tells whether it is one
	return answer(status, there.Code, at)
}

// folderLink returns the URL of the server's folder, with a slash at its end.
func (p place) folderLink() string { return p.scheme + "://" + p.host + p.folder + "/" }

// ask sends a request and returns the status, 0 without an answer, and the text of the answer.
func ask(method, url, body string) (status int, text string) {
	init := map[string]any{"method": method, "cache": "no-store"}
	if body != "" {
		init["body"], init["headers"] = body, map[string]any{"Content-Type": "application/json"}
	}
	response, err := await(js.Global().Call("fetch", url, init))
	if err != nil {
		return 0, ""
	}
	said, err := await(response.Call("text"))
	if err != nil {
		return 0, ""
	}
	return response.Get("status").Int(), said.String()
}

// await waits for a promise. It must not be called by the goroutine of an event.
func await(promise js.Value) (v js.Value, err error) {
	done := make(chan struct{})
	yes := js.FuncOf(func(_ js.Value, args []js.Value) any {
		v = args[0]
		close(done)
		return nil
	})
	no := js.FuncOf(func(js.Value, []js.Value) any {
		err = errors.New("the browser has no answer")
		close(done)
		return nil
	})
	defer yes.Release()
	defer no.Release()
	promise.Call("then", yes, no)
	<-done
	return v, err
}

// errNowhere says that a page's server has no tables.
var errNowhere = errors.New("this server has no tables")

// listed returns the tables of a server as the screen lists them.
func listed(h *table.Hall) []nearby.Table {
	tables := make([]nearby.Table, len(h.Tables))
	for i, t := range h.Tables {
		tables[i] = nearby.Table{ID: t.Code, Code: t.Code, Game: t.Game, Host: cmp.Or(t.Host, table.SayCode(t.Code)), Chairs: t.Chairs, Free: t.Free, Playing: t.Playing}
	}
	return tables
}
