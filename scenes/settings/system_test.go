package settings

import (
	"runtime"
	"testing"
)

func TestLanguageOfTheSystem(t *testing.T) {
	if French.Code() != "fr" || English.Code() != "en" || Language("?").Code() != "en" {
		t.Errorf("chosen languages: %s, %s, %s", French.Code(), English.Code(), Language("?").Code())
	}
	if runtime.GOOS != "linux" {
		t.Skip("each system says its language in another way")
	}
	for _, c := range []struct{ all, messages, lang, language, want string }{
		{"", "", "fr_FR.UTF-8", "", "fr"},
		{"", "", "en_US.UTF-8", "", "en"},
		{"fr_CA", "", "en_US.UTF-8", "", "fr"},
		{"", "fr_BE.UTF-8", "en_US.UTF-8", "", "fr"},
		{"", "", "de_DE.UTF-8", "de:fr:en", "fr"},
		{"", "", "de_DE.UTF-8", "", "en"},
		{"", "", "C", "", "en"},
		{"", "", "", "", "en"},
	} {
		t.Setenv("LC_ALL", c.all)
		t.Setenv("LC_MESSAGES", c.messages)
		t.Setenv("LANG", c.lang)
		t.Setenv("LANGUAGE", c.language)
		// No file of the system's may answer for the variables.
		t.Setenv("HOME", t.TempDir())
		t.Setenv("XDG_CONFIG_HOME", t.TempDir())
		if got := Auto.Code(); got != c.want {
			t.Errorf("%+v: %s", c, got)
		}
	}
}
