package main

import (
	"net"
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"ludotheque/arena/table/web"
)

// metrics serves the state of the tables in Prometheus' format on a port of its own. Labels have no
// codes, names or addresses: they open no table, and name no person.
type metrics struct {
	registry *prometheus.Registry
	requests *prometheus.CounterVec
	opened   *prometheus.CounterVec
}

func newMetrics(k *tables, s *web.Server) *metrics {
	m := &metrics{
		registry: prometheus.NewRegistry(),
		requests: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "ludotheque_http_requests_total",
			Help: "Answered requests by status: 404 are unknown codes and pages, 429 are refused by a limit, 101 are guests' connections that have ended.",
		}, []string{"code"}),
		opened: prometheus.NewCounterVec(prometheus.CounterOpts{
			Name: "ludotheque_tables_opened_total",
			Help: "Tables that were opened, resumed ones included.",
		}, []string{"game"}),
	}
	traffic := func(name, help string, value func() uint64) prometheus.Collector {
		return prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "ludotheque_" + name + "_total", Help: help}, func() float64 { return float64(value()) })
	}
	m.registry.MustRegister(m.requests, m.opened, tableStates{k},
		traffic("received_messages", "Messages from guests.", s.Traffic.Received.Load),
		traffic("sent_messages", "Messages to guests.", s.Traffic.Sent.Load),
		traffic("received_bytes", "Bytes of messages from guests, before compression.", s.Traffic.ReceivedBytes.Load),
		traffic("sent_bytes", "Bytes of messages to guests, before compression.", s.Traffic.SentBytes.Load),
		collectors.NewGoCollector(), collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	return m
}

// count returns a handler that also counts the requests by their status.
func (m *metrics) count(h http.Handler) http.Handler {
	return promhttp.InstrumentHandlerCounter(m.requests, h)
}

// serve serves /metrics until the listener is closed.
func (m *metrics) serve(l net.Listener) {
	mux := http.NewServeMux()
	mux.Handle("GET /metrics", promhttp.HandlerFor(m.registry, promhttp.HandlerOpts{}))
	server := &http.Server{Handler: mux, ReadHeaderTimeout: 10 * time.Second}
	_ = server.Serve(l)
}

// tableStates collects the numbers of tables, guests and matches of a process.
type tableStates struct{ *tables }

var (
	tablesDesc  = prometheus.NewDesc("ludotheque_tables", "Open tables by game; state is lobby, match or restored: it waits for its guests after a restart.", []string{"game", "state"}, nil)
	maxDesc     = prometheus.NewDesc("ludotheque_tables_max", "How many tables may be open, restored ones aside.", nil, nil)
	guestsDesc  = prometheus.NewDesc("ludotheque_guests", "Connected guests by game.", []string{"game"}, nil)
	unsavedDesc = prometheus.NewDesc("ludotheque_matches_unsaved", "Matches whose record cannot be written, for example because the disk is full.", nil, nil)
	readyDesc   = prometheus.NewDesc("ludotheque_ready", "1 until the process is being stopped: new tables may be opened.", nil, nil)
)

// Describe sends the descriptions of what Collect sends.
func (s tableStates) Describe(to chan<- *prometheus.Desc) {
	for _, d := range []*prometheus.Desc{tablesDesc, maxDesc, guestsDesc, unsavedDesc, readyDesc} {
		to <- d
	}
}

// Collect sends the present numbers. A game without tables has zeros, so that its series has no gaps.
func (s tableStates) Collect(to chan<- prometheus.Metric) {
	gauge := func(d *prometheus.Desc, v int, labels ...string) {
		to <- prometheus.MustNewConstMetric(d, prometheus.GaugeValue, float64(v), labels...)
	}
	states := []string{"lobby", "match", "restored"}
	count, guests, unsaved, ready := map[[2]string]int{}, map[string]int{}, 0, 1
	s.mu.Lock()
	if s.draining {
		ready = 0
	}
	s.count("") // tables whose guests have come back wait no more
	for _, r := range s.rooms {
		state, game := "lobby", r.Host.State()
		switch {
		case r.waits:
			state = "restored"
		case r.Playing():
			state = "match"
		}
		count[[2]string{game.Game, state}]++
		guests[game.Game] += r.Host.Connected()
		if game.Unsaved {
			unsaved++
		}
	}
	s.mu.Unlock()
	for _, e := range s.v.games() {
		for _, state := range states {
			gauge(tablesDesc, count[[2]string{e.ID, state}], e.ID, state)
		}
		gauge(guestsDesc, guests[e.ID], e.ID)
	}
	gauge(maxDesc, s.v.rooms)
	gauge(unsavedDesc, unsaved)
	gauge(readyDesc, ready)
}
