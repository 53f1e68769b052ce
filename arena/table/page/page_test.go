package page

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

// The first page speaks the one of its languages that the browser prefers.
func TestThePageSpeaksTheLanguageOfTheReader(t *testing.T) {
	for header, want := range map[string]string{
		"":                                 "fr",
		"fr":                               "fr",
		"FR-ca,en;q=0.5":                   "fr",
		"en,fr;q=0.9":                      "en",
		"fr;q=0.1, en;q=0.9":               "en",
		"frr,en":                           "en",
		"nl-BE,fr-BE;q=0.8":                "fr",
		"nl-BE, en;q=0.4,fr-BE;q=0.8":      "fr",
		"fr;q=0,en;q=0.1":                  "en",
		"de-DE,de;q=0.9":                   "en",
		"*":                                "en",
		"fr-FR;q=1.0,fr;q=0.9,en-US;q=0.8": "fr",
		";;;":                              "en",
	} {
		r := httptest.NewRequest(http.MethodGet, "/", nil)
		if header != "" {
			r.Header.Set("Accept-Language", header)
		}
		if got := spoken(r); got != want {
			t.Errorf("%q is answered in %s, want %s", header, got, want)
		}
		for _, asked := range []string{"fr", "en"} {
			r.URL.RawQuery = "lang=" + asked
			if got := spoken(r); got != asked {
				t.Errorf("%q with lang=%s is answered in %s", header, asked, got)
			}
		}
	}
}
