package main_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"ludotheque/arena/catalog"
)

const module = "ludotheque"

// A ban says what packages may not reach, over however many imports. A pattern
// is a path, a path/... for all below and itself, or several between spaces;
// paths of this module are written without its name, "." is its root, and GAME
// stands for every game.
type ban struct {
	who, except string
	what        string
	why         string
}

// games is what GAME stands for: those of the catalogue, and the template.
var games = func() []string {
	ids := []string{"null"}
	for _, e := range catalog.Games() {
		ids = append(ids, e.ID)
	}
	return ids
}()

const ebitengine = "github.com/hajimehoshi/ebiten/v2/... github.com/ebitengine/..."

var bans = []ban{
	{"./...", ". scenes/... internal/e2e/... build/...", ebitengine,
		"only what has a window may need one: servers have no display, and build small"},
	{"scenes/cli scenes/console scenes/phone scenes/history scenes/GAME/history scenes/sound/score scenes/sound/synth scenes/sound/fx", "", ebitengine,
		"these packages can be tested without a window, and have to stay so"},
	{"rules/...", "rules/rulestest", "time os/... math/rand/... sync/... context net/... runtime/... log/... syscall/... io/fs embed",
		"rules are deterministic: a record has to play the same everywhere"},
	{"rules/...", "rules/rulestest", "arena/... ai/... assets/... scenes/...",
		"rules do not depend on what plays, shows or stores them"},
	{"arena/match", "", "ai/... arena/catalog arena/pipe scenes/... assets/... rules/GAME",
		"a match is the same for every game and every player"},
	{"arena/table arena/table/guest arena/table/host", "", "net/http ai/... arena/catalog arena/table/room",
		"a browser is a guest too, with its own sockets: its download stays small"},
	{"ai/...", "", "arena/... scenes/... assets/...",
		"a computer player gets views, and nothing else"},
	{"arena/aquanet/wire", "", "./...",
		"other people's programs may import the wire format"},
	{"arena/aquanet/server arena/aquanet/client", "", "rules/... ai/... arena/match",
		"the network is separate from the rules: no message can make a server break one"},
	{"arena/...", "", "scenes/... assets/...",
		"commands without a window have no pictures and no sounds"},
	{"scenes/input scenes/settings scenes/sound/... scenes/trace scenes/cli scenes/phone", "", "scenes/ui scenes/kit scenes/lesson scenes/play scenes/menu scenes/GAME scenes/cabinet",
		"screens use devices, files and sounds, never the other way round"},
	{"scenes/ui", "", "rules/GAME ai/... arena/... scenes/kit scenes/lesson scenes/play scenes/menu scenes/GAME scenes/cabinet",
		"widgets are the same for every game"},
	{"scenes/history", "", "rules/GAME ai/... arena/... scenes",
		"a history is the same for every game, with or without a window"},
	{"scenes/GAME/history", "", "ai/... scenes/ui scenes/kit scenes/play",
		"a history is made of views alone"},
	{"scenes/kit", "", "rules/GAME ai/... arena/... scenes/lesson scenes/play scenes/menu scenes/GAME scenes/cabinet",
		"every screen is built from the kit, which depends on no screen"},
	{"scenes/lesson", "", "rules/GAME ai/... arena/... scenes/play scenes/menu scenes/GAME scenes/cabinet",
		"a lesson is the same for every game"},
	{"scenes/play", "", "rules/GAME ai/GAME scenes/menu scenes/GAME scenes/cabinet",
		"a match at a screen is the same for every game, and does not depend on the shared screens"},
	{"scenes/menu", "", "scenes/GAME scenes/cabinet rules/GAME ai/GAME",
		"the shared screens show any game through what package play declares"},
	{"scenes/GAME", "", "scenes/menu scenes/cabinet",
		"a game reaches the shared screens through package play"},
	{"assets/...", "", "scenes/... arena/... ai/...",
		"assets depend on nothing"},
	{"internal/version", "", "./...",
		"every program imports it"},
	{"internal/socket", "", "./...",
		"tables and servers of Aquar.iom both use it"},
	{"internal/thread", "", "./...",
		"computer players and sounds both use it"},
}

// ruleData is rules written as data: packages that may import the rules may import it,
// and it imports nothing but embed. A map of Aquar.iom that comes with the
// cabinet is a value of an option, so the rules have to find it by name.
const ruleData = "assets/maps assets/tables"

// pure is what rules may import of the standard library: a list of what is
// allowed, since a list of the rest would never be complete.
const pure = "bytes cmp encoding/... errors fmt hash/... iter maps math math/bits slices sort strconv strings unicode/..."

// graph is who imports whom in this module, tests left out.
type graph map[string][]string

// readGraph parses the imports of every file, whatever it is built for.
func readGraph(t *testing.T) graph {
	t.Helper()
	g := graph{}
	each(t, func(dir, file string, f *ast.File) {
		from := path.Join(module, dir)
		for _, s := range f.Imports {
			to := strings.Trim(s.Path.Value, `"`)
			if !slices.Contains(g[from], to) {
				g[from] = append(g[from], to)
			}
		}
		if g[from] == nil {
			g[from] = []string{}
		}
	})
	return g
}

// each parses every file of the module that is no test.
func each(t *testing.T, do func(dir, file string, f *ast.File)) {
	t.Helper()
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		base := d.Name()
		if d.IsDir() && name != "." && (strings.HasPrefix(base, ".") || base == "testdata" || base == "dist") {
			return filepath.SkipDir
		}
		if d.IsDir() || !strings.HasSuffix(base, ".go") || strings.HasSuffix(base, "_test.go") {
			return nil
		}
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.SkipObjectResolution)
		if err != nil {
			return err
		}
		do(filepath.ToSlash(filepath.Dir(name)), filepath.ToSlash(name), f)
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// matches says whether a package is among the patterns.
func matches(patterns, pkg string) bool {
	for _, p := range strings.Fields(patterns) {
		for _, game := range games {
			q := strings.ReplaceAll(p, "GAME", game)
			q, below := strings.CutSuffix(q, "/...")
			// No other module's path begins like ours, so both can be tried.
			for _, full := range []string{q, path.Join(module, q)} {
				if pkg == full || below && strings.HasPrefix(pkg, full+"/") {
					return true
				}
			}
		}
	}
	return false
}

// reach is the shortest chain of imports from a package to one that is banned,
// or nil. A package is not held to account for itself.
func (g graph) reach(from, what string) []string {
	before := map[string]string{from: ""}
	for queue := []string{from}; len(queue) > 0; queue = queue[1:] {
		for _, to := range g[queue[0]] {
			if _, seen := before[to]; seen || matches(ruleData, to) {
				continue
			}
			before[to] = queue[0]
			if matches(what, to) {
				chain := []string{to}
				for at := queue[0]; at != ""; at = before[at] {
					chain = append(chain, at)
				}
				slices.Reverse(chain)
				return chain
			}
			queue = append(queue, to)
		}
	}
	return nil
}

func TestPackagesImportOnlyWhatTheyMay(t *testing.T) {
	g := readGraph(t)
	if len(g) < 10 {
		t.Fatalf("only %d packages found", len(g))
	}
	for _, b := range bans {
		for _, pkg := range slices.Sorted(maps.Keys(g)) {
			if !matches(b.who, pkg) || matches(b.except, pkg) {
				continue
			}
			if chain := g.reach(pkg, b.what); chain != nil {
				t.Errorf("%s:\n\t%s", b.why, strings.Join(chain, "\n\timports "))
			}
		}
	}
}

func TestRulesArePure(t *testing.T) {
	g := readGraph(t)
	for _, data := range strings.Fields(ruleData) {
		if to := g[path.Join(module, data)]; !slices.Equal(to, []string{"embed"}) {
			t.Errorf("%s imports %v: it is data, and nothing else", data, to)
		}
	}
	for pkg, imports := range g {
		if !matches("rules/...", pkg) || matches("rules/rulestest", pkg) {
			continue
		}
		for _, to := range imports {
			if !matches("rules/...", to) && !matches(pure, to) && !matches("github.com/solarlune/resolv", to) && !matches(ruleData, to) {
				t.Errorf("%s imports %s: rules stand on rules, resolv and the pure part of the standard library (%s)", pkg, to, pure)
			}
		}
	}
	each(t, func(dir, file string, f *ast.File) {
		if !matches("rules/...", path.Join(module, dir)) {
			return
		}
		ast.Inspect(f, func(n ast.Node) bool {
			switch n.(type) {
			case *ast.GoStmt, *ast.ChanType, *ast.SelectStmt:
				t.Errorf("%s starts or talks to a goroutine: what two of them do is in no record", file)
			}
			return true
		})
	})
}

func TestTheBansAreAboutSomething(t *testing.T) {
	g := readGraph(t)
	for _, b := range bans {
		found := false
		for pkg := range g {
			found = found || matches(b.who, pkg)
		}
		if !found {
			t.Errorf("no package is among %q: has it moved?", b.who)
		}
	}
	// A chain is found over other packages, and told from its beginning.
	toy := graph{"ludotheque/a": {"fmt", "ludotheque/b"}, "ludotheque/b": {"ludotheque/c"}, "ludotheque/c": {"example.org/x/y"}}
	if got := toy.reach("ludotheque/a", "example.org/x/..."); len(got) != 4 || got[0] != "ludotheque/a" || got[3] != "example.org/x/y" {
		t.Errorf("chain %v", got)
	}
	if toy.reach("ludotheque/a", "example.org/z") != nil {
		t.Error("a chain to nowhere")
	}
}
