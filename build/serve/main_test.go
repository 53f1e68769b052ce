package main

import (
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"
)

func TestCompressedTwins(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"game.wasm": "plain", "game.wasm.gz": "gzip", "game.wasm.br": "brotli", "index.html": "page", "other.wasm": "other"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	tests := []struct{ path, accept, encoding, body string }{
		{"/game.wasm", "gzip, deflate, br", "br", "brotli"},
		{"/game.wasm", "gzip", "gzip", "gzip"},
		{"/game.wasm", "gzip;q=1.0, br; q=0", "gzip", "gzip"},
		{"/game.wasm", "", "", "plain"},
		{"/game.wasm.gz", "gzip, br", "", "gzip"},
		{"/other.wasm", "gzip, br", "", "other"},
		{"/", "gzip, br", "", "page"},
	}
	for _, tt := range tests {
		r := httptest.NewRequest("GET", tt.path, nil)
		r.Header.Set("Accept-Encoding", tt.accept)
		w := httptest.NewRecorder()
		handler(dir).ServeHTTP(w, r)
		if w.Code != 200 || w.Header().Get("Content-Encoding") != tt.encoding || w.Body.String() != tt.body {
			t.Errorf("%s for %q: %d, encoding %q, %q; want %q, %q",
				tt.path, tt.accept, w.Code, w.Header().Get("Content-Encoding"), w.Body, tt.encoding, tt.body)
		}
	}
	r := httptest.NewRequest("GET", "/../main.go.wasm", nil)
	w := httptest.NewRecorder()
	handler(dir).ServeHTTP(w, r)
	if w.Code == 200 {
		t.Errorf("a path outside the folder is served: %q", w.Body)
	}
}

func TestQuery(t *testing.T) {
	tests := []struct {
		args []string
		want string
	}{
		{nil, ""},
		{[]string{"--game", "bzzz", "--mute"}, "?game=bzzz&mute"},
		{[]string{"--seats=human,hard", "--lang", "fr"}, "?seats=human%2Chard&lang=fr"},
		{[]string{"--option", "a=1&2"}, "?option=a%3D1%262"},
	}
	for _, tt := range tests {
		if got, err := query(tt.args); err != nil || got != tt.want {
			t.Errorf("%q gives %q, %v; want %q", tt.args, got, err, tt.want)
		}
	}
	if _, err := query([]string{"bzzz"}); err == nil {
		t.Error("an argument without a name is accepted")
	}
}

func TestWrongArguments(t *testing.T) {
	empty := t.TempDir()
	page := t.TempDir()
	if err := os.WriteFile(filepath.Join(page, "index.html"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	tests := []struct {
		args []string
		code int
	}{
		{[]string{"--help"}, 0},
		{nil, 2},
		{[]string{"--no-such-flag"}, 2},
		{[]string{page, "bzzz"}, 2},
		{[]string{empty}, 1},
		{[]string{"--listen", "256.0.0.1:1", page}, 1},
	}
	for _, tt := range tests {
		if code := run(tt.args); code != tt.code {
			t.Errorf("%q: exit code %d, want %d", tt.args, code, tt.code)
		}
	}
}
