//go:build !js

package main

import (
	"io"
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/table"
)

// The metrics of a server follow its tables, and give away neither a table nor a guest.
func TestMetricsFollowTheTables(t *testing.T) {
	address, out, end := openTables(t, "null", "--level", "novice", "--code", "TREFLE", "--metrics", "127.0.0.1:0")
	defer end()
	at := ""
	for limit := time.Now().Add(patience); at == "" && time.Now().Before(limit); time.Sleep(5 * time.Millisecond) {
		if _, rest, ok := strings.Cut(out.String(), "metrics are at "); ok && strings.Contains(rest, "\n") {
			at, _, _ = strings.Cut(rest, "\n")
		}
	}
	expect := func(want ...string) {
		t.Helper()
		res, err := http.Get(at)
		if err != nil {
			t.Fatal(err)
		}
		defer res.Body.Close()
		text, err := io.ReadAll(res.Body)
		if err != nil || res.StatusCode != http.StatusOK {
			t.Fatalf("the metrics are not served: %s, %v", res.Status, err)
		}
		for _, w := range want {
			if !regexp.MustCompile(`(?m)^ludotheque_` + w + `$`).Match(text) {
				t.Errorf("no line %q in\n%s", w, text)
			}
		}
		for _, secret := range []string{"TREFLE", "ada"} {
			if strings.Contains(strings.ReplaceAll(string(text), "adata", ""), secret) {
				t.Errorf("%q is in the metrics:\n%s", secret, text)
			}
		}
	}
	expect(`tables\{game="null",state="lobby"\} 1`, `tables\{game="null",state="match"\} 0`, `guests\{game="null"\} 0`, `tables_max 1`, `ready 1`, `tables_opened_total\{game="null"\} 1`)
	ada := starts(t, address)
	until(t, ada, func(m *table.ToGuest) bool { return m.Ask != 0 })
	expect(`tables\{game="null",state="match"\} 1`, `guests\{game="null"\} 1`, `received_messages_total [2-9]`, `sent_bytes_total [1-9].*`)
	if res, err := http.Get(address + "-gone"); err != nil || res.StatusCode != http.StatusNotFound {
		t.Fatalf("another address should not be found: %v, %v", res, err)
	}
	expect(`http_requests_total\{code="404"\} 1`)
}
