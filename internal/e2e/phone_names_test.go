//go:build linux && amd64

package e2e

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"ludotheque/arena/catalog"
	"ludotheque/arena/table"
	tableguest "ludotheque/arena/table/guest"
	"ludotheque/arena/table/tabletest"
	"ludotheque/internal/text/texttest"
)

// enlarge makes all texts of the page as large as that many percent, as a phone's own setting does.
const enlarge = `(percent => {
	const all = list => [...list].flatMap(r => r.cssRules?.length ? all(r.cssRules) : r.style ? [r] : []);
	for (const r of all(document.querySelector("link[rel=stylesheet]").sheet.cssRules)) {
		r.written ??= r.style.cssText;
		r.style.cssText = r.written.replace(/font(-size)?:[^;}]+/g, d => d.replace(/([\d.]+)(px|vw|vmin)/g, (_, n, unit) => n * percent / 100 + unit));
	}
	return true;
})(%d)`

// TestNamesFitOnAPhone: names in all scripts fit on the phone's page, with texts of twice their size, in the lobby and
// on the results.
func TestNamesFitOnAPhone(t *testing.T) {
	long(t)
	t.Parallel()
	names := append([]string{"WWWWWWWWWWWWWWWW", "Maximilien-Marie"}, texttest.Names...)
	for i, names := range slices.Collect(slices.Chunk(names, 4)) {
		h, address := layTable(t, "bzzz", laid{options: map[string]string{"turns": "4"}})
		e, err := catalog.Find("bzzz")
		if err != nil {
			t.Fatal(err)
		}
		var guests []*tableguest.Link
		for k, name := range names {
			l := tableguest.Begin(table.Join{Protocol: table.Protocol, Secret: fmt.Sprintf("secret-of-a-guest-%d", k), Name: name, Device: table.Program}, tabletest.Dial(t.Context(), h))
			t.Cleanup(l.Close)
			guests = append(guests, l)
		}
		p := phone(t, address, 320, 568)
		p.until("a name is asked for", `document.querySelector("form input") !== null`)
		p.thumb("form button[type=button]", 0, 0, nil)
		p.until("all guests are there", fmt.Sprintf(`document.querySelectorAll(".chair").length >= %d && document.body.innerText.includes(%q)`, len(names), names[len(names)-1]))
		look := func(where string) {
			t.Helper()
			for _, size := range [][2]int64{{320, 568}, {568, 320}} {
				for _, zoom := range []int{100, 200} {
					p.turn(size[0], size[1])
					p.eval(fmt.Sprintf(enlarge, zoom))
					p.fits(fmt.Sprint(where, size, zoom, names))
					p.picture(fmt.Sprintf("phone-names-%s-%d-%dx%d-%d", where, i, size[0], size[1], zoom))
				}
			}
		}
		look("lobby")
		if i > 0 && i%3 > 0 {
			continue
		}
		for _, l := range guests {
			go tabletest.Play(e, l, nil)
		}
		for _, l := range guests { // one of whom may
			l.Say(table.ToHost{Start: true})
		}
		p.until("the end is told", `/finie|is over/.test(document.body.innerText)`)
		look("results")
	}
}

// TestNamesWithoutAFontHaveTheirChair: a phone that has no font for a name shows nothing or boxes, so the letter of the
// chair stands beside it, in sentences too.
func TestNamesWithoutAFontHaveTheirChair(t *testing.T) {
	t.Parallel()
	h, address := layTable(t, "bzzz", laid{})
	p := phone(t, address, 320, 568)
	p.until("a name is asked for", `document.querySelector("form input") !== null`)
	p.thumb("form button[type=button]", 0, 0, nil) // only watches
	p.until("the chairs are there", `document.querySelectorAll(".chair").length > 0`)
	for i, c := range []struct{ name, shown string }{{"Nguyễn", "Nguyễn "}, {"李小龍", "李小龍 B "}, {"👩\u200d👦", "👩\u200d👦 C "}} {
		l := tableguest.Begin(table.Join{Protocol: table.Protocol, Secret: fmt.Sprintf("secret-of-a-guest-%d", i), Name: c.name, Device: table.Program}, tabletest.Dial(t.Context(), h))
		t.Cleanup(l.Close)
		p.until(c.shown+"is at the table", fmt.Sprintf(`document.getElementById("toast").innerText.startsWith(%[1]q) && document.body.innerText.includes(%[1]q.trim())`, c.shown))
	}
}

// TestThePhoneSaysWhereOneSitsDown: before a name is typed the page says which game is played, with whom, how many
// chairs are free and how far the table is, and in real time what that means.
func TestThePhoneSaysWhereOneSitsDown(t *testing.T) {
	t.Parallel()
	const far = `{ const f = window.fetch; window.fetch = (at, more) => more?.method === "HEAD" && at === location.pathname ? new Promise(done => setTimeout(() => done(f(at, more)), 200)) : f(at, more); }`
	for _, tt := range []struct {
		id, script string
		warns      bool
	}{{"trichrome", far, true}, {"trichrome", "", false}, {"bzzz", far, false}} {
		_, address := serveTable(t, tt.id, nil)
		ines := phone(t, address, 390, 844)
		ines.sits("Inès")
		p := held(browse(t))
		p.try(p.in.resize(320, 568))
		p.before(tt.script)
		p.open(address)
		p.until("the distance is said", `/\d ms/.test(document.body.innerText)`)
		text := p.eval(`document.body.innerText`)
		for _, want := range []string{playersName(tt.id), "Chez Inès", "places libres"} {
			if !strings.Contains(text, want) {
				t.Errorf("%s: the page says %s, and not %q", tt.id, text, want)
			}
		}
		if warned := strings.Contains(text, "loin de la table"); warned != tt.warns {
			t.Errorf("%s: the page says %s", tt.id, text)
		}
		p.fits("the name at " + tt.id)
		p.picture("name-" + tt.id)
	}
}

// TestAFullTableIsWatched: who comes to a match without a free chair is offered to watch, and no seat.
func TestAFullTableIsWatched(t *testing.T) {
	t.Parallel()
	h, address := serveTable(t, "brutal", nil)
	ada := tableguest.Begin(tabletest.Join("Ada"), tabletest.Dial(t.Context(), h))
	t.Cleanup(ada.Close)
	camille := tableguest.Begin(tabletest.Join("Camille"), tabletest.Dial(t.Context(), h))
	t.Cleanup(camille.Close)
	for s := h.State(); s.Phase != table.Playing; s = h.State() {
		if s.Seats[0].Kind == table.Guest && s.Seats[1].Kind == table.Guest {
			ada.Say(table.ToHost{Start: true}) // one of them may
			camille.Say(table.ToHost{Start: true})
		}
		time.Sleep(10 * time.Millisecond)
	}
	p := phone(t, address, 320, 568)
	p.until("a name is asked for", `document.querySelector("form input") !== null`)
	if got := p.eval(`[...document.querySelectorAll("form button")].map(b => b.innerText).join()`); got != `"Regarder seulement"` {
		t.Errorf("the keys are %s", got)
	}
}

// playersName is what players call a game.
func playersName(id string) string {
	return map[string]string{"trichrome": "Trichrome", "bzzz": "Bzzz"}[id]
}
