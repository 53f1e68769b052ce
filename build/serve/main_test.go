package main

import (
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"ludotheque/internal/packed"
)

func TestServesTheFolderAndNothingElse(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "web")
	for name, text := range map[string]string{"web/game.wasm.zst": "packed", "web/index.html": "page", "secret": "secret"} {
		name = filepath.Join(filepath.Dir(dir), name)
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	tests := []struct {
		path string
		code int
		body string
	}{
		{"/game.wasm.zst", 200, "packed"},
		{"/", 200, "page"},
		{"/none", 404, ""},
		{"/../secret", 404, ""},
	}
	for _, tt := range tests {
		w := httptest.NewRecorder()
		packed.Handler(os.DirFS(dir)).ServeHTTP(w, httptest.NewRequest("GET", tt.path, nil))
		if w.Code != tt.code || tt.code == 200 && w.Body.String() != tt.body {
			t.Errorf("%s: %d, %q; want %d, %q", tt.path, w.Code, w.Body, tt.code, tt.body)
		}
		if got := w.Header().Get("Cache-Control"); tt.code == 200 && got != "no-cache" {
			t.Errorf("%s: Cache-Control %q: a rebuilt game is not seen", tt.path, got)
		}
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
