package pipe

import (
	"strings"
	"testing"
)

func TestParseSize(t *testing.T) {
	for text, want := range map[string]uint64{"512MB": 512 << 20, "2 GB": 2 << 30, "4096kB": 4 << 20, "1MB": 1 << 20,
		"": 0, "512": 0, "MB": 0, "-1MB": 0, "1.5GB": 0, "1kB": 0, "0GB": 0, "99999999999GB": 0, "512mb": 0} {
		got, err := ParseSize(text)
		if got != want || (err == nil) != (want > 0) {
			t.Errorf("%q: %d, %v", text, got, err)
		}
		if err != nil && !strings.Contains(err.Error(), "as 512MB") {
			t.Errorf("%q: %v does not say what to write", text, err)
		}
	}
}
