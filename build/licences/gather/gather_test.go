package gather

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/google/licensecheck"
)

// programs are all that is downloaded.
var programs = []Program{
	{Package: ".", GOOS: "linux", GOARCH: "amd64"},
	{Package: ".", GOOS: "windows", GOARCH: "amd64"},
	{Package: ".", GOOS: "darwin", GOARCH: "arm64"},
	{Package: ".", GOOS: "js", GOARCH: "wasm"},
	{Package: "./arena", GOOS: "linux", GOARCH: "amd64"},
}

// allowed are licences under which a program may be passed on as we do; those of
// the fonts are among them.
var allowed = []string{"MIT", "BSD-2-Clause", "BSD-3-Clause", "Apache-2.0", "ISC", "Zlib", "OFL-1.1", "OFL-1.1-no-RFN", "OFL-1.1-RFN", "Unlicense", "HarfBuzz", "GooglePatentClause", "GooglePatentsFile", "MIT-Modern-Variant"}

func TestEveryModuleHasALicence(t *testing.T) {
	for _, p := range programs {
		p.Dir = "../../.."
		works, err := Of(p)
		if err != nil {
			t.Fatalf("%s for %s: %v", p.Package, p.GOOS, err)
		}
		if works[0].Name != "ludotheque" || works[len(works)-1].Name != goName {
			t.Errorf("%s for %s: the works begin with %s and end with %s", p.Package, p.GOOS, works[0].Name, works[len(works)-1].Name)
		}
		for _, w := range works {
			known := false
			for _, f := range w.Files {
				for _, m := range licensecheck.Scan([]byte(f.Text)).Match {
					known = known || slices.Contains(allowed, m.ID) && !m.IsURL
				}
			}
			if !known {
				t.Errorf("%s for %s: %s %s has no licence that is known and allows a download: %v", p.Package, p.GOOS, w.Name, w.Version, names(w))
			}
		}
		text := Text(works)
		for _, w := range works {
			if !strings.Contains(text, w.Files[0].Text) || !strings.Contains(text, "    "+strings.TrimSpace(w.Name+" "+w.Version)+"\n") {
				t.Errorf("%s is not in the text", w.Name)
			}
		}
	}
}

func names(w Work) (out []string) {
	for _, f := range w.Files {
		out = append(out, f.Name)
	}
	return out
}

func TestWhatIsBorrowedIsNamed(t *testing.T) {
	for _, c := range []struct {
		os, arch string
		want     []string
		not      string
	}{
		{"linux", "amd64", []string{"Fredoka", "Nunito", "hajimehoshi/ebiten", "glfw", "The Go Authors"}, "chromedp"},
		{"js", "wasm", []string{"Fredoka", "Nunito", "hajimehoshi/ebiten", "The Go Authors"}, "coder/websocket"},
	} {
		works, err := Of(Program{Dir: "../../..", Package: ".", GOOS: c.os, GOARCH: c.arch})
		if err != nil {
			t.Fatal(err)
		}
		text := Text(works)
		for _, want := range c.want {
			if !strings.Contains(text, want) {
				t.Errorf("%s: %s is not named", c.os, want)
			}
		}
		for _, not := range []string{"chromedp", c.not} {
			if strings.Contains(text, not) {
				t.Errorf("%s: %s is named, and is not in it", c.os, not)
			}
		}
	}
}

func TestAWorkWithoutLicenceIsRefused(t *testing.T) {
	dir := t.TempDir()
	works, err := read("some/module\tv1.0.0\t" + dir + "\t" + dir + "\n")
	if err != nil || len(works) != 1 || len(works[0].Files) != 0 {
		t.Fatalf("an empty module gives %+v (%v)", works, err)
	}
	if _, err := read("three\tfields\tonly\n"); err == nil {
		t.Error("a line of go list that makes no sense is taken")
	}
}

// Go copies the licences of modules into vendor, for those who build without a network.
func TestVendoredModulesHaveTheirLicences(t *testing.T) {
	dir := t.TempDir()
	module := filepath.Join(dir, "vendor", "some", "module")
	inner := filepath.Join(module, "inner")
	if err := os.MkdirAll(inner, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, folder := range []string{module, inner} {
		if err := os.WriteFile(filepath.Join(folder, "LICENSE"), []byte("of "+filepath.Base(folder)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	works, err := read("some/module\tv1.0.0\t\t" + inner + "\n")
	if err != nil {
		t.Fatal(err)
	}
	if len(works) != 1 || !slices.Equal(names(works[0]), []string{"LICENSE", "inner/LICENSE"}) {
		t.Errorf("the works are %+v", works)
	}
	for _, elsewhere := range []string{dir, module + "s"} {
		if _, err := read("some/module\tv1.0.0\t\t" + elsewhere + "\n"); err == nil {
			t.Errorf("%s is taken as a package of the module in vendor", elsewhere)
		}
	}
}
