package words

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// printedKeys matches names of keys and buttons. Ordinary words that are also keys ("menu", "back")
// are not included.
var printedKeys = regexp.MustCompile(`(^|[^\p{L}])(Échap|Échappement|Esc|Escape|Entrée|Enter|Tab|Tabulation|Espace|Space|Maj|Shift|Ctrl|Control|Alt|Suppr|Del|Inser|Backspace|Page (?:up|down|haut|bas)|F\d{1,2}|WASD|ZQSD|IJKL|LB|RB|ZL|ZR|L[123]|R[123]|D-pad|[Tt]ouches? (?:[A-Z]|«)|[Kk]eys? (?:[A-Z]|“)|[Bb]outons? [A-Z]|[Bb]uttons? [A-Z]|(?:[Aa]ppuyez sur|[Pp]ress) [A-Z])([^\p{L}]|$)`)

// What to press depends on the device, its layout and the bindings: texts leave it to labels that
// screens draw or insert.
func TestNoKeyIsNamedInWords(t *testing.T) {
	for _, s := range []string{"Appuyez sur A pour rejoindre", "Press Enter", "la touche E", "Échap : retour", "(ZR)", "bouton X", "Maj+Tab", "key R"} {
		if !printedKeys.MatchString(s) {
			t.Errorf("%q is not found: the search is broken", s)
		}
	}
	for _, s := range []string{"Press {button} to join", "Entrées de la ruche", "Tabouret", "une touche prise", "Altitude", "Appuyez sur la nouvelle touche", "the key {key}"} {
		if printedKeys.MatchString(s) {
			t.Errorf("%q is found: the search takes too much", s)
		}
	}
	files, err := filepath.Glob("*.*")
	if err != nil {
		t.Fatal(err)
	}
	lines := 0
	for _, name := range files {
		if ext := filepath.Ext(name); ext != ".properties" && ext != ".md" {
			continue
		}
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for n, line := range strings.Split(string(data), "\n") {
			if strings.HasPrefix(line, "key.") || strings.HasPrefix(line, "#") && strings.HasSuffix(name, ".properties") {
				continue
			}
			lines++
			if _, text, ok := strings.Cut(line, "="); ok && strings.HasSuffix(name, ".properties") {
				line = text
			}
			if m := printedKeys.FindString(line); m != "" {
				t.Errorf("%s:%d names a key: %q in %q", name, n+1, strings.TrimSpace(m), strings.TrimSpace(line))
			}
		}
	}
	if lines < 2000 {
		t.Errorf("only %d lines were read: the search is broken", lines)
	}
}
