//go:build linux && amd64

package e2e

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"ludotheque/internal/e2e/guest"
)

// TestPagesAreAccessible examines the first page of a server and the phone's page of each game, from
// the name to the match, in both languages, by axe-core's rules for WCAG 2.2 AA.
func TestPagesAreAccessible(t *testing.T) {
	long(t)
	axe := axeCore(t)
	for _, language := range []string{"fr", "en"} {
		t.Run("first page/"+language, func(t *testing.T) {
			p := phone(t, serveHall(t)+"?lang="+language, 390, 844)
			p.until("a table can be opened", `document.querySelector("form[method=post] button") !== null`)
			p.accessible(axe, "the first page")
		})
		for _, game := range games() {
			t.Run(game.id+"/"+language, func(t *testing.T) {
				_, address := serveTable(t, game.id, nil)
				p := phone(t, address+"?lang="+language, 390, 844)
				p.until("a name is asked for", `document.querySelector("form input") !== null`)
				p.accessible(axe, "the name")
				p.sits("Noé")
				p.accessible(axe, "the lobby")
				p.begins()
				p.accessible(axe, "the match")
			})
		}
	}
}

// axeCore returns the text of axe-core, which build/setup installs.
func axeCore(t *testing.T) string {
	t.Helper()
	root, err := exec.Command("npm", "root", "-g").Output()
	if err == nil {
		var text []byte
		if text, err = os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "axe-core", "axe.min.js")); err == nil {
			return string(text)
		}
	}
	guest.Lacking(t, "axe-core: build/setup axe")
	return ""
}

// accessible fails with what axe-core finds on the page.
func (p handset) accessible(axe, where string) {
	p.t.Helper()
	p.eval("(() => {" + axe + "\n;window.found = null; axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] }).then(r => window.found = r.violations.map(v => v.id + ': ' + v.nodes.map(n => n.target + ' ' + n.failureSummary).join('; ')).join('\\n')); return 0 })()")
	p.until("axe-core has ended", `window.found !== null`)
	if found := p.eval(`window.found`); found != `""` {
		p.t.Errorf("%s: %s", where, strings.ReplaceAll(found, `\n`, "\n"))
	}
}
