package store

import (
	"errors"
	"strings"
	"syscall/js"
	"testing"
)

// The tests run in node, which has no page and no storage: this is one, as the
// browsers' are, with a quota that throws.
func init() {
	js.Global().Call("eval", `
		globalThis.localStorage = {
			m: new Map(), room: 1 << 20, closed: false,
			check() { if (this.closed) { const e = new Error("no"); e.name = "SecurityError"; throw e } },
			get length() { this.check(); return this.m.size },
			key(i) { this.check(); return [...this.m.keys()][i] },
			getItem(k) { this.check(); return this.m.has(k) ? this.m.get(k) : null },
			removeItem(k) { this.check(); this.m.delete(k) },
			setItem(k, v) {
				this.check();
				let used = k.length + v.length;
				for (const [a, b] of this.m) if (a !== k) used += a.length + b.length;
				if (used > this.room) { const e = new Error("full"); e.name = "QuotaExceededError"; throw e }
				this.m.set(k, v);
			},
		}`)
}

func TestThePageHasAStorage(t *testing.T) {
	page := js.Global().Get("localStorage")
	defer page.Set("closed", false)
	defer page.Set("room", 1<<20)
	s, err := Open("test")
	if err != nil {
		t.Fatal(err)
	}
	if err := s.Write("a", []byte("é")); err != nil {
		t.Fatal(err)
	}
	if got := page.Call("getItem", "ludotheque/test/a").String(); got != "é" {
		t.Errorf("the page holds %q", got)
	}
	page.Set("room", 100)
	var e *Error
	if err := s.Write("a", []byte(strings.Repeat("x", 200))); !errors.As(err, &e) || e.Reason != Full {
		t.Errorf("a full page: %v", err)
	}
	page.Set("closed", true)
	if _, err := s.Read("a"); !errors.As(err, &e) || e.Reason != Denied || !strings.Contains(err.Error(), "this site") {
		t.Errorf("a closed page: %v", err)
	}
	s, err = Open("test")
	if !errors.As(err, &e) || e.Reason != Denied {
		t.Errorf("opening a closed page: %v", err)
	}
	if err := s.Write("a", nil); err != nil {
		t.Errorf("the store in its place: %v", err)
	}
}
