package guard_test

import (
	"net/http"
	"net/http/httptest"
	"os"
	"strings"
	"testing"

	"ludotheque/internal/guard"
)

func TestNames(t *testing.T) {
	own, err := os.Hostname()
	if err != nil {
		t.Fatal(err)
	}
	short, _, _ := strings.Cut(own, ".")
	h := guard.New(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}), "jeux.example")
	for host, want := range map[string]int{
		"127.0.0.1:7070": 200, "192.168.1.20": 200, "[::1]:7070": 200, "[fe80::1]": 200, "localhost": 200, "LOCALHOST.:7070": 200,
		"jeux.example": 200, "Jeux.Example:443": 200, "jeux.example.": 200, own: 200, short + ":7070": 200, strings.ToUpper(short) + ".local:7070": 200,
		"rebound.example:7070": 421, "127.0.0.1.rebound.example": 421, "jeux.example.rebound.example": 421, "xjeux.example": 421,
		"other.local": 421, "localhost.rebound.example:7070": 421, "": 421, ":7070": 421, "[": 421,
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		r.Host = host
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if w.Code != want {
			t.Errorf("Host %q is answered %d, want %d", host, w.Code, want)
		}
		if want == 421 && !strings.Contains(w.Body.String(), "--host") {
			t.Errorf("Host %q: the answer %q does not name the flag", host, w.Body)
		}
	}
}

func TestOrigins(t *testing.T) {
	h := guard.New(http.HandlerFunc(func(http.ResponseWriter, *http.Request) {}))
	for _, c := range []struct {
		method, origin, site string
		want                 int
	}{
		{http.MethodPost, "http://192.168.1.20:7070", "", 200},
		{http.MethodPost, "http://192.168.1.20:7070", "same-origin", 200},
		{http.MethodPost, "", "", 200}, // a program
		{http.MethodPost, "null", "", 403},
		{http.MethodPost, "https://elsewhere.example", "", 403},
		{http.MethodPost, "http://192.168.1.20:7071", "same-site", 403},
		{http.MethodPost, "null", "cross-site", 403},
		{http.MethodGet, "https://elsewhere.example", "cross-site", 200}, // a link
	} {
		r := httptest.NewRequest(c.method, "/new", nil)
		r.Host = "192.168.1.20:7070"
		if c.origin != "" {
			r.Header.Set("Origin", c.origin)
		}
		if c.site != "" {
			r.Header.Set("Sec-Fetch-Site", c.site)
		}
		w := httptest.NewRecorder()
		h.ServeHTTP(w, r)
		if w.Code != c.want {
			t.Errorf("%s from %q, %q is answered %d, want %d", c.method, c.origin, c.site, w.Code, c.want)
		}
	}
}

func TestIsName(t *testing.T) {
	for s, want := range map[string]bool{"jeux.example": true, "maison": true, "": false, "https://jeux.example": false, "jeux.example:443": false, "*.example": false, "a b": false} {
		if guard.IsName(s) != want {
			t.Errorf("%q: %v", s, !want)
		}
	}
}
