package league

import (
	"bytes"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"golang.org/x/net/html"
	"golang.org/x/net/html/atom"

	"ludotheque/rules"
)

// nasty are names that would break a page without escaping.
var nasty = []string{`<script>alert(1)</script>`, `"><img src=x onerror=y>`, `a&b; {{.League}}`, `l'été – Ω 🐝`}

// nastyReport returns the report of a league of bots with such names, with every part of a page.
func nastyReport(t *testing.T) (*League, string) {
	t.Helper()
	l := table(t, len(nasty), 2, 3, "easy", true, 2)
	l.Name = `<b>"Tonight" & co</b>`
	l.Maps[0].Name = `<i>map</i>`
	for i := range nasty {
		l.Bots[i].Name, l.Bots[i].Args = nasty[i], []string{nasty[i]}
	}
	schedule := l.Schedule()
	results := simulate(l, []float64{1, 0, 0, -1}, rules.NewRand(1))
	results[7] = nil
	for i, r := range results {
		if r == nil {
			continue
		}
		r.Record, r.Reason = "records/"+r.Key+".record", "<u>dry</u>"
		for p := range curvePoints {
			r.Curve = append(r.Curve, []int{p, 2 * p, 1})
		}
		r.Track = &Track{Height: 750, Spots: [][][3]int{{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}, {{10, 20, 30}, {40, 50, 0}, {70, 80, 90}}}}
		if i%5 == 0 {
			r.Faults = []Fault{{Seat: 1, Bot: nasty[0], Count: 2, Text: "</code><script>x", Last: "<p>", Stderr: "stderr/" + r.Key + "-B.txt"}}
		}
	}
	var b bytes.Buffer
	if err := Report(&b, l, schedule, results, Rate(l, schedule, results), false); err != nil {
		t.Fatal(err)
	}
	return l, b.String()
}

// TestTheReportIsWellFormed checks that all elements are closed in order, and that drawings contain
// only valid numbers.
func TestTheReportIsWellFormed(t *testing.T) {
	_, page := nastyReport(t)
	void := []string{"meta", "link", "br", "img", "input", "hr"}
	var open []string
	z := html.NewTokenizer(strings.NewReader(page))
	for {
		kind := z.Next()
		if kind == html.ErrorToken {
			if z.Err() != io.EOF {
				t.Fatal(z.Err())
			}
			break
		}
		tok := z.Token()
		for _, a := range tok.Attr {
			if strings.Contains(a.Val, "NaN") || strings.Contains(a.Val, "Inf") || strings.Contains(a.Val, "ZgotmplZ") || strings.Contains(a.Val, "%!") {
				t.Errorf("<%s %s=%q>", tok.Data, a.Key, a.Val)
			}
		}
		switch {
		case kind == html.StartTagToken && !slices.Contains(void, tok.Data):
			open = append(open, tok.Data)
		case kind == html.EndTagToken:
			if len(open) == 0 || open[len(open)-1] != tok.Data {
				t.Fatalf("</%s> closes %v", tok.Data, open)
			}
			open = open[:len(open)-1]
		}
	}
	if len(open) > 0 {
		t.Errorf("%v are not closed", open)
	}
	if strings.Contains(page, "NaN") || strings.Contains(page, "ZgotmplZ") {
		t.Error("the page has values that are none")
	}
}

// TestTheReportLinksToTheServer checks the link of a league with a server for browsers.
func TestTheReportLinksToTheServer(t *testing.T) {
	l := league(t, "game = \"aquariom\"\nlive = \"http://192.168.1.20:4243/\"\n[[bot]]\nlevel = \"easy\"\n[[bot]]\nlevel = \"hard\"\n")
	schedule := l.Schedule()
	results := make([]*Result, len(schedule))
	var b bytes.Buffer
	if err := Report(&b, l, schedule, results, Rate(l, schedule, results), false); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(b.String(), `<a href="http://192.168.1.20:4243/">`) {
		t.Error("the report does not say where to watch")
	}
}

// TestTheReportLeadsToTheMatches checks that each match leads to the browser version where that lies beside the
// report, and to its record everywhere.
func TestTheReportLeadsToTheMatches(t *testing.T) {
	l := table(t, 2, 2, 2, "", true, 2)
	schedule := l.Schedule()
	results := simulate(l, []float64{1, 0}, rules.NewRand(1))
	for i, r := range results {
		r.Record = fmt.Sprintf("records/%d.record", i)
	}
	dir := t.TempDir()
	for _, watch := range []bool{false, true} {
		if watch {
			if err := os.Mkdir(filepath.Join(dir, "play"), 0o700); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(filepath.Join(dir, "play", "index.html"), nil, 0o600); err != nil {
				t.Fatal(err)
			}
		}
		name, err := WriteReport(l, schedule, results, Rate(l, schedule, results), dir)
		if err != nil {
			t.Fatal(err)
		}
		page, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for i := range results {
			record, match := fmt.Sprintf(`<a href="records/%d.record" download>`, i), fmt.Sprintf(`<a href="play/?replay=..%%2Frecords%%2F%d.record">`, i)
			if !strings.Contains(string(page), record) || strings.Contains(string(page), match) != watch {
				t.Errorf("with the browser version %v, the page leads match %d nowhere or elsewhere", watch, i)
			}
		}
	}
}

// TestNamesStayNames checks that with any names the page has only the elements of its template, no
// script, and no external resources.
func TestNamesStayNames(t *testing.T) {
	l, page := nastyReport(t)
	doc, err := html.Parse(strings.NewReader(page))
	if err != nil {
		t.Fatal(err)
	}
	var text strings.Builder
	links, charts, sketches := 0, 0, 0
	for n := range doc.Descendants() {
		if n.Type == html.TextNode && n.Parent.DataAtom != atom.Style {
			text.WriteString(n.Data + "\n")
		}
		if n.Type != html.ElementNode {
			continue
		}
		switch n.Data {
		case "script", "img", "iframe", "object", "link", "b", "i", "u":
			if n.Data != "b" || n.FirstChild == nil || !slices.Contains(nasty, n.FirstChild.Data) && n.FirstChild.Data != "(easy)" {
				t.Errorf("the page has a <%s>", n.Data)
			}
		case "svg":
			charts++
			if slices.ContainsFunc(n.Attr, func(a html.Attribute) bool { return a.Key == "class" && strings.HasPrefix(a.Val, "sketch") }) {
				charts, sketches = charts-1, sketches+1
			}
		}
		for _, a := range n.Attr {
			if strings.HasPrefix(a.Key, "on") || a.Key == "src" {
				t.Errorf("<%s %s=%q>", n.Data, a.Key, a.Val)
			}
			if a.Key == "href" {
				links++
				if !strings.HasPrefix(a.Val, "records/") && !strings.HasPrefix(a.Val, "stderr/") {
					t.Errorf("a link leads to %q", a.Val)
				}
			}
		}
	}
	if strings.Contains(page, "url(") || strings.Contains(page, "@import") || strings.Contains(page, "http") {
		t.Error("the page needs something from elsewhere")
	}
	for _, name := range append([]string{l.Name, l.Maps[0].Name, "<u>dry</u>", "</code><script>x"}, nasty...) {
		if !strings.Contains(text.String(), name) {
			t.Errorf("%q is not to be read on the page", name)
		}
	}
	// A track plays on click and by keyboard, and shows the end before.
	for _, want := range []string{
		`<svg class="sketch replay" id="match1" viewBox="0 0 1000 750" tabindex="0"`, `<polyline points="1,2 10,20"`,
		`<circle cx="10" cy="20" r="30"`, `<animate attributeName="cx" values="1;10" dur="6s" begin="match1.click; match1.focusin"/>`,
		`<circle cx="40" cy="50" r="0"`,
	} {
		if !strings.Contains(page, want) {
			t.Errorf("the page has no %s", want)
		}
	}
	if links < 30 || charts != 6 || sketches < 30 {
		t.Errorf("%d links, %d drawings, %d small ones", links, charts, sketches)
	}
}

// TestFigures checks the format of scores.
func TestFigures(t *testing.T) {
	for v, want := range map[float64]string{0: "0", 0.25: "0.3", 12.5: "12.5", -3: "-3", 99.96: "100", 1553.6: "1554", 32997: "32\u202f997", 1234567: "1\u202f234\u202f567", -45000: "-45\u202f000"} {
		if got := figure(v); got != want {
			t.Errorf("%v is %q, want %q", v, got, want)
		}
	}
}

func TestTheReportOfNothing(t *testing.T) {
	l := table(t, 3, 2, 2, "", true, 1)
	schedule := l.Schedule()
	results := make([]*Result, len(schedule))
	dir := filepath.Join(t.TempDir(), "new")
	name, err := WriteReport(l, schedule, results, Rate(l, schedule, results), dir)
	if err != nil {
		t.Fatal(err)
	}
	text, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"No match has been played yet", "0 of 6 matches played", "Not over yet", "</html>"} {
		if !strings.Contains(string(text), want) {
			t.Errorf("no %q", want)
		}
	}
	for _, not := range []string{"NaN", "How scores grow", "Bots that failed"} {
		if strings.Contains(string(text), not) {
			t.Errorf("%q is in the report of nothing", not)
		}
	}
	list, err := os.ReadDir(dir)
	if err != nil || len(list) != 1 {
		t.Errorf("the report alone should be in the folder: %v, %v", list, err)
	}
}

func TestLongReportsSayWhatTheyLeaveOut(t *testing.T) {
	l := table(t, 2, 2, 2, "", true, maxRows)
	schedule := l.Schedule()
	results := simulate(l, []float64{1, 0}, rules.NewRand(1))
	s := &Standing{Won: square(2), Met: square(2), Ratings: []Rating{{Bot: 0}, {Bot: 1}}, Played: len(results)}
	var b bytes.Buffer
	if err := Report(&b, l, schedule, results, s, false); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(b.String(), "The first 3000 of 6000; the others are in the results.") || strings.Count(b.String(), ">record</a>") != maxRows {
		t.Error("a long list is not cut, or does not say so")
	}
}

func TestTicks(t *testing.T) {
	for _, c := range []struct {
		span float64
		n    int
		want float64
	}{{700, 7, 100}, {701, 7, 200}, {40, 6, 10}, {1, 6, 0.2}, {0, 6, 1e-10}, {2500, 7, 500}} {
		if got := ticks(c.span, c.n); got/c.want < 0.999 || got/c.want > 1.001 {
			t.Errorf("%v in %d: %v, want %v", c.span, c.n, got, c.want)
		}
	}
}

func TestLabelsDoNotLieOnEachOther(t *testing.T) {
	lines := []curveLine{{LabelY: 300}, {LabelY: 299}, {LabelY: 298}, {LabelY: 50}, {LabelY: 51}}
	spread(lines, 14, 300, 20)
	var at []float64
	for _, l := range lines {
		at = append(at, l.LabelY)
	}
	slices.Sort(at)
	for i := range at {
		if at[i] < 14 || at[i] > 300 || i > 0 && at[i]-at[i-1] < 20 {
			t.Errorf("labels should be 20 apart, from 14 to 300: %v", at)
		}
	}
}
