package packed

import (
	"net/http/httptest"
	"testing"
	"testing/fstest"
)

func TestThePackingIsDeclared(t *testing.T) {
	h := Handler(fstest.MapFS{"game.wasm.zst": {Data: []byte("packed")}})
	for accepted, want := range map[string][2]string{
		"gzip, deflate, br, zstd": {"zstd", "application/wasm"},
		"gzip, br":                {"", ""},
		"":                        {"", ""},
		"gzip, ZSTD":              {"zstd", "application/wasm"},
		"zstd;q=0.1":              {"zstd", "application/wasm"},
		"*":                       {"zstd", "application/wasm"},
		"zstd;q=0, *":             {"", ""},
		"gzip, zstd ; Q=0.000":    {"", ""},
		"gzip, *;q=0":             {"", ""},
		"xzstd, zstd-2":           {"", ""},
	} {
		w, r := httptest.NewRecorder(), httptest.NewRequest("GET", "/game.wasm.zst", nil)
		r.Header.Set("Accept-Encoding", accepted)
		h.ServeHTTP(w, r)
		encoding, kind := w.Header().Get("Content-Encoding"), w.Header().Get("Content-Type")
		if encoding != want[0] || w.Body.String() != "packed" || want[1] != "" && kind != want[1] || want[1] == "" && kind == "application/wasm" {
			t.Errorf("to a browser that takes %q: encoding %q, type %q, %q; want %q", accepted, encoding, kind, w.Body, want)
		}
		if got := w.Header().Get("Vary"); got != "Accept-Encoding" {
			t.Errorf("Vary %q: a cache between may give it to another browser", got)
		}
		if got := w.Header().Get("Cache-Control"); got != "no-cache" {
			t.Errorf("Cache-Control %q: a newer version is not seen", got)
		}
	}
}
