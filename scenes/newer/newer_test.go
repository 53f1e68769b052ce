package newer

import (
	"net/http"
	"net/http/httptest"
	"testing"
	"time"
)

func TestNewer(t *testing.T) {
	for _, tt := range []struct {
		there, here string
		want        bool
	}{
		{"1.0.1", "1.0.0", true}, {"1.10.0", "1.9.9", true}, {"2.0.0", "1.9.9", true},
		{"1.0.0", "1.0.0", false}, {"1.0.0", "1.0.1", false}, {"0.9.9", "1.0.0", false},
		{"1.0.0", "1.0.0-rc", true}, {"1.0.0-rc", "1.0.0", false}, {"1.0.0-rc.2", "1.0.0-rc", true}, {"1.0.1-rc", "1.0.0", true},
		{"<!doctype html>", "1.0.0", false}, {"", "1.0.0", false}, {"1.0", "0.9.0", false}, {"9.9.9-", "1.0.0", false},
		{"9.9.9-<b>", "1.0.0", false}, {"99999999.0.0", "1.0.0", false}, {"-1.0.0", "0.0.0", false},
	} {
		if got := Newer(tt.there, tt.here); got != tt.want {
			t.Errorf("%q after %q: %v", tt.there, tt.here, got)
		}
	}
}

// found waits for what a look finds.
func found(l *Look) string {
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end); time.Sleep(time.Millisecond) {
		if there := l.Found(); there != "" {
			return there
		}
	}
	return ""
}

func TestLook(t *testing.T) {
	asked := make(chan string, 10)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Write([]byte("1.2.0\n"))
		asked <- r.URL.Path
	}))
	defer server.Close()

	var l Look
	if l.Found() != "" {
		t.Error("something is found before it looks")
	}
	l.Begin(server.URL, "1.1.9")
	l.Begin(server.URL, "1.1.9")
	if got := found(&l); got != "1.2.0" {
		t.Errorf("%q is found", got)
	}
	if l.Found() != "" {
		t.Error("it is reported twice")
	}
	if at := <-asked; at != "/releases/latest/download/VERSION" || len(asked) > 0 {
		t.Errorf("it asks for %s, and %d times more", at, len(asked))
	}

	// An unpublished build asks no server.
	var own Look
	own.Begin("", "1.1.9")
	if len(asked) > 0 || own.Found() != "" {
		t.Error("without an address it asks")
	}
}
