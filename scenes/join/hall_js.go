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

// hall asks the page's own server for its games and public tables until it is closed.
type hall struct {
	mu     sync.Mutex
	tables []nearby.Table
	games  []string
	rounds int
	err    error
	stop   chan struct{}
	once   sync.Once
}

func newFinder() Finder {
	h := &hall{stop: make(chan struct{})}
	go h.run()
	return h
}

func (h *hall) run() {
	for {
		h.take(ask("GET", own().folderLink()+"tables", ""))
		select {
		case <-h.stop:
			return
		case <-time.After(lookAgain):
		}
	}
}

// take takes in an answer.
func (h *hall) take(status int, text string) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.rounds++
	var there table.Hall
	if status != 200 || json.Unmarshal([]byte(text), &there) != nil {
		h.tables, h.err = nil, errNowhere
		return
	}
	h.err, h.tables, h.games = nil, listed(&there), h.games[:0]
	for _, o := range there.Offers {
		h.games = append(h.games, o.Game)
	}
}

func (h *hall) Tables() ([]nearby.Table, int) {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.tables, h.rounds
}

func (h *hall) Offers() []string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.games
}

func (h *hall) Err() error {
	h.mu.Lock()
	defer h.mu.Unlock()
	return h.err
}

func (h *hall) Close() { h.once.Do(func() { close(h.stop) }) }

// opened opens a table.
func opened(o table.Order) target {
	body, err := json.Marshal(o)
	if err != nil {
		panic(err) // it is plain data
	}
	at := own()
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

// listed returns the tables of a hall as the screen lists them.
func listed(h *table.Hall) []nearby.Table {
	tables := make([]nearby.Table, len(h.Tables))
	for i, t := range h.Tables {
		tables[i] = nearby.Table{ID: t.Code, Code: t.Code, Game: t.Game, Host: cmp.Or(t.Host, table.SayCode(t.Code)), Chairs: t.Chairs, Free: t.Free, Playing: t.Playing}
	}
	return tables
}
