package words

import (
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"sort"
	"strings"
	"testing"
	"unicode"

	"golang.org/x/image/font/sfnt"

	names "ludotheque/internal/text"
)

// The slots of a Text are filled by kind, in the order of the table of slots, whatever their order in
// a language.
func TestTextsAreFormatted(t *testing.T) {
	w := &Words{tables: map[string]table{"fr": {}, "en": {}}}
	for lang, file := range map[string]string{
		"fr": "odds[one] = {foe} met KO {bee} : {n} chance sur {max}\nodds[other] = {foe} met KO {bee} : {n} chances sur {max}\ndraw = {bee} tire {draw} en {seconds} s\nset = Réglage {label}\nyes = Oui\n",
		"en": "odds[one] = {bee} is knocked out by {foe}: one chance in {max}\nodds[other] = {bee} is knocked out by {foe}: {n} chances in {max}\ndraw = {bee} draws {draw} in {seconds} s\nset = Setting {label}\nyes = Yes\n",
	} {
		if err := w.tables[lang].parse("test", file); err != nil {
			t.Fatal(err)
		}
	}
	odds := func(n, max int) Text {
		return Text{key: "odds", numbers: [maxNumbers]int64{int64(n), int64(max)}, strings: [maxStrings]string{"A1", "B2"}}
	}
	for _, c := range []struct {
		text   Text
		fr, en string
	}{
		{odds(1, 12345), "B2 met KO A1\u00a0: 1 chance sur 12\u00a0345", "A1 is knocked out by B2: one chance in 12,345"},
		{odds(0, 6), "B2 met KO A1\u00a0: 0 chance sur 6", "A1 is knocked out by B2: 0 chances in 6"},
		{odds(-5, 6), "B2 met KO A1\u00a0: −5 chances sur 6", "A1 is knocked out by B2: −5 chances in 6"},
		{Text{key: "draw", numbers: [maxNumbers]int64{bits(13.84), bits(0.5)}, strings: [maxStrings]string{"{seconds}"}}, "{seconds} tire 0,50 en 13,8 s", "{seconds} draws 0.50 in 13.8 s"},
		{Text{key: "set", strings: [maxStrings]string{"yes"}}, "Réglage Oui", "Setting Yes"},
		{Text{key: "yes"}, "Oui", "Yes"},
		{Text{}, "", ""},
	} {
		w.lang = "fr"
		if got := w.Say(c.text); got != c.fr {
			t.Errorf("%s: %q, want %q", c.text.Key(), got, c.fr)
		}
		w.lang = "en"
		if got := w.Say(c.text); got != c.en {
			t.Errorf("%s: %q, want %q", c.text.Key(), got, c.en)
		}
	}
	if yes, ok := w.Named("yes"); !ok || yes != (Text{key: "yes"}) {
		t.Errorf("yes is %+v, %v", yes, ok)
	}
	for _, key := range []string{"odds", "draw", "no", ""} {
		if got, ok := w.Named(key); ok || got != (Text{}) {
			t.Errorf("%q is %+v", key, got)
		}
	}
	w.tables["fr"], w.tables["en"] = tables(t)
	if count := w.Counted("results.turn"); count == nil || count(3) != ResultsTurn(3) || w.Counted("results.wins") != nil || w.Counted("title.play") != nil || w.Counted("no") != nil {
		t.Error("a text is counted that is not, or is not that is")
	}
	if one, two := SeatPlayer("A"), SeatPlayer("A"); one != two || one == SeatPlayer("B") {
		t.Error("texts are equal that are not, or are not that are")
	}
}

func TestNumbers(t *testing.T) {
	fr, en := &Words{lang: "fr"}, &Words{lang: "en"}
	for _, c := range []struct {
		x      float64
		d      int
		fr, en string
	}{
		{0, 0, "0", "0"},
		{0.41, 2, "0,41", "0.41"},
		{13.8, 1, "13,8", "13.8"},
		{9999, 0, "9999", "9999"},
		{1234567.5, 1, "1\u00a0234\u00a0567,5", "1,234,567.5"},
		{-12345, 0, "−12\u00a0345", "−12,345"},
		{2.5, -1, "2", "2"},
	} {
		if got := fr.Number(c.x, c.d); got != c.fr {
			t.Errorf("%v: %q, want %q", c.x, got, c.fr)
		}
		if got := en.Number(c.x, c.d); got != c.en {
			t.Errorf("%v: %q, want %q", c.x, got, c.en)
		}
	}
}

func TestLanguageIsSwitchedLive(t *testing.T) {
	w := New("fr_FR.UTF-8")
	if w.Language() != "fr" || w.Say(TitlePlay()) != "Jouer" {
		t.Errorf("%s: %q", w.Language(), w.Say(TitlePlay()))
	}
	if !w.SetLanguage("en-GB") || w.Say(TitlePlay()) != "Play" {
		t.Errorf("%s: %q", w.Language(), w.Say(TitlePlay()))
	}
	for code, want := range map[string]string{"fr": "fr", "FR": "fr", "fr-CA": "fr", "fr.UTF-8": "fr", "frr": "en", "de_DE": "en", "": "en", "C": "en"} {
		if got, _ := Match(code); got != want {
			t.Errorf("%q means %s, want %s", code, got, want)
		}
	}
	if w.SetLanguage("de") || w.Language() != "en" {
		t.Error("a language there is not is taken, or is not English")
	}
}

func TestBooksAreRead(t *testing.T) {
	got, err := parseBook("# But\n\n## La fin\n\nUn texte : long.\n- A | b\n- c\n> D | e\n![bee](F | g)\n![x](h)\n", "fr", nil)
	if err != nil {
		t.Fatal(err)
	}
	want := []Block{
		{Paragraph, "", "", "Un texte\u00a0: long."},
		{Item, "", "A", "b"},
		{Item, "", "", "c"},
		{Box, "", "D", "e"},
		{Picture, "bee", "F", "g"},
		{Picture, "x", "", "h"},
	}
	if len(got) != 1 || got[0].Tab != "But" || len(got[0].Pages) != 1 || got[0].Pages[0].Title != "La fin" || len(got[0].Pages[0].Blocks) != len(want) {
		t.Fatalf("read %+v", got)
	}
	for i, b := range got[0].Pages[0].Blocks {
		if b != want[i] {
			t.Errorf("block %d: %+v, want %+v", i, b, want[i])
		}
	}
	for in, want := range map[string]string{
		"text":              "line 1: begin with a chapter",
		"# A\n\ntext":       "line 3: begin with a page",
		"# A\n## B\n![x]":   "line 3: a picture",
		"# A\n## B\n![](x)": "line 3: a picture",
		"# A":               "has no page",
		"# A\n## B\n{x}":    "line 3: nothing is known of \"x\"",
		"# A\n## B\n{x":     "line 3: a brace is not closed",
		"# A\n## B\n[x] a":  "line 3: a condition is written",
		"[x=1] # A":         "line 1: nothing is known of \"x\"",
	} {
		if _, err := parseBook(in, "fr", nil); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %q", in, err, want)
		}
	}
	if _, err := Book("chess", "fr", nil); err == nil {
		t.Error("there is a rule book of chess")
	}
}

// A book follows the facts of a match: numbers, nouns, conditional lines, pages and chapters.
func TestBooksFollowTheMatch(t *testing.T) {
	const book = "# Aim\n## The end\nAfter {turns: turn/turns}.\n[mode=wild] Wild.\n[mode!=wild] Tame.\n[mode=wild] ## Beasts\nRoar.\n## Rest\nSleep.\n[turns!=1] # Long\n## Page\nText.\n## More\nText.\n"
	for _, x := range [...]struct {
		lang, mode string
		turns      int
		want       string
	}{
		{"en", "wild", 5, "Aim: The end: After 5 turns.|Wild.|Beasts: Roar.|Rest: Sleep.|Long: Page: Text.|More: Text.|"},
		{"en", "tame", 1, "Aim: The end: After 1 turn.|Tame.|Rest: Sleep.|"},
		{"en", "tame", 0, "Aim: The end: After 0 turns.|Tame.|Rest: Sleep.|Long: Page: Text.|More: Text.|"},
		{"fr", "tame", 0, "Aim: The end: After 0 turn.|Tame.|Rest: Sleep.|Long: Page: Text.|More: Text.|"},
	} {
		facts := Facts{"mode": x.mode}
		facts.Number("turns", x.turns)
		chapters, err := parseBook(book, x.lang, facts)
		if err != nil {
			t.Fatal(err)
		}
		got := ""
		for _, c := range chapters {
			got += c.Tab + ": "
			for _, p := range c.Pages {
				got += p.Title + ": "
				for _, b := range p.Blocks {
					got += b.Text + "|"
				}
			}
		}
		if got != x.want {
			t.Errorf("%+v: read %q", x, got)
		}
	}
	if _, err := parseBook("# A\n## B\n{mode: a/b}", "en", Facts{"mode": "wild"}); err == nil || !strings.Contains(err.Error(), "not a number") {
		t.Errorf("a word that counts: %v", err)
	}
	if _, err := parseBook("# A\n## B\n{n: a}", "en", Facts{"n": "1"}); err == nil || !strings.Contains(err.Error(), "one and many") {
		t.Errorf("a noun without its plural: %v", err)
	}
}

var placeholder = regexp.MustCompile(`\{[^}]*\}`)

// holes returns the placeholders of a text, sorted.
func holes(s string) string {
	all := placeholder.FindAllString(s, -1)
	sort.Strings(all)
	return strings.Join(all, " ")
}

func tables(t *testing.T) (fr, en table) {
	t.Helper()
	w := New("fr")
	for _, lang := range Languages {
		w.SetLanguage(lang)
		for key := range w.tables[lang] {
			w.text(key) // typesets it
		}
	}
	return w.tables["fr"], w.tables["en"]
}

func TestBothLanguagesSayTheSame(t *testing.T) {
	fr, en := tables(t)
	if len(fr) < 300 {
		t.Errorf("only %d texts", len(fr))
	}
	for key, f := range fr {
		e, ok := en[key]
		if !ok {
			t.Errorf("%s is French only", key)
			continue
		}
		if f.counts != e.counts {
			t.Errorf("%s counts in one language only", key)
		}
		want := holes(f.other)
		if got := holes(e.other); got != want {
			t.Errorf("%s: placeholders %q and %q", key, want, got)
		}
		for _, s := range []string{f.one, e.one} {
			// One may be a word: "one more".
			if s != "" && holes(s) != want && holes(s+"{n}") != want {
				t.Errorf("%s: placeholders %q and %q", key, want, holes(s))
			}
		}
		if f.counts && (f.one == "" || f.other == "" || e.one == "" || e.other == "") {
			t.Errorf("%s lacks one of its forms", key)
		}
		if n := strings.Count(f.other, "\n"); n != strings.Count(e.other, "\n") {
			t.Errorf("%s has %d lines in French and not in English", key, n+1)
		}
	}
	for key := range en {
		if _, ok := fr[key]; !ok {
			t.Errorf("%s is English only", key)
		}
	}
}

func TestPlaceholdersAreNames(t *testing.T) {
	fr, en := tables(t)
	name := regexp.MustCompile(`^\{[a-z]+\}$`)
	for _, tab := range []table{fr, en} {
		for key, e := range tab {
			for _, s := range []string{e.one, e.other} {
				for _, h := range placeholder.FindAllString(s, -1) {
					if !name.MatchString(h) {
						t.Errorf("%s: placeholder %s", key, h)
					}
				}
				if rest := placeholder.ReplaceAllString(s, ""); strings.ContainsAny(rest, "{}") {
					t.Errorf("%s: a brace alone in %q", key, s)
				}
			}
		}
	}
}

// books returns all games with a rule book.
func books(t *testing.T) []string {
	t.Helper()
	names, err := fs.Glob(files, "*.rules.fr.md")
	if err != nil || len(names) == 0 {
		t.Fatalf("no rule books: %v", err)
	}
	for i, n := range names {
		names[i], _, _ = strings.Cut(n, ".")
	}
	return names
}

// factName matches a fact in a book: in braces, or in a condition.
var factName = regexp.MustCompile(`(?m)(?:\{|^\[)([a-z-]+)(?:!?=[^\]]*\]|)`)

// factsOf returns values for all facts that the books of a game name, and the names for each book.
func factsOf(t *testing.T, game string) (facts Facts, named [2][]string) {
	t.Helper()
	facts = Facts{}
	for i, lang := range Languages {
		data, err := files.ReadFile(game + ".rules." + lang + ".md")
		if err != nil {
			t.Fatal(err)
		}
		for _, m := range factName.FindAllStringSubmatch(string(data), -1) {
			facts.Number(m[1], 2)
			named[i] = append(named[i], m[0])
		}
		slices.Sort(named[i])
	}
	return facts, named
}

func TestRuleBooksHaveTheSamePages(t *testing.T) {
	for _, game := range books(t) {
		facts, named := factsOf(t, game)
		if !slices.Equal(named[0], named[1]) {
			t.Errorf("%s: the books name other facts: %q and %q", game, named[0], named[1])
		}
		fr, err := Book(game, "fr", facts)
		if err != nil {
			t.Fatal(err)
		}
		en, err := Book(game, "en", facts)
		if err != nil {
			t.Fatal(err)
		}
		shape := func(cs []Chapter) string {
			var b strings.Builder
			for _, c := range cs {
				b.WriteString("#")
				for _, p := range c.Pages {
					b.WriteString("/")
					for _, bl := range p.Blocks {
						b.WriteByte("pi!b"[bl.Kind])
						b.WriteString(bl.Name)
						if bl.Title != "" {
							b.WriteByte('|')
						}
					}
				}
			}
			return b.String()
		}
		if shape(fr) != shape(en) {
			t.Errorf("%s: in French %s,\nin English %s", game, shape(fr), shape(en))
		}
	}
}

// all calls f for every text of a language, with its place.
func all(t *testing.T, lang string, f func(where, s string)) {
	t.Helper()
	tab, en := tables(t)
	if lang == "en" {
		tab = en
	}
	for key, e := range tab {
		f(lang+" "+key, e.one)
		f(lang+" "+key, e.other)
	}
	for _, game := range books(t) {
		facts, _ := factsOf(t, game)
		cs, err := Book(game, lang, facts)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range cs {
			f(lang+" "+game+" tab", c.Tab)
			for _, p := range c.Pages {
				f(lang+" "+game+" page", p.Title)
				for _, b := range p.Blocks {
					f(lang+" "+game+" "+p.Title, b.Title)
					f(lang+" "+game+" "+p.Title, b.Text)
				}
			}
		}
	}
}

func TestEveryGlyphIsInEveryFont(t *testing.T) {
	paths, err := filepath.Glob("../fonts/*.ttf")
	if err != nil || len(paths) == 0 {
		t.Fatalf("no fonts: %v", err)
	}
	for _, path := range paths {
		data, err := os.ReadFile(path)
		if err != nil {
			t.Fatal(err)
		}
		f, err := sfnt.Parse(data)
		if err != nil {
			t.Fatal(err)
		}
		var buf sfnt.Buffer
		missing := map[rune]string{}
		look := func(where, s string) {
			for _, r := range s {
				if r == '\n' {
					continue
				}
				if i, err := f.GlyphIndex(&buf, r); err != nil || i == 0 {
					missing[r] = where
				}
			}
		}
		for _, lang := range Languages {
			all(t, lang, look)
			w := &Words{lang: lang}
			look("numbers", w.Number(-1234567.89, 2)+"–")
		}
		for r, where := range missing {
			t.Errorf("%s lacks %q (%U), used by %s", filepath.Base(path), r, r, where)
		}
	}
}

func TestFrenchIsTypeset(t *testing.T) {
	bad := regexp.MustCompile("[ \u202f][:;!?»%]|« |[^\u00a0 ][»]|«[^\u00a0]|['\"]|\\.\\.\\.")
	all(t, "fr", func(where, s string) {
		if bad.MatchString(s) {
			t.Errorf("%s: %q", where, s)
		}
		for _, mark := range []string{"!", "?", ";", ":"} {
			if i := strings.Index(s, mark); i > 0 && !strings.HasSuffix(s[:i], nbsp) {
				t.Errorf("%s: no space before %q in %q", where, mark, s)
			}
		}
	})
	// The program uses « vous », also to children.
	you := regexp.MustCompile(`(?i)(^|[\s’])(tu|toi|ton|ta|tes)([\s.,!?]|$)`)
	all(t, "fr", func(where, s string) {
		if you.MatchString(s) {
			t.Errorf("%s says tu: %q", where, s)
		}
	})
}

// Capitals bear their accents, and œ is one letter.
func TestFrenchCapitalsBearAccents(t *testing.T) {
	bad := regexp.MustCompile(`(^|[^\p{L}])(A (la|l’|vous|droite|gauche|deux|trois|quatre|cinq|égalité|moi|fuir|manger|placer|venir|chacun)|Ca (va|y|chauffe)|Ex ?aequo|Etes|E(cran|gal|tape|toile|tud|clair|lit|v[ai]d|vit|quilibr|quip|cart|nerg|l[eè]ve))|[Cc]oeur|[Oo]euf|[Ss]oeur|[Mm]anoeuvre|[Vv]oeu|[Oo]euvre`)
	for _, wrong := range []string{"A vous de jouer", "Etape", "Egalité !", "le coeur"} {
		if !bad.MatchString(wrong) {
			t.Fatalf("%q passes", wrong)
		}
	}
	all(t, "fr", func(where, s string) {
		if m := bad.FindString(s); m != "" && !strings.Contains(m, "Equip") {
			t.Errorf("%s: %q in %q", where, m, s)
		}
	})
}

// What is the same in all games has the same words.
func TestOneThingHasOneWord(t *testing.T) {
	same := [][]string{
		{"bzzz.end.turn", "empire.end"},
		{"bzzz.advice", "empire.tool.hint"},
		{"button.undo", "settings.pad.undo", "bzzz.undo", "empire.tool.undo", "null.undo", "brutal.undo"},
		{"results.replay", "bzzz.again", "trichrome.look.again", "brutal.moments.again"},
	}
	for _, lang := range Languages {
		said := map[string]string{}
		all(t, lang, func(where, s string) { said[strings.TrimPrefix(where, lang+" ")] = s })
		for _, keys := range same {
			for _, key := range keys {
				if said[key] != said[keys[0]] || said[key] == "" {
					t.Errorf("%s: %s is %q, and %s is %q", lang, keys[0], said[keys[0]], key, said[key])
				}
			}
		}
	}
}

// Words that confused readers must not come back.
func TestWordsThatReadersStumbledOver(t *testing.T) {
	bad := map[string]*regexp.Regexp{
		"fr": regexp.MustCompile(`(?i)mieux-disant|à qui y a|Placer .* ou Déplacer|% dégâts|le plus près de la|chacune en mange une|brillent|À la fin, le plus de points`),
		"en": regexp.MustCompile(`(?i)Crossroads|it is played|where does one|placed where|(^|[^e] )most points win|stays before it|without anybody|It takes a Sail|which can be gone on with`),
	}
	for _, lang := range Languages {
		all(t, lang, func(where, s string) {
			if m := bad[lang].FindString(s); m != "" {
				t.Errorf("%s: %q in %q", where, m, s)
			}
		})
	}
}

func TestEnglishIsTypeset(t *testing.T) {
	bad := regexp.MustCompile("[ \u00a0][:;!?%]|[«»'\"]|\\.\\.\\.")
	all(t, "en", func(where, s string) {
		if bad.MatchString(s) {
			t.Errorf("%s: %q", where, s)
		}
	})
}

func TestTextsAreTidy(t *testing.T) {
	for _, lang := range Languages {
		all(t, lang, func(where, s string) {
			if strings.Contains(s, "  ") || strings.TrimFunc(s, unicode.IsSpace) != s {
				t.Errorf("%s has spaces too many: %q", where, s)
			}
		})
	}
}

// In a browser another key replaces Escape: only labels may name it.
func TestWordsNameNoEscapeKey(t *testing.T) {
	escape := regexp.MustCompile(`(?i)\b(esc|escape key)\b|échap\b`)
	if !escape.MatchString("Appuie sur Échap.") || !escape.MatchString("Press Esc.") {
		t.Fatal("the key is not found where it stands")
	}
	for _, lang := range Languages {
		all(t, lang, func(where, s string) {
			if where != lang+" key.escape" && escape.MatchString(s) {
				t.Errorf("%s names the Escape key: %q", where, s)
			}
		})
	}
}

func BenchmarkLoad(b *testing.B) {
	b.ReportAllocs()
	for b.Loop() {
		if _, err := load("fr"); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkSay(b *testing.B) {
	w := New("fr")
	b.ReportAllocs()
	for b.Loop() {
		w.Say(TitlePlay())
		w.Say(BzzzPauseWhere(23, 75))
	}
}

// A person cannot take the name by which a screen calls a computer player or a person without a name.
func TestNamesOfScreensAreReserved(t *testing.T) {
	for _, lang := range Languages {
		w := New(lang)
		for _, name := range []string{w.Say(SeatComputer()), w.Say(SeatComputer()) + " B", w.Say(SeatPlayer("C"))} {
			if !names.Called(name) {
				t.Errorf("%s: a person may be called %q", lang, name)
			}
		}
	}
}
